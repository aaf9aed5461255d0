/* isect_at_triangle_spawn - a ray that starts beside a triangle, at a point of it.
 *
 * Let Q = a + u (b - a) + v (c - a), which is in the plane for all u and v, N its exact unit
 * normal, n that of isect_normal_triangle, h half an epsilon of double, s the side. The origin is
 *
 *     x = round away(q + s D n)            q: Q as computed; round away: along s n
 *
 * In double, with vertices divided by four, so that differences fit, the error of coordinate i is:
 *
 *     u (b - a): a difference and a product                   2h |u (b - a)|; v (c - a) as that
 *     two sums, and that of the offset                        h (|u (b - a) + v (c - a)| + 2 |q|)
 *     underflow, in least numbers: a vertex, two differences, two products, all fourfold;
 *     the offset                                              4 (3/2 + |u| + |v|) + 1/2
 *
 *     E = 4h |u (b - a)| + 4h |v (c - a)| + 4h |q| + 16 (1 + |u| + |v|) least numbers
 *
 * E is larger by a quarter, which covers terms of second order, and by 9 least numbers, which cover
 * underflow in E and D themselves: 2 |n| in each coordinate, and 2. n errs by 8 epsilon, and may
 * have a wrong sign where it is less: there rounding away may go back by R, a unit of the last
 * place. So the height of x above the plane, to the side s, is positive if
 *
 *     D > sum of (|n| + 8 epsilon) E + 8 epsilon R,        R <= epsilon |q| + least number
 *
 * and N . n > 1 - 32 epsilon. For double, whose results are not rounded a second time, R is in
 * E. */
#include "core/power.h"
#include "exact/sum.h"
#include "geometry/scale.h"
#include "geometry/to_vec3d.h"
#include "geometry/triangle.h"
#include HEADER(surface)

/* The exact sign of cross(b - a, c - a) . d. The rounded normal decides beyond its error of 8
 * epsilon. */
static int side_of(const Triangle *triangle, Vec3 normal, Vec3 direction)
{
    double a[3], b[3], c[3], d[3], n[3];
    to_doubles(a, triangle->a), to_doubles(b, triangle->b), to_doubles(c, triangle->c);
    to_doubles(d, direction), to_doubles(n, normal);
    const double height = n[0] * d[0] + n[1] * d[1] + n[2] * d[2];
    const double bound = 12 * (double)REAL_EPSILON * (fabs(d[0]) + fabs(d[1]) + fabs(d[2]));
    if (fabs(height) > bound + (double)REAL_MIN)
        return height > 0 ? 1 : -1;
    Term terms[18];
    exact_triple(terms, b, c, d), exact_triple(terms + 6, c, a, d),
        exact_triple(terms + 12, a, b, d);
    return isect_exact_sign(terms, 18);
}

/* x rounded in the direction of the sign of n, and clamped to the largest number. */
static real rounded_along(double x, double n)
{
    const real limited = saturated((real)x);
    if (n > 0 && (double)limited < x && limited < REAL_MAX)
        return next_up(limited) + 0;
    if (n < 0 && (double)limited > x && limited > -REAL_MAX)
        return -next_up(-limited) + 0;
    return limited + 0;
}

/* The point plus an offset along n of length D. */
static Vec3 beside(const Triangle *triangle, double u, double v, Vec3 normal, int side)
{
    const double epsilon = (double)REAL_EPSILON, least = (double)LEAST_NUMBER;
    const double underflow = 16 * (1 + fabs(u) + fabs(v)) * 0x1p-1074;
    double a[3], b[3], c[3], n[3], q[3], offset = 0;
    to_doubles(a, triangle->a), to_doubles(b, triangle->b), to_doubles(c, triangle->c),
        to_doubles(n, normal);
    for (int i = 0; i < 3; i++) {
        const double first = a[i] / 4, to_b = u * (b[i] / 4 - first), to_c = v * (c[i] / 4 - first);
        const double sum = first + (to_b + to_c);
        const double error =
            4 * (2 * DBL_EPSILON * (fabs(to_b) + fabs(to_c) + fabs(sum))) + underflow;
        q[i] = 4 * sum;
        offset += (fabs(n[i]) + 9 * epsilon) * error + 9 * epsilon * (epsilon * fabs(q[i]) + least);
    }
    offset *= side * (1 + 64 * epsilon);
    return (Vec3){rounded_along(q[0] + offset * n[0], side * n[0]),
                  rounded_along(q[1] + offset * n[1], side * n[1]),
                  rounded_along(q[2] + offset * n[2], side * n[2])};
}

X(ray) X(at_triangle_spawn)(const Triangle *triangle, real u, real v, const Vec3 *dir)
{
    const X(ray) none = {{0, 0, 0}, {0, 0, 0}, 0, REAL_INF};
    const bool sound = finite_triangle(triangle) && finite3(*dir) && real_abs(u) <= REAL_MAX &&
                       real_abs(v) <= REAL_MAX;
    if (!sound)
        return none;
    const Vec3 normal = X(normal_triangle)(triangle, &triangle->a);
    const int side = side_of(triangle, normal, *dir);
    const Vec3 origin = beside(triangle, (double)u, (double)v, normal, side);
    const real most = max3(real_abs(origin.x), real_abs(origin.y), real_abs(origin.z));
    return most < REAL_MAX ? (X(ray)){origin, *dir, 0, REAL_INF} : none;
}
