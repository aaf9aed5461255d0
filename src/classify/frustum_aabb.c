/* isect_classify_frustum_aabb - where is an axis-aligned box with respect to a frustum?
 *
 * Its least and greatest heights over the planes decide most (shape/frustum.h). Beside an edge or a
 * corner a point of it is sought that is below all planes; and where none is found, the directions
 * that may separate are asked, none of which the six planes need be (classify/combined.h). */
#include "classify/frustum.h"
#include "shape/aabb.h"

/* Is a point of the box surely below all planes? */
FORMULA mask reaches_inside(const Frustum *frustum, const Aabb *aabb)
{
    const Vec3 lower = aabb->lower, upper = aabb->upper;
    Vec3 p = mad((Vec3){lower.x / 2, lower.y / 2, lower.z / 2}, splat(R(0.5)), upper);
    for (int i = 0; i < ROUNDS_TO_INSIDE; i++)
        p = min_of(max_of(moved_below(frustum, p), lower), upper);
    return surely_below_all(frustum, p) & in_range3(p, lower, upper);
}

FORMULA Side classify_frustum_aabb(const Frustum *frustum, const Aabb *aabb, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, box_heights(&frustum->plane[i], aabb));
    const Side side = side_below(&below, not_empty(aabb), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (!mask_none(mask_not(idle)))
        *unsure &= idle | mask_not(reaches_inside(frustum, aabb));
    return side;
}

/* ---- one frustum, many boxes ----
 *
 * What depends on the frustum alone is made once. With c = lower + upper and e = upper - lower of a
 * box, twice its heights over a plane need no choice of corners:
 *
 *     2 least = n . c + 2d - |n| . e,   2 most = n . c + 2d + |n| . e
 *
 * The greatest of the six `least` and of the six `most` tell who is outside of one plane and who is
 * inside of all. Error bound, with S = |n| . (|c| + e) + 2|d| and unit roundoff h:
 *
 *     n . c + 2d: c, a product, 3 sums        5h (|n| . |c| + 2|d|)
 *     |n| . e: e, a product, 3 sums           5h |n| . e
 *     their sum                               6h S in all, twice that if rounded otherwise: 6 eps S
 *     with room for second order, underflow   bound = 8 eps S + tiny
 *
 * The bound is no sum of its own: e is made larger by 8 eps (|c| + e), and the rest, 16 eps |d| +
 * tiny, is in the sum that makes |n| . e. Nothing overflows where |c| + e, summed over the axes, is
 * within a limit that the planes set. What is not, is empty or NaN is open. */
typedef struct BoxPlane {
    Vec3 normal, size;
    num twice, bound;
} BoxPlane;
typedef struct BoxFrustum {
    BoxPlane plane[6];
    num limit;
} BoxFrustum;

FORMULA BoxFrustum classify_frustum_aabb_prepared(const Frustum *frustum)
{
    BoxFrustum prepared;
    num sum = splat(0);
    for (int i = 0; i < 6; i++) {
        const Plane *plane = &frustum->plane[i];
        const Vec3 size = abs_of(plane->normal);
        const num d = num_abs(plane->d);
        prepared.plane[i] = (BoxPlane){plane->normal, size, 2 * plane->d,
                                            16 * REAL_EPSILON * d + REAL_MIN};
        sum = sum + (size.x + size.y + size.z + d);
    }
    prepared.limit = limit_of_sizes(sum);
    return prepared;
}

FORMULA Side classify_frustum_aabb_quick(const BoxFrustum *frustum, const Aabb *aabb,
                                         mask *open)
{
    const Vec3 lower = aabb->lower, upper = aabb->upper, e = sub(upper, lower);
    const Vec3 c = {lower.x + upper.x, lower.y + upper.y, lower.z + upper.z}, a = abs_of(c);
    const Vec3 size = {a.x + e.x, a.y + e.y, a.z + e.z};
    const num grow = splat(8 * REAL_EPSILON);
    const Vec3 reach = {num_mul_add(size.x, grow, e.x), num_mul_add(size.y, grow, e.y),
                        num_mul_add(size.z, grow, e.z)};
    const mask sound = (min3(e.x, e.y, e.z) >= 0) & (size.x + size.y + size.z <= frustum->limit);
    num least = splat(-REAL_INF), most = least;
    for (int i = 0; i < 6; i++) {
        const BoxPlane *plane = &frustum->plane[i];
        const num middle = dot_mul_add(plane->normal, c, plane->twice);
        const num half = dot_mul_add(plane->size, reach, plane->bound);
        least = num_max(middle - half, least);
        most = num_max(middle + half, most);
    }
    const mask inside = most < 0;
    *open = mask_not(sound & (inside | (least > 0)));
    return num_select(inside, splat(ISECT_INSIDE), splat(ISECT_OUTSIDE));
}

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_aabb_exact)(const Frustum *frustum, const Aabb *aabb)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !not_empty(aabb))
        return ISECT_OUTSIDE;
    return isect_frustum_box(&planes, &aabb->lower.x, &aabb->upper.x);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define PREPARED BoxFrustum
#include "rows/classify_frustum_aabb.inc"
