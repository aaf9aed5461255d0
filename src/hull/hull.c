/* isect_hull_capacity, isect_hull_build - the convex hull of points: a solid, a polygon, a segment
 * or a point.
 *
 * All arrays, for results and for temporary data, are in the memory that the caller lends. A solid
 * with n vertices has at most 2 n - 4 triangles and 6 n - 12 half-edges. The edges are made last.
 * Until then their memory is used for the lists of a round, or for sorting. */
#include "core/environment.h"
#include "core/power.h"
#include "hull/arena.h"
#include "hull/mesh.h"
#include HEADER(hull)

enum { MOST_POINTS = UINT32_MAX / 16 };

static size_t divide_for_points(Build *b, size_t points, char *memory)
{
    Arena arena = arena_in(memory);
    b->vertices = arena_take(&arena, points, sizeof *b->vertices);
    b->sources = arena_take(&arena, points, sizeof *b->sources);
    b->planes = arena_take(&arena, 2 * points + 4, sizeof *b->planes);
    b->first_edge = arena_take(&arena, 2 * points, sizeof *b->first_edge);
    b->edges = arena_take(&arena, 6 * points, sizeof *b->edges);
    b->link = arena_take(&arena, points, sizeof *b->link);
    b->face = arena_take(&arena, 2 * points, sizeof *b->face);
    return arena.bytes;
}

size_t X(hull_capacity)(size_t points)
{
    Build build;
    if (points > MOST_POINTS || points > SIZE_MAX / 512)
        return SIZE_MAX;
    return points > 0 ? divide_for_points(&build, points, NULL) : 0;
}

static void begin(Build *b, const X(points) * points, size_t n, void *memory,
                  const X(hull_options) * options)
{
    *b = (Build){.x = (const char *)points->x,
                 .y = (const char *)points->y,
                 .z = (const char *)points->z,
                 .stride = stride_in_bytes(points->stride, sizeof(real)),
                 .count = (uint32_t)n,
                 .most = options && options->most_vertices > 0 ? options->most_vertices : SIZE_MAX,
                 .free = NONE,
                 .active = NONE,
                 .options = options};
    divide_for_points(b, n, memory);
    b->horizon = (uint32_t *)(void *)b->edges;
    b->unassigned = b->horizon + 2 * n;
}

/* The least `real` not below x, or the greatest finite number. */
static real at_least(double x)
{
    const real rounded = (real)fmin(x, (double)REAL_MAX);
    const bool less = (double)rounded < x && rounded < REAL_MAX;
    return less ? next_up(rounded) : rounded;
}

static isect_status make_hull(Build *b, X(hull) * hull)
{
    uint32_t extreme[HULL_EXTREMES], corner[4];
    double outside = 0;
    if (!X(hull_find_extremes)(b, extreme))
        return ISECT_NOT_FINITE;
    X(hull_find_box)(b, extreme);
    const int dimension = X(hull_initial_simplex)(b, extreme, corner);
    X(hull)
    made = {.planes = b->planes,
            .vertices = b->vertices,
            .sources = b->sources,
            .edges = b->edges,
            .faces = b->first_edge,
            .dimension = (unsigned)dimension};
    if (dimension == 0)
        X(hull_make_point)(b, &made);
    else if (dimension == 1)
        X(hull_make_segment)(b, &made);
    else if (dimension == 2)
        X(hull_make_polygon)(b, &made, corner);
    else if (X(hull_make_solid)(b, extreme, corner)) {
        outside = b->options && b->options->left_out ? X(hull_left_out)(b) : 0;
        X(hull_merge)(b, &made);
    } else
        return ISECT_CANCELLED;
    if (b->options && b->options->left_out)
        *b->options->left_out = at_least(outside);
    *hull = made;
    return ISECT_OK;
}

isect_status X(hull_build)(X(points) points, size_t n, void *memory, size_t bytes,
                           const X(hull_options) * options, X(hull) * hull)
{
    Build build;
    if (!hull)
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    if (n > MOST_POINTS || !points.x || !points.y || !points.z || !memory)
        return ISECT_BAD_ARGUMENT;
    if (bytes < X(hull_capacity)(n))
        return ISECT_TOO_SMALL;
    begin(&build, &points, n, memory, options);
    const Environment environment = environment_enter();
    const isect_status status = make_hull(&build, hull);
    environment_leave(environment);
    return status;
}
