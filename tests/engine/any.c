/* isect_any_answers, isect_overlap_any, isect_contains_any, isect_classify_any, isect_closest_any,
 * isect_contact_any, isect_sweep_any, isect_overlap_any_pairs, isect_closest_any_pairs,
 * isect_contact_any_pairs - any two shapes by their tags, in both orders, and by pairs of
 * indices. */
#include "engine/shapes.h"

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 0, 0}, 1}};
    const X(any) point = {ISECT_SHAPE_POINT, &(X(vec3)){3, 0, 0}};
    const X(any) plane = {ISECT_SHAPE_PLANE, &(X(plane)){{1, 0, 0}, -2}};
    const X(any) ray = {ISECT_SHAPE_RAY, &(X(ray)){{0, 0, 0}, {1, 0, 0}, 0, 1}};
    const X(any) none = {ISECT_SHAPE_NONE, &(X(vec3)){0, 0, 0}};
    X(any) unknown = ball;
    const int number = 1000000;
    memcpy(&unknown.shape, &number, sizeof unknown.shape);
    const X(nearest) straight = X(closest_any)(point, ball), swapped = X(closest_any)(ball, point);
    check("apart", !X(overlap_any)(ball, point) && !X(overlap_any)(point, ball));
    check("itself", X(overlap_any)(ball, ball));
    check("nearest",
          cmp(straight.a.x, ==, 3) && cmp(straight.b.x, ==, 1) && cmp(straight.distance2, ==, 4));
    check("and exchanged",
          cmp(swapped.a.x, ==, 1) && cmp(swapped.b.x, ==, 3) && cmp(swapped.distance2, ==, 4));
    check("inside of the half-space", cmp(X(classify_any)(plane, ball), ==, ISECT_INSIDE));
    check("only the first is asked", cmp(X(classify_any)(ball, plane), ==, ISECT_OUTSIDE));
    check("contains", X(contains_any)(ball, ball) && !X(contains_any)(point, ball));
    check("no function",
          !X(any_answers)(ISECT_QUESTION_CONTAINS, ISECT_SHAPE_RAY, ISECT_SHAPE_RAY) &&
              !X(contains_any)(ray, ray));
    check("no shape", !X(overlap_any)(none, ball) && !X(overlap_any)(ball, unknown) &&
                          cmp(X(closest_any)(none, ball).distance2, ==, REAL_INF) &&
                          cmp(X(contact_any)(none, ball).gap, ==, REAL_INF));
    check("deep", cmp(X(contact_any)(ball, ball).gap, ==, -2));
}

/* 2. A formula of matrix.csv gives its bits through the tags, and the other order of the same two
 * shapes the same answer, exchanged. */
static void judge(const Row *row, const Asked *asked)
{
    const isect_shape a = shape_of(row->a->kind), b = shape_of(row->b->kind);
    const Answer want = ask(asked);
    const Answer got =
        row->question == QUESTION_classify
            ? answer_of_Side(X(classify_any)((X(any)){a, &asked->a}, (X(any)){b, &asked->b}))
            : ask_any(row->question, a, &asked->a, row->a->numbers, b, &asked->b);
    check(row->name, same_bits(&got, &want, sizeof want));
    if (a == b || row->question == QUESTION_contains || row->question == QUESTION_classify ||
        row->question == QUESTION_sweep)
        return;
    const Answer back = ask_any(row->question, b, &asked->b, row->b->numbers, a, &asked->a);
    if (row->question == QUESTION_overlap)
        check(row->name, back.yes == want.yes);
    if (row->question == QUESTION_closest)
        check(row->name, same_point(back.nearest.a, want.nearest.b) &&
                             same_point(back.nearest.b, want.nearest.a) &&
                             cmp(back.nearest.distance2, ==, want.nearest.distance2));
    if (row->question == QUESTION_contact)
        check(row->name, same_point(back.contact.a, want.contact.b) &&
                             same_point(back.contact.b, want.contact.a) &&
                             cmp(back.contact.gap, ==, want.contact.gap) &&
                             cmp(back.contact.normal.x, ==, -want.contact.normal.x) &&
                             cmp(back.contact.normal.y, ==, -want.contact.normal.y) &&
                             cmp(back.contact.normal.z, ==, -want.contact.normal.z));
}
TEST_FUNCTION(every_row)
{
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        const isect_shape a = shape_of(row->a->kind), b = shape_of(row->b->kind);
        Asked asked;
        if (row->variant || a == ISECT_SHAPE_NONE || b == ISECT_SHAPE_NONE ||
            row->question == QUESTION_cast || row->question == QUESTION_meet)
            continue;
        for (int k = 0; k < soak(40); k++) {
            draw(row, any_int(0, DRAWN_CLASSES - 1), &asked);
            judge(row, &asked);
        }
    }
}

static size_t count_answers(isect_question question, int most)
{
    size_t count = 0;
    for (int a = -1; a < most; a++)
        for (int b = -1; b < most; b++)
            count +=
                X(any_answers)(question, (isect_shape)a, (isect_shape)b) != ISECT_EXACTNESS_NONE;
    return count;
}
/* How many ordered pairs have an answer. All shapes of numbers, vertices or planes but rays and
 * planes are convex bodies. Two of them are unbounded, k-DOPs and frusta. Five are no solids:
 * points, segments, triangles, rectangles and discs. With b bodies, d bounded ones and s solids:
 *
 *     overlap    b b, twice b with a plane and twice 5 with a ray
 *     contains   s b
 *     classify   all bodies but segments of a plane, 8 of a frustum
 *     closest    b b, twice a point with a ray and with a plane, two rays
 *     contact    b b, twice b with a plane
 *     sweep      d d, d to a plane
 *
 * Sets by support points add twice b and themselves to overlap, closest and contact. Lists of parts
 * add twice b + 1 and themselves to these, s to contains, and d twice, themselves and a plane to
 * sweep. */
TEST_FUNCTION(answers)
{
    const size_t b = COUNT(any_kinds) - 2, d = b - 2, s = b - 5, more = 2 * b + 1 + 2 * (b + 1) + 1;
    const struct {
        isect_question question;
        size_t shapes, all;
    } table[] = {{ISECT_QUESTION_OVERLAP, b * b + 2 * b + 2 * 5, more},
                 {ISECT_QUESTION_CONTAINS, s * b, s},
                 {ISECT_QUESTION_CLASSIFY, b - 1 + 8, 0},
                 {ISECT_QUESTION_CLOSEST, b * b + 2 * 2 + 1, more},
                 {ISECT_QUESTION_CONTACT, b * b + 2 * b, more},
                 {ISECT_QUESTION_SWEEP, d * d + d, 2 * d + 2}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const isect_question question = table[i].question;
        check("shapes", cmp(count_answers(question, ISECT_SHAPE_SUPPORT), ==, table[i].shapes));
        check("sets by support points and parts",
              cmp(count_answers(question, ISECT_SHAPES + 1), ==, table[i].shapes + table[i].all));
    }
    check("no question", cmp(count_answers((isect_question)-1, ISECT_SHAPES), ==, 0) &&
                             cmp(count_answers(ISECT_QUESTIONS, ISECT_SHAPES), ==, 0));
}

/* 3. Many pairs: those of a broad phase. */
enum { SHAPES = 60, MOST_PAIRS = SHAPES * SHAPES };

static void draw_shapes(AnyShape *structs, X(any) * shapes)
{
    static const Kind kinds[] = {KIND_point, KIND_sphere, KIND_capsule,
                                 KIND_cone,  KIND_obb,    KIND_aabb};
    for (int i = 0; i < SHAPES; i++) {
        const ShapeKind *of = &shape_kinds[kinds[any_int(0, (int)COUNT(kinds) - 1)]];
        of->any(&structs[i]);
        shapes[i] = any_of(of, &structs[i]);
    }
}
TEST_FUNCTION(by_index_pairs)
{
    static AnyShape structs[SHAPES];
    static X(any) shapes[SHAPES];
    static uint32_t pairs[MOST_PAIRS][2], hits[MOST_PAIRS][2];
    static X(nearest) nearests[MOST_PAIRS];
    static X(contact) contacts[MOST_PAIRS];
    size_t n = 0, want = 0, count = 99;
    new_kind();
    draw_shapes(structs, shapes);
    for (uint32_t i = 0; i < SHAPES; i++)
        for (uint32_t j = 0; j < SHAPES; j++)
            pairs[n][0] = i, pairs[n++][1] = j;
    check("nearest", cmp(X(closest_any_pairs)(shapes, (const uint32_t(*)[2])pairs, n, nearests), ==,
                         ISECT_OK));
    check("contacts", cmp(X(contact_any_pairs)(shapes, (const uint32_t(*)[2])pairs, n, contacts),
                          ==, ISECT_OK));
    check("hits", X(overlap_any_pairs)(shapes, (const uint32_t(*)[2])pairs, n, hits, n, &count) ==
                      ISECT_OK);
    for (size_t i = 0; i < n; i++) {
        const X(any) *a = &shapes[pairs[i][0]], *b = &shapes[pairs[i][1]];
        const X(nearest) nearest = X(closest_any)(*a, *b);
        const X(contact) contact = X(contact_any)(*a, *b);
        check("that of one", same_bits(&nearest, &nearests[i], sizeof nearest));
        check("that of one", same_bits(&contact, &contacts[i], sizeof contact));
        if (!X(overlap_any)(*a, *b))
            continue;
        check("in order", cmp(want, <, count) && same_bits(hits[want], pairs[i], sizeof pairs[i]));
        want++;
    }
    check("all of them", cmp(want, ==, count));
    check_share(count, n, 0.05, 0.95);
    size_t again = 0;
    check("no room", X(overlap_any_pairs)(shapes, (const uint32_t(*)[2])pairs, n, NULL, 0,
                                          &again) == ISECT_TOO_SMALL &&
                         cmp(again, ==, count));
    check("in their own place", X(overlap_any_pairs)(shapes, (const uint32_t(*)[2])pairs, n, pairs,
                                                     n, &again) == ISECT_OK &&
                                    same_bits(pairs, hits, count * sizeof *hits));
}
TEST_FUNCTION(bad_pairs)
{
    const X(any) shapes[2] = {{ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 0, 0}, 1}},
                              {ISECT_SHAPE_NONE, &(X(vec3)){0, 0, 0}}};
    const uint32_t pairs[2][2] = {{0, 0}, {0, 1}};
    uint32_t hits[2][2] = {{7, 7}, {7, 7}};
    X(nearest) nearest[2] = {{{7, 7, 7}, {7, 7, 7}, 7}, {{7, 7, 7}, {7, 7, 7}, 7}};
    size_t count = 7;
    check("a shape without an answer",
          X(overlap_any_pairs)(shapes, pairs, 2, hits, 2, &count) == ISECT_BAD_ARGUMENT &&
              cmp(count, ==, 7) && hits[0][0] == 7);
    check("nor nearest",
          cmp(X(closest_any_pairs)(shapes, pairs, 2, nearest), ==, ISECT_BAD_ARGUMENT) &&
              cmp(nearest[0].distance2, ==, 7));
    check("no count", X(overlap_any_pairs)(shapes, pairs, 1, hits, 2, NULL) == ISECT_BAD_ARGUMENT);
    check("no hits", X(overlap_any_pairs)(shapes, pairs, 1, NULL, 2, &count) == ISECT_BAD_ARGUMENT);
    check("no shapes", X(overlap_any_pairs)(NULL, pairs, 1, hits, 2, &count) == ISECT_BAD_ARGUMENT);
    check("no pairs", X(overlap_any_pairs)(shapes, NULL, 1, hits, 2, &count) == ISECT_BAD_ARGUMENT);
    check("nowhere to write", X(closest_any_pairs)(shapes, pairs, 1, NULL) == ISECT_BAD_ARGUMENT);
    check("nothing of nothing", X(overlap_any_pairs)(NULL, NULL, 0, NULL, 0, &count) == ISECT_OK &&
                                    cmp(count, ==, 0) &&
                                    X(closest_any_pairs)(NULL, NULL, 0, NULL) == ISECT_OK);
}

TESTS_IN(engine_any, cmocka_unit_test(cases), cmocka_unit_test(every_row),
         cmocka_unit_test(answers), cmocka_unit_test(by_index_pairs), cmocka_unit_test(bad_pairs))
