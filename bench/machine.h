/* bench/machine.h - the clock, and what there is to say about the machine of a run.
 *
 * Long times are processor time: what other processes steal does not count, though what they do to
 * caches and clock rate does. Reading that clock takes a good part of a microsecond, so short times
 * are wall time, of which a median is taken. */
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

/// Seconds of processor time that thing i of `count` takes, of which each is run repeat[i] times in
/// a round (once if that is NULL): the median over rounds, of which there are 64 at most. They take
/// turns.
void time_in_turns(double *seconds, int count, int rounds, const size_t *repeat,
                   void (*run)(void *context, int i), void *context);

/// The median of some times, which are sorted on the way.
double median(double *times, int count);

/// So many bytes of memory; ends the program if there are none.
void *need(size_t bytes);

/// What a program was asked for. Files are all arguments that are no options.
typedef struct options {
    int rounds;
    bool quick, csv, stream;
    const char *only, *data; /* NULL if not given */
    char **files;
    int file_count;
} options;

/// Read the arguments: with --quick there are `quick` rounds. Only what stands in `usage`, such as
/// "[--csv] [--only MESH] [FILE...]", is allowed; anything else ends the program.
options read_options(int argc, char **argv, int rounds, int quick, const char *usage);

/// Ask the system for pages of 4 kB only, so that no peer gets large ones by luck. Says if it did.
int small_pages_only(void);

/// Print processor, compiler and build, one line each, every line starting with "# ".
void print_machine(void);

#endif
