/* cli/drawing/frame.h - the frame of a shape that was given with a pose: p maps to R p +
 * translation. */
#ifndef CLI_FRAME_H
#define CLI_FRAME_H

#include "drawing/vector.h"

#include "isectd/any.h"

#include <stdbool.h>
#include <string.h>

typedef struct Frame {
    Vector axis[3]; /* the columns of R: of length 1, perpendicular to each other */
    Vector translation;
} Frame;

static const Frame frame_none = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};

static inline bool frame_is_none(const Frame *frame)
{
    return memcmp(frame, &frame_none, sizeof *frame) == 0;
}

/* The frame of a quaternion of any length except 0. */
static inline Frame frame_of(const isectd_pose *pose)
{
    const double *q = pose->rotation;
    const double s = 2 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    const Vector v = {q[0], q[1], q[2]};
    Frame frame = frame_none;
    for (int k = 0; k < 3; k++) { /* e + s (w v x e + v x (v x e)) */
        const Vector e = frame.axis[k], across = vector_cross(v, e);
        frame.axis[k] = vector_add(
            e, vector_scale(vector_add(vector_scale(across, q[3]), vector_cross(v, across)), s));
    }
    frame.translation = (Vector){pose->translation.x, pose->translation.y, pose->translation.z};
    return frame;
}

static inline Vector frame_turn(const Frame *frame, Vector v)
{
    return vector_add(
        vector_add(vector_scale(frame->axis[0], v.x), vector_scale(frame->axis[1], v.y)),
        vector_scale(frame->axis[2], v.z));
}

static inline Vector frame_turn_back(const Frame *frame, Vector v)
{
    return (Vector){vector_dot(frame->axis[0], v), vector_dot(frame->axis[1], v),
                    vector_dot(frame->axis[2], v)};
}

static inline Vector frame_move(const Frame *frame, Vector p)
{
    return vector_add(frame_turn(frame, p), frame->translation);
}

static inline Vector frame_back(const Frame *frame, Vector p)
{
    return frame_turn_back(frame, vector_subtract(p, frame->translation));
}

#endif
