/* isectd/exact.h - isect/exact.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_EXACT_H
#define ISECTD_EXACT_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// On which side of the line from a to b is c?
ISECT_ASK int isectd_orient2d(const isectd_vec2 *a, const isectd_vec2 *b, const isectd_vec2 *c);
/// On which side of the plane through a, b, c is d?
ISECT_ASK int isectd_orient3d(const isectd_vec3 *a, const isectd_vec3 *b, const isectd_vec3 *c,
                              const isectd_vec3 *d);
/// Which way does one line turn about another, like the thread of a screw?
ISECT_INLINE int isectd_screw(const isectd_segment *a, const isectd_segment *b)
{
    return isectd_orient3d(&a->b, &a->a, &b->a, &b->b);
}
/// Is d inside the circle through a, b, c?
ISECT_ASK int isectd_incircle(const isectd_vec2 *a, const isectd_vec2 *b, const isectd_vec2 *c,
                              const isectd_vec2 *d);
/// Is e inside the sphere through a, b, c, d?
ISECT_ASK int isectd_insphere(const isectd_vec3 *a, const isectd_vec3 *b, const isectd_vec3 *c,
                              const isectd_vec3 *d, const isectd_vec3 *e);
/// Which real t in a range solve a t^2 + b t + c = 0?
ISECT_ASK int isectd_roots_quadratic(double a, double b, double c, double t_min, double t_max,
                                     double *roots);

ISECT_EXTERN_END
#endif
