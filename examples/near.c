/* Which points, lines and triangles are under the cursor, or within a few pixels of it? */
#include <isect/isect.h>
#include <stdio.h>

enum { WITHIN = 4, MOST = 16 }; /* pixels; triangles that there is room for */

static const isect_vec3 point[3] = {{0, 0, 0}, {0.05f, 0, -1}, {0.1f, 0, 0}};
static const isect_segment line[3] = {{{-1, 0.02f, 0}, {1, 0.02f, 0}},  /* passes by */
                                      {{-1, 0.02f, 2}, {1, -0.01f, 2}}, /* in front of it */
                                      {{-1, 0.02f, 0}, {-0.1f, 0, 0}}}; /* ends before it */
static const float corner[9][3] = {{-1, -1, -1}, {1, -1, -1}, {0, 1, -1}, {-1, -1, -2}, {1, -1, -2},
                                   {0, 1, -2},   {2, 0, -1},  {3, 0, -1}, {2, 1, -1}};

/* How far behind the near plane. */
static double depth_of(const isect_frustum *view, isect_vec3 p)
{
    return -isect_plane_height(&view->plane[4], &p);
}

int main(void)
{
    isect_camera camera = {.eye = {0, 0, 5},
                           .forward = {0, 0, -1},
                           .up = {0, 1, 0},
                           .fov = 1,
                           .aspect = 1,
                           .z_near = 1,
                           .z_far = 100};
    isect_screen screen = {500, 500, false};
    isect_vec2 at = {250, 250};
    isect_rectangle2 around = {{at.x - WITHIN, at.y - WITHIN}, {at.x + WITHIN, at.y + WITHIN}};
    isect_rectangle2 band = {{150, 150}, {440, 350}};
    isect_frustum view, window, part;
    isect_ray ray;
    if (isect_frustum_from_camera(&camera, &view) != ISECT_OK ||
        isect_frustum_pixel_ray(&view, &at, &screen, &ray) != ISECT_OK ||
        isect_frustum_from_pixels(&view, &around, &screen, &window) != ISECT_OK ||
        isect_frustum_from_pixels(&view, &band, &screen, &part) != ISECT_OK)
        return 1;

    for (int i = 0; i < 3; i++)
        if (isect_classify_frustum_point(&window, &point[i]) != ISECT_OUTSIDE)
            printf("point %d, %.2f deep\n", i, depth_of(&view, point[i]));
    isect_segment middle = {ray.origin, isect_at(&ray, 1)};
    for (int i = 0; i < 3; i++) {
        isect_capsule thin = {line[i].a, line[i].b, 0};
        if (isect_classify_frustum_capsule(&window, &thin) == ISECT_OUTSIDE)
            continue;
        isect_nearest nearest = isect_closest_segment_segment(&line[i], &middle);
        printf("line %d, %.2f deep\n", i, depth_of(&view, nearest.a));
    }

    isect_mesh mesh = {corner[0], 0, 9, NULL, 3};
    isect_mesh_touch under[MOST];
    uint32_t prims[MOST];
    size_t count;
    isect_bvh *bvh;
    if (isect_bvh_build(&mesh, NULL, &bvh) != ISECT_OK)
        return 1;
    if (isect_bvh_cast_all(bvh, &ray, under, MOST, &count) == ISECT_OK) /* nearest first */
        for (size_t i = 0; i < count; i++)
            printf("triangle %u under it\n", (unsigned)under[i].prim);
    if (isect_bvh_classify_frustum(bvh, &part, ISECT_STRADDLES, prims, MOST, &count) == ISECT_OK)
        printf("%u in the rectangle, or partly\n", (unsigned)count);
    if (isect_bvh_classify_frustum(bvh, &part, ISECT_TANGENT_INSIDE, prims, MOST, &count) ==
        ISECT_OK)
        printf("%u wholly\n", (unsigned)count);
    isect_bvh_free(bvh);
    return 0;
}
