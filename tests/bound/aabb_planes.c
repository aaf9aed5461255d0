/* tests/bound/aabb_planes.c - src/bound/aabb_planes.c: the box of a set between planes.
 *
 * The oracle visits every corner of the set exactly: points where three of its planes meet and no
 * other one cuts it off (Cramer: a corner is three determinants over a fourth one). The box must
 * contain them. For a bounded set it must not extend beyond the corners, up to rounding: some
 * epsilon of double, times the condition of the three planes that decide; if there are several such
 * triples, the best one counts. */
#include "bound/corners.h"

/* The corners: their number, whether the box contains all, and their extent. */
typedef struct Found {
    int corners;
    bool held;
    double lower[3], upper[3];
    double condition[2][3]; /* condition of the planes that decide the bounds */
} Found;

static void look(Found *found, const Corner *corner, const Aabb *box)
{
    found->corners++;
    for (int axis = 0; axis < 3; axis++) {
        const real lower = ((const real *)&box->lower)[axis],
                   upper = ((const real *)&box->upper)[axis];
        if ((lower >= -REAL_MAX && less(corner->at[axis], by(big((double)lower), corner->over))) ||
            (upper <= REAL_MAX && less(by(big((double)upper), corner->over), corner->at[axis])))
            found->held = false;
        const double x = mpf_get_d(over(corner->at[axis], corner->over));
        found->lower[axis] = fmin(found->lower[axis], x);
        found->upper[axis] = fmax(found->upper[axis], x);
    }
}
static Found corners_of(const Body *body, const Aabb *box)
{
    const double inf = (double)INFINITY;
    Found found = {
        0, true, {inf, inf, inf}, {-inf, -inf, -inf}, {{inf, inf, inf}, {inf, inf, inf}}};
    Meeting at = {{0}, 0, 0};
    for (Corner corner; next_corner(&at, &corner, body);) {
        look(&found, &corner, box);
        for (int f = 0; f < 6; f++) {
            double out[3] = {0, 0, 0}, *least = &found.condition[f / 3][f % 3];
            out[f % 3] = f < 3 ? -1 : 1;
            *least = fmin(*least, condition_of(body, at.slab, at.sides, out));
        }
    }
    return found;
}

static const Aabb mark = {{7, 7, 7}, {7, 7, 7}};
#define is_box(made, ...) (made == ISECT_OK && same_bits(&box, &(Aabb)__VA_ARGS__, sizeof box))

MAKES_ALL(aabb)

/* 1. Cases. */
static isect_status box_of_body(Aabb *box, const Body *body)
{
    const X(kdop) view = view_of(body);
    return X(bound_aabb_kdop)(&view, box);
}
static const Body some_box = {
    {{2, 0, 0}, {0, -1, 0}, {0, 0, R(0.25)}}, {-2, -3, -1}, {4, 1, R(0.5)}, 3};

static void no_views(void)
{
    const X(kdop) view = view_of(&some_box);
    X(kdop) lost[3] = {view, view, view};
    Aabb box = mark;
    lost[0].normals = NULL, lost[1].lower = NULL, lost[2].upper = NULL;
    check("no box", X(bound_aabb_kdop)(&view, NULL) == ISECT_BAD_ARGUMENT);
    check("no k-DOP", X(bound_aabb_kdop)(NULL, &box) == ISECT_BAD_ARGUMENT);
    for (int i = 0; i < 3; i++)
        check("a part is missing", cmp(X(bound_aabb_kdop)(&lost[i], &box), ==, ISECT_BAD_ARGUMENT));
    for (int i = 0; i < 3; i++) {
        const real inf = REAL_INF, least = REAL_LEAST;
        const real pair[][2] = {
            {some_box.upper[i] + 1, some_box.upper[i]}, {inf, inf}, {-inf, -inf}};
        Body bad = some_box;
        bad.lower[i] = REAL_NAN;
        check("NaN", cmp(box_of_body(&box, &bad), ==, ISECT_NOT_FINITE));
        bad = some_box, bad.upper[i] = REAL_NAN;
        check("NaN", cmp(box_of_body(&box, &bad), ==, ISECT_NOT_FINITE));
        bad = some_box, ((real *)&bad.normal[i])[2 - i] = inf;
        check("infinite", cmp(box_of_body(&box, &bad), ==, ISECT_NOT_FINITE));
        for (int k = 0; k < 3; k++) {
            bad = some_box, bad.lower[i] = pair[k][0], bad.upper[i] = pair[k][1];
            check("empty", cmp(box_of_body(&box, &bad), ==, ISECT_EMPTY));
        }
        bad.normal[i] = (Vec3){0, 0, 0}, bad.lower[i] = least, bad.upper[i] = 1;
        check("nothing", cmp(box_of_body(&box, &bad), ==, ISECT_EMPTY));
        bad.lower[i] = -1, bad.upper[i] = -least;
        check("nothing", cmp(box_of_body(&box, &bad), ==, ISECT_EMPTY));
    }
    check("untouched", same_bits(&box, &mark, sizeof box));
}
static void of_view(void)
{
    const real inf = REAL_INF, third = 1 / R(3.0);
    const Body all = {.count = 0};
    const Body apart = {{{1, 1, 0}, {1, -1, 0}, {0, 0, 1}, {1, 0, 0}},
                        {2, 2, 0, 0},
                        {3, 3, 1, 1},
                        4},
               open = {{{1, 1, 0}, {1, -1, 0}, {0, 0, 2}}, {-1, -1, -4}, {1, 1, inf}, 3},
               none = {{{1, 1, 0}}, {1}, {0}, 1},
               thirds = {{{3, 0, 0}, {0, 3, 0}, {0, 0, -3}}, {-1, -1, -1}, {1, 1, 1}, 3};
    const X(kdop) nothing = {NULL, 0, NULL, NULL};
    Aabb box = mark;
    check("x is 2 at least, and 1 at most", cmp(box_of_body(&box, &apart), ==, ISECT_EMPTY));
    check("a lower bound above the upper one", cmp(box_of_body(&box, &none), ==, ISECT_EMPTY));
    check("untouched", same_bits(&box, &mark, sizeof box));
    check("a box", is_box(box_of_body(&box, &some_box), {{-1, -1, -4}, {2, 3, 2}}));
    check("all of space", is_box(box_of_body(&box, &all), {{-inf, -inf, -inf}, {inf, inf, inf}}));
    check("all of space",
          is_box(X(bound_aabb_kdop)(&nothing, &box), {{-inf, -inf, -inf}, {inf, inf, inf}}));
    /* |x| and |y| are at most 1, but z is unbounded */
    check("without an end only planes across the axes count",
          is_box(box_of_body(&box, &open), {{-inf, -inf, -2}, {inf, inf, inf}}));
    check("thirds", cmp(box_of_body(&box, &thirds), ==, ISECT_OK) && cmp(box.upper.x, >=, third) &&
                        cmp(box.upper.x, <=, third + REAL_EPSILON) &&
                        cmp(box.lower.z, <=, -third) &&
                        cmp(box.lower.z, >=, -third - REAL_EPSILON));
    for (int i = 0; i < 3; i++) {
        Body body = some_box;
        body.normal[i] = (Vec3){0, 0, 0}, body.lower[i] = 0, body.upper[i] = 0;
        check("without end", cmp(box_of_body(&box, &body), ==, ISECT_OK) &&
                                 cmp(((real *)&box.upper)[i], ==, inf) &&
                                 cmp(((real *)&box.lower)[i], ==, -inf) &&
                                 cmp(((real *)&box.upper)[(i + 1) % 3], <=, REAL_MAX));
    }
}
static void of_fixed(void)
{
    X(kdop14) kdop14;
    X(kdop18) kdop18;
    X(kdop26) kdop26;
    Aabb box = mark;
    for (int i = 0; i < 13; i++) {
        const real far = i < 3 ? 8 : i < 9 ? 2 : 4; /* |x| + |y| <= 2, |x + y + z| <= 4 */
        kdop26.lower[i] = -far, kdop26.upper[i] = far;
        if (i < 9)
            kdop18.lower[i] = -far, kdop18.upper[i] = far;
        if (i < 3 || i >= 9)
            kdop14.lower[i < 3 ? i : i - 6] = -far, kdop14.upper[i < 3 ? i : i - 6] = far;
    }
    kdop14.upper[0] = 1, kdop18.lower[1] = -1, kdop26.upper[2] = R(0.5);
    const real near = 1 + (ISECT_DOUBLE ? 512 : 2) * REAL_EPSILON;
    check("14", cmp(X(bound_aabb_kdop14)(&kdop14, &box), ==, ISECT_OK));
    check("14", cmp(box.upper.x, ==, 1) && cmp(box.lower.x, <=, -4) &&
                    cmp(box.lower.x, >=, -4 * near) && cmp(box.upper.z, >=, 4) &&
                    cmp(box.upper.z, <=, 4 * near));
    check("18", cmp(X(bound_aabb_kdop18)(&kdop18, &box), ==, ISECT_OK));
    check("18",
          cmp(box.lower.y, ==, -1) && cmp(box.upper.x, >=, 2) && cmp(box.upper.x, <=, 2 * near));
    check("26", cmp(X(bound_aabb_kdop26)(&kdop26, &box), ==, ISECT_OK));
    check("26", cmp(box.upper.z, ==, R(0.5)) && cmp(box.lower.y, <=, -2) &&
                    cmp(box.lower.y, >=, -2 * near));
}
static void of_frustum(void)
{
    const Solid solid = box_of_planes();
    Frustum frustum = solid.frustum;
    Aabb box;
    is_refused(&kinds[3], make[3], &solid);
    for (int k = 0; k < 3; k++) {
        const Solid some = kinds[k].draw(false);
        is_refused(&kinds[k], make[k], &some);
    }
    check("a box", is_box(X(bound_aabb_frustum)(&frustum, &box), {{-1, -1, -1}, {1, 1, 3}}));
    frustum.plane[5].d = -REAL_MAX;
    check("the greatest number",
          is_box(X(bound_aabb_frustum)(&frustum, &box), {{-1, -1, -1}, {1, 1, REAL_MAX}}));
    frustum.plane[5] = (Plane){{0, 0, 0}, -1};
    check("absent",
          is_box(X(bound_aabb_frustum)(&frustum, &box), {{-1, -1, -1}, {1, 1, REAL_INF}}));
    frustum.plane[5].d = 1;
    check("nothing", cmp(X(bound_aabb_frustum)(&frustum, &box), ==, ISECT_EMPTY));
}
TEST_FUNCTION(cases)
{
    no_views();
    of_view();
    of_fixed();
    of_frustum();
}

/* Bodies around some points. */
static void any_body(Body *body, int count)
{
    body->count = count;
    for (int i = 0; i < count; i++) {
        const real size = any_real(R(0.2), 5);
        body->normal[i] = times(size, any_unit());
        if (any_int(0, 3) == 0)
            memcpy(&body->normal[i], KDOP26[any_int(0, 12)], sizeof(Vec3));
    }
    any_slabs(body->lower, body->upper, (const Normal *)(const void *)body->normal, count);
    for (int i = 0; i < count; i++) {
        if (any_int(0, 9) == 0)
            body->lower[i] = -REAL_INF;
        if (any_int(0, 9) == 0)
            body->upper[i] = REAL_INF;
    }
}
/* Far away, where rounding errors exceed the width of the body. */
static void shift(Body *body)
{
    const real far = scaled(1, any_int(4, 20));
    real x = any_int(0, 1) ? far : -far;
    real y = any_int(0, 1) ? far : -far;
    real z = any_int(0, 1) ? far : -far;
    for (int i = 0; i < body->count; i++) {
        const real height = dot(body->normal[i], (Vec3){x, y, z});
        body->lower[i] += height, body->upper[i] += height;
    }
}
/* Two planes through the origin, whose common line is perpendicular to an axis up to one rounding,
 * and two far planes that cut it off. The rounding of the products of their normals decides the
 * sign of the coordinate along that axis. */
static void line_next_to_across(Body *body)
{
    const int x = any_int(0, 2), y = (x + 1) % 3, z = (x + 2) % 3;
    const real far = scaled(1, any_int(4, 20));
    const bool before = any_int(0, 1);
    memset(body, 0, sizeof *body);
    body->count = 3;
    real *a = (real *)&body->normal[0], *b = (real *)&body->normal[1];
    a[x] = any_real(-1, 1), b[x] = any_real(-1, 1);
    a[y] = any_real(R(0.5), 1), b[y] = any_real(R(0.5), 1);
    a[z] = any_real(R(0.5), 1), b[z] = a[z] * b[y] / a[y];
    ((real *)&body->normal[2])[any_int(0, 1) ? y : z] = 1;
    body->lower[2] = before ? -far : 0, body->upper[2] = before ? 0 : far;
}
static void odd_body(Body *body, int count)
{
    body->count = count;
    for (int i = 0; i < count; i++) {
        body->normal[i] = odd_vec3();
        if (any_int(0, 1))
            memcpy(&body->normal[i], KDOP26[any_int(0, 12)], sizeof(Vec3));
    }
    odd_slabs(body->lower, body->upper, count);
}

/* 2. Properties: powers of two, of normals or of space. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < 180; i++) { /* k-DOPs with fixed normals are views */
        new_kind();
        const Solid fixed = kinds[i % 3].draw(i / 3 % 2 == 0);
        const Body body = body_of(&kinds[i % 3], &fixed);
        Aabb box = mark, other = mark;
        check("as a view", cmp(make[i % 3](&box, &fixed), ==, box_of_body(&other, &body)));
        check("as a view", same_bits(&box, &other, sizeof box));
    }
    for (int i = 0; i < 300; i++) {
        Body body;
        any_body(&body, any_int(1, 7));
        const X(kdop) view = view_of(&body);
        Aabb box = mark, other = mark;
        const isect_status status = X(bound_aabb_kdop)(&view, &box);
        const unsigned before = hostile_enter();
        const isect_status again = X(bound_aabb_kdop)(&view, &other);
        check("the environment is left as it was", hostile_leave(before));
        check("and does not matter", cmp(again, ==, status) && same_bits(&other, &box, sizeof box));
        const real up = scaled(1, any_int(-20, 20));
        const real longer = scaled(1, ISECT_DOUBLE ? any_int(-400, 400) : any_int(-40, 40));
        for (int k = 0; k < body.count; k++) {
            body.normal[k] = times(longer, body.normal[k]);
            body.lower[k] *= longer, body.upper[k] *= longer;
        }
        check("longer normals", cmp(X(bound_aabb_kdop)(&view, &other), ==, status));
        check("longer normals", same_bits(&box, &other, sizeof box));
        for (int k = 0; k < body.count; k++)
            body.lower[k] *= up, body.upper[k] *= up;
        other = mark;
        check("larger", cmp(X(bound_aabb_kdop)(&view, &other), ==, status));
        for (int f = 0; f < 6 && status == ISECT_OK; f++) {
            const real x = ((real *)&box)[f] * up, y = ((real *)&other)[f];
            check("larger", x == y || real_abs(x - y) <= 4 * REAL_EPSILON * real_abs(x));
        }
    }
}

/* 3. Oracle. The error of a coordinate is some epsilon of the greatest one of the box, times the
 * condition; then it is rounded to the next number. */
static bool is_tight(const Found *found, const Aabb *box, double far)
{
    bool tight = true;
    for (int axis = 0; axis < 3; axis++) {
        const double lower = (double)((const real *)&box->lower)[axis],
                     upper = (double)((const real *)&box->upper)[axis];
        const double number = (double)REAL_EPSILON * far, unit = 64 * DBL_EPSILON * far;
        tight &= found->lower[axis] - lower <= unit * found->condition[0][axis] + number;
        tight &= upper - found->upper[axis] <= unit * found->condition[1][axis] + number;
    }
    return tight;
}
/* Is the set bounded, and are all conditions known? */
static bool judge(const Body *body, isect_status status, const Aabb *box, bool tame)
{
    const Found found = corners_of(body, box);
    double far = 0, worst = 0;
    check("not empty", found.corners == 0 || status == ISECT_OK);
    check("held", found.held);
    if (status != ISECT_OK || found.corners < 4)
        return false;
    for (int axis = 0; axis < 3; axis++) {
        far = fmax(far, fmax(fabs((double)((const real *)&box->lower)[axis]),
                             fabs((double)((const real *)&box->upper)[axis])));
        worst = fmax(worst, fmax(found.condition[0][axis], found.condition[1][axis]));
    }
    if (!(worst < (double)INFINITY))
        return false;
    check_sample(0, "tight", !tame || is_tight(&found, box, far), *body, *box);
    return true;
}
TEST_FUNCTION(oracle)
{
    int ended = 0, tries = soak(600);
    for (int i = 0; i < tries; i++) {
        Body body;
        Aabb box = mark;
        isect_status status;
        new_kind();
        if (i % 8 >= 6) { /* the fixed ones are views */
            const int k = i % 8 == 6 ? 0 : 3;
            const Solid solid = kinds[k].draw(i % 16 >= 8);
            body = body_of(&kinds[k], &solid);
            status = make[k](&box, &solid);
        } else {
            (i % 2 ? any_body : odd_body)(&body, any_int(1, 7));
            if (i % 8 == 5)
                line_next_to_across(&body);
            else if (i % 4 == 1)
                shift(&body);
            status = box_of_body(&box, &body);
        }
        ended += judge(&body, status, &box, (i % 2 && i % 16 != 15) || i % 16 == 6);
    }
    check_share(ended, tries, 0.1, 1);
    if (getenv("ISECT_SOAK"))
        printf("%d with an end\n", ended);
}

TESTS_OF_ONE(bound_aabb_planes)
