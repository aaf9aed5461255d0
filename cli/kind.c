/* cli/kind.c - isect_clash_bodies of two mesh files. The second is put in its place first, as
 * isect_clash_pairs would, fronts inside are turned out, and surfaces with a border are no solids.
 */
#include "kind.h"
#include "measure.h"

#include "isectd/clash.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[] = {[ISECT_CLASH_APART] = "apart",
                                    [ISECT_CLASH_NEAR] = "clearance",
                                    [ISECT_CLASH_TOUCHING] = "touching",
                                    [ISECT_CLASH_PIERCING] = "piercing",
                                    [ISECT_CLASH_PROTRUDING] = "protruding",
                                    [ISECT_CLASH_INSIDE] = "nested, the first inside",
                                    [ISECT_CLASH_AROUND] = "nested, the second inside",
                                    [ISECT_CLASH_DUPLICATE] = "duplicate"};

typedef struct Part {
    double *positions;
    uint32_t *indices;
    isectd_mesh mesh;
    isectd_bvh *bvh;
    Measures measures; /* of the mesh as it is in the file */
} Part;

static void move_part(Part *part, const double *m)
{
    for (size_t i = 0; m != NULL && i < part->mesh.vertex_count; i++) {
        double *p = part->positions + 3 * i;
        const double x = p[0], y = p[1], z = p[2];
        for (int k = 0; k < 3; k++)
            p[k] = ((m[4 * k] * x + m[4 * k + 1] * y) + m[4 * k + 2] * z) + m[4 * k + 3];
    }
}

static bool mirrors(const double *m)
{
    return m != NULL && m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8]) +
                                m[2] * (m[4] * m[9] - m[5] * m[8]) <
                            0;
}

/* A copy of a mesh, in its place, its fronts outside. */
static bool make_part(Part *part, const Mesh *mesh, const double *matrix, unsigned threads)
{
    const size_t numbers = 3 * mesh->vertex_count, corners = 3 * mesh->triangle_count;
    part->mesh = mesh_view_wide(mesh);
    part->positions = malloc((numbers + 1) * sizeof *part->positions);
    part->indices = malloc((corners + 1) * sizeof *part->indices);
    if (part->positions == NULL || part->indices == NULL || !measure_mesh(mesh, &part->measures))
        return false;
    memcpy(part->positions, mesh->positions, numbers * sizeof *part->positions);
    memcpy(part->indices, mesh->indices, corners * sizeof *part->indices);
    move_part(part, matrix);
    if ((part->measures.volume < 0) != mirrors(matrix))
        for (size_t i = 0; i < corners; i += 3) {
            const uint32_t kept = part->indices[i];
            part->indices[i] = part->indices[i + 1], part->indices[i + 1] = kept;
        }
    part->mesh.positions = part->positions, part->mesh.indices = part->indices;
    part->mesh.stride = 0;
    return isectd_bvh_build(&part->bvh, &part->mesh,
                            &(isectd_bvh_options){.threads = {.count = threads}}) == ISECT_OK;
}

/* Have two surfaces the same triangles, in whatever order? Of both together as many are different
 * as of each. */
static bool same_triangles(const Part *a, const Part *b, Fault *fault, bool *same)
{
    const size_t of_a = a->mesh.triangle_count - a->measures.duplicate;
    const size_t of_b = b->mesh.triangle_count - b->measures.duplicate;
    Mesh both = {0}, other = {0};
    const Part *const parts[] = {a, b};
    Mesh *const to[] = {&both, &other};
    *same = false;
    if (of_a != of_b || a->measures.not_finite || b->measures.not_finite)
        return true;
    bool good = true;
    for (int i = 0; i < 2; i++) {
        const isectd_mesh *from = &parts[i]->mesh;
        *to[i] = (Mesh){.vertex_count = from->vertex_count, .triangle_count = from->triangle_count};
        to[i]->positions = malloc((3 * from->vertex_count + 1) * sizeof(double));
        to[i]->indices = malloc((3 * from->triangle_count + 1) * sizeof(uint32_t));
        good = good && to[i]->positions && to[i]->indices;
        if (good) {
            memcpy(to[i]->positions, from->positions, 3 * from->vertex_count * sizeof(double));
            memcpy(to[i]->indices, from->indices, 3 * from->triangle_count * sizeof(uint32_t));
        }
    }
    Measures measures;
    good = good && mesh_append(&both, &other) && measure_mesh(&both, &measures);
    *same = good && both.triangle_count - measures.duplicate == of_a;
    mesh_free(&both), mesh_free(&other);
    return good || fault_set(fault, "out of memory");
}

bool kind_find(Kind *kind, const Meshes *two, double clearance, unsigned threads, Fault *fault)
{
    Part part[2] = {{0}, {0}};
    bool good = true, same = false;
    for (int i = 0; i < 2 && good; i++)
        good = make_part(&part[i], &two->mesh[i], i == 1 ? two->matrix : NULL, threads) ||
               fault_set(fault, "out of memory");
    if (good) {
        isectd_clash_body body[2];
        for (int i = 0; i < 2; i++)
            body[i] = (isectd_clash_body){&part[i].mesh, part[i].bvh, part[i].measures.closed};
        const double within2 = clearance < 0 ? -1 : clearance * clearance;
        kind->solid = body[0].closed && body[1].closed;
        isect_clash_kind found = isectd_clash_bodies(&body[0], &body[1], within2);
        if (!kind->solid && found == ISECT_CLASH_TOUCHING)
            good = same_triangles(&part[0], &part[1], fault, &same);
        kind->name = names[same ? ISECT_CLASH_DUPLICATE : found];
    }
    for (int i = 0; i < 2; i++)
        isectd_bvh_free(part[i].bvh), free(part[i].positions), free(part[i].indices);
    return good;
}
