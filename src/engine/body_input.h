/* engine/body_input.h - what engine/body_input.c reads of a shape. */
#ifndef ISECT_ENGINE_BODY_INPUT_H
#define ISECT_ENGINE_BODY_INPUT_H

#include "core/larger.h"
#include "core/power.h"
#include "engine/body.h"
#include "geometry/double3.h"

#include <float.h>

typedef double Vector[3];

static inline double largest_of(const double *x, int count)
{
    double most = 0;
    for (int i = 0; i < count; i++)
        most = larger(most, fabs(x[i]));
    return most;
}

/* Is number i a coordinate of a direction, which has no unit? */
static inline bool is_direction(BodyShape shape, int i)
{
    return i >= 3 && (shape == BODY_disc ? i < 6 : layout_of(shape)->lengths == 3 && i < 12);
}
static inline size_t planes_of(const BodySource *source)
{
    return source->shape == BODY_frustum ? source->planes : 2 * source->slabs;
}
/* More planes than vertices are listed for. */
static inline bool has_many_planes(const BodySource *source)
{
    return is_polytope(source->shape) && planes_of(source) > POLYTOPE_PLANES;
}

/* Reads the numbers of a shape and the largest of them. For a hull, x is the first vertex and
 * `most` the largest coordinate. */
bool isect_body_numbers(const BodySource *source, Body *body, double x[BODY_NUMBERS], double *most);

/* The half-space n . x + d <= 0. The coordinates of n are less than 2^exponent. */
typedef struct Plane4 {
    double n[3], d;
    int exponent;
} Plane4;
/* Reads a plane with a normal of about 1, in units of the frame but relative to 0. Returns false if
 * the half-space contains everything. */
bool isect_body_scaled_plane(const BodySource *source, const BodyFrame *frame, size_t i,
                             Plane4 *plane);
/* All planes of a body. */
PlaneSet isect_body_plane_set(const Body *body);

/* ---- numbers in a frame ---- */

static inline void read_vertex(const BodySource *source, size_t i, Vector point)
{
    for (size_t k = 0; k < 3; k++)
        point[k] = source->doubles ? ((const double *)source->numbers)[3 * i + k]
                                   : (double)((const float *)source->numbers)[3 * i + k];
    if (source->pose)
        isect_body_moved(source->pose, point, point);
}
/* Moves the origin of coordinates to that of the frame; the exponent is not applied. */
static inline void see(const BodyFrame *frame, Vector point)
{
    for (int k = 0; k < 3; k++)
        point[k] = point[k] * frame->unit - frame->origin[k];
}
static inline void apply_exponent(const BodyFrame *frame, Vector point)
{
    for (int k = 0; k < 3; k++)
        point[k] = times_power(point[k], -frame->exponent);
}
/* Makes vertices relative to the origin, in units of 2^exponent. */
void isect_scale_vertices(Vertices *v, double unit, const double origin[3], int exponent);
/* Packs the vertices of a hull from `first` on, as many as there is room for, in the frame of the
 * body. */
void isect_body_vertices_from(const Body *body, size_t first, Vertices *v);

/* From units of the frame, relative to 0. */
static inline void place_in_frame(const Body *body, Vector point)
{
    for (int k = 0; k < 3; k++)
        point[k] -= body->frame.origin[k];
    apply_exponent(&body->frame, point);
}
/* Multiplies each by 2^exponent, with the result of times_power. */
static inline void scale_numbers(double *x, int count, int exponent)
{
    const bool in_steps = exponent < -1022 || exponent > 1023;
    const double power = times_power(1, in_steps ? 0 : exponent);
    for (int i = 0; i < count; i++)
        x[i] = in_steps ? times_power(x[i], exponent) : x[i] * power;
}
/* The exponent of frexp, which would be a call. */
static inline int exponent_of(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    int exponent = (int)(bits >> 52 & 0x7FF) - 1022;
    if (exponent == -1022 || exponent == 1025) /* 0, subnormal, infinite or NaN */
        (void)frexp(x, &exponent);
    return exponent;
}

#endif
