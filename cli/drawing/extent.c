/* cli/drawing/extent.c - the finite parts of shapes, axis by axis. */
#include "drawing/extent.h"

#include "drawing/corners.h"
#include "drawing/drawing.h"
#include "drawing/solid.h"

#include <string.h>

Extent extent_begin(void)
{
    return (Extent){{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
}

void extent_include(Extent *extent, Vector p)
{
    const double numbers[3] = {p.x, p.y, p.z};
    for (int k = 0; k < 3; k++)
        if (isfinite(numbers[k])) {
            extent->lower[k] = fmin(extent->lower[k], numbers[k]);
            extent->upper[k] = fmax(extent->upper[k], numbers[k]);
        }
}

Vector extent_middle(const Extent *extent)
{
    double middle[3];
    for (int k = 0; k < 3; k++)
        middle[k] =
            extent->lower[k] <= extent->upper[k] ? extent->lower[k] / 2 + extent->upper[k] / 2 : 0;
    return (Vector){middle[0], middle[1], middle[2]};
}

static void include_point(Extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->vec3_d));
}

static void include_segment(Extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->segment_d.a));
    extent_include(extent, vector_of(value->segment_d.b));
}

static void include_segment2(Extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->segment2_d.a));
    extent_include(extent, flat(value->segment2_d.b));
}

static void include_point2(Extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->vec2_d));
}

static void include_polygon2(Extent *extent, const union ask_value *value)
{
    for (size_t i = 0; i < value->points.count; i++)
        extent_include(extent, flat_at(value, i));
}

static void include_polygon(Extent *extent, const union ask_value *value)
{
    for (size_t i = 0; i < value->points.count; i++)
        extent_include(extent, corner_at(value, i));
}

static void include_triangle2(Extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->triangle2_d.a));
    extent_include(extent, flat(value->triangle2_d.b));
    extent_include(extent, flat(value->triangle2_d.c));
}

static void include_circle2(Extent *extent, const union ask_value *value)
{
    const double r = fmax(value->circle2_d.radius, 0);
    const Vector center = flat(value->circle2_d.center);
    extent_include(extent, vector_add(center, (Vector){r, r, 0}));
    extent_include(extent, vector_subtract(center, (Vector){r, r, 0}));
}

static void include_rectangle2(Extent *extent, const union ask_value *value)
{
    extent_include(extent, flat(value->rectangle2_d.lower));
    extent_include(extent, flat(value->rectangle2_d.upper));
}

static void include_triangle(Extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->triangle_d.a));
    extent_include(extent, vector_of(value->triangle_d.b));
    extent_include(extent, vector_of(value->triangle_d.c));
}

static void include_ball(Extent *extent, isectd_vec3 middle, double radius)
{
    const double r = fmax(radius, 0);
    const Vector center = vector_of(middle);
    extent_include(extent, vector_add(center, (Vector){r, r, r}));
    extent_include(extent, vector_subtract(center, (Vector){r, r, r}));
}

static void include_sphere(Extent *extent, const union ask_value *value)
{
    include_ball(extent, value->sphere_d.center, value->sphere_d.radius);
}

static void include_capsule(Extent *extent, const union ask_value *value)
{
    include_ball(extent, value->capsule_d.a, value->capsule_d.radius);
    include_ball(extent, value->capsule_d.b, value->capsule_d.radius);
}

static void include_roundcone(Extent *extent, const union ask_value *value)
{
    include_ball(extent, value->roundcone_d.a, value->roundcone_d.radius_a);
    include_ball(extent, value->roundcone_d.b, value->roundcone_d.radius_b);
}

static void include_cylinder(Extent *extent, const union ask_value *value)
{
    include_ball(extent, value->cylinder_d.a, value->cylinder_d.radius);
    include_ball(extent, value->cylinder_d.b, value->cylinder_d.radius);
}

static void include_cone(Extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->cone_d.tip));
    include_ball(extent, value->cone_d.base, value->cone_d.radius);
}

static void include_torus(Extent *extent, const union ask_value *value)
{
    const isectd_torus *t = &value->torus_d;
    include_ball(extent, t->center, fmax(t->major, 0) + fmax(t->minor, 0));
}

static void include_disc(Extent *extent, const union ask_value *value)
{
    include_ball(extent, value->disc_d.center, value->disc_d.radius);
}

static void include_rectangle(Extent *extent, const union ask_value *value)
{
    for (unsigned i = 0; i < 4; i++)
        extent_include(extent, rectangle_corner(&value->rectangle_d, i));
}

static void include_quad(Extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->quad_d.a));
    extent_include(extent, vector_of(value->quad_d.b));
    extent_include(extent, vector_of(value->quad_d.c));
    extent_include(extent, vector_of(value->quad_d.d));
}

static void include_tetrahedron(Extent *extent, const union ask_value *value)
{
    const isectd_tetrahedron *t = &value->tetrahedron_d;
    const isectd_vec3 corner[] = {t->a, t->b, t->c, t->d};
    for (int i = 0; i < 4; i++)
        extent_include(extent, vector_of(corner[i]));
}

static void include_lozenge(Extent *extent, const union ask_value *value)
{
    const isectd_lozenge *z = &value->lozenge_d;
    const isectd_rectangle middle = {z->corner, z->u, z->v};
    for (unsigned i = 0; i < 4; i++) {
        const Vector p = rectangle_corner(&middle, i);
        include_ball(extent, (isectd_vec3){p.x, p.y, p.z}, z->radius);
    }
}

static void include_ellipsoid(Extent *extent, const union ask_value *value)
{
    const isectd_ellipsoid *e = &value->ellipsoid_d;
    for (int k = 0; k < 3; k++)
        for (int side = -1; side <= 1; side += 2)
            extent_include(extent,
                           along(vector_of(e->center), side * e->radius[k], vector_of(e->axis[k])));
}

static void include_aabb(Extent *extent, const union ask_value *value)
{
    extent_include(extent, vector_of(value->aabb_d.lower));
    extent_include(extent, vector_of(value->aabb_d.upper));
}

static void include_obb(Extent *extent, const union ask_value *value)
{
    for (unsigned i = 0; i < 8; i++)
        extent_include(extent, obb_corner(&value->obb_d, i));
}

static void include_solid(Extent *extent, const HalfSpace *plane, int count)
{
    Edge edge;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            if (solid_edge(plane, count, i, j, &edge)) {
                extent_include(extent, along(edge.p, edge.from, edge.dir));
                extent_include(extent, along(edge.p, edge.end, edge.dir));
            }
}

static void include_kdop(Extent *extent, const union ask_value *value)
{
    HalfSpace plane[SOLID_PLANES];
    include_solid(extent, plane, solid_of_kdop(value, plane));
}

static void include_hull(Extent *extent, const union ask_value *value)
{
    HalfSpace plane[SOLID_PLANES];
    include_solid(extent, plane, solid_of_hull(value, plane));
}

static void include_corners(Extent *extent, const union ask_value *value)
{
    union ask_value planes;
    if (hull_is_planes(value, &planes))
        include_hull(extent, &planes);
    else
        include_polygon(extent, value);
}

/* The box of a solid between planes. */
static void include_bounds(Extent *extent, const double *lower, const double *upper)
{
    extent_include(extent, (Vector){lower[0], lower[1], lower[2]});
    extent_include(extent, (Vector){upper[0], upper[1], upper[2]});
}

static void include_kdop14(Extent *extent, const union ask_value *value)
{
    include_bounds(extent, value->kdop14_d.lower, value->kdop14_d.upper);
}

static void include_kdop18(Extent *extent, const union ask_value *value)
{
    include_bounds(extent, value->kdop18_d.lower, value->kdop18_d.upper);
}

static void include_kdop26(Extent *extent, const union ask_value *value)
{
    include_bounds(extent, value->kdop26_d.lower, value->kdop26_d.upper);
}

static void include_frustum(Extent *extent, const union ask_value *value)
{
    for (int i = 0; i < 8; i++)
        extent_include(extent, vector_of(value->frustum_d.corner[i]));
}

/* The start of the ray. */
static void include_ray(Extent *extent, const union ask_value *value)
{
    const isectd_ray *ray = &value->ray_d;
    const Vector origin = vector_of(ray->origin);
    extent_include(extent,
                   isfinite(ray->t_min) ? along(origin, ray->t_min, vector_of(ray->dir)) : origin);
}

static void include_ray2(Extent *extent, const union ask_value *value)
{
    const union ask_value ray = ray_in_space(value);
    include_ray(extent, &ray);
}

static void include_plane(Extent *extent, const union ask_value *value)
{
    extent_include(extent, foot(&value->plane_d, extent_middle(extent)));
}

static const struct {
    const char *name;
    void (*include)(Extent *extent, const union ask_value *value);
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
    {"tetrahedron", include_tetrahedron},
    {"capsule", include_capsule},
    {"lozenge", include_lozenge},
    {"ellipsoid", include_ellipsoid},
    {"cylinder", include_cylinder},
    {"cone", include_cone},
    {"roundcone", include_roundcone},
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
    {"corners", include_corners},
    {"plane", include_plane},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

/* The name of a moving shape is that of the shape at rest after "moving_", and it has its numbers;
 * its start and its end are included. */
void extent_include_shape(Extent *extent, const char *type, const union ask_value *shape)
{
    static const char moving[] = "moving_";
    const size_t skip = strncmp(type, moving, sizeof moving - 1) == 0 ? sizeof moving - 1 : 0;
    union ask_value end = *shape;
    const bool moves = drawing_moved(type, 1, &end);
    for (int i = 0; i < SHAPES; i++)
        if (strcmp(type + skip, shapes[i].name) == 0) {
            shapes[i].include(extent, shape);
            if (moves)
                shapes[i].include(extent, &end);
        }
}
