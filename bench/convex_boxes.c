/* bench/convex_boxes.c - contact patches of two boxes beside Bullet's box/box detector, in float:
 * up to four points, of boxes that are rotated at random, and of boxes that rest on each other. */
#include "convex.h"
#include "isect/isect.h"
#include "machine.h"
#include "table.h"

#include <math.h>

enum { BOXES = 2000, MOST = 4 };
typedef struct asked {
    isect_obb a[BOXES], b[BOXES];
    isect_any of_a[BOXES], of_b[BOXES];
    int points[2];
    void *bullet;
} asked;

/* The rotation is a random quaternion, or one about z. */
isect_obb draw_box(bool turned, double (*number)(void))
{
    double q[4], square = 0;
    for (int k = 0; k < 4; k++) {
        q[k] = turned || k > 1 ? number() : 0;
        square += q[k] * q[k];
    }
    for (int k = 0; k < 4; k++)
        q[k] /= sqrt(square);
    const double x = q[0], y = q[1], z = q[2], w = q[3];
    const double turn[3][3] = {{1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)},
                               {2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)},
                               {2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)}};
    isect_obb box = {{0, 0, 0}, {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, {0, 0, 0}};
    for (int k = 0; k < 3; k++) {
        box.axis[k] = (isect_vec3){(float)turn[k][0], (float)turn[k][1], (float)turn[k][2]};
        box.half[k] = (float)(0.6 + 0.4 * number());
    }
    return box;
}
static void draw_pair(asked *all, int i, bool turned, double (*number)(void))
{
    all->a[i] = draw_box(turned, number), all->b[i] = draw_box(turned, number);
    const float z = turned ? 0.8F : all->a[i].half[2] + all->b[i].half[2] - 0.01F;
    all->b[i].center = (isect_vec3){(float)(0.3 * number()), (float)(0.3 * number()), z};
    all->of_a[i] = (isect_any){ISECT_SHAPE_OBB, &all->a[i]};
    all->of_b[i] = (isect_any){ISECT_SHAPE_OBB, &all->b[i]};
}

static void run(void *context, int which)
{
    asked *all = context;
    int points = 0;
    for (int i = 0; i < BOXES; i++) {
#ifdef BENCH_BULLET
        if (which) {
            points += bullet_patch(all->bullet, (size_t)i);
            continue;
        }
#endif
        points += (int)isect_contact_any_patch(all->of_a[i], all->of_b[i], 0, MOST).count;
    }
    all->points[which] = points;
}
void measure_boxes(struct table *t, int rounds, double (*number)(void))
{
    static const char *const names[] = {"isect", "Bullet"};
    static asked all;
#ifdef BENCH_BULLET
    const int forms = 2;
#else
    const int forms = 1;
#endif
    for (int turned = 0; turned < 2; turned++) {
        double seconds[2];
        for (int i = 0; i < BOXES; i++)
            draw_pair(&all, i, turned, number);
#ifdef BENCH_BULLET
        all.bullet = bullet_boxes(all.a, all.b, BOXES);
#endif
        time_in_turns(seconds, forms, rounds, NULL, run, &all);
        for (int which = 0; which < forms; which++)
            table_row(t, "%s|%s|%.0f|%.2f|%.2f", turned ? "turned" : "stacked", names[which],
                      1e9 * seconds[which] / BOXES, seconds[0] / seconds[which],
                      (double)all.points[which] / BOXES);
#ifdef BENCH_BULLET
        bullet_boxes_free(all.bullet);
#endif
    }
}
