/* isect_bound_obb_hull, isect_bound_obb_hull_refined - oriented boxes of a convex hull.
 *
 * The quick box is the best of two, as for points (bound/obb_points.c), but with the covariance of
 * the surface of the hull: interior points and the density of vertices have no influence. The
 * refined box is searched for (bound/obb_search.c). */
#include "bound/obb_search.h"
#include "core/environment.h"
#include HEADER(bound)

static isect_status make_box_of_hull(Obb *obb, const Hull *hull, int directions, bool area,
                                     bool refined)
{
    ObbBoxes boxes;
    const isect_status status = X(obb_start_boxes)(&boxes, hull, directions, area);
    if (status != ISECT_OK)
        return status;
    if (is_point(&boxes.box))
        return X(box_of_point)(obb, boxes.box.lower);
    if (refined && boxes.count > 1) {
        Search search = {
            .hull = hull, .input = &boxes.input, .vertices = boxes.vertices, .random = 1};
        const Rotation least = X(obb_refine)(&search, boxes.axes);
        X(obb_add_axes)(&boxes, least.axis);
    }
    return X(best_box)(obb, &boxes.input, boxes.axes, boxes.count);
}

static isect_status obb_of_hull(Obb *obb, const Hull *hull, const X(obb_options) * options,
                                bool refined)
{
    const int directions = X(obb_directions)(options);
    if (!obb || !hull || directions == 0 || (hull->vertex_count > 0 && !hull->vertices) ||
        (hull->face_count > 0 && (!hull->faces || !hull->edges || hull->edge_count == 0)))
        return ISECT_BAD_ARGUMENT;
    if (hull->vertex_count == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const isect_status status =
        make_box_of_hull(obb, hull, directions, options && options->area, refined);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_hull)(const Hull *hull, const X(obb_options) * options, Obb *obb)
{
    return obb_of_hull(obb, hull, options, false);
}

isect_status X(bound_obb_hull_refined)(const Hull *hull, const X(obb_options) * options, Obb *obb)
{
    return obb_of_hull(obb, hull, options, true);
}
