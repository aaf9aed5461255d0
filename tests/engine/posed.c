/* tests/engine/posed.c - isect_posed_answers, isect_overlap_posed, isect_closest_posed,
 * isect_contact_posed, isect_overlap_posed_within, isect_closest_posed_within; and sets by support
 * points, src/any/posed.c.
 *
 * The judge moves the other shape: what is between a and the moved b is between b and a moved back.
 * So every kind of shape is moved against every other that is not. */
#include "engine/shapes.h"

static const double tolerance = ISECT_DOUBLE ? 0x1p-44 : 0x1p-18;

static const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 0, 0}, 1}};

static bool near(real x, double want)
{
    return fabs((double)x - want) <= tolerance;
}
static double distance_of(const X(nearest) * n)
{
    return sqrt((double)n->distance2);
}

/* Cases: a quarter of a turn about z, and one and a half along it. */
static void check_moved(const char *name, X(any) shape, Vec3 want)
{
    const real r = real_sqrt(R(0.5));
    const X(pose) quarter = {{0, 0, r, r}, {0, 0, R(1.5)}}, same = {{0, 0, 0, 1}, {0, 0, 0}};
    const X(any) origin = {ISECT_SHAPE_POINT, &(X(vec3)){0, 0, 0}};
    const X(nearest) n = X(closest_posed)(origin, shape, &quarter);
    const bool box = shape.shape == ISECT_SHAPE_AABB;
    check(name, near(n.b.x, (double)want.x) || box);
    check(name, near(n.b.y, (double)want.y));
    check(name, near(n.b.z, (double)want.z) || box || shape.shape == ISECT_SHAPE_OBB);
    check(name, !X(overlap_posed)(ball, shape, &quarter));
    check(name, !X(overlap_posed)(ball, shape, &same) && X(overlap_posed)(shape, shape, &same));
    check(name, X(posed_answers)(shape.shape, ISECT_SHAPE_SPHERE));
}

/* 1. Each shape in its pose. */
TEST_FUNCTION(cases)
{
    const Vec3 vertices[4] = {{4, 0, 0}, {3, 0, 0}, {4, 1, 0}, {4, 0, 1}};
    const Vec3 normals[3] = {{2, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const real lower[3] = {6, -1, 0}, upper[3] = {8, 1, 2};
    const struct {
        const char *name;
        X(any) shape;
        Vec3 want; /* nearest to the ball's middle, once moved */
    } table[] = {
        {"point", {ISECT_SHAPE_POINT, &(X(vec3)){3, 0, 0}}, {0, 3, R(1.5)}},
        {"segment", {ISECT_SHAPE_SEGMENT, &(X(segment)){{3, 0, 0}, {3, 0, 9}}}, {0, 3, R(1.5)}},
        {"triangle",
         {ISECT_SHAPE_TRIANGLE, &(X(triangle)){{3, 0, 0}, {5, 0, 0}, {5, 0, 1}}},
         {0, 3, R(1.5)}},
        {"rectangle",
         {ISECT_SHAPE_RECTANGLE, &(X(rectangle)){{3, 0, 0}, {1, 0, 0}, {0, 0, 1}}},
         {0, 3, R(1.5)}},
        {"disc", {ISECT_SHAPE_DISC, &(X(disc)){{5, 0, R(-1.5)}, {0, 2, 0}, 2}}, {0, 3, 0}},
        {"sphere", {ISECT_SHAPE_SPHERE, &(X(sphere)){{5, 0, R(-1.5)}, 2}}, {0, 3, 0}},
        {"capsule",
         {ISECT_SHAPE_CAPSULE, &(X(capsule)){{5, 0, R(-1.5)}, {9, 0, R(-1.5)}, 2}},
         {0, 3, 0}},
        {"lozenge",
         {ISECT_SHAPE_LOZENGE, &(X(lozenge)){{5, 0, R(-1.5)}, {1, 0, 0}, {0, 1, 0}, 2}},
         {0, 3, 0}},
        {"cylinder",
         {ISECT_SHAPE_CYLINDER, &(X(cylinder)){{3, 0, R(-1.5)}, {9, 0, R(-1.5)}, 1}},
         {0, 3, 0}},
        {"cone", {ISECT_SHAPE_CONE, &(X(cone)){{3, 0, R(-1.5)}, {9, 0, R(-1.5)}, 1}}, {0, 3, 0}},
        {"ellipsoid",
         {ISECT_SHAPE_ELLIPSOID,
          &(X(ellipsoid)){{5, 0, R(-1.5)}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {2, 1, 1}}},
         {0, 3, 0}},
        {"aabb", {ISECT_SHAPE_AABB, &(X(aabb)){{3, -1, -2}, {4, 1, 5}}}, {0, 3, 0}},
        {"obb",
         {ISECT_SHAPE_OBB,
          &(X(obb)){{4, 0, R(-1.5)}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}}},
         {0, 3, 0}},
        {"hull",
         {ISECT_SHAPE_HULL, &(X(hull)){.vertices = vertices, .vertex_count = 4}},
         {0, 3, R(1.5)}},
        {"kdop", {ISECT_SHAPE_KDOP, &(X(kdop)){normals, 3, lower, upper}}, {0, 3, R(1.5)}},
        {"frustum",
         {ISECT_SHAPE_FRUSTUM, &(X(frustum)){{{{-1, 0, 0}, 3},
                                              {{2, 0, 0}, -8},
                                              {{0, -1, 0}, -1},
                                              {{0, 1, 0}, -1},
                                              {{0, 0, -1}, 0},
                                              {{0, 0, 1}, -2}},
                                             {{0, 0, 0}}}},
         {0, 3, R(1.5)}},
        {"tetrahedron",
         {ISECT_SHAPE_TETRAHEDRON, &(X(tetrahedron)){{3, 0, 0}, {4, 0, 0}, {4, 1, 0}, {4, 0, 1}}},
         {0, 3, R(1.5)}},
    };
    for (size_t i = 0; i < COUNT(table); i++)
        check_moved(table[i].name, table[i].shape, table[i].want);
}

/* 2. Invalid poses, and shapes that cannot have one. */
TEST_FUNCTION(refused)
{
    const X(any) plane = {ISECT_SHAPE_PLANE, &(X(plane)){{1, 0, 0}, 0}};
    const X(any) endless = {ISECT_SHAPE_AABB, &(X(aabb)){{-1, -1, -1}, {REAL_INF, 1, 1}}};
    const X(any) none = {ISECT_SHAPE_HULL, &(X(hull)){.vertex_count = 0}};
    const X(pose) same = {{0, 0, 0, 1}, {0, 0, 0}};
    X(any) unknown = ball;
    const int number = 1000000;
    memcpy(&unknown.shape, &number, sizeof unknown.shape);
    for (int k = 0; k < 8; k++) {
        X(pose) pose = same;
        real *x = k < 4   ? &pose.rotation[k]
                  : k < 7 ? &pose.translation.x + (k - 4)
                          : &pose.rotation[3];
        *x = k == 7 ? 0 : k % 2 ? REAL_NAN : REAL_INF;
        check("no pose", !X(overlap_posed)(ball, ball, &pose) &&
                             cmp(X(closest_posed)(ball, ball, &pose).distance2, ==, REAL_INF));
    }
    check("no shape", !X(posed_answers)(ISECT_SHAPE_PLANE, ISECT_SHAPE_SPHERE) &&
                          !X(overlap_posed)(plane, ball, &same) &&
                          !X(overlap_posed)(ball, unknown, &same) &&
                          cmp(X(closest_posed)(unknown, ball, &same).distance2, ==, REAL_INF));
    check("an end that moves",
          !X(overlap_posed)(ball, endless, &same) && X(overlap_posed)(endless, ball, &same));
    check("nothing", !X(overlap_posed)(ball, none, &same));
}

/* ---- every kind of shape ---- */

/* The motion back. */
static X(pose) inverse(const X(pose) * p)
{
    const long double x = -p->rotation[0], y = -p->rotation[1], z = -p->rotation[2],
                      w = p->rotation[3];
    const long double s = 2 / (x * x + y * y + z * z + w * w);
    const long double tx = p->translation.x, ty = p->translation.y, tz = p->translation.z;
    const long double ux = y * tz - z * ty, uy = z * tx - x * tz, uz = x * ty - y * tx;
    X(pose) back = {{-p->rotation[0], -p->rotation[1], -p->rotation[2], p->rotation[3]}, {0, 0, 0}};
    back.translation.x = -(real)(tx + s * (w * ux + y * uz - z * uy));
    back.translation.y = -(real)(ty + s * (w * uy + z * ux - x * uz));
    back.translation.z = -(real)(tz + s * (w * uz + x * uy - y * ux));
    return back;
}
TEST_FUNCTION(moved_back)
{
    int asked = 0, meet = 0, deep = 0, seen[ISECT_SHAPES] = {0};
    while (asked < soak(6000)) {
        AnyShape first, second;
        X(any) a, b;
        new_kind();
        if (!draw_solved(&first, &a) || !draw_solved(&second, &b))
            continue;
        const X(pose) pose = any_pose(), back = inverse(&pose);
        X(pose) longer = pose;
        for (int k = 0; k < 4; k++)
            longer.rotation[k] *= -16;
        const X(nearest) n = X(closest_posed)(a, b, &pose), m = X(closest_posed)(b, a, &back);
        const X(nearest) l = X(closest_posed)(a, b, &longer);
        const bool yes = X(overlap_posed)(a, b, &pose);
        check("as near", (n.distance2 == REAL_INF && m.distance2 == REAL_INF) ||
                             fabs(distance_of(&n) - distance_of(&m)) <= 64 * tolerance);
        check("decides", cmp(yes, ==, (n.distance2 == 0)));
        const Contact c = X(contact_posed)(a, b, &pose), d = X(contact_posed)(b, a, &back);
        check("so does contact", cmp(yes, ==, (c.gap <= 0)) &&
                                     cmp((c.gap == REAL_INF), ==, (n.distance2 == REAL_INF)));
        check("as far",
              yes || c.gap == REAL_INF || fabs((double)c.gap - distance_of(&n)) <= 64 * tolerance);
        deep += yes && fabs((double)c.gap - (double)d.gap) <= 1024 * tolerance;
        check("a longer quaternion is the same", same_bits(&l, &n, sizeof n));
        asked++, meet += yes, seen[b.shape]++;
    }
    int kinds = 0;
    for (int i = 0; i < ISECT_SHAPES; i++)
        kinds += seen[i] > 0;
    check("all kinds", cmp(kinds, ==, COUNT(any_kinds) - 2));
    check_share(meet, asked, 0.02, 0.98);
    check_share(deep, meet, 0.9, 1); /* of round shapes the bound is wider */
}

/* ---- within a distance ---- */

TEST_FUNCTION(distances)
{
    const X(any) other = {ISECT_SHAPE_AABB, &(X(aabb)){{3, -1, -1}, {4, 1, 1}}},
                 none = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 0, 0}, -1}};
    const struct {
        real distance;
        bool within;
    } table[] = {{2, true},         {R(1.999), false}, {R(2.001), true},  {0, false},
                 {REAL_INF, true},  {REAL_MAX, true},  {REAL_MIN, false}, {-1, false},
                 {REAL_NAN, false}, {-REAL_INF, false}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const real d = table[i].distance;
        const Nearest n = X(closest_posed_within)(ball, other, NULL, d, NULL);
        check("overlap", X(overlap_posed_within)(ball, other, NULL, d, NULL) == table[i].within);
        check("closest", cmp(n.distance2, ==, (table[i].within ? 4 : REAL_INF)));
        check("what is there", X(overlap_posed_within)(ball, ball, NULL, d, NULL) == (d >= 0));
        check("nothing", !X(overlap_posed_within)(ball, none, NULL, d, NULL));
    }
    const X(pose) bad = {{0, 0, 0, 0}, {0, 0, 0}};
    check("no pose", !X(overlap_posed_within)(ball, other, &bad, 9, NULL) &&
                         X(closest_posed_within)(ball, other, &bad, 9, NULL).distance2 == REAL_INF);
}
static void move_little(X(pose) * pose)
{
    for (int k = 0; k < 4; k++)
        pose->rotation[k] += any_real(R(-0.01), R(0.01));
    for (int k = 0; k < 3; k++)
        (&pose->translation.x)[k] += any_real(R(-0.01), R(0.01));
}
static X(hint) any_hint(void)
{
    X(hint) hint;
    for (int k = 0; k < 3; k++)
        hint.direction[k] = (double)number();
    for (int k = 0; k < 4; k++)
        hint.feature_a[k] = (uint32_t)any_int(-1, 9), hint.feature_b[k] = (uint32_t)any_int(-1, 9);
    hint.count = (uint32_t)any_int(-1, 6);
    return hint;
}
/* As the nearest points say, at distances about that of them and from frame to frame. */
TEST_FUNCTION(within)
{
    int asked = 0, yes = 0;
    while (asked < soak(6000)) {
        AnyShape first, second;
        X(any) a, b;
        new_kind();
        if (!draw_solved(&first, &a) || !draw_solved(&second, &b))
            continue;
        X(hint) hints[3] = {{.count = 0}, {.count = 0}, any_hint()};
        X(pose) pose = any_pose();
        for (int frame = 0; frame < 4; frame++, move_little(&pose)) {
            const Nearest n = X(closest_posed)(a, b, &pose);
            const double distance = distance_of(&n);
            const real d = any_int(0, 7) ? (real)distance * any_real(R(0.5), R(1.5)) : 0;
            const real same = any_int(0, 1) ? d : (real)distance;
            const Nearest cold = X(closest_posed_within)(a, b, &pose, same, NULL),
                          warm = X(closest_posed_within)(a, b, &pose, same, &hints[0]);
            const bool sure = fabs((double)d - distance) > 64 * tolerance || d == 0;
            check("those of closest", n.distance2 <= same * same || n.distance2 <= REAL_MIN
                                          ? same_bits(&cold, &n, sizeof n)
                                          : cold.distance2 == REAL_INF);
            check("as near", fabs((double)same - distance) <= 64 * tolerance ||
                                 fabs(distance_of(&warm) - distance_of(&cold)) <= 64 * tolerance ||
                                 warm.distance2 == cold.distance2);
            for (int i = 0; i < 3; i++)
                check("decides",
                      !sure || X(overlap_posed_within)(a, b, &pose, d, i ? &hints[i] : NULL) ==
                                   (distance <= (double)d));
            asked++, yes += distance <= (double)d;
        }
    }
    check_share(yes, asked, 0.2, 0.8);
}

/* ---- sets by support points ---- */

typedef struct Told {
    double half[3], center[3];
    int calls, lie;
} Told;
static void farthest_of_box(void *user, const double direction[3], double point[3])
{
    Told *told = user;
    told->calls++;
    for (int k = 0; k < 3; k++)
        point[k] = told->center[k] + (direction[k] < 0 ? -told->half[k] : told->half[k]);
}
/* Not so: no number, any number, far off, or a point of nothing convex. */
static void lie(void *user, const double direction[3], double point[3])
{
    Told *told = user;
    farthest_of_box(user, direction, point);
    if (told->lie == 0 && told->calls % 7 == 0)
        point[told->calls % 3] = (double)REAL_NAN;
    for (int k = 0; k < 3; k++)
        if (told->lie == 1)
            point[k] = (double)any_real(-3, 3);
        else if (told->lie == 2)
            point[k] = told->calls % 2 ? 1e300 : -1e300;
        else if (told->lie == 3)
            point[k] = -point[k];
        else if (told->lie == 4 && told->calls > 6)
            point[k] = (double)INFINITY;
        else if (told->lie == 5 && told->calls > 6)
            point[k] = 1e6 * point[k] + (double)any_real(-1, 1);
}
static X(any) by_function(X(convex) * to, Told *told, real radius,
                          void (*farthest)(void *, const double *, double *))
{
    *to = (X(convex)){farthest, told, radius};
    return X(any_support)(to);
}
TEST_FUNCTION(by_support)
{
    int most = 0;
    for (int i = 0; i < soak(3000); i++) {
        X(convex) sets[2];
        AnyShape drawn;
        X(any) other;
        Told told = {.calls = 0};
        Obb box = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
        new_kind();
        if (!draw_solved(&drawn, &other))
            continue;
        for (int k = 0; k < 3; k++) {
            told.half[k] = (double)(box.half[k] = any_real(0, 1));
            told.center[k] = (double)((&box.center.x)[k] = any_real(-2, 2));
        }
        const X(pose) same = {{0, 0, 0, 1}, {0, 0, 0}}, pose = any_pose();
        const X(any) user = by_function(&sets[0], &told, 0, farthest_of_box),
                     real_box = {ISECT_SHAPE_OBB, &box};
        const X(nearest) n = X(closest_any)(other, user), swapped = X(closest_any)(user, other);
        most = told.calls / 2 > most ? told.calls / 2 : most;
        const X(nearest) want = X(closest_posed)(other, real_box, &same);
        const X(nearest) moved = X(closest_posed)(other, user, &pose),
                         there = X(closest_posed)(other, real_box, &pose);
        check("as the box", cmp(fabs(distance_of(&n) - distance_of(&want)), <=, 64 * tolerance));
        check("either order",
              cmp(fabs(distance_of(&n) - distance_of(&swapped)), <=, 64 * tolerance));
        check("moved", cmp(fabs(distance_of(&moved) - distance_of(&there)), <=, 64 * tolerance));
        check("decides", X(overlap_any)(user, other) == (swapped.distance2 == 0));
        const X(contact) touch = X(contact_any)(other, user);
        check("a gap", (touch.gap > 0) == (n.distance2 > 0) &&
                           (n.distance2 == 0 ||
                            cmp(fabs((double)touch.gap - distance_of(&n)), <=, 64 * tolerance)));
        const X(any) round_box = by_function(&sets[1], &told, R(0.25), farthest_of_box);
        const X(nearest) rounded = X(closest_any)(other, round_box);
        check("with a radius", cmp(fabs(distance_of(&rounded) - fmax(distance_of(&n) - 0.25, 0)),
                                   <=, 64 * tolerance));
    }
    printf("at most %d calls of a function for a distance\n", most);
    check("answers",
          X(any_answers)(ISECT_QUESTION_OVERLAP, ISECT_SHAPE_SUPPORT, ISECT_SHAPE_CONE) &&
              X(any_answers)(ISECT_QUESTION_CLOSEST, ISECT_SHAPE_HULL, ISECT_SHAPE_SUPPORT) &&
              !X(any_answers)(ISECT_QUESTION_CLOSEST, ISECT_SHAPE_PLANE, ISECT_SHAPE_SUPPORT));
}
static bool is_sound(const X(nearest) * n)
{
    const real *x = &n->a.x;
    bool sound = n->distance2 >= 0;
    for (int k = 0; k < 6; k++)
        sound &= real_abs(x[k]) <= REAL_MAX;
    return sound;
}
TEST_FUNCTION(liars)
{
    X(convex) sets[3];
    const X(any) none = by_function(&sets[2], NULL, 1, NULL);
    int most = 0, meet = 0;
    check("no function",
          !X(overlap_any)(none, ball) && cmp(X(closest_any)(ball, none).distance2, ==, REAL_INF));
    for (int i = 0; i < soak(3000); i++) {
        Told told[2] = {{{1, 1, 1}, {0, 0, 0}, 0, i % 6}, {{1, 2, 1}, {1, 0, 3}, 0, any_int(0, 5)}};
        AnyShape drawn;
        X(any) other = ball;
        draw_solved(&drawn, &other);
        const X(any) a = by_function(&sets[1], &told[0], any_real(0, 1), lie),
                     b = by_function(&sets[0], &told[1], 0, lie);
        const X(nearest) one = X(closest_any)(a, other);
        most = told[0].calls > most ? told[0].calls : most;
        told[0].calls = 0;
        const X(nearest) both = X(closest_any)(a, b);
        most = told[0].calls > most ? told[0].calls : most;
        check("sound", is_sound(&one) && is_sound(&both));
        told[0].calls = 0;
        const bool yes = X(overlap_any)(a, b);
        most = told[0].calls > most ? told[0].calls : most;
        meet += yes;
    }
    printf("at most %d calls of one that lies, %d times yes\n", most, meet);
    check("not for ever", cmp(most, <=, 1000));
    Told told = {{1, 1, 1}, {0, 0, 0}, 0, 2};
    const X(any) bad = by_function(&sets[0], &told, -1, farthest_of_box),
                 nan = by_function(&sets[1], &told, REAL_NAN, farthest_of_box);
    check("a radius that is none", !X(overlap_any)(bad, ball) && !X(overlap_any)(nan, ball));
}

TESTS_IN(engine_posed, cmocka_unit_test(cases), cmocka_unit_test(refused),
         cmocka_unit_test(moved_back), cmocka_unit_test(distances), cmocka_unit_test(within),
         cmocka_unit_test(by_support), cmocka_unit_test(liars))
