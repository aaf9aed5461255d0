/* tests/overlap/triangle_capsule.c - isect_overlap_triangle_capsule, _n, _each and _pairs. */
#include "kit/directions.h"
#include "overlap/pieces.h"

#define SAMPLES soak(5000)

/* In all orders of the corners, from either end. */
static bool meet_always(const Triangle *t, const Capsule *c, bool want)
{
    const Vec3 p[3] = {t->a, t->b, t->c};
    const Capsule turned = {c->b, c->a, c->radius};
    bool always = true;
    for (int k = 0; k < 6; k++) {
        const int first = k % 3, second = (first + 1 + k / 3) % 3;
        const Triangle other = {p[first], p[second], p[3 - first - second]};
        always &= X(overlap_triangle_capsule)(&other, k % 2 ? c : &turned) == want;
    }
    return always;
}

/* 1. Cases: the triangle in the plane z = 0 with a right angle at the origin. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    const struct {
        const char *name;
        Capsule capsule;
        bool want;
    } table[] = {
        {"pierces the face", {{1, 1, -9}, {1, 1, 9}, 0}, true},
        {"pierces the face, thick", {{1, 1, -9}, {2, 1, 9}, 1}, true},
        {"passes beside it", {{3, 3, -9}, {3, 3, 9}, 1}, false},
        {"passes an edge", {{1, -3, -9}, {1, -3, 9}, 3}, true},
        {"passes an edge an ulp off", {{1, -3, -9}, {1, -3, 9}, 3 - 2 * eps}, false},
        {"passes a corner", {{-3, -4, -9}, {-3, -4, 9}, 5}, true},
        {"passes a corner an ulp off", {{-3, -4, -9}, {-3, -4, 9}, 5 - 4 * eps}, false},
        {"stands on the face", {{1, 1, 2}, {1, 2, 9}, 2}, true},
        {"stands an ulp over the face", {{1, 1, 2}, {1, 2, 9}, 2 - eps}, false},
        {"lies on the face", {{1, 1, 2}, {2, 1, 2}, 2}, true},
        {"lies an ulp over the face", {{1, 1, 2}, {2, 1, 2}, 2 - eps}, false},
        {"lies on all of it", {{-9, 1, 2}, {9, 1, 2}, 2}, true},
        {"lies an ulp over all of it", {{-9, 1, 2}, {9, 1, 2}, 2 - eps}, false},
        {"stands on an edge", {{1, -3, 4}, {1, -9, 5}, 5}, true},
        {"stands an ulp off an edge", {{1, -3, 4}, {1, -9, 5}, 5 - 4 * eps}, false},
        {"stands on a corner", {{6, -1, 2}, {9, -9, 9}, 3}, true},
        {"stands an ulp off a corner", {{6, -1, 2}, {9, -9, 9}, 3 - 2 * eps}, false},
        {"in the plane, inside", {{1, 1, 0}, {1, 2, 0}, 0}, true},
        {"in the plane, across", {{-9, 1, 0}, {9, 1, 0}, 0}, true},
        {"in the plane, touches an edge", {{1, -9, 0}, {1, -2, 0}, 2}, true},
        {"in the plane, an ulp off", {{1, -9, 0}, {1, -2, 0}, 2 - eps}, false},
        {"in the plane, far off", {{1, -9, 0}, {2, -8, 0}, 2}, false},
        {"a ball on the face", {{1, 1, 2}, {1, 1, 2}, 2}, true},
        {"a ball over it", {{1, 1, 2}, {1, 1, 2}, 2 - eps}, false},
        {"around", {{1, 1, 5}, {2, 2, 6}, 99}, true},
        {"the greatest", {{1, 1, most}, {1, -most, most}, most}, true},
        {"a little less than the greatest", {{1, 1, most}, {1, -most, most}, most / 2}, false},
        {"empty", {{1, 1, -1}, {1, 1, 1}, -1}, false},
        {"empty by the least number", {{1, 1, -1}, {1, 1, 1}, -REAL_LEAST}, false},
        {"NaN radius", {{1, 1, -1}, {1, 1, 1}, REAL_NAN}, false},
        {"infinite radius", {{1, 1, -1}, {1, 1, 1}, REAL_INF}, false},
        {"NaN first end", {{1, REAL_NAN, -1}, {1, 1, 1}, 9}, false},
        {"NaN last end", {{1, 1, -1}, {REAL_NAN, 1, 1}, 9}, false},
        {"infinite first end", {{1, 1, -REAL_INF}, {1, 1, 1}, 9}, false},
        {"infinite last end", {{1, 1, -1}, {1, REAL_INF, 1}, 9}, false},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, meet_always(&triangle, &table[i].capsule, table[i].want));

    const Capsule upright = {{0, 0, -1}, {0, 0, 1}, 1};
    const struct {
        const char *name;
        Triangle triangle;
        bool want;
    } triangles[] = {
        {"a point on the surface", {{0, 1, 1}, {0, 1, 1}, {0, 1, 1}}, true},
        {"a point an ulp off", {{0, 1 + eps, 1}, {0, 1 + eps, 1}, {0, 1 + eps, 1}}, false},
        {"a needle that touches", {{-2, 1, 0}, {5, 1, 0}, {7, 1, 0}}, true},
        {"a needle beside it", {{-2, 1 + eps, 0}, {7, 1 + eps, 0}, {5, 1 + eps, 0}}, false},
        {"a corner inside", {{0, 0, 1}, {9, 9, 9}, {9, 0, 9}}, true},
        {"all around", {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}}, true},
        {"all around, above", {{-9, -9, 2}, {9, -9, 2}, {0, 9, 2}}, true},
        {"all around, an ulp above",
         {{-9, -9, 2 + 2 * eps}, {9, -9, 2 + 2 * eps}, {0, 9, 3}},
         false},
        {"NaN", {{0, 0, REAL_NAN}, {1, 0, 0}, {0, 1, 0}}, false},
        {"infinity", {{0, 0, REAL_INF}, {1, 0, 0}, {0, 1, 0}}, false},
    };
    for (size_t i = 0; i < COUNT(triangles); i++)
        check(triangles[i].name, meet_always(&triangles[i].triangle, &upright, triangles[i].want));

    /* It pierces beside an edge, where the third corner is so far away that the sides of the line
     * say nothing for certain; one end is over the outside. */
    const Triangle long_one = {{0, 0, 0}, {1, 0, 0}, {0, 1024, 0}};
    const real inside = 2048 * eps;
    const Capsule slanted = {{R(0.25), inside - 1, -1}, {R(0.25), inside + 1, 1}, inside / 16};
    const Capsule back = {slanted.b, slanted.a, slanted.radius};
    check("pierces beside an edge", meet_always(&long_one, &slanted, true));
    check("pierces beside an edge, back", meet_always(&long_one, &back, true));
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Triangle t = any_triangle();
        Capsule c = any_capsule();
        c.radius *= R(0.3);
        const real k = scaled(1, i % 30 - 15);
        const Triangle t_k = {times(k, t.a), times(k, t.b), times(k, t.c)};
        const Capsule c_k = {times(k, c.a), times(k, c.b), k * c.radius};
        const Triangle t_t = {{t.a.y, t.a.z, t.a.x}, {t.b.y, t.b.z, t.b.x}, {t.c.y, t.c.z, t.c.x}};
        const Capsule c_t = {{c.a.y, c.a.z, c.a.x}, {c.b.y, c.b.z, c.b.x}, c.radius};
        const Capsule larger = {c.a, c.b, c.radius * R(1.5)};
        const Segment edge = {t.a, t.b}, axis = {c.a, c.b};
        const Sphere end = {c.a, c.radius};
        bool answer = X(overlap_triangle_capsule)(&t, &c);
        together += answer;
        check_sample(i, "all orders", meet_always(&t, &c, answer), t, c);
        check("every scale is alike", X(overlap_triangle_capsule)(&t_k, &c_k) == answer);
        check("all axes are alike", X(overlap_triangle_capsule)(&t_t, &c_t) == answer);
        check("a larger one too", !answer || X(overlap_triangle_capsule)(&t, &larger));
        check("its end is a part of it", answer || !X(overlap_triangle_sphere)(&t, &end));
        check("so is its segment", answer || !X(overlap_segment_triangle)(&axis, &t));
        check("so is an edge", answer || !X(overlap_segment_capsule)(&edge, &c));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition without rounding. The distance of a segment and a triangle is 0 or that
 * of an end and the triangle, or of an edge and the segment. */
static int side_of(Vec3 a, Vec3 b, Vec3 c, Vec3 p)
{
    Big3 u = minus3(big3(b), big3(a)), v = minus3(big3(c), big3(a)), w = minus3(big3(p), big3(a));
    return sign(dot3(cross3(u, v), w));
}
static bool pierces(Vec3 p, Vec3 q, const Triangle *t)
{
    const int ab = side_of(p, q, t->a, t->b), bc = side_of(p, q, t->b, t->c),
              ca = side_of(p, q, t->c, t->a);
    return side_of(t->a, t->b, t->c, p) * side_of(t->a, t->b, t->c, q) < 0 &&
           ((ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0));
}
static bool truly(const Triangle *t, const Capsule *c, int *order)
{
    const Vec3 corner[4] = {t->a, t->b, t->c, t->a}, end[2] = {c->a, c->b};
    if (!(c->radius >= 0))
        return false;
    for (int i = 0; i < 5 && *order >= 0; i++) {
        begin();
        Big reach = big((double)c->radius);
        const int of_part =
            i < 2 ? order_of_triangle(end[i], t, reach)
                  : order_of_segments(c->a, c->b, corner[i - 2], corner[i - 1], reach);
        *order = of_part < *order ? of_part : *order;
    }
    begin();
    if (*order > 0 && pierces(c->a, c->b, t))
        *order = -1;
    return *order <= 0;
}
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        new_kind();
        Triangle t = odd_triangle();
        Capsule c = odd_capsule();
        if (i % 4 == 1) { /* the nearest point of the capsule is an end: of others it is farther */
            let_triangle_touch(&c.a, &t, &c.radius);
            const Vec3 away = any_int(0, 1) ? sub(c.a, t.b) : any_vec3();
            c.b = mad(c.a, any_real(0, 1), any_int(0, 3) ? away : sub(t.b, t.a));
        }
        if (i % 4 == 3) { /* an edge and the segment touch */
            Segment s, axis;
            let_segments_touch(&s, &axis, &c.radius);
            const Vec3 other = any_int(0, 1) ? sub(s.a, axis.a) : any_vec3();
            c.a = axis.a, c.b = axis.b;
            t = (Triangle){s.a, mad(s.a, any_real(-1, 2), other), s.b};
        }
        if (i % 8 == 2) {
            t = (Triangle){faint_vec3(), faint_vec3(), faint_vec3()};
            c = (Capsule){faint_vec3(), faint_vec3(), real_abs(faint())};
        }
        if (i % 16 == 4) /* in the plane, or nearly */
            c.b = mad(mad(t.a, any_real(-2, 2), sub(t.b, t.a)), any_real(-2, 2), sub(t.c, t.a));
        if (!(real_abs(c.b.x) <= REAL_MAX && real_abs(c.b.y) <= REAL_MAX &&
              real_abs(c.b.z) <= REAL_MAX))
            continue;
        int order = 1;
        bool want = truly(&t, &c, &order);
        together += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_triangle_capsule)(&t, &c) == want, t, c);
        same_in_all_directions(X(overlap_triangle_capsule)(&t, &c), want);
    }
    printf("together %d, touching %d of %d\n", together, touching, 2 * SAMPLES);
    check_share(together, 2 * SAMPLES, 0.2, 0.8);
    check_share(touching, 2 * SAMPLES, 0.05, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_triangle_capsule
#define A Triangle
#define B Capsule
#include "kit/batch.inc"

TESTS(overlap_triangle_capsule)
