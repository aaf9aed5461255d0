/* bench/polygons.c - points in polygons of a few to a hundred thousand vertices, and rays against
 * solids of as many planes: isect beside published forms. It is compiled for float and for double.
 *
 * The points are distinct, so that the branch predictor cannot learn the outcomes. The forms run in
 * rotating order, and a time is the median over rounds. The time of an index includes its
 * construction. */
#include "called.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include "reference/contour2_point2_lengyel.h"
#include "reference/point_polygon_edges.h"
#include "reference/polygon2_point2.h"
#include "reference/polygon_aabb_green.h"
#include "reference/ray2_polygon2_crossings.h"
#include "reference/ray_polygon_plane.h"
#include "reference/ray_solids.h"

#include <stdlib.h>

#define CORNERS_LOOKED_AT 3e7 /* vertices that a linear form visits per round */
#define TURN 6.283185307179586

typedef X(vec2) vec2;

/* The input:
 * * a polygon, n points, n rays, the same polygon in space, and memory for an index or a contour;
 * * as many planes, and as many normals with two bounds each, around a ball. */
typedef struct scene {
    vec2 *corners, *points;
    vec3 *corners_in_space;
    X(ray) * rays;
    void *memory;
    X(plane) * planes;
    vec3 *normals;
    real *lower, *upper;
    size_t count, n, bytes;
} scene;

/* ---- the published forms, called ---- */

static const stored_plane slope = {{R(-0.5), R(0.25), 1}, 0, 0, 1};

CALLED bool haines(const scene *c, vec2 p)
{
    return polygon2_point2_haines(c->corners, c->count, p);
}
CALLED bool product(const scene *c, vec2 p)
{
    return polygon2_point2_product(c->corners, c->count, p);
}
CALLED bool hormann(const scene *c, vec2 p)
{
    return polygon2_point2_hormann(c->corners, c->count, p) / 2 % 2 != 0;
}
CALLED bool edges(const scene *c, vec3 p)
{
    return point_polygon_edges(&p, c->corners_in_space, c->count, &slope) < R(0.01);
}
CALLED bool plane_first(const scene *c, const X(ray) * ray)
{
    return ray_polygon_plane(ray, c->corners_in_space, c->count, &slope);
}
CALLED X(span) haines_planes(const scene *c, const X(ray) * ray)
{
    return ray_planes_haines(ray, c->planes, c->count);
}
CALLED X(span) kay_slabs(const scene *c, const X(ray) * ray)
{
    return ray_slabs_kay(ray, c->normals, c->lower, c->upper, c->count);
}
CALLED bool lengyel(const scene *c, vec2 p)
{
    return contour2_point2_lengyel(c->corners, c->count / 2, p) & 1;
}
CALLED X(span) perp_dots(const scene *c, const X(ray2) * ray)
{
    return ray2_polygon2_crossings(ray, c->corners, c->count);
}
CALLED bool near_plane(const scene *c, vec3 p)
{
    return point_polygon_near(&p, c->corners_in_space, c->count, &slope, R(1e-6));
}
CALLED bool green(const scene *c, const X(aabb) * box)
{
    return polygon_aabb_green(c->corners_in_space, c->count, box, &slope);
}

/* ---- the query for point i ---- */

/* For a point p: the point above p on a plane through the origin, the point 0.05 above that one,
 * and a box of width 0.1 around the latter. */
static vec3 lifted(vec2 p)
{
    return (vec3){p.x, p.y, R(0.5) * p.x - R(0.25) * p.y};
}
static vec3 beside_plane(vec2 p)
{
    return (vec3){p.x, p.y, R(0.5) * p.x - R(0.25) * p.y + R(0.05)};
}
static X(aabb) box_at(vec2 p)
{
    const vec3 m = beside_plane(p);
    return (X(aabb)){{m.x - R(0.05), m.y - R(0.05), m.z - R(0.05)},
                     {m.x + R(0.05), m.y + R(0.05), m.z + R(0.05)}};
}
/* A ray from a point through the next one. */
static X(ray2) ray_from(const scene *c, size_t i)
{
    const vec2 p = c->points[i], q = c->points[(i + 1) % c->n];
    return (X(ray2)){p, {q.x - p.x, q.y - p.y}, 0, (real)INFINITY};
}

/* Every other vertex is the control point of a curve; the last vertex is also the beginning. */
static X(contour2) contour_of(const scene *c)
{
    static uint8_t degrees[1 << 17];
    const size_t curves = c->count / 2;
    vec2 *begin = c->memory;
    begin[0] = c->corners[2 * curves - 1], degrees[0] = 0;
    memcpy(begin + 1, c->corners, 2 * curves * sizeof *begin);
    memset(degrees + 1, 2, curves);
    return (X(contour2)){begin, 2 * curves + 1, degrees, curves + 1};
}

static X(polygon_index) index_of(const scene *c)
{
    const X(polygon2) polygon = {c->corners, c->count};
    X(polygon_index) index;
    if (X(polygon_index_build)(&polygon, c->memory, c->bytes, &index) != ISECT_OK)
        abort();
    return index;
}

/* Returns how many of the points, rays or boxes are inside or hit: `all` is prepared once, `each`
 * for every i. */
#define FORM(name, all, each, yes)                                                                 \
    static long name(const scene *c)                                                               \
    {                                                                                              \
        const vec2 *points = c->points;                                                            \
        const X(ray) *rays = c->rays;                                                              \
        long sum = 0;                                                                              \
        all;                                                                                       \
        for (size_t i = 0; i < c->n; i++) {                                                        \
            each;                                                                                  \
            sum += yes;                                                                            \
        }                                                                                          \
        (void)points, (void)rays;                                                                  \
        return sum;                                                                                \
    }
#define FLAT const X(polygon2) polygon = {c->corners, c->count}
#define IN_SPACE const X(polygon) polygon = {c->corners_in_space, c->count}
#define HULL const X(hull) hull = {.planes = c->planes, .plane_count = c->count}
#define KDOP const X(kdop) kdop = {c->normals, c->count, c->lower, c->upper}
#define POINT const vec3 p = {points[i].x, points[i].y, 0}
#define LIFTED const vec3 p = lifted(points[i])
#define BESIDE const vec3 p = beside_plane(points[i])
#define RAY2 const X(ray2) ray = ray_from(c, i)
#define BOX const X(aabb) box = box_at(points[i])
#define RULE ISECT_EVEN_ODD

FORM(in_plane, FLAT, , X(classify_polygon2_point2)(&polygon, &points[i], RULE) == ISECT_INSIDE)
FORM(in_index, const X(polygon_index) index = index_of(c), ,
     X(polygon_index_classify)(&index, &points[i], RULE) == ISECT_INSIDE)
FORM(in_plane_haines, , , haines(c, points[i]))
FORM(in_plane_product, , , product(c, points[i]))
FORM(in_plane_hormann, , , hormann(c, points[i]))
FORM(rays_hit, IN_SPACE, , X(cast_ray_polygon)(&rays[i], &polygon, RULE).t < (real)INFINITY)
FORM(in_space, IN_SPACE, POINT, X(classify_polygon_point)(&polygon, &p, RULE) == ISECT_INSIDE)
FORM(rays_hit_plane, , , plane_first(c, &rays[i]))
FORM(nearest, IN_SPACE, BESIDE, X(closest_point_polygon)(&p, &polygon, RULE).distance2 < R(0.01))
FORM(nearest_edges, , BESIDE, edges(c, p))
FORM(below_planes, HULL, , X(hit)(X(cast_ray_hull)(&rays[i], &hull)))
FORM(below_planes_haines, , , X(hit)(haines_planes(c, &rays[i])))
FORM(in_slabs, KDOP, , X(hit)(X(cast_ray_kdop)(&rays[i], &kdop)))
FORM(in_slabs_kay, , , X(hit)(kay_slabs(c, &rays[i])))
FORM(in_curves, const X(contour2) contour = contour_of(c), ,
     X(classify_contour2_point2)(&contour, &points[i], RULE) == ISECT_INSIDE)
FORM(in_curves_lengyel, , , lengyel(c, points[i]))
FORM(rays_in_plane, FLAT, RAY2, X(hit)(X(cast_ray2_polygon2)(&ray, &polygon, RULE)))
FORM(rays_in_plane_perp, , RAY2, X(hit)(perp_dots(c, &ray)))
/* The points are in the plane up to rounding. In float the filter decides that they are not in it;
 * in double it is uncertain. */
FORM(on_polygon, IN_SPACE, LIFTED, X(overlap_point_polygon)(&p, &polygon, RULE))
FORM(on_polygon_near, , LIFTED, near_plane(c, p))
FORM(boxes, IN_SPACE, BOX, X(overlap_polygon_aabb)(&polygon, &box, RULE))
FORM(boxes_green, , BOX, green(c, &box))

/* Forms of one group are compared with each other. */
enum { PLANE, SPACE, NEAREST, PLANES, SLABS, CURVES, RAYS, ON, BOXES, GROUPS };

static const struct {
    const char *name;
    bool is_isect;
    int group;
    long (*run)(const scene *);
} forms[] = {{"isect", true, PLANE, in_plane},
             {"isect index", true, PLANE, in_index},
             {"Haines", false, PLANE, in_plane_haines},
             {"Haines, product", false, PLANE, in_plane_product},
             {"Hormann and Agathos", false, PLANE, in_plane_hormann},
             {"isect, ray", true, SPACE, rays_hit},
             {"isect, in space", true, SPACE, in_space},
             {"plane and crossings", false, SPACE, rays_hit_plane},
             {"isect, nearest", true, NEAREST, nearest},
             {"plane and edges", false, NEAREST, nearest_edges},
             {"isect, hull", true, PLANES, below_planes},
             {"Haines, planes", false, PLANES, below_planes_haines},
             {"isect, kdop", true, SLABS, in_slabs},
             {"Kay and Kajiya", false, SLABS, in_slabs_kay},
             {"isect, curves", true, CURVES, in_curves},
             {"Lengyel", false, CURVES, in_curves_lengyel},
             {"isect, ray2", true, RAYS, rays_in_plane},
             {"perp dot", false, RAYS, rays_in_plane_perp},
             {"isect, on", true, ON, on_polygon},
             {"near plane, crossings", false, ON, on_polygon_near},
             {"isect, box", true, BOXES, boxes},
             {"Green and Hatch", false, BOXES, boxes_green}};
enum { FORMS = sizeof forms / sizeof *forms };

/* Draws planes that touch a ball of radius 1/2, and slabs around it. */
static void draw_solids(scene *c, uint64_t *state)
{
    for (size_t i = 0; i < c->count; i++) {
        double z = 2 * (double)random_unit(state) - 1, wide = sqrt(1 - z * z);
        double turn = TURN * (double)random_unit(state);
        c->normals[i] = (vec3){(real)(wide * cos(turn)), (real)(wide * sin(turn)), (real)z};
        c->planes[i] = (X(plane)){c->normals[i], R(-0.5)};
        c->lower[i] = R(-0.5), c->upper[i] = R(0.5);
    }
}

/* Draws a closed polyline around the origin, jagged like a coast, points in its box, and rays at
 * them. */
static void draw(scene *c, uint64_t *state)
{
    double wave[6];
    for (int k = 0; k < 6; k++)
        wave[k] = TURN * (double)random_unit(state);
    for (size_t i = 0; i < c->count; i++) {
        const double turn = TURN * ((double)i + (double)random_unit(state)) / (double)c->count;
        double radius = 0.7 + 0.1 * ((double)random_unit(state) - 0.5);
        for (int k = 0; k < 6; k++)
            radius += 0.25 / (k + 2) * sin((double)(1 << k) * turn + wave[k]);
        c->corners[i] = (vec2){(real)(radius * cos(turn)), (real)(radius * sin(turn))};
        c->corners_in_space[i] = lifted(c->corners[i]);
    }
    for (size_t i = 0; i < c->n; i++) {
        c->points[i].x = (real)(2 * (double)random_unit(state) - 1);
        c->points[i].y = (real)(2 * (double)random_unit(state) - 1);
    }
    for (size_t i = 0; i < c->n; i++) {
        const real x = (real)random_unit(state) - R(0.5), y = (real)random_unit(state) - R(0.5);
        const vec3 d = {x, y, -3};
        c->rays[i] = (X(ray)){sub(lifted(c->points[i]), d), d, 0, (real)INFINITY};
    }
    draw_solids(c, state);
}

typedef struct asked {
    const scene *scene;
    long inside[FORMS];
} asked;

static void run_form(void *context, int form)
{
    asked *of = context;
    of->inside[form] = forms[form].run(of->scene);
}

static void ask(table *t, const scene *c, int rounds)
{
    double seconds[FORMS], best[GROUPS] = {0};
    asked of = {.scene = c};
    time_in_turns(seconds, FORMS, rounds, NULL, run_form, &of);
    for (int form = 0; form < FORMS; form++) {
        double *other = &best[forms[form].group];
        if (!forms[form].is_isect && (*other == 0 || seconds[form] < *other))
            *other = seconds[form];
    }
    for (int form = 0; form < FORMS; form++)
        table_row(t, "%zu|" PRECISION "|%s|%.1f|%.2f|%.2f", c->count, forms[form].name,
                  seconds[form] * 1e9 / (double)c->n, seconds[form] / best[forms[form].group],
                  100.0 * (double)of.inside[form] / (double)c->n);
}

void BOTH(polygons)(table *t, int rounds);
void BOTH(polygons)(table *t, int rounds)
{
    static const size_t counts[] = {4, 10, 100, 1000, 100000};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        const double most = CORNERS_LOOKED_AT / (double)counts[i];
        scene c = {.count = counts[i], .n = most < 131072 ? (size_t)most : 131072};
        uint64_t state = random_seed(1);
        c.bytes = c.count * sizeof(vec2) + 64;
        c.corners = need(c.count * sizeof *c.corners);
        c.points = need(c.n * sizeof *c.points);
        c.corners_in_space = need(c.count * sizeof *c.corners_in_space);
        c.rays = need(c.n * sizeof *c.rays);
        c.memory = need(c.bytes);
        c.planes = need(c.count * sizeof *c.planes);
        c.normals = need(c.count * sizeof *c.normals);
        c.lower = need(2 * c.count * sizeof *c.lower), c.upper = c.lower + c.count;
        draw(&c, &state);
        ask(t, &c, rounds);
        void *const all[] = {c.corners, c.points, c.corners_in_space, c.rays,
                             c.memory,  c.planes, c.normals,          c.lower};
        for (size_t k = 0; k < sizeof all / sizeof *all; k++)
            free(all[k]);
    }
}

#if !BENCH_DOUBLE
void polygons_double(table *t, int rounds);

int main(int argc, char **argv)
{
    static table t;
    const options o = read_options(argc, argv, 21, 5, "[--quick] [--csv]");
    print_machine();
    table_start(&t,
                "Points in polygons, rays in solids: ns each, and over the fastest published form",
                "corners|precision|form|ns|ratio|inside %");
    polygons_float(&t, o.rounds);
    polygons_double(&t, o.rounds);
    table_print(&t, o.csv);
    return 0;
}
#endif
