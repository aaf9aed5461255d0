/* tests/laws/hashes.c - the same bits from every compiler, processor and instruction set.
 *
 *     hashes                 prints a line for every row: its name, the precision, a hash
 *     hashes hashes.txt      compares them with the lines of a file
 *
 * Every pair gets the same twelve thousand questions, nasty numbers among them: in pairs, and with
 * either of them the same for all. The hash is of all answers. The function for one pair is called,
 * too, and must return the same. The engine is one code for hundreds of rows; it takes longer and
 * is a loop for many. Each of its rows gets five hundred questions. With ISECT_HASH_EVERY=n every
 * nth of its rows has its turn: emulators and code without optimisation take ten times as long or
 * more. If a formula changes on purpose, so does its line. Makers and trees are in
 * laws/hashes_makers.c. */
#include "kit/hash.h"
#include "kit/rows.h"

enum { N = 1021, OF_ENGINE = 251, ROUNDS = 4, FIELDS = 48, ANSWER_FIELDS = 10 };

static real a[FIELDS][N], b[FIELDS][N], answers[ANSWER_FIELDS][N];
static uint64_t bits[(N + 63) / 64];
static uint8_t sides[N];

static void put(real to[][N], const real *shape, size_t numbers, size_t i)
{
    for (size_t f = 0; f < numbers; f++)
        to[f][i] = shape[f];
}
static void get(real from[][N], real *shape, size_t numbers, size_t i)
{
    for (size_t f = 0; f < numbers; f++)
        shape[f] = from[f][i];
}
static void columns(real arrays[][N], size_t numbers, void *view)
{
    real *number[FIELDS];
    for (size_t f = 0; f < numbers; f++)
        number[f] = arrays[f];
    shape_view(number, numbers, 0, view);
}
/* ---- in lanes ---- */

static void mix_many(const Row *row, const void *view_a, const void *view_b, size_t n)
{
    const size_t numbers = answer_numbers(row->answer);
    AnyView out;
    columns(answers, numbers, &out);
    ask_row_n(row, view_a, view_b, n,
              numbers                      ? (void *)&out
              : row->answer == ANSWER_Bool ? (void *)bits
                                           : (void *)sides);
    for (size_t f = 0; f < numbers; f++)
        mix_numbers(answers[f], n);
    if (row->answer == ANSWER_Bool)
        mix_bits(bits, n);
    else if (!numbers)
        mix(sides, n);
}

static bool same_answer(const Row *row, size_t i, const Answer *answer)
{
    real numbers[ANSWER_FIELDS];
    get(answers, numbers, answer_numbers(row->answer), i);
    return row->answer == ANSWER_Bool ? isect_bit(bits, i) == answer->yes
           : row->answer == ANSWER_Side
               ? sides[i] == (uint8_t)answer->side
               : !memcmp(numbers, answer, answer_numbers(row->answer) * sizeof(real));
}

static bool has_engine(const Row *row)
{
    return row->form == FORM_ENGINE;
}

static void hash_lanes(const Row *row)
{
    const int rounds = has_engine(row) ? ROUNDS / 2 : ROUNDS;
    const size_t n = has_engine(row) ? OF_ENGINE : N;
    AnyView view_a, view_b, same_a, same_b;
    real x[FIELDS], y[FIELDS], one_a[FIELDS] = {0}, one_b[FIELDS] = {0};
    const size_t count_a = row->a->numbers, count_b = row->b->numbers;
    columns(a, count_a, &view_a), columns(b, count_b, &view_b);
    row->a->view_one(one_a, &same_a), row->b->view_one(one_b, &same_b);
    for (int round = 0; round < rounds; round++) {
        row->a->any(one_a);
        row->b->any(one_b);
        for (size_t i = 0; i < n; i++) {
            new_kind();
            (i % 2 ? row->a->any : row->a->odd)(x);
            (i % 2 ? row->b->any : row->b->odd)(y);
            if (round % 2)
                spoil(x, count_a), spoil(y, count_b);
            put(a, x, count_a, i), put(b, y, count_b, i);
        }
        mix_many(row, &view_a, &view_b, n);
        for (size_t i = 0; i < n; i++) {
            get(a, x, count_a, i), get(b, y, count_b, i);
            const Answer answer = ask_row(row, x, y, ISECT_EVEN_ODD);
            if (!same_answer(row, i, &answer))
                hash_differs(row->name, i);
        }
        if (has_engine(row))
            continue;
        mix_many(row, &same_a, &view_b, n);
        mix_many(row, &view_a, &same_b, n);
    }
}

/* ---- one at a time ---- */

static void mix_answer(const Row *row, const Answer *answer)
{
    switch (row->answer) {
    case ANSWER_Bool:
        mix_word(answer->yes);
        return;
    case ANSWER_Side:
        mix_word((uint64_t)answer->side);
        return;
    case ANSWER_Intervals:
        mix_word(answer->intervals.count);
        mix_numbers(answer->intervals.part, 4);
        return;
    case ANSWER_Common:
        mix_word(answer->common.count);
        mix_numbers(answer->common.point, 3 * answer->common.count);
        return;
    case ANSWER_Common2:
        mix_word(answer->common2.count);
        mix_numbers(answer->common2.point, 2 * answer->common2.count);
        return;
    case ANSWER_Crossing2:
        mix_word(answer->crossing2.count);
        mix_numbers(answer->crossing2.point, 2 * answer->crossing2.count);
        mix_numbers(answer->crossing2.a, answer->crossing2.count);
        mix_numbers(answer->crossing2.b, answer->crossing2.count);
        return;
    default:
        mix_numbers(answer, answer_numbers(row->answer));
    }
}

static void hash_plain(const Row *row)
{
    AnyShape x, y;
    for (size_t i = 0; i < (has_engine(row) ? 2 * OF_ENGINE : ROUNDS * N); i++) {
        new_kind();
        (i % 2 ? row->a->any : row->a->odd)(&x);
        (i % 2 ? row->b->any : row->b->odd)(&y);
        if (i % 8 == 0)
            spoil(x.number, row->a->numbers), spoil(y.number, row->b->numbers);
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {
            const Answer answer = ask_row(row, &x, &y, rule);
            mix_answer(row, &answer);
            if (row->form != FORM_RULED)
                break;
        }
    }
}

/* The engine is the same in all instruction sets. */
static bool has_its_turn(size_t i)
{
    const char *turn = getenv("ISECT_ISA"), *every = getenv("ISECT_HASH_EVERY");
    const size_t step = every && atoi(every) > 0 ? (size_t)atoi(every) : 1;
    return !has_engine(&rows[i]) || ((!turn || !strcmp(turn, "base")) && i % step == 0);
}

int main(int count, char **arguments)
{
    hash_file = count > 1 ? arguments[1] : NULL;
    if (hash_file)
        need_isa();
    for (size_t i = 0; i < count_rows(); i++) {
        if (!has_its_turn(i))
            continue;
        hash_begin();
        if (has_many(&rows[i]))
            hash_lanes(&rows[i]);
        else
            hash_plain(&rows[i]);
        hash_finish(rows[i].name);
    }
    return hash_failures != 0;
}
