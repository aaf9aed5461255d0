/* core/precision.h - every source file is compiled for float (ISECT_DOUBLE 0) and double (1).
 *
 * Inside the library write `real` for one number, R(0.5) for a constant and X(name) for a public
 * name: X(cast_ray_sphere) is isect_cast_ray_sphere or isectd_cast_ray_sphere. The headers of the
 * makers (bound, hull, odds) are read where they are made, so that a new one of them does not
 * compile every kernel again. */
#ifndef ISECT_CORE_PRECISION_H
#define ISECT_CORE_PRECISION_H

#include <float.h>
#include <math.h>

#if defined(__FAST_MATH__) || FLT_EVAL_METHOD != 0
#error "isect needs IEEE arithmetic: no -ffast-math, and no x87 (use -msse2 -mfpmath=sse)"
#endif

#if ISECT_DOUBLE
#include "isectd/bvh.h"
#include "isectd/cast.h"
#include "isectd/classify.h"
#include "isectd/clip.h"
#include "isectd/closest.h"
#include "isectd/exact.h"
#include "isectd/fence.h"
#include "isectd/many.h"
#include "isectd/meet.h"
#include "isectd/overlap.h"
#include "isectd/plane.h"
#include "isectd/surface.h"
#include "isectd/weights.h"
typedef double real;
#define R(literal) literal
#define X(name) isectd_##name
#define REAL_EPSILON DBL_EPSILON
#define REAL_MAX DBL_MAX
#define REAL_MIN DBL_MIN
#else
#include "isect/bvh.h"
#include "isect/cast.h"
#include "isect/classify.h"
#include "isect/clip.h"
#include "isect/closest.h"
#include "isect/exact.h"
#include "isect/fence.h"
#include "isect/many.h"
#include "isect/meet.h"
#include "isect/overlap.h"
#include "isect/plane.h"
#include "isect/surface.h"
#include "isect/weights.h"
typedef float real;
#define R(literal) literal##f
#define X(name) isect_##name
#define REAL_EPSILON FLT_EPSILON
#define REAL_MAX FLT_MAX
#define REAL_MIN FLT_MIN
#endif

#define REAL_INF ((real)INFINITY)

/* The stride of a view in bytes; of numbers or structs without gaps it is `dense`. */
static inline size_t stride_in_bytes(size_t stride, size_t dense)
{
    return stride == ISECT_REPEAT ? 0 : stride ? stride : dense;
}

static inline real real_sqrt(real x)
{
    return ISECT_DOUBLE ? (real)sqrt((double)x) : (real)sqrtf((float)x);
}
static inline real real_abs(real x)
{
    return ISECT_DOUBLE ? (real)fabs((double)x) : (real)fabsf((float)x);
}

#endif
