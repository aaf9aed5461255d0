/* cli/import/obj.c - reads OBJ, line by line; a backslash at the end of a line continues it.
 *
 *     v x y z        a vertex; a fourth number divides the others; colours may follow
 *     f 1 2/2 3//3   a face: numbers of vertices, from 1, or from -1 backward
 *
 * The numbers of texture coordinates and normals are left out, whether these exist or not. Other
 * known keywords do not matter for the shape. Free-form surfaces and unknown keywords are
 * refused. */
#include "import/model.h"
#include "import/text.h"

#include <string.h>

typedef struct Obj {
    Model *model;
    Text text;
    long long largest; /* vertex that a face uses so far */
    size_t used;       /* the line of that face */
} Obj;

/* The next word of a line that a backslash at its end continues. */
static Word next_word(Text *text)
{
    Word word = text_word(text);
    while (word.size > 0 && word.at[word.size - 1] == '\\') {
        const Text before = *text;
        if (text_word(text).size > 0 || (word.size == 1 && !text_line(text))) {
            *text = before;
            break;
        }
        if (word.size > 1) { /* the backslash is joined to a word */
            word.size--;
            text->at = word.at + word.size;
            break;
        }
        word = text_word(text);
    }
    return word;
}

static bool read_vertex(Obj *obj)
{
    double x[8];
    int count = 0;
    for (Word word = next_word(&obj->text); word.size > 0; word = next_word(&obj->text)) {
        if (count == 8)
            return text_fault(&obj->text, "a vertex of more than 8 numbers");
        if (!text_number(&obj->text, word, &x[count++]))
            return false;
        if (count == 3)
            obj->model->mesh.rounding = obj->text.rounds ? MESH_ROUNDED : obj->model->mesh.rounding;
    }
    if (count < 3 || count == 5 || count == 8)
        return text_fault(&obj->text, "a vertex of %d numbers", count);
    if (count == 4 && x[3] == 0)
        return text_fault(&obj->text, "a vertex of weight 0 is at infinity");
    for (int k = 0; count == 4 && k < 3; k++)
        x[k] /= x[3];
    obj->text.rounds = obj->model->mesh.rounding == MESH_ROUNDED;
    return model_point(obj->model, x);
}

/* The number of a vertex before the first slash; behind it are at most two more numbers, each of
 * which may be missing. */
static bool read_corner(Obj *obj, Word word)
{
    long long number, other;
    size_t size = 0, parts = 0;
    while (size < word.size && word.at[size] != '/')
        size++;
    if (!text_integer(&obj->text, (Word){word.at, size}, &number))
        return false;
    for (size_t first = size + 1; size < word.size; first = size + 1) {
        for (size = first; size < word.size && word.at[size] != '/';)
            size++;
        if (size > first &&
            !text_integer(&obj->text, (Word){word.at + first, size - first}, &other))
            return false;
        if (++parts > 2)
            return text_fault(&obj->text, "a corner of more than 3 numbers");
    }
    const long long points = (long long)obj->model->mesh.vertex_count;
    const long long place = number > 0 ? number - 1 : points + number;
    if (number == 0 || place < 0 || place >= UINT32_MAX)
        return text_fault(&obj->text, "uses vertex %lld, but there are %lld vertices", number,
                          points);
    if (place + 1 > obj->largest) {
        obj->largest = place + 1;
        obj->used = obj->text.line;
    }
    return model_corner(obj->model, (uint32_t)place);
}

static bool read_face(Obj *obj)
{
    obj->model->where = obj->text.line;
    for (Word word = next_word(&obj->text); word.size > 0; word = next_word(&obj->text))
        if (!read_corner(obj, word))
            return false;
    return model_face(obj->model);
}

/* The rest of a line that does not matter here, with those that continue it. */
static void skip_line(Text *text)
{
    while (next_word(text).size > 0)
        ;
}

static bool is_one_of(Word word, const char *const *names)
{
    while (*names != NULL && !word_is(word, *names))
        names++;
    return *names != NULL;
}

static const char *const freeform[] = {"surf", "curv", "curv2", NULL};
static const char *const shapes[] = {"v", "f", "fo", "l", "p", NULL};
static const char *const other[] = {
    "vt",         "vn",        "vp",       "g",        "s",      "o",       "mg",
    "usemtl",     "mtllib",    "usemap",   "maplib",   "cstype", "deg",     "bmat",
    "step",       "parm",      "trim",     "hole",     "scrv",   "sp",      "end",
    "con",        "bevel",     "c_interp", "d_interp", "lod",    "csh",     "call",
    "shadow_obj", "trace_obj", "ctech",    "stech",    "res",    "matname", NULL};

bool obj_knows(Word word)
{
    return is_one_of(word, shapes) || is_one_of(word, freeform) || is_one_of(word, other);
}

static bool read_line(Obj *obj, Word word)
{
    if (!obj_knows(word))
        return text_fault(&obj->text, "'%.*s' is not a keyword of OBJ",
                          word.size < 40 ? (int)word.size : 40, word.at);
    if (word_is(word, "v"))
        return read_vertex(obj);
    if (word_is(word, "f") || word_is(word, "fo"))
        return read_face(obj);
    if (is_one_of(word, freeform))
        return text_fault(&obj->text, "contains free-form surfaces, which are not supported");
    obj->model->mesh.skipped_count += word_is(word, "l") || word_is(word, "p");
    skip_line(&obj->text);
    return true;
}

bool obj_read(Model *model, const SourceText *file)
{
    Obj obj = {.model = model, .text = text_of(file->path, file->text, file->size, model->fault)};
    for (Word word = text_next(&obj.text); word.size > 0; word = text_next(&obj.text)) {
        if (!read_line(&obj, word))
            return false;
        if (!text_line(&obj.text))
            break;
    }
    obj.text.line = obj.used;
    return obj.largest <= (long long)model->mesh.vertex_count ||
           text_fault(&obj.text, "uses vertex %lld, but there are %zu vertices", obj.largest,
                      model->mesh.vertex_count);
}
