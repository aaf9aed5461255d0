/* tests/meet/plane_aabb.c - isect_meet_plane_aabb. */
#include "meet/common.h"

#define SAMPLES soak(5000)

/* 1. Cases: with the box from (0, 0, 0) to (4, 4, 4). */
static void cases(void **state)
{
    const struct {
        const char *name;
        Plane plane;
        Common want;
    } table[] = {
        {"across", {{0, 0, 1}, -2}, {4, {{0, 0, 2}, {4, 0, 2}, {4, 4, 2}, {0, 4, 2}}}},
        {"a face", {{0, 2, 0}, -8}, {4, {{0, 4, 0}, {4, 4, 0}, {4, 4, 4}, {0, 4, 4}}}},
        {"an edge", {{1, 1, 0}, 0}, {2, {{0, 0, 0}, {0, 0, 4}}}},
        {"a corner", {{1, 1, 1}, -12}, {1, {{4, 4, 4}}}},
        {"beyond", {{1, 1, 1}, -13}, {0, {{0, 0, 0}}}},
        {"a triangle", {{1, 1, 1}, -2}, {3, {{2, 0, 0}, {0, 2, 0}, {0, 0, 2}}}},
        {"through three corners", {{1, 1, 1}, -4}, {3, {{4, 0, 0}, {0, 4, 0}, {0, 0, 4}}}},
        {"two edges", {{1, -1, 0}, 0}, {4, {{0, 0, 0}, {4, 4, 0}, {4, 4, 4}, {0, 0, 4}}}},
        {"a corner and two edges",
         {{2, 1, 1}, -8},
         {4, {{4, 0, 0}, {2, 4, 0}, {0, 4, 4}, {2, 0, 4}}}},
        {"five corners",
         {{1, 1, 2}, -6},
         {5, {{4, 2, 0}, {2, 4, 0}, {0, 4, 1}, {0, 0, 3}, {4, 0, 1}}}},
        {"six corners",
         {{1, 1, 1}, -6},
         {6, {{4, 2, 0}, {2, 4, 0}, {0, 4, 2}, {0, 2, 4}, {2, 0, 4}, {4, 0, 2}}}},
        {"everything", {{0, 0, 0}, 0}, {0, {{0, 0, 0}}}},
        {"nothing", {{0, 0, 0}, 1}, {0, {{0, 0, 0}}}},
        {"NaN", {{0, 0, REAL_NAN}, -2}, {0, {{0, 0, 0}}}},
        {"infinite", {{0, 0, REAL_INF}, -2}, {0, {{0, 0, 0}}}},
    };
    const Aabb box = {{0, 0, 0}, {4, 4, 4}}, flat = {{0, 0, 1}, {4, 4, 1}};
    const Aabb needle = {{0, 1, 1}, {4, 1, 1}}, point = {{1, 1, 1}, {1, 1, 1}};
    const Aabb empty = {{4, 0, 0}, {0, 4, 4}}, endless = {{0, 0, 0}, {4, 4, REAL_INF}};
    const Aabb beyond = {{0, 0, REAL_INF}, {4, 4, REAL_INF}}, bad = {{0, 0, 0}, {4, REAL_NAN, 4}};
    const Plane all = {{0, 0, 0}, 0}, slope = {{1, 0, 1}, -2}, level = {{0, 0, 2}, -2};
    const Plane wall = {{1, 0, 0}, -1}, far = {{0, 0, REAL_EPSILON}, -REAL_MAX};
    const Common square = {4, {{0, 0, 1}, {4, 0, 1}, {4, 4, 1}, {0, 4, 1}}};
    const Common line = {2, {{1, 0, 1}, {1, 4, 1}}}, rod = {2, {{0, 1, 1}, {4, 1, 1}}};
    const Common tower = {4, {{1, 0, 0}, {1, 4, 0}, {1, 4, REAL_MAX}, {1, 0, REAL_MAX}}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_plane_aabb)(&table[i].plane, &box);
        check(table[i].name, is_as_said(&got, &table[i].want));
    }
    Common got = X(meet_plane_aabb)(&all, &flat);
    check("a flat box", is_as_said(&got, &square));
    got = X(meet_plane_aabb)(&level, &flat);
    check("a flat box", is_as_said(&got, &square));
    got = X(meet_plane_aabb)(&slope, &flat);
    check("a flat box", is_as_said(&got, &line));
    got = X(meet_plane_aabb)(&level, &needle);
    check("a needle", is_as_said(&got, &rod));
    got = X(meet_plane_aabb)(&slope, &needle);
    check("a needle", is_as_said(&got, &(Common){1, {{1, 1, 1}}}));
    got = X(meet_plane_aabb)(&slope, &point);
    check("a point", is_as_said(&got, &(Common){1, {{1, 1, 1}}}));
    const Aabb minus = {{R(-0.0), R(-0.0), R(-0.0)}, {R(-0.0), R(-0.0), R(-0.0)}};
    got = X(meet_plane_aabb)(&all, &minus);
    check("minus zero", is_as_said(&got, &(Common){1, {{0, 0, 0}}}));
    got = X(meet_plane_aabb)(&wall, &endless);
    check("endless", is_as_said(&got, &tower));
    got = X(meet_plane_aabb)(&level, &(Aabb){{0, 0, 0}, {REAL_INF, 4, 4}});
    check(
        "endless along x",
        is_as_said(&got, &(Common){4, {{0, 0, 1}, {REAL_MAX, 0, 1}, {REAL_MAX, 4, 1}, {0, 4, 1}}}));
    check("out of range", X(meet_plane_aabb)(&far, &endless).count == 0);
    check("out of range", X(meet_plane_aabb)(&wall, &beyond).count == 0);
    check("empty", X(meet_plane_aabb)(&wall, &empty).count == 0);
    check("NaN", X(meet_plane_aabb)(&wall, &bad).count == 0);
}

static Aabb grid_box(void)
{
    const Vec3 a = flat_point(any_int(0, 3)), b = flat_point(any_int(0, 3));
    return any_int(0, 7) ? box_of(a, b) : odd_aabb();
}
static Plane grid_plane(Aabb box)
{
    const Vec3 corner = any_int(0, 1) ? box.lower : box.upper;
    return flat_plane(finite3(corner) ? corner : (Vec3){0, 0, 0});
}

/* 2. Properties: true of any plane and box. */
static void properties(void **state)
{
    int meet = 0, polygons = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Aabb box = grid_box();
        const Plane p = grid_plane(box), back = {times(-1, p.normal), -p.d};
        const Common common = X(meet_plane_aabb)(&p, &box), other = X(meet_plane_aabb)(&back, &box);
        const bool everything = p.normal.x == 0 && p.normal.y == 0 && p.normal.z == 0;
        const bool endless = !finite3(box.lower) || !finite3(box.upper);
        meet += common.count > 0, polygons += common.count > 2;
        check_sample(i, "where they overlap",
                     everything || endless || (common.count > 0) == X(overlap_plane_aabb)(&p, &box),
                     p, box);
        check_sample(i, "turned over", same_bits(&common, &other, sizeof common), p, box);
        for (uint32_t k = 0; k < common.count; k++)
            check_sample(i, "in the box", X(overlap_point_aabb)(&common.point[k], &box), p, box);
    }
    check_share(meet, 4 * SAMPLES, 0.2, 0.9);
    check_share(polygons, 4 * SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the rectangle that two axes of the box are, put on the plane along the third, and
 * clipped by the bounds there, in rational numbers. */
static void put_on(const Plane *plane, int axis)
{
    mpq_t sum, product;
    mpq_inits(sum, product, NULL);
    for (int i = 0; i < clipped.points; i++) {
        mpq_set_d(sum, -(double)plane->d);
        for (int k = 0; k < 3; k++) {
            mpq_set_d(product, (double)((const real *)&plane->normal)[k]);
            mpq_mul(product, product, clipped.point[i][k]);
            if (k != axis)
                mpq_sub(sum, sum, product);
        }
        mpq_set_d(product, (double)((const real *)&plane->normal)[axis]);
        mpq_div(clipped.point[i][axis], sum, product);
    }
    mpq_clears(sum, product, NULL);
}

static bool is_cut(const Common *common, const Plane *plane, const Aabb *box)
{
    double size[3];
    int axis = 0;
    const real *n = (const real *)&plane->normal;
    for (int k = 1; k < 3; k++)
        axis = real_abs(n[k]) > real_abs(n[axis]) ? k : axis;
    const int u = (axis + 1) % 3, v = (axis + 2) % 3;
    Vec3 corner[4];
    for (int i = 0; i < 4; i++) {
        corner[i] = box->lower;
        ((real *)&corner[i])[u] = ((const real *)(i == 1 || i == 2 ? &box->upper : &box->lower))[u];
        ((real *)&corner[i])[v] = ((const real *)(i >= 2 ? &box->upper : &box->lower))[v];
    }
    clipped_loop(corner, 4);
    put_on(plane, axis);
    Plane bound = {{axis == 0, axis == 1, axis == 2}, -((const real *)&box->upper)[axis]};
    clipped_below(&bound, 1);
    bound.d = -((const real *)&box->lower)[axis];
    clipped_below(&bound, -1);
    clipped_simplify();
    for (int k = 0; k < 3; k++)
        size[k] = fmax(fabs((double)((const real *)&box->lower)[k]),
                       fabs((double)((const real *)&box->upper)[k]));
    return is_loop(common, size);
}

static void oracle(void **state)
{
    int found[7] = {0};
    (void)state;
    worst_error = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Aabb box = i % 3 ? grid_box() : any_aabb();
        Plane p = i % 3 ? grid_plane(box) : any_plane();
        const Vec3 most = {REAL_MAX, REAL_MAX, REAL_MAX};
        if (i % 4 == 0) { /* near the middle */
            const Vec3 middle = {box.lower.x / 2 + box.upper.x / 2,
                                 box.lower.y / 2 + box.upper.y / 2,
                                 box.lower.z / 2 + box.upper.z / 2};
            p = finite3(middle) ? plane_by(middle) : p;
        }
        const Common common = X(meet_plane_aabb)(&p, &box);
        const Aabb asked = box;
        found[common.count]++;
        if ((p.normal.x == 0 && p.normal.y == 0 && p.normal.z == 0) ||
            !X(overlap_aabb_aabb)(&box, &(Aabb){times(-1, most), most}))
            continue;
        for (int k = 0; k < 3; k++) {
            real *lower = &((real *)&box.lower)[k], *upper = &((real *)&box.upper)[k];
            *lower = num_max(*lower, -REAL_MAX), *upper = num_min(*upper, REAL_MAX);
        }
        check_sample(i, "all corners, and no others", is_cut(&common, &p, &box), p, asked);
    }
    printf("0 to 6 points: %d %d %d %d %d %d %d; %.2f epsilon\n", found[0], found[1], found[2],
           found[3], found[4], found[5], found[6], worst_error);
    for (int k = 0; k < 7; k++)
        check_share(found[k], SAMPLES, 0.01, 0.8);
}

TESTS_OF_ONE(meet_plane_aabb)
