/* bound/obb_points.c - oriented boxes of points: along the axes of their covariance, along a
 * triangle that they have, or the better of both.
 *
 * One look at all points finds their mean, their covariance, and which are extreme along 7 or 13
 * fixed directions (bound/spread.h); a second one how far they reach along the axes that were
 * chosen, of both kinds at once (bound/oriented.h). What is between looks at the 14 or 26 extreme
 * points alone, and finds a triangle among them (bound/ditetrahedron.h).
 *
 * Points on a line have no triangle: that line is an axis, and any two others that are
 * perpendicular will do. */
#include "bound/load.h"

#include "bound/obb_frames.h"
#include "bound/survey.h"
#include "core/environment.h"

enum { COVARIANCE = 1, EXTREMES = 2 };

static isect_status make_box(Obb *obb, const Crowd *crowd, int ways, int directions, bool area)
{
    Spread spread;
    Axes axes[2];
    Spot direction[3], spot[2 * DITO_26];
    Aabb box;
    Lens lens;
    int count = 0;
    spread.directions = ways & EXTREMES ? directions : ONLY_AXES;
    spread.moments = (ways & COVARIANCE) != 0;
    const isect_status status = survey(crowd, NULL, &spread, &box, &lens);
    if (status != ISECT_OK)
        return status;
    if (is_spot(&box))
        return box_of_spot(obb, box.lower);
    const Scene scene = scene_of(crowd, &box, lens.scaled, area);
    if (ways & COVARIANCE) {
        principal_axes_to(spread.covariance, ALL_BUT_ROUNDING, direction);
        axes[count++] = axes_of(direction);
    }
    if (ways & EXTREMES) {
        const int spots = extreme_spots(crowd, &spread, &scene, spot);
        ditetrahedron_axes(spot, spots, area, direction);
        axes[count++] = axes_of(direction);
    }
    measure(&scene, axes, count);
    return ways == COVARIANCE ? box_along(obb, &scene, axes) : best_box(obb, &scene, axes, count);
}

static isect_status obb_of(Obb *obb, const X(points) * points, size_t n,
                           const X(obb_options) * options, int ways)
{
    const int directions = directions_of(options);
    Crowd crowd;
    if (!obb || !crowd_of(&crowd, points, n) || directions == 0)
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status = make_box(obb, &crowd, ways, directions, options && options->area);
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
