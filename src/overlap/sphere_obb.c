/* isect_overlap_sphere_obb - do a solid sphere and an oriented box share a point?
 *
 * In the frame of the box its nearest point to the centre is found axis by axis: the centre is
 * outside of [-half, half] by some offset, or within. The three offsets together must not exceed
 * the radius. They are divided by it before they are squared, so that nothing over- or underflows.
 *
 * Error bounds, with h half an epsilon and S the distance of the centres, the radius and the sum of
 * the halves:
 *
 *     the centre in the frame: differences, products, sums      4h S along each axis
 *     axes that are not quite perpendicular or of length 1      3h S
 *     their offset from the box, of three axes                  sqrt(3) * 7h S < 13h S
 *     quotients, squares, sums                                  4h of the radius
 *
 * A sphere whose radius is 16 epsilon S / 2 greater covers that, and is within 16 epsilon S of the
 * one that was given, however S is rounded. */
#include "shape/obb.h"
#include "shape/sphere.h"

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
    return finite_ball(sphere) & has_halves(obb) & (size <= REAL_MAX) & finite3(obb->center) &
           (x * x + y * y + z * z <= 1);
}

#include "rows/overlap_sphere_obb.inc"
