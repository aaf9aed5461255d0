/* cli/outline.h - shapes as strokes: where to stand to see them, and what to draw of each. */
#ifndef CLI_OUTLINE_H
#define CLI_OUTLINE_H

#include "ask_table.h"
#include "camera.h"
#include "drawing.h"
#include "fault.h"
#include "vector.h"

/* What is drawn; numbers in double, whatever they came from. */
typedef struct Outline {
    const AskQuestion *question;
    const union ask_value *given; /* two shapes */
    const union ask_value *answer;
    Vector from, up; /* from where it is looked at, and what is up */
    const char *caption;
} Outline;

/* Draw shapes and answer so that they fill the sketch, with a caption: the question, the answer,
 * and what the colours mean. False: they cannot be drawn. */
bool outline_draw(const Outline *outline, Sketch *sketch, Fault *fault);

/* Look from a direction. False: it is straight up or down. */
bool outline_look(OutlineView *view, Vector from, Vector up, Fault *fault);

/* Draw a shape of this type, of finite numbers in double. A unit is a pixel, and the origin is the
 * middle of the sketch: see sketch_fill. */
void outline_shape(const OutlineView *view, const char *type, const union ask_value *shape, Pen pen,
                   Sketch *sketch);
void outline_line(const OutlineView *view, Vector a, Vector b, Pen pen, Sketch *sketch);

/* A camera that sees every point where a sketch has it that was moved to fill the picture, and that
 * stands in front of all: points are from `far` to `near` along the direction from which they are
 * seen. */
Camera outline_camera(const OutlineView *view, const Sketch *sketch, SketchMove move, double near,
                      double far);

#endif
