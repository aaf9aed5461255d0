/* cli/outline.h - shapes as strokes: where to stand to see them, and what to draw of each. */
#ifndef CLI_OUTLINE_H
#define CLI_OUTLINE_H

#include "ask_table.h"
#include "drawing.h"
#include "fault.h"
#include "vector.h"

/* What is drawn; numbers in double, whatever they came from. */
struct outline {
    const struct ask_question *question;
    const union ask_value *given; /* two shapes */
    const union ask_value *answer;
    struct vector from, up; /* from where it is looked at, and what is up */
    const char *caption;
};

/* Draw shapes and answer so that they fill the sketch, with a caption: the question, the answer,
 * and what the colours mean. False: they cannot be drawn. */
bool outline_draw(const struct outline *outline, struct sketch *sketch, struct fault *fault);

/* Look from a direction. False: it is straight up or down. */
bool outline_look(struct outline_view *view, struct vector from, struct vector up,
                  struct fault *fault);

/* Draw a shape of this type, of finite numbers in double. A unit is a pixel, and the origin is the
 * middle of the sketch: see sketch_fill. */
void outline_shape(const struct outline_view *view, const char *type, const union ask_value *shape,
                   struct pen pen, struct sketch *sketch);
void outline_line(const struct outline_view *view, struct vector a, struct vector b, struct pen pen,
                  struct sketch *sketch);

#endif
