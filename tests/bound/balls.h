/* bound/balls.h - oracles of balls: the least radius. */
#ifndef ISECT_TEST_BOUND_BALLS_H
#define ISECT_TEST_BOUND_BALLS_H

#include "kit/makers.h"

typedef long double Long;
typedef struct Long3 {
    Long x, y, z;
} Long3;

static inline Long3 long3(Vec3 a)
{
    return (Long3){(Long)a.x, (Long)a.y, (Long)a.z};
}
static inline Long3 less3(Long3 a, Long3 b)
{
    return (Long3){a.x - b.x, a.y - b.y, a.z - b.z};
}
static inline Long dot_long(Long3 a, Long3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/* A vector x in the span of the rows with rows[i] . x = |rows[i]|^2 / 2, by Gram and Cramer; NaN if
 * there are several. */
static inline Long3 center_through(const Long3 *row, int count)
{
    Long g[3][4], x[3] = {0};
    Long3 sum = {0, 0, 0};
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < count; k++)
            g[i][k] = dot_long(row[i], row[k]);
        g[i][count] = dot_long(row[i], row[i]) / 2;
    }
    for (int i = 0; i < count; i++) { /* positive semidefinite: no pivots */
        for (int k = 0; k < count; k++)
            if (k != i) {
                const Long share = g[k][i] / g[i][i];
                for (int j = 0; j <= count; j++)
                    g[k][j] -= share * g[i][j];
            }
    }
    for (int i = 0; i < count; i++) {
        x[i] = g[i][count] / g[i][i];
        sum.x += x[i] * row[i].x, sum.y += x[i] * row[i].y, sum.z += x[i] * row[i].z;
    }
    return sum;
}
static inline Long reach_from(const Vec3 *p, size_t n, Long3 center)
{
    Long most = 0;
    for (size_t i = 0; i < n; i++) {
        const Long3 d = less3(long3(p[i]), center);
        const Long square = dot_long(d, d);
        if (!(square <= most))
            most = square;
    }
    return most;
}
/* The radius of the smallest ball of a few points: the least of all balls through one to four of
 * them that contain the others. */
static inline Long least_radius(const Vec3 *p, int n)
{
    Long best = (Long)INFINITY;
    for (unsigned set = 1; set < 1u << n; set++) {
        Long3 first = {0, 0, 0}, row[3];
        int count = 0;
        for (int i = 0; i < n && count <= 4; i++)
            if (set >> i & 1) {
                if (count == 0)
                    first = long3(p[i]);
                else if (count < 4)
                    row[count - 1] = less3(long3(p[i]), first);
                count++;
            }
        if (count > 4)
            continue;
        Long3 center = count > 1 ? center_through(row, count - 1) : (Long3){0, 0, 0};
        center = (Long3){center.x + first.x, center.y + first.y, center.z + first.z};
        const Long reach = reach_from(p, (size_t)n, center);
        if (reach < best)
            best = reach;
    }
    return sqrtl(best);
}

static inline Long greatest_of(size_t n)
{
    Long most = 0;
    for (size_t i = 0; i < n; i++)
        most = fmaxl(most, fmaxl(fmaxl(fabsl((Long)point[i].x), fabsl((Long)point[i].y)),
                                 fabsl((Long)point[i].z)));
    return most;
}
/* The radius that the documentation allows above the least one. */
static inline Long allowed(Long least, size_t n)
{
    const Long eps = (Long)REAL_EPSILON, share = ISECT_DOUBLE ? 1e-12L : 1e-6L;
    return least * (1 + share) + 2 * eps * greatest_of(n) + 2 * (Long)REAL_LEAST;
}

static const Sphere no_ball = {{7, 7, 7}, 7};

/* A call that makes a ball, and its expected result. */
#define is_ball(made, ...) (made == ISECT_OK && same_bits(&ball, &(Sphere)__VA_ARGS__, sizeof ball))
static inline void is_held(const Sphere *ball, const Vec3 *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        check_sample((int)i, "held", sphere_holds(ball, p[i]), *ball, p[i]);
}
/* The radius of the smallest ball of a support. The ball of all n points must not be larger. */
static inline Long least_of_support(const X(support) * support, const Vec3 *p, size_t n)
{
    Vec3 on[4];
    check("a support", cmp(support->count, >=, 1) && cmp(support->count, <=, 4));
    for (uint32_t k = 0; k < support->count; k++) {
        check("one of them", cmp(support->index[k], <, n));
        on[k] = p[support->index[k]];
    }
    return least_radius(on, (int)support->count);
}

#endif
