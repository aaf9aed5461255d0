/* isect_contact_any_patch - the points at which two convex shapes press on each other: by the engine,
 * first the contact, then what the faces there have in common (engine/convex_patch.c). */
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

X(patch) X(contact_any_patch)(const X(any) * a, const X(any) * b, real margin, uint32_t most)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    X(patch) patch = {.count = 0};
    BodySource source_a, source_b;
    Body first, second;
    ConvexCache cache = {.count = 0};
    if (!source_of_any(&source_a, a) || !source_of_any(&source_b, b) ||
        !isect_bodies(&first, &source_a, &second, &source_b))
        return patch;
    const Environment before = environment_enter();
    const ConvexContact contact =
        isect_convex_contact(&first.convex, &second.convex, tolerance, &cache);
    const double within = times_power((double)margin * first.frame.unit, -first.frame.exponent);
    const ConvexPatch found = isect_convex_patch(&first, &second, &contact, within + FLAT, FLAT,
                                                 most < PATCH_MOST ? (int)most : PATCH_MOST);
    patch.count = (uint32_t)found.count;
    for (int i = 0; i < found.count; i++)
        patch.point[i] = point_in_world(&first.frame, &found.point[i]);
    if (found.count > 0)
        patch.normal = (X(vec3)){(real)contact.normal[0] + 0, (real)contact.normal[1] + 0,
                                 (real)contact.normal[2] + 0};
    environment_leave(before);
    return patch;
}
