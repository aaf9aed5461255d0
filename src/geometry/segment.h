/* geometry/segment.h - valid segments. */
#ifndef ISECT_GEOMETRY_SEGMENT_H
#define ISECT_GEOMETRY_SEGMENT_H

#include "core/vec3.h"

FORMULA mask finite_segment(const Segment *segment)
{
    return finite3(segment->a) & finite3(segment->b);
}

#endif
