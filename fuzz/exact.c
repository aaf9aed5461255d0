/* fuzz/exact.c - the signs of determinants. They are negated when neighbours are exchanged, are 0
 * when a point is repeated or not finite, and do not change when all numbers are doubled, or, in
 * float, converted to double. The roots of a quadratic equation are in order. The first
 * byte selects how the other bytes become numbers. */
#include "isect/exact.h"
#include "isectd/exact.h"
#include "numbers.h"

enum { POINTS = 5, PREDICATES = 4 };

/* The number of points of each predicate, and of their coordinates. */
static const int counts[PREDICATES] = {3, 4, 4, 5}, numbers[PREDICATES] = {2, 3, 2, 3};

/* The sign for the points in this order. */
static int sign(int predicate, const X(vec3) * at, const int *order)
{
    X(vec3) p[POINTS] = {{0, 0, 0}};
    X(vec2) q[POINTS] = {{0, 0}};
    for (int i = 0; i < counts[predicate]; i++) {
        p[i] = at[order[i]];
        q[i] = (X(vec2)){p[i].x, p[i].y};
    }
    switch (predicate) {
    case 0:
        return X(orient2d)(&q[0], &q[1], &q[2]);
    case 1:
        return X(orient3d)(&p[0], &p[1], &p[2], &p[3]);
    case 2:
        return X(incircle)(&q[0], &q[1], &q[2], &q[3]);
    default:
        return X(insphere)(&p[0], &p[1], &p[2], &p[3], &p[4]);
    }
}

static int sign_in_double(int predicate, const X(vec3) * at)
{
    isectd_vec3 p[POINTS];
    isectd_vec2 q[POINTS];
    for (int i = 0; i < POINTS; i++) {
        p[i] = (isectd_vec3){(double)at[i].x, (double)at[i].y, (double)at[i].z};
        q[i] = (isectd_vec2){p[i].x, p[i].y};
    }
    switch (predicate) {
    case 0:
        return isectd_orient2d(&q[0], &q[1], &q[2]);
    case 1:
        return isectd_orient3d(&p[0], &p[1], &p[2], &p[3]);
    case 2:
        return isectd_incircle(&q[0], &q[1], &q[2], &q[3]);
    default:
        return isectd_insphere(&p[0], &p[1], &p[2], &p[3], &p[4]);
    }
}

/* True if all numbers that the predicate reads have at most this absolute value; false for NaN. */
static bool within(int predicate, const X(vec3) * at, real most)
{
    bool all = true;
    for (int i = 0; i < counts[predicate]; i++) {
        all &= real_abs(at[i].x) <= most && real_abs(at[i].y) <= most;
        all &= numbers[predicate] == 2 || real_abs(at[i].z) <= most;
    }
    return all;
}

static void check(int predicate, const X(vec3) * at)
{
    int order[POINTS] = {0, 1, 2, 3, 4};
    const int was = sign(predicate, at, order);
    const X(segment) first = {at[0], at[1]}, second = {at[2], at[3]};
    require(was >= -1 && was <= 1);
    require(predicate != 1 || X(screw)(&first, &second) == -was);
    require(was == 0 || within(predicate, at, REAL_MAX));
    require(was == sign_in_double(predicate, at));
    for (int i = 0; i + 1 < counts[predicate]; i++) {
        order[i] = i + 1, order[i + 1] = i;
        require(sign(predicate, at, order) == -was);
        order[i] = i;
        require(sign(predicate, at, order) == 0);
        order[i + 1] = i + 1;
    }
    if (within(predicate, at, REAL_MAX / 2)) {
        X(vec3) doubled[POINTS];
        for (int i = 0; i < POINTS; i++)
            doubled[i] = (X(vec3)){2 * at[i].x, 2 * at[i].y, 2 * at[i].z};
        require(sign(predicate, doubled, order) == was);
    }
}

/* The roots stay if the signs of all coefficients change. They are in order and in the range. */
static void check_roots(const real *given)
{
    real roots[2], negated[2];
    const int count = X(roots_quadratic)(given[0], given[1], given[2], given[3], given[4], roots);
    require(count >= 0 && count <= 2);
    const int same =
        X(roots_quadratic)(-given[0], -given[1], -given[2], given[3], given[4], negated);
    require(count == same);
    for (int i = 0; i < 2; i++)
        require(roots[i] == negated[i] && (i < count) == (roots[i] < REAL_INF));
    for (int i = 0; i < count; i++)
        require(given[3] <= roots[i] && roots[i] <= given[4] && roots[0] <= roots[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    X(vec3) at[POINTS];
    take_numbers(&bytes, take_byte(&bytes) % NUMBER_KINDS, at, sizeof at / (sizeof(real)));
    for (int predicate = 0; predicate < PREDICATES; predicate++)
        check(predicate, at);
    check_roots(&at[0].x);
    return 0;
}
