/* bench/predicates.c - what does it cost to be never wrong? isect's signs of determinants beside
 * the bare determinant in double, called the same way; and common parts beside the bare decision.
 *
 * As in pairs.c: 131 072 distinct tuples in blocks of 4096, each block read before a clock starts,
 * the forms in turn; a time is the sum over blocks of the median over rounds. Three kinds of
 * points: random; all on one line, plane, circle or sphere, with small whole coordinates; the same
 * with coordinates of full length. The last two are the worst case of exact decisions. Segments and
 * triangles: random; in one plane, or on one line in the plane. */
#include "predicates.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TUPLES ((size_t)131072)
#define BLOCK ((size_t)4096)
#define MAX_ROUNDS 21

static const char *const kinds[] = {"random", "on it, small", "on it, full"};
static volatile long kept;

static double timed(long (*form)(const void *, size_t), const char *block, size_t bytes)
{
    for (size_t i = 0; i < BLOCK * bytes; i += 64)
        kept += block[i];
    double start = wall_seconds();
    kept += form(block, BLOCK);
    return wall_seconds() - start;
}

/* Nanoseconds a question: of isect, and of the bare determinant. */
static void measure(const predicate *p, const char *tuples, size_t bytes, int rounds, double ns[2])
{
    double times[2][MAX_ROUNDS];
    ns[0] = ns[1] = 0;
    for (size_t first = 0; first < TUPLES; first += BLOCK) {
        const char *block = tuples + first * bytes;
        for (int round = 0; round < rounds; round++)
            for (int form = 0; form < 2; form++)
                times[form][round] = timed(form ? p->bare : p->isect, block, bytes);
        for (int form = 0; form < 2; form++)
            ns[form] += median(times[form], rounds) * 1e9 / (double)TUPLES;
    }
}

static void ask(table *t, const predicate *p, int rounds)
{
    const size_t bytes = p->arity * p->dimension * p->number_bytes;
    char *tuples = malloc(TUPLES * bytes);
    if (!tuples) {
        printf("# %s: out of memory; skipped\n", p->name);
        return;
    }
    for (points where = ANYWHERE; where <= FULL_NUMBERS; where++) {
        uint64_t state = random_seed(1);
        double ns[2];
        for (size_t i = 0; i < TUPLES; i++)
            p->draw(tuples + i * bytes, where, &state);
        measure(p, tuples, bytes, rounds, ns);
        table_row(t, "%s", p->name);
        table_row(t, "%s", p->precision);
        table_row(t, "%s", kinds[where]);
        table_row(t, "%.2f", ns[0]);
        table_row(t, "%.2f", ns[1]);
        table_row(t, "%.2f", ns[0] / ns[1]);
    }
    free(tuples);
}

int main(int argc, char **argv)
{
    static table t, common;
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
    printf("# %zu distinct tuples in the second cache, median of %d rounds\n", TUPLES, rounds);
    table_start(&t, "Exact signs: ns a question, and isect / the bare determinant in double",
                "question|precision|points|isect|bare|ratio");
    table_start(&common, "Common parts: ns a question, and isect / yes or no alone",
                "question|precision|points|isect|overlap|ratio");
    const predicate *const precisions[] = {predicates_float(), predicates_double()};
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < PREDICATES; i++)
            ask(i < SIGNS ? &t : &common, &precisions[k][i], rounds);
    table_print(&t, csv);
    table_print(&common, csv);
    return 0;
}
