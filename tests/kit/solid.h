/* kit/solid.h - decides whether two sets share a point, and whether one is in the other, for all
 * shapes. It is an oracle: it computes without rounding.
 *
 * A Solid is a polytope (kit/polytope.h) and all points no farther from it than a radius. Spheres
 * and capsules are a point and a segment with a radius; all flat shapes have radius 0. Or a Solid
 * is a plane. For boxes the bounds are kept, too: two boxes, or one and a point, take only
 * comparisons.
 *
 * Without radii it is the question of polytopes. With radii the question is whether the distance of
 * the polytopes is at most the sum of the radii. The nearest points of two polytopes are in the
 * hull of a few of their corners and directions, together no more than five, and nearest even among
 * all points that these span. Hence every choice of corners is tried: the nearest points of what
 * they span solve a system of at most three equations (Cramer), and count if all weights are >= 0.
 * Any that count and are near enough prove that the sets meet; the nearest are among them. */
#ifndef ISECT_TEST_SOLID_H
#define ISECT_TEST_SOLID_H

#include "isect/answers.h"
#include "kit/polytope.h"
#include <string.h>

typedef struct Solid {
    Polytope core;
    double radius, normal[3], d, lower[3], upper[3];
    bool plane, box, empty;
} Solid;

static inline void solid_box(Solid *solid, const double lower[3], const double upper[3])
{
    polytope_box(&solid->core, lower, upper);
    solid->box = true, solid->empty = !solid->core.points;
    memcpy(solid->lower, lower, sizeof solid->lower);
    memcpy(solid->upper, upper, sizeof solid->upper);
}

/* A ray as its numbers. */
static inline void solid_of_ray(const double *x, Solid *solid)
{
    const double t_min = x[6], t_max = x[7], turned[3] = {-x[3], -x[4], -x[5]};
    Polytope *p = &solid->core;
    solid->empty |= !(t_min <= t_max) || t_min == INFINITY || t_max == -INFINITY;
    if (solid->empty)
        return;
    if (isfinite(t_min))
        polytope_along(p, x, t_min, x + 3);
    if (isfinite(t_max))
        polytope_along(p, x, t_max, x + 3);
    if (!p->points)
        polytope_point(p, x[0], x[1], x[2]);
    if (isinf(t_max))
        polytope_direction(p, x[3], x[4], x[5]);
    if (isinf(t_min))
        polytope_direction(p, turned[0], turned[1], turned[2]);
}
/* Adds `points` points, each of `dimension` numbers. */
static inline void solid_of_points(const real *x, size_t points, int dimension, Solid *solid)
{
    for (size_t i = 0; i < points; i++, x += dimension)
        polytope_point(&solid->core, (double)x[0], (double)x[1], dimension == 3 ? (double)x[2] : 0);
}

/* ---- integers that live until a question ends ---- */

typedef mpz_srcptr Whole;
enum { WHOLE_COUNT = 4096 };
static mpz_t whole_pool[WHOLE_COUNT];
static int whole_used, whole_made;
static int whole_scale; /* times 2^whole_scale all given numbers are whole */

static inline mpz_ptr whole_next(void)
{
    if (whole_used == WHOLE_COUNT)
        abort();
    if (whole_used == whole_made)
        mpz_init(whole_pool[whole_made++]);
    return whole_pool[whole_used++];
}
static inline Whole whole_sum(Whole a, Whole b)
{
    mpz_ptr r = whole_next();
    mpz_add(r, a, b);
    return r;
}
static inline Whole whole_minus(Whole a, Whole b)
{
    mpz_ptr r = whole_next();
    mpz_sub(r, a, b);
    return r;
}
static inline Whole whole_by(Whole a, Whole b)
{
    mpz_ptr r = whole_next();
    mpz_mul(r, a, b);
    return r;
}
static inline Whole whole_int(long x)
{
    mpz_ptr r = whole_next();
    mpz_set_si(r, x);
    return r;
}
static inline Whole whole_scaled(double x, int scales)
{
    mpz_ptr r = whole_next();
    set_whole(r, x, scales * whole_scale);
    return r;
}
static inline Whole whole_dot(const Whole *a, const Whole *b)
{
    return whole_sum(whole_sum(whole_by(a[0], b[0]), whole_by(a[1], b[1])), whole_by(a[2], b[2]));
}
/* The determinant of the first n rows and columns; those of column `other` are `in_place`. */
static inline Whole whole_det(Whole m[3][3], int n, int other, const Whole *in_place)
{
    Whole e[3][3];
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            e[i][k] = k == other ? in_place[i] : m[i][k];
    if (n == 0)
        return whole_int(1);
    if (n == 1)
        return e[0][0];
    if (n == 2)
        return whole_minus(whole_by(e[0][0], e[1][1]), whole_by(e[0][1], e[1][0]));
    Whole cofactor[3];
    for (int k = 0; k < 3; k++) {
        const int p = (k + 1) % 3, q = (k + 2) % 3;
        cofactor[k] = whole_minus(whole_by(e[1][p], e[2][q]), whole_by(e[1][q], e[2][p]));
    }
    return whole_dot(e[0], cofactor);
}

/* ---- polytopes at a distance ---- */

enum { NEAR_COLUMNS = POLYTOPE_POINTS + POLYTOPE_DIRECTIONS, NEAR_VECTORS = 3 };

typedef struct Corners {
    Whole at[NEAR_COLUMNS][3];
    int points, columns;
} Corners;

static inline Corners corners_of(const Polytope *p)
{
    Corners c = {.points = p->points, .columns = p->points + p->directions};
    for (int i = 0; i < c.columns; i++) {
        const PolytopeColumn *from = i < p->points ? &p->point[i] : &p->direction[i - p->points];
        for (int k = 0; k < 3; k++)
            c.at[i][k] = whole_sum(whole_scaled(from->o[k], 2),
                                   whole_by(whole_scaled(from->t, 1), whole_scaled(from->d[k], 1)));
    }
    return c;
}

/* The span of some corners of one side: vectors from the first of them, and directions. */
typedef struct Span3 {
    Whole vector[NEAR_VECTORS][3];
    const Whole *base;
    int count, points; /* of the vectors, those to points come first */
} Span3;

static inline bool span_of_corners(const Corners *c, int chosen, Span3 *span)
{
    span->count = 0, span->base = NULL;
    for (int i = 0; i < c->columns; i++) {
        if (!(chosen >> i & 1))
            continue;
        if (i < c->points && !span->base) {
            span->base = c->at[i];
            continue;
        }
        if (!span->base || span->count == NEAR_VECTORS)
            return false;
        for (int k = 0; k < 3; k++)
            span->vector[span->count][k] =
                i < c->points ? whole_minus(c->at[i][k], span->base[k]) : c->at[i][k];
        span->count++;
        if (i < c->points)
            span->points = span->count;
    }
    return span->base != NULL;
}

/* True if the weights of points are at least 0, and their sum at most all. */
static inline bool weights_count(const Whole *weight, const Span3 *span, Whole all)
{
    Whole sum = whole_int(0);
    for (int i = 0; i < span->count; i++) {
        if (mpz_sgn(weight[i]) < 0)
            return false;
        if (i < span->points)
            sum = whole_sum(sum, weight[i]);
    }
    return mpz_cmp(sum, all) <= 0;
}

/* True if the nearest points of the spans of two choices of corners count, and are near enough. */
static inline bool spans_near(const Span3 *a, const Span3 *b, Whole reach2)
{
    const int n = a->count + b->count;
    Whole vector[NEAR_VECTORS][3], between[3], gram[3][3], down[3], weight[3];
    for (int k = 0; k < 3; k++)
        between[k] = whole_minus(a->base[k], b->base[k]);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            vector[i][k] = i < a->count ? a->vector[i][k]
                                        : whole_minus(whole_int(0), b->vector[i - a->count][k]);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++)
            gram[i][k] = whole_dot(vector[i], vector[k]);
        down[i] = whole_minus(whole_int(0), whole_dot(vector[i], between));
    }
    Whole det = whole_det(gram, n, -1, NULL),
          distance2 = whole_by(whole_dot(between, between), det);
    if (mpz_sgn(det) == 0) /* fewer corners span the same */
        return false;
    for (int i = 0; i < n; i++) {
        weight[i] = whole_det(gram, n, i, down);
        distance2 = whole_minus(distance2, whole_by(down[i], weight[i]));
    }
    return weights_count(weight, a, det) && weights_count(weight + a->count, b, det) &&
           mpz_cmp(distance2, whole_by(reach2, det)) <= 0;
}

/* True if the distance of two polytopes is at most r + s. */
static inline bool polytopes_near(const Polytope *a, const Polytope *b, double r, double s)
{
    whole_used = 0;
    whole_scale = scale_of((const double[]){r, s}, 2, 0);
    whole_scale = scale_of_polytope(a, scale_of_polytope(b, whole_scale));
    const Corners p = corners_of(a), q = corners_of(b);
    Whole reach = whole_sum(whole_scaled(r, 2), whole_scaled(s, 2));
    Whole reach2 = whole_by(reach, reach);
    const int kept = whole_used;
    for (int i = 1; i < 1 << p.columns; i++) {
        Span3 from = {.points = 0}, to;
        whole_used = kept;
        if (!span_of_corners(&p, i, &from))
            continue;
        const int kept_from = whole_used;
        for (int k = 1; k < 1 << q.columns; k++) {
            whole_used = kept_from;
            to.points = 0;
            if (span_of_corners(&q, k, &to) && from.count + to.count <= NEAR_VECTORS &&
                spans_near(&from, &to, reach2))
                return true;
        }
    }
    return false;
}

/* ---- planes ---- */

static inline int scale_of_plane(const Solid *plane, int least)
{
    return scale_of(plane->normal, 3, scale_of(&plane->d, 1, least));
}

/* normal . x + d, for a direction without d; times a power of two that is common to all. */
static inline Whole plane_value(const Solid *plane, const Whole *at, bool direction)
{
    Whole normal[3];
    for (int k = 0; k < 3; k++)
        normal[k] = whole_scaled(plane->normal[k], 1);
    Whole slope = whole_dot(normal, at);
    return direction ? slope : whole_sum(slope, whole_scaled(plane->d, 3));
}

/* The sign of value + |normal| radius, as squares; by is -1 for value - |normal| radius. */
static inline int sign_of_reach(Whole value, Whole reach2, int by)
{
    if (mpz_sgn(value) * by >= 0)
        return mpz_sgn(value) || mpz_sgn(reach2) ? by : 0;
    return by * mpz_cmp(reach2, whole_by(value, value));
}

/* The side of the plane on which the solid is. */
static inline isect_side plane_side_of(const Solid *plane, const Solid *solid)
{
    if (plane->empty || solid->empty)
        return ISECT_OUTSIDE;
    whole_used = 0;
    whole_scale = scale_of_plane(plane, scale_of(&solid->radius, 1, 0));
    whole_scale = scale_of_polytope(&solid->core, whole_scale);
    const Corners c = corners_of(&solid->core);
    Whole normal[3];
    for (int k = 0; k < 3; k++)
        normal[k] = whole_scaled(plane->normal[k], 1);
    Whole r = whole_scaled(solid->radius, 2);
    Whole reach2 = whole_by(whole_dot(normal, normal), whole_by(r, r));
    int least = 1, most = -1;
    for (int i = 0; i < c.columns; i++) {
        Whole value = plane_value(plane, c.at[i], i >= c.points);
        const int low = i < c.points ? sign_of_reach(value, reach2, -1) : mpz_sgn(value);
        const int high = i < c.points ? sign_of_reach(value, reach2, 1) : mpz_sgn(value);
        if (i < c.points || low < 0)
            least = low < least ? low : least;
        if (i < c.points || high > 0)
            most = high > most ? high : most;
    }
    if (most <= 0)
        return most ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    return least < 0 ? ISECT_STRADDLES : least ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
}
static inline bool plane_meets(const Solid *plane, const Solid *solid)
{
    const isect_side side = plane_side_of(plane, solid);
    return side != ISECT_OUTSIDE && side != ISECT_INSIDE;
}

static inline bool planes_meet(const Solid *a, const Solid *b)
{
    whole_used = 0;
    whole_scale = scale_of_plane(a, scale_of_plane(b, 0));
    Whole p[4], q[4];
    bool p_zero = true, q_zero = true, alike = true;
    for (int k = 0; k < 4; k++) {
        p[k] = whole_scaled(k < 3 ? a->normal[k] : a->d, 1);
        q[k] = whole_scaled(k < 3 ? b->normal[k] : b->d, 1);
        p_zero &= k == 3 || mpz_sgn(p[k]) == 0;
        q_zero &= k == 3 || mpz_sgn(q[k]) == 0;
    }
    if ((p_zero && mpz_sgn(p[3])) || (q_zero && mpz_sgn(q[3])))
        return false; /* no points */
    for (int k = 0; k < 3; k++) {
        const int l = (k + 1) % 3;
        if (mpz_cmp(whole_by(p[k], q[l]), whole_by(p[l], q[k])))
            return true; /* not parallel */
        alike &= !mpz_cmp(whole_by(p[k], q[3]), whole_by(q[k], p[3]));
    }
    return alike;
}

/* ---- boxes ---- */

static inline bool boxes_meet(const Solid *a, const Solid *b)
{
    bool together = true;
    for (int k = 0; k < 3; k++)
        together &= a->lower[k] <= b->upper[k] && b->lower[k] <= a->upper[k];
    return together;
}

/* The point of a box that is nearest to a point. */
static inline Polytope nearest_in_box(const Solid *box, const double point[3])
{
    Polytope nearest;
    double x[3];
    for (int k = 0; k < 3; k++)
        x[k] = point[k] < box->lower[k]   ? box->lower[k]
               : point[k] > box->upper[k] ? box->upper[k]
                                          : point[k];
    polytope_begin(&nearest);
    polytope_point(&nearest, x[0], x[1], x[2]);
    return nearest;
}

/* ---- all ---- */

static inline bool solids_meet(const Solid *a, const Solid *b)
{
    if (a->empty || b->empty)
        return false;
    if (a->plane && b->plane)
        return planes_meet(a, b);
    if (a->plane || b->plane)
        return a->plane ? plane_meets(a, b) : plane_meets(b, a);
    if (a->box && b->box)
        return boxes_meet(a, b);
    if (b->box && a->core.points == 1 && !a->core.directions) {
        const Polytope nearest = nearest_in_box(b, a->core.point[0].o);
        return polytopes_near(&a->core, &nearest, a->radius, 0);
    }
    if (a->radius > 0 || b->radius > 0)
        return polytopes_near(&a->core, &b->core, a->radius, b->radius);
    return polytopes_meet(&a->core, &b->core);
}

/* True if b is in a. A convex set is in another if its support function is nowhere above that of
 * the other. The support function of a core with a ball is the sum of both. Hence the core of b
 * must be no farther from the core of a than the radius of a exceeds that of b, and it is if its
 * corners are. A ball larger than that of a is in no a whose core is flat: the answer is then no.
 * Questions with other cores do not occur. */
static inline bool solid_contains(const Solid *a, const Solid *b)
{
    if (a->plane)
        return plane_side_of(a, b) >= ISECT_TANGENT_INSIDE;
    bool inside = !a->empty && !b->empty && a->radius >= b->radius;
    for (int k = 0; k < 3 && a->box && b->box; k++)
        inside &= a->lower[k] <= b->lower[k] && b->upper[k] <= a->upper[k];
    for (int k = 0; k < 3 && b->box && !a->box; k++) /* only boxes are infinite */
        inside &= isfinite(b->lower[k]) && isfinite(b->upper[k]);
    for (int i = 0; i < b->core.points && inside && !(a->box && b->box); i++) {
        const double *at = b->core.point[i].o;
        Solid corner = {.radius = 0};
        polytope_begin(&corner.core);
        polytope_point(&corner.core, at[0], at[1], at[2]);
        inside = a->radius > 0 ? polytopes_near(&a->core, &corner.core, a->radius, -b->radius)
                               : solids_meet(&corner, a);
    }
    return inside;
}

#endif
