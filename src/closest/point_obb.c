/* isect_closest_point_obb - which point of a solid box with axes of its own is nearest to a point?
 *
 * Seen along the axes of the box each coordinate is brought between minus and plus its half
 * (Ericson, Real-Time Collision Detection, 5.1.4). A coordinate is off by 4h of |w|, the offset
 * from the centre, with half an epsilon h, and so is an axis that was rounded; a point that is
 * outside by less than 4 epsilon of |w| counts as inside, since boxes that touch must not be told
 * apart by rounding. */
#include "closest/nearest.h"

typedef struct Inside {
    Vec3 b;
    num distance2;
    mask inside;
} Inside;

/* The nearest point as an offset from the centre, if `w` is the offset to the point. */
FORMULA Inside inside_of(Vec3 w, const Vec3 axis[3], const num half[3])
{
    const num zero = splat(0);
    const num near = 4 * REAL_EPSILON * num_sqrt(dot(w, w));
    Inside at = {{zero, zero, zero}, zero, near >= 0};
    for (int i = 0; i < 3; i++) {
        num x = dot(w, axis[i]), c = clamp(x, -half[i], half[i]), off = x - c;
        at.inside &= num_abs(off) <= near;
        at.distance2 += off * off;
        at.b = mad(at.b, c, axis[i]);
    }
    return at;
}

FORMULA Nearest closest_point_obb(const Point *point, const Obb *obb, mask *unsure)
{
    const num *half = obb->half;
    Vec3 w = sub(*point, obb->center);
    Inside at = inside_of(w, obb->axis, half);
    num scale2 = dot(w, w) + half[0] * half[0] + half[1] * half[1] + half[2] * half[2];
    mask sound =
        (min3(half[0], half[1], half[2]) >= 0) & (scale2 > LEAST_SQUARE) & (scale2 < MOST_SQUARE);
    for (int i = 0; i < 3; i++)
        sound &= dot(obb->axis[i], obb->axis[i]) < 2;
    *unsure = mask_not(sound);
    Vec3 b = {obb->center.x + at.b.x, obb->center.y + at.b.y, obb->center.z + at.b.z};
    return nearest_of(*point, select3(at.inside, *point, b),
                      num_select(at.inside, splat(0), apart2(at.distance2)));
}

#if LANES == 1
Nearest X(closest_point_obb_exact)(const Point *point, const Obb *obb)
{
    Vec3 p[] = {*point, obb->center, {obb->half[0], obb->half[1], obb->half[2]}};
    for (int i = 0; i < 3; i++)
        if (!finite3(p[i]) || !finite3(obb->axis[i]) || !(obb->half[i] >= 0))
            return nearest_miss();
    const int down = fit_points(p, 3);
    Vec3 difference[] = {sub(p[0], p[1]), p[2]};
    const int fitted = fit_differences(difference, 2);
    const real half[] = {difference[1].x, difference[1].y, difference[1].z};
    const Inside at = inside_of(difference[0], obb->axis, half);
    if (at.inside)
        return nearest_at(*point);
    /* Axes that are none may be of any length. */
    const Vec3 step = {saturated(at.b.x), saturated(at.b.y), saturated(at.b.z)};
    const Vec3 from = times_two_to3(step, -fitted);
    const Vec3 b = {p[1].x + saturated(from.x), p[1].y + saturated(from.y),
                    p[1].z + saturated(from.z)};
    return nearest_of(*point, unfitted(b, down), unfitted2(at.distance2, down + fitted));
}
#endif

#define EXACT
#include "rows/closest_point_obb.inc"
