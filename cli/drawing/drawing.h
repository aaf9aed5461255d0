/* cli/drawing/drawing.h - shapes as strokes.
 *
 * The scene is in the middle of the picture. Infinite parts are clipped slightly outside a ball
 * around it. The projection is parallel, so a ball is a circle and parallel edges are parallel. */
#ifndef CLI_DRAWING_H
#define CLI_DRAWING_H

#include "ask/ask.h"
#include "drawing/sketch.h"
#include "drawing/vector.h"

/* The directions of the view: three unit vectors, perpendicular to each other. */
typedef struct OutlineView {
    Vector toward, right, up;
} OutlineView;

/* The drawing and its view. */
typedef struct Drawing {
    Sketch *sketch;
    OutlineView view;
    Vector middle;
    double radius, scale; /* scale: pixels a unit */
    Pen pen;
} Drawing;

/* Begins a stroke; adds a point to it; draws a stroke of two points. */
void drawing_begin(Drawing *drawing);
void drawing_to(Drawing *drawing, Vector p);
void drawing_line(Drawing *drawing, Vector a, Vector b);

/* The part of a plane that is drawn: a corner and two sides. False: the normal is zero. */
bool drawing_patch(const Drawing *drawing, const isectd_plane *plane, Vector *corner, Vector *u,
                   Vector *v);

/* True if shapes of this type can be drawn. */
bool drawing_knows(const char *type);

/* Draws a shape of this type, with numbers in double, none of which is NaN. */
void drawing_shape(Drawing *drawing, const char *type, const union ask_value *shape);
/* A moving shape at a time: draws it, or sets its numbers. False: it does not move. */
bool drawing_moved(const char *type, double t, union ask_value *shape);
void drawing_then(Drawing *drawing, const char *type, const union ask_value *shape, double t);

#endif
