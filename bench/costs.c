/* bench/costs.c - the cost of a call of each pair: every row of matrix.csv, one call at a time on
 * random shapes, drawn as the tests draw them. `bench_costs_float` and `bench_costs_double` print a
 * line of CSV for each; tools/matrix.py gathers them in bench/costs.csv.
 *
 * A call goes through the function pointers of the tests' table. The time of an empty function that
 * is called in the same way is subtracted. */
#include "called.h"
#include "kit/rows.h"
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>

enum { QUESTIONS = 256, LEAST_CALLS = 20000, ROUNDS = 7 };

typedef struct Costs {
    const Row *row; /* NULL: a function that does nothing */
    AnyShape *a, *b;
    size_t turns;
} Costs;

CALLED Answer ask_nothing(const void *a, const void *b, isect_rule rule)
{
    Answer answer;
    (void)b, (void)rule;
    memset(&answer, 0, sizeof answer); /* as the functions of the table do */
    answer.yes = *(const char *)a;
    return answer;
}

static void ask_all(void *context, int i)
{
    const Costs *costs = context;
    volatile bool yes = false;
    (void)i;
    for (size_t turn = 0; turn < costs->turns; turn++)
        for (int k = 0; k < QUESTIONS; k++)
            yes = (costs->row ? ask_row(costs->row, &costs->a[k], &costs->b[k], ISECT_EVEN_ODD)
                              : ask_nothing(&costs->a[k], &costs->b[k], ISECT_EVEN_ODD))
                      .yes;
    (void)yes;
}
static double time_calls(Costs *costs)
{
    double seconds;
    costs->turns = 1;
    time_in_turns(&seconds, 1, 1, NULL, ask_all, costs);
    costs->turns = (size_t)(1 + LEAST_CALLS / QUESTIONS);
    while (costs->turns > 1 && (double)costs->turns * seconds > 5e-3)
        costs->turns /= 2;
    time_in_turns(&seconds, 1, ROUNDS, NULL, ask_all, costs);
    return seconds / (double)(costs->turns * QUESTIONS) * 1e9;
}

int main(void)
{
    Costs costs = {.a = need(QUESTIONS * sizeof(AnyShape)),
                   .b = need(QUESTIONS * sizeof(AnyShape))};
    print_machine();
    puts("function,ns"); /* any overlap_cone_obb: isect_overlap_any of a cone and a box */
    for (size_t i = 0; i < count_rows(); i++) {
        const Row *row = &rows[i];
        for (int k = 0; k < QUESTIONS; k++) {
            new_kind();
            row->a->any(&costs.a[k]), row->b->any(&costs.b[k]);
        }
        costs.row = NULL;
        const double nothing = time_calls(&costs);
        costs.row = row;
        printf("%s%s,%.1f\n", row->formula ? "isect_" : "any ", row->name,
               time_calls(&costs) - nothing);
    }
    free(costs.a), free(costs.b);
}
