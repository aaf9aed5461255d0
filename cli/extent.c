/* cli/extent.c - what is finite of shapes, axis by axis. */
#include "extent.h"

#include "corners.h"
#include "solid.h"

#include <string.h>

struct extent extent_begin(void)
{
    return (struct extent){{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
}

void extent_include(struct extent *extent, struct vector p)
{
    const double numbers[3] = {p.x, p.y, p.z};
    for (int k = 0; k < 3; k++)
        if (isfinite(numbers[k])) {
            extent->lower[k] = fmin(extent->lower[k], numbers[k]);
            extent->upper[k] = fmax(extent->upper[k], numbers[k]);
        }
}

struct vector extent_middle(const struct extent *extent)
{
    double middle[3];
    for (int k = 0; k < 3; k++)
        middle[k] =
            extent->lower[k] <= extent->upper[k] ? extent->lower[k] / 2 + extent->upper[k] / 2 : 0;
    return (struct vector){middle[0], middle[1], middle[2]};
}

static void include_point(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->vec3_d));
}

static void include_segment(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->segment_d.a));
    extent_include(extent, vector_of(value->segment_d.b));
}

static void include_segment2(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->segment2_d.a));
    extent_include(extent, flat(value->segment2_d.b));
}

static void include_point2(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->vec2_d));
}

static void include_polygon2(struct extent *extent, const union ask_value *value)
{
    for (size_t i = 0; i < value->points.count; i++)
        extent_include(extent, flat_at(value, i));
}

static void include_polygon(struct extent *extent, const union ask_value *value)
{
    for (size_t i = 0; i < value->points.count; i++)
        extent_include(extent, corner_at(value, i));
}

static void include_triangle2(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->triangle2_d.a));
    extent_include(extent, flat(value->triangle2_d.b));
    extent_include(extent, flat(value->triangle2_d.c));
}

static void include_circle2(struct extent *extent, const union ask_value *value)
{
    const double r = fmax(value->circle2_d.radius, 0);
    const struct vector center = flat(value->circle2_d.center);
    extent_include(extent, vector_add(center, (struct vector){r, r, 0}));
    extent_include(extent, vector_subtract(center, (struct vector){r, r, 0}));
}

static void include_rectangle2(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->rectangle2_d.lower));
    extent_include(extent, flat(value->rectangle2_d.upper));
}

static void include_triangle(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->triangle_d.a));
    extent_include(extent, vector_of(value->triangle_d.b));
    extent_include(extent, vector_of(value->triangle_d.c));
}

static void include_ball(struct extent *extent, isectd_vec3 middle, double radius)
{
    const double r = fmax(radius, 0);
    const struct vector center = vector_of(middle);
    extent_include(extent, vector_add(center, (struct vector){r, r, r}));
    extent_include(extent, vector_subtract(center, (struct vector){r, r, r}));
}

static void include_sphere(struct extent *extent, const union ask_value *value)
{
    include_ball(extent, value->sphere_d.center, value->sphere_d.radius);
}

static void include_capsule(struct extent *extent, const union ask_value *value)
{
    include_ball(extent, value->capsule_d.a, value->capsule_d.radius);
    include_ball(extent, value->capsule_d.b, value->capsule_d.radius);
}

static void include_cylinder(struct extent *extent, const union ask_value *value)
{
    include_ball(extent, value->cylinder_d.a, value->cylinder_d.radius);
    include_ball(extent, value->cylinder_d.b, value->cylinder_d.radius);
}

static void include_cone(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->cone_d.tip));
    include_ball(extent, value->cone_d.base, value->cone_d.radius);
}

static void include_torus(struct extent *extent, const union ask_value *value)
{
    const isectd_torus *t = &value->torus_d;
    include_ball(extent, t->center, fmax(t->major, 0) + fmax(t->minor, 0));
}

static void include_disc(struct extent *extent, const union ask_value *value)
{
    include_ball(extent, value->disc_d.center, value->disc_d.radius);
}

static void include_rectangle(struct extent *extent, const union ask_value *value)
{
    for (unsigned i = 0; i < 4; i++)
        extent_include(extent, rectangle_corner(&value->rectangle_d, i));
}

static void include_quad(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->quad_d.a));
    extent_include(extent, vector_of(value->quad_d.b));
    extent_include(extent, vector_of(value->quad_d.c));
    extent_include(extent, vector_of(value->quad_d.d));
}

static void include_lozenge(struct extent *extent, const union ask_value *value)
{
    const isectd_lozenge *z = &value->lozenge_d;
    const isectd_rectangle middle = {z->corner, z->u, z->v};
    for (unsigned i = 0; i < 4; i++) {
        const struct vector p = rectangle_corner(&middle, i);
        include_ball(extent, (isectd_vec3){p.x, p.y, p.z}, z->radius);
    }
}

static void include_ellipsoid(struct extent *extent, const union ask_value *value)
{
    const isectd_ellipsoid *e = &value->ellipsoid_d;
    for (int k = 0; k < 3; k++)
        for (int side = -1; side <= 1; side += 2)
            extent_include(extent,
                           along(vector_of(e->center), side * e->radius[k], vector_of(e->axis[k])));
}

static void include_aabb(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->aabb_d.lower));
    extent_include(extent, vector_of(value->aabb_d.upper));
}

static void include_obb(struct extent *extent, const union ask_value *value)
{
    for (unsigned i = 0; i < 8; i++)
        extent_include(extent, obb_corner(&value->obb_d, i));
}

static void include_solid(struct extent *extent, const struct half_space *plane, int count)
{
    struct edge edge;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            if (solid_edge(plane, count, i, j, &edge)) {
                extent_include(extent, along(edge.p, edge.from, edge.dir));
                extent_include(extent, along(edge.p, edge.end, edge.dir));
            }
}

static void include_kdop(struct extent *extent, const union ask_value *value)
{
    struct half_space plane[SOLID_PLANES];
    include_solid(extent, plane, solid_of_kdop(value, plane));
}

static void include_hull(struct extent *extent, const union ask_value *value)
{
    struct half_space plane[SOLID_PLANES];
    include_solid(extent, plane, solid_of_hull(value, plane));
}

/* Of solids between planes the box round them. */
static void include_bounds(struct extent *extent, const double *lower, const double *upper)
{
    extent_include(extent, (struct vector){lower[0], lower[1], lower[2]});
    extent_include(extent, (struct vector){upper[0], upper[1], upper[2]});
}

static void include_kdop14(struct extent *extent, const union ask_value *value)
{
    include_bounds(extent, value->kdop14_d.lower, value->kdop14_d.upper);
}

static void include_kdop18(struct extent *extent, const union ask_value *value)
{
    include_bounds(extent, value->kdop18_d.lower, value->kdop18_d.upper);
}

static void include_kdop26(struct extent *extent, const union ask_value *value)
{
    include_bounds(extent, value->kdop26_d.lower, value->kdop26_d.upper);
}

static void include_frustum(struct extent *extent, const union ask_value *value)
{
    for (int i = 0; i < 8; i++)
        extent_include(extent, vector_of(value->frustum_d.corner[i]));
}

/* Where it begins. */
static void include_ray(struct extent *extent, const union ask_value *value)
{
    const isectd_ray *ray = &value->ray_d;
    const struct vector origin = vector_of(ray->origin);
    extent_include(extent,
                   isfinite(ray->t_min) ? along(origin, ray->t_min, vector_of(ray->dir)) : origin);
}

static void include_ray2(struct extent *extent, const union ask_value *value)
{
    const union ask_value ray = ray_in_space(value);
    include_ray(extent, &ray);
}

static void include_plane(struct extent *extent, const union ask_value *value)
{
    extent_include(extent, foot(&value->plane_d, extent_middle(extent)));
}

static const struct {
    const char *name;
    void (*include)(struct extent *extent, const union ask_value *value);
} shapes[] = {
    {"vec3", include_point},
    {"segment", include_segment},
    {"segment2", include_segment2},
    {"ray", include_ray},
    {"ray2", include_ray2},
    {"circle2", include_circle2},
    {"rectangle2", include_rectangle2},
    {"triangle2", include_triangle2},
    {"triangle", include_triangle},
    {"sphere", include_sphere},
    {"rectangle", include_rectangle},
    {"disc", include_disc},
    {"quad", include_quad},
    {"capsule", include_capsule},
    {"lozenge", include_lozenge},
    {"ellipsoid", include_ellipsoid},
    {"cylinder", include_cylinder},
    {"cone", include_cone},
    {"torus", include_torus},
    {"aabb", include_aabb},
    {"obb", include_obb},
    {"vec2", include_point2},
    {"polygon", include_polygon},
    {"polygon2", include_polygon2},
    {"contour2", include_polygon2},
    {"loop", include_polygon},
    {"kdop14", include_kdop14},
    {"kdop18", include_kdop18},
    {"kdop26", include_kdop26},
    {"kdop", include_kdop},
    {"frustum", include_frustum},
    {"hull", include_hull},
    {"corners", include_polygon},
    {"plane", include_plane},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

void extent_include_shape(struct extent *extent, const char *type, const union ask_value *shape)
{
    for (int i = 0; i < SHAPES; i++)
        if (strcmp(type, shapes[i].name) == 0)
            shapes[i].include(extent, shape);
}
