/* isect_closest_point_polygon - which point of a polygon in space is nearest to a point?
 *
 * The nearest of its border (closest/point_segment.c), or the foot on its plane, if that is nearer,
 * and inside in the projection along an axis (classify/polygon_point.c). Its plane goes through the
 * mean of the corners, along the Newell normal (geometry/newell.h).
 *
 * Heights and feet are in double, for the offset w from the first corner, with all brought to the
 * size of 1. With e = 2^-52, a normal is off by less than 4 e for each corner, times the sum of the
 * products of its sides over its length, and a height by that times the offset from the mean, and 8
 * e of all sizes: so much over the plane is on it. Such a point is its own foot, and is looked at
 * as it is: the distance from an edge is rounded, and may be too small to leave it a choice. */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include HEADER(classify)
#include HEADER(closest)

/* A plane through a point, as seen from the first corner, and how rough its unit normal is. */
typedef struct MeanPlane {
    double normal[3], mean[3], rough;
} MeanPlane;

/* Nothing is nearer to it than this. */
static X(nearest) nearest_on_border(const X(polygon) * polygon, const X(vec3) * point)
{
    X(segment) edge = {polygon->points[polygon->count - 1], polygon->points[0]};
    X(nearest) best = X(closest_point_segment)(point, &edge);
    for (size_t i = 1; i < polygon->count; i++) {
        edge = (X(segment)){polygon->points[i - 1], polygon->points[i]};
        const X(nearest) next = X(closest_point_segment)(point, &edge);
        if (next.distance2 < best.distance2)
            best = next;
    }
    return best;
}

/* False if the polygon has no direction. */
static bool mean_plane(MeanPlane *plane, const X(polygon) * polygon, double scale)
{
    const double count = (double)polygon->count;
    const double products = newell_normal(polygon->points, polygon->count, scale, plane->normal);
    const double most = greatest(plane->normal[0], plane->normal[1], plane->normal[2]);
    double first[3], p[3], sum[3] = {0, 0, 0};
    plane->rough = 4 * DBL_EPSILON * count * products / most;
    if (!(plane->rough < 1))
        return false;
    to_doubles(first, polygon->points[0]);
    for (size_t i = 1; i < polygon->count; i++) {
        to_doubles(p, polygon->points[i]);
        for (int k = 0; k < 3; k++)
            sum[k] += p[k] * scale - first[k] * scale;
    }
    for (int k = 0; k < 3; k++)
        plane->normal[k] /= most, plane->mean[k] = sum[k] / count;
    const double length = sqrt(dot_of(plane->normal, plane->normal));
    for (int k = 0; k < 3; k++)
        plane->normal[k] /= length;
    return true;
}

static real in_range(double x)
{
    return (real)fmin(fmax(x, -(double)REAL_MAX), (double)REAL_MAX) + 0;
}
/* The square of a height, which is none: neither 0 nor infinite. */
static real square_of(double height)
{
    const real square = in_range(height * height);
    return square > 0 ? square : REAL_MIN * REAL_EPSILON;
}

X(nearest)
X(closest_point_polygon)(const X(vec3) * point, const X(polygon) * polygon, isect_rule rule)
{
    const real *numbers = (const real *)polygon->points;
    if (polygon->count == 0 || !all_finite(numbers, 3 * polygon->count))
        return (X(nearest)){{0, 0, 0}, {0, 0, 0}, REAL_INF};
    const X(nearest) border = nearest_on_border(polygon, point);
    const double scale =
        scale_of(greater(largest(numbers, 3 * polygon->count), largest((const real *)point, 3)));
    MeanPlane plane;
    if (border.distance2 == 0 || border.distance2 == REAL_INF ||
        !mean_plane(&plane, polygon, scale))
        return border;

    double first[3], p[3], offset[3], foot[3];
    to_doubles(first, polygon->points[0]), to_doubles(p, *point);
    for (int k = 0; k < 3; k++)
        offset[k] = p[k] * scale - first[k] * scale - plane.mean[k];
    const double height = dot_of(plane.normal, offset);
    const double on = plane.rough * sqrt(dot_of(offset, offset)) + 8 * DBL_EPSILON;
    if (fabs(height) <= on)
        return X(classify_polygon_point)(polygon, point, rule) == ISECT_OUTSIDE
                   ? border
                   : (X(nearest)){border.a, border.a, 0};
    const real distance2 = square_of(height / scale);
    if (!(distance2 <= border.distance2))
        return border;
    for (int k = 0; k < 3; k++)
        foot[k] =
            (first[k] * scale + (plane.mean[k] + (offset[k] - height * plane.normal[k]))) / scale;
    const X(vec3) b = {in_range(foot[0]), in_range(foot[1]), in_range(foot[2])};
    return X(classify_polygon_point)(polygon, &b, rule) == ISECT_OUTSIDE
               ? border
               : (X(nearest)){border.a, b, distance2};
}
