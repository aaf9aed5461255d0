/* bound/aabb_points.c - the box of points, of triangles, of a mesh, of boxes.
 *
 * Of points and all that is made of corners the bounds are numbers of theirs: nothing is rounded.
 */
#include "bound/box.h"
#include "bound/scan.h"
#include "isect/bound.h"
#include "isectd/bound.h"

/* Of at least one point. */
static isect_status box_of_crowd(Aabb *box, const Crowd *crowd)
{
    real lower[3], upper[3];
    Environment environment = environment_enter();
    const bool finite = scan_box(crowd, lower, upper);
    environment_leave(environment);
    if (!finite)
        return ISECT_NOT_FINITE;
    *box = (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    return ISECT_OK;
}

isect_status X(bound_aabb_points)(Aabb *aabb, const X(points) * points, size_t n)
{
    Crowd crowd;
    if (!aabb || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    return n == 0 ? ISECT_EMPTY : box_of_crowd(aabb, &crowd);
}

/* An array of triangles is one of three times as many points. */
static bool is_array(const X(triangles) * t)
{
    const real *const first = t->a.x;
    return t->stride == 9 * sizeof(real) && t->a.y == first + 1 && t->a.z == first + 2 &&
           t->b.x == first + 3 && t->b.y == first + 4 && t->b.z == first + 5 &&
           t->c.x == first + 6 && t->c.y == first + 7 && t->c.z == first + 8;
}

isect_status X(bound_aabb_triangles)(Aabb *aabb, const X(triangles) * triangles, size_t n)
{
    Aabb all, of_corner;
    if (!aabb || !triangles)
        return ISECT_BAD_ARGUMENT;
    const X(vec3s) corners[] = {triangles->a, triangles->b, triangles->c};
    for (int k = 0; k < 3 && n > 0; k++)
        if (!corners[k].x || !corners[k].y || !corners[k].z)
            return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    if (is_array(triangles) && n <= SIZE_MAX / 3) {
        const X(vec3s) a = triangles->a;
        return box_of_crowd(aabb, &(Crowd){{a.x, a.y, a.z}, 3 * sizeof(real), 3 * n});
    }
    for (int k = 0; k < 3; k++) {
        const X(points) points = {corners[k].x, corners[k].y, corners[k].z, triangles->stride};
        const isect_status status = X(bound_aabb_points)(&of_corner, &points, n);
        if (status != ISECT_OK)
            return status;
        if (k == 0)
            all = of_corner;
        else
            include(&all, &of_corner);
    }
    *aabb = all;
    return ISECT_OK;
}

/* Of the vertices that triangles use. */
static isect_status box_of_indexed(Aabb *aabb, const X(mesh) * mesh, size_t stride)
{
    const size_t count = 3 * mesh->triangle_count;
    Vec3 lower = {REAL_INF, REAL_INF, REAL_INF}, upper = {-REAL_INF, -REAL_INF, -REAL_INF};
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

isect_status X(bound_aabb_mesh)(Aabb *aabb, const X(mesh) * mesh)
{
    if (!aabb || !mesh || (mesh->triangle_count > 0 && !mesh->positions) ||
        mesh->triangle_count > SIZE_MAX / 3 ||
        (!mesh->indices && 3 * mesh->triangle_count > mesh->vertex_count))
        return ISECT_BAD_ARGUMENT;
    if (mesh->triangle_count == 0)
        return ISECT_EMPTY;
    const size_t stride = mesh->stride ? mesh->stride : 3 * sizeof(real);
    const real *first = mesh->positions;
    if (!mesh->indices)
        return box_of_crowd(
            aabb, &(Crowd){{first, first + 1, first + 2}, stride, 3 * mesh->triangle_count});
    Environment environment = environment_enter();
    const isect_status status = box_of_indexed(aabb, mesh, stride);
    environment_leave(environment);
    return status;
}

/* Box i of many. */
static Aabb box_at(const X(aabbs) * boxes, size_t i)
{
    const size_t stride = boxes->stride ? boxes->stride : sizeof(real), at = i * stride;
    const real *const number[] = {boxes->lower.x, boxes->lower.y, boxes->lower.z,
                                  boxes->upper.x, boxes->upper.y, boxes->upper.z};
    real of[6];
    for (int f = 0; f < 6; f++)
        of[f] = *(const real *)((const char *)number[f] + at);
    return (Aabb){{of[0], of[1], of[2]}, {of[3], of[4], of[5]}};
}

isect_status X(bound_aabb_aabbs)(Aabb *aabb, const X(aabbs) * aabbs, size_t n)
{
    Aabb all = {{REAL_INF, REAL_INF, REAL_INF}, {-REAL_INF, -REAL_INF, -REAL_INF}};
    if (!aabb || !aabbs ||
        (n > 0 && (!aabbs->lower.x || !aabbs->lower.y || !aabbs->lower.z || !aabbs->upper.x ||
                   !aabbs->upper.y || !aabbs->upper.z)))
        return ISECT_BAD_ARGUMENT;
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

isect_status X(bound_aabb_merged)(Aabb *aabb, const Aabb *a, const Aabb *b)
{
    if (!aabb || !a || !b)
        return ISECT_BAD_ARGUMENT;
    const Aabb both[] = {*a, *b};
    const X(aabbs) view = X(aabbs_of)(both);
    return X(bound_aabb_aabbs)(aabb, &view, 2);
}
