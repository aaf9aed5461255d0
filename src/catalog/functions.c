/* isect_catalog_functions, isect_catalog_find - the public functions, with their parameters and a
 * call of each.
 *
 * A call is a function of its own, CALL_OF(cast_ray_sphere): it finds the parameters behind an
 * array of addresses, and writes the result behind another. Whoever takes its address links all of
 * the library. */
#include "catalog/types.h"

#include <isect/isect.h>
#include <isectd/isect.h>
#include <string.h>

#define CALL(name, statement)                                                                      \
    static void CALL_OF(name)(void *result, const void **a)                                        \
    {                                                                                              \
        (void)result, (void)a;                                                                     \
        statement;                                                                                 \
    }

#define OF(name) isect_##name
#define CALL_OF(name) call_##name
#define real float
#define SHARED_CALL CALL
#include "rows/catalog_calls.inc"
#undef OF
#undef CALL_OF
#undef real
#undef SHARED_CALL

#ifndef ISECT_NO_DOUBLE
#define OF(name) isectd_##name
#define CALL_OF(name) call_d_##name
#define real double
#define SHARED_CALL(name, statement)
#include "rows/catalog_calls.inc"
#define DOUBLE_0(name) call_d_##name
#define DOUBLE_1(name) call_##name
#else
#define DOUBLE_0(name) NULL
#define DOUBLE_1(name) NULL
#endif

static const isect_catalog_member catalog_parameters[] = {
#define PARAMETER(name, type, pointers, constant, count)                                           \
    {name, TYPE_##type, pointers, constant, count, {0, 0}},
#include "rows/catalog_parameters.inc"
};

static const isect_catalog_function every_function[] = {
#define FUNCTION(name, header, role, exactness, shared, first, count)                              \
    {"isect_" #name, #header, ISECT_CATALOG_##role,       ISECT_EXACTNESS_##exactness,             \
     shared,         count,   catalog_parameters + first, {call_##name, DOUBLE_##shared(name)}},
#include "rows/catalog_functions.inc"
};
enum { FUNCTIONS = sizeof every_function / sizeof every_function[0] };

const isect_catalog_function *isect_catalog_functions(size_t *count)
{
    *count = FUNCTIONS;
    return every_function;
}

const isect_catalog_function *isect_catalog_find(const char *name)
{
    for (size_t i = 0; i < FUNCTIONS; i++)
        if (strcmp(every_function[i].name, name) == 0)
            return &every_function[i];
    return NULL;
}
