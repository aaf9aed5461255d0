/* isect_frustum_from_matrix - the planes of the frustum of a matrix.
 *
 * With the rows X, Y, Z, W of the matrix, a point p = (x, y, z, 1) is visible if W . p + X . p >= 0
 * and so on. Each of the six is a half-space, with the numbers of the row -(W + X) (Gribb and
 * Hartmann, Fast Extraction of Viewing Frustum Planes, 2001). A sum of two numbers is rounded once.
 * The handedness of the matrix is irrelevant. If W is negative wherever the other conditions hold,
 * nothing is visible: all corners are behind the eye then. */
#include "camera/edge.h"
#include "geometry/finite.h"
#include HEADER(camera)

/* -(a + b) of two rows. If the normal is zero, the half-space is everything, or empty: {0, 0, 0,
 * 1}. */
static Plane plane_of_rows(const real *a, const real *b)
{
    real sum[4];
    for (int i = 0; i < 4; i++)
        sum[i] = 0 - (a[i] + b[i]);
    const Plane plane = {{sum[0], sum[1], sum[2]}, sum[3]};
    if (sum[0] == 0 && sum[1] == 0 && sum[2] == 0)
        return (Plane){{0, 0, 0}, (real)(sum[3] > 0 ? 1 : -1)};
    return plane;
}

/* Rows X, Y, Z, W, halved if their sums might overflow, and their opposites. */
static void rows_of(const real *matrix, bool transposed, real row[4][4], real minus[4][4])
{
    real most = 0;
    for (int i = 0; i < 16; i++)
        most = num_max(most, real_abs(matrix[i]));
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            const real x = matrix[transposed ? 4 * i + k : 4 * k + i];
            row[i][k] = most > REAL_MAX / 2 ? x / 2 : x;
            minus[i][k] = -row[i][k];
        }
}

isect_status X(frustum_from_matrix)(const real *matrix, const X(projection) * projection,
                                    Frustum *frustum)
{
    enum { ROW_X, ROW_Y, ROW_Z, ROW_W };
    static const real zero[4] = {0, 0, 0, 0};
    const X(projection) options = projection ? *projection : (X(projection)){false, false, false};
    const int near = options.reversed ? FAR : NEAR, far = options.reversed ? NEAR : FAR;
    real row[4][4], minus[4][4];
    Frustum made;
    if (!frustum || !matrix)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite(matrix, 16))
        return ISECT_NOT_FINITE;
    rows_of(matrix, options.transposed, row, minus);
    made.plane[LEFT] = plane_of_rows(row[ROW_W], row[ROW_X]);
    made.plane[RIGHT] = plane_of_rows(row[ROW_W], minus[ROW_X]);
    made.plane[BOTTOM] = plane_of_rows(row[ROW_W], row[ROW_Y]);
    made.plane[TOP] = plane_of_rows(row[ROW_W], minus[ROW_Y]);
    made.plane[near] = plane_of_rows(options.depth_from_zero ? zero : row[ROW_W], row[ROW_Z]);
    made.plane[far] = plane_of_rows(row[ROW_W], minus[ROW_Z]);
    const isect_status status = X(frustum_corners)(&made);
    if (status != ISECT_OK)
        return status;
    for (int i = 0; i < SIDES; i++)
        if (made.plane[i].normal.x == 0 && made.plane[i].normal.y == 0 &&
            made.plane[i].normal.z == 0 && (made.plane[i].d > 0 || i != FAR))
            return made.plane[i].d > 0 ? ISECT_EMPTY : ISECT_BAD_ARGUMENT;
    *frustum = made;
    return ISECT_OK;
}
