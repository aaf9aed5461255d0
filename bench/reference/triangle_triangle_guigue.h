/* Triangle against triangle (Guigue and Devillers, Fast and Robust Triangle-Triangle Overlap Test
 * Using Orientation Predicates, JGT 8(1), 2003): signs of determinants only.
 *
 * * The vertices of each triangle are tested against the plane of the other.
 * * If neither rejects, both are permuted such that the vertex that is alone on its side of the
 *   other's plane is the first, and, by exchanging two vertices of the other, on the positive side.
 * * Two more determinants decide whether their intervals on the common line overlap.
 * * The vertex that is alone depends on three signs: a table of 27 entries replaces the tree of
 *   comparisons of the published program.
 * * Coplanar triangles: the first vertex of one is located among the edges of the other, and a tree
 *   of signs follows.
 *
 * The determinants are rounded, and so is the test. */
#ifndef BENCH_TRIANGLE_TRIANGLE_GUIGUE_H
#define BENCH_TRIANGLE_TRIANGLE_GUIGUE_H

#include "precision.h"

/* ---- coplanar ---- */

typedef struct guigue_point {
    real x, y;
} guigue_point;

typedef struct guigue_flat {
    guigue_point p, q, r;
} guigue_flat;

static inline real guigue_side(guigue_point a, guigue_point b, guigue_point c)
{
    return (a.x - c.x) * (b.y - c.y) - (a.y - c.y) * (b.x - c.x);
}

/* The first vertex of s is in the region beyond vertex r of t, outside its edges q r and r p. */
static inline bool guigue_beyond_corner(const guigue_flat *s, guigue_point p, guigue_point q,
                                        guigue_point r)
{
    if (guigue_side(r, p, s->q) >= 0) {
        if (guigue_side(r, q, s->q) > 0)
            return guigue_side(s->p, q, s->q) <= 0 && guigue_side(r, q, s->r) <= 0 &&
                   guigue_side(s->q, s->r, q) >= 0;
        if (guigue_side(s->p, p, s->q) > 0)
            return guigue_side(s->p, q, s->q) <= 0;
        return guigue_side(s->p, p, s->r) >= 0 && guigue_side(s->q, s->r, p) >= 0;
    }
    if (guigue_side(r, p, s->r) < 0)
        return false;
    if (guigue_side(s->q, s->r, r) >= 0)
        return guigue_side(s->p, p, s->r) >= 0;
    return guigue_side(s->q, s->r, q) >= 0 && guigue_side(r, s->r, q) >= 0;
}

/* The first vertex of s is outside the edge from r to p of t, and of no other. */
static inline bool guigue_beyond_edge(const guigue_flat *s, guigue_point p, guigue_point r)
{
    if (guigue_side(r, p, s->q) >= 0) {
        if (guigue_side(s->p, p, s->q) >= 0)
            return guigue_side(s->p, s->q, r) >= 0;
        return guigue_side(s->q, s->r, p) >= 0 && guigue_side(s->r, s->p, p) >= 0;
    }
    if (guigue_side(r, p, s->r) < 0 || guigue_side(s->p, p, s->r) < 0)
        return false;
    return guigue_side(s->p, s->r, r) >= 0 || guigue_side(s->q, s->r, r) >= 0;
}

static inline bool guigue_in_plane(guigue_flat s, guigue_flat t)
{
    guigue_point other = s.q;
    if (guigue_side(s.p, s.q, s.r) < 0)
        s.q = s.r, s.r = other;
    other = t.q;
    if (guigue_side(t.p, t.q, t.r) < 0)
        t.q = t.r, t.r = other;
    bool pq = guigue_side(t.p, t.q, s.p) >= 0, qr = guigue_side(t.q, t.r, s.p) >= 0;
    bool rp = guigue_side(t.r, t.p, s.p) >= 0;
    if (pq && qr)
        return rp || guigue_beyond_edge(&s, t.p, t.r);
    if (pq)
        return rp ? guigue_beyond_edge(&s, t.r, t.q) : guigue_beyond_corner(&s, t.p, t.q, t.r);
    if (qr)
        return rp ? guigue_beyond_edge(&s, t.q, t.p) : guigue_beyond_corner(&s, t.q, t.r, t.p);
    return guigue_beyond_corner(&s, t.r, t.p, t.q);
}

static inline guigue_flat guigue_project(const X(triangle) * t, vec3 normal)
{
    real x = real_abs(normal.x), y = real_abs(normal.y), z = real_abs(normal.z);
    if (x > z && x >= y)
        return (guigue_flat){{t->a.y, t->a.z}, {t->b.y, t->b.z}, {t->c.y, t->c.z}};
    if (y > z && y >= x)
        return (guigue_flat){{t->a.z, t->a.x}, {t->b.z, t->b.x}, {t->c.z, t->c.x}};
    return (guigue_flat){{t->a.x, t->a.y}, {t->b.x, t->b.y}, {t->c.x, t->c.y}};
}

/* ---- in space ---- */

/* Index 9 sign(a) + 3 sign(b) + sign(c) + 13 gives the vertex that is alone on its side:
 * * 0, 1, 2: on the positive side;
 * * 3, 4, 5: vertex 0, 1, 2 on the negative side; the other triangle must be turned over;
 * * 6: the planes are the same. */
static const unsigned char guigue_alone[27] = {
    /* a - */ /* b - */ 0, 2, 2, /* b 0 */ 1, 3, 3, /* b + */ 1, 3, 3,
    /* a 0 */ /* b - */ 0, 4, 4, /* b 0 */ 5, 6, 2, /* b + */ 1, 1, 3,
    /* a + */ /* b - */ 0, 0, 4, /* b 0 */ 0, 0, 4, /* b + */ 5, 5, 0};

static inline int guigue_turn(real a, real b, real c)
{
    int i = 9 * ((a > 0) - (a < 0)) + 3 * ((b > 0) - (b < 0)) + ((c > 0) - (c < 0));
    return guigue_alone[i + 13];
}

/* Returns the side of p of the plane through c; positive where the normal points. */
static inline real guigue_above(vec3 p, vec3 c, vec3 normal)
{
    return dot(sub(p, c), normal);
}

static inline bool triangle_triangle_guigue(const X(triangle) * s, const X(triangle) * t)
{
    vec3 nt = cross(sub(t->a, t->c), sub(t->b, t->c));
    real sa = guigue_above(s->a, t->c, nt), sb = guigue_above(s->b, t->c, nt);
    real sc = guigue_above(s->c, t->c, nt);
    if (sa * sb > 0 && sa * sc > 0)
        return false;
    vec3 ns = cross(sub(s->b, s->a), sub(s->c, s->a));
    real ta = guigue_above(t->a, s->c, ns), tb = guigue_above(t->b, s->c, ns);
    real tc = guigue_above(t->c, s->c, ns);
    if (ta * tb > 0 && ta * tc > 0)
        return false;
    int turn_s = guigue_turn(sa, sb, sc), turn_t = guigue_turn(ta, tb, tc);
    if (turn_s == 6 || turn_t == 6)
        return guigue_in_plane(guigue_project(s, ns), guigue_project(t, ns));
    const vec3 *const cs[5] = {&s->a, &s->b, &s->c, &s->a, &s->b};
    const vec3 *const ct[5] = {&t->a, &t->b, &t->c, &t->a, &t->b};
    int i = turn_s % 3, k = turn_t % 3, over_s = turn_t >= 3, over_t = turn_s >= 3;
    vec3 p1 = *cs[i], q1 = *cs[i + 1 + over_s], r1 = *cs[i + 2 - over_s];
    vec3 p2 = *ct[k], q2 = *ct[k + 1 + over_t], r2 = *ct[k + 2 - over_t];
    if (dot(sub(q2, q1), cross(sub(p2, q1), sub(p1, q1))) > 0)
        return false;
    return dot(sub(r2, p1), cross(sub(p2, p1), sub(r1, p1))) <= 0;
}

#endif
