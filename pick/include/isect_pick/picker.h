/* isect_pick/picker.h - picking by a picture of ids, with OpenGL ES 3: what is visible under the
 * cursor, in a rectangle, and what lies behind it. A library of its own, isect_pick, which needs
 * EGL.
 *
 * A picker has meshes of its own, on the GPU, and draws ids, weights and depths instead of colours.
 * It draws only the pixels of each query, with the pick matrix; or the whole picture
 * once, by isect_picker_draw, from which it then reads while nothing moves. Only the pixels of the
 * query are read back, without a pixel buffer: the caller would have to synchronise with it.
 *
 * The visible surface is that of the rasteriser: a pixel shows the triangle that covers its middle,
 * with corners rounded to GL_SUBPIXEL_BITS of a pixel, and of several the one of the least depth,
 * which is a float from 0 to 1; of equal depth that of the least object, then of the least
 * triangle.
 *
 * Every function that returns a status may return ISECT_NO_DEVICE, if OpenGL or EGL failed or the
 * context is lost, and ISECT_NO_MEMORY, also of the GPU; then `report` receives a text. After a
 * loss only isect_picker_free may be called. The caller's context and OpenGL state are restored,
 * except for errors that the caller has not yet read; an active occlusion query of the caller
 * counts pixels drawn here.
 *
 * Threads: one at a time for each picker. Pickers with contexts of their own may go from thread to
 * thread, and several may work side by side. */
#ifndef ISECT_PICK_PICKER_H
#define ISECT_PICK_PICKER_H

#include "isect/camera.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// Meshes on the GPU, and pictures of them.
typedef struct isect_picker isect_picker;

/// How to make a picker. All zero, or NULL instead of a pointer to it: malloc, and a context of its
/// own.
typedef struct isect_picker_options {
    isect_allocator allocator; ///< for lists of objects, and for pixels while a call reads them
    /// false: a context of its own that needs no window. true: the one that is current, made with
    /// EGL, OpenGL ES 3.0 or later and without clip control; it must be current in each call, else
    /// ISECT_BAD_ARGUMENT.
    bool current;
    /// Where corners are moved to, in GLSL ES 3.00; or NULL: they stay. It defines
    /// vec3 place(vec3 position, uint object, uint triangle), and is part of the vertex shader.
    const char *place;
    /// Which points of triangles are not see-through, in GLSL ES 3.00; or NULL: all. It defines
    /// bool keep(vec3 weights, uint object, uint triangle), and is part of the fragment shader. A
    /// sampler that it declares reads texture unit 0 as it is in the caller's context.
    const char *keep;
    bool attributes; ///< have pictures of normals and texture coordinates: isect_picker_describe
    void (*report)(void *user, const char *text); ///< receives texts of failures; may be NULL
    void *user;                                   ///< passed to report
} isect_picker_options;

/// A camera and a screen. The depth convention of the projection is converted to OpenGL's before
/// drawing: a reversed one has no more digits here than another.
typedef struct isect_picker_view {
    float matrix[16];            ///< projection times view, as for isect_frustum_from_matrix
    isect_projection projection; ///< how it projects, and how all matrices are stored
    isect_screen screen;         ///< width and height must be integers
} isect_picker_view;

/// Pixels of the screen: columns x to x + width - 1, rows y to y + height - 1.
typedef struct isect_picker_pixels {
    int32_t x, y;           ///< the first column and row
    uint32_t width, height; ///< how many
} isect_picker_pixels;

/// Which things are distinguished? A polygon of an object is the triangles to which
/// isect_picker_describe gave one number; without it each triangle is one.
typedef enum isect_pick_unit {
    ISECT_PICK_TRIANGLES, ///< each triangle
    ISECT_PICK_OBJECTS,   ///< each object
    ISECT_PICK_POLYGONS   ///< each polygon of each object
} isect_pick_unit;

/// What the triangles of an object carry. Each pointer may be NULL.
typedef struct isect_picker_attributes {
    const float *normals;     ///< three numbers for each vertex of the mesh, one after another
    const float *texture;     ///< two numbers for each vertex
    const uint32_t *polygons; ///< for each triangle the number of its polygon
} isect_picker_attributes;

/// What a pixel shows. A miss has the id {UINT32_MAX, UINT32_MAX}, the polygon UINT32_MAX, the
/// depth INFINITY, and all else 0.
typedef struct isect_picker_hit {
    isect_pick_id id;   ///< object and triangle
    float u, v, w;      ///< barycentric coordinates: weights of the second, third, first corner
    float depth;        ///< as a depth buffer of the view's projection has it, from 0 to 1
    isect_vec3 point;   ///< of isect_pick_point, in the space that the view's matrix projects
    int32_t x, y;       ///< which pixel
    uint32_t polygon;   ///< of isect_picker_describe, or the triangle
    isect_vec3 normal;  ///< interpolated, in the space of the mesh, not of unit length; else 0
    isect_vec2 texture; ///< interpolated texture coordinates, else 0
} isect_picker_hit;

/// Counts of the work of a picker so far.
typedef struct isect_picker_statistics {
    uint64_t pictures;   ///< whole pictures that were drawn
    uint64_t windows;    ///< parts that were drawn, each layer of isect_picker_all too
    uint64_t triangles;  ///< handed to the GPU
    uint64_t culled;     ///< not handed to it, as they are not in the window
    uint64_t bytes_read; ///< from the GPU
} isect_picker_statistics;

/// Make a picker without objects.
///
/// @param options  May be NULL. The texts of shaders are read during the call only.
/// @param picker   Receives it; release it with isect_picker_free.
/// @return         ISECT_OK; ISECT_NO_DEVICE, also if a shader does not compile, for which `report`
///                 is called; ISECT_BAD_ARGUMENT if `picker` is NULL.
///
/// The display of EGL is not terminated when the picker is released, because it may have other
/// users.
/// Bad input: on failure *picker is untouched and nothing is leaked.
/// Cost: a context and two shaders, some 10 ms.
ISECT_TRY isect_status isect_picker_create(const isect_picker_options *options,
                                           isect_picker **picker);

/// Release a picker and all its objects.
///
/// @param picker  May be NULL. If it works in the caller's context and that is not current, what it
///                has there stays until the context ends.
ISECT_API void isect_picker_free(isect_picker *picker);

/// Add a mesh.
///
/// @param picker  A picker.
/// @param mesh    Its arrays are read during the call only. 36 bytes a triangle go to the GPU.
/// @param matrix  Where it is: 16 numbers, stored as those of the view; NULL: it stays where it is.
/// @param object  Receives the number of the object: 0, 1, 2 ...
/// @return        ISECT_OK; ISECT_NO_MEMORY; ISECT_NO_DEVICE; ISECT_TOO_SMALL if all triangles are
///                more than 2^32 - 2, or those of the mesh more than 2^31 / 3; ISECT_NOT_FINITE of
///                the matrix; ISECT_BAD_ARGUMENT if a pointer is missing or an index is not less
///                than vertex_count.
///
/// Bad input: triangles with NaN or infinity are not drawn. On failure nothing is added.
ISECT_TRY isect_status isect_picker_add(isect_picker *picker, const isect_mesh *mesh,
                                        const float *matrix, uint32_t *object);

/// Describe an object: normals, texture coordinates, and which polygons its triangles are of.
///
/// @param picker      A picker.
/// @param object      Of isect_picker_add.
/// @param mesh        The mesh that was added, with as many triangles.
/// @param attributes  Is read during the call only, and replaces what was there.
/// @return            ISECT_OK; ISECT_NO_MEMORY; ISECT_NO_DEVICE; ISECT_BAD_ARGUMENT if there is no
///                    such object, the mesh is another one, a pointer is missing, or there are
///                    normals or texture coordinates and the picker was made without
///                    options->attributes.
///
/// Method: two pictures more, of normals and of texture coordinates, drawn with the ids and read at
/// the pixels of a query (Real-Time Rendering, 22.1). Polygons are numbers on the side of the CPU.
/// Cost: 60 bytes a triangle on the GPU for pickers with attributes, and 32 bytes a pixel.
ISECT_TRY isect_status isect_picker_describe(isect_picker *picker, uint32_t object,
                                             const isect_mesh *mesh,
                                             const isect_picker_attributes *attributes);

/// Move an object.
///
/// @param picker  A picker.
/// @param object  Of isect_picker_add.
/// @param matrix  As for isect_picker_add.
/// @return        ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if there is no such object.
ISECT_TRY isect_status isect_picker_move(isect_picker *picker, uint32_t object,
                                         const float *matrix);

/// Show or hide an object. All are shown at first.
///
/// @param picker  A picker.
/// @param object  Of isect_picker_add.
/// @param shown   Is it drawn?
/// @return        ISECT_OK; ISECT_BAD_ARGUMENT if there is no such object.
ISECT_TRY isect_status isect_picker_show(isect_picker *picker, uint32_t object, bool shown);

/// Set the view. The same view again does not count as a change.
///
/// @param picker  A picker.
/// @param view    Is copied.
/// @return        ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing or the
///                size of the screen is not a positive integer.
ISECT_TRY isect_status isect_picker_look(isect_picker *picker, const isect_picker_view *view);

/// Draw the whole picture, unless that is done and nothing has changed since. Queries then read
/// from it.
///
/// @param picker  A picker with a view (isect_picker_look).
/// @return        ISECT_OK; ISECT_NO_MEMORY; ISECT_NO_DEVICE; ISECT_TOO_SMALL if the screen is
///                larger than the GPU's largest picture; ISECT_BAD_ARGUMENT.
ISECT_TRY isect_status isect_picker_draw(isect_picker *picker);

/// What do pixels show?
///
/// @param picker  A picker with a view (isect_picker_look).
/// @param pixels  May lie beside the screen, as far as 2^23 from its corner.
/// @param hits    Receives width * height of them, row by row: what is nearest, or a miss.
/// @return        ISECT_OK, also of misses; ISECT_NO_MEMORY; ISECT_NO_DEVICE; ISECT_TOO_SMALL if
///                they are more than the GPU's largest picture, or farther away; ISECT_EMPTY if
///                the width or height is 0; ISECT_BAD_ARGUMENT if a pointer is missing, or there
///                is no view.
ISECT_TRY isect_status isect_picker_read(isect_picker *picker, const isect_picker_pixels *pixels,
                                         isect_picker_hit *hits);

/// What is under the cursor?
///
/// @param picker  A picker with a view (isect_picker_look).
/// @param x, y    The pixel; it may lie beside the screen.
/// @param window  The number of columns and rows around it that are examined: 1, 3, 5 ...
/// @param rule    Which pixel of the window is meant: as for isect_pick_choose, of objects. (Of the
///                object that most pixels have, not of the triangle.)
/// @param hit     Receives it, or a miss.
/// @return        As isect_picker_read; ISECT_BAD_ARGUMENT, too, if the window is even.
///
/// Method: ids in a picture of the window alone by an off-axis matrix, with triangles outside of it
/// left out, a thousand at a time (Real-Time Rendering, 22.1); barycentric coordinates
/// interpolated.
ISECT_TRY isect_status isect_picker_pick(isect_picker *picker, int32_t x, int32_t y,
                                         uint32_t window, isect_pick_rule rule,
                                         isect_picker_hit *hit);

/// What is visible in a rectangle?
///
/// @param picker    A picker with a view (isect_picker_look).
/// @param pixels    May lie beside the screen.
/// @param unit      Triangles, polygons or objects?
/// @param ids       Receives the triangles of which a pixel is seen, by increasing object and
///                  triangle; or the polygons, with their numbers instead; or the objects, with the
///                  triangle UINT32_MAX. May be NULL if the capacity is 0.
/// @param capacity  How many there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if there are more than the capacity, and then ids
///                  holds the first of them; others as isect_picker_read, with count 0.
ISECT_TRY isect_status isect_picker_visible(isect_picker *picker, const isect_picker_pixels *pixels,
                                            isect_pick_unit unit, isect_pick_id *ids,
                                            size_t capacity, size_t *count);

/// What is under the cursor, one behind the other?
///
/// @param picker    A picker with a view (isect_picker_look).
/// @param x, y      The pixel.
/// @param hits      Receives the nearest ones by increasing distance; of the same depth by
///                  increasing object and triangle. May be NULL if the capacity is 0.
/// @param capacity  How many there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if there are more than the capacity; others as
///                  isect_picker_read. On failure count is that of the hits before it.
///
/// Method: depth peeling (Everitt 2001): layer after layer of one pixel, each of what is behind the
/// one before it in depth, or beside it in the order of ids.
/// Cost: a picture of one pixel for each hit, and one more.
ISECT_TRY isect_status isect_picker_all(isect_picker *picker, int32_t x, int32_t y,
                                        isect_picker_hit *hits, size_t capacity, size_t *count);

/// How much has a picker drawn and read so far?
///
/// @param picker  A picker.
/// @return        Counts.
ISECT_ASK isect_picker_statistics isect_picker_stats(const isect_picker *picker);

ISECT_EXTERN_END
#endif
