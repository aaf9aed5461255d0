/* isect_boxes_build_any, isect_boxes_overlap_any, isect_boxes_cast_any,
 * isect_boxes_closest_any - shapes by their tags: a box for each, and the functions of isect/any.h
 * for its shape. */
#include "broadphase/boxes.h"
#include "bvh/shape_box.h"
#include "core/memory.h"
#include "core/sort.h"
#include HEADER(cast)

isect_status X(boxes_build_any)(const X(any) * shapes, size_t count, const X(bvh_options) * options,
                                X(boxes) * *boxes)
{
    static const isect_allocator defaults;
    const isect_allocator *allocator = options ? &options->allocator : &defaults;
    if (!boxes || (!shapes && count) || count > SIZE_MAX / sizeof(X(aabb)))
        return ISECT_BAD_ARGUMENT;
    X(aabb) *box = isect_memory_get(allocator, count * sizeof *box);
    if (!box && count)
        return ISECT_NO_MEMORY;
    for (size_t i = 0; i < count; i++)
        X(box_of_shape)(&box[i], shapes[i]);
    const isect_status status = X(boxes_build)(box, count, options, boxes);
    if (box)
        isect_memory_put(allocator, box, count * sizeof *box);
    return status;
}

/* ---- queries ---- */

typedef struct AnyQuestion {
    const X(any) * shapes;
    X(any) query;
    const X(ray) * ray;
    uint32_t *prims;
    size_t capacity, count;
} AnyQuestion;

static bool put_overlapping(void *user, uint32_t prim)
{
    AnyQuestion *question = user;
    if (!X(overlap_any)(question->query, question->shapes[prim]))
        return true;
    if (question->count < question->capacity)
        question->prims[question->count] = prim;
    question->count++;
    return true;
}

isect_status X(boxes_overlap_any)(const X(boxes) * boxes, const X(any) * shapes, X(any) query,
                                  uint32_t *prims, size_t capacity, size_t *count)
{
    if (!boxes || !shapes || !query.at || !count || (!prims && capacity))
        return ISECT_BAD_ARGUMENT;
    AnyQuestion question = {.shapes = shapes, .query = query, .prims = prims, .capacity = capacity};
    X(aabb) box;
    X(box_of_query)(X(boxes_reach)(boxes), query, &box);
    (void)X(boxes_visit)(boxes, &box, put_overlapping, &question);
    return sort_list(prims, question.count, capacity, sizeof *prims, less_uint32, count);
}

static real t_of(void *user, uint32_t prim)
{
    const AnyQuestion *question = user;
    const X(any) shape = question->shapes[prim];
#define TOUCHED(TAG, name)                                                                         \
    case ISECT_SHAPE_##TAG:                                                                        \
        return X(cast_ray_##name)(question->ray, shape.at).t;
#define ENTERED(TAG, name)                                                                         \
    case ISECT_SHAPE_##TAG:                                                                        \
        return X(cast_ray_##name)(question->ray, shape.at).enter;
    switch (shape.shape) {
        TOUCHED(TRIANGLE, triangle)
        TOUCHED(RECTANGLE, rectangle)
        TOUCHED(DISC, disc)
        ENTERED(SPHERE, sphere)
        ENTERED(CAPSULE, capsule)
        ENTERED(LOZENGE, lozenge)
        ENTERED(ELLIPSOID, ellipsoid)
        ENTERED(CYLINDER, cylinder)
        ENTERED(CONE, cone)
        ENTERED(AABB, aabb)
        ENTERED(OBB, obb)
        ENTERED(HULL, hull)
    default:
        return REAL_INF;
    }
}

X(boxes_least)
X(boxes_cast_any)(const X(boxes) * boxes, const X(any) * shapes, const X(ray) * ray)
{
    return X(boxes_cast)(boxes, ray, t_of, &(AnyQuestion){.shapes = shapes, .ray = ray});
}

static real distance2_of(void *user, uint32_t prim)
{
    const AnyQuestion *question = user;
    return X(closest_any)(question->query, question->shapes[prim]).distance2;
}

X(boxes_least)
X(boxes_closest_any)
(const X(boxes) * boxes, const X(any) * shapes, X(any) query, real within2)
{
    X(aabb) box;
    X(box_of_shape)(&box, query);
    return X(boxes_closest)(boxes, &box, within2, distance2_of,
                            &(AnyQuestion){.shapes = shapes, .query = query});
}
