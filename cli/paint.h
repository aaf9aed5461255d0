/* cli/paint.h - the surfaces of shapes, shaded and seen through, under the strokes of a picture. */
#ifndef CLI_PAINT_H
#define CLI_PAINT_H

#include "body.h"

enum { PAINT_BODIES = 3 }; /* two shapes, and a plane between them */

typedef struct Paint {
    Drawing *drawing;
    Body bodies[PAINT_BODIES];
    bool there[PAINT_BODIES];
    bool common; /* show what the first two share */
    uint32_t common_rgb;
    bool has_common; /* something of it is seen */
    float *depths;   /* of each pixel: how far forward its nearest surface is, in pixels */
    uint8_t *rgb;    /* rows from the top, over white */
} Paint;

/* Paint what is there. False: out of memory. */
bool paint_draw(Paint *paint);

/* Points of the surface of a body as the sketch has them, up to `most`; how many. */
size_t paint_points(const Paint *paint, int which, SketchPoint *points, size_t most);

/* Break the strokes [first, end) where a surface hides them: what is hidden becomes fine dashes. */
void paint_hide(const Paint *paint, Sketch *sketch, size_t first, size_t end);

void paint_free(Paint *paint);

#endif
