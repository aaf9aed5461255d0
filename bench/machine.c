/* bench/machine.c - see machine.h. */
#define _GNU_SOURCE
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

double wall_seconds(void)
{
    return seconds(CLOCK_MONOTONIC);
}

double thread_seconds(void)
{
    return seconds(CLOCK_THREAD_CPUTIME_ID);
}

double process_seconds(void)
{
    return seconds(CLOCK_PROCESS_CPUTIME_ID);
}

static int compare_times(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double median(double *times, int count)
{
    qsort(times, (size_t)count, sizeof times[0], compare_times);
    return times[count / 2];
}

void *need(size_t bytes)
{
    void *memory = malloc(bytes ? bytes : 1);
    if (!memory) {
        fprintf(stderr, "out of memory\n");
        exit(EXIT_FAILURE);
    }
    return memory;
}

void time_in_turns(double *seconds, int count, int rounds, const size_t *repeat,
                   void (*run)(void *context, int i), void *context)
{
    double(*times)[64] = need((size_t)count * sizeof *times);
    for (int round = 0; round < rounds; round++)
        for (int k = 0; k < count; k++) {
            const int i = (k + round) % count;
            const size_t often = repeat ? repeat[i] : 1;
            const double start = thread_seconds();
            for (size_t n = 0; n < often; n++)
                run(context, i);
            times[i][round] = (thread_seconds() - start) / (double)often;
        }
    for (int i = 0; i < count; i++)
        seconds[i] = median(times[i], rounds);
    free(times);
}

/* Returns whether the usage contains the argument, with a value behind it if `value` is set. */
static bool allowed(const char *usage, const char *argument, bool value)
{
    const char *at = strstr(usage, argument);
    const size_t length = strlen(argument);
    return argument[0] == '-' && at && at[length] == (value ? ' ' : ']');
}

options read_options(int argc, char **argv, int rounds, int quick, const char *usage)
{
    options o = {.rounds = rounds, .files = argv};
    for (int i = 1; i < argc; i++) {
        const bool flag = allowed(usage, argv[i], false);
        if (flag && strcmp(argv[i], "--quick") == 0) {
            o.quick = true, o.rounds = quick;
        } else if (flag && strcmp(argv[i], "--csv") == 0) {
            o.csv = true;
        } else if (flag && strcmp(argv[i], "--stream") == 0) {
            o.stream = true;
        } else if (allowed(usage, argv[i], true) && i + 1 < argc) {
            *(strcmp(argv[i], "--only") == 0 ? &o.only : &o.data) = argv[i + 1];
            i++;
        } else if (argv[i][0] != '-' && strstr(usage, "[FILE...]")) {
            o.files[o.file_count++] = argv[i];
        } else {
            fprintf(stderr, "usage: %s %s\n", argv[0], usage);
            exit(2);
        }
    }
    return o;
}

int small_pages_only(void)
{
#ifdef PR_SET_THP_DISABLE
    return prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0) == 0;
#else
    return 0;
#endif
}

void print_machine(void)
{
    char line[256];
    FILE *file = fopen("/proc/cpuinfo", "r");
    while (file && fgets(line, sizeof line, file)) {
        const char *colon = strchr(line, ':');
        if (colon && strncmp(line, "model name", 10) == 0) {
            printf("# processor:%s", colon + 1);
            break;
        }
    }
    if (file)
        fclose(file);
#if defined(__clang__)
    printf("# compiler: clang %s\n", __clang_version__);
#elif defined(__GNUC__)
    printf("# compiler: gcc %s\n", __VERSION__);
#endif
}
