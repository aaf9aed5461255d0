/* bvh/box_distance.h - the least distance of what is in two boxes. */
#ifndef ISECT_BVH_BOX_DISTANCE_H
#define ISECT_BVH_BOX_DISTANCE_H

#include "bvh/shape_box.h"

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
