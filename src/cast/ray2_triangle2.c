/* isect_cast_ray2_triangle2 - the part of a ray inside a solid triangle in the plane.
 *
 * The line enters and leaves the triangle through two of its sides; geometry/line2.h has the
 * crossings and their error bounds. If all three vertices are certainly beside the line, and not
 * all on one side, then one is alone on its side, and the two crossings are on the edges that meet
 * there.
 *
 * Lines through vertices, lines along edges, and triangles without area are decided exactly. The
 * common part of line and triangle begins and ends where the line crosses an edge or passes a
 * vertex. The ray meets it if one of these places is not before the ray begins, and one is not
 * after it ends. */
#include "geometry/line2.h"

FORMULA Span cast_ray2_triangle2(const Ray2 *ray, const Triangle2 *triangle, mask *unsure)
{
    const Ray straight = ray_in_space(ray);
    const Line2 line = line2_of(ray);
    const LinePoint a = line_point(&line, triangle->a), b = line_point(&line, triangle->b);
    const LinePoint c = line_point(&line, triangle->c);
    const Crossing ab = crossing_of(&a, &b), bc = crossing_of(&b, &c), ca = crossing_of(&c, &a);
    const num inf = splat(REAL_INF), none = splat(0);
    mask beside = (surely_left(&a) & surely_left(&b) & surely_left(&c)) |
                  (surely_right(&a) & surely_right(&b) & surely_right(&c));
    mask crossed = (ab.apart & bc.apart) | (bc.apart & ca.apart) | (ca.apart & ab.apart);

    num least = min3(num_select(ab.apart, ab.along, inf), num_select(bc.apart, bc.along, inf),
                     num_select(ca.apart, ca.along, inf));
    num most = max3(num_select(ab.apart, ab.along, -inf), num_select(bc.apart, bc.along, -inf),
                    num_select(ca.apart, ca.along, -inf));
    num bound = max3(num_select(ab.apart, ab.bound, none), num_select(bc.apart, bc.bound, none),
                     num_select(ca.apart, ca.bound, none));
    num first = least / line.speed, last = most / line.speed;
    num enter = num_min(first, last), leave = num_max(first, last);
    crossed &= (enter >= -REAL_MAX) & (leave <= REAL_MAX);
    mask in_range = surely_later(leave, ray->t_min, line.speed, bound) &
                    surely_later(ray->t_max, enter, line.speed, bound);
    mask out_of_range = surely_later(ray->t_min, leave, line.speed, bound) |
                        surely_later(enter, ray->t_max, line.speed, bound);
    *unsure = mask_not(beside | (crossed & (in_range | out_of_range)));
    return span_where(crossed & in_range, enter, leave, &straight);
}

#if LANES == 1
#include "geometry/flat.h"

/* The part of the line in the triangle, and its exact order with the ends of the ray. */
typedef struct CommonPart {
    real enter, leave;
    bool late, early; /* one is not before the ray begins; one is not after it ends */
} CommonPart;

static void pass(CommonPart *common, real t, int to_begin, int to_end)
{
    common->enter = num_min(common->enter, t), common->leave = num_max(common->leave, t);
    common->late |= to_begin >= 0, common->early |= to_end <= 0;
}

/* True if the point is in the triangle: it is in its box, and no two edges have it on opposite
 * sides. */
static bool holds_point(const Triangle2 *t, const Vec2 *p)
{
    const int side[3] = {X(orient2d)(&t->a, &t->b, p), X(orient2d)(&t->b, &t->c, p),
                         X(orient2d)(&t->c, &t->a, p)};
    return p->x >= min3(t->a.x, t->b.x, t->c.x) && p->x <= max3(t->a.x, t->b.x, t->c.x) &&
           p->y >= min3(t->a.y, t->b.y, t->c.y) && p->y <= max3(t->a.y, t->b.y, t->c.y) &&
           !mixed(side);
}

Span X(cast_ray2_triangle2_exact)(const Ray2 *ray, const Triangle2 *triangle)
{
    const Vec2 *points[3] = {&triangle->a, &triangle->b, &triangle->c};
    const Ray straight = ray_in_space(ray);
    if (!sensible_ray2(ray) || !finite2(*points[0]) || !finite2(*points[1]) || !finite2(*points[2]))
        return span_miss();
    if (ray->dir.x == 0 && ray->dir.y == 0)
        return span_where(holds_point(triangle, &ray->origin), -REAL_INF, REAL_INF, &straight);

    const ExactLine2 s = exact_line2(ray);
    CommonPart common = {REAL_INF, -REAL_INF, false, false};
    double corner[3][2], share[2];
    Exact beside[3];
    real t;
    for (int i = 0; i < 3; i++) {
        corner[i][0] = (double)points[i]->x, corner[i][1] = (double)points[i]->y;
        beside[i] = exactly_beside(&s, corner[i]);
        if (beside[i].mantissa != 0)
            continue;
        pass(&common, corner_time(&s, corner[i]), compare_corner(&s, corner[i], s.t_min),
             compare_corner(&s, corner[i], s.t_max));
    }
    for (int i = 0; i < 3; i++) {
        const double *p = corner[i], *q = corner[(i + 1) % 3];
        const Exact beside_p = beside[i], beside_q = beside[(i + 1) % 3];
        if (beside_p.mantissa == 0 || beside_q.mantissa == 0)
            continue;
        const int turn = exact_crossing(&s, p, q, beside_p, beside_q, share, &t);
        if (turn != 0)
            pass(&common, t, compare_crossing(&s, p, q, turn, s.t_min),
                 compare_crossing(&s, p, q, turn, s.t_max));
    }
    return span_where(common.late && common.early, num_min(common.enter, ray->t_max),
                      num_max(common.leave, ray->t_min), &straight);
}
#endif

#define EXACT
#define SHARED_B
#include "rows/cast_ray2_triangle2.inc"
