/* bound/statistics.c - the distribution of points (bound/statistics.h).
 *
 * Columns and triples are loaded in place. Other points are copied first, and so is the end of a
 * block that does not fill the registers of the widest machine. The copy is padded with a point of
 * the same block, which changes no extreme. The scan computes only the value of an extreme; the
 * point is located afterwards, in the first piece of a block that has the value.
 *
 * Sums depend on their order, which is that of the widest machine everywhere: sum k of WIDE is that
 * of every WIDE-th point of a block from k on, and these are added in order. They are relative to
 * the first point of the block, so that padding adds zeros, and cancellation is small. Means and
 * covariances of blocks are merged in double (Chan, Golub, LeVeque 1979).
 *
 * Extremes and sums take 23 registers. Machines with 16 registers compute them one after the other,
 * of points in the first-level cache; those with 32 at once. */
#include "bound/statistics.h"
#include "bound/load.h"
#include "geometry/kdop_normals.h"

enum { BLOCK = 512, WIDE = 64 / sizeof(real), PIECE = 16 * WIDE };
#if ISECT_VECTOR == 64 || defined(__aarch64__)
enum { AT_ONCE = true };
#else
enum { AT_ONCE = false };
#endif

/* Points to load registers from: in place, and copied; a multiple of WIDE of each. */
typedef struct Block {
    PointSet points[2];
    real copy[3 * BLOCK];
} Block;

static void load_block(Block *block, const PointSet *set, size_t first, size_t count, Layout layout)
{
    const size_t whole = layout == OTHERWISE ? 0 : count / WIDE * WIDE, rest = count - whole;
    const size_t step = layout == TRIPLES ? 3 : 1, apart = layout == TRIPLES ? 1 : BLOCK;
    block->points[0].n = whole;
    block->points[1].n = (rest + WIDE - 1) / WIDE * WIDE;
    for (size_t axis = 0; axis < 3; axis++) {
        real *copy = block->copy + axis * apart;
        block->points[0].coordinate[axis] = whole ? set->coordinate[axis] + step * first : copy;
        block->points[1].coordinate[axis] = copy;
        for (size_t i = 0; i < block->points[1].n; i++)
            copy[i * step] = coordinate_at(set, (int)axis, first + (i < rest ? whole + i : 0));
    }
}

FORMULA Vec3 transformed(Vec3 p, const real origin[3], Scale scale, bool scaled)
{
    if (scaled)
        return (Vec3){(p.x * splat(scale.before) - splat(origin[0])) * splat(scale.after),
                      (p.y * splat(scale.before) - splat(origin[1])) * splat(scale.after),
                      (p.z * splat(scale.before) - splat(origin[2])) * splat(scale.after)};
    return (Vec3){p.x - splat(origin[0]), p.y - splat(origin[1]), p.z - splat(origin[2])};
}

/* With a rotation, all points are copied and transformed. */
FORMULA void rotate(const PointSet *copied, real *copy, const Transform *transform)
{
    for (size_t i = 0; i < copied->n; i += LANES) {
        const Vec3 p = points_at(copied, i, COLUMNS);
        const Vec3 q = transformed(p, transform->origin, transform->scale, true);
        for (size_t k = 0; k < 3; k++)
            *(num_in_memory *)&copy[k * BLOCK + i] = splat(transform->rotation[k][0]) * q.x +
                                                     splat(transform->rotation[k][1]) * q.y +
                                                     splat(transform->rotation[k][2]) * q.z;
    }
}
static void load_rotated(Block *block, const PointSet *set, const Transform *given, size_t first,
                         size_t count, Layout layout)
{
    load_block(block, set, first, count, layout);
    if (given->rotation)
        rotate(&block->points[1], block->copy, given);
}

/* Projections on all directions; unused ones are optimized away. */
FORMULA void project_fixed(num d[DITO_26], Vec3 p, const Transform *transform, bool scaled)
{
    const Vec3 q = transformed(p, transform->origin, transform->scale, scaled);
    const num s = q.x + q.y, t = q.x - q.y;
    d[0] = p.x, d[1] = p.y, d[2] = p.z;
    d[3] = s + q.z, d[4] = s - q.z, d[5] = t + q.z, d[6] = t - q.z;
    d[7] = s, d[8] = t, d[9] = q.x + q.z, d[10] = q.x - q.z, d[11] = q.y + q.z, d[12] = q.y - q.z;
}
/* The same directions one by one: the results are equal. */
static const real fixed_direction[DITO_26][3] = {KDOP_AXES, KDOP_CORNERS, KDOP_EDGES};

/* If a lane exceeds the value so far, the extreme is in this piece. */
FORMULA void keep_extremes(Statistics *statistics, int direction, num least, num most, size_t at)
{
    real *low = &statistics->value[LEAST][direction],
         *high = &statistics->value[GREATEST][direction];
    if (!mask_none(least < splat(*low)))
        *low = least_lane(least), statistics->at[LEAST][direction] = at;
    if (!mask_none(most > splat(*high)))
        *high = greatest_lane(most), statistics->at[GREATEST][direction] = at;
}

/* Sums of differences from a point, and of their products. */
typedef struct Sums {
    real origin[3]; /* already multiplied by scale.before */
    real part[9][WIDE];
} Sums;

FORMULA void add_moments(num s[9], Vec3 p, const Sums *sums, Scale scale, bool scaled)
{
    const Vec3 q = transformed(p, sums->origin, scale, scaled);
    s[0] += q.x, s[1] += q.y, s[2] += q.z;
    s[3] += q.x * q.x, s[4] += q.y * q.y, s[5] += q.z * q.z;
    s[6] += q.x * q.y, s[7] += q.x * q.z, s[8] += q.y * q.z;
}
/* Merges the moments of the `before` points before a block with those of the block. */
static void merge_moments(const Sums *sums, size_t count, const Transform *transform,
                          Statistics *statistics, size_t before)
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    const double n = (double)count, share = n / (double)(before + count);
    double sum[9] = {0}, mean[3], delta[3];
    for (int k = 0; k < 9; k++)
        for (size_t i = 0; i < WIDE; i++)
            sum[k] += (double)sums->part[k][i];
    statistics->finite &= transform->scaled || (sum[0] + sum[1] + sum[2]) * 0 == 0;
    for (int k = 0; k < 3; k++) {
        const double start = ((double)sums->origin[k] - (double)transform->origin[k]) *
                             (double)transform->scale.after;
        mean[k] = sum[k] / n;
        delta[k] = start + mean[k] - statistics->mean[k];
        statistics->mean[k] += share * delta[k];
    }
    for (int k = 0; k < 6; k++) {
        const int i = row[k], j = column[k];
        statistics->covariance[k] +=
            sum[3 + k] - sum[i] * mean[j] + (double)before * share * delta[i] * delta[j];
    }
}

/* Points from .. to - 1; the first of them is point `at` of the set. */
typedef struct Piece {
    const PointSet *points;
    size_t from, to, at;
} Piece;
/* Requests extremes along directions first .. end - 1, and sums. Without sums, NaN is checked
 * for. */
typedef struct Wanted {
    int first, end;
    bool moments, finite;
} Wanted;

FORMULA void scan_piece_for(Wanted wanted, const Piece *piece, const Transform *transform,
                            Statistics *statistics, Sums *sums, Layout layout, bool scaled)
{
    num d[DITO_26], least[DITO_26], most[DITO_26], s[9], all = splat(0);
    for (int k = wanted.first; k < wanted.end; k++)
        least[k] = splat(REAL_INF), most[k] = splat(-REAL_INF);
    for (size_t lane = 0; lane < WIDE; lane += LANES) {
        for (int k = 0; k < 9 && wanted.moments; k++)
            s[k] = load(&sums->part[k][lane]);
        for (size_t i = piece->from + lane; i < piece->to; i += WIDE) {
            const Vec3 p = points_at(piece->points, i, layout);
            project_fixed(d, p, transform, scaled);
            for (int k = wanted.first; k < wanted.end; k++)
                least[k] = num_min(d[k], least[k]), most[k] = num_max(d[k], most[k]);
            if (wanted.finite)
                all += d[3];
            if (wanted.moments)
                add_moments(s, p, sums, transform->scale, scaled);
        }
        for (int k = 0; k < 9 && wanted.moments; k++)
            *(num_in_memory *)&sums->part[k][lane] = s[k];
    }
    for (int k = wanted.first; k < wanted.end; k++)
        keep_extremes(statistics, k, least[k], most[k], piece->at);
    if (wanted.finite)
        statistics->finite &= mask_none(mask_not(all * splat(0) == 0));
}
FORMULA void scan_piece(const Piece *piece, const Transform *transform, Statistics *statistics,
                        Sums *sums, Layout layout, bool scaled)
{
    const Wanted axes = {0, ONLY_AXES, true, false}, all = {0, DITO_14, true, false};
    const Wanted extremes = {0, DITO_14, false, false}, alone = {0, DITO_14, false, true};
    const Wanted more = {DITO_14, DITO_26, false, false}, moments = {0, 0, true, false};
    if (statistics->directions == ONLY_AXES) {
        scan_piece_for(axes, piece, transform, statistics, sums, layout, scaled);
    } else if (!statistics->moments) {
        scan_piece_for(alone, piece, transform, statistics, sums, layout, scaled);
    } else if (AT_ONCE) {
        scan_piece_for(all, piece, transform, statistics, sums, layout, scaled);
    } else {
        scan_piece_for(extremes, piece, transform, statistics, sums, layout, scaled);
        scan_piece_for(moments, piece, transform, statistics, sums, layout, scaled);
    }
    if (statistics->directions == DITO_26)
        scan_piece_for(more, piece, transform, statistics, sums, layout, scaled);
}
/* `transform` is the rest of `given` after the rotation. */
FORMULA void scan_all(const PointSet *set, const Transform *given, const Transform *transform,
                      Statistics *statistics, Layout layout, bool scaled)
{
    const Layout laid = layout == TRIPLES ? TRIPLES : COLUMNS;
    Block block;
    Sums sums;
    for (size_t first = 0; first < set->n; first += BLOCK) {
        const size_t left = set->n - first, count = left < BLOCK ? left : BLOCK;
        load_rotated(&block, set, given, first, count, layout);
        memset(&sums, 0, sizeof sums);
        for (int axis = 0; axis < 3; axis++)
            sums.origin[axis] =
                *block.points[block.points[0].n == 0].coordinate[axis] * transform->scale.before;
        for (int k = 0; k < 2; k++)
            for (size_t from = 0; from < block.points[k].n; from += PIECE) {
                const size_t end = block.points[k].n, to = from + PIECE < end ? from + PIECE : end;
                const Piece piece = {&block.points[k], from, to,
                                     first + (k ? block.points[0].n : 0) + from};
                scan_piece(&piece, transform, statistics, &sums, laid, scaled);
            }
        if (statistics->moments)
            merge_moments(&sums, count, transform, statistics, first);
    }
}

/* Locates a value. It exists: the first of all points has the coordinates 0, so that there is a
 * value for each direction even if others overflow. */
FORMULA size_t find_in_piece(const Block *block, const Transform *transform, int direction,
                             real value, Layout layout, bool scaled)
{
    const Vec3 axis = {splat(fixed_direction[direction][0]), splat(fixed_direction[direction][1]),
                       splat(fixed_direction[direction][2])};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < block->points[k].n; i += LANES) {
            const Vec3 p = points_at(&block->points[k], i, layout);
            const Vec3 q = transformed(p, transform->origin, transform->scale, scaled);
            const unsigned found = mask_bits(dot(q, axis) == splat(value));
            if (found)
                return (k ? block->points[0].n : 0) + i + (size_t)__builtin_ctz(found);
        }
    return 0;
}
FORMULA void find_indices(const PointSet *set, const Transform *given, const Transform *transform,
                          Statistics *statistics, Layout layout, bool scaled)
{
    const Layout laid = layout == TRIPLES ? TRIPLES : COLUMNS;
    const Transform identity = {.scale = {1, 1}};
    size_t held = SIZE_MAX;
    Block block;
    for (int k = 0; k < 2 * statistics->directions; k++) {
        const int side = k % 2, direction = k / 2;
        const real value = statistics->value[side][direction];
        size_t *at = &statistics->at[side][direction];
        const size_t left = set->n - *at;
        if (*at != held)
            load_rotated(&block, set, given, *at, left < PIECE ? left : PIECE, layout);
        held = *at;
        *at += direction < ONLY_AXES
                   ? find_in_piece(&block, &identity, direction, value, laid, false)
                   : find_in_piece(&block, transform, direction, value, laid, scaled);
    }
}
FORMULA void scan_points(const PointSet *set, const Transform *given, const Transform *transform,
                         Statistics *statistics, Layout layout, bool scaled)
{
    scan_all(set, given, transform, statistics, layout, scaled);
    if (statistics->finite && statistics->directions > ONLY_AXES)
        find_indices(set, given, transform, statistics, layout, scaled);
}

void SCAN(X(scan_statistics), ISECT_KERNEL)(const PointSet *set, const Transform *given,
                                            Statistics *statistics)
{
    const Transform identity = {.scale = {1, 1}};
    const Layout layout = layout_of(set);
    statistics->finite = true;
    memset(statistics->mean, 0, sizeof statistics->mean);
    memset(statistics->covariance, 0, sizeof statistics->covariance);
    for (int k = 0; k < statistics->directions; k++)
        statistics->value[LEAST][k] = REAL_INF, statistics->value[GREATEST][k] = -REAL_INF;
    if (given->scaled && !given->rotation)
        scan_points(set, given, given, statistics, OTHERWISE, true);
    else if (layout == TRIPLES && !given->rotation)
        scan_points(set, given, given, statistics, TRIPLES, false);
    else
        scan_points(set, given, given->rotation ? &identity : given, statistics,
                    given->rotation ? OTHERWISE : layout, false);
}

/* ---- projections ---- */

FORMULA void project_on_directions(const PointSet *points, const Transform *transform,
                                   const real (*direction)[3], int count, num *least, num *most,
                                   Layout layout, bool scaled)
{
    for (size_t i = 0; i < points->n; i += LANES) {
        const Vec3 q =
            transformed(points_at(points, i, layout), transform->origin, transform->scale, scaled);
        for (int k = 0; k < count; k++) {
            const num d = splat(direction[k][0]) * q.x + splat(direction[k][1]) * q.y +
                          splat(direction[k][2]) * q.z;
            least[k] = num_min(d, least[k]), most[k] = num_max(d, most[k]);
        }
    }
}
FORMULA void project_all(const PointSet *set, const Transform *transform,
                         const real (*direction)[3], int count, real *least, real *most,
                         Layout layout, bool scaled)
{
    const size_t step = layout == OTHERWISE ? BLOCK : set->n;
    num low[6], high[6];
    Block block;
    for (int k = 0; k < count; k++)
        low[k] = splat(REAL_INF), high[k] = splat(-REAL_INF);
    for (size_t first = 0; first < set->n; first += step) {
        const size_t left = set->n - first;
        load_block(&block, set, first, left < step ? left : step, layout);
        for (int k = 0; k < 2; k++)
            project_on_directions(&block.points[k], transform, direction, count, low, high,
                                  layout == TRIPLES ? TRIPLES : COLUMNS, scaled);
    }
    for (int k = 0; k < count; k++)
        least[k] = least_lane(low[k]), most[k] = greatest_lane(high[k]);
}
FORMULA void project_any_layout(const PointSet *set, const Transform *transform,
                                const real (*direction)[3], int count, real *least, real *most)
{
    const Layout layout = layout_of(set);
    if (transform->scaled)
        project_all(set, transform, direction, count, least, most, OTHERWISE, true);
    else if (layout == TRIPLES)
        project_all(set, transform, direction, count, least, most, TRIPLES, false);
    else
        project_all(set, transform, direction, count, least, most, layout, false);
}
void SCAN(X(scan_projections), ISECT_KERNEL)(const PointSet *set, const Transform *transform,
                                             const real (*direction)[3], int threes, real *least,
                                             real *most)
{
    if (threes == 1)
        project_any_layout(set, transform, direction, 3, least, most);
    else
        project_any_layout(set, transform, direction, 6, least, most);
}
