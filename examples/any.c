/* Which of some bodies touch? Boxes around them find candidates, the bodies decide. */
#include <isect/isect.h>
#include <stdio.h>

int main(void)
{
    const isect_sphere ball = {{0, 0, 0}, 1};
    const isect_cone cone = {{0, 3, 0}, {0, 0.5f, 0}, 1};
    const isect_cylinder bar = {{-2, -1.5f, 0}, {2, -1.5f, 0}, 0.25f};
    const isect_any body[3] = {isect_any_sphere(&ball), isect_any_cone(&cone),
                               isect_any_cylinder(&bar)};
    const uint32_t candidates[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    uint32_t hits[3][2];
    size_t count;
    if (isect_overlap_any_pairs(body, candidates, 3, hits, 3, &count) != ISECT_OK)
        return 1; /* two of them have no answer */
    const isect_nearest gap = isect_closest_any(body[2], body[0]);
    printf("%zu pair: %u and %u\n", count, hits[0][0], hits[0][1]);
    printf("the square of the gap between 2 and 0: %g\n", (double)gap.distance2);
    return 0;
}
