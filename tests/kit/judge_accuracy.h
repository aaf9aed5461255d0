/* kit/judge_accuracy.h - overlap that rounds: yes of those that meet, no of those that are farther
 * apart than the bound that the headers promise; and sides of a plane that round: tangent within
 * the bound, else those of both ends.
 *
 * How far apart a sphere and a shape are follows from the nearest point of kit/truth, and how far
 * apart a plane and a shape from its extent along the normal. Most are drawn a few epsilon from
 * touching. What has corners is judged by kit/judge_boxes.h. */
#ifndef ISECT_TEST_JUDGE_ACCURACY_H
#define ISECT_TEST_JUDGE_ACCURACY_H

#include "kit/question.h"
#include "kit/truth/truth.h"

/* The promise of all these rows, of the size of the question. Floats of a sphere are decided in
 * double; the axes of a box are then orthonormal up to the rounding of floats only. */
enum { PROMISED_EPSILON = 16 };
static inline Long promised_epsilon(const Row *row)
{
    const Long of_double = (Long)DBL_EPSILON / REAL_EPSILON;
    return row->a->kind != KIND_sphere ? PROMISED_EPSILON
           : ISECT_DOUBLE              ? PROMISED_EPSILON
           : row->b->kind == KIND_obb  ? 512 * of_double
                                       : PROMISED_EPSILON * of_double;
}

typedef struct Gap {
    Long between, size; /* negative: they share points; the scale of the bound */
    Long least, most;   /* of a plane: the ends of what is on its normal */
} Gap;

static inline Gap gap_of_sphere(const Sphere *sphere, const Truth *truth, const void *shape)
{
    begin();
    const Near near = truth->near(shape, big3(sphere->center));
    const Long size = truth->size(shape, sphere->center) + sphere->radius;
    return (Gap){.between = (Long)mpf_get_d(near.distance) - sphere->radius, .size = size};
}
static inline Gap gap_of_plane(const Plane *plane, const Truth *truth, const void *shape)
{
    Long normal[3], center[3], height = plane->d, size = fabsl((Long)plane->d);
    set_long(normal, plane->normal);
    const Long extent = truth->extent(shape, normal, center), length = norm_long(normal);
    for (int k = 0; k < 3; k++) {
        height += normal[k] * center[k];
        size += fabsl(normal[k] * center[k]);
    }
    const Vec3 at = {(real)center[0], (real)center[1], (real)center[2]};
    return (Gap){(fabsl(height) - extent) / length, size / length + truth->size(shape, at),
                 (height - extent) / length, (height + extent) / length};
}

static inline bool has_gaps(const Row *row)
{
    const Truth *truth = truth_of(row->b->kind);
    return (row->question == QUESTION_overlap || row->question == QUESTION_classify) &&
           row->exactness == EXACTNESS_ACCURACY &&
           ((row->a->kind == KIND_sphere && truth->near && truth->size) ||
            (row->a->kind == KIND_plane && truth->extent));
}
static inline Gap gap_of(const Asked *asked)
{
    const Truth *truth = truth_of(asked->row->b->kind);
    return asked->row->a->kind == KIND_sphere
               ? gap_of_sphere((const Sphere *)(const void *)&asked->a, truth, &asked->b)
               : gap_of_plane((const Plane *)(const void *)&asked->a, truth, &asked->b);
}

/* The shape is tame, its place is in its first numbers; the sphere or plane is a few epsilon from
 * touching it, or anywhere. */
static inline void draw_gap(int i, Asked *asked)
{
    kind = PLAIN;
    const real off = i % 3 ? (real)any_int(-40, 40) * REAL_EPSILON : any_real(-1, 1);
    asked->row->a->any(&asked->a);
    asked->row->b->any(&asked->b);
    for (int k = 0; k < 3; k++) { /* far away in one direction, and normals of all slopes */
        asked->b.number[k] = scaled(asked->b.number[k], any_int(-2, 6));
        asked->a.number[k] = scaled(asked->a.number[k], -any_int(0, 6));
    }
    real *last = &asked->a.number[3]; /* the radius, or d */
    *last = 0;
    const Gap gap = gap_of(asked);
    if (asked->row->a->kind == KIND_sphere) {
        *last = real_abs((real)(gap.between + off * gap.size));
        return;
    }
    const Truth *truth = truth_of(asked->row->b->kind);
    Long normal[3], center[3], height = 0;
    set_long(normal, (Vec3){asked->a.number[0], asked->a.number[1], asked->a.number[2]});
    const Long extent = truth->extent(&asked->b, normal, center);
    for (int k = 0; k < 3; k++)
        height += normal[k] * center[k];
    *last =
        (real)((any_int(0, 1) ? extent : -extent) - height + off * norm_long(normal) * gap.size);
}

/* Overlap of the same pair tests the surface, and its decision has to agree. */
static inline void judge_sides(const Row *row)
{
    const int samples = soak(20000);
    Asked question = {.row = row}, *asked = &question;
    const Row *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    int of_side[ISECT_INSIDE + 1] = {0};
    Long worst = 0;
    for (int i = 0; i < samples; i++) {
        draw_gap(i, asked);
        const Gap gap = gap_of(asked);
        const isect_side side = ask(asked).side;
        const Long least = gap.least / gap.size / REAL_EPSILON,
                   most = gap.most / gap.size / REAL_EPSILON;
        of_side[side]++;
        hold("outside is", side != ISECT_OUTSIDE || least > 0);
        hold("inside is", side != ISECT_INSIDE || most < 0);
        hold("across is", side != ISECT_STRADDLES || (least < 0 && most > 0));
        const bool tangent = side == ISECT_TANGENT_OUTSIDE || side == ISECT_TANGENT_INSIDE;
        const Long off = tangent ? fabsl(side == ISECT_TANGENT_INSIDE ? most : least) : 0;
        worst = fmaxl(worst, off);
        hold("tangent is, as near as promised", cmp(off, <=, PROMISED_EPSILON));
        const bool yes = side != ISECT_OUTSIDE && side != ISECT_INSIDE;
        hold("overlap", !overlap || ask_row(overlap, &asked->a, &asked->b, asked->rule).yes == yes);
    }
    printf("%s: %d asked, sides %d %d %d %d %d; tangent up to %.1Lf epsilon\n", row->name, samples,
           of_side[0], of_side[1], of_side[2], of_side[3], of_side[4], worst);
    for (int i = 0; i <= ISECT_INSIDE; i++)
        check_share(of_side[i], samples, 0.02, 0.6);
}

static inline void judge_accuracy(const Row *row)
{
    if (row->answer == ANSWER_Side) {
        judge_sides(row);
        return;
    }
    const int samples = soak(20000);
    Asked question = {.row = row}, *asked = &question;
    int yes = 0, grazing = 0;
    Long worst = 0;
    const Long promised = promised_epsilon(row);
    for (int i = 0; i < samples; i++) {
        draw_gap(i, asked);
        const Gap gap = gap_of(asked);
        const bool answer = ask(asked).yes;
        const Long off = gap.between / gap.size / REAL_EPSILON;
        yes += answer, grazing += fabsl(off) < 4 * PROMISED_EPSILON;
        if (answer)
            worst = fmaxl(worst, off);
        hold("those that meet do", answer || gap.between > 0);
        hold("as near as promised", !answer || cmp(off, <=, promised));
    }
    printf("%s: %d asked, %d meet, %d grazing; together up to %.3Lg epsilon\n", row->name, samples,
           yes, grazing, worst);
    check_share(yes, samples, 0.2, 0.8);
    check_share(grazing, samples, 0.3, 0.9);
}

#endif
