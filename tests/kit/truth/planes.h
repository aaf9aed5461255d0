/* kit/truth/planes.h - solids between and below planes: k-DOPs, frusta, convex hulls by their
 * planes.
 *
 * A solid is stored as half-spaces normal . x + d <= 0, without those that are the whole space. The
 * depth of a point is its height over the plane that it is farthest above. Answers are judged plane
 * by plane in the unit of the headers, the products of normal . (origin + t dir) + d without their
 * signs. */
#ifndef ISECT_TEST_TRUTH_PLANES_H
#define ISECT_TEST_TRUTH_PLANES_H

#include "kit/truth/base.h"

enum { MOST_HALF_SPACES = 26 };
typedef struct HalfSpaces {
    Plane plane[MOST_HALF_SPACES];
    int count;
    bool offsets_round; /* d is part of the unit */
} HalfSpaces;

static inline void below_plane(HalfSpaces *all, Plane p)
{
    if (dot(p.normal, p.normal) > 0 && real_abs(p.d) <= REAL_MAX)
        all->plane[all->count++] = p;
}
static inline void between_planes(HalfSpaces *all, const Normal *normal, const real *lower,
                                  const real *upper, int count)
{
    for (int i = 0; i < count; i++) {
        const Vec3 n = {normal[i][0], normal[i][1], normal[i][2]};
        below_plane(all, (Plane){n, -upper[i]});
        below_plane(all, (Plane){times(-1, n), lower[i]});
    }
}

/* ---- the solids ---- */

/* The normals of a fixed k-DOP; its bounds are all lower ones, then the upper ones. */
#define KDOP(k, count)                                                                             \
    static inline void planes_kdop##k(const void *shape, HalfSpaces *all)                          \
    {                                                                                              \
        const real *bound = shape;                                                                 \
        between_planes(all, KDOP##k, bound, bound + (count), count);                               \
    }
KDOP(14, 7)
KDOP(18, 9)
KDOP(26, 13)
#undef KDOP

static inline void planes_kdop(const void *shape, HalfSpaces *all)
{
    const X(kdop) *kdop = shape;
    between_planes(all, (const Normal *)(const void *)kdop->normals, kdop->lower, kdop->upper,
                   (int)kdop->count);
}
static inline void planes_frustum(const void *shape, HalfSpaces *all)
{
    const Frustum *frustum = shape;
    for (int k = 0; k < 6; k++)
        below_plane(all, frustum->plane[k]);
    all->offsets_round = true;
}
static inline void planes_hull(const void *shape, HalfSpaces *all)
{
    const X(hull) *hull = shape;
    for (size_t k = 0; k < hull->plane_count; k++)
        below_plane(all, hull->planes[k]);
    all->offsets_round = true;
}

/* ---- points and lines ---- */

static inline Long over_plane(const Plane *p, const Long x[3])
{
    return p->normal.x * x[0] + p->normal.y * x[1] + p->normal.z * x[2] + p->d;
}
static inline Long depth_planes(const void *half_spaces, const Long x[3])
{
    const HalfSpaces *all = half_spaces;
    Long depth = -INFINITY;
    for (int i = 0; i < all->count; i++)
        depth = fmaxl(depth, over_plane(&all->plane[i], x) / length_long(all->plane[i].normal));
    return depth;
}
/* The greatest move of a plane that brings t onto it or below, in epsilons of its unit. */
static inline Long over_planes(const HalfSpaces *all, const Ray *ray, Long t, const Long x[3])
{
    Long most = -INFINITY;
    for (int i = 0; i < all->count; i++) {
        const Plane *p = &all->plane[i];
        const Long unit = products_long(p->normal, ray->origin) +
                          fabsl(t) * products_long(p->normal, ray->dir) +
                          (all->offsets_round ? fabsl((Long)p->d) : 0);
        most = fmaxl(most, over_plane(p, x) / (REAL_EPSILON * unit));
    }
    return most;
}

/* ---- how far they reach ---- */

/* The common points of three planes that no other plane cuts off; `endless` if one is far away. */
typedef struct TrueCorners {
    Plane plane[MOST_HALF_SPACES]; /* of which */
    int planes, count;
    bool endless;
    Long at[512][3];
} TrueCorners;

static inline bool meet_at(const Long a[4], const Long b[4], const Long c[4], Long x[3])
{
    const Long det = triple_long(a, b, c);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        x[k] = -(a[3] * (b[i] * c[j] - b[j] * c[i]) + b[3] * (c[i] * a[j] - c[j] * a[i]) +
                 c[3] * (a[i] * b[j] - a[j] * b[i])) /
               det;
    }
    return fabsl(det) > 1e-12L;
}
static inline bool below_all(Long (*plane)[4], int count, const Long x[3])
{
    const Long rounding = 1024 * LDBL_EPSILON * norm_long(x);
    for (int i = 0; i < count; i++)
        if (dot_long(plane[i], x) + plane[i][3] >
            rounding + 1024 * LDBL_EPSILON * fabsl(plane[i][3]))
            return false;
    return true;
}
/* The solid is cut by a box about 0 that is much larger than solids between planes at tame
 * angles. */
static inline void find_corners(TrueCorners *all)
{
    Long plane[MOST_HALF_SPACES + 6][4] = {{0}}, far = 0;
    const int count = all->planes + 6;
    for (int i = 0; i < all->planes; i++) {
        const Long length = length_long(all->plane[i].normal);
        set_long(plane[i], all->plane[i].normal);
        for (int k = 0; k < 3; k++)
            plane[i][k] /= length;
        plane[i][3] = all->plane[i].d / length, far = fmaxl(far, 50 * fabsl(plane[i][3]));
    }
    for (int i = 0; i < 6; i++)
        plane[all->planes + i][i / 2] = i % 2 ? 1 : -1, plane[all->planes + i][3] = -far;
    all->count = 0, all->endless = false;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j && all->count < (int)COUNT(all->at); k++) {
                Long *x = all->at[all->count];
                if (!meet_at(plane[i], plane[j], plane[k], x) || !below_all(plane, count, x))
                    continue;
                all->count++;
                all->endless |= i >= all->planes;
            }
}
static inline const TrueCorners *true_corners(const HalfSpaces *of)
{
    static TrueCorners known[8];
    static int last;
    const size_t bytes = (size_t)of->count * sizeof *of->plane;
    for (size_t i = 0; i < COUNT(known); i++)
        if (known[i].planes == of->count && !memcmp(known[i].plane, of->plane, bytes))
            return &known[i];
    last = (last + 1) % (int)COUNT(known);
    known[last].planes = of->count;
    memcpy(known[last].plane, of->plane, bytes);
    find_corners(&known[last]);
    return &known[last];
}
static inline Long extent_of_planes(const HalfSpaces *of, const Long dir[3], Long center[3])
{
    const TrueCorners *corners = true_corners(of);
    Long least = INFINITY, most = -INFINITY;
    for (int i = 0; i < corners->count; i++) {
        const Long height = dot_long(dir, corners->at[i]);
        least = fminl(least, height), most = fmaxl(most, height);
    }
    const Long dd = dot_long(dir, dir);
    for (int k = 0; k < 3; k++)
        center[k] = corners->count && dd > 0 ? (least + most) / 2 * dir[k] / dd : 0;
    return corners->endless ? INFINITY : (most - least) / 2;
}
static inline Long extent_kdop(const void *shape, const Long dir[3], Long center[3])
{
    HalfSpaces all = {.count = 0};
    planes_kdop(shape, &all);
    return extent_of_planes(&all, dir, center);
}
static inline Long extent_frustum(const void *shape, const Long dir[3], Long center[3])
{
    HalfSpaces all = {.count = 0};
    planes_frustum(shape, &all);
    return extent_of_planes(&all, dir, center);
}

/* ---- draws ---- */

/* The point moves onto each plane in turn if it is above: often it ends nearly where two or three
 * meet. */
static inline Vec3 onto_planes(int steps, const HalfSpaces *all)
{
    Vec3 p = times(2, any_vec3());
    for (int k = 0; k < steps; k++) {
        const Plane *plane = &all->plane[any_int(0, all->count - 1)];
        const real height = dot(plane->normal, p) + plane->d;
        if (height > 0)
            p = mad(p, -height / dot(plane->normal, plane->normal), plane->normal);
    }
    return p;
}

/* Some solids are flat, and some lack most of the bounds. */
static inline void draw_slabs(int i, const Normal *normal, real *lower, real *upper, int count)
{
    any_slabs(lower, upper, normal, count);
    if (i % 8 == 0)
        upper[i / 8 % count] = lower[i / 8 % count];
    for (int k = 0; k < 2 * count && (i % 8 == 1 || i % 8 == 3); k++)
        if (any_int(0, 7))
            *(k < count ? &lower[k] : &upper[k - count]) = k < count ? -REAL_INF : REAL_INF;
}
#define DRAW_KDOP(k, planes)                                                                       \
    static inline void draw_kdop##k(int i, void *shape)                                            \
    {                                                                                              \
        Kdop##k kdop;                                                                              \
        draw_slabs(i, KDOP##k, kdop.lower, kdop.upper, planes);                                    \
        memcpy(shape, &kdop, sizeof kdop);                                                         \
    }
DRAW_KDOP(14, 7)
DRAW_KDOP(18, 9)
DRAW_KDOP(26, 13)
#undef DRAW_KDOP

static inline void draw_kdop(int i, void *shape)
{
    const X(kdop) kdop = any_kdop();
    draw_slabs(i, (const Normal *)(const void *)kdop.normals, (real *)kdop.lower,
               (real *)kdop.upper, (int)kdop.count);
    memcpy(shape, &kdop, sizeof kdop);
}
static inline void draw_frustum(int i, void *shape)
{
    Frustum frustum = any_frustum();
    for (int k = 0; k < 6; k++) {
        const real s = any_real(R(0.1), 9);
        frustum.plane[k] = (Plane){times(s, frustum.plane[k].normal), s * frustum.plane[k].d};
    }
    (void)i;
    memcpy(shape, &frustum, sizeof frustum);
}
static inline void draw_hull(int i, void *shape)
{
    const X(hull) hull = any_hull();
    (void)i;
    memcpy(shape, &hull, sizeof hull);
}

#endif
