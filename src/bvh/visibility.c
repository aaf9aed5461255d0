/* isect_bvh_visible_n, isect_bvh_height_n - rays between pairs of points, and rays straight down,
 * generated task by task and cast in batches. */
#include "bvh/bounds.h"
#include "core/environment.h"
#include "core/threads.h"
#include HEADER(bvh)

enum { LINES = 256 }; /* rays per task; a multiple of the bits of a word */

typedef struct Lines {
    const X(bvh) * bvh;
    const Operand *from, *to;
    size_t from_count, to_count;
    real margin;
    uint64_t *bits;
    X(vec3) down;
    X(mesh_touch) * touches;
} Lines;

/* ---- between two sets of points ---- */

static void see_task(void *job, size_t task)
{
    const Lines *lines = job;
    const size_t tasks = tasks_of(lines->to_count, LINES), row = task / tasks;
    const size_t first = task % tasks * LINES;
    const size_t count = items_of_task(lines->to_count, LINES, task % tasks);
    const X(vec3) from = point_of(lines->from, row);
    X(ray) ray[LINES];
    const Environment environment = environment_enter();
    for (size_t i = 0; i < count; i++) {
        const X(vec3) to = point_of(lines->to, first + i);
        ray[i] = (X(ray)){
            from, {to.x - from.x, to.y - from.y, to.z - from.z}, lines->margin, 1 - lines->margin};
    }
    environment_leave(environment);
    uint64_t *bits = lines->bits + row * isect_words(lines->to_count) + first / 64;
    X(bvh_occluded_n)(lines->bvh, X(rays_of)(ray), count, NULL, bits);
    for (size_t i = 0; i < isect_words(count); i++)
        bits[i] =
            ~bits[i] & (count - 64 * i >= 64 ? UINT64_MAX : (UINT64_C(1) << (count - 64 * i)) - 1);
}

void X(bvh_visible_n)(const X(bvh) * bvh, X(points) from, size_t from_count, X(points) to,
                      size_t to_count, real margin, const isect_threads *threads, uint64_t *bits)
{
    Operand of_from, of_to;
    X(operand_of)(&of_from, &from, sizeof from), X(operand_of)(&of_to, &to, sizeof to);
    Lines lines = {.bvh = bvh,
                   .from = &of_from,
                   .to = &of_to,
                   .from_count = from_count,
                   .to_count = to_count,
                   .margin = margin,
                   .bits = bits};
    isect_parallel(threads, from_count * tasks_of(to_count, LINES), see_task, &lines);
}

/* ---- down to the ground ---- */

static void drop_task(void *job, size_t task)
{
    const Lines *lines = job;
    const size_t first = task * LINES, count = items_of_task(lines->from_count, LINES, task);
    X(ray) ray[LINES];
    for (size_t i = 0; i < count; i++)
        ray[i] = (X(ray)){point_of(lines->from, first + i), lines->down, lines->margin, REAL_INF};
    X(bvh_cast_n)
    (lines->bvh, X(rays_of)(ray), count, NULL, X(mesh_touches_of)(lines->touches + first));
}

void X(bvh_height_n)(const X(bvh) * bvh, X(points) points, size_t n, const X(vec3) * down,
                     real t_min, const isect_threads *threads, X(mesh_touch) * touches)
{
    Operand of_points;
    X(operand_of)(&of_points, &points, sizeof points);
    Lines lines = {.bvh = bvh,
                   .from = &of_points,
                   .from_count = n,
                   .margin = t_min,
                   .down = *down,
                   .touches = touches};
    isect_parallel(threads, tasks_of(n, LINES), drop_task, &lines);
}
