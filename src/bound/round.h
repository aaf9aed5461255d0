/* bound/round.h - what the makers of capsules, cylinders, ellipsoids and lozenges of points share.
 *
 * The least of these volumes is held by a few of the points, but no formula tells which. So a few
 * points stand for all: the core, those that are extreme in thirteen directions, or all if they are
 * no more than fit. On the core a search turns the knobs of the volume by small amounts, and keeps
 * what makes it smaller: steps grow when they succeed and shrink when not. Dice choose them that
 * fall the same way every time. Then all points are looked at around what was found, with numbers
 * as they will be stored (bound/sieve.h); the one that reaches out most joins the core, and so do
 * those that are extreme in the frame of what was found, and the search goes on. No more is asked
 * of the search than to be good: that the volume holds every point is the business of the last look
 * at all of them alone, with the best that was found.
 *
 * In that last look lengths are bounded upward. h is half an epsilon of double. The way from one
 * given point to another has h of itself in each coordinate; where it falls below the least normal
 * number, it is that number, and wrong by less than two of those. */
#ifndef ISECT_BOUND_ROUND_H
#define ISECT_BOUND_ROUND_H

#include "bound/principal.h"
#include "bound/sieve.h"
#include "exact/filter.h"
#include "geometry/kdop_normals.h"

enum {
    MOST_IN_CORE = 160,
    FEW_IN_CORE = 48,
    MOST_KNOBS = 8,
    DIRECTIONS = 13,
    STARTS = 3,
    ROUNDS = 4
};

typedef struct Core {
    Spot at[MOST_IN_CORE];
    size_t index[MOST_IN_CORE];
    int count;
} Core;

/* As `greater` of exact/filter.h, of two that are no NaN; those of the C library are calls. */
static inline double lesser(double a, double b)
{
    return a < b ? a : b;
}

/* How large is the least volume of the core with these knobs? */
typedef double Size(const Core *core, const double *knob);

static inline double spot_length(Spot a)
{
    return sqrt(spot_dot(a, a));
}
static inline Spot spot_times(double s, Spot a)
{
    return (Spot){s * a.x, s * a.y, s * a.z};
}
/* Of length 1; x where there is no direction. */
static inline Spot unit_of(Spot a)
{
    const double length = spot_length(a);
    return length > 0 ? spot_times(1 / length, a) : (Spot){1, 0, 0};
}
/* Two more directions that make a frame with the unit vector w. */
static inline void frame_around(Spot w, Spot *u, Spot *v)
{
    const double x = fabs(w.x), y = fabs(w.y), z = fabs(w.z);
    const Spot other = {x <= y && x <= z, !(x <= y && x <= z) && y <= z,
                        !(x <= y && x <= z) && !(y <= z)};
    *u = unit_of(spot_cross(w, other));
    *v = spot_cross(w, *u);
}
/* The part of a that is perpendicular to the unit vector w. */
static inline Spot beside(Spot a, Spot w)
{
    return spot_mad(a, -spot_dot(a, w), w);
}

/* ---- the core ---- */

static inline void join_core(Core *core, const Crowd *crowd, const Frame *frame, size_t i)
{
    for (int k = 0; k < core->count; k++)
        if (core->index[k] == i)
            return;
    if (core->count < MOST_IN_CORE) {
        core->index[core->count] = i;
        core->at[core->count++] = spot_of(crowd, frame, i);
    }
}

/* The normals of the 26-DOP. */
static inline Spot direction_of(int k)
{
    static const signed char normal[DIRECTIONS][3] = {KDOP_AXES, KDOP_EDGES, KDOP_CORNERS};
    return (Spot){normal[k][0], normal[k][1], normal[k][2]};
}

/* The points that are extreme in these directions of a frame, or of the coordinates (NULL), join
 * the core. They are compared as numbers of their type, which is good enough to choose by. */
static inline void join_extremes(Core *core, const Crowd *crowd, const Frame *frame,
                                 const Spot axis[3])
{
    Spread spread = {.directions = DITO_26};
    Lens lens = lens_of(frame);
    real turn[3][3];
    for (int k = 0; axis && k < 3; k++)
        turn[k][0] = (real)axis[k].x, turn[k][1] = (real)axis[k].y, turn[k][2] = (real)axis[k].z;
    lens.turn = axis ? (const real(*)[3])turn : NULL;
    scan_spread(crowd, &lens, &spread);
    for (int k = 0; k < DITO_26; k++) {
        join_core(core, crowd, frame, spread.at[LEAST][k]);
        join_core(core, crowd, frame, spread.at[MOST_OF_ALL][k]);
    }
}

/* The first core. If it is small, what was found around it is the end. */
static inline void first_core(Core *core, const Crowd *crowd, const Frame *frame)
{
    core->count = 0;
    if (crowd->n <= FEW_IN_CORE)
        for (size_t i = 0; i < crowd->n; i++)
            join_core(core, crowd, frame, i);
    else
        join_extremes(core, crowd, frame, NULL);
}

/* The three ways of the largest triangle that begins with two extremes far apart: along, across,
 * and perpendicular to both. What is thin or flat, is so in these. */
static inline void main_directions(const Core *core, Spot way[3])
{
    Spot from = {0, 0, 0};
    double most = -1;
    way[0] = way[1] = (Spot){0, 0, 0};
    for (int i = 0; i < core->count; i++)
        for (int k = 0; k < i; k++) {
            const Spot d = spot_minus(core->at[i], core->at[k]);
            if (spot_dot(d, d) > most)
                most = spot_dot(d, d), way[0] = d, from = core->at[k];
        }
    way[0] = unit_of(way[0]);
    most = -1;
    for (int i = 0; i < core->count; i++) {
        const Spot d = beside(spot_minus(core->at[i], from), way[0]);
        if (spot_dot(d, d) > most)
            most = spot_dot(d, d), way[1] = d;
    }
    const Spot across = beside(unit_of(way[1]), way[0]);
    if (most > 1e-30 && spot_dot(across, across) > 0.25) {
        way[1] = unit_of(across);
        way[2] = spot_cross(way[0], way[1]);
    } else { /* what is across is only what rounding leaves */
        frame_around(way[0], &way[1], &way[2]);
    }
}

/* The directions in which the core spreads most and least, and the one between: the axes of its
 * covariance. */
static inline void spread_directions(const Core *core, Spot way[3])
{
    double six[6] = {0}, mean[3] = {0};
    for (int i = 0; i < core->count; i++)
        for (int r = 0; r < 3; r++)
            mean[r] += ((const double *)&core->at[i])[r] / core->count;
    for (int i = 0; i < core->count; i++) {
        const Spot p = core->at[i], d = {p.x - mean[0], p.y - mean[1], p.z - mean[2]};
        six[0] += d.x * d.x, six[1] += d.y * d.y, six[2] += d.z * d.z;
        six[3] += d.x * d.y, six[4] += d.x * d.z, six[5] += d.y * d.z;
    }
    principal_axes(six, way);
}

/* ---- the search ---- */

/* Between -1 and 1; xorshift64*. */
static inline double dice(uint64_t *state)
{
    *state ^= *state >> 12, *state ^= *state << 25, *state ^= *state >> 27;
    return (double)(*state * UINT64_C(0x2545F4914F6CDD1D) >> 11) / 4503599627370496.0 - 1;
}

/* Turns all knobs a step, or about half of them (`some`), and returns how large the volume is then.
 */
static inline double search(const Core *core, Size *size, double *knob, int knobs, double step,
                            int tries, bool some)
{
    uint64_t state = UINT64_C(0x9E3779B97F4A7C15);
    double turned[MOST_KNOBS], best = size(core, knob);
    for (int t = 0; t < tries; t++) {
        for (int k = 0; k < knobs; k++)
            turned[k] = knob[k] + (!some || dice(&state) < 0 ? step * dice(&state) : 0);
        const double found = size(core, turned);
        if (found < best) {
            best = found;
            step *= 1.8;
            memcpy(knob, turned, (size_t)knobs * sizeof *knob);
        } else {
            step *= 0.93;
        }
    }
    return best;
}

/* The best directions of those in which the core spreads, those of its main triangle, and the
 * normals of the 26-DOP, which come last. */
static inline void find_starts(const Core *core, Size *size, double start[STARTS][MOST_KNOBS])
{
    Spot way[DIRECTIONS + 6];
    double least[STARTS] = {INFINITY, INFINITY, INFINITY};
    main_directions(core, way);
    spread_directions(core, way + 3);
    for (int k = 0; k < DIRECTIONS; k++)
        way[6 + k] = unit_of(direction_of(k));
    for (int k = 0; k < DIRECTIONS + 6; k++) {
        const double knob[] = {way[k].x, way[k].y, way[k].z}, s = size(core, knob);
        int at = STARTS;
        for (; at > 0 && s < least[at - 1]; at--)
            if (at < STARTS)
                least[at] = least[at - 1], memcpy(start[at], start[at - 1], sizeof start[at]);
        if (at < STARTS)
            least[at] = s, memcpy(start[at], knob, sizeof knob);
    }
}

/* ---- the least circle ---- */

typedef struct Circle {
    double x, y, radius2;
} Circle;

static inline bool is_beyond(const Circle *c, const double *p)
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
static inline Circle least_circle(double (*p)[2], int n)
{
    Circle c = {p[0][0], p[0][1], 0};
    for (int i = 1; i < n; i++) {
        if (!is_beyond(&c, p[i]))
            continue;
        c = (Circle){p[i][0], p[i][1], 0};
        for (int k = 0; k < i; k++) {
            if (!is_beyond(&c, p[k]))
                continue;
            c = circle_of_two(p[i], p[k]);
            for (int j = 0; j < k; j++)
                if (is_beyond(&c, p[j]))
                    c = circle_of_three(p[i], p[k], p[j]);
        }
    }
    return c;
}
/* The middle of the core as seen along w: a point of the axis of its least cylinder. */
static inline Spot middle_along(const Core *core, Spot w)
{
    double p[MOST_IN_CORE][2] = {{0}};
    Spot u, v;
    frame_around(w, &u, &v);
    for (int i = 0; i < core->count; i++)
        p[i][0] = spot_dot(core->at[i], u), p[i][1] = spot_dot(core->at[i], v);
    const Circle c = least_circle(p, core->count);
    return spot_mad(spot_times(c.x, u), c.y, v);
}

/* ---- numbers as they are stored, and bounds ---- */

/* The way from one number to another, in the frame. */
static inline double way_between(const Frame *frame, real from, real to)
{
    const double before = (double)frame->scale.before, after = (double)frame->scale.after;
    const double way = ((double)to * before - (double)from * before) * after;
    if (to == from || fabs(way) >= DBL_MIN)
        return way;
    return to > from ? DBL_MIN : -DBL_MIN;
}
static inline Spot way_to(const Frame *frame, Vec3 from, Vec3 to)
{
    return (Spot){way_between(frame, from.x, to.x), way_between(frame, from.y, to.y),
                  way_between(frame, from.z, to.z)};
}
/* The sum of the sizes of its coordinates. */
static inline double sum_of(Spot a)
{
    return fabs(a.x) + fabs(a.y) + fabs(a.z);
}
/* At least the length, if coordinates have up to 2 h of themselves: squares have 5 h, their sum 7
 * h, its root 9/2 h. Of what is so small that squares underflow, the sum of the coordinates. */
static inline double length_above(Spot a)
{
    const double sum = sum_of(a);
    return sum < 1e-140 ? sum * (1 + 4 * DBL_EPSILON) : spot_length(a) * (1 + 4 * DBL_EPSILON);
}

#endif
