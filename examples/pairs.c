/* Which of a thousand boxes overlap each other? */
#include <isect/isect.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    static isect_aabb box[1000];
    static uint32_t pairs[2000][2];
    for (int i = 0; i < 1000; i++) {
        float x = (float)(i * 7 % 97), y = (float)(i * 31 % 89), z = (float)(i % 11);
        box[i] = (isect_aabb){{x, y, z}, {x + 2, y + 2, z + 2}};
    }
    isect_aabbs boxes = isect_aabbs_of(box);
    size_t count, bytes = isect_pairs_capacity(1000);
    void *memory = malloc(bytes);
    if (isect_pairs_find(boxes, 1000, memory, bytes, pairs, 2000, &count) != ISECT_OK)
        return 1; /* ISECT_TOO_SMALL: count is their number */
    printf("%zu pairs, the first is %u and %u\n", count, pairs[0][0], pairs[0][1]);
    free(memory);
    return 0;
}
