/* isect_contact_any_patch - the contact points of two convex shapes. Two boxes, and a box and a
 * triangle, use engine/box_patch.h. For other pairs the contact is computed first, by a formula if
 * there is one and the sign of its gap is certain, else by the solver. Then the faces there are
 * intersected (engine/convex_patch.c). A shape that is round everywhere has no face: the contact is
 * the only point. */
#include "core/environment.h"
#include "core/larger.h"
#include "core/power.h"
#include "engine/answer.h"
#include "engine/any.h"
#include "engine/balls.h"
#include "engine/box_patch.h"
#include "engine/closed.h"
#include "engine/parts.h"
#include "geometry/to_vec3d.h"
#include HEADER(any)
#include <math.h>
#include <string.h>

#define FLAT (ISECT_DOUBLE ? 0x1p-31 : 0x1p-21)
#define ROUND_APART 0x1p-17 /* the least distance of points where the contact is less accurate */
#define ASKEW (ISECT_DOUBLE ? 0x1p-30 : 0x1p-20)

/* Its contacts are within 1e-6 of the size in double, too. */
static inline bool is_round(isect_shape shape)
{
    return shape == ISECT_SHAPE_DISC || shape == ISECT_SHAPE_ELLIPSOID ||
           shape == ISECT_SHAPE_CYLINDER || shape == ISECT_SHAPE_CONE ||
           shape == ISECT_SHAPE_ROUNDCONE;
}
/* Compares numbers of two bodies of one shape in order; 0 if all are equal or NaN. */
static int compare_numbers(const void *a, const void *b, size_t count)
{
    const real *x = a, *y = b;
    for (size_t i = 0; i < count; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : x[i] > y[i];
    return 0;
}
static int compare_bodies(const BodySource *a, const BodySource *b)
{
    const size_t fixed = (size_t)numbers_of_body(a->shape);
    if (a->vertices != b->vertices || a->slabs != b->slabs || a->planes != b->planes)
        return a->vertices + a->slabs + a->planes < b->vertices + b->slabs + b->planes ? -1 : 1;
    const size_t count = a->shape == BODY_hull      ? 3 * a->vertices
                         : a->shape == BODY_frustum ? 4 * a->planes
                         : a->shape == BODY_kdop    ? 3 * a->slabs
                                                    : fixed;
    const int by_numbers = compare_numbers(a->numbers, b->numbers, count);
    if (by_numbers || a->shape != BODY_kdop)
        return by_numbers;
    const int by_lower = compare_numbers(a->lower, b->lower, a->slabs);
    return by_lower ? by_lower : compare_numbers(a->upper, b->upper, a->slabs);
}
/* Each pair has one order: that of the shapes, or of the numbers of one shape. The answer of the
 * other order is exchanged, so that both have the same bits. */
static bool is_exchanged(const PosedPart *a, const PosedPart *b)
{
    const isect_shape first = a->part.shape.shape, second = b->part.shape.shape;
    if (a->part.pose || b->part.pose || first != second || body_of(first) >= BODY_user)
        return first > second;
    return a->source.shape != b->source.shape ? a->source.shape > b->source.shape
                                              : compare_bodies(&a->source, &b->source) > 0;
}

static void exchange_bodies(ConvexPatch *patch, double normal[3])
{
    for (int i = 0; i < patch->count; i++) {
        const PatchPoint p = patch->point[i];
        PatchPoint *to = &patch->point[i];
        memcpy(to->a, p.b, sizeof to->a), memcpy(to->b, p.a, sizeof to->b);
        memcpy(to->feature_a, p.feature_b, sizeof to->feature_a);
        memcpy(to->feature_b, p.feature_a, sizeof to->feature_b);
    }
    for (int k = 0; k < 3; k++)
        normal[k] = -normal[k];
}
static bool patch_of_boxes(const BodySource *a, const BodySource *b, double margin, int most,
                           ConvexPatch *patch, double normal[3])
{
    PatchBox first, second;
    if (!patch_box_of(b, &second))
        return false;
    if (a->shape == BODY_triangle) {
        double x[9];
        source_numbers(a, 9, x);
        const Vec3d corner[3] = {{x[0], x[1], x[2]}, {x[3], x[4], x[5]}, {x[6], x[7], x[8]}};
        const bool closed =
            isect_box_triangle_patch(&second, corner, margin, FLAT, ASKEW, most, patch, normal);
        exchange_bodies(patch, normal);
        return closed;
    }
    return patch_box_of(a, &first) &&
           isect_box_patch(&first, &second, margin, FLAT, ASKEW, most, patch, normal);
}
/* The inverse of isect_body_point. */
static void into_frame(const BodyFrame *frame, double point[3])
{
    for (int k = 0; k < 3; k++)
        point[k] = times_power(point[k] * frame->unit - frame->origin[k], -frame->exponent);
}
/* The contact by a formula, in units of the caller; or none, so that the solver is needed. */
typedef struct PatchContact {
    ConvexContact contact;
    bool closed;
} PatchContact;

/* The contact in the frame of the bodies; only gap_low is set if it is more than `within`. */
static ConvexContact contact_in_frame(const Body *a, const Body *b, const PatchContact *given,
                                      double within)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    const BodyFrame *frame = &a->frame;
    if (!given->closed)
        return isect_convex_contact_until(&a->convex, &b->convex, tolerance, larger(within, 0));
    ConvexContact contact = given->contact;
    contact.gap_low = -INFINITY;
    into_frame(frame, contact.a), into_frame(frame, contact.b);
    contact.gap = times_power(contact.gap * frame->unit, -frame->exponent);
    return contact;
}
static void patch_of_bodies(const Body *a, const Body *b, bool curved, const PatchContact *given,
                            double margin, int most, ConvexPatch *patch, double normal[3])
{
    const BodyFrame *frame = &a->frame;
    const double within = times_power(margin * frame->unit, -frame->exponent) + FLAT;
    const ConvexContact contact = contact_in_frame(a, b, given, within);
    const double apart = curved ? ROUND_APART : APART * FLAT;
    if (contact.gap_low > larger(within, 0))
        return;
    *patch = isect_convex_patch(a, b, &contact, within, FLAT, apart, most);
    for (int i = 0; i < patch->count; i++) {
        PatchPoint *point = &patch->point[i];
        isect_body_point(frame, point->a, point->a), isect_body_point(frame, point->b, point->b);
        point->gap = times_power(point->gap, frame->exponent) / frame->unit;
    }
    memcpy(normal, contact.normal, sizeof contact.normal);
}
static void patch_of_point(const ConvexContact *contact, int most, ConvexPatch *patch,
                           double normal[3])
{
    PatchPoint *point = &patch->point[0];
    patch->count = most < 1 ? most : 1;
    memcpy(point->a, contact->a, sizeof point->a), memcpy(point->b, contact->b, sizeof point->b);
    point->gap = contact->gap;
    for (int k = 0; k < 2; k++)
        point->feature_a[k] = point->feature_b[k] = CONVEX_NO_FEATURE;
    memcpy(normal, contact->normal, sizeof contact->normal);
}
/* A formula proves that they are apart, and only common points count. */
static bool are_surely_apart(const Part *first, const Part *second, real margin)
{
    const X(any) a = first->shape, b = second->shape;
    if (first->pose || second->pose)
        return false;

    const bool has_formula = formula_of(ISECT_QUESTION_OVERLAP, a.shape, b.shape) ||
                             formula_of(ISECT_QUESTION_OVERLAP, b.shape, a.shape);
    return margin <= 0 && has_formula && !X(overlap_any)(a, b);
}
/* The patch from the contact by a formula, where it needs no bodies. False: they are needed. */
static bool patch_of_contact(const BodySource *a, const BodySource *b, double margin, int most,
                             PatchContact *contact, ConvexPatch *patch, double normal[3])
{
    contact->closed =
        isect_closed_contact(a, b, askew, NULL, &contact->contact) && contact->contact.sure;
    if (!contact->closed)
        return false;
    patch->count = 0;
    if (!(contact->contact.gap <= margin))
        return true;
    if (a->shape != BODY_sphere && b->shape != BODY_sphere) {
        memcpy(normal, contact->contact.normal, sizeof contact->contact.normal);
        return isect_corner_patch(a, b, &contact->contact, margin, FLAT, most, patch);
    }
    patch_of_point(&contact->contact, most, patch, normal);
    return true;
}

static inline X(patch_point) point_from(const PatchPoint *from, bool swapped)
{
    const X(patch_point) p = {vec3_near(from->a),
                              vec3_near(from->b),
                              nearest_number(from->gap) + 0,
                              {from->feature_a[0], from->feature_a[1]},
                              {from->feature_b[0], from->feature_b[1]}};
    return swapped ? (X(patch_point)){p.b,
                                      p.a,
                                      p.gap,
                                      {p.feature_b[0], p.feature_b[1]},
                                      {p.feature_a[0], p.feature_a[1]}}
                   : p;
}

static X(patch) patch_from(const ConvexPatch *found, const double normal[3], bool swapped)
{
    const double sign = swapped ? -1 : 1;
    const double n[3] = {sign * normal[0], sign * normal[1], sign * normal[2]};
    X(patch) patch = {.count = (uint32_t)found->count};
    for (int i = 0; i < found->count; i++)
        patch.point[i] = point_from(&found->point[i], swapped);
    if (found->count > 0)
        patch.normal = rounded_vec3(n);
    return patch;
}

static void patch_by_bodies(const PosedPart *a, const PosedPart *b, const PatchContact *given,
                            double margin, int most, ConvexPatch *patch, double normal[3])
{
    const bool curved = is_round(a->part.shape.shape) || is_round(b->part.shape.shape);
    Body body_a, body_b;
    patch->count = 0;
    if (isect_bodies(&body_a, &a->source, &body_b, &b->source) && !body_a.endless &&
        !body_b.endless)
        patch_of_bodies(&body_a, &body_b, curved, given, margin, most, patch, normal);
}

X(patch)
X(patch_of_parts)(const PosedPart *a, const PosedPart *b, real margin, uint32_t most)
{
    const int at_most = most < PATCH_MOST ? (int)most : PATCH_MOST;
    const bool swapped = is_exchanged(a, b);
    const PosedPart *first = swapped ? b : a, *second = swapped ? a : b;
    const BodySource *of_a = &first->source, *of_b = &second->source;
    ConvexPatch found;
    PatchContact contact = {.closed = false};
    double normal[3] = {0, 0, 0};
    found.count = 0;
    if (!a->sound || !b->sound || are_surely_apart(&first->part, &second->part, margin))
        return patch_from(&found, normal, swapped);
    if (!(patch_of_boxes(of_a, of_b, (double)margin, at_most, &found, normal) ||
          patch_of_contact(of_a, of_b, (double)margin, at_most, &contact, &found, normal)))
        patch_by_bodies(first, second, &contact, (double)margin, at_most, &found, normal);
    return patch_from(&found, normal, swapped);
}

static X(patch) patch_of_pair(const Part *a, const Part *b, real margin, uint32_t most)
{
    PosedPart first, second;
    X(pose_part)(&first, a), X(pose_part)(&second, b);
    return X(patch_of_parts)(&first, &second, margin, most);
}
static X(patch) patch_of_lists(X(any) a, X(any) b, real margin, uint32_t most)
{
    X(patch) best = {.count = 0};
    for (size_t i = 0; i < count_parts(a); i++)
        for (size_t k = 0; k < count_parts(b); k++) {
            const Part first = part_of(a, i), second = part_of(b, k);
            const X(patch) patch = patch_of_pair(&first, &second, margin, most);
            if (patch.count > 0 && (best.count == 0 || patch.point[0].gap < best.point[0].gap))
                best = patch;
        }
    return best;
}
/* The only point of the contact of two balls. */
static inline X(patch) patch_of_balls(const X(contact) * contact, bool near_enough)
{
    X(patch) patch = {.count = near_enough};
    if (!near_enough)
        return patch;
    patch.normal = contact->normal;
    patch.point[0] = (X(patch_point)){contact->a,
                                      contact->b,
                                      contact->gap,
                                      {CONVEX_NO_FEATURE, CONVEX_NO_FEATURE},
                                      {CONVEX_NO_FEATURE, CONVEX_NO_FEATURE}};
    return patch;
}
X(patch) X(contact_any_patch)(X(any) a, X(any) b, real margin, uint32_t most)
{
    const bool lists = a.shape == ISECT_SHAPE_PARTS || b.shape == ISECT_SHAPE_PARTS;
    const Environment before = environment_enter();
    ConvexContact found;
    if (a.shape == ISECT_SHAPE_SPHERE && b.shape == ISECT_SHAPE_SPHERE &&
        X(contact_of_balls)(a.at, b.at, &found)) {
        const X(contact) contact = plain_contact(&found);
        environment_leave(before);
        return patch_of_balls(&contact, most > 0 && found.gap <= (double)margin);
    }
    const Part first = {a, NULL}, second = {b, NULL};
    const X(patch) patch =
        lists ? patch_of_lists(a, b, margin, most) : patch_of_pair(&first, &second, margin, most);
    environment_leave(before);
    return patch;
}
