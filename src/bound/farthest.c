/* bound/farthest.c - the farthest of many points (bound/farthest.h).
 *
 * The scan computes only the greatest square of a block of points; the point is located afterwards,
 * if it is an outlier. Blocks are small if there are few points: locating is then quick, and more
 * outliers are found. The last registers of a block end with its last point; points scanned twice
 * change nothing. */
#include "bound/farthest.h"
#include "bound/load.h"

enum { SMALL_BLOCK = 64, LARGE_BLOCK = 1024 };

static inline real center_distance2(const PointSet *set, size_t i, const real center[3],
                                    Scale scale)
{
    const real x = (coordinate_at(set, 0, i) * scale.before - center[0]) * scale.after;
    const real y = (coordinate_at(set, 1, i) * scale.before - center[1]) * scale.after;
    const real z = (coordinate_at(set, 2, i) * scale.before - center[2]) * scale.after;
    return x * x + y * y + z * z;
}
static real greatest_one_by_one(const PointSet *set, size_t first, size_t end, const real center[3],
                                Scale scale)
{
    real most = 0;
    for (size_t i = first; i < end; i++) {
        const real square = center_distance2(set, i, center, scale);
        most = square > most ? square : most;
    }
    return most;
}

#if LANES > 1
/* A center, broadcast to all lanes. */
typedef struct Center {
    Vec3 center;
    num before, after;
} Center;
FORMULA Center center_in_lanes(const real center[3], Scale scale)
{
    return (Center){{splat(center[0]), splat(center[1]), splat(center[2])},
                    splat(scale.before),
                    splat(scale.after)};
}
FORMULA num squares_at(const PointSet *set, size_t i, const Center *a, Layout layout)
{
    const Vec3 p = points_at(set, i, layout);
    const Vec3 d = {(p.x * a->before - a->center.x) * a->after,
                    (p.y * a->before - a->center.y) * a->after,
                    (p.z * a->before - a->center.z) * a->after};
    return dot(d, d);
}
/* The greatest square of points first to end - 1, of which there are at least LANES. */
FORMULA num greatest_in_lanes(const PointSet *set, size_t first, size_t end,
                              const Center *broadcast, Layout layout)
{
    num most = splat(0);
    for (size_t i = first;; i = i + 2 * LANES <= end ? i + LANES : end - LANES) {
        most = num_max(squares_at(set, i, broadcast, layout), most);
        if (i + LANES == end)
            return most;
    }
}
/* The first of those points that has this square; one does. */
FORMULA size_t index_in_lanes(const PointSet *set, size_t first, size_t end,
                              const Center *broadcast, Layout layout, real square)
{
    for (size_t i = first;; i = i + 2 * LANES <= end ? i + LANES : end - LANES) {
        const unsigned bits = mask_bits(squares_at(set, i, broadcast, layout) == splat(square));
        if (bits != 0)
            return i + (size_t)__builtin_ctz(bits);
    }
}
#endif

static size_t index_one_by_one(const PointSet *set, size_t i, const real center[3], Scale scale,
                               real square)
{
    while (center_distance2(set, i, center, scale) != square)
        i++;
    return i;
}

/* The place of a new outlier, the farthest point of a block. If there are too many, it replaces the
 * nearest outlier, or returns NULL if it is nearer itself. */
static size_t *slot_for(Outliers *outliers, const PointSet *set, real distance2)
{
    const int most = set->n < LARGE_SET ? FEW_OUTLIERS : MOST_OUTLIERS;
    int at = outliers->count;
    if (at < most) {
        outliers->count++;
    } else {
        at = 0;
        for (int k = 1; k < most; k++)
            at = outliers->distance2[k] < outliers->distance2[at] ? k : at;
        if (distance2 <= outliers->distance2[at])
            return NULL;
    }
    outliers->distance2[at] = distance2;
    return &outliers->i[at];
}

static inline size_t end_of(const PointSet *set, size_t first, size_t block)
{
    return set->n - first < block ? set->n : first + block;
}

/* Scans from a block on. */
static real scan_one_by_one(const PointSet *set, size_t first, size_t block, const real center[3],
                            Scale scale, Outliers *outliers)
{
    real most = 0;
    for (; first < set->n; first += block) {
        const size_t end = end_of(set, first, block);
        const real of_block = greatest_one_by_one(set, first, end, center, scale);
        size_t *at = of_block > outliers->limit2 ? slot_for(outliers, set, of_block) : NULL;
        most = of_block > most ? of_block : most;
        if (at)
            *at = outliers->base + index_one_by_one(set, first, center, scale, of_block);
    }
    return most;
}

#if LANES > 1
/* A last block of fewer than LANES points is scanned one by one. */
FORMULA real scan_in_lanes(const PointSet *set, size_t block, const real center[3], Scale scale,
                           Outliers *outliers, Layout layout)
{
    const Center broadcast = center_in_lanes(center, scale);
    num most = splat(0);
    size_t first = 0;
    for (; first < set->n; first += block) {
        const size_t end = end_of(set, first, block);
        if (end - first < LANES)
            break;
        const num of_block = greatest_in_lanes(set, first, end, &broadcast, layout);
        most = num_max(of_block, most);
        if (mask_none(of_block > splat(outliers->limit2)))
            continue;
        const real square = greatest_lane(of_block);
        size_t *at = slot_for(outliers, set, square);
        if (at)
            *at = outliers->base + index_in_lanes(set, first, end, &broadcast, layout, square);
    }
    const real of_rest = scan_one_by_one(set, first, block, center, scale, outliers);
    const real of_registers = greatest_lane(most);
    return of_rest > of_registers ? of_rest : of_registers;
}
#endif

real SCAN(X(scan_farthest), ISECT_KERNEL)(const PointSet *set, const real center[3], Scale scale,
                                          Outliers *outliers)
{
    const size_t block = set->n < LARGE_SET ? SMALL_BLOCK : LARGE_BLOCK;
#if LANES > 1
    const Layout layout = layout_of(set);
    if (layout == TRIPLES)
        return scan_in_lanes(set, block, center, scale, outliers, TRIPLES);
    if (layout == COLUMNS)
        return scan_in_lanes(set, block, center, scale, outliers, COLUMNS);
#endif
    return scan_one_by_one(set, 0, block, center, scale, outliers);
}
