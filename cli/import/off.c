/* cli/import/off.c - reads OFF: a word, the counts of vertices, faces and edges, the vertices, and
 * the faces, each a count and that many numbers of vertices. It is a stream of numbers, wherever
 * its lines end, with comments from # to the end of the line. Two things take the rest of their
 * line: the colour of a face, and what the vertices of COFF, NOFF and STOFF have beside their
 * coordinates. */
#include "import/model.h"
#include "import/text.h"

#include <string.h>
#include <strings.h>

typedef struct Off {
    Model *model;
    Text text;
    long long vertices, faces;
    bool more; /* vertices have more than coordinates */
} Off;

static bool skip_line(Text *text)
{
    double x;
    for (Word word = text_word(text); word.size > 0; word = text_word(text))
        if (!text_number(text, word, &x))
            return false;
    return true;
}

/* The word at the start. *counts is the next one. */
static bool read_name(Off *off, Word *counts)
{
    static const char *const names[] = {"OFF",   "COFF",   "NOFF",   "CNOFF",
                                        "STOFF", "STCOFF", "STNOFF", "STCNOFF"};
    Word word = text_next(&off->text);
    *counts = word;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (word_is(word, names[i])) {
            off->more = i > 0;
            *counts = text_next(&off->text);
            return !word_is(*counts, "BINARY") ||
                   text_fault(&off->text, "binary OFF is not supported");
        }
    if (word.size > 0 && word.at[0] >= '0' && word.at[0] <= '9' && strncmp(word.at, "4OFF", 4) != 0)
        return true; /* the word may be missing */
    return text_fault(&off->text, "'%.*s' stands where OFF should",
                      word.size < 40 ? (int)word.size : 40, word.size > 0 ? word.at : "");
}

/* The count of edges, which some writers leave out: a third number in the line of the others, or
 * the only one of the next line. */
static bool read_edges(Off *off)
{
    Text ahead = off->text;
    long long edges;
    Word word = text_word(&ahead);
    if (word.size == 0) {
        word = text_next(&ahead);
        if (word.size == 0 || text_word(&ahead).size > 0)
            return true;
    }
    if (!text_integer(&ahead, word, &edges))
        return false;
    off->text = ahead;
    return true;
}

static bool read_head(Off *off)
{
    Word word;
    if (!read_name(off, &word) || !text_integer(&off->text, word, &off->vertices) ||
        !text_integer(&off->text, text_next(&off->text), &off->faces))
        return false;
    if (off->vertices < 0 || off->faces < 0 || off->vertices > UINT32_MAX)
        return text_fault(&off->text, "a count is out of range");
    return read_edges(off);
}

static bool ended(Off *off, const char *what, long long done, long long all)
{
    return text_fault(&off->text, "ends after %lld of %lld %s", done, all, what);
}

static bool read_vertices(Off *off)
{
    double at[3];
    for (long long i = 0; i < off->vertices; i++) {
        for (int k = 0; k < 3; k++) {
            const Word word = text_next(&off->text);
            if (word.size == 0)
                return ended(off, "vertices", i, off->vertices);
            if (!text_number(&off->text, word, &at[k]))
                return false;
        }
        if ((off->more && !skip_line(&off->text)) || !model_point(off->model, at))
            return false;
    }
    off->model->mesh.rounding = off->text.rounds ? MESH_ROUNDED : MESH_NOT_ROUNDED;
    return true;
}

static bool read_face(Off *off, Word word, long long face)
{
    long long corners, vertex;
    off->model->where = off->text.line;
    if (!text_integer(&off->text, word, &corners))
        return false;
    if (corners < 1)
        return text_fault(&off->text, "a face of %lld corners", corners);
    for (long long k = 0; k < corners; k++) {
        word = text_next(&off->text);
        if (word.size == 0)
            return ended(off, "faces", face, off->faces);
        if (!text_integer(&off->text, word, &vertex))
            return false;
        if (vertex < 0 || vertex >= off->vertices)
            return text_fault(&off->text, "uses vertex %lld, but there are %lld vertices", vertex,
                              off->vertices);
        if (!model_corner(off->model, (uint32_t)vertex))
            return false;
    }
    return skip_line(&off->text) && model_face(off->model);
}

bool off_read(Model *model, const SourceText *file)
{
    Off off = {.model = model, .text = text_of(file->path, file->text, file->size, model->fault)};
    if (!read_head(&off) || !read_vertices(&off))
        return false;
    for (long long i = 0; i < off.faces; i++) {
        const Word word = text_next(&off.text);
        if (word.size == 0)
            return ended(&off, "faces", i, off.faces);
        if (!read_face(&off, word, i))
            return false;
    }
    const Word word = text_next(&off.text);
    return word.size == 0 ||
           text_fault(&off.text, "goes on behind the last of %lld faces", off.faces);
}
