/* classify/combined.h - on which side of a frustum is a convex body? The decision of real
 * arithmetic, of given numbers in double.
 *
 * The frustum is what lies below six planes, of any length and at any place: heights h_i(x) <= 0. A
 * body that is below all of them is inside. Of another, that which a plane does not reach can be
 * left out. Then the body B and the frustum are
 *
 *     apart       if a sum of heights with weights w_i >= 0 is positive on all of B: no point of
 *                 B has all h_i <= 0; the converse is Farkas' lemma, or that of alternatives
 *     touching    if such a sum is not negative on B, and no other is positive
 *
 * The least height of B over such a sum is a concave function of the weights, and linear between
 * the places where the sum loses its share of one of the directions of B: the axes of a box, the
 * edges of a triangle. So it is greatest where the sum of k + 1 planes has lost k directions. Those
 * weights are determinants of the shares. Of a box these are all planes, edges of the frustum with
 * axes of the box, corners of the frustum with faces of the box: the axes of a separating axis
 * test; and four planes that have nothing in common. Nothing is computed of the frustum's corners.
 *
 * A ball whose centre is outside is as far away as the frustum's nearest point. That is the nearest
 * point of one, two or three planes at once; of those whose weights there are positive the
 * farthest counts. With heights h of the centre and Gram matrix G of the normals, the weights are
 * G^-1 h, and the distance is the root of h G^-1 h. Planes that have nothing in common are found
 * by the box around the ball.
 *
 * First in double, where each value carries a bound on its error; what a bound leaves open is
 * computed without rounding. */
#ifndef ISECT_CLASSIFY_COMBINED_H
#define ISECT_CLASSIFY_COMBINED_H

#include "isect/base.h"
#include <stddef.h>

enum { FRUSTUM_PLANES = 6 };

/* Of each its normal, and d. */
typedef struct SixPlanes {
    double number[FRUSTUM_PLANES][4];
} SixPlanes;
/* Those of them that a body is not wholly below. */
typedef struct SomePlanes {
    size_t count;
    double plane[FRUSTUM_PLANES][4];
} SomePlanes;

/* All numbers must be finite, but for the bounds of a box, which is not empty. */
isect_side isect_frustum_box(const SixPlanes *planes, const double *lower, const double *upper);
/* Its three corners. */
isect_side isect_frustum_triangle(const SixPlanes *planes, const double *corners);
/* The centre, three axes and three halves, which are not negative. */
isect_side isect_frustum_obb(const SixPlanes *planes, const double *numbers);
/* The radius is not negative; where the ends are the same it is a ball. */
isect_side isect_frustum_capsule(const SixPlanes *planes, const double *a, const double *b,
                                 double radius);

#endif
