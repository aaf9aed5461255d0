/* cli/reader.h - reads JSON in place, value by value, without building a tree of it. */
#ifndef CLI_READER_H
#define CLI_READER_H

#include "fault.h"
#include "number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The text must be followed by a '\0'. Functions return false if the text has another value; if it
 * is not JSON either, they set the fault. */
typedef struct Reader {
    const char *at;
    const char *end;
    enum precision precision;
    Fault *fault;
} Reader;

/* A string as it is in the text, with its escapes. */
typedef struct ReaderString {
    const char *text;
    size_t length;
} ReaderString;

/* The next character after white space; '\0' at the end. */
char reader_peek(Reader *reader);

/* True if the next character after white space is this one; then moves past it. */
bool reader_take(Reader *reader, char character);

/* The same, but any other character is a fault. */
bool reader_need(Reader *reader, char character);

/* After a member of an object or array that `close` ends: moves past the comma or the end; *more is
 * true if there is a next member. Anything else is a fault. */
bool reader_more(Reader *reader, char close, bool *more);

bool reader_string(Reader *reader, ReaderString *string);

/* The name of a member of an object, and the colon. */
bool reader_name(Reader *reader, ReaderString *name);

/* A number, or a string that represents a number. */
bool reader_number(Reader *reader, double *number);

/* An integer, not negative, without point or exponent. */
bool reader_whole(Reader *reader, uint64_t most, uint64_t *number);

/* Moves past any value, of any depth. */
bool reader_skip(Reader *reader);

/* Only white space may follow. */
bool reader_finish(Reader *reader);

bool reader_equal(ReaderString string, const char *text);

#endif
