/* cli/stream.h - a stream of questions of a few numbers each, one line or record each, answered in
 * order and in constant memory. */
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
    enum precision precision;
    const char *what;       /* "a ray" */
    int least, most;        /* numbers of a line; a record has the most */
    const double *defaults; /* for those that a line leaves out */
    /* Print the answers to so many questions, `most` numbers each. False: the fault says why. */
    bool (*answer)(void *user, const double *questions, size_t count, Fault *fault);
    void *user;
} Stream;

/* Answer all on the standard output; answered: questions; bad: lines that are none. False: the
 * stream broke; the fault says why. */
bool stream_run(const Stream *stream, unsigned long long *answered, unsigned long long *bad,
                Fault *fault);

/* A command that answers a file of points about meshes: is there one, and is it not the standard
 * input, which a mesh comes through? */
bool stream_check_points(const char *command, const char *path, const char *const *meshes,
                         Fault *fault);

/* Its answers, for which the stream needs path, raw, precision, answer and user. False: a message says
 * why, and how many lines have no answer. */
bool stream_run_points(const char *command, Stream stream);

#endif
