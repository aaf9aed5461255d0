/* many.c - the forms for many of the formulas, isect/many.h, called like functions of the
 * catalogue, which has one call each. The build makes many.inc from that header. */
#include "core.h"

#include <isect/isect.h>
#include <isect/many.h>
#include <isectd/isect.h>
#include <isectd/many.h>
#include <string.h>

#define BITS(x) ((uint64_t *)x)
#define SIDES(x) ((uint8_t *)x)

#define OF(name) isect_##name
#define COLUMNS(x, type) (*(const isect_##type *)x)
#define MANY(name, a, b, out)                                                                      \
    static void many_##name(void *result, const void **at)                                         \
    {                                                                                              \
        (void)result;                                                                              \
        OF(name##_n)                                                                               \
        (*(const OF(a) *)at[0], *(const OF(b) *)at[1], *(const size_t *)at[2], out);               \
    }
#include "many.inc"
#undef OF
#undef COLUMNS
#undef MANY

#define OF(name) isectd_##name
#define COLUMNS(x, type) (*(const isectd_##type *)x)
#define MANY(name, a, b, out)                                                                      \
    static void many_d_##name(void *result, const void **at)                                       \
    {                                                                                              \
        (void)result;                                                                              \
        OF(name##_n)                                                                               \
        (*(const OF(a) *)at[0], *(const OF(b) *)at[1], *(const size_t *)at[2], out);               \
    }
#include "many.inc"
#undef OF
#undef MANY

typedef struct Row {
    const char *name;
    isect_catalog_call *call[2];
    uint16_t size[2]; /* bytes of both views */
} Row;

static const Row rows[] = {
#define MANY(name, a, b, out)                                                                      \
    {#name "_n", {many_##name, many_d_##name}, {sizeof(isect_##a), sizeof(isect_##b)}},
#include "many.inc"
};

bool many_find(const char *name, Function *function)
{
    static const Pass pass[4] = {PASS_STRUCT, PASS_STRUCT, PASS_UNSIGNED, PASS_POINTER};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].name, name) != 0)
            continue;
        function->name = rows[i].name;
        memcpy(function->call, rows[i].call, sizeof function->call);
        memcpy(function->pass, pass, sizeof pass);
        function->count = 4;
        for (int p = 0; p < 2; p++) {
            function->size[0][p] = rows[i].size[0];
            function->size[1][p] = rows[i].size[1];
            function->size[2][p] = sizeof(size_t);
        }
        return true;
    }
    return false;
}
