/* bound/distances.c - the approximate distances of many points from an oriented box
 * (bound/distances.h).
 *
 * The last register of a block ends with its last point: some squares are computed twice. If there
 * are fewer points than lanes, or their stride is neither that of columns nor of triples, they are
 * loaded one by one, and idle lanes repeat the last point. */
#include "bound/distances.h"
#include "bound/load.h"

/* A box in all lanes. */
typedef struct RegionLanes {
    num origin[3], before, after, axis[3][3], center[3], half[3];
} RegionLanes;

FORMULA RegionLanes broadcast(const Region *a)
{
    RegionLanes w;
    w.before = splat(a->transform.scale.before), w.after = splat(a->transform.scale.after);
    for (int k = 0; k < 3; k++) {
        w.origin[k] = splat(a->transform.origin[k]);
        w.center[k] = splat(a->center[k]), w.half[k] = splat(a->half[k]);
        for (int axis = 0; axis < 3; axis++)
            w.axis[k][axis] = splat(a->axis[k][axis]);
    }
    return w;
}
FORMULA num region_distance2(Vec3 p, const RegionLanes *w)
{
    const Vec3 q = {(p.x * w->before - w->origin[0]) * w->after,
                    (p.y * w->before - w->origin[1]) * w->after,
                    (p.z * w->before - w->origin[2]) * w->after};
    num sum = splat(0);
    for (int k = 0; k < 3; k++) {
        const num coordinate =
            w->axis[k][0] * q.x + w->axis[k][1] * q.y + w->axis[k][2] * q.z - w->center[k];
        const num excess = num_max(num_abs(coordinate) - w->half[k], splat(0));
        sum += excess * excess;
    }
    return sum;
}
FORMULA real squares_of(const PointSet *set, size_t first, size_t end, const Region *around,
                        Layout layout, real *square)
{
    const RegionLanes lanes = broadcast(around);
    num most = splat(0);
    for (size_t i = first; i < end; i += LANES) {
#if LANES > 1
        if (layout != OTHERWISE && i + LANES > end)
            i = end - LANES;
        const Vec3 p =
            layout != OTHERWISE ? points_at(set, i, layout) : points_in_lanes(set, i, end);
#else
        (void)layout;
        const Vec3 p = points_in_lanes(set, i, end);
#endif
        const num now = region_distance2(p, &lanes);
        *(num_in_memory *)&square[i - first] = now;
        most = num_max(now, most);
    }
    return greatest_lane(most);
}

real SCAN(X(scan_distances), ISECT_KERNEL)(const PointSet *set, size_t first, size_t end,
                                           const Region *around, real square[DISTANCE_ROOM])
{
#if LANES > 1
    const Layout layout = end - first < LANES ? OTHERWISE : layout_of(set);
    if (layout == COLUMNS)
        return squares_of(set, first, end, around, COLUMNS, square);
    if (layout == TRIPLES)
        return squares_of(set, first, end, around, TRIPLES, square);
#endif
    return squares_of(set, first, end, around, OTHERWISE, square);
}
