/* bound/climb.h - how small can a volume of some points be? A search that shares nothing with that
 * of the library, for the tests of makers of round volumes.
 *
 * It turns all numbers of a volume at once by amounts that shrink where nothing is gained: from
 * what was made, which it can only make smaller, and from other numbers. What it finds is no
 * bound, but few volumes are smaller. A maker is compared with it over a series of crowds. */
#ifndef ISECT_TEST_BOUND_CLIMB_H
#define ISECT_TEST_BOUND_CLIMB_H

#include "bound/crowd.h"

enum { MOST_TO_CLIMB = 9 };

static double spot[MOST][3]; /* the points, as doubles */

/* What is searched: how large the volume of these numbers is that holds n spots; and what makes
 * such a volume of n points, and returns how large it is. */
typedef struct Rival {
    double (*size)(const double *number, size_t n);
    double (*make)(const X(points) * points, size_t n, double *number);
    int numbers;
} Rival;

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

/* In a cube; in a long, thin box that leans; on a ball; in a leaning box, most near its middle. */
static inline void draw_to_climb(int which, size_t n)
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
        set_numbers(spot[i], p);
    }
}

static inline double climb(const Rival *rival, double *number, size_t n, double reach, int tries)
{
    double best = rival->size(number, n);
    for (int t = 0; t < tries; t++) {
        double other[MOST_TO_CLIMB];
        for (int k = 0; k < rival->numbers; k++)
            other[k] = number[k] + reach * (double)any_real(-1, 1);
        const double found = rival->size(other, n);
        reach *= found < best ? 1.5 : 0.97;
        if (found < best)
            best = found, memcpy(number, other, sizeof other);
    }
    return best;
}
/* From `made`, and from elsewhere; then from the best again and again, with large steps first. */
static inline double least_climbed(const Rival *rival, const double *made, size_t n, int starts,
                                   int tries)
{
    double best[MOST_TO_CLIMB], least;
    memcpy(best, made, sizeof best);
    least = climb(rival, best, n, 0.05, tries);
    for (int start = 0; start < starts; start++) {
        double number[MOST_TO_CLIMB];
        for (int k = 0; k < MOST_TO_CLIMB; k++)
            number[k] = (double)any_real(-1, 1);
        const double found = climb(rival, number, n, 0.3, tries);
        if (found < least)
            least = found, memcpy(best, number, sizeof best);
    }
    for (int again = 0; again < 3; again++)
        least = climb(rival, best, n, 0.05, tries);
    return least;
}

/* What a maker makes of crowds, against what is found by climbing: the mean of the ratios, those
 * above 1.1 as 1.1, and the share of those that are 1.001 at most. */
typedef struct Series {
    int crowds, fewest, most, starts, tries;
} Series;

static inline void is_small_on_the_whole(const Rival *rival, const Series *series, double mean,
                                         double share)
{
    double sum = 0;
    int near = 0;
    for (int i = 0; i < series->crowds; i++) {
        const size_t n = (size_t)any_int(series->fewest, series->most);
        double number[MOST_TO_CLIMB] = {0};
        draw_to_climb(i % 4, n);
        const X(points) points = X(points_of)(point);
        const double size = rival->make(&points, n, number);
        const double ratio = size / least_climbed(rival, number, n, series->starts, series->tries);
        sum += fmin(ratio, 1.1), near += ratio <= 1.001;
    }
    if (getenv("ISECT_SHOW_TIGHTNESS"))
        printf("of %d to %d points: %.5f, %.3f of them within 1.001\n", series->fewest,
               series->most, sum / series->crowds, (double)near / series->crowds);
    check("small on the whole", sum <= mean * series->crowds);
    check("mostly near the least", near >= share * series->crowds);
}

#endif
