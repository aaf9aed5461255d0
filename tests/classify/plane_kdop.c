/* tests/classify/plane_kdop.c - isect_classify_plane_kdop. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below. */
enum { SLABS = 4, ON = ISECT_TANGENT_INSIDE };
static X(kdop) kdop_of_slabs(const Vec3 *normals, const real (*slab)[2], real *bounds, size_t count)
{
    for (size_t i = 0; i < count; i++)
        bounds[i] = slab[i][0], bounds[SLABS + i] = slab[i][1];
    return (X(kdop)){normals, count, bounds, bounds + SLABS};
}

/* An octahedron, |x| + |y| + |z| <= 2 about (0, 0, z), and others between such planes. */
TEST_FUNCTION(cases)
{
    static const Vec3 normals[SLABS] = {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    const real inf = REAL_INF, nan = REAL_NAN, e = 2 * REAL_EPSILON;
    TABLE(table, real slab[SLABS][2]; isect_side want; int of_all;) = {
        {"below", {{-4, 0}, {0, 4}, {-4, 0}, {0, 4}}, ISECT_INSIDE, ON},
        {"up to it with a tip", {{-3, 1}, {-1, 3}, {-3, 1}, {-1, 3}}, ISECT_TANGENT_INSIDE, ON},
        {"across", {{-2, 2}, {-2, 2}, {-2, 2}, {-2, 2}}, ISECT_STRADDLES, ON},
        {"down to it", {{1, 5}, {-5, -1}, {1, 5}, {-5, -1}}, ISECT_TANGENT_OUTSIDE, ON},
        {"not down to it", {{1 + e, 5}, {-5, -1}, {1, 5}, {-5, -1}}, ISECT_OUTSIDE, ON},
        {"above", {{2, 6}, {-6, -2}, {2, 6}, {-6, -2}}, ISECT_OUTSIDE, ON},
        {"a point of it", {{1, 1}, {-1, -1}, {1, 1}, {-1, -1}}, ISECT_TANGENT_INSIDE, ON},
        {"without end", {{-inf, 1}, {-inf, inf}, {-inf, inf}, {-inf, inf}}, ISECT_STRADDLES, ON},
        {"a wedge", {{-inf, 1}, {-1, inf}, {-inf, inf}, {0, inf}}, ISECT_TANGENT_INSIDE, ON},
        {"no common point", {{-9, 9}, {8, 9}, {-9, 9}, {-20, -12}}, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"an empty slab", {{2, 1}, {-1, inf}, {0, 0}, {0, 0}}, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"at infinity", {{inf, inf}, {-1, inf}, {0, 0}, {0, 0}}, ISECT_OUTSIDE, ISECT_OUTSIDE},
        {"NaN", {{-1, 1}, {-1, 1}, {-1, 1}, {-1, nan}}, ISECT_OUTSIDE, ISECT_OUTSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, bad = {{0, 0, 1}, REAL_NAN};
    real bounds[2 * SLABS];
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(kdop) kdop = kdop_of_slabs(normals, table[i].slab, bounds, SLABS);
        check(table[i].name, cmp(X(classify_plane_kdop)(&plane, &kdop), ==, table[i].want));
        check(table[i].name,
              cmp(X(classify_plane_kdop)(&all, &kdop), ==, (isect_side)table[i].of_all));
        check("no plane", cmp(X(classify_plane_kdop)(&bad, &kdop), ==, ISECT_OUTSIDE));
    }
    const X(kdop) space = {NULL, 0, NULL, NULL};
    check("all of space", cmp(X(classify_plane_kdop)(&plane, &space), ==, ISECT_STRADDLES));
    check("in all of it", cmp(X(classify_plane_kdop)(&all, &space), ==, ISECT_TANGENT_INSIDE));
    check("in the half of it",
          cmp(X(classify_plane_kdop)(&(Plane){{0, 0, 0}, -1}, &space), ==, ISECT_INSIDE));
    check("in nothing",
          cmp(X(classify_plane_kdop)(&(Plane){{0, 0, 0}, 1}, &space), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_kdop)
