/* isect_bound_obb_points, isect_bound_obb_points_pca, isect_bound_obb_points_dito - oriented boxes
 * of points: along the axes of their covariance (PCA), along a triangle of extreme points (DiTO),
 * or the better of both.
 *
 * The first pass over the points computes their mean, their covariance, and the extreme points
 * along 7 or 13 directions (bound/statistics.h). The second one computes their intervals along the
 * chosen axes, of both kinds at once (bound/obb_axes.c). Between the passes only the 14 or 26
 * extreme points are used to find a triangle (bound/ditetrahedron.h). If they are collinear, their
 * line is an axis, and any two directions perpendicular to it are used. */
#include "bound/obb_start.h"
#include "bound/principal.h"
#include "core/environment.h"
#include HEADER(bound)

enum { COVARIANCE = 1, EXTREMES = 2 };

static isect_status make_box_of_points(Obb *obb, const PointSet *set, int methods, int directions,
                                       bool area)
{
    Statistics statistics;
    Axes axes[2];
    Vec3d direction[3], point[2 * DITO_26];
    Aabb box;
    Transform transform;
    int count = 0;
    statistics.directions = methods & EXTREMES ? directions : ONLY_AXES;
    statistics.moments = (methods & COVARIANCE) != 0;
    const isect_status status = X(obb_first_pass)(set, NULL, &statistics, &box, &transform);
    if (status != ISECT_OK)
        return status;
    if (is_point(&box))
        return X(box_of_point)(obb, box.lower);
    const ObbInput input = X(obb_input)(set, &box, transform.scaled, area);
    if (methods & COVARIANCE) {
        X(principal_axes_to)(statistics.covariance, ALL_BUT_ROUNDING, direction);
        axes[count++] = X(axes_of)(direction);
    }
    if (methods & EXTREMES) {
        const int points = X(obb_extreme_points)(set, &statistics, &input, point);
        X(ditetrahedron_axes)(point, points, area, direction);
        axes[count++] = X(axes_of)(direction);
    }
    X(project_points)(&input, axes, count);
    return methods == COVARIANCE ? X(box_of_axes)(obb, &input, axes)
                                 : X(best_box)(obb, &input, axes, count);
}

static isect_status obb_of_points(Obb *obb, const X(points) * points, size_t n,
                                  const X(obb_options) * options, int methods)
{
    const int directions = X(obb_directions)(options);
    PointSet set;
    if (!obb || !point_set_of(&set, points, n) || directions == 0)
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status =
        make_box_of_points(obb, &set, methods, directions, options && options->area);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_points)(X(points) points, size_t n, const X(obb_options) * options,
                                 Obb *obb)
{
    return obb_of_points(obb, &points, n, options, COVARIANCE | EXTREMES);
}

isect_status X(bound_obb_points_pca)(X(points) points, size_t n, Obb *obb)
{
    return obb_of_points(obb, &points, n, NULL, COVARIANCE);
}

isect_status X(bound_obb_points_dito)(X(points) points, size_t n, const X(obb_options) * options,
                                      Obb *obb)
{
    return obb_of_points(obb, &points, n, options, EXTREMES);
}
