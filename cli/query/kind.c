/* cli/query/kind.c - isect_clash_bodies of meshes from files. The meshes are put in their places
 * first, as by isect_clash_pairs; meshes with inward fronts are reversed, and surfaces with a
 * border are not solids. */
#include "query/kind.h"

#include <stdlib.h>

const char *const kind_names[KINDS] = {[ISECT_CLASH_APART] = "apart",
                                       [ISECT_CLASH_NEAR] = "clearance",
                                       [ISECT_CLASH_TOUCHING] = "touching",
                                       [ISECT_CLASH_PIERCING] = "piercing",
                                       [ISECT_CLASH_PROTRUDING] = "protruding",
                                       [ISECT_CLASH_INSIDE] = "nested, the first inside",
                                       [ISECT_CLASH_AROUND] = "nested, the second inside",
                                       [ISECT_CLASH_DUPLICATE] = "duplicate"};

static bool no_memory(Fault *fault)
{
    return fault_set(fault, "out of memory");
}

/* ---- one ---- */

static void move_mesh(Mesh *mesh, const double *m)
{
    for (size_t i = 0; m != NULL && i < mesh->vertex_count; i++) {
        double *p = mesh->positions + 3 * i;
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

static void turn_fronts(Mesh *mesh)
{
    for (size_t i = 0; i < 3 * mesh->triangle_count; i += 3) {
        const uint32_t kept = mesh->indices[i];
        mesh->indices[i] = mesh->indices[i + 1], mesh->indices[i + 1] = kept;
    }
}

bool kind_body(KindBody *body, Mesh mesh, const double *matrix, unsigned threads, Fault *fault)
{
    *body = (KindBody){.mesh = mesh};
    if (!measure_mesh(&mesh, &body->measures))
        return no_memory(fault);
    move_mesh(&body->mesh, matrix);
    if ((body->measures.volume < 0) != mirrors(matrix))
        turn_fronts(&body->mesh);
    const isectd_mesh view = mesh_view_wide(&body->mesh);
    const isectd_bvh_options options = {.threads = {.count = threads}};
    const isect_status status = isectd_bvh_build(&view, &options, &body->bvh);
    return status == ISECT_OK || fault_set(fault, "no tree: %s", isect_status_text(status));
}

void kind_free(KindBody *body)
{
    isectd_bvh_free(body->bvh);
    mesh_free(&body->mesh);
    *body = (KindBody){0};
}

/* ---- two ---- */

static bool same_bounds(const KindBody *a, const KindBody *b)
{
    const isectd_aabb p = isectd_bvh_stats(a->bvh).bounds, q = isectd_bvh_stats(b->bvh).bounds;
    return p.lower.x == q.lower.x && p.lower.y == q.lower.y && p.lower.z == q.lower.z &&
           p.upper.x == q.upper.x && p.upper.y == q.upper.y && p.upper.z == q.upper.z;
}

/* Sets `same` if two surfaces have the same triangles, in any order: both together have as many
 * different ones as each. False: out of memory. */
static bool same_triangles(const KindBody *a, const KindBody *b, bool *same)
{
    const size_t of_a = a->mesh.triangle_count - a->measures.duplicate;
    const size_t of_b = b->mesh.triangle_count - b->measures.duplicate;
    Mesh both = {0}, other = {0};
    Measures measures;
    *same = false;
    if (of_a != of_b || a->measures.not_finite || b->measures.not_finite || !same_bounds(a, b))
        return true;
    const bool good = mesh_copy(&both, &a->mesh) && mesh_copy(&other, &b->mesh) &&
                      mesh_append(&both, &other) && measure_mesh(&both, &measures);
    *same = good && both.triangle_count - measures.duplicate == of_a;
    mesh_free(&both), mesh_free(&other);
    return good;
}

bool kind_of(Kind *kind, const KindBody *a, const KindBody *b, double clearance, Fault *fault)
{
    const isectd_mesh view[2] = {mesh_view_wide(&a->mesh), mesh_view_wide(&b->mesh)};
    const isectd_clash_body body[2] = {{&view[0], a->bvh, a->measures.closed},
                                       {&view[1], b->bvh, b->measures.closed}};
    const double within2 = clearance < 0 ? -1 : clearance * clearance;
    bool same = false;
    kind->solid = a->measures.closed && b->measures.closed;
    kind->kind = isectd_clash_bodies(&body[0], &body[1], within2);
    /* bodies that cross themselves are not solids for isect_clash_bodies: compare their
     * triangles */
    const bool apart = kind->kind == ISECT_CLASH_APART || kind->kind == ISECT_CLASH_NEAR;
    if (!apart && kind->kind != ISECT_CLASH_DUPLICATE && !same_triangles(a, b, &same))
        return no_memory(fault);
    if (same)
        kind->kind = ISECT_CLASH_DUPLICATE;
    return true;
}

bool kind_find(Kind *kind, const Meshes *two, double clearance, unsigned threads, Fault *fault)
{
    KindBody body[2] = {{.bvh = NULL}, {.bvh = NULL}};
    bool good = true;
    for (int i = 0; i < 2 && good; i++) {
        Mesh mesh;
        good = mesh_copy(&mesh, &two->mesh[i])
                   ? kind_body(&body[i], mesh, i == 1 ? two->matrix : NULL, threads, fault) ||
                         fault_in(fault, two->paths[i])
                   : no_memory(fault);
    }
    good = good && kind_of(kind, &body[0], &body[1], clearance, fault);
    kind_free(&body[0]), kind_free(&body[1]);
    return good;
}
