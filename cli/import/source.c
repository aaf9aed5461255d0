/* cli/import/source.c - counts what a mesh file declares, and keeps its coordinates with all their
 * digits. The importer keeps floats only, and repairs or drops what it does not understand; the
 * counts and coordinates of the file itself reveal that. Text formats are read line by line; binary
 * STL and glTF hold floats by definition; formats that are not known here are not counted. */
#include "import/source.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char blanks[] = " \t\r";

bool source_load(SourceText *file, Fault *fault)
{
    size_t room = 1 << 16;
    FILE *stream = file->standard ? stdin : NULL;
    if (file->text != NULL)
        return true;
    if (stream == NULL)
        stream = fopen(file->path, "rb");
    if (stream == NULL)
        return fault_set(fault, "cannot read");
    file->text = malloc(room);
    file->size = 0;
    while (file->text != NULL) {
        file->size += fread(file->text + file->size, 1, room - 1 - file->size, stream);
        if (file->size < room - 1)
            break;
        char *larger = realloc(file->text, room *= 2);
        if (larger == NULL)
            free(file->text);
        file->text = larger;
    }
    const bool good = file->text != NULL ? !ferror(stream) || fault_set(fault, "cannot read")
                                         : fault_set(fault, "out of memory");
    if (file->text != NULL)
        file->text[file->size] = '\0';
    if (!file->standard)
        fclose(stream);
    return good;
}

/* ---- the collected data ---- */

/* Makes space for one more element; returns the array, or NULL. */
static void *reserve(void *array, size_t count, size_t *room, size_t each)
{
    if (count < *room)
        return array;
    *room = *room > 0 ? 2 * *room : 1024;
    return realloc(array, *room * each);
}

bool source_add_point(Source *source, const double at[3], Fault *fault)
{
    double *points = reserve(source->points, source->point_count, &source->point_room,
                             3 * sizeof *source->points);
    if (points == NULL)
        return fault_set(fault, "out of memory");
    source->points = points;
    memcpy(&points[3 * source->point_count++], at, 3 * sizeof *at);
    return true;
}

bool source_add_corner(Source *source, uint32_t point, Fault *fault)
{
    uint32_t *corners = reserve(source->corners, source->corner_count, &source->corner_room,
                                sizeof *source->corners);
    if (corners == NULL)
        return fault_set(fault, "out of memory");
    source->corners = corners;
    corners[source->corner_count++] = point;
    return true;
}

void source_add_face(Source *source, double corners)
{
    if (corners >= 3 && corners < 1e9)
        source->triangles += (size_t)corners - 2;
}

void source_free(Source *source)
{
    free(source->points);
    free(source->corners);
    *source = (Source){0};
}

bool source_number_rounds(const char *text)
{
    int digits = 0;
    bool leading = true;
    for (const char *c = text + strspn(text, "+-"); (*c >= '0' && *c <= '9') || *c == '.'; c++) {
        leading = leading && (*c == '0' || *c == '.');
        digits += !leading && *c != '.' && digits < 17;
    }
    double wide = strtod(text, NULL);
    float narrow = strtof(text, NULL);
    if (!isfinite(wide) || (double)narrow == wide)
        return false;
    if (!isfinite(narrow) || (narrow == 0) != (wide == 0))
        return true;
    /* any 6 digits survive in a float that is not subnormal */
    if (digits <= 6 && fabs(wide) > 1e-37)
        return false;
    char said[40], kept[40];
    snprintf(said, sizeof said, "%.*e", digits - 1, wide);
    snprintf(kept, sizeof kept, "%.*e", digits - 1, (double)narrow);
    return strcmp(said, kept) != 0;
}

/* Three numbers of a line, and the rest after them; a missing number is NaN. */
static bool add_point(Source *source, const char *line, const char **rest, Fault *fault)
{
    double at[3] = {NAN, NAN, NAN};
    for (int i = 0; i < 3; i++) {
        char *end;
        line += strspn(line, blanks);
        if (*line == '\n' || *line == '\0')
            break;
        at[i] = strtod(line, &end);
        if (source->rounding == MESH_NOT_ROUNDED && source_number_rounds(line))
            source->rounding = MESH_ROUNDED;
        line = end + strcspn(end, " \t\r\n");
    }
    if (rest != NULL)
        *rest = line;
    return source_add_point(source, at, fault);
}

/* ---- lines ---- */

/* The next line that is not empty, and the place after it; NULL at the end. Leading blanks and
 * lines that begin with '#' are skipped. */
static const char *next_line(const char **text)
{
    while (**text != '\0') {
        const char *line = *text + strspn(*text, blanks);
        const char *end = strchr(line, '\n');
        *text = end != NULL ? end + 1 : line + strlen(line);
        if (*line != '\n' && *line != '#' && *line != '\0')
            return line;
    }
    return NULL;
}

/* True if this is the first word of the line; *rest is then the rest. */
static bool begins(const char *line, const char *word, const char **rest)
{
    const size_t length = strlen(word);
    *rest = line + length;
    return strncasecmp(line, word, length) == 0 && strchr(" \t\r\n", line[length]) != NULL;
}

/* ---- OBJ ---- */

/* The next word of a line that a backslash at its end continues; NULL at the end. */
static const char *next_word(const char *line, const char **rest)
{
    for (;;) {
        line += strspn(line, blanks);
        if (line[0] != '\\' || strspn(line + 1, "\r\n") == 0)
            break;
        line += 1 + strspn(line + 1, "\r\n");
    }
    *rest = line + strcspn(line, " \t\r\n\\");
    return *rest > line ? line : NULL;
}

/* f 1 2/2 3//3 -1: indices from the first point, or backward from the last one so far. */
static bool add_obj_face(Source *source, const char *line, Fault *fault)
{
    const char *rest;
    const size_t first = source->corner_count;
    while ((line = next_word(line, &rest)) != NULL) {
        const long long number = strtoll(line, NULL, 10);
        const long long place = number > 0 ? number - 1 : number + (long long)source->point_count;
        const bool there = number != 0 && place >= 0 && place < UINT32_MAX;
        if (!source_add_corner(source, there ? (uint32_t)place : UINT32_MAX, fault))
            return false;
        line = rest;
    }
    const size_t corners = source->corner_count - first;
    if (corners < 3)
        source->corner_count = first; /* a point or a line */
    source_add_face(source, (double)corners);
    return true;
}

/* v x y z [w], or x y z r g b: a fourth number that is the last divides the others. */
static bool add_obj_point(Source *source, const char *line, Fault *fault)
{
    const char *w, *more, *end;
    if (!add_point(source, line, &line, fault))
        return false;
    w = next_word(line, &more);
    if (w == NULL || next_word(more, &end) != NULL)
        return true;
    for (int i = 0; i < 3; i++)
        source->points[3 * source->point_count - 3 + (size_t)i] /= strtod(w, NULL);
    return true;
}

static bool read_obj(Source *source, const SourceText *file, Fault *fault)
{
    const char *text = file->text, *rest;
    bool good = true;
    source->by_corner = true;
    source->rounding = MESH_NOT_ROUNDED;
    for (const char *line; good && (line = next_line(&text)) != NULL;) {
        if (begins(line, "v", &rest))
            good = add_obj_point(source, rest, fault);
        else if (begins(line, "f", &rest))
            good = add_obj_face(source, rest, fault);
        else if (begins(line, "surf", &rest))
            good = fault_set(fault, "contains free-form surfaces, which are not supported");
    }
    return good;
}

/* ---- OFF ---- */

/* The word, three counts, then the lines of the vertices and of the faces. */
static bool read_off(Source *source, const SourceText *file, Fault *fault)
{
    static const char *const words[] = {"OFF", "COFF", "NOFF", "CNOFF", "STOFF"};
    const char *text = file->text, *line = next_line(&text), *counts = NULL;
    bool good = true;
    for (size_t i = 0; line != NULL && i < sizeof words / sizeof words[0]; i++)
        if (begins(line, words[i], &counts))
            break;
        else
            counts = NULL;
    if (counts == NULL || strncmp(counts, " BINARY", 7) == 0) {
        source->counted = false;
        return true;
    }
    counts += strspn(counts, blanks);
    line = *counts == '\n' ? next_line(&text) : counts;
    char *next = NULL;
    unsigned long long vertices = line != NULL ? strtoull(line, &next, 10) : 0;
    unsigned long long faces = next != NULL ? strtoull(next, NULL, 10) : 0;
    source->rounding = MESH_NOT_ROUNDED;
    for (; good && vertices > 0 && (line = next_line(&text)) != NULL; vertices--)
        good = add_point(source, line, NULL, fault);
    for (; vertices == 0 && faces > 0 && (line = next_line(&text)) != NULL; faces--)
        source_add_face(source, strtod(line, NULL));
    return good && (vertices + faces == 0 ||
                    fault_set(fault, "ends before its last %s", vertices > 0 ? "vertex" : "face"));
}

/* ---- STL ---- */

/* A binary file has the size that follows from its count of triangles, whatever its first word is;
 * one that does not begin with "solid" may be longer. */
static bool is_binary_stl(const SourceText *file, size_t *triangles)
{
    if (file->size < 84)
        return false;
    const unsigned char *c = (const unsigned char *)file->text + 80;
    const uint64_t count = c[0] | (uint64_t)c[1] << 8 | (uint64_t)c[2] << 16 | (uint64_t)c[3] << 24;
    const bool binary = file->size == 84 + 50 * count ||
                        (file->size > 84 + 50 * count && strncmp(file->text, "solid", 5) != 0);
    *triangles = binary ? (size_t)count : 0;
    return binary;
}

static bool read_stl(Source *source, const SourceText *file, Fault *fault)
{
    static const char space[] = " \t\r\n";
    const char *rest;
    bool good = true;
    source->rounding = MESH_NOT_ROUNDED;
    if (is_binary_stl(file, &source->triangles)) {
        source->floats = true;
        return true;
    }
    for (const char *word = file->text; good && *(word += strspn(word, space)) != '\0';) {
        source->triangles += begins(word, "facet", &rest);
        if (begins(word, "vertex", &rest))
            good = add_point(source, rest, &rest, fault);
        else if (begins(word, "solid", &rest) || begins(word, "endsolid", &rest))
            rest = word + strcspn(word, "\n"); /* a name may be any words */
        else
            rest = word + strcspn(word, space);
        word = rest;
    }
    return good;
}

/* ---- all formats ---- */

static const struct {
    const char *name;
    bool (*read)(Source *source, const SourceText *file, Fault *fault);
} formats[] = {{"obj", read_obj},        {"off", read_off},          {"stl", read_stl},
               {"ply", source_read_ply}, {"gltf", source_read_gltf}, {"glb", source_read_gltf}};

const char *source_format(const SourceText *file)
{
    static const struct {
        const char *begin, *name;
    } looks[] = {{"ply", "ply"}, {"glTF", "glb"}, {"{", "gltf"}, {"solid", "stl"}};
    const char *dot = strrchr(file->path, '.'), *text = file->text;
    const char *line = next_line(&text);
    size_t triangles;
    if (dot != NULL && strchr(dot, '/') == NULL)
        return dot + 1;
    if (is_binary_stl(file, &triangles))
        return "stl";
    for (size_t i = 0; line != NULL && i < sizeof looks / sizeof looks[0]; i++)
        if (strncmp(line, looks[i].begin, strlen(looks[i].begin)) == 0)
            return looks[i].name;
    if (line != NULL && strncmp(line + strspn(line, "4CNST"), "OFF", 3) == 0)
        return "off";
    return "obj";
}

bool source_read(Source *source, const SourceText *file, Fault *fault)
{
    const char *format = source_format(file);
    *source = (Source){.rounding = MESH_ROUNDING_UNKNOWN};
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (strcasecmp(format, formats[i].name) == 0) {
            source->counted = true;
            return formats[i].read(source, file, fault);
        }
    return true;
}
