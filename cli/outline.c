/* cli/outline.c - shapes as strokes.
 *
 * What is looked at is in the middle: a ball round all that is finite of the shapes and the answer.
 * What is infinite is cut off a little outside of it. There is no perspective, so a ball is a
 * circle and parallel edges are parallel; nothing hides anything. */
#include "outline.h"

#include "isectd/hull.h"

#include <math.h>
#include <string.h>

static const struct pen pens[] = {{0x1f5fa8, 1.6}, {0x6b6f76, 1.6}}; /* first shape, second */
static const struct pen answer_pen = {0xd0342c, 4}, dot_pen = {0xd0342c, 10};

enum { ROUND = 72 }; /* pieces of a circle */
enum { DRAWN = 2 };  /* shapes in a question that has a picture */

/* What is finite, axis by axis, as a box may be infinite along one of them. */
struct extent {
    double lower[3], upper[3];
};

/* The scene as it is seen. */
struct scene {
    const struct outline *outline;
    struct sketch *sketch;
    struct extent extent;
    struct vector middle;
    struct outline_view view;
    double radius, scale; /* scale: pixels a unit */
    struct pen pen;
};

static struct vector vector_of(isectd_vec3 v)
{
    return (struct vector){v.x, v.y, v.z};
}

static struct vector along(struct vector origin, double t, struct vector dir)
{
    return vector_add(origin, vector_scale(dir, t));
}

/* ---- what is there to see? ---- */

static void include(struct scene *scene, struct vector p)
{
    const double numbers[3] = {p.x, p.y, p.z};
    for (int k = 0; k < 3; k++)
        if (isfinite(numbers[k])) {
            scene->extent.lower[k] = fmin(scene->extent.lower[k], numbers[k]);
            scene->extent.upper[k] = fmax(scene->extent.upper[k], numbers[k]);
        }
}

static void include_point(struct scene *scene, const union ask_value *value)
{
    include(scene, vector_of(value->vec3_d));
}

static void include_segment(struct scene *scene, const union ask_value *value)
{
    include(scene, vector_of(value->segment_d.a));
    include(scene, vector_of(value->segment_d.b));
}

/* A point in the plane, at z = 0. */
static struct vector flat(isectd_vec2 v)
{
    return (struct vector){v.x, v.y, 0};
}

static void include_segment2(struct scene *scene, const union ask_value *value)
{
    include(scene, flat(value->segment2_d.a));
    include(scene, flat(value->segment2_d.b));
}

static struct vector flat_at(const union ask_value *value, size_t i)
{
    const double *numbers = &value->points.doubles[2 * i];
    return flat((isectd_vec2){numbers[0], numbers[1]});
}

static void include_point2(struct scene *scene, const union ask_value *value)
{
    include(scene, flat(value->vec2_d));
}

static void include_polygon2(struct scene *scene, const union ask_value *value)
{
    for (size_t i = 0; i < value->points.count; i++)
        include(scene, flat_at(value, i));
}

static struct vector corner_at(const union ask_value *value, size_t i)
{
    const double *numbers = &value->points.doubles[3 * i];
    return (struct vector){numbers[0], numbers[1], numbers[2]};
}

static void include_polygon(struct scene *scene, const union ask_value *value)
{
    for (size_t i = 0; i < value->points.count; i++)
        include(scene, corner_at(value, i));
}

static void include_triangle2(struct scene *scene, const union ask_value *value)
{
    include(scene, flat(value->triangle2_d.a));
    include(scene, flat(value->triangle2_d.b));
    include(scene, flat(value->triangle2_d.c));
}

static void include_circle2(struct scene *scene, const union ask_value *value)
{
    const double r = fmax(value->circle2_d.radius, 0);
    const struct vector center = flat(value->circle2_d.center);
    include(scene, vector_add(center, (struct vector){r, r, 0}));
    include(scene, vector_subtract(center, (struct vector){r, r, 0}));
}

static void include_rectangle2(struct scene *scene, const union ask_value *value)
{
    include(scene, flat(value->rectangle2_d.lower));
    include(scene, flat(value->rectangle2_d.upper));
}

static void include_triangle(struct scene *scene, const union ask_value *value)
{
    include(scene, vector_of(value->triangle_d.a));
    include(scene, vector_of(value->triangle_d.b));
    include(scene, vector_of(value->triangle_d.c));
}

static void include_ball(struct scene *scene, isectd_vec3 middle, double radius)
{
    const double r = fmax(radius, 0);
    const struct vector center = vector_of(middle);
    include(scene, vector_add(center, (struct vector){r, r, r}));
    include(scene, vector_subtract(center, (struct vector){r, r, r}));
}

static void include_sphere(struct scene *scene, const union ask_value *value)
{
    include_ball(scene, value->sphere_d.center, value->sphere_d.radius);
}

static void include_capsule(struct scene *scene, const union ask_value *value)
{
    include_ball(scene, value->capsule_d.a, value->capsule_d.radius);
    include_ball(scene, value->capsule_d.b, value->capsule_d.radius);
}

static void include_cylinder(struct scene *scene, const union ask_value *value)
{
    include_ball(scene, value->cylinder_d.a, value->cylinder_d.radius);
    include_ball(scene, value->cylinder_d.b, value->cylinder_d.radius);
}

static void include_cone(struct scene *scene, const union ask_value *value)
{
    include(scene, vector_of(value->cone_d.tip));
    include_ball(scene, value->cone_d.base, value->cone_d.radius);
}

static void include_torus(struct scene *scene, const union ask_value *value)
{
    const isectd_torus *t = &value->torus_d;
    include_ball(scene, t->center, fmax(t->major, 0) + fmax(t->minor, 0));
}

static void include_disc(struct scene *scene, const union ask_value *value)
{
    include_ball(scene, value->disc_d.center, value->disc_d.radius);
}

/* The corners in order round it. */
static struct vector rectangle_corner(const isectd_rectangle *rectangle, unsigned which)
{
    const struct vector p = vector_of(rectangle->corner);
    const struct vector q = which == 1 || which == 2 ? along(p, 1, vector_of(rectangle->u)) : p;
    return which & 2 ? along(q, 1, vector_of(rectangle->v)) : q;
}

static void include_rectangle(struct scene *scene, const union ask_value *value)
{
    for (unsigned i = 0; i < 4; i++)
        include(scene, rectangle_corner(&value->rectangle_d, i));
}

static void include_quad(struct scene *scene, const union ask_value *value)
{
    include(scene, vector_of(value->quad_d.a));
    include(scene, vector_of(value->quad_d.b));
    include(scene, vector_of(value->quad_d.c));
    include(scene, vector_of(value->quad_d.d));
}

static void include_lozenge(struct scene *scene, const union ask_value *value)
{
    const isectd_lozenge *z = &value->lozenge_d;
    const isectd_rectangle middle = {z->corner, z->u, z->v};
    for (unsigned i = 0; i < 4; i++) {
        const struct vector p = rectangle_corner(&middle, i);
        include_ball(scene, (isectd_vec3){p.x, p.y, p.z}, z->radius);
    }
}

static void include_ellipsoid(struct scene *scene, const union ask_value *value)
{
    const isectd_ellipsoid *e = &value->ellipsoid_d;
    for (int k = 0; k < 3; k++)
        for (int side = -1; side <= 1; side += 2)
            include(scene, along(vector_of(e->center), side * e->radius[k], vector_of(e->axis[k])));
}

static void include_aabb(struct scene *scene, const union ask_value *value)
{
    include(scene, vector_of(value->aabb_d.lower));
    include(scene, vector_of(value->aabb_d.upper));
}

/* A corner of a box with axes of its own; bit k of `which` is its side along axis k. */
static struct vector obb_corner(const isectd_obb *obb, unsigned which)
{
    struct vector p = vector_of(obb->center);
    for (int k = 0; k < 3; k++)
        p = along(p, which >> k & 1 ? obb->half[k] : -obb->half[k], vector_of(obb->axis[k]));
    return p;
}

static void include_obb(struct scene *scene, const union ask_value *value)
{
    for (unsigned i = 0; i < 8; i++)
        include(scene, obb_corner(&value->obb_d, i));
}

/* The points with dot(normal, x) <= offset. */
struct half_space {
    struct vector normal;
    double offset;
};

/* p + t dir with from <= t <= end. */
struct edge {
    struct vector p, dir;
    double from, end;
};

/* Of the line that two planes share the part that the others leave, if there is any. */
static bool edge_of(const struct half_space *plane, int count, int i, int j, struct edge *edge)
{
    const struct vector a = plane[i].normal, b = plane[j].normal, dir = vector_cross(a, b);
    const double squared = vector_dot(dir, dir);
    const struct vector p =
        vector_scale(vector_add(vector_scale(vector_cross(b, dir), plane[i].offset),
                                vector_scale(vector_cross(dir, a), plane[j].offset)),
                     1 / squared);
    double from = -INFINITY, end = INFINITY;
    for (int k = 0; k < count; k++) {
        const double left = plane[k].offset - vector_dot(plane[k].normal, p);
        const double speed = vector_dot(plane[k].normal, dir);
        if (k == i || k == j)
            continue;
        if (speed > 0)
            end = fmin(end, left / speed);
        else if (speed < 0)
            from = fmax(from, left / speed);
        else if (left < 0)
            return false;
    }
    *edge = (struct edge){p, dir, from, end};
    return squared > 0 && from < end;
}

static void include_solid(struct scene *scene, const struct half_space *plane, int count)
{
    struct edge edge;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            if (edge_of(plane, count, i, j, &edge)) {
                include(scene, along(edge.p, edge.from, edge.dir));
                include(scene, along(edge.p, edge.end, edge.dir));
            }
}

static const struct vector kdop_axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
static const struct vector kdop_edges[] = {{1, 1, 0},  {1, -1, 0}, {1, 0, 1},
                                           {1, 0, -1}, {0, 1, 1},  {0, 1, -1}};
static const struct vector kdop_corners[] = {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
enum { KDOP_AXES = 3, KDOP_EDGES = 6, KDOP_CORNERS = 4, KDOP_PLANES = 26 };

/* The slabs along `count` normals, those that have a bound; how many planes there are now. */
static int add_slabs(struct half_space *plane, int planes, const struct vector *normal, int count,
                     const double *lower, const double *upper)
{
    for (int i = 0; i < count; i++) {
        if (isfinite(upper[i]))
            plane[planes++] = (struct half_space){normal[i], upper[i]};
        if (isfinite(lower[i]))
            plane[planes++] = (struct half_space){vector_scale(normal[i], -1), -lower[i]};
    }
    return planes;
}

enum { SOLID_PLANES = 2 * ASK_GIVEN_MOST }; /* of views */

static int planes_of_kdop(const union ask_value *value, struct half_space *plane)
{
    const double *normal = value->points.doubles, *lower = normal + 3 * ASK_GIVEN_MOST;
    const double *upper = lower + ASK_GIVEN_MOST;
    int planes = 0;
    for (size_t i = 0; i < value->points.count; i++) {
        const struct vector n = corner_at(value, i);
        planes = add_slabs(plane, planes, &n, 1, &lower[i], &upper[i]);
    }
    return planes;
}

static int planes_of_hull(const union ask_value *value, struct half_space *plane)
{
    for (size_t i = 0; i < value->points.count; i++) {
        const double *n = &value->points.doubles[4 * i];
        plane[i] = (struct half_space){{n[0], n[1], n[2]}, -n[3]};
    }
    return (int)value->points.count;
}

static void include_kdop(struct scene *scene, const union ask_value *value)
{
    struct half_space plane[SOLID_PLANES];
    include_solid(scene, plane, planes_of_kdop(value, plane));
}

static void include_hull(struct scene *scene, const union ask_value *value)
{
    struct half_space plane[SOLID_PLANES];
    include_solid(scene, plane, planes_of_hull(value, plane));
}

/* Of solids between planes the box round them. */
static void include_bounds(struct scene *scene, const double *lower, const double *upper)
{
    include(scene, (struct vector){lower[0], lower[1], lower[2]});
    include(scene, (struct vector){upper[0], upper[1], upper[2]});
}

static void include_kdop14(struct scene *scene, const union ask_value *value)
{
    include_bounds(scene, value->kdop14_d.lower, value->kdop14_d.upper);
}

static void include_kdop18(struct scene *scene, const union ask_value *value)
{
    include_bounds(scene, value->kdop18_d.lower, value->kdop18_d.upper);
}

static void include_kdop26(struct scene *scene, const union ask_value *value)
{
    include_bounds(scene, value->kdop26_d.lower, value->kdop26_d.upper);
}

static void include_frustum(struct scene *scene, const union ask_value *value)
{
    for (int i = 0; i < 8; i++)
        include(scene, vector_of(value->frustum_d.corner[i]));
}

/* Where it begins, and where the answer says that something is. */
static void include_ray(struct scene *scene, const union ask_value *value)
{
    const isectd_ray *ray = &value->ray_d;
    const struct vector origin = vector_of(ray->origin), dir = vector_of(ray->dir);
    const union ask_value *answer = scene->outline->answer;
    const char *kind = scene->outline->question->answer->name;
    include(scene, isfinite(ray->t_min) ? along(origin, ray->t_min, dir) : origin);
    if (strcmp(kind, "span") == 0 && isectd_hit(answer->span_d)) {
        include(scene, along(origin, answer->span_d.enter, dir));
        include(scene, along(origin, answer->span_d.leave, dir));
    } else if (strcmp(kind, "touch") == 0) {
        include(scene, along(origin, answer->touch_d.t, dir));
    }
}

static isectd_vec3 in_space(isectd_vec2 v)
{
    return (isectd_vec3){v.x, v.y, 0};
}

static union ask_value ray_in_space(const union ask_value *value)
{
    const isectd_ray2 *r = &value->ray2_d;
    return (union ask_value){.ray_d = {in_space(r->origin), in_space(r->dir), r->t_min, r->t_max}};
}

static void include_ray2(struct scene *scene, const union ask_value *value)
{
    const union ask_value ray = ray_in_space(value);
    include_ray(scene, &ray);
}

static struct vector middle_of(const struct extent *extent)
{
    double middle[3];
    for (int k = 0; k < 3; k++)
        middle[k] =
            extent->lower[k] <= extent->upper[k] ? extent->lower[k] / 2 + extent->upper[k] / 2 : 0;
    return (struct vector){middle[0], middle[1], middle[2]};
}

/* The point of the plane that is nearest to p. */
static struct vector foot(const isectd_plane *plane, struct vector p)
{
    const struct vector normal = vector_of(plane->normal);
    double squared = vector_dot(normal, normal);
    return along(p, squared > 0 ? -(vector_dot(normal, p) + plane->d) / squared : 0, normal);
}

static void include_plane(struct scene *scene, const union ask_value *value)
{
    include(scene, foot(&value->plane_d, middle_of(&scene->extent)));
}

/* ---- strokes ---- */

static void begin(struct scene *scene)
{
    sketch_begin(scene->sketch, scene->pen);
}

static void to(struct scene *scene, struct vector p)
{
    const struct vector v = vector_subtract(p, scene->middle);
    sketch_to(scene->sketch,
              scene->sketch->width / 2.0 + scene->scale * vector_dot(v, scene->view.right),
              scene->sketch->height / 2.0 - scene->scale * vector_dot(v, scene->view.up));
}

static void line(struct scene *scene, struct vector a, struct vector b)
{
    begin(scene);
    to(scene, a);
    to(scene, b);
}

/* Center and two perpendicular radii. */
static void circle(struct scene *scene, struct vector center, struct vector u, struct vector v)
{
    const double turn = 8 * atan(1) / ROUND;
    begin(scene);
    for (int i = 0; i <= ROUND; i++)
        to(scene, along(along(center, cos(turn * i), u), sin(turn * i), v));
}

static void arrow(struct scene *scene, struct vector a, struct vector b)
{
    const struct vector back = vector_scale(vector_unit(vector_subtract(a, b)), 14 / scene->scale);
    const struct vector side = vector_cross(back, scene->view.toward);
    line(scene, a, b);
    begin(scene);
    to(scene, vector_add(vector_add(b, back), vector_scale(side, 0.35)));
    to(scene, b);
    to(scene, vector_add(vector_add(b, back), vector_scale(side, -0.35)));
}

/* Bit k of a corner's number is its side along axis k. */
static void edges(struct scene *scene, const struct vector corner[8])
{
    for (unsigned i = 0; i < 8; i++)
        for (unsigned k = 0; k < 3; k++)
            if (!(i >> k & 1))
                line(scene, corner[i], corner[i | 1u << k]);
}

/* ---- shapes ---- */

/* A stroke that begins with a point, as wide as it is to be seen. */
static void begin_at(struct scene *scene, struct vector p)
{
    begin(scene);
    if (scene->sketch->stroke_count)
        scene->sketch->strokes[scene->sketch->stroke_count - 1].pen.width = 6;
    to(scene, p);
}

static void draw_point(struct scene *scene, const union ask_value *value)
{
    begin_at(scene, vector_of(value->vec3_d));
}

static void ends_and_line(struct scene *scene, struct vector a, struct vector b)
{
    begin_at(scene, a);
    begin_at(scene, b);
    line(scene, a, b);
}

static void draw_segment(struct scene *scene, const union ask_value *value)
{
    ends_and_line(scene, vector_of(value->segment_d.a), vector_of(value->segment_d.b));
}

static void draw_segment2(struct scene *scene, const union ask_value *value)
{
    ends_and_line(scene, flat(value->segment2_d.a), flat(value->segment2_d.b));
}

static void draw_point2(struct scene *scene, const union ask_value *value)
{
    begin_at(scene, flat(value->vec2_d));
}

static void draw_polygon2(struct scene *scene, const union ask_value *value)
{
    const size_t count = value->points.count;
    if (count == 0)
        return;
    begin(scene);
    for (size_t i = 0; i <= count; i++)
        to(scene, flat_at(value, i % count));
}

/* A piece as a line of many short ones. */
static void draw_piece(struct scene *scene, const union ask_value *value, size_t first,
                       unsigned degree)
{
    enum { PARTS = 32 };
    for (unsigned part = 1; part <= (degree > 1 ? PARTS : 1); part++) {
        const double t = degree > 1 ? (double)part / PARTS : 1;
        struct vector p[4];
        for (unsigned i = 0; i <= degree; i++)
            p[i] = flat_at(value, first + i);
        for (unsigned left = degree; left > 0; left--)
            for (unsigned i = 0; i < left; i++)
                p[i] = flat((isectd_vec2){p[i].x + t * (p[i + 1].x - p[i].x),
                                          p[i].y + t * (p[i + 1].y - p[i].y)});
        to(scene, p[0]);
    }
}

/* Pieces that there are points for; each loop is closed. */
static void draw_contour2(struct scene *scene, const union ask_value *value)
{
    const struct ask_points *points = &value->points;
    size_t next = 0, start = 0;
    for (size_t i = 0; i < points->pieces; i++) {
        const unsigned degree = points->degrees[i], taken = degree > 0 ? degree : 1;
        if (degree > 3 || next + taken > points->count || (i == 0 && degree > 0))
            break;
        if (degree > 0)
            draw_piece(scene, value, next - 1, degree);
        else if (i > 0)
            to(scene, flat_at(value, start));
        if (degree == 0) {
            begin(scene);
            start = next;
            to(scene, flat_at(value, next));
        }
        next += taken;
    }
    if (next > 0)
        to(scene, flat_at(value, start));
}

static void draw_polygon(struct scene *scene, const union ask_value *value)
{
    const size_t count = value->points.count;
    if (count == 0)
        return;
    begin(scene);
    for (size_t i = 0; i <= count; i++)
        to(scene, corner_at(value, i % count));
}

static void draw_ray(struct scene *scene, const union ask_value *value)
{
    const isectd_ray *ray = &value->ray_d;
    const struct vector origin = vector_of(ray->origin), dir = vector_of(ray->dir);
    const double squared = vector_dot(dir, dir), reach = 1.5 * scene->radius;
    if (!(ray->t_min <= ray->t_max))
        return;
    const struct vector offset = vector_subtract(origin, scene->middle);
    /* Where the line leaves a ball larger than the scene: |offset + t dir| = reach. */
    const double nearest = squared > 0 ? -vector_dot(offset, dir) / squared : 0;
    const struct vector closest = along(offset, nearest, dir);
    const double half = sqrt(fmax(reach * reach - vector_dot(closest, closest), 0) / squared);
    const double from = fmax(ray->t_min, squared > 0 ? nearest - half : ray->t_min);
    const double end = fmin(ray->t_max, squared > 0 ? nearest + half : ray->t_max);
    const bool point = !(squared > 0) || !(from < end);
    begin_at(scene, point ? origin : along(origin, from, dir));
    if (!point)
        arrow(scene, along(origin, from, dir), along(origin, end, dir));
}

static void draw_ray2(struct scene *scene, const union ask_value *value)
{
    const union ask_value ray = ray_in_space(value);
    draw_ray(scene, &ray);
}

/* Two unit vectors that are perpendicular to this one and to each other. */
static void across(struct vector normal, struct vector *u, struct vector *v)
{
    const struct vector other =
        fabs(normal.y) < 0.9 ? (struct vector){0, 1, 0} : (struct vector){1, 0, 0};
    *u = vector_unit(vector_cross(other, normal));
    *v = vector_cross(normal, *u);
}

static void draw_plane(struct scene *scene, const union ask_value *value)
{
    enum { CELLS = 4 };
    const struct vector normal = vector_unit(vector_of(value->plane_d.normal));
    const struct vector middle = foot(&value->plane_d, scene->middle);
    if (vector_dot(normal, normal) == 0) /* everything or nothing */
        return;
    struct vector u, v;
    across(normal, &u, &v);
    u = vector_scale(u, 0.9 * scene->radius), v = vector_scale(v, 0.9 * scene->radius);
    for (int i = 0; i <= CELLS; i++) {
        double s = 2.0 * i / CELLS - 1;
        line(scene, along(along(middle, s, u), -1, v), along(along(middle, s, u), 1, v));
        line(scene, along(along(middle, s, v), -1, u), along(along(middle, s, v), 1, u));
    }
    arrow(scene, middle, along(middle, 0.4 * scene->radius, normal));
}

static void draw_triangle(struct scene *scene, const union ask_value *value)
{
    begin(scene);
    to(scene, vector_of(value->triangle_d.a));
    to(scene, vector_of(value->triangle_d.b));
    to(scene, vector_of(value->triangle_d.c));
    to(scene, vector_of(value->triangle_d.a));
}

static void draw_triangle2(struct scene *scene, const union ask_value *value)
{
    const isectd_triangle2 *t = &value->triangle2_d;
    const union ask_value triangle = {
        .triangle_d = {in_space(t->a), in_space(t->b), in_space(t->c)}};
    draw_triangle(scene, &triangle);
}

static void draw_circle2(struct scene *scene, const union ask_value *value)
{
    const double r = value->circle2_d.radius;
    if (r >= 0)
        circle(scene, flat(value->circle2_d.center), (struct vector){r, 0, 0},
               (struct vector){0, r, 0});
}

/* The outline, the equator and a meridian. */
static void draw_sphere(struct scene *scene, const union ask_value *value)
{
    const struct vector center = vector_of(value->sphere_d.center);
    const double r = value->sphere_d.radius;
    if (!(r >= 0))
        return;
    circle(scene, center, vector_scale(scene->view.right, r), vector_scale(scene->view.up, r));
    scene->pen.width /= 2;
    circle(scene, center, (struct vector){r, 0, 0}, (struct vector){0, 0, r});
    circle(scene, center, (struct vector){r, 0, 0}, (struct vector){0, r, 0});
}

/* The outlines of both ends, and the two lines that touch them. */
static void draw_capsule(struct scene *scene, const union ask_value *value)
{
    const struct vector a = vector_of(value->capsule_d.a), b = vector_of(value->capsule_d.b);
    const struct vector beside = vector_cross(vector_subtract(b, a), scene->view.toward);
    const double r = value->capsule_d.radius;
    if (!(r >= 0))
        return;
    circle(scene, a, vector_scale(scene->view.right, r), vector_scale(scene->view.up, r));
    circle(scene, b, vector_scale(scene->view.right, r), vector_scale(scene->view.up, r));
    for (int side = -1; side <= 1; side += 2) {
        const struct vector out = vector_scale(vector_unit(beside), side * r);
        line(scene, vector_add(a, out), vector_add(b, out));
    }
}

/* A circle of this radius round an axis, and its radius across the view, along which it is widest.
 */
static struct vector rim(struct scene *scene, isectd_vec3 center, struct vector axis, double r)
{
    struct vector u, v;
    across(vector_unit(axis), &u, &v);
    circle(scene, vector_of(center), vector_scale(u, r), vector_scale(v, r));
    return vector_scale(vector_unit(vector_cross(axis, scene->view.toward)), r);
}

static void draw_disc(struct scene *scene, const union ask_value *value)
{
    const struct vector normal = vector_of(value->disc_d.normal);
    if (value->disc_d.radius >= 0 && vector_dot(normal, normal) > 0)
        rim(scene, value->disc_d.center, normal, value->disc_d.radius);
}

static void draw_cylinder(struct scene *scene, const union ask_value *value)
{
    const isectd_cylinder *c = &value->cylinder_d;
    const struct vector a = vector_of(c->a), b = vector_of(c->b), axis = vector_subtract(b, a);
    if (!(c->radius >= 0))
        return;
    rim(scene, c->a, axis, c->radius);
    const struct vector out = rim(scene, c->b, axis, c->radius);
    line(scene, vector_add(a, out), vector_add(b, out));
    line(scene, vector_subtract(a, out), vector_subtract(b, out));
}

static void draw_cone(struct scene *scene, const union ask_value *value)
{
    const isectd_cone *c = &value->cone_d;
    const struct vector tip = vector_of(c->tip), base = vector_of(c->base);
    if (!(c->radius >= 0))
        return;
    const struct vector out = rim(scene, c->base, vector_subtract(base, tip), c->radius);
    line(scene, tip, vector_add(base, out));
    line(scene, tip, vector_subtract(base, out));
}

/* Its rims: outermost, innermost, at the top and at the bottom; and the rings that four planes
 * through the axis cut. */
static void draw_torus(struct scene *scene, const union ask_value *value)
{
    const isectd_torus *t = &value->torus_d;
    const struct vector center = vector_of(t->center), axis = vector_unit(vector_of(t->axis));
    struct vector u, v;
    if (!(t->major >= 0) || !(t->minor >= 0))
        return;
    if (vector_dot(axis, axis) == 0) {
        draw_sphere(scene, &(union ask_value){.sphere_d = {t->center, t->major + t->minor}});
        return;
    }
    across(axis, &u, &v);
    for (unsigned i = 0; i < 4; i++) {
        const double out = t->major + (i & 1 ? 0 : i & 2 ? t->minor : -t->minor);
        const double up = i & 1 ? (i & 2 ? t->minor : -t->minor) : 0;
        circle(scene, along(center, up, axis), vector_scale(u, out), vector_scale(v, out));
    }
    for (unsigned i = 0; i < 8; i++) {
        const double turn = i * atan(1);
        const struct vector out = along(vector_scale(u, cos(turn)), sin(turn), v);
        circle(scene, along(center, t->major, out), vector_scale(out, t->minor),
               vector_scale(axis, t->minor));
    }
}

static void draw_rectangle(struct scene *scene, const union ask_value *value)
{
    begin(scene);
    for (unsigned i = 0; i <= 4; i++)
        to(scene, rectangle_corner(&value->rectangle_d, i % 4));
}

/* The border, and the diagonal along which it may be bent. */
static void draw_quad(struct scene *scene, const union ask_value *value)
{
    const isectd_quad *quad = &value->quad_d;
    begin(scene);
    to(scene, vector_of(quad->a));
    to(scene, vector_of(quad->b));
    to(scene, vector_of(quad->c));
    to(scene, vector_of(quad->d));
    to(scene, vector_of(quad->a));
    scene->pen.width /= 2;
    line(scene, vector_of(quad->a), vector_of(quad->c));
}

/* The balls at the corners, and the rectangle on both sides of the middle. */
static void draw_lozenge(struct scene *scene, const union ask_value *value)
{
    const isectd_lozenge *z = &value->lozenge_d;
    const isectd_rectangle middle = {z->corner, z->u, z->v};
    const struct vector n = vector_unit(vector_cross(vector_of(z->u), vector_of(z->v)));
    if (!(z->radius >= 0))
        return;
    for (unsigned i = 0; i < 4; i++)
        circle(scene, rectangle_corner(&middle, i), vector_scale(scene->view.right, z->radius),
               vector_scale(scene->view.up, z->radius));
    for (int side = -1; side <= 1; side += 2) {
        begin(scene);
        for (unsigned i = 0; i <= 4; i++)
            to(scene, along(rectangle_corner(&middle, i % 4), side * z->radius, n));
    }
}

/* Where the planes through two axes cut it. */
static void draw_ellipsoid(struct scene *scene, const union ask_value *value)
{
    const isectd_ellipsoid *e = &value->ellipsoid_d;
    struct vector radius[3];
    for (int k = 0; k < 3; k++) {
        if (!(e->radius[k] >= 0))
            return;
        radius[k] = vector_scale(vector_of(e->axis[k]), e->radius[k]);
    }
    for (int k = 0; k < 3; k++)
        circle(scene, vector_of(e->center), radius[k], radius[(k + 1) % 3]);
}

static void draw_aabb(struct scene *scene, const union ask_value *value)
{
    const isectd_vec3 bounds[2] = {value->aabb_d.lower, value->aabb_d.upper};
    const struct vector m = scene->middle;
    const double far = 1.3 * scene->radius;
    struct vector corner[8];
    if (!(bounds[0].x <= bounds[1].x && bounds[0].y <= bounds[1].y && bounds[0].z <= bounds[1].z))
        return;
    for (unsigned i = 0; i < 8; i++)
        corner[i] = (struct vector){fmin(fmax(bounds[i & 1].x, m.x - far), m.x + far),
                                    fmin(fmax(bounds[i >> 1 & 1].y, m.y - far), m.y + far),
                                    fmin(fmax(bounds[i >> 2].z, m.z - far), m.z + far)};
    edges(scene, corner);
}

static void draw_rectangle2(struct scene *scene, const union ask_value *value)
{
    const isectd_rectangle2 *r = &value->rectangle2_d;
    const union ask_value box = {.aabb_d = {in_space(r->lower), in_space(r->upper)}};
    draw_aabb(scene, &box);
}

static void draw_obb(struct scene *scene, const union ask_value *value)
{
    struct vector corner[8];
    for (int k = 0; k < 3; k++)
        if (!(value->obb_d.half[k] >= 0))
            return;
    for (unsigned i = 0; i < 8; i++)
        corner[i] = obb_corner(&value->obb_d, i);
    edges(scene, corner);
}

/* A solid by its edges. What is far away is cut off. */
static void draw_solid(struct scene *scene, const struct half_space *plane, int count)
{
    struct edge edge;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            if (!edge_of(plane, count, i, j, &edge))
                continue;
            const double squared = vector_dot(edge.dir, edge.dir);
            const double reach = 1.3 * scene->radius / sqrt(squared);
            const double middle =
                vector_dot(vector_subtract(scene->middle, edge.p), edge.dir) / squared;
            const double from = fmax(edge.from, middle - reach),
                         end = fmin(edge.end, middle + reach);
            if (from < end)
                line(scene, along(edge.p, from, edge.dir), along(edge.p, end, edge.dir));
        }
}

static void draw_kdop(struct scene *scene, const double *lower, const double *upper, bool edges_off,
                      bool corners_off)
{
    struct half_space plane[KDOP_PLANES];
    const int first = KDOP_AXES + (edges_off ? KDOP_EDGES : 0);
    int planes = add_slabs(plane, 0, kdop_axes, KDOP_AXES, lower, upper);
    if (edges_off)
        planes =
            add_slabs(plane, planes, kdop_edges, KDOP_EDGES, lower + KDOP_AXES, upper + KDOP_AXES);
    if (corners_off)
        planes = add_slabs(plane, planes, kdop_corners, KDOP_CORNERS, lower + first, upper + first);
    draw_solid(scene, plane, planes);
}

static void draw_kdop14(struct scene *scene, const union ask_value *value)
{
    draw_kdop(scene, value->kdop14_d.lower, value->kdop14_d.upper, false, true);
}

static void draw_kdop18(struct scene *scene, const union ask_value *value)
{
    draw_kdop(scene, value->kdop18_d.lower, value->kdop18_d.upper, true, false);
}

static void draw_kdop26(struct scene *scene, const union ask_value *value)
{
    draw_kdop(scene, value->kdop26_d.lower, value->kdop26_d.upper, true, true);
}

static void draw_any_kdop(struct scene *scene, const union ask_value *value)
{
    struct half_space plane[SOLID_PLANES];
    draw_solid(scene, plane, planes_of_kdop(value, plane));
}

static void draw_hull(struct scene *scene, const union ask_value *value)
{
    struct half_space plane[SOLID_PLANES];
    draw_solid(scene, plane, planes_of_hull(value, plane));
}

/* Of the hull of corners its edges, each of which is there twice. */
static void draw_hull_of_corners(struct scene *scene, const union ask_value *value)
{
    char memory[400 * ASK_GIVEN_MOST];
    const isectd_points points =
        isectd_points_of((const isectd_vec3 *)(const void *)value->points.doubles);
    isectd_hull hull;
    if (isectd_hull_build(&hull, &points, value->points.count, memory, sizeof memory, NULL) !=
        ISECT_OK)
        return;
    if (hull.edge_count == 0)
        ends_and_line(scene, vector_of(hull.vertices[0]),
                      vector_of(hull.vertices[hull.vertex_count - 1]));
    for (uint32_t i = 0; i < hull.edge_count; i++) {
        const isectd_hull_edge *edge = &hull.edges[i];
        if (i > edge->twin)
            continue;
        begin(scene);
        to(scene, vector_of(hull.vertices[edge->origin]));
        to(scene, vector_of(hull.vertices[hull.edges[edge->next].origin]));
    }
}

static void draw_frustum(struct scene *scene, const union ask_value *value)
{
    struct half_space plane[6];
    for (int i = 0; i < 6; i++)
        plane[i] = (struct half_space){vector_of(value->frustum_d.plane[i].normal),
                                       -value->frustum_d.plane[i].d};
    draw_solid(scene, plane, 6);
}

/* Planes come last: they are drawn where the others are. */
static const struct {
    const char *name;
    void (*include)(struct scene *scene, const union ask_value *value);
    void (*draw)(struct scene *scene, const union ask_value *value);
} shapes[] = {
    {"vec3", include_point, draw_point},
    {"segment", include_segment, draw_segment},
    {"segment2", include_segment2, draw_segment2},
    {"ray", include_ray, draw_ray},
    {"ray2", include_ray2, draw_ray2},
    {"circle2", include_circle2, draw_circle2},
    {"rectangle2", include_rectangle2, draw_rectangle2},
    {"triangle2", include_triangle2, draw_triangle2},
    {"triangle", include_triangle, draw_triangle},
    {"sphere", include_sphere, draw_sphere},
    {"rectangle", include_rectangle, draw_rectangle},
    {"disc", include_disc, draw_disc},
    {"quad", include_quad, draw_quad},
    {"capsule", include_capsule, draw_capsule},
    {"lozenge", include_lozenge, draw_lozenge},
    {"ellipsoid", include_ellipsoid, draw_ellipsoid},
    {"cylinder", include_cylinder, draw_cylinder},
    {"cone", include_cone, draw_cone},
    {"torus", include_torus, draw_torus},
    {"aabb", include_aabb, draw_aabb},
    {"obb", include_obb, draw_obb},
    {"vec2", include_point2, draw_point2},
    {"polygon", include_polygon, draw_polygon},
    {"polygon2", include_polygon2, draw_polygon2},
    {"contour2", include_polygon2, draw_contour2},
    {"loop", include_polygon, draw_polygon},
    {"kdop14", include_kdop14, draw_kdop14},
    {"kdop18", include_kdop18, draw_kdop18},
    {"kdop26", include_kdop26, draw_kdop26},
    {"kdop", include_kdop, draw_any_kdop},
    {"frustum", include_frustum, draw_frustum},
    {"hull", include_hull, draw_hull},
    {"corners", include_polygon, draw_hull_of_corners},
    {"plane", include_plane, draw_plane},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

/* ---- the answer ---- */

static void dot(struct scene *scene, struct vector p)
{
    sketch_begin(scene->sketch, dot_pen);
    to(scene, p);
}

static bool inside(const struct scene *scene, struct vector p)
{
    const struct vector v = vector_subtract(p, scene->middle);
    return vector_dot(v, v) <= 4 * scene->radius * scene->radius;
}

/* A point, a segment or a polygon: its corners, and the lines between them. */
static void draw_corners(struct scene *scene, const isectd_vec3 *points, size_t count)
{
    if (count > 1)
        begin(scene);
    for (size_t i = 0; count > 1 && i <= count; i++)
        to(scene, vector_of(points[i % count]));
    for (size_t i = 0; i < count; i++)
        if (inside(scene, vector_of(points[i])))
            dot(scene, vector_of(points[i]));
}

static void draw_common2(struct scene *scene, const isectd_common2 *common)
{
    isectd_vec3 points[2];
    for (uint32_t i = 0; i < common->count; i++)
        points[i] = in_space(common->point[i]);
    draw_corners(scene, points, common->count);
}

static void draw_crossing2(struct scene *scene, const isectd_crossing2 *crossing)
{
    draw_common2(scene,
                 &(isectd_common2){crossing->count, {crossing->point[0], crossing->point[1]}});
}

/* Hits lie on the ray. Answers that are words colour the second shape instead. */
static void draw_answer(struct scene *scene)
{
    const struct outline *outline = scene->outline;
    const bool in_plane = strcmp(outline->question->given[0]->name, "ray2") == 0;
    const union ask_value first = in_plane ? ray_in_space(outline->given) : outline->given[0];
    const struct vector origin = vector_of(first.ray_d.origin), dir = vector_of(first.ray_d.dir);
    const char *kind = outline->question->answer->name;
    scene->pen = answer_pen;
    if (strcmp(kind, "common") == 0)
        draw_corners(scene, outline->answer->common_d.point, outline->answer->common_d.count);
    if (strcmp(kind, "common2") == 0)
        draw_common2(scene, &outline->answer->common2_d);
    if (strcmp(kind, "crossing2") == 0)
        draw_crossing2(scene, &outline->answer->crossing2_d);
    if (strcmp(kind, "loop") == 0)
        draw_corners(scene, (const isectd_vec3 *)(const void *)outline->answer->points.doubles,
                     outline->answer->points.count);
    if (strcmp(kind, "ray") == 0 && ask_found(outline->question->answer, outline->answer, DOUBLE))
        draw_ray(scene, outline->answer);
    if (strcmp(kind, "touch") == 0 && isfinite(outline->answer->touch_d.t))
        dot(scene, along(origin, outline->answer->touch_d.t, dir));
    if (strcmp(kind, "nearest") == 0 && isfinite(outline->answer->nearest_d.distance2)) {
        const struct vector a = vector_of(outline->answer->nearest_d.a);
        const struct vector b = vector_of(outline->answer->nearest_d.b);
        line(scene, a, b);
        dot(scene, a);
        dot(scene, b);
    }
    if (strcmp(kind, "span") != 0 || !isectd_hit(outline->answer->span_d))
        return;
    const struct vector enter = along(origin, outline->answer->span_d.enter, dir);
    const struct vector leave = along(origin, outline->answer->span_d.leave, dir);
    if (inside(scene, enter) && inside(scene, leave))
        line(scene, enter, leave);
    if (inside(scene, enter))
        dot(scene, enter);
    if (inside(scene, leave))
        dot(scene, leave);
}

/* ---- all of it ---- */

bool outline_look(struct outline_view *view, struct vector from, struct vector up,
                  struct fault *fault)
{
    view->toward = vector_unit(from);
    view->right = vector_unit(vector_cross(up, view->toward));
    view->up = vector_cross(view->toward, view->right);
    return vector_dot(view->right, view->right) > 0 ||
           fault_set(fault, "--from is straight up or down: nothing is upright");
}

static bool frame(struct scene *scene, struct fault *fault)
{
    const struct outline *outline = scene->outline;
    scene->extent =
        (struct extent){{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
    for (int i = 0; i < SHAPES; i++)
        for (int k = 0; k < DRAWN; k++)
            if (strcmp(outline->question->given[k]->name, shapes[i].name) == 0)
                shapes[i].include(scene, &outline->given[k]);
    double squared = 0;
    for (int k = 0; k < 3; k++)
        squared += pow(fmax(scene->extent.upper[k] / 2 - scene->extent.lower[k] / 2, 0), 2);
    scene->middle = middle_of(&scene->extent);
    scene->radius = squared > 0 ? sqrt(squared) : 1;
    const unsigned least =
        scene->sketch->width < scene->sketch->height ? scene->sketch->width : scene->sketch->height;
    scene->scale = least / 2.3 / scene->radius;
    return (isfinite(squared) && scene->scale > 0 && isfinite(scene->scale)) ||
           fault_set(fault, "shapes this large or small cannot be drawn");
}

static bool is_finite(const union ask_value *value, const struct ask_type *type)
{
    for (unsigned i = 0; i < ask_number_count(type, value); i++)
        if (isnan(value->points.doubles[ask_number_place(type, value, i)]))
            return false;
    return true;
}

bool outline_draw(const struct outline *outline, struct sketch *sketch, struct fault *fault)
{
    struct scene scene = {.outline = outline, .sketch = sketch};
    const struct ask_question *question = outline->question;
    for (int k = 0; k < DRAWN; k++) {
        const struct ask_type *type = question->given[k];
        int i = 0;
        while (i < SHAPES && (type == NULL || strcmp(type->name, shapes[i].name) != 0))
            i++;
        if (i == SHAPES)
            return fault_set(fault, "no picture of a question about %s",
                             type != NULL ? type->name : "nothing");
        if (!is_finite(&outline->given[k], type))
            return fault_set(fault, "%s: NaN cannot be drawn", type->name);
    }
    if (!frame(&scene, fault) || !outline_look(&scene.view, outline->from, outline->up, fault))
        return false;
    const bool hit = ask_found(question->answer, outline->answer, DOUBLE);
    const bool word = question->answer->kind != ASK_STRUCT && question->answer->kind != ASK_VIEW;
    for (int k = 0; k < DRAWN; k++)
        for (int i = 0; i < SHAPES; i++)
            if (strcmp(question->given[k]->name, shapes[i].name) == 0) {
                scene.pen = pens[k];
                if (k == 1 && word && hit)
                    scene.pen.rgb = answer_pen.rgb;
                shapes[i].draw(&scene, &outline->given[k]);
            }
    draw_answer(&scene);
    return !sketch->failed || fault_set(fault, "out of memory");
}

/* ---- one of many ---- */

/* Nothing is too far away. */
static struct scene single(const struct outline_view *view, struct pen pen, struct sketch *sketch)
{
    return (struct scene){
        .sketch = sketch, .view = *view, .radius = INFINITY, .scale = 1, .pen = pen};
}

void outline_shape(const struct outline_view *view, const char *type, const union ask_value *shape,
                   struct pen pen, struct sketch *sketch)
{
    struct scene scene = single(view, pen, sketch);
    for (int i = 0; i < SHAPES; i++)
        if (strcmp(type, shapes[i].name) == 0)
            shapes[i].draw(&scene, shape);
}

void outline_line(const struct outline_view *view, struct vector a, struct vector b, struct pen pen,
                  struct sketch *sketch)
{
    struct scene scene = single(view, pen, sketch);
    line(&scene, a, b);
}
