/* tests/picker/light_tiles.c - examples/light_tiles.comp, run by OpenGL ES 3.1: 1000 lights and 256
 * tiles of a camera. No light that isect_classify_frustum_sphere finds in a tile is missing, and
 * each that is listed is below all planes of its tile, up to rounding. 77: there is nothing that
 * can run it. */
#include <isect/isect.h>

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl31.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 16, TILES = SIDE * SIDE, LIGHTS = 1000, ROOM = LIGHTS + 1, SKIPPED = 77 };

static isect_frustum tile[TILES];
static isect_sphere light[LIGHTS];
static uint32_t list[TILES * ROOM];

static int stop(int code, const char *why)
{
    printf("%s: %s\n", code == SKIPPED ? "skipped" : "failed", why);
    return code;
}

static double some(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (double)(state >> 11) / 9007199254740992.0 * 2 - 1;
}

static bool draw_scene(void)
{
    const isect_camera camera = {.eye = {0, 0, 0},
                                 .forward = {0, 0, -1},
                                 .up = {0, 1, 0},
                                 .fov = 1,
                                 .aspect = 1,
                                 .z_near = 1,
                                 .z_far = 50};
    const isect_screen screen = {SIDE, SIDE, false};
    isect_frustum view;
    bool made = isect_frustum_from_camera(&camera, &view) == ISECT_OK;
    for (int i = 0; i < TILES && made; i++) {
        const float x = (float)(i % SIDE), y = (float)(i / SIDE);
        const isect_rectangle2 pixels = {{x, y}, {x + 1, y + 1}};
        made = isect_frustum_from_pixels(&view, &pixels, &screen, &tile[i]) == ISECT_OK;
    }
    for (int i = 0; i < LIGHTS; i++) {
        const double depth = 26 + 26 * some(), x = 0.6 * depth * some(), y = 0.6 * depth * some();
        light[i] = (isect_sphere){{(float)x, (float)y, (float)-depth}, (float)(1 + some())};
    }
    return made;
}

static bool has_context(void)
{
    const EGLint wanted[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE, 0,
                             EGL_NONE};
    const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 1, EGL_NONE};
    const PFNEGLGETPLATFORMDISPLAYEXTPROC get =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    EGLConfig config;
    EGLint count = 0;
    if (!get)
        return false;
    const EGLDisplay display = get(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (display == EGL_NO_DISPLAY || !eglInitialize(display, NULL, NULL) ||
        !eglBindAPI(EGL_OPENGL_ES_API) || !eglChooseConfig(display, wanted, &config, 1, &count) ||
        count < 1)
        return false;
    const EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, version);
    return context != EGL_NO_CONTEXT &&
           eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context);
}

static bool read_text(const char *path, char *text, size_t room)
{
    FILE *file = fopen(path, "rb");
    const size_t length = file ? fread(text, 1, room - 1, file) : 0;
    text[length] = 0;
    return file && fclose(file) == 0 && length > 0 && length < room - 1;
}

static GLuint program_of(const char *path)
{
    static char text[1 << 16];
    char log[2048] = "";
    const char *one = text;
    GLint made = GL_FALSE;
    if (!read_text(path, text, sizeof text))
        return 0;
    const GLuint program = glCreateShaderProgramv(GL_COMPUTE_SHADER, 1, &one);
    glGetProgramiv(program, GL_LINK_STATUS, &made);
    glGetProgramInfoLog(program, sizeof log, NULL, log);
    printf("%s", log);
    return made ? program : 0;
}

static void give(GLuint binding, const void *data, size_t bytes)
{
    GLuint buffer;
    glGenBuffers(1, &buffer);
    glBindBufferBase(GL_SHADER_STORAGE_BUFFER, binding, buffer);
    glBufferData(GL_SHADER_STORAGE_BUFFER, (GLsizeiptr)bytes, data, GL_DYNAMIC_COPY);
}

static bool run(GLuint program)
{
    static isect_plane planes[6 * TILES];
    for (int i = 0; i < 6 * TILES; i++)
        planes[i] = tile[i / 6].plane[i % 6];
    give(0, planes, sizeof planes), give(1, light, sizeof light), give(2, NULL, sizeof list);
    glUseProgram(program);
    glUniform1ui(0, LIGHTS), glUniform1ui(1, ROOM);
    glDispatchCompute(TILES, 1, 1);
    glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
    const uint32_t *read =
        glMapBufferRange(GL_SHADER_STORAGE_BUFFER, 0, sizeof list, GL_MAP_READ_BIT);
    for (size_t i = 0; read && i < TILES * ROOM; i++)
        list[i] = read[i];
    return read && glGetError() == GL_NO_ERROR;
}

/* The greatest distance from a plane that the ball is beyond. */
static double beyond(const isect_frustum *frustum, const isect_sphere *ball)
{
    double most = -INFINITY;
    for (int i = 0; i < 6; i++) {
        const isect_plane *p = &frustum->plane[i];
        const double x = (double)p->normal.x, y = (double)p->normal.y, z = (double)p->normal.z;
        const double length = sqrt(x * x + y * y + z * z);
        const double height = x * (double)ball->center.x + y * (double)ball->center.y +
                              z * (double)ball->center.z + (double)p->d;
        if (length > 0)
            most = fmax(most, height / length - (double)ball->radius);
    }
    return most;
}

int main(int argc, char **argv)
{
    size_t found = 0, listed = 0;
    if (argc < 2 || !draw_scene())
        return stop(1, "no scene");
    if (!has_context())
        return stop(SKIPPED, "no context of OpenGL ES 3.1");
    const GLuint program = program_of(argv[1]);
    if (!program || !run(program))
        return stop(1, "the shader does not run");
    for (uint32_t t = 0; t < TILES; t++) {
        const uint32_t *of = list + t * ROOM;
        bool in[LIGHTS] = {false};
        if (of[0] > LIGHTS)
            return stop(1, "more than all lights");
        for (uint32_t i = 0; i < of[0]; i++) {
            if (of[1 + i] >= LIGHTS || in[of[1 + i]])
                return stop(1, "a light twice");
            in[of[1 + i]] = true;
            /* 16 epsilon of sums below 200 */
            if (beyond(&tile[t], &light[of[1 + i]]) > 16 * 0x1p-23 * 200)
                return stop(1, "a light that is beyond a plane");
        }
        for (uint32_t i = 0; i < LIGHTS; i++) {
            const bool meets = isect_classify_frustum_sphere(&tile[t], &light[i]) != ISECT_OUTSIDE;
            if (meets && !in[i])
                return stop(1, "a light is missing");
            found += meets, listed += in[i];
        }
    }
    printf("%zu lights in tiles, %zu listed\n", found, listed);
    if (found < TILES || found > TILES * LIGHTS / 2)
        return stop(1, "the scene is worth nothing");
    return 0;
}
