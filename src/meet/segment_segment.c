/* isect_meet_segment_segment - the common part of two segments: each is a triangle two of whose
 * vertices coincide. */
#include "core/vec3.h"
#include HEADER(meet)
#include HEADER(overlap)

X(common) X(meet_segment_segment)(const Segment *a, const Segment *b)
{
    const Triangle p = {a->a, a->b, a->b}, q = {b->a, b->b, b->b};
    if (!X(overlap_segment_segment)(a, b))
        return (X(common)){0};
    return X(meet_triangle_triangle)(&p, &q);
}
