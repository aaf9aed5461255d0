/* bound/spread.c - how points are spread (bound/spread.h).
 *
 * Registers are loaded from where the points lie, if they are columns or triples; else, and at the
 * end, where they do not fill the registers of the widest machine, from a copy that is filled up
 * with a point of the same block, which changes no extreme. Only the value of an extreme is looked
 * for; the point is found afterwards, in the first piece of a block that has it.
 *
 * Sums depend on their order, which is that of the widest machine everywhere: number k of WIDE sums
 * takes every WIDE-th point of a block from k on, and these are added in order. They are taken from
 * the block's first point, so that those which fill up add zeros, and so that little cancels. Means
 * and covariances of blocks are put together in double (Chan, Golub, LeVeque 1979).
 *
 * Extremes and sums take 23 registers. Machines with 16 ask for them one after the other, of points
 * that are in the nearest cache by then; those with 32 at once. */
#include "bound/spread.h"
#include "bound/load.h"
#include "geometry/kdop_normals.h"

enum { BLOCK = 512, WIDE = 64 / sizeof(real), PIECE = 16 * WIDE };
#if ISECT_VECTOR == 64 || defined(__aarch64__)
enum { AT_ONCE = true };
#else
enum { AT_ONCE = false };
#endif

/* Points to load registers from: where they lie, and copied; a multiple of WIDE of each. */
typedef struct Part {
    Crowd points[2];
    real copy[3 * BLOCK];
} Part;

static void take(Part *part, const Crowd *crowd, size_t first, size_t count, Layout layout)
{
    const size_t whole = layout == OTHERWISE ? 0 : count / WIDE * WIDE, rest = count - whole;
    const size_t step = layout == TRIPLES ? 3 : 1, apart = layout == TRIPLES ? 1 : BLOCK;
    part->points[0].n = whole;
    part->points[1].n = (rest + WIDE - 1) / WIDE * WIDE;
    for (size_t axis = 0; axis < 3; axis++) {
        real *copy = part->copy + axis * apart;
        part->points[0].number[axis] = whole ? crowd->number[axis] + step * first : copy;
        part->points[1].number[axis] = copy;
        for (size_t i = 0; i < part->points[1].n; i++)
            copy[i * step] = number_at(crowd, (int)axis, first + (i < rest ? whole + i : 0));
    }
}

FORMULA Vec3 seen(Vec3 p, const real origin[3], Scale scale, bool scaled)
{
    if (scaled)
        return (Vec3){(p.x * splat(scale.before) - splat(origin[0])) * splat(scale.after),
                      (p.y * splat(scale.before) - splat(origin[1])) * splat(scale.after),
                      (p.z * splat(scale.before) - splat(origin[2])) * splat(scale.after)};
    return (Vec3){p.x - splat(origin[0]), p.y - splat(origin[1]), p.z - splat(origin[2])};
}

/* Through a lens that turns them, points are seen as it turns them: all of them are copied. */
FORMULA void turn(const Crowd *copied, real *copy, const Lens *lens)
{
    for (size_t i = 0; i < copied->n; i += LANES) {
        const Vec3 p = points_at(copied, i, COLUMNS);
        const Vec3 q = seen(p, lens->origin, lens->scale, true);
        for (size_t k = 0; k < 3; k++)
            *(num_in_memory *)&copy[k * BLOCK + i] = splat(lens->turn[k][0]) * q.x +
                                                     splat(lens->turn[k][1]) * q.y +
                                                     splat(lens->turn[k][2]) * q.z;
    }
}
static void take_through(Part *part, const Crowd *crowd, const Lens *through, size_t first,
                         size_t count, Layout layout)
{
    take(part, crowd, first, count, layout);
    if (through->turn)
        turn(&part->points[1], part->copy, through);
}

/* Along all directions; those that nobody asks for cost nothing. */
FORMULA void along(num d[DITO_26], Vec3 p, const Lens *lens, bool scaled)
{
    const Vec3 q = seen(p, lens->origin, lens->scale, scaled);
    const num s = q.x + q.y, t = q.x - q.y;
    d[0] = p.x, d[1] = p.y, d[2] = p.z;
    d[3] = s + q.z, d[4] = s - q.z, d[5] = t + q.z, d[6] = t - q.z;
    d[7] = s, d[8] = t, d[9] = q.x + q.z, d[10] = q.x - q.z, d[11] = q.y + q.z, d[12] = q.y - q.z;
}
/* The same along one: the numbers are equal. */
static const real direction_of[DITO_26][3] = {KDOP_AXES, KDOP_CORNERS, KDOP_EDGES};

/* If a lane is beyond the value so far: its place is this piece. */
FORMULA void keep(Spread *spread, int direction, num least, num most, size_t at)
{
    real *low = &spread->value[LEAST][direction], *high = &spread->value[MOST_OF_ALL][direction];
    if (!mask_none(least < splat(*low)))
        *low = least_lane(least), spread->at[LEAST][direction] = at;
    if (!mask_none(most > splat(*high)))
        *high = greatest_lane(most), spread->at[MOST_OF_ALL][direction] = at;
}

/* Sums of what is seen from a point, and of its products. */
typedef struct Sums {
    real origin[3]; /* times scale.before */
    real part[9][WIDE];
} Sums;

FORMULA void add_up(num s[9], Vec3 p, const Sums *sums, Scale scale, bool scaled)
{
    const Vec3 q = seen(p, sums->origin, scale, scaled);
    s[0] += q.x, s[1] += q.y, s[2] += q.z;
    s[3] += q.x * q.x, s[4] += q.y * q.y, s[5] += q.z * q.z;
    s[6] += q.x * q.y, s[7] += q.x * q.z, s[8] += q.y * q.z;
}
/* Those of so many points before, and of a block. */
static void put_together(const Sums *sums, size_t count, const Lens *lens, Spread *spread,
                         size_t before)
{
    static const int row[] = {0, 1, 2, 0, 0, 1}, column[] = {0, 1, 2, 1, 2, 2};
    const double n = (double)count, share = n / (double)(before + count);
    double sum[9] = {0}, mean[3], way[3];
    for (int k = 0; k < 9; k++)
        for (size_t i = 0; i < WIDE; i++)
            sum[k] += (double)sums->part[k][i];
    spread->finite &= lens->scaled || (sum[0] + sum[1] + sum[2]) * 0 == 0;
    for (int k = 0; k < 3; k++) {
        const double start =
            ((double)sums->origin[k] - (double)lens->origin[k]) * (double)lens->scale.after;
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

/* Points from .. to - 1 of some, the first of which is point `at` of the crowd. */
typedef struct Piece {
    const Crowd *points;
    size_t from, to, at;
} Piece;
/* Extremes along directions first .. end - 1; sums. Without sums it is looked for NaN. */
typedef struct Wanted {
    int first, end;
    bool moments, finite;
} Wanted;

FORMULA void look_for(Wanted wanted, const Piece *piece, const Lens *lens, Spread *spread,
                      Sums *sums, Layout layout, bool scaled)
{
    num d[DITO_26], least[DITO_26], most[DITO_26], s[9], all = splat(0);
    for (int k = wanted.first; k < wanted.end; k++)
        least[k] = splat(REAL_INF), most[k] = splat(-REAL_INF);
    for (size_t lane = 0; lane < WIDE; lane += LANES) {
        for (int k = 0; k < 9 && wanted.moments; k++)
            s[k] = load(&sums->part[k][lane]);
        for (size_t i = piece->from + lane; i < piece->to; i += WIDE) {
            const Vec3 p = points_at(piece->points, i, layout);
            along(d, p, lens, scaled);
            for (int k = wanted.first; k < wanted.end; k++)
                least[k] = num_min(d[k], least[k]), most[k] = num_max(d[k], most[k]);
            if (wanted.finite)
                all += d[3];
            if (wanted.moments)
                add_up(s, p, sums, lens->scale, scaled);
        }
        for (int k = 0; k < 9 && wanted.moments; k++)
            *(num_in_memory *)&sums->part[k][lane] = s[k];
    }
    for (int k = wanted.first; k < wanted.end; k++)
        keep(spread, k, least[k], most[k], piece->at);
    if (wanted.finite)
        spread->finite &= mask_none(mask_not(all * splat(0) == 0));
}
FORMULA void look_at(const Piece *piece, const Lens *lens, Spread *spread, Sums *sums,
                     Layout layout, bool scaled)
{
    const Wanted axes = {0, ONLY_AXES, true, false}, all = {0, DITO_14, true, false};
    const Wanted extremes = {0, DITO_14, false, false}, alone = {0, DITO_14, false, true};
    const Wanted more = {DITO_14, DITO_26, false, false}, moments = {0, 0, true, false};
    if (spread->directions == ONLY_AXES) {
        look_for(axes, piece, lens, spread, sums, layout, scaled);
    } else if (!spread->moments) {
        look_for(alone, piece, lens, spread, sums, layout, scaled);
    } else if (AT_ONCE) {
        look_for(all, piece, lens, spread, sums, layout, scaled);
    } else {
        look_for(extremes, piece, lens, spread, sums, layout, scaled);
        look_for(moments, piece, lens, spread, sums, layout, scaled);
    }
    if (spread->directions == DITO_26)
        look_for(more, piece, lens, spread, sums, layout, scaled);
}
/* `lens` is what is left to be done of `through` after points are turned. */
FORMULA void look_at_all(const Crowd *crowd, const Lens *through, const Lens *lens, Spread *spread,
                         Layout layout, bool scaled)
{
    const Layout laid = layout == TRIPLES ? TRIPLES : COLUMNS;
    Part part;
    Sums sums;
    for (size_t first = 0; first < crowd->n; first += BLOCK) {
        const size_t left = crowd->n - first, count = left < BLOCK ? left : BLOCK;
        take_through(&part, crowd, through, first, count, layout);
        memset(&sums, 0, sizeof sums);
        for (int axis = 0; axis < 3; axis++)
            sums.origin[axis] =
                *part.points[part.points[0].n == 0].number[axis] * lens->scale.before;
        for (int k = 0; k < 2; k++)
            for (size_t from = 0; from < part.points[k].n; from += PIECE) {
                const size_t end = part.points[k].n, to = from + PIECE < end ? from + PIECE : end;
                const Piece piece = {&part.points[k], from, to,
                                     first + (k ? part.points[0].n : 0) + from};
                look_at(&piece, lens, spread, &sums, laid, scaled);
            }
        if (spread->moments)
            put_together(&sums, count, lens, spread, first);
    }
}

/* Which one is it? It is there: the first of all points is seen as 0, so that there is a value of
 * each direction even if others are out of range. */
FORMULA size_t place_of(const Part *part, const Lens *lens, int direction, real value,
                        Layout layout, bool scaled)
{
    const Vec3 way = {splat(direction_of[direction][0]), splat(direction_of[direction][1]),
                      splat(direction_of[direction][2])};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < part->points[k].n; i += LANES) {
            const Vec3 p = points_at(&part->points[k], i, layout);
            const Vec3 q = seen(p, lens->origin, lens->scale, scaled);
            const unsigned found = mask_bits(dot(q, way) == splat(value));
            if (found)
                return (k ? part->points[0].n : 0) + i + (size_t)__builtin_ctz(found);
        }
    return 0;
}
FORMULA void find(const Crowd *crowd, const Lens *through, const Lens *lens, Spread *spread,
                  Layout layout, bool scaled)
{
    const Layout laid = layout == TRIPLES ? TRIPLES : COLUMNS;
    const Lens bare = {.scale = {1, 1}};
    size_t held = SIZE_MAX;
    Part part;
    for (int k = 0; k < 2 * spread->directions; k++) {
        const int way = k % 2, direction = k / 2;
        const real value = spread->value[way][direction];
        size_t *at = &spread->at[way][direction];
        const size_t left = crowd->n - *at;
        if (*at != held)
            take_through(&part, crowd, through, *at, left < PIECE ? left : PIECE, layout);
        held = *at;
        *at += direction < ONLY_AXES ? place_of(&part, &bare, direction, value, laid, false)
                                     : place_of(&part, lens, direction, value, laid, scaled);
    }
}
FORMULA void spread_of(const Crowd *crowd, const Lens *through, const Lens *lens, Spread *spread,
                       Layout layout, bool scaled)
{
    look_at_all(crowd, through, lens, spread, layout, scaled);
    if (spread->finite && spread->directions > ONLY_AXES)
        find(crowd, through, lens, spread, layout, scaled);
}

void SCAN(X(scan_spread), ISECT_KERNEL)(const Crowd *crowd, const Lens *through, Spread *spread)
{
    const Lens as_it_is = {.scale = {1, 1}};
    const Layout layout = layout_of(crowd);
    spread->finite = true;
    memset(spread->mean, 0, sizeof spread->mean);
    memset(spread->covariance, 0, sizeof spread->covariance);
    for (int k = 0; k < spread->directions; k++)
        spread->value[LEAST][k] = REAL_INF, spread->value[MOST_OF_ALL][k] = -REAL_INF;
    if (through->scaled && !through->turn)
        spread_of(crowd, through, through, spread, OTHERWISE, true);
    else if (layout == TRIPLES && !through->turn)
        spread_of(crowd, through, through, spread, TRIPLES, false);
    else
        spread_of(crowd, through, through->turn ? &as_it_is : through, spread,
                  through->turn ? OTHERWISE : layout, false);
}

/* ---- reach ---- */

FORMULA void reach(const Crowd *points, const Lens *lens, const real (*direction)[3], int count,
                   num *least, num *most, Layout layout, bool scaled)
{
    for (size_t i = 0; i < points->n; i += LANES) {
        const Vec3 q = seen(points_at(points, i, layout), lens->origin, lens->scale, scaled);
        for (int k = 0; k < count; k++) {
            const num d = splat(direction[k][0]) * q.x + splat(direction[k][1]) * q.y +
                          splat(direction[k][2]) * q.z;
            least[k] = num_min(d, least[k]), most[k] = num_max(d, most[k]);
        }
    }
}
FORMULA void reach_of(const Crowd *crowd, const Lens *lens, const real (*direction)[3], int count,
                      real *least, real *most, Layout layout, bool scaled)
{
    const size_t step = layout == OTHERWISE ? BLOCK : crowd->n;
    num low[6], high[6];
    Part part;
    for (int k = 0; k < count; k++)
        low[k] = splat(REAL_INF), high[k] = splat(-REAL_INF);
    for (size_t first = 0; first < crowd->n; first += step) {
        const size_t left = crowd->n - first;
        take(&part, crowd, first, left < step ? left : step, layout);
        for (int k = 0; k < 2; k++)
            reach(&part.points[k], lens, direction, count, low, high,
                  layout == TRIPLES ? TRIPLES : COLUMNS, scaled);
    }
    for (int k = 0; k < count; k++)
        least[k] = least_lane(low[k]), most[k] = greatest_lane(high[k]);
}
FORMULA void reach_in(const Crowd *crowd, const Lens *lens, const real (*direction)[3], int count,
                      real *least, real *most)
{
    const Layout layout = layout_of(crowd);
    if (lens->scaled)
        reach_of(crowd, lens, direction, count, least, most, OTHERWISE, true);
    else if (layout == TRIPLES)
        reach_of(crowd, lens, direction, count, least, most, TRIPLES, false);
    else
        reach_of(crowd, lens, direction, count, least, most, layout, false);
}
void SCAN(X(scan_reach), ISECT_KERNEL)(const Crowd *crowd, const Lens *lens,
                                       const real (*direction)[3], int threes, real *least,
                                       real *most)
{
    if (threes == 1)
        reach_in(crowd, lens, direction, 3, least, most);
    else
        reach_in(crowd, lens, direction, 6, least, most);
}
