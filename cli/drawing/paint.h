/* cli/drawing/paint.h - the transparent surfaces of shapes, shaded, under the strokes of a
 * picture. */
#ifndef CLI_PAINT_H
#define CLI_PAINT_H

#include "drawing/body.h"

enum { PAINT_BODIES = 3 }; /* two shapes, and a plane between them */

typedef struct Paint {
    Drawing *drawing;
    Body bodies[PAINT_BODIES];
    bool there[PAINT_BODIES];
    bool common; /* show the common part of the first two */
    uint32_t common_rgb;
    bool has_common; /* a part of it is visible */
    /* of each pixel: the depth of its nearest surface toward the observer, in pixels */
    float *depths;
    uint8_t *rgb; /* rows from the top, over white */
} Paint;

/* Paints the surfaces. False: out of memory. */
bool paint_draw(Paint *paint);

/* Samples at most `most` points of the surface of a body, in the coordinates of the sketch; returns
 * their count. */
size_t paint_points(const Paint *paint, int which, SketchPoint *points, size_t most);

/* Splits the strokes [first, end) where a surface hides them: hidden parts become fine dashes. */
void paint_hide(const Paint *paint, Sketch *sketch, size_t first, size_t end);

void paint_free(Paint *paint);

#endif
