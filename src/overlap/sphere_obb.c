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
 * of at most 29h S < 16 epsilon S. */
#include "geometry/obb.h"

/* The offset from [-half, half], in units of the reach. */
FORMULA num share_outside(num x, num half, num reach)
{
    const num outside = num_abs(x) - half;
    return num_select(outside > 0, outside / reach, splat(0));
}

FORMULA mask overlap_sphere_obb(const Sphere *sphere, const Obb *obb)
{
    const Vec3 c = point_in(obb, sphere->center);
    const num sum = obb->half[0] + obb->half[1] + obb->half[2];
    const num size = num_abs(c.x) + num_abs(c.y) + num_abs(c.z) + sphere->radius + sum;
    const num reach = sphere->radius + 8 * REAL_EPSILON * size;
    const num x = share_outside(c.x, obb->half[0], reach);
    const num y = share_outside(c.y, obb->half[1], reach);
    const num z = share_outside(c.z, obb->half[2], reach);
    return (sphere->radius >= 0) & has_halves(obb) & (size <= REAL_MAX) & /* then all is finite */
           (x * x + y * y + z * z <= 1);
}

#include "rows/overlap_sphere_obb.inc"
