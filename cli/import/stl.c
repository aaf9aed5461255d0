/* cli/import/stl.c - reads STL. A binary file is 80 bytes of title, a count, and 50 bytes for each
 * triangle: a normal, three vertices in floats, two bytes. A text file is
 *
 *     solid NAME
 *       facet normal 0 0 1
 *         outer loop
 *           vertex 0 0 0 (three times)
 *         endloop
 *       endfacet
 *     endsolid NAME
 *
 * in capitals or not, several times or once. Normals are left out. A binary file may begin with
 * "solid", too: its size and its zero bytes show what it is. */
#include "import/model.h"
#include "import/text.h"
#include "import/wire.h"

#include <math.h>
#include <string.h>
#include <strings.h>

enum { HEAD = 84, EACH = 50, BLOCK = 1024 };

static uint32_t word_at(const char *bytes)
{
    const unsigned char *c = (const unsigned char *)bytes;
    return c[0] | (uint32_t)c[1] << 8 | (uint32_t)c[2] << 16 | (uint32_t)c[3] << 24;
}

bool stl_is_whole(const SourceText *file, size_t triangles)
{
    return file->size >= HEAD && (file->size - HEAD) / EACH == triangles;
}

bool stl_is_binary(const SourceText *file, size_t *triangles)
{
    const size_t seen = file->size < 1024 ? file->size : 1024;
    if (file->size < HEAD)
        return false;
    *triangles = word_at(file->text + 80);
    return stl_is_whole(file, *triangles) || memchr(file->text, 0, seen) != NULL;
}

/* ---- binary ---- */

static bool check_size(const SourceText *file, size_t triangles, Fault *fault)
{
    const uint64_t whole = HEAD + EACH * (uint64_t)triangles;
    const size_t fit = (file->size - HEAD) / EACH;
    if (file->size < whole)
        return fault_set(fault, "byte %zu: ends after %zu of %zu triangles", file->size, fit,
                         triangles);
    if (file->size - whole >= EACH)
        return fault_set(fault, "byte 80: declares %zu triangles, but %zu follow", triangles, fit);
    return true;
}

/* The vertices of the triangles, as they are in the file, in the byte order of the machine. */
static void send_vertices(const SourceText *file, size_t triangles, FILE *stream)
{
    static uint32_t out[9 * BLOCK];
    for (size_t first = 0; first < triangles; first += BLOCK) {
        const size_t count = triangles - first < BLOCK ? triangles - first : BLOCK;
        for (size_t t = 0; t < count; t++) {
            const char *at = file->text + HEAD + EACH * (first + t) + 12;
            for (size_t k = 0; k < 9; k++)
                out[9 * t + k] = word_at(at + 4 * k);
        }
        fwrite(out, 9 * sizeof *out, count, stream);
    }
}

bool stl_send(const SourceText *file, size_t triangles, FILE *stream, Fault *fault)
{
    const Mesh mesh = {.vertex_count = 3 * triangles,
                       .triangle_count = triangles,
                       .rounding = MESH_NOT_ROUNDED,
                       .binary = true,
                       .counted = true,
                       .wide = true};
    if (!check_size(file, triangles, fault))
        return false;
    wire_write_head(stream, &mesh, true);
    send_vertices(file, triangles, stream);
    return true;
}

/* ---- text ---- */

static bool unexpected(const Text *text, const char *wanted, Word word)
{
    if (word.size == 0)
        return text_fault(text, "the file ends where '%s' should stand", wanted);
    return text_fault(text, "'%.*s' stands where '%s' should", word.size < 40 ? (int)word.size : 40,
                      word.at, wanted);
}

static bool expect(Text *text, const char *wanted)
{
    const Word word = text_next(text);
    return word_is(word, wanted) || unexpected(text, wanted, word);
}

/* What follows the word "facet". */
static bool read_facet(Model *model, Text *text)
{
    bool good = expect(text, "normal");
    for (int i = 0; i < 3; i++)
        good = good && (text_next(text).size > 0 || unexpected(text, "a normal", (Word){0}));
    good = good && expect(text, "outer") && expect(text, "loop");
    for (int k = 0; good && k < 3; k++) {
        double at[3] = {0, 0, 0};
        good = expect(text, "vertex");
        for (int i = 0; good && i < 3; i++)
            good = text_number(text, text_next(text), &at[i]);
        good = good && model_corner(model, (uint32_t)model->mesh.vertex_count) &&
               model_point(model, at);
    }
    model->where = text->line;
    return good && expect(text, "endloop") && expect(text, "endfacet") && model_face(model);
}

/* What follows the word "solid": its name, its facets, the word "endsolid" and the name. */
static bool read_solid(Model *model, Text *text)
{
    text_line(text);
    for (;;) {
        const Word word = text_next(text);
        if (word_is(word, "endsolid")) {
            text_line(text);
            return true;
        }
        if (word.size == 0)
            return text_fault(text, "ends after %zu triangles, without 'endsolid'",
                              model->mesh.triangle_count);
        if (!word_is(word, "facet"))
            return unexpected(text, "facet", word);
        if (!read_facet(model, text))
            return false;
    }
}

bool stl_read(Model *model, const SourceText *file)
{
    Text text = text_of(file->path, file->text, file->size, model->fault);
    text.comment = 0;
    for (Word word = text_next(&text); word.size > 0; word = text_next(&text)) {
        if (!word_is(word, "solid"))
            return unexpected(&text, "solid", word);
        if (!read_solid(model, &text))
            return false;
    }
    model->mesh.rounding = text.rounds ? MESH_ROUNDED : MESH_NOT_ROUNDED;
    return true;
}
