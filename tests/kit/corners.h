/* kit/corners.h - corners of two hulls, drawn together: n of the first, then m of the second.
 *
 * The hulls are mirror images that have a face, an edge or a corner in common, a corner on a face
 * up to rounding, needles, small ones on large ones, or in positions of kit/flat.h. */
#ifndef ISECT_TEST_CORNERS_H
#define ISECT_TEST_CORNERS_H

#include "kit/flat.h"

static inline X(hull) hull_with(const Vec3 *vertices, size_t count)
{
    return (X(hull)){.vertices = vertices, .vertex_count = count};
}

/* The second hull is the first, mirrored at a plane through its corner of greatest x, or about that
 * corner. */
static inline void mirror_images(Vec3 *p, int n, int m)
{
    Vec3 most = p[0];
    for (int i = 0; i < n; i++) {
        p[i] = whole_vec3(3);
        most = i == 0 || p[i].x > most.x ? p[i] : most;
    }
    const bool about = any_int(0, 1);
    const real gap = any_int(0, 3) ? 0 : R(0x1p-20);
    for (int i = 0; i < m; i++) {
        const Vec3 q = p[i < n ? i : any_int(0, n - 1)];
        p[n + i] = about ? sub(times(2, most), q) : (Vec3){2 * most.x - q.x, q.y, q.z};
        p[n + i].x += gap;
    }
}

/* A corner of one is between three of the other, up to rounding. */
static inline void corner_between(Vec3 *p, int n, int m)
{
    for (int i = 0; i < n + m; i++)
        p[i] = any_vec3();
    const bool of_first = any_int(0, 1);
    const Vec3 *other = of_first ? p + n : p;
    const int most = (of_first ? m : n) - 1;
    const real s = any_real(0, 1), t = any_int(0, 1) ? 0 : any_real(0, 1 - s);
    const Vec3 a = other[any_int(0, most)], b = other[any_int(0, most)];
    const Vec3 c = other[any_int(0, most)];
    p[of_first ? any_int(0, n - 1) : n + any_int(0, m - 1)] =
        mad(mad(a, s, sub(b, a)), t, sub(c, a));
}

/* The hulls are nearly flat, near to one plane, and on both sides of a line in it up to rounding.
 * There are needles among them, since steps along the line are long and short. Their rounding
 * errors look like a tetrahedron around the origin. */
static inline void along_one_edge(Vec3 *p, int n, int m)
{
    const Vec3 o = any_vec3(), u = any_vec3(), v = any_vec3();
    for (int i = 0; i < n + m; i++) {
        const real s = scaled(any_real(-1, 1), -any_int(0, 12));
        const real t = any_int(0, 2) ? 0 : scaled(any_real(0, 1), -any_int(0, 12));
        p[i] = mad(mad(o, s, u), i < n ? -t : t, v);
    }
}

/* A large hull that ends in the origin, with an edge there; and a tiny hull whose corner is on the
 * line of that edge, before its end or at it. The rounding error of the large hull exceeds the size
 * of the tiny one. */
static inline void before_an_edge(Vec3 *p, int n, int m)
{
    const bool first = any_int(0, 1);
    const int larges = first ? n : m, tinies = first ? m : n, down = -any_int(20, 60);
    Vec3 *large = first ? p : p + n, *tiny = first ? p + n : p;
    const Vec3 u = whole_vec3(1000);
    for (int i = 0; i < larges; i++) {
        const Vec3 q = whole_vec3(1000);
        large[i] = i == 0 ? u : i == 1 ? (Vec3){0, 0, 0} : dot(q, u) < 0 ? times(-1, q) : q;
    }
    for (int i = 0; i < tinies; i++) {
        const Vec3 q = whole_vec3(1000);
        tiny[i] = scaled3(i == 0 ? times(-1, u) : dot(q, u) > 0 ? times(-1, q) : q, down);
    }
    if (!any_int(0, 3))
        tiny[0] = (Vec3){0, 0, 0};
}

/* The corners are on two lines that are parallel and near, or the same: all differences are on one
 * line. */
static inline void on_parallel_lines(Vec3 *p, int n, int m)
{
    const Vec3 u = whole_vec3(1000);
    const Vec3 beside = any_int(0, 1) ? scaled3(whole_vec3(3), -any_int(0, 40)) : times(0, u);
    for (int i = 0; i < n + m; i++) {
        p[i] = times((real)any_int(-50, 50), u);
        if (i >= n)
            p[i] = mad(p[i], 1, beside);
    }
}

/* One hull is near the other, or as small as its rounding error; a point of it lies between some
 * corners. */
static inline void small_on_large(Vec3 *p, int n, int m)
{
    const bool first = any_int(0, 1);
    const int larges = first ? n : m, smalls = first ? m : n;
    Vec3 *large = first ? p : p + n, *small = first ? p + n : p;
    const real size = scaled(1, -any_int(0, ISECT_DOUBLE ? 52 : 23));
    for (int i = 0; i < larges; i++)
        large[i] = any_vec3();
    for (int i = 0; i < smalls; i++) {
        const Vec3 a = large[0], b = large[larges / 3], c = large[2 * larges / 3];
        const real s = any_real(0, R(0.5)), t = any_int(0, 1) ? any_real(0, R(0.5)) : 0;
        small[i] = i && any_int(0, 3) ? small[0] : mad(mad(a, s, sub(b, a)), t, sub(c, a));
        small[i] = mad(small[i], size, any_vec3());
    }
}

/* A needle of the least numbers through the origin, which is inside of a larger shape. The sides of
 * its ends have errors as large as they are. */
static inline void least_on_large(Vec3 *p, int n, int m)
{
    const bool first = any_int(0, 1);
    const int larges = first ? n : m, smalls = first ? m : n, last = any_int(0, larges - 1);
    Vec3 *large = first ? p : p + n, *small = first ? p + n : p;
    const Vec3 along = whole_vec3(2);
    const real k = -(real)any_int(1, 3), l = -(real)any_int(1, 3);
    for (int i = 0; i < larges; i++)
        large[i] = times(R(0x1p-6), whole_vec3(64));
    for (int i = 0; i < smalls; i++)
        small[i] = times((real)(i - 1) * REAL_LEAST, along);
    large[last] = mad(times(k, large[(last + 1) % larges]), l, large[(last + 2) % larges]);
}

/* Scales each axis by a power of two, which changes no answer. */
static inline void stretch(Vec3 *p, int count)
{
    const int x = any_int(-20, 20), y = any_int(-20, 20), z = any_int(-20, 20);
    for (int i = 0; i < count; i++)
        p[i] = (Vec3){scaled(p[i].x, x), scaled(p[i].y, y), scaled(p[i].z, z)};
}

/* Draws n corners, and m. */
static inline void hard_corners(Vec3 *p, int n, int m)
{
    const int how = any_int(0, 10);
    new_kind();
    position = FREE;
    if (how == 0)
        mirror_images(p, n, m);
    else if (how < 3)
        corner_between(p, n, m);
    else if (how == 3)
        along_one_edge(p, n, m);
    else if (how == 4)
        before_an_edge(p, n, m);
    else if (how == 5)
        on_parallel_lines(p, n, m);
    else if (how < 8)
        small_on_large(p, n, m);
    else if (how == 8)
        least_on_large(p, n, m);
    else
        hard_points(p, n + m);
    if (how < 6 && any_int(0, 1))
        stretch(p, n + m);
}

#endif
