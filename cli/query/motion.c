/* cli/query/motion.c - a mesh that moves, in two precisions. */
#include "query/motion.h"

#include "drawing/render.h"
#include "query/narrow.h"

#include <stdlib.h>
#include <string.h>

static bool check_same(const Mesh *from, const Mesh *to, Fault *fault)
{
    if (from->triangle_count != to->triangle_count)
        return fault_set(fault, "has %zu triangles, but the mesh at time 0 has %zu",
                         to->triangle_count, from->triangle_count);
    for (size_t i = 0; i < 3 * from->triangle_count; i++)
        if (from->indices[i] != to->indices[i])
            return fault_set(fault, "triangle %zu has other vertices than at time 0", i / 3);
    return true;
}

static isect_status build(Motion *motion, const Mesh *from, const Mesh *to,
                          enum precision precision, bool fast)
{
    const isect_mesh a = mesh_view(from), b = mesh_view(to);
    const isectd_mesh wide_a = mesh_view_wide(from), wide_b = mesh_view_wide(to);
    if (precision == DOUBLE)
        return isectd_bvh_motion_build(
            &wide_a, &wide_b,
            &(isectd_bvh_options){.threads = {.count = motion->threads}, .fast = fast},
            &motion->wide);
    return isect_bvh_motion_build(
        &a, &b, &(isect_bvh_options){.threads = {.count = motion->threads}, .fast = fast},
        &motion->narrow);
}

bool motion_build(Motion *motion, const Mesh *from, const Mesh *to, enum precision precision,
                  unsigned threads, bool fast, Fault *fault)
{
    *motion = (Motion){.threads = threads};
    if (!check_same(from, to, fault))
        return false;
    const isect_status status = build(motion, from, to, precision, fast);
    if (status == ISECT_BAD_ARGUMENT)
        return fault_set(fault, "no tree: a mesh with repeated triangles cannot move");
    return status == ISECT_OK || fault_set(fault, "no tree: %s", isect_status_text(status));
}

void motion_free(Motion *motion)
{
    isect_bvh_motion_free(motion->narrow);
    isectd_bvh_motion_free(motion->wide);
    *motion = (Motion){0};
}

/* The hits of rays, or, if `touches` is NULL, whether they hit. */
static bool ask_narrow(const Motion *motion, const isectd_ray *rays, const double *times, size_t n,
                       isectd_mesh_touch *touches, uint64_t *bits)
{
    const isect_threads threads = {.count = motion->threads};
    isect_ray *narrowed = malloc(n * sizeof *narrowed);
    float *moments = malloc(n * sizeof *moments);
    isect_mesh_touch *found = touches != NULL ? malloc(n * sizeof *found) : NULL;
    const bool good = narrowed != NULL && moments != NULL && (found != NULL || touches == NULL);
    for (size_t i = 0; good && i < n; i++) {
        narrowed[i] = narrow_ray(&rays[i]);
        moments[i] = (float)times[i];
    }
    if (good && touches == NULL)
        isect_bvh_motion_occluded_n(motion->narrow, isect_rays_of(narrowed), moments, n, &threads,
                                    bits);
    else if (good)
        isect_bvh_motion_cast_n(motion->narrow, isect_rays_of(narrowed), moments, n, &threads,
                                isect_mesh_touches_of(found));
    for (size_t i = 0; good && touches != NULL && i < n; i++)
        touches[i] = widen_touch(&found[i]);
    free(narrowed);
    free(moments);
    free(found);
    return good;
}

bool motion_cast(Motion *motion, const isectd_ray *rays, const double *times, size_t n,
                 isectd_mesh_touch *touches)
{
    const isect_threads threads = {.count = motion->threads};
    const double start = render_clock();
    bool good = true;
    if (motion->wide != NULL)
        isectd_bvh_motion_cast_n(motion->wide, isectd_rays_of(rays), times, n, &threads,
                                 isectd_mesh_touches_of(touches));
    else
        good = ask_narrow(motion, rays, times, n, touches, NULL);
    motion->seconds += render_clock() - start;
    return good;
}

bool motion_occluded(Motion *motion, const isectd_ray *rays, const double *times, size_t n,
                     uint64_t *bits)
{
    const isect_threads threads = {.count = motion->threads};
    const double start = render_clock();
    bool good = true;
    if (motion->wide != NULL)
        isectd_bvh_motion_occluded_n(motion->wide, isectd_rays_of(rays), times, n, &threads, bits);
    else
        good = ask_narrow(motion, rays, times, n, NULL, bits);
    motion->seconds += render_clock() - start;
    return good;
}
