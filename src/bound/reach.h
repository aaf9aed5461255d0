/* bound/reach.h - how far does a shape reach along a direction, as seen from a point? Rounded up.
 *
 * A way is one of two kinds. The numbers of an exact one are -1, 0 and 1: what is summed along it
 * is a few numbers and products, and is exact where numbers are (bound/outward.h; up to 12
 * additions without what is added as `about`, or 8 with it, cost no more than its 12 epsilon). Any
 * other is a dual of bound/oriented.h: of length 1, but for rounding, with numbers that are known
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
#ifndef ISECT_BOUND_REACH_H
#define ISECT_BOUND_REACH_H

#include "bound/lengths.h"

typedef struct Way {
    double d[3];
    bool exact;
} Way;

/* The greatest dot(way, p - from) of the points p of a shape, rounded up. */
typedef real Reach(const Way *way, Vec3 from, const void *shape);

static inline void add_rough(Outward *sum, double x, double sizes)
{
    add(sum, x);
    sum->size += sizes;
    sum->known = false;
}

/* The way from one point to another. */
static inline void add_way(Outward *sum, const Way *way, Vec3 from, Vec3 to)
{
    double along = 0, sizes = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double d = way->d[axis];
        Outward step = outward(number_of(&to, axis));
        add(&step, -number_of(&from, axis));
        if (!way->exact) {
            along += d * step.value, sizes += fabs(step.value);
        } else if (d != 0) {
            add(sum, d * step.value);
            if (step.error != 0)
                add(sum, d * step.error);
        }
    }
    if (!way->exact)
        add_rough(sum, along, sizes);
}

static inline void add_radius(Outward *sum, const Way *way, double radius)
{
    const double *d = way->d, square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    if (way->exact && (square == 1 || radius == 0))
        add(sum, radius);
    else if (way->exact)
        add_about(sum, radius * sqrt(square));
    else
        add_rough(sum, radius * sqrt(square), radius);
}

/* What a vector has along the way, times a factor >= 0: |d . v|, or nothing if it is negative.
 * Where the sign of d . v is not known for certain, it is next to nothing. */
static inline void add_share(Outward *sum, const Way *way, Vec3 v, double factor, bool either)
{
    Outward along = outward(0);
    double sizes = DBL_MIN; /* for what underflows before the factor */
    if (factor == 0)
        return;
    for (int axis = 0; axis < 3; axis++) {
        add(&along, way->d[axis] * number_of(&v, axis));
        sizes += fabs(number_of(&v, axis));
    }
    const bool down = along.value + along.error < 0;
    if (!way->exact) {
        add_rough(sum, factor * (down && !either ? 0 : fabs(along.value)), factor * sizes);
        return;
    }
    sum->known &= along.known;
    for (int axis = 0; axis < 3 && (either || !down); axis++) {
        const double part = way->d[axis] * number_of(&v, axis);
        if (part != 0)
            add_product(sum, down ? -part : part, factor);
    }
}

static inline real reach_of_sphere(const Way *way, Vec3 from, const void *shape)
{
    const Sphere *sphere = shape;
    Outward sum = outward(0);
    add_way(&sum, way, from, sphere->center);
    add_radius(&sum, way, (double)sphere->radius);
    return upper_of(sum);
}
static inline real reach_of_capsule(const Way *way, Vec3 from, const void *shape)
{
    const Capsule *capsule = shape;
    const Sphere a = {capsule->a, capsule->radius}, b = {capsule->b, capsule->radius};
    return num_max(reach_of_sphere(way, from, &a), reach_of_sphere(way, from, &b));
}
static inline real reach_of_obb(const Way *way, Vec3 from, const void *shape)
{
    const Obb *box = shape;
    Outward sum = outward(0);
    add_way(&sum, way, from, box->center);
    for (int k = 0; k < 3; k++)
        add_share(&sum, way, box->axis[k], (double)box->half[k], true);
    return upper_of(sum);
}

#endif
