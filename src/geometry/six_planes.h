/* geometry/six_planes.h - the side of a frustum on which a convex body lies: the exact decision,
 * for numbers given in double.
 *
 * The frustum is the intersection of six half-spaces, with normals of any length: heights h_i(x) <=
 * 0. A body below all planes is inside. For any other body, the planes that it does not reach can
 * be left out. Then the body B and the frustum are
 *
 *     apart       if a sum of heights with weights w_i >= 0 is positive on all of B: no point of
 *                 B has all h_i <= 0; the converse is Farkas' lemma
 *     touching    if such a sum is not negative on B, and no other is positive
 *
 * The least height of B over such a sum is a concave function of the weights. It is linear between
 * the weights at which the sum loses its component along one of the directions of B: the axes of a
 * box, the edges of a triangle. So its maximum is where a sum of k + 1 planes has lost k
 * directions. These weights are determinants of the components. For a box these are all planes,
 * edges of the frustum with axes of the box, corners of the frustum with faces of the box: the axes
 * of a separating axis test; and four planes whose intersection is empty. The corners of the
 * frustum are not computed.
 *
 * A ball whose centre is outside has the distance of the nearest point of the frustum. That is the
 * nearest point of one, two or three planes at once; among those whose weights there are positive
 * the farthest counts. With heights h of the centre and Gram matrix G of the normals, the weights
 * are G^-1 h, and the distance is the square root of h G^-1 h. If the intersection of the planes is
 * empty, the box around the ball shows it.
 *
 * The computation is first in double, where each value carries a bound of its error; uncertain
 * signs are computed exactly. */
#ifndef ISECT_GEOMETRY_SIX_PLANES_H
#define ISECT_GEOMETRY_SIX_PLANES_H

#include "isect/base.h"
#include <stddef.h>

enum { FRUSTUM_PLANES = 6 };

/* The normal and d of each plane. */
typedef struct SixPlanes {
    double number[FRUSTUM_PLANES][4];
} SixPlanes;
/* The planes that a body is not wholly below. */
typedef struct SomePlanes {
    size_t count;
    double plane[FRUSTUM_PLANES][4];
} SomePlanes;

/* All numbers must be finite, except the bounds of a box, which must not be empty. */
isect_side isect_frustum_box(const SixPlanes *planes, const double *lower, const double *upper);
/* Takes the three vertices. */
isect_side isect_frustum_triangle(const SixPlanes *planes, const double *corners);
/* Takes the centre, three axes and three half lengths, which must not be negative. */
isect_side isect_frustum_obb(const SixPlanes *planes, const double *numbers);
/* The radius must not be negative. A capsule whose ends coincide is a ball. */
isect_side isect_frustum_capsule(const SixPlanes *planes, const double *a, const double *b,
                                 double radius);

#endif
