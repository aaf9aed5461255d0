/* geometry/plane_exact.h - the plane of three points, the point of three planes, and the height
 * over a plane, where more than a sign is needed: exact sums, rounded once. */
#ifndef ISECT_GEOMETRY_PLANE_EXACT_H
#define ISECT_GEOMETRY_PLANE_EXACT_H

#include "core/vec3.h"
#include "exact/sum.h"

/* normal . p + d in units of the normal; all numbers must be finite. */
static inline Exact height_of(const Plane *plane, const Vec3 *p)
{
    const Vec3 n = plane->normal;
    const Term terms[4] = {{(double)n.x, (double)p->x, 1},
                           {(double)n.y, (double)p->y, 1},
                           {(double)n.z, (double)p->z, 1},
                           {(double)plane->d, 1, 1}};
    return isect_exact_sum(terms, 4);
}

/* A coordinate of the normal of three points, the cross product of two differences: expanded, it is
 * a sum of six products of given numbers. */
static inline Exact number_of_normal(const double p[3][3], int axis)
{
    const int y = (axis + 1) % 3, z = (axis + 2) % 3;
    Term terms[6];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3;
        terms[2 * i] = (Term){p[i][y], p[j][z], 1};
        terms[2 * i + 1] = (Term){-p[i][z], p[j][y], 1};
    }
    return isect_exact_sum(terms, 6);
}

/* The common point of three planes, each x y z d, in homogeneous coordinates (Cramer): ratios of
 * determinants. The last is the determinant of the normals, which is 0 if there is not exactly one
 * point. Each is an exact sum of six products, rounded once. */
static inline void point_of_planes(const double *a, const double *b, const double *c,
                                   Exact point[4])
{
    double column[4][3];
    Term terms[6];
    for (int i = 0; i < 4; i++)
        column[i][0] = a[i], column[i][1] = b[i], column[i][2] = c[i];
    exact_triple(terms, column[0], column[1], column[2]);
    point[3] = isect_exact_sum(terms, 6);
    for (int k = 0; k < 3; k++)
        column[3][k] = -column[3][k];
    for (int i = 0; i < 3 && point[3].mantissa != 0; i++) {
        exact_triple(terms, column[i == 0 ? 3 : 0], column[i == 1 ? 3 : 1], column[i == 2 ? 3 : 2]);
        point[i] = isect_exact_sum(terms, 6);
    }
}

#endif
