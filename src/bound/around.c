/* bound/around.c - how far many points are from a box that is turned (bound/around.h).
 *
 * The last registers of a block end with its last point: what they see again has the same square.
 * Points that are fewer than lanes, or lie in another stride, are fetched one by one, and what
 * lanes are left see the last one again. */
#include "bound/around.h"
#include "bound/load.h"

/* A box in all lanes. */
typedef struct Wide {
    num origin[3], before, after, way[3][3], middle[3], half[3];
} Wide;

FORMULA Wide wide_of(const Around *a)
{
    Wide w;
    w.before = splat(a->lens.scale.before), w.after = splat(a->lens.scale.after);
    for (int k = 0; k < 3; k++) {
        w.origin[k] = splat(a->lens.origin[k]);
        w.middle[k] = splat(a->middle[k]), w.half[k] = splat(a->half[k]);
        for (int axis = 0; axis < 3; axis++)
            w.way[k][axis] = splat(a->way[k][axis]);
    }
    return w;
}
FORMULA num square_of(Vec3 p, const Wide *w)
{
    const Vec3 q = {(p.x * w->before - w->origin[0]) * w->after,
                    (p.y * w->before - w->origin[1]) * w->after,
                    (p.z * w->before - w->origin[2]) * w->after};
    num sum = splat(0);
    for (int k = 0; k < 3; k++) {
        const num along =
            w->way[k][0] * q.x + w->way[k][1] * q.y + w->way[k][2] * q.z - w->middle[k];
        const num beyond = num_max(num_abs(along) - w->half[k], splat(0));
        sum += beyond * beyond;
    }
    return sum;
}
FORMULA real squares_of(const Crowd *crowd, size_t first, size_t end, const Around *around,
                        Layout layout, real *square)
{
    const Wide wide = wide_of(around);
    num most = splat(0);
    for (size_t i = first; i < end; i += LANES) {
#if LANES > 1
        if (layout != OTHERWISE && i + LANES > end)
            i = end - LANES;
        const Vec3 p =
            layout != OTHERWISE ? points_at(crowd, i, layout) : points_in_lanes(crowd, i, end);
#else
        (void)layout;
        const Vec3 p = points_in_lanes(crowd, i, end);
#endif
        const num now = square_of(p, &wide);
        *(num_in_memory *)&square[i - first] = now;
        most = num_max(now, most);
    }
    return greatest_lane(most);
}

real SCAN(X(scan_around), ISECT_KERNEL)(const Crowd *crowd, size_t first, size_t end,
                                        const Around *around, real square[ROOM_AROUND])
{
#if LANES > 1
    const Layout layout = end - first < LANES ? OTHERWISE : layout_of(crowd);
    if (layout == COLUMNS)
        return squares_of(crowd, first, end, around, COLUMNS, square);
    if (layout == TRIPLES)
        return squares_of(crowd, first, end, around, TRIPLES, square);
#endif
    return squares_of(crowd, first, end, around, OTHERWISE, square);
}
