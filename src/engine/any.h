/* engine/any.h - questions to any two shapes by their tags, as sources ask them: who decides a
 * pair, and what the solver answers where the pair has no formula. */
#ifndef ISECT_ENGINE_ANY_H
#define ISECT_ENGINE_ANY_H

#include "engine/formula.h"
#include "engine/shape.h"

/* What decides whether two shapes overlap. */
typedef enum OverlapMethod {
    OVERLAP_NONE,        /* the pair has no answer */
    OVERLAP_BY_FORMULA,  /* the formula of the pair */
    OVERLAP_BY_CLASSIFY, /* the formula of classify, of a plane or frustum and the other */
    OVERLAP_BY_VERTICES, /* the exact test of two hulls, of the vertices of both */
    OVERLAP_BY_CLOSEST,  /* the formula of the nearest points */
    OVERLAP_BY_SOLVER    /* the convex solver, with a stated accuracy */
} OverlapMethod;
/* The tags are in order, a <= b. */
OverlapMethod X(overlap_method)(isect_shape a, isect_shape b);
/* ISECT_EXACTNESS_NONE: the pair has no answer. */
isect_exactness X(contains_exactness)(isect_shape a, isect_shape b);

/* Is the pair out of order? Then the caller exchanges the results of the first and the second. */
static inline bool is_swapped(X(any) a, X(any) b)
{
    return a.shape > b.shape;
}

/* The same as isect_closest_any; shapes farther apart than `most` may be a miss. */
X(nearest) X(closest_until)(X(any) a, X(any) b, double most);

/* Vertices of a point, segment, triangle, tetrahedron, hull or box; an empty box has none. */
typedef struct Corners {
    const X(vec3) * at;
    size_t count;
    X(vec3) own[8];
} Corners;
void X(corners_of)(Corners *corners, X(any) shape);

static inline X(nearest) X(nearest_miss)(void)
{
    return (X(nearest)){{0, 0, 0}, {0, 0, 0}, REAL_INF};
}
static inline X(contact) X(contact_miss)(void)
{
    return (X(contact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
}
static inline X(impact) X(impact_miss)(void)
{
    return (X(impact)){REAL_INF, -REAL_INF, {0, 0, 0}, {0, 0, 0}};
}
static inline X(nearest) X(nearest_swapped)(X(nearest) nearest)
{
    return (X(nearest)){nearest.b, nearest.a, nearest.distance2};
}
static inline X(contact) X(contact_swapped)(X(contact) contact)
{
    const X(vec3) n = contact.normal;
    return (X(contact)){contact.gap, {0 - n.x, 0 - n.y, 0 - n.z}, contact.b, contact.a};
}

#endif
