/* tests/closest/point_obb.c - isect_closest_point_obb, _n, _each and _pairs. */
#include "closest/truth.h"

#define SAMPLES soak(20000)

static Nearest ask(Vec3 p, const Obb *box)
{
    return X(closest_point_obb)(&p, box);
}

/* 1. Cases: with a box turned by a quarter round z: halves 1, 2, 3 along y, -x, z. */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const Obb box = {{1, 0, 0}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}};
    const struct {
        const char *name;
        Vec3 point, want;
        real distance2;
    } table[] = {
        {"beside, y", {1, 3, 0}, {1, 1, 0}, 4},
        {"beside, -y", {1, -3, 1}, {1, -1, 1}, 4},
        {"beside, x", {6, 0, 0}, {3, 0, 0}, 9},
        {"beside, -x", {-4, R(0.5), 0}, {-1, R(0.5), 0}, 9},
        {"beside, z", {0, 0, 4}, {0, 0, 3}, 1},
        {"beside, -z", {0, 0, -5}, {0, 0, -3}, 4},
        {"beside an edge", {4, 2, 0}, {3, 1, 0}, 2},
        {"beside a corner", {5, 3, 4}, {3, 1, 3}, 9},
        {"inside", {2, R(0.5), -2}, {2, R(0.5), -2}, 0},
        {"on a face", {3, R(0.5), 1}, {3, R(0.5), 1}, 0},
        {"a corner", {3, 1, 3}, {3, 1, 3}, 0},
        {"outside by an ulp counts as inside",
         {3 + 2 * REAL_EPSILON, 0, 0},
         {3 + 2 * REAL_EPSILON, 0, 0},
         0},
        {"very far", {0, most, 0}, {0, 1, 0}, most},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, &box);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want) || table[i].distance2 == most);
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    Obb other = box;
    other.half[0] = other.half[1] = other.half[2] = 0;
    check("a point", ask((Vec3){1, 2, 0}, &other).distance2 == 4);
    check("that point", overlapping(ask((Vec3){1, 0, 0}, &other)));
    const Vec3 minus = {-R(0.0), -R(0.0), -R(0.0)};
    Obb away = box;
    away.center = (Vec3){9, 9, 9};
    check("zeros are +0: inside", overlapping(ask(minus, &box)));
    check("zeros are +0: outside", separate(ask(minus, &away)));
    for (int k = 0; k < 3; k++) {
        other = box, other.half[k] = -least;
        check("empty", same_nearest(ask((Vec3){1, 0, 0}, &other), nearest_of_miss));
    }
    other = box, other.half[0] = other.half[1] = other.half[2] = 4 * least;
    const Nearest small = ask((Vec3){1, 9 * least, 0}, &other);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){1, 4 * least, 0}) && small.distance2 == least);
    const real bad[] = {REAL_NAN, inf, -inf};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 18; k++) {
            struct {
                Vec3 p;
                Obb b;
            } q = {{3, 3, 3}, box};
            ((real *)&q)[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q.p, &q.b), nearest_of_miss));
        }
}

static Obb some_box(Vec3 *p, int i)
{
    new_kind();
    const Obb box = i % 4 ? any_obb() : odd_obb();
    *p = i % 4 ? times((real)any_int(1, 4), any_vec3()) : odd_vec3();
    for (int k = 0; k < 3 && i % 3 == 0; k++) /* in it, or beside by little */
        *p = mad(k ? *p : box.center, any_real(R(-1.1), R(1.1)) * box.half[k], box.axis[k]);
    if (!finite3(*p))
        *p = odd_vec3();
    return box;
}

/* 2. Properties. */
static void properties(void **state)
{
    int in = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Obb box = some_box(&p, i);
        const Nearest got = ask(p, &box);
        const bool none = same_nearest(got, nearest_of_miss);
        in += overlapping(got);
        check_sample(i, "in it, or apart", overlapping(got) || separate(got) || none, p, box);
        check_sample(i, "not empty: an answer",
                     none == !(box.half[0] >= 0 && box.half[1] >= 0 && box.half[2] >= 0), p, box);
        Obb other = box;
        other.axis[1] = times(-1, box.axis[1]);
        check_sample(i, "an axis backwards", same_nearest(ask(p, &other), got), p, box);
        other.center = times(-1, box.center);
        const Nearest mirror = ask(times(-1, p), &other);
        check_sample(i, "mirrored",
                     same_point(mirror.b, times(-1, got.b)) && mirror.distance2 == got.distance2, p,
                     box);
        if (none || i % 4)
            continue;
        other = box, other.axis[0] = (Vec3){1, 0, 0}, other.axis[1] = (Vec3){0, 1, 0};
        other.axis[2] = (Vec3){0, 0, 1}, other.center = (Vec3){0, 0, 0};
        const Aabb straight = {{-box.half[0], -box.half[1], -box.half[2]},
                               {box.half[0], box.half[1], box.half[2]}};
        const Nearest wanted = X(closest_point_aabb)(&p, &straight), same = ask(p, &other);
        const Vec3 numbers[] = {p, straight.upper};
        const real size = max3(real_abs(p.x), real_abs(p.y), real_abs(p.z));
        check_sample(i, "a straight box is an aabb",
                     same_nearest(same, wanted) || lost_beside(numbers, 2) ||
                         wanted.distance2 * REAL_EPSILON < REAL_MIN / REAL_EPSILON ||
                         wanted.distance2 == REAL_MAX ||
                         wanted.distance2 < 64 * REAL_EPSILON * size * REAL_EPSILON * size,
                     p, other);
    }
    check_share(in, SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: the set that the given axes span, without supposing that they are perpendicular. Along
 * each of them the nearest point is at one end, at the other, or between them, where the way to the
 * point is perpendicular to the axis. Of these 27 the nearest counts. */
typedef long double Long;

static Long dot_long(const Long *a, const Long *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
/* Shares s of the axes that are free, so that the way from them to w is perpendicular to each. */
static bool solve(Long gram[3][4], const bool *is_free)
{
    for (int k = 0; k < 3; k++) {
        if (!is_free[k])
            continue;
        if (!(gram[k][k] > 0))
            return false;
        for (int i = 0; i < 3; i++) {
            if (i == k || !is_free[i])
                continue;
            const Long factor = gram[i][k] / gram[k][k];
            for (int j = 0; j < 4; j++)
                gram[i][j] -= factor * gram[k][j];
        }
    }
    return true;
}
static Long true_off(Vec3 p, const Obb *box)
{
    const Long w[3] = {(Long)p.x - (Long)box->center.x, (Long)p.y - (Long)box->center.y,
                       (Long)p.z - (Long)box->center.z};
    Long axis[3][3], best = HUGE_VALL;
    for (int k = 0; k < 3; k++)
        axis[k][0] = (Long)box->axis[k].x, axis[k][1] = (Long)box->axis[k].y,
        axis[k][2] = (Long)box->axis[k].z;
    for (int which = 0; which < 27; which++) {
        const int at[3] = {which % 3, which / 3 % 3, which / 9}; /* 2: free */
        const bool is_free[3] = {at[0] == 2, at[1] == 2, at[2] == 2};
        Long way[3] = {w[0], w[1], w[2]}, gram[3][4];
        for (int k = 0; k < 3; k++)
            for (int c = 0; c < 3 && !is_free[k]; c++)
                way[c] -= (at[k] ? 1 : -1) * (Long)box->half[k] * axis[k][c];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++)
                gram[i][j] = dot_long(axis[i], axis[j]);
            gram[i][3] = dot_long(axis[i], way);
        }
        bool inside = solve(gram, is_free);
        for (int k = 0; k < 3 && inside; k++) {
            if (!is_free[k])
                continue;
            const Long s = gram[k][3] / gram[k][k];
            inside &= fabsl(s) <= (Long)box->half[k];
            for (int c = 0; c < 3; c++)
                way[c] -= s * axis[k][c];
        }
        if (inside)
            best = fminl(best, sqrtl(dot_long(way, way)));
    }
    return best;
}
static void oracle(void **state)
{
    double distance = 0, place = 0;
    int apart = 0, inside = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p;
        const Obb box = some_box(&p, i);
        const Nearest got = ask(p, &box);
        if (same_nearest(got, nearest_of_miss) || kind == LARGE || kind == WILD)
            continue; /* the latter by cases, and against straight boxes */
        const Vec3 w = sub(p, box.center);
        const Long reach =
            sqrtl((Long)w.x * (Long)w.x + (Long)w.y * (Long)w.y + (Long)w.z * (Long)w.z) +
            (Long)box.half[0] + (Long)box.half[1] + (Long)box.half[2];
        if (!(reach > (Long)REAL_MIN / (Long)REAL_EPSILON) || !(reach < sqrtl((Long)REAL_MAX) / 4))
            continue;
        const Long want = true_off(p, &box), far = sqrtl((Long)got.distance2);
        const bool tiny = got.distance2 < REAL_MIN;
        const double off = tiny ? 0 : (double)(fabsl(far - want) / reach / (Long)REAL_EPSILON);
        const Long coordinates = fabsl((Long)p.x) + fabsl((Long)p.y) + fabsl((Long)p.z) + reach;
        const double away =
            (double)((true_off(got.b, &box) - 4 * (Long)REAL_EPSILON * coordinates) / reach /
                     (Long)REAL_EPSILON);
        check_sample(i, "distance", off <= 8, p, box);
        check_sample(i, "in the box", away <= 8, p, box);
        check_sample(i, "tiny ones",
                     !tiny || want * want <= 4 * (Long)REAL_MIN ||
                         want <= 8 * (Long)REAL_EPSILON * reach,
                     p, box);
        distance = fmax(distance, off), place = fmax(place, away);
        apart += got.distance2 > 0, inside += got.distance2 == 0;
    }
    printf("distance within %.2f, place within %.2f epsilon; apart %d, inside %d of %d\n", distance,
           place, apart, inside, SAMPLES);
    check_share(apart, SAMPLES, 0.3, 0.95);
    check_share(inside, SAMPLES, 0.02, 0.9);
}

/* 4. Batch. */
#define PAIR closest_point_obb
#define A Point
#define B Obb
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_point_obb)
