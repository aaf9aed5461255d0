/* isect/camera.h - what a camera sees: its frustum, which boxes are seen, and what is under a
 * pixel. */
#ifndef ISECT_CAMERA_H
#define ISECT_CAMERA_H

#include "isect/arrays.h"

ISECT_EXTERN_BEGIN

/* ---- frustum ----
 *
 * What does a camera see: all of its picture, a rectangle of pixels, one pixel?
 *
 * A frustum is six half-spaces (isect/shapes.h). Here it is made from the matrix that projects,
 * or from the numbers of a camera; the part of it behind a rectangle of pixels is a frustum
 * again, and what is under a pixel is a ray. Then ask isect/classify.h, isect/cast.h,
 * isect/bvh.h.
 *
 * What is made has corner[i] left for even i, else right; bottom where i / 2 is even, else top;
 * of the near plane for i < 4, else of the far one. They are where the planes as stored meet,
 * rounded once. An edge without end, as the far plane is absent, has a point of it as its far
 * corner: that which is farther behind the near plane by 1. One that begins at the eye has that
 * as its near corner: no near plane cuts it, or none that is farther from the eye than an epsilon
 * of what is added to tell, which is about that of the distance from the origin. */

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
/// @param matrix      16 numbers: the projection times the view, or the projection alone to see in
///                    the space of the camera, or times the matrix of a model, to see in its space.
/// @param projection  May be NULL: OpenGL.
/// @param frustum     Receives six planes, left right bottom top near far: X = -W, X = W, Y = -W,
///                    Y = W, and the two of Z. A far plane that is nowhere is {0, 0, 0, -1}. Their
///                    normals point outward and are not unit: left and right have one scale, as
///                    bottom and top have, which isect_frustum_from_pixels makes use of.
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
ISECT_TRY isect_status isect_frustum_from_matrix(const float *matrix,
                                                 const isect_projection *projection,
                                                 isect_frustum *frustum);

/// What does a camera see?
///
/// @param camera   left < right, bottom < top, z_near < z_far; z_near >= 0 unless orthographic.
/// @param frustum  Receives six planes and corners, as from isect_frustum_from_matrix.
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
ISECT_TRY isect_status isect_frustum_from_camera(const isect_camera *camera,
                                                 isect_frustum *frustum);

/// What is seen in a rectangle of pixels?
///
/// @param frustum  Made here, from a matrix, a camera or pixels; of others left and right, bottom
///                 and top must have one scale, as they have if they are symmetric and unit.
/// @param pixels   From lower to upper corner: {i, k} to {i + 1, k + 1} is one pixel, {i - 1, k - 1}
///                 to {i + 2, k + 2} three by three around it. It may reach beyond the screen.
/// @param screen   Width and height must be positive.
/// @param part     Receives the part of the frustum; may be the frustum itself.
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
ISECT_TRY isect_status isect_frustum_from_pixels(const isect_frustum *frustum,
                                                 const isect_rectangle2 *pixels,
                                                 const isect_screen *screen, isect_frustum *part);

/// Which ray is under a pixel?
///
/// @param frustum  As for isect_frustum_from_pixels.
/// @param pixel    Its middle is {i + 0.5, k + 0.5}; any point of the screen, or beside it.
/// @param screen   Width and height must be positive.
/// @param ray      Receives it: t = 0 on the near plane, t = 1 = t_max on the far plane. Without far
///                 plane t counts what the ray gains in distance from the near plane, and t_max is
///                 INFINITY. Without near plane it begins at the eye, as the edges do.
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
ISECT_TRY isect_status isect_frustum_pixel_ray(const isect_frustum *frustum,
                                               const isect_vec2 *pixel, const isect_screen *screen,
                                               isect_ray *ray);

/// Which matrix spreads a rectangle of pixels over the whole picture?
///
/// @param pixels      As for isect_frustum_from_pixels. Of the pixels around one, 3 by 3 say, a
///                    picture of as many pixels is enough to know what is under it (RTR4 22.1).
/// @param screen      Width and height must be positive.
/// @param projection  Only `transposed` counts; may be NULL.
/// @param matrix      Receives 16 numbers: X' = sx X + tx W, Y' = sy Y + ty W, Z' = Z, W' = W. With
///                    column vectors the matrix of the pixels is pick * projection * view; with row
///                    vectors it is view * projection * pick.
/// @return            As isect_frustum_from_pixels; ISECT_DEGENERATE, too, if sx or sy are out of
///                    range.
///
/// Bad input: on failure the matrix is untouched.
/// Accuracy: 4 epsilon of each number, and of sx in tx, sy in ty.
/// Cost: two divisions each.
ISECT_TRY isect_status isect_frustum_pick_matrix(const isect_rectangle2 *pixels,
                                                 const isect_screen *screen,
                                                 const isect_projection *projection, float *matrix);

/* ---- cull ----
 *
 * What does a frustum see of a hierarchy, and of many? Plane by plane, with memory. */

#define ISECT_CULL_ALL 63u ///< all six planes of a frustum, as bits

/// Where is a box with respect to those planes of a frustum that are still to be asked?
///
/// @param frustum  As for isect_classify_frustum_aabb.
/// @param aabb     As for isect_classify_frustum_aabb.
/// @param planes   The planes to be asked, bit i for plane[i]: ISECT_CULL_ALL for the root of a hierarchy,
///                 for a child what its parent has left. Receives those that the box is not inside of:
///                 of what is inside of the box no others need be asked. Untouched if it is outside.
/// @param last     The plane to be asked first, or NULL. Receives the one that the box is outside of: keep
///                 it for the next frame, where most are outside of the same.
/// @return         ISECT_OUTSIDE if the box is outside of one of the planes; ISECT_INSIDE and
///                 ISECT_TANGENT_INSIDE if it is inside of all; else ISECT_STRADDLES, also of boxes
///                 beside an edge or a corner: isect_classify_frustum_aabb tells.
///
/// Bad input: as isect_classify_plane_aabb of the planes that are asked.
/// Conservative: ISECT_OUTSIDE and both sides of inside are certain, over the whole finite range.
/// Method: isect_classify_plane_aabb of one plane after the other; masks of planes (Bishop et al. 1998)
/// and the plane that rejected last (Assarsson and Moeller 2000). Cost: 2 dot products for each plane.
ISECT_TRY isect_side isect_cull_aabb(const isect_frustum *frustum, const isect_aabb *aabb,
                                     unsigned *planes, unsigned *last);

/// Where is a solid sphere with respect to those planes of a frustum that are still to be asked?
///
/// @param frustum  As for isect_classify_frustum_sphere.
/// @param sphere   As for isect_classify_frustum_sphere.
/// @param planes   As for isect_cull_aabb.
/// @param last     As for isect_cull_aabb.
/// @return         As isect_cull_aabb; isect_classify_frustum_sphere tells of those beside an edge or a
///                 corner.
///
/// Bad input: as isect_classify_plane_sphere of the planes that are asked.
/// Conservative: ISECT_OUTSIDE and both sides of inside are certain, over the whole finite range.
/// Method: as isect_cull_aabb. Cost: a dot product and a root for each plane.
ISECT_TRY isect_side isect_cull_sphere(const isect_frustum *frustum, const isect_sphere *sphere,
                                       unsigned *planes, unsigned *last);

/// Which of many boxes does a frustum see, or each of some frusta?
///
/// @param frusta  As for isect_classify_frustum_aabb.
/// @param count   How many frusta.
/// @param aabbs   As for isect_classify_frustum_aabb: a column for each number, or structs.
/// @param n       How many boxes.
/// @param seen    Receives isect_words(n) words of bits for each frustum, one after the other: bit i is 1
///                if aabb i overlaps it. Bits beyond n are 0.
/// @param inside  The same for those that are wholly inside, so that both together are two bits a box; or
///                NULL.
///
/// Bad input: as isect_classify_frustum_aabb.
/// Exact: as isect_classify_frustum_aabb of each frustum with each box.
/// Method: isect_classify_frustum_aabb_n; boxes stay in the first cache for all frusta.
/// Cost: 2 ns for each box and frustum, as long as it takes to read the boxes; more for boxes across.
ISECT_API void isect_cull_aabbs(const isect_frustum *frusta, size_t count, isect_aabbs aabbs,
                                size_t n, uint64_t *seen, uint64_t *inside);

/// Boxes as whole numbers of 16 bits, half of what floats take: what is stored as q is at origin + step * q.
typedef struct isect_packed {
    const uint16_t *lower[3]; ///< a column for each axis
    const uint16_t *upper[3]; ///< lower > upper: empty
    isect_vec3 origin;        ///< where 0 is
    isect_vec3 step;          ///< how far 1 is from 0; positive
} isect_packed;

/// Boxes in 16 bits that contain those given.
///
/// @param aabbs    Any boxes. Those with lower > upper or NaN become empty.
/// @param n        How many.
/// @param numbers  Receives 6 n numbers.
/// @param packed   Receives the boxes; its columns are in `numbers`.
/// @return         ISECT_OK; ISECT_NOT_FINITE if a box has no end, or one beyond a quarter of the
///                 greatest number; ISECT_BAD_ARGUMENT if a pointer is missing. But for ISECT_OK
///                 `packed` is untouched.
///
/// Exact: a step is a power of two, and origin + step * q a float, for every q; boxes are the least that
/// contain those given. They are larger by less than a step to each side; 32767 to 65535 steps are
/// the extent of all, unless that is smaller than 1 / 128 of its distance from 0.
/// Cost: 15 ns a box.
ISECT_TRY isect_status isect_cull_pack(isect_aabbs aabbs, size_t n, uint16_t *numbers,
                                       isect_packed *packed);

/// As isect_cull_aabbs, of boxes in 16 bits.
///
/// @param frusta  As for isect_cull_aabbs.
/// @param count   How many frusta.
/// @param packed  Of isect_cull_pack; or with any origin and step, where product and sum are rounded to
///                float and that is the box.
/// @param n       How many boxes.
/// @param seen    As for isect_cull_aabbs.
/// @param inside  As for isect_cull_aabbs.
///
/// Bad input: as isect_classify_frustum_aabb.
/// Exact: as isect_cull_aabbs of the packed boxes. So of those that they were made from none is missed,
/// and what is inside is so.
/// Cost: a tenth more than isect_cull_aabbs, from half the memory.
ISECT_API void isect_cull_packed(const isect_frustum *frusta, size_t count, isect_packed packed,
                                 size_t n, uint64_t *seen, uint64_t *inside);

/// Which of many are on a side, or farther in?
///
/// @param sides    Of a form for many, such as isect_classify_frustum_aabb_n.
/// @param n        How many.
/// @param least    ISECT_TANGENT_OUTSIDE: all that overlap; ISECT_TANGENT_INSIDE: all that are inside.
/// @param indices  Receives their indices, in order; room for n.
/// @return         How many they are.
///
/// Cost: 0.3 ns each.
ISECT_TRY size_t isect_cull_list(const uint8_t *sides, size_t n, isect_side least,
                                 uint32_t *indices);

/// Which of many answers are yes?
///
/// @param bits     Of a form for many, such as isect_overlap_sphere_aabb_n.
/// @param n        How many answers there are.
/// @param indices  Receives their indices, in order; room for as many as there are.
/// @return         How many are yes.
///
/// Cost: 0.7 ns for each yes.
ISECT_TRY size_t isect_cull_list_bits(const uint64_t *bits, size_t n, uint32_t *indices);

/* ---- pick ----
 *
 * What is under the cursor, by a picture of ids? All of it that needs no GPU.
 *
 * Whatever draws the picture, Vulkan, Metal, WebGPU or OpenGL, writes a number into each pixel
 * that tells object and primitive: its code. Here codes are made and read, it is decided which
 * pixel of a window is meant, and a depth becomes a point. isect_frustum_pick_matrix draws a
 * window alone; the library isect_pick does all of it with OpenGL ES. */

/// What a pixel shows. Nothing is {UINT32_MAX, UINT32_MAX}.
typedef struct isect_pick_id {
    uint32_t object; ///< which of the objects that are drawn
    uint32_t prim;   ///< which of its primitives, triangles say
} isect_pick_id;

/// Which codes have the primitives of some objects?
///
/// @param counts  How many primitives each object has; 1 each if objects will do. May be NULL if n
///                is 0.
/// @param n       How many objects.
/// @param first   Receives n + 1 codes: that of primitive 0 of each object, and one more than the
///                last code of all. The first object begins with 1, each other one where the one
///                before it ends. A shader writes first[object] + primitive; 0 is where nothing is
///                drawn.
/// @return        ISECT_OK; ISECT_TOO_SMALL if all together are more than 2^32 - 2;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// No code is wasted: as many primitives fit 32 bits as there are, however they are shared out.
/// Bad input: on failure `first` is untouched. Cost: an addition each, twice.
ISECT_TRY isect_status isect_pick_codes(const size_t *counts, size_t n, uint32_t *first);

/// Which code has a primitive of an object?
///
/// @param first  Of isect_pick_codes.
/// @param n      How many objects.
/// @param id     Any object and primitive.
/// @return       Its code; 0 if there is no such.
ISECT_ASK uint32_t isect_pick_encode(const uint32_t *first, size_t n, isect_pick_id id);

/// Which primitive of which object has a code?
///
/// @param first  Of isect_pick_codes.
/// @param n      How many objects.
/// @param code   Any number, as read from a pixel.
/// @return       The object and its primitive; {UINT32_MAX, UINT32_MAX} if the code is 0 or none of
///               theirs.
///
/// Method: bisection. Cost: log2 n steps.
ISECT_ASK isect_pick_id isect_pick_decode(const uint32_t *first, size_t n, uint32_t code);

/// Codes as pixels of four bytes, for pictures that hold no whole numbers: RGBA8.
///
/// @param codes  n codes.
/// @param n      How many.
/// @param rgba   Receives 4 n bytes: red has the lowest 8 bits of a code, alpha the highest.
///
/// A shader writes vec4(code & 255, code >> 8 & 255, code >> 16 & 255, code >> 24) / 255. It must
/// reach the picture as it is: no blending, no dithering, no sRGB, one sample.
ISECT_API void isect_pick_to_rgba8(const uint32_t *codes, size_t n, uint8_t *rgba);

/// Codes from pixels of four bytes.
///
/// @param rgba   4 n bytes, as of isect_pick_to_rgba8.
/// @param n      How many.
/// @param codes  Receives n codes.
ISECT_API void isect_pick_from_rgba8(const uint8_t *rgba, size_t n, uint32_t *codes);

/// Which barycentric coordinates has a pixel of a triangle whose corners are red, green and blue?
///
/// @param rgb  Three bytes: red, green, blue.
/// @return     The weights of the corners: x of the red one, y of the green one, z of the blue one,
///             with the sum 1; 0, 0, 0 if the pixel is black. In the words of isect_touch they are
///             w, u, v.
///
/// Accuracy: that of the colours, which are rounded to 1/255: each weight is off by 1/255 at most.
/// A picture of floats, or of their bits, has no such loss.
/// Method: red, green and blue by their sum (Real-Time Rendering, 22.1).
ISECT_ASK isect_vec3 isect_pick_weights(const uint8_t *rgb);

/// Which point is at a depth under a pixel?
///
/// @param matrix      As for isect_frustum_from_matrix.
/// @param pixel       Its middle is {i + 0.5, k + 0.5}; any point of the screen, or beside it.
/// @param depth       What a depth buffer holds, from 0 to 1: Z / W if the projection says
///                    `depth_from_zero`, else (Z / W + 1) / 2.
/// @param screen      Width and height must be positive.
/// @param projection  As for isect_frustum_from_matrix; `reversed` does not matter.
/// @param point       Receives it, in the space that the matrix takes to clip space.
/// @return            ISECT_OK; ISECT_NOT_FINITE; ISECT_DEGENERATE if there is no such point, more
///                    than one, or one so far away that its planes are out of range;
///                    ISECT_BAD_ARGUMENT if a pointer is missing or the screen has no size.
///
/// Bad input: on failure the point is untouched. A coordinate beyond the range of numbers is the
/// greatest one.
/// Accuracy: the point of three planes each number of which is off by an epsilon of double, with
/// each coordinate off by 3 epsilon. How far that is away depends on the matrix.
/// Method: Z = depth * W is a plane, and so is the column of the pixel, and its row; an exact sum
/// each, and the point of the three.
/// Cost: 1 us.
ISECT_TRY isect_status isect_pick_point(const float *matrix, const isect_vec2 *pixel, float depth,
                                        const isect_screen *screen,
                                        const isect_projection *projection, isect_vec3 *point);

/// Which pixel of a window is meant?
///
/// @param codes   Those of width * height pixels, row by row; 0 is nothing.
/// @param depths  Of the same pixels, the least is the nearest (of a reversed depth give 1 -
///                depth); NaN is farther than all. NULL: all the same.
/// @param width   Columns of the window.
/// @param height  Rows of it.
/// @param rule    ISECT_PICK_MIDDLE: the pixel nearest to the middle of the window, of those the
///                one of least depth. ISECT_PICK_NEAREST: that of least depth, of those the one
///                nearest to the middle. ISECT_PICK_MOST: of the code that most pixels have the one
///                nearest to the middle; of several such codes that whose pixel comes first by
///                ISECT_PICK_MIDDLE. Any other: ISECT_PICK_MIDDLE.
/// @return        Its index, row * width + column; SIZE_MAX if all codes are 0. What is still equal
///                is decided by the least index.
///
/// Method: distances in halves of pixels, squared. Cost: a step each pixel; ISECT_PICK_MOST: a step
/// for each two.
ISECT_TRY size_t isect_pick_choose(const uint32_t *codes, const float *depths, size_t width,
                                   size_t height, isect_pick_rule rule);

/// Which codes are there?
///
/// @param codes  n of them in any order, as read from the pixels of a rectangle. Receives those
///               that are not 0, each once, by increasing code. May be NULL if n is 0.
/// @param n      How many.
/// @return       How many different ones.
///
/// Method: heapsort. Cost: n log n, less where neighbours are alike.
ISECT_TRY size_t isect_pick_list(uint32_t *codes, size_t n);

ISECT_EXTERN_END
#endif
