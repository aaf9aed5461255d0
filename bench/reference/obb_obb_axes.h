/* Oriented box against oriented box by 15 separating axes (Gottschalk, Lin and Manocha, OBBTree,
 * SIGGRAPH 1996) in the arrangement of Ericson (Real-Time Collision Detection, 2005, 4.4.1): the
 * rotation from one frame to the other first, then axis by axis, with an exit at the first gap. A
 * second form computes all 15 and joins them at the end. */
#ifndef BENCH_OBB_OBB_AXES_H
#define BENCH_OBB_OBB_AXES_H

#include "precision.h"

typedef struct relative_frame {
    real r[3][3], a[3][3], t[3]; /* rotation, its absolute values, translation in the frame of a */
} relative_frame;

static inline relative_frame frame_between(const X(obb) * a, const X(obb) * b)
{
    const real margin = R(1e-6);
    relative_frame f;
    vec3 d = sub(b->center, a->center);
    for (int i = 0; i < 3; i++) {
        f.t[i] = dot(d, a->axis[i]);
        for (int j = 0; j < 3; j++) {
            f.r[i][j] = dot(a->axis[i], b->axis[j]);
            f.a[i][j] = real_abs(f.r[i][j]) + margin;
        }
    }
    return f;
}

static inline bool gap_on_face_of_a(const relative_frame *f, const real *a, const real *b, int i)
{
    real reach = b[0] * f->a[i][0] + b[1] * f->a[i][1] + b[2] * f->a[i][2];
    return real_abs(f->t[i]) > a[i] + reach;
}

static inline bool gap_on_face_of_b(const relative_frame *f, const real *a, const real *b, int j)
{
    real reach = a[0] * f->a[0][j] + a[1] * f->a[1][j] + a[2] * f->a[2][j];
    real distance = f->t[0] * f->r[0][j] + f->t[1] * f->r[1][j] + f->t[2] * f->r[2][j];
    return real_abs(distance) > reach + b[j];
}

static inline bool gap_across(const relative_frame *f, const real *a, const real *b, int i, int j)
{
    int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
    real reach_a = a[i1] * f->a[i2][j] + a[i2] * f->a[i1][j];
    real reach_b = b[j1] * f->a[i][j2] + b[j2] * f->a[i][j1];
    return real_abs(f->t[i2] * f->r[i1][j] - f->t[i1] * f->r[i2][j]) > reach_a + reach_b;
}

static inline bool obb_obb_leaving(const X(obb) * a, const X(obb) * b)
{
    relative_frame f = frame_between(a, b);
    for (int i = 0; i < 3; i++)
        if (gap_on_face_of_a(&f, a->half, b->half, i))
            return false;
    for (int j = 0; j < 3; j++)
        if (gap_on_face_of_b(&f, a->half, b->half, j))
            return false;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (gap_across(&f, a->half, b->half, i, j))
                return false;
    return true;
}

static inline bool obb_obb_joined(const X(obb) * a, const X(obb) * b)
{
    relative_frame f = frame_between(a, b);
    int gaps = 0;
    for (int i = 0; i < 3; i++) {
        gaps |= gap_on_face_of_a(&f, a->half, b->half, i);
        gaps |= gap_on_face_of_b(&f, a->half, b->half, i);
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            gaps |= gap_across(&f, a->half, b->half, i, j);
    return !gaps;
}

#endif
