/* cli/query/kind.c - isect_clash_bodies of meshes from files. The meshes are put in their places
 * first, as by isect_clash_pairs; meshes with inward fronts are reversed, and surfaces with a
 * border are not solids. */
#include "query/kind.h"
#include "progress.h"

#include "isectd/overlap.h"

#include <math.h>
#include <stdio.h>
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

/* The vertices of finite triangles within the bounds of another body; NULL: out of memory. */
static isectd_vec3 *vertices_within(const KindBody *body, const KindBody *other, size_t *count)
{
    const Mesh *mesh = &body->mesh;
    const isectd_aabb box = isectd_bvh_stats(other->bvh).bounds;
    isectd_vec3 *list = malloc((mesh->vertex_count + 1) * sizeof *list);
    bool *used = calloc(mesh->vertex_count + 1, sizeof *used);
    *count = 0;
    for (size_t i = 0; list != NULL && used != NULL && i < 3 * mesh->triangle_count; i++) {
        const double *at = mesh->positions + 3 * (size_t)mesh->indices[i];
        const isectd_vec3 p = {at[0], at[1], at[2]};
        if (used[mesh->indices[i]] || !mesh_finite(mesh, i / 3) ||
            !isectd_overlap_point_aabb(&p, &box))
            continue;
        used[mesh->indices[i]] = true;
        list[(*count)++] = p;
    }
    if (used == NULL)
        free(list), list = NULL;
    free(used);
    return list;
}

/* Finds the vertex of a body that is deepest in another. False: out of memory. */
static bool find_depth(Kind *kind, const KindBody *of, const KindBody *in)
{
    size_t count;
    isectd_vec3 *list = vertices_within(of, in, &count);
    double *distances = malloc((count + 1) * sizeof *distances);
    const bool good = list != NULL && distances != NULL;
    if (good)
        isectd_bvh_signed_distance_n(in->bvh, isectd_points_of(list), count, ISECT_EVEN_ODD, NULL,
                                     NULL, distances);
    for (size_t i = 0; good && i < count; i++)
        if (-distances[i] > kind->depth)
            kind->depth = -distances[i], kind->place = list[i];
    free(list), free(distances);
    return good;
}

/* Finds the distance, the depth and the place. False: out of memory. */
static bool find_place(Kind *kind, const KindBody *a, const KindBody *b)
{
    const isectd_clash_nearest nearest =
        isectd_clash_closest(a->bvh, b->bvh, NULL, (double)INFINITY);
    kind->distance = sqrt(nearest.distance2), kind->depth = 0;
    kind->place =
        (isectd_vec3){nearest.a.x / 2 + nearest.b.x / 2, nearest.a.y / 2 + nearest.b.y / 2,
                      nearest.a.z / 2 + nearest.b.z / 2};
    if (kind->kind == ISECT_CLASH_APART || kind->kind == ISECT_CLASH_NEAR)
        return true;
    return (!b->measures.closed || find_depth(kind, a, b)) &&
           (!a->measures.closed || find_depth(kind, b, a));
}

void kind_json(const Kind *kind, json_t *to)
{
    const isectd_vec3 p = kind->place;
    json_object_set_new(to, "distance", json_number(kind->distance));
    json_object_set_new(to, "depth", json_number(kind->depth));
    json_object_set_new(to, "place",
                        json_pack("[ooo]", json_number(p.x), json_number(p.y), json_number(p.z)));
}

void kind_print(const Kind *kind, int width)
{
    printf("%-*s %.9g at %.9g %.9g %.9g\n", width, kind->depth > 0 ? "depth" : "distance",
           kind->depth > 0 ? kind->depth : kind->distance, kind->place.x, kind->place.y,
           kind->place.z);
}

bool kind_of(Kind *kind, const KindBody *a, const KindBody *b, double clearance, Fault *fault)
{
    const isectd_mesh view[2] = {mesh_view_wide(&a->mesh), mesh_view_wide(&b->mesh)};
    const isectd_clash_body body[2] = {{&view[0], a->bvh, a->measures.closed},
                                       {&view[1], b->bvh, b->measures.closed}};
    const double within2 = clearance < 0 ? -1 : clearance * clearance;
    bool same = false;
    kind->solid = a->measures.closed && b->measures.closed;
    progress_begin("comparing two bodies", NULL);
    kind->kind = isectd_clash_bodies(&body[0], &body[1], within2);
    progress_end();
    /* bodies that cross themselves are not solids for isect_clash_bodies: compare their
     * triangles */
    const bool apart = kind->kind == ISECT_CLASH_APART || kind->kind == ISECT_CLASH_NEAR;
    if (!apart && kind->kind != ISECT_CLASH_DUPLICATE && !same_triangles(a, b, &same))
        return no_memory(fault);
    if (same)
        kind->kind = ISECT_CLASH_DUPLICATE;
    return find_place(kind, a, b) || no_memory(fault);
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
