/* kit/rows.h - every pair of matrix.csv as data: its shapes, how to make some of them, how to call
 * it.
 *
 * It is made from rows/pairs.def and rows/shapes.def. A new question, answer or shape does not
 * compile before its line is here or in rows.c: no row is missed. */
#ifndef ISECT_TEST_ROWS_H
#define ISECT_TEST_ROWS_H

#include "kit/random.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- shapes ---- */

/* The views: pointers and counts. Where planes do not matter hulls are `corners`. */
#define VIEWS                                                                                      \
    VIEW(polygon, X(polygon))                                                                      \
    VIEW(polygon2, X(polygon2))                                                                    \
    VIEW(contour2, X(contour2))                                                                    \
    VIEW(kdop, X(kdop))                                                                            \
    VIEW(hull, X(hull))                                                                            \
    VIEW(corners, X(hull))

typedef enum Kind {
#define SHAPE(name, Shape, plural) KIND_##name,
#define VIEW(name, View) KIND_##name,
#include "rows/shapes.def"
    VIEWS
#undef SHAPE
#undef VIEW
} Kind;

/* A layout is a letter for each number or vector of a shape: a position or a vector in space (v) or
 * in the plane (w), a direction whose length does not matter (n), a length (l), a multiple (t), a
 * length along an oblique direction that no order of axes keeps (k), a vector that is never
 * infinite (m). A moving shape is a shape at rest, and its motion behind it. */
typedef struct ShapeKind {
    const char *name;
    Kind kind;
    size_t bytes, numbers; /* of its struct; 0 numbers: a view */
    const char *layout;    /* of its numbers; NULL: a view */
    void (*any)(void *shape), (*odd)(void *shape);
    /* The views of an array of structs, and of one shape n times; NULL: it is a view itself. */
    void (*view_of)(const void *structs, void *view), (*view_one)(const void *shape, void *view);
} ShapeKind;

enum { SHAPE_KINDS = KIND_corners + 1 };
extern const ShapeKind shape_kinds[SHAPE_KINDS]; /* by Kind */

/* The shape at rest of a moving shape; else the shape itself. */
const ShapeKind *resting(const ShapeKind *of);

/* Room for any shape. */
#define isect_point isect_vec3
#define isectd_point isectd_vec3
#define isect_point2 isect_vec2
#define isectd_point2 isectd_vec2
typedef union AnyShape {
    real number[48];
#define SHAPE(name, Shape, plural) X(name) name;
#define VIEW(name, View) View name;
#include "rows/shapes.def"
    VIEWS
#undef SHAPE
#undef VIEW
} AnyShape;
#undef isect_point
#undef isectd_point
#undef isect_point2
#undef isectd_point2

/* ---- rows ---- */

/* ENGINE: any two shapes without a formula, by isect_overlap_any and so on. */
typedef enum Form { FORM_LANES, FORM_PLAIN, FORM_RULED, FORM_ENGINE } Form;
typedef enum Question {
    QUESTION_overlap,
    QUESTION_cast,
    QUESTION_contains,
    QUESTION_classify,
    QUESTION_closest,
    QUESTION_contact,
    QUESTION_meet,
    QUESTION_sweep
} Question;
typedef enum Exactness { EXACTNESS_EXACT, EXACTNESS_ACCURACY, EXACTNESS_CONSERVATIVE } Exactness;

/* Every type of an answer, and the member of Answer that holds one. */
#define ANSWERS                                                                                    \
    ANSWER(Bool, bool, yes)                                                                        \
    ANSWER(Side, isect_side, side)                                                                 \
    ANSWER(Span, Span, span)                                                                       \
    ANSWER(Intervals, X(intervals), intervals)                                                     \
    ANSWER(Touch, Touch, touch)                                                                    \
    ANSWER(Nearest, Nearest, nearest)                                                              \
    ANSWER(Contact, Contact, contact)                                                              \
    ANSWER(Impact, Impact, impact)                                                                 \
    ANSWER(Ray, Ray, ray)                                                                          \
    ANSWER(Common, X(common), common)                                                              \
    ANSWER(Common2, X(common2), common2)                                                           \
    ANSWER(Crossing2, X(crossing2), crossing2)

typedef enum AnswerKind {
#define ANSWER(Name, Type, member) ANSWER_##Name,
    ANSWERS
#undef ANSWER
} AnswerKind;
typedef union Answer {
#define ANSWER(Name, Type, member) Type member;
    ANSWERS
#undef ANSWER
} Answer;

typedef struct Row {
    const char *name; /* "overlap_sphere_capsule" */
    bool variant;     /* of another row of the same pair: "cast_ray_triangle_culled" */
    Question question;
    Form form;
    AnswerKind answer;
    Exactness exactness;
    const ShapeKind *a, *b;
    /* The formula; NULL: the row is of the engine. */
    Answer (*formula)(const void *a, const void *b, isect_rule rule);
    /* Its form for many, or NULL. */
    void (*formula_n)(const void *a, const void *b, size_t n, void *answers);
} Row;

/* The public view of n shapes: a pointer for each number, and a stride in bytes, or 0: no gaps. */
static inline void shape_view(real *const *number, size_t numbers, size_t stride, void *view)
{
    memcpy(view, number, numbers * sizeof *number);
    memcpy((char *)view + numbers * sizeof *number, &stride, sizeof stride);
}

/* Room for the view of any shape or answer. */
typedef union AnyView {
    real *number[49];
#define SHAPE(name, Shape, plural) Many##Shape name;
#include "rows/shapes.def"
#undef SHAPE
    ManySpan span;
    ManyTouch touch;
    ManyNearest nearest;
    ManyContact contact;
    ManyImpact impact;
} AnyView;

/* The count of numbers of the answer, if it is of numbers alone; else 0. */
size_t answer_numbers(AnswerKind of);
/* The view of an array of such answers. */
void answers_of(AnswerKind of, void *structs, AnyView *view);

#define ANSWER(Name, Type, member)                                                                 \
    static inline Answer answer_of_##Name(Type given)                                              \
    {                                                                                              \
        Answer answer;                                                                             \
        memset(&answer, 0, sizeof answer);                                                         \
        answer.member = given;                                                                     \
        return answer;                                                                             \
    }
ANSWERS
#undef ANSWER

/* Rows of matrix.csv come first, then the pairs that the engine answers: see count_rows. */
enum {
#define PAIR(form, question, a, b, name, A, B, Kind, EXACTNESS) ROW_##name,
#include "rows/pairs.def"
#undef PAIR
    FORMULAS,
    MOST_ROWS = 1200
};
extern Row rows[MOST_ROWS];

/* ---- any two shapes ---- */

/* The kinds of what an isect_any may refer to. */
typedef struct AnyKind {
    isect_shape shape;
    Kind kind, moving; /* the kind of it with a motion, or itself */
} AnyKind;
enum {
    ANY_KINDS = 0
#define ANY_SHAPE(SHAPE, name, moving) +1
#include "rows/any_shapes.def"
#undef ANY_SHAPE
};
extern const AnyKind any_kinds[ANY_KINDS];

/* ISECT_SHAPE_NONE of what no reference is to. */
isect_shape shape_of(Kind which);
/* A name of the kit has "hull" for corners, "sphere" for one that moves. */
const char *name_of_kind(Kind of);
/* The count of rows. The first call makes those of the engine, by isect_any_answers. */
size_t count_rows(void);

/* A question by the tags of both shapes. A moving shape is followed by its motion, behind `numbers`
 * numbers. */
Answer ask_any(Question question, isect_shape a, const void *first, size_t numbers, isect_shape b,
               const void *second);
/* The rule is read where the form is RULED. Bytes of the answer that its type has not are 0. */
Answer ask_row(const Row *row, const void *a, const void *b, isect_rule rule);
/* True if there is a form for many. */
bool has_many(const Row *row);
/* The form for many of two views, made by shape_view, and where the answers go: words of bits,
 * bytes of sides, or a view of numbers. */
void ask_row_n(const Row *row, const void *a, const void *b, size_t n, void *answers);

/* Returns NULL if no row has the name. */
const Row *row_named(const char *name);
/* The row of the same pair for another question, or NULL; no variant. */
const Row *row_of(Question question, Kind a, Kind b);
/* The same of rows with a formula. */
const Row *formula_row(Question question, Kind a, Kind b);

#endif
