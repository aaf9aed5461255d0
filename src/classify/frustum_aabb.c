/* isect_classify_frustum_aabb - the side of a frustum on which an axis-aligned box lies.
 *
 * Its least and greatest heights over the planes decide most cases (geometry/frustum.h). Near an
 * edge or a corner the filter searches a point of the box below all planes, then a sum of planes
 * that the box is above. Touching cases go on to the exact decision (geometry/six_planes.h). */
#include "classify/frustum.h"
#include "geometry/aabb.h"

/* Projection onto planes alone converges slowly along a face of the box; steps toward corners alone
 * may cycle. In turns they find a point for all but 1 % of the boxes. */
enum { BOX_ROUNDS = 5 };

/* A point of the box, moved toward the corner that is deepest below each plane that the point is
 * above, by 1.5 times the distance to the plane, clamped to the box. */
FORMULA Vec3 sunk_below(const Frustum *frustum, const Aabb *aabb, Vec3 p)
{
    for (int i = 0; i < 6; i++) {
        const Plane *plane = &frustum->plane[i];
        const Vec3 n = plane->normal, lower = aabb->lower, upper = aabb->upper;
        const Vec3 to =
            sub((Vec3){num_select(n.x > 0, lower.x, upper.x), num_select(n.y > 0, lower.y, upper.y),
                       num_select(n.z > 0, lower.z, upper.z)},
                p);
        const num height = num_max(dot(n, p) + plane->d, splat(0));
        p = mad(p, num_min(ratio(R(1.5) * height, -dot(n, to)), splat(1)), to);
    }
    return p;
}

/* True if a point of the box is certainly below all planes. */
FORMULA mask aabb_reaches_inside(const Frustum *frustum, const Aabb *aabb)
{
    const Vec3 lower = aabb->lower, upper = aabb->upper;
    Vec3 p = mad((Vec3){lower.x / 2, lower.y / 2, lower.z / 2}, splat(R(0.5)), upper);
    for (int i = 0; i < BOX_ROUNDS; i++) {
        p = i % 2 ? moved_below(frustum, p) : sunk_below(frustum, aabb, p);
        p = min_of(max_of(p, lower), upper);
    }
    return surely_below_all(frustum, p) & in_range3(p, lower, upper);
}

/* ---- near an edge or a corner ----
 *
 * A sum of planes with weights w >= 0 has the frustum below it: a box above it is outside. For the
 * edge of two planes the candidates are the sums that have lost an axis, w_i = |n_j| and w_j =
 * |n_i| along it; for the corner of three, those that have lost two, with the weights of Cramer's
 * rule. The weights need not be exact, because any weights >= 0 are valid. Bound, with X the
 * maximum |x| of the box along an axis, and S = sum of w_i (|n_i| . X + |d_i|):
 *
 *     a number of the sum: 3 products, 2 sums     3h w |n|
 *     the least height: products, 3 sums          7h S, twice that if rounded otherwise: 7 eps S
 *     products that underflow                     less than tiny (1 + sum of X)
 *     with terms of second order                  bound = 9 eps S + tiny (1 + sum of X) */
typedef struct Sums {
    const Frustum *frustum;
    const Aabb *aabb;
    num size[6], tiny; /* |n| . X + |d| + tiny of each plane, which no weight can make vanish */
} Sums;

FORMULA mask above_sum(const Sums *sums, const int *plane, const num *weight, int count)
{
    Plane sum = {{splat(0), splat(0), splat(0)}, splat(0)};
    num size = splat(0);
    for (int i = 0; i < count; i++) {
        const Plane *added = &sums->frustum->plane[plane[i]];
        sum.normal = mad(sum.normal, weight[i], added->normal);
        sum.d = sum.d + weight[i] * added->d;
        size = size + weight[i] * sums->size[plane[i]];
    }
    const num least = box_heights(&sum, sums->aabb).least;
    return finite3(sum.normal) & (least > sound_bound(9 * REAL_EPSILON * size + sums->tiny));
}
static mask above_edge(const Sums *sums, int axis, int i, int j)
{
    const num ni = ((const num *)&sums->frustum->plane[i].normal)[axis];
    const num nj = ((const num *)&sums->frustum->plane[j].normal)[axis];
    const mask opposed = ni * nj < 0;
    if (mask_none(opposed))
        return opposed;
    return opposed & above_sum(sums, (int[]){i, j}, (num[]){num_abs(nj), num_abs(ni)}, 2);
}
static mask above_corner(const Sums *sums, int axis, int i, int j, int k)
{
    const Plane *plane = sums->frustum->plane;
    const Vec3 cross_i = cross(plane[j].normal, plane[k].normal);
    const Vec3 cross_j = cross(plane[k].normal, plane[i].normal);
    const Vec3 cross_k = cross(plane[i].normal, plane[j].normal);
    const num weight[] = {((const num *)&cross_i)[axis], ((const num *)&cross_j)[axis],
                          ((const num *)&cross_k)[axis]};
    const mask one_sign =
        (min3(weight[0], weight[1], weight[2]) >= 0) | (max3(weight[0], weight[1], weight[2]) <= 0);
    if (mask_none(one_sign))
        return one_sign;
    return one_sign & above_sum(sums, (int[]){i, j, k},
                                (num[]){num_abs(weight[0]), num_abs(weight[1]), num_abs(weight[2])},
                                3);
}
static mask is_beside(const Frustum *frustum, const Aabb *aabb)
{
    const Vec3 most = max_of(abs_of(aabb->lower), abs_of(aabb->upper));
    mask beside = most.x < 0;
    Sums sums = {frustum, aabb, .tiny = REAL_MIN * (1 + (most.x + most.y + most.z))};
    for (int i = 0; i < 6; i++)
        sums.size[i] =
            dot(abs_of(frustum->plane[i].normal), most) + num_abs(frustum->plane[i].d) + REAL_MIN;
    for (int axis = 0; axis < 3; axis++) {
        for (int i = 0; i < 4; i++)
            for (int j = i / 2 * 2 + 2; j < 6; j++)
                beside |= above_edge(&sums, axis, i, j);
        for (int corner = 0; corner < 8; corner++)
            beside |=
                above_corner(&sums, axis, corner & 1, 2 + (corner >> 1 & 1), 4 + (corner >> 2));
    }
    return beside;
}

FORMULA Side classify_frustum_aabb(const Frustum *frustum, const Aabb *aabb, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, box_heights(&frustum->plane[i], aabb));
    const Side side = side_below(&below, not_empty(aabb), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (mask_none(mask_not(idle)))
        return side;
    *unsure &= idle | mask_not(aabb_reaches_inside(frustum, aabb));
    const mask left = *unsure & mask_not(idle);
    if (mask_none(left))
        return side;
    const mask beside = left & is_beside(frustum, aabb);
    *unsure &= mask_not(beside);
    return num_select(beside, splat(ISECT_OUTSIDE), side);
}

/* ---- one frustum, many boxes ----
 *
 * Numbers that depend on the frustum alone are computed once. With c = lower + upper and e = upper
 * - lower of a box, twice its heights over a plane need no choice of corners:
 *
 *     2 least = n . c + 2d - |n| . e,   2 most = n . c + 2d + |n| . e
 *
 * The greatest of the six `least` decides whether a box is outside one plane, the greatest of the
 * six `most` whether it is inside all. Error bound, with S = |n| . (|c| + e) + 2|d| and unit
 * roundoff h:
 *
 *     n . c + 2d: c, a product, 3 sums        5h (|n| . |c| + 2|d|)
 *     |n| . e: e, a product, 3 sums           5h |n| . e
 *     their sum                               6h S, twice that if rounded otherwise: 6 eps S
 *     with second order, underflow            bound = 8 eps S + tiny
 *
 * The bound needs no sum of its own: e is enlarged by 8 eps (|c| + e), and the rest, 16 eps |d| +
 * tiny, is in the sum of |n| . e. Nothing overflows where |c| + e, summed over the axes, is within
 * a limit that depends on the planes. Boxes beyond it, empty boxes and NaN are left open. */
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
        prepared.plane[i] =
            (BoxPlane){plane->normal, size, 2 * plane->d, 16 * REAL_EPSILON * d + REAL_MIN};
        sum = sum + (size.x + size.y + size.z + d);
    }
    prepared.limit = limit_of_sizes(sum);
    return prepared;
}

FORMULA Side classify_frustum_aabb_quick(const BoxFrustum *frustum, const Aabb *aabb, mask *open)
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

#if FOUR_SPREAD && ISECT_PUBLIC
SCREEN_OF_SIX_PLANES(classify_frustum_aabb, Aabb, box_heights, not_empty)
#define SCREEN
#endif

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
#define SHARED_B
#include "rows/classify_frustum_aabb.inc"
