/* isect_measure_polygon, isect_measure_tetrahedron - measures of shapes that are given by their
 * corners.
 *
 * The normal of a polygon after Newell (geometry/newell.h) is as long as the area of both of its
 * sides.
 *
 * A tetrahedron is the hull of its corners, which may be flat.
 *
 * Coordinates are doubles, scaled so that the largest is near 1. Errors, with h = epsilon / 2 of
 * double:
 *
 *   a difference            h
 *   its length              3 h more
 *   a cross product         4 h of the product of both lengths
 *   a sum over n corners    n h of the sum of the absolute values */
#include "exact/quotient.h"
#include "geometry/newell.h"
#include HEADER(hull)
#include HEADER(measure)

static const X(measure) no_corners = {0, 0, 0, 0};

/* The exponent of a power of two that scales the points to about 1; false if a number is not
 * finite. */
static bool fit_corners(const Vec3 *p, size_t count, int *power)
{
    for (size_t i = 0; i < count; i++)
        if (!finite3(p[i]))
            return false;
    (void)frexp(scale_of(largest(&p->x, 3 * count)), power);
    *power -= 1;
    return true;
}

static Vec3d corner_vector(const Vec3 *from, const Vec3 *to, int power)
{
    const Vec3d p = to_vec3d(*from), q = to_vec3d(*to);
    const double scale = times_power(1, power);
    return sub3d(scale3d(scale, q), scale3d(scale, p));
}

X(measure) X(measure_polygon)(const X(polygon) * polygon)
{
    const Vec3 *p = polygon->points;
    const size_t n = polygon->count;
    double normal[3], round = 0;
    int power;
    if (n == 0 || !fit_corners(p, n, &power))
        return no_corners;
    (void)newell_normal(p, n, times_power(1, power), normal);
    for (size_t i = 0; i < n; i++)
        round += length3d(corner_vector(&p[i], &p[i + 1 < n ? i + 1 : 0], power));
    const double area = sqrt(dot_of(normal, normal));
    return (X(measure)){0, number_of(area, -2 * power), number_of(area / 4, -2 * power),
                        number_of(round / 4, -power)};
}

X(measure) X(measure_tetrahedron)(const Tetrahedron *tetrahedron)
{
    enum { BYTES = 4096 };
    _Alignas(8) char memory[BYTES];
    const X(points) points = X(points_of)(&tetrahedron->a);
    X(hull) hull;
    if (X(hull_build)(points, 4, memory, BYTES, NULL, &hull) != ISECT_OK)
        return no_corners;
    return X(measure_hull)(&hull);
}
