/* bench/reference/obb_pca.h - a box along the principal axes of points, as it is usually written
 * (Gottschalk, Lin, Manocha, OBBTree, 1996, for points): a loop for the mean, one for the
 * covariance, its eigenvectors by Jacobi rotations, and a loop for the extents along the axes. */
#ifndef BENCH_OBB_PCA_H
#define BENCH_OBB_PCA_H

#include "precision.h"

static inline void eigenvectors(real a[3][3], real v[3][3])
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            v[i][k] = i == k;
    for (int turn = 0; turn < 24; turn++) {
        const int p = turn % 3 == 2, q = turn % 3 == 0 ? 1 : 2;
        if (a[p][q] == 0)
            continue;
        const real theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        const real t = (theta < 0 ? -1 : 1) / (real_abs(theta) + real_sqrt(theta * theta + 1));
        const real c = 1 / real_sqrt(t * t + 1), s = t * c;
        for (int k = 0; k < 3; k++) {
            const real x = a[k][p], y = a[k][q];
            a[k][p] = c * x - s * y, a[k][q] = s * x + c * y;
        }
        for (int k = 0; k < 3; k++) {
            const real x = a[p][k], y = a[q][k], m = v[k][p], n = v[k][q];
            a[p][k] = c * x - s * y, a[q][k] = s * x + c * y;
            v[k][p] = c * m - s * n, v[k][q] = s * m + c * n;
        }
    }
}

/* Returns the half extents along the axes. */
static inline vec3 obb_pca(const vec3 *p, size_t n, vec3 axis[3])
{
    vec3 mean = {0, 0, 0};
    real a[3][3] = {{0}}, v[3][3];
    for (size_t i = 0; i < n; i++)
        mean.x += p[i].x, mean.y += p[i].y, mean.z += p[i].z;
    mean.x /= (real)n, mean.y /= (real)n, mean.z /= (real)n;
    for (size_t i = 0; i < n; i++) {
        const vec3 d = sub(p[i], mean);
        a[0][0] += d.x * d.x, a[0][1] += d.x * d.y, a[0][2] += d.x * d.z;
        a[1][1] += d.y * d.y, a[1][2] += d.y * d.z, a[2][2] += d.z * d.z;
    }
    a[1][0] = a[0][1], a[2][0] = a[0][2], a[2][1] = a[1][2];
    eigenvectors(a, v);
    for (int k = 0; k < 3; k++)
        axis[k] = (vec3){v[0][k], v[1][k], v[2][k]};
    vec3 lower = {dot(axis[0], p[0]), dot(axis[1], p[0]), dot(axis[2], p[0])}, upper = lower;
    for (size_t i = 1; i < n; i++) {
        const vec3 d = {dot(axis[0], p[i]), dot(axis[1], p[i]), dot(axis[2], p[i])};
        lower = (vec3){least(lower.x, d.x), least(lower.y, d.y), least(lower.z, d.z)};
        upper = (vec3){most(upper.x, d.x), most(upper.y, d.y), most(upper.z, d.z)};
    }
    return (vec3){(upper.x - lower.x) / 2, (upper.y - lower.y) / 2, (upper.z - lower.z) / 2};
}

#endif
