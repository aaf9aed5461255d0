/* isect_closest_point_plane - the point of a plane nearest to a point.
 *
 * It is the projection of the point: with height = normal . p + d it is p - height / |normal|^2
 * normal.
 *
 * Error bounds, with half an epsilon h and S the sum of the absolute products
 * (geometry/plane_height.h):
 *
 *     the height                           4h S
 *     the distance                         4h S / |normal|, and 4h of itself for the rest; as the
 *                                          height is less than S: 4 epsilon S / |normal|
 *
 * The decision whether the point is on the plane is exact (overlap/point_plane.c). The share,
 * height / |normal|^2, has all its digits where the squared distance, share^2 |normal|^2, has. */
#include "closest/nearest.h"
#include "core/products.h"
#include "geometry/plane.h"
#include "geometry/plane_height.h"

FORMULA Nearest closest_point_plane(const Point *point, const Plane *plane, mask *unsure)
{
    const Vec3 p = *point, n = plane->normal;
    Heights heights = point_heights(plane, p);
    num height = heights.least, nn = dot(n, n), share = height / nn, distance2 = height * share;
    mask normal = (nn > REAL_MIN / REAL_EPSILON) & (nn < MOST_SQUARE);
    mask apart = surely_alike(height, height, heights.bound) & (distance2 > REAL_MIN) &
                 (distance2 < MOST_SQUARE);
    *unsure = mask_not(normal & apart);
    return nearest_of(p, mad(p, -share, n), distance2);
}

#if LANES == 1
/* The height divided by 2^exponent. */
static real height_of(const Plane *plane, Vec3 p, int *exponent)
{
    const real n[] = {plane->normal.x, plane->normal.y, plane->normal.z, plane->d};
    const real x[] = {p.x, p.y, p.z, 1};
    return sum_of_products(n, x, 4, exponent);
}

/* The normal is scaled to a length of about 1. */
Nearest X(closest_point_plane_exact)(const Point *point, const Plane *plane)
{
    Vec3 n[] = {plane->normal};
    if (!finite3(*point) || !finite_plane(plane))
        return nearest_miss();
    if (point_sign(plane, point) == 0)
        return nearest_at(*point);
    if (largest_of(n, 1) == 0) /* a zero normal and d != 0: the empty set */
        return nearest_miss();
    int exponent;
    const real height = height_of(plane, *point, &exponent);
    exponent += fit_differences(n, 1);
    const real share = height / dot(n[0], n[0]);
    const int down = -4; /* the step to the plane may overflow */
    const Vec3 step = {-share * n[0].x, -share * n[0].y, -share * n[0].z};
    const Vec3 from = times_two_to3(*point, down), offset = times_two_to3(step, exponent + down);
    const Vec3 near = {point->x + times_two_to(step.x, exponent),
                       point->y + times_two_to(step.y, exponent),
                       point->z + times_two_to(step.z, exponent)};
    const Vec3 far = {from.x + offset.x, from.y + offset.y, from.z + offset.z};
    return nearest_of(*point, finite3(near) ? near : unfitted(far, down),
                      unfitted2(height * share, -exponent));
}
#endif

#define EXACT
#include "rows/closest_point_plane.inc"
