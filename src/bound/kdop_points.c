/* bound/kdop_points.c - k-DOPs of points, of triangles, of a mesh, of k-DOPs.
 *
 * The bound of a slab is the least number that no sum is above: of each point the sum x + y + z in
 * real arithmetic, rounded up, and of those the greatest. (What is said of upper bounds holds for
 * lower ones with all signs turned.) Few points must be rounded with care: those whose rounded sum
 * is next to the greatest one. With h half an epsilon and A the sum of the greatest |x|, |y|, |z|,
 * a rounded sum is off by at most h (|x| + |y|) (1 + h) + h (|x| + |y| + |z|) < 3 h A. So a point
 * whose rounded sum is 6 h A = 3 epsilon A below the greatest is below that in truth.
 *
 * One look at all points, at the width of the processor, finds the greatest of the rounded sums,
 * and from which block on and up to which one others were next to it. Mostly that is a single
 * block. It is looked at again in small pieces, and in those pieces that come near point by point.
 *
 * Where A is nearly out of range rounded sums may be infinite; then every point is taken with care.
 */
#include "bound/faces.h"
#include "bound/fixed.h"
#include "bound/outward.h"
#include "bound/slabs.h"
#include "core/vec3.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { BLOCK = 1024, PIECE = 32, GATHERED = 1024 };

/* Bounds of all slabs, of which a family has some. Empty: from infinity to minus infinity. */
typedef struct Body {
    real lower[SLABS], upper[SLABS];
} Body;

static int count_of(Family family)
{
    return family == WITH_CORNERS ? 7 : family == WITH_EDGES ? 9 : SLABS;
}
/* The slab that is number i of a family. */
static int slab_of(Family family, int i)
{
    return family == WITH_CORNERS && i >= FIRST_EDGE ? i - FIRST_EDGE + FIRST_CORNER : i;
}

/* ---- one sum with care ---- */

/* How far a point reaches along a normal, or against it, is the sum of three numbers. */
static void parts_of(double part[3], const Crowd *crowd, size_t i, int slab, int way)
{
    const real *n = (const real *)&all_normals[slab];
    for (int axis = 0; axis < 3; axis++)
        part[axis] = (way ? 1 : -1) * (double)n[axis] * (double)number_at(crowd, axis, i);
}

/* ---- many points ---- */

/* The greatest rounded sums of a slab, both ways, and in which blocks there may be greater ones. */
typedef struct Reach {
    double most;
    size_t first, last;
} Reach;
typedef struct Survey {
    Reach reach[2][SLABS]; /* against the normal, and along it */
    double near;           /* what is farther below the greatest cannot be above it in truth */
} Survey;

static double near_of(const Body *block)
{
    double sum = 0;
    for (int axis = 0; axis < 3; axis++)
        sum += fmax(fabs((double)block->lower[axis]), fabs((double)block->upper[axis]));
    return sum <= (double)REAL_MAX / 4 ? 4 * (double)REAL_EPSILON * sum : (double)INFINITY;
}
static double most_of(const Body *block, int way, int slab)
{
    return way ? (double)block->upper[slab] : -(double)block->lower[slab];
}
static void see(Survey *survey, const Body *block, Family family, size_t index)
{
    survey->near = fmax(survey->near, near_of(block));
    for (int i = 0; i < count_of(family); i++)
        for (int way = 0; way < 2; way++) {
            const int slab = slab_of(family, i);
            const double most = most_of(block, way, slab);
            Reach *reach = &survey->reach[way][slab];
            if (most > reach->most + survey->near)
                reach->first = reach->last = index;
            else if (!(most < reach->most - survey->near))
                reach->last = index;
            reach->most = fmax(most, reach->most);
        }
}
/* All blocks, if one of their points is not finite false. */
static bool survey_of(Survey *survey, const Crowd *crowd, Family family)
{
    Body block;
    for (int slab = 0; slab < SLABS; slab++)
        survey->reach[0][slab] = survey->reach[1][slab] = (Reach){-INFINITY, 0, 0};
    survey->near = 0;
    for (size_t first = 0, index = 0; first < crowd->n; first += BLOCK, index++) {
        const size_t end = crowd->n - first < BLOCK ? crowd->n : first + BLOCK;
        if (!scan_slabs(crowd, first, end, family, block.lower, block.upper))
            return false;
        see(survey, &block, family, index);
    }
    return true;
}

static bool has_near(const Survey *survey, Family family, size_t index)
{
    for (int i = FIRST_EDGE; i < count_of(family); i++)
        for (int way = 0; way < 2; way++) {
            const Reach *reach = &survey->reach[way][slab_of(family, i)];
            if (reach->first <= index && index <= reach->last)
                return true;
        }
    return false;
}
/* Take the points of a piece with care that come near. */
static void look_at(Body *body, const Crowd *crowd, size_t first, size_t end, int slab, int way,
                    double limit)
{
    real *to = way ? &body->upper[slab] : &body->lower[slab];
    for (size_t i = first; i < end; i++) {
        double part[3];
        parts_of(part, crowd, i, slab, way);
        if (part[0] + part[1] + part[2] < limit)
            continue;
        const real most = rounded_up(part[0], part[1], part[2]);
        *to = way ? num_max(most, *to) : num_min(0 - most, *to);
    }
}
static void look_closer(Body *body, const Crowd *crowd, Family family, const Survey *survey,
                        size_t index)
{
    const size_t from = index * BLOCK, to = crowd->n - from < BLOCK ? crowd->n : from + BLOCK;
    Body piece;
    for (size_t first = from; first < to; first += PIECE) {
        const size_t end = to - first < PIECE ? to : first + PIECE;
        scan_slabs(crowd, first, end, family, piece.lower, piece.upper);
        for (int i = FIRST_EDGE; i < count_of(family); i++)
            for (int way = 0; way < 2; way++) {
                const int slab = slab_of(family, i);
                const double limit = survey->reach[way][slab].most - survey->near;
                if (!(most_of(&piece, way, slab) < limit))
                    look_at(body, crowd, first, end, slab, way, limit);
            }
    }
}

/* The body of what it held and of a crowd; false if a point is not finite. What the body reaches
 * already need not be looked for. */
static bool include_crowd(Body *body, const Crowd *crowd, Family family)
{
    Survey survey;
    if (!survey_of(&survey, crowd, family))
        return false;
    for (int axis = 0; axis < FIRST_EDGE; axis++) {
        body->lower[axis] = num_min((real)-survey.reach[0][axis].most, body->lower[axis]);
        body->upper[axis] = num_max((real)survey.reach[1][axis].most, body->upper[axis]);
    }
    for (int slab = FIRST_EDGE; slab < SLABS; slab++)
        for (int way = 0; way < 2; way++) {
            Reach *reach = &survey.reach[way][slab];
            const double held = most_of(body, way, slab);
            if (reach->most < held - survey.near)
                *reach = (Reach){held, 1, 0};
            reach->most = fmax(reach->most, held);
        }
    for (size_t index = 0; index * BLOCK < crowd->n; index++)
        if (has_near(&survey, family, index))
            look_closer(body, crowd, family, &survey, index);
    return true;
}

/* ---- k-DOPs ---- */

/* A k-DOP is its lower bounds and then its upper ones. */
static void put(void *kdop, Family family, const Body *body)
{
    real *to = kdop;
    const int count = count_of(family);
    for (int i = 0; i < count; i++) {
        to[i] = body->lower[slab_of(family, i)] + 0;
        to[count + i] = body->upper[slab_of(family, i)] + 0;
    }
}
static Body nothing(void)
{
    Body body;
    for (int slab = 0; slab < SLABS; slab++)
        body.lower[slab] = REAL_INF, body.upper[slab] = -REAL_INF;
    return body;
}
/* A k-DOP is none of these if it is empty; false if there is NaN in it. */
static bool include_kdop(Body *body, Family family, const real *lower, const real *upper)
{
    const int count = count_of(family);
    bool right = true, empty = false;
    for (int i = 0; i < count; i++) {
        right &= (lower[i] == lower[i]) & (upper[i] == upper[i]);
        empty |= !(lower[i] <= upper[i]) | (lower[i] == REAL_INF) | (upper[i] == -REAL_INF);
    }
    for (int i = 0; i < count && right && !empty; i++) {
        const int slab = slab_of(family, i);
        body->lower[slab] = num_min(lower[i], body->lower[slab]);
        body->upper[slab] = num_max(upper[i], body->upper[slab]);
    }
    return right;
}
static isect_status finish(void *kdop, Family family, const Body *body)
{
    if (body->lower[0] > body->upper[0])
        return ISECT_EMPTY;
    put(kdop, family, body);
    return ISECT_OK;
}

/* Of a body and of crowds. */
static isect_status with_crowds(void *kdop, Family family, Body *body, const Crowd *crowd,
                                int crowds)
{
    bool finite = true;
    const Environment environment = environment_enter();
    for (int i = 0; i < crowds && finite; i++)
        finite = include_crowd(body, &crowd[i], family);
    const isect_status status = finite ? finish(kdop, family, body) : ISECT_NOT_FINITE;
    environment_leave(environment);
    return status;
}

static isect_status of_points(void *kdop, Family family, const X(points) * points, size_t n)
{
    Crowd crowd;
    Body body = nothing();
    if (!kdop || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    return with_crowds(kdop, family, &body, &crowd, 1);
}
static isect_status grown(void *kdop, Family family, const X(points) * points, size_t n)
{
    Crowd crowd;
    Body body = nothing();
    if (!kdop || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    const real *lower = kdop;
    const Environment environment = environment_enter();
    const bool right = include_kdop(&body, family, lower, lower + count_of(family));
    environment_leave(environment);
    return right ? with_crowds(kdop, family, &body, &crowd, 1) : ISECT_NOT_FINITE;
}
static isect_status of_triangles(void *kdop, Family family, const X(triangles) * triangles,
                                 size_t n)
{
    Crowd crowd[3];
    Body body = nothing();
    const int crowds = kdop ? crowds_of_triangles(crowd, triangles, n) : 0;
    return crowds ? with_crowds(kdop, family, &body, crowd, crowds) : ISECT_BAD_ARGUMENT;
}

/* Of the vertices that triangles use: copied side by side, some at a time. */
static isect_status with_indexed(Body *body, Family family, const X(mesh) * mesh)
{
    real column[3][GATHERED];
    const Crowd vertices = vertices_of(mesh);
    Crowd crowd = {{column[0], column[1], column[2]}, sizeof(real), 0, NULL, 1};
    for (size_t i = 0; i < vertices.n; i++) {
        if (mesh->indices[i] >= mesh->vertex_count)
            return ISECT_BAD_ARGUMENT;
        for (int axis = 0; axis < 3; axis++)
            column[axis][crowd.n] = number_at(&vertices, axis, mesh->indices[i]);
        crowd.n++;
        if (crowd.n < GATHERED && i + 1 < vertices.n)
            continue;
        if (!include_crowd(body, &crowd, family))
            return ISECT_NOT_FINITE;
        crowd.n = 0;
    }
    return ISECT_OK;
}
static isect_status of_mesh(void *kdop, Family family, const X(mesh) * mesh)
{
    Body body = nothing();
    isect_status status = kdop ? mesh_status(mesh) : ISECT_BAD_ARGUMENT;
    if (status != ISECT_OK)
        return status;
    if (!mesh->indices) {
        const Crowd vertices = vertices_of(mesh);
        return with_crowds(kdop, family, &body, &vertices, 1);
    }
    const Environment environment = environment_enter();
    status = with_indexed(&body, family, mesh);
    if (status == ISECT_OK)
        status = finish(kdop, family, &body);
    environment_leave(environment);
    return status;
}

/* Many of them: a view is pointers to the first of each number, in order. */
static isect_status of_kdops(void *kdop, Family family, const void *view, size_t stride, size_t n)
{
    const real *const *number = view;
    const int numbers = 2 * count_of(family);
    Body body = nothing();
    if (!kdop || !number)
        return ISECT_BAD_ARGUMENT;
    for (int f = 0; f < numbers && n > 0; f++)
        if (!number[f])
            return ISECT_BAD_ARGUMENT;
    bool right = true;
    const Environment environment = environment_enter();
    for (size_t i = 0; i < n && right; i++) {
        real of[2 * SLABS];
        for (int f = 0; f < numbers; f++)
            of[f] = *(const real *)((const char *)number[f] + i * (stride ? stride : sizeof(real)));
        right = include_kdop(&body, family, of, of + numbers / 2);
    }
    const isect_status status = right ? finish(kdop, family, &body) : ISECT_NOT_FINITE;
    environment_leave(environment);
    return status;
}

#define OF_SIZE(kdop, kdops, family)                                                               \
    _Static_assert(sizeof(X(kdop)) % (2 * sizeof(real)) == 0, "bounds and nothing else");          \
    isect_status X(bound_##kdop##_points)(X(kdop) * to, const X(points) * points, size_t n)        \
    {                                                                                              \
        return of_points(to, family, points, n);                                                   \
    }                                                                                              \
    isect_status X(bound_##kdop##_grown)(X(kdop) * to, const X(points) * points, size_t n)         \
    {                                                                                              \
        return grown(to, family, points, n);                                                       \
    }                                                                                              \
    isect_status X(bound_##kdop##_triangles)(X(kdop) * to, const X(triangles) * triangles,         \
                                             size_t n)                                             \
    {                                                                                              \
        return of_triangles(to, family, triangles, n);                                             \
    }                                                                                              \
    isect_status X(bound_##kdop##_mesh)(X(kdop) * to, const X(mesh) * mesh)                        \
    {                                                                                              \
        return of_mesh(to, family, mesh);                                                          \
    }                                                                                              \
    isect_status X(bound_##kdop##_##kdops)(X(kdop) * to, const X(kdops) * of, size_t n)            \
    {                                                                                              \
        return of_kdops(to, family, (const void *)of, of ? of->stride : 0, n);                     \
    }                                                                                              \
    isect_status X(bound_##kdop##_merged)(X(kdop) * to, const X(kdop) * a, const X(kdop) * b)      \
    {                                                                                              \
        if (!a || !b)                                                                              \
            return ISECT_BAD_ARGUMENT;                                                             \
        const X(kdop) both[] = {*a, *b};                                                           \
        const X(kdops) of = X(kdops##_of)(both);                                                   \
        return X(bound_##kdop##_##kdops)(to, &of, 2);                                              \
    }
OF_SIZE(kdop14, kdop14s, WITH_CORNERS)
OF_SIZE(kdop18, kdop18s, WITH_EDGES)
OF_SIZE(kdop26, kdop26s, WITH_BOTH)
