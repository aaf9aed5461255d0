/* cli/progress.h - a line on the terminal about work that takes more than a second. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stddef.h>

/* Begins a piece of work, such as "reading bunny.off"; it ends with progress_end. From a second
 * after the start on, a line on stderr has the words, the share that is done if it is known, and
 * the seconds; the end removes it. Nothing is printed if stderr is not a terminal, or TERM is dumb.
 * Nothing else may be printed in between, except faults and warnings. */
void progress_begin(const char *words, const char *name);
void progress_share(size_t done, size_t all);
void progress_end(void);

/* Removes the line until it is written again: before other output on stderr. */
void progress_clear(void);

#endif
