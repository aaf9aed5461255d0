/* bound/obb_search.h - a search for the smallest oriented box of a convex hull, and the quick boxes
 * at its start (bound/obb_search.c). */
#ifndef ISECT_BOUND_OBB_SEARCH_H
#define ISECT_BOUND_OBB_SEARCH_H

#include "bound/obb_start.h"

typedef X(hull) Hull;

enum { MOST_SAMPLED = 1024 };

/* A sample of the vertices of a hull in its frame, rounded to `real`; `edge` is the start of the
 * next walk. */
typedef struct Search {
    const Hull *hull;
    const ObbInput *input;
    PointSet vertices, sample;
    real column[3][MOST_SAMPLED];
    uint32_t vertex[MOST_SAMPLED];
    uint32_t edge;
    uint64_t random;
} Search;

typedef struct Rotation {
    Vec3d axis[3];
    double size;
} Rotation;

/* A hull in its frame, and axes of its boxes. */
typedef struct ObbBoxes {
    PointSet vertices;
    Aabb box;
    ObbInput input;
    Axes axes[4];
    int count;
} ObbBoxes;

/* If all vertices are equal, only `box` is set: there is no frame, and the box is that point. */
isect_status X(obb_start_boxes)(ObbBoxes *boxes, const Hull *hull, int directions, bool area);
void X(obb_add_axes)(ObbBoxes *boxes, const Vec3d direction[3]);
/* The best rotation found, from two at the start. */
Rotation X(obb_refine)(Search *s, const Axes start[2]);
/* The vertex that is extreme along a direction. The next walk starts where this one ends. */
uint32_t X(support_vertex)(Search *s, Vec3d direction);

static inline Vec3d vertex_at(const Search *s, uint32_t i)
{
    return point_in_frame(&s->vertices, &s->input->frame, i);
}
static inline double size_of_widths(const ObbInput *input, const double width[3])
{
    const double slack = 2 * input->slack;
    const double x = width[0] + slack, y = width[1] + slack, z = width[2] + slack;
    return input->area ? x * y + x * z + y * z : x * y * z;
}

#endif
