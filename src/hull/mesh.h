/* hull/mesh.h - the triangles of a hull that is being built, and what lies above them.
 *
 * A triangle has its corners anticlockwise as seen from outside. Side k runs from corner k to the
 * next one; `across` is the side of the neighbour that runs back, as 3 * triangle + side. A point
 * that is found above a triangle, and is no corner yet, waits in a list of one of those that it is
 * above; the first in a list is the highest, by what rounding says.
 *
 * Which points are above, and which triangles lie in one plane, is asked of isect_orient3d, and so
 * is decided without rounding. But first the height over the triangle a, b, c, in units of its
 * normal's length, dot(cross(b - a, c - a), p - a), is computed in double, and believed if it is
 * certain. With h for half an epsilon of double, each of the six products of the normal is off by 2
 * differences, a product and a sum, 4 h of itself, and what it adds to the height by a difference,
 * a product and two sums more: 8 h. Let S be the sum of the sizes of the two products of a number
 * of the normal, and L the length of the box of all points along it: the height is off by no more
 * than 8 h (Sx Lx + Sy Ly + Sz Lz) and what is of second order or underflows: `doubt`. What is NaN
 * or infinite is not certain. */
#ifndef ISECT_HULL_MESH_H
#define ISECT_HULL_MESH_H

#include "core/vec3.h"
#include "exact/filter.h"
#include "isect/hull.h"
#include "isectd/hull.h"
#include <stddef.h>

#define NO_ONE UINT32_MAX

typedef struct Face {
    uint32_t corner[3]; /* points; the first is NO_ONE if there is no such triangle any more */
    uint32_t across[3]; /* sides of neighbours */
    uint32_t first;     /* of the points that wait */
    uint32_t before,
        after;     /* of the triangles where points wait; free ones and walks use `after` */
    uint32_t mark; /* the round in which it was looked at; later, its face */
    double height; /* of the first point */
    union {
        double normal[3];
        uint32_t edge[3]; /* the edge that begins with side k, when all is done */
    };
    double doubt;
} Face;

typedef struct Build {
    const char *x, *y, *z; /* the points: numbers `stride` bytes apart */
    size_t stride;
    uint32_t count;
    Vec3 lower, upper; /* their box */
    double reach[3];   /* its lengths, not less */
    uint32_t *link;    /* of a point that waits the next one; of a corner, see add_corner */
    Face *face;
    uint32_t faces, free, waiting; /* triangles ever made, the first free one, where points wait */
    uint32_t round;
    uint32_t *horizon, *orphans; /* for the time of a round */
    size_t settled;              /* points that are corners or within */
    size_t corners, most;        /* so many there are, and may be */
    const X(hull_options) * options;
    /* What is made. */
    X(vec3) * vertices;
    X(plane) * planes;
    X(hull_edge) * edges;
    uint32_t *sources, *first_edge;
} Build;

static inline real number_at(const char *first, size_t stride, uint32_t i)
{
    return *(const real *)(const void *)(first + stride * i);
}
static inline Vec3 point_at(const Build *b, uint32_t i)
{
    return (Vec3){number_at(b->x, b->stride, i), number_at(b->y, b->stride, i),
                  number_at(b->z, b->stride, i)};
}

static inline double rough_height(const Face *f, Vec3 from, Vec3 p)
{
    return f->normal[0] * ((double)p.x - (double)from.x) +
           f->normal[1] * ((double)p.y - (double)from.y) +
           f->normal[2] * ((double)p.z - (double)from.z);
}

/* 1 if the point p is above the triangle, -1 below, 0 in its plane; and how high it is. */
static inline int side_of(const Build *b, const Face *f, Vec3 p, double *height)
{
    const Vec3 from = point_at(b, f->corner[0]);
    *height = rough_height(f, from, p);
    if (fabs(*height) > f->doubt)
        return *height > 0 ? 1 : -1;
    const Vec3 second = point_at(b, f->corner[1]), third = point_at(b, f->corner[2]);
    return -X(orient3d)(&from, &second, &third, &p);
}

static inline Offset3 minus(Vec3 a, Vec3 b)
{
    return offset3(&a, &b);
}

static inline void measure_face(const Build *b, Face *f)
{
    const Vec3 from = point_at(b, f->corner[0]);
    const Offset3 p = minus(point_at(b, f->corner[1]), from);
    const Offset3 q = minus(point_at(b, f->corner[2]), from);
    f->normal[0] = p.y * q.z - p.z * q.y;
    f->normal[1] = p.z * q.x - p.x * q.z;
    f->normal[2] = p.x * q.y - p.y * q.x;
    f->doubt = 5 * DBL_EPSILON *
                   ((fabs(p.y * q.z) + fabs(p.z * q.y)) * b->reach[0] +
                    (fabs(p.z * q.x) + fabs(p.x * q.z)) * b->reach[1] +
                    (fabs(p.x * q.y) + fabs(p.y * q.x)) * b->reach[2]) +
               0x1p-1060 * (1 + b->reach[0] + b->reach[1] + b->reach[2]);
}

/* A triangle without neighbours. */
static inline uint32_t make_face(Build *b, uint32_t i, uint32_t j, uint32_t k)
{
    const uint32_t at = b->free != NO_ONE ? b->free : b->faces++;
    Face *f = &b->face[at];
    if (b->free != NO_ONE)
        b->free = f->after;
    *f = (Face){.corner = {i, j, k}, .first = NO_ONE};
    measure_face(b, f);
    return at;
}

static inline void join(Build *b, uint32_t side, uint32_t other)
{
    b->face[side / 3].across[side % 3] = other;
    b->face[other / 3].across[other % 3] = side;
}

/* Points wait there, or do no longer. */
static inline void list_face(Build *b, uint32_t at)
{
    b->face[at].before = NO_ONE, b->face[at].after = b->waiting;
    if (b->waiting != NO_ONE)
        b->face[b->waiting].before = at;
    b->waiting = at;
}
static inline void unlist_face(Build *b, uint32_t at)
{
    const Face *f = &b->face[at];
    if (f->before != NO_ONE)
        b->face[f->before].after = f->after;
    else
        b->waiting = f->after;
    if (f->after != NO_ONE)
        b->face[f->after].before = f->before;
}

/* Let a point wait above a triangle. */
static inline void give(Build *b, uint32_t at, uint32_t point, double height)
{
    Face *f = &b->face[at];
    if (f->first == NO_ONE)
        list_face(b, at);
    if (f->first == NO_ONE || height > f->height) {
        b->link[point] = f->first;
        f->first = point, f->height = height;
    } else {
        b->link[point] = b->link[f->first];
        b->link[f->first] = point;
    }
}

/* Let a point wait above the first of these triangles that it is above; else it is settled. */
static inline void place(Build *b, uint32_t point, const uint32_t *at, size_t count)
{
    const Vec3 p = point_at(b, point);
    for (size_t i = 0; i < count; i++) {
        double height;
        if (side_of(b, &b->face[at[i]], p, &height) > 0) {
            give(b, at[i], point, height);
            return;
        }
    }
    b->settled++;
}

#endif
