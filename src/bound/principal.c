/* bound/principal.c - the axes of a covariance by Jacobi's method (1846; bound/principal.h).
 *
 * Each rotation sets an off-diagonal number to zero, one after the other, at most six times
 * each. */
#include "bound/principal.h"

void X(principal_axes_to)(const double matrix[6], double least, Vec3d axis[3])
{
    enum { TURNS = 18 };
    const double *c = matrix;
    double m[3][3] = {{c[0], c[3], c[4]}, {c[3], c[1], c[5]}, {c[4], c[5], c[2]}};
    double v[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int turn = 0, still = 0; turn < TURNS && still < 3; turn++) {
        const int p = turn % 3 == 2, q = turn % 3 == 0 ? 1 : 2;
        still++;
        if (fabs(m[p][q]) <= least * (fabs(m[p][p]) + fabs(m[q][q])))
            continue;
        still = 0;
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
        const Vec3d w = {v[0][k], v[1][k], v[2][k]}, none = {0, 0, 0};
        axis[k] = mad3d(none, 1 / sqrt(dot3d(w, w)), w);
    }
}
void X(principal_axes)(const double matrix[6], Vec3d axis[3])
{
    X(principal_axes_to)(matrix, 0, axis);
}
