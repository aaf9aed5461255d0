/* tests/sweep/deforming.c - isect_sweep_vertex_face, isect_sweep_edge_edge: the corners have
 * integer coordinates. Polynomials decide without rounding, in pieces of time of 2^-16, whether
 * they touch. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(closest)
#include HEADER(sweep)
#include <math.h>

__extension__ typedef __int128 Whole;
enum { DEGREE = 4, FINEST = 16 };

/* A polynomial of t, with integer coefficients. */
typedef struct Poly {
    Whole c[DEGREE + 1];
} Poly;
typedef struct Poly3 {
    Poly x[3];
} Poly3;

static Poly added(Poly a, Poly b, int sign)
{
    for (int i = 0; i <= DEGREE; i++)
        a.c[i] += sign * b.c[i];
    return a;
}
static Poly multiplied(Poly a, Poly b)
{
    Poly product = {{0}};
    for (int i = 0; i <= DEGREE; i++)
        for (int j = 0; i + j <= DEGREE; j++)
            product.c[i + j] += a.c[i] * b.c[j];
    return product;
}
static Poly3 less(Poly3 a, Poly3 b)
{
    for (int k = 0; k < 3; k++)
        a.x[k] = added(a.x[k], b.x[k], -1);
    return a;
}
static Poly dotted(Poly3 a, Poly3 b)
{
    Poly sum = {{0}};
    for (int k = 0; k < 3; k++)
        sum = added(sum, multiplied(a.x[k], b.x[k]), 1);
    return sum;
}
static Poly3 crossed(Poly3 a, Poly3 b)
{
    Poly3 product;
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        product.x[k] = added(multiplied(a.x[i], b.x[j]), multiplied(a.x[j], b.x[i]), -1);
    }
    return product;
}

/* 12 * 2^(depth * DEGREE) times the coefficients in the Bernstein basis over [i, i + 1]
 * 2^-depth. */
static void bernstein(const Poly *p, Whole i, int depth, Whole b[DEGREE + 1])
{
    static const int choose[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
    static const int share[5] = {12, 3, 2, 3, 12};
    Whole moved[DEGREE + 1] = {0};
    for (int n = 0; n <= DEGREE; n++) {
        Whole power = p->c[n] * ((Whole)1 << depth * (DEGREE - n));
        for (int k = n; k >= 0; k--, power *= i) /* (i + s)^n */
            moved[k] += power * choose[n][k];
    }
    for (int k = 0; k <= DEGREE; k++) {
        b[k] = 0;
        for (int j = 0; j <= k; j++)
            b[k] += choose[k][j] * share[j] * moved[j];
    }
}
/* The sign of the polynomial over that piece of time: 1 or -1 if it is the same everywhere, else
 * 0. */
static int sign_over(const Poly *p, Whole i, int depth)
{
    Whole b[DEGREE + 1];
    int above = 0, below = 0;
    bernstein(p, i, depth, b);
    for (int k = 0; k <= DEGREE; k++)
        above += b[k] > 0, below += b[k] < 0;
    return above > DEGREE ? 1 : below > DEGREE ? -1 : 0;
}
static bool changes_over(const Poly *p, Whole i, int depth)
{
    Whole b[DEGREE + 1];
    bernstein(p, i, depth, b);
    return (b[0] > 0 && b[DEGREE] < 0) || (b[0] < 0 && b[DEGREE] > 0);
}

/* Four corners with integer coordinates, begin and end; the first is the vertex, or the first two
 * are an edge. */
typedef struct Corners {
    int at[2][4][3];
    bool edges;
} Corners;
/* The corners are in one plane where `plane` is 0; then they touch if `inside` are positive. */
typedef struct Equations {
    Poly plane, inside[4];
    int insides;
} Equations;

static Equations equations_of(const Corners *c)
{
    Poly3 p[4] = {{{{{0}}}}};
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++) {
            p[i].x[k].c[0] = c->at[0][i][k];
            p[i].x[k].c[1] = c->at[1][i][k] - c->at[0][i][k];
        }
    Equations e = {.insides = 3};
    if (!c->edges) {
        const Poly3 n = crossed(less(p[2], p[1]), less(p[3], p[1]));
        e.plane = dotted(n, less(p[0], p[1]));
        for (int i = 0; i < 3; i++)
            e.inside[i] =
                dotted(crossed(less(p[1 + (i + 1) % 3], p[0]), less(p[1 + (i + 2) % 3], p[0])), n);
        return e;
    }
    const Poly3 a = less(p[1], p[0]), b = less(p[3], p[2]), w = less(p[2], p[0]);
    const Poly3 n = crossed(a, b);
    const Poly all = dotted(n, n);
    e.insides = 4, e.plane = dotted(n, w);
    e.inside[0] = dotted(crossed(w, b), n), e.inside[1] = added(all, e.inside[0], -1);
    e.inside[2] = dotted(crossed(w, a), n), e.inside[3] = added(all, e.inside[2], -1);
    return e;
}

/* The truth: they do not touch; they touch, not later than `by`; or both are false, and it is
 * unknown. */
typedef struct Truth {
    bool miss, hit;
    double by;
} Truth;
static Truth truth_of(const Corners *corners)
{
    const Equations e = equations_of(corners);
    Truth truth = {.miss = true};
    Whole waiting[2 * FINEST + 2] = {0}; /* pieces to test, the first last */
    int depth[2 * FINEST + 2] = {0}, count = 1;
    while (count > 0) {
        const Whole i = waiting[--count];
        const int d = depth[count];
        bool inside = true, outside = sign_over(&e.plane, i, d) != 0;
        for (int k = 0; k < e.insides; k++) {
            const int sign = sign_over(&e.inside[k], i, d);
            inside = inside && sign > 0, outside = outside || sign < 0;
        }
        if (outside)
            continue;
        if (inside && changes_over(&e.plane, i, d)) {
            truth = (Truth){false, true, ldexp((double)(i + 1), -d)};
            return truth;
        }
        truth.miss = truth.miss && d < FINEST;
        for (int half = 1; half >= 0 && d < FINEST; half--)
            waiting[count] = 2 * i + half, depth[count++] = d + 1;
    }
    return truth;
}

static Vec3 corner(const Corners *c, int end, int i, real unit)
{
    const int *p = c->at[end][i];
    return (Vec3){unit * (real)p[0], unit * (real)p[1], unit * (real)p[2]};
}
static X(sweep_first) asked(const Corners *c, real unit, real separation, real tolerance)
{
    Vec3 p[2][4];
    for (int end = 0; end < 2; end++)
        for (int i = 0; i < 4; i++)
            p[end][i] = corner(c, end, i, unit);
    if (c->edges)
        return X(sweep_edge_edge)(&(X(segment)){p[0][0], p[0][1]}, &(X(segment)){p[1][0], p[1][1]},
                                  &(X(segment)){p[0][2], p[0][3]}, &(X(segment)){p[1][2], p[1][3]},
                                  separation, tolerance);
    return X(sweep_vertex_face)(&(X(segment)){p[0][0], p[1][0]},
                                &(X(triangle)){p[0][1], p[0][2], p[0][3]},
                                &(X(triangle)){p[1][1], p[1][2], p[1][3]}, separation, tolerance);
}
static double gap_at(const Corners *c, double t)
{
    X(vec3) p[4];
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++)
            (&p[i].x)[k] = (real)((1 - t) * c->at[0][i][k] + t * c->at[1][i][k]);
    const X(nearest) near =
        c->edges ? X(closest_segment_segment)(&(X(segment)){p[0], p[1]}, &(X(segment)){p[2], p[3]})
                 : X(closest_point_triangle)(&p[0], &(X(triangle)){p[1], p[2], p[3]});
    return sqrt((double)near.distance2);
}

enum { SIZE = 32 };
static Corners some_corners(bool edges)
{
    Corners c = {.edges = edges};
    const int size = any_int(0, 3) ? SIZE : 4; /* small ones: in a plane, parallel, the same */
    const int move = any_int(0, 2) ? size : any_int(0, 2);
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++) {
            c.at[0][i][k] = any_int(-size, size);
            c.at[1][i][k] = c.at[0][i][k] + any_int(-move, move);
        }
    return c;
}

TEST_FUNCTION(as_whole_numbers_say)
{
    const int count = soak(8000);
    int hits = 0, misses = 0, wrong = 0, early = 0;
    for (int i = 0; i < count; i++) {
        const Corners c = some_corners(i % 2);
        const Truth truth = truth_of(&c);
        const int down = any_int(0, 1) ? any_int(-40, 40) : 0;
        const real unit = (real)ldexp(1, down), tolerance = R(1e-6) * SIZE * unit;
        const X(sweep_first) first = asked(&c, unit, 0, tolerance);
        const real enter = first.enter;
        check("a touch is not missed, nor late", !truth.hit || (double)enter <= truth.by);
        check("so it is with a separation",
              !truth.hit || asked(&c, unit, unit, tolerance).enter <= enter);
        /* three tolerances; in float enter, and the corners at that time, are rounded: their error
         * is some 24 epsilon of the size */
        const double near = 3e-6 * SIZE + 24 * (double)REAL_EPSILON * SIZE;
        check("near then", first.early || enter > 1 || gap_at(&c, (double)enter) <= near);
        early += first.early;
        hits += truth.hit, misses += truth.miss, wrong += truth.miss && enter <= 1;
    }
    check_share(hits, count, 0.01, 0.5);
    check_share(misses, count, 0.4, 0.99);
    check("hardly one is said to touch that does not", cmp(wrong, <=, 3 * misses / 100));
    check("hardly one is early", cmp(early, <=, count / 1000));
    if (getenv("ISECT_SOAK"))
        printf("%d touch, %d do not, of which %d are said to; %d are early\n", hits, misses, wrong,
               early);
}

/* The time is known: the vertex moves down to a face that rests; the separation stops it
 * earlier. */
TEST_FUNCTION(separation)
{
    for (int i = 0; i < soak(400); i++) {
        const real height = any_real(1, 3), gap = any_int(0, 1) ? any_real(0, R(0.5)) : 0;
        const X(triangle) face = {{-2, 0, -2}, {4, 0, -2}, {-2, 0, 4}};
        const X(segment) vertex = {{R(0.2), height, R(0.1)}, {R(-0.3), -1, R(0.4)}};
        const real want = (height - gap) / (height + 1), above_it = want * (1 + 4 * REAL_EPSILON);
        const real least = want - R(2e-5); /* they approach by two a unit of time, or more */
        const real got = X(sweep_vertex_face)(&vertex, &face, &face, gap, R(1e-5)).enter;
        check("vertex and face", cmp(got, <=, above_it) && cmp(got, >, least));
        const X(segment) rod = {{-2, 0, R(0.5)}, {2, 0, R(0.5)}};
        const X(segment) above = {{R(0.1), height, -3}, {0, height, 3}};
        const X(segment) below = {{R(0.1), -1, -3}, {0, -1, 3}};
        const real edge = X(sweep_edge_edge)(&above, &below, &rod, &rod, gap, R(1e-5)).enter;
        check("edge and edge", cmp(edge, <=, above_it) && cmp(edge, >, least));
        const X(segment) beside = {{5, height, 5}, {5, -1, 5}};
        check("beside it",
              cmp(X(sweep_vertex_face)(&beside, &face, &face, gap, R(1e-5)).enter, ==, REAL_INF));
    }
}
TEST_FUNCTION(strange)
{
    const X(triangle) face = {{0, 0, 0}, {1, 0, 0}, {0, 0, 1}},
                      point = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    const X(segment) still = {{R(0.25), 0, R(0.25)}, {R(0.25), 0, R(0.25)}},
                     nan = {{0, REAL_NAN, 0}, {0, 0, 0}}, far = {{0, REAL_INF, 0}, {0, 0, 0}},
                     huge = {{0, REAL_MAX, 0}, {0, -REAL_MAX, 0}};
    check("at once", cmp(X(sweep_vertex_face)(&still, &face, &face, 0, 0).enter, ==, 0));
    check("NaN", cmp(X(sweep_vertex_face)(&nan, &face, &face, 0, 0).enter, ==, REAL_INF));
    check("infinite", cmp(X(sweep_vertex_face)(&far, &face, &face, 0, 0).enter, ==, REAL_INF));
    check("no separation",
          cmp(X(sweep_vertex_face)(&still, &face, &face, REAL_NAN, 0).enter, ==, REAL_INF));
    const X(segment)
        beyond = {{1, 0, 1}, {1, 0, 1}}; /* where a parallelogram would have a corner */
    check("beyond the third side",
          cmp(X(sweep_vertex_face)(&beyond, &face, &face, 0, R(1e-5)).enter, ==, REAL_INF));
    const real half = X(sweep_vertex_face)(&huge, &face, &face, 0, 0).enter;
    check("huge", cmp(half, <=, R(0.5)) && cmp(half, >, R(0.49)));
    const X(segment) to = {{1, 0, 0}, {-1, 0, 0}};
    const real middle = X(sweep_vertex_face)(&to, &point, &point, 0, R(1e-6)).enter;
    check("a point", cmp(middle, <=, R(0.5)) && cmp(middle, >, R(0.4999)));
    /* Edges that lie on one another and slide apart touch at once. */
    const X(segment) rod = {{0, 0, 0}, {1, 0, 0}};
    check("the same edge", cmp(X(sweep_edge_edge)(&rod, &to, &rod, &rod, 0, 0).enter, ==, 0));
}

/* A face that is an edge is many parameters for each of its points: the search stops, and `early`
 * is set. The vertex meets an end of the edge at time 1. */
TEST_FUNCTION(stopped)
{
    const X(triangle) edge = {{1, -1, -1}, {-1, -1, 1}, {-1, -1, 1}},
                      face = {{-1, -1, 0}, {1, -1, 0}, {-1, -1, 3}};
    const X(segment) vertex = {{-1, 1, 1}, {-1, -1, 1}};
    const X(sweep_first) stopped = X(sweep_vertex_face)(&vertex, &edge, &edge, 0, R(1e-9));
    check("early", stopped.early && cmp(stopped.enter, >, R(0.9)) && cmp(stopped.enter, <, 1));
    const X(sweep_first) whole = X(sweep_vertex_face)(&vertex, &face, &face, 0, R(1e-6));
    check("not early", !whole.early && cmp(whole.enter, >, R(0.99999)) && cmp(whole.enter, <=, 1));
}

TESTS_IN(sweep_deforming, cmocka_unit_test(stopped), cmocka_unit_test(as_whole_numbers_say),
         cmocka_unit_test(separation), cmocka_unit_test(strange))
