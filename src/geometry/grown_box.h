/* geometry/grown_box.h - the part of a line inside a box grown by r, the set of points within r of
 * the box.
 *
 * The box has the bounds `lower` and `upper` relative to the origin of the line. The squared
 * distance from the box is convex in t, and quadratic between the times at which the line passes a
 * plane of the box. The last such time at which the distance exceeds r and decreases is where the
 * piece begins in which it falls to r. The first at which it exceeds r and increases is where the
 * piece ends in which it rises from r. The middle of a piece decides which axes contribute in it.
 * Its root is computed as in geometry/quadratic.h, and clamped to the piece.
 *
 * The line runs from t = 0 to `last`. Its length, r and the distance to the box are at most 1
 * together, and planes of the box beyond 4 may be moved to 4. Error bounds:
 *
 *     positions at a time: product, difference           2h
 *     the distance there: square, sums, with clamping    6h
 *     a root in a piece (sweep/sphere_sphere.c)          12h
 *
 * A time that is wrongly classified as before or after the contact has a distance within 6h of r. A
 * piece whose end is off by rounding is continued by one that has the same distance there. */
#ifndef ISECT_GEOMETRY_GROWN_BOX_H
#define ISECT_GEOMETRY_GROWN_BOX_H

#include "geometry/quadratic.h"

/* A line from the origin, and a box. */
typedef struct Approach {
    num d[3], lower[3], upper[3];
} Approach;

/* The signed distance along an axis from the box to the line at t; 0 between its planes. */
FORMULA num excess(const Approach *a, int i, num t)
{
    const num x = t * a->d[i];
    return num_max(x - a->upper[i], splat(0)) - num_max(a->lower[i] - x, splat(0));
}

/* The roots of the piece about t, where the distance is r, clamped to [from, to]. Without roots, as
 * where the line runs nearly along a face, the interval is empty. */
FORMULA Interval roots_about(const Approach *a, num t, num from, num to, num r)
{
    const num zero = splat(0);
    num dd = zero, db = zero, bb = zero, face[3];
    mask counts[3];
    for (int i = 0; i < 3; i++) {
        const num x = t * a->d[i];
        counts[i] = (x > a->upper[i]) | (x < a->lower[i]);
        face[i] = num_select(x > a->upper[i], a->upper[i], a->lower[i]);
        dd = dd + num_select(counts[i], a->d[i] * a->d[i], zero);
        db = db + num_select(counts[i], a->d[i] * face[i], zero);
    }
    const mask still = dd < REAL_MIN;
    const num per = 1 / num_select(still, splat(1), dd), s = db * per;
    for (int i = 0; i < 3; i++) {
        const num off = s * a->d[i] - face[i];
        bb = bb + num_select(counts[i], off * off, zero);
    }
    const num h2 = r * r - bb, h = num_sqrt(num_max(h2, zero) * per);
    return (Interval){num_select(still, from, clamp(s - h, from, to)),
                      num_select(still, to, clamp(s + h, from, to)),
                      (h2 >= 0) & (still | ((s - h <= to) & (s + h >= from)))};
}

FORMULA Interval in_grown_box(const Approach *a, num r, num last)
{
    const num zero = splat(0), inf = splat(REAL_INF), r2 = r * r;
    num time[8], before = -inf, behind = inf;
    mask within = zero > 0;
    for (int i = 0; i < 3; i++) { /* 0 / 0: 0 */
        time[2 * i] = clamp(a->lower[i] / a->d[i], zero, last);
        time[2 * i + 1] = clamp(a->upper[i] / a->d[i], zero, last);
    }
    time[6] = zero, time[7] = last;
    for (int k = 0; k < 8; k++) {
        const num x = excess(a, 0, time[k]), y = excess(a, 1, time[k]), z = excess(a, 2, time[k]);
        const mask beyond = x * x + y * y + z * z > r2;
        const num slope = x * a->d[0] + y * a->d[1] + z * a->d[2];
        within = within | mask_not(beyond);
        before = num_select(beyond & (slope < 0), num_max(before, time[k]), before);
        behind = num_select(beyond & (slope >= 0), num_min(behind, time[k]), behind);
    }
    num next = last, previous = zero;
    for (int k = 0; k < 7; k++) {
        next = num_select(time[k] > before, num_min(next, time[k]), next);
        previous = num_select(time[k] < behind, num_max(previous, time[k]), previous);
    }
    const num half = splat(R(0.5)), first = num_max(before, zero), end = num_min(behind, last);
    const Interval down = roots_about(a, half * (first + next), first, next, r);
    const Interval up = roots_about(a, half * (previous + end), previous, end, r);
    return (Interval){num_select(before >= 0, down.from, -inf),
                      num_select(behind <= last, up.to, inf),
                      within | ((before >= 0) & (before < last) & down.any)};
}

#endif
