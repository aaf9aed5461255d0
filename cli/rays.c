/* cli/rays.c - answers a stream of rays. */
#include "rays.h"

#include "stream.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(isectd_ray) == STREAM_NUMBERS * sizeof(double), "a record is a ray");

/* An answer in binary: in double the number of the triangle has 64 bits, too. */
typedef struct Record {
    float t, u, v;
    uint32_t prim;
} Record;
typedef struct WideRecord {
    double t, u, v;
    uint64_t prim;
} WideRecord;

/* Answers on their way. */
typedef struct Batch {
    const Rays *rays;
    RaysResult *result;
    isectd_mesh_touch touch[STREAM_BATCH];
    uint64_t bits[STREAM_BATCH / 64];
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

static void write_touches(Batch *batch, size_t count)
{
    const Rays *rays = batch->rays;
    for (size_t i = 0; i < count; i++) {
        batch->result->hits += batch->touch[i].prim != UINT32_MAX;
        (rays->raw ? write_record : write_touch)(&batch->touch[i], rays->precision);
    }
}

static void write_bits(Batch *batch, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        bool yes = isect_bit(batch->bits, i);
        batch->result->hits += yes;
        if (batch->rays->raw)
            putchar(yes);
        else
            fputs(yes ? "true\n" : "false\n", stdout);
    }
}

static bool answer(void *user, const double *questions, size_t count, Fault *fault)
{
    Batch *batch = user;
    Tree *tree = batch->rays->tree;
    const isectd_ray *ray = (const isectd_ray *)(const void *)questions;
    if (!(batch->rays->any ? tree_occluded(tree, ray, count, batch->bits)
                           : tree_cast(tree, ray, count, batch->touch)))
        return fault_set(fault, "out of memory");
    (batch->rays->any ? write_bits : write_touches)(batch, count);
    return true;
}

bool rays_cast(const Rays *rays, RaysResult *result, Fault *fault)
{
    static const double defaults[] = {0, 0, 0, 0, 0, 0, 0, INFINITY};
    *result = (RaysResult){.rays = 0};
    Batch *batch = malloc(sizeof *batch);
    if (batch == NULL)
        return fault_set(fault, "out of memory");
    batch->rays = rays;
    batch->result = result;
    const Stream stream = {.path = rays->path,
                           .raw = rays->raw,
                           .precision = rays->precision,
                           .what = "a ray",
                           .least = 6,
                           .most = STREAM_NUMBERS,
                           .defaults = defaults,
                           .answer = answer,
                           .user = batch};
    const bool good = stream_run(&stream, &result->rays, &result->bad, fault);
    result->seconds = rays->tree->seconds;
    free(batch);
    return good;
}
