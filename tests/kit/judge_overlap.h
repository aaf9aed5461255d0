/* kit/judge_overlap.h - overlap, contains and classify, judged without rounding: each shape as a
 * Solid of kit/solid.h. */
#ifndef ISECT_TEST_JUDGE_OVERLAP_H
#define ISECT_TEST_JUDGE_OVERLAP_H

#include "kit/between.h"
#include "kit/question.h"
#include "kit/solid.h"

/* True if this judge covers the shape. */
static inline bool is_solid(Kind which)
{
    switch (which) {
#define IS_SOLID(name, Name) case KIND_##name:
        NASTY_SHAPES(IS_SOLID)
#undef IS_SOLID
    case KIND_corners:
        return true;
    default:
        return false;
    }
}

/* Bad input is an empty solid. */
static inline Solid solid_of(const ShapeKind *of, const AnyShape *shape)
{
    Solid solid = {.radius = 0, .empty = !all_numbers_count(of, shape)};
    double x[8];
    polytope_begin(&solid.core);
    if (solid.empty)
        return solid;
    for (size_t i = 0; i < 8; i++)
        x[i] = i < of->numbers ? (double)shape->number[i] : 0;
    switch (of->kind) {
    case KIND_segment2:
        solid_of_points(shape->number, 2, 2, &solid);
        break;
    case KIND_ray:
        solid_of_ray(x, &solid);
        break;
    case KIND_plane:
        solid.plane = true, solid.d = x[3];
        memcpy(solid.normal, x, sizeof solid.normal);
        break;
    case KIND_sphere:
    case KIND_capsule:
        solid_of_points(shape->number, of->kind == KIND_sphere ? 1 : 2, 3, &solid);
        solid.radius = x[radius_at(of->kind)];
        solid.empty = !(solid.radius >= 0);
        break;
    case KIND_aabb:
        solid_box(&solid, x, x + 3);
        break;
    case KIND_corners:
        solid.empty = shape->hull.vertex_count == 0;
        if (!solid.empty)
            solid_of_points(&shape->hull.vertices->x, shape->hull.vertex_count, 3, &solid);
        break;
    default:
        solid_of_points(shape->number, of->numbers / 3, 3, &solid);
        break;
    }
    return solid;
}

/* True if solid_contains covers the question. */
static inline bool can_contain(Kind a, Kind b)
{
    return b != KIND_ray && b != KIND_plane &&
           (a == KIND_plane || radius_at(a) >= 0 || radius_at(b) < 0);
}
/* Shapes whose corners are not given. */
static inline bool is_between(Kind which)
{
    return which == KIND_kdop || which == KIND_frustum;
}
/* Returns false if the row has no judge here: surfaces of solids have tests of their own. */
static inline bool has_solids(const Row *row)
{
    const Kind a = row->a->kind, b = row->b->kind;
    if (row->variant && row->question == QUESTION_overlap)
        return false;
    if (a == KIND_frustum)
        return row->exactness == EXACTNESS_EXACT && row->question == QUESTION_classify &&
               (is_solid(b) || b == KIND_obb || is_between(b));
    if (is_between(b))
        return row->exactness == EXACTNESS_EXACT && row->question == QUESTION_classify &&
               a == KIND_plane;
    return row->exactness == EXACTNESS_EXACT && is_solid(a) && is_solid(b) &&
           (row->question == QUESTION_overlap ||
            (row->question == QUESTION_contains && can_contain(a, b)) ||
            (row->question == QUESTION_classify && a == KIND_plane));
}
/* Corners of a frustum are not read. */
static inline bool all_read_count(const ShapeKind *of, const AnyShape *shape)
{
    AnyShape read = *shape;
    if (of->kind == KIND_frustum)
        memset(read.frustum.corner, 0, sizeof read.frustum.corner);
    return all_numbers_count(of, &read);
}
static inline isect_side side_of_between(const Asked *asked)
{
    Between all = {.count = 0};
    if (!all_read_count(asked->row->a, &asked->a) || !all_read_count(asked->row->b, &asked->b))
        return ISECT_OUTSIDE;
    if (asked->row->b->kind == KIND_frustum)
        between_add_frustum(&all, &asked->b.frustum, false);
    else if (!between_add_kdop(&all, &asked->b.kdop))
        return ISECT_OUTSIDE;
    return asked->row->a->kind == KIND_plane ? plane_side_between(&asked->a.plane, &all)
                                             : frustum_side_between(&asked->a.frustum, &all);
}
static inline isect_side side_of_frustum(const Asked *asked)
{
    if (!all_read_count(asked->row->a, &asked->a))
        return ISECT_OUTSIDE;
    if (asked->row->b->kind == KIND_obb) {
        const Obb *obb = &asked->b.obb;
        const bool some = obb->half[0] >= 0 && obb->half[1] >= 0 && obb->half[2] >= 0;
        return some && all_numbers_count(asked->row->b, &asked->b)
                   ? frustum_side_of_obb(&asked->a.frustum, obb)
                   : ISECT_OUTSIDE;
    }
    const Solid solid = solid_of(asked->row->b, &asked->b);
    return solid.empty ? ISECT_OUTSIDE : frustum_side_of(&asked->a.frustum, &solid);
}
static inline Answer answer_of_solids(const Asked *asked)
{
    if (is_between(asked->row->b->kind))
        return answer_of_Side(side_of_between(asked));
    if (asked->row->a->kind == KIND_frustum)
        return answer_of_Side(side_of_frustum(asked));
    const Solid a = solid_of(asked->row->a, &asked->a), b = solid_of(asked->row->b, &asked->b);
    if (asked->row->question == QUESTION_contains)
        return answer_of_Bool(solid_contains(&a, &b));
    return asked->row->answer == ANSWER_Side ? answer_of_Side(plane_side_of(&a, &b))
                                             : answer_of_Bool(solids_meet(&a, &b));
}
/* Shapes that are hard to decide, drawn together. */
static inline void draw_hard(const Row *row, int i, Asked *asked)
{
    if (row->a->kind == KIND_frustum && i % 8) {
        asked->row = row;
        draw_below(i, asked);
    } else if (is_between(row->b->kind) && i % 4) {
        draw(row, DRAWN_ANY, asked);
        draw_beside_between(asked);
    } else {
        draw(row, i % DRAWN_CLASSES, asked);
    }
}
/* True if the answer for two shapes of numbers is that of real arithmetic, for questions drawn
 * elsewhere. */
static inline bool is_exact(const Row *row, const void *a, const void *b)
{
    Asked asked = {.row = row, .rule = ISECT_NONZERO};
    memcpy(&asked.a, a, row->a->bytes), memcpy(&asked.b, b, row->b->bytes);
    return ask(&asked).yes == answer_of_solids(&asked).yes;
}
/* The judge tries all choices of corners where radii count, and of separating axes of two
 * triangles: of these there are many. */
static inline bool judged_slowly(const Row *row)
{
    const Kind a = row->a->kind, b = row->b->kind;
    return (a == KIND_capsule && b == KIND_aabb) || (a == KIND_triangle && b == KIND_capsule) ||
           (a == KIND_segment && b == KIND_capsule) || (a == KIND_triangle && b == KIND_sphere) ||
           (a == KIND_triangle && b == KIND_triangle) || b == KIND_corners || a == KIND_frustum ||
           is_between(b);
}

#endif
