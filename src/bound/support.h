/* bound/support.h - how far does a shape reach along a direction, as seen from a point? Rounded up.
 *
 * A way is one of two kinds. The numbers of an exact one are -1, 0 and 1: what is summed along it
 * is a few numbers and products, and is exact where numbers are (bound/rounded_sum.h; up to 12
 * additions without what is added as `about`, or 8 with it, cost no more than its 12 epsilon). Any
 * other is a dual of bound/obb_axes.h: of length 1, but for rounding, with numbers that are known
 * to 6 epsilon of double.
 *
 * Along such a way, in epsilon of double times the sizes of what is summed, which are those of the
 * numbers of a vector, or a radius: the product with the numbers of the way is off by 6 from these,
 * 1/2 from a difference, 1/2 from products, 1 from sums: 8. Of an ellipsoid, the length of three
 * such products, it is 8 of the sum of their sizes, and 2 of itself. The length of the way, times a
 * radius, is off by sqrt(3) * 6, and 2. That of the cross product of the way and a unit normal,
 * times the radius of a disc, is off by sqrt(3) * 6 from the way, 3 from the normal, 2 from the
 * product and 2 from the length: 18. Five more additions cost 2.5 of what is added. Of both, the
 * sizes and what is added, 12 are covered; the radius of a disc counts twice. */
#ifndef ISECT_BOUND_SUPPORT_H
#define ISECT_BOUND_SUPPORT_H

#include "bound/lengths.h"

typedef struct Direction {
    double d[3];
    bool exact;
} Direction;

/* The greatest dot(way, p - from) of the points p of a shape, rounded up. */
typedef real Support(const Direction *direction, Vec3 from, const void *shape);

static inline void sum_add_bounded(Sum *sum, double x, double sizes)
{
    sum_add(sum, x);
    sum->size += sizes;
    sum->exact = false;
}

/* The way from one point to another. */
static inline void sum_add_difference(Sum *sum, const Direction *direction, Vec3 from, Vec3 to)
{
    double projection = 0, sizes = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double d = direction->d[axis];
        Sum step = sum_of(component(&to, axis));
        sum_add(&step, -component(&from, axis));
        if (!direction->exact) {
            projection += d * step.value, sizes += fabs(step.value);
        } else if (d != 0) {
            sum_add(sum, d * step.value);
            if (step.error != 0)
                sum_add(sum, d * step.error);
        }
    }
    if (!direction->exact)
        sum_add_bounded(sum, projection, sizes);
}

static inline void sum_add_radius(Sum *sum, const Direction *direction, double radius)
{
    const double *d = direction->d, square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    if (direction->exact && (square == 1 || radius == 0))
        sum_add(sum, radius);
    else if (direction->exact)
        sum_add_rounded(sum, radius * sqrt(square));
    else
        sum_add_bounded(sum, radius * sqrt(square), radius);
}

/* What a vector has along the way, times a factor >= 0: |d . v|, or nothing if it is negative.
 * Where the sign of d . v is not known for certain, it is next to nothing. */
static inline void sum_add_projection(Sum *sum, const Direction *direction, Vec3 v, double factor,
                                      bool either)
{
    Sum projection = sum_of(0);
    double sizes = DBL_MIN; /* for what underflows before the factor */
    if (factor == 0)
        return;
    for (int axis = 0; axis < 3; axis++) {
        sum_add(&projection, direction->d[axis] * component(&v, axis));
        sizes += fabs(component(&v, axis));
    }
    const bool down = projection.value + projection.error < 0;
    if (!direction->exact) {
        sum_add_bounded(sum, factor * (down && !either ? 0 : fabs(projection.value)),
                        factor * sizes);
        return;
    }
    sum->exact &= projection.exact;
    for (int axis = 0; axis < 3 && (either || !down); axis++) {
        const double term = direction->d[axis] * component(&v, axis);
        if (term != 0)
            sum_add_product(sum, down ? -term : term, factor);
    }
}

static inline real support_of_sphere(const Direction *direction, Vec3 from, const void *shape)
{
    const Sphere *sphere = shape;
    Sum sum = sum_of(0);
    sum_add_difference(&sum, direction, from, sphere->center);
    sum_add_radius(&sum, direction, (double)sphere->radius);
    return sum_upper(sum);
}
static inline real support_of_capsule(const Direction *direction, Vec3 from, const void *shape)
{
    const Capsule *capsule = shape;
    const Sphere a = {capsule->a, capsule->radius}, b = {capsule->b, capsule->radius};
    return num_max(support_of_sphere(direction, from, &a), support_of_sphere(direction, from, &b));
}
static inline real support_of_obb(const Direction *direction, Vec3 from, const void *shape)
{
    const Obb *box = shape;
    Sum sum = sum_of(0);
    sum_add_difference(&sum, direction, from, box->center);
    for (int k = 0; k < 3; k++)
        sum_add_projection(&sum, direction, box->axis[k], (double)box->half[k], true);
    return sum_upper(sum);
}

#endif
