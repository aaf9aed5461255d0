/* tests/section/plane.c - isect_section_count, isect_section_capacity, isect_section_plane:
 * sections of boxes that can be drawn. For meshes: lines are closed, they consist of the common
 * points of the plane and each triangle, and areas add up to the volume. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include HEADER(meet)
#include HEADER(section)

enum { POINTS = 64 };

/* A section and its memory. */
typedef struct Made {
    X(section) section;
    void *memory;
    size_t bytes;
} Made;

static Made made_of(const X(mesh) * mesh, const X(plane) * plane, const uint32_t *prims,
                    size_t count)
{
    Made made = {.bytes = X(section_capacity)(X(section_count)(mesh, plane, prims, count))};
    made.memory = malloc(made.bytes ? made.bytes : 1);
    check("memory", made.memory);
    check("cut",
          cmp(X(section_plane)(mesh, plane, prims, count, made.memory, made.bytes, &made.section),
              ==, ISECT_OK));
    return made;
}

/* ---- cases ---- */

/* The corners of boxes, and their triangles, with the front outside or inside. */
typedef struct Boxes {
    real number[POINTS][3];
    uint32_t index[3 * POINTS];
    X(mesh) mesh;
} Boxes;

static void add_box(Boxes *boxes, const real lower[3], const real upper[3], bool hollow)
{
    static const uint32_t face[12][3] = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6},
                                         {0, 1, 5}, {0, 5, 4}, {2, 6, 7}, {2, 7, 3},
                                         {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
    const size_t first = boxes->mesh.vertex_count, triangles = boxes->mesh.triangle_count;
    for (size_t i = 0; i < 8; i++)
        for (size_t k = 0; k < 3; k++)
            boxes->number[first + i][k] = i >> k & 1 ? upper[k] : lower[k];
    for (size_t i = 0; i < 12; i++)
        for (size_t k = 0; k < 3; k++)
            boxes->index[3 * (triangles + i) + k] = (uint32_t)first + face[i][hollow ? 2 - k : k];
    boxes->mesh = (X(mesh)){boxes->number[0], 0, first + 8, boxes->index, triangles + 12};
}

TEST_FUNCTION(cases)
{
    Boxes boxes = {0};
    add_box(&boxes, (const real[]){0, 0, 0}, (const real[]){4, 4, 4}, false);
    add_box(&boxes, (const real[]){1, 1, 1}, (const real[]){3, 3, 3}, true);
    add_box(&boxes, (const real[]){2, 2, R(1.5)}, (const real[]){R(2.5), R(2.5), 2}, false);
    const struct {
        const char *name;
        X(plane) plane;
        size_t lines;
        real area;
    } cuts[] = {{"below all", {{0, 0, 1}, R(-0.5)}, 1, 16},
                {"through two", {{0, 0, 1}, -1.25}, 2, 12},
                {"through three", {{0, 0, 1}, R(-1.75)}, 3, R(12.25)},
                {"of any length", {{0, 0, 8}, -14}, 3, R(12.25)},
                {"from below", {{0, 0, -1}, R(1.75)}, 3, R(12.25)},
                {"along x", {{2, 0, 0}, R(-4.5)}, 3, R(12.25)},
                {"along y", {{0, -1, 0}, R(2.25)}, 3, R(12.25)},
                {"in the top, which is below", {{0, 0, 1}, -4}, 1, 16},
                {"in the bottom, which is not", {{0, 0, 1}, 0}, 0, 0},
                {"in the bottom, from below", {{0, 0, -1}, 0}, 1, 16},
                {"in a face of the hollow", {{0, 0, 1}, -1}, 1, 16},
                {"and from below", {{0, 0, -1}, 1}, 2, 12},
                {"beside", {{0, 0, 1}, -5}, 0, 0},
                {"everything", {{0, 0, 0}, 1}, 0, 0},
                {"through an edge", {{1, 1, 0}, 0}, 0, 0},
                {"and from behind, which touches it", {{-1, -1, 0}, 0}, 1, 0}};
    for (size_t i = 0; i < COUNT(cuts); i++) {
        Made made = made_of(&boxes.mesh, &cuts[i].plane, NULL, 0);
        check(cuts[i].name, cmp(made.section.line_count, ==, cuts[i].lines));
        check(cuts[i].name, cmp(made.section.area, ==, cuts[i].area));
        free(made.memory);
    }
    Made made = made_of(&boxes.mesh, &cuts[2].plane, NULL, 0);
    for (size_t i = 0; i < 3; i++) {
        const X(section_line) *line = &made.section.lines[i];
        const real area = line->depth == 0 ? 16 : line->depth == 1 ? -4 : R(0.25);
        check("nested", line->closed && cmp(line->area, ==, area));
        check("in the next larger",
              line->depth == 0 ? line->parent == UINT32_MAX
                               : made.section.lines[line->parent].depth + 1 == line->depth);
        check("eight points", cmp(line->count, ==, 8) && cmp(line->first, ==, 8 * i));
    }
    free(made.memory);
}

/* A hole that touches the line around it with a side or, like the top one, with each of its points;
 * rotated, so that all of them are rounded. */
TEST_FUNCTION(touching)
{
    for (int turn = 0; turn < 200; turn++) {
        Boxes boxes = {0};
        const real c = (real)cos(turn), s = (real)sin(turn);
        const bool corners = turn % 2;
        add_box(&boxes, (const real[]){0, 0, 0}, (const real[]){4, 4, 4}, false);
        add_box(&boxes, (const real[]){0, 1, 0}, (const real[]){1, 2, 4}, true);
        for (size_t i = 0; i < 8 && corners; i++) /* in the middles of the sides */
            boxes.number[8 + i][0] = (real[]){2, 4, 0, 2}[i % 4],
                             boxes.number[8 + i][1] = (real[]){0, 2, 2, 4}[i % 4];
        for (size_t i = 0; i < 16; i++) {
            const real x = boxes.number[i][0], y = boxes.number[i][1];
            boxes.number[i][0] = c * x - s * y, boxes.number[i][1] = s * x + c * y;
        }
        Made made = made_of(&boxes.mesh, &(X(plane)){{0, 0, 1}, corners ? -4 : -1}, NULL, 0);
        const X(section_line) *lines = made.section.lines;
        check("two lines", cmp(made.section.line_count, ==, 2));
        const uint32_t hole = lines[0].area > 0;
        check("the hole is enclosed",
              cmp(lines[hole].depth, ==, 1) && cmp(lines[hole].parent, ==, 1 - hole));
        check("by what is not",
              cmp(lines[1 - hole].depth, ==, 0) && cmp(lines[1 - hole].parent, ==, UINT32_MAX));
        free(made.memory);
    }
}

TEST_FUNCTION(refused)
{
    Boxes boxes = {0};
    add_box(&boxes, (const real[]){0, 0, 0}, (const real[]){4, 4, 4}, false);
    const X(plane) plane = {{0, 0, 1}, -2}, endless = {{0, 0, 1}, REAL_INF},
                   nan = {{REAL_NAN, 0, 1}, 0};
    const X(mesh) lost = {NULL, 0, 8, boxes.index, 12};
    X(section) section = {.line_count = 7};
    Made made = made_of(&boxes.mesh, &plane, NULL, 0);
    check("too small", X(section_plane)(&boxes.mesh, &plane, NULL, 0, made.memory, made.bytes - 1,
                                        &section) == ISECT_TOO_SMALL);
    check("no memory", X(section_plane)(&boxes.mesh, &plane, NULL, 0, NULL, made.bytes, &section) ==
                           ISECT_BAD_ARGUMENT);
    check("no mesh",
          X(section_plane)(NULL, &plane, NULL, 0, NULL, 0, &section) == ISECT_BAD_ARGUMENT &&
              X(section_plane)(&lost, &plane, NULL, 0, NULL, 0, &section) == ISECT_BAD_ARGUMENT);
    check("no plane",
          X(section_plane)(&boxes.mesh, NULL, NULL, 0, NULL, 0, &section) == ISECT_BAD_ARGUMENT);
    check("NaN",
          X(section_plane)(&boxes.mesh, &nan, NULL, 0, NULL, 0, &section) == ISECT_NOT_FINITE);
    check("infinite",
          X(section_plane)(&boxes.mesh, &endless, NULL, 0, NULL, 0, &section) == ISECT_NOT_FINITE);
    check("untouched", cmp(section.line_count, ==, 7));
    check("not counted", !X(section_count)(NULL, &plane, NULL, 0) &&
                             !X(section_count)(&boxes.mesh, NULL, NULL, 0) &&
                             !X(section_count)(&boxes.mesh, &nan, NULL, 0));
    check("capacities", cmp(X(section_capacity)(0), ==, 0) &&
                            cmp(X(section_capacity)(SIZE_MAX), ==, 0) &&
                            cmp(X(section_capacity)(9), <, X(section_capacity)(10)));
    boxes.number[0][0] = REAL_NAN, boxes.index[35] = 99;
    check("others are cut", X(section_count)(&boxes.mesh, &plane, NULL, 0) < 8);
    free(made.memory);
}

/* A part of a box: open lines; and sections of selected triangles. */
TEST_FUNCTION(open)
{
    Boxes boxes = {0};
    add_box(&boxes, (const real[]){0, 0, 0}, (const real[]){4, 4, 4}, false);
    const X(plane) plane = {{0, 0, 1}, -1};
    const uint32_t two[] = {4, 5};
    Made made = made_of(&boxes.mesh, &plane, two, 2);
    const X(section) *section = &made.section;
    check("one open line", cmp(section->line_count, ==, 1) && !section->lines[0].closed);
    check("without area", cmp(section->area, ==, 0) && cmp(section->lines[0].area, ==, 0));
    check("three points", cmp(section->point_count, ==, 3) && cmp(section->lines[0].count, ==, 3));
    check("the inside to the left", same_point(section->points[0], (Vec3){0, 0, 1}) &&
                                        same_point(section->points[2], (Vec3){4, 0, 1}));
    check("triangles", cmp(section->prims[0], ==, 5) && cmp(section->prims[1], ==, 4) &&
                           cmp(section->prims[2], ==, UINT32_MAX));
    free(made.memory);
}

/* Triangles with the wrong orientation, and needles, do not open a line. */
TEST_FUNCTION(twisted)
{
    const X(plane) plane = {{0, 0, 1}, -1};
    for (int wrong = 0; wrong < 64; wrong++) {
        Boxes boxes = {0};
        add_box(&boxes, (const real[]){0, 0, 0}, (const real[]){4, 4, 4}, false);
        for (uint32_t i = 0; i < 6; i++) { /* triangles of the sides */
            uint32_t *index = &boxes.index[3 * (4 + i)], kept = index[1];
            if (wrong >> i & 1)
                index[1] = index[2], index[2] = kept;
        }
        for (uint32_t k = 0; k < 3; k++)
            boxes.index[3 * 12 + k] = k == 1 ? 4 : 0;
        boxes.mesh.triangle_count++;
        Made made = made_of(&boxes.mesh, &plane, NULL, 0);
        check("one line", cmp(made.section.line_count, ==, 1) && made.section.lines[0].closed);
        check("eight points", cmp(made.section.point_count, ==, 8));
        check("the area", cmp(real_abs(made.section.area), ==, 16));
        check("either way round", wrong > 0 || made.section.area == 16);
        free(made.memory);
    }
}

/* Four walls at one edge: unmatched ends are linked two by two. */
TEST_FUNCTION(crowded)
{
    static const real wall[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (int wrong = 0; wrong < 16; wrong++) {
        real number[4][9];
        for (int i = 0; i < 4; i++) {
            const real x = wall[i][0], y = wall[i][1];
            const real out[9] = {0, 0, 0, 0, 0, 2, x, y, 0}, in[9] = {0, 0, 0, x, y, 0, 0, 0, 2};
            memcpy(number[i], wrong >> i & 1 ? out : in, sizeof out);
        }
        const X(mesh) mesh = {number[0], 0, 12, NULL, 4};
        const X(plane) plane = {{0, 0, 1}, -1};
        Made made = made_of(&mesh, &plane, NULL, 0);
        check("two lines of two",
              cmp(made.section.line_count, ==, 2) && cmp(made.section.point_count, ==, 6));
        for (size_t k = 0; k < 2; k++)
            check("open", !made.section.lines[k].closed && cmp(made.section.lines[k].count, ==, 3));
        free(made.memory);
    }
}

/* ---- meshes ---- */

static Scene scene(int which)
{
    trimesh mesh;
    check("memory", which == 0   ? trimesh_sphere(&mesh, 2)
                    : which == 1 ? trimesh_torus(&mesh, 17, 9, 0.4F)
                                 : trimesh_knot(&mesh, 40, 7));
    return scene_of(&mesh, 1, NULL);
}

/* Is the point one of the common points of a triangle and the plane? */
static bool is_common(const Scene *of, const X(plane) * plane, uint32_t prim, Vec3 point)
{
    const X(triangle) triangle = scene_triangle(of, prim);
    const X(common) common = X(meet_plane_triangle)(plane, &triangle);
    bool is = false;
    for (uint32_t i = 0; i < common.count; i++)
        is |= same_point(common.point[i], point);
    return is;
}

/* If two lines have the same points, as in the top of a ring, neither encloses the other. */
static bool lies_on_another(const X(section) * section, size_t k)
{
    const double area = (double)section->lines[k].area;
    bool lies = false;
    for (size_t i = 0; i < section->line_count; i++)
        lies |= fabs((double)section->lines[i].area + area) < 1e-6 * fabs(area) &&
                section->lines[i].count == section->lines[k].count;
    return lies;
}

/* Is an area below the rounding error? Points have errors of 4 epsilon of the largest coordinate, 7
 * in length; the bound is the perimeter times that, and the error of sums of products. The sign of
 * a lesser area is not known. */
static bool is_rounding(const Scene *of, const X(section) * section, const X(section_line) * line)
{
    double size = 0, around = 0;
    for (size_t i = 0; i < 3 * of->mesh.vertex_count; i++)
        size = fmax(size, fabs((double)of->positions[i]));
    for (size_t i = 0; i < line->count; i++) {
        const Vec3 a = section->points[line->first + i];
        const Vec3 b = section->points[line->first + (i + 1) % line->count];
        const double x = (double)a.x - (double)b.x, y = (double)a.y - (double)b.y,
                     z = (double)a.z - (double)b.z;
        around += sqrt(x * x + y * y + z * z) + 8 * (double)REAL_EPSILON * size;
    }
    return fabs((double)line->area) <= 16 * (double)REAL_EPSILON * size * around;
}

static double judge(const Scene *of, const X(plane) * plane)
{
    Made made = made_of(&of->mesh, plane, NULL, 0);
    const X(section) *section = &made.section;
    size_t points = 0;
    for (size_t k = 0; k < section->line_count; k++) {
        const X(section_line) *line = &section->lines[k];
        check("one after the other", cmp(line->first, ==, points) && cmp(line->count, >=, 2));
        check("closed", line->closed);
        check("two points have no area", line->count > 2 || line->touching);
        check("outsides and holes", line->touching || (line->area > 0) == (line->depth % 2 == 0) ||
                                        is_rounding(of, section, line) ||
                                        lies_on_another(section, k));
        points += line->count;
        for (size_t i = 0; i < line->count; i++) {
            const size_t at = line->first + i, next = line->first + (i + 1) % line->count;
            check("begins in it", is_common(of, plane, section->prims[at], section->points[at]));
            check("ends in it", is_common(of, plane, section->prims[at], section->points[next]));
        }
    }
    check("all points", cmp(points, ==, section->point_count));
    const double area = (double)section->area;
    free(made.memory);
    return area;
}

static real height_in(const Scene *of, size_t vertex, int axis)
{
    return of->positions[3 * vertex + (size_t)axis];
}

static X(plane) across(int axis, real height, bool turned)
{
    const real n = turned ? -1 : 1;
    return (X(plane)){{axis == 0 ? n : 0, axis == 1 ? n : 0, axis == 2 ? n : 0}, -n * height};
}

static int by_size(const void *a, const void *b)
{
    const real x = *(const real *)a, y = *(const real *)b;
    return (x > y) - (x < y);
}

static double volume_of(const Scene *of)
{
    double six = 0;
    for (size_t i = 0; i < of->mesh.triangle_count; i++) {
        const X(triangle) t = scene_triangle(of, i);
        const double a[3] = {(double)t.a.x, (double)t.a.y, (double)t.a.z};
        const double b[3] = {(double)t.b.x, (double)t.b.y, (double)t.b.z};
        const double c[3] = {(double)t.c.x, (double)t.c.y, (double)t.c.z};
        for (int k = 0; k < 3; k++)
            six += a[k] * (b[(k + 1) % 3] * c[(k + 2) % 3] - b[(k + 2) % 3] * c[(k + 1) % 3]);
    }
    return six / 6;
}

/* Between the heights of two vertices the area is quadratic, so Simpson's rule is exact if its ends
 * are the limits from inside: a plane through a vertex is the limit from below, a reversed one from
 * above. */
static double volume_between(const Scene *of, int axis, real from, real to)
{
    const real middle = from + (to - from) / 2;
    if (!(from < middle && middle < to))
        return 0;
    const X(plane) low = across(axis, from, true), high = across(axis, to, false);
    const X(plane) half = across(axis, middle, false);
    const double h = (double)to - (double)from, w = (double)middle - (double)from;
    const double a = judge(of, &low), b = judge(of, &half), c = judge(of, &high);
    return fabs(w / h - 0.5) < 0.1 ? h * (a + 4 * b + c) / 6 : h * b;
}

static void add_up(const Scene *of, int axis)
{
    const size_t n = of->mesh.vertex_count;
    real *height = malloc(n * sizeof *height);
    double sum = 0;
    check("memory", height);
    for (size_t i = 0; i < n; i++)
        height[i] = height_in(of, i, axis);
    qsort(height, n, sizeof *height, by_size);
    for (size_t i = 1; i < n; i++)
        sum += volume_between(of, axis, height[i - 1], height[i]);
    const double volume = volume_of(of);
    check("to 1e-6", cmp(fabs(sum - volume), <=, 1e-6 * fabs(volume)));
    free(height);
}

TEST_FUNCTION(areas_add_up)
{
    for (int which = 0; which < 3; which++)
        for (int axis = 0; axis < 3; axis++) {
            Scene of = scene(which);
            add_up(&of, axis);
            scene_free(&of);
        }
}

/* Planes through vertices, and through edges, up to rounding. */
static bool cut_through_vertex(const Scene *of, bool edge)
{
    const X(triangle) t = scene_triangle(of, (size_t)any_int(0, (int)of->mesh.triangle_count - 1));
    const Vec3 normal = edge ? cross(sub(t.b, t.a), any_unit()) : any_unit();
    const X(plane) plane = {normal, -dot(normal, t.a)};
    return judge(of, &plane) > 0;
}

TEST_FUNCTION(through_vertices)
{
    size_t lines = 0;
    for (int i = 0; i < soak(300); i++) {
        Scene of = scene(i % 3);
        lines += cut_through_vertex(&of, i % 2 == 0);
        scene_free(&of);
    }
    check("most are cut", cmp(lines, >, 200));
}

/* Closed files; areas add up if the mesh does not cross itself. */
TEST_FUNCTION(files)
{
    Scene of;
    for (size_t i = 0; scene_of_file(i, &of); i++) {
        if (scene_is_closed(&of)) {
            for (int k = 0; k < soak(300); k++)
                cut_through_vertex(&of, k % 2 == 0);
            for (int axis = 0; axis < 3; axis++)
                add_up(&of, axis);
        }
        scene_free(&of);
    }
}

TESTS_IN(section_plane, cmocka_unit_test(cases), cmocka_unit_test(touching),
         cmocka_unit_test(refused), cmocka_unit_test(open), cmocka_unit_test(twisted),
         cmocka_unit_test(crowded), cmocka_unit_test(areas_add_up),
         cmocka_unit_test(through_vertices), cmocka_unit_test(files))
