/* geometry/intervals.h - the parts of a ray in a solid with a gap. */
#ifndef ISECT_GEOMETRY_INTERVALS_H
#define ISECT_GEOMETRY_INTERVALS_H

#include "core/answers.h"

/* The parts that are not empty: before the gap and after it. */
static inline X(intervals) parts_of(Span before, Span behind)
{
    const X(intervals) parts = {0, {before, behind}}, swapped = {1, {behind, before}};
    if (!(before.enter <= before.leave))
        return behind.enter <= behind.leave ? swapped : parts;
    return (X(intervals)){behind.enter <= behind.leave ? 2 : 1, {before, behind}};
}

#endif
