/* bound/support.c - the support functions of shapes, rounded up (bound/support.h). */
#include "bound/support.h"

void X(sum_add_difference)(Sum *sum, const Direction *direction, Vec3 from, Vec3 to)
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

void X(sum_add_radius)(Sum *sum, const Direction *direction, double radius)
{
    const double *d = direction->d, square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    if (direction->exact && (square == 1 || radius == 0))
        sum_add(sum, radius);
    else if (direction->exact)
        sum_add_rounded(sum, radius * sqrt(square));
    else
        sum_add_bounded(sum, radius * sqrt(square), radius);
}

void X(sum_add_projection)(Sum *sum, const Direction *direction, Vec3 v, double factor, bool either)
{
    Sum projection = sum_of(0);
    double sizes = DBL_MIN; /* for underflow before the factor */
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

real X(support_of_sphere)(const Direction *direction, Vec3 from, const void *shape)
{
    const Sphere *sphere = shape;
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, sphere->center);
    X(sum_add_radius)(&sum, direction, (double)sphere->radius);
    return sum_upper(sum);
}
real X(support_of_capsule)(const Direction *direction, Vec3 from, const void *shape)
{
    const Capsule *capsule = shape;
    const Sphere a = {capsule->a, capsule->radius}, b = {capsule->b, capsule->radius};
    return num_max(X(support_of_sphere)(direction, from, &a),
                   X(support_of_sphere)(direction, from, &b));
}
real X(support_of_obb)(const Direction *direction, Vec3 from, const void *shape)
{
    const Obb *box = shape;
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, box->center);
    for (int k = 0; k < 3; k++)
        X(sum_add_projection)(&sum, direction, box->axis[k], (double)box->half[k], true);
    return sum_upper(sum);
}
