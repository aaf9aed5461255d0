/* Meshes, cameras and the answers of the CPU for the same pixels. */
#include "picker/scene.h"
#include <dlfcn.h>
#include <link.h>

enum { MOST_HITS = 256, DIRECTIONS = 32, RINGS = 3, MOST_LOADED = 256 };

/* Corners are rounded to 1/2^bits of a pixel, which is 1/256 in Mesa: so an edge may be off by a
 * half of that along each axis, and a hundredth more for the rounding of matrices. */
static const double pixel_off = 0.7072 / 256 * 1.01;
/* Depths are floats in [0, 1], the sum of three products: 4 roundings of 2^-24. */
static const double depth_off = 4 * 0x1p-24;

const char *scene_model;

static isect_vec3 moved(const float *m, const float *p)
{
    return (isect_vec3){m[0] * p[0] + m[4] * p[1] + m[8] * p[2] + m[12],
                        m[1] * p[0] + m[5] * p[1] + m[9] * p[2] + m[13],
                        m[2] * p[0] + m[6] * p[1] + m[10] * p[2] + m[14]};
}

Scene scene_make(void)
{
    static const float matrix[PARTS][16] = {
        {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1},
        {0.5f, 0, 0, 0, 0, 0, 0.5f, 0, 0, 0.5f, 0, 0, 0.5f, 0.25f, -0.5f, 1},
        {0, 0.75f, 0, 0, -0.75f, 0, 0, 0, 0, 0, 0.75f, 0, -0.125f, 0.25f, 0.5f, 1}};
    Scene scene;
    size_t triangles = 0, at = 0;
    memcpy(scene.matrix, matrix, sizeof matrix);
    check("a model", scene_model ? trimesh_load(&scene.part[0], scene_model)
                                 : trimesh_knot(&scene.part[0], 120, 12));
    if (scene_model)
        trimesh_scale(&scene.part[0], 3);
    check("meshes",
          trimesh_sphere(&scene.part[1], 3) && trimesh_torus(&scene.part[2], 40, 16, 0.25f));
    scene.first[0] = 1;
    for (int i = 0; i < PARTS; i++) {
        triangles += scene.part[i].triangle_count;
        scene.first[i + 1] = scene.first[i] + (uint32_t)scene.part[i].triangle_count;
    }
    scene.corners = malloc(triangles * 9 * sizeof(float));
    check("memory", scene.corners != NULL);
    for (int i = 0; i < PARTS; i++)
        for (size_t k = 0; k < 3 * scene.part[i].triangle_count; k++, at++) {
            const float *p = scene.part[i].positions + 3 * (size_t)scene.part[i].indices[k];
            const isect_vec3 q = moved(matrix[i], p);
            memcpy(scene.corners + 3 * at, &q, sizeof q);
        }
    const isect_mesh mesh = {scene.corners, 0, 3 * triangles, NULL, triangles};
    check("a tree", isect_bvh_build(&mesh, NULL, &scene.bvh) == ISECT_OK);
    return scene;
}

void scene_free(Scene *scene)
{
    for (int i = 0; i < PARTS; i++)
        trimesh_free(&scene->part[i]);
    free(scene->corners);
    isect_bvh_free(scene->bvh);
}

void scene_add(const Scene *scene, isect_picker *picker, bool transposed)
{
    for (uint32_t i = 0; i < PARTS; i++) {
        const trimesh *part = &scene->part[i];
        const isect_mesh mesh = {part->positions, 0, part->vertex_count, part->indices,
                                 part->triangle_count};
        float matrix[16];
        uint32_t object = 77;
        for (int k = 0; k < 16; k++)
            matrix[k] = scene->matrix[i][transposed ? k % 4 * 4 + k / 4 : k];
        check("added", isect_picker_add(picker, &mesh, i ? matrix : NULL, &object) == ISECT_OK &&
                           object == i);
    }
}

/* ---- cameras ---- */

static void perspective(double row[4][4], const double view[3][4], double zoom, double near,
                        double far, isect_projection of)
{
    const double z[2] = {of.depth_from_zero ? far / (near - far) : (far + near) / (near - far),
                         (of.depth_from_zero ? 1 : 2) * far * near / (near - far)};
    for (int k = 0; k < 4; k++) {
        const double w = -view[2][k], depth = z[0] * view[2][k] + (k == 3 ? z[1] : 0);
        row[0][k] = zoom * view[0][k], row[1][k] = zoom * view[1][k];
        row[2][k] = !of.reversed ? depth : of.depth_from_zero ? w - depth : -depth;
        row[3][k] = w;
    }
}

isect_picker_view view_from(isect_vec3 eye, isect_vec3 at, float fov, isect_screen screen,
                            isect_projection projection)
{
    const isect_vec3 back = sub(eye, at), up = {0.1f, 1, 0.2f};
    const isect_vec3 z = times(1 / sqrtf(dot(back, back)), back), side = cross(up, z);
    const isect_vec3 x = times(1 / sqrtf(dot(side, side)), side), y = cross(z, x);
    const isect_vec3 axis[3] = {x, y, z};
    isect_picker_view view = {.projection = projection, .screen = screen};
    double camera[3][4], row[4][4];
    for (int i = 0; i < 3; i++) {
        camera[i][0] = (double)axis[i].x, camera[i][1] = (double)axis[i].y;
        camera[i][2] = (double)axis[i].z, camera[i][3] = -(double)dot(axis[i], eye);
    }
    perspective(row, (const double(*)[4])camera, 1 / tan((double)fov / 2), 0.25, 8, projection);
    for (int i = 0; i < 16; i++)
        view.matrix[i] = (float)(projection.transposed ? row[i / 4][i % 4] : row[i % 4][i / 4]);
    return view;
}

isect_picker_view any_view_of_scene(uint32_t size)
{
    const isect_projection projection = {false, any_int(0, 1), any_int(0, 1)};
    const isect_screen screen = {(float)size, (float)size, any_int(0, 1)};
    isect_vec3 eye = any_vec3();
    eye = times(any_real(1.5f, 3) / sqrtf(dot(eye, eye) + 1e-6f), eye);
    const isect_vec3 at = {any_real(-0.5f, 0.5f), any_real(-0.5f, 0.5f), any_real(-0.5f, 0.5f)};
    return view_from(eye, at, any_real(0.02f, 0.4f), screen, projection);
}

void rows_of_view(const isect_picker_view *view, double row[4][4])
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++)
            row[i][k] = (double)view->matrix[view->projection.transposed ? 4 * i + k : 4 * k + i];
}

double depth_of(const isect_picker_view *view, isect_vec3 p)
{
    double row[4][4], clip[4];
    rows_of_view(view, row);
    for (int i = 0; i < 4; i++)
        clip[i] =
            row[i][0] * (double)p.x + row[i][1] * (double)p.y + row[i][2] * (double)p.z + row[i][3];
    const double depth = clip[2] / clip[3];
    return view->projection.depth_from_zero ? depth : depth / 2 + 0.5;
}

isect_ray ray_of_pixel(const isect_frustum *frustum, const isect_picker_view *view, double x,
                       double y)
{
    const isect_vec2 pixel = {(float)x, (float)y};
    isect_ray ray = {{0, 0, 0}, {0, 0, 0}, 0, -1};
    check("a ray", isect_frustum_pixel_ray(frustum, &pixel, &view->screen, &ray) == ISECT_OK);
    return ray;
}

uint32_t code_of_id(const Scene *scene, isect_pick_id id)
{
    return isect_pick_encode(scene->first, PARTS, id);
}

/* ---- reasons ---- */

/* Compares with rays within the rounding of the corners: is `got` the first hit of one of them,
 * at which depth, and what is the depth of the first hit of all of them, or of the ray of the
 * pixel? Nearer depths are less. */
typedef struct Around {
    bool first;
    int rays, hits; /* of `got` */
    double least_of_got, most_of_first;
} Around;

static void add_ray(const Scene *scene, const isect_picker_view *view, const isect_ray *ray,
                    uint32_t got, uint32_t want, Around *around)
{
    isect_mesh_touch hit[MOST_HITS];
    size_t count = 0;
    check("hits", isect_bvh_cast_all(scene->bvh, ray, hit, MOST_HITS, &count) == ISECT_OK);
    around->first |= (count ? code_of(hit[0].prim) : 0) == got;
    around->rays++;
    for (size_t i = 0; i < count; i++) {
        const double depth = depth_of(view, isect_at(ray, hit[i].t));
        const double near = view->projection.reversed ? 1 - depth : depth;
        if (code_of(hit[i].prim) == got)
            around->hits++, around->least_of_got = fmin(around->least_of_got, near);
        if (i == 0 || code_of(hit[i].prim) == want)
            around->most_of_first = fmax(around->most_of_first, near);
    }
}

static Around look_around(const Scene *scene, const isect_frustum *frustum,
                          const isect_picker_view *view, const isect_picker_hit *at, uint32_t want)
{
    const uint32_t got = code_of_id(scene, at->id);
    Around around = {false, 0, 0, (double)INFINITY, -(double)INFINITY};
    for (int ring = 0; ring <= RINGS; ring++)
        for (int i = 0; i < (ring ? DIRECTIONS : 1); i++) {
            const double angle = 2 * 3.141592653589793 * i / DIRECTIONS;
            const double off = pixel_off * ring / RINGS;
            const isect_ray ray = ray_of_pixel(frustum, view, at->x + 0.5 + off * cos(angle),
                                               at->y + 0.5 + off * sin(angle));
            add_ray(scene, view, &ray, got, want, &around);
        }
    return around;
}

Reason reason_for(const Scene *scene, const isect_frustum *frustum, const isect_picker_view *view,
                  const isect_picker_hit *at, uint32_t want)
{
    const Around around = look_around(scene, frustum, view, at, want);
    /* where nothing is hit, any triangle beside it has an edge there; two may share a silhouette */
    if (around.first || (want == 0 && around.hits > 0))
        return AT_AN_EDGE;
    return around.least_of_got <= around.most_of_first + depth_off ? AT_ONE_DEPTH : NO_REASON;
}

Reason reason_of_edge(const Scene *scene, const isect_frustum *frustum,
                      const isect_picker_view *view, const isect_picker_hit *at)
{
    const Around around = look_around(scene, frustum, view, at, 0);
    return around.hits > 0 && around.hits < around.rays ? AT_AN_EDGE : NO_REASON;
}

/* ---- pickers ---- */

void print_report(void *user, const char *text)
{
    (void)user;
    printf("report: %s\n", text);
}

isect_picker *picker_of_scene(const Scene *scene, bool transposed)
{
    const isect_picker_options options = {.report = print_report};
    isect_picker *picker = NULL;
    check("a picker", isect_picker_create(&options, &picker) == ISECT_OK);
    scene_add(scene, picker, transposed);
    return picker;
}

/* What a driver keeps for the whole process counts as leaked once the driver is unloaded, with all
 * that points there. So drivers stay. */
typedef struct Loaded {
    const char *name[MOST_LOADED];
    size_t count;
} Loaded;

static int note_loaded(struct dl_phdr_info *object, size_t size, void *to)
{
    (void)size;
    Loaded *loaded = to;
    if (object->dlpi_name[0] && loaded->count < MOST_LOADED)
        loaded->name[loaded->count++] = object->dlpi_name;
    return 0;
}
static void keep_drivers(void)
{
    Loaded loaded = {.count = 0};
    dl_iterate_phdr(note_loaded, &loaded);
    for (size_t i = 0; i < loaded.count; i++)
        dlopen(loaded.name[i], RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
}

bool no_device(void)
{
    const isect_picker_options options = {.report = print_report};
    isect_picker *picker = NULL;
    const isect_status status = isect_picker_create(&options, &picker);
    keep_drivers();
    isect_picker_free(picker);
    return status == ISECT_NO_DEVICE;
}
