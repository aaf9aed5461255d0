/* kit/judge_engine_sweep.h - rows of sweep that an engine answers, each answer with its proof,
 * which kit/truth checks.
 *
 * Before `enter`, and at all times of a miss, one of a chain of planes separates the shapes. This
 * is checked by their extents in long double at both ends of its time; the gap is linear in
 * between. At `enter` the point is in both shapes, or outside of them by no more than the bound.
 * The test has a copy of the engine, given the same shapes. */
#ifndef ISECT_TEST_JUDGE_ENGINE_SWEEP_H
#define ISECT_TEST_JUDGE_ENGINE_SWEEP_H

#include "engine/convex_sweep.h"
#include "kit/judge_engine.h"

#define SWEEP_EPSILON (ISECT_DOUBLE ? 1e-8L : 8 * (Long)REAL_EPSILON)
#define SWEEP_MOST 1e-6L /* of one in a thousand */

/* The question with the mover at rest where it is at time 0, and its motion. */
typedef struct SweepAsked {
    Row row;
    Asked still;
    Long motion[3];
} SweepAsked;

static inline void sweep_asked(SweepAsked *sweep, const Asked *asked)
{
    sweep->row = *asked->row, sweep->row.a = resting(asked->row->a);
    sweep->still = *asked, sweep->still.row = &sweep->row;
    for (int k = 0; k < 3; k++)
        sweep->motion[k] = asked->a.number[asked->row->a->numbers - 3 + (size_t)k];
}
static inline Long size_of_sweep_asked(const SweepAsked *sweep)
{
    return size_of_question(&sweep->still) + norm_long(sweep->motion);
}
static inline Long rounding_of_sweep(const SweepAsked *sweep)
{
    return rounding_of_truth(&sweep->still) + 8 * LDBL_EPSILON * size_of_sweep_asked(sweep);
}
static inline Long gap_along_at(const SweepAsked *sweep, const Long n[3], Long t)
{
    return gap_along(&sweep->still, n) - t * dot_long(n, sweep->motion) / norm_long(n);
}

/* The answer of the engine, with the planes. */
static inline bool proof_of_sweep(const SweepAsked *sweep, ConvexSweep *proof)
{
    const BodySource of_a = body_source(sweep->row.a, &sweep->still.a),
                     of_b = body_source(sweep->row.b, &sweep->still.b);
    Body a, b;
    double motion[3], most = 0;
    if (!isect_bodies(&a, &of_a, &b, &of_b))
        return false;
    int exponent;
    for (int k = 0; k < 3; k++)
        most = fmax(most, fabs((double)sweep->motion[k]));
    frexp(most * a.frame.unit, &exponent);
    exponent = most > 0 && exponent > a.frame.exponent ? exponent - a.frame.exponent : 0;
    isect_body_grow(&a, exponent), isect_body_grow(&b, exponent);
    for (int k = 0; k < 3; k++)
        motion[k] = ldexp((double)sweep->motion[k] * a.frame.unit, -a.frame.exponent);
    *proof = isect_convex_sweep(&a.convex, &b.convex, motion, ISECT_DOUBLE ? 0x1p-42 : 0x1p-22);
    return true;
}
static inline void judge_planes(const Asked *asked, const SweepAsked *sweep,
                                const ConvexSweep *proof)
{
    const Long rounding = rounding_of_sweep(sweep);
    for (uint32_t k = 0; k < proof->planes; k++) {
        const Long n[3] = {proof->plane[k].normal[0], proof->plane[k].normal[1],
                           proof->plane[k].normal[2]};
        const double end = k + 1 < proof->planes ? proof->plane[k + 1].time
                           : proof->hit          ? proof->enter
                                                 : 1;
        hold("a plane separates them",
             cmp(gap_along_at(sweep, n, proof->plane[k].time), >, -rounding));
        hold("and does until the next", cmp(gap_along_at(sweep, n, end), >, -rounding));
    }
    hold("planes from the beginning", !proof->planes || proof->plane[0].time == 0);
    hold("what is missed has planes", proof->hit || proof->planes);
    hold("what is late has planes", proof->enter == 0 || proof->planes);
}
/* The distance of the shapes at a time, by the engine. */
static inline ConvexDistance distance_at(const SweepAsked *sweep, double t, Long *unit)
{
    Asked then = sweep->still;
    Long by[3];
    for (int k = 0; k < 3; k++)
        by[k] = t * sweep->motion[k];
    move_shape(sweep->row.a, &then.a, by);
    const BodySource of_a = body_source(then.row->a, &then.a),
                     of_b = body_source(then.row->b, &then.b);
    Body a, b;
    ConvexDistance none = {.distance_high = INFINITY};
    *unit = 1;
    if (!isect_bodies(&a, &of_a, &b, &of_b))
        return none;
    *unit = ldexpl(1, a.frame.exponent) / a.frame.unit;
    return isect_convex_distance(&a.convex, &b.convex, 0x1p-40, (double)INFINITY, NULL);
}

/* ---- draws ---- */

/* Beside each other or in touch at some time; the mover comes from there. */
static inline void draw_on_its_way(int i, Asked *asked)
{
    SweepAsked sweep;
    sweep_asked(&sweep, asked);
    draw_beside(i, &sweep.still);
    const int how = any_int(0, 7);
    Vec3 motion = times(2, any_vec3());
    if (how == 0)
        motion = (Vec3){0, 0, 0};
    if (how == 1)
        motion = times(scaled(1, any_int(-20, 20)), motion);
    if (how == 2 || how == 3) { /* along a plane between them, or nearly */
        const Proof proof = proof_of(&sweep.still);
        const Vec3 n = {(real)proof.normal[0], (real)proof.normal[1], (real)proof.normal[2]};
        motion = mad(motion, (how == 3 ? R(0.999) : 1) * -dot(n, motion), n);
    }
    const Long share = -(Long)any_int(0, 4) / 4;
    const Long by[3] = {share * motion.x, share * motion.y, share * motion.z};
    move_shape(sweep.row.a, &sweep.still.a, by);
    asked->a = sweep.still.a, asked->b = sweep.still.b;
    memcpy(asked->a.number + asked->row->a->numbers - 3, &motion, sizeof motion);
}

/* ---- judges ---- */

static inline void judge_hit(const Asked *asked, const SweepAsked *sweep, const Impact *got,
                             EngineTally *tally)
{
    const Long size = size_of_sweep_asked(sweep), rounding = rounding_of_sweep(sweep);
    Long at[3], of_a[3];
    set_long(at, got->point);
    for (int k = 0; k < 3; k++)
        of_a[k] = at[k] - (Long)got->enter * sweep->motion[k];
    const Long read = 2 * REAL_EPSILON * norm_long(at), d = SWEEP_EPSILON * size + rounding + read;
    /* At time 0 the point is the deepest one, which need not be in both. */
    const Long out = fmaxl(got->enter > 0 ? is_outside_by(sweep->row.a, &sweep->still.a, of_a) : 0,
                           is_outside_by(sweep->row.b, &sweep->still.b, at));
    hold("a point of both", cmp(out, <=, SWEEP_MOST * size + rounding + read));
    tally->beyond += out > d, tally->judged++;
    if (size > 0)
        tally->worst = fmaxl(tally->worst, (out - rounding - read) / size);
    Long unit;
    const ConvexDistance leaving = distance_at(sweep, (double)got->leave, &unit);
    hold("as near when it leaves",
         cmp(leaving.distance_low * unit, <=, SWEEP_MOST * size + rounding + read));
    if (got->leave < 1) {
        const double later = (double)got->leave + 0.25 * (1 - (double)got->leave);
        const ConvexDistance after = distance_at(sweep, later, &unit);
        hold("no contact behind",
             cmp(after.distance_high * unit, >=, -SWEEP_EPSILON * size - read));
    }
}
static inline void law_of_no_motion(const Asked *asked)
{
    Asked rest = *asked;
    memset(rest.a.number + asked->row->a->numbers - 3, 0, 3 * sizeof(real));
    const Impact got = ask(&rest).impact;
    SweepAsked sweep;
    sweep_asked(&sweep, &rest);
    const Proof proof = proof_of(&sweep.still);
    hold("what rests touches all the time, or never",
         got.enter == REAL_INF || (got.enter == 0 && got.leave == 1));
    hold("what rests in touch touches", proof.apart || !proof.valid || got.enter == 0);
}

/* The other shape is a plane: heights are linear. */
static inline void judge_sweep_plane(const Asked *asked, const SweepAsked *sweep, const Impact *got,
                                     EngineTally *tally)
{
    const Plane *plane = &asked->b.plane;
    Long n[3], center[3], place[3];
    set_long(n, plane->normal);
    const Long length = norm_long(n);
    if (!(length > 0))
        return;
    const Long extent = truth_of(sweep->row.a->kind)->extent(&sweep->still.a, n, center) / length;
    const Long height = (dot_long(n, center) + plane->d) / length;
    const Long speed = dot_long(n, sweep->motion) / length;
    Long sum = fabsl((Long)plane->d);
    for (int k = 0; k < 3; k++)
        place[k] = asked->a.number[k], sum += fabsl(n[k] * place[k]);
    const Long size = 2 * extent + fabsl(height) + norm_long(sweep->motion);
    const Long rounding = 8 * LDBL_EPSILON * (size + sum / length + norm_long(center));
    const Long d = SWEEP_EPSILON * size + rounding + 16 * (Long)REAL_EPSILON * sum / length;
    const Long from = height, to = height + speed;
    tally->judged++;
    if (got->enter > 1) {
        hold("no contact is missed", (from > extent - rounding && to > extent - rounding) ||
                                         (from < -extent + rounding && to < -extent + rounding));
        return;
    }
    const Long enter = fabsl(height + speed * got->enter) - extent;
    const Long leave = fabsl(height + speed * got->leave) - extent;
    hold("not late", got->enter == 0 || enter >= -rounding);
    hold("not early", got->leave == 1 || leave >= -rounding);
    hold("as near as promised", cmp(enter, <=, d) && cmp(leave, <=, d));
    tally->worst = fmaxl(tally->worst, size > 0 ? fmaxl(enter, leave) / size : 0);
}

static inline void judge_engine_sweep(const Row *row)
{
    const int samples = soak(3000);
    const bool plane = row->b->kind == KIND_plane;
    Asked question = {.row = row}, *asked = &question;
    EngineTally tally = {0};
    SweepAsked sweep;
    int odd_hit = 0;
    for (int i = 0; i < samples; i++) {
        begin();
        if (plane) {
            row->a->any(&asked->a), row->b->any(&asked->b);
        } else if (i % 4 < 3) {
            draw_on_its_way(i, asked);
        } else {
            draw(row, any_int(0, DRAWN_CLASSES - 1), asked);
        }
        const Impact got = ask(asked).impact;
        sweep_asked(&sweep, asked);
        odd_hit += i % 4 == 3 && got.enter <= 1, tally.yes += got.enter <= 1;
        if (plane) {
            judge_sweep_plane(asked, &sweep, &got, &tally);
            continue;
        }
        law_of_no_motion(asked);
        if (i % 4 == 3)
            continue;
        static ConvexSweep proof;
        if (!proof_of_sweep(&sweep, &proof))
            continue;
        hold("the proof is of the answer", proof.hit == (got.enter <= 1));
        hold("and of its time", !proof.hit || (double)got.enter <= proof.enter);
        judge_planes(asked, &sweep, &proof);
        tally.grazing += (int)proof.steps;
        if (got.enter <= 1)
            judge_hit(asked, &sweep, &got, &tally);
    }
    printf(
        "%s: %d asked, %d meet, %d of them odd; %.1f planes a question; a common point is outside "
        "by %.2Lf epsilon, %d of %d by more than promised\n",
        row->name, samples, tally.yes, odd_hit, (double)tally.grazing / samples,
        tally.worst / REAL_EPSILON, tally.beyond, tally.judged);
    check("nearly all are nearer", cmp((tally.beyond - 4) * 1000LL, <=, tally.judged));
    check_share(tally.yes, samples, 0.1, 0.98);
}

#endif
