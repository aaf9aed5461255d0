/* engine/any.h - shapes by their tag as bodies of the engine. */
#ifndef ISECT_ENGINE_ANY_H
#define ISECT_ENGINE_ANY_H

#include "core/precision.h"
#include "engine/body.h"
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
                                         BODY_OF(HULL, hull),
                                         BODY_OF(TETRAHEDRON, tetrahedron)};

/* False of what is no bounded convex shape of numbers. */
static inline bool source_of_any(BodySource *source, const X(any) * any)
{
    const real *box = &any->is.aabb.lower.x;
    if ((unsigned)any->shape >= ISECT_SHAPES || !bodies[any->shape])
        return false;
    *source = (BodySource){
        .shape = (BodyShape)(bodies[any->shape] - 1), .doubles = ISECT_DOUBLE, .numbers = &any->is};
    if (any->shape == ISECT_SHAPE_HULL)
        source->numbers = any->is.hull.vertices, source->vertices = any->is.hull.vertex_count;
    for (int i = 0; any->shape == ISECT_SHAPE_AABB && i < 6; i++)
        if (!(real_abs(box[i]) <= REAL_MAX))
            return false;
    return true;
}

#endif
