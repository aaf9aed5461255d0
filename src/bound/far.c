/* bound/far.c - the farthest of many points (bound/far.h).
 *
 * Only the greatest square of a block of points is looked for; the point is found afterwards, if it
 * is far. Blocks are small where points are few, for that to be quick and for many to be found. The
 * last registers of a block end with its last point: what they see again changes nothing. */
#include "bound/far.h"
#include "bound/load.h"

enum { SMALL_BLOCK = 64, LARGE_BLOCK = 1024 };

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
FORMULA num most_side_by_side(const Crowd *crowd, size_t first, size_t end, const Around *about,
                              Layout layout)
{
    num most = splat(0);
    for (size_t i = first;; i = i + 2 * LANES <= end ? i + LANES : end - LANES) {
        most = num_max(squares_at(crowd, i, about, layout), most);
        if (i + LANES == end)
            return most;
    }
}
/* The first of those points that has a square, as one does. */
FORMULA size_t index_side_by_side(const Crowd *crowd, size_t first, size_t end, const Around *about,
                                  Layout layout, real square)
{
    for (size_t i = first;; i = i + 2 * LANES <= end ? i + LANES : end - LANES) {
        const unsigned bits = mask_bits(squares_at(crowd, i, about, layout) == splat(square));
        if (bits != 0)
            return i + (size_t)__builtin_ctz(bits);
    }
}
#endif

static size_t index_one_by_one(const Crowd *crowd, size_t i, const real center[3], Scale scale,
                               real square)
{
    while (square_of(crowd, i, center, scale) != square)
        i++;
    return i;
}

/* Where one more outlier, the farthest point of a block, goes: if there are too many, in the place
 * of the nearest. None if it is nearer. */
static size_t *place_for(Outliers *outliers, const Crowd *crowd, real distance2)
{
    const int most = crowd->n < LARGE_CROWD ? FEW_OUTLIERS : MOST_OUTLIERS;
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

static inline size_t end_of(const Crowd *crowd, size_t first, size_t block)
{
    return crowd->n - first < block ? crowd->n : first + block;
}

/* From a block on. */
static real scan_one_by_one(const Crowd *crowd, size_t first, size_t block, const real center[3],
                            Scale scale, Outliers *outliers)
{
    real most = 0;
    for (; first < crowd->n; first += block) {
        const size_t end = end_of(crowd, first, block);
        const real of_block = most_one_by_one(crowd, first, end, center, scale);
        size_t *at = of_block > outliers->beyond ? place_for(outliers, crowd, of_block) : NULL;
        most = of_block > most ? of_block : most;
        if (at)
            *at = outliers->base + index_one_by_one(crowd, first, center, scale, of_block);
    }
    return most;
}

#if LANES > 1
/* A last block of less than a register is looked at one by one. */
FORMULA real scan_side_by_side(const Crowd *crowd, size_t block, const real center[3], Scale scale,
                               Outliers *outliers, Layout layout)
{
    const Around about = around(center, scale);
    num most = splat(0);
    size_t first = 0;
    for (; first < crowd->n; first += block) {
        const size_t end = end_of(crowd, first, block);
        if (end - first < LANES)
            break;
        const num of_block = most_side_by_side(crowd, first, end, &about, layout);
        most = num_max(of_block, most);
        if (mask_none(of_block > splat(outliers->beyond)))
            continue;
        const real square = greatest_lane(of_block);
        size_t *at = place_for(outliers, crowd, square);
        if (at)
            *at = outliers->base + index_side_by_side(crowd, first, end, &about, layout, square);
    }
    const real of_rest = scan_one_by_one(crowd, first, block, center, scale, outliers);
    const real of_registers = greatest_lane(most);
    return of_rest > of_registers ? of_rest : of_registers;
}
#endif

real SCAN(X(scan_far), ISECT_KERNEL)(const Crowd *crowd, const real center[3], Scale scale,
                                     Outliers *outliers)
{
    const size_t block = crowd->n < LARGE_CROWD ? SMALL_BLOCK : LARGE_BLOCK;
#if LANES > 1
    const Layout layout = layout_of(crowd);
    if (layout == TRIPLES)
        return scan_side_by_side(crowd, block, center, scale, outliers, TRIPLES);
    if (layout == COLUMNS)
        return scan_side_by_side(crowd, block, center, scale, outliers, COLUMNS);
#endif
    return scan_one_by_one(crowd, 0, block, center, scale, outliers);
}
