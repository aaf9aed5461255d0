/* One ball against many boxes, in both layouts: an array of structs, and one array per number. */
#include <isect/isect.h>
#include <stdio.h>

enum { BOXES = 1000 };

int main(void)
{
    isect_sphere ball = {{5, 5, 5}, 4};
    static isect_aabb boxes[BOXES];                /* boxes[i].lower.x ... */
    static float lower[3][BOXES], upper[3][BOXES]; /* lower[0][i] ... */
    for (int i = 0; i < BOXES; i++) {
        float x = (float)(i % 10), y = (float)(i / 10 % 10), z = (float)(i / 100);
        boxes[i] = (isect_aabb){{x, y, z}, {x + 0.5f, y + 0.5f, z + 0.5f}};
        lower[0][i] = x, lower[1][i] = y, lower[2][i] = z;
        upper[0][i] = x + 0.5f, upper[1][i] = y + 0.5f, upper[2][i] = z + 0.5f;
    }

    isect_aabbs structs = isect_aabbs_of(boxes);
    isect_aabbs columns = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}, 0};
    uint64_t of_structs[(BOXES + 63) / 64], of_columns[(BOXES + 63) / 64]; /* isect_words(BOXES) */
    isect_overlap_sphere_aabb_n(isect_spheres_one(&ball), structs, BOXES, of_structs);
    isect_overlap_sphere_aabb_n(isect_spheres_one(&ball), columns, BOXES, of_columns);

    int one = 0, same = 0, hits = 0;
    for (size_t i = 0; i < BOXES; i++) {
        one += isect_overlap_sphere_aabb(&ball, &boxes[i]);
        hits += isect_bit(of_columns, i);
        same += isect_bit(of_columns, i) == isect_bit(of_structs, i);
    }
    printf("one at a time: %d of %d boxes\n", one, BOXES);
    printf("many at a time: %d, and %d answers are the same in both layouts\n", hits, same);
    return 0;
}
