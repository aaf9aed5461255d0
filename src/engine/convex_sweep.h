/* engine/convex_sweep.h - when does a convex set that moves first touch another, and when last? */
#ifndef ISECT_ENGINE_CONVEX_SWEEP_H
#define ISECT_ENGINE_CONVEX_SWEEP_H

#include "engine/convex.h"

enum { CONVEX_SWEEP_STEPS = 96 }; /* for either end of the time: engine/convex_sweep.c derives it */

/* Between them from that time of the search on until the next one begins; the last until the set is
 * touched, or to the end. */
typedef struct ConvexPlane {
    double time, normal[3]; /* unit, from a to b */
} ConvexPlane;

typedef struct ConvexSweep {
    bool hit, within;    /* they overlap at 0 */
    double enter, leave; /* in [0, 1] */
    double normal[3];    /* at enter, unit, from a to b */
    double point[3];     /* there, of b */
    uint32_t steps, planes;
    ConvexPlane plane[CONVEX_SWEEP_STEPS]; /* the proof that nothing is touched before enter */
} ConvexSweep;

/* a moves by t * motion, t in [0, 1]; motion and the coordinates are to be about 1 in size, or
 * less. At enter and leave the sets are not farther from each other than the tolerance, but see
 * engine/convex_sweep.c. */
ConvexSweep isect_convex_sweep(const Convex *a, const Convex *b, const double motion[3],
                               double tolerance);

/* The same without `leave`, which is 1; and of what is first touched after the limit it may say
 * that it is not touched. */
ConvexSweep isect_convex_sweep_enter(const Convex *a, const Convex *b, const double motion[3],
                                     double tolerance, double limit);

/* At time t a point p is at center + t * motion + R(t) (p - center), where R(t) turns by t * |turn|
 * about `turn`. */
typedef struct ConvexTurning {
    double center[3], motion[3], turn[3];
} ConvexTurning;

enum { CONVEX_TURNING_STEPS = 1024 };

/* The first contact of sets that turn, both of them: `enter`, `normal` and `point` then; `leave`
 * is 1. Not later than the contact; there they are not farther from each other than the tolerance.
 * Turns are at most 2^20. */
ConvexSweep isect_convex_sweep_turning(const Convex *a, const ConvexTurning *of_a, const Convex *b,
                                       const ConvexTurning *of_b, double tolerance);

#endif
