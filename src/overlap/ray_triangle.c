/* isect_overlap_ray_triangle - do a ray and a triangle share a point?
 *
 * The line of the ray passes the three edges on the same side, and the ends of the ray are on
 * different sides of the plane (geometry/line_triangle.h).
 *
 * Error bounds, in epsilon, with the permanents of geometry/line_triangle.h:
 *
 *     volume at t = that of the origin - t (sum of the sides); at infinity the sign of that sum
 *     sum of the sides                     24 + 5 of `sides`
 *     times t, and the difference          35 |t| of `sides`
 *     volume of the origin                 8 + 1 of `volumes`
 *
 * Lines that certainly pass edges on different sides, and rays certainly on one side of the plane,
 * miss.
 *
 * The rest is decided in exact arithmetic:
 *
 * - Where the ray crosses the plane, it is at one t, a quotient that is compared with the range.
 * - A ray in the plane is clipped: each edge requires f + t g >= 0, and so does the range. There is
 *   a t for all of them if there is one for every two.
 * - A triangle whose vertices are collinear is a segment between the least and the greatest vertex:
 *   the ray crosses its line at one t, or lies in it, and is then clipped by its box. */
#include "geometry/line_triangle.h"
#include "geometry/ray.h"
#include "geometry/triangle.h"

/* The side of the plane on which an end of the ray certainly is. */
typedef struct End {
    mask above, below;
} End;

FORMULA End end_at(num t, const LineTriangle *line)
{
    const mask open = num_abs(t) > REAL_MAX;
    const num far = num_select(t > 0, splat(1), splat(-1)), at = num_select(open, far, t);
    const num height = num_select(open, splat(0), line->volume) - at * line->sum;
    const num share = num_select(open, splat(0), line->volumes);
    const num bound = REAL_EPSILON * (40 * num_abs(at) * line->sides + 10 * share);
    return (End){surely_above(height, bound), surely_below(height, bound)};
}

FORMULA mask overlap_ray_triangle(const Ray *ray, const Triangle *triangle, mask *unsure)
{
    mask valid = valid_ray(ray) & finite_triangle(triangle);
    const LineTriangle line = line_triangle(ray->origin, ray->dir, triangle);
    const End first = end_at(ray->t_min, &line), last = end_at(ray->t_max, &line);
    mask across = (first.above & last.below) | (first.below & last.above);
    mask beside = (first.above & last.above) | (first.below & last.below);
    mask together = on_one_side(line.least, line.most, line.bound) & across;
    mask apart = on_both_sides(line.least, line.most, line.bound) | beside;
    *unsure = valid & mask_not(line.sound & (apart | together));
    return valid & line.sound & together;
}

#if LANES == 1 && ISECT_DOUBLE
#include "exact/number.h"

/* A list of conditions f + t g >= 0. */
enum { MOST_DEMANDS = 8 };
typedef struct Times {
    Number f[MOST_DEMANDS], g[MOST_DEMANDS];
    int count;
} Times;

static void demand(Times *times, Number f, Number g)
{
    times->f[times->count] = f;
    times->g[times->count++] = g;
}
static void demand_range(Limbs *limbs, Times *times, const Ray *ray)
{
    const Number one = isect_number(limbs, 1, 0);
    times->count = 0;
    if (!isinf(ray->t_min))
        demand(times, isect_number(limbs, -ray->t_min, 0), one);
    if (!isinf(ray->t_max))
        demand(times, isect_number(limbs, ray->t_max, 0), isect_number_negated(one));
}
/* Adds the condition f = t g. */
static void demand_equal(Times *times, Number f, Number g)
{
    demand(times, f, isect_number_negated(g));
    demand(times, isect_number_negated(f), g);
}

/* True if some t satisfies all conditions: no lower bound -f / g exceeds an upper one. */
static bool is_possible(Limbs *limbs, const Times *times)
{
    const Number *f = times->f, *g = times->g;
    for (int i = 0; i < times->count; i++) {
        if (isect_number_sign(g[i]) == 0 && isect_number_sign(f[i]) < 0)
            return false;
        for (int j = 0; j < times->count; j++) {
            if (isect_number_sign(g[i]) <= 0 || isect_number_sign(g[j]) >= 0)
                continue;
            const int mark = limbs->used;
            Number low = isect_number_times(limbs, f[i], g[j]);
            int order = isect_number_compare(limbs, low, isect_number_times(limbs, f[j], g[i]));
            limbs->used = mark;
            if (order > 0)
                return false;
        }
    }
    return true;
}

static Number along_axis(Number3 v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}
/* An axis along which v is not 0. */
static int axis_of(Number3 v)
{
    return v.x.used ? 0 : v.y.used ? 1 : 2;
}

/* True if the ray meets a triangle whose plane, with the normal n, it crosses. */
static bool crosses(Limbs *limbs, Number3 d, const Number3 corner[3], Number height, Number speed,
                    Times *times)
{
    int least = 0, most = 0;
    for (int i = 0; i < 3; i++) {
        Number3 edge = isect_number3_cross(limbs, corner[i], corner[(i + 1) % 3]);
        int side = isect_number_sign(isect_number3_dot(limbs, d, edge));
        least = side < least ? side : least;
        most = side > most ? side : most;
    }
    demand_equal(times, height, speed);
    return least * most == 0 && is_possible(limbs, times);
}

/* True if a ray in the plane, with the normal n, meets the triangle. */
static bool meets_in_plane(Limbs *limbs, Number3 d, const Number3 corner[3], Number3 n,
                           Times *times)
{
    const int axis = axis_of(n);
    const bool negative = along_axis(n, axis).negative;
    for (int i = 0; i < 3; i++) {
        Number3 p = corner[i], q = corner[(i + 1) % 3], edge = isect_number3_minus(limbs, q, p);
        Number f = along_axis(isect_number3_cross(limbs, p, q), axis);
        Number g = along_axis(isect_number3_cross(limbs, edge, d), axis);
        demand(times, negative ? isect_number_negated(f) : f,
               negative ? isect_number_negated(g) : g);
    }
    return is_possible(limbs, times);
}

/* True if the ray meets a triangle that is the segment from p to q. */
static bool meets_needle(Limbs *limbs, Number3 d, Number3 p, Number3 q, Times *times)
{
    const Number3 e = isect_number3_minus(limbs, q, p), n = isect_number3_cross(limbs, d, e);
    const Number3 pe = isect_number3_cross(limbs, p, e), pd = isect_number3_cross(limbs, p, d);
    if (!isect_number3_is_zero(n)) { /* p + u e = t d */
        const int axis = axis_of(n);
        Number u = along_axis(pd, axis), whole = along_axis(n, axis);
        demand_equal(times, along_axis(pe, axis), whole);
        u.negative ^= whole.negative, whole.negative = false;
        return isect_number_sign(isect_number3_dot(limbs, p, n)) == 0 &&
               isect_number_sign(u) >= 0 && isect_number_compare(limbs, u, whole) <= 0 &&
               is_possible(limbs, times);
    }
    if (!isect_number3_is_zero(pe) || !isect_number3_is_zero(pd))
        return false;
    for (int axis = 0; axis < 3; axis++) {
        Number from = along_axis(p, axis), to = along_axis(q, axis), speed = along_axis(d, axis);
        bool negative = along_axis(e, axis).negative;
        demand(times, isect_number_negated(negative ? to : from), speed);
        demand(times, negative ? from : to, isect_number_negated(speed));
    }
    return is_possible(limbs, times);
}

/* True if p comes before q, by x, then y, then z. */
static bool before(const Vec3 *p, const Vec3 *q)
{
    return p->x < q->x || (p->x == q->x && (p->y < q->y || (p->y == q->y && p->z < q->z)));
}

/* The most limbs are needed for a ray in the plane: 15 numbers and 14 differences, the normal and
 * three times two cross products of degree two, and two products of degree four with their factors:
 * less than 30 + 33 (14 + 3 * 2 * 7 + 5 * 4) = 2538 limbs. */
bool X(overlap_ray_triangle_exact)(const Ray *ray, const Triangle *triangle)
{
    Limbs limbs;
    Number coordinate[15];
    Number3 corner[3];
    Times times;
    isect_number_coordinates(&limbs, ray, 6, triangle, 9, coordinate);
    const Number3 d = isect_number3_of(coordinate + 3);
    for (int i = 0; i < 3; i++)
        corner[i] = isect_number3_minus(&limbs, isect_number3_of(coordinate + 6 + 3 * i),
                                        isect_number3_of(coordinate));
    demand_range(&limbs, &times, ray);
    const Number3 ab = isect_number3_minus(&limbs, corner[1], corner[0]);
    const Number3 ac = isect_number3_minus(&limbs, corner[2], corner[0]);
    const Number3 n = isect_number3_cross(&limbs, ab, ac);
    if (isect_number3_is_zero(n)) {
        const Vec3 *point = &triangle->a;
        int first = 0, last = 0;
        for (int i = 1; i < 3; i++) {
            first = before(&point[i], &point[first]) ? i : first;
            last = before(&point[last], &point[i]) ? i : last;
        }
        return meets_needle(&limbs, d, corner[first], corner[last], &times);
    }
    const Number height = isect_number3_dot(&limbs, n, corner[0]);
    const Number speed = isect_number3_dot(&limbs, n, d);
    if (isect_number_sign(speed))
        return crosses(&limbs, d, corner, height, speed, &times);
    return !isect_number_sign(height) && meets_in_plane(&limbs, d, corner, n, &times);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_B
#include "rows/overlap_ray_triangle.inc"
