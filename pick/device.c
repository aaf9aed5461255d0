/* A context of OpenGL ES 3 without a window, or the caller's. The current context of the thread,
 * and the state of OpenGL that is changed here, are saved and restored around each call. */
#include "device.h"

#include <EGL/eglext.h>
#include <GLES2/gl2ext.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { TEXT = 2048, MOST_ERRORS = 32 }; /* a lost context may report for ever */

void isect_device_report(const Device *device, const char *format, ...)
{
    char text[TEXT];
    va_list more;
    if (!device->report)
        return;
    va_start(more, format);
    vsnprintf(text, sizeof text, format, more);
    va_end(more);
    device->report(device->user, text);
}

static isect_status no_device(const Device *device, const char *what)
{
    isect_device_report(device, "%s: EGL error 0x%04x", what, (unsigned)eglGetError());
    return ISECT_NO_DEVICE;
}

/* Is a name among those that are separated by spaces? */
static bool listed(const char *list, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = list; at && (at = strstr(at, name)) != NULL; at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == 0))
            return true;
    return false;
}

/* ---- contexts ---- */

/* Mesa draws without any window system, other drivers on their first device; else that of the
 * process will do. */
static EGLDisplay find_display(void)
{
    const char *client = eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS);
    const PFNEGLGETPLATFORMDISPLAYEXTPROC get =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    const PFNEGLQUERYDEVICESEXTPROC devices =
        (PFNEGLQUERYDEVICESEXTPROC)eglGetProcAddress("eglQueryDevicesEXT");
    EGLDisplay display = EGL_NO_DISPLAY;
    EGLDeviceEXT device;
    EGLint count = 0;
    if (get && listed(client, "EGL_MESA_platform_surfaceless"))
        display = get(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    else if (get && listed(client, "EGL_EXT_platform_device") && devices &&
             devices(1, &device, &count) && count == 1)
        display = get(EGL_PLATFORM_DEVICE_EXT, device, NULL);
    return display == EGL_NO_DISPLAY ? eglGetDisplay(EGL_DEFAULT_DISPLAY) : display;
}

/* A context that reports its loss, where the extension exists. */
static EGLContext make_context(EGLDisplay display, EGLConfig config, const char *extensions)
{
    const EGLint robust[] = {EGL_CONTEXT_MAJOR_VERSION,
                             3,
                             EGL_CONTEXT_OPENGL_ROBUST_ACCESS_EXT,
                             EGL_TRUE,
                             EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT,
                             EGL_LOSE_CONTEXT_ON_RESET_EXT,
                             EGL_NONE};
    const EGLint plain[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE};
    EGLContext context = EGL_NO_CONTEXT;
    if (listed(extensions, "EGL_EXT_create_context_robustness"))
        context = eglCreateContext(display, config, EGL_NO_CONTEXT, robust);
    if (context == EGL_NO_CONTEXT)
        context = eglCreateContext(display, config, EGL_NO_CONTEXT, plain);
    return context;
}

static isect_status open_own(Device *device)
{
    const EGLint wanted[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE,
                             EGL_PBUFFER_BIT, EGL_NONE};
    const EGLint small[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    EGLConfig config;
    EGLint count = 0;
    device->display = find_display();
    if (device->display == EGL_NO_DISPLAY || !eglInitialize(device->display, NULL, NULL))
        return no_device(device, "no display of EGL");
    const char *extensions = eglQueryString(device->display, EGL_EXTENSIONS);
    if (!eglChooseConfig(device->display, wanted, &config, 1, &count) || count < 1)
        return no_device(device, "no OpenGL ES 3");
    const EGLenum api = eglQueryAPI();
    if (!eglBindAPI(EGL_OPENGL_ES_API))
        return no_device(device, "no OpenGL ES");
    device->context = make_context(device->display, config, extensions);
    eglBindAPI(api);
    if (device->context == EGL_NO_CONTEXT)
        return no_device(device, "no context of OpenGL ES 3");
    if (!listed(extensions, "EGL_KHR_surfaceless_context"))
        device->surface = eglCreatePbufferSurface(device->display, config, small);
    return ISECT_OK;
}

static isect_status open_current(Device *device)
{
    device->display = eglGetCurrentDisplay();
    device->context = eglGetCurrentContext();
    const char *version =
        device->context == EGL_NO_CONTEXT ? NULL : (const char *)glGetString(GL_VERSION);
    if (version && !strncmp(version, "OpenGL ES ", 10) && version[10] >= '3')
        return ISECT_OK;
    isect_device_report(device, "no context of OpenGL ES 3 is current, but %s",
                        version ? version : "none");
    return ISECT_NO_DEVICE;
}

static void find_limits(Device *device)
{
    GLint most = 0, view[2] = {0, 0};
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &most), glGetIntegerv(GL_MAX_VIEWPORT_DIMS, view);
    device->columns = (uint32_t)(view[0] < most ? view[0] : most);
    device->rows = (uint32_t)(view[1] < most ? view[1] : most);
}

static void find_reset_status(Device *device)
{
    static const char *const names[][2] = {{"GL_KHR_robustness", "glGetGraphicsResetStatusKHR"},
                                           {"GL_EXT_robustness", "glGetGraphicsResetStatusEXT"}};
    const char *extensions = (const char *)glGetString(GL_EXTENSIONS);
    for (int i = 0; i < 2 && !device->reset_status; i++)
        if (listed(extensions, names[i][0]))
            device->reset_status = (GLenum(GL_APIENTRYP)(void))eglGetProcAddress(names[i][1]);
}

isect_status isect_device_open(Device *device)
{
    device->display = EGL_NO_DISPLAY, device->context = EGL_NO_CONTEXT;
    device->surface = EGL_NO_SURFACE, device->reset_status = NULL;
    isect_status status = device->current ? open_current(device) : open_own(device);
    if (status == ISECT_OK)
        status = isect_device_enter(device);
    if (status != ISECT_OK) {
        isect_device_close(device);
        return status;
    }
    find_limits(device), find_reset_status(device);
    return isect_device_leave(device, ISECT_OK);
}

void isect_device_close(Device *device)
{
    if (device->current)
        return;
    if (device->surface != EGL_NO_SURFACE)
        eglDestroySurface(device->display, device->surface);
    if (device->context != EGL_NO_CONTEXT)
        eglDestroyContext(device->display, device->context);
}

/* ---- state ---- */

static const GLenum flags[FLAGS] = {GL_BLEND,
                                    GL_CULL_FACE,
                                    GL_DEPTH_TEST,
                                    GL_POLYGON_OFFSET_FILL,
                                    GL_RASTERIZER_DISCARD,
                                    GL_SAMPLE_ALPHA_TO_COVERAGE,
                                    GL_SAMPLE_COVERAGE,
                                    GL_SCISSOR_TEST,
                                    GL_STENCIL_TEST};
static const GLenum packs[4] = {GL_PACK_ALIGNMENT, GL_PACK_ROW_LENGTH, GL_PACK_SKIP_PIXELS,
                                GL_PACK_SKIP_ROWS};

static void keep_bindings(State *state)
{
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &state->draw_target);
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &state->read_target);
    glGetIntegerv(GL_RENDERBUFFER_BINDING, &state->renderbuffer);
    glGetIntegerv(GL_CURRENT_PROGRAM, &state->program);
    glGetIntegerv(GL_VERTEX_ARRAY_BINDING, &state->vertex_array);
    glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &state->array_buffer);
    glGetIntegerv(GL_PIXEL_PACK_BUFFER_BINDING, &state->pack_buffer);
    glGetIntegerv(GL_ACTIVE_TEXTURE, &state->unit);
    for (int i = 0; i < 2; i++) {
        glActiveTexture((GLenum)(GL_TEXTURE0 + UNIT_CODES + i));
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &state->texture[i]);
        glGetIntegerv(GL_SAMPLER_BINDING, &state->sampler[i]);
        glBindSampler((GLuint)(UNIT_CODES + i), 0);
    }
}

static void keep_state(State *state)
{
    GLboolean active = GL_FALSE;
    keep_bindings(state);
    for (int i = 0; i < FLAGS; i++) {
        state->flag[i] = glIsEnabled(flags[i]);
        glDisable(flags[i]);
    }
    glGetBooleanv(GL_COLOR_WRITEMASK, state->color);
    glGetBooleanv(GL_DEPTH_WRITEMASK, &state->depth_mask);
    glGetIntegerv(GL_DEPTH_FUNC, &state->depth_func);
    glGetFloatv(GL_DEPTH_RANGE, state->depth_range);
    glGetIntegerv(GL_VIEWPORT, state->viewport);
    glGetIntegerv(GL_SCISSOR_BOX, state->scissor);
    for (int i = 0; i < 4; i++) {
        glGetIntegerv(packs[i], &state->pack[i]);
        glPixelStorei(packs[i], i == 0 ? 4 : 0);
    }
    glGetBooleanv(GL_TRANSFORM_FEEDBACK_ACTIVE, &active);
    glGetBooleanv(GL_TRANSFORM_FEEDBACK_PAUSED, &state->paused);
    state->paused = (GLboolean)(!active || state->paused); /* nothing to resume */
    if (!state->paused)
        glPauseTransformFeedback();
    glEnable(GL_DEPTH_TEST), glEnable(GL_SCISSOR_TEST);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDepthMask(GL_TRUE), glDepthFunc(GL_LESS), glDepthRangef(0, 1);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
}

static void restore_state(const State *state)
{
    for (int i = 0; i < 2; i++) {
        glActiveTexture((GLenum)(GL_TEXTURE0 + UNIT_CODES + i));
        glBindTexture(GL_TEXTURE_2D, (GLuint)state->texture[i]);
        glBindSampler((GLuint)(UNIT_CODES + i), (GLuint)state->sampler[i]);
    }
    glActiveTexture((GLenum)state->unit);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)state->draw_target);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, (GLuint)state->read_target);
    glBindRenderbuffer(GL_RENDERBUFFER, (GLuint)state->renderbuffer);
    glUseProgram((GLuint)state->program);
    glBindVertexArray((GLuint)state->vertex_array);
    glBindBuffer(GL_ARRAY_BUFFER, (GLuint)state->array_buffer);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, (GLuint)state->pack_buffer);
    for (int i = 0; i < 4; i++)
        glPixelStorei(packs[i], state->pack[i]);
    for (int i = 0; i < FLAGS; i++)
        (state->flag[i] ? glEnable : glDisable)(flags[i]);
    glColorMask(state->color[0], state->color[1], state->color[2], state->color[3]);
    glDepthMask(state->depth_mask);
    glDepthFunc((GLenum)state->depth_func);
    glDepthRangef(state->depth_range[0], state->depth_range[1]);
    glViewport(state->viewport[0], state->viewport[1], state->viewport[2], state->viewport[3]);
    glScissor(state->scissor[0], state->scissor[1], state->scissor[2], state->scissor[3]);
    if (!state->paused)
        glResumeTransformFeedback();
}

/* ---- calls ---- */

static isect_status lost(const Device *device)
{
    if (!device->reset_status || device->reset_status() == GL_NO_ERROR)
        return ISECT_OK;
    isect_device_report(device, "the context is lost");
    return ISECT_NO_DEVICE;
}

static isect_status make_current(Device *device)
{
    Current *before = &device->before;
    before->api = eglQueryAPI();
    before->display = eglGetCurrentDisplay(), before->context = eglGetCurrentContext();
    before->draw = eglGetCurrentSurface(EGL_DRAW), before->read = eglGetCurrentSurface(EGL_READ);
    if (!eglBindAPI(EGL_OPENGL_ES_API))
        return no_device(device, "no OpenGL ES");
    if (eglMakeCurrent(device->display, device->surface, device->surface, device->context))
        return ISECT_OK;
    const isect_status status = no_device(device, "the context cannot be made current");
    eglBindAPI(before->api);
    return status;
}

static isect_status restore_current(const Device *device)
{
    const Current *before = &device->before;
    isect_status status = ISECT_OK;
    eglMakeCurrent(device->display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglBindAPI(before->api);
    if (before->context != EGL_NO_CONTEXT &&
        !eglMakeCurrent(before->display, before->draw, before->read, before->context))
        status = no_device(device, "what was current before cannot be so again");
    return status;
}

isect_status isect_device_enter(Device *device)
{
    if (device->current && eglGetCurrentContext() != device->context) {
        isect_device_report(device, "another context is current than that of the picker");
        return ISECT_BAD_ARGUMENT;
    }
    isect_status status = device->current ? ISECT_OK : make_current(device);
    if (status != ISECT_OK)
        return status;
    for (int i = 0; i < MOST_ERRORS && glGetError() != GL_NO_ERROR; i++)
        continue;
    status = lost(device);
    if (status == ISECT_OK)
        keep_state(&device->state);
    else if (!device->current)
        restore_current(device);
    return status;
}

isect_status isect_device_leave(Device *device, isect_status status)
{
    if (status == ISECT_OK)
        status = isect_device_check(device, "OpenGL");
    restore_state(&device->state);
    isect_status after = lost(device);
    if (!device->current) {
        const isect_status restored = restore_current(device);
        after = after == ISECT_OK ? restored : after;
    }
    return status == ISECT_OK ? after : status;
}

isect_status isect_device_check(const Device *device, const char *what)
{
    GLenum first = GL_NO_ERROR;
    for (int i = 0; i < MOST_ERRORS; i++) {
        const GLenum error = glGetError();
        if (error == GL_NO_ERROR)
            break;
        first = first == GL_NO_ERROR || error == GL_OUT_OF_MEMORY ? error : first;
    }
    if (first == GL_NO_ERROR)
        return ISECT_OK;
    isect_device_report(device, "%s: OpenGL error 0x%04x", what, (unsigned)first);
    return first == GL_OUT_OF_MEMORY ? ISECT_NO_MEMORY : ISECT_NO_DEVICE;
}
