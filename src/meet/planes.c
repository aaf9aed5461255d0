/* isect_meet_planes - the common point of three planes.
 *
 * There is exactly one if the determinant of the normals is not zero. Its coordinates are ratios of
 * determinants (Cramer): -d replaces a column of the normals. Each of the four is a sum of six
 * products of three given numbers, an exact sum rounded once. So the decision is exact, and each
 * coordinate has a relative error of at most 2.5 epsilon, however nearly parallel the planes
 * are. */
#include "exact/quotient.h"
#include "geometry/plane.h"
#include "geometry/plane_exact.h"
#include "geometry/to_vec3d.h"
#include HEADER(meet)

X(common) X(meet_planes)(const Plane *a, const Plane *b, const Plane *c)
{
    const Plane *const of[3] = {a, b, c};
    double plane[3][4];
    Exact point[4];
    X(common) common = {0};
    for (int i = 0; i < 3; i++) {
        if (!finite_plane(of[i]))
            return common;
        to_doubles(plane[i], of[i]->normal);
        plane[i][3] = (double)of[i]->d;
    }
    point_of_planes(plane[0], plane[1], plane[2], point);
    if (point[3].mantissa == 0)
        return common;
    common.count = 1;
    common.point[0] = (Vec3){exact_quotient(point[0], point[3]), exact_quotient(point[1], point[3]),
                             exact_quotient(point[2], point[3])};
    return common;
}
