/* exact/determinant.h - on which side of a line, plane, circle or sphere, in whole numbers.
 *
 * The points' differences from the last one are the rows of a matrix; for circles and spheres the
 * sum of their squares is one more column. The sign of its determinant is the answer. */
#ifndef ISECT_EXACT_DETERMINANT_H
#define ISECT_EXACT_DETERMINANT_H

#include <stdbool.h>
#include <stdint.h>

typedef enum Sign { ORIENT2D, ORIENT3D, INCIRCLE, INSPHERE } Sign;

enum { SIGN_POINTS = 5, SIGN_NUMBERS = 3 * SIGN_POINTS };

/* The numbers of a question: points of two or three numbers each. */
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

/* All numbers must be finite. The first refuses if 128 bits might not be enough. */
bool isect_exact_sign_in_128_bits(Sign of, const double *points, int *sign);
int isect_exact_sign_in_limbs(Sign of, const double *points);

/* 0 if a number is not finite. */
int isect_exact_sign_of(Sign of, const double *points);

#endif
