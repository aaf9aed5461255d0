/* isect_cast_ray_quad - where a ray pierces a quadrilateral, which is the two triangles a b c and a
 * c d.
 *
 * Four given points rarely lie in one plane; by definition the surface is bent along the diagonal
 * from a to c. Each half is tested as any triangle (cast/ray_triangle.h), and the lesser t counts.
 * So no ray passes between quadrilaterals, or a quadrilateral and a triangle, at a shared edge, nor
 * at the diagonal.
 *
 * u and v are (0, 0) at a, (1, 0) at b, (1, 1) at c, (0, 1) at d, and linear on each half: on a b c
 * with the barycentric weights u = wb + wc, v = wc; on a c d u = wc, v = wc + wd. They agree on the
 * diagonal, where wb and wd are 0, and along an edge with those of the neighbour. */
#include "cast/ray_triangle.h"
#if LANES == 1
#include HEADER(cast) /* after a definition of its functions, clang warns of their attributes */
#endif

/* The nearer touch of the two halves, with u and v of the whole. */
FORMULA Touch nearer_half(Touch abc, Touch acd)
{
    const num one = splat(1), zero = splat(0);
    const mask last = acd.t < abc.t;
    return (Touch){num_select(last, acd.t, abc.t),
                   num_select(last, acd.u, num_min(abc.u + abc.v, one)),
                   num_select(last, num_min(acd.u + acd.v, one), abc.v), zero};
}

FORMULA Touch cast_ray_quad(const Ray *ray, const Quad *quad, mask *unsure)
{
    const Axis axis = longest_axis(ray->dir);
    const Frame frame = frame_of(permuted3(ray->dir, axis));
    const Vec3 a = permuted3(sub(quad->a, ray->origin), axis);
    const Vec3 b = permuted3(sub(quad->b, ray->origin), axis);
    const Vec3 c = permuted3(sub(quad->c, ray->origin), axis);
    const Vec3 d = permuted3(sub(quad->d, ray->origin), axis);
    const Corners first = {a, b, c}, second = {a, c, d};
    mask crossed_first, apart_first, crossed_second, apart_second;
    const Barycentric of_first = edge_functions(&frame, &first, &crossed_first, &apart_first);
    const Barycentric of_second = edge_functions(&frame, &second, &crossed_second, &apart_second);
    *unsure = mask_not((crossed_first | apart_first) & (crossed_second | apart_second));
    const mask sound = num_abs(frame.length) <= REAL_MAX;
    crossed_first &= sound, crossed_second &= sound;
    if (mask_none(crossed_first | crossed_second))
        return touch_miss();
    const Pierced abc = pierced_at(crossed_first, &of_first, &frame, &first, ray, unsure);
    const Pierced acd = pierced_at(crossed_second, &of_second, &frame, &second, ray, unsure);
    return nearer_half(touch_of(abc), touch_of(acd));
}

#if LANES == 1
Touch X(cast_ray_quad_exact)(const Ray *ray, const Quad *quad)
{
    const Triangle abc = {quad->a, quad->b, quad->c}, acd = {quad->a, quad->c, quad->d};
    if (!finite3(quad->a) || !finite3(quad->b) || !finite3(quad->c) || !finite3(quad->d))
        return touch_miss();
    return nearer_half(X(cast_ray_triangle)(ray, &abc), X(cast_ray_triangle)(ray, &acd));
}
#endif

#define EXACT
#define SHARED_B
#include "rows/cast_ray_quad.inc"
