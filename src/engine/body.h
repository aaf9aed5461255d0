/* engine/body.h - every convex shape given by numbers, and hulls, as input of the solver of
 * engine/convex.h. Each becomes a core with support points in double. Coordinates are relative to a
 * point of one of the shapes, in units of a power of two about the size of the query. */
#ifndef ISECT_ENGINE_BODY_H
#define ISECT_ENGINE_BODY_H

#include "engine/convex.h"
#include "engine/packed.h"
#include "engine/plane_set.h"
#include "engine/polytope.h"

#include <stddef.h>
#include <string.h>

/* S(name, points, vectors, lengths) for each shape: the counts of the numbers of its struct, in
 * this order. All are 0 for views and for shapes of planes. */
#define ALL_BODIES(S)                                                                              \
    S(point, 1, 0, 0)                                                                              \
    S(segment, 2, 0, 0)                                                                            \
    S(triangle, 3, 0, 0)                                                                           \
    S(rectangle, 1, 2, 0)                                                                          \
    S(disc, 1, 1, 1)                                                                               \
    S(sphere, 1, 0, 1)                                                                             \
    S(capsule, 2, 0, 1)                                                                            \
    S(lozenge, 1, 2, 1)                                                                            \
    S(ellipsoid, 1, 3, 3)                                                                          \
    S(cylinder, 2, 0, 1)                                                                           \
    S(cone, 2, 0, 1)                                                                               \
    S(roundcone, 2, 0, 2)                                                                          \
    S(aabb, 2, 0, 0)                                                                               \
    S(obb, 1, 3, 3)                                                                                \
    S(kdop, 0, 0, 0)                                                                               \
    S(frustum, 0, 0, 0)                                                                            \
    S(hull, 0, 0, 0)                                                                               \
    S(tetrahedron, 4, 0, 0)
typedef enum BodyShape {
#define SHAPE(name, points, vectors, lengths) BODY_##name,
    ALL_BODIES(SHAPE)
#undef SHAPE
        BODY_user, /* a core given by a support function */
    BODY_SHAPES
} BodyShape;

/* The numbers of the struct of a shape, in this order. */
typedef struct BodyLayout {
    uint8_t points, vectors, lengths;
} BodyLayout;
static inline const BodyLayout *layout_of(BodyShape shape)
{
    static const BodyLayout layouts[BODY_SHAPES + 1] = {
#define SHAPE(name, points, vectors, lengths) [BODY_##name] = {points, vectors, lengths},
        ALL_BODIES(SHAPE)
#undef SHAPE
    };
    return &layouts[shape];
}
static inline int numbers_of_body(BodyShape shape)
{
    const BodyLayout *layout = layout_of(shape);
    return 3 * (layout->points + layout->vectors) + layout->lengths;
}

/* Is the shape an intersection of half-spaces, whose vertices have to be computed? */
static inline bool is_polytope(BodyShape shape)
{
    return shape == BODY_kdop || shape == BODY_frustum;
}

enum {
    BODY_NUMBERS = 16, /* the most numbers of a shape */
    BODY_NO_PLANE = 250
};

/* A core given by its support function. `center` is a point in the middle, and `extent` is at least
 * the distance of any other point from it. `farthest` may return any bits. */
typedef struct BodyUser {
    void (*farthest)(void *user, const double direction[3], double point[3]);
    void *user;
    double center[3], extent, radius;
} BodyUser;

/* The motion x -> turn x + move. */
typedef struct BodyPose {
    double turn[3][3], move[3];
} BodyPose;
void isect_body_moved(const BodyPose *pose, const double from[3], double to[3]);

/* The input for one shape: its numbers in a row, or the vertices of a hull, or the normals and
 * bounds of a k-DOP, or the planes of a frustum or of a hull without vertices, or a BodyUser.
 * Vertices and planes may have a pose. */
typedef struct BodySource {
    BodyShape shape;
    bool doubles;
    const void *numbers, *lower, *upper;
    size_t vertices, slabs, planes;
    const BodyPose *pose; /* moves vertices or planes; or NULL */
} BodySource;

/* The numbers of a shape in double. */
static inline void source_numbers(const BodySource *source, int count, double *to)
{
    if (source->doubles)
        memcpy(to, source->numbers, (size_t)count * sizeof *to);
    else
        for (int i = 0; i < count; i++)
            to[i] = (double)((const float *)source->numbers)[i];
}

/* In a frame, lengths are in units of 2^exponent, and points are relative to the origin. */
typedef struct BodyFrame {
    double origin[3], unit; /* a power of two: 1, unless numbers would over- or underflow */
    int exponent;
} BodyFrame;

/* The kinds of core (engine/cores.c). */
typedef enum BodyCore {
    CORE_BOX,
    CORE_SIMPLEX,
    CORE_ELLIPSOID,
    CORE_DISCS,
    CORE_BALLS,
    CORE_USER,
    CORE_PLANES,
    CORE_VERTICES
} BodyCore;

enum { PLANED_VERTICES = 256 }; /* of a k-DOP or frustum, at most */

typedef struct Body {
    Convex convex;
    BodyCore core;
    double at[3], edge[3][3]; /* of the core; see engine/cores.c */
    double radius[2];
    BodySource source;
    BodyFrame frame;
    Vertices vertices;                  /* the first vertices of a hull, k-DOP or frustum */
    VertexBounds bounds;                /* the bounds of all vertices, as read */
    double half;                        /* of the box that many planes cut, in units of the frame */
    double rounding;                    /* the error of vertices of a k-DOP or frustum */
    uint8_t planes[PLANED_VERTICES][3]; /* that meet there, ascending; >= BODY_NO_PLANE: none */
    bool endless;                       /* a part of a box, k-DOP or frustum is left out */
    double far; /* the part of a k-DOP, frustum or unbounded box that is farther from 0 is left out;
                 * in units of the caller */
} Body;

/* Returns false if a shape is empty or has an invalid number. The bodies keep pointers to
 * themselves and to the sources. The part of a k-DOP or frustum that is farther from 0 than `far`
 * times the largest number of both shapes, or than BODY_FARTHEST, is left out. */
bool isect_bodies(Body *a, const BodySource *of_a, Body *b, const BodySource *of_b);
bool isect_bodies_within(double far, Body *a, const BodySource *of_a, Body *b,
                         const BodySource *of_b);
#define BODY_FAR 64 /* `far` of isect_bodies */
/* The vertices of a hull in the units of the caller. There are none if it has more than
 * PACKED_VERTICES, if it is invalid, or if the source is no hull. */
void isect_hull_vertices(const BodySource *source, Vertices *vertices);
/* For queries that ignore shapes farther apart than the distance. It also returns false if bounding
 * boxes show that they are; they are compared only where that is cheap. */
bool isect_bodies_near(double distance, Body *a, const BodySource *of_a, Body *b,
                       const BodySource *of_b);
#define BODY_FARTHEST 0x1p1000

/* Multiplies the unit of the body by 2^exponent. The body keeps a point inside. */
void isect_body_grow(Body *body, int exponent);

/* Visits the vertices of CORE_PLANES until `visit` returns false, which is returned; see
 * engine/plane_set.h. */
bool isect_body_vertices(const Body *body, bool (*visit)(void *user, const double vertex[3]),
                         void *user);

/* The planes n . x + d <= 0 of a k-DOP or frustum in the frame of the body; false if plane i does
 * not exist. */
size_t isect_body_planes(const BodySource *source);
bool isect_body_plane(const Body *body, const BodySource *source, size_t i, double n[3], double *d);

/* An identifier of a vertex that is stable as the shape moves: for a k-DOP or frustum the indices
 * of its planes, else the index of the vertex. */
uint32_t isect_body_feature(const Body *body, uint32_t vertex);

/* Converts a point to units of the caller. */
void isect_body_point(const BodyFrame *frame, const double from[3], double to[3]);

#endif
