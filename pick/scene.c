/* isect_picker_create, isect_picker_free, isect_picker_add, isect_picker_describe,
 * isect_picker_move, isect_picker_show, isect_picker_look, isect_picker_stats - the objects of a
 * picker, and what is looked at.
 *
 * A mesh goes to the GPU corner by corner, without indices: see program.c. A triangle that is not
 * finite goes there as a point, which covers no pixel, so that the numbers of the others stay. */
#include "state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = 16, FIRST_ROOM = 16, MOST_TRIANGLES = INT32_MAX / 3 };

/* ---- memory ---- */

void *isect_picker_get(const isect_picker *picker, size_t bytes)
{
    const isect_allocator *allocator = &picker->allocator;
    return allocator->get ? allocator->get(allocator->user, bytes, ALIGN) : malloc(bytes);
}

void isect_picker_put(const isect_picker *picker, void *memory, size_t bytes)
{
    const isect_allocator *allocator = &picker->allocator;
    if (!allocator->get)
        free(memory);
    else if (memory && allocator->put)
        allocator->put(allocator->user, memory, bytes);
}

static void free_lists(const isect_picker *picker)
{
    if (picker->room) {
        isect_picker_put(picker, picker->objects, picker->room * sizeof *picker->objects);
        isect_picker_put(picker, picker->first, (picker->room + (size_t)1) * sizeof *picker->first);
    }
}

/* Room for one more object. */
static isect_status make_room(isect_picker *picker)
{
    const size_t old = picker->room, room = old ? 2 * old : FIRST_ROOM;
    const size_t bytes = room * sizeof(Object), codes = (room + 1) * sizeof(uint32_t);
    if (picker->count < old)
        return ISECT_OK;
    if (room > UINT32_MAX || room > (SIZE_MAX / sizeof(Object)) / 2)
        return ISECT_NO_MEMORY;
    Object *objects = isect_picker_get(picker, bytes);
    uint32_t *first = isect_picker_get(picker, codes);
    if (!objects || !first) {
        isect_picker_put(picker, objects, bytes), isect_picker_put(picker, first, codes);
        return ISECT_NO_MEMORY;
    }
    memcpy(first, picker->first, (old + 1) * sizeof *first);
    if (old)
        memcpy(objects, picker->objects, old * sizeof *objects);
    free_lists(picker);
    picker->objects = objects, picker->first = first, picker->room = (uint32_t)room;
    return ISECT_OK;
}

/* ---- a picker ---- */

isect_status isect_picker_create(const isect_picker_options *options, isect_picker **picker)
{
    const isect_picker_options none = {0}, *given = options ? options : &none;
    isect_picker made = {.allocator = given->allocator, .revision = 1, .first_of_none = 1};
    if (!picker)
        return ISECT_BAD_ARGUMENT;
    made.device.current = given->current, made.attributes = given->attributes;
    made.device.report = given->report, made.device.user = given->user;
    isect_picker *kept = isect_picker_get(&made, sizeof made);
    if (!kept)
        return ISECT_NO_MEMORY;
    isect_status status = isect_device_open(&made.device);
    if (status == ISECT_OK) {
        status = isect_device_enter(&made.device);
        if (status == ISECT_OK) {
            status = isect_program_make(&made.device, &made.program, given);
            glGenVertexArrays(1, &made.vertices);
            if (status != ISECT_OK)
                glDeleteVertexArrays(1, &made.vertices);
            status = isect_device_leave(&made.device, status);
        }
        if (status != ISECT_OK)
            isect_device_close(&made.device);
    }
    if (status != ISECT_OK) {
        isect_picker_put(&made, kept, sizeof made);
        return status;
    }
    *kept = made, kept->first = &kept->first_of_none;
    *picker = kept;
    return ISECT_OK;
}

static void free_object(const isect_picker *picker, Object *object)
{
    isect_picker_put(picker, object->bounds, object->chunks * sizeof *object->bounds);
    isect_picker_put(picker, object->polygons, object->triangles * sizeof *object->polygons);
}

void isect_picker_free(isect_picker *picker)
{
    if (!picker)
        return;
    picker->device.report = NULL;
    if (isect_device_enter(&picker->device) == ISECT_OK) {
        for (uint32_t i = 0; i < picker->count; i++)
            glDeleteBuffers(1, &picker->objects[i].corners),
                glDeleteBuffers(1, &picker->objects[i].attributes);
        isect_target_free(&picker->picture);
        isect_target_free(&picker->window[0]), isect_target_free(&picker->window[1]);
        glDeleteProgram(picker->program.program);
        glDeleteVertexArrays(1, &picker->vertices);
        (void)isect_device_leave(&picker->device, ISECT_OK);
    }
    isect_device_close(&picker->device);
    for (uint32_t i = 0; i < picker->count; i++)
        free_object(picker, &picker->objects[i]);
    free_lists(picker);
    isect_picker_put(picker, picker, sizeof *picker);
}

/* ---- meshes ---- */

/* The corners of triangle i; false if one is not finite. */
static bool corners_of(const isect_mesh *mesh, size_t i, float corner[9])
{
    const size_t stride = mesh->stride ? mesh->stride : 3 * sizeof(float);
    bool finite = true;
    for (size_t k = 0; k < 3; k++) {
        const size_t vertex = mesh->indices ? mesh->indices[3 * i + k] : 3 * i + k;
        memcpy(corner + 3 * k, (const char *)mesh->positions + vertex * stride, 3 * sizeof(float));
    }
    for (int k = 0; k < 9; k++)
        finite &= isfinite(corner[k]) != 0;
    return finite;
}

static isect_status bad_mesh(const isect_mesh *mesh)
{
    if (mesh->triangle_count > MOST_TRIANGLES)
        return ISECT_TOO_SMALL;
    if (mesh->triangle_count && !mesh->positions)
        return ISECT_BAD_ARGUMENT;
    if (!mesh->indices)
        return 3 * mesh->triangle_count <= mesh->vertex_count ? ISECT_OK : ISECT_BAD_ARGUMENT;
    for (size_t i = 0; i < 3 * mesh->triangle_count; i++)
        if (mesh->indices[i] >= mesh->vertex_count)
            return ISECT_BAD_ARGUMENT;
    return ISECT_OK;
}

static bool bad_matrix(const float *matrix)
{
    for (int i = 0; matrix && i < 16; i++)
        if (!isfinite(matrix[i]))
            return true;
    return false;
}

static void bound_corner(isect_aabb *box, const float *p)
{
    float *lower = &box->lower.x, *upper = &box->upper.x;
    for (int axis = 0; axis < 3; axis++) {
        lower[axis] = fminf(lower[axis], p[axis]);
        upper[axis] = fmaxf(upper[axis], p[axis]);
    }
}

/* Sends triangles from `first` on, at most a chunk of them, and bounds them. */
static void send_chunk(const isect_mesh *mesh, size_t first, isect_aabb *bounds)
{
    float corner[CHUNK][9];
    const size_t left = mesh->triangle_count - first, count = left < CHUNK ? left : CHUNK;
    *bounds = (isect_aabb){{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
    for (size_t i = 0; i < count; i++) {
        if (!corners_of(mesh, first + i, corner[i])) {
            memset(corner[i], 0, sizeof corner[i]);
            continue;
        }
        for (int k = 0; k < 3; k++)
            bound_corner(bounds, corner[i] + 3 * k);
    }
    glBufferSubData(GL_ARRAY_BUFFER, (GLintptr)(first * sizeof corner[0]),
                    (GLsizeiptr)(count * sizeof corner[0]), corner);
}

/* Sends what the corners of triangles from `first` on carry; without attributes zeros. */
static void send_carried(const isect_mesh *mesh, const isect_picker_attributes *attributes,
                         size_t first)
{
    Carried carried[3 * CHUNK] = {{{0}, {0}}};
    const size_t left = 3 * (mesh->triangle_count - first), most = (size_t)3 * CHUNK,
                 count = left < most ? left : most;
    for (size_t i = 0; i < count && attributes; i++) {
        const size_t corner = 3 * first + i,
                     vertex = mesh->indices ? mesh->indices[corner] : corner;
        if (attributes->normals)
            memcpy(carried[i].normal, attributes->normals + 3 * vertex, 3 * sizeof(float));
        if (attributes->texture)
            memcpy(carried[i].texture, attributes->texture + 2 * vertex, 2 * sizeof(float));
    }
    glBufferSubData(GL_ARRAY_BUFFER, (GLintptr)(3 * first * sizeof carried[0]),
                    (GLsizeiptr)(count * sizeof carried[0]), carried);
}

/* Into a new buffer, which replaces the old one; on failure that stays. */
static isect_status send_attributes(const isect_picker *picker, Object *object,
                                    const isect_mesh *mesh,
                                    const isect_picker_attributes *attributes)
{
    GLuint made = 0;
    glGenBuffers(1, &made);
    glBindBuffer(GL_ARRAY_BUFFER, made);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(mesh->triangle_count * 3 * sizeof(Carried)), NULL,
                 GL_STATIC_DRAW);
    isect_status status = isect_device_check(&picker->device, "a buffer for attributes");
    for (uint32_t i = 0; i < object->chunks && status == ISECT_OK; i++)
        send_carried(mesh, attributes, (size_t)i * CHUNK);
    if (status == ISECT_OK)
        status = isect_device_check(&picker->device, "attributes");
    GLuint *const unused = status == ISECT_OK ? &object->attributes : &made;
    glDeleteBuffers(1, unused);
    if (status == ISECT_OK)
        object->attributes = made;
    return status;
}

static isect_status send(const isect_picker *picker, Object *object, const isect_mesh *mesh)
{
    glGenBuffers(1, &object->corners);
    glBindBuffer(GL_ARRAY_BUFFER, object->corners);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(mesh->triangle_count * 9 * sizeof(float)), NULL,
                 GL_STATIC_DRAW);
    isect_status status = isect_device_check(&picker->device, "a buffer for a mesh");
    for (uint32_t i = 0; i < object->chunks && status == ISECT_OK; i++)
        send_chunk(mesh, (size_t)i * CHUNK, &object->bounds[i]);
    if (status == ISECT_OK)
        status = isect_device_check(&picker->device, "a mesh");
    if (status == ISECT_OK && picker->attributes)
        status = send_attributes(picker, object, mesh, NULL);
    if (status != ISECT_OK)
        glDeleteBuffers(1, &object->corners);
    return status;
}

static void set_matrix(Object *object, const float *matrix)
{
    object->moved = matrix != NULL;
    if (matrix)
        memcpy(object->matrix, matrix, sizeof object->matrix);
}

isect_status isect_picker_add(isect_picker *picker, const isect_mesh *mesh, const float *matrix,
                              uint32_t *object)
{
    if (!picker || !object || !mesh)
        return ISECT_BAD_ARGUMENT;
    isect_status status = bad_mesh(mesh);
    if (status != ISECT_OK || bad_matrix(matrix))
        return status != ISECT_OK ? status : ISECT_NOT_FINITE;
    status = make_room(picker);
    if (status != ISECT_OK)
        return status;
    const uint32_t triangles = (uint32_t)mesh->triangle_count, code = picker->first[picker->count];
    if (triangles > UINT32_MAX - code)
        return ISECT_TOO_SMALL;
    Object made = {
        .triangles = triangles, .chunks = (triangles + CHUNK - 1) / CHUNK, .shown = true};
    set_matrix(&made, matrix);
    made.bounds = made.chunks ? isect_picker_get(picker, made.chunks * sizeof *made.bounds) : NULL;
    if (made.chunks && !made.bounds)
        return ISECT_NO_MEMORY;
    status = isect_device_enter(&picker->device);
    if (status == ISECT_OK)
        status = isect_device_leave(&picker->device, send(picker, &made, mesh));
    if (status != ISECT_OK) {
        free_object(picker, &made);
        return status;
    }
    *object = picker->count;
    picker->objects[picker->count++] = made;
    picker->first[picker->count] = code + triangles;
    picker->revision++;
    return ISECT_OK;
}

/* ---- attributes ---- */

static bool bad_description(const isect_picker *picker, uint32_t object, const isect_mesh *mesh,
                            const isect_picker_attributes *attributes)
{
    return !picker || object >= picker->count || !mesh || !attributes ||
           bad_mesh(mesh) != ISECT_OK ||
           mesh->triangle_count != picker->objects[object].triangles ||
           ((attributes->normals || attributes->texture) && !picker->attributes);
}

isect_status isect_picker_describe(isect_picker *picker, uint32_t object, const isect_mesh *mesh,
                                   const isect_picker_attributes *attributes)
{
    if (bad_description(picker, object, mesh, attributes))
        return ISECT_BAD_ARGUMENT;
    Object *described = &picker->objects[object];
    const size_t bytes = described->triangles * sizeof *described->polygons;
    const bool numbered = attributes->polygons && bytes > 0;
    uint32_t *polygons = numbered ? isect_picker_get(picker, bytes) : NULL;
    if (numbered && !polygons)
        return ISECT_NO_MEMORY;
    isect_status status = ISECT_OK;
    if (picker->attributes) {
        status = isect_device_enter(&picker->device);
        if (status == ISECT_OK)
            status = isect_device_leave(&picker->device,
                                        send_attributes(picker, described, mesh, attributes));
    }
    if (status == ISECT_OK) {
        uint32_t *const before = described->polygons;
        if (polygons)
            memcpy(polygons, attributes->polygons, bytes);
        described->polygons = polygons, polygons = before;
        picker->revision += picker->attributes;
    }
    isect_picker_put(picker, polygons, bytes);
    return status;
}

/* ---- changes ---- */

isect_status isect_picker_move(isect_picker *picker, uint32_t object, const float *matrix)
{
    if (!picker || object >= picker->count)
        return ISECT_BAD_ARGUMENT;
    if (bad_matrix(matrix))
        return ISECT_NOT_FINITE;
    set_matrix(&picker->objects[object], matrix);
    picker->revision++;
    return ISECT_OK;
}

isect_status isect_picker_show(isect_picker *picker, uint32_t object, bool shown)
{
    if (!picker || object >= picker->count)
        return ISECT_BAD_ARGUMENT;
    picker->revision += picker->objects[object].shown != shown;
    picker->objects[object].shown = shown;
    return ISECT_OK;
}

/* ---- views ---- */

static bool whole(float extent)
{
    return extent >= 1 && extent <= 0x1p24f && extent == floorf(extent);
}
static bool same_view(const isect_picker_view *a, const isect_picker_view *b)
{
    return !memcmp(a->matrix, b->matrix, sizeof a->matrix) &&
           a->projection.transposed == b->projection.transposed &&
           a->projection.depth_from_zero == b->projection.depth_from_zero &&
           a->projection.reversed == b->projection.reversed && a->screen.width == b->screen.width &&
           a->screen.height == b->screen.height && a->screen.rows_up == b->screen.rows_up;
}

isect_status isect_picker_look(isect_picker *picker, const isect_picker_view *view)
{
    if (!picker || !view)
        return ISECT_BAD_ARGUMENT;
    if (bad_matrix(view->matrix) || !isfinite(view->screen.width) || !isfinite(view->screen.height))
        return ISECT_NOT_FINITE;
    if (!whole(view->screen.width) || !whole(view->screen.height))
        return ISECT_BAD_ARGUMENT;
    picker->revision += !picker->looking || !same_view(&picker->view, view);
    picker->view = *view, picker->looking = true;
    return ISECT_OK;
}

isect_picker_statistics isect_picker_stats(const isect_picker *picker)
{
    return picker->statistics;
}
