/* cli/extent.h - what is finite of shapes, axis by axis, as a box may be infinite along one. */
#ifndef CLI_EXTENT_H
#define CLI_EXTENT_H

#include "ask_table.h"
#include "vector.h"

typedef struct Extent {
    double lower[3], upper[3];
} Extent;

/* Nothing so far. */
Extent extent_begin(void);

void extent_include(Extent *extent, Vector p);

/* A shape of this type, of numbers in double. Of a plane it is the point that is nearest to the
 * middle so far. */
void extent_include_shape(Extent *extent, const char *type, const union ask_value *shape);

/* Along an axis with nothing finite it is 0. */
Vector extent_middle(const Extent *extent);

#endif
