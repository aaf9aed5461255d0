/* tests/laws/rows.c - every row judged from the row alone: contracts, laws and truth.
 *
 *     rows_float [ROW]       all rows, or one: overlap_sphere_capsule; or ISECT_TEST_ROW=...
 *     rows_float --unjudged  prints the rows that have no judge here
 *
 * Contracts hold for any bits (kit/contract.h), and a NaN is not hit. Laws hold between answers: in
 * other units, axes and shapes, for larger sets and for parts, and between questions of the same
 * pair. The truth is in kit/judge_*.h. Each row prints the number of questions, the number of hits,
 * and for how many a step of an ulp changes the answer. Too few of these are a failure. */
#include "kit/contract.h"
#include "kit/directions.h"
#include "kit/judge_accuracy.h"
#include "kit/judge_batch.h"
#include "kit/judge_boxes.h"
#include "kit/judge_cast.h"
#include "kit/judge_closest.h"
#include "kit/judge_contact.h"
#include "kit/judge_engine.h"
#include "kit/judge_engine_sweep.h"
#include "kit/judge_overlap.h"
#include "kit/judge_sweep.h"
#include "kit/kit.h"
#include "kit/subnormal.h"
#include <errno.h>

/* ---- contracts ---- */

/* Corners of a frustum are hints. */
static bool is_read(const ShapeKind *of, char field)
{
    return of->kind != KIND_frustum || field != 'v';
}
/* The answer, if it satisfies the contract of any bits, and errno is unchanged. */
static Answer ask_soundly(const Asked *asked, const char *what)
{
    errno = 0;
    const Answer answer = ask(asked);
    hold("errno is left alone", errno == 0);
    hold(what, keeps_contract(asked->row, &asked->a, &answer));
    return answer;
}
/* Each number in turn becomes a NaN or an infinity, at times with a second one that it may cancel
 * with: the answer is a miss. Rows that round get infinities only with numbers whose squares
 * fit. */
static void spoil_each(const Asked *question, bool tame, bool second)
{
    static const real bad[] = {REAL_NAN, REAL_INF, -REAL_INF};
    const ShapeKind *of = second ? question->row->b : question->row->a;
    const AnyShape *shape = second ? &question->b : &question->a;
    char field;
    AnyShape copy = copied(of, shape);
    const size_t count = count_numbers(of, &copy);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < COUNT(bad); k++) {
            Asked other = *question, *asked = &other;
            AnyShape *spoilt = second ? &other.b : &other.a;
            *spoilt = copied(of, shape);
            if (any_int(0, 1)) {
                const size_t other_one = (size_t)any_int(0, (int)count - 1);
                *number_at(of, spoilt, other_one, &field) = bad[any_int(0, 2)];
            }
            *number_at(of, spoilt, i, &field) = bad[k];
            const Answer answer = ask_soundly(&other, "sound, of bad numbers");
            const bool exact = asked->row->exactness == EXACTNESS_EXACT;
            if (is_read(of, field) && (k == 0 || ((tame || exact) && !may_be_infinite(of, field))))
                hold("no number, no hit", denies(asked->row, &answer));
        }
}
/* An empty shape is not hit, whatever the other shape is; a box or slab that begins at infinity is
 * empty. */
static void empty_each(const Asked *question, bool second)
{
    const ShapeKind *of = second ? question->row->b : question->row->a;
    Asked other = *question, *asked = &other;
    AnyShape *empty = second ? &other.b : &other.a;
    for (size_t i = 0; make_empty(of, empty, i); i++) {
        const Answer answer = ask(asked);
        hold("sound, of nothing", keeps_contract(asked->row, &asked->a, &answer));
        hold("nothing is not hit", denies(asked->row, &answer));
        *empty = second ? question->b : question->a;
    }
}
/* Every other number gets random bits; the rest get nasty values. */
static void shatter(const ShapeKind *of, AnyShape *shape)
{
    char field;
    real *x;
    *shape = copied(of, shape);
    for (size_t i = 0; (x = number_at(of, shape, i, &field)) != NULL; i++) {
        const uint64_t bits = next() ^ next() >> 32;
        if (any_int(0, 1))
            memcpy(x, &bits, sizeof *x);
        else
            *x = nasty(*x);
    }
}
/* The number of turns of spoil_each, which calls the row three times for each number. */
static int turns_of_spoiling(int count, const Asked *asked)
{
    AnyShape a = asked->a, b = asked->b;
    const size_t numbers = count_numbers(asked->row->a, &a) + count_numbers(asked->row->b, &b);
    const int questions = 3 * (int)numbers;
    return (soak(count * questions) + questions - 1) / questions;
}
static void contracts(const Row *row)
{
    Asked question, *asked = &question;
    const uint64_t begun = seed;
    draw(row, DRAWN_ANY, asked);
    const int turns = turns_of_spoiling(300, asked);
    seed = begun;
    for (int i = 0; i < turns; i++) {
        const bool tame = i % 2;
        draw(row, tame ? DRAWN_ANY : any_int(0, DRAWN_CLASSES - 1), asked);
        spoil_each(asked, tame, false), spoil_each(asked, tame, true);
        empty_each(asked, false), empty_each(asked, true);
    }
    for (int i = 0; i < soak(300); i++) {
        draw(row, DRAWN_ANY, asked);
        forget_subnormals();
        ask(asked);
        hold("no operand is subnormal, among tame ones", !met_subnormals());
    }
    for (int i = 0; i < soak(3000); i++) {
        draw(row, any_int(0, DRAWN_CLASSES - 1), asked);
        ask_soundly(asked, "sound");
        shatter(row->a, &question.a), shatter(row->b, &question.b);
        ask_soundly(asked, "sound, of any bits");
    }
}

/* ---- laws of decisions and of sides ---- */

static bool hits_it(const Row *row, const Answer *answer)
{
    return row->answer == ANSWER_Side
               ? answer->side != ISECT_OUTSIDE && answer->side != ISECT_INSIDE
               : answer->yes;
}
static bool asked_hits(const Asked *asked)
{
    const Answer answer = ask(asked);
    return hits_it(asked->row, &answer);
}
static bool same_decision(const Row *row, const Answer *a, const Answer *b)
{
    return row->answer == ANSWER_Side ? a->side == b->side : a->yes == b->yes;
}
static bool says_same(const Asked *asked, const Answer *answer)
{
    const Answer other = ask(asked);
    return same_decision(asked->row, &other, answer);
}
/* The answer on the other side of the plane. */
static isect_side from_behind(isect_side side)
{
    return side == ISECT_OUTSIDE ? ISECT_INSIDE : (isect_side)(ISECT_INSIDE - side);
}
static void laws_of_words(const Asked *asked, const Answer *answer)
{
    const Row *row = asked->row;
    const bool sides = row->answer == ANSWER_Side;
    const bool rounds = row->exactness != EXACTNESS_EXACT; /* then corners keep their order */
    const bool corners = row->a->kind == KIND_segment || row->a->kind == KIND_triangle;
    for (int i = 0; i < (rounds && corners ? 1 : ways_to_say(row->a->kind)); i++)
        for (int k = i ? 0 : 1; k < ways_to_say(row->b->kind); k++) {
            Asked other = *asked;
            other.a = said(row->a->kind, &asked->a, i), other.b = said(row->b->kind, &asked->b, k);
            if (!sides || row->a->kind == KIND_frustum)
                hold("the same set in other words", says_same(&other, answer));
        }
    if (row->a->kind == row->b->kind && row->question == QUESTION_overlap) {
        Asked other = *asked;
        other.a = asked->b, other.b = asked->a;
        hold("symmetric", says_same(&other, answer));
    }
    if (sides && row->a->kind == KIND_plane && answer->side != ISECT_OUTSIDE) {
        Asked other = *asked;
        other.a = said(KIND_plane, &asked->a, 1);
        const Answer back = ask(&other);
        hold("from behind",
             back.side == from_behind(answer->side) ||
                 (answer->side == ISECT_TANGENT_INSIDE && back.side == answer->side));
    }
}
static void law_of_powers(const Asked *asked, const Answer *answer)
{
    const int k = any_int(-20, 20);
    Asked other = *asked;
    if (scale_shape(asked->row->a, &other.a, k) && scale_shape(asked->row->b, &other.b, k))
        hold("times a power of two", says_same(&other, answer));
}
static void laws_of_units(const Asked *asked, const Answer *answer)
{
    const Row *row = asked->row;
    Asked other = *asked;
    law_of_powers(asked, answer);
    if (row->a->kind == KIND_ray && respeed(KIND_ray, &other.a, any_int(-20, 20)))
        hold("t counts in units of dir", says_same(&other, answer));
    for (int order = 1; order < 6; order++) {
        other.a = asked->a, other.b = asked->b;
        if (permute_shape(row->a, &other.a, order) && permute_shape(row->b, &other.b, order))
            hold("axes permuted", says_same(&other, answer));
    }
    other.a = asked->a, other.b = asked->b;
    if (mirror_shape(row->a, &other.a) && mirror_shape(row->b, &other.b))
        hold("mirrored", says_same(&other, answer));
    const bool bounded =
        row->form == FORM_LANES && !(row->a->kind == KIND_ray && row->b->kind == KIND_aabb);
    for (int direction = 0; bounded && direction < DIRECTIONS - 1; direction++) {
        round_toward(direction);
        const bool same = says_same(asked, answer);
        round_toward(DIRECTIONS - 1);
        hold("in every rounding direction", same);
    }
}
static void laws_of_growth(const Asked *asked, const Answer *answer)
{
    for (int side = 0; side < 2; side++) {
        Asked other = *asked;
        if (!grow(side ? asked->row->b->kind : asked->row->a->kind, side ? &other.b : &other.a))
            continue;
        const Answer larger = ask(&other);
        if (side && asked->row->question == QUESTION_contains)
            hold("a larger set",
                 larger.yes <= answer->yes || !all_numbers_count(asked->row->b, &asked->b));
        else if (asked->row->answer == ANSWER_Bool)
            hold("a larger set", cmp(larger.yes, >=, answer->yes));
        else if (side == 0)
            hold("a larger solid", larger.side >= answer->side || answer->side == ISECT_OUTSIDE);
        else if (answer->side != ISECT_OUTSIDE)
            hold("a larger set",
                 cmp(larger.side, !=, ISECT_OUTSIDE) &&
                     (larger.side <= ISECT_STRADDLES || larger.side <= answer->side));
    }
}

/* Part i of a shape; false if there are fewer parts. */
static bool part_of(Kind which, const AnyShape *whole, int i, Kind *of, AnyShape *part)
{
    const real *x = whole->number;
    const int corners = which == KIND_segment || which == KIND_capsule ? 2
                        : which == KIND_triangle                       ? 3
                        : which == KIND_tetrahedron                    ? 4
                        : which == KIND_sphere                         ? 1
                                                                       : 0;
    memset(part, 0, sizeof *part);
    if (radius_at(which) >= 0 && !(x[radius_at(which)] >= 0 && x[radius_at(which)] <= REAL_MAX))
        return false;
    if (i < corners) { /* corners, centres and ends */
        *of = KIND_point;
        memcpy(part, x + 3 * i, 3 * sizeof *x);
        return true;
    }
    i -= corners;
    if (which == KIND_triangle && i < 3) {
        *of = KIND_segment;
        for (int k = 0; k < 6; k++)
            part->number[k] = x[(3 * i + k) % 9];
        return true;
    }
    if (which == KIND_capsule && i == 0) {
        *of = KIND_segment;
        memcpy(part, x, 6 * sizeof *x);
        return true;
    }
    if (which == KIND_capsule && i < 3) {
        *of = KIND_sphere;
        memcpy(part, x + 3 * (i - 1), 3 * sizeof *x);
        part->number[3] = x[6];
        return true;
    }
    return false;
}
/* True if a part meets the other shape. False, too, if no row decides that. */
static bool part_meets(const Asked *asked, bool second, Kind of, const AnyShape *part)
{
    const ShapeKind *other = second ? asked->row->a : asked->row->b;
    const AnyShape *with = second ? &asked->a : &asked->b;
    const Row *row = row_of(QUESTION_overlap, of, other->kind);
    if (row)
        return ask_row(row, part, with, asked->rule).yes;
    row = row_of(QUESTION_overlap, other->kind, of);
    return row && ask_row(row, with, part, asked->rule).yes;
}
static void laws_of_parts(const Asked *asked, const Answer *answer)
{
    AnyShape part;
    Kind of = KIND_point;
    for (int side = 0; side < 2 && !answer->yes; side++)
        for (int i = 0; part_of(side ? asked->row->b->kind : asked->row->a->kind,
                                side ? &asked->b : &asked->a, i, &of, &part);
             i++)
            hold("what meets a part", !all_numbers_count(side ? asked->row->b : asked->row->a,
                                                         side ? &asked->b : &asked->a) ||
                                          !part_meets(asked, side, of, &part));
}
/* Shapes that have a corner in common meet. */
static void laws_of_corners(const Asked *asked)
{
    const Kind a = asked->row->a->kind;
    const bool begins_there = a == KIND_point || a == KIND_segment || a == KIND_triangle;
    Kind of = KIND_point;
    AnyShape part;
    for (int i = 0; begins_there && part_of(asked->row->b->kind, &asked->b, i, &of, &part); i++) {
        Asked other = *asked;
        memcpy(&other.a, &part, 3 * sizeof(real));
        if (of == KIND_point && all_numbers_count(other.row->a, &other.a) &&
            all_numbers_count(other.row->b, &other.b))
            hold("a common corner", ask(&other).yes);
    }
}
/* A contained shape meets the other, or classify returns that it is inside. */
static void laws_of_containment(const Asked *asked, const Answer *answer)
{
    const Kind a = asked->row->a->kind, b = asked->row->b->kind;
    const Row *classify = row_of(QUESTION_classify, a, b),
              *overlap = row_of(QUESTION_overlap, a, b);
    const Row *turned = row_of(QUESTION_overlap, b, a);
    if (overlap && a != KIND_plane) /* overlap tests the surface of a plane */
        hold("overlap",
             cmp(ask_row(overlap, &asked->a, &asked->b, asked->rule).yes, >=, answer->yes));
    if (turned && a != KIND_plane)
        hold("overlap",
             cmp(ask_row(turned, &asked->b, &asked->a, asked->rule).yes, >=, answer->yes));
    if (classify)
        hold("classify", cmp(answer->yes, ==,
                             (ask_row(classify, &asked->a, &asked->b, asked->rule).side >=
                              ISECT_TANGENT_INSIDE)));
}
/* The other questions about the same pair agree. */
static void laws_of_questions(const Asked *asked, const Answer *answer)
{
    const Kind a = asked->row->a->kind, b = asked->row->b->kind;
    const Row *classify = row_of(QUESTION_classify, a, b), *cast = row_of(QUESTION_cast, a, b);
    const Row *closest = row_of(QUESTION_closest, a, b), *contact = row_of(QUESTION_contact, a, b);
    if (classify && a == KIND_plane) { /* overlap tests the surface */
        const isect_side side = ask_row(classify, &asked->a, &asked->b, asked->rule).side;
        hold("classify", cmp(answer->yes, ==, (side != ISECT_OUTSIDE && side != ISECT_INSIDE)));
    }
    if (cast && cast->exactness == EXACTNESS_EXACT) {
        Asked line = *asked; /* which t is in the range is a matter of rounding for a touch */
        if (cast->answer == ANSWER_Touch)
            line.a.number[6] = -REAL_INF, line.a.number[7] = REAL_INF;
        const Answer other = ask_row(cast, &line.a, &line.b, asked->rule);
        hold("cast", cast->answer == ANSWER_Span ? answer->yes == !denies(cast, &other)
                                                 : denies(cast, &other) || asked_hits(&line));
    }
    if (closest) {
        const Nearest nearest = ask_row(closest, &asked->a, &asked->b, asked->rule).nearest;
        hold("closest", cmp(answer->yes, ==, (nearest.distance2 == 0)));
        hold("closest", !answer->yes || same_bits(&nearest.a, &nearest.b, sizeof nearest.a));
    }
    if (contact && a != KIND_plane && b != KIND_plane) /* which is a half-space there */
        hold("contact",
             cmp(answer->yes, ==,
                 (ask_row(contact, &asked->a, &asked->b, asked->rule).contact.gap <= 0)));
}

/* ---- truth ---- */

/* True if a step of the numbers by an ulp changes the answer. */
static bool is_grazing(const Asked *asked, const Answer *answer)
{
    for (int try = 0; try < 4; try++) {
        Asked other = *asked;
        char field;
        real *x;
        other.a = copied(asked->row->a, &asked->a);
        for (size_t i = 0; (x = number_at(asked->row->a, &other.a, i, &field)) != NULL; i++)
            *x = step(*x);
        if (!says_same(&other, answer))
            return true;
    }
    return false;
}
static void decisions(const Row *row)
{
    const int samples =
        soak(judged_slowly(row) ? row->a->kind == KIND_frustum ? 6000 : 12000 : 40000);
    int hit = 0, grazing = 0, of_side[ISECT_INSIDE + 1] = {0};
    for (int i = 0; i < samples; i++) {
        Asked question, *asked = &question;
        const bool aimed = row->question == QUESTION_contains && has_engine(row) && i % 2;
        if (aimed)
            draw_inside(i / 2, asked); /* hardly any two at random */
        else
            draw_hard(row, i, asked);
        if (!aimed && any_int(0, 3))
            make_touch(asked, asked_hits);
        const Answer answer = ask(asked), want = answer_of_solids(asked);
        hold("exact", same_decision(row, &answer, &want));
        hit += hits_it(row, &answer), grazing += is_grazing(asked, &answer);
        of_side[row->answer == ANSWER_Side ? answer.side : ISECT_OUTSIDE]++;
        laws_of_words(asked, &answer);
        laws_of_units(asked, &answer);
        laws_of_growth(asked, &answer);
        if (row->question == QUESTION_contains)
            laws_of_containment(asked, &answer);
        if (row->question != QUESTION_overlap)
            continue;
        laws_of_parts(asked, &answer);
        laws_of_corners(asked);
        laws_of_questions(asked, &answer);
    }
    printf("%s: %d asked, %d hit, %d grazing\n", row->name, samples, hit, grazing);
    check_share(hit, samples, row->a->kind == KIND_frustum ? 0.05 : 0.1, 0.9);
    check_share(grazing, samples, 0.05, 0.95);
    for (int i = 0; row->answer == ANSWER_Side && i <= ISECT_INSIDE; i++) {
        const bool of_point =
            row->b->kind == KIND_point && (i == ISECT_TANGENT_OUTSIDE || i == ISECT_STRADDLES);
        printf("side %d: %d\n", i, of_side[i]);
        check_share(of_side[i], samples, of_point ? 0 : 0.005,
                    of_point                       ? 0
                    : row->a->kind == KIND_frustum ? 0.85
                                                   : 0.7);
    }
}

/* Decisions about a box whose axes round: shapes that meet are hit, but two boxes may be smaller by
 * the bound. Shapes that are farther apart than the bound are not hit. The frame sees a box as
 * larger by up to 4 epsilon, as its axes are orthonormal up to rounding. */
static void beside_boxes(const Row *row)
{
    const int samples = soak(20000);
    Asked question = {.row = row}, *asked = &question;
    int together = 0, apart = 0, near = 0;
    for (int i = 0; i < samples; i++) {
        draw_at_box(i, asked);
        const Obb *box = &asked->b.obb;
        const Answer answer = ask(asked);
        const Long d = promised_beside_box(row) * (Long)REAL_EPSILON * size_beside_box(asked);
        const Long shrunk = 4 * REAL_EPSILON * (box->half[0] + box->half[1] + box->half[2]);
        const bool meet = meet_if_larger(asked, row->a->kind == KIND_obb ? -d : -shrunk);
        const bool are_apart = !meet_if_larger(asked, allowed_beside_box(asked, d));
        hold("those that meet do", answer.yes || !meet);
        hold("as near as promised", !answer.yes || !are_apart);
        together += meet, apart += are_apart;
        near += meet_if_larger(asked, d) && !meet_if_larger(asked, -d);
        laws_of_words(asked, &answer);
        law_of_powers(asked, &answer);
        laws_of_growth(asked, &answer);
        draw_on_face(i, asked);
        hold("in a face, up to rounding", row->a->kind == KIND_obb || ask(asked).yes);
        new_kind();
        row->a->odd(&asked->a), row->b->odd(&asked->b);
        const Answer odd = ask(asked);
        if (row->a->kind == row->b->kind)
            laws_of_words(asked, &odd);
    }
    printf("%s: %d asked, %d meet, %d apart, %d near\n", row->name, samples, together, apart, near);
    check_share(together, samples, 0.2, 0.8);
    check_share(apart, samples, 0.2, 0.8);
    check_share(near, samples, 0.1, 0.9);
}

/* Where each instruction set has its turn, the function for one pair is the same in `one` as in
 * `base`, and in `avx512` as in `avx2` (src/core/isa.h): there only the form for many differs. In
 * `avx2` few rows have a function for one pair that is not that of `base`. */
static bool is_turn_of(const char *isa)
{
    const char *turn = getenv("ISECT_ISA");
    return turn && !getenv("ISECT_TEST_ROW") && !strcmp(turn, isa);
}

static void judge(void **state)
{
    const Row *row = *state;
    seed = FIRST_SEED;
    const bool engine = has_engine(row); /* the same on all */
    if (engine && (is_turn_of("one") || is_turn_of("avx2") || is_turn_of("avx512")))
        return;
    if (has_many(row))
        judge_batch(row);
    if (is_turn_of("one") || is_turn_of("avx512"))
        return;
    /* These take half as long as all other rows; tests/soak runs them, too. */
    static const char *const long_ones[] = {"classify_frustum", "classify_frustum_capsule",
                                            "overlap_triangle_capsule"};
    int part = getenv("ISECT_TEST_ROW") ? 1 : 2;
    for (size_t i = 0; i < COUNT(long_ones) && part > 1; i++)
        part *= strncmp(row->name, long_ones[i], strlen(long_ones[i])) ? 1 : 4;
    if (engine)
        part = row->exactness != EXACTNESS_EXACT ? 32 : row->question == QUESTION_contains ? 16 : 8;
    else if (is_turn_of("avx2") || ISECT_DOUBLE) /* the text of float once more */
        part = part < 8 ? 8 : part;
    if (IS_SANITIZED && !engine && part < 8)
        part = 8;
    asked_before = part;
    contracts(row);
    if (has_solids(row))
        decisions(row);
    if (engine && row->question == QUESTION_sweep)
        judge_engine_sweep(row);
    else if (row->question == QUESTION_contact)
        judge_contact(row);
    else if (engine)
        judge_engine(row);
    else if (has_gaps(row))
        judge_accuracy(row);
    if (promised_beside_box(row))
        beside_boxes(row);
    if (row->question == QUESTION_cast)
        judge_cast(row);
    if (row->question == QUESTION_closest)
        judge_closest(row);
    if (row->question == QUESTION_sweep)
        judge_sweep(row);
}

/* True if a test of many rows compares this one with a truth: `judge`, which does not for all, or
 * tests/meet/rows.c. */
static bool has_judge(const Row *row)
{
    return has_solids(row) || has_engine(row) || has_gaps(row) || promised_beside_box(row) ||
           row->question == QUESTION_contact || row->answer == ANSWER_Common ||
           row->answer == ANSWER_Common2 ||
           (row->question == QUESTION_cast && has_cast_judge(row)) ||
           (row->question == QUESTION_closest && closest_promise_of(row)) ||
           (row->question == QUESTION_sweep && sweep_promise_of(row));
}

/* Prints the rows without such a judge, for tools/matrix.py check: each has one in its own file. */
static int print_unjudged(void)
{
    for (size_t i = 0; i < count_rows(); i++)
        if (!has_judge(&rows[i]))
            puts(rows[i].name);
    return 0;
}

/* The engine is one code for hundreds of rows, and computes in double in either precision: each of
 * these rows is judged in float or in double; for releases (ISECT_CI) and in soaks, in both. With
 * sanitizers every eighth of them is judged, others in double than in float. */
static bool has_its_turn(size_t i)
{
    const char *tier = getenv("ISECT_CI");
    const bool all = getenv("ISECT_SOAK") || (tier && !strcmp(tier, "all"));
    const size_t every = IS_SANITIZED ? 8 : all ? 1 : 2;
    return !has_engine(&rows[i]) || i % every == (ISECT_DOUBLE ? every / 2 : 0);
}

int main(int argc, char **argv)
{
    static struct CMUnitTest tests[MOST_ROWS];
    const char *only = argc > 1 ? argv[1] : getenv("ISECT_TEST_ROW");
    size_t count = 0;
    const int problem = isa_problem();
    if (problem)
        return problem;
    if (only && !strcmp(only, "--unjudged"))
        return print_unjudged();
    for (size_t i = 0; i < count_rows(); i++)
        if (only ? !strcmp(only, rows[i].name) : has_its_turn(i))
            tests[count++] =
                (struct CMUnitTest){rows[i].name, judge, NULL, NULL, (void *)(uintptr_t)&rows[i]};
    return !count || _cmocka_run_group_tests("rows", tests, count, NULL, NULL) != 0;
}
