/* Which of three balls does a camera see, and what is under the middle of its picture? */
#include <isect/isect.h>
#include <math.h>
#include <stdio.h>

int main(void)
{
    isect_camera camera = {.eye = {0, 2, 8},
                           .forward = {0, 0, -1},
                           .up = {0, 1, 0},
                           .fov = 1,
                           .aspect = 2,
                           .z_near = 0.5f,
                           .z_far = INFINITY};
    isect_sphere ball[3] = {{{0, 2, 0}, 1}, {{9, 2, 0}, 1}, {{0, 2, 20}, 1}};
    isect_screen screen = {1280, 640, false};
    isect_vec2 middle = {640, 320};
    isect_frustum seen;
    isect_ray ray;
    if (isect_frustum_from_camera(&camera, &seen) != ISECT_OK ||
        isect_frustum_pixel_ray(&seen, &middle, &screen, &ray) != ISECT_OK)
        return 1;
    for (int i = 0; i < 3; i++) {
        isect_side side = isect_classify_frustum_sphere(&seen, &ball[i]);
        printf("ball %d: side %d, depth %g\n", i, side,
               isect_cast_ray_sphere(&ray, &ball[i]).enter);
    }
    return 0;
}
