/* tests/cast/ray_kdop26.c - isect_cast_ray_kdop26. */
#include "cast/between_planes.h"

static Span cast(const Ray *ray, const void *solid)
{
    return X(cast_ray_kdop26)(ray, solid);
}

/* Cases: x, y, z from -2 to 2, x + y at 2.5, the other edges at 3, the corners at 3.75. */
TEST_FUNCTION(cases)
{
    TABLE(table, Ray ray; Span want;) = {
        {"in a face, its end cut off", {{-5, 2, 0}, {1, 0, 0}, 0, 9}, {4, R(5.5)}},
        {"beside an edge that is cut off", {{-5, R(1.75), R(1.75)}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"to the edge ++0", {{0, 0, 0}, {1, 1, 0}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the edge +-0", {{0, 0, 0}, {1, -1, 0}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge +0+", {{0, 0, 0}, {1, 0, 1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge +0-", {{0, 0, 0}, {1, 0, -1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge 0++", {{0, 0, 0}, {0, 1, 1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge 0+-", {{0, 0, 0}, {0, 1, -1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the corner +++", {{0, 0, 0}, {1, 1, 1}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the corner ++-", {{0, 0, 0}, {1, 1, -1}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the corner +-+", {{0, 0, 0}, {1, -1, 1}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the corner +--", {{0, 0, 0}, {1, -1, -1}, -9, 9}, {R(-1.25), R(1.25)}},
    };
    const Kdop26 kdop = {
        {-2, -2, -2, R(-2.5), -3, -3, -3, -3, -3, R(-3.75), R(-3.75), R(-3.75), R(-3.75)},
        {2, 2, 2, R(2.5), 3, 3, 3, 3, 3, R(3.75), R(3.75), R(3.75), R(3.75)}};
    check_each(table, same_span(X(cast_ray_kdop26)(&table[i].ray, &kdop), table[i].want));
    along_axes(cast, &kdop);
    endless_slabs(cast, 13);
}

CASES(cast_ray_kdop26)
