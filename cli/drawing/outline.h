/* cli/drawing/outline.h - shapes as strokes: the view of a question, and the strokes of each
 * shape. */
#ifndef CLI_OUTLINE_H
#define CLI_OUTLINE_H

#include "ask/ask.h"
#include "drawing/camera.h"
#include "drawing/drawing.h"
#include "drawing/vector.h"
#include "fault.h"

/* The contents of the picture; numbers in double, in either precision of the question. */
typedef struct Outline {
    const AskQuestion *question;
    const union ask_value *given; /* two shapes */
    const union ask_value *answer;
    Vector from, up; /* the direction to the observer, and the up direction */
    const char *caption;
} Outline;

/* Draws shapes and answer so that they fill the sketch, with a caption: the question, the answer,
 * and the meaning of the colours. False: they cannot be drawn. */
bool outline_draw(const Outline *outline, Sketch *sketch, Fault *fault);

/* Sets the view from a direction. False: it is parallel to `up`. */
bool outline_look(OutlineView *view, Vector from, Vector up, Fault *fault);

/* Draws a shape of this type, with finite numbers in double. A unit is a pixel, and the origin is
 * the middle of the sketch: see sketch_fill. */
void outline_shape(const OutlineView *view, const char *type, const union ask_value *shape, Pen pen,
                   Sketch *sketch);
void outline_line(const OutlineView *view, Vector a, Vector b, Pen pen, Sketch *sketch);

/* A camera that projects every point to its place in a sketch that was scaled to fill the picture,
 * and that is in front of all points. They lie between `far` and `near` along the direction to the
 * observer. */
Camera outline_camera(const OutlineView *view, const Sketch *sketch, SketchMove move, double near,
                      double far);

#endif
