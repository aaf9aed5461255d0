/* measure/half_axes.h - the half axes of an ellipsoid, and the elliptic integral R_G.
 *
 * An ellipsoid is the image of the ball under the matrix of its axes times its radii. Hestenes'
 * rotations are applied to pairs of columns until all are perpendicular; then their lengths are the
 * half axes. If the axes are perpendicular up to rounding, the first rotations are tiny, and each
 * has a small relative error.
 *
 * R_G(x, y, z) is the mean of the root of x l^2 + y m^2 + z n^2 over all directions (l, m, n). With
 * z the middle one, 2 R_G = z R_F - (x - z) (y - z) R_D / 3 + sqrt(x y / z), a sum of positive
 * terms. R_F and R_D are evaluated by Carlson's duplication, each step of which reduces the
 * differences of the arguments to a quarter, and by a series at the end. */
#ifndef ISECT_MEASURE_HALF_AXES_H
#define ISECT_MEASURE_HALF_AXES_H

#include "geometry/scale.h"

/* Directions times lengths, scaled to the size of 1. Returns the exponent of the scale. */
static inline int fit_products(Vec3 *vector, const Vec3 *direction, const real *times)
{
    int most = -30000, power[3];
    for (int i = 0; i < 3; i++) {
        int of_length;
        vector[i] = direction[i];
        power[i] = -fit_differences(&vector[i], 1);
        const real length = (real)frexp((double)times[i], &of_length);
        vector[i] = (Vec3){length * vector[i].x, length * vector[i].y, length * vector[i].z};
        power[i] += of_length;
        if (largest_of(&vector[i], 1) > 0 && power[i] > most)
            most = power[i];
    }
    for (int i = 0; i < 3; i++)
        vector[i] = times_two_to3(vector[i], power[i] - most);
    return -most;
}

/* Makes two columns perpendicular. */
static inline void rotate_columns(Vec3 *a, Vec3 *b)
{
    const real across = dot(*a, *b);
    if (across == 0)
        return;
    const real cotangent = (dot(*b, *b) - dot(*a, *a)) / (2 * across);
    const real tangent =
        (cotangent < 0 ? -1 : 1) / (real_abs(cotangent) + real_sqrt(1 + cotangent * cotangent));
    const real cosine = 1 / real_sqrt(1 + tangent * tangent), sine = cosine * tangent;
    const Vec3 was = *a;
    *a = (Vec3){cosine * was.x - sine * b->x, cosine * was.y - sine * b->y,
                cosine * was.z - sine * b->z};
    *b = (Vec3){sine * was.x + cosine * b->x, sine * was.y + cosine * b->y,
                sine * was.z + cosine * b->z};
}

/* The half axes of an ellipsoid, times 2^the returned exponent. */
static inline int half_axes(real *half, const Vec3 *axis, const real *radius)
{
    enum { SWEEPS = 8 }; /* each sweep squares the angles */
    Vec3 column[3];
    const int down = fit_products(column, axis, radius);
    for (int i = 0; i < 3 * SWEEPS; i++)
        rotate_columns(&column[i % 3], &column[(i + 1) % 3]);
    for (int i = 0; i < 3; i++)
        half[i] = real_sqrt(dot(column[i], column[i]));
    return down;
}

static inline void sort_three(double *x)
{
    for (int i = 0; i < 3; i++)
        if (x[i % 2] > x[i % 2 + 1]) {
            const double larger = x[i % 2];
            x[i % 2] = x[i % 2 + 1], x[i % 2 + 1] = larger;
        }
}

/* Carlson's series for R_F and R_D, for x, y, z near their mean. */
static inline double series_f(double x, double y, double z)
{
    const double mean = (x + y + z) / 3, dx = 1 - x / mean, dy = 1 - y / mean, dz = -dx - dy;
    const double e2 = dx * dy - dz * dz, e3 = dx * dy * dz;
    return (1 - e2 / 10 + e3 / 14 + e2 * e2 / 24 - 3 * e2 * e3 / 44) / sqrt(mean);
}
static inline double series_d(double x, double y, double z)
{
    const double mean = (x + y + 3 * z) / 5, dx = 1 - x / mean, dy = 1 - y / mean;
    const double dz = -(dx + dy) / 3, xy = dx * dy, zz = dz * dz;
    const double e2 = xy - 6 * zz, e3 = (3 * xy - 8 * zz) * dz, e4 = 3 * (xy - zz) * zz;
    const double e5 = xy * dz * zz;
    return (1 - 3 * e2 / 14 + e3 / 6 + 9 * e2 * e2 / 88 - 3 * e4 / 22 - 9 * e2 * e3 / 52 +
            3 * e5 / 26) /
           (mean * sqrt(mean));
}

/* R_G of three numbers that are not negative; it scales with their root. */
static inline double integral_g(double x, double y, double z)
{
    enum { MOST = 64 }; /* 1e-300 and 1 converge after 20 */
    double number[] = {x, y, z}, share = 1, sum = 0;
    sort_three(number);
    x = number[0], z = number[1], y = number[2];
    if (!(z > y * 0x1p-200))
        return sqrt(y) / 2;
    const double least = x / y, middle = z / y, most = y;
    x = least, y = 1, z = middle;
    for (int i = 0; i < MOST && !(y - x < y * 0x1p-10); i++) {
        const double step = sqrt(x * y) + sqrt(y * z) + sqrt(z * x);
        sum += share / (sqrt(z) * (z + step)), share /= 4;
        x = (x + step) / 4, y = (y + step) / 4, z = (z + step) / 4;
    }
    const double f = series_f(x, y, z), d = 3 * sum + share * series_d(x, y, z);
    return sqrt(most) / 2 *
           (middle * f + (middle - least) * (1 - middle) * d / 3 + sqrt(least / middle));
}

#endif
