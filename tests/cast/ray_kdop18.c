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
        {"along x", {{-5, 0, 0}, {1, 0, 0}, 0, 9}, {3, 7}},
        {"along y", {{0, -5, 0}, {0, 1, 0}, 0, 9}, {3, 7}},
        {"along z", {{0, 0, -5}, {0, 0, 1}, 0, 9}, {3, 7}},
        {"in a face", {{-5, 2, 0}, {1, 0, 0}, 0, 9}, {4, R(5.5)}},
        {"beside it", {{-5, R(2.125), 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"beside an edge that is cut off", {{-5, R(1.75), R(1.75)}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"to the edge ++0", {{0, 0, 0}, {1, 1, 0}, -9, 9}, {R(-1.25), R(1.25)}},
        {"to the edge +-0", {{0, 0, 0}, {1, -1, 0}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge +0+", {{0, 0, 0}, {1, 0, 1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge +0-", {{0, 0, 0}, {1, 0, -1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge 0++", {{0, 0, 0}, {0, 1, 1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"to the edge 0+-", {{0, 0, 0}, {0, 1, -1}, -9, 9}, {R(-1.5), R(1.5)}},
        {"long direction: t counts in dir", {{-5, 0, 0}, {2, 0, 0}, 0, 9}, {R(1.5), R(3.5)}},
        {"starts inside: enter is t_min", {{0, 0, 0}, {1, 0, 0}, 0, 9}, {0, 2}},
        {"a line also sees what is behind", {{5, 0, 0}, {1, 0, 0}, -9, 9}, {-7, -3}},
        {"a ray does not", {{5, 0, 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"ends before", {{-5, 0, 0}, {1, 0, 0}, 0, 2}, span_of_miss},
        {"ends on it", {{-5, 0, 0}, {1, 0, 0}, 0, 3}, {3, 3}},
        {"ends inside", {{-5, 0, 0}, {1, 0, 0}, 0, 4}, {3, 4}},
        {"a point inside", {{1, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"a point outside", {{R(2.5), 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
    };
    const Kdop18 kdop = {{-2, -2, -2, R(-2.5), -3, -3, -3, -3, -3},
                         {2, 2, 2, R(2.5), 3, 3, 3, 3, 3}};
    check_each(table, same_span(X(cast_ray_kdop18)(&table[i].ray, &kdop), table[i].want));
    bad_slabs(cast, 9, &kdop, table[0].ray);
}

CASES(cast_ray_kdop18)
