/* tests/cast/ray2_triangle2.c - isect_cast_ray2_triangle2. */
#include "cast/crossing.h"

#define SAMPLES soak(20000)

static void other_triangles(void)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Span miss = span_of_miss;
    const Ray2 ray = {{-1, 1}, {1, 0}, 0, inf};
    TABLE(others, Triangle2 triangle; Span want;) = {
        {"a point", {{2, 1}, {2, 1}, {2, 1}}, {3, 3}},
        {"a point aside", {{2, 2}, {2, 2}, {2, 2}}, miss},
        {"a segment across", {{2, 0}, {2, 3}, {2, 2}}, {3, 3}},
        {"a segment that ends before", {{2, 4}, {2, 3}, {2, 2}}, miss},
        {"a segment along", {{3, 1}, {1, 1}, {2, 1}}, {2, 4}},
        {"a segment along, behind", {{-3, 1}, {-2, 1}, {-5, 1}}, miss},
        {"NaN", {{nan, 0}, {4, 0}, {0, 4}}, miss},
        {"NaN in b", {{0, 0}, {4, nan}, {0, 4}}, miss},
        {"NaN in c", {{0, 0}, {4, 0}, {nan, 4}}, miss},
        {"infinite", {{0, 0}, {inf, 0}, {0, 4}}, miss},
        {"infinite c", {{0, 0}, {4, 0}, {0, -inf}}, miss},
    };
    for (size_t i = 0; i < COUNT(others); i++)
        check(others[i].name,
              same_span(X(cast_ray2_triangle2)(&ray, &others[i].triangle), others[i].want));
    const Ray2 beyond = {{4, 2}, {0, 0}, 0, inf}; /* on the line of a side, in the box */
    Triangle2 slim = {{0, 0}, {2, 1}, {4, 4}};
    for (int i = 0; i < 3; i++) {
        check("a point beyond a side", same_span(X(cast_ray2_triangle2)(&beyond, &slim), miss));
        slim = (Triangle2){slim.b, slim.c, slim.a};
    }
    const Triangle2 wide = {{-REAL_MAX, -1}, {REAL_MAX, -1}, {REAL_MAX, 1}};
    const Ray2 through = {{-REAL_MAX, 0}, {REAL_MAX, 0}, 0, inf};
    check("differences overflow", same_span(X(cast_ray2_triangle2)(&through, &wide), (Span){1, 2}));
}

/* Cases: the triangle (0, 0), (4, 0), (0, 4). */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, nan = REAL_NAN, eps = REAL_EPSILON, least = REAL_LEAST;
    const Span miss = span_of_miss;
    TABLE(table, Ray2 ray; Span want;) = {
        {"along x", {{-1, 1}, {1, 0}, 0, inf}, {1, 4}},
        {"against x", {{5, 1}, {-1, 0}, 0, inf}, {2, 5}},
        {"along y", {{1, -1}, {0, 1}, 0, inf}, {1, 4}},
        {"against y", {{1, 5}, {0, -1}, 0, inf}, {2, 5}},
        {"through the corner", {{-1, -1}, {1, 1}, 0, inf}, {1, 3}},
        {"two sides, aslant", {{-1, 1}, {2, -1}, 0, inf}, {R(0.5), 1}},
        {"long direction: t counts in dir", {{-1, 1}, {2, 0}, 0, inf}, {R(0.5), 2}},
        {"starts inside: enter is t_min", {{1, 1}, {1, 0}, 0, inf}, {0, 2}},
        {"ends inside: leave is t_max", {{-1, 1}, {1, 0}, 0, 2}, {1, 2}},
        {"a line also sees what is behind", {{5, 1}, {1, 0}, -inf, inf}, {-5, -2}},
        {"a ray does not", {{5, 1}, {1, 0}, 0, inf}, miss},
        {"ends before it", {{-1, 1}, {1, 0}, 0, 1 - eps}, miss},
        {"ends on it", {{-1, 1}, {1, 0}, 0, 1}, {1, 1}},
        {"begins where it leaves", {{-1, 1}, {1, 0}, 4, inf}, {4, 4}},
        {"begins after", {{-1, 1}, {1, 0}, 4 + 4 * eps, inf}, miss},
        {"runs along a side", {{-1, 0}, {1, 0}, 0, inf}, {1, 5}},
        {"beside that side", {{-1, -least}, {1, 0}, 0, inf}, miss},
        {"along the slope", {{5, -1}, {-1, 1}, 0, inf}, {1, 5}},
        {"beside the slope", {{5, -1 + eps}, {-1, 1}, 0, inf}, miss},
        {"touches a corner", {{3, -1}, {1, 1}, 0, inf}, {1, 1}},
        {"passes a corner", {{3, -1 - eps}, {1, 1}, 0, inf}, miss},
        {"starts at a corner, away", {{4, 0}, {1, -1}, 0, inf}, {0, 0}},
        {"starts beyond a corner", {{4 + 4 * eps, 0}, {1, 0}, 0, inf}, miss},
        {"ends at a corner", {{8, -2}, {-2, 1}, 0, 2}, {2, 2}},
        {"point inside", {{1, 1}, {0, 0}, 0, 9}, {0, 9}},
        {"endless point inside", {{1, 1}, {0, 0}, -inf, inf}, {-inf, inf}},
        {"point on the slope", {{2, 2}, {0, 0}, 0, 9}, {0, 9}},
        {"point on a side", {{2, 0}, {0, 0}, 0, 9}, {0, 9}},
        {"point outside of the slope", {{2, 2 + 2 * eps}, {0, 0}, 0, 9}, miss},
        {"point left of it", {{-least, 2}, {0, 0}, 0, 9}, miss},
        {"point below it", {{2, -least}, {0, 0}, 0, 9}, miss},
        {"point beyond", {{9, 0}, {0, 0}, 0, 9}, miss},
        {"empty interval", {{-1, 1}, {1, 0}, 9, 0}, miss},
        {"empty interval, through a corner", {{-1, -1}, {1, 1}, 9, 0}, miss},
        {"empty interval, point", {{1, 1}, {0, 0}, 1, 0}, miss},
        {"no t is infinite", {{1, 1}, {1, 0}, inf, inf}, miss},
        {"no t is infinite, below", {{1, 1}, {1, 0}, -inf, -inf}, miss},
        {"t out of range is saturated", {{-1, 1}, {least, 0}, 0, inf}, {REAL_MAX, REAL_MAX}},
        {"and is later than any number", {{-1, 1}, {least, 0}, 0, REAL_MAX}, miss},
        {"NaN origin", {{nan, 1}, {1, 0}, 0, 9}, miss},
        {"NaN height", {{-1, nan}, {1, 0}, 0, 9}, miss},
        {"NaN direction", {{-1, 1}, {1, nan}, 0, 9}, miss},
        {"NaN t_min", {{-1, 1}, {1, 0}, nan, 9}, miss},
        {"NaN t_max", {{-1, 1}, {1, 0}, 0, nan}, miss},
        {"infinite origin", {{-inf, 1}, {1, 0}, 0, inf}, miss},
        {"infinite direction", {{-1, 1}, {inf, 0}, 0, inf}, miss},
    };
    const Triangle2 triangle = {{0, 0}, {4, 0}, {0, 4}}, over = {{4, 0}, {0, 0}, {0, 4}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray2 *ray = &table[i].ray;
        check(table[i].name, same_span(X(cast_ray2_triangle2)(ray, &triangle), table[i].want));
        check(table[i].name, same_span(X(cast_ray2_triangle2)(ray, &over), table[i].want));
    }
    other_triangles();
}

static Triangle2 crossed_triangle(int i, Ray2 *ray)
{
    Vec2 p[3];
    any_crossing(i, ray, p, 3);
    if (i % 32 == 7) /* on a line */
        p[2] = (Vec2){p[0].x / 2 + p[1].x / 2, p[0].y / 2 + p[1].y / 2};
    return (Triangle2){p[0], p[1], p[2]};
}

/* Oracle: all moments at which the line passes a corner or crosses a side, without rounding. The
 * line is inside from the first to the last. */
typedef struct Stay {
    Moment first, last;
    Big spread; /* the greatest of all moments */
    bool any;
} Stay;

static void note(Stay *stay, Moment m)
{
    if (!stay->any || before(m, stay->first))
        stay->first = m;
    if (!stay->any || before(stay->last, m))
        stay->last = m;
    stay->spread = stay->any ? larger(stay->spread, m.spread) : m.spread;
    stay->any = true;
}
static Stay stay_of(const Line *line, const Vec2 p[3])
{
    Stay stay = {.any = false};
    int side[3];
    for (int i = 0; i < 3; i++) {
        side[i] = sign(beside_line(line, p[i]));
        if (side[i] == 0)
            note(&stay, corner_moment(line, p[i]));
    }
    for (int i = 0; i < 3; i++)
        if (side[i] * side[(i + 1) % 3] < 0)
            note(&stay, moment_of(line, p[i], p[(i + 1) % 3]));
    return stay;
}
/* The ray does not move. Its origin is in the triangle if it is on it or on one side of all
 * edges. */
static bool holds_origin(const Vec2 p[3], Vec2 o)
{
    bool left = false, right = false, in_x[2] = {false, false}, in_y[2] = {false, false};
    for (int i = 0; i < 3; i++) {
        const Big2 way = minus2(p[(i + 1) % 3], p[i]);
        const int side = sign(cross2(way, minus2(o, p[i])));
        left |= side > 0, right |= side < 0;
        in_x[0] |= p[i].x <= o.x, in_x[1] |= p[i].x >= o.x;
        in_y[0] |= p[i].y <= o.y, in_y[1] |= p[i].y >= o.y;
    }
    return !(left && right) && in_x[0] && in_x[1] && in_y[0] && in_y[1];
}
TEST_FUNCTION(oracle)
{
    int asked = 0, inside = 0, corners = 0, touching = 0, still = 0;
    double worst = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Ray2 ray = {flattened(times((real)(1 << i % 8), any_vec3())), {0, 0}, -REAL_INF, REAL_INF};
        Triangle2 t = any_triangle2();
        if (i % 4) {
            t = crossed_triangle(i, &ray);
        } else {
            real aim = any_real(R(-0.2), R(1.2));
            ray.dir = (Vec2){t.a.x + aim * (t.b.x - t.a.x) - ray.origin.x,
                             t.a.y + aim * (t.b.y - t.a.y) - ray.origin.y};
        }
        const Vec2 p[3] = {t.a, t.b, t.c};
        if (!finite_point(ray.origin) || !finite_point(ray.dir) || !finite_point(t.a) ||
            !finite_point(t.b) || !finite_point(t.c))
            continue;
        begin();
        const Span span = X(cast_ray2_triangle2)(&ray, &t);
        asked++;
        if (ray.dir.x == 0 && ray.dir.y == 0) {
            const bool want = holds_origin(p, ray.origin) && ray.t_min <= ray.t_max;
            check_sample(i, "exactly, a point", hit(span) == want, ray, t);
            still += want;
            continue;
        }
        const Line line = line_of(&ray);
        const Stay stay = stay_of(&line, p);
        const bool want = stay.any && ray.t_min <= ray.t_max &&
                          compare_moment(stay.first, ray.t_max) <= 0 &&
                          compare_moment(stay.last, ray.t_min) >= 0;
        check_sample(i, "exactly", hit(span) == want, ray, t);
        if (!want)
            continue;
        inside++;
        corners += sign(beside_line(&line, t.a)) == 0;
        touching += compare_moment(stay.first, ray.t_max) == 0 || !before(stay.first, stay.last);
        Big reach = length2(minus2(t.a, ray.origin));
        reach = larger(reach, length2(minus2(t.b, ray.origin)));
        reach = larger(reach, length2(minus2(t.c, ray.origin)));
        Moment first = stay.first, last = stay.last;
        first.spread = last.spread = larger(stay.spread, big(1));
        if (compare_moment(first, ray.t_min) >= 0 || span.enter != ray.t_min)
            worst = fmax(worst, moment_error(first, span.enter, &line, reach));
        if (compare_moment(last, ray.t_max) <= 0 || span.leave != ray.t_max)
            worst = fmax(worst, moment_error(last, span.leave, &line, reach));
    }
    printf("%d asked, %d inside, %d through a, %d touching, %d points; errors of t %.2f\n", asked,
           inside, corners, touching, still, worst);
    check("the accuracy promised in the header", cmp(worst, <=, 8));
    check_share(inside, asked, 0.1, 0.9);
    check_share(corners, asked, 0.02, 0.9);
    check_share(touching, asked, 0.005, 0.9);
    check("points, too", cmp(still, >, 20));
}

CASES_AND(cast_ray2_triangle2, oracle)
