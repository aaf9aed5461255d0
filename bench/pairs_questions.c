/* bench/pairs_questions.c - the questions of this release in every form. Compiled for float and for
 * double (BENCH_DOUBLE 0 and 1).
 *
 * Shapes are about one unit in size and lie in a cube of four units; the second of a pair is drawn
 * near the first, so that 20 to 50 percent of the pairs meet, or as the question says. Directions
 * have unit length and rays start at t = 0, which all published forms can take. */
#include "meshes.h"
#include "pairs.h"
#include "pairs_reference.h"
#include "reference/aabb_aabb_compare.h"
#include "reference/point_aabb_compare.h"
#include "reference/ray_kdop_slabs.h"
#include "reference/ray_triangle_kensler.h"

#include <stdlib.h>
#include <string.h>

/* ---- drawing ---- */

static real between(uint64_t *state, real low, real high)
{
    return low + (high - low) * (real)random_unit(state);
}

static vec3 in_cube(uint64_t *state, real half)
{
    real x = between(state, -half, half), y = between(state, -half, half);
    return (vec3){x, y, between(state, -half, half)};
}

static vec3 along(vec3 a, real s, vec3 b)
{
    return (vec3){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}

static vec3 unit(vec3 a)
{
    real length = real_sqrt(dot(a, a));
    return (vec3){a.x / length, a.y / length, a.z / length};
}

static vec3 direction(uint64_t *state)
{
    for (;;) {
        vec3 v = in_cube(state, 1);
        real l2 = dot(v, v);
        if (l2 > R(0.01) && l2 < 1)
            return unit(v);
    }
}

static X(ray) random_ray(uint64_t *state)
{
    vec3 origin = in_cube(state, 2);
    return (X(ray)){origin, direction(state), 0, INFINITY};
}

static X(segment) random_segment(uint64_t *state)
{
    vec3 a = in_cube(state, 2);
    return (X(segment)){a, along(a, 1, in_cube(state, 1))};
}

static X(triangle) random_triangle(uint64_t *state)
{
    vec3 p = in_cube(state, 2);
    vec3 a = along(p, 1, in_cube(state, R(0.8))), b = along(p, 1, in_cube(state, R(0.8)));
    return (X(triangle)){a, b, along(p, 1, in_cube(state, R(0.8)))};
}

static X(aabb) random_aabb(uint64_t *state, vec3 center)
{
    vec3 h = in_cube(state, R(0.25));
    h = (vec3){h.x + R(0.35), h.y + R(0.35), h.z + R(0.35)};
    return (X(aabb)){sub(center, h), along(center, 1, h)};
}

static X(obb) random_obb(uint64_t *state, vec3 center)
{
    X(obb) box = {.center = center};
    box.axis[0] = direction(state);
    box.axis[1] = unit(cross(box.axis[0], direction(state)));
    box.axis[2] = cross(box.axis[0], box.axis[1]);
    for (int i = 0; i < 3; i++)
        box.half[i] = between(state, R(0.1), R(0.6));
    return box;
}

static X(capsule) random_capsule(uint64_t *state, vec3 center)
{
    vec3 half = in_cube(state, R(0.5));
    return (X(capsule)){sub(center, half), along(center, 1, half), between(state, R(0.1), R(0.4))};
}

static X(sphere) random_sphere(uint64_t *state, vec3 center)
{
    return (X(sphere)){center, between(state, R(0.1), R(0.6))};
}

static vec3 whole(uint64_t *state, int half)
{
    vec3 p = {(real)(int)(random_bits(state) % (2 * (unsigned)half + 1)),
              (real)(int)(random_bits(state) % (2 * (unsigned)half + 1)),
              (real)(int)(random_bits(state) % (2 * (unsigned)half + 1))};
    return sub(p, (vec3){(real)half, (real)half, (real)half});
}

static X(segment2) random_segment2(uint64_t *state)
{
    X(segment) s = random_segment(state);
    return (X(segment2)){{s.a.x, s.a.y}, {s.b.x, s.b.y}};
}

static X(vec2) seen_flat(vec3 p)
{
    return (X(vec2)){p.x, p.y};
}

static X(ray2) random_ray2(uint64_t *state)
{
    real angle = between(state, 0, R(6.2831853));
    vec3 dir = unit((vec3){(real)cos((double)angle), (real)sin((double)angle), 0});
    return (X(ray2)){seen_flat(in_cube(state, 2)), seen_flat(dir), 0, INFINITY};
}

/* A point that the ray passes at a distance of up to about `spread`. */
static vec3 beside(const X(ray) * ray, uint64_t *state, real spread)
{
    vec3 p = along(ray->origin, between(state, R(1.5), 6), ray->dir);
    return along(p, 1, in_cube(state, spread));
}

#define DRAW(name, A, B)                                                                           \
    static void draw_##name(void *first, void *second, uint64_t *state, bool keep_a)               \
    {                                                                                              \
        X(A) *a = first;                                                                           \
        X(B) *b = second;                                                                          \
        if (!keep_a)                                                                               \
            *a = NEW_##A;                                                                          \
        draw_##name##_near(a, b, state);                                                           \
    }

#define NEW_vec3 in_cube(state, 2)
#define NEW_segment random_segment(state)
#define NEW_triangle random_triangle(state)
#define NEW_ray random_ray(state)
#define NEW_capsule random_capsule(state, in_cube(state, 2))
#define NEW_aabb random_aabb(state, in_cube(state, 2))
#define NEW_obb random_obb(state, in_cube(state, 2))
#define NEW_sphere random_sphere(state, in_cube(state, 2))
#define NEW_segment2 random_segment2(state)
#define NEW_ray2 random_ray2(state)
#define NEW_plane ((X(plane)){direction(state), between(state, -1, 1)})

static vec3 beside2(const X(ray2) * ray, uint64_t *state, real spread)
{
    X(ray) straight = {{ray->origin.x, ray->origin.y, 0}, {ray->dir.x, ray->dir.y, 0}, 0, INFINITY};
    return beside(&straight, state, spread);
}

static void draw_ray2_segment2_near(const X(ray2) * a, X(segment2) * b, uint64_t *state)
{
    vec3 p = beside2(a, state, R(0.4)), u = in_cube(state, R(0.8));
    *b = (X(segment2)){seen_flat(along(p, 1, u)), seen_flat(along(p, -1, u))};
}

static void draw_ray2_circle2_near(const X(ray2) * a, X(circle2) * b, uint64_t *state)
{
    X(sphere) ball = random_sphere(state, beside2(a, state, R(0.7)));
    *b = (X(circle2)){seen_flat(ball.center), ball.radius};
}

static void draw_ray2_rectangle2_near(const X(ray2) * a, X(rectangle2) * b, uint64_t *state)
{
    X(aabb) box = random_aabb(state, beside2(a, state, R(0.9)));
    *b = (X(rectangle2)){seen_flat(box.lower), seen_flat(box.upper)};
}

static void draw_ray2_triangle2_near(const X(ray2) * a, X(triangle2) * b, uint64_t *state)
{
    vec3 p = beside2(a, state, R(0.7));
    b->a = seen_flat(along(p, 1, in_cube(state, R(0.8))));
    b->b = seen_flat(along(p, 1, in_cube(state, R(0.8))));
    b->c = seen_flat(along(p, 1, in_cube(state, R(0.8))));
}

static void draw_ray_plane_near(X(ray) * a, X(plane) * b, uint64_t *state)
{
    vec3 p = along(a->origin, between(state, -4, 8), a->dir);
    a->t_max = 4;
    b->normal = direction(state);
    b->d = -dot(b->normal, p);
}

static void draw_ray_sphere_near(const X(ray) * a, X(sphere) * b, uint64_t *state)
{
    *b = random_sphere(state, beside(a, state, R(0.5)));
}

static void draw_ray_capsule_near(X(ray) * a, X(capsule) * b, uint64_t *state)
{
    *b = random_capsule(state, beside(a, state, R(0.7)));
}

static void draw_ray_capsule_few_near(X(ray) * a, X(capsule) * b, uint64_t *state)
{
    *b = random_capsule(state, beside(a, state, R(1.4)));
}

static void draw_ray_capsule_most_near(X(ray) * a, X(capsule) * b, uint64_t *state)
{
    *b = random_capsule(state, beside(a, state, R(0.2)));
}

static void draw_ray_rectangle_near(X(ray) * a, X(rectangle) * b, uint64_t *state)
{
    b->corner = beside(a, state, R(0.6));
    b->u = in_cube(state, R(0.8));
    b->v = cross(b->u, direction(state));
}

static void draw_ray_quad_near(X(ray) * a, X(quad) * b, uint64_t *state)
{
    vec3 u = in_cube(state, R(0.8)), v = cross(u, direction(state));
    b->a = beside(a, state, R(0.6));
    b->b = along(b->a, 1, u);
    b->c = along(along(b->a, between(state, R(0.7), R(1.3)), u), between(state, R(0.7), R(1.3)), v);
    b->d = along(b->a, 1, v);
}

/* About a ball, each pair of planes a little farther out. */
static void draw_slabs(const X(ray) * a, uint64_t *state, real *lower, real *upper, int count,
                       void measure(vec3 p, real *to))
{
    vec3 center = beside(a, state, R(0.5));
    real radius = between(state, R(0.1), R(0.5));
    measure(center, lower);
    for (int i = 0; i < count; i++) {
        real size = radius * (i < 3 ? 1 : count == 7 || i >= 9 ? R(1.7) : R(1.4));
        upper[i] = lower[i] + size * between(state, 1, R(1.2));
        lower[i] -= size * between(state, 1, R(1.2));
    }
}

static void draw_ray_kdop14_near(const X(ray) * a, X(kdop14) * b, uint64_t *state)
{
    draw_slabs(a, state, b->lower, b->upper, 7, kdop_measure14);
}

static void draw_ray_kdop18_near(const X(ray) * a, X(kdop18) * b, uint64_t *state)
{
    draw_slabs(a, state, b->lower, b->upper, 9, kdop_measure18);
}

static void draw_ray_kdop26_near(const X(ray) * a, X(kdop26) * b, uint64_t *state)
{
    draw_slabs(a, state, b->lower, b->upper, 13, kdop_measure26);
}

static void draw_ray_frustum_near(const X(ray) * a, X(frustum) * b, uint64_t *state)
{
    vec3 z = direction(state), x = unit(cross(z, direction(state))), y = cross(z, x);
    vec3 eye = along(beside(a, state, R(0.5)), R(-0.8), z);
    const vec3 side[2] = {x, y};
    real near = between(state, R(0.1), R(0.4)), far = between(state, R(0.8), R(1.4));
    memset(b, 0, sizeof *b);
    for (int i = 0; i < 4; i++) {
        real sign = i % 2 ? 1 : -1, tangent = between(state, R(0.4), R(0.8));
        vec3 n = side[i / 2];
        b->plane[i].normal = along((vec3){sign * n.x, sign * n.y, sign * n.z}, -tangent, z);
        b->plane[i].d = -dot(b->plane[i].normal, eye);
    }
    b->plane[4].normal = (vec3){-z.x, -z.y, -z.z}, b->plane[5].normal = z;
    b->plane[4].d = dot(z, eye) + near, b->plane[5].d = -dot(z, eye) - far;
}

static void draw_ray_lozenge_near(X(ray) * a, X(lozenge) * b, uint64_t *state)
{
    b->corner = beside(a, state, R(0.8));
    b->u = in_cube(state, R(0.6));
    b->v = cross(b->u, direction(state));
    b->radius = between(state, R(0.1), R(0.3));
}

static void draw_ray_disc_near(X(ray) * a, X(disc) * b, uint64_t *state)
{
    X(sphere) round = random_sphere(state, beside(a, state, R(0.4)));
    *b = (X(disc)){round.center, direction(state), round.radius};
}

static void draw_ray_ellipsoid_near(X(ray) * a, X(ellipsoid) * b, uint64_t *state)
{
    X(obb) box = random_obb(state, beside(a, state, R(0.5)));
    *b = (X(ellipsoid)){box.center,
                        {box.axis[0], box.axis[1], box.axis[2]},
                        {box.half[0], box.half[1], box.half[2]}};
}

static void draw_ray_cylinder_near(X(ray) * a, X(cylinder) * b, uint64_t *state)
{
    X(capsule) round = random_capsule(state, beside(a, state, R(0.6)));
    *b = (X(cylinder)){round.a, round.b, round.radius};
}

static void draw_ray_cone_near(X(ray) * a, X(cone) * b, uint64_t *state)
{
    X(capsule) round = random_capsule(state, beside(a, state, R(0.5)));
    *b = (X(cone)){round.a, round.b, 2 * round.radius};
}

static void draw_ray_torus_near(X(ray) * a, X(torus) * b, uint64_t *state)
{
    X(sphere) round = random_sphere(state, beside(a, state, R(0.6)));
    *b = (X(torus)){round.center, direction(state), round.radius, R(0.4) * round.radius};
}

static void draw_ray_aabb_near(const X(ray) * a, X(aabb) * b, uint64_t *state)
{
    *b = random_aabb(state, beside(a, state, R(0.75)));
}

static void draw_ray_aabb_few_near(const X(ray) * a, X(aabb) * b, uint64_t *state)
{
    *b = random_aabb(state, beside(a, state, R(1.55)));
}

static void draw_ray_aabb_most_near(const X(ray) * a, X(aabb) * b, uint64_t *state)
{
    *b = random_aabb(state, beside(a, state, R(0.27)));
}

static void draw_ray_obb_near(const X(ray) * a, X(obb) * b, uint64_t *state)
{
    *b = random_obb(state, beside(a, state, R(0.6)));
}

static void draw_ray_triangle_near(const X(ray) * a, X(triangle) * b, uint64_t *state)
{
    vec3 p = beside(a, state, R(0.25));
    b->a = along(p, 1, in_cube(state, R(0.8)));
    b->b = along(p, 1, in_cube(state, R(0.8)));
    b->c = along(p, 1, in_cube(state, R(0.8)));
}

static void draw_ray_triangle_of(const X(ray) * a, X(triangle) * b, uint64_t *state, real beyond,
                                 real least_size)
{
    vec3 p = beside(a, state, beyond), u = cross(a->dir, direction(state));
    vec3 v = cross(a->dir, u), n = direction(state);
    for (int i = 0; i < 3; i++) {
        real angle = between(state, R(2.1) * (real)i, R(2.1) * (real)i + R(1.6));
        real size = between(state, least_size, 1);
        vec3 q = along(p, size * (real)cos((double)angle), u);
        q = along(q, size * (real)sin((double)angle), v);
        *(i == 0 ? &b->a : i == 1 ? &b->b : &b->c) = along(q, between(state, -1, 1) / 4, n);
    }
}

static void draw_ray_triangle_few_near(const X(ray) * a, X(triangle) * b, uint64_t *state)
{
    draw_ray_triangle_of(a, b, state, R(0.85), R(0.2));
}

static void draw_ray_triangle_most_near(const X(ray) * a, X(triangle) * b, uint64_t *state)
{
    draw_ray_triangle_of(a, b, state, R(0.06), R(0.8));
}

static void draw_point_aabb_near(const vec3 *a, X(aabb) * b, uint64_t *state)
{
    *b = random_aabb(state, along(*a, 1, in_cube(state, R(0.45))));
}

static void draw_segment_aabb_near(const X(segment) * a, X(aabb) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, R(-0.2), R(1.2)), sub(a->b, a->a));
    *b = random_aabb(state, along(p, 1, in_cube(state, R(0.5))));
}

static void draw_triangle_aabb_near(const X(triangle) * a, X(aabb) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, 0, R(0.5)), sub(a->b, a->a));
    p = along(p, between(state, 0, R(0.5)), sub(a->c, a->a));
    *b = random_aabb(state, along(p, 1, in_cube(state, R(0.8))));
}

/* Whole numbers, few of them: edges, corners and faces touch all over. */
static void draw_touching(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(triangle) *a = first;
    X(aabb) *b = second;
    (void)keep_a;
    *a = (X(triangle)){whole(state, 3), whole(state, 3), whole(state, 3)};
    b->lower = whole(state, 2);
    b->upper = along(along(b->lower, 1, (vec3){1, 1, 1}), R(0.5),
                     along(whole(state, 1), 1, (vec3){1, 1, 1}));
}

/* A point of the triangle, up to `spread` off. */
static vec3 off_triangle(const X(triangle) * t, uint64_t *state, real spread)
{
    real u = between(state, 0, 1), v = between(state, 0, 1);
    if (u + v > 1)
        u = 1 - u, v = 1 - v;
    vec3 p = along(along(t->a, u, sub(t->b, t->a)), v, sub(t->c, t->a));
    return along(p, 1, in_cube(state, spread));
}

static void draw_segment_obb_near(const X(segment) * a, X(obb) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, 0, 1), sub(a->b, a->a));
    *b = random_obb(state, along(p, 1, in_cube(state, R(0.7))));
}

static void draw_triangle_obb_near(const X(triangle) * a, X(obb) * b, uint64_t *state)
{
    *b = random_obb(state, off_triangle(a, state, R(0.6)));
}

/* The less spread, the more of them meet. */
static void draw_at_triangle(X(triangle) * a, X(triangle) * b, uint64_t *state, real spread)
{
    vec3 p = off_triangle(a, state, spread), u = in_cube(state, R(0.8)), v = in_cube(state, R(0.8));
    b->a = along(p, 1, u);
    b->b = along(p, 1, v);
    b->c = along(along(p, -1, u), -1, v);
}
static void draw_triangle_triangle_near(X(triangle) * a, X(triangle) * b, uint64_t *state)
{
    draw_at_triangle(a, b, state, R(0.41));
}
static void draw_triangle_triangle_few_near(X(triangle) * a, X(triangle) * b, uint64_t *state)
{
    draw_at_triangle(a, b, state, R(1.08));
}
static void draw_triangle_triangle_most_near(X(triangle) * a, X(triangle) * b, uint64_t *state)
{
    draw_at_triangle(a, b, state, R(0.11));
}

static void draw_from_segment(const X(segment) * a, X(triangle) * b, uint64_t *state, real spread)
{
    vec3 p = along(along(a->a, between(state, 0, 1), sub(a->b, a->a)), 1, in_cube(state, spread));
    vec3 u = in_cube(state, R(0.8)), v = in_cube(state, R(0.8));
    b->a = along(p, 1, u);
    b->b = along(p, 1, v);
    b->c = along(along(p, -1, u), -1, v);
}
static void draw_segment_triangle_near(const X(segment) * a, X(triangle) * b, uint64_t *state)
{
    draw_from_segment(a, b, state, R(0.22));
}
static void draw_segment_triangle_few_near(const X(segment) * a, X(triangle) * b, uint64_t *state)
{
    draw_from_segment(a, b, state, R(0.75));
}
static void draw_segment_triangle_most_near(const X(segment) * a, X(triangle) * b, uint64_t *state)
{
    draw_from_segment(a, b, state, R(0.04));
}

static void draw_segment2_segment2_near(const X(segment2) * a, X(segment2) * b, uint64_t *state)
{
    real t = between(state, 0, 1);
    vec3 p = in_cube(state, R(0.3)), u = in_cube(state, R(0.8));
    p.x += a->a.x + t * (a->b.x - a->a.x), p.y += a->a.y + t * (a->b.y - a->a.y);
    b->a = (X(vec2)){p.x + u.x, p.y + u.y};
    b->b = (X(vec2)){p.x - u.x, p.y - u.y};
}

/* Small whole numbers, so that one can be on the other: half are. */
static vec3 whole_off(uint64_t *state)
{
    return random_bits(state) % 2 ? (vec3){0, 0, 0} : whole(state, 2);
}
static real whole_step(uint64_t *state, int most)
{
    return (real)(random_bits(state) % (uint64_t)(most + 1));
}
static void draw_point_segment_near(const vec3 *a, X(segment) * b, uint64_t *state)
{
    vec3 p = along(*a, 1, whole_off(state)), u = whole(state, 3);
    b->a = along(p, -whole_step(state, 4), u);
    b->b = along(p, 1 + whole_step(state, 3), u);
}
static void draw_beside_segment_near(const vec3 *a, X(segment) * b, uint64_t *state)
{
    vec3 p = along(*a, 1, in_cube(state, 1)), u = in_cube(state, 1);
    real t = between(state, 0, 2);
    *b = (X(segment)){along(p, -t, u), along(p, 2 - t, u)};
}
static void draw_beside_triangle_near(const vec3 *a, X(triangle) * b, uint64_t *state)
{
    vec3 p = along(*a, 1, in_cube(state, R(0.8)));
    *b = (X(triangle)){along(p, 1, in_cube(state, R(0.8))), along(p, 1, in_cube(state, R(0.8))),
                       along(p, 1, in_cube(state, R(0.8)))};
}
static void draw_beside_ray_near(const vec3 *a, X(ray) * b, uint64_t *state)
{
    b->dir = direction(state);
    b->origin = along(along(*a, 1, in_cube(state, 1)), between(state, -4, 1), b->dir);
    b->t_min = 0;
    b->t_max = INFINITY;
}
static void draw_beside_rectangle_near(const vec3 *a, X(rectangle) * b, uint64_t *state)
{
    b->u = in_cube(state, 1);
    b->v = cross(b->u, direction(state));
    b->corner = along(along(*a, 1, in_cube(state, 1)), between(state, -1, 0), b->u);
    b->corner = along(b->corner, between(state, -1, 0), b->v);
}
static void draw_beside_disc_near(const vec3 *a, X(disc) * b, uint64_t *state)
{
    b->center = along(*a, 1, in_cube(state, 1));
    b->normal = direction(state);
    b->radius = between(state, R(0.3), 1);
}
static void draw_near_rays_near(const X(ray) * a, X(ray) * b, uint64_t *state)
{
    vec3 p = along(a->origin, between(state, -1, 3), a->dir);
    b->dir = direction(state);
    b->origin = along(along(p, 1, in_cube(state, 1)), between(state, -3, 1), b->dir);
    b->t_min = 0;
    b->t_max = INFINITY;
}
static void draw_beside_obb_near(const vec3 *a, X(obb) * b, uint64_t *state)
{
    *b = random_obb(state, along(*a, 1, in_cube(state, R(0.9))));
}
static void draw_near_segments_near(const X(segment) * a, X(segment) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, 0, 1), sub(a->b, a->a)), u = in_cube(state, 1);
    p = along(p, 1, in_cube(state, 1));
    real t = between(state, 0, 1);
    *b = (X(segment)){along(p, -t, u), along(p, 1 - t, u)};
}
static void draw_point_triangle_near(const vec3 *a, X(triangle) * b, uint64_t *state)
{
    vec3 p = along(*a, 1, whole_off(state)), u = whole(state, 2), v = whole(state, 2);
    b->a = along(p, 1 + whole_step(state, 1), u);
    b->b = along(p, 1 + whole_step(state, 1), v);
    b->c = along(along(p, -1, u), -1, v);
}
static void draw_segment_segment_near(const X(segment) * a, X(segment) * b, uint64_t *state)
{
    vec3 p = along(along(a->a, R(0.5), sub(a->b, a->a)), 1, whole_off(state)), u = whole(state, 3);
    b->a = along(p, -whole_step(state, 4), u);
    b->b = along(p, 1 + whole_step(state, 3), u);
}

static void draw_aabb_aabb_near(const X(aabb) * a, X(aabb) * b, uint64_t *state)
{
    *b = random_aabb(state, along(a->lower, 1, in_cube(state, R(0.9))));
}

static void draw_point_sphere_near(const vec3 *a, X(sphere) * b, uint64_t *state)
{
    *b = random_sphere(state, along(*a, 1, in_cube(state, R(0.45))));
}

static void draw_segment_sphere_near(const X(segment) * a, X(sphere) * b, uint64_t *state)
{
    *b = random_sphere(state, along(a->a, 1, in_cube(state, R(0.9))));
}

static void draw_point_capsule_near(const vec3 *a, X(capsule) * b, uint64_t *state)
{
    *b = random_capsule(state, along(*a, 1, in_cube(state, R(0.5))));
}

static void draw_sphere_capsule_near(const X(sphere) * a, X(capsule) * b, uint64_t *state)
{
    *b = random_capsule(state, along(a->center, 1, in_cube(state, R(0.9))));
}

static void draw_triangle_sphere_near(const X(triangle) * a, X(sphere) * b, uint64_t *state)
{
    *b = random_sphere(state, off_triangle(a, state, R(0.8)));
}

static void draw_segment_capsule_near(const X(segment) * a, X(capsule) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, 0, 1), sub(a->b, a->a));
    *b = random_capsule(state, along(p, 1, in_cube(state, R(0.7))));
}

static void draw_triangle_capsule_near(const X(triangle) * a, X(capsule) * b, uint64_t *state)
{
    *b = random_capsule(state, off_triangle(a, state, R(0.8)));
}

static void draw_capsule_capsule_near(const X(capsule) * a, X(capsule) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, 0, 1), sub(a->b, a->a));
    *b = random_capsule(state, along(p, 1, in_cube(state, R(0.9))));
}

static void draw_sphere_sphere_near(const X(sphere) * a, X(sphere) * b, uint64_t *state)
{
    *b = random_sphere(state, along(a->center, 1, in_cube(state, R(0.9))));
}

static void draw_sphere_aabb_near(const X(sphere) * a, X(aabb) * b, uint64_t *state)
{
    *b = random_aabb(state, along(a->center, 1, in_cube(state, R(0.9))));
}

static void draw_obb_obb_near(const X(obb) * a, X(obb) * b, uint64_t *state)
{
    *b = random_obb(state, along(a->center, 1, in_cube(state, R(0.95))));
}

static void draw_point_plane_near(const vec3 *a, X(plane) * b, uint64_t *state)
{
    b->normal = direction(state);
    b->d = between(state, R(-0.5), R(0.5)) - dot(b->normal, *a);
}

static void draw_segment_plane_near(const X(segment) * a, X(plane) * b, uint64_t *state)
{
    vec3 p = along(a->a, between(state, -1, 2), sub(a->b, a->a));
    b->normal = direction(state);
    b->d = -dot(b->normal, p);
}

static void draw_plane_triangle_near(const X(plane) * a, X(triangle) * b, uint64_t *state)
{
    vec3 foot = along((vec3){0, 0, 0}, -a->d + between(state, -1, 1), a->normal);
    b->a = along(foot, 1, in_cube(state, R(0.8)));
    b->b = along(foot, 1, in_cube(state, R(0.8)));
    b->c = along(foot, 1, in_cube(state, R(0.8)));
}

static void draw_plane_aabb_near(const X(plane) * a, X(aabb) * b, uint64_t *state)
{
    vec3 foot = along((vec3){0, 0, 0}, -a->d + between(state, -1, 1), a->normal);
    *b = random_aabb(state, along(foot, 1, cross(a->normal, in_cube(state, 2))));
}

static void draw_plane_sphere_near(const X(plane) * a, X(sphere) * b, uint64_t *state)
{
    vec3 foot = along((vec3){0, 0, 0}, -a->d + between(state, -1, 1), a->normal);
    *b = random_sphere(state, along(foot, 1, cross(a->normal, in_cube(state, 2))));
}

DRAW(ray_plane, ray, plane)
DRAW(ray_sphere, ray, sphere)
DRAW(ray_rectangle, ray, rectangle)
DRAW(ray_disc, ray, disc)
DRAW(ray_quad, ray, quad)
DRAW(ray_kdop14, ray, kdop14)
DRAW(ray_kdop18, ray, kdop18)
DRAW(ray_kdop26, ray, kdop26)
DRAW(ray_frustum, ray, frustum)
DRAW(ray_lozenge, ray, lozenge)
DRAW(ray_ellipsoid, ray, ellipsoid)
DRAW(ray_cylinder, ray, cylinder)
DRAW(ray_cone, ray, cone)
DRAW(ray_torus, ray, torus)
DRAW(ray_capsule, ray, capsule)
DRAW(ray_capsule_few, ray, capsule)
DRAW(ray_capsule_most, ray, capsule)
DRAW(ray_aabb, ray, aabb)
DRAW(ray_aabb_few, ray, aabb)
DRAW(ray_aabb_most, ray, aabb)
DRAW(ray_obb, ray, obb)
DRAW(ray_triangle, ray, triangle)
DRAW(ray_triangle_few, ray, triangle)
DRAW(ray_triangle_most, ray, triangle)
DRAW(ray2_segment2, ray2, segment2)
DRAW(ray2_circle2, ray2, circle2)
DRAW(ray2_rectangle2, ray2, rectangle2)
DRAW(ray2_triangle2, ray2, triangle2)
DRAW(point_aabb, vec3, aabb)
DRAW(segment_aabb, segment, aabb)
DRAW(triangle_aabb, triangle, aabb)
DRAW(segment_obb, segment, obb)
DRAW(triangle_obb, triangle, obb)
DRAW(segment2_segment2, segment2, segment2)
DRAW(segment_triangle, segment, triangle)
DRAW(segment_triangle_few, segment, triangle)
DRAW(segment_triangle_most, segment, triangle)
DRAW(triangle_triangle, triangle, triangle)
DRAW(triangle_triangle_few, triangle, triangle)
DRAW(triangle_triangle_most, triangle, triangle)
DRAW(aabb_aabb, aabb, aabb)
DRAW(beside_segment, vec3, segment)
DRAW(beside_triangle, vec3, triangle)
DRAW(near_segments, segment, segment)
DRAW(beside_ray, vec3, ray)
DRAW(beside_rectangle, vec3, rectangle)
DRAW(beside_disc, vec3, disc)
DRAW(near_rays, ray, ray)
DRAW(beside_obb, vec3, obb)
DRAW(point_sphere, vec3, sphere)
DRAW(segment_sphere, segment, sphere)
DRAW(point_capsule, vec3, capsule)
DRAW(sphere_capsule, sphere, capsule)
DRAW(triangle_sphere, triangle, sphere)
DRAW(segment_capsule, segment, capsule)
DRAW(triangle_capsule, triangle, capsule)
DRAW(capsule_capsule, capsule, capsule)
DRAW(sphere_sphere, sphere, sphere)
DRAW(sphere_aabb, sphere, aabb)
DRAW(obb_obb, obb, obb)
DRAW(point_plane, vec3, plane)
/* Small whole numbers: half of the points are on the plane. */
static void draw_on_plane(void *first, void *second, uint64_t *state, bool keep_a)
{
    vec3 *a = first;
    X(plane) *b = second;
    (void)keep_a;
    *a = whole(state, 99);
    b->normal = whole(state, 9);
    b->d = (real)(int)(random_bits(state) % 2) - dot(b->normal, *a);
}
DRAW(segment_plane, segment, plane)
DRAW(plane_triangle, plane, triangle)
DRAW(plane_aabb, plane, aabb)
DRAW(plane_sphere, plane, sphere)

/* The first of a pair of whole numbers. */
#define DRAW_WHOLE(name, A, B, first_of)                                                           \
    static void draw_##name(void *first, void *second, uint64_t *state, bool keep_a)               \
    {                                                                                              \
        X(A) *a = first;                                                                           \
        if (!keep_a)                                                                               \
            *a = first_of;                                                                         \
        draw_##name##_near(a, second, state);                                                      \
    }

static X(segment) whole_segment(uint64_t *state)
{
    vec3 p = whole(state, 9), u = whole(state, 3);
    return (X(segment)){along(p, 1, u), along(p, -1, u)};
}

DRAW_WHOLE(point_segment, vec3, segment, whole(state, 9))
DRAW_WHOLE(point_triangle, vec3, triangle, whole(state, 9))
DRAW_WHOLE(segment_segment, segment, segment, whole_segment(state))

static vec3 grid_point(uint64_t *state, real i, real j)
{
    return (vec3){2 * i, 2 * j, (real)(2 * (int)(random_bits(state) % 5))};
}

/* A triangle of a landscape with even integer coordinates, and a ray from an integer point exactly
 * at one of its corners or at the middle of one of its edges: all numbers are exact. */
static void draw_on_edges(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(ray) *ray = first;
    X(triangle) *triangle = second;
    real i = (real)(random_bits(state) % 64), j = (real)(random_bits(state) % 64);
    (void)keep_a;
    triangle->a = grid_point(state, i, j);
    triangle->b = grid_point(state, i + 1, j);
    triangle->c = grid_point(state, i, j + 1);
    vec3 ends[2] = {triangle->b, triangle->c};
    vec3 p = random_bits(state) % 2 ? triangle->a : ends[random_bits(state) % 2];
    vec3 q = random_bits(state) % 2 ? p : ends[random_bits(state) % 2];
    vec3 target = {(p.x + q.x) / 2, (p.y + q.y) / 2, (p.z + q.z) / 2};
    ray->origin = (vec3){(real)(random_bits(state) % 128), (real)(random_bits(state) % 128),
                         (real)(random_bits(state) % 40 + 20)};
    ray->dir = sub(target, ray->origin);
    ray->t_min = 0;
    ray->t_max = INFINITY;
}

/* A ray from a whole point exactly at a corner, or at a point of an edge, of a box of whole
 * numbers, which may be flat. */
static void draw_ray_aabb_at_edge(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(ray) *ray = first;
    X(aabb) *box = second;
    (void)keep_a;
    vec3 size = whole(state, 3), target = whole(state, 9);
    box->lower = target;
    size = (vec3){real_abs(size.x), real_abs(size.y), real_abs(size.z)};
    box->upper = along(box->lower, 1, size);
    const unsigned side = (unsigned)random_bits(state);
    real *to = (real *)&target;
    for (int i = 0; i < 3; i++)
        if (side >> i & 1)
            to[i] = ((real *)&box->upper)[i];
    const unsigned free = (unsigned)(random_bits(state) % 4); /* 3: none, a corner */
    if (free < 3)
        to[free] = ((real *)&box->lower)[free] + (real)(random_bits(state) % 2);
    if (free < 3 && to[free] > ((real *)&box->upper)[free])
        to[free] = ((real *)&box->upper)[free];
    ray->origin = whole(state, 30);
    ray->dir = sub(target, ray->origin);
    if (ray->dir.x == 0 && ray->dir.y == 0 && ray->dir.z == 0)
        ray->dir.x = 1;
    ray->t_min = 0;
    ray->t_max = INFINITY;
}

/* From a thousand times as far as the shape is large, at a point of one of its edges: what is hit
 * is a matter of the last bits. */
static void from_afar(X(ray) * ray, vec3 target, uint64_t *state)
{
    ray->origin = along(target, 1000, direction(state));
    ray->dir = sub(target, ray->origin);
    ray->t_min = 0;
    ray->t_max = INFINITY;
}

static void draw_ray_aabb_afar(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(aabb) *box = second;
    (void)keep_a;
    *box = random_aabb(state, in_cube(state, 2));
    vec3 target = {random_bits(state) % 2 ? box->lower.x : box->upper.x,
                   random_bits(state) % 2 ? box->lower.y : box->upper.y,
                   between(state, box->lower.z, box->upper.z)};
    from_afar(first, target, state);
}

static void draw_ray_triangle_afar(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(triangle) *t = second;
    (void)keep_a;
    *t = random_triangle(state);
    from_afar(first, along(t->a, between(state, 0, 1), sub(t->b, t->a)), state);
}

/* ---- forms: one call a pair ---- */

#define CALLS(name, A, B, T, call)                                                                 \
    static void run_##name(const scene *s, void *raw)                                              \
    {                                                                                              \
        const X(A) *a = s->a;                                                                      \
        const X(B) *b = s->b;                                                                      \
        T *answers = raw;                                                                          \
        for (size_t i = 0; i < s->n; i++)                                                          \
            answers[i] = call(&a[i], &b[i]);                                                       \
    }

#define PUBLISHED_CALLS(name, A, B, T) CALLS(name, A, B, T, F(name))

PUBLISHED_CALLS(ray_plane_dots, ray, plane, X(touch))
PUBLISHED_CALLS(ray_plane_dots_flat, ray, plane, X(touch))
PUBLISHED_CALLS(ray_sphere_discriminant, ray, sphere, X(span))
PUBLISHED_CALLS(ray_sphere_discriminant_flat, ray, sphere, X(span))
PUBLISHED_CALLS(ray_sphere_rejecting, ray, sphere, X(span))
PUBLISHED_CALLS(ray_capsule_quilez, ray, capsule, X(span))
PUBLISHED_CALLS(ray_capsule_quilez_flat, ray, capsule, X(span))
PUBLISHED_CALLS(ray_capsule_quilez_both, ray, capsule, X(span))
PUBLISHED_CALLS(ray_disc_plane, ray, disc, X(touch))
PUBLISHED_CALLS(ray_disc_plane_flat, ray, disc, X(touch))
PUBLISHED_CALLS(ray_rectangle_moller, ray, rectangle, X(touch))
PUBLISHED_CALLS(ray_rectangle_moller_flat, ray, rectangle, X(touch))
PUBLISHED_CALLS(ray_cylinder_gems, ray, cylinder, X(span))
PUBLISHED_CALLS(ray_cylinder_gems_flat, ray, cylinder, X(span))
PUBLISHED_CALLS(ray_cone_eberly, ray, cone, X(span))
PUBLISHED_CALLS(ray_cone_eberly_flat, ray, cone, X(span))
PUBLISHED_CALLS(ray_torus_quartic, ray, torus, X(span))
PUBLISHED_CALLS(ray_quad_lagae, ray, quad, X(touch))
PUBLISHED_CALLS(ray_quad_moller, ray, quad, X(touch))
PUBLISHED_CALLS(ray_kdop14_slabs, ray, kdop14, X(span))
PUBLISHED_CALLS(ray_kdop14_slabs_flat, ray, kdop14, X(span))
PUBLISHED_CALLS(ray_kdop18_slabs, ray, kdop18, X(span))
PUBLISHED_CALLS(ray_kdop18_slabs_flat, ray, kdop18, X(span))
PUBLISHED_CALLS(ray_kdop26_slabs, ray, kdop26, X(span))
PUBLISHED_CALLS(ray_kdop26_slabs_flat, ray, kdop26, X(span))
PUBLISHED_CALLS(ray_frustum_haines, ray, frustum, X(span))
PUBLISHED_CALLS(ray_frustum_haines_flat, ray, frustum, X(span))
PUBLISHED_CALLS(ray_lozenge_parts, ray, lozenge, X(span))
PUBLISHED_CALLS(ray_ellipsoid_quilez, ray, ellipsoid, X(span))
PUBLISHED_CALLS(ray_ellipsoid_quilez_flat, ray, ellipsoid, X(span))
PUBLISHED_CALLS(ray_aabb_slabs, ray, aabb, X(span))
PUBLISHED_CALLS(ray_aabb_slabs_meet, ray, aabb, bool)
PUBLISHED_CALLS(ray_aabb_axes, ray, aabb, bool)
PUBLISHED_CALLS(ray_obb_slabs, ray, obb, X(span))
PUBLISHED_CALLS(ray_obb_frame, ray, obb, X(span))
PUBLISHED_CALLS(ray_triangle_moller, ray, triangle, X(touch))
PUBLISHED_CALLS(ray_triangle_moller_flat, ray, triangle, X(touch))
PUBLISHED_CALLS(ray_triangle_woop, ray, triangle, X(touch))
PUBLISHED_CALLS(ray_triangle_sides, ray, triangle, bool)

/* ---- forms that keep something of a ray or of a triangle ---- */

static void *prepare_slopes(const scene *s)
{
    const X(ray) *rays = s->a;
    sloped_ray *kept = malloc(s->n / s->group * sizeof *kept);
    for (size_t i = 0; i < s->n; i += s->group)
        kept[i / s->group] = slopes_of_ray(&rays[i]);
    return kept;
}

#define SLOPES_CALLS(name)                                                                         \
    static void run_##name(const scene *s, void *raw)                                              \
    {                                                                                              \
        const sloped_ray *rays = s->native;                                                        \
        const X(aabb) *boxes = s->b;                                                               \
        bool *answers = raw;                                                                       \
        for (size_t first = 0; first < s->n; first += s->group, rays++)                            \
            for (size_t i = first; i < first + s->group; i++)                                      \
                answers[i] = F(name)(rays, &boxes[i]);                                             \
    }
SLOPES_CALLS(ray_aabb_slopes)
SLOPES_CALLS(ray_aabb_slopes_flat)

#if !BENCH_DOUBLE
/* One ray with many boxes: where each has its own, four at a time are nothing. */
static void run_ray_aabb_slopes_four(const scene *s, void *raw)
{
    const sloped_ray *rays = s->native;
    for (size_t first = 0; first < s->n; first += s->group, rays++)
        for (size_t i = first; i < first + s->group; i += 4)
            ray_aabb_slopes_four(rays, s->b_columns, s->pitch, i, (bool *)raw + i);
}

static void run_ray_triangle_kensler(const scene *s, void *raw)
{
    for (size_t i = 0; i < s->n; i += 4)
        ray_triangle_kensler_four(s->a_columns, s->b_columns, s->pitch, i, raw);
}
#endif

#define STORED_CALLS(name, stored, make)                                                           \
    static void *prepare_##name(const scene *s)                                                    \
    {                                                                                              \
        const X(triangle) *triangles = s->b;                                                       \
        stored *kept = malloc(s->n * sizeof *kept);                                                \
        for (size_t i = 0; i < s->n; i++)                                                          \
            kept[i] = make(&triangles[i]);                                                         \
        return kept;                                                                               \
    }                                                                                              \
    static void run_##name(const scene *s, void *raw)                                              \
    {                                                                                              \
        const X(ray) *rays = s->a;                                                                 \
        const stored *triangles = s->native;                                                       \
        X(touch) *answers = raw;                                                                   \
        for (size_t i = 0; i < s->n; i++)                                                          \
            answers[i] = F(name)(&rays[i], &triangles[i]);                                         \
    }
STORED_CALLS(ray_triangle_normal, edged_triangle, edges_of)
STORED_CALLS(ray_triangle_normal_flat, edged_triangle, edges_of)
STORED_CALLS(ray_triangle_plane, plane_triangle, plane_of_triangle)
STORED_CALLS(ray_triangle_plane_flat, plane_triangle, plane_of_triangle)
STORED_CALLS(ray_triangle_mapped, mapped_triangle, map_of_triangle)
STORED_CALLS(ray_triangle_mapped_flat, mapped_triangle, map_of_triangle)
PUBLISHED_CALLS(point_aabb_leaving, vec3, aabb, bool)
PUBLISHED_CALLS(point_aabb_joined, vec3, aabb, bool)
PUBLISHED_CALLS(segment_aabb_leaving, segment, aabb, bool)
PUBLISHED_CALLS(segment_aabb_joined, segment, aabb, bool)
PUBLISHED_CALLS(triangle_aabb_edges_first, triangle, aabb, bool)
PUBLISHED_CALLS(triangle_aabb_boxes_first, triangle, aabb, bool)
PUBLISHED_CALLS(triangle_aabb_joined, triangle, aabb, bool)
PUBLISHED_CALLS(segment_obb_leaving, segment, obb, bool)
PUBLISHED_CALLS(segment_obb_joined, segment, obb, bool)
PUBLISHED_CALLS(ray_obb_leaving, ray, obb, bool)
PUBLISHED_CALLS(ray_obb_joined, ray, obb, bool)
PUBLISHED_CALLS(triangle_obb_boxes_first, triangle, obb, bool)
PUBLISHED_CALLS(triangle_obb_joined, triangle, obb, bool)
PUBLISHED_CALLS(closest_point_segment_ericson, vec3, segment, X(nearest))
PUBLISHED_CALLS(closest_point_segment_clamped, vec3, segment, X(nearest))
PUBLISHED_CALLS(closest_point_ray_ericson, vec3, ray, X(nearest))
PUBLISHED_CALLS(closest_point_obb_ericson, vec3, obb, X(nearest))
PUBLISHED_CALLS(closest_point_plane_ericson, vec3, plane, X(nearest))
PUBLISHED_CALLS(closest_point_triangle_ericson, vec3, triangle, X(nearest))
PUBLISHED_CALLS(closest_point_rectangle_eberly, vec3, rectangle, X(nearest))
PUBLISHED_CALLS(closest_point_disc_foot, vec3, disc, X(nearest))
PUBLISHED_CALLS(closest_ray_ray_ericson, ray, ray, X(nearest))
PUBLISHED_CALLS(closest_ray_ray_eberly, ray, ray, X(nearest))
PUBLISHED_CALLS(closest_point_sphere_radius, vec3, sphere, X(nearest))
PUBLISHED_CALLS(closest_point_capsule_radius, vec3, capsule, X(nearest))
PUBLISHED_CALLS(closest_point_aabb_ericson, vec3, aabb, X(nearest))
PUBLISHED_CALLS(closest_segment_segment_ericson, segment, segment, X(nearest))
PUBLISHED_CALLS(closest_segment_segment_clamped, segment, segment, X(nearest))
PUBLISHED_CALLS(point_segment_textbook, vec3, segment, bool)
PUBLISHED_CALLS(point_triangle_textbook, vec3, triangle, bool)
PUBLISHED_CALLS(segment_segment_textbook, segment, segment, bool)
PUBLISHED_CALLS(ray2_segment2_hill, ray2, segment2, X(touch))
PUBLISHED_CALLS(ray2_segment2_hill_flat, ray2, segment2, X(touch))
PUBLISHED_CALLS(ray2_circle2_discriminant, ray2, circle2, X(span))
PUBLISHED_CALLS(ray2_circle2_discriminant_flat, ray2, circle2, X(span))
PUBLISHED_CALLS(ray2_rectangle2_slabs, ray2, rectangle2, X(span))
PUBLISHED_CALLS(ray2_triangle2_cyrus, ray2, triangle2, X(span))
PUBLISHED_CALLS(ray2_triangle2_cyrus_flat, ray2, triangle2, X(span))
PUBLISHED_CALLS(segment2_segment2_antonio, segment2, segment2, bool)
PUBLISHED_CALLS(segment2_segment2_prasad, segment2, segment2, bool)
PUBLISHED_CALLS(segment_triangle_signs, segment, triangle, bool)
PUBLISHED_CALLS(segment_triangle_moller, segment, triangle, bool)
PUBLISHED_CALLS(triangle_triangle_moller, triangle, triangle, bool)
PUBLISHED_CALLS(triangle_triangle_guigue, triangle, triangle, bool)
PUBLISHED_CALLS(aabb_aabb_leaving, aabb, aabb, bool)
PUBLISHED_CALLS(aabb_aabb_joined, aabb, aabb, bool)
PUBLISHED_CALLS(point_sphere_squared, vec3, sphere, bool)
PUBLISHED_CALLS(segment_sphere_ericson, segment, sphere, bool)
PUBLISHED_CALLS(segment_sphere_clamped, segment, sphere, bool)
PUBLISHED_CALLS(ray_sphere_yes, ray, sphere, bool)
PUBLISHED_CALLS(point_capsule_ericson, vec3, capsule, bool)
PUBLISHED_CALLS(point_capsule_clamped, vec3, capsule, bool)
PUBLISHED_CALLS(sphere_capsule_ericson, sphere, capsule, bool)
PUBLISHED_CALLS(sphere_capsule_clamped, sphere, capsule, bool)
PUBLISHED_CALLS(segment_capsule_ericson, segment, capsule, bool)
PUBLISHED_CALLS(segment_capsule_clamped, segment, capsule, bool)
PUBLISHED_CALLS(triangle_capsule_ericson, triangle, capsule, bool)
PUBLISHED_CALLS(capsule_capsule_ericson, capsule, capsule, bool)
PUBLISHED_CALLS(capsule_capsule_clamped, capsule, capsule, bool)
PUBLISHED_CALLS(sphere_sphere_squared, sphere, sphere, bool)
PUBLISHED_CALLS(triangle_sphere_regions, triangle, sphere, bool)
PUBLISHED_CALLS(triangle_sphere_axes, triangle, sphere, bool)
PUBLISHED_CALLS(sphere_aabb_arvo, sphere, aabb, bool)
PUBLISHED_CALLS(sphere_aabb_rejecting, sphere, aabb, bool)
PUBLISHED_CALLS(sphere_aabb_maxima, sphere, aabb, bool)
PUBLISHED_CALLS(obb_obb_leaving, obb, obb, bool)
PUBLISHED_CALLS(obb_obb_joined, obb, obb, bool)
PUBLISHED_CALLS(point_plane_height, vec3, plane, bool)
PUBLISHED_CALLS(segment_plane_signs, segment, plane, bool)
PUBLISHED_CALLS(segment_plane_parameter, segment, plane, bool)
PUBLISHED_CALLS(ray_plane_parameter, ray, plane, bool)
PUBLISHED_CALLS(plane_triangle_signs, plane, triangle, bool)
PUBLISHED_CALLS(plane_triangle_joined, plane, triangle, bool)
PUBLISHED_CALLS(plane_sphere_meets, plane, sphere, bool)
PUBLISHED_CALLS(plane_sphere_side, plane, sphere, isect_side)
PUBLISHED_CALLS(plane_aabb_meets, plane, aabb, bool)
PUBLISHED_CALLS(plane_aabb_corners, plane, aabb, isect_side)
PUBLISHED_CALLS(plane_aabb_center, plane, aabb, isect_side)
CALLS(point_aabb_inlined, vec3, aabb, bool, point_aabb_joined)
CALLS(aabb_aabb_inlined, aabb, aabb, bool, aabb_aabb_joined)
#if BENCH_SSE
PUBLISHED_CALLS(ray_aabb_slabs_sse, ray, aabb, X(span))
PUBLISHED_CALLS(aabb_aabb_sse, aabb, aabb, bool)
PUBLISHED_CALLS(sphere_aabb_sse, sphere, aabb, bool)
CALLS(aabb_aabb_sse_inlined, aabb, aabb, bool, aabb_aabb_sse)
#endif

/* ---- forms: isect ---- */

/* Every struct of arrays is a pointer per number, in the order of the numbers, then the stride. */
static void set_columns(void *view, size_t bytes, const void *numbers, size_t pitch, size_t first)
{
    const size_t count = bytes / sizeof(real *) - 1;
    memset(view, 0, bytes);
    for (size_t k = 0; k < count; k++) {
        const real *column = (const real *)numbers + k * pitch + first;
        memcpy((char *)view + k * sizeof column, &column, sizeof column);
    }
}

#define ANSWERS_BITS_IN_COLUMNS(first) uint64_t *answers = (uint64_t *)raw + (first) / 64
#define ANSWERS_BITS_IN_STRUCTS(first) ANSWERS_BITS_IN_COLUMNS(first)
#define ANSWERS_SIDES_IN_COLUMNS(first) uint8_t *answers = (uint8_t *)raw + (first)
#define ANSWERS_SIDES_IN_STRUCTS(first) ANSWERS_SIDES_IN_COLUMNS(first)
#define ANSWERS_SPANS_IN_COLUMNS(first)                                                            \
    X(spans) answers[1];                                                                           \
    set_columns(answers, sizeof answers, raw, s->pitch, first)
#define ANSWERS_SPANS_IN_STRUCTS(first)                                                            \
    X(spans) answers[1] = {X(spans_of)((X(span) *)raw + (first))}
#define ANSWERS_TOUCHES_IN_COLUMNS(first)                                                          \
    X(touches) answers[1];                                                                         \
    set_columns(answers, sizeof answers, raw, s->pitch, first)
#define ANSWERS_TOUCHES_IN_STRUCTS(first)                                                          \
    X(touches) answers[1] = {X(touches_of)((X(touch) *)raw + (first))}

#define ANSWERS_NEARESTS_IN_COLUMNS(first)                                                         \
    X(nearests) answers[1];                                                                        \
    set_columns(answers, sizeof answers, raw, s->pitch, first)
#define ANSWERS_NEARESTS_IN_STRUCTS(first)                                                         \
    X(nearests) answers[1] = {X(nearests_of)((X(nearest) *)raw + (first))}

#define PAIRS(name, AS, BS, ANSWERS)                                                               \
    static void run_##name##_columns(const scene *s, void *raw)                                    \
    {                                                                                              \
        X(AS) a;                                                                                   \
        X(BS) b;                                                                                   \
        set_columns(&a, sizeof a, s->a_columns, s->pitch, 0);                                      \
        set_columns(&b, sizeof b, s->b_columns, s->pitch, 0);                                      \
        ANSWERS_##ANSWERS##_IN_COLUMNS(0);                                                         \
        X(name##_pairs)(&a, &b, s->n, answers);                                                    \
    }                                                                                              \
    static void run_##name##_structs(const scene *s, void *raw)                                    \
    {                                                                                              \
        X(AS) a = X(AS##_of)(s->a);                                                                \
        X(BS) b = X(BS##_of)(s->b);                                                                \
        ANSWERS_##ANSWERS##_IN_STRUCTS(0);                                                         \
        X(name##_pairs)(&a, &b, s->n, answers);                                                    \
    }

#define MANY(name, A, B, BS, ANSWERS)                                                              \
    static void run_##name##_many_columns(const scene *s, void *raw)                               \
    {                                                                                              \
        const X(A) *a = s->a;                                                                      \
        for (size_t i = 0; i < s->n; i += s->group) {                                              \
            X(BS) b;                                                                               \
            set_columns(&b, sizeof b, s->b_columns, s->pitch, i);                                  \
            ANSWERS_##ANSWERS##_IN_COLUMNS(i);                                                     \
            X(name##_n)(&a[i], &b, s->group, answers);                                             \
        }                                                                                          \
    }                                                                                              \
    static void run_##name##_many_structs(const scene *s, void *raw)                               \
    {                                                                                              \
        const X(A) *a = s->a;                                                                      \
        const X(B) *second = s->b;                                                                 \
        for (size_t i = 0; i < s->n; i += s->group) {                                              \
            X(BS) b = X(BS##_of)(second + i);                                                      \
            ANSWERS_##ANSWERS##_IN_STRUCTS(i);                                                     \
            X(name##_n)(&a[i], &b, s->group, answers);                                             \
        }                                                                                          \
    }

#define ISECT(name, A, AS, B, BS, T, ANSWERS)                                                      \
    CALLS(name, A, B, T, X(name))                                                                  \
    PAIRS(name, AS, BS, ANSWERS)                                                                   \
    MANY(name, A, B, BS, ANSWERS)

ISECT(cast_ray_plane, ray, rays, plane, planes, X(touch), TOUCHES)
ISECT(cast_ray_sphere, ray, rays, sphere, spheres, X(span), SPANS)
ISECT(cast_ray_rectangle, ray, rays, rectangle, rectangles, X(touch), TOUCHES)
ISECT(cast_ray_disc, ray, rays, disc, discs, X(touch), TOUCHES)
ISECT(cast_ray_quad, ray, rays, quad, quads, X(touch), TOUCHES)
ISECT(cast_ray_kdop14, ray, rays, kdop14, kdop14s, X(span), SPANS)
ISECT(cast_ray_kdop18, ray, rays, kdop18, kdop18s, X(span), SPANS)
ISECT(cast_ray_kdop26, ray, rays, kdop26, kdop26s, X(span), SPANS)
ISECT(cast_ray_frustum, ray, rays, frustum, frustums, X(span), SPANS)
ISECT(cast_ray_lozenge, ray, rays, lozenge, lozenges, X(span), SPANS)
ISECT(cast_ray_ellipsoid, ray, rays, ellipsoid, ellipsoids, X(span), SPANS)
ISECT(cast_ray_cylinder, ray, rays, cylinder, cylinders, X(span), SPANS)
ISECT(cast_ray_cone, ray, rays, cone, cones, X(span), SPANS)
CALLS(cast_ray_torus, ray, torus, X(span), X(cast_ray_torus))
ISECT(cast_ray_capsule, ray, rays, capsule, capsules, X(span), SPANS)
ISECT(cast_ray_aabb, ray, rays, aabb, aabbs, X(span), SPANS)
ISECT(cast_ray_obb, ray, rays, obb, obbs, X(span), SPANS)
ISECT(cast_ray_triangle, ray, rays, triangle, triangles, X(touch), TOUCHES)
ISECT(cast_ray2_segment2, ray2, ray2s, segment2, segment2s, X(touch), TOUCHES)
ISECT(cast_ray2_circle2, ray2, ray2s, circle2, circle2s, X(span), SPANS)
ISECT(cast_ray2_rectangle2, ray2, ray2s, rectangle2, rectangle2s, X(span), SPANS)
ISECT(cast_ray2_triangle2, ray2, ray2s, triangle2, triangle2s, X(span), SPANS)
ISECT(overlap_point_aabb, vec3, points, aabb, aabbs, bool, BITS)
ISECT(overlap_segment_aabb, segment, segments, aabb, aabbs, bool, BITS)
ISECT(overlap_ray_aabb, ray, rays, aabb, aabbs, bool, BITS)
ISECT(overlap_triangle_aabb, triangle, triangles, aabb, aabbs, bool, BITS)
ISECT(overlap_point_segment, vec3, points, segment, segments, bool, BITS)
ISECT(overlap_point_triangle, vec3, points, triangle, triangles, bool, BITS)
ISECT(overlap_segment_segment, segment, segments, segment, segments, bool, BITS)
ISECT(overlap_segment2_segment2, segment2, segment2s, segment2, segment2s, bool, BITS)
ISECT(overlap_segment_triangle, segment, segments, triangle, triangles, bool, BITS)
ISECT(overlap_triangle_triangle, triangle, triangles, triangle, triangles, bool, BITS)
ISECT(overlap_aabb_aabb, aabb, aabbs, aabb, aabbs, bool, BITS)
ISECT(overlap_ray_triangle, ray, rays, triangle, triangles, bool, BITS)
ISECT(overlap_point_sphere, vec3, points, sphere, spheres, bool, BITS)
ISECT(overlap_segment_sphere, segment, segments, sphere, spheres, bool, BITS)
ISECT(overlap_ray_sphere, ray, rays, sphere, spheres, bool, BITS)
ISECT(overlap_point_capsule, vec3, points, capsule, capsules, bool, BITS)
ISECT(overlap_sphere_capsule, sphere, spheres, capsule, capsules, bool, BITS)
ISECT(overlap_triangle_sphere, triangle, triangles, sphere, spheres, bool, BITS)
ISECT(overlap_segment_capsule, segment, segments, capsule, capsules, bool, BITS)
ISECT(overlap_triangle_capsule, triangle, triangles, capsule, capsules, bool, BITS)
ISECT(overlap_capsule_capsule, capsule, capsules, capsule, capsules, bool, BITS)
ISECT(overlap_sphere_sphere, sphere, spheres, sphere, spheres, bool, BITS)
ISECT(overlap_sphere_aabb, sphere, spheres, aabb, aabbs, bool, BITS)
ISECT(overlap_segment_obb, segment, segments, obb, obbs, bool, BITS)
ISECT(overlap_ray_obb, ray, rays, obb, obbs, bool, BITS)
ISECT(overlap_triangle_obb, triangle, triangles, obb, obbs, bool, BITS)
ISECT(overlap_obb_obb, obb, obbs, obb, obbs, bool, BITS)
ISECT(overlap_point_plane, vec3, points, plane, planes, bool, BITS)
ISECT(overlap_segment_plane, segment, segments, plane, planes, bool, BITS)
ISECT(overlap_ray_plane, ray, rays, plane, planes, bool, BITS)
ISECT(overlap_plane_triangle, plane, planes, triangle, triangles, bool, BITS)
ISECT(overlap_plane_sphere, plane, planes, sphere, spheres, bool, BITS)
ISECT(overlap_plane_aabb, plane, planes, aabb, aabbs, bool, BITS)
ISECT(closest_point_segment, vec3, points, segment, segments, X(nearest), NEARESTS)
ISECT(closest_point_ray, vec3, points, ray, rays, X(nearest), NEARESTS)
ISECT(closest_point_obb, vec3, points, obb, obbs, X(nearest), NEARESTS)
ISECT(closest_point_plane, vec3, points, plane, planes, X(nearest), NEARESTS)
ISECT(closest_point_triangle, vec3, points, triangle, triangles, X(nearest), NEARESTS)
ISECT(closest_point_rectangle, vec3, points, rectangle, rectangles, X(nearest), NEARESTS)
ISECT(closest_point_disc, vec3, points, disc, discs, X(nearest), NEARESTS)
ISECT(closest_ray_ray, ray, rays, ray, rays, X(nearest), NEARESTS)
ISECT(closest_point_sphere, vec3, points, sphere, spheres, X(nearest), NEARESTS)
ISECT(closest_point_capsule, vec3, points, capsule, capsules, X(nearest), NEARESTS)
ISECT(closest_point_aabb, vec3, points, aabb, aabbs, X(nearest), NEARESTS)
ISECT(closest_segment_segment, segment, segments, segment, segments, X(nearest), NEARESTS)
ISECT(classify_plane_sphere, plane, planes, sphere, spheres, isect_side, SIDES)
ISECT(classify_plane_aabb, plane, planes, aabb, aabbs, isect_side, SIDES)

/* ---- forms: isect without its exact decisions, see filter_only.c ---- */

#ifdef __x86_64__
#define FILTER_ISAS(ISA) ISA(base) ISA(avx2) ISA(avx512)
#else
#define FILTER_ISAS(ISA) ISA(base)
#endif
#if BENCH_DOUBLE
#define FILTER_OF(isa, name) filter_only_##isa##_double_##name
#else
#define FILTER_OF(isa, name) filter_only_##isa##_float_##name
#endif
typedef void kernel(const real *const *a, const real *const *b, size_t n, void *out);
typedef bool filter(const X(triangle) * a, const X(triangle) * b);
filter FILTER_OF(base, one), FILTER_OF(avx2, one);
#define FILTER_KERNEL(isa) kernel FILTER_OF(isa, many);
FILTER_ISAS(FILTER_KERNEL)

static void run_filter_only(const scene *s, void *raw)
{
    const X(triangle) *a = s->a, *b = s->b;
    filter *one = FILTER_OF(base, one);
    bool *answers = raw;
#ifdef __x86_64__
    if (strncmp(isect_isa(), "avx", 3) == 0)
        one = FILTER_OF(avx2, one);
#endif
    for (size_t i = 0; i < s->n; i++)
        answers[i] = one(&a[i], &b[i]);
}

static void run_filter_only_columns(const scene *s, void *raw)
{
    const real *a[9], *b[9];
    for (size_t k = 0; k < 9; k++) {
        a[k] = (const real *)s->a_columns + k * s->pitch;
        b[k] = (const real *)s->b_columns + k * s->pitch;
    }
#define FILTER_CALL(isa)                                                                           \
    if (strcmp(isect_isa(), #isa) == 0)                                                            \
        FILTER_OF(isa, many)(a, b, s->n, raw);
    FILTER_ISAS(FILTER_CALL)
}

/* ---- the list ---- */

#define PUBLISHED_FORM(name, text, kind)                                                           \
    {                                                                                              \
        text, PUBLISHED, kind, run_##name, NULL, NULL                                              \
    }
#define PREPARED_FORM(name, text, kind, prepare)                                                   \
    {                                                                                              \
        text, PREPARED, kind, run_##name, prepare, free                                            \
    }
#define ISECT_FORMS(name, one, columns, structs)                                                   \
    {"isect", ONE, one, run_##name, NULL, NULL},                                                   \
        {"isect _pairs, columns", COLUMNS, columns, run_##name##_columns, NULL, NULL},             \
        {"isect _pairs, structs", STRUCTS, structs, run_##name##_structs, NULL, NULL},             \
        {"isect _n, columns", MANY_COLUMNS, columns, run_##name##_many_columns, NULL, NULL},       \
    {                                                                                              \
        "isect _n, structs", MANY_STRUCTS, structs, run_##name##_many_structs, NULL, NULL          \
    }

static const form ray_plane_forms[] = {
    ISECT_FORMS(cast_ray_plane, TOUCHES, TOUCH_COLUMNS, TOUCHES),
    PUBLISHED_FORM(ray_plane_dots, "textbook", TOUCHES),
    PUBLISHED_FORM(ray_plane_dots_flat, "textbook, flat", TOUCHES),
};

static const form ray_sphere_forms[] = {
    ISECT_FORMS(cast_ray_sphere, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_sphere_discriminant, "discriminant", SPANS),
    PUBLISHED_FORM(ray_sphere_discriminant_flat, "discriminant, flat", SPANS),
    PUBLISHED_FORM(ray_sphere_rejecting, "Haines", SPANS),
};

static const form ray_rectangle_forms[] = {
    ISECT_FORMS(cast_ray_rectangle, TOUCHES, TOUCH_COLUMNS, TOUCHES),
    PUBLISHED_FORM(ray_rectangle_moller, "Moeller-Trumbore", TOUCHES),
    PUBLISHED_FORM(ray_rectangle_moller_flat, "Moeller-Trumbore, flat", TOUCHES),
};

static const form ray_disc_forms[] = {
    ISECT_FORMS(cast_ray_disc, TOUCHES, TOUCH_COLUMNS, TOUCHES),
    PUBLISHED_FORM(ray_disc_plane, "Quilez", TOUCHES),
    PUBLISHED_FORM(ray_disc_plane_flat, "Quilez, flat", TOUCHES),
};

static const form ray_quad_forms[] = {
    ISECT_FORMS(cast_ray_quad, TOUCHES, TOUCH_COLUMNS, TOUCHES),
    PUBLISHED_FORM(ray_quad_lagae, "Lagae-Dutre", TOUCHES),
    PUBLISHED_FORM(ray_quad_moller, "two Moeller-Trumbore, flat", TOUCHES),
};

static const form ray_kdop14_forms[] = {
    ISECT_FORMS(cast_ray_kdop14, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_kdop14_slabs, "Kay-Kajiya", SPANS),
    PUBLISHED_FORM(ray_kdop14_slabs_flat, "Kay-Kajiya, flat", SPANS),
};

static const form ray_kdop18_forms[] = {
    ISECT_FORMS(cast_ray_kdop18, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_kdop18_slabs, "Kay-Kajiya", SPANS),
    PUBLISHED_FORM(ray_kdop18_slabs_flat, "Kay-Kajiya, flat", SPANS),
};

static const form ray_kdop26_forms[] = {
    ISECT_FORMS(cast_ray_kdop26, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_kdop26_slabs, "Kay-Kajiya", SPANS),
    PUBLISHED_FORM(ray_kdop26_slabs_flat, "Kay-Kajiya, flat", SPANS),
};

static const form ray_frustum_forms[] = {
    ISECT_FORMS(cast_ray_frustum, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_frustum_haines, "Haines", SPANS),
    PUBLISHED_FORM(ray_frustum_haines_flat, "Haines, flat", SPANS),
};

static const form ray_lozenge_forms[] = {
    ISECT_FORMS(cast_ray_lozenge, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_lozenge_parts, "its parts", SPANS),
};

static const form ray_ellipsoid_forms[] = {
    ISECT_FORMS(cast_ray_ellipsoid, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_ellipsoid_quilez, "Quilez", SPANS),
    PUBLISHED_FORM(ray_ellipsoid_quilez_flat, "Quilez, flat", SPANS),
};

static const form ray_cylinder_forms[] = {
    ISECT_FORMS(cast_ray_cylinder, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_cylinder_gems, "Cychosz-Waggenspack", SPANS),
    PUBLISHED_FORM(ray_cylinder_gems_flat, "Cychosz-Waggenspack, flat", SPANS),
};

static const form ray_torus_forms[] = {
    {"isect", ONE, SPANS, run_cast_ray_torus, NULL, NULL},
    PUBLISHED_FORM(ray_torus_quartic, "quartic, Schwarze", SPANS),
};

static const form ray_cone_forms[] = {
    ISECT_FORMS(cast_ray_cone, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_cone_eberly, "Eberly", SPANS),
    PUBLISHED_FORM(ray_cone_eberly_flat, "Eberly, flat", SPANS),
};

static const form ray_capsule_forms[] = {
    ISECT_FORMS(cast_ray_capsule, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_capsule_quilez, "Quilez", SPANS),
    PUBLISHED_FORM(ray_capsule_quilez_flat, "Quilez, flat", SPANS),
    PUBLISHED_FORM(ray_capsule_quilez_both, "Quilez, both ends", SPANS),
};

static const form ray_obb_forms[] = {
    ISECT_FORMS(cast_ray_obb, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_obb_slabs, "Moeller-Haines", SPANS),
    PUBLISHED_FORM(ray_obb_frame, "slabs in its frame", SPANS),
};

static const form ray2_segment2_forms[] = {
    ISECT_FORMS(cast_ray2_segment2, TOUCHES, TOUCH_COLUMNS, TOUCHES),
    PUBLISHED_FORM(ray2_segment2_hill, "Hill", TOUCHES),
    PUBLISHED_FORM(ray2_segment2_hill_flat, "Hill, flat", TOUCHES),
};

static const form ray2_circle2_forms[] = {
    ISECT_FORMS(cast_ray2_circle2, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray2_circle2_discriminant, "discriminant", SPANS),
    PUBLISHED_FORM(ray2_circle2_discriminant_flat, "discriminant, flat", SPANS),
};

static const form ray2_rectangle2_forms[] = {
    ISECT_FORMS(cast_ray2_rectangle2, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray2_rectangle2_slabs, "Kay-Kajiya", SPANS),
};

static const form ray2_triangle2_forms[] = {
    ISECT_FORMS(cast_ray2_triangle2, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray2_triangle2_cyrus, "Cyrus-Beck", SPANS),
    PUBLISHED_FORM(ray2_triangle2_cyrus_flat, "Cyrus-Beck, flat", SPANS),
};

static const form plane_aabb_forms[] = {
    ISECT_FORMS(classify_plane_aabb, SIDE_VALUES, SIDE_BYTES, SIDE_BYTES),
    PUBLISHED_FORM(plane_aabb_corners, "two corners", SIDE_VALUES),
    PUBLISHED_FORM(plane_aabb_center, "center and reach", SIDE_VALUES),
};

static const form point_plane_forms[] = {
    ISECT_FORMS(overlap_point_plane, BYTES, BITS, BITS),
    PUBLISHED_FORM(point_plane_height, "height is 0", BYTES),
};

static const form segment_plane_forms[] = {
    ISECT_FORMS(overlap_segment_plane, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment_plane_signs, "signs", BYTES),
    PUBLISHED_FORM(segment_plane_parameter, "Ericson", BYTES),
};

static const form ray_plane_meets_forms[] = {
    ISECT_FORMS(overlap_ray_plane, BYTES, BITS, BITS),
    PUBLISHED_FORM(ray_plane_parameter, "textbook", BYTES),
};

static const form plane_triangle_forms[] = {
    ISECT_FORMS(overlap_plane_triangle, BYTES, BITS, BITS),
    PUBLISHED_FORM(plane_triangle_signs, "Moeller", BYTES),
    PUBLISHED_FORM(plane_triangle_joined, "Moeller, joined", BYTES),
};

static const form plane_sphere_meets_forms[] = {
    ISECT_FORMS(overlap_plane_sphere, BYTES, BITS, BITS),
    PUBLISHED_FORM(plane_sphere_meets, "unit normal", BYTES),
};

static const form plane_sphere_forms[] = {
    ISECT_FORMS(classify_plane_sphere, SIDE_VALUES, SIDE_BYTES, SIDE_BYTES),
    PUBLISHED_FORM(plane_sphere_side, "unit normal", SIDE_VALUES),
};

static const form plane_aabb_meets_forms[] = {
    ISECT_FORMS(overlap_plane_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(plane_aabb_meets, "center and reach", BYTES),
};

static const form ray_aabb_forms[] = {
    ISECT_FORMS(cast_ray_aabb, SPANS, SPAN_COLUMNS, SPANS),
    PUBLISHED_FORM(ray_aabb_slabs, "slabs", SPANS),
#if BENCH_SSE
    PUBLISHED_FORM(ray_aabb_slabs_sse, "slabs, SSE", SPANS),
#endif
    PUBLISHED_FORM(ray_aabb_axes, "axes (yes/no)", BYTES),
};

#define STORED_FORM(name, text) PREPARED_FORM(name, text, TOUCHES, prepare_##name)

static const form ray_triangle_forms[] = {
    ISECT_FORMS(cast_ray_triangle, TOUCHES, TOUCH_COLUMNS, TOUCHES),
    PUBLISHED_FORM(ray_triangle_moller, "Moeller-Trumbore", TOUCHES),
    PUBLISHED_FORM(ray_triangle_moller_flat, "Moeller-Tr., flat", TOUCHES),
    PUBLISHED_FORM(ray_triangle_woop, "Woop", TOUCHES),
    STORED_FORM(ray_triangle_normal, "stored normal"),
    STORED_FORM(ray_triangle_normal_flat, "stored normal, flat"),
    STORED_FORM(ray_triangle_plane, "stored plane"),
    STORED_FORM(ray_triangle_plane_flat, "stored plane, flat"),
    STORED_FORM(ray_triangle_mapped, "Baldwin-Weber"),
    STORED_FORM(ray_triangle_mapped_flat, "Baldwin-Weber, flat"),
#if !BENCH_DOUBLE
    {"Kensler-Shirley, four", FOUR, TOUCH_COLUMNS, run_ray_triangle_kensler, NULL, NULL},
#endif
};

static const form point_aabb_forms[] = {
    ISECT_FORMS(overlap_point_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(point_aabb_leaving, "leaving early", BYTES),
    PUBLISHED_FORM(point_aabb_joined, "joined", BYTES),
    PUBLISHED_FORM(point_aabb_inlined, "joined, inlined", BYTES),
};

static const form segment_aabb_forms[] = {
    ISECT_FORMS(overlap_segment_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment_aabb_leaving, "axes, leaving early", BYTES),
    PUBLISHED_FORM(segment_aabb_joined, "axes, joined", BYTES),
};

static const form ray_aabb_meets_forms[] = {
    ISECT_FORMS(overlap_ray_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(ray_aabb_slabs_meet, "slabs", BYTES),
    PUBLISHED_FORM(ray_aabb_axes, "axes", BYTES),
    PREPARED_FORM(ray_aabb_slopes, "slopes", BYTES, prepare_slopes),
    PREPARED_FORM(ray_aabb_slopes_flat, "slopes, flat", BYTES, prepare_slopes),
#if !BENCH_DOUBLE
    {"slopes, four", MANY_FOUR, BYTES, run_ray_aabb_slopes_four, prepare_slopes, free},
#endif
};

static const form triangle_aabb_forms[] = {
    ISECT_FORMS(overlap_triangle_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(triangle_aabb_edges_first, "Akenine-Moeller", BYTES),
    PUBLISHED_FORM(triangle_aabb_boxes_first, "boxes first", BYTES),
    PUBLISHED_FORM(triangle_aabb_joined, "axes, joined", BYTES),
};

#define FLAT_FORMS(name)                                                                           \
    static const form name##_forms[] = {                                                           \
        ISECT_FORMS(overlap_##name, BYTES, BITS, BITS),                                            \
        PUBLISHED_FORM(name##_textbook, "textbook", BYTES),                                        \
    }
FLAT_FORMS(point_segment);
FLAT_FORMS(point_triangle);
FLAT_FORMS(segment_segment);

static const form closest_point_segment_forms[] = {
    ISECT_FORMS(closest_point_segment, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_segment_ericson, "Ericson", NEARESTS),
    PUBLISHED_FORM(closest_point_segment_clamped, "clamped", NEARESTS),
};

static const form closest_point_ray_forms[] = {
    ISECT_FORMS(closest_point_ray, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_ray_ericson, "Ericson", NEARESTS),
};

static const form closest_point_obb_forms[] = {
    ISECT_FORMS(closest_point_obb, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_obb_ericson, "Ericson", NEARESTS),
};

static const form closest_point_plane_forms[] = {
    ISECT_FORMS(closest_point_plane, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_plane_ericson, "Ericson", NEARESTS),
};

static const form closest_point_triangle_forms[] = {
    ISECT_FORMS(closest_point_triangle, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_triangle_ericson, "Ericson", NEARESTS),
};

static const form closest_point_disc_forms[] = {
    ISECT_FORMS(closest_point_disc, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_disc_foot, "unit normal", NEARESTS),
};

static const form closest_point_rectangle_forms[] = {
    ISECT_FORMS(closest_point_rectangle, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_rectangle_eberly, "Eberly", NEARESTS),
};

static const form closest_ray_ray_forms[] = {
    ISECT_FORMS(closest_ray_ray, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_ray_ray_ericson, "Ericson", NEARESTS),
    PUBLISHED_FORM(closest_ray_ray_eberly, "Eberly", NEARESTS),
};

static const form closest_point_sphere_forms[] = {
    ISECT_FORMS(closest_point_sphere, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_sphere_radius, "textbook", NEARESTS),
};

static const form closest_point_capsule_forms[] = {
    ISECT_FORMS(closest_point_capsule, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_capsule_radius, "textbook", NEARESTS),
};

static const form closest_point_aabb_forms[] = {
    ISECT_FORMS(closest_point_aabb, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_point_aabb_ericson, "Ericson", NEARESTS),
};

static const form closest_segment_segment_forms[] = {
    ISECT_FORMS(closest_segment_segment, NEARESTS, NEAREST_COLUMNS, NEARESTS),
    PUBLISHED_FORM(closest_segment_segment_ericson, "Ericson", NEARESTS),
    PUBLISHED_FORM(closest_segment_segment_clamped, "clamped", NEARESTS),
};

static const form segment2_segment2_forms[] = {
    ISECT_FORMS(overlap_segment2_segment2, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment2_segment2_antonio, "Antonio", BYTES),
    PUBLISHED_FORM(segment2_segment2_prasad, "Prasad", BYTES),
};

static const form segment_triangle_forms[] = {
    ISECT_FORMS(overlap_segment_triangle, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment_triangle_signs, "Segura-Feito", BYTES),
    PUBLISHED_FORM(segment_triangle_moller, "Moeller-Trumbore", BYTES),
};

static const form triangle_triangle_forms[] = {
    ISECT_FORMS(overlap_triangle_triangle, BYTES, BITS, BITS),
    PUBLISHED_FORM(triangle_triangle_moller, "Moeller", BYTES),
    PUBLISHED_FORM(triangle_triangle_guigue, "Guigue-Devillers", BYTES),
    {"filter only", FILTER, BYTES, run_filter_only, NULL, NULL},
    {"filter only, columns", FILTER, BITS, run_filter_only_columns, NULL, NULL},
};

static const form aabb_aabb_forms[] = {
    ISECT_FORMS(overlap_aabb_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(aabb_aabb_leaving, "leaving early", BYTES),
    PUBLISHED_FORM(aabb_aabb_joined, "joined", BYTES),
    PUBLISHED_FORM(aabb_aabb_inlined, "joined, inlined", BYTES),
#if BENCH_SSE
    PUBLISHED_FORM(aabb_aabb_sse, "SSE", BYTES),
    PUBLISHED_FORM(aabb_aabb_sse_inlined, "SSE, inlined", BYTES),
#endif
};

static const form ray_on_triangle_forms[] = {
    ISECT_FORMS(overlap_ray_triangle, BYTES, BITS, BITS),
    PUBLISHED_FORM(ray_triangle_sides, "Segura-Feito", BYTES),
};

static const form point_sphere_forms[] = {
    ISECT_FORMS(overlap_point_sphere, BYTES, BITS, BITS),
    PUBLISHED_FORM(point_sphere_squared, "squared", BYTES),
};

static const form segment_sphere_forms[] = {
    ISECT_FORMS(overlap_segment_sphere, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment_sphere_ericson, "Ericson", BYTES),
    PUBLISHED_FORM(segment_sphere_clamped, "clamped", BYTES),
};

static const form ray_in_sphere_forms[] = {
    ISECT_FORMS(overlap_ray_sphere, BYTES, BITS, BITS),
    PUBLISHED_FORM(ray_sphere_yes, "Ericson", BYTES),
};

static const form point_capsule_forms[] = {
    ISECT_FORMS(overlap_point_capsule, BYTES, BITS, BITS),
    PUBLISHED_FORM(point_capsule_ericson, "Ericson", BYTES),
    PUBLISHED_FORM(point_capsule_clamped, "clamped", BYTES),
};

static const form sphere_capsule_forms[] = {
    ISECT_FORMS(overlap_sphere_capsule, BYTES, BITS, BITS),
    PUBLISHED_FORM(sphere_capsule_ericson, "Ericson", BYTES),
    PUBLISHED_FORM(sphere_capsule_clamped, "clamped", BYTES),
};

static const form triangle_sphere_forms[] = {
    ISECT_FORMS(overlap_triangle_sphere, BYTES, BITS, BITS),
    PUBLISHED_FORM(triangle_sphere_regions, "Ericson, regions", BYTES),
    PUBLISHED_FORM(triangle_sphere_axes, "Ericson, axes", BYTES),
};

static const form segment_capsule_forms[] = {
    ISECT_FORMS(overlap_segment_capsule, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment_capsule_ericson, "Ericson", BYTES),
    PUBLISHED_FORM(segment_capsule_clamped, "clamped", BYTES),
};

static const form triangle_capsule_forms[] = {
    ISECT_FORMS(overlap_triangle_capsule, BYTES, BITS, BITS),
    PUBLISHED_FORM(triangle_capsule_ericson, "Ericson", BYTES),
};

static const form capsule_capsule_forms[] = {
    ISECT_FORMS(overlap_capsule_capsule, BYTES, BITS, BITS),
    PUBLISHED_FORM(capsule_capsule_ericson, "Ericson", BYTES),
    PUBLISHED_FORM(capsule_capsule_clamped, "clamped", BYTES),
};

static const form sphere_sphere_forms[] = {
    ISECT_FORMS(overlap_sphere_sphere, BYTES, BITS, BITS),
    PUBLISHED_FORM(sphere_sphere_squared, "squared", BYTES),
};

static const form sphere_aabb_forms[] = {
    ISECT_FORMS(overlap_sphere_aabb, BYTES, BITS, BITS),
    PUBLISHED_FORM(sphere_aabb_arvo, "Arvo", BYTES),
    PUBLISHED_FORM(sphere_aabb_rejecting, "Larsson, rejecting", BYTES),
    PUBLISHED_FORM(sphere_aabb_maxima, "Larsson, maxima", BYTES),
#if BENCH_SSE
    PUBLISHED_FORM(sphere_aabb_sse, "Larsson, SSE", BYTES),
#endif
};

static const form segment_obb_forms[] = {
    ISECT_FORMS(overlap_segment_obb, BYTES, BITS, BITS),
    PUBLISHED_FORM(segment_obb_leaving, "axes, leaving early", BYTES),
    PUBLISHED_FORM(segment_obb_joined, "axes, joined", BYTES),
};

static const form ray_obb_meet_forms[] = {
    ISECT_FORMS(overlap_ray_obb, BYTES, BITS, BITS),
    PUBLISHED_FORM(ray_obb_leaving, "axes, leaving early", BYTES),
    PUBLISHED_FORM(ray_obb_joined, "axes, joined", BYTES),
};

static const form triangle_obb_forms[] = {
    ISECT_FORMS(overlap_triangle_obb, BYTES, BITS, BITS),
    PUBLISHED_FORM(triangle_obb_boxes_first, "boxes first", BYTES),
    PUBLISHED_FORM(triangle_obb_joined, "axes, joined", BYTES),
};

static const form obb_obb_forms[] = {
    ISECT_FORMS(overlap_obb_obb, BYTES, BITS, BITS),
    PUBLISHED_FORM(obb_obb_leaving, "axes, leaving early", BYTES),
    PUBLISHED_FORM(obb_obb_joined, "axes, joined", BYTES),
};

/* ---- hulls of sixteen corners ---- */

/* On a ball of radius 1/2. */
static corners16 random_corners(uint64_t *state, vec3 center)
{
    corners16 made;
    for (int i = 0; i < HULL_CORNERS; i++)
        made.at[i] = along(center, R(0.5), direction(state));
    return made;
}
static vec3 middle_of(const corners16 *hull)
{
    vec3 sum = {0, 0, 0};
    for (int i = 0; i < HULL_CORNERS; i++)
        sum = along(sum, (real)1 / HULL_CORNERS, hull->at[i]);
    return sum;
}
static void draw_point_hull(void *first, void *second, uint64_t *state, bool keep_a)
{
    vec3 *a = first;
    *a = keep_a ? *a : in_cube(state, 2);
    *(corners16 *)second = random_corners(state, along(*a, R(0.6), in_cube(state, 1)));
}
static void draw_segment_hull(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(segment) *a = first;
    *a = keep_a ? *a : random_segment(state);
    *(corners16 *)second = random_corners(state, along(a->a, R(1.2), in_cube(state, 1)));
}
static void draw_triangle_hull(void *first, void *second, uint64_t *state, bool keep_a)
{
    X(triangle) *a = first;
    *a = keep_a ? *a : random_triangle(state);
    *(corners16 *)second = random_corners(state, along(a->a, R(1.2), in_cube(state, 1)));
}
static void draw_hull_hull(void *first, void *second, uint64_t *state, bool keep_a)
{
    corners16 *a = first;
    *a = keep_a ? *a : random_corners(state, in_cube(state, 2));
    *(corners16 *)second = random_corners(state, along(middle_of(a), R(1.2), in_cube(state, 1)));
}

static X(hull) hull_of_corners(const corners16 *corners)
{
    return (X(hull)){.vertices = corners->at, .vertex_count = HULL_CORNERS};
}
#define HULL_CALLS(name, A, call)                                                                  \
    static void run_overlap_##name(const scene *s, void *raw)                                      \
    {                                                                                              \
        const A *a = s->a;                                                                         \
        const corners16 *b = s->b;                                                                 \
        bool *answers = raw;                                                                       \
        for (size_t i = 0; i < s->n; i++) {                                                        \
            const X(hull) hull = hull_of_corners(&b[i]);                                           \
            answers[i] = call(&a[i], &hull);                                                       \
        }                                                                                          \
    }
HULL_CALLS(point_hull, vec3, X(overlap_point_hull))
HULL_CALLS(segment_hull, X(segment), X(overlap_segment_hull))
HULL_CALLS(triangle_hull, X(triangle), X(overlap_triangle_hull))

static void run_overlap_hull_hull(const scene *s, void *raw)
{
    const corners16 *a = s->a, *b = s->b;
    bool *answers = raw;
    for (size_t i = 0; i < s->n; i++) {
        const X(hull) first = hull_of_corners(&a[i]), second = hull_of_corners(&b[i]);
        answers[i] = X(overlap_hull_hull)(&first, &second);
    }
}

#define GJK_CALLS(name, A)                                                                         \
    static void run_##name##_gjk(const scene *s, void *raw)                                        \
    {                                                                                              \
        const A *a = s->a;                                                                         \
        const corners16 *b = s->b;                                                                 \
        bool *answers = raw;                                                                       \
        for (size_t i = 0; i < s->n; i++)                                                          \
            answers[i] = F(name##_gjk)(&a[i], &b[i]);                                              \
    }
GJK_CALLS(point_hull, vec3)
GJK_CALLS(segment_hull, X(segment))
GJK_CALLS(triangle_hull, X(triangle))
GJK_CALLS(hull_hull, corners16)

/* The planes of each hull; the last again where there are fewer. */
static void *prepare_planes(const scene *s)
{
    planes28 *planes = malloc(s->n * sizeof *planes);
    const size_t bytes = X(hull_capacity)(HULL_CORNERS);
    void *memory = malloc(bytes);
    for (size_t i = 0; planes && memory && i < s->n; i++) {
        const X(points) points = X(points_of)(((const corners16 *)s->b)[i].at);
        X(hull) hull;
        if (X(hull_build)(&hull, &points, HULL_CORNERS, memory, bytes, NULL) != ISECT_OK)
            exit(1);
        for (size_t k = 0; k < HULL_PLANES; k++)
            planes[i].at[k] = hull.planes[k < hull.plane_count ? k : hull.plane_count - 1];
    }
    free(memory);
    return planes;
}
#define PLANES_CALLS(name)                                                                         \
    static void run_##name(const scene *s, void *raw)                                              \
    {                                                                                              \
        const vec3 *a = s->a;                                                                      \
        const planes28 *b = s->native;                                                             \
        bool *answers = raw;                                                                       \
        for (size_t i = 0; i < s->n; i++)                                                          \
            answers[i] = F(name)(&a[i], &b[i]);                                                    \
    }
PLANES_CALLS(point_hull_planes)
PLANES_CALLS(point_hull_planes_flat)

static const form point_hull_forms[] = {
    {"isect", ONE, BYTES, run_overlap_point_hull, NULL, NULL},
    PUBLISHED_FORM(point_hull_gjk, "GJK, Muratori", BYTES),
    PREPARED_FORM(point_hull_planes, "stored planes", BYTES, prepare_planes),
    PREPARED_FORM(point_hull_planes_flat, "stored planes, flat", BYTES, prepare_planes),
};
static const form segment_hull_forms[] = {
    {"isect", ONE, BYTES, run_overlap_segment_hull, NULL, NULL},
    PUBLISHED_FORM(segment_hull_gjk, "GJK, Muratori", BYTES),
};
static const form triangle_hull_forms[] = {
    {"isect", ONE, BYTES, run_overlap_triangle_hull, NULL, NULL},
    PUBLISHED_FORM(triangle_hull_gjk, "GJK, Muratori", BYTES),
};
static const form hull_hull_forms[] = {
    {"isect", ONE, BYTES, run_overlap_hull_hull, NULL, NULL},
    PUBLISHED_FORM(hull_hull_gjk, "GJK, Muratori", BYTES),
};

/* The peers take floats. */
#if BENCH_DOUBLE
#define PEERS_OF(one, two)                                                                         \
    {                                                                                              \
        NULL, NULL                                                                                 \
    }
#else
#define PEERS_OF(one, two)                                                                         \
    {                                                                                              \
        one, two                                                                                   \
    }
#endif

#define QUESTION(text, name, A, B, draw, pairs_only, one, two)                                     \
    {                                                                                              \
        text, sizeof(X(A)), sizeof(X(B)), draw, name##_forms,                                      \
            sizeof name##_forms / sizeof name##_forms[0], PEERS_OF(one, two), pairs_only           \
    }

#define HULL_QUESTION(text, name, A)                                                               \
    {                                                                                              \
        text, sizeof(A), sizeof(corners16), draw_##name, name##_forms,                             \
            sizeof name##_forms / sizeof name##_forms[0], PEERS_OF(NULL, NULL), true               \
    }

static const question questions[] = {
    QUESTION("cast ray/plane", ray_plane, ray, plane, draw_ray_plane, false, NULL, NULL),
    QUESTION("cast ray/sphere", ray_sphere, ray, sphere, draw_ray_sphere, false, NULL, NULL),
    QUESTION("cast ray/rectangle", ray_rectangle, ray, rectangle, draw_ray_rectangle, false, NULL,
             NULL),
    QUESTION("cast ray/disc", ray_disc, ray, disc, draw_ray_disc, false, NULL, NULL),
    QUESTION("cast ray/quad", ray_quad, ray, quad, draw_ray_quad, false, NULL, NULL),
    QUESTION("cast ray/kdop14", ray_kdop14, ray, kdop14, draw_ray_kdop14, false, NULL, NULL),
    QUESTION("cast ray/kdop18", ray_kdop18, ray, kdop18, draw_ray_kdop18, false, NULL, NULL),
    QUESTION("cast ray/kdop26", ray_kdop26, ray, kdop26, draw_ray_kdop26, false, NULL, NULL),
    QUESTION("cast ray/frustum", ray_frustum, ray, frustum, draw_ray_frustum, false, NULL, NULL),
    QUESTION("cast ray/lozenge", ray_lozenge, ray, lozenge, draw_ray_lozenge, false, NULL, NULL),
    QUESTION("cast ray/ellipsoid", ray_ellipsoid, ray, ellipsoid, draw_ray_ellipsoid, false, NULL,
             NULL),
    QUESTION("cast ray/cylinder", ray_cylinder, ray, cylinder, draw_ray_cylinder, false, NULL,
             NULL),
    QUESTION("cast ray/cone", ray_cone, ray, cone, draw_ray_cone, false, NULL, NULL),
    QUESTION("cast ray/torus", ray_torus, ray, torus, draw_ray_torus, true, NULL, NULL),
    QUESTION("cast ray/capsule", ray_capsule, ray, capsule, draw_ray_capsule, false, NULL, NULL),
    QUESTION("  few hit", ray_capsule, ray, capsule, draw_ray_capsule_few, true, NULL, NULL),
    QUESTION("  most hit", ray_capsule, ray, capsule, draw_ray_capsule_most, true, NULL, NULL),
    QUESTION("cast ray/aabb", ray_aabb, ray, aabb, draw_ray_aabb, false, &bullet_ray_aabb, NULL),
    QUESTION("cast ray/obb", ray_obb, ray, obb, draw_ray_obb, false, NULL, NULL),
    QUESTION("cast ray/triangle", ray_triangle, ray, triangle, draw_ray_triangle, false,
             &cglm_ray_triangle, NULL),
    QUESTION("  few hit", ray_triangle, ray, triangle, draw_ray_triangle_few, true, NULL, NULL),
    QUESTION("  most hit", ray_triangle, ray, triangle, draw_ray_triangle_most, true, NULL, NULL),
    QUESTION("  on its edges", ray_triangle, ray, triangle, draw_on_edges, true, &cglm_ray_triangle,
             NULL),
    QUESTION("  its edges afar", ray_triangle, ray, triangle, draw_ray_triangle_afar, true, NULL,
             NULL),
    QUESTION("cast ray2/segment2", ray2_segment2, ray2, segment2, draw_ray2_segment2, false, NULL,
             NULL),
    QUESTION("cast ray2/circle2", ray2_circle2, ray2, circle2, draw_ray2_circle2, false, NULL,
             NULL),
    QUESTION("cast ray2/rectangle2", ray2_rectangle2, ray2, rectangle2, draw_ray2_rectangle2, false,
             NULL, NULL),
    QUESTION("cast ray2/triangle2", ray2_triangle2, ray2, triangle2, draw_ray2_triangle2, false,
             NULL, NULL),
    QUESTION("overlap point/aabb", point_aabb, vec3, aabb, draw_point_aabb, false, NULL, NULL),
    QUESTION("overlap segment/aabb", segment_aabb, segment, aabb, draw_segment_aabb, false, NULL,
             NULL),
    QUESTION("overlap ray/aabb", ray_aabb_meets, ray, aabb, draw_ray_aabb, false, NULL, NULL),
    QUESTION("  few hit", ray_aabb_meets, ray, aabb, draw_ray_aabb_few, false, NULL, NULL),
    QUESTION("  most hit", ray_aabb_meets, ray, aabb, draw_ray_aabb_most, false, NULL, NULL),
    QUESTION("  on its edges", ray_aabb_meets, ray, aabb, draw_ray_aabb_at_edge, true, NULL, NULL),
    QUESTION("  its edges afar", ray_aabb_meets, ray, aabb, draw_ray_aabb_afar, true, NULL, NULL),
    QUESTION("overlap triangle/aabb", triangle_aabb, triangle, aabb, draw_triangle_aabb, false,
             NULL, NULL),
    QUESTION("  touching", triangle_aabb, triangle, aabb, draw_touching, true, NULL, NULL),
    QUESTION("overlap point/segment", point_segment, vec3, segment, draw_point_segment, false, NULL,
             NULL),
    QUESTION("overlap point/triangle", point_triangle, vec3, triangle, draw_point_triangle, false,
             NULL, NULL),
    QUESTION("overlap segment/segment", segment_segment, segment, segment, draw_segment_segment,
             false, NULL, NULL),
    QUESTION("overlap segment2/segment2", segment2_segment2, segment2, segment2,
             draw_segment2_segment2, false, NULL, NULL),
    QUESTION("overlap segment/triangle", segment_triangle, segment, triangle, draw_segment_triangle,
             false, NULL, NULL),
    QUESTION("  few meet", segment_triangle, segment, triangle, draw_segment_triangle_few, true,
             NULL, NULL),
    QUESTION("  most meet", segment_triangle, segment, triangle, draw_segment_triangle_most, true,
             NULL, NULL),
    QUESTION("overlap triangle/triangle", triangle_triangle, triangle, triangle,
             draw_triangle_triangle, false, NULL, NULL),
    QUESTION("  few meet", triangle_triangle, triangle, triangle, draw_triangle_triangle_few, true,
             NULL, NULL),
    QUESTION("  most meet", triangle_triangle, triangle, triangle, draw_triangle_triangle_most,
             true, NULL, NULL),
    QUESTION("overlap aabb/aabb", aabb_aabb, aabb, aabb, draw_aabb_aabb, false, &cglm_aabb_aabb,
             &bullet_aabb_aabb),
    QUESTION("overlap ray/triangle", ray_on_triangle, ray, triangle, draw_ray_triangle, false, NULL,
             NULL),
    QUESTION("overlap point/sphere", point_sphere, vec3, sphere, draw_point_sphere, false, NULL,
             NULL),
    QUESTION("overlap segment/sphere", segment_sphere, segment, sphere, draw_segment_sphere, false,
             NULL, NULL),
    QUESTION("overlap ray/sphere", ray_in_sphere, ray, sphere, draw_ray_sphere, false, NULL, NULL),
    QUESTION("overlap point/capsule", point_capsule, vec3, capsule, draw_point_capsule, false, NULL,
             NULL),
    QUESTION("overlap sphere/capsule", sphere_capsule, sphere, capsule, draw_sphere_capsule, false,
             NULL, NULL),
    QUESTION("overlap triangle/sphere", triangle_sphere, triangle, sphere, draw_triangle_sphere,
             false, NULL, NULL),
    QUESTION("overlap segment/capsule", segment_capsule, segment, capsule, draw_segment_capsule,
             false, NULL, NULL),
    QUESTION("overlap triangle/capsule", triangle_capsule, triangle, capsule, draw_triangle_capsule,
             false, NULL, NULL),
    QUESTION("overlap capsule/capsule", capsule_capsule, capsule, capsule, draw_capsule_capsule,
             false, NULL, NULL),
    QUESTION("overlap sphere/sphere", sphere_sphere, sphere, sphere, draw_sphere_sphere, false,
             &cglm_sphere_sphere, NULL),
    QUESTION("overlap sphere/aabb", sphere_aabb, sphere, aabb, draw_sphere_aabb, false,
             &cglm_sphere_aabb, NULL),
    QUESTION("overlap segment/obb", segment_obb, segment, obb, draw_segment_obb, false, NULL, NULL),
    QUESTION("overlap ray/obb", ray_obb_meet, ray, obb, draw_ray_obb, false, NULL, NULL),
    QUESTION("overlap triangle/obb", triangle_obb, triangle, obb, draw_triangle_obb, false, NULL,
             NULL),
    QUESTION("overlap obb/obb", obb_obb, obb, obb, draw_obb_obb, false, &bullet_obb_obb,
             &bullet_obb_obb_contacts),
    HULL_QUESTION("overlap point/hull", point_hull, vec3),
    HULL_QUESTION("overlap segment/hull", segment_hull, X(segment)),
    HULL_QUESTION("overlap triangle/hull", triangle_hull, X(triangle)),
    HULL_QUESTION("overlap hull/hull", hull_hull, corners16),
    QUESTION("overlap point/plane", point_plane, vec3, plane, draw_point_plane, false, NULL, NULL),
    QUESTION("  half of them on it", point_plane, vec3, plane, draw_on_plane, true, NULL, NULL),
    QUESTION("overlap segment/plane", segment_plane, segment, plane, draw_segment_plane, false,
             NULL, NULL),
    QUESTION("overlap ray/plane", ray_plane_meets, ray, plane, draw_ray_plane, false, NULL, NULL),
    QUESTION("overlap plane/triangle", plane_triangle, plane, triangle, draw_plane_triangle, false,
             NULL, NULL),
    QUESTION("overlap plane/sphere", plane_sphere_meets, plane, sphere, draw_plane_sphere, false,
             NULL, NULL),
    QUESTION("overlap plane/aabb", plane_aabb_meets, plane, aabb, draw_plane_aabb, false, NULL,
             NULL),
    QUESTION("closest point/segment", closest_point_segment, vec3, segment, draw_beside_segment,
             false, NULL, NULL),
    QUESTION("closest point/ray", closest_point_ray, vec3, ray, draw_beside_ray, false, NULL, NULL),
    QUESTION("closest point/obb", closest_point_obb, vec3, obb, draw_beside_obb, false, NULL, NULL),
    QUESTION("closest point/plane", closest_point_plane, vec3, plane, draw_point_plane, false, NULL,
             NULL),
    QUESTION("closest point/triangle", closest_point_triangle, vec3, triangle, draw_beside_triangle,
             false, NULL, NULL),
    QUESTION("closest point/rectangle", closest_point_rectangle, vec3, rectangle,
             draw_beside_rectangle, false, NULL, NULL),
    QUESTION("closest point/disc", closest_point_disc, vec3, disc, draw_beside_disc, false, NULL,
             NULL),
    QUESTION("closest ray/ray", closest_ray_ray, ray, ray, draw_near_rays, false, NULL, NULL),
    QUESTION("closest point/sphere", closest_point_sphere, vec3, sphere, draw_point_sphere, false,
             NULL, NULL),
    QUESTION("closest point/capsule", closest_point_capsule, vec3, capsule, draw_point_capsule,
             false, NULL, NULL),
    QUESTION("closest point/aabb", closest_point_aabb, vec3, aabb, draw_point_aabb, false, NULL,
             NULL),
    QUESTION("closest segment/segment", closest_segment_segment, segment, segment,
             draw_near_segments, false, NULL, NULL),
    QUESTION("classify plane/sphere", plane_sphere, plane, sphere, draw_plane_sphere, false, NULL,
             NULL),
    QUESTION("classify plane/aabb", plane_aabb, plane, aabb, draw_plane_aabb, false, NULL, NULL),
};

static bool meets(isect_side side)
{
    return side != ISECT_OUTSIDE && side != ISECT_INSIDE;
}

static bool yes(const void *answers, answer_kind kind, size_t i, size_t pitch)
{
    switch (kind) {
    case BYTES:
        return ((const bool *)answers)[i];
    case SIDE_VALUES:
        return meets(((const isect_side *)answers)[i]);
    case SIDE_BYTES:
        return meets((isect_side)((const uint8_t *)answers)[i]);
    case BITS:
        return isect_bit(answers, i);
    case SPANS:
        return X(hit)(((const X(span) *)answers)[i]);
    case SPAN_COLUMNS:
        return ((const real *)answers)[i] <= ((const real *)answers)[pitch + i];
    case TOUCHES:
        return ((const X(touch) *)answers)[i].t < INFINITY;
    case TOUCH_COLUMNS:
        return ((const real *)answers)[i] < INFINITY;
    case NEARESTS:
        return ((const X(nearest) *)answers)[i].distance2 < R(0.5);
    case NEAREST_COLUMNS:
        return ((const real *)answers)[6 * pitch + i] < R(0.5);
    }
    return false;
}

#if BENCH_DOUBLE
static const question_list list = {"double", sizeof(real), questions,
                                   sizeof questions / sizeof questions[0], yes};

const question_list *questions_double(void)
{
    return &list;
}
#else
static const question_list list = {"float", sizeof(real), questions,
                                   sizeof questions / sizeof questions[0], yes};

const question_list *questions_float(void)
{
    return &list;
}
#endif
