/* engine/common.c - see engine/common.h. */
#include "engine/common.h"

#include <math.h>
#include <string.h>

void isect_common_point(const Body *a, const Body *b, const ConvexDistance *found, double point[3])
{
    const double both = a->convex.radius + b->convex.radius;
    const double share = both > 0 ? a->convex.radius / both : 0.5;
    for (int k = 0; k < 3; k++)
        point[k] = found->core_a[k] + share * (found->core_b[k] - found->core_a[k]);
    isect_body_point(&a->frame, point, point);
}

bool isect_common_point_of(const BodySource *a, const BodySource *b, double point[3])
{
    Body first, second;
    ConvexDistance found;
    const bool anywhere = is_polytope(a->shape) || is_polytope(b->shape);
    for (double far = BODY_FAR; far < (double)INFINITY; far *= 256) {
        ConvexCache cache = {.count = 0};
        if (!isect_bodies_within(far, &first, a, &second, b))
            continue;
        if (!isect_convex_overlap(&first.convex, &second.convex, &cache, &found)) {
            if (anywhere && !(found.distance_low < ROUNDING_OF_TOUCH))
                continue;
            found = isect_convex_distance(&first.convex, &second.convex, 0x1p-44, (double)INFINITY,
                                          &cache);
        }
        isect_common_point(&first, &second, &found, point);
        return true;
    }
    memset(point, 0, 3 * sizeof *point);
    return false;
}
