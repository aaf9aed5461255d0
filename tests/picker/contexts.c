/* tests/picker/contexts.c - contexts: a picker works in its own, or in the caller's, and leaves
 * what is current and the state of OpenGL as they were; a lost context is an error; threads do not
 * disturb each other. */
#include "picker/scene.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>
#include <pthread.h>

static const isect_picker_view flat = {.matrix = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1},
                                       .screen = {8, 4, false}};

/* ---- the caller's context ---- */

typedef struct Context {
    EGLDisplay display;
    EGLContext context;
} Context;

static Context new_context(void)
{
    const EGLint wanted[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE,
                             EGL_PBUFFER_BIT, EGL_NONE};
    const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE};
    const PFNEGLGETPLATFORMDISPLAYEXTPROC find =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    Context made = {find(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL), EGL_NO_CONTEXT};
    EGLConfig config;
    EGLint count = 0;
    check("a display", eglInitialize(made.display, NULL, NULL));
    check("a config", eglChooseConfig(made.display, wanted, &config, 1, &count) && count == 1);
    check("OpenGL ES", eglBindAPI(EGL_OPENGL_ES_API));
    made.context = eglCreateContext(made.display, config, EGL_NO_CONTEXT, version);
    check("a context", made.context != EGL_NO_CONTEXT);
    return made;
}
static void make_current(const Context *context)
{
    check("current",
          eglMakeCurrent(context->display, EGL_NO_SURFACE, EGL_NO_SURFACE, context->context));
}
static void free_context(const Context *context)
{
    eglMakeCurrent(context->display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(context->display, context->context);
}

/* All that a picker might change. */
static const GLenum numbers[] = {GL_ACTIVE_TEXTURE,
                                 GL_ARRAY_BUFFER_BINDING,
                                 GL_BLEND,
                                 GL_COLOR_WRITEMASK,
                                 GL_CULL_FACE,
                                 GL_CURRENT_PROGRAM,
                                 GL_DEPTH_FUNC,
                                 GL_DEPTH_RANGE,
                                 GL_DEPTH_TEST,
                                 GL_DEPTH_WRITEMASK,
                                 GL_DRAW_FRAMEBUFFER_BINDING,
                                 GL_PACK_ALIGNMENT,
                                 GL_PACK_ROW_LENGTH,
                                 GL_PACK_SKIP_PIXELS,
                                 GL_PACK_SKIP_ROWS,
                                 GL_POLYGON_OFFSET_FILL,
                                 GL_PIXEL_PACK_BUFFER_BINDING,
                                 GL_RASTERIZER_DISCARD,
                                 GL_READ_BUFFER,
                                 GL_READ_FRAMEBUFFER_BINDING,
                                 GL_RENDERBUFFER_BINDING,
                                 GL_SAMPLE_ALPHA_TO_COVERAGE,
                                 GL_SAMPLE_COVERAGE,
                                 GL_SCISSOR_BOX,
                                 GL_SCISSOR_TEST,
                                 GL_STENCIL_TEST,
                                 GL_TRANSFORM_FEEDBACK_ACTIVE,
                                 GL_TRANSFORM_FEEDBACK_PAUSED,
                                 GL_VERTEX_ARRAY_BINDING,
                                 GL_VIEWPORT};
enum { UNITS = 16 };

typedef struct Snapshot {
    GLfloat number[COUNT(numbers)][4];
    GLint texture[UNITS], sampler[UNITS], attribute;
    EGLContext context;
    EGLenum api;
} Snapshot;

static Snapshot snapshot(void)
{
    Snapshot shot;
    GLint unit;
    memset(&shot, 0, sizeof shot);
    for (size_t i = 0; i < COUNT(numbers); i++)
        glGetFloatv(numbers[i], shot.number[i]);
    glGetIntegerv(GL_ACTIVE_TEXTURE, &unit);
    for (int i = 0; i < UNITS; i++) {
        glActiveTexture((GLenum)(GL_TEXTURE0 + i));
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &shot.texture[i]);
        glGetIntegerv(GL_SAMPLER_BINDING, &shot.sampler[i]);
    }
    glActiveTexture((GLenum)unit);
    glGetVertexAttribiv(0, GL_VERTEX_ATTRIB_ARRAY_ENABLED, &shot.attribute);
    shot.context = eglGetCurrentContext(), shot.api = eglQueryAPI();
    check("asked without errors", glGetError() == GL_NO_ERROR);
    return shot;
}
static void check_as_before(const Snapshot *before, const char *what)
{
    const Snapshot now = snapshot();
    for (size_t i = 0; i < COUNT(numbers); i++)
        if (!same_bits(before->number[i], now.number[i], sizeof now.number[i])) {
            printf("state 0x%04x\n", numbers[i]);
            check(what, false);
        }
    check(what, same_bits(before->texture, now.texture, sizeof now.texture) &&
                    same_bits(before->sampler, now.sampler, sizeof now.sampler) &&
                    before->attribute == now.attribute && before->context == now.context &&
                    before->api == now.api);
}

static GLuint feedback_program(void)
{
    static const char *const vertex = "#version 300 es\nout vec4 a;\nvoid main() { a = vec4(1); "
                                      "gl_Position = a; }\n";
    static const char *const fragment = "#version 300 es\nvoid main() { }\n";
    static const char *const varying = "a";
    const GLuint program = glCreateProgram(), v = glCreateShader(GL_VERTEX_SHADER),
                 f = glCreateShader(GL_FRAGMENT_SHADER);
    GLint linked = 0;
    glShaderSource(v, 1, &vertex, NULL), glShaderSource(f, 1, &fragment, NULL);
    glCompileShader(v), glCompileShader(f);
    glAttachShader(program, v), glAttachShader(program, f);
    glTransformFeedbackVaryings(program, 1, &varying, GL_INTERLEAVED_ATTRIBS);
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    check("a program", linked);
    glDeleteShader(v), glDeleteShader(f);
    return program;
}

/* Whatever keeps pixels from being drawn or read, and nothing as it is at first. */
static void spoil_state(void)
{
    static const GLenum on[] = {
        GL_BLEND,           GL_CULL_FACE,    GL_POLYGON_OFFSET_FILL, GL_SAMPLE_ALPHA_TO_COVERAGE,
        GL_SAMPLE_COVERAGE, GL_SCISSOR_TEST, GL_STENCIL_TEST};
    GLuint frame, texture, sampler, array, buffer[3], renderbuffer;
    for (size_t i = 0; i < COUNT(on); i++)
        glEnable(on[i]);
    glGenFramebuffers(1, &frame), glGenRenderbuffers(1, &renderbuffer);
    glGenTextures(1, &texture), glGenSamplers(1, &sampler);
    glGenVertexArrays(1, &array), glGenBuffers(3, buffer);
    glBindFramebuffer(GL_FRAMEBUFFER, frame), glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    for (GLuint i = 0; i < UNITS; i++) {
        glActiveTexture(GL_TEXTURE0 + i);
        glBindTexture(GL_TEXTURE_2D, texture), glBindSampler(i, sampler);
    }
    glActiveTexture(GL_TEXTURE5);
    glBindVertexArray(array), glBindBuffer(GL_ARRAY_BUFFER, buffer[0]);
    glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer[1]);
    glPixelStorei(GL_PACK_ALIGNMENT, 8), glPixelStorei(GL_PACK_ROW_LENGTH, 99);
    glPixelStorei(GL_PACK_SKIP_PIXELS, 3), glPixelStorei(GL_PACK_SKIP_ROWS, 5);
    glColorMask(GL_FALSE, GL_TRUE, GL_FALSE, GL_FALSE), glDepthMask(GL_FALSE);
    glDepthFunc(GL_NEVER), glDepthRangef(0.25f, 0.5f), glStencilFunc(GL_NEVER, 1, 1);
    glViewport(3, 4, 5, 6), glScissor(1, 2, 3, 4), glCullFace(GL_FRONT_AND_BACK);
    glSampleCoverage(0, GL_FALSE), glPolygonOffset(77, 77);
    glUseProgram(feedback_program());
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer[2]);
    glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 4096, NULL, GL_DYNAMIC_COPY);
    glBeginTransformFeedback(GL_TRIANGLES);
    glEnable(GL_RASTERIZER_DISCARD);
    check("spoilt", glGetError() == GL_NO_ERROR);
}

/* Mesa loses what is under way when a context ends. */
static void free_spoilt(const Context *context)
{
    GLint program = 0;
    glGetIntegerv(GL_CURRENT_PROGRAM, &program);
    glEndTransformFeedback();
    glUseProgram(0), glDeleteProgram((GLuint)program);
    free_context(context);
}

/* Each function, with what it should answer. */
static void use_all(isect_picker *picker, const Snapshot *before)
{
    const float corners[9] = {-1, -1, 0, 3, -1, 0, -1, 3, 0};
    const isect_mesh mesh = {corners, 0, 3, NULL, 1};
    const isect_picker_pixels all = {0, 0, 8, 4};
    isect_picker_hit hit;
    isect_pick_id id;
    uint32_t object;
    size_t count;
    check("add", isect_picker_add(picker, &mesh, NULL, &object) == ISECT_OK);
    check_as_before(before, "add");
    check("look", isect_picker_look(picker, &flat) == ISECT_OK);
    for (int drawn = 0; drawn < 2; drawn++) {
        check("pick", isect_picker_pick(picker, 7, 3, 3, ISECT_PICK_MIDDLE, &hit) == ISECT_OK &&
                          hit.id.object == 0 && hit.x == 7 && hit.y == 3);
        check_as_before(before, "pick");
        check("visible", isect_picker_visible(picker, &all, ISECT_PICK_TRIANGLES, &id, 1, &count) ==
                                 ISECT_OK &&
                             count == 1);
        check_as_before(before, "visible");
        check("all", isect_picker_all(picker, 7, 3, &hit, 1, &count) == ISECT_OK && count == 1);
        check_as_before(before, "all");
        check("draw", isect_picker_draw(picker) == ISECT_OK);
        check_as_before(before, "draw");
    }
}

TEST_FUNCTION(state_of_the_caller)
{
    const Context context = new_context(), other = new_context();
    const isect_picker_options options = {.current = true, .report = print_report};
    isect_picker *picker = NULL;
    isect_picker_hit hit;
    uint32_t object = 77;
    const isect_mesh none = {NULL, 0, 0, NULL, 0};
    make_current(&context);
    spoil_state();
    const Snapshot before = snapshot();
    check("in the caller's", isect_picker_create(&options, &picker) == ISECT_OK);
    check_as_before(&before, "create");
    use_all(picker, &before);
    glEnable(0x7777); /* an error of the caller is not the picker's */
    check("no error", isect_picker_pick(picker, 1, 1, 1, ISECT_PICK_MIDDLE, &hit) == ISECT_OK);
    make_current(&other);
    check("another context",
          isect_picker_pick(picker, 1, 1, 1, ISECT_PICK_MIDDLE, &hit) == ISECT_BAD_ARGUMENT);
    check("another context", isect_picker_add(picker, &none, NULL, &object) == ISECT_BAD_ARGUMENT);
    check("untouched", object == 77);
    make_current(&context);
    isect_picker_free(picker);
    check_as_before(&before, "free");
    check("in the caller's", isect_picker_create(&options, &picker) == ISECT_OK);
    free_spoilt(&context);
    isect_picker_free(picker); /* its context is gone, and all in it */
    picker = NULL;
    check("no context", isect_picker_create(&options, &picker) == ISECT_NO_DEVICE && !picker);
    free_context(&other);
}

/* A picker of its own context leaves the caller's current, and its state alone. */
TEST_FUNCTION(context_of_its_own)
{
    const Context context = new_context();
    const isect_picker_options options = {.report = print_report};
    isect_picker *picker = NULL;
    make_current(&context);
    spoil_state();
    const Snapshot before = snapshot();
    check("its own", isect_picker_create(&options, &picker) == ISECT_OK);
    check_as_before(&before, "create");
    use_all(picker, &before);
    isect_picker_free(picker);
    check_as_before(&before, "free");
    free_spoilt(&context);
    check("OpenGL", eglBindAPI(EGL_OPENGL_API));
    check("its own", isect_picker_create(&options, &picker) == ISECT_OK);
    check("the same API", eglQueryAPI() == EGL_OPENGL_API);
    check("none is current", eglGetCurrentContext() == EGL_NO_CONTEXT);
    isect_picker_free(picker);
    check("the same API", eglQueryAPI() == EGL_OPENGL_API);
    check("OpenGL ES", eglBindAPI(EGL_OPENGL_ES_API));
}

/* ---- threads ---- */

enum { THREADS = 4, VIEWS = 20, SIZE = 16 };

typedef struct Work {
    const Scene *scene;
    isect_picker *picker; /* made by the main thread; NULL: its own */
    isect_picker_view view[VIEWS];
    uint32_t code[VIEWS][SIZE * SIZE];
    isect_status status;
} Work;

static isect_status look_at_all(Work *work, isect_picker *picker)
{
    const isect_picker_pixels all = {0, 0, SIZE, SIZE};
    isect_status status = ISECT_OK;
    for (int i = 0; i < VIEWS && status == ISECT_OK; i++) {
        isect_picker_hit hit[SIZE * SIZE];
        status = isect_picker_look(picker, &work->view[i]);
        if (status == ISECT_OK)
            status = isect_picker_read(picker, &all, hit);
        for (int k = 0; k < SIZE * SIZE && status == ISECT_OK; k++)
            work->code[i][k] = code_of_id(work->scene, hit[k].id);
    }
    return status;
}
static void *in_thread(void *user)
{
    Work *work = user;
    work->status = look_at_all(work, work->picker);
    return NULL;
}

TEST_FUNCTION(threads)
{
    static Work work[THREADS + 1];
    pthread_t thread[THREADS];
    Scene scene = scene_make();
    for (int k = 0; k < VIEWS; k++)
        work[0].view[k] = any_view_of_scene(SIZE);
    for (int i = 0; i <= THREADS; i++) {
        work[i].scene = &scene, work[i].picker = picker_of_scene(&scene, false);
        memcpy(work[i].view, work[0].view, sizeof work[0].view);
    }
    for (int i = 0; i < THREADS; i++)
        check("a thread", pthread_create(&thread[i], NULL, in_thread, &work[i]) == 0);
    for (int i = 0; i < THREADS; i++)
        check("joined", pthread_join(thread[i], NULL) == 0);
    in_thread(&work[THREADS]); /* one after all others */
    for (int i = 0; i <= THREADS; i++) {
        check("pictures", work[i].status == ISECT_OK);
        check("the same", same_bits(work[i].code, work[0].code, sizeof work[0].code));
        isect_picker_free(work[i].picker);
    }
    scene_free(&scene);
}

/* ---- loss ---- */

/* Somebody else ends the display: so do drivers that are lost. */
TEST_FUNCTION(loss)
{
    const isect_picker_options options = {.report = print_report};
    isect_picker *picker = NULL;
    isect_picker_hit hit = {.x = 77};
    isect_picker_pixels all = {0, 0, 8, 4};
    isect_pick_id id;
    uint32_t object = 77;
    size_t count = 77;
    const isect_mesh none = {NULL, 0, 0, NULL, 0};
    const Context context = new_context();
    check("a picker", isect_picker_create(&options, &picker) == ISECT_OK);
    check("an object", isect_picker_add(picker, &none, NULL, &object) == ISECT_OK);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("the end", eglTerminate(context.display));
    object = 77;
    check("add", isect_picker_add(picker, &none, NULL, &object) == ISECT_NO_DEVICE);
    check("draw", isect_picker_draw(picker) == ISECT_NO_DEVICE);
    check("pick", isect_picker_pick(picker, 1, 1, 1, ISECT_PICK_MIDDLE, &hit) == ISECT_NO_DEVICE);
    check("visible", isect_picker_visible(picker, &all, ISECT_PICK_TRIANGLES, &id, 1, &count) ==
                         ISECT_NO_DEVICE);
    check("all", isect_picker_all(picker, 1, 1, &hit, 1, &count) == ISECT_NO_DEVICE);
    check("untouched", object == 77 && hit.x == 77 && count == 0);
    isect_picker_free(picker);
    check("and again", isect_picker_create(&options, &picker) == ISECT_OK);
    isect_picker_free(picker);
}

TESTS_IN(picker_contexts, cmocka_unit_test(state_of_the_caller),
         cmocka_unit_test(context_of_its_own), cmocka_unit_test(threads), cmocka_unit_test(loss))
