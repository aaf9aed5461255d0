/* isect_catalog_types - the types of the public headers, with their fields and constants. */
#include "catalog/types.h"

#include <isect/isect.h>
#include <isectd/isect.h>

static const isect_catalog_member catalog_members[] = {
#define MEMBER(name, type, pointers, constant, count, offset, double_offset)                       \
    {name, TYPE_##type, pointers, constant, count, {offset, double_offset}},
#include "rows/catalog_members.inc"
};

#define TYPE(name, text, kind, shape, shared, size, double_size, first, count)                     \
    {#text, ISECT_CATALOG_##kind,   shape, shared, {size, double_size},                            \
     count, catalog_members + first},
static const isect_catalog_type catalog_types[] = {
#include "rows/catalog_types.inc"
};

const isect_catalog_type *isect_catalog_types(size_t *count)
{
    *count = TYPES;
    return catalog_types;
}
