/* bound/principal.h - directions in which points spread most and least, and the one between. */
#ifndef ISECT_BOUND_PRINCIPAL_H
#define ISECT_BOUND_PRINCIPAL_H

#include "bound/frame.h"

/* The eigenvectors of a symmetric matrix, xx, yy, zz, xy, xz, yz, by rotations that make the
 * numbers beside its diagonal zero, one after the other, six times each (Jacobi 1846). */
static inline void principal_axes(const double matrix[6], Spot axis[3])
{
    enum { TURNS = 18 };
    const double *c = matrix;
    double m[3][3] = {{c[0], c[3], c[4]}, {c[3], c[1], c[5]}, {c[4], c[5], c[2]}};
    double v[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int turn = 0; turn < TURNS; turn++) {
        const int p = turn % 3 == 2, q = turn % 3 == 0 ? 1 : 2;
        if (m[p][q] == 0)
            continue;
        const double tilt = (m[q][q] - m[p][p]) / (2 * m[p][q]);
        const double tangent = (tilt < 0 ? -1 : 1) / (fabs(tilt) + sqrt(tilt * tilt + 1));
        const double cosine = 1 / sqrt(tangent * tangent + 1), sine = tangent * cosine;
        for (int r = 0; r < 3; r++) {
            const double mp = m[r][p], mq = m[r][q], vp = v[r][p], vq = v[r][q];
            m[r][p] = cosine * mp - sine * mq, m[r][q] = sine * mp + cosine * mq;
            v[r][p] = cosine * vp - sine * vq, v[r][q] = sine * vp + cosine * vq;
        }
        for (int r = 0; r < 3; r++) {
            const double mp = m[p][r], mq = m[q][r];
            m[p][r] = cosine * mp - sine * mq, m[q][r] = sine * mp + cosine * mq;
        }
    }
    for (int k = 0; k < 3; k++) {
        const Spot w = {v[0][k], v[1][k], v[2][k]}, none = {0, 0, 0};
        axis[k] = spot_mad(none, 1 / sqrt(spot_dot(w, w)), w);
    }
}

#endif
