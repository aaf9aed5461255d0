/* core/precision.h - every source file is compiled for float (ISECT_DOUBLE 0) and double (1).
 *
 * Sources of the library write `real` for one number, R(0.5) for a constant and X(name) for a
 * public name: X(cast_ray_sphere) is isect_cast_ray_sphere or isectd_cast_ray_sphere. */
#ifndef ISECT_CORE_PRECISION_H
#define ISECT_CORE_PRECISION_H

#include <float.h>
#include <math.h>

/* The value 16 concerns _Float16 only. */
#if defined(__FAST_MATH__) || (FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16)
#error "isect needs IEEE arithmetic: no -ffast-math, and no x87 (use -msse2 -mfpmath=sse)"
#endif

/* The public headers of a precision: #include HEADER(overlap). */
#if ISECT_DOUBLE
#define HEADER(name) <isectd/name.h>
typedef double real;
#define R(literal) literal
#define X(name) isectd_##name
#define REAL_EPSILON DBL_EPSILON
#define REAL_MAX DBL_MAX
#define REAL_MIN DBL_MIN
#else
#define HEADER(name) <isect/name.h>
typedef float real;
#define R(literal) literal##f
#define X(name) isect_##name
#define REAL_EPSILON FLT_EPSILON
#define REAL_MAX FLT_MAX
#define REAL_MIN FLT_MIN
#endif

/* Sources see shapes and answers, and include the headers of the functions that they define or
 * call. So a new declaration recompiles only the sources of its own question. */
#include HEADER(answers)
#include HEADER(shapes)
#include HEADER(views)

#define REAL_INF ((real)INFINITY)

/* The stride of a view in bytes; a stride of 0 means `dense`, the size of one element. */
static inline size_t stride_in_bytes(size_t stride, size_t dense)
{
    return stride == ISECT_REPEAT ? 0 : stride ? stride : dense;
}

/* Roots below 0 are NaN: formulas take roots that they do not use. Without optimization a root is a
 * call of libm, in spite of -fno-math-errno, which would set errno. */
static inline bool has_root(double x)
{
#ifdef __OPTIMIZE__
    (void)x;
    return true;
#else
    return !(x < 0);
#endif
}
static inline double double_sqrt(double x)
{
    return has_root(x) ? sqrt(x) : (double)NAN;
}
static inline real real_sqrt(real x)
{
    if (!has_root((double)x))
        return (real)NAN;
    return ISECT_DOUBLE ? (real)sqrt((double)x) : (real)sqrtf((float)x);
}
static inline real real_abs(real x)
{
    return ISECT_DOUBLE ? (real)fabs((double)x) : (real)fabsf((float)x);
}

#endif
