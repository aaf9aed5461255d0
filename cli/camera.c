/* cli/camera.c - a pinhole camera. Left to itself it looks down on the mesh from the front, a
 * little from the right, and stands just so far away that the box around the mesh fits. With the
 * eye at distance d from the middle of the box, a corner that lies s to the side and w towards the
 * eye is seen at s / (d - w); it is inside the picture if that is at most the half width h, so d
 * must be at least w + s / h for every corner and for both directions of the picture. */
#include "camera.h"

/* How much of the picture the box may fill. */
static const double filled = 0.94;

static struct vector of_point(const double p[3])
{
    return (struct vector){p[0], p[1], p[2]};
}

static struct vector box_corner(const isect_aabb *box, int i)
{
    return (struct vector){(double)(i & 1 ? box->upper.x : box->lower.x),
                           (double)(i & 2 ? box->upper.y : box->lower.y),
                           (double)(i & 4 ? box->upper.z : box->lower.z)};
}

static struct vector box_middle(const isect_aabb *box)
{
    return vector_scale(vector_add(box_corner(box, 0), box_corner(box, 7)), 0.5);
}

/* The directions of the picture for a camera that looks along `forward`; false if `up` is no help.
 */
static bool turn(struct camera *camera, struct vector forward, struct vector up)
{
    camera->forward = vector_unit(forward);
    struct vector right = vector_cross(camera->forward, vector_unit(up));
    if (!(vector_dot(right, right) > 1e-12))
        return false;
    camera->right = vector_unit(right);
    camera->up = vector_cross(camera->right, camera->forward);
    return true;
}

/* How far the eye must be from `at` for the box to be in the picture. */
static double fitting_distance(const struct camera *camera, const isect_aabb *box, struct vector at,
                               double half_width, double half_height)
{
    double distance = 0, largest = 0;
    for (int i = 0; i < 8; i++) {
        struct vector p = vector_subtract(box_corner(box, i), at);
        double towards = -vector_dot(p, camera->forward);
        double across = fabs(vector_dot(p, camera->right)) / (filled * half_width);
        double along = fabs(vector_dot(p, camera->up)) / (filled * half_height);
        distance = fmax(distance, towards + fmax(across, along));
        largest = fmax(largest, sqrt(vector_dot(p, p)));
    }
    /* A box that is a point, or a line that the camera looks along, is seen from a little away. */
    distance = fmax(distance, 1.01 * largest);
    return distance > 0 ? distance : 1;
}

static void find_depths(struct camera *camera, const isect_aabb *box)
{
    camera->nearest = INFINITY;
    camera->farthest = -INFINITY;
    for (int i = 0; i < 8; i++) {
        struct vector p = vector_subtract(box_corner(box, i), camera->eye);
        camera->nearest = fmin(camera->nearest, vector_dot(p, camera->forward));
        camera->farthest = fmax(camera->farthest, vector_dot(p, camera->forward));
    }
    camera->nearest = fmax(camera->nearest, 0);
}

bool camera_place(struct camera *camera, const struct camera_wish *wish, const isect_aabb *box,
                  struct fault *fault)
{
    const double half_height = tan(wish->fov * (0.5 * 3.14159265358979323846 / 180));
    const double half_width = half_height * wish->size.width / wish->size.height;
    struct vector up = wish->up.given ? of_point(wish->up.at) : (struct vector){0, 1, 0};
    struct vector at = wish->at.given ? of_point(wish->at.at) : box_middle(box);
    struct vector forward = {-0.45, -0.3, -1};
    if (wish->up.given && !wish->eye.given) {
        /* From the side, whichever way is up. */
        struct vector side = fabs(up.z) > fabs(up.y) ? (struct vector){0.45, 1, 0} : forward;
        forward = vector_subtract(side, vector_scale(vector_unit(up), 0.3));
    }
    if (wish->eye.given)
        forward = vector_subtract(at, of_point(wish->eye.at));
    if (!(vector_dot(forward, forward) > 0))
        return fault_set(fault, "--eye and --at are the same point");
    if (!turn(camera, forward, up)) {
        if (wish->up.given)
            return fault_set(fault, "--up has no direction of its own: it is zero, or the same as "
                                    "from --eye to --at");
        turn(camera, forward, (struct vector){0, 0, -1});
    }
    double distance = fitting_distance(camera, box, at, half_width, half_height);
    camera->eye = wish->eye.given ? of_point(wish->eye.at)
                                  : vector_subtract(at, vector_scale(camera->forward, distance));
    camera->right = vector_scale(camera->right, half_width);
    camera->up = vector_scale(camera->up, half_height);
    find_depths(camera, box);
    isect_ray ray = camera_ray(camera, 1, 1);
    if (!isfinite(ray.origin.x) || !isfinite(ray.origin.y) || !isfinite(ray.origin.z))
        return fault_set(fault, "the eye is outside the range of float");
    return true;
}

isect_ray camera_ray(const struct camera *camera, double x, double y)
{
    struct vector d = vector_add(
        camera->forward, vector_add(vector_scale(camera->right, x), vector_scale(camera->up, y)));
    return (isect_ray){.origin = {(float)camera->eye.x, (float)camera->eye.y, (float)camera->eye.z},
                       .dir = {(float)d.x, (float)d.y, (float)d.z},
                       .t_min = 0,
                       .t_max = INFINITY};
}
