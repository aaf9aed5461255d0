/* kit/rows.h - every pair of matrix.csv as data: its shapes, how to make some of them, how to call
 * it.
 *
 * It is made from rows/pairs.def and rows/shapes.def. A new question, answer or shape does not
 * compile before its line is here: no row is missed. Tables are static, as the generator is; the
 * functions that call the rows are in rows.c. */
#ifndef ISECT_TEST_ROWS_H
#define ISECT_TEST_ROWS_H

#include "kit/random.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- shapes ---- */

#define any_point any_vec3
#define odd_point odd_vec3
#define any_point2 any_vec2
#define odd_point2 odd_vec2

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

/* What the numbers of a shape are: of a position or a vector in space (v) or in the plane (w), of a
 * direction whose length does not matter (n), a length (l), a multiple (t), a length along an
 * oblique direction that no order of axes keeps (k), a vector that is never infinite (m). A shape
 * that moves is one that does not, and its motion behind it. */
#define LAYOUT_point "v"
#define LAYOUT_point2 "w"
#define LAYOUT_segment "vv"
#define LAYOUT_segment2 "ww"
#define LAYOUT_ray "vvtt"
#define LAYOUT_ray2 "wwtt"
#define LAYOUT_plane "nl"
#define LAYOUT_triangle "vvv"
#define LAYOUT_triangle2 "www"
#define LAYOUT_rectangle "vvv"
#define LAYOUT_disc "vnl"
#define LAYOUT_quad "vvvv"
#define LAYOUT_sphere "vl"
#define LAYOUT_circle2 "wl"
#define LAYOUT_capsule "vvl"
#define LAYOUT_lozenge "vvvl"
#define LAYOUT_ellipsoid "vnnnlll"
#define LAYOUT_cylinder "vvl"
#define LAYOUT_cone "vvl"
#define LAYOUT_roundcone "vvll"
#define LAYOUT_torus "vnll"
#define LAYOUT_aabb "vv"
#define LAYOUT_rectangle2 "ww"
#define LAYOUT_obb "vnnnlll"
#define LAYOUT_kdop14 "kkkkkkkkkkkkkk"
#define LAYOUT_kdop18 "kkkkkkkkkkkkkkkkkk"
#define LAYOUT_kdop26 "kkkkkkkkkkkkkkkkkkkkkkkkkk"
#define LAYOUT_frustum "nlnlnlnlnlnlvvvvvvvv"
#define LAYOUT_tetrahedron "vvvv"
#define LAYOUT_moving_segment "vvm"
#define LAYOUT_moving_triangle "vvvm"
#define LAYOUT_moving_sphere "vlm"
#define LAYOUT_moving_capsule "vvlm"
#define LAYOUT_moving_ellipsoid "vnnnlllm"
#define LAYOUT_moving_cylinder "vvlm"
#define LAYOUT_moving_cone "vvlm"
#define LAYOUT_moving_aabb "vvm"
#define LAYOUT_moving_obb "vnnnlllm"

typedef struct ShapeKind {
    const char *name;
    Kind kind;
    size_t bytes, numbers; /* of its struct; 0 numbers: a view */
    const char *layout;    /* of its numbers; NULL: a view */
    void (*any)(void *shape), (*odd)(void *shape);
    /* The views of an array of structs, and of one shape n times; NULL: it is a view itself. */
    void (*view_of)(const void *structs, void *view), (*view_one)(const void *shape, void *view);
} ShapeKind;

#define SHAPE(name, Shape, plural) VIEW(name, X(name))
#define VIEW(name, View)                                                                           \
    static inline void make_any_##name(void *shape)                                                \
    {                                                                                              \
        const View made = any_##name();                                                            \
        memcpy(shape, &made, sizeof made);                                                         \
    }                                                                                              \
    static inline void make_odd_##name(void *shape)                                                \
    {                                                                                              \
        const View made = odd_##name();                                                            \
        memcpy(shape, &made, sizeof made);                                                         \
    }
#define isect_point isect_vec3
#define isectd_point isectd_vec3
#define isect_point2 isect_vec2
#define isectd_point2 isectd_vec2
#include "rows/shapes.def"
VIEWS
#undef SHAPE
#undef VIEW

#define SHAPE(name, Shape, plural)                                                                 \
    static void view_of_##name(const void *structs, void *view)                                    \
    {                                                                                              \
        *(Many##Shape *)view = X(plural##_of)(structs);                                            \
    }                                                                                              \
    static void view_one_##name(const void *shape, void *view)                                     \
    {                                                                                              \
        *(Many##Shape *)view = X(plural##_one)(shape);                                             \
    }
#include "rows/shapes.def"
#undef SHAPE

static const ShapeKind shape_kinds[] = {
#define SHAPE(name, Shape, plural)                                                                 \
    {#name,          KIND_##name,     sizeof(X(name)), sizeof(X(name)) / sizeof(real),             \
     LAYOUT_##name,  make_any_##name, make_odd_##name, view_of_##name,                             \
     view_one_##name},
#define VIEW(name, View)                                                                           \
    {#name, KIND_##name, sizeof(View), 0, NULL, make_any_##name, make_odd_##name, NULL, NULL},
#include "rows/shapes.def"
    VIEWS
#undef SHAPE
#undef VIEW
};
/* The shape at rest of a moving shape; else the shape itself. */
static inline const ShapeKind *resting(const ShapeKind *of)
{
    if (strncmp(of->name, "moving_", 7) != 0)
        return of;
    for (size_t i = 0; i < sizeof shape_kinds / sizeof shape_kinds[0]; i++)
        if (!strcmp(shape_kinds[i].name, of->name + 7))
            return &shape_kinds[i];
    return of;
}
/* Room for any shape. */
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
static inline size_t answer_numbers(AnswerKind of)
{
    return of == ANSWER_Span      ? NUMBERS(Span)
           : of == ANSWER_Touch   ? NUMBERS(Touch)
           : of == ANSWER_Nearest ? NUMBERS(Nearest)
           : of == ANSWER_Contact ? NUMBERS(Contact)
           : of == ANSWER_Impact  ? NUMBERS(Impact)
           : of == ANSWER_Ray     ? NUMBERS(Ray)
                                  : 0;
}
/* The view of an array of such answers. */
static inline void answers_of(AnswerKind of, void *structs, AnyView *view)
{
    if (of == ANSWER_Span)
        view->span = X(spans_of)(structs);
    else if (of == ANSWER_Touch)
        view->touch = X(touches_of)(structs);
    else if (of == ANSWER_Nearest)
        view->nearest = X(nearests_of)(structs);
    else if (of == ANSWER_Contact)
        view->contact = X(contacts_of)(structs);
    else if (of == ANSWER_Impact)
        view->impact = X(impacts_of)(structs);
}

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

/* In kit/rows.c, as compiling them takes longer than most tests; not every row has a form for
 * many. */
#define PAIR(form, question, a_name, b_name, name, A, B, Kind, EXACTNESS)                          \
    Answer ask_##name(const void *a, const void *b, isect_rule rule);                              \
    void ask_many_##name(const void *a, const void *b, size_t n, void *answers);
#include "rows/pairs.def"
#undef PAIR
#define MANY_OF_LANES(name) ask_many_##name
#define MANY_OF_PLAIN(name) NULL
#define MANY_OF_RULED(name) NULL

/* Questions that hulls answer by their corners alone. */
#define ROW_SHAPE(question, shape)                                                                 \
    &shape_kinds[(int)KIND_##shape == (int)KIND_hull &&                                            \
                         (int)QUESTION_##question != (int)QUESTION_cast                            \
                     ? KIND_corners                                                                \
                     : KIND_##shape]

/* Rows of matrix.csv come first, then the pairs that the engine answers: see count_rows. */
enum {
#define PAIR(form, question, a, b, name, A, B, Kind, EXACTNESS) ROW_##name,
#include "rows/pairs.def"
#undef PAIR
    FORMULAS,
    MOST_ROWS = 1200
};
static Row rows[MOST_ROWS] = {
#define PAIR(form, question, a, b, name, A, B, Kind, EXACTNESS)                                    \
    {#name,                                                                                        \
     sizeof #name > sizeof #question "_" #a "_" #b,                                                \
     QUESTION_##question,                                                                          \
     FORM_##form,                                                                                  \
     ANSWER_##Kind,                                                                                \
     EXACTNESS_##EXACTNESS,                                                                        \
     ROW_SHAPE(question, a),                                                                       \
     ROW_SHAPE(question, b),                                                                       \
     ask_##name,                                                                                   \
     MANY_OF_##form(name)},
#include "rows/pairs.def"
#undef PAIR
};

/* ---- any two shapes ---- */

/* The kinds of what an isect_any may refer to. */
static const struct {
    isect_shape shape;
    Kind kind, moving; /* the kind of it with a motion, or itself */
} any_kinds[] = {
#define ANY_SHAPE(SHAPE, name, moving) {ISECT_SHAPE_##SHAPE, KIND_##name, KIND_##moving},
#define KIND_hull KIND_corners
#include "rows/any_shapes.def"
#undef KIND_hull
#undef ANY_SHAPE
};

/* ISECT_SHAPE_NONE of what no reference is to. */
static inline isect_shape shape_of(Kind which)
{
    for (size_t i = 0; i < COUNT(any_kinds); i++)
        if (any_kinds[i].kind == which || any_kinds[i].moving == which ||
            (which == KIND_hull && any_kinds[i].kind == KIND_corners))
            return any_kinds[i].shape;
    return ISECT_SHAPE_NONE;
}

static const struct {
    const char *name;
    Question question;
    isect_question of_any;
    AnswerKind answer;
    bool symmetric;
} any_questions[] = {{"overlap", QUESTION_overlap, ISECT_QUESTION_OVERLAP, ANSWER_Bool, true},
                     {"contains", QUESTION_contains, ISECT_QUESTION_CONTAINS, ANSWER_Bool, false},
                     {"closest", QUESTION_closest, ISECT_QUESTION_CLOSEST, ANSWER_Nearest, true},
                     {"contact", QUESTION_contact, ISECT_QUESTION_CONTACT, ANSWER_Contact, true},
                     {"sweep", QUESTION_sweep, ISECT_QUESTION_SWEEP, ANSWER_Impact, false}};

static inline const Row *formula_row(Question question, Kind a, Kind b)
{
    for (size_t i = 0; i < FORMULAS; i++)
        if (rows[i].question == question && !rows[i].variant && rows[i].a->kind == a &&
            rows[i].b->kind == b)
            return &rows[i];
    return NULL;
}
/* A name of the kit has "hull" for corners, "sphere" for one that moves. */
static inline const char *name_of_kind(Kind of)
{
    return of == KIND_corners ? "hull" : shape_kinds[of].name;
}
/* The row of question q to shapes a and b of any_kinds, if the engine answers. */
static inline bool engine_row(size_t q, size_t a, size_t b, Row *row)
{
    const bool sweeps = any_questions[q].question == QUESTION_sweep;
    const Kind first = sweeps ? any_kinds[a].moving : any_kinds[a].kind, second = any_kinds[b].kind;
    const isect_exactness exactness =
        X(any_answers)(any_questions[q].of_any, any_kinds[a].shape, any_kinds[b].shape);
    if (exactness == ISECT_EXACTNESS_NONE || (any_questions[q].symmetric && a > b) ||
        (sweeps && first == any_kinds[a].kind) ||
        formula_row(any_questions[q].question, first, second))
        return false;
    char *name = malloc(64);
    snprintf(name, 64, "%s_%s_%s", any_questions[q].name, name_of_kind(any_kinds[a].kind),
             name_of_kind(second));
    *row = (Row){name,
                 false,
                 any_questions[q].question,
                 FORM_ENGINE,
                 any_questions[q].answer,
                 exactness == ISECT_EXACTNESS_EXACT ? EXACTNESS_EXACT : EXACTNESS_ACCURACY,
                 &shape_kinds[first],
                 &shape_kinds[second],
                 NULL,
                 NULL};
    return true;
}
/* The count of rows. The first call makes those of the engine, by isect_any_answers. */
static inline size_t count_rows(void)
{
    static size_t count = 0;
    if (count)
        return count;
    count = FORMULAS;
    for (size_t q = 0; q < COUNT(any_questions); q++)
        for (size_t a = 0; a < COUNT(any_kinds); a++)
            for (size_t b = 0; b < COUNT(any_kinds); b++)
                count += count < MOST_ROWS && engine_row(q, a, b, &rows[count]);
    return count;
}

/* This is in kit/rows.c: a question by the tags of both shapes. A moving shape is followed by its
 * motion, behind `numbers` numbers. */
Answer ask_any(Question question, isect_shape a, const void *first, size_t numbers, isect_shape b,
               const void *second);
void ask_many_any(Question question, isect_shape a, const void *view_a, size_t numbers,
                  isect_shape b, const void *view_b, size_t n, void *answers);

/* The rule is read where the form is RULED. Bytes of the answer that its type has not are 0. */
static inline Answer ask_row(const Row *row, const void *a, const void *b, isect_rule rule)
{
    return row->formula ? row->formula(a, b, rule)
                        : ask_any(row->question, shape_of(row->a->kind), a, row->a->numbers,
                                  shape_of(row->b->kind), b);
}
/* True if there is a form for many. */
static inline bool has_many(const Row *row)
{
    return row->formula_n || (!row->formula && row->a->numbers && row->b->numbers);
}
/* The form for many of two views, made by shape_view, and where the answers go: words of bits,
 * bytes of sides, or a view of numbers. */
static inline void ask_row_n(const Row *row, const void *a, const void *b, size_t n, void *answers)
{
    if (row->formula_n)
        row->formula_n(a, b, n, answers);
    else
        ask_many_any(row->question, shape_of(row->a->kind), a, row->a->numbers,
                     shape_of(row->b->kind), b, n, answers);
}

/* Returns NULL if no row has the name. */
static inline const Row *row_named(const char *name)
{
    for (size_t i = 0; i < count_rows(); i++)
        if (!strcmp(rows[i].name, name))
            return &rows[i];
    return NULL;
}
/* The row of the same pair for another question, or NULL; no variant. */
static inline const Row *row_of(Question question, Kind a, Kind b)
{
    for (size_t i = 0; i < count_rows(); i++)
        if (rows[i].question == question && !rows[i].variant && rows[i].a->kind == a &&
            rows[i].b->kind == b)
            return &rows[i];
    return NULL;
}

#endif
