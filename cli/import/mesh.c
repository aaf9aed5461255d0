/* cli/import/mesh.c - ownership of a mesh, and its conversion to float. */
#include "import/mesh.h"

#include "isectd/exact.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void mesh_free(Mesh *mesh)
{
    free(mesh->positions);
    free(mesh->floats);
    free(mesh->indices);
    *mesh = (Mesh){0};
}

const double *mesh_corner(const Mesh *mesh, size_t triangle, int k)
{
    return &mesh->positions[3 * (size_t)mesh->indices[3 * triangle + (size_t)k]];
}

bool mesh_finite(const Mesh *mesh, size_t triangle)
{
    for (int k = 0; k < 9; k++)
        if (!isfinite(mesh_corner(mesh, triangle, k / 3)[k % 3]))
            return false;
    return true;
}

/* Points are collinear if all projections along the axes are. */
bool mesh_collinear(const double a[3], const double b[3], const double c[3])
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3;
        if (isectd_orient2d(&(isectd_vec2){a[i], a[j]}, &(isectd_vec2){b[i], b[j]},
                            &(isectd_vec2){c[i], c[j]}) != 0)
            return false;
    }
    return true;
}

static Vector corner_vector(const Mesh *mesh, size_t triangle, int k)
{
    const double *p = mesh_corner(mesh, triangle, k);
    return (Vector){p[0], p[1], p[2]};
}

Vector mesh_normal(const Mesh *mesh, size_t triangle)
{
    const Vector a = corner_vector(mesh, triangle, 0);
    const Vector u = vector_subtract(corner_vector(mesh, triangle, 1), a);
    const Vector v = vector_subtract(corner_vector(mesh, triangle, 2), a);
    return vector_unit(vector_cross(vector_unit(u), vector_unit(v)));
}

/* ---- rounding ---- */

static size_t count_degenerate(const Mesh *mesh)
{
    size_t count = 0;
    for (size_t t = 0; t < mesh->triangle_count; t++)
        count +=
            mesh_finite(mesh, t) && mesh_collinear(mesh_corner(mesh, t, 0), mesh_corner(mesh, t, 1),
                                                   mesh_corner(mesh, t, 2));
    return count;
}

/* The diagonal of the finite part. */
static double size_of(const Mesh *mesh)
{
    double squared = 0;
    for (size_t k = 0; k < 3; k++) {
        double lower = INFINITY, upper = -INFINITY;
        for (size_t i = k; i < 3 * mesh->vertex_count; i += 3)
            if (isfinite(mesh->positions[i])) {
                lower = fmin(lower, mesh->positions[i]);
                upper = fmax(upper, mesh->positions[i]);
            }
        squared += pow(fmax(upper - lower, 0), 2);
    }
    return sqrt(squared);
}

/* Most meshes hold floats and nothing changes: triangles are tested only if a vertex moves. */
bool mesh_round(Mesh *mesh, MeshLoss *loss)
{
    const double size = size_of(mesh);
    double moved = 0;
    *loss = (MeshLoss){0};
    mesh->floats = malloc((3 * mesh->vertex_count + 1) * sizeof *mesh->floats);
    if (mesh->floats == NULL)
        return false;
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++) {
        mesh->floats[i] = (float)mesh->positions[i];
        if (isfinite(mesh->positions[i]))
            moved = fmax(moved, fabs((double)mesh->floats[i] - mesh->positions[i]));
    }
    if (moved == 0)
        return true;
    const size_t before = count_degenerate(mesh);
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++)
        mesh->positions[i] = (double)mesh->floats[i];
    const size_t after = count_degenerate(mesh);
    *loss = (MeshLoss){size > 0 ? moved / size : INFINITY, after > before ? after - before : 0};
    return true;
}

/* ---- several meshes ---- */

/* Appends an array to another one, and returns it; NULL: out of memory, and the first is
 * unchanged. */
static void *join(void *array, size_t bytes, const void *more, size_t more_bytes)
{
    char *larger = realloc(array, bytes + more_bytes + 1);
    if (larger != NULL)
        memcpy(larger + bytes, more, more_bytes);
    return larger;
}

static bool append(Mesh *mesh, const Mesh *other)
{
    const size_t each = 3 * sizeof *mesh->positions, corners = 3 * sizeof *mesh->indices;
    double *positions = join(mesh->positions, mesh->vertex_count * each, other->positions,
                             other->vertex_count * each);
    mesh->positions = positions != NULL ? positions : mesh->positions;
    uint32_t *indices = join(mesh->indices, mesh->triangle_count * corners, other->indices,
                             other->triangle_count * corners);
    mesh->indices = indices != NULL ? indices : mesh->indices;
    for (size_t i = 0; indices != NULL && i < 3 * other->triangle_count; i++)
        indices[3 * mesh->triangle_count + i] += (uint32_t)mesh->vertex_count;
    return positions != NULL && indices != NULL;
}

bool mesh_append(Mesh *mesh, Mesh *other)
{
    if (mesh->positions == NULL) { /* the first mesh */
        *mesh = *other;
        *other = (Mesh){0};
        return true;
    }
    const bool good = mesh->vertex_count + other->vertex_count <= UINT32_MAX &&
                      mesh->triangle_count + other->triangle_count <= INT32_MAX &&
                      append(mesh, other);
    if (good) {
        mesh->vertex_count += other->vertex_count;
        mesh->triangle_count += other->triangle_count;
        mesh->polygon_count += other->polygon_count;
    }
    mesh_free(other);
    return good;
}

/* Copies `vertices` vertices, from number `least` on. */
static bool copy_part(Mesh *part, const Mesh *mesh, size_t first, size_t count, size_t least,
                      size_t vertices)
{
    *part = *mesh;
    part->floats = NULL;
    part->vertex_count = vertices;
    part->triangle_count = count;
    part->positions = malloc((3 * vertices + 1) * sizeof *part->positions);
    part->indices = malloc((3 * count + 1) * sizeof *part->indices);
    if (part->positions == NULL || part->indices == NULL) {
        mesh_free(part);
        return false;
    }
    if (vertices > 0)
        memcpy(part->positions, mesh->positions + 3 * least, 3 * vertices * sizeof(double));
    for (size_t i = 0; i < 3 * count; i++)
        part->indices[i] = mesh->indices[3 * first + i] - (uint32_t)least;
    return true;
}

bool mesh_part(Mesh *part, const Mesh *mesh, size_t first, size_t count)
{
    size_t least = SIZE_MAX, end = 0;
    for (size_t i = 3 * first; i < 3 * (first + count); i++) {
        const size_t index = mesh->indices[i];
        least = index < least ? index : least;
        end = index >= end ? index + 1 : end;
    }
    least = least < end ? least : end;
    return copy_part(part, mesh, first, count, least, end - least);
}

bool mesh_copy(Mesh *copy, const Mesh *mesh)
{
    return copy_part(copy, mesh, 0, mesh->triangle_count, 0, mesh->vertex_count);
}

/* ---- views ---- */

isect_mesh mesh_view(const Mesh *mesh)
{
    return (isect_mesh){.positions = mesh->floats,
                        .vertex_count = mesh->vertex_count,
                        .indices = mesh->indices,
                        .triangle_count = mesh->triangle_count};
}

isectd_mesh mesh_view_wide(const Mesh *mesh)
{
    return (isectd_mesh){.positions = mesh->positions,
                         .vertex_count = mesh->vertex_count,
                         .indices = mesh->indices,
                         .triangle_count = mesh->triangle_count};
}
