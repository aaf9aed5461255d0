/* bench/polygons_forms.c - points in a polygon: isect's forms beside published ones. Compiled for
 * float and for double (BENCH_DOUBLE 0 and 1). */
#include "polygons.h"

#include "meshes.h"
#include "reference/contour2_point2_lengyel.h"
#include "reference/point_polygon_edges.h"
#include "reference/polygon2_point2.h"
#include "reference/polygon_aabb_green.h"
#include "reference/ray2_polygon2_crossings.h"
#include "reference/ray_polygon_plane.h"
#include "reference/ray_solids.h"

#include <math.h>
#include <string.h>

typedef X(vec2) vec2;

/* Called, not inlined, as functions of a library are. */
#define CALLED static __attribute__((noinline))

CALLED bool haines(const vec2 *points, size_t count, vec2 p)
{
    return polygon2_point2_haines(points, count, p);
}
CALLED bool product(const vec2 *points, size_t count, vec2 p)
{
    return polygon2_point2_product(points, count, p);
}
CALLED bool hormann(const vec2 *points, size_t count, vec2 p)
{
    return polygon2_point2_hormann(points, count, p) / 2 % 2 != 0;
}

#define LOOP(name, inside)                                                                         \
    static long name(const crowd *c)                                                               \
    {                                                                                              \
        const vec2 *corners = c->corners, *points = c->points;                                     \
        long sum = 0;                                                                              \
        for (size_t i = 0; i < c->n; i++)                                                          \
            sum += inside;                                                                         \
        return sum;                                                                                \
    }
LOOP(all_haines, haines(corners, c->count, points[i]))
LOOP(all_product, product(corners, c->count, points[i]))
LOOP(all_hormann, hormann(corners, c->count, points[i]))

static long all_isect(const crowd *c)
{
    const X(polygon2) polygon = {c->corners, c->count};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(classify_polygon2_point2)(&polygon, &points[i], ISECT_EVEN_ODD) == ISECT_INSIDE;
    return sum;
}

/* Building is part of it. */
static long all_fence(const crowd *c)
{
    const X(polygon2) polygon = {c->corners, c->count};
    const vec2 *points = c->points;
    X(fence) fence;
    long sum = 0;
    if (X(fence_build)(&fence, &polygon, c->memory, c->bytes) != ISECT_OK)
        return -1;
    for (size_t i = 0; i < c->n; i++)
        sum += X(fence_classify)(&fence, &points[i], ISECT_EVEN_ODD) == ISECT_INSIDE;
    return sum;
}

static long all_rays(const crowd *c)
{
    const X(polygon) polygon = {c->corners_in_space, c->count};
    const X(ray) *rays = c->rays;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(cast_ray_polygon)(&rays[i], &polygon, ISECT_EVEN_ODD).t < (real)INFINITY;
    return sum;
}

/* The aims of the rays. */
static long all_spots(const crowd *c)
{
    const X(polygon) polygon = {c->corners_in_space, c->count};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const vec3 p = {points[i].x, points[i].y, 0};
        sum += X(classify_polygon_point)(&polygon, &p, ISECT_EVEN_ODD) == ISECT_INSIDE;
    }
    return sum;
}

/* How many aims, shifted a little off the plane, are nearer than a tenth? */
static vec3 beside(const vec2 *p)
{
    return (vec3){p->x, p->y, R(0.5) * p->x - R(0.25) * p->y + R(0.05)};
}
static long all_nearest(const crowd *c)
{
    const X(polygon) polygon = {c->corners_in_space, c->count};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const vec3 p = beside(&points[i]);
        sum += X(closest_point_polygon)(&p, &polygon, ISECT_EVEN_ODD).distance2 < R(0.01);
    }
    return sum;
}
CALLED real edges_of_polygon(const vec3 *p, const vec3 *points, size_t count,
                             const stored_plane *plane)
{
    return point_polygon_edges(p, points, count, plane);
}
static long all_edges(const crowd *c)
{
    const stored_plane plane = {{R(-0.5), R(0.25), 1}, 0, 0, 1};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const vec3 p = beside(&points[i]);
        sum += edges_of_polygon(&p, c->corners_in_space, c->count, &plane) < R(0.01);
    }
    return sum;
}

CALLED bool plane_first(const X(ray) * ray, const vec3 *points, size_t count,
                        const stored_plane *plane)
{
    return ray_polygon_plane(ray, points, count, plane);
}
static long all_planes(const crowd *c)
{
    const stored_plane plane = {{R(-0.5), R(0.25), 1}, 0, 0, 1};
    const X(ray) *rays = c->rays;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += plane_first(&rays[i], c->corners_in_space, c->count, &plane);
    return sum;
}

static long all_hull(const crowd *c)
{
    const X(hull) hull = {.planes = c->planes, .plane_count = c->count};
    const X(ray) *rays = c->rays;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(hit)(X(cast_ray_hull)(&rays[i], &hull));
    return sum;
}
static long all_kdop(const crowd *c)
{
    const X(kdop) kdop = {c->normals, c->count, c->bounds, (const real *)c->bounds + c->count};
    const X(ray) *rays = c->rays;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(hit)(X(cast_ray_kdop)(&rays[i], &kdop));
    return sum;
}
CALLED X(span) haines_planes(const X(ray) * ray, const crowd *c)
{
    return ray_planes_haines(ray, c->planes, c->count);
}
CALLED X(span) kay_slabs(const X(ray) * ray, const crowd *c)
{
    return ray_slabs_kay(ray, c->normals, c->bounds, (const real *)c->bounds + c->count, c->count);
}
static long all_haines_planes(const crowd *c)
{
    const X(ray) *rays = c->rays;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(hit)(haines_planes(&rays[i], c));
    return sum;
}
static long all_kay_slabs(const crowd *c)
{
    const X(ray) *rays = c->rays;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(hit)(kay_slabs(&rays[i], c));
    return sum;
}

/* Planes that touch a ball of radius 1/2, and slabs about it. */
static void draw_solids(crowd *c, uint64_t *state)
{
    X(plane) *planes = c->planes;
    vec3 *normals = c->normals;
    real *bounds = c->bounds;
    for (size_t i = 0; i < c->count; i++) {
        double z = 2 * (double)random_unit(state) - 1, wide = sqrt(1 - z * z);
        double turn = 6.283185307179586 * (double)random_unit(state);
        normals[i] = (vec3){(real)(wide * cos(turn)), (real)(wide * sin(turn)), (real)z};
        planes[i] = (X(plane)){normals[i], R(-0.5)};
        bounds[i] = R(-0.5), bounds[c->count + i] = R(0.5);
    }
}

/* Every other corner controls a curve; the last is the begin, too. */
static long all_curves(const crowd *c)
{
    static uint8_t degrees[1 << 17];
    const size_t curves = c->count / 2;
    const vec2 *corners = c->corners, *points = c->points;
    vec2 *begin = c->memory;
    const X(contour2) contour = {begin, 2 * curves + 1, degrees, curves + 1};
    long sum = 0;
    begin[0] = corners[2 * curves - 1], degrees[0] = 0;
    memcpy(begin + 1, corners, 2 * curves * sizeof *begin);
    for (size_t i = 1; i <= curves; i++)
        degrees[i] = 2;
    for (size_t i = 0; i < c->n; i++)
        sum += X(classify_contour2_point2)(&contour, &points[i], ISECT_EVEN_ODD) == ISECT_INSIDE;
    return sum;
}
CALLED long lengyel(const vec2 *points, size_t curves, vec2 p)
{
    return contour2_point2_lengyel(points, curves, p);
}
static long all_lengyel(const crowd *c)
{
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += lengyel(c->corners, c->count / 2, points[i]) & 1;
    return sum;
}

/* From a point to the next and beyond. */
static X(ray2) ray_from(const crowd *c, size_t i)
{
    const vec2 *points = c->points, p = points[i], q = points[(i + 1) % c->n];
    return (X(ray2)){p, {q.x - p.x, q.y - p.y}, 0, (real)INFINITY};
}
static long all_rays_in_plane(const crowd *c)
{
    const X(polygon2) polygon = {c->corners, c->count};
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const X(ray2) ray = ray_from(c, i);
        sum += X(hit)(X(cast_ray2_polygon2)(&ray, &polygon, ISECT_EVEN_ODD));
    }
    return sum;
}
CALLED X(span) perp_dot(const X(ray2) * ray, const vec2 *points, size_t count)
{
    return ray2_polygon2_crossings(ray, points, count);
}
static long all_perp_dot(const crowd *c)
{
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const X(ray2) ray = ray_from(c, i);
        sum += X(hit)(perp_dot(&ray, c->corners, c->count));
    }
    return sum;
}

/* On a plane through the middle. */
static vec3 lifted(vec2 p)
{
    return (vec3){p.x, p.y, R(0.5) * p.x - R(0.25) * p.y};
}

/* Points that are in that plane but for rounding: in float certainly not, in double uncertain. */
static long all_on(const crowd *c)
{
    const X(polygon) polygon = {c->corners_in_space, c->count};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const vec3 p = lifted(points[i]);
        sum += X(overlap_point_polygon)(&p, &polygon, ISECT_EVEN_ODD);
    }
    return sum;
}
CALLED bool near_plane(const vec3 *p, const vec3 *points, size_t count, const stored_plane *plane)
{
    return point_polygon_near(p, points, count, plane, R(1e-6));
}
static long all_near_plane(const crowd *c)
{
    const stored_plane plane = {{R(-0.5), R(0.25), 1}, 0, 0, 1};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const vec3 p = lifted(points[i]);
        sum += near_plane(&p, c->corners_in_space, c->count, &plane);
    }
    return sum;
}

/* Boxes a tenth wide, near the plane. */
static X(aabb) box_at(const vec2 *p)
{
    const vec3 m = beside(p);
    return (X(aabb)){{m.x - R(0.05), m.y - R(0.05), m.z - R(0.05)},
                     {m.x + R(0.05), m.y + R(0.05), m.z + R(0.05)}};
}
static long all_boxes(const crowd *c)
{
    const X(polygon) polygon = {c->corners_in_space, c->count};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const X(aabb) box = box_at(&points[i]);
        sum += X(overlap_polygon_aabb)(&polygon, &box, ISECT_EVEN_ODD);
    }
    return sum;
}
CALLED bool green(const vec3 *points, size_t count, const X(aabb) * box, const stored_plane *plane)
{
    return polygon_aabb_green(points, count, box, plane);
}
static long all_green(const crowd *c)
{
    const stored_plane plane = {{R(-0.5), R(0.25), 1}, 0, 0, 1};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const X(aabb) box = box_at(&points[i]);
        sum += green(c->corners_in_space, c->count, &box, &plane);
    }
    return sum;
}

/* A closed line round the middle, jagged like a coast. */
static void draw(crowd *c, uint64_t *state)
{
    vec2 *corners = c->corners, *points = c->points;
    double wave[6];
    for (int k = 0; k < 6; k++)
        wave[k] = 6.283185307179586 * (double)random_unit(state);
    for (size_t i = 0; i < c->count; i++) {
        const double turn =
            6.283185307179586 * ((double)i + (double)random_unit(state)) / (double)c->count;
        double radius = 0.7 + 0.1 * ((double)random_unit(state) - 0.5);
        for (int k = 0; k < 6; k++)
            radius += 0.25 / (k + 2) * sin((double)(1 << k) * turn + wave[k]);
        corners[i] = (vec2){(real)(radius * cos(turn)), (real)(radius * sin(turn))};
    }
    for (size_t i = 0; i < c->n; i++) {
        points[i].x = (real)(2 * (double)random_unit(state) - 1);
        points[i].y = (real)(2 * (double)random_unit(state) - 1);
    }
    vec3 *in_space = c->corners_in_space;
    for (size_t i = 0; i < c->count; i++)
        in_space[i] = lifted(corners[i]);
    X(ray) *rays = c->rays;
    for (size_t i = 0; i < c->n; i++) {
        const vec3 aim = lifted(points[i]);
        const vec3 d = {(real)random_unit(state) - R(0.5), (real)random_unit(state) - R(0.5), -3};
        rays[i] = (X(ray)){{aim.x - d.x, aim.y - d.y, aim.z - d.z}, d, 0, (real)INFINITY};
    }
    draw_solids(c, state);
}

#if BENCH_DOUBLE
const polygon_forms *polygons_double(void)
#else
const polygon_forms *polygons_float(void)
#endif
{
    static const polygon_forms all = {
        BENCH_DOUBLE ? "double" : "float",
        sizeof(real),
        draw,
        {{"isect", true, IN_PLANE, all_isect},
         {"isect fence", true, IN_PLANE, all_fence},
         {"Haines", false, IN_PLANE, all_haines},
         {"Haines, product", false, IN_PLANE, all_product},
         {"Hormann and Agathos", false, IN_PLANE, all_hormann},
         {"isect, ray", true, IN_SPACE, all_rays},
         {"isect, in space", true, IN_SPACE, all_spots},
         {"plane and crossings", false, IN_SPACE, all_planes},
         {"isect, nearest", true, NEAR_IN_SPACE, all_nearest},
         {"plane and edges", false, NEAR_IN_SPACE, all_edges},
         {"isect, hull", true, BELOW_PLANES, all_hull},
         {"Haines, planes", false, BELOW_PLANES, all_haines_planes},
         {"isect, kdop", true, IN_SLABS, all_kdop},
         {"Kay and Kajiya", false, IN_SLABS, all_kay_slabs},
         {"isect, curves", true, OF_CURVES, all_curves},
         {"Lengyel", false, OF_CURVES, all_lengyel},
         {"isect, ray2", true, RAYS_IN_PLANE, all_rays_in_plane},
         {"perp dot", false, RAYS_IN_PLANE, all_perp_dot},
         {"isect, on", true, ON_IN_SPACE, all_on},
         {"near plane, crossings", false, ON_IN_SPACE, all_near_plane},
         {"isect, box", true, BOXES_IN_SPACE, all_boxes},
         {"Green and Hatch", false, BOXES_IN_SPACE, all_green}}};
    return &all;
}
