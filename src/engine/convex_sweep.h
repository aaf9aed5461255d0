/* engine/convex_sweep.h - the first and the last contact of a convex set that moves with another
 * one. */
#ifndef ISECT_ENGINE_CONVEX_SWEEP_H
#define ISECT_ENGINE_CONVEX_SWEEP_H

#include "engine/convex.h"

enum { CONVEX_SWEEP_STEPS = 96 }; /* for each end of the time: engine/convex_sweep.c derives it */

/* A plane that separates the sets from its time until that of the next plane. The last one
 * separates them until the first contact, or to the end. */
typedef struct ConvexPlane {
    double time, normal[3]; /* unit, from a to b */
} ConvexPlane;

typedef struct ConvexSweep {
    bool hit;
    double enter, leave; /* in [0, 1] */
    double normal[3];    /* a unit vector from a to b at enter */
    double point[3];     /* a point of b at enter */
    uint32_t steps, planes;
    ConvexPlane plane[CONVEX_SWEEP_STEPS]; /* the proof that the sets do not meet before enter */
} ConvexSweep;

/* a moves by t * motion, t in [0, 1]. The motion and the coordinates have to be about 1 in size, or
 * less. At enter and leave the distance of the sets is at most the tolerance, except in the case of
 * rounding that engine/convex_sweep.c describes. */
ConvexSweep isect_convex_sweep(const Convex *a, const Convex *b, const double motion[3],
                               double tolerance);

/* The same without `leave`, which is 1. A first contact after the limit may be returned as a miss.
 */
ConvexSweep isect_convex_sweep_enter(const Convex *a, const Convex *b, const double motion[3],
                                     double tolerance, double limit);

/* Sets the point and the normal of a sweep whose sets touch at time 0: those of their contact. */
void isect_convex_sweep_begin(const Convex *a, const Convex *b, ConvexSweep *sweep);

/* At time t a point p is at center + t * motion + R(t) (p - center), where R(t) is the rotation by
 * t * |turn| about `turn`. */
typedef struct ConvexTurning {
    double center[3], motion[3], turn[3];
} ConvexTurning;

enum { CONVEX_TURNING_STEPS = 1024 };

/* The first contact of two sets that both rotate: `enter`, `normal` and `point` then; `leave` is 1.
 * `enter` is not later than the contact, and the distance at `enter` is at most the tolerance.
 * Rotations are at most 2^20. A first contact after the limit may be returned as a miss. */
ConvexSweep isect_convex_sweep_turning(const Convex *a, const ConvexTurning *of_a, const Convex *b,
                                       const ConvexTurning *of_b, double tolerance, double limit);

#endif
