/* cli/drawing/render.h - a picture of a mesh, one ray or more for every pixel. */
#ifndef CLI_RENDER_H
#define CLI_RENDER_H

#include "drawing/camera.h"
#include "drawing/shade.h"
#include "drawing/view.h"
#include "import/mesh.h"
#include "query/placed.h"
#include "query/tree.h"

#include <stdint.h>

/* The contents of the picture. */
typedef struct Render {
    Tree *tree;
    const Mesh *mesh;
    Placed *placed; /* instead of them: a scene in parts; not for groups, heat and SHADE_COST */
    const Camera *camera;
    const View *view;      /* the rays are those of its pixels; NULL: of the camera */
    const uint8_t *groups; /* the colour of each triangle, an enum shade_group; NULL: by shade */
    const float *heat;     /* instead: a number of each triangle from 0 to 1; less than 0: none */
    enum shade shade;
    unsigned width, height;
    unsigned samples; /* rays a pixel in each direction: 3 means 9 rays */
} Render;

typedef struct RenderResult {
    uint8_t *rgb; /* rows from the top; release with free */
    uint64_t rays, hits;
    double seconds;                              /* spent casting rays */
    uint32_t cost_least, cost_median, cost_most; /* nodes + blocks of a ray; SHADE_COST only */
    uint32_t cost_bright; /* the cost that has the brightest colour: 1 ray in 200 costs more */
} RenderResult;

/* False: out of memory. */
bool render_picture(const Render *render, RenderResult *result);

/* Seconds of a monotonic clock. */
double render_clock(void);

#endif
