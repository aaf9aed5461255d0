/* isect_catalog_types - the types of the public headers, with their fields and constants. */
#include "catalog/types.h"

#include <isect/isect.h>
#include <isectd/isect.h>
#include <math.h>

static const isect_catalog_member catalog_members[] = {
#define MEMBER(name, type, pointers, constant, count, offset, double_offset)                       \
    {name, TYPE_##type, pointers, constant, count, {offset, double_offset}},
#include "rows/catalog_members.inc"
};

/* As many numbers as the struct has: all are of the size of a float. */
#define MISS(name, type, ...)                                                                      \
    static const double name[] = {__VA_ARGS__};                                                    \
    _Static_assert(sizeof name / sizeof(double) == sizeof(type) / sizeof(float), "a miss");
#include "rows/catalog_misses.inc"

#define TYPE(name, text, kind, shape, shared, size, double_size, first, count, miss)               \
    {#text, ISECT_CATALOG_##kind,    shape, shared, {size, double_size},                           \
     count, catalog_members + first, miss},
static const isect_catalog_type every_type[] = {
#include "rows/catalog_types.inc"
};

const isect_catalog_type *isect_catalog_types(size_t *count)
{
    *count = TYPES;
    return every_type;
}
