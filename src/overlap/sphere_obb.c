/* isect_overlap_sphere_obb - do a solid sphere and an oriented box share a point?
 *
 * In the frame of the box its point nearest to the centre is found axis by axis: the centre is
 * outside [-half, half] by some offset, or within. The length of the three offsets must not exceed
 * the radius. They are divided by it before they are squared, so that nothing over- or underflows.
 *
 * Error bounds, with h half an epsilon, w the offset of the centres, and S = |c.x| + |c.y| + |c.z|
 * + radius + sum of the half lengths, where c is w in the frame:
 *
 *     c: differences, products, sums                            4h |w| along each axis
 *     axes not exactly perpendicular or of length 1             3h |w|
 *     the distance from the box, of three axes                  sqrt(3) 7h |w| < 13h |w|
 *     quotients, squares, sums                                  4h radius
 *     together                                                  13h S, as |w| + radius <= S
 *
 * A sphere whose radius is larger by 16h S = 8 epsilon S covers that. The answer is yes for a gap
 * of at most 29h S < 16 epsilon S.
 *
 * In float a sphere whose radius is smaller by 24h S meets the box surely: the quotient of the two
 * radii and its square add 4h S. Spheres between both are decided in double, by the multiples
 * of the given axes whose sum is w. Let |a . b| <= e for each two axes. Where these multiples are
 * clamped to the box, the offset is longer than the distance by at most e^2 of it, which is 2^-44
 * for axes with an error of 2 epsilon of float. A radius larger by 2^-44 S covers that; rounding in
 * double is less. */
#include "geometry/obb.h"
#include "geometry/obb_given.h"

/* The offset from [-half, half], in units of the reach. */
FORMULA num share_outside(num x, num half, num reach)
{
    const num outside = num_abs(x) - half;
    return num_select(outside > 0, outside / reach, splat(0));
}

/* `unsure` where another rounding could change the answer. */
FORMULA mask overlap_sphere_obb(const Sphere *sphere, const Obb *obb, mask *unsure)
{
    const Vec3 c = point_in(obb, sphere->center);
    const num sum = obb->half[0] + obb->half[1] + obb->half[2];
    const num size = num_abs(c.x) + num_abs(c.y) + num_abs(c.z) + sphere->radius + sum;
    const num reach = sphere->radius + 8 * REAL_EPSILON * size;
    const num less = sphere->radius - 12 * REAL_EPSILON * size, share = less / reach;
    const num x = share_outside(c.x, obb->half[0], reach);
    const num y = share_outside(c.y, obb->half[1], reach);
    const num z = share_outside(c.z, obb->half[2], reach);
    const num square = x * x + y * y + z * z;
    const mask meet = (sphere->radius >= 0) & has_halves(obb) & (size <= REAL_MAX) &
                      (square <= 1); /* then all is finite */
    *unsure = meet & mask_not((less >= 0) & (square <= share * share));
    return meet;
}

#if LANES == 1 && !ISECT_DOUBLE
/* The rounded formula was true. */
bool X(overlap_sphere_obb_exact)(const Sphere *sphere, const Obb *obb)
{
    const Vec3d w = sub3d(to_vec3d(sphere->center), to_vec3d(obb->center));
    const double radius = (double)sphere->radius;
    double s[3], size = norm1(w) + radius;
    if (!multiples_of_axes(obb, w, s))
        return true;
    Vec3d offset = {0, 0, 0};
    for (int i = 0; i < 3; i++) {
        const double outside = fmax(fabs(s[i]) - (double)obb->half[i], 0);
        offset = mad3d(offset, s[i] < 0 ? -outside : outside, to_vec3d(obb->axis[i]));
        size += (double)obb->half[i];
    }
    return length3d(offset) <= radius + 0x1p-44 * size;
}
#endif

#define EXACT_IN_FLOAT
#include "rows/overlap_sphere_obb.inc"
