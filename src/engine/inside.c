/* engine/inside.c - is one convex shape wholly inside another? See engine/inside.h.
 *
 * A shape is the hull of pieces: points, balls, and ellipsoids c + A v, |v| <= 1, which may be flat
 * like a disc. The shape is inside if each piece is. The test depends on the piece and on the outer
 * shape:
 *
 *     a point                     as in overlap
 *     aabb, obb, kdop, frustum,   n . c + |A^T n| + r |n| + d <= 0 for each plane. The planes of a
 *     tetrahedron, hull           tetrahedron or hull are found as the vertices y of its dual
 *                                 polytope: y . (x - m) <= 1 for all vertices x, where m is their
 *                                 mean. Only the three vertices of a face, or the direction of y
 *                                 if they are nearly collinear, are taken from the dual; the
 *                                 plane then has the height of the highest vertex, which makes
 *                                 its error that of one product
 *     sphere, capsule, lozenge    for a ball: its center is within the difference of the radii of
 *                                 the core
 *     any other case              no point of the ellipsoid has a distance to the outside above 0
 *
 * That distance is a convex function, so its maximum is on the border of the ellipsoid. It is the
 * maximum of one of a few quadratics. Sphere, capsule and lozenge have the squared distances from
 * the corners and the edges of the core. An ellipsoid, cylinder or cone has a single one. A round
 * cone has the squared distances from both centers and from the axis, and the slanted side.
 *
 * The maximum of v^T Q v + 2 g . v for |v| = 1 satisfies (L - Q) v = g, where L is at least the
 * largest eigenvalue of Q (the trust region problem; More and Sorensen 1983). There may be a
 * second, lower maximum on the other side of the first eigenvector (Martinez 1994). From both, the
 * search iterates over support points while the distance increases. */
#include "engine/inside.h"

#include "engine/minkowski.h"
#include "geometry/double3.h"

#include <string.h>

typedef struct Piece {
    double center[3], axis[3][3]; /* unused axes are 0 */
    double radius;
    bool has_axes;
} Piece;

/* The linear map y = row x. */
typedef struct Map {
    double row[3][3];
} Map;

typedef struct Outer {
    const Body *body;
    const BodySource *source;
    Convex core; /* with radius 0 */
    CutBox dual; /* the dual polytope of the vertices, then the normals of its faces */
    double height[POLYTOPE_VERTICES]; /* of the hull along each normal */
    double edge[3][3];                /* with edges of length 0 replaced */
    Map inverse;                      /* the inverse of `edge` */
    double slack;
    double cosine,
        sine; /* of the slope of a cone's side; of a round cone's, widening to the first */
} Outer;

/* ---- vectors ---- */

static double length_of(const double a[3])
{
    return sqrt(dot_of(a, a));
}
static void point_along(const double a[3], double s, const double d[3], double p[3])
{
    for (int k = 0; k < 3; k++)
        p[k] = a[k] + s * d[k];
}
/* The product A^T n. */
static void shares_along(const Piece *p, const double n[3], double share[3])
{
    for (int k = 0; k < 3; k++)
        share[k] = dot_of(p->axis[k], n);
}
static void point_of_piece(const Piece *p, const double v[3], double x[3])
{
    memcpy(x, p->center, sizeof p->center);
    for (int k = 0; k < 3; k++)
        point_along(x, v[k], p->axis[k], x);
}
/* The largest height along n. */
static double height_of(const Piece *p, const double n[3])
{
    double share[3];
    shares_along(p, n, share);
    return dot_of(n, p->center) + length_of(share) + p->radius * length_of(n);
}

/* ---- the maximum of a quadratic on the unit ball ---- */

/* Diagonalizes q by Jacobi rotations. The rows of v become the eigenvectors. */
static void find_eigenvectors(double q[3][3], double v[3][3])
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            v[i][j] = i == j;
    for (int turn = 0; turn < 24; turn++) {
        const int i = turn % 3, j = (i + 1) % 3;
        if (fabs(q[i][j]) <= 0x1p-60 * (fabs(q[i][i]) + fabs(q[j][j]))) { /* or all three are 0 */
            q[i][j] = q[j][i] = 0;
            continue;
        }
        const double slope = (q[j][j] - q[i][i]) / (2 * q[i][j]);
        const double t = (slope < 0 ? -1 : 1) / (fabs(slope) + sqrt(1 + slope * slope));
        const double c = 1 / sqrt(1 + t * t), s = t * c;
        for (int k = 0; k < 3; k++) {
            const double a = q[i][k], b = q[j][k];
            q[i][k] = c * a - s * b, q[j][k] = s * a + c * b;
        }
        for (int k = 0; k < 3; k++) {
            const double a = q[k][i], b = q[k][j], x = v[i][k], y = v[j][k];
            q[k][i] = c * a - s * b, q[k][j] = s * a + c * b;
            v[i][k] = c * x - s * y, v[j][k] = s * x + c * y;
        }
    }
}
/* The maximum of v^T q v + 2 g . v in the basis of eigenvectors. For L = l + the largest
 * eigenvalue, g / (L - value) has the length 1. If g has no share in the first eigenvector, that
 * takes the rest of the length. */
static void find_shares(const double value[3], const double g[3], int first, double share[3])
{
    double least = fabs(g[first]), most = length_of(g);
    for (int i = 0; i < 64 && most > 0; i++) {
        const double l = least + (most - least) / 2;
        double squares = 0;
        for (int k = 0; k < 3; k++) {
            const double x = ratio_or_zero(g[k], l + (value[first] - value[k]));
            squares += x * x;
        }
        *(squares > 1 ? &least : &most) = l;
    }
    double rest = 1;
    for (int k = 0; k < 3; k++) {
        share[k] = ratio_or_zero(g[k], most + (value[first] - value[k]));
        rest -= k == first ? 0 : share[k] * share[k];
    }
    share[first] = (g[first] < 0 ? -1 : 1) * sqrt(rest > 0 ? rest : 0);
}
/* The points of a piece, as v, at which the sum of sign y^2 with y = t (x - origin) is largest: the
 * maximum, and the point on the other side of the first eigenvector. */
static void find_farthest(const Piece *p, const Map *t, const double origin[3],
                          const double sign[3], double v[2][3])
{
    double m[3], column[3][3], q[3][3], vector[3][3], g[3], share[3];
    point_along(p->center, -1, origin, m);
    const double off[3] = {dot_of(t->row[0], m), dot_of(t->row[1], m), dot_of(t->row[2], m)};
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            column[k][i] = dot_of(t->row[i], p->axis[k]);
    for (int j = 0; j < 3; j++)
        for (int k = 0; k < 3; k++) {
            q[j][k] = 0;
            for (int i = 0; i < 3; i++)
                q[j][k] += sign[i] * column[j][i] * column[k][i];
        }
    find_eigenvectors(q, vector);
    for (int k = 0; k < 3; k++) {
        g[k] = 0;
        for (int i = 0; i < 3; i++)
            g[k] += sign[i] * off[i] *
                    (vector[k][0] * column[0][i] + vector[k][1] * column[1][i] +
                     vector[k][2] * column[2][i]);
    }
    const double value[3] = {q[0][0], q[1][1], q[2][2]};
    const int larger_one = value[1] > value[0],
              first = value[2] > value[larger_one] ? 2 : larger_one;
    find_shares(value, g, first, share);
    for (int side = 0; side < 2; side++) {
        for (int k = 0; k < 3; k++)
            v[side][k] =
                share[0] * vector[0][k] + share[1] * vector[1][k] + share[2] * vector[2][k];
        share[first] = -share[first];
    }
}

/* ---- the distance to the outside ---- */

static void point_support(const void *shape, const double direction[3], double point[3],
                          uint32_t *feature)
{
    (void)direction;
    memcpy(point, shape, 3 * sizeof *point);
    *feature = 0;
}
static Convex convex_of_point(const double x[3])
{
    Convex point = {.support = point_support, .shape = x};
    memcpy(point.center, x, sizeof point.center);
    return point;
}
static bool is_round(const Outer *a)
{
    return a->body->core == CORE_BOX && a->source->shape != BODY_aabb &&
           a->source->shape != BODY_obb;
}
/* For a round cone: to the first ball, the second one, or the side. `out` has length 1, or is 0. */
static double distance_of_balls(const Outer *a, const double x[3], double out[3])
{
    const Body *body = a->body;
    double off[3];
    point_along(x, -1, body->at, off);
    const double y = dot_of(off, body->edge[1]), z = dot_of(off, body->edge[2]);
    const double radial = sqrt(y * y + z * z), s = dot_of(off, a->edge[0]);
    const double length = length_of(body->edge[0]), along = a->cosine * s - a->sine * radial;
    const bool last = a->sine <= -1 || (a->sine < 1 && along >= a->cosine * length);
    if (last)
        point_along(off, -1, body->edge[0], off);
    if (last || a->sine >= 1 || along <= 0) {
        const double far = length_of(off);
        for (int k = 0; k < 3; k++)
            out[k] = ratio_or_zero(off[k], far);
        return far - body->radius[last] - body->convex.radius;
    }
    for (int k = 0; k < 3; k++)
        out[k] = a->cosine * (ratio_or_zero(y, radial) * body->edge[1][k] +
                              ratio_or_zero(z, radial) * body->edge[2][k]) +
                 a->sine * a->edge[0][k];
    return a->cosine * radial + a->sine * s - body->radius[0] - body->convex.radius;
}
/* The distance, and a direction in which it increases. */
static double distance_outside(const Outer *a, const double x[3], double out[3])
{
    const Body *body = a->body;
    double off[3];
    if (is_round(a)) {
        const Convex point = convex_of_point(x);
        const ConvexDistance d =
            isect_convex_distance(&a->core, &point, DBL_EPSILON, (double)INFINITY, NULL);
        point_along(x, -1, d.core_a, out);
        return d.core_high - body->convex.radius;
    }
    if (body->core == CORE_BALLS)
        return distance_of_balls(a, x, out);
    point_along(x, -1, body->at, off);
    if (a->source->shape == BODY_ellipsoid) {
        double s[3];
        for (int k = 0; k < 3; k++)
            s[k] = dot_of(a->inverse.row[k], off);
        for (int k = 0; k < 3; k++)
            out[k] = s[0] * a->inverse.row[0][k] + s[1] * a->inverse.row[1][k] +
                     s[2] * a->inverse.row[2][k];
        return length_of(s) - 1;
    }
    const double y = dot_of(off, body->edge[1]), z = dot_of(off, body->edge[2]);
    const double radial = sqrt(y * y + z * z), s = dot_of(off, a->edge[0]);
    for (int k = 0; k < 3; k++)
        out[k] = a->cosine * (ratio_or_zero(y, radial) * body->edge[1][k] +
                              ratio_or_zero(z, radial) * body->edge[2][k]) -
                 a->sine * a->edge[0][k];
    return a->cosine * radial - a->sine * s - (a->sine > 0 ? 0 : body->radius[0]);
}
/* Iterates over support points of a piece while the distance increases. */
static double climb(const Outer *a, const Piece *p, const double start[3])
{
    double v[3], x[3], out[3], most = -(double)INFINITY;
    memcpy(v, start, sizeof v);
    for (int i = 0; i < 16; i++) {
        point_of_piece(p, v, x);
        const double outside = distance_outside(a, x, out);
        if (!(outside > most))
            break;
        most = outside;
        shares_along(p, out, v);
        const double length = length_of(v);
        for (int k = 0; k < 3; k++)
            v[k] = ratio_or_zero(v[k], length);
    }
    return most;
}
static double farthest_of(const Outer *a, const Piece *p, const Map *t, const double origin[3],
                          const double sign[3])
{
    double v[2][3];
    find_farthest(p, t, origin, sign, v);
    return larger(climb(a, p, v[0]), climb(a, p, v[1]));
}
static double farthest_along(const Outer *a, const Piece *p, const double n[3])
{
    double v[3];
    shares_along(p, n, v);
    const double length = length_of(v);
    for (int k = 0; k < 3; k++)
        v[k] = ratio_or_zero(v[k], length);
    return climb(a, p, v);
}

/* ---- round shapes ---- */

static const double plus[3] = {1, 1, 1};

/* The maximum over the corners, edges and faces of the core. */
static double farthest_of_round(const Outer *a, const Piece *p)
{
    static const Map unit = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const Body *body = a->body;
    double most = -(double)INFINITY, n[3];
    for (uint32_t corner = 0; corner < 4; corner++) {
        double at[3];
        body->convex.vertex(body, corner, at);
        most = larger(most, farthest_of(a, p, &unit, at, plus));
        for (int k = 0; k < 2; k++) {
            const double length = length_of(body->edge[k]);
            Map across;
            for (int i = 0; i < 3 && length > 0; i++)
                point_along(unit.row[i], -body->edge[k][i] / length / length, body->edge[k],
                            across.row[i]);
            if (length > 0)
                most = larger(most, farthest_of(a, p, &across, at, plus));
        }
    }
    cross_of(body->edge[0], body->edge[1], n);
    most = larger(most, farthest_along(a, p, n));
    const double turned[3] = {-n[0], -n[1], -n[2]};
    return larger(most, farthest_along(a, p, turned));
}
static bool round_holds(const Outer *a, const Piece *p)
{
    if (p->has_axes)
        return farthest_of_round(a, p) <= a->slack;
    Convex lesser = a->body->convex;
    const Convex point = convex_of_point(p->center);
    lesser.radius -= p->radius;
    if (lesser.radius < -a->slack)
        return false;
    lesser.radius = larger(lesser.radius, 0) + a->slack;
    return isect_convex_overlap(&lesser, &point, NULL, NULL);
}

static bool ellipsoid_holds(const Outer *a, const Piece *given)
{
    Piece p = *given;
    for (int k = 0; k < 3 && !p.has_axes; k++)
        p.axis[k][k] = p.radius;
    p.radius = 0;
    double least = length_of(a->edge[0]);
    for (int k = 1; k < 3; k++)
        least = length_of(a->edge[k]) < least ? length_of(a->edge[k]) : least;
    return farthest_of(a, &p, &a->inverse, a->body->at, plus) <= a->slack / least;
}

/* For a cylinder or a cone. */
static bool discs_hold(const Outer *a, const Piece *p)
{
    const Body *body = a->body;
    const double *u = a->edge[0], length = dot_of(u, body->edge[0]), from = dot_of(u, body->at);
    const double down[3] = {-u[0], -u[1], -u[2]};
    if (height_of(p, u) - from > length + a->slack ||
        (a->sine == 0 && height_of(p, down) + from > a->slack))
        return false;
    if (!p->has_axes) {
        double out[3];
        return distance_outside(a, p->center, out) + p->radius <= a->slack;
    }
    Map t;
    for (int k = 0; k < 3; k++) {
        t.row[0][k] = a->cosine * body->edge[1][k], t.row[1][k] = a->cosine * body->edge[2][k];
        t.row[2][k] = a->sine * u[k];
    }
    const double sign[3] = {1, 1, -1};
    return larger(farthest_of(a, p, &t, body->at, sign), farthest_along(a, p, down)) <= a->slack;
}

/* The side is a cone about the axis with the tip where the radius is 0. It is a maximum only where
 * that tip is not far away; else the distance from the axis is close to it. */
static double farthest_of_side(const Outer *a, const Piece *p)
{
    const Body *body = a->body;
    const double *u = a->edge[0], r = body->radius[0] + body->convex.radius;
    const bool slanted = fabs(a->sine) > 0x1p-10 && a->cosine > 0;
    const double c = slanted ? a->cosine : 1, s = slanted ? a->sine : 0;
    const double sign[3] = {1, 1, slanted ? -1 : 0};
    double tip[3];
    Map t;
    point_along(body->at, slanted ? r / a->sine : 0, u, tip);
    for (int k = 0; k < 3; k++) {
        t.row[0][k] = c * body->edge[1][k], t.row[1][k] = c * body->edge[2][k];
        t.row[2][k] = s * u[k];
    }
    return farthest_of(a, p, &t, tip, sign);
}
static bool balls_hold(const Outer *a, const Piece *p)
{
    static const Map unit = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const double *u = a->edge[0], down[3] = {-u[0], -u[1], -u[2]};
    double out[3], last[3];
    if (!p->has_axes)
        return distance_outside(a, p->center, out) + p->radius <= a->slack;
    point_along(a->body->at, 1, a->body->edge[0], last);
    double most =
        larger(farthest_of(a, p, &unit, a->body->at, plus), farthest_of(a, p, &unit, last, plus));
    most = larger(most, larger(farthest_along(a, p, u), farthest_along(a, p, down)));
    return larger(most, farthest_of_side(a, p)) <= a->slack;
}

/* ---- polytopes ---- */

static bool box_holds(const Outer *a, const Piece *p)
{
    for (int k = 0; k < 3; k++) {
        double n[3];
        cross_of(a->edge[(k + 1) % 3], a->edge[(k + 2) % 3], n);
        const double length = length_of(n), from = dot_of(n, a->body->at);
        const double to = from + dot_of(n, a->edge[k]), slack = a->slack * length;
        const double turned[3] = {-n[0], -n[1], -n[2]};
        if (height_of(p, n) > larger(from, to) + slack ||
            height_of(p, turned) > larger(-from, -to) + slack)
            return false;
    }
    return true;
}
static bool dual_holds(const Outer *a, const Piece *p)
{
    for (int i = 0; i < a->dual.count; i++)
        if (height_of(p, a->dual.vertex[i]) > a->height[i] + a->slack)
            return false;
    return true;
}
static bool planes_hold(const Outer *a, const Piece *p)
{
    for (size_t i = 0; i < isect_body_planes(a->source); i++) {
        double n[3], d;
        if (isect_body_plane(a->body, a->source, i, n, &d) &&
            height_of(p, n) + d > a->slack * length_of(n))
            return false;
    }
    return true;
}

static bool holds(const Outer *a, const Piece *p)
{
    const Convex point = convex_of_point(p->center);
    if (!p->has_axes && !(p->radius > 0))
        return isect_convex_overlap(&a->body->convex, &point, NULL, NULL);
    if (is_round(a))
        return round_holds(a, p);
    switch (a->body->core) {
    case CORE_BOX:
        return box_holds(a, p);
    case CORE_ELLIPSOID:
        return ellipsoid_holds(a, p);
    case CORE_DISCS:
        return discs_hold(a, p);
    case CORE_BALLS:
        return balls_hold(a, p);
    default:
        return a->source->shape == BODY_kdop || a->source->shape == BODY_frustum ? planes_hold(a, p)
                                                                                 : dual_holds(a, p);
    }
}

/* ---- all shapes ---- */

static size_t count_corners(const Body *body)
{
    const BodyCore core = body->core;
    return core == CORE_BOX       ? 8
           : core == CORE_SIMPLEX ? 4
           : core == CORE_VERTICES
               ? (body->source.vertices ? body->source.vertices : body->vertices.count)
           : core == CORE_DISCS || core == CORE_BALLS ? 2
                                                      : 1;
}
static void piece_of(const Body *body, size_t i, Piece *p)
{
    const BodyCore core = body->core;
    *p = (Piece){.radius = body->convex.radius};
    memcpy(p->center, body->at, sizeof p->center);
    if (core == CORE_ELLIPSOID)
        memcpy(p->axis, body->edge, sizeof p->axis);
    else if (core == CORE_DISCS)
        for (int k = 0; k < 3; k++) {
            p->center[k] += i ? body->edge[0][k] : 0;
            p->axis[0][k] = body->radius[i] * body->edge[1][k];
            p->axis[1][k] = body->radius[i] * body->edge[2][k];
        }
    else if (core == CORE_BALLS)
        point_along(body->at, i ? 1 : 0, body->edge[0], p->center), p->radius += body->radius[i];
    else
        body->convex.vertex(body, (uint32_t)i, p->center);
    for (int k = 0; k < 3; k++)
        p->has_axes |= length_of(p->axis[k]) > 0;
}

/* Replaces edges of length 0 by short ones, perpendicular to the others. */
static void complete_edges(double edge[3][3])
{
    for (int k = 0; k < 3; k++) {
        double *e = edge[k], *next = edge[(k + 1) % 3], *last = edge[(k + 2) % 3];
        if (length_of(e) > 0)
            continue;
        cross_of(next, last, e);
        for (int i = 0; i < 3 && !(length_of(e) > 0); i++) {
            double axis[3] = {i == 0, i == 1, i == 2};
            const double *other = length_of(next) > 0 ? next : last;
            const double share = ratio_or_zero(dot_of(axis, other), dot_of(other, other));
            point_along(axis, -share, other, e);
            if (dot_of(e, e) < 0.25)
                memset(e, 0, sizeof axis);
        }
        const double length = length_of(e);
        for (int i = 0; i < 3; i++)
            e[i] *= ratio_or_zero(0x1p-30, length);
    }
}
/* Cuts the dual of the first `count` vertices, relative to their mean, out of a box. */
static void cut_dual(Outer *a, size_t count, const double middle[3], double half)
{
    double at[3];
    isect_polytope_begin(&a->dual, half);
    a->dual.raise = 0;
    for (size_t i = 0; i < count; i++) {
        a->body->convex.vertex(a->body, (uint32_t)i, at);
        point_along(at, -1, middle, at);
        isect_polytope_cut(&a->dual, at, -1, (uint8_t)(6 + i));
    }
}
/* The unit normal of the plane of three vertices, on the side of `along`. Returns false if they are
 * nearly collinear, or if one is a face of the box. */
static bool normal_through(const Outer *a, const uint8_t face[3], const double along[3],
                           double n[3])
{
    double at[3][3];
    for (int k = 0; k < 3; k++) {
        if (face[k] < 6)
            return false;
        a->body->convex.vertex(a->body, (uint32_t)(face[k] - 6), at[k]);
    }
    point_along(at[1], -1, at[0], at[1]);
    point_along(at[2], -1, at[0], at[2]);
    cross_of(at[1], at[2], n);
    const double length = length_of(n), sign = dot_of(n, along) < 0 ? -1 : 1;
    if (!(length > 0x1p-24 * length_of(at[1]) * length_of(at[2])))
        return false;
    for (int k = 0; k < 3; k++)
        n[k] *= sign / length;
    return true;
}
static void find_dual(Outer *a)
{
    enum { MOST = 240 };
    const size_t all = count_corners(a->body), count = all < MOST ? all : MOST;
    double middle[3] = {0, 0, 0}, at[3], reach = 0;
    for (size_t i = 0; i < all; i++) {
        a->body->convex.vertex(a->body, (uint32_t)i, at);
        point_along(middle, 1 / (double)all, at, middle);
    }
    cut_dual(a, count, middle, 0x1p40);
    for (int i = 0; i < a->dual.count; i++)
        for (int k = 0; k < 3; k++)
            reach = larger(reach, fabs(a->dual.vertex[i][k]));
    if (reach < 0x1p38) /* the edges from the box to a vertex lose the digits of the vertex */
        cut_dual(a, count, middle, 2 * reach);
    for (int i = 0; i < a->dual.count; i++) {
        double *y = a->dual.vertex[i], n[3];
        const double length = length_of(y);
        const bool known = normal_through(a, a->dual.face[i], y, n);
        for (int k = 0; k < 3; k++)
            y[k] = known ? n[k] : ratio_or_zero(y[k], length);
        a->height[i] = -(double)INFINITY;
        for (size_t v = 0; v < count; v++) {
            a->body->convex.vertex(a->body, (uint32_t)v, at);
            a->height[i] = larger(a->height[i], dot_of(y, at));
        }
    }
}
static void prepare(Outer *a, const Body *body, const BodySource *source)
{
    a->body = body, a->source = source, a->core = body->convex, a->core.radius = 0;
    a->slack = INSIDE_SLACK + 4 * body->convex.support_error;
    a->cosine = 1, a->sine = 0;
    memcpy(a->edge, body->edge, sizeof a->edge);
    const BodyCore core = body->core;
    if (source->shape == BODY_tetrahedron || source->shape == BODY_hull)
        find_dual(a);
    if (core == CORE_DISCS || core == CORE_BALLS) {
        const double length = length_of(body->edge[0]);
        for (int k = 0; k < 3; k++)
            a->edge[0][k] = ratio_or_zero(body->edge[0][k], length);
        if (core == CORE_BALLS) {
            const double slope = (body->radius[0] - body->radius[1]) / length;
            a->sine = fmin(fmax(slope, -1), 1), a->cosine = sqrt((1 - a->sine) * (1 + a->sine));
        }
        if (source->shape == BODY_cone) {
            const double side = sqrt(length * length + body->radius[1] * body->radius[1]);
            a->cosine = ratio_or_zero(length, side), a->sine = ratio_or_zero(body->radius[1], side);
        }
        return;
    }
    complete_edges(a->edge);
    for (int k = 0; k < 3; k++) {
        double n[3];
        cross_of(a->edge[(k + 1) % 3], a->edge[(k + 2) % 3], n);
        const double volume = dot_of(n, a->edge[k]);
        for (int i = 0; i < 3; i++)
            a->inverse.row[k][i] = volume != 0 ? n[i] / volume : 0;
    }
}

static bool holds_vertex(void *outer, const double vertex[3])
{
    Piece p = {.radius = 0};
    memcpy(p.center, vertex, sizeof p.center);
    return holds(outer, &p);
}

bool isect_body_contains(const BodySource *outer, const BodySource *inner)
{
    Body a, b;
    Outer of;
    if (!isect_bodies(&a, outer, &b, inner))
        return false;
    prepare(&of, &a, outer);
    if (b.core == CORE_PLANES)
        return isect_body_vertices(&b, holds_vertex, &of);
    for (size_t i = 0; i < count_corners(&b); i++) {
        Piece p;
        piece_of(&b, i, &p);
        if (!holds(&of, &p))
            return false;
    }
    return true;
}
