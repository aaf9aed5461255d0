/* isect/exact.h - on which side? Exact signs of determinants: the predicates of triangulations,
 * hulls and exact overlaps; and the roots of a quadratic equation.
 *
 * All signs are -1, 0 or 1, those of real arithmetic on the given numbers. 0 means on the line,
 * plane, circle or sphere, or that these are degenerate. Exchanging two arguments reverses the
 * sign; a translation or a power of two that causes no rounding preserves it. */
#ifndef ISECT_EXACT_H
#define ISECT_EXACT_H

#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// On which side of the line from a to b is c?
///
/// @param a, b, c  Any points; they may coincide.
/// @return         1 if c is to the left, that is, a, b, c go round anticlockwise when x points
///                 right and y up; -1 to the right, clockwise; 0 if all three lie on one line.
///
/// Bad input: 0 if a number is NaN or infinite.
/// Exact: over the whole finite range, in every rounding direction. Method: the determinant of a -
/// c, b - c in double with a certified bound (Shewchuk 1997, Meyer and Pion 2008); uncertain signs
/// are decided in integers.
/// Cost: about 2 ns; 15 if the points are on one line.
ISECT_ASK int isect_orient2d(const isect_vec2 *a, const isect_vec2 *b, const isect_vec2 *c);

/// On which side of the plane through a, b, c is d?
///
/// @param a, b, c, d  Any points; they may coincide.
/// @return            1 if d is below the plane: seen from above, a, b, c go round anticlockwise,
///                    in a right-handed frame. Above is the side that cross(b - a, c - a) points
///                    to. -1 if d is above; 0 if all lie on one plane.
///
/// Bad input: 0 if a number is NaN or infinite.
/// Exact: over the whole finite range, in every rounding direction. Method: the determinant of a -
/// d, b - d, c - d in double with a certified bound (Shewchuk 1997, Meyer and Pion 2008); uncertain
/// signs are decided in integers.
/// Cost: about 5 ns; 40 if the points are on one plane, 500 if their numbers are long as well.
ISECT_ASK int isect_orient3d(const isect_vec3 *a, const isect_vec3 *b, const isect_vec3 *c,
                             const isect_vec3 *d);

/// Which way does one line turn about another, like the thread of a screw?
///
/// @param a  A line, directed from a->a to a->b.
/// @param b  The other line, directed likewise.
/// @return   1 if b goes round a anticlockwise, seen from the tip of a, in a right-handed frame:
///           the force b has a positive moment about the axis a. -1 clockwise; 0 if the lines meet,
///           are parallel, or one of them is a point. The same if both are exchanged.
///
/// Bad input, exactness, method and cost: as isect_orient3d: the sign of Pluecker's side operator.
ISECT_INLINE int isect_screw(const isect_segment *a, const isect_segment *b)
{
    return isect_orient3d(&a->b, &a->a, &b->a, &b->b);
}

/// Is d inside the circle through a, b, c?
///
/// @param a, b, c, d  Any points; they may coincide. a, b, c are meant to go round anticlockwise;
///                    clockwise reverses the sign. If they are on one line, the circle is that
///                    line, and inside is one of its sides.
/// @return            1 if d is inside, -1 outside, 0 if all four lie on one circle or line.
///
/// Bad input: 0 if a number is NaN or infinite.
/// Exact: over the whole finite range, in every rounding direction. Method: the points lifted to
/// the paraboloid z = x^2 + y^2, where a circle is a plane, relative to d; the determinant as in
/// isect_orient3d.
/// Cost: about 5 ns; 30 if the points are on one circle, 400 if their numbers are long as well.
ISECT_ASK int isect_incircle(const isect_vec2 *a, const isect_vec2 *b, const isect_vec2 *c,
                             const isect_vec2 *d);

/// Is e inside the sphere through a, b, c, d?
///
/// @param a, b, c, d, e  Any points; they may coincide. a, b, c, d are meant to have
///                       isect_orient3d(a, b, c, d) = 1; -1 reverses the sign. If they are on one
///                       plane, the sphere is that plane, and inside is one of its sides.
/// @return               1 if e is inside, -1 outside, 0 if all five lie on one sphere or plane.
///
/// Bad input: 0 if a number is NaN or infinite.
/// Exact: over the whole finite range, in every rounding direction. Method: the points lifted to
/// the paraboloid w = x^2 + y^2 + z^2, where a sphere is a plane, relative to e; the determinant as
/// in isect_orient3d.
/// Cost: about 10 ns; 65 if the points are on one sphere, 1500 if their numbers are long as well.
ISECT_ASK int isect_insphere(const isect_vec3 *a, const isect_vec3 *b, const isect_vec3 *c,
                             const isect_vec3 *d, const isect_vec3 *e);

/// Which real t in a range solve a t^2 + b t + c = 0?
///
/// @param a, b, c       The coefficients. If a is 0, the equation is linear. If a and b are 0,
///                      there is no root, whatever c is.
/// @param t_min, t_max  The range; [-INFINITY, INFINITY] is all numbers.
/// @param roots         Two numbers: the roots in the range, the least first, and INFINITY in the
///                      place of the others. A root that overflows is the greatest finite number.
/// @return              The number of roots in the range. A double root counts once.
///
/// Bad input: 0 if a coefficient is NaN or infinite or a bound is NaN.
/// Exact: the number of all roots, over the whole finite range; without a bound there are both or
/// none. Each root is off by at most 2 epsilon of its size, and by 1 in float. Which roots are in
/// the range is decided after this rounding. Method: the discriminant in integers; q / a and c / q,
/// where q = -(b + sign(b) sqrt(b^2 - 4 a c)) / 2 has no cancellation (Press et al., Numerical
/// Recipes, 5.6). The casts have no coefficients: they compute roots from distances.
/// Cost: 2 divisions, 1 root; 40 to 150 ns.
ISECT_ASK int isect_roots_quadratic(float a, float b, float c, float t_min, float t_max,
                                    float *roots);

ISECT_EXTERN_END
#endif
