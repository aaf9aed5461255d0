/* cli/drawing/sketch.h - a drawing of strokes, as SVG or as pixels. */
#ifndef CLI_SKETCH_H
#define CLI_SKETCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef struct Pen {
    uint32_t rgb; /* 0xRRGGBB */
    double width; /* in pixels */
} Pen;

typedef struct SketchPoint {
    double x, y; /* in pixels; y downward */
    double z;    /* depth toward the observer, where it matters */
} SketchPoint;

/* A line through points, with round ends: with one point it is a dot. */
typedef struct Stroke {
    Pen pen;
    size_t first, count;
} Stroke;

/* All zero except the size: empty. */
typedef struct Sketch {
    unsigned width, height;
    SketchPoint *points;
    Stroke *strokes;
    size_t point_count, point_room, stroke_count, stroke_room;
    bool failed;    /* out of memory: a part is missing */
    uint8_t *paper; /* pixels under the strokes, or NULL: white; belongs to the sketch */
} Sketch;

/* Begins a stroke; adds a point to it. */
void sketch_begin(Sketch *sketch, Pen pen);
void sketch_to(Sketch *sketch, double x, double y, double z);

/* Text as strokes: from x on, above the line at y, in letters of this height. It is clipped at the
 * right edge of the picture. */
void sketch_words(Sketch *sketch, const char *text, double x, double y, double height,
                  uint32_t rgb);

/* Translates and scales the strokes so that they fill the picture, except a margin: x becomes scale
 * * x + dx. */
typedef struct SketchMove {
    double scale, dx, dy;
} SketchMove;
SketchMove sketch_fill(Sketch *sketch, double margin);

void sketch_free(Sketch *sketch);

/* Writes SVG; the title is for screen readers. False: out of memory. */
bool sketch_svg(const Sketch *sketch, const char *title, FILE *stream);

/* Pixels of red, green, blue, rows from the top; release with free. NULL: out of memory. */
uint8_t *sketch_pixels(const Sketch *sketch);

/* Draws over such pixels of the same size. False: out of memory. */
bool sketch_over(const Sketch *sketch, uint8_t *rgb);

#endif
