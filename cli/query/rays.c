/* cli/query/rays.c - answers a stream of rays. */
#include "query/rays.h"

#include "query/stream.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RAY_NUMBERS = 8, TIMED_NUMBERS = 9 };
_Static_assert(sizeof(isectd_ray) == RAY_NUMBERS * sizeof(double), "a record is a ray");
_Static_assert((int)STREAM_NUMBERS >= TIMED_NUMBERS, "and there may be a time");

/* An answer in binary: in double the number of the triangle has 64 bits, too. */
typedef struct Record {
    float t, u, v;
    uint32_t prim;
} Record;
typedef struct WideRecord {
    double t, u, v;
    uint64_t prim;
} WideRecord;

/* The answers of a batch. */
typedef struct Batch {
    const Rays *rays;
    RaysResult *result;
    isectd_mesh_touch touch[STREAM_BATCH];
    isectd_scene_touch placed[STREAM_BATCH];
    isectd_ray timed[STREAM_BATCH];
    double times[STREAM_BATCH];
    uint64_t bits[STREAM_BATCH / 64];
} Batch;

static void write_bits(Batch *batch, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const bool yes = isect_bit(batch->bits, i);
        batch->result->hits += yes;
        if (batch->rays->raw)
            putchar(yes);
        else
            fputs(yes ? "true\n" : "false\n", stdout);
    }
}

/* The numbers of a hit, without the closing brace. */
static void write_hit(double t, double u, double v, uint64_t prim, enum precision precision)
{
    const double numbers[] = {t, u, v};
    static const char *const names[] = {"{\"t\":", ",\"u\":", ",\"v\":"};
    char text[128], *end = text;
    for (int i = 0; i < 3; i++) {
        memcpy(end, names[i], 5);
        end += 5;
        end += number_write(end, numbers[i], precision);
    }
    end += snprintf(end, 32, ",\"prim\":%llu", (unsigned long long)prim);
    fwrite(text, 1, (size_t)(end - text), stdout);
}

static void write_touch(const isectd_mesh_touch *touch, enum precision precision)
{
    if (touch->prim == UINT32_MAX) {
        fputs("null\n", stdout);
        return;
    }
    write_hit(touch->t, touch->u, touch->v, touch->prim, precision);
    fputs("}\n", stdout);
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

/* ---- objects in their places ---- */

static void write_placed(const Rays *rays, const isectd_scene_touch *touch)
{
    char text[NUMBER_ROOM];
    if (touch->prim == UINT32_MAX) {
        fputs("null\n", stdout);
        return;
    }
    const isectd_vec3 normal = placed_normal(rays->placed, touch->instance, touch->prim);
    const double numbers[] = {normal.x, normal.y, normal.z};
    write_hit(touch->t, touch->u, touch->v, placed_number(rays->placed, touch), rays->precision);
    printf(",\"object\":%u,\"triangle\":%u,\"normal\":", (unsigned)touch->instance,
           (unsigned)touch->prim);
    for (int i = 0; i < 3; i++) {
        putchar(i > 0 ? ',' : '[');
        fwrite(text, 1, number_write(text, numbers[i], rays->precision), stdout);
    }
    fputs("]}\n", stdout);
}

static void write_placed_record(const Rays *rays, const isectd_scene_touch *touch)
{
    const bool hit = touch->prim != UINT32_MAX;
    const uint64_t prim = hit ? placed_number(rays->placed, touch) : UINT64_MAX;
    const WideRecord wide = {touch->t, touch->u, touch->v, prim};
    const Record record = {(float)touch->t, (float)touch->u, (float)touch->v, (uint32_t)prim};
    if (rays->precision == DOUBLE)
        fwrite(&wide, sizeof wide, 1, stdout);
    else
        fwrite(&record, sizeof record, 1, stdout);
}

static bool answer_placed(Batch *batch, const isectd_ray *ray, size_t count)
{
    const Rays *rays = batch->rays;
    if (rays->any) {
        if (!placed_occluded(rays->placed, ray, count, batch->bits))
            return false;
        write_bits(batch, count);
        return true;
    }
    if (!placed_cast(rays->placed, ray, count, batch->placed))
        return false;
    for (size_t i = 0; i < count; i++) {
        const isectd_scene_touch *touch = &batch->placed[i];
        batch->result->hits += touch->prim != UINT32_MAX;
        (rays->raw ? write_placed_record : write_placed)(rays, touch);
    }
    return true;
}

/* ---- a mesh that moves ---- */

static bool answer_timed(Batch *batch, const double *questions, size_t count)
{
    const Rays *rays = batch->rays;
    for (size_t i = 0; i < count; i++) {
        const double *numbers = questions + i * TIMED_NUMBERS;
        memcpy(&batch->timed[i], numbers, sizeof batch->timed[i]);
        batch->times[i] = numbers[RAY_NUMBERS];
    }
    if (!(rays->any ? motion_occluded(rays->motion, batch->timed, batch->times, count, batch->bits)
                    : motion_cast(rays->motion, batch->timed, batch->times, count, batch->touch)))
        return false;
    (rays->any ? write_bits : write_touches)(batch, count);
    return true;
}

static bool answer(void *user, const double *questions, size_t count, Fault *fault)
{
    Batch *batch = user;
    Tree *tree = batch->rays->tree;
    const isectd_ray *ray = (const isectd_ray *)(const void *)questions;
    if (batch->rays->placed != NULL)
        return answer_placed(batch, ray, count) || fault_set(fault, "out of memory");
    if (batch->rays->motion != NULL)
        return answer_timed(batch, questions, count) || fault_set(fault, "out of memory");
    if (!(batch->rays->any ? tree_occluded(tree, ray, count, batch->bits)
                           : tree_cast(tree, ray, count, batch->touch)))
        return fault_set(fault, "out of memory");
    (batch->rays->any ? write_bits : write_touches)(batch, count);
    return true;
}

bool rays_cast(const Rays *rays, RaysResult *result, Fault *fault)
{
    const double defaults[] = {0, 0, 0, 0, 0, 0, 0, INFINITY, rays->time};
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
                           .most = rays->motion != NULL ? TIMED_NUMBERS : RAY_NUMBERS,
                           .defaults = defaults,
                           .answer = answer,
                           .user = batch};
    const bool good = stream_run(&stream, &result->rays, &result->bad, fault);
    result->seconds = rays->placed != NULL   ? rays->placed->seconds
                      : rays->motion != NULL ? rays->motion->seconds
                                             : rays->tree->seconds;
    free(batch);
    return good;
}
