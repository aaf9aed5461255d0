/* isect_closest_point_obb - the point of a solid oriented box nearest to a point.
 *
 * Along the axes of the box each coordinate is clamped between minus and plus its half length
 * (Ericson, Real-Time Collision Detection, 5.1.4). With half an epsilon h, a coordinate is off by
 * 4h of |w|, the offset from the centre, and so is an axis that was rounded. A point outside by
 * less than 4 epsilon of |w| counts as inside, because rounding must not separate boxes that
 * touch. That is the epsilon of double, in float, too: a float within 4 epsilon of |w| of a face is
 * decided in double, by the multiples of the given axes, which are orthonormal up to rounding only.
 */
#include "closest/nearest.h"
#include "geometry/obb_given.h"

typedef struct Inside {
    Vec3 b;
    num distance2;
    mask inside, deep; /* deep: farther inside than rounding reaches */
} Inside;

/* Is there no other decision by another rounding, or is this the last one? */
FORMULA mask is_decided(mask inside, mask deep)
{
    return ISECT_DOUBLE ? inside | mask_not(inside) : mask_not(inside) | deep;
}

/* The nearest point relative to the centre; `w` is the point relative to the centre. */
FORMULA Inside inside_of(Vec3 w, const Vec3 axis[3], const num half[3])
{
    const num zero = splat(0);
    const num near = 4 * REAL_EPSILON * num_sqrt(dot(w, w));
    Inside at = {{zero, zero, zero}, zero, near >= 0, near >= 0};
    for (int i = 0; i < 3; i++) {
        num x = dot(w, axis[i]), c = clamp(x, -half[i], half[i]), off = x - c;
        at.inside &= num_abs(off) <= near, at.deep &= num_abs(x) <= half[i] - near;
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
    *unsure = mask_not(sound & is_decided(at.inside, at.deep));
    Vec3 b = {obb->center.x + at.b.x, obb->center.y + at.b.y, obb->center.z + at.b.z};
    return nearest_of(*point, select3(at.inside, *point, b),
                      num_select(at.inside, splat(0), apart2(at.distance2)));
}

#if FOUR_SPREAD && ISECT_PUBLIC
/* The dot products with the three axes, side by side. */
FORMULA num sums_along_axes(num x, num y, num z)
{
    num along[3][3] = {{x}, {y}, {z}};
    transpose(along, along, 1);
    return along[0][0] + along[1][0] + along[2][0];
}

/* The operations of inside_of, and the test that the case is plain. */
static bool closest_point_obb_screen(const OnePoint *point, const OneObb *obb, OneNearest *answer)
{
    const num p = spread_axes(point), center = load_four(&obb->center.x), w = p - center;
    const num half = load_last_three(&obb->half[0]), half2 = half * half, ww = first_dot(w, w);
    const num x = load_four(&obb->axis[0].x), y = load_four(&obb->axis[1].x);
    const num z = load_four(&obb->axis[2].x), at = sums_along_axes(w * x, w * y, w * z);
    const num c = clamp(at, -half, half), off = at - c;
    const num near = for_all(4 * REAL_EPSILON * num_sqrt(ww));
    const mask within = num_abs(off) <= near, inside = all_of(&within, 1);
    const mask deep = num_abs(at) <= half - near;
    const num b = center + (splat(0) + for_all(c) * x + LANES_OF(c, c, 1, 1, 1) * y +
                            LANES_OF(c, c, 2, 2, 2) * z);
    *answer = nearest_spread(p, num_select(inside, p, b),
                             num_select(inside, splat(0), apart2(first_dot(off, off))));
    const num scale2 =
        ww + half2 + LANES_OF(half2, half2, 1, 1, 1) + LANES_OF(half2, half2, 2, 2, 2);
    return bits_of_three(is_decided(inside, deep) & (half >= 0) &
                         (sums_along_axes(x * x, y * y, z * z) < 2) &
                         (for_all(scale2) > LEAST_SQUARE) & (for_all(scale2) < MOST_SQUARE)) == 7;
}
#define SCREEN
#endif

#if LANES == 1
static bool is_inside(const Point *point, const Obb *obb, bool inside)
{
    const Vec3d w = sub3d(to_vec3d(*point), to_vec3d(obb->center));
    double x[3];
    if (ISECT_DOUBLE || !multiples_of_axes(obb, w, x))
        return inside;
    inside = true;
    for (int i = 0; i < 3; i++)
        inside &= fabs(x[i]) - (double)obb->half[i] <= 4 * DBL_EPSILON * length3d(w);
    return inside;
}
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
    if (is_inside(point, obb, at.inside))
        return nearest_at(*point);
    /* Axes that are not unit vectors may have any length. */
    const Vec3 step = {saturated(at.b.x), saturated(at.b.y), saturated(at.b.z)};
    const Vec3 from = times_two_to3(step, -fitted);
    const Vec3 b = {p[1].x + saturated(from.x), p[1].y + saturated(from.y),
                    p[1].z + saturated(from.z)};
    return nearest_of(*point, unfitted(b, down), unfitted2(at.distance2, down + fitted));
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/closest_point_obb.inc"
