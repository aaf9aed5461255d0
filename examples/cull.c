/* Which of ten thousand boxes on a floor does a camera see? */
#include <isect/isect.h>
#include <stdio.h>

int main(void)
{
    static isect_aabb box[10000];
    static uint64_t seen[10000 / 64 + 1], inside[10000 / 64 + 1];
    static uint32_t draw[10000];
    isect_camera camera = {.eye = {50, 2, 0},
                           .forward = {0, 0, 1},
                           .up = {0, 1, 0},
                           .fov = 1,
                           .aspect = 1.6f,
                           .z_near = 0.1f,
                           .z_far = 60};
    isect_frustum view;
    for (int i = 0; i < 10000; i++) {
        float x = (float)(i % 100), z = (float)(i / 100);
        box[i] = (isect_aabb){{x, 0, z}, {x + 0.5f, 1, z + 0.5f}};
    }
    if (isect_frustum_from_camera(&camera, &view) != ISECT_OK)
        return 1;
    isect_aabbs boxes = isect_aabbs_of(box);
    isect_cull_aabbs(&view, 1, boxes, 10000, seen, inside);
    size_t count = isect_cull_list_bits(seen, 10000, draw);
    size_t whole = isect_cull_list_bits(inside, 10000, draw);
    printf("%zu of 10000 are seen, %zu of them wholly\n", count, whole);
    return 0;
}
