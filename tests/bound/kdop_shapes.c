/* tests/bound/kdop_shapes.c - src/bound/kdop_shapes.c: k-DOPs of one shape.
 *
 * The oracle has the exact extent of each shape along a normal. A bound must not be less, and not
 * greater by more than rounding; for a box it must be exact. */
#include "bound/one_shape.h"

enum { MOST_SLABS = 13, SIZES = 3, SHAPES = 4 };
typedef real Bounds[2 * MOST_SLABS]; /* the lower bounds first */

#define OF_SHAPES(kdop) MAKES(kdop, aabb) MAKES(kdop, sphere) MAKES(kdop, capsule) MAKES(kdop, obb)
OF_SHAPES(kdop14)
OF_SHAPES(kdop18)
OF_SHAPES(kdop26)
#define ROW(kdop)                                                                                  \
    {                                                                                              \
        {&asked_aabb, kdop##_of_aabb, 6}, {&asked_sphere, kdop##_of_sphere, 0},                    \
            {&asked_capsule, kdop##_of_capsule, 0},                                                \
        {                                                                                          \
            &asked_obb, kdop##_of_obb, 0                                                           \
        }                                                                                          \
    }
static const ShapeMaker makers[SIZES][SHAPES] = {ROW(kdop14), ROW(kdop18), ROW(kdop26)};
static const Normal *const normals_of[SIZES] = {KDOP14, KDOP18, KDOP26};
static const int count_of[SIZES] = {7, 9, 13};

/* 1. Cases. */
/* A representable product is exact: with as many digits as fit, or with a power of two. */
static void products(void)
{
    const real a = 1 + (real)1 / (ISECT_DOUBLE ? 1 << 26 : 1 << 12),
               b = 1 + (real)1 / (ISECT_DOUBLE ? 1 << 25 : 1 << 11), last = 1 + REAL_EPSILON;
    const struct {
        real axis, half;
    } of[] = {{a, b}, {b, a}, {2, last}, {last, 2}, {R(0.5), last}};
    for (size_t i = 0; i < COUNT(of); i++) {
        const Obb box = {{0, 0, 0}, {{of[i].axis, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {of[i].half, 0, 0}};
        X(kdop14) kdop;
        check("a product", cmp(X(bound_kdop14_obb)(&box, &kdop), ==, ISECT_OK));
        check("a product", cmp(kdop.upper[0], ==, of[i].axis * of[i].half));
        check("a product", cmp(kdop.lower[0], ==, -of[i].axis * of[i].half));
    }
}

TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    for (int size = 0; size < SIZES; size++)
        for (int m = 0; m < SHAPES; m++)
            is_refused(&makers[size][m], 2 * count_of[size]);
    X(kdop18) kdop18;
    X(kdop26) kdop;
    const Aabb empty = {{0, 0, 1}, {1, 1, 0}}, half = {{0, -1, 2}, {inf, 1, 3}};
    check("empty", cmp(X(bound_kdop18_aabb)(&empty, &kdop18), ==, ISECT_EMPTY));
    check("empty", cmp(X(bound_kdop26_aabb)(&empty, &kdop), ==, ISECT_EMPTY));
    check("half of space", cmp(X(bound_kdop26_aabb)(&half, &kdop), ==, ISECT_OK));
    const X(kdop26) of_half = {{0, -1, 2, -1, -1, 2, -3, 1, -4, 1, -4, 1, -4},
                               {inf, 1, 3, inf, inf, inf, inf, 4, -1, inf, inf, inf, inf}};
    check("half of space", same_bits(&kdop, &of_half, sizeof kdop));
    const Sphere point = {{1, 2, R(-0.0)}, 0}, unit = {{0, 0, 0}, 1};
    const X(kdop26) of_point = {{1, 2, 0, 3, -1, 1, 1, 2, 2, 3, 3, -1, -1},
                                {1, 2, 0, 3, -1, 1, 1, 2, 2, 3, 3, -1, -1}};
    check("a point", cmp(X(bound_kdop26_sphere)(&point, &kdop), ==, ISECT_OK));
    check("a point", same_bits(&kdop, &of_point, sizeof kdop));
    check("a ball", cmp(X(bound_kdop26_sphere)(&unit, &kdop), ==, ISECT_OK));
    for (int k = 0; k < 13; k++) {
        const double reach = k < 3 ? 1 : k < 9 ? 1.4142135623730951 : 1.7320508075688772;
        check("a ball", cmp(kdop.lower[k], ==, -kdop.upper[k]) &&
                            cmp((double)kdop.upper[k], >=, reach) &&
                            cmp((double)kdop.upper[k], <=, reach + 32 * (double)REAL_EPSILON));
        check("its faces", k >= 3 || kdop.upper[k] == 1);
    }
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 0};
    const Obb obb = {{0, 0, 1}, {{0, 2, 0}, {1, 0, 1}, {0, 0, 1}}, {3, 2, 1}};
    check("a segment", cmp(X(bound_kdop26_capsule)(&capsule, &kdop), ==, ISECT_OK));
    for (int k = 0; k < 13; k++)
        check("a segment", cmp(kdop.lower[k], ==, 0) && cmp(kdop.upper[k], ==, 4 * KDOP26[k][0]));
    check("sheared", cmp(X(bound_kdop26_obb)(&obb, &kdop), ==, ISECT_OK));
    const X(kdop26) of_obb = {{-2, -6, -2, -8, -8, -4, -2, -8, -10, -10, -8, -10, -8},
                              {2, 6, 4, 8, 8, 6, 0, 10, 8, 12, 6, 12, 6}};
    check("sheared", same_bits(&kdop, &of_obb, sizeof kdop));
    products();
}

/* 2. Properties: a slab of two sizes is the same, and does not depend on the rounding mode of the
 * caller. A box is its corners. */
static void is_part(int size, const Bounds made, const Bounds all, const char *name)
{
    const int count = count_of[size];
    for (int i = 0; i < count; i++)
        for (int k = 0; k < MOST_SLABS; k++)
            if (memcmp(normals_of[size][i], KDOP26[k], sizeof KDOP26[k]) == 0)
                check(name,
                      cmp(made[i], ==, all[k]) && cmp(made[count + i], ==, all[MOST_SLABS + k]));
}
static void is_of_corners(const Aabb *box, const Bounds all)
{
    Vec3 corner[8];
    Bounds made;
    const X(points) points = X(points_of)(corner);
    for (int k = 0; k < 8; k++)
        corner[k] = (Vec3){k & 1 ? box->lower.x : box->upper.x, k & 2 ? box->lower.y : box->upper.y,
                           k & 4 ? box->lower.z : box->upper.z};
    if (X(bound_kdop26_points)(points, 8, (void *)made) == ISECT_OK)
        check("its corners", same_bits(made, all, sizeof made));
}
TEST_FUNCTION(properties)
{
    for (int m = 0; m < SHAPES; m++)
        for (int i = 0; i < soak(500); i++) {
            const Question q = any_question(&makers[2][m], i % 2 == 0);
            Bounds all, made;
            const isect_status status = makers[2][m].make(all, &q);
            for (int size = 0; size < SIZES; size++) {
                check("as of others", cmp(makers[size][m].make(made, &q), ==, status));
                is_for_any_caller(&makers[size][m], &q, status, made,
                                  2 * (size_t)count_of[size] * sizeof(real));
                if (status == ISECT_OK)
                    is_part(size, made, all, makers[size][m].shape->name);
            }
            if (status == ISECT_OK && m == 0)
                is_of_corners(&q.aabb, all);
        }
}

/* 3. Oracle. */
TEST_FUNCTION(oracle)
{
    const int count = soak(400);
    for (int m = 0; m < SHAPES; m++) {
        int made = 0;
        for (int i = 0; i < count; i++) {
            const Question q = any_question(&makers[2][m], i % 2);
            Bounds all;
            if (makers[2][m].make(all, &q) != ISECT_OK)
                continue;
            made++;
            for (int f = 0; f < 2 * MOST_SLABS; f++) {
                const real side = f < MOST_SLABS ? -1 : 1, *n = KDOP26[f % MOST_SLABS];
                judge_bound(&makers[2][m], i, &q, (Vec3){side * n[0], side * n[1], side * n[2]},
                            0 + side * all[f], m == 0 ? 0 : 4 * DBL_MIN);
            }
        }
        check_share(made, count, 0.3, 1);
    }
}

TESTS_OF_ONE(bound_kdop_shapes)
