/* cli/query/measure.c - describes a mesh in numbers. Points with equal coordinates are identified
 * first, because most formats repeat a point for every triangle around it; edges and triangles are
 * then compared by the numbers of their points.
 *
 * Area and volume are sums in double: of half the length of the cross product of two sides, and of
 * the signed volumes of the tetrahedra between each triangle and the middle of the bounds. */
#include "query/measure.h"

#include "query/intern.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void measure_bounds(const Mesh *mesh, Measures *measures)
{
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        measures->lower[i] = INFINITY;
        measures->upper[i] = -INFINITY;
    }
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        if (!mesh_finite(mesh, t)) {
            measures->not_finite++;
            continue;
        }
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++) {
                double x = mesh_corner(mesh, t, k)[i];
                measures->lower[i] = x < measures->lower[i] ? x : measures->lower[i];
                measures->upper[i] = x > measures->upper[i] ? x : measures->upper[i];
            }
    }
    for (int i = 0; i < 3; i++) {
        double side = measures->upper[i] - measures->lower[i];
        sum += side * side;
    }
    measures->diagonal = measures->not_finite < mesh->triangle_count ? sqrt(sum) : 0;
}

static void measure_sizes(const Mesh *mesh, Measures *measures)
{
    double areas = 0, volumes = 0, middle[3];
    for (int i = 0; i < 3; i++)
        middle[i] = measures->lower[i] / 2 + measures->upper[i] / 2;
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        double p[3], u[3], v[3], n[3];
        const double *a = mesh_corner(mesh, t, 0), *b = mesh_corner(mesh, t, 1),
                     *c = mesh_corner(mesh, t, 2);
        if (!mesh_finite(mesh, t))
            continue;
        for (int i = 0; i < 3; i++) {
            p[i] = a[i] - middle[i];
            u[i] = b[i] - a[i];
            v[i] = c[i] - a[i];
        }
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            n[i] = u[j] * v[k] - u[k] * v[j];
        }
        areas += sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        volumes += p[0] * n[0] + p[1] * n[1] + p[2] * n[2];
        measures->degenerate += mesh_collinear(a, b, c);
    }
    measures->area = areas / 2;
    measures->volume = volumes / 6;
}

static uint32_t number_point(Intern *points, const double p[3])
{
    InternKey key;
    for (int i = 0; i < 3; i++) {
        const double x = p[i] == 0 ? 0 : p[i]; /* -0 is 0 */
        memcpy(&key.word[i], &x, sizeof x);
    }
    return intern_number(points, key);
}

/* The number of uses of an edge from its lesser point to its greater, and in reverse. */
typedef struct EdgeUse {
    uint8_t up, down;
} EdgeUse;

static void use_edge(Intern *edges, EdgeUse *uses, uint32_t from, uint32_t to)
{
    bool up = from < to;
    InternKey key = {{up ? from : to, up ? to : from, 0}};
    EdgeUse *use = &uses[intern_number(edges, key)];
    uint8_t *count = up ? &use->up : &use->down;
    *count = (uint8_t)(*count + (*count < 3));
}

static InternKey sorted(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    if (c < low)
        return (InternKey){{c, low, high}};
    return (InternKey){{low, c < high ? c : high, c < high ? high : c}};
}

/* The tables of equal points, edges and triangles. */
typedef struct Connections {
    Intern points, edges, triangles;
    EdgeUse *uses; /* by edge */
} Connections;

static void connect(const Mesh *mesh, Connections *all, Measures *measures)
{
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        uint32_t p[3];
        if (!mesh_finite(mesh, t))
            continue;
        for (int k = 0; k < 3; k++)
            p[k] = number_point(&all->points, mesh_corner(mesh, t, k));
        size_t before = all->triangles.count;
        intern_number(&all->triangles, sorted(p[0], p[1], p[2]));
        measures->duplicate += all->triangles.count == before;
        if (p[0] == p[1] || p[1] == p[2] || p[2] == p[0])
            continue;
        for (int k = 0; k < 3; k++)
            use_edge(&all->edges, all->uses, p[k], p[(k + 1) % 3]);
    }
    measures->points = all->points.count;
    measures->edges = all->edges.count;
    for (size_t i = 0; i < all->edges.count; i++) {
        int up = all->uses[i].up, down = all->uses[i].down;
        measures->boundary += up + down == 1;
        measures->crowded += up + down > 2;
        measures->twisted += up + down == 2 && up != down;
    }
}

bool measure_mesh(const Mesh *mesh, Measures *measures)
{
    Connections all = {.uses = NULL};
    size_t corners = 3 * mesh->triangle_count;
    size_t points = mesh->vertex_count < corners ? mesh->vertex_count : corners;
    bool good = intern_reserve(&all.points, points) && intern_reserve(&all.edges, corners) &&
                intern_reserve(&all.triangles, mesh->triangle_count);
    all.uses = good ? calloc(corners > 0 ? corners : 1, sizeof *all.uses) : NULL;
    good = good && all.uses != NULL;
    *measures = (Measures){.area = 0};
    if (good) {
        measure_bounds(mesh, measures);
        measure_sizes(mesh, measures);
        connect(mesh, &all, measures);
        measures->closed = measures->edges > 0 && measures->not_finite == 0 &&
                           measures->boundary + measures->crowded + measures->twisted == 0;
    }
    intern_free(&all.points);
    intern_free(&all.edges);
    intern_free(&all.triangles);
    free(all.uses);
    return good;
}

bool measure_warn_open(const Mesh *mesh, const char *name, Fault *fault)
{
    Measures measures;
    if (!measure_mesh(mesh, &measures))
        return fault_set(fault, "%s: out of memory", name);
    if (measures.boundary + measures.not_finite > 0)
        fault_warn("%s: is not closed (see: isect info); inside is decided by a ray along x", name);
    return true;
}
