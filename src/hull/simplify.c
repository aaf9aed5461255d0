/* isect_hull_simplify_capacity, isect_hull_simplify - a simpler solid that contains a hull.
 *
 * The solid starts as the box of the vertices. Then planes of the hull cut it, one after the other
 * (hull/cut.c). The next plane is always the one above which a corner is highest, so each cut
 * removes the point farthest outside. A cut that would exceed the allowed number of faces is
 * undone, and the loop ends. Faces no larger than the rounding error, as where a plane only touches
 * the tip of a cone, do not count, and are omitted from the result.
 *
 * All vertices of the hull are below the planes, but corners are rounded when they are stored, and
 * the hull of the rounded corners might not contain a vertex. So each result is checked exactly:
 * every vertex against every plane and against the corners. If one is outside, all planes are moved
 * outward by a small distance and the corners are computed again. The distance doubles with each
 * attempt. */
#include "bound/rounded_sum.h"
#include "core/environment.h"
#include "core/power.h"
#include "core/vec3.h"
#include "geometry/newell.h"
#include "hull/arena.h"
#include "hull/cut.h"
#include HEADER(classify)
#include HEADER(hull)
#include HEADER(overlap)

/* The greatest size of faces that rounding leaves, relative to the greatest coordinate. */
#define TINY (ISECT_DOUBLE ? 0x1p-42 : 0x1p-17)

enum { MOST_FACES = UINT32_MAX / 64, MOST_MOVES = 24, MOST_TINY = 32 };

typedef struct Simplifier {
    const X(hull) * hull;
    HalfSpace *half_space; /* the planes as half-spaces */
    int *exponent;
    uint32_t *source; /* the plane of a half-space */
    uint32_t half_spaces, most_faces;
    bool *used; /* per half-space: has it cut the solid? */
    Polyhedron polyhedron;
    Corner *before;  /* the corners before a cut */
    uint32_t *first; /* per face of the polyhedron: one of its corners */
    bool *has_size;
    uint32_t faces, wide; /* the number of faces of the polyhedron, and of those larger than TINY */
    bool *is_new;         /* per corner: `highest` is not computed yet */
    uint32_t *highest;    /* per corner: the half-space above which it is highest, and its height */
    double *height;
    X(plane) box[BOX_FACES], *planes, *moved; /* planes of the result */
    uint32_t count;
    char *rest; /* memory for isect_hull_from_planes */
    size_t rest_bytes;
    int power;
} Simplifier;

static size_t divide_for_faces(Simplifier *s, size_t planes, size_t most_faces, char *memory)
{
    Arena arena = arena_in(memory);
    const size_t corners = 3 * (most_faces + MOST_TINY), faces = planes + BOX_FACES;
    s->half_space = arena_take(&arena, planes, sizeof *s->half_space);
    s->exponent = arena_take(&arena, planes, sizeof *s->exponent);
    s->source = arena_take(&arena, planes, sizeof *s->source);
    s->used = arena_take(&arena, planes, sizeof *s->used);
    s->polyhedron.corner = arena_take(&arena, corners, sizeof *s->polyhedron.corner);
    s->before = arena_take(&arena, corners, sizeof *s->before);
    s->first = arena_take(&arena, faces, sizeof *s->first);
    s->has_size = arena_take(&arena, faces, sizeof *s->has_size);
    s->is_new = arena_take(&arena, corners, sizeof *s->is_new);
    s->highest = arena_take(&arena, corners, sizeof *s->highest);
    s->height = arena_take(&arena, corners, sizeof *s->height);
    s->planes = arena_take(&arena, most_faces + BOX_FACES, sizeof *s->planes);
    s->moved = arena_take(&arena, most_faces + BOX_FACES, sizeof *s->moved);
    s->rest_bytes = X(hull_from_planes_capacity)(most_faces + BOX_FACES);
    s->rest = arena_take(&arena, s->rest_bytes, 1);
    return arena.bytes;
}

/* The lesser of most_faces and the number of the box's faces and all planes. */
static size_t fewer(size_t planes, size_t most_faces)
{
    return most_faces < planes + BOX_FACES ? most_faces : planes + BOX_FACES;
}

size_t X(hull_simplify_capacity)(size_t planes, size_t most_faces)
{
    Simplifier simplifier;
    if (planes > MOST_FACES - BOX_FACES || planes > SIZE_MAX / 4096)
        return SIZE_MAX;
    return divide_for_faces(&simplifier, planes, fewer(planes, most_faces), NULL);
}

/* False if a number is not finite. */
static bool take_half_spaces(Simplifier *s)
{
    s->half_spaces = 0;
    for (uint32_t i = 0; i < s->hull->plane_count; i++) {
        const X(plane) *plane = &s->hull->planes[i];
        if (!finite3(plane->normal) || !(real_abs(plane->d) <= REAL_MAX))
            return false;
        s->source[s->half_spaces] = i;
        s->half_spaces += X(half_space_of)(&plane->normal, plane->d, &s->half_space[s->half_spaces],
                                           &s->exponent[s->half_spaces]);
    }
    memset(s->used, 0, s->half_spaces * sizeof *s->used);
    s->power = X(half_spaces_scale)(s->half_space, s->exponent, s->half_spaces);
    return true;
}

static bool take_box_of(Simplifier *s)
{
    double lower[3], upper[3];
    for (int k = 0; k < 3; k++) {
        real low = REAL_INF, high = -REAL_INF;
        for (size_t i = 0; i < s->hull->vertex_count; i++) {
            const real x = ((const real *)&s->hull->vertices[i])[k];
            if (!(real_abs(x) <= REAL_MAX))
                return false;
            low = num_min(x, low), high = num_max(x, high);
        }
        s->box[2 * k] = (X(plane)){{-(real)(k == 0), -(real)(k == 1), -(real)(k == 2)}, low};
        s->box[2 * k + 1] = (X(plane)){{k == 0, k == 1, k == 2}, -high};
        lower[k] = times_power((double)low, -s->power),
        upper[k] = times_power((double)high, -s->power);
    }
    X(polyhedron_start)(&s->polyhedron, lower, upper);
    s->polyhedron.margin = 0;
    return true;
}

static double height_over(const HalfSpace *half_space, const double at[3])
{
    return dot_of(half_space->normal, at) + half_space->d;
}

static void find_highest(Simplifier *s, uint32_t corner)
{
    s->height[corner] = -INFINITY, s->is_new[corner] = false;
    for (uint32_t i = 0; i < s->half_spaces; i++) {
        const double height = height_over(&s->half_space[i], s->polyhedron.corner[corner].at);
        if (height > s->height[corner])
            s->height[corner] = height, s->highest[corner] = i;
    }
}
/* The highest of the remaining corners. */
static uint32_t highest_corner(Simplifier *s)
{
    uint32_t best = NO_CORNER;
    for (uint32_t c = 0; c < s->polyhedron.slots; c++) {
        if (s->polyhedron.corner[c].state == UNUSED) {
            s->is_new[c] = true;
            continue;
        }
        if (s->is_new[c])
            find_highest(s, c);
        if (best == NO_CORNER || s->height[c] > s->height[best])
            best = c;
    }
    return best;
}

static void count_faces(Simplifier *s)
{
    const Polyhedron *b = &s->polyhedron;
    memset(s->has_size, 0, (s->half_spaces + BOX_FACES) * sizeof *s->has_size);
    for (uint32_t f = 0; f < s->half_spaces + BOX_FACES; f++)
        s->first[f] = NO_CORNER;
    s->faces = s->wide = 0;
    for (uint32_t c = 0; c < b->slots; c++)
        for (int k = 0; k < 3 && b->corner[c].state != UNUSED; k++) {
            const uint32_t f = b->corner[c].face[k];
            if (s->first[f] == NO_CORNER) {
                s->first[f] = c, s->faces++;
                continue;
            }
            const double *p = b->corner[c].at, *q = b->corner[s->first[f]].at;
            const double difference[3] = {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
            const bool size =
                !s->has_size[f] && sqrt(dot_of(difference, difference)) > TINY * b->max_coordinate;
            s->wide += size, s->has_size[f] |= size;
        }
}

static void cut_down(Simplifier *s)
{
    const size_t corners = 3 * ((size_t)s->most_faces + MOST_TINY);
    memset(s->is_new, true, corners * sizeof *s->is_new);
    for (;;) {
        const uint32_t corner = highest_corner(s), half_space = s->highest[corner];
        if (!(s->height[corner] > s->polyhedron.slack) || s->used[half_space])
            break;
        const Polyhedron before = s->polyhedron;
        memcpy(s->before, s->polyhedron.corner, s->polyhedron.slots * sizeof *s->before);
        s->used[half_space] = true;
        X(polyhedron_cut)(&s->polyhedron, &s->half_space[half_space], half_space + BOX_FACES);
        count_faces(s);
        if (s->polyhedron.live > 0 && s->wide <= s->most_faces &&
            s->faces < s->most_faces + MOST_TINY)
            continue;
        s->polyhedron = before;
        memcpy(s->polyhedron.corner, s->before, before.slots * sizeof *s->before);
        break;
    }
    count_faces(s);
}

/* The planes of an attempt: those that have a face; if the result is unbounded, as without the tip
 * of a needle, also all of the box; at worst only the box. */
typedef enum Choice { FACES, FACES_AND_BOX, BOX_ALONE, CHOICES } Choice;

static void take_chosen_planes(Simplifier *s, Choice choice)
{
    s->count = 0;
    for (uint32_t f = 0; f < s->half_spaces + BOX_FACES; f++) {
        const bool of_box = f < BOX_FACES;
        if (of_box ? s->has_size[f] || choice != FACES : s->has_size[f] && choice != BOX_ALONE)
            s->planes[s->count++] = of_box ? s->box[f] : s->hull->planes[s->source[f - BOX_FACES]];
    }
}

/* ---- containing all vertices ---- */

static void move_planes(Simplifier *s, double by)
{
    for (uint32_t i = 0; i < s->count; i++) {
        const Vec3 n = s->planes[i].normal;
        const double x = (double)n.x, y = (double)n.y, z = (double)n.z;
        const double d = (double)s->planes[i].d - by * sqrt(x * x + y * y + z * z);
        const real rounded = (real)d;
        s->moved[i] = s->planes[i];
        if (by > 0)
            s->moved[i].d = (double)rounded > d ? -next_up(-rounded) : rounded;
    }
}

static bool holds_all(const Simplifier *s, const X(hull) * simple)
{
    for (size_t v = 0; v < s->hull->vertex_count; v++) {
        const Sphere point = {s->hull->vertices[v], 0};
        for (size_t i = 0; i < simple->plane_count; i++)
            if (X(classify_plane_sphere)(&simple->planes[i], &point) < ISECT_TANGENT_INSIDE)
                return false;
        if (!X(overlap_point_hull)(&s->hull->vertices[v], simple))
            return false;
    }
    return true;
}

static isect_status make_containing(Simplifier *s, X(hull) * simple)
{
    const double little =
        times_power(s->polyhedron.max_coordinate, s->power) * (double)REAL_EPSILON;
    const double least = (double)REAL_MIN * (double)REAL_EPSILON;
    double by = 0;
    for (int move = 0; move < MOST_MOVES; move++) {
        move_planes(s, by);
        const isect_status status =
            X(hull_from_planes)(s->moved, s->count, s->rest, s->rest_bytes, simple);
        if (status != ISECT_OK || holds_all(s, simple))
            return status;
        by = by > 0 ? 2 * by : little > least ? little : least;
    }
    return ISECT_NOT_FINITE;
}

/* The greatest height of a vertex above a plane, with the error of a sum of four numbers. */
static real expansion_of(const Simplifier *s, const X(hull) * simple)
{
    double most = 0, reach = 0;
    for (size_t v = 0; v < simple->vertex_count; v++) {
        double at[3];
        for (int k = 0; k < 3; k++) {
            at[k] = times_power((double)((const real *)&simple->vertices[v])[k], -s->power);
            reach = greater(reach, fabs(at[k]));
        }
        for (uint32_t i = 0; i < s->half_spaces; i++)
            most = greater(most, height_over(&s->half_space[i], at));
    }
    const double height = most + 0x1p-48 * reach;
    const real rounded = (real)times_power(height, s->power);
    return times_power((double)rounded, -s->power) < height ? next_up(rounded) : rounded;
}

static isect_status simplify(Simplifier *s, X(hull) * simple, real *expansion)
{
    X(hull) made;
    if (!take_half_spaces(s) || !take_box_of(s))
        return ISECT_NOT_FINITE;
    cut_down(s);
    isect_status status = ISECT_DEGENERATE;
    for (Choice choice = FACES; choice < CHOICES && status != ISECT_OK; choice++) {
        take_chosen_planes(s, choice);
        status = make_containing(s, &made);
        if (status == ISECT_EMPTY || (status == ISECT_OK && made.face_count > s->most_faces))
            status = ISECT_DEGENERATE;
    }
    if (status != ISECT_OK)
        return status;
    if (expansion)
        *expansion = expansion_of(s, &made);
    *simple = made;
    return ISECT_OK;
}

isect_status X(hull_simplify)(const X(hull) * hull, size_t most_faces, void *memory, size_t bytes,
                              X(hull) * simple, real *expansion)
{
    if (!simple || !hull || !memory || most_faces < BOX_FACES ||
        hull->plane_count > MOST_FACES - BOX_FACES || (hull->plane_count > 0 && !hull->planes) ||
        (hull->vertex_count > 0 && !hull->vertices))
        return ISECT_BAD_ARGUMENT;
    if (hull->vertex_count == 0)
        return ISECT_EMPTY;
    if (hull->dimension != 3)
        return ISECT_DEGENERATE;
    if (bytes < X(hull_simplify_capacity)(hull->plane_count, most_faces))
        return ISECT_TOO_SMALL;
    Simplifier simplifier = {.hull = hull,
                             .most_faces = (uint32_t)fewer(hull->plane_count, most_faces)};
    divide_for_faces(&simplifier, hull->plane_count, simplifier.most_faces, memory);
    const Environment environment = environment_enter();
    const isect_status status = simplify(&simplifier, simple, expansion);
    environment_leave(environment);
    return status;
}
