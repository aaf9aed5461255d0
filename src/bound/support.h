/* bound/support.h - the support functions of shapes, as seen from a point, rounded up.
 *
 * The numbers of an exact direction are -1, 0 and 1: what is summed is a few numbers and products,
 * and is exact where numbers are (bound/rounded_sum.h; 12 additions without rounded ones, or 8
 * with, cost no more than its 12 epsilon). Any other direction is a dual of bound/obb_axes.c: of
 * length 1 but for rounding, its numbers off by 6 DBL_EPSILON.
 *
 * Errors along such a direction, in DBL_EPSILON times the sizes of what is summed, which are those
 * of the numbers of a vector, or a radius:
 *
 *   projection of a vector        8             6 direction, 1/2 difference, 1/2 product, 1 sums
 *   ellipsoid                     8, and 2 of itself: length of three such products
 *   length times a radius         sqrt(3) 6 + 2
 *   disc: |direction x normal|    18            sqrt(3) 6 + 3 normal + 2 product + 2 length
 *   five more additions           2.5
 *   covered                       12 of the sizes and of what is added; radii of discs count twice
 */
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

/* Not exact; off by 12 epsilon of `sizes`. */
static inline void sum_add_bounded(Sum *sum, double x, double sizes)
{
    sum_add(sum, x);
    sum->size += sizes;
    sum->exact = false;
}
/* dot(direction, to - from). */
void X(sum_add_difference)(Sum *sum, const Direction *direction, Vec3 from, Vec3 to);
void X(sum_add_radius)(Sum *sum, const Direction *direction, double radius);
/* dot(direction, v) times a factor >= 0: its absolute value (`either`), or 0 if it is negative.
 * Where its sign is not certain, it is next to nothing. */
void X(sum_add_projection)(Sum *sum, const Direction *direction, Vec3 v, double factor,
                           bool either);

#endif
