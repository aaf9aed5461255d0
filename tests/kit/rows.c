/* kit/rows.c - the tables of shapes and rows, and their calls: ask_overlap_sphere_capsule,
 * ask_many_overlap_sphere_capsule and so on. It is compiled once for each precision, for all
 * tests. */
#include "kit/rows.h"

/* ---- shapes ---- */

#define any_point any_vec3
#define odd_point odd_vec3
#define any_point2 any_vec2
#define odd_point2 odd_vec2

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

#define SHAPE(name, Shape, plural) VIEW(name, X(name))
#define VIEW(name, View)                                                                           \
    static void make_any_##name(void *shape)                                                       \
    {                                                                                              \
        const View made = any_##name();                                                            \
        memcpy(shape, &made, sizeof made);                                                         \
    }                                                                                              \
    static void make_odd_##name(void *shape)                                                       \
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

const ShapeKind shape_kinds[SHAPE_KINDS] = {
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
#undef isect_point
#undef isectd_point
#undef isect_point2
#undef isectd_point2

const ShapeKind *resting(const ShapeKind *of)
{
    if (strncmp(of->name, "moving_", 7) != 0)
        return of;
    for (size_t i = 0; i < COUNT(shape_kinds); i++)
        if (!strcmp(shape_kinds[i].name, of->name + 7))
            return &shape_kinds[i];
    return of;
}

/* ---- answers ---- */

size_t answer_numbers(AnswerKind of)
{
    return of == ANSWER_Span      ? NUMBERS(Span)
           : of == ANSWER_Touch   ? NUMBERS(Touch)
           : of == ANSWER_Nearest ? NUMBERS(Nearest)
           : of == ANSWER_Contact ? NUMBERS(Contact)
           : of == ANSWER_Impact  ? NUMBERS(Impact)
           : of == ANSWER_Ray     ? NUMBERS(Ray)
                                  : 0;
}
void answers_of(AnswerKind of, void *structs, AnyView *view)
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

/* ---- rows ---- */

#define ASK_LANES(name) X(name)(a, b)
#define ASK_PLAIN(name) X(name)(a, b)
#define ASK_RULED(name) X(name)(a, b, rule)

#define PAIR(form, question, a_name, b_name, name, A, B, Kind, EXACTNESS)                          \
    static Answer ask_##name(const void *a, const void *b, isect_rule rule)                        \
    {                                                                                              \
        (void)rule;                                                                                \
        return answer_of_##Kind(ASK_##form(name));                                                 \
    }
#include "rows/pairs.def"
#undef PAIR

#define PUT_Bool(answers) (uint64_t *)(answers)
#define PUT_Side(answers) (uint8_t *)(answers)
#define PUT_Span(answers) *(const ManySpan *)(answers)
#define PUT_Touch(answers) *(const ManyTouch *)(answers)
#define PUT_Nearest(answers) *(const ManyNearest *)(answers)
#define PUT_Contact(answers) *(const ManyContact *)(answers)
#define PUT_Impact(answers) *(const ManyImpact *)(answers)
#define MANY_LANES(name, A, B, Kind)                                                               \
    static void ask_many_##name(const void *a, const void *b, size_t n, void *answers)             \
    {                                                                                              \
        X(name##_n)(*(const Many##A *)a, *(const Many##B *)b, n, PUT_##Kind(answers));             \
    }
#define MANY_PLAIN(name, A, B, Kind)
#define MANY_RULED(name, A, B, Kind)
#define PAIR(form, question, a_name, b_name, name, A, B, Kind, EXACTNESS)                          \
    MANY_##form(name, A, B, Kind)
#include "rows/pairs.def"
#undef PAIR

/* Not every row has a form for many. */
#define MANY_OF_LANES(name) ask_many_##name
#define MANY_OF_PLAIN(name) NULL
#define MANY_OF_RULED(name) NULL

/* Questions that hulls answer by their corners alone. */
#define ROW_SHAPE(question, shape)                                                                 \
    &shape_kinds[(int)KIND_##shape == (int)KIND_hull &&                                            \
                         (int)QUESTION_##question != (int)QUESTION_cast                            \
                     ? KIND_corners                                                                \
                     : KIND_##shape]

Row rows[MOST_ROWS] = {
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

const AnyKind any_kinds[ANY_KINDS] = {
#define ANY_SHAPE(SHAPE, name, moving) {ISECT_SHAPE_##SHAPE, KIND_##name, KIND_##moving},
#define KIND_hull KIND_corners
#include "rows/any_shapes.def"
#undef KIND_hull
#undef ANY_SHAPE
};

isect_shape shape_of(Kind which)
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

const Row *formula_row(Question question, Kind a, Kind b)
{
    for (size_t i = 0; i < FORMULAS; i++)
        if (rows[i].question == question && !rows[i].variant && rows[i].a->kind == a &&
            rows[i].b->kind == b)
            return &rows[i];
    return NULL;
}
const char *name_of_kind(Kind of)
{
    return of == KIND_corners ? "hull" : shape_kinds[of].name;
}
/* The row of question q to shapes a and b of any_kinds, if the engine answers. */
static bool engine_row(size_t q, size_t a, size_t b, Row *row)
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
size_t count_rows(void)
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

Answer ask_any(Question question, isect_shape a, const void *first, size_t numbers, isect_shape b,
               const void *second)
{
    const X(any) one = {a, first}, other = {b, second};
    X(vec3) motion;
    switch (question) {
    case QUESTION_overlap:
        return answer_of_Bool(X(overlap_any)(one, other));
    case QUESTION_contains:
        return answer_of_Bool(X(contains_any)(one, other));
    case QUESTION_closest:
        return answer_of_Nearest(X(closest_any)(one, other));
    case QUESTION_contact:
        return answer_of_Contact(X(contact_any)(one, other));
    default:
        memcpy(&motion, (const real *)first + numbers - 3, sizeof motion);
        return answer_of_Impact(X(sweep_any)(one, &motion, other));
    }
}

/* The view of the numbers from `from` on, with the stride of the whole. */
static void part_of_view(const void *view, size_t numbers, size_t from, size_t count, AnyView *part)
{
    const char *pointers = view;
    memcpy(part, pointers + from * sizeof(real *), count * sizeof(real *));
    memcpy((char *)part + count * sizeof(real *), pointers + numbers * sizeof(real *),
           sizeof(size_t));
}
static isect_status sweep_many(X(anys) a, size_t numbers, X(anys) b, size_t n, void *answers)
{
    AnyView still, by;
    X(points) motions;
    part_of_view(a.at, numbers, 0, numbers - 3, &still);
    part_of_view(a.at, numbers, numbers - 3, 3, &by);
    memcpy(&motions, &by, sizeof motions);
    a.at = &still;
    return X(sweep_any_n)(a, motions, b, n, *(const ManyImpact *)answers);
}
static void ask_many_any(Question question, isect_shape a, const void *view_a, size_t numbers,
                         isect_shape b, const void *view_b, size_t n, void *answers)
{
    const X(anys) one = {a, ISECT_COLUMNS, view_a}, other = {b, ISECT_COLUMNS, view_b};
    const isect_status status =
        question == QUESTION_overlap    ? X(overlap_any_n)(one, other, n, answers)
        : question == QUESTION_contains ? X(contains_any_n)(one, other, n, answers)
        : question == QUESTION_closest
            ? X(closest_any_n)(one, other, n, *(const ManyNearest *)answers)
        : question == QUESTION_contact
            ? X(contact_any_n)(one, other, n, *(const ManyContact *)answers)
            : sweep_many(one, numbers, other, n, answers);
    if (status != ISECT_OK)
        abort();
}

Answer ask_row(const Row *row, const void *a, const void *b, isect_rule rule)
{
    return row->formula ? row->formula(a, b, rule)
                        : ask_any(row->question, shape_of(row->a->kind), a, row->a->numbers,
                                  shape_of(row->b->kind), b);
}
bool has_many(const Row *row)
{
    return row->formula_n || (!row->formula && row->a->numbers && row->b->numbers);
}
void ask_row_n(const Row *row, const void *a, const void *b, size_t n, void *answers)
{
    if (row->formula_n)
        row->formula_n(a, b, n, answers);
    else
        ask_many_any(row->question, shape_of(row->a->kind), a, row->a->numbers,
                     shape_of(row->b->kind), b, n, answers);
}

const Row *row_named(const char *name)
{
    for (size_t i = 0; i < count_rows(); i++)
        if (!strcmp(rows[i].name, name))
            return &rows[i];
    return NULL;
}
const Row *row_of(Question question, Kind a, Kind b)
{
    for (size_t i = 0; i < count_rows(); i++)
        if (rows[i].question == question && !rows[i].variant && rows[i].a->kind == a &&
            rows[i].b->kind == b)
            return &rows[i];
    return NULL;
}
