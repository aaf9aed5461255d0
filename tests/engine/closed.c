/* tests/engine/closed.c - src/engine/closed.c: formulas and the convex solver find the same contact
 * and nearest points, of shapes in both orders; and formulas answer nearly all of the pairs that
 * they are for. */
#include "engine/closed.h"
#include "geometry/vec3d.h"
#include "kit/kit.h"
#include "kit/random.h"

static const double askew = 0x1p-32;
static const struct {
    BodyShape shape;
    int points, vectors;
    bool radius;
} drawn[] = {
    {BODY_point, 1, 0, false},     {BODY_segment, 2, 0, false}, {BODY_triangle, 3, 0, false},
    {BODY_rectangle, 1, 2, false}, {BODY_sphere, 1, 0, true},   {BODY_capsule, 2, 0, true},
    {BODY_lozenge, 1, 2, true},    {BODY_aabb, 2, 0, false},    {BODY_obb, 1, 3, false},
};
enum { SHAPES_DRAWN = COUNT(drawn) };

static double any_number(void)
{
    return (double)any_real(-1, 1);
}
/* A third of the draws are integers, so that parallel, crossing and touching shapes are among
 * them. */
static void draw_numbers(int which, bool whole, double x[BODY_NUMBERS])
{
    int count = 3 * drawn[which].points;
    for (int i = 0; i < count; i++)
        x[i] = whole ? any_int(-2, 2) : any_number();
    Vec3d axis[3] = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
    if (!whole) {
        axis[0] = unit3d((Vec3d){any_number(), any_number(), any_number()});
        basis_around(axis[0], &axis[1], &axis[2]);
    }
    for (int k = 0; k < drawn[which].vectors; k++)
        x[count++] = axis[k].x, x[count++] = axis[k].y, x[count++] = axis[k].z;
    for (int k = 0; drawn[which].shape == BODY_obb && k < 3; k++)
        x[count++] = whole ? any_int(1, 2) : 0.5 + 0.4 * any_number();
    for (int k = 0; drawn[which].shape == BODY_aabb && k < 3; k++)
        if (x[k] > x[3 + k]) {
            const double other = x[k];
            x[k] = x[3 + k], x[3 + k] = other;
        }
    if (drawn[which].radius)
        x[count++] = whole ? any_int(0, 2) : 0.5 + 0.4 * any_number();
}
static BodySource source_at(int which, const double *x)
{
    return (BodySource){.shape = drawn[which].shape, .doubles = true, .numbers = x};
}
static ConvexContact contact_by_solver(const BodySource *a, const BodySource *b)
{
    static Body first, second;
    check("there are bodies", isect_bodies(&first, a, &second, b));
    ConvexContact contact = isect_convex_contact(&first.convex, &second.convex, 0x1p-50, NULL);
    contact.gap = ldexp(contact.gap, first.frame.exponent);
    return contact;
}
static bool about(double x, double y)
{
    return fabs(x - y) <= 1e-9;
}
static void agree(const BodySource *a, const BodySource *b, const ConvexContact *found)
{
    const ConvexContact want = contact_by_solver(a, b);
    ConvexContact other;
    check("as far apart", about(found->gap, want.gap));
    check("both or none", !found->sure || (found->gap <= 0) == (want.gap <= 0));
    for (int k = 0; k < 3; k++)
        check("b - a", about(found->b[k] - found->a[k], found->gap * found->normal[k]));
    if (isect_closed_contact(b, a, askew, NULL, &other)) /* else rounding decides, near a limit */
        check("the same gap", about(other.gap, found->gap));
}

/* By the solver: is the point in the shape, but for rounding? */
static bool is_in(const double *point, const BodySource *source)
{
    const BodySource at = source_at(0, point);
    return contact_by_solver(&at, source).gap <= 1e-9;
}
/* Nearest points lie in their shapes, at the distance that the solver finds; common points lie
 * in both. */
static void agree_nearest(const BodySource *a, const BodySource *b, const ConvexDistance *found)
{
    const double gap = contact_by_solver(a, b).gap, high = found->distance_high;
    const double x = found->b[0] - found->a[0], y = found->b[1] - found->a[1],
                 z = found->b[2] - found->a[2];
    check("apart or not", cmp(found->apart, ==, (gap > 0)) && cmp(found->apart, ==, (high > 0)));
    check("so far", cmp(fabs(sqrt(x * x + y * y + z * z) - high), <=, 1e-12));
    check("as far", !found->apart || fabs(high - gap) <= 0x1p-42 * high + 1e-12);
    check("in both", is_in(found->a, a) && is_in(found->b, b));
}

TEST_FUNCTION(nearest)
{
    const int count = soak(100);
    int asked = 0, answered = 0, met = 0;
    for (int p = 0; p < SHAPES_DRAWN; p++)
        for (int q = 0; q < SHAPES_DRAWN; q++)
            for (int i = 0; i < count; i++) {
                double x[BODY_NUMBERS], y[BODY_NUMBERS];
                draw_numbers(p, i % 3 == 0, x), draw_numbers(q, i % 3 == 0, y);
                const BodySource a = source_at(p, x), b = source_at(q, y);
                ConvexDistance found;
                asked++;
                if (!isect_closed_nearest(&a, &b, askew, 0x1p-42, NULL, &found))
                    continue;
                agree_nearest(&a, &b, &found);
                answered++, met += !found.apart;
            }
    check_share(answered, asked, 0.3, 0.8);
    check_share(met, answered, 0.05, 0.9);
}

TEST_FUNCTION(solver)
{
    const int count = soak(300);
    int asked = 0, answered = 0;
    for (int p = 0; p < SHAPES_DRAWN; p++)
        for (int q = 0; q < SHAPES_DRAWN; q++) {
            int of_pair = 0;
            for (int i = 0; i < count; i++) {
                double x[BODY_NUMBERS], y[BODY_NUMBERS];
                draw_numbers(p, i % 3 == 0, x), draw_numbers(q, i % 3 == 0, y);
                const BodySource a = source_at(p, x), b = source_at(q, y);
                ConvexContact found;
                if (!isect_closed_contact(&a, &b, askew, NULL, &found))
                    continue;
                agree(&a, &b, &found);
                of_pair++;
            }
            const bool round = drawn[p].shape == BODY_sphere || drawn[q].shape == BODY_sphere;
            check("spheres always, but for touching centres", !round || of_pair >= count / 2);
            asked += count, answered += of_pair;
        }
    check_share(answered, asked, 0.4, 0.9);
}

/* Whatever features of two boxes are nearest, a formula finds them: of a hundred no one is left. */
TEST_FUNCTION(boxes_apart)
{
    const int count = soak(500), obb = 8;
    int apart = 0, left = 0;
    for (int i = 0; i < count; i++) {
        double x[BODY_NUMBERS], y[BODY_NUMBERS];
        draw_numbers(obb, false, x), draw_numbers(obb, false, y);
        for (int k = 0; k < 3; k++)
            x[k] *= 3;
        const BodySource a = source_at(obb, x), b = source_at(obb, y);
        ConvexContact found;
        if (isect_closed_contact(&a, &b, askew, NULL, &found))
            agree(&a, &b, &found), apart += found.gap > 0;
        else
            left++;
    }
    check_share(apart, count, 0.5, 0.95);
    check_share(left, count, 0, 0.01);
}

/* A common point of two boxes is in both, and most boxes that are deep in each other have one. */
TEST_FUNCTION(boxes_meet)
{
    const int count = soak(500), obb = 8;
    int deep = 0, found = 0;
    for (int i = 0; i < count; i++) {
        double x[BODY_NUMBERS], y[BODY_NUMBERS], point[3];
        draw_numbers(obb, i % 3 == 0, x), draw_numbers(obb, i % 3 == 0, y);
        const BodySource a = source_at(obb, x), b = source_at(obb, y);
        const bool common = isect_closed_common(&a, &b, askew, point);
        const double gap = contact_by_solver(&a, &b).gap;
        check("in both", !common || (is_in(point, &a) && is_in(point, &b)));
        check("none where they are apart", !common || gap <= 0);
        deep += gap < -0.1, found += common && gap < -0.1;
    }
    check_share(deep, count, 0.2, 0.95);
    check_share(found, deep, 0.8, 1);
}

/* Inputs that the closed forms leave to the solver: out of range, not orthogonal, empty. */
TEST_FUNCTION(refused)
{
    const double ball[] = {0, 0, 0, 1}, far[] = {0x1p250, 0, 0, 1}, empty[] = {0, 0, 0, -1};
    const double box[] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0x1p-20, 0, 1, 1, 1, 1};
    const double nothing[] = {1, 1, 1, 0, 2, 2}, infinite[] = {0, 0, 0, INFINITY, 1, 1};
    const int sphere = 4, aabb = 7, obb = 8;
    const BodySource a = source_at(sphere, ball);
    const BodySource table[] = {source_at(sphere, far),    source_at(sphere, empty),
                                source_at(obb, box),       source_at(aabb, nothing),
                                source_at(aabb, infinite), {.shape = BODY_cone}};
    ConvexContact contact;
    for (size_t i = 0; i < COUNT(table); i++)
        check("the solver's", !isect_closed_contact(&a, &table[i], askew, NULL, &contact));
    check("with more room", isect_closed_contact(&a, &table[2], 0x1p-19, NULL, &contact));
}

/* Balls that are clearly apart or deep are answered before any body is made (engine/balls.h), with
 * the bits of the formula. */
TEST_FUNCTION(balls)
{
    const int count = soak(4000);
    int apart = 0;
    for (int i = 0; i < count; i++) {
        const Sphere a = any_sphere(), b = any_sphere();
        const BodySource first = {.shape = BODY_sphere, .doubles = ISECT_DOUBLE, .numbers = &a},
                         second = {.shape = BODY_sphere, .doubles = ISECT_DOUBLE, .numbers = &b};
        ConvexContact want;
        check("there is a formula", isect_closed_contact(&first, &second, askew, NULL, &want));
        const Contact got =
            X(contact_any)((X(any)){ISECT_SHAPE_SPHERE, &a}, (X(any)){ISECT_SHAPE_SPHERE, &b});
        check("the gap", cmp(got.gap, ==, (real)want.gap));
        for (int k = 0; k < 3; k++) {
            check("the normal", cmp((&got.normal.x)[k], ==, (real)want.normal[k]));
            check("the points", cmp((&got.a.x)[k], ==, (real)want.a[k]) &&
                                    cmp((&got.b.x)[k], ==, (real)want.b[k]));
        }
        apart += want.gap > 0;
    }
    check_share(apart, count, 0.2, 0.8);
}

TESTS_IN(engine_closed, cmocka_unit_test(solver), cmocka_unit_test(nearest),
         cmocka_unit_test(boxes_apart), cmocka_unit_test(boxes_meet), cmocka_unit_test(refused),
         cmocka_unit_test(balls))
