/* geometry/winding.h - the winding number of a closed line around a point.
 *
 * A ray runs from the point along x. A vertex is above the ray if its y is greater than that of the
 * point; a vertex on the line of the ray is not. An edge crosses that line if exactly one of its
 * ends is above. So a line that passes through a vertex there crosses it once, and one that only
 * touches it, twice or never. To the right of the point an edge that goes up counts 1, one that
 * goes down -1. The sum is the winding number, and it is odd exactly if the number of crossings is.
 *
 * The crossing is to the right if both ends are, not if both are to the left, else as the
 * orientation of both ends and the point decides; 0 is on the edge. Edges that do not cross the
 * line contain the point only if they end in it, or lie on the line.
 *
 * To the right, an edge counts above(end) - above(start): 1 - 0, 0 - 1 or 0. So in a run of edges,
 * all of them to the right, only the first and the last vertex count. */
#ifndef ISECT_GEOMETRY_WINDING_H
#define ISECT_GEOMETRY_WINDING_H

#include "exact/filter.h"
#include "geometry/finite.h"
#include "geometry/projection.h"
#include HEADER(exact)

typedef struct Winding {
    ptrdiff_t turns; /* anticlockwise ones */
    bool border;     /* the point is on an edge */
} Winding;

/* Counts the edge from a to b, one of which is above p. */
static inline void wind_across(Winding *winding, const X(vec2) * a, const X(vec2) * b,
                               const X(vec2) * p)
{
    const bool upward = b->y > p->y;
    if ((a->x < p->x) & (b->x < p->x))
        return;
    if (!((a->x > p->x) & (b->x > p->x))) {
        int side = orient2d_filter(a, b, p);
        if (!side)
            side = X(orient2d)(a, b, p);
        winding->border |= side == 0;
        if (side != (upward ? 1 : -1))
            return;
    }
    winding->turns += upward ? 1 : -1;
}

/* True if p is on the edge from a to b, which does not cross its line. p == a is not tested: the
 * edge before this one ends there. */
static inline bool ends_in(const X(vec2) * a, const X(vec2) * b, const X(vec2) * p)
{
    const bool between = (a->x <= p->x) != (b->x <= p->x);
    return b->y == p->y && (b->x == p->x || (a->y == p->y && between));
}

/* Counts the run of edges from `a` to `points`, and on to each of the others. */
static inline void wind(Winding *winding, const X(vec2) * a, const X(vec2) * points, size_t count,
                        const X(vec2) * p)
{
    bool above = a->y > p->y;
    for (size_t i = 0; i < count; i++) {
        const X(vec2) *b = &points[i];
        const bool next_above = b->y > p->y;
        if (above != next_above)
            wind_across(winding, a, b, p);
        else if (b->y == p->y)
            winding->border |= ends_in(a, b, p);
        a = b, above = next_above;
    }
}

static inline isect_side side_of(Winding winding, isect_rule rule)
{
    if (winding.border)
        return ISECT_TANGENT_INSIDE;
    const bool inside = rule == ISECT_NONZERO ? winding.turns != 0 : winding.turns & 1;
    return inside ? ISECT_INSIDE : ISECT_OUTSIDE;
}

/* The side of a point relative to a polygon in space, both projected along an axis. The polygon
 * must have a vertex. */
static inline isect_side side_in_projection(const X(polygon) * polygon, X(vec2) p, int axis,
                                            isect_rule rule)
{
    Winding winding = {0, false};
    X(vec2) a = projected(&polygon->points[polygon->count - 1], axis);
    for (size_t i = 0; i < polygon->count; i++) {
        const X(vec2) b = projected(&polygon->points[i], axis);
        wind(&winding, &a, &b, 1, &p);
        a = b;
    }
    return side_of(winding, rule);
}

#endif
