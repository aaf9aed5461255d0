/* bench/pairs_shapes.h - the functions that draw shapes: draw_<shape> draws one that contains a
 * point. A shape of matrix.csv without such a function is a compile error at its row:
 * 'draw_<shape>' undeclared.
 *
 * Shapes have about unit size. Directions have unit length and rays start at t = 0, as some
 * published forms require. From integers all coordinates are integers: the point is then exactly in
 * the shape or on its boundary, and the shapes of a pair often touch. */
#ifndef BENCH_PAIRS_SHAPES_H
#define BENCH_PAIRS_SHAPES_H

#include "meshes.h"
#include "pairs_types.h"

#define TURN 6.283185307179586

/* Returns a size from low to high; or an integer from 1 to 4. */
static real size(source *s, real low, real high)
{
    if (s->whole)
        return (real)(random_bits(&s->state) % 4 + 1);
    return low + (high - low) * (real)random_unit(&s->state);
}

static vec3 in_cube(source *s, real half)
{
    real p[3];
    for (int k = 0; k < 3; k++)
        p[k] = half * (2 * (real)random_unit(&s->state) - 1);
    return (vec3){p[0], p[1], p[2]};
}

/* Returns a vector in a cube; or one with integer coordinates, which is not 0. */
static vec3 offset(source *s, real half)
{
    vec3 d = in_cube(s, s->whole ? R(3.49) : half);
    if (!s->whole)
        return d;
    d = (vec3){(real)lrint((double)d.x), (real)lrint((double)d.y), (real)lrint((double)d.z)};
    return dot(d, d) > 0 ? d : (vec3){1, 0, 0};
}

/* Returns a vector of length 1; or one with integer coordinates. */
static vec3 direction(source *s)
{
    for (;;) {
        vec3 d = offset(s, 1);
        real l2 = dot(d, d);
        if (s->whole)
            return d;
        if (l2 > R(0.01) && l2 < 1)
            return unit(d);
    }
}

static vec2 flat(vec3 p)
{
    return (vec2){p.x, p.y};
}

/* Returns a vector perpendicular to a, of length 1 unless numbers are integers. */
static vec3 across(vec3 a, source *s)
{
    vec3 d = cross(a, direction(s));
    while (!(dot(d, d) > R(0.01)))
        d = cross(a, direction(s));
    return s->whole ? d : unit(d);
}

static void frame(vec3 axis[3], real reach[3], source *s)
{
    axis[0] = direction(s);
    axis[1] = across(axis[0], s);
    axis[2] = cross(axis[0], axis[1]);
    for (int i = 0; i < 3; i++)
        reach[i] = size(s, R(0.1), R(0.6));
}

#define DRAW(shape)                                                                                \
    static void shape##_at(drawn_##shape *to, vec3 at, source *s);                                 \
    static void draw_##shape(void *to, const void *at, source *s)                                  \
    {                                                                                              \
        shape##_at(to, *(const vec3 *)at, s);                                                      \
    }                                                                                              \
    static void shape##_at(drawn_##shape *to, vec3 at, source *s)

DRAW(point)
{
    (void)s;
    *to = at;
}
DRAW(segment)
{
    vec3 u = offset(s, 1);
    to->a = along(at, -size(s, 0, 1), u), to->b = along(at, size(s, 0, 1), u);
}
DRAW(ray)
{
    vec3 d = direction(s);
    *to = (X(ray)){along(at, -size(s, R(1.5), 6), d), d, 0, INFINITY};
}
DRAW(plane)
{
    to->normal = direction(s);
    to->d = -dot(to->normal, at);
}
DRAW(triangle)
{
    vec3 u = offset(s, R(0.8)), v = offset(s, R(0.8));
    *to = (X(triangle)){along(at, 1, u), along(at, 1, v), along(along(at, -1, u), -1, v)};
}
DRAW(tetrahedron)
{
    vec3 u = offset(s, R(0.8)), v = offset(s, R(0.8)), w = offset(s, R(0.8));
    const vec3 last = along(along(along(at, -1, u), -1, v), -1, w);
    *to = (X(tetrahedron)){along(at, 1, u), along(at, 1, v), along(at, 1, w), last};
}
/* Makes perpendicular sides u and v. Returns the corner of their rectangle with the center `at`. */
static vec3 corner_of(vec3 at, vec3 *u, vec3 *v, source *s)
{
    vec3 half = offset(s, R(0.4)), other = cross(half, direction(s));
    *u = along(half, 1, half), *v = along(other, 1, other);
    return along(along(at, -1, half), -1, other);
}
DRAW(rectangle)
{
    to->corner = corner_of(at, &to->u, &to->v, s);
}
DRAW(lozenge)
{
    to->corner = corner_of(at, &to->u, &to->v, s);
    to->radius = size(s, R(0.1), R(0.3));
}
DRAW(disc)
{
    *to = (X(disc)){at, direction(s), size(s, R(0.2), R(0.6))};
}
DRAW(quad)
{
    vec3 u = offset(s, R(0.8)), v = cross(u, direction(s));
    to->a = along(at, 1, u), to->c = along(at, -size(s, R(0.7), R(1.3)), u);
    to->b = along(at, 1, v), to->d = along(at, -size(s, R(0.7), R(1.3)), v);
}
DRAW(sphere)
{
    *to = (X(sphere)){at, size(s, R(0.1), R(0.6))};
}
DRAW(capsule)
{
    vec3 half = offset(s, R(0.5));
    *to = (X(capsule)){sub(at, half), along(at, 1, half), size(s, R(0.1), R(0.4))};
}
DRAW(cylinder)
{
    vec3 half = offset(s, R(0.5));
    *to = (X(cylinder)){sub(at, half), along(at, 1, half), size(s, R(0.1), R(0.4))};
}
DRAW(cone)
{
    vec3 half = offset(s, R(0.5));
    *to = (X(cone)){sub(at, half), along(at, 1, half), size(s, R(0.2), R(0.8))};
}
DRAW(ellipsoid)
{
    to->center = at;
    frame(to->axis, to->radius, s);
}
/* The point is on the center circle of the ring. */
DRAW(torus)
{
    to->axis = direction(s);
    to->major = size(s, R(0.2), R(0.6)), to->minor = to->major * R(0.4);
    to->center = along(at, to->major, across(to->axis, s));
}
DRAW(aabb)
{
    real h[3];
    for (int i = 0; i < 3; i++)
        h[i] = size(s, R(0.1), R(0.6));
    *to =
        (X(aabb)){{at.x - h[0], at.y - h[1], at.z - h[2]}, {at.x + h[0], at.y + h[1], at.z + h[2]}};
}
DRAW(obb)
{
    to->center = at;
    frame(to->axis, to->half, s);
}
/* The shape is at the point at time 1/2. A moving shape begins with the fields of the shape at
 * rest. */
#define DRAW_MOVING(shape)                                                                         \
    DRAW(moving_##shape)                                                                           \
    {                                                                                              \
        drawn_##shape still;                                                                       \
        to->motion = offset(s, 2);                                                                 \
        shape##_at(&still, along(at, R(-0.5), to->motion), s);                                     \
        memcpy(to, &still, sizeof still);                                                          \
    }
DRAW_MOVING(sphere)
DRAW_MOVING(capsule)
DRAW_MOVING(aabb)

/* Sets slabs around a ball; each plane is farther out by a random factor. */
static void slabs_about(vec3 at, const vec3 *normals, real *lower, real *upper, int count,
                        source *s)
{
    real radius = size(s, R(0.1), R(0.5));
    for (int i = 0; i < count; i++) {
        real middle = dot(normals[i], at), reach = radius * real_sqrt(dot(normals[i], normals[i]));
        lower[i] = middle - reach * size(s, 1, R(1.2));
        upper[i] = middle + reach * size(s, 1, R(1.2));
    }
}
/* The three axes, the six diagonals of two axes, and the four diagonals of three. */
#define AXES                                                                                       \
    {1, 0, 0}, {0, 1, 0},                                                                          \
    {                                                                                              \
        0, 0, 1                                                                                    \
    }
#define BETWEEN_TWO                                                                                \
    {1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1},                                       \
    {                                                                                              \
        0, 1, -1                                                                                   \
    }
#define BETWEEN_ALL                                                                                \
    {1, 1, 1}, {1, 1, -1}, {1, -1, 1},                                                             \
    {                                                                                              \
        1, -1, -1                                                                                  \
    }
static const vec3 normals14[] = {AXES, BETWEEN_ALL}, normals18[] = {AXES, BETWEEN_TWO},
                  normals26[] = {AXES, BETWEEN_TWO, BETWEEN_ALL};
DRAW(kdop14)
{
    slabs_about(at, normals14, to->lower, to->upper, 7, s);
}
DRAW(kdop18)
{
    slabs_about(at, normals18, to->lower, to->upper, 9, s);
}
DRAW(kdop26)
{
    slabs_about(at, normals26, to->lower, to->upper, 13, s);
}
DRAW(kdop)
{
    slabs_about(at, normals14, to->lower, to->upper, KDOP_SLABS, s);
    to->view = (X(kdop)){normals14, KDOP_SLABS, to->lower, to->upper};
}

DRAW(frustum)
{
    vec3 z = direction(s), x = across(z, s), y = cross(z, x), eye = along(at, R(-0.8), z);
    const vec3 side[2] = {x, y};
    real near = size(s, R(0.1), R(0.4)), far = size(s, R(0.8), R(1.4));
    memset(to, 0, sizeof *to);
    for (int i = 0; i < 4; i++) {
        real sign = i % 2 ? 1 : -1, tangent = size(s, R(0.4), R(0.8));
        vec3 n = side[i / 2];
        to->plane[i].normal = along((vec3){sign * n.x, sign * n.y, sign * n.z}, -tangent, z);
        to->plane[i].d = -dot(to->plane[i].normal, eye);
    }
    to->plane[4].normal = (vec3){-z.x, -z.y, -z.z}, to->plane[5].normal = z;
    to->plane[4].d = dot(z, eye) + near, to->plane[5].d = -dot(z, eye) - far;
}

/* Vertices on a ball, and planes that touch it: overlap reads the vertices only, cast the planes
 * only. */
DRAW(hull)
{
    const real radius = R(0.5);
    for (int i = 0; i < HULL_CORNERS; i++)
        to->corners[i] = along(at, radius, direction(s));
    for (int i = 0; i < HULL_PLANES; i++) {
        vec3 n = direction(s);
        to->planes[i] = (X(plane)){n, -dot(n, at) - radius * real_sqrt(dot(n, n))};
    }
    to->view = (X(hull)){.planes = to->planes,
                         .plane_count = HULL_PLANES,
                         .vertices = to->corners,
                         .vertex_count = HULL_CORNERS};
}

/* Returns corner i of eight on the border of a square with diagonals along u and v, moved radially
 * by a random factor unless numbers are integers. */
static vec3 corner(vec3 at, int i, vec3 u, vec3 v, source *s)
{
    static const int shares[POLYGON_CORNERS] = {2, 1, 0, -1, -2, -1, 0, 1};
    real by = s->whole ? 1 : size(s, R(0.7), R(1.3)) / 2;
    return along(along(at, by * (real)shares[i], u), by * (real)shares[(i + 6) % 8], v);
}
DRAW(polygon)
{
    vec3 u = offset(s, R(0.8)), v = cross(u, direction(s));
    for (int i = 0; i < POLYGON_CORNERS; i++)
        to->corners[i] = corner(at, i, u, v, s);
    to->view = (X(polygon)){to->corners, POLYGON_CORNERS};
}

/* ---- in the plane ---- */

static const vec3 x_axis = {1, 0, 0}, y_axis = {0, 1, 0};

DRAW(point2)
{
    (void)s;
    *to = flat(at);
}
DRAW(segment2)
{
    X(segment) in_space;
    segment_at(&in_space, at, s);
    *to = (X(segment2)){flat(in_space.a), flat(in_space.b)};
}
DRAW(ray2)
{
    vec3 d = direction(s);
    d = d.x == 0 && d.y == 0 ? x_axis : (vec3){d.x, d.y, 0};
    d = s->whole ? d : unit(d);
    *to = (X(ray2)){flat(along(at, -size(s, R(1.5), 6), d)), flat(d), 0, INFINITY};
}
DRAW(circle2)
{
    *to = (X(circle2)){flat(at), size(s, R(0.1), R(0.6))};
}
DRAW(rectangle2)
{
    X(aabb) box;
    aabb_at(&box, at, s);
    *to = (X(rectangle2)){flat(box.lower), flat(box.upper)};
}
DRAW(triangle2)
{
    X(triangle) in_space;
    triangle_at(&in_space, at, s);
    *to = (X(triangle2)){flat(in_space.a), flat(in_space.b), flat(in_space.c)};
}
DRAW(polygon2)
{
    for (int i = 0; i < POLYGON_CORNERS; i++)
        to->corners[i] = flat(corner(at, i, x_axis, y_axis, s));
    to->view = (X(polygon2)){to->corners, POLYGON_CORNERS};
}
/* Four curves, which meet at the corners of the square. */
DRAW(contour2)
{
    static const uint8_t degrees[] = {0, 2, 2, 2, 2};
    for (int i = 0; i < CONTOUR_POINTS; i++)
        to->points[i] =
            i == CONTOUR_POINTS - 1 ? to->points[0] : flat(corner(at, i, x_axis, y_axis, s));
    to->view = (X(contour2)){to->points, CONTOUR_POINTS, degrees, sizeof degrees};
}

#endif
