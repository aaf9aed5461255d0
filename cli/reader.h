/* cli/reader.h - reads JSON where it lies, value by value, without building a tree of it. */
#ifndef CLI_READER_H
#define CLI_READER_H

#include "fault.h"
#include "number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The text must be followed by a '\0'. Functions answer false if the text is not what they are
 * asked for; if it is not JSON either, they have filled in the fault. */
struct reader {
    const char *at;
    const char *end;
    enum precision precision;
    struct fault *fault;
};

/* A string as it stands in the text, escapes and all. */
struct reader_string {
    const char *text;
    size_t length;
};

/* The next character past white space; '\0' at the end. */
char reader_peek(struct reader *reader);

/* Is the next character, past white space, this one? Then move past it. */
bool reader_take(struct reader *reader, char character);

/* The same, but anything else is a fault. */
bool reader_need(struct reader *reader, char character);

/* After a member of an object or array that `close` ends: is there a next one? Moves past the comma
 * or the end; *more tells which. Anything else is a fault. */
bool reader_more(struct reader *reader, char close, bool *more);

bool reader_string(struct reader *reader, struct reader_string *string);

/* The name of a member of an object, and the colon. */
bool reader_name(struct reader *reader, struct reader_string *name);

/* A number, or one of the strings that stand for numbers. */
bool reader_number(struct reader *reader, double *number);

/* A whole number, not negative, without point or exponent. */
bool reader_whole(struct reader *reader, uint64_t most, uint64_t *number);

/* Move past any value, of whatever depth. */
bool reader_skip(struct reader *reader);

/* Nothing but white space must follow. */
bool reader_finish(struct reader *reader);

bool reader_equal(struct reader_string string, const char *text);

#endif
