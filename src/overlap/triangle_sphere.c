/* isect_overlap_triangle_sphere - do a triangle and a solid sphere share a point?
 *
 * They do if a point of the triangle is within the radius of the centre
 * (geometry/distance_triangle.h). */
#include "core/three.h"
#include "geometry/distance_triangle.h"
#include "geometry/sphere.h"
#include "geometry/triangle.h"

FORMULA mask overlap_triangle_sphere(const Triangle *triangle, const Sphere *sphere, mask *unsure)
{
    Outside outside;
    mask within = triangle_within(sphere->center, triangle, sphere->radius, &outside, unsure);
    mask valid = sphere->radius >= 0;
    *unsure = valid & *unsure;
    return valid & within;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_triangle_sphere_exact)(const Triangle *triangle, const Sphere *sphere)
{
    if (!finite_triangle(triangle) || !finite_ball(sphere))
        return false;
    Limbs limbs;
    Number coordinate[13];
    isect_number_coordinates(&limbs, triangle, 9, sphere, 4, coordinate);
    const Number3 corner[3] = {isect_number3_of(coordinate), isect_number3_of(coordinate + 3),
                               isect_number3_of(coordinate + 6)};
    return triangle_within_exactly(&limbs, isect_number3_of(coordinate + 9), corner,
                                   coordinate[12]);
}
#endif

#if FOUR_SPREAD && ISECT_PUBLIC
/* One pair, with vertices and edges side by side. The normal is computed from each edge and the one
 * before. */
static bool overlap_triangle_sphere_screen(const OneTriangle *triangle, const OneSphere *sphere,
                                           bool *answer)
{
    const num zero = splat(0), one = splat(1);
    const Vec3 corner = spread_corners(triangle);
    Sphere ball;
    Vec3 next, before;
    mask edge_unsure, outside, beyond;
    splat_shape((num *)&ball, sphere, NUMBERS(Sphere));
    permute3(&next, &corner, 1);
    const Vec3 m = sub(ball.center, corner), d = sub(next, corner);
    permute3(&before, &d, 1), permute3(&before, &before, 1);
    const mask near = nearest_within(m, d, zero, one, ball.radius, ball.radius, &edge_unsure);
    const num m2 = dot(m, m), d2 = dot(d, d);
    const Normal normal = normal_of(d, before);
    const num bound = side_bound(&normal, most_of(&m2, 1), most_of(&d2, 1));
    const unsigned inside = bits_of_three(surely_beside(&normal, m, d, bound, &outside));
    const unsigned level = bits_of_three(height_within(&normal, m, ball.radius, &beyond));
    const unsigned sure = bits_of_three(mask_not(edge_unsure)), on = bits_of_three(near) & sure;
    const bool apart = (sure == 7) & (on == 0) & (bits_of_three(outside) != 0);
    *answer = (on != 0) | ((inside == 7) & (level != 0));
    return (sphere->radius >= 0) & (sphere->radius <= MOST_LENGTH) &
           (bits_of_three(m2 <= MOST_LENGTH2) == 7) &
           (*answer | apart | (bits_of_three(beyond) != 0));
}
#define SCREEN
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_triangle_sphere.inc"
