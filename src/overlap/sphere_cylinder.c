/* isect_overlap_sphere_cylinder - do a solid sphere and a solid cylinder share a point?
 *
 * Let w be the offset of the centre from the end a, v the direction of the axis, and L the length
 * of the axis. The height of the centre is w . v / |v|, and its distance from the line of the axis
 * is |w x v| / |v|. The centre is beyond an end by x = max(-height, height - L, 0), and beside the
 * side by y = max(distance - r, 0). The distance from the cylinder is the root of x^2 + y^2, which
 * must not exceed the radius R. If the ends coincide, the cylinder is a ball: x is 0, y is |w| - r.
 *
 * All lengths are multiplied by 4 / (size + 2 tiny), which is in range for all sizes. v is the
 * axis divided by the sum of its absolute coordinates, so that |v| is in [0.57, 1]. No square
 * overflows, and none that counts underflows. Error bounds, with h half an epsilon, W = |w|, T =
 * |height|, Q the distance from the line, T^2 + Q^2 = W^2, U = |b - a|:
 *
 *     w: difference, product                                    2h W
 *     v: difference, quotient: it turns by 2h                   2h W
 *     |v|: 1 product, 2 sums, a root                            3h/2 + h < 3h
 *     height: dot product 3h W, |v|, quotient                   3h W + 4h T
 *     L: difference, |v|, 2 products                            6h U
 *     height - L                                                3h W + 4h T + 6h U + h (T + U)
 *     w x v: products and a difference of each coordinate       3h W
 *     distance: a length 3h, |v|, quotient                       3h W + 7h Q
 *     distance - r                                              3h W + 7h Q + h (Q + r) + h r
 *     x and y together: the root of (3W + 5T + 7U)^2
 *     + (3W + 8Q + 2r)^2                                        12h W + 7h U + 2h r
 *     quotients by R, squares, sum                              4h R
 *     together                                                  16h S, S = W + U + r + R
 *
 * A sphere whose radius is larger by 16h S = 8 epsilon S covers that. The answer is yes for a gap
 * of at most 32h S = 16 epsilon S. In float a sphere whose radius is smaller by 24h S meets the
 * cylinder surely: the quotient of the two radii and its square add 4h S. Spheres between
 * both are decided in double. */
#include "core/vec3.h"

/* The positive part of a length, in units of the reach. */
FORMULA num share_beyond(num length, num reach)
{
    return num_select(length > 0, length / reach, splat(0));
}

/* `unsure` where another rounding could change the answer. */
FORMULA mask overlap_sphere_cylinder(const Sphere *sphere, const Cylinder *cylinder, mask *unsure)
{
    const Vec3 offset = sub(sphere->center, cylinder->a), axis = sub(cylinder->b, cylinder->a);
    const num sum = sum3(abs_of(axis)); /* of NaN it is NaN, and so is the length */
    const Vec3 v = {ratio(axis.x, sum), ratio(axis.y, sum), ratio(axis.z, sum)};
    const num norm = num_sqrt(dot(v, v)), length = sum * norm;
    const num all = sum3(abs_of(offset)) + length + sphere->radius + cylinder->radius;
    const num step = 4 / (all + 2 * REAL_MIN), last = length * step;
    const num r = cylinder->radius * step, radius = sphere->radius * step;
    const Vec3 w = {offset.x * step, offset.y * step, offset.z * step}, across = cross(w, v);
    const num far = num_sqrt(dot(w, w));
    const num height = ratio(dot(w, v), norm), beside = num_sqrt(dot(across, across)) / norm;
    const num distance = num_select(norm > 0, beside, far);
    const num sizes = REAL_EPSILON * (far + last + r + radius);
    const num reach = radius + 8 * sizes, less = radius - 12 * sizes, share = less / reach;
    const num x = share_beyond(num_max(-height, height - last), reach);
    const num y = share_beyond(distance - r, reach);
    const num square = x * x + y * y;
    const mask meet =
        (sphere->radius >= 0) & (cylinder->radius >= 0) & (all <= REAL_MAX) & (square <= 1);
    *unsure = meet & mask_not((less >= 0) & (square <= share * share));
    return meet;
}

#define EXACT_IN_FLOAT
#define DOUBLE_DECIDES
#include "rows/overlap_sphere_cylinder.inc"
