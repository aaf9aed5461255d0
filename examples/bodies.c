/* A thousand balls, capsules and boxes that fly about: their contacts in each frame. The last
 * frame is compared with a loop over all pairs. */
#include <isect/isect.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BODIES = 1000, FRAMES = 20, ROOM = 16 * BODIES };
static const float margin = 0.02f;

static isect_any shape[BODIES];
static isect_pose pose[BODIES];
static isect_vec3 speed[BODIES];
static isect_aabb boxes[2 * BODIES];
static uint32_t pairs[2 * ROOM];
static isect_pairs_contact contacts[ROOM];

static float drawn(unsigned *random, float most)
{
    *random = *random * 1664525u + 1013904223u;
    return ((float)(*random >> 8) / 8388608 - 1) * most;
}
static isect_vec3 vector(unsigned *random, float most)
{
    const float x = drawn(random, most), y = drawn(random, most), z = drawn(random, most);
    return (isect_vec3){x, y, z};
}

static int same_as_loop(size_t count)
{
    size_t want = 0;
    for (uint32_t a = 0; a < BODIES; a++)
        for (uint32_t b = a + 1; b < BODIES; b++) {
            const isect_parts first = {&shape[a], &pose[a], 1}, second = {&shape[b], &pose[b], 1};
            const isect_contact contact =
                isect_contact_any(isect_any_parts(&first), isect_any_parts(&second));
            if (!(contact.gap <= margin))
                continue;
            if (want == count || contacts[want].a != a || contacts[want].b != b ||
                memcmp(&contacts[want].contact, &contact, sizeof contact) != 0)
                return 0;
            want++;
        }
    return want == count;
}

int main(void)
{
    const isect_sphere ball = {{0, 0, 0}, 0.5f};
    const isect_capsule pill = {{0, 0, -0.4f}, {0, 0, 0.4f}, 0.3f};
    const isect_aabb crate = {{-0.5f, -0.4f, -0.3f}, {0.5f, 0.4f, 0.3f}};
    const isect_any kinds[] = {isect_any_sphere(&ball), isect_any_capsule(&pill),
                               isect_any_aabb(&crate)};
    const isect_pairs_bodies bodies = {.shapes = shape, .poses = pose, .count = BODIES};
    isect_pairs_kept kept = {.slack = 0.2f, .boxes = boxes, .pairs = pairs, .room = ROOM};
    unsigned random = 1;
    size_t count = 0, all = 0;
    for (int i = 0; i < BODIES; i++) {
        const isect_vec3 axis = vector(&random, 1);
        shape[i] = kinds[i % 3];
        pose[i] = (isect_pose){{axis.x, axis.y, axis.z, 1}, vector(&random, 8)};
        speed[i] = vector(&random, 0.05f);
    }
    kept.bytes = isect_pairs_capacity(BODIES), kept.memory = malloc(kept.bytes);
    for (int frame = 0; frame < FRAMES; frame++) {
        for (int i = 0; i < BODIES; i++) {
            isect_vec3 *at = &pose[i].translation;
            at->x += speed[i].x, at->y += speed[i].y, at->z += speed[i].z;
        }
        if (isect_pairs_contacts(&bodies, margin, &kept, contacts, ROOM, &count) != ISECT_OK)
            return EXIT_FAILURE;
        all += count;
    }
    printf("%zu contacts in %d frames, %zu in the last\n", all, FRAMES, count);
    free(kept.memory);
    if (same_as_loop(count))
        return EXIT_SUCCESS;
    puts("not the contacts of the loop");
    return EXIT_FAILURE;
}
