/* cli/drawing/above.c - a map of a scene and of the part that a camera sees. */
#include "drawing/above.h"

#include "drawing/corners.h"
#include "drawing/outline.h"
#include "drawing/sketch.h"

#include <math.h>
#include <stdlib.h>

static const uint32_t frustum_rgb = 0xf4f6f8;

enum shade_group above_group(isect_side side)
{
    if (side == ISECT_OUTSIDE)
        return GROUP_DROPPED;
    return side >= ISECT_TANGENT_INSIDE ? GROUP_INSIDE : GROUP_ACROSS;
}

/* The view direction is up in the picture; if it is vertical, the up direction of the view is. */
static bool look(OutlineView *from, const View *view, Vector up, Fault *fault)
{
    Fault none;
    if (!(vector_dot(up, up) > 0))
        return fault_set(fault, "--up is zero");
    const Vector level = vector_cross(vector_unit(up), view->camera.forward);
    const bool down = !(vector_dot(level, level) > 1e-6);
    return outline_look(from, up, down ? view->camera.up : view->camera.forward, &none) ||
           fault_set(fault, "--up is parallel to the view direction");
}

/* ---- the frustum ---- */

/* The depths between which the frustum is drawn: from the near plane to the far plane, but not
 * beyond the scene. */
static double last_depth(const Scene *scene, const View *view)
{
    const isectd_vec3 normal = view->wide.plane[5].normal;
    const bool ends = normal.x != 0 || normal.y != 0 || normal.z != 0;
    const Vector lower = vector_of(scene->box.lower), upper = vector_of(scene->box.upper);
    const Vector size = vector_subtract(upper, lower);
    double last = view->near + 0.5 * sqrt(vector_dot(size, size));
    for (int i = 0; i < 8; i++)
        last = fmax(last,
                    view_depth(view, (Vector){i & 1 ? upper.x : lower.x, i & 2 ? upper.y : lower.y,
                                              i & 4 ? upper.z : lower.z}));
    return ends ? fmin(last, view_depth(view, vector_of(view->wide.corner[4]))) : last;
}

/* The end points of its four long edges. */
static void find_corners(const Scene *scene, const View *view, Vector corner[8])
{
    const double last = last_depth(scene, view);
    for (int i = 0; i < 4; i++) {
        const Vector a = vector_of(view->wide.corner[i]), b = vector_of(view->wide.corner[i + 4]);
        const double from = view_depth(view, a), to = view_depth(view, b);
        corner[i] = a;
        corner[i + 4] =
            to > from ? along(a, (last - from) / (to - from), vector_subtract(b, a)) : b;
    }
}

static void draw_frustum(const Scene *scene, const View *view, const OutlineView *from, Pen pen,
                         Sketch *sketch)
{
    static const int next[4] = {1, 3, 0, 2};
    Vector corner[8];
    find_corners(scene, view, corner);
    for (int i = 0; i < 4; i++) {
        outline_line(from, corner[i], corner[i + 4], pen, sketch);
        outline_line(from, corner[i], corner[next[i]], pen, sketch);
        outline_line(from, corner[i + 4], corner[next[i] + 4], pen, sketch);
    }
}

/* ---- the scene ---- */

static void draw_boxes(const Scene *scene, const Sides *sides, const OutlineView *from,
                       double width, Sketch *sketch)
{
    for (size_t i = 0; i < scene->count; i++) {
        const isectd_aabb box = scene->objects[i].box;
        const enum shade_group group = above_group((isect_side)sides->boxes[i]);
        const union ask_value shape = {.aabb_d = box};
        if (box.lower.x <= box.upper.x)
            outline_shape(from, "aabb", &shape, (Pen){shade_group_rgb(group), width}, sketch);
    }
}

static void draw_legend(Sketch *sketch, double height)
{
    static const struct {
        const char *word;
        enum shade_group group;
    } words[] = {{"inside", GROUP_INSIDE}, {"across", GROUP_ACROSS}, {"outside", GROUP_DROPPED}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        sketch_words(sketch, words[i].word, height + 8 * height * (double)i,
                     sketch->height - 0.6 * height, height, shade_group_rgb(words[i].group));
}

static bool render(const Scene *scene, const Sides *sides, const Camera *camera,
                   const Sketch *sketch, RenderResult *picture)
{
    const size_t count = scene->mesh.triangle_count;
    Tree tree = {0};
    uint8_t *groups = malloc(count);
    for (size_t i = 0; groups != NULL && i < count; i++)
        groups[i] = (uint8_t)above_group((isect_side)sides->triangles[i]);
    const enum precision precision = scene->mesh.floats != NULL ? FLOAT : DOUBLE;
    const Render render = {.tree = &tree,
                           .mesh = &scene->mesh,
                           .camera = camera,
                           .groups = groups,
                           .width = sketch->width,
                           .height = sketch->height,
                           .samples = 2};
    const bool good = groups != NULL &&
                      tree_build(&tree, &scene->mesh, precision, tree_processors()) == ISECT_OK &&
                      render_picture(&render, picture) && sketch_over(sketch, picture->rgb);
    tree_free(&tree);
    free(groups);
    return good;
}

static Camera camera_over(const Scene *scene, const OutlineView *from, const Sketch *sketch,
                          SketchMove move)
{
    const Vector lower = vector_of(scene->box.lower), upper = vector_of(scene->box.upper);
    double near = -INFINITY, far = INFINITY;
    for (int i = 0; i < 8; i++) {
        const double height =
            vector_dot((Vector){i & 1 ? upper.x : lower.x, i & 2 ? upper.y : lower.y,
                                i & 4 ? upper.z : lower.z},
                       from->toward);
        near = fmax(near, height), far = fmin(far, height);
    }
    return outline_camera(from, sketch, move, near, far);
}

bool above_draw(const Scene *scene, const View *view, const Sides *sides, Vector up,
                RenderResult *picture, Fault *fault)
{
    Sketch sketch = {.width = view->size.width, .height = view->size.height};
    const double least = fmin(sketch.width, sketch.height), thick = fmax(1, least / 600);
    OutlineView from;
    if (!look(&from, view, up, fault))
        return false;
    draw_boxes(scene, sides, &from, 1.2 * thick, &sketch);
    draw_frustum(scene, view, &from, (Pen){frustum_rgb, 1.6 * thick}, &sketch);
    const SketchMove move = sketch_fill(&sketch, 0.05 * least);
    draw_legend(&sketch, 0.025 * least);
    const Camera camera = camera_over(scene, &from, &sketch, move);
    const isectd_ray corner = camera_ray(&camera, 1, 1);
    bool good = true;
    if (!isfinite((float)corner.origin.x) || !isfinite((float)corner.origin.y) ||
        !isfinite((float)corner.origin.z))
        good = fault_set(fault, "too large to be drawn");
    good = good && ((!sketch.failed && render(scene, sides, &camera, &sketch, picture)) ||
                    fault_set(fault, "out of memory"));
    sketch_free(&sketch);
    return good;
}
