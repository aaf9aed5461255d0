/* cli/import/ply.c - reads a PLY file value by value. A PLY header declares elements (vertex, face,
 * ...), the count of each, and their properties in order: a number, or a list (a count, then
 * numbers). The importer completes truncated files with arbitrary faces, and understands polygons
 * only. Therefore the triangles that the file declares, in faces and in strips, are counted here,
 * and the coordinates of the vertices are kept. */
#include "import/source.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PROPERTIES = 256 };
enum ply_type { PLY_NONE, PLY_I8, PLY_U8, PLY_I16, PLY_U16, PLY_I32, PLY_U32, PLY_F32, PLY_F64 };

enum ply_role { PLY_OTHER, PLY_X, PLY_Y, PLY_Z, PLY_POLYGON, PLY_STRIP };

typedef struct PlyProperty {
    enum ply_type count; /* of a list; else PLY_NONE */
    enum ply_type value;
    enum ply_role role;
} PlyProperty;

typedef struct PlyElement {
    char name[64];
    unsigned long long count;
    PlyProperty property[MOST_PROPERTIES];
    size_t properties;
} PlyElement;

typedef struct Ply {
    const char *header, *body, *end;
    bool ascii, swapped;
    Source *source;
} Ply;

static enum ply_type type_of(const char *name)
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
        if (strcmp(name, types[i].name) == 0)
            return types[i].type;
    return PLY_NONE;
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

static bool is_coordinate(enum ply_role role)
{
    return role >= PLY_X && role <= PLY_Z;
}

static bool next_ascii(Ply *ply, enum ply_role role, double *value)
{
    static const char space[] = " \t\r\n";
    ply->body += strspn(ply->body, space);
    if (ply->body >= ply->end || *ply->body == '\0')
        return false;
    *value = strtod(ply->body, NULL);
    if (is_coordinate(role) && source_number_rounds(ply->body))
        ply->source->rounding = MESH_ROUNDED;
    ply->body += strcspn(ply->body, space);
    return true;
}

/* The next value of the body; false at the end of the file. */
static bool next_value(Ply *ply, enum ply_type type, enum ply_role role, double *value)
{
    static const size_t sizes[] = {0, 1, 1, 2, 2, 4, 4, 4, 8};
    unsigned char bytes[8];
    if (ply->ascii)
        return next_ascii(ply, role, value);
    if ((size_t)(ply->end - ply->body) < sizes[type])
        return false;
    for (size_t i = 0; i < sizes[type]; i++)
        bytes[ply->swapped ? sizes[type] - 1 - i : i] = (unsigned char)ply->body[i];
    ply->body += sizes[type];
    *value = binary_value(type, bytes);
    if (is_coordinate(role) && *value == *value && (double)(float)*value != *value)
        ply->source->rounding = MESH_ROUNDED;
    return true;
}

/* A list: the vertices of a polygon, or of strips of triangles with -1 between them. */
static bool walk_list(Ply *ply, const PlyProperty *property)
{
    double length, value, corners = 0;
    if (!next_value(ply, property->count, PLY_OTHER, &length))
        return false;
    for (double k = 0; k < length; k++) {
        if (!next_value(ply, property->value, property->role, &value))
            return false;
        if (property->role != PLY_STRIP || value >= 0) {
            corners++;
            continue;
        }
        source_add_face(ply->source, corners);
        corners = 0;
    }
    if (property->role == PLY_POLYGON || property->role == PLY_STRIP)
        source_add_face(ply->source, corners);
    return true;
}

/* One element of a kind: all its properties. */
static bool walk_element(Ply *ply, const PlyElement *element, double at[3])
{
    double value;
    for (size_t i = 0; i < element->properties; i++) {
        const PlyProperty *property = &element->property[i];
        if (property->count != PLY_NONE) {
            if (!walk_list(ply, property))
                return false;
            continue;
        }
        if (!next_value(ply, property->value, property->role, &value))
            return false;
        if (is_coordinate(property->role))
            at[property->role - PLY_X] = value;
    }
    return true;
}

static bool walk_elements(Ply *ply, const PlyElement *element, Fault *fault)
{
    const bool vertex = strcmp(element->name, "vertex") == 0;
    for (unsigned long long i = 0; element->properties > 0 && i < element->count; i++) {
        double at[3] = {0, 0, 0};
        if (!walk_element(ply, element, at))
            return fault_set(fault, "ends before its last %s", element->name);
        if (vertex && !source_add_point(ply->source, at, fault))
            return false;
    }
    return true;
}

/* The meaning of a property in an element of this name. */
static enum ply_role role_of(const char *element, const char *name, bool list)
{
    if (!list)
        return strcmp(element, "vertex") == 0 && name[1] == '\0' && name[0] >= 'x' && name[0] <= 'z'
                   ? (enum ply_role)(PLY_X + (name[0] - 'x'))
                   : PLY_OTHER;
    if (strcmp(name, "vertex_indices") != 0 && strcmp(name, "vertex_index") != 0)
        return PLY_OTHER;
    return strcmp(element, "tristrips") == 0 ? PLY_STRIP : PLY_POLYGON;
}

/* A line of the header that declares a property; false if it is not understood. */
static bool add_property(PlyElement *element, const char *line)
{
    char count[16], value[16], name[64];
    if (element->properties == MOST_PROPERTIES)
        return false;
    PlyProperty *property = &element->property[element->properties++];
    *property = (PlyProperty){PLY_NONE, PLY_NONE, PLY_OTHER};
    const bool list = sscanf(line, "property list %15s %15s %63s", count, value, name) == 3;
    if (!list && sscanf(line, "property %15s %63s", value, name) != 2)
        return false;
    property->value = type_of(value);
    property->role = role_of(element->name, name, list);
    if (list)
        property->count = type_of(count);
    return property->value != PLY_NONE && (!list || property->count != PLY_NONE);
}

/* True if there is a line "end_header". */
static bool header_ends(const char *text)
{
    for (const char *at = strstr(text, "end_header"); at != NULL; at = strstr(at, "end_header")) {
        bool begins = at != text && (at[-1] == '\n' || at[-1] == '\r');
        at += strlen("end_header");
        at += strspn(at, " \t");
        if (begins && (*at == '\n' || *at == '\r'))
            return true;
    }
    return false;
}

/* The format and the start of the body; false if this is not a known kind of PLY file. */
static bool read_format(const char *text, size_t size, Ply *ply)
{
    const uint16_t one = 1;
    bool little = *(const unsigned char *)&one == 1;
    const char *format = strstr(text, "\nformat "), *end = strstr(text, "\nend_header");
    if (strncmp(text, "ply", 3) != 0 || format == NULL || end == NULL || format > end)
        return false;
    const char *line = strchr(end + 1, '\n');
    if (line == NULL)
        return false;
    *ply = (Ply){.header = text, .body = line + 1, .end = text + size};
    format += strlen("\nformat ");
    ply->ascii = strncmp(format, "ascii", 5) == 0;
    bool binary_little = strncmp(format, "binary_little_endian", 20) == 0;
    bool binary_big = strncmp(format, "binary_big_endian", 17) == 0;
    ply->swapped = little ? binary_big : binary_little;
    return ply->ascii || binary_little || binary_big;
}

/* Reads the body in the order of the header; the elements are in the same order. */
static bool walk(Ply *ply, Fault *fault)
{
    PlyElement element = {.properties = 0};
    for (const char *line = ply->header; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        const bool begins = strncmp(line, "element ", 8) == 0;
        const bool ends = strncmp(line, "end_header", 10) == 0;
        if ((begins || ends) && !walk_elements(ply, &element, fault))
            return false;
        if (ends)
            return true;
        if (begins) {
            element.properties = 0;
            if (sscanf(line, "element %63s %llu", element.name, &element.count) == 2)
                continue;
        }
        if (begins || (strncmp(line, "property ", 9) == 0 && !add_property(&element, line)))
            break;
    }
    ply->source->counted = false;
    return true;
}

bool source_read_ply(Source *source, const SourceText *file, Fault *fault)
{
    Ply ply;
    /* Without this the importer would search the end of the header endlessly. */
    if (strncmp(file->text, "ply", 3) == 0 && !header_ends(file->text))
        return fault_set(fault, "the header has no end");
    source->counted = read_format(file->text, file->size, &ply);
    if (!source->counted)
        return true;
    ply.source = source;
    source->rounding = MESH_NOT_ROUNDED;
    return walk(&ply, fault);
}
