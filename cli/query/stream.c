/* cli/query/stream.c - answers a stream of questions, one line or record each, in order and in
 * constant memory.
 *
 * A tree is fastest with many questions at once, so they are gathered. When no more questions are
 * available, the gathered ones are answered, because a program at the other end of a pipe may need
 * one answer before its next question. */
#define _POSIX_C_SOURCE 200809L
#include "query/stream.h"

#include "json.h"
#include "lines.h"
#include "progress.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The gathered questions. */
typedef struct Batch {
    const Stream *stream;
    unsigned long long *answered, *bad;
    size_t count;
    double number[STREAM_BATCH * STREAM_NUMBERS];
    float record[STREAM_BATCH * STREAM_NUMBERS]; /* of questions in float */
} Batch;

/* Answers the gathered questions. */
static bool flush(Batch *batch, Fault *fault)
{
    const Stream *stream = batch->stream;
    if (batch->count == 0)
        return true;
    if (!stream->answer(stream->user, batch->number, batch->count, fault))
        return false;
    *batch->answered += batch->count;
    batch->count = 0;
    return true;
}

static const char *skip_space(const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    return text;
}

/* Reads numbers in any form that strtod accepts, up to the maximal count. */
static bool parse(const char *text, const char *end, const Stream *stream, double *number,
                  Fault *fault)
{
    const bool wide = stream->precision == DOUBLE;
    int count = 0;
    for (text = skip_space(text); text < end && *text != '#'; text = skip_space(text)) {
        char *stop;
        const int length = (int)strcspn(text, " \t\r\v\f");
        if (count == stream->most)
            return fault_set(fault, "more than %d numbers", stream->most);
        number[count] = wide ? strtod(text, &stop) : (double)strtof(text, &stop);
        if (length == 0 || stop != text + length)
            return fault_set(fault, "not a number: '%.*s'", length < 40 ? length : 40, text);
        if (isinf(number[count]) && strcspn(text, "iI") >= (size_t)length)
            return fault_set(fault, "outside the range of %s: '%.*s'", wide ? "double" : "float",
                             length < 40 ? length : 40, text);
        text = stop;
        count++;
    }
    if (count < stream->least && stream->least < stream->most)
        return fault_set(fault, "%s has %d to %d numbers, not %d", stream->what, stream->least,
                         stream->most, count);
    if (count < stream->least)
        return fault_set(fault, "%s has %d numbers, not %d", stream->what, stream->least, count);
    for (; count < stream->most; count++)
        number[count] = stream->defaults[count];
    return true;
}

/* True for a blank line or a comment, which has no answer. */
static bool is_remark(const char *text, const char *end)
{
    text = skip_space(text);
    return text >= end || *text == '#';
}

static bool answer_lines(Batch *batch, Lines *lines, Fault *fault)
{
    const Stream *stream = batch->stream;
    char *text;
    size_t length;
    Fault bad;
    while (!ferror(stdout)) {
        if ((batch->count == STREAM_BATCH || !lines_ready(lines)) && !flush(batch, fault))
            return false;
        const enum lines_result result = lines_next(lines, &text, &length, fault);
        if (result == LINES_END)
            return flush(batch, fault);
        if (result == LINES_BROKEN)
            return false;
        if (result == LINES_GOOD && is_remark(text, text + length))
            continue;
        if (result == LINES_TOO_LONG)
            fault_set(&bad, "the line is longer than %d bytes", LINES_LONGEST);
        else if (parse(text, text + length, stream,
                       batch->number + batch->count * (size_t)stream->most, &bad)) {
            batch->count++;
            continue;
        }
        if (stream->strict)
            return fault_set(fault, "line %llu: %s", lines->number, bad.text);
        if (!flush(batch, fault))
            return false;
        json_print_error(&bad, lines->number);
        ++*batch->bad;
    }
    return true;
}

/* Reads the available records, converted to double if they are floats. */
static long read_records(Batch *batch, Lines *lines, Fault *fault)
{
    const size_t numbers = (size_t)batch->stream->most;
    if (batch->stream->precision == DOUBLE)
        return lines_records(lines, batch->number, numbers * sizeof(double), STREAM_BATCH, fault);
    const long count =
        lines_records(lines, batch->record, numbers * sizeof(float), STREAM_BATCH, fault);
    for (size_t i = 0; count > 0 && i < (size_t)count * numbers; i++)
        batch->number[i] = (double)batch->record[i];
    return count;
}

static bool answer_records(Batch *batch, Lines *lines, Fault *fault)
{
    while (!ferror(stdout)) {
        const long count = read_records(batch, lines, fault);
        if (count <= 0)
            return count == 0;
        batch->count = (size_t)count;
        if (!flush(batch, fault))
            return false;
    }
    return true;
}

bool stream_run(const Stream *stream, unsigned long long *answered, unsigned long long *bad,
                Fault *fault)
{
    Lines lines;
    *answered = *bad = 0;
    if (!lines_open(&lines, stream->path, fault))
        return false;
    Batch *batch = malloc(sizeof *batch);
    bool good = false;
    if (batch == NULL) {
        fault_set(fault, "out of memory");
    } else {
        batch->stream = stream;
        batch->answered = answered;
        batch->bad = bad;
        batch->count = 0;
        /* on a terminal the questions or the answers are the progress */
        if (!isatty(STDOUT_FILENO) && (strcmp(stream->path, "-") != 0 || !isatty(STDIN_FILENO)))
            progress_begin("answering",
                           strcmp(stream->path, "-") == 0 ? "standard input" : stream->path);
        good = (stream->raw ? answer_records : answer_lines)(batch, &lines, fault);
        progress_end();
    }
    free(batch);
    lines_close(&lines);
    return good;
}

bool stream_check_points(const char *command, const char *path, const char *const *meshes,
                         Fault *fault)
{
    if (path == NULL)
        return fault_set(fault, "%s: no points are given (--points FILE)", command);
    for (; *meshes != NULL; meshes++)
        if (strcmp(path, "-") == 0 && strcmp(*meshes, "-") == 0)
            return fault_set(fault, "%s: mesh and points cannot both be the standard input",
                             command);
    return true;
}

bool stream_run_points(const char *command, Stream stream)
{
    Fault fault;
    unsigned long long answered, bad;
    stream.what = "a point";
    stream.least = stream.most = 3;
    if (!stream_run(&stream, &answered, &bad, &fault))
        fault_print("%s: %s", command, fault.text);
    else if (bad > 0)
        fault_print("%s: no answer to %llu of %llu lines", command, bad, bad + answered);
    else
        return true;
    return false;
}
