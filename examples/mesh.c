/* A tree over a mesh, one ray through it, and many. */
#include <isect/isect.h>
#include <math.h>
#include <stdio.h>

enum { RAYS = 12000 };

/* An octahedron: closed, with corners at distance 1 from its middle. */
static const float positions[6][3] = {{1, 0, 0},  {-1, 0, 0}, {0, 1, 0},
                                      {0, -1, 0}, {0, 0, 1},  {0, 0, -1}};
static const uint32_t corners[8][3] = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4},
                                       {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};

/* Rays from the middle to points of the twelve edges: where triangles meet. */
static void aim(isect_ray *rays)
{
    int i = 0;
    for (int a = 0; a < 6; a++)
        for (int b = a + 1; b < 6; b++) {
            if (b == a + 1 && a % 2 == 0)
                continue; /* opposite corners have no edge */
            for (int k = 0; k < RAYS / 12; k++) {
                float s = (float)k / (RAYS / 12), d[3];
                for (int j = 0; j < 3; j++)
                    d[j] = (1 - s) * positions[a][j] + s * positions[b][j];
                rays[i++] = (isect_ray){{0, 0, 0}, {d[0], d[1], d[2]}, 0, INFINITY};
            }
        }
}

int main(void)
{
    isect_mesh mesh = {positions[0], 0, 6, corners[0], 8};
    isect_bvh *bvh;
    isect_status status = isect_bvh_build(&mesh, NULL, &bvh);
    if (status != ISECT_OK) {
        printf("%s\n", isect_status_text(status));
        return 1;
    }

    isect_ray ray = {{0.25f, 0.25f, 3}, {0, 0, -1}, 0, INFINITY};
    isect_mesh_touch touch = isect_bvh_cast(bvh, &ray);
    printf("one ray: triangle %u at t = %g\n", (unsigned)touch.prim, touch.t);

    static isect_ray rays[RAYS];
    static isect_mesh_touch touches[RAYS];
    aim(rays);
    isect_rays many = isect_rays_of(rays);
    isect_mesh_touches answers = isect_mesh_touches_of(touches);
    isect_bvh_cast_n(bvh, many, RAYS, NULL, answers);
    int hits = 0;
    for (int i = 0; i < RAYS; i++)
        hits += touches[i].prim != UINT32_MAX;
    printf("%d rays at the edges, from inside: %d hits\n", RAYS, hits);
    isect_bvh_free(bvh);
    return 0;
}
