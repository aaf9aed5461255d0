/* overlap/corners.h - hulls of a few corners, for the pairs of which one or both are a hull.
 *
 * Two sets of corners are drawn together, in positions that are hard to decide (kit/flat.h), as
 * mirror images that have a face, an edge or a corner in common, or with a corner on a face but for
 * rounding. The judge is linear programming in whole numbers (kit/polytope.h). */
#ifndef ISECT_TEST_OVERLAP_CORNERS_H
#define ISECT_TEST_OVERLAP_CORNERS_H

#include "kit/flat.h"
#include "kit/kit.h"

enum { CORNERS_EACH = 8 };

/* A pair, asked of its corners: so many of the first shape, or as many as it has. */
typedef bool Asked(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b);

static inline X(hull) hull_with(const Vec3 *vertices, size_t count)
{
    return (X(hull)){.vertices = vertices, .vertex_count = count};
}

/* The second is the first, mirrored at a plane through its corner of greatest x, or about that
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

/* A corner of one between three of the other, but for rounding. */
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

/* Nearly flat, near to one plane, and on both sides of a line in it but for rounding; needles among
 * them, since ways along the line are long and short. What rounds there looks like a tetrahedron
 * round the origin. */
static inline void along_one_edge(Vec3 *p, int n, int m)
{
    const Vec3 o = any_vec3(), u = any_vec3(), v = any_vec3();
    for (int i = 0; i < n + m; i++) {
        const real s = scaled(any_real(-1, 1), -any_int(0, 12));
        const real t = any_int(0, 2) ? 0 : scaled(any_real(0, 1), -any_int(0, 12));
        p[i] = mad(mad(o, s, u), i < n ? -t : t, v);
    }
}

/* A large one that ends in the origin, with an edge there; and a tiny one whose corner is on the
 * line of that edge, before its end or at it. What is rounded off the large one is more than the
 * tiny one. */
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

/* On two lines that are parallel and near, or the same: all differences are on one line. */
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

/* Each axis longer or shorter by a power of two, which changes no answer. */
static inline void stretch(Vec3 *p, int count)
{
    const int x = any_int(-20, 20), y = any_int(-20, 20), z = any_int(-20, 20);
    for (int i = 0; i < count; i++)
        p[i] = (Vec3){scaled(p[i].x, x), scaled(p[i].y, y), scaled(p[i].z, z)};
}

/* n corners, and m. */
static inline void hard_corners(Vec3 *p, int n, int m)
{
    const int how = any_int(0, 8);
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
    else
        hard_points(p, n + m);
    if (how < 6 && any_int(0, 1))
        stretch(p, n + m);
}

/* How many corners the first shape has; of a hull any number. */
static inline int corners_of_first(int first)
{
    return first ? first : any_int(1, CORNERS_EACH);
}

static inline void corners_obey_laws(Asked *ask, int first, int samples)
{
    int together = 0;
    for (int i = 0; i < samples; i++) {
        const int n = corners_of_first(first), m = any_int(1, CORNERS_EACH), all = n + m;
        Vec3 p[2 * CORNERS_EACH], q[2 * CORNERS_EACH], t[2 * CORNERS_EACH], k[2 * CORNERS_EACH];
        Vec3 more[CORNERS_EACH + 2];
        hard_corners(p, n, m);
        const size_t size_n = (size_t)n, size_m = (size_t)m;
        const bool answer = ask(p, size_n, p + n, size_m);
        together += answer;
        for (int j = 0; j < n; j++)
            q[j] = p[(j + i) % n];
        for (int j = 0; j < m; j++)
            q[n + j] = p[n + (2 * m - 1 - j + i) % m];
        for (int j = 0; j < all; j++)
            t[j] = turned(mirrored(p[j])), k[j] = scaled3(p[j], i % 10);
        check("in any order", ask(q, size_n, q + n, size_m) == answer);
        check("permuted axes", ask(t, size_n, t + n, size_m) == answer);
        if (position != GREATEST_NUMBERS && position != STRETCHED && position != MIXED_SCALES &&
            kind != LARGE && kind != WILD)
            check("larger by a power of two", ask(k, size_n, k + n, size_m) == answer);
        for (int j = 0; j < m; j++)
            more[j] = p[n + j];
        more[m] = p[n + i % m];
        check("a corner twice", ask(p, size_n, more, size_m + 1) == answer);
        more[m] = p[i % all];
        more[m + 1] = odd_vec3();
        if (finite3(more[m + 1]))
            check("more corners hold more", ask(p, size_n, more, size_m + 2) >= answer);
        more[i % m] = p[i % n];
        check("a common corner", ask(p, size_n, more, size_m));
        check("none", !ask(p, size_n, NULL, 0));
        const real wrong[] = {REAL_NAN, REAL_INF, -REAL_INF};
        ((real *)&q[i % all])[i % 3] = wrong[i / 3 % 3];
        check("NaN, infinity", !ask(q, size_n, q + n, size_m));
    }
    check_share(together, samples, 0.1, 0.95);
}

static inline void corners_are_judged(Asked *ask, int first, int samples)
{
    int together = 0;
    for (int i = 0; i < samples; i++) {
        const int n = corners_of_first(first), m = any_int(1, CORNERS_EACH);
        const real counts[2] = {(real)n, (real)m};
        struct {
            Vec3 corner[2 * CORNERS_EACH];
        } all = {{{0, 0, 0}}};
        const Vec3 *p = all.corner;
        hard_corners(all.corner, n, m);
        const bool want = hulls_meet(p, n, m);
        together += want;
        check_sample(i, "without rounding", ask(p, (size_t)n, p + n, (size_t)m) == want, all,
                     counts);
    }
    check_share(together, samples, 0.1, 0.95);
}

#endif
