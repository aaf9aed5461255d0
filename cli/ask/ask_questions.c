/* cli/ask/ask_questions.c - makes the questions from the catalogue: one for each function, and one
 * for each pair of shapes without a function of its own. A function whose parameters cannot be read
 * has the command that answers it instead (ask_elsewhere.c). */
#include "ask/ask_questions.h"

#include "ask/ask_types.h"
#include "fault.h"
#include "suggest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUESTIONS_MOST = 2048 };
static AskQuestion questions[QUESTIONS_MOST];
static const AskQuestion *in_order[QUESTIONS_MOST]; /* by name */
static size_t question_count;

static int by_name(const void *a, const void *b)
{
    return strcmp((*(const AskQuestion *const *)a)->name, (*(const AskQuestion *const *)b)->name);
}

/* ---- parameters ---- */

typedef struct Plan {
    AskQuestion *question;
    unsigned given;
    const AskType *filled; /* the type of an array that is filled, or NULL */
} Plan;

static bool give(Plan *plan, unsigned parameter, const AskType *type, enum ask_source source)
{
    if (plan->given == ASK_GIVEN)
        return false;
    plan->question->given[plan->given] = type;
    plan->question->places[parameter] = (uint8_t)plan->given++;
    plan->question->sources[parameter] = (uint8_t)source;
    return true;
}

/* Sets the source of a parameter that is not an operand; it may belong to the operand before it. */
static bool supply(Plan *plan, unsigned parameter, enum ask_source source)
{
    plan->question->places[parameter] = (uint8_t)(plan->given > 0 ? plan->given - 1 : 0);
    plan->question->sources[parameter] = (uint8_t)source;
    return true;
}

static bool is_named(const isect_catalog_member *member, const char *name, const AskType *type,
                     const char *type_name)
{
    return strcmp(member->name, name) == 0 && strcmp(type->name, type_name) == 0;
}

static const AskType *before(const Plan *plan)
{
    return plan->given > 0 ? plan->question->given[plan->given - 1] : NULL;
}

/* Takes a parameter that is no pointer. False: it cannot be read. */
static bool take_value(Plan *plan, unsigned i, const isect_catalog_member *member)
{
    const AskType *type = ask_type_of(member);
    if (strcmp(type->name, "any") == 0)
        return give(plan, i, &ask_any_type, ASK_FROM_ANY);
    if (type->of->kind == ISECT_CATALOG_REAL && type->of->size[0] != type->of->size[1])
        return give(plan, i, &ask_number_type, ASK_FROM_VALUE);
    if (strcmp(type->name, "uint32_t") == 0)
        return give(plan, i, &ask_few_type, ASK_FROM_FEW);
    if (strcmp(type->name, "size_t") == 0) {
        const AskType *last = before(plan);
        const bool array = last == &ask_loop_type || last == &ask_planes_type;
        if (strcmp(member->name, "capacity") == 0)
            return supply(plan, i, ASK_CAPACITY);
        if (array && strcmp(member->name, "count") == 0)
            return supply(plan, i, ASK_FROM_COUNT);
        return give(plan, i, last == &ask_bits_type ? &ask_place_type : &ask_count_type,
                    ASK_FROM_VALUE);
    }
    return (type->kind == ASK_WORD || type->kind == ASK_STRUCT) &&
           give(plan, i, type, ASK_FROM_VALUE);
}

/* Takes a pointer to const: a struct, a view, or, if `counted`, an array whose count follows. */
static bool take_pointer(Plan *plan, unsigned i, const isect_catalog_member *member, bool counted)
{
    const AskType *type = ask_type_of(member);
    if (strcmp(type->name, "uint64_t") == 0 && strcmp(member->name, "bits") == 0)
        return give(plan, i, &ask_bits_type, ASK_FROM_BITS);
    if (counted)
        return strcmp(type->name, "vec3") == 0    ? give(plan, i, &ask_loop_type, ASK_FROM_ARRAY)
               : strcmp(type->name, "plane") == 0 ? give(plan, i, &ask_planes_type, ASK_FROM_ARRAY)
                                                  : false;
    if (type->kind == ASK_VIEW) {
        const bool corners = type->of->shape == ISECT_SHAPE_HULL &&
                             plan->question->function->role == ISECT_CATALOG_FORMULA &&
                             strcmp(plan->question->function->header, "cast") != 0;
        return give(plan, i, corners ? ask_hull_corners() : type, ASK_FROM_VIEW);
    }
    return (type->kind == ASK_STRUCT || type->kind == ASK_WITNESS) &&
           give(plan, i, type, ASK_FROM_VALUE);
}

/* Takes a pointer to the result of the function, or to memory that it needs. */
static bool take_filled(Plan *plan, unsigned i, const isect_catalog_member *member)
{
    const AskType *type = ask_type_of(member);
    if (is_named(member, "hint", type, "hint"))
        return supply(plan, i, ASK_NULL);
    if (is_named(member, "spare", type, "vec3"))
        return supply(plan, i, ASK_TO_SPARE);
    if (is_named(member, "out", type, "vec3"))
        plan->filled = &ask_loop_type;
    else if (is_named(member, "weights", type, "float"))
        plan->filled = &ask_weights_type;
    else
        return false;
    return supply(plan, i, ASK_TO_POINTS);
}

static const AskType *answer_of(const Plan *plan, const isect_catalog_member *result)
{
    const AskType *type = ask_type_of(result);
    if (plan->filled != NULL)
        return plan->filled;
    if (result->pointers)
        return type->of->kind == ISECT_CATALOG_CHAR ? &ask_text_type : NULL;
    switch (type->of->kind) {
    case ISECT_CATALOG_BOOL:
        return &ask_yes_type;
    case ISECT_CATALOG_SIGNED:
        return &ask_sign_type;
    case ISECT_CATALOG_REAL:
        return &ask_number_type;
    case ISECT_CATALOG_UNSIGNED:
        return strcmp(type->name, "size_t") == 0 ? &ask_count_type : NULL;
    default:
        return type->kind == ASK_NONE || type->kind == ASK_VIEW ? NULL : type;
    }
}

/* Sets the sources of all parameters. False: one cannot be read, or the result not printed. */
static bool make_plan(AskQuestion *question)
{
    const isect_catalog_function *function = question->function;
    const isect_catalog_member *first = function->result + 1;
    Plan plan = {question, 0, NULL};
    if (function->role == ISECT_CATALOG_MAKER || function->role == ISECT_CATALOG_STATE ||
        function->count > ASK_PARAMETERS)
        return false;
    for (unsigned i = 0; i < function->count; i++) {
        const bool counted = i + 1 < function->count && first[i + 1].pointers == 0 &&
                             strcmp(first[i + 1].name, "count") == 0;
        if (!(first[i].pointers == 0  ? take_value(&plan, i, &first[i])
              : first[i].pointers > 1 ? false
              : first[i].constant     ? take_pointer(&plan, i, &first[i], counted)
                                      : take_filled(&plan, i, &first[i])))
            return false;
    }
    question->answer = answer_of(&plan, function->result);
    question->status = plan.filled && ask_type_of(function->result)->kind == ASK_WORD;
    return question->answer != NULL;
}

/* ---- names ---- */

/* The length of the name of the first shape in the words of a formula: ray_triangle_culled. */
static size_t first_shape(const AskQuestion *question, const char *words)
{
    char shape[32];
    const char *name = ask_type_of(question->function->result + 1)->name;
    const bool moving = strncmp(name, "moving_", 7) == 0, vector = strncmp(name, "vec", 3) == 0;
    snprintf(shape, sizeof shape, "%s%s", vector ? "point" : name + (moving ? 7 : 0),
             strcmp(name, "vec2") == 0 ? "2" : "");
    return strncmp(words, shape, strlen(shape)) == 0 ? strlen(shape) : 0;
}

/* The names of isect_cast_ray_triangle_culled are cast, ray, triangle_culled; those of
 * isect_clip_plane are clip, plane. */
static void make_names(AskQuestion *question)
{
    const char *name = question->function->name + 6, *header = question->function->header;
    const size_t length = strlen(header);
    snprintf(question->text, sizeof question->text, "%s", name);
    question->name = name;
    question->names[0] = question->text;
    if (strncmp(name, header, length) != 0 || name[length] != '_')
        return;
    question->text[length] = '\0';
    question->names[1] = question->text + length + 1;
    if (question->function->role != ISECT_CATALOG_FORMULA)
        return;
    char *words = question->text + length + 1;
    const size_t shape = first_shape(question, words);
    words[shape] = '\0';
    question->names[2] = words + shape + 1;
}

/* ---- functions, pairs of shapes ---- */

static AskQuestion *new_question(void)
{
    AskQuestion *question = &questions[question_count];
    question_count += question_count + 1 < QUESTIONS_MOST;
    *question = (AskQuestion){.answer = NULL};
    return question;
}

static void add_functions(void)
{
    size_t count;
    const isect_catalog_function *all = isect_catalog_functions(&count);
    for (size_t i = 0; i < count; i++) {
        AskQuestion *question = new_question();
        question->function = &all[i];
        make_names(question);
        if (!make_plan(question)) {
            memset(question->given, 0, sizeof question->given);
            question->answer = NULL;
            question->elsewhere = ask_elsewhere(&all[i]);
        }
    }
}

/* True if the pair has a function of its own. */
static bool has_formula(const char *names[ASK_NAMES])
{
    char name[96];
    snprintf(name, sizeof name, "isect_%s_%s_%s", names[0], names[1], names[2]);
    return isect_catalog_find(name) != NULL;
}

static void add_pair(const isect_catalog_function *function, isect_question which, isect_shape a,
                     isect_shape b)
{
    const bool sweeps = which == ISECT_QUESTION_SWEEP;
    const AskType *first = sweeps ? ask_moving(a) : ask_shape(a), *second = ask_shape(b);
    const char *names[] = {ask_word("question", which), ask_word("shape", a), ask_word("shape", b)};
    if (first == NULL || second == NULL || has_formula(names))
        return;
    AskQuestion *question = new_question();
    question->function = function;
    question->answer = ask_type_of(function->result);
    if (ask_type_of(function->result)->of->kind == ISECT_CATALOG_BOOL)
        question->answer = &ask_yes_type;
    question->given[0] = first, question->given[1] = second;
    memcpy(question->names, names, sizeof names);
    snprintf(question->text, sizeof question->text, "%s_%s_%s", names[0], names[1], names[2]);
    question->name = question->text;
    for (unsigned i = 0, given = 0; i < function->count; i++) {
        const bool any = function->result[1 + i].pointers == 0;
        question->sources[i] = any ? ASK_FROM_ANY : ASK_FROM_MOTION;
        question->places[i] = (uint8_t)(any ? given++ : 0);
    }
}

/* If the order of two shapes does not matter, they stand in the order of isect_shape. */
static void add_pairs(void)
{
    for (int which = 0; which < ISECT_QUESTIONS; which++) {
        char name[48];
        const bool ordered = which == ISECT_QUESTION_CONTAINS || which == ISECT_QUESTION_CLASSIFY ||
                             which == ISECT_QUESTION_SWEEP;
        snprintf(name, sizeof name, "isect_%s_any", ask_word("question", (unsigned)which));
        const isect_catalog_function *function = isect_catalog_find(name);
        for (int a = 0; a < ISECT_SHAPES; a++)
            for (int b = ordered ? 0 : a; b < ISECT_SHAPES; b++)
                if (function != NULL && isect_any_answers((isect_question)which, (isect_shape)a,
                                                          (isect_shape)b) != ISECT_EXACTNESS_NONE)
                    add_pair(function, (isect_question)which, (isect_shape)a, (isect_shape)b);
    }
}

const AskQuestion *ask_questions(size_t *count)
{
    if (question_count == 0) {
        ask_make_types();
        add_functions();
        add_pairs();
        for (size_t i = 0; i < question_count; i++)
            in_order[i] = &questions[i];
        qsort(in_order, question_count, sizeof in_order[0], by_name);
    }
    *count = question_count;
    return questions;
}

static const AskQuestion *find(const char *name)
{
    const AskQuestion wanted = {.name = name}, *key = &wanted;
    size_t count;
    ask_questions(&count);
    const AskQuestion *const *found = bsearch(&key, in_order, count, sizeof key, by_name);
    return found != NULL ? *found : NULL;
}

static void missing(const ReaderString names[ASK_NAMES], Fault *fault)
{
    char asked[120] = "";
    for (int i = 0; i < ASK_NAMES && names[i].text != NULL; i++)
        snprintf(asked + strlen(asked), sizeof asked - strlen(asked), "%s%.*s", i > 0 ? " " : "",
                 (int)(names[i].length < 30 ? names[i].length : 30), names[i].text);
    const AskQuestion *meant = suggest_question(names);
    if (meant == NULL) {
        const char *word = suggest_word(names[0]);
        fault_set(fault, "unknown question '%s'%s%s%s (see: isect ask --list)", asked,
                  word != NULL ? ": its word here is '" : "", word != NULL ? word : "",
                  word != NULL ? "'" : "");
        return;
    }
    const char *const *name = meant->names;
    fault_set(fault, "unknown question '%s': did you mean '%s%s%s%s%s'?", asked, name[0],
              name[1] != NULL ? " " : "", name[1] != NULL ? name[1] : "",
              name[2] != NULL ? " " : "", name[2] != NULL ? name[2] : "");
}

const AskQuestion *ask_find(const ReaderString names[ASK_NAMES], Fault *fault)
{
    char joined[64] = "";
    size_t length = 0;
    for (int i = 0; i < ASK_NAMES && names[i].text != NULL; i++)
        if (length + names[i].length + 2 < sizeof joined)
            length += (size_t)sprintf(joined + length, "%s%.*s", i > 0 ? "_" : "",
                                      (int)names[i].length, names[i].text);
    const AskQuestion *question = find(joined);
    if (question != NULL && question->elsewhere == NULL)
        return question;
    if (question == NULL)
        missing(names, fault);
    else
        fault_set(fault, "'%s%s%s' is answered by: %s", question->names[0],
                  question->names[1] != NULL ? " " : "",
                  question->names[1] != NULL ? question->names[1] : "", question->elsewhere);
    return NULL;
}

const AskType *ask_type(const char *name)
{
    size_t count;
    ask_questions(&count);
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < ASK_GIVEN && questions[i].given[k] != NULL; k++)
            if (strcmp(questions[i].given[k]->name, name) == 0)
                return questions[i].given[k];
    return NULL;
}
