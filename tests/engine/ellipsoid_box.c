/* tests/engine/ellipsoid_box.c - src/engine/ellipsoid_box.c: whatever it answers, the convex solver
 * answers the same; and of random pairs it leaves few open. */
#include "engine/ellipsoid_box.h"
#include "engine/common.h"
#include "geometry/vec3d.h"
#include "kit/kit.h"
#include "kit/random.h"

/* Ellipsoid and box, of numbers of the caller's kind. */
typedef struct Pair {
    real ball[15], box[15];
    bool aabb;
} Pair;
typedef enum Way { RANDOM, WHOLE_NUMBERS, NEARLY_TOUCHING, LONG, ASKEW, BROKEN, WAYS } Way;

static double any_number(void)
{
    return (double)any_real(-1, 1);
}
static BodySource source_of_ball(const Pair *p)
{
    return (BodySource){.shape = BODY_ellipsoid, .doubles = ISECT_DOUBLE, .numbers = p->ball};
}
static BodySource source_of_box(const Pair *p)
{
    return (BodySource){
        .shape = p->aabb ? BODY_aabb : BODY_obb, .doubles = ISECT_DOUBLE, .numbers = p->box};
}
/* Three perpendicular unit vectors, off by `off`. */
static void draw_axes(double off, real *x)
{
    const Vec3d normal = unit3d((Vec3d){any_number(), any_number(), any_number()});
    Vec3d axis[3] = {normal};
    basis_around(normal, &axis[1], &axis[2]);
    for (int k = 0; k < 9; k++)
        x[k] = (real)((&axis[k / 3].x)[k % 3] + off * any_number());
}
static void draw_shape(double place, double off, int exponents, real x[15])
{
    for (int k = 0; k < 3; k++) {
        x[k] = (real)(place * any_number());
        x[12 + k] = (real)ldexp(0.5 + 0.45 * any_number(), any_int(-exponents, exponents));
    }
    draw_axes(off, x + 3);
}
static void draw_whole(int place, int least, real x[15])
{
    const int first = any_int(0, 2), turn = any_int(1, 2);
    for (int k = 0; k < 3; k++)
        x[k] = (real)any_int(-place, place), x[12 + k] = (real)any_int(least, 2);
    for (int k = 0; k < 9; k++)
        x[3 + k] = (first + turn * (k / 3)) % 3 == k % 3;
}
/* A box with the same center and size, but along the coordinate axes. */
static void make_aabb(real x[15])
{
    for (int k = 0; k < 3; k++) {
        const real middle = x[k], half = x[12 + k];
        x[k] = middle - half, x[3 + k] = middle + half;
    }
}
/* The ellipsoid goes to where the gap is some 2^-50 to 2^-5, of either sign. */
static void bring_near(Pair *p)
{
    static Body first, second;
    const BodySource a = source_of_ball(p), b = source_of_box(p);
    if (!isect_bodies(&first, &a, &second, &b))
        return;
    const ConvexContact contact =
        isect_convex_contact(&first.convex, &second.convex, 0x1p-50, NULL);
    const double gap = ldexp(contact.gap, first.frame.exponent);
    const double by = gap - ldexp(any_number(), any_int(-50, -5));
    for (int k = 0; k < 3; k++)
        p->ball[k] = (real)((double)p->ball[k] + by * contact.normal[k]);
}
/* One number becomes NaN, or gets another sign or order. */
static void break_one(Pair *p)
{
    const real odd[] = {REAL_NAN, REAL_INF, -REAL_INF, 0, -1, REAL_MAX, REAL_LEAST, REAL_HUGE};
    real *x = any_int(0, 1) ? p->ball : p->box;
    x[any_int(0, x == p->box && p->aabb ? 5 : 14)] = odd[any_int(0, (int)COUNT(odd) - 1)];
}
static void draw_pair(Way way, Pair *p)
{
    const int exponents = way == LONG ? any_int(1, 20) : way == NEARLY_TOUCHING ? any_int(0, 3) : 0;
    const double off = way == ASKEW ? ldexp(1, any_int(-40, -1)) : 0;
    p->aabb = any_int(0, 1);
    if (way == WHOLE_NUMBERS) {
        draw_whole(4, -any_int(0, 1), p->ball), draw_whole(4, 0, p->box);
    } else {
        draw_shape(ldexp(1, way == LONG ? any_int(0, exponents) : 0), off, exponents, p->ball);
        draw_shape(way == LONG ? 1 : 2, off, exponents, p->box);
    }
    if (p->aabb)
        make_aabb(p->box);
    if (way == NEARLY_TOUCHING || way == LONG)
        bring_near(p);
    if (way == BROKEN)
        break_one(p);
}
static bool by_solver(const BodySource *a, const BodySource *b)
{
    static Body first, second;
    return isect_bodies_near(0, &first, a, &second, b) &&
           isect_convex_overlap(&first.convex, &second.convex, NULL, NULL);
}

TEST_FUNCTION(same_as_solver)
{
    const int count = soak(12000);
    int asked[WAYS] = {0}, answered[WAYS] = {0}, met[WAYS] = {0};
    for (int i = 0; i < count; i++) {
        const Way way = (Way)(i % WAYS);
        Pair p;
        draw_pair(way, &p);
        const BodySource a = source_of_ball(&p), b = source_of_box(&p);
        bool meet;
        asked[way]++;
        if (!isect_ellipsoid_box(&a, &b, &meet))
            continue;
        answered[way]++, met[way] += meet;
        check_sample(i, "as the solver", cmp(meet, ==, by_solver(&a, &b)), p.ball, p.box);
    }
    for (int way = 0; way < WAYS; way++) {
        check_share(answered[way], asked[way], way == RANDOM ? 0.98 : 0.05, 1);
        check_share(met[way], answered[way], 0.03, 0.7);
    }
}

/* Flat, empty, moved, or of other shapes. */
TEST_FUNCTION(left_open)
{
    static const BodyPose pose = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
    const real box[15] = {3, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1};
    const real radii[][3] = {{1, 1, 1}, {1, 1, 0}, {1, -1, 1}, {1, REAL_NAN, 1}, {REAL_INF, 1, 1}};
    const BodySource b = {.shape = BODY_obb, .doubles = ISECT_DOUBLE, .numbers = box};
    for (size_t i = 0; i < COUNT(radii); i++) {
        real ball[15] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
        memcpy(ball + 12, radii[i], sizeof radii[i]);
        BodySource a = {.shape = BODY_ellipsoid, .doubles = ISECT_DOUBLE, .numbers = ball};
        bool meet = true;
        check("the first alone",
              cmp(isect_ellipsoid_box(&a, &b, &meet), ==, (i == 0)) && cmp(meet, ==, (i > 0)));
        a.pose = &pose;
        check("moved", !isect_ellipsoid_box(&a, &b, &meet));
        check("another way round", !isect_ellipsoid_box(&b, &a, &meet));
    }
}

/* Half of the least difference is 0. */
TEST_FUNCTION(empty_by_the_least)
{
    const real ball[15] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1};
    const BodySource a = {.shape = BODY_ellipsoid, .doubles = ISECT_DOUBLE, .numbers = ball};
    for (int k = 0; k < 3; k++) {
        real box[6] = {-1, -1, -1, 1, 1, 1};
        const BodySource b = {.shape = BODY_aabb, .doubles = ISECT_DOUBLE, .numbers = box};
        bool meet = false;
        box[k] = 0, box[3 + k] = next_up(0);
        check("a flat one", isect_ellipsoid_box(&a, &b, &meet) && meet);
        box[k] = next_up(0), box[3 + k] = 0;
        check("an empty one", !isect_ellipsoid_box(&a, &b, &meet));
    }
}

TESTS_IN(engine_ellipsoid_box, cmocka_unit_test(same_as_solver), cmocka_unit_test(left_open),
         cmocka_unit_test(empty_by_the_least))
