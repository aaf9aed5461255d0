/* engine/search.h - the search for the point of A - B that is nearest to the origin
 * (engine/convex.c), from which depth begins. */
#ifndef ISECT_ENGINE_SEARCH_H
#define ISECT_ENGINE_SEARCH_H

#include "engine/simplex.h"

typedef struct Search {
    const Convex *a, *b;
    Difference point[4]; /* those of `corners` */
    Corners corners;
    SimplexPoint nearest; /* in the simplex of these corners */
    Vec3d normal;         /* unit; normal . w >= low for all w of A - B */
    double low, error;
    uint32_t steps;
    bool plain;   /* `nearest` was found by is_plain */
    bool careful; /* that is not asked any more */
} Search;

/* The points of both cores that it ends with. */
static inline void points_of_search(const Search *s, Vec3d *a, Vec3d *b)
{
    *a = *b = (Vec3d){0, 0, 0};
    for (int i = 0; i < s->corners.count; i++) {
        *a = mad3d(*a, s->nearest.weight[i], s->point[i].a);
        *b = mad3d(*b, s->nearest.weight[i], s->point[i].b);
    }
}

/* It ends when low > above, when the distance is <= below, or when it is known to `tolerance`. */
typedef struct Goal {
    double tolerance, above, below;
    bool decides; /* no point is asked for, if they are apart */
    bool portal;  /* begins with engine/portal.h */
} Goal;

void isect_convex_search(Search *s, const Convex *a, const Convex *b, const Goal *goal,
                         ConvexCache *cache);
/* The depth of the cores, where such a search has ended. */
ConvexDepth isect_convex_depth_from(const Search *s, double tolerance);

#endif
