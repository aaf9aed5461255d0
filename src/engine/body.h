/* engine/body.h - every convex shape of numbers, and hulls, as the solver of engine/convex.h asks
 * for it: a core with support points, in double, in units of a power of two about the size of the
 * question, as seen from a point of one of the shapes. */
#ifndef ISECT_ENGINE_BODY_H
#define ISECT_ENGINE_BODY_H

#include "engine/convex.h"
#include "engine/packed.h"
#include "engine/polytope.h"

#include <stddef.h>

/* S(name) of each. */
#define ALL_BODIES(S)                                                                              \
    S(point)                                                                                       \
    S(segment)                                                                                     \
    S(triangle)                                                                                    \
    S(rectangle)                                                                                   \
    S(disc)                                                                                        \
    S(sphere)                                                                                      \
    S(capsule)                                                                                     \
    S(lozenge)                                                                                     \
    S(ellipsoid)                                                                                   \
    S(cylinder)                                                                                    \
    S(cone)                                                                                        \
    S(aabb)                                                                                        \
    S(obb)                                                                                         \
    S(kdop)                                                                                        \
    S(frustum)                                                                                     \
    S(hull)                                                                                        \
    S(tetrahedron)
typedef enum BodyShape {
#define SHAPE(name) BODY_##name,
    ALL_BODIES(SHAPE)
#undef SHAPE
        BODY_user, /* a core by support points */
    BODY_SHAPES
} BodyShape;

/* Is it what lies below planes, of which the vertices are found? */
static inline bool is_polytope(BodyShape shape)
{
    return shape == BODY_kdop || shape == BODY_frustum;
}

enum {
    BODY_NUMBERS = 16, /* of a shape, at most */
    BODY_NO_PLANE = 250
};

/* A core by the point that is farthest along a direction: one in the middle, and a length that is
 * no less than the distance of any other from it. `farthest` may give any bits. */
typedef struct BodyUser {
    void (*farthest)(void *user, const double direction[3], double point[3]);
    void *user;
    double center[3], extent, radius;
} BodyUser;

/* x goes to turn x + move. */
typedef struct BodyPose {
    double turn[3][3], move[3];
} BodyPose;
void isect_body_moved(const BodyPose *pose, const double from[3], double to[3]);

/* A shape as it was given: its numbers in a row; the vertices of a hull, the normals and bounds of
 * a k-DOP or the planes of a frustum, which may be moved; or a BodyUser. */
typedef struct BodySource {
    BodyShape shape;
    bool doubles;
    const void *numbers, *lower, *upper;
    size_t vertices, slabs;
    const BodyPose *pose; /* of vertices or planes; or NULL */
} BodySource;

/* Where lengths are in units of 2^exponent, and points as seen from the origin. */
typedef struct BodyFrame {
    double origin[3], unit; /* a power of two: 1, but of numbers that would over- or underflow */
    int exponent;
} BodyFrame;

typedef struct Body {
    Convex convex;
    double at[3], edge[3][3]; /* of the core: engine/body.c says what they mean */
    double radius[2];
    BodySource source;
    BodyFrame frame;
    Vertices vertices;                  /* of a hull, k-DOP or frustum, as many as fit */
    VertexBounds bounds;                /* of all of them, as they were read */
    double rounding;                    /* of those of a k-DOP or frustum */
    uint8_t planes[PACKED_VERTICES][3]; /* that meet there, in order; from BODY_NO_PLANE on none */
    bool endless;                       /* a box, k-DOP or frustum, of which a part is left out */
    double far; /* of those, and of boxes without end, what is farther from 0 is left out; in units
                 * of the caller */
} Body;

/* False if one of them is empty, or has a number that is none. The bodies refer to themselves and
 * to the sources. Of k-DOPs and frusta without what is `far` times as far from 0 as the greatest
 * number of both, or BODY_FARTHEST away. */
bool isect_bodies(Body *a, const BodySource *of_a, Body *b, const BodySource *of_b);
bool isect_bodies_within(double far, Body *a, const BodySource *of_a, Body *b,
                         const BodySource *of_b);
#define BODY_FAR 64 /* that of isect_bodies */
/* The same for questions that ask no more of shapes farther apart than the distance: also false
 * where boxes around both show that they are, which is only looked for where it is cheap. */
bool isect_bodies_near(double distance, Body *a, const BodySource *of_a, Body *b,
                       const BodySource *of_b);
#define BODY_FARTHEST 0x1p1000

/* In units that are 2^exponent of those before, with a point inside. */
void isect_body_grow(Body *body, int exponent);

/* Which kind of core: engine/body.c says what they are. */
typedef enum BodyCore {
    CORE_BOX,
    CORE_SIMPLEX,
    CORE_ELLIPSOID,
    CORE_DISCS,
    CORE_VERTICES
} BodyCore;
BodyCore isect_body_core(const Body *body);

/* Planes of a k-DOP or frustum, as the body is seen: n . x + d <= 0; false if plane i is none. */
size_t isect_body_planes(const BodySource *source);
bool isect_body_plane(const Body *body, const BodySource *source, size_t i, double n[3], double *d);

/* What tells a vertex of it from all others, as the shape moves: of a k-DOP or frustum by its
 * planes. */
uint32_t isect_body_feature(const Body *body, uint32_t vertex);

/* A point in units of the caller. */
void isect_body_point(const BodyFrame *frame, const double from[3], double to[3]);

#endif
