/* cli/import/ply.c - reads PLY. The header declares elements (vertex, face, tristrips ...), the
 * count of each, and their properties in order: a number, or a list (a count, then numbers). In the
 * text form each element is one line, and a line with more or fewer numbers is refused. In the
 * binary form the body ends with its last element. */
#include "import/model.h"
#include "import/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PROPERTIES = 256, MOST_ELEMENTS = 32 };
enum ply_type { PLY_NONE, PLY_I8, PLY_U8, PLY_I16, PLY_U16, PLY_I32, PLY_U32, PLY_F32, PLY_F64 };
enum ply_role { PLY_OTHER, PLY_X, PLY_Y, PLY_Z, PLY_POLYGON, PLY_STRIP };

typedef struct PlyProperty {
    enum ply_type count; /* of a list; else PLY_NONE */
    enum ply_type value;
    enum ply_role role;
} PlyProperty;

typedef struct PlyElement {
    Word name;
    long long count;
    size_t first, properties; /* in the list of all properties */
} PlyElement;

typedef struct Ply {
    Model *model;
    Text text;                    /* of the header, and of the body in the text form */
    const char *bytes, *at, *end; /* of the binary form */
    bool ascii, swapped;
    PlyElement element[MOST_ELEMENTS];
    size_t elements;
    PlyProperty property[MOST_PROPERTIES];
    size_t properties;
    long long vertices; /* declared */
    uint32_t pair[2];   /* the last two vertices of a strip */
    size_t strip;       /* how many vertices it has so far */
} Ply;

/* ---- the header ---- */

static enum ply_type type_of(Word name)
{
    static const struct {
        const char *name;
        enum ply_type type;
    } types[] = {
        {"char", PLY_I8},   {"int8", PLY_I8},     {"uchar", PLY_U8},   {"uint8", PLY_U8},
        {"short", PLY_I16}, {"int16", PLY_I16},   {"ushort", PLY_U16}, {"uint16", PLY_U16},
        {"int", PLY_I32},   {"int32", PLY_I32},   {"uint", PLY_U32},   {"uint32", PLY_U32},
        {"float", PLY_F32}, {"float32", PLY_F32}, {"double", PLY_F64}, {"float64", PLY_F64}};
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (word_is(name, types[i].name))
            return types[i].type;
    return PLY_NONE;
}

/* The meaning of a property of an element. */
static enum ply_role role_of(Word element, Word name, bool list)
{
    if (!list)
        return word_is(element, "vertex") && name.size == 1 && name.at[0] >= 'x' &&
                       name.at[0] <= 'z'
                   ? (enum ply_role)(PLY_X + (name.at[0] - 'x'))
                   : PLY_OTHER;
    if (!word_is(name, "vertex_indices") && !word_is(name, "vertex_index"))
        return PLY_OTHER;
    return word_is(element, "face")        ? PLY_POLYGON
           : word_is(element, "tristrips") ? PLY_STRIP
                                           : PLY_OTHER;
}

static bool is_whole(enum ply_type type)
{
    return type >= PLY_I8 && type <= PLY_U32;
}

static bool read_property(Ply *ply)
{
    Text *text = &ply->text;
    if (ply->elements == 0 || ply->properties == MOST_PROPERTIES)
        return text_fault(text, ply->elements == 0 ? "a property without an element"
                                                   : "too many properties");
    PlyElement *element = &ply->element[ply->elements - 1];
    PlyProperty *property = &ply->property[ply->properties++];
    Word word = text_word(text);
    const bool list = word_is(word, "list");
    *property = (PlyProperty){PLY_NONE, PLY_NONE, PLY_OTHER};
    element->properties++;
    if (list) {
        property->count = type_of(text_word(text));
        if (!is_whole(property->count))
            return text_fault(text, "a list with a count of an unknown type");
        word = text_word(text);
    }
    property->value = type_of(word);
    if (property->value == PLY_NONE)
        return text_fault(text, "'%.*s' is not a type", word.size < 40 ? (int)word.size : 40,
                          word.at);
    property->role = role_of(element->name, text_word(text), list);
    return property->role < PLY_POLYGON || is_whole(property->value) ||
           text_fault(text, "the vertices of a face are not integers");
}

static bool read_element(Ply *ply)
{
    if (ply->elements == MOST_ELEMENTS)
        return text_fault(&ply->text, "too many elements");
    PlyElement *element = &ply->element[ply->elements++];
    *element = (PlyElement){.name = text_word(&ply->text), .first = ply->properties};
    if (!text_integer(&ply->text, text_word(&ply->text), &element->count))
        return false;
    if (element->count < 0)
        return text_fault(&ply->text, "a count is out of range");
    if (word_is(element->name, "vertex"))
        ply->vertices = element->count;
    return ply->vertices <= UINT32_MAX || text_fault(&ply->text, "a count is out of range");
}

static bool read_format(Ply *ply)
{
    const uint16_t one = 1;
    const bool little = *(const unsigned char *)&one == 1;
    const Word form = text_word(&ply->text);
    const bool swapped = word_is(form, little ? "binary_big_endian" : "binary_little_endian");
    ply->ascii = word_is(form, "ascii");
    ply->swapped = swapped;
    return ply->ascii || swapped ||
           word_is(form, little ? "binary_little_endian" : "binary_big_endian") ||
           text_fault(&ply->text, "'%.*s' is not a format of PLY",
                      form.size < 40 ? (int)form.size : 40, form.at);
}

/* A line of the header. */
static bool read_line(Ply *ply, Word word, bool *format)
{
    if (word_is(word, "comment") || word_is(word, "obj_info"))
        return true;
    if (word_is(word, "format")) {
        *format = true;
        return read_format(ply);
    }
    if (word_is(word, "element"))
        return read_element(ply);
    if (word_is(word, "property"))
        return read_property(ply);
    if (ply->elements == 0) /* some writers put a comment here without the word */
        return true;
    return text_fault(&ply->text, "'%.*s' is not a keyword of a PLY header",
                      word.size < 40 ? (int)word.size : 40, word.at);
}

static bool read_header(Ply *ply)
{
    Text *text = &ply->text;
    bool format = false;
    if (!word_is(text_word(text), "ply"))
        return text_fault(text, "does not begin with 'ply'");
    for (;;) {
        if (!text_line(text))
            return text_fault(text, "the header has no end");
        const Word word = text_word(text);
        if (word_is(word, "end_header"))
            break;
        if (word.size > 0 && !read_line(ply, word, &format))
            return false;
    }
    if (!format)
        return text_fault(text, "the header has no format");
    text_line(text);
    ply->at = text->at;
    return true;
}

/* ---- numbers of the body ---- */

/* Sets a fault with the line, or with the byte. */
static bool bad(Ply *ply, const char *what, long long number)
{
    if (ply->ascii)
        return text_fault(&ply->text, what, number);
    char reason[128];
    snprintf(reason, sizeof reason, what, number);
    return fault_set(ply->model->fault, "byte %zu: %s", (size_t)(ply->at - ply->bytes), reason);
}

static double binary_value(enum ply_type type, const unsigned char *bytes)
{
    int8_t i8;
    int16_t i16;
    uint16_t u16;
    int32_t i32;
    uint32_t u32;
    float f32;
    double f64;
    switch (type) {
    case PLY_I8:
        return memcpy(&i8, bytes, 1), i8;
    case PLY_U8:
        return bytes[0];
    case PLY_I16:
        return memcpy(&i16, bytes, 2), i16;
    case PLY_U16:
        return memcpy(&u16, bytes, 2), u16;
    case PLY_I32:
        return memcpy(&i32, bytes, 4), i32;
    case PLY_U32:
        return memcpy(&u32, bytes, 4), u32;
    case PLY_F32:
        return memcpy(&f32, bytes, 4), (double)f32;
    case PLY_F64:
        return memcpy(&f64, bytes, 8), f64;
    case PLY_NONE:
        break;
    }
    return 0;
}

static bool next_binary(Ply *ply, enum ply_type type, double *value)
{
    static const size_t sizes[] = {0, 1, 1, 2, 2, 4, 4, 4, 8};
    unsigned char bytes[8];
    if ((size_t)(ply->end - ply->at) < sizes[type])
        return false;
    for (size_t i = 0; i < sizes[type]; i++)
        bytes[ply->swapped ? sizes[type] - 1 - i : i] = (unsigned char)ply->at[i];
    ply->at += sizes[type];
    *value = binary_value(type, bytes);
    return true;
}

/* The next number of the body. In the text form it is in this line. False without a fault: it is
 * missing in the binary form. */
static bool next_value(Ply *ply, enum ply_type type, enum ply_role role, double *value)
{
    const bool rounds = ply->text.rounds, place = role >= PLY_X && role <= PLY_Z;
    long long whole;
    if (!ply->ascii) {
        if (!next_binary(ply, type, value))
            return false;
        ply->text.rounds = rounds || (place && isfinite(*value) && (double)(float)*value != *value);
        return true;
    }
    const Word word = text_word(&ply->text);
    if (word.size == 0)
        return text_fault(&ply->text, "a number is missing in this line");
    if (role >= PLY_POLYGON) {
        const bool good = text_integer(&ply->text, word, &whole);
        *value = (double)whole;
        return good;
    }
    const bool good = text_number(&ply->text, word, value);
    ply->text.rounds = rounds || (place && ply->text.rounds);
    return good;
}

/* ---- elements ---- */

/* A vertex of a strip: with the two before it a triangle, every second one turned. */
static bool add_to_strip(Ply *ply, double value)
{
    Model *model = ply->model;
    if (value == -1) {
        ply->strip = 0;
        return true;
    }
    const uint32_t vertex = (uint32_t)value;
    const size_t odd = ply->strip & 1;
    bool good = true;
    if (ply->strip >= 2)
        good = model_corner(model, ply->pair[odd]) && model_corner(model, ply->pair[1 - odd]) &&
               model_corner(model, vertex) && model_face(model);
    ply->pair[0] = ply->pair[1];
    ply->pair[1] = vertex;
    ply->strip++;
    return good;
}

static bool read_list(Ply *ply, const PlyProperty *property)
{
    const enum ply_role role = property->role;
    double length, value;
    if (!next_value(ply, property->count, PLY_POLYGON, &length))
        return false;
    if (length < 0)
        return bad(ply, "a list of %lld numbers", (long long)length);
    ply->strip = 0;
    for (double k = 0; k < length; k++) {
        if (!next_value(ply, property->value, role, &value))
            return false;
        if (role < PLY_POLYGON)
            continue;
        if (value >= (double)ply->vertices || value < (role == PLY_STRIP ? -1 : 0))
            return bad(ply, "a face uses vertex %lld, which does not exist", (long long)value);
        if (!(role == PLY_STRIP ? add_to_strip(ply, value)
                                : model_corner(ply->model, (uint32_t)value)))
            return false;
    }
    return role != PLY_POLYGON || model_face(ply->model);
}

/* One element of a kind: all its properties. */
static bool read_values(Ply *ply, const PlyElement *element, double at[3])
{
    ply->model->where = ply->ascii ? ply->text.line : (size_t)(ply->at - ply->bytes);
    for (size_t i = 0; i < element->properties; i++) {
        const PlyProperty *property = &ply->property[element->first + i];
        double value;
        if (property->count != PLY_NONE) {
            if (!read_list(ply, property))
                return false;
            continue;
        }
        if (!next_value(ply, property->value, property->role, &value))
            return false;
        if (property->role != PLY_OTHER)
            at[property->role - PLY_X] = value;
    }
    return true;
}

/* Moves to the next line that is not empty. False at the end of the text. */
static bool find_line(Ply *ply)
{
    for (;;) {
        Text ahead = ply->text;
        if (text_word(&ahead).size > 0)
            return true;
        if (!text_line(&ply->text))
            return false;
    }
}

static bool has_place(const Ply *ply, const PlyElement *element)
{
    int found = 0;
    for (size_t i = 0; i < element->properties; i++) {
        const enum ply_role role = ply->property[element->first + i].role;
        found |= role >= PLY_X && role <= PLY_Z ? 1 << (role - PLY_X) : 0;
    }
    return found == 7;
}

static bool ended(Ply *ply, const PlyElement *element, long long done)
{
    const int size = element->name.size < 40 ? (int)element->name.size : 40;
    if (ply->ascii)
        return text_fault(&ply->text, "ends after %lld of %lld elements '%.*s'", done,
                          element->count, size, element->name.at);
    return fault_set(ply->model->fault, "byte %zu: ends after %lld of %lld elements '%.*s'",
                     (size_t)(ply->end - ply->bytes), done, element->count, size, element->name.at);
}

static bool read_elements(Ply *ply, const PlyElement *element)
{
    const bool vertex = word_is(element->name, "vertex");
    Fault *fault = ply->model->fault;
    if (vertex && !has_place(ply, element))
        return bad(ply, "a vertex has no x, y and z", 0);
    for (long long i = 0; element->properties > 0 && i < element->count; i++) {
        double at[3] = {0, 0, 0};
        if (ply->ascii && !find_line(ply))
            return ended(ply, element, i);
        fault->text[0] = '\0';
        if (!read_values(ply, element, at))
            return fault->text[0] != '\0' ? false : ended(ply, element, i);
        if (ply->ascii && text_word(&ply->text).size > 0)
            return text_fault(&ply->text, "more numbers in this line than a %.*s has",
                              element->name.size < 40 ? (int)element->name.size : 40,
                              element->name.at);
        if (ply->ascii)
            text_line(&ply->text);
        if (vertex && !model_point(ply->model, at))
            return false;
    }
    return true;
}

bool ply_read(Model *model, const SourceText *file)
{
    Ply ply = {.model = model,
               .text = text_of(file->path, file->text, file->size, model->fault),
               .bytes = file->text,
               .end = file->text + file->size};
    ply.text.comment = 0;
    if (!read_header(&ply))
        return false;
    model->mesh.binary = !ply.ascii;
    for (size_t i = 0; i < ply.elements; i++)
        if (!read_elements(&ply, &ply.element[i]))
            return false;
    model->mesh.rounding = ply.text.rounds ? MESH_ROUNDED : MESH_NOT_ROUNDED;
    if (ply.ascii ? find_line(&ply) : ply.end - ply.at > 8)
        return bad(&ply, "goes on behind its last element", 0);
    return true;
}
