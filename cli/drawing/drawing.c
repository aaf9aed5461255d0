/* cli/drawing/drawing.c - shapes as strokes. */
#include "drawing/drawing.h"

#include "drawing/corners.h"
#include "drawing/solid.h"
#include "isectd/hull.h"

#include <stddef.h>
#include <string.h>

enum { ROUND = 72 }; /* pieces of a circle */

/* ---- strokes ---- */

void drawing_begin(Drawing *drawing)
{
    sketch_begin(drawing->sketch, drawing->pen);
}

void drawing_to(Drawing *drawing, Vector p)
{
    const Vector v = vector_subtract(p, drawing->middle);
    sketch_to(drawing->sketch,
              drawing->sketch->width / 2.0 + drawing->scale * vector_dot(v, drawing->view.right),
              drawing->sketch->height / 2.0 - drawing->scale * vector_dot(v, drawing->view.up),
              drawing->scale * vector_dot(v, drawing->view.toward));
}

void drawing_line(Drawing *drawing, Vector a, Vector b)
{
    drawing_begin(drawing);
    drawing_to(drawing, a);
    drawing_to(drawing, b);
}

/* A circle by its center and two perpendicular radii. */
static void circle(Drawing *drawing, Vector center, Vector u, Vector v)
{
    const double turn = 8 * atan(1) / ROUND;
    drawing_begin(drawing);
    for (int i = 0; i <= ROUND; i++)
        drawing_to(drawing, along(along(center, cos(turn * i), u), sin(turn * i), v));
}

static void arrow(Drawing *drawing, Vector a, Vector b)
{
    const Vector back = vector_scale(vector_unit(vector_subtract(a, b)), 14 / drawing->scale);
    const Vector side = vector_cross(back, drawing->view.toward);
    drawing_line(drawing, a, b);
    drawing_begin(drawing);
    drawing_to(drawing, vector_add(vector_add(b, back), vector_scale(side, 0.35)));
    drawing_to(drawing, b);
    drawing_to(drawing, vector_add(vector_add(b, back), vector_scale(side, -0.35)));
}

/* Bit k of a corner's number is its side along axis k. */
static void edges(Drawing *drawing, const Vector corner[8])
{
    for (unsigned i = 0; i < 8; i++)
        for (unsigned k = 0; k < 3; k++)
            if (!(i >> k & 1))
                drawing_line(drawing, corner[i], corner[i | 1u << k]);
}

/* ---- shapes ---- */

/* Begins a stroke with a visible point. */
static void begin_at(Drawing *drawing, Vector p)
{
    drawing_begin(drawing);
    if (drawing->sketch->stroke_count)
        drawing->sketch->strokes[drawing->sketch->stroke_count - 1].pen.width = 6;
    drawing_to(drawing, p);
}

static void draw_point(Drawing *drawing, const union ask_value *value)
{
    begin_at(drawing, vector_of(value->vec3_d));
}

static void ends_and_line(Drawing *drawing, Vector a, Vector b)
{
    begin_at(drawing, a);
    begin_at(drawing, b);
    drawing_line(drawing, a, b);
}

static void draw_segment(Drawing *drawing, const union ask_value *value)
{
    ends_and_line(drawing, vector_of(value->segment_d.a), vector_of(value->segment_d.b));
}

static void draw_segment2(Drawing *drawing, const union ask_value *value)
{
    ends_and_line(drawing, flat(value->segment2_d.a), flat(value->segment2_d.b));
}

static void draw_point2(Drawing *drawing, const union ask_value *value)
{
    begin_at(drawing, flat(value->vec2_d));
}

static void draw_polygon2(Drawing *drawing, const union ask_value *value)
{
    const size_t count = value->points.count;
    if (count == 0)
        return;
    drawing_begin(drawing);
    for (size_t i = 0; i <= count; i++)
        drawing_to(drawing, flat_at(value, i % count));
}

/* A piece as a polyline. */
static void draw_piece(Drawing *drawing, const union ask_value *value, size_t first,
                       unsigned degree)
{
    enum { PARTS = 32 };
    for (unsigned part = 1; part <= (degree > 1 ? PARTS : 1); part++) {
        const double t = degree > 1 ? (double)part / PARTS : 1;
        Vector p[4];
        for (unsigned i = 0; i <= degree; i++)
            p[i] = flat_at(value, first + i);
        for (unsigned left = degree; left > 0; left--)
            for (unsigned i = 0; i < left; i++)
                p[i] = flat((isectd_vec2){p[i].x + t * (p[i + 1].x - p[i].x),
                                          p[i].y + t * (p[i + 1].y - p[i].y)});
        drawing_to(drawing, p[0]);
    }
}

/* The pieces whose points exist; each loop is closed. */
static void draw_contour2(Drawing *drawing, const union ask_value *value)
{
    const AskPoints *points = &value->points;
    size_t next = 0, start = 0;
    for (size_t i = 0; i < points->pieces; i++) {
        const unsigned degree = points->degrees[i], taken = degree > 0 ? degree : 1;
        if (degree > 3 || next + taken > points->count || (i == 0 && degree > 0))
            break;
        if (degree > 0)
            draw_piece(drawing, value, next - 1, degree);
        else if (i > 0)
            drawing_to(drawing, flat_at(value, start));
        if (degree == 0) {
            drawing_begin(drawing);
            start = next;
            drawing_to(drawing, flat_at(value, next));
        }
        next += taken;
    }
    if (next > 0)
        drawing_to(drawing, flat_at(value, start));
}

static void draw_polygon(Drawing *drawing, const union ask_value *value)
{
    const size_t count = value->points.count;
    if (count == 0)
        return;
    drawing_begin(drawing);
    for (size_t i = 0; i <= count; i++)
        drawing_to(drawing, corner_at(value, i % count));
}

static void draw_ray(Drawing *drawing, const union ask_value *value)
{
    const isectd_ray *ray = &value->ray_d;
    const Vector origin = vector_of(ray->origin), dir = vector_of(ray->dir);
    const double squared = vector_dot(dir, dir), reach = 1.5 * drawing->radius;
    if (!(ray->t_min <= ray->t_max))
        return;
    const Vector offset = vector_subtract(origin, drawing->middle);
    /* Where the line leaves a ball larger than the scene: |offset + t dir| = reach. */
    const double nearest = squared > 0 ? -vector_dot(offset, dir) / squared : 0;
    const Vector closest = along(offset, nearest, dir);
    const double half = sqrt(fmax(reach * reach - vector_dot(closest, closest), 0) / squared);
    const double from = fmax(ray->t_min, squared > 0 ? nearest - half : ray->t_min);
    const double end = fmin(ray->t_max, squared > 0 ? nearest + half : ray->t_max);
    const bool point = !(squared > 0) || !(from < end);
    begin_at(drawing, point ? origin : along(origin, from, dir));
    if (!point)
        arrow(drawing, along(origin, from, dir), along(origin, end, dir));
}

static void draw_ray2(Drawing *drawing, const union ask_value *value)
{
    const union ask_value ray = ray_in_space(value);
    draw_ray(drawing, &ray);
}

/* Two unit vectors perpendicular to this one and to each other. */
static void across(Vector normal, Vector *u, Vector *v)
{
    const Vector other = fabs(normal.y) < 0.9 ? (Vector){0, 1, 0} : (Vector){1, 0, 0};
    *u = vector_unit(vector_cross(other, normal));
    *v = vector_cross(normal, *u);
}

bool drawing_patch(const Drawing *drawing, const isectd_plane *plane, Vector *corner, Vector *u,
                   Vector *v)
{
    const double half = 0.9 * drawing->radius;
    const Vector normal = vector_unit(vector_of(plane->normal));
    across(normal, u, v);
    *corner = along(along(foot(plane, drawing->middle), -half, *u), -half, *v);
    *u = vector_scale(*u, 2 * half), *v = vector_scale(*v, 2 * half);
    return vector_dot(normal, normal) > 0;
}

static void draw_plane(Drawing *drawing, const union ask_value *value)
{
    enum { CELLS = 4 };
    const Vector normal = vector_unit(vector_of(value->plane_d.normal));
    const Vector middle = foot(&value->plane_d, drawing->middle);
    const double width = drawing->pen.width;
    Vector corner, u, v;
    if (!drawing_patch(drawing, &value->plane_d, &corner, &u, &v))
        return;
    for (int i = 0; i <= CELLS; i++) {
        const double s = (double)i / CELLS;
        drawing->pen.width = i % CELLS == 0 ? width : width / 2;
        drawing_line(drawing, along(corner, s, u), along(along(corner, s, u), 1, v));
        drawing_line(drawing, along(corner, s, v), along(along(corner, s, v), 1, u));
    }
    drawing->pen.width = width;
    arrow(drawing, middle, along(middle, 0.4 * drawing->radius, normal));
}

static void draw_triangle(Drawing *drawing, const union ask_value *value)
{
    drawing_begin(drawing);
    drawing_to(drawing, vector_of(value->triangle_d.a));
    drawing_to(drawing, vector_of(value->triangle_d.b));
    drawing_to(drawing, vector_of(value->triangle_d.c));
    drawing_to(drawing, vector_of(value->triangle_d.a));
}

static void draw_triangle2(Drawing *drawing, const union ask_value *value)
{
    const isectd_triangle2 *t = &value->triangle2_d;
    const union ask_value triangle = {
        .triangle_d = {in_space(t->a), in_space(t->b), in_space(t->c)}};
    draw_triangle(drawing, &triangle);
}

static void draw_circle2(Drawing *drawing, const union ask_value *value)
{
    const double r = value->circle2_d.radius;
    if (r >= 0)
        circle(drawing, flat(value->circle2_d.center), (Vector){r, 0, 0}, (Vector){0, r, 0});
}

/* The outline, the equator and a meridian. */
static void draw_sphere(Drawing *drawing, const union ask_value *value)
{
    const Vector center = vector_of(value->sphere_d.center);
    const double r = value->sphere_d.radius;
    if (!(r >= 0))
        return;
    circle(drawing, center, vector_scale(drawing->view.right, r),
           vector_scale(drawing->view.up, r));
    drawing->pen.width /= 2;
    circle(drawing, center, (Vector){r, 0, 0}, (Vector){0, 0, r});
    circle(drawing, center, (Vector){r, 0, 0}, (Vector){0, r, 0});
}

/* The outlines of two balls, and their two common tangents, unless one hides the other. Seen along
 * the view, with the centres d apart, a tangent leaves both circles in a direction whose sine over
 * the perpendicular is (r[0] - r[1]) / d. */
static void draw_two_balls(Drawing *drawing, const Vector center[2], const double r[2])
{
    const Vector toward = drawing->view.toward, axis = vector_subtract(center[1], center[0]);
    const Vector flat_axis = along(axis, -vector_dot(axis, toward), toward);
    const Vector beside = vector_unit(vector_cross(axis, toward));
    const double sine = (r[0] - r[1]) / sqrt(vector_dot(flat_axis, flat_axis));
    for (int i = 0; i < 2; i++)
        circle(drawing, center[i], vector_scale(drawing->view.right, r[i]),
               vector_scale(drawing->view.up, r[i]));
    for (int side = -1; side <= 1 && fabs(sine) < 1; side += 2) {
        const Vector out =
            along(vector_scale(beside, side * sqrt(1 - sine * sine)), sine, vector_unit(flat_axis));
        drawing_line(drawing, along(center[0], r[0], out), along(center[1], r[1], out));
    }
}

static void draw_roundcone(Drawing *drawing, const union ask_value *value)
{
    const isectd_roundcone *cone = &value->roundcone_d;
    const Vector center[2] = {vector_of(cone->a), vector_of(cone->b)};
    const double r[2] = {cone->radius_a, cone->radius_b};
    if (r[0] >= 0 && r[1] >= 0)
        draw_two_balls(drawing, center, r);
}

static void draw_capsule(Drawing *drawing, const union ask_value *value)
{
    const isectd_capsule *capsule = &value->capsule_d;
    const Vector center[2] = {vector_of(capsule->a), vector_of(capsule->b)};
    if (capsule->radius >= 0)
        draw_two_balls(drawing, center, (const double[2]){capsule->radius, capsule->radius});
}

/* A circle of this radius around an axis; returns its widest radius as seen in the view. */
static Vector rim(Drawing *drawing, isectd_vec3 center, Vector axis, double r)
{
    Vector u, v;
    across(vector_unit(axis), &u, &v);
    circle(drawing, vector_of(center), vector_scale(u, r), vector_scale(v, r));
    return vector_scale(vector_unit(vector_cross(axis, drawing->view.toward)), r);
}

static void draw_disc(Drawing *drawing, const union ask_value *value)
{
    const Vector normal = vector_of(value->disc_d.normal);
    if (value->disc_d.radius >= 0 && vector_dot(normal, normal) > 0)
        rim(drawing, value->disc_d.center, normal, value->disc_d.radius);
}

static void draw_cylinder(Drawing *drawing, const union ask_value *value)
{
    const isectd_cylinder *c = &value->cylinder_d;
    const Vector a = vector_of(c->a), b = vector_of(c->b), axis = vector_subtract(b, a);
    if (!(c->radius >= 0))
        return;
    rim(drawing, c->a, axis, c->radius);
    const Vector out = rim(drawing, c->b, axis, c->radius);
    drawing_line(drawing, vector_add(a, out), vector_add(b, out));
    drawing_line(drawing, vector_subtract(a, out), vector_subtract(b, out));
}

static void draw_cone(Drawing *drawing, const union ask_value *value)
{
    const isectd_cone *c = &value->cone_d;
    const Vector tip = vector_of(c->tip), base = vector_of(c->base);
    if (!(c->radius >= 0))
        return;
    const Vector out = rim(drawing, c->base, vector_subtract(base, tip), c->radius);
    drawing_line(drawing, tip, vector_add(base, out));
    drawing_line(drawing, tip, vector_subtract(base, out));
}

/* The outermost, innermost, top and bottom circles, and the circles in four planes through the
 * axis. */
static void draw_torus(Drawing *drawing, const union ask_value *value)
{
    const isectd_torus *t = &value->torus_d;
    const Vector center = vector_of(t->center), axis = vector_unit(vector_of(t->axis));
    Vector u, v;
    if (!(t->major >= 0) || !(t->minor >= 0))
        return;
    if (vector_dot(axis, axis) == 0) {
        draw_sphere(drawing, &(union ask_value){.sphere_d = {t->center, t->major + t->minor}});
        return;
    }
    across(axis, &u, &v);
    for (unsigned i = 0; i < 4; i++) {
        const double out = t->major + (i & 1 ? 0 : i & 2 ? t->minor : -t->minor);
        const double up = i & 1 ? (i & 2 ? t->minor : -t->minor) : 0;
        circle(drawing, along(center, up, axis), vector_scale(u, out), vector_scale(v, out));
    }
    for (unsigned i = 0; i < 8; i++) {
        const double turn = i * atan(1);
        const Vector out = along(vector_scale(u, cos(turn)), sin(turn), v);
        circle(drawing, along(center, t->major, out), vector_scale(out, t->minor),
               vector_scale(axis, t->minor));
    }
}

static void draw_rectangle(Drawing *drawing, const union ask_value *value)
{
    drawing_begin(drawing);
    for (unsigned i = 0; i <= 4; i++)
        drawing_to(drawing, rectangle_corner(&value->rectangle_d, i % 4));
}

/* The border, and the diagonal along which the quad may be bent. */
static void draw_quad(Drawing *drawing, const union ask_value *value)
{
    const isectd_quad *quad = &value->quad_d;
    drawing_begin(drawing);
    drawing_to(drawing, vector_of(quad->a));
    drawing_to(drawing, vector_of(quad->b));
    drawing_to(drawing, vector_of(quad->c));
    drawing_to(drawing, vector_of(quad->d));
    drawing_to(drawing, vector_of(quad->a));
    drawing->pen.width /= 2;
    drawing_line(drawing, vector_of(quad->a), vector_of(quad->c));
}

/* Its six edges. */
static void draw_tetrahedron(Drawing *drawing, const union ask_value *value)
{
    const isectd_tetrahedron *t = &value->tetrahedron_d;
    const isectd_vec3 corner[] = {t->a, t->b, t->c, t->d};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++)
            drawing_line(drawing, vector_of(corner[i]), vector_of(corner[j]));
}

/* The balls at the corners, and the rectangle on both sides of the middle. */
static void draw_lozenge(Drawing *drawing, const union ask_value *value)
{
    const isectd_lozenge *z = &value->lozenge_d;
    const isectd_rectangle middle = {z->corner, z->u, z->v};
    const Vector n = vector_unit(vector_cross(vector_of(z->u), vector_of(z->v)));
    if (!(z->radius >= 0))
        return;
    for (unsigned i = 0; i < 4; i++)
        circle(drawing, rectangle_corner(&middle, i), vector_scale(drawing->view.right, z->radius),
               vector_scale(drawing->view.up, z->radius));
    for (int side = -1; side <= 1; side += 2) {
        drawing_begin(drawing);
        for (unsigned i = 0; i <= 4; i++)
            drawing_to(drawing, along(rectangle_corner(&middle, i % 4), side * z->radius, n));
    }
}

/* Its sections by the planes through two axes. */
static void draw_ellipsoid(Drawing *drawing, const union ask_value *value)
{
    const isectd_ellipsoid *e = &value->ellipsoid_d;
    Vector radius[3];
    for (int k = 0; k < 3; k++) {
        if (!(e->radius[k] >= 0))
            return;
        radius[k] = vector_scale(vector_of(e->axis[k]), e->radius[k]);
    }
    for (int k = 0; k < 3; k++)
        circle(drawing, vector_of(e->center), radius[k], radius[(k + 1) % 3]);
}

static void draw_aabb(Drawing *drawing, const union ask_value *value)
{
    const isectd_vec3 bounds[2] = {value->aabb_d.lower, value->aabb_d.upper};
    const Vector m = drawing->middle;
    const double far = 1.3 * drawing->radius;
    Vector corner[8];
    if (!(bounds[0].x <= bounds[1].x && bounds[0].y <= bounds[1].y && bounds[0].z <= bounds[1].z))
        return;
    for (unsigned i = 0; i < 8; i++)
        corner[i] = (Vector){fmin(fmax(bounds[i & 1].x, m.x - far), m.x + far),
                             fmin(fmax(bounds[i >> 1 & 1].y, m.y - far), m.y + far),
                             fmin(fmax(bounds[i >> 2].z, m.z - far), m.z + far)};
    edges(drawing, corner);
}

static void draw_rectangle2(Drawing *drawing, const union ask_value *value)
{
    const isectd_rectangle2 *r = &value->rectangle2_d;
    const union ask_value box = {.aabb_d = {in_space(r->lower), in_space(r->upper)}};
    draw_aabb(drawing, &box);
}

static void draw_obb(Drawing *drawing, const union ask_value *value)
{
    Vector corner[8];
    for (int k = 0; k < 3; k++)
        if (!(value->obb_d.half[k] >= 0))
            return;
    for (unsigned i = 0; i < 8; i++)
        corner[i] = obb_corner(&value->obb_d, i);
    edges(drawing, corner);
}

/* A solid by its edges, clipped at a distance. */
static void draw_solid(Drawing *drawing, const HalfSpace *plane, int count)
{
    Edge edge;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            if (!solid_edge(plane, count, i, j, &edge))
                continue;
            const double squared = vector_dot(edge.dir, edge.dir);
            const double reach = 1.3 * drawing->radius / sqrt(squared);
            const double middle =
                vector_dot(vector_subtract(drawing->middle, edge.p), edge.dir) / squared;
            const double from = fmax(edge.from, middle - reach),
                         end = fmin(edge.end, middle + reach);
            if (from < end)
                drawing_line(drawing, along(edge.p, from, edge.dir), along(edge.p, end, edge.dir));
        }
}

static void draw_kdop(Drawing *drawing, const double *lower, const double *upper, bool edges_off,
                      bool corners_off)
{
    HalfSpace plane[KDOP_PLANES];
    draw_solid(drawing, plane, solid_of_bounds(lower, upper, edges_off, corners_off, plane));
}

static void draw_kdop14(Drawing *drawing, const union ask_value *value)
{
    draw_kdop(drawing, value->kdop14_d.lower, value->kdop14_d.upper, false, true);
}

static void draw_kdop18(Drawing *drawing, const union ask_value *value)
{
    draw_kdop(drawing, value->kdop18_d.lower, value->kdop18_d.upper, true, false);
}

static void draw_kdop26(Drawing *drawing, const union ask_value *value)
{
    draw_kdop(drawing, value->kdop26_d.lower, value->kdop26_d.upper, true, true);
}

static void draw_any_kdop(Drawing *drawing, const union ask_value *value)
{
    HalfSpace plane[SOLID_PLANES];
    draw_solid(drawing, plane, solid_of_kdop(value, plane));
}

static void draw_hull(Drawing *drawing, const union ask_value *value)
{
    HalfSpace plane[SOLID_PLANES];
    draw_solid(drawing, plane, solid_of_hull(value, plane));
}

/* The edges of the hull of given vertices, each of which occurs twice, or of given planes alone. */
static void draw_hull_of_corners(Drawing *drawing, const union ask_value *value)
{
    char memory[400 * ASK_GIVEN_MOST];
    const isectd_points points =
        isectd_points_of((const isectd_vec3 *)(const void *)value->points.doubles);
    isectd_hull hull;
    union ask_value planes;
    if (hull_is_planes(value, &planes)) {
        draw_hull(drawing, &planes);
        return;
    }
    if (isectd_hull_build(points, value->points.count, memory, sizeof memory, NULL, &hull) !=
        ISECT_OK)
        return;
    if (hull.edge_count == 0)
        ends_and_line(drawing, vector_of(hull.vertices[0]),
                      vector_of(hull.vertices[hull.vertex_count - 1]));
    for (uint32_t i = 0; i < hull.edge_count; i++) {
        const isectd_hull_edge *edge = &hull.edges[i];
        if (i > edge->twin)
            continue;
        drawing_begin(drawing);
        drawing_to(drawing, vector_of(hull.vertices[edge->origin]));
        drawing_to(drawing, vector_of(hull.vertices[hull.edges[edge->next].origin]));
    }
}

static void draw_frustum(Drawing *drawing, const union ask_value *value)
{
    HalfSpace plane[FRUSTUM_PLANES];
    draw_solid(drawing, plane, solid_of_frustum(&value->frustum_d, plane));
}

/* A moving shape is named as the shape at rest, after "moving_". Its first numbers are those of the
 * shape at rest, behind which the motion stands; `places` points of three numbers move. */
typedef struct Drawn {
    const char *name;
    void (*draw)(Drawing *drawing, const union ask_value *value);
    size_t places, motion; /* the index of the motion; 0: the shape is at rest */
} Drawn;
enum { CORNERS_MOTION = 3 * ASK_POINTS_MOST - 3 };
#define MOVES(shape, draw, places)                                                                 \
    {                                                                                              \
#shape, draw, places, sizeof(isectd_##shape) / sizeof(double)                              \
    }
static const Drawn shapes[] = {
    MOVES(vec3, draw_point, 1),
    MOVES(segment, draw_segment, 2),
    MOVES(triangle, draw_triangle, 3),
    MOVES(sphere, draw_sphere, 1),
    MOVES(rectangle, draw_rectangle, 1),
    MOVES(disc, draw_disc, 1),
    MOVES(tetrahedron, draw_tetrahedron, 4),
    MOVES(capsule, draw_capsule, 2),
    MOVES(lozenge, draw_lozenge, 1),
    MOVES(ellipsoid, draw_ellipsoid, 1),
    MOVES(cylinder, draw_cylinder, 2),
    MOVES(cone, draw_cone, 2),
    MOVES(aabb, draw_aabb, 2),
    MOVES(obb, draw_obb, 1),
    {"corners", draw_hull_of_corners, 0, CORNERS_MOTION},
    {"segment2", draw_segment2, 0, 0},
    {"ray", draw_ray, 0, 0},
    {"ray2", draw_ray2, 0, 0},
    {"circle2", draw_circle2, 0, 0},
    {"rectangle2", draw_rectangle2, 0, 0},
    {"triangle2", draw_triangle2, 0, 0},
    {"quad", draw_quad, 0, 0},
    {"roundcone", draw_roundcone, 0, 0},
    {"torus", draw_torus, 0, 0},
    {"vec2", draw_point2, 0, 0},
    {"polygon", draw_polygon, 0, 0},
    {"polygon2", draw_polygon2, 0, 0},
    {"contour2", draw_contour2, 0, 0},
    {"loop", draw_polygon, 0, 0},
    {"kdop14", draw_kdop14, 0, 0},
    {"kdop18", draw_kdop18, 0, 0},
    {"kdop26", draw_kdop26, 0, 0},
    {"kdop", draw_any_kdop, 0, 0},
    {"frustum", draw_frustum, 0, 0},
    {"hull", draw_hull, 0, 0},
    {"plane", draw_plane, 0, 0},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

/* Past "moving_"; the same if it is not there. */
static const char *at_rest(const char *type)
{
    static const char moving[] = "moving_";
    return strncmp(type, moving, sizeof moving - 1) == 0 ? type + sizeof moving - 1 : type;
}

static const Drawn *drawn_of(const char *type)
{
    for (int i = 0; i < SHAPES; i++)
        if (strcmp(at_rest(type), shapes[i].name) == 0)
            return &shapes[i];
    return NULL;
}
bool drawing_knows(const char *type)
{
    return drawn_of(type) != NULL;
}

/* NULL: it does not move. */
static const double *motion_of(const char *type, const union ask_value *shape)
{
    const Drawn *drawn = drawn_of(type);
    const bool moves = drawn != NULL && drawn->motion > 0 && at_rest(type) != type;
    return moves ? &shape->points.doubles[drawn->motion] : NULL;
}
bool drawing_moved(const char *type, double t, union ask_value *shape)
{
    const union ask_value begin = *shape;
    const double *motion = motion_of(type, &begin);
    if (motion == NULL)
        return false;
    const size_t places = drawn_of(type)->places;
    for (size_t i = 0; i < 3 * (places > 0 ? places : begin.points.count); i++)
        shape->points.doubles[i] += t * motion[i % 3];
    for (size_t i = 0; places == 0 && i < begin.points.other; i++) {
        double *plane = &shape->points.doubles[3 * ASK_GIVEN_MOST + 4 * i];
        for (int k = 0; k < 3; k++)
            plane[3] -= t * motion[k] * plane[k];
    }
    return true;
}
void drawing_then(Drawing *drawing, const char *type, const union ask_value *shape, double t)
{
    union ask_value then = *shape;
    if (drawing_moved(type, t, &then))
        drawn_of(type)->draw(drawing, &then);
}

void drawing_shape(Drawing *drawing, const char *type, const union ask_value *shape)
{
    const Drawn *drawn = drawn_of(type);
    if (!drawn)
        return;
    drawn->draw(drawing, shape);
    const double *x = shape->points.doubles, *motion = motion_of(type, shape);
    if (motion == NULL || (drawn->places == 0 && shape->points.count == 0))
        return;
    const Vector begin = {x[0], x[1], x[2]}, by = {motion[0], motion[1], motion[2]};
    arrow(drawing, begin, along(begin, 1, by));
}
