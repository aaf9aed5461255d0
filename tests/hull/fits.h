/* hull/fits.h - are the faces, edges and twins of a polyhedron consistent? */
#ifndef ISECT_TEST_HULL_FITS_H
#define ISECT_TEST_HULL_FITS_H

#include "kit/kit.h"

/* Edges are listed side by side around their faces, and twins have opposite directions. */
static inline bool edges_fit(const X(hull) * hull)
{
    size_t all = 0;
    bool well = true;
    for (uint32_t f = 0; f < hull->face_count; f++) {
        uint32_t edge = hull->faces[f], count = 0;
        do {
            const X(hull_edge) *e = &hull->edges[edge];
            well &= e->face == f && edge == hull->faces[f] + count && e->twin < hull->edge_count &&
                    e->twin != edge && hull->edges[e->twin].twin == edge &&
                    hull->edges[e->twin].origin == hull->edges[e->next].origin &&
                    hull->edges[e->twin].face != f;
            edge = e->next, count++;
        } while (well && edge != hull->faces[f]);
        all += count;
        well &= count >= 3;
    }
    return well && all == hull->edge_count;
}

#endif
