/* isect_bound_aabb_any - the box of a shape of any type, in a pose: see bvh/shape_box.h.
 *
 * Shapes in a pose, and those without a maker of their own, are bounded by their support points
 * along the axes (engine/body.h). These points are computed in double, relative to a point of the
 * shape. So a bound has an error of some 40 * 2^-53 of the largest coordinate that occurs: of the
 * shape, of its position or of that point. 2^-44 of it is added, then the bound is rounded
 * outward. */
#include "bvh/shape_box.h"
#include "core/larger.h"
#include "core/power.h"
#include "engine/parts.h"
#include "engine/posed.h"
#include "geometry/foot.h"
#include "geometry/to_vec3d.h"
#include HEADER(bound)
#include HEADER(bvh)

static const X(aabb) whole_space = {{-REAL_INF, -REAL_INF, -REAL_INF},
                                    {REAL_INF, REAL_INF, REAL_INF}},
                     no_box = {{REAL_INF, REAL_INF, REAL_INF}, {-REAL_INF, -REAL_INF, -REAL_INF}};

static isect_status box_of_point(const X(vec3) * point, X(aabb) * box)
{
    *box = (X(aabb)){*point, *point};
    return ISECT_OK;
}
static isect_status box_of_aabb(const X(aabb) * aabb, X(aabb) * box)
{
    *box = *aabb;
    return ISECT_OK;
}
static isect_status box_of_tetrahedron(const X(tetrahedron) * tetrahedron, X(aabb) * box)
{
    real number[12];
    memcpy(number, tetrahedron, sizeof number);
    const X(points) points = {number, number + 1, number + 2, 3 * sizeof(real)};
    return X(bound_aabb_points)(points, 4, box);
}

/* ---- by support points ---- */

/* The number that is not less than a double. */
static real rounded_up(double x)
{
    const real rounded = (real)x;
    return (double)rounded < x ? next_up(rounded) : rounded;
}
/* The extents of a body along the axes, as points of the caller: even directions are negative. */
static double extents_of(const Body *body, double extent[6])
{
    double most = 0;
    for (int i = 0; i < 6; i++) {
        const int k = i / 2, sign = i % 2 ? 1 : -1;
        double direction[3] = {0, 0, 0}, point[3], world[3];
        uint32_t feature = CONVEX_NO_FEATURE;
        direction[k] = sign;
        body->convex.support(body->convex.shape, direction, point, &feature);
        point[k] += sign * (body->convex.radius + body->convex.support_error + body->rounding);
        isect_body_point(&body->frame, point, world);
        extent[i] = world[k];
        most = fmax(most, fabs(world[k]) + fabs(body->frame.origin[k]) / body->frame.unit);
    }
    return most;
}
static void box_by_support(X(aabb) * box, X(any) shape, const X(pose) * pose)
{
    Posed posed;
    Body body, same;
    double extent[6];
    *box = no_box;
    if (!X(pose_shape)(&posed, shape, pose) ||
        !isect_bodies(&body, &posed.source, &same, &posed.source) || posed.lied)
        return;
    if (body.endless) {
        *box = whole_space;
        return;
    }
    const double slack = 0x1p-44 * extents_of(&body, extent) + (double)REAL_MIN;
    real *lower = &box->lower.x, *upper = &box->upper.x;
    for (int k = 0; k < 3; k++) {
        lower[k] = -rounded_up(slack - extent[2 * k]);
        upper[k] = rounded_up(extent[2 * k + 1] + slack);
    }
}

/* The box of all parts. */
static void box_of_parts(X(aabb) * box, X(any) shape)
{
    X(aabb) one;
    *box = no_box;
    for (size_t i = 0; i < count_parts(shape); i++) {
        const Part part = part_of(shape, i);
        if (part.shape.shape == ISECT_SHAPE_NONE)
            continue;
        if (part.pose)
            box_by_support(&one, part.shape, part.pose);
        else
            X(box_of_shape)(&one, part.shape);
        *box = (X(aabb)){min_of(one.lower, box->lower), max_of(one.upper, box->upper)};
    }
}

void X(box_of_shape)(X(aabb) * box, X(any) shape)
{
    isect_status status = ISECT_OK;
    if (is_of_planes(shape)) {
        box_by_support(box, shape, NULL);
        return;
    }
#define BOX(TAG, name, maker)                                                                      \
    case ISECT_SHAPE_##TAG:                                                                        \
        status = maker(shape.at, box);                                                             \
        break;
    switch (shape.shape) {
        BOX(POINT, point, box_of_point)
        BOX(SEGMENT, segment, X(bound_aabb_segment))
        BOX(TRIANGLE, triangle, X(bound_aabb_triangle))
        BOX(RECTANGLE, rectangle, X(bound_aabb_rectangle))
        BOX(DISC, disc, X(bound_aabb_disc))
        BOX(SPHERE, sphere, X(bound_aabb_sphere))
        BOX(CAPSULE, capsule, X(bound_aabb_capsule))
        BOX(LOZENGE, lozenge, X(bound_aabb_lozenge))
        BOX(ELLIPSOID, ellipsoid, X(bound_aabb_ellipsoid))
        BOX(CYLINDER, cylinder, X(bound_aabb_cylinder))
        BOX(CONE, cone, X(bound_aabb_cone))
        BOX(AABB, aabb, box_of_aabb)
        BOX(OBB, obb, X(bound_aabb_obb))
        BOX(TETRAHEDRON, tetrahedron, box_of_tetrahedron)
        BOX(HULL, hull, X(bound_aabb_hull))
    case ISECT_SHAPE_ROUNDCONE:
    case ISECT_SHAPE_KDOP:
    case ISECT_SHAPE_FRUSTUM:
    case ISECT_SHAPE_SUPPORT:
        box_by_support(box, shape, NULL);
        break;
    case ISECT_SHAPE_PARTS:
        box_of_parts(box, shape);
        break;
    default:
        *box = whole_space;
    }
    if (status != ISECT_OK)
        *box = no_box;
}

/* The error of answers: of the largest coordinate of the box or of the tree. */
static double error_within(double reach, const X(aabb) * box)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    double most = reach;
    for (int k = 0; k < 3; k++) {
        const double low = fabs((double)lower[k]), up = fabs((double)upper[k]);
        most = low <= (double)REAL_MAX && low > most ? low : most;
        most = up <= (double)REAL_MAX && up > most ? up : most;
    }
    return most * ROWS_SLACK;
}
void X(box_of_query)(double reach, X(any) query, X(aabb) * box)
{
    X(box_of_shape)(box, query);
    *box = box_grown(*box, (real)error_within(reach, box) + REAL_MIN);
}
void X(box_part)(double reach, X(any) shape, size_t i, BoxedPart *boxed, X(aabb) * along_axes)
{
    const Part part = part_of(shape, i);
    const X(parts) one = {&part.shape, part.pose, 1};
    X(aabb) own;
    Posed posed;
    X(pose_part)(&boxed->part, &part);
    X(box_of_shape)(along_axes, X(any_parts)(&one));
    boxed->slack = error_within(reach, along_axes) + (double)REAL_MIN;
    boxed->vertices.count = 0;
    if (boxed->part.sound)
        isect_hull_vertices(&boxed->part.source, &boxed->vertices);
    boxed->is_box = boxed->part.sound && patch_box_of(&boxed->part.source, &boxed->box);
    if (boxed->is_box)
        return;
    X(box_of_shape)(&own, part.shape);
    if (!X(pose_shape)(&posed, X(any_aabb)(&own), part.pose) ||
        !patch_box_of(&posed.source, &boxed->box))
        boxed->box = (PatchBox){.half = {(double)NAN, 0, 0}};
}

/* The gap along the direction from the center of the box to the nearest point of the triangle. */
static double gap_of_hull(const BoxedPart *boxed, const Vec3d corner[3])
{
    const Vec3d u = sub3d(corner[1], corner[0]), v = sub3d(corner[2], corner[0]);
    const Vec3d w = sub3d(boxed->box.center, corner[0]);
    const Foot foot =
        foot_of((Vec3){(real)u.x, (real)u.y, (real)u.z}, (Vec3){(real)v.x, (real)v.y, (real)v.z},
                (Vec3){(real)w.x, (real)w.y, (real)w.z});
    const Vec3d n = sub3d(mad3d(scale3d((double)foot.s, u), (double)foot.t, v), w);
    const double direction[3] = {n.x, n.y, n.z};
    double most[3];
    if (!(dot3d(n, n) > 0x1p-500 && dot3d(n, n) < 0x1p500))
        return -INFINITY;
    get_vertex(&boxed->vertices, farthest_vertex(&boxed->vertices, direction), most);
    const double low =
        smaller(smaller(dot3d(n, corner[0]), dot3d(n, corner[1])), dot3d(n, corner[2]));
    return (low - (n.x * most[0] + n.y * most[1] + n.z * most[2])) / length3d(n);
}
double X(gap_of_part)(const BoxedPart *boxed, const X(triangle) * t, double within)
{
    const Vec3d corner[3] = {to_vec3d(t->a), to_vec3d(t->b), to_vec3d(t->c)};
    const double gap = boxed->vertices.count > 0 ? gap_of_hull(boxed, corner) : -INFINITY;
    return gap > within + boxed->slack
               ? gap
               : isect_box_triangle_gap(&boxed->box, corner, within + boxed->slack);
}

isect_status X(bound_aabb_any)(X(any) shape, const X(pose) * pose, X(aabb) * aabb)
{
    static const X(vec3) origin;
    const bool flat = shape.shape == ISECT_SHAPE_RAY || shape.shape == ISECT_SHAPE_PLANE;
    const bool list = shape.shape == ISECT_SHAPE_PARTS;
    X(aabb) box;
    if (!shape.at || !aabb || (list && pose) ||
        (!flat && !list && body_of(shape.shape) == BODY_SHAPES))
        return ISECT_BAD_ARGUMENT;
    if (pose)
        box_by_support(&box, flat ? X(any_point)(&origin) : shape, pose);
    else
        X(box_of_shape)(&box, shape);
    if (!(box.lower.x <= box.upper.x))
        return ISECT_EMPTY;
    *aabb = flat ? whole_space : box;
    return ISECT_OK;
}
