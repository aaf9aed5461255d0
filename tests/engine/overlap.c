/* tests/engine/overlap.c - the rows of overlap that an engine answers, of shapes that touch in one
 * point, dip into each other, or are apart. */
#include "kit/touching.h"

static bool meet(const Row *row, real from)
{
    AnyShape a, b;
    place_both(row, from, &a, &b);
    return ask_row(row, &a, &b, ISECT_EVEN_ODD).yes;
}

TEST_FUNCTION(cases)
{
    int asked = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        if (!is_of_engine(row, QUESTION_overlap))
            continue;
        asked++;
        check(row->name, meet(row, 1));
        check(row->name, !meet(row, 1 + 4096 * REAL_EPSILON));
        check(row->name, !meet(row, 2) && !meet(row, 1e6));
        const bool flat = row->a->kind == KIND_point || row->b->kind == KIND_point;
        check(row->name, flat || meet(row, R(0.5)));
    }
    check("there are such rows", cmp(asked, >, 0));
}

/* Unbounded shapes are met wherever they reach. */
TEST_FUNCTION(boxes_without_end)
{
    const Aabb half = {{1, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    const Cone cone = {{0, 1000, 7}, {1, 1000, 7}, 1},
               before = {{0, 1000, 7}, {R(0.5), 1000, 7}, 1};
    check("a cone", X(overlap_any)(X(any_cone)(&cone), X(any_aabb)(&half)));
    check("before it", !X(overlap_any)(X(any_cone)(&before), X(any_aabb)(&half)));
}

/* All shapes but a disc; a difference of the least numbers determines the direction: x = y. */
TEST_FUNCTION(short_axes)
{
    const real great = REAL_MAX / 2, least = REAL_MIN * REAL_EPSILON, half = great / 2,
               small = great / 8;
    const Cylinder thin = {{0, least, 0}, {least, 0, 0}, great};
    const Cylinder in_plane = {{half, half, 0}, {half, half, small}, small},
                   beside = {{half, -half, 0}, {half, -half, small}, small};
    check("in its plane", X(overlap_any)(X(any_cylinder)(&thin), X(any_cylinder)(&in_plane)));
    check("beside it", !X(overlap_any)(X(any_cylinder)(&thin), X(any_cylinder)(&beside)));
}

TESTS_IN(engine_overlap, cmocka_unit_test(cases), cmocka_unit_test(boxes_without_end),
         cmocka_unit_test(short_axes))
