/* picker/scene.h - meshes, cameras and the answers of the CPU for the same pixels. */
#ifndef ISECT_TEST_PICKER_SCENE_H
#define ISECT_TEST_PICKER_SCENE_H

#include "bench/meshes.h"
#include "kit/kit.h"
#include <isect_pick/picker.h>

enum { PARTS = 3 };

/* The file of the model; NULL: a knot. */
extern const char *scene_model;

/* The model, a ball and a ring; and all their triangles where they are, in the order of codes. */
typedef struct Scene {
    trimesh part[PARTS];
    float matrix[PARTS][16]; /* by columns */
    uint32_t first[PARTS + 1];
    float *corners;
    isect_bvh *bvh;
} Scene;

Scene scene_make(void);
void scene_free(Scene *scene);

/* Adds its parts in order. `transposed`: as matrices of the view are stored. */
void scene_add(const Scene *scene, isect_picker *picker, bool transposed);

/* A camera looks from `eye` to `at`; how it projects is the caller's to say. */
isect_picker_view view_from(isect_vec3 eye, isect_vec3 at, float fov, isect_screen screen,
                            isect_projection projection);
isect_picker_view any_view_of_scene(uint32_t size);

/* The same, whatever is stored how: by rows. */
void rows_of_view(const isect_picker_view *view, double row[4][4]);

isect_ray ray_of_pixel(const isect_frustum *frustum, const isect_picker_view *view, double x,
                       double y);

/* The depth of a point, from 0 to 1, as the view's buffer has it. */
double depth_of(const isect_picker_view *view, isect_vec3 p);

/* A code for a triangle of the ray tree, or 0. */
static inline uint32_t code_of(uint32_t prim)
{
    return prim + 1; /* UINT32_MAX is a miss */
}
uint32_t code_of_id(const Scene *scene, isect_pick_id id);

/* Why does a pixel show what it does, or nothing, where its ray hits the triangle of the code
 * `want` first, or nothing? A ray beside it, as near as corners are rounded, hits that first; or it
 * is as far away, by what rounding does to depth and to corners of what is steep. */
typedef enum Reason { NO_REASON, AT_AN_EDGE, AT_ONE_DEPTH } Reason;
Reason reason_for(const Scene *scene, const isect_frustum *frustum, const isect_picker_view *view,
                  const isect_picker_hit *at, uint32_t want);

/* Is there an edge of the triangle of `at` as near to the middle of the pixel? */
Reason reason_of_edge(const Scene *scene, const isect_frustum *frustum,
                      const isect_picker_view *view, const isect_picker_hit *at);

/* A picker on its own context, or a test that is skipped. Prints what is reported. */
isect_picker *picker_of_scene(const Scene *scene, bool transposed);
bool no_device(void);
void print_report(void *user, const char *text);

#endif
