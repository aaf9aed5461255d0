/* camera/projections.h - projection matrices as the literature and the libraries define them: rows
 * of a matrix for column vectors, from which the stored form is made. For the tests of frusta. */
#ifndef ISECT_TEST_CAMERA_PROJECTIONS_H
#define ISECT_TEST_CAMERA_PROJECTIONS_H

#include "kit/kit.h"
#include HEADER(camera)

typedef struct Matrix {
    real row[4][4];
} Matrix;

/* The stored form of a matrix: by columns, or by rows if it is transposed. */
static inline void store(const Matrix *m, bool transposed, real to[16])
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++)
            to[transposed ? 4 * i + k : 4 * k + i] = m->row[i][k];
}
static inline Matrix product(const Matrix *a, const Matrix *b)
{
    Matrix c;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            c.row[i][k] = a->row[i][0] * b->row[0][k];
            for (int j = 1; j < 4; j++)
                c.row[i][k] += a->row[i][j] * b->row[j][k];
        }
    return c;
}

/* The view volume in the space of the camera: extents are those of the near plane. */
typedef struct Lens {
    real left, right, bottom, top, near, far;
} Lens;

/* glFrustum; GLM's frustumRH_NO. The camera looks along -z. */
static inline Matrix gl_frustum(const Lens *a)
{
    const real w = a->right - a->left, h = a->top - a->bottom, d = a->far - a->near;
    return (Matrix){{{2 * a->near / w, 0, (a->right + a->left) / w, 0},
                     {0, 2 * a->near / h, (a->top + a->bottom) / h, 0},
                     {0, 0, -(a->far + a->near) / d, -2 * a->far * a->near / d},
                     {0, 0, -1, 0}}};
}
/* GLM's infinitePerspectiveRH_NO. */
static inline Matrix gl_infinite(const Lens *a)
{
    Matrix m = gl_frustum(a);
    m.row[2][2] = -1, m.row[2][3] = -2 * a->near;
    return m;
}
/* GLM's frustumRH_ZO; WebGPU, Metal. */
static inline Matrix zero_frustum(const Lens *a)
{
    Matrix m = gl_frustum(a);
    m.row[2][2] = a->far / (a->near - a->far);
    m.row[2][3] = -(a->far * a->near) / (a->far - a->near);
    return m;
}
/* The same for Vulkan, whose Y points down. */
static inline Matrix vulkan_frustum(const Lens *a)
{
    Matrix m = zero_frustum(a);
    for (int k = 0; k < 4; k++)
        m.row[1][k] = -m.row[1][k];
    return m;
}
static inline Matrix zero_infinite(const Lens *a)
{
    Matrix m = gl_frustum(a);
    m.row[2][2] = -1, m.row[2][3] = -a->near;
    return m;
}
static inline Matrix reversed_frustum(const Lens *a)
{
    Matrix m = gl_frustum(a);
    m.row[2][2] = a->near / (a->far - a->near);
    m.row[2][3] = a->far * a->near / (a->far - a->near);
    return m;
}
static inline Matrix reversed_infinite(const Lens *a)
{
    Matrix m = gl_frustum(a);
    m.row[2][2] = 0, m.row[2][3] = a->near;
    return m;
}
static inline Matrix reversed_gl(const Lens *a)
{
    Matrix m = gl_frustum(a);
    m.row[2][2] = -m.row[2][2], m.row[2][3] = -m.row[2][3];
    return m;
}
/* XMMatrixPerspectiveOffCenterLH: row vectors, looks along +z. Here for column vectors. */
static inline Matrix direct3d_frustum(const Lens *a)
{
    const real w = a->right - a->left, h = a->top - a->bottom, range = a->far / (a->far - a->near);
    return (Matrix){{{2 * a->near / w, 0, -(a->left + a->right) / w, 0},
                     {0, 2 * a->near / h, -(a->top + a->bottom) / h, 0},
                     {0, 0, range, -range * a->near},
                     {0, 0, 1, 0}}};
}
/* glOrtho. */
static inline Matrix gl_ortho(const Lens *a)
{
    const real w = a->right - a->left, h = a->top - a->bottom, d = a->far - a->near;
    return (Matrix){{{2 / w, 0, 0, -(a->right + a->left) / w},
                     {0, 2 / h, 0, -(a->top + a->bottom) / h},
                     {0, 0, -2 / d, -(a->far + a->near) / d},
                     {0, 0, 0, 1}}};
}
static inline Matrix zero_ortho(const Lens *a)
{
    Matrix m = gl_ortho(a);
    m.row[2][2] = -1 / (a->far - a->near), m.row[2][3] = -a->near / (a->far - a->near);
    return m;
}
static inline Matrix reversed_ortho(const Lens *a)
{
    Matrix m = gl_ortho(a);
    m.row[2][2] = 1 / (a->far - a->near), m.row[2][3] = a->far / (a->far - a->near);
    return m;
}
/* XMMatrixOrthographicOffCenterLH. */
static inline Matrix direct3d_ortho(const Lens *a)
{
    Matrix m = zero_ortho(a);
    m.row[2][2] = -m.row[2][2];
    return m;
}

typedef struct Convention {
    const char *name;
    Matrix (*of)(const Lens *);
    X(projection) options;
    bool ahead;    /* looks along +z */
    bool infinite; /* without a far plane */
    bool parallel;
} Convention;

static const Convention conventions[] = {
    {"OpenGL", gl_frustum, {false, false, false}, false, false, false},
    {"OpenGL, transposed", gl_frustum, {true, false, false}, false, false, false},
    {"OpenGL, infinite", gl_infinite, {false, false, false}, false, true, false},
    {"OpenGL, reversed", reversed_gl, {false, false, true}, false, false, false},
    {"from zero", zero_frustum, {false, true, false}, false, false, false},
    {"from zero, infinite", zero_infinite, {false, true, false}, false, true, false},
    {"Vulkan", vulkan_frustum, {false, true, false}, false, false, false},
    {"Vulkan, transposed", vulkan_frustum, {true, true, false}, false, false, false},
    {"reversed", reversed_frustum, {false, true, true}, false, false, false},
    {"reversed, infinite", reversed_infinite, {true, true, true}, false, true, false},
    {"Direct3D", direct3d_frustum, {false, true, false}, true, false, false},
    {"OpenGL, orthographic", gl_ortho, {false, false, false}, false, false, true},
    {"from zero, orthographic", zero_ortho, {true, true, false}, false, false, true},
    {"reversed, orthographic", reversed_ortho, {false, true, true}, false, false, true},
    {"Direct3D, orthographic", direct3d_ortho, {false, true, false}, true, false, true},
};

static inline Lens any_lens(const Convention *of)
{
    Lens lens = {any_real(-2, R(-0.1)),
                 any_real(R(0.1), 2),
                 any_real(-2, R(-0.1)),
                 any_real(R(0.1), 2),
                 0,
                 0};
    const real shift = any_int(0, 2) ? 0 : any_real(-3, 3);
    lens.left += shift, lens.right += shift;
    lens.near = any_int(0, 3) ? any_real(R(0.5), 2) : any_real(R(0.01), R(0.1));
    lens.far = lens.near * any_real(R(1.5), any_int(0, 1) ? 10 : 1000);
    if (!of->parallel)
        lens.left *= lens.near, lens.right *= lens.near, lens.bottom *= lens.near,
            lens.top *= lens.near;
    return lens;
}

/* A view: three axes and the position of the eye, sometimes far away. */
static inline Matrix any_view(void)
{
    Vec3 axis[3], eye = any_vec3();
    any_frame(axis);
    if (!any_int(0, 3))
        eye = times(100, eye);
    Matrix view = {{{0}, {0}, {0}, {0, 0, 0, 1}}};
    for (int i = 0; i < 3; i++) {
        const real row[4] = {axis[i].x, axis[i].y, axis[i].z, -dot(axis[i], eye)};
        memcpy(view.row[i], row, sizeof row);
    }
    return view;
}

#endif
