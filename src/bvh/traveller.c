/* bvh/traveller.c - what a ray needs to know on its way through a tree, computed once. */
#include "bvh/traveller.h"
#include "cast/ray_triangle.h"

/* Can the three numbers be used? They are finite, and that is found without a branch. */
static bool usable(const real number[3])
{
    return (real_abs(number[0]) <= REAL_MAX) & (real_abs(number[1]) <= REAL_MAX) &
           (real_abs(number[2]) <= REAL_MAX);
}

/* The shorter node test is for rays that start at t_min >= 0, whose reciprocals are all normal
 * numbers, and whose products with the distance of any bound do not overflow. */
static bool is_plain(const Traveller *s, const X(bvh) * bvh)
{
    bool plain = s->ray.t_min >= 0;
    for (int k = 0; k < 3; k++) {
        real reach = real_abs(s->origin[k]) + (real)bvh->largest;
        plain &= (s->per[k] != 0) & (reach * real_abs(s->per[k]) <= REAL_MAX / 4);
    }
    return plain;
}

bool X(traveller_set_out)(Traveller *s, const X(bvh) * bvh, const X(ray) * ray)
{
    static const int following[3] = {1, 2, 0};
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    const real o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    int z = longest_axis(ray->dir), x = following[z], y = following[x];
    Frame frame = frame_of((Vec3){d[x], d[y], d[z]});

    s->axis[0] = x, s->axis[1] = y, s->axis[2] = z;
    s->slope_x = frame.slope_x, s->slope_y = frame.slope_y, s->length = frame.length;
    s->per[x] = frame.per.x, s->per[y] = frame.per.y, s->per[z] = frame.per.z;
    s->open[x] = frame.open.x, s->open[y] = frame.open.y, s->open[z] = frame.open.z;
    s->octant = 0;
    for (int k = 0; k < 3; k++) {
        uint32_t negative = d[k] < 0;
        s->origin[k] = o[k];
        s->flat[k] = d[k] == 0;
        s->near[k] = negative;
        s->octant += negative * 3 << k;
    }
    s->ray = *ray;
    s->best = (X(mesh_touch)){ray->t_max, 0, 0, UINT32_MAX};
    s->nodes = s->blocks = 0;
    s->now = 0;
    s->top = 0;
    s->plain = is_plain(s, bvh);
    return usable(d) & usable(o) & (d[z] != 0) & (ray->t_min <= ray->t_max);
}
