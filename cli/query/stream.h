/* cli/query/stream.h - a stream of questions of a few numbers each, one line or record each,
 * answered in order and in constant memory. */
#ifndef CLI_STREAM_H
#define CLI_STREAM_H

#include "fault.h"
#include "number.h"

#include <stdbool.h>
#include <stddef.h>

enum { STREAM_BATCH = 8192, STREAM_NUMBERS = 9 }; /* questions at once; numbers of one, at most */

typedef struct Stream {
    const char *path; /* "-": the standard input */
    bool raw;         /* floats, or doubles, and no text */
    bool strict;      /* an invalid line is a fault, and ends the stream */
    enum precision precision;
    const char *what;       /* "a ray" */
    int least, most;        /* numbers of a line; a record has the most */
    const double *defaults; /* for those that a line leaves out */
    /* Prints the answers to `count` questions, `most` numbers each. False: the fault has the
     * reason. */
    bool (*answer)(void *user, const double *questions, size_t count, Fault *fault);
    void *user;
} Stream;

/* Answers all questions on the standard output; answered: questions; bad: invalid lines. False: the
 * stream broke; the fault has the reason. */
bool stream_run(const Stream *stream, unsigned long long *answered, unsigned long long *bad,
                Fault *fault);

/* Checks that a command has a file of points, and that it is not the standard input if a mesh
 * is. */
bool stream_check_points(const char *command, const char *path, const char *const *meshes,
                         Fault *fault);

/* Answers a file of points; the stream needs path, raw, precision, answer and user. False: a
 * message has the reason, and the count of lines without an answer. */
bool stream_run_points(const char *command, Stream stream);

#endif
