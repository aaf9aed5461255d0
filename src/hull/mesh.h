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

#define NONE UINT32_MAX

typedef struct Face {
    uint32_t corner[3]; /* points; the first is NONE if there is no such triangle any more */
    uint32_t twin[3];   /* sides of neighbours */
    uint32_t outside;   /* of the points that wait */
    uint32_t previous,
        next;      /* of the triangles where points wait; free ones and walks use `after` */
    uint32_t mark; /* the round in which it was looked at; later, its face */
    double height; /* of the first point */
    union {
        double normal[3];
        uint32_t edge[3]; /* the edge that begins with side k, when all is done */
    };
    double error;
} Face;

typedef struct Build {
    const char *x, *y, *z; /* the points: numbers `stride` bytes apart */
    size_t stride;
    uint32_t count;
    Vec3 lower, upper; /* their box */
    double extent[3];  /* its lengths, not less */
    uint32_t *link;    /* of a point that waits the next one; of a corner, see add_corner */
    Face *face;
    uint32_t faces, free, active; /* triangles ever made, the first free one, where points wait */
    uint32_t round;
    uint32_t *horizon, *unassigned; /* for the time of a round */
    size_t done;                    /* points that are corners or within */
    size_t corners, most;           /* so many there are, and may be */
    const X(hull_options) * options;
    /* What is made. */
    X(vec3) * vertices;
    X(plane) * planes;
    X(hull_edge) * edges;
    uint32_t *sources, *first_edge;
} Build;

static inline real coordinate_at(const char *first, size_t stride, uint32_t i)
{
    return *(const real *)(const void *)(first + stride * i);
}
static inline Vec3 point_at(const Build *b, uint32_t i)
{
    return (Vec3){coordinate_at(b->x, b->stride, i), coordinate_at(b->y, b->stride, i),
                  coordinate_at(b->z, b->stride, i)};
}

static inline double rough_height(const Face *f, Vec3 from, Vec3 p)
{
    return f->normal[0] * ((double)p.x - (double)from.x) +
           f->normal[1] * ((double)p.y - (double)from.y) +
           f->normal[2] * ((double)p.z - (double)from.z);
}

/* 1 if the point p is above the triangle, -1 below, 0 in its plane; and how high it is. */
static inline int orientation_of(const Build *b, const Face *f, Vec3 p, double *height)
{
    const Vec3 from = point_at(b, f->corner[0]);
    *height = rough_height(f, from, p);
    if (fabs(*height) > f->error)
        return *height > 0 ? 1 : -1;
    const Vec3 second = point_at(b, f->corner[1]), third = point_at(b, f->corner[2]);
    return -X(orient3d)(&from, &second, &third, &p);
}

static inline Offset3 offset_of(Vec3 a, Vec3 b)
{
    return offset3(&a, &b);
}

static inline void measure_face(const Build *b, Face *f)
{
    const Vec3 from = point_at(b, f->corner[0]);
    const Offset3 p = offset_of(point_at(b, f->corner[1]), from);
    const Offset3 q = offset_of(point_at(b, f->corner[2]), from);
    f->normal[0] = p.y * q.z - p.z * q.y;
    f->normal[1] = p.z * q.x - p.x * q.z;
    f->normal[2] = p.x * q.y - p.y * q.x;
    f->error = 5 * DBL_EPSILON *
                   ((fabs(p.y * q.z) + fabs(p.z * q.y)) * b->extent[0] +
                    (fabs(p.z * q.x) + fabs(p.x * q.z)) * b->extent[1] +
                    (fabs(p.x * q.y) + fabs(p.y * q.x)) * b->extent[2]) +
               0x1p-1060 * (1 + b->extent[0] + b->extent[1] + b->extent[2]);
}

/* A triangle without neighbours. */
static inline uint32_t make_face(Build *b, uint32_t i, uint32_t j, uint32_t k)
{
    const uint32_t at = b->free != NONE ? b->free : b->faces++;
    Face *f = &b->face[at];
    if (b->free != NONE)
        b->free = f->next;
    *f = (Face){.corner = {i, j, k}, .outside = NONE};
    measure_face(b, f);
    return at;
}

static inline void link_twins(Build *b, uint32_t half_edge, uint32_t other)
{
    b->face[half_edge / 3].twin[half_edge % 3] = other;
    b->face[other / 3].twin[other % 3] = half_edge;
}

/* Points wait there, or do no longer. */
static inline void activate(Build *b, uint32_t at)
{
    b->face[at].previous = NONE, b->face[at].next = b->active;
    if (b->active != NONE)
        b->face[b->active].previous = at;
    b->active = at;
}
static inline void deactivate(Build *b, uint32_t at)
{
    const Face *f = &b->face[at];
    if (f->previous != NONE)
        b->face[f->previous].next = f->next;
    else
        b->active = f->next;
    if (f->next != NONE)
        b->face[f->next].previous = f->previous;
}

/* Let a point wait above a triangle. */
static inline void add_outside(Build *b, uint32_t at, uint32_t point, double height)
{
    Face *f = &b->face[at];
    if (f->outside == NONE)
        activate(b, at);
    if (f->outside == NONE || height > f->height) {
        b->link[point] = f->outside;
        f->outside = point, f->height = height;
    } else {
        b->link[point] = b->link[f->outside];
        b->link[f->outside] = point;
    }
}

/* Let a point wait above the first of these triangles that it is above; else it is settled. */
static inline void assign(Build *b, uint32_t point, const uint32_t *at, size_t count)
{
    const Vec3 p = point_at(b, point);
    for (size_t i = 0; i < count; i++) {
        double height;
        if (orientation_of(b, &b->face[at[i]], p, &height) > 0) {
            add_outside(b, at[i], point, height);
            return;
        }
    }
    b->done++;
}

#endif
