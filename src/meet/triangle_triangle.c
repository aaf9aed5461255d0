/* meet/triangle_triangle.c - the common part of two triangles.
 *
 * The common part of two convex sets is convex, so its corners are all there is to say. A corner of
 * it is one of these, and each is decided exactly (overlap/flat.h):
 *
 *     a corner of one shape that is on the other,
 *     a crossing of an edge of one with the inside of the other, from side to side,
 *     a crossing of an edge of one with an edge of the other, in a common plane.
 *
 * None of them is found twice if the shapes are said in the simplest way: a triangle whose corners
 * are on one line as the segment that it is, a segment whose ends coincide as a point. So this
 * serves segments, too.
 *
 * A crossing lies between the ends p and q of an edge. The volumes over a triangle, or the areas
 * over a segment in a view, are in proportion to the distances of p and q, with opposite signs: the
 * crossing is their mean, with the size of the other's as weight. Volumes and areas are exact sums
 * rounded once, so the weights are good to 3 epsilon of double, however thin the shapes are; with
 * two products and their sum a coordinate of the mean is off by 4 epsilon of the larger one's size,
 * or the least positive number, and kept between those of p and q. */
#include "exact/sum.h"
#include "overlap/flat.h"

enum { COMMON_POINTS = 6 }; /* of two triangles in one plane */

typedef X(common) Common;

/* In the simplest way: no corner is in the hull of the others. */
typedef struct Flat {
    int corners;
    Vec3 corner[3];
} Flat;

static bool same(const Vec3 *a, const Vec3 *b)
{
    return a->x == b->x && a->y == b->y && a->z == b->z;
}

static bool on_one_line(const Vec3 *a, const Vec3 *b, const Vec3 *c)
{
    return !side_seen(a, b, c, 0) && !side_seen(a, b, c, 1) && !side_seen(a, b, c, 2);
}

static Flat simplest(const Triangle *t)
{
    const Vec3 p[3] = {t->a, t->b, t->c};
    if (!on_one_line(&p[0], &p[1], &p[2]))
        return (Flat){3, {p[0], p[1], p[2]}};
    /* the two that have the third between them */
    const bool ab = between3(p[2], min_of(p[0], p[1]), max_of(p[0], p[1]));
    const bool bc = between3(p[0], min_of(p[1], p[2]), max_of(p[1], p[2]));
    Flat flat = {2, {p[!ab && bc ? 2 : 0], p[!ab && !bc ? 2 : 1], p[2]}};
    if (same(&flat.corner[0], &flat.corner[1]))
        flat.corners = 1;
    return flat;
}

static int edges_of(const Flat *flat)
{
    return flat->corners == 3 ? 3 : flat->corners - 1;
}

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

/* Does pq cross the inside of a triangle, from side to side? */
static bool crosses_face(const Vec3 *p, const Vec3 *q, const Vec3 *c)
{
    if (X(orient3d)(&c[0], &c[1], &c[2], p) * X(orient3d)(&c[0], &c[1], &c[2], q) >= 0)
        return false;
    const int first = X(orient3d)(p, q, &c[0], &c[1]);
    return first && first == X(orient3d)(p, q, &c[1], &c[2]) &&
           first == X(orient3d)(p, q, &c[2], &c[0]);
}

/* Do pq and rs cross in a point inside both? In which view is that seen? -1: they do not. */
static int crossing_view(const Vec3 *p, const Vec3 *q, const Vec3 *r, const Vec3 *s)
{
    if (X(orient3d)(p, q, r, s) != 0)
        return -1;
    for (int axis = 0; axis < 3; axis++)
        if (opposite(side_seen(p, q, r, axis), side_seen(p, q, s, axis)) &&
            opposite(side_seen(r, s, p, axis), side_seen(r, s, q, axis)))
            return axis;
    return -1;
}

/* ---- places ---- */

/* det(a - d, b - d, c - d) */
static Exact volume(const Vec3 *a, const Vec3 *b, const Vec3 *c, const Vec3 *d)
{
    const Vec3 *const rows[4][3] = {{a, b, c}, {d, c, b}, {a, c, d}, {a, d, b}};
    Term terms[24];
    int count = 0;
    for (int r = 0; r < 4; r++) {
        const Vec3 *p = rows[r][0], *q = rows[r][1], *s = rows[r][2];
        const double y[2] = {(double)q->y, (double)s->y}, z[2] = {(double)q->z, (double)s->z};
        const double x[2] = {(double)q->x, (double)s->x};
        const double px = (double)p->x, py = (double)p->y, pz = (double)p->z;
        terms[count++] = (Term){px, y[0], z[1]};
        terms[count++] = (Term){-px, y[1], z[0]};
        terms[count++] = (Term){py, z[0], x[1]};
        terms[count++] = (Term){-py, z[1], x[0]};
        terms[count++] = (Term){pz, x[0], y[1]};
        terms[count++] = (Term){-pz, x[1], y[0]};
    }
    return isect_exact_sum(terms, count);
}

/* Twice the area of a, b, c in the view along an axis. */
static Exact area(const Vec3 *a, const Vec3 *b, const Vec3 *c, int axis)
{
    const Vec2 p[3] = {seen(a, axis), seen(b, axis), seen(c, axis)};
    Term terms[6];
    for (int i = 0; i < 3; i++) {
        const Vec2 u = p[i], v = p[(i + 1) % 3];
        terms[2 * i] = (Term){(double)u.x, (double)v.y, 1};
        terms[2 * i + 1] = (Term){-(double)u.y, (double)v.x, 1};
    }
    return isect_exact_sum(terms, 6);
}

static real mean(real p, real q, double weight_p, double weight_q)
{
    const real x = (real)((double)p * weight_p + (double)q * weight_q);
    return num_min(num_max(x, num_min(p, q)), num_max(p, q));
}

/* Where pq has the other's plane or line; `of_p` and `of_q` have opposite signs. */
static Vec3 crossing(const Vec3 *p, const Vec3 *q, Exact of_p, Exact of_q)
{
    const int down = of_p.exponent > of_q.exponent ? of_p.exponent : of_q.exponent;
    const double size_p = fabs(ldexp(of_p.mantissa, of_p.exponent - down));
    const double size_q = fabs(ldexp(of_q.mantissa, of_q.exponent - down));
    const double weight_p = size_q / (size_p + size_q), weight_q = size_p / (size_p + size_q);
    return (Vec3){mean(p->x, q->x, weight_p, weight_q), mean(p->y, q->y, weight_p, weight_q),
                  mean(p->z, q->z, weight_p, weight_q)};
}

/* ---- the corners of the common part ---- */

static void add(Common *common, Vec3 p)
{
    common->point[common->count++] = (Vec3){p.x + 0, p.y + 0, p.z + 0};
}

/* The corners of a that are on b; `shared` ones too, which b has as well. */
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

static void add_edge_crossings(Common *common, const Flat *a, const Flat *b)
{
    for (int i = 0; i < edges_of(a); i++)
        for (int k = 0; k < edges_of(b); k++) {
            const Vec3 *p = &a->corner[i], *q = &a->corner[(i + 1) % a->corners];
            const Vec3 *r = &b->corner[k], *s = &b->corner[(k + 1) % b->corners];
            const int axis = crossing_view(p, q, r, s);
            if (axis >= 0)
                add(common, crossing(p, q, area(r, s, p, axis), area(r, s, q, axis)));
        }
}

/* ---- their order ---- */

/* Grows with the angle of (x, y), from 0 to 4. */
static double turn(double x, double y)
{
    const double sum = fabs(x) + fabs(y), part = sum > 0 ? y / sum : 0;
    return x < 0 ? 2 - part : y < 0 ? 4 + part : part;
}

/* Round their middle, in a view in which the triangle has an area. */
static void put_in_order(Common *common, const Vec3 *c)
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
        const Vec2 p = seen(&common->point[i], axis);
        x += (double)p.x / points, y += (double)p.y / points;
    }
    for (uint32_t i = 0; i < common->count; i++) {
        const Vec3 point = common->point[i];
        const Vec2 p = seen(&point, axis);
        const double now = turn((double)p.x / 2 - x / 2, (double)p.y / 2 - y / 2);
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
        put_in_order(&common, p.corner);
    return common;
}
