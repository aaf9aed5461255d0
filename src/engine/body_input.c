/* engine/body_input.c - reads the numbers, vertices and planes of a shape for engine/body.c. */
#include "engine/body_input.h"

#include <math.h>
#include <string.h>

void isect_body_moved(const BodyPose *pose, const double from[3], double to[3])
{
    const Vector own = {from[0], from[1], from[2]};
    for (int k = 0; k < 3; k++)
        to[k] = dot_of(pose->turn[k], own) + pose->move[k];
}

/* ---- planes ---- */

static double number_of(const BodySource *source, const void *numbers, size_t i)
{
    return source->doubles ? ((const double *)numbers)[i] : (double)((const float *)numbers)[i];
}
/* n . x + d with x = R^T (y - t) is (R n) . y + d - (R n) . t. */
static void move_plane(const BodyPose *pose, Plane4 *plane)
{
    const Vector n = {plane->n[0], plane->n[1], plane->n[2]};
    for (int k = 0; k < 3; k++)
        plane->n[k] = dot_of(pose->turn[k], n);
    plane->d -= dot_of(plane->n, pose->move);
}
/* Reads plane i and the exponent of the largest coordinate of its normal; false if the normal is 0.
 * Planes 2 i and 2 i + 1 are the upper and the lower one of slab i. */
static bool read_plane(const BodySource *source, size_t i, Plane4 *plane)
{
    const bool slab = source->shape == BODY_kdop, turned = slab && i % 2;
    const size_t first = slab ? i / 2 * 3 : 4 * i;
    for (size_t k = 0; k < 3; k++) {
        const double n = number_of(source, source->numbers, first + k);
        plane->n[k] = turned ? -n : n;
    }
    plane->d = !slab    ? number_of(source, source->numbers, first + 3)
               : turned ? number_of(source, source->lower, i / 2)
                        : -number_of(source, source->upper, i / 2);
    if (source->pose)
        move_plane(source->pose, plane);
    const double largest = largest_of(plane->n, 3);
    plane->exponent = 0;
    if (largest > 0 && largest <= DBL_MAX)
        frexp(largest, &plane->exponent);
    return largest > 0;
}
/* Is the plane valid? A slab may be unbounded on one side or both. */
static bool is_plane(const BodySource *source, size_t i, const Plane4 *plane)
{
    bool finite = true;
    for (int k = 0; k < 3; k++)
        finite &= fabs(plane->n[k]) <= DBL_MAX;
    if (source->shape == BODY_frustum)
        return finite && fabs(plane->d) <= DBL_MAX;
    const double lower = number_of(source, source->lower, i / 2);
    const double upper = number_of(source, source->upper, i / 2);
    return finite && lower <= upper && lower <= DBL_MAX && upper >= -DBL_MAX;
}
/* The largest distance of a plane from 0, rounded up; planes whose distance overflows are skipped.
 * Returns false if a plane is invalid or empty. */
static bool read_planes(const BodySource *source, double *most)
{
    for (size_t i = 0; i < planes_of(source); i++) {
        Plane4 plane;
        const bool has_normal = read_plane(source, i, &plane);
        const double off = 2 * fabs(times_power(plane.d, -plane.exponent));
        if (!is_plane(source, i, &plane) || (!has_normal && plane.d > 0))
            return false;
        if (has_normal && off <= DBL_MAX)
            *most = larger(*most, off);
    }
    return true;
}
bool isect_body_scaled_plane(const BodySource *source, const BodyFrame *frame, size_t i,
                             Plane4 *plane)
{
    int shift;
    frexp(frame->unit, &shift);
    if (!read_plane(source, i, plane))
        return false;
    for (int k = 0; k < 3; k++)
        plane->n[k] = times_power(plane->n[k], -plane->exponent);
    plane->d = times_power(plane->d, shift - 1 - plane->exponent);
    return plane->d >= -DBL_MAX;
}
static bool plane_of_body(const void *of, size_t i, double n[3], double *d)
{
    const Body *body = of;
    Plane4 plane;
    if (!isect_body_scaled_plane(&body->source, &body->frame, i, &plane))
        return false;
    memcpy(n, plane.n, sizeof plane.n);
    *d = plane.d;
    return true;
}
PlaneSet isect_body_plane_set(const Body *body)
{
    return (PlaneSet){planes_of(&body->source), plane_of_body, body, body->half};
}

size_t isect_body_planes(const BodySource *source)
{
    return planes_of(source);
}
bool isect_body_plane(const Body *body, const BodySource *source, size_t i, double n[3], double *d)
{
    Plane4 plane;
    if (!isect_body_scaled_plane(source, &body->frame, i, &plane))
        return false;
    memcpy(n, plane.n, sizeof plane.n);
    *d = times_power(plane.d + dot_of(plane.n, body->frame.origin), -body->frame.exponent);
    return true;
}

/* ---- numbers ---- */

/* Packs the vertices of a hull from `first` on, as many as there is room for. */
static void pack_vertices(const BodySource *source, size_t first, Vertices *v)
{
    const size_t left = source->vertices - first;
    v->count = left < PACKED_VERTICES ? left : PACKED_VERTICES;
    if (source->doubles)
        read_doubles(v, (const double *)source->numbers + 3 * first);
    else
        read_floats(v, (const float *)source->numbers + 3 * first);
}
void isect_scale_vertices(Vertices *v, double unit, const double origin[3], int exponent)
{
    static const Vector none = {0, 0, 0};
    int left = exponent, by;
    do { /* in the steps of times_power */
        by = left > 1022 ? 969 : left < -1023 ? -1023 : left;
        scale_from(v, unit, origin, times_power(1, -by));
        unit = 1, origin = none, left -= by;
    } while (left != 0);
}
void isect_body_vertices_from(const Body *body, size_t first, Vertices *v)
{
    const BodyPose *pose = body->source.pose;
    VertexBounds bounds;
    pack_vertices(&body->source, first, v);
    if (pose)
        (void)move_vertices(v, pose->turn, pose->move, &bounds);
    isect_scale_vertices(v, body->frame.unit, body->frame.origin, body->frame.exponent);
}

void isect_hull_vertices(const BodySource *source, Vertices *vertices)
{
    const BodyPose *pose = source->pose;
    VertexBounds bounds;
    vertices->count = 0;
    if (source->shape != BODY_hull || !source->vertices || source->vertices > PACKED_VERTICES)
        return;
    pack_vertices(source, 0, vertices);
    if (!move_vertices(vertices, pose ? pose->turn : NULL, pose ? pose->move : NULL, &bounds))
        vertices->count = 0;
}

/* Packs the first vertices and finds the largest coordinate of all. */
static bool read_hull(const BodySource *source, Body *body, double *most)
{
    Vertices *v = &body->vertices;
    v->count = 0;
    if (!source->vertices)
        return false;
    pack_vertices(source, 0, v);
    VertexBounds *bounds = &body->bounds;
    const BodyPose *pose = source->pose;
    bool finite = move_vertices(v, pose ? pose->turn : NULL, pose ? pose->move : NULL, bounds);
    for (size_t i = v->count; i < source->vertices; i++) {
        Vector at;
        read_vertex(source, i, at);
        for (int k = 0; k < 3; k++) {
            finite &= fabs(at[k]) <= DBL_MAX;
            bounds->lower[k] = smaller(bounds->lower[k], at[k]);
            bounds->upper[k] = larger(bounds->upper[k], at[k]);
        }
    }
    *most = larger(largest_of(bounds->lower, 3), largest_of(bounds->upper, 3));
    return finite;
}
bool isect_body_numbers(const BodySource *source, Body *body, double x[BODY_NUMBERS], double *most)
{
    const int count = numbers_of_body(source->shape), radii = layout_of(source->shape)->lengths;
    *most = 0;
    if (is_polytope(source->shape))
        return read_planes(source, most);
    if (source->shape == BODY_hull) {
        const bool found = read_hull(source, body, most);
        if (found)
            get_vertex(&body->vertices, 0, x);
        return found;
    }
    if (source->shape == BODY_user) {
        const BodyUser *user = source->numbers;
        memcpy(x, user->center, sizeof user->center);
        *most = largest_of(x, 3) + fmax(user->extent, user->radius);
        return *most <= DBL_MAX;
    }
    for (int i = 0; i < count; i++) {
        x[i] = source->doubles ? ((const double *)source->numbers)[i]
                               : (double)((const float *)source->numbers)[i];
        if (fabs(x[i]) <= DBL_MAX)
            *most = is_direction(source->shape, i) ? *most : larger(*most, fabs(x[i]));
        else if (source->shape != BODY_aabb || isnan(x[i]))
            return false;
        if (i >= count - radii && !(x[i] >= 0))
            return false;
    }
    for (int k = 0; source->shape == BODY_aabb && k < 3; k++)
        if (!(x[k] <= x[k + 3] && x[k] <= DBL_MAX && x[k + 3] >= -DBL_MAX))
            return false;
    return true;
}
