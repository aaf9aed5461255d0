/* bound/frame.h - frames: coordinates relative to the center of the box of the points, scaled by a
 * power of two to be near 1, in double. */
#ifndef ISECT_BOUND_FRAME_H
#define ISECT_BOUND_FRAME_H

#include "bound/farthest.h"
#include "bound/rounded_sum.h"
#include "core/vec3.h"
#include "exact/whole.h"
#include "geometry/to_vec3d.h"

/* x in the frame is ((x * before) - (origin * before)) * after. */
typedef struct Frame {
    Vec3 origin;
    Scale scale;
    double factor; /* before * after */
} Frame;

static inline double component(const Vec3 *v, int axis)
{
    return (double)((const real *)v)[axis];
}

static inline Vec3d to_frame(const Frame *frame, Vec3 p)
{
    const double before = (double)frame->scale.before, after = (double)frame->scale.after;
    const Vec3 from = frame->origin;
    return (Vec3d){((double)p.x * before - (double)from.x * before) * after,
                   ((double)p.y * before - (double)from.y * before) * after,
                   ((double)p.z * before - (double)from.z * before) * after};
}
static inline Vec3 point_at(const PointSet *set, size_t i)
{
    return (Vec3){coordinate_at(set, 0, i), coordinate_at(set, 1, i), coordinate_at(set, 2, i)};
}
static inline Vec3d point_in_frame(const PointSet *set, const Frame *frame, size_t i)
{
    return to_frame(frame, point_at(set, i));
}

static inline real interval_center(real lower, real upper)
{
    return lower == upper ? lower : lower / 2 + upper / 2;
}
static inline Vec3 box_center(const Aabb *box)
{
    return (Vec3){interval_center(box->lower.x, box->upper.x),
                  interval_center(box->lower.y, box->upper.y),
                  interval_center(box->lower.z, box->upper.z)};
}
/* A frame around a center, with a scale that maps the greatest width to [1/2, 1], if there is
 * one. */
static inline Frame frame_around(Vec3 center, double width)
{
    const int most = ISECT_DOUBLE ? 1020 : 124;
    real before = 1;
    int exponent = most;
    if (width > (double)REAL_MAX / 4)
        before = R(0.25);
    else
        frexp(width, &exponent);
    exponent = exponent < -most ? -most : exponent;
    const double after = power_of_two(-exponent);
    return (Frame){center, {before, (real)after}, (double)before * after};
}
static inline Frame frame_of(const Aabb *box)
{
    const Vec3 width = sub(box->upper, box->lower);
    return frame_around(box_center(box), (double)max3(width.x, width.y, width.z));
}

/* A length of the frame in the caller's units, rounded up; infinite on overflow. */
static inline real length_in(const Frame *frame, double length)
{
    const double given = length / frame->factor;
    if (!(given <= (double)REAL_MAX))
        return REAL_INF;
    const real rounded = (real)given;
    return (double)rounded * frame->factor < length ? next_up(rounded) : rounded;
}

/* x rounded to `real` and clamped to its range. The volatile forces the rounding: gcc 12 omits it
 * for three adjacent values that are converted back to double. */
static inline real rounded(double x)
{
    const double most = (double)REAL_MAX;
    volatile real number = (real)(x > most ? most : x < -most ? -most : x);
    return number;
}
static inline Vec3 from_frame(const Frame *frame, Vec3d p)
{
    const Vec3 from = frame->origin;
    return (Vec3){rounded((double)from.x + p.x / frame->factor) + 0,
                  rounded((double)from.y + p.y / frame->factor) + 0,
                  rounded((double)from.z + p.z / frame->factor) + 0};
}

/* The difference of two coordinates, in the frame. Its error is h, relative. A difference below
 * DBL_MIN is replaced by DBL_MIN, with an error of less than 2 DBL_MIN. */
static inline double difference_in(const Frame *frame, real from, real to)
{
    const double before = (double)frame->scale.before, after = (double)frame->scale.after;
    const double difference = ((double)to * before - (double)from * before) * after;
    if (to == from || fabs(difference) >= DBL_MIN)
        return difference;
    return to > from ? DBL_MIN : -DBL_MIN;
}
static inline Vec3d vector_in(const Frame *frame, Vec3 from, Vec3 to)
{
    return (Vec3d){difference_in(frame, from.x, to.x), difference_in(frame, from.y, to.y),
                   difference_in(frame, from.z, to.z)};
}

/* The box of at least one point; false if one is not finite. */
static inline bool box_of_finite(const PointSet *set, Aabb *box)
{
    real lower[3], upper[3];
    const bool finite = scan_box(set, lower, upper);
    if (finite)
        *box = (Aabb){{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    return finite;
}
static inline bool is_point(const Aabb *box)
{
    return box->lower.x == box->upper.x && box->lower.y == box->upper.y &&
           box->lower.z == box->upper.z;
}

#endif
