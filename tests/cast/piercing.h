/* tests/cast/piercing.h - the definition of a pierced triangle, without rounding. */
#ifndef ISECT_TEST_PIERCING_H
#define ISECT_TEST_PIERCING_H

#include "kit/big.h"
#include "kit/kit.h"

static inline bool all_finite(const void *shape, size_t count)
{
    for (size_t f = 0; f < count; f++)
        if (!(real_abs(((const real *)shape)[f]) <= REAL_MAX))
            return false;
    return true;
}

/* The sides of the line on which the edges are, and the side from which the ray comes. */
typedef struct Piercing {
    int edge[3]; /* signs: of bc, ca, ab */
    int facing;  /* 1: the ray comes from the front; 0: edge on */
} Piercing;

static inline Piercing piercing_of(const Ray *ray, const Triangle *t)
{
    begin();
    Big3 d = big3(ray->dir), o = big3(ray->origin);
    Big3 a = minus3(big3(t->a), o), b = minus3(big3(t->b), o), c = minus3(big3(t->c), o);
    Big3 normal = cross3(minus3(b, a), minus3(c, a));
    return (Piercing){
        {sign(dot3(d, cross3(b, c))), sign(dot3(d, cross3(c, a))), sign(dot3(d, cross3(a, b)))},
        -sign(dot3(d, normal))};
}
static inline bool pierces(Piercing p)
{
    bool up = p.edge[0] > 0 || p.edge[1] > 0 || p.edge[2] > 0;
    bool down = p.edge[0] < 0 || p.edge[1] < 0 || p.edge[2] < 0;
    return p.facing != 0 && up != down;
}
static inline bool touches_border(Piercing p)
{
    return pierces(p) && (!p.edge[0] || !p.edge[1] || !p.edge[2]);
}

/* The sign of t - end, where the line meets the plane: t is n . (a - o) over n . d. */
static inline int compare_time(const Ray *ray, const Triangle *tri, real end)
{
    if (real_abs(end) > REAL_MAX)
        return end < 0 ? 1 : -1;
    begin();
    const Big3 d = big3(ray->dir), a = big3(tri->a);
    const Big3 n = cross3(minus3(big3(tri->b), a), minus3(big3(tri->c), a));
    const Big speed = dot3(n, d), height = dot3(n, minus3(a, big3(ray->origin)));
    return sign(minus(height, by(big((double)end), speed))) * sign(speed);
}
static inline bool is_in_range(const Ray *ray, const Triangle *tri)
{
    return compare_time(ray, tri, ray->t_min) >= 0 && compare_time(ray, tri, ray->t_max) <= 0;
}
/* The ray begins or ends at t, or an ulp off it. */
static inline void end_near(int i, real t, Ray *ray)
{
    ray->t_min = i % 3 == 1 ? -REAL_INF : step(t);
    ray->t_max = i % 3 == 2 ? REAL_INF : i % 6 == 0 ? ray->t_min : step(t);
}

/* The error of t, in the unit of the header of isect_cast_ray_triangle: epsilon * (greatest
 * distance of a corner)^2 * (longest edge) / (twice the area seen along the ray) / |dir|. */
static inline double error_of(const Ray *ray, const Triangle *tri, Touch touch)
{
    begin();
    Big3 d = big3(ray->dir), o = big3(ray->origin);
    Big3 a = minus3(big3(tri->a), o), b = minus3(big3(tri->b), o), c = minus3(big3(tri->c), o);
    Big3 ab = minus3(b, a), ac = minus3(c, a), bc = minus3(c, b), n = cross3(ab, ac);
    Big speed = dot3(n, d), t = big((double)touch.t);
    Big off = size(minus(dot3(n, a), by(t, speed))); /* error of t, times |n . d| */
    Big far = root(larger(dot3(a, a), larger(dot3(b, b), dot3(c, c))));
    Big edge = root(larger(dot3(ab, ab), larger(dot3(ac, ac), dot3(bc, bc))));
    return mpf_get_d(over(off, by(by(far, far), edge))) / (double)REAL_EPSILON;
}
/* A line and a triangle of one kind of numbers; every third aimed at a point of the border. */
static inline void any_question(int i, Ray *ray, Triangle *t)
{
    new_kind();
    *t = odd_triangle();
    *ray = odd_ray();
    ray->t_min = -REAL_INF, ray->t_max = REAL_INF;
    if (i % 8 == 7)
        t->c = t->b;
    if (i % 3 == 0)
        return;
    Vec3 aim = i % 2 ? t->a : mad(t->a, R(0.5), sub(t->b, t->a));
    if (i % 3 == 1) {
        ray->dir = sub(aim, ray->origin);
    } else {
        real k = (real)any_int(-2, 2);
        ray->origin = mad(aim, k, ray->dir);
        ray->origin.z = step(ray->origin.z);
    }
}

/* The rays start inside a closed surface whose corners are displaced: an octahedron, each face cut
 * into 16. All pass through corners or edges, and each must hit a face. */
enum { CUTS = 4, FACES = 8 * CUTS * CUTS };
static inline Vec3 jittered(int x, int y, int z, Vec3 center, real size)
{
    const uint64_t before = seed; /* a corner is the same in all of its faces */
    seed = 0x9E3779B97F4A7C15u ^ (uint64_t)((x + 9) + 32 * (y + 9) + 1024 * (z + 9)) * 0x2545F491u;
    next(), next();
    Vec3 corner = {(real)x, (real)y, (real)z};
    corner = mad(corner, R(0.3), any_vec3());
    seed = before;
    return mad(center, size, corner);
}
static inline void closed_surface(Triangle *faces, Vec3 center, real size)
{
    int count = 0;
    for (int octant = 0; octant < 8; octant++) {
        int sx = octant & 1 ? 1 : -1, sy = octant & 2 ? 1 : -1, sz = octant & 4 ? 1 : -1;
#define CORNER(i, j) jittered(sx *(i), sy *(j), sz *(CUTS - (i) - (j)), center, size)
        for (int i = 0; i < CUTS; i++) {
            for (int j = 0; j + i < CUTS; j++) {
                faces[count++] = (Triangle){CORNER(i, j), CORNER(i + 1, j), CORNER(i, j + 1)};
                if (i + j + 1 < CUTS)
                    faces[count++] =
                        (Triangle){CORNER(i + 1, j + 1), CORNER(i, j + 1), CORNER(i + 1, j)};
            }
        }
#undef CORNER
    }
}

#endif
