/* cli/import/weld.c - sets of vertices by a grid, whose cells are so small that the vertices of one
 * cell belong together. The edge of a cell is a power of two in (D / 4, D / 2], so that places are
 * divided by it exactly, and the diagonal is shorter than D. Cells are then compared with the cells
 * found before, by the boxes of their vertices and by their vertices. These are listed by larger
 * cells, of 8 edges, which is more than 2 D: few of them are near. So the time is linear, and also
 * where many vertices are closer than D.
 *
 * A vertex is left out if a coordinate is not finite, or beyond 2^1000 edges. */
#include "import/weld.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LARGER = 8 };
#define NONE UINT32_MAX

/* A cell with vertices: their box, the first, and the next in the list of its larger cell. */
typedef struct Cell {
    double lower[3], upper[3];
    uint32_t first, next;
} Cell;

/* A hash table of cells, open, of a power of two of places. */
typedef struct Table {
    uint32_t *cells;
    size_t places;
    double edge;
} Table;

typedef struct Weld {
    const double *positions;
    size_t count;
    double distance, reach, edge; /* reach: beyond the error of a rounded square */
    uint32_t *parent;             /* of each vertex: the first of its set, or closer to it */
    uint32_t *next;               /* vertex in its cell */
    Cell *cells;
    size_t cell_count, cell_room;
    Table small, large;
} Weld;

static double distance_of_option;

void weld_within(double distance)
{
    distance_of_option = distance;
}

/* ---- sets ---- */

static uint32_t find(Weld *weld, uint32_t vertex)
{
    uint32_t *parent = weld->parent;
    while (parent[vertex] != vertex)
        vertex = parent[vertex] = parent[parent[vertex]];
    return vertex;
}

static void join(Weld *weld, uint32_t a, uint32_t b)
{
    a = find(weld, a), b = find(weld, b);
    if (a < b)
        weld->parent[b] = a;
    else
        weld->parent[a] = b;
}

/* ---- tables ---- */

static const double *place_of(const Weld *weld, uint32_t vertex)
{
    return &weld->positions[3 * (size_t)vertex];
}

static void key_of(const double *at, double edge, double key[3])
{
    for (int k = 0; k < 3; k++)
        key[k] = floor(at[k] / edge) + 0.0; /* not -0 */
}

static bool table_make(Table *table, size_t cells, double edge)
{
    table->places = 16;
    table->edge = edge;
    while (table->places < 2 * cells)
        table->places *= 2;
    table->cells = malloc(table->places * sizeof *table->cells);
    for (size_t i = 0; table->cells != NULL && i < table->places; i++)
        table->cells[i] = NONE;
    return table->cells != NULL;
}

/* The place of the cell with this key, or the empty one where it belongs. */
static uint32_t *table_find(const Weld *weld, const Table *table, const double key[3])
{
    uint64_t hash = 0, bits;
    double other[3];
    for (int k = 0; k < 3; k++) {
        memcpy(&bits, &key[k], sizeof bits);
        hash = (hash ^ bits) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    }
    size_t place = (size_t)hash & (table->places - 1);
    for (;; place = (place + 1) & (table->places - 1)) {
        const uint32_t cell = table->cells[place];
        if (cell == NONE)
            break;
        key_of(place_of(weld, weld->cells[cell].first), table->edge, other);
        if (other[0] == key[0] && other[1] == key[1] && other[2] == key[2])
            break;
    }
    return &table->cells[place];
}

/* ---- vertices to cells ---- */

static bool new_cell(Weld *weld, uint32_t vertex)
{
    if (weld->cell_count == weld->cell_room) {
        const size_t room = 2 * weld->cell_room + 64;
        Cell *larger = realloc(weld->cells, room * sizeof *larger);
        if (larger == NULL)
            return false;
        weld->cells = larger;
        weld->cell_room = room;
    }
    Cell *cell = &weld->cells[weld->cell_count++];
    memcpy(cell->lower, place_of(weld, vertex), sizeof cell->lower);
    memcpy(cell->upper, cell->lower, sizeof cell->upper);
    cell->first = vertex;
    cell->next = NONE;
    return true;
}

/* Most vertices of a mesh without shared ones equal the first: these are not listed. */
static void add_to_cell(Weld *weld, Cell *cell, uint32_t vertex)
{
    const double *at = place_of(weld, vertex), *first = place_of(weld, cell->first);
    join(weld, cell->first, vertex);
    if (at[0] == first[0] && at[1] == first[1] && at[2] == first[2])
        return;
    for (int k = 0; k < 3; k++) {
        cell->lower[k] = fmin(cell->lower[k], at[k]);
        cell->upper[k] = fmax(cell->upper[k], at[k]);
    }
    weld->next[vertex] = weld->next[cell->first];
    weld->next[cell->first] = vertex;
}

static bool add_vertices(Weld *weld)
{
    const double most = ldexp(weld->edge, 1000);
    double key[3];
    for (uint32_t i = 0; i < weld->count; i++) {
        const double *at = place_of(weld, i);
        weld->parent[i] = i;
        weld->next[i] = NONE;
        if (!(fabs(at[0]) < most && fabs(at[1]) < most && fabs(at[2]) < most))
            continue;
        key_of(at, weld->edge, key);
        uint32_t *place = table_find(weld, &weld->small, key);
        if (*place != NONE) {
            add_to_cell(weld, &weld->cells[*place], i);
            continue;
        }
        *place = (uint32_t)weld->cell_count;
        if (!new_cell(weld, i))
            return false;
    }
    return true;
}

/* ---- cells to cells ---- */

/* The squared distance of two intervals along each axis is at most that of the option. Lengths are
 * divided by the edge, so that no square is too small. */
static bool are_near(const Weld *weld, const double *lower, const double *upper,
                     const double *other_lower, const double *other_upper)
{
    const double most = weld->distance / weld->edge;
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        const double gap = fmax(other_lower[k] - upper[k], lower[k] - other_upper[k]);
        const double length = fmax(gap, 0) / weld->edge;
        sum += length * length;
    }
    return sum <= most * most;
}

static void compare(Weld *weld, const Cell *a, const Cell *b)
{
    if (find(weld, a->first) == find(weld, b->first) ||
        !are_near(weld, a->lower, a->upper, b->lower, b->upper))
        return;
    for (uint32_t i = a->first; i != NONE; i = weld->next[i]) {
        const double *p = place_of(weld, i);
        if (!are_near(weld, p, p, b->lower, b->upper))
            continue;
        for (uint32_t j = b->first; j != NONE; j = weld->next[j]) {
            const double *q = place_of(weld, j);
            if (are_near(weld, p, p, q, q)) {
                join(weld, i, j);
                return;
            }
        }
    }
}

/* The next integer; the next number where integers are farther apart. */
static double step(double x)
{
    return x + 1 > x ? x + 1 : nextafter(x, INFINITY);
}

/* Compares a cell with those before it. */
static void compare_near(Weld *weld, const Cell *cell)
{
    double from[3], to[3], key[3], at[3];
    for (int k = 0; k < 3; k++)
        at[k] = cell->lower[k] - weld->reach;
    key_of(at, weld->large.edge, from);
    for (int k = 0; k < 3; k++)
        at[k] = cell->upper[k] + weld->reach;
    key_of(at, weld->large.edge, to);
    for (key[0] = from[0]; key[0] <= to[0]; key[0] = step(key[0]))
        for (key[1] = from[1]; key[1] <= to[1]; key[1] = step(key[1]))
            for (key[2] = from[2]; key[2] <= to[2]; key[2] = step(key[2])) {
                uint32_t other = *table_find(weld, &weld->large, key);
                for (; other != NONE; other = weld->cells[other].next)
                    compare(weld, cell, &weld->cells[other]);
            }
}

static void compare_cells(Weld *weld)
{
    double key[3];
    for (size_t i = 0; i < weld->cell_count; i++) {
        Cell *cell = &weld->cells[i];
        compare_near(weld, cell);
        key_of(place_of(weld, cell->first), weld->large.edge, key);
        uint32_t *place = table_find(weld, &weld->large, key);
        cell->next = *place;
        *place = (uint32_t)i;
    }
}

/* ---- a mesh ---- */

static bool find_sets(Weld *weld)
{
    int power;
    frexp(weld->distance, &power); /* D is in [2^(power - 1), 2^power) */
    weld->edge = ldexp(1, power - 2);
    weld->reach = weld->distance * (1 + 0x1p-50);
    weld->parent = malloc((weld->count + 1) * sizeof *weld->parent);
    weld->next = malloc((weld->count + 1) * sizeof *weld->next);
    if (weld->parent == NULL || weld->next == NULL ||
        !table_make(&weld->small, weld->count, weld->edge) || !add_vertices(weld) ||
        !table_make(&weld->large, weld->cell_count, LARGER * weld->edge))
        return false;
    compare_cells(weld);
    return true;
}

/* Triangles two corners of which are one point. */
static size_t count_collapsed(const Mesh *mesh)
{
    size_t count = 0;
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        bool same = false;
        for (int k = 0; k < 3; k++) {
            const double *p = mesh_corner(mesh, t, k), *q = mesh_corner(mesh, t, (k + 1) % 3);
            same = same || (p[0] == q[0] && p[1] == q[1] && p[2] == q[2]);
        }
        count += same;
    }
    return count;
}

static void move_vertices(Weld *weld, Mesh *mesh)
{
    const size_t before = count_collapsed(mesh);
    for (uint32_t i = 0; i < weld->count; i++) {
        double *to = &mesh->positions[3 * (size_t)i];
        const double *from = place_of(weld, find(weld, i));
        const double moved = hypot(hypot(to[0] - from[0], to[1] - from[1]), to[2] - from[2]);
        if (!(moved > 0))
            continue;
        memcpy(to, from, 3 * sizeof *to);
        mesh->weld.moved++;
        mesh->weld.largest = fmax(mesh->weld.largest, moved);
    }
    mesh->weld.collapsed = count_collapsed(mesh) - before;
}

bool weld_mesh(Mesh *mesh)
{
    Weld weld = {
        .positions = mesh->positions, .count = mesh->vertex_count, .distance = distance_of_option};
    mesh->weld = (MeshWeld){.distance = distance_of_option};
    if (!(distance_of_option > 0))
        return true;
    const bool good = find_sets(&weld);
    if (good)
        move_vertices(&weld, mesh);
    free(weld.parent);
    free(weld.next);
    free(weld.cells);
    free(weld.small.cells);
    free(weld.large.cells);
    return good;
}
