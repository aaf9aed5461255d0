/* isect_scene_spawn - a ray that starts beside a triangle of an instance, at a point of it.
 *
 * As the instance sees it the origin is on the right side, exactly, if it is that of
 * isect_at_triangle_spawn. The scene's origin is that moved, and rounded; the instance sees this
 * moved back, and rounded again. So it is moved along the normal of the scene until the instance
 * sees it on the right side: not at all, or by what a rounding of the products that the point is
 * made of is, and twice as far each time. Doublings beyond the first few make up for maps that are
 * nearly flat: those of more than 2^52, in whose inverses all digits may be wrong, are no
 * instances. */
#include "geometry/scale.h"
#include "scene/scene.h"
#include HEADER(at)
#include HEADER(exact)
#include HEADER(normal)

enum { DOUBLINGS = 60 };

/* The greatest sum of sizes of the products of a coordinate. */
static double size_of_products(const double move[12], X(vec3) p)
{
    double most = 0;
    for (int i = 0; i < 12; i += 4) {
        const double size = fabs(move[i] * (double)p.x) + fabs(move[i + 1] * (double)p.y) +
                            fabs(move[i + 2] * (double)p.z) + fabs(move[i + 3]);
        most = size > most ? size : most;
    }
    return most;
}

static real moved_by(real x, double share, real n)
{
    return saturated((real)((double)x + share * (double)n)) + 0;
}

static bool same_dir(X(vec3) a, X(vec3) b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

X(ray)
X(scene_spawn)
(const X(scene) * scene, uint32_t instance, const X(triangle) * triangle, real u, real v,
 const X(vec3) * dir)
{
    const double *move = scene->placed[instance].move;
    X(ray) ray = {{0, 0, 0}, *dir, 0, REAL_INF};
    const X(ray) along = X(scene_ray)(scene, instance, &ray);
    const X(ray) start = X(at_triangle_spawn)(triangle, u, v, &along.dir);
    if (!same_dir(start.dir, along.dir)) /* not finite */
        return start;
    const X(vec3) faces = X(normal_triangle)(triangle, &triangle->a);
    const X(vec3) n = X(scene_normal)(scene, instance, &faces);
    const X(vec3) from = X(scene_point)(scene, instance, &start.origin);
    const int side = X(orient3d)(&triangle->a, &triangle->b, &triangle->c, &start.origin);
    double offset = 0;
    for (int i = 0; i < DOUBLINGS; i++) {
        ray.origin =
            (X(vec3)){moved_by(from.x, -side * offset, n.x), moved_by(from.y, -side * offset, n.y),
                      moved_by(from.z, -side * offset, n.z)};
        const X(ray) seen = X(scene_ray)(scene, instance, &ray);
        if (X(orient3d)(&triangle->a, &triangle->b, &triangle->c, &seen.origin) == side ||
            side == 0)
            break;
        offset = offset > 0 ? 2 * offset
                            : (double)REAL_EPSILON * size_of_products(move, start.origin) +
                                  (double)LEAST_NUMBER;
    }
    return ray;
}
