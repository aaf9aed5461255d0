/* cli/query/measure.c - describes a mesh in numbers. Points with equal coordinates are identified
 * first, because most formats repeat a point for every triangle around it. Edges and triangles are
 * then listed by their least point; those lists are short, and near each other in memory for
 * triangles that are near each other in the file.
 *
 * Area and volume are sums in double: of half the length of the cross product of two sides, and of
 * the signed volumes of the tetrahedra between each triangle and the middle of the bounds. With h
 * half an epsilon, differences are off by h, a product of three of them by 7 h, and a sum of n such
 * terms by n h of the sum of their sizes: the volume is off by (n + 8) h of it. */
#include "query/measure.h"
#include "progress.h"

#include <float.h>
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
    double areas = 0, volumes = 0, sizes = 0, middle[3];
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
            sizes += fabs(p[i]) * (fabs(u[j] * v[k]) + fabs(u[k] * v[j]));
        }
        areas += sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        volumes += p[0] * n[0] + p[1] * n[1] + p[2] * n[2];
        measures->degenerate += mesh_collinear(a, b, c);
    }
    measures->area = areas / 2;
    measures->volume = volumes / 6;
    measures->volume_off = sizes / 6 * ((double)mesh->triangle_count + 8) * (DBL_EPSILON / 2);
}

/* ---- equal points ---- */

/* The number of the point of each vertex, and a table of the first vertex of each point, at most
 * half full. */
typedef struct Points {
    const Mesh *mesh;
    uint32_t *number; /* of each vertex; UINT32_MAX: not yet */
    uint32_t *first;  /* a vertex, or UINT32_MAX */
    size_t room, count;
} Points;

static void key_of(const Mesh *mesh, uint32_t vertex, uint64_t key[3])
{
    for (int i = 0; i < 3; i++) {
        const double x = mesh->positions[3 * (size_t)vertex + (size_t)i] + 0; /* -0 is 0 */
        memcpy(&key[i], &x, sizeof x);
    }
}

/* The finalizer of MurmurHash3, once for each word. */
static uint64_t hash_of(const Mesh *mesh, uint32_t vertex)
{
    uint64_t key[3], h = 0x9e3779b97f4a7c15;
    key_of(mesh, vertex, key);
    for (int i = 0; i < 3; i++) {
        h ^= key[i];
        h = (h ^ h >> 33) * 0xff51afd7ed558ccd;
        h = (h ^ h >> 33) * 0xc4ceb9fe1a85ec53;
        h ^= h >> 33;
    }
    return h;
}

static bool is_same(const Mesh *mesh, uint32_t a, uint32_t b)
{
    const double *p = &mesh->positions[3 * (size_t)a], *q = &mesh->positions[3 * (size_t)b];
    return p[0] == q[0] && p[1] == q[1] && p[2] == q[2];
}

/* The place of a vertex in the table: that of an equal one, or an empty one. */
static size_t place_of(const Points *points, uint32_t vertex, uint64_t hash)
{
    size_t place = (size_t)hash & (points->room - 1);
    while (points->first[place] != UINT32_MAX &&
           !is_same(points->mesh, points->first[place], vertex))
        place = (place + 1) & (points->room - 1);
    return place;
}

static bool enlarge(Points *points)
{
    const Points old = *points;
    points->room = old.room > 0 ? 2 * old.room : (size_t)1 << 12;
    points->first = malloc(points->room * sizeof *points->first);
    if (points->first != NULL) {
        memset(points->first, 0xff, points->room * sizeof *points->first);
        for (size_t i = 0; i < old.room; i++)
            if (old.first[i] != UINT32_MAX)
                points->first[place_of(points, old.first[i], hash_of(old.mesh, old.first[i]))] =
                    old.first[i];
    }
    free(old.first);
    return points->first != NULL;
}

/* Numbers up to 64 vertices. The table is much larger than the cache, so all of its places are
 * requested before the first is read. */
static bool number_block(Points *points, const uint32_t *vertices, size_t count)
{
    uint64_t hash[64];
    if (2 * (points->count + count) > points->room && !enlarge(points))
        return false;
    for (size_t i = 0; i < count; i++) {
        hash[i] = hash_of(points->mesh, vertices[i]);
        __builtin_prefetch(&points->first[hash[i] & (points->room - 1)]);
    }
    for (size_t i = 0; i < count; i++) {
        if (points->number[vertices[i]] != UINT32_MAX)
            continue;
        const size_t place = place_of(points, vertices[i], hash[i]);
        if (points->first[place] == UINT32_MAX) {
            points->first[place] = vertices[i];
            points->number[vertices[i]] = (uint32_t)points->count++;
        } else {
            points->number[vertices[i]] = points->number[points->first[place]];
        }
    }
    return true;
}

/* Numbers the points of all finite triangles. */
static bool number_points(Points *points)
{
    const Mesh *mesh = points->mesh;
    uint32_t block[64];
    size_t count = 0;
    bool good = true;
    points->number = malloc((mesh->vertex_count + 1) * sizeof *points->number);
    if (points->number == NULL || !enlarge(points))
        return false;
    memset(points->number, 0xff, (mesh->vertex_count + 1) * sizeof *points->number);
    for (size_t t = 0; good && t < mesh->triangle_count; t++) {
        const uint32_t *corner = &mesh->indices[3 * t];
        for (int k = 0; mesh_finite(mesh, t) && k < 3; k++)
            if (points->number[corner[k]] == UINT32_MAX)
                block[count++] = corner[k];
        if (count > 60) {
            good = number_block(points, block, count);
            count = 0;
        }
    }
    return good && number_block(points, block, count);
}

bool measure_points(const Mesh *mesh, uint32_t **numbers, size_t *count)
{
    Points points = {.mesh = mesh};
    const bool good = number_points(&points);
    free(points.first);
    if (!good)
        free(points.number), points.number = NULL;
    *numbers = points.number, *count = points.count;
    return good;
}

/* The points of a triangle; false if it is not finite. */
static bool points_of(const Points *points, size_t t, uint32_t p[3])
{
    const uint32_t *corner = &points->mesh->indices[3 * t];
    if (!mesh_finite(points->mesh, t))
        return false;
    for (int k = 0; k < 3; k++)
        p[k] = points->number[corner[k]];
    return true;
}

/* ---- lists of points ---- */

/* For each key a list of numbers, all lists in one array. The ends of the lists are counted first;
 * filling moves each end to the start of its list. */
typedef struct Lists {
    size_t *start; /* of each key, and the end of the last */
    uint64_t *numbers;
    size_t keys;
} Lists;

static bool lists_make(Lists *lists, size_t keys)
{
    *lists = (Lists){.start = calloc(keys + 1, sizeof *lists->start), .keys = keys};
    return lists->start != NULL;
}

/* Called when each key was counted in start[key]. */
static bool lists_reserve(Lists *lists)
{
    size_t sum = 0;
    for (size_t i = 0; i <= lists->keys; i++)
        lists->start[i] = sum += lists->start[i];
    lists->numbers = malloc((sum + 1) * sizeof *lists->numbers);
    return lists->numbers != NULL;
}

static void lists_add(Lists *lists, size_t key, uint64_t number)
{
    lists->numbers[--lists->start[key]] = number;
}

static void lists_free(Lists *lists)
{
    free(lists->start);
    free(lists->numbers);
    *lists = (Lists){0};
}

static int compare(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Most lists are short. */
static void sort(uint64_t *numbers, size_t count)
{
    if (count > 32) {
        qsort(numbers, count, sizeof *numbers, compare);
        return;
    }
    for (size_t i = 1; i < count; i++) {
        const uint64_t x = numbers[i];
        size_t k = i;
        for (; k > 0 && numbers[k - 1] > x; k--)
            numbers[k] = numbers[k - 1];
        numbers[k] = x;
    }
}

/* ---- edges ---- */

/* The edges of the lesser point, each as twice its greater point, and 1 more if it is used from
 * there. */
static void count_edges(uint64_t *list, size_t count, Measures *measures)
{
    sort(list, count);
    for (size_t i = 0; i < count;) {
        size_t uses[2] = {0, 0};
        const uint64_t other = list[i] >> 1;
        for (; i < count && list[i] >> 1 == other; i++)
            uses[list[i] & 1]++;
        measures->edges++;
        measures->boundary += uses[0] + uses[1] == 1;
        measures->crowded += uses[0] + uses[1] > 2;
        measures->twisted += uses[0] + uses[1] == 2 && uses[0] != uses[1];
    }
}

/* Counts the edges of a triangle, or adds them. One that names a point twice has none. */
static void list_edges(Lists *lists, const uint32_t p[3], bool add)
{
    if (p[0] == p[1] || p[1] == p[2] || p[2] == p[0])
        return;
    for (int k = 0; k < 3; k++) {
        const uint32_t from = p[k], to = p[(k + 1) % 3];
        const bool back = from > to;
        if (add)
            lists_add(lists, back ? to : from, 2 * (uint64_t)(back ? from : to) + back);
        else
            lists->start[back ? to : from]++;
    }
}

/* Counts a triangle in the list of its least point, or adds its other two points. */
static void list_triangle(Lists *lists, const uint32_t p[3], bool add)
{
    uint32_t low = p[0] < p[1] ? p[0] : p[1], high = p[0] < p[1] ? p[1] : p[0], middle = p[2];
    if (middle < low)
        middle = low, low = p[2];
    else if (middle > high)
        middle = high, high = p[2];
    if (add)
        lists_add(lists, low, (uint64_t)middle << 32 | high);
    else
        lists->start[low]++;
}

static void count_duplicates(uint64_t *list, size_t count, Measures *measures)
{
    sort(list, count);
    for (size_t i = 1; i < count; i++)
        measures->duplicate += list[i] == list[i - 1];
}

/* Makes the lists of all points, and counts what is in each. */
static bool count_lists(const Points *points, Measures *measures,
                        void (*list)(Lists *lists, const uint32_t p[3], bool add),
                        void (*count)(uint64_t *list, size_t count, Measures *measures))
{
    Lists lists;
    uint32_t p[3];
    const size_t triangles = points->mesh->triangle_count;
    bool good = lists_make(&lists, points->count);
    for (size_t t = 0; good && t < triangles; t++)
        if (points_of(points, t, p))
            list(&lists, p, false);
    good = good && lists_reserve(&lists);
    for (size_t t = 0; good && t < triangles; t++)
        if (points_of(points, t, p))
            list(&lists, p, true);
    for (size_t i = 0; good && i < points->count; i++)
        count(&lists.numbers[lists.start[i]], lists.start[i + 1] - lists.start[i], measures);
    lists_free(&lists);
    return good;
}

/* ---- connected components ---- */

static uint32_t root_of(uint32_t *parent, uint32_t i)
{
    while (parent[i] != i)
        i = parent[i] = parent[parent[i]];
    return i;
}

/* A disjoint-set forest over the points: each join of two sets leaves one part fewer. */
static bool count_parts(const Points *points, Measures *measures)
{
    uint32_t *parent = malloc((points->count + 1) * sizeof *parent), p[3];
    measures->parts = points->count;
    for (size_t i = 0; parent != NULL && i < points->count; i++)
        parent[i] = (uint32_t)i;
    for (size_t t = 0; parent != NULL && t < points->mesh->triangle_count; t++) {
        if (!points_of(points, t, p))
            continue;
        for (int k = 1; k < 3; k++) {
            const uint32_t a = root_of(parent, p[0]), b = root_of(parent, p[k]);
            measures->parts -= a != b;
            parent[a < b ? b : a] = a < b ? a : b;
        }
    }
    free(parent);
    return parent != NULL;
}

bool measure_mesh(const Mesh *mesh, Measures *measures)
{
    progress_begin("measuring", NULL);
    Points points = {.mesh = mesh};
    *measures = (Measures){.area = 0};
    measure_bounds(mesh, measures);
    measure_sizes(mesh, measures);
    const bool good = measure_points(mesh, &points.number, &points.count) &&
                      count_lists(&points, measures, list_edges, count_edges) &&
                      count_lists(&points, measures, list_triangle, count_duplicates) &&
                      count_parts(&points, measures);
    free(points.number);
    measures->points = points.count;
    measures->closed = measures->edges > 0 && measures->not_finite == 0 &&
                       measures->boundary + measures->crowded + measures->twisted == 0;
    progress_end();
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
