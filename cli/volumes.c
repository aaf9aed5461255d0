/* cli/volumes.c - the bounding volumes of points: what makes each, and what measures it. A new one
 * is a line of the table, and the two functions that it names. */
#include "volumes.h"

#include "render.h"

#include "isect/bound.h"
#include "isect/hull.h"
#include "isectd/hull.h"
#include "isectd/odds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the points of a mesh ---- */

static bool is_finite_triangle(const struct mesh *mesh, const uint32_t *index)
{
    for (int k = 0; k < 9; k++)
        if (!isfinite(mesh->positions[3 * (size_t)index[k / 3] + (size_t)k % 3]))
            return false;
    return true;
}

static void gather(struct cloud *cloud, const struct mesh *mesh, bool *used)
{
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        const uint32_t *index = &mesh->indices[3 * i];
        const bool finite = is_finite_triangle(mesh, index);
        cloud->not_finite += !finite;
        for (int k = 0; k < 3; k++)
            used[index[k]] |= finite;
        if (finite)
            memcpy(&cloud->indices[3 * cloud->mesh.triangle_count++], index, 3 * sizeof *index);
    }
    for (size_t i = 0; i < mesh->vertex_count; i++)
        if (used[i]) {
            const float *x = &mesh->positions[3 * i];
            cloud->corners[cloud->count++] = (isect_vec3){x[0], x[1], x[2]};
        }
}

/* The hull of points in double: the measure of all that is printed. */
static isect_status widen(struct solid *solid, const isect_vec3 *corners, size_t count)
{
    isectd_vec3 *wide = malloc(count * sizeof *wide);
    const size_t bytes = isectd_hull_capacity(count);
    solid->wide_memory = wide != NULL ? malloc(bytes) : NULL;
    isect_status status = ISECT_NO_MEMORY;
    for (size_t i = 0; wide != NULL && i < count; i++)
        wide[i] = (isectd_vec3){(double)corners[i].x, (double)corners[i].y, (double)corners[i].z};
    if (solid->wide_memory != NULL) {
        const isectd_points points = isectd_points_of(wide);
        status = isectd_hull_build(&solid->wide, &points, count, solid->wide_memory, bytes, NULL);
    }
    free(wide);
    return status;
}

static void solid_free(struct solid *solid)
{
    free(solid->memory);
    free(solid->wide_memory);
}

bool cloud_gather(struct cloud *cloud, const struct mesh *mesh, struct fault *fault)
{
    *cloud = (struct cloud){.count = 0};
    bool *used = calloc(mesh->vertex_count, sizeof *used);
    cloud->corners = malloc(mesh->vertex_count * sizeof *cloud->corners);
    cloud->indices = malloc(3 * mesh->triangle_count * sizeof *cloud->indices);
    const bool room = used != NULL && cloud->corners != NULL && cloud->indices != NULL;
    cloud->mesh = (isect_mesh){.positions = mesh->positions,
                               .vertex_count = mesh->vertex_count,
                               .indices = cloud->indices};
    if (room)
        gather(cloud, mesh, used);
    free(used);
    if (!room)
        return fault_set(fault, "out of memory");
    if (cloud->count == 0)
        return fault_set(fault, "all triangles have NaN or infinite corners");
    cloud->points = isect_points_of(cloud->corners);
    struct solid *full = &cloud->full;
    full->bytes = isect_hull_capacity(cloud->count);
    if (full->bytes == SIZE_MAX)
        return fault_set(fault, "too large: %zu vertices", cloud->count);
    full->memory = malloc(full->bytes);
    const isect_status status =
        full->memory != NULL ? widen(full, cloud->corners, cloud->count) : ISECT_NO_MEMORY;
    return status == ISECT_OK || fault_set(fault, "no convex hull: %s", isect_status_text(status));
}

void cloud_free(struct cloud *cloud)
{
    free(cloud->corners);
    free(cloud->indices);
    solid_free(&cloud->full);
    solid_free(&cloud->simple);
    *cloud = (struct cloud){.count = 0};
}

/* ---- the hull, and a simpler one ---- */

static isect_status make_hull(struct cloud *cloud, struct volume_result *result)
{
    struct solid *full = &cloud->full;
    result->solid = full;
    return isect_hull_build(&full->hull, &cloud->points, cloud->count, full->memory, full->bytes,
                            NULL);
}

/* A solid with few faces around the hull. One that has few itself, or is flat or nearly so, is
 * taken as it is. */
static isect_status make_hull_simplified(struct cloud *cloud, struct volume_result *result)
{
    enum { FACES = 32 };
    struct solid *simple = &cloud->simple;
    const isect_hull *hull = &cloud->full.hull;
    isect_status status = ISECT_DEGENERATE;
    if (simple->memory == NULL) {
        simple->bytes = isect_hull_simplify_capacity(hull->plane_count, FACES);
        simple->memory = malloc(simple->bytes);
        if (simple->memory == NULL)
            return ISECT_NO_MEMORY;
    }
    if (hull->face_count > FACES)
        status =
            isect_hull_simplify(&simple->hull, hull, FACES, simple->memory, simple->bytes, NULL);
    result->solid = status == ISECT_OK ? simple : &cloud->full;
    return status == ISECT_DEGENERATE ? ISECT_OK : status;
}

static isectd_measure measure_solid(const struct volume_result *result)
{
    return isectd_measure_hull(&result->solid->wide);
}

/* ---- all others ---- */

/* How a volume is made of points: isect_bound_<maker>, into a member of the value. */
#define MAKE(maker, member)                                                                        \
    static isect_status make_##maker(struct cloud *cloud, struct volume_result *result)            \
    {                                                                                              \
        return isect_bound_##maker(&result->made.member, &cloud->points, cloud->count);            \
    }
MAKE(aabb_points, aabb)
MAKE(sphere_points_refined, sphere)
MAKE(sphere_points_ritter, sphere)
MAKE(obb_points_pca, obb)
MAKE(capsule_points, capsule)
MAKE(lozenge_points, lozenge)
MAKE(cylinder_points, cylinder)
MAKE(ellipsoid_points, ellipsoid)
MAKE(kdop14_points, kdop14)
MAKE(kdop18_points, kdop18)
MAKE(kdop26_points, kdop26)
#undef MAKE

static isect_status make_sphere_points(struct cloud *cloud, struct volume_result *result)
{
    return isect_bound_sphere_points(&result->made.sphere, &cloud->points, cloud->count, NULL);
}

static isect_status make_obb_points(struct cloud *cloud, struct volume_result *result)
{
    return isect_bound_obb_points(&result->made.obb, &cloud->points, cloud->count, NULL);
}

static isect_status make_obb_points_dito(struct cloud *cloud, struct volume_result *result)
{
    return isect_bound_obb_points_dito(&result->made.obb, &cloud->points, cloud->count, NULL);
}

static isect_status make_obb_hull(struct cloud *cloud, struct volume_result *result)
{
    return isect_bound_obb_hull(&result->made.obb, &cloud->full.hull, NULL);
}

static isect_status make_obb_hull_refined(struct cloud *cloud, struct volume_result *result)
{
    return isect_bound_obb_hull_refined(&result->made.obb, &cloud->full.hull, NULL);
}

static bool in_time(void *user, size_t settled, size_t edges)
{
    const struct cloud *cloud = user;
    (void)settled, (void)edges;
    return render_clock() < cloud->until;
}

static isect_status make_obb_hull_exact(struct cloud *cloud, struct volume_result *result)
{
    const isect_obb_exact_options options = {in_time, cloud};
    cloud->until = render_clock() + cloud->seconds;
    return isect_bound_obb_hull_exact(&result->made.obb, &cloud->full.hull, &options);
}

static isect_status make_obb_mesh(struct cloud *cloud, struct volume_result *result)
{
    return isect_bound_obb_mesh(&result->made.obb, &cloud->mesh, NULL);
}

/* How its shape is measured: isect_measure_<shape>. */
#define MEASURE(shape)                                                                             \
    static isectd_measure measure_##shape(const struct volume_result *result)                      \
    {                                                                                              \
        return isectd_measure_##shape(&result->wide.shape##_d);                                    \
    }
MEASURE(aabb)
MEASURE(sphere)
MEASURE(obb)
MEASURE(kdop14)
MEASURE(kdop18)
MEASURE(kdop26)
MEASURE(capsule)
MEASURE(lozenge)
MEASURE(cylinder)
MEASURE(ellipsoid)
#undef MEASURE

const struct volume volumes[] = {
    {"hull", NULL, true, false, "white", 0xf4f1e8, make_hull, measure_solid},
    {"hull_simplified", NULL, false, false, "silver", 0xb9c0c7, make_hull_simplified,
     measure_solid},
    {"aabb", "aabb", true, false, "yellow", 0xf2c14e, make_aabb_points, measure_aabb},
    {"sphere", "sphere", true, false, "blue", 0x62b6ff, make_sphere_points, measure_sphere},
    {"sphere_refined", "sphere", false, false, "sky", 0x9fd3ff, make_sphere_points_refined,
     measure_sphere},
    {"sphere_ritter", "sphere", false, false, "teal", 0x4fc7b5, make_sphere_points_ritter,
     measure_sphere},
    {"obb", "obb", true, false, "green", 0x7fdc7a, make_obb_points, measure_obb},
    {"obb_pca", "obb", false, false, "lime", 0xc5e86c, make_obb_points_pca, measure_obb},
    {"obb_dito", "obb", false, false, "olive", 0xa8a84a, make_obb_points_dito, measure_obb},
    {"obb_mesh", "obb", false, false, "moss", 0x8fae6f, make_obb_mesh, measure_obb},
    {"obb_hull", "obb", false, false, "mint", 0x9ff0c8, make_obb_hull, measure_obb},
    {"obb_hull_refined", "obb", false, false, "emerald", 0x35c98a, make_obb_hull_refined,
     measure_obb},
    {"obb_hull_exact", "obb", false, true, "jade", 0x00a86b, make_obb_hull_exact, measure_obb},
    {"kdop14", "kdop14", false, false, "orange", 0xffa94d, make_kdop14_points, measure_kdop14},
    {"kdop18", "kdop18", false, false, "pink", 0xff9ecb, make_kdop18_points, measure_kdop18},
    {"kdop26", "kdop26", false, false, "violet", 0xc69bff, make_kdop26_points, measure_kdop26},
    {"capsule", "capsule", true, false, "red", 0xff7a6b, make_capsule_points, measure_capsule},
    {"lozenge", "lozenge", false, false, "gold", 0xe0b000, make_lozenge_points, measure_lozenge},
    {"cylinder", "cylinder", false, false, "brown", 0xd09a6b, make_cylinder_points,
     measure_cylinder},
    {"ellipsoid", "ellipsoid", false, false, "magenta", 0xe879e0, make_ellipsoid_points,
     measure_ellipsoid},
};
const size_t volume_count = sizeof volumes / sizeof volumes[0];

/* ---- one of them ---- */

const struct ask_type *volume_type(const struct volume *volume)
{
    struct fault none;
    struct reader_string names[ASK_NAMES] = {{"cast", 4}, {"ray", 3}, {volume->shape, 0}};
    if (volume->shape == NULL)
        return NULL;
    names[2].length = strlen(volume->shape);
    const struct ask_question *question = ask_find(names, &none);
    return question != NULL ? question->given[1] : NULL;
}

void volume_make(struct volume_result *result, const struct volume *volume, struct cloud *cloud)
{
    enum { MOST = 1000 };
    const double enough = 0.01;
    const double begun = render_clock();
    *result = (struct volume_result){.volume = volume, .seconds = INFINITY};
    for (int i = 0; i < MOST && (i == 0 || render_clock() - begun < enough); i++) {
        const double start = render_clock();
        result->status = volume->make(cloud, result);
        result->seconds = fmin(result->seconds, render_clock() - start);
    }
    if (volume->slow && result->status == ISECT_CANCELLED)
        result->status = ISECT_OK, result->stopped = true;
    if (result->status != ISECT_OK)
        return;
    result->wide = result->made;
    struct solid *solid = result->solid;
    if (solid == NULL)
        ask_widen(volume_type(volume), &result->wide);
    else if (solid->wide_memory == NULL)
        result->status = widen(solid, solid->hull.vertices, solid->hull.vertex_count);
    if (result->status == ISECT_OK)
        result->measure = volume->measure(result);
}
