/* cli/ask/ask_call.c - calls the function of a question through the catalogue. */
#include "ask/ask.h"

#include <string.h>

_Static_assert(sizeof(isect_any) == sizeof(isectd_any),
               "a reference is the same in both precisions");

static const void *numbers_at(const union ask_value *value, enum precision precision, unsigned i)
{
    return precision == FLOAT ? (const void *)&value->points.floats[i]
                              : (const void *)&value->points.doubles[i];
}

static void set_pointer(void *view, const isect_catalog_member *member, enum precision precision,
                        const void *to)
{
    memcpy((char *)view + member->offset[precision], &to, sizeof to);
}
static void set_count(void *view, const isect_catalog_member *member, enum precision precision,
                      size_t count)
{
    memcpy((char *)view + member->offset[precision], &count, sizeof count);
}

/* Makes a view of the arrays of a value. Its other members are 0. */
static const void *make_view(AskView *view, const AskType *type, const union ask_value *value,
                             enum precision precision)
{
    memset(view, 0, sizeof *view);
    for (unsigned i = 0; i < type->field_count; i++) {
        const AskField *field = &type->fields[i];
        if (field->count != NULL)
            set_count(view, field->count, precision, value->points.other);
        if (field->rows == ASK_OPEN)
            set_pointer(view, field->member, precision, numbers_at(value, precision, field->first));
        else if (field->rows == ASK_WHOLE)
            set_pointer(view, field->member, precision, value->points.degrees);
    }
    set_count(view, type->count, precision, value->points.count);
    if (type->pieces != NULL)
        set_count(view, type->pieces, precision, value->points.pieces);
    return view;
}

/* The struct of a shape: a view, or its numbers as they were read. */
static const void *struct_of(AskView *view, const AskType *type, const union ask_value *value,
                             enum precision precision)
{
    return type->kind == ASK_VIEW ? make_view(view, type, value, precision) : value;
}

static const void *motion_of(const AskType *type, const union ask_value *value,
                             enum precision precision)
{
    return numbers_at(value, precision, type->fields[type->field_count - 1].first);
}

/* The argument for parameter i. */
static const void *argument(AskCall *call, const AskQuestion *question, unsigned i,
                            enum precision precision, const union ask_value *given)
{
    const unsigned place = question->places[i];
    const union ask_value *value = &given[place];
    const AskType *type = ask_given_type(question, given, place);
    switch ((enum ask_source)question->sources[i]) {
    case ASK_FROM_VALUE:
        break;
    case ASK_FROM_VIEW:
        return make_view(&call->view[place], type, value, precision);
    case ASK_FROM_ANY:
        type = type->rest != NULL ? type->rest : type;
        call->any[place] =
            (isect_any){type->of->shape, struct_of(&call->view[place], type, value, precision)};
        return &call->any[place];
    case ASK_FROM_MOTION:
        return motion_of(type, value, precision);
    case ASK_FROM_ARRAY:
        return value->points.floats;
    case ASK_FROM_COUNT:
        return &value->points.count;
    case ASK_FROM_BITS:
        return value->bits.words;
    case ASK_FROM_FEW:
        call->few[place] = (uint32_t)value->count;
        return &call->few[place];
    case ASK_CAPACITY:
        return &call->capacity;
    case ASK_TO_POINTS:
        return call->answer->points.doubles;
    case ASK_TO_SPARE:
        return call->spare;
    case ASK_NULL:
        return NULL;
    }
    return value;
}

void ask_prepare(AskCall *call, const AskQuestion *question, enum precision precision,
                 const union ask_value *given, union ask_value *answer)
{
    call->function = question->function->call[precision];
    call->answer = answer;
    call->capacity = ASK_POINTS_MOST;
    for (unsigned i = 0; i < question->function->count; i++)
        call->arguments[i] = argument(call, question, i, precision, given);
    call->result = answer;
    if (question->answer->kind == ASK_VIEW)
        call->result =
            question->status ? (void *)&answer->points.status : (void *)&answer->points.count;
}

void ask_run(AskCall *call)
{
    call->function(call->result, call->arguments);
}

void ask_call(const AskQuestion *question, enum precision precision, const union ask_value *given,
              union ask_value *answer)
{
    AskCall call;
    ask_prepare(&call, question, precision, given, answer);
    ask_run(&call);
    if (question->answer->kind != ASK_VIEW)
        return;
    if (question->status)
        answer->points.count = answer->points.status == ISECT_OK ? given[0].points.count : 0;
    else
        answer->points.status = ISECT_OK;
}
