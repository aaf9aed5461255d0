/* cli/lines.c - a stream of lines, through one buffer of the length of the longest line. */
#define _POSIX_C_SOURCE 200809L
#include "lines.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROOM = 4 * LINES_LONGEST };

bool lines_open(Lines *lines, const char *path, Fault *fault)
{
    const bool standard = strcmp(path, "-") == 0;
    *lines = (Lines){.path = standard ? "standard input" : path};
    lines->descriptor = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (lines->descriptor < 0)
        return fault_set(fault, "%s: cannot read: %s", lines->path, strerror(errno));
    lines->buffer = malloc(ROOM + 1); /* and a '\0' */
    if (lines->buffer != NULL)
        return true;
    lines_close(lines);
    return fault_set(fault, "out of memory");
}

void lines_close(Lines *lines)
{
    if (lines->descriptor != STDIN_FILENO && lines->descriptor >= 0)
        close(lines->descriptor);
    free(lines->buffer);
    *lines = (Lines){.descriptor = -1};
}

/* Reads the available bytes, at least one, to the end of the buffer. */
static bool fill(Lines *lines, Fault *fault)
{
    memmove(lines->buffer, lines->buffer + lines->begin, lines->end - lines->begin);
    lines->end -= lines->begin;
    lines->begin = 0;
    fflush(stdout);
    ssize_t count;
    do
        count = read(lines->descriptor, lines->buffer + lines->end, ROOM - lines->end);
    while (count < 0 && errno == EINTR);
    if (count < 0)
        return fault_set(fault, "%s: cannot read: %s", lines->path, strerror(errno));
    lines->end += (size_t)count;
    lines->ended = count == 0;
    return true;
}

enum lines_result lines_next(Lines *lines, char **text, size_t *length, Fault *fault)
{
    char *newline = NULL;
    size_t searched = 0;
    bool too_long = false;
    for (;;) {
        char *start = lines->buffer + lines->begin;
        size_t there = lines->end - lines->begin;
        newline = memchr(start + searched, '\n', there - searched);
        if (newline != NULL || lines->ended)
            break;
        searched = there;
        if (there > LINES_LONGEST) { /* discard its start */
            too_long = true;
            lines->begin = lines->end;
            searched = 0;
        }
        if (!fill(lines, fault))
            return LINES_BROKEN;
    }
    *text = lines->buffer + lines->begin;
    *length = newline != NULL ? (size_t)(newline - *text) : lines->end - lines->begin;
    if (newline == NULL && *length == 0 && !too_long)
        return LINES_END;
    lines->number++;
    lines->begin += *length + (newline != NULL);
    too_long = too_long || *length > LINES_LONGEST;
    if (too_long)
        *length = 0;
    (*text)[*length] = '\0';
    return too_long ? LINES_TOO_LONG : LINES_GOOD;
}

bool lines_ready(const Lines *lines)
{
    return memchr(lines->buffer + lines->begin, '\n', lines->end - lines->begin) != NULL;
}

long lines_records(Lines *lines, void *records, size_t size, size_t most, Fault *fault)
{
    while (lines->end - lines->begin < size && !lines->ended)
        if (!fill(lines, fault))
            return -1;
    size_t count = (lines->end - lines->begin) / size;
    if (count == 0 && lines->end > lines->begin) {
        fault_set(fault, "%s: ends with %zu bytes of a record of %zu", lines->path,
                  lines->end - lines->begin, size);
        return -1;
    }
    count = count < most ? count : most;
    memcpy(records, lines->buffer + lines->begin, count * size);
    lines->begin += count * size;
    return (long)count;
}
