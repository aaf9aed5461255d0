/* isect_bound_kdop14_points, isect_bound_kdop14_grown, isect_bound_kdop14_triangles,
 * isect_bound_kdop14_mesh, isect_bound_kdop14_kdop14s, isect_bound_kdop14_merged,
 * isect_bound_kdop18_points, isect_bound_kdop18_grown, isect_bound_kdop18_triangles,
 * isect_bound_kdop18_mesh, isect_bound_kdop18_kdop18s, isect_bound_kdop18_merged,
 * isect_bound_kdop26_points, isect_bound_kdop26_grown, isect_bound_kdop26_triangles,
 * isect_bound_kdop26_mesh, isect_bound_kdop26_kdop26s, isect_bound_kdop26_merged - k-DOPs of
 * points, triangles, meshes and k-DOPs.
 *
 * The upper bound of a slab is the greatest of the sums +-x +-y +-z of the points in real
 * arithmetic, rounded up; the lower bound likewise along the opposite normal. Few points must be
 * summed exactly: with h = epsilon / 2 and A = max |x| + max |y| + max |z|,
 *
 *   |err(sum)| <= h (|x| + |y|) (1 + h) + h (|x| + |y| + |z|) < 3 h A
 *
 * so a point whose rounded sum is 6 h A = 3 epsilon A below the greatest one is below it in real
 * arithmetic.
 *
 * One pass over all points, in lanes, finds the greatest rounded sums, and the range of blocks with
 * sums within the tolerance. Usually this is one block. It is scanned again in small pieces, and
 * pieces within the tolerance point by point. If A nearly overflows, rounded sums may be infinite;
 * then every point is summed exactly. */
#include "bound/faces.h"
#include "bound/fixed.h"
#include "bound/rounded_sum.h"
#include "bound/slabs.h"
#include "core/vec3.h"
#include HEADER(bound)

enum { POINTS_BLOCK = 1024, PIECE = 32, GATHERED = 1024 };

/* Bounds of all slabs, some of which belong to a family. Empty: from infinity to minus infinity. */
typedef struct Bounds {
    real lower[SLABS], upper[SLABS];
} Bounds;

static int count_of(Family family)
{
    return family == WITH_CORNERS ? 7 : family == WITH_EDGES ? 9 : SLABS;
}
/* The slab with number i in a family. */
static int slab_of(Family family, int i)
{
    return family == WITH_CORNERS && i >= FIRST_EDGE ? i - FIRST_EDGE + FIRST_CORNER : i;
}

/* ---- one exact sum ---- */

/* The three terms of n . p, or of -n . p. */
static void terms_of(double term[3], const PointSet *set, size_t i, int slab, int side)
{
    const real *n = (const real *)&all_normals[slab];
    for (int axis = 0; axis < 3; axis++)
        term[axis] = (side ? 1 : -1) * (double)n[axis] * (double)coordinate_at(set, axis, i);
}

/* ---- many points ---- */

/* The greatest rounded sum, and the range of blocks that may contain the greatest true sum. */
typedef struct Maximum {
    double most;
    size_t first, last;
} Maximum;
typedef struct FirstMaxima {
    Maximum maximum[2][SLABS]; /* against the normal, and along it */
    double tolerance;          /* a rounded sum farther below the greatest is less in real
                                  arithmetic */
} FirstMaxima;

static double tolerance_of(const Bounds *block)
{
    double sum = 0;
    for (int axis = 0; axis < 3; axis++)
        sum += fmax(fabs((double)block->lower[axis]), fabs((double)block->upper[axis]));
    return sum <= (double)REAL_MAX / 4 ? 4 * (double)REAL_EPSILON * sum : (double)INFINITY;
}
static double maximum_of(const Bounds *block, int side, int slab)
{
    return side ? (double)block->upper[slab] : -(double)block->lower[slab];
}
static void record_block(FirstMaxima *pass, const Bounds *block, Family family, size_t index)
{
    pass->tolerance = fmax(pass->tolerance, tolerance_of(block));
    for (int i = 0; i < count_of(family); i++)
        for (int side = 0; side < 2; side++) {
            const int slab = slab_of(family, i);
            const double most = maximum_of(block, side, slab);
            Maximum *maximum = &pass->maximum[side][slab];
            if (most > maximum->most + pass->tolerance)
                maximum->first = maximum->last = index;
            else if (!(most < maximum->most - pass->tolerance))
                maximum->last = index;
            maximum->most = fmax(most, maximum->most);
        }
}
/* Scans all blocks; false if a coordinate is not finite. */
static bool first_pass(FirstMaxima *pass, const PointSet *set, Family family)
{
    Bounds block;
    for (int slab = 0; slab < SLABS; slab++)
        pass->maximum[0][slab] = pass->maximum[1][slab] = (Maximum){-INFINITY, 0, 0};
    pass->tolerance = 0;
    for (size_t first = 0, index = 0; first < set->n; first += POINTS_BLOCK, index++) {
        const size_t end = set->n - first < POINTS_BLOCK ? set->n : first + POINTS_BLOCK;
        if (!scan_slabs(set, first, end, family, block.lower, block.upper))
            return false;
        record_block(pass, &block, family, index);
    }
    return true;
}

static bool may_hold_extreme(const FirstMaxima *pass, Family family, size_t index)
{
    for (int i = FIRST_EDGE; i < count_of(family); i++)
        for (int side = 0; side < 2; side++) {
            const Maximum *maximum = &pass->maximum[side][slab_of(family, i)];
            if (maximum->first <= index && index <= maximum->last)
                return true;
        }
    return false;
}
/* Sums the points of a piece exactly if they are within the tolerance. */
static void scan_exactly(Bounds *bounds, const PointSet *set, size_t first, size_t end, int slab,
                         int side, double limit)
{
    real *to = side ? &bounds->upper[slab] : &bounds->lower[slab];
    for (size_t i = first; i < end; i++) {
        double term[3];
        terms_of(term, set, i, slab, side);
        if (term[0] + term[1] + term[2] < limit)
            continue;
        const real most = rounded_up(term[0], term[1], term[2]);
        *to = side ? num_max(most, *to) : num_min(0 - most, *to);
    }
}
static void refine_block(Bounds *bounds, const PointSet *set, Family family,
                         const FirstMaxima *pass, size_t index)
{
    const size_t from = index * POINTS_BLOCK,
                 to = set->n - from < POINTS_BLOCK ? set->n : from + POINTS_BLOCK;
    Bounds piece;
    for (size_t first = from; first < to; first += PIECE) {
        const size_t end = to - first < PIECE ? to : first + PIECE;
        scan_slabs(set, first, end, family, piece.lower, piece.upper);
        for (int i = FIRST_EDGE; i < count_of(family); i++)
            for (int side = 0; side < 2; side++) {
                const int slab = slab_of(family, i);
                const double limit = pass->maximum[side][slab].most - pass->tolerance;
                if (!(maximum_of(&piece, side, slab) < limit))
                    scan_exactly(bounds, set, first, end, slab, side, limit);
            }
    }
}

/* Includes a set; false if a point is not finite. Sums already within the bounds are skipped. */
static bool include_set(Bounds *bounds, const PointSet *set, Family family)
{
    FirstMaxima pass;
    if (!first_pass(&pass, set, family))
        return false;
    for (int axis = 0; axis < FIRST_EDGE; axis++) {
        bounds->lower[axis] = num_min((real)-pass.maximum[0][axis].most, bounds->lower[axis]);
        bounds->upper[axis] = num_max((real)pass.maximum[1][axis].most, bounds->upper[axis]);
    }
    for (int slab = FIRST_EDGE; slab < SLABS; slab++)
        for (int side = 0; side < 2; side++) {
            Maximum *maximum = &pass.maximum[side][slab];
            const double held = maximum_of(bounds, side, slab);
            if (maximum->most < held - pass.tolerance)
                *maximum = (Maximum){held, 1, 0};
            maximum->most = fmax(maximum->most, held);
        }
    for (size_t index = 0; index * POINTS_BLOCK < set->n; index++)
        if (may_hold_extreme(&pass, family, index))
            refine_block(bounds, set, family, &pass, index);
    return true;
}

/* ---- k-DOPs ---- */

/* A k-DOP consists of its lower bounds followed by its upper bounds. */
static void store(void *kdop, Family family, const Bounds *bounds)
{
    real *to = kdop;
    const int count = count_of(family);
    for (int i = 0; i < count; i++) {
        to[i] = bounds->lower[slab_of(family, i)] + 0;
        to[count + i] = bounds->upper[slab_of(family, i)] + 0;
    }
}
static Bounds nothing(void)
{
    Bounds bounds;
    for (int slab = 0; slab < SLABS; slab++)
        bounds.lower[slab] = REAL_INF, bounds.upper[slab] = -REAL_INF;
    return bounds;
}
/* Includes a k-DOP unless it is empty; false if it contains NaN. */
static bool include_kdop(Bounds *bounds, Family family, const real *lower, const real *upper)
{
    const int count = count_of(family);
    bool right = true, empty = false;
    for (int i = 0; i < count; i++) {
        right &= (lower[i] == lower[i]) & (upper[i] == upper[i]);
        empty |= !(lower[i] <= upper[i]) | (lower[i] == REAL_INF) | (upper[i] == -REAL_INF);
    }
    for (int i = 0; i < count && right && !empty; i++) {
        const int slab = slab_of(family, i);
        bounds->lower[slab] = num_min(lower[i], bounds->lower[slab]);
        bounds->upper[slab] = num_max(upper[i], bounds->upper[slab]);
    }
    return right;
}
static isect_status finish(void *kdop, Family family, const Bounds *bounds)
{
    if (bounds->lower[0] > bounds->upper[0])
        return ISECT_EMPTY;
    store(kdop, family, bounds);
    return ISECT_OK;
}

/* The k-DOP of bounds and sets. */
static isect_status finish_with_sets(void *kdop, Family family, Bounds *bounds, const PointSet *set,
                                     int sets)
{
    bool finite = true;
    const Environment environment = environment_enter();
    for (int i = 0; i < sets && finite; i++)
        finite = include_set(bounds, &set[i], family);
    const isect_status status = finite ? finish(kdop, family, bounds) : ISECT_NOT_FINITE;
    environment_leave(environment);
    return status;
}

static isect_status of_points(void *kdop, Family family, const X(points) * points, size_t n)
{
    PointSet set;
    Bounds bounds = nothing();
    if (!kdop || !point_set_of(&set, points, n))
        return ISECT_BAD_ARGUMENT;
    return finish_with_sets(kdop, family, &bounds, &set, 1);
}
static isect_status grown(void *kdop, Family family, const X(points) * points, size_t n)
{
    PointSet set;
    Bounds bounds = nothing();
    if (!kdop || !point_set_of(&set, points, n))
        return ISECT_BAD_ARGUMENT;
    const real *lower = kdop;
    const Environment environment = environment_enter();
    const bool right = include_kdop(&bounds, family, lower, lower + count_of(family));
    environment_leave(environment);
    return right ? finish_with_sets(kdop, family, &bounds, &set, 1) : ISECT_NOT_FINITE;
}
static isect_status of_triangles(void *kdop, Family family, const X(triangles) * triangles,
                                 size_t n)
{
    PointSet set[3];
    Bounds bounds = nothing();
    const int sets = kdop ? point_sets_of_triangles(set, triangles, n) : 0;
    return sets ? finish_with_sets(kdop, family, &bounds, set, sets) : ISECT_BAD_ARGUMENT;
}

/* Includes the vertices that triangles use, copied to columns in batches. */
static isect_status with_indexed(Bounds *bounds, Family family, const X(mesh) * mesh)
{
    real column[3][GATHERED];
    const PointSet vertices = vertices_of(mesh);
    PointSet set = {{column[0], column[1], column[2]}, sizeof(real), 0, NULL, 1};
    for (size_t i = 0; i < vertices.n; i++) {
        if (mesh->indices[i] >= mesh->vertex_count)
            return ISECT_BAD_ARGUMENT;
        for (int axis = 0; axis < 3; axis++)
            column[axis][set.n] = coordinate_at(&vertices, axis, mesh->indices[i]);
        set.n++;
        if (set.n < GATHERED && i + 1 < vertices.n)
            continue;
        if (!include_set(bounds, &set, family))
            return ISECT_NOT_FINITE;
        set.n = 0;
    }
    return ISECT_OK;
}
static isect_status of_mesh(void *kdop, Family family, const X(mesh) * mesh)
{
    Bounds bounds = nothing();
    isect_status status = kdop ? mesh_status(mesh) : ISECT_BAD_ARGUMENT;
    if (status != ISECT_OK)
        return status;
    if (!mesh->indices) {
        const PointSet vertices = vertices_of(mesh);
        return finish_with_sets(kdop, family, &bounds, &vertices, 1);
    }
    const Environment environment = environment_enter();
    status = with_indexed(&bounds, family, mesh);
    if (status == ISECT_OK)
        status = finish(kdop, family, &bounds);
    environment_leave(environment);
    return status;
}

/* Includes many k-DOPs. A view is an array of pointers to the first of each number, in order. */
static isect_status of_kdops(void *kdop, Family family, const void *view, size_t stride, size_t n)
{
    const real *const *number = view;
    const int numbers = 2 * count_of(family);
    Bounds bounds = nothing();
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
            of[f] = *(const real *)((const char *)number[f] +
                                    i * stride_in_bytes(stride, sizeof(real)));
        right = include_kdop(&bounds, family, of, of + numbers / 2);
    }
    const isect_status status = right ? finish(kdop, family, &bounds) : ISECT_NOT_FINITE;
    environment_leave(environment);
    return status;
}

#define POINTS_OF_SIZE(kdop, kdops, family)                                                        \
    _Static_assert(sizeof(X(kdop)) % (2 * sizeof(real)) == 0, "bounds and nothing else");          \
    isect_status X(bound_##kdop##_points)(X(points) points, size_t n, X(kdop) * to)                \
    {                                                                                              \
        return of_points(to, family, &points, n);                                                  \
    }                                                                                              \
    isect_status X(bound_##kdop##_grown)(X(points) points, size_t n, X(kdop) * to)                 \
    {                                                                                              \
        return grown(to, family, &points, n);                                                      \
    }                                                                                              \
    isect_status X(bound_##kdop##_triangles)(X(triangles) triangles, size_t n, X(kdop) * to)       \
    {                                                                                              \
        return of_triangles(to, family, &triangles, n);                                            \
    }                                                                                              \
    isect_status X(bound_##kdop##_mesh)(const X(mesh) * mesh, X(kdop) * to)                        \
    {                                                                                              \
        return of_mesh(to, family, mesh);                                                          \
    }                                                                                              \
    isect_status X(bound_##kdop##_##kdops)(X(kdops) of, size_t n, X(kdop) * to)                    \
    {                                                                                              \
        return of_kdops(to, family, (const void *)&of, of.stride, n);                              \
    }                                                                                              \
    isect_status X(bound_##kdop##_merged)(const X(kdop) * a, const X(kdop) * b, X(kdop) * to)      \
    {                                                                                              \
        if (!a || !b)                                                                              \
            return ISECT_BAD_ARGUMENT;                                                             \
        const X(kdop) both[] = {*a, *b};                                                           \
        const X(kdops) of = X(kdops##_of)(both);                                                   \
        return X(bound_##kdop##_##kdops)(of, 2, to);                                               \
    }
POINTS_OF_SIZE(kdop14, kdop14s, WITH_CORNERS)
POINTS_OF_SIZE(kdop18, kdop18s, WITH_EDGES)
POINTS_OF_SIZE(kdop26, kdop26s, WITH_BOTH)
