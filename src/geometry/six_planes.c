/* geometry/six_planes.c - see geometry/six_planes.h.
 *
 * In double each value carries a bound of its error, e = 2^-52 for an operation in any direction:
 *
 *     a sum         the bounds of both                             and e of the result
 *     a product     |a| err(b) + |b| err(a) + err(a) err(b)        and e of the result
 *
 * Sums of small numbers and products of floats are exact, so cases with small integer coordinates
 * are decided here. A product that underflows is off by less than TINY, and one that overflows by
 * any amount. The bounds are rounded, too, some hundred times: a factor of 1.001 covers that.
 *
 * Limbs in use, for factors without a unit; a sum of products of k factors takes 34 k:
 *
 *     six planes over an oriented box: 6 * 4 sums of two          24 * 68
 *       its four weights, of six factors                          4 * 204
 *       during one weight: two products and two sums of six,
 *       three sums of four                                        4 * 205 + 3 * 137
 *       total                                                     less than 3700
 *     five later sums of eight or nine factors                    1632 + 816 + 5 * 306
 *     a capsule: heights and normals of six planes, direction     6 * 76 + 102
 *       an end: Gram matrix, minors of four, weights of six       6 * 70 + 6 * 138 + 3 * 210
 *       slopes, five sums of eight                                3 * 70 + 5 * 282
 *       total                                                     less than 4000
 *     its line and a corner: cross products, determinant          9 * 70 + 106
 *       v, c, force, three sums of eight                          3 * 142 + 3 * 178 + 3 * 214
 *       total                                                     less than 3900
 *     the point of three planes: seven determinants, one more
 *       during its computation                                    7 * 106 + 500
 *       a height there: five sums of four                         5 * 141
 *       total                                                     less than 2000 */
#include "geometry/six_planes.h"
#include "exact/number.h"
#include "geometry/half_spaces.h"
#include "geometry/vertices.h"
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef enum BodyKind { BODY_BOX, BODY_OBB, BODY_TRIANGLE } BodyKind;

/* The points origin + s_0 axis[0] + ..., with every s between its ends. A box along the axes has
 * only the ends. For a triangle, `origin`, axis[0] and axis[1] are the vertices. */
typedef struct Body {
    BodyKind of;
    int axes;
    double origin[3], axis[3][3], lower[3], upper[3];
} Body;

/* The sets of directions that a sum of planes may lose, by their count. */
typedef struct Eliminated {
    int count, direction[3];
} Eliminated;

static const Eliminated of_box[] = {{1, {0}},    {1, {1}},    {1, {2}},       {2, {0, 1}},
                                    {2, {0, 2}}, {2, {1, 2}}, {3, {0, 1, 2}}, {0, {0}}};
static const Eliminated of_triangle[] = {{1, {0}}, {1, {1}}, {1, {3}}, {2, {0, 1}}, {0, {0}}};

/* ---- planes of an intersection: index count + k is a bound of axis k at infinity ---- */

typedef enum Least { NOTHING_BELOW, LEAST_BELOW, LEAST_ZERO, LEAST_ABOVE } Least;

/* A plane is normal . x + d + M m <= 0, for an M greater than any number. */
typedef struct PlaneBasis {
    size_t index[3];
    double plane[3][5];
} PlaneBasis;
enum { MOST_ROUGH_PIVOTS = 100 };

static bool half_space_at(const HalfSpaces *below, const double *height, size_t i, double *plane)
{
    plane[4] = 0;
    if (i < below->count)
        return below->plane(below->of, i, plane);
    for (size_t k = 0; k < 3; k++)
        plane[k] = i - below->count == k ? height[k] > 0 ? -1 : 1 : 0;
    plane[3] = 0, plane[4] = -1;
    return true;
}
static bool is_in(const PlaneBasis *basis, size_t i)
{
    return basis->index[0] == i || basis->index[1] == i || basis->index[2] == i;
}

/* ---- kernels of planes and vertices: entry count + i is vertex i ---- */

/* Five of each while one enters and another leaves. The last number of a vertex is 1. */
typedef struct Kernel {
    int planes, vertices;
    size_t plane_index[5], vertex_index[5];
    double plane[5][4], vertex[5][4];
} Kernel;
#define NO_ENTRY SIZE_MAX

static int place_in(const size_t *index, int count, size_t which)
{
    for (int i = 0; i < count; i++)
        if (index[i] == which)
            return i;
    return -1;
}
static void add_plane(Kernel *kernel, const SomePlanes *planes, size_t i)
{
    memcpy(kernel->plane[kernel->planes], planes->plane[i], sizeof kernel->plane[0]);
    kernel->plane_index[kernel->planes++] = i;
}
static void add_vertex(Kernel *kernel, const Vertices *vertices, size_t i)
{
    double *at = kernel->vertex[kernel->vertices];
    vertices->vertex(vertices->of, i, at);
    at[3] = 1;
    kernel->vertex_index[kernel->vertices++] = i;
}
/* The last plane moves to its place. */
static void remove_plane(Kernel *kernel, size_t i)
{
    const int place = place_in(kernel->plane_index, kernel->planes, i), last = --kernel->planes;
    kernel->plane_index[place] = kernel->plane_index[last];
    memmove(kernel->plane[place], kernel->plane[last], sizeof kernel->plane[0]);
}
static void remove_vertex(Kernel *kernel, size_t i)
{
    const int place = place_in(kernel->vertex_index, kernel->vertices, i);
    const int last = --kernel->vertices;
    kernel->vertex_index[place] = kernel->vertex_index[last];
    memmove(kernel->vertex[place], kernel->vertex[last], sizeof kernel->vertex[0]);
}
/* Exchanges two variables of the basis. The slack of a plane in the kernel is nonbasic, the slacks
 * of the other planes are basic; a vertex in the kernel is basic. False if there is no such
 * kernel. */
static bool exchange(const SomePlanes *planes, const Vertices *vertices, Kernel *kernel,
                     size_t enter, size_t leave)
{
    if (leave < planes->count && place_in(kernel->plane_index, kernel->planes, leave) >= 0)
        return false;
    if (enter < planes->count)
        remove_plane(kernel, enter);
    else
        add_vertex(kernel, vertices, enter - planes->count);
    if (leave < planes->count)
        add_plane(kernel, planes, leave);
    else
        remove_vertex(kernel, leave - planes->count);
    return kernel->planes > 0 && kernel->planes <= 4;
}

/* ---- in double ---- */

typedef struct Rough {
    double x, bound;
} Rough;
typedef struct RoughRoom {
    bool unsure;
} RoughRoom;

static const double TINY = 0x1p-900;

/* Overflow gives infinity, or the largest number in some rounding directions. */
static inline Rough rough_of(double x, double bound)
{
    return (Rough){x, fabs(x) < DBL_MAX ? bound + DBL_EPSILON * fabs(x) : (double)INFINITY};
}
/* If the sum minus each term equals the other term, it is exact: a rounding error is a multiple of
 * the lesser unit of both, and would change that term. */
static inline Rough rough_plus(Rough a, Rough b)
{
    const double sum = a.x + b.x;
    if (sum - a.x == b.x && sum - b.x == a.x)
        return (Rough){sum, a.bound + b.bound};
    return rough_of(sum, a.bound + b.bound);
}
static inline Rough rough_negated(Rough a)
{
    return (Rough){-a.x, a.bound};
}
/* True if x is a float: the product of two is an exact double, without over- or underflow. */
static inline bool is_short(double x)
{
    return fabs(x) <= FLT_MAX && (double)(float)x == x;
}
static inline Rough rough_times(Rough a, Rough b)
{
    if ((a.x == 0 && a.bound == 0) || (b.x == 0 && b.bound == 0))
        return (Rough){0, 0};
    if (a.bound == 0 && b.bound == 0 && is_short(a.x) && is_short(b.x))
        return (Rough){a.x * b.x, 0};
    const double bound = fabs(a.x) * b.bound + a.bound * (fabs(b.x) + b.bound);
    return rough_of(a.x * b.x, bound + TINY);
}
/* The sign; 0 if it is not certain. */
static inline int rough_sign(RoughRoom *room, Rough a)
{
    const double bound = a.bound * 1.001;
    if (a.x > bound)
        return 1;
    if (a.x < -bound)
        return -1;
    room->unsure |= !(a.x == 0 && a.bound == 0);
    return 0;
}
static inline Rough rough_lesser(Rough a, Rough b)
{
    return (Rough){a.x < b.x ? a.x : b.x, a.bound + b.bound};
}
static inline Rough rough_support(RoughRoom *room, Rough share, const Body *body, int k,
                                  bool *endless)
{
    (void)endless;
    if (isinf(body->lower[k]) || isinf(body->upper[k])) {
        room->unsure = true;
        return (Rough){0, (double)INFINITY};
    }
    return rough_lesser(rough_times(share, (Rough){body->lower[k], 0}),
                        rough_times(share, (Rough){body->upper[k], 0}));
}
#define NAME(name) rough_##name
#define NUMBER Rough
#define ROOM RoughRoom
#define GIVEN(room, x) ((void)(room), (Rough){x, 0})
#define PLUS(room, a, b) ((void)(room), rough_plus(a, b))
#define MINUS(room, a, b) ((void)(room), rough_plus(a, rough_negated(b)))
#define TIMES(room, a, b) ((void)(room), rough_times(a, b))
#define NEGATED(a) rough_negated(a)
#define SIGN(room, a) rough_sign(room, a)
#define ZERO ((Rough){0, 0})
#define SUPPORT(room, share, body, k, endless) rough_support(room, share, body, k, endless)
#define LESSER(room, a, b) rough_lesser(a, b)
#define MARK(room) 0
#define RESET(room, mark) (void)(mark)
#define KEEP(room, mark, x) ((void)(mark), (x))
#define DOUBTS(room) (room)->unsure
#define SET_DOUBTS(room, yes) (room)->unsure = (yes)
#define PATIENCE(pivots) ((pivots) < MOST_ROUGH_PIVOTS)
#define PRECEDES(a, b) ((a).x < (b).x)
#include "geometry/six_planes.inc"

/* ---- exact ---- */

static inline Number exact_support(Limbs *limbs, Number share, const Body *body, int k,
                                   bool *endless)
{
    const int sign = isect_number_sign(share);
    const double end = sign > 0 ? body->lower[k] : body->upper[k];
    if (sign == 0)
        return share;
    *endless |= isinf(end);
    return isinf(end) ? share : isect_number_times(limbs, share, isect_number(limbs, end, 0));
}
static inline Number exact_lesser(Limbs *limbs, Number a, Number b)
{
    return isect_number_compare(limbs, a, b) < 0 ? a : b;
}
#define NAME(name) exact_##name
#define NUMBER Number
#define ROOM Limbs
#define GIVEN(room, x) isect_number(room, x, 0)
#define PLUS(room, a, b) isect_number_add(room, a, b)
#define MINUS(room, a, b) isect_number_minus(room, a, b)
#define TIMES(room, a, b) isect_number_times(room, a, b)
#define NEGATED(a) isect_number_negated(a)
#define SIGN(room, a) ((void)(room), isect_number_sign(a))
#define ZERO ((Number){0})
#define SUPPORT(room, share, body, k, endless) exact_support(room, share, body, k, endless)
#define LESSER(room, a, b) exact_lesser(room, a, b)
#define MARK(room) (room)->used
#define RESET(room, mark) (room)->used = (mark)
#define KEEP(room, mark, x) isect_number_keep(room, mark, x)
#define DOUBTS(room) false
#define SET_DOUBTS(room, yes) (void)(yes)
#define PATIENCE(pivots) ((void)(pivots), true)
#define PRECEDES(a, b) ((void)(b), false)
#include "geometry/six_planes.inc"

/* ---- in double, then exact ---- */

isect_side isect_frustum_vertices(const SomePlanes *planes, const Vertices *vertices)
{
    RoughRoom room = {false};
    Kernel kernel;
    rough_first_kernel(&room, planes, vertices, &kernel);
    const bool begun = !room.unsure;
    const isect_side side = rough_vertices_side(&room, planes, vertices, &kernel);
    if (!room.unsure)
        return side;
    Limbs limbs;
    limbs.used = 0;
    if (!begun)
        exact_first_kernel(&limbs, planes, vertices, &kernel);
    return exact_vertices_side(&limbs, planes, vertices, &kernel);
}

static isect_side side_of_body(const SixPlanes *planes, const Body *body)
{
    RoughRoom room = {false};
    const isect_side side = rough_side(&room, planes, body);
    if (!room.unsure || side == ISECT_OUTSIDE) /* one certain sign suffices for OUTSIDE */
        return side;
    Limbs limbs;
    limbs.used = 0;
    return exact_side(&limbs, planes, body);
}

isect_side isect_frustum_box(const SixPlanes *planes, const double *lower, const double *upper)
{
    Body body = {.of = BODY_BOX, .axes = 3};
    memcpy(body.lower, lower, sizeof body.lower);
    memcpy(body.upper, upper, sizeof body.upper);
    return side_of_body(planes, &body);
}

isect_side isect_frustum_triangle(const SixPlanes *planes, const double *corners)
{
    Body body = {.of = BODY_TRIANGLE, .axes = 2};
    memcpy(body.origin, corners, sizeof body.origin);
    memcpy(body.axis, corners + 3, 2 * sizeof body.axis[0]);
    return side_of_body(planes, &body);
}

isect_side isect_frustum_obb(const SixPlanes *planes, const double *numbers)
{
    Body body = {.of = BODY_OBB, .axes = 3};
    memcpy(body.origin, numbers, sizeof body.origin);
    memcpy(body.axis, numbers + 3, sizeof body.axis);
    for (int k = 0; k < 3; k++)
        body.lower[k] = -numbers[12 + k], body.upper[k] = numbers[12 + k];
    return side_of_body(planes, &body);
}

isect_side isect_frustum_capsule(const SixPlanes *planes, const double *a, const double *b,
                                 double radius)
{
    const double *const end[2] = {a, b};
    RoughRoom room = {false};
    isect_side side = rough_capsule_side(&room, planes, end, radius);
    if (room.unsure && side != ISECT_OUTSIDE) {
        Limbs limbs;
        limbs.used = 0;
        side = exact_capsule_side(&limbs, planes, end, radius);
    }
    if (side == ISECT_OUTSIDE || side >= ISECT_TANGENT_INSIDE)
        return side;
    double lower[3], upper[3]; /* three roundings, in any direction */
    for (int k = 0; k < 3; k++) {
        const double low = a[k] < b[k] ? a[k] : b[k], high = a[k] < b[k] ? b[k] : a[k];
        const double off = 4 * DBL_EPSILON * (fmax(-low, high) + radius) + DBL_MIN;
        lower[k] = low - radius - off, upper[k] = high + radius + off;
    }
    const isect_side around = isect_frustum_box(planes, lower, upper);
    return around < side ? around : side;
}

static Least least_below(const HalfSpaces *below, const double *over)
{
    const double height[5] = {over[0], over[1], over[2], over[3], 0};
    RoughRoom room = {false};
    PlaneBasis basis;
    for (size_t k = 0; k < 3; k++) {
        basis.index[k] = below->count + k;
        half_space_at(below, height, basis.index[k], basis.plane[k]);
    }
    const Least least = rough_least_below(&room, below, height, &basis);
    if (!room.unsure)
        return least;
    Limbs limbs;
    limbs.used = 0;
    return exact_least_below(&limbs, below, height, &basis);
}
static Least most_below(const HalfSpaces *below, const double *over)
{
    const double turned[4] = {-over[0], -over[1], -over[2], -over[3]};
    const Least least = least_below(below, turned);
    return least == NOTHING_BELOW ? least : (Least)(LEAST_ABOVE + LEAST_BELOW - least);
}

isect_side isect_plane_half_spaces(const double *plane, const HalfSpaces *below)
{
    const Least least = least_below(below, plane);
    if (least == NOTHING_BELOW || least == LEAST_ABOVE)
        return ISECT_OUTSIDE;
    const Least most = most_below(below, plane);
    if (most == LEAST_ABOVE)
        return least == LEAST_BELOW ? ISECT_STRADDLES : ISECT_TANGENT_OUTSIDE;
    return most == LEAST_ZERO ? ISECT_TANGENT_INSIDE : ISECT_INSIDE;
}

static bool plane_of_six(const void *of, size_t i, double *plane)
{
    const SixPlanes *planes = of;
    memcpy(plane, planes->number[i], sizeof planes->number[i]);
    return true;
}
HalfSpaces isect_half_spaces_of_six(const SixPlanes *planes)
{
    return (HalfSpaces){FRUSTUM_PLANES, plane_of_six, planes};
}

/* The intersection of a body with the planes of a frustum that the body is not wholly below. */
typedef struct InBoth {
    const SixPlanes *planes;
    const HalfSpaces *body;
    Least most[FRUSTUM_PLANES];
} InBoth;
static bool plane_of_both(const void *of, size_t i, double *plane)
{
    const InBoth *both = of;
    if (i >= FRUSTUM_PLANES)
        return both->body->plane(both->body->of, i - FRUSTUM_PLANES, plane);
    return plane_of_six(both->planes, i, plane) && both->most[i] != LEAST_BELOW;
}

isect_side isect_frustum_half_spaces(const SixPlanes *planes, const HalfSpaces *below)
{
    InBoth both = {planes, below, {NOTHING_BELOW}};
    const HalfSpaces common = {FRUSTUM_PLANES + below->count, plane_of_both, &both};
    Least most = LEAST_BELOW;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        both.most[i] = most_below(below, planes->number[i]);
        if (both.most[i] == NOTHING_BELOW)
            return ISECT_OUTSIDE;
        most = both.most[i] > most ? both.most[i] : most;
    }
    if (most != LEAST_ABOVE)
        return most == LEAST_BELOW ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const Least least =
            both.most[i] == LEAST_BELOW ? LEAST_BELOW : least_below(&common, planes->number[i]);
        if (least != LEAST_BELOW)
            return least == NOTHING_BELOW ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
    }
    return ISECT_STRADDLES;
}
