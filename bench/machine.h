/* bench/machine.h - the clock, and what there is to say about the machine of a run.
 *
 * Long times are processor time: what other processes steal does not count, though what they do to
 * caches and clock rate does. Reading that clock takes a good part of a microsecond, so short times
 * are wall time, of which a median is taken. */
#ifndef BENCH_MACHINE_H
#define BENCH_MACHINE_H

/// Seconds of wall time since some moment.
double wall_seconds(void);

/// Seconds of processor time used by this thread.
double thread_seconds(void);

/// Seconds of processor time used by all threads of this process.
double process_seconds(void);

/// The median of some times, which are sorted on the way.
double median(double *times, int count);

/// Ask the system for pages of 4 kB only, so that no peer gets large ones by luck. Says if it did.
int small_pages_only(void);

/// Print processor, compiler and build, one line each, every line starting with "# ".
void print_machine(void);

#endif
