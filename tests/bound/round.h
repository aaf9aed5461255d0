/* bound/round.h - the size of round volumes of points, for the tests of their makers: ten shapes
 * with known small volumes, and another search, for arbitrary points.
 *
 * The search shares no code with those of the library. It changes all numbers of a volume at once
 * by amounts that shrink after failures. It starts from the volume of the maker, which it can only
 * reduce, and from other numbers. Its result is not a bound, but few volumes are smaller. */
#ifndef ISECT_TEST_BOUND_ROUND_H
#define ISECT_TEST_BOUND_ROUND_H

#include "kit/makers.h"

static double position[MOST][3]; /* the points, as doubles */

/* Tests that use few shapes or point sets always use the same ones: a single one changes the mean
 * by more than a change of the maker would. The factors are those of these samples, and are
 * exceeded on most others: they detect a change, and are not bounds of the makers. */
static inline void take_sample(int which)
{
    seed = 0x9E3779B97F4A7C15u * (uint64_t)which;
}
static inline double dot_of(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static inline void minus_of(const double *a, const double *b, double *c)
{
    for (int axis = 0; axis < 3; axis++)
        c[axis] = a[axis] - b[axis];
}
static inline void set_numbers(double *number, Vec3 v)
{
    number[0] = (double)v.x, number[1] = (double)v.y, number[2] = (double)v.z;
}
static inline double length_between(Vec3 a, Vec3 b)
{
    const double d[3] = {(double)b.x - (double)a.x, (double)b.y - (double)a.y,
                         (double)b.z - (double)a.z};
    return sqrt(dot_of(d, d));
}
/* A volume of the first points, by this maker or another one. */
static inline void make_of(const Maker *maker, size_t n, void *volume)
{
    const X(points) points = X(points_of)(point);
    check(maker->name, cmp(maker->make(volume, &points, n), ==, ISECT_OK));
}
static inline bool holds_all(const Maker *maker, const void *volume, const Vec3 *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!maker->volume->holds(volume, p[i]))
            return false;
    return true;
}
/* The longest side of the box of the points. */
static inline double extent_of(size_t n)
{
    double most = 0;
    for (int axis = 0; axis < 3; axis++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < n; i++) {
            const double x = (double)((const real *)&point[i])[axis];
            low = fmin(low, x), high = fmax(high, x);
        }
        most = fmax(most, high - low);
    }
    return most;
}

/* ---- ten shapes. Round ones are many points of their surface. ---- */

enum { TEN = 10, ON_ROUND = 2000 };
static const char *const ten_names[TEN] = {"capsule",     "cylinder",  "ball",        "cube",
                                           "tetrahedron", "long box",  "thin square", "needle",
                                           "ellipsoid",   "octahedron"};

/* The shapes along the axes. */
static inline size_t draw_straight(int shape, double (*p)[3])
{
    static const double box[TEN][3] = {
        [3] = {1, 1, 1}, [5] = {5, 1, 1}, [6] = {1, 1, 0.01}, [7] = {1, 0.001, 0.001}};
    size_t n = 0;
    if (box[shape][0] > 0)
        for (; n < 8; n++)
            for (int axis = 0; axis < 3; axis++)
                p[n][axis] = n >> axis & 1 ? box[shape][axis] : -box[shape][axis];
    else if (shape == 4) /* every other corner of the cube */
        for (; n < 4; n++)
            p[n][0] = n & 1 ? 1 : -1, p[n][1] = n & 2 ? 1 : -1, p[n][2] = p[n][0] * p[n][1];
    else if (shape == 9)
        for (; n < 6; n++)
            for (size_t axis = 0; axis < 3; axis++)
                p[n][axis] = n / 2 == axis ? (n & 1 ? 1 : -1) : 0;
    else
        for (; n < ON_ROUND; n++) {
            const bool upper = any_int(0, 1);
            set_numbers(p[n], any_unit());
            if (shape == 0) /* radius 1, a segment of length 4 */
                p[n][2] += upper ? 2 : -2;
            else if (shape == 1) { /* radius 1, length 4: its rims */
                const double flat = sqrt(p[n][0] * p[n][0] + p[n][1] * p[n][1]);
                p[n][0] /= flat, p[n][1] /= flat, p[n][2] = upper ? 2 : -2;
            } else if (shape == 8)
                p[n][0] *= 3, p[n][1] *= 2;
        }
    return n;
}
/* Rotates by a matrix of rational numbers, so that no axis is favoured. */
static inline size_t draw_shape(int shape)
{
    static double p[ON_ROUND][3];
    static const double turn[3][3] = {{2.0 / 15, 14.0 / 15, -1.0 / 3},
                                      {2.0 / 3, -1.0 / 3, -2.0 / 3},
                                      {-11.0 / 15, -2.0 / 15, -2.0 / 3}};
    const size_t n = draw_straight(shape, p);
    for (size_t i = 0; i < n; i++)
        for (int axis = 0; axis < 3; axis++)
            ((real *)&point[i])[axis] = (real)dot_of(turn[axis], p[i]);
    return n;
}
/* Is the volume of each of the ten at most `factor` times the known one? */
static inline void is_tight(const Maker *maker, double (*size_of)(const void *),
                            const double *known, const double *factor)
{
    take_sample(26);
    for (int shape = 0; shape < TEN; shape++) {
        const size_t n = draw_shape(shape);
        real volume[MOST_NUMBERS];
        make_of(maker, n, volume);
        if (getenv("ISECT_SHOW_TIGHTNESS"))
            printf("%s of a %s: %.6f\n", maker->name, ten_names[shape],
                   size_of(volume) / known[shape]);
        check_sample(shape, "tight", cmp(size_of(volume), <=, known[shape] * factor[shape]), volume,
                     point[0]);
    }
}

/* ---- the other search ---- */

enum { MOST_TO_SEARCH = 9 };

/* The object of a search: the size of the volume with these numbers that contains n positions, and
 * the numbers of a volume of the maker. */
typedef struct Search {
    const Maker *maker;
    double (*size_made)(const void *volume);
    void (*numbers_of)(const void *volume, double *number);
    double (*size_of)(const double *number, size_t n);
    int numbers, sample;
} Search;

/* In a cube; in a long, thin, leaning box; on a sphere; in a leaning box, most near its center. */
static inline void draw_to_search(int which, size_t n)
{
    const Vec3 a = any_vec3(), b = any_vec3(), c = any_vec3();
    for (size_t i = 0; i < n; i++) {
        const real s = any_real(-1, 1), t = any_real(-1, 1), u = any_real(-1, 1);
        Vec3 p = any_vec3();
        if (which == 1)
            p = mad(mad(times(s, a), t * R(0.3), b), u * R(0.1), c);
        else if (which == 2)
            p = times(1 / real_sqrt(dot(p, p) + R(1e-9)), p);
        else if (which == 3)
            p = mad(mad(times(s * s * s, a), t * t * t, b), u * u * R(0.1), c);
        point[i] = p;
        set_numbers(position[i], p);
    }
}
static inline double search(const Search *s, double *number, size_t n, double reach, int tries)
{
    double best = s->size_of(number, n);
    for (int t = 0; t < tries; t++) {
        double other[MOST_TO_SEARCH];
        for (int k = 0; k < s->numbers; k++)
            other[k] = number[k] + reach * (double)any_real(-1, 1);
        const double found = s->size_of(other, n);
        reach *= found < best ? 1.5 : 0.97;
        if (found < best)
            best = found, memcpy(number, other, sizeof other);
    }
    return best;
}
/* Starts from `made`, and from elsewhere; then repeatedly from the best, with large steps first. */
static inline double least_found(const Search *s, const double *made, size_t n, int starts,
                                 int tries)
{
    double best[MOST_TO_SEARCH], least;
    memcpy(best, made, sizeof best);
    least = search(s, best, n, 0.05, tries);
    for (int start = 0; start < starts; start++) {
        double number[MOST_TO_SEARCH];
        for (int k = 0; k < MOST_TO_SEARCH; k++)
            number[k] = (double)any_real(-1, 1);
        const double found = search(s, number, n, 0.3, tries);
        if (found < least)
            least = found, memcpy(best, number, sizeof best);
    }
    for (int again = 0; again < 3; again++)
        least = search(s, best, n, 0.05, tries);
    return least;
}

/* The volumes of point sets compared with the search: the mean of the ratios, clamped to 1.1, and
 * the share of those that are at most 1.001. */
typedef struct Series {
    int sets, fewest, most, starts, tries;
    double mean, share;
} Series;

static inline void is_small_on_the_whole(const Search *search, Series series)
{
    double sum = 0;
    int near = 0;
    take_sample(search->sample);
    for (int i = 0; i < series.sets; i++) {
        const size_t n = (size_t)any_int(series.fewest, series.most);
        double number[MOST_TO_SEARCH] = {0};
        real volume[MOST_NUMBERS];
        draw_to_search(i % 4, n);
        make_of(search->maker, n, volume);
        search->numbers_of(volume, number);
        const double ratio =
            search->size_made(volume) / least_found(search, number, n, series.starts, series.tries);
        sum += fmin(ratio, 1.1), near += ratio <= 1.001;
    }
    if (getenv("ISECT_SHOW_TIGHTNESS"))
        printf("%s of %d to %d points: %.5f, %.3f of them within 1.001\n", search->maker->name,
               series.fewest, series.most, sum / series.sets, (double)near / series.sets);
    check("small on the whole", cmp(sum, <=, series.mean * series.sets));
    check("mostly near the least", cmp(near, >=, series.share * series.sets));
}

/* ---- random points of every kind ---- */

/* Calls `judge` for each volume. It returns true for volumes of a kind that must have a certain
 * share. */
static inline void judge_all(const Maker *maker, int count, int many, double share,
                             bool (*judge)(int i, size_t n, const void *volume))
{
    int made = 0, special = 0;
    for (int i = 0; i < soak(count); i++) {
        const size_t n = (size_t)any_int(1, i % 100 == 0 ? many : i % 8 == 0 ? 100 : 7);
        real volume[MOST_NUMBERS];
        draw_points(i / 3 % POINT_SETS, n);
        if (!is_made_of_all(maker, i, n, extent_of(n), volume))
            continue;
        made++, special += judge(i, n, volume);
    }
    check_share(made, soak(count), 0.9, 1);
    check_share(special, soak(count), share, 0.9);
}

#endif
