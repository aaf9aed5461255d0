/* cli/lines.h - a stream of lines of any count, in constant memory. */
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
    size_t begin, end;         /* read and not yet returned */
    unsigned long long number; /* of the last line; the first is 1 */
    bool ended;
} Lines;

/* Opens the source of the lines: a file, or "-", the standard input. */
bool lines_open(Lines *lines, const char *path, Fault *fault);

enum lines_result {
    LINES_GOOD,
    LINES_TOO_LONG, /* skipped: *text is empty */
    LINES_END,
    LINES_BROKEN /* cannot be read on; the fault has the reason */
};

/* The next line, without its end, followed by a '\0'; it may be changed, and is valid until the
 * next call. If it has to wait for input, the output is flushed first, because a program at the
 * other end may need that answer before its next line. */
enum lines_result lines_next(Lines *lines, char **text, size_t *length, Fault *fault);

/* True if a whole line is in the buffer, so that lines_next returns without waiting for input. */
bool lines_ready(const Lines *lines);

/* The same stream without lines: reads the whole records of `size` bytes that are available, one to
 * `most` of them; 0 at the end; -1 if it breaks, or ends inside a record. */
long lines_records(Lines *lines, void *records, size_t size, size_t most, Fault *fault);

void lines_close(Lines *lines);

#endif
