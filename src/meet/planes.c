/* isect_meet_planes - the point of three planes.
 *
 * There is exactly one if the determinant of the normals is not zero; then its coordinates are
 * ratios of determinants (Cramer): -d in the place of a column of the normals. Each of the four is
 * a sum of six products of three given numbers, an exact sum rounded once. So the decision is
 * exact, and each coordinate is off by 2.5 epsilon of itself, however flat the corner is. */
#include "exact/sum.h"
#include "geometry/quotient.h"
#include "shape/plane.h"
#include HEADER(meet)

/* The determinant of three columns. */
static Exact determinant(const double *x, const double *y, const double *z)
{
    Term terms[6];
    exact_triple(terms, x, y, z);
    return isect_exact_sum(terms, 6);
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
    common.point[0] =
        (Vec3){exact_quotient(determinant(w, y, z), all), exact_quotient(determinant(x, w, z), all),
               exact_quotient(determinant(x, y, w), all)};
    return common;
}
