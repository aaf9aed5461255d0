/* isect_overlap_kdop14_kdop14_slabs_moved, isect_overlap_kdop18_kdop18_slabs_moved,
 * isect_overlap_kdop26_kdop26_slabs_moved, isect_overlap_kdop_kdop_slabs - do two k-DOPs, the
 * second one translated, overlap along each of their directions?
 *
 * A translation by t moves the bounds along n by p = n . t. With S = |n_x t_x| + |n_y t_y| + |n_z
 * t_z|, which is at most |x| + |y| + |z| of t for the fixed k-DOPs, and an epsilon for an operation
 * in any rounding direction,
 *
 *     p, three products and two sums                3 epsilon S
 *     bound of b + p                                epsilon (|b| + S)
 *     minus the bound of a                          epsilon (|a| + |b| + S)
 *     together, with terms of second order          |err| <= 6 epsilon (|a| + |b| + S)
 *
 * Sums are exact where they underflow; products and the bound are not, so it is larger by REAL_MIN.
 * If the bound is infinite, the answer is that they may overlap. */
#include "core/vec3.h"
#include "geometry/finite.h"
#include "geometry/kdop.h"
#include "geometry/kdop_slabs.h"
#include HEADER(overlap)

/* True if the lower bound is certainly above the upper one. */
static bool slab_surely_above(real lower, real upper, real size)
{
    return lower - upper > 8 * REAL_EPSILON * size + REAL_MIN;
}
/* Along one direction, with b moved by `height`; `reach` bounds the products in it. */
static bool slab_meets_moved(real lower_a, real upper_a, real lower_b, real upper_b, real height,
                             real reach)
{
    return !slab_surely_above(lower_a, upper_b + height,
                              reach + real_abs(upper_b) + real_abs(lower_a)) &&
           !slab_surely_above(lower_b + height, upper_a,
                              reach + real_abs(lower_b) + real_abs(upper_a));
}
static real reach_of(Vec3 offset)
{
    return real_abs(offset.x) + real_abs(offset.y) + real_abs(offset.z);
}
static bool slabs_meet_moved(const real *lower_a, const real *upper_a, const real *lower_b,
                             const real *upper_b, const real *height, Vec3 offset, int count)
{
    if (!finite3(offset) || !slabs_meet(lower_a, upper_a, lower_a, upper_a, count) ||
        !slabs_meet(lower_b, upper_b, lower_b, upper_b, count))
        return false;
    for (int i = 0; i < count; i++)
        if (!slab_meets_moved(lower_a[i], upper_a[i], lower_b[i], upper_b[i], height[i],
                              reach_of(offset)))
            return false;
    return true;
}

bool X(overlap_kdop14_kdop14_slabs_moved)(const Kdop14 *a, const Kdop14 *b, const Vec3 *offset)
{
    real height[OF_AXES + OF_CORNERS];
    along_corners(*offset, along_axes(*offset, height));
    return slabs_meet_moved(a->lower, a->upper, b->lower, b->upper, height, *offset,
                            OF_AXES + OF_CORNERS);
}
bool X(overlap_kdop18_kdop18_slabs_moved)(const Kdop18 *a, const Kdop18 *b, const Vec3 *offset)
{
    real height[OF_AXES + OF_EDGES];
    along_edges(*offset, along_axes(*offset, height));
    return slabs_meet_moved(a->lower, a->upper, b->lower, b->upper, height, *offset,
                            OF_AXES + OF_EDGES);
}
bool X(overlap_kdop26_kdop26_slabs_moved)(const Kdop26 *a, const Kdop26 *b, const Vec3 *offset)
{
    real height[OF_AXES + OF_EDGES + OF_CORNERS];
    along_corners(*offset, along_edges(*offset, along_axes(*offset, height)));
    return slabs_meet_moved(a->lower, a->upper, b->lower, b->upper, height, *offset,
                            OF_AXES + OF_EDGES + OF_CORNERS);
}

/* False for an empty slab, one at infinity, or one with NaN. */
static bool slab_holds(const X(kdop) * kdop, size_t i)
{
    return slabs_meet(kdop->lower + i, kdop->upper + i, kdop->lower + i, kdop->upper + i, 1) &&
           finite3(kdop->normals[i]);
}
static bool slabs_hold(const X(kdop) * kdop)
{
    bool all = true;
    for (size_t i = 0; i < kdop->count; i++)
        all &= slab_holds(kdop, i);
    return all;
}

bool X(overlap_kdop_kdop_slabs)(const X(kdop) * a, const X(kdop) * b, const Vec3 *offset)
{
    const size_t count = a->count < b->count ? a->count : b->count;
    const bool moved = offset->x != 0 || offset->y != 0 || offset->z != 0;
    if (!finite3(*offset) || !slabs_hold(a) || !slabs_hold(b))
        return false;
    for (size_t i = 0; i < count; i++) {
        const Vec3 n = a->normals[i], m = b->normals[i];
        const Vec3 part = {n.x * offset->x, n.y * offset->y, n.z * offset->z};
        if (n.x != m.x || n.y != m.y || n.z != m.z)
            continue;
        if (moved ? !slab_meets_moved(a->lower[i], a->upper[i], b->lower[i], b->upper[i],
                                      part.x + part.y + part.z, reach_of(part))
                  : !slabs_meet(a->lower + i, a->upper + i, b->lower + i, b->upper + i, 1))
            return false;
    }
    return true;
}
