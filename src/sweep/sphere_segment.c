/* isect_sweep_sphere_segment - the time when a moving ball touches a segment, a capsule of radius 0
 * (sweep/segment.h). */
#include "sweep/segment.h"

FORMULA Impact sweep_sphere_segment(const MovingSphere *sphere, const Segment *segment)
{
    return sweep_along_segment(sphere, segment->a, segment->b, splat(0));
}

#define DOUBLE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_segment.inc"
