/* kit/clip.h - a line and an oriented box in the frame of the box, in long double, whose rounding
 * is nothing beside the bounds of the headers. */
#ifndef ISECT_TEST_CLIP_H
#define ISECT_TEST_CLIP_H

#include "kit/kit.h"

typedef struct InBox {
    long double origin[3], dir[3], half[3], halves; /* halves: their sum */
} InBox;

/* The line through `a` along `b`, or, if that is a point, to it. */
static inline InBox line_in_box(Vec3 a, Vec3 b, bool to_point, const Obb *box)
{
    const Vec3 c = box->center;
    const long double m[3] = {(long double)a.x - c.x, (long double)a.y - c.y,
                              (long double)a.z - c.z};
    const long double d[3] = {(long double)b.x - (to_point ? a.x : 0),
                              (long double)b.y - (to_point ? a.y : 0),
                              (long double)b.z - (to_point ? a.z : 0)};
    InBox seen = {.halves = 0};
    for (int k = 0; k < 3; k++) {
        const Vec3 u = box->axis[k];
        seen.origin[k] = m[0] * u.x + m[1] * u.y + m[2] * u.z;
        seen.dir[k] = d[0] * u.x + d[1] * u.y + d[2] * u.z;
        seen.half[k] = box->half[k], seen.halves += box->half[k];
    }
    return seen;
}
static inline long double long_distance(Vec3 a, Vec3 b)
{
    const long double x = (long double)a.x - b.x, y = (long double)a.y - b.y;
    const long double z = (long double)a.z - b.z;
    return sqrtl(x * x + y * y + z * z);
}

/* By how much must the box grow for t from `from` to `to` to touch it? Along each axis that is the
 * distance from a slab, which grows away from it, so that the most of three has one valley. */
static inline long double growth_at(const InBox *seen, long double t)
{
    long double most = -INFINITY;
    for (int k = 0; k < 3; k++)
        most = fmaxl(most, fabsl(seen->origin[k] + t * seen->dir[k]) - seen->half[k]);
    return most;
}
static inline long double least_growth(const InBox *seen, long double from, long double to)
{
    long double least = INFINITY;
    /* the valley is at an end, on an axis, or where two slabs are equally far: all such t */
    long double t[2 + 3 + 12];
    int count = 0;
    t[count++] = from, t[count++] = to;
    for (int i = 0; i < 3; i++) {
        t[count++] = -seen->origin[i] / seen->dir[i];
        for (int j = 0; j < i; j++)
            for (int signs = 0; signs < 4; signs++) {
                const int p = signs & 1 ? 1 : -1, q = signs & 2 ? 1 : -1;
                t[count++] =
                    (p * seen->origin[i] - q * seen->origin[j] - seen->half[i] + seen->half[j]) /
                    (q * seen->dir[j] - p * seen->dir[i]);
            }
    }
    for (int k = 0; k < count; k++) {
        const long double at = fminl(fmaxl(t[k], from), to);
        if (isfinite(at))
            least = fminl(least, growth_at(seen, at));
    }
    if (!isfinite(from) && !isfinite(to)) /* it never moves */
        least = fminl(least, growth_at(seen, 0));
    return least;
}

#endif
