/* cli/ask/ask.h - the questions of the library as data: a program finds a question by its names,
 * reads its operands, and prints the answer, without code for single questions. Types and questions
 * are made from the catalogue of the library (isect/catalog.h) at the first use. */
#ifndef CLI_ASK_H
#define CLI_ASK_H

#include "number.h"
#include "reader.h"

#include "isect/catalog.h"
#include "isect/isect.h"
#include "isectd/isect.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ASK_WORDS_MOST = 64 };

/* Yes/no answers, packed. */
typedef struct AskBits {
    size_t count; /* of words */
    uint64_t words[ASK_WORDS_MOST];
} AskBits;

/* The elements that an array or view may be given, and those that there is memory for. */
enum { ASK_GIVEN_MOST = 256, ASK_POINTS_MOST = 768 };

enum ask_kind {
    ASK_NONE,   /* cannot be read or printed */
    ASK_STRUCT, /* of numbers */
    ASK_VIEW,   /* of arrays, or one array: all have the same count, if not their own */
    ASK_YES,
    ASK_SIGN, /* -1, 0 or 1 */
    ASK_NUMBER,
    ASK_WORD, /* of an enum */
    ASK_COUNT,
    ASK_PLACE, /* the index of a bit in the bits given before it */
    ASK_BITS,
    ASK_TEXT,
    ASK_ANY, /* one of the shapes of isect/any.h, named in the text */
    ASK_WITNESS,
    ASK_PATCH
};

/* A member of a struct: a number, an array (columns > 0) or an array of arrays (rows > 0). */
typedef struct AskField {
    const char *name;
    unsigned first; /* the index among all numbers of the struct */
    unsigned rows, columns;
    const isect_catalog_member *member; /* the pointer in a view */
    const isect_catalog_member *count;  /* that of this array alone, which may be left out */
} AskField;
/* Row counts of a view or an array: ASK_OPEN is any count, the same for all; ASK_WHOLE is any count
 * of integers. */
enum { ASK_OPEN = 0xFFFF, ASK_WHOLE = 0xFFFE };

typedef struct AskType {
    const char *name;
    enum ask_kind kind;
    const AskField *fields;
    unsigned field_count, number_count;
    unsigned most; /* elements that may be given in an array, or each of a view; of a count, or 0 */
    bool counted;  /* the first number is an integer: the count of rows of the array; 0 is no hit */
    const double *miss;       /* the numbers of a miss; NULL if there is no miss */
    const char *const *words; /* of an enum, in order */
    unsigned word_count;
    const isect_catalog_type *of;               /* its type in the library, or NULL */
    const isect_catalog_member *count, *pieces; /* these members of a view */
    bool either;                /* an array with a count of its own may replace the others */
    const struct AskType *rest; /* the shape at rest, of a type with a motion */
} AskType;

/* The arrays of a view, or an array that is filled, with its count and the status of filling it. */
typedef struct AskPoints {
    union {
        float floats[3 * ASK_POINTS_MOST];
        double doubles[3 * ASK_POINTS_MOST];
    };
    size_t count, other; /* other: of the array with a count of its own */
    isect_status status;
    uint8_t degrees[ASK_GIVEN_MOST]; /* of the pieces of a contour */
    size_t pieces;
    unsigned shape; /* of any: its tag */
} AskPoints;

/* Any value. A struct is a row of numbers, and is read and printed as such. Each struct of the
 * library is a member: sphere, and sphere_d in double. */
enum { ASK_NUMBERS = 48 };
union ask_value {
    float floats[ASK_NUMBERS];
    double doubles[ASK_NUMBERS];
#define ASK_MEMBER_VOID(name, shared)
#define ASK_MEMBER_BOOL ASK_MEMBER_VOID
#define ASK_MEMBER_CHAR ASK_MEMBER_VOID
#define ASK_MEMBER_SIGNED ASK_MEMBER_VOID
#define ASK_MEMBER_UNSIGNED ASK_MEMBER_VOID
#define ASK_MEMBER_REAL ASK_MEMBER_VOID
#define ASK_MEMBER_OPAQUE ASK_MEMBER_VOID
#define ASK_MEMBER_COLUMNS ASK_MEMBER_VOID
#define ASK_MEMBER_FUNCTION ASK_MEMBER_VOID
#define ASK_MEMBER_ENUM(name, shared) isect_##name name;
#define ASK_MEMBER_STRUCT(name, shared) ASK_MEMBERS_##shared(name)
#define ASK_MEMBERS_0(name)                                                                        \
    isect_##name name;                                                                             \
    isectd_##name name##_d;
#define ASK_MEMBERS_1(name)
#define TYPE(name, text, kind, shape, shared, ...) ASK_MEMBER_##kind(name, shared)
#include "rows/catalog_types.inc"
#undef TYPE
    bool yes;
    int sign;
    unsigned word; /* of an enum */
    size_t count;
    const char *text;
    AskBits bits;
    AskPoints points;
};

enum { ASK_NAMES = 3, ASK_GIVEN = 6, ASK_PARAMETERS = 12 };

/* The source of a parameter: an operand, the answer or the call. */
enum ask_source {
    ASK_FROM_VALUE,
    ASK_FROM_VIEW,
    ASK_FROM_ANY,    /* a reference to the operand */
    ASK_FROM_MOTION, /* the motion behind the shape */
    ASK_FROM_ARRAY,
    ASK_FROM_COUNT, /* the count of the array before it */
    ASK_FROM_BITS,
    ASK_FROM_FEW, /* an operand of 32 bits */
    ASK_CAPACITY, /* the capacity of the array that is filled */
    ASK_TO_POINTS,
    ASK_TO_SPARE,
    ASK_NULL
};

typedef struct AskQuestion {
    const char *names[ASK_NAMES];    /* cast, ray, triangle_culled; unused ones are NULL */
    const AskType *given[ASK_GIVEN]; /* unused ones are NULL */
    const AskType *answer;
    const isect_catalog_function *function;
    uint8_t sources[ASK_PARAMETERS],
        places[ASK_PARAMETERS]; /* by parameter: an ask_source, the operand */
    bool status;                /* the result is the status of filling an array, not its count */
    const char *name;           /* the names with _ between them */
    char text[48];
    const char *elsewhere; /* the command that answers it, or NULL */
} AskQuestion;

/* All questions. */
const AskQuestion *ask_questions(size_t *count);

/* The question with these names; NULL with the fault set if it does not exist. */
const AskQuestion *ask_find(const ReaderString names[ASK_NAMES], Fault *fault);

/* The type with this name that can be an operand, or NULL. */
const AskType *ask_type(const char *name);

/* The number of operands of the question. */
unsigned ask_given_count(const AskQuestion *question);

/* The type of an operand; for an operand of any shape, the type of the given shape. */
const AskType *ask_given_type(const AskQuestion *question, const union ask_value *given,
                              unsigned place);

/* The number of numbers in a struct or a view. */
unsigned ask_number_count(const AskType *type, const union ask_value *value);

/* The index of the i-th of them in memory. Between the arrays of a view there is unused space. */
unsigned ask_number_place(const AskType *type, const union ask_value *value, unsigned i);

/* Converts the numbers of a value to double if its type has other ones in float; else does
 * nothing. */
void ask_widen(const AskType *type, union ask_value *value);
void ask_widen_patch(union ask_value *value);

/* A call of a question with its parameters; `given` and `answer` must outlive it. */
typedef union AskView {
    void *pointer;
    unsigned char bytes[128];
} AskView;
typedef struct AskCall {
    isect_catalog_call *function;
    const void *arguments[ASK_PARAMETERS];
    void *result;
    union ask_value *answer;
    AskView view[ASK_GIVEN];
    isect_any any[ASK_GIVEN];
    uint32_t few[ASK_GIVEN];
    size_t capacity;
    double spare[3 * ASK_POINTS_MOST];
} AskCall;
void ask_prepare(AskCall *call, const AskQuestion *question, enum precision precision,
                 const union ask_value *given, union ask_value *answer);
void ask_run(AskCall *call);

/* The answer of a question. */
void ask_call(const AskQuestion *question, enum precision precision, const union ask_value *given,
              union ask_value *answer);

/* Reads operand `place` of `given`. False: the fault names the field. */
bool ask_read(const AskQuestion *question, Reader *reader, unsigned place, union ask_value *given);

/* Read a struct or a view; any shape, {"sphere":{...}}; a witness as ask_write prints it. */
bool ask_read_struct(Reader *reader, const AskType *type, union ask_value *value);
bool ask_read_any(Reader *reader, union ask_value *value);
bool ask_read_witness(Reader *reader, isect_witness *witness);

/* The same for the operands of a command, ending with NULL: names, then shapes. The names are the
 * longest beginning of the operands that is a question; *name_count is their count. */
const AskQuestion *ask_find_words(const char *const operands[], unsigned *name_count, Fault *fault);
bool ask_read_all(const AskQuestion *question, const char *const operands[],
                  enum precision precision, union ask_value *given, Fault *fault);

/* Warns if rounding the operands to float moves them by more than 1e-6 of their size. */
void ask_warn_rounded(const AskQuestion *question, const char *const operands[]);

/* Enough for any answer: ASK_POINTS_MOST points of three numbers of up to 25 characters. */
enum { ASK_ROOM = 65536 };

/* Writes the answer as JSON, without a '\0', and returns its length. */
size_t ask_write(char *text, const AskType *type, const union ask_value *value,
                 enum precision precision);

char *ask_write_witness(char *end, const isect_witness *witness);
char *ask_write_patch(char *end, const union ask_value *value, enum precision precision);

/* True if the answer is yes, a hit, or a side other than outside. */
bool ask_found(const AskType *type, const union ask_value *value, enum precision precision);

/* Answers one line: [A, B] for the question, or, if that is NULL, an object that names the question
 * too. False: the reader's fault has the reason. */
bool ask_answer(const AskQuestion *question, Reader reader, char *text, size_t *length,
                bool *found);

/* Answers all lines of the standard input. Returns the exit code, EXIT_FOUND if an answer was
 * found. */
int ask_lines(const AskQuestion *question, enum precision precision);

#endif
