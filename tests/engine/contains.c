/* tests/engine/contains.c - the rows of contains that an engine answers: a small shape in a large
 * one, beside it, across its border, larger than it; and each solid in itself. */
#include "kit/touching.h"

/* 64 times as large, from x = 0 on. */
static AnyShape large(const ShapeKind *of)
{
    AnyShape shape = to_the_right(of->kind);
    assert_true(scale_shape(of, &shape, 6));
    return shape;
}
static bool holds(const Row *row, real x, real z)
{
    const Long by[3] = {x, 0, z};
    const AnyShape a = large(row->a);
    AnyShape b = to_the_right(row->b->kind);
    move_shape(row->b, &b, by);
    return ask_row(row, &a, &b, ISECT_EVEN_ODD).yes;
}
static bool holds_larger(const Row *row)
{
    const Long by[3] = {-500, 0, 0};
    const AnyShape a = large(row->a);
    AnyShape b = to_the_right(row->b->kind);
    scale_shape(row->b, &b, 10);
    move_shape(row->b, &b, by);
    return ask_row(row, &a, &b, ISECT_EVEN_ODD).yes;
}

TEST_FUNCTION(cases)
{
    int asked = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        if (!is_of_engine(row, QUESTION_contains))
            continue;
        asked++;
        const AnyShape a = large(row->a);
        check(row->name, holds(row, 48, 16));
        check(row->name, !holds(row, -9, 0) && !holds(row, 1e6, 0));
        check(row->name, row->b->kind == KIND_point || !holds(row, R(-0.5), 0));
        check(row->name, row->b->kind == KIND_point || !holds_larger(row));
        check(row->name, row->a != row->b || ask_row(row, &a, &a, ISECT_EVEN_ODD).yes);
    }
    check("there are such rows", cmp(asked, >, 200));
}

/* Ends of a cylinder on the border of what is round, just inside and just outside. */
TEST_FUNCTION(round_ones)
{
    const Sphere ball = {{0, 0, 0}, 5};
    const Capsule capsule = {{-4, 0, 0}, {9, 0, 0}, 5};
    const Cone cone = {{0, 0, -10}, {0, 0, 10}, 10};
    const Cylinder fits = {{-3, 0, 0}, {3, 0, 0}, 4}, wide = {{-3, 0, 0}, {3, 0, 0}, R(4.0001)},
                   longer = {{-3, 0, 0}, {R(3.0001), 0, 0}, 4};
    check("a cylinder in a ball", X(contains_any)(X(any_sphere)(&ball), X(any_cylinder)(&fits)));
    check("too wide", !X(contains_any)(X(any_sphere)(&ball), X(any_cylinder)(&wide)));
    check("too long", !X(contains_any)(X(any_sphere)(&ball), X(any_cylinder)(&longer)));
    const Cylinder along = {{-7, 0, 0}, {12, 0, 0}, 4}, beyond = {{R(-7.001), 0, 0}, {12, 0, 0}, 4};
    check("in a capsule", X(contains_any)(X(any_capsule)(&capsule), X(any_cylinder)(&along)));
    check("beyond its end", !X(contains_any)(X(any_capsule)(&capsule), X(any_cylinder)(&beyond)));
    const Disc level = {{0, 0, 0}, {0, 0, 1}, 5}, larger = {{0, 0, 0}, {0, 0, 1}, R(5.0001)};
    check("a disc in a cone", X(contains_any)(X(any_cone)(&cone), X(any_disc)(&level)));
    check("too large", !X(contains_any)(X(any_cone)(&cone), X(any_disc)(&larger)));
}

CASES_AND(engine_contains, round_ones)
