/* isect/camera.h - what a camera sees: its frustum, which boxes are seen, and what is under a
 * pixel. */
#ifndef ISECT_CAMERA_H
#define ISECT_CAMERA_H

#include "isect/arrays.h"

ISECT_EXTERN_BEGIN

/* ---- frustum ----
 *
 * What does a camera see: the whole picture, a rectangle of pixels, one pixel?
 *
 * A frustum is six half-spaces (isect/shapes.h). Here it is made from a projection matrix, or from
 * the numbers of a camera; the part of it behind a rectangle of pixels is a frustum again, and a
 * pixel gives a ray. The questions to them are in isect/classify.h, isect/cast.h, isect/bvh.h.
 *
 * A frustum made here has corner[i] left for even i, else right; bottom where i / 2 is even, else
 * top; on the near plane for i < 4, else on the far one. The corners are the points where the
 * stored planes meet, rounded once. If the far plane is absent, an edge is unbounded, and its far
 * corner is the point of the edge that is farther behind the near plane by 1. If no near plane cuts
 * an edge, the eye is its near corner; so it is if the near plane is nearer to the eye than the
 * rounding of that test, about an epsilon of the distance from the origin. */

/// The conventions of a projection matrix. All zero, or NULL instead of a pointer to it: OpenGL.
///
/// A point x, y, z has the clip coordinates (X, Y, Z, W) = matrix * (x, y, z, 1), and is seen if
/// -W <= X <= W, -W <= Y <= W, and -W <= Z <= W or 0 <= Z <= W.
typedef struct isect_projection {
    /// false: X = m[0] x + m[4] y + m[8] z + m[12] and so on. This is the layout of matrices for
    /// column vectors that are stored by columns (OpenGL, GLM, three.js), and of matrices for row
    /// vectors that are stored by rows (Direct3D, DirectXMath, XNA). true: the transpose, X = m[0]
    /// x + m[1] y + m[2] z + m[3]: column vectors stored by rows, or row vectors by columns.
    bool transposed;
    bool depth_from_zero; ///< 0 <= Z <= W: Direct3D, Vulkan, Metal, WebGPU; false: OpenGL
    bool reversed;        ///< the near plane is where Z is greatest; the set is the same
} isect_projection;

/// A camera by its parameters. All distances are along `forward`.
typedef struct isect_camera {
    isect_vec3 eye;     ///< the position
    isect_vec3 forward; ///< the direction of view, of any length
    isect_vec3 up;      ///< the direction that is up in the picture; its part along `forward` is
                        ///< ignored
    float fov;          ///< angle from bottom to top in radians, below pi; 0: the extents are used
                        ///< instead
    float aspect;       ///< with `fov`: width divided by height of the picture
    float left, right;  ///< extents at distance 1 from the eye, as left = -0.5, right = 0.5;
    float bottom, top;  ///< orthographic: at any distance
    float z_near;       ///< distance of the near plane; orthographic: it may be behind the eye
    float z_far;        ///< distance of the far plane; INFINITY: no far plane
    bool orthographic;  ///< parallel edges: all rays go along `forward`
    bool left_handed;   ///< right is cross(up, forward): Direct3D, Unity; else cross(forward, up)
} isect_camera;

/// How pixels are counted: the pixel of column i and row k is the square from (i, k) to (i + 1, k +
/// 1).
typedef struct isect_screen {
    float width, height; ///< of the whole picture in pixels
    bool rows_up;        ///< row 0 is at Y = -W: OpenGL's windows, and Vulkan's, whose Y goes down
} isect_screen;

/// Which frustum does a projection matrix show?
///
/// @param matrix      16 numbers: the projection times the view, for a frustum in world space; the
///                    projection alone, for one in the space of the camera; projection times view
///                    times the matrix of a model, for one in the space of the model.
/// @param projection  May be NULL: OpenGL.
/// @param frustum     Receives six planes, left right bottom top near far: X = -W, X = W, Y = -W, Y
///                    = W, and the two of Z. An infinite far plane is {0, 0, 0, -1}. Their normals
///                    point outward and are not unit: left and right have one scale, and so have
///                    bottom and top, which isect_frustum_from_pixels needs.
/// @return            ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if the matrix is singular, up to
///                    rounding; ISECT_EMPTY if the visible points have W < 0; ISECT_BAD_ARGUMENT if
///                    a pointer is missing, or the near plane is at infinity: then `reversed` is
///                    wrong.
///
/// The matrix may mirror, by a change of handedness or Vulkan's Y: planes are named by clip space,
/// so that `bottom`, Y = -W, is the upper edge of Vulkan's picture.
/// Bad input: on failure the frustum is untouched.
/// Accuracy: each number of a plane is the sum of two of the matrix, rounded once: its error is
/// half an epsilon of itself. The far plane is the difference of two nearly equal rows, so it
/// inherits the rounding of the matrix; isect_frustum_from_camera avoids this. If a number would
/// exceed half of the largest finite number, all are halved. The error of a corner is 3 epsilon of
/// each coordinate; without a far plane, 8 epsilon of the two numbers whose sum it is.
/// Method: Gribb and Hartmann (2001); RTR4 22.14.1.
/// Cost: 2 us, nearly all for the corners.
ISECT_TRY isect_status isect_frustum_from_matrix(const float *matrix,
                                                 const isect_projection *projection,
                                                 isect_frustum *frustum);

/// What does a camera see?
///
/// @param camera   left < right, bottom < top, z_near < z_far; z_near >= 0 unless orthographic.
/// @param frustum  Receives six planes and corners, as from isect_frustum_from_matrix.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if `forward` or `up` is zero or
///                 they are parallel, or the distance of two planes is below the rounding of their
///                 numbers; ISECT_BAD_ARGUMENT if a pointer is missing, or extents, angle or
///                 distances are not as above.
///
/// Bad input: on failure the frustum is untouched.
/// Accuracy: the error of each number of a normal is 8 epsilon times 1 + |extent|; for near and far
/// plane, and orthographic, 8 epsilon. The error of d is an epsilon of its exact value for the
/// stored normal and the eye: so the sides of a perspective frustum pass through the eye, however
/// far away it is. `fov` needs a tangent of the C library, whose bits may differ between machines.
/// Method: the axes of the camera, by exact sums; a plane through a point is an exact sum, rounded
/// once, so that a camera far from the origin is as precise as one near it.
/// Cost: 3 us.
ISECT_TRY isect_status isect_frustum_from_camera(const isect_camera *camera,
                                                 isect_frustum *frustum);

/// Which frustum is behind a rectangle of pixels?
///
/// @param frustum  A frustum of isect_frustum_from_matrix, _camera or _pixels. In any other, left
///                 and right must have one scale, and bottom and top too, as symmetric planes of
///                 unit normals have.
/// @param pixels   From lower to upper corner: {i, k} to {i + 1, k + 1} is one pixel,
///                 {i - 1, k - 1} to {i + 2, k + 2} three by three around it. It may reach beyond
///                 the screen.
/// @param screen   Width and height must be positive.
/// @param part     Receives the part of the frustum; may be the frustum itself.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_EMPTY if lower > upper; ISECT_DEGENERATE if
///                 the rectangle or the frustum has no area, or the whole part is thinner than an
///                 epsilon of its distance from the origin; ISECT_BAD_ARGUMENT if a pointer is
///                 missing or the screen has no size.
///
/// A pick with a tolerance is a larger rectangle: shapes that overlap its frustum are within that
/// number of pixels.
/// Bad input: on failure `part` is untouched.
/// Accuracy: each number of the four sides is an exact sum of three products, rounded once: its
/// error is an epsilon of itself. Near and far planes are copied.
/// Method: left' = (width - x) left - x right, as planes; the ray of a pixel is the line of two
/// such planes.
/// Cost: 3 us.
ISECT_TRY isect_status isect_frustum_from_pixels(const isect_frustum *frustum,
                                                 const isect_rectangle2 *pixels,
                                                 const isect_screen *screen, isect_frustum *part);

/// Which ray is under a pixel?
///
/// @param frustum  As for isect_frustum_from_pixels.
/// @param pixel    The middle of a pixel is {i + 0.5, k + 0.5}; any point on the screen or beside
///                 it.
/// @param screen   Width and height must be positive.
/// @param ray      Receives the ray: t = 0 on the near plane, t = 1 = t_max on the far plane.
///                 Without a far plane t is the distance from the near plane, and t_max is
///                 INFINITY. Without a near plane the ray begins at the eye.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if the frustum has no such ray;
///                 ISECT_BAD_ARGUMENT if a pointer is missing or the screen has no size.
///
/// Bad input: on failure the ray is untouched.
/// Accuracy: the ray is the line of two planes, through the column and the row of the pixel. The
/// distance of `origin` from them is 4 epsilon of the terms of their equations; the error of the
/// direction of `dir` is 12 epsilon divided by the sine of the angle between them, which is nearly
/// 1 in usual cameras. `dir` is not a difference of two points, so it is as precise far from the
/// origin as near it.
/// Method: two planes as in isect_frustum_from_pixels, the cross product of their normals (RTR4
/// 22.1).
/// Cost: 1 us.
ISECT_TRY isect_status isect_frustum_pixel_ray(const isect_frustum *frustum,
                                               const isect_vec2 *pixel, const isect_screen *screen,
                                               isect_ray *ray);

/// Which matrix scales a rectangle of pixels to the whole picture?
///
/// @param pixels      As for isect_frustum_from_pixels. To pick, draw a few pixels around the
///                    cursor, for example 3 by 3, into a picture of that size (RTR4 22.1).
/// @param screen      Width and height must be positive.
/// @param projection  Only `transposed` counts; may be NULL.
/// @param matrix      Receives 16 numbers: X' = sx X + tx W, Y' = sy Y + ty W, Z' = Z, W' = W. With
///                    column vectors the matrix of the pixels is pick * projection * view; with row
///                    vectors it is view * projection * pick.
/// @return            As isect_frustum_from_pixels; ISECT_DEGENERATE, too, if sx or sy are out of
///                    range.
///
/// Bad input: on failure the matrix is untouched.
/// Accuracy: 4 epsilon of each number; in tx also of sx, in ty of sy.
/// Method: the scale and offset that map the rectangle to clip space.
/// Cost: four divisions.
ISECT_TRY isect_status isect_frustum_pick_matrix(const isect_rectangle2 *pixels,
                                                 const isect_screen *screen,
                                                 const isect_projection *projection, float *matrix);

/* ---- cull ----
 *
 * Frustum culling of a hierarchy, plane by plane with a mask of planes, and of many boxes. */

#define ISECT_CULL_ALL 63u ///< all six planes of a frustum, as bits

/// Where is a box with respect to the planes of a frustum in a mask?
///
/// @param frustum  As for isect_classify_frustum_aabb.
/// @param aabb     As for isect_classify_frustum_aabb.
/// @param planes   The planes to test, bit i for plane[i]: ISECT_CULL_ALL for the root of a
///                 hierarchy, the result of its parent for a child. Receives the planes that the
///                 box is not inside of: only these need be tested for boxes within it. Untouched
///                 if the box is outside.
/// @param last     The plane to test first, or NULL. Receives the plane that the box is outside of:
///                 keep it for the next frame, where most boxes are outside of the same plane.
/// @return         ISECT_OUTSIDE if the box is outside of one of the planes; ISECT_INSIDE and
///                 ISECT_TANGENT_INSIDE if it is inside of all; else ISECT_STRADDLES, also for
///                 boxes that are outside beside an edge or a corner: isect_classify_frustum_aabb
///                 decides those.
///
/// Bad input: as isect_classify_plane_aabb of the tested planes.
/// Conservative: ISECT_OUTSIDE and both sides of inside are certain, over the whole finite range.
/// Method: isect_classify_plane_aabb of one plane after the other; masks of planes (Bishop et al.
/// 1998) and the plane that rejected last (Assarsson and Moeller 2000). Cost: 2 dot products for
/// each plane.
ISECT_TRY isect_side isect_cull_aabb(const isect_frustum *frustum, const isect_aabb *aabb,
                                     unsigned *planes, unsigned *last);

/// Where is a solid sphere with respect to the planes of a frustum in a mask?
///
/// @param frustum  As for isect_classify_frustum_sphere.
/// @param sphere   As for isect_classify_frustum_sphere.
/// @param planes   As for isect_cull_aabb.
/// @param last     As for isect_cull_aabb.
/// @return         As isect_cull_aabb; isect_classify_frustum_sphere decides spheres beside an edge
///                 or a corner.
///
/// Bad input: as isect_classify_plane_sphere of the tested planes.
/// Conservative: ISECT_OUTSIDE and both sides of inside are certain, over the whole finite range.
/// Method: as isect_cull_aabb. Cost: a dot product and a root for each plane.
ISECT_TRY isect_side isect_cull_sphere(const isect_frustum *frustum, const isect_sphere *sphere,
                                       unsigned *planes, unsigned *last);

/// Which of many boxes overlap a frustum, or each of several frusta?
///
/// @param frusta  As for isect_classify_frustum_aabb.
/// @param count   How many frusta.
/// @param aabbs   As for isect_classify_frustum_aabb: a column for each number, or structs.
/// @param n       How many boxes.
/// @param seen    Receives isect_words(n) words of bits for each frustum, one after the other: bit
///                i is 1 if aabb i overlaps it. Bits beyond n are 0.
/// @param inside  The same for boxes that are wholly inside; or NULL.
///
/// Bad input: as isect_classify_frustum_aabb.
/// Exact: as isect_classify_frustum_aabb of each frustum with each box.
/// Method: isect_classify_frustum_aabb_n; boxes stay in the first-level cache for all frusta.
/// Cost: 2 ns for each box and frustum, the time of reading the boxes; more for boxes that
/// straddle.
ISECT_API void isect_cull_aabbs(const isect_frustum *frusta, size_t count, isect_aabbs aabbs,
                                size_t n, uint64_t *seen, uint64_t *inside);

/// Boxes as integers of 16 bits, half the size of floats: the integer q stands for origin + step *
/// q.
typedef struct isect_packed {
    const uint16_t *lower[3]; ///< a column for each axis
    const uint16_t *upper[3]; ///< lower > upper: empty
    isect_vec3 origin;        ///< the point of integer 0
    isect_vec3 step;          ///< the size of a step on each axis; positive
} isect_packed;

/// Pack boxes into 16 bits: the packed boxes contain the given ones.
///
/// @param aabbs    Any boxes. Boxes with lower > upper or NaN become empty.
/// @param n        How many.
/// @param numbers  Receives 6 n numbers.
/// @param packed   Receives the boxes; its columns are in `numbers`.
/// @return         ISECT_OK; ISECT_NOT_FINITE if a bound is infinite, or beyond a quarter of the
///                 largest finite number; ISECT_BAD_ARGUMENT if a pointer is missing. Unless it is
///                 ISECT_OK, `packed` is untouched.
///
/// Exact: a step is a power of two, and origin + step * q a float, for every q; packed boxes are
/// the smallest that contain the given ones. They are larger by less than a step on each side. The
/// extent of all boxes is 32767 to 65535 steps, unless it is smaller than 1 / 128 of its distance
/// from 0.
/// Method: bounds rounded outward to steps.
/// Cost: 15 ns a box.
ISECT_TRY isect_status isect_cull_pack(isect_aabbs aabbs, size_t n, uint16_t *numbers,
                                       isect_packed *packed);

/// Which of many boxes in 16 bits overlap each of several frusta?
///
/// @param frusta  As for isect_cull_aabbs.
/// @param count   How many frusta.
/// @param packed  The result of isect_cull_pack; or boxes with any origin and step, whose bounds
///                are origin + step * q with product and sum rounded to float.
/// @param n       How many boxes.
/// @param seen    As for isect_cull_aabbs.
/// @param inside  As for isect_cull_aabbs.
///
/// Bad input: as isect_classify_frustum_aabb.
/// Exact: as isect_cull_aabbs of the packed boxes. These contain the original boxes: no original
/// box is missed, and boxes found inside are inside.
/// Method: as isect_cull_aabbs, with boxes unpacked a block at a time.
/// Cost: a tenth more than isect_cull_aabbs, from half the memory.
ISECT_API void isect_cull_packed(const isect_frustum *frusta, size_t count, isect_packed packed,
                                 size_t n, uint64_t *seen, uint64_t *inside);

/// Which of many shapes are at least on a given side?
///
/// @param sides    The result of a form for many, such as isect_classify_frustum_aabb_n.
/// @param n        How many.
/// @param least    ISECT_TANGENT_OUTSIDE: all shapes that overlap; ISECT_TANGENT_INSIDE: all that
///                 are inside.
/// @param indices  Receives their indices, in order; room for n.
/// @return         How many there are.
///
/// Cost: 0.3 ns each.
ISECT_TRY size_t isect_cull_list(const uint8_t *sides, size_t n, isect_side least,
                                 uint32_t *indices);

/// Which of many answers are yes?
///
/// @param bits     The result of a form for many, such as isect_overlap_sphere_aabb_n.
/// @param n        How many answers there are.
/// @param indices  Receives their indices, in order; room for as many as there are.
/// @return         How many are yes.
///
/// Cost: 0.7 ns for each yes.
ISECT_TRY size_t isect_cull_list_bits(const uint64_t *bits, size_t n, uint32_t *indices);

/* ---- pick ----
 *
 * Which object is under the cursor, by a picture of ids? These are the parts that need no GPU.
 *
 * The renderer, in Vulkan, Metal, WebGPU or OpenGL, writes a number into each pixel that encodes
 * object and primitive: its code. The functions here make and read codes, choose the pixel of a
 * window that is meant, and turn a depth into a point. With isect_frustum_pick_matrix only that
 * window is drawn; the library isect_pick does all of it with OpenGL ES. */

/// The object and primitive that a pixel shows. Background is {UINT32_MAX, UINT32_MAX}.
typedef struct isect_pick_id {
    uint32_t object; ///< index of the object
    uint32_t prim;   ///< index of its primitive, for example a triangle
} isect_pick_id;

/// Which codes do the primitives of some objects have?
///
/// @param counts  How many primitives each object has; 1 each to pick objects only. May be NULL if
///                n is 0.
/// @param n       How many objects.
/// @param first   Receives n + 1 codes: that of primitive 0 of each object, and one more than the
///                last code of all. The first object begins with 1, each other one where the one
///                before it ends. A shader writes first[object] + primitive; 0 is the background.
/// @return        ISECT_OK; ISECT_TOO_SMALL if there are more than 2^32 - 2 primitives;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// All codes are used, however the primitives are distributed over the objects.
/// Bad input: on failure `first` is untouched.
/// Method: running sums.
/// Cost: two additions an object.
ISECT_TRY isect_status isect_pick_codes(const size_t *counts, size_t n, uint32_t *first);

/// Which code does a primitive of an object have?
///
/// @param first  The codes of isect_pick_codes.
/// @param n      How many objects.
/// @param id     Any object and primitive.
/// @return       Its code; 0 if there is no such primitive.
///
/// Cost: an addition.
ISECT_ASK uint32_t isect_pick_encode(const uint32_t *first, size_t n, isect_pick_id id);

/// Which object and primitive has a code?
///
/// @param first  The codes of isect_pick_codes.
/// @param n      How many objects.
/// @param code   Any number, as read from a pixel.
/// @return       The object and its primitive; {UINT32_MAX, UINT32_MAX} if the code is 0 or belongs
///               to no primitive.
///
/// Method: bisection. Cost: log2 n steps.
ISECT_ASK isect_pick_id isect_pick_decode(const uint32_t *first, size_t n, uint32_t code);

/// Convert codes to pixels of four bytes, RGBA8, for pictures that cannot hold integers.
///
/// @param codes  n codes.
/// @param n      How many.
/// @param rgba   Receives 4 n bytes: red has the lowest 8 bits of a code, alpha the highest.
///
/// A shader writes vec4(code & 255, code >> 8 & 255, code >> 16 & 255, code >> 24) / 255. The value
/// must reach the picture unchanged: no blending, no dithering, no sRGB, one sample.
/// Cost: a copy.
ISECT_API void isect_pick_to_rgba8(const uint32_t *codes, size_t n, uint8_t *rgba);

/// Convert pixels of four bytes back to codes.
///
/// @param rgba   4 n bytes, as of isect_pick_to_rgba8.
/// @param n      How many.
/// @param codes  Receives n codes.
///
/// Cost: a copy.
ISECT_API void isect_pick_from_rgba8(const uint8_t *rgba, size_t n, uint32_t *codes);

/// Which barycentric coordinates does a pixel of a triangle with red, green and blue corners have?
///
/// @param rgb  Three bytes: red, green, blue.
/// @return     The weights of the corners: x of the red one, y of the green one, z of the blue one,
///             with the sum 1; 0, 0, 0 if the pixel is black. They correspond to w, u, v of
///             isect_touch.
///
/// Accuracy: that of the colours, which are rounded to 1/255: the error of each weight is at most
/// 1/255. A picture of floats has no such loss.
/// Method: red, green and blue divided by their sum (Real-Time Rendering, 22.1).
/// Cost: 3 divisions.
ISECT_INLINE isect_vec3 isect_pick_weights(const uint8_t *rgb)
{
    isect_vec3 weights = {0, 0, 0};
    float sum = (float)(rgb[0] + rgb[1] + rgb[2]);
    if (sum > 0) {
        weights.x = (float)rgb[0] / sum;
        weights.y = (float)rgb[1] / sum;
        weights.z = (float)rgb[2] / sum;
    }
    return weights;
}

/// Which point is at a depth under a pixel?
///
/// @param matrix      As for isect_frustum_from_matrix.
/// @param pixel       The middle of a pixel is {i + 0.5, k + 0.5}; any point on the screen or
///                    beside it.
/// @param depth       The value of a depth buffer, from 0 to 1: Z / W with `depth_from_zero`, else
///                    (Z / W + 1) / 2.
/// @param screen      Width and height must be positive.
/// @param projection  As for isect_frustum_from_matrix; `reversed` does not matter.
/// @param point       Receives the point, in the space that the matrix maps to clip space.
/// @return            ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if there is no such point, more
///                    than one, or one so far away that its planes overflow; ISECT_BAD_ARGUMENT if
///                    a pointer is missing or the screen has no size.
///
/// Bad input: on failure the point is untouched. A coordinate beyond the range of numbers is the
/// largest finite number.
/// Accuracy: the common point of three planes, whose numbers have an error of an epsilon of double;
/// each coordinate is then rounded to 3 epsilon. The resulting distance depends on the matrix.
/// Method: Z = depth * W is a plane, and so are the column and the row of the pixel; each is an
/// exact sum, and the point is their intersection.
/// Cost: 1 us.
ISECT_TRY isect_status isect_pick_point(const float *matrix, const isect_vec2 *pixel, float depth,
                                        const isect_screen *screen,
                                        const isect_projection *projection, isect_vec3 *point);

/// Which pixel of a window is meant?
///
/// @param codes   The codes of width * height pixels, row by row; 0 is the background.
/// @param depths  The depths of the same pixels; the least is the nearest (pass 1 - depth if it is
///                reversed); NaN is the farthest. NULL: all depths are equal.
/// @param width   Columns of the window.
/// @param height  Rows of the window.
/// @param rule    ISECT_PICK_MIDDLE: the pixel nearest to the middle of the window, among equal
///                ones that of least depth. ISECT_PICK_NEAREST: the pixel of least depth, among
///                equal ones the nearest to the middle. ISECT_PICK_MOST: the pixel nearest to the
///                middle among those with the most frequent code; among equally frequent codes the
///                one whose pixel comes first by ISECT_PICK_MIDDLE. Any other value:
///                ISECT_PICK_MIDDLE.
/// @return        Its index, row * width + column; SIZE_MAX if all codes are 0. Remaining ties go
///                to the least index.
///
/// Method: distances in halves of pixels, squared. Cost: linear in the number of pixels;
/// ISECT_PICK_MOST: quadratic.
ISECT_TRY size_t isect_pick_choose(const uint32_t *codes, const float *depths, size_t width,
                                   size_t height, isect_pick_rule rule);

/// Which codes occur in a list?
///
/// @param codes  n codes in any order, as read from the pixels of a rectangle. Receives the codes
///               that are not 0, each once, by increasing code. May be NULL if n is 0.
/// @param n      How many.
/// @return       How many different codes there are.
///
/// Method: heapsort. Cost: n log n, less where neighbours are equal.
ISECT_TRY size_t isect_pick_list(uint32_t *codes, size_t n);

ISECT_EXTERN_END
#endif
