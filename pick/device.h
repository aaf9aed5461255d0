/* device.h - a context of OpenGL ES 3, our own or the caller's: made current and left as it was. */
#ifndef ISECT_PICK_DEVICE_H
#define ISECT_PICK_DEVICE_H

#include "isect_pick/picker.h"

#include <EGL/egl.h>
#include <GLES3/gl3.h>

enum {
    UNIT_CODES = 14, /* texture units of what lies before, the last two that there must be */
    UNIT_SURFACES = 15,
    FLAGS = 9
};

/* The caller's state, as far as drawing and reading change it. */
typedef struct State {
    GLboolean flag[FLAGS], color[4], depth_mask, paused;
    GLint draw_target, read_target, renderbuffer, program, vertex_array, array_buffer, pack_buffer;
    GLint pack[4], unit, texture[2], sampler[2], viewport[4], scissor[4], depth_func;
    GLfloat depth_range[2];
} State;

/* The context that was current in this thread. */
typedef struct Current {
    EGLenum api;
    EGLDisplay display;
    EGLSurface draw, read;
    EGLContext context;
} Current;

typedef struct Device {
    bool current; /* the caller's? */
    EGLDisplay display;
    EGLContext context;
    EGLSurface surface;     /* where a context cannot be without one */
    uint32_t columns, rows; /* the largest picture */
    GLenum(GL_APIENTRYP reset_status)(void);
    void (*report)(void *user, const char *text);
    void *user;
    Current before;
    State state;
} Device;

/* Reports to the caller, with the arguments of printf. */
void isect_device_report(const Device *device, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A context, not current; `current`, `report` and `user` are set. */
isect_status isect_device_open(Device *device);
void isect_device_close(Device *device);

/* Between these two OpenGL may be called. isect_device_leave returns `status`, or what went wrong.
 */
isect_status isect_device_enter(Device *device);
isect_status isect_device_leave(Device *device, isect_status status);

/* What OpenGL has to say, in words and as a status; what was done. */
isect_status isect_device_check(const Device *device, const char *what);

#endif
