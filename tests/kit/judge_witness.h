/* kit/judge_witness.h - the proof of an answer of overlap, for every row of overlap that isect_any
 * has: isect_verify_any accepts it, and so does long double. A wrong proof is refused. */
#ifndef ISECT_TEST_JUDGE_WITNESS_H
#define ISECT_TEST_JUDGE_WITNESS_H

#include "engine/shapes.h"
#include "kit/judge_engine.h"

typedef struct WitnessTally {
    int asked, planes, points, touching, none, lost, far;
    Long worst;
} WitnessTally;

static inline bool has_witness(const Row *row)
{
    const isect_shape a = shape_of(row->a->kind), b = shape_of(row->b->kind);
    return row->question == QUESTION_overlap && !row->variant && X(posed_answers)(a, b);
}

/* ---- drawing ---- */

/* Moves b along the normal of the contact until it touches a, or is some roundings off. */
static inline void move_to_touch(Asked *asked)
{
    const X(any) a = any_of(asked->row->a, &asked->a), b = any_of(asked->row->b, &asked->b);
    const Contact c = X(contact_any)(a, b);
    const Long gap = c.gap, off = 1 + any_int(-9, 9) * (Long)REAL_EPSILON;
    const Long by[3] = {-off * gap * c.normal.x, -off * gap * c.normal.y, -off * gap * c.normal.z};
    if (fabsl(gap) <= 0x1p20L)
        move_shape(asked->row->b, &asked->b, by);
}
static inline void draw_witness(const Row *row, int i, Asked *asked)
{
    draw(row, i % 2 ? DRAWN_ANY : any_int(0, DRAWN_CLASSES - 1), asked);
    if (i % 4 == 1 && truth_of(row->b->kind)->extent)
        move_to_touch(asked);
}

/* ---- judging ---- */

/* The errors of the places of the shapes: below and above, if positive; beyond the rounding of long
 * double. */
static inline Long beyond_plane(const Asked *asked, const X(witness) * w)
{
    const Long n[3] = {w->normal[0], w->normal[1], w->normal[2]}, d = (Long)w->d + (Long)w->rest;
    Long at_a[3], at_b[3];
    const Long of_a = truth_of(asked->row->a->kind)->extent(&asked->a, n, at_a);
    const Long of_b = truth_of(asked->row->b->kind)->extent(&asked->b, n, at_b);
    const Long lengths =
        norm_long(n) * (norm_long(at_a) + norm_long(at_b)) + of_a + of_b + fabsl(d);
    return fmaxl(dot_long(n, at_a) + of_a + d, of_b - dot_long(n, at_b) - d) -
           16 * LDBL_EPSILON * lengths;
}
static inline void judge_plane(const Asked *asked, const X(any) * a, const X(any) * b,
                               const X(witness) * w)
{
    const Row *row = asked->row;
    const bool planes = truth_of(row->a->kind)->planes || truth_of(row->b->kind)->planes;
    X(witness) other = *w;
    /* An empty shape is on both sides. */
    hold("not the other way round", planes || !X(verify_any)(*b, *a, w));
    other.overlap = true;
    hold("not of a yes", !X(verify_any)(*a, *b, &other));
    other = *w, other.rest = NAN;
    hold("not what is no number", !X(verify_any)(*a, *b, &other));
    const X(nearest) n = X(closest_any)(*a, *b);
    const double through = -(w->normal[0] * (double)n.a.x + w->normal[1] * (double)n.a.y +
                             w->normal[2] * (double)n.a.z);
    const Long long_normal[3] = {w->normal[0], w->normal[1], w->normal[2]};
    const bool known = !planes && can_judge(asked);
    const Long over = known ? 1e-4L * norm_long(long_normal) * size_of_question(asked) : 0;
    other = *w, other.d = (double)(through + over), other.rest = 0;
    const Long rounding = 8 * REAL_EPSILON * norm_long(long_normal) *
                          (fabsl((Long)n.a.x) + fabsl((Long)n.a.y) + fabsl((Long)n.a.z));
    if (over > rounding + 0x1p-100L && over < 0x1p100L)
        hold("not through the first", !X(verify_any)(*a, *b, &other));
    if (known)
        hold("so says the definition", cmp(beyond_plane(asked, w), <=, 0));
}
static inline void judge_point(const Asked *asked, const X(any) * a, const X(any) * b,
                               const X(witness) * w, WitnessTally *tally)
{
    const Row *row = asked->row;
    X(witness) other = *w;
    other.within = w->within / 16;
    hold("no bound that is not one", w->within == 0 || !X(verify_any)(*a, *b, &other));
    other.within = NAN;
    hold("not what is no number", !X(verify_any)(*a, *b, &other));
    other = *w, other.point[0] = (double)INFINITY;
    hold("nor what has no end", !X(verify_any)(*a, *b, &other));
    const bool planes = truth_of(row->a->kind)->planes || truth_of(row->b->kind)->planes;
    if (planes || !can_judge(asked))
        return;
    const Long size = size_of_question(asked), rounding = rounding_of_truth(asked);
    const Long p[3] = {w->point[0], w->point[1], w->point[2]};
    const Long out =
        fmaxl(is_outside_by(row->a, &asked->a, p), is_outside_by(row->b, &asked->b, p));
    /* Near the greatest number subnormal values are negligible: the axis of a cone, for example. */
    hold("as near as it says", out <= w->within + rounding || size > 0x1p1000L);
    tally->far += w->within > ENGINE_EPSILON * size;
    tally->worst = fmaxl(tally->worst, size > 0 ? w->within / size : 0);
}
static inline void judge_witness(const Asked *asked, WitnessTally *tally)
{
    const Row *row = asked->row;
    const X(any) a = any_of(row->a, &asked->a), b = any_of(row->b, &asked->b);
    const X(witness) w = X(witness_any)(a, b);
    hold("what overlap says", w.overlap == X(overlap_any)(a, b));
    hold("it is a proof", cmp((w.of != ISECT_PROOF_NONE), ==, X(verify_any)(a, b, &w)));
    const bool planes = truth_of(row->a->kind)->planes || truth_of(row->b->kind)->planes;
    const bool in_range = size_of_question(asked) <= (ISECT_DOUBLE ? 0x1p1000L : 0x1p200L);
    hold("yes is a point", !w.overlap || w.of == ISECT_PROOF_POINT || planes || !in_range);
    tally->lost += w.overlap && w.of == ISECT_PROOF_NONE;
    tally->asked++;
    tally->none += w.of == ISECT_PROOF_NONE;
    tally->planes += w.of == ISECT_PROOF_PLANE;
    tally->points += w.overlap;
    tally->touching += w.of == ISECT_PROOF_POINT && !w.overlap;
    if (w.of == ISECT_PROOF_PLANE)
        judge_plane(asked, &a, &b, &w);
    if (w.of == ISECT_PROOF_POINT)
        judge_point(asked, &a, &b, &w, tally);
    if (w.of == ISECT_PROOF_NONE && !planes && in_range)
        hold("it is empty", cmp(X(closest_any)(a, b).distance2, ==, REAL_INF));
}

static inline void add_tally(WitnessTally *to, const WitnessTally *t)
{
    to->asked += t->asked, to->planes += t->planes, to->points += t->points;
    to->touching += t->touching, to->none += t->none, to->far += t->far;
    to->lost += t->lost;
    to->worst = fmaxl(to->worst, t->worst);
}
static inline void print_tally(const char *name, const WitnessTally *t)
{
    printf(
        "%s: %d asked, %d planes, %d points, %d touch, %d none, %d of a yes; %d points far, %Lg\n",
        name, t->asked, t->planes, t->points, t->touching, t->none, t->lost, t->far, t->worst);
}
/* Each row answers `count` questions. Returns the number of rows. */
static inline int judge_witnesses(int count, bool print, WitnessTally *all)
{
    int asked_rows = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        WitnessTally t = {.asked = 0};
        if (!has_witness(&rows[i]))
            continue;
        for (int k = 0; k < count; k++) {
            Asked asked;
            draw_witness(&rows[i], k, &asked);
            judge_witness(&asked, &t);
        }
        add_tally(all, &t), asked_rows++;
        if (print)
            print_tally(rows[i].name, &t);
    }
    return asked_rows;
}

#endif
