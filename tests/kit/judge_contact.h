/* kit/judge_contact.h - rows of contact, each answer proved by the definitions of both shapes
 * alone.
 *
 * - The gap is how far b is beyond a along the normal, by their extents in long double. The shapes
 *   are at least this far apart, or the move by -gap separates them.
 * - The points are in the shapes, and their distance is that of the answer. The shapes are thus no
 *   farther apart.
 * - No shorter move separates the shapes: many directions are tried, climbing from the best.
 * - The signed distance is that of a point from a convex set. It changes by no more than the shapes
 *   move, hence it is continuous through touching. */
#ifndef ISECT_TEST_JUDGE_CONTACT_H
#define ISECT_TEST_JUDGE_CONTACT_H

#include "kit/judge_boxes.h"
#include "kit/judge_engine.h"

/* The bound is in units of the size: isect/contact.h. */
#define CONTACT_BOUND(round) (ISECT_DOUBLE && !(round) ? 1e-9L : 1e-6L)
/* Bounds of the depth of round shapes: always, and in most cases. A shape about the middle of
 * another may have nearly the same depth along a whole ring of directions. Finding the best of them
 * takes more steps than the limit. */
#define CONTACT_ROUND 0.03L
#define CONTACT_MOSTLY 1e-4L

typedef struct ContactTally {
    int deep, apart, loose;
    Long worst, worst_round; /* of the bound */
} ContactTally;

/* ---- drawing ---- */

static inline void center_of(const ShapeKind *of, const void *shape, Long center[3])
{
    for (int k = 0; k < 3; k++) {
        const Long axis[3] = {k == 0, k == 1, k == 2};
        Long at[3];
        truth_of(of->kind)->extent(shape, axis, at);
        center[k] = at[k];
    }
}
/* Anywhere, a few epsilon from touching, about one centre, or b is a. */
static inline void draw_contact(int i, Asked *asked)
{
    Long from[3], to[3], by[3];
    draw_beside(i, asked);
    if (i % 8 == 5 && asked->row->a->kind == asked->row->b->kind && asked->row->a->numbers)
        asked->b = asked->a;
    if (i % 8 != 6)
        return;
    center_of(asked->row->b, &asked->b, from), center_of(asked->row->a, &asked->a, to);
    for (int k = 0; k < 3; k++)
        by[k] = to[k] - from[k];
    move_shape(asked->row->b, &asked->b, by);
}

/* ---- judges ---- */

static inline bool is_round(const ShapeKind *of)
{
    return of->kind == KIND_disc || of->kind == KIND_ellipsoid || of->kind == KIND_cylinder ||
           of->kind == KIND_cone || of->kind == KIND_roundcone;
}
/* The least depth over many directions, climbing from the best. */
static inline Long least_depth(const Asked *asked, const Vec3 *found)
{
    Long best[3] = {found->x, found->y, found->z}, most = gap_along(asked, best);
    for (int i = 0; i < 48; i++) {
        const Vec3 random = any_unit();
        const Long turn = i < 24 ? 100 : scalbnl(1, -(i - 20) / 2);
        Long n[3] = {best[0] + turn * random.x, best[1] + turn * random.y,
                     best[2] + turn * random.z};
        if (i < 6)
            for (int k = 0; k < 3; k++)
                n[k] = i % 3 == k ? i < 3 ? 1 : -1 : 0;
        const Long gap = gap_along(asked, n), length = norm_long(n);
        if (gap > most) {
            most = gap;
            for (int k = 0; k < 3; k++)
                best[k] = n[k] / length;
        }
    }
    return -most;
}
static inline Long coordinate_rounding(const Contact *contact)
{
    Long a[3], b[3];
    set_long(a, contact->a), set_long(b, contact->b);
    return 2 * REAL_EPSILON * (norm_long(a) + norm_long(b));
}
/* Round shapes whose depth no steps prove: the excess is at most `bound` and a share of the
 * depth. */
static inline void hold_depth(const Asked *asked, const char *what, Long more, Long bound,
                              Long of_round, ContactTally *tally)
{
    hold(what, cmp(more, <=, bound + CONTACT_ROUND * of_round));
    tally->loose += more > bound + CONTACT_MOSTLY * of_round;
}
static inline void judge_points(const Asked *asked, const Contact *contact, Long d)
{
    const Row *row = asked->row;
    Long a[3], b[3], off[3], n[3];
    set_long(a, contact->a), set_long(b, contact->b), set_long(n, contact->normal);
    for (int k = 0; k < 3; k++)
        off[k] = b[k] - a[k] - contact->gap * n[k];
    hold("b - a is gap * normal", cmp(norm_long(off), <=, d));
    hold("a is of the first shape", cmp(is_outside_by(row->a, &asked->a, a), <=, d));
    hold("b is of the second shape", cmp(is_outside_by(row->b, &asked->b, b), <=, d));
}
/* Moved by -gap * normal they touch; moved by any other way the gap changes by no more than that.
 */
static inline void judge_moves(const Asked *asked, const Contact *contact, Long d, Long rounding,
                               ContactTally *tally)
{
    const Vec3 random = any_unit(), n = contact->normal;
    const Long step = scaled(any_real(0, 1), any_int(-20, 0)) * size_of_question(asked);
    const Long back[3] = {-contact->gap * (Long)n.x, -contact->gap * (Long)n.y,
                          -contact->gap * (Long)n.z},
               by[3] = {step * random.x, step * random.y, step * random.z};
    const bool round = is_round(asked->row->a) || is_round(asked->row->b);
    const Long of_round = round ? fabsl((Long)contact->gap) : 0;
    Asked other = *asked;
    move_shape(other.row->b, &other.b, back);
    hold_depth(asked, "moved by the gap they touch", fabsl((Long)ask(&other).contact.gap),
               2 * d + rounding, of_round, tally);
    other.b = asked->b;
    move_shape(other.row->b, &other.b, by);
    hold_depth(asked, "the gap changes by no more than shapes move",
               fabsl((Long)ask(&other).contact.gap - contact->gap),
               norm_long(by) + 2 * d + rounding, 2 * of_round, tally);
}
/* The error that overlap, which decides, may have where it rounds: with oriented boxes
 * (judge_boxes.h). */
static inline Long undecided(const Asked *asked, const Row *overlap)
{
    Asked other = *asked;
    other.row = overlap;
    const Long d = promised_beside_box(overlap) * (Long)REAL_EPSILON;
    return d > 0 ? allowed_beside_box(&other, d * size_beside_box(&other)) : 0;
}
static inline void judge_contact_pair(const Asked *asked, bool tame, ContactTally *tally)
{
    const Row *row = asked->row, *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    const Contact contact = ask(asked).contact;
    hold("the decision comes first",
         cmp((contact.gap <= 0), ==, ask_row(overlap, &asked->a, &asked->b, asked->rule).yes));
    tally->deep += contact.gap <= 0, tally->apart += contact.gap > 0;
    const Long size = size_of_question(asked), open = undecided(asked, overlap),
               d = CONTACT_BOUND(is_round(row->a) || is_round(row->b)) * size + open;
    const bool planes = truth_of(row->a->kind)->planes || truth_of(row->b->kind)->planes;
    const bool known = !planes || tame; /* else their corners are not */
    if (contact.gap == REAL_INF || !known || !(size <= REAL_MAX / 4) ||
        !(size > REAL_MIN / REAL_EPSILON))
        return;
    const Long n[3] = {contact.normal.x, contact.normal.y, contact.normal.z};
    const Long along = gap_along(asked, n), rounding = rounding_of_truth(asked);
    /* Where squares do not fit, what is not exact may be decided otherwise. */
    if (!tame && !has_engine(overlap) && overlap->exactness != EXACTNESS_EXACT &&
        (along <= 0) != (contact.gap <= 0))
        return;
    tally->worst = fmaxl(tally->worst, fabsl(along - contact.gap) / (d + rounding));
    hold("the shapes are so far apart along the normal",
         cmp(fabsl(along - contact.gap), <=, d + rounding));
    if (!tame)
        return;
    const Long coordinates = coordinate_rounding(&contact) + rounding;
    judge_points(asked, &contact, d + coordinates);
    judge_moves(asked, &contact, d, 4 * coordinates, tally);
    const bool round = is_round(row->a) || is_round(row->b);
    const Long of_round = round ? fabsl((Long)contact.gap) : 0;
    if (contact.gap <= 0) {
        const Long depth = -(Long)contact.gap, over = depth - least_depth(asked, &contact.normal);
        tally->worst_round = fmaxl(tally->worst_round, (over - d) / fmaxl(depth, size));
        hold_depth(asked, "no other direction is shorter", over, d + rounding, of_round, tally);
    }
    if (row->a == row->b) {
        Asked other = *asked;
        other.a = asked->b, other.b = asked->a;
        hold_depth(asked, "the same the other way round",
                   fabsl((Long)ask(&other).contact.gap - contact.gap), 2 * d + rounding, of_round,
                   tally);
    }
}

/* A half-space: the height of the lowest point. */
static inline void judge_ground(const Asked *asked, bool tame, ContactTally *tally)
{
    const Row *row = asked->row;
    const bool first = row->a->kind == KIND_plane;
    const Contact contact = ask(asked).contact;
    const Plane *plane = first ? &asked->a.plane : &asked->b.plane;
    const ShapeKind *of = first ? row->b : row->a;
    const void *shape = first ? &asked->b : &asked->a;
    const Long n[3] = {plane->normal.x, plane->normal.y, plane->normal.z}, length = norm_long(n);
    tally->deep += contact.gap <= 0, tally->apart += contact.gap > 0;
    if (contact.gap == REAL_INF || !(length > 0) || !truth_of(of->kind)->extent)
        return;
    Long center[3], products = fabsl((Long)plane->d), size = 0, off[3], unit[3], at[3];
    const Long extent = truth_of(of->kind)->extent(shape, n, center);
    set_long(at, first ? contact.b : contact.a);
    for (int k = 0; k < 3; k++) {
        const Long axis[3] = {k == 0, k == 1, k == 2};
        Long middle[3];
        size += 2 * truth_of(of->kind)->extent(shape, axis, middle);
        products += fabsl(n[k] * at[k]);
        unit[k] = (first ? 1 : -1) * n[k] / length;
        off[k] = ((Long)(&contact.b.x)[k] - (&contact.a.x)[k]) - contact.gap * unit[k];
    }
    const Long height = (dot_long(n, center) + plane->d - extent) / length;
    Long d = REAL_EPSILON * (4 * products / length + 64 * size);
    if (truth_of(of->kind)->planes) { /* their corners are those of planes: isect/contact.h */
        if (!tame)
            return;
        d += CONTACT_BOUND(false) * (size + distance_of_planes(of, shape));
    }
    if (!(fabsl(height) < REAL_MAX / 4) || !(products / length + size < REAL_MAX / 4) ||
        !(products / length + size > REAL_MIN / REAL_EPSILON))
        return;
    /* Where squares do not fit, what is not exact may be decided otherwise. */
    const bool decided = (contact.gap <= 0) == (height <= 0) || fabsl(height) <= d;
    hold("the decision is that of the height", decided || !tame);
    if (!decided)
        return;
    tally->worst = fmaxl(tally->worst, fabsl(height - contact.gap) / d);
    hold("the height of the lowest point", cmp(fabsl(height - contact.gap), <=, d));
    hold("b - a is gap * normal", cmp(norm_long(off), <=, d + coordinate_rounding(&contact)));
    hold("a point of the shape",
         cmp(is_outside_by(of, shape, at), <=, d + 2 * REAL_EPSILON * norm_long(at)));
    for (int k = 0; k < 3; k++)
        hold("the normal", cmp(fabsl((&contact.normal.x)[k] - unit[k]), <=, 2 * REAL_EPSILON));
}

static inline void judge_contact(const Row *row)
{
    const bool ground = row->a->kind == KIND_plane || row->b->kind == KIND_plane;
    const int samples = soak(4000);
    Asked question = {.row = row}, *asked = &question;
    ContactTally tally = {0};
    for (int i = 0; i < samples; i++) {
        const bool tame = i % 4 < 3;
        begin();
        if (tame && !ground)
            draw_contact(i, asked);
        else
            draw(row, tame ? DRAWN_ANY : any_int(0, DRAWN_CLASSES - 1), asked);
        if (ground)
            judge_ground(asked, tame, &tally);
        else
            judge_contact_pair(asked, tame, &tally);
    }
    printf("%s: %d asked, %d overlap, %d are apart; within %.2Lg of the bound, depth within %.2Lg "
           "more, %d times not mostly\n",
           row->name, samples, tally.deep, tally.apart, tally.worst, tally.worst_round,
           tally.loose);
    hold("the depth of round shapes is mostly the least", cmp(tally.loose, <=, 1 + samples / 1000));
    check_share(tally.deep, samples, row->a->kind == KIND_point ? 0.02 : 0.1, 0.95);
    check_share(tally.apart, samples, row->a->kind == KIND_point ? 0 : 0.02, 0.97);
}

#endif
