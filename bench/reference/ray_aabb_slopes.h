/* Ray against box by slopes, yes or no (Eisemann, Magnor, Grosch and Mueller, Fast Ray/Axis-Aligned
 * Bounding Box Overlap Tests using Ray Slopes, JGT 12(4), 2007). In the plane of two axes the ray
 * is a line of known slope: where it leaves the slab of one axis, it must have entered the slab of
 * the other. The slopes, and the class of the ray - the signs of its direction - are computed once
 * per ray. The forms:
 * * as published: code for each class, with early exits;
 * * without a branch: the signs select and negate the coordinates of the box;
 * * the latter for four boxes at once.
 *
 * They require t_min = 0 and no far end. */
#ifndef BENCH_RAY_AABB_SLOPES_H
#define BENCH_RAY_AABB_SLOPES_H

#include "four.h"

typedef struct sloped_ray {
    real origin[3];
    real slope[3][3], shift[3][3]; /* x[j] = slope[i][j] * x[i] + shift[i][j] */
    real sign[3];                  /* -1 or 1; scales the coordinates of the fields below */
    real start[3], turned_slope[3][3], turned_shift[3][3];
    int nearer[3], farther[3]; /* indices into the six numbers of a box */
    int type;
} sloped_ray;

static inline sloped_ray slopes_of_ray(const X(ray) * ray)
{
    sloped_ray r = {.origin = {ray->origin.x, ray->origin.y, ray->origin.z}};
    const real dir[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    for (int i = 0; i < 3; i++) {
        r.type = 3 * r.type + (dir[i] > 0) - (dir[i] < 0) + 1;
        r.sign[i] = dir[i] < 0 ? -1 : 1;
        r.start[i] = r.sign[i] * r.origin[i];
        r.nearer[i] = dir[i] < 0 ? 3 + i : i;
        r.farther[i] = dir[i] < 0 ? i : 3 + i;
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            r.slope[i][j] = dir[j] / dir[i];
            r.shift[i][j] = r.origin[j] - r.slope[i][j] * r.origin[i];
            r.turned_slope[i][j] = dir[i] == 0 ? 0 : r.sign[i] * r.sign[j] * r.slope[i][j];
            r.turned_shift[i][j] = dir[i] == 0 ? INFINITY : r.sign[j] * r.shift[i][j];
        }
    return r;
}

/* The test of one class: the signs are constants where this is inlined. */
static inline __attribute__((always_inline)) bool
slopes_meet(const sloped_ray *r, const X(aabb) * box, int x, int y, int z)
{
    const real lower[3] = {box->lower.x, box->lower.y, box->lower.z};
    const real upper[3] = {box->upper.x, box->upper.y, box->upper.z};
    const int sign[3] = {x, y, z};
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++)
        if ((sign[i] >= 0 && r->origin[i] > upper[i]) || (sign[i] <= 0 && r->origin[i] < lower[i]))
            return false;
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++)
#pragma GCC unroll 3
        for (int j = 0; j < 3; j++) {
            if (i == j || sign[i] == 0 || sign[j] == 0)
                continue;
            real at = r->slope[i][j] * (sign[i] > 0 ? upper[i] : lower[i]) + r->shift[i][j];
            if (sign[j] > 0 ? at < lower[j] : at > upper[j])
                return false;
        }
    return true;
}

static inline bool ray_aabb_slopes(const sloped_ray *r, const X(aabb) * box)
{
#define SLOPES_CLASS(x, y, z)                                                                      \
    case 9 * (x) + 3 * (y) + (z) + 13:                                                             \
        return slopes_meet(r, box, x, y, z);
#define SLOPES_CLASSES(x, y) SLOPES_CLASS(x, y, -1) SLOPES_CLASS(x, y, 0) SLOPES_CLASS(x, y, 1)
    switch (r->type) {
        SLOPES_CLASSES(-1, -1)
        SLOPES_CLASSES(-1, 0)
        SLOPES_CLASSES(-1, 1)
        SLOPES_CLASSES(0, -1)
        SLOPES_CLASSES(0, 0)
        SLOPES_CLASSES(0, 1)
        SLOPES_CLASSES(1, -1)
        SLOPES_CLASSES(1, 0)
        SLOPES_CLASSES(1, 1)
    }
    return false;
}

static inline bool ray_aabb_slopes_flat(const sloped_ray *r, const X(aabb) * box)
{
    const real *number = (const real *)box;
    real nearer[3], farther[3];
    for (int i = 0; i < 3; i++) {
        nearer[i] = r->sign[i] * number[r->nearer[i]];
        farther[i] = r->sign[i] * number[r->farther[i]];
    }
    bool meet = true;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        meet &= r->start[i] <= farther[i];
        meet &= r->turned_slope[i][j] * farther[i] + r->turned_shift[i][j] >= nearer[j];
        meet &= r->turned_slope[i][k] * farther[i] + r->turned_shift[i][k] >= nearer[k];
    }
    return meet;
}

#if !BENCH_DOUBLE
/* Tests boxes i to i + 3 of columns; writes to[0] to to[3]. */
static inline void ray_aabb_slopes_four(const sloped_ray *r, const float *columns, size_t pitch,
                                        size_t i, bool *to)
{
    four nearer[3], farther[3];
    for (int k = 0; k < 3; k++) {
        nearer[k] = r->sign[k] * four_at(columns + (size_t)r->nearer[k] * pitch + i);
        farther[k] = r->sign[k] * four_at(columns + (size_t)r->farther[k] * pitch + i);
    }
    four_words meet = farther[0] >= r->start[0];
    meet &= (farther[1] >= r->start[1]) & (farther[2] >= r->start[2]);
    for (int a = 0; a < 3; a++) {
        const int b = (a + 1) % 3, c = (a + 2) % 3;
        meet &= r->turned_slope[a][b] * farther[a] + r->turned_shift[a][b] >= nearer[b];
        meet &= r->turned_slope[a][c] * farther[a] + r->turned_shift[a][c] >= nearer[c];
    }
    for (int k = 0; k < 4; k++)
        to[k] = meet[k];
}
#endif

#endif
