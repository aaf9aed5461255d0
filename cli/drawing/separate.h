/* cli/drawing/separate.h - a plane between two clouds of points. */
#ifndef CLI_SEPARATE_H
#define CLI_SEPARATE_H

#include "drawing/sketch.h"
#include "drawing/vector.h"

#include <stdbool.h>

typedef struct CloudView {
    const SketchPoint *points;
    size_t count;
} CloudView;

/* A point of the plane halfway, and its normal. False: there is no plane, or the gap is too
 * narrow. */
bool separate(CloudView a, CloudView b, double least, Vector *point, Vector *normal);

#endif
