/* cli/outline.h - shapes as strokes: where to stand to see them, and what to draw of each. */
#ifndef CLI_OUTLINE_H
#define CLI_OUTLINE_H

#include "ask_table.h"
#include "fault.h"
#include "sketch.h"
#include "vector.h"

/* What is drawn; numbers in double, whatever they came from. */
struct outline {
    const struct ask_question *question;
    const union ask_value *given; /* two shapes */
    const union ask_value *answer;
    struct vector from, up; /* from where it is looked at, and what is up */
};

/* Draw shapes and answer so that they fill the sketch. False: they cannot be drawn. */
bool outline_draw(const struct outline *outline, struct sketch *sketch, struct fault *fault);

#endif
