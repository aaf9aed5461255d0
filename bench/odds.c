/* bench/odds.c - sizes of shapes, odds, and advice of which volume to use. The forms take turns,
 * and a time is the median over rounds. */
#include "odds.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ROUNDS 21
#define SECONDS_A_ROUND 0.005

static volatile double kept;

/* How often to run something for a round to take long enough. */
static size_t repeats_of(const odds_form *form)
{
    const double start = thread_seconds();
    kept = form->run();
    const double seconds = thread_seconds() - start;
    return seconds < SECONDS_A_ROUND ? (size_t)(SECONDS_A_ROUND / (seconds + 1e-7)) + 1 : 1;
}

static void ask(table *t, const odds_forms *of, int rounds)
{
    double times[ODDS_FORMS][MAX_ROUNDS];
    size_t repeat[ODDS_FORMS];
    for (int form = 0; form < ODDS_FORMS; form++)
        repeat[form] = repeats_of(&of->forms[form]);
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < ODDS_FORMS; i++) {
            const int form = (i + round) % ODDS_FORMS;
            const double start = thread_seconds();
            for (size_t k = 0; k < repeat[form]; k++)
                kept = of->forms[form].run();
            times[form][round] = (thread_seconds() - start) / (double)repeat[form];
        }
    for (int form = 0; form < ODDS_FORMS; form++) {
        const double asked = (double)of->forms[form].asked();
        table_row(t, "%s", of->precision);
        table_row(t, "%s", of->forms[form].name);
        table_row(t, "%.1f", median(times[form], rounds) / asked * 1e9);
    }
}

static void ask_advice(table *t, const odds_forms *of, const float *xyz, size_t n, int rounds)
{
    double times[ADVICE_FORMS][MAX_ROUNDS], seconds[ADVICE_FORMS], volume[ADVICE_FORMS] = {0};
    void *points = malloc(3 * n * of->number_bytes);
    for (size_t i = 0; points && i < 3 * n; i++)
        if (of->number_bytes == sizeof(float))
            ((float *)points)[i] = xyz[i];
        else
            ((double *)points)[i] = (double)xyz[i];
    for (int round = 0; points && round < rounds; round++)
        for (int form = 0; form < ADVICE_FORMS; form++) {
            const double start = thread_seconds();
            kept = volume[form] = of->advice[form].run(points, n);
            times[form][round] = thread_seconds() - start;
        }
    for (int form = 0; points && form < ADVICE_FORMS; form++) {
        seconds[form] = median(times[form], rounds);
        table_row(t, "%zu", n);
        table_row(t, "%s", of->precision);
        table_row(t, "%s", of->advice[form].name);
        table_row(t, "%.1f", seconds[form] * 1e6);
        table_row(t, "%.3f", seconds[form] / seconds[0]);
        table_row(t, "%.6g", volume[form]);
    }
    free(points);
}

/* Points in a ball. */
static float *points_in_ball(size_t n)
{
    uint64_t state = random_seed(1);
    float *xyz = malloc(3 * n * sizeof *xyz);
    for (size_t k = 0; xyz && k < n;) {
        float *p = xyz + 3 * k;
        for (int axis = 0; axis < 3; axis++)
            p[axis] = 2 * random_unit(&state) - 1;
        k += p[0] * p[0] + p[1] * p[1] + p[2] * p[2] <= 1;
    }
    return xyz;
}

int main(int argc, char **argv)
{
    static const size_t counts[] = {100, 1000, 100000};
    static table t;
    const odds_forms *const precisions[] = {odds_float(), odds_double()};
    int rounds = MAX_ROUNDS;
    bool csv = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            rounds = 5;
        } else if (strcmp(argv[i], "--csv") == 0) {
            csv = true;
        } else {
            fprintf(stderr, "usage: %s [--quick] [--csv]\n", argv[0]);
            return 2;
        }
    }
    print_machine();
    printf("# median of %d rounds\n", rounds);
    table_start(&t, "Sizes of shapes, and odds: ns for each", "precision|form|ns");
    for (int k = 0; k < 2; k++) {
        uint64_t state = random_seed(1);
        if (precisions[k]->draw(&state))
            ask(&t, precisions[k], rounds);
        else
            printf("# %s: out of memory; skipped\n", precisions[k]->precision);
    }
    table_print(&t, csv);
    table_start(&t, "Advice: us, and over the makers alone",
                "points|precision|form|us|ratio|volume");
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        float *xyz = points_in_ball(counts[i]);
        for (int k = 0; k < 2 && xyz; k++)
            ask_advice(&t, precisions[k], xyz, counts[i], rounds);
        free(xyz);
    }
    table_print(&t, csv);
    return 0;
}
