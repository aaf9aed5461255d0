/* cli/drawing/view.c - from a camera, by its numbers or by a matrix, to a frustum of the
 * library. */
#include "drawing/view.h"

#include "ask/ask.h"

#include <float.h>

const char *const view_clips[] = {"opengl", "direct3d", "vulkan", NULL};

static Vector of_vec3(isectd_vec3 v)
{
    return (Vector){v.x, v.y, v.z};
}

static isectd_vec3 widen(isect_vec3 v)
{
    return (isectd_vec3){(double)v.x, (double)v.y, (double)v.z};
}

static isect_vec3 narrow_vector(Vector v)
{
    return (isect_vec3){(float)v.x, (float)v.y, (float)v.z};
}

static void widen_frustum(View *view)
{
    for (int i = 0; i < 6; i++)
        view->wide.plane[i] =
            (isectd_plane){widen(view->narrow.plane[i].normal), (double)view->narrow.plane[i].d};
    for (int i = 0; i < 8; i++)
        view->wide.corner[i] = widen(view->narrow.corner[i]);
}

/* ---- by numbers ---- */

/* Places an orthographic camera without a given eye so that everything is in front of it. */
static void stand_back(Camera *camera, const ViewWish *wish, const isectd_aabb *box)
{
    const Vector lower = of_vec3(box->lower), size = vector_subtract(of_vec3(box->upper), lower);
    const double *at = wish->camera.at.at;
    const Vector middle = wish->camera.at.given ? (Vector){at[0], at[1], at[2]}
                                                : vector_add(lower, vector_scale(size, 0.5));
    const double away =
        vector_dot(vector_subtract(vector_add(lower, vector_scale(size, 0.5)), middle),
                   camera->forward) -
        sqrt(vector_dot(size, size));
    camera->eye = vector_add(middle, vector_scale(camera->forward, fmin(away, -1e-3)));
}

/* Moves the eye back so far that everything is visible from the eye rounded to floats, too. */
static void step_back(Camera *camera)
{
    const Vector e = camera->eye;
    const double off = 4 * FLT_EPSILON * fmax(fmax(fabs(e.x), fabs(e.y)), fabs(e.z));
    const double half =
        sqrt(fmin(vector_dot(camera->right, camera->right), vector_dot(camera->up, camera->up)));
    camera->eye = vector_add(e, vector_scale(camera->forward, -off * (1 + 1 / half)));
}

static bool check_numbers(const ViewWish *wish, double near, double far, Fault *fault)
{
    const double *e = wish->extents.at;
    if (wish->extents.given && !(e[0] < e[1] && e[2] < e[3]))
        return fault_set(fault, "--ortho is left,right,bottom,top: left < right, bottom < top");
    if (wish->extents.given && (!isnan(wish->camera.fov) || !isnan(wish->camera.aspect)))
        return fault_set(fault, "--ortho and --%s cannot be combined",
                         isnan(wish->camera.fov) ? "aspect" : "fov");
    if (!wish->extents.given && near < 0)
        return fault_set(fault, "--near is behind the eye, which only --ortho allows");
    return near < far || fault_set(fault, "--near is not less than --far");
}

static isect_status frustum_of_camera(View *view, const ViewWish *wish, double far)
{
    const Camera *c = &view->camera;
    const Vector up = vector_unit(c->up);
    const double fov = wish->extents.given ? 0 : wish->camera.fov * (3.14159265358979323846 / 180);
    const double aspect = sqrt(vector_dot(c->right, c->right) / vector_dot(c->up, c->up));
    const double *e = wish->extents.at;
    const isectd_camera wide = {.eye = {c->eye.x, c->eye.y, c->eye.z},
                                .forward = {c->forward.x, c->forward.y, c->forward.z},
                                .up = {up.x, up.y, up.z},
                                .fov = fov,
                                .aspect = aspect,
                                .left = e[0],
                                .right = e[1],
                                .bottom = e[2],
                                .top = e[3],
                                .z_near = view->near,
                                .z_far = far,
                                .orthographic = wish->extents.given};
    const isect_camera narrow = {.eye = narrow_vector(c->eye),
                                 .forward = narrow_vector(c->forward),
                                 .up = narrow_vector(up),
                                 .fov = (float)fov,
                                 .aspect = (float)aspect,
                                 .left = (float)e[0],
                                 .right = (float)e[1],
                                 .bottom = (float)e[2],
                                 .top = (float)e[3],
                                 .z_near = (float)view->near,
                                 .z_far = (float)far,
                                 .orthographic = wish->extents.given};
    return view->precision == DOUBLE ? isectd_frustum_from_camera(&wide, &view->wide)
                                     : isect_frustum_from_camera(&narrow, &view->narrow);
}

static bool of_camera(View *view, const ViewWish *given, const Mesh *mesh, const isectd_aabb *box,
                      Fault *fault)
{
    ViewWish wish = *given;
    const double far = isnan(wish.far) ? INFINITY : wish.far;
    view->near = isnan(wish.near) ? 0 : wish.near;
    if (!check_numbers(&wish, view->near, far, fault))
        return false;
    wish.camera.fov = isnan(wish.camera.fov) ? 35 : wish.camera.fov;
    wish.camera.aspect = isnan(wish.camera.aspect) ? 0 : wish.camera.aspect;
    const CameraScene scene = {&(PlacedMesh){mesh, &place_none}, 1, box};
    if (!camera_place(&view->camera, &wish.camera, &scene, fault))
        return false;
    if (wish.extents.given && !wish.camera.eye.given)
        stand_back(&view->camera, &wish, box);
    else if (!wish.camera.eye.given && view->precision == FLOAT)
        step_back(&view->camera);
    view->camera.parallel = wish.extents.given;
    const isect_status status = frustum_of_camera(view, &wish, far);
    return status == ISECT_OK ||
           fault_set(fault, "the camera sees nothing: %s", isect_status_text(status));
}

/* ---- by a matrix ---- */

/* The first option of the camera that a matrix excludes. */
static const char *second_camera(const ViewWish *wish)
{
    const CameraWish *camera = &wish->camera;
    const struct {
        bool given;
        const char *name;
    } others[] = {{camera->eye.given, "eye"},         {camera->at.given, "at"},
                  {camera->forward.given, "forward"}, {!isnan(camera->fov), "fov"},
                  {!isnan(camera->aspect), "aspect"}, {!isnan(wish->near), "near"},
                  {!isnan(wish->far), "far"},         {wish->extents.given, "ortho"}};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (others[i].given)
            return others[i].name;
    return NULL;
}

static const char *matrix_fault(isect_status status)
{
    switch (status) {
    case ISECT_DEGENERATE:
        return "is singular";
    case ISECT_EMPTY:
        return "has W < 0 everywhere";
    case ISECT_BAD_ARGUMENT:
        return "has its near plane at infinity (--reversed?)";
    case ISECT_NOT_FINITE:
        return "has numbers out of range (see --double)";
    default:
        return isect_status_text(status);
    }
}

/* A point of the ray through a place of the picture, one unit from its origin. */
static Vector ahead(const View *view, double x, double y)
{
    const isectd_ray ray = view_ray(view, x * view->size.width, y * view->size.height);
    return vector_add(of_vec3(ray.origin), vector_unit(of_vec3(ray.dir)));
}

static void find_camera(View *view)
{
    const isectd_ray middle = view_ray(view, view->size.width / 2.0, view->size.height / 2.0);
    const Vector point = ahead(view, 0.5, 0.5);
    view->camera = (Camera){.eye = of_vec3(middle.origin),
                            .forward = vector_unit(of_vec3(middle.dir)),
                            .right = vector_subtract(ahead(view, 1, 0.5), point),
                            .up = vector_subtract(ahead(view, 0.5, 0), point)};
}

static bool of_matrix(View *view, const ViewWish *wish, Fault *fault)
{
    const bool zero = wish->clip != VIEW_OPENGL;
    const isect_projection projection = {!wish->columns, zero, wish->reversed};
    const isectd_projection wide = {!wish->columns, zero, wish->reversed};
    const char *other = second_camera(wish);
    float narrow[OPTION_NUMBERS_MOST];
    if (other != NULL)
        return fault_set(fault, "--matrix and --%s cannot be combined", other);
    for (int i = 0; i < OPTION_NUMBERS_MOST; i++)
        narrow[i] = (float)wish->matrix.at[i];
    const isect_status status =
        view->precision == DOUBLE ? isectd_frustum_from_matrix(wish->matrix.at, &wide, &view->wide)
                                  : isect_frustum_from_matrix(narrow, &projection, &view->narrow);
    if (status != ISECT_OK)
        return fault_set(fault, "--matrix %s", matrix_fault(status));
    view->rows_up = wish->clip == VIEW_VULKAN;
    view->near = 0;
    find_camera(view);
    return true;
}

bool view_make(View *view, const ViewWish *wish, enum precision precision, const Mesh *mesh,
               const isectd_aabb *box, Fault *fault)
{
    *view = (View){.precision = precision, .size = wish->camera.size};
    if (!wish->matrix.given && (wish->columns || wish->reversed || wish->clip != VIEW_OPENGL))
        return fault_set(fault, "--%s needs --matrix",
                         wish->columns    ? "columns"
                         : wish->reversed ? "reversed"
                                          : "clip");
    if (!(wish->matrix.given ? of_matrix(view, wish, fault)
                             : of_camera(view, wish, mesh, box, fault)))
        return false;
    if (precision == FLOAT)
        widen_frustum(view);
    return true;
}

/* ---- parts of a view ---- */

isectd_ray view_ray(const View *view, double x, double y)
{
    const double width = view->size.width, height = view->size.height;
    isectd_ray ray = {.t_max = -1};
    isect_ray narrow;
    if (view->precision == DOUBLE) {
        const isectd_screen screen = {width, height, view->rows_up};
        return isectd_frustum_pixel_ray(&view->wide, &(isectd_vec2){x, y}, &screen, &ray) ==
                       ISECT_OK
                   ? ray
                   : (isectd_ray){.t_max = -1};
    }
    const isect_screen screen = {(float)width, (float)height, view->rows_up};
    const isect_vec2 place = {(float)x, (float)y};
    if (isect_frustum_pixel_ray(&view->narrow, &place, &screen, &narrow) == ISECT_OK)
        ray = (isectd_ray){widen(narrow.origin), widen(narrow.dir), (double)narrow.t_min,
                           (double)narrow.t_max};
    return ray;
}

bool view_part(View *part, const View *view, const double rectangle[4], Fault *fault)
{
    const isectd_rectangle2 wide = {{rectangle[0], rectangle[1]}, {rectangle[2], rectangle[3]}};
    const isect_rectangle2 narrow = {{(float)rectangle[0], (float)rectangle[1]},
                                     {(float)rectangle[2], (float)rectangle[3]}};
    const isectd_screen screen = {view->size.width, view->size.height, view->rows_up};
    const isect_screen narrow_screen = {(float)view->size.width, (float)view->size.height,
                                        view->rows_up};
    *part = *view;
    const isect_status status =
        view->precision == DOUBLE
            ? isectd_frustum_from_pixels(&view->wide, &wide, &screen, &part->wide)
            : isect_frustum_from_pixels(&view->narrow, &narrow, &narrow_screen, &part->narrow);
    if (status != ISECT_OK)
        return fault_set(fault, "the rectangle has no view: %s", isect_status_text(status));
    if (view->precision == FLOAT)
        widen_frustum(part);
    return true;
}

json_t *view_json(const View *view)
{
    union ask_value frustum = {.frustum_d = view->wide};
    if (view->precision == FLOAT)
        frustum.frustum = view->narrow;
    return json_shape(ask_type("frustum"), &frustum, view->precision);
}

double view_depth(const View *view, Vector point)
{
    const isectd_plane near = view->wide.plane[4];
    const Vector normal = of_vec3(near.normal);
    return view->near - (vector_dot(normal, point) + near.d) / sqrt(vector_dot(normal, normal));
}
