/* bench/meshes.c - the meshes of meshes.h.
 *
 * Positions are computed with + - * / and sqrt, which every machine rounds alike; the tubes need
 * sin and cos, which are computed in double and rounded once to float. A sphere is split edge by
 * edge: a hash table from an edge (a, b) to its middle vertex lets two triangles share this vertex,
 * which keeps the surface closed. */
#include "meshes.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_VERTICES ((size_t)1 << 31)

uint64_t random_seed(uint64_t number)
{
    return (number * UINT64_C(0x9E3779B97F4A7C15) + UINT64_C(88172645463325252)) | 1;
}

uint32_t random_bits(uint64_t *state)
{
    uint64_t s = *state;
    s ^= s << 13;
    s ^= s >> 7;
    s ^= s << 17;
    *state = s;
    return (uint32_t)(s >> 32);
}

float random_unit(uint64_t *state)
{
    return (float)(random_bits(state) >> 8) * (1.0f / 16777216.0f);
}

void trimesh_free(trimesh *mesh)
{
    free(mesh->positions);
    free(mesh->indices);
    *mesh = (trimesh){0};
}

static bool allocate(trimesh *mesh, size_t vertices, size_t triangles)
{
    *mesh = (trimesh){0};
    if (vertices > MAX_VERTICES || triangles > MAX_VERTICES)
        return false;
    mesh->positions = malloc((3 * vertices + 1) * sizeof(float));
    mesh->indices = malloc((3 * triangles + 1) * sizeof(uint32_t));
    if (!mesh->positions || !mesh->indices) {
        trimesh_free(mesh);
        return false;
    }
    return true;
}

static uint32_t add_vertex(trimesh *mesh, float x, float y, float z)
{
    float *p = mesh->positions + 3 * mesh->vertex_count;
    p[0] = x;
    p[1] = y;
    p[2] = z;
    return (uint32_t)mesh->vertex_count++;
}

static void add_triangle(trimesh *mesh, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t *i = mesh->indices + 3 * mesh->triangle_count++;
    i[0] = a;
    i[1] = b;
    i[2] = c;
}

/* ---- sphere ---- */

typedef struct edge_table {
    uint64_t *edges; /* 0: free, else the smaller vertex in the high half and the larger, plus 1 */
    uint32_t *middles;
    size_t mask;
} edge_table;

static bool edge_table_make(edge_table *table, size_t edges)
{
    size_t size = 64;
    while (size < 2 * edges)
        size *= 2;
    table->edges = calloc(size, sizeof *table->edges);
    table->middles = malloc(size * sizeof *table->middles);
    table->mask = size - 1;
    return table->edges && table->middles;
}

static void edge_table_free(edge_table *table)
{
    free(table->edges);
    free(table->middles);
}

static void add_on_sphere(trimesh *mesh, double x, double y, double z)
{
    double length = sqrt(x * x + y * y + z * z);
    add_vertex(mesh, (float)(x / length), (float)(y / length), (float)(z / length));
}

static uint32_t middle_of(trimesh *mesh, edge_table *table, uint32_t a, uint32_t b)
{
    uint64_t edge = (a < b ? (uint64_t)a << 32 | b : (uint64_t)b << 32 | a) + 1;
    size_t slot = (size_t)(edge * UINT64_C(0x9E3779B97F4A7C15) >> 20) & table->mask;
    while (table->edges[slot] && table->edges[slot] != edge)
        slot = (slot + 1) & table->mask;
    if (!table->edges[slot]) {
        const float *p = mesh->positions + 3 * (size_t)a, *q = mesh->positions + 3 * (size_t)b;
        table->edges[slot] = edge;
        table->middles[slot] = (uint32_t)mesh->vertex_count;
        add_on_sphere(mesh, (double)p[0] + q[0], (double)p[1] + q[1], (double)p[2] + q[2]);
    }
    return table->middles[slot];
}

/* The middle triangle replaces the old one; the three triangles at the corners are appended. */
static bool split_sphere(trimesh *mesh)
{
    size_t old_count = mesh->triangle_count;
    edge_table table;
    bool ok = edge_table_make(&table, old_count * 3 / 2);
    for (size_t i = 0; ok && i < old_count; i++) {
        uint32_t *v = mesh->indices + 3 * i;
        uint32_t a = v[0], b = v[1], c = v[2];
        uint32_t ab = middle_of(mesh, &table, a, b);
        uint32_t bc = middle_of(mesh, &table, b, c);
        uint32_t ca = middle_of(mesh, &table, c, a);
        v[0] = ab;
        v[1] = bc;
        v[2] = ca;
        add_triangle(mesh, a, ab, ca);
        add_triangle(mesh, b, bc, ab);
        add_triangle(mesh, c, ca, bc);
    }
    edge_table_free(&table);
    return ok;
}

bool trimesh_sphere(trimesh *mesh, unsigned level)
{
    static const uint8_t faces[20][3] = {
        {0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
        {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
        {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};
    const double g = (1 + sqrt(5.0)) / 2;
    const double corners[12][3] = {{-1, g, 0}, {1, g, 0}, {-1, -g, 0}, {1, -g, 0},
                                   {0, -1, g}, {0, 1, g}, {0, -1, -g}, {0, 1, -g},
                                   {g, 0, -1}, {g, 0, 1}, {-g, 0, -1}, {-g, 0, 1}};
    size_t triangles = level <= 13 ? (size_t)20 << (2 * level) : SIZE_MAX;
    if (!allocate(mesh, triangles / 2 + 2, triangles))
        return false;
    for (int i = 0; i < 12; i++)
        add_on_sphere(mesh, corners[i][0], corners[i][1], corners[i][2]);
    for (int i = 0; i < 20; i++)
        add_triangle(mesh, faces[i][0], faces[i][1], faces[i][2]);
    for (unsigned i = 0; i < level; i++)
        if (!split_sphere(mesh)) {
            trimesh_free(mesh);
            return false;
        }
    return true;
}

/* ---- grids: terrain and plane ---- */

static float lattice(int x, int y)
{
    uint32_t h = (uint32_t)x * 0x8da6b343u ^ (uint32_t)y * 0xd8163841u;
    h ^= h >> 15;
    h *= 0x2c1b3c6du;
    h ^= h >> 12;
    h *= 0x297a2d39u;
    h ^= h >> 15;
    return (float)(h >> 8) * (1.0f / 16777216.0f);
}

static float noise(float x, float y)
{
    int i = (int)x, j = (int)y;
    float u = x - (float)i, v = y - (float)j;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    float low = lattice(i, j) + (lattice(i + 1, j) - lattice(i, j)) * u;
    float high = lattice(i, j + 1) + (lattice(i + 1, j + 1) - lattice(i, j + 1)) * u;
    return low + (high - low) * v;
}

/* Nine octaves of value noise: from hills down to the size of a triangle. */
static float height(float x, float y)
{
    float sum = 0, amplitude = 0.15f, scale = 6;
    for (int octave = 0; octave < 9; octave++) {
        sum += amplitude * noise(x * scale + 17.0f * (float)octave, y * scale);
        amplitude *= 0.5f;
        scale *= 2.03125f;
    }
    return sum;
}

/* Adds squares of two triangles each over vertices in rows. They are anticlockwise seen from the
 * side where a step to the next column, then to the next row, turns left; with `turned` seen from
 * the other side. */
static void add_squares(trimesh *mesh, unsigned cells, bool turned)
{
    for (unsigned j = 0; j < cells; j++)
        for (unsigned i = 0; i < cells; i++) {
            uint32_t a = j * (cells + 1) + i, b = a + 1, c = a + cells + 1, d = c + 1;
            add_triangle(mesh, a, turned ? c : b, turned ? b : c);
            add_triangle(mesh, b, turned ? c : d, turned ? d : c);
        }
}

static bool allocate_squares(trimesh *mesh, unsigned cells)
{
    size_t side = cells;
    if (cells > 30000) {
        *mesh = (trimesh){0};
        return false;
    }
    return allocate(mesh, (side + 1) * (side + 1), 2 * side * side);
}

bool trimesh_terrain(trimesh *mesh, unsigned cells)
{
    if (!allocate_squares(mesh, cells))
        return false;
    for (unsigned j = 0; j <= cells; j++)
        for (unsigned i = 0; i <= cells; i++) {
            float x = (float)i / (float)cells, z = (float)j / (float)cells;
            add_vertex(mesh, x, height(x, z), z);
        }
    add_squares(mesh, cells, true);
    return true;
}

bool trimesh_grid(trimesh *mesh, unsigned cells)
{
    if (!allocate_squares(mesh, cells))
        return false;
    for (unsigned j = 0; j <= cells; j++)
        for (unsigned i = 0; i <= cells; i++)
            add_vertex(mesh, (float)i, (float)j, 0);
    add_squares(mesh, cells, false);
    return true;
}

/* ---- soup ---- */

bool trimesh_soup(trimesh *mesh, size_t triangles, uint64_t seed)
{
    if (triangles > MAX_VERTICES / 3 || !allocate(mesh, 3 * triangles, triangles)) {
        *mesh = (trimesh){0};
        return false;
    }
    uint64_t state = random_seed(seed);
    float size = 1.4f / (float)cbrt((double)(triangles ? triangles : 1));
    for (size_t i = 0; i < triangles; i++) {
        float c[3] = {random_unit(&state), random_unit(&state), random_unit(&state)};
        uint32_t first = (uint32_t)mesh->vertex_count;
        for (int k = 0; k < 3; k++) {
            float d[3] = {random_unit(&state), random_unit(&state), random_unit(&state)};
            add_vertex(mesh, c[0] + (d[0] - 0.5f) * size, c[1] + (d[1] - 0.5f) * size,
                       c[2] + (d[2] - 0.5f) * size);
        }
        add_triangle(mesh, first, first + 1, first + 2);
    }
    return true;
}

/* ---- tubes: torus and knot ---- */

typedef struct point {
    double x, y, z;
} point;

static point combine(point a, double s, point b, double t, point c)
{
    return (point){a.x + s * b.x + t * c.x, a.y + s * b.y + t * c.y, a.z + s * b.z + t * c.z};
}

static point cross(point a, point b)
{
    return (point){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static point unit(point a)
{
    double length = sqrt(a.x * a.x + a.y * a.y + a.z * a.z);
    return (point){a.x / length, a.y / length, a.z / length};
}

static point ring(double s)
{
    return (point){cos(s), 0, sin(s)};
}

static point trefoil(double s)
{
    return (point){(sin(s) + 2 * sin(2 * s)) / 4, (cos(s) - 2 * cos(2 * s)) / 4, -sin(3 * s) / 4};
}

/* A tube around a closed curve. Its circles are perpendicular to the curve, and their frame uses
 * the direction from (0, 0, 0), through which neither curve passes: the ends meet without a
 * twist. */
static bool tube_round(trimesh *mesh, point (*curve)(double), unsigned along, unsigned around,
                       double radius)
{
    const double turn = 6.283185307179586;
    if (along < 3 || around < 3 || along > 40000 || around > 40000 ||
        !allocate(mesh, (size_t)along * around, 2 * (size_t)along * around)) {
        *mesh = (trimesh){0};
        return false;
    }
    for (unsigned i = 0; i < along; i++) {
        double s = turn * i / along;
        point p = curve(s), origin = {0, 0, 0};
        point forward = unit(combine(curve(s + 1e-3), -1, curve(s - 1e-3), 0, origin));
        point side = unit(cross(forward, p)), out = cross(side, forward);
        for (unsigned j = 0; j < around; j++) {
            double a = turn * j / around;
            point q = combine(p, radius * cos(a), out, radius * sin(a), side);
            add_vertex(mesh, (float)q.x, (float)q.y, (float)q.z);
        }
    }
    for (unsigned i = 0; i < along; i++)
        for (unsigned j = 0; j < around; j++) {
            uint32_t here = i * around, next = (i + 1) % along * around, k = (j + 1) % around;
            add_triangle(mesh, here + j, here + k, next + j);
            add_triangle(mesh, here + k, next + k, next + j);
        }
    return true;
}

bool trimesh_torus(trimesh *mesh, unsigned along, unsigned around, float tube)
{
    return tube_round(mesh, ring, along, around, tube);
}

bool trimesh_knot(trimesh *mesh, unsigned along, unsigned around)
{
    return tube_round(mesh, trefoil, along, around, 0.15);
}

/* ---- files ---- */

typedef struct header {
    size_t vertices, faces;
    unsigned vertex_numbers; /* per vertex; the first three are its position */
    bool binary, ply;
} header;

static bool read_off_header(FILE *file, header *head)
{
    char line[256];
    do {
        if (!fgets(line, sizeof line, file))
            return false;
    } while (line[0] == '#' || line[0] == '\n' || strncmp(line, "OFF", 3) == 0);
    *head = (header){.vertex_numbers = 3};
    return sscanf(line, "%zu %zu", &head->vertices, &head->faces) == 2;
}

static bool read_ply_header(FILE *file, header *head)
{
    char line[256];
    bool in_vertex = false;
    *head = (header){.ply = true};
    while (fgets(line, sizeof line, file)) {
        if (strncmp(line, "end_header", 10) == 0)
            return head->vertex_numbers >= 3;
        if (strncmp(line, "format binary_big", 17) == 0)
            return false;
        if (strncmp(line, "format binary_little", 20) == 0)
            head->binary = true;
        if (strncmp(line, "element", 7) == 0)
            in_vertex = sscanf(line, "element vertex %zu", &head->vertices) == 1;
        sscanf(line, "element face %zu", &head->faces);
        if (in_vertex && strncmp(line, "property float", 14) == 0)
            head->vertex_numbers++;
        else if (in_vertex && strncmp(line, "property", 8) == 0)
            return false;
    }
    return false;
}

static bool read_number(FILE *file, const header *head, float *number)
{
    if (head->binary)
        return fread(number, sizeof *number, 1, file) == 1;
    return fscanf(file, "%f", number) == 1;
}

static bool read_index(FILE *file, const header *head, uint32_t *index)
{
    if (head->binary)
        return fread(index, sizeof *index, 1, file) == 1;
    return fscanf(file, "%" SCNu32, index) == 1;
}

static bool read_count(FILE *file, const header *head, uint32_t *count)
{
    int c;
    if (!head->binary)
        return fscanf(file, "%" SCNu32, count) == 1;
    c = fgetc(file);
    *count = (uint32_t)c;
    return c != EOF;
}

static bool read_vertices(FILE *file, const header *head, trimesh *mesh)
{
    for (size_t i = 0; i < head->vertices; i++) {
        float numbers[3] = {0, 0, 0}, rest;
        for (unsigned k = 0; k < head->vertex_numbers; k++)
            if (!read_number(file, head, k < 3 ? &numbers[k] : &rest))
                return false;
        add_vertex(mesh, numbers[0], numbers[1], numbers[2]);
    }
    return true;
}

/* Polygons become fans; the index array grows where faces are not triangles. */
static bool read_faces(FILE *file, const header *head, trimesh *mesh)
{
    size_t room = head->faces;
    for (size_t i = 0; i < head->faces; i++) {
        uint32_t corners, first = 0, last = 0, index;
        if (!read_count(file, head, &corners))
            return false;
        for (uint32_t k = 0; k < corners; k++) {
            if (!read_index(file, head, &index) || index >= head->vertices)
                return false;
            if (k >= 2 && mesh->triangle_count == room) {
                uint32_t *grown = realloc(mesh->indices, (6 * room + 3) * sizeof *grown);
                if (!grown)
                    return false;
                mesh->indices = grown;
                room = 2 * room + 1;
            }
            if (k == 0)
                first = index;
            else if (k >= 2)
                add_triangle(mesh, first, last, index);
            last = index;
        }
    }
    return true;
}

bool trimesh_load(trimesh *mesh, const char *path)
{
    FILE *file = fopen(path, "rb");
    char magic[4] = "";
    header head;
    *mesh = (trimesh){0};
    if (!file)
        return false;
    bool ok = fread(magic, 1, 3, file) == 3;
    if (ok && strcmp(magic, "ply") == 0)
        ok = read_ply_header(file, &head);
    else
        ok = ok && strcmp(magic, "OFF") == 0 && read_off_header(file, &head);
    ok = ok && allocate(mesh, head.vertices, head.faces) && read_vertices(file, &head, mesh) &&
         read_faces(file, &head, mesh);
    fclose(file);
    if (!ok)
        trimesh_free(mesh);
    return ok;
}

/* ---- size ---- */

void trimesh_bounds(const trimesh *mesh, float lower[3], float upper[3])
{
    for (int k = 0; k < 3; k++) {
        lower[k] = INFINITY;
        upper[k] = -INFINITY;
    }
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++) {
        float x = mesh->positions[i];
        int k = (int)(i % 3);
        lower[k] = x < lower[k] ? x : lower[k];
        upper[k] = x > upper[k] ? x : upper[k];
    }
}

void trimesh_scale(trimesh *mesh, float diagonal)
{
    float lower[3], upper[3];
    trimesh_bounds(mesh, lower, upper);
    float x = upper[0] - lower[0], y = upper[1] - lower[1], z = upper[2] - lower[2];
    float length = sqrtf(x * x + y * y + z * z);
    if (!(length > 0 && length < INFINITY))
        return;
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++)
        mesh->positions[i] *= diagonal / length;
}
