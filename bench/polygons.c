/* bench/polygons.c - points in polygons of a few to a million corners, and rays in solids of as
 * many planes: isect beside published forms.
 *
 * The points are distinct, so that a processor cannot learn the branches by heart; the forms take
 * turns, and a time is the median over rounds. What a fence costs to build is in its time. */
#include "polygons.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ROUNDS 21
#define CORNERS_LOOKED_AT 3e7 /* by a form that looks at all of them, a round */

static volatile long kept;

static void ask(table *t, const polygon_forms *of, crowd *c, int rounds)
{
    double times[POLYGON_FORMS][MAX_ROUNDS], ns[POLYGON_FORMS], best[POLYGON_GROUPS] = {0};
    long inside[POLYGON_FORMS];
    uint64_t state = random_seed(1);
    of->draw(c, &state);
    for (int round = 0; round < rounds; round++)
        for (int i = 0; i < POLYGON_FORMS; i++) {
            const int form = (i + round) % POLYGON_FORMS;
            double start = thread_seconds();
            kept = inside[form] = of->forms[form].run(c);
            times[form][round] = thread_seconds() - start;
        }
    for (int form = 0; form < POLYGON_FORMS; form++) {
        ns[form] = median(times[form], rounds) * 1e9 / (double)c->n;
        double *other = &best[of->forms[form].group];
        if (!of->forms[form].is_isect && (*other == 0 || ns[form] < *other))
            *other = ns[form];
    }
    for (int form = 0; form < POLYGON_FORMS; form++) {
        table_row(t, "%zu", c->count);
        table_row(t, "%s", of->precision);
        table_row(t, "%s", of->forms[form].name);
        table_row(t, "%.1f", ns[form]);
        table_row(t, "%.2f", ns[form] / best[of->forms[form].group]);
        table_row(t, "%.2f", 100.0 * (double)inside[form] / (double)c->n);
    }
}

int main(int argc, char **argv)
{
    static const size_t counts[] = {4, 10, 100, 1000, 100000};
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
    table_start(&t,
                "Points in polygons, rays in solids: ns each, and over the fastest published form",
                "corners|precision|form|ns|ratio|inside %");
    const polygon_forms *const precisions[] = {polygons_float(), polygons_double()};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
            const double most = CORNERS_LOOKED_AT / (double)counts[i];
            const size_t n = most < 131072 ? (size_t)most : 131072,
                         bytes = 2 * precisions[k]->number_bytes;
            const size_t of_box = counts[i] * bytes + 64;
            crowd c = {malloc(counts[i] * bytes),
                       malloc(n * bytes),
                       malloc(counts[i] * bytes * 2),
                       malloc(n * bytes * 4),
                       malloc(of_box),
                       malloc(counts[i] * bytes * 2),
                       malloc(counts[i] * bytes * 2),
                       malloc(counts[i] * bytes),
                       counts[i],
                       n,
                       of_box};
            if (c.corners && c.points && c.corners_in_space && c.rays && c.memory && c.planes &&
                c.normals && c.bounds)
                ask(&t, precisions[k], &c, rounds);
            else
                printf("# %zu corners: out of memory; skipped\n", counts[i]);
            free(c.corners);
            free(c.points);
            free(c.corners_in_space);
            free(c.rays);
            free(c.memory);
            free(c.planes);
            free(c.normals);
            free(c.bounds);
        }
    table_print(&t, csv);
    return 0;
}
