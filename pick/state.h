/* state.h - what a picker is: objects on the GPU, the program that draws their ids, and what they
 * are drawn into. */
#ifndef ISECT_PICK_STATE_H
#define ISECT_PICK_STATE_H

#include "device.h"

enum { CHUNK = 1024 }; /* triangles that are left out together */

/* The framebuffer: codes, weights and depth as the bits of floats, and a depth buffer. With
 * attributes two more, of normals and texture coordinates. */
typedef struct Target {
    GLuint frame, codes, surfaces, depth, more[2];
    uint32_t width, height;
} Target;

typedef struct Object {
    GLuint corners;     /* a buffer, nine floats a triangle */
    GLuint attributes;  /* fifteen floats a triangle, or 0: no buffer */
    uint32_t *polygons; /* of each triangle, or NULL */
    uint32_t triangles, chunks;
    isect_aabb *bounds; /* of each chunk; empty if nothing of it is drawn */
    float matrix[16];
    bool moved, shown; /* is there a matrix? */
} Object;

typedef struct Program {
    GLuint program;
    GLint matrix, first, object, behind;
    bool moves; /* corners may be anywhere */
} Program;

/* What a corner carries. */
typedef struct Carried {
    float normal[3], texture[2];
} Carried;

struct isect_picker {
    Device device;
    isect_allocator allocator;
    Program program;
    bool attributes;
    GLuint vertices; /* the vertex array */
    Object *objects;
    uint32_t *first; /* code of triangle 0 of each object, and one behind the last of all */
    uint32_t first_of_none, count, room;
    isect_picker_view view;
    bool looking;
    uint64_t revision, drawn; /* of scene and view; that of the whole picture, 0 before the first */
    Target picture, window[2];
    isect_picker_statistics statistics;
};

/* ---- scene.c ---- */

void *isect_picker_get(const isect_picker *picker, size_t bytes);
void isect_picker_put(const isect_picker *picker, void *memory, size_t bytes);

/* ---- program.c ---- */

isect_status isect_program_make(const Device *device, Program *program,
                                const isect_picker_options *options);

/* ---- target.c ---- */

/* Makes it at least so large; what it was is lost. */
isect_status isect_target_fit(const Device *device, Target *target, uint32_t width, uint32_t height,
                              bool attributes);
void isect_target_free(Target *target);

/* ---- draw.c ---- */

/* Draws the pixels: of what is behind another picture of them if there is one. */
isect_status isect_picker_paint(isect_picker *picker, const Target *target,
                                const isect_picker_pixels *pixels, const Target *before);

#endif
