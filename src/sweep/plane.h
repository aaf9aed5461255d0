/* sweep/plane.h - the time when a moving body touches a plane: while its lowest point is not above
 * the plane and its highest not below.
 *
 * Heights over the plane are normal . x + d, times |normal|, and increase by normal . motion for
 * every unit of t. They are divided by the 1-norm N of the normal. With P the sum of the absolute
 * products, of |d| / N and of the radius:
 *
 *     a height, of a normal that is rounded              5h P
 *     t motion . normal                                  6h P
 *     radius |normal|, which is at most radius           5h P
 *     difference, quotient                               2h P
 *
 * The total is less than 20h P, and underflow contributes less than the least normal number. The
 * plane is thickened by 12 epsilon P, 24h P, and that number: so the distance at `enter` is within
 * 24 epsilon P / |normal|, where |normal| is that of the divided one.
 *
 * In double the times of a hit are quotients of heights and speeds with twice the digits, so that
 * planes far from the origin add nothing. With R = r |normal| and X the difference of a height and
 * R, the time times the speed:
 *
 *     the height, rounded once                           h (R + X)
 *     R                                                  3.5h R
 *     X, less a bound of errors, quotient, speed         4h X
 *
 * 2.75 epsilon (R + X), 5.5h of it, is subtracted from X, so that the gap is at most 5.5 epsilon of
 * the radius and the distance travelled. The errors of twice the digits are at most 16h^2 P, and
 * 2^-100 P is subtracted, too. */
#ifndef ISECT_SWEEP_PLANE_H
#define ISECT_SWEEP_PLANE_H

#include "geometry/moving.h"
#include "geometry/twofold.h"
#include "sweep/refine.h"

/* The plane divided by the 1-norm of its normal. */
typedef struct Level {
    Vec3 n, weight; /* the weight of coordinates in the rounding error of products */
    num d, length, size;
} Level;

FORMULA Level level_of(const Plane *plane)
{
    const num size = size_of(plane->normal), per = num_select(size > 0, size, splat(1));
    const Vec3 n = {plane->normal.x / per, plane->normal.y / per, plane->normal.z / per};
    const num tiny = splat(REAL_MIN / REAL_EPSILON);
    const Vec3 weight = {num_abs(n.x) + tiny, num_abs(n.y) + tiny, num_abs(n.z) + tiny};
    return (Level){n, weight, plane->d / per, num_sqrt(dot(n, n)), size};
}

/* The heights of the lowest and the highest point; `sum` is P without the motion; those points. */
typedef struct Heights {
    num low, high, sum;
    Vec3 lowest, highest;
} Heights;

FORMULA Impact sweep_to_level(const Level *level, const Heights *h, Vec3 motion, mask valid)
{
    const num speed = dot(level->n, motion);
    const num sum = h->sum + dot_abs(level->weight, motion) + num_abs(level->d);
    const num more = 12 * REAL_EPSILON * sum + REAL_MIN;
    const Interval in =
        both(where_positive(more - h->low, -speed), where_positive(more + h->high, speed));
    const num enter = clamp(in.from - TIMES_LEAST, splat(0), splat(1));
    const num leave = clamp(in.to + TIMES_LEAST, enter, splat(1));
    const mask fits = (sum <= REAL_MAX / 4) & (level->size <= REAL_MAX / 4);
    const mask hit = in.any & (in.from <= 1 + 4 * REAL_EPSILON) & (in.to >= 0) & fits & valid;

    const num low = h->low + enter * speed, high = h->high + enter * speed;
    const mask above = -low < high; /* the shorter way out is up */
    const Vec3 up = unit_or(level->n, x_axis());
    const num height =
        saturate(num_select(above, low, high) / num_max(level->length, splat(REAL_MIN)));
    const Vec3 on = mad(select3(above, h->lowest, h->highest), enter, motion);
    return impact_where(hit, enter, leave, mad(on, -height, up),
                        scaled_by(num_select(above, splat(-1), splat(1)), up));
}

#if ISECT_DOUBLE
/* Heights times |normal| with twice the digits; `sum` is P times |normal|, without the motion. */
typedef struct FineHeights {
    Twofold low, high;
    num sum;
} FineHeights;

/* The height of a point. */
FORMULA Twofold fine_height(const Plane *plane, Vec3 p)
{
    const Vec3 n = plane->normal;
    const Twofold z = twofold_mad(twofold_of(plane->d), n.z, twofold_of(p.z));
    return twofold_mad(twofold_mad(z, n.y, twofold_of(p.y)), n.x, twofold_of(p.x));
}
/* The times of contact; those given where numbers over- or underflow. They may be NaN. */
FORMULA void refine_at_plane(const Plane *plane, const FineHeights *heights, Vec3 motion,
                             num radius, ContactTimes *times)
{
    const Plane turning = {plane->normal, splat(0)};
    const num speed = rounded(fine_height(&turning, motion));
    const num sum = heights->sum + dot_abs(plane->normal, motion);
    const num low = rounded(heights->low), high = rounded(heights->high);
    const num reach = radius * num_sqrt(dot(plane->normal, plane->normal));
    const num error = splat(R(2.75) * REAL_EPSILON), more = error * reach + R(0x1p-100) * sum;
    const num norm = size_of(plane->normal);
    const mask fits = (sum > 0x1p-300) & (sum < 0x1p300) & (norm > 0x1p-300) & (norm < 0x1p300);
    for (int i = 0; i < times->count; i++) {
        const num side = times->side[i];
        /* the point in front in the motion, or the one behind */
        const num height = num_select(side * speed < 0, side * low, -side * high);
        const num way = height - side * reach;
        const num t = (way - side * (error * num_abs(way) + more)) / num_abs(speed);
        times->t[i] = num_select(fits, t, times->t[i]);
    }
}
#endif

#endif
