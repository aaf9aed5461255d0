/* cli/import/model.c - collects points and faces. The corners of a polygon stand in the place of
 * its triangles until all points are known; it is then cut by exact signs. One that is not simple
 * becomes the fan of its first corner, which has the same border, and is counted, and so is one
 * that is not flat. */
#include "import/model.h"

#include "import/wire.h"

#include "isectd/polygon.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Makes space for `more` elements; returns the array, or NULL. */
static void *reserve(void *array, size_t count, size_t more, size_t *room, size_t each)
{
    if (more <= *room - count)
        return array;
    const size_t twice = *room > 0 ? 2 * *room : 256;
    const size_t wanted = count + more > twice ? count + more : twice;
    void *larger = wanted < SIZE_MAX / each ? realloc(array, wanted * each) : NULL;
    if (larger != NULL)
        *room = wanted;
    return larger;
}

static bool no_memory(Model *model)
{
    return fault_set(model->fault, "the importer ran out of memory");
}

bool model_point(Model *model, const double at[3])
{
    Mesh *mesh = &model->mesh;
    double *points =
        reserve(mesh->positions, mesh->vertex_count, 1, &model->point_room, 3 * sizeof *points);
    if (points == NULL)
        return no_memory(model);
    mesh->positions = points;
    memcpy(&points[3 * mesh->vertex_count++], at, 3 * sizeof *at);
    return true;
}

bool model_corner(Model *model, uint32_t point)
{
    uint32_t *loop = reserve(model->loop, model->loop_count, 1, &model->loop_room, sizeof *loop);
    if (loop == NULL)
        return no_memory(model);
    model->loop = loop;
    loop[model->loop_count++] = point;
    return true;
}

static bool add_polygon(Model *model, size_t corners)
{
    Mesh *mesh = &model->mesh;
    ModelPolygon *polygons =
        reserve(model->polygons, mesh->polygon_count, 1, &model->polygon_room, sizeof *polygons);
    if (polygons == NULL)
        return no_memory(model);
    model->polygons = polygons;
    polygons[mesh->polygon_count++] = (ModelPolygon){mesh->triangle_count, corners, model->where};
    return true;
}

bool model_face(Model *model)
{
    Mesh *mesh = &model->mesh;
    const size_t corners = model->loop_count, triangles = corners > 2 ? corners - 2 : 0;
    model->loop_count = 0;
    if (corners < 3) {
        mesh->skipped_count++;
        return true;
    }
    uint32_t *indices = reserve(mesh->indices, mesh->triangle_count, triangles,
                                &model->triangle_room, 3 * sizeof *indices);
    if (indices == NULL)
        return no_memory(model);
    mesh->indices = indices;
    memcpy(&indices[3 * mesh->triangle_count], model->loop, corners * sizeof *indices);
    if (corners > 3 && !add_polygon(model, corners))
        return false;
    mesh->triangle_count += triangles;
    return true;
}

/* ---- polygons ---- */

/* The work space for one polygon. */
typedef struct Cut {
    isectd_vec3 *points;
    uint32_t *loop, *spare, *triangles;
    size_t room; /* corners */
} Cut;

static void cut_free(Cut *cut)
{
    free(cut->points);
    free(cut->loop);
    free(cut->spare);
    free(cut->triangles);
    *cut = (Cut){0};
}

static bool cut_reserve(Cut *cut, size_t corners)
{
    if (corners <= cut->room)
        return true;
    cut_free(cut);
    cut->room = 2 * corners;
    cut->points = malloc(cut->room * sizeof *cut->points);
    cut->loop = malloc(cut->room * sizeof *cut->loop);
    cut->spare = malloc(3 * cut->room * sizeof *cut->spare);
    cut->triangles = malloc(3 * cut->room * sizeof *cut->triangles);
    return cut->points != NULL && cut->loop != NULL && cut->spare != NULL && cut->triangles != NULL;
}

/* The distance of the corners from the plane that Newell's normal has through their mean. A
 * coordinate printed with 6 digits, as most writers do, is wrong by 5e-6 of itself; twice that is
 * the tolerance. */
static bool is_flat(const isectd_vec3 *points, size_t count)
{
    double n[3] = {0, 0, 0}, mean[3] = {0, 0, 0}, most = 0;
    for (size_t i = 0; i < count; i++) {
        const isectd_vec3 *p = &points[i], *q = &points[(i + 1) % count], *o = &points[0];
        const double u[3] = {p->x - o->x, p->y - o->y, p->z - o->z};
        const double v[3] = {q->x - o->x, q->y - o->y, q->z - o->z};
        n[0] += u[1] * v[2] - u[2] * v[1];
        n[1] += u[2] * v[0] - u[0] * v[2];
        n[2] += u[0] * v[1] - u[1] * v[0];
        mean[0] += p->x / (double)count;
        mean[1] += p->y / (double)count;
        mean[2] += p->z / (double)count;
        most = fmax(most, fmax(fabs(p->x), fmax(fabs(p->y), fabs(p->z))));
    }
    const double length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (size_t i = 0; i < count; i++) {
        const double height = n[0] * (points[i].x - mean[0]) + n[1] * (points[i].y - mean[1]) +
                              n[2] * (points[i].z - mean[2]);
        if (fabs(height) > 1e-5 * most * length)
            return false;
    }
    return true;
}

static void count_flaw(MeshFlaw *flaw, size_t where)
{
    flaw->where = flaw->count == 0 ? where : flaw->where;
    flaw->count++;
}

static void cut_polygon(Model *model, const ModelPolygon *polygon, Cut *cut)
{
    Mesh *mesh = &model->mesh;
    uint32_t *out = &mesh->indices[3 * polygon->triangle];
    const size_t corners = polygon->corners;
    memcpy(cut->loop, out, corners * sizeof *out);
    for (size_t i = 0; i < corners; i++)
        memcpy(&cut->points[i], &mesh->positions[3 * (size_t)cut->loop[i]], sizeof *cut->points);
    const isect_status status =
        isectd_polygon_triangulate(cut->points, corners, cut->spare, cut->triangles);
    if (status != ISECT_OK)
        for (size_t i = 0; i < corners - 2; i++) {
            cut->triangles[3 * i] = 0;
            cut->triangles[3 * i + 1] = (uint32_t)i + 1;
            cut->triangles[3 * i + 2] = (uint32_t)i + 2;
        }
    if (status == ISECT_DEGENERATE)
        count_flaw(&mesh->crossed, polygon->where);
    else if (status == ISECT_OK && !is_flat(cut->points, corners))
        count_flaw(&mesh->bent, polygon->where);
    for (size_t i = 0; i < 3 * (corners - 2); i++)
        out[i] = cut->loop[cut->triangles[i]];
}

bool model_end(Model *model)
{
    Cut cut = {0};
    bool good = true;
    for (size_t i = 0; good && i < model->mesh.polygon_count; i++) {
        good = cut_reserve(&cut, model->polygons[i].corners);
        if (good)
            cut_polygon(model, &model->polygons[i], &cut);
    }
    cut_free(&cut);
    return good || no_memory(model);
}

void model_free(Model *model)
{
    mesh_free(&model->mesh);
    free(model->polygons);
    free(model->loop);
    *model = (Model){0};
}

void model_send(const Model *model, FILE *stream)
{
    const Mesh *mesh = &model->mesh;
    wire_write_head(stream, mesh, false);
    if (mesh->vertex_count > 0)
        fwrite(mesh->positions, 3 * sizeof *mesh->positions, mesh->vertex_count, stream);
    if (mesh->triangle_count > 0)
        fwrite(mesh->indices, 3 * sizeof *mesh->indices, mesh->triangle_count, stream);
}
