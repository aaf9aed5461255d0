/* cli/drawing/corners.h - the points of shapes as vectors. */
#ifndef CLI_CORNERS_H
#define CLI_CORNERS_H

#include "ask/ask.h"
#include "drawing/vector.h"

static inline Vector vector_of(isectd_vec3 v)
{
    return (Vector){v.x, v.y, v.z};
}

static inline Vector along(Vector origin, double t, Vector dir)
{
    return vector_add(origin, vector_scale(dir, t));
}

/* A point of the plane, at z = 0. */
static inline Vector flat(isectd_vec2 v)
{
    return (Vector){v.x, v.y, 0};
}

static inline Vector flat_at(const union ask_value *value, size_t i)
{
    const double *numbers = &value->points.doubles[2 * i];
    return flat((isectd_vec2){numbers[0], numbers[1]});
}

static inline Vector corner_at(const union ask_value *value, size_t i)
{
    const double *numbers = &value->points.doubles[3 * i];
    return (Vector){numbers[0], numbers[1], numbers[2]};
}

/* The corners in order round the rectangle. */
static inline Vector rectangle_corner(const isectd_rectangle *rectangle, unsigned which)
{
    const Vector p = vector_of(rectangle->corner);
    const Vector q = which == 1 || which == 2 ? along(p, 1, vector_of(rectangle->u)) : p;
    return which & 2 ? along(q, 1, vector_of(rectangle->v)) : q;
}

/* A corner of an oriented box; bit k of `which` is its side along axis k. */
static inline Vector obb_corner(const isectd_obb *obb, unsigned which)
{
    Vector p = vector_of(obb->center);
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
static inline Vector foot(const isectd_plane *plane, Vector p)
{
    const Vector normal = vector_of(plane->normal);
    double squared = vector_dot(normal, normal);
    return along(p, squared > 0 ? -(vector_dot(normal, p) + plane->d) / squared : 0, normal);
}

#endif
