/* isect_contact_any - how far apart or how deep are two shapes, and along which direction?
 *
 * The formula of the pair answers where there is one; of a plane, which is a half-space here, and a
 * shape the support point against its normal (engine/contact_plane.c); else the convex solver. The
 * decision comes first, as for isect_closest_any. */
#include "core/power.h"
#include "engine/answer.h"
#include "engine/any.h"
#include "engine/balls.h"
#include "engine/closed.h"
#include "engine/common.h"
#include "engine/contact_plane.h"
#include "engine/parts.h"
#include "engine/posed.h"
#include "engine/solver.h"
#include <math.h>

/* A contact at a common point: of shapes that overlap beyond the part that the solver reads, or
 * that no motion separates. */
static X(contact) contact_about(const BodySource *a, const BodySource *b, real gap)
{
    double point[3];
    isect_common_point_of(a, b, point);
    const X(vec3) at = vec3_near(point);
    return (X(contact)){gap, {1, 0, 0}, at, at};
}
/* Nearly no contact needs the clamps, which are jumps. */
static inline X(contact) contact_by_formula(const ConvexContact *found, bool meet)
{
    const double *a = found->a, *b = found->b, gap = fabs(found->gap);
    const double all =
        fabs(a[0]) + fabs(a[1]) + fabs(a[2]) + fabs(b[0]) + fabs(b[1]) + fabs(b[2]) + gap;
    if (all <= MOST_PLAIN && gap > LEAST_PLAIN && meet == (found->gap < 0))
        return plain_contact(found);
    return (X(contact)){gap_of(meet, found->gap), rounded_vec3(found->normal), vec3_near(a),
                        vec3_near(b)};
}
X(contact)
X(solver_contact)(const BodySource *a, const BodySource *b, const bool *decided)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    Body first, second;
    ConvexCache cache = {.count = 0};
    ConvexDistance found;
    ConvexContact contact;
    if (isect_closed_contact(a, b, askew, decided, &contact) && (decided || contact.sure))
        return contact_by_formula(&contact, decided ? *decided : contact.gap <= 0);
    const bool anywhere = decided && *decided && (is_polytope(a->shape) || is_polytope(b->shape));
    if (!isect_bodies(&first, a, &second, b))
        return anywhere ? contact_about(a, b, 0) : X(contact_miss)();
    const bool meet = isect_convex_overlap(&first.convex, &second.convex, &cache, &found);
    contact = isect_convex_contact(&first.convex, &second.convex, tolerance, &cache);
    const BodyFrame *frame = &first.frame;
    const double gap = times_power(contact.gap, frame->exponent) / frame->unit;
    const bool yes = decided ? *decided : meet, endless = yes && -gap > first.far / 2;
    if (endless || (anywhere && contact.gap > ROUNDING_OF_TOUCH))
        return contact_about(a, b, endless ? -REAL_MAX : 0);
    return (X(contact)){gap_of(yes, gap), rounded_vec3(contact.normal), vec3_of(frame, contact.a),
                        vec3_of(frame, contact.b)};
}
static X(contact) contact_of_bodies(X(any) a, X(any) b)
{
    const BodySource of_a = source_of(a), of_b = source_of(b);
    const bool decides = X(overlap_method)(a.shape, b.shape) != OVERLAP_BY_SOLVER;
    ConvexContact found;
    if (decides && is_decided_exactly(of_a.shape) && is_decided_exactly(of_b.shape) &&
        isect_closed_contact(&of_a, &of_b, askew, NULL, &found) && found.sure)
        return contact_by_formula(&found, found.gap <= 0);
    const bool decided = decides && X(overlap_any)(a, b);
    return X(solver_contact)(&of_a, &of_b, decides ? &decided : NULL);
}
static inline bool is_round_pair(isect_shape a, isect_shape b)
{
    return b == ISECT_SHAPE_CAPSULE ? a == ISECT_SHAPE_CAPSULE || a == ISECT_SHAPE_SPHERE
                                    : b == ISECT_SHAPE_SPHERE && a == ISECT_SHAPE_TRIANGLE;
}
/* The same as contact_of_bodies for such a pair, but sooner. */
static X(contact) contact_of_round(X(any) a, X(any) b)
{
    ConvexContact found;
    if (isect_round_contact(ISECT_DOUBLE, body_of(a.shape), a.at, body_of(b.shape), b.at, &found) &&
        found.sure)
        return contact_by_formula(&found, found.gap <= 0);
    return contact_of_bodies(a, b);
}
/* The shapes are in order. */
static X(contact) contact_in_order(X(any) a, X(any) b)
{
    if (is_round_pair(a.shape, b.shape))
        return contact_of_round(a, b);
    const X(Formula) *formula = formula_of(ISECT_QUESTION_CONTACT, a.shape, b.shape);
    if (formula)
        return formula->one.contact(a.at, b.at);
    if (b.shape == ISECT_SHAPE_PARTS)
        return X(parts_contact)(a, b);
    if (a.shape == ISECT_SHAPE_PLANE)
        return X(contact_plane)(a.at, b, false);
    if (b.shape == ISECT_SHAPE_PLANE)
        return X(contact_plane)(b.at, a, true);
    if (!are_bodies(a.shape, b.shape))
        return X(contact_miss)();
    if (b.shape == ISECT_SHAPE_SUPPORT)
        return X(contact_placed)(a, b, NULL);
    return contact_of_bodies(a, b);
}
X(contact) X(contact_any)(X(any) a, X(any) b)
{
    ConvexContact found;
    if (a.shape == ISECT_SHAPE_SPHERE && b.shape == ISECT_SHAPE_SPHERE &&
        X(contact_of_balls)(a.at, b.at, &found))
        return plain_contact(&found);
    return is_swapped(a, b) ? X(contact_swapped)(contact_in_order(b, a)) : contact_in_order(a, b);
}
