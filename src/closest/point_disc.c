/* isect_closest_point_disc - the point of a disc nearest to a point.
 *
 * With w from the centre to the point, share = (w . normal) / |normal|^2 is the part of w along the
 * normal, and `flat` = w - share * normal lies in the plane of the disc. The nearest point is at
 * flat, if that is not longer than the radius, else at the radius along it. If the normal is zero,
 * the disc is the ball of its radius.
 *
 * Error bounds, with half an epsilon h:
 *
 *     w                                    h |w|
 *     w . normal                           4h |w| |normal|
 *     the height                           7h |w|, half the errors of the squares and the product
 *     flat                                 3h of it, and 8h |w| along the normal, by which it is
 *                                          longer at most if it is short
 *     its length, with squares and root    14h |w|; the radius is subtracted only where it is less
 *     the distance                         9 epsilon |w|, however large the disc
 *     the nearest point                    within 5 epsilon |w| of the disc
 *
 * The decision whether the point is on the disc is exact: w . normal = 0, and |w|^2 is at most the
 * squared radius.
 * square of the radius. */
#include "closest/nearest.h"
#include "geometry/distance.h"
#include "geometry/sphere.h"
#include "overlap/exact.h"

/* The nearest point is at center + stretch * flat. */
typedef struct Flattened {
    Vec3 flat;
    num stretch, distance2;
} Flattened;

FORMULA Flattened flattened(Vec3 w, Vec3 normal, num radius)
{
    num along = dot(w, normal), share = ratio(along, dot(normal, normal));
    Vec3 flat = mad(w, -share, normal);
    num length = num_sqrt(dot(flat, flat)), reach = num_min(length, radius), off = length - reach;
    return (Flattened){flat, ratio(reach, length), share * along + off * off};
}

FORMULA Nearest closest_point_disc(const Point *point, const Disc *disc, mask *unsure)
{
    const Vec3 normal = disc->normal;
    Vec3 w = sub(*point, disc->center);
    num nn = dot(normal, normal), radius = disc->radius;
    Flattened at = flattened(w, normal, radius);
    mask sized = is_radius(radius) & (nn > LEAST_SQUARE) & (nn < MOST_SQUARE);
    *unsure = mask_not(sized & surely_apart(at.distance2, dot(w, w)));
    return nearest_of(*point, mad(disc->center, at.stretch, at.flat), at.distance2);
}

#if LANES == 1
#include "exact/sum.h"

static bool on_disc(const Point *point, const Disc *disc)
{
    const real *n = (const real *)&disc->normal, *center = (const real *)&disc->center;
    const real *p = (const real *)point;
    const Sphere ball = {disc->center, disc->radius};
    Term terms[6]; /* of w . normal */
    for (int i = 0; i < 3; i++) {
        terms[i] = (Term){(double)n[i], (double)p[i], 1};
        terms[i + 3] = (Term){(double)n[i], -(double)center[i], 1};
    }
    return isect_exact_sign(terms, 6) == 0 && X(overlap_point_sphere_exact)(point, &ball);
}

/* The difference and the normal are scaled to about 1 separately. A radius that is then out of
 * range is much longer than the difference, or much shorter. */
Nearest X(closest_point_disc_exact)(const Point *point, const Disc *disc)
{
    Vec3 p[] = {*point, disc->center, {disc->radius, 0, 0}}, n[] = {disc->normal};
    if (!all_finite3(p, 3) || !finite3(n[0]) || !(disc->radius >= 0))
        return nearest_miss();
    if (on_disc(point, disc))
        return nearest_at(*point);
    const int down = fit_points(p, 3);
    Vec3 difference[] = {sub(p[0], p[1])};
    const int fitted = fit_differences(difference, 1);
    fit_differences(n, 1);
    const Flattened at = flattened(difference[0], n[0], times_two_to(p[2].x, fitted));
    const Vec3 b = mad(p[1], at.stretch, times_two_to3(at.flat, -fitted));
    return nearest_of(*point, unfitted(b, down), unfitted2(at.distance2, down + fitted));
}
#endif

#define EXACT
#define SHARED_A
#include "rows/closest_point_disc.inc"
