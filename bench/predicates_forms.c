/* bench/predicates_forms.c - signs of determinants: isect's, and the bare determinant in double,
 * which is wrong near zero. Compiled for float and for double (BENCH_DOUBLE 0 and 1). */
#include "meshes.h"
#include "predicates.h"
#include "reference/precision.h"
#include "reference/segment2_segment2_antonio.h"

typedef X(vec2) vec2;

/* ---- the bare determinants; called, not inlined, as functions of a library are ---- */

#define CALLED static __attribute__((noinline))

typedef struct wide {
    double x, y, z, lift;
} wide;

static inline wide away2(const vec2 *a, const vec2 *from)
{
    double x = (double)a->x - (double)from->x, y = (double)a->y - (double)from->y;
    return (wide){x, y, 0, x * x + y * y};
}

static inline wide away3(const vec3 *a, const vec3 *from)
{
    double x = (double)a->x - (double)from->x, y = (double)a->y - (double)from->y;
    double z = (double)a->z - (double)from->z;
    return (wide){x, y, z, x * x + y * y + z * z};
}

static inline int sign(double x)
{
    return (x > 0) - (x < 0);
}

static inline double det2(wide a, wide b)
{
    return a.x * b.y - a.y * b.x;
}

CALLED int bare_orient2d(const vec2 *a, const vec2 *b, const vec2 *c)
{
    return sign(det2(away2(a, c), away2(b, c)));
}

CALLED int bare_orient3d(const vec3 *a, const vec3 *b, const vec3 *c, const vec3 *d)
{
    wide p = away3(a, d), q = away3(b, d), r = away3(c, d);
    return sign(p.z * det2(q, r) + q.z * det2(r, p) + r.z * det2(p, q));
}

CALLED int bare_incircle(const vec2 *a, const vec2 *b, const vec2 *c, const vec2 *d)
{
    wide p = away2(a, d), q = away2(b, d), r = away2(c, d);
    return sign(p.lift * det2(q, r) + q.lift * det2(r, p) + r.lift * det2(p, q));
}

/* As written by Shewchuk, with the six minors shared. */
CALLED int bare_insphere(const vec3 *a, const vec3 *b, const vec3 *c, const vec3 *d, const vec3 *e)
{
    wide p = away3(a, e), q = away3(b, e), r = away3(c, e), s = away3(d, e);
    double pq = det2(p, q), qr = det2(q, r), rs = det2(r, s), sp = det2(s, p);
    double pr = det2(p, r), qs = det2(q, s);
    double pqr = p.z * qr - q.z * pr + r.z * pq, qrs = q.z * rs - r.z * qs + s.z * qr;
    double rsp = r.z * sp + s.z * pr + p.z * rs, spq = s.z * pq + p.z * qs + q.z * sp;
    return sign((s.lift * pqr - r.lift * spq) + (q.lift * rsp - p.lift * qrs));
}

/* ---- loops ---- */

#define LOOP(name, type, arity, ...)                                                               \
    static long all_##name(const void *tuples, size_t n)                                           \
    {                                                                                              \
        const type *p = tuples;                                                                    \
        long sum = 0;                                                                              \
        for (size_t i = 0; i < n; i++, p += (arity))                                               \
            sum += name(__VA_ARGS__);                                                              \
        return sum;                                                                                \
    }
#define isect_orient2d_ X(orient2d)
#define isect_orient3d_ X(orient3d)
#define isect_incircle_ X(incircle)
#define isect_insphere_ X(insphere)
LOOP(isect_orient2d_, vec2, 3, p, p + 1, p + 2)
LOOP(isect_orient3d_, vec3, 4, p, p + 1, p + 2, p + 3)
LOOP(isect_incircle_, vec2, 4, p, p + 1, p + 2, p + 3)
LOOP(isect_insphere_, vec3, 5, p, p + 1, p + 2, p + 3, p + 4)
LOOP(bare_orient2d, vec2, 3, p, p + 1, p + 2)
LOOP(bare_orient3d, vec3, 4, p, p + 1, p + 2, p + 3)
LOOP(bare_incircle, vec2, 4, p, p + 1, p + 2, p + 3)
LOOP(bare_insphere, vec3, 5, p, p + 1, p + 2, p + 3, p + 4)

/* A segment or a triangle is its points, so tuples are read as shapes. */
#define MEET(name, type, arity, A, B, second)                                                      \
    static int meet_##name##_(const type *p)                                                       \
    {                                                                                              \
        return (int)X(meet_##name)((const A *)p, (const B *)(p + (second))).count;                 \
    }                                                                                              \
    static int overlap_##name##_(const type *p)                                                    \
    {                                                                                              \
        return X(overlap_##name)((const A *)p, (const B *)(p + (second)));                         \
    }                                                                                              \
    LOOP(meet_##name##_, type, arity, p)                                                           \
    LOOP(overlap_##name##_, type, arity, p)
typedef X(segment) segment;
typedef X(segment2) segment2;
typedef X(triangle) triangle;
MEET(segment_segment, vec3, 4, segment, segment, 2)
MEET(segment_triangle, vec3, 5, segment, triangle, 2)
MEET(triangle_triangle, vec3, 6, triangle, triangle, 3)
MEET(segment2_segment2, vec2, 4, segment2, segment2, 2)

/* Shapes with a plane or a box are tuples of numbers. */
typedef X(plane) plane;
typedef X(ray) ray;
typedef X(aabb) aabb;
MEET(segment_plane, real, 10, segment, plane, 6)
MEET(segment_aabb, real, 12, segment, aabb, 6)
MEET(ray_plane, real, 12, ray, plane, 8)
MEET(plane_triangle, real, 13, plane, triangle, 4)
MEET(plane_aabb, real, 10, plane, aabb, 4)

/* The line of two planes, and beside it the formula of Goldman (Graphics Gems, 1990), rounded. */
static int meet_plane_plane_(const real *p)
{
    const X(ray) line = X(meet_plane_plane)((const plane *)p, (const plane *)(p + 4));
    return line.t_min < line.t_max;
}
CALLED X(ray) goldman_plane_plane(const plane *a, const plane *b)
{
    const vec3 m = a->normal, n = b->normal;
    const vec3 c = {m.y * n.z - m.z * n.y, m.z * n.x - m.x * n.z, m.x * n.y - m.y * n.x};
    const vec3 w = {b->d * m.x - a->d * n.x, b->d * m.y - a->d * n.y, b->d * m.z - a->d * n.z};
    const real by = 1 / (c.x * c.x + c.y * c.y + c.z * c.z);
    return (X(ray)){
        {(w.y * c.z - w.z * c.y) * by, (w.z * c.x - w.x * c.z) * by, (w.x * c.y - w.y * c.x) * by},
        c,
        -(real)INFINITY,
        (real)INFINITY};
}
static int overlap_plane_plane_(const real *p)
{
    const X(ray) line = goldman_plane_plane((const plane *)p, (const plane *)(p + 4));
    return line.origin.x > 0;
}
LOOP(meet_plane_plane_, real, 8, p)
LOOP(overlap_plane_plane_, real, 8, p)

/* Rays in the plane, and beside them perp-dots against their common denominator, without division
 * (Antonio, Graphics Gems III, 1992), rounded, for rays from 0 to 1. */
typedef X(ray2) ray2;
static int meet_ray2_ray2_(const real *p)
{
    return (int)X(meet_ray2_ray2)((const ray2 *)p, (const ray2 *)(p + 6)).count;
}
CALLED bool antonio_ray2_ray2(const ray2 *a, const ray2 *b)
{
    const segment2 s = {a->origin, {a->origin.x + a->dir.x, a->origin.y + a->dir.y}};
    const segment2 t = {b->origin, {b->origin.x + b->dir.x, b->origin.y + b->dir.y}};
    return segment2_segment2_antonio(&s, &t);
}
static int overlap_ray2_ray2_(const real *p)
{
    return antonio_ray2_ray2((const ray2 *)p, (const ray2 *)(p + 6));
}
LOOP(meet_ray2_ray2_, real, 12, p)
LOOP(overlap_ray2_ray2_, real, 12, p)

/* ---- points ---- */

/* In [-1, 1], a multiple of 2^-bits. */
static real multiple(uint64_t *state, int bits)
{
    double scale = ldexp(1, bits), high = (double)random_unit(state);
    double unit = high + (double)random_unit(state) * 0x1p-24;
    return (real)(floor((2 * unit - 1) * scale) / scale);
}

static int bits_of(points where)
{
    const int full = BENCH_DOUBLE ? 52 : 23;
    return where == ON_GRID ? 6 : full;
}

static void draw_flat(real *tuple, size_t arity, size_t dimension, points where, uint64_t *state)
{
    for (real *p = tuple; p < tuple + arity * dimension; p += dimension) {
        for (size_t k = 0; k < dimension; k++)
            p[k] = multiple(state, bits_of(where) - 1);
        if (where != ANYWHERE) /* one bit less before, so that the sum is exact */
            p[dimension - 1] = dimension == 2 ? p[0] : p[0] + p[1];
    }
}

/* The corners of a box are on one circle or sphere. */
static void draw_lifted(real *tuple, size_t dimension, points where, uint64_t *state)
{
    static const int corner[] = {0, 1, 2, 4, 7, 3};
    real half[3];
    for (size_t k = 0; k < dimension; k++)
        half[k] = multiple(state, bits_of(where));
    for (size_t i = 0; i < dimension + 2; i++)
        for (size_t k = 0; k < dimension; k++)
            tuple[i * dimension + k] = where == ANYWHERE ? multiple(state, 22)
                                       : (dimension == 2 ? (int)i : corner[i]) >> k & 1 ? half[k]
                                                                                        : -half[k];
}

static void draw_orient2d(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 3, 2, where, state);
}
static void draw_orient3d(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 4, 3, where, state);
}
static void draw_incircle(void *tuple, points where, uint64_t *state)
{
    draw_lifted(tuple, 2, where, state);
}
static void draw_insphere(void *tuple, points where, uint64_t *state)
{
    draw_lifted(tuple, 3, where, state);
}

static void draw_segments2(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 4, 2, where, state);
}
static void draw_segments(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 4, 3, where, state);
}
static void draw_segment_triangle(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 5, 3, where, state);
}
static void draw_triangles(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 6, 3, where, state);
}

/* A plane, through the points of a draw_flat that is not random. */
static void draw_plane(real *p, points where, uint64_t *state)
{
    const real length = multiple(state, bits_of(where) - 1);
    for (int k = 0; k < 4; k++)
        p[k] = where == ANYWHERE ? multiple(state, bits_of(where))
               : k == 3          ? 0
               : k == 2          ? -length
                                 : length;
}
static void draw_box(real *p, points where, uint64_t *state)
{
    draw_flat(p, 2, 3, where, state);
    for (int k = 0; k < 3; k++)
        if (p[k] > p[k + 3]) {
            const real lower = p[k + 3];
            p[k + 3] = p[k], p[k] = lower;
        }
}
static void draw_segment_plane(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 2, 3, where, state);
    draw_plane((real *)tuple + 6, where, state);
}
static void draw_segment_aabb(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 2, 3, where, state);
    draw_box((real *)tuple + 6, where, state);
}
static void draw_ray_plane(void *tuple, points where, uint64_t *state)
{
    draw_flat(tuple, 2, 3, where, state);
    ((real *)tuple)[6] = -1, ((real *)tuple)[7] = 1;
    draw_plane((real *)tuple + 8, where, state);
}
/* Two pieces of rays, one of which begins at the origin; on the grid both are on one line. */
static void draw_rays2(void *tuple, points where, uint64_t *state)
{
    real *p = tuple;
    draw_flat(p, 2, 2, where, state);
    draw_flat(p + 6, 2, 2, where, state);
    for (int k = 0; k < 2; k++)
        p[6 * k + 4] = 0, p[6 * k + 5] = 1;
}
static void draw_planes(void *tuple, points where, uint64_t *state)
{
    draw_plane(tuple, where, state);
    draw_plane((real *)tuple + 4, where, state);
}
static void draw_plane_triangle(void *tuple, points where, uint64_t *state)
{
    draw_plane(tuple, where, state);
    draw_flat((real *)tuple + 4, 3, 3, where, state);
}
static void draw_plane_aabb(void *tuple, points where, uint64_t *state)
{
    draw_plane(tuple, where, state);
    draw_box((real *)tuple + 4, where, state);
}

#define PRECISION (BENCH_DOUBLE ? "double" : "float")
#define ENTRY(name, arity, dimension)                                                              \
    {                                                                                              \
#name, PRECISION, arity, dimension, sizeof(real), all_isect_##name##_, all_bare_##name,    \
            draw_##name                                                                            \
    }
#define COMMON(meet, name, arity, dimension, draw)                                                 \
    {                                                                                              \
        meet, PRECISION, arity, dimension, sizeof(real), all_meet_##name##_,                       \
            all_overlap_##name##_, draw                                                            \
    }
static const predicate all[PREDICATES] = {
    ENTRY(orient2d, 3, 2),
    ENTRY(orient3d, 4, 3),
    ENTRY(incircle, 4, 2),
    ENTRY(insphere, 5, 3),
    COMMON("meet_segment2_segment2", segment2_segment2, 4, 2, draw_segments2),
    COMMON("meet_ray2_ray2", ray2_ray2, 12, 1, draw_rays2),
    COMMON("meet_segment_segment", segment_segment, 4, 3, draw_segments),
    COMMON("meet_segment_triangle", segment_triangle, 5, 3, draw_segment_triangle),
    COMMON("meet_triangle_triangle", triangle_triangle, 6, 3, draw_triangles),
    COMMON("meet_segment_plane", segment_plane, 10, 1, draw_segment_plane),
    COMMON("meet_segment_aabb", segment_aabb, 12, 1, draw_segment_aabb),
    COMMON("meet_ray_plane", ray_plane, 12, 1, draw_ray_plane),
    COMMON("meet_plane_plane", plane_plane, 8, 1, draw_planes),
    COMMON("meet_plane_triangle", plane_triangle, 13, 1, draw_plane_triangle),
    COMMON("meet_plane_aabb", plane_aabb, 10, 1, draw_plane_aabb)};

#if BENCH_DOUBLE
const predicate *predicates_double(void)
#else
const predicate *predicates_float(void)
#endif
{
    return all;
}
