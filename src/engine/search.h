/* engine/search.h - the search for the point of A - B that is nearest to the origin
 * (engine/convex.c). The depth begins from its result. */
#ifndef ISECT_ENGINE_SEARCH_H
#define ISECT_ENGINE_SEARCH_H

#include "engine/simplex.h"

/* The reach of A - B along n, with its support point. The depth becomes that along n if this is
 * less. */
static inline double reach_along(const Convex *a, const Convex *b, Vec3d n, double error,
                                 Difference *d, ConvexDepth *best)
{
    difference_along(a, b, n, d);
    best->iterations++;
    const double reach = dot3d(n, d->w) + error;
    if (reach < best->depth_high) {
        best->depth_high = reach;
        set_vector(best->normal, n);
    }
    return reach;
}

typedef struct Search {
    const Convex *a, *b;
    Difference point[4]; /* the points of `corners` */
    Corners corners;
    SimplexPoint nearest; /* the point of the simplex of these corners nearest to the origin */
    Vec3d normal;         /* a unit vector; normal . w >= low for all w of A - B */
    double low, error;
    uint32_t steps;
    bool plain;   /* `nearest` was found by is_plain */
    bool careful; /* is_plain is not used any more */
} Search;

/* The points of both cores at which the search ended. */
static inline void points_of_search(const Search *s, Vec3d *a, Vec3d *b)
{
    *a = *b = (Vec3d){0, 0, 0};
    for (int i = 0; i < s->corners.count; i++) {
        *a = mad3d(*a, s->nearest.weight[i], s->point[i].a);
        *b = mad3d(*b, s->nearest.weight[i], s->point[i].b);
    }
}

/* The search ends if low > above, if the distance is <= below, or if it is known to `tolerance`. */
typedef struct Goal {
    double tolerance, above, below;
    bool decides; /* points are not needed if the cores are apart */
    bool portal;  /* begin with engine/portal.h */
} Goal;

void isect_convex_search(Search *s, const Convex *a, const Convex *b, const Goal *goal,
                         ConvexCache *cache);
/* The depth of the cores, beginning from the result of a search. */
ConvexDepth isect_convex_depth_from(const Search *s, double tolerance);
/* The depth of cores that are symmetric about parallel lines, by engine/planar_depth.c. Returns
 * false if they are not known to be. A smaller depth of *best is kept. */
bool isect_planar_depth(const Search *s, double tolerance, ConvexDepth *best);
/* Are the smooth pieces of both cores known, and one of them curved? */
bool isect_has_pieces(const Convex *a, const Convex *b);
/* A least reach beside a direction becomes that of *best if it is less, by engine/depth_pieces.c.
 * *off is how far a - b is from the depth along the normal. */
void isect_depth_by_pieces(const Search *s, Vec3d n, double radius, int steps, ConvexDepth *best,
                           double *off);
/* As isect_depth_by_pieces, along the axes of the cores, where a point is over a flat face. */
void isect_depth_by_faces(const Search *s, ConvexDepth *best, double *off);

#endif
