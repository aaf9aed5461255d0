/* engine/shape.h - a shape by its tag (isect_shape) and the address of its struct, as the solver
 * reads it: which body it is, and which numbers it has. This table and the cores of engine/cores.c
 * are all that the engine knows of a shape. */
#ifndef ISECT_ENGINE_SHAPE_H
#define ISECT_ENGINE_SHAPE_H

#include "core/precision.h"
#include "engine/body.h"
#include "engine/planes.h"
#include HEADER(any)

enum { SHAPE_NUMBERS = 16 }; /* of a shape that may move, at most */

/* What a shape is, besides. */
enum {
    VERTICES = 1, /* the convex hull of points whose coordinates are given */
    SOLID = 2,    /* it may contain others */
    SWEEPS = 4,   /* it is bounded, whatever its numbers are: it may move, and be moved against */
    VIEW = 8      /* its struct has pointers */
};

typedef struct ShapeTraits {
    size_t bytes;   /* of its struct */
    BodyShape body; /* layout_of it has the numbers of its struct */
    unsigned is;
} ShapeTraits;

/* A tag may be any number; the body of what the solver does not take is BODY_SHAPES. */
static inline const ShapeTraits *traits_of(isect_shape shape)
{
    static const ShapeTraits traits[ISECT_SHAPES] = {
        [ISECT_SHAPE_NONE] = {.body = BODY_SHAPES},
        [ISECT_SHAPE_POINT] = {sizeof(X(vec3)), BODY_point, VERTICES | SWEEPS},
        [ISECT_SHAPE_SEGMENT] = {sizeof(X(segment)), BODY_segment, VERTICES | SWEEPS},
        [ISECT_SHAPE_RAY] = {sizeof(X(ray)), .body = BODY_SHAPES},
        [ISECT_SHAPE_PLANE] = {sizeof(X(plane)), .body = BODY_SHAPES},
        [ISECT_SHAPE_TRIANGLE] = {sizeof(X(triangle)), BODY_triangle, VERTICES | SWEEPS},
        [ISECT_SHAPE_RECTANGLE] = {sizeof(X(rectangle)), BODY_rectangle, SWEEPS},
        [ISECT_SHAPE_DISC] = {sizeof(X(disc)), BODY_disc, SWEEPS},
        [ISECT_SHAPE_SPHERE] = {sizeof(X(sphere)), BODY_sphere, SOLID | SWEEPS},
        [ISECT_SHAPE_CAPSULE] = {sizeof(X(capsule)), BODY_capsule, SOLID | SWEEPS},
        [ISECT_SHAPE_LOZENGE] = {sizeof(X(lozenge)), BODY_lozenge, SOLID | SWEEPS},
        [ISECT_SHAPE_ELLIPSOID] = {sizeof(X(ellipsoid)), BODY_ellipsoid, SOLID | SWEEPS},
        [ISECT_SHAPE_CYLINDER] = {sizeof(X(cylinder)), BODY_cylinder, SOLID | SWEEPS},
        [ISECT_SHAPE_CONE] = {sizeof(X(cone)), BODY_cone, SOLID | SWEEPS},
        [ISECT_SHAPE_ROUNDCONE] = {sizeof(X(roundcone)), BODY_roundcone, SOLID | SWEEPS},
        [ISECT_SHAPE_AABB] = {sizeof(X(aabb)), BODY_aabb, VERTICES | SOLID | SWEEPS},
        [ISECT_SHAPE_OBB] = {sizeof(X(obb)), BODY_obb, SOLID | SWEEPS},
        [ISECT_SHAPE_KDOP] = {sizeof(X(kdop)), BODY_kdop, VIEW | SOLID},
        [ISECT_SHAPE_FRUSTUM] = {sizeof(X(frustum)), BODY_frustum, SOLID},
        [ISECT_SHAPE_HULL] = {sizeof(X(hull)), BODY_hull, VIEW | VERTICES | SOLID | SWEEPS},
        [ISECT_SHAPE_TETRAHEDRON] = {sizeof(X(tetrahedron)), BODY_tetrahedron,
                                     VERTICES | SOLID | SWEEPS},
        [ISECT_SHAPE_SUPPORT] = {sizeof(X(convex)), BODY_user, VIEW},
        [ISECT_SHAPE_PARTS] = {sizeof(X(parts)), BODY_SHAPES, VIEW},
    };
    return &traits[(unsigned)shape < ISECT_SHAPES ? shape : ISECT_SHAPE_NONE];
}
static inline BodyShape body_of(isect_shape shape)
{
    return traits_of(shape)->body;
}
static inline bool are_bodies(isect_shape a, isect_shape b)
{
    return body_of(a) != BODY_SHAPES && body_of(b) != BODY_SHAPES;
}
static inline bool is_any(isect_shape shape, unsigned what)
{
    return (traits_of(shape)->is & what) != 0;
}
/* The count of numbers in the struct of a body; 0: it is a view or a frustum. */
static inline size_t numbers_of_shape(isect_shape shape)
{
    return (size_t)numbers_of_body(body_of(shape));
}

/* A shape where it was given: not a set by support points, which need engine/posed.h. */
static inline BodySource source_of(X(any) shape)
{
    BodySource source = {
        .shape = body_of(shape.shape), .doubles = ISECT_DOUBLE, .numbers = shape.at};
    if (source.shape == BODY_hull) {
        const X(hull) *hull = shape.at;
        source.numbers = hull->vertices, source.vertices = hull->vertex_count;
        if (is_of_planes(shape))
            source.shape = BODY_frustum, source.numbers = hull->planes;
        source.planes = hull->plane_count;
    }
    if (shape.shape == ISECT_SHAPE_FRUSTUM)
        source.planes = 6;
    if (source.shape == BODY_kdop) {
        const X(kdop) *kdop = shape.at;
        source.numbers = kdop->normals, source.slabs = kdop->count;
        source.lower = kdop->lower, source.upper = kdop->upper;
    }
    return source;
}

/* False if one of them is no convex shape of numbers, is empty, or is unbounded. */
static inline bool bodies_of_any(Body *first, X(any) a, Body *second, X(any) b)
{
    if (body_of(a.shape) >= BODY_user || body_of(b.shape) >= BODY_user)
        return false;
    const BodySource source_a = source_of(a), source_b = source_of(b);
    return isect_bodies(first, &source_a, second, &source_b) && !first->endless && !second->endless;
}

#endif
