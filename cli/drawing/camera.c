/* cli/drawing/camera.c - a pinhole camera. By default it looks down on the mesh from the front,
 * slightly from the left, at the distance where the mesh fills the picture.
 *
 * In the coordinates of the camera, s is to the side and w is opposite to the view direction. An
 * eye at (S, W) sees a point (s, w) inside a picture of half width h (at depth 1) if |s - S| <= h
 * (W - w), that is, max (s + h w) - h W <= S <= min (s - h w) + h W over all points. There is such
 * an S for every W >= (max (s + h w) - min (s - h w)) / 2h, and the middle of the interval does not
 * depend on W. The same holds for the height; the eye has the greater of the two W. */
#include "drawing/camera.h"

/* The part of the picture that the mesh may fill. */
static const double filled = 0.92;

static Vector of_point(const double p[3])
{
    return (Vector){p[0], p[1], p[2]};
}

static Vector box_corner(const isectd_aabb *box, int i)
{
    return (Vector){i & 1 ? box->upper.x : box->lower.x, i & 2 ? box->upper.y : box->lower.y,
                    i & 4 ? box->upper.z : box->lower.z};
}

static Vector box_middle(const isectd_aabb *box)
{
    return vector_scale(vector_add(box_corner(box, 0), box_corner(box, 7)), 0.5);
}

/* Sets the directions of the picture for a camera that looks along `forward`; false if `up` is
 * parallel to it. */
static bool turn(Camera *camera, Vector forward, Vector up)
{
    camera->forward = vector_unit(forward);
    Vector right = vector_cross(camera->forward, vector_unit(up));
    if (!(vector_dot(right, right) > 1e-12))
        return false;
    camera->right = vector_unit(right);
    camera->up = vector_cross(camera->right, camera->forward);
    return true;
}

/* The least and the greatest s of the wedges with half opening h that contain the points. */
typedef struct Wedge {
    double h, low, high;
} Wedge;

static void wedge_add(Wedge *wedge, double s, double w)
{
    wedge->low = fmin(wedge->low, s - wedge->h * w);
    wedge->high = fmax(wedge->high, s + wedge->h * w);
}

/* Points relative to the middle of their box. */
typedef struct Fit {
    Vector middle, size;
    Wedge across, along;
    double nearest;
} Fit;

/* All points of a mesh that lie in the box. */
static void fit_mesh(Fit *fit, const Camera *camera, const PlacedMesh *placed)
{
    const Mesh *mesh = placed->mesh;
    const Vector size = fit->size;
    double moved[3];
    for (size_t i = 0; i < 3 * mesh->triangle_count; i++) {
        place_point(placed->place, mesh_corner(mesh, i / 3, (int)(i % 3)), moved);
        const Vector p = vector_subtract(of_point(moved), fit->middle);
        if (!(fabs(p.x) <= size.x && fabs(p.y) <= size.y && fabs(p.z) <= size.z))
            continue;
        const double w = -vector_dot(p, camera->forward);
        fit->nearest = fmax(fit->nearest, w);
        wedge_add(&fit->across, vector_dot(p, camera->right), w);
        wedge_add(&fit->along, vector_dot(p, camera->up), w);
    }
}

/* The eye that has all points in the picture. */
static Vector fitting_eye(const Camera *camera, const CameraScene *scene, double half_width,
                          double half_height)
{
    const Vector middle = box_middle(scene->box);
    Fit fit = {.middle = middle,
               .size = vector_subtract(box_corner(scene->box, 7), middle),
               .across = {filled * half_width, INFINITY, -INFINITY},
               .along = {filled * half_height, INFINITY, -INFINITY},
               .nearest = -INFINITY};
    for (size_t i = 0; i < scene->count; i++)
        fit_mesh(&fit, camera, &scene->meshes[i]);
    const Wedge *across = &fit.across, *along = &fit.along;
    double back = fmax((across->high - across->low) / (2 * across->h),
                       (along->high - along->low) / (2 * along->h));
    /* A scene without extent across the picture is seen from a small distance. */
    const double length = sqrt(vector_dot(fit.size, fit.size));
    back = fmax(back, fit.nearest + (length > 0 ? 0.1 * length : 1));
    Vector eye = vector_scale(camera->forward, -back);
    eye = vector_add(eye, vector_scale(camera->right, (across->low + across->high) / 2));
    eye = vector_add(eye, vector_scale(camera->up, (along->low + along->high) / 2));
    return vector_add(middle, eye);
}

/* The default view direction. */
static Vector usual_direction(bool up_given, Vector up)
{
    const Vector usual = {0.5, -0.3, -1};
    if (!up_given)
        return usual;
    Vector side = fabs(up.z) > fabs(up.y) ? (Vector){0.5, 1, 0} : (Vector){0.5, 0, -1};
    return vector_subtract(side, vector_scale(vector_unit(up), 0.3));
}

static void find_depths(Camera *camera, const isectd_aabb *box)
{
    camera->nearest = INFINITY;
    camera->farthest = -INFINITY;
    for (int i = 0; i < 8; i++) {
        Vector p = vector_subtract(box_corner(box, i), camera->eye);
        camera->nearest = fmin(camera->nearest, vector_dot(p, camera->forward));
        camera->farthest = fmax(camera->farthest, vector_dot(p, camera->forward));
    }
    camera->nearest = fmax(camera->nearest, 0);
}

bool camera_place(Camera *camera, const CameraWish *wish, const CameraScene *scene, Fault *fault)
{
    const isectd_aabb *box = scene->box;
    const double half_height = tan(wish->fov * (0.5 * 3.14159265358979323846 / 180));
    const double half_width =
        half_height *
        (wish->aspect > 0 ? wish->aspect : (double)wish->size.width / wish->size.height);
    Vector up = wish->up.given ? of_point(wish->up.at) : (Vector){0, 1, 0};
    Vector at = wish->at.given ? of_point(wish->at.at) : box_middle(box);
    Vector forward = wish->forward.given ? of_point(wish->forward.at)
                     : wish->eye.given   ? vector_subtract(at, of_point(wish->eye.at))
                                         : usual_direction(wish->up.given, up);
    camera->parallel = false;
    if (wish->forward.given && wish->eye.given && wish->at.given)
        return fault_set(fault, "--forward cannot be combined with both --eye and --at");
    if (!(vector_dot(forward, forward) > 0))
        return fault_set(fault, wish->forward.given ? "--forward is zero"
                                                    : "--eye and --at are the same point");
    if (!turn(camera, forward, up)) {
        if (wish->up.given)
            return fault_set(fault, "--up is zero, or parallel to the view direction");
        turn(camera, forward, (Vector){0, 0, -1});
    }
    camera->eye = wish->eye.given ? of_point(wish->eye.at)
                                  : fitting_eye(camera, scene, half_width, half_height);
    if (wish->at.given && !wish->eye.given) {
        double distance = vector_dot(vector_subtract(at, camera->eye), camera->forward);
        camera->eye = vector_subtract(at, vector_scale(camera->forward, distance));
    }
    camera->right = vector_scale(camera->right, half_width);
    camera->up = vector_scale(camera->up, half_height);
    find_depths(camera, box);
    isectd_ray ray = camera_ray(camera, 1, 1);
    if (!isfinite((float)ray.origin.x) || !isfinite((float)ray.origin.y) ||
        !isfinite((float)ray.origin.z))
        return fault_set(fault, "the eye is outside the range of float");
    return true;
}

isectd_ray camera_ray(const Camera *camera, double x, double y)
{
    const Vector aside = vector_add(vector_scale(camera->right, x), vector_scale(camera->up, y));
    const Vector none = {0, 0, 0};
    const Vector o = vector_add(camera->eye, camera->parallel ? aside : none);
    const Vector d = vector_add(camera->forward, camera->parallel ? none : aside);
    return (isectd_ray){{o.x, o.y, o.z}, {d.x, d.y, d.z}, 0, INFINITY};
}
