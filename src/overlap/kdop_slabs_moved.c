/* isect_overlap_kdop14_kdop14_slabs_moved, isect_overlap_kdop18_kdop18_slabs_moved,
 * isect_overlap_kdop26_kdop26_slabs_moved - do two k-DOPs, the second one translated, overlap along
 * each of their directions?
 *
 * A translation by t moves the bounds along n by p = n . t. With S = |x| + |y| + |z| of t, and an
 * epsilon for an operation in any rounding direction,
 *
 *     p, two sums                                   2 epsilon S
 *     bound of b + p                                epsilon (|b| + S)
 *     minus the bound of a                          epsilon (|a| + |b| + S)
 *     together, with terms of second order          |err| <= 5 epsilon (|a| + |b| + S)
 *
 * Sums are exact where they underflow; the bound is not, and is larger by REAL_MIN. If the bound is
 * infinite, the answer is that they may overlap. */
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
static bool slabs_meet_moved(const real *lower_a, const real *upper_a, const real *lower_b,
                             const real *upper_b, const real *height, Vec3 offset, int count)
{
    const real reach = real_abs(offset.x) + real_abs(offset.y) + real_abs(offset.z);
    if (!finite3(offset) || !slabs_meet(lower_a, upper_a, lower_a, upper_a, count) ||
        !slabs_meet(lower_b, upper_b, lower_b, upper_b, count))
        return false;
    for (int i = 0; i < count; i++) {
        const real below = reach + real_abs(upper_b[i]) + real_abs(lower_a[i]);
        const real above = reach + real_abs(lower_b[i]) + real_abs(upper_a[i]);
        if (slab_surely_above(lower_a[i], upper_b[i] + height[i], below) ||
            slab_surely_above(lower_b[i] + height[i], upper_a[i], above))
            return false;
    }
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
