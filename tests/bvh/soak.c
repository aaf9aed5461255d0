/* tests/bvh/soak.c - tests that are too slow for every build.
 *
 *     bvh_soak_float leaks [MESH ...]         10 million rays from inside at vertices and edges of
 *                                             closed meshes: counts the rays that leak. Without
 *                                             MESH: a sphere of 1.3 million triangles. Each mesh
 *                                             also scaled to a diagonal of 1000, and moved far
 *                                             away.
 *
 * MESH is an OFF or PLY file, or sphere:LEVEL, soup:TRIANGLES, terrain:CELLS, grid:CELLS. Exit code
 * 0: no error. */
#include "bvh/scene.h"
#include "isect/base.h"
#include <string.h>

enum { CHUNK = 1 << 16 };
static const size_t rays_to_leak = 10000000;

static bool load(trimesh *mesh, const char *name)
{
    const char *number = strchr(name, ':');
    unsigned n = number ? (unsigned)strtoul(number + 1, NULL, 10) : 0;
    if (!number)
        return trimesh_load(mesh, name);
    if (!strncmp(name, "sphere:", 7))
        return trimesh_sphere(mesh, n);
    if (!strncmp(name, "soup:", 5))
        return trimesh_soup(mesh, n, 1);
    if (!strncmp(name, "terrain:", 8))
        return trimesh_terrain(mesh, n);
    return !strncmp(name, "grid:", 5) && trimesh_grid(mesh, n);
}

static Scene scene_named(const char *name, real diagonal, const real offset[3])
{
    trimesh mesh = {0};
    if (!load(&mesh, name)) {
        fprintf(stderr, "%s: cannot be read\n", name);
        exit(2);
    }
    if (diagonal > 0)
        trimesh_scale(&mesh, (float)diagonal);
    return scene_of(&mesh, 1, offset);
}

static X(bvh) * build(const Scene *scene)
{
    X(bvh) *bvh = NULL;
    X(bvh_options) options = {.threads = {.count = 2}};
    isect_status status = X(bvh_build)(&scene->mesh, &options, &bvh);
    if (status != ISECT_OK) {
        fprintf(stderr, "%s\n", isect_status_text(status));
        exit(2);
    }
    return bvh;
}

/* A point well inside: between the first two surfaces that a line through a vertex crosses. */
static void inner_point(const X(bvh) * bvh, const Scene *scene, real p[3], uint64_t *random)
{
    for (;;) {
        X(ray) ray;
        scene_rays(scene, RAYS_RANDOM, 1, &ray, random);
        for (int k = 0; k < 3; k++)
            ((real *)&ray.origin)[k] =
                scene->lower[k] - (scene->upper[k] - scene->lower[k]) * R(0.1);
        for (int k = 0; k < 3; k++)
            ((real *)&ray.dir)[k] = scene->lower[k] - ((real *)&ray.origin)[k] +
                                    (real)random_unit(random) * (scene->upper[k] - scene->lower[k]);
        X(mesh_touch) in = X(bvh_cast)(bvh, &ray);
        ray.t_min = in.t + R(0.001);
        X(mesh_touch) out = X(bvh_cast)(bvh, &ray);
        if (in.prim == UINT32_MAX || out.prim == UINT32_MAX || out.t - in.t < R(0.05))
            continue;
        for (int k = 0; k < 3; k++)
            p[k] = ((real *)&ray.origin)[k] + (in.t + out.t) / 2 * ((real *)&ray.dir)[k];
        return;
    }
}

static size_t leaks_of(const Scene *scene, size_t rays)
{
    X(bvh) *bvh = build(scene);
    X(ray) *ray = malloc(CHUNK * sizeof *ray);
    X(mesh_touch) *touch = malloc(CHUNK * sizeof *touch);
    const X(rays) many = X(rays_of)(ray);
    const X(mesh_touches) touches = X(mesh_touches_of)(touch);
    const isect_threads threads = {.count = 2};
    uint64_t random = random_seed(11);
    size_t leaks = 0;
    for (size_t done = 0; done < rays; done += CHUNK) {
        real o[3];
        inner_point(bvh, scene, o, &random);
        for (size_t i = 0; i < CHUNK; i++) {
            size_t triangle = random_bits(&random) % scene->mesh.triangle_count;
            int c = (int)(i % 3);
            real s = i & 1 ? 0 : (real)random_unit(&random), d[3];
            for (int k = 0; k < 3; k++) {
                real a = scene->number[3 * c + k][triangle];
                real b = scene->number[3 * ((c + 1) % 3) + k][triangle];
                d[k] = a + s * (b - a) - o[k];
            }
            ray[i] = (X(ray)){{o[0], o[1], o[2]}, {d[0], d[1], d[2]}, 0, REAL_INF};
        }
        X(bvh_cast_n)(bvh, many, CHUNK, &threads, touches);
        for (size_t i = 0; i < CHUNK; i++)
            leaks += touch[i].prim == UINT32_MAX;
    }
    X(bvh_free)(bvh);
    free(ray), free(touch);
    return leaks;
}

static int leaks(int count, char **names)
{
    static char *sphere[] = {"sphere:8"};
    const real far[3] = {148376, 1234, -223423};
    size_t total = 0;
    if (count == 0)
        count = 1, names = sphere;
    for (int i = 0; i < count; i++)
        for (int form = 0; form < 3; form++) {
            Scene scene = scene_named(names[i], form ? 1000 : 0, form == 2 ? far : NULL);
            size_t found = leaks_of(&scene, rays_to_leak);
            printf("%s%s: %zu triangles, %zu leaks of %zu rays\n", names[i],
                   form == 0   ? ""
                   : form == 1 ? ", diagonal 1000"
                               : ", diagonal 1000, far away",
                   scene.mesh.triangle_count, found, rays_to_leak);
            total += found;
            scene_free(&scene);
        }
    return total != 0;
}

int main(int argc, char **argv)
{
    if (argc >= 2 && !strcmp(argv[1], "leaks"))
        return leaks(argc - 2, argv + 2);
    fprintf(stderr, "usage: %s leaks [MESH ...]\n", argv[0]);
    return 2;
}
