/* clash/frames.h - the boxes of two trees in the frames of both, as floats.
 *
 * A matrix p = R q + t maps the vertices q of the second tree into the frame of the first. Boxes
 * of each tree are mapped to boxes of the frame of the other. Two boxes that are apart in either
 * frame have no triangles that share a point. A turned box is narrow in its own frame alone.
 *
 * Let h be half an epsilon of float, m a row of a map with the translation s, and L the largest
 * coordinate of the boxes that it maps. The center c and the half extent e of a box satisfy
 * |c| + e <= L, but for the rounding. S = (|m0| + |m1| + |m2|) L + |s|. Then
 *
 *     c and e                       1 h    of S for both together
 *     m as float                    1 h
 *     a product                     1 h
 *     the sum of 4 terms            3 h
 *     m c + s - |m| e               2 h
 *
 * The sum, 8 h, is within the slack, 12 h S. Numbers that underflow add L times the least number,
 * and FLT_MIN.
 *
 * A vertex p is rounded, by loss = (epsilon + 16 DBL_EPSILON) S at most, where 16 DBL_EPSILON is
 * for the arithmetic in double. N p + u, with N the inverse as computed and u = -N t, is not q. It
 * differs by
 *
 *     |N R - I| L + |N| loss. */
#ifndef ISECT_CLASH_FRAMES_H
#define ISECT_CLASH_FRAMES_H

#include "bvh/affine.h"

/* A map of boxes: the numbers of the matrix, their absolute values, the translation and the
 * slack. */
typedef struct BoxMap {
    float row[3][3], size[3][3], shift[3], slack[3];
} BoxMap;

/* Maps the boxes of the second tree ahead into the frame of the first, those of the first back. */
typedef struct Frames {
    BoxMap ahead, back;
} Frames;

/* `error` is added to the slack. False if numbers are out of range. */
static inline bool set_box_map(BoxMap *map, const double *row, size_t step, const double shift[3],
                               const double error[3], double largest)
{
    const double most = 1e30; /* sums and products of such numbers are floats */
    bool fits = largest <= most;
    for (size_t k = 0; k < 3; k++) {
        double sum = fabs(shift[k]);
        for (size_t j = 0; j < 3; j++) {
            const double m = row[k * step + j];
            map->row[k][j] = (float)m, map->size[k][j] = (float)fabs(m);
            fits &= fabs(m) <= most;
            sum += fabs(m) * largest;
        }
        map->shift[k] = (float)shift[k];
        map->slack[k] =
            (float)(6 * FLT_EPSILON * sum + error[k] + 3 * largest * 0x1p-149 + FLT_MIN);
        fits &= sum <= most && map->slack[k] <= 1e30F;
    }
    return fits;
}

/* False if the matrix is singular or numbers are out of range. */
static inline bool set_frames(Frames *frames, const double matrix[12], double largest_a,
                              double largest_b)
{
    double inverse[9], shift[3], loss[3], error[3];
    const double translation[3] = {matrix[3], matrix[7], matrix[11]};
    if (!invert(matrix, inverse))
        return false;
    for (int k = 0; k < 3; k++) {
        const double *m = matrix + 4 * k;
        const double sum = (fabs(m[0]) + fabs(m[1]) + fabs(m[2])) * largest_b + fabs(m[3]);
        loss[k] = ((double)REAL_EPSILON + 16 * DBL_EPSILON) * sum + (double)REAL_MIN;
    }
    for (int k = 0; k < 3; k++) {
        const double *n = inverse + 3 * k;
        shift[k] = -row_times(n, translation);
        error[k] = fabs(n[0]) * loss[0] + fabs(n[1]) * loss[1] + fabs(n[2]) * loss[2];
        for (int j = 0; j < 3; j++) {
            const double column[3] = {matrix[j], matrix[4 + j], matrix[8 + j]};
            error[k] += fabs(row_times(n, column) - (j == k)) * largest_b;
        }
    }
    return set_box_map(&frames->ahead, matrix, 4, translation, loss, largest_b) &&
           set_box_map(&frames->back, inverse, 3, shift, error, largest_a);
}

/* Maps `count` boxes. */
static inline void boxes_moved(const BoxMap *map, const float from[6][WIDTH], float to[6][WIDTH],
                               int count)
{
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < count; i++) { /* no branch: the loop is vectorized */
            float center = map->shift[k], half = map->slack[k];
            for (int j = 0; j < 3; j++) {
                const float low = 0.5F * from[2 * j][i], up = 0.5F * from[2 * j + 1][i];
                center += map->row[k][j] * (low + up), half += map->size[k][j] * (up - low);
            }
            to[2 * k][i] = center - half, to[2 * k + 1][i] = center + half;
        }
}

#endif
