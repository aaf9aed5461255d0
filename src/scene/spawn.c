/* isect_scene_spawn - a ray that starts at a point of a triangle of an instance, on the side to
 * which it leads.
 *
 * In the coordinates of the instance the origin is exactly on the correct side if it is that of
 * isect_at_triangle_spawn. The origin in the scene is the image of that point, rounded, and its
 * preimage in the instance is rounded again. So the origin is moved along the normal in the scene
 * until its preimage is on the correct side. The first offset is 0, the second the rounding error
 * of the products that make up the point; each further one is twice the one before. Doublings
 * beyond the first few are needed for nearly singular maps. Maps with a condition number of more
 * than 2^52, whose inverses may have no correct digit, are not accepted as instances. */
#include "geometry/scale.h"
#include "scene/scene.h"
#include HEADER(surface)
#include HEADER(exact)

enum { DOUBLINGS = 60 };

/* The greatest sum of the absolute values of the products of a coordinate. */
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
