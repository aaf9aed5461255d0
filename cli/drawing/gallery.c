/* cli/drawing/gallery.c - shapes, read and cast. The code here knows no single shape: their names,
 * fields, cast functions and normals are rows of the table of questions (ask.h). */
#include "drawing/gallery.h"

#include "ask/ask.h"
#include "drawing/shade.h"
#include "suggest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1 << 20, MOST_SHAPES = 1024, NAME_LENGTH = 40 };

typedef struct Shape {
    const AskQuestion *cast, *normal;
    union ask_value *given; /* a ray, the shape, a point: the operands of both questions overlap */
} Shape;

typedef struct Gallery {
    enum precision precision;
    size_t count;
    Shape shapes[MOST_SHAPES];
} Gallery;

size_t gallery_count(const Gallery *gallery)
{
    return gallery->count;
}

void gallery_free(Gallery *gallery)
{
    for (size_t i = 0; gallery != NULL && i < gallery->count; i++)
        free(gallery->shapes[i].given);
    free(gallery);
}

/* ---- reading ---- */

/* Reads a text that ends with '\0'; the caller frees it. */
static char *read_text(const char *path, Fault *fault)
{
    FILE *file = fopen(path, "rb");
    char *text = file != NULL ? malloc(LONGEST + 1) : NULL;
    size_t length = text != NULL ? fread(text, 1, LONGEST + 1, file) : 0;
    const bool broken = file == NULL || ferror(file);
    if (file != NULL)
        fclose(file);
    if (broken)
        fault_set(fault, "%s: cannot read", path);
    else if (text == NULL)
        fault_set(fault, "out of memory");
    else if (length > LONGEST)
        fault_set(fault, "%s: longer than %d bytes", path, LONGEST);
    if (broken || text == NULL || length > LONGEST) {
        free(text);
        return NULL;
    }
    text[length] = '\0';
    return text;
}

static ReaderString word(const char *text)
{
    return (ReaderString){text, strlen(text)};
}

/* Finds the questions about a shape of this name. */
static bool find_questions(Shape *shape, ReaderString name, Fault *fault)
{
    char text[NAME_LENGTH + sizeof "normal_"];
    Fault inner;
    const int length = (int)(name.length < NAME_LENGTH ? name.length : NAME_LENGTH);
    snprintf(text, sizeof text, "normal_%.*s", length, name.text);
    const ReaderString cast[ASK_NAMES] = {word("cast"), word("ray"), name};
    const ReaderString normal[ASK_NAMES] = {word(text)};
    shape->cast = ask_find(cast, &inner);
    shape->normal = ask_find(normal, &inner);
    if (shape->cast != NULL && shape->normal != NULL)
        return true;
    const AskQuestion *meant = shape->cast == NULL ? suggest_question(cast) : NULL;
    return fault_set(fault, "'%.*s' cannot be drawn%s%s%s", length, name.text,
                     meant != NULL ? ": did you mean '" : "", meant != NULL ? meant->names[2] : "",
                     meant != NULL ? "'?" : "");
}

/* {"name":{...}} */
static bool read_shape(Gallery *gallery, Reader *reader)
{
    Shape *shape = &gallery->shapes[gallery->count];
    ReaderString name;
    if (gallery->count == MOST_SHAPES)
        return fault_set(reader->fault, "more than %d shapes", MOST_SHAPES);
    if (!reader_need(reader, '{') || !reader_name(reader, &name) ||
        !find_questions(shape, name, reader->fault))
        return false;
    shape->given = calloc(3, sizeof *shape->given);
    if (shape->given == NULL)
        return fault_set(reader->fault, "out of memory");
    gallery->count++;
    return ask_read(shape->cast, reader, 1, shape->given) && reader_need(reader, '}');
}

static bool read_shapes(Gallery *gallery, Reader *reader)
{
    if (!reader_need(reader, '['))
        return false;
    bool more = !reader_take(reader, ']');
    while (more)
        if (!read_shape(gallery, reader) || !reader_more(reader, ']', &more))
            return false;
    return reader_finish(reader);
}

Gallery *gallery_read(const char *text_or_path, enum precision precision, Fault *fault)
{
    const bool is_text = text_or_path[strspn(text_or_path, " \t\r\n")] == '[';
    char *file = is_text ? NULL : read_text(text_or_path, fault);
    const char *text = is_text ? text_or_path : file;
    if (text == NULL)
        return NULL;
    Gallery *gallery = calloc(1, sizeof *gallery);
    Reader reader = {text, text + strlen(text), precision, fault};
    bool good = gallery != NULL || fault_set(fault, "out of memory");
    if (good)
        gallery->precision = precision;
    if (good && !read_shapes(gallery, &reader)) {
        fault_in(fault, is_text ? "shapes" : text_or_path);
        good = false;
    }
    free(file);
    if (!good) {
        gallery_free(gallery);
        return NULL;
    }
    return gallery;
}

/* ---- drawing ---- */

static isectd_vec3 along(const isectd_ray *ray, double t)
{
    return (isectd_vec3){ray->origin.x + t * ray->dir.x, ray->origin.y + t * ray->dir.y,
                         ray->origin.z + t * ray->dir.z};
}

/* Stores numbers, rounded to float in that precision, as a ray or a point. */
static void give(union ask_value *value, const double *numbers, size_t count,
                 enum precision precision)
{
    for (size_t i = 0; i < count; i++)
        if (precision == DOUBLE)
            value->doubles[i] = numbers[i];
        else
            value->floats[i] = (float)numbers[i];
}

/* The t at which the shape is first hit; infinite for a miss. */
static double first_t(const Shape *shape, enum precision precision, const isectd_ray *ray)
{
    union ask_value answer;
    double numbers[sizeof *ray / sizeof(double)];
    memcpy(numbers, ray, sizeof numbers);
    give(&shape->given[0], numbers, sizeof numbers / sizeof numbers[0], precision);
    ask_call(shape->cast, precision, shape->given, &answer);
    const AskType *type = shape->cast->answer;
    if (!ask_found(type, &answer, precision))
        return INFINITY;
    const int first = type->counted; /* t of a touch, enter of a span */
    return precision == DOUBLE ? answer.doubles[first] : (double)answer.floats[first];
}

static Vector normal_at(const Shape *shape, enum precision precision, isectd_vec3 p)
{
    union ask_value answer;
    give(&shape->given[2], (const double[]){p.x, p.y, p.z}, 3, precision);
    ask_call(shape->normal, precision, shape->given + 1, &answer);
    if (precision == FLOAT)
        ask_widen(shape->normal->answer, &answer);
    return (Vector){answer.vec3_d.x, answer.vec3_d.y, answer.vec3_d.z};
}

/* True if a shape is between the ground and the lamp. Grounds cast no shadow. */
static bool in_shadow(const Gallery *gallery, const Camera *camera, isectd_vec3 p)
{
    const Vector lamp = shade_lamp(camera);
    const isectd_ray ray = {p, {lamp.x, lamp.y, lamp.z}, 0, INFINITY};
    for (size_t i = 0; i < gallery->count; i++)
        if (strcmp(gallery->shapes[i].cast->names[2], "plane") != 0 &&
            first_t(&gallery->shapes[i], gallery->precision, &ray) < INFINITY)
            return true;
    return false;
}

static Colour seen_colour(Gallery *gallery, const Camera *camera, enum shade shade,
                          const isectd_ray *ray, Colour behind, RenderResult *result)
{
    double nearest = INFINITY;
    size_t first = 0;
    result->rays++;
    for (size_t i = 0; i < gallery->count; i++) {
        const double t = first_t(&gallery->shapes[i], gallery->precision, ray);
        if (t < nearest)
            nearest = t, first = i;
    }
    if (!(nearest < INFINITY))
        return behind;
    result->hits++;
    const isectd_vec3 p = along(ray, nearest);
    const Vector normal = normal_at(&gallery->shapes[first], gallery->precision, p);
    const bool ground = strcmp(gallery->shapes[first].cast->names[2], "plane") == 0;
    const Colour colour = ground ? shade_ground(camera, ray, normal)
                                 : shade_surface(shade, camera, ray, normal, (uint32_t)first);
    return ground && in_shadow(gallery, camera, p) ? shade_shadow(colour) : colour;
}

bool gallery_draw(Gallery *gallery, const Camera *camera, enum shade shade, OptionSize size,
                  unsigned samples, RenderResult *result)
{
    const float part = 1 / (float)(samples * samples);
    const double start = render_clock();
    *result = (RenderResult){.rgb = malloc(3 * (size_t)size.width * size.height)};
    if (result->rgb == NULL)
        return false;
    for (unsigned y = 0; y < size.height; y++)
        for (unsigned x = 0; x < size.width; x++) {
            const Colour behind = shade_background((y + 0.5) / size.height);
            Colour sum = {0, 0, 0};
            for (unsigned k = 0; k < samples * samples; k++) {
                const double across = (x + (k % samples + 0.5) / samples) / size.width;
                const double down = (y + (k / samples + 0.5) / samples) / size.height;
                const isectd_ray ray = camera_ray(camera, 2 * across - 1, 1 - 2 * down);
                const Colour c = seen_colour(gallery, camera, shade, &ray, behind, result);
                sum = (Colour){sum.r + part * c.r, sum.g + part * c.g, sum.b + part * c.b};
            }
            shade_encode(sum, x, y, &result->rgb[3 * ((size_t)y * size.width + x)]);
        }
    result->seconds = render_clock() - start;
    return true;
}
