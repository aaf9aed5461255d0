/* isect_bound_kdop14_aabb, isect_bound_kdop14_sphere, isect_bound_kdop14_capsule,
 * isect_bound_kdop14_obb, isect_bound_kdop18_aabb, isect_bound_kdop18_sphere,
 * isect_bound_kdop18_capsule, isect_bound_kdop18_obb, isect_bound_kdop26_aabb,
 * isect_bound_kdop26_sphere, isect_bound_kdop26_capsule, isect_bound_kdop26_obb - k-DOPs of one
 * shape.
 *
 * Each bound is the support of the shape along a normal, or against it, rounded up
 * (bound/support.h):
 *
 * * ball: the radius times 1, sqrt(2) or sqrt(3) beyond its center
 * * capsule: the greater of two balls
 * * oriented box: the sum of the projections of its half edges
 * * AABB: a corner, a sum of three numbers, which is rounded once */
#include "bound/box.h"
#include "bound/fixed.h"
#include "bound/shape.h"
#include "bound/support.h"
#include "core/environment.h"
#include "geometry/aabb.h"
#include HEADER(bound)

/* The corner that is extreme along the direction. Bounds along axes with the component 0 are
 * unused. */
static real support_of_endless_aabb(const Direction *direction, Vec3 from, const void *shape)
{
    const Aabb *box = shape;
    double term[3];
    bool endless = false;
    (void)from; /* the origin */
    for (int axis = 0; axis < 3; axis++) {
        const double d = direction->d[axis];
        term[axis] = d == 0 ? 0 : d * component(d > 0 ? &box->upper : &box->lower, axis);
        endless |= term[axis] == (double)INFINITY;
    }
    return endless ? REAL_INF : rounded_up(term[0], term[1], term[2]);
}

/* The lower bounds, then the upper ones. */
static void fill(real *to, const Vec3 *normals, size_t count, Support *support, const void *shape)
{
    const Vec3 origin = {0, 0, 0};
    for (size_t i = 0; i < count; i++) {
        const double x = (double)normals[i].x, y = (double)normals[i].y, z = (double)normals[i].z;
        const Direction up = {{x, y, z}, true}, down = {{-x, -y, -z}, true};
        to[i] = 0 - support(&down, origin, shape);
        to[count + i] = support(&up, origin, shape);
    }
}

#define OF_SHAPE(kdop, with, shape, Shape, support, status_of_shape)                               \
    isect_status X(bound_##kdop##_##shape)(const Shape *shape, X(kdop) * kdop)                     \
    {                                                                                              \
        if (!kdop || !shape)                                                                       \
            return ISECT_BAD_ARGUMENT;                                                             \
        const Environment environment = environment_enter();                                       \
        const isect_status status = status_of_shape;                                               \
        if (status == ISECT_OK)                                                                    \
            fill((real *)kdop, with, sizeof(with) / sizeof *with, support, shape);                 \
        environment_leave(environment);                                                            \
        return status;                                                                             \
    }
#define STATUS(kdop, shape, radius, radii) shape_status(kdop, shape, sizeof *shape, radius, radii)
#define SHAPES_OF_SIZE(kdop, with)                                                                 \
    OF_SHAPE(kdop, with, aabb, Aabb, support_of_endless_aabb, box_status(aabb))                    \
    OF_SHAPE(kdop, with, sphere, Sphere, X(support_of_sphere),                                     \
             STATUS(kdop, sphere, &sphere->radius, 1))                                             \
    OF_SHAPE(kdop, with, capsule, Capsule, X(support_of_capsule),                                  \
             STATUS(kdop, capsule, &capsule->radius, 1))                                           \
    OF_SHAPE(kdop, with, obb, Obb, X(support_of_obb), STATUS(kdop, obb, obb->half, 3))
OF_FIXED_KDOPS(SHAPES_OF_SIZE)
