/* bench/points_embree.c - nearest triangles by Embree 3: rtcPointQuery calls a function for each
 * triangle that may be nearer; this one is the textbook's (Ericson, Real-Time Collision Detection,
 * 5.1.5), in float. */
#include "points.h"

#include <stdlib.h>

#ifdef BENCH_EMBREE
#include "reference/precision.h"
#include <embree3/rtcore.h>
#include <math.h>

typedef struct Points {
    RTCDevice device;
    RTCScene scene;
    point_mesh mesh;
} Points;

/* The nearest point that a query has found. */
typedef struct Nearest {
    const point_mesh *mesh;
    vec3 point;
    float distance2;
} Nearest;

void *points_embree_build(const point_mesh *mesh)
{
    Points *points = calloc(1, sizeof *points);
    if (!points)
        return NULL;
    points->mesh = *mesh;
    points->device = rtcNewDevice("threads=1,set_affinity=0,hugepages=0");
    points->scene = rtcNewScene(points->device);
    rtcSetSceneBuildQuality(points->scene, RTC_BUILD_QUALITY_MEDIUM);
    RTCGeometry geometry = rtcNewGeometry(points->device, RTC_GEOMETRY_TYPE_TRIANGLE);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                               mesh->positions, 0, 3 * sizeof(float), mesh->vertex_count);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, mesh->indices,
                               0, 3 * sizeof(uint32_t), mesh->triangle_count);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(points->scene, geometry);
    rtcReleaseGeometry(geometry);
    rtcCommitScene(points->scene);
    return points;
}

void points_embree_free(void *tree)
{
    Points *points = tree;
    rtcReleaseScene(points->scene);
    rtcReleaseDevice(points->device);
    free(points);
}

static vec3 corner(const point_mesh *mesh, unsigned prim, int k)
{
    const float *p = mesh->positions + 3 * (size_t)mesh->indices[3 * (size_t)prim + (size_t)k];
    return (vec3){p[0], p[1], p[2]};
}

static vec3 nearest_of_triangle(vec3 p, vec3 a, vec3 b, vec3 c)
{
    const vec3 ab = sub(b, a), ac = sub(c, a), ap = sub(p, a);
    const float d1 = dot(ab, ap), d2 = dot(ac, ap);
    if (d1 <= 0 && d2 <= 0)
        return a;
    const vec3 bp = sub(p, b);
    const float d3 = dot(ab, bp), d4 = dot(ac, bp);
    if (d3 >= 0 && d4 <= d3)
        return b;
    const float vc = d1 * d4 - d3 * d2;
    if (vc <= 0 && d1 >= 0 && d3 <= 0)
        return along(a, d1 / (d1 - d3), ab);
    const vec3 cp = sub(p, c);
    const float d5 = dot(ab, cp), d6 = dot(ac, cp);
    if (d6 >= 0 && d5 <= d6)
        return c;
    const float vb = d5 * d2 - d1 * d6;
    if (vb <= 0 && d2 >= 0 && d6 <= 0)
        return along(a, d2 / (d2 - d6), ac);
    const float va = d3 * d6 - d5 * d4;
    if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0)
        return along(b, (d4 - d3) / (d4 - d3 + (d5 - d6)), sub(c, b));
    const float per = 1 / (va + vb + vc);
    return along(along(a, vb * per, ab), vc * per, ac);
}

static bool ask_triangle(struct RTCPointQueryFunctionArguments *arguments)
{
    Nearest *nearest = arguments->userPtr;
    const unsigned prim = arguments->primID;
    const vec3 at =
        nearest_of_triangle(nearest->point, corner(nearest->mesh, prim, 0),
                            corner(nearest->mesh, prim, 1), corner(nearest->mesh, prim, 2));
    const vec3 d = sub(at, nearest->point);
    const float distance2 = dot(d, d);
    if (distance2 >= nearest->distance2)
        return false;
    nearest->distance2 = distance2;
    arguments->query->radius = sqrtf(distance2);
    return true;
}

void points_embree_closest(void *tree, const isect_vec3 *points, size_t n, float *distance2)
{
    const Points *scene = tree;
    struct RTCPointQueryContext context;
    rtcInitPointQueryContext(&context);
    for (size_t i = 0; i < n; i++) {
        Nearest nearest = {&scene->mesh, {points[i].x, points[i].y, points[i].z}, INFINITY};
        struct RTCPointQuery query = {
            .x = points[i].x, .y = points[i].y, .z = points[i].z, .radius = INFINITY};
        rtcPointQuery(scene->scene, &query, &context, ask_triangle, &nearest);
        distance2[i] = nearest.distance2;
    }
}

#else

void *points_embree_build(const point_mesh *mesh)
{
    (void)mesh;
    return NULL;
}
void points_embree_free(void *tree)
{
    (void)tree;
}
void points_embree_closest(void *tree, const isect_vec3 *points, size_t n, float *distance2)
{
    (void)tree, (void)points, (void)n, (void)distance2;
}

#endif
