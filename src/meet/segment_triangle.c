/* isect_meet_segment_triangle - the common part of a segment and a triangle: the segment is a
 * triangle two of whose vertices coincide. */
#include "core/vec3.h"
#include HEADER(meet)
#include HEADER(overlap)

X(common) X(meet_segment_triangle)(const Segment *segment, const Triangle *triangle)
{
    const Triangle needle = {segment->a, segment->b, segment->b};
    if (!X(overlap_segment_triangle)(segment, triangle))
        return (X(common)){0};
    return X(meet_triangle_triangle)(&needle, triangle);
}
