/* cli/lines.h - a stream of lines of any number, in constant memory. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include "fault.h"

#include <stdbool.h>
#include <stddef.h>

enum { LINES_LONGEST = 1 << 16 };

typedef struct Lines {
    const char *path;
    int descriptor;
    char *buffer;
    size_t begin, end;         /* what has been read and not been given away */
    unsigned long long number; /* of the last line; the first is 1 */
    bool ended;
} Lines;

/* Where the lines come from: a file, or "-", the standard input. */
bool lines_open(Lines *lines, const char *path, Fault *fault);

enum lines_result {
    LINES_GOOD,
    LINES_TOO_LONG, /* passed over: *text is empty */
    LINES_END,
    LINES_BROKEN /* cannot be read on; the fault says why */
};

/* The next line, without its end, followed by a '\0'; it may be changed, and is there until the
 * next call. When it must wait for input, what has been printed is sent off first: a program at the
 * other end may be waiting for that answer before it asks on. */
enum lines_result lines_next(Lines *lines, char **text, size_t *length, Fault *fault);

/* Is a whole line at hand, so that lines_next would not wait for input? */
bool lines_ready(const Lines *lines);

/* The same stream without lines: as many whole records of `size` bytes as are at hand, one to
 * `most` of them; 0 at the end; -1 if it breaks, or ends inside a record. */
long lines_records(Lines *lines, void *records, size_t size, size_t most, Fault *fault);

void lines_close(Lines *lines);

#endif
