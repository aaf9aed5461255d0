/* isect_sweep_aabb_aabb - the time when a moving axis-aligned box touches another.
 *
 * Along each axis the contact begins when the leading face of the moving box reaches the facing
 * face of the other, at (face - face) / motion, and ends when the opposite faces separate (Ericson,
 * Real-Time Collision Detection, 5.5.8). The boxes touch from the last begin to the first end. An
 * axis without motion touches always or never.
 *
 * A difference of two numbers has their exact order, and is off by h of itself; a time is off by
 * 2h. So a time that is reduced by 4h is never late, and early by at most 4 h of the distance to
 * the contact. The order of the last begin and the first end is certain if they are not too close
 * (geometry/ray_aabb.h); the rest is decided by exact products of two numbers. */
#include "geometry/moving.h"
#include "geometry/ray_aabb.h"

/* Along an axis: the times, and whether the boxes can touch at all. */
typedef struct Passing {
    num near, far, lower, upper; /* lower, upper: from the faces to those of the other box */
    mask possible;
} Passing;

FORMULA Passing passing(num d, num a_lower, num a_upper, num b_lower, num b_upper)
{
    const mask still = d == 0;
    const num lower = b_lower - a_upper, upper = b_upper - a_lower;
    const num t0 = lower / d, t1 = upper / d;
    return (Passing){num_select(still, splat(-REAL_MAX), num_min(t0, t1)),
                     num_select(still, splat(REAL_MAX), num_max(t0, t1)), lower, upper,
                     (num_abs(d) <= REAL_MAX) & (a_lower <= a_upper) & (b_lower <= b_upper) &
                         (a_lower <= REAL_MAX) & (a_upper >= -REAL_MAX) & (b_lower <= REAL_MAX) &
                         (b_upper >= -REAL_MAX) &
                         (mask_not(still) | ((lower <= 0) & (upper >= 0)))};
}

/* The entry time on this axis. For boxes that overlap at t = 0 it is minus the distance of the
 * nearer way out along the axis. `up` is true where the other box is above. */
FORMULA num lateness(const Passing *p, num d, mask later, mask *up)
{
    *up = (later & (d > 0)) | (mask_not(later) & (-p->lower <= p->upper));
    return num_select(later, p->near, -num_min(-p->lower, p->upper));
}

/* Along an axis at t: the middle of the common part, or the face where they touch. */
FORMULA num common_at(num t, num d, num a_lower, num a_upper, num b_lower, num b_upper, mask face,
                      mask up)
{
    const num lower = saturate(num_max(a_lower + t * d, b_lower));
    const num upper = saturate(num_min(a_upper + t * d, b_upper));
    const num half = splat(R(0.5));
    return num_select(face, num_select(up, b_lower, b_upper), half * lower + half * upper);
}

FORMULA Impact touch_of_boxes(mask hit, num first, num last, const Passing *x, const Passing *y,
                              const Passing *z, const MovingAabb *a, const Aabb *b)
{
    const num zero = splat(0), one = splat(1);
    const num enter = clamp(first * (1 - 2 * REAL_EPSILON) - TIMES_LEAST, zero, one);
    const num leave = clamp(last * (1 + 2 * REAL_EPSILON) + TIMES_LEAST, enter, one);
    const Vec3 d = a->motion;
    const mask later = enter > 0;
    mask up_x, up_y, up_z;
    const num on_x = lateness(x, d.x, later, &up_x), on_y = lateness(y, d.y, later, &up_y);
    const num on_z = lateness(z, d.z, later, &up_z);
    const mask is_x = (on_x >= on_y) & (on_x >= on_z), is_y = mask_not(is_x) & (on_y >= on_z);
    const mask is_z = mask_not(is_x | is_y);
    const Vec3 point = {
        common_at(enter, d.x, a->lower.x, a->upper.x, b->lower.x, b->upper.x, is_x, up_x),
        common_at(enter, d.y, a->lower.y, a->upper.y, b->lower.y, b->upper.y, is_y, up_y),
        common_at(enter, d.z, a->lower.z, a->upper.z, b->lower.z, b->upper.z, is_z, up_z)};
    const Vec3 normal = {num_select(is_x, num_select(up_x, one, -one), zero),
                         num_select(is_y, num_select(up_y, one, -one), zero),
                         num_select(is_z, num_select(up_z, one, -one), zero)};
    return impact_where(hit, enter, leave, point, normal);
}

FORMULA Impact sweep_aabb_aabb(const MovingAabb *a, const Aabb *b, mask *unsure)
{
    const Vec3 d = a->motion;
    const Passing x = passing(d.x, a->lower.x, a->upper.x, b->lower.x, b->upper.x);
    const Passing y = passing(d.y, a->lower.y, a->upper.y, b->lower.y, b->upper.y);
    const Passing z = passing(d.z, a->lower.z, a->upper.z, b->lower.z, b->upper.z);
    const num first = max3(x.near, y.near, z.near), last = min3(x.far, y.far, z.far);
    const num from = num_max(first, splat(0)), to = num_min(last, splat(1));
    const mask possible = x.possible & y.possible & z.possible;
    const mask sound = (x.near >= -REAL_MAX) & (y.near >= -REAL_MAX) & (z.near >= -REAL_MAX) &
                       (x.far <= REAL_MAX) & (y.far <= REAL_MAX) & (z.far <= REAL_MAX);
    const mask together = is_zero3(d) | (sound & surely_before(from, to));
    *unsure = possible & mask_not(together | (sound & surely_before(to, from)));
    return touch_of_boxes(possible & together, first, last, &x, &y, &z, a, b);
}

#if LANES == 1
/* The time at which two faces meet; a face may be infinite. */
static ExactTime exact_meeting(real to, real from, real d)
{
    if (real_abs(from) > REAL_MAX)
        return (ExactTime){(double)(d < 0 ? from : -from), 0, 1};
    return exact_time(to, from, d);
}

Impact X(sweep_aabb_aabb_exact)(const MovingAabb *a, const Aabb *b)
{
    const real d[3] = {a->motion.x, a->motion.y, a->motion.z};
    const real a_lower[3] = {a->lower.x, a->lower.y, a->lower.z};
    const real a_upper[3] = {a->upper.x, a->upper.y, a->upper.z};
    const real b_lower[3] = {b->lower.x, b->lower.y, b->lower.z};
    const real b_upper[3] = {b->upper.x, b->upper.y, b->upper.z};
    ExactTime near[4] = {exact_time(0, 0, 1)}, far[4] = {exact_time(1, 0, 1)};
    int count = 1; /* the first is the range of t */
    Passing part[3];
    real first = -REAL_MAX, last = REAL_MAX;
    bool hit = true;
    for (int i = 0; i < 3; i++) {
        part[i] = passing(d[i], a_lower[i], a_upper[i], b_lower[i], b_upper[i]);
        hit &= part[i].possible;
        if (!(real_abs(d[i]) > 0))
            continue;
        const ExactTime low = exact_meeting(b_lower[i], a_upper[i], d[i]);
        const ExactTime high = exact_meeting(b_upper[i], a_lower[i], d[i]);
        near[count] = d[i] < 0 ? high : low, far[count] = d[i] < 0 ? low : high;
        first = num_max(first, part[i].near = time_value(near[count]));
        last = num_min(last, time_value(far[count++]));
    }
    for (int i = 0; i < count && hit; i++)
        for (int j = 0; j < count; j++)
            hit &= i == j || not_after(near[i], far[j]);
    return touch_of_boxes(hit, first, last, &part[0], &part[1], &part[2], a, b);
}
#endif

#define EXACT
#define SHARED_B
#include "rows/sweep_aabb_aabb.inc"
