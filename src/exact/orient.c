/* isect_orient2d, isect_orient3d, isect_incircle, isect_insphere - the side of a line, plane,
 * circle or sphere on which a point lies.
 *
 * The sign is computed in double where that is certain (exact/filter.h), else in integer arithmetic
 * (exact/determinant.h). It is the sign of real arithmetic in both cases, so that the identities of
 * determinants hold. */
#include "exact/determinant.h"
#include "exact/filter.h"
#include <string.h>
#include HEADER(exact)

/* The exact value of x. The conversion of a subnormal float would give zero in a mode that flushes
 * subnormals; it is made from the bits. */
static double widened(real x)
{
#if ISECT_DOUBLE
    return x;
#else
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    if (bits & 0x7F800000 || !(bits & 0x7FFFFF))
        return (double)x;
    double size = (double)(int32_t)(bits & 0x7FFFFF) * 0x1p-149;
    return bits >> 31 ? -size : size;
#endif
}

static double *take2(double *to, const X(vec2) * a)
{
    *to++ = widened(a->x), *to++ = widened(a->y);
    return to;
}
static double *take3(double *to, const X(vec3) * a)
{
    *to++ = widened(a->x), *to++ = widened(a->y), *to++ = widened(a->z);
    return to;
}

/* The rare path is a function of its own, so that the common path need not save registers. */
#define APART static __attribute__((noinline))

APART int orient2d_decided(const X(vec2) * a, const X(vec2) * b, const X(vec2) * c)
{
    double points[6];
    take2(take2(take2(points, a), b), c);
    return isect_exact_sign_of(ORIENT2D, points);
}

int X(orient2d)(const X(vec2) * a, const X(vec2) * b, const X(vec2) * c)
{
    int sign = orient2d_filter(a, b, c);
    return sign ? sign : orient2d_decided(a, b, c);
}

/* True if the four points lie in a plane perpendicular to an axis. Such points are frequent, for
 * instance the corners of a box, and this test is fast. The coordinates are compared by their bits,
 * because a comparison in a mode that flushes subnormals takes them for zero. */
static bool in_plane_across(const double *points, int axis)
{
    const double *first = points + axis;
    return !memcmp(first, first + 3, sizeof *first) && !memcmp(first, first + 6, sizeof *first) &&
           !memcmp(first, first + 9, sizeof *first);
}

APART int orient3d_decided(const X(vec3) * a, const X(vec3) * b, const X(vec3) * c,
                           const X(vec3) * d)
{
    double points[12];
    take3(take3(take3(take3(points, a), b), c), d);
    for (int axis = 0; axis < 3; axis++)
        if (in_plane_across(points, axis))
            return 0;
    return isect_exact_sign_of(ORIENT3D, points);
}

int X(orient3d)(const X(vec3) * a, const X(vec3) * b, const X(vec3) * c, const X(vec3) * d)
{
    int sign = orient3d_filter(a, b, c, d);
    return sign ? sign : orient3d_decided(a, b, c, d);
}

APART int incircle_decided(const X(vec2) * a, const X(vec2) * b, const X(vec2) * c,
                           const X(vec2) * d)
{
    double points[8];
    take2(take2(take2(take2(points, a), b), c), d);
    return isect_exact_sign_of(INCIRCLE, points);
}

int X(incircle)(const X(vec2) * a, const X(vec2) * b, const X(vec2) * c, const X(vec2) * d)
{
    int sign = incircle_filter(a, b, c, d);
    return sign ? sign : incircle_decided(a, b, c, d);
}

APART int insphere_decided(const X(vec3) * a, const X(vec3) * b, const X(vec3) * c,
                           const X(vec3) * d, const X(vec3) * e)
{
    double points[15];
    take3(take3(take3(take3(take3(points, a), b), c), d), e);
    return isect_exact_sign_of(INSPHERE, points);
}

int X(insphere)(const X(vec3) * a, const X(vec3) * b, const X(vec3) * c, const X(vec3) * d,
                const X(vec3) * e)
{
    int sign = insphere_filter(a, b, c, d, e);
    return sign ? sign : insphere_decided(a, b, c, d, e);
}
