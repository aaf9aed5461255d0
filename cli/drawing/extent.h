/* cli/drawing/extent.h - the finite parts of shapes, axis by axis, because a box may be infinite
 * along one. */
#ifndef CLI_EXTENT_H
#define CLI_EXTENT_H

#include "ask/ask.h"
#include "drawing/vector.h"

typedef struct Extent {
    double lower[3], upper[3];
} Extent;

/* An empty extent. */
Extent extent_begin(void);

void extent_include(Extent *extent, Vector p);

/* Includes a shape of this type, with numbers in double. A plane contributes its point nearest to
 * the middle so far. */
void extent_include_shape(Extent *extent, const char *type, const union ask_value *shape);

/* The middle; 0 along an axis without finite numbers. */
Vector extent_middle(const Extent *extent);

#endif
