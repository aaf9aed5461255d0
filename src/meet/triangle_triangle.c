/* isect_meet_triangle_triangle - the common part of two triangles.
 *
 * The common part of two convex sets is convex, so its vertices determine it. A vertex is one of
 * these, and each is decided exactly (geometry/flat.h):
 *
 *     a vertex of one shape that is on the other,
 *     a crossing of an edge of one with the interior of the other, from side to side,
 *     a crossing of an edge of one with an edge of the other, in a common plane.
 *
 * No vertex is found twice if the shapes are in their simplest form; so this serves segments, too.
 * The crossing of an edge is the mean of its ends, weighted by volumes over a triangle, or by areas
 * over a segment in a projection (geometry/crossing.h). */
#include "geometry/crossing.h"
#include "overlap/exact.h"
#include HEADER(exact)
#include HEADER(meet)
#include HEADER(overlap)

enum { COMMON_POINTS = 6 }; /* of two triangles in one plane */

/* ---- decisions ---- */

static bool is_on(const Vec3 *p, const Flat *flat)
{
    const Vec3 *c = flat->corner;
    if (flat->corners == 1)
        return same(p, &c[0]);
    if (flat->corners == 2)
        return X(overlap_point_segment_exact)(p, &(Segment){c[0], c[1]});
    return X(overlap_point_triangle_exact)(p, &(Triangle){c[0], c[1], c[2]});
}

/* True if pq crosses the interior of a triangle, from side to side. */
static bool crosses_face(const Vec3 *p, const Vec3 *q, const Vec3 *c)
{
    if (X(orient3d)(&c[0], &c[1], &c[2], p) * X(orient3d)(&c[0], &c[1], &c[2], q) >= 0)
        return false;
    const int first = X(orient3d)(p, q, &c[0], &c[1]);
    return first && first == X(orient3d)(p, q, &c[1], &c[2]) &&
           first == X(orient3d)(p, q, &c[2], &c[0]);
}

/* The axis of a projection in which pq and rs cross in a point inside both; -1 if they do not
 * cross. */
static int crossing_view(const Vec3 *p, const Vec3 *q, const Vec3 *r, const Vec3 *s)
{
    if (X(orient3d)(p, q, r, s) != 0)
        return -1;
    for (int axis = 0; axis < 3; axis++)
        if (opposite(projected_side(p, q, r, axis), projected_side(p, q, s, axis)) &&
            opposite(projected_side(r, s, p, axis), projected_side(r, s, q, axis)))
            return axis;
    return -1;
}

/* ---- points ---- */

/* det(a - d, b - d, c - d) */
static Exact volume(const Vec3 *a, const Vec3 *b, const Vec3 *c, const Vec3 *d)
{
    const double p[4][3] = {{(double)a->x, (double)a->y, (double)a->z},
                            {(double)b->x, (double)b->y, (double)b->z},
                            {(double)c->x, (double)c->y, (double)c->z},
                            {(double)d->x, (double)d->y, (double)d->z}};
    Term terms[24];
    exact_triple(terms, p[0], p[1], p[2]), exact_triple(terms + 6, p[3], p[2], p[1]);
    exact_triple(terms + 12, p[0], p[2], p[3]), exact_triple(terms + 18, p[0], p[3], p[1]);
    return isect_exact_sum(terms, 24);
}

/* Twice the area of a, b, c in the projection along an axis. */
static Exact area(const Vec3 *a, const Vec3 *b, const Vec3 *c, int axis)
{
    const Vec2 p[3] = {projected(a, axis), projected(b, axis), projected(c, axis)};
    Term terms[6];
    for (int i = 0; i < 3; i++) {
        const Vec2 u = p[i], v = p[(i + 1) % 3];
        terms[2 * i] = (Term){(double)u.x, (double)v.y, 1};
        terms[2 * i + 1] = (Term){-(double)u.y, (double)v.x, 1};
    }
    return isect_exact_sum(terms, 6);
}

/* ---- the vertices of the common part ---- */

/* Adds the vertices of a that are on b; those that are also vertices of b only if `shared`. */
static void add_corners(Common *common, const Flat *a, const Flat *b, bool shared)
{
    for (int i = 0; i < a->corners; i++) {
        bool known = false;
        for (int k = 0; k < b->corners; k++)
            known |= same(&a->corner[i], &b->corner[k]);
        if (known ? shared : is_on(&a->corner[i], b))
            add(common, a->corner[i]);
    }
}

static void add_face_crossings(Common *common, const Flat *a, const Flat *b)
{
    const Vec3 *c = b->corner;
    for (int i = 0; i < edges_of(a) && b->corners == 3; i++) {
        const Vec3 *p = &a->corner[i], *q = &a->corner[(i + 1) % a->corners];
        if (crosses_face(p, q, c))
            add(common,
                crossing(p, q, volume(&c[0], &c[1], &c[2], p), volume(&c[0], &c[1], &c[2], q)));
    }
}

/* Is an edge before another one, by their ends in increasing order? */
static bool is_edge_before(const Vec3 *p, const Vec3 *q, const Vec3 *r, const Vec3 *s)
{
    const Vec3 *pq[2] = {p, q}, *rs[2] = {r, s};
    const int first = lies_before(q, p), other = lies_before(s, r);
    return same(pq[first], rs[other]) ? lies_before(pq[!first], rs[!other])
                                      : lies_before(pq[first], rs[other]);
}
/* The mean is that of the ends of the edge that comes first, so that exchanged triangles have the
 * same points. */
static void add_edge_crossings(Common *common, const Flat *a, const Flat *b)
{
    for (int i = 0; i < edges_of(a); i++)
        for (int k = 0; k < edges_of(b); k++) {
            const Vec3 *p = &a->corner[i], *q = &a->corner[(i + 1) % a->corners];
            const Vec3 *r = &b->corner[k], *s = &b->corner[(k + 1) % b->corners];
            const int axis = crossing_view(p, q, r, s);
            if (axis < 0)
                continue;
            add(common, is_edge_before(p, q, r, s)
                            ? crossing(p, q, area(r, s, p, axis), area(r, s, q, axis))
                            : crossing(r, s, area(p, q, r, axis), area(p, q, s, axis)));
        }
}

/* ---- their order ---- */

/* A function of (x, y) that increases with its angle, from 0 to 4. */
static double pseudo_angle(double x, double y)
{
    const double sum = fabs(x) + fabs(y), part = sum > 0 ? y / sum : 0;
    return x < 0 ? 2 - part : y < 0 ? 4 + part : part;
}

/* Sorts the points around their mean, in a projection in which the triangle has an area. */
static void put_points_in_order(Common *common, const Vec3 *c)
{
    const double points = common->count;
    double angle[COMMON_POINTS], x = 0, y = 0;
    int axis = 0;
    for (int k = 1; k < 3; k++) {
        const Exact best = area(&c[0], &c[1], &c[2], axis), now = area(&c[0], &c[1], &c[2], k);
        if (now.mantissa != 0 && (best.mantissa == 0 || now.exponent > best.exponent))
            axis = k;
    }
    for (uint32_t i = 0; i < common->count; i++) {
        const Vec2 p = projected(&common->point[i], axis);
        x += (double)p.x / points, y += (double)p.y / points;
    }
    for (uint32_t i = 0; i < common->count; i++) {
        const Vec3 point = common->point[i];
        const Vec2 p = projected(&point, axis);
        const double now = pseudo_angle((double)p.x / 2 - x / 2, (double)p.y / 2 - y / 2);
        uint32_t at = i;
        for (; at > 0 && angle[at - 1] > now; at--)
            angle[at] = angle[at - 1], common->point[at] = common->point[at - 1];
        angle[at] = now, common->point[at] = point;
    }
}

Common X(meet_triangle_triangle)(const Triangle *a, const Triangle *b)
{
    Common common = {0};
    if (!X(overlap_triangle_triangle)(a, b))
        return common;
    const Flat p = simplest(a), q = simplest(b);
    add_corners(&common, &p, &q, true);
    add_corners(&common, &q, &p, false);
    add_face_crossings(&common, &p, &q);
    add_face_crossings(&common, &q, &p);
    add_edge_crossings(&common, &p, &q);
    if (common.count > 2)
        put_points_in_order(&common, p.corner);
    return common;
}
