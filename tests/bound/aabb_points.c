/* tests/bound/aabb_points.c - src/bound/aabb_points.c and src/bound/scan.c: boxes of points,
 * triangles, meshes and boxes. */
#include "kit/points.h"

static const Aabb mark = {{7, 7, 7}, {7, 7, 7}};

static bool is_mark(const Aabb *box)
{
    return same_bits(box, &mark, sizeof mark);
}
static bool same_box(const Aabb *box, const Aabb *want)
{
    return same_bits(box, want, sizeof *want);
}
#define is_box(box, ...) same_box(&(box), &(Aabb)__VA_ARGS__)

/* 1. Cases. */
static void points_and_triangles(void)
{
    const Vec3 three[] = {{1, -2, 3}, {-1, R(-0.0), 5}, {0, 2, 4}};
    const X(points) all = X(points_of)(three), lost = {NULL, &three->y, &three->z, 0};
    const X(points) lost_y = {&three->x, NULL, &three->z, 0},
                    lost_z = {&three->x, &three->y, NULL, 0};
    const Triangle triangle = {three[0], three[1], three[2]};
    X(triangles) triangles = X(triangles_of)(&triangle);
    Aabb box = mark;
    check("no box", X(bound_aabb_points)(NULL, &all, 3) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_aabb_points)(&box, NULL, 3) == ISECT_BAD_ARGUMENT);
    check("no x", X(bound_aabb_points)(&box, &lost, 3) == ISECT_BAD_ARGUMENT);
    check("no y", X(bound_aabb_points)(&box, &lost_y, 3) == ISECT_BAD_ARGUMENT);
    check("no z", X(bound_aabb_points)(&box, &lost_z, 3) == ISECT_BAD_ARGUMENT);
    check("no points", X(bound_aabb_points)(&box, &all, 0) == ISECT_EMPTY);
    check("none are needed", X(bound_aabb_points)(&box, &lost, 0) == ISECT_EMPTY);
    check("no box", X(bound_aabb_triangles)(NULL, &triangles, 1) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_aabb_triangles)(&box, NULL, 1) == ISECT_BAD_ARGUMENT);
    check("no triangles", X(bound_aabb_triangles)(&box, &triangles, 0) == ISECT_EMPTY);
    check("untouched", is_mark(&box));
    check("three",
          X(bound_aabb_points)(&box, &all, 3) == ISECT_OK && is_box(box, {{-1, -2, 3}, {1, 2, 5}}));
    check("one",
          X(bound_aabb_points)(&box, &all, 1) == ISECT_OK && is_box(box, {{1, -2, 3}, {1, -2, 3}}));
    check("a triangle", X(bound_aabb_triangles)(&box, &triangles, 1) == ISECT_OK &&
                            is_box(box, {{-1, -2, 3}, {1, 2, 5}}));
    const real **const corner[] = {&triangles.a.x, &triangles.a.y, &triangles.a.z,
                                   &triangles.b.x, &triangles.b.y, &triangles.b.z,
                                   &triangles.c.x, &triangles.c.y, &triangles.c.z};
    for (size_t i = 0; i < COUNT(corner); i++) {
        const real *keep = *corner[i];
        *corner[i] = NULL;
        check("no corner", X(bound_aabb_triangles)(&box, &triangles, 1) == ISECT_BAD_ARGUMENT);
        *corner[i] = keep;
    }
    const Vec3 zero[] = {{R(-0.0), R(-0.0), R(-0.0)}, {R(0.0), R(-0.0), R(0.0)}};
    const X(points) zeros = X(points_of)(zero);
    check("zeros",
          X(bound_aabb_points)(&box, &zeros, 2) == ISECT_OK && is_box(box, {{0, 0, 0}, {0, 0, 0}}));
}
/* Every number counts: where it is not finite, and where it is -0. */
static void meshes_of_odd_numbers(void)
{
    const Vec3 zero[] = {{R(-0.0), R(-0.0), R(-0.0)}, {R(0.0), R(-0.0), R(-0.0)}};
    const uint32_t index[] = {0, 1, 2, 0, 0, 1};
    X(mesh) mesh = {&zero[0].x, 0, 2, index + 3, 1};
    Aabb box = mark;
    check("zeros",
          X(bound_aabb_mesh)(&box, &mesh) == ISECT_OK && is_box(box, {{0, 0, 0}, {0, 0, 0}}));
    for (int f = 0; f < 9; f++)
        for (int what = 0; what < 3; what++) {
            real number[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            number[f] = what == 0 ? REAL_NAN : what == 1 ? REAL_INF : -REAL_INF;
            mesh = (X(mesh)){number, 0, 3, index, 1};
            box = mark;
            check("not finite",
                  X(bound_aabb_mesh)(&box, &mesh) == ISECT_NOT_FINITE && is_mark(&box));
        }
}
static void meshes(void)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4}, beyond[] = {0, 2, 5}, wrong[] = {0, 1, 2};
    X(mesh) mesh = {&corner[0].x, 0, 5, used, 1};
    Aabb box = mark;
    check("no mesh", X(bound_aabb_mesh)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("no box", X(bound_aabb_mesh)(NULL, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.positions = NULL;
    check("no positions", X(bound_aabb_mesh)(&box, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.triangle_count = 0;
    check("no triangles", X(bound_aabb_mesh)(&box, &mesh) == ISECT_EMPTY);
    mesh.positions = &corner[0].x, mesh.triangle_count = SIZE_MAX / 2;
    check("too many", X(bound_aabb_mesh)(&box, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.triangle_count = 1, mesh.indices = beyond;
    check("index too large", X(bound_aabb_mesh)(&box, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.indices = wrong;
    check("NaN in use", X(bound_aabb_mesh)(&box, &mesh) == ISECT_NOT_FINITE);
    mesh.indices = NULL;
    check("NaN in use", X(bound_aabb_mesh)(&box, &mesh) == ISECT_NOT_FINITE);
    mesh.triangle_count = 2;
    check("too few vertices", X(bound_aabb_mesh)(&box, &mesh) == ISECT_BAD_ARGUMENT);
    check("untouched", is_mark(&box));
    mesh.indices = used;
    check("two",
          X(bound_aabb_mesh)(&box, &mesh) == ISECT_OK && is_box(box, {{0, 0, -3}, {1, 1, 2}}));
    mesh.triangle_count = 1;
    check("one",
          X(bound_aabb_mesh)(&box, &mesh) == ISECT_OK && is_box(box, {{0, 0, 0}, {1, 1, 2}}));
    mesh.positions = &corner[2].x, mesh.indices = NULL;
    check("without indices",
          X(bound_aabb_mesh)(&box, &mesh) == ISECT_OK && is_box(box, {{0, 0, -3}, {1, 1, 2}}));
    mesh.stride = 2 * sizeof(Vec3), mesh.positions = &corner[0].x;
    const uint32_t even[] = {0, 1, 2};
    mesh.indices = even;
    check("every second",
          X(bound_aabb_mesh)(&box, &mesh) == ISECT_OK && is_box(box, {{0, 0, -3}, {1, 0, 0}}));
}
static void boxes(void)
{
    const Aabb box[] = {{{0, 0, 0}, {1, R(-0.0), 1}},
                        {{-REAL_INF, 2, 0}, {0, 3, REAL_INF}},
                        {{1, 1, 1}, {0, 9, 9}},
                        {{REAL_INF, 0, 0}, {REAL_INF, 9, 9}},
                        {{0, 0, 0}, {0, REAL_NAN, 0}}};
    X(aabbs) all = X(aabbs_of)(box);
    const X(aabbs) empty = X(aabbs_of)(box + 2);
    Aabb made = mark;
    check("no box", X(bound_aabb_aabbs)(NULL, &all, 3) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_aabb_aabbs)(&made, NULL, 3) == ISECT_BAD_ARGUMENT);
    check("no boxes", X(bound_aabb_aabbs)(&made, &all, 0) == ISECT_EMPTY);
    check("empty ones", X(bound_aabb_aabbs)(&made, &empty, 2) == ISECT_EMPTY);
    check("NaN", X(bound_aabb_aabbs)(&made, &all, 5) == ISECT_NOT_FINITE);
    for (int f = 0; f < 6; f++) {
        Aabb broken = box[0];
        ((real *)&broken)[f] = REAL_NAN;
        check("NaN", X(bound_aabb_merged)(&made, &broken, &box[0]) == ISECT_NOT_FINITE);
    }
    const real **const pointer[] = {&all.lower.x, &all.lower.y, &all.lower.z,
                                    &all.upper.x, &all.upper.y, &all.upper.z};
    for (size_t i = 0; i < COUNT(pointer); i++) {
        const real *keep = *pointer[i];
        *pointer[i] = NULL;
        check("no number", X(bound_aabb_aabbs)(&made, &all, 1) == ISECT_BAD_ARGUMENT);
        *pointer[i] = keep;
    }
    check("no a", X(bound_aabb_merged)(&made, NULL, &box[1]) == ISECT_BAD_ARGUMENT);
    check("no b", X(bound_aabb_merged)(&made, &box[0], NULL) == ISECT_BAD_ARGUMENT);
    check("no box", X(bound_aabb_merged)(NULL, &box[0], &box[1]) == ISECT_BAD_ARGUMENT);
    check("two empty", X(bound_aabb_merged)(&made, &box[2], &box[2]) == ISECT_EMPTY);
    check("untouched", is_mark(&made));
    check("four", X(bound_aabb_aabbs)(&made, &all, 4) == ISECT_OK &&
                      is_box(made, {{-REAL_INF, 0, 0}, {1, 3, REAL_INF}}));
    check("one",
          X(bound_aabb_aabbs)(&made, &all, 1) == ISECT_OK && is_box(made, {{0, 0, 0}, {1, 0, 1}}));
    check("two", X(bound_aabb_merged)(&made, &box[0], &box[1]) == ISECT_OK &&
                     is_box(made, {{-REAL_INF, 0, 0}, {1, 3, REAL_INF}}));
    check("one is empty", X(bound_aabb_merged)(&made, &box[2], &box[0]) == ISECT_OK &&
                              is_box(made, {{0, 0, 0}, {1, 0, 1}}));
    made = box[1];
    check("in place", X(bound_aabb_merged)(&made, &made, &box[0]) == ISECT_OK &&
                          is_box(made, {{-REAL_INF, 0, 0}, {1, 3, REAL_INF}}));
    real six[12] = {0, 5, 1, 6, 2, 7, 3, 8, 4, 9, 5, 10};
    const X(aabbs) columns = {{six, six + 2, six + 4}, {six + 6, six + 8, six + 10}, 0};
    check("columns", X(bound_aabb_aabbs)(&made, &columns, 2) == ISECT_OK &&
                         is_box(made, {{0, 1, 2}, {8, 9, 10}}));
    const Aabb zeros = {{R(-0.0), R(-0.0), R(-0.0)}, {R(-0.0), R(-0.0), R(-0.0)}};
    check("zeros", X(bound_aabb_merged)(&made, &zeros, &zeros) == ISECT_OK &&
                       is_box(made, {{0, 0, 0}, {0, 0, 0}}));
    check("none are needed", X(bound_aabb_aabbs)(&made, &(X(aabbs)){0}, 0) == ISECT_EMPTY);
}
/* Nine numbers that nearly are those of triangles side by side. */
static void nearly_arrays(void)
{
    static const real number[40] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29};
    for (int f = 0; f < 9; f++)
        for (int other = 0; other < 12; other++) {
            int at[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
            const real *x[9];
            at[f] = other;
            for (int k = 0; k < 9; k++)
                x[k] = number + at[k];
            const X(triangles) triangles = {
                {x[0], x[1], x[2]}, {x[3], x[4], x[5]}, {x[6], x[7], x[8]}, 9 * sizeof(real)};
            Aabb box, want = {{REAL_INF, REAL_INF, REAL_INF}, {-1, -1, -1}};
            for (int k = 0; k < 18; k++) {
                const real value = x[k % 9][k / 9 * 9];
                real *lower = (real *)&want.lower + k % 3, *upper = (real *)&want.upper + k % 3;
                *lower = value < *lower ? value : *lower;
                *upper = value > *upper ? value : *upper;
            }
            check("nearly an array", X(bound_aabb_triangles)(&box, &triangles, 2) == ISECT_OK &&
                                         same_box(&box, &want));
        }
}
static void corners(void)
{
    const Vec3 three[] = {{1, -2, 3}, {-1, R(-0.0), 5}, {0, REAL_INF, 4}};
    X(polygon) polygon = {three, 0};
    X(hull) hull = {.vertices = three};
    Aabb box = mark;
    check("no box", X(bound_aabb_polygon)(NULL, &polygon) == ISECT_BAD_ARGUMENT);
    check("no box", X(bound_aabb_hull)(NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("no polygon", X(bound_aabb_polygon)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("no hull", X(bound_aabb_hull)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("no corners", X(bound_aabb_polygon)(&box, &polygon) == ISECT_EMPTY);
    check("no vertices", X(bound_aabb_hull)(&box, &hull) == ISECT_EMPTY);
    polygon.count = hull.vertex_count = 3;
    check("infinite", X(bound_aabb_polygon)(&box, &polygon) == ISECT_NOT_FINITE);
    check("infinite", X(bound_aabb_hull)(&box, &hull) == ISECT_NOT_FINITE);
    polygon.points = hull.vertices = NULL;
    check("lost", X(bound_aabb_polygon)(&box, &polygon) == ISECT_BAD_ARGUMENT);
    check("lost", X(bound_aabb_hull)(&box, &hull) == ISECT_BAD_ARGUMENT);
    polygon.count = 0;
    check("none are needed", X(bound_aabb_polygon)(&box, &polygon) == ISECT_EMPTY);
    check("untouched", is_mark(&box));
    polygon = (X(polygon)){three, 2};
    hull.vertices = three, hull.vertex_count = 2;
    check("two", X(bound_aabb_polygon)(&box, &polygon) == ISECT_OK &&
                     is_box(box, {{-1, -2, 3}, {1, 0, 5}}));
    box = mark;
    check("two",
          X(bound_aabb_hull)(&box, &hull) == ISECT_OK && is_box(box, {{-1, -2, 3}, {1, 0, 5}}));
}
static void growing(void)
{
    const Vec3 three[] = {{1, -2, 3}, {-1, R(-0.0), 5}, {0, REAL_INF, 4}};
    const X(points) all = X(points_of)(three);
    Aabb box = mark;
    check("no box", X(bound_aabb_grown)(NULL, &all, 1) == ISECT_BAD_ARGUMENT);
    check("no points", X(bound_aabb_grown)(&box, NULL, 1) == ISECT_BAD_ARGUMENT);
    check("infinite", X(bound_aabb_grown)(&box, &all, 3) == ISECT_NOT_FINITE);
    check("untouched", is_mark(&box));
    box.upper.y = REAL_NAN;
    check("NaN", X(bound_aabb_grown)(&box, &all, 1) == ISECT_NOT_FINITE);
    box = (Aabb){{1, 0, 0}, {0, 0, 0}};
    check("nothing",
          X(bound_aabb_grown)(&box, &all, 0) == ISECT_EMPTY && is_box(box, {{1, 0, 0}, {0, 0, 0}}));
    check("one",
          X(bound_aabb_grown)(&box, &all, 1) == ISECT_OK && is_box(box, {{1, -2, 3}, {1, -2, 3}}));
    check("none",
          X(bound_aabb_grown)(&box, &all, 0) == ISECT_OK && is_box(box, {{1, -2, 3}, {1, -2, 3}}));
    check("two",
          X(bound_aabb_grown)(&box, &all, 2) == ISECT_OK && is_box(box, {{-1, -2, 3}, {1, 0, 5}}));
}
static void cases(void **state)
{
    (void)state;
    points_and_triangles();
    nearly_arrays();
    growing();
    corners();
    meshes();
    meshes_of_odd_numbers();
    boxes();
}

/* The definition. */
static Aabb box_by_one(size_t n)
{
    Aabb box = {point[0], point[0]};
    for (size_t i = 0; i < n; i++)
        for (int axis = 0; axis < 3; axis++) {
            const real x = ((real *)&point[i])[axis];
            real *lower = (real *)&box.lower + axis, *upper = (real *)&box.upper + axis;
            *lower = x < *lower ? x : *lower, *upper = x > *upper ? x : *upper;
        }
    for (int f = 0; f < 6; f++)
        ((real *)&box)[f] += 0;
    return box;
}

/* 2. Properties: neither the layout nor the order says anything; nor does where a NaN is. */
static void properties(void **state)
{
    Aabb box, other;
    (void)state;
    for (int i = 0; i < 400; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? 150 : MOST);
        draw_points(i % POINT_SETS, n);
        X(points) points = laid_out(1, n);
        check("boxed", X(bound_aabb_points)(&box, &points, n) == ISECT_OK);
        for (int layout = 0; layout < LAYOUTS; layout++) {
            points = laid_out(layout, n);
            check("in any layout",
                  X(bound_aabb_points)(&other, &points, n) == ISECT_OK && same_box(&other, &box));
        }
        other = (Aabb){{1, 0, 0}, {0, 0, 0}};
        for (size_t first = 0, some; first < n; first += some) {
            some = (size_t)any_int(1, (int)(n - first));
            points = X(points_of)(point + first);
            check("a piece", X(bound_aabb_grown)(&other, &points, some) == ISECT_OK);
        }
        check("piece by piece", same_box(&other, &box));
        shuffle(n);
        points = laid_out(i % LAYOUTS, n);
        check("in any order",
              X(bound_aabb_points)(&other, &points, n) == ISECT_OK && same_box(&other, &box));
        const size_t part = (size_t)any_int(1, (int)n);
        Aabb first = mark, second = mark;
        check("a part", X(bound_aabb_points)(&first, &points, part) == ISECT_OK);
        memmove(point, point + part - 1, (n - part + 1) * sizeof *point);
        points = laid_out(i % LAYOUTS, n - part + 1);
        check("the rest", X(bound_aabb_points)(&second, &points, n - part + 1) == ISECT_OK);
        check("merged",
              X(bound_aabb_merged)(&other, &first, &second) == ISECT_OK && same_box(&other, &box));
        const real bad = i % 3 == 0 ? REAL_NAN : i % 3 == 1 ? REAL_INF : -REAL_INF;
        ((real *)&point[any_int(0, (int)(n - part))])[any_int(0, 2)] = bad;
        points = laid_out(i % LAYOUTS, n - part + 1);
        other = mark;
        check("not finite",
              X(bound_aabb_points)(&other, &points, n - part + 1) == ISECT_NOT_FINITE &&
                  is_mark(&other));
    }
}

/* 3. Oracle: the definition, point by point; triangles and meshes of the same points. */
static void oracle(void **state)
{
    static Triangle triangle[MOST / 3];
    static real columns[9][MOST / 3];
    static uint32_t index[MOST];
    (void)state;
    for (int i = 0; i < soak(600); i++) {
        const size_t n = 3 * (size_t)any_int(1, i % 20 ? 40 : MOST / 3);
        draw_points(i % POINT_SETS, n);
        const Aabb want = box_by_one(n);
        X(points) points = laid_out(i % LAYOUTS, n);
        Aabb box;
        check("points",
              X(bound_aabb_points)(&box, &points, n) == ISECT_OK && same_box(&box, &want));
        memcpy(triangle, point, n * sizeof *point);
        for (size_t k = 0; k < n / 3; k++)
            for (int f = 0; f < 9; f++)
                columns[f][k] = ((real *)&triangle[k])[f];
        X(triangles) triangles = X(triangles_of)(triangle);
        check("triangles", X(bound_aabb_triangles)(&box, &triangles, n / 3) == ISECT_OK &&
                               same_box(&box, &want));
        triangles = (X(triangles)){{columns[0], columns[1], columns[2]},
                                   {columns[3], columns[4], columns[5]},
                                   {columns[6], columns[7], columns[8]},
                                   0};
        check("columns", X(bound_aabb_triangles)(&box, &triangles, n / 3) == ISECT_OK &&
                             same_box(&box, &want));
        for (size_t k = 0; k < n; k++)
            index[k] = (uint32_t)k;
        X(mesh) mesh = {&point[0].x, 0, n, i % 2 ? index : NULL, n / 3};
        check("mesh", X(bound_aabb_mesh)(&box, &mesh) == ISECT_OK && same_box(&box, &want));
        columns[i % 9][any_int(0, (int)n / 3 - 1)] = REAL_NAN;
        box = mark;
        check("NaN", X(bound_aabb_triangles)(&box, &triangles, n / 3) == ISECT_NOT_FINITE &&
                         is_mark(&box));
    }
}

TESTS_OF_ONE(bound_aabb_points)
