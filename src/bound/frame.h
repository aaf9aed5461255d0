/* bound/frame.h - points near 1: as they are seen from the middle of their box, times a power of
 * two, in double. */
#ifndef ISECT_BOUND_FRAME_H
#define ISECT_BOUND_FRAME_H

#include "bound/far.h"
#include "bound/outward.h"
#include "bound/spot.h"
#include "core/vec3.h"
#include "exact/whole.h"

/* The points of a crowd as steps see them: from `origin` on, and scaled. */
typedef struct Frame {
    Vec3 origin;
    Scale scale;
    double all; /* of the scale */
} Frame;

static inline Spot spot_in(const Frame *frame, Vec3 p)
{
    const double before = (double)frame->scale.before, after = (double)frame->scale.after;
    const Vec3 from = frame->origin;
    return (Spot){((double)p.x * before - (double)from.x * before) * after,
                  ((double)p.y * before - (double)from.y * before) * after,
                  ((double)p.z * before - (double)from.z * before) * after};
}
static inline Vec3 point_at(const Crowd *crowd, size_t i)
{
    return (Vec3){number_at(crowd, 0, i), number_at(crowd, 1, i), number_at(crowd, 2, i)};
}
static inline Spot spot_of(const Crowd *crowd, const Frame *frame, size_t i)
{
    return spot_in(frame, point_at(crowd, i));
}

static inline real middle_of(real lower, real upper)
{
    return lower == upper ? lower : lower / 2 + upper / 2;
}
static inline Vec3 middle_of_box(const Aabb *box)
{
    return (Vec3){middle_of(box->lower.x, box->upper.x), middle_of(box->lower.y, box->upper.y),
                  middle_of(box->lower.z, box->upper.z)};
}
/* The middle of a box, and a scale that makes it half to one wide, if there is such a number. */
static inline Frame frame_of(const Aabb *box)
{
    const Vec3 width = sub(box->upper, box->lower);
    const int most = ISECT_DOUBLE ? 1020 : 124;
    const real widest = max3(width.x, width.y, width.z);
    real before = 1;
    int exponent = most;
    if (widest > REAL_MAX / 4)
        before = R(0.25);
    else
        frexp((double)widest, &exponent);
    exponent = exponent < -most ? -most : exponent;
    const double after = power_of_two(-exponent);
    return (Frame){middle_of_box(box), {before, (real)after}, (double)before * after};
}

/* A length of the frame as a number, rounded up; infinite if no number is large enough. */
static inline real length_in(const Frame *frame, double length)
{
    const double given = length / frame->all;
    if (!(given <= (double)REAL_MAX))
        return REAL_INF;
    const real rounded = (real)given;
    return (double)rounded * frame->all < length ? next_up(rounded) : rounded;
}

/* A number of its type, and not out of range. Through memory: three side by side, which become
 * doubles again, gcc 12 forgets to round. */
static inline real rounded(double x)
{
    const double most = (double)REAL_MAX;
    volatile real number = (real)(x > most ? most : x < -most ? -most : x);
    return number;
}
/* A spot as a point. */
static inline Vec3 point_of(const Frame *frame, Spot spot)
{
    const Vec3 from = frame->origin;
    return (Vec3){rounded((double)from.x + spot.x / frame->all) + 0,
                  rounded((double)from.y + spot.y / frame->all) + 0,
                  rounded((double)from.z + spot.z / frame->all) + 0};
}

#endif
