/* tests/clash/contour.c - isect_clash_contour_capacity, isect_clash_contour: pieces are the common
 * segments of two triangles, in lines that are closed if the meshes are. */
#include "clash/contour.h"
#include "bvh/scene.h"
#include "kit/kit.h"
#include "kit/segments.h"
#include HEADER(clash)
#include HEADER(meet)

/* ---- cases ---- */

/* Two floors, z = 0, of two triangles each, and a wall, x = 1, that ends inside the first. */
static const real floors[] = {0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 0, 0, 2, 2, 0, 0, 2, 0,
                              5, 0, 0, 7, 0, 0, 7, 2, 0, 5, 0, 0, 7, 2, 0, 5, 2, 0};
static const real wall[] = {1, R(0.5), -1, 1, R(1.75), -1, 1, R(0.5), 1};

TEST_FUNCTION(cases)
{
    const X(mesh) a = {floors, 0, 12, NULL, 4}, b = {wall, 0, 3, NULL, 1};
    Contour one = contour_of(&a, &b);
    const X(clash_lines) *lines = &one.lines;
    check("one line of two pieces",
          cmp(lines->line_count, ==, 1) && cmp(lines->point_count, ==, 3));
    check("open",
          !lines->lines[0].closed && cmp(lines->lines[0].count, ==, 3) && !lines->lines[0].first);
    check("begins", same_point(lines->points[0], (Vec3){1, R(0.5), 0}));
    check("at the diagonal", same_point(lines->points[1], (Vec3){1, 1, 0}));
    check("ends", same_point(lines->points[2], (Vec3){1, R(1.125), 0}));
    check("triangles", cmp(lines->a[0], ==, 0) && cmp(lines->a[1], ==, 1) &&
                           cmp(lines->a[2], ==, UINT32_MAX) && cmp(lines->b[0], ==, 0) &&
                           cmp(lines->b[1], ==, 0) && cmp(lines->b[2], ==, UINT32_MAX));
    X(clash_lines) other = {.line_count = 7};
    const size_t bytes = X(clash_contour_capacity)(one.pairs);
    const uint32_t wrong[1][2] = {{4, 0}}, more[1][2] = {{0, 1}};
    const uint32_t(*given)[2] = (const uint32_t(*)[2])pairs;
    check("too small", X(clash_contour)(&a, &b, NULL, given, one.pairs, one.memory, bytes - 1,
                                        &other) == ISECT_TOO_SMALL);
    check("no such triangle", X(clash_contour)(&a, &b, NULL, wrong, 1, one.memory, bytes, &other) ==
                                      ISECT_BAD_ARGUMENT &&
                                  X(clash_contour)(&a, &b, NULL, more, 1, one.memory, bytes,
                                                   &other) == ISECT_BAD_ARGUMENT);
    check("no memory", X(clash_contour)(&a, &b, NULL, given, one.pairs, NULL, bytes, &other) ==
                           ISECT_BAD_ARGUMENT);
    check("no mesh", X(clash_contour)(NULL, &b, NULL, given, 1, one.memory, bytes, &other) ==
                         ISECT_BAD_ARGUMENT);
    check("untouched", cmp(other.line_count, ==, 7));
    check("none", X(clash_contour)(&a, &b, NULL, NULL, 0, NULL, 0, &other) == ISECT_OK &&
                      cmp(other.line_count, ==, 0) && cmp(other.point_count, ==, 0));
    check("capacities", cmp(X(clash_contour_capacity)(0), ==, 0) &&
                            cmp(X(clash_contour_capacity)(SIZE_MAX), ==, 0) &&
                            cmp(X(clash_contour_capacity)(9), <, X(clash_contour_capacity)(10)));
    free(one.memory);
}

/* A wall in the plane of the edge between two triangles of a floor: the common segment is listed
 * once. */
TEST_FUNCTION(along_an_edge)
{
    const real upright[] = {0, 0, -1, 2, 2, -1, 2, 2, 3};
    const X(mesh) a = {floors, 0, 6, NULL, 2}, b = {upright, 0, 3, NULL, 1};
    Contour one = contour_of(&a, &b);
    check("two pairs", cmp(one.pairs, ==, 2));
    check("one piece", cmp(one.lines.line_count, ==, 1) && cmp(one.lines.point_count, ==, 2));
    check("of the first", cmp(one.lines.a[0], ==, 0));
    free(one.memory);
}

/* The line from p to q, or back. */
static bool is_line(const Contour *of, Vec3 p, Vec3 q)
{
    const X(clash_lines) *lines = &of->lines;
    return lines->line_count == 1 && lines->point_count == 2 && same_point(lines->points[0], p) &&
           same_point(lines->points[1], q);
}

/* A wall that stands on a floor has the line that it has where it goes through it, and so has one
 * that stands on the border of a floor. */
TEST_FUNCTION(along_a_border)
{
    static const real base[] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    static const real through[] = {1, 1, -1, 3, 1, 1, 1, 1, 1},
                      stands[] = {1, 1, 0, 2, 1, 0, 1, 1, 2};
    static const real at_border[] = {1, 0, 0, 2, 0, 0, 1, 0, 2},
                      outside[] = {1, 0, 0, 2, 0, 0, 1, -2, 0};
    static const real inside[] = {1, 0, 0, 2, 0, 0, 1, 2, 0};
    const X(mesh) floor = {base, 0, 3, NULL, 1}, crossing = {through, 0, 3, NULL, 1},
                  upright = {stands, 0, 3, NULL, 1}, fence = {at_border, 0, 3, NULL, 1},
                  more = {outside, 0, 3, NULL, 1}, sheet = {inside, 0, 3, NULL, 1};
    const Vec3 p = {1, 1, 0}, q = {2, 1, 0}, r = {1, 0, 0}, s = {2, 0, 0};
    Contour of[] = {contour_of(&floor, &crossing), contour_of(&floor, &upright),
                    contour_of(&floor, &fence), contour_of(&floor, &more),
                    contour_of(&floor, &sheet)};
    const bool turned = !is_line(&of[0], p, q);
    check("through", !turned || is_line(&of[0], q, p));
    check("on the floor", is_line(&of[1], turned ? q : p, turned ? p : q));
    check("on its border", is_line(&of[2], turned ? s : r, turned ? r : s));
    check("beside it", is_line(&of[3], r, s) || is_line(&of[3], s, r));
    check("in its plane", cmp(of[4].lines.line_count, ==, 0));
    for (size_t i = 0; i < COUNT(of); i++)
        free(of[i].memory);
}

/* A pair that is listed twice, triangles without area, neighbours. */
TEST_FUNCTION(odd_pairs)
{
    static const real needle[] = {1, 0, 0, 2, 1, 0, 3, 2, 0};
    const real upright[] = {0, 0, -1, 2, 2, -1, 2, 2, 3};
    const X(mesh) floor = {floors, 0, 6, NULL, 2}, plane = {upright, 0, 3, NULL, 1},
                  flat = {needle, 0, 3, NULL, 1};
    const uint32_t twice[][2] = {{0, 0}, {0, 0}, {1, 0}, {1, 0}}, neighbours[][2] = {{0, 1}};
    const size_t bytes = X(clash_contour_capacity)(COUNT(twice));
    void *memory = malloc(bytes);
    X(clash_lines) lines;
    check("memory", memory);
    check("twice", X(clash_contour)(&floor, &plane, NULL, twice, COUNT(twice), memory, bytes,
                                    &lines) == ISECT_OK &&
                       cmp(lines.line_count, ==, 1) && cmp(lines.point_count, ==, 2));
    check("no area",
          X(clash_contour)(&floor, &flat, NULL, twice, 1, memory, bytes, &lines) == ISECT_OK &&
              cmp(lines.line_count, ==, 0));
    check("neighbours", X(clash_contour)(&floor, &floor, NULL, neighbours, 1, memory, bytes,
                                         &lines) == ISECT_OK &&
                            cmp(lines.line_count, ==, 0));
    free(memory);
}

/* ---- meshes ---- */

static Scene made(int which, const real offset[3])
{
    trimesh mesh;
    check("memory", which == 0   ? trimesh_sphere(&mesh, 3)
                    : which == 1 ? trimesh_torus(&mesh, 24, 10, 0.4F)
                    : which == 2 ? trimesh_knot(&mesh, 60, 8)
                                 : trimesh_terrain(&mesh, 16));
    return scene_of(&mesh, 1, offset);
}

/* Is the segment that of its two triangles? */
static bool is_common(const Scene *a, const Scene *b, const X(clash_lines) * lines, size_t i,
                      size_t next)
{
    const X(triangle) p = scene_triangle(a, lines->a[i]), q = scene_triangle(b, lines->b[i]);
    const X(common) common = X(meet_triangle_triangle)(&p, &q);
    const Vec3 from = lines->points[i], to = lines->points[next];
    return common.count == 2 &&
           ((same_point(common.point[0], from) && same_point(common.point[1], to)) ||
            (same_point(common.point[1], from) && same_point(common.point[0], to)));
}

static size_t pieces_in(const Scene *a, const Scene *b, size_t count)
{
    size_t pieces = 0;
    for (size_t i = 0; i < count; i++) {
        const X(triangle) p = scene_triangle(a, pairs[i][0]), q = scene_triangle(b, pairs[i][1]);
        const X(common) common = X(meet_triangle_triangle)(&p, &q);
        pieces += common.count == 2 && !same_point(common.point[0], common.point[1]);
    }
    return pieces;
}

/* Checks that every piece is listed once, and that lines are closed if both meshes are. Returns the
 * number of lines. */
static size_t judge(const Scene *a, const Scene *b, bool closed)
{
    Contour contour = contour_of(&a->mesh, &b->mesh);
    const X(clash_lines) *lines = &contour.lines;
    size_t points = 0, pieces = 0;
    for (size_t k = 0; k < lines->line_count; k++) {
        const X(clash_line) *line = &lines->lines[k];
        check("one after the other", cmp(line->first, ==, points) && cmp(line->count, >=, 2));
        check("closed", line->closed || !closed);
        points += line->count;
        for (size_t i = 0; i + !line->closed < line->count; i++, pieces++)
            check("of its triangles",
                  is_common(a, b, lines, line->first + i, line->first + (i + 1) % line->count));
        check("its end", line->closed || lines->a[points - 1] == UINT32_MAX);
    }
    check("all points", cmp(points, ==, lines->point_count));
    check("all pieces", cmp(pieces, ==, pieces_in(a, b, contour.pairs)));
    const size_t count = lines->line_count;
    free(contour.memory);
    return count;
}

TEST_FUNCTION(meshes)
{
    const real offset[3] = {R(0.53), R(0.21), R(0.13)};
    size_t lines = 0;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            Scene a = made(i, NULL), b = made(k, offset);
            const size_t now = judge(&a, &b, i < 3 && k < 3);
            check("two balls: a circle", i > 0 || k > 0 || now == 1);
            check("a ring and a ball", i != 1 || k != 0 || now >= 1);
            lines += now;
            scene_free(&a), scene_free(&b);
        }
    check("they cross", cmp(lines, >, 16));
}

/* The lines of a mesh under a matrix are those of the mapped mesh. */
TEST_FUNCTION(moved)
{
    const double matrix[12] = {0, -1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0.125};
    real turned[9];
    for (size_t i = 0; i < 9; i += 3) {
        turned[i] = 2 - wall[i + 1], turned[i + 1] = wall[i];
        turned[i + 2] = wall[i + 2] + R(0.125);
    }
    const X(mesh) a = {floors, 0, 12, NULL, 4}, b = {wall, 0, 3, NULL, 1},
                  moved = {turned, 0, 3, NULL, 1};
    const uint32_t all[4][2] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}};
    uint64_t memory[2][200];
    X(clash_lines) lines[2] = {{0}, {0}};
    check("room", cmp(X(clash_contour_capacity)(4), <=, sizeof memory[0]));
    check("moved",
          cmp(X(clash_contour)(&a, &b, matrix, all, 4, memory[0], sizeof memory[0], &lines[0]), ==,
              ISECT_OK));
    check("as one that was", X(clash_contour)(&a, &moved, NULL, all, 4, memory[1], sizeof memory[1],
                                              &lines[1]) == ISECT_OK);
    check("as many", cmp(lines[0].point_count, ==, lines[1].point_count) &&
                         cmp(lines[0].line_count, ==, 1) && cmp(lines[1].line_count, ==, 1));
    check("the same", memcmp(lines[0].points, lines[1].points,
                             lines[0].point_count * sizeof *lines[0].points) == 0);
}

/* ---- faces that coincide ---- */

enum { BODIES = 3, FACES = 12, SEGMENTS = 400 };

/* Boxes on a grid of halves, many of whose faces coincide, and a tetrahedron that does not touch
 * them without crossing. */
typedef struct Blocks {
    X(triangle) of[BODIES * FACES], spike[4];
    size_t bodies;
} Blocks;

typedef struct Segments {
    X(segment) of[SEGMENTS];
    size_t count;
    bool closed; /* all lines are */
} Segments;

static void add_box(X(triangle) to[FACES], Vec3 lower, Vec3 upper)
{
    static const int face[FACES][3] = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6},
                                       {0, 1, 5}, {0, 5, 4}, {2, 6, 7}, {2, 7, 3},
                                       {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
    Vec3 p[8];
    for (int i = 0; i < 8; i++)
        p[i] =
            (Vec3){i & 1 ? upper.x : lower.x, i & 2 ? upper.y : lower.y, i & 4 ? upper.z : lower.z};
    for (int i = 0; i < FACES; i++)
        to[i] = (X(triangle)){p[face[i][0]], p[face[i][1]], p[face[i][2]]};
}

static void set_spike(Blocks *blocks, const Vec3 p[4])
{
    const X(triangle)
        side[4] = {{p[0], p[1], p[2]}, {p[0], p[2], p[3]}, {p[0], p[3], p[1]}, {p[1], p[3], p[2]}};
    memcpy(blocks->spike, side, sizeof side);
}

static Blocks any_blocks(void)
{
    Blocks blocks = {.bodies = (size_t)any_int(1, BODIES)};
    for (size_t i = 0; i < blocks.bodies; i++) {
        real lower[3], upper[3];
        for (int k = 0; k < 3; k++) {
            lower[k] = (real)any_int(-2, 1) / 2;
            upper[k] = lower[k] + (real)any_int(1, 3) / 2;
        }
        add_box(blocks.of + i * FACES, (Vec3){lower[0], lower[1], lower[2]},
                (Vec3){upper[0], upper[1], upper[2]});
    }
    Vec3 p[4];
    for (int i = 0; i < 4; i++)
        p[i] = any_vec3();
    set_spike(&blocks, p);
    return blocks;
}

/* Adds the segments of all lines, without their directions. */
static void add_segments(Segments *to, const X(triangle) * a, size_t triangles,
                         const X(triangle) spike[4])
{
    const X(mesh) mesh = {&a->a.x, 0, 3 * triangles, NULL, triangles};
    const X(mesh) other = {&spike->a.x, 0, 12, NULL, 4};
    Contour contour = contour_of(&mesh, &other);
    for (size_t k = 0; k < contour.lines.line_count; k++) {
        const X(clash_line) *line = &contour.lines.lines[k];
        const Vec3 *p = contour.lines.points + line->first;
        to->closed &= line->closed;
        for (size_t i = 0; i + !line->closed < line->count; i++) {
            const Vec3 q = p[(i + 1) % line->count];
            check("room", cmp(to->count, <, SEGMENTS));
            to->of[to->count++] =
                comes_before(p[i], q) ? (X(segment)){p[i], q} : (X(segment)){q, p[i]};
        }
    }
    free(contour.memory);
}

static void judge_blocks(Blocks *blocks)
{
    static Segments apart, together, shuffled;
    apart.count = together.count = shuffled.count = 0;
    apart.closed = together.closed = shuffled.closed = true;
    const size_t n = blocks->bodies * FACES;
    for (size_t i = 0; i < blocks->bodies; i++)
        add_segments(&apart, blocks->of + i * FACES, FACES, blocks->spike);
    add_segments(&together, blocks->of, n, blocks->spike);
    for (size_t i = n; i-- > 1;) {
        const size_t k = (size_t)any_int(0, (int)i);
        const X(triangle) t = blocks->of[i];
        blocks->of[i] = blocks->of[k], blocks->of[k] = (X(triangle)){t.b, t.c, t.a};
    }
    add_segments(&shuffled, blocks->of, n, blocks->spike);
    qsort(apart.of, apart.count, sizeof *apart.of, by_place);
    qsort(together.of, together.count, sizeof *apart.of, by_place);
    qsort(shuffled.of, shuffled.count, sizeof *apart.of, by_place);
    check("closed", apart.closed && together.closed && shuffled.closed);
    check("as many", cmp(together.count, ==, apart.count) && cmp(shuffled.count, ==, apart.count));
    check("the lines of each body",
          memcmp(apart.of, together.of, apart.count * sizeof *apart.of) == 0);
    check("in any order", memcmp(apart.of, shuffled.of, apart.count * sizeof *apart.of) == 0);
}

/* The lines of bodies whose faces coincide are those of each body alone, in any order of the
 * triangles. */
TEST_FUNCTION(coincident)
{
    Blocks blocks = {.bodies = 2};
    add_box(blocks.of, (Vec3){0, 0, 0}, (Vec3){1, 1, 1});
    add_box(blocks.of + FACES, (Vec3){R(0.5), R(0.25), 0}, (Vec3){R(1.5), R(1.25), 1});
    set_spike(&blocks, (const Vec3[4]){{R(0.75), R(0.6), R(0.3)},
                                       {R(0.55), R(0.4), -1},
                                       {R(1.1), R(0.45), -1},
                                       {R(0.7), R(0.95), -1}});
    judge_blocks(&blocks);
    for (int i = 0; i < soak(1000); i++) {
        blocks = any_blocks();
        judge_blocks(&blocks);
    }
}

TESTS_IN(clash_contour, cmocka_unit_test(coincident), cmocka_unit_test(moved),
         cmocka_unit_test(cases), cmocka_unit_test(along_an_edge), cmocka_unit_test(along_a_border),
         cmocka_unit_test(odd_pairs), cmocka_unit_test(meshes))
