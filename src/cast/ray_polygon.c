/* isect_cast_ray_polygon - where a ray pierces a polygon in space, whose vertices need not be
 * coplanar.
 *
 * The decision whether the line of the ray passes through: in the projection along the line, the
 * line is a point and the polygon a polygon in the plane, whose winding number around that point
 * decides (geometry/winding.h). Let k be the longest axis of the direction d, i and j those after
 * it, and q a vertex relative to the origin. In the projection the vertex is at x = d_k q_i - d_i
 * q_k, y = d_k q_j - d_j q_k, and two vertices have the orientation det(d, q, q') d_k about the
 * point. Two neighbours have the same products for the edge they share, so no ray passes between
 * them.
 *
 * Signs are computed in double, with a bound like those of exact/filter.h: x and y are two
 * products, rounded 3 times each (difference, product, difference), a determinant 6 products,
 * rounded 7 times (two differences, product, difference, product, two sums). Uncertain signs are
 * decided by exact sums of products of the given numbers.
 *
 * The point: on the plane through the mean m of the vertices with their Newell normal N, the sum of
 * the cross products of consecutive vertices: t = N . m / N . d.
 *
 * - Where N . d = 0 there is no such plane, or the ray runs along it: a miss. N . d is a sum of
 *   volumes det(d, p, p'), and the decision that it is 0 is exact, too.
 * - For a triangle all this is what cast/ray_triangle.c decides.
 * - Finally t is clamped to the t of the vertices. It can exceed them only by rounding, or if the
 *   polygon is far from flat.
 * - If an end of the range of the ray is within the error of t, exact arithmetic decides whether t
 *   is in the range.
 *
 * Error bounds, with h = 2^-53, n vertices, S the sum over the edges of the products of the lengths
 * of r, r', which are its ends relative to the first vertex, and M the maximum length of any q:
 *
 *     N: r, products, differences of two, sums of n      2h (n + 4) S
 *     m                                                  h (n + 2) M
 *     dot products                                       6h S M
 *     N . m                                              h (3n + 16) S M
 *     N . d                                              h (2n + 14) S |d|
 *     t of a vertex                                      3h M / |d_k|
 *
 * With P, the sum of the products of largest components, S is at most 3 P; M and |d| are at most
 * sqrt(3) times the largest component, and so the products are at most 6 P in N . m and 3 P in N .
 * d times these.
 *
 * Numbers are scaled by powers of two so that the largest are near 1, which is exact. */
#include "core/answers.h"
#include "exact/filter.h"
#include "exact/sum.h"
#include "geometry/finite.h"
#include "geometry/polygon_plane.h"
#include HEADER(cast)

typedef struct LineFrame {
    double d[3], o[3], size; /* the maximum component of |d| */
    int i, j, k, sign;       /* the axes; the sign of d_k */
} LineFrame;

typedef struct Corner {
    double p[3], q[3], size; /* the maximum component of |q| */
    int y;                   /* the sign of y */
} Corner;

static LineFrame line_frame(const X(ray) * ray)
{
    LineFrame s;
    to_doubles(s.d, ray->dir), to_doubles(s.o, ray->origin);
    s.size = greatest(s.d[0], s.d[1], s.d[2]);
    s.k = fabs(s.d[2]) == s.size ? 2 : fabs(s.d[1]) == s.size;
    s.i = (s.k + 1) % 3, s.j = (s.k + 2) % 3;
    s.sign = s.d[s.k] > 0 ? 1 : -1;
    return s;
}

/* Added to every factor of a bound, it covers underflow. */
#define LEAST FLOAT_OR(0x1p-320)

/* The sign of d_k q_i - d_i q_k. */
static int across(const LineFrame *s, const Corner *corner, int i)
{
    const int k = s->k;
    const double *d = s->d, *p = corner->p, *o = s->o;
    const double x = d[k] * corner->q[i] - d[i] * corner->q[k];
    if (fabs(x) > 7 * DBL_EPSILON * ((s->size + LEAST) * (corner->size + LEAST)))
        return x > 0 ? 1 : -1;
    const Term terms[] = {{d[k], p[i], 1}, {-d[k], o[i], 1}, {-d[i], p[k], 1}, {d[i], o[k], 1}};
    return isect_exact_sign(terms, 4);
}

static Corner corner_of(const LineFrame *s, const X(vec3) * point)
{
    Corner corner;
    to_doubles(corner.p, *point);
    for (int n = 0; n < 3; n++)
        corner.q[n] = corner.p[n] - s->o[n];
    corner.size = greatest(corner.q[0], corner.q[1], corner.q[2]);
    corner.y = across(s, &corner, s->j);
    return corner;
}

/* The orientation of two vertices about the line. */
static int orientation(const LineFrame *s, const Corner *a, const Corner *b)
{
    double det = 0;
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        det += s->d[i] * (a->q[j] * b->q[k] - a->q[k] * b->q[j]);
    }
    const double bound =
        45 * DBL_EPSILON * ((s->size + LEAST) * (a->size + LEAST) * (b->size + LEAST));
    if (fabs(det) > bound && fabs(det) <= DBL_MAX)
        return det > 0 ? s->sign : -s->sign;
    Term terms[18]; /* det(d, a - o, b - o) */
    exact_triple(terms, s->d, a->p, b->p), exact_triple(terms + 6, s->d, s->o, a->p);
    exact_triple(terms + 12, s->d, b->p, s->o);
    return s->sign * isect_exact_sign(terms, 18);
}

/* True if the edge from a to b, which does not cross the line y = 0, ends at x = y = 0 or passes
 * it. */
static bool ends_in_line(const LineFrame *s, const Corner *a, const Corner *b)
{
    if (b->y != 0)
        return false;
    const int x = across(s, b, s->i);
    return x == 0 || (a->y == 0 && (across(s, a, s->i) <= 0) != (x <= 0));
}

/* The contribution of the edge from a to b to the winding number; `border` is set if the edge meets
 * the line. */
static void wind_about(const LineFrame *s, const Corner *a, const Corner *b, int64_t *turns,
                       bool *border)
{
    const bool above = a->y > 0, upward = b->y > 0;
    if (above == upward) {
        *border |= ends_in_line(s, a, b);
        return;
    }
    const int x = across(s, a, s->i), next_x = across(s, b, s->i);
    if (x < 0 && next_x < 0)
        return;
    if (x <= 0 || next_x <= 0) {
        const int side = orientation(s, a, b);
        *border |= side == 0;
        if (side != (upward ? 1 : -1))
            return;
    }
    *turns += upward ? 1 : -1;
}

static bool passes(const LineFrame *s, const X(polygon) * polygon, isect_rule rule)
{
    int64_t turns = 0;
    bool border = false;
    Corner a = corner_of(s, &polygon->points[polygon->count - 1]);
    for (size_t i = 0; i < polygon->count; i++) {
        const Corner b = corner_of(s, &polygon->points[i]);
        wind_about(s, &a, &b, &turns, &border);
        a = b;
    }
    return border || (rule == ISECT_NONZERO ? turns != 0 : turns & 1);
}

/* True if the sum of det(d, p, p') is not 0. Limbs in use, for factors without a unit:
 *
 *     d, the sum so far, p and p'               6 + 103 + 12
 *     p x p', during it                         3 * 69 + 138
 *     product with d, during it, sum            3 * 103 + 1, then 103 + 104
 *     total                                     less than 700 */
static bool faces(const LineFrame *s, const X(polygon) * polygon)
{
    Limbs limbs;
    limbs.used = 0;
    const Number3 d = isect_number3(&limbs, s->d, 0);
    const int mark = limbs.used;
    Number sum = isect_number(&limbs, 0, 0);
    for (size_t i = 0; i < polygon->count; i++) {
        double p[3], next[3];
        to_doubles(p, polygon->points[i]);
        to_doubles(next, polygon->points[i + 1 < polygon->count ? i + 1 : 0]);
        const Number3 a = isect_number3(&limbs, p, 0), b = isect_number3(&limbs, next, 0);
        const Number part = isect_number3_dot(&limbs, d, isect_number3_cross(&limbs, a, b));
        sum = isect_number_keep(&limbs, mark, isect_number_add(&limbs, sum, part));
    }
    return isect_number_sign(sum) != 0;
}

typedef struct Mean {
    /* the mean vertex; the maximum |q|; the range of t of the vertices */
    double middle[3], size, near, far;
} Mean;

static Mean mean_of(const LineFrame *s, const X(polygon) * polygon, double scale, double d_scale)
{
    Mean mean = {{0, 0, 0}, 0, DBL_MAX, -DBL_MAX};
    for (size_t n = 0; n < polygon->count; n++) {
        double p[3];
        to_doubles(p, polygon->points[n]);
        for (int i = 0; i < 3; i++) {
            const double q = p[i] * scale - s->o[i] * scale;
            mean.middle[i] += q / (double)polygon->count, mean.size = greater(mean.size, fabs(q));
        }
        const double t = (p[s->k] * scale - s->o[s->k] * scale) / (s->d[s->k] * d_scale);
        mean.near = -greater(-mean.near, -t), mean.far = greater(mean.far, t);
    }
    return mean;
}

/* The sign of t - end for the plane: its height falls from that of the origin to 0. Limbs in use,
 * beside those of the plane: d 6, N . d 3 * 71, times n and the end 2 * 110, sum 112. */
static int compare_plane(const LineFrame *s, const X(polygon) * polygon, double scale, double end)
{
    ExactPlane plane;
    Limbs *limbs = &plane.limbs;
    if (!exact_plane(&plane, polygon, scale))
        return 0;
    const Number height = exact_height(&plane, s->o);
    const Number3 d = isect_number3(limbs, s->d, plane.unit);
    const Number speed =
        isect_number_times(limbs, isect_number3_dot(limbs, plane.normal, d), plane.count);
    const Number moved = isect_number_times(limbs, speed, isect_number(limbs, end, 0));
    const Number there = isect_number_add(limbs, height, moved);
    return -isect_number_sign(there) * isect_number_sign(speed);
}

/* The sign of t - end for the plane, with t clamped to those of the vertices. */
static int compare_end(const LineFrame *s, const X(polygon) * polygon, double scale, double end)
{
    if (isinf(end))
        return end < 0 ? 1 : -1;
    int least = 1, most = -1, sign = compare_plane(s, polygon, scale, end);
    for (size_t i = 0; i < polygon->count; i++) {
        double p[3];
        to_doubles(p, polygon->points[i]);
        const Term terms[] = {{p[s->k], 1, 1}, {s->o[s->k], 1, -1}, {s->d[s->k], end, -1}};
        const int corner = s->sign * isect_exact_sign(terms, 3);
        least = corner < least ? corner : least, most = corner > most ? corner : most;
    }
    sign = sign < most ? sign : most;
    return sign > least ? sign : least;
}

/* t of the plane, clamped to those of the vertices, and its error bound `off`; an error below the
 * normal numbers is 0. False if there is no such plane. */
static bool time_at(const LineFrame *s, const X(polygon) * polygon, double scale, double *t,
                    double *off)
{
    const double d_scale = scale_of(s->size), count = (double)polygon->count;
    const double d[3] = {s->d[0] * d_scale, s->d[1] * d_scale, s->d[2] * d_scale};
    const double d_size = s->size * d_scale;
    double normal[3];
    const double products = newell_normal(polygon->points, polygon->count, scale, normal);
    const double speed = dot_of(normal, d);
    /* not near 1 even for large numbers */
    const double bound = 12 * DBL_EPSILON * (count + 7) * (products * d_size);
    if (!(fabs(speed) > bound + LEAST) && !faces(s, polygon))
        return false;
    const Mean mean = mean_of(s, polygon, scale, d_scale);
    double at = dot_of(normal, mean.middle) / speed;
    if (speed == 0 || at != at)
        at = mean.near / 2 + mean.far / 2; /* the same for the reversed ray */
    at = -greater(-greater(at, mean.near), -mean.far);
    const double volumes = products * (mean.size + fabs(at) * d_size);
    const double plane_off = 12 * DBL_EPSILON * (count + 5) * volumes + count * 0x1p-1000;
    const double all_off = plane_off / fabs(speed) + 4 * DBL_EPSILON * mean.size / d_size;
    *t = at / scale * d_scale;
    *off = all_off / scale < DBL_MIN ? 0 : all_off / scale * d_scale;
    return true;
}

X(touch) X(cast_ray_polygon)(const X(ray) * ray, const X(polygon) * polygon, isect_rule rule)
{
    const real *numbers = (const real *)polygon->points;
    const LineFrame s = line_frame(ray);
    if (polygon->count == 0 || !all_finite((const real *)ray, 6) || !(s.size > 0) ||
        !has_range(ray) || !all_finite(numbers, 3 * polygon->count) || !passes(&s, polygon, rule))
        return touch_miss();

    const double far_off = greatest(s.o[0], s.o[1], s.o[2]);
    const double scale = scale_of(greater(largest(numbers, 3 * polygon->count), far_off));
    const double from = (double)ray->t_min, to = (double)ray->t_max;
    double t, off;
    if (!time_at(&s, polygon, scale, &t, &off))
        return touch_miss();
    const double gap = fabs(t - from) < fabs(t - to) ? fabs(t - from) : fabs(t - to);
    const bool sure = fabs(t) <= DBL_MAX && off >= DBL_MIN && gap > 2 * off;
    const bool hit = sure ? t >= from && t <= to
                          : compare_end(&s, polygon, scale, from) >= 0 &&
                                compare_end(&s, polygon, scale, to) <= 0;
    return touch_if(hit, clamp(saturate((real)t), ray->t_min, ray->t_max), 0, 0, 0);
}
