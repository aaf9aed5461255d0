/* hull/mesh.h - the triangles of a hull under construction, their outside sets, and the steps of
 * the construction.
 *
 * The corners of a triangle are anticlockwise seen from outside. Half-edge k runs from corner k to
 * the next one; `twin` is the opposite half-edge of the neighbour, as 3 * triangle + k. A point
 * that is above a triangle, and not a corner yet, is in the outside set of one such triangle. The
 * first point of a set is the highest, up to rounding.
 *
 * isect_orient3d decides exactly whether a point is above a triangle, and whether triangles are
 * coplanar. Before it runs a filter: the height over a, b, c in units of the normal's length,
 *
 *   height = dot(cross(b - a, c - a), p - a)           in double, h = epsilon / 2
 *   each of the six products of the normal             4 h: 2 differences, product, sum
 *   its contribution to the height                     8 h: difference, product, 2 sums more
 *   error = 8 h (Sx Lx + Sy Ly + Sz Lz) + underflow    S: sums of the absolute products,
 *                                                      L: extent of the box
 *
 * If the height is NaN or infinite, it is not certain. */
#ifndef ISECT_HULL_MESH_H
#define ISECT_HULL_MESH_H

#include "core/vec3.h"
#include "exact/filter.h"
#include <stddef.h>
#include HEADER(exact)
#include HEADER(hull)

#define NONE UINT32_MAX

typedef struct Face {
    uint32_t corner[3];      /* points; NONE stands first if the triangle is removed */
    uint32_t twin[3];        /* opposite half-edges */
    uint32_t outside;        /* the first point of the outside set */
    uint32_t previous, next; /* links of active triangles; free and visited triangles use `next` */
    uint32_t mark;           /* the round in which it was visited; later, its face */
    double height;           /* height of the first point */
    union {
        double normal[3];
        uint32_t edge[3]; /* the edge that begins with side k, at the end */
    };
    double error;
} Face;

typedef struct Build {
    const char *x, *y, *z; /* coordinates, `stride` bytes apart */
    size_t stride;
    uint32_t count;
    Vec3 lower, upper; /* the bounding box */
    double extent[3];  /* its lengths, not less */
    uint32_t *link;    /* outside point: the next one of its set; corner: see add_corner */
    Face *face;
    uint32_t faces, free, active; /* number ever made, first free one, first active one */
    uint32_t round;
    uint32_t *horizon, *unassigned; /* temporary data of a round */
    size_t done;                    /* points that are corners or inside */
    size_t corners, most;           /* number of corners, and their limit */
    const X(hull_options) * options;
    /* The results. */
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

/* 1 if the point p is above the triangle, -1 below, 0 in its plane; also its approximate height. */
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

/* Sets the normal and the error bound of heights. */
void X(hull_measure_face)(const Build *b, Face *f);
/* Makes a triangle without neighbours. Returns its index. */
uint32_t X(hull_make_face)(Build *b, uint32_t i, uint32_t j, uint32_t k);
void X(hull_link_twins)(Build *b, uint32_t half_edge, uint32_t other);

/* ---- hull/simplex.c ---- */

enum { HULL_DIRECTIONS = 13, HULL_EXTREMES = 2 * HULL_DIRECTIONS };

/* The least and the greatest point along each direction, 2 i and 2 i + 1; false if a coordinate is
 * not finite. */
bool X(hull_find_extremes)(const Build *b, uint32_t extreme[HULL_EXTREMES]);
void X(hull_find_box)(Build *b, const uint32_t extreme[HULL_EXTREMES]);
/* Finds affinely independent points, at most four. Returns the dimension, one less than their
 * number. */
int X(hull_initial_simplex)(const Build *b, const uint32_t extreme[HULL_EXTREMES],
                            uint32_t corner[4]);
/* Makes the four triangles of a tetrahedron. */
void X(hull_make_tetrahedron)(Build *b, const uint32_t corner[4], uint32_t at[4]);

/* ---- hull/quickhull.c, hull/merge.c, hull/flat.c ---- */

/* Makes all triangles; false if the caller cancels. */
bool X(hull_make_solid)(Build *b, const uint32_t extreme[HULL_EXTREMES], const uint32_t corner[4]);
void X(hull_merge)(Build *b, X(hull) * hull);
/* The polygon of coplanar points; the first three corners are not collinear. */
void X(hull_make_polygon)(Build *b, X(hull) * hull, const uint32_t corner[4]);
void X(hull_make_segment)(Build *b, X(hull) * hull);
void X(hull_make_point)(Build *b, X(hull) * hull);

/* ---- hull/supporting.c ---- */

typedef struct HullFrame {
    double scale, extent[3], length; /* scale: factor of the coordinates; extent: of the scaled box;
                                        length: of normals */
} HullFrame;

HullFrame X(hull_frame)(const Build *b);
/* The plane through a point; the normal may have any length, each component has an error of at most
 * `error`. */
X(plane)
X(hull_supporting_plane)
(const HullFrame *frame, const double normal[3], const double error[3], X(vec3) point);
X(plane) X(hull_plane_of_face)(const Build *b, const HullFrame *frame, const Face *f);
/* An upper bound of the height of points of outside sets above the planes of triangles. */
double X(hull_left_out)(const Build *b);

#endif
