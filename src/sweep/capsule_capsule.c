/* isect_sweep_capsule_capsule - the time when a moving capsule touches another.
 *
 * The offsets from a point of one axis to a point of the other form a parallelogram, with the axes
 * as its sides. The capsules touch when the distance from it of the offset of their first ends is
 * the sum of the radii (sweep/parallelogram.h). */
#include "sweep/parallelogram.h"
#include "sweep/refine.h"

FORMULA Impact sweep_capsule_capsule(const MovingCapsule *a, const Capsule *b)
{
    const Vec3 u = sub(b->b, b->a), v = sub(a->a, a->b);
    const Swept swept = sweep_over_sides(sub(a->a, b->a), a->motion, u, v, a->radius + b->radius);
    const mask valid = (a->radius >= 0) & (b->radius >= 0);
    const Vec3 on = mad(mad(b->a, swept.foot.s, u), b->radius, swept.away);
    return impact_of(&swept.course, swept.in, swept.hit & valid, on,
                     scaled_by(splat(-1), swept.away));
}

#if ISECT_DOUBLE
FORMULA void sweep_capsule_capsule_refined(const MovingCapsule *a, const Capsule *b,
                                           ContactTimes *times)
{
    const Vec3 ends_of_a[] = {a->a, a->b}, ends_of_b[] = {b->a, b->b};
    Outline outline = {.count = 4, .motion = a->motion, .radius = a->radius + b->radius};
    for (int i = 0; i < 4; i++) /* in a ring */
        outline.corner[i] = exact_difference3(ends_of_b[i == 1 || i == 2], ends_of_a[i / 2]);
    refine_at_outline(&outline, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_capsule_capsule.inc"
