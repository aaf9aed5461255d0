/* tests/cast/ray_kdop14.c - isect_cast_ray_kdop14. */
#include "cast/between_planes.h"

static Span cast(const Ray *ray, const void *solid)
{
    return X(cast_ray_kdop14)(ray, solid);
}

/* Cases: x, y, z from -2 to 2, x + y - z at 4.5, the other corners at 3.75. */
TEST_FUNCTION(cases)
{
    TABLE(table, Ray ray; Span want;) = {
        {"in a face", {{-5, 2, 0}, {1, 0, 0}, 0, 9}, {R(3.25), R(6.75)}},
        {"between two corners that are cut off", {{-5, 1, 2}, {1, 0, 0}, 0, 9}, {R(4.25), R(5.75)}},
        {"touches where both meet", {{-5, 2, R(1.75)}, {1, 0, 0}, 0, 9}, {5, 5}},
        {"to the corner +++", {{0, 0, 0}, {1, 1, 1}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the corner ++-", {{0, 0, 0}, {1, 1, -1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the corner +-+", {{0, 0, 0}, {1, -1, 1}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the corner +--", {{0, 0, 0}, {1, -1, -1}, -9, 9}, {R(-1.25), R(1.25)}},
    };
    const Kdop14 kdop = {{-2, -2, -2, R(-3.75), R(-4.5), R(-3.75), R(-3.75)},
                         {2, 2, 2, R(3.75), R(4.5), R(3.75), R(3.75)}};
    check_each(table, same_span(X(cast_ray_kdop14)(&table[i].ray, &kdop), table[i].want));
    along_axes(cast, &kdop);
    endless_slabs(cast, 7);
}

CASES(cast_ray_kdop14)
