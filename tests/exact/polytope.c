/* tests/exact/polytope.c - the oracle of flat shapes (kit/polytope.h) against what can be known
 * without it: by hand, by comparisons of boxes, by signs of determinants. */
#include "kit/polytope.h"
#include "kit/big.h"
#include "kit/kit.h"

#define SAMPLES soak(1500)

static Polytope hull(const double (*point)[3], int count)
{
    Polytope p;
    polytope_begin(&p);
    for (int i = 0; i < count; i++)
        polytope_point(&p, point[i][0], point[i][1], point[i][2]);
    return p;
}
#define HULL(...) hull((const double[][3]){__VA_ARGS__}, COUNT(((const double[][3]){__VA_ARGS__})))

static bool meet(Polytope a, Polytope b)
{
    bool answer = polytopes_meet(&a, &b);
    check("either order", cmp(polytopes_meet(&b, &a), ==, answer));
    return answer;
}
static Polytope with(Polytope p, double x, double y, double z)
{
    polytope_direction(&p, x, y, z);
    return p;
}

static void flats(void)
{
    const double least = 0x1p-1074, eps = DBL_EPSILON, most = DBL_MAX;
    const Polytope tri = HULL({0, 0, 0}, {2, 0, 0}, {0, 2, 0}), origin = HULL({0, 0, 0});
    check("a point", meet(origin, origin));
    check("two points", !meet(origin, HULL({least, 0, 0})));
    check("touching corners", meet(tri, HULL({2, 0, 0}, {4, 0, 1}, {4, 1, -1})));
    check("apart by the least number", !meet(tri, HULL({0, -least, 0}, {4, -1, 0}, {0, -2, 0})));
    check("crossing segments", meet(HULL({-1, -1, 0}, {1, 1, 0}), HULL({-1, 1, 0}, {1, -1, 0})));
    check("one above", !meet(HULL({-1, -1, 0}, {1, 1, 0}), HULL({-1, 1, least}, {1, -1, 0})));
    check("an end on a segment", meet(HULL({0, 0, 0}, {3, 6, 9}), HULL({1, 2, 3}, {7, 7, 7})));
    check("an end an ulp off", !meet(HULL({0, 0, 0}, {3, 6, 9}), HULL({1 + eps, 2, 3}, {7, 7, 7})));
    check("on a line, together", meet(HULL({0, 0, 0}, {2, 2, 2}), HULL({1, 1, 1}, {5, 5, 5})));
    check("on a line, apart", !meet(HULL({0, 0, 0}, {2, 2, 2}), HULL({3, 3, 3}, {5, 5, 5})));
    check("in a plane, inside", meet(tri, HULL({.5, .5, 0}, {.6, .5, 0}, {.5, .6, 0})));
    check("in a plane, edges cross", meet(tri, HULL({-1, 1, 0}, {3, 1, 0}, {3, 1.5, 0})));
    check("in a plane, an edge touched", meet(tri, HULL({1, 1, 0}, {3, 1, 0}, {1, 3, 0})));
    check("in a plane, apart", !meet(tri, HULL({1 + eps, 1, 0}, {3, 1, 0}, {1, 3, 0})));
    check("pierced", meet(tri, HULL({.5, .5, -1}, {.5, .5, 1}, {9, 9, 0})));
    check("missed", !meet(tri, HULL({1.5, 1.5, -1}, {1.5, 1.5, 1}, {9, 9, 0})));
    check("subnormal, pierced", meet(HULL({0, 0, 0}, {2 * least, 0, 0}, {0, 2 * least, 0}),
                                     HULL({least, least, -least}, {least, least, least})));
    check("subnormal, missed", !meet(HULL({0, 0, 0}, {2 * least, 0, 0}, {0, least, 0}),
                                     HULL({least, least, -least}, {least, least, least})));
    check("huge", meet(HULL({-most, -most, 0}, {most, most, 0}), origin));
    check("huge, missed", !meet(HULL({-most, -most, 0}, {most, most, least}), origin));
    check("inside a tetrahedron",
          meet(HULL({.1, .1, .1}), HULL({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1})));
    check("repeated points",
          meet(HULL({1, 1, 1}, {1, 1, 1}, {1, 1, 1}), HULL({1, 1, 1}, {1, 1, 1})));
}

static void unbounded(void)
{
    const double eps = DBL_EPSILON, third = 1.0 / 3, most = DBL_MAX;
    const Polytope tri = HULL({0, 0, 0}, {2, 0, 0}, {0, 2, 0}), empty = HULL({0, 0, 0});
    Polytope nothing = empty, end = empty, far = empty;
    check("a ray through", meet(tri, with(HULL({.5, .5, 3}), 0, 0, -1)));
    check("a ray away", !meet(tri, with(HULL({.5, .5, 3}), 0, 0, 1)));
    check("a ray beside", !meet(tri, with(HULL({3, 3, 3}), 0, 0, -1)));
    check("a ray to a corner", meet(tri, with(HULL({5, 5, 5}), -1, -1, -1)));
    check("a ray past a corner", !meet(tri, with(HULL({5, 5, 5}), -1, -1, -1 + eps)));
    check("two rays cross", meet(with(HULL({0, 0, 0}), 1, 1, 0), with(HULL({9, 0, 0}), -2, 1, 0)));
    check("parallel", !meet(with(HULL({0, 0, 0}), 1, 1, 0), with(HULL({1, 0, 0}), 1, 1, 0)));
    check("a line", meet(with(with(HULL({9, 9, 9}), 1, 1, 1), -1, -1, -1), tri));
    check("a half plane",
          meet(with(with(with(HULL({0, 0, 9}), 1, 0, 0), -1, 0, 0), 0, 0, -1), tri));
    check("direction zero", !meet(with(HULL({0, 0, 1}), 0, 0, 0), tri));
    nothing.points = end.points = far.points = 0;
    check("nothing", !meet(nothing, nothing) && !meet(nothing, tri));
    check("directions without a point", !meet(with(nothing, 0, 0, 1), tri));
    /* 3 * (1.0 / 3) is 1 - 2^-54 without rounding, and 1 in double. */
    polytope_along(&end, (const double[]){0, 0, 0}, third, (const double[]){3, 3, 3});
    check("not rounded", !meet(end, HULL({1, 1, 1})));
    check("but near", meet(end, HULL({1, 1, 1}, {1 - eps / 2, 1 - eps / 2, 1 - eps / 2})));
    polytope_along(&far, (const double[]){0, 0, 0}, most, (const double[]){most, most, most});
    check("beyond all numbers", !meet(far, HULL({most, most, most})));
    check("on the way there", meet(far, with(HULL({most, most, most}), 1, 1, 1)));
}

TEST_FUNCTION(cases)
{
    flats();
    unbounded();
}

/* ---- random sets ---- */

static void add_point(Polytope *p)
{
    Vec3 v = odd_vec3();
    polytope_point(p, (double)v.x, (double)v.y, (double)v.z);
}
static Polytope odd_polytope(int points, int directions)
{
    Polytope p;
    polytope_begin(&p);
    for (int i = 0; i < points; i++)
        add_point(&p);
    for (int i = 0; i < directions; i++) {
        Vec3 d = odd_vec3();
        polytope_direction(&p, (double)d.x, (double)d.y, (double)d.z);
    }
    return p;
}

/* The same in another order, with axes in a circle, mirrored, with a point more. */
TEST_FUNCTION(properties)
{
    int together = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Polytope a = odd_polytope(any_int(1, 7), any_int(0, 2));
        Polytope b = odd_polytope(any_int(1, 7), any_int(0, 2)), turned[2] = {a, b}, more = a;
        bool answer = meet(a, b);
        together += answer;
        for (int side = 0; side < 2; side++)
            for (int k = 0; k < a.points + b.points; k++) {
                const Polytope *from = side ? &b : &a;
                if (k < from->points)
                    for (int axis = 0; axis < 3; axis++)
                        turned[side].point[from->points - 1 - k].o[axis] =
                            -from->point[k].o[(axis + 1) % 3];
                if (k < from->directions)
                    for (int axis = 0; axis < 3; axis++)
                        turned[side].direction[k].o[axis] = -from->direction[k].o[(axis + 1) % 3];
            }
        check("turned and mirrored", cmp(polytopes_meet(&turned[0], &turned[1]), ==, answer));
        add_point(&more);
        check("a point more", !answer || polytopes_meet(&more, &b));
        check("with itself", polytopes_meet(&a, &a));
    }
    check_share(together, SAMPLES, 0.2, 0.8);
}

/* A box with the corners lower and upper, any of them infinite. */
static Polytope box_polytope(const Aabb *box)
{
    const double lower[3] = {(double)box->lower.x, (double)box->lower.y, (double)box->lower.z};
    const double upper[3] = {(double)box->upper.x, (double)box->upper.y, (double)box->upper.z};
    Polytope p;
    polytope_begin(&p);
    for (int corner = 0; corner < 8; corner++) {
        double at[3];
        for (int k = 0; k < 3; k++) {
            double bound[2] = {isinf(lower[k]) ? isinf(upper[k]) ? 0 : upper[k] : lower[k],
                               isinf(upper[k]) ? isinf(lower[k]) ? 0 : lower[k] : upper[k]};
            at[k] = bound[corner >> k & 1];
        }
        polytope_point(&p, at[0], at[1], at[2]);
    }
    for (int k = 0; k < 3; k++) {
        if (isinf(lower[k]))
            polytope_direction(&p, -(k == 0), -(k == 1), -(k == 2));
        if (isinf(upper[k]))
            polytope_direction(&p, k == 0, k == 1, k == 2);
    }
    return p;
}

/* Boxes meet as comparisons say; a point is in a tetrahedron as signs of determinants say. */
static void boxes(int *together)
{
    Aabb a = odd_aabb(), b = odd_aabb();
    a = box_of(a.lower, a.upper), b = box_of(b.lower, b.upper);
    bool want = a.lower.x <= b.upper.x && b.lower.x <= a.upper.x && a.lower.y <= b.upper.y &&
                b.lower.y <= a.upper.y && a.lower.z <= b.upper.z && b.lower.z <= a.upper.z;
    Polytope p = box_polytope(&a), q = box_polytope(&b);
    check("boxes", cmp(polytopes_meet(&p, &q), ==, want));
    *together += want;
}
static int side_of(const Vec3 *a, const Vec3 *b, const Vec3 *c, const Vec3 *p)
{
    begin();
    Big3 from = big3(*p);
    return sign(
        dot3(minus3(big3(*a), from), cross3(minus3(big3(*b), from), minus3(big3(*c), from))));
}
static void tetrahedra(int *asked, int *together)
{
    Vec3 v[5];
    bool want = true;
    Polytope solid, point;
    polytope_begin(&solid);
    for (int i = 0; i < 5; i++)
        v[i] = odd_vec3();
    if (side_of(&v[0], &v[1], &v[2], &v[3]) == 0)
        return;
    const int from = any_int(0, 1), to = any_int(1, 3);
    if (any_int(0, 1)) /* in the middle of an edge, up to rounding */
        v[4] = mad(times(R(0.5), v[from]), R(0.5), v[to]);
    for (int i = 0; i < 4; i++) {
        const Vec3 *a = &v[(i + 1) % 4], *b = &v[(i + 2) % 4], *c = &v[(i + 3) % 4];
        want &= side_of(a, b, c, &v[i]) * side_of(a, b, c, &v[4]) >= 0;
        polytope_point(&solid, (double)v[i].x, (double)v[i].y, (double)v[i].z);
    }
    polytope_begin(&point);
    polytope_point(&point, (double)v[4].x, (double)v[4].y, (double)v[4].z);
    check("a point in a tetrahedron", cmp(polytopes_meet(&point, &solid), ==, want));
    *together += want, ++*asked;
}
TEST_FUNCTION(oracle)
{
    int met = 0, asked = 0, inside = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        boxes(&met);
        tetrahedra(&asked, &inside);
    }
    printf("boxes: %d of %d meet; points: %d of %d inside\n", met, SAMPLES, inside, asked);
    check_share(met, SAMPLES, 0.1, 0.9);
    check_share(inside, asked, 0.1, 0.9);
    check_share(asked, SAMPLES, 0.5, 1);
}

/* Earlier questions leave nothing behind. */
TEST_FUNCTION(exact_polytope_batch)
{
    enum { MANY = 64 };
    static Polytope a[MANY], b[MANY];
    bool answer[MANY];
    for (int i = 0; i < MANY; i++) {
        new_kind();
        a[i] = odd_polytope(any_int(0, 8), any_int(0, 6));
        b[i] = odd_polytope(any_int(0, 8), any_int(0, 6));
        answer[i] = polytopes_meet(&a[i], &b[i]);
    }
    for (int i = MANY - 1; i >= 0; i--)
        check("the same when asked again", cmp(polytopes_meet(&a[i], &b[i]), ==, answer[i]));
}

TESTS(exact_polytope)
