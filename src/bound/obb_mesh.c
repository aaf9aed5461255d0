/* isect_bound_obb_mesh - an oriented box of a mesh.
 *
 * The box is the best of two, as for points (bound/obb_points.c), but with the covariance of the
 * triangles: the subdivision of a part of the mesh and duplicate vertices have no influence. If the
 * area is zero, the covariance is that of the corners. The maker of the AABB checks the mesh. */
#include "bound/faces.h"
#include "bound/obb_start.h"
#include "bound/principal.h"
#include "core/environment.h"
#include HEADER(bound)

static bool covariance_of_mesh(const ObbInput *input, size_t triangles, double covariance[6])
{
    const Frame *frame = &input->frame;
    Surface surface = {0};
    for (size_t i = 0; i < 3 * triangles; i += 3)
        X(surface_add)
    (&surface, point_in_frame(&input->set, frame, i), point_in_frame(&input->set, frame, i + 1),
     point_in_frame(&input->set, frame, i + 2));
    return X(surface_covariance)(&surface, covariance);
}

static isect_status make_box_of_mesh(Obb *obb, const X(mesh) * mesh, const Aabb *known,
                                     int directions, bool area)
{
    PointSet set = vertices_of(mesh);
    set.index = mesh->indices;
    Statistics statistics = {.directions = directions, .moments = true};
    double covariance[6];
    Axes axes[2];
    Vec3d direction[3], point[2 * DITO_26];
    Aabb box;
    Transform transform;
    X(obb_first_pass)(&set, known, &statistics, &box, &transform);
    if (is_point(&box))
        return X(box_of_point)(obb, box.lower);
    const ObbInput input = X(obb_input)(&set, &box, transform.scaled, area);
    X(ditetrahedron_axes)
    (point, X(obb_extreme_points)(&set, &statistics, &input, point), area, direction);
    axes[0] = X(axes_of)(direction);
    const bool surface = covariance_of_mesh(&input, mesh->triangle_count, covariance);
    X(principal_axes_to)(surface ? covariance : statistics.covariance, ALL_BUT_ROUNDING, direction);
    axes[1] = X(axes_of)(direction);
    X(project_points)(&input, axes, 2);
    return X(best_box)(obb, &input, axes, 2);
}

isect_status X(bound_obb_mesh)(const X(mesh) * mesh, const X(obb_options) * options, Obb *obb)
{
    const int directions = X(obb_directions)(options);
    Aabb box;
    if (!obb || directions == 0)
        return ISECT_BAD_ARGUMENT;
    isect_status status = X(bound_aabb_mesh)(mesh, &box);
    if (status != ISECT_OK)
        return status;
    const Environment environment = environment_enter();
    status = make_box_of_mesh(obb, mesh, &box, directions, options && options->area);
    environment_leave(environment);
    return status;
}
