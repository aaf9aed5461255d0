/* isect_picker_draw, isect_picker_read, isect_picker_pick, isect_picker_visible, isect_picker_all -
 * what pixels show.
 *
 * Pixels come from the whole picture while it is up to date and holds them all; else they are drawn
 * into a window of their size. OpenGL's rows go up; they are turned round where the caller's do
 * not. */
#include "state.h"

#include <math.h>
#include <stdlib.h>

typedef struct Surface {
    float w, u, v, depth;
} Surface;

/* What pictures of attributes show at a pixel; 0 where there are none. */
typedef struct Shown {
    float normal[4], texture[4];
} Shown;

/* The pixels of a query, in the picture that they were drawn into. */
typedef struct Region {
    const Target *target;
    int x, y; /* of its lower left pixel */
    uint32_t width, height;
} Region;

static const isect_picker_hit miss = {
    .id = {UINT32_MAX, UINT32_MAX}, .depth = INFINITY, .polygon = UINT32_MAX};

static bool in_picture(const isect_picker *picker, const isect_picker_pixels *pixels)
{
    const double width = (double)picker->view.screen.width;
    const double height = (double)picker->view.screen.height;
    return picker->drawn == picker->revision && pixels->x >= 0 && pixels->y >= 0 &&
           (double)pixels->x + pixels->width <= width &&
           (double)pixels->y + pixels->height <= height;
}

static isect_status paint_window(isect_picker *picker, int which, const isect_picker_pixels *pixels,
                                 const Target *before)
{
    Target *target = &picker->window[which];
    isect_status status = isect_target_fit(&picker->device, target, pixels->width, pixels->height,
                                           picker->attributes);
    if (status == ISECT_OK)
        status = isect_picker_paint(picker, target, pixels, before);
    picker->statistics.windows += status == ISECT_OK;
    return status;
}

static isect_status find_region(isect_picker *picker, const isect_picker_pixels *pixels,
                                Region *region)
{
    *region = (Region){&picker->window[0], 0, 0, pixels->width, pixels->height};
    if (!in_picture(picker, pixels))
        return paint_window(picker, 0, pixels, NULL);
    const int rows = (int)picker->view.screen.height;
    region->target = &picker->picture, region->x = pixels->x;
    region->y = picker->view.screen.rows_up ? pixels->y : rows - pixels->y - (int)pixels->height;
    return ISECT_OK;
}

/* ---- reading ---- */

static void turn_rows(char *rows, size_t bytes, uint32_t height)
{
    for (uint32_t low = 0, high = height - 1; low < high; low++, high--)
        for (size_t i = 0; i < bytes; i++) {
            char *a = rows + low * bytes + i, *b = rows + high * bytes + i, kept = *a;
            *a = *b, *b = kept;
        }
}

/* Numbers of 32 bits, of one or four to a pixel: OpenGL ES promises four. */
static void read_words(isect_picker *picker, const Region *region, GLenum buffer, GLenum format,
                       void *words)
{
    const size_t bytes = format == GL_RED_INTEGER ? 4 : 16;
    glReadBuffer(buffer);
    glReadPixels(region->x, region->y, (GLsizei)region->width, (GLsizei)region->height, format,
                 GL_UNSIGNED_INT, words);
    picker->statistics.bytes_read += bytes * region->width * region->height;
    if (!picker->view.screen.rows_up)
        turn_rows(words, bytes * region->width, region->height);
}

/* Room for 16 bytes a pixel, of which 4 are used in the end. */
static isect_status read_codes(isect_picker *picker, const Region *region, uint32_t *codes)
{
    const size_t n = (size_t)region->width * region->height;
    GLint format = 0, kind = 0;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, region->target->frame);
    glReadBuffer(GL_COLOR_ATTACHMENT0);
    glGetIntegerv(GL_IMPLEMENTATION_COLOR_READ_FORMAT, &format);
    glGetIntegerv(GL_IMPLEMENTATION_COLOR_READ_TYPE, &kind);
    const bool one = format == GL_RED_INTEGER && kind == GL_UNSIGNED_INT;
    read_words(picker, region, GL_COLOR_ATTACHMENT0, one ? GL_RED_INTEGER : GL_RGBA_INTEGER, codes);
    for (size_t i = 1; i < n && !one; i++)
        codes[i] = codes[4 * i];
    return isect_device_check(&picker->device, "reading ids");
}

static isect_status read_surfaces(isect_picker *picker, const Region *region, Surface *surfaces)
{
    glBindFramebuffer(GL_READ_FRAMEBUFFER, region->target->frame);
    read_words(picker, region, GL_COLOR_ATTACHMENT1, GL_RGBA_INTEGER, surfaces);
    return isect_device_check(&picker->device, "reading depths");
}

/* Normals of all pixels, and then texture coordinates of all. */
static isect_status read_shown(isect_picker *picker, const Region *region, float (*shown)[4])
{
    const size_t n = (size_t)region->width * region->height;
    if (!picker->attributes)
        return ISECT_OK;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, region->target->frame);
    for (GLenum i = 0; i < 2; i++)
        read_words(picker, region, GL_COLOR_ATTACHMENT0 + 2 + i, GL_RGBA_INTEGER, shown + i * n);
    return isect_device_check(&picker->device, "reading attributes");
}

/* ---- hits ---- */

static uint32_t polygon_of(const isect_picker *picker, isect_pick_id id)
{
    const uint32_t *polygons = picker->objects[id.object].polygons;
    return polygons ? polygons[id.prim] : id.prim;
}

static isect_picker_hit hit_of(const isect_picker *picker, uint32_t code, const Surface *surface,
                               const float normal[4], const float texture[4], int32_t x, int32_t y)
{
    const isect_picker_view *view = &picker->view;
    const isect_vec2 middle = {(float)x + 0.5f, (float)y + 0.5f};
    isect_picker_hit hit = miss;
    hit.id = isect_pick_decode(picker->first, picker->count, code);
    hit.polygon = polygon_of(picker, hit.id);
    hit.u = surface->u, hit.v = surface->v, hit.w = surface->w, hit.x = x, hit.y = y;
    if (picker->attributes) {
        hit.normal = (isect_vec3){normal[0], normal[1], normal[2]};
        hit.texture = (isect_vec2){texture[0], texture[1]};
    }
    hit.depth = view->projection.reversed ? 1 - surface->depth : surface->depth;
    if (isect_pick_point(view->matrix, &middle, hit.depth, &view->screen, &view->projection,
                         &hit.point) != ISECT_OK)
        hit.point = (isect_vec3){0, 0, 0};
    return hit;
}

/* Numbers of pixels are floats on their way to the matrix: they must stay what they are. */
static bool far_away(int32_t first)
{
    enum { FARTHEST = 1 << 23 };
    return first < -FARTHEST || first > FARTHEST;
}

static isect_status bad_pixels(const isect_picker *picker, const isect_picker_pixels *pixels)
{
    const Device *device = &picker->device;
    if (pixels->width == 0 || pixels->height == 0)
        return ISECT_EMPTY;
    if (far_away(pixels->x) || far_away(pixels->y))
        return ISECT_TOO_SMALL;
    if (pixels->width <= device->columns && pixels->height <= device->rows)
        return ISECT_OK;
    isect_device_report(device, "%u x %u pixels are more than %u x %u", pixels->width,
                        pixels->height, device->columns, device->rows);
    return ISECT_TOO_SMALL;
}

static isect_status bad_question(const isect_picker *picker, const isect_picker_pixels *pixels)
{
    return !picker || !picker->looking ? ISECT_BAD_ARGUMENT : bad_pixels(picker, pixels);
}

isect_status isect_picker_draw(isect_picker *picker)
{
    if (!picker || !picker->looking)
        return ISECT_BAD_ARGUMENT;
    if (picker->drawn == picker->revision)
        return ISECT_OK;
    const isect_picker_pixels all = {0, 0, (uint32_t)picker->view.screen.width,
                                     (uint32_t)picker->view.screen.height};
    isect_status status = bad_pixels(picker, &all);
    if (status == ISECT_OK)
        status = isect_device_enter(&picker->device);
    if (status != ISECT_OK)
        return status;
    picker->drawn = 0;
    status = isect_target_fit(&picker->device, &picker->picture, all.width, all.height,
                              picker->attributes);
    if (status == ISECT_OK)
        status = isect_picker_paint(picker, &picker->picture, &all, NULL);
    status = isect_device_leave(&picker->device, status);
    if (status == ISECT_OK)
        picker->drawn = picker->revision, picker->statistics.pictures++;
    return status;
}

/* ---- pixels, and one of a window ---- */

/* What pixels show, in one block of memory: each has room for four codes, see read_codes. */
typedef struct Pixels {
    Surface *surfaces;
    uint32_t *codes;
    float (*shown)[4]; /* normals, then texture coordinates, if there are attributes */
    size_t count, bytes;
} Pixels;

static isect_status fill(isect_picker *picker, const isect_picker_pixels *pixels, const Pixels *to)
{
    Region region;
    isect_status status = find_region(picker, pixels, &region);
    if (status == ISECT_OK)
        status = read_codes(picker, &region, to->codes);
    if (status == ISECT_OK)
        status = read_surfaces(picker, &region, to->surfaces);
    return status == ISECT_OK ? read_shown(picker, &region, to->shown) : status;
}

/* On success `to` is to be released. */
static isect_status read_pixels(isect_picker *picker, const isect_picker_pixels *pixels, Pixels *to)
{
    const uint64_t n = (uint64_t)pixels->width * pixels->height;
    if (n > SIZE_MAX / (4 * sizeof(Surface)))
        return ISECT_NO_MEMORY;
    to->count = (size_t)n;
    to->bytes = (picker->attributes ? 4 : 2) * to->count * sizeof(Surface);
    to->surfaces = isect_picker_get(picker, to->bytes);
    if (!to->surfaces)
        return ISECT_NO_MEMORY;
    to->codes = (uint32_t *)(to->surfaces + to->count);
    to->shown = (float(*)[4])(to->surfaces + 2 * to->count);
    isect_status status = isect_device_enter(&picker->device);
    if (status == ISECT_OK)
        status = isect_device_leave(&picker->device, fill(picker, pixels, to));
    if (status != ISECT_OK)
        isect_picker_put(picker, to->surfaces, to->bytes);
    return status;
}

static isect_picker_hit hit_at(const isect_picker *picker, const Pixels *read,
                               const isect_picker_pixels *pixels, size_t at)
{
    if (at == SIZE_MAX || read->codes[at] == 0)
        return miss;
    const size_t texture = picker->attributes ? read->count + at : 0;
    return hit_of(picker, read->codes[at], &read->surfaces[at],
                  read->shown[picker->attributes ? at : 0], read->shown[texture],
                  pixels->x + (int32_t)(at % pixels->width),
                  pixels->y + (int32_t)(at / pixels->width));
}

isect_status isect_picker_read(isect_picker *picker, const isect_picker_pixels *pixels,
                               isect_picker_hit *hits)
{
    Pixels read;
    if (!hits || !pixels)
        return ISECT_BAD_ARGUMENT;
    isect_status status = bad_question(picker, pixels);
    if (status == ISECT_OK)
        status = read_pixels(picker, pixels, &read);
    if (status != ISECT_OK)
        return status;
    for (size_t i = 0; i < read.count; i++)
        hits[i] = hit_at(picker, &read, pixels, i);
    isect_picker_put(picker, read.surfaces, read.bytes);
    return ISECT_OK;
}

/* Objects and depths take the room that codes do not need any more. */
static size_t choose(const isect_picker *picker, const Pixels *read, uint32_t window,
                     isect_pick_rule rule)
{
    uint32_t *objects = read->codes + read->count;
    float *depths = (float *)(void *)(objects + read->count);
    for (size_t i = 0; i < read->count; i++) {
        objects[i] = isect_pick_decode(picker->first, picker->count, read->codes[i]).object + 1;
        depths[i] = read->surfaces[i].depth;
    }
    return isect_pick_choose(objects, depths, window, window, rule);
}

static int32_t around(int32_t at, int64_t reach)
{
    return at < INT32_MIN + reach ? INT32_MIN : (int32_t)(at - reach);
}

isect_status isect_picker_pick(isect_picker *picker, int32_t x, int32_t y, uint32_t window,
                               isect_pick_rule rule, isect_picker_hit *hit)
{
    const int64_t reach = window / 2;
    const isect_picker_pixels pixels = {around(x, reach), around(y, reach), window, window};
    Pixels read;
    if (!hit || window % 2 == 0)
        return ISECT_BAD_ARGUMENT;
    isect_status status = bad_question(picker, &pixels);
    if (status == ISECT_OK)
        status = read_pixels(picker, &pixels, &read);
    if (status != ISECT_OK)
        return status;
    *hit = hit_at(picker, &read, &pixels, choose(picker, &read, window, rule));
    isect_picker_put(picker, read.surfaces, read.bytes);
    return ISECT_OK;
}

/* ---- a rectangle ---- */

static int by_number(const void *a, const void *b)
{
    const isect_pick_id *x = a, *y = b;
    if (x->object != y->object)
        return x->object < y->object ? -1 : 1;
    return x->prim < y->prim ? -1 : x->prim > y->prim;
}

/* Codes in order as ids, each of them once. There is room for as many ids behind the codes. */
static isect_status list_ids(const isect_picker *picker, const uint32_t *codes, size_t n,
                             isect_pick_unit unit, isect_pick_id *room, isect_pick_id *ids,
                             size_t capacity, size_t *count)
{
    for (size_t i = 0; i < n; i++) {
        room[i] = isect_pick_decode(picker->first, picker->count, codes[i]);
        if (unit == ISECT_PICK_POLYGONS)
            room[i].prim = polygon_of(picker, room[i]);
        else if (unit == ISECT_PICK_OBJECTS)
            room[i].prim = UINT32_MAX;
    }
    if (unit == ISECT_PICK_POLYGONS)
        qsort(room, n, sizeof *room, by_number);
    *count = 0;
    for (size_t i = 0; i < n; i++) {
        if (i > 0 && by_number(&room[i - 1], &room[i]) == 0)
            continue;
        if (*count < capacity)
            ids[*count] = room[i];
        ++*count;
    }
    return *count > capacity ? ISECT_TOO_SMALL : ISECT_OK;
}

isect_status isect_picker_visible(isect_picker *picker, const isect_picker_pixels *pixels,
                                  isect_pick_unit unit, isect_pick_id *ids, size_t capacity,
                                  size_t *count)
{
    if (unit > ISECT_PICK_POLYGONS || !pixels || !count || (capacity && !ids))
        return ISECT_BAD_ARGUMENT;
    *count = 0;
    isect_status status = bad_question(picker, pixels);
    if (status != ISECT_OK)
        return status;
    const uint64_t n = (uint64_t)pixels->width * pixels->height;
    if (n > SIZE_MAX / sizeof(Surface))
        return ISECT_NO_MEMORY;
    uint32_t *codes = isect_picker_get(picker, (size_t)n * sizeof(Surface));
    if (!codes)
        return ISECT_NO_MEMORY;
    status = isect_device_enter(&picker->device);
    if (status == ISECT_OK) {
        Region region;
        status = find_region(picker, pixels, &region);
        if (status == ISECT_OK)
            status = read_codes(picker, &region, codes);
        status = isect_device_leave(&picker->device, status);
    }
    if (status == ISECT_OK)
        status = list_ids(picker, codes, isect_pick_list(codes, (size_t)n), unit,
                          (isect_pick_id *)(codes + n), ids, capacity, count);
    isect_picker_put(picker, codes, (size_t)n * sizeof(Surface));
    return status;
}

/* ---- layers ---- */

/* Each layer is drawn behind the one before it, from one window into the other, until one is empty:
 * at the latest when all triangles were seen. */
static isect_status peel(isect_picker *picker, const isect_picker_pixels *pixel,
                         isect_picker_hit *hits, size_t capacity, size_t *count)
{
    const Target *before = NULL;
    for (uint32_t layer = 0; layer < picker->first[picker->count]; layer++) {
        const int which = (int)(layer % 2);
        const Region region = {&picker->window[which], 0, 0, 1, 1};
        uint32_t code[4] = {0};
        Surface surface;
        Shown shown;
        isect_status status = paint_window(picker, which, pixel, before);
        if (status == ISECT_OK)
            status = read_codes(picker, &region, code);
        if (status != ISECT_OK || code[0] == 0)
            return status;
        if (*count < capacity) {
            status = read_surfaces(picker, &region, &surface);
            if (status == ISECT_OK)
                status = read_shown(picker, &region, &shown.normal);
            if (status != ISECT_OK)
                return status;
            hits[*count] =
                hit_of(picker, code[0], &surface, shown.normal, shown.texture, pixel->x, pixel->y);
        }
        ++*count;
        before = region.target;
    }
    return ISECT_OK;
}

isect_status isect_picker_all(isect_picker *picker, int32_t x, int32_t y, isect_picker_hit *hits,
                              size_t capacity, size_t *count)
{
    const isect_picker_pixels pixel = {x, y, 1, 1};
    if (!count || (capacity && !hits))
        return ISECT_BAD_ARGUMENT;
    *count = 0;
    isect_status status = bad_question(picker, &pixel);
    if (status != ISECT_OK || picker->count == 0)
        return status;
    status = isect_device_enter(&picker->device);
    if (status != ISECT_OK)
        return status;
    status = isect_device_leave(&picker->device, peel(picker, &pixel, hits, capacity, count));
    return status == ISECT_OK && *count > capacity ? ISECT_TOO_SMALL : status;
}
