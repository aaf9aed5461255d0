/* bound/support.h - the support functions of shapes relative to a point, rounded up.
 *
 * The components of an exact direction are -1, 0 and 1. Its sum consists of a few numbers and
 * products, and is exact where numbers are (bound/rounded_sum.h; 12 additions without rounded
 * terms, or 8 with, cost no more than its 12 epsilon). Any other direction is a dual of
 * bound/obb_axes.c: its length is 1 up to rounding, and its components have an error of 6
 * DBL_EPSILON.
 *
 * Errors along such a direction, in DBL_EPSILON times the sizes: the sum of the absolute components
 * of a vector, or a radius:
 *
 *   projection of a vector        8             6 direction, 1/2 difference, 1/2 product, 1 sums
 *   ellipsoid                     8, and 2 relative: length of three such products
 *   length times a radius         sqrt(3) 6 + 2
 *   disc: |direction x normal|    18            sqrt(3) 6 + 3 normal + 2 product + 2 length
 *   five more additions           2.5
 *   covered                       12 of the sizes and of the terms; radii of discs count twice */
#ifndef ISECT_BOUND_SUPPORT_H
#define ISECT_BOUND_SUPPORT_H

#include "bound/lengths.h"

typedef struct Direction {
    double d[3];
    bool exact;
} Direction;

/* The greatest dot(direction, p - from) of the points p of a shape, rounded up. */
typedef real Support(const Direction *direction, Vec3 from, const void *shape);
Support X(support_of_sphere), X(support_of_capsule), X(support_of_obb);

/* Adds an inexact term with an error of at most 12 epsilon of `sizes`. */
static inline void sum_add_bounded(Sum *sum, double x, double sizes)
{
    sum_add(sum, x);
    sum->size += sizes;
    sum->exact = false;
}
/* dot(direction, to - from). */
void X(sum_add_difference)(Sum *sum, const Direction *direction, Vec3 from, Vec3 to);
void X(sum_add_radius)(Sum *sum, const Direction *direction, double radius);
/* Adds dot(direction, v) times a factor >= 0: its absolute value (`either`), or 0 if it is
 * negative. Where its sign is not certain, it is negligible. */
void X(sum_add_projection)(Sum *sum, const Direction *direction, Vec3 v, double factor,
                           bool either);

#endif
