/* Drawing some pixels of the screen. The matrix of an object is
 *
 *     depth * pick * view * object
 *
 * in double, rounded once. `pick` spreads the pixels over the picture (isect_frustum_pick_matrix);
 * `depth` makes of whatever depth the caller's projection has that of OpenGL, with the least the
 * nearest: Z from 0 to W is 2 Z - W, and reversed it is the opposite of that.
 *
 * Triangles of an object whose box the frustum of that matrix does not meet are left out, a chunk
 * at a time: chunks side by side that are seen are one call. */
#include "state.h"

#include <isect/camera.h>
#include <math.h>
#include <stddef.h>

typedef struct Matrix {
    double row[4][4];
} Matrix;

static Matrix matrix_of(const float *numbers, bool transposed)
{
    Matrix m;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++)
            m.row[i][k] = (double)numbers[transposed ? 4 * i + k : 4 * k + i];
    return m;
}
static Matrix product(const Matrix *a, const Matrix *b)
{
    Matrix c;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            c.row[i][k] = 0;
            for (int j = 0; j < 4; j++)
                c.row[i][k] += a->row[i][j] * b->row[j][k];
        }
    return c;
}

static isect_status matrix_of_pixels(const isect_picker_view *view,
                                     const isect_picker_pixels *pixels, Matrix *matrix)
{
    const isect_rectangle2 part = {
        {(float)pixels->x, (float)pixels->y},
        {(float)((double)pixels->x + pixels->width), (float)((double)pixels->y + pixels->height)}};
    float pick[16];
    const isect_status status = isect_frustum_pick_matrix(&part, &view->screen, NULL, pick);
    if (status != ISECT_OK)
        return status;
    const Matrix window = matrix_of(pick, false);
    const Matrix all = matrix_of(view->matrix, view->projection.transposed);
    *matrix = product(&window, &all);
    for (int k = 0; k < 4; k++) {
        double *z = &matrix->row[2][k];
        *z = view->projection.depth_from_zero ? 2 * *z - matrix->row[3][k] : *z;
        *z = view->projection.reversed ? -*z : *z;
    }
    return ISECT_OK;
}

static void paint_chunks(isect_picker *picker, const Object *object, uint32_t from, uint32_t to)
{
    const uint32_t first = from * CHUNK;
    const uint32_t end = to == object->chunks ? object->triangles : to * CHUNK;
    glDrawArrays(GL_TRIANGLES, (GLint)(3 * first), (GLsizei)(3 * (end - first)));
    picker->statistics.triangles += end - first;
}

/* Column by column, as OpenGL takes it. */
static bool rounded(const Matrix *matrix, float to[16])
{
    bool finite = true;
    for (int i = 0; i < 16; i++) {
        to[i] = (float)matrix->row[i % 4][i / 4];
        finite &= isfinite(to[i]) != 0;
    }
    return finite;
}

static void paint_object(isect_picker *picker, uint32_t number, const Matrix *window)
{
    const Object *object = &picker->objects[number];
    const Program *program = &picker->program;
    Matrix matrix = *window;
    float numbers[16];
    isect_frustum frustum;
    uint32_t from = 0;
    if (object->moved) {
        const Matrix own = matrix_of(object->matrix, picker->view.projection.transposed);
        matrix = product(window, &own);
    }
    if (!rounded(&matrix, numbers))
        return; /* beyond all numbers */
    const bool cull =
        !program->moves && isect_frustum_from_matrix(numbers, NULL, &frustum) == ISECT_OK;
    glUniformMatrix4fv(program->matrix, 1, GL_FALSE, numbers);
    glUniform1ui(program->first, picker->first[number]);
    glUniform1ui(program->object, number);
    glBindBuffer(GL_ARRAY_BUFFER, object->corners);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, 0, NULL);
    if (object->attributes) {
        glBindBuffer(GL_ARRAY_BUFFER, object->attributes);
        glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, sizeof(Carried), NULL);
        glVertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, sizeof(Carried),
                              (const void *)offsetof(Carried, texture));
    }
    const uint64_t before = picker->statistics.triangles;
    for (uint32_t i = 0; i < object->chunks; i++) {
        unsigned planes = ISECT_CULL_ALL;
        if (cull && isect_cull_aabb(&frustum, &object->bounds[i], &planes, NULL) == ISECT_OUTSIDE) {
            if (from < i)
                paint_chunks(picker, object, from, i);
            from = i + 1;
        }
    }
    if (from < object->chunks)
        paint_chunks(picker, object, from, object->chunks);
    picker->statistics.culled += object->triangles - (picker->statistics.triangles - before);
}

static void begin(const isect_picker *picker, const Target *target, const Target *before,
                  uint32_t width, uint32_t height)
{
    const GLuint none[4] = {0, 0, 0, 0};
    const GLfloat far = 1;
    glBindFramebuffer(GL_FRAMEBUFFER, target->frame);
    glViewport(0, 0, (GLsizei)width, (GLsizei)height);
    glScissor(0, 0, (GLsizei)width, (GLsizei)height);
    for (int i = 0; i < (picker->attributes ? 4 : 2); i++)
        glClearBufferuiv(GL_COLOR, i, none);
    glClearBufferfv(GL_DEPTH, 0, &far);
    glActiveTexture(GL_TEXTURE0 + UNIT_CODES);
    glBindTexture(GL_TEXTURE_2D, before ? before->codes : 0);
    glActiveTexture(GL_TEXTURE0 + UNIT_SURFACES);
    glBindTexture(GL_TEXTURE_2D, before ? before->surfaces : 0);
    glUseProgram(picker->program.program);
    glUniform1i(picker->program.behind, before != NULL);
    glBindVertexArray(picker->vertices);
    for (GLuint i = 0; i < (picker->attributes ? 3u : 1u); i++)
        glEnableVertexAttribArray(i);
}

isect_status isect_picker_paint(isect_picker *picker, const Target *target,
                                const isect_picker_pixels *pixels, const Target *before)
{
    Matrix window;
    const isect_status status = matrix_of_pixels(&picker->view, pixels, &window);
    if (status != ISECT_OK)
        return status;
    begin(picker, target, before, pixels->width, pixels->height);
    for (uint32_t i = 0; i < picker->count; i++)
        if (picker->objects[i].shown)
            paint_object(picker, i, &window);
    return isect_device_check(&picker->device, "drawing");
}
