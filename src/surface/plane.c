/* isect_plane_through, isect_plane_of, isect_plane_height - planes from points, and the heights of
 * points over them.
 *
 * The normal of three points is the cross product of two differences: expanded, each component is a
 * sum of six products of given numbers. d is minus the dot product of the normal and a point; for
 * three points it is minus their determinant. Each of these is an exact sum rounded once, so its
 * relative error is at most an epsilon, however thin the triangle is and however far away.
 *
 * A normal may have any length. Therefore a plane whose numbers leave the range is divided by a
 * power of two. With the largest component of the normal in [1/8, 1/4], d is less than 3/4 of the
 * largest coordinate of the point.
 *
 * The height of a point is the exact sum of three products and d, divided by the length of the
 * normal, in double:
 *
 *     the length, of numbers of at most 1        1.25 epsilon of double
 *     the sum                                    1 epsilon
 *     the quotient                               half an epsilon
 *     total                                      less than 3 epsilon */
#include "core/power.h"
#include "exact/quotient.h"
#include "geometry/plane_exact.h"
#include HEADER(surface)

enum { LARGEST = ISECT_DOUBLE ? DBL_MAX_EXP : FLT_MAX_EXP };
enum { SMALLEST = ISECT_DOUBLE ? DBL_MIN_EXP : FLT_MIN_EXP };

static const Plane nowhere = {{0, 0, 0}, 1};

/* The plane with these numbers, x y z d. */
static Plane plane_of(const Exact number[4])
{
    const int normal = exact_top(number, 3), all = exact_top(number, 4);
    const bool fits = normal == INT_MIN || (all < LARGEST && normal >= SMALLEST);
    const int down = fits ? 0 : normal + 2;
    real of[4];
    for (int i = 0; i < 4; i++)
        of[i] = number_of(number[i].mantissa, number[i].exponent - down) + 0;
    return (Plane){{of[0], of[1], of[2]}, of[3]};
}

Plane X(plane_through)(const Vec3 *point, const Vec3 *normal)
{
    const Vec3 p = *point, n = *normal;
    const Term terms[3] = {{-(double)n.x, (double)p.x, 1},
                           {-(double)n.y, (double)p.y, 1},
                           {-(double)n.z, (double)p.z, 1}};
    Exact number[4];
    if (!finite3(p) || !finite3(n))
        return nowhere;
    number[0].mantissa = frexp((double)n.x, &number[0].exponent);
    number[1].mantissa = frexp((double)n.y, &number[1].exponent);
    number[2].mantissa = frexp((double)n.z, &number[2].exponent);
    number[3] = isect_exact_sum(terms, 3);
    return plane_of(number);
}

Plane X(plane_of)(const Vec3 *a, const Vec3 *b, const Vec3 *c)
{
    const double p[3][3] = {{(double)a->x, (double)a->y, (double)a->z},
                            {(double)b->x, (double)b->y, (double)b->z},
                            {(double)c->x, (double)c->y, (double)c->z}};
    const double minus_a[3] = {-p[0][0], -p[0][1], -p[0][2]};
    Term of_d[6];
    Exact number[4];
    if (!finite3(*a) || !finite3(*b) || !finite3(*c))
        return nowhere;
    exact_triple(of_d, minus_a, p[1], p[2]);
    for (int axis = 0; axis < 3; axis++)
        number[axis] = number_of_normal(p, axis);
    number[3] = isect_exact_sum(of_d, 6);
    return plane_of(number);
}

real X(plane_height)(const Plane *plane, const Vec3 *point)
{
    const double n[3] = {(double)plane->normal.x, (double)plane->normal.y, (double)plane->normal.z};
    double square = 0;
    int down = 0;
    if (!finite3(plane->normal) || !finite3(*point) || !(real_abs(plane->d) <= REAL_MAX))
        return REAL_INF;
    const Exact up = height_of(plane, point);
    frexp(fmax(fmax(fabs(n[0]), fabs(n[1])), fabs(n[2])), &down);
    for (int i = 0; i < 3; i++)
        square += times_power(n[i], -down) * times_power(n[i], -down);
    if (up.mantissa == 0)
        return 0;
    if (square == 0)
        return REAL_INF;
    const real height = number_of(up.mantissa / sqrt(square), up.exponent - down);
    const real least = REAL_MIN * REAL_EPSILON;
    return height != 0 ? height : up.mantissa > 0 ? least : -least;
}
