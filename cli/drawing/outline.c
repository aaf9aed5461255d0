/* cli/drawing/outline.c - pictures of questions: two shapes, and the answer over them.
 *
 * The middle of the picture is a ball around the finite parts of the shapes and the answer. */
#include "drawing/outline.h"

#include "drawing/corners.h"
#include "drawing/drawing.h"
#include "drawing/extent.h"
#include "drawing/paint.h"
#include "drawing/separate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWN = 2, BETWEEN = 2 }; /* shapes in a question that has a picture; the plane after them */

static const Pen pens[] = {{0x1f5fa8, 1.8}, {0xb8770a, 1.8}}; /* first shape, second */
static const Pen answer_pen = {0xd0342c, 4}, dot_pen = {0xd0342c, 10};
static const Pen between_pen = {0x2e8b57, 1.2}, axis_pen = {0x6b6f76, 1.4};

/* ---- the question ---- */

static const char *name_of(const Outline *outline, unsigned which)
{
    return ask_given_type(outline->question, outline->given, which)->name;
}

/* The frame of a shape; the second may be given with a pose. */
static Frame frame_of_shape(const Outline *outline, int which)
{
    const AskType *type = outline->question->given[DRAWN];
    const bool posed = which == 1 && type != NULL && strcmp(type->name, "pose") == 0;
    return posed ? frame_of(&outline->given[DRAWN].pose_d) : frame_none;
}

/* The drawing in the frame of a shape. */
static Drawing seen_from(const Drawing *drawing, const Frame *frame)
{
    Drawing there = *drawing;
    there.middle = frame_back(frame, drawing->middle);
    there.view = (OutlineView){frame_turn_back(frame, drawing->view.toward),
                               frame_turn_back(frame, drawing->view.right),
                               frame_turn_back(frame, drawing->view.up)};
    return there;
}

/* ---- the answer ---- */

static void dot(Drawing *drawing, Vector p)
{
    sketch_begin(drawing->sketch, dot_pen);
    drawing_to(drawing, p);
}

static bool inside(const Drawing *drawing, Vector p)
{
    const Vector v = vector_subtract(p, drawing->middle);
    return vector_dot(v, v) <= 4 * drawing->radius * drawing->radius;
}

/* A point, a segment or a polygon: its vertices, and the lines between them. */
static void draw_corners(Drawing *drawing, const isectd_vec3 *points, size_t count)
{
    if (count > 1)
        drawing_begin(drawing);
    for (size_t i = 0; count > 1 && i <= count; i++)
        drawing_to(drawing, vector_of(points[i % count]));
    for (size_t i = 0; i < count; i++)
        if (inside(drawing, vector_of(points[i])))
            dot(drawing, vector_of(points[i]));
}

static void draw_common2(Drawing *drawing, const isectd_common2 *common)
{
    isectd_vec3 points[2];
    for (uint32_t i = 0; i < common->count; i++)
        points[i] = in_space(common->point[i]);
    draw_corners(drawing, points, common->count);
}

static void draw_crossing2(Drawing *drawing, const isectd_crossing2 *crossing)
{
    draw_common2(drawing,
                 &(isectd_common2){crossing->count, {crossing->point[0], crossing->point[1]}});
}

/* The ray that hits lie on: the first shape, in space or in the plane. */
static isectd_ray first_ray(const Outline *outline)
{
    const bool in_plane = strcmp(outline->question->given[0]->name, "ray2") == 0;
    return in_plane ? ray_in_space(outline->given).ray_d : outline->given[0].ray_d;
}

/* The parts of the ray inside a solid; no part if the answer has another type. */
static isectd_intervals parts_of(const Outline *outline)
{
    const char *kind = outline->question->answer->name;
    if (strcmp(kind, "intervals") == 0)
        return outline->answer->intervals_d;
    const bool one = strcmp(kind, "span") == 0 && isectd_hit(outline->answer->span_d);
    return one ? (isectd_intervals){1, {outline->answer->span_d}} : (isectd_intervals){0};
}

static void draw_span(Drawing *drawing, Vector enter, Vector leave)
{
    if (inside(drawing, enter) && inside(drawing, leave))
        drawing_line(drawing, enter, leave);
    if (inside(drawing, enter))
        dot(drawing, enter);
    if (inside(drawing, leave))
        dot(drawing, leave);
}

/* The moving shape at its first contact, and the contact point. */
static void draw_impact(Drawing *drawing, const Outline *outline)
{
    const isectd_impact *impact = &outline->answer->impact_d;
    if (!(impact->enter <= impact->leave))
        return;
    drawing_then(drawing, outline->question->given[0]->name, &outline->given[0], impact->enter);
    dot(drawing, vector_of(impact->point));
}

/* The line between both points, and the normal at the second one, half a unit long. */
static void draw_contact(Drawing *drawing, const isectd_contact *contact)
{
    const Vector a = vector_of(contact->a), b = vector_of(contact->b),
                 tip = along(b, 0.5, vector_of(contact->normal));
    drawing_line(drawing, a, b);
    dot(drawing, a);
    dot(drawing, b);
    drawing->pen = between_pen;
    drawing_line(drawing, b, tip);
}

/* The proof that two shapes share a point; a separating plane is drawn elsewhere. */
static void draw_witness(Drawing *drawing, const isectd_witness *witness)
{
    const double *p = witness->point;
    if (witness->of == ISECT_PROOF_POINT)
        dot(drawing, (Vector){p[0], p[1], p[2]});
}

/* Both points of each pair and the line between them; the normal at the deepest. */
static void draw_press(Drawing *drawing, const isectd_patch *patch)
{
    isectd_vec3 corners[8];
    for (uint32_t i = 0; i < patch->count; i++)
        corners[i] = patch->point[i].b;
    draw_corners(drawing, corners, patch->count);
    for (uint32_t i = patch->count; i-- > 0;) {
        const isectd_patch_point *p = &patch->point[i];
        const isectd_contact contact = {p->gap, patch->normal, p->a, p->b};
        drawing->pen = answer_pen;
        if (i == 0)
            draw_contact(drawing, &contact);
        else
            drawing_line(drawing, vector_of(p->a), vector_of(p->b)), dot(drawing, vector_of(p->a));
    }
}

static void draw_answer(Drawing *drawing, const Outline *outline)
{
    const isectd_ray ray = first_ray(outline);
    const Vector origin = vector_of(ray.origin), dir = vector_of(ray.dir);
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
        const Vector a = vector_of(outline->answer->nearest_d.a);
        const Vector b = vector_of(outline->answer->nearest_d.b);
        drawing_line(drawing, a, b);
        dot(drawing, a);
        dot(drawing, b);
    }
    if (strcmp(kind, "contact") == 0 && isfinite(outline->answer->contact_d.gap))
        draw_contact(drawing, &outline->answer->contact_d);
    if (strcmp(kind, "witness") == 0)
        draw_witness(drawing, &outline->answer->witness_d);
    if (strcmp(kind, "patch") == 0)
        draw_press(drawing, &outline->answer->patch_d);
    if (strcmp(kind, "impact") == 0)
        draw_impact(drawing, outline);
    isectd_intervals parts = parts_of(outline);
    for (uint32_t i = 0; i < parts.count; i++)
        draw_span(drawing, along(origin, parts.part[i].enter, dir),
                  along(origin, parts.part[i].leave, dir));
}

/* Draws the answer of `meet` for two shapes that overlap, if that question exists. */
static bool draw_meet(Drawing *drawing, const Outline *outline)
{
    static const char meet[] = "meet";
    const AskQuestion *question = outline->question;
    ReaderString names[ASK_NAMES] = {{meet, sizeof meet - 1}};
    Fault none;
    union ask_value answer;
    for (int i = 1; i < ASK_NAMES && question->names[i] != NULL; i++)
        names[i] = (ReaderString){question->names[i], strlen(question->names[i])};
    const AskQuestion *common = ask_find(names, &none);
    if (strcmp(question->names[0], "overlap") != 0 || common == NULL ||
        ask_given_count(common) != DRAWN)
        return false;
    ask_call(common, DOUBLE, outline->given, &answer);
    const Outline met = {.question = common, .given = outline->given, .answer = &answer};
    draw_answer(drawing, &met);
    return ask_found(common->answer, &answer, DOUBLE);
}

/* ---- the view ---- */

bool outline_look(OutlineView *view, Vector from, Vector up, Fault *fault)
{
    view->toward = vector_unit(from);
    view->right = vector_unit(vector_cross(up, view->toward));
    view->up = vector_cross(view->toward, view->right);
    return vector_dot(view->right, view->right) > 0 ||
           fault_set(fault, "--from is parallel to --up");
}

/* Includes the box of a shape in its own frame, by the corners of that box. */
static void include_shape(Extent *extent, const Outline *outline, int which)
{
    const char *name = name_of(outline, (unsigned)which);
    const Frame frame = frame_of_shape(outline, which);
    if (frame_is_none(&frame)) {
        extent_include_shape(extent, name, &outline->given[which]);
        return;
    }
    Extent own = extent_begin();
    extent_include_shape(&own, name, &outline->given[which]);
    for (int i = 0; i < 8; i++) {
        const double *at[3];
        for (int k = 0; k < 3; k++)
            at[k] = i >> k & 1 ? &own.upper[k] : &own.lower[k];
        extent_include(extent, frame_move(&frame, (Vector){*at[0], *at[1], *at[2]}));
    }
}

/* Includes the shapes; hits come last, and planes, which are drawn where the rest is. */
static Extent extent_of(const Outline *outline)
{
    const AskQuestion *question = outline->question;
    const isectd_ray ray = first_ray(outline);
    const Vector origin = vector_of(ray.origin), dir = vector_of(ray.dir);
    const union ask_value *answer = outline->answer;
    const isectd_intervals parts = parts_of(outline);
    Extent extent = extent_begin();
    for (int planes = 0; planes < 2; planes++) {
        for (int k = 0; k < DRAWN; k++)
            if ((strcmp(name_of(outline, (unsigned)k), "plane") == 0) == planes)
                include_shape(&extent, outline, k);
        for (uint32_t i = 0; i < parts.count; i++) {
            extent_include(&extent, along(origin, parts.part[i].enter, dir));
            extent_include(&extent, along(origin, parts.part[i].leave, dir));
        }
        if (strcmp(question->answer->name, "touch") == 0)
            extent_include(&extent, along(origin, answer->touch_d.t, dir));
    }
    return extent;
}

static bool frame(Drawing *drawing, const Outline *outline, Fault *fault)
{
    const Extent extent = extent_of(outline);
    const Sketch *sketch = drawing->sketch;
    double squared = 0;
    for (int k = 0; k < 3; k++)
        squared += pow(fmax(extent.upper[k] / 2 - extent.lower[k] / 2, 0), 2);
    drawing->middle = extent_middle(&extent);
    drawing->radius = squared > 0 ? sqrt(squared) : 1;
    const unsigned least = sketch->width < sketch->height ? sketch->width : sketch->height;
    drawing->scale = least / 2.3 / drawing->radius;
    return (isfinite(squared) && drawing->scale > 0 && isfinite(drawing->scale)) ||
           fault_set(fault, "the shapes are too large or too small to be drawn");
}

static bool is_finite(const union ask_value *value, const AskType *type)
{
    for (unsigned i = 0; i < ask_number_count(type, value); i++)
        if (isnan(value->points.doubles[ask_number_place(type, value, i)]))
            return false;
    return true;
}

/* ---- the picture ---- */

/* Checks that the question has a picture. */
static bool check(const Outline *outline, Fault *fault)
{
    for (int k = 0; k < DRAWN; k++) {
        const AskType *type = ask_given_type(outline->question, outline->given, (unsigned)k);
        if (type == NULL || !drawing_knows(type->name))
            return fault_set(fault, "a question about %s cannot be drawn",
                             type != NULL ? type->name : "nothing");
        if (!is_finite(&outline->given[k], type))
            return fault_set(fault, "%s: NaN cannot be drawn", type->name);
        const Frame frame = frame_of_shape(outline, k);
        if (!isfinite(frame.axis[0].x + frame.translation.x + frame.translation.y +
                      frame.translation.z))
            return fault_set(fault, "pose: has a zero rotation, or is not finite");
    }
    return true;
}

/* Draws the axes, and a bar with a round number of units. */
static void draw_axes(Drawing *drawing)
{
    static const char *const names[] = {"x", "y", "z"};
    const Vector axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    Sketch *sketch = drawing->sketch;
    const double least = fmin(sketch->width, sketch->height), size = 0.05 * least;
    const double x = 1.6 * size, y = sketch->height - 2.6 * size;
    for (int k = 0; k < 3; k++) {
        const double dx = size * vector_dot(axes[k], drawing->view.right);
        const double dy = -size * vector_dot(axes[k], drawing->view.up);
        sketch_begin(sketch, axis_pen);
        sketch_to(sketch, x, y, 0);
        sketch_to(sketch, x + dx, y + dy, 0);
        if (hypot(dx, dy) > 0.3 * size)
            sketch_words(sketch, names[k], x + 1.35 * dx - 0.1 * size, y + 1.35 * dy + 0.15 * size,
                         0.3 * size, axis_pen.rgb);
    }
    char text[32];
    const double wanted = 0.2 * sketch->width / drawing->scale;
    const double ten = pow(10, floor(log10(wanted)));
    const double unit = wanted >= 5 * ten ? 5 * ten : wanted >= 2 * ten ? 2 * ten : ten;
    const double right = sketch->width - size, left = right - unit * drawing->scale;
    sketch_begin(sketch, axis_pen);
    sketch_to(sketch, left, y - 0.2 * size, 0);
    sketch_to(sketch, left, y, 0);
    sketch_to(sketch, right, y, 0);
    sketch_to(sketch, right, y - 0.2 * size, 0);
    snprintf(text, sizeof text, "%g", unit);
    sketch_words(sketch, text, left + 0.1 * size, y - 0.3 * size, 0.3 * size, axis_pen.rgb);
}

/* Draws the question and its answer, and below them the meaning of the colours. */
static void draw_caption(const Outline *outline, Sketch *sketch, bool common, bool between)
{
    const AskQuestion *question = outline->question;
    const double size = 0.018 * fmin(sketch->width, sketch->height);
    const double y = sketch->height - 1.2 * size, step = 5.6 / 6 * size;
    double x = size;
    const struct {
        const char *text;
        uint32_t rgb;
    } words[] = {{name_of(outline, 0), pens[0].rgb},
                 {name_of(outline, 1), pens[1].rgb},
                 {common ? "common part"
                  : question->answer->kind != ASK_YES && question->answer->kind != ASK_WORD
                      ? "answer"
                      : "",
                  answer_pen.rgb},
                 {between ? "separating plane" : "", between_pen.rgb}};
    const double fits = (sketch->width - 2 * size) / (5.6 / 6 * (double)strlen(outline->caption));
    sketch_words(sketch, outline->caption, x, y - 2.2 * size,
                 fmax(fmin(1.2 * size, fits), 0.7 * size), 0x222222);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        sketch_words(sketch, words[i].text, x, y, size, words[i].rgb);
        x += step * (double)(strlen(words[i].text) + (words[i].text[0] != '\0' ? 2 : 0));
    }
}

/* The points of a shape: of its surface, and of its strokes. */
static CloudView cloud_of(const Paint *paint, int which, size_t first, size_t end,
                          SketchPoint *room, size_t most)
{
    const Sketch *sketch = paint->drawing->sketch;
    size_t count = paint_points(paint, which, room, most);
    for (size_t i = first; i < end; i++)
        for (size_t k = 0; k < sketch->strokes[i].count && count < most; k++)
            room[count++] = sketch->points[sketch->strokes[i].first + k];
    return (CloudView){room, count};
}

/* A plane through a point, with this normal, as a square. */
static void draw_between(Paint *paint, Vector at, Vector normal)
{
    Drawing *drawing = paint->drawing;
    const union ask_value plane = {
        .plane_d = {{normal.x, normal.y, normal.z}, -vector_dot(normal, at)}};
    Drawing near = *drawing;
    near.middle = at, near.radius = 0.6 * drawing->radius;
    paint->there[BETWEEN] = body_make(&paint->bodies[BETWEEN], "plane", &plane, &near);
    paint->bodies[BETWEEN].rgb = between_pen.rgb;
    const union ask_value *square = &paint->bodies[BETWEEN].given[1];
    drawing->pen = between_pen;
    if (paint->there[BETWEEN])
        drawing_shape(drawing, "rectangle", square);
}

/* The plane of a witness, near the middle of the picture. */
static bool add_proof(Paint *paint, const isectd_witness *witness)
{
    const Vector n = {witness->normal[0], witness->normal[1], witness->normal[2]};
    const Vector middle = paint->drawing->middle;
    const double off = vector_dot(n, middle) + (witness->d + witness->rest);
    if (witness->of != ISECT_PROOF_PLANE)
        return false;
    draw_between(paint, along(middle, -off / vector_dot(n, n), n), vector_unit(n));
    return paint->there[BETWEEN];
}

/* Converts from pixels, y downward, to the space of the shapes. */
static Vector from_pixels(const Drawing *drawing, Vector at)
{
    const double x = at.x - drawing->sketch->width / 2.0, y = drawing->sketch->height / 2.0 - at.y;
    const OutlineView *view = &drawing->view;
    return along(along(along(drawing->middle, x / drawing->scale, view->right), y / drawing->scale,
                       view->up),
                 at.z / drawing->scale, view->toward);
}
static Vector direction_from_pixels(const OutlineView *view, Vector n)
{
    return along(along(vector_scale(view->right, n.x), -n.y, view->up), n.z, view->toward);
}

/* A plane between two disjoint shapes, as a square. */
static bool add_between(Paint *paint, const size_t strokes[DRAWN + 1])
{
    enum { MOST = 40000 };
    Drawing *drawing = paint->drawing;
    const OutlineView *view = &drawing->view;
    SketchPoint *room = malloc(2 * MOST * sizeof *room);
    Vector at, n;
    const bool found =
        room != NULL &&
        separate(cloud_of(paint, 0, strokes[0], strokes[1], room, MOST),
                 cloud_of(paint, 1, strokes[1], strokes[2], room + MOST, MOST), 2, &at, &n);
    free(room);
    if (!found)
        return false;
    draw_between(paint, from_pixels(drawing, at), direction_from_pixels(view, n));
    return paint->there[BETWEEN];
}

/* Draws the shapes, then the surfaces under their strokes. */
static bool draw_shapes(Drawing *drawing, const Outline *outline, Paint *paint)
{
    const AskQuestion *question = outline->question;
    const bool yes_or_no = question->answer->kind == ASK_YES;
    const bool found = ask_found(question->answer, outline->answer, DOUBLE);
    size_t strokes[DRAWN + 1] = {0};
    for (int k = 0; k < DRAWN; k++) {
        const char *name = name_of(outline, (unsigned)k);
        const Frame frame = frame_of_shape(outline, k);
        Drawing there = seen_from(drawing, &frame);
        there.pen = pens[k];
        drawing_shape(&there, name, &outline->given[k]);
        strokes[k + 1] = drawing->sketch->stroke_count;
        paint->there[k] = body_make(&paint->bodies[k], name, &outline->given[k], &there);
        paint->bodies[k].frame = frame;
        paint->bodies[k].rgb = pens[k].rgb;
    }
    paint->common = found && strcmp(question->names[0], "cast") != 0;
    const bool proved = question->answer->kind == ASK_WITNESS;
    const bool between = (yes_or_no && !found && add_between(paint, strokes)) ||
                         (proved && add_proof(paint, &outline->answer->witness_d));
    if (!paint_draw(paint))
        return false;
    drawing->sketch->paper = paint->rgb;
    paint->rgb = NULL;
    paint_hide(paint, drawing->sketch, 0, drawing->sketch->stroke_count);
    const bool met = found && draw_meet(drawing, outline);
    draw_caption(outline, drawing->sketch, paint->has_common || met, between);
    return true;
}

bool outline_draw(const Outline *outline, Sketch *sketch, Fault *fault)
{
    Drawing drawing = {.sketch = sketch};
    Paint paint = {.drawing = &drawing, .common_rgb = answer_pen.rgb};
    if (!check(outline, fault) || !frame(&drawing, outline, fault) ||
        !outline_look(&drawing.view, outline->from, outline->up, fault))
        return false;
    bool good = draw_shapes(&drawing, outline, &paint);
    if (good) {
        draw_axes(&drawing);
        draw_answer(&drawing, outline);
        good = !sketch->failed;
    }
    paint_free(&paint);
    return good || fault_set(fault, "out of memory");
}

/* ---- single shapes ---- */

/* A drawing without a limit of distance. */
static Drawing single(const OutlineView *view, Pen pen, Sketch *sketch)
{
    return (Drawing){.sketch = sketch, .view = *view, .radius = INFINITY, .scale = 1, .pen = pen};
}

void outline_shape(const OutlineView *view, const char *type, const union ask_value *shape, Pen pen,
                   Sketch *sketch)
{
    Drawing drawing = single(view, pen, sketch);
    drawing_shape(&drawing, type, shape);
}

void outline_line(const OutlineView *view, Vector a, Vector b, Pen pen, Sketch *sketch)
{
    Drawing drawing = single(view, pen, sketch);
    drawing_line(&drawing, a, b);
}

Camera outline_camera(const OutlineView *view, const Sketch *sketch, SketchMove move, double near,
                      double far)
{
    const double width = sketch->width / 2.0, height = sketch->height / 2.0;
    const double away = near + (near - far) / 4 + width / move.scale / 4;
    const double right = (width - move.dx) / move.scale - width;
    const double up = height - (height - move.dy) / move.scale;
    const Vector eye =
        vector_add(vector_scale(view->toward, away),
                   vector_add(vector_scale(view->right, right), vector_scale(view->up, up)));
    return (Camera){.eye = eye,
                    .forward = vector_scale(view->toward, -1),
                    .right = vector_scale(view->right, width / move.scale),
                    .up = vector_scale(view->up, height / move.scale),
                    .parallel = true};
}
