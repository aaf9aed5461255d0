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
