/* isect_classify_frustum_obb - the side of a frustum on which an oriented box lies.
 *
 * The box is the parallelepiped that its numbers denote. Its extent over a plane, to both sides of
 * the height of its centre, is the sum of the absolute heights of its axes, each times its half
 * length.
 *
 * Error bounds, with h half an epsilon, e = 2h, S = the sum of |n_k| |c_k| and |d|, and T that of
 * |n_k| |axis_ik| half_i:
 *
 *     height of the centre              4h S
 *     n . axis: 3h; times half, sums    6h T
 *     least and most                    h (S + T); total 7h (S + T), 7e if rounded otherwise
 *
 * bound = 8e (S + T) + tiny, and a multiple of the half lengths for axes whose heights underflow.
 * Near an edge or a corner the directions that may separate are tested (geometry/six_planes.h). */
#include "classify/frustum.h"
#include "geometry/finite.h"
#include "geometry/obb.h"

FORMULA Heights obb_heights(const Plane *plane, const Obb *obb)
{
    const Vec3 n = plane->normal;
    const num height = dot(n, obb->center) + plane->d;
    num reach = splat(0), size = dot_abs(n, obb->center) + num_abs(plane->d);
    for (int i = 0; i < 3; i++) {
        reach = reach + num_abs(dot(n, obb->axis[i])) * obb->half[i];
        size = size + (dot_abs(n, obb->axis[i]) + REAL_MIN / REAL_EPSILON) * obb->half[i];
    }
    return (Heights){height - reach, height + reach,
                     sound_bound(8 * REAL_EPSILON * size + 16 * REAL_MIN)};
}

/* True if a point of the box is certainly below all planes. In the frame of the box its coordinates
 * are within the half lengths, and the error of its height is not greater than that of the box. */
FORMULA mask obb_reaches_inside(const Frustum *frustum, const Obb *obb)
{
    const Vec3 reach = {obb->half[0], obb->half[1], obb->half[2]};
    const Vec3 back = {-reach.x, -reach.y, -reach.z};
    Vec3 p = obb->center, s = {splat(0), splat(0), splat(0)};
    for (int i = 0; i < ROUNDS_TO_INSIDE; i++) {
        s = min_of(max_of(point_in(obb, moved_below(frustum, p)), back), reach);
        p = mad(mad(mad(obb->center, s.x, obb->axis[0]), s.y, obb->axis[1]), s.z, obb->axis[2]);
    }
    mask inside = in_range3(s, back, reach);
    for (int i = 0; i < 6; i++) {
        const Plane plane = frustum->plane[i];
        const num height =
            dot(plane.normal, obb->center) + plane.d + dot(direction_in(obb, plane.normal), s);
        inside &= height < -obb_heights(&plane, obb).bound;
    }
    return inside;
}

FORMULA Side classify_frustum_obb(const Frustum *frustum, const Obb *obb, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, obb_heights(&frustum->plane[i], obb));
    const Side side = side_below(&below, has_halves(obb), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (!mask_none(mask_not(idle)))
        *unsure &= idle | mask_not(obb_reaches_inside(frustum, obb));
    return side;
}

#if FOUR_SPREAD && ISECT_PUBLIC
SCREEN_OF_SIX_PLANES(classify_frustum_obb, Obb, obb_heights, has_halves)
#define SCREEN
#endif

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_obb_exact)(const Frustum *frustum, const Obb *obb)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !has_halves(obb) || !all_finite((const real *)obb, 15))
        return ISECT_OUTSIDE;
    return isect_frustum_obb(&planes, &obb->center.x);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#define SHARED_B
#include "rows/classify_frustum_obb.inc"
