/* A ball walks along a street of triangles: up some stairs, over a hill, into a wall that is too
 * high. It prints a picture of that, an SVG. */
#include <isect/isect.h>
#include <stdio.h>
#include <stdlib.h>

static const float ground[][2] = {
    {-4, 0},      {-1, 0},   {-1, 0.3f}, {-0.4f, 0.3f}, {-0.4f, 0.6f}, {0.2f, 0.6f}, {0.2f, 0.9f},
    {1.2f, 0.9f}, {2, 1.4f}, {3, 1.4f},  {4.6f, 0},     {6, 0},        {6, 1.6f},    {7, 1.6f}};
enum { POINTS = sizeof ground / sizeof ground[0] };

int main(void)
{
    isect_vec3 corners[POINTS][2];
    unsigned indices[6 * (POINTS - 1)];
    isect_bvh *bvh = NULL;
    for (int i = 0; i < POINTS; i++)
        for (int side = 0; side < 2; side++)
            corners[i][side] = (isect_vec3){ground[i][0], ground[i][1], side ? 1.f : -1.f};
    for (unsigned i = 0; i + 1 < POINTS; i++) {
        const unsigned two[6] = {2 * i, 2 * i + 1, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 2};
        for (int k = 0; k < 6; k++)
            indices[6 * i + k] = two[k];
    }
    const isect_mesh street = {.positions = &corners[0][0].x,
                               .stride = sizeof(isect_vec3),
                               .vertex_count = 2 * POINTS,
                               .indices = indices,
                               .triangle_count = 2 * (POINTS - 1)};
    if (isect_bvh_build(&street, NULL, &bvh) != ISECT_OK)
        return EXIT_FAILURE;

    const isect_mover mover = {
        .up = {0, 1, 0}, .slope = 0.7f, .step = 0.4f, .fall = 0.15f, .skin = 0.01f};
    const isect_vec3 motion = {0.25f, 0, 0};
    isect_sphere ball = {{-3.6f, 1.2f, 0}, 0.35f};
    puts("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4.2 -2.6 11.4 2.9\" width=\"570\" "
         "height=\"145\">\n<title>a ball walks over stairs and a hill to a wall</title>\n"
         "<rect x=\"-4.2\" y=\"-2.6\" width=\"11.4\" height=\"2.9\" fill=\"#fff\"/>");
    printf("<path fill=\"#e8d5b5\" stroke=\"#b8770a\" stroke-width=\"0.03\" d=\"M-4 0.2");
    for (int i = 0; i < POINTS; i++)
        printf("L%g %g", ground[i][0], 0 - ground[i][1]);
    puts("L7 0.2z\"/>");
    for (int i = 0; i < 44; i++) {
        const isect_moved moved = isect_bvh_move_any(bvh, isect_any_sphere(&ball), &motion, &mover);
        printf("<circle cx=\"%.3f\" cy=\"%.3f\" r=\"%g\" fill=\"none\" stroke=\"#%s\" "
               "stroke-width=\"0.02\"/>\n",
               ball.center.x, -ball.center.y, ball.radius,
               moved.ground.y > 0 ? "1f5fa8" : "d0342c");
        ball.center.x += moved.way.x;
        ball.center.y += moved.way.y;
        ball.center.z += moved.way.z;
    }
    puts("</svg>");
    isect_bvh_free(bvh);
    return EXIT_SUCCESS;
}
