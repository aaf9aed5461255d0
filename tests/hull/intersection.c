/* tests/hull/intersection.c - isect_hull_common, isect_hull_common_capacity. The intersection of
 * boxes as hulls is that of the boxes, of which tests/measure/intersection.c has the truth. */
#include "kit/kit.h"
#include <string.h>

#include HEADER(hull)
#include HEADER(measure)

typedef X(iou) Share;

static const double accuracy = 8 * (double)REAL_EPSILON + 0x1p-40;

static bool near(double x, double want, double size)
{
    return fabs(x - want) <= accuracy * size;
}
static Obb upright(Vec3 center, real hx, real hy, real hz)
{
    return (Obb){center, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {hx, hy, hz}};
}
static bool is_share(Share s)
{
    return s.common >= 0 && s.common <= s.a && s.common <= s.b && s.iou >= 0 && s.iou <= 1;
}

static bool built(X(hull) * hull, const Vec3 *points, size_t n, void *memory, size_t bytes)
{
    const X(points) view = X(points_of)(points);
    return X(hull_build)(view, n, memory, bytes, NULL, hull) == ISECT_OK;
}
static void corners_of_box(const Obb *o, Vec3 corner[8])
{
    for (int i = 0; i < 8; i++) {
        corner[i] = o->center;
        for (int k = 0; k < 3; k++)
            corner[i] = mad(corner[i], i >> k & 1 ? o->half[k] : -o->half[k], o->axis[k]);
    }
}
TEST_FUNCTION(hulls)
{
    static _Alignas(16) unsigned char memory[3][1 << 17];
    for (int i = 0; i < soak(300); i++) {
        new_kind();
        const Obb box[2] = {any_obb(), any_obb()};
        Vec3 corner[8];
        X(hull) hull[2];
        Share got, back, one;
        for (int n = 0; n < 2; n++) {
            corners_of_box(&box[n], corner);
            if (!built(&hull[n], corner, 8, memory[n], sizeof memory[n]))
                return;
        }
        const size_t bytes = X(hull_common_capacity)(&hull[0], &hull[1]);
        check("room", cmp(bytes, >, 0) && cmp(bytes, <=, sizeof memory[2]));
        check("status",
              cmp(X(hull_common)(&hull[0], &hull[1], memory[2], bytes, &got), ==, ISECT_OK));
        check("status",
              cmp(X(hull_common)(&hull[1], &hull[0], memory[2], bytes, &back), ==, ISECT_OK));
        check("status", cmp(X(hull_common)(&hull[0], &hull[0], memory[2], sizeof memory[2], &one),
                            ==, ISECT_OK));
        const Share want = X(measure_common_obb_obb)(&box[0], &box[1]);
        const double size = 64 * (double)(want.a + want.b); /* corners are rounded */
        check_sample(i, "as boxes", near((double)got.common, (double)want.common, size), box[0],
                     box[1]);
        check_sample(i, "symmetric", cmp(got.common, ==, back.common) && cmp(got.a, ==, back.b),
                     box[0], box[1]);
        check_sample(i, "itself", cmp(one.iou, ==, 1) && is_share(one), box[0], box[0]);
        check_sample(i, "its volume",
                     near((double)got.a, (double)X(hull_volume)(&hull[0]), (double)got.a), box[0],
                     box[1]);
    }
}
/* A cut divides a hull into two parts whose volumes add up to it. */
TEST_FUNCTION(parts_of_hulls)
{
    enum { POINTS = 60 };
    static _Alignas(16) unsigned char memory[4][1 << 18];
    for (int i = 0; i < soak(60); i++) {
        Vec3 points[POINTS];
        X(hull) round_one, half[2];
        Share share[2];
        for (int k = 0; k < POINTS; k++)
            points[k] = (Vec3){any_real(-1, 1), any_real(-1, 1), any_real(-1, 1)};
        check("built", built(&round_one, points, POINTS, memory[0], sizeof memory[0]));
        for (int n = 0; n < 2; n++) {
            const Obb box = upright((Vec3){n ? R(1.25) : R(-0.75), 0, 0}, 1, 2, 2);
            Vec3 corner[8];
            corners_of_box(&box, corner);
            check("built", built(&half[n], corner, 8, memory[1 + n], sizeof memory[1]));
            check("status",
                  cmp(X(hull_common)(&half[n], &round_one, memory[3], sizeof memory[3], &share[n]),
                      ==, ISECT_OK));
            check("a share", is_share(share[n]) && cmp(share[n].common, >, 0));
        }
        const double all = (double)X(hull_volume)(&round_one),
                     sum = (double)share[0].common + (double)share[1].common;
        check("both parts are the whole", near(sum, all, all));
    }
}
TEST_FUNCTION(bad_hulls)
{
    static _Alignas(16) unsigned char memory[3][1 << 16];
    const Vec3 corner[4] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
               spoilt[1] = {{REAL_NAN, 0, 0}};
    X(hull) hull, flat;
    const X(hull) none = {.vertices = NULL}, bad = {.vertices = spoilt, .vertex_count = 1},
                  lost = {.vertex_count = 3};
    const Share first = {7, 7, 7, 7};
    Share share = first;
    check("built", built(&hull, corner, 4, memory[0], sizeof memory[0]) &&
                       built(&flat, corner, 3, memory[1], sizeof memory[1]));
    const size_t bytes = X(hull_common_capacity)(&hull, &hull);
    check("no room",
          cmp(X(hull_common)(&hull, &hull, memory[2], bytes - 1, &share), ==, ISECT_TOO_SMALL));
    check("no memory", X(hull_common)(&hull, &hull, NULL, bytes, &share) == ISECT_BAD_ARGUMENT);
    check("no hull", X(hull_common)(NULL, &hull, memory[2], bytes, &share) == ISECT_BAD_ARGUMENT &&
                         X(hull_common_capacity)(NULL, &hull) == 0);
    check("no vertices",
          cmp(X(hull_common)(&hull, &lost, memory[2], bytes, &share), ==, ISECT_BAD_ARGUMENT));
    check("no answer", X(hull_common)(&hull, &hull, memory[2], bytes, NULL) == ISECT_BAD_ARGUMENT);
    check("NaN", cmp(X(hull_common)(&hull, &bad, memory[2], sizeof memory[2], &share), ==,
                     ISECT_NOT_FINITE));
    check("untouched", same_bits(&share, &first, sizeof share));
    check("flat",
          cmp(X(hull_common)(&hull, &flat, memory[2], sizeof memory[2], &share), ==, ISECT_OK) &&
              cmp(share.common, ==, 0) && cmp(share.b, ==, 0) && cmp(share.a, >, 0));
    check("nothing",
          X(hull_common)(&none, &none, NULL, 0, &share) == ISECT_OK && cmp(share.a, ==, 0));
}

TESTS_IN(hull_intersection, cmocka_unit_test(hulls), cmocka_unit_test(parts_of_hulls),
         cmocka_unit_test(bad_hulls))
