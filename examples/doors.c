/* A character in a scene that moves: it walks through a gate, is pushed aside by a sliding door,
 * steps onto a platform and is carried away. In each frame the character touches nothing, and
 * its distance from the scene is that of a loop over all triangles. */
#include <isect/isect.h>
#include <stdio.h>
#include <stdlib.h>

enum { TRIANGLES = 12, GROUND = 0, WALL = 1, DOOR = 2, PLATFORM = 3, INSTANCES = 4 };
static isect_triangle cube[TRIANGLES]; /* of side 1, about 0 */

static void make_cube(void)
{
    static const unsigned char corner[TRIANGLES][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6},
                                                       {0, 1, 4}, {1, 5, 4}, {2, 6, 3}, {3, 6, 7},
                                                       {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    for (int i = 0; i < TRIANGLES; i++)
        for (int k = 0; k < 3; k++) {
            const int c = corner[i][k];
            (&cube[i].a)[k] = (isect_vec3){(float)(c & 1) - 0.5f, (float)(c / 2 & 1) - 0.5f,
                                           (float)(c / 4) - 0.5f};
        }
}
/* A box with these sides and this center. */
static isect_instance box(const isect_bvh *bvh, isect_vec3 size, isect_vec3 center)
{
    const isect_instance placed = {
        bvh, {size.x, 0, 0, center.x, 0, size.y, 0, center.y, 0, 0, size.z, center.z}};
    return placed;
}
/* Up and down between 0 and 1, once in 100 frames. */
static float wave(int frame)
{
    const int phase = frame % 100;
    return (float)(phase < 50 ? phase : 100 - phase) / 50;
}
static void place(const isect_bvh *bvh, int frame, isect_instance *instance)
{
    const isect_vec3 ground = {30, 1, 30}, wall = {0.4f, 4, 10}, door = {0.4f, 2, 3};
    const isect_vec3 platform = {3, 0.3f, 3};
    instance[GROUND] = box(bvh, ground, (isect_vec3){0, -0.5f, 0});
    instance[WALL] = box(bvh, wall, (isect_vec3){0, 2, 6});
    instance[DOOR] = box(bvh, door, (isect_vec3){-0.5f, 1, 4 * wave(frame) - 0.5f});
    instance[PLATFORM] = box(bvh, platform, (isect_vec3){4, 0.05f, 6 * wave(frame) - 0.5f});
}

static void shift(isect_capsule *body, isect_vec3 by)
{
    body->a.x += by.x, body->a.y += by.y, body->a.z += by.z;
    body->b.x += by.x, body->b.y += by.y, body->b.z += by.z;
}
/* Pushes the body out of objects that have come into it. Returns whether it was pushed. */
static int push_out(const isect_scene *scene, isect_capsule *body, float skin)
{
    int pushed = 0;
    for (int i = 0; i < 8; i++) {
        const isect_scene_patch patch =
            isect_scene_contact_any(scene, isect_any_capsule(body), 0, 1);
        if (patch.count == 0)
            break;
        const isect_scene_patch_point *deepest = &patch.point[0];
        const float by = deepest->gap - skin;
        shift(body,
              (isect_vec3){by * deepest->normal.x, by * deepest->normal.y, by * deepest->normal.z});
        pushed = 1;
    }
    return pushed;
}
static float distance2_by_loop(const isect_scene *scene, const isect_capsule *body)
{
    float least = INFINITY;
    for (unsigned i = 0; i < INSTANCES; i++)
        for (int k = 0; k < TRIANGLES; k++) {
            const isect_triangle t = {isect_scene_point(scene, i, &cube[k].a),
                                      isect_scene_point(scene, i, &cube[k].b),
                                      isect_scene_point(scene, i, &cube[k].c)};
            const isect_nearest near =
                isect_closest_any(isect_any_capsule(body), isect_any_triangle(&t));
            least = near.distance2 < least ? near.distance2 : least;
        }
    return least;
}

int main(void)
{
    const isect_mover mover = {
        .up = {0, 1, 0}, .slope = 0.7f, .step = 0.35f, .fall = 0.2f, .skin = 0.01f};
    isect_capsule body = {{-4, 0.42f, 0}, {-4, 1.4f, 0}, 0.4f};
    isect_instance before[INSTANCES], now[INSTANCES];
    isect_bvh *bvh = NULL;
    unsigned carrier = UINT32_MAX;
    int carried = 0, pushed = 0;
    make_cube();
    const isect_mesh mesh = {&cube[0].a.x, 0, 3 * TRIANGLES, NULL, TRIANGLES};
    if (isect_bvh_build(&mesh, NULL, &bvh) != ISECT_OK)
        return EXIT_FAILURE;
    place(bvh, 0, before);
    for (int frame = 1; frame <= 240; frame++) {
        isect_scene *scene = NULL;
        isect_vec3 motion = {body.a.x < 4 ? 0.055f : 0, 0, 0};
        place(bvh, frame, now);
        if (isect_scene_build(now, INSTANCES, NULL, &scene) != ISECT_OK)
            return EXIT_FAILURE;
        if (carrier != UINT32_MAX) { /* the motion of the ground below the feet */
            motion.x += (float)(now[carrier].matrix[3] - before[carrier].matrix[3]);
            motion.z += (float)(now[carrier].matrix[11] - before[carrier].matrix[11]);
        }
        pushed += push_out(scene, &body, mover.skin);
        const isect_scene_moved moved =
            isect_scene_move_any(scene, isect_any_capsule(&body), &motion, &mover);
        shift(&body, moved.way);
        carrier = moved.instance;
        carried += carrier == PLATFORM;
        const isect_scene_pair near =
            isect_scene_closest_any(scene, isect_any_capsule(&body), INFINITY);
        if (!(near.distance2 > 0) || near.distance2 != distance2_by_loop(scene, &body)) {
            printf("frame %d: not the answer of the loop\n", frame);
            return EXIT_FAILURE;
        }
        isect_scene_free(scene);
        for (int i = 0; i < INSTANCES; i++)
            before[i] = now[i];
    }
    printf("pushed in %d frames, carried in %d, now at %.2f, %.2f, %.2f\n", pushed, carried,
           (double)body.a.x, (double)body.a.y, (double)body.a.z);
    isect_bvh_free(bvh);
    return EXIT_SUCCESS;
}
