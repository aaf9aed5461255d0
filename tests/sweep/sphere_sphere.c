/* tests/sweep/sphere_sphere.c - isect_sweep_sphere_sphere. */
#include "kit/impact.h"
#include "kit/rows.h"

/* Cases: with the ball of radius 1 round the origin. */
TEST_FUNCTION(cases)
{
    const Sphere b = {{0, 0, 0}, 1}, none = {{0, 0, 0}, -1};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"head on", {{-6, 0, 0}, 1, {8, 0, 0}}, {R(0.5), 1, {-1, 0, 0}, {1, 0, 0}}},
        {"through", {{0, -6, 0}, 1, {0, 16, 0}}, {R(0.25), R(0.5), {0, -1, 0}, {0, 1, 0}}},
        {"at rest, in touch", {{0, 0, 3}, 2, {0, 0, 0}}, {0, 1, {0, 0, 1}, {0, 0, -1}}},
        {"in it, leaving", {{1, 0, 0}, 1, {2, 0, 0}}, {0, R(0.5), {1, 0, 0}, {-1, 0, 0}}},
        {"one middle", {{0, 0, 0}, 1, {0, 8, 0}}, {0, R(0.25), {-1, 0, 0}, {1, 0, 0}}},
        {"touches at the end", {{-6, 0, 0}, 1, {4, 0, 0}}, {1, 1, {-1, 0, 0}, {1, 0, 0}}},
        {"out of a touch", {{2, 0, 0}, 1, {4, 0, 0}}, {0, 0, {1, 0, 0}, {-1, 0, 0}}},
        {"a point", {{-3, 0, 0}, 0, {4, 0, 0}}, {R(0.5), 1, {-1, 0, 0}, {1, 0, 0}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"at rest, apart", {{3, 0, 0}, 1, {0, 0, 0}}},
        {"away from it", {{3, 0, 0}, 1, {4, 0, 0}}},
        {"beside it", {{-6, R(2.25), 0}, 1, {12, 0, 0}}},
        {"not so far", {{-6, 0, 0}, 1, {R(3.75), 0, 0}}},
        {"empty", {{0, 0, 0}, -1, {1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_sphere)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_sphere)(&misses[i].a, &b)));
    check("what is empty is never touched",
          is_no_impact(X(sweep_sphere_sphere)(&table[0].a, &none)));
}

enum { PAIRS = 500 };

/* The view of columns: numbers of struct i are at [0][i], [1][i] and so on. */
static void view_of_columns(real column[][PAIRS], size_t numbers, void *view)
{
    real *number[NUMBERS(Impact)];
    for (size_t f = 0; f < numbers; f++)
        number[f] = column[f];
    shape_view(number, numbers, 0, view);
}

/* More hits than are computed at once in double (core/packed.h), among misses: the first half of
 * the pairs hit, then one in four. */
TEST_FUNCTION(many_hits)
{
    static MovingSphere a[PAIRS];
    static Sphere b[PAIRS];
    static real columns[3][NUMBERS(Impact)][PAIRS];
    AnyView first, second, got;
    for (int i = 0; i < PAIRS; i++) {
        const bool hits = i < PAIRS / 2 || i % 4 == 0;
        b[i] = any_sphere();
        a[i] = (MovingSphere){b[i].center, any_real(0, 1), any_vec3()};
        a[i].center.x += hits ? 0 : 9;
        for (size_t f = 0; f < NUMBERS(MovingSphere); f++)
            columns[0][f][i] = (&a[i].center.x)[f];
        for (size_t f = 0; f < NUMBERS(Sphere); f++)
            columns[1][f][i] = (&b[i].center.x)[f];
    }
    view_of_columns(columns[0], NUMBERS(MovingSphere), &first);
    view_of_columns(columns[1], NUMBERS(Sphere), &second);
    view_of_columns(columns[2], NUMBERS(Impact), &got);
    X(sweep_sphere_sphere_n)(first.moving_sphere, second.sphere, PAIRS, got.impact);
    for (int i = 0; i < PAIRS; i++) {
        const Impact want = X(sweep_sphere_sphere)(&a[i], &b[i]);
        for (size_t f = 0; f < NUMBERS(Impact); f++)
            check("as one pair", cmp(columns[2][f][i], ==, (&want.enter)[f]));
        check("a hit where it should be",
              (want.enter <= REAL_MAX) == (i < PAIRS / 2 || i % 4 == 0));
    }
}

CASES_AND(sweep_sphere_sphere, many_hits)
