/* bvh/scene.c - the functions of bvh/scene.h. */
#include "bvh/scene.h"
#include <string.h>

bool scene_indexed(void)
{
    return getenv("ISECT_TEST_INDEXED") != NULL;
}

static X(bvh_options) options_of(const X(bvh_options) * options)
{
    X(bvh_options) own = options ? *options : (X(bvh_options)){.fast = false};
    own.indexed = own.indexed || scene_indexed();
    return own;
}

isect_status scene_build(const X(mesh) * mesh, const X(bvh_options) * options, X(bvh) * *bvh)
{
    const X(bvh_options) own = options_of(options);
    return (X(bvh_build))(mesh, &own, bvh);
}

isect_status scene_build_motion(const X(mesh) * from, const X(mesh) * to,
                                const X(bvh_options) * options, X(bvh_motion) * *motion)
{
    const X(bvh_options) own = options_of(options);
    return (X(bvh_motion_build))(from, to, &own, motion);
}

isect_status scene_load(X(bvh) * *bvh, const void *memory, size_t bytes, const X(mesh) * mesh,
                        const isect_allocator *allocator)
{
    X(bvh_options) options = {.fast = false};
    if (allocator)
        options.allocator = *allocator;
    return scene_indexed() ? X(bvh_load_indexed)(memory, bytes, mesh, &options, bvh)
                           : X(bvh_load)(memory, bytes, &options, bvh);
}

static real *numbers(size_t n)
{
    real *memory = malloc((n ? n : 1) * sizeof(real));
    if (!memory)
        abort();
    return memory;
}

static void copy_vertices(Scene *scene, const trimesh *mesh, real scale, const real offset[3])
{
    for (int k = 0; k < 3; k++)
        scene->lower[k] = REAL_INF, scene->upper[k] = -REAL_INF;
    scene->positions = numbers(3 * mesh->vertex_count);
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++) {
        real x = (real)mesh->positions[i] * scale + (offset ? offset[i % 3] : 0);
        scene->positions[i] = x;
        scene->lower[i % 3] = x < scene->lower[i % 3] ? x : scene->lower[i % 3];
        scene->upper[i % 3] = x > scene->upper[i % 3] ? x : scene->upper[i % 3];
    }
}

static void spread_triangles(Scene *scene)
{
    size_t n = scene->mesh.triangle_count;
    for (int f = 0; f < 9; f++)
        scene->number[f] = numbers(n);
    for (int f = 0; f < 4; f++)
        scene->answer[f] = numbers(n);
    for (size_t i = 0; i < 9 * n; i++)
        scene->number[i % 9][i / 9] = scene->positions[3 * scene->indices[i / 3] + i % 3];
    memcpy(&scene->triangles, scene->number, sizeof scene->number);
    scene->triangles.stride = 0;
    memcpy(&scene->touches, scene->answer, sizeof scene->answer);
    scene->touches.stride = 0;
}

Scene scene_of(trimesh *mesh, real scale, const real offset[3])
{
    Scene scene = {
        .mesh = {.vertex_count = mesh->vertex_count, .triangle_count = mesh->triangle_count}};
    copy_vertices(&scene, mesh, scale, offset);
    scene.indices = mesh->indices;
    mesh->indices = NULL;
    trimesh_free(mesh);
    scene.mesh.positions = scene.positions;
    scene.mesh.indices = scene.indices;
    spread_triangles(&scene);
    return scene;
}

void scene_free(Scene *scene)
{
    free(scene->positions);
    free(scene->indices);
    for (int f = 0; f < 9; f++)
        free(scene->number[f]);
    for (int f = 0; f < 4; f++)
        free(scene->answer[f]);
}

bool scene_of_file(size_t i, Scene *scene)
{
    const char *at = getenv("ISECT_MESHES");
    char path[4096];
    trimesh mesh;
    for (int used = 0; at && sscanf(at, " %4095s%n", path, &used) == 1; at += used) {
        if (i-- > 0)
            continue;
        if (!trimesh_load(&mesh, path)) {
            fprintf(stderr, "%s: cannot be read\n", path);
            exit(2);
        }
        printf("%s: %zu triangles\n", path, mesh.triangle_count);
        *scene = scene_of(&mesh, 1, NULL);
        return true;
    }
    return false;
}

/* An edge from its lesser end to its greater one; way is 1 if the triangle has this direction, else
 * -1. */
typedef struct Edge {
    real end[6];
    int way;
} Edge;

static int by_ends(const void *a, const void *b)
{
    const real *p = ((const Edge *)a)->end, *q = ((const Edge *)b)->end;
    for (int k = 0; k < 6; k++)
        if (p[k] != q[k])
            return p[k] < q[k] ? -1 : 1;
    return 0;
}

static Edge edge_between(const real *from, const real *to)
{
    Edge edge = {.way = 1}, back = {.way = -1};
    for (int k = 0; k < 3; k++) {
        edge.end[k] = back.end[k + 3] = from[k];
        edge.end[k + 3] = back.end[k] = to[k];
    }
    return by_ends(&edge, &back) <= 0 ? edge : back;
}

bool scene_is_closed(const Scene *scene)
{
    const size_t n = 3 * scene->mesh.triangle_count;
    Edge *edges = malloc((n ? n : 1) * sizeof *edges);
    if (!edges)
        abort();
    for (size_t i = 0; i < n; i++) {
        const size_t next = i % 3 == 2 ? i - 2 : i + 1;
        edges[i] = edge_between(scene->positions + 3 * scene->indices[i],
                                scene->positions + 3 * scene->indices[next]);
    }
    qsort(edges, n, sizeof *edges, by_ends);
    bool closed = true;
    int sum = 0;
    for (size_t i = 0; i < n; i++) {
        sum += edges[i].way;
        if (i + 1 == n || by_ends(&edges[i], &edges[i + 1]))
            closed =
                closed && (sum == 0 || !memcmp(edges[i].end, edges[i].end + 3, 3 * sizeof(real))),
            sum = 0;
    }
    free(edges);
    return closed;
}

X(triangle) scene_triangle(const Scene *scene, size_t i)
{
    real corner[9];
    X(triangle) triangle;
    for (int f = 0; f < 9; f++)
        corner[f] = scene->number[f][i];
    memcpy(&triangle, corner, sizeof triangle);
    return triangle;
}

static X(mesh_touch) first_answer(const Scene *scene)
{
    X(mesh_touch) best = {REAL_INF, 0, 0, UINT32_MAX};
    for (size_t i = 0; i < scene->mesh.triangle_count; i++)
        if (scene->answer[0][i] < best.t)
            best = (X(mesh_touch)){scene->answer[0][i], scene->answer[1][i], scene->answer[2][i],
                                   (uint32_t)i};
    return best;
}
X(mesh_touch) scene_brute(const Scene *scene, const X(ray) * ray)
{
    X(cast_ray_triangle_n)
    (X(rays_one)(ray), scene->triangles, scene->mesh.triangle_count, scene->touches);
    return first_answer(scene);
}
X(mesh_touch) scene_brute_culled(const Scene *scene, const X(ray) * ray)
{
    X(cast_ray_triangle_culled_n)
    (X(rays_one)(ray), scene->triangles, scene->mesh.triangle_count, scene->touches);
    return first_answer(scene);
}

/* ---- rays ---- */

static real unit(uint64_t *random)
{
    return (real)random_unit(random);
}

static real inside(const Scene *scene, int k, uint64_t *random)
{
    return scene->lower[k] + unit(random) * (scene->upper[k] - scene->lower[k]);
}

/* A point inside the bounds, or around them: also beside a flat mesh. */
static void any_point(const Scene *scene, real p[3], uint64_t *random)
{
    bool around = random_bits(random) & 1;
    real size = 0;
    for (int k = 0; k < 3; k++) {
        real way = scene->upper[k] - scene->lower[k];
        size = way > size ? way : size;
    }
    for (int k = 0; k < 3; k++) {
        p[k] = inside(scene, k, random);
        if (around)
            p[k] += (unit(random) - R(0.5)) * 2 * size;
    }
}

/* An edge of triangle `i`, from a random corner to the next one. */
static void edge_of(const Scene *scene, size_t i, real a[3], real b[3], uint64_t *random)
{
    int c = (int)(random_bits(random) % 3);
    for (int k = 0; k < 3; k++) {
        a[k] = scene->number[3 * c + k][i];
        b[k] = scene->number[3 * ((c + 1) % 3) + k][i];
    }
}

static void any_edge(const Scene *scene, real a[3], real b[3], uint64_t *random)
{
    edge_of(scene, random_bits(random) % scene->mesh.triangle_count, a, b, random);
}

static void aim(const Scene *scene, RayKind kind, real o[3], real d[3], uint64_t *random)
{
    real a[3], b[3], s = unit(random);
    any_point(scene, o, random);
    any_edge(scene, a, b, random);
    for (int k = 0; k < 3; k++) {
        real to = kind == RAYS_TO_VERTEX || kind == RAYS_ENDING ? a[k]
                  : kind == RAYS_TO_EDGE                        ? a[k] + s * (b[k] - a[k])
                                                                : inside(scene, k, random);
        d[k] = to - o[k];
        if (kind == RAYS_ALONG)
            d[k] = b[k] - a[k], o[k] = a[k] - 2 * d[k];
    }
    if (kind == RAYS_PARALLEL) {
        int keep = (int)(random_bits(random) % 3), drop = (int)(random_bits(random) % 3);
        for (int k = 0; k < 3; k++)
            if (k == drop ? random_bits(random) % 4 != 0 : k != keep)
                d[k] = 0, o[k] = random_bits(random) & 1 ? a[k] : o[k];
    }
}

enum { TOGETHER = 64 };

/* Ray `i` of a group, near triangle `at`. A group has as many rays as a packet of the tree. Some
 * groups have one origin, others several close ones. Some rays end or begin at the triangle; one is
 * incoherent. */
static void aim_together(const Scene *scene, size_t i, const X(ray) * first, size_t at,
                         X(ray) * ray, uint64_t *random)
{
    const size_t group = i / TOGETHER, triangle = (at + random_bits(random) % 4);
    real *o = &ray->origin.x, *d = &ray->dir.x, a[3], b[3], s = i % 3 ? unit(random) : 0;
    if (group % 8 == 3 && i % TOGETHER == 7)
        return;
    edge_of(scene, triangle % scene->mesh.triangle_count, a, b, random);
    for (int k = 0; k < 3; k++) {
        const real beside = i % 2 ? (unit(random) - R(0.5)) * R(0.01) : 0;
        o[k] = i % TOGETHER ? (&first->origin.x)[k]
                            : o[k] + 4 * (o[k] - R(0.5) * (scene->lower[k] + scene->upper[k]));
        if (group % 2 && i % TOGETHER)
            o[k] += (unit(random) - R(0.5)) * R(0.002) * (scene->upper[k] - scene->lower[k]);
        d[k] = (a[k] + s * (b[k] - a[k])) - o[k];
        d[k] += beside * d[(k + 1) % 3];
    }
    if (group % 4 == 1)
        ray->t_max = 1;
    if (group % 4 == 2)
        ray->t_min = 1;
}

static void make_strange(X(ray) * ray, uint64_t *random)
{
    const real odd[] = {0, REAL_INF, -REAL_INF, (real)NAN, REAL_MAX, REAL_MIN / 4, -0.0f, 1};
    real number[8];
    memcpy(number, ray, sizeof *ray);
    for (int changes = 0; changes < 3; changes++)
        number[random_bits(random) % 8] = odd[random_bits(random) % 8];
    memcpy(ray, number, sizeof *ray);
}

void scene_rays(const Scene *scene, RayKind kind, size_t n, X(ray) * rays, uint64_t *random)
{
    size_t at = 0;
    for (size_t i = 0; i < n; i++) {
        real o[3], d[3], scale = 1;
        aim(scene, kind, o, d, random);
        if (kind == RAYS_TINY || kind == RAYS_HUGE) {
            int size = (int)(random_bits(random) % (ISECT_DOUBLE ? 1000 : 120));
            scale = (real)ldexp(1, kind == RAYS_TINY ? -size : size);
        }
        X(ray) ray = {{o[0], o[1], o[2]}, {d[0] * scale, d[1] * scale, d[2] * scale}, 0, REAL_INF};
        if (kind == RAYS_FINITE)
            ray.t_max = R(1.5) * unit(random);
        if (kind == RAYS_ENDING)
            *(i % 2 ? &ray.t_min : &ray.t_max) = 1;
        if (kind == RAYS_NEGATIVE)
            ray.t_min = -2 * unit(random), ray.t_max = unit(random);
        if (kind == RAYS_NEGATIVE && i % 3 == 0)
            ray.t_min = -REAL_INF;
        if (kind == RAYS_TOGETHER) {
            at = i % TOGETHER ? at : random_bits(random) % scene->mesh.triangle_count;
            aim_together(scene, i, &rays[i - i % TOGETHER], at, &ray, random);
        }
        if (kind == RAYS_STRANGE)
            make_strange(&ray, random);
        rays[i] = ray;
    }
}

/* ---- points ---- */

static void place_point(const Scene *scene, PointKind kind, real p[3], uint64_t *random)
{
    real a[3], b[3], c[3], other[3];
    any_point(scene, p, random);
    any_edge(scene, a, b, random);
    any_edge(scene, c, other, random);
    const real s = unit(random), t = unit(random) * (1 - s);
    const int way = (int)(random_bits(random) % 4);
    for (int k = 0; k < 3; k++) {
        const real near =
            (unit(random) - R(0.5)) * (real)ldexp(1, -(int)(random_bits(random) % 30));
        const real size = scene->upper[k] - scene->lower[k];
        if (kind == POINTS_ON_VERTEX)
            p[k] = a[k];
        if (kind == POINTS_ON_EDGE)
            p[k] = way ? a[k] + s * (b[k] - a[k]) : R(0.5) * a[k] + R(0.5) * b[k];
        if (kind == POINTS_BESIDE)
            p[k] = a[k] + near * size;
        if (kind == POINTS_BETWEEN)
            p[k] = R(0.5) * a[k] + R(0.5) * (way ? c[k] : scene->lower[k] + size - a[k]);
        if (kind == POINTS_FAR)
            p[k] *= (real)ldexp(1, 8 * way);
    }
    if (kind != POINTS_ON_FACE)
        return;
    const size_t i = random_bits(random) % scene->mesh.triangle_count;
    for (int k = 0; k < 3; k++)
        p[k] = (1 - s - t) * scene->number[k][i] + s * scene->number[3 + k][i] +
               t * scene->number[6 + k][i];
}

void scene_points(const Scene *scene, PointKind kind, size_t n, X(vec3) * points, uint64_t *random)
{
    const real odd[] = {0, REAL_INF, -REAL_INF, (real)NAN, REAL_MAX, REAL_MIN / 4, -0.0f, 1};
    for (size_t i = 0; i < n; i++) {
        real p[3];
        place_point(scene, kind, p, random);
        if (kind == POINTS_STRANGE)
            p[random_bits(random) % 3] = odd[random_bits(random) % 8];
        points[i] = (X(vec3)){p[0], p[1], p[2]};
    }
}

void scene_backwards(void *pool, size_t tasks, void (*task)(void *job, size_t i), void *job)
{
    ++*(int *)pool;
    while (tasks-- > 0)
        task(job, tasks);
}
