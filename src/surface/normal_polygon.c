/* isect_normal_polygon - the normal of a polygon.
 *
 * It is the Newell normal (geometry/newell.h), whose components are twice the areas of the three
 * projections, in double. Each of n products and sums is off by less than 2 epsilon of a
 * double, times P, the sum of the products of consecutive sides. If the sum itself is at most
 * 4 n epsilon P, as for a polygon that crosses itself and encloses equal areas clockwise and
 * anticlockwise, its direction is not certain, and the normal is 0. */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include HEADER(surface)

X(vec3) X(normal_polygon)(const X(polygon) * polygon, const X(vec3) * point)
{
    const size_t count = polygon->count;
    const real *numbers = (const real *)polygon->points;
    double n[3];
    (void)point;
    if (count < 3 || !all_finite(numbers, 3 * count))
        return (X(vec3)){0, 0, 0};
    const double products =
        newell_normal(polygon->points, count, scale_of(largest(numbers, 3 * count)), n);
    const double most = greatest(n[0], n[1], n[2]);
    if (!(most > 4 * DBL_EPSILON * (double)count * products))
        return (X(vec3)){0, 0, 0};
    for (int i = 0; i < 3; i++)
        n[i] /= most;
    const double length = sqrt(dot_of(n, n));
    return (X(vec3)){(real)(n[0] / length) + 0, (real)(n[1] / length) + 0,
                     (real)(n[2] / length) + 0};
}
