/* bench/pairs.h - the parts of the pair benchmark: the rows of matrix.csv, scenes of pairs as their
 * input, and forms that compute a row. pairs_rows.c makes the rows and isect's forms, once for
 * float and once for double; pairs_published.c, pairs_cglm.c and pairs_bullet.cpp hold the other
 * forms; pairs.c draws the scenes and measures. */
#ifndef BENCH_PAIRS_H
#define BENCH_PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// n pairs of shapes: shape a[i] with shape b[i]. The numbers are stored twice: as structs, and as
/// columns (number k of shape i at [k * pitch + i]). In a grouped scene `group` successive pairs
/// have the same a, for forms of one against many; else group is 1.
typedef struct scene {
    const void *a, *b;
    const void *a_columns, *b_columns;
    size_t n, pitch, group;
    const struct row *row;
    size_t number_bytes;
    void *native; /* objects that a library made from a and b */
} scene;

/// The kinds of answers.
typedef enum answer_kind {
    ANSWER_Bool,
    ANSWER_Side,
    ANSWER_Span,
    ANSWER_Intervals,
    ANSWER_Touch,
    ANSWER_Nearest,
    ANSWER_Contact,
    ANSWER_Impact,
    ANSWER_Common,
    ANSWER_Common2,
    ANSWER_Crossing2,
    ANSWER_Ray
} answer_kind;

/// The layout in which a form writes them. STRUCTS: structs, bools or enums one after the other.
/// PACKED: bits, bytes of sides, or one array per number (number k of answer i at [k * pitch + i]).
typedef enum answer_layout { STRUCTS, PACKED } answer_layout;

typedef enum form_role {
    PUBLISHED, /* a published form, written by hand */
    PEER,      /* another library */
    PREPARED,  /* published; what it stores of a or b is computed before the clock starts */
    FOUR,      /* published, for four pairs at a time, one array per number */
    MANY_FOUR, /* the same for one against four, prepared */
    ONE,       /* isect, one pair a call */
    PAIRS_COLUMNS,
    PAIRS_STRUCTS,
    MANY_COLUMNS, /* one against many */
    MANY_STRUCTS
} form_role;

/// A form of a row. `run` computes all answers of a scene. `prepare` and `release` may be NULL.
typedef struct form {
    const char *name;
    form_role role;
    answer_kind answer;
    void (*run)(const scene *s, void *answers);
    void *(*prepare)(const scene *s);
    void (*release)(void *native);
} form;

/// A form to compare isect with, and its row.
typedef struct rival {
    const char *row;
    form form;
} rival;

/// A source of random numbers: real numbers, or small integers, so that shapes touch.
typedef struct source {
    uint64_t state;
    bool whole;
} source;

/// Draws a shape that contains the point `at`, three numbers.
typedef void draw_shape(void *to, const void *at, source *s);

/// An operand of a row: its struct, isect's view of many (0 bytes if there is none), and the
/// function that draws it.
typedef struct operand {
    const char *shape;
    size_t bytes, view_bytes;
    draw_shape *draw;
} operand;

/// A pair row of matrix.csv. `many` is NULL if the row has no form for many; its a and b are views,
/// and its answers are bits, bytes, or a view.
typedef struct row {
    const char *name, *question;
    operand a, b;
    form one;
    void (*many)(const void *a, const void *b, size_t n, void *answers);
    size_t answers_view_bytes, answer_bytes;
} row;

/// A further case of a row, after the usual one: another share of hits, integers, or pairs drawn by
/// `draw`. `grouped`: it is measured for one against many, too.
typedef struct pair_case {
    const char *row, *name;
    double share;
    bool whole, grouped;
    void (*draw)(void *a, void *b, uint64_t *state);
} pair_case;

/// All rows in one precision. `begin` draws a point. `near` draws a point beside it, farther away
/// for more looseness; for integers the looseness is the probability that the point is another one.
/// `yes` returns whether answer i is a hit.
typedef struct row_list {
    const char *precision;
    size_t number_bytes;
    const row *rows;
    size_t count;
    const pair_case *cases;
    size_t case_count;
    const rival *rivals;
    size_t rival_count;
    void (*begin)(void *at, source *s);
    void (*near)(void *to, const void *at, double looseness, source *s);
    bool (*yes)(const void *answers, const row *r, answer_kind kind, answer_layout layout, size_t i,
                size_t pitch);
} row_list;

const row_list *rows_float(void);
const row_list *rows_double(void);

/// The forms of other libraries, in float only.
enum { CGLM_RIVALS = 4, BULLET_RIVALS = 4 };
extern const rival cglm_rivals[CGLM_RIVALS], bullet_rivals[BULLET_RIVALS];

#ifdef __cplusplus
}
#endif

#endif
