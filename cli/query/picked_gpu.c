/* cli/query/picked_gpu.c - picks by a picture of ids.
 *
 * OpenGL takes a matrix, and a view has planes. Left and right are L = -(W + X) and R = -(W - X)
 * times a factor, so W is -(L + R) / 2 and X is (R - L) / 2; bottom and top give Y, with a factor
 * of their own. The depth goes from the near plane to a far one behind all of the scene: with N the
 * height over the near plane, F that over the far one,
 *
 *     W + Z = -a N,  W - Z = -b F,  so  a N + b F = -2 W
 *
 * The normal and d of the planes determine a and b, because W is along their normal. In a
 * perspective the near plane must not contain the eye. */
#include "query/picked_gpu.h"

#include "drawing/render.h"

#include <stdlib.h>
#include <string.h>

#ifndef CLI_GPU
bool picked_find_gpu(Picked *picked, const Scene *scene, const View *view, const ViewWish *wish,
                     const double pixel[2], bool all, Fault *fault)
{
    (void)scene, (void)view, (void)wish, (void)pixel, (void)all;
    *picked = (Picked){.count = 0};
    return fault_set(fault, "--gpu: this program was built without EGL and OpenGL ES");
}

uint8_t *visible_find_gpu(const Scene *scene, const View *view, const ViewWish *wish,
                          const double rectangle[4], double *seconds, Fault *fault)
{
    Picked none;
    (void)seconds;
    (void)picked_find_gpu(&none, scene, view, wish, rectangle, false, fault);
    return NULL;
}
#else
#include <isect_pick/picker.h>

enum { FIRST_ROOM = 64 };

/* ---- the matrix ---- */

static void numbers_of(const isectd_plane *plane, double to[4])
{
    const double numbers[4] = {plane->normal.x, plane->normal.y, plane->normal.z, plane->d};
    memcpy(to, numbers, sizeof numbers);
}

static int greatest(const double row[4])
{
    int at = 0;
    for (int k = 1; k < 3; k++)
        at = fabs(row[k]) > fabs(row[at]) ? k : at;
    return row[at] != 0 ? at : 3;
}

/* The depth of the scene behind the near plane. */
static double depth_of_scene(const double near[4], const isectd_aabb *box)
{
    double most = 0;
    for (int i = 0; i < 8; i++) {
        const double x = i & 1 ? box->upper.x : box->lower.x,
                     y = i & 2 ? box->upper.y : box->lower.y;
        const double z = i & 4 ? box->upper.z : box->lower.z;
        most = fmax(most, -(near[0] * x + near[1] * y + near[2] * z + near[3]));
    }
    return most;
}

/* Z of the near and the far plane, where the far one may be absent. */
static void depth_row(const View *view, const isectd_aabb *box, const double w[4], double z[4])
{
    double near[4], far[4];
    numbers_of(&view->wide.plane[4], near), numbers_of(&view->wide.plane[5], far);
    const double reach = depth_of_scene(near, box) * 1.001, least = reach / 4096;
    const bool perspective = greatest(w) != 3;
    const int i = greatest(near);
    if (far[0] == 0 && far[1] == 0 && far[2] == 0)
        for (int k = 0; k < 4; k++)
            far[k] = -near[k] - (k == 3) * fmax(reach, 1e-30);
    if (perspective && view->near < least)
        near[3] += least - view->near; /* its normal has length 1 */
    const double det = near[i] * far[3] - near[3] * far[i];
    const double a = -2 * (w[i] * far[3] - w[3] * far[i]) / det;
    for (int k = 0; k < 4; k++)
        z[k] = -a * near[k] - w[k];
}

static void pair_of_rows(const isectd_plane *planes, double sum[4], double difference[4])
{
    double low[4], high[4];
    numbers_of(&planes[0], low), numbers_of(&planes[1], high);
    for (int k = 0; k < 4; k++)
        sum[k] = -(low[k] + high[k]) / 2, difference[k] = (high[k] - low[k]) / 2;
}

static isect_picker_view picker_view(const Scene *scene, const View *view, const ViewWish *wish)
{
    isect_picker_view made = {
        .projection = {true, false, false},
        .screen = {(float)view->size.width, (float)view->size.height, view->rows_up}};
    double row[4][4], w[4];
    if (wish->matrix.given) {
        for (int i = 0; i < 16; i++)
            made.matrix[i] = (float)wish->matrix.at[i];
        made.projection =
            (isect_projection){!wish->columns, wish->clip != VIEW_OPENGL, wish->reversed};
        return made;
    }
    pair_of_rows(view->wide.plane, row[3], row[0]);
    pair_of_rows(view->wide.plane + 2, w, row[1]);
    const int k = greatest(row[3]);
    for (int i = 0; i < 4; i++)
        row[1][i] *= row[3][k] / w[k];
    depth_row(view, &scene->box, row[3], row[2]);
    for (int i = 0; i < 16; i++)
        made.matrix[i] = (float)row[i / 4][i % 4];
    return made;
}

/* ---- hits ---- */

static void report(void *user, const char *text)
{
    Fault *fault = user;
    fault_set(fault, "--gpu: %s", text);
    fault_clean(fault->text);
}

static PickedHit hit_of(const Scene *scene, const View *view, const isectd_ray *ray,
                        const isect_picker_hit *hit)
{
    const isectd_mesh_touch touch = {0, (double)hit->u, (double)hit->v, hit->id.prim};
    PickedHit made = picked_hit(scene, view, &touch);
    const Vector o = {ray->origin.x, ray->origin.y, ray->origin.z};
    const Vector d = {ray->dir.x, ray->dir.y, ray->dir.z};
    made.touch.t = vector_dot(vector_subtract(made.point, o), d) / vector_dot(d, d);
    return made;
}

/* The nearest hit, or all of them; sets their count. */
static isect_status ask(isect_picker *picker, const double pixel[2], bool all,
                        isect_picker_hit **hits, size_t *count)
{
    const int32_t x = (int32_t)pixel[0], y = (int32_t)pixel[1];
    isect_status status = ISECT_TOO_SMALL;
    for (size_t room = FIRST_ROOM; status == ISECT_TOO_SMALL; room = *count) {
        free(*hits);
        *hits = malloc(room * sizeof **hits);
        if (*hits == NULL)
            return ISECT_NO_MEMORY;
        if (all) {
            status = isect_picker_all(picker, x, y, *hits, room, count);
            continue;
        }
        status = isect_picker_pick(picker, x, y, 1, ISECT_PICK_MIDDLE, *hits);
        *count = status == ISECT_OK && (*hits)->id.prim != UINT32_MAX;
    }
    return status;
}

static isect_status draw(isect_picker **picker, const Scene *scene, const View *view,
                         const ViewWish *wish, Fault *fault)
{
    const isect_picker_options options = {.report = report, .user = fault};
    const isect_picker_view seen = picker_view(scene, view, wish);
    const isect_mesh mesh = mesh_view(&scene->mesh);
    uint32_t object;
    isect_status status = isect_picker_create(&options, picker);
    if (status == ISECT_OK)
        status = isect_picker_add(*picker, &mesh, NULL, &object);
    return status == ISECT_OK ? isect_picker_look(*picker, &seen) : status;
}

bool picked_find_gpu(Picked *picked, const Scene *scene, const View *view, const ViewWish *wish,
                     const double pixel[2], bool all, Fault *fault)
{
    isect_picker *picker = NULL;
    isect_picker_hit *hits = NULL;
    size_t count = 0;
    *picked = (Picked){.ray = view_ray(view, pixel[0] + 0.5, pixel[1] + 0.5)};
    fault->text[0] = 0;
    isect_status status = draw(&picker, scene, view, wish, fault);
    const double start = render_clock();
    if (status == ISECT_OK)
        status = ask(picker, pixel, all, &hits, &count);
    picked->seconds = render_clock() - start;
    picked->hits = status == ISECT_OK ? malloc((count + 1) * sizeof *picked->hits) : NULL;
    if (picked->hits != NULL)
        for (; picked->count < count; picked->count++)
            picked->hits[picked->count] = hit_of(scene, view, &picked->ray, &hits[picked->count]);
    else if (fault->text[0] == 0)
        fault_set(fault, "--gpu: %s",
                  isect_status_text(status == ISECT_OK ? ISECT_NO_MEMORY : status));
    free(hits);
    isect_picker_free(picker);
    return picked->hits != NULL;
}

/* At most as many triangles as there are pixels, or triangles. */
static isect_status ask_visible(isect_picker *picker, const Scene *scene, const double r[4],
                                uint8_t *visible)
{
    const isect_picker_pixels pixels = {(int32_t)r[0], (int32_t)r[1], (uint32_t)(r[2] - r[0]),
                                        (uint32_t)(r[3] - r[1])};
    const size_t room = scene->mesh.triangle_count;
    isect_pick_id *ids = malloc(room * sizeof *ids);
    size_t count = 0;
    if (ids == NULL)
        return ISECT_NO_MEMORY;
    const isect_status status =
        isect_picker_visible(picker, &pixels, ISECT_PICK_TRIANGLES, ids, room, &count);
    for (size_t i = 0; i < count && status == ISECT_OK; i++)
        visible[ids[i].prim] = 1;
    free(ids);
    return status;
}

uint8_t *visible_find_gpu(const Scene *scene, const View *view, const ViewWish *wish,
                          const double rectangle[4], double *seconds, Fault *fault)
{
    isect_picker *picker = NULL;
    uint8_t *visible = calloc(scene->mesh.triangle_count, 1);
    fault->text[0] = 0;
    isect_status status = visible ? draw(&picker, scene, view, wish, fault) : ISECT_NO_MEMORY;
    const double start = render_clock();
    if (status == ISECT_OK)
        status = ask_visible(picker, scene, rectangle, visible);
    *seconds = render_clock() - start;
    isect_picker_free(picker);
    if (status == ISECT_OK)
        return visible;
    if (fault->text[0] == 0)
        fault_set(fault, "--gpu: %s", isect_status_text(status));
    free(visible);
    return NULL;
}
#endif
