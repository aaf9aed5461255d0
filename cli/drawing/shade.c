/* cli/drawing/shade.c - colours. The clay look is a matt surface of warm grey, tinted by the
 * direction of its normal, under a soft lamp near the eye and a pale sky; both sides of a triangle
 * are lit. Light is added in linear numbers and converted to the bytes of a screen (sRGB) at the
 * end. */
#include "drawing/shade.h"

#include <string.h>

static double clamp(double x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0;
}

static Colour mix(Colour a, Colour b, double t)
{
    float s = (float)t;
    return (Colour){a.r + s * (b.r - a.r), a.g + s * (b.g - a.g), a.b + s * (b.b - a.b)};
}

static float linear(int byte)
{
    double x = byte / 255.0;
    return (float)(x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4));
}

/* 0xrrggbb as in a style sheet. */
static Colour of_hex(uint32_t hex)
{
    return (Colour){linear(hex >> 16 & 255), linear(hex >> 8 & 255), linear(hex & 255)};
}

/* The normal, reversed if it points away from the observer. */
static Vector facing(Vector normal, Vector towards)
{
    return vector_dot(normal, towards) < 0 ? vector_scale(normal, -1) : normal;
}

/* The direction to the origin of the ray. */
static Vector backwards(const isectd_ray *ray)
{
    return vector_unit((Vector){-ray->dir.x, -ray->dir.y, -ray->dir.z});
}

/* The brightness of a matt surface under the sky and the lamp, which is above the eye to the left.
 * The lamp reaches slightly beyond the edge of the shadow, so that every part of the mesh has
 * visible form. */
static double light(Vector normal, Vector towards, const Camera *camera)
{
    Vector up = vector_unit(camera->up), right = vector_unit(camera->right);
    Vector side = vector_add(vector_scale(up, 0.6), vector_scale(right, -0.7));
    double lamp = vector_dot(normal, vector_unit(vector_add(towards, side)));
    double sky = 0.5 + 0.5 * vector_dot(normal, up);
    double wrapped = clamp((lamp + 0.2) / 1.2);
    return 0.04 + 0.14 * sky + 0.92 * wrapped * wrapped;
}

/* A colour for each number: the hue advances by the golden ratio, shuffled, so that neighbours
 * differ. */
static Colour id_colour(uint32_t id)
{
    uint32_t h = id * 0x9e3779b9u;
    h = (h ^ h >> 15) * 0x85ebca6bu;
    h = (h ^ h >> 13) * 0xc2b2ae35u;
    h ^= h >> 16;
    double hue = (h & 0xffff) / 65536.0, strength = 0.45 + 0.4 * (h >> 16 & 255) / 255.0;
    double value = 0.65 + 0.35 * (h >> 24) / 255.0, rgb[3];
    for (int i = 0; i < 3; i++) {
        double x = fabs(fmod(6 * hue + (i == 0 ? 0 : i == 1 ? 4 : 2), 6) - 3) - 1;
        rgb[i] = value * (1 - strength * (1 - clamp(x)));
    }
    return (Colour){linear((int)(255 * rgb[0])), linear((int)(255 * rgb[1])),
                    linear((int)(255 * rgb[2]))};
}

static Colour clay_colour(Vector normal)
{
    const Colour clay = {0.84f, 0.50f, 0.33f};
    Colour facing = {(float)(0.5 + 0.5 * normal.x), (float)(0.5 + 0.5 * normal.y),
                     (float)(0.5 + 0.5 * normal.z)};
    return mix(clay, facing, 0.24);
}

static Colour depth_colour(const Camera *camera, double depth)
{
    double range = camera->farthest - camera->nearest;
    double x = range > 0 ? clamp((depth - camera->nearest) / range) : 0;
    return shade_heat(0.96 - 0.86 * x);
}

Colour shade_hit(enum shade shade, const Camera *camera, const isectd_ray *ray,
                 const isectd_mesh_touch *touch, Vector normal)
{
    if (shade == SHADE_DEPTH)
        return depth_colour(camera, touch->t);
    if (shade != SHADE_BARY)
        return shade_surface(shade, camera, ray, normal, touch->prim);
    const Vector back = backwards(ray);
    const Colour surface = {(float)(1 - touch->u - touch->v), (float)touch->u, (float)touch->v};
    return mix((Colour){0, 0, 0}, surface, 0.6 + 0.4 * light(facing(normal, back), back, camera));
}

uint32_t shade_group_rgb(enum shade_group group)
{
    static const uint32_t colours[SHADE_GROUPS] = {0xc9bdb3, 0x8c98a6, 0xf0a832, 0x5cc46a,
                                                   0xf0382e};
    return colours[group];
}

static Colour lit(Colour colour, const Camera *camera, const isectd_ray *ray, Vector normal)
{
    const Vector back = backwards(ray);
    return mix((Colour){0, 0, 0}, colour, 0.35 + 0.65 * light(facing(normal, back), back, camera));
}
Colour shade_group(enum shade_group group, const Camera *camera, const isectd_ray *ray,
                   const isectd_mesh_touch *touch, Vector normal)
{
    if (group == GROUP_PLAIN)
        return shade_hit(SHADE_NORMAL, camera, ray, touch, normal);
    return lit(of_hex(shade_group_rgb(group)), camera, ray, normal);
}
Colour shade_number(double x, const Camera *camera, const isectd_ray *ray, Vector normal)
{
    return lit(shade_heat(x), camera, ray, normal);
}

Colour shade_surface(enum shade shade, const Camera *camera, const isectd_ray *ray, Vector normal,
                     uint32_t id)
{
    const Vector back = backwards(ray), towards = facing(normal, back);
    const double brightness = light(towards, back, camera);
    if (shade == SHADE_ID)
        return mix((Colour){0, 0, 0}, id_colour(id), 0.3 + 0.7 * brightness);
    return mix((Colour){0, 0, 0}, clay_colour(towards), brightness);
}

Colour shade_ground(const Camera *camera, const isectd_ray *ray, Vector normal)
{
    const Vector back = backwards(ray);
    const double brightness = light(facing(normal, back), back, camera);
    return mix((Colour){0, 0, 0}, (Colour){0.86f, 0.87f, 0.88f}, 0.35 + 0.6 * brightness);
}

Vector shade_lamp(const Camera *camera)
{
    const Vector up = vector_unit(camera->up), right = vector_unit(camera->right);
    return vector_unit(vector_subtract(vector_subtract(vector_scale(up, 1.4), right),
                                       vector_scale(camera->forward, 0.6)));
}

Colour shade_shadow(Colour colour)
{
    return mix((Colour){0, 0, 0}, colour, 0.55);
}

Colour shade_background(double down)
{
    return mix(of_hex(0x39434f), of_hex(0x12161c), clamp(down));
}

Colour shade_heat(double x)
{
    /* Nine colours of the map "inferno" of S. van der Walt and N. Smith. */
    static const uint32_t stops[] = {0x000004, 0x1f0c48, 0x550f6d, 0x88226a, 0xba3655,
                                     0xe35933, 0xf98e09, 0xf9cb35, 0xfcffa4};
    enum { LAST = sizeof stops / sizeof stops[0] - 1 };
    double place = clamp(x) * LAST;
    int stop = place < LAST ? (int)place : LAST - 1;
    return mix(of_hex(stops[stop]), of_hex(stops[stop + 1]), place - stop);
}

void shade_encode(Colour colour, unsigned x, unsigned y, uint8_t rgb[3])
{
    /* Bayer's matrix: neighbours are rounded as differently as possible. */
    static const int order[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    const double round = (order[y % 4][x % 4] + 0.5) / 16;
    const float linear_light[3] = {colour.r, colour.g, colour.b};
    for (int i = 0; i < 3; i++) {
        double c = clamp((double)linear_light[i]);
        c = c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055;
        rgb[i] = (uint8_t)(255 * c + round);
    }
}
