/* kit/points.h - point sets for the tests of makers: of every kind, and in every layout. */
#ifndef ISECT_TEST_POINTS_H
#define ISECT_TEST_POINTS_H

#include "kit/big.h"
#include "kit/kit.h"

enum { MOST = 6000, MANY = 40007, LAYOUTS = 4 };

static Vec3 point[MOST];

/* A combination of three vectors with factors from -1 to 1. */
static inline Vec3 combined(Vec3 a, Vec3 b, Vec3 c)
{
    const Vec3 s = any_vec3();
    return mad(mad(times(s.x, a), s.y, b), s.z, c);
}

/* Random, equal, collinear, coplanar, on a sphere, odd, far from the origin, next to each other. */
enum { POINT_SETS = 8, TAME_SETS = 5 /* of which no number is subnormal, nor its eighth */ };
static inline void draw_points(int which, size_t n)
{
    const Vec3 a = any_vec3(), b = any_vec3(), c = any_vec3();
    const real far = scaled(1, any_int(4, 20)), size = scaled(1, any_int(-60, 60));
    new_kind();
    for (size_t i = 0; i < n; i++) {
        const real s = any_real(-1, 1), t = any_real(-1, 1);
        Vec3 p = any_vec3();
        if (which == 1)
            p = a;
        else if (which == 2)
            p = mad(a, s, b);
        else if (which == 3)
            p = mad(mad(a, s, b), t, c);
        else if (which == 4)
            p = times(1 / real_sqrt(dot(p, p) + R(1e-9)), p);
        else if (which == 5)
            p = odd_vec3();
        else if (which == 6)
            p = mad(p, far, a);
        else if (which == 7)
            p = step3(a);
        point[i] = which < 5 ? times(size, p) : p;
    }
}

/* A number of points up to a few; every `every`th time up to many. */
static inline size_t any_count(int i, int few, int every, int many)
{
    return (size_t)any_int(1, i % every ? few : many);
}

/* The same points as columns, as triples, or with something between them, which is NaN. */
static real column[5 * MOST + 1];
static inline X(points) laid_out(int layout, size_t n)
{
    const size_t step = layout == 0 ? 1 : layout == 1 ? 3 : layout == 2 ? 4 : 5;
    const size_t far = layout == 0 ? n : 1;
    real *first = column + (layout == 3);
    for (size_t i = 0; i < 5 * n + 1; i++)
        column[i] = REAL_NAN;
    for (size_t i = 0; i < n; i++) {
        first[i * step] = point[i].x;
        first[i * step + far] = point[i].y;
        first[i * step + 2 * far] = point[i].z;
    }
    return (X(points)){first, first + far, first + 2 * far, layout == 0 ? 0 : step * sizeof(real)};
}

/* As corners of triangles, which are a third as many. */
static inline X(triangles) triangles_laid_out(int layout, size_t n)
{
    const X(points) p = laid_out(layout, n);
    const size_t bytes = p.stride ? p.stride : sizeof(real), step = bytes / sizeof(real);
    return (X(triangles)){{p.x, p.y, p.z},
                          {p.x + step, p.y + step, p.z + step},
                          {p.x + 2 * step, p.y + 2 * step, p.z + 2 * step},
                          3 * bytes};
}
/* The points as corners of triangles, whose numbers are adjacent, except number f: it is in a
 * second array. Numbers that are not read are NaN. */
static inline X(triangles) nearly_array(int f, size_t triangles)
{
    static real array[2][3 * MOST];
    const real *number[9];
    for (size_t k = 0; k < 9 * triangles; k++) {
        const size_t to = (int)(k % 9) == f;
        array[to][k] = ((const real *)point)[k], array[1 - to][k] = REAL_NAN;
    }
    for (int g = 0; g < 9; g++)
        number[g] = array[g == f] + g;
    return (X(triangles)){{number[0], number[1], number[2]},
                          {number[3], number[4], number[5]},
                          {number[6], number[7], number[8]},
                          9 * sizeof(real)};
}

static inline void shuffle(size_t n)
{
    for (size_t i = n; i > 1; i--) {
        const size_t k = (size_t)any_int(0, (int)i - 1);
        const Vec3 p = point[k];
        point[k] = point[i - 1], point[i - 1] = p;
    }
}

#endif
