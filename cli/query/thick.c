/* cli/query/thick.c - thickness by rays and by balls.
 *
 * A ball that touches the surface at p, where n is the unit normal, has the center c = p - r n. Let
 * q be the nearest point of the surface to c. If |q - c| < r, then q is in the ball, and the ball
 * through p and q that touches at p is smaller:
 *
 *     |q - c|^2 = |p - q|^2 - 2 r n . (p - q) + r^2 < r^2    so    n . (p - q) > 0
 *     the new radius                                          |p - q|^2 / (2 n . (p - q)) < r
 *
 * The first ball ends where the ray does; each is replaced by the smaller one until no point of the
 * surface is inside (shrinking ball: Ma, Bae and Choi 2012), or until q is seen from the new center
 * within 30 degrees of p: the facets of a curved surface beside p do not count (Peters 2018). With
 * such a q at the angle a
 *
 *     |q - c|^2 = r^2 - 2 (1 - cos a) r' (r - r') >= r^2 (1 - (1 - cos a) / 2) >= (0.966 r)^2
 *
 * so that no surface is deeper in the ball than 3.4 % of its radius. */
#include "query/thick.h"

#include "drawing/vector.h"
#include "progress.h"

#include "isectd/surface.h"

#include <math.h>
#include <stdlib.h>

enum { ROUNDS = 100, BATCH = 8192 };

/* The ray from the middle of a triangle into the solid; its middle. */
static isectd_ray ray_of(const Mesh *mesh, size_t t, bool inward, isectd_vec3 *middle)
{
    const double *a = mesh_corner(mesh, t, 0), *b = mesh_corner(mesh, t, 1),
                 *c = mesh_corner(mesh, t, 2);
    const isectd_triangle triangle = {{a[0], a[1], a[2]}, {b[0], b[1], b[2]}, {c[0], c[1], c[2]}};
    const Vector n = vector_scale(mesh_normal(mesh, t), inward ? 1 : -1);
    const isectd_vec3 dir = {n.x, n.y, n.z};
    *middle = (isectd_vec3){a[0] / 3 + b[0] / 3 + c[0] / 3, a[1] / 3 + b[1] / 3 + c[1] / 3,
                            a[2] / 3 + b[2] / 3 + c[2] / 3};
    return isectd_at_triangle_spawn(&triangle, 1. / 3, 1. / 3, &dir);
}

static bool find_rays(Thick *thick, const Mesh *mesh, Tree *tree, bool inward)
{
    static isectd_ray rays[BATCH];
    static isectd_mesh_touch touches[BATCH];
    for (size_t first = 0; first < mesh->triangle_count; first += BATCH) {
        const size_t left = mesh->triangle_count - first, n = left < BATCH ? left : BATCH;
        for (size_t i = 0; i < n; i++)
            rays[i] = ray_of(mesh, first + i, inward, &thick->middle[first + i]);
        if (!tree_cast(tree, rays, n, touches))
            return false;
        for (size_t i = 0; i < n; i++)
            thick->thickness[first + i] = touches[i].t;
    }
    return true;
}

/* The radius of the smaller ball at a triangle; 0 if there is none. */
static double smaller_ball(double radius, Vector n, isectd_vec3 p, const isectd_mesh_nearest *q)
{
    const double near = 1 - 1e-6, cosine = 0.8660254037844386;
    const Vector off = {p.x - q->point.x, p.y - q->point.y, p.z - q->point.z};
    const double off2 = vector_dot(off, off), made = off2 / (2 * vector_dot(n, off));
    const bool inside = q->distance2 < radius * near * (radius * near) && made < radius;
    return inside && 1 - off2 / (2 * made * made) < cosine ? made : 0;
}

/* Replaces the balls of a batch by smaller ones; `which` lists those that may shrink. */
static bool shrink(Thick *thick, const Mesh *mesh, Tree *tree, bool inward, size_t *which,
                   size_t count)
{
    static isectd_vec3 centers[BATCH];
    static isectd_mesh_nearest nearest[BATCH];
    for (int round = 0; round < ROUNDS && count > 0; round++) {
        size_t kept = 0;
        for (size_t i = 0; i < count; i++) {
            const size_t t = which[i];
            const Vector n = vector_scale(mesh_normal(mesh, t), inward ? 1 : -1);
            const double r = thick->thickness[t] / 2;
            const isectd_vec3 p = thick->middle[t];
            centers[i] = (isectd_vec3){p.x + r * n.x, p.y + r * n.y, p.z + r * n.z};
        }
        if (!tree_closest(tree, centers, (double)INFINITY, count, nearest))
            return false;
        for (size_t i = 0; i < count; i++) {
            const size_t t = which[i];
            const Vector n = vector_scale(mesh_normal(mesh, t), inward ? -1 : 1);
            const double made =
                smaller_ball(thick->thickness[t] / 2, n, thick->middle[t], &nearest[i]);
            if (made > 0)
                thick->thickness[t] = 2 * made, which[kept++] = t;
        }
        count = kept;
    }
    return true;
}

static bool find_balls(Thick *thick, const Mesh *mesh, Tree *tree, bool inward)
{
    static size_t which[BATCH];
    for (size_t first = 0; first < mesh->triangle_count; first += BATCH) {
        size_t count = 0;
        for (size_t t = first; t < mesh->triangle_count && t < first + BATCH; t++)
            if (thick->thickness[t] < (double)INFINITY)
                which[count++] = t;
        progress_share(first, mesh->triangle_count);
        if (!shrink(thick, mesh, tree, inward, which, count))
            return false;
    }
    return true;
}

bool thick_find(Thick *thick, const Mesh *mesh, Tree *tree, enum thick_method method, bool inward)
{
    thick->middle = malloc((mesh->triangle_count + 1) * sizeof *thick->middle);
    thick->thickness = malloc((mesh->triangle_count + 1) * sizeof *thick->thickness);
    progress_begin("measuring the thickness", NULL);
    const bool good = thick->middle != NULL && thick->thickness != NULL &&
                      find_rays(thick, mesh, tree, inward) &&
                      (method == THICK_RAY || find_balls(thick, mesh, tree, inward));
    progress_end();
    return good;
}

void thick_free(Thick *thick)
{
    free(thick->middle), free(thick->thickness);
    *thick = (Thick){NULL, NULL};
}
