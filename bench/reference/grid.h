/* bench/reference/grid.h - a uniform grid: rays by the traversal of Amanatides and Woo (A fast
 * voxel traversal algorithm for ray tracing, 1987), and all overlapping pairs of boxes (Ericson,
 * Real-Time Collision Detection, 7.1). A cell has a list of the things whose boxes meet it. Lists
 * are sorted by counting. A ray remembers with each triangle that it was tested. A pair of boxes
 * belongs to the cell with the lower corner of what they have in common. */
#ifndef BENCH_GRID_H
#define BENCH_GRID_H

#include "isect/broadphase.h"
#include "isect/cast.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct grid {
    float lower[3], cell[3], inverse[3];
    int count[3];
    uint32_t *first, *item; /* the things of cell c are item[first[c]] to item[first[c + 1] - 1] */
} grid;

static inline int grid_cell(const grid *g, int axis, float x)
{
    const int i = (int)((x - g->lower[axis]) * g->inverse[axis]);
    return i < 0 ? 0 : i >= g->count[axis] ? g->count[axis] - 1 : i;
}
static inline size_t grid_index(const grid *g, int x, int y, int z)
{
    return ((size_t)z * (size_t)g->count[1] + (size_t)y) * (size_t)g->count[0] + (size_t)x;
}
static inline size_t grid_cells(const grid *g)
{
    return (size_t)g->count[0] * (size_t)g->count[1] * (size_t)g->count[2];
}

/* `size`: the edge of a cell. */
static inline void grid_start(grid *g, const isect_aabb *bounds, float size)
{
    const float *lower = &bounds->lower.x, *upper = &bounds->upper.x;
    for (int k = 0; k < 3; k++) {
        const float extent = upper[k] - lower[k];
        const float wanted = ceilf(extent / size);
        g->count[k] = wanted < 1 ? 1 : wanted > 512 ? 512 : (int)wanted;
        g->lower[k] = lower[k];
        g->cell[k] = extent > 0 ? extent / (float)g->count[k] : 1;
        g->inverse[k] = 1 / g->cell[k];
    }
}

static inline void grid_fill(grid *g, const isect_aabb *box, size_t n)
{
    g->first = calloc(grid_cells(g) + 2, sizeof *g->first);
    g->item = NULL;
    for (int pass = 0; pass < 2 && g->first; pass++) {
        for (size_t i = 0; i < n; i++) {
            const float *lower = &box[i].lower.x, *upper = &box[i].upper.x;
            int from[3], to[3];
            for (int k = 0; k < 3; k++)
                from[k] = grid_cell(g, k, lower[k]), to[k] = grid_cell(g, k, upper[k]);
            for (int z = from[2]; z <= to[2]; z++)
                for (int y = from[1]; y <= to[1]; y++)
                    for (int x = from[0]; x <= to[0]; x++)
                        if (pass)
                            g->item[g->first[grid_index(g, x, y, z) + 1]++] = (uint32_t)i;
                        else
                            g->first[grid_index(g, x, y, z) + 2]++;
        }
        for (size_t c = 0; c < grid_cells(g) && !pass; c++)
            g->first[c + 2] += g->first[c + 1];
        if (!pass)
            g->item = malloc(((size_t)g->first[grid_cells(g) + 1] + 1) * sizeof *g->item);
        if (!g->item)
            abort();
    }
}
static inline void grid_free(grid *g)
{
    free(g->first), free(g->item);
}

/* The nearest hit, with the triangle test of isect. `last[i]` is the number of the ray that tested
 * triangle i. */
static inline isect_mesh_touch grid_cast(const grid *g, const isect_triangle *triangles,
                                         const isect_aabb *bounds, const isect_ray *ray,
                                         uint32_t *last, uint32_t number)
{
    isect_mesh_touch best = {INFINITY, 0, 0, UINT32_MAX};
    isect_ray rest = *ray;
    const isect_span span = isect_cast_ray_aabb(ray, bounds);
    const float *origin = &ray->origin.x, *dir = &ray->dir.x;
    int at[3], step[3];
    float next[3], delta[3];
    if (span.enter > span.leave)
        return best;
    for (int k = 0; k < 3; k++) {
        at[k] = grid_cell(g, k, origin[k] + span.enter * dir[k]);
        step[k] = dir[k] < 0 ? -1 : 1;
        const float border = g->lower[k] + (float)(at[k] + (dir[k] >= 0)) * g->cell[k];
        next[k] = dir[k] != 0 ? (border - origin[k]) / dir[k] : INFINITY;
        delta[k] = dir[k] != 0 ? g->cell[k] / fabsf(dir[k]) : INFINITY;
    }
    for (;;) {
        const size_t c = grid_index(g, at[0], at[1], at[2]);
        for (uint32_t i = g->first[c]; i < g->first[c + 1]; i++) {
            const uint32_t prim = g->item[i];
            if (last[prim] == number)
                continue;
            last[prim] = number;
            const isect_touch touch = isect_cast_ray_triangle(&rest, &triangles[prim]);
            if (touch.t < best.t || (touch.t == best.t && prim < best.prim)) {
                best = (isect_mesh_touch){touch.t, touch.u, touch.v, prim};
                rest.t_max = touch.t;
            }
        }
        const int k = next[0] < next[1] ? (next[0] < next[2] ? 0 : 2) : (next[1] < next[2] ? 1 : 2);
        if (best.t < next[k])
            return best;
        at[k] += step[k];
        if (at[k] < 0 || at[k] >= g->count[k])
            return best;
        next[k] += delta[k];
    }
}

/* How many pairs of boxes overlap; the first `room` of them are written. */
static inline size_t grid_pairs(const grid *g, const isect_aabb *box, uint32_t (*pairs)[2],
                                size_t room)
{
    size_t count = 0;
    for (int z = 0; z < g->count[2]; z++)
        for (int y = 0; y < g->count[1]; y++)
            for (int x = 0; x < g->count[0]; x++) {
                const size_t c = grid_index(g, x, y, z);
                for (uint32_t i = g->first[c]; i < g->first[c + 1]; i++)
                    for (uint32_t k = i + 1; k < g->first[c + 1]; k++) {
                        const uint32_t s = g->item[i], t = g->item[k];
                        const isect_aabb *a = &box[s], *b = &box[t];
                        if (!isect_overlap_aabb_aabb(a, b) ||
                            grid_cell(g, 0, fmaxf(a->lower.x, b->lower.x)) != x ||
                            grid_cell(g, 1, fmaxf(a->lower.y, b->lower.y)) != y ||
                            grid_cell(g, 2, fmaxf(a->lower.z, b->lower.z)) != z)
                            continue;
                        if (count < room)
                            pairs[count][0] = s, pairs[count][1] = t;
                        count++;
                    }
            }
    return count;
}

#endif
