/* isect_meet_segment2_segment2 - the common part of two segments in the plane, computed as segments
 * with z = 0 in space. */
#include "core/vec3.h"
#include HEADER(meet)
#include HEADER(overlap)

static Segment segment_in_space(const Segment2 *s)
{
    return (Segment){{s->a.x, s->a.y, 0}, {s->b.x, s->b.y, 0}};
}

X(common2) X(meet_segment2_segment2)(const Segment2 *a, const Segment2 *b)
{
    const Segment p = segment_in_space(a), q = segment_in_space(b);
    if (!X(overlap_segment2_segment2)(a, b))
        return (X(common2)){0};
    const X(common) common = X(meet_segment_segment)(&p, &q);
    return (X(common2)){
        common.count,
        {{common.point[0].x, common.point[0].y}, {common.point[1].x, common.point[1].y}}};
}
