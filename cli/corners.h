/* cli/corners.h - the points of shapes as vectors. */
#ifndef CLI_CORNERS_H
#define CLI_CORNERS_H

#include "ask_table.h"
#include "vector.h"

static inline struct vector vector_of(isectd_vec3 v)
{
    return (struct vector){v.x, v.y, v.z};
}

static inline struct vector along(struct vector origin, double t, struct vector dir)
{
    return vector_add(origin, vector_scale(dir, t));
}

/* A point in the plane, at z = 0. */
static inline struct vector flat(isectd_vec2 v)
{
    return (struct vector){v.x, v.y, 0};
}

static inline struct vector flat_at(const union ask_value *value, size_t i)
{
    const double *numbers = &value->points.doubles[2 * i];
    return flat((isectd_vec2){numbers[0], numbers[1]});
}

static inline struct vector corner_at(const union ask_value *value, size_t i)
{
    const double *numbers = &value->points.doubles[3 * i];
    return (struct vector){numbers[0], numbers[1], numbers[2]};
}

/* The corners in order round it. */
static inline struct vector rectangle_corner(const isectd_rectangle *rectangle, unsigned which)
{
    const struct vector p = vector_of(rectangle->corner);
    const struct vector q = which == 1 || which == 2 ? along(p, 1, vector_of(rectangle->u)) : p;
    return which & 2 ? along(q, 1, vector_of(rectangle->v)) : q;
}

/* A corner of a box with axes of its own; bit k of `which` is its side along axis k. */
static inline struct vector obb_corner(const isectd_obb *obb, unsigned which)
{
    struct vector p = vector_of(obb->center);
    for (int k = 0; k < 3; k++)
        p = along(p, which >> k & 1 ? obb->half[k] : -obb->half[k], vector_of(obb->axis[k]));
    return p;
}

static inline isectd_vec3 in_space(isectd_vec2 v)
{
    return (isectd_vec3){v.x, v.y, 0};
}

static inline union ask_value ray_in_space(const union ask_value *value)
{
    const isectd_ray2 *r = &value->ray2_d;
    return (union ask_value){.ray_d = {in_space(r->origin), in_space(r->dir), r->t_min, r->t_max}};
}

/* The point of the plane that is nearest to p. */
static inline struct vector foot(const isectd_plane *plane, struct vector p)
{
    const struct vector normal = vector_of(plane->normal);
    double squared = vector_dot(normal, normal);
    return along(p, squared > 0 ? -(vector_dot(normal, p) + plane->d) / squared : 0, normal);
}

#endif
