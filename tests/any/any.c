/* tests/any/any.c - isect_any_answers, isect_overlap_any, isect_contains_any, isect_classify_any,
 * isect_closest_any, isect_contact_any, isect_overlap_any_pairs, isect_closest_any_pairs. */
#include "any/shapes.h"

/* The row's question, if isect_any has it. */
static bool is_asked(const Row *row, isect_question *question)
{
    static const struct {
        Question of;
        isect_question question;
    } table[] = {{QUESTION_overlap, ISECT_QUESTION_OVERLAP},
                 {QUESTION_contains, ISECT_QUESTION_CONTAINS},
                 {QUESTION_classify, ISECT_QUESTION_CLASSIFY},
                 {QUESTION_closest, ISECT_QUESTION_CLOSEST},
                 {QUESTION_contact, ISECT_QUESTION_CONTACT}};
    if (row->variant || !shape_of(row->a->kind) || !shape_of(row->b->kind))
        return false;
    for (size_t i = 0; i < COUNT(table); i++)
        if (table[i].of == row->question) {
            *question = table[i].question;
            return true;
        }
    return false;
}
static bool is_symmetric(isect_question question)
{
    return question == ISECT_QUESTION_OVERLAP || question == ISECT_QUESTION_CLOSEST ||
           question == ISECT_QUESTION_CONTACT;
}

/* 1. Cases. */
TEST_FUNCTION(cases)
{
    const X(any) ball = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, 0}, 1}}};
    const X(any) point = {ISECT_SHAPE_POINT, {.point = {3, 0, 0}}};
    const X(any) plane = {ISECT_SHAPE_PLANE, {.plane = {{1, 0, 0}, -2}}};
    const X(any) ray = {ISECT_SHAPE_RAY, {.ray = {{0, 0, 0}, {1, 0, 0}, 0, 1}}};
    const X(any) none = {ISECT_SHAPE_NONE, {.point = {0, 0, 0}}};
    X(any) unknown = ball;
    const int number = 1000000;
    memcpy(&unknown.shape, &number, sizeof unknown.shape);
    const X(nearest) straight = X(closest_any)(&point, &ball),
                     swapped = X(closest_any)(&ball, &point);
    check("apart", !X(overlap_any)(&ball, &point) && !X(overlap_any)(&point, &ball));
    check("itself", X(overlap_any)(&ball, &ball));
    check("nearest",
          cmp(straight.a.x, ==, 3) && cmp(straight.b.x, ==, 1) && cmp(straight.distance2, ==, 4));
    check("and exchanged",
          cmp(swapped.a.x, ==, 1) && cmp(swapped.b.x, ==, 3) && cmp(swapped.distance2, ==, 4));
    check("inside of the half-space", cmp(X(classify_any)(&plane, &ball), ==, ISECT_INSIDE));
    check("only the first is asked", cmp(X(classify_any)(&ball, &plane), ==, ISECT_OUTSIDE));
    check("contains", X(contains_any)(&ball, &ball) && !X(contains_any)(&point, &ball));
    check("no function",
          !X(any_answers)(ISECT_QUESTION_CONTAINS, ISECT_SHAPE_RAY, ISECT_SHAPE_RAY) &&
              !X(contains_any)(&ray, &ray));
    check("no shape", !X(overlap_any)(&none, &ball) && !X(overlap_any)(&ball, &unknown) &&
                          cmp(X(closest_any)(&none, &ball).distance2, ==, REAL_INF) &&
                          cmp(X(contact_any)(&none, &ball).gap, ==, REAL_INF));
    check("deep", cmp(X(contact_any)(&ball, &ball).gap, ==, -2));
}

/* 2. Every row of the matrix is asked through the table, in both orders, and gives its bits; and
 * what has no row has no answer. */
static void judge(const Row *row, isect_question question, const Asked *asked)
{
    const Answer want = ask(asked);
    Answer got;
    memset(&got, 0, sizeof got);
    const X(any) a = any_of(row->a, &asked->a), b = any_of(row->b, &asked->b);
    X(nearest) back = want.nearest;
    Contact turned;
    switch (question) {
    case ISECT_QUESTION_OVERLAP:
        got.yes = X(overlap_any)(&a, &b);
        check(row->name, X(overlap_any)(&b, &a) == want.yes || a.shape == b.shape);
        break;
    case ISECT_QUESTION_CONTAINS:
        got.yes = X(contains_any)(&a, &b);
        break;
    case ISECT_QUESTION_CLASSIFY:
        got.side = X(classify_any)(&a, &b);
        break;
    case ISECT_QUESTION_CONTACT:
        got.contact = X(contact_any)(&a, &b);
        turned = X(contact_any)(&b, &a);
        check(row->name,
              a.shape == b.shape ||
                  (same_point(turned.a, want.contact.b) && same_point(turned.b, want.contact.a) &&
                   turned.gap == want.contact.gap && turned.normal.x == -want.contact.normal.x &&
                   turned.normal.y == -want.contact.normal.y &&
                   turned.normal.z == -want.contact.normal.z));
        break;
    default:
        got.nearest = X(closest_any)(&a, &b);
        back = X(closest_any)(&b, &a);
        check(row->name, a.shape == b.shape || (same_point(back.a, want.nearest.b) &&
                                                same_point(back.b, want.nearest.a) &&
                                                back.distance2 == want.nearest.distance2));
    }
    check(row->name, same_bits(&got, &want, sizeof want));
}
TEST_FUNCTION(every_row)
{
    size_t answered = 0, wanted = 0, by_support = 0;
    for (size_t i = 0; i < COUNT(rows); i++) {
        const Row *row = &rows[i];
        isect_question question;
        Asked asked;
        if (!is_asked(row, &question))
            continue;
        const isect_shape a = shape_of(row->a->kind), b = shape_of(row->b->kind);
        check(row->name, X(any_answers)(question, a, b));
        check(row->name, !is_symmetric(question) || X(any_answers)(question, b, a));
        answered += is_symmetric(question) && a != b ? 2 : 1;
        for (int k = 0; k < soak(40); k++) {
            draw(row, any_int(0, DRAWN_CLASSES - 1), &asked);
            judge(row, question, &asked);
        }
    }
    for (int q = -1; q <= ISECT_QUESTION_CONTACT + 1; q++)
        for (int a = -1; a <= ISECT_SHAPES; a++)
            for (int b = -1; b <= ISECT_SHAPES; b++) {
                wanted += X(any_answers)((isect_question)q, (isect_shape)a, (isect_shape)b);
                by_support += (q == ISECT_QUESTION_OVERLAP || q == ISECT_QUESTION_CLOSEST ||
                               q == ISECT_QUESTION_CONTACT) &&
                              (a == ISECT_SHAPE_SUPPORT || b == ISECT_SHAPE_SUPPORT) &&
                              X(posed_answers)((isect_shape)a, (isect_shape)b);
            }
    check("and nothing else", cmp(answered + by_support, ==, wanted) && cmp(answered, >, 300));
}

/* 3. Many pairs: those of a broad phase. */
enum { SHAPES = 60, MOST_PAIRS = SHAPES * SHAPES };

static void draw_shapes(X(any) * shapes)
{
    static const Kind kinds[] = {KIND_point, KIND_sphere, KIND_capsule,
                                 KIND_cone,  KIND_obb,    KIND_aabb};
    for (int i = 0; i < SHAPES; i++) {
        const ShapeKind *of = &shape_kinds[kinds[any_int(0, (int)COUNT(kinds) - 1)]];
        AnyShape shape;
        memset(&shape, 0, sizeof shape);
        of->any(&shape);
        shapes[i] = any_of(of, &shape);
    }
}
TEST_FUNCTION(by_index_pairs)
{
    static X(any) shapes[SHAPES];
    static uint32_t pairs[MOST_PAIRS][2], hits[MOST_PAIRS][2];
    static X(nearest) nearests[MOST_PAIRS];
    size_t n = 0, want = 0, count = 99;
    new_kind();
    draw_shapes(shapes);
    for (uint32_t i = 0; i < SHAPES; i++)
        for (uint32_t j = 0; j < SHAPES; j++)
            pairs[n][0] = i, pairs[n++][1] = j;
    check("nearest", cmp(X(closest_any_pairs)(nearests, shapes, (const uint32_t(*)[2])pairs, n), ==,
                         ISECT_OK));
    check("hits", X(overlap_any_pairs)(&count, hits, n, shapes, (const uint32_t(*)[2])pairs, n) ==
                      ISECT_OK);
    for (size_t i = 0; i < n; i++) {
        const X(any) *a = &shapes[pairs[i][0]], *b = &shapes[pairs[i][1]];
        const X(nearest) nearest = X(closest_any)(a, b);
        check("that of one", same_bits(&nearest, &nearests[i], sizeof nearest));
        if (!X(overlap_any)(a, b))
            continue;
        check("in order", cmp(want, <, count) && same_bits(hits[want], pairs[i], sizeof pairs[i]));
        want++;
    }
    check("all of them", cmp(want, ==, count));
    check_share(count, n, 0.05, 0.95);
    size_t again = 0;
    check("no room", X(overlap_any_pairs)(&again, NULL, 0, shapes, (const uint32_t(*)[2])pairs,
                                          n) == ISECT_TOO_SMALL &&
                         cmp(again, ==, count));
    check("in their own place", X(overlap_any_pairs)(&again, pairs, n, shapes,
                                                     (const uint32_t(*)[2])pairs, n) == ISECT_OK &&
                                    same_bits(pairs, hits, count * sizeof *hits));
}
TEST_FUNCTION(bad_pairs)
{
    const X(any) shapes[2] = {{ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, 0}, 1}}},
                              {ISECT_SHAPE_NONE, {.point = {0, 0, 0}}}};
    const uint32_t pairs[2][2] = {{0, 0}, {0, 1}};
    uint32_t hits[2][2] = {{7, 7}, {7, 7}};
    X(nearest) nearest[2] = {{{7, 7, 7}, {7, 7, 7}, 7}, {{7, 7, 7}, {7, 7, 7}, 7}};
    size_t count = 7;
    check("a shape without an answer",
          X(overlap_any_pairs)(&count, hits, 2, shapes, pairs, 2) == ISECT_BAD_ARGUMENT &&
              cmp(count, ==, 7) && hits[0][0] == 7);
    check("nor nearest",
          cmp(X(closest_any_pairs)(nearest, shapes, pairs, 2), ==, ISECT_BAD_ARGUMENT) &&
              cmp(nearest[0].distance2, ==, 7));
    check("no count", X(overlap_any_pairs)(NULL, hits, 2, shapes, pairs, 1) == ISECT_BAD_ARGUMENT);
    check("no hits", X(overlap_any_pairs)(&count, NULL, 2, shapes, pairs, 1) == ISECT_BAD_ARGUMENT);
    check("no shapes", X(overlap_any_pairs)(&count, hits, 2, NULL, pairs, 1) == ISECT_BAD_ARGUMENT);
    check("no pairs", X(overlap_any_pairs)(&count, hits, 2, shapes, NULL, 1) == ISECT_BAD_ARGUMENT);
    check("nowhere to write", X(closest_any_pairs)(NULL, shapes, pairs, 1) == ISECT_BAD_ARGUMENT);
    check("nothing of nothing", X(overlap_any_pairs)(&count, NULL, 0, NULL, NULL, 0) == ISECT_OK &&
                                    cmp(count, ==, 0) &&
                                    X(closest_any_pairs)(NULL, NULL, NULL, 0) == ISECT_OK);
}

TESTS_IN(any_any, cmocka_unit_test(cases), cmocka_unit_test(every_row),
         cmocka_unit_test(by_index_pairs), cmocka_unit_test(bad_pairs))
