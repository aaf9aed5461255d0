/* bvh/node.h - the parts of nodes and blocks: corners of the mesh, float bounds, sorted
 * children. */
#ifndef ISECT_BVH_NODE_H
#define ISECT_BVH_NODE_H

#include "bvh/morton.h"
#include "bvh/tree.h"
#include "core/power.h"
#include <string.h>

/* ---- the caller's mesh ---- */

static inline isect_status check_mesh(const X(mesh) * mesh, Mesh *checked)
{
    size_t triangles = mesh->triangle_count, vertices = mesh->vertex_count;
    *checked =
        (Mesh){(const char *)mesh->positions, stride_in_bytes(mesh->stride, 3 * sizeof(real)),
               vertices, mesh->indices, triangles};
    if (triangles > INT32_MAX || (triangles && !mesh->positions))
        return ISECT_BAD_ARGUMENT;
    if (!mesh->indices)
        return triangles <= vertices / 3 ? ISECT_OK : ISECT_BAD_ARGUMENT;
    uint32_t most = 0; /* the maximum of all, without a branch: the loop is vectorized */
    for (size_t i = 0; i < 3 * triangles; i++)
        most = mesh->indices[i] > most ? mesh->indices[i] : most;
    return triangles && most >= vertices ? ISECT_BAD_ARGUMENT : ISECT_OK;
}

static inline size_t vertex_of(const Mesh *mesh, size_t triangle, int corner)
{
    size_t i = 3 * triangle + (size_t)corner;
    return mesh->indices ? mesh->indices[i] : i;
}

/* The nine coordinates, copied one by one. A struct copy would be stored and loaded again. */
static inline void corners_of(const Mesh *mesh, size_t triangle, real corner[9])
{
    for (int i = 0; i < 3; i++) {
        const char *position = mesh->positions + vertex_of(mesh, triangle, i) * mesh->stride;
        memcpy(corner + 3 * i, position, sizeof(real));
        memcpy(corner + 3 * i + 1, position + sizeof(real), sizeof(real));
        memcpy(corner + 3 * i + 2, position + 2 * sizeof(real), sizeof(real));
    }
}

/* True if the mesh exceeds the inner caches. */
static inline bool is_large(const Mesh *mesh)
{
    return mesh->triangles > 1 << 17;
}

/* Prefetch functions are always inlined: a compiler that sees a function without effect may remove
 * the call. */
#define ASKING static inline __attribute__((always_inline))

/* Prefetch what a triangle needs: first its indices, then, once those are loaded, its corners.
 * Triangles in tree order may lie anywhere in memory. */
ASKING void ask_indices(const Mesh *mesh, size_t triangle)
{
    if (mesh->indices)
        __builtin_prefetch(mesh->indices + 3 * triangle);
}
ASKING void ask_corners(const Mesh *mesh, size_t triangle)
{
    for (int i = 0; i < 3; i++)
        __builtin_prefetch(mesh->positions + vertex_of(mesh, triangle, i) * mesh->stride);
}

static inline void write_corners(Triangles *block, int i, const Mesh *mesh, uint32_t prim)
{
    real corner[9];
    corners_of(mesh, prim, corner);
    for (int f = 0; f < 9; f++)
        block->corner[f][i] = corner[f];
}

static inline bool are_finite(const real corner[9])
{
    real zero = 0; /* NaN if a coordinate is infinite or NaN */
    for (int i = 0; i < 9; i++)
        zero += corner[i] * 0;
    return zero == 0;
}

/* Sets the keys of the finite triangles, their count and the numbers of bits, and the box of each
 * triangle at its index: bvh/morton_keys.c. */
void X(bvh_codes)(const Mesh *mesh, Box *box, Morton *morton);

/* ---- bounds ---- */

/* The greatest float not above x, and the least float not below x. */
static inline float bound_below(real x)
{
    float f = (float)x;
    return (real)f > x ? -float_above(-f) : f;
}
static inline float bound_above(real x)
{
    float f = (float)x;
    return (real)f < x ? float_above(f) : f;
}

/* The box of a triangle. */
static inline void box_around(const real corner[9], Box *box)
{
    for (int k = 0; k < 3; k++) {
        real a = corner[k], b = corner[k + 3], c = corner[k + 6];
        real least = a < b ? a : b, most = a > b ? a : b;
        box->lower[k] = bound_below(least < c ? least : c);
        box->upper[k] = bound_above(most > c ? most : c);
    }
}

/* Children are stored first; an absent child has empty bounds. */
static inline bool has_child(const Node *node, int i)
{
    return node->bound[0][i] <= node->bound[1][i];
}

/* The bounds of a child: lower x, upper x, lower y, ... */
typedef struct Bound {
    float number[6];
} Bound;

static inline Bound bound_of_node(const Node *node)
{
    Bound bound;
    for (int k = 0; k < 6; k += 2) {
        float lower = INFINITY, upper = -INFINITY;
        for (int i = 0; i < WIDTH; i++) {
            const float low = node->bound[k][i], up = node->bound[k + 1][i];
            lower = low < lower ? low : lower, upper = up > upper ? up : upper;
        }
        bound.number[k] = lower, bound.number[k + 1] = upper;
    }
    return bound;
}
static inline Bound bound_of_child(const Node *node, int i)
{
    Bound bound;
    for (int k = 0; k < 6; k++)
        bound.number[k] = node->bound[k][i];
    return bound;
}
static inline void set_bound(Node *node, int i, Bound bound)
{
    for (int k = 0; k < 6; k++)
        node->bound[k][i] = bound.number[k];
}

/* Half the surface area of a box whose six numbers lie `step` apart. */
static inline double area_of(const float *bound, size_t step)
{
    double side[3];
    for (size_t k = 0; k < 3; k++)
        side[k] = (double)bound[(2 * k + 1) * step] - (double)bound[2 * k * step];
    return side[0] * side[1] + side[1] * side[2] + side[2] * side[0];
}

/* A box in full precision. */
typedef struct Extent {
    real lower[3], upper[3];
} Extent;

static const Extent extent_of_none = {{REAL_INF, REAL_INF, REAL_INF},
                                      {-REAL_INF, -REAL_INF, -REAL_INF}};

static inline void add_extent(Extent *to, const Extent *other)
{
    for (int k = 0; k < 3; k++) {
        to->lower[k] = other->lower[k] < to->lower[k] ? other->lower[k] : to->lower[k];
        to->upper[k] = other->upper[k] > to->upper[k] ? other->upper[k] : to->upper[k];
    }
}

static inline Bound bound_of_extent(const Extent *extent)
{
    Bound bound;
    for (int k = 0; k < 3; k++) {
        bound.number[2 * k] = bound_below(extent->lower[k]);
        bound.number[2 * k + 1] = bound_above(extent->upper[k]);
    }
    return bound;
}

/* Sets the statistics that follow from the nodes and the bounds of all triangles, and the largest
 * bound: bvh/refit.c. */
void X(bvh_measure)(X(bvh) * bvh, const Extent *extent);

static inline Extent extent_of_block(const Triangles *block)
{
    real least[3][WIDTH], most[3][WIDTH];
    Extent extent = extent_of_none;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < WIDTH; i++) {
            const real a = block->corner[k][i], b = block->corner[k + 3][i],
                       c = block->corner[k + 6][i];
            const real low = a < b ? a : b, up = a > b ? a : b;
            least[k][i] = low < c ? low : c, most[k][i] = up > c ? up : c;
        }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < WIDTH; i++) {
            extent.lower[k] = least[k][i] < extent.lower[k] ? least[k][i] : extent.lower[k];
            extent.upper[k] = most[k][i] > extent.upper[k] ? most[k][i] : extent.upper[k];
        }
    return extent;
}

static inline void write_bounds(Node *node, const Box *const child[WIDTH], int count)
{
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < WIDTH; i++) {
            node->bound[2 * k][i] = i < count ? child[i]->lower[k] : INFINITY;
            node->bound[2 * k + 1][i] = i < count ? child[i]->upper[k] : -INFINITY;
        }
}

#endif
