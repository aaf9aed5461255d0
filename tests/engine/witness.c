/* tests/engine/witness.c - isect_witness_any, isect_witness_posed, isect_verify_any,
 * isect_verify_posed. */
#include "kit/judge_witness.h"

/* clang-format off */
#define BALL(x, r) {ISECT_SHAPE_SPHERE, &(X(sphere)){{x, 0, 0}, r}}
#define BOX(x, y) {ISECT_SHAPE_AABB, &(X(aabb)){{x, 0, 0}, {y, 1, 1}}}
/* clang-format on */

/* 1. Cases: shapes along the x axis. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF;
    const struct {
        const char *name;
        X(any) a, b;
        bool overlap;
        isect_proof of;
    } table[] = {
        {"apart", BALL(0, 1), BALL(3, 1), false, ISECT_PROOF_PLANE},
        {"touching", BALL(0, 1), BALL(2, 1), true, ISECT_PROOF_POINT},
        {"an ulp apart", BALL(0, 1), BALL(2 + 2 * eps, 1), false, ISECT_PROOF_PLANE},
        {"in each other", BALL(0, 1), BALL(1, 1), true, ISECT_PROOF_POINT},
        {"points", BALL(0, 0), BALL(REAL_LEAST, 0), false, ISECT_PROOF_PLANE},
        {"the same point", BALL(1, 0), BALL(1, 0), true, ISECT_PROOF_POINT},
        {"empty", BALL(0, -1), BALL(0, 1), false, ISECT_PROOF_NONE},
        {"NaN", BALL(0, 1), BALL(REAL_NAN, 1), false, ISECT_PROOF_NONE},
        {"boxes", BOX(0, 1), BOX(2, 3), false, ISECT_PROOF_PLANE},
        {"boxes that touch", BOX(0, 1), BOX(1, 3), true, ISECT_PROOF_POINT},
        {"boxes an ulp apart", BOX(0, 1), BOX(1 + eps, 3), false, ISECT_PROOF_PLANE},
        {"without an end", BOX(-inf, 1), BOX(1 + eps, inf), false, ISECT_PROOF_PLANE},
        {"a plane is no body",
         BALL(0, 1),
         {ISECT_SHAPE_PLANE, &(X(plane)){{1, 0, 0}, -5}},
         false,
         ISECT_PROOF_NONE},
        {"a ray is none",
         BALL(0, 1),
         {ISECT_SHAPE_RAY, &(X(ray)){{5, 0, 0}, {1, 0, 0}, 0, 1}},
         false,
         ISECT_PROOF_NONE},
        {"a cone and its tip",
         {ISECT_SHAPE_CONE, &(X(cone)){{1, 0, 0}, {0, 0, 0}, 1}},
         {ISECT_SHAPE_POINT, &(X(vec3)){R(1.0001), 0, 0}},
         false,
         ISECT_PROOF_PLANE},
        {"discs side by side",
         {ISECT_SHAPE_DISC, &(X(disc)){{0, 0, 0}, {0, 0, 3}, 1}},
         {ISECT_SHAPE_DISC, &(X(disc)){{R(2.5), 0, 0}, {0, 2, 0}, 1}},
         false,
         ISECT_PROOF_PLANE},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(witness) w = X(witness_any)(table[i].a, table[i].b);
        check(table[i].name, cmp(w.overlap, ==, table[i].overlap) && cmp(w.of, ==, table[i].of));
        check(table[i].name,
              cmp(X(verify_any)(table[i].a, table[i].b, &w), ==, (w.of != ISECT_PROOF_NONE)));
    }
}

/* Whose linear program rounds d. */
static bool is_of_rounded_planes(isect_shape shape)
{
    return shape == ISECT_SHAPE_KDOP || shape == ISECT_SHAPE_FRUSTUM;
}
/* 2. A plane that one chooses: it may not touch. */
TEST_FUNCTION(chosen)
{
    const X(any) at = {ISECT_SHAPE_POINT, &(X(vec3)){3, 0, 0}};
    const X(any) below[] = {
        BALL(0, 2),
        BOX(0, 2),
        {ISECT_SHAPE_CYLINDER, &(X(cylinder)){{0, 0, 0}, {2, 0, 0}, 1}},
        {ISECT_SHAPE_CYLINDER, &(X(cylinder)){{0, 0, 0}, {0, 5, 0}, 2}},
        {ISECT_SHAPE_CONE, &(X(cone)){{2, 0, 0}, {0, 0, 0}, 1}},
        {ISECT_SHAPE_CONE, &(X(cone)){{0, 0, 0}, {2, 0, 0}, 1}},
        {ISECT_SHAPE_CONE, &(X(cone)){{0, 3, 0}, {0, 0, 0}, 2}},
        {ISECT_SHAPE_CAPSULE, &(X(capsule)){{0, 0, 0}, {1, 5, 0}, 1}},
        {ISECT_SHAPE_LOZENGE, &(X(lozenge)){{1, 5, 0}, {-1, 2, 0}, {0, 0, 1}, 1}},
        {ISECT_SHAPE_RECTANGLE, &(X(rectangle)){{1, 0, 0}, {1, 1, 0}, {-1, 1, 0}}},
        {ISECT_SHAPE_DISC, &(X(disc)){{0, 0, 0}, {0, 0, 3}, 2}},
        {ISECT_SHAPE_DISC, &(X(disc)){{0, 0, 0}, {0, 0, 0}, 2}},
        {ISECT_SHAPE_ELLIPSOID,
         &(X(ellipsoid)){{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {2, 9, 9}}},
        {ISECT_SHAPE_OBB, &(X(obb)){{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {2, 9, 9}}},
        {ISECT_SHAPE_TETRAHEDRON, &(X(tetrahedron)){{0, 0, 0}, {2, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {ISECT_SHAPE_FRUSTUM, &(X(frustum)){{{{1, 0, 0}, -2},
                                             {{-1, 0, 0}, 0},
                                             {{0, 1, 0}, -1},
                                             {{0, -1, 0}, -1},
                                             {{0, 0, 1}, -1},
                                             {{0, 0, -1}, -1}},
                                            {{0, 0, 0}}}},
    };
    X(witness) w;
    for (size_t i = 0; i < COUNT(below); i++) {
        memset(&w, 0, sizeof w);
        const double beside = is_of_rounded_planes(below[i].shape) ? 0x1p-50 : 0x1p-60;
        w.of = ISECT_PROOF_PLANE, w.normal[0] = 1, w.d = -2, w.rest = -beside;
        check("a plane just beside it", X(verify_any)(below[i], at, &w));
        w.normal[0] = -1, w.d = 2, w.rest = beside;
        check("from the other side", X(verify_any)(at, below[i], &w));
        check("not the wrong way round", !X(verify_any)(below[i], at, &w));
        w.rest = 0;
        check("not one that touches", !X(verify_any)(at, below[i], &w));
        w.normal[0] = 1, w.d = -3;
        check("nor one that touches the other", !X(verify_any)(below[i], at, &w));
        w.of = ISECT_PROOF_POINT, w.point[0] = 1.5, w.within = 8;
        check("a point between", X(verify_any)(below[i], at, &w));
        w.within = 1;
        check("that is not so near", !X(verify_any)(below[i], at, &w));
        w.of = ISECT_PROOF_NONE;
        check("no proof", !X(verify_any)(below[i], at, &w));
    }
}

/* 3. Every row. */
TEST_FUNCTION(every_row)
{
    WitnessTally all = {.asked = 0};
    const int bodies = (int)COUNT(any_kinds) - 2; /* all but rays and planes */
    const int asked_rows = judge_witnesses(soak(64), false, &all);
    print_tally("all", &all);
    check("all of them", cmp(asked_rows, ==, bodies * (bodies + 1) / 2));
    check_share(all.planes, all.asked, 0.4, 0.8);
    check_share(all.points, all.asked, 0.2, 0.6);
    check_share(all.touching, all.asked, 0, 0.02);
    check_share(all.lost, all.points, 0, 0.01);
}

/* ---- in a place of its own ---- */

TEST_FUNCTION(posed)
{
    int asked = 0, planes = 0, points = 0, other = 0;
    while (asked < soak(3000)) {
        AnyShape first, second;
        X(any) a, b;
        new_kind();
        if (!draw_solved(&first, &a) || !draw_solved(&second, &b))
            continue;
        const X(pose) pose = any_pose();
        X(pose) away = pose, longer = pose, none = pose;
        const X(witness) w = X(witness_posed)(a, b, &pose);
        check("what overlap says", w.overlap == X(overlap_posed)(a, b, &pose));
        check("a proof", cmp(X(verify_posed)(a, b, &pose, &w), ==, (w.of != ISECT_PROOF_NONE)));
        for (int k = 0; k < 4; k++)
            longer.rotation[k] *= -16, none.rotation[k] = 0;
        check("a longer quaternion is the same",
              cmp(X(verify_posed)(a, b, &longer, &w), ==, (w.of != ISECT_PROOF_NONE)));
        check("no pose", !X(verify_posed)(a, b, &none, &w) &&
                             cmp(X(witness_posed)(a, b, &none).of, ==, ISECT_PROOF_NONE));
        away.translation.x -= (real)(4096 * w.normal[0]),
            away.translation.y -= (real)(4096 * w.normal[1]);
        away.translation.z -= (real)(4096 * w.normal[2]);
        const bool crossed = w.of == ISECT_PROOF_PLANE && !is_of_rounded_planes(b.shape);
        check("moved beyond the plane", !crossed || !X(verify_posed)(a, b, &away, &w));
        asked++, planes += w.of == ISECT_PROOF_PLANE, points += w.overlap;
        other += w.of != ISECT_PROOF_PLANE && !w.overlap;
    }
    printf("%d asked, %d planes, %d points, %d others\n", asked, planes, points, other);
    check_share(planes, asked, 0.2, 0.95);
    check_share(points, asked, 0.05, 0.8);
    check_share(other, asked, 0, 0.02);
}

TESTS_IN(engine_witness, cmocka_unit_test(cases), cmocka_unit_test(chosen),
         cmocka_unit_test(every_row), cmocka_unit_test(posed))
