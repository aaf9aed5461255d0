/* isect_overlap_plane_obb - do a plane and a solid oriented box share a point?
 *
 * Seen along the normal n the box is the interval of the height of its centre c, -+ its extent: the
 * sum of its halves times |n . axis|. It meets the plane unless the height exceeds the extent.
 *
 * Error bounds, with h half an epsilon, S = |n.x c.x| + |n.y c.y| + |n.z c.z| + |d| and L the sum
 * of the halves times |n|, all in units of the normal:
 *
 *     the height: 1 product, 3 sums                             4h S
 *     n . axis: 1 product, 2 sums                               3h |n| each, of an axis of length 1
 *     the extent: products and sums                             3h + 3h of L, 6h L
 *     together                                                  6h (S + L)
 *
 * |n| is at most the sum of the absolute components N, and that at most sqrt(3) |n|. An extent that
 * is 8h (S + N * halves) greater covers all, and with its own error is within 16 epsilon (S + L).
 */
#include "shape/obb.h"

FORMULA mask overlap_plane_obb(const Plane *plane, const Obb *obb)
{
    const Vec3 n = plane->normal, along = direction_in(obb, n);
    const num sum = obb->half[0] + obb->half[1] + obb->half[2];
    const num height = dot(n, obb->center) + plane->d;
    const num size = dot_abs(n, obb->center) + num_abs(plane->d) +
                     (num_abs(n.x) + num_abs(n.y) + num_abs(n.z)) * sum;
    const num extent = obb->half[0] * num_abs(along.x) + obb->half[1] * num_abs(along.y) +
                       obb->half[2] * num_abs(along.z);
    return has_halves(obb) & finite3(along) & (size <= REAL_MAX) & /* then all is finite */
           (num_abs(height) <= extent + 4 * REAL_EPSILON * size);
}

#include "rows/overlap_plane_obb.inc"
