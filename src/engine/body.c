/* engine/body.c - shapes as convex cores; see engine/body.h. The cores are those of engine/cores.c,
 * which also lists errors.
 *
 * A k-DOP or frustum may be unbounded. The part of it that is farther from 0 than BODY_FAR times
 * the largest number of both shapes is left out. The part of an unbounded box that is farther than
 * 16 times that number is left out, too: no finite depth in a box exceeds 5 times that number. */
#include "engine/body.h"

#include "engine/body_input.h"
#include "engine/cores.h"
#include <math.h>
#include <string.h>

/* The mean of up to 16 of the vertices. Three scalar sums stay in registers. */
static void find_center(const Vertices *v, Vector center)
{
    const size_t step = v->count / 16 + 1, some = (v->count - 1) / step + 1;
    const double share = 1 / (double)some;
    double x = 0, y = 0, z = 0;
    for (size_t i = 0; i < v->count; i += step) {
        Vector at;
        get_vertex(v, i, at);
        x += share * at[0], y += share * at[1], z += share * at[2];
    }
    center[0] = x, center[1] = y, center[2] = z;
}
/* If the caller's numbers are large, a short axis may underflow in units of the frame. It still has
 * a direction, which is taken from the caller's units. */
static void keep_direction(const Vector axis, double *seen)
{
    if (largest_of(seen, 3) < 0x1p-900)
        memcpy(seen, axis, sizeof(Vector));
}
/* Turns positions into differences: of the first from the origin, of the others from the first. */
static void make_body(Body *body, const BodySource *source, double x[BODY_NUMBERS])
{
    const int positions = 3 * layout_of(source->shape)->points;
    const double unit = body->frame.unit;
    Vector first;
    body->source = *source;
    memset(body->edge, 0, sizeof body->edge);
    memcpy(first, x, sizeof first);
    const bool has_axis = source->shape == BODY_cylinder || source->shape == BODY_cone;
    Vector axis = {0, 0, 0};
    for (int k = 0; k < 3 && has_axis; k++)
        axis[k] = x[3 + k] - x[k];
    for (int i = 3; i < positions; i++)
        x[i] = x[i] * unit - first[i % 3] * unit;
    if (unit < 1 && has_axis)
        keep_direction(axis, x + 3);
    for (int i = positions; i < numbers_of_body(source->shape); i++)
        x[i] *= is_direction(source->shape, i) ? 1 : unit;
    memcpy(body->at, first, sizeof first);
    see(&body->frame, body->at);
    if (!is_polytope(source->shape))
        body->rounding = 0;
    if (!is_polytope(source->shape) && source->shape != BODY_hull)
        body->vertices.count = 0;
    isect_core_make(body, source->shape, x);
}
/* The unit of the vertices as read. The vertices of a polytope are in units of the frame already.
 */
static double unit_of_vertices(const Body *body)
{
    return body->source.shape == BODY_hull ? body->frame.unit : 1;
}
/* The largest coordinate relative to the origin. Bounds scale with the vertices, so they suffice.
 */
static double reach_of(const Body *body)
{
    const double unit = unit_of_vertices(body), *origin = body->frame.origin;
    double most = 0;
    for (int k = 0; k < 3; k++) {
        most = larger(most, fabs(body->bounds.lower[k] * unit - origin[k]));
        most = larger(most, fabs(body->bounds.upper[k] * unit - origin[k]));
    }
    return most;
}
/* The largest length of the body. */
static double size_of(const Body *body)
{
    const bool framed = is_framed(body);
    double most = larger(largest_of(body->at, 3), largest_of(body->edge[0], framed ? 3 : 9));
    if (body->source.shape == BODY_user)
        most += ((const BodyUser *)body->source.numbers)->extent * body->frame.unit;
    most =
        larger(most, body->vertices.count || is_polytope(body->source.shape) ? reach_of(body) : 0);
    most = larger(most, body->convex.radius);
    return framed ? larger(most, larger(body->radius[0], body->radius[1])) : most;
}
static void grow(Body *body, double unit, const Vector origin, int exponent)
{
    const bool framed = is_framed(body);
    scale_numbers(body->at, 3, -exponent);
    scale_numbers(body->edge[0], framed ? 3 : 9, -exponent);
    if (framed)
        scale_numbers(body->radius, 2, -exponent);
    body->convex.radius = times_power(body->convex.radius, -exponent);
    body->frame.exponent += exponent;
    body->convex.shape = body, body->convex.symmetry = isect_core_symmetry;
    if (body->core == CORE_VERTICES) {
        isect_scale_vertices(&body->vertices, unit, origin, exponent);
        find_center(&body->vertices, body->convex.center);
    } else {
        isect_core_center(body);
    }
    body->rounding = times_power(body->rounding, -exponent);
    body->convex.support_error = SUPPORT_ERROR + body->rounding;
}
void isect_body_grow(Body *body, int exponent)
{
    static const Vector none = {0, 0, 0};
    grow(body, 1, none, exponent);
}

/* The largest coordinate of the axes that are multiplied by radii or half lengths. */
static double largest_direction(BodyShape shape, const double *x)
{
    return layout_of(shape)->lengths == 3 ? largest_of(x + 3, 9) : 0;
}
/* Clamps the bounds of a box, which may be infinite, and returns whether one was. The part that is
 * left out is beyond both shapes and has no effect. */
static bool clamp_box(BodyShape shape, double x[BODY_NUMBERS], double most)
{
    bool endless = false;
    for (int i = 0; shape == BODY_aabb && i < 6; i++) {
        endless |= fabs(x[i]) > DBL_MAX;
        x[i] = smaller(larger(x[i], -most), most);
    }
    return endless;
}

/* Merges adjacent vertices where more than three planes meet: the solver would make simplices of
 * volume 0 from them. */
static bool is_near_vertex(const Vertices *v, const double at[3], double distance)
{
    for (size_t i = 0; i < v->count; i++) {
        Vector other;
        get_vertex(v, i, other);
        if (fabs(at[0] - other[0]) <= distance && fabs(at[1] - other[1]) <= distance &&
            fabs(at[2] - other[2]) <= distance)
            return true;
    }
    return false;
}
/* Cuts the box by all planes, in units of the frame but relative to 0. */
static void cut_box(CutBox *polytope, const BodySource *source, const BodyFrame *frame, double half)
{
    isect_polytope_begin(polytope, half);
    for (size_t i = 0; i < planes_of(source) && polytope->count > 0; i++) {
        Plane4 plane;
        if (isect_body_scaled_plane(source, frame, i, &plane))
            isect_polytope_cut(polytope, plane.n, plane.d, (uint8_t)(6 + i));
    }
}
/* Faces 0 to 5 are those of the initial box. */
static void keep_vertex(Body *body, const double at[3], const uint8_t face[3])
{
    uint8_t *planes = body->planes[body->vertices.count];
    for (int k = 0; k < 3; k++) {
        const uint8_t plane = (uint8_t)(face[k] < 6 ? BODY_NO_PLANE + face[k] : face[k] - 6);
        int to = k;
        for (; to > 0 && planes[to - 1] > plane; to--)
            planes[to] = planes[to - 1];
        planes[to] = plane;
        body->endless |= face[k] < 6;
    }
    set_vertex(&body->vertices, body->vertices.count++, at);
}
#define MERGED (16 * DBL_EPSILON) /* vertices are one within this share of the box */

/* The rounding of a cut, 8 epsilon, and of a merge, over sqrt(3) along each axis. */
static void set_half(Body *body, double half)
{
    body->half = half;
    body->rounding = (8 * DBL_EPSILON + 2 * MERGED) * half;
}
/* Finds the vertices. x is the first of them, in units of the caller. Returns false if there are no
 * vertices. Their error is proportional to the box that is cut. If that box proves to be far too
 * large, a smaller one is cut, with room for the error of the first. */
static bool make_polytope(Body *body, const BodySource *source, const BodyFrame *frame, double half,
                          double x[BODY_NUMBERS])
{
    CutBox polytope;
    cut_box(&polytope, source, frame, half);
    const double reach = largest_of(polytope.vertex[0], 3 * polytope.count);
    if (polytope.count > 0 && reach < half / 4) {
        half = 2 * reach + 64 * DBL_EPSILON * half;
        cut_box(&polytope, source, frame, half);
    }
    if (polytope.count == 0 || polytope.count > PLANED_VERTICES)
        return false;
    set_half(body, half);
    body->vertices.count = 0;
    for (int i = 0; i < polytope.count; i++)
        if (!is_near_vertex(&body->vertices, polytope.vertex[i], MERGED * half))
            keep_vertex(body, polytope.vertex[i], polytope.face[i]);
    pad_vertices(&body->vertices);
    (void)move_vertices(&body->vertices, NULL, NULL, &body->bounds);
    for (int k = 0; k < 3; k++)
        x[k] = polytope.vertex[0][k] / frame->unit;
    return true;
}
/* The farthest points along the axes; x is their mean, in units of the caller. Returns false if
 * there are none. */
static bool make_bounds(Body *body, double x[BODY_NUMBERS])
{
    const PlaneSet set = isect_body_plane_set(body);
    x[0] = x[1] = x[2] = 0;
    for (int side = 0; side < 6; side++) {
        Vector direction = {0, 0, 0}, point;
        direction[side / 2] = side % 2 ? 1 : -1;
        if (!isect_plane_set_farthest(&set, direction, point))
            return false;
        (side % 2 ? body->bounds.upper : body->bounds.lower)[side / 2] = point[side / 2];
        body->endless |= fabs(point[side / 2]) >= body->half;
        for (int k = 0; k < 3; k++)
            x[k] += point[k] / 6 / body->frame.unit;
    }
    return true;
}
/* As make_polytope, for any number of planes. */
static bool make_plane_set(Body *body, const BodySource *source, const BodyFrame *frame,
                           double half, double x[BODY_NUMBERS])
{
    body->source = *source, body->frame = *frame;
    body->vertices.count = 0;
    set_half(body, half);
    if (!make_bounds(body, x))
        return false;
    const double reach =
        larger(largest_of(body->bounds.lower, 3), largest_of(body->bounds.upper, 3));
    if (reach < half / 4)
        set_half(body, 2 * reach + 64 * DBL_EPSILON * half);
    return true;
}
static bool make_planes(Body *body, const BodySource *source, const BodyFrame *frame, double half,
                        double x[BODY_NUMBERS])
{
    return has_many_planes(source) ? make_plane_set(body, source, frame, half, x)
                                   : make_polytope(body, source, frame, half, x);
}
static bool has_bounds(BodyShape shape)
{
    return shape == BODY_aabb || is_polytope(shape);
}

/* Are the bounding boxes of the vertices, as read, farther apart than `distance` by more than the
 * error of the solver? */
static bool are_beyond(double distance, const Body *a, const Body *b, double most)
{
    const double beyond = distance + 0x1p-40 * (distance + most);
    bool apart = false;
    for (int k = 0; k < 3; k++)
        apart |= a->bounds.lower[k] - b->bounds.upper[k] > beyond ||
                 b->bounds.lower[k] - a->bounds.upper[k] > beyond;
    return apart;
}
static bool make_bodies(double far, double distance, Body *a, const BodySource *of_a, Body *b,
                        const BodySource *of_b)
{
    double x[BODY_NUMBERS], y[BODY_NUMBERS], most_x, most_y;
    if (!isect_body_numbers(of_a, a, x, &most_x) || !isect_body_numbers(of_b, b, y, &most_y))
        return false;
    const bool hulls = of_a->shape == BODY_hull && of_b->shape == BODY_hull;
    if (hulls && are_beyond(distance, a, b, larger(most_x, most_y)))
        return false;
    const bool cut = is_polytope(of_a->shape) || is_polytope(of_b->shape);
    /* If all planes contain 0, any tiny size works. */
    const double both = larger(most_x, most_y), most = cut && both == 0 ? 0x1p-800 : both;
    const double along =
        larger(largest_direction(of_a->shape, x), largest_direction(of_b->shape, y));
    const double beyond = smaller(16 * most * larger(along, 1), DBL_MAX);
    a->endless = clamp_box(of_a->shape, x, beyond), b->endless = clamp_box(of_b->shape, y, beyond);
    const bool box_without_end = a->endless || b->endless;
    BodyFrame frame = {.unit = most > 0x1p900 ? 0x1p-16 : most < 0x1p-900 ? 0x1p200 : 1};
    const double half = smaller(far / 16 * (beyond * frame.unit), BODY_FARTHEST);
    if (is_polytope(of_a->shape) && !make_planes(a, of_a, &frame, half, x))
        return false;
    if (is_polytope(of_b->shape) && !make_planes(b, of_b, &frame, half, y))
        return false;
    const double *origin = has_bounds(of_a->shape) ? y : x;
    for (int k = 0; k < 3; k++)
        frame.origin[k] = origin[k] * frame.unit;
    a->far = b->far = box_without_end ? beyond : cut ? far / 16 * beyond : (double)INFINITY;
    a->frame = b->frame = frame;
    make_body(a, of_a, x), make_body(b, of_b, y);
    const int exponent = exponent_of(larger(size_of(a), size_of(b)));
    grow(a, unit_of_vertices(a), frame.origin, exponent);
    grow(b, unit_of_vertices(b), frame.origin, exponent);
    return true;
}

bool isect_bodies(Body *a, const BodySource *of_a, Body *b, const BodySource *of_b)
{
    return make_bodies(BODY_FAR, (double)INFINITY, a, of_a, b, of_b);
}
bool isect_bodies_within(double far, Body *a, const BodySource *of_a, Body *b,
                         const BodySource *of_b)
{
    return make_bodies(far, (double)INFINITY, a, of_a, b, of_b);
}
bool isect_bodies_near(double distance, Body *a, const BodySource *of_a, Body *b,
                       const BodySource *of_b)
{
    return make_bodies(BODY_FAR, distance, a, of_a, b, of_b);
}

void isect_body_point(const BodyFrame *frame, const double from[3], double to[3])
{
    for (int k = 0; k < 3; k++) {
        to[k] = times_power(from[k], frame->exponent) + frame->origin[k];
        if (frame->unit != 1)
            to[k] /= frame->unit;
    }
}

uint32_t isect_body_feature(const Body *body, uint32_t vertex)
{
    const uint8_t *planes = body->planes[vertex < PLANED_VERTICES ? vertex : 0];
    if (!is_polytope(body->source.shape) || vertex == CONVEX_NO_FEATURE)
        return vertex;
    return planes[0] | (uint32_t)planes[1] << 8 | (uint32_t)planes[2] << 16;
}

/* Vertices of planes, in the frame of the body. */
typedef struct Placed {
    const Body *body;
    bool (*visit)(void *user, const double vertex[3]);
    void *user;
} Placed;
static bool place_and_visit(void *user, const double vertex[3])
{
    const Placed *placed = user;
    Vector at;
    memcpy(at, vertex, sizeof at);
    place_in_frame(placed->body, at);
    return placed->visit(placed->user, at);
}
bool isect_body_vertices(const Body *body, bool (*visit)(void *user, const double vertex[3]),
                         void *user)
{
    const PlaneSet set = isect_body_plane_set(body);
    Placed placed = {body, visit, user};
    return isect_plane_set_vertices(&set, place_and_visit, &placed);
}
