/* isect_bound_sphere_triangles, isect_bound_sphere_mesh - the smallest ball of triangles and of a
 * mesh: that of their corners.
 *
 * The makers of boxes check the input, and their box is the start of the maker of balls. */
#include "bound/ball.h"
#include "bound/faces.h"
#include HEADER(bound)

static isect_status ball_of_sets(Sphere *sphere, const PointSets *sets, const Aabb *box)
{
    Environment environment = environment_enter();
    const isect_status status = X(least_ball)(sphere, sets, box, NULL);
    environment_leave(environment);
    return status;
}

isect_status X(bound_sphere_triangles)(X(triangles) triangles, size_t n, Sphere *sphere)
{
    Aabb box;
    PointSets sets;
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = X(bound_aabb_triangles)(triangles, n, &box);
    if (status != ISECT_OK)
        return status;
    sets.count = point_sets_of_triangles(sets.part, &triangles, n);
    return ball_of_sets(sphere, &sets, &box);
}

isect_status X(bound_sphere_mesh)(const X(mesh) * mesh, Sphere *sphere)
{
    Aabb box;
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = X(bound_aabb_mesh)(mesh, &box);
    if (status != ISECT_OK)
        return status;
    PointSets sets = {{vertices_of(mesh)}, 1};
    sets.part[0].index = mesh->indices;
    return ball_of_sets(sphere, &sets, &box);
}
