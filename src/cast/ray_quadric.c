/* isect_cast_ray_quadric - the parts of a ray in the solid x^T M x <= 0, x = (x, y, z, 1).
 *
 * With T = M + M^T, the origin p = (origin, 1) and the direction d = (dir, 0), twice the form at
 * p + t d is
 *
 *     a t^2 + 2 b t + c,   a = d . T d,   b = p . T d,   c = p . T p
 *
 * and the quarter of its discriminant is b^2 - a c. All four are integers (exact/number.h), and
 * each is rounded once, by at most an epsilon. The roots follow as in exact/quadratic.h. With h =
 * DBL_EPSILON / 2, relative errors are
 *
 *     a, b, c, D 2h, the root of D 2h, q 3h, a quotient 6h: three epsilons
 *
 * Limbs in use:
 *
 *     24 numbers without a unit of their own            2 each
 *     T                                                 34 * 10
 *     T d, T p                                          2 * 4 * 68
 *     a, b, c                                           3 * 102
 *     D                                                 204
 *     intermediate results                              2 * 204
 *                                                       less than 2000 */
#include "exact/quadratic.h"
#include "geometry/finite.h"
#include "geometry/intervals.h"
#include "geometry/ray.h"
#include HEADER(cast)

/* Twice the form along the ray: a t^2 + b t + c. */
typedef struct Form {
    Exact a, b, c, discriminant;
} Form;

static Number sum_of_products(Limbs *limbs, const Number *x, const Number *y)
{
    const int mark = limbs->used;
    Number sum = {0};
    for (int i = 0; i < 4; i++) {
        const Number product = isect_number_times(limbs, x[i], y[i]);
        sum = isect_number_keep(limbs, mark, isect_number_add(limbs, sum, product));
    }
    return sum;
}

/* T = M + M^T */
static void doubled(Limbs *limbs, const Number matrix[16], Number sum[4][4])
{
    for (int i = 0; i < 4; i++)
        for (int j = i; j < 4; j++) {
            sum[i][j] = isect_number_add(limbs, matrix[4 * i + j], matrix[4 * j + i]);
            sum[j][i] = sum[i][j];
        }
}

static Form form_along(const X(ray) * ray, const real *matrix)
{
    const Vec3 o = ray->origin, v = ray->dir;
    const double vectors[8] = {(double)o.x, (double)o.y, (double)o.z, 1,
                               (double)v.x, (double)v.y, (double)v.z, 0};
    double entries[16];
    Limbs limbs;
    Number number[24], sum[4][4], of_d[4], of_p[4];
    const Number *const p = number + 16, *const d = number + 20;
    for (int i = 0; i < 16; i++)
        entries[i] = (double)matrix[i];
    isect_number_coordinates(&limbs, entries, 16, vectors, 8, number);
    doubled(&limbs, number, sum);
    for (int i = 0; i < 4; i++)
        of_d[i] = sum_of_products(&limbs, sum[i], d), of_p[i] = sum_of_products(&limbs, sum[i], p);
    const Number a = sum_of_products(&limbs, of_d, d), b = sum_of_products(&limbs, of_d, p),
                 c = sum_of_products(&limbs, of_p, p);
    const Number square = isect_number_times(&limbs, b, b);
    const Number quarter = isect_number_minus(&limbs, square, isect_number_times(&limbs, a, c));
    Form form = {isect_number_rounded(a), isect_number_rounded(b), isect_number_rounded(c),
                 isect_number_rounded(quarter)};
    form.b.exponent += 1, form.discriminant.exponent += 2;
    return form;
}

X(intervals) X(cast_ray_quadric)(const X(ray) * ray, const real *matrix)
{
    const Span miss = span_miss();
    if (!valid_ray(ray) || !all_finite(matrix, 16))
        return parts_of(miss, miss);
    const Form form = form_along(ray, matrix);
    const double a = form.a.mantissa;
    real root[2];
    const int count = exact_roots(form.a, form.b, form.c, form.discriminant, root);
    if (count == 0) /* the form has one sign, that of c */
        return parts_of(span_where(form.c.mantissa <= 0, -REAL_INF, REAL_INF, ray), miss);
    if (a > 0)
        return parts_of(span_where(true, root[0], root[count - 1], ray), miss);
    if (a == 0 && form.b.mantissa < 0)
        return parts_of(span_where(true, root[0], REAL_INF, ray), miss);
    if (a == 0)
        return parts_of(span_where(true, -REAL_INF, root[0], ray), miss);
    if (count == 1 || root[0] == root[1])
        return parts_of(span_where(true, -REAL_INF, REAL_INF, ray), miss);
    return parts_of(span_where(true, -REAL_INF, root[0], ray),
                    span_where(true, root[1], REAL_INF, ray));
}
