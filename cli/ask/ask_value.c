/* cli/ask/ask_value.c - reads the operands of a question and prints its answer, by the types of the
 * table. A struct is a row of named numbers, so one reader and one printer serve all of them. Every
 * field except the ends of a ray, the corners of a frustum and the vertices or planes of a hull
 * must be given once: a typing error is a fault, never a default. */
#include "ask/ask_types.h"

#include "fault.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

unsigned ask_given_count(const AskQuestion *question)
{
    unsigned count = 0;
    while (count < ASK_GIVEN && question->given[count] != NULL)
        count++;
    return count;
}

const AskType *ask_given_type(const AskQuestion *question, const union ask_value *given,
                              unsigned place)
{
    const AskType *type = question->given[place];
    return type != NULL && type->kind == ASK_ANY ? ask_shape((isect_shape)given[place].points.shape)
                                                 : type;
}

/* One number without brackets, or one for each column. */
static unsigned numbers_of(const AskField *field)
{
    return field->columns > 0 ? field->columns : 1;
}

/* The count of numbers in an array of a view. */
static unsigned length_of(const AskField *field, const union ask_value *value)
{
    return (unsigned)(field->count ? value->points.other : value->points.count) * numbers_of(field);
}

unsigned ask_number_count(const AskType *type, const union ask_value *value)
{
    unsigned sum = 0;
    if (type->kind != ASK_VIEW)
        return type->number_count;
    for (unsigned i = 0; i < type->field_count; i++)
        sum += type->fields[i].rows == ASK_OPEN ? length_of(&type->fields[i], value) : 0;
    return sum;
}

unsigned ask_number_place(const AskType *type, const union ask_value *value, unsigned i)
{
    const AskField *field = type->fields;
    if (type->kind != ASK_VIEW)
        return i;
    for (; i >= length_of(field, value); field++)
        i -= length_of(field, value);
    return field->first + i;
}

void ask_widen(const AskType *type, union ask_value *value)
{
    if (type != NULL && type->kind == ASK_PATCH)
        ask_widen_patch(value);
    if (type == NULL || (type->kind != ASK_STRUCT && type->kind != ASK_VIEW))
        return;
    const union ask_value narrow = *value;
    for (unsigned i = 0; i < ask_number_count(type, &narrow); i++) {
        const unsigned place = ask_number_place(type, &narrow, i);
        value->points.doubles[place] = (double)narrow.points.floats[place];
    }
    for (unsigned i = 0; type->kind == ASK_VIEW && type->rest != NULL && i < 3; i++) { /* motion */
        const unsigned place = type->fields[type->field_count - 1].first + i;
        value->points.doubles[place] = (double)narrow.points.floats[place];
    }
    if (type->counted)
        /* an integer in the place of a number */
        memcpy(value, &narrow, sizeof value->common.count);
}

/* ---- reading ---- */

static void store(union ask_value *value, enum precision precision, unsigned place, double number)
{
    if (precision == FLOAT)
        value->points.floats[place] = (float)number;
    else
        value->points.doubles[place] = number;
}

static double number_at(const union ask_value *value, enum precision precision, unsigned place)
{
    return precision == FLOAT ? (double)value->points.floats[place] : value->points.doubles[place];
}

/* An array of numbers, one for each column; a number without brackets if there are 0 columns. */
static bool read_numbers(Reader *reader, const AskField *field, unsigned first,
                         union ask_value *value)
{
    double number;
    const unsigned count = numbers_of(field);
    bool good = field->columns == 0 || reader_need(reader, '[');
    for (unsigned i = 0; i < count && good; i++) {
        if (i > 0 && !reader_need(reader, ','))
            return false;
        if (!reader_number(reader, &number))
            return false;
        store(value, reader->precision, first + i, number);
    }
    return good && (field->columns == 0 || reader_need(reader, ']'));
}

/* An array of a view, with any count of elements; the first array read sets the count. */
static bool read_points(Reader *reader, const AskType *type, const AskField *field, bool first,
                        union ask_value *value)
{
    size_t count = 0;
    bool good = reader_need(reader, '['), more = good && !reader_take(reader, ']');
    for (; more && good; count++) {
        if (count == type->most)
            return fault_set(reader->fault, "more than %u elements", type->most);
        good = read_numbers(reader, field, field->first + (unsigned)count * numbers_of(field),
                            value) &&
               reader_more(reader, ']', &more);
    }
    if (field->count != NULL) {
        value->points.other = count;
        return good;
    }
    if (good && !first && count != value->points.count)
        return fault_set(reader->fault, "%zu elements, but another array has %zu", count,
                         value->points.count);
    value->points.count = count;
    return good;
}

/* The degrees of the pieces of a contour: integers. */
static bool read_degrees(Reader *reader, const AskType *type, AskPoints *points)
{
    uint64_t degree = 0;
    points->pieces = 0;
    bool good = reader_need(reader, '['), more = good && !reader_take(reader, ']');
    for (; more && good; points->pieces++) {
        if (points->pieces == type->most)
            return fault_set(reader->fault, "more than %u elements", type->most);
        good = reader_whole(reader, UINT8_MAX, &degree) && reader_more(reader, ']', &more);
        points->degrees[points->pieces] = (uint8_t)degree;
    }
    return good;
}

/* `first` if no other array of the view was read. */
static bool read_field(Reader *reader, const AskType *type, const AskField *field, bool first,
                       union ask_value *value)
{
    if (field->rows == ASK_OPEN)
        return read_points(reader, type, field, first, value);
    if (field->rows == ASK_WHOLE)
        return read_degrees(reader, type, &value->points);
    if (field->rows == 0)
        return read_numbers(reader, field, field->first, value);
    bool good = reader_need(reader, '[');
    for (unsigned i = 0; i < field->rows && good; i++)
        good = (i == 0 || reader_need(reader, ',')) &&
               read_numbers(reader, field, field->first + i * field->columns, value);
    return good && reader_need(reader, ']');
}

/* Adds what the field must be to the message. */
static bool blame_field(Fault *fault, const AskType *type, const AskField *field)
{
    const Fault inner = *fault;
    char wanted[48] = "";
    if (field->rows == ASK_OPEN && field->columns > 0)
        snprintf(wanted, sizeof wanted, " (arrays of %u numbers)", field->columns);
    else if (field->rows == ASK_OPEN)
        snprintf(wanted, sizeof wanted, " (an array of numbers)");
    else if (field->rows == ASK_WHOLE)
        snprintf(wanted, sizeof wanted, " (an array of integers)");
    else if (field->rows > 0)
        snprintf(wanted, sizeof wanted, " (%u arrays of %u numbers)", field->rows, field->columns);
    else if (field->columns > 0)
        snprintf(wanted, sizeof wanted, " (an array of %u numbers)", field->columns);
    return fault_set(fault, "%s.%s%s: %.300s", type->name, field->name, wanted, inner.text);
}

static bool unknown_field(Fault *fault, const AskType *type, ReaderString name)
{
    char known[160] = "";
    for (unsigned i = 0; i < type->field_count; i++)
        snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s", i > 0 ? ", " : "",
                 type->fields[i].name);
    return fault_set(fault, "%s: unknown field '%.*s'; known: %s", type->name,
                     (int)(name.length < 60 ? name.length : 60), name.text, known);
}

/* True if no array of the view with the common count was read before. */
static bool first_array(const AskType *type, unsigned seen)
{
    for (unsigned i = 0; i < type->field_count; i++)
        if ((seen >> i & 1) && type->fields[i].rows == ASK_OPEN && type->fields[i].count == NULL)
            return false;
    return true;
}

static bool read_member(Reader *reader, const AskType *type, unsigned *seen, union ask_value *value)
{
    ReaderString name;
    unsigned i = 0;
    if (!reader_name(reader, &name))
        return fault_in(reader->fault, type->name);
    while (i < type->field_count && !reader_equal(name, type->fields[i].name))
        i++;
    if (i == type->field_count)
        return unknown_field(reader->fault, type, name);
    if (*seen >> i & 1)
        return fault_set(reader->fault, "%s.%s is given twice", type->name, type->fields[i].name);
    const bool first = first_array(type, *seen);
    *seen |= 1u << i;
    return read_field(reader, type, &type->fields[i], first, value) ||
           blame_field(reader->fault, type, &type->fields[i]);
}

/* A point is an array, like the vectors in all other shapes. */
static bool is_vector(const AskType *type)
{
    return type->kind == ASK_STRUCT && type->field_count >= 2 && type->field_count <= 3 &&
           strcmp(type->fields[0].name, "x") == 0;
}

static bool read_vector(Reader *reader, const AskType *type, union ask_value *value)
{
    const AskField all = {.name = type->name, .columns = type->number_count};
    if (read_numbers(reader, &all, 0, value))
        return true;
    const Fault why = *reader->fault;
    return fault_set(reader->fault, "%s (an array of %u numbers): %.300s", type->name,
                     type->number_count, why.text);
}

/* An array that is missing is empty, if its count is its own, or if such an array is given. */
static bool add_missing_array(Reader *reader, const AskType *type, const AskField *field,
                              unsigned seen, union ask_value *value)
{
    bool other = false;
    for (unsigned i = 0; i < type->field_count; i++)
        other |= (seen >> i & 1) && type->fields[i].count != NULL;
    if (field->count != NULL)
        value->points.other = 0;
    else if (type->either && other)
        value->points.count = 0;
    else
        return fault_set(reader->fault, "%s.%s is missing%s", type->name, field->name,
                         type->either ? ", and so are its planes" : "");
    return true;
}

/* The default of a missing field. The ends of a ray are then 0 and infinity; the corners of a
 * frustum are then 0, since its planes are the set. Except for arrays, no other field may be
 * missing. */
static bool add_missing(Reader *reader, const AskType *type, const AskField *field, unsigned seen,
                        union ask_value *value)
{
    if (field->rows == ASK_OPEN)
        return add_missing_array(reader, type, field, seen, value);
    const bool to = strcmp(field->name, "t_max") == 0;
    const bool corners = type->of != NULL && type->of->shape == ISECT_SHAPE_FRUSTUM &&
                         strcmp(field->name, "corner") == 0;
    if (!to && !corners && strcmp(field->name, "t_min") != 0)
        return fault_set(reader->fault, "%s.%s is missing", type->name, field->name);
    const unsigned rows = field->rows > 0 ? field->rows : 1;
    for (unsigned i = 0; i < rows * numbers_of(field); i++)
        store(value, reader->precision, field->first + i, to ? INFINITY : 0);
    return true;
}

bool ask_read_struct(Reader *reader, const AskType *type, union ask_value *value)
{
    unsigned seen = 0;
    if (is_vector(type) && reader_peek(reader) == '[')
        return read_vector(reader, type, value);
    if (type->miss != NULL && reader_peek(reader) == 'n') { /* null */
        for (unsigned i = 0; i < type->number_count; i++)
            store(value, reader->precision, i, type->miss[i]);
        return reader_skip(reader);
    }
    if (!reader_need(reader, '{'))
        return fault_in(reader->fault, type->name);
    bool more = !reader_take(reader, '}');
    while (more) {
        if (!read_member(reader, type, &seen, value))
            return false;
        if (!reader_more(reader, '}', &more))
            return fault_in(reader->fault, type->name);
    }
    for (unsigned i = 0; i < type->field_count; i++)
        if (!(seen >> i & 1) && !add_missing(reader, type, &type->fields[i], seen, value))
            return false;
    return true;
}

/* A word is read by its name, or by its number in C. */
static bool read_word(Reader *reader, const AskType *type, union ask_value *value)
{
    ReaderString word;
    uint64_t place = 0;
    if (reader_peek(reader) != '"') {
        if (!reader_whole(reader, type->word_count - 1, &place))
            return fault_in(reader->fault, type->name);
    } else {
        if (!reader_string(reader, &word))
            return fault_in(reader->fault, type->name);
        while (place < type->word_count && !reader_equal(word, type->words[place]))
            place++;
        if (place == type->word_count)
            return fault_set(reader->fault, "unknown %s '%.*s'", type->name,
                             (int)(word.length < 60 ? word.length : 60), word.text);
    }
    value->word = (unsigned)place;
    return true;
}

static bool read_bits(Reader *reader, AskBits *bits)
{
    bits->count = 0;
    if (!reader_need(reader, '['))
        return fault_in(reader->fault, "bits");
    bool more = !reader_take(reader, ']');
    while (more) {
        if (bits->count == ASK_WORDS_MOST)
            return fault_set(reader->fault, "bits: more than %d words", ASK_WORDS_MOST);
        if (!reader_whole(reader, UINT64_MAX, &bits->words[bits->count++]) ||
            !reader_more(reader, ']', &more))
            return fault_in(reader->fault, "bits");
    }
    return true;
}

static bool read_count(Reader *reader, size_t most, union ask_value *value)
{
    uint64_t count;
    if (!reader_whole(reader, most, &count))
        return false;
    value->count = (size_t)count;
    return true;
}

bool ask_read(const AskQuestion *question, Reader *reader, unsigned place, union ask_value *given)
{
    const AskType *type = question->given[place];
    switch (type->kind) {
    case ASK_STRUCT:
    case ASK_VIEW:
        return ask_read_struct(reader, type, &given[place]);
    case ASK_ANY:
        return ask_read_any(reader, &given[place]);
    case ASK_WITNESS: /* its numbers are double in either precision */
        return ask_read_witness(reader, &given[place].witness);
    case ASK_WORD:
        return read_word(reader, type, &given[place]);
    case ASK_NUMBER:
        return read_numbers(reader, &(AskField){.name = type->name}, 0, &given[place]) ||
               fault_in(reader->fault, type->name);
    case ASK_BITS:
        return read_bits(reader, &given[place].bits);
    case ASK_COUNT:
        return read_count(reader, type->most ? type->most : SIZE_MAX, &given[place]);
    case ASK_PLACE:
        if (given[place - 1].bits.count == 0)
            return fault_set(reader->fault, "no bits are given");
        return read_count(reader, 64 * given[place - 1].bits.count - 1, &given[place]);
    case ASK_NONE:
    case ASK_YES:
    case ASK_SIGN:
    case ASK_TEXT:
    case ASK_PATCH:
        break;
    }
    return fault_set(reader->fault, "a %s cannot be given", type->name);
}

/* ---- writing ---- */

static char *put(char *end, const char *text)
{
    size_t length = strlen(text);
    memcpy(end, text, length);
    return end + length;
}

static char *put_numbers(char *end, const AskField *field, unsigned first,
                         const union ask_value *value, enum precision precision)
{
    const unsigned count = numbers_of(field);
    if (field->columns > 0)
        *end++ = '[';
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            *end++ = ',';
        end += number_write(end, number_at(value, precision, first + i), precision);
    }
    if (field->columns > 0)
        *end++ = ']';
    return end;
}

/* The number of rows of arrays. */
static unsigned row_count(const AskType *type, const union ask_value *value)
{
    uint32_t count;
    memcpy(&count, value, sizeof count);
    return type->counted ? count : UINT_MAX;
}

static char *put_struct(char *end, const AskType *type, const union ask_value *value,
                        enum precision precision)
{
    const AskField all = {.columns = type->number_count};
    if (is_vector(type))
        return put_numbers(end, &all, 0, value, precision);
    const unsigned rows = row_count(type, value);
    for (unsigned i = 0; i < type->field_count; i++) {
        const AskField *field = &type->fields[i];
        *end++ = i > 0 ? ',' : '{';
        *end++ = '"';
        end = put(end, field->name);
        end = put(end, "\":");
        if (type->counted && i == 0) {
            end += sprintf(end, "%u", rows);
            continue;
        }
        if (field->rows > 0)
            *end++ = '[';
        end = put_numbers(end, field, field->first, value, precision);
        for (unsigned row = 1; row < field->rows && row < rows; row++) {
            *end++ = ',';
            end = put_numbers(end, field, field->first + row * field->columns, value, precision);
        }
        if (field->rows > 0)
            *end++ = ']';
    }
    *end++ = '}';
    return end;
}

/* An array that was filled; if it could not be filled, the status. */
static char *put_view(char *end, const AskType *type, const union ask_value *value,
                      enum precision precision)
{
    const AskField *field = &type->fields[0];
    if (value->points.status != ISECT_OK)
        return end + sprintf(end, "\"%s\"", ask_word("status", value->points.status));
    end += sprintf(end, "{\"%s\":[", field->name);
    for (unsigned i = 0; i < value->points.count; i++) {
        if (i > 0)
            *end++ = ',';
        end = put_numbers(end, field, i * numbers_of(field), value, precision);
    }
    return put(end, "]}");
}

static bool is_miss(const AskType *type, const union ask_value *value, enum precision precision)
{
    if (type->counted)
        return row_count(type, value) == 0;
    if (type->miss == NULL)
        return false;
    for (unsigned i = 0; i < type->number_count; i++)
        if (number_at(value, precision, i) != type->miss[i])
            return false;
    return true;
}

size_t ask_write(char *text, const AskType *type, const union ask_value *value,
                 enum precision precision)
{
    switch (type->kind) {
    case ASK_STRUCT:
        if (is_miss(type, value, precision))
            return (size_t)(put(text, "null") - text);
        return (size_t)(put_struct(text, type, value, precision) - text);
    case ASK_YES:
        return (size_t)(put(text, value->yes ? "true" : "false") - text);
    case ASK_SIGN:
        return (size_t)snprintf(text, ASK_ROOM, "%d", value->sign);
    case ASK_NUMBER:
        return number_write(text, number_at(value, precision, 0), precision);
    case ASK_WORD:
        return (size_t)snprintf(text, ASK_ROOM, "\"%s\"", type->words[value->word]);
    case ASK_TEXT: /* a text of the library: a few plain words */
        return (size_t)snprintf(text, ASK_ROOM, "\"%s\"", value->text);
    case ASK_COUNT:
    case ASK_PLACE:
        return (size_t)snprintf(text, ASK_ROOM, "%zu", value->count);
    case ASK_VIEW:
        return (size_t)(put_view(text, type, value, precision) - text);
    case ASK_WITNESS:
        return (size_t)(ask_write_witness(text, &value->witness) - text);
    case ASK_PATCH:
        return (size_t)(ask_write_patch(text, value, precision) - text);
    case ASK_NONE:
    case ASK_ANY:
    case ASK_BITS:
        break;
    }
    return 0;
}

bool ask_found(const AskType *type, const union ask_value *value, enum precision precision)
{
    switch (type->kind) {
    case ASK_STRUCT:
        return !is_miss(type, value, precision);
    case ASK_YES:
        return value->yes;
    case ASK_WORD:
        return value->word != 0;
    case ASK_VIEW:
        return value->points.count > 0;
    case ASK_WITNESS:
        return value->witness.overlap;
    case ASK_PATCH:
        return precision == FLOAT ? value->patch.count > 0 : value->patch_d.count > 0;
    default:
        return true;
    }
}

/* ---- from the command line ---- */

const AskQuestion *ask_find_words(const char *const operands[], unsigned *name_count, Fault *fault)
{
    ReaderString names[ASK_NAMES] = {{NULL, 0}};
    Fault shorter;
    unsigned count = 0;
    for (; count < ASK_NAMES && operands[count] != NULL; count++) {
        const char *name = operands[count];
        if (strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") != strlen(name))
            break;
        names[count] = (ReaderString){name, strlen(name)};
    }
    const AskQuestion *question = ask_find(names, fault);
    for (*name_count = count; question == NULL && *name_count > 1; (*name_count)--) {
        names[*name_count - 1].text = NULL;
        question = ask_find(names, &shorter);
    }
    return question;
}

bool ask_read_all(const AskQuestion *question, const char *const operands[],
                  enum precision precision, union ask_value *given, Fault *fault)
{
    const unsigned count = ask_given_count(question);
    for (unsigned i = 0; i < count; i++) {
        if (operands[i] == NULL)
            return fault_set(fault, "%s is missing (%u of %u given; see: isect ask --list)",
                             question->given[i]->name, i, count);
        Reader reader = {operands[i], operands[i] + strlen(operands[i]), precision, fault};
        if (!ask_read(question, &reader, i, given) || !reader_finish(&reader))
            return false;
    }
    return operands[count] == NULL ||
           fault_set(fault, "'%s' is one too many: this question takes %u", operands[count], count);
}
