/* bench/rays_embree.c - Embree 3 through its C interface, in one thread with small pages. Scenes
 * have the build quality medium, and every ray is one call of rtcIntersect1 or rtcOccluded1. The
 * forms:
 * * the default;
 * * with the robust flag;
 * * with the build quality low, Embree's Morton builder;
 * * packets: one call of rtcIntersect16 or rtcOccluded16 for 16 rays, with the flag for coherent
 *   rays.
 *
 * The ray is copied into Embree's struct and the answer out of it, as every caller must. Embree
 * counts the bytes of its own structures through the memory monitor; vertices and indices are the
 * caller's and are not counted. */
#include "rays.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef BENCH_EMBREE
#include <embree3/rtcore.h>
#include <math.h>

typedef struct embree_tree {
    RTCDevice device;
    RTCScene scene;
    ssize_t bytes;
} embree_tree;

static bool count_bytes(void *tree, ssize_t bytes, bool after)
{
    (void)after;
    ((embree_tree *)tree)->bytes += bytes;
    return true;
}

static void release(void *released)
{
    embree_tree *tree = released;
    rtcReleaseScene(tree->scene);
    rtcReleaseDevice(tree->device);
    free(tree);
}

static void attach(embree_tree *tree, const trimesh *mesh, enum RTCBuildQuality quality)
{
    RTCGeometry geometry = rtcNewGeometry(tree->device, RTC_GEOMETRY_TYPE_TRIANGLE);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                               mesh->positions, 0, 3 * sizeof(float), mesh->vertex_count);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, mesh->indices,
                               0, 3 * sizeof(uint32_t), mesh->triangle_count);
    rtcSetGeometryBuildQuality(geometry, quality);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(tree->scene, geometry);
    rtcReleaseGeometry(geometry);
}

static void *build_with(const trimesh *mesh, enum RTCSceneFlags flags, enum RTCBuildQuality quality)
{
    embree_tree *tree = calloc(1, sizeof *tree);
    if (!tree)
        return NULL;
    tree->device = rtcNewDevice("threads=1,set_affinity=0,hugepages=0");
    if (!tree->device) {
        free(tree);
        return NULL;
    }
    rtcSetDeviceMemoryMonitorFunction(tree->device, count_bytes, tree);
    tree->scene = rtcNewScene(tree->device);
    rtcSetSceneBuildQuality(tree->scene, quality);
    rtcSetSceneFlags(tree->scene, flags);
    attach(tree, mesh, quality);
    rtcCommitScene(tree->scene);
    if (rtcGetDeviceError(tree->device) != RTC_ERROR_NONE) {
        release(tree);
        return NULL;
    }
    return tree;
}

static void *build(const trimesh *mesh)
{
    return build_with(mesh, RTC_SCENE_FLAG_NONE, RTC_BUILD_QUALITY_MEDIUM);
}

static void *build_low(const trimesh *mesh)
{
    return build_with(mesh, RTC_SCENE_FLAG_NONE, RTC_BUILD_QUALITY_LOW);
}

static void *build_robust(const trimesh *mesh)
{
    return build_with(mesh, RTC_SCENE_FLAG_ROBUST, RTC_BUILD_QUALITY_MEDIUM);
}

void *embree_place(const void *of, const isect_instance *placed, size_t n)
{
    const embree_tree *mesh = of;
    embree_tree *tree = calloc(1, sizeof *tree);
    if (!tree)
        return NULL;
    tree->device = mesh->device;
    rtcRetainDevice(tree->device);
    tree->scene = rtcNewScene(tree->device);
    for (size_t i = 0; i < n; i++) {
        RTCGeometry geometry = rtcNewGeometry(tree->device, RTC_GEOMETRY_TYPE_INSTANCE);
        float matrix[12];
        for (int k = 0; k < 12; k++)
            matrix[k] = (float)placed[i].matrix[k];
        rtcSetGeometryInstancedScene(geometry, mesh->scene);
        rtcSetGeometryTransform(geometry, 0, RTC_FORMAT_FLOAT3X4_ROW_MAJOR, matrix);
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(tree->scene, geometry);
        rtcReleaseGeometry(geometry);
    }
    rtcCommitScene(tree->scene);
    if (rtcGetDeviceError(tree->device) != RTC_ERROR_NONE) {
        release(tree);
        return NULL;
    }
    return tree;
}

static size_t bytes(const void *tree)
{
    return (size_t)((const embree_tree *)tree)->bytes;
}

static inline void set_ray(struct RTCRay *to, const isect_ray *from)
{
    to->org_x = from->origin.x;
    to->org_y = from->origin.y;
    to->org_z = from->origin.z;
    to->tnear = from->t_min;
    to->dir_x = from->dir.x;
    to->dir_y = from->dir.y;
    to->dir_z = from->dir.z;
    to->time = 0;
    to->tfar = from->t_max;
    to->mask = ~0u;
    to->id = 0;
    to->flags = 0;
}

static void cast(const void *cast_in, const ray_set *rays, size_t first, size_t n,
                 const ray_answers *answers)
{
    const embree_tree *tree = cast_in;
    struct RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    for (size_t i = first; i < first + n; i++) {
        struct RTCRayHit q;
        set_ray(&q.ray, &rays->structs[i]);
        q.hit.geomID = RTC_INVALID_GEOMETRY_ID;
        q.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
        rtcIntersect1(tree->scene, &context, &q);
        bool hit = q.hit.geomID != RTC_INVALID_GEOMETRY_ID;
        answers->structs[i] = hit ? (isect_mesh_touch){q.ray.tfar, q.hit.u, q.hit.v, q.hit.primID}
                                  : (isect_mesh_touch){INFINITY, 0, 0, UINT32_MAX};
    }
}

static void occluded(const void *cast_in, const ray_set *rays, size_t first, size_t n,
                     const ray_answers *answers)
{
    const embree_tree *tree = cast_in;
    struct RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    for (size_t i = first; i < first + n; i += 64) {
        uint64_t word = 0;
        for (size_t k = 0; k < 64 && i + k < first + n; k++) {
            struct RTCRay q;
            set_ray(&q, &rays->structs[i + k]);
            rtcOccluded1(tree->scene, &context, &q);
            word |= (uint64_t)(q.tfar < 0) << k;
        }
        answers->bits[i / 64] = word;
    }
}

enum { PACKET = 16 };
_Alignas(64) static const
    int all_valid[PACKET] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};

static void set_rays(struct RTCRay16 *to, const isect_ray *from)
{
    for (int i = 0; i < PACKET; i++) {
        to->org_x[i] = from[i].origin.x;
        to->org_y[i] = from[i].origin.y;
        to->org_z[i] = from[i].origin.z;
        to->tnear[i] = from[i].t_min;
        to->dir_x[i] = from[i].dir.x;
        to->dir_y[i] = from[i].dir.y;
        to->dir_z[i] = from[i].dir.z;
        to->time[i] = 0;
        to->tfar[i] = from[i].t_max;
        to->mask[i] = ~0u;
        to->id[i] = 0;
        to->flags[i] = 0;
    }
}

/* The remainder of a chunk is cast ray by ray. */
static void cast_packets(const void *cast_in, const ray_set *rays, size_t first, size_t n,
                         const ray_answers *answers)
{
    const embree_tree *tree = cast_in;
    const size_t whole = n / PACKET * PACKET;
    struct RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
    for (size_t i = first; i < first + whole; i += PACKET) {
        struct RTCRayHit16 q;
        set_rays(&q.ray, &rays->structs[i]);
        for (int k = 0; k < PACKET; k++)
            q.hit.geomID[k] = q.hit.instID[0][k] = RTC_INVALID_GEOMETRY_ID;
        rtcIntersect16(all_valid, tree->scene, &context, &q);
        for (int k = 0; k < PACKET; k++) {
            bool hit = q.hit.geomID[k] != RTC_INVALID_GEOMETRY_ID;
            answers->structs[i + (size_t)k] =
                hit ? (isect_mesh_touch){q.ray.tfar[k], q.hit.u[k], q.hit.v[k], q.hit.primID[k]}
                    : (isect_mesh_touch){INFINITY, 0, 0, UINT32_MAX};
        }
    }
    cast(tree, rays, first + whole, n - whole, answers);
}

static void occluded_packets(const void *cast_in, const ray_set *rays, size_t first, size_t n,
                             const ray_answers *answers)
{
    const embree_tree *tree = cast_in;
    const size_t whole = n / 64 * 64;
    struct RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
    for (size_t i = first; i < first + whole; i += 64) {
        uint64_t word = 0;
        for (size_t j = 0; j < 64; j += PACKET) {
            struct RTCRay16 q;
            set_rays(&q, &rays->structs[i + j]);
            rtcOccluded16(all_valid, tree->scene, &context, &q);
            for (size_t k = 0; k < PACKET; k++)
                word |= (uint64_t)(q.tfar[k] < 0) << (j + k);
        }
        answers->bits[i / 64] = word;
    }
    occluded(tree, rays, first + whole, n - whole, answers);
}

/* All hits: a filter takes each one and rejects it, so that the search goes on. */
typedef struct all_hits {
    struct RTCIntersectContext context; /* first: the filter gets its address */
    isect_mesh_touch *touches;
    size_t capacity, count;
} all_hits;

static void take_hit(const struct RTCFilterFunctionNArguments *args)
{
    all_hits *all = (all_hits *)args->context;
    const struct RTCRay *ray = (const struct RTCRay *)args->ray;
    const struct RTCHit *hit = (const struct RTCHit *)args->hit;
    if (all->count < all->capacity)
        all->touches[all->count] = (isect_mesh_touch){ray->tfar, hit->u, hit->v, hit->primID};
    all->count++;
    args->valid[0] = 0;
}
void *embree_build_all(const trimesh *mesh)
{
    return build_with(mesh, RTC_SCENE_FLAG_CONTEXT_FILTER_FUNCTION, RTC_BUILD_QUALITY_MEDIUM);
}
size_t embree_cast_all(const void *cast_in, const isect_ray *ray, isect_mesh_touch *touches,
                       size_t capacity)
{
    all_hits all = {.touches = touches, .capacity = capacity};
    struct RTCRayHit q;
    rtcInitIntersectContext(&all.context);
    all.context.filter = take_hit;
    set_ray(&q.ray, ray);
    q.hit.geomID = q.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
    rtcIntersect1(((const embree_tree *)cast_in)->scene, &all.context, &q);
    const size_t found = all.count < capacity ? all.count : capacity;
    for (size_t i = 1; i < found; i++) {
        const isect_mesh_touch touch = touches[i];
        size_t k = i;
        for (; k > 0 && touches[k - 1].t > touch.t; k--)
            touches[k] = touches[k - 1];
        touches[k] = touch;
    }
    return all.count;
}

static const tree_kind plain = {"Embree", build, bytes, release, NULL};
static const tree_kind robust = {"Embree robust", build_robust, bytes, release, NULL};
static const tree_kind low = {"Embree low", build_low, bytes, release, NULL};

const ray_form embree_forms[] = {
    {"Embree", &plain, cast, occluded, false},
    {"robust", &robust, cast, occluded, false},
    {"low", &low, cast, occluded, false},
    {"packets", &plain, cast_packets, occluded_packets, false},
};
const size_t embree_form_count = sizeof embree_forms / sizeof embree_forms[0];

void embree_describe(char *text, size_t size)
{
    snprintf(text, size, "Embree %s, rtcIntersect1 and rtcOccluded1, build quality medium",
             RTC_VERSION_STRING);
}

#else

const ray_form embree_forms[] = {{0}};
const size_t embree_form_count = 0;

void *embree_place(const void *tree, const isect_instance *placed, size_t n)
{
    (void)tree, (void)placed, (void)n;
    return NULL;
}

void *embree_build_all(const trimesh *mesh)
{
    (void)mesh;
    return NULL;
}
size_t embree_cast_all(const void *tree, const isect_ray *ray, isect_mesh_touch *touches,
                       size_t capacity)
{
    (void)tree, (void)ray, (void)touches, (void)capacity;
    return 0;
}

void embree_describe(char *text, size_t size)
{
    snprintf(text, size, "Embree: not found when this was built; no ratios");
}

#endif
