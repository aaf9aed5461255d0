/* tests/cast/ray_kdop18.c - isect_cast_ray_kdop18. */
#include "cast/between_planes.h"

static Span cast(const Ray *ray, const void *solid)
{
    return X(cast_ray_kdop18)(ray, solid);
}

/* Cases: x, y, z from -2 to 2, x + y at 2.5, the other edges at 3. */
TEST_FUNCTION(cases)
{
    TABLE(table, Ray ray; Span want;) = {
        {"in a face", {{-5, 2, 0}, {1, 0, 0}, 0, 9}, {4, R(5.5)}},
        {"beside an edge that is cut off", {{-5, R(1.75), R(1.75)}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"to the edge ++0", {{0, 0, 0}, {1, 1, 0}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the edge +-0", {{0, 0, 0}, {1, -1, 0}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge +0+", {{0, 0, 0}, {1, 0, 1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge +0-", {{0, 0, 0}, {1, 0, -1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge 0++", {{0, 0, 0}, {0, 1, 1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge 0+-", {{0, 0, 0}, {0, 1, -1}, -9, 9}, {R(-1.5), R(1.5)}},
    };
    const Kdop18 kdop = {{-2, -2, -2, R(-2.5), -3, -3, -3, -3, -3},
                         {2, 2, 2, R(2.5), 3, 3, 3, 3, 3}};
    check_each(table, same_span(X(cast_ray_kdop18)(&table[i].ray, &kdop), table[i].want));
    along_axes(cast, &kdop);
    endless_slabs(cast, 9);
}

CASES(cast_ray_kdop18)
