/* bench/pairs_cglm.c - cglm's inline functions, inlined into loops, as in the programs of its
 * users. Boxes, spheres and triangles of isect have the layout of cglm. */
#include "pairs.h"

#ifdef BENCH_CGLM

/* The headers of cglm are not free of warnings of -Wconversion. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#include <cglm/cglm.h>
#include <cglm/ray.h>
#pragma GCC diagnostic pop

#include "isect/isect.h"

#include <math.h>

/* The parameters of cglm's functions are pointers to non-const. */
static float *numbers(const void *first)
{
    union {
        const void *in;
        float *out;
    } p = {first};
    return p.out;
}

static void run_aabb_aabb(const scene *s, void *raw)
{
    float *a = numbers(s->a), *b = numbers(s->b);
    bool *answers = raw;
    for (size_t i = 0; i < s->n; i++)
        answers[i] = glm_aabb_aabb((vec3 *)(a + 6 * i), (vec3 *)(b + 6 * i));
}

static void run_sphere_sphere(const scene *s, void *raw)
{
    float *a = numbers(s->a), *b = numbers(s->b);
    bool *answers = raw;
    for (size_t i = 0; i < s->n; i++)
        answers[i] = glm_sphere_sphere(a + 4 * i, b + 4 * i);
}

static void run_sphere_aabb(const scene *s, void *raw)
{
    float *a = numbers(s->a), *b = numbers(s->b);
    bool *answers = raw;
    for (size_t i = 0; i < s->n; i++)
        answers[i] = glm_aabb_sphere((vec3 *)(b + 6 * i), a + 4 * i);
}

static void run_ray_triangle(const scene *s, void *raw)
{
    float *a = numbers(s->a), *b = numbers(s->b);
    isect_touch *answers = raw;
    for (size_t i = 0; i < s->n; i++) {
        float *ray = a + 8 * i, *triangle = b + 9 * i, t = INFINITY;
        bool hit = glm_ray_triangle(ray, ray + 3, triangle, triangle + 3, triangle + 6, &t);
        answers[i] = (isect_touch){hit ? t : INFINITY, 0, 0, 0};
    }
}

#else
#define run_aabb_aabb NULL
#define run_sphere_sphere NULL
#define run_sphere_aabb NULL
#define run_ray_triangle NULL
#endif

const rival cglm_rivals[CGLM_RIVALS] = {
    {"overlap_aabb_aabb", {"cglm", PEER, ANSWER_Bool, run_aabb_aabb, NULL, NULL}},
    {"overlap_sphere_sphere", {"cglm", PEER, ANSWER_Bool, run_sphere_sphere, NULL, NULL}},
    {"overlap_sphere_aabb", {"cglm", PEER, ANSWER_Bool, run_sphere_aabb, NULL, NULL}},
    {"cast_ray_triangle", {"cglm", PEER, ANSWER_Touch, run_ray_triangle, NULL, NULL}},
};
