/* cli/sketch.h - a drawing of strokes, as SVG or as pixels. */
#ifndef CLI_SKETCH_H
#define CLI_SKETCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct pen {
    uint32_t rgb; /* 0xRRGGBB */
    double width; /* in pixels */
};

struct sketch_point {
    double x, y; /* in pixels; y downward */
    double z;    /* forward, where it matters */
};

/* A line through points, with round ends: of one point it is a dot. */
struct stroke {
    struct pen pen;
    size_t first, count;
};

/* All zero but for the size: empty. */
struct sketch {
    unsigned width, height;
    struct sketch_point *points;
    struct stroke *strokes;
    size_t point_count, point_room, stroke_count, stroke_room;
    bool failed;    /* out of memory: something is missing */
    uint8_t *paper; /* pixels under the strokes, or NULL: white; belongs to the sketch */
};

/* A new stroke, and its points. */
void sketch_begin(struct sketch *sketch, struct pen pen);
void sketch_to(struct sketch *sketch, double x, double y, double z);

/* Words, as strokes: from x on, over the line at y, in letters of this height. They are cut off
 * at the right edge of the picture. */
void sketch_words(struct sketch *sketch, const char *text, double x, double y, double height,
                  uint32_t rgb);

/* Move and scale what is drawn so that it fills the middle of the picture, all but a margin: x
 * becomes scale * x + dx. */
struct sketch_move {
    double scale, dx, dy;
};
struct sketch_move sketch_fill(struct sketch *sketch, double margin);

void sketch_free(struct sketch *sketch);

/* As SVG; the title is what a reader hears. False: out of memory. */
bool sketch_svg(const struct sketch *sketch, const char *title, FILE *stream);

/* As pixels of red, green, blue, rows from the top; release with free. NULL: out of memory. */
uint8_t *sketch_pixels(const struct sketch *sketch);

/* Over such pixels of the same size. False: out of memory. */
bool sketch_over(const struct sketch *sketch, uint8_t *rgb);

#endif
