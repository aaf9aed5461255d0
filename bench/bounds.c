/* bench/bounds.c - volumes around a thousand to ten million points: isect beside other forms, and
 * beside a loop that only reads. The forms take turns, and a time is the median over rounds. */
#include "bounds.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ROUNDS 21
#define POINTS_A_ROUND 1000000

static volatile double kept;

static void ask(table *t, const bound_forms *of, cloud *c, int rounds)
{
    double times[BOUND_FORMS][MAX_ROUNDS], bandwidth[BOUND_FORMS];
    uint64_t state = random_seed(1);
    const size_t repeat = c->n < POINTS_A_ROUND ? POINTS_A_ROUND / c->n : 1;
    of->draw(c, &state);
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < BOUND_FORMS; i++) {
            const int form = (i + round) % BOUND_FORMS;
            double start = thread_seconds();
            for (size_t k = 0; k < repeat; k++)
                kept = of->forms[form].run(c);
            times[form][round] = (thread_seconds() - start) / (double)repeat;
        }
    for (int form = 0; form < BOUND_FORMS; form++) {
        const double seconds = median(times[form], rounds),
                     bytes = (double)(c->n * of->forms[form].numbers * of->number_bytes);
        bandwidth[form] = bytes / seconds / 1e9;
        table_cell(t, "%zu", c->n);
        table_cell(t, "%s", of->precision);
        table_cell(t, "%s", of->forms[form].name);
        table_cell(t, "%.3f", seconds * 1e9 / (double)c->n);
        table_cell(t, "%.1f", bandwidth[form]);
        table_cell(t, "%.2f", bandwidth[form] / bandwidth[0]);
    }
}

int main(int argc, char **argv)
{
    static const size_t counts[] = {1000, 100000, 1000000, 10000000};
    static table t;
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
    table_start(&t, "Boxes of points: ns for each, GB/s, and over those of reading",
                "points|precision|form|ns|GB/s|ratio");
    const bound_forms *const precisions[] = {bounds_float(), bounds_double()};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
            const size_t bytes = 3 * counts[i] * precisions[k]->number_bytes;
            cloud c = {malloc(bytes), malloc(bytes), malloc(2 * bytes), counts[i]};
            if (c.points && c.columns && c.boxes)
                ask(&t, precisions[k], &c, rounds);
            else
                printf("# %zu points: out of memory; skipped\n", counts[i]);
            free(c.points);
            free(c.columns);
            free(c.boxes);
        }
    table_print(&t, csv);
    return 0;
}
