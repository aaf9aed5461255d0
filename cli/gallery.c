/* cli/gallery.c - shapes, read and cast. Nothing here knows any shape: what a name means, what its
 * fields are, how it is cast and which way it faces are rows of the table of questions (ask.h). */
#include "gallery.h"

#include "ask_table.h"
#include "shade.h"

#include "isect/surface.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1 << 20, MOST_SHAPES = 1024, NAME_LENGTH = 40 };

struct shape {
    const struct ask_question *cast, *normal;
    union ask_value *given; /* a ray, the shape, a point: what two questions are about overlaps */
};

struct gallery {
    size_t count;
    struct shape shapes[MOST_SHAPES];
};

size_t gallery_count(const struct gallery *gallery)
{
    return gallery->count;
}

void gallery_free(struct gallery *gallery)
{
    for (size_t i = 0; gallery != NULL && i < gallery->count; i++)
        free(gallery->shapes[i].given);
    free(gallery);
}

/* ---- reading ---- */

/* A text that the caller frees, followed by a zero. */
static char *read_text(const char *path, struct fault *fault)
{
    FILE *file = fopen(path, "rb");
    char *text = file != NULL ? malloc(LONGEST + 1) : NULL;
    size_t length = text != NULL ? fread(text, 1, LONGEST + 1, file) : 0;
    const bool broken = file == NULL || ferror(file);
    if (file != NULL)
        fclose(file);
    if (broken)
        fault_set(fault, "%s: cannot be read", path);
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

static struct reader_string word(const char *text)
{
    return (struct reader_string){text, strlen(text)};
}

/* The questions about a shape of this name. */
static bool find_questions(struct shape *shape, struct reader_string name, struct fault *fault)
{
    char text[NAME_LENGTH + sizeof "normal_"];
    struct fault inner;
    const int length = (int)(name.length < NAME_LENGTH ? name.length : NAME_LENGTH);
    snprintf(text, sizeof text, "normal_%.*s", length, name.text);
    const struct reader_string cast[ASK_NAMES] = {word("cast"), word("ray"), name};
    const struct reader_string normal[ASK_NAMES] = {word(text)};
    shape->cast = ask_find(cast, &inner);
    shape->normal = ask_find(normal, &inner);
    return (shape->cast != NULL && shape->normal != NULL) ||
           fault_set(fault, "'%.*s' is no shape that pictures are made of", length, name.text);
}

/* {"name":{...}} */
static bool read_shape(struct gallery *gallery, struct reader *reader)
{
    struct shape *shape = &gallery->shapes[gallery->count];
    struct reader_string name;
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

static bool read_shapes(struct gallery *gallery, struct reader *reader)
{
    if (!reader_need(reader, '['))
        return false;
    bool more = !reader_take(reader, ']');
    while (more)
        if (!read_shape(gallery, reader) || !reader_more(reader, ']', &more))
            return false;
    return reader_finish(reader);
}

struct gallery *gallery_read(const char *text_or_path, struct fault *fault)
{
    const bool is_text = text_or_path[strspn(text_or_path, " \t\r\n")] == '[';
    char *file = is_text ? NULL : read_text(text_or_path, fault);
    const char *text = is_text ? text_or_path : file;
    if (text == NULL)
        return NULL;
    struct gallery *gallery = calloc(1, sizeof *gallery);
    struct reader reader = {text, text + strlen(text), FLOAT, fault};
    bool good = gallery != NULL || fault_set(fault, "out of memory");
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

/* Where is the shape met first? Infinite: nowhere. */
static float first_t(const struct shape *shape, const isect_ray *ray)
{
    union ask_value answer;
    shape->given[0].ray = *ray;
    shape->cast->call[FLOAT](shape->given, &answer);
    return answer.floats[0]; /* t of a touch, enter of a span */
}

static struct vector normal_at(const struct shape *shape, const isect_ray *ray, float t)
{
    union ask_value answer;
    shape->given[2].vec3 = isect_at(ray, t);
    shape->normal->call[FLOAT](shape->given + 1, &answer);
    return (struct vector){(double)answer.vec3.x, (double)answer.vec3.y, (double)answer.vec3.z};
}

static struct colour seen_colour(struct gallery *gallery, const struct camera *camera,
                                 enum shade shade, const isect_ray *ray, struct colour behind,
                                 struct render_result *result)
{
    float nearest = INFINITY;
    size_t first = 0;
    result->rays++;
    for (size_t i = 0; i < gallery->count; i++) {
        const float t = first_t(&gallery->shapes[i], ray);
        if (t < nearest)
            nearest = t, first = i;
    }
    if (!(nearest < INFINITY))
        return behind;
    result->hits++;
    return shade_surface(shade, camera, ray, normal_at(&gallery->shapes[first], ray, nearest),
                         (uint32_t)first);
}

bool gallery_draw(struct gallery *gallery, const struct camera *camera, enum shade shade,
                  struct option_size size, unsigned samples, struct render_result *result)
{
    const float part = 1 / (float)(samples * samples);
    const double start = render_clock();
    *result = (struct render_result){.rgb = malloc(3 * (size_t)size.width * size.height)};
    if (result->rgb == NULL)
        return false;
    for (unsigned y = 0; y < size.height; y++)
        for (unsigned x = 0; x < size.width; x++) {
            const struct colour behind = shade_background((y + 0.5) / size.height);
            struct colour sum = {0, 0, 0};
            for (unsigned k = 0; k < samples * samples; k++) {
                const double across = (x + (k % samples + 0.5) / samples) / size.width;
                const double down = (y + (k / samples + 0.5) / samples) / size.height;
                const isect_ray ray = camera_ray(camera, 2 * across - 1, 1 - 2 * down);
                const struct colour c = seen_colour(gallery, camera, shade, &ray, behind, result);
                sum = (struct colour){sum.r + part * c.r, sum.g + part * c.g, sum.b + part * c.b};
            }
            shade_encode(sum, x, y, &result->rgb[3 * ((size_t)y * size.width + x)]);
        }
    result->seconds = render_clock() - start;
    return true;
}
