/* cli/ask.h - the questions of the library as data: how a program finds a question by its names,
 * reads what it is about, and prints the answer, without knowing any of them. tools/ask makes the
 * table (ask_table.c) from matrix.csv and the headers; a new row of the matrix is a new row of it.
 */
#ifndef CLI_ASK_H
#define CLI_ASK_H

#include "number.h"
#include "reader.h"

#include "isect/any.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

union ask_value; /* anything that can be given or answered: see ask_table.h */

enum { ASK_WORDS_MOST = 64 };

/* Yes/no answers, packed. */
typedef struct AskBits {
    size_t count; /* of words */
    uint64_t words[ASK_WORDS_MOST];
} AskBits;

/* Elements of an array, and of each in a view: that can be given, and that there is room for. */
enum { ASK_GIVEN_MOST = 256, ASK_POINTS_MOST = 768 };

enum ask_kind {
    ASK_STRUCT, /* of numbers */
    ASK_VIEW,   /* of arrays, or one: as many elements as there are, of each */
    ASK_YES,
    ASK_SIGN, /* -1, 0 or 1 */
    ASK_NUMBER,
    ASK_WORD, /* of an enum */
    ASK_COUNT,
    ASK_PLACE, /* of a bit in the bits given before it */
    ASK_BITS,
    ASK_TEXT,
    ASK_ANY, /* one of the shapes of isect/any.h, which says itself what it is */
    ASK_WITNESS,
    ASK_PATCH
};

/* A member of a struct: a number, an array (columns > 0) or an array of arrays (rows > 0). */
typedef struct AskField {
    const char *name;
    unsigned first; /* of all numbers of the struct */
    unsigned rows, columns;
} AskField;
/* Rows of a view or an array: as many as there are, the same of all; whole numbers, as many as
 * there are of those. */
enum { ASK_OPEN = 0xFFFF, ASK_WHOLE = 0xFFFE };

typedef struct AskType {
    const char *name;
    enum ask_kind kind;
    const AskField *fields;
    unsigned field_count, number_count;
    unsigned most; /* elements that may be given in an array, or each of a view; of a count, or 0 */
    bool counted; /* the first number is whole: how many rows of the array there are; 0 is no hit */
    const double *miss;       /* the numbers that mean no hit; NULL if there is no such thing */
    const char *const *words; /* of an enum, in order; of an array: those of isect_status */
    unsigned word_count;
} AskType;

/* A shape of isect/any.h by its tag; the type is NULL if it cannot be given. */
typedef struct AskShape {
    const char *name;
    const AskType *type;
} AskShape;
extern const AskShape ask_shapes[];
extern const unsigned ask_shape_count;

typedef void ask_call(const union ask_value *given, union ask_value *answer);

enum { ASK_NAMES = 3, ASK_GIVEN = 6 };

typedef struct AskQuestion {
    const char *names[ASK_NAMES];    /* cast, ray, triangle_culled; unused ones are NULL */
    const AskType *given[ASK_GIVEN]; /* unused ones are NULL */
    const AskType *answer;
    ask_call *call[2];     /* by precision */
    const char *elsewhere; /* if `call` is not there: the command that answers it */
} AskQuestion;

/* The question of these names. NULL: there is none, and the fault says so. */
const AskQuestion *ask_find(const ReaderString names[ASK_NAMES], Fault *fault);

/* The type of this name that can be given to one. NULL: there is none. */
const AskType *ask_type(const char *name);

/* How many things are given to it? */
unsigned ask_given_count(const AskQuestion *question);

/* What is given at a place: of any shape that which it is. */
const AskType *ask_given_type(const AskQuestion *question, const union ask_value *given,
                              unsigned place);

/* How many numbers are there in a struct or a view? */
unsigned ask_number_count(const AskType *type, const union ask_value *value);

/* Where is the i-th of them? In a view there is room between its arrays. */
unsigned ask_number_place(const AskType *type, const union ask_value *value, unsigned i);

/* The same numbers in double, of what has other ones in float; of anything else nothing happens. */
void ask_widen(const AskType *type, union ask_value *value);
void ask_widen_patch(union ask_value *value);

/* Read what is given at place `place` of `given`. False: the fault names the field. */
bool ask_read(const AskQuestion *question, Reader *reader, unsigned place, union ask_value *given);

/* A struct or a view; any shape, {"sphere":{...}}; a witness: what ask_write prints. */
bool ask_read_struct(Reader *reader, const AskType *type, union ask_value *value);
bool ask_read_any(Reader *reader, union ask_value *value);
bool ask_read_witness(Reader *reader, isect_witness *witness);

/* The same for the operands of a command, NULL behind the last: names, then what is given. The
 * names are the longest beginning of the operands that is a question; they are counted. */
const AskQuestion *ask_find_words(const char *const operands[], unsigned *name_count, Fault *fault);
bool ask_read_all(const AskQuestion *question, const char *const operands[],
                  enum precision precision, union ask_value *given, Fault *fault);

/* Warn if rounding these to float moves them by more than 1e-6 of their size. */
void ask_warn_rounded(const AskQuestion *question, const char *const operands[]);

/* Enough for any answer: ASK_POINTS_MOST points of three numbers of up to 25 characters. */
enum { ASK_ROOM = 65536 };

/* Write the answer as JSON, without a '\0'; the length of it. */
size_t ask_write(char *text, const AskType *type, const union ask_value *value,
                 enum precision precision);

char *ask_write_witness(char *end, const isect_witness *witness);
char *ask_write_patch(char *end, const union ask_value *value, enum precision precision);

/* Is the answer yes, a hit, anything but outside? */
bool ask_found(const AskType *type, const union ask_value *value, enum precision precision);

/* Answer one line: [A, B] of the question, or if that is NULL an object that names it too. False:
 * the reader's fault says why not. */
bool ask_answer(const AskQuestion *question, Reader reader, char *text, size_t *length,
                bool *found);

/* Answer all lines of the standard input. Answers the exit code, EXIT_FOUND if anything was. */
int ask_lines(const AskQuestion *question, enum precision precision);

#endif
