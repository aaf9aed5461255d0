/* isect/frustum.h - what does a camera see: all of its picture, a rectangle of pixels, one pixel?
 *
 * A frustum is six half-spaces (isect/shapes.h). Here it is made from the matrix that projects, or
 * from the numbers of a camera; the part of it behind a rectangle of pixels is a frustum again, and
 * what is under a pixel is a ray. Then ask isect/classify.h, isect/cast.h, isect/bvh.h.
 *
 * What is made has corner[i] left for even i, else right; bottom where i / 2 is even, else top; of
 * the near plane for i < 4, else of the far one. They are where the planes as stored meet, rounded
 * once. An edge without end, as the far plane is absent, has a point of it as its far corner: that
 * which is farther behind the near plane by 1. One that begins at the eye has that as its near
 * corner: no near plane cuts it, or none that is farther from the eye than an epsilon of what is
 * added to tell, which is about that of the distance from the origin. */
#ifndef ISECT_FRUSTUM_H
#define ISECT_FRUSTUM_H

#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// How a matrix projects. All zero, or NULL instead of a pointer to it: OpenGL.
///
/// A point x, y, z has the clip coordinates (X, Y, Z, W) = matrix * (x, y, z, 1), and is seen if
/// -W <= X <= W, -W <= Y <= W, and -W <= Z <= W or 0 <= Z <= W.
typedef struct isect_projection {
    /// false: X = m[0] x + m[4] y + m[8] z + m[12] and so on. So lie matrices of column vectors
    /// that are stored by columns (OpenGL, GLM, three.js), and those of row vectors that are stored
    /// by rows (Direct3D, DirectXMath, XNA). true: X = m[0] x + m[1] y + m[2] z + m[3], as of column
    /// vectors stored by rows, or row vectors by columns: the transpose of the other.
    bool transposed;
    bool depth_from_zero; ///< 0 <= Z <= W: Direct3D, Vulkan, Metal, WebGPU; false: OpenGL
    bool reversed;        ///< the near plane is where Z is greatest; the set is the same
} isect_projection;

/// A camera by its numbers. All distances are along `forward`.
typedef struct isect_camera {
    isect_vec3 eye;     ///< where it is
    isect_vec3 forward; ///< where it looks; of any length
    isect_vec3 up;      ///< what is up in the picture; what of it goes along `forward` is ignored
    float fov;          ///< angle from bottom to top in radians, below pi; 0: the extents count
    float aspect;       ///< with `fov`: width by height of the picture
    float left, right;  ///< extents at distance 1 from the eye, as left = -0.5, right = 0.5;
    float bottom, top;  ///< orthographic: at any distance
    float z_near;       ///< where the near plane is; orthographic: may be behind the eye
    float z_far;        ///< where the far plane is; INFINITY: there is none
    bool orthographic;  ///< parallel edges: all rays go along `forward`
    bool left_handed;   ///< right is cross(up, forward): Direct3D, Unity; else cross(forward, up)
} isect_camera;

/// How pixels are counted: that of column i and row k is the square from (i, k) to (i + 1, k + 1).
typedef struct isect_screen {
    float width, height; ///< of the whole picture in pixels
    bool rows_up;        ///< row 0 is at Y = -W: OpenGL's windows, and Vulkan's, whose Y goes down
} isect_screen;

/// What is seen through a matrix?
///
/// @param frustum     Receives six planes, left right bottom top near far: X = -W, X = W, Y = -W,
///                    Y = W, and the two of Z. A far plane that is nowhere is {0, 0, 0, -1}. Their
///                    normals point outward and are not unit: left and right have one scale, as
///                    bottom and top have, which isect_frustum_from_pixels makes use of.
/// @param matrix      16 numbers: the projection times the view, or the projection alone to see in
///                    the space of the camera, or times the matrix of a model, to see in its space.
/// @param projection  May be NULL: OpenGL.
/// @return            ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if the matrix is singular, up to
///                    rounding; ISECT_EMPTY if what it shows has W < 0; ISECT_BAD_ARGUMENT if a
///                    pointer is missing, or it is the near plane that is nowhere: then `reversed`
///                    is wrong.
///
/// It does not matter if the matrix mirrors, as a change of handedness or Vulkan's Y: planes are
/// named by clip space, so that `bottom`, Y = -W, is the upper edge of Vulkan's picture.
/// Bad input: on failure the frustum is untouched.
/// Accuracy: each number of a plane is a sum of two of the matrix, rounded once: off by half an
/// epsilon of itself. (But the far plane is the difference of two rows that hardly differ: it is as
/// good as the matrix, which isect_frustum_from_camera does not need.) If a number is greater than
/// half of what there is, all are halved. Corners are off by 3 epsilon of each coordinate; those
/// without a far plane by 8 epsilon of the two numbers that each is the sum of.
/// Method: Gribb and Hartmann (2001); RTR4 22.14.1.
/// Cost: 2 us, of which the corners are nearly all.
ISECT_TRY isect_status isect_frustum_from_matrix(isect_frustum *frustum, const float *matrix,
                                                 const isect_projection *projection);

/// What does a camera see?
///
/// @param frustum  Receives six planes and corners, as from isect_frustum_from_matrix.
/// @param camera   left < right, bottom < top, z_near < z_far; z_near >= 0 unless orthographic.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if `forward` or `up` is zero or
///                 they are parallel, or the planes are too near each other for their numbers;
///                 ISECT_BAD_ARGUMENT if a pointer is missing or extents, angle or distances make no
///                 sense.
///
/// Bad input: on failure the frustum is untouched.
/// Accuracy: each number of a normal is off by 8 epsilon times 1 + |extent|; of near and far plane,
/// and orthographic, by 8 epsilon. d is off by an epsilon of what it is for the normal as stored and
/// the eye: so sides of a perspective go through the eye, however far away that is. With `fov` there is
/// a tangent of the C library, the bits of which may differ from machine to machine.
/// Method: the axes of the camera, of exact sums; a plane through a point is an exact sum, rounded
/// once, so that a camera far away is as sharp as one near the origin.
/// Cost: 3 us.
ISECT_TRY isect_status isect_frustum_from_camera(isect_frustum *frustum,
                                                 const isect_camera *camera);

/// What is seen in a rectangle of pixels?
///
/// @param part     Receives the part of the frustum; may be the frustum itself.
/// @param frustum  Made here, from a matrix, a camera or pixels; of others left and right, bottom
///                 and top must have one scale, as they have if they are symmetric and unit.
/// @param pixels   From lower to upper corner: {i, k} to {i + 1, k + 1} is one pixel, {i - 1, k - 1}
///                 to {i + 2, k + 2} three by three around it. It may reach beyond the screen.
/// @param screen   Width and height must be positive.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_EMPTY if lower > upper; ISECT_DEGENERATE if it
///                 has no area, or the frustum has none, or all of the part is thinner than an
///                 epsilon of how far it is from the origin; ISECT_BAD_ARGUMENT if a pointer is
///                 missing or the screen has no size.
///
/// A pick with a tolerance is a larger rectangle: what meets its frustum is within so many pixels.
/// Bad input: on failure `part` is untouched.
/// Accuracy: each number of the four sides is an exact sum of three products, rounded once: off by
/// an epsilon of itself. Near and far stay as they are.
/// Method: left' = (width - x) left - x right, as planes; the ray of a pixel is where two such meet.
/// Cost: 3 us.
ISECT_TRY isect_status isect_frustum_from_pixels(isect_frustum *part, const isect_frustum *frustum,
                                                 const isect_rectangle2 *pixels,
                                                 const isect_screen *screen);

/// Which ray is under a pixel?
///
/// @param ray      Receives it: t = 0 on the near plane, t = 1 = t_max on the far plane. Without far
///                 plane t counts what the ray gains in distance from the near plane, and t_max is
///                 INFINITY. Without near plane it begins at the eye, as the edges do.
/// @param frustum  As for isect_frustum_from_pixels.
/// @param pixel    Its middle is {i + 0.5, k + 0.5}; any point of the screen, or beside it.
/// @param screen   Width and height must be positive.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if the frustum has no such ray;
///                 ISECT_BAD_ARGUMENT if a pointer is missing or the screen has no size.
///
/// Bad input: on failure the ray is untouched.
/// Accuracy: `origin` is off the two planes that meet in the ray, which have the column and the row
/// of the pixel, by 4 epsilon of what is added in their equations; `dir` is along them up to 12
/// epsilon by the sine of the angle between them, nearly 1 in usual cameras. It is not a difference
/// of two points, so it is as good far from the origin as near it.
/// Method: two planes as in isect_frustum_from_pixels, the cross product of their normals (RTR4 22.1).
/// Cost: 1 us.
ISECT_TRY isect_status isect_frustum_pixel_ray(isect_ray *ray, const isect_frustum *frustum,
                                               const isect_vec2 *pixel, const isect_screen *screen);

/// Which matrix spreads a rectangle of pixels over the whole picture?
///
/// @param matrix      Receives 16 numbers: X' = sx X + tx W, Y' = sy Y + ty W, Z' = Z, W' = W. With
///                    column vectors the matrix of the pixels is pick * projection * view; with row
///                    vectors it is view * projection * pick.
/// @param pixels      As for isect_frustum_from_pixels. Of the pixels around one, 3 by 3 say, a
///                    picture of as many pixels is enough to know what is under it (RTR4 22.1).
/// @param screen      Width and height must be positive.
/// @param projection  Only `transposed` counts; may be NULL.
/// @return            As isect_frustum_from_pixels; ISECT_DEGENERATE, too, if sx or sy are out of
///                    range.
///
/// Bad input: on failure the matrix is untouched.
/// Accuracy: 4 epsilon of each number, and of sx in tx, sy in ty.
/// Cost: two divisions each.
ISECT_TRY isect_status isect_frustum_pick_matrix(float *matrix, const isect_rectangle2 *pixels,
                                                 const isect_screen *screen,
                                                 const isect_projection *projection);

ISECT_EXTERN_END
#endif
