/* exact/determinant.h - the side of a line, plane, circle or sphere on which a point lies, in
 * integer arithmetic.
 *
 * The differences of the points from the last one are the rows of a matrix; for circles and spheres
 * the sum of their squares is one more column. The sign of the determinant is the result. */
#ifndef ISECT_EXACT_DETERMINANT_H
#define ISECT_EXACT_DETERMINANT_H

#include <stdbool.h>
#include <stdint.h>

typedef enum Sign { ORIENT2D, ORIENT3D, INCIRCLE, INSPHERE } Sign;

enum { SIGN_POINTS = 5, SIGN_NUMBERS = 3 * SIGN_POINTS };

/* The layout of the points: two or three coordinates each. */
static inline int sign_dimension(Sign of)
{
    return of == ORIENT2D || of == INCIRCLE ? 2 : 3;
}
static inline bool sign_lifted(Sign of)
{
    return of == INCIRCLE || of == INSPHERE;
}
static inline int sign_rows(Sign of)
{
    return sign_dimension(of) + sign_lifted(of);
}

/* All numbers must be finite. The first function returns false if 128 bits may not suffice. */
bool isect_exact_sign_in_128_bits(Sign of, const double *points, int *sign);
int isect_exact_sign_in_limbs(Sign of, const double *points);

/* The sign; 0 if a number is not finite. */
int isect_exact_sign_of(Sign of, const double *points);

#endif
