/* bench/broad.c - all overlapping pairs of boxes, from scratch. The centers are uniform in the unit
 * cube. The sizes are 0.5 to 1.5 times a mean, which gives the requested number of overlaps per box
 * (uniform); in addition they are spread over 16 to 1 (mixed) or 1000 to 1 (decades). Times are
 * processor time, the median over rounds. They include the allocations of a form; isect runs in
 * memory that is allocated before. */
#include "broad.h"
#include "isect/broadphase.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include <math.h>
#include <stdlib.h>

enum { FORMS = 4 };

typedef struct Crowd {
    const char *name;
    isect_aabb *boxes;
    size_t n, room, count[FORMS];
    uint32_t (*pairs)[2];
    void *memory, *objects;
    size_t bytes;
} Crowd;

static double size_of(const char *name, uint64_t *state)
{
    const double u = random_unit(state);
    return name[0] == 'm' ? 0.6 * exp(-1.2 + 2.8 * u) : name[0] == 'd' ? 4 * pow(10, -3 * u) : 1;
}
static void draw(Crowd *crowd, double overlaps)
{
    uint64_t state = 88172645463325252u;
    const double mean = 0.5 * cbrt(overlaps / (double)crowd->n);
    for (size_t i = 0; i < crowd->n; i++) {
        const double size = mean * size_of(crowd->name, &state);
        float *lower = &crowd->boxes[i].lower.x, *upper = &crowd->boxes[i].upper.x;
        for (int k = 0; k < 3; k++) {
            const double at = random_unit(&state), half = size * (0.5 + random_unit(&state)) / 2;
            lower[k] = (float)(at - half), upper[k] = (float)(at + half);
        }
    }
}

static void run(void *context, int form)
{
    Crowd *crowd = context;
    const isect_aabbs view = isect_aabbs_of(crowd->boxes);
    size_t *count = &crowd->count[form];
    if (form == 1)
        *count = broad_embree(crowd->boxes, crowd->n, crowd->pairs, crowd->room);
    else if (form == 2)
#ifdef BENCH_CGAL
        *count = broad_cgal(crowd->boxes, crowd->n, crowd->pairs, crowd->room);
#else
        *count = 0;
#endif
    else if (form == 3)
#ifdef BENCH_FCL
        *count = broad_fcl(crowd->objects, crowd->pairs, crowd->room);
#else
        *count = 0;
#endif
    else if (isect_pairs_find(view, crowd->n, crowd->memory, crowd->bytes, crowd->pairs,
                              crowd->room, count) != ISECT_OK)
        abort();
}

static void measure(table *t, const char *name, size_t n, double overlaps, int rounds)
{
    Crowd crowd = {.name = name, .n = n, .room = (size_t)((double)n * (overlaps + 2) * 4)};
    double seconds[FORMS];
    crowd.boxes = need(n * sizeof *crowd.boxes);
    crowd.pairs = need(crowd.room * sizeof *crowd.pairs);
    crowd.bytes = isect_pairs_capacity(n);
    crowd.memory = need(crowd.bytes);
    draw(&crowd, overlaps);
#ifdef BENCH_FCL
    crowd.objects = broad_fcl_prepare(crowd.boxes, n);
#endif
    time_in_turns(seconds, FORMS, rounds, NULL, run, &crowd);
    for (int form = 1; form < FORMS; form++)
        if (crowd.count[form] && crowd.count[form] != crowd.count[0])
            abort(); /* all forms find the same count */
    table_row(t, "%s|%zu|%zu|%.1f", name, n, crowd.count[0], seconds[0] * 1e3);
    for (int form = 1; form < FORMS; form++)
        if (crowd.count[form])
            table_row(t, "%.1f|%.2fx", seconds[form] * 1e3, seconds[0] / seconds[form]);
        else
            table_row(t, "-|-");
#ifdef BENCH_FCL
    broad_fcl_release(crowd.objects);
#endif
    free(crowd.memory), free(crowd.pairs), free(crowd.boxes);
}

int main(int argc, char **argv)
{
    static table t;
    const options o = read_options(argc, argv, 5, 1, "[--quick] [--csv]");
    print_machine();
    table_start(&t, "all pairs, float, ms",
                "boxes|n|pairs|isect|Embree 3 rtcCollide|isect / Embree|CGAL|isect / CGAL|FCL|"
                "isect / FCL");
    for (size_t n = 100000; n <= (o.quick ? 100000 : 1000000); n *= 10) {
        measure(&t, "uniform", n, 1, o.rounds);
        measure(&t, "uniform", n, 8, o.rounds);
        measure(&t, "mixed", n, 8, o.rounds);
        measure(&t, "decades", n, 1, o.rounds);
    }
    table_print(&t, o.csv);
    return 0;
}
