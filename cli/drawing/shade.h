/* cli/drawing/shade.h - from answers to colours. */
#ifndef CLI_SHADE_H
#define CLI_SHADE_H

#include "drawing/camera.h"
#include "import/mesh.h"

#include "isectd/answers.h"

#include <stdint.h>

enum shade { SHADE_NORMAL, SHADE_DEPTH, SHADE_ID, SHADE_BARY, SHADE_COST };

/* Light, linear: twice as much is twice the number. */
typedef struct Colour {
    float r, g, b;
} Colour;

/* The colour of a hit, on a triangle with this unit normal; not for SHADE_COST. */
Colour shade_hit(enum shade shade, const Camera *camera, const isectd_ray *ray,
                 const isectd_mesh_touch *touch, Vector normal);

/* The group of a triangle, where some triangles are highlighted. */
enum shade_group { GROUP_PLAIN, GROUP_DROPPED, GROUP_ACROSS, GROUP_INSIDE, GROUP_PICKED };
enum { SHADE_GROUPS = GROUP_PICKED + 1 };

/* 0xRRGGBB, for the strokes and the caption of a group. */
uint32_t shade_group_rgb(enum shade_group group);

/* The colour of a triangle of this group; GROUP_PLAIN is clay. */
Colour shade_group(enum shade_group group, const Camera *camera, const isectd_ray *ray,
                   const isectd_mesh_touch *touch, Vector normal);

/* The colour of a triangle with a number from 0 to 1: shade_heat in the light. */
Colour shade_number(double x, const Camera *camera, const isectd_ray *ray, Vector normal);

/* The colour of a surface with this unit normal, either side of which may be visible; SHADE_ID: the
 * colour of this id, else clay. */
Colour shade_surface(enum shade shade, const Camera *camera, const isectd_ray *ray, Vector normal,
                     uint32_t id);

/* The colour of plain ground. */
Colour shade_ground(const Camera *camera, const isectd_ray *ray, Vector normal);

/* The direction to the lamp from any point; shade_shadow darkens a surface that the lamp does not
 * reach. */
Vector shade_lamp(const Camera *camera);
Colour shade_shadow(Colour colour);

/* The colour of the background, `down` from 0 at the top of the picture to 1. */
Colour shade_background(double down);

/* A colour for a number from 0 to 1: from black over purple and orange to light yellow, in steps of
 * equal perceived difference. */
Colour shade_heat(double x);

/* The three bytes of a pixel, for a screen (sRGB). The rounding of a number between two bytes
 * depends on the position of the pixel, so that slow gradients show no steps. */
void shade_encode(Colour colour, unsigned x, unsigned y, uint8_t rgb[3]);

#endif
