/* bench/pairs.h - what the pair benchmark is made of: the rows of matrix.csv, scenes of pairs to
 * ask them about, and forms of asking. pairs_rows.c makes the rows and isect's own forms, once for
 * float and once for double; pairs_published.c, pairs_cglm.c and pairs_bullet.cpp hold the forms to
 * compare with; pairs.c draws the scenes and measures. */
#ifndef BENCH_PAIRS_H
#define BENCH_PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// n pairs of shapes: shape a[i] with shape b[i]. The same numbers twice: as structs, and as
/// columns (number k of shape i at [k * pitch + i]). In a grouped scene, `group` successive pairs
/// have the same a, so that one against many can be asked; else group is 1.
typedef struct scene {
    const void *a, *b;
    const void *a_columns, *b_columns;
    size_t n, pitch, group;
    const struct row *row;
    size_t number_bytes;
    void *native; /* what a peer prepared from a and b */
} scene;

/// The answers of rows.
typedef enum answer_kind {
    ANSWER_Bool,
    ANSWER_Side,
    ANSWER_Span,
    ANSWER_Parts,
    ANSWER_Touch,
    ANSWER_Nearest,
    ANSWER_Contact,
    ANSWER_Impact,
    ANSWER_Common,
    ANSWER_Common2,
    ANSWER_Crossing2,
    ANSWER_Ray
} answer_kind;

/// How a form writes them: one struct, bool or enum after the other; bits, bytes of sides, or one
/// array per number (number k of answer i at [k * pitch + i]).
typedef enum answer_layout { STRUCTS, PACKED } answer_layout;

typedef enum form_role {
    PUBLISHED, /* a published form, written by hand */
    PEER,      /* another library */
    PREPARED,  /* published; what it keeps of a or b is made before the clock starts */
    FOUR,      /* published, for four pairs at a time, one array per number */
    MANY_FOUR, /* the same for one with four, prepared */
    ONE,       /* isect, one pair a call */
    PAIRS_COLUMNS,
    PAIRS_STRUCTS,
    MANY_COLUMNS, /* one with many */
    MANY_STRUCTS
} form_role;

/// One way to ask a row. `run` answers the whole scene. prepare and release may be NULL.
typedef struct form {
    const char *name;
    form_role role;
    answer_kind answer;
    void (*run)(const scene *s, void *answers);
    void *(*prepare)(const scene *s);
    void (*release)(void *native);
} form;

/// A form to compare isect with, and the row that it answers.
typedef struct rival {
    const char *row;
    form form;
} rival;

/// Where the numbers of shapes come from: random ones, or small whole ones, so that shapes touch.
typedef struct source {
    uint64_t state;
    bool whole;
} source;

/// Draws a shape that contains the point `at`, three numbers.
typedef void draw_shape(void *to, const void *at, source *s);

/// A side of a row: the struct, isect's view of many (0 bytes if there is none), and how to draw
/// it.
typedef struct operand {
    const char *shape;
    size_t bytes, view_bytes;
    draw_shape *draw;
} operand;

/// A pair row of matrix.csv. `many` is NULL if it has no form for many; a and b are
/// views, and the answers go to bits, bytes, or a view.
typedef struct row {
    const char *name, *question;
    operand a, b;
    form one;
    void (*many)(const void *a, const void *b, size_t n, void *answers);
    size_t answers_view_bytes, answer_bytes;
} row;

/// Some more pairs to ask a row about, after those of all rows: with that share of hits, of whole
/// numbers, or drawn by `draw`. `grouped`: one against many, too.
typedef struct pair_case {
    const char *row, *name;
    double share;
    bool whole, grouped;
    void (*draw)(void *a, void *b, uint64_t *state);
} pair_case;

/// All rows in one precision. `begin` draws a point, `near` one beside it, the farther the looser;
/// with whole numbers looseness is the probability that it is not the same. `yes` reads answer i.
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

/// The peers, float only.
enum { CGLM_RIVALS = 4, BULLET_RIVALS = 4 };
extern const rival cglm_rivals[CGLM_RIVALS], bullet_rivals[BULLET_RIVALS];

#ifdef __cplusplus
}
#endif

#endif
