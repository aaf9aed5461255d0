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
typedef struct Reader {
    const char *at;
    const char *end;
    enum precision precision;
    Fault *fault;
} Reader;

/* A string as it stands in the text, escapes and all. */
typedef struct ReaderString {
    const char *text;
    size_t length;
} ReaderString;

/* The next character past white space; '\0' at the end. */
char reader_peek(Reader *reader);

/* Is the next character, past white space, this one? Then move past it. */
bool reader_take(Reader *reader, char character);

/* The same, but anything else is a fault. */
bool reader_need(Reader *reader, char character);

/* After a member of an object or array that `close` ends: is there a next one? Moves past the comma
 * or the end; *more tells which. Anything else is a fault. */
bool reader_more(Reader *reader, char close, bool *more);

bool reader_string(Reader *reader, ReaderString *string);

/* The name of a member of an object, and the colon. */
bool reader_name(Reader *reader, ReaderString *name);

/* A number, or one of the strings that stand for numbers. */
bool reader_number(Reader *reader, double *number);

/* A whole number, not negative, without point or exponent. */
bool reader_whole(Reader *reader, uint64_t most, uint64_t *number);

/* Move past any value, of whatever depth. */
bool reader_skip(Reader *reader);

/* Nothing but white space must follow. */
bool reader_finish(Reader *reader);

bool reader_equal(ReaderString string, const char *text);

#endif
