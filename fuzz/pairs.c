/* fuzz/pairs.c - all pairs, for one pair and for many. The first byte selects how the other bytes
 * become numbers; every pair reads the same numbers. */
#include "kit/contract.h"
#include "numbers.h"

enum {
    MOST = 70,
    GIVEN = 16,
    LARGEST = 48,
    ANSWER_NUMBERS = 10
}; /* numbers of a shape: few shapes have more than GIVEN */

static real a[MOST * LARGEST], b[MOST * LARGEST];
static size_t n;

/* ---- shapes from the numbers from `first` on ---- */

/* The bytes select the degrees of the pieces of a contour; most are not valid. */
static X(contour2) contour_of(const real *first, size_t i)
{
    static uint8_t degrees[6];
    const size_t pieces = i % COUNT(degrees);
    size_t count = 1;
    memset(degrees, 0, sizeof degrees);
    for (size_t k = 1; k < pieces; k++) {
        degrees[k] = ((const uint8_t *)(const void *)b)[i + k] % 4;
        count += degrees[k] > 0 ? degrees[k] : 1;
    }
    return (X(contour2)){(const void *)first, count - i / 60, degrees, pieces};
}
static AnyShape view_of_numbers(const ShapeKind *of, const real *first, size_t i)
{
    const size_t numbers = GIVEN * n, planes = i % (numbers / 5 + 1),
                 points = i % (numbers / 3 + 1);
    AnyShape shape;
    switch (of->kind) {
    case KIND_polygon:
        shape.polygon = (X(polygon)){(const void *)first, points};
        break;
    case KIND_polygon2:
        shape.polygon2 = (X(polygon2)){(const void *)first, i % (numbers / 2 + 1)};
        break;
    case KIND_contour2:
        shape.contour2 = contour_of(first, i);
        break;
    case KIND_kdop:
        shape.kdop = (X(kdop)){(const void *)first, planes, first + 3 * planes, first + 4 * planes};
        break;
    case KIND_hull:
        shape.hull = (X(hull)){.planes = (const void *)first, .plane_count = planes};
        break;
    default:
        shape.hull = (X(hull)){.vertices = (const void *)first, .vertex_count = points};
    }
    return shape;
}
/* Shape i of a kind: its struct in place, or a view of all. */
static const void *shape_at(const ShapeKind *of, const real *first, size_t i, AnyShape *view)
{
    if (of->numbers)
        return first + i * of->numbers;
    *view = view_of_numbers(of, first, i);
    return view;
}

/* ---- the checks ---- */

/* The decision agrees with overlap, which does not depend on the order of two shapes of a kind. */
static bool agrees(const Row *row, const void *x, const void *y, isect_rule rule,
                   const Answer *answer)
{
    const Row *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    const bool plane_and_box =
        /* a plane and a box may meet in a set without area */
        row->a->kind == KIND_plane && row->b->kind == KIND_aabb;
    if (row->question == QUESTION_meet && overlap && !plane_and_box &&
        denies(row, answer) == ask_row(overlap, x, y, rule).yes)
        return false;
    if (row->question != QUESTION_overlap || row->a != row->b)
        return true;
    return ask_row(row, y, x, rule).yes == answer->yes;
}
static Answer ask_one(const Row *row, const void *x, const void *y, isect_rule rule)
{
    const Answer answer = ask_row(row, x, y, rule);
    require(keeps_contract(row, x, &answer));
    require(agrees(row, x, y, rule, &answer));
    return answer;
}
static void ask_plain(const Row *row)
{
    AnyShape view_a, view_b;
    for (size_t i = 0; i < n; i++)
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {
            const void *x = shape_at(row->a, a, i, &view_a), *y = shape_at(row->b, b, i, &view_b);
            ask_one(row, x, y, rule);
            if (row->form != FORM_RULED)
                break;
        }
}

/* The function for many writes to memory of exactly its size, and its answers are those of the
 * function for one. */
static void ask_many(const Row *row, bool one_a, bool one_b)
{
    const size_t numbers = answer_numbers(row->answer);
    real *given = malloc(n * (numbers + 1) * sizeof *given);
    uint64_t *bits = malloc(isect_words(n) * sizeof *bits);
    uint8_t *sides = malloc(n);
    AnyView view_a, view_b, out;
    (one_a ? row->a->view_one : row->a->view_of)(a, &view_a);
    (one_b ? row->b->view_one : row->b->view_of)(b, &view_b);
    answers_of(row->answer, given, &out);
    ask_row_n(row, &view_a, &view_b, n,
              numbers                      ? (void *)&out
              : row->answer == ANSWER_Bool ? (void *)bits
                                           : (void *)sides);
    for (size_t i = 0; i < n; i++) {
        const Answer want = ask_one(row, a + (one_a ? 0 : i) * row->a->numbers,
                                    b + (one_b ? 0 : i) * row->b->numbers, ISECT_EVEN_ODD);
        require(row->answer != ANSWER_Bool || isect_bit(bits, i) == want.yes);
        require(row->answer != ANSWER_Side || sides[i] == want.side);
        require(!memcmp(given + i * numbers, &want, numbers * sizeof *given));
    }
    require(row->answer != ANSWER_Bool || n % 64 == 0 || bits[n / 64] >> n % 64 == 0);
    free(given), free(bits), free(sides);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    const int how = take_byte(&bytes) % NUMBER_KINDS;
    const size_t each = 2 * GIVEN * (how == RAW ? sizeof(real) : 1);
    n = 1 + bytes.left / each;
    n = n < MOST ? n : MOST;
    for (size_t i = 0; i < n; i++) {
        take_numbers(&bytes, how, a + i * GIVEN, GIVEN);
        take_numbers(&bytes, how, b + i * GIVEN, GIVEN);
    }
    for (size_t i = n * GIVEN; i < n * LARGEST; i++) /* the same numbers again */
        a[i] = a[i - n * GIVEN], b[i] = b[i - n * GIVEN];
    for (size_t i = 0; i < count_rows(); i++) {
        if (!has_many(&rows[i])) {
            ask_plain(&rows[i]);
            continue;
        }
        ask_many(&rows[i], false, false);
        ask_many(&rows[i], true, false);
        ask_many(&rows[i], false, true);
    }
    return 0;
}
