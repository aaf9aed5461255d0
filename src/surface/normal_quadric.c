/* isect_normal_quadric - the normal of the surface x^T M x = 0: the gradient (M + M^T) x.
 *
 * Each coordinate is an exact sum of eight products, rounded once, by at most an epsilon. */
#include "geometry/finite.h"
#include "surface/unit.h"
#include HEADER(surface)

Vec3 X(normal_quadric)(const real *matrix, const Point *point)
{
    const double x[4] = {(double)point->x, (double)point->y, (double)point->z, 1};
    Exact gradient[3];
    if (!finite3(*point) || !all_finite(matrix, 16))
        return no_normal;
    for (int i = 0; i < 3; i++) {
        Term terms[8];
        for (int j = 0; j < 4; j++) {
            terms[j] = (Term){(double)matrix[4 * i + j], x[j], 1};
            terms[j + 4] = (Term){(double)matrix[4 * j + i], x[j], 1};
        }
        gradient[i] = isect_exact_sum(terms, 8);
    }
    return unit_of_exact(gradient);
}
