/* cli/drawing/view.h - the view of a camera: its frustum, and the ray of each pixel, as
 * isect/camera.h makes them. A picture is drawn with camera.h; a view may come from a matrix,
 * too. */
#ifndef CLI_VIEW_H
#define CLI_VIEW_H

#include "drawing/camera.h"
#include "json.h"
#include "number.h"

#include "isect/camera.h"
#include "isectd/camera.h"

/* The options of the view. NAN, and options that were not given, are chosen so that everything is
 * visible. */
typedef struct ViewWish {
    CameraWish camera;
    double near, far;      /* depths of the planes */
    OptionNumbers extents; /* orthographic: left, right, bottom, top, from the eye */
    OptionNumbers matrix;  /* instead of all others */
    unsigned clip;         /* enum view_clip: the convention of its Z */
    bool columns;          /* column by column, not row by row */
    bool reversed;         /* the near plane is where Z is greatest */
} ViewWish;

/* The default options. */
#define VIEW_WISH                                                                                  \
    {                                                                                              \
        .camera = {.fov = NAN, .aspect = NAN, .size = {800, 600}}, .near = NAN, .far = NAN         \
    }

enum view_clip { VIEW_OPENGL, VIEW_DIRECT3D, VIEW_VULKAN };
extern const char *const view_clips[];

/* The rows of these options, for a command whose values have a ViewWish at a place. */
#define VIEW_OPTION(place, member, name, kind, argument, help, least, most)                        \
    OPTION_ROW((place) + offsetof(ViewWish, member), name, kind, argument, help, least, most)
#define VIEW_OPTIONS(place)                                                                        \
    CAMERA_OPTIONS((place) + offsetof(ViewWish, camera)),                                          \
        VIEW_OPTION(place, camera.aspect, "aspect", OPTION_NUMBER, "number",                       \
                    "width by height of the view; default: of --size", 1e-3, 1e3),                 \
        VIEW_OPTION(place, near, "near", OPTION_NUMBER, "depth",                                   \
                    "of the near plane; default: 0, the eye", -1e30, 1e30),                        \
        VIEW_OPTION(place, far, "far", OPTION_NUMBER, "depth",                                     \
                    "of the far plane; default: inf, no far plane", -1e30, INFINITY),              \
        VIEW_OPTION(place, extents, "ortho", OPTION_NUMBERS, "l,r,b,t",                            \
                    "no perspective: the extents to each side", 4, 0),                             \
        VIEW_OPTION(place, matrix, "matrix", OPTION_NUMBERS, "m,m,...",                            \
                    "instead: projection * view, 16 numbers, row by row", 16, 0),                  \
        VIEW_OPTION(place, columns, "columns", OPTION_FLAG, NULL,                                  \
                    "--matrix: the numbers are column by column", 0, 0),                           \
        VIEW_OPTION(place, reversed, "reversed", OPTION_FLAG, NULL,                                \
                    "--matrix: near is where Z is greatest", 0, 0),                                \
    {                                                                                              \
        "clip", '\0', OPTION_CHOICE, (place) + offsetof(ViewWish, clip), "opengl|direct3d|vulkan", \
            "--matrix: the range of Z (see above)", 0, 0, view_clips                               \
    }

/* The help text of such a command. */
#define VIEW_ABOUT                                                                                 \
    "The camera is given by --eye, --at or --forward, --up, and --fov or --ortho, --near,\n"       \
    "--far; what is left out is chosen so that all is seen. Or by --matrix, which takes points\n"  \
    "x,y,z,1 to clip coordinates X,Y,Z,W: seen is what has -W <= X <= W, -W <= Y <= W and\n\n"     \
    "  --clip opengl    -W <= Z <= W (default)\n"                                                  \
    "  --clip direct3d  0 <= Z <= W, as with Metal and WebGPU\n"                                   \
    "  --clip vulkan    0 <= Z <= W, and Y grows downward in the picture\n"

typedef struct View {
    enum precision precision;
    isect_frustum narrow; /* in float */
    isectd_frustum wide;  /* in double; converted from float, where that is the precision */
    OptionSize size;      /* of the picture, in pixels */
    bool rows_up;         /* Y = -W is at its upper edge */
    double near;          /* the depth of the near plane */
    Camera camera;        /* its position and orientation, for light and for maps */
} View;

/* Makes a view of a mesh whose finite triangles lie in the box; there must be one. False: the fault
 * names the wrong option. */
bool view_make(View *view, const ViewWish *wish, enum precision precision, const Mesh *mesh,
               const isectd_aabb *box, Fault *fault);

/* The ray through a place of the picture, in pixels from the upper left corner; t is 0 on the near
 * plane, and ends at the far one. If there is no such ray, its range is empty. */
isectd_ray view_ray(const View *view, double x, double y);

/* The part of a view behind a rectangle of pixels: x0, y0, x1, y1. */
bool view_part(View *part, const View *view, const double rectangle[4], Fault *fault);

/* The frustum, as `isect ask` reads it. */
json_t *view_json(const View *view);

/* The distance from the eye to a point, along the view direction; with a matrix, from the near
 * plane. */
double view_depth(const View *view, Vector point);

#endif
