/* engine/proof.c - see engine/proof.h.
 *
 * The solver finds a plane that separates its bodies, which are rounded, and the plane is rounded
 * itself. Therefore the plane is compared with the shapes as given (engine/below.h). Their heights
 * over it have nearly full precision, however close the plane is. If the plane does not separate
 * the shapes, it moves to the middle of the gap between them; d has a second number for that. If
 * there is no gap, normals with fewer digits are tried: these are the exact ones of shapes along
 * the axes and at simple angles.
 *
 * A common point is as near to a shape as the solver proves. The error of its distance, with the
 * rounding of the points of the shape, is less than 2^-48 of the size of the query. */
#include "engine/proof.h"

#include "core/power.h"
#include "engine/common.h"
#include <float.h>
#include <math.h>
#include <string.h>

#define ROUNDING_OF_DISTANCE 0x1p-46
enum { MOST_STEPS = 8 };

/* ---- planes ---- */

/* Points of both shapes near their nearest points. */
typedef struct Gap {
    double a[3], b[3], unit;
} Gap;

static bool is_plane_between(const ProofShape *a, const ProofShape *b, const Gap *gap,
                             const ProofPlane *plane, double *middle)
{
    double below, above;
    const bool first = isect_is_below(plane, false, &a->given, gap->a, &below);
    const bool second = isect_is_below(plane, true, &b->given, gap->b, &above);
    *middle = below / 2 - above / 2;
    return first && second;
}
static bool try_normal(const ProofShape *a, const ProofShape *b, const Gap *gap, const double n[3],
                       ProofPlane *plane)
{
    double middle = 0;
    plane->d = plane->rest = 0;
    for (int k = 0; k < 3; k++) {
        plane->normal[k] = n[k] * gap->unit;
        plane->d -= plane->normal[k] * (gap->a[k] / 2 + gap->b[k] / 2);
    }
    for (int i = 0; i < 3 && fabs(plane->d) <= DBL_MAX && fabs(plane->rest) <= DBL_MAX; i++) {
        if (is_plane_between(a, b, gap, plane, &middle))
            return true;
        *(i == 0 ? &plane->d : &plane->rest) -= middle; /* the second gets the rounding error */
    }
    return false;
}
/* Rounds to a multiple of 2^-bits of the largest coordinate. */
static void shorten(const double n[3], int bits, double to[3])
{
    const double most = fmax(fmax(fabs(n[0]), fabs(n[1])), fabs(n[2])), unit = times_power(1, bits);
    for (int k = 0; k < 3; k++)
        to[k] = floor(n[k] / most * unit + 0.5) / unit;
}
static bool find_plane_along(const ProofShape *a, const ProofShape *b, const Gap *gap,
                             const double n[3], ProofPlane *plane)
{
    static const int digits[] = {26, 12, 5, 1};
    double shorter[3];
    if (!(n[0] * n[0] + n[1] * n[1] + n[2] * n[2] > 0))
        return false;
    if (try_normal(a, b, gap, n, plane))
        return true;
    for (size_t i = 0; i < sizeof digits / sizeof *digits; i++) {
        shorten(n, digits[i], shorter);
        if (try_normal(a, b, gap, shorter, plane))
            return true;
    }
    return false;
}
/* Tries the normals of the planes of a k-DOP or frustum that face along n. `sum` gets the sum of
 * all unit normals: the shape is bounded along it, unless it is unbounded along two opposite
 * directions. */
static bool try_own_normals(const ProofShape *a, const ProofShape *b, const Gap *gap,
                            const Body *body, double sign, const double n[3], double sum[3],
                            ProofPlane *plane)
{
    const BodySource *source = &(sign > 0 ? a : b)->moved;
    const size_t count = is_polytope(source->shape) ? isect_body_planes(source) : 0;
    for (size_t i = 0; i < count; i++) {
        double own[3], d;
        if (!isect_body_plane(body, source, i, own, &d))
            continue;
        const double along = sign * (own[0] * n[0] + own[1] * n[1] + own[2] * n[2]);
        const double length = sqrt(own[0] * own[0] + own[1] * own[1] + own[2] * own[2]);
        for (int k = 0; k < 3; k++) {
            sum[k] += sign * own[k] / length;
            own[k] *= sign;
        }
        if (along > 0 && try_normal(a, b, gap, own, plane))
            return true;
    }
    return false;
}
/* For a k-DOP or frustum that is unbounded along directions perpendicular to n, where n is rounded.
 */
static bool find_plane_beside(const ProofShape *a, const ProofShape *b, const Gap *gap,
                              const Body *first, const Body *second, const double n[3],
                              ProofPlane *plane)
{
    double sum[3] = {0, 0, 0}, tilted[3];
    if (!is_polytope(a->moved.shape) && !is_polytope(b->moved.shape))
        return false;
    if (try_own_normals(a, b, gap, first, 1, n, sum, plane) ||
        try_own_normals(a, b, gap, second, -1, n, sum, plane))
        return true;
    for (int bits = 44; bits > 8; bits -= 12) {
        for (int k = 0; k < 3; k++)
            tilted[k] = n[k] + times_power(sum[k], -bits);
        if (try_normal(a, b, gap, tilted, plane))
            return true;
    }
    return false;
}
static bool find_plane(const ProofShape *a, const ProofShape *b, Proof *proof)
{
    Body first, second;
    ConvexCache cache = {.count = 0};
    ConvexDistance found;
    Gap gap;
    double between[3];
    if (!isect_bodies(&first, &a->moved, &second, &b->moved))
        return false;
    if (!isect_convex_overlap(&first.convex, &second.convex, &cache, &found))
        found =
            isect_convex_distance(&first.convex, &second.convex, 0x1p-50, (double)INFINITY, &cache);
    for (int k = 0; k < 3; k++)
        between[k] = found.b[k] - found.a[k];
    gap.unit = first.frame.unit;
    isect_body_point(&first.frame, found.a, gap.a), isect_body_point(&second.frame, found.b, gap.b);
    if (find_plane_along(a, b, &gap, found.normal, &proof->plane) ||
        find_plane_along(a, b, &gap, between, &proof->plane) ||
        find_plane_beside(a, b, &gap, &first, &second, found.normal, &proof->plane))
        return true;
    const ConvexContact contact =
        isect_convex_contact(&first.convex, &second.convex, 0x1p-50, &cache);
    return find_plane_along(a, b, &gap, contact.normal, &proof->plane);
}

/* ---- points ---- */

/* Is the core a single point equal to the other one, which is exact then? */
static bool is_same_point(const Body *body, const Body *point)
{
    for (int k = 0; k < 6; k++) {
        double along[3] = {0, 0, 0};
        along[k % 3] = k < 3 ? 1 : -1;
        double at[3];
        uint32_t feature = CONVEX_NO_FEATURE;
        body->convex.support(body, along, at, &feature);
        if (at[0] != point->at[0] || at[1] != point->at[1] || at[2] != point->at[2])
            return false;
    }
    return true;
}
/* An upper bound of the distance of a point from a shape, and the nearest point of the shape. */
static double distance_from(const BodySource *shape, const double point[3], double nearest[3])
{
    const BodySource source = {.shape = BODY_point, .doubles = true, .numbers = point};
    Body at, body;
    if (!isect_bodies(&at, &source, &body, shape))
        return INFINITY;
    const ConvexDistance found =
        isect_convex_distance(&at.convex, &body.convex, 0x1p-50, (double)INFINITY, NULL);
    const double rounding = ROUNDING_OF_DISTANCE + 2 * body.convex.support_error;
    const double high = fmax(found.distance_high, 0) + rounding;
    isect_body_point(&at.frame, found.distance_high > 0 ? found.b : at.at, nearest);
    if (is_same_point(&body, &at))
        return 0;
    return times_power(high, at.frame.exponent) / at.frame.unit +
           0x1p-1070; /* for subnormal numbers */
}
static double distance_from_both(const ProofShape *a, const ProofShape *b, const double point[3],
                                 double near_a[3], double near_b[3])
{
    const double first = distance_from(&a->moved, point, near_a);
    return fmax(first, distance_from(&b->moved, point, near_b));
}
/* Improves the point of the solver. A point nearer to both shapes may be halfway between the points
 * of both that are nearest to it. */
static bool find_point(const ProofShape *a, const ProofShape *b, Proof *proof)
{
    double near_a[3], near_b[3], at[3];
    isect_common_point_of(&a->moved, &b->moved, at);
    proof->within = INFINITY;
    for (int i = 0; i < MOST_STEPS; i++) {
        const double within = distance_from_both(a, b, at, near_a, near_b);
        if (!(within < proof->within))
            break;
        proof->within = within;
        memcpy(proof->point, at, sizeof at);
        for (int k = 0; k < 3; k++)
            at[k] = near_a[k] / 2 + near_b[k] / 2;
    }
    return proof->within <= DBL_MAX;
}

Proof isect_proof_of(const ProofShape *a, const ProofShape *b, bool meet)
{
    static const Proof none = {.of = ISECT_PROOF_NONE};
    Proof proof = none;
    if (!meet && find_plane(a, b, &proof)) {
        proof.of = ISECT_PROOF_PLANE;
        return proof;
    }
    proof = none;
    if (!find_point(a, b, &proof))
        return none;
    proof.of = ISECT_PROOF_POINT;
    return proof;
}

bool isect_proof_holds(const ProofShape *a, const ProofShape *b, const Proof *proof)
{
    const ProofPlane *plane = &proof->plane;
    const double number[] = {plane->normal[0], plane->normal[1], plane->normal[2], plane->d,
                             plane->rest};
    Body first, second;
    double near_a[3], near_b[3], middle;
    if (proof->of == ISECT_PROOF_POINT) /* the distance of an empty shape is INFINITY */
        return fabs(proof->point[0]) <= DBL_MAX && fabs(proof->point[1]) <= DBL_MAX &&
               fabs(proof->point[2]) <= DBL_MAX && proof->within <= DBL_MAX &&
               distance_from_both(a, b, proof->point, near_a, near_b) <= proof->within;
    for (size_t i = 0; i < sizeof number / sizeof *number; i++)
        if (!(fabs(number[i]) <= DBL_MAX))
            return false;
    const Gap gap = {.unit = 1};
    return proof->of == ISECT_PROOF_PLANE && isect_bodies(&first, &a->moved, &second, &b->moved) &&
           is_plane_between(a, b, &gap, plane, &middle);
}
