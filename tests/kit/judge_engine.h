/* kit/judge_engine.h - rows that an engine answers: each answer with its proof, which kit/truth
 * checks.
 *
 * The proof of a miss is a plane that has both shapes strictly on either side, by their extents
 * along its normal in long double. The proof of an overlap is a point that is in both, or outside
 * of them by no more than the bound of the headers. It is nowhere beyond their extents, and its
 * depth is checked where a definition gives one. The proofs are those of engine/convex.h, of which
 * the test has a copy, given the same shapes. */
#ifndef ISECT_TEST_JUDGE_ENGINE_H
#define ISECT_TEST_JUDGE_ENGINE_H

#include "engine/shape.h"
#include "kit/judge_accuracy.h"
#include "kit/moved.h"
#include "kit/question.h"
#include "kit/truth/truth.h"

/* The unit is that of double, in which engines compute, times the size of the question: the lengths
 * of both shapes and their distance. */
#define ENGINE_EPSILON (4096 * (Long)DBL_EPSILON)
#define ENGINE_DISTANCE 1e-9L
#define ENGINE_MOST 1e-8L /* of one in a thousand */

static inline bool has_engine(const Row *row)
{
    return row->form == FORM_ENGINE;
}

/* ---- the proof ---- */

typedef struct Proof {
    bool valid, apart;
    Long normal[3], in_a[3], in_b[3]; /* points of the sets, if apart; else one of both */
} Proof;

static inline BodySource body_source(const ShapeKind *of, const AnyShape *shape)
{
    return source_of((X(any)){shape_of(of->kind), shape});
}
/* The point in the coordinates of the caller. */
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
    ConvexDistance found, nearest = {.apart = false};
    Proof proof = {.valid = isect_bodies(&a, &of_a, &b, &of_b)};
    if (!proof.valid)
        return proof;
    proof.apart = !isect_convex_overlap(&a.convex, &b.convex, NULL, &found);
    if (proof.apart)
        nearest = isect_convex_distance(&a.convex, &b.convex, 0x1p-44, (double)INFINITY, NULL);
    if (nearest.apart) /* not if they are nearer than that tolerance */
        found = nearest;
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

/* ---- the definitions ---- */

/* The gap between a and b along a direction: negative if they overlap there. */
static inline Long gap_along(const Asked *asked, const Long n[3])
{
    Long at_a[3], at_b[3], between = 0;
    const Truth *a = truth_of(asked->row->a->kind), *b = truth_of(asked->row->b->kind);
    const Long of_a = a->extent(&asked->a, n, at_a), of_b = b->extent(&asked->b, n, at_b);
    for (int k = 0; k < 3; k++)
        between += n[k] * (at_b[k] - at_a[k]);
    return (between - of_a - of_b) / norm_long(n);
}
/* The rounding error of long double for shapes that are far from 0. */
static inline Long rounding_of_truth(const Asked *asked)
{
    const Long axis[3] = {1, 0, 0};
    Long at_a[3], at_b[3];
    truth_of(asked->row->a->kind)->extent(&asked->a, axis, at_a);
    truth_of(asked->row->b->kind)->extent(&asked->b, axis, at_b);
    return 8 * LDBL_EPSILON * (norm_long(at_a) + norm_long(at_b));
}
/* The distances of the planes of a k-DOP or frustum from 0. */
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
    Long at_a[3], at_b[3],
        size = distance_of_planes(asked->row->a, &asked->a) +
               distance_of_planes(asked->row->b, &asked->b);
    for (int k = 0; k < 3; k++) {
        const Long axis[3] = {k == 0, k == 1, k == 2};
        const Long of_a = truth_of(asked->row->a->kind)->extent(&asked->a, axis, at_a);
        const Long of_b = truth_of(asked->row->b->kind)->extent(&asked->b, axis, at_b);
        size += 2 * (of_a + of_b) + fabsl(at_a[k] - at_b[k]);
    }
    return size;
}
/* The height of a point above the extent along a direction. */
static inline Long sticks_out(const ShapeKind *of, const void *shape, const Long p[3],
                              const Long n[3])
{
    Long center[3];
    const Long extent = truth_of(of->kind)->extent(shape, n, center);
    const Long off[3] = {p[0] - center[0], p[1] - center[1], p[2] - center[2]};
    return (dot_long(n, off) - extent) / norm_long(n);
}
/* A lower bound of the distance of a point outside: the maximum over many directions, climbing from
 * the best. */
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
/* The distance of a point outside, where a definition gives it; only for tame shapes. */
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
    if (!(fabsl(gap) <= 0x1p100L)) /* one is infinite */
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
/* True if the exact answer is finite in long double, and the shapes are bounded. */
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

/* Where the nearest points have a formula, its distance decides, and a law compares the two. Near
 * touching the solver, whose proof this is, may decide otherwise within its accuracy. */
static inline void judge_decision(const Asked *asked, bool yes, bool apart)
{
    const Row *row = asked->row;
    const X(any) a = {shape_of(row->a->kind), &asked->a}, b = {shape_of(row->b->kind), &asked->b};
    if (formula_row(QUESTION_closest, row->a->kind, row->b->kind))
        hold("the answer is of the distance", yes == (X(closest_any)(a, b).distance2 == 0));
    else
        hold("the proof is of the answer", apart == !yes);
}

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
        judge_decision(asked, yes, proof.apart);
    const Long size = size_of_question(asked), rounding = rounding_of_truth(asked);
    const Long d = ENGINE_EPSILON * size + rounding;
    if (proof.apart) {
        const Long gap = gap_along(asked, proof.normal);
        hold("no: a plane separates them", cmp(gap, >, -rounding));
        tally->grazing += gap < 4 * REAL_EPSILON * size;
        return;
    }
    for (int side = 0; side < 2; side++) {
        const ShapeKind *of = side ? row->b : row->a;
        const void *shape = side ? &asked->b : &asked->a;
        const Long out = is_outside_by(of, shape, proof.in_a);
        const Long beside = tame ? is_beside_by(of, shape, proof.in_a) : out;

        hold("yes: a point of both", cmp(fmaxl(out, beside), <=, ENGINE_MOST * size + rounding));
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
    if (proof.apart && nearest->distance2 > 0) { /* else another row decides that they meet */
        const Long least = gap_along(asked, proof.normal);
        hold("no nearer than the plane says", cmp(distance, >=, least * (1 - bound) - d));
        hold("as near as the plane says", cmp(distance, <=, least * (1 + bound) + d));
    }
    /* Rows of boxes decide there. Their rounding error is larger. */
    const Vec3 *point[] = {&nearest->a, &nearest->b};
    const bool boxes = overlap && !has_engine(overlap) && overlap->exactness != EXACTNESS_EXACT;
    for (int side = 0; side < 2 && !(boxes && nearest->distance2 == 0); side++) {
        Long at[3];
        set_long(at, *point[side]);
        const Long rounding = 2 * REAL_EPSILON * norm_long(at);
        hold("a point of the shape",
             cmp(is_outside_by(side ? row->b : row->a, side ? &asked->b : &asked->a, at), <=,
                 d + rounding));
    }
}

/* A plane meets shapes that classify puts neither beside nor inside it. A frustum meets shapes that
 * classify does not put beside it. */
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
        else if (bounded && truth_of(row->b->kind)->size)
            draw_gap(i, asked);
        else
            draw(row, DRAWN_ANY, asked);
        const isect_side side = ask_row(classify, turned ? &asked->b : &asked->a,
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

/* ---- contains ---- */

/* The height of b above a along a direction. */
static inline Long beyond_along(const Asked *asked, const Long n[3])
{
    Long at_a[3], at_b[3], between = 0;
    const Long of_a = truth_of(asked->row->a->kind)->extent(&asked->a, n, at_a);
    const Long of_b = truth_of(asked->row->b->kind)->extent(&asked->b, n, at_b);
    for (int k = 0; k < 3; k++)
        between += n[k] * (at_b[k] - at_a[k]);
    return (between + of_b - of_a) / norm_long(n);
}
/* Both normals of the plane of two directions. */
static inline int add_normals_long(const Long u[3], const Long v[3], Long normal[][3])
{
    for (int j = 0; j < 3; j++) {
        normal[0][j] = u[(j + 1) % 3] * v[(j + 2) % 3] - u[(j + 2) % 3] * v[(j + 1) % 3];
        normal[1][j] = -normal[0][j];
    }
    return 2;
}
static inline int add_normals(Vec3 a, Vec3 b, Long normal[][3])
{
    Long u[3], v[3];
    set_long(u, a), set_long(v, b);
    return add_normals_long(u, v, normal);
}
/* A face has three of the points, and all others are on one side of it. */
static inline int add_faces(const Vec3 *at, int count, Long normal[][3], int most)
{
    int faces = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j && faces + 2 <= most; k++) {
                Long height[2] = {0, 0}, off[3], u[3], v[3], of_j[3], of_k[3];
                set_long(of_j, at[j]), set_long(of_k, at[k]);
                offset_long(u, of_j, at[i]), offset_long(v, of_k, at[i]);
                add_normals_long(u, v, normal + faces);
                for (int l = 0; l < count; l++) {
                    set_long(of_j, at[l]), offset_long(off, of_j, at[i]);
                    const Long over = dot_long(normal[faces], off);
                    if (l != i && l != j && l != k)
                        height[0] = fminl(height[0], over), height[1] = fmaxl(height[1], over);
                }
                faces += height[0] < 0 && height[1] > 0 ? 0 : 2;
            }
    return faces;
}
enum { MOST_FACE_NORMALS = 128 };
/* The normals of the planes that bound a solid, where they are known. For a thin solid hardly any
 * other direction separates. */
static inline int normals_of(const ShapeKind *of, const AnyShape *shape, Long normal[][3])
{
    const Vec3 *axis = shape->obb.axis;
    HalfSpaces all = {.count = 0};
    int count = 0;
    if (of->kind == KIND_lozenge)
        count = add_normals(shape->lozenge.u, shape->lozenge.v, normal);
    for (int k = 0; k < 3 && of->kind == KIND_aabb; k++)
        count += add_normals((Vec3){k != 0, k == 0, 0}, (Vec3){0, k == 2, k != 2}, normal + count);
    for (int k = 0; k < 3 && of->kind == KIND_obb; k++)
        count += add_normals(axis[k], axis[(k + 1) % 3], normal + count);
    if (of->kind == KIND_tetrahedron)
        count = add_faces(&shape->tetrahedron.a, 4, normal, MOST_FACE_NORMALS);
    if (of->kind == KIND_corners)
        count = add_faces(shape->hull.vertices, (int)shape->hull.vertex_count, normal,
                          MOST_FACE_NORMALS);
    if (truth_of(of->kind)->planes)
        truth_of(of->kind)->planes(shape, &all);
    for (int i = 0; i < all.count; i++)
        set_long(normal[count++], all.plane[i].normal);
    return count;
}
/* The most of many directions, climbing from the best of the first. */
static inline Long is_beyond_by(const Asked *asked, int directions)
{
    Long best[3] = {1, 0, 0}, most = beyond_along(asked, best), normal[MOST_FACE_NORMALS][3];
    const int normals = normals_of(asked->row->a, &asked->a, normal);
    for (int i = 0; i < normals; i++) {
        if (!(norm_long(normal[i]) > 0))
            continue;
        const Long out = beyond_along(asked, normal[i]);
        if (out > most)
            most = out, memcpy(best, normal[i], sizeof best);
    }
    const Long unit = norm_long(best);
    for (int k = 0; k < 3 && unit > 0; k++)
        best[k] /= unit;
    for (int i = 0; i < directions; i++) {
        const Vec3 random = any_unit();
        const Long turn = i < directions / 2 ? 100 : scalbnl(1, -(i - directions / 2) / 3);
        Long n[3] = {best[0] + turn * random.x, best[1] + turn * random.y,
                     best[2] + turn * random.z};
        const Long length = norm_long(n);
        for (int k = 0; k < 3; k++)
            n[k] = i < 6 ? (Long)((i % 3 == k) * (i < 3 ? 1 : -1)) : n[k] / length;
        const Long out = beyond_along(asked, n);
        if (out > most)
            most = out, memcpy(best, n, sizeof best);
    }
    return most;
}
/* A point in the midst of a tame solid. */
static inline void midst_of(const ShapeKind *of, const AnyShape *shape, const Long along[3],
                            Long at[3])
{
    const bool corners = of->kind == KIND_corners, some = corners || of->kind == KIND_tetrahedron;
    const Vec3 *corner = corners ? shape->hull.vertices : &shape->tetrahedron.a;
    const size_t count = corners ? shape->hull.vertex_count : 4;
    truth_of(of->kind)->extent(shape, along, at);
    for (int k = 0; k < 3 && some; k++)
        at[k] = 0;
    for (size_t i = 0; i < count && some; i++) {
        Long x[3];
        set_long(x, corner[i]);
        for (int k = 0; k < 3; k++)
            at[k] += x[k] / (Long)count;
    }
}
/* A shape that is inside moves until it is not, to the last digit of the numbers. */
static inline void make_touch_inside(Asked *asked, const Long out[3])
{
    const AnyShape from = asked->b;
    Long near = 0, far = size_of_question(asked), by[3];
    if (!ask(asked).yes)
        return;
    for (int i = 0; i < 56 && far <= 0x1p60L; i++) { /* less than `copied` keeps */
        const Long middle = (near + far) / 2;
        asked->b = from;
        for (int k = 0; k < 3; k++)
            by[k] = middle * out[k];
        move_shape(asked->row->b, &asked->b, by);
        *(ask(asked).yes ? &near : &far) = middle;
    }
}
/* A small shape in the midst of a large one, or so that it reaches up to its border in one
 * direction, or nearly. */
static inline void draw_inside(int i, Asked *asked)
{
    kind = PLAIN;
    asked->row->a->any(&asked->a), asked->row->b->any(&asked->b);
    const Vec3 random = any_unit();
    const Long out[3] = {random.x, random.y, random.z};
    Long at_a[3], at_b[3], by[3];
    const bool exact = asked->row->exactness == EXACTNESS_EXACT;
    if (exact || i % 4)
        scale_shape(asked->row->b, &asked->b, -any_int(1, 8));
    midst_of(asked->row->a, &asked->a, out, at_a), midst_of(asked->row->b, &asked->b, out, at_b);
    for (int k = 0; k < 3; k++)
        by[k] = at_a[k] - at_b[k];
    if (!(norm_long(by) <= 0x1p100L)) /* one is infinite */
        return;
    move_shape(asked->row->b, &asked->b, by);
    if (exact && i % 4 > 1)
        make_touch_inside(asked, out);
    if (exact || i % 4 < 2)
        return;
    const Long gap = is_beyond_by(asked, 64), off = i % 4 == 2 ? 0 : any_real(R(-0.1), R(0.1));
    for (int k = 0; k < 3; k++)
        by[k] = out[k] * (off - gap);
    if (gap < 0)
        move_shape(asked->row->b, &asked->b, by);
}
/* Yes: b reaches beyond a nowhere. No: it does somewhere, if a search finds that. For exact rows
 * `decisions` or classify decides more. */
static inline void judge_contains(const Row *row)
{
    const int samples = soak(8000);
    const bool exact = row->exactness == EXACTNESS_EXACT;
    const Row *classify = row_of(QUESTION_classify, row->a->kind, row->b->kind);
    Asked question = {.row = row}, *asked = &question;
    int yes = 0, judged = 0, missed = 0;
    for (int i = 0; i < samples; i++) {
        const bool tame = i % 8 < 7;
        begin();
        if (tame)
            draw_inside(i, asked);
        else
            draw(row, any_int(0, DRAWN_CLASSES - 1), asked);
        const bool inside = ask(asked).yes;
        const Row *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
        const Row *turned = row_of(QUESTION_overlap, row->b->kind, row->a->kind);
        hold("what is inside overlaps",
             !inside || (overlap ? ask_row(overlap, &asked->a, &asked->b, asked->rule).yes
                                 : ask_row(turned, &asked->b, &asked->a, asked->rule).yes));
        hold("as classify says",
             !classify || inside == (ask_row(classify, &asked->a, &asked->b, asked->rule).side >=
                                     ISECT_TANGENT_INSIDE));
        yes += inside;
        if (!tame || !can_judge(asked) || !(size_of_question(asked) <= 0x1p60L))
            continue;
        const Long size = size_of_question(asked), d = ENGINE_MOST * size;
        if (exact && !inside)
            continue;
        const Long beyond = is_beyond_by(asked, inside ? 64 : 400);
        judged++, missed += !inside && beyond < -size / 1000; /* the search is no better */
        hold("yes: it reaches beyond nowhere", !inside || beyond <= d);
    }
    printf("%s: %d asked, %d inside, %d judged, of %d no direction was found\n", row->name, samples,
           yes, judged, missed);
    check("a direction is found of nearly all", cmp(missed * 50, <=, judged + 100));
    check_share(yes, samples, 0.002, 0.95);
}

static inline void judge_engine(const Row *row)
{
    if (row->question == QUESTION_contains) {
        judge_contains(row);
        return;
    }
    if (row->question == QUESTION_overlap &&
        (row->a->kind == KIND_plane || row->exactness == EXACTNESS_EXACT)) {
        const Row *classify = row_of(QUESTION_classify, row->a->kind, row->b->kind);
        classify = classify ? classify : row_of(QUESTION_classify, row->b->kind, row->a->kind);
        if (classify)
            judge_by_classify(row, classify);
        return; /* else decisions have been judged, and the row has no proof of the solver's */
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
                 !overlap || yes == ask_row(overlap, &asked->a, &asked->b, asked->rule).yes);
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
    check("nearly all are nearer", cmp((tally.beyond - 4) * 1000LL, <=, tally.judged));
    check_share(tally.yes, samples, row->a->kind == KIND_point ? 0 : 0.001, 0.95);
}

#endif
