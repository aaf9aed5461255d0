/* isect_classify_frustum_capsule - the side of a frustum on which a capsule lies.
 *
 * The capsule is the hull of the balls about its ends. Their least and greatest heights over the
 * planes decide most cases (geometry/frustum.h); the middle is half-way between these. Near an edge
 * or a corner the filter searches a point of the capsule below all planes; if it finds none, the
 * distance of the capsule decides (geometry/six_planes.h).
 *
 * Error bounds, with e = epsilon and S the maximum |a_k| + |b_k|: a point a + s (b - a) of the
 * segment is off by h |b_k - a_k| + h |b_k - a_k| + h S <= 2e S along each axis, and by less than
 * 4e S together. With 16384 e S < radius that is less than radius / 4000. */
#include "classify/frustum.h"
#include "geometry/capsule.h"

/* True if a point of the capsule is certainly below all planes. Its distance from a point of the
 * segment has an error of less than a thousandth, if its square neither under- nor overflows. */
FORMULA mask capsule_reaches_inside(const Frustum *frustum, const Capsule *capsule)
{
    const Vec3 a = capsule->a, b = capsule->b, along = sub(b, a);
    const num reach = R(0.998) * capsule->radius, length2 = dot(along, along);
    Vec3 p = mad(a, splat(R(0.5)), along), offset = p;
    for (int i = 0; i < ROUNDS_TO_INSIDE; i++) {
        p = moved_below(frustum, p);
        const num s = num_max(num_min(ratio(dot(sub(p, a), along), length2), splat(1)), splat(0));
        const Vec3 core = mad(a, s, along);
        offset = sub(p, core);
        const num share = reach / num_sqrt(dot(offset, offset));
        p = mad(core, num_select(share < 1, share, splat(1)), offset);
        offset = sub(p, core);
    }
    const num d2 = dot(offset, offset), r2 = capsule->radius * capsule->radius;
    const num size = num_max(num_max(num_abs(a.x) + num_abs(b.x), num_abs(a.y) + num_abs(b.y)),
                             num_abs(a.z) + num_abs(b.z));
    return surely_below_all(frustum, p) & (d2 >= REAL_MIN / REAL_EPSILON) & (d2 <= R(0.998) * r2) &
           (r2 <= REAL_MAX / 16) & (16384 * REAL_EPSILON * size < capsule->radius);
}

FORMULA Heights capsule_heights(const Plane *plane, const Capsule *capsule)
{
    const Sphere first = {capsule->a, capsule->radius}, second = {capsule->b, capsule->radius};
    return both_heights(ball_heights(plane, &first), ball_heights(plane, &second));
}

FORMULA Side classify_frustum_capsule(const Frustum *frustum, const Capsule *capsule, mask *unsure)
{
    const Sphere first = {capsule->a, capsule->radius}, second = {capsule->b, capsule->radius};
    Below below = below_nothing();
    mask a = below.inside, b = a;
    for (int i = 0; i < 6; i++) {
        const Heights p = ball_heights(&frustum->plane[i], &first);
        const Heights q = ball_heights(&frustum->plane[i], &second);
        below_next(&below, capsule_heights(&frustum->plane[i], capsule));
        a &= p.least + p.most < -3 * p.bound, b &= q.least + q.most < -3 * q.bound;
    }
    below.middle |= a | b;
    const Side side = side_below(&below, finite_capsule(capsule), unsure);
    const mask idle = is_idle(frustum, &below, *unsure);
    if (!mask_none(mask_not(idle)))
        *unsure &= idle | mask_not(capsule_reaches_inside(frustum, capsule));
    return side;
}

#if FOUR_SPREAD && ISECT_PUBLIC
SCREEN_OF_SIX_PLANES(classify_frustum_capsule, Capsule, capsule_heights, finite_capsule)
#define SCREEN
#endif

#if LANES == 1 && ISECT_DOUBLE
isect_side X(classify_frustum_capsule_exact)(const Frustum *frustum, const Capsule *capsule)
{
    SixPlanes planes;
    if (!planes_of(frustum, &planes) || !finite_capsule(capsule))
        return ISECT_OUTSIDE;
    return isect_frustum_capsule(&planes, &capsule->a.x, &capsule->b.x, capsule->radius);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#define SHARED_B
#define AVX2_SERVES
#include "rows/classify_frustum_capsule.inc"
