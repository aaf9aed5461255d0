/* cli/import/text.h - a cursor over the text of a mesh file, and the number of its line. A word
 * ends at a blank, a line at \n, \r\n or \r. The text may hold any bytes and has no 0 at its
 * end. */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include "fault.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Text {
    const char *at, *end;
    const char *path;
    size_t line;  /* of `at`, from 1 */
    char comment; /* begins a comment, which is the rest of the line; 0: there is none */
    bool rounds;  /* a number that was read has more digits than a float */
    Fault *fault;
} Text;

typedef struct Word {
    const char *at;
    size_t size; /* 0: there is none */
} Word;

/* A cursor at the start of the text; a byte order mark is skipped. */
Text text_of(const char *path, const char *bytes, size_t size, Fault *fault);

/* The next word of this line; none at its end. */
Word text_word(Text *text);

/* The next word, in this line or below; none at the end of the text. */
Word text_next(Text *text);

/* Moves to the start of the next line. False at the end of the text. */
bool text_line(Text *text);

bool word_is(Word word, const char *name);          /* capitals are the same */
bool text_number(Text *text, Word word, double *x); /* decimal, infinity or NaN, and no more */
bool text_integer(Text *text, Word word, long long *x);

/* Sets the fault "path:line: ..."; always false. */
bool text_fault(const Text *text, const char *format, ...) FAULT_FORMAT(2, 3);

/* True if a number, as text, has more digits than a float can hold. It has not if the nearest
 * float, printed with as many digits, gives the same number: 0.1 and 0.333333343 have not,
 * 0.3333333333 has. */
bool text_number_rounds(const char *number);

#endif
