/* isect_closest_any - which points of two shapes are nearest?
 *
 * The formula of the pair answers where there is one; else the convex solver, in double for floats
 * too. The decision comes first: shapes are apart where a plane separates them beyond what rounding
 * may do. Where overlap of the pair is not decided by the solver, it decides, and the numbers are
 * made to agree. */
#include "core/power.h"
#include "engine/answer.h"
#include "engine/any.h"
#include "engine/closed.h"
#include "engine/common.h"
#include "engine/parts.h"
#include "engine/posed.h"
#include "engine/solver.h"

static const BodyFrame world_frame = {.unit = 1};
/* The relative error of distances by formulas. */
static const double share = ISECT_DOUBLE ? 0x1p-42 : 0x1p-24;

static bool is_box(BodyShape shape)
{
    return shape == BODY_aabb || shape == BODY_obb;
}
/* A length in units of the bodies. */
static double in_units(const BodyFrame *frame, double length)
{
    return times_power(length * frame->unit, -frame->exponent);
}
bool X(solver_within)(const BodySource *a, const BodySource *b, double distance, ConvexCache *cache)
{
    Body first, second;
    ConvexDistance found;
    if (!(distance >= 0))
        return false;
    const bool boxes = is_box(a->shape) && is_box(b->shape); /* of which the solver is quicker */
    if (!boxes && isect_closed_nearest(a, b, askew, share, NULL, &found))
        return !found.apart || found.distance_high <= distance * (1 + 2 * share);
    if (!isect_bodies_near(distance, &first, a, &second, b))
        return false;
    const double grown = first.convex.radius + in_units(&first.frame, distance);
    if (!(grown <= 0x1p100)) /* many times their size and distance */
        return true;
    first.convex.radius = grown;
    return isect_convex_overlap(&first.convex, &second.convex, cache, NULL);
}

/* The square of a distance, of what is apart: never 0 and never infinite. */
static real square_of(const BodyFrame *frame, double distance)
{
    const double length = times_power(distance, frame->exponent) / frame->unit;
    const real square = (real)fmin(length * length, (double)REAL_MAX);
    return distance > 0 && square > 0 ? square : next_up(0);
}
static X(nearest) nearest_at(const double point[3])
{
    const X(vec3) at = vec3_near(point);
    return (X(nearest)){at, at, 0};
}
static X(nearest) common_point(const Body *a, const Body *b, const ConvexDistance *found)
{
    double point[3];
    isect_common_point(a, b, found, point);
    return nearest_at(point);
}
static X(nearest) common_point_of(const BodySource *a, const BodySource *b)
{
    double point[3];
    isect_common_point_of(a, b, point);
    return nearest_at(point);
}
/* In units of the bodies: what is farther than that is so by another search, too. */
static double surely_beyond(const Body *a, const Body *b, double length)
{
    return in_units(&a->frame, length) + 0x1p-42 +
           8 * (a->convex.support_error + b->convex.support_error);
}
static X(nearest) nearest_by_formula(const ConvexDistance *found)
{
    return (X(nearest)){vec3_near(found->a), vec3_near(found->b),
                        found->apart ? square_of(&world_frame, found->distance_high) : 0};
}
/* *decided: what decides, or NULL: they do if no plane is found between them. A miss where they are
 * found to be farther than `most`. */
static X(nearest) nearest_of_sources(const BodySource *a, const BodySource *b, const bool *decided,
                                     double most, ConvexCache *cache)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    Body first, second;
    ConvexDistance found;
    double common[3];
    const bool meeting_boxes = decided && *decided && is_box(a->shape) && is_box(b->shape);
    if (meeting_boxes && isect_closed_common(a, b, askew, common))
        return nearest_at(common);
    if (!meeting_boxes && isect_closed_nearest(a, b, askew, share, decided, &found) &&
        (!decided || *decided != found.apart))
        return nearest_by_formula(&found);
    if (decided && *decided)
        return common_point_of(a, b);
    if (!isect_bodies_near(most, &first, a, &second, b))
        return X(nearest_miss)();
    const double above = surely_beyond(&first, &second, most);
    const bool meet = isect_convex_overlap(&first.convex, &second.convex, cache, &found);
    if (!decided && meet)
        return common_point(&first, &second, &found);
    if (!meet && !(found.distance_low > above))
        found = isect_convex_distance(&first.convex, &second.convex, tolerance, above, cache);
    if (found.distance_low > above)
        return X(nearest_miss)();
    const real square = square_of(&first.frame, found.distance_high);
    return (X(nearest)){vec3_of(&first.frame, found.a), vec3_of(&first.frame, found.b), square};
}

X(nearest)
X(solver_closest)(const BodySource *a, const BodySource *b, double most, ConvexCache *cache)
{
    return nearest_of_sources(a, b, NULL, most, cache);
}
static X(nearest) nearest_by_solver(X(any) a, X(any) b, double most)
{
    const BodySource of_a = source_of(a), of_b = source_of(b);
    const OverlapMethod method = X(overlap_method)(a.shape, b.shape);
    const bool decides = method != OVERLAP_BY_SOLVER;
    ConvexDistance found;
    if (decides && is_decided_exactly(of_a.shape) && is_decided_exactly(of_b.shape) &&
        isect_closed_nearest(&of_a, &of_b, askew, share, NULL, &found))
        return nearest_by_formula(&found);
    const bool decided = decides && X(overlap_any)(a, b);
    ConvexCache cache = {.count = 0};
    return nearest_of_sources(&of_a, &of_b, decides ? &decided : NULL, most, &cache);
}
/* The shapes are in order. */
static X(nearest) closest_in_order(X(any) a, X(any) b, double most)
{
    const X(Formula) *formula = formula_of(ISECT_QUESTION_CLOSEST, a.shape, b.shape);
    if (formula)
        return formula->one.closest(a.at, b.at);
    if (b.shape == ISECT_SHAPE_PARTS)
        return X(parts_closest)(a, b, most);
    if (!are_bodies(a.shape, b.shape))
        return X(nearest_miss)();
    if (b.shape == ISECT_SHAPE_SUPPORT)
        return X(closest_placed)(a, b, NULL);
    return nearest_by_solver(a, b, most);
}
X(nearest) X(closest_until)(X(any) a, X(any) b, double most)
{
    return is_swapped(a, b) ? X(nearest_swapped)(closest_in_order(b, a, most))
                            : closest_in_order(a, b, most);
}
X(nearest) X(closest_any)(X(any) a, X(any) b)
{
    return X(closest_until)(a, b, (double)INFINITY);
}
