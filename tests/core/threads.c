/* core/threads.c - every task is done once, whoever does the work. */
#include "core/threads.h"
#include "kit/kit.h"
#include <stdatomic.h>

enum { TASKS = 1000 };
static atomic_int done[TASKS];
static size_t lent;

static void task(void *job, size_t i)
{
    check("the job", job == done);
    atomic_fetch_add(&done[i], 1);
}
static void backwards(void *pool, size_t tasks, void (*work)(void *job, size_t i), void *job)
{
    check("the pool", pool == &lent);
    lent += tasks;
    while (tasks-- > 0)
        work(job, tasks);
}

TEST_FUNCTION(once)
{
    const isect_threads threads[] = {
        {0},          {.count = 1},          {.count = 2},
        {.count = 7}, {.count = UINT32_MAX}, {.parallel_for = backwards, .pool = &lent}};
    const size_t counts[] = {0, 1, 2, 300, TASKS};
    for (size_t k = 0; k <= COUNT(threads); k++) {
        for (size_t c = 0; c < COUNT(counts); c++) {
            for (size_t i = 0; i < TASKS; i++)
                atomic_store(&done[i], 0);
            isect_parallel(k < COUNT(threads) ? &threads[k] : NULL, counts[c], task, done);
            for (size_t i = 0; i < TASKS; i++)
                check("once", cmp(atomic_load(&done[i]), ==, (i < counts[c])));
        }
    }
    check("the caller's own threads", cmp(lent, ==, 1303));
}

TESTS_IN(core_threads, cmocka_unit_test(once))
