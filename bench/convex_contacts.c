/* bench/convex_contacts.c - contacts of triangles, spheres, capsules and boxes, which have closed
 * forms, for one pair and for many, beside Bullet's and FCL's functions for the same pairs. */
#include "convex.h"
#include "isect/isect.h"
#include "machine.h"
#include "table.h"

#include <math.h>

typedef enum form { ONE, MANY, BULLET, FCL, FORMS } form;
static const char *const names[FORMS] = {"isect", "isect _n", "Bullet", "FCL"};

typedef struct asked {
    round_shapes a, b;
    isect_contact contact[ROUND_PAIRS];
    double depth[FORMS][ROUND_PAIRS];
    const struct pair *pair;
    void *bullet, *fcl;
} asked;

typedef struct pair {
    const char *name;
    round_kind a, b;
    void (*one)(asked *), (*many)(asked *);
} pair;

#define PAIR(A, B)                                                                                 \
    static void one_##A##_##B(asked *all)                                                          \
    {                                                                                              \
        for (size_t i = 0; i < ROUND_PAIRS; i++)                                                   \
            all->contact[i] =                                                                      \
                isect_contact_any(isect_any_##A(&all->a.A[i]), isect_any_##B(&all->b.B[i]));       \
    }                                                                                              \
    static void many_##A##_##B(asked *all)                                                         \
    {                                                                                              \
        const isect_anys a = {isect_any_##A(all->a.A).shape, 0, all->a.A};                         \
        const isect_anys b = {isect_any_##B(all->b.B).shape, 0, all->b.B};                         \
        if (isect_contact_any_n(a, b, ROUND_PAIRS, isect_contacts_of(all->contact)) != ISECT_OK)   \
            abort();                                                                               \
    }
PAIR(triangle, sphere)
PAIR(triangle, capsule)
PAIR(sphere, sphere)
PAIR(sphere, capsule)
PAIR(sphere, obb)
PAIR(capsule, capsule)
PAIR(capsule, obb)
PAIR(obb, obb)
#undef PAIR
#define PAIR(A, B, of_a, of_b)                                                                     \
    {                                                                                              \
#A "/" #B, of_a, of_b, one_##A##_##B, many_##A##_##B                                       \
    }
static const pair pairs[] = {
    PAIR(triangle, sphere, TRIANGLES, SPHERES), PAIR(triangle, capsule, TRIANGLES, CAPSULES),
    PAIR(sphere, sphere, SPHERES, SPHERES),     PAIR(sphere, capsule, SPHERES, CAPSULES),
    PAIR(sphere, obb, SPHERES, BOXES_TURNED),   PAIR(capsule, capsule, CAPSULES, CAPSULES),
    PAIR(capsule, obb, CAPSULES, BOXES_TURNED), PAIR(obb, obb, BOXES_TURNED, BOXES_TURNED)};

static isect_vec3 near_by(isect_vec3 p, double far, double (*number)(void))
{
    return (isect_vec3){(float)(p.x + far * number()), (float)(p.y + far * number()),
                        (float)(p.z + far * number())};
}
static void draw(round_shapes *to, double away, double (*number)(void))
{
    for (size_t i = 0; i < ROUND_PAIRS; i++) {
        const isect_vec3 at = near_by((isect_vec3){0, 0, 0}, away, number);
        to->triangle[i] = (isect_triangle){near_by(at, 1, number), near_by(at, 1, number),
                                           near_by(at, 1, number)};
        to->sphere[i] = (isect_sphere){at, (float)(0.6 + 0.4 * number())};
        to->capsule[i] = (isect_capsule){near_by(at, 1, number), near_by(at, 1, number),
                                         (float)(0.4 + 0.2 * number())};
        to->obb[i] = draw_box(true, number);
        to->obb[i].center = at;
    }
}

static bool is_there(int which)
{
#ifndef BENCH_BULLET
    if (which == BULLET)
        return false;
#endif
#ifndef BENCH_FCL
    if (which == FCL)
        return false;
#endif
    return which < FORMS;
}
static void run(void *context, int which)
{
    asked *all = context;
    if (which == ONE)
        all->pair->one(all);
    if (which == MANY)
        all->pair->many(all);
#ifdef BENCH_BULLET
    for (size_t i = 0; i < ROUND_PAIRS && which == BULLET; i++)
        all->depth[which][i] = bullet_contact(all->bullet, i);
#endif
#ifdef BENCH_FCL
    for (size_t i = 0; i < ROUND_PAIRS && which == FCL; i++)
        all->depth[which][i] = fcl_contact(all->fcl, i);
#endif
    for (size_t i = 0; i < ROUND_PAIRS && which < BULLET; i++)
        all->depth[which][i] = fmax(-(double)all->contact[i].gap, 0);
}
/* Returns the percentage of pairs whose depth differs by more than 0.001. */
static double differing(const asked *all, int which)
{
    size_t count = 0;
    for (size_t i = 0; i < ROUND_PAIRS; i++)
        count += fabs(all->depth[which][i] - all->depth[ONE][i]) > 1e-3;
    return 100 * (double)count / ROUND_PAIRS;
}
static void measure_pair(struct table *t, asked *all, int rounds)
{
    double seconds[FORMS], meet = 0;
#ifdef BENCH_BULLET
    all->bullet = bullet_contacts(&all->a, all->pair->a, &all->b, all->pair->b);
#endif
#ifdef BENCH_FCL
    all->fcl = fcl_contacts(&all->a, all->pair->a, &all->b, all->pair->b);
#endif
    time_in_turns(seconds, FORMS, rounds, NULL, run, all);
    for (size_t i = 0; i < ROUND_PAIRS; i++)
        meet += all->depth[ONE][i] > 0;
    for (int which = 0; which < FORMS; which++)
        if (is_there(which))
            table_row(t, "%s|%.0f|%s|%.0f|%.2f|%.1f", all->pair->name, 100 * meet / ROUND_PAIRS,
                      names[which], 1e9 * seconds[which] / ROUND_PAIRS,
                      seconds[ONE] / seconds[which], differing(all, which));
#ifdef BENCH_BULLET
    bullet_contacts_free(all->bullet);
#endif
#ifdef BENCH_FCL
    fcl_contacts_free(all->fcl);
#endif
}
void measure_contacts(struct table *t, int rounds, double (*number)(void))
{
    static asked all;
    draw(&all.a, 0, number), draw(&all.b, 1.2, number);
    for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++) {
        all.pair = &pairs[k];
        measure_pair(t, &all, rounds);
    }
}
