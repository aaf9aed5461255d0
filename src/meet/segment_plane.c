/* isect_meet_segment_plane - the common part of a segment and a plane: the segment is a triangle
 * two of whose vertices coincide. */
#include "core/vec3.h"
#include HEADER(meet)
#include HEADER(overlap)

X(common) X(meet_segment_plane)(const Segment *segment, const Plane *plane)
{
    const Triangle needle = {segment->a, segment->b, segment->b};
    if (!X(overlap_segment_plane)(segment, plane))
        return (X(common)){0};
    return X(meet_plane_triangle)(plane, &needle);
}
