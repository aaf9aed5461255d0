/* isect_cast_ray_triangle, isect_cast_ray_triangle_culled - where a ray pierces a triangle; the
 * geometry is told in cast/ray_triangle.h.
 *
 * The edge function of two corners is, but for a positive factor, the determinant of the direction
 * and the two corners as seen from the origin. Its exact sign is the whole decision. */
#include "cast/ray_triangle.h"
#include "shape/triangle.h"

/* The touch before any exact decision, and the corners' orientation as the ray sees it. */
FORMULA Touch pierce(const Ray *ray, const Triangle *triangle, bool front_only, mask *unsure)
{
    Axis axis = longest_axis(ray->dir);
    Frame frame = frame_of(permuted3(ray->dir, axis));
    Corners corners = {permuted3(sub(triangle->a, ray->origin), axis),
                       permuted3(sub(triangle->b, ray->origin), axis),
                       permuted3(sub(triangle->c, ray->origin), axis)};
    mask crossed, apart;
    Barycentric weights = edge_functions(&frame, &corners, &crossed, &apart);
    *unsure = mask_not(crossed | apart);
    crossed &= num_abs(frame.length) <= REAL_MAX; /* the slopes of an infinite one look finite */
    /* Where it crossed, the weights have one sign. */
    if (front_only)
        crossed &= ((weights.u > 0) & (frame.length > 0)) | ((weights.u < 0) & (frame.length < 0));
    if (mask_none(crossed))
        return touch_miss();
    return touch_of(crossed, weights, &frame, &corners, ray);
}

FORMULA Touch cast_ray_triangle(const Ray *ray, const Triangle *triangle, mask *unsure)
{
    return pierce(ray, triangle, false, unsure);
}

FORMULA Touch cast_ray_triangle_culled(const Ray *ray, const Triangle *triangle, mask *unsure)
{
    return pierce(ray, triangle, true, unsure);
}

#if LANES == 1
#include "exact/barycentric.h"

static void to_double(double to[3], Vec3 from)
{
    to[0] = (double)from.x, to[1] = (double)from.y, to[2] = (double)from.z;
}

/* The determinants of isect_exact_edges, of floats in double: seven operations deep, so that 10
 * half epsilons of the sum of the absolute products bound the error; nothing can overflow or
 * underflow. False if one of them is not sure. */
static bool edges_in_double(const double d[3], double corner[3][3], const double o[3],
                            Exact edge[3])
{
    static const int first[3] = {2, 0, 1}, second[3] = {1, 2, 0};
    bool sure = true;
    for (int e = 0; e < 3; e++) {
        const double *p = corner[first[e]], *q = corner[second[e]];
        double sum = 0, size = 0;
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            double x = (p[j] - o[j]) * (q[k] - o[k]), y = (p[k] - o[k]) * (q[j] - o[j]);
            sum += d[i] * (x - y);
            size += fabs(d[i]) * (fabs(x) + fabs(y));
        }
        sure &= fabs(sum) > 5 * DBL_EPSILON * size;
        edge[e].mantissa = frexp(sum, &edge[e].exponent);
    }
    return sure;
}

Touch X(cast_ray_triangle_decided)(const Ray *ray, const Triangle *triangle, int front)
{
    double d[3], o[3], corner[3][3];
    to_double(d, ray->dir), to_double(o, ray->origin);
    to_double(corner[0], triangle->a), to_double(corner[1], triangle->b);
    to_double(corner[2], triangle->c);
    if (!finite3(ray->dir) || !finite3(ray->origin) || !finite_triangle(triangle))
        return touch_miss();

    Exact edge[3]; /* weights of a, b, c */
    if (ISECT_DOUBLE || !edges_in_double(d, corner, o, edge))
        isect_exact_edges(d, corner, o, edge);
    double weight[3];
    const int facing = exact_barycentric(edge, 3, weight);
    if (facing == 0 || (front && facing < 0)) /* on both sides; edge on, or without area */
        return touch_miss();

    Axis axis = longest_axis(ray->dir);
    Frame frame = frame_of(permuted3(ray->dir, axis));
    Corners corners = {permuted3(sub(triangle->a, ray->origin), axis),
                       permuted3(sub(triangle->b, ray->origin), axis),
                       permuted3(sub(triangle->c, ray->origin), axis)};
    const double along[3] = {corner[0][axis], corner[1][axis], corner[2][axis]};
    real t = clamp_to_box((real)mean_time(weight, along, 3, o[axis], d[axis]), &frame, &corners);
    return touch_where(true, t, (real)weight[1], (real)weight[2], (real)weight[0], ray);
}

Touch X(cast_ray_triangle_exact)(const Ray *ray, const Triangle *triangle)
{
    return X(cast_ray_triangle_decided)(ray, triangle, 0);
}

Touch X(cast_ray_triangle_culled_exact)(const Ray *ray, const Triangle *triangle)
{
    return X(cast_ray_triangle_decided)(ray, triangle, 1);
}
#endif

#define EXACT
#define LONG
#include "rows/cast_ray_triangle.inc"

#define EXACT
#include "rows/cast_ray_triangle_culled.inc"
