/* hull/mesh.h - the triangles of a hull that is being built, their outside sets, and the steps that
 * build it.
 *
 * The corners of a triangle are anticlockwise as seen from outside. Half-edge k runs from corner k
 * to the next one; `twin` is that of the neighbour that runs back, as 3 * triangle + k. A point
 * that is above a triangle, and no corner yet, is in the outside set of one of those; the first of
 * a set is the highest, as far as rounding tells.
 *
 * Whether a point is above a triangle, or triangles are in one plane, is decided by isect_orient3d,
 * without rounding, after a filter: the height over a, b, c in units of the normal's length,
 *
 *   height = dot(cross(b - a, c - a), p - a)           in double, h = epsilon / 2
 *   each of the six products of the normal             4 h: 2 differences, product, sum
 *   what it adds to the height                         8 h: difference, product, 2 sums more
 *   error = 8 h (Sx Lx + Sy Ly + Sz Lz) + underflow    S: sizes of the products, L: extent of the
 * box
 *
 * Nothing is certain if the height is NaN or infinite. */
#ifndef ISECT_HULL_MESH_H
#define ISECT_HULL_MESH_H

#include "core/vec3.h"
#include "exact/filter.h"
#include <stddef.h>
#include HEADER(exact)
#include HEADER(hull)

#define NONE UINT32_MAX

typedef struct Face {
    uint32_t corner[3]; /* points; the first is NONE if there is no such triangle any more */
    uint32_t twin[3];   /* sides of neighbours */
    uint32_t outside;   /* of the points that wait */
    uint32_t previous,
        next;      /* of the triangles where points wait; free ones and walks use `after` */
    uint32_t mark; /* the round in which it was visited; later, its face */
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
    uint32_t *link; /* of an outside point the next one of its set; of a corner, see add_corner */
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

/* ---- hull/mesh.c ---- */

/* Sets the normal and the error of its height. */
void X(hull_measure_face)(const Build *b, Face *f);
/* A triangle without neighbours; returns its index. */
uint32_t X(hull_make_face)(Build *b, uint32_t i, uint32_t j, uint32_t k);
void X(hull_link_twins)(Build *b, uint32_t half_edge, uint32_t other);

/* ---- hull/simplex.c ---- */

enum { HULL_DIRECTIONS = 13, HULL_EXTREMES = 2 * HULL_DIRECTIONS };

/* The least and the greatest point along each direction, 2 i and 2 i + 1; false if a coordinate is
 * not finite. */
bool X(hull_find_extremes)(const Build *b, uint32_t extreme[HULL_EXTREMES]);
void X(hull_find_box)(Build *b, const uint32_t extreme[HULL_EXTREMES]);
/* Affinely independent points, as many as there are; returns the dimension, one less. */
int X(hull_initial_simplex)(const Build *b, const uint32_t extreme[HULL_EXTREMES],
                            uint32_t corner[4]);
/* The four triangles of four corners. */
void X(hull_make_tetrahedron)(Build *b, const uint32_t corner[4], uint32_t at[4]);

/* ---- hull/quickhull.c, hull/merge.c, hull/flat.c ---- */

/* All triangles; false if the caller cancels. */
bool X(hull_make_solid)(Build *b, const uint32_t extreme[HULL_EXTREMES], const uint32_t corner[4]);
void X(hull_merge)(Build *b, X(hull) * hull);
/* The polygon of points in one plane; the first three corners are not on a line. */
void X(hull_make_polygon)(Build *b, X(hull) * hull, const uint32_t corner[4]);
void X(hull_make_segment)(Build *b, X(hull) * hull);
void X(hull_make_point)(Build *b, X(hull) * hull);

/* ---- hull/supporting.c ---- */

typedef struct HullFrame {
    double scale, extent[3], length; /* of coordinates; of the box, scaled; of normals */
} HullFrame;

HullFrame X(hull_frame)(const Build *b);
/* Through a point; the normal may have any length, each number of it is off by `error`. */
X(plane)
X(hull_supporting_plane)
(const HullFrame *frame, const double normal[3], const double error[3], X(vec3) point);
X(plane) X(hull_plane_of_face)(const Build *b, const HullFrame *frame, const Face *f);
/* At least how far points of outside sets are above the planes of triangles. */
double X(hull_left_out)(const Build *b);

#endif
