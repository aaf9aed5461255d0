/* isect/pick.h - what is under the cursor, by a picture of ids? All of it that needs no GPU.
 *
 * Whatever draws the picture, Vulkan, Metal, WebGPU or OpenGL, writes a number into each pixel that
 * tells object and primitive: its code. Here codes are made and read, it is decided which pixel of
 * a window is meant, and a depth becomes a point. isect_frustum_pick_matrix draws a window alone;
 * the library isect_pick does all of it with OpenGL ES. */
#ifndef ISECT_PICK_H
#define ISECT_PICK_H

#include "isect/frustum.h"

ISECT_EXTERN_BEGIN

/// What a pixel shows. Nothing is {UINT32_MAX, UINT32_MAX}.
typedef struct isect_pick_id {
    uint32_t object; ///< which of the objects that are drawn
    uint32_t prim;   ///< which of its primitives, triangles say
} isect_pick_id;

/// Which codes have the primitives of some objects?
///
/// @param first   Receives n + 1 codes: that of primitive 0 of each object, and one more than the
///                last code of all. The first object begins with 1, each other one where the one
///                before it ends. A shader writes first[object] + primitive; 0 is where nothing is
///                drawn.
/// @param counts  How many primitives each object has; 1 each if objects will do. May be NULL if n
///                is 0.
/// @param n       How many objects.
/// @return        ISECT_OK; ISECT_TOO_SMALL if all together are more than 2^32 - 2;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// No code is wasted: as many primitives fit 32 bits as there are, however they are shared out.
/// Bad input: on failure `first` is untouched. Cost: an addition each, twice.
ISECT_TRY isect_status isect_pick_codes(uint32_t *first, const size_t *counts, size_t n);

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
/// @param rgba   Receives 4 n bytes: red has the lowest 8 bits of a code, alpha the highest.
/// @param codes  n codes.
/// @param n      How many.
///
/// A shader writes vec4(code & 255, code >> 8 & 255, code >> 16 & 255, code >> 24) / 255. It must
/// reach the picture as it is: no blending, no dithering, no sRGB, one sample.
ISECT_API void isect_pick_to_rgba8(uint8_t *rgba, const uint32_t *codes, size_t n);

/// Codes from pixels of four bytes.
///
/// @param codes  Receives n codes.
/// @param rgba   4 n bytes, as of isect_pick_to_rgba8.
/// @param n      How many.
ISECT_API void isect_pick_from_rgba8(uint32_t *codes, const uint8_t *rgba, size_t n);

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
/// @param point       Receives it, in the space that the matrix takes to clip space.
/// @param matrix      As for isect_frustum_from_matrix.
/// @param pixel       Its middle is {i + 0.5, k + 0.5}; any point of the screen, or beside it.
/// @param depth       What a depth buffer holds, from 0 to 1: Z / W if the projection says
///                    `depth_from_zero`, else (Z / W + 1) / 2.
/// @param screen      Width and height must be positive.
/// @param projection  As for isect_frustum_from_matrix; `reversed` does not matter.
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
ISECT_TRY isect_status isect_pick_point(isect_vec3 *point, const float *matrix,
                                        const isect_vec2 *pixel, float depth,
                                        const isect_screen *screen,
                                        const isect_projection *projection);

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
