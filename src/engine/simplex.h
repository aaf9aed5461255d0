/* engine/simplex.h - the point of a simplex that is nearest to the origin.
 *
 * The point is a sum of corners with nonnegative weights, however the weights are rounded. It is
 * therefore in the simplex, within the rounding of that sum, and its length is an upper bound of
 * the distance. Signs select the edges and faces that may contain the nearest point. If rounding
 * makes a sign wrong, or if the simplex is flat, too few or too many are compared. The error of the
 * point is then no larger than that of the sign, because the distance is continuous.
 *
 * The direction is more accurate than the point. For an edge it is the component perpendicular to
 * the edge, computed in two iterations; for a face it is the normal. Both have an error of some
 * epsilon, even if the point is much nearer to the origin than the corners and the difference of
 * large numbers has few accurate digits. */
#ifndef ISECT_ENGINE_SIMPLEX_H
#define ISECT_ENGINE_SIMPLEX_H

#include "engine/minkowski.h"

#define FLAT_FACE 0x1p-88 /* squared sine between edges, below which a triangle has no normal */

typedef struct SimplexPoint {
    double square; /* squared distance */
    double weight[4];
    Vec3d at, direction; /* direction: of any length, from the origin to the simplex */
    bool enclosed;       /* the origin is inside a tetrahedron; `surely` if the signs are certain */
    bool surely;
} SimplexPoint;

typedef struct Corners {
    Vec3d w[4];
    double square[4];
    int count;
    unsigned needed; /* bit i: corner i has a weight in the nearest point */
    bool all;        /* compare all edges and faces, whatever the signs */
} Corners;

/* The faces of a tetrahedron, each opposite to a corner. */
static const int faces[4][3] = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};

static inline void take_vertex(const Corners *c, int i, SimplexPoint *best)
{
    if (c->needed & ~(1u << i) || !(c->square[i] < best->square))
        return;
    *best = (SimplexPoint){.square = c->square[i], .at = c->w[i], .direction = c->w[i]};
    best->weight[i] = 1;
}

/* Begins at the corner nearer to the origin, so that the weight of the other corner has full
 * precision. */
static inline void take_edge(const Corners *c, int i, int j, SimplexPoint *best)
{
    const int p = c->square[i] <= c->square[j] ? i : j, q = i + j - p;
    const Vec3d edge = sub3d(c->w[q], c->w[p]);
    const double length2 = dot3d(edge, edge), first = -dot3d(c->w[p], edge) / length2;
    const Vec3d near = mad3d(c->w[p], first, edge);
    const double more = -dot3d(near, edge) / length2, t = first + more;
    if (!(t > 0 && t <= 1)) {
        take_vertex(c, p, best);
        return;
    }
    const Vec3d at = mad3d(near, more, edge);
    const double square = dot3d(at, at);
    if (c->needed & ~(1u << i | 1u << j) || !(square < best->square))
        return;
    *best = (SimplexPoint){.square = square, .at = at, .direction = at};
    best->weight[p] = 1 - t, best->weight[q] = t;
}

/* A triangle with the corner p chosen so that the edges from p are never nearly collinear:
 *
 *     in general           the corner nearest to the origin
 *     thin                 an end of the longest edge, pq
 *     one short edge       the corner opposite to the longest edge
 */
typedef struct Face {
    int p, q, r;
    Vec3d to_q, to_r, normal;
    double normal2, product; /* the product of the squared edges of the normal */
    bool thin;
} Face;

static inline void from_longest_edge(const Corners *c, Face *f)
{
    const int p = f->p, q = f->q, r = f->r;
    const Vec3d pq = sub3d(c->w[q], c->w[p]), qr = sub3d(c->w[r], c->w[q]),
                rp = sub3d(c->w[p], c->w[r]);
    const double a = dot3d(pq, pq), b = dot3d(qr, qr), d = dot3d(rp, rp);
    const double longest = larger(a, larger(b, d)), shortest = smaller(a, smaller(b, d));
    if (!f->thin && shortest >= THIN * longest)
        return;
    const int apex = b >= a && b >= d ? p : d >= a ? q : r; /* of the corners p, q, r in order */
    const int next = apex == p ? q : apex == q ? r : p, last = p + q + r - apex - next;
    if (f->thin)
        f->p = next, f->q = last, f->r = apex;
    else
        f->p = apex, f->q = next, f->r = last;
}
static inline Face face_of(const Corners *c, int i, int j, int k)
{
    const double *square = c->square;
    Face f;
    f.p = square[i] <= square[j] && square[i] <= square[k] ? i : square[j] <= square[k] ? j : k;
    f.q = f.p == i ? j : f.p == j ? k : i, f.r = i + j + k - f.p - f.q;
    f.normal = normal_of_corners(c->w[f.p], c->w[f.q], c->w[f.r], &f.product);
    f.normal2 = dot3d(f.normal, f.normal);
    f.thin = !(f.normal2 > THIN * f.product);
    from_longest_edge(c, &f);
    f.to_q = sub3d(c->w[f.q], c->w[f.p]), f.to_r = sub3d(c->w[f.r], c->w[f.p]);
    return f;
}
/* The point nearest to the origin in the plane parallel to the face through `from`: from + u to_q +
 * v to_r. A second iteration corrects the error along the face. In a thin triangle u and v have few
 * accurate digits. The error of v has little effect, as r is close to pq, and u then compensates
 * for it. */
static inline Vec3d project(const Face *f, Vec3d from, double *u, double *v)
{
    *v = dot3d(cross3d(from, f->to_q), f->normal) / f->normal2;
    if (f->thin) {
        const Vec3d at = mad3d(from, *v, f->to_r);
        *u = -dot3d(at, f->to_q) / dot3d(f->to_q, f->to_q);
        return mad3d(at, *u, f->to_q);
    }
    *u = dot3d(cross3d(f->to_r, from), f->normal) / f->normal2;
    const Vec3d at = mad3d(mad3d(from, *u, f->to_q), *v, f->to_r);
    const double more_u = dot3d(cross3d(f->to_r, at), f->normal) / f->normal2;
    const double more_v = dot3d(cross3d(at, f->to_q), f->normal) / f->normal2;
    *u += more_u, *v += more_v;
    return mad3d(mad3d(at, more_u, f->to_q), more_v, f->to_r);
}
static inline void take_face(const Corners *c, int i, int j, int k, SimplexPoint *best)
{
    const Face f = face_of(c, i, j, k);
    const bool flat = !(f.normal2 > FLAT_FACE * f.product), all = c->all || flat || f.thin;
    double u = 0, v = 0;
    if (!flat) {
        const Vec3d at = project(&f, c->w[f.p], &u, &v);
        const bool inside = u >= 0 && v >= 0 && u + v <= 1;
        const double square = dot3d(at, at);
        if (inside && !(c->needed & ~(1u << i | 1u << j | 1u << k)) && square < best->square) {
            const bool below = dot3d(f.normal, c->w[f.p]) < 0;
            *best = (SimplexPoint){
                .square = square, .at = at, .direction = below ? opposite(f.normal) : f.normal};
            best->weight[f.p] = 1 - u - v, best->weight[f.q] = u, best->weight[f.r] = v;
        }
        if (inside && !all)
            return;
    }
    if (all || !(u >= 0))
        take_edge(c, f.p, f.r, best);
    if (all || !(v >= 0))
        take_edge(c, f.p, f.q, best);
    if (all || !(u + v <= 1))
        take_edge(c, f.q, f.r, best);
}

/* The weights whose sum of corners is the origin, by the face opposite to corner k. The weight of
 * corner k is computed first, from heights, then those of the face. A second iteration corrects the
 * error: in a thin tetrahedron the first weight has few accurate digits. Returns false if a weight
 * is not positive. */
static inline bool weigh_solid(const Corners *c, int k, SimplexPoint *inside)
{
    const Face f = face_of(c, faces[k][0], faces[k][1], faces[k][2]);
    const Vec3d to_k = sub3d(c->w[k], c->w[f.p]);
    Vec3d at = c->w[f.p];
    double u = 0, v = 0, height = 0;
    for (int i = 0; i < 2; i++) {
        double more_u, more_v;
        const double more = -dot3d(f.normal, at) / dot3d(f.normal, to_k);
        at = project(&f, mad3d(at, more, to_k), &more_u, &more_v);
        height += more, u += more_u, v += more_v;
    }
    inside->weight[k] = height, inside->weight[f.q] = u, inside->weight[f.r] = v;
    inside->weight[f.p] = 1 - height - u - v;
    inside->square = dot3d(at, at);
    return inside->weight[0] > 0 && inside->weight[1] > 0 && inside->weight[2] > 0 &&
           inside->weight[3] > 0;
}
/* Is the origin beyond face k, not on the side of corner k? Also computes the squared area of the
 * face. `surely` becomes false if rounding may have decided. */
static inline bool is_beyond(const Corners *c, int k, double *area, bool *surely)
{
    const Vec3d p = c->w[faces[k][0]];
    double product;
    const Vec3d n = normal_of_corners(p, c->w[faces[k][1]], c->w[faces[k][2]], &product);
    const double of_origin = -dot3d(n, p), of_corner = dot3d(n, sub3d(c->w[k], p));
    const double error = 16 * DBL_EPSILON * norm1(p);
    *area = dot3d(n, n);
    *surely &= of_origin * of_origin > error * error * product &&
               of_corner * of_corner > error * error * product;
    return c->all || !(of_corner > 0 ? of_origin > 0 : of_corner < 0 && of_origin < 0);
}
/* Is the point the origin within rounding? */
static inline bool is_origin(const Corners *c, double square)
{
    const double size =
        larger(larger(c->square[0], c->square[1]), larger(c->square[2], c->square[3]));
    return square <= CONVEX_ROUNDING * CONVEX_ROUNDING * size;
}
static inline void take_solid(const Corners *c, SimplexPoint *best)
{
    SimplexPoint inside = {.enclosed = true, .surely = true};
    bool beyond[4] = {false, false, false, false}, any = false;
    double area, largest_area = -1;
    int largest = 0;
    /* the last face lacks the last corner: it is skipped if that corner is needed */
    for (int k = 0; k < 4 && !(k == 3 && any && c->needed); k++) {
        beyond[k] = is_beyond(c, k, &area, &inside.surely);
        any |= beyond[k];
        if (area > largest_area)
            largest_area = area, largest = k;
    }
    for (int k = 0; k < 4; k++)
        if ((c->all || (!any && k == largest)) && weigh_solid(c, k, &inside) &&
            is_origin(c, inside.square)) {
            *best = inside;
            return;
        }
    for (int k = 0; k < 4; k++)
        if (beyond[k] || !any)
            take_face(c, faces[k][0], faces[k][1], faces[k][2], best);
}

static inline double volume_of(Vec3d p, Vec3d q, Vec3d r)
{
    return dot3d(cross3d(p, q), r);
}
/* Is the origin certainly in the tetrahedron, by the signs of four volumes? The volumes also give
 * its weights, within rounding. Let m be the largest 1-norm of the corners, and s their error. The
 * errors of a volume w . (u x v) are at most
 *
 *     rounding               8 e m^3
 *     error of the corners   3 s m^2 (1 + 8 e)
 *
 * A volume counts if it is greater than 16 e m^3 + 4 s m^2. */
static inline bool holds_origin(const Vec3d w[4], double off, double weight[4])
{
    const double m = larger(larger(norm1(w[0]), norm1(w[1])), larger(norm1(w[2]), norm1(w[3])));
    const double least = (16 * DBL_EPSILON * m + 4 * off) * m * m;
    weight[0] = volume_of(w[1], w[2], w[3]), weight[1] = volume_of(w[3], w[2], w[0]);
    weight[2] = volume_of(w[1], w[3], w[0]), weight[3] = volume_of(w[2], w[1], w[0]);
    const double all = weight[0] + weight[1] + weight[2] + weight[3], turn = all < 0 ? -1 : 1;
    bool surely = true;
    for (int i = 0; i < 4; i++) {
        surely &= turn * weight[i] > least;
        weight[i] /= all;
    }
    return surely;
}

static inline SimplexPoint nearest_of(const Corners *c)
{
    SimplexPoint best = {.square = INFINITY};
    if (c->count == 1)
        take_vertex(c, 0, &best);
    else if (c->count == 2)
        take_edge(c, 0, 1, &best);
    else if (c->count == 3)
        take_face(c, 0, 1, 2, &best);
    else
        take_solid(c, &best);
    return best;
}

/* ---- fast path for a simplex that is far from flat and not near the origin ---- */

#define PLAIN_FACE 0x1p-16  /* least squared sine between edges */
#define PLAIN_SOLID 0x1p-24 /* least squared volume, relative to the product of the squared edges */
#define PLAIN_POINT 0x1p-24 /* least squared distance, relative to that of the corner */

/* The point r + u (p - r) + v (q - r), where r is the last corner. */
static inline bool take_plain(const Corners *c, int p, int q, double u, double v,
                              SimplexPoint *best)
{
    const int r = c->count - 1;
    const Vec3d w = c->w[r];
    const Vec3d at = mad3d(mad3d(w, u, sub3d(c->w[p], w)), v, sub3d(c->w[q], w));
    const double square = dot3d(at, at);
    if (!(square < best->square))
        return true;
    *best = (SimplexPoint){.square = square, .at = at, .direction = at};
    best->weight[p] = u, best->weight[q] = v, best->weight[r] = 1 - u - v;
    return square > PLAIN_POINT * c->square[r] && u + v < 1;
}
/* The nearest point of the triangle p, q, r, by squares and products of its edges. */
static inline bool take_plain_face(const Corners *c, int p, int q, SimplexPoint *best)
{
    const Vec3d w = c->w[c->count - 1], to_p = sub3d(c->w[p], w), to_q = sub3d(c->w[q], w);
    const double pp = dot3d(to_p, to_p), pq = dot3d(to_p, to_q), qq = dot3d(to_q, to_q);
    const double along_p = -dot3d(w, to_p), along_q = -dot3d(w, to_q), area2 = pp * qq - pq * pq;
    if (!(area2 > PLAIN_FACE * (pp * qq)))
        return false;
    const double u = qq * along_p - pq * along_q, v = pp * along_q - pq * along_p;
    if (u > 0 && v > 0)
        return take_plain(c, p, q, u / area2, v / area2, best);
    if (!(along_p > 0 && v <= 0) && !(along_q > 0 && u <= 0))
        return take_plain(c, p, q, 0, 0, best);
    return (!(along_p > 0 && v <= 0) || take_plain(c, p, q, along_p / pp, 0, best)) &&
           (!(along_q > 0 && u <= 0) || take_plain(c, p, q, 0, along_q / qq, best));
}
static inline bool take_plain_solid(const Corners *c, SimplexPoint *best)
{
    const Vec3d w = c->w[3];
    const Vec3d e[3] = {sub3d(c->w[0], w), sub3d(c->w[1], w), sub3d(c->w[2], w)};
    const Vec3d n[3] = {cross3d(e[1], e[2]), cross3d(e[2], e[0]), cross3d(e[0], e[1])};
    const double volume = dot3d(e[0], n[0]);
    if (!(volume * volume >
          PLAIN_SOLID * (dot3d(e[0], e[0]) * dot3d(e[1], e[1]) * dot3d(e[2], e[2]))))
        return false;
    bool beyond = false;
    for (int k = 0; k < 3; k++) {
        if (!((volume > 0 ? dot3d(w, n[k]) : -dot3d(w, n[k])) > 0))
            continue;
        beyond = true;
        if (!take_plain_face(c, k == 0 ? 1 : 0, k == 2 ? 1 : 2, best))
            return false;
    }
    return beyond;
}
/* The nearest point if the last corner has a weight in it; false if it may not have, or if the fast
 * path does not apply. */
static inline bool is_plain(const Corners *c, SimplexPoint *best)
{
    *best = (SimplexPoint){.square = INFINITY};
    return c->count == 3 ? take_plain_face(c, 0, 1, best)
                         : c->count == 4 && take_plain_solid(c, best);
}

#endif
