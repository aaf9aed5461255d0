/* bound/obb_points.c - oriented boxes of points: along the axes of their covariance, along a
 * triangle that they have, or the better of both.
 *
 * One look at all points finds their mean, their covariance, and which are extreme along 7 or 13
 * fixed directions (bound/statistics.h); a second one how far they reach along the axes that were
 * chosen, of both kinds at once (bound/obb_axes.h). What is between looks at the 14 or 26 extreme
 * points alone, and finds a triangle among them (bound/ditetrahedron.h).
 *
 * Points on a line have no triangle: that line is an axis, and any two others that are
 * perpendicular will do. */
#include "bound/load.h"

#include "bound/first_pass.h"
#include "bound/obb_frames.h"
#include "core/environment.h"

enum { COVARIANCE = 1, EXTREMES = 2 };

static isect_status make_box(Obb *obb, const PointSet *set, int methods, int directions, bool area)
{
    Statistics statistics;
    Axes axes[2];
    Vec3d direction[3], point[2 * DITO_26];
    Aabb box;
    Transform transform;
    int count = 0;
    statistics.directions = methods & EXTREMES ? directions : ONLY_AXES;
    statistics.moments = (methods & COVARIANCE) != 0;
    const isect_status status = first_pass(set, NULL, &statistics, &box, &transform);
    if (status != ISECT_OK)
        return status;
    if (is_point(&box))
        return box_of_point(obb, box.lower);
    const ObbInput input = obb_input(set, &box, transform.scaled, area);
    if (methods & COVARIANCE) {
        principal_axes_to(statistics.covariance, ALL_BUT_ROUNDING, direction);
        axes[count++] = axes_of(direction);
    }
    if (methods & EXTREMES) {
        const int points = extreme_points(set, &statistics, &input, point);
        ditetrahedron_axes(point, points, area, direction);
        axes[count++] = axes_of(direction);
    }
    project_points(&input, axes, count);
    return methods == COVARIANCE ? box_of_axes(obb, &input, axes)
                                 : best_box(obb, &input, axes, count);
}

static isect_status obb_of(Obb *obb, const X(points) * points, size_t n,
                           const X(obb_options) * options, int methods)
{
    const int directions = direction_count(options);
    PointSet set;
    if (!obb || !point_set_of(&set, points, n) || directions == 0)
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status = make_box(obb, &set, methods, directions, options && options->area);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_points)(Obb *obb, const X(points) * points, size_t n,
                                 const X(obb_options) * options)
{
    return obb_of(obb, points, n, options, COVARIANCE | EXTREMES);
}

isect_status X(bound_obb_points_pca)(Obb *obb, const X(points) * points, size_t n)
{
    return obb_of(obb, points, n, NULL, COVARIANCE);
}

isect_status X(bound_obb_points_dito)(Obb *obb, const X(points) * points, size_t n,
                                      const X(obb_options) * options)
{
    return obb_of(obb, points, n, options, EXTREMES);
}
