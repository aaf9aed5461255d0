/* isect_contains_any - is the second shape, which is not empty, wholly inside the first?
 *
 * The first of these that the pair has decides:
 *
 *     a formula of the pair               as its row in the table states
 *     classify of a frustum               it is inside, or touches from inside
 *     two boxes along the axes            comparisons
 *     vertices of the content             a convex solid holds it where it holds all of them
 *     the engine (engine/inside.h)        where the shapes overlap
 */
#include "engine/any.h"
#include "engine/inside.h"
#include "engine/parts.h"

typedef enum ContainsMethod {
    CONTAINS_NONE,
    CONTAINS_BY_FORMULA,
    CONTAINS_BY_CLASSIFY,
    CONTAINS_BY_BOUNDS,
    CONTAINS_BY_VERTICES,
    CONTAINS_BY_ENGINE
} ContainsMethod;

static ContainsMethod contains_method(isect_shape a, isect_shape b)
{
    if (formula_of(ISECT_QUESTION_CONTAINS, a, b))
        return CONTAINS_BY_FORMULA;
    if (!is_any(a, SOLID) || body_of(b) >= BODY_user)
        return CONTAINS_NONE;
    if (a == ISECT_SHAPE_FRUSTUM && formula_of(ISECT_QUESTION_CLASSIFY, a, b))
        return CONTAINS_BY_CLASSIFY;
    if (b == ISECT_SHAPE_AABB)
        return a == ISECT_SHAPE_AABB   ? CONTAINS_BY_BOUNDS
               : a == ISECT_SHAPE_KDOP ? CONTAINS_BY_ENGINE
                                       : CONTAINS_BY_VERTICES;
    return is_any(b, VERTICES) ? CONTAINS_BY_VERTICES : CONTAINS_BY_ENGINE;
}

isect_exactness X(contains_exactness)(isect_shape a, isect_shape b)
{
    switch (contains_method(a, b)) {
    case CONTAINS_BY_FORMULA:
        return formula_of(ISECT_QUESTION_CONTAINS, a, b)->exactness;
    case CONTAINS_BY_CLASSIFY:
        return formula_of(ISECT_QUESTION_CLASSIFY, a, b)->exactness;
    case CONTAINS_BY_BOUNDS:
        return ISECT_EXACTNESS_EXACT;
    case CONTAINS_BY_VERTICES:
        return X(any_answers)(ISECT_QUESTION_OVERLAP, ISECT_SHAPE_POINT, a);
    default:
        return contains_method(a, b) == CONTAINS_NONE ? ISECT_EXACTNESS_NONE
                                                      : ISECT_EXACTNESS_ACCURACY;
    }
}

static bool box_in_box(const X(aabb) * a, const X(aabb) * b)
{
    const X(vec3) l = b->lower, u = b->upper;
    return (a->lower.x <= l.x) & (a->lower.y <= l.y) & (a->lower.z <= l.z) & (u.x <= a->upper.x) &
           (u.y <= a->upper.y) & (u.z <= a->upper.z);
}
static bool holds_corners(X(any) solid, X(any) content)
{
    Corners corners;
    X(corners_of)(&corners, content);
    bool all = corners.count > 0;
    for (size_t i = 0; all && i < corners.count; i++)
        all = X(overlap_any)((X(any)){ISECT_SHAPE_POINT, &corners.at[i]}, solid);
    return all;
}
static bool holds_body(X(any) solid, X(any) content)
{
    const BodySource of_a = source_of(solid), of_b = source_of(content);
    return isect_body_contains(&of_a, &of_b);
}

bool X(contains_any)(X(any) a, X(any) b)
{
    const ContainsMethod method = contains_method(a.shape, b.shape);
    switch (method == CONTAINS_BY_VERTICES && is_of_planes(b) ? CONTAINS_BY_ENGINE : method) {
    case CONTAINS_BY_FORMULA:
        return formula_of(ISECT_QUESTION_CONTAINS, a.shape, b.shape)->one.contains(a.at, b.at);
    case CONTAINS_BY_CLASSIFY:
        return formula_of(ISECT_QUESTION_CLASSIFY, a.shape, b.shape)->one.classify(a.at, b.at) >=
               ISECT_TANGENT_INSIDE;
    case CONTAINS_BY_BOUNDS:
        return X(overlap_any)(a, b) && box_in_box(a.at, b.at);
    case CONTAINS_BY_VERTICES:
        return X(overlap_any)(a, b) && holds_corners(a, b);
    case CONTAINS_BY_ENGINE:
        return X(overlap_any)(a, b) && holds_body(a, b);
    default:
        return b.shape == ISECT_SHAPE_PARTS && X(contains_parts)(a, b);
    }
}
