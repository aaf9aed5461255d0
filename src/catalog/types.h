/* catalog/types.h - the index of each type: TYPE_vec3. */
#ifndef ISECT_CATALOG_TYPES_H
#define ISECT_CATALOG_TYPES_H

#include "isect/catalog.h"

enum {
#define TYPE(name, ...) TYPE_##name,
#include "rows/catalog_types.inc"
#undef TYPE
    TYPES
};

#endif
