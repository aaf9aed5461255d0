/* isect_sweep_capsule_capsule - when does a moving capsule touch another?
 *
 * The offsets from a point of the one axis to a point of the other are a parallelogram, of the axes
 * as its sides: the capsules touch when the offset of their first ends is as near to it as the
 * radii together (sweep/parallelogram.h). */
#include "sweep/parallelogram.h"

FORMULA Impact sweep_capsule_capsule(const MovingCapsule *a, const Capsule *b)
{
    const Vec3 u = sub(b->b, b->a), v = sub(a->a, a->b);
    const Swept swept = sweep_over_sides(sub(a->a, b->a), a->motion, u, v, a->radius + b->radius);
    const mask valid = (a->radius >= 0) & (b->radius >= 0);
    const Vec3 on = mad(mad(b->a, swept.foot.s, u), b->radius, swept.away);
    return impact_of(&swept.course, swept.in, swept.hit & valid, on,
                     scaled_by(splat(-1), swept.away));
}

#define SHARED_A
#define SHARED_B
#include "rows/sweep_capsule_capsule.inc"
