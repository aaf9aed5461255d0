/* tests/cast/ray_kdop.c - isect_cast_ray_kdop. */
#include "cast/between_planes.h"
#include "cast/half_spaces.h"

#define SAMPLES soak(20000)

/* The view as one thing that can be shown: count says how many of the normals there are. */
typedef struct Stored {
    Stored_kdop of;
    real count;
} Stored;
static Span cast(const Ray *ray, const void *solid)
{
    const Stored *stored = solid;
    const X(kdop) none = {NULL, 0, NULL, NULL}, kdop = kdop_of(&stored->of, (int)stored->count);
    return X(cast_ray_kdop)(ray, stored->count > 0 ? &kdop : &none);
}
static Stored stored_of(X(kdop) kdop)
{
    Stored stored;
    memset(&stored, 0, sizeof stored);
    stored.count = (real)kdop.count;
    if (kdop.count == 0)
        return stored;
    memcpy(stored.of.normal, kdop.normals, kdop.count * sizeof *kdop.normals);
    memcpy(stored.of.lower, kdop.lower, kdop.count * sizeof *kdop.lower);
    memcpy(stored.of.upper, kdop.upper, kdop.count * sizeof *kdop.upper);
    return stored;
}

/* As a kdop26 is, and as its own function answers. */
static Span cast26(const Ray *ray, const void *solid)
{
    const real *bound = solid;
    const X(kdop) kdop = {(const void *)KDOP26, 13, bound, bound + 13};
    return X(cast_ray_kdop)(ray, &kdop);
}
static const Slabs slabs = {KDOP26, 13, cast26};

/* 1. Cases: looked at from above, -1 <= x / 2 <= 1, -5 <= 3 x + 4 y <= 10; z as it likes. */
static void cases(void **state)
{
    static const Vec3 normals[] = {{R(0.5), 0, 0}, {3, 4, 0}};
    static const real lower[] = {-1, -5}, upper[] = {1, 10};
    const struct {
        const char *name;
        Ray ray;
        Span want;
    } table[] = {
        {"along x", {{-8, R(0.5), 0}, {1, 0, 0}, 0, 20}, {6, 10}},
        {"the other way", {{8, R(0.5), 0}, {-1, 0, 0}, 0, 20}, {6, 10}},
        {"along y", {{1, -4, 7}, {0, 2, 0}, 0, 9}, {1, R(2.875)}},
        {"along z: endless", {{0, 0, 0}, {0, 0, 1}, -REAL_INF, REAL_INF}, {-REAL_INF, REAL_INF}},
        {"beside it", {{3, 0, 0}, {0, 0, 1}, -REAL_INF, REAL_INF}, span_of_miss},
        {"in a plane", {{2, -9, 0}, {0, 1, 0}, 0, 20}, {R(6.25), 10}},
        {"touches an edge", {{2, 1, 0}, {1, -1, 0}, -9, 9}, {0, 0}},
        {"a point inside", {{1, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"a point on an edge", {{2, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"a point outside", {{2, R(1.125), 1}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"starts inside: enter is t_min", {{0, 0, 0}, {1, 0, 0}, 0, 9}, {0, 2}},
        {"ends before", {{-8, 1, 0}, {1, 0, 0}, 0, 5}, span_of_miss},
    };
    const X(kdop) kdop = {normals, 2, lower, upper}, none = {NULL, 0, NULL, NULL};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, same_span(X(cast_ray_kdop)(&table[i].ray, &kdop), table[i].want));
    const Span all = {-REAL_INF, REAL_INF};
    const Ray line = {{9, 9, 9}, {1, 0, 0}, -REAL_INF, REAL_INF};
    check("no normals, all of space", same_span(X(cast_ray_kdop)(&line, &none), all));
    for (int i = 0; i < 6; i++) {
        Ray bad = line;
        ((real *)&bad)[i] = i % 2 ? REAL_NAN : REAL_INF;
        check("a bad ray in all of space", !hit(X(cast_ray_kdop)(&bad, &none)));
    }
    const real wrong[] = {REAL_NAN, REAL_INF, -REAL_INF};
    for (size_t k = 0; k < COUNT(wrong); k++)
        for (int i = 0; i < 6; i++) {
            Vec3 bad[2] = {normals[0], normals[1]};
            ((real *)bad)[i] = wrong[k];
            const X(kdop) broken = {bad, 2, lower, upper};
            const Ray through = {{1, 1, 1}, {0, 0, 1}, -REAL_INF, REAL_INF};
            check("a bad normal", !hit(X(cast_ray_kdop)(&through, &broken)));
        }
    const Vec3 zero = {0, 0, 0};
    const real one = 1, minus = -1, nothing = 0;
    const X(kdop) round_0 = {&zero, 1, &minus, &one}, on_0 = {&zero, 1, &nothing, &nothing},
                  beside_0 = {&zero, 1, &one, &one}, below_0 = {&zero, 1, &minus, &minus};
    check("no normal, 0 between", same_span(X(cast_ray_kdop)(&line, &round_0), all));
    check("no normal, 0 on both", same_span(X(cast_ray_kdop)(&line, &on_0), all));
    check("no normal, 0 below", !hit(X(cast_ray_kdop)(&line, &beside_0)));
    check("no normal, 0 above", !hit(X(cast_ray_kdop)(&line, &below_0)));
    const Kdop26 box = {{-2, -2, -2, -9, -9, -9, -9, -9, -9, -9, -9, -9, -9},
                        {2, 2, 2, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9}};
    const Ray across = {{-5, 0, 0}, {1, 0, 0}, 0, 9};
    bad_slabs(&slabs, &box, across);
}

/* 2. Properties. */
static void properties(void **state)
{
    int count = 0;
    (void)state;
    laws_of_slabs(&slabs, SAMPLES / 2);
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const bool tame = i % 2;
        const Stored kdop = stored_of(tame ? any_kdop() : odd_kdop());
        const Ray ray = tame ? any_ray() : odd_ray();
        const int normals = (int)kdop.count;
        const Span span = cast(&ray, &kdop);
        count += tame && hit(span);
        check_laws(i, cast, ray, kdop, tame);
        if (normals == 0)
            continue;
        Stored turned = kdop, mirrored = kdop, more = kdop;
        for (int j = 0; j < normals; j++) {
            const int to = (j + 1 + i % 5) % normals;
            memcpy(turned.of.normal[to], kdop.of.normal[j], sizeof kdop.of.normal[j]);
            turned.of.lower[to] = kdop.of.lower[j], turned.of.upper[to] = kdop.of.upper[j];
            for (int k = 0; k < 3; k++)
                mirrored.of.normal[j][k] = -kdop.of.normal[j][k];
            mirrored.of.lower[j] = -kdop.of.upper[j], mirrored.of.upper[j] = -kdop.of.lower[j];
        }
        more.count -= 1;
        check_sample(i, "in any order", same_span(cast(&ray, &turned), span), ray, kdop);
        check_sample(i, "normals either way", same_span(cast(&ray, &mirrored), span), ray, kdop);
        check_sample(i, "without a slab it holds more", holds(cast(&ray, &more), span), ray, kdop);
    }
    check_share(count, SAMPLES / 2, 0.1, 0.9);
    for (int i = 0; i < SAMPLES; i++) { /* to the bit what the fixed ones answer */
        new_kind();
        const Ray ray = i % 2 ? any_ray() : odd_ray();
        const Kdop14 k14 = i % 2 ? any_kdop14() : odd_kdop14();
        const Kdop18 k18 = i % 2 ? any_kdop18() : odd_kdop18();
        const Kdop26 k26 = i % 2 ? any_kdop26() : odd_kdop26();
        const X(kdop) v14 = {(const void *)KDOP14, 7, k14.lower, k14.upper},
                      v18 = {(const void *)KDOP18, 9, k18.lower, k18.upper};
        check_sample(i, "a kdop14",
                     same_span(X(cast_ray_kdop)(&ray, &v14), X(cast_ray_kdop14)(&ray, &k14)), ray,
                     k14);
        check_sample(i, "a kdop18",
                     same_span(X(cast_ray_kdop)(&ray, &v18), X(cast_ray_kdop18)(&ray, &k18)), ray,
                     k18);
        check_sample(i, "a kdop26", same_span(cast26(&ray, &k26), X(cast_ray_kdop26)(&ray, &k26)),
                     ray, k26);
    }
}

/* 3. Oracle: the half-spaces of its planes, some of which have no bound. */
static Half_spaces drawn(const void **solid)
{
    static Stored kdop;
    static Plane plane[2 * MOST_NORMALS];
    size_t count = 0;
    kdop = stored_of(any_kdop());
    const bool open = any_int(0, 1) == 0;
    for (int i = 0; i < (int)kdop.count; i++) {
        const real *n = kdop.of.normal[i];
        const Vec3 normal = {n[0], n[1], n[2]};
        if (open && any_int(0, 3))
            kdop.of.lower[i] = -REAL_INF;
        if (open && i > 0 && any_int(0, 3))
            kdop.of.upper[i] = REAL_INF;
        if (kdop.of.upper[i] <= REAL_MAX)
            plane[count++] = (Plane){normal, -kdop.of.upper[i]};
        if (kdop.of.lower[i] >= -REAL_MAX)
            plane[count++] = (Plane){times(-1, normal), kdop.of.lower[i]};
    }
    *solid = &kdop;
    return (Half_spaces){plane, count, false};
}
/* Often near the border. */
static Vec3 aim_at(int i, const void *solid)
{
    const Stored *kdop = solid;
    Vec3 p = times(2, any_vec3());
    for (int step = 0; step < i % 40; step++) {
        const int k = any_int(0, (int)kdop->count - 1);
        const real *n = kdop->of.normal[k];
        const Vec3 normal = {n[0], n[1], n[2]};
        const real height = dot(normal, p);
        const real to = num_max(num_min(height, kdop->of.upper[k]), kdop->of.lower[k]);
        p = mad(p, (to - height) / dot(normal, normal), normal);
    }
    return p;
}
static void oracle(void **state)
{
    (void)state;
    oracle_of_half_spaces(cast, drawn, aim_at, SAMPLES / 4);
}

TESTS_OF_ONE(cast_ray_kdop)
