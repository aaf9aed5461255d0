/* isect_bound_aabb_points, isect_bound_aabb_triangles, isect_bound_aabb_mesh,
 * isect_bound_aabb_aabbs, isect_bound_aabb_merged, isect_bound_aabb_grown,
 * isect_bound_aabb_polygon, isect_bound_aabb_hull - the box of points, triangles, meshes and boxes.
 *
 * Bounds are coordinates of the points, so nothing is rounded. */
#include "bound/box.h"
#include "bound/faces.h"
#include "geometry/aabb.h"
#include HEADER(bound)

#define NOTHING ((Aabb){{REAL_INF, REAL_INF, REAL_INF}, {-REAL_INF, -REAL_INF, -REAL_INF}})

/* The box of at least one point. */
static isect_status box_of_set(Aabb *box, const PointSet *set)
{
    real lower[3], upper[3];
    Environment environment = environment_enter();
    const bool finite = scan_box(set, lower, upper);
    environment_leave(environment);
    if (!finite)
        return ISECT_NOT_FINITE;
    *box = (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    return ISECT_OK;
}

isect_status X(bound_aabb_points)(X(points) points, size_t n, Aabb *aabb)
{
    PointSet set;
    if (!aabb || !point_set_of(&set, &points, n))
        return ISECT_BAD_ARGUMENT;
    return n == 0 ? ISECT_EMPTY : box_of_set(aabb, &set);
}

isect_status X(bound_aabb_triangles)(X(triangles) triangles, size_t n, Aabb *aabb)
{
    PointSet set[3];
    Aabb all = NOTHING, one;
    const int sets = aabb ? point_sets_of_triangles(set, &triangles, n) : 0;
    if (sets == 0)
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    isect_status status = ISECT_OK;
    const Environment environment = environment_enter();
    for (int i = 0; i < sets && status == ISECT_OK; i++) {
        status = box_of_set(&one, &set[i]);
        if (status == ISECT_OK)
            include(&all, &one);
    }
    environment_leave(environment);
    if (status == ISECT_OK)
        *aabb = all;
    return status;
}

/* The box of the vertices that triangles use. */
static isect_status box_of_indexed(Aabb *aabb, const X(mesh) * mesh, size_t stride)
{
    const size_t count = 3 * mesh->triangle_count;
    Vec3 lower = NOTHING.lower, upper = NOTHING.upper;
    real wrong = 0;
    for (size_t i = 0; i < count; i++) {
        if (mesh->indices[i] >= mesh->vertex_count)
            return ISECT_BAD_ARGUMENT;
        const real *p = (const real *)((const char *)mesh->positions + mesh->indices[i] * stride);
        lower = (Vec3){num_min(p[0], lower.x), num_min(p[1], lower.y), num_min(p[2], lower.z)};
        upper = (Vec3){num_max(p[0], upper.x), num_max(p[1], upper.y), num_max(p[2], upper.z)};
        wrong += p[0] * 0 + p[1] * 0 + p[2] * 0;
    }
    if (!(wrong == 0))
        return ISECT_NOT_FINITE;
    *aabb =
        (Aabb){{lower.x + 0, lower.y + 0, lower.z + 0}, {upper.x + 0, upper.y + 0, upper.z + 0}};
    return ISECT_OK;
}

isect_status X(bound_aabb_mesh)(const X(mesh) * mesh, Aabb *aabb)
{
    isect_status status = aabb ? mesh_status(mesh) : ISECT_BAD_ARGUMENT;
    if (status != ISECT_OK)
        return status;
    const PointSet vertices = vertices_of(mesh);
    if (!mesh->indices)
        return box_of_set(aabb, &vertices);
    Environment environment = environment_enter();
    status = box_of_indexed(aabb, mesh, vertices.stride);
    environment_leave(environment);
    return status;
}

/* Box i of a view. */
static Aabb box_at(const X(aabbs) * boxes, size_t i)
{
    const size_t stride = stride_in_bytes(boxes->stride, sizeof(real)), at = i * stride;
    const real *const number[] = {boxes->lower.x, boxes->lower.y, boxes->lower.z,
                                  boxes->upper.x, boxes->upper.y, boxes->upper.z};
    real of[6];
    for (int f = 0; f < 6; f++)
        of[f] = *(const real *)((const char *)number[f] + at);
    return (Aabb){{of[0], of[1], of[2]}, {of[3], of[4], of[5]}};
}

static isect_status box_of_boxes(Aabb *aabb, const X(aabbs) * aabbs, size_t n)
{
    Aabb all = NOTHING;
    for (size_t i = 0; i < n; i++) {
        const Aabb box = box_at(aabbs, i);
        if (has_nan(&box))
            return ISECT_NOT_FINITE;
        if (not_empty(&box))
            include(&all, &box);
    }
    if (!(all.lower.x <= all.upper.x))
        return ISECT_EMPTY;
    *aabb = (Aabb){{all.lower.x + 0, all.lower.y + 0, all.lower.z + 0},
                   {all.upper.x + 0, all.upper.y + 0, all.upper.z + 0}};
    return ISECT_OK;
}

isect_status X(bound_aabb_aabbs)(X(aabbs) aabbs, size_t n, Aabb *aabb)
{
    if (!aabb || (n > 0 && (!aabbs.lower.x || !aabbs.lower.y || !aabbs.lower.z || !aabbs.upper.x ||
                            !aabbs.upper.y || !aabbs.upper.z)))
        return ISECT_BAD_ARGUMENT;
    const Environment environment = environment_enter();
    const isect_status status = box_of_boxes(aabb, &aabbs, n);
    environment_leave(environment);
    return status;
}

isect_status X(bound_aabb_merged)(const Aabb *a, const Aabb *b, Aabb *aabb)
{
    if (!aabb || !a || !b)
        return ISECT_BAD_ARGUMENT;
    const Aabb both[] = {*a, *b};
    const X(aabbs) view = X(aabbs_of)(both);
    return X(bound_aabb_aabbs)(view, 2, aabb);
}

isect_status X(bound_aabb_grown)(X(points) points, size_t n, Aabb *aabb)
{
    Aabb other = NOTHING;
    const isect_status status = aabb ? X(bound_aabb_points)(points, n, &other) : ISECT_BAD_ARGUMENT;
    return status == ISECT_OK || status == ISECT_EMPTY ? X(bound_aabb_merged)(aabb, &other, aabb)
                                                       : status;
}

/* ---- corners ---- */

isect_status X(bound_aabb_polygon)(const X(polygon) * polygon, Aabb *aabb)
{
    if (!aabb || !polygon || (polygon->count > 0 && !polygon->points))
        return ISECT_BAD_ARGUMENT;
    if (polygon->count == 0)
        return ISECT_EMPTY;
    const X(points) points = X(points_of)(polygon->points);
    return X(bound_aabb_points)(points, polygon->count, aabb);
}

isect_status X(bound_aabb_hull)(const X(hull) * hull, Aabb *aabb)
{
    if (!hull)
        return ISECT_BAD_ARGUMENT;
    return X(bound_aabb_polygon)(&(X(polygon)){hull->vertices, hull->vertex_count}, aabb);
}
