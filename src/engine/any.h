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
/* False of what is no bounded convex shape of numbers. */
static inline bool source_of_any(BodySource *source, const X(any) * any)
{
    const BodyShape body = body_of(any->shape);
    const real *box = &any->is.aabb.lower.x;
    if (body == BODY_SHAPES || body == BODY_user || is_polytope(body))
        return false;
    *source = source_of(body, &any->is);
    for (int i = 0; body == BODY_aabb && i < 6; i++)
        if (!(real_abs(box[i]) <= REAL_MAX))
            return false;
    return true;
}

#endif
