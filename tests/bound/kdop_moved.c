/* tests/bound/kdop_moved.c - src/bound/kdop_moved.c: k-DOPs that are moved.
 *
 * The judge moves every corner of the old one without rounding: the new one must hold them. Of one
 * that has an end no bound must be farther out than the corners, but for rounding. */
#include "bound/corners.h"

typedef isect_status Mover(real *to, const real *of, const Vec3 *axes, const Vec3 *origin);

/* What there is of each size, under one name. */
#define MOVER(kdop, moved)                                                                         \
    static isect_status move_##kdop(real *to, const real *of, const Vec3 *axes,                    \
                                    const Vec3 *origin)                                            \
    {                                                                                              \
        return moved((void *)to, (const void *)of, axes, origin);                                  \
    }
MOVER(kdop14, X(bound_kdop14_moved))
MOVER(kdop18, X(bound_kdop18_moved))
MOVER(kdop26, X(bound_kdop26_moved))

typedef struct Sort {
    const Normal *normal;
    int count, every;
    Mover *move;
} Sort;
enum { SORTS = 3 };
static const Sort sort_of[SORTS] = {
    {KDOP14, 7, 1, move_kdop14}, {KDOP18, 9, 4, move_kdop18}, {KDOP26, 13, 16, move_kdop26}};

static const Vec3 straight[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, nowhere = {0, 0, 0};

/* 1. Cases. */
static void of_sort(const Sort *sort)
{
    real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS], mark[2 * MOST_SLABS];
    const int count = sort->count;
    const size_t bytes = 2 * (size_t)count * sizeof(real);
    for (int i = 0; i < count; i++)
        kdop[i] = -1, kdop[count + i] = 2;
    for (int i = 0; i < 2 * count; i++)
        to[i] = mark[i] = 7;
    Vec3 axes[3], origin = {1, 2, 3};
    memcpy(axes, straight, sizeof axes);
    check("no k-DOP", sort->move(NULL, kdop, axes, &origin) == ISECT_BAD_ARGUMENT);
    check("none", sort->move(to, NULL, axes, &origin) == ISECT_BAD_ARGUMENT);
    check("no axes", sort->move(to, kdop, NULL, &origin) == ISECT_BAD_ARGUMENT);
    check("no origin", sort->move(to, kdop, axes, NULL) == ISECT_BAD_ARGUMENT);
    for (int f = 0; f < 9; f++) {
        const real keep = ((real *)axes)[f];
        ((real *)axes)[f] = f % 2 ? REAL_NAN : REAL_INF;
        check("not finite", sort->move(to, kdop, axes, &origin) == ISECT_NOT_FINITE);
        ((real *)axes)[f] = keep;
    }
    for (int f = 0; f < 3; f++) {
        const real keep = ((real *)&origin)[f];
        ((real *)&origin)[f] = f % 2 ? REAL_NAN : -REAL_INF;
        check("not finite", sort->move(to, kdop, axes, &origin) == ISECT_NOT_FINITE);
        ((real *)&origin)[f] = keep;
    }
    for (int f = 0; f < 2 * count; f++) {
        const real keep = kdop[f];
        kdop[f] = REAL_NAN;
        check("NaN", sort->move(to, kdop, axes, &origin) == ISECT_NOT_FINITE);
        kdop[f] = f < count ? 3 : -2;
        check("empty", sort->move(to, kdop, axes, &origin) == ISECT_EMPTY);
        kdop[f] = keep;
    }
    check("untouched", same_bits(to, mark, bytes));
    for (int i = 3; i < count; i++) /* a box, which other slabs do not cut */
        kdop[i] = -REAL_INF, kdop[count + i] = REAL_INF;
    check("shifted", sort->move(to, kdop, axes, &origin) == ISECT_OK);
    for (int i = 0; i < count; i++) {
        const real *n = sort->normal[i];
        real low = n[0] + 2 * n[1] + 3 * n[2], high = low;
        for (int k = 0; k < 3; k++)
            low += n[k] > 0 ? -n[k] : 2 * n[k], high += n[k] > 0 ? 2 * n[k] : -n[k];
        check("shifted", to[i] == low && to[count + i] == high);
    }
    kdop[1] = -REAL_INF;
    check("without an end", sort->move(to, kdop, axes, &origin) == ISECT_OK);
    check("without an end", to[0] == 0 && to[1] == -REAL_INF && to[2] == 2 && to[count + 1] == 4);
    kdop[1] = -1;
    axes[0] = (Vec3){0, 0, 0}, axes[1] = (Vec3){0, 0, 0}, axes[2] = (Vec3){0, 0, 0};
    check("to a point", sort->move(kdop, kdop, axes, &nowhere) == ISECT_OK);
    for (int f = 0; f < 2 * count; f++)
        check("to a point", kdop[f] == 0 && !signbit(kdop[f]));
}
static void cases(void **state)
{
    (void)state;
    for (int i = 0; i < SORTS; i++)
        of_sort(&sort_of[i]);
    X(kdop14) kdop14 = {{1}, {0}};
    X(kdop18) kdop18 = {{1}, {0}};
    X(kdop26) kdop26 = {{1}, {0}};
    check("14", X(bound_kdop14_moved)(&kdop14, &kdop14, straight, &nowhere) == ISECT_EMPTY);
    check("18", X(bound_kdop18_moved)(&kdop18, &kdop18, straight, &nowhere) == ISECT_EMPTY);
    check("26", X(bound_kdop26_moved)(&kdop26, &kdop26, straight, &nowhere) == ISECT_EMPTY);
}

static void draw_kdop(const Sort *sort, real *kdop, bool odd)
{
    if (odd)
        odd_slabs(kdop, kdop + sort->count, sort->count);
    else
        any_slabs(kdop, kdop + sort->count, sort->normal, sort->count);
}
static void draw_motion(Vec3 axes[3], Vec3 *origin, bool odd)
{
    for (int k = 0; k < 3; k++)
        axes[k] = odd ? odd_vec3() : any_vec3();
    if (any_int(0, 2) == 0)
        any_frame(axes);
    *origin = odd ? odd_vec3() : any_vec3();
}

/* 2. Properties: powers of two; not looser than the box of the box. */
static void properties(void **state)
{
    (void)state;
    for (int i = 0; i < 150; i++) {
        const Sort *sort = &sort_of[i % SORTS];
        const int count = sort->count;
        real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS], other[2 * MOST_SLABS];
        Vec3 axes[3], origin;
        draw_kdop(sort, kdop, false);
        draw_motion(axes, &origin, false);
        const isect_status status = sort->move(to, kdop, axes, &origin);
        const Aabb box = {{kdop[0], kdop[1], kdop[2]},
                          {kdop[count], kdop[count + 1], kdop[count + 2]}};
        Aabb moved;
        if (status != ISECT_OK || X(bound_aabb_moved)(&moved, &box, axes, &origin) != ISECT_OK)
            continue;
        for (int k = 0; k < 3; k++)
            check("in the box",
                  to[k] >= ((real *)&moved.lower)[k] && to[count + k] <= ((real *)&moved.upper)[k]);
        const real up = scaled(1, any_int(-20, 20));
        for (int f = 0; f < 2 * count; f++)
            kdop[f] *= up;
        origin = times(up, origin);
        check("larger", sort->move(other, kdop, axes, &origin) == ISECT_OK);
        for (int f = 0; f < 2 * count; f++)
            check("larger", real_abs(other[f] - to[f] * up) <= 8 * REAL_EPSILON * up);
    }
}

/* 3. Oracle. */
typedef struct Seen {
    bool held;
    int corners;
    double most[2 * MOST_SLABS], size;
} Seen;

static void see(Seen *seen, const Sort *sort, const Corner *corner, const Vec3 *axes, Vec3 origin,
                const real *to)
{
    Big3 at = {by(big((double)origin.x), corner->over), by(big((double)origin.y), corner->over),
               by(big((double)origin.z), corner->over)};
    for (int k = 0; k < 3; k++) {
        at.x = plus(at.x, by(corner->at[k], big((double)axes[k].x)));
        at.y = plus(at.y, by(corner->at[k], big((double)axes[k].y)));
        at.z = plus(at.z, by(corner->at[k], big((double)axes[k].z)));
        seen->size = fmax(seen->size, fabs(mpf_get_d(over(corner->at[k], corner->over))));
    }
    seen->corners++;
    for (int i = 0; i < sort->count; i++) {
        const real *n = sort->normal[i];
        const Vec3 normal = {n[0], n[1], n[2]};
        Big height = dot3(big3(normal), at);
        const real low = to[i], high = to[sort->count + i];
        const double x = mpf_get_d(over(height, corner->over));
        if ((low >= -REAL_MAX && less(height, by(big((double)low), corner->over))) ||
            (high <= REAL_MAX && less(by(big((double)high), corner->over), height)))
            seen->held = false;
        seen->most[i] = fmax(seen->most[i], -x);
        seen->most[sort->count + i] = fmax(seen->most[sort->count + i], x);
    }
}
static bool judge(const Sort *sort, const real *kdop, const Vec3 *axes, Vec3 origin, const real *to)
{
    Body body = {.count = sort->count};
    Seen seen = {.held = true};
    int slab[3];
    for (int i = 0; i < sort->count; i++) {
        memcpy(&body.normal[i], sort->normal[i], sizeof(Vec3));
        body.lower[i] = kdop[i], body.upper[i] = kdop[sort->count + i];
        seen.most[i] = seen.most[sort->count + i] = -(double)INFINITY;
    }
    for (slab[0] = 0; slab[0] < body.count; slab[0]++)
        for (slab[1] = slab[0] + 1; slab[1] < body.count; slab[1]++)
            for (slab[2] = slab[1] + 1; slab[2] < body.count; slab[2]++)
                for (int ways = 0; ways < 8; ways++) {
                    Corner corner;
                    begin();
                    if (corner_of(&corner, &body, slab, ways) && is_within(&corner, &body))
                        see(&seen, sort, &corner, axes, origin, to);
                }
    check("held", seen.held);
    double excess = 0;
    for (int i = 0; i < sort->count; i++) {
        excess = fmax(excess, -(double)to[i] - seen.most[i]);
        excess = fmax(excess, (double)to[sort->count + i] - seen.most[sort->count + i]);
    }
    /* |axes| and the origin are at most 1 where this is asked */
    return seen.corners > 3 && excess <= (ISECT_DOUBLE ? 0x1p-42 : 0x1p-18) * (3 * seen.size + 3);
}
static void oracle(void **state)
{
    int tight = 0, tame = 0;
    (void)state;
    for (int i = 0; i < soak(180); i++) {
        const Sort *sort = &sort_of[i % SORTS];
        const bool odd = i / SORTS % 2;
        real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
        Vec3 axes[3], origin;
        if (i / SORTS % sort->every != 0 && !odd)
            continue; /* it takes long */
        new_kind();
        draw_kdop(sort, kdop, odd);
        draw_motion(axes, &origin, odd);
        if (sort->move(to, kdop, axes, &origin) != ISECT_OK)
            continue;
        if (!odd) {
            const bool is_tight = judge(sort, kdop, axes, origin, to);
            tame++, tight += is_tight;
        } else if (i % 4 == 0)
            judge(sort, kdop, axes, origin, to);
    }
    check_share(tight, tame, 0.8, 1); /* the others are empty */
}

TESTS_OF_ONE(bound_kdop_moved)
