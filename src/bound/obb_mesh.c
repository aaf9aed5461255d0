/* bound/obb_mesh.c - an oriented box of a mesh: the best of two, as that of points
 * (bound/obb_points.c), but the covariance is that of the triangles (bound/obb_surface.h). So it
 * does not matter how finely a part of the mesh is divided, nor whether a vertex is there twice. Of
 * triangles without area it is that of the corners.
 *
 * The maker of its box along x, y and z looks whether all is as it should be. */
#include "bound/faces.h"
#include "bound/first_pass.h"
#include "bound/obb_frames.h"
#include "bound/obb_surface.h"
#include "core/environment.h"

static bool covariance_of_mesh(const ObbInput *input, size_t triangles, double covariance[6])
{
    const Frame *frame = &input->frame;
    Surface surface = {0};
    for (size_t i = 0; i < 3 * triangles; i += 3)
        add_triangle(&surface, point_in_frame(&input->set, frame, i),
                     point_in_frame(&input->set, frame, i + 1),
                     point_in_frame(&input->set, frame, i + 2));
    return covariance_of(&surface, covariance);
}

static isect_status make_box(Obb *obb, const X(mesh) * mesh, const Aabb *known, int directions,
                             bool area)
{
    PointSet set = vertices_of(mesh);
    set.index = mesh->indices;
    Statistics statistics = {.directions = directions, .moments = true};
    double covariance[6];
    Axes axes[2];
    Vec3d direction[3], point[2 * DITO_26];
    Aabb box;
    Transform transform;
    first_pass(&set, known, &statistics, &box, &transform);
    if (is_point(&box))
        return box_of_point(obb, box.lower);
    const ObbInput input = obb_input(&set, &box, transform.scaled, area);
    ditetrahedron_axes(point, extreme_points(&set, &statistics, &input, point), area, direction);
    axes[0] = axes_of(direction);
    const bool surface = covariance_of_mesh(&input, mesh->triangle_count, covariance);
    principal_axes_to(surface ? covariance : statistics.covariance, ALL_BUT_ROUNDING, direction);
    axes[1] = axes_of(direction);
    project_points(&input, axes, 2);
    return best_box(obb, &input, axes, 2);
}

isect_status X(bound_obb_mesh)(Obb *obb, const X(mesh) * mesh, const X(obb_options) * options)
{
    const int directions = direction_count(options);
    Aabb box;
    if (!obb || directions == 0)
        return ISECT_BAD_ARGUMENT;
    isect_status status = X(bound_aabb_mesh)(&box, mesh);
    if (status != ISECT_OK)
        return status;
    const Environment environment = environment_enter();
    status = make_box(obb, mesh, &box, directions, options && options->area);
    environment_leave(environment);
    return status;
}
