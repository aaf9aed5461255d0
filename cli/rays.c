/* cli/rays.c - answers a stream of rays, one line or record each, in order and in constant memory.
 *
 * The tree is fastest with many rays at once, so rays are gathered; but when no more of them are at
 * hand those gathered are answered, so that a program at the other end of a pipe may wait for the
 * answer to one ray before it asks the next. */
#include "rays.h"

#include "json.h"
#include "lines.h"
#include "number.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 8192, NUMBERS = 8 };

_Static_assert(sizeof(isectd_ray) == NUMBERS * sizeof(double), "a record is a ray");

/* An answer in binary: in double the number of the triangle has 64 bits, too. */
typedef struct Record {
    float t, u, v;
    uint32_t prim;
} Record;
typedef struct WideRecord {
    double t, u, v;
    uint64_t prim;
} WideRecord;

/* Rays on their way. */
typedef struct Batch {
    const Rays *rays;
    RaysResult *result;
    size_t count;
    isectd_ray ray[BATCH];
    isectd_mesh_touch touch[BATCH];
    float record[BATCH][NUMBERS]; /* of a ray in float */
    uint64_t bits[BATCH / 64];
} Batch;

static void write_touch(const isectd_mesh_touch *touch, enum precision precision)
{
    const double numbers[] = {touch->t, touch->u, touch->v};
    static const char *const names[] = {"{\"t\":", ",\"u\":", ",\"v\":"};
    char text[128], *end = text;
    if (touch->prim == UINT32_MAX) {
        fputs("null\n", stdout);
        return;
    }
    for (int i = 0; i < 3; i++) {
        memcpy(end, names[i], 5);
        end += 5;
        end += number_write(end, numbers[i], precision);
    }
    end += snprintf(end, 32, ",\"prim\":%u}\n", (unsigned)touch->prim);
    fwrite(text, 1, (size_t)(end - text), stdout);
}

static void write_record(const isectd_mesh_touch *touch, enum precision precision)
{
    const WideRecord wide = {touch->t, touch->u, touch->v,
                             touch->prim == UINT32_MAX ? UINT64_MAX : touch->prim};
    const Record record = {(float)touch->t, (float)touch->u, (float)touch->v, touch->prim};
    if (precision == DOUBLE)
        fwrite(&wide, sizeof wide, 1, stdout);
    else
        fwrite(&record, sizeof record, 1, stdout);
}

static void write_touches(Batch *batch)
{
    const Rays *rays = batch->rays;
    for (size_t i = 0; i < batch->count; i++) {
        batch->result->hits += batch->touch[i].prim != UINT32_MAX;
        (rays->raw ? write_record : write_touch)(&batch->touch[i], rays->precision);
    }
}

static void write_bits(Batch *batch)
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

/* Answer the rays gathered. False: out of memory. */
static bool flush(Batch *batch, Fault *fault)
{
    Tree *tree = batch->rays->tree;
    if (batch->count == 0)
        return true;
    if (!(batch->rays->any ? tree_occluded(tree, batch->ray, batch->count, batch->bits)
                           : tree_cast(tree, batch->ray, batch->count, batch->touch)))
        return fault_set(fault, "out of memory");
    batch->result->rays += batch->count;
    (batch->rays->any ? write_bits : write_touches)(batch);
    batch->count = 0;
    return true;
}

static const char *skip_space(const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    return text;
}

/* ox oy oz dx dy dz [t_min [t_max]], in any way that strtod reads numbers. */
static bool parse(const char *text, const char *end, enum precision precision, isectd_ray *ray,
                  Fault *fault)
{
    double number[NUMBERS] = {0, 0, 0, 0, 0, 0, 0, INFINITY};
    int count = 0;
    for (text = skip_space(text); text < end && *text != '#'; text = skip_space(text)) {
        char *stop;
        const int length = (int)strcspn(text, " \t\r\v\f");
        if (count == NUMBERS)
            return fault_set(fault, "more than %d numbers", NUMBERS);
        number[count] = precision == DOUBLE ? strtod(text, &stop) : (double)strtof(text, &stop);
        if (length == 0 || stop != text + length)
            return fault_set(fault, "not a number: '%.*s'", length < 40 ? length : 40, text);
        if (isinf(number[count]) && strcspn(text, "iI") >= (size_t)length)
            return fault_set(fault, "out of the range of %s: '%.*s'",
                             precision == DOUBLE ? "double" : "float", length < 40 ? length : 40,
                             text);
        text = stop;
        count++;
    }
    if (count < 6)
        return fault_set(fault, "6 to 8 numbers are a ray, not %d", count);
    memcpy(ray, number, sizeof *ray);
    return true;
}

/* A line with nothing on it, or a remark, is no question and has no answer. */
static bool is_remark(const char *text, const char *end)
{
    text = skip_space(text);
    return text >= end || *text == '#';
}

static bool cast_lines(Batch *batch, Lines *lines, Fault *fault)
{
    char *text;
    size_t length;
    Fault bad;
    while (!ferror(stdout)) {
        if ((batch->count == BATCH || !lines_ready(lines)) && !flush(batch, fault))
            return false;
        const enum lines_result result = lines_next(lines, &text, &length, fault);
        if (result == LINES_END)
            return flush(batch, fault);
        if (result == LINES_BROKEN)
            return false;
        if (result == LINES_GOOD && is_remark(text, text + length))
            continue;
        if (result == LINES_TOO_LONG)
            fault_set(&bad, "the line is longer than %d bytes", LINES_LONGEST);
        else if (parse(text, text + length, batch->rays->precision, &batch->ray[batch->count],
                       &bad)) {
            batch->count++;
            continue;
        }
        if (!flush(batch, fault))
            return false;
        json_print_error(&bad, lines->number);
        batch->result->bad++;
    }
    return true;
}

/* As many as are at hand, widened where they are floats. */
static long read_records(Batch *batch, Lines *lines, Fault *fault)
{
    if (batch->rays->precision == DOUBLE)
        return lines_records(lines, batch->ray, sizeof batch->ray[0], BATCH, fault);
    const long count = lines_records(lines, batch->record, sizeof batch->record[0], BATCH, fault);
    for (long i = 0; i < count; i++) {
        double number[NUMBERS];
        for (int k = 0; k < NUMBERS; k++)
            number[k] = (double)batch->record[i][k];
        memcpy(&batch->ray[i], number, sizeof number);
    }
    return count;
}

static bool cast_records(Batch *batch, Lines *lines, Fault *fault)
{
    while (!ferror(stdout)) {
        const long count = read_records(batch, lines, fault);
        if (count <= 0)
            return count == 0;
        batch->count = (size_t)count;
        if (!flush(batch, fault))
            return false;
    }
    return true;
}

bool rays_cast(const Rays *rays, RaysResult *result, Fault *fault)
{
    Lines lines;
    *result = (RaysResult){.rays = 0};
    if (!lines_open(&lines, rays->path, fault))
        return false;
    Batch *batch = malloc(sizeof *batch);
    bool good = false;
    if (batch == NULL) {
        fault_set(fault, "out of memory");
    } else {
        batch->rays = rays;
        batch->result = result;
        batch->count = 0;
        good = (rays->raw ? cast_records : cast_lines)(batch, &lines, fault);
    }
    result->seconds = rays->tree->seconds;
    free(batch);
    lines_close(&lines);
    return good;
}
