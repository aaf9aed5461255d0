/* bound/spread.c - how points are spread (bound/spread.h).
 *
 * A block of points is laid out in columns first, whatever its layout was, and filled up with its
 * first point to whole registers of the widest machine: that one changes no extreme. What is asked
 * of a block then comes out of the nearest cache. Only the value of an extreme is looked for; the
 * point is found afterwards, in the first block that has it.
 *
 * Sums depend on their order, which is that of the widest machine everywhere: number k of WIDE sums
 * takes every WIDE-th point of a block from k on, and these are added in order. They are taken from
 * the block's first point, so that those which fill up add zeros, and so that little cancels. Means
 * and covariances of blocks are put together in double (Chan, Golub, LeVeque 1979). */
#include "bound/spread.h"
#include "bound/load.h"

enum { BLOCK = 512, WIDE = 64 / sizeof(real), FIRST_OF_DIAGONALS = 3, FIRST_OF_EDGES = 7 };
enum { AXES, DIAGONALS, EDGES }; /* groups of directions */

typedef struct Block {
    real x[3][BLOCK];
    size_t count, full; /* `full` with what fills it up */
} Block;

static void fetch(Block *block, const Crowd *crowd, size_t first)
{
    const size_t left = crowd->n - first, count = left < BLOCK ? left : BLOCK;
    size_t i = 0;
    block->count = count;
    block->full = (count + WIDE - 1) / WIDE * WIDE;
#if LANES > 1
    const Layout layout = layout_of(crowd);
    for (; layout != OTHERWISE && i + LANES <= count; i += LANES) {
        const Vec3 p = layout == COLUMNS ? points_at(crowd, first + i, COLUMNS)
                                         : points_at(crowd, first + i, TRIPLES);
        *(num_in_memory *)&block->x[0][i] = p.x;
        *(num_in_memory *)&block->x[1][i] = p.y;
        *(num_in_memory *)&block->x[2][i] = p.z;
    }
#endif
    for (int axis = 0; axis < 3; axis++) {
        for (size_t k = i; k < count; k++)
            block->x[axis][k] = number_at(crowd, axis, first + k);
        for (size_t k = count; k < block->full; k++)
            block->x[axis][k] = block->x[axis][0];
    }
}

FORMULA Vec3 given(const Block *block, size_t i)
{
    return (Vec3){*(const num_in_memory *)&block->x[0][i], *(const num_in_memory *)&block->x[1][i],
                  *(const num_in_memory *)&block->x[2][i]};
}
FORMULA Vec3 seen(Vec3 p, const real origin[3], Scale scale, bool scaled)
{
    if (scaled)
        return (Vec3){(p.x * splat(scale.before) - splat(origin[0])) * splat(scale.after),
                      (p.y * splat(scale.before) - splat(origin[1])) * splat(scale.after),
                      (p.z * splat(scale.before) - splat(origin[2])) * splat(scale.after)};
    return (Vec3){p.x - splat(origin[0]), p.y - splat(origin[1]), p.z - splat(origin[2])};
}
/* A block as it is seen by a lens that turns it. */
FORMULA void turn(Block *block, const Lens *lens)
{
    for (size_t i = 0; i < block->full; i += LANES) {
        const Vec3 q = seen(given(block, i), lens->origin, lens->scale, true);
        for (int k = 0; k < 3; k++)
            *(num_in_memory *)&block->x[k][i] = splat(lens->turn[k][0]) * q.x +
                                                splat(lens->turn[k][1]) * q.y +
                                                splat(lens->turn[k][2]) * q.z;
    }
}
static void fetch_turned(Block *block, const Crowd *crowd, const Lens *lens, size_t first)
{
    fetch(block, crowd, first);
    if (lens->turn)
        turn(block, lens);
}

/* Along the directions of a group; and how many they are. */
FORMULA int along(num d[6], Vec3 p, const Lens *lens, int group, bool scaled)
{
    if (group == AXES) {
        d[0] = p.x, d[1] = p.y, d[2] = p.z;
        return FIRST_OF_DIAGONALS;
    }
    const Vec3 q = seen(p, lens->origin, lens->scale, scaled);
    const num s = q.x + q.y, t = q.x - q.y;
    if (group == DIAGONALS) {
        d[0] = s + q.z, d[1] = s - q.z, d[2] = t + q.z, d[3] = t - q.z;
        return DITO_14 - FIRST_OF_DIAGONALS;
    }
    d[0] = s, d[1] = t, d[2] = q.x + q.z, d[3] = q.x - q.z, d[4] = q.y + q.z, d[5] = q.y - q.z;
    return DITO_26 - FIRST_OF_EDGES;
}
static inline int first_of(int group)
{
    return group == AXES ? 0 : group == DIAGONALS ? FIRST_OF_DIAGONALS : FIRST_OF_EDGES;
}
static inline int group_of(int direction)
{
    return direction < FIRST_OF_DIAGONALS ? AXES : direction < FIRST_OF_EDGES ? DIAGONALS : EDGES;
}

FORMULA real lane_of(num a, int k)
{
#if LANES == 1
    (void)k;
    return a;
#else
    return a[k];
#endif
}
/* If a lane is beyond the value so far: its place is this block. */
FORMULA void keep(Spread *spread, int direction, num least, num most, size_t first)
{
    real *low = &spread->value[LEAST][direction], *high = &spread->value[MOST_OF_ALL][direction];
    if (!mask_none(least < splat(*low))) {
        spread->at[LEAST][direction] = first;
        for (int k = 0; k < LANES; k++)
            *low = lane_of(least, k) < *low ? lane_of(least, k) : *low;
    }
    if (!mask_none(most > splat(*high))) {
        spread->at[MOST_OF_ALL][direction] = first;
        for (int k = 0; k < LANES; k++)
            *high = lane_of(most, k) > *high ? lane_of(most, k) : *high;
    }
}
FORMULA void extremes(const Block *block, const Lens *lens, Spread *spread, size_t first, int group,
                      bool scaled)
{
    num d[6], least[6], most[6], wrong = splat(0);
    const int count = along(d, given(block, 0), lens, group, scaled);
    for (int k = 0; k < count; k++)
        least[k] = most[k] = d[k];
    for (size_t i = 0; i < block->full; i += LANES) {
        along(d, given(block, i), lens, group, scaled);
        for (int k = 0; k < count; k++)
            least[k] = num_min(d[k], least[k]), most[k] = num_max(d[k], most[k]);
        if (group == AXES && !scaled) /* a scale is for what is finite */
            wrong += (d[0] + d[1] + d[2]) * splat(0);
    }
    for (int k = 0; k < count; k++)
        keep(spread, first_of(group) + k, least[k], most[k], first);
    if (group == AXES)
        spread->finite &= mask_none(mask_not(wrong == 0));
}

/* Sums of what is seen from the first point, and of its products. */
FORMULA void add_up(const Block *block, Scale scale, bool scaled, double sum[9])
{
    real part[9][WIDE];
    const real before = scaled ? scale.before : 1;
    const real origin[3] = {block->x[0][0] * before, block->x[1][0] * before,
                            block->x[2][0] * before};
    for (size_t first = 0; first < WIDE; first += LANES) {
        num s[9];
        for (int k = 0; k < 9; k++)
            s[k] = splat(0);
        for (size_t i = first; i < block->full; i += WIDE) {
            const Vec3 q = seen(given(block, i), origin, scale, scaled);
            s[0] += q.x, s[1] += q.y, s[2] += q.z;
            s[3] += q.x * q.x, s[4] += q.y * q.y, s[5] += q.z * q.z;
            s[6] += q.x * q.y, s[7] += q.x * q.z, s[8] += q.y * q.z;
        }
        for (int k = 0; k < 9; k++)
            *(num_in_memory *)&part[k][first] = s[k];
    }
    for (int k = 0; k < 9; k++)
        for (size_t i = 0; i < WIDE; i++)
            sum[k] += (double)part[k][i];
}
/* Those of so many points before, and of a block. */
static void put_together(const Block *block, const Lens *lens, Spread *spread, size_t before,
                         const double sum[9])
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    const double n = (double)block->count, share = n / (double)(before + block->count);
    double mean[3], way[3];
    for (int k = 0; k < 3; k++) {
        const double start =
            lens->scaled
                ? ((double)block->x[k][0] * (double)lens->scale.before - (double)lens->origin[k]) *
                      (double)lens->scale.after
                : (double)block->x[k][0] - (double)lens->origin[k];
        mean[k] = sum[k] / n;
        way[k] = start + mean[k] - spread->mean[k];
        spread->mean[k] += share * way[k];
    }
    for (int k = 0; k < 6; k++) {
        const int i = row[k], j = column[k];
        spread->covariance[k] +=
            sum[3 + k] - sum[i] * mean[j] + (double)before * share * way[i] * way[j];
    }
}

FORMULA void look_at(const Block *block, const Lens *lens, Spread *spread, size_t first,
                     bool scaled)
{
    extremes(block, lens, spread, first, AXES, scaled);
    if (spread->directions >= DITO_14)
        extremes(block, lens, spread, first, DIAGONALS, scaled);
    if (spread->directions >= DITO_26)
        extremes(block, lens, spread, first, EDGES, scaled);
    if (spread->moments) {
        double sum[9] = {0};
        add_up(block, lens->scale, scaled, sum);
        put_together(block, lens, spread, first, sum);
    }
}

/* Which point of its block is it? It is there: the first of all points is seen as 0, so that there
 * is a value of each direction even if others are out of range. */
FORMULA size_t place_of(const Block *block, const Lens *lens, int direction, real value,
                        bool scaled)
{
    const int group = group_of(direction), k = direction - first_of(group);
    for (size_t i = 0;; i += LANES) {
        num d[6];
        along(d, given(block, i), lens, group, scaled);
        const unsigned found = mask_bits(d[k] == splat(value));
        if (found)
            return i + (size_t)__builtin_ctz(found);
    }
}
/* `lens` is what is left to be done of `through` after points are turned. */
static void find(const Crowd *crowd, const Lens *through, const Lens *lens, Spread *spread,
                 Block *block)
{
    size_t held = SIZE_MAX;
    for (int k = 0; k < 2 * spread->directions; k++) {
        const int way = k % 2, direction = k / 2;
        size_t *at = &spread->at[way][direction];
        if (*at != held)
            fetch_turned(block, crowd, through, *at);
        held = *at;
        const real value = spread->value[way][direction];
        *at += lens->scaled ? place_of(block, lens, direction, value, true)
                            : place_of(block, lens, direction, value, false);
    }
}

void SCAN(X(scan_spread), ISECT_KERNEL)(const Crowd *crowd, const Lens *through, Spread *spread)
{
    const Lens as_it_is = {.scaled = false}, *const lens = through->turn ? &as_it_is : through;
    Block block;
    *spread = (Spread){spread->directions, spread->moments, .finite = true};
    for (int k = 0; k < spread->directions; k++)
        spread->value[LEAST][k] = REAL_INF, spread->value[MOST_OF_ALL][k] = -REAL_INF;
    for (size_t first = 0; first < crowd->n; first += BLOCK) {
        fetch_turned(&block, crowd, through, first);
        if (lens->scaled)
            look_at(&block, lens, spread, first, true);
        else
            look_at(&block, lens, spread, first, false);
    }
    if (spread->finite)
        find(crowd, through, lens, spread, &block);
}

FORMULA void reach(const Block *block, const Lens *lens, const real (*direction)[3], num *least,
                   num *most, bool scaled)
{
    num low[3], high[3];
    for (int k = 0; k < 3; k++)
        low[k] = least[k], high[k] = most[k];
    for (size_t i = 0; i < block->full; i += LANES) {
        const Vec3 q = seen(given(block, i), lens->origin, lens->scale, scaled);
        for (int k = 0; k < 3; k++) {
            const num d = splat(direction[k][0]) * q.x + splat(direction[k][1]) * q.y +
                          splat(direction[k][2]) * q.z;
            low[k] = num_min(d, low[k]), high[k] = num_max(d, high[k]);
        }
    }
    for (int k = 0; k < 3; k++)
        least[k] = low[k], most[k] = high[k];
}

void SCAN(X(scan_reach), ISECT_KERNEL)(const Crowd *crowd, const Lens *lens,
                                       const real (*direction)[3], int threes, real *least,
                                       real *most)
{
    enum { MOST_THREES = 2 };
    num low[3 * MOST_THREES], high[3 * MOST_THREES];
    Block block;
    for (int k = 0; k < 3 * threes; k++)
        low[k] = splat(REAL_INF), high[k] = splat(-REAL_INF);
    for (size_t first = 0; first < crowd->n; first += BLOCK) {
        fetch(&block, crowd, first);
        for (int k = 0; k < 3 * threes; k += 3)
            if (lens->scaled)
                reach(&block, lens, direction + k, low + k, high + k, true);
            else
                reach(&block, lens, direction + k, low + k, high + k, false);
    }
    for (int k = 0; k < 3 * threes; k++)
        least[k] = least_lane(low[k]), most[k] = greatest_lane(high[k]);
}
