/* A robot arm of six links over a table with a crate, in 100 000 poses: how far is it from the
 * table, the crate and itself? Every 500th pose is compared with loops over all triangles and
 * links. */
#include <isect/isect.h>
#include <stdio.h>
#include <stdlib.h>

enum { LINKS = 6, TRIANGLES = 12, INSTANCES = 2 };
static const float margin = 0.05f, radius = 0.06f;
static const isect_pose home = {{0, 0, 0, 1}, {0, 0, 0}};

typedef struct Arm {
    isect_capsule link[LINKS]; /* at home: one above the other */
    isect_any shape[LINKS];
    isect_pose pose[LINKS];
    isect_turning joint[LINKS]; /* the last joint first */
    uint32_t group[LINKS], mask[LINKS], pairs[2 * LINKS * LINKS];
    isect_aabb boxes[2 * LINKS];
    isect_pairs_bodies bodies;
    isect_pairs_kept kept;
} Arm;

static void make_arm(Arm *arm)
{
    for (int i = 0; i < LINKS; i++) {
        const float low = 0.2f + 0.3f * (float)i;
        arm->link[i] = (isect_capsule){{0, 0, low}, {0, 0, low + 0.3f}, radius};
        arm->shape[i] = isect_any_capsule(&arm->link[i]);
        arm->group[i] = 1u << i; /* neighbours always touch */
        arm->mask[i] = ~(7u << i >> 1);
    }
    arm->bodies.shapes = arm->shape, arm->bodies.poses = arm->pose, arm->bodies.count = LINKS;
    arm->bodies.groups = arm->group, arm->bodies.masks = arm->mask;
    arm->kept.boxes = arm->boxes, arm->kept.pairs = arm->pairs, arm->kept.room = LINKS * LINKS;
    arm->kept.bytes = isect_pairs_capacity(LINKS), arm->kept.memory = malloc(arm->kept.bytes);
}
/* Each joint turns all links after it. The first turns about the vertical, the others in turn about
 * y and x. */
static void bend(Arm *arm, unsigned *random)
{
    for (int i = 0; i < LINKS; i++) {
        isect_turning *joint = &arm->joint[LINKS - 1 - i];
        *random = *random * 1664525u + 1013904223u;
        const float angle = (float)(*random >> 8) * (4.0f / 16777216) - 2;
        *joint = (isect_turning){{0, 0, arm->link[i].a.z}, {0, 0, 0}, {0, 0, 0}};
        *(i == 0 ? &joint->turn.z : i % 2 ? &joint->turn.y : &joint->turn.x) = angle;
    }
    for (int i = 0; i < LINKS; i++)
        arm->pose[i] = isect_pose_at(&home, arm->joint + LINKS - 1 - i, (size_t)i + 1, 1);
}

/* The square of the least distance of all links to the scene, if it is within the margin. */
static float distance2_to(const isect_scene *scene, const Arm *arm)
{
    float least = margin * margin;
    int found = 0;
    for (int i = 0; i < LINKS; i++) {
        const isect_parts link = {&arm->shape[i], &arm->pose[i], 1};
        const isect_scene_pair pair = isect_scene_closest_any(scene, isect_any_parts(&link), least);
        if (pair.prim != UINT32_MAX)
            least = pair.distance2, found = 1;
    }
    return found ? least : INFINITY;
}
static float distance2_by_loop(const isect_scene *scene, const isect_triangle *triangle,
                               const Arm *arm)
{
    float least = INFINITY;
    for (unsigned k = 0; k < LINKS * INSTANCES * TRIANGLES; k++) {
        const unsigned i = k % LINKS, instance = k / LINKS % INSTANCES;
        const isect_triangle *t = &triangle[k / LINKS / INSTANCES];
        const isect_triangle there = {isect_scene_point(scene, instance, &t->a),
                                      isect_scene_point(scene, instance, &t->b),
                                      isect_scene_point(scene, instance, &t->c)};
        const isect_parts link = {&arm->shape[i], &arm->pose[i], 1};
        const isect_nearest near =
            isect_closest_any(isect_any_parts(&link), isect_any_triangle(&there));
        least =
            near.distance2 <= margin * margin && near.distance2 < least ? near.distance2 : least;
    }
    return least;
}
/* The least distance of links that are no neighbours; negative: their depth. */
static float distance_to_itself(Arm *arm)
{
    isect_pairs_contact contacts[LINKS * LINKS];
    size_t count;
    float least = INFINITY;
    if (isect_pairs_contacts(&arm->bodies, margin, &arm->kept, contacts, LINKS * LINKS, &count) !=
        ISECT_OK)
        exit(EXIT_FAILURE);
    for (size_t i = 0; i < count; i++)
        least = contacts[i].contact.gap < least ? contacts[i].contact.gap : least;
    return least;
}
static float distance_by_loop(const Arm *arm)
{
    float least = INFINITY;
    for (int i = 0; i < LINKS; i++)
        for (int k = i + 2; k < LINKS; k++) {
            const isect_parts a = {&arm->shape[i], &arm->pose[i], 1};
            const isect_parts b = {&arm->shape[k], &arm->pose[k], 1};
            const float gap = isect_contact_any(isect_any_parts(&a), isect_any_parts(&b)).gap;
            least = gap <= margin && gap < least ? gap : least;
        }
    return least;
}

static void make_cube(isect_triangle triangle[TRIANGLES])
{
    static const unsigned char corner[TRIANGLES][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6},
                                                       {0, 1, 4}, {1, 5, 4}, {2, 6, 3}, {3, 6, 7},
                                                       {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    for (int i = 0; i < TRIANGLES; i++)
        for (int k = 0; k < 3; k++) {
            const int c = corner[i][k];
            (&triangle[i].a)[k] =
                (isect_vec3){(float)(c & 1) - 0.5f, (float)(c / 2 & 1) - 0.5f, (float)(c / 4) - 1};
        }
}

int main(int count, char **word)
{
    static Arm arm;
    isect_triangle triangle[TRIANGLES];
    isect_bvh *bvh = NULL;
    isect_scene *scene = NULL;
    const int poses = count > 1 ? atoi(word[1]) : 100000;
    int in_collision = 0, near = 0, with_itself = 0;
    unsigned random = 1;
    make_cube(triangle);
    const isect_mesh cube = {&triangle[0].a.x, 0, 3 * TRIANGLES, NULL, TRIANGLES};
    if (isect_bvh_build(&cube, NULL, &bvh) != ISECT_OK)
        return EXIT_FAILURE;
    const isect_instance instances[INSTANCES] = {
        {bvh, {3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0.1, 0}},                 /* the table, below z = 0 */
        {bvh, {0.4, -0.3, 0, 0.7, 0.3, 0.4, 0, 0.2, 0, 0, 0.5, 0.5}}}; /* a crate on it */
    if (isect_scene_build(instances, INSTANCES, NULL, &scene) != ISECT_OK)
        return EXIT_FAILURE;
    make_arm(&arm);
    for (int i = 0; i < poses; i++) {
        bend(&arm, &random);
        const float scene2 = distance2_to(scene, &arm), itself = distance_to_itself(&arm);
        if (i % 500 == 0 && (scene2 != distance2_by_loop(scene, triangle, &arm) ||
                             itself != distance_by_loop(&arm))) {
            printf("pose %d: not the answer of the loops\n", i);
            return EXIT_FAILURE;
        }
        if (scene2 <= 0 || itself <= 0)
            in_collision++, with_itself += itself <= 0;
        else
            near += scene2 < INFINITY || itself < INFINITY;
    }
    printf("%d poses: %d in collision (%d of the arm with itself), %d within %g, %d free\n", poses,
           in_collision, with_itself, near, (double)margin, poses - in_collision - near);
    free(arm.kept.memory);
    isect_scene_free(scene);
    isect_bvh_free(bvh);
    return EXIT_SUCCESS;
}
