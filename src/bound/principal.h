/* bound/principal.h - the axes of a covariance: the directions in which points vary most and
 * least. */
#ifndef ISECT_BOUND_PRINCIPAL_H
#define ISECT_BOUND_PRINCIPAL_H

#include "bound/frame.h"

#define ALL_BUT_ROUNDING 0x1p-54

/* The eigenvectors of a symmetric matrix xx, yy, zz, xy, xz, yz. An off-diagonal number counts as
 * zero if it is at most `least` times the sum of its two diagonal numbers. With ALL_BUT_ROUNDING it
 * would rotate the axes by less than their rounding error, or is a rounding error itself. */
void X(principal_axes_to)(const double matrix[6], double least, Vec3d axis[3]);
/* Iterates to convergence: the result of a search that starts there depends on the last bits. */
void X(principal_axes)(const double matrix[6], Vec3d axis[3]);

#endif
