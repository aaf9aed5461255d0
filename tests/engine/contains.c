/* tests/engine/contains.c - the rows of contains that an engine answers: a small shape in a large
 * one, beside it, across its border, larger than it; and each solid in itself. */
#include "kit/judge_engine.h"
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

/* A content near the nearest face of a tetrahedron, whose distance is that of rational numbers. */
TEST_FUNCTION(near_a_face)
{
    const Tetrahedron flat = {{1, 1, -1}, {-2, 2, 1}, {2, 2, 2}, {0, -2, 2}},
                      steep = {{-1, -1, -1}, {1, -1, 2}, {2, 2, -2}, {-2, 2, 0}};
    const real e = ISECT_DOUBLE ? R(1e-10) : R(1e-6);
    const real low = R(0.69221865524317290), high = R(0.61885274775527604);
    const Sphere in = {{R(0.25), R(0.75), 1}, low - e}, out = {{R(0.25), R(0.75), 1}, low + e},
                 inner = {{0, R(0.5), R(-0.25)}, high - e},
                 outer = {{0, R(0.5), R(-0.25)}, high + e};
    check("a ball in it", X(contains_any)(X(any_tetrahedron)(&flat), X(any_sphere)(&in)));
    check("a larger one", !X(contains_any)(X(any_tetrahedron)(&flat), X(any_sphere)(&out)));
    check("another", X(contains_any)(X(any_tetrahedron)(&steep), X(any_sphere)(&inner)));
    check("a larger one", !X(contains_any)(X(any_tetrahedron)(&steep), X(any_sphere)(&outer)));
}

/* ---- contents pushed against the border from inside ---- */

/* The faces decide exactly. For other solids the most of many directions is a lower bound. */
static bool has_faces(const Asked *asked)
{
    const Kind solid = asked->row->a->kind;
    return solid == KIND_tetrahedron || solid == KIND_aabb || solid == KIND_obb ||
           solid == KIND_kdop || solid == KIND_frustum ||
           (solid == KIND_corners && asked->a.hull.vertex_count > 3);
}
static Long beyond(const Asked *asked)
{
    return is_beyond_by(asked, has_faces(asked) ? 0 : 60);
}
/* Moves the content from the middle along a direction until it reaches the border, nearly. */
static void push(Asked *asked)
{
    const AnyShape begin_at = asked->b;
    const Vec3 u = any_unit();
    Long from = 0, to = 4 * size_of_question(asked);
    for (int i = 0; i < 40; i++) {
        const Long half = (from + to) / 2, by[3] = {half * u.x, half * u.y, half * u.z};
        asked->b = begin_at;
        move_shape(asked->row->b, &asked->b, by);
        *(beyond(asked) > 0 ? &to : &from) = half;
    }
    const Long off = (Long)any_int(-3, 3) * (ISECT_DOUBLE ? 1e-9L : 4 * (Long)REAL_EPSILON);
    const Long s = from + off * to, by[3] = {s * u.x, s * u.y, s * u.z};
    asked->b = begin_at;
    move_shape(asked->row->b, &asked->b, by);
}
/* A small content in the middle of a solid; false if the solid is empty or unbounded. */
static bool draw_in_middle(Asked *asked)
{
    Long along[3] = {1, 0, 0}, middle[3], center[3], by[3];
    const ShapeKind *a = asked->row->a, *b = asked->row->b;
    begin();
    kind = PLAIN;
    a->any(&asked->a), b->any(&asked->b);
    scale_shape(b, &asked->b, -3);
    midst_of(a, &asked->a, along, middle);
    truth_of(b->kind)->extent(&asked->b, along, center);
    for (int k = 0; k < 3; k++)
        by[k] = middle[k] - center[k];
    if (!(norm_long(by) <= 0x1p60L) || !(fabsl(size_of_question(asked)) <= 0x1p60L))
        return false;
    move_shape(b, &asked->b, by);
    return true;
}
TEST_FUNCTION(pushed)
{
    int inside = 0, outside = 0;
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        Asked question = {.row = row}, *asked = &question;
        for (int k = 0; k < soak(8) && is_of_engine(row, QUESTION_contains); k++) {
            if (!draw_in_middle(asked))
                continue;
            push(asked);
            const Long out = beyond(asked), size = size_of_question(asked);
            const Long d = 1e-11L * size + rounding_of_truth(asked);
            const bool yes = ask(asked).yes;
            check_sample(k, row->name, !yes || cmp(out, <=, d), asked->a, asked->b);
            check_sample(k, row->name, yes || !has_faces(asked) || cmp(out, >=, -d), asked->a,
                         asked->b);
            inside += yes, outside += !yes;
        }
    }
    printf("%d inside, %d not\n", inside, outside);
    check("both happen", cmp(inside, >, outside / 8) && cmp(outside, >, inside / 8));
}

TESTS_IN(engine_contains, cmocka_unit_test(cases), cmocka_unit_test(round_ones),
         cmocka_unit_test(near_a_face), cmocka_unit_test(pushed))
