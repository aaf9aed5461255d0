/* tests/bound/aabb_points.c - src/bound/aabb_points.c and src/bound/scan.c: boxes of points,
 * triangles, meshes and boxes, in addition to the tests of all makers (bound/makers.c). */
#include "kit/points.h"

static const Aabb mark = {{7, 7, 7}, {7, 7, 7}};

static bool same_box(const Aabb *box, const Aabb *want)
{
    return same_bits(box, want, sizeof *want);
}
#define is_box(made, ...) ((made) == ISECT_OK && same_box(&box, &(Aabb)__VA_ARGS__))

/* 1. Cases. */
static void points_and_triangles(void)
{
    const Vec3 three[] = {{1, -2, 3}, {-1, R(-0.0), 5}, {0, 2, 4}};
    const Triangle triangle = {three[0], three[1], three[2]};
    const X(points) all = X(points_of)(three);
    const X(triangles) triangles = X(triangles_of)(&triangle);
    const X(polygon) polygon = {three, 2};
    const X(hull) hull = {.vertices = three, .vertex_count = 2};
    Aabb box;
    check("three", is_box(X(bound_aabb_points)(all, 3, &box), {{-1, -2, 3}, {1, 2, 5}}));
    check("one", is_box(X(bound_aabb_points)(all, 1, &box), {{1, -2, 3}, {1, -2, 3}}));
    check("a triangle",
          is_box(X(bound_aabb_triangles)(triangles, 1, &box), {{-1, -2, 3}, {1, 2, 5}}));
    check("a polygon", is_box(X(bound_aabb_polygon)(&polygon, &box), {{-1, -2, 3}, {1, 0, 5}}));
    check("a hull", is_box(X(bound_aabb_hull)(&hull, &box), {{-1, -2, 3}, {1, 0, 5}}));
    box = (Aabb){{1, 0, 0}, {0, 0, 0}};
    check("grown", is_box(X(bound_aabb_grown)(all, 1, &box), {{1, -2, 3}, {1, -2, 3}}));
    check("by none", is_box(X(bound_aabb_grown)(all, 0, &box), {{1, -2, 3}, {1, -2, 3}}));
    check("by two", is_box(X(bound_aabb_grown)(all, 2, &box), {{-1, -2, 3}, {1, 0, 5}}));
}
static void meshes(void)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const Vec3 zero[] = {{R(-0.0), R(-0.0), R(-0.0)}, {R(0.0), R(-0.0), R(-0.0)}};
    const uint32_t used[] = {0, 2, 3, 3, 2, 4}, even[] = {0, 1, 2}, zeros[] = {0, 0, 1};
    X(mesh) mesh = {&corner[0].x, 0, 5, used, 2};
    Aabb box;
    check("two", is_box(X(bound_aabb_mesh)(&mesh, &box), {{0, 0, -3}, {1, 1, 2}}));
    mesh.triangle_count = 1;
    check("one", is_box(X(bound_aabb_mesh)(&mesh, &box), {{0, 0, 0}, {1, 1, 2}}));
    mesh.positions = &corner[2].x, mesh.indices = NULL;
    check("without indices", is_box(X(bound_aabb_mesh)(&mesh, &box), {{0, 0, -3}, {1, 1, 2}}));
    mesh.stride = 2 * sizeof(Vec3), mesh.positions = &corner[0].x;
    mesh.indices = even;
    check("every second", is_box(X(bound_aabb_mesh)(&mesh, &box), {{0, 0, -3}, {1, 0, 0}}));
    mesh = (X(mesh)){&zero[0].x, 0, 2, zeros, 1};
    check("zeros", is_box(X(bound_aabb_mesh)(&mesh, &box), {{0, 0, 0}, {0, 0, 0}}));
}
static void boxes(void)
{
    const Aabb of[] = {{{0, 0, 0}, {1, R(-0.0), 1}},
                       {{-REAL_INF, 2, 0}, {0, 3, REAL_INF}},
                       {{1, 1, 1}, {0, 9, 9}},
                       {{REAL_INF, 0, 0}, {REAL_INF, 9, 9}},
                       {{0, 0, 0}, {0, REAL_NAN, 0}}};
    X(aabbs) all = X(aabbs_of)(of);
    const X(aabbs) empty = X(aabbs_of)(of + 2);
    const real **const pointer[] = {&all.lower.x, &all.lower.y, &all.lower.z,
                                    &all.upper.x, &all.upper.y, &all.upper.z};
    Aabb box = mark;
    check("no box", X(bound_aabb_aabbs)(all, 3, NULL) == ISECT_BAD_ARGUMENT);
    check("no view", X(bound_aabb_aabbs)((X(aabbs)){0}, 3, &box) == ISECT_BAD_ARGUMENT);
    check("no boxes", cmp(X(bound_aabb_aabbs)(all, 0, &box), ==, ISECT_EMPTY));
    check("empty ones", cmp(X(bound_aabb_aabbs)(empty, 2, &box), ==, ISECT_EMPTY));
    check("NaN", cmp(X(bound_aabb_aabbs)(all, 5, &box), ==, ISECT_NOT_FINITE));
    check("two empty", cmp(X(bound_aabb_merged)(&of[2], &of[2], &box), ==, ISECT_EMPTY));
    for (size_t i = 0; i < COUNT(pointer); i++) {
        const real *keep = *pointer[i];
        *pointer[i] = NULL;
        check("no number", cmp(X(bound_aabb_aabbs)(all, 1, &box), ==, ISECT_BAD_ARGUMENT));
        *pointer[i] = keep;
    }
    check("none are needed", cmp(X(bound_aabb_aabbs)((X(aabbs)){0}, 0, &box), ==, ISECT_EMPTY));
    check("untouched", same_box(&box, &mark));
    check("four", is_box(X(bound_aabb_aabbs)(all, 4, &box), {{-REAL_INF, 0, 0}, {1, 3, REAL_INF}}));
    check("one", is_box(X(bound_aabb_aabbs)(all, 1, &box), {{0, 0, 0}, {1, 0, 1}}));
    check("two", is_box(X(bound_aabb_merged)(&of[0], &of[1], &box),
                        {{-REAL_INF, 0, 0}, {1, 3, REAL_INF}}));
    check("one is empty",
          is_box(X(bound_aabb_merged)(&of[2], &of[0], &box), {{0, 0, 0}, {1, 0, 1}}));
    box = of[1];
    check("in place",
          is_box(X(bound_aabb_merged)(&box, &of[0], &box), {{-REAL_INF, 0, 0}, {1, 3, REAL_INF}}));
    real six[12] = {0, 5, 1, 6, 2, 7, 3, 8, 4, 9, 5, 10};
    const X(aabbs) columns = {{six, six + 2, six + 4}, {six + 6, six + 8, six + 10}, 0};
    check("columns", is_box(X(bound_aabb_aabbs)(columns, 2, &box), {{0, 1, 2}, {8, 9, 10}}));
    const Aabb zeros = {{R(-0.0), R(-0.0), R(-0.0)}, {R(-0.0), R(-0.0), R(-0.0)}};
    check("zeros", is_box(X(bound_aabb_merged)(&zeros, &zeros, &box), {{0, 0, 0}, {0, 0, 0}}));
}
TEST_FUNCTION(cases)
{
    points_and_triangles();
    meshes();
    boxes();
}

/* 2. Properties. */
/* Nine numbers that are almost those of contiguous triangles. */
TEST_FUNCTION(properties)
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
            check("nearly an array",
                  cmp(X(bound_aabb_triangles)(triangles, 2, &box), ==, ISECT_OK) &&
                      same_box(&box, &want));
        }
}

/* 3. Oracle: the definition, point by point. */
static Aabb box_by_one(size_t n)
{
    Aabb box = {point[0], point[0]};
    for (size_t i = 0; i < 3 * n; i++) {
        const real x = ((real *)point)[i];
        real *lower = (real *)&box.lower + i % 3, *upper = (real *)&box.upper + i % 3;
        *lower = x < *lower ? x : *lower, *upper = x > *upper ? x : *upper;
    }
    for (int f = 0; f < 6; f++)
        ((real *)&box)[f] += 0;
    return box;
}
TEST_FUNCTION(oracle)
{
    for (int i = 0; i < soak(600); i++) {
        const size_t n = any_count(i, 120, 20, MOST);
        Aabb box;
        draw_points(i % POINT_SETS, n);
        const Aabb want = box_by_one(n);
        const X(points) points = laid_out(i % LAYOUTS, n);
        check("points",
              cmp(X(bound_aabb_points)(points, n, &box), ==, ISECT_OK) && same_box(&box, &want));
    }
}

TESTS_OF_ONE(bound_aabb_points)
