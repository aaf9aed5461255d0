/* Which part of which object is meant by a click, in a picture of ids that was read back? */
#include <isect/isect.h>
#include <stdio.h>

int main(void)
{
    const size_t triangles[] = {12, 320, 2}; /* of a box, a ball and a quad, which are drawn */
    uint32_t first[4];                       /* first[object] + triangle is what a shader writes */
    if (isect_pick_codes(triangles, 3, first) != ISECT_OK)
        return 1;
    uint32_t window[9] = {0, 0, 333, 0, 0, 333, 0, 20, 20}; /* three by three around the cursor */
    float depth[9] = {1, 1, 0.75f, 1, 1, 0.75f, 1, 0.5f, 0.5f};
    size_t at = isect_pick_choose(window, depth, 3, 3, ISECT_PICK_MIDDLE);
    isect_pick_id id = isect_pick_decode(first, 3, window[at]);
    printf("pixel %u of the window: object %u, triangle %u\n", (unsigned)at, (unsigned)id.object,
           (unsigned)id.prim);

    const float projection[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1.25f, -1, 0, 0, -2.25f, 0};
    isect_screen screen = {1280, 1280, false};
    isect_vec2 pixel = {960.5f, 640.5f};
    isect_vec3 point;
    if (isect_pick_point(projection, &pixel, depth[at], &screen, NULL, &point) == ISECT_OK)
        printf("at %g, %g, %g\n", point.x, point.y, point.z);
    return 0;
}
