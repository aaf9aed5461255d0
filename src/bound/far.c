/* bound/far.c - the farthest of many points (bound/far.h).
 *
 * Only the greatest square of a block of points is looked for; the point is found afterwards, in
 * the one block that has it. The last registers of a block end with its last point: what they see
 * again changes nothing. */
#include "bound/far.h"
#include "bound/load.h"

enum { BLOCK_OF_POINTS = 1024 };

static inline real square_of(const Crowd *crowd, size_t i, const real center[3], Scale scale)
{
    const real x = (number_at(crowd, 0, i) * scale.before - center[0]) * scale.after;
    const real y = (number_at(crowd, 1, i) * scale.before - center[1]) * scale.after;
    const real z = (number_at(crowd, 2, i) * scale.before - center[2]) * scale.after;
    return x * x + y * y + z * z;
}
static real most_one_by_one(const Crowd *crowd, size_t first, size_t end, const real center[3],
                            Scale scale)
{
    real most = 0;
    for (size_t i = first; i < end; i++) {
        const real square = square_of(crowd, i, center, scale);
        most = square > most ? square : most;
    }
    return most;
}

#if LANES > 1
/* Points first to end - 1, of which there are at least LANES. */
FORMULA real most_side_by_side(const Crowd *crowd, size_t first, size_t end, const real center[3],
                               Scale scale, Layout layout)
{
    const Vec3 c = {splat(center[0]), splat(center[1]), splat(center[2])};
    const num before = splat(scale.before), after = splat(scale.after);
    num most = splat(0);
    for (size_t i = first;; i = i + 2 * LANES <= end ? i + LANES : end - LANES) {
        const Vec3 p = points_at(crowd, i, layout);
        const Vec3 d = {(p.x * before - c.x) * after, (p.y * before - c.y) * after,
                        (p.z * before - c.z) * after};
        most = num_max(dot(d, d), most);
        if (i + LANES == end)
            break;
    }
    real of_all = 0;
    for (int k = 0; k < LANES; k++)
        of_all = most[k] > of_all ? most[k] : of_all;
    return of_all;
}
#endif

static real most_of_block(const Crowd *crowd, size_t first, size_t end, const real center[3],
                          Scale scale)
{
#if LANES > 1
    const Layout layout = layout_of(crowd);
    if (end - first >= LANES && layout == COLUMNS)
        return most_side_by_side(crowd, first, end, center, scale, COLUMNS);
    if (end - first >= LANES && layout == TRIPLES)
        return most_side_by_side(crowd, first, end, center, scale, TRIPLES);
#endif
    return most_one_by_one(crowd, first, end, center, scale);
}

Far SCAN(X(scan_far), ISECT_KERNEL)(const Crowd *crowd, const real center[3], Scale scale)
{
    Far far = {-1, 0};
    for (size_t first = 0; first < crowd->n; first += BLOCK_OF_POINTS) {
        const size_t left = crowd->n - first;
        const size_t end = first + (left < BLOCK_OF_POINTS ? left : BLOCK_OF_POINTS);
        const real most = most_of_block(crowd, first, end, center, scale);
        if (most > far.distance2)
            far = (Far){most, first};
    }
    while (square_of(crowd, far.i, center, scale) != far.distance2)
        far.i++;
    return far;
}
