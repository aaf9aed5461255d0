/* bound/far.c - the farthest of many points (bound/far.h).
 *
 * Only the greatest square of a block of points is looked for; the point is found afterwards, if it
 * is far. Blocks are small where points are few, for that to be quick and for many to be found. The
 * last registers of a block end with its last point: what they see again changes nothing. */
#include "bound/far.h"
#include "bound/load.h"

enum { SMALL_BLOCK = 128, LARGE_BLOCK = 1024, LARGE_CROWD = 16384 };

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
/* A center in all lanes, and squares of distances from it. */
typedef struct Around {
    Vec3 center;
    num before, after;
} Around;
FORMULA Around around(const real center[3], Scale scale)
{
    return (Around){{splat(center[0]), splat(center[1]), splat(center[2])},
                    splat(scale.before),
                    splat(scale.after)};
}
FORMULA num squares_at(const Crowd *crowd, size_t i, const Around *a, Layout layout)
{
    const Vec3 p = points_at(crowd, i, layout);
    const Vec3 d = {(p.x * a->before - a->center.x) * a->after,
                    (p.y * a->before - a->center.y) * a->after,
                    (p.z * a->before - a->center.z) * a->after};
    return dot(d, d);
}
/* Points first to end - 1, of which there are at least LANES. */
FORMULA real most_side_by_side(const Crowd *crowd, size_t first, size_t end, const real center[3],
                               Scale scale, Layout layout)
{
    const Around about = around(center, scale);
    num most = splat(0);
    for (size_t i = first;; i = i + 2 * LANES <= end ? i + LANES : end - LANES) {
        most = num_max(squares_at(crowd, i, &about, layout), most);
        if (i + LANES == end)
            break;
    }
    real of_all = 0;
    for (int k = 0; k < LANES; k++)
        of_all = most[k] > of_all ? most[k] : of_all;
    return of_all;
}
/* At or before the first of those points that has this square. */
FORMULA size_t before_square(const Crowd *crowd, size_t first, size_t end, const real center[3],
                             Scale scale, Layout layout, real square)
{
    const Around about = around(center, scale);
    size_t i = first;
    while (i + LANES <= end && mask_none(squares_at(crowd, i, &about, layout) == splat(square)))
        i += LANES;
    return i;
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

/* The first point of a block that has this square. */
static size_t index_of(const Crowd *crowd, size_t first, size_t end, const real center[3],
                       Scale scale, real square)
{
    size_t i = first;
#if LANES > 1
    const Layout layout = layout_of(crowd);
    if (layout == COLUMNS)
        i = before_square(crowd, first, end, center, scale, COLUMNS, square);
    else if (layout == TRIPLES)
        i = before_square(crowd, first, end, center, scale, TRIPLES, square);
#endif
    (void)end;
    while (square_of(crowd, i, center, scale) != square)
        i++;
    return i;
}

/* One more outlier, the farthest point of a block; if there are too many, in the place of the
 * nearest.
 */
static void keep(Outliers *outliers, const Crowd *crowd, size_t first, size_t end,
                 const real center[3], Scale scale, real distance2)
{
    int at = outliers->count;
    if (at < MOST_OUTLIERS) {
        outliers->count++;
    } else {
        at = 0;
        for (int k = 1; k < MOST_OUTLIERS; k++)
            at = outliers->distance2[k] < outliers->distance2[at] ? k : at;
        if (distance2 <= outliers->distance2[at])
            return;
    }
    outliers->distance2[at] = distance2;
    outliers->i[at] = outliers->base + index_of(crowd, first, end, center, scale, distance2);
}

real SCAN(X(scan_far), ISECT_KERNEL)(const Crowd *crowd, const real center[3], Scale scale,
                                     Outliers *outliers)
{
    const size_t block = crowd->n < LARGE_CROWD ? SMALL_BLOCK : LARGE_BLOCK;
    real most = 0;
    for (size_t first = 0; first < crowd->n; first += block) {
        const size_t left = crowd->n - first, end = first + (left < block ? left : block);
        const real of_block = most_of_block(crowd, first, end, center, scale);
        most = of_block > most ? of_block : most;
        if (of_block > outliers->beyond)
            keep(outliers, crowd, first, end, center, scale, of_block);
    }
    return most;
}
