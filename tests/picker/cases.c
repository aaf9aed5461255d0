/* tests/picker/cases.c - a picker by hand: what a few triangles show, what is drawn again and what
 * is not, what is refused, and what happens without memory. */
#include "picker/scene.h"

/* Clip space itself, 8 by 4 pixels; rows count down, or up. */
static const isect_picker_view flat = {.matrix = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1},
                                       .screen = {8, 4, false}};
static const isect_pick_id nothing = {UINT32_MAX, UINT32_MAX};

static isect_picker *new_picker(const isect_picker_options *options)
{
    isect_picker_options given = options ? *options : (isect_picker_options){0};
    isect_picker *picker = NULL;
    given.report = given.report ? given.report : print_report;
    check("a picker", isect_picker_create(&given, &picker) == ISECT_OK);
    return picker;
}
static uint32_t add(isect_picker *picker, const float *corners, size_t triangles)
{
    const isect_mesh mesh = {corners, 0, 3 * triangles, NULL, triangles};
    uint32_t object = 77;
    check("added", isect_picker_add(picker, &mesh, NULL, &object) == ISECT_OK);
    return object;
}
/* All of the screen, at a z of clip space; `share` of it, from the left. */
static uint32_t add_square(isect_picker *picker, float z, float share)
{
    const float right = 2 * share - 1;
    const float corners[18] = {-1, -1, z, right, -1, z, right, 1, z,
                               -1, -1, z, right, 1,  z, -1,    1, z};
    return add(picker, corners, 2);
}
static isect_picker_hit picked(isect_picker *picker, int32_t x, int32_t y, uint32_t window,
                               isect_pick_rule rule)
{
    isect_picker_hit hit = {.x = 77};
    check("picked", isect_picker_pick(picker, x, y, window, rule, &hit) == ISECT_OK);
    return hit;
}
static uint32_t object_at(isect_picker *picker, int32_t x, int32_t y)
{
    return picked(picker, x, y, 1, ISECT_PICK_MIDDLE).id.object;
}
static bool is_miss(const isect_picker_hit *hit)
{
    return hit->id.object == nothing.object && hit->id.prim == nothing.prim && hit->u == 0 &&
           hit->v == 0 && hit->w == 0 && hit->x == 0 && hit->y == 0 && hit->point.x == 0 &&
           hit->depth == INFINITY;
}

/* ---- what pixels show ---- */

/* Real-Time Rendering, 22.1: a colour between red, green and blue corners is the weights. One
 * triangle, three times as large as the screen is wide; its weights are linear in the pixel. */
TEST_FUNCTION(weights)
{
    const float large[9] = {-1, -1, 0.5f, 3, -1, 0.5f, -1, 3, 0.5f};
    isect_picker_view view = flat;
    isect_picker *picker = new_picker(NULL);
    check("the first object", add(picker, large, 1) == 0);
    for (int up = 0; up < 2; up++) {
        view.screen.rows_up = up;
        check("a view", isect_picker_look(picker, &view) == ISECT_OK);
        for (int i = 0; i < 32; i++) {
            const int x = i % 8, y = i / 8;
            const isect_picker_hit hit = picked(picker, x, y, 1, ISECT_PICK_MIDDLE);
            const float green = ((float)x + 0.5f) / 16, row = ((float)y + 0.5f) / 8;
            const float blue = up ? row : 0.5f - row;
            check("the triangle",
                  hit.id.object == 0 && hit.id.prim == 0 && hit.x == x && hit.y == y);
            check("green", fabsf(hit.u - green) < 1e-5f);
            check("blue", fabsf(hit.v - blue) < 1e-5f);
            check("red", fabsf(hit.w - (1 - green - blue)) < 1e-5f);
            check("depth", fabsf(hit.depth - 0.75f) < 1e-6f);
            check("a point", fabsf(hit.point.x - (4 * green - 1)) < 1e-5f &&
                                 fabsf(hit.point.y - (4 * blue - 1)) < 1e-5f &&
                                 fabsf(hit.point.z - 0.5f) < 1e-5f);
        }
    }
    isect_picker_free(picker);
}

TEST_FUNCTION(order)
{
    isect_picker *picker = new_picker(NULL);
    isect_picker_hit hit[4];
    size_t count = 77;
    check("back", add_square(picker, 0.5f, 1) == 0);
    check("front, left", add_square(picker, -0.5f, 0.5f) == 1);
    check("as far as the back", add_square(picker, 0.5f, 1) == 2);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("front", object_at(picker, 1, 1) == 1);
    check("of equal ones the first", object_at(picker, 6, 1) == 0);
    check("layers", isect_picker_all(picker, 1, 3, hit, 4, &count) == ISECT_OK && count == 3);
    check("by depth, then by object",
          hit[0].id.object == 1 && hit[1].id.object == 0 && hit[2].id.object == 2);
    check("the lower triangle", hit[0].id.prim == 0 && hit[0].x == 1 && hit[0].y == 3);
    count = 77;
    check("room for one", isect_picker_all(picker, 1, 3, hit + 3, 1, &count) == ISECT_TOO_SMALL);
    check("the nearest", count == 3 && hit[3].id.object == 1);
    check("no room",
          isect_picker_all(picker, 1, 3, NULL, 0, &count) == ISECT_TOO_SMALL && count == 3);
    check("hidden",
          isect_picker_show(picker, 0, false) == ISECT_OK && object_at(picker, 6, 1) == 2);
    check("shown", isect_picker_show(picker, 0, true) == ISECT_OK && object_at(picker, 6, 1) == 0);
    isect_picker_view view = flat;
    view.projection.reversed = true;
    check("reversed", isect_picker_look(picker, &view) == ISECT_OK && object_at(picker, 1, 1) == 0);
    view.projection.depth_from_zero = true; /* what is before 0 is before the near plane */
    check("cut", isect_picker_look(picker, &view) == ISECT_OK && object_at(picker, 1, 1) == 0);
    check("layers", isect_picker_all(picker, 1, 3, hit, 4, &count) == ISECT_OK && count == 2);
    check("depth", hit[0].depth == 0.5f && hit[0].point.z == 0.5f);
    isect_picker_free(picker);
}

TEST_FUNCTION(windows)
{
    isect_picker *picker = new_picker(NULL);
    isect_pick_id ids[4];
    size_t count = 77;
    add_square(picker, 0, 0.25f); /* two columns */
    add_square(picker, 0.5f, 0.5f);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    for (int drawn = 0; drawn < 2; drawn++) {
        isect_picker_hit hit = picked(picker, 4, 1, 1, ISECT_PICK_MIDDLE);
        check("beside", is_miss(&hit));
        hit = picked(picker, 4, 1, 3, ISECT_PICK_MIDDLE);
        check("three by three", hit.id.object == 1 && hit.x == 3 && hit.y == 1);
        hit = picked(picker, 3, 1, 5, ISECT_PICK_NEAREST);
        check("nearest", hit.id.object == 0 && hit.x == 1 && hit.y == 1);
        hit = picked(picker, 2, 1, 3, ISECT_PICK_MOST);
        check("most", hit.id.object == 1 && hit.x == 2 && hit.y == 1);
        hit = picked(picker, 2, 1, 3, (isect_pick_rule)77);
        check("no rule", hit.id.object == 1 && hit.x == 2);
        check("beside the screen", object_at(picker, -1, 1) == nothing.object);
        hit = picked(picker, -1, 1, 3, ISECT_PICK_MIDDLE);
        check("partly beside", hit.id.object == 0 && hit.x == 0 && hit.y == 1);
        const isect_picker_pixels all = {0, 0, 8, 4}, right = {2, 0, 3, 4}, beside = {8, 0, 5, 5};
        check("triangles", isect_picker_visible(picker, &all, ISECT_PICK_TRIANGLES, ids, 4,
                                                &count) == ISECT_OK &&
                               count == 4);
        check("in order",
              ids[0].object == 0 && ids[0].prim == 0 && ids[3].object == 1 && ids[3].prim == 1);
        check("objects",
              isect_picker_visible(picker, &all, ISECT_PICK_OBJECTS, ids, 4, &count) == ISECT_OK &&
                  count == 2);
        check("in order", ids[0].object == 0 && ids[0].prim == UINT32_MAX && ids[1].object == 1);
        check("one", isect_picker_visible(picker, &right, ISECT_PICK_OBJECTS, ids, 4, &count) ==
                             ISECT_OK &&
                         count == 1 && ids[0].object == 1);
        check("none", isect_picker_visible(picker, &beside, ISECT_PICK_OBJECTS, ids, 4, &count) ==
                              ISECT_OK &&
                          count == 0);
        check("no room", isect_picker_visible(picker, &all, ISECT_PICK_OBJECTS, NULL, 0, &count) ==
                                 ISECT_TOO_SMALL &&
                             count == 2);
        check("the whole picture", isect_picker_draw(picker) == ISECT_OK);
    }
    isect_picker_free(picker);
}

/* ---- what is drawn again ---- */

TEST_FUNCTION(revisions)
{
    const float moved[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1};
    isect_picker_view view = flat;
    isect_picker *picker = new_picker(NULL);
    isect_picker_statistics done;
    add_square(picker, 0, 0.5f);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    for (int i = 0; i < 3; i++)
        check("drawn", isect_picker_draw(picker) == ISECT_OK && object_at(picker, 1, 1) == 0);
    check("the same view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("shown as before", isect_picker_show(picker, 0, true) == ISECT_OK);
    check("drawn", isect_picker_draw(picker) == ISECT_OK && object_at(picker, 6, 1) == UINT32_MAX);
    done = isect_picker_stats(picker);
    check("once", done.pictures == 1 && done.windows == 0 && done.triangles == 2);
    check("pixels alone were read", done.bytes_read <= 4 * (16 + 16));
    check("moved", isect_picker_move(picker, 0, moved) == ISECT_OK);
    check("it is elsewhere", object_at(picker, 1, 1) == UINT32_MAX && object_at(picker, 6, 1) == 0);
    check("two windows", isect_picker_stats(picker).windows == 2);
    check("drawn", isect_picker_draw(picker) == ISECT_OK && object_at(picker, 6, 1) == 0);
    check("moved back", isect_picker_move(picker, 0, NULL) == ISECT_OK);
    check("drawn", isect_picker_draw(picker) == ISECT_OK && object_at(picker, 6, 1) == UINT32_MAX);
    view.screen = (isect_screen){16, 2, true};
    check("a larger screen", isect_picker_look(picker, &view) == ISECT_OK);
    check("drawn", isect_picker_draw(picker) == ISECT_OK && object_at(picker, 7, 1) == 0);
    done = isect_picker_stats(picker);
    check("four pictures", done.pictures == 4 && done.windows == 2);
    isect_picker_free(picker);
}

/* Two squares far apart: one is left out where the other is looked at. */
TEST_FUNCTION(culling)
{
    const float matrix[16] = {0.125f, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0.875f, 0, 0, 1};
    isect_picker *picker = new_picker(NULL);
    add_square(picker, 0, 0.125f);
    add_square(picker, 0, 1);
    check("to the right", isect_picker_move(picker, 1, matrix) == ISECT_OK);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("left", object_at(picker, 0, 1) == 0);
    isect_picker_statistics done = isect_picker_stats(picker);
    check("the other is not drawn", done.triangles == 2 && done.culled == 2);
    check("right", object_at(picker, 7, 1) == 1);
    done = isect_picker_stats(picker);
    check("the other is not drawn", done.triangles == 4 && done.culled == 4);
    isect_picker_free(picker);
}

/* ---- bad input ---- */

TEST_FUNCTION(bad_meshes)
{
    const float square[12] = {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0};
    const float odd[27] = {-1,       -1, 0, 3, -1, NAN, -1, 3, 0,  -1, -1, 0, 3, -1,
                           INFINITY, -1, 3, 0, -1, -1,  0,  3, -1, 0,  -1, 3, 0};
    const float huge[9] = {-3e38f, -3e38f, 3e38f, 3e38f, -3e38f, -3e38f, 0, 3e38f, 3e38f};
    const uint32_t corners[6] = {0, 1, 2, 0, 2, 4};
    float matrix[16] = {0};
    uint32_t object = 77;
    isect_picker *picker = new_picker(NULL);
    const isect_mesh good = {square, 0, 4, corners, 1}, bad = {square, 0, 4, corners, 2};
    const isect_mesh none = {NULL, 0, 0, NULL, 0}, lost = {NULL, 0, 4, corners, 1};
    const isect_mesh few = {square, 0, 4, NULL, 2}, many = {square, 0, 4, NULL, INT32_MAX};
    check("no such vertex", isect_picker_add(picker, &bad, NULL, &object) == ISECT_BAD_ARGUMENT);
    check("no positions", isect_picker_add(picker, &lost, NULL, &object) == ISECT_BAD_ARGUMENT);
    check("too few", isect_picker_add(picker, &few, NULL, &object) == ISECT_BAD_ARGUMENT);
    check("too many", isect_picker_add(picker, &many, NULL, &object) == ISECT_TOO_SMALL);
    check("NULL", isect_picker_add(picker, &good, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("NULL", isect_picker_add(picker, NULL, NULL, &object) == ISECT_BAD_ARGUMENT);
    check("NULL", isect_picker_add(NULL, &good, NULL, &object) == ISECT_BAD_ARGUMENT);
    matrix[3] = NAN;
    check("NaN", isect_picker_add(picker, &good, matrix, &object) == ISECT_NOT_FINITE);
    check("untouched", object == 77);
    check("empty", isect_picker_add(picker, &none, NULL, &object) == ISECT_OK && object == 0);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("nothing", object_at(picker, 1, 1) == UINT32_MAX);
    check("NaN", add(picker, odd, 3) == 1 && add(picker, huge, 1) == 2);
    const isect_picker_hit hit = picked(picker, 1, 1, 1, ISECT_PICK_MIDDLE);
    check("the finite one", hit.id.object == 2 || (hit.id.object == 1 && hit.id.prim == 2));
    check("huge, hidden", isect_picker_show(picker, 2, false) == ISECT_OK);
    check("the finite one", picked(picker, 1, 1, 1, ISECT_PICK_MIDDLE).id.prim == 2);
    check("flat", isect_picker_move(picker, 1, (const float[16]){0}) == ISECT_OK);
    check("nothing", object_at(picker, 1, 1) == UINT32_MAX);
    for (int i = 0; i < 16; i++)
        matrix[i] = 3e38f;
    check("beyond all numbers", isect_picker_move(picker, 1, matrix) == ISECT_OK);
    check("no crash", object_at(picker, 1, 1) != 77);
    isect_picker_free(picker);
}

TEST_FUNCTION(bad_views)
{
    isect_picker *picker = new_picker(NULL);
    isect_picker_view view = flat;
    isect_picker_hit hit = {.x = 77}, pixels[4];
    isect_pick_id id;
    size_t count = 77;
    const isect_picker_pixels one = {1, 1, 1, 1}, empty = {1, 1, 0, 1},
                              wide = {0, 0, UINT32_MAX, 1};
    const isect_picker_pixels vast = {0, 0, 1 << 22, 1 << 22}, far = {1 << 24, 0, 1, 1};
    check("no view", isect_picker_draw(picker) == ISECT_BAD_ARGUMENT);
    check("no view",
          isect_picker_pick(picker, 1, 1, 1, ISECT_PICK_MIDDLE, &hit) == ISECT_BAD_ARGUMENT);
    check("no view", isect_picker_all(picker, 1, 1, &hit, 1, &count) == ISECT_BAD_ARGUMENT);
    check("no view", isect_picker_visible(picker, &one, ISECT_PICK_TRIANGLES, &id, 1, &count) ==
                         ISECT_BAD_ARGUMENT);
    view.matrix[5] = NAN;
    check("NaN", isect_picker_look(picker, &view) == ISECT_NOT_FINITE);
    view = flat, view.screen.width = NAN;
    check("NaN", isect_picker_look(picker, &view) == ISECT_NOT_FINITE);
    view.screen.width = 7.5f;
    check("no whole pixels", isect_picker_look(picker, &view) == ISECT_BAD_ARGUMENT);
    view.screen.width = 0;
    check("no pixels", isect_picker_look(picker, &view) == ISECT_BAD_ARGUMENT);
    view.screen.width = 0x1p23f;
    check("too wide", isect_picker_look(picker, &view) == ISECT_OK);
    check("too wide", isect_picker_draw(picker) == ISECT_TOO_SMALL);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("nothing", object_at(picker, 1, 1) == UINT32_MAX);
    check("no objects", isect_picker_all(picker, 1, 1, &hit, 1, &count) == ISECT_OK && count == 0);
    check("even",
          isect_picker_pick(picker, 1, 1, 2, ISECT_PICK_MIDDLE, &hit) == ISECT_BAD_ARGUMENT);
    check("no window",
          isect_picker_pick(picker, 1, 1, 0, ISECT_PICK_MIDDLE, &hit) == ISECT_BAD_ARGUMENT);
    check("large", isect_picker_pick(picker, 1, 1, 65535, ISECT_PICK_MIDDLE, &hit) != ISECT_OK);
    check("far",
          isect_picker_pick(picker, INT32_MIN, 1, 3, ISECT_PICK_MIDDLE, &hit) == ISECT_TOO_SMALL);
    check("far", isect_picker_read(picker, &far, pixels) == ISECT_TOO_SMALL);
    check("wide", isect_picker_read(picker, &wide, pixels) == ISECT_TOO_SMALL);
    check("empty", isect_picker_read(picker, &empty, pixels) == ISECT_EMPTY);
    check("empty", isect_picker_visible(picker, &empty, ISECT_PICK_TRIANGLES, &id, 1, &count) ==
                       ISECT_EMPTY);
    check("vast",
          isect_picker_visible(picker, &vast, ISECT_PICK_TRIANGLES, &id, 1, &count) != ISECT_OK &&
              count == 0);
    check("NULL", isect_picker_read(picker, &one, NULL) == ISECT_BAD_ARGUMENT);
    check("NULL", isect_picker_read(NULL, &one, pixels) == ISECT_BAD_ARGUMENT);
    check("NULL", isect_picker_look(picker, NULL) == ISECT_BAD_ARGUMENT);
    check("no such", isect_picker_move(picker, 0, NULL) == ISECT_BAD_ARGUMENT);
    check("no such", isect_picker_show(picker, 0, true) == ISECT_BAD_ARGUMENT);
    check("NULL", isect_picker_create(NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("untouched", hit.x == 77);
    isect_picker_free(picker);
    isect_picker_free(NULL);
}

/* ---- memory ---- */

typedef struct Purse {
    int left;
    size_t held;
} Purse;

static void *get(void *user, size_t bytes, size_t align)
{
    Purse *purse = user;
    if (purse->left-- <= 0 || align > 16)
        return NULL;
    purse->held += bytes;
    return malloc(bytes);
}
static void put(void *user, void *memory, size_t bytes)
{
    ((Purse *)user)->held -= bytes;
    free(memory);
}

/* The first that fails; ISECT_OK if none does. */
static isect_status use(isect_picker **picker, const isect_picker_options *options)
{
    const float corners[9] = {-1, -1, 0, 3, -1, 0, -1, 3, 0};
    const isect_mesh mesh = {corners, 0, 3, NULL, 1};
    const isect_picker_pixels all = {0, 0, 8, 4};
    isect_picker_hit hit;
    isect_pick_id id;
    uint32_t object;
    size_t count;
    const uint32_t one = 1;
    const isect_picker_attributes attributes = {corners, NULL, &one};
    isect_status status = isect_picker_create(options, picker);
    for (int i = 0; i < 20 && status == ISECT_OK; i++)
        status = isect_picker_add(*picker, &mesh, NULL, &object);
    for (int i = 0; i < 2 && status == ISECT_OK; i++)
        status = isect_picker_describe(*picker, object, &mesh, &attributes);
    if (status == ISECT_OK)
        status = isect_picker_look(*picker, &flat);
    if (status == ISECT_OK)
        status = isect_picker_pick(*picker, 1, 1, 3, ISECT_PICK_MIDDLE, &hit);
    return status == ISECT_OK
               ? isect_picker_visible(*picker, &all, ISECT_PICK_OBJECTS, &id, 1, &count)
               : status;
}

TEST_FUNCTION(memory)
{
    int tries = 0;
    for (isect_status status = ISECT_NO_MEMORY; status != ISECT_OK; tries++) {
        Purse purse = {tries, 0};
        const isect_picker_options options = {.allocator = {get, put, &purse}, .attributes = true};
        isect_picker *picker = NULL;
        status = use(&picker, &options);
        check("no other failure", status == ISECT_OK || status == ISECT_NO_MEMORY);
        isect_picker_free(picker);
        check("nothing is leaked", purse.held == 0);
    }
    check("each in its turn", tries == 1 + 2 + 2 + 20 + 2 + 2 + 1);
}

/* ---- attributes and polygons ---- */

/* Normals that are the weights, so that a target of its own repeats them; the corners of a triangle
 * three times as large as the screen have texture coordinates 0, 2 and 4. */
TEST_FUNCTION(attributes)
{
    const float large[9] = {-1, -1, 0.5f, 3, -1, 0.5f, -1, 3, 0.5f};
    const float normals[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, texture[6] = {0, 0, 2, 0, 0, 4};
    const isect_mesh mesh = {large, 0, 3, NULL, 1};
    const isect_picker_attributes given = {normals, texture, NULL}, half = {NULL, texture, NULL};
    const isect_picker_options options = {.attributes = true};
    isect_picker *picker = new_picker(&options);
    isect_picker_hit hits[32], layer[2];
    const isect_picker_pixels all = {0, 0, 8, 4};
    size_t count = 0;
    add(picker, large, 1);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    isect_picker_hit hit = picked(picker, 3, 1, 1, ISECT_PICK_MIDDLE);
    check("not described", hit.normal.x == 0 && hit.normal.y == 0 && hit.texture.x == 0);
    check("described", isect_picker_describe(picker, 0, &mesh, &given) == ISECT_OK);
    for (int drawn = 0; drawn < 2; drawn++) {
        check("read", isect_picker_read(picker, &all, hits) == ISECT_OK);
        for (int i = 0; i < 32; i++) {
            hit = picked(picker, i % 8, i / 8, 3, ISECT_PICK_MIDDLE);
            check("as read", fabsf(hit.normal.x - hits[i].normal.x) < 1e-5f &&
                                 fabsf(hit.normal.z - hits[i].normal.z) < 1e-5f &&
                                 fabsf(hit.texture.y - hits[i].texture.y) < 1e-5f);
            check("normals", fabsf(hit.normal.x - hit.w) < 1e-6f &&
                                 fabsf(hit.normal.y - hit.u) < 1e-6f &&
                                 fabsf(hit.normal.z - hit.v) < 1e-6f && hit.normal.y > 0);
            check("texture", fabsf(hit.texture.x - 2 * hit.u) < 1e-5f &&
                                 fabsf(hit.texture.y - 4 * hit.v) < 1e-5f);
        }
        check("the whole picture", isect_picker_draw(picker) == ISECT_OK);
    }
    check("described again", isect_picker_describe(picker, 0, &mesh, &half) == ISECT_OK);
    hit = picked(picker, 3, 1, 1, ISECT_PICK_MIDDLE);
    check("without normals",
          hit.normal.x == 0 && fabsf(hit.texture.x - hits[11].texture.x) < 1e-5f);
    check("layers", isect_picker_all(picker, 3, 1, layer, 2, &count) == ISECT_OK && count == 1 &&
                        layer[0].texture.x == hit.texture.x);
    hit = picked(picker, -1, 1, 1, ISECT_PICK_MIDDLE);
    check("a miss", is_miss(&hit) && hit.texture.x == 0 && hit.polygon == UINT32_MAX);
    isect_picker_free(picker);
}

TEST_FUNCTION(polygons)
{
    const float z = 0, corners[27] = {-1, -1, z, 0, -1, z,  0, 1, z,  -1, -1, z, 0, 1,
                                      z,  -1, 1, z, 0,  -1, z, 3, -1, z,  0,  3, z};
    const isect_mesh mesh = {corners, 0, 9, NULL, 3}, other = {corners, 0, 6, NULL, 2};
    const uint32_t square_and_rest[3] = {9, 9, 4}, first_and_last[3] = {2, 7, 2};
    const isect_picker_attributes given = {NULL, NULL, square_and_rest},
                                  apart = {NULL, NULL, first_and_last}, none = {NULL, NULL, NULL},
                                  normals = {corners, NULL, NULL};
    const isect_picker_pixels all = {0, 0, 8, 4};
    isect_picker *picker = new_picker(NULL);
    isect_pick_id ids[4];
    size_t count;
    add(picker, corners, 3);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
#define VISIBLE(unit) isect_picker_visible(picker, &all, unit, ids, 4, &count)
    check("by themselves", VISIBLE(ISECT_PICK_POLYGONS) == ISECT_OK && count == 3);
    check("numbers", isect_picker_describe(picker, 0, &mesh, &given) == ISECT_OK);
    check("two polygons", VISIBLE(ISECT_PICK_POLYGONS) == ISECT_OK && count == 2 &&
                              ids[0].prim == 4 && ids[1].prim == 9 && ids[1].object == 0);
    check("three triangles", VISIBLE(ISECT_PICK_TRIANGLES) == ISECT_OK && count == 3);
    check("one object", VISIBLE(ISECT_PICK_OBJECTS) == ISECT_OK && count == 1);
    check("no such unit", VISIBLE((isect_pick_unit)3) == ISECT_BAD_ARGUMENT);
    check("at a pixel", picked(picker, 0, 0, 1, ISECT_PICK_MIDDLE).polygon == 9 &&
                            picked(picker, 5, 3, 1, ISECT_PICK_MIDDLE).polygon == 4);
    check("others", isect_picker_describe(picker, 0, &mesh, &apart) == ISECT_OK);
    check("one of them is in two parts", VISIBLE(ISECT_PICK_POLYGONS) == ISECT_OK && count == 2 &&
                                             ids[0].prim == 2 && ids[1].prim == 7);
    check("none", isect_picker_describe(picker, 0, &mesh, &none) == ISECT_OK &&
                      VISIBLE(ISECT_PICK_POLYGONS) == ISECT_OK && count == 3);
    const isect_status bad = ISECT_BAD_ARGUMENT;
    check("no attributes", isect_picker_describe(picker, 0, &mesh, &normals) == bad);
    check("another mesh", isect_picker_describe(picker, 0, &other, &given) == bad);
    check("no object", isect_picker_describe(picker, 1, &mesh, &given) == bad);
    check("no mesh", isect_picker_describe(picker, 0, NULL, &given) == bad);
    check("nothing", isect_picker_describe(picker, 0, &mesh, NULL) == bad);
    isect_picker_free(picker);
}

/* ---- shaders ---- */

static char told[4096];
static void listen(void *user, const char *text)
{
    (void)user;
    snprintf(told, sizeof told, "%s", text);
}

/* Holes, as an alpha map makes them, and corners that are elsewhere: picking respects both. */
TEST_FUNCTION(shaders)
{
    const isect_picker_options holes = {.keep =
                                            "bool keep(vec3 weights, uint object, uint triangle)\n"
                                            "{ return object == 1u || weights.y < 0.5; }\n"};
    const isect_picker_options waves = {
        .place = "vec3 place(vec3 position, uint object, uint triangle)\n"
                 "{ return position + vec3(1.0 + float(object), 0.0, 0.0); }\n"};
    const isect_picker_options wrong = {.keep = "bool keep(vec3 weights) { return tru; }\n",
                                        .report = listen};
    const isect_picker_options other = {.place = "vec3 place(float x) { return vec3(x); }\n"};
    isect_picker *picker = new_picker(&holes), *kept = picker;
    isect_picker_hit hit[2];
    size_t count = 0;
    add_square(picker, 0, 1), add_square(picker, 0.5f, 1);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("whole", object_at(picker, 0, 3) == 0);
    check("a hole", object_at(picker, 7, 3) == 1);
    check("layers", isect_picker_all(picker, 7, 3, hit, 2, &count) == ISECT_OK && count == 1);
    isect_picker_free(picker);
    picker = new_picker(&waves);
    add_square(picker, 0, 0.5f);
    check("a view", isect_picker_look(picker, &flat) == ISECT_OK);
    check("moved", object_at(picker, 1, 1) == UINT32_MAX && object_at(picker, 6, 1) == 0);
    isect_picker_free(picker);
    picker = kept;
    check("wrong", isect_picker_create(&wrong, &picker) == ISECT_NO_DEVICE && picker == kept);
    check("it is told", strstr(told, "the fragment shader does not compile: ") == told);
    check("wrong", isect_picker_create(&other, &picker) == ISECT_NO_DEVICE && picker == kept);
}

TESTS_IN(picker_cases, cmocka_unit_test(weights), cmocka_unit_test(order),
         cmocka_unit_test(windows), cmocka_unit_test(revisions), cmocka_unit_test(culling),
         cmocka_unit_test(bad_meshes), cmocka_unit_test(bad_views), cmocka_unit_test(memory),
         cmocka_unit_test(attributes), cmocka_unit_test(polygons), cmocka_unit_test(shaders))
