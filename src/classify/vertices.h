/* classify/vertices.h - where is the convex hull of many points with respect to a frustum? The
 * decision of real arithmetic, of given numbers in double.
 *
 * Of the points of the hull one has the least greatest height over the planes. They have a point in
 * common if it is not above zero, and the frustum's interior reaches the hull if it is below. It is
 * the value of a game: one chooses among planes, the other among vertices. It has a kernel of as
 * many planes as vertices, at most four (Shapley and Snow 1950): the vertices have a point as high
 * over all of these planes, with shares that are minors of the matrix of heights; the planes have a
 * sum as high over all of these vertices. The value is that of the game if all shares are not
 * negative, no other plane is above the point and no other vertex below the sum.
 *
 * The simplex method keeps the first half of this, and goes from kernel to kernel: a plane with a
 * negative share, or a vertex below the sum, enters; what leaves is the first that leaves the
 * shares not negative (Bland 1977: no kernel comes twice). It ends as soon as the point is below
 * zero. First in double with a running error bound; the exact form goes on where this one is in
 * doubt. */
#ifndef ISECT_CLASSIFY_VERTICES_H
#define ISECT_CLASSIFY_VERTICES_H

#include "classify/combined.h"

typedef struct Vertices {
    size_t count;
    void (*vertex)(const void *of, size_t i, double *at);
    const void *of;
} Vertices;

/* The hull reaches below each of the planes, at least one, or touches it, and is not wholly below
 * any. */
isect_side isect_frustum_vertices(const SomePlanes *planes, const Vertices *vertices);

#endif
