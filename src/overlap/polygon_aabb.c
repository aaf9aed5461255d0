/* isect_overlap_polygon_aabb - do a polygon in space and an axis-aligned box share a point?
 *
 * A polygon is its border, and the points of its plane (geometry/polygon_plane.h) that are inside
 * in the projection along the axis w along which its normal is largest (geometry/winding.h). If an
 * edge meets the box, they overlap (overlap/segment_aabb.c). If the box is certainly on one side of
 * the plane, they do not.
 *
 * Else both are projected along w. There the box is a rectangle, clipped to the bounding box of the
 * polygon. The part of it where the plane is between both ends of the box is convex: the
 * intersection of at most six half-planes, two of which are parallel. An edge of the polygon meets
 * that part if some t of it is in all half-planes; intervals of a line intersect if any two of them
 * do, so any two suffice. Let A and B be the heights of its ends inside one half-plane. If A < 0,
 * the edge enters it at A / (A - B), and it leaves the other at C / (C - D): it enters before or
 * when it leaves if A D <= C B.
 *
 * If no edge meets the part, it is entirely inside or entirely outside, and one point decides. That
 * is a corner of the rectangle, or a point where an edge of it crosses the line in which the plane
 * is at one end of the box, and not beyond the other end. If there is no such point, the part is
 * empty.
 *
 * All of this is exact (exact/number.h). Beside the plane, heights take 104 limbs, four of an edge
 * or eight of the corners, eight differences 35 each, and a product of two heights 208. */
#include "core/vec3.h"
#include "geometry/aabb.h"
#include "geometry/finite.h"
#include "geometry/polygon_plane.h"
#include "geometry/winding.h"
#include HEADER(overlap)

enum { LEAST_U, MOST_U, LEAST_V, MOST_V, ABOVE, BELOW, SIDES };

typedef struct Part {
    const X(aabb) * box;
    X(vec2) lower, upper; /* the rectangle */
    double least, most;   /* the ends along w, which may be infinite */
    ExactPlane plane;
} Part;

static bool edge_in_box(const X(polygon) * polygon, const X(aabb) * box)
{
    X(segment) edge = {polygon->points[polygon->count - 1], polygon->points[0]};
    for (size_t i = 0; i < polygon->count; i++) {
        edge.b = polygon->points[i];
        if (X(overlap_segment_aabb)(&edge, box))
            return true;
        edge.a = edge.b;
    }
    return false;
}

/* True if the box, which is finite, is certainly on one side of the plane. */
static bool surely_beside_plane(const X(polygon) * polygon, const X(aabb) * box)
{
    const real *numbers = (const real *)polygon->points;
    const double scale =
        scale_of(greater(largest(numbers, 3 * polygon->count), largest((const real *)box, 6)));
    const PolygonPlane plane = polygon_plane(polygon, scale);
    int above = 0, below = 0;
    for (int i = 0; i < 8; i++) {
        const double x[3] = {(double)(i & 1 ? box->upper.x : box->lower.x),
                             (double)(i & 2 ? box->upper.y : box->lower.y),
                             (double)(i & 4 ? box->upper.z : box->lower.z)};
        const int side = certain_side(&plane, x);
        above += side > 0, below += side < 0;
    }
    return above == 8 || below == 8;
}

/* Intersects the rectangle with the bounding box of the polygon; false if that is empty. */
static bool take_rectangle(Part *part, const X(polygon) * polygon)
{
    const int axis = part->plane.axis;
    X(vec2) lower = projected(&part->box->lower, axis), upper = projected(&part->box->upper, axis);
    X(vec2) least = projected(&polygon->points[0], axis), most = least;
    for (size_t i = 1; i < polygon->count; i++) {
        const X(vec2) p = projected(&polygon->points[i], axis);
        least.x = p.x < least.x ? p.x : least.x, most.x = p.x > most.x ? p.x : most.x;
        least.y = p.y < least.y ? p.y : least.y, most.y = p.y > most.y ? p.y : most.y;
    }
    lower.x = lower.x > least.x ? lower.x : least.x, upper.x = upper.x < most.x ? upper.x : most.x;
    lower.y = lower.y > least.y ? lower.y : least.y, upper.y = upper.y < most.y ? upper.y : most.y;
    part->lower = lower, part->upper = upper;
    part->least = (double)((const real *)&part->box->lower)[axis];
    part->most = (double)((const real *)&part->box->upper)[axis];
    return (lower.x <= upper.x) & (lower.y <= upper.y);
}

static Number part_number(Part *part, real x)
{
    return isect_number(&part->plane.limbs, (double)x, part->plane.unit);
}
static Number difference(Part *part, real a, real b)
{
    const Number x = part_number(part, a);
    return isect_number_minus(&part->plane.limbs, x, part_number(part, b));
}
/* The height of the plane inside an end of the box: above the lower end, or below the upper one. It
 * is 1 if that end is infinite. */
static Number height_inside(Part *part, X(vec2) p, double end, bool under)
{
    ExactPlane *plane = &part->plane;
    const Number normal = plane->axis == 2   ? plane->normal.z
                          : plane->axis == 1 ? plane->normal.y
                                             : plane->normal.x;
    double x[3];
    if (!(fabs(end) <= DBL_MAX))
        return isect_number(&plane->limbs, 1, 0);
    x[plane->axis] = end;
    x[(plane->axis + 1) % 3] = (double)p.x, x[(plane->axis + 2) % 3] = (double)p.y;
    Number height = exact_height(plane, x);
    height.negative ^= normal.negative != under;
    return height;
}

static void take_sides(Part *part, X(vec2) p, Number inside[SIDES])
{
    inside[LEAST_U] = difference(part, p.x, part->lower.x);
    inside[MOST_U] = difference(part, part->upper.x, p.x);
    inside[LEAST_V] = difference(part, p.y, part->lower.y);
    inside[MOST_V] = difference(part, part->upper.y, p.y);
    inside[ABOVE] = height_inside(part, p, part->least, true);
    inside[BELOW] = height_inside(part, p, part->most, false);
}

static bool edge_in_part(Part *part, X(vec2) a, X(vec2) b)
{
    Limbs *limbs = &part->plane.limbs;
    Number from[SIDES], to[SIDES];
    if ((a.x < part->lower.x) & (b.x < part->lower.x) ||
        (a.x > part->upper.x) & (b.x > part->upper.x) ||
        (a.y < part->lower.y) & (b.y < part->lower.y) ||
        (a.y > part->upper.y) & (b.y > part->upper.y))
        return false;
    limbs->used = part->plane.mark;
    take_sides(part, a, from), take_sides(part, b, to);
    for (int i = 0; i < SIDES; i++)
        if (isect_number_sign(from[i]) < 0 && isect_number_sign(to[i]) < 0)
            return false;
    for (int i = 0; i < SIDES; i++)
        for (int k = 0; k < SIDES; k++) {
            if (isect_number_sign(from[i]) >= 0 || isect_number_sign(to[k]) >= 0)
                continue;
            const int mark = limbs->used;
            const Number enter = isect_number_times(limbs, from[i], to[k]);
            const Number leave = isect_number_times(limbs, from[k], to[i]);
            if (isect_number_compare(limbs, enter, leave) > 0)
                return false;
            limbs->used = mark;
        }
    return true;
}

/* The winding number of the polygon around a point with one coordinate x / over, along axis 0 or 1
 * of the projection, and the other coordinate y. */
static Winding winding_round(Part *part, const X(polygon) * polygon, Number x, Number over,
                             int along, real y)
{
    Limbs *limbs = &part->plane.limbs;
    Winding winding = {0, false};
    X(vec2) a = projected(&polygon->points[polygon->count - 1], part->plane.axis);
    for (size_t i = 0; i < polygon->count; i++) {
        const X(vec2) b = projected(&polygon->points[i], part->plane.axis);
        const real a_y = along ? a.x : a.y, b_y = along ? b.x : b.y;
        const bool upward = b_y > y;
        if ((a_y > y) != upward) { /* (a (b_y - y) + b (y - a_y)) / (b_y - a_y) against x / over */
            const int mark = limbs->used;
            const Number a_x = part_number(part, along ? a.y : a.x);
            const Number b_x = part_number(part, along ? b.y : b.x);
            const Number first = isect_number_times(limbs, a_x, difference(part, b_y, y));
            const Number second = isect_number_times(limbs, b_x, difference(part, y, a_y));
            const Number crossing =
                isect_number_times(limbs, isect_number_add(limbs, first, second), over);
            const Number bar = isect_number_times(limbs, x, difference(part, b_y, a_y));
            if ((isect_number_compare(limbs, crossing, bar) > 0) == upward)
                winding.turns += upward ? 1 : -1;
            limbs->used = mark;
        }
        a = b;
    }
    return winding;
}

/* True if the polygon contains the point where the line in which the plane is at an end of the box
 * crosses a side of the rectangle. The side runs from p to q, which differ along one axis; A and B
 * are their heights inside. */
static bool crossing_inside(Part *part, const X(polygon) * polygon, X(vec2) p, X(vec2) q, Number a,
                            Number b, isect_rule rule)
{
    Limbs *limbs = &part->plane.limbs;
    const int along = p.x == q.x;
    const Number from = part_number(part, along ? p.y : p.x),
                 to = part_number(part, along ? q.y : q.x);
    Number over = isect_number_minus(limbs, a, b);
    const Number end = isect_number_times(limbs, a, to);
    Number x = isect_number_minus(limbs, end, isect_number_times(limbs, b, from));
    x.negative ^= over.negative, over.negative = false;
    return side_of(winding_round(part, polygon, x, over, along, along ? p.x : p.y), rule) !=
           ISECT_OUTSIDE;
}

/* True if the part, which no edge meets, is not empty and inside. */
static bool part_inside(Part *part, const X(polygon) * polygon, isect_rule rule)
{
    const X(vec2) lower = part->lower, upper = part->upper;
    const X(vec2) corner[4] = {lower, {upper.x, lower.y}, upper, {lower.x, upper.y}};
    Number inside[4][2];
    part->plane.limbs.used = part->plane.mark;
    for (int i = 0; i < 4; i++) {
        inside[i][0] = height_inside(part, corner[i], part->least, true);
        inside[i][1] = height_inside(part, corner[i], part->most, false);
        if (isect_number_sign(inside[i][0]) >= 0 && isect_number_sign(inside[i][1]) >= 0)
            return side_in_projection(polygon, corner[i], part->plane.axis, rule) != ISECT_OUTSIDE;
    }
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 2; k++) {
            const Number a = inside[i][k], b = inside[(i + 1) % 4][k];
            if (isect_number_sign(a) * isect_number_sign(b) < 0)
                return crossing_inside(part, polygon, corner[i], corner[(i + 1) % 4], a, b, rule);
        }
    return false;
}

bool X(overlap_polygon_aabb)(const X(polygon) * polygon, const X(aabb) * box, isect_rule rule)
{
    const real *numbers = (const real *)polygon->points;
    Part part;
    if (polygon->count == 0 || !all_finite(numbers, 3 * polygon->count) || !not_empty(box))
        return false;
    if (edge_in_box(polygon, box))
        return true;
    if (all_finite((const real *)box, 6) && surely_beside_plane(polygon, box))
        return false;
    part.box = box;
    if (!exact_plane(&part.plane, polygon, scale_of(largest(numbers, 3 * polygon->count))) ||
        !take_rectangle(&part, polygon))
        return false;
    X(vec2) a = projected(&polygon->points[polygon->count - 1], part.plane.axis);
    for (size_t i = 0; i < polygon->count; i++) {
        const X(vec2) b = projected(&polygon->points[i], part.plane.axis);
        if (edge_in_part(&part, a, b))
            return true;
        a = b;
    }
    return part_inside(&part, polygon, rule);
}
