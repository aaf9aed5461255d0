/* tests/engine/sweep.c - the rows of sweep that an engine answers, of shapes that move along x: to
 * each other, away, past each other, or begin in touch. */
#include "kit/touching.h"

/* One that ends at 1, and one that begins at `from`. */
static Impact impact(const Row *row, real from, Vec3 motion)
{
    AnyShape a, b;
    place(resting(row->a)->kind, 1, true, &a), place(row->b->kind, from, false, &b);
    memcpy(a.number + row->a->numbers - 3, &motion, sizeof motion);
    return ask_row(row, &a, &b, ISECT_EVEN_ODD).impact;
}
static bool about(real x, real y)
{
    return real_abs(x - y) <= 64 * (ISECT_DOUBLE ? 4096 : 8) * REAL_EPSILON;
}
static bool misses(Impact got)
{
    return got.enter == REAL_INF && got.leave == -REAL_INF;
}

TEST_FUNCTION(cases)
{
    int asked = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        if (!is_of_engine(row, QUESTION_sweep))
            continue;
        asked++;
        const Impact to = impact(row, 3, (Vec3){4, 0, 0});
        check(row->name, about(to.enter, R(0.5)) && cmp(to.enter, <=, R(0.5)));
        check(row->name,
              about(to.point.x, 3) && cmp(to.normal.x, >, R(0.1)) && cmp(to.leave, >=, to.enter));
        const Impact end = impact(row, 3, (Vec3){2, 0, 0});
        check(row->name, about(end.enter, 1) && cmp(end.leave, ==, 1));
        check(row->name, misses(impact(row, 3, (Vec3){R(1.5), 0, 0})));
        check(row->name, misses(impact(row, 3, (Vec3){-4, 0, 0})));
        check(row->name, misses(impact(row, 3, (Vec3){0, 0, 0})));
        const Impact rest = impact(row, 1, (Vec3){0, 0, 0});
        check(row->name, cmp(rest.enter, ==, 0) && cmp(rest.leave, ==, 1));
        const Impact away = impact(row, 1, (Vec3){-4, 0, 0});
        check(row->name, cmp(away.enter, ==, 0) && cmp(away.leave, <, R(0.01)));
        const Impact nan = impact(row, 1, (Vec3){REAL_NAN, 0, 0});
        check(row->name, misses(nan));
    }
    check("there are such rows", cmp(asked, >, 0));
}

/* A plane without a normal is nothing, though its other numbers are zero. */
TEST_FUNCTION(broken_planes)
{
    for (size_t i = 0; i < count_rows(); i++)
        for (int k = 0; k < 3 && rows[i].b->kind == KIND_plane; k++) {
            AnyShape a, b;
            if (!is_of_engine(&rows[i], QUESTION_sweep))
                continue;
            place(resting(rows[i].a)->kind, 1, true, &a);
            memset(a.number + rows[i].a->numbers - 3, 0, sizeof(Vec3));
            b.plane = (Plane){{0, 0, 0}, 0};
            b.number[k] = REAL_NAN;
            check(rows[i].name, misses(ask_row(&rows[i], &a, &b, ISECT_EVEN_ODD).impact));
        }
}

/* Unbounded shapes contain points as far away as the largest numbers. */
TEST_FUNCTION(endless)
{
    const X(moving_aabb) box = {{-REAL_INF, -1, -1}, {1, 1, 1}, {0, 0, 0}};
    const Segment segment = {{-REAL_MAX / 2, 0, 0}, {-REAL_MAX / 4, R(0.5), 0}};
    const Impact impact =
        X(sweep_any)((X(any)){ISECT_SHAPE_AABB, &box}, &box.motion, X(any_segment)(&segment));
    check("in touch all the time", cmp(impact.enter, ==, 0) && cmp(impact.leave, ==, 1));
}

TESTS_IN(engine_sweep, cmocka_unit_test(cases), cmocka_unit_test(broken_planes),
         cmocka_unit_test(endless))
