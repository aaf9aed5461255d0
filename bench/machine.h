/* bench/machine.h - clocks, command lines, and the description of the machine of a run.
 *
 * Long times are processor time: it does not include the time of other processes, though these
 * affect caches and clock rate. Reading this clock takes a good part of a microsecond; short times
 * are therefore wall time, and the median of several is taken. */
#ifndef BENCH_MACHINE_H
#define BENCH_MACHINE_H

#include <stdbool.h>
#include <stddef.h>

/// Seconds of wall time since some moment.
double wall_seconds(void);

/// Seconds of processor time used by this thread.
double thread_seconds(void);

/// Seconds of processor time used by all threads of this process.
double process_seconds(void);

/// seconds[i] receives the processor time of one run(context, i), for i < count: the median over
/// rounds, at most 64. In a round every i is run repeat[i] times (once if `repeat` is NULL). The
/// order rotates from round to round.
void time_in_turns(double *seconds, int count, int rounds, const size_t *repeat,
                   void (*run)(void *context, int i), void *context);

/// Returns the median of some times, and sorts them.
double median(double *times, int count);

/// Allocates memory. Ends the program if there is none.
void *need(size_t bytes);

/// The options of a program. `files` are the arguments that are no options.
typedef struct options {
    int rounds;
    bool quick, csv, stream;
    const char *only, *data; /* NULL if not given */
    char **files;
    int file_count;
} options;

/// Reads the arguments: with --quick there are `quick` rounds. Only arguments that occur in
/// `usage`, such as "[--csv] [--only MESH] [FILE...]", are valid; any other ends the program.
options read_options(int argc, char **argv, int rounds, int quick, const char *usage);

/// Disables large pages for this process, so that all libraries run on pages of 4 kB. Returns 1 on
/// success, else 0.
int small_pages_only(void);

/// Prints processor, compiler and build, one line each; every line starts with "# ".
void print_machine(void);

#endif
