/* cli/drawing/render.c - casts the rays of a picture, a tile at a time. A tile is small enough for
 * its rays and answers to stay in the cache, and large enough to share among threads. Rays through
 * one pixel are averaged as light. The colours of costs depend on the range of all costs, so that
 * picture is first computed as numbers, and coloured at the end. */
#define _POSIX_C_SOURCE 200809L
#include "drawing/render.h"
#include "progress.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { TILE = 128, MOST_COST = 65535 };

/* The state of rendering. */
typedef struct Easel {
    const Render *render;
    RenderResult *result;
    Colour *pixels;   /* of the picture: sums of light, or of costs in r */
    isectd_ray *rays; /* of a tile */
    isectd_mesh_touch *touches;
    isectd_scene_touch *placed; /* instead of them */
    uint32_t *cost_counts;      /* the histogram of costs */
    double begun;
    bool talking; /* a line of progress is on the terminal */
} Easel;

typedef struct Tile {
    unsigned x, y, width, height;
} Tile;

double render_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Shows progress on a terminal, and only when rendering takes long. */
static void show_progress(Easel *easel, double part)
{
    if (part < 1 && isatty(STDERR_FILENO) && render_clock() - easel->begun > 1) {
        fprintf(stderr, "\rcasting rays: %3.0f%%", 100 * part);
        easel->talking = true;
    } else if (part >= 1 && easel->talking) {
        fprintf(stderr, "\r%20s\r", "");
    }
}

/* The rays of a tile: row by row, those of one pixel together. */
static size_t aim(Easel *easel, const Tile *tile)
{
    const Render *render = easel->render;
    const unsigned s = render->samples;
    size_t n = 0;
    for (unsigned y = tile->y; y < tile->y + tile->height; y++)
        for (unsigned x = tile->x; x < tile->x + tile->width; x++)
            for (unsigned k = 0; k < s * s; k++) {
                const double across = x + (k % s + 0.5) / s, down = y + (k / s + 0.5) / s;
                easel->rays[n++] = render->view != NULL
                                       ? view_ray(render->view, across, down)
                                       : camera_ray(render->camera, 2 * across / render->width - 1,
                                                    1 - 2 * down / render->height);
            }
    return n;
}

static Colour add(Colour a, Colour b)
{
    return (Colour){a.r + b.r, a.g + b.g, a.b + b.b};
}

static Colour colour_placed(const Render *render, const isectd_ray *ray,
                            const isectd_scene_touch *touch)
{
    const isectd_vec3 n = placed_normal(render->placed, touch->instance, touch->prim);
    const uint64_t number = placed_number(render->placed, touch);
    const isectd_mesh_touch as_one = {touch->t, touch->u, touch->v, (uint32_t)number};
    return shade_hit(render->shade, render->camera, ray, &as_one, (Vector){n.x, n.y, n.z});
}

/* The colour of ray n of a tile; false for a miss. */
static bool colour_of(const Easel *easel, size_t n, Colour *colour)
{
    const Render *render = easel->render;
    const isectd_ray *ray = &easel->rays[n];
    if (render->placed != NULL) {
        const bool hit = easel->placed[n].prim != UINT32_MAX;
        if (hit)
            *colour = colour_placed(render, ray, &easel->placed[n]);
        return hit;
    }
    const isectd_mesh_touch *touch = &easel->touches[n];
    if (touch->prim == UINT32_MAX)
        return false;
    const Vector normal = mesh_normal(render->mesh, touch->prim);
    if (render->groups != NULL)
        *colour = shade_group((enum shade_group)render->groups[touch->prim], render->camera, ray,
                              touch, normal);
    else if (render->heat != NULL && render->heat[touch->prim] >= 0)
        *colour = shade_number((double)render->heat[touch->prim], render->camera, ray, normal);
    else
        *colour = shade_hit(render->shade, render->camera, ray, touch, normal);
    return true;
}

static void paint(Easel *easel, const Tile *tile)
{
    const Render *render = easel->render;
    const size_t each = (size_t)render->samples * render->samples;
    size_t n = 0;
    for (unsigned y = tile->y; y < tile->y + tile->height; y++) {
        Colour behind = shade_background((y + 0.5) / render->height);
        for (unsigned x = tile->x; x < tile->x + tile->width; x++) {
            Colour *pixel = &easel->pixels[(size_t)y * render->width + x];
            for (size_t end = n + each; n < end; n++) {
                Colour colour = behind;
                easel->result->hits += colour_of(easel, n, &colour);
                *pixel = add(*pixel, colour);
            }
        }
    }
}

/* Casts one ray at a time and counts its cost. */
static void cast_counted(Easel *easel, const Tile *tile)
{
    const Render *render = easel->render;
    const size_t each = (size_t)render->samples * render->samples;
    double start = render_clock();
    size_t n = 0;
    for (unsigned y = tile->y; y < tile->y + tile->height; y++)
        for (unsigned x = tile->x; x < tile->x + tile->width; x++)
            for (size_t end = n + each; n < end; n++) {
                isectd_bvh_cost cost = {0, 0};
                const isectd_mesh_touch touch =
                    tree_cast_counted(render->tree, &easel->rays[n], &cost);
                easel->result->hits += touch.prim != UINT32_MAX;
                uint64_t sum = (uint64_t)cost.nodes + cost.blocks;
                sum = sum < MOST_COST ? sum : MOST_COST;
                easel->cost_counts[sum]++;
                easel->pixels[(size_t)y * render->width + x].r += (float)sum;
            }
    easel->result->seconds += render_clock() - start;
}

/* The cost that `part` of all rays do not exceed. */
static uint32_t cost_rank(const Easel *easel, double part)
{
    double wanted = part * (double)easel->result->rays, seen = 0;
    uint32_t last = 0;
    for (uint32_t cost = 0; cost <= MOST_COST; cost++) {
        if (easel->cost_counts[cost] == 0)
            continue;
        last = cost;
        seen += easel->cost_counts[cost];
        if (seen > wanted)
            break;
    }
    return last;
}

static void colour_costs(Easel *easel)
{
    RenderResult *result = easel->result;
    const Render *render = easel->render;
    const double each = (double)render->samples * render->samples;
    result->cost_least = cost_rank(easel, 0);
    result->cost_median = cost_rank(easel, 0.5);
    result->cost_most = cost_rank(easel, 1);
    result->cost_bright = cost_rank(easel, 0.995);
    double range = result->cost_bright - result->cost_least;
    range = range > 0 ? range : 1;
    for (size_t i = 0; i < (size_t)render->width * render->height; i++) {
        double cost = (double)easel->pixels[i].r / each;
        Colour heat = shade_heat((cost - result->cost_least) / range);
        const float n = (float)each;
        easel->pixels[i] = (Colour){n * heat.r, n * heat.g, n * heat.b};
    }
}

/* False: out of memory. */
static bool cast(Easel *easel, size_t n)
{
    const Render *render = easel->render;
    return render->placed != NULL ? placed_cast(render->placed, easel->rays, n, easel->placed)
                                  : tree_cast(render->tree, easel->rays, n, easel->touches);
}

/* False: out of memory. */
static bool draw(Easel *easel)
{
    const Render *render = easel->render;
    const unsigned across = (render->width + TILE - 1) / TILE;
    const unsigned tiles = across * ((render->height + TILE - 1) / TILE);
    for (unsigned i = 0; i < tiles; i++) {
        Tile tile = {.x = i % across * TILE, .y = i / across * TILE};
        tile.width = render->width - tile.x < TILE ? render->width - tile.x : TILE;
        tile.height = render->height - tile.y < TILE ? render->height - tile.y : TILE;
        size_t n = aim(easel, &tile);
        easel->result->rays += n;
        if (render->shade == SHADE_COST) {
            cast_counted(easel, &tile);
        } else {
            if (!cast(easel, n))
                return false;
            paint(easel, &tile);
        }
        show_progress(easel, (i + 1.0) / tiles);
    }
    if (render->shade != SHADE_COST)
        easel->result->seconds =
            render->placed != NULL ? render->placed->seconds : render->tree->seconds;
    return true;
}

static void develop(const Easel *easel)
{
    const Render *render = easel->render;
    const float part = 1 / (float)(render->samples * render->samples);
    for (size_t i = 0; i < (size_t)render->width * render->height; i++) {
        Colour c = easel->pixels[i];
        shade_encode((Colour){part * c.r, part * c.g, part * c.b}, (unsigned)(i % render->width),
                     (unsigned)(i / render->width), &easel->result->rgb[3 * i]);
    }
}

bool render_picture(const Render *render, RenderResult *result)
{
    const size_t pixels = (size_t)render->width * render->height;
    const size_t rays = (size_t)TILE * TILE * render->samples * render->samples;
    Easel easel = {.render = render, .result = result, .begun = render_clock()};
    *result = (RenderResult){.rgb = malloc(3 * pixels)};
    easel.pixels = calloc(pixels, sizeof *easel.pixels);
    easel.rays = malloc(rays * sizeof *easel.rays);
    if (render->placed != NULL)
        easel.placed = malloc(rays * sizeof *easel.placed);
    else
        easel.touches = malloc(rays * sizeof *easel.touches);
    easel.cost_counts = calloc(MOST_COST + 1, sizeof *easel.cost_counts);
    bool good = result->rgb != NULL && easel.pixels != NULL && easel.rays != NULL &&
                (easel.touches != NULL || easel.placed != NULL) && easel.cost_counts != NULL;
    progress_begin("drawing", NULL);
    good = good && draw(&easel);
    progress_end();
    if (good) {
        if (render->shade == SHADE_COST)
            colour_costs(&easel);
        develop(&easel);
    } else {
        free(result->rgb);
        result->rgb = NULL;
    }
    free(easel.pixels);
    free(easel.rays);
    free(easel.touches);
    free(easel.placed);
    free(easel.cost_counts);
    return good;
}
