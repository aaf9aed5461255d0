/* tests/engine/roundcone.c - round cones: drawn cases. The rows of all questions are judged as
 * those of other shapes are.
 *
 * `horn` is about the x axis from a ball of radius 8 to a ball of radius 2, with centers 10 apart.
 * The normal of its side is (0.6, 0.8, 0) above the axis, and (8, 4, 0) is on the side. */
#include "kit/truth/roundcone.h"
#include "kit/touching.h"

static const Roundcone horn = {{0, 0, 0}, {10, 0, 0}, 8, 2};

static bool about(real x, real y)
{
    return real_abs(x - y) <= 64 * REAL_EPSILON;
}

TEST_FUNCTION(cases)
{
    const X(any) solid = X(any_roundcone)(&horn);
    TABLE(table, Sphere ball; bool want;) = {
        {"touches the side", {{11, 8, 0}, 5}, true},
        {"apart from the side", {{11, 8, 0}, R(4.999)}, false},
        {"touches the first ball", {{-11, 0, 0}, 3}, true},
        {"apart from it", {{-11, 0, 0}, R(2.999)}, false},
        {"touches the second ball", {{15, 0, 0}, 3}, true},
        {"apart from it", {{15, 0, 0}, R(2.999)}, false},
        {"a point on the axis", {{11, 0, 0}, 0}, true},
        {"a point beyond", {{R(12.001), 0, 0}, 0}, false},
    };
    check_each(table, X(overlap_any)(X(any_sphere)(&table[i].ball), solid) == table[i].want);

    const Vec3 above = {11, 8, 0}, within = {R(7.4), R(3.2), 0};
    const X(nearest) nearest = X(closest_any)(X(any_point)(&above), solid);
    check("five away", about(nearest.distance2 / 25, 1));
    check("on the side", about(nearest.b.x / 8, 1) && about(nearest.b.y / 4, 1));
    const X(contact) deep = X(contact_any)(X(any_point)(&within), solid);
    check("one deep", cmp(real_abs(deep.gap + 1), <=, R(1e-6) * 30));
    check("out of the side", cmp(real_abs(deep.normal.x + R(0.6)), <=, R(1e-3)));
}

TEST_FUNCTION(planes)
{
    TABLE(table, Plane plane; isect_side want;) = {
        {"beyond the second ball", {{1, 0, 0}, -13}, ISECT_INSIDE},
        {"touches the second ball", {{1, 0, 0}, -12}, ISECT_TANGENT_INSIDE},
        {"through both balls", {{1, 0, 0}, -3}, ISECT_STRADDLES},
        {"touches the first ball", {{2, 0, 0}, 16}, ISECT_TANGENT_OUTSIDE},
        {"before the first ball", {{1, 0, 0}, 9}, ISECT_OUTSIDE},
        {"touches the side", {{3, 4, 0}, -40}, ISECT_TANGENT_INSIDE},
        {"across the side", {{3, 4, 0}, -39}, ISECT_STRADDLES},
        {"everything", {{0, 0, 0}, -1}, ISECT_INSIDE},
        {"nothing", {{0, 0, 0}, 1}, ISECT_OUTSIDE},
        {"no number", {{1, 0, REAL_INF}, 1}, ISECT_OUTSIDE},
    };
    const X(any) solid = X(any_roundcone)(&horn);
    check_each(table,
               cmp(X(classify_any)(X(any_plane)(&table[i].plane), solid), ==, table[i].want));
    for (size_t i = 0; i < COUNT(table); i++) {
        const isect_side side = table[i].want;
        const X(any) plane = X(any_plane)(&table[i].plane);
        check(table[i].name,
              X(overlap_any)(plane, solid) == (side != ISECT_OUTSIDE && side != ISECT_INSIDE));
        const X(contact) contact = X(contact_any)(plane, solid);
        check(table[i].name, (contact.gap <= 0) == (side != ISECT_OUTSIDE));
    }
    const Plane floor = {{0, 1, 0}, 9};
    check("one above the floor", about(X(contact_any)(X(any_plane)(&floor), solid).gap, 1));
    const Roundcone none = {{0, 0, 0}, {10, 0, 0}, 8, -1};
    check("an empty one",
          cmp(X(classify_any)(X(any_plane)(&floor), X(any_roundcone)(&none)), ==, ISECT_OUTSIDE));
}

/* With equal radii it is a capsule, and a ball that contains the other is the shape. */
TEST_FUNCTION(other_names)
{
    const int count = soak(2000);
    int met = 0;
    for (int i = 0; i < count; i++) {
        const Capsule rod = any_capsule();
        const Obb box = any_obb();
        const Roundcone same = {rod.a, rod.b, rod.radius, rod.radius};
        const X(nearest) x = X(closest_any)(X(any_roundcone)(&same), X(any_obb)(&box)),
                         y = X(closest_any)(X(any_capsule)(&rod), X(any_obb)(&box));
        met += x.distance2 == 0;
        check("a capsule", real_abs(x.distance2 - y.distance2) <= R(1e-5));
        const real more = 2 * real_sqrt(dot(sub(rod.b, rod.a), sub(rod.b, rod.a))) + rod.radius;
        const Roundcone large = {rod.a, rod.b, more, rod.radius};
        const Sphere ball = {rod.a, more};
        check("a ball", X(overlap_any)(X(any_roundcone)(&large), X(any_obb)(&box)) ==
                            X(overlap_any)(X(any_sphere)(&ball), X(any_obb)(&box)));
    }
    check_share(met, count, 0.1, 0.9);
}

/* Contents whose farthest point is a given share of the way out, by the definition. */
static bool holds_disc(const Roundcone *solid, const Disc *disc, Long *most)
{
    const Vec3 n = disc->normal, u = with_length(disc->radius, cross(n, any_unit())),
               v = with_length(disc->radius, cross(n, u));
    *most = -INFINITY;
    for (int i = 0; i < 720; i++) {
        const Long angle = i * 0.00872664625997164788L;
        const Vec3 at = mad(mad(disc->center, (real)cosl(angle), u), (real)sinl(angle), v);
        Long x[3];
        set_long(x, at);
        *most = fmaxl(*most, depth_roundcone(solid, x));
    }
    return X(contains_any)(X(any_roundcone)(solid), X(any_disc)(disc));
}
TEST_FUNCTION(contents)
{
    const int count = soak(2000);
    int in = 0;
    for (int i = 0; i < count; i++) {
        Roundcone solid = any_roundcone();
        const Disc disc = {mad(solid.a, any_real(0, 1), sub(solid.b, solid.a)), any_unit(),
                           any_real(R(0.01), R(0.7))};
        Long most;
        const bool yes = holds_disc(&solid, &disc, &most);
        in += yes;
        check("as deep as it is", most > 1e-4L ? !yes : most < -1e-4L ? yes : true);
    }
    check_share(in, count, 0.1, 0.9);
    const X(any) solid = X(any_roundcone)(&horn);
    const Disc level = {{8, 0, 0}, {1, 0, 0}, 4}, larger = {{8, 0, 0}, {1, 0, 0}, R(4.001)};
    check("a disc up to the side", X(contains_any)(solid, X(any_disc)(&level)));
    check("too large", !X(contains_any)(solid, X(any_disc)(&larger)));
    const Sphere ball = {{5, 0, 0}, 5}, wide = {{5, 0, 0}, R(5.001)};
    check("a ball up to the side", X(contains_any)(solid, X(any_sphere)(&ball)));
    check("too wide", !X(contains_any)(solid, X(any_sphere)(&wide)));
    const Sphere around = {{1, 0, 0}, 11}, less = {{1, 0, 0}, R(10.999)};
    check("a ball around both", X(contains_any)(X(any_sphere)(&around), solid));
    check("too small", !X(contains_any)(X(any_sphere)(&less), solid));
}

/* A plane that a caller chose is a proof only if both balls are below it. */
TEST_FUNCTION(proofs)
{
    const Roundcone first = {{0, 0, 0}, {1, 0, 0}, 2, R(0.5)}, last = {{-1, 3, 0}, {0, 0, 0}, 1, 2};
    const X(any) at = {ISECT_SHAPE_POINT, &(X(vec3)){3, 0, 0}},
                 below[] = {X(any_roundcone)(&first), X(any_roundcone)(&last)};
    for (int i = 0; i < 2; i++) {
        X(witness) w;
        memset(&w, 0, sizeof w);
        w.of = ISECT_PROOF_PLANE, w.normal[0] = 1, w.d = -2, w.rest = -0x1p-60;
        check("a plane just beside it", X(verify_any)(below[i], at, &w));
        w.rest = 0;
        check("not one that touches", !X(verify_any)(below[i], at, &w));
    }
}

/* On a plate the side is a line, and each end is a ball. */
TEST_FUNCTION(patches)
{
    const Roundcone solid = {{0, 0, 1}, {8, 0, 1}, 1, 1}, tapered = {{0, 0, 8}, {10, 0, 2}, 8, 2};
    const Aabb plate = {{-50, -50, -1}, {50, 50, 0}};
    X(patch)
    patch = X(contact_any_patch)(X(any_roundcone)(&solid), X(any_aabb)(&plate), R(0.01), 8);
    check("a line of a capsule", cmp(patch.count, ==, 2));
    patch = X(contact_any_patch)(X(any_roundcone)(&tapered), X(any_aabb)(&plate), R(0.01), 8);
    check("a line of the side", cmp(patch.count, ==, 2));
    for (uint32_t i = 0; i < patch.count; i++)
        check("on the plate", cmp(real_abs(patch.point[i].gap), <=, R(1e-4)));
}

TESTS_IN(engine_roundcone, cmocka_unit_test(cases), cmocka_unit_test(planes),
         cmocka_unit_test(other_names), cmocka_unit_test(contents), cmocka_unit_test(proofs),
         cmocka_unit_test(patches))
