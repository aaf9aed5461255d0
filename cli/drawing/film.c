/* cli/drawing/film.c - a moving shape as outlines: at its start, on its path, and at its end, over
 * the picture of a mesh or beside the outline of another shape. */
#include "drawing/film.h"

#include "drawing/corners.h"
#include "drawing/outline.h"
#include "drawing/render.h"
#include "export/image.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES = 6 }; /* of its path up to the contact */

static const uint32_t begin_rgb = 0x1f5fa8, way_rgb = 0x8fb3d9, second_rgb = 0xb8770a,
                      contact_rgb = 0xd0342c, beyond_rgb = 0xa0a4aa, normal_rgb = 0x2e8b57;

bool film_can_write(const char *path, Fault *fault)
{
    const char *end = strrchr(path, '.');
    return (end != NULL && (strcmp(end, ".png") == 0 || strcmp(end, ".svg") == 0)) ||
           fault_set(fault, "%s: the name must end with .png or .svg", path);
}

/* Lines are wider in large pictures. */
static Pen pen_of(const Film *film, uint32_t rgb, double width)
{
    const unsigned least =
        film->size.width < film->size.height ? film->size.width : film->size.height;
    return (Pen){rgb, width * fmax(1, least / 600.0)};
}

static Vector first_point(const Film *film)
{
    return (Vector){film->shape->doubles[0], film->shape->doubles[1], film->shape->doubles[2]};
}

static double length_of(Vector v)
{
    return sqrt(vector_dot(v, v));
}
static Vector segment_of(const Film *film, size_t i)
{
    return vector_subtract(film->gone[i + 1], film->gone[i]);
}
static double length_to(const Film *film, size_t corner)
{
    double length = 0;
    for (size_t i = 0; i < corner; i++)
        length += length_of(segment_of(film, i));
    return length;
}
/* The displacement after this length of the path. */
static Vector gone_after(const Film *film, double length)
{
    for (size_t i = 0; i + 1 < film->corners; i++) {
        const Vector segment = segment_of(film, i);
        const double size = length_of(segment);
        if (length <= size)
            return along(film->gone[i], size > 0 ? length / size : 0, segment);
        length -= size;
    }
    return film->gone[film->corners - 1];
}

/* Draws the shape there: the strokes of its start, translated. */
static void draw_at(const Film *film, const OutlineView *view, double length, Pen pen,
                    Sketch *sketch)
{
    const Vector way = gone_after(film, length);
    const size_t first = sketch->point_count;
    outline_shape(view, film->type, film->shape, pen, sketch);
    for (size_t i = first; i < sketch->point_count; i++) {
        sketch->points[i].x += vector_dot(way, view->right);
        sketch->points[i].y -= vector_dot(way, view->up);
        sketch->points[i].z += vector_dot(way, view->toward);
    }
}
/* The path of its first point. */
static void draw_line(const Film *film, const OutlineView *view, double from, double to, Pen pen,
                      Sketch *sketch)
{
    const Vector begin = first_point(film);
    Vector last = vector_add(begin, gone_after(film, from));
    double length = 0;
    for (size_t i = 0; i + 1 < film->corners && length < to; i++) {
        length += length_of(segment_of(film, i));
        if (!(length > from))
            continue;
        const Vector next = vector_add(begin, gone_after(film, fmin(length, to)));
        outline_line(view, last, next, pen, sketch);
        last = next;
    }
}

static void draw_way(const Film *film, const OutlineView *view, Sketch *sketch)
{
    const bool touches = film->impact->enter <= 1, rests = film->corners == 1;
    const double all = length_to(film, film->corners - 1);
    double end = all;
    if (touches && !rests)
        end = length_to(film, film->segment) +
              film->impact->enter * length_of(segment_of(film, film->segment));
    if (end < all) {
        draw_at(film, view, all, pen_of(film, beyond_rgb, 1), sketch);
        draw_line(film, view, end, all, pen_of(film, beyond_rgb, 1), sketch);
    }
    for (int i = 1; i < FRAMES; i++)
        draw_at(film, view, end * i / FRAMES, pen_of(film, way_rgb, 0.8), sketch);
    draw_line(film, view, 0, end, pen_of(film, begin_rgb, 1.2), sketch);
    draw_at(film, view, 0, pen_of(film, begin_rgb, 1.8), sketch);
    draw_at(film, view, end, pen_of(film, touches ? contact_rgb : begin_rgb, 1.8), sketch);
}

/* The contact point, and the normal from there toward the shape; `size` is that of the picture. */
static void draw_contact(const Film *film, const OutlineView *view, double size, Sketch *sketch)
{
    if (!(film->impact->enter <= 1))
        return;
    const Vector point = vector_of(film->impact->point), normal = vector_of(film->impact->normal);
    outline_line(view, point, along(point, -0.15 * size, normal), pen_of(film, normal_rgb, 2.4),
                 sketch);
    outline_line(view, point, point, pen_of(film, contact_rgb, 7), sketch);
}

static Vector corner_of(const isectd_aabb *box, unsigned i)
{
    return (Vector){i & 1 ? box->upper.x : box->lower.x, i & 2 ? box->upper.y : box->lower.y,
                    i & 4 ? box->upper.z : box->lower.z};
}

/* The size of the strokes so far. */
static double size_of(const Sketch *sketch)
{
    double lower[2] = {INFINITY, INFINITY}, upper[2] = {-INFINITY, -INFINITY};
    for (size_t i = 0; i < sketch->point_count; i++) {
        const double p[2] = {sketch->points[i].x, sketch->points[i].y};
        for (int k = 0; k < 2; k++)
            lower[k] = fmin(lower[k], p[k]), upper[k] = fmax(upper[k], p[k]);
    }
    return sketch->point_count > 0 ? hypot(upper[0] - lower[0], upper[1] - lower[1]) : 0;
}

/* Scales so that all of a mesh is visible: the corners of its box count, but are not drawn. */
static SketchMove fill(const Film *film, const OutlineView *view, Sketch *sketch)
{
    const double margin = 0.04 * fmin(film->size.width, film->size.height);
    const size_t strokes = sketch->stroke_count;
    if (film->other == NULL) {
        const isectd_aabb box = tree_stats(film->tree).bounds;
        for (unsigned i = 0; i < 8; i++)
            outline_line(view, corner_of(&box, i), corner_of(&box, i), (Pen){0, 0}, sketch);
    }
    draw_contact(film, view, size_of(sketch), sketch);
    const size_t corners = film->other == NULL ? 8 : 0;
    const SketchMove move = sketch_fill(sketch, margin);
    memmove(sketch->strokes + strokes, sketch->strokes + strokes + corners,
            (sketch->stroke_count - strokes - corners) * sizeof *sketch->strokes);
    sketch->stroke_count -= corners;
    return move;
}

/* Renders the mesh under the strokes. */
static bool render_mesh(const Film *film, const OutlineView *view, SketchMove move, Sketch *sketch,
                        Fault *fault)
{
    const isectd_aabb box = tree_stats(film->tree).bounds;
    double near = -INFINITY, far = INFINITY;
    for (unsigned i = 0; i < 8; i++) {
        const double depth = vector_dot(corner_of(&box, i), view->toward);
        near = fmax(near, depth), far = fmin(far, depth);
    }
    const Camera camera = outline_camera(view, sketch, move, near, far);
    const isectd_ray ray = camera_ray(&camera, 1, 1);
    if (!isfinite((float)ray.origin.x + (float)ray.origin.y + (float)ray.origin.z))
        return fault_set(fault, "too large to be drawn");
    const Render render = {.tree = film->tree,
                           .mesh = film->mesh,
                           .camera = &camera,
                           .shade = SHADE_NORMAL,
                           .width = film->size.width,
                           .height = film->size.height,
                           .samples = 2};
    RenderResult result;
    if (!render_picture(&render, &result))
        return fault_set(fault, "out of memory");
    sketch->paper = result.rgb;
    return true;
}

static bool draw(const Film *film, Sketch *sketch, Fault *fault)
{
    OutlineView view;
    if (!outline_look(&view, film->from, film->up, fault))
        return false;
    if (film->other != NULL)
        outline_shape(&view, film->other, film->second, pen_of(film, second_rgb, 1.8), sketch);
    draw_way(film, &view, sketch);
    const SketchMove move = sketch->failed ? (SketchMove){0} : fill(film, &view, sketch);
    if (sketch->failed)
        return fault_set(fault, "out of memory");
    return film->other != NULL || render_mesh(film, &view, move, sketch, fault);
}

bool film_write(const Film *film, Fault *fault)
{
    const bool svg = strcmp(strrchr(film->path, '.'), ".svg") == 0;
    Sketch sketch = {.width = film->size.width, .height = film->size.height};
    ImageFile file;
    bool good =
        draw(film, &sketch, fault) && image_open(&file, film->path, svg ? ".svg" : ".png", fault);
    uint8_t *rgb = good && !svg ? sketch_pixels(&sketch) : NULL;
    if (good && (svg ? sketch_svg(&sketch, "a moving shape", file.stream) : rgb != NULL)) {
        good = svg ? image_close(&file, fault)
                   : image_write(&file, rgb, film->size.width, film->size.height, fault);
    } else if (good) {
        image_abandon(&file);
        good = fault_set(fault, "out of memory");
    }
    free(rgb);
    sketch_free(&sketch);
    return good;
}
