/* isect_cast_ray_triangle, isect_cast_ray_triangle_culled - where a ray pierces a triangle;
 * cast/ray_triangle.h has the derivation.
 *
 * The edge function of two vertices is, up to a positive factor, the determinant of the direction
 * and the two vertices relative to the origin. Its exact sign decides whether the line passes
 * through, and the decision of overlap whether it does so within the range. */
#include "cast/ray_triangle.h"
#include "geometry/triangle.h"

/* The touch before any exact decision, with the orientation of the vertices as seen along the
 * ray. */
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
    /* the slopes of an infinite direction may be finite */
    crossed &= num_abs(frame.length) <= REAL_MAX;
    if (front_only)
        crossed &= from_front(&weights, &frame);
    if (mask_none(crossed))
        return touch_miss();
    return touch_of(pierced_at(crossed, &weights, &frame, &corners, ray, unsure));
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
#include "geometry/to_vec3d.h"
#include HEADER(overlap)

/* The determinants of isect_exact_edges for floats, in double. They are seven operations deep, so
 * that 10 half epsilons of the sum of the absolute products bound the error; nothing can overflow
 * or underflow. False if one of them is not certain. */
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

/* t of the point with these weights of a, b, c, clamped to those of the vertices and to their box:
 * the `part` of the line, which contains the true t. Differences that overflow bound nothing. */
static real time_at(const double weight[3], const Ray *ray, const Triangle *triangle, Axis axis,
                    Part *part)
{
    const Vec3 o = permuted3(ray->origin, axis), a = permuted3(triangle->a, axis);
    const Vec3 b = permuted3(triangle->b, axis), c = permuted3(triangle->c, axis);
    const Corners corners = {sub(a, o), sub(b, o), sub(c, o)};
    const Vec3 least = min_of(min_of(corners.a, corners.b), corners.c);
    const Vec3 most = max_of(max_of(corners.a, corners.b), corners.c);
    Frame frame = frame_of(permuted3(ray->dir, axis));
    frame.per.x = wall(frame.per.x, least.x, most.x), frame.open.x = open_where(frame.per.x);
    frame.per.y = wall(frame.per.y, least.y, most.y), frame.open.y = open_where(frame.per.y);
    frame.per.z = wall(frame.per.z, least.z, most.z), frame.open.z = open_where(frame.per.z);
    const double along[3] = {(double)a.z, (double)b.z, (double)c.z};
    real t = (real)mean_time(weight, along, 3, (double)o.z, (double)frame.length);
    const real first = least.z / frame.length, last = most.z / frame.length;
    const real near = num_min(first, last), far = num_max(first, last);
    if (near <= REAL_MAX && far >= -REAL_MAX)
        t = clamp(t, near, far);
    *part = part_in_box(&frame, &corners);
    return clamp(t, part->near, part->far);
}

/* Where a line pierces a triangle, with exact signs of the edge functions. */
static Touch pierce_exactly(const Ray *line, const Triangle *triangle, bool front_only, Part *part)
{
    double d[3], o[3], corner[3][3], weight[3];
    to_doubles(d, line->dir), to_doubles(o, line->origin);
    to_doubles(corner[0], triangle->a), to_doubles(corner[1], triangle->b);
    to_doubles(corner[2], triangle->c);
    Exact edge[3]; /* weights of a, b, c */
    if (ISECT_DOUBLE || !edges_in_double(d, corner, o, edge))
        isect_exact_edges(d, corner, o, edge);
    const int facing = exact_barycentric(edge, 3, weight);
    if (facing == 0 || (front_only && facing < 0)) /* both signs; edge-on, or without area */
        return touch_miss();
    const real t = time_at(weight, line, triangle, longest_axis(line->dir), part);
    return touch_if(true, t, (real)weight[1], (real)weight[2], (real)weight[0]);
}

Touch X(cast_ray_triangle_decided)(const Ray *ray, const Triangle *triangle, bool front_only)
{
    const Ray line = {ray->origin, ray->dir, -REAL_INF, REAL_INF};
    if (!finite3(ray->dir) || !finite3(ray->origin) || !finite_triangle(triangle))
        return touch_miss();
    Part part = {-REAL_INF, REAL_INF};
    bool unsure;
    Touch touch = pierce(&line, triangle, front_only, &unsure);
    if (unsure)
        touch = pierce_exactly(&line, triangle, front_only, &part);
    if (!(touch.t <= REAL_MAX))
        return touch_miss();
    if (surely_in_range(part, ray)) /* only the edges were uncertain */
        return touch;
    if (!X(overlap_ray_triangle)(ray, triangle))
        return touch_miss();
    touch.t = clamp(touch.t, ray->t_min, ray->t_max) + 0;
    return touch;
}

Touch X(cast_ray_triangle_exact)(const Ray *ray, const Triangle *triangle)
{
    return X(cast_ray_triangle_decided)(ray, triangle, false);
}

Touch X(cast_ray_triangle_culled_exact)(const Ray *ray, const Triangle *triangle)
{
    return X(cast_ray_triangle_decided)(ray, triangle, true);
}
#endif

#if FOUR_SPREAD && ISECT_PUBLIC
static bool cast_ray_triangle_screen(const OneRay *ray, const OneTriangle *triangle,
                                     OneTouch *answer)
{
    return pierce_screen(ray, triangle, answer);
}
#define SCREEN
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/cast_ray_triangle.inc"

#define EXACT
#define SHARED_B
#include "rows/cast_ray_triangle_culled.inc"
