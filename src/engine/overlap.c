/* isect_overlap_any - do two shapes share a point?
 *
 * The first of these that the pair has decides:
 *
 *     a formula of the pair                  as its row in the table states
 *     classify of a plane or frustum         a shape meets a plane if it is neither beside it nor
 *                                            inside its half-space; it meets a frustum if it is
 *                                            not outside
 *     vertices of both                       exact: the test of two hulls
 *     a formula of the nearest points        a distance of 0
 *     a formula of the contact               the sign of its gap, where that is certain
 *     the convex solver (engine/convex.h)    within the accuracy that isect/any.h states
 */
#include "engine/answer.h"
#include "engine/any.h"
#include "engine/closed.h"
#include "engine/contact_plane.h"
#include "engine/ellipsoid_box.h"
#include "engine/parts.h"
#include "engine/posed.h"
#include "engine/solver.h"
#include HEADER(overlap)

OverlapMethod X(overlap_method)(isect_shape a, isect_shape b)
{
    if (formula_of(ISECT_QUESTION_OVERLAP, a, b))
        return OVERLAP_BY_FORMULA;
    if (a == ISECT_SHAPE_PLANE)
        return X(has_side_of_plane)(b) ? OVERLAP_BY_CLASSIFY : OVERLAP_NONE;
    if (formula_of(ISECT_QUESTION_CLASSIFY, ISECT_SHAPE_FRUSTUM, a) && b == ISECT_SHAPE_FRUSTUM)
        return OVERLAP_BY_CLASSIFY;
    if (formula_of(ISECT_QUESTION_CLASSIFY, ISECT_SHAPE_FRUSTUM, b) && a == ISECT_SHAPE_FRUSTUM)
        return OVERLAP_BY_CLASSIFY;
    if (is_any(a, VERTICES) && is_any(b, VERTICES))
        return OVERLAP_BY_VERTICES;
    if (!are_bodies(a, b))
        return OVERLAP_NONE;
    return formula_of(ISECT_QUESTION_CLOSEST, a, b) ? OVERLAP_BY_CLOSEST : OVERLAP_BY_SOLVER;
}

/* ---- by classify ---- */

static bool meets_by_classify(X(any) a, X(any) b)
{
    const bool plane = a.shape == ISECT_SHAPE_PLANE, second = b.shape == ISECT_SHAPE_FRUSTUM;
    const X(any) solid = plane || !second ? a : b, other = plane || !second ? b : a;
    const isect_side side = X(classify_any)(solid, other);
    return side != ISECT_OUTSIDE && !(plane && side == ISECT_INSIDE);
}

/* ---- by vertices ---- */

static void corners_of_aabb(Corners *corners, const X(aabb) * box)
{
    const X(vec3) l = box->lower, u = box->upper;
    corners->at = corners->own;
    corners->count = l.x <= u.x && l.y <= u.y && l.z <= u.z ? 8 : 0;
    for (size_t i = 0; i < corners->count; i++)
        corners->own[i] = (X(vec3)){i & 1 ? u.x : l.x, i & 2 ? u.y : l.y, i & 4 ? u.z : l.z};
}
void X(corners_of)(Corners *corners, X(any) shape)
{
    const X(hull) *hull = shape.at;
    if (shape.shape == ISECT_SHAPE_AABB) {
        corners_of_aabb(corners, shape.at);
        return;
    }
    const bool is_hull = shape.shape == ISECT_SHAPE_HULL;
    corners->at = is_hull ? hull->vertices : shape.at;
    corners->count = is_hull ? hull->vertex_count : layout_of(body_of(shape.shape))->points;
}
/* An empty box has no corners. An infinite bound ends where the other shape does. */
static void corners_of_box(Corners *corners, const X(aabb) * box, const Corners *other)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    real bound[2][3];
    corners->at = corners->own, corners->count = 8;
    for (size_t k = 0; k < 3; k++) {
        real least = 0, most = 0;
        for (size_t i = 0; i < other->count; i++) {
            const real x = (&other->at[i].x)[k];
            least = i == 0 || x < least ? x : least, most = i == 0 || x > most ? x : most;
        }
        bound[0][k] = lower[k] < -REAL_MAX ? least < upper[k] ? least : upper[k] : lower[k];
        bound[1][k] = upper[k] > REAL_MAX ? most > lower[k] ? most : bound[0][k] : upper[k];
        if (!(lower[k] <= upper[k] && lower[k] <= REAL_MAX && upper[k] >= -REAL_MAX))
            corners->count = 0;
    }
    for (size_t i = 0; i < corners->count; i++)
        corners->own[i] = (X(vec3)){bound[i & 1][0], bound[i >> 1 & 1][1], bound[i >> 2][2]};
}
static bool corners_meet(X(any) a, X(any) b)
{
    Corners of_a, of_b;
    X(corners_of)(&of_b, b);
    if (a.shape == ISECT_SHAPE_AABB)
        corners_of_box(&of_a, a.at, &of_b);
    else
        X(corners_of)(&of_a, a);
    const X(hull) first = {.vertices = of_a.at, .vertex_count = of_a.count},
                  second = {.vertices = of_b.at, .vertex_count = of_b.count};
    return X(overlap_hull_hull)(&first, &second);
}

/* ---- by the solver ---- */

bool X(solver_overlap)(const BodySource *a, const BodySource *b)
{
    Body first, second;
    ConvexContact contact;
    bool meet;
    if (isect_ellipsoid_box(a, b, &meet))
        return meet;
    if (isect_closed_contact(a, b, askew, NULL, &contact) && contact.sure)
        return contact.gap <= 0;
    return isect_bodies_near(0, &first, a, &second, b) &&
           isect_convex_overlap(&first.convex, &second.convex, NULL, NULL);
}
bool X(overlap_planes)(X(any) a, X(any) b)
{
    const BodySource of_a = source_of(a), of_b = source_of(b);
    return X(solver_overlap)(&of_a, &of_b);
}
static bool meets_by_solver(X(any) a, X(any) b)
{
    if (b.shape == ISECT_SHAPE_SUPPORT) /* the last tag: the second, if one is */
        return X(overlap_placed)(a, b, NULL);
    return X(overlap_planes)(a, b);
}

/* ---- any two ---- */

static bool overlap_without_formula(X(any) a, X(any) b)
{
    switch (X(overlap_method)(a.shape, b.shape)) {
    case OVERLAP_BY_CLASSIFY:
        return meets_by_classify(a, b);
    case OVERLAP_BY_VERTICES:
        return corners_meet(a, b);
    case OVERLAP_BY_CLOSEST:
        return X(closest_any)(a, b).distance2 == 0;
    case OVERLAP_BY_SOLVER:
        return meets_by_solver(a, b);
    default:
        return b.shape == ISECT_SHAPE_PARTS && X(parts_overlap)(a, b);
    }
}
bool X(overlap_any)(X(any) a, X(any) b)
{
    if (is_swapped(a, b)) {
        const X(any) first = b;
        b = a, a = first;
    }
    const X(Formula) *formula = formula_of(ISECT_QUESTION_OVERLAP, a.shape, b.shape);
    if (formula)
        return formula->one.overlap(a.at, b.at);
    if ((is_of_planes(a) || is_of_planes(b)) &&
        X(overlap_method)(a.shape, b.shape) == OVERLAP_BY_VERTICES)
        return meets_by_solver(a, b);
    return overlap_without_formula(a, b);
}
