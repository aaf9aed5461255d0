/* meet/planes.c - the point of three planes.
 *
 * There is exactly one if the determinant of the normals is not zero; then its coordinates are
 * ratios of determinants (Cramer): -d in the place of a column of the normals. Each of the four is
 * a sum of six products of three given numbers, an exact sum rounded once. So the decision is
 * exact, and each coordinate is off by 2.5 epsilon of itself, however flat the corner is. */
#include "plane/height.h"

/* The determinant of three columns. */
static Exact determinant(const double *x, const double *y, const double *z)
{
    Term terms[6];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        terms[2 * i] = (Term){x[i], y[j], z[k]};
        terms[2 * i + 1] = (Term){-x[i], y[k], z[j]};
    }
    return isect_exact_sum(terms, 6);
}

static real ratio(Exact p, Exact q)
{
    return number_of(p.mantissa / q.mantissa, p.exponent - q.exponent) + 0;
}

X(common) X(meet_planes)(const Plane *a, const Plane *b, const Plane *c)
{
    const Vec3 k = a->normal, m = b->normal, n = c->normal;
    const double x[3] = {(double)k.x, (double)m.x, (double)n.x};
    const double y[3] = {(double)k.y, (double)m.y, (double)n.y};
    const double z[3] = {(double)k.z, (double)m.z, (double)n.z};
    const double w[3] = {-(double)a->d, -(double)b->d, -(double)c->d};
    X(common) common = {0};
    if (!finite_plane(a) || !finite_plane(b) || !finite_plane(c))
        return common;
    const Exact all = determinant(x, y, z);
    if (all.mantissa == 0)
        return common;
    common.count = 1;
    common.point[0] = (Vec3){ratio(determinant(w, y, z), all), ratio(determinant(x, w, z), all),
                             ratio(determinant(x, y, w), all)};
    return common;
}
