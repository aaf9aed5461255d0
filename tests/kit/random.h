/* kit/random.h - random numbers and shapes, the same on every machine.
 *
 * number() returns nasty numbers. Numbers that break geometry are not rare but related: equal,
 * integers, an ulp from equal, all tiny or all huge. Hence the numbers of a question are of one
 * kind, and new_kind() chooses it. any_sphere() and so on are tame; odd_sphere() uses number(). */
#ifndef ISECT_TEST_RANDOM_H
#define ISECT_TEST_RANDOM_H

#include "core/power.h" /* no function here sets errno: a set one is the library's */
#include "core/vec3.h"
#include "isect/isect.h"
#include "isectd/isect.h"
#include "lanes/answers.h"
#include "lanes/arrays.h"
#include <stdio.h>
#include <stdlib.h>

#define COUNT(array) (sizeof(array) / sizeof(*(array)))

/* Numbers whose squares leave the range of `real`. */
#define REAL_TINY (ISECT_DOUBLE ? (real)1e-200 : R(1e-25))
#define REAL_HUGE (ISECT_DOUBLE ? (real)1e200 : R(1e25))
#define REAL_NAN ((real)NAN)
#define REAL_LEAST (REAL_MIN * REAL_EPSILON) /* the least positive number */

/* xorshift64*: the same numbers on every machine. The state is in kit/random.c. */
#define FIRST_SEED 0x9E3779B97F4A7C15u
extern uint64_t seed;
static inline uint64_t next(void)
{
    seed ^= seed >> 12, seed ^= seed << 25, seed ^= seed >> 27;
    return seed * 0x2545F4914F6CDD1Du;
}
static inline int any_int(int lo, int hi)
{
    return lo + (int)((next() >> 33) % (uint64_t)((int64_t)hi - lo + 1));
}
static inline real any_real(real lo, real hi)
{
    return lo + (hi - lo) * (real)((double)(next() >> 11) / 9007199254740992.0);
}

/* With an address sanitizer questions take long, and their paths matter more than their number. */
#if defined(__SANITIZE_ADDRESS__)
enum { IS_SANITIZED = 1 };
#elif defined(__has_feature)
enum { IS_SANITIZED = __has_feature(address_sanitizer) };
#else
enum { IS_SANITIZED = 0 };
#endif

/* The number of questions of a loop: all that it names for releases (ISECT_CI=all), else a quarter
 * of 2 000 and more. With ISECT_SOAK=n it is at least n. It is divided by `asked_before` where
 * other tests call the same functions. */
extern int asked_before;

static inline int soak(int count)
{
    static int least = -1;
    static bool release;
    if (least < 0) {
        const char *wanted = getenv("ISECT_SOAK"), *tier = getenv("ISECT_CI");
        least = wanted ? atoi(wanted) : 0;
        release = !IS_SANITIZED && tier && !strcmp(tier, "all");
    }
    if (least)
        return count > least ? count : least;
    const int part = !release && count >= 2000 ? 4 : 1;
    return count / (asked_before > part ? asked_before : part);
}

/* Each file of tests begins with the same numbers, whichever ran before it. */
void restart_random(void);

/* ---- numbers of one kind ---- */

enum { PLAIN, WHOLE, NEARLY, TINY, SUBNORMAL, LARGE, WILD, KINDS };
extern int kind, scale;

static inline void new_kind(void)
{
    const int range = ISECT_DOUBLE ? 1020 : 124;
    kind = any_int(0, KINDS - 1);
    scale = any_int(0, 3) ? 0 : any_int(-range, range);
}
static inline real step(real x) /* by an ulp, or not */
{
    const bool up = any_int(0, 1);
    return any_int(0, 1) ? x : up ? next_up(x) : -next_up(-x);
}
static inline real next_below(real x)
{
    return ISECT_DOUBLE ? (real)nextafter((double)x, -(double)INFINITY)
                        : (real)nextafterf((float)x, -INFINITY);
}
static inline real scaled(real x, int exponent)
{
    return (real)times_power((double)x, exponent);
}
static inline real number(void)
{
    const int range = ISECT_DOUBLE ? 1021 : 125;
    const real whole = (real)any_int(-3, 3);
    const int exponent = any_int(-range, range);
    switch (kind) {
    case PLAIN:
        return scaled(any_real(-1, 1), scale);
    case WHOLE:
        return scaled(whole, scale);
    case NEARLY:
        return step(scaled(whole, scale));
    case TINY: /* squares underflow */
        return step(whole * REAL_TINY);
    case SUBNORMAL:
        return (real)any_int(-9, 9) * REAL_LEAST;
    case LARGE:
        return step(whole * (REAL_MAX / 4));
    default:
        return scaled(any_real(-1, 1), exponent);
    }
}

/* Between two numbers from 0 on, whatever their exponents: a step of a bisection. */
static inline real halfway(real less, real more)
{
    return less == 0         ? more / (ISECT_DOUBLE ? R(0x1p60) : R(0x1p15))
           : more / less > 2 ? real_sqrt(less) * real_sqrt(more)
                             : less + (more - less) / 2;
}

/* Numbers whose products are a few times the least number, and round to multiples of it. */
static inline real faint(void)
{
    return scaled(any_real(-3, 3), ISECT_DOUBLE ? -537 : -74);
}
static inline Vec3 faint_vec3(void)
{
    real x = faint();
    real y = faint();
    real z = faint();
    return (Vec3){x, y, z};
}

/* ---- shapes. One call per statement: the order of calls in an initializer is unspecified. ---- */

static inline Vec3 any_vec3(void)
{
    real x = any_real(-1, 1);
    real y = any_real(-1, 1);
    real z = any_real(-1, 1);
    return (Vec3){x, y, z};
}
static inline Vec3 odd_vec3(void)
{
    real x = number();
    real y = number();
    real z = number();
    return (Vec3){x, y, z};
}
static inline Vec3 whole_vec3(int most)
{
    real x = (real)any_int(-most, most);
    real y = (real)any_int(-most, most);
    real z = (real)any_int(-most, most);
    return (Vec3){x, y, z};
}
static inline Vec3 step3(Vec3 p) /* each coordinate by an ulp, or not */
{
    real x = step(p.x);
    real y = step(p.y);
    real z = step(p.z);
    return (Vec3){x, y, z};
}
static inline Vec3 turned(Vec3 p) /* the axes, permuted */
{
    return (Vec3){p.y, p.z, p.x};
}
static inline Vec3 times(real s, Vec3 a)
{
    return (Vec3){s * a.x, s * a.y, s * a.z};
}
static inline Vec3 at(const Ray *ray, real t)
{
    return mad(ray->origin, t, ray->dir);
}

/* Shapes made of others, any_ and odd_ alike. */
#define MADE_OF(given, Given, name, Name, ...)                                                     \
    static inline Name any_##name(void)                                                            \
    {                                                                                              \
        const Given from = any_##given();                                                          \
        return (Name)__VA_ARGS__;                                                                  \
    }                                                                                              \
    static inline Name odd_##name(void)                                                            \
    {                                                                                              \
        const Given from = odd_##given();                                                          \
        return (Name)__VA_ARGS__;                                                                  \
    }
static inline Vec2 flattened(Vec3 p) /* seen along z */
{
    return (Vec2){p.x, p.y};
}

static inline Sphere any_sphere(void)
{
    Vec3 center = any_vec3();
    real radius = any_real(0, 1);
    return (Sphere){center, radius};
}
static inline Sphere odd_sphere(void)
{
    Vec3 center = odd_vec3();
    real radius = number();
    return (Sphere){center, any_int(0, 7) ? real_abs(radius) : radius};
}

static inline Capsule any_capsule(void)
{
    Vec3 a = any_vec3();
    Vec3 b = any_vec3();
    real radius = any_real(0, 1);
    return (Capsule){a, b, radius};
}
static inline Capsule odd_capsule(void)
{
    Vec3 a = odd_vec3();
    Vec3 b = any_int(0, 7) ? odd_vec3() : a;
    real radius = number();
    return (Capsule){a, b, any_int(0, 7) ? real_abs(radius) : radius};
}

MADE_OF(capsule, Capsule, cylinder, Cylinder, {from.a, from.b, from.radius})
MADE_OF(capsule, Capsule, cone, Cone, {from.a, from.b, from.radius})

static inline Roundcone any_roundcone(void)
{
    const Capsule c = any_capsule();
    return (Roundcone){c.a, c.b, c.radius, any_int(0, 3) ? any_real(0, 1) : c.radius};
}
static inline Roundcone odd_roundcone(void)
{
    const Capsule c = odd_capsule();
    const real other = number();
    return (Roundcone){c.a, c.b, c.radius, any_int(0, 7) ? real_abs(other) : other};
}

static inline Torus any_torus(void)
{
    Capsule c = any_capsule();
    real major = any_real(0, 1);
    return (Torus){c.a, c.b, major, c.radius};
}
static inline Torus odd_torus(void)
{
    Capsule c = odd_capsule();
    real major = number();
    return (Torus){c.a, any_int(0, 15) ? c.b : (Vec3){0, 0, 0},
                   any_int(0, 7) ? real_abs(major) : major, c.radius};
}

static inline Segment any_segment(void)
{
    Vec3 a = any_vec3();
    Vec3 b = any_vec3();
    return (Segment){a, b};
}
static inline Segment odd_segment(void)
{
    Vec3 a = odd_vec3();
    Vec3 b = any_int(0, 15) ? odd_vec3() : a;
    return (Segment){a, b};
}
MADE_OF(segment, Segment, segment2, Segment2, {flattened(from.a), flattened(from.b)})

static inline Ray any_ray(void)
{
    Vec3 origin = any_vec3();
    Vec3 dir = any_vec3();
    real t_max = any_real(0, 4);
    return (Ray){origin, dir, 0, t_max};
}
static inline Ray odd_ray(void)
{
    Ray ray = {odd_vec3(), {0, 0, 0}, 0, REAL_INF};
    ray.dir = odd_vec3();
    switch (any_int(0, 5)) {
    case 0:
        ray.t_min = -REAL_INF;
        break;
    case 1:
        ray.t_max = (real)any_int(0, 3);
        break;
    case 2:
        ray.t_min = (real)any_int(-3, 3), ray.t_max = step(ray.t_min);
        break;
    case 3:
        ray.t_min = -real_abs(number()), ray.t_max = real_abs(number());
        break;
    default:
        break;
    }
    return ray;
}

MADE_OF(ray, Ray, ray2, Ray2, {flattened(from.origin), flattened(from.dir), from.t_min, from.t_max})

static inline Plane any_plane(void)
{
    Vec3 normal = any_vec3();
    real d = any_real(-1, 1);
    return (Plane){normal, d};
}
static inline Plane odd_plane(void)
{
    Vec3 normal = odd_vec3();
    real d = number();
    return (Plane){normal, d};
}

static inline Triangle any_triangle(void)
{
    Vec3 a = any_vec3();
    Vec3 b = any_vec3();
    Vec3 c = any_vec3();
    return (Triangle){a, b, c};
}
static inline Triangle odd_triangle(void)
{
    Vec3 a = odd_vec3();
    Vec3 b = odd_vec3();
    Vec3 c = odd_vec3();
    return (Triangle){a, b, c};
}
MADE_OF(triangle, Triangle, triangle2, Triangle2,
        {flattened(from.a), flattened(from.b), flattened(from.c)})

static inline Rectangle any_rectangle(void) /* half of them have no right angle */
{
    Vec3 corner = any_vec3();
    Vec3 u = any_vec3();
    Vec3 v = any_vec3();
    if (any_int(0, 1))
        v = cross(u, v);
    return (Rectangle){corner, u, v};
}
static inline Rectangle odd_rectangle(void)
{
    Vec3 corner = odd_vec3();
    Vec3 u = odd_vec3();
    Vec3 v = any_int(0, 15) ? odd_vec3() : u;
    return (Rectangle){corner, u, v};
}
static inline Quad any_quad(void) /* half of them are flat, but for rounding */
{
    Rectangle r = any_rectangle();
    Vec3 d = any_vec3();
    real s = any_real(-1, 2);
    real t = any_real(-1, 2);
    if (any_int(0, 1))
        d = mad(mad(r.corner, s, r.u), t, r.v);
    return (Quad){r.corner, mad(r.corner, 1, r.u), mad(mad(r.corner, 1, r.u), 1, r.v), d};
}
static inline Quad odd_quad(void)
{
    Triangle t = odd_triangle();
    Vec3 d = any_int(0, 15) ? odd_vec3() : t.a;
    return (Quad){t.a, t.b, t.c, d};
}
MADE_OF(quad, Quad, tetrahedron, Tetrahedron, {from.a, from.b, from.c, from.d})
static inline Lozenge any_lozenge(void)
{
    Rectangle r = any_rectangle();
    real radius = any_real(0, 1);
    return (Lozenge){r.corner, r.u, r.v, radius};
}
static inline Lozenge odd_lozenge(void)
{
    Rectangle r = odd_rectangle();
    real radius = number();
    return (Lozenge){r.corner, r.u, r.v, any_int(0, 7) ? real_abs(radius) : radius};
}
static inline Disc any_disc(void)
{
    Vec3 center = any_vec3();
    Vec3 normal = any_vec3();
    real radius = any_real(0, 1);
    return (Disc){center, normal, radius};
}
static inline Disc odd_disc(void)
{
    Vec3 center = odd_vec3();
    Vec3 normal = odd_vec3();
    real radius = number();
    return (Disc){center, normal, any_int(0, 7) ? real_abs(radius) : radius};
}

static inline Aabb box_of(Vec3 a, Vec3 b)
{
    return (Aabb){{num_min(a.x, b.x), num_min(a.y, b.y), num_min(a.z, b.z)},
                  {num_max(a.x, b.x), num_max(a.y, b.y), num_max(a.z, b.z)}};
}
static inline Aabb any_aabb(void)
{
    Vec3 a = any_vec3();
    Vec3 b = any_vec3();
    return box_of(a, b);
}
static inline Aabb odd_aabb(void)
{
    Vec3 a = odd_vec3();
    Vec3 b = odd_vec3();
    Aabb box = box_of(a, b);
    switch (any_int(0, 15)) {
    case 0:
        return (Aabb){a, b}; /* mostly empty */
    case 1:
        box.lower.x = -REAL_INF;
        break;
    case 2:
        box.upper.y = REAL_INF;
        break;
    case 3:
        box.lower.z = -REAL_INF, box.upper.z = REAL_INF;
        break;
    case 4:
        box.lower.y = box.upper.y; /* flat */
        break;
    default:
        break;
    }
    return box;
}

MADE_OF(aabb, Aabb, rectangle2, Rectangle2, {flattened(from.lower), flattened(from.upper)})
MADE_OF(sphere, Sphere, circle2, Circle2, {flattened(from.center), from.radius})

static inline Vec3 any_unit(void)
{
    Vec3 a = any_vec3();
    while (!(dot(a, a) <= 1 && dot(a, a) > R(0.01)))
        a = any_vec3();
    return times(1 / real_sqrt(dot(a, a)), a);
}
static inline void any_frame(Vec3 axis[3])
{
    axis[0] = any_unit();
    Vec3 side = cross(axis[0], any_unit());
    while (!(dot(side, side) > R(0.01)))
        side = cross(axis[0], any_unit());
    axis[1] = times(1 / real_sqrt(dot(side, side)), side);
    axis[2] = cross(axis[0], axis[1]);
}
static inline Obb any_obb(void)
{
    Obb box;
    box.center = any_vec3();
    any_frame(box.axis);
    for (int i = 0; i < 3; i++)
        box.half[i] = any_real(0, 1);
    return box;
}
static inline Obb odd_obb(void) /* straight boxes, signs and order of the axes mixed */
{
    Obb box = {odd_vec3(), {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, {0, 0, 0}};
    real *axis[3] = {&box.axis[0].x, &box.axis[1].x, &box.axis[2].x};
    int turn = any_int(0, 2);
    for (int i = 0; i < 3; i++)
        axis[i][(i + turn) % 3] = any_int(0, 1) ? 1 : -1;
    if (!any_int(0, 3))
        any_frame(box.axis);
    for (int i = 0; i < 3; i++) {
        real half = number();
        box.half[i] = any_int(0, 7) ? real_abs(half) : half;
    }
    return box;
}

MADE_OF(obb, Obb, ellipsoid, Ellipsoid,
        {from.center,
         {from.axis[0], from.axis[1], from.axis[2]},
         {from.half[0], from.half[1], from.half[2]}})

/* ---- views: their points stay until as many others were made ---- */

static inline Vec2 any_vec2(void)
{
    real x = any_real(-1, 1);
    real y = any_real(-1, 1);
    return (Vec2){x, y};
}
static inline Vec2 odd_vec2(void)
{
    real x = number();
    real y = number();
    return (Vec2){x, y};
}

/* Another array, which stays valid until `kept` others were made. */
#define KEPT(next_one, Type, kept, most)                                                           \
    static inline Type *next_one(void)                                                             \
    {                                                                                              \
        static Type arrays[kept][most];                                                            \
        static int last;                                                                           \
        last = (last + 1) % (kept);                                                                \
        return arrays[last];                                                                       \
    }
enum { MOST_CORNERS = 12, POLYGONS_KEPT = 4 };

KEPT(next_corners, Vec2, POLYGONS_KEPT, MOST_CORNERS)
/* Most of them cross themselves. */
static inline X(polygon2) any_polygon2(void)
{
    Vec2 *corner = next_corners();
    const int count = any_int(1, MOST_CORNERS);
    for (int i = 0; i < count; i++)
        corner[i] = any_vec2();
    return (X(polygon2)){corner, (size_t)count};
}
/* Corners that coincide, edges that turn back on themselves. */
static inline X(polygon2) odd_polygon2(void)
{
    Vec2 *corner = next_corners();
    const int count = any_int(0, MOST_CORNERS);
    for (int i = 0; i < count; i++)
        corner[i] = i > 0 && !any_int(0, 7) ? corner[any_int(0, i - 1)] : odd_vec2();
    return (X(polygon2)){corner, (size_t)count};
}

/* Loops of lines and curves; points of pieces may coincide, as those of a polygon. */
static inline X(contour2) contour2_through(X(polygon2) control)
{
    static uint8_t degrees[POLYGONS_KEPT][MOST_CORNERS];
    static int last;
    last = (last + 1) % POLYGONS_KEPT;
    size_t pieces = 0;
    for (size_t left = control.count; left > 0; pieces++) {
        const int degree = pieces == 0 ? 0 : any_int(0, left < 3 ? (int)left : 3);
        degrees[last][pieces] = (uint8_t)degree;
        left -= degree > 0 ? (size_t)degree : 1;
    }
    return (X(contour2)){control.points, control.count, degrees[last], pieces};
}
static inline X(contour2) any_contour2(void)
{
    return contour2_through(any_polygon2());
}
static inline X(contour2) odd_contour2(void)
{
    return contour2_through(odd_polygon2());
}

KEPT(next_corners_in_space, Vec3, POLYGONS_KEPT, MOST_CORNERS)
/* The points are in a plane up to rounding. Polygons of two corners or fewer have no plane. */
static inline X(polygon) any_polygon(void)
{
    const X(polygon2) flat = any_polygon2();
    Vec3 *corner = next_corners_in_space();
    Vec3 middle = any_vec3();
    Vec3 u = any_vec3();
    Vec3 v = any_vec3();
    for (size_t i = 0; i < flat.count; i++)
        corner[i] = mad(mad(middle, flat.points[i].x, u), flat.points[i].y, v);
    return (X(polygon)){corner, flat.count};
}
/* Every other one far from flat. */
static inline X(polygon) odd_polygon(void)
{
    const X(polygon2) flat = odd_polygon2();
    Vec3 *corner = next_corners_in_space();
    const int bent = any_int(0, 1), axis = any_int(0, 2);
    const real height = number();
    for (size_t i = 0; i < flat.count; i++) {
        const Vec2 p = flat.points[i];
        const real z = bent ? number() : height;
        corner[i] = axis == 0   ? (Vec3){z, p.x, p.y}
                    : axis == 1 ? (Vec3){p.y, z, p.x}
                                : (Vec3){p.x, p.y, z};
    }
    return (X(polygon)){corner, flat.count};
}

/* ---- solids between parallel planes: their normals, in order ---- */

typedef real Normal[3];
static const Normal KDOP14[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                                {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
static const Normal KDOP18[] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                                {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
static const Normal KDOP26[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 0},  {1, -1, 0},
                                {1, 0, 1},  {1, 0, -1}, {0, 1, 1},  {0, 1, -1}, {1, 1, 1},
                                {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};

/* About some points, and a little more or less. */
static inline void any_slabs(real *lower, real *upper, const Normal *normal, int count)
{
    Vec3 p[4];
    const Vec3 center = any_vec3();
    for (int i = 0; i < 4; i++)
        p[i] = mad(center, R(0.7), any_vec3());
    for (int i = 0; i < count; i++) {
        const Vec3 n = {normal[i][0], normal[i][1], normal[i][2]};
        lower[i] =
            num_min(num_min(dot(n, p[0]), dot(n, p[1])), num_min(dot(n, p[2]), dot(n, p[3])));
        upper[i] =
            num_max(num_max(dot(n, p[0]), dot(n, p[1])), num_max(dot(n, p[2]), dot(n, p[3])));
        lower[i] -= any_real(R(-0.1), R(0.4)), upper[i] += any_real(R(-0.1), R(0.4));
    }
}
static inline void odd_slabs(real *lower, real *upper, int count)
{
    for (int i = 0; i < count; i++) {
        const real a = number(), b = number();
        lower[i] = num_min(a, b), upper[i] = num_max(a, b);
        if (!any_int(0, 7))
            lower[i] = -REAL_INF;
        if (!any_int(0, 7))
            upper[i] = REAL_INF;
        if (!any_int(0, 63))
            lower[i] = upper[i];
    }
}

#define KDOPS(name, Name, NORMALS)                                                                 \
    static inline Name any_##name(void)                                                            \
    {                                                                                              \
        Name kdop;                                                                                 \
        any_slabs(kdop.lower, kdop.upper, NORMALS, (int)COUNT(kdop.lower));                        \
        return kdop;                                                                               \
    }                                                                                              \
    static inline Name odd_##name(void)                                                            \
    {                                                                                              \
        Name kdop;                                                                                 \
        odd_slabs(kdop.lower, kdop.upper, (int)COUNT(kdop.lower));                                 \
        return kdop;                                                                               \
    }
KDOPS(kdop14, Kdop14, KDOP14)
KDOPS(kdop18, Kdop18, KDOP18)
KDOPS(kdop26, Kdop26, KDOP26)

/* A view from an eye: four planes through it, and near and far ones, half of which are absent. */
static inline Plane plane_through(Vec3 p, Vec3 normal)
{
    return (Plane){normal, -dot(normal, p)};
}
static inline Frustum any_frustum(void)
{
    const Plane none = {{0, 0, 0}, -1};
    Frustum frustum;
    Vec3 eye = any_vec3(), axis[3];
    any_frame(axis);
    const real wide = any_real(R(0.2), 2), high = any_real(R(0.2), 2);
    const real near = any_real(R(0.1), 1), far = near + any_real(0, 2);
    const int absent = any_int(0, 7);
    const Vec3 to_near = mad(eye, near, axis[2]), to_far = mad(eye, far, axis[2]);
    frustum.plane[0] = plane_through(eye, mad(times(-1, axis[0]), -wide, axis[2]));
    frustum.plane[1] = plane_through(eye, mad(axis[0], -wide, axis[2]));
    frustum.plane[2] = plane_through(eye, mad(times(-1, axis[1]), -high, axis[2]));
    frustum.plane[3] = plane_through(eye, mad(axis[1], -high, axis[2]));
    frustum.plane[4] = absent & 1 ? none : plane_through(to_near, times(-1, axis[2]));
    frustum.plane[5] = absent & 2 ? none : plane_through(to_far, axis[2]);
    for (int i = 0; i < 8; i++) {
        const real at = i < 4 ? near : far, x = i & 1 ? wide : -wide, y = i & 2 ? high : -high;
        frustum.corner[i] = mad(mad(mad(eye, at, axis[2]), at * x, axis[0]), at * y, axis[1]);
    }
    return frustum;
}
static inline Frustum odd_frustum(void)
{
    Frustum frustum = any_frustum();
    for (int i = 0; i < 6; i++)
        if (any_int(0, 1))
            frustum.plane[i] = odd_plane();
    for (int i = 0; i < 8; i++)
        frustum.corner[i] = odd_vec3();
    return frustum;
}

/* ---- views of planes; they stay as those of points do ---- */

enum { MOST_NORMALS = 13, MOST_PLANES = 12, VIEWS_KEPT = 4 };

typedef struct Stored_kdop {
    Normal normal[MOST_NORMALS];
    real lower[MOST_NORMALS], upper[MOST_NORMALS];
} Stored_kdop;
static inline Stored_kdop *next_kdop(void)
{
    static Stored_kdop stored[VIEWS_KEPT];
    static int last;
    last = (last + 1) % VIEWS_KEPT;
    return &stored[last];
}
static inline X(kdop) kdop_of(const Stored_kdop *of, int count)
{
    return (X(kdop)){(const void *)of->normal, (size_t)count, of->lower, of->upper};
}
/* Between planes across the axes, and others. */
static inline X(kdop) any_kdop(void)
{
    Stored_kdop *kdop = next_kdop();
    const int count = any_int(1, MOST_NORMALS);
    for (int i = 0; i < count; i++) {
        const real long_by = any_real(R(0.2), 5);
        const Vec3 n = times(long_by, any_unit());
        memcpy(kdop->normal[i], i < 3 && count > 3 ? (const void *)KDOP26[i] : &n, sizeof n);
    }
    any_slabs(kdop->lower, kdop->upper, (const Normal *)kdop->normal, count);
    return kdop_of(kdop, count);
}
static inline X(kdop) odd_kdop(void)
{
    Stored_kdop *kdop = next_kdop();
    const int count = any_int(0, MOST_NORMALS);
    for (int i = 0; i < count; i++) {
        const Vec3 n = odd_vec3();
        memcpy(kdop->normal[i], any_int(0, 1) ? (const void *)KDOP26[i] : &n, sizeof n);
    }
    odd_slabs(kdop->lower, kdop->upper, count);
    return kdop_of(kdop, count);
}

KEPT(next_planes, Plane, VIEWS_KEPT, MOST_PLANES)
/* The planes are about a ball: some hulls are infinite. */
static inline X(hull) any_hull(void)
{
    Plane *plane = next_planes();
    const Vec3 center = any_vec3();
    const int count = any_int(1, MOST_PLANES);
    for (int i = 0; i < count; i++) {
        const Vec3 n = any_unit();
        const real radius = any_real(R(0.1), 1), by = any_real(R(0.1), 9);
        plane[i] = (Plane){times(by, n), by * (-dot(n, center) - radius)};
    }
    return (X(hull)){.planes = plane, .plane_count = (size_t)count};
}
static inline X(hull) odd_hull(void)
{
    Plane *plane = next_planes();
    const int count = any_int(0, MOST_PLANES);
    for (int i = 0; i < count; i++)
        plane[i] = i > 0 && !any_int(0, 7) ? plane[any_int(0, i - 1)] : odd_plane();
    return (X(hull)){.planes = plane, .plane_count = (size_t)count};
}

/* Hulls of a few corners, or of no corner. */
enum { MOST_VERTICES = 8 };

KEPT(next_vertices, Vec3, VIEWS_KEPT, MOST_VERTICES)
static inline X(hull) any_corners(void)
{
    Vec3 *vertex = next_vertices();
    const Vec3 center = any_vec3();
    const int count = any_int(1, MOST_VERTICES);
    for (int i = 0; i < count; i++)
        vertex[i] = mad(center, R(0.7), any_vec3());
    return (X(hull)){.vertices = vertex, .vertex_count = (size_t)count};
}
static inline X(hull) odd_corners(void)
{
    Vec3 *vertex = next_vertices();
    const int count = any_int(0, MOST_VERTICES);
    for (int i = 0; i < count; i++)
        vertex[i] = i > 0 && !any_int(0, 7) ? vertex[any_int(0, i - 1)] : odd_vec3();
    return (X(hull)){.vertices = vertex, .vertex_count = (size_t)count};
}

/* Most often x, sometimes a number that breaks things. */
static inline real nasty(real x)
{
    switch (next() % 64) {
    case 0:
        return 0;
    case 1:
        return -x;
    case 2:
        return REAL_NAN;
    case 3:
        return REAL_INF;
    case 4:
        return REAL_TINY * x;
    case 5:
        return REAL_HUGE * x;
    case 6:
        return 1;
    default:
        return x;
    }
}

/* Every number of a shape may become a nasty one. */
static inline void spoil(void *shape, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++)
        ((real *)shape)[f] = nasty(((real *)shape)[f]);
}

/* ---- moving shapes: one at rest and its motion; also none, tiny, huge, along an axis ---- */

static inline Vec3 any_motion(void)
{
    return times(2, any_vec3());
}
static inline Vec3 odd_motion(void)
{
    Vec3 v = any_int(0, 3) ? odd_vec3() : any_vec3();
    const int how = any_int(0, 7);
    if (how < 2)
        v = (Vec3){how ? v.x : 0, 0, 0};
    return how == 2 ? turned(v) : how == 3 ? times(scaled(1, any_int(-60, 60)), v) : v;
}
#define MOVING(shape, Shape, Moving, ...)                                                          \
    static inline Moving any_moving_##shape(void)                                                  \
    {                                                                                              \
        const Shape from = any_##shape();                                                          \
        const Vec3 motion = any_motion();                                                          \
        return (Moving)__VA_ARGS__;                                                                \
    }                                                                                              \
    static inline Moving odd_moving_##shape(void)                                                  \
    {                                                                                              \
        const Shape from = odd_##shape();                                                          \
        const Vec3 motion = odd_motion();                                                          \
        return (Moving)__VA_ARGS__;                                                                \
    }
/* clang-format off */
#define AXES_OF(shape) {shape.axis[0], shape.axis[1], shape.axis[2]}
#define LENGTHS_OF(x) {x[0], x[1], x[2]}
/* clang-format on */
MOVING(segment, Segment, MovingSegment, {from.a, from.b, motion})
MOVING(triangle, Triangle, MovingTriangle, {from.a, from.b, from.c, motion})
MOVING(sphere, Sphere, MovingSphere, {from.center, from.radius, motion})
MOVING(capsule, Capsule, MovingCapsule, {from.a, from.b, from.radius, motion})
MOVING(ellipsoid, Ellipsoid, MovingEllipsoid,
       {from.center, AXES_OF(from), LENGTHS_OF(from.radius), motion})
MOVING(cylinder, Cylinder, MovingCylinder, {from.a, from.b, from.radius, motion})
MOVING(cone, Cone, MovingCone, {from.tip, from.base, from.radius, motion})
MOVING(aabb, Aabb, MovingAabb, {from.lower, from.upper, motion})
MOVING(obb, Obb, MovingObb, {from.center, AXES_OF(from), LENGTHS_OF(from.half), motion})

#endif
