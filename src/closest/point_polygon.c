/* isect_closest_point_polygon - the point of a polygon in space nearest to a point.
 *
 * It is the nearest point of the border (closest/point_segment.c), or the projection onto the
 * plane, if that is nearer, and inside in the projection along an axis (classify/polygon_point.c).
 * The plane passes through the mean of the vertices, perpendicular to the Newell normal
 * (geometry/newell.h).
 *
 * Heights and projections are in double, for the offset w from the first vertex, with everything
 * scaled to about 1. With e = 2^-52:
 *
 *   the normal     less than 4 e for each vertex, times the sum of the products of its sides
 *                  over its length
 *   a height       that error times the offset from the mean, and 8 e of all sizes
 *
 * Whether a point whose height is within this bound is on the polygon is decided exactly
 * (overlap/point_polygon.c). If it is not, it is its own projection up to rounding. */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include HEADER(classify)
#include HEADER(closest)
#include HEADER(overlap)

/* A plane through a point, relative to the first vertex, and the error of its unit normal. */
typedef struct MeanPlane {
    double normal[3], mean[3], rough;
} MeanPlane;

/* The nearest point of the border. */
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

/* False if the normal of the polygon is zero or not certain. */
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
/* The squared distance of a point that is not on the polygon: neither 0 nor infinite. */
static real square_of(double height)
{
    const real square = in_range(height * height);
    return square > 0 ? square : REAL_MIN * REAL_EPSILON;
}

static X(nearest) nearest_at(X(vec3) p)
{
    return (X(nearest)){p, p, 0};
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
    if (border.distance2 == 0 || border.distance2 == REAL_INF)
        return border;
    if (!mean_plane(&plane, polygon, scale))
        return X(overlap_point_polygon)(point, polygon, rule) ? nearest_at(border.a) : border;

    double first[3], p[3], offset[3], foot[3];
    to_doubles(first, polygon->points[0]), to_doubles(p, *point);
    for (int k = 0; k < 3; k++)
        offset[k] = p[k] * scale - first[k] * scale - plane.mean[k];
    const double height = dot_of(plane.normal, offset);
    const double on = plane.rough * sqrt(dot_of(offset, offset)) + 8 * DBL_EPSILON;
    if (fabs(height) <= on && X(overlap_point_polygon)(point, polygon, rule))
        return nearest_at(border.a);
    const real distance2 = square_of(height / scale);
    if (!(distance2 <= border.distance2))
        return border;
    for (int k = 0; k < 3; k++)
        foot[k] =
            (first[k] * scale + (plane.mean[k] + (offset[k] - height * plane.normal[k]))) / scale;
    const X(vec3) b = fabs(height) <= on
                          ? border.a
                          : (X(vec3)){in_range(foot[0]), in_range(foot[1]), in_range(foot[2])};
    return X(classify_polygon_point)(polygon, &b, rule) == ISECT_OUTSIDE
               ? border
               : (X(nearest)){border.a, b, distance2};
}
