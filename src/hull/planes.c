/* isect_hull_from_planes_capacity, isect_hull_from_planes - the polyhedron below some planes, as a
 * hull.
 *
 * The polyhedron is cut out of a box (hull/cut.c) twice: first with planes that are moved by a
 * margin, which decides whether it is empty or unbounded; then with the given planes.
 *
 * Where more than three planes meet in a point, cutting leaves corners that nearly coincide. An
 * edge between such corners is contracted. A face with two sides is removed, and so is a corner
 * with two edges. An edge is kept if its contraction would not leave a polyhedron:
 *
 * * its ends have another common neighbour or another common face (the link condition);
 * * a face would be left with two sides, or a corner with two edges. */
#include "core/environment.h"
#include "core/power.h"
#include "core/vec3.h"
#include "exact/quotient.h"
#include "geometry/newell.h"
#include "hull/arena.h"
#include "hull/cut.h"
#include HEADER(hull)

#define NONE UINT32_MAX
#define SHORT (ISECT_DOUBLE ? 0x1p-42 : 0x1p-22) /* relative to the greatest coordinate */

enum { MOST_HALF_SPACES = UINT32_MAX / 64 };

/* Half-edge 3 c + k of the polyhedron runs from corner c to its neighbour k. */
typedef struct HalfEdges {
    uint32_t *origin, *next, *previous, *twin, *face; /* per half-edge; origin NONE: removed */
    uint32_t *sides, *first, *mark; /* sides, first: per face (first is a mark, then an edge); mark:
                                       per corner */
    uint32_t edges, corners, round;
} HalfEdges;

typedef struct Workspace {
    HalfSpace *half_space;
    int *exponent;
    Polyhedron polyhedron;
    HalfEdges graph;
    X(plane) * planes;
    X(vec3) * vertices;
    X(hull_edge) * made;
    uint32_t *faces, *source; /* source: the plane of a half-space */
    uint32_t half_spaces;
} Workspace;

static size_t divide_for_planes(Workspace *p, size_t planes, char *memory)
{
    Arena arena = arena_in(memory);
    const size_t faces = planes + BOX_FACES, corners = 3 * faces;
    HalfEdges *g = &p->graph;
    uint32_t **of_edges[] = {&g->origin, &g->next, &g->previous, &g->twin, &g->face};
    uint32_t **of_faces[] = {&g->sides, &g->first, &p->faces};
    p->half_space = arena_take(&arena, planes, sizeof *p->half_space);
    p->exponent = arena_take(&arena, planes, sizeof *p->exponent);
    p->polyhedron.corner = arena_take(&arena, corners, sizeof *p->polyhedron.corner);
    for (int i = 0; i < 5; i++)
        *of_edges[i] = arena_take(&arena, 3 * corners, sizeof(uint32_t));
    for (int i = 0; i < 3; i++)
        *of_faces[i] = arena_take(&arena, faces, sizeof(uint32_t));
    g->mark = arena_take(&arena, corners, sizeof(uint32_t));
    p->source = arena_take(&arena, planes, sizeof(uint32_t));
    p->planes = arena_take(&arena, planes, sizeof *p->planes);
    p->vertices = arena_take(&arena, 2 * planes, sizeof *p->vertices);
    p->made = arena_take(&arena, 6 * planes, sizeof *p->made);
    return arena.bytes;
}

size_t X(hull_from_planes_capacity)(size_t planes)
{
    Workspace parts;
    if (planes > MOST_HALF_SPACES || planes > SIZE_MAX / 1024)
        return SIZE_MAX;
    return planes > 0 ? divide_for_planes(&parts, planes, NULL) : 0;
}

/* ---- half-edges ---- */

static void start_half_edges(HalfEdges *g, const Polyhedron *b, uint32_t faces)
{
    g->edges = 3 * b->slots, g->corners = b->live, g->round = 0;
    memset(g->sides, 0, faces * sizeof *g->sides);
    memset(g->first, 0, faces * sizeof *g->first);
    memset(g->mark, 0, b->slots * sizeof *g->mark);
    for (uint32_t e = 0; e < g->edges; e++) {
        const Corner *c = &b->corner[e / 3];
        g->origin[e] = NONE;
        if (c->state == UNUSED)
            continue;
        const uint32_t to = c->next[e % 3], back = neighbour_index(b, to, e / 3);
        const uint32_t next = 3 * to + (back + 2) % 3;
        g->origin[e] = e / 3, g->twin[e] = 3 * to + back;
        g->next[e] = next, g->previous[next] = e;
        g->face[e] = c->face[e % 3], g->sides[g->face[e]]++;
    }
}

static uint32_t next_around(const HalfEdges *g, uint32_t e) /* the next one from the same corner */
{
    return g->next[g->twin[e]];
}
static uint32_t degree(const HalfEdges *g, uint32_t e)
{
    uint32_t count = 1;
    for (uint32_t i = next_around(g, e); i != e; i = next_around(g, i))
        count++;
    return count;
}

/* The link condition: the ends of e have this number of common neighbours, and no common faces
 * except those of the edge. Marks all neighbours of both ends. */
static bool meets_link_condition(HalfEdges *g, uint32_t e, uint32_t neighbours)
{
    uint32_t count = 0, faces = 0, i = e;
    g->round++;
    do {
        g->mark[g->origin[g->twin[i]]] = g->first[g->face[i]] = g->round;
        i = next_around(g, i);
    } while (i != e);
    i = g->twin[e];
    do {
        uint32_t *mark = &g->mark[g->origin[g->twin[i]]];
        count += *mark == g->round, faces += g->first[g->face[i]] == g->round;
        *mark = g->round;
        i = next_around(g, i);
    } while (i != g->twin[e]);
    return count == neighbours && faces == 2;
}

/* For a triangle that vanishes with one of its edges: can the third corner, of degree 3, be removed
 * with it? Its other neighbour must not be marked, and the adjacent faces must have more than this
 * number of sides. */
static bool can_close(const HalfEdges *g, uint32_t e, uint32_t sides)
{
    const uint32_t back = g->previous[e], out = next_around(g, back), other = next_around(g, out);
    const uint32_t third = g->origin[g->twin[out]] == g->origin[g->twin[e]] ? other : out;
    return g->mark[g->origin[g->twin[third]]] != g->round &&
           g->sides[g->face[g->twin[back]]] > sides &&
           g->sides[g->face[g->twin[g->next[e]]]] > sides;
}

/* Does the contraction of an edge leave a polyhedron? */
static bool can_contract(HalfEdges *g, uint32_t e)
{
    const uint32_t side[2] = {e, g->twin[e]};
    uint32_t triangles = 0, within = 0;
    bool closing[2] = {false, false};
    for (int i = 0; i < 2; i++)
        if (g->sides[g->face[side[i]]] == 3) {
            triangles++;
            closing[i] = degree(g, g->previous[side[i]]) == 3;
            within += closing[i];
        }
    if (g->corners <= 4 + within || degree(g, e) + degree(g, side[1]) < 5 + triangles ||
        !meets_link_condition(g, e, triangles))
        return false;
    for (int i = 0; i < 2; i++)
        if (closing[i] && !can_close(g, side[i], 2 + within))
            return false;
    return true;
}

static void unlink_edge(HalfEdges *g, uint32_t e)
{
    g->next[g->previous[e]] = g->next[e], g->previous[g->next[e]] = g->previous[e];
    g->sides[g->face[e]]--, g->origin[e] = NONE;
}

/* Merges the end of an edge with its origin. */
static void contract(HalfEdges *g, uint32_t e)
{
    const uint32_t t = g->twin[e], from = g->origin[e];
    for (uint32_t i = next_around(g, t); i != t; i = next_around(g, i))
        g->origin[i] = from;
    unlink_edge(g, e), unlink_edge(g, t);
    g->corners--;
}

/* Removes a face with two sides, and then a corner that has only two edges. */
static void remove_digon(HalfEdges *g, uint32_t a, uint32_t kept)
{
    const uint32_t b = g->next[a], p = g->twin[a], q = g->twin[b];
    g->twin[p] = q, g->twin[q] = p;
    g->sides[g->face[a]] = 0, g->origin[a] = g->origin[b] = NONE;
    const uint32_t out = g->origin[p] == kept ? p : q;
    if (degree(g, g->twin[out]) == 2)
        contract(g, out);
}

static void contract_short_edges(HalfEdges *g, const Polyhedron *b)
{
    for (bool again = true; again;) {
        again = false;
        for (uint32_t e = 0; e < g->edges; e++) {
            if (g->origin[e] == NONE)
                continue;
            const uint32_t t = g->twin[e], from = g->origin[e];
            const double *p = b->corner[from].at, *q = b->corner[g->origin[t]].at;
            const double edge_vector[3] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]};
            if (sqrt(dot_of(edge_vector, edge_vector)) > SHORT * b->max_coordinate ||
                !can_contract(g, e))
                continue;
            const uint32_t left = g->next[e], right = g->next[t];
            contract(g, e), again = true;
            if (g->sides[g->face[left]] == 2)
                remove_digon(g, left, from);
            if (g->sides[g->face[right]] == 2)
                remove_digon(g, right, from);
        }
    }
}

/* ---- the result ---- */

/* False if a vertex is out of range. */
static bool take_hull_vertices(Workspace *p, X(hull) * made, int power)
{
    HalfEdges *g = &p->graph;
    memset(g->mark, 0, p->polyhedron.slots * sizeof *g->mark);
    for (uint32_t e = 0; e < g->edges; e++)
        if (g->origin[e] != NONE)
            g->mark[g->origin[e]] = 1;
    for (uint32_t c = 0; c < p->polyhedron.slots; c++) {
        real at[3];
        if (g->mark[c] == 0)
            continue;
        for (int i = 0; i < 3; i++) {
            const double x = p->polyhedron.corner[c].at[i], half = times_power(x, power - 1);
            if (fabs(half) > (double)REAL_MAX / 2 * (1 + MARGIN))
                return false;
            at[i] = number_of(x, power) + 0;
        }
        g->mark[c] = (uint32_t)made->vertex_count;
        p->vertices[made->vertex_count++] = (Vec3){at[0], at[1], at[2]};
    }
    return true;
}

static void take_faces(Workspace *p, X(hull) * made, const X(plane) * planes)
{
    HalfEdges *g = &p->graph;
    uint32_t *id = g->previous; /* the edge of the hull that a half-edge becomes */
    for (uint32_t e = 0; e < g->edges; e++)
        if (g->origin[e] != NONE)
            g->first[g->face[e]] = e;
    for (uint32_t i = 0; i < p->half_spaces; i++) {
        const uint32_t f = i + BOX_FACES;
        if (g->sides[f] == 0)
            continue;
        const uint32_t begin = (uint32_t)made->edge_count;
        uint32_t e = g->first[f];
        do {
            X(hull_edge) *edge = &p->made[made->edge_count];
            *edge = (X(hull_edge)){.origin = g->mark[g->origin[e]],
                                   .twin = g->twin[e],
                                   .face = (uint32_t)made->face_count};
            id[e] = (uint32_t)made->edge_count;
            edge->next = (uint32_t)++made->edge_count;
            e = g->next[e];
        } while (e != g->first[f]);
        p->made[made->edge_count - 1].next = begin;
        p->faces[made->face_count] = begin;
        p->planes[made->face_count++] = planes[p->source[i]];
    }
    for (size_t i = 0; i < made->edge_count; i++)
        p->made[i].twin = id[p->made[i].twin];
    made->plane_count = made->face_count;
}

/* Reads the planes whose normal is not zero. */
static isect_status take_plane_directions(Workspace *p, const X(plane) * planes, size_t n)
{
    bool nothing = false;
    p->half_spaces = 0;
    for (size_t i = 0; i < n; i++) {
        const Vec3 normal = planes[i].normal;
        if (!finite3(normal) || !(real_abs(planes[i].d) <= REAL_MAX))
            return ISECT_NOT_FINITE;
        if (X(half_space_of)(&normal, planes[i].d, &p->half_space[p->half_spaces],
                             &p->exponent[p->half_spaces]))
            p->source[p->half_spaces++] = (uint32_t)i;
        else
            nothing |= planes[i].d > 0;
    }
    return nothing ? ISECT_EMPTY : ISECT_OK;
}

/* Is the mean of the corners below all planes by more than their errors? */
static bool is_solid(const Workspace *p)
{
    const Polyhedron *b = &p->polyhedron;
    double middle[3] = {0, 0, 0}, highest = -INFINITY;
    for (uint32_t c = 0; c < b->slots; c++)
        for (int i = 0; i < 3 && b->corner[c].state != UNUSED; i++)
            middle[i] += b->corner[c].at[i] / b->live;
    for (uint32_t i = 0; i < p->half_spaces; i++)
        highest = greater(dot_of(p->half_space[i].normal, middle) + p->half_space[i].d, highest);
    return highest < -2 * SHORT * b->max_coordinate / b->live;
}

/* Cuts with the given planes; false if the result is flat, or a face of the box remains. */
static bool cut_closely(Workspace *p)
{
    double lower[3], upper[3];
    X(polyhedron_bounds)(&p->polyhedron, lower, upper);
    X(polyhedron_start)(&p->polyhedron, lower, upper);
    p->polyhedron.margin = 0;
    X(polyhedron_cut_all)(&p->polyhedron, p->half_space, p->half_spaces);
    return p->polyhedron.live > 0 && !X(polyhedron_bounds)(&p->polyhedron, lower, upper) &&
           is_solid(p);
}

static isect_status make_solid(Workspace *p, X(hull) * hull, const X(plane) * planes, size_t n)
{
    X(hull)
    made = {.planes = p->planes,
            .vertices = p->vertices,
            .edges = p->made,
            .faces = p->faces,
            .dimension = 3};
    const isect_status status = take_plane_directions(p, planes, n);
    if (status != ISECT_OK)
        return status;
    const int power = X(half_spaces_scale)(p->half_space, p->exponent, p->half_spaces);
    if (X(polyhedron_below)(&p->polyhedron, p->half_space, p->half_spaces))
        return ISECT_NOT_FINITE;
    if (p->polyhedron.live == 0)
        return ISECT_EMPTY;
    if (!cut_closely(p))
        return ISECT_DEGENERATE;
    start_half_edges(&p->graph, &p->polyhedron, p->half_spaces + BOX_FACES);
    contract_short_edges(&p->graph, &p->polyhedron);
    if (!take_hull_vertices(p, &made, power))
        return ISECT_NOT_FINITE;
    take_faces(p, &made, planes);
    *hull = made;
    return ISECT_OK;
}

isect_status X(hull_from_planes)(const X(plane) * planes, size_t n, void *memory, size_t bytes,
                                 X(hull) * hull)
{
    Workspace parts;
    if (!hull || (n > 0 && (!planes || !memory)) || n > MOST_HALF_SPACES)
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_NOT_FINITE;
    if (bytes < X(hull_from_planes_capacity)(n))
        return ISECT_TOO_SMALL;
    divide_for_planes(&parts, n, memory);
    const Environment environment = environment_enter();
    const isect_status status = make_solid(&parts, hull, planes, n);
    environment_leave(environment);
    return status;
}
