/* engine/rows.h - what the rows of matrix.csv whose form is `engine` ask, by shape. A row defines
 * its functions by ENGINE(name, ...) in src/<question>/rows.c, from a list that CMake makes. */
#ifndef ISECT_ENGINE_ROWS_H
#define ISECT_ENGINE_ROWS_H

#include "core/precision.h"
#include "engine/body.h"
#include HEADER(arrays)
#include <math.h>

static inline BodySource source_of(BodyShape shape, const void *given)
{
    BodySource source = {.shape = shape, .doubles = ISECT_DOUBLE, .numbers = given};
    if (shape == BODY_hull) {
        const X(hull) *hull = given;
        source.numbers = hull->vertices, source.vertices = hull->vertex_count;
    }
    if (shape == BODY_kdop) {
        const X(kdop) *kdop = given;
        source.numbers = kdop->normals, source.slabs = kdop->count;
        source.lower = kdop->lower, source.upper = kdop->upper;
    }
    return source;
}

/* The nearest finite number; of NaN the least. */
static inline real nearest_number(double x)
{
    const double most = (double)REAL_MAX, some = x > -most ? x : -most;
    return (real)(some < most ? some : most);
}
/* A point in range; of a body, in the caller's units. */
static inline X(vec3) vec3_near(const double p[3])
{
    return (X(vec3)){nearest_number(p[0]) + 0, nearest_number(p[1]) + 0, nearest_number(p[2]) + 0};
}
static inline X(vec3) vec3_of(const BodyFrame *frame, const double from[3])
{
    double to[3];
    isect_body_point(frame, from, to);
    return vec3_near(to);
}

/* An overlap of the same pair, or NULL: it decides then. */
typedef bool Decide(const void *a, const void *b);

bool X(engine_contains)(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b);
bool X(engine_overlap)(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b);
X(nearest)
X(engine_closest)
(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b, Decide *decide);

/* The same of shapes that are given in other ways. */
bool X(engine_overlap_of)(const BodySource *a, const BodySource *b);
/* A miss where they are found to be farther than `most`. */
X(nearest)
X(engine_closest_of)(const BodySource *a, const BodySource *b, double most, ConvexCache *cache);
/* Are they no farther than that from each other? */
bool X(engine_within_of)(const BodySource *a, const BodySource *b, double distance,
                         ConvexCache *cache);
/* *decided: what decides, or NULL: the engine. */
X(contact)
X(engine_contact_of)(const BodySource *a, const BodySource *b, const bool *decided);

/* A shape with its motion behind it: so many numbers with that. */
typedef struct EngineMover {
    BodyShape shape;
    const void *given;
    size_t numbers;
} EngineMover;
/* numbers_b: of b, where it is no view. */
X(impact)
X(engine_sweep)(const EngineMover *a, BodyShape shape_b, const void *b, size_t numbers_b);
/* The same without `leave`, which is 1; what is first touched after the limit may be a miss. */
X(impact)
X(engine_sweep_enter)
(const EngineMover *a, BodyShape shape_b, const void *b, size_t numbers_b, real limit);
X(impact) X(engine_sweep_plane)(const EngineMover *a, const X(plane) * plane);
X(contact)
X(engine_contact)
(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b, Decide *decide);
/* Of the half-space below a plane and a shape, or (`from_shape`) of the shape and the half-space.
 * Decide(plane, shape) decides. */
X(contact)
X(engine_contact_plane)
(const X(plane) * plane, BodyShape shape, const void *given, bool from_shape, Decide *decide);

/* a and b: the public structs of pointers and a stride, so many bytes of them. */
typedef struct EngineMany {
    BodyShape shape;
    const void *view;
    size_t bytes;
} EngineMany;
void X(engine_overlap_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         uint64_t *bits);
void X(engine_closest_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         X(nearests) answers);
/* b: planes, if its shape is BODY_SHAPES. */
void X(engine_sweep_n)(const EngineMany *a, size_t numbers_a, const EngineMany *b, size_t n,
                       X(impacts) answers);
void X(engine_contact_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         X(contacts) answers);
/* One of them, `plane_first` or not, is a plane. */
void X(engine_contact_plane_n)(const EngineMany *a, const EngineMany *b, bool plane_first,
                               Decide *decide, size_t n, X(contacts) answers);

/* Vertices of a point, segment, triangle, tetrahedron, hull or box; none of a box that is empty. */
typedef struct EngineCorners {
    const X(vec3) * at;
    size_t count;
    X(vec3) own[8];
} EngineCorners;
void X(engine_corners)(EngineCorners *corners, BodyShape shape, const void *given);

/* Where overlap is exact it decides. */
#define DECIDED_BY_OVERLAP(question, pair)                                                         \
    static bool X(question##_decide_##pair)(const void *a, const void *b)                          \
    {                                                                                              \
        return X(overlap_##pair)(a, b);                                                            \
    }

/* What is not the engine's decision is that of the function for one. */
#define OF_DECIDED_MANY(name, as, bs)                                                              \
    static bool X(decide_##name)(const void *a, const void *b)                                     \
    {                                                                                              \
        return X(name)(a, b);                                                                      \
    }                                                                                              \
    void X(name##_n)(X(as) a, X(bs) b, size_t n, uint64_t * bits)                                  \
    {                                                                                              \
        const EngineMany of_a = {.view = &a, .bytes = sizeof a},                                   \
                         of_b = {.view = &b, .bytes = sizeof b};                                   \
        X(engine_overlap_n)(&of_a, &of_b, X(decide_##name), n, bits);                              \
    }

#endif
