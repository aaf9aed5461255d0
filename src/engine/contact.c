/* isect_contact_any - how far apart or how deep are two shapes, and along which direction?
 *
 * The formula of the pair answers where there is one; of a plane, which is a half-space here, and a
 * shape the support point against its normal (engine/contact_plane.c); else the convex solver. The
 * decision comes first, as for isect_closest_any. */
#include "core/power.h"
#include "engine/answer.h"
#include "engine/any.h"
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
static inline X(contact) contact_by_formula(const ConvexContact *found, bool meet)
{
    return (X(contact)){gap_of(meet, found->gap), unit_vec3(found->normal), vec3_near(found->a),
                        vec3_near(found->b)};
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
    return (X(contact)){gap_of(yes, gap), unit_vec3(contact.normal), vec3_of(frame, contact.a),
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
static inline void move_center(double to[3], X(vec3) from, double s, const double n[3])
{
    to[0] = (double)from.x + s * n[0], to[1] = (double)from.y + s * n[1];
    to[2] = (double)from.z + s * n[2];
}
/* The contact of two balls that are clearly apart or deep, by the operations of engine/closed.c for
 * two points; false if that is not clear. With h = 2^-53, the result and its proof there differ by
 * at most 16 h `size`, so that it is certain. */
static inline bool contact_of_spheres(const X(sphere) * a, const X(sphere) * b,
                                      X(contact) * contact)
{
    const double ax = (double)a->center.x, ay = (double)a->center.y, az = (double)a->center.z;
    const double bx = (double)b->center.x, by = (double)b->center.y, bz = (double)b->center.z;
    const double x = bx - ax, y = by - ay, z = bz - az;
    const double ra = (double)a->radius, rb = (double)b->radius;
    const double size = fabs(x) + fabs(y) + fabs(z) + ra + rb;
    const double all = fabs(ax) + fabs(ay) + fabs(az) + fabs(bx) + fabs(by) + fabs(bz) + size;
    const double high = sqrt(x * x + y * y + z * z), gap = high - (ra + rb);
    if (!(size > 0x1p-240 && all <= 0x1p240 && ra >= 0 && rb >= 0 && high > 0x1p-40 * size &&
          fabs(gap) > 0x1p-39 * size))
        return false;
    const double scale = 1 / high;
    ConvexContact found = {.gap = gap, .normal = {scale * x, scale * y, scale * z}};
    move_center(found.a, a->center, ra, found.normal);
    move_center(found.b, b->center, -rb, found.normal);
    *contact = contact_by_formula(&found, gap <= 0);
    return true;
}
static inline void take_numbers(const real *from, int count, double *to)
{
    for (int i = 0; i < count; i++)
        to[i] = (double)from[i];
}
/* The same as contact_of_bodies for a ball or a capsule and a capsule; false where that is needed.
 */
static bool contact_of_capsule(X(any) a, X(any) b, X(contact) * contact)
{
    const bool is_ball = a.shape == ISECT_SHAPE_SPHERE;
    const real *of_a = a.at, *of_b = b.at;
    double x[7], y[7];
    ConvexContact found;
    take_numbers(of_a, 4, x), take_numbers(of_b, 7, y);
    if (!is_ball)
        take_numbers(of_a + 4, 3, x + 4);
    if (!isect_capsule_contact(is_ball, x, y, &found) || !found.sure)
        return false;
    *contact = contact_by_formula(&found, found.gap <= 0);
    return true;
}
/* The shapes are in order. */
static X(contact) contact_in_order(X(any) a, X(any) b)
{
    X(contact) contact;
    if (b.shape == ISECT_SHAPE_CAPSULE &&
        (a.shape == ISECT_SHAPE_CAPSULE || a.shape == ISECT_SHAPE_SPHERE) &&
        contact_of_capsule(a, b, &contact))
        return contact;
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
    X(contact) contact;
    if (a.shape == ISECT_SHAPE_SPHERE && b.shape == ISECT_SHAPE_SPHERE &&
        contact_of_spheres(a.at, b.at, &contact))
        return contact;
    return is_swapped(a, b) ? X(contact_swapped)(contact_in_order(b, a)) : contact_in_order(a, b);
}
