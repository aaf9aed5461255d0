/* cli/outline.c - pictures of questions: two shapes, and the answer over them.
 *
 * In the middle is a ball round all that is finite of the shapes and the answer. */
#include "outline.h"

#include "corners.h"
#include "drawing.h"
#include "extent.h"

#include <math.h>
#include <string.h>

static const struct pen pens[] = {{0x1f5fa8, 1.6}, {0x6b6f76, 1.6}}; /* first shape, second */
static const struct pen answer_pen = {0xd0342c, 4}, dot_pen = {0xd0342c, 10};

enum { DRAWN = 2 }; /* shapes in a question that has a picture */

/* ---- the answer ---- */

static void dot(struct drawing *drawing, struct vector p)
{
    sketch_begin(drawing->sketch, dot_pen);
    drawing_to(drawing, p);
}

static bool inside(const struct drawing *drawing, struct vector p)
{
    const struct vector v = vector_subtract(p, drawing->middle);
    return vector_dot(v, v) <= 4 * drawing->radius * drawing->radius;
}

/* A point, a segment or a polygon: its corners, and the lines between them. */
static void draw_corners(struct drawing *drawing, const isectd_vec3 *points, size_t count)
{
    if (count > 1)
        drawing_begin(drawing);
    for (size_t i = 0; count > 1 && i <= count; i++)
        drawing_to(drawing, vector_of(points[i % count]));
    for (size_t i = 0; i < count; i++)
        if (inside(drawing, vector_of(points[i])))
            dot(drawing, vector_of(points[i]));
}

static void draw_common2(struct drawing *drawing, const isectd_common2 *common)
{
    isectd_vec3 points[2];
    for (uint32_t i = 0; i < common->count; i++)
        points[i] = in_space(common->point[i]);
    draw_corners(drawing, points, common->count);
}

static void draw_crossing2(struct drawing *drawing, const isectd_crossing2 *crossing)
{
    draw_common2(drawing,
                 &(isectd_common2){crossing->count, {crossing->point[0], crossing->point[1]}});
}

/* Hits lie on the ray, which is the first shape, in space or in the plane. */
static isectd_ray first_ray(const struct outline *outline)
{
    const bool in_plane = strcmp(outline->question->given[0]->name, "ray2") == 0;
    return in_plane ? ray_in_space(outline->given).ray_d : outline->given[0].ray_d;
}

/* Answers that are words colour the second shape instead. */
static void draw_answer(struct drawing *drawing, const struct outline *outline)
{
    const isectd_ray ray = first_ray(outline);
    const struct vector origin = vector_of(ray.origin), dir = vector_of(ray.dir);
    const char *kind = outline->question->answer->name;
    drawing->pen = answer_pen;
    if (strcmp(kind, "common") == 0)
        draw_corners(drawing, outline->answer->common_d.point, outline->answer->common_d.count);
    if (strcmp(kind, "common2") == 0)
        draw_common2(drawing, &outline->answer->common2_d);
    if (strcmp(kind, "crossing2") == 0)
        draw_crossing2(drawing, &outline->answer->crossing2_d);
    if (strcmp(kind, "loop") == 0)
        draw_corners(drawing, (const isectd_vec3 *)(const void *)outline->answer->points.doubles,
                     outline->answer->points.count);
    if (strcmp(kind, "ray") == 0 && ask_found(outline->question->answer, outline->answer, DOUBLE))
        drawing_shape(drawing, "ray", outline->answer);
    if (strcmp(kind, "touch") == 0 && isfinite(outline->answer->touch_d.t))
        dot(drawing, along(origin, outline->answer->touch_d.t, dir));
    if (strcmp(kind, "nearest") == 0 && isfinite(outline->answer->nearest_d.distance2)) {
        const struct vector a = vector_of(outline->answer->nearest_d.a);
        const struct vector b = vector_of(outline->answer->nearest_d.b);
        drawing_line(drawing, a, b);
        dot(drawing, a);
        dot(drawing, b);
    }
    if (strcmp(kind, "span") != 0 || !isectd_hit(outline->answer->span_d))
        return;
    const struct vector enter = along(origin, outline->answer->span_d.enter, dir);
    const struct vector leave = along(origin, outline->answer->span_d.leave, dir);
    if (inside(drawing, enter) && inside(drawing, leave))
        drawing_line(drawing, enter, leave);
    if (inside(drawing, enter))
        dot(drawing, enter);
    if (inside(drawing, leave))
        dot(drawing, leave);
}

/* ---- all of it ---- */

bool outline_look(struct outline_view *view, struct vector from, struct vector up,
                  struct fault *fault)
{
    view->toward = vector_unit(from);
    view->right = vector_unit(vector_cross(up, view->toward));
    view->up = vector_cross(view->toward, view->right);
    return vector_dot(view->right, view->right) > 0 ||
           fault_set(fault, "--from is straight up or down: nothing is upright");
}

/* Hits, and planes, which are drawn where the rest is, come last. */
static struct extent extent_of(const struct outline *outline)
{
    const struct ask_question *question = outline->question;
    const isectd_ray ray = first_ray(outline);
    const struct vector origin = vector_of(ray.origin), dir = vector_of(ray.dir);
    const union ask_value *answer = outline->answer;
    struct extent extent = extent_begin();
    for (int planes = 0; planes < 2; planes++) {
        for (int k = 0; k < DRAWN; k++)
            if ((strcmp(question->given[k]->name, "plane") == 0) == planes)
                extent_include_shape(&extent, question->given[k]->name, &outline->given[k]);
        if (strcmp(question->answer->name, "span") == 0 && isectd_hit(answer->span_d)) {
            extent_include(&extent, along(origin, answer->span_d.enter, dir));
            extent_include(&extent, along(origin, answer->span_d.leave, dir));
        }
        if (strcmp(question->answer->name, "touch") == 0)
            extent_include(&extent, along(origin, answer->touch_d.t, dir));
    }
    return extent;
}

static bool frame(struct drawing *drawing, const struct outline *outline, struct fault *fault)
{
    const struct extent extent = extent_of(outline);
    const struct sketch *sketch = drawing->sketch;
    double squared = 0;
    for (int k = 0; k < 3; k++)
        squared += pow(fmax(extent.upper[k] / 2 - extent.lower[k] / 2, 0), 2);
    drawing->middle = extent_middle(&extent);
    drawing->radius = squared > 0 ? sqrt(squared) : 1;
    const unsigned least = sketch->width < sketch->height ? sketch->width : sketch->height;
    drawing->scale = least / 2.3 / drawing->radius;
    return (isfinite(squared) && drawing->scale > 0 && isfinite(drawing->scale)) ||
           fault_set(fault, "shapes this large or small cannot be drawn");
}

static bool is_finite(const union ask_value *value, const struct ask_type *type)
{
    for (unsigned i = 0; i < ask_number_count(type, value); i++)
        if (isnan(value->points.doubles[ask_number_place(type, value, i)]))
            return false;
    return true;
}

bool outline_draw(const struct outline *outline, struct sketch *sketch, struct fault *fault)
{
    struct drawing drawing = {.sketch = sketch};
    const struct ask_question *question = outline->question;
    for (int k = 0; k < DRAWN; k++) {
        const struct ask_type *type = question->given[k];
        if (type == NULL || !drawing_knows(type->name))
            return fault_set(fault, "no picture of a question about %s",
                             type != NULL ? type->name : "nothing");
        if (!is_finite(&outline->given[k], type))
            return fault_set(fault, "%s: NaN cannot be drawn", type->name);
    }
    if (!frame(&drawing, outline, fault) ||
        !outline_look(&drawing.view, outline->from, outline->up, fault))
        return false;
    const bool hit = ask_found(question->answer, outline->answer, DOUBLE);
    const bool word = question->answer->kind != ASK_STRUCT && question->answer->kind != ASK_VIEW;
    for (int k = 0; k < DRAWN; k++) {
        drawing.pen = pens[k];
        if (k == 1 && word && hit)
            drawing.pen.rgb = answer_pen.rgb;
        drawing_shape(&drawing, question->given[k]->name, &outline->given[k]);
    }
    draw_answer(&drawing, outline);
    return !sketch->failed || fault_set(fault, "out of memory");
}

/* ---- one of many ---- */

/* Nothing is too far away. */
static struct drawing single(const struct outline_view *view, struct pen pen, struct sketch *sketch)
{
    return (struct drawing){
        .sketch = sketch, .view = *view, .radius = INFINITY, .scale = 1, .pen = pen};
}

void outline_shape(const struct outline_view *view, const char *type, const union ask_value *shape,
                   struct pen pen, struct sketch *sketch)
{
    struct drawing drawing = single(view, pen, sketch);
    drawing_shape(&drawing, type, shape);
}

void outline_line(const struct outline_view *view, struct vector a, struct vector b, struct pen pen,
                  struct sketch *sketch)
{
    struct drawing drawing = single(view, pen, sketch);
    drawing_line(&drawing, a, b);
}
