/* cli/rays.c - answers a stream of rays, one line or record each, in order and in constant memory.
 *
 * The tree is fastest with many rays at once, so rays are gathered; but when no more of them are at
 * hand those gathered are answered, so that a program at the other end of a pipe may wait for the
 * answer to one ray before it asks the next. */
#include "rays.h"

#include "json.h"
#include "lines.h"
#include "number.h"
#include "render.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 8192, NUMBERS = 8 };

_Static_assert(sizeof(isect_ray) == NUMBERS * sizeof(float), "a record is a ray");
_Static_assert(sizeof(isect_mesh_touch) == 16, "an answer is t, u, v, prim");

/* Rays on their way. */
struct batch {
    const struct rays *rays;
    struct rays_result *result;
    size_t count;
    isect_ray ray[BATCH];
    isect_mesh_touch touch[BATCH];
    uint64_t bits[BATCH / 64];
};

static void write_touch(const isect_mesh_touch *touch)
{
    const float numbers[] = {touch->t, touch->u, touch->v};
    static const char *const names[] = {"{\"t\":", ",\"u\":", ",\"v\":"};
    char text[128], *end = text;
    if (touch->prim == UINT32_MAX) {
        fputs("null\n", stdout);
        return;
    }
    for (int i = 0; i < 3; i++) {
        memcpy(end, names[i], 5);
        end += 5;
        end += number_write(end, (double)numbers[i], FLOAT);
    }
    end += snprintf(end, 32, ",\"prim\":%u}\n", (unsigned)touch->prim);
    fwrite(text, 1, (size_t)(end - text), stdout);
}

static void write_touches(struct batch *batch)
{
    for (size_t i = 0; i < batch->count; i++) {
        batch->result->hits += batch->touch[i].prim != UINT32_MAX;
        if (!batch->rays->raw)
            write_touch(&batch->touch[i]);
    }
    if (batch->rays->raw)
        fwrite(batch->touch, sizeof batch->touch[0], batch->count, stdout);
}

static void write_bits(struct batch *batch)
{
    for (size_t i = 0; i < batch->count; i++) {
        bool yes = isect_bit(batch->bits, i);
        batch->result->hits += yes;
        if (batch->rays->raw)
            putchar(yes);
        else
            fputs(yes ? "true\n" : "false\n", stdout);
    }
}

/* Answer the rays gathered. */
static void flush(struct batch *batch)
{
    const struct rays *rays = batch->rays;
    const isect_rays view = isect_rays_of(batch->ray);
    const isect_mesh_touches touches = isect_mesh_touches_of(batch->touch);
    const isect_threads threads = {.count = rays->threads};
    if (batch->count == 0)
        return;
    double start = render_clock();
    if (rays->any)
        isect_bvh_occluded_n(rays->bvh, view, batch->count, batch->bits, &threads);
    else
        isect_bvh_cast_n(rays->bvh, view, batch->count, touches, &threads);
    batch->result->seconds += render_clock() - start;
    batch->result->rays += batch->count;
    (rays->any ? write_bits : write_touches)(batch);
    batch->count = 0;
}

static const char *skip_space(const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    return text;
}

/* ox oy oz dx dy dz [t_min t_max], in any way that strtof reads numbers. */
static bool parse(const char *text, const char *end, isect_ray *ray, struct fault *fault)
{
    float number[NUMBERS] = {0, 0, 0, 0, 0, 0, 0, INFINITY};
    int count = 0;
    for (text = skip_space(text); text < end; text = skip_space(text)) {
        char *stop;
        const int length = (int)strcspn(text, " \t\r\v\f");
        if (count == NUMBERS)
            return fault_set(fault, "more than %d numbers", NUMBERS);
        number[count] = strtof(text, &stop);
        if (length == 0 || stop != text + length)
            return fault_set(fault, "not a number: '%.*s'", length < 40 ? length : 40, text);
        if (isinf(number[count]) && strcspn(text, "iI") >= (size_t)length)
            return fault_set(fault, "out of the range of float: '%.*s'", length < 40 ? length : 40,
                             text);
        text = stop;
        count++;
    }
    if (count != 6 && count != NUMBERS)
        return fault_set(fault, "6 or 8 numbers are a ray, not %d", count);
    memcpy(ray, number, sizeof *ray);
    return true;
}

static bool cast_lines(struct batch *batch, struct lines *lines, struct fault *fault)
{
    enum lines_result result;
    char *text;
    size_t length;
    struct fault bad;
    while (!ferror(stdout)) {
        if (batch->count == BATCH || !lines_ready(lines))
            flush(batch);
        result = lines_next(lines, &text, &length, fault);
        if (result >= LINES_END)
            return result == LINES_END;
        if (result == LINES_TOO_LONG)
            fault_set(&bad, "the line is longer than %d bytes", LINES_LONGEST);
        else if (parse(text, text + length, &batch->ray[batch->count], &bad)) {
            batch->count++;
            continue;
        }
        flush(batch);
        json_print_error(&bad, lines->number);
        batch->result->bad++;
    }
    return true;
}

static bool cast_records(struct batch *batch, struct lines *lines, struct fault *fault)
{
    while (!ferror(stdout)) {
        long count = lines_records(lines, batch->ray, sizeof batch->ray[0], BATCH, fault);
        if (count <= 0)
            return count == 0;
        batch->count = (size_t)count;
        flush(batch);
    }
    return true;
}

bool rays_cast(const struct rays *rays, struct rays_result *result, struct fault *fault)
{
    struct lines lines;
    *result = (struct rays_result){.rays = 0};
    if (!lines_open(&lines, rays->path, fault))
        return false;
    struct batch *batch = malloc(sizeof *batch);
    bool good = false;
    if (batch == NULL) {
        fault_set(fault, "out of memory");
    } else {
        batch->rays = rays;
        batch->result = result;
        batch->count = 0;
        good = (rays->raw ? cast_records : cast_lines)(batch, &lines, fault);
    }
    free(batch);
    lines_close(&lines);
    return good;
}
