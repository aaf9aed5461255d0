/* kit/judge_engine.h - rows that an engine answers: each answer with its proof, which kit/truth
 * checks.
 *
 * No is a plane that has both shapes strictly on either side, by their extents along its normal in
 * long double. Yes is a point that is in both, or outside of them by no more than the bound of the
 * headers: nowhere does it stick out of their extents, and it is so deep where a definition tells.
 * The proofs are those of engine/convex.h, of which the test has a copy, given the same shapes. */
#ifndef ISECT_TEST_JUDGE_ENGINE_H
#define ISECT_TEST_JUDGE_ENGINE_H

#include "engine/rows.h"
#include "kit/judge_accuracy.h"
#include "kit/moved.h"
#include "kit/question.h"
#include "kit/truth/truth.h"

/* Of double, in which engines compute, times the size of the question: the lengths of both shapes
 * and their distance. */
#define ENGINE_EPSILON (4096 * (Long)DBL_EPSILON)
#define ENGINE_DISTANCE 1e-9L
#define ENGINE_MOST 1e-8L /* of one in a thousand */

static inline bool has_engine(const Row *row)
{
    return row->form == FORM_ENGINE || row->form == FORM_SOLVED;
}

/* ---- the proof ---- */

typedef struct Proof {
    bool valid, apart;
    Long normal[3], in_a[3], in_b[3]; /* points of the sets, if apart; else one of both */
} Proof;

static inline BodySource body_source(const ShapeKind *of, const AnyShape *shape)
{
#define SHAPE(name) [KIND_##name] = BODY_##name,
    static const BodyShape shapes[] = {ALL_BODIES(SHAPE)[KIND_corners] = BODY_hull};
#undef SHAPE
    return source_of(shapes[of->kind], shape);
}
/* As the caller gave it. */
static inline void in_world(const BodyFrame *frame, const double from[3], Long to[3])
{
    for (int k = 0; k < 3; k++)
        to[k] = (ldexpl(from[k], frame->exponent) + frame->origin[k]) / frame->unit;
}
static inline Proof proof_of(const Asked *asked)
{
    const BodySource of_a = body_source(asked->row->a, &asked->a),
                     of_b = body_source(asked->row->b, &asked->b);
    Body a, b;
    ConvexDistance found;
    Proof proof = {.valid = isect_bodies(&a, &of_a, &b, &of_b)};
    if (!proof.valid)
        return proof;
    proof.apart = !isect_convex_overlap(&a.convex, &b.convex, NULL, &found);
    if (proof.apart)
        found = isect_convex_distance(&a.convex, &b.convex, 0x1p-44, (double)INFINITY, NULL);
    const double both = a.convex.radius + b.convex.radius;
    const double share = both > 0 ? a.convex.radius / both : 0.5;
    for (int k = 0; k < 3; k++) {
        proof.normal[k] = found.normal[k];
        if (!proof.apart)
            found.a[k] = found.b[k] = found.core_a[k] + share * (found.core_b[k] - found.core_a[k]);
    }
    in_world(&a.frame, found.a, proof.in_a), in_world(&a.frame, found.b, proof.in_b);
    return proof;
}

/* ---- what the definitions say of it ---- */

/* How far beyond a the whole of b is along a direction: negative if it is not. */
static inline Long gap_along(const Asked *asked, const Long n[3])
{
    Long at_a[3], at_b[3], between = 0;
    const Truth *a = truth_of(asked->row->a->kind), *b = truth_of(asked->row->b->kind);
    const Long of_a = a->extent(&asked->a, n, at_a), of_b = b->extent(&asked->b, n, at_b);
    for (int k = 0; k < 3; k++)
        between += n[k] * (at_b[k] - at_a[k]);
    return (between - of_a - of_b) / norm_long(n);
}
/* What long double rounds where shapes are far from 0. */
static inline Long rounding_of_truth(const Asked *asked)
{
    const Long axis[3] = {1, 0, 0};
    Long at_a[3], at_b[3];
    truth_of(asked->row->a->kind)->extent(&asked->a, axis, at_a);
    truth_of(asked->row->b->kind)->extent(&asked->b, axis, at_b);
    return 8 * LDBL_EPSILON * (norm_long(at_a) + norm_long(at_b));
}
/* Of a k-DOP or frustum the distances of planes from 0. */
static inline Long distance_of_planes(const ShapeKind *of, const void *shape)
{
    const Truth *truth = truth_of(of->kind);
    HalfSpaces all = {.count = 0};
    Long most = 0;
    if (truth->planes && truth->extent)
        truth->planes(shape, &all);
    for (int i = 0; i < all.count; i++)
        most = fmaxl(most, fabsl((Long)all.plane[i].d) / length_long(all.plane[i].normal));
    return most;
}
/* The lengths of both shapes and their distance. */
static inline Long size_of_question(const Asked *asked)
{
    Long at_a[3], at_b[3], size = distance_of_planes(asked->row->a, &asked->a) +
                                  distance_of_planes(asked->row->b, &asked->b);
    for (int k = 0; k < 3; k++) {
        const Long axis[3] = {k == 0, k == 1, k == 2};
        const Long of_a = truth_of(asked->row->a->kind)->extent(&asked->a, axis, at_a);
        const Long of_b = truth_of(asked->row->b->kind)->extent(&asked->b, axis, at_b);
        size += 2 * (of_a + of_b) + fabsl(at_a[k] - at_b[k]);
    }
    return size;
}
/* How far a point sticks out of the extent along a direction. */
static inline Long sticks_out(const ShapeKind *of, const void *shape, const Long p[3],
                              const Long n[3])
{
    Long center[3];
    const Long extent = truth_of(of->kind)->extent(shape, n, center);
    const Long off[3] = {p[0] - center[0], p[1] - center[1], p[2] - center[2]};
    return (dot_long(n, off) - extent) / norm_long(n);
}
/* How far outside a point is at least: the most of many directions, climbing from the best. */
static inline Long is_outside_by(const ShapeKind *of, const void *shape, const Long p[3])
{
    Long best[3] = {1, 0, 0}, most = sticks_out(of, shape, p, best);
    for (int i = 0; i < 80; i++) {
        const Vec3 random = any_unit();
        const Long turn = i < 26 ? 100 : scalbnl(1, -(i - 26) / 2);
        Long n[3] = {best[0] + turn * random.x, best[1] + turn * random.y,
                     best[2] + turn * random.z};
        const Long length = norm_long(n);
        for (int k = 0; k < 3; k++)
            n[k] = i < 6 ? (Long)((i % 3 == k) * (i < 3 ? 1 : -1)) : n[k] / length;
        const Long out = sticks_out(of, shape, p, n);
        if (out > most)
            most = out, memcpy(best, n, sizeof best);
    }
    return most;
}
/* How far outside a point is, where a definition tells; tame shapes alone. */
static inline Long is_beside_by(const ShapeKind *of, const void *shape, const Long p[3])
{
    const Truth *truth = truth_of(of->kind);
    if (truth->depth)
        return truth->depth(shape, p);
    if (truth->planes) {
        HalfSpaces all = {.count = 0};
        truth->planes(shape, &all);
        return depth_planes(&all, p);
    }
    if (!truth->near)
        return -INFINITY;
    begin();
    const Near near =
        truth->near(shape, (Big3){big((double)p[0]), big((double)p[1]), big((double)p[2])});
    return (Long)mpf_get_d(near.distance);
}

/* ---- drawing ---- */

/* Tame shapes: anywhere, or a few epsilon from touching. */
static inline void draw_beside(int i, Asked *asked)
{
    kind = PLAIN;
    asked->row->a->any(&asked->a), asked->row->b->any(&asked->b);
    const Vec3 random = any_unit();
    const Long out[3] = {random.x, random.y, random.z};
    const Long gap = gap_along(asked, out), share = any_real(R(0.1), 1);
    Long by[3];
    if (!(fabsl(gap) <= 0x1p100L)) /* one is without end */
        return;
    for (int k = 0; k < 3; k++)
        by[k] = out[k] * (i % 3 ? share - gap : any_real(R(-0.2), R(0.6)) * -gap);
    move_shape(asked->row->b, &asked->b, by);
    if (i % 3 == 0)
        return;
    const Proof proof = proof_of(asked);
    const Long off = i % 3 == 1 ? 1 : 1 + any_int(-20, 20) * (Long)REAL_EPSILON;
    for (int k = 0; k < 3; k++)
        by[k] = off * (proof.in_a[k] - proof.in_b[k]);
    if (proof.valid && proof.apart)
        move_shape(asked->row->b, &asked->b, by);
}
/* Is the truth within the numbers of long double, and bounded? */
static inline bool can_judge(const Asked *asked)
{
    const Long size = size_of_question(asked);
    return size <= 0x1p8000L && size >= 0;
}

/* ---- judges ---- */

typedef struct EngineTally {
    int yes, grazing, judged, beyond;
    Long worst;
} EngineTally;

static inline void judge_proof(const Asked *asked, bool yes, bool tame, EngineTally *tally)
{
    const Row *row = asked->row;
    const Proof proof = proof_of(asked);
    hold("what is empty, or no number, meets nothing", proof.valid || !yes);
    const bool planes = truth_of(row->a->kind)->planes || truth_of(row->b->kind)->planes;
    const bool known = !planes || tame; /* else their corners are not */
    if (!proof.valid || !known || !can_judge(asked))
        return;
    tally->judged++;
    if (row->question == QUESTION_overlap)
        hold("the proof is of the answer", proof.apart == !yes);
    const Long size = size_of_question(asked), rounding = rounding_of_truth(asked);
    const Long d = ENGINE_EPSILON * size + rounding;
    if (proof.apart) {
        const Long gap = gap_along(asked, proof.normal);
        hold("no: a plane separates them", gap > -rounding);
        tally->grazing += gap < 4 * REAL_EPSILON * size;
        return;
    }
    for (int side = 0; side < 2; side++) {
        const ShapeKind *of = side ? row->b : row->a;
        const void *shape = side ? &asked->b : &asked->a;
        const Long out = is_outside_by(of, shape, proof.in_a);
        const Long beside = tame ? is_beside_by(of, shape, proof.in_a) : out;

        hold("yes: a point of both", fmaxl(out, beside) <= ENGINE_MOST * size + rounding);
        tally->beyond += fmaxl(out, beside) > d;
        tally->worst = fmaxl(tally->worst, size > 0 ? (fmaxl(out, beside) - rounding) / size : 0);
        tally->grazing += side == 0 && out > -4 * REAL_EPSILON * size;
    }
}
/* The distance is at most what the plane between them leaves, up to rounding; the points are those
 * of the shapes. */
static inline void judge_distance(const Asked *asked, const Nearest *nearest, bool tame)
{
    const Row *row = asked->row, *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    const Proof proof = proof_of(asked);
    if (!proof.valid || !can_judge(asked) || !tame)
        return;
    const Long size = size_of_question(asked), d = ENGINE_DISTANCE * size;
    const Long distance = sqrtl((Long)nearest->distance2);
    const Long bound = ISECT_DOUBLE ? 1e-12L : 1e-6L;
    if (proof.apart && nearest->distance2 > 0) { /* else another row says that they meet */
        const Long least = gap_along(asked, proof.normal);
        hold("no nearer than the plane says", distance >= least * (1 - bound) - d);
        hold("as near as the plane says", distance <= least * (1 + bound) + d);
    }
    /* Rows of boxes, which decide there, round by more. */
    const Vec3 *point[] = {&nearest->a, &nearest->b};
    const bool boxes = overlap && !has_engine(overlap) && overlap->exactness != EXACTNESS_EXACT;
    for (int side = 0; side < 2 && !(boxes && nearest->distance2 == 0); side++) {
        Long at[3];
        set_long(at, *point[side]);
        const Long rounding = 2 * REAL_EPSILON * norm_long(at);
        hold("a point of the shape",
             is_outside_by(side ? row->b : row->a, side ? &asked->b : &asked->a, at) <=
                 d + rounding);
    }
}

/* A plane meets what classify says is neither beside it nor inside of it, a frustum what is not
 * beside it. */
static inline void judge_by_classify(const Row *row, const Row *classify)
{
    const bool plane = row->a->kind == KIND_plane, turned = classify->a != row->a;
    const bool bounded = row->b->numbers && row->b->kind != KIND_frustum;
    const int samples = soak(plane ? 160000 : 32000);
    Asked question = {.row = row}, *asked = &question;
    int yes = 0;
    for (int i = 0; i < samples; i++) {
        if (i % 2 == 0)
            draw(row, i % DRAWN_CLASSES, asked);
        else if (!plane)
            draw_beside(i, asked);
        else if (bounded && truth_of(row->b->kind)->extent)
            draw_gap(i, asked);
        else
            draw(row, DRAWN_ANY, asked);
        const isect_side side = classify->ask(turned ? &asked->b : &asked->a,
                                              turned ? &asked->a : &asked->b, asked->rule)
                                    .side;
        const bool met = ask(asked).yes;
        const bool beside = side == ISECT_OUTSIDE || (plane && side == ISECT_INSIDE);
        hold("as classify says", met == !beside);
        yes += met;
    }
    printf("%s: %d asked, %d meet\n", row->name, samples, yes);
    check_share(yes, samples, 0.02, 0.98);
}

static inline void judge_engine(const Row *row)
{
    if (row->question == QUESTION_overlap &&
        (row->a->kind == KIND_plane || row->exactness == EXACTNESS_EXACT)) {
        const Row *classify = row_of(QUESTION_classify, row->a->kind, row->b->kind);
        classify = classify ? classify : row_of(QUESTION_classify, row->b->kind, row->a->kind);
        if (classify)
            judge_by_classify(row, classify);
        return; /* else decisions have been judged, and no proof of the solver's is asked for */
    }
    const int samples = soak(16000);
    const Row *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    Asked question = {.row = row}, *asked = &question;
    EngineTally tally = {0};
    for (int i = 0; i < samples; i++) {
        const bool tame = i % 4 < 3;
        begin();
        if (tame)
            draw_beside(i, asked);
        else
            draw(row, any_int(0, DRAWN_CLASSES - 1), asked);
        const Answer answer = ask(asked);
        const bool yes =
            row->question == QUESTION_closest ? answer.nearest.distance2 == 0 : answer.yes;
        tally.yes += yes;
        if (row->question == QUESTION_closest) {
            hold("the decision comes first",
                 !overlap || yes == overlap->ask(&asked->a, &asked->b, asked->rule).yes);
            judge_distance(asked, &answer.nearest, tame);
            continue;
        }
        judge_proof(asked, yes, tame, &tally);
    }
    printf("%s: %d asked, %d meet, %d grazing, %d judged; a common point is outside by %.1Lf "
           "epsilon of double, %d of them by more than 4096\n",
           row->name, samples, tally.yes, tally.grazing, tally.judged, tally.worst / DBL_EPSILON,
           tally.beyond);
    /* One in a thousand, and of few questions four. */
    check("nearly all are nearer", (tally.beyond - 4) * 1000LL <= tally.judged);
    check_share(tally.yes, samples, row->a->kind == KIND_point ? 0 : 0.001, 0.95);
}

#endif
