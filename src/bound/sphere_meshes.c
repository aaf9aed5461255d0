/* bound/sphere_meshes.c - the least ball of triangles and of a mesh: that of their corners.
 *
 * The makers of boxes look whether all is as it should be, and the box is what the maker of balls
 * begins with. */
#include "bound/ball.h"
#include "bound/faces.h"

static isect_status ball_of(Sphere *sphere, const Crowds *crowds, const Aabb *box)
{
    Environment environment = environment_enter();
    const isect_status status = X(least_ball)(sphere, crowds, box, NULL);
    environment_leave(environment);
    return status;
}

isect_status X(bound_sphere_triangles)(Sphere *sphere, const X(triangles) * triangles, size_t n)
{
    Aabb box;
    Crowds crowds;
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = X(bound_aabb_triangles)(&box, triangles, n);
    if (status != ISECT_OK)
        return status;
    crowds.count = crowds_of_triangles(crowds.part, triangles, n);
    return ball_of(sphere, &crowds, &box);
}

isect_status X(bound_sphere_mesh)(Sphere *sphere, const X(mesh) * mesh)
{
    Aabb box;
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = X(bound_aabb_mesh)(&box, mesh);
    if (status != ISECT_OK)
        return status;
    Crowds crowds = {{vertices_of(mesh)}, 1};
    crowds.part[0].index = mesh->indices;
    return ball_of(sphere, &crowds, &box);
}
