/* isect_bvh_overlap_point, isect_bvh_overlap_segment, isect_bvh_overlap_ray,
 * isect_bvh_overlap_plane, isect_bvh_overlap_triangle, isect_bvh_overlap_sphere,
 * isect_bvh_overlap_capsule, isect_bvh_overlap_aabb, isect_bvh_overlap_hull,
 * isect_bvh_overlap_point_all, isect_bvh_overlap_segment_all, isect_bvh_overlap_ray_all,
 * isect_bvh_overlap_plane_all, isect_bvh_overlap_triangle_all, isect_bvh_overlap_sphere_all,
 * isect_bvh_overlap_capsule_all, isect_bvh_overlap_aabb_all, isect_bvh_overlap_hull_all,
 * isect_bvh_overlap_any, isect_bvh_overlap_any_all - a mesh and a shape: one traversal
 * (bvh/box_query.c) with the box of the shape and the pair functions of the shape with boxes and
 * triangles. */
#include "bvh/box_query.h"
#include "bvh/shape_box.h"
#include "core/environment.h"
#include "core/sort.h"
#include HEADER(bvh)
#include HEADER(overlap)

static void query_tree(BoxQuery *query)
{
#define BOX_QUERY_KERNEL(isa) BOX_QUERY(isa),
    static X(BoxQueryKernel) *const kernels[] = {ISAS_TO_AVX2(BOX_QUERY_KERNEL)};
    Environment environment = environment_enter();
    kernels[isect_isa_index()](query);
    environment_leave(environment);
}

static void set_box(BoxQuery *query, const X(aabb) * box)
{
    const real numbers[6] = {box->lower.x, box->upper.x, box->lower.y,
                             box->upper.y, box->lower.z, box->upper.z};
    memcpy(query->box, numbers, sizeof numbers);
}

static isect_status all_found(BoxQuery *query, bool some, uint32_t *prims, size_t capacity,
                              size_t *count)
{
    if (!query->bvh || !query->shape || !count || (!prims && capacity))
        return ISECT_BAD_ARGUMENT;
    query->prims = prims, query->capacity = capacity;
    if (some)
        query_tree(query);
    *count = query->count;
    if (query->count > capacity)
        return ISECT_TOO_SMALL;
    sort_items(prims, *count, sizeof *prims, less_uint32);
    return ISECT_OK;
}

/* Sets the box of a shape; false if it is empty or not finite: then nothing overlaps it. */
#define BOX_BY(maker)                                                                              \
    X(aabb) box;                                                                                   \
    if (maker(shape, &box) != ISECT_OK)                                                            \
        return false;                                                                              \
    set_box(query, &box);                                                                          \
    return true

static bool endless(BoxQuery *query)
{
    for (int k = 0; k < 6; k++)
        query->box[k] = k % 2 ? REAL_INF : -REAL_INF;
    return true;
}
static bool query_of_point(BoxQuery *query, const X(vec3) * shape)
{
    set_box(query, &(X(aabb)){*shape, *shape});
    return true;
}
static bool query_of_segment(BoxQuery *query, const X(segment) * shape)
{
    BOX_BY(X(bound_aabb_segment));
}
static bool query_of_ray(BoxQuery *query, const X(ray) * shape)
{
    (void)shape;
    return endless(query);
}
static bool query_of_plane(BoxQuery *query, const X(plane) * shape)
{
    (void)shape;
    return endless(query);
}
static bool query_of_triangle(BoxQuery *query, const X(triangle) * shape)
{
    BOX_BY(X(bound_aabb_triangle));
}
static bool query_of_sphere(BoxQuery *query, const X(sphere) * shape)
{
    BOX_BY(X(bound_aabb_sphere));
}
static bool query_of_capsule(BoxQuery *query, const X(capsule) * shape)
{
    BOX_BY(X(bound_aabb_capsule));
}
static bool query_of_aabb(BoxQuery *query, const X(aabb) * shape)
{
    set_box(query, shape);
    return true;
}
static bool query_of_hull(BoxQuery *query, const X(hull) * shape)
{
    BOX_BY(X(bound_aabb_hull));
}
static bool query_of_any(BoxQuery *query, const X(any) * shape)
{
    X(aabb) box;
    box_of_query((double)query->bvh->largest, *shape, &box);
    set_box(query, &box);
    return true;
}

/* Pair functions with the signatures of BoxQuery. */
#define AS_PAIR(name, Shape, Other, function)                                                      \
    static bool name(const void *shape, const Other *other)                                        \
    {                                                                                              \
        return X(function)((const Shape *)shape, other);                                           \
    }
#define AS_TURNED(name, Shape, Other, function)                                                    \
    static bool name(const void *shape, const Other *other)                                        \
    {                                                                                              \
        return X(function)(other, (const Shape *)shape);                                           \
    }
AS_PAIR(point_met, X(vec3), X(triangle), overlap_point_triangle)
AS_PAIR(segment_met, X(segment), X(triangle), overlap_segment_triangle)
AS_PAIR(segment_enters, X(segment), X(aabb), overlap_segment_aabb)
AS_PAIR(ray_met, X(ray), X(triangle), overlap_ray_triangle)
AS_PAIR(ray_enters, X(ray), X(aabb), overlap_ray_aabb)
AS_PAIR(plane_met, X(plane), X(triangle), overlap_plane_triangle)
AS_PAIR(plane_enters, X(plane), X(aabb), overlap_plane_aabb)
AS_PAIR(triangle_met, X(triangle), X(triangle), overlap_triangle_triangle)
AS_PAIR(triangle_enters, X(triangle), X(aabb), overlap_triangle_aabb)
AS_TURNED(sphere_met, X(sphere), X(triangle), overlap_triangle_sphere)
AS_PAIR(sphere_enters, X(sphere), X(aabb), overlap_sphere_aabb)
AS_TURNED(capsule_met, X(capsule), X(triangle), overlap_triangle_capsule)
AS_TURNED(aabb_met, X(aabb), X(triangle), overlap_triangle_aabb)
AS_TURNED(hull_met, X(hull), X(triangle), overlap_triangle_hull)

static bool any_met(const void *shape, const X(triangle) * triangle)
{
    return X(overlap_any)(*(const X(any) *)shape, X(any_triangle)(triangle));
}

#define OVERLAP(name, Shape, boxed, enters, meets)                                                 \
    bool X(bvh_overlap_##name)(const X(bvh) * bvh, const Shape *shape)                             \
    {                                                                                              \
        BoxQuery query = {.bvh = bvh, .shape = shape, .enter = enters, .met = meets, .any = true}; \
        if (boxed(&query, shape))                                                                  \
            query_tree(&query);                                                                    \
        return query.count > 0;                                                                    \
    }                                                                                              \
    isect_status X(bvh_overlap_##name##_all)(const X(bvh) * bvh, const Shape *shape,               \
                                             uint32_t *prims, size_t capacity, size_t *count)      \
    {                                                                                              \
        BoxQuery query = {.bvh = bvh, .shape = shape, .enter = enters, .met = meets};              \
        return all_found(&query, bvh && shape && boxed(&query, shape), prims, capacity, count);    \
    }
OVERLAP(point, X(vec3), query_of_point, NULL, point_met)
OVERLAP(segment, X(segment), query_of_segment, segment_enters, segment_met)
OVERLAP(ray, X(ray), query_of_ray, ray_enters, ray_met)
OVERLAP(plane, X(plane), query_of_plane, plane_enters, plane_met)
OVERLAP(triangle, X(triangle), query_of_triangle, triangle_enters, triangle_met)
OVERLAP(sphere, X(sphere), query_of_sphere, sphere_enters, sphere_met)
OVERLAP(capsule, X(capsule), query_of_capsule, NULL, capsule_met)
OVERLAP(aabb, X(aabb), query_of_aabb, NULL, aabb_met)
OVERLAP(hull, X(hull), query_of_hull, NULL, hull_met)

/* Exact pair functions also test boxes; for the other shapes only the box of the shape is
 * tested. */
static bool any_enters(const void *pointer, const X(aabb) * box)
{
    const X(any) *shape = pointer;
    switch (shape->shape) {
    case ISECT_SHAPE_SEGMENT:
    case ISECT_SHAPE_RAY:
    case ISECT_SHAPE_PLANE:
    case ISECT_SHAPE_TRIANGLE:
    case ISECT_SHAPE_SPHERE:
        return X(overlap_any)(*shape, X(any_aabb)(box));
    default:
        return true;
    }
}
bool X(bvh_overlap_any)(const X(bvh) * bvh, X(any) shape)
{
    BoxQuery query = {
        .bvh = bvh, .shape = &shape, .enter = any_enters, .met = any_met, .any = true};
    if (query_of_any(&query, &shape))
        query_tree(&query);
    return query.count > 0;
}
isect_status X(bvh_overlap_any_all)(const X(bvh) * bvh, X(any) shape, uint32_t *prims,
                                    size_t capacity, size_t *count)
{
    BoxQuery query = {.bvh = bvh, .shape = &shape, .enter = any_enters, .met = any_met};
    return all_found(&query, bvh && shape.at && query_of_any(&query, &shape), prims, capacity,
                     count);
}
