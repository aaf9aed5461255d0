/* engine/any.h - shapes by their tag as bodies of the engine. */
#ifndef ISECT_ENGINE_ANY_H
#define ISECT_ENGINE_ANY_H

#include "core/precision.h"
#include "engine/rows.h"
#include HEADER(any)

/* One more than the body of a tag; 0: none. */
#define BODY_OF(NAME, name) [ISECT_SHAPE_##NAME] = BODY_##name + 1
static const int bodies[ISECT_SHAPES] = {BODY_OF(POINT, point),
                                         BODY_OF(SEGMENT, segment),
                                         BODY_OF(TRIANGLE, triangle),
                                         BODY_OF(RECTANGLE, rectangle),
                                         BODY_OF(DISC, disc),
                                         BODY_OF(SPHERE, sphere),
                                         BODY_OF(CAPSULE, capsule),
                                         BODY_OF(LOZENGE, lozenge),
                                         BODY_OF(ELLIPSOID, ellipsoid),
                                         BODY_OF(CYLINDER, cylinder),
                                         BODY_OF(CONE, cone),
                                         BODY_OF(AABB, aabb),
                                         BODY_OF(OBB, obb),
                                         BODY_OF(KDOP, kdop),
                                         BODY_OF(FRUSTUM, frustum),
                                         BODY_OF(HULL, hull),
                                         BODY_OF(TETRAHEDRON, tetrahedron),
                                         BODY_OF(SUPPORT, user)};

/* BODY_SHAPES of what is none. */
static inline BodyShape body_of(isect_shape shape)
{
    const int body = (unsigned)shape < ISECT_SHAPES ? bodies[shape] : 0;
    return body ? (BodyShape)(body - 1) : BODY_SHAPES;
}
/* False if one of them is no convex shape of numbers, is empty, or has no end. */
static inline bool bodies_of_any(Body *first, const X(any) * a, Body *second, const X(any) * b)
{
    const BodyShape shape_a = body_of(a->shape), shape_b = body_of(b->shape);
    if (shape_a >= BODY_user || shape_b >= BODY_user)
        return false;
    const BodySource source_a = source_of(shape_a, &a->is), source_b = source_of(shape_b, &b->is);
    return isect_bodies(first, &source_a, second, &source_b) && !first->endless && !second->endless;
}

#endif
