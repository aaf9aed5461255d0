/* cli/drawing.h - shapes as strokes.
 *
 * What is looked at is in the middle. What is infinite is cut off a little outside of a ball round
 * it. There is no perspective, so a ball is a circle and parallel edges are parallel. */
#ifndef CLI_DRAWING_H
#define CLI_DRAWING_H

#include "ask_table.h"
#include "sketch.h"
#include "vector.h"

/* From where shapes are seen: three directions of length 1, perpendicular to each other. */
struct outline_view {
    struct vector toward, right, up;
};

/* What is being drawn, and how it is seen. */
struct drawing {
    struct sketch *sketch;
    struct outline_view view;
    struct vector middle;
    double radius, scale; /* scale: pixels a unit */
    struct pen pen;
};

/* A new stroke, its points; and one of two. */
void drawing_begin(struct drawing *drawing);
void drawing_to(struct drawing *drawing, struct vector p);
void drawing_line(struct drawing *drawing, struct vector a, struct vector b);

/* The part of a plane that is drawn: a corner and two sides. False: it is everything or nothing. */
bool drawing_patch(const struct drawing *drawing, const isectd_plane *plane, struct vector *corner,
                   struct vector *u, struct vector *v);

/* Is there a picture of shapes of this type? */
bool drawing_knows(const char *type);

/* A shape of this type, of numbers in double, none of which is NaN. */
void drawing_shape(struct drawing *drawing, const char *type, const union ask_value *shape);

#endif
