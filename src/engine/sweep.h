/* engine/sweep.h - sweeps that stop at a time, for trees, and of shapes in poses. */
#ifndef ISECT_ENGINE_SWEEP_H
#define ISECT_ENGINE_SWEEP_H

#include "engine/shape.h"

/* Do both have an answer: a bounded shape or parts that move, onto the same or a plane? */
bool X(sweep_answers)(isect_shape a, isect_shape b);
/* Without `leave`, which is 1; what is first touched after the limit may be a miss. */
X(impact) X(solver_sweep_enter)(X(any) a, const X(vec3) * motion, X(any) b, real limit);
/* The same as isect_sweep_any, each shape in its pose, or where it was given: NULL. A plane has
 * none. */
X(impact)
X(sweep_posed)
(X(any) a, const X(pose) * pose_a, const X(vec3) * motion, X(any) b, const X(pose) * pose_b);
/* The same without `leave`, toward a bounded shape without a pose; what is first touched after the
 * limit may be a miss. */
X(impact)
X(sweep_posed_enter)
(X(any) a, const X(pose) * pose, const X(vec3) * motion, X(any) b, real limit);
/* The same as isect_sweep_any_turning; what is first touched after the limit may be a miss. */
X(impact)
X(turning_enter)
(X(any) a, const X(turning) * of_a, X(any) b, const X(turning) * of_b, real tolerance, real limit);

#endif
