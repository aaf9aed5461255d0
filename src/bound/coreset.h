/* bound/coreset.h - what the makers of capsules, cylinders, ellipsoids and lozenges of points
 * share.
 *
 * The least of these volumes is held by a few of the points, but no formula tells which. So a few
 * points stand for all: the core, those that are extreme in thirteen directions, or all if they are
 * no more than fit. On the core a search turns the knobs of the volume by small amounts, and keeps
 * what makes it smaller: steps grow when they succeed and shrink when not. Dice choose them that
 * fall the same way every time. Then all points are looked at around what was found, with numbers
 * as they will be stored (bound/candidates.h); the one that reaches out most joins the core, and so
 * do those that are extreme in the frame of what was found, and the search goes on. No more is
 * asked of the search than to be good: that the volume holds every point is the business of the
 * last look at all of them alone, with the best that was found.
 *
 * In that last look lengths are bounded upward. h is half an epsilon of double. The way from one
 * given point to another has h of itself in each coordinate; where it falls below the least normal
 * number, it is that number, and wrong by less than two of those. */
#ifndef ISECT_BOUND_CORESET_H
#define ISECT_BOUND_CORESET_H

#include "bound/candidates.h"
#include "bound/principal.h"
#include "exact/filter.h"
#include "geometry/kdop_normals.h"

enum {
    MOST_IN_CORESET = 160,
    FEW_IN_CORESET = 48,
    MOST_PARAMS = 8,
    DIRECTIONS = 13,
    STARTS = 3,
    ROUNDS = 4
};

typedef struct Coreset {
    Vec3d at[MOST_IN_CORESET];
    size_t index[MOST_IN_CORESET];
    int count;
} Coreset;

/* As `greater` of exact/filter.h, of two that are no NaN; those of the C library are calls. */
static inline double lesser(double a, double b)
{
    return a < b ? a : b;
}

/* How large is the least volume of the core with these knobs? */
typedef double Objective(const Coreset *coreset, const double *param);

/* Of length 1; x where there is no direction. */
static inline Vec3d unit3d(Vec3d a)
{
    const double length = length3d(a);
    return length > 0 ? scale3d(1 / length, a) : (Vec3d){1, 0, 0};
}
/* Two more directions that make a frame with the unit vector w. */
static inline void basis_around(Vec3d w, Vec3d *u, Vec3d *v)
{
    const double x = fabs(w.x), y = fabs(w.y), z = fabs(w.z);
    const Vec3d other = {x <= y && x <= z, !(x <= y && x <= z) && y <= z,
                         !(x <= y && x <= z) && !(y <= z)};
    *u = unit3d(cross3d(w, other));
    *v = cross3d(w, *u);
}
/* The part of a that is perpendicular to the unit vector w. */
static inline Vec3d rejection(Vec3d a, Vec3d w)
{
    return mad3d(a, -dot3d(a, w), w);
}

/* ---- the core ---- */

static inline void coreset_add(Coreset *coreset, const PointSet *set, const Frame *frame, size_t i)
{
    for (int k = 0; k < coreset->count; k++)
        if (coreset->index[k] == i)
            return;
    if (coreset->count < MOST_IN_CORESET) {
        coreset->index[coreset->count] = i;
        coreset->at[coreset->count++] = point_in_frame(set, frame, i);
    }
}

/* The normals of the 26-DOP. */
static inline Vec3d direction_of(int k)
{
    static const signed char normal[DIRECTIONS][3] = {KDOP_AXES, KDOP_EDGES, KDOP_CORNERS};
    return (Vec3d){normal[k][0], normal[k][1], normal[k][2]};
}

/* The points that are extreme in these directions of a frame, or of the coordinates (NULL), join
 * the core. They are compared as numbers of their type, which is good enough to choose by. */
static inline void coreset_add_extremes(Coreset *coreset, const PointSet *set, const Frame *frame,
                                        const Vec3d axis[3])
{
    Statistics statistics = {.directions = DITO_26};
    Transform transform = transform_of(frame);
    real rotation[3][3];
    for (int k = 0; axis && k < 3; k++)
        rotation[k][0] = (real)axis[k].x, rotation[k][1] = (real)axis[k].y,
        rotation[k][2] = (real)axis[k].z;
    transform.rotation = axis ? (const real(*)[3])rotation : NULL;
    scan_statistics(set, &transform, &statistics);
    for (int k = 0; k < DITO_26; k++) {
        coreset_add(coreset, set, frame, statistics.at[LEAST][k]);
        coreset_add(coreset, set, frame, statistics.at[GREATEST][k]);
    }
}

/* The first core. If it is small, what was found around it is the end. */
static inline void coreset_start(Coreset *coreset, const PointSet *set, const Frame *frame)
{
    coreset->count = 0;
    if (set->n <= FEW_IN_CORESET)
        for (size_t i = 0; i < set->n; i++)
            coreset_add(coreset, set, frame, i);
    else
        coreset_add_extremes(coreset, set, frame, NULL);
}

/* The three ways of the largest triangle that begins with two extremes far apart: along, across,
 * and perpendicular to both. What is thin or flat, is so in these. */
static inline void triangle_directions(const Coreset *coreset, Vec3d axis[3])
{
    Vec3d from = {0, 0, 0};
    double most = -1;
    axis[0] = axis[1] = (Vec3d){0, 0, 0};
    for (int i = 0; i < coreset->count; i++)
        for (int k = 0; k < i; k++) {
            const Vec3d d = sub3d(coreset->at[i], coreset->at[k]);
            if (dot3d(d, d) > most)
                most = dot3d(d, d), axis[0] = d, from = coreset->at[k];
        }
    axis[0] = unit3d(axis[0]);
    most = -1;
    for (int i = 0; i < coreset->count; i++) {
        const Vec3d d = rejection(sub3d(coreset->at[i], from), axis[0]);
        if (dot3d(d, d) > most)
            most = dot3d(d, d), axis[1] = d;
    }
    const Vec3d across = rejection(unit3d(axis[1]), axis[0]);
    if (most > 1e-30 && dot3d(across, across) > 0.25) {
        axis[1] = unit3d(across);
        axis[2] = cross3d(axis[0], axis[1]);
    } else { /* what is across is only what rounding leaves */
        basis_around(axis[0], &axis[1], &axis[2]);
    }
}

/* The directions in which the core spreads most and least, and the one between: the axes of its
 * covariance. */
static inline void principal_directions(const Coreset *coreset, Vec3d axis[3])
{
    double six[6] = {0}, mean[3] = {0};
    for (int i = 0; i < coreset->count; i++)
        for (int r = 0; r < 3; r++)
            mean[r] += ((const double *)&coreset->at[i])[r] / coreset->count;
    for (int i = 0; i < coreset->count; i++) {
        const Vec3d p = coreset->at[i], d = {p.x - mean[0], p.y - mean[1], p.z - mean[2]};
        six[0] += d.x * d.x, six[1] += d.y * d.y, six[2] += d.z * d.z;
        six[3] += d.x * d.y, six[4] += d.x * d.z, six[5] += d.y * d.z;
    }
    principal_axes(six, axis);
}

/* ---- the search ---- */

/* Between -1 and 1; xorshift64*. */
static inline double random_number(uint64_t *state)
{
    *state ^= *state >> 12, *state ^= *state << 25, *state ^= *state >> 27;
    return (double)(*state * UINT64_C(0x2545F4914F6CDD1D) >> 11) / 4503599627370496.0 - 1;
}

/* Turns all knobs a step, or about half of them (`some`), and returns how large the volume is then.
 */
static inline double random_search(const Coreset *coreset, Objective *size, double *param,
                                   int params, double step, int tries, bool some)
{
    uint64_t state = UINT64_C(0x9E3779B97F4A7C15);
    double trial[MOST_PARAMS], best = size(coreset, param);
    for (int t = 0; t < tries; t++) {
        for (int k = 0; k < params; k++)
            trial[k] =
                param[k] + (!some || random_number(&state) < 0 ? step * random_number(&state) : 0);
        const double found = size(coreset, trial);
        if (found < best) {
            best = found;
            step *= 1.8;
            memcpy(param, trial, (size_t)params * sizeof *param);
        } else {
            step *= 0.93;
        }
    }
    return best;
}

/* The best directions of those in which the core spreads, those of its main triangle, and the
 * normals of the 26-DOP, which come last. */
static inline void best_starts(const Coreset *coreset, Objective *size,
                               double start[STARTS][MOST_PARAMS])
{
    Vec3d direction[DIRECTIONS + 6];
    double least[STARTS] = {INFINITY, INFINITY, INFINITY};
    triangle_directions(coreset, direction);
    principal_directions(coreset, direction + 3);
    for (int k = 0; k < DIRECTIONS; k++)
        direction[6 + k] = unit3d(direction_of(k));
    for (int k = 0; k < DIRECTIONS + 6; k++) {
        const double param[] = {direction[k].x, direction[k].y, direction[k].z},
                     s = size(coreset, param);
        int at = STARTS;
        for (; at > 0 && s < least[at - 1]; at--)
            if (at < STARTS)
                least[at] = least[at - 1], memcpy(start[at], start[at - 1], sizeof start[at]);
        if (at < STARTS)
            least[at] = s, memcpy(start[at], param, sizeof param);
    }
}

/* ---- the least circle ---- */

typedef struct Circle {
    double x, y, radius2;
} Circle;

static inline bool is_outside(const Circle *c, const double *p)
{
    const double x = p[0] - c->x, y = p[1] - c->y;
    return x * x + y * y > c->radius2 * (1 + 8 * DBL_EPSILON);
}
static inline Circle circle_of_two(const double *a, const double *b)
{
    const double x = (a[0] - b[0]) / 2, y = (a[1] - b[1]) / 2;
    return (Circle){b[0] + x, b[1] + y, x * x + y * y};
}
/* The one of two where no circle goes through three. */
static inline Circle circle_of_three(const double *a, const double *b, const double *c)
{
    const double bx = b[0] - a[0], by = b[1] - a[1], cx = c[0] - a[0], cy = c[1] - a[1];
    const double area = 2 * (bx * cy - by * cx), b2 = bx * bx + by * by, c2 = cx * cx + cy * cy;
    if (!(fabs(area) > 1e-14 * (b2 + c2)))
        return circle_of_two(a, c);
    const double x = (cy * b2 - by * c2) / area, y = (bx * c2 - cx * b2) / area;
    return (Circle){a[0] + x, a[1] + y, x * x + y * y};
}
/* Point by point; one that is beyond is on the circle of those up to it (Welzl, unrolled). */
static inline Circle smallest_circle(double (*p)[2], int n)
{
    Circle c = {p[0][0], p[0][1], 0};
    for (int i = 1; i < n; i++) {
        if (!is_outside(&c, p[i]))
            continue;
        c = (Circle){p[i][0], p[i][1], 0};
        for (int k = 0; k < i; k++) {
            if (!is_outside(&c, p[k]))
                continue;
            c = circle_of_two(p[i], p[k]);
            for (int j = 0; j < k; j++)
                if (is_outside(&c, p[j]))
                    c = circle_of_three(p[i], p[k], p[j]);
        }
    }
    return c;
}
/* The middle of the core as seen along w: a point of the axis of its least cylinder. */
static inline Vec3d projected_center(const Coreset *coreset, Vec3d w)
{
    double p[MOST_IN_CORESET][2] = {{0}};
    Vec3d u, v;
    basis_around(w, &u, &v);
    for (int i = 0; i < coreset->count; i++)
        p[i][0] = dot3d(coreset->at[i], u), p[i][1] = dot3d(coreset->at[i], v);
    const Circle c = smallest_circle(p, coreset->count);
    return mad3d(scale3d(c.x, u), c.y, v);
}

/* ---- numbers as they are stored, and bounds ---- */

/* The way from one number to another, in the frame. */
static inline double difference_in(const Frame *frame, real from, real to)
{
    const double before = (double)frame->scale.before, after = (double)frame->scale.after;
    const double difference = ((double)to * before - (double)from * before) * after;
    if (to == from || fabs(difference) >= DBL_MIN)
        return difference;
    return to > from ? DBL_MIN : -DBL_MIN;
}
static inline Vec3d vector_in(const Frame *frame, Vec3 from, Vec3 to)
{
    return (Vec3d){difference_in(frame, from.x, to.x), difference_in(frame, from.y, to.y),
                   difference_in(frame, from.z, to.z)};
}
/* The sum of the sizes of its coordinates. */
static inline double norm1(Vec3d a)
{
    return fabs(a.x) + fabs(a.y) + fabs(a.z);
}
/* At least the length, if coordinates have up to 2 h of themselves: squares have 5 h, their sum 7
 * h, its root 9/2 h. Of what is so small that squares underflow, the sum of the coordinates. */
static inline double length_upper(Vec3d a)
{
    const double sum = norm1(a);
    return sum < 1e-140 ? sum * (1 + 4 * DBL_EPSILON) : length3d(a) * (1 + 4 * DBL_EPSILON);
}

#endif
