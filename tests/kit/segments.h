/* kit/segments.h - an order of segments, for qsort: by their first points, then by the others. */
#ifndef ISECT_TEST_SEGMENTS_H
#define ISECT_TEST_SEGMENTS_H

#include "kit/kit.h"

static inline bool comes_before(Vec3 p, Vec3 q)
{
    return p.x < q.x || (p.x == q.x && (p.y < q.y || (p.y == q.y && p.z < q.z)));
}

static inline int by_place(const void *a, const void *b)
{
    const X(segment) *s = a, *t = b;
    const bool first = same_point(s->a, t->a);
    const Vec3 p = first ? s->b : s->a, q = first ? t->b : t->a;
    return comes_before(q, p) - comes_before(p, q);
}

#endif
