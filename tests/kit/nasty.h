/* kit/nasty.h - questions that break geometry: two shapes, given by points, of a certain class.
 *
 * A class fills the points of both at once, because the difficulty is in the position of one to the
 * other. A shape is then made of its points: NASTY_POINTS_Triangle is their number,
 * nasty_Triangle(p) makes one. Spheres and capsules go through their first point, rays start at it,
 * planes contain it, all up to rounding; thus shapes of all kinds touch where points do. */
#ifndef ISECT_TEST_NASTY_H
#define ISECT_TEST_NASTY_H

#include "kit/random.h"

typedef enum Nasty {
    NASTY_RANDOM,
    NASTY_GRID,
    NASTY_COPLANAR,
    NASTY_NEARLY_COPLANAR,
    NASTY_VERTEX,
    NASTY_EDGE,
    NASTY_TOUCHING,
    NASTY_CROSSING,
    NASTY_SLIVER,
    NASTY_DEGENERATE,
    NASTY_SIMPLE, /* those above are about one unit in size, those below made of them */
    NASTY_SCALED = NASTY_SIMPLE,
    NASTY_OFFSET,
    NASTY_FAR,
    NASTY_LEAST,
    NASTY_MIXED,
    NASTY_CLASSES
} Nasty;
static const char *const nasty_name[NASTY_CLASSES] = {
    "random",      "small grid", "coplanar",    "nearly coplanar", "shared vertex",
    "shared edge", "touching",   "crossing",    "slivers",         "degenerate",
    "scaled",      "offset 1e6", "offset 2^40", "subnormal",       "mixed scales"};

enum { NASTY_MOST_POINTS = 8 };

/* A point on a shape: a corner, or on an edge, or anywhere; up to rounding. */
static inline Vec3 nasty_on(const Vec3 *p, int count)
{
    Vec3 at = p[any_int(0, count - 1)];
    for (int more = any_int(0, 2); more > 0; more--) {
        real s = any_int(0, 1) ? (real)any_int(1, 7) / 8 : any_real(0, 1);
        at = mad(at, s, sub(p[any_int(0, count - 1)], at));
    }
    return at;
}

/* The points are in a common plane: exactly, if `whole`. */
static inline void nasty_in_plane(Vec3 *p, int count, bool whole)
{
    Vec3 from = whole ? whole_vec3(8) : any_vec3();
    Vec3 u = whole ? whole_vec3(3) : any_vec3();
    Vec3 v = whole ? whole_vec3(3) : any_vec3();
    for (int i = 0; i < count; i++) {
        real s = whole ? (real)any_int(-3, 3) : any_real(-1, 1);
        real t = whole ? (real)any_int(-3, 3) : any_real(-1, 1);
        p[i] = mad(mad(from, s, u), t, v);
    }
}

/* Away from a at its point p, roughly: where the rest of a thing that only touches a may lie. */
static inline Vec3 nasty_away(const Vec3 *a, int na, Vec3 p)
{
    Vec3 middle = times(1 / (real)na, a[0]), way = any_vec3();
    for (int i = 1; i < na; i++)
        middle = mad(middle, 1 / (real)na, a[i]);
    if (na >= 2 && any_int(0, 1))
        way = cross(sub(a[1], a[0]), na == 3 ? sub(a[2], a[0]) : way);
    else if (na >= 2 && any_int(0, 1))
        way = sub(p, middle);
    return dot(way, sub(p, middle)) < 0 ? times(-1, way) : way;
}

/* b touches a in p, with a corner or with what is between two, and lies to one side. */
static inline void nasty_touch(const Vec3 *a, int na, Vec3 *b, int nb)
{
    const Vec3 p = nasty_on(a, na), way = nasty_away(a, na, p), along = cross(way, any_vec3());
    const bool edge = nb > 1 && any_int(0, 1), upright = any_int(0, 1);
    for (int i = 0; i < nb; i++) {
        Vec3 w = any_vec3();
        w = upright ? times(any_real(0, 1), way) : dot(w, way) < 0 ? times(-1, w) : w;
        b[i] = mad(p, 1, w);
    }
    b[0] = p;
    if (edge) {
        b[0] = mad(p, 1, along);
        b[1] = mad(p, -any_real(0, 1), along);
    }
}

static inline void nasty_needle(Vec3 *p, int count)
{
    for (int i = 2; i < count; i++)
        p[i] = step3(mad(p[0], any_real(-1, 2), sub(p[1], p[0])));
}

/* Points of which some or all are the same, or on a line. */
static inline void nasty_degenerate(Vec3 *p, int count)
{
    const int how = any_int(0, 3);
    for (int i = 1; i < count; i++)
        if (how == 0 || (how == 1 && any_int(0, 1)))
            p[i] = p[0];
        else if (how == 2)
            p[i] = mad(p[0], (real)any_int(-2, 2), sub(p[1], p[0]));
}

static inline void nasty_simple(Nasty class, Vec3 *a, int na, Vec3 *b, int nb)
{
    Vec3 all[2 * NASTY_MOST_POINTS];
    const int most = any_int(1, 4), i = any_int(0, na - 1), k = any_int(0, nb - 1);
    const bool whole = class == NASTY_GRID || class == NASTY_DEGENERATE ||
                       ((class == NASTY_VERTEX || class == NASTY_EDGE) && any_int(0, 1));
    for (int n = 0; n < na + nb; n++)
        all[n] = whole ? whole_vec3(most) : any_vec3();
    if (class == NASTY_COPLANAR || class == NASTY_NEARLY_COPLANAR)
        nasty_in_plane(all, na + nb, class == NASTY_COPLANAR);
    memcpy(a, all, (size_t)na * sizeof *a);
    memcpy(b, all + na, (size_t)nb * sizeof *b);
    if (class == NASTY_VERTEX || class == NASTY_EDGE)
        b[k] = class == NASTY_EDGE && (na == 1 || nb == 1) ? nasty_on(a, na) : a[i];
    if (class == NASTY_EDGE && na > 1 && nb > 1)
        b[(k + 1) % nb] = a[(i + 1) % na];
    if (class == NASTY_SLIVER || class == NASTY_CROSSING) {
        Vec3 p, w = any_int(0, 1) || na == 1 ? any_vec3() : sub(a[1], a[0]);
        if (class == NASTY_SLIVER)
            nasty_needle(a, na);
        p = nasty_on(a, na);
        b[0] = nb == 1 ? p : mad(p, any_real(0, 1), w);
        if (nb > 1)
            b[1] = mad(p, -any_real(0, 1), w);
        if (class == NASTY_SLIVER)
            nasty_needle(b, nb);
    }
    if (class == NASTY_TOUCHING)
        nasty_touch(a, na, b, nb);
    if (class == NASTY_DEGENERATE)
        nasty_degenerate(a, na), nasty_degenerate(b, nb);
    for (int n = 0; n < nb && any_int(0, 1); n++)
        if (class == NASTY_NEARLY_COPLANAR || class == NASTY_TOUCHING || class == NASTY_CROSSING)
            b[n] = step3(b[n]);
}

/* Changes all points: to another scale, far away, to multiples of the least number, each axis or
 * some numbers to a scale of their own. Most difficult positions stay difficult. */
static inline void nasty_change(Nasty class, Vec3 *p, int count, const int axis_scale[3])
{
    const int range = ISECT_DOUBLE ? 300 : 60;
    for (int i = 0; i < 3 * count; i++) {
        real *x = &((real *)&p[i / 3])[i % 3];
        if (class == NASTY_SCALED)
            *x = scaled(*x, axis_scale[0] < 0 ? -range : range);
        else if (class == NASTY_OFFSET)
            *x = *x / 8 + R(1e6);
        else if (class == NASTY_FAR)
            *x = (ISECT_DOUBLE ? *x : *x * R(0x1p17)) + R(0x1p40);
        else if (class == NASTY_LEAST)
            *x = scaled(*x, axis_scale[0] & 7) * REAL_LEAST;
        else if (axis_scale[1] & 1)
            *x = scaled(*x, axis_scale[i % 3]);
        else if (!any_int(0, 3))
            *x = scaled(*x, axis_scale[i % 3]);
    }
}

/* A question: the points of a, and of b. */
static inline void nasty_question(Nasty class, Vec3 *a, int na, Vec3 *b, int nb)
{
    const int range = ISECT_DOUBLE ? 300 : 60;
    const Nasty simple = class < NASTY_SIMPLE ? class : (Nasty)any_int(0, NASTY_SIMPLE - 1);
    int axis_scale[3];
    for (int i = 0; i < 3; i++)
        axis_scale[i] = any_int(-range, range);
    if (any_int(0, 1))
        nasty_simple(simple, a, na, b, nb);
    else
        nasty_simple(simple, b, nb, a, na);
    if (class < NASTY_SIMPLE)
        return;
    nasty_change(class, a, na, axis_scale);
    nasty_change(class, b, nb, axis_scale);
}

/* ---- shapes made of points ---- */

enum {
    NASTY_POINTS_Point = 1,
    NASTY_POINTS_Segment = 2,
    NASTY_POINTS_Segment2 = 2,
    NASTY_POINTS_Ray = 2,
    NASTY_POINTS_Plane = 3,
    NASTY_POINTS_Triangle = 3,
    NASTY_POINTS_Sphere = 2,
    NASTY_POINTS_Capsule = 3,
    NASTY_POINTS_Aabb = 2,
    NASTY_POINTS_Tetrahedron = 4
};
/* S(name, Name) of each of them. */
#define NASTY_SHAPES(S)                                                                            \
    S(point, Point)                                                                                \
    S(segment, Segment)                                                                            \
    S(segment2, Segment2)                                                                          \
    S(ray, Ray)                                                                                    \
    S(plane, Plane)                                                                                \
    S(triangle, Triangle)                                                                          \
    S(sphere, Sphere)                                                                              \
    S(capsule, Capsule)                                                                            \
    S(aabb, Aabb)                                                                                  \
    S(tetrahedron, Tetrahedron)

static inline Point nasty_Point(const Vec3 *p)
{
    return p[0];
}
static inline Segment nasty_Segment(const Vec3 *p)
{
    return (Segment){p[0], p[1]};
}
static inline Segment2 nasty_Segment2(const Vec3 *p)
{
    return (Segment2){{p[0].x, p[0].y}, {p[1].x, p[1].y}};
}
static inline Triangle nasty_Triangle(const Vec3 *p)
{
    return (Triangle){p[0], p[1], p[2]};
}
static inline Tetrahedron nasty_Tetrahedron(const Vec3 *p)
{
    return (Tetrahedron){p[0], p[1], p[2], p[3]};
}
static inline Ray nasty_Ray(const Vec3 *p)
{
    static const real range[][2] = {{0, REAL_INF}, {-REAL_INF, REAL_INF}, {0, 1}, {-2, R(0.5)},
                                    {1, 1},        {-REAL_INF, 1}};
    const real *t = range[any_int(0, COUNT(range) - 1)];
    Ray ray = {p[0], sub(p[1], p[0]), t[0], t[1]};
    if (!any_int(0, 2)) { /* it ends at p[0], and may be long in units of dir */
        const int up = any_int(0, 2) ? any_int(-2, 3) : any_int(0, 20);
        const real end = scaled((real)any_int(-3, 3), up);
        ray.dir = any_int(0, 1) ? times(scaled(1, -up), ray.dir) : ray.dir;
        ray.origin = mad(p[0], -end, ray.dir);
        ray.t_min = end, ray.t_max = any_int(0, 1) ? REAL_INF : end + 1;
        if (any_int(0, 1))
            ray.t_min = any_int(0, 1) ? -REAL_INF : end - 1, ray.t_max = end;
    }
    return ray;
}
static inline Plane nasty_Plane(const Vec3 *p)
{
    Vec3 normal = cross(sub(p[1], p[0]), sub(p[2], p[0]));
    if (any_int(0, 1) || !(dot(normal, normal) <= REAL_MAX) ||
        !(real_abs(dot(normal, p[0])) <= REAL_MAX))
        normal = sub(p[1], p[0]);
    const real d = -dot(normal, p[0]);
    return (Plane){normal, any_int(0, 3) ? d : step(d)};
}
/* The distance of points, rounded; the root of 0 if it cannot be had from squares. */
static inline real nasty_distance(Vec3 a, Vec3 b)
{
    const Vec3 d = sub(a, b);
    const real most = num_max(num_max(real_abs(d.x), real_abs(d.y)), real_abs(d.z));
    int up = 0;
    (void)frexp((double)most, &up);
    const Vec3 unit = {scaled(d.x, -up), scaled(d.y, -up), scaled(d.z, -up)};
    const real radius = scaled(real_sqrt(dot(unit, unit)), up);
    return radius <= REAL_MAX ? radius : REAL_MAX;
}
static inline Sphere nasty_Sphere(const Vec3 *p)
{
    real radius = any_int(0, 15) ? step(nasty_distance(p[0], p[1])) : 0;
    return (Sphere){p[1], radius};
}
static inline Capsule nasty_Capsule(const Vec3 *p)
{
    real radius = any_int(0, 15) ? step(nasty_distance(p[0], p[1])) : 0;
    return (Capsule){p[1], any_int(0, 15) ? p[2] : p[1], radius};
}
static inline Aabb nasty_Aabb(const Vec3 *p)
{
    Aabb box = box_of(p[0], p[1]);
    switch (any_int(0, 15)) {
    case 0:
        box.lower.x = -REAL_INF;
        break;
    case 1:
        box.upper.y = REAL_INF, box.lower.y = -REAL_INF;
        break;
    case 2:
        box.upper.z = REAL_INF;
        break;
    default:
        break;
    }
    return box;
}

#endif
