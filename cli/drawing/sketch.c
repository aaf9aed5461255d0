/* cli/drawing/sketch.c - strokes, and their output as SVG or pixels.
 *
 * As pixels: the coverage of a pixel depends on the distance of its middle from the line, minus
 * half the width of the pen, within half a pixel; that smooths edges without samples. The pieces of
 * a stroke are joined by the greater coverage before they are blended, so joints are invisible. */
#include "drawing/sketch.h"

#include <math.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

/* Makes space for one more item; false: out of memory. */
static bool grow(void **items, size_t *room, size_t count, size_t size)
{
    if (count < *room)
        return true;
    size_t more = *room > 0 ? 2 * *room : 256;
    void *larger = realloc(*items, more * size);
    if (larger == NULL)
        return false;
    *items = larger;
    *room = more;
    return true;
}

void sketch_begin(Sketch *sketch, Pen pen)
{
    void *strokes = sketch->strokes;
    if (!grow(&strokes, &sketch->stroke_room, sketch->stroke_count, sizeof(Stroke)))
        sketch->failed = true;
    sketch->strokes = strokes;
    if (!sketch->failed)
        sketch->strokes[sketch->stroke_count++] = (Stroke){pen, sketch->point_count, 0};
}

void sketch_to(Sketch *sketch, double x, double y, double z)
{
    void *points = sketch->points;
    if (!grow(&points, &sketch->point_room, sketch->point_count, sizeof(SketchPoint)))
        sketch->failed = true;
    sketch->points = points;
    /* Infinite points are outside the picture. */
    if (sketch->failed || !isfinite(x) || !isfinite(y))
        return;
    sketch->points[sketch->point_count++] = (SketchPoint){x, y, z};
    sketch->strokes[sketch->stroke_count - 1].count++;
}

SketchMove sketch_fill(Sketch *sketch, double margin)
{
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (size_t i = 0; i < sketch->point_count; i++) {
        const SketchPoint p = sketch->points[i];
        left = fmin(left, p.x), right = fmax(right, p.x);
        top = fmin(top, p.y), bottom = fmax(bottom, p.y);
    }
    const double width = sketch->width - 2 * margin, height = sketch->height - 2 * margin;
    double scale = fmin(right > left ? width / (right - left) : INFINITY,
                        bottom > top ? height / (bottom - top) : INFINITY);
    scale = scale > 0 && scale < INFINITY ? scale : 1;
    if (!(left <= right))
        left = right = top = bottom = 0;
    const SketchMove move = {scale, sketch->width / 2.0 - scale * (left / 2 + right / 2),
                             sketch->height / 2.0 - scale * (top / 2 + bottom / 2)};
    for (size_t i = 0; i < sketch->point_count; i++) {
        SketchPoint *p = &sketch->points[i];
        *p = (SketchPoint){scale * p->x + move.dx, scale * p->y + move.dy, scale * p->z};
    }
    return move;
}

void sketch_free(Sketch *sketch)
{
    free(sketch->points);
    free(sketch->strokes);
    free(sketch->paper);
    *sketch = (Sketch){.width = 0};
}

/* ---- SVG ---- */

static void print_escaped(const char *text, FILE *stream)
{
    for (; *text != '\0'; text++) {
        if (*text == '<')
            fputs("&lt;", stream);
        else if (*text == '&')
            fputs("&amp;", stream);
        else
            fputc(*text, stream);
    }
}

/* The background as an embedded picture: bytes in base 64. */
static void print_base64(const unsigned char *bytes, size_t size, FILE *stream)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < size; i += 3) {
        uint32_t word = 0;
        for (size_t k = 0; k < 3; k++)
            word = word << 8 | (i + k < size ? bytes[i + k] : 0u);
        for (size_t k = 0; k < 4; k++)
            fputc(i + k <= size ? digits[word >> (18 - 6 * k) & 63] : '=', stream);
    }
}

static bool print_paper(const Sketch *sketch, FILE *stream)
{
    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = sketch->width,
                     .height = sketch->height,
                     .format = PNG_FORMAT_RGB};
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png);
    unsigned char *bytes = malloc(size);
    const bool good = bytes != NULL &&
                      png_image_write_to_memory(&png, bytes, &size, 0, sketch->paper, 0, NULL) != 0;
    if (good) {
        fprintf(stream, "<image width=\"%u\" height=\"%u\" href=\"data:image/png;base64,",
                sketch->width, sketch->height);
        print_base64(bytes, size, stream);
        fprintf(stream, "\"/>\n");
    }
    free(bytes);
    return good;
}

bool sketch_svg(const Sketch *sketch, const char *title, FILE *stream)
{
    fprintf(stream,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" "
            "viewBox=\"0 0 %u %u\">\n<title>",
            sketch->width, sketch->height, sketch->width, sketch->height);
    print_escaped(title, stream);
    fprintf(stream, "</title>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n");
    if (sketch->paper != NULL && !print_paper(sketch, stream))
        return false;
    fprintf(stream, "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    for (size_t i = 0; i < sketch->stroke_count; i++) {
        const Stroke *stroke = &sketch->strokes[i];
        const SketchPoint *p = &sketch->points[stroke->first];
        if (stroke->count == 0)
            continue;
        fprintf(stream, "<path stroke=\"#%06x\" stroke-width=\"%.4g\" d=\"M%.2f %.2f",
                (unsigned)stroke->pen.rgb, stroke->pen.width, p->x, p->y);
        if (stroke->count == 1)
            fprintf(stream, "h0");
        for (size_t k = 1; k < stroke->count; k++)
            fprintf(stream, "L%.2f %.2f", p[k].x, p[k].y);
        fprintf(stream, "\"/>\n");
    }
    fprintf(stream, "</g>\n</svg>\n");
    return true;
}

/* ---- pixels ---- */

typedef struct Box {
    int left, top, right, bottom; /* of pixels; right and bottom are outside */
} Box;

/* Clamped to the range of int, wherever the point is. */
static int limit(double x, unsigned size)
{
    return x > 0 ? x < size ? (int)x : (int)size : 0;
}

static Box box_of(const Sketch *sketch, SketchPoint a, SketchPoint b, double reach)
{
    return (Box){limit(fmin(a.x, b.x) - reach, sketch->width),
                 limit(fmin(a.y, b.y) - reach, sketch->height),
                 limit(fmax(a.x, b.x) + reach + 1, sketch->width),
                 limit(fmax(a.y, b.y) + reach + 1, sketch->height)};
}

static double distance(double x, double y, SketchPoint a, SketchPoint b)
{
    double ux = b.x - a.x, uy = b.y - a.y, squared = ux * ux + uy * uy;
    double s = squared > 0 ? ((x - a.x) * ux + (y - a.y) * uy) / squared : 0;
    s = s > 0 ? s < 1 ? s : 1 : 0;
    return hypot(x - a.x - s * ux, y - a.y - s * uy);
}

static void cover(const Sketch *sketch, SketchPoint a, SketchPoint b, double width, float *coverage)
{
    const Box box = box_of(sketch, a, b, width / 2 + 1);
    for (int y = box.top; y < box.bottom; y++)
        for (int x = box.left; x < box.right; x++) {
            double inside = width / 2 + 0.5 - distance(x + 0.5, y + 0.5, a, b);
            float part = (float)(inside > 0 ? inside < 1 ? inside : 1 : 0);
            float *here = &coverage[(size_t)y * sketch->width + (size_t)x];
            *here = part > *here ? part : *here;
        }
}

/* Blends the pen into the pixels that the piece covers, and clears the coverage. */
static void mix(const Sketch *sketch, SketchPoint a, SketchPoint b, Pen pen, float *coverage,
                uint8_t *rgb)
{
    const Box box = box_of(sketch, a, b, pen.width / 2 + 1);
    for (int y = box.top; y < box.bottom; y++)
        for (int x = box.left; x < box.right; x++) {
            size_t pixel = (size_t)y * sketch->width + (size_t)x;
            for (unsigned k = 0; k < 3; k++) {
                float ink = (float)(pen.rgb >> (16 - 8 * k) & 255), paper = rgb[3 * pixel + k];
                rgb[3 * pixel + k] = (uint8_t)lrintf(paper + coverage[pixel] * (ink - paper));
            }
            coverage[pixel] = 0;
        }
}

bool sketch_over(const Sketch *sketch, uint8_t *rgb)
{
    float *coverage = calloc((size_t)sketch->width * sketch->height, sizeof *coverage);
    for (size_t i = 0; coverage != NULL && i < sketch->stroke_count; i++) {
        const Stroke *stroke = &sketch->strokes[i];
        const SketchPoint *p = &sketch->points[stroke->first];
        const size_t step = stroke->count > 1; /* a dot is a piece from a point to itself */
        const size_t pieces = step ? stroke->count - 1 : stroke->count;
        for (size_t k = 0; k < pieces; k++)
            cover(sketch, p[k], p[k + step], stroke->pen.width, coverage);
        for (size_t k = 0; k < pieces; k++)
            mix(sketch, p[k], p[k + step], stroke->pen, coverage, rgb);
    }
    const bool room = coverage != NULL;
    free(coverage);
    return room;
}

uint8_t *sketch_pixels(const Sketch *sketch)
{
    const size_t bytes = 3 * (size_t)sketch->width * sketch->height;
    uint8_t *rgb = malloc(bytes);
    if (rgb == NULL)
        return NULL;
    if (sketch->paper != NULL)
        memcpy(rgb, sketch->paper, bytes);
    else
        memset(rgb, 255, bytes);
    if (sketch_over(sketch, rgb))
        return rgb;
    free(rgb);
    return NULL;
}
