/* tests/measure/planes.c - src/measure/planes.c: measures of the polyhedron below some planes.
 *
 * The oracle finds all points where three planes meet, in long double, keeps those below all
 * others, and sums over the edges, the intersections of two planes. It is evaluated twice: with the
 * planes moved inward and outward by the error bound. */
#include "measure/measures.h"

static const double accuracy = (double)REAL_EPSILON + 0x1p-40; /* allowed relative error in cases */

enum { MOST_HALVES = 26, MOST_MEETINGS = 2600 };

/* ---- the oracle ---- */

typedef struct Wall {
    long double n[3], d;
} Wall;
typedef struct Walls {
    Wall wall[MOST_HALVES];
    int count;
} Walls;
typedef struct Sizes {
    long double volume, area, width, reach;
    int corners;
} Sizes;

static struct {
    long double at[3];
    uint32_t on; /* the walls that contain it */
} meeting[MOST_MEETINGS];

static long double along(const long double *a, const long double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static void across(const long double *a, const long double *b, long double *to)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        to[i] = a[j] * b[k] - a[k] * b[j];
    }
}
/* Adds a wall unless it equals another one. */
static void add_wall(Walls *w, long double x, long double y, long double z, long double d)
{
    const long double length = sqrtl(x * x + y * y + z * z);
    const Wall wall = {{x / length, y / length, z / length}, d / length};
    for (int i = 0; i < w->count; i++)
        if (along(w->wall[i].n, wall.n) > 1 - 1e-18L &&
            fabsl(w->wall[i].d - wall.d) <= 1e-17L * fabsl(wall.d))
            return;
    w->wall[w->count++] = wall;
}

static void find_meetings(const Walls *w, Sizes *s)
{
    s->corners = 0, s->reach = 0;
    for (int i = 0; i < w->count; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j; k++) {
                const Wall *of[] = {&w->wall[i], &w->wall[j], &w->wall[k]};
                long double u[3][3], at[3] = {0, 0, 0};
                for (int l = 0; l < 3; l++)
                    across(of[(l + 1) % 3]->n, of[(l + 2) % 3]->n, u[l]);
                const long double det = along(of[0]->n, u[0]);
                if (fabsl(det) < 1e-9L)
                    continue;
                for (int l = 0; l < 9; l++)
                    at[l % 3] -= of[l / 3]->d * u[l / 3][l % 3] / det;
                const long double far = fabsl(of[0]->d) + fabsl(of[1]->d) + fabsl(of[2]->d);
                uint32_t on = 0;
                bool below = true;
                for (int l = 0; l < w->count; l++) {
                    const long double height = along(w->wall[l].n, at) + w->wall[l].d;
                    const long double doubt =
                        1e-17L * (fabsl(w->wall[l].d) + sqrtl(along(at, at)) + far);
                    const bool part = l == i || l == j || l == k;
                    below &= part || height <= doubt;
                    on |= (uint32_t)(part || fabsl(height) <= doubt) << l;
                }
                if (!below)
                    continue;
                for (int l = 0; l < 3; l++) {
                    meeting[s->corners].at[l] = at[l];
                    s->reach = fmaxl(s->reach, fabsl(at[l]));
                }
                meeting[s->corners++].on = on;
            }
}
/* The ends of the intersection of two walls; false if it is empty. */
static bool edge_of(const Sizes *s, const long double *way, uint32_t on, const long double **a,
                    const long double **b)
{
    *a = *b = NULL;
    for (int i = 0; i < s->corners; i++) {
        const long double *p = meeting[i].at;
        if ((meeting[i].on & on) != on)
            continue;
        *a = !*a || along(way, p) < along(way, *a) ? p : *a;
        *b = !*b || along(way, p) > along(way, *b) ? p : *b;
    }
    return *a != NULL;
}
static Sizes sizes_of(const Walls *w)
{
    const long double pi = 3.14159265358979323846264338L;
    Sizes s = {.volume = 0};
    find_meetings(w, &s);
    for (int i = 0; i < w->count; i++) {
        const long double *n = w->wall[i].n, *first = NULL;
        long double area = 0;
        for (int j = 0; j < w->count; j++) {
            long double turn[3], out[3], from[3];
            const long double *a, *b;
            across(n, w->wall[j].n, turn);
            const long double sine = sqrtl(along(turn, turn));
            if (sine < 1e-9L || !edge_of(&s, turn, 1u << i | 1u << j, &a, &b))
                continue;
            first = first ? first : a;
            across(turn, n, out); /* out of this wall, over the edge */
            for (int k = 0; k < 3; k++)
                from[k] = a[k] - first[k];
            const long double length = (along(turn, b) - along(turn, a)) / sine;
            area += length * along(out, from) / sine / 2;
            if (j < i)
                s.width += length * atan2l(sine, along(n, w->wall[j].n)) / (4 * pi);
        }
        s.area += area;
        s.volume += first && s.corners ? area * (along(n, first) - along(n, meeting[0].at)) / 3 : 0;
    }
    return s;
}
/* True if the set is unbounded: it is then unbounded along an edge, or a line. */
static bool is_endless(const Walls *w)
{
    bool spans = false;
    for (int i = 0; i < w->count; i++)
        for (int j = 0; j < i; j++)
            for (int sign = -1; sign < 2; sign += 2) {
                long double way[3];
                bool free = true;
                across(w->wall[i].n, w->wall[j].n, way);
                if (along(way, way) < 1e-18L)
                    continue;
                for (int k = 0; k < w->count; k++) {
                    const long double speed = sign * along(way, w->wall[k].n);
                    free &= speed <= 1e-15L, spans |= fabsl(speed) > 1e-15L;
                }
                if (free)
                    return true;
            }
    return !spans;
}

/* ---- every shape ---- */

typedef union Any {
    Kdop14 kdop14;
    Kdop18 kdop18;
    Kdop26 kdop26;
    Frustum frustum;
    real number[48];
} Any;
static const int slabs[] = {7, 9, 13};

/* The same k-DOP as a view, with its normals in another order, and half of them reversed. */
static Measure measure_as_view(int s, const Any *any)
{
    Vec3 normals[13];
    real lower[13], upper[13];
    const int count = slabs[s];
    for (int i = 0; i < count; i++) {
        const real *n = s == 0 ? KDOP14[i] : s == 1 ? KDOP18[i] : KDOP26[i];
        const int at = count - 1 - i;
        const real sign = i % 2 ? -1 : 1;
        const real low = any->number[i], high = any->number[count + i];
        normals[at] = (Vec3){sign * n[0], sign * n[1], sign * n[2]};
        lower[at] = sign < 0 ? -high : low, upper[at] = sign < 0 ? -low : high;
    }
    return X(measure_kdop)(&(X(kdop)){normals, (size_t)count, lower, upper});
}

static Measure measure(int s, const Any *any)
{
    return s == 0   ? X(measure_kdop14)(&any->kdop14)
           : s == 1 ? X(measure_kdop18)(&any->kdop18)
           : s == 2 ? X(measure_kdop26)(&any->kdop26)
                    : X(measure_frustum)(&any->frustum);
}
/* A number near 1 in size, unless it is infinite or NaN. */
static real folded(real x)
{
    int exponent;
    const double mantissa = frexp((double)x, &exponent);
    return real_abs(x) <= REAL_MAX ? (real)ldexp(mantissa, exponent % 6) : x;
}
static Any some(int s, bool tame)
{
    Any any;
    if (s == 0)
        any.kdop14 = tame ? any_kdop14() : odd_kdop14();
    else if (s == 1)
        any.kdop18 = tame ? any_kdop18() : odd_kdop18();
    else if (s == 2)
        any.kdop26 = tame ? any_kdop26() : odd_kdop26();
    else
        any.frustum = tame ? any_frustum() : odd_frustum();
    return any;
}
/* False if the set is certainly empty. */
static bool walls_of(int s, const Any *any, Walls *w, long double outward)
{
    w->count = 0;
    if (s == 3) {
        for (int i = 0; i < 6; i++) {
            const Plane p = any->frustum.plane[i];
            const long double length =
                sqrtl((long double)p.normal.x * p.normal.x + (long double)p.normal.y * p.normal.y +
                      (long double)p.normal.z * p.normal.z);
            if (length > 0)
                add_wall(w, p.normal.x, p.normal.y, p.normal.z, p.d - outward * length);
            else if (p.d > 0)
                return false;
        }
        return true;
    }
    for (int i = 0; i < slabs[s]; i++) {
        const real low = any->number[i], high = any->number[slabs[s] + i];
        const real *n = s == 0 ? KDOP14[i] : s == 1 ? KDOP18[i] : KDOP26[i];
        const long double length = sqrtl((long double)(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]));
        if (low > high || low == REAL_INF || high == -REAL_INF)
            return false;
        if (high < REAL_INF)
            add_wall(w, n[0], n[1], n[2], -high - outward * length);
        if (low > -REAL_INF)
            add_wall(w, -n[0], -n[1], -n[2], low - outward * length);
    }
    return true;
}

/* 1. Cases */
/* All bounds are infinite except those of a box. */
static Any around(int s, Vec3 lower, Vec3 upper)
{
    Any any;
    for (int i = 0; i < 2 * slabs[s]; i++)
        any.number[i] = i < slabs[s] ? -REAL_INF : REAL_INF;
    memcpy(any.number, &lower, sizeof lower);
    memcpy(any.number + slabs[s], &upper, sizeof upper);
    return any;
}
static void cases_of_slabs(int s)
{
    const Vec3 lower = {1, 2, 3}, upper = {3, 6, 8};
    const real most = REAL_MAX, inf = REAL_INF;
    Any any = around(s, lower, upper);
    check_measures("a box", measure(s, &any), 40, 76, 5.5, accuracy);
    any.number[slabs[s] + 4] = 2000;
    check_measures("far away", measure(s, &any), 40, 76, 5.5, accuracy);
    any.number[slabs[s] + 3] = -2000;
    check("what is below that is far", same(measure(s, &any), nothing));
    any = around(s, lower, (Vec3){1, 6, 8});
    check_measures("a rectangle", measure(s, &any), 0, 40, 4.5, accuracy);
    any = around(s, lower, (Vec3){1, 2, 8});
    check_measures("a segment", measure(s, &any), 0, 0, 2.5, accuracy);
    any = around(s, lower, lower);
    check_measures("a point", measure(s, &any), 0, 0, 0, accuracy);
    any.number[1] = 7;
    check("empty", same(measure(s, &any), nothing));
    any = around(s, lower, (Vec3){inf, inf, inf});
    const Measure all = measure(s, &any);
    check("without end", is_greatest(all));
    any = around(s, lower, (Vec3){1, inf, inf});
    const Measure sheet = measure(s, &any);
    check("a sheet",
          cmp(sheet.volume, ==, 0) && cmp(sheet.area, ==, most) && cmp(sheet.width, ==, most));
    any = around(s, lower, (Vec3){1, 2, inf});
    const Measure line = measure(s, &any);
    check("a line", cmp(line.volume, ==, 0) && cmp(line.area, ==, 0) && cmp(line.shadow, ==, 0) &&
                        cmp(line.width, ==, most));
    any = around(s, lower, (Vec3){1 + R(0x1p-15), 2 + R(0x1p-15), inf});
    check("a narrow column", cmp(measure(s, &any).volume, ==, most));
    any = around(s, (Vec3){0, 0, 0}, (Vec3){most, 1, 1});
    const real reach = measure(s, &any).width;
    check("to the greatest number", cmp(real_abs(2 * (reach / most) - 1), <=, R(0x1p-20)));
    any = around(s, (Vec3){-inf, -inf, -inf}, (Vec3){inf, inf, inf});
    check("everything", cmp(measure(s, &any).volume, ==, most));
    any.number[2] = inf;
    check("beyond everything", same(measure(s, &any), nothing));
    any.number[2] = -inf, any.number[slabs[s] + 2] = -inf;
    check("before everything", same(measure(s, &any), nothing));
    for (int i = 0; i < 2 * slabs[s]; i++) {
        any = some(s, true);
        any.number[i] = REAL_NAN;
        check("NaN", same(measure(s, &any), nothing));
    }
}
static void cases_of_solids(void)
{
    const real inf = REAL_INF;
    const double angle = acos(1.0 / 3) / (4 * acos(-1));
    Any any = around(0, (Vec3){-inf, -inf, -inf}, (Vec3){inf, inf, inf});
    for (int i = 3; i < 7; i++)
        any.number[i] = -1, any.number[7 + i] = 1;
    check_measures("an octahedron", measure(0, &any), 4.0 / 3, 4 * sqrt(3), 12 * sqrt(2) * angle,
                   accuracy);
    any = around(1, (Vec3){-9, -9, -9}, (Vec3){9, 9, 9});
    for (int i = 3; i < 9; i++)
        any.number[i] = -2, any.number[9 + i] = 2;
    check_measures("a rhombic dodecahedron", measure(1, &any), 16, 24 * sqrt(2), 2 * sqrt(3),
                   accuracy);
    any = around(1, (Vec3){-1, 0, 0}, (Vec3){1, 1, 9});
    any.number[3] = any.number[12] = 0; /* x + y = 0 */
    check_measures("a leaning rectangle", measure(1, &any), 0, 18 * sqrt(2), (sqrt(2) + 9) / 2,
                   accuracy);
}
static void cases_of_frusta(void)
{
    const real most = REAL_MAX, inf = REAL_INF;
    Any eye = {.frustum = {.plane = {{{0, 0, 0}, -1}}}};
    Plane *plane = eye.frustum.plane;
    plane[0] = (Plane){{-4, 0, -4}, 0}, plane[1] = (Plane){{1, 0, -1}, 0};
    plane[2] = (Plane){{0, -1, -1}, 0}, plane[3] = (Plane){{0, R(0.5), R(-0.5)}, 0};
    plane[4] = (Plane){{0, 0, 0}, -1}, plane[5] = (Plane){{0, 0, R(1e-20)}, R(-3e-20)};
    const Measure pyramid = measure(3, &eye);
    check_measures("a pyramid", pyramid, 36, 36 + 36 * sqrt(2), (double)pyramid.width, accuracy);
    plane[4] = (Plane){{0, 0, -1}, 1};
    const Measure view = measure(3, &eye);
    check_measures("a view", view, 36 - 4.0 / 3, 36 + 4 + 32 * sqrt(2), (double)view.width,
                   accuracy);
    plane[5] = (Plane){{0, 0, 0}, -1};
    check("without far plane", cmp(measure(3, &eye).volume, ==, most));
    plane[5] = (Plane){{0, 0, 0}, 1};
    check("nothing is below that", same(measure(3, &eye), nothing));
    plane[5] = (Plane){{0, 0, 1}, 1};
    check("near beyond far", same(measure(3, &eye), nothing));
    for (int i = 0; i < 24; i++) {
        Any bad = some(3, true);
        bad.number[i] = i % 2 ? REAL_NAN : inf;
        check("not finite", same(measure(3, &bad), nothing));
    }
}
static void cases_of_views(void)
{
    const real pi = R(3.14159265358979323846);
    enum { MANY = 65 };
    static Vec3 normals[MANY];
    static real lower[MANY], upper[MANY];
    X(kdop) kdop = {normals, 3, lower, upper};
    for (int i = 0; i < 3; i++) { /* a box of 2, 4 and 6, by normals of lengths 1, 2 and 4 */
        (&normals[i].x)[i] = (real)(1 << i);
        lower[i] = -(real)(i + 1) * (real)(1 << i), upper[i] = (real)(i + 1) * (real)(1 << i);
    }
    check_measures("a box", X(measure_kdop)(&kdop), 48, 88, 6, accuracy);
    lower[2] = -REAL_INF;
    const Measure column = X(measure_kdop)(&kdop);
    check("without end", is_greatest(column));
    kdop.count = 0;
    const Measure all = X(measure_kdop)(&kdop);
    check("without normals", is_greatest(all));
    for (int i = 0; i < MANY; i++) { /* a drum of height 2 about the circle of radius 1 */
        const double angle = i * acos(-1) / (MANY - 2);
        normals[i] = (Vec3){(real)cos(angle), (real)sin(angle), 0};
        lower[i] = -1, upper[i] = 1;
    }
    normals[0] = (Vec3){0, 0, 1}, normals[1] = (Vec3){0, 0, 0};
    kdop.count = MANY - 1;
    const Measure drum = X(measure_kdop)(&kdop);
    check("a drum", cmp(drum.volume, >, 2 * pi) && cmp(drum.volume, <, R(2.004) * pi));
    kdop.count = MANY;
    check("too many normals", same(X(measure_kdop)(&kdop), nothing));
    kdop.count = 4, lower[1] = 2, upper[1] = 3;
    check("a zero normal that leaves nothing", same(X(measure_kdop)(&kdop), nothing));
    lower[1] = -1, normals[2].y = REAL_INF;
    check("not finite", same(X(measure_kdop)(&kdop), nothing));
}
TEST_FUNCTION(cases)
{
    for (int s = 0; s < 3; s++)
        cases_of_slabs(s);
    cases_of_views();
    cases_of_solids();
    cases_of_frusta();
}

/* 2. Properties: all scales are alike; the shadow is a quarter of the area; measures are
 * monotone. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < soak(4000); i++) {
        const int s = i % 4, power = any_int(-9, 9);
        new_kind();
        const Any any = some(s, i % 3 == 0);
        const Measure got = measure(s, &any);
        Any larger = any, less = any;
        const real *x = &got.volume;
        for (int k = 0; k < 4; k++)
            check_sample(i, "a size",
                         cmp(x[k], >=, 0) && cmp(x[k], <=, REAL_MAX) && !signbit((double)x[k]), any,
                         got);
        check_sample(i, "a quarter is shadow",
                     got.area == REAL_MAX || got.area < 8 * REAL_MIN || got.shadow == got.area / 4,
                     any, got);
        if (s < 3) {
            for (int k = 0; k < 2 * slabs[s]; k++)
                larger.number[k] = scaled(any.number[k], power);
            const int k = any_int(0, slabs[s] - 1);
            less.number[k] = num_max(less.number[k], number());
        } else {
            for (int k = 0; k < 6; k++)
                larger.frustum.plane[k].d = scaled(any.frustum.plane[k].d, power);
            for (int k = 0; k < 6; k++) /* absent planes stay absent */
                if (same_bits(&any.frustum.plane[k].normal, &(Vec3){0, 0, 0}, sizeof(Vec3)))
                    larger.frustum.plane[k] = any.frustum.plane[k];
        }
        if (i % 3)
            continue;
        const Measure m = measure(s, &larger), part = measure(s, &less);
        if (got.width != REAL_MAX)
            check_sample(i, "every scale is alike",
                         cmp(m.volume, ==, scaled(got.volume, 3 * power)) &&
                             cmp(m.area, ==, scaled(got.area, 2 * power)) &&
                             cmp(m.width, ==, scaled(got.width, power)),
                         any, larger);
        check_sample(i, "no more",
                     part.width <= got.width * (1 + 8 * REAL_EPSILON) + R(1e-12) * got.width ||
                         part.width < R(1e-9),
                     any, less);
    }
}

/* 3. Oracle */
static bool fits(real got, long double least, long double most)
{
    const long double half = (long double)REAL_EPSILON / 2 + 16 * DBL_EPSILON;
    if (got == REAL_MAX)
        return most >= (long double)REAL_MAX * (1 - half);
    return (long double)got >= least * (1 - half) - REAL_LEAST &&
           (long double)got <= most * (1 + half) + REAL_LEAST;
}
TEST_FUNCTION(oracle)
{
    int endless = 0, empty = 0, solid = 0;
    for (int i = 0; i < soak(400); i++) {
        const int s = i % 4;
        new_kind();
        Any any = some(s, i % 3 > 0);
        for (int k = 0; i % 3 == 0 && k < (s < 3 ? 2 * slabs[s] : 24); k++)
            any.number[k] = folded(any.number[k]);
        if (i % 16 == 1 && s < 3) { /* far away */
            const real *n;
            for (int k = 0; k < slabs[s]; k++) {
                n = s == 0 ? KDOP14[k] : s == 1 ? KDOP18[k] : KDOP26[k];
                any.number[k] += 1000 * (n[0] + n[1] + n[2]);
                any.number[slabs[s] + k] += 1000 * (n[0] + n[1] + n[2]);
            }
        }
        const Measure got = measure(s, &any);
        Walls walls, inner, outer;
        if (!walls_of(s, &any, &walls, 0)) {
            check_sample(i, "empty", same(got, nothing), any, got);
            continue;
        }
        Sizes size = sizes_of(&walls);
        if (is_endless(&walls) || (got.width == REAL_MAX && s == 3)) {
            endless++;
            continue;
        }
        long double farthest = 0;
        for (int k = 0; k < walls.count; k++)
            farthest = fmaxl(farthest, fabsl(walls.wall[k].d));
        const long double off = 0x1p-44L * (size.corners ? size.reach : farthest * 2);
        walls_of(s, &any, &inner, -off), walls_of(s, &any, &outer, off);
        const Sizes least = sizes_of(&inner), most = sizes_of(&outer);
        empty += size.corners == 0, solid += least.volume > 0;
        const long double besides = off * most.width * most.width;
        check_sample(i, "volume", fits(got.volume, least.volume - besides, most.volume + besides),
                     any, got);
        check_sample(i, "area", fits(got.area, least.area, most.area), any, got);
        check_sample(i, "width", fits(got.width, least.width, most.width), any, got);
        if (s == 3)
            continue;
        const Measure view = measure_as_view(s, &any);
        check_sample(i, "a view",
                     fits(view.volume, least.volume - besides, most.volume + besides) &&
                         fits(view.area, least.area, most.area) &&
                         fits(view.width, least.width, most.width),
                     any, view);
    }
    printf("%d without end, %d empty, %d solid\n", endless, empty, solid);
    check_share(solid, soak(400), 0.3, 1);
}

TESTS_OF_ONE(measure_planes)
