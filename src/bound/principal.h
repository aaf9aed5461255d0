/* bound/principal.h - the axes of a covariance: in which directions points vary most and least. */
#ifndef ISECT_BOUND_PRINCIPAL_H
#define ISECT_BOUND_PRINCIPAL_H

#include "bound/frame.h"

#define ALL_BUT_ROUNDING 0x1p-54

/* The eigenvectors of a symmetric matrix xx, yy, zz, xy, xz, yz. An off-diagonal number counts as
 * zero if it is `least` of the two diagonal ones: ALL_BUT_ROUNDING turns axes by less than their
 * rounding, or is itself what rounding has left. */
void X(principal_axes_to)(const double matrix[6], double least, Vec3d axis[3]);
/* Until nothing is left: where a search ends that starts there depends on their last bits. */
void X(principal_axes)(const double matrix[6], Vec3d axis[3]);

#endif
