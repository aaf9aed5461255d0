/* Which of some bodies touch? Boxes around them find candidates, the bodies decide. */
#include <isect/isect.h>
#include <stdio.h>

int main(void)
{
    const isect_any body[3] = {
        {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, 0}, 1}}},
        {ISECT_SHAPE_CONE, {.cone = {{0, 3, 0}, {0, 0.5f, 0}, 1}}},
        {ISECT_SHAPE_CYLINDER, {.cylinder = {{-2, -1.5f, 0}, {2, -1.5f, 0}, 0.25f}}},
    };
    const uint32_t candidates[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    uint32_t hits[3][2];
    size_t count;
    if (isect_overlap_any_pairs(&count, hits, 3, body, candidates, 3) != ISECT_OK)
        return 1; /* no function for two of them */
    const isect_nearest gap = isect_closest_any(&body[2], &body[0]);
    printf("%zu pair: %u and %u\n", count, hits[0][0], hits[0][1]);
    printf("the square of the gap between 2 and 0: %g\n", (double)gap.distance2);
    return 0;
}
