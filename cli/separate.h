/* cli/separate.h - a plane between two clouds of points. */
#ifndef CLI_SEPARATE_H
#define CLI_SEPARATE_H

#include "sketch.h"
#include "vector.h"

#include <stdbool.h>

struct cloud_view {
    const struct sketch_point *points;
    size_t count;
};

/* A point of the plane halfway, and its normal. False: there is none, or it is too narrow. */
bool separate(struct cloud_view a, struct cloud_view b, double least, struct vector *point,
              struct vector *normal);

#endif
