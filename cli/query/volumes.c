/* cli/query/volumes.c - the bounding volumes of points: the functions that make and measure each. A
 * new one is a line of the table, and the two functions that it names. */
#include "query/volumes.h"
#include "progress.h"

#include "drawing/render.h"

#include "isect/bound.h"
#include "isect/hull.h"
#include "isectd/bound.h"
#include "isectd/hull.h"
#include "isectd/measure.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the points of a mesh ---- */

static void gather(Cloud *cloud, const Mesh *mesh, bool *used)
{
    size_t triangles = 0;
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        const uint32_t *index = &mesh->indices[3 * i];
        const bool finite = mesh_finite(mesh, i);
        cloud->not_finite += !finite;
        for (int k = 0; k < 3; k++)
            used[index[k]] |= finite;
        if (finite)
            memcpy(&cloud->indices[3 * triangles++], index, 3 * sizeof *index);
    }
    for (size_t i = 0; i < mesh->vertex_count; i++)
        if (used[i]) {
            const double *x = &mesh->positions[3 * i];
            cloud->wide_corners[cloud->count] = (isectd_vec3){x[0], x[1], x[2]};
            cloud->corners[cloud->count++] = (isect_vec3){(float)x[0], (float)x[1], (float)x[2]};
        }
    cloud->mesh = mesh_view(mesh);
    cloud->wide_mesh = mesh_view_wide(mesh);
    cloud->mesh.indices = cloud->wide_mesh.indices = cloud->indices;
    cloud->mesh.triangle_count = cloud->wide_mesh.triangle_count = triangles;
    cloud->points = isect_points_of(cloud->corners);
    cloud->wide_points = isectd_points_of(cloud->wide_corners);
}

/* The hull of points in double: the measure of all output. */
static isect_status widen(Solid *solid, isectd_points points, size_t count)
{
    const size_t bytes = isectd_hull_capacity(count);
    if (solid->wide_memory == NULL)
        solid->wide_memory = malloc(bytes);
    return solid->wide_memory == NULL
               ? ISECT_NO_MEMORY
               : isectd_hull_build(points, count, solid->wide_memory, bytes, NULL, &solid->wide);
}

static void solid_free(Solid *solid)
{
    free(solid->memory);
    free(solid->wide_memory);
}

/* Memory for the hull, and the hull itself in double. */
static bool make_full(Cloud *cloud, Fault *fault)
{
    Solid *full = &cloud->full;
    full->bytes = isect_hull_capacity(cloud->count);
    if (full->bytes == SIZE_MAX || isectd_hull_capacity(cloud->count) == SIZE_MAX)
        return fault_set(fault, "too large: %zu vertices", cloud->count);
    full->memory = malloc(full->bytes);
    const isect_status status =
        full->memory != NULL ? widen(full, cloud->wide_points, cloud->count) : ISECT_NO_MEMORY;
    return status == ISECT_OK || fault_set(fault, "no convex hull: %s", isect_status_text(status));
}

bool cloud_gather(Cloud *cloud, const Mesh *mesh, enum precision precision, Fault *fault)
{
    *cloud = (Cloud){.precision = precision};
    bool *used = calloc(mesh->vertex_count, sizeof *used);
    cloud->corners = malloc(mesh->vertex_count * sizeof *cloud->corners);
    cloud->wide_corners = malloc(mesh->vertex_count * sizeof *cloud->wide_corners);
    cloud->indices = malloc(3 * mesh->triangle_count * sizeof *cloud->indices);
    const bool room = used != NULL && cloud->corners != NULL && cloud->wide_corners != NULL &&
                      cloud->indices != NULL;
    if (room)
        gather(cloud, mesh, used);
    free(used);
    if (!room)
        return fault_set(fault, "out of memory");
    if (cloud->count == 0)
        return fault_set(fault, "all triangles have NaN or infinite vertices");
    return make_full(cloud, fault);
}

void cloud_free(Cloud *cloud)
{
    free(cloud->corners);
    free(cloud->wide_corners);
    free(cloud->indices);
    solid_free(&cloud->full);
    solid_free(&cloud->simple);
    *cloud = (Cloud){.count = 0};
}

/* ---- the hull, and a simpler one ---- */

static SolidSize size_of(const isect_hull *hull)
{
    return (SolidSize){hull->dimension, hull->vertex_count, hull->edge_count / 2, hull->face_count};
}

static SolidSize wide_size_of(const isectd_hull *hull)
{
    return (SolidSize){hull->dimension, hull->vertex_count, hull->edge_count / 2, hull->face_count};
}

static isect_status make_hull(Cloud *cloud, VolumeResult *result)
{
    Solid *full = &cloud->full;
    result->solid = full;
    if (cloud->precision == DOUBLE) {
        const isect_status status = widen(full, cloud->wide_points, cloud->count);
        result->size = wide_size_of(&full->wide);
        return status;
    }
    const isect_status status =
        isect_hull_build(cloud->points, cloud->count, full->memory, full->bytes, NULL, &full->hull);
    result->size = size_of(&full->hull);
    return status;
}

/* A solid with few faces around the hull. A hull with few faces, or a flat or nearly flat one, is
 * used unchanged. */
enum { SIMPLE_FACES = 32 };

static isect_status simplify(Cloud *cloud, VolumeResult *result)
{
    Solid *simple = &cloud->simple;
    const isect_hull *hull = &cloud->full.hull;
    const size_t bytes = isect_hull_simplify_capacity(hull->plane_count, SIMPLE_FACES);
    if (simple->memory == NULL)
        simple->memory = malloc(bytes);
    if (simple->memory == NULL)
        return ISECT_NO_MEMORY;
    const isect_status status =
        isect_hull_simplify(hull, SIMPLE_FACES, simple->memory, bytes, &simple->hull, NULL);
    if (status == ISECT_OK)
        result->size = size_of(&simple->hull);
    return status;
}

static isect_status simplify_wide(Cloud *cloud, VolumeResult *result)
{
    Solid *simple = &cloud->simple;
    const isectd_hull *hull = &cloud->full.wide;
    const size_t bytes = isectd_hull_simplify_capacity(hull->plane_count, SIMPLE_FACES);
    if (simple->wide_memory == NULL)
        simple->wide_memory = malloc(bytes);
    if (simple->wide_memory == NULL)
        return ISECT_NO_MEMORY;
    const isect_status status =
        isectd_hull_simplify(hull, SIMPLE_FACES, simple->wide_memory, bytes, &simple->wide, NULL);
    if (status == ISECT_OK)
        result->size = wide_size_of(&simple->wide);
    return status;
}

static isect_status make_hull_simplified(Cloud *cloud, VolumeResult *result)
{
    const bool wide = cloud->precision == DOUBLE;
    const size_t faces = wide ? cloud->full.wide.face_count : cloud->full.hull.face_count;
    isect_status status = ISECT_DEGENERATE;
    result->size = wide ? wide_size_of(&cloud->full.wide) : size_of(&cloud->full.hull);
    if (faces > SIMPLE_FACES)
        status = (wide ? simplify_wide : simplify)(cloud, result);
    result->solid = status == ISECT_OK ? &cloud->simple : &cloud->full;
    return status == ISECT_DEGENERATE ? ISECT_OK : status;
}

static isectd_measure measure_solid(const VolumeResult *result)
{
    return isectd_measure_hull(&result->solid->wide);
}

/* ---- all others ---- */

/* The function that makes a volume: isect_bound_<maker>, into a member of the value, from the cloud
 * and the other arguments. */
#define MAKE_OF(maker, member, narrow, wide, ...)                                                  \
    static isect_status make_##maker(Cloud *cloud, VolumeResult *result)                           \
    {                                                                                              \
        return cloud->precision == DOUBLE                                                          \
                   ? isectd_bound_##maker(wide, __VA_ARGS__, &result->made.member##_d)             \
                   : isect_bound_##maker(narrow, __VA_ARGS__, &result->made.member);               \
    }
#define MAKE(maker, member) MAKE_OF(maker, member, cloud->points, cloud->wide_points, cloud->count)
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
MAKE_OF(obb_points, obb, cloud->points, cloud->wide_points, cloud->count, NULL)
MAKE_OF(obb_points_dito, obb, cloud->points, cloud->wide_points, cloud->count, NULL)
MAKE_OF(obb_hull, obb, &cloud->full.hull, &cloud->full.wide, NULL)
MAKE_OF(obb_hull_refined, obb, &cloud->full.hull, &cloud->full.wide, NULL)
MAKE_OF(obb_mesh, obb, &cloud->mesh, &cloud->wide_mesh, NULL)

static isect_status make_sphere_points(Cloud *cloud, VolumeResult *result)
{
    return cloud->precision == DOUBLE
               ? isectd_bound_sphere_points(cloud->wide_points, cloud->count,
                                            &result->made.sphere_d, NULL)
               : isect_bound_sphere_points(cloud->points, cloud->count, &result->made.sphere, NULL);
}

static bool in_time(void *user, size_t settled, size_t edges)
{
    const Cloud *cloud = user;
    (void)settled, (void)edges;
    return render_clock() < cloud->until;
}

static isect_status make_obb_hull_exact(Cloud *cloud, VolumeResult *result)
{
    const isect_obb_exact_options options = {in_time, cloud};
    const isectd_obb_exact_options wide = {in_time, cloud};
    cloud->until = render_clock() + cloud->seconds;
    return cloud->precision == DOUBLE
               ? isectd_bound_obb_hull_exact(&cloud->full.wide, &wide, &result->made.obb_d)
               : isect_bound_obb_hull_exact(&cloud->full.hull, &options, &result->made.obb);
}
#undef MAKE
#undef MAKE_OF

/* The function that measures its shape: isect_measure_<shape>. */
#define MEASURE(shape)                                                                             \
    static isectd_measure measure_##shape(const VolumeResult *result)                              \
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

const Volume volumes[] = {
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

const AskType *volume_type(const Volume *volume)
{
    return volume->shape != NULL ? ask_type(volume->shape) : NULL;
}

/* The simpler hull in double: the same vertices. */
static isect_status widen_simple(Solid *solid)
{
    const isect_hull *hull = &solid->hull;
    isectd_vec3 *wide = malloc((hull->vertex_count + 1) * sizeof *wide);
    if (wide == NULL)
        return ISECT_NO_MEMORY;
    for (size_t i = 0; i < hull->vertex_count; i++)
        wide[i] = (isectd_vec3){(double)hull->vertices[i].x, (double)hull->vertices[i].y,
                                (double)hull->vertices[i].z};
    const isect_status status = widen(solid, isectd_points_of(wide), hull->vertex_count);
    free(wide);
    return status;
}

void volume_make(VolumeResult *result, const Volume *volume, Cloud *cloud)
{
    enum { MOST = 1000 };
    const double enough = 0.01;
    const double begun = render_clock();
    *result = (VolumeResult){.volume = volume, .seconds = INFINITY};
    progress_begin("bounding by", volume->name);
    for (int i = 0; i < MOST && (i == 0 || render_clock() - begun < enough); i++) {
        const double start = render_clock();
        result->status = volume->make(cloud, result);
        result->seconds = fmin(result->seconds, render_clock() - start);
    }
    progress_end();
    if (volume->slow && result->status == ISECT_CANCELLED)
        result->status = ISECT_OK, result->stopped = true;
    if (result->status != ISECT_OK)
        return;
    result->wide = result->made;
    Solid *solid = result->solid;
    if (cloud->precision == FLOAT && solid == NULL)
        ask_widen(volume_type(volume), &result->wide);
    else if (cloud->precision == FLOAT && solid->wide_memory == NULL)
        result->status = widen_simple(solid);
    if (result->status == ISECT_OK)
        result->measure = volume->measure(result);
}
