/* isect_sweep_sphere_segment - the time when a moving ball touches a segment, a capsule of radius 0
 * (sweep/segment.h). */
#include "sweep/refine.h"
#include "sweep/segment.h"

FORMULA Impact sweep_sphere_segment(const MovingSphere *sphere, const Segment *segment)
{
    return sweep_along_segment(sphere, segment->a, segment->b, splat(0));
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_segment_refined(const MovingSphere *sphere, const Segment *segment,
                                          ContactTimes *times)
{
    const Vec3 ends[] = {segment->a, segment->b};
    const Outline outline = outline_of(sphere, splat(0), ends, 2);
    refine_at_outline(&outline, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_segment.inc"
