/* tests/bound/kdop_moved.c - src/bound/kdop_moved.c: transformed k-DOPs.
 *
 * The oracle maps every corner of the old k-DOP exactly: the new one must contain them. If it is
 * bounded, no bound may extend beyond the corners, up to rounding. */
#include "bound/corners.h"

typedef isect_status Mover(real *to, const real *of, const Vec3 *axes, const Vec3 *origin);

/* The functions of each size, under one name. */
#define MOVER(kdop, moved)                                                                         \
    static isect_status move_##kdop(real *to, const real *of, const Vec3 *axes,                    \
                                    const Vec3 *origin)                                            \
    {                                                                                              \
        return moved((const void *)of, axes, origin, (void *)to);                                  \
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
        check("not finite", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_NOT_FINITE));
        ((real *)axes)[f] = keep;
    }
    for (int f = 0; f < 3; f++) {
        const real keep = ((real *)&origin)[f];
        ((real *)&origin)[f] = f % 2 ? REAL_NAN : -REAL_INF;
        check("not finite", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_NOT_FINITE));
        ((real *)&origin)[f] = keep;
    }
    for (int f = 0; f < 2 * count; f++) {
        const real keep = kdop[f];
        kdop[f] = REAL_NAN;
        check("NaN", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_NOT_FINITE));
        kdop[f] = f < count ? 3 : -2;
        check("empty", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_EMPTY));
        kdop[f] = keep;
    }
    check("untouched", same_bits(to, mark, bytes));
    for (int i = 3; i < count; i++) /* a box, which other slabs do not cut */
        kdop[i] = -REAL_INF, kdop[count + i] = REAL_INF;
    check("shifted", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_OK));
    for (int i = 0; i < count; i++) {
        const real *n = sort->normal[i];
        real low = n[0] + 2 * n[1] + 3 * n[2], high = low;
        for (int k = 0; k < 3; k++)
            low += n[k] > 0 ? -n[k] : 2 * n[k], high += n[k] > 0 ? 2 * n[k] : -n[k];
        check("shifted", cmp(to[i], ==, low) && cmp(to[count + i], ==, high));
    }
    kdop[1] = -REAL_INF;
    check("without an end", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_OK));
    check("without an end", cmp(to[0], ==, 0) && cmp(to[1], ==, -REAL_INF) && cmp(to[2], ==, 2) &&
                                cmp(to[count + 1], ==, 4));
    kdop[1] = -1;
    axes[0] = (Vec3){0, 0, 0}, axes[1] = (Vec3){0, 0, 0}, axes[2] = (Vec3){0, 0, 0};
    check("to a point", cmp(sort->move(kdop, kdop, axes, &nowhere), ==, ISECT_OK));
    for (int f = 0; f < 2 * count; f++)
        check("to a point", cmp(kdop[f], ==, 0) && !signbit(kdop[f]));
}
/* The k-DOP of some points, whose sums are exact. */
static void around_points(const Sort *sort, const Vec3 *p, int points, real *kdop)
{
    for (int i = 0; i < sort->count; i++) {
        const real *n = sort->normal[i];
        real *lower = &kdop[i], *upper = &kdop[sort->count + i];
        for (int k = 0; k < points; k++) {
            const real height = n[0] * p[k].x + n[1] * p[k].y + n[2] * p[k].z;
            *lower = k ? num_min(height, *lower) : height;
            *upper = k ? num_max(height, *upper) : height;
        }
    }
}
/* Products that are exact at the least or the greatest numbers, or with all digits. */
static void exact_products(const Sort *sort)
{
    const real odd = 1 + REAL_EPSILON, least = 3 * REAL_LEAST;
    const struct {
        real times, x, product;
    } moves[] = {{1, least, least},        {-1, least, -least}, {2, odd, 2 * odd},
                 {R(0.5), -odd, -odd / 2}, {odd, 2, 2 * odd},   {2, REAL_MAX / 2, REAL_MAX},
                 {least, 1, least},        {least, -1, -least}, {2, REAL_MIN / 2, REAL_MIN}};
    real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
    for (size_t m = 0; m < COUNT(moves); m++)
        for (int axis = 0; axis < 3; axis++) {
            Vec3 p = {0, 0, 0}, axes[3];
            memcpy(axes, straight, sizeof axes);
            ((real *)&p)[axis] = moves[m].x, ((real *)&axes[axis])[axis] = moves[m].times;
            around_points(sort, &p, 1, kdop);
            check("stretched", cmp(sort->move(to, kdop, axes, &nowhere), ==, ISECT_OK));
            for (int i = 0; i < sort->count; i++) {
                const real want = sort->normal[i][axis] * moves[m].product;
                check("stretched", cmp(to[i], ==, want) && cmp(to[sort->count + i], ==, want));
            }
        }
}
/* If one sum is rounded once, the bound is the next number. */
static void rounded_once(const Sort *sort, real x, real shift)
{
    real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
    for (int axis = 0; axis < 3; axis++) {
        Vec3 p = {0, 0, 0}, origin = {0, 0, 0};
        ((real *)&p)[axis] = x, ((real *)&origin)[axis] = shift;
        around_points(sort, &p, 1, kdop);
        check("shifted", cmp(sort->move(to, kdop, straight, &origin), ==, ISECT_OK));
        begin();
        Big sum = plus(big((double)x), big((double)shift));
        const double low = (double)to[axis], high = (double)to[sort->count + axis];
        check("around the sum", !less(sum, big(low)) && !less(big(high), sum));
        check("and next to it",
              ISECT_DOUBLE ? less(sum, big(nextafter(low, INFINITY))) &&
                                 less(big(nextafter(high, -INFINITY)), sum)
                           : less(sum, big((double)nextafterf((float)low, INFINITY))) &&
                                 less(big((double)nextafterf((float)high, -INFINITY)), sum));
    }
}
/* A box whose other slabs are infinite: a sum of three, of which the first addition is rounded by
 * more than the final result. And a body without slabs along the axes, which others bound. */
static void of_some_slabs(const Sort *sort)
{
    real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
    const real p[] = {31 * REAL_EPSILON, -63, 0}, inf = REAL_INF;
    for (int sign = -1; sign < 2; sign += 2) {
        const Vec3 axes[] = {{(real)sign, 0, 0}, {(real)sign, 0, 0}, {0, 0, 0}};
        const Vec3 origin = {64 * (real)sign, 0, 0};
        for (int i = 0; i < sort->count; i++)
            kdop[i] = i < 3 ? p[i] : -inf, kdop[sort->count + i] = i < 3 ? p[i] : inf;
        check("moved", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_OK));
        const real far = (real)sign * (1 + 31 * REAL_EPSILON);
        check("held", cmp(to[0], <=, far) && cmp(to[sort->count], >=, far));
    }
    for (int i = 0; i < sort->count; i++)
        kdop[i] = i < 3 ? -inf : -1, kdop[sort->count + i] = i < 3 ? inf : 1;
    check("closed", cmp(sort->move(to, kdop, straight, &nowhere), ==, ISECT_OK));
    for (int i = 0; i < 3; i++)
        check("closed", cmp(to[i], <=, -1) && cmp(to[sort->count + i], >=, 1) &&
                            cmp(to[i], >=, -1 - 64 * REAL_EPSILON) &&
                            cmp(to[sort->count + i], <=, 1 + 64 * REAL_EPSILON));
    for (int i = 0; i < sort->count; i++)
        for (int sign = -1; sign < 2; sign += 2) {
            const real low = kdop[i], high = kdop[sort->count + i];
            kdop[i] = kdop[sort->count + i] = (real)sign * inf;
            check("beyond everything",
                  cmp(sort->move(to, kdop, straight, &nowhere), ==, ISECT_EMPTY));
            kdop[i] = low, kdop[sort->count + i] = high;
        }
}
/* The image of a point: sums are rounded several times, or once, or only a product is. Bounds along
 * x, y and z are then moved by at most 24 epsilon of double of the sizes. */
static void one_point(const Sort *sort, bool straight_axes, bool shifted)
{
    real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
    Vec3 p, axes[3], origin = {0, 0, 0};
    for (int k = 0; k < 3; k++) { /* few digits, so that its sums are exact */
        ((real *)&p)[k] = (real)any_int(-2000, 2000) / 1024;
        axes[k] = any_vec3();
        for (int j = 0; j < 3; j++)
            ((real *)&axes[k])[j] *= (real)(j == k || !straight_axes);
    }
    if (shifted)
        origin = any_vec3();
    around_points(sort, &p, 1, kdop);
    check("moved", cmp(sort->move(to, kdop, axes, &origin), ==, ISECT_OK));
    for (int i = 0; i < sort->count; i++) {
        const real *n = sort->normal[i];
        const double low = (double)to[i], high = (double)to[sort->count + i];
        double sizes = 0;
        begin();
        Big height = big(0);
        for (int j = 0; j < 3; j++) {
            height = plus(height, big((double)n[j] * (double)((const real *)&origin)[j]));
            sizes += fabs((double)n[j] * (double)((const real *)&origin)[j]);
            for (int k = 0; k < 3; k++) {
                const double x = (double)((const real *)&p)[k],
                             a = (double)n[j] * (double)((const real *)&axes[k])[j];
                height = plus(height, by(big(x), big(a)));
                sizes += fabs(x * a);
            }
        }
        check("held", !less(height, big(low)) && !less(big(high), height));
        const double room = 24 * DBL_EPSILON * sizes + DBL_MIN;
        const double most = fmax(fabs(low), fabs(high)) * (double)REAL_EPSILON;
        check("tight", i >= 3 || high - low <= 2 * (room + most));
    }
}
/* Far from the origin, in a plane through it that is mapped to x = 0, by a factor different from
 * those of the three planes that decide: their rounding errors far exceed x. */
static void flat_and_far(const Sort *sort)
{
    real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
    for (int i = 3; i < sort->count; i++)
        for (int tries = 0; tries < 40; tries++) {
            const real *n = sort->normal[i], sign = tries % 2 ? -1 : 1;
            const real factor = any_real(R(0.1), 1);
            Vec3 p[3] = {{0, 0, 0}}, axes[3]; /* sometimes on a face diagonal */
            for (int k = 1; k < 3; k++) {
                real y = (real)any_int(1 << 18, 1 << 20) * (n[0] * n[1] > 0 ? -sign : sign);
                real z = (real)any_int(1 << 18, 1 << 20) * (n[0] * n[2] > 0 ? -sign : sign);
                y *= (real)(tries % 8 / 2 != 1), z *= (real)(tries % 8 / 2 != 2);
                if (n[0] == 0)
                    z = -n[1] * n[2] * y;
                p[k] = (Vec3){-n[0] * (n[1] * y + n[2] * z), y, z};
            }
            for (int k = 0; k < 3; k++)
                axes[k] = (Vec3){factor * n[k], 0, 0};
            around_points(sort, p, 3, kdop);
            check("flat", cmp(kdop[i], ==, 0) && cmp(kdop[sort->count + i], ==, 0));
            check("turned", cmp(sort->move(to, kdop, axes, &nowhere), ==, ISECT_OK));
            check("held", cmp(to[0], <=, 0) && cmp(to[sort->count], >=, 0));
            check("and next to it",
                  cmp(to[0], >=, R(-0x1p-24)) && cmp(to[sort->count], <=, R(0x1p-24)));
        }
}
TEST_FUNCTION(cases)
{
    for (int i = 0; i < SORTS; i++) {
        of_sort(&sort_of[i]);
        exact_products(&sort_of[i]);
        flat_and_far(&sort_of[i]);
        of_some_slabs(&sort_of[i]);
        for (int k = 0; k < 120; k++)
            one_point(&sort_of[i], k % 2, k / 2 % 2);
        rounded_once(&sort_of[i], 1, (real)(0.4 * DBL_EPSILON));
        rounded_once(&sort_of[i], -1, (real)(0.4 * DBL_EPSILON));
        for (int k = 0; k < 40; k++) {
            const real x = any_real(-1, 1), shift = any_real(-1, 1);
            rounded_once(&sort_of[i], x, scaled(shift, any_int(-60, 4)));
        }
    }
    X(kdop14) kdop14 = {{1}, {0}};
    X(kdop18) kdop18 = {{1}, {0}};
    X(kdop26) kdop26 = {{1}, {0}};
    check("14", cmp(X(bound_kdop14_moved)(&kdop14, straight, &nowhere, &kdop14), ==, ISECT_EMPTY));
    check("18", cmp(X(bound_kdop18_moved)(&kdop18, straight, &nowhere, &kdop18), ==, ISECT_EMPTY));
    check("26", cmp(X(bound_kdop26_moved)(&kdop26, straight, &nowhere, &kdop26), ==, ISECT_EMPTY));
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
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 150; i++) {
        const Sort *sort = &sort_of[i % SORTS];
        const int count = sort->count;
        real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS], other[2 * MOST_SLABS];
        Vec3 axes[3], origin;
        draw_kdop(sort, kdop, false);
        draw_motion(axes, &origin, false);
        const isect_status status = sort->move(to, kdop, axes, &origin);
        memset(other, 0, sizeof other);
        const unsigned before = hostile_enter();
        const isect_status again = sort->move(other, kdop, axes, &origin);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter",
              cmp(again, ==, status) &&
                  (status != ISECT_OK || same_bits(other, to, 2 * (size_t)count * sizeof *to)));
        const Aabb box = {{kdop[0], kdop[1], kdop[2]},
                          {kdop[count], kdop[count + 1], kdop[count + 2]}};
        Aabb moved;
        if (status != ISECT_OK || X(bound_aabb_moved)(&box, axes, &origin, &moved) != ISECT_OK)
            continue;
        for (int k = 0; k < 3; k++)
            check("in the box", cmp(to[k], >=, ((real *)&moved.lower)[k]) &&
                                    cmp(to[count + k], <=, ((real *)&moved.upper)[k]));
        const real up = scaled(1, any_int(-20, 20));
        for (int f = 0; f < 2 * count; f++)
            kdop[f] *= up;
        origin = times(up, origin);
        check("larger", cmp(sort->move(other, kdop, axes, &origin), ==, ISECT_OK));
        for (int f = 0; f < 2 * count; f++)
            check("larger", cmp(real_abs(other[f] - to[f] * up), <=, 8 * REAL_EPSILON * up));
    }
}

/* 3. Oracle. */
typedef struct Seen {
    bool held;
    int corners;
    double most[2 * MOST_SLABS], condition[2 * MOST_SLABS], size;
} Seen;

/* The direction of the new slab i in the old coordinates. */
static void direction_of(const Sort *sort, int i, const Vec3 *axes, double sign,
                         double direction[3])
{
    const real *n = sort->normal[i];
    for (int k = 0; k < 3; k++)
        direction[k] = sign * ((double)n[0] * (double)axes[k].x + (double)n[1] * (double)axes[k].y +
                               (double)n[2] * (double)axes[k].z);
}

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
static void look(Seen *seen, const Sort *sort, const Body *body, const Vec3 *axes, Vec3 origin,
                 const real *to)
{
    Meeting at = {{0}, 0, 0};
    for (Corner corner; next_corner(&at, &corner, body);) {
        see(seen, sort, &corner, axes, origin, to);
        for (int f = 0; f < 2 * sort->count; f++) {
            double direction[3];
            direction_of(sort, f % sort->count, axes, f < sort->count ? -1 : 1, direction);
            seen->condition[f] =
                fmin(seen->condition[f], condition_of(body, at.slab, at.sides, direction));
        }
    }
}
/* Is each bound that of a corner, up to rounding? The bound is the sizes of the terms, some epsilon
 * of double and the condition of the three planes that decide; then the next number. */
static bool is_tight(const Seen *seen, const Sort *sort, const Vec3 *axes, Vec3 origin,
                     const real *to)
{
    bool tight = true;
    for (int f = 0; f < 2 * sort->count; f++) {
        const double bound = f < sort->count ? -(double)to[f] : (double)to[f];
        const real *n = sort->normal[f % sort->count], *o = &origin.x;
        double sizes = 0;
        for (int j = 0; j < 3; j++) {
            double along_axes = 0;
            for (int k = 0; k < 3; k++)
                along_axes += fabs((double)((const real *)&axes[k])[j]);
            sizes += fabs((double)n[j]) * (along_axes * seen->size + fabs((double)o[j]));
        }
        tight &= bound - seen->most[f] <=
                 (64 * DBL_EPSILON * seen->condition[f] + (double)REAL_EPSILON) * sizes;
    }
    return tight;
}
/* Is the set bounded, and are all conditions known? */
static bool judge(const Sort *sort, const real *kdop, const Vec3 *axes, Vec3 origin, const real *to,
                  bool tame)
{
    Body body = {.count = sort->count};
    Seen seen = {.held = true};
    double worst = 0;
    for (int i = 0; i < sort->count; i++) {
        memcpy(&body.normal[i], sort->normal[i], sizeof(Vec3));
        body.lower[i] = kdop[i], body.upper[i] = kdop[sort->count + i];
    }
    for (int f = 0; f < 2 * sort->count; f++)
        seen.most[f] = -(double)INFINITY, seen.condition[f] = (double)INFINITY;
    look(&seen, sort, &body, axes, origin, to);
    check("held", seen.held);
    if (seen.corners < 4)
        return false;
    check("tight", !tame || is_tight(&seen, sort, axes, origin, to));
    for (int f = 0; f < 2 * sort->count; f++)
        worst = fmax(worst, seen.condition[f]);
    return worst < (double)INFINITY;
}
TEST_FUNCTION(oracle)
{
    int known = 0, tame = 0;
    for (int i = 0; i < soak(180); i++) {
        const Sort *sort = &sort_of[i % SORTS];
        const bool odd = i / SORTS % 2;
        real kdop[2 * MOST_SLABS], to[2 * MOST_SLABS];
        Vec3 axes[3], origin;
        if (i / SORTS % sort->every != 0 && !odd)
            continue; /* slow */
        new_kind();
        draw_kdop(sort, kdop, odd);
        draw_motion(axes, &origin, odd);
        if (sort->move(to, kdop, axes, &origin) != ISECT_OK)
            continue;
        if (!odd)
            tame++, known += judge(sort, kdop, axes, origin, to, true);
        else if (i % 4 == 0)
            judge(sort, kdop, axes, origin, to, false);
    }
    check_share(known, tame, 0.8, 1); /* the others are empty */
}

TESTS_OF_ONE(bound_kdop_moved)
