/* cli/drawing/paint.c - for each pixel the surfaces on its line of sight, from the farthest to the
 * nearest, blended by their opacity. Lines of sight are parallel. */
#include "drawing/paint.h"

#include "drawing/corners.h"

#include <math.h>
#include <stdlib.h>

enum { SAMPLES = 2, MOST_LAYERS = PAINT_BODIES * BODY_SURFACES + 1 };

/* A layer with an opacity. */
typedef struct Layer {
    double t;
    float rgb[3], part;
} Layer;

/* ---- lines of sight ---- */

/* Lines of sight begin in front of the whole scene, and end behind it. */
static double reach(const Drawing *drawing)
{
    return 2 * drawing->radius;
}

static isectd_ray sight(const Drawing *drawing, double x, double y)
{
    const OutlineView *view = &drawing->view;
    const double across = (x - drawing->sketch->width / 2.0) / drawing->scale;
    const double up = (drawing->sketch->height / 2.0 - y) / drawing->scale;
    const Vector o = along(along(along(drawing->middle, across, view->right), up, view->up),
                           reach(drawing), view->toward);
    return (isectd_ray){{o.x, o.y, o.z},
                        {-view->toward.x, -view->toward.y, -view->toward.z},
                        0,
                        2 * reach(drawing)};
}

/* The depth toward the observer relative to the middle, in pixels. */
static double depth_of(const Drawing *drawing, double t)
{
    return drawing->scale * (reach(drawing) - t);
}

/* ---- colours ---- */

static Layer layer_of(const Drawing *drawing, uint32_t rgb, double t, Vector normal, double part)
{
    const OutlineView *view = &drawing->view;
    const Vector lamp = vector_unit(vector_add(
        vector_add(vector_scale(view->right, -0.5), vector_scale(view->up, 0.8)), view->toward));
    double facing = vector_dot(normal, view->toward), lit = vector_dot(normal, lamp);
    if (facing < 0)
        facing = -facing, lit = -lit;
    const double light = 0.7 + 0.45 * fmax(lit, 0);
    Layer layer = {t, {0, 0, 0}, (float)fmin(part + 0.3 * (1 - facing), 1)};
    for (int k = 0; k < 3; k++)
        layer.rgb[k] = (float)fmin((rgb >> (16 - 8 * k) & 255) * light, 255);
    return layer;
}

/* The opacity of the front of a solid, its back, a surface. */
static double part_of(const Body *body, int surface)
{
    return !body->solid ? 0.5 : surface % 2 == 0 ? 0.34 : 0.14;
}

/* ---- common parts ---- */

/* The common layer: for two solids where a line enters both; for a surface the part in the other
 * shape. */
static bool common_of(const Paint *paint, const BodyHit hit[], Layer *layer)
{
    const BodyHit *a = &hit[0], *b = &hit[1];
    const Body *bodies = paint->bodies;
    if (!paint->common || a->count == 0 || b->count == 0 || (!bodies[0].solid && !bodies[1].solid))
        return false;
    const BodyHit *last = a->t[0] > b->t[0] ? a : b;
    const double near = last->t[0];
    const double far = fmin(a->t[a->count - 1], b->t[b->count - 1]);
    if (!(near <= far) || last->cut[0])
        return false;
    *layer = layer_of(paint->drawing, paint->common_rgb, near, last->normal[0], 0.85);
    return true;
}

/* ---- pixels ---- */

/* The layers on a line of sight, the nearest first. */
static int look(Paint *paint, const isectd_ray *ray, Layer layers[MOST_LAYERS])
{
    BodyHit hit[PAINT_BODIES] = {{.count = 0}};
    int count = 0;
    for (int i = 0; i < PAINT_BODIES; i++) {
        const Body *body = &paint->bodies[i];
        if (!paint->there[i])
            continue;
        hit[i] = body_cast(body, ray);
        for (int k = 0; k < hit[i].count; k++)
            if (!hit[i].cut[k])
                layers[count++] = layer_of(paint->drawing, body->rgb, hit[i].t[k], hit[i].normal[k],
                                           part_of(body, k));
    }
    if (common_of(paint, hit, &layers[count])) {
        paint->has_common = true;
        layers[count].t -= 1e-9 * reach(paint->drawing);
        count++;
    }
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && layers[k].t < layers[k - 1].t; k--) {
            const Layer nearer = layers[k];
            layers[k] = layers[k - 1];
            layers[k - 1] = nearer;
        }
    return count;
}

static void paint_pixel(Paint *paint, unsigned x, unsigned y)
{
    const size_t pixel = (size_t)y * paint->drawing->sketch->width + x;
    float sum[3] = {0, 0, 0};
    for (int s = 0; s < SAMPLES * SAMPLES; s++) {
        Layer layers[MOST_LAYERS];
        float colour[3] = {255, 255, 255};
        const isectd_ray ray = sight(paint->drawing, x + (s % SAMPLES + 0.5) / SAMPLES,
                                     y + (s / SAMPLES + 0.5) / SAMPLES);
        const int count = look(paint, &ray, layers);
        for (int i = count - 1; i >= 0; i--)
            for (int k = 0; k < 3; k++)
                colour[k] += layers[i].part * (layers[i].rgb[k] - colour[k]);
        for (int k = 0; k < 3; k++)
            sum[k] += colour[k];
        if (s == 0)
            paint->depths[pixel] =
                count > 0 ? (float)depth_of(paint->drawing, layers[0].t) : -INFINITY;
    }
    for (int k = 0; k < 3; k++)
        paint->rgb[3 * pixel + (size_t)k] = (uint8_t)(sum[k] / (SAMPLES * SAMPLES) + 0.5F);
}

bool paint_draw(Paint *paint)
{
    const unsigned width = paint->drawing->sketch->width, height = paint->drawing->sketch->height;
    paint->depths = malloc((size_t)width * height * sizeof *paint->depths);
    paint->rgb = malloc(3 * (size_t)width * height);
    if (paint->depths == NULL || paint->rgb == NULL)
        return false;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++)
            paint_pixel(paint, x, y);
    return true;
}

size_t paint_points(const Paint *paint, int which, SketchPoint *points, size_t most)
{
    enum { STEP = 6 };
    const unsigned width = paint->drawing->sketch->width, height = paint->drawing->sketch->height;
    size_t count = 0;
    for (unsigned y = 0; paint->there[which] && y < height; y += STEP)
        for (unsigned x = 0; x < width; x += STEP) {
            const isectd_ray ray = sight(paint->drawing, x, y);
            const BodyHit hit = body_cast(&paint->bodies[which], &ray);
            for (int k = 0; k < hit.count && count < most; k++)
                points[count++] = (SketchPoint){x, y, depth_of(paint->drawing, hit.t[k])};
        }
    return count;
}

/* ---- strokes ---- */

/* True if a surface hides the point. The farthest of the nearest surfaces around a pixel counts,
 * because an outline must not be hidden by its own shape. */
static bool is_hidden(const Paint *paint, double x, double y, double z)
{
    enum { AROUND = 2 };
    const Sketch *sketch = paint->drawing->sketch;
    const double near = 3 + 0.01 * (sketch->width + sketch->height);
    for (int dy = -AROUND; dy <= AROUND; dy += AROUND)
        for (int dx = -AROUND; dx <= AROUND; dx += AROUND) {
            const double px = x + dx, py = y + dy;
            if (!(px >= 0 && py >= 0 && px < sketch->width && py < sketch->height))
                return false;
            if ((double)paint->depths[(size_t)py * sketch->width + (size_t)px] < z + near)
                return false;
        }
    return true;
}

static void hide_piece(const Paint *paint, Sketch *sketch, Pen pen, SketchPoint a, SketchPoint b,
                       double *length, int *state)
{
    enum { SHOWN = 1, DASHED };
    const Pen fine = {pen.rgb, 0.45 * pen.width};
    const double dash = 4, size = hypot(b.x - a.x, b.y - a.y);
    const int steps = (int)fmin(fmax(ceil(size / 2), 1), 20000);
    for (int i = 0; i < steps; i++) {
        const double s = (double)i / steps, e = (i + 1.0) / steps, m = (s + e) / 2;
        const bool hidden =
            is_hidden(paint, a.x + m * (b.x - a.x), a.y + m * (b.y - a.y), a.z + m * (b.z - a.z));
        const int now = !hidden ? SHOWN : fmod(*length, 2 * dash) < dash ? DASHED : 0;
        *length += size / steps;
        if (now != *state && now != 0) {
            sketch_begin(sketch, now == SHOWN ? pen : fine);
            sketch_to(sketch, a.x + s * (b.x - a.x), a.y + s * (b.y - a.y), 0);
        }
        if (now != 0)
            sketch_to(sketch, a.x + e * (b.x - a.x), a.y + e * (b.y - a.y), 0);
        *state = now;
    }
}

void paint_hide(const Paint *paint, Sketch *sketch, size_t first, size_t end)
{
    for (size_t i = first; i < end && !sketch->failed; i++) {
        const Stroke stroke = sketch->strokes[i];
        double length = 0;
        int state = 0;
        if (stroke.count < 2)
            continue;
        sketch->strokes[i].count = 0;
        for (size_t k = 0; k + 1 < stroke.count; k++)
            hide_piece(paint, sketch, stroke.pen, sketch->points[stroke.first + k],
                       sketch->points[stroke.first + k + 1], &length, &state);
    }
}

void paint_free(Paint *paint)
{
    for (int i = 0; i < PAINT_BODIES; i++)
        body_free(&paint->bodies[i]);
    free(paint->depths);
    free(paint->rgb);
}
