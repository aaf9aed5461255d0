/* bench/convex_posed.c - two bodies, one of which rotates and moves a little from frame to frame:
 * their distance, and whether it is within a bound, with a hint of the last frame and without. */
#include "convex.h"
#include "isect/isect.h"
#include "machine.h"
#include "table.h"

#include <math.h>
#include <string.h>

enum { BODIES = 200, FRAMES = 8, VERTICES = 32 };
typedef enum form {
    CLOSEST,
    CLOSEST_NEAR,
    CLOSEST_NEAR_HINT,
    WITHIN,
    WITHIN_HINT,
    OVERLAP,
    OVERLAP_HINT,
    FORMS
} form;
static const struct {
    const char *question, *name;
} forms[FORMS] = {{"closest", "isect_closest_posed"},
                  {"closest, if within 0.1", "isect_closest_posed_within"},
                  {"closest, if within 0.1", "the same, hint"},
                  {"within 0.1?", "isect_overlap_posed_within"},
                  {"within 0.1?", "the same, hint"},
                  {"overlap?", "isect_overlap_posed"},
                  {"overlap?", "isect_overlap_posed_within, hint"}};

typedef struct solid {
    isect_vec3 vertex[VERTICES];
    isect_hull hull;
    isect_obb box;
} solid;

typedef struct asked {
    isect_any a[BODIES], b[BODIES];
    solid solid[2][BODIES];
    isect_pose pose[BODIES][FRAMES];
    isect_hint hint[FORMS][BODIES];
    size_t yes[FORMS];
} asked;

static isect_any draw(solid *to, bool hull, double (*number)(void))
{
    float half[3];
    for (int k = 0; k < 3; k++)
        half[k] = (float)(0.25 + 0.15 * number());
    if (!hull) {
        to->box =
            (isect_obb){{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {half[0], half[1], half[2]}};
        return isect_any_obb(&to->box);
    }
    for (int i = 0; i < VERTICES; i++) {
        const double x = number(), y = number(), z = number(),
                     length = sqrt(x * x + y * y + z * z) + 1e-3;
        to->vertex[i] = (isect_vec3){(float)(half[0] * x / length), (float)(half[1] * y / length),
                                     (float)(half[2] * z / length)};
    }
    to->hull = (isect_hull){.vertices = to->vertex, .vertex_count = VERTICES};
    return isect_any_hull(&to->hull);
}
/* In each frame the body moves by up to 0.005 along each axis, and each component of its quaternion
 * changes by as much. */
static void draw_motion(isect_pose *pose, double away, double (*number)(void))
{
    for (int k = 0; k < 4; k++)
        pose->rotation[k] = (float)number();
    const double x = number(), y = number(), z = number(), length = sqrt(x * x + y * y + z * z);
    pose->translation = (isect_vec3){(float)(away * x / length), (float)(away * y / length),
                                     (float)(away * z / length)};
    for (int frame = 1; frame < FRAMES; frame++) {
        pose[frame] = pose[frame - 1];
        for (int k = 0; k < 4; k++)
            pose[frame].rotation[k] += (float)(0.005 * number());
        for (int k = 0; k < 3; k++)
            (&pose[frame].translation.x)[k] += (float)(0.005 * number());
    }
}

static bool ask(asked *all, form which, int i, int frame)
{
    const isect_any *a = &all->a[i], *b = &all->b[i];
    const isect_pose *pose = &all->pose[i][frame];
    isect_hint *hint = &all->hint[which][i];
    switch (which) {
    case CLOSEST:
        return isect_closest_posed(*a, *b, pose).distance2 <= 0.01F;
    case CLOSEST_NEAR:
        return isect_closest_posed_within(*a, *b, pose, 0.1F, NULL).distance2 <= 0.01F;
    case CLOSEST_NEAR_HINT:
        return isect_closest_posed_within(*a, *b, pose, 0.1F, hint).distance2 <= 0.01F;
    case WITHIN:
        return isect_overlap_posed_within(*a, *b, pose, 0.1F, NULL);
    case WITHIN_HINT:
        return isect_overlap_posed_within(*a, *b, pose, 0.1F, hint);
    case OVERLAP:
        return isect_overlap_posed(*a, *b, pose);
    default:
        return isect_overlap_posed_within(*a, *b, pose, 0, hint);
    }
}
static void run(void *context, int which)
{
    asked *all = context;
    memset(all->hint[which], 0, sizeof all->hint[which]);
    all->yes[which] = 0;
    for (int frame = 0; frame < FRAMES; frame++)
        for (int i = 0; i < BODIES; i++)
            all->yes[which] += ask(all, (form)which, i, frame);
}
void measure_posed(struct table *t, int rounds, double (*number)(void))
{
    static asked all;
    static const double away[] = {0.4, 0.6, 0.9};
    for (int scene = 0; scene < 6; scene++) {
        const bool hull = scene >= 3;
        double seconds[FORMS];
        for (int i = 0; i < BODIES; i++) {
            all.a[i] = draw(&all.solid[0][i], hull, number);
            all.b[i] = draw(&all.solid[1][i], hull, number);
            draw_motion(all.pose[i], away[scene % 3], number);
        }
        time_in_turns(seconds, FORMS, rounds, NULL, run, &all);
        for (int which = 0; which < FORMS; which++)
            table_row(t, "%s|%s|%s|%.0f|%.0f|%.2f", hull ? "hulls" : "boxes", forms[which].question,
                      forms[which].name, 100.0 * (double)all.yes[which] / (BODIES * FRAMES),
                      1e9 * seconds[which] / (BODIES * FRAMES), seconds[which] / seconds[CLOSEST]);
    }
}
