/* bench/polygons_forms.c - points in a polygon: isect's forms beside published ones. Compiled for
 * float and for double (BENCH_DOUBLE 0 and 1). */
#include "polygons.h"

#include "meshes.h"
#include "reference/polygon2_point2.h"

#include <math.h>

typedef X(vec2) vec2;

/* Called, not inlined, as functions of a library are. */
#define CALLED static __attribute__((noinline))

CALLED bool haines(const vec2 *points, size_t count, vec2 p)
{
    return polygon2_point2_haines(points, count, p);
}
CALLED bool product(const vec2 *points, size_t count, vec2 p)
{
    return polygon2_point2_product(points, count, p);
}
CALLED bool hormann(const vec2 *points, size_t count, vec2 p)
{
    return polygon2_point2_hormann(points, count, p) / 2 % 2 != 0;
}

#define LOOP(name, inside)                                                                         \
    static long name(const crowd *c)                                                               \
    {                                                                                              \
        const vec2 *corners = c->corners, *points = c->points;                                     \
        long sum = 0;                                                                              \
        for (size_t i = 0; i < c->n; i++)                                                          \
            sum += inside;                                                                         \
        return sum;                                                                                \
    }
LOOP(all_haines, haines(corners, c->count, points[i]))
LOOP(all_product, product(corners, c->count, points[i]))
LOOP(all_hormann, hormann(corners, c->count, points[i]))

static long all_isect(const crowd *c)
{
    const X(polygon2) polygon = {c->corners, c->count};
    const vec2 *points = c->points;
    long sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += X(classify_polygon2_point2)(&polygon, &points[i], ISECT_EVEN_ODD) == ISECT_INSIDE;
    return sum;
}

/* Building is part of it. */
static long all_fence(const crowd *c)
{
    const X(polygon2) polygon = {c->corners, c->count};
    const vec2 *points = c->points;
    X(fence) fence;
    long sum = 0;
    if (X(fence_build)(&fence, &polygon, c->memory, c->bytes) != ISECT_OK)
        return -1;
    for (size_t i = 0; i < c->n; i++)
        sum += X(fence_classify)(&fence, &points[i], ISECT_EVEN_ODD) == ISECT_INSIDE;
    return sum;
}

/* A closed line round the middle, jagged like a coast. */
static void draw(crowd *c, uint64_t *state)
{
    vec2 *corners = c->corners, *points = c->points;
    double wave[6];
    for (int k = 0; k < 6; k++)
        wave[k] = 6.283185307179586 * (double)random_unit(state);
    for (size_t i = 0; i < c->count; i++) {
        const double turn =
            6.283185307179586 * ((double)i + (double)random_unit(state)) / (double)c->count;
        double radius = 0.7 + 0.1 * ((double)random_unit(state) - 0.5);
        for (int k = 0; k < 6; k++)
            radius += 0.25 / (k + 2) * sin((double)(1 << k) * turn + wave[k]);
        corners[i] = (vec2){(real)(radius * cos(turn)), (real)(radius * sin(turn))};
    }
    for (size_t i = 0; i < c->n; i++) {
        points[i].x = (real)(2 * (double)random_unit(state) - 1);
        points[i].y = (real)(2 * (double)random_unit(state) - 1);
    }
}

#if BENCH_DOUBLE
const polygon_forms *polygons_double(void)
#else
const polygon_forms *polygons_float(void)
#endif
{
    static const polygon_forms all = {BENCH_DOUBLE ? "double" : "float",
                                      sizeof(vec2),
                                      draw,
                                      {{"isect", true, all_isect},
                                       {"isect fence", true, all_fence},
                                       {"Haines", false, all_haines},
                                       {"Haines, product", false, all_product},
                                       {"Hormann and Agathos", false, all_hormann}}};
    return &all;
}
