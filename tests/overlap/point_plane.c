/* tests/overlap/point_plane.c - isect_overlap_point_plane. */
#include "kit/kit.h"

/* Cases: the point (1, 2, 4). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; bool want;) = {
        {"x = 1", {{1, 0, 0}, -1}, true},
        {"x = 1, seen from behind", {{-3, 0, 0}, 3}, true},
        {"y = 2", {{0, 1, 0}, -2}, true},
        {"z = 4", {{0, 0, R(0.5)}, -2}, true},
        {"an ulp below x", {{1, 0, 0}, -1 + eps / 2}, false},
        {"an ulp above y", {{0, 1, 0}, -2 - 2 * eps}, false},
        {"an ulp below z", {{0, 0, 1}, -4 + 2 * eps}, false},
        {"aslant", {{1, 2, 3}, -17}, true},
        {"aslant, an ulp above", {{1, 2, 3}, -17 * (1 + eps)}, false},
        {"aslant, mixed signs", {{2, -3, 1}, 0}, true},
        {"the least number beside the sum of zero", {{2, -3, 1}, least}, false},
        {"no normal: everything", {{0, 0, 0}, 0}, true},
        {"no normal: nothing, above", {{0, 0, 0}, least}, false},
        {"no normal: nothing, below", {{0, 0, 0}, -1}, false},
        {"products overflow", {{most, most, most}, most}, false},
        {"products overflow, on it", {{most, most / 2, -most / 2}, 0}, true},
    };
    const Vec3 point = {1, 2, 4};
    check_each(table, X(overlap_point_plane)(&point, &table[i].plane) == table[i].want);

    const Vec3 far = {R(-0x1p50), R(0x1p50), 4};
    const Plane through = {{R(0x1p50), R(0x1p50), 1}, -4};
    check("4 - 4 beside products that cancel", X(overlap_point_plane)(&far, &through));

    const real a = (ISECT_DOUBLE ? R(0x1p26) : R(0x1p12)) + 1;
    const real b = (ISECT_DOUBLE ? R(0x1p27) : R(0x1p12)) + 1; /* a b ends with 1, which is lost */
    const Vec3 long_product = {a, 1, 0};
    const Plane rounded = {{b, 1, 0}, -(a * b + 2)};
    check("products that are rounded", X(overlap_point_plane)(&long_product, &rounded));

    const Plane all = {{0, 0, 0}, 0};
    for (int k = 0; k < 6; k++) {
        Vec3 p = point;
        ((real *)&p)[k / 2] = k % 2 ? inf : REAL_NAN;
        check("no point is on no plane", !X(overlap_point_plane)(&p, &all));
    }
}

CASES(overlap_point_plane)
