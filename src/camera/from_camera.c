/* isect_frustum_from_camera - the planes of the frustum of a camera, from its parameters.
 *
 * The axes f (forward), r (right), u (up) are r = f x up and u = r x f, of unit length. With the
 * offset q from the eye, a point is to the right of the left side if r . q >= left f . q, or r . q
 * >= left if the edges are parallel. So the normals are left f - r, or -r, and likewise for the
 * other sides.
 *
 * Errors, with h half an epsilon of double:
 *
 *     f: square, root, quotient       3h / 2 + h + h              4h, relative
 *     r: exact sums rounded once, normalized                      2h + 4h = 6h
 *     u = r x f: 4h + 6h of products, 2 roundings                 13h of 1
 *     extent f - axis                                             15h (1 + |extent|)
 *
 * within 8 epsilon (1 + |extent|). Then d is computed for the normal as stored: the distance minus
 * its dot product with the eye, in one exact sum. So the planes of a perspective go through the eye
 * at any distance of it from the origin. */
#include "camera/edge.h"
#include "exact/quotient.h"
#include HEADER(camera)

typedef struct Axes {
    double f[3], r[3], u[3];
} Axes;

/* Normalizes v, which is not 0. */
static void make_unit(double v[3])
{
    int up = 0;
    frexp(fmax(fmax(fabs(v[0]), fabs(v[1])), fabs(v[2])), &up);
    for (int i = 0; i < 3; i++)
        v[i] = times_power(v[i], -up);
    const double length = sqrt(dot_doubles(v, v));
    for (int i = 0; i < 3; i++)
        v[i] /= length;
}

/* Sets the axes; false if forward and up are parallel, or one of them is zero. */
static bool axes_of(const X(camera) * camera, Axes *to)
{
    const Vec3 *a = camera->left_handed ? &camera->up : &camera->forward;
    const Vec3 *b = camera->left_handed ? &camera->forward : &camera->up;
    const double p[3] = {(double)a->x, (double)a->y, (double)a->z};
    const double q[3] = {(double)b->x, (double)b->y, (double)b->z};
    const double sign = camera->left_handed ? -1 : 1;
    Exact right[3];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const Term terms[2] = {{p[j], q[k], 1}, {-p[k], q[j], 1}};
        right[i] = isect_exact_sum(terms, 2);
    }
    const int top = exact_top(right, 3);
    if (top == INT_MIN)
        return false;
    for (int i = 0; i < 3; i++) {
        to->r[i] =
            right[i].mantissa == 0 ? 0 : times_power(right[i].mantissa, right[i].exponent - top);
        to->f[i] = camera->left_handed ? q[i] : p[i];
    }
    make_unit(to->f), make_unit(to->r);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        to->u[i] = sign * (to->r[j] * to->f[k] - to->r[k] * to->f[j]);
    }
    return true;
}

/* extent[]: left, right, bottom, top. */
static isect_status extents_of(const X(camera) * camera, double extent[4])
{
    const real given[4] = {camera->left, camera->right, camera->bottom, camera->top};
    for (int i = 0; i < 4; i++)
        extent[i] = (double)given[i];
    if (camera->fov != 0) {
        const double top = tan((double)camera->fov / 2), right = top * (double)camera->aspect;
        if (camera->orthographic || !(camera->fov > 0) || !(camera->aspect > 0) || !(top > 0))
            return ISECT_BAD_ARGUMENT;
        extent[0] = -right, extent[1] = right, extent[2] = -top, extent[3] = top;
    }
    if (!(fabs(extent[0]) + fabs(extent[1]) + fabs(extent[2]) + fabs(extent[3]) <=
          (double)REAL_MAX))
        return ISECT_NOT_FINITE;
    return extent[0] < extent[1] && extent[2] < extent[3] ? ISECT_OK : ISECT_BAD_ARGUMENT;
}

/* The plane with this normal at a distance from the eye; false if a number overflows. */
static bool plane_at(Plane *plane, const double normal[3], const Vec3 *eye, double distance)
{
    const Vec3 n = {(real)normal[0] + 0, (real)normal[1] + 0, (real)normal[2] + 0};
    const Term terms[4] = {{-(double)n.x, (double)eye->x, 1},
                           {-(double)n.y, (double)eye->y, 1},
                           {-(double)n.z, (double)eye->z, 1},
                           {distance, 1, 1}};
    const Exact d = isect_exact_sum(terms, 4);
    *plane = (Plane){n, number_of(d.mantissa, d.exponent) + 0};
    return finite3(n) && real_abs(plane->d) < REAL_MAX;
}

static bool make_planes(const X(camera) * camera, const Axes *axes, const double extent[4],
                        Frustum *to)
{
    const bool parallel = camera->orthographic;
    const double near = (double)camera->z_near, far = -(double)camera->z_far;
    double normal[SIDES][3];
    bool fits = true;
    for (int i = 0; i < 3; i++) {
        for (int k = LEFT; k <= TOP; k++) {
            const double axis = k < BOTTOM ? axes->r[i] : axes->u[i];
            const double slope = parallel ? 0 : extent[k] * axes->f[i];
            normal[k][i] = k % 2 ? axis - slope : slope - axis;
        }
        normal[NEAR][i] = -axes->f[i], normal[FAR][i] = axes->f[i];
    }
    for (int k = LEFT; k <= TOP; k++)
        fits &= plane_at(&to->plane[k], normal[k], &camera->eye,
                         !parallel ? 0
                         : k % 2   ? -extent[k]
                                   : extent[k]);
    fits &= plane_at(&to->plane[NEAR], normal[NEAR], &camera->eye, near);
    to->plane[FAR] = (Plane){{0, 0, 0}, -1};
    return camera->z_far == REAL_INF
               ? fits
               : plane_at(&to->plane[FAR], normal[FAR], &camera->eye, far) & fits;
}

isect_status X(frustum_from_camera)(const X(camera) * camera, Frustum *frustum)
{
    double extent[4];
    Axes axes;
    Frustum made;
    if (!frustum || !camera)
        return ISECT_BAD_ARGUMENT;
    if (!finite3(camera->eye) || !finite3(camera->forward) || !finite3(camera->up) ||
        !(real_abs(camera->z_near) <= REAL_MAX) || !(camera->z_far >= -REAL_MAX))
        return ISECT_NOT_FINITE;
    const isect_status status = extents_of(camera, extent);
    if (status != ISECT_OK)
        return status;
    if (!(camera->z_near < camera->z_far) || !(camera->orthographic || camera->z_near >= 0))
        return ISECT_BAD_ARGUMENT;
    if (!axes_of(camera, &axes))
        return ISECT_DEGENERATE;
    if (!make_planes(camera, &axes, extent, &made))
        return ISECT_NOT_FINITE;
    if (X(frustum_corners)(&made) != ISECT_OK)
        return ISECT_DEGENERATE;
    *frustum = made;
    return ISECT_OK;
}
