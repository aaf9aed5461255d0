/* bvh/shape_box.h - the box of a shape of any type, that box grown by the error of pair functions,
 * the box
 * of a part in its own frame, and the distance of boxes. */
#ifndef ISECT_BVH_SHAPE_BOX_H
#define ISECT_BVH_SHAPE_BOX_H

#include "engine/box_patch.h"
#include "engine/parts.h"
#include <math.h>
#include <string.h>

/* The error of an answer relative to the largest coordinate: no row of the library exceeds it. */
#define ROWS_SLACK (ISECT_DOUBLE ? 4e-9 : 4e-6)

/* The box of a shape. It is infinite if the shape is unbounded or the bound is unknown. It is empty
 * if the shape is empty or invalid. */
void X(box_of_shape)(X(aabb) * box, X(any) shape);

/* The box of a shape, grown by the rounding error of the largest coordinate: of the box, or of the
 * tree (`reach`). */
void X(box_of_query)(double reach, X(any) query, X(aabb) * box);

static inline X(aabb) box_grown(X(aabb) box, real by)
{
    const X(vec3) low = box.lower, up = box.upper;
    return (X(aabb)){{low.x - by, low.y - by, low.z - by}, {up.x + by, up.y + by, up.z + by}};
}

/* A part of a shape for a query of a tree, and the box that contains it in its own frame. */
typedef struct BoxedPart {
    PosedPart part;
    PatchBox box;
    bool is_box;
    double slack;      /* the error of pair functions and of the box */
    Vertices vertices; /* of a hull; or none */
} BoxedPart;
void X(box_part)(double reach, X(any) shape, size_t i, BoxedPart *boxed, X(aabb) * along_axes);
/* A lower bound of the distance of the part and a triangle: more than `within` + slack if they are
 * surely farther apart than `within`. It is the gap of the box, which may be negative, or that of a
 * hull along the direction to the triangle. */
double X(gap_of_part)(const BoxedPart *boxed, const X(triangle) * t, double within);

/* The square of a number that is not more than the distance of any two shapes in the boxes, as pair
 * functions return it: they may return less than the distance of the boxes, by ROWS_SLACK of it and
 * of the sides of both. */
static inline double near2_of_boxes(const double lower[3], const double upper[3],
                                    const double other_lower[3], const double other_upper[3])
{
    double square = 0, sides = 0;
    for (int k = 0; k < 3; k++) {
        const double a = lower[k] - other_upper[k], b = other_lower[k] - upper[k];
        const double gap = a > b ? a : b;
        square += gap > 0 ? gap * gap : 0;
        sides += (upper[k] - lower[k]) + (other_upper[k] - other_lower[k]);
    }
    const double near = sqrt(square) * (1 - ROWS_SLACK) - sides * ROWS_SLACK;
    const double near2 = near > 0 ? near * near - (double)REAL_MIN : 0;
    return near2 > (double)REAL_MAX ? (double)REAL_MAX : near2;
}

#endif
