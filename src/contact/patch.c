/* isect_contact_any_patch - the points at which two convex shapes press on each other: by the
 * engine, first the contact, then what the faces there have in common (engine/convex_patch.c). */
#include "core/environment.h"
#include "core/power.h"
#include "engine/any.h"
#include "engine/convex_patch.h"
#include "engine/rows.h"
#include HEADER(contact)

#define FLAT (ISECT_DOUBLE ? 0x1p-31 : 0x1p-21)

static X(patch_point) point_in_world(const BodyFrame *frame, const PatchPoint *from)
{
    const double gap = times_power(from->gap, frame->exponent) / frame->unit;
    X(patch_point) to = {.gap = (real)fmin(fmax(gap, -(double)REAL_MAX), (double)REAL_MAX) + 0};
    to.a = vec3_of(frame, from->a), to.b = vec3_of(frame, from->b);
    for (int i = 0; i < 2; i++)
        to.feature_a[i] = from->feature_a[i], to.feature_b[i] = from->feature_b[i];
    return to;
}

/* Of boxes the axes tell the normal; where faces have no point as deep as that, and of all others,
 * the solver. */
static ConvexPatch patch_of(const Body *a, const Body *b, double margin, int most,
                            ConvexContact *contact)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    ConvexPatch patch = {.count = -1};
    ConvexCache cache = {.count = 0};
    if (isect_box_contact(a, b, FLAT, contact)) {
        if (contact->gap > margin)
            return (ConvexPatch){.count = 0};
        patch = isect_convex_patch(a, b, contact, false, margin, FLAT, most);
    }
    if (patch.count >= 0)
        return patch;
    *contact = isect_convex_contact(&a->convex, &b->convex, tolerance, &cache);
    return isect_convex_patch(a, b, contact, true, margin, FLAT, most);
}

X(patch) X(contact_any_patch)(const X(any) * a, const X(any) * b, real margin, uint32_t most)
{
    X(patch) patch = {.count = 0};
    ConvexContact contact;
    BodySource source_a, source_b;
    Body first, second;
    if (!source_of_any(&source_a, a) || !source_of_any(&source_b, b) ||
        !isect_bodies(&first, &source_a, &second, &source_b))
        return patch;
    const Environment before = environment_enter();
    const double within = times_power((double)margin * first.frame.unit, -first.frame.exponent);
    const ConvexPatch found = patch_of(&first, &second, within + FLAT,
                                       most < PATCH_MOST ? (int)most : PATCH_MOST, &contact);
    patch.count = (uint32_t)found.count;
    for (int i = 0; i < found.count; i++)
        patch.point[i] = point_in_world(&first.frame, &found.point[i]);
    if (found.count > 0)
        patch.normal = (X(vec3)){(real)contact.normal[0] + 0, (real)contact.normal[1] + 0,
                                 (real)contact.normal[2] + 0};
    environment_leave(before);
    return patch;
}
