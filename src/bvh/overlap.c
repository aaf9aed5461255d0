/* isect_bvh_overlap_any, isect_bvh_overlap_any_all, isect_bvh_overlap_any_visit - a mesh and a
 * shape: one traversal (bvh/box_query.c) with the box of the shape and the pair functions of the
 * shape with boxes and triangles.
 *
 * Shapes with an exact formula against triangles call it directly, and their own box is enough.
 * Where the box is a poor bound of the shape, its exact formula against boxes is called as well.
 * Other shapes call isect_overlap_any, and their box is grown by the error of that function. */
#include "bvh/box_query.h"
#include "bvh/boxes.h"
#include "bvh/shape_box.h"
#include "bvh/spot.h"
#include "core/environment.h"
#include "core/sort.h"
#include HEADER(bvh)
#include HEADER(classify)
#include HEADER(overlap)

static void query_instance(BoxQuery *query, const Forest *forest, uint32_t instance)
{
#define BOX_QUERY_KERNEL(isa) BOX_QUERY(isa),
    static X(BoxQueryKernel) *const kernels[] = {ISAS_TO_AVX2(BOX_QUERY_KERNEL)};
    query->bvh = tree_at(forest, instance), query->matrix = matrix_at(forest, instance);
    query->instance = instance;
    kernels[isect_isa_index()](query);
}
/* The nodes of a scene, down to its instances. */
static void query_scene(BoxQuery *query, const Forest *forest)
{
    Spot stack[STACK];
    int top = 0;
    stack[top++] = root_of(forest);
    while (top > 0 && !query->ended) {
        const Spot now = stack[--top];
        if (now.instance != OF_SCENE) {
            query_instance(query, forest, now.instance);
            continue;
        }
        const Node *node = node_at(forest, now, NULL);
        for (unsigned bits = children_within(node, query->box); bits; bits &= bits - 1)
            stack[top++] = spot_below(now, node->child[__builtin_ctz(bits)]);
    }
}
void X(query_forest)(BoxQuery *query, const Forest *forest)
{
    const Environment environment = environment_enter();
    if (forest->bvh)
        query_instance(query, forest, 0);
    else
        query_scene(query, forest);
    environment_leave(environment);
}

/* Pair functions with the signatures of BoxQuery. */
#define AS_PAIR(name, Other, function)                                                             \
    static bool name(const void *shape, const Other *other)                                        \
    {                                                                                              \
        return X(function)(shape, other);                                                          \
    }
#define AS_TURNED(name, Other, function)                                                           \
    static bool name(const void *shape, const Other *other)                                        \
    {                                                                                              \
        return X(function)(other, shape);                                                          \
    }
AS_PAIR(point_met, X(triangle), overlap_point_triangle)
AS_PAIR(segment_met, X(triangle), overlap_segment_triangle)
AS_PAIR(segment_enters, X(aabb), overlap_segment_aabb)
AS_PAIR(ray_met, X(triangle), overlap_ray_triangle)
AS_PAIR(ray_enters, X(aabb), overlap_ray_aabb)
AS_PAIR(plane_met, X(triangle), overlap_plane_triangle)
AS_PAIR(plane_enters, X(aabb), overlap_plane_aabb)
AS_PAIR(triangle_met, X(triangle), overlap_triangle_triangle)
AS_PAIR(triangle_enters, X(aabb), overlap_triangle_aabb)
AS_TURNED(sphere_met, X(triangle), overlap_triangle_sphere)
AS_PAIR(sphere_enters, X(aabb), overlap_sphere_aabb)
AS_TURNED(capsule_met, X(triangle), overlap_triangle_capsule)
AS_TURNED(aabb_met, X(triangle), overlap_triangle_aabb)
AS_TURNED(hull_met, X(triangle), overlap_triangle_hull)

/* A frustum is decided by its planes, not by its corners. */
static bool frustum_met(const void *shape, const X(triangle) * triangle)
{
    return X(classify_frustum_triangle)(shape, triangle) != ISECT_OUTSIDE;
}
static bool frustum_enters(const void *shape, const X(aabb) * box)
{
    return X(classify_frustum_aabb)(shape, box) != ISECT_OUTSIDE;
}
static bool any_met(const void *shape, const X(triangle) * triangle)
{
    return X(overlap_any)(*(const X(any) *)shape, X(any_triangle)(triangle));
}

/* The functions of a shape with an exact formula. */
typedef struct ExactPair {
    bool (*met)(const void *shape, const X(triangle) * triangle);
    bool (*enter)(const void *shape,
                  const X(aabb) * box); /* or NULL: the box of the shape will do */
} ExactPair;
static const ExactPair exact_pairs[ISECT_SHAPES] = {
    [ISECT_SHAPE_POINT] = {point_met, NULL},
    [ISECT_SHAPE_SEGMENT] = {segment_met, segment_enters},
    [ISECT_SHAPE_RAY] = {ray_met, ray_enters},
    [ISECT_SHAPE_PLANE] = {plane_met, plane_enters},
    [ISECT_SHAPE_TRIANGLE] = {triangle_met, triangle_enters},
    [ISECT_SHAPE_SPHERE] = {sphere_met, sphere_enters},
    [ISECT_SHAPE_CAPSULE] = {capsule_met, NULL},
    [ISECT_SHAPE_AABB] = {aabb_met, NULL},
    [ISECT_SHAPE_FRUSTUM] = {frustum_met, frustum_enters},
    [ISECT_SHAPE_HULL] = {hull_met, NULL}};

/* `shape` must outlive the query. */
static BoxQuery query_of(const Forest *forest, const X(any) * shape)
{
    const ExactPair *own = &exact_pairs[(unsigned)shape->shape < ISECT_SHAPES ? shape->shape : 0];
    BoxQuery query = {.shape = shape, .met = any_met};
    X(aabb) box;
    if (own->met)
        query.shape = shape->at, query.met = own->met, query.enter = own->enter;
    if (shape->shape == ISECT_SHAPE_FRUSTUM)
        box = (X(aabb)){{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    else if (own->met)
        X(box_of_shape)(&box, *shape);
    else
        X(box_of_query)((double)forest->largest, *shape, &box);
    set_box(&query, &box);
    return query;
}

bool X(forest_overlap)(const Forest *forest, X(any) shape)
{
    BoxQuery query = query_of(forest, &shape);
    query.any = true;
    X(query_forest)(&query, forest);
    return query.count > 0;
}
bool X(bvh_overlap_any)(const X(bvh) * bvh, X(any) shape)
{
    const Forest forest = forest_of(bvh);
    return X(forest_overlap)(&forest, shape);
}
isect_status X(bvh_overlap_any_all)(const X(bvh) * bvh, X(any) shape, uint32_t *prims,
                                    size_t capacity, size_t *count)
{
    if (!bvh || !shape.at || !count || (!prims && capacity))
        return ISECT_BAD_ARGUMENT;
    const Forest forest = forest_of(bvh);
    BoxQuery query = query_of(&forest, &shape);
    query.prims = prims, query.capacity = capacity;
    X(query_forest)(&query, &forest);
    return sort_list(prims, query.count, capacity, sizeof *prims, less_uint32, count);
}
bool X(bvh_overlap_any_visit)(const X(bvh) * bvh, X(any) shape, X(bvh_visitor) * visit, void *user)
{
    const Forest forest = forest_of(bvh);
    BoxQuery query = query_of(&forest, &shape);
    query.visit = visit, query.user = user;
    X(query_forest)(&query, &forest);
    return !query.ended;
}
