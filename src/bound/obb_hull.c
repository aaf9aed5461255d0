/* bound/obb_hull.c - oriented boxes of a convex hull.
 *
 * The quick one is the best of two, as that of points (bound/obb_points.c), but the covariance is
 * that of the hull's surface (bound/obb_surface.h): points inside, and how densely they lie, do not
 * count. The refined one is looked for (bound/obb_search.h). */
#include "bound/obb_search.h"
#include "core/environment.h"

static isect_status make_box(Obb *obb, const Hull *hull, int directions, bool area, bool refined)
{
    Known known;
    const isect_status status = know(&known, hull, directions, area);
    if (status != ISECT_OK)
        return status;
    if (is_spot(&known.box))
        return box_of_spot(obb, known.box.lower);
    if (refined && known.count > 1) {
        Search search = {
            .hull = hull, .scene = &known.scene, .vertices = known.vertices, .random = 1};
        const Turned least = refine(&search, known.axes);
        learn(&known, least.axis);
    }
    return best_box(obb, &known.scene, known.axes, known.count);
}

static isect_status obb_of(Obb *obb, const Hull *hull, const X(obb_options) * options, bool refined)
{
    const int directions = directions_of(options);
    if (!obb || !hull || directions == 0 || (hull->vertex_count > 0 && !hull->vertices) ||
        (hull->face_count > 0 && (!hull->faces || !hull->edges || hull->edge_count == 0)))
        return ISECT_BAD_ARGUMENT;
    if (hull->vertex_count == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status = make_box(obb, hull, directions, options && options->area, refined);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_hull)(Obb *obb, const Hull *hull, const X(obb_options) * options)
{
    return obb_of(obb, hull, options, false);
}

isect_status X(bound_obb_hull_refined)(Obb *obb, const Hull *hull, const X(obb_options) * options)
{
    return obb_of(obb, hull, options, true);
}
