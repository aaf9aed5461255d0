/* cli/drawing/body.h - the intersections of shapes with a line of sight: where it enters and
 * leaves, and the normals there. The table of questions has the functions for each shape. */
#ifndef CLI_BODY_H
#define CLI_BODY_H

#include "ask/ask.h"
#include "drawing/drawing.h"
#include "drawing/frame.h"

#include <stdbool.h>

enum { BODY_SURFACES = 4 };

typedef struct Body {
    const AskQuestion *cast, *normal;
    union ask_value *given; /* a ray, the shape, a point */
    Frame frame;            /* the frame of its numbers */
    uint32_t rgb;
    bool solid; /* spans; else a surface, hit once */
} Body;

/* Where a line meets the shape, in order, and the normals there; in the frame of the picture. */
typedef struct BodyHit {
    int count;
    double t[BODY_SURFACES];
    Vector normal[BODY_SURFACES];
    bool cut[BODY_SURFACES]; /* the shape continues: no surface */
} BodyHit;

/* Makes a body from a shape of this type, with numbers in double; of a plane, the part that is
 * drawn. False: the shape has no visible surface, or out of memory. Release with body_free in any
 * case. */
bool body_make(Body *body, const char *type, const union ask_value *shape, const Drawing *drawing);
void body_free(Body *body);

BodyHit body_cast(const Body *body, const isectd_ray *ray);

#endif
