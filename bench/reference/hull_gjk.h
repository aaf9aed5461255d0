/* Two convex hulls of points by the algorithm of Gilbert, Johnson and Keerthi, for yes or no: the
 * simplex is reduced to its feature nearest to the origin, found by the planes at its newest vertex
 * (Muratori, Implementing GJK, 2006; Ericson, Real-Time Collision Detection, 9.5). It returns true
 * if it has not finished after GJK_ROUNDS iterations. A point in a hull: by the planes, with an
 * exit at the first plane that has the point above it, and without a branch; and by GJK. */
#ifndef BENCH_HULL_GJK_H
#define BENCH_HULL_GJK_H

#include "precision.h"

enum { GJK_ROUNDS = 32 };

typedef struct planes28 {
    X(plane) at[28];
} planes28;

typedef struct gjk_simplex {
    vec3 at[4], dir; /* the newest vertex comes last */
    int count;
} gjk_simplex;

static inline vec3 gjk_farthest(const vec3 *at, int count, vec3 dir)
{
    int best = 0;
    real most_far = dot(at[0], dir);
    for (int i = 1; i < count; i++) {
        real far = dot(at[i], dir);
        if (far > most_far)
            most_far = far, best = i;
    }
    return at[best];
}

static inline vec3 gjk_minus(vec3 a)
{
    return (vec3){-a.x, -a.y, -a.z};
}

static inline void gjk_edge(gjk_simplex *s, vec3 a, vec3 b)
{
    vec3 ab = sub(b, a), ao = gjk_minus(a);
    if (dot(ab, ao) > 0) {
        s->at[0] = b, s->at[1] = a, s->count = 2;
        s->dir = cross(cross(ab, ao), ab);
    } else {
        s->at[0] = a, s->count = 1;
        s->dir = ao;
    }
}

static inline void gjk_triangle(gjk_simplex *s, vec3 a, vec3 b, vec3 c)
{
    vec3 ab = sub(b, a), ac = sub(c, a), ao = gjk_minus(a), n = cross(ab, ac);
    if (dot(cross(n, ac), ao) > 0) {
        if (dot(ac, ao) > 0)
            gjk_edge(s, a, c);
        else
            gjk_edge(s, a, b);
    } else if (dot(cross(ab, n), ao) > 0) {
        gjk_edge(s, a, b);
    } else if (dot(n, ao) > 0) {
        s->at[0] = c, s->at[1] = b, s->at[2] = a, s->count = 3;
        s->dir = n;
    } else {
        s->at[0] = b, s->at[1] = c, s->at[2] = a, s->count = 3;
        s->dir = gjk_minus(n);
    }
}

/* Returns whether the origin is inside. If it is not, the simplex is reduced to its feature toward
 * the origin. */
static inline bool gjk_inside(gjk_simplex *s)
{
    vec3 a = s->at[s->count - 1], ao = gjk_minus(a);
    if (s->count == 2) {
        gjk_edge(s, a, s->at[0]);
    } else if (s->count == 3) {
        gjk_triangle(s, a, s->at[1], s->at[0]);
    } else {
        vec3 b = s->at[2], c = s->at[1], d = s->at[0];
        vec3 ab = sub(b, a), ac = sub(c, a), ad = sub(d, a);
        if (dot(cross(ab, ac), ao) > 0)
            gjk_triangle(s, a, b, c);
        else if (dot(cross(ac, ad), ao) > 0)
            gjk_triangle(s, a, c, d);
        else if (dot(cross(ad, ab), ao) > 0)
            gjk_triangle(s, a, d, b);
        else
            return true;
    }
    return false;
}

static inline bool gjk_meet(const vec3 *a, int count_a, const vec3 *b, int count_b)
{
    gjk_simplex s = {{sub(a[0], b[0])}, gjk_minus(sub(a[0], b[0])), 1};
    for (int round = 0; round < GJK_ROUNDS; round++) {
        vec3 far = sub(gjk_farthest(a, count_a, s.dir), gjk_farthest(b, count_b, gjk_minus(s.dir)));
        if (dot(far, s.dir) < 0)
            return false;
        s.at[s.count++] = far;
        if (gjk_inside(&s))
            return true;
    }
    return true;
}

static inline bool point_hull_planes(const vec3 *p, const planes28 *planes)
{
    for (int i = 0; i < 28; i++)
        if (dot(planes->at[i].normal, *p) + planes->at[i].d > 0)
            return false;
    return true;
}
static inline bool point_hull_planes_flat(const vec3 *p, const planes28 *planes)
{
    real above = -INFINITY;
    for (int i = 0; i < 28; i++)
        above = most(above, dot(planes->at[i].normal, *p) + planes->at[i].d);
    return above <= 0;
}

static inline bool point_hull_gjk(const vec3 *p, const X(hull) * b)
{
    return gjk_meet(p, 1, b->vertices, (int)b->vertex_count);
}
static inline bool segment_hull_gjk(const X(segment) * a, const X(hull) * b)
{
    return gjk_meet((const vec3 *)a, 2, b->vertices, (int)b->vertex_count);
}
static inline bool triangle_hull_gjk(const X(triangle) * a, const X(hull) * b)
{
    return gjk_meet((const vec3 *)a, 3, b->vertices, (int)b->vertex_count);
}
static inline bool hull_hull_gjk(const X(hull) * a, const X(hull) * b)
{
    return gjk_meet(a->vertices, (int)a->vertex_count, b->vertices, (int)b->vertex_count);
}

#endif
