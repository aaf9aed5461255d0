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

/* A box rests on another, or its edge does, and is pulled down: the normal is that of the face, and
 * the point is on it. */
TEST_FUNCTION(at_rest)
{
    const real h = real_sqrt(R(0.5));
    TABLE(table, real height; Vec3 x;) = {{"sunk in by a half", R(1.5), {1, 0, 0}},
                                          {"sunk in by little", 2 - R(0x1p-20), {1, 0, 0}},
                                          {"flush", 2, {1, 0, 0}},
                                          {"apart by rounding", 2 + R(1e-17), {1, 0, 0}},
                                          {"an edge sunk in", R(0.75) + 2 * h, {h, 0, h}},
                                          {"an edge flush", 1 + 2 * h, {h, 0, h}}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Vec3 x = table[i].x;
        const Obb ground = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 4, 1}};
        const Obb box = {
            {R(0.25), R(0.25), table[i].height}, {x, {0, 1, 0}, {-x.z, 0, x.x}}, {1, 1, 1}};
        const Vec3 down = {0, 0, -1};
        const Impact impact = X(sweep_any)(X(any_obb)(&box), &down, X(any_obb)(&ground));
        check(table[i].name, cmp(impact.enter, ==, 0));
        check(table[i].name, about(impact.normal.x, 0) && about(impact.normal.y, 0) &&
                                 about(impact.normal.z, -1) && about(impact.point.z, 1));
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
         cmocka_unit_test(at_rest), cmocka_unit_test(endless))
