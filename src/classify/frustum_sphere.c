/* isect_classify_frustum_sphere - the side of a frustum on which a solid sphere lies.
 *
 * Its least and greatest heights over the planes decide most cases (geometry/frustum.h); near an
 * edge or a corner its distance from there decides (geometry/six_planes.h). */
#include "classify/frustum.h"
#include "geometry/sphere.h"

/* True if a point of the ball is certainly below all planes. Its distance from the centre has an
 * error of less than a thousandth, if its square neither under- nor overflows. */
FORMULA mask sphere_reaches_inside(const Frustum *frustum, const Sphere *sphere)
{
    const num reach = R(0.998) * sphere->radius;
    Vec3 p = sphere->center, offset = p;
    for (int i = 0; i < ROUNDS_TO_INSIDE; i++) {
        offset = sub(moved_below(frustum, p), sphere->center);
        const num share = reach / num_sqrt(dot(offset, offset));
        p = mad(sphere->center, num_select(share < 1, share, splat(1)), offset);
    }
    offset = sub(p, sphere->center);
    const num d2 = dot(offset, offset);
    const num r2 = sphere->radius * sphere->radius;
    return surely_below_all(frustum, p) & (d2 >= REAL_MIN / REAL_EPSILON) & (d2 <= R(0.999) * r2) &
           (r2 <= REAL_MAX / 16);
}

FORMULA Side classify_frustum_sphere(const Frustum *frustum, const Sphere *sphere, mask *unsure)
{
    Below below = below_nothing();
    for (int i = 0; i < 6; i++)
        below_next(&below, ball_heights(&frustum->plane[i], sphere));
    const Side side = side_below(&below, finite_ball(sphere), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (!mask_none(mask_not(idle)))
        *unsure &= idle | mask_not(sphere_reaches_inside(frustum, sphere));
    return side;
}

/* ---- one frustum, many balls ----
 *
 * As for boxes (classify/frustum_aabb.c), with S = |n| . |c| + |d| + r |n|_2 for a centre c and a
 * radius r:
 *
 *     n . c + d: a product, 3 sums            4h (|n| . |c| + |d|)
 *     r |n|_2: its square, root, product      4h r |n|_2
 *     their sum                               5h S, twice that if rounded otherwise: 5 eps S
 *     with second order, underflow            bound = 8 eps S + tiny
 *
 * where |n| . |c| is at most the maximum |n| times the sum of |c|. A zero normal belongs to a plane
 * that contains everything, such as a far plane at infinity. */
typedef struct BallPlane {
    Vec3 normal;
    num d, length, weight, bound;
} BallPlane;
typedef struct BallFrustum {
    BallPlane plane[6];
    num limit;
} BallFrustum;

FORMULA BallFrustum classify_frustum_sphere_prepared(const Frustum *frustum)
{
    BallFrustum prepared;
    num sum = splat(0);
    mask sound = sum <= 0;
    for (int i = 0; i < 6; i++) {
        const Plane *plane = &frustum->plane[i];
        const Vec3 n = plane->normal, size = abs_of(n);
        const num nn = dot(n, n), d = num_abs(plane->d), grow = splat(8 * REAL_EPSILON);
        prepared.plane[i] = (BallPlane){n, plane->d, num_sqrt(nn) * (1 + grow),
                                        grow * max3(size.x, size.y, size.z), grow * d + REAL_MIN};
        sum = sum + (size.x + size.y + size.z + d);
        sound &= is_zero3(n) | ((nn > REAL_MIN / REAL_EPSILON) & (nn < REAL_MAX / 16));
    }
    prepared.limit = num_select(sound, limit_of_sizes(sum), splat(-1));
    return prepared;
}

FORMULA Side classify_frustum_sphere_quick(const BallFrustum *frustum, const Sphere *sphere,
                                           mask *open)
{
    const Vec3 c = sphere->center, size = abs_of(c);
    const num r = sphere->radius, all = size.x + size.y + size.z;
    const mask sound = (r >= 0) & (all + r <= frustum->limit);
    num least = splat(-REAL_INF), most = least;
    for (int i = 0; i < 6; i++) {
        const BallPlane *plane = &frustum->plane[i];
        const num middle = dot_mul_add(plane->normal, c, plane->d);
        const num half =
            num_mul_add(plane->length, r, num_mul_add(plane->weight, all, plane->bound));
        least = num_max(middle - half, least);
        most = num_max(middle + half, most);
    }
    const mask inside = most < 0;
    *open = mask_not(sound & (inside | (least > 0)));
    return num_select(inside, splat(ISECT_INSIDE), splat(ISECT_OUTSIDE));
}

#if FOUR_SPREAD && ISECT_PUBLIC
SCREEN_OF_SIX_PLANES(classify_frustum_sphere, Sphere, ball_heights, finite_ball)
#define SCREEN
#endif

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_sphere_exact)(const Frustum *frustum, const Sphere *sphere)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !finite_ball(sphere))
        return ISECT_OUTSIDE;
    return isect_frustum_capsule(&planes, &sphere->center.x, &sphere->center.x, sphere->radius);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define PREPARED BallFrustum
#define SHARED_B
#include "rows/classify_frustum_sphere.inc"
