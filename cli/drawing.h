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
typedef struct OutlineView {
    Vector toward, right, up;
} OutlineView;

/* What is being drawn, and how it is seen. */
typedef struct Drawing {
    Sketch *sketch;
    OutlineView view;
    Vector middle;
    double radius, scale; /* scale: pixels a unit */
    Pen pen;
} Drawing;

/* A new stroke, its points; and one of two. */
void drawing_begin(Drawing *drawing);
void drawing_to(Drawing *drawing, Vector p);
void drawing_line(Drawing *drawing, Vector a, Vector b);

/* The part of a plane that is drawn: a corner and two sides. False: it is everything or nothing. */
bool drawing_patch(const Drawing *drawing, const isectd_plane *plane, Vector *corner, Vector *u,
                   Vector *v);

/* Is there a picture of shapes of this type? */
bool drawing_knows(const char *type);

/* A shape of this type, of numbers in double, none of which is NaN. */
void drawing_shape(Drawing *drawing, const char *type, const union ask_value *shape);
/* What moves, where it is at a time; drawn, or its numbers. False: it does not move. */
bool drawing_moved(const char *type, double t, union ask_value *shape);
void drawing_then(Drawing *drawing, const char *type, const union ask_value *shape, double t);

#endif
