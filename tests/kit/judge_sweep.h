/* kit/judge_sweep.h - every row of sweep, judged from the row alone, by two oracles.
 *
 * The first is the gap of two convex shapes, which is convex in t. It is known without rounding at
 * any t (kit/truth). An answer is right if there is a gap, or just none, before `enter` and behind
 * `leave`, and the gap at both is within the promise. Where the answer is a miss, a search by
 * thirds finds no contact: it ends where the gap is so large that the motion cannot close it.
 *
 * The second is the Exact row of overlap, for shapes of integers at the times k / 8, where their
 * coordinates are integers again. */
#ifndef ISECT_TEST_JUDGE_SWEEP_H
#define ISECT_TEST_JUDGE_SWEEP_H

#include "kit/question.h"
#include "kit/truth/truth.h"

/* The bound in the header of each row: the gap at enter and leave, in 2^-52 of S, to which floats
 * add an epsilon of the distance travelled; of the exact row in epsilons of the motion. `hit` and
 * `grazing` are the least shares of hits, and of answers within some 4 bounds, in epsilons of S, of
 * missing or of hitting. */
typedef struct SweepPromise {
    const char *row;
    int samples;
    double bound, hit, grazing;
} SweepPromise;
static const SweepPromise sweep_promises[] = {
    {"sweep_sphere_plane", 3000, 24, 0.3, 0.07},   {"sweep_sphere_segment", 2000, 64, 0.3, 0.1},
    {"sweep_sphere_triangle", 1500, 64, 0.3, 0.1}, {"sweep_sphere_sphere", 3000, 40, 0.3, 0.1},
    {"sweep_sphere_capsule", 2000, 64, 0.3, 0.1},  {"sweep_sphere_aabb", 2000, 64, 0.3, 0.1},
    {"sweep_sphere_point", 3000, 40, 0.3, 0.1},    {"sweep_sphere_rectangle", 1500, 64, 0.3, 0.1},
    {"sweep_sphere_lozenge", 1500, 64, 0.3, 0.1},  {"sweep_sphere_obb", 2000, 64, 0.3, 0.1},
    {"sweep_capsule_plane", 3000, 24, 0.3, 0.05},  {"sweep_capsule_capsule", 1500, 64, 0.2, 0.05},
    {"sweep_aabb_plane", 3000, 24, 0.3, 0.03},     {"sweep_aabb_aabb", 4000, 4, 0.3, 0.02},
};

/* ---- the gap at a time ---- */

static inline Long long_of(Big x)
{
    long exponent;
    const double mantissa = big_value(x, &exponent);
    return ldexpl(mantissa, (int)(exponent < -40000 ? -40000 : exponent));
}
static inline Vec3 motion_of(const Asked *asked)
{
    const real *x = asked->a.number + asked->row->a->numbers - 3;
    return (Vec3){x[0], x[1], x[2]};
}
static inline Big largest_of_axes(const Asked *asked, Big t)
{
    const MovingAabb *a = &asked->a.moving_aabb;
    const Aabb *b = &asked->b.aabb;
    const Big3 d = by3(t, big3(a->motion));
    const Big by_axis[] = {d.x, d.y, d.z};
    const real *a_number = &a->lower.x, *b_number = &b->lower.x;
    Big gap = NULL;
    for (int k = 0; k < 3; k++)
        for (int end = 0; end < 2; end++) {
            const real from = a_number[end ? k : k + 3], to = b_number[end ? k + 3 : k];
            if (isinf(from) || isinf(to))
                continue;
            const Big off = minus(minus(big((double)to), big((double)from)), by_axis[k]);
            const Big way = end ? minus(big(0), off) : off;
            gap = gap ? larger(gap, way) : way;
        }
    return gap ? gap : big(-1);
}
/* Two boxes touch at a time in [0, 1] if no axis begins after another has ended. The times are
 * fractions. */
static inline bool boxes_meet_in_time(const Asked *asked)
{
    const MovingAabb *a = &asked->a.moving_aabb;
    const real *a_number = &a->lower.x, *b_number = &asked->b.aabb.lower.x, *d = &a->motion.x;
    Big first[4], last[4], speed[4];
    begin();
    first[3] = big(0), last[3] = speed[3] = big(1);
    for (int k = 0; k < 3; k++) {
        const bool open[2] = {isinf(b_number[k]) || isinf(a_number[k + 3]),
                              isinf(b_number[k + 3]) || isinf(a_number[k])};
        const Big low =
            open[0] ? NULL : minus(big((double)b_number[k]), big((double)a_number[k + 3]));
        const Big high =
            open[1] ? NULL : minus(big((double)b_number[k + 3]), big((double)a_number[k]));
        if (d[k] == 0 && ((low && sign(low) > 0) || (high && sign(high) < 0)))
            return false;
        speed[k] = size(big((double)d[k]));
        const Big from = d[k] > 0 ? low : high, to = d[k] > 0 ? high : low;
        first[k] = d[k] == 0 || !from ? NULL : d[k] > 0 ? from : minus(big(0), from);
        last[k] = d[k] == 0 || !to ? NULL : d[k] > 0 ? to : minus(big(0), to);
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            if (first[i] && last[j] && less(by(last[j], speed[i]), by(first[i], speed[j])))
                return false;
    return true;
}
/* The gap from a plane to a shape from `low` to `high` over it, times the length of its normal. */
static inline Long gap_of_heights(const Plane *plane, Big low, Big high, Big radius)
{
    const Big3 n = big3(plane->normal);
    const Big length2 = dot3(n, n);
    if (!sign(length2))
        return plane->d == 0 ? -1 : (Long)INFINITY;
    const Big gap = high ? low ? larger(low, minus(big(0), high)) : minus(big(0), high) : low;
    return gap ? long_of(minus(over(gap, root(length2)), radius)) : -1;
}
static inline Long gap_of_capsule_plane(const MovingCapsule *a, const Plane *plane, Big t)
{
    const Big3 n = big3(plane->normal), d = by3(t, big3(a->motion));
    const Big of_a = plus(dot3(n, plus3(big3(a->a), d)), big((double)plane->d));
    const Big of_b = plus(dot3(n, plus3(big3(a->b), d)), big((double)plane->d));
    const bool up = less(of_a, of_b);
    return gap_of_heights(plane, up ? of_a : of_b, up ? of_b : of_a, big((double)a->radius));
}
/* NULL: infinitely low or high. */
static inline Long gap_of_aabb_plane(const MovingAabb *a, const Plane *plane, Big t)
{
    const real *lower = &a->lower.x, *upper = &a->upper.x, *n = &plane->normal.x;
    Big end[2];
    for (int high = 0; high < 2; high++) {
        end[high] = plus(big((double)plane->d), by(t, dot3(big3(plane->normal), big3(a->motion))));
        for (int k = 0; k < 3; k++) {
            const real bound = (n[k] > 0) == (high == 1) ? upper[k] : lower[k];
            if (n[k] == 0 || !end[high])
                continue;
            end[high] =
                isinf(bound) ? NULL : plus(end[high], by(big((double)n[k]), big((double)bound)));
        }
    }
    return gap_of_heights(plane, end[0], end[1], big(0));
}
static inline Long gap_of_capsules(const MovingCapsule *a, const Capsule *b, Big t)
{
    const Big3 d = by3(t, big3(a->motion));
    BigRay of_a = big_segment(a->a, a->b), of_b = big_segment(b->a, b->b);
    of_a.origin = plus3(of_a.origin, d);
    const Big radii = plus(big((double)a->radius), big((double)b->radius));
    return long_of(minus(near_rays(&of_a, &of_b).distance, radii));
}
static inline Near near_point(const void *shape, Big3 p)
{
    const Sphere dot_like = {*(const Vec3 *)shape, 0};
    return near_sphere(&dot_like, p);
}
static inline Near near_lozenge(const void *shape, Big3 p)
{
    const Lozenge *lozenge = shape;
    const Rectangle inside = {lozenge->corner, lozenge->u, lozenge->v};
    return near_ball(near_rectangle(&inside, p), lozenge->radius);
}
/* The distance at t. It is not positive if they touch, and infinite if one is empty or not
 * judged. */
static inline Long gap_at(const Asked *asked, double t)
{
    begin();
    const Kind a = asked->row->a->kind, b = asked->row->b->kind;
    if (a == KIND_moving_aabb)
        return b == KIND_plane ? gap_of_aabb_plane(&asked->a.moving_aabb, &asked->b.plane, big(t))
                               : long_of(largest_of_axes(asked, big(t)));
    if (a == KIND_moving_capsule)
        return b == KIND_plane
                   ? gap_of_capsule_plane(&asked->a.moving_capsule, &asked->b.plane, big(t))
                   : gap_of_capsules(&asked->a.moving_capsule, &asked->b.capsule, big(t));
    const MovingSphere *ball = &asked->a.moving_sphere;
    const Big3 at = plus3(big3(ball->center), by3(big(t), big3(ball->motion)));
    const Near near = b == KIND_point     ? near_point(&asked->b, at)
                      : b == KIND_lozenge ? near_lozenge(&asked->b, at)
                                          : truth_of(b)->near(&asked->b, at);
    return near.empty || !near.distance ? (Long)INFINITY
                                        : long_of(minus(near.distance, big((double)ball->radius)));
}

/* ---- the bound ---- */

static inline Long sum_long(const Long a[3])
{
    return fabsl(a[0]) + fabsl(a[1]) + fabsl(a[2]);
}
static inline Long size_from(Vec3 a, Vec3 from)
{
    Long x[3], d[3];
    set_long(x, a), offset_long(d, x, from);
    return sum_long(d);
}
/* The size of the heights over the plane: the sum of the products, over the length of the normal.
 * They are those of p or q, the points of a box that are chosen axis by axis. */
static inline Long size_of_heights(const Asked *asked, Vec3 p, Vec3 q, real radius)
{
    const Plane *plane = &asked->b.plane;
    Long n[3], sum = fabsl((Long)plane->d) + products_long(plane->normal, motion_of(asked)),
               at[2] = {0, 0};
    set_long(n, plane->normal);
    const Long length = norm_long(n);
    for (int k = 0; k < 3; k++) {
        const Long of_p = fabsl(n[k] * (&p.x)[k]), of_q = fabsl(n[k] * (&q.x)[k]);
        const bool box = asked->row->a->kind == KIND_moving_aabb;
        const Long finite_p = isfinite(of_p) ? of_p : 0, finite_q = isfinite(of_q) ? of_q : 0;
        at[0] += box ? fmaxl(finite_p, finite_q) : of_p, at[1] += box ? 0 : of_q;
    }
    return length > 0 ? (sum + fmaxl(at[0], at[1])) / length + radius : (Long)radius;
}
static inline Long way_long(Vec3 from, const Aabb *box)
{
    const real *x = &from.x, *lower = &box->lower.x, *upper = &box->upper.x;
    Long way = 0;
    for (int k = 0; k < 3; k++)
        way += fmaxl(fmaxl((Long)lower[k] - x[k], (Long)x[k] - upper[k]), 0);
    return way;
}
/* S of the header. */
static inline Long size_of_sweep(const Asked *asked)
{
    const MovingSphere *ball = &asked->a.moving_sphere;
    const Vec3 zero = {0, 0, 0}, c = ball->center;
    const Long r = ball->radius;
    const MovingCapsule *capsule = &asked->a.moving_capsule;
    const MovingAabb *box = &asked->a.moving_aabb;
    const Kind a = asked->row->a->kind;
    switch (asked->row->b->kind) {
    case KIND_plane:
        return a == KIND_moving_sphere ? size_of_heights(asked, c, c, ball->radius)
               : a == KIND_moving_aabb
                   ? size_of_heights(asked, box->lower, box->upper, 0)
                   : size_of_heights(asked, capsule->a, capsule->b, capsule->radius);
    case KIND_point:
        return size_from(c, asked->b.point) + r;
    case KIND_rectangle:
        return size_from(c, asked->b.rectangle.corner) + size_from(asked->b.rectangle.u, zero) +
               size_from(asked->b.rectangle.v, zero) + r;
    case KIND_lozenge:
        return size_from(c, asked->b.lozenge.corner) + size_from(asked->b.lozenge.u, zero) +
               size_from(asked->b.lozenge.v, zero) + r + asked->b.lozenge.radius;
    case KIND_obb:
        return size_from(c, asked->b.obb.center) + asked->b.obb.half[0] + asked->b.obb.half[1] +
               asked->b.obb.half[2] + size_from(ball->motion, zero) + r;
    case KIND_segment:
        return size_from(c, asked->b.segment.a) +
               size_from(asked->b.segment.b, asked->b.segment.a) + r;
    case KIND_triangle:
        return size_from(c, asked->b.triangle.a) +
               size_from(asked->b.triangle.b, asked->b.triangle.a) +
               size_from(asked->b.triangle.c, asked->b.triangle.a) + r;
    case KIND_sphere:
        return size_from(c, asked->b.sphere.center) + r + asked->b.sphere.radius;
    case KIND_capsule:
        if (a == KIND_moving_capsule)
            return size_from(capsule->a, asked->b.capsule.a) + size_from(capsule->b, capsule->a) +
                   size_from(asked->b.capsule.b, asked->b.capsule.a) + capsule->radius +
                   asked->b.capsule.radius;
        return size_from(c, asked->b.capsule.a) +
               size_from(asked->b.capsule.b, asked->b.capsule.a) + r + asked->b.capsule.radius;
    default:
        if (asked->row->a->kind ==
            KIND_moving_aabb) /* the way along the normal is a part of that */
            return size_from(motion_of(asked), zero);
        return way_long(c, &asked->b.aabb) + size_from(ball->motion, zero) + r;
    }
}
/* The greatest |axis[i] . axis[j] - (i == j)| of a box, which adds 36 times that of S. */
static inline Long departure_of_axes(const Asked *asked)
{
    const Obb *box = &asked->b.obb;
    Long most = 0, x[3][3];
    for (int i = 0; i < 3; i++)
        set_long(x[i], box->axis[i]);
    for (int i = 0; i < 9 && asked->row->b->kind == KIND_obb; i++) {
        const Long *a = x[i / 3], *b = x[i % 3];
        most = fmaxl(most, fabsl(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] - (i % 4 == 0)));
    }
    return most;
}
/* What the bound counts: S times 2^-52; of the exact row the motion times epsilon. */
static inline Long unit_of_sweep(const Asked *asked)
{
    const bool exact = asked->row->exactness == EXACTNESS_EXACT;
    const Long unit = exact ? (Long)REAL_EPSILON : 0x1p-52L + 36 * departure_of_axes(asked) / 64;
    return fmaxl(size_of_sweep(asked), (Long)REAL_MIN) * unit;
}
/* The rounding of a time to a float, as a distance. */
static inline Long step_of_time(const Asked *asked, double t)
{
    Long v[3];
    set_long(v, motion_of(asked));
    const bool none = ISECT_DOUBLE || asked->row->exactness == EXACTNESS_EXACT;
    return none ? 0 : norm_long(v) * (Long)t * (Long)REAL_EPSILON;
}
static inline Long least_of_sweep(const Asked *asked)
{
    if (asked->row->b->kind == KIND_plane) { /* a normal that is much flatter along an axis */
        Long sum = 1;
        for (size_t i = 0; i < asked->row->a->numbers; i++)
            sum += isfinite(asked->a.number[i]) ? fabsl((Long)asked->a.number[i]) : 0;
        return 48 * sum * (Long)REAL_MIN;
    }
    return 8 * (1 + size_from(motion_of(asked), (Vec3){0, 0, 0})) * (Long)REAL_MIN;
}
static inline bool sums_fit(const Asked *asked)
{
    const Long most = (Long)REAL_MAX / 4.1L;
    Long normal = 0;
    if (asked->row->b->kind == KIND_plane)
        normal = size_from(asked->b.plane.normal, (Vec3){0, 0, 0});
    return asked->row->exactness == EXACTNESS_EXACT ||
           (size_of_sweep(asked) * (normal > 1 ? normal : 1) < most && normal < most &&
            size_from(motion_of(asked), (Vec3){0, 0, 0}) < most);
}

/* ---- from what is near the contact ---- */

/* |u x v| / (u.u + v.v) of the sides of a flat shape. */
static inline Long thinness(const Asked *asked)
{
    const real *x = asked->b.number;
    const MovingCapsule *capsule = &asked->a.moving_capsule;
    Long u[3], v[3];
    const Kind b = asked->row->b->kind;
    for (int k = 0; k < 3; k++) {
        const bool sides = b == KIND_rectangle || b == KIND_lozenge;
        u[k] = sides ? x[3 + k] : (Long)x[3 + k] - x[k];
        v[k] = b == KIND_capsule ? (Long)(&capsule->a.x)[k] - (&capsule->b.x)[k]
               : sides           ? x[6 + k]
                                 : (Long)x[6 + k] - x[k];
    }
    const Long n[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2],
                       u[0] * v[1] - u[1] * v[0]};
    return norm_long(n) / (norm_long(u) * norm_long(u) + norm_long(v) * norm_long(v));
}
static inline Long step_length(const Asked *asked)
{
    Long v[3];
    set_long(v, motion_of(asked));
    return norm_long(v);
}
/* The sum of the radii. */
static inline Long sum_of_radii(const Asked *asked)
{
    const Kind a = asked->row->a->kind, b = asked->row->b->kind;
    const Long radius = a == KIND_moving_aabb ? 0 : asked->a.number[asked->row->a->numbers - 4];
    return radius + (b == KIND_sphere    ? asked->b.sphere.radius
                     : b == KIND_capsule ? asked->b.capsule.radius
                     : b == KIND_lozenge ? asked->b.lozenge.radius
                                         : 0);
}
static inline bool is_ordinary(Long x, int power)
{
    return x > ldexpl(1, -power) && x < ldexpl(1, power);
}
/* The bound in double from what is near the contact; `travelled` is the distance until t, `bound`
 * that of the promise:
 *
 * * two boxes: 4 epsilon of the distance travelled
 * * a plane: 6 epsilon of the radius and that distance, and 2 epsilon of the promise
 * * others, where the gap falls by at least 2^-9 of the distance travelled: 4 epsilon of twice the
 *   radii and that distance, and the square of 4 times the promise over the slope and |u x v| /
 *   (u.u + v.v), over the radii */
static inline Long near_bound(const Asked *asked, Long bound, Long travelled, Long slope)
{
    const Kind a = asked->row->a->kind, b = asked->row->b->kind;
    const Long size = size_of_sweep(asked), radii = sum_of_radii(asked), epsilon = REAL_EPSILON;
    const bool flat = b == KIND_triangle || b == KIND_rectangle || b == KIND_lozenge;
    if (b == KIND_plane) {
        const Long norm = size_from(asked->b.plane.normal, (Vec3){0, 0, 0});
        const bool ordinary = is_ordinary(norm, 290) && is_ordinary(size * norm, 290);
        return ordinary ? 6 * epsilon * (radii + travelled) + 2 * epsilon * bound : HUGE_VALL;
    }
    if (a == KIND_moving_aabb)
        return 4 * epsilon * travelled;
    const Long thin = flat || a == KIND_moving_capsule ? thinness(asked) : 1;
    const Long wide = 4 * bound / (thin * slope), step = step_length(asked);
    if (!(size < 0x1p190L && radii > 0x1p-190L && step > 0x1p-190L && step < 0x1p490L) ||
        !(thin > 0) || !(slope > 0x1p-9L))
        return HUGE_VALL;
    return 4 * epsilon * (2 * radii + travelled) + wide * wide / radii;
}

/* ---- the judgement ---- */

/* True if there is a contact between `from` and `to`; *t is its time. */
static inline bool contact_between(const Asked *asked, double from, double to, double *t)
{
    Long v[3];
    set_long(v, motion_of(asked));
    const Long speed = norm_long(v) * 1.001L;
    Long at_from = gap_at(asked, from), at_to = gap_at(asked, to);
    for (int i = 0; i < 200; i++) {
        *t = at_from <= 0 ? from : to;
        if (at_from <= 0 || at_to <= 0)
            return true;
        if (at_from + at_to > speed * ((Long)to - from))
            return false;
        const double p = from + (to - from) * 0.45, q = from + (to - from) * 0.55;
        if (!(p > from && q > p && to > q))
            return false;
        const Long at_p = gap_at(asked, p), at_q = gap_at(asked, q);
        *t = p;
        if (at_p <= 0)
            return true;
        if (at_p <= at_q)
            to = q, at_to = at_q;
        else
            from = p, at_from = at_p;
    }
    return false;
}

typedef struct SweepTally {
    int hit, missed, grazing, inside;
    double enter, leave, near;
} SweepTally;

/* The exact answer, where all numbers are finite and sums do not overflow. */
static inline void judge_impact(const Asked *asked, const SweepPromise *promise, Impact got,
                                SweepTally *tally)
{
    const Long unit = unit_of_sweep(asked), least = least_of_sweep(asked);
    double t;
    if (asked->row->exactness == EXACTNESS_EXACT)
        hold("exactly whether they touch", cmp(boxes_meet_in_time(asked), ==, (got.enter <= 1)));
    if (!(got.enter <= got.leave)) {
        hold("no contact is missed", !contact_between(asked, 0, 1, &t));
        tally->missed++;
        return;
    }
    const double enter = (double)got.enter, leave = (double)got.leave;
    const Long first = gap_at(asked, enter), last = gap_at(asked, leave);
    hold("not late", enter == 0 || first >= 0);
    hold("not early", leave == 1 || last >= 0);
    const Long at_enter = step_of_time(asked, enter) + least,
               at_leave = step_of_time(asked, leave) + least;
    hold("as near as promised at enter", cmp(first, <=, promise->bound * unit + at_enter));
    hold("as near as promised at leave", cmp(last, <=, promise->bound * unit + at_leave));
    tally->hit++, tally->inside += enter == 0;
    tally->enter = fmax(tally->enter, (double)((first - at_enter) / unit));
    tally->leave = fmax(tally->leave, (double)((last - at_leave) / unit));
    const double middle = enter + (leave - enter) / 2;
    const Long near = 4 * promise->bound * (Long)REAL_EPSILON * size_of_sweep(asked);
    const bool grazes = gap_at(asked, middle) > -near;
    tally->grazing += grazes;
    if (gap_at(asked, middle) < 0) {
        const Long slope = -gap_at(asked, middle) / (step_length(asked) * (middle - enter));
        const Long step = step_length(asked), bound = promise->bound * unit;
        const Long near_enter = near_bound(asked, bound, step * (Long)enter, slope),
                   near_leave = near_bound(asked, bound, step * (Long)leave, slope);
        hold("as near as what is near it allows",
             !ISECT_DOUBLE || cmp(first, <=, near_enter + at_enter));
        hold("and so at leave", !ISECT_DOUBLE || cmp(last, <=, near_leave + at_leave));
        if (ISECT_DOUBLE)
            tally->near = fmax(tally->near, (double)fmaxl(first / near_enter, last / near_leave));
    }
    if (gap_at(asked, middle) > 0) {
        hold("no contact before",
             enter == 0 || !contact_between(asked, 0, enter, &t) || t >= enter);
        hold("no contact behind",
             leave == 1 || !contact_between(asked, leave, 1, &t) || t <= leave);
    }
}

/* The decision before it moves: by the Exact row of overlap, whose second shape a may be, or by the
 * gap. Rows that round may find contact between disjoint shapes. */
static inline bool rest_overlaps(const Asked *asked)
{
    const Kind a = resting(asked->row->a)->kind, b = asked->row->b->kind;
    const Row *row = row_of(QUESTION_overlap, a, b), *turned = row_of(QUESTION_overlap, b, a);
    if (row && row->exactness == EXACTNESS_EXACT)
        return ask_row(row, &asked->a, &asked->b, 0).yes;
    if (turned && turned->exactness == EXACTNESS_EXACT)
        return ask_row(turned, &asked->b, &asked->a, 0).yes;
    return gap_at(asked, 0) <= 0;
}
/* Sweep by a zero motion is overlap: exactly, or up to the promised bound. */
static inline void law_of_rest(const Asked *asked, const SweepPromise *promise)
{
    Asked still = *asked;
    memset(still.a.number + asked->row->a->numbers - 3, 0, 3 * sizeof(real));
    const bool yes = rest_overlaps(&still);
    const Impact got = ask(&still).impact;
    hold("what rests in touch touches all the time", !yes || (got.enter == 0 && got.leave == 1));
    hold("at no time, or all of it", got.leave == 1 || got.enter == REAL_INF);
    if (yes || got.enter == REAL_INF)
        return;
    const Long bound = promise->bound * unit_of_sweep(&still);
    hold("what rests apart is not touched",
         cmp(asked->row->exactness, !=, EXACTNESS_EXACT) &&
             cmp(gap_at(&still, 0), <=, bound + least_of_sweep(&still)));
}
/* The count of the numbers of the mover that are its place. */
static inline size_t numbers_of_place(const Asked *asked)
{
    return asked->row->a->kind == KIND_moving_sphere ? 3 : 6;
}
/* The coordinates are integers, and they are integers again at k / 8. */
static inline void law_of_steps(const Asked *asked, Impact got)
{
    for (int k = 0; k <= 8; k++) {
        Asked then = *asked;
        const size_t count = asked->row->a->numbers;
        for (size_t i = 0; i < numbers_of_place(asked); i++)
            then.a.number[i] += asked->a.number[count - 3 + i % 3] / 8 * (real)k;
        if (rest_overlaps(&then))
            hold("where overlap says so they touch",
                 cmp(got.enter, <=, (real)k / 8) && cmp(got.leave, >=, (real)k / 8));
    }
}
/* The motion backward from the end, if the end is not rounded: then times t become 1 - t. */
static inline void law_of_return(const Asked *asked, Impact got)
{
    Asked back = *asked;
    const size_t count = asked->row->a->numbers;
    for (size_t i = 0; i < numbers_of_place(asked); i++)
        back.a.number[i] += asked->a.number[count - 3 + i % 3];
    for (size_t i = count - 3; i < count; i++)
        back.a.number[i] *= -1;
    const Impact other = ask(&back).impact;
    const double middle = ((double)got.enter + (double)got.leave) / 2;
    hold("what touches does so on its way back",
         !(got.enter <= 1) || other.enter <= 1 || gap_at(asked, middle) > 0);
    if (got.enter <= 1 && other.enter <= 1) {
        const Long units = unit_of_sweep(asked) + unit_of_sweep(&back);
        const Long slack = 80 * units + 2 * (step_of_time(asked, 1) + least_of_sweep(asked));
        hold("returning leaves where it entered",
             cmp(gap_at(asked, 1 - (double)other.leave), <=, slack) &&
                 cmp(gap_at(asked, 1 - (double)other.enter), <=, slack));
    }
}

/* ---- draws ---- */

/* The first corner, and the vector to the second one, if there is one. */
static inline Vec3 place_of(const ShapeKind *of, const AnyShape *shape, Vec3 *along)
{
    const real *x = shape->number;
    *along = any_vec3();
    if (of->kind == KIND_plane) {
        const Vec3 n = {x[0], x[1], x[2]};
        *along = cross(n, *along);
        return times(-x[3] / dot(n, n), n);
    }
    if (of->kind == KIND_rectangle || of->kind == KIND_lozenge || of->kind == KIND_obb)
        *along = (Vec3){x[3], x[4], x[5]};
    if (of->kind == KIND_segment || of->kind == KIND_triangle || of->kind == KIND_capsule ||
        of->kind == KIND_aabb)
        *along = (Vec3){x[3] - x[0], x[4] - x[1], x[5] - x[2]};
    return (Vec3){x[0], x[1], x[2]};
}
static inline void set_motion(Asked *asked, Vec3 motion)
{
    memcpy(asked->a.number + asked->row->a->numbers - 3, &motion, sizeof motion);
}
/* A ball or capsule that touches at t, up to some epsilons; the gap is that of its core. */
static inline void touch_at(Asked *asked, double t)
{
    real *radius = &asked->a.number[asked->row->a->numbers - 4];
    *radius = 0;
    const real gap = (real)gap_at(asked, t);
    const real off = (real)any_int(-99, 99) * REAL_EPSILON * (real)size_of_sweep(asked);
    *radius = gap + off >= 0 && gap <= REAL_MAX ? gap + off : any_real(0, 1);
}
/* Boxes that separate along one axis when they begin to touch along another, up to an ulp. */
static inline void pass_corners(Asked *asked)
{
    MovingAabb *a = &asked->a.moving_aabb;
    const Aabb *b = &asked->b.aabb;
    const int i = any_int(0, 2), j = (i + any_int(1, 2)) % 3;
    real *a_number = &a->lower.x, *motion = &a->motion.x;
    const real *b_number = &b->lower.x;
    const bool up = motion[i] > 0;
    const real way = up ? b_number[i] - a_number[i + 3] : b_number[i + 3] - a_number[i];
    const real t = way / motion[i], out = b_number[j + 3] - a_number[j];
    if (t > 0 && t < 1 && out > 0)
        motion[j] = step(out / t);
    else /* or touch at the end alone */
        motion[i] = step(way);
}
/* The time at which the centre is nearest. */
static inline double nearest_time(const Asked *asked)
{
    double from = 0, to = 1;
    for (int i = 0; i < 25; i++) {
        const double p = from + (to - from) * 0.45, q = from + (to - from) * 0.55;
        if (gap_at(asked, p) <= gap_at(asked, q))
            to = q;
        else
            from = p;
    }
    return from + (to - from) / 2;
}
/* Sides or edges that are parallel up to rounding, or equal. */
static inline void make_needle(Kind of, real *x)
{
    const bool sides = of == KIND_rectangle || of == KIND_lozenge;
    if (!sides && of != KIND_triangle)
        return;
    const real share = any_int(0, 1) ? (real)any_int(-2, 2) : any_real(-2, 2);
    for (int k = 0; k < 3; k++) {
        const real first = sides ? x[3 + k] : x[3 + k] - x[k];
        x[6 + k] = step(share * first + (sides ? 0 : x[k]));
    }
}
/* A target some ten or ten thousand times as large as the motion of the ball beside it. */
static inline void draw_large(Asked *asked)
{
    const ShapeKind *of = asked->row->b;
    const int power = any_int(4, 14);
    Vec3 along;
    for (size_t k = of->kind == KIND_obb ? of->numbers - 3 : 0; k < of->numbers; k++)
        asked->b.number[k] = scaled(asked->b.number[k], power);
    const Vec3 place = place_of(of, &asked->b, &along);
    const Vec3 at = mad(mad(place, any_real(0, 1), along), 1, any_vec3());
    asked->a.moving_sphere.center = at;
    if (asked->row->a->kind == KIND_moving_capsule)
        asked->a.moving_capsule.b = mad(at, 1, any_vec3());
    set_motion(asked, any_vec3());
}
static inline void draw_sweep(int i, Asked *asked)
{
    const Row *row = asked->row;
    const bool ball = row->a->kind != KIND_moving_aabb;
    Vec3 along;
    kind = PLAIN, position = FREE, scale = 0;
    row->a->any(&asked->a), row->b->any(&asked->b);
    const Vec3 place = place_of(row->b, &asked->b, &along);
    const int how = i % 8;
    if (how == 0) { /* from afar, or beside */
        const real far = scaled(1, any_int(-3, 12));
        Vec3 *at = &asked->a.moving_sphere.center;
        const Vec3 to = mad(place, R(0.5), any_vec3()), from = mad(to, -far, any_vec3());
        if (ball)
            *at = from;
        if (row->a->kind == KIND_moving_capsule)
            asked->a.moving_capsule.b = mad(from, R(0.5), any_vec3());
        set_motion(asked, times(any_real(0, 3), sub(to, ball ? from : *at)));
    } else if (how == 1) { /* along an edge, parallel or nearly */
        const real off = scaled(1, -any_int(1, ISECT_DOUBLE ? 60 : 30));
        set_motion(asked, mad(times(any_real(-2, 2), along), any_int(0, 1) ? off : 0, any_vec3()));
    } else if (how == 2) { /* slow, fast */
        set_motion(asked, times(scaled(1, any_int(-40, 40)), any_vec3()));
    } else if (how == 3) {
        set_motion(asked, (Vec3){0, 0, 0});
    } else if (how == 4 && row->b->kind != KIND_obb) { /* of other sizes */
        for (size_t k = 0; k < row->b->numbers; k++)
            asked->b.number[k] = scaled(asked->b.number[k], any_int(-12, 3));
    }
    if (how == 5 && ball)
        draw_large(asked);
    if (i % 5 == 0)
        make_needle(row->b->kind, asked->b.number);
    if (row->b->kind == KIND_aabb)
        asked->b.aabb = box_of(asked->b.aabb.lower, asked->b.aabb.upper);
    if (!ball && i % 4 && row->b->kind == KIND_aabb)
        pass_corners(asked);
    if (!ball && i % 3 &&
        row->b->kind == KIND_plane) { /* its middle plane, moved to the lowest corner */
        const Long gap = gap_at(asked, (double)any_int(0, 4) / 4);
        asked->b.plane.d +=
            (real)(gap * length_long(asked->b.plane.normal)) * (any_int(0, 1) ? 1 : -1);
    }
    if (ball && i % 3)
        touch_at(asked, i % 3 == 1 ? nearest_time(asked) : (double)any_int(0, 4) / 4);
}
/* Integers, and a motion that is a multiple of 8: in touch at the begin or the end, parallel, at
 * corners. */
static inline void draw_whole(Asked *asked)
{
    const Row *row = asked->row;
    for (size_t k = 0; k < row->a->numbers; k++)
        asked->a.number[k] = (real)any_int(-4, 4) * (k + 3 < row->a->numbers ? 1 : 8);
    for (size_t k = 0; k < row->b->numbers; k++)
        asked->b.number[k] = (real)any_int(-4, 4);
    if (row->b->kind == KIND_obb) { /* straight */
        memset(asked->b.obb.axis, 0, sizeof asked->b.obb.axis);
        asked->b.obb.axis[0].y = asked->b.obb.axis[1].x = asked->b.obb.axis[2].z = 1;
    }
    if (row->a->kind == KIND_moving_aabb) {
        const Aabb box = box_of(asked->a.moving_aabb.lower, asked->a.moving_aabb.upper);
        asked->a.moving_aabb.lower = box.lower, asked->a.moving_aabb.upper = box.upper;
    }
    if (row->b->kind == KIND_aabb)
        asked->b.aabb = box_of(asked->b.aabb.lower, asked->b.aabb.upper);
}
static inline bool is_judged(const Asked *asked)
{
    return all_numbers_count(asked->row->a, &asked->a) &&
           all_numbers_count(asked->row->b, &asked->b) && sums_fit(asked) &&
           gap_at(asked, 0) <= LDBL_MAX;
}
/* True if the mover is empty, or the other shape, if that has a radius or bounds. */
static inline bool moves_nothing(const Asked *asked)
{
    const MovingAabb *box = &asked->a.moving_aabb;
    if (asked->row->a->kind == KIND_moving_aabb)
        return !X(overlap_aabb_aabb)((const Aabb *)(const void *)box,
                                     (const Aabb *)(const void *)box) ||
               (asked->row->b->kind == KIND_aabb &&
                !X(overlap_aabb_aabb)(&asked->b.aabb, &asked->b.aabb));
    const Obb *turned = &asked->b.obb;
    if (asked->row->b->kind == KIND_obb &&
        (turned->half[0] < 0 || turned->half[1] < 0 || turned->half[2] < 0))
        return true;
    return asked->a.number[asked->row->a->numbers - 4] < 0 ||
           (asked->row->b->kind == KIND_lozenge && asked->b.lozenge.radius < 0) ||
           (asked->row->b->kind == KIND_sphere && asked->b.sphere.radius < 0) ||
           (asked->row->b->kind == KIND_capsule && asked->b.capsule.radius < 0);
}

/* NULL: the row is judged elsewhere, in tests/sweep. */
static inline const SweepPromise *sweep_promise_of(const Row *row)
{
    for (size_t i = 0; i < COUNT(sweep_promises); i++)
        if (!strcmp(sweep_promises[i].row, row->name))
            return &sweep_promises[i];
    return NULL;
}

static inline void judge_sweep(const Row *row)
{
    const SweepPromise *promise = sweep_promise_of(row);
    SweepTally tally = {0}, odd = {0};
    if (!promise)
        return;
    const int samples = soak(promise->samples);
    for (int i = 0; i < samples; i++) {
        Asked question = {.row = row}, *asked = &question;
        draw_sweep(i, asked);
        judge_impact(asked, promise, ask(asked).impact, &tally);
        law_of_rest(asked, promise);
        draw_whole(asked);
        if (!moves_nothing(asked)) {
            const Impact got = ask(asked).impact;
            judge_impact(asked, promise, got, &odd);
            law_of_steps(asked, got), law_of_return(asked, got);
            law_of_rest(asked, promise);
        }
        new_kind();
        row->a->odd(&asked->a), row->b->odd(&asked->b);
        if (!moves_nothing(asked) && is_judged(asked))
            judge_impact(asked, promise, ask(asked).impact, &odd);
    }
    printf("%s: gap within %.2f at enter, %.2f at leave of %g units, %.2f of the near bound; %d "
           "asked, "
           "%d hit, %d grazing, %d in touch at 0; nasty: within %.2f, %.2f, %d hit, %d not\n",
           row->name, tally.enter, tally.leave, promise->bound, tally.near, samples, tally.hit,
           tally.grazing, tally.inside, odd.enter, odd.leave, odd.hit, odd.missed);
    check_share(tally.hit, samples, promise->hit, 0.95);
    check_share(tally.grazing, samples, promise->grazing, 0.9);
    check_share(odd.hit, samples, 0.1, 2);
}

#endif
