/* tests/overlap/segment_capsule.c - isect_overlap_segment_capsule, _n, _each and _pairs. */
#include "kit/directions.h"
#include "overlap/pieces.h"

#define SAMPLES soak(20000)

/* From either end of both. */
static bool meet_always(const Segment *s, const Capsule *c, bool want)
{
    const Segment back = {s->b, s->a};
    const Capsule turned = {c->b, c->a, c->radius};
    return X(overlap_segment_capsule)(s, c) == want &&
           X(overlap_segment_capsule)(&back, c) == want &&
           X(overlap_segment_capsule)(s, &turned) == want &&
           X(overlap_segment_capsule)(&back, &turned) == want;
}

/* 1. Cases: against the capsule from 0 to 4 on the x axis, with a radius of 3. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    const struct {
        const char *name;
        Segment segment;
        bool want;
    } table[] = {
        {"pierces it", {{2, -9, 0}, {2, 9, 0}}, true},
        {"inside", {{1, 1, 0}, {2, 1, 1}}, true},
        {"touches the side", {{2, -9, 3}, {2, 9, 3}}, true},
        {"an ulp from the side", {{2, -9, 3 + 2 * eps}, {2, 9, 3 + 2 * eps}}, false},
        {"touches along the side", {{-9, 3, 0}, {9, 3, 0}}, true},
        {"beside it, parallel", {{-9, 3 + 2 * eps, 0}, {9, 3 + 2 * eps, 0}}, false},
        {"ends on the side", {{2, 3, 0}, {2, 9, 9}}, true},
        {"ends an ulp from the side", {{2, 3 + 2 * eps, 0}, {2, 9, 9}}, false},
        {"touches the first tip", {{-3, -9, 0}, {-3, 9, 0}}, true},
        {"an ulp before the first tip", {{-3 - 2 * eps, -9, 0}, {-3 - 2 * eps, 9, 0}}, false},
        {"touches the last tip", {{7, 0, 9}, {7, 0, -9}}, true},
        {"an ulp behind the last tip", {{7 + 4 * eps, 0, 9}, {7 + 4 * eps, 0, -9}}, false},
        {"ends at the last tip", {{7, 0, 0}, {9, 0, 0}}, true},
        {"ends behind the last tip", {{7 + 4 * eps, 0, 0}, {9, 0, 0}}, false},
        {"a point on the side", {{1, 0, -3}, {1, 0, -3}}, true},
        {"a point beside it", {{1, 0, -3 - 2 * eps}, {1, 0, -3 - 2 * eps}}, false},
        {"as long as can be", {{-most, 1, 0}, {most, 1, 0}}, true},
        {"as long as can be, beside it", {{-most, 4, 0}, {most, 4, 0}}, false},
        {"NaN first end", {{0, REAL_NAN, 0}, {0, 0, 0}}, false},
        {"NaN last end", {{0, 0, 0}, {0, 0, REAL_NAN}}, false},
        {"infinite first end", {{-REAL_INF, 0, 0}, {0, 0, 0}}, false},
        {"infinite last end", {{0, 0, 0}, {0, 0, REAL_INF}}, false},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 3};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, meet_always(&table[i].segment, &capsule, table[i].want));

    const Segment segment = {{0, 0, 0}, {0, 0, 9}};
    const struct {
        const char *name;
        Capsule capsule;
        bool want;
    } capsules[] = {
        {"a segment that crosses", {{-1, -1, 4}, {1, 1, 4}, 0}, true},
        {"a segment that does not", {{-1, -1, 4}, {1, 1 + 4 * eps, 4}, 0}, false},
        {"a ball that touches", {{3, 4, 5}, {3, 4, 5}, 5}, true},
        {"a ball an ulp off", {{3, 4, 5}, {3, 4, 5}, 5 - 4 * eps}, false},
        {"empty", {{0, 0, 0}, {1, 0, 0}, -1}, false},
        {"empty by the least number", {{0, 0, 0}, {1, 0, 0}, -REAL_LEAST}, false},
        {"NaN radius", {{0, 0, 0}, {1, 0, 0}, REAL_NAN}, false},
        {"infinite radius", {{0, 0, 0}, {1, 0, 0}, REAL_INF}, false},
        {"NaN first end", {{0, REAL_NAN, 0}, {0, 0, 0}, 1}, false},
        {"NaN last end", {{0, 0, 0}, {0, 0, REAL_NAN}, 1}, false},
        {"infinite first end", {{-REAL_INF, 0, 0}, {0, 0, 0}, most}, false},
        {"infinite last end", {{0, 0, 0}, {0, 0, REAL_INF}, most}, false},
    };
    for (size_t i = 0; i < COUNT(capsules); i++)
        check(capsules[i].name, meet_always(&segment, &capsules[i].capsule, capsules[i].want));
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Segment s = any_segment();
        Capsule c = any_capsule();
        if (i % 4 == 1) /* parallel, nearly */
            s.b = mad(s.a, any_real(-1, 1), sub(c.b, c.a));
        c.radius *= R(0.6);
        const real k = scaled(1, i % 30 - 15);
        const Segment s_k = {times(k, s.a), times(k, s.b)};
        const Capsule c_k = {times(k, c.a), times(k, c.b), k * c.radius};
        const Segment s_t = {{s.a.y, s.a.z, s.a.x}, {s.b.y, s.b.z, s.b.x}};
        const Capsule c_t = {{c.a.y, c.a.z, c.a.x}, {c.b.y, c.b.z, c.b.x}, c.radius};
        const Capsule larger = {c.a, c.b, c.radius * R(1.5)};
        bool answer = X(overlap_segment_capsule)(&s, &c);
        together += answer;
        check_sample(i, "from all ends", meet_always(&s, &c, answer), s, c);
        check("every scale is alike", X(overlap_segment_capsule)(&s_k, &c_k) == answer);
        check("all axes are alike", X(overlap_segment_capsule)(&s_t, &c_t) == answer);
        check("a larger one too", !answer || X(overlap_segment_capsule)(&s, &larger));
        check("its end is a part of it", answer || !X(overlap_point_capsule)(&s.b, &c));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition without rounding. */
static bool truly(const Segment *s, const Capsule *c, int *order)
{
    if (!(c->radius >= 0))
        return false;
    begin();
    *order = order_of_segments(s->a, s->b, c->a, c->b, big((double)c->radius));
    return *order <= 0;
}
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        new_kind();
        Segment s = odd_segment();
        Capsule c = odd_capsule();
        if (i % 2) {
            Segment t;
            let_segments_touch(&s, &t, &c.radius);
            c.a = t.a, c.b = t.b;
        }
        if (i % 8 == 2) {
            s = (Segment){faint_vec3(), faint_vec3()};
            c = (Capsule){faint_vec3(), faint_vec3(), real_abs(faint())};
        }
        int order = 1;
        bool want = truly(&s, &c, &order);
        together += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_segment_capsule)(&s, &c) == want, s, c);
        same_in_all_directions(X(overlap_segment_capsule)(&s, &c), want);
    }
    printf("together %d, touching %d of %d\n", together, touching, 2 * SAMPLES);
    check_share(together, 2 * SAMPLES, 0.2, 0.8);
    check_share(touching, 2 * SAMPLES, 0.05, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_segment_capsule
#define A Segment
#define B Capsule
#include "kit/batch.inc"

TESTS(overlap_segment_capsule)
