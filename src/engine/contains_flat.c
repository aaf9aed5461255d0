/* isect_contains_quad_any, isect_contains_polygon_any - is a convex shape wholly inside a flat one?
 *
 * A shape with a volume never is. Others are hulls of points; each two of them, p and q, are joined
 * by a segment that has to be inside.
 *
 * A quad is two triangles with a common side. The segment is inside one of them; or one has p, the
 * other q, and the segment meets both at once: at the common side, or, where the quad crosses
 * itself in a plane, in the triangle between that side and the crossing.
 *
 * A polygon is its border, and the points of its plane that are inside in the projection along the
 * axis along which its normal is largest. The segment is on one edge, or it is in the plane. In the
 * projection edges divide it into pieces; each lies along an edge, or has its middle inside or
 * outside. Three points or more may surround a hole. Then an edge of the hole is between them, and
 * a point beside a piece of it, at a small distance, is outside of the polygon. */
#include "engine/any.h"
#include "geometry/finite.h"
#include "geometry/polygon_plane.h"
#include "geometry/winding.h"
#include HEADER(exact)
#include HEADER(meet)
#include HEADER(overlap)

/* ---- the points of the content ---- */

/* False if the shape has a volume, or is not the hull of given points. */
static bool take_corners(Corners *corners, X(any) b)
{
    if (b.shape == ISECT_SHAPE_SPHERE || b.shape == ISECT_SHAPE_CAPSULE) {
        const X(sphere) *ball = b.at;
        const X(capsule) *capsule = b.at;
        const bool round = b.shape == ISECT_SHAPE_CAPSULE;
        corners->at = round ? &capsule->a : &ball->center, corners->count = round ? 2 : 1;
        return (round ? capsule->radius : ball->radius) == 0;
    }
    if (!is_any(b.shape, VERTICES) || is_of_planes(b))
        return false;
    X(corners_of)(corners, b);
    return corners->count > 0;
}

/* ---- a quad ---- */

static bool in_both_at_once(const X(quad) * quad, const X(segment) * s)
{
    const X(segment) common = {quad->a, quad->c};
    const X(segment) sides[2][2] = {{{quad->a, quad->b}, {quad->c, quad->d}},
                                    {{quad->b, quad->c}, {quad->d, quad->a}}};
    bool both = X(overlap_segment_segment)(s, &common);
    for (int k = 0; k < 2 && !both; k++) {
        const X(common) crossing = X(meet_segment_segment)(&sides[k][0], &sides[k][1]);
        const X(triangle) shared = {quad->a, quad->c, crossing.point[0]};
        both = crossing.count > 0 && X(overlap_segment_triangle)(s, &shared);
    }
    return both;
}
static bool segment_in_quad(const X(quad) * quad, const X(segment) * s)
{
    const X(triangle) first = {quad->a, quad->b, quad->c}, second = {quad->a, quad->c, quad->d};
    const bool p1 = X(overlap_point_triangle)(&s->a, &first),
               p2 = X(overlap_point_triangle)(&s->a, &second),
               q1 = X(overlap_point_triangle)(&s->b, &first),
               q2 = X(overlap_point_triangle)(&s->b, &second);
    return (p1 && q1) || (p2 && q2) || (((p1 && q2) || (p2 && q1)) && in_both_at_once(quad, s));
}

bool X(contains_quad_any)(const X(quad) * quad, X(any) b)
{
    Corners corners;
    bool all = all_finite((const real *)quad, 12) && take_corners(&corners, b);
    for (size_t i = 0; all && i < corners.count; i++)
        for (size_t k = 0; all && k <= i; k++) {
            const X(segment) s = {corners.at[k], corners.at[i]};
            all = segment_in_quad(quad, &s);
        }
    return all;
}

/* ---- a polygon ---- */

typedef struct Flat {
    const X(polygon) * polygon;
    const Corners *content;
    int axis;
    isect_rule rule;
    double aside; /* a distance above the rounding of points */
} Flat;

/* The pieces of a segment from p to q: the next begins at `from` and ends at `to`. */
typedef struct EdgePieces {
    X(vec2) p, q;
    double from, to;
    bool along; /* an edge has this piece */
} EdgePieces;
#define LEAST_PIECE (16 * (double)REAL_EPSILON)

static double place_along(const EdgePieces *s, double x, double y)
{
    const double u = (double)s->q.x - (double)s->p.x, v = (double)s->q.y - (double)s->p.y;
    return ((x - (double)s->p.x) * u + (y - (double)s->p.y) * v) / (u * u + v * v);
}
static void end_at(EdgePieces *s, double t)
{
    if (t > s->from + LEAST_PIECE && t < s->to)
        s->to = t;
}
static double area_of(const EdgePieces *s, X(vec2) a)
{
    const double u = (double)s->q.x - (double)s->p.x, v = (double)s->q.y - (double)s->p.y;
    return u * ((double)a.y - (double)s->p.y) - v * ((double)a.x - (double)s->p.x);
}
static void meet_edge(EdgePieces *s, X(vec2) a, X(vec2) b)
{
    const int sa = X(orient2d)(&s->p, &s->q, &a), sb = X(orient2d)(&s->p, &s->q, &b);
    const double ta = place_along(s, (double)a.x, (double)a.y),
                 tb = place_along(s, (double)b.x, (double)b.y);
    if (sa == 0 && sb == 0)
        s->along |= fmin(ta, tb) <= s->from + LEAST_PIECE && fmax(ta, tb) > s->from + LEAST_PIECE;
    if (sa == 0)
        end_at(s, ta);
    if (sb == 0)
        end_at(s, tb);
    if (sa * sb < 0) {
        const double A = area_of(s, a), B = area_of(s, b), ratio = A / (A - B);
        end_at(s, place_along(s, (double)a.x + ratio * ((double)b.x - (double)a.x),
                              (double)a.y + ratio * ((double)b.y - (double)a.y)));
    }
}
/* Sets the end of the piece that begins at `from`; false at the end of the segment. */
static bool next_piece(const Flat *flat, EdgePieces *s, bool content)
{
    const X(polygon) *polygon = flat->polygon;
    s->from = s->to, s->to = 1, s->along = false;
    if (!(s->from < 1 - LEAST_PIECE))
        return false;
    for (size_t i = 0; i < polygon->count; i++) {
        const X(vec3) *next = &polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        meet_edge(s, projected(&polygon->points[i], flat->axis), projected(next, flat->axis));
    }
    for (size_t i = 0; content && i < flat->content->count; i++)
        for (size_t k = 0; k < i; k++) {
            const bool was = s->along;
            meet_edge(s, projected(&flat->content->at[i], flat->axis),
                      projected(&flat->content->at[k], flat->axis));
            s->along = was;
        }
    return true;
}
/* The middle of the piece, moved aside. */
static X(vec2) middle_of(const EdgePieces *s, double aside)
{
    const double u = (double)s->q.x - (double)s->p.x, v = (double)s->q.y - (double)s->p.y;
    const double t = s->from / 2 + s->to / 2, per = aside / sqrt(u * u + v * v);
    return (X(vec2)){(real)((double)s->p.x + t * u - per * v),
                     (real)((double)s->p.y + t * v + per * u)};
}
static bool is_outside(const Flat *flat, X(vec2) p)
{
    return side_in_projection(flat->polygon, p, flat->axis, flat->rule) == ISECT_OUTSIDE;
}
static bool segment_in_plane(const Flat *flat, X(vec2) p, X(vec2) q)
{
    EdgePieces s = {p, q, 0, 0, false};
    if (p.x == q.x && p.y == q.y)
        return true;
    while (next_piece(flat, &s, false))
        if (!s.along && is_outside(flat, middle_of(&s, 0)))
            return false;
    return true;
}
static bool in_content(const Flat *flat, X(vec2) p)
{
    const Corners *c = flat->content;
    const X(vec2) first = projected(&c->at[0], flat->axis);
    const X(vec3) at = {p.x, p.y, 0};
    bool inside = false;
    for (size_t i = 1; i < c->count && !inside; i++)
        for (size_t k = 1; k < i && !inside; k++) {
            const X(vec2) a = projected(&c->at[i], flat->axis),
                          b = projected(&c->at[k], flat->axis);
            const X(triangle) part = {{first.x, first.y, 0}, {a.x, a.y, 0}, {b.x, b.y, 0}};
            inside = X(overlap_point_triangle)(&at, &part);
        }
    return inside;
}
/* True if a point beside an edge is in the content, but not in the polygon. */
static bool holds_a_hole(const Flat *flat)
{
    const X(polygon) *polygon = flat->polygon;
    for (size_t i = 0; i < polygon->count; i++) {
        const X(vec3) *next = &polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        EdgePieces s = {projected(&polygon->points[i], flat->axis), projected(next, flat->axis), 0,
                        0, false};
        if (s.p.x == s.q.x && s.p.y == s.q.y)
            continue;
        while (next_piece(flat, &s, true))
            for (int side = -1; side <= 1; side += 2) {
                const X(vec2) at = middle_of(&s, side * flat->aside);
                if (is_outside(flat, at) && in_content(flat, at))
                    return true;
            }
    }
    return false;
}

static bool on_one_edge(const X(polygon) * polygon, const X(vec3) * p, const X(vec3) * q)
{
    bool both = false;
    for (size_t i = 0; i < polygon->count && !both; i++) {
        const X(segment)
            edge = {polygon->points[i], polygon->points[i + 1 < polygon->count ? i + 1 : 0]};
        both = X(overlap_point_segment)(p, &edge) && X(overlap_point_segment)(q, &edge);
    }
    return both;
}
static bool in_exact_plane(ExactPlane *exact, const X(vec3) * p)
{
    double at[3];
    to_doubles(at, *p);
    exact->limbs.used = exact->mark;
    return isect_number_sign(exact_height(exact, at)) == 0;
}
static bool holds_segments(const Flat *flat, ExactPlane *exact)
{
    const Corners *c = flat->content;
    bool all = true, flat_content = exact != NULL;
    for (size_t i = 0; all && i < c->count; i++) {
        const bool in_plane = exact && in_exact_plane(exact, &c->at[i]);
        flat_content &= in_plane;
        for (size_t k = 0; all && k < i; k++)
            all = on_one_edge(flat->polygon, &c->at[k], &c->at[i]) ||
                  (in_plane && in_exact_plane(exact, &c->at[k]) &&
                   segment_in_plane(flat, projected(&c->at[k], flat->axis),
                                    projected(&c->at[i], flat->axis)));
    }
    return all && (c->count < 3 || !flat_content || !holds_a_hole(flat));
}

bool X(contains_polygon_any)(const X(polygon) * polygon, X(any) b, isect_rule rule)
{
    const real *numbers = (const real *)polygon->points;
    Corners corners;
    ExactPlane exact;
    if (polygon->count == 0 || !all_finite(numbers, 3 * polygon->count) ||
        !take_corners(&corners, b))
        return false;
    double size = largest(numbers, 3 * polygon->count);
    for (size_t i = 0; i < corners.count; i++) {
        if (!X(overlap_point_polygon)(&corners.at[i], polygon, rule))
            return false;
        size = greater(size, largest((const real *)&corners.at[i], 3));
    }
    const bool plane = exact_plane(&exact, polygon, scale_of(size));
    const Flat flat = {polygon, &corners, plane ? exact.axis : 2, rule,
                       64 * (double)REAL_EPSILON * size};
    return holds_segments(&flat, plane ? &exact : NULL);
}
