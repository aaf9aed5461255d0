/* tests/cast/ray_quad.c - isect_cast_ray_quad. */
#include "cast/piercing.h"
#include "kit/judge_cast.h"

#define SAMPLES soak(20000)

static Triangle half_of(const Quad *q, int last)
{
    return last ? (Triangle){q->a, q->c, q->d} : (Triangle){q->a, q->b, q->c};
}

static void bent_and_flat(void)
{
    const real inf = REAL_INF;
    const Touch miss = touch_of_miss;
    /* bent by a right angle: one line pierces both halves, a at (0,0,0), c at (4,4,0) */
    const Quad bent = {{0, 0, 0}, {4, 0, 4}, {4, 4, 0}, {4, 0, -4}};
    const Ray down = {{3, 1, 8}, {0, 0, -1}, 0, inf}, up = {{3, 1, -8}, {0, 0, 1}, 0, inf};
    const Ray late = {{3, 1, 8}, {0, 0, -1}, 7, inf}, line = {{3, 1, 0}, {0, 0, -1}, -inf, inf};
    const Touch high = {6, R(0.75), R(0.25), 0}, low = {6, R(0.25), R(0.75), 0};
    check("the nearer half", same_touch(X(cast_ray_quad)(&down, &bent), high));
    check("from the other side the other", same_touch(X(cast_ray_quad)(&up, &bent), low));
    check("the farther one, if the nearer is not in range",
          same_touch(X(cast_ray_quad)(&late, &bent), (Touch){10, R(0.25), R(0.75), 0}));
    check("of a line that of least t",
          same_touch(X(cast_ray_quad)(&line, &bent), (Touch){-2, R(0.75), R(0.25), 0}));
    const Ray out = {{3, 1, 8}, {0, 0, -1}, 0, 5};
    check("neither", same_touch(X(cast_ray_quad)(&out, &bent), miss));
    const Quad point = {{3, 1, 0}, {3, 1, 0}, {3, 1, 0}, {3, 1, 0}};
    const Quad row = {{0, 0, 0}, {2, 0, 0}, {4, 0, 0}, {1, 0, 0}};
    const Ray on_row = {{1, 0, 2}, {0, 0, -1}, 0, 9}, on_point = {{3, 1, 2}, {0, 0, -1}, 0, 9};
    check("no area", same_touch(X(cast_ray_quad)(&on_row, &row), miss));
    check("no area", same_touch(X(cast_ray_quad)(&on_point, &point), miss));
}

/* 1. Cases: from (0,0,0) over (4,0,0), (4,2,0) and (0,2,0), seen from z = 2. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Touch miss = touch_of_miss;
    TABLE(table, Ray ray; Touch want;) = {
        {"below the diagonal", {{3, R(0.5), 2}, {0, 0, -1}, 0, 9}, {2, R(0.75), R(0.25), 0}},
        {"above it", {{1, R(1.5), 2}, {0, 0, -1}, 0, 9}, {2, R(0.25), R(0.75), 0}},
        {"on it", {{2, 1, 2}, {0, 0, -1}, 0, 9}, {2, R(0.5), R(0.5), 0}},
        {"long direction: t counts in dir",
         {{3, 1, 2}, {0, 0, -4}, 0, 9},
         {R(0.5), R(0.75), R(0.5), 0}},
        {"from behind", {{3, 1, -2}, {0, 0, 1}, 0, 9}, {2, R(0.75), R(0.5), 0}},
        {"corner a", {{0, 0, 2}, {0, 0, -1}, 0, 9}, {2, 0, 0, 0}},
        {"corner b", {{4, 0, 2}, {0, 0, -1}, 0, 9}, {2, 1, 0, 0}},
        {"corner c", {{4, 2, 2}, {0, 0, -1}, 0, 9}, {2, 1, 1, 0}},
        {"corner d", {{0, 2, 2}, {0, 0, -1}, 0, 9}, {2, 0, 1, 0}},
        {"edge ab", {{1, 0, 2}, {0, 0, -1}, 0, 9}, {2, R(0.25), 0, 0}},
        {"edge bc", {{4, 1, 2}, {0, 0, -1}, 0, 9}, {2, 1, R(0.5), 0}},
        {"edge cd", {{1, 2, 2}, {0, 0, -1}, 0, 9}, {2, R(0.25), 1, 0}},
        {"edge da", {{0, 1, 2}, {0, 0, -1}, 0, 9}, {2, 0, R(0.5), 0}},
        {"beside ab", {{1, R(-0.125), 2}, {0, 0, -1}, 0, 9}, miss},
        {"beside bc", {{R(4.125), 1, 2}, {0, 0, -1}, 0, 9}, miss},
        {"beside cd", {{1, R(2.125), 2}, {0, 0, -1}, 0, 9}, miss},
        {"beside da", {{R(-0.125), 1, 2}, {0, 0, -1}, 0, 9}, miss},
        {"starts on it", {{3, 1, 0}, {0, 0, -1}, 0, 9}, {0, R(0.75), R(0.5), 0}},
        {"ends on it", {{3, 1, 2}, {0, 0, -1}, 0, 2}, {2, R(0.75), R(0.5), 0}},
        {"ends before", {{3, 1, 2}, {0, 0, -1}, 0, 1}, miss},
        {"a line sees what is behind", {{3, 1, -2}, {0, 0, -1}, -9, 9}, {-2, R(0.75), R(0.5), 0}},
        {"a ray does not", {{3, 1, -2}, {0, 0, -1}, 0, 9}, miss},
        {"empty interval", {{3, 1, 2}, {0, 0, -1}, 9, 0}, miss},
        {"parallel", {{3, 1, 2}, {1, 0, 0}, -inf, inf}, miss},
        {"in its plane", {{3, 1, 0}, {1, 0, 0}, -inf, inf}, miss},
        {"in its plane, along the diagonal", {{0, 0, 0}, {2, 1, 0}, -inf, inf}, miss},
        {"zero direction", {{3, 1, 0}, {0, 0, 0}, -inf, inf}, miss},
        {"NaN origin", {{nan, 1, 2}, {0, 0, -1}, 0, 9}, miss},
        {"NaN direction", {{3, 1, 2}, {0, nan, -1}, 0, 9}, miss},
        {"NaN t_min", {{3, 1, 2}, {0, 0, -1}, nan, 9}, miss},
        {"NaN t_max", {{3, 1, 2}, {0, 0, -1}, 0, nan}, miss},
        {"infinite origin", {{3, inf, 2}, {0, 0, -1}, 0, 9}, miss},
        {"infinite direction", {{3, 1, 2}, {0, 0, -inf}, 0, 9}, miss},
    };
    const Quad quad = {{0, 0, 0}, {4, 0, 0}, {4, 2, 0}, {0, 2, 0}};
    check_each(table, same_touch(X(cast_ray_quad)(&table[i].ray, &quad), table[i].want));
    for (int i = 0; i < 12; i++) { /* each number of a corner, also of the half that is not hit */
        const Ray below = {{3, R(0.5), 2}, {0, 0, -1}, -inf, inf};
        const Ray above = {{1, R(1.5), 2}, {0, 0, -1}, -inf, inf};
        const real wrong[] = {nan, inf, -inf};
        for (size_t k = 0; k < COUNT(wrong); k++) {
            Quad bad = quad;
            ((real *)&bad)[i] = wrong[k];
            check("NaN, infinity", same_touch(X(cast_ray_quad)(&below, &bad), miss));
            check("NaN, infinity", same_touch(X(cast_ray_quad)(&above, &bad), miss));
        }
    }
    bent_and_flat();
}

/* A line and four points of one kind of numbers; many lines go to a point of the border or
 * diagonal. */
static void any_quad_question(int i, Ray *ray, Quad *quad)
{
    Triangle t;
    any_question(i, ray, &t);
    const Vec3 d = odd_vec3();
    switch (i / 3 % 6) {
    case 0:
        *quad = (Quad){t.a, t.b, t.c, d};
        break;
    case 1:
        *quad = (Quad){t.c, d, t.a, t.b};
        break;
    case 2:
        *quad = (Quad){t.a, d, t.b, t.c}; /* the diagonal bounds t */
        break;
    case 3:
        *quad = (Quad){t.a, t.b, t.c, t.a};
        break;
    case 4:
        *quad = (Quad){t.a, t.b, t.c, mad(t.a, 1, sub(t.c, t.b))};
        break;
    default:
        *quad = (Quad){t.b, t.c, t.c, t.a};
        break;
    }
}

/* On the edges bc and cd, two weights are all of the sum, which may round up. */
static void at_far_edges(void)
{
    const int coarse = 1 << (ISECT_DOUBLE ? 30 : 9), fine = 1 << (ISECT_DOUBLE ? 20 : 4);
    for (int i = 0; i < SAMPLES / 5; i++) {
        const int x = any_int(1, coarse), y = any_int(-coarse, 0), parts = any_int(2, 255);
        const int way_x = any_int(0, fine), way_y = any_int(1, fine), part = any_int(0, parts);
        const Vec3 b = {(real)x, (real)y, 0};
        const Vec3 c = {(real)(x + parts * way_x), (real)(y + parts * way_y), 0};
        const Ray ray = {
            {(real)(x + part * way_x), (real)(y + part * way_y), 1}, {0, 0, -1}, 0, REAL_INF};
        const Quad at_bc = {{0, 0, 0}, b, c, {0, (real)coarse, 0}};
        const Quad at_cd = {{0, 0, 0}, {0, (real)coarse, 0}, c, b};
        const Touch bc = X(cast_ray_quad)(&ray, &at_bc), cd = X(cast_ray_quad)(&ray, &at_cd);
        check_sample(i, "at the edge bc", hits(bc) && cmp(bc.u, <=, 1) && cmp(bc.v, <=, 1), ray,
                     at_bc);
        check_sample(i, "at the edge cd", hits(cd) && cmp(cd.u, <=, 1) && cmp(cd.v, <=, 1), ray,
                     at_cd);
    }
}

/* 2. Properties: those of any row, also for nasty numbers; and the answers of its triangles. */
static bool laws_of_one(int i, Ray ray, Quad q)
{
    const Triangle abc = half_of(&q, 0), acd = half_of(&q, 1);
    const Touch touch = X(cast_ray_quad)(&ray, &q);
    const Touch first = X(cast_ray_triangle)(&ray, &abc), last = X(cast_ray_triangle)(&ray, &acd);
    Asked asked = {.row = row_named("cast_ray_quad")};
    asked.a.ray = ray, asked.b.quad = q;
    laws_of_ray(&asked, false);
    check("shares", cmp(touch.w, ==, 0));
    check_sample(i, "what its triangles say", cmp(touch.t, ==, num_min(first.t, last.t)), ray, q);
    check_sample(i, "where",
                 !hits(touch) ||
                     (last.t < first.t
                          ? touch.u == last.u && touch.v == num_min(last.u + last.v, 1)
                          : touch.v == first.v && touch.u == num_min(first.u + first.v, 1)),
                 ray, q);
    return hits(touch);
}
TEST_FUNCTION(properties)
{
    int hit = 0, broken = 0;
    at_far_edges();
    for (int i = 0; i < SAMPLES; i++) {
        Quad q = any_quad();
        Ray ray = any_ray();
        if (i % 2)
            ray.dir =
                sub(mad(mad(q.a, any_real(0, 1), sub(q.b, q.a)), any_real(0, 1), sub(q.c, q.b)),
                    ray.origin);
        hit += laws_of_one(i, ray, q);
        any_quad_question(i, &ray, &q);
        if (!all_finite(&ray.origin, 6) || !all_finite(&q, 12))
            continue;
        laws_of_one(i, ray, q);
        broken++;
    }
    check_share(hit, SAMPLES, 0.2, 0.9);
    check_share(broken, SAMPLES, 0.5, 1);
}

/* A closed surface of quadrilaterals has no holes: a cube, each side cut into 4 x 4, whose corners
 * are displaced, so that no quadrilateral is flat. */
enum { SQUARES = 6 * CUTS * CUTS };
static void closed_cube(Quad *faces, Vec3 center, real size)
{
    int count = 0;
    for (int side = 0; side < 6; side++) {
        for (int i = 0; i < CUTS; i++) {
            for (int j = 0; j < CUTS; j++) {
                Vec3 corner[4];
                for (int k = 0; k < 4; k++) {
                    int at[3], u = i + (k == 1 || k == 2), v = j + (k >= 2);
                    at[side % 3] = side < 3 ? -CUTS / 2 : CUTS / 2;
                    at[(side + 1) % 3] = u - CUTS / 2, at[(side + 2) % 3] = v - CUTS / 2;
                    corner[k] = jittered(at[0], at[1], at[2], center, size);
                }
                faces[count++] = (Quad){corner[0], corner[1], corner[2], corner[3]};
            }
        }
    }
}
static void watertight(void)
{
    static Quad faces[SQUARES];
    const Vec3 centers[] = {{0, 0, 0}, {148376, 1234, -223423}, {1, 1, 1}};
    const real sizes[] = {1, R(0.25), R(1e15)};
    int rays = 0, doubly = 0;
    for (size_t where = 0; where < COUNT(centers); where++) {
        for (size_t s = 0; s < COUNT(sizes); s++) {
            closed_cube(faces, centers[where], sizes[s]);
            for (int i = 0; i < 4 * SQUARES; i++) {
                const Quad *face = &faces[i / 4];
                const Vec3 to[4] = {face->a, face->b, face->d, face->c};
                const Vec3 aim = mad(face->a, i % 4 ? any_real(0, 1) : 0, sub(to[i % 4], face->a));
                Ray ray = {centers[where], sub(aim, centers[where]), 0, REAL_INF};
                ray.dir = times(any_real(R(0.1), 10), ray.dir);
                int through = 0;
                for (int f = 0; f < SQUARES; f++)
                    through += hits(X(cast_ray_quad)(&ray, &faces[f]));
                check("a ray from inside does not slip through", cmp(through, >=, 1));
                rays++, doubly += through > 1;
            }
        }
    }
    printf("watertight: %d rays, %d through an edge or corner exactly\n", rays, doubly);
}

static long double dot_of(const long double a[3], const long double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static void cross_of(const long double a[3], const long double b[3], long double c[3])
{
    for (int k = 0; k < 3; k++)
        c[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

/* 3. Oracle: the definition of both triangles without rounding; and the place of the point. */
static void decisions(void)
{
    int asked = 0, pierced = 0, twice = 0, border = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray;
        Quad quad;
        any_quad_question(i, &ray, &quad);
        if (!all_finite(&ray.origin, 6) || !all_finite(&quad, 12))
            continue;
        int count = 0;
        bool at_border = false;
        if (i % 2)
            end_near(i / 2, X(cast_ray_quad)(&ray, &quad).t, &ray);
        for (int half = 0; half < 2; half++) {
            const Triangle t = half_of(&quad, half);
            const Piercing truth = piercing_of(&ray, &t);
            count += pierces(truth) && is_in_range(&ray, &t), at_border |= touches_border(truth);
        }
        asked++, pierced += count > 0, twice += count > 1, border += at_border;
        check_sample(i, "exactly", hits(X(cast_ray_quad)(&ray, &quad)) == (count > 0), ray, quad);
    }
    printf("%d asked, %d pierced, %d twice, %d at a border\n", asked, pierced, twice, border);
    check_share(pierced, asked, 0.1, 0.9);
    check_share(twice, asked, 0.02, 0.9);
    check_share(border, asked, 0.05, 0.9);
}
/* The distance from the line of the ray to the point given by u and v, in the unit of the
 * header. */
static long double error_of_share(const Ray *ray, const Triangle *half, Touch touch, bool second)
{
    const long double u = touch.u, v = touch.v, mid = fabsl(u - v);
    const long double wa = 1 - fmaxl(u, v), wc = fminl(u, v), wb = second ? wc : mid;
    const long double o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const long double d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    long double corner[3][3], edge[3][3], n[3], p[3], far = 0, longest = 0;
    const Vec3 *const given[3] = {&half->a, &half->b, &half->c};
    for (int i = 0; i < 3; i++) {
        corner[i][0] = given[i]->x - o[0], corner[i][1] = given[i]->y - o[1];
        corner[i][2] = given[i]->z - o[2];
    }
    for (int k = 0; k < 3; k++)
        p[k] = wa * corner[0][k] + wb * corner[1][k] + (second ? mid : wc) * corner[2][k];
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++)
            edge[i][k] = corner[(i + 1) % 3][k] - corner[i][k];
        far = fmaxl(far, sqrtl(dot_of(corner[i], corner[i])));
        longest = fmaxl(longest, dot_of(edge[i], edge[i]));
    }
    cross_of(edge[0], edge[1], n);
    const long double dd = dot_of(d, d), seen = fabsl(dot_of(n, d)) / sqrtl(dd);
    long double across[3];
    cross_of(p, d, across);
    return sqrtl(dot_of(across, across) / dd) * seen / (far * longest) / REAL_EPSILON;
}
TEST_FUNCTION(oracle)
{
    long double worst = 0, worst_share = 0;
    int hit = 0, last = 0;
    watertight();
    decisions();
    for (int i = 0; i < SAMPLES; i++) {
        const Quad q = any_quad();
        Ray ray = {times((real)(1 << i % 8), any_vec3()), {0, 0, 0}, -REAL_INF, REAL_INF};
        const real s = any_real(0, 1);
        ray.dir = sub(mad(mad(q.a, s, sub(i % 2 ? q.b : q.d, q.a)), any_real(0, s),
                          sub(q.c, i % 2 ? q.b : q.d)),
                      ray.origin);
        const Touch touch = X(cast_ray_quad)(&ray, &q);
        if (!hits(touch))
            continue;
        const Triangle halves[2] = {half_of(&q, 0), half_of(&q, 1)};
        const bool second = X(cast_ray_triangle)(&ray, &halves[0]).t != touch.t;
        hit++, last += second;
        worst = fmaxl(worst, (long double)error_of(&ray, &halves[second], touch));
        worst_share = fmaxl(worst_share, error_of_share(&ray, &halves[second], touch, second));
    }
    printf("worst error of t %.2Lf, of u and v %.2Lf of the unit; %d hits\n", worst, worst_share,
           hit);
    check("the accuracy promised for triangles", cmp(worst, <=, 4));
    check("the accuracy promised in the header", cmp(worst_share, <=, 4));
    check_share(hit, SAMPLES, 0.9, 1);
    check_share(last, hit, 0.2, 0.8);
}

TESTS_OF_ONE(cast_ray_quad)
