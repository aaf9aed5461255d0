/* isect_overlap_hull_hull_hinted - the answer of isect_overlap_hull_hull for any hint, the hint
 * that is returned against the vertices, hulls that touch. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(overlap)

enum { VERTICES = 12 };

static real height_of(Vec3 p, Vec3 d)
{
    return p.x * d.x + p.y * d.y + p.z * d.z;
}

/* Is all of a above all of b, up to rounding? */
static bool is_above(const X(hull) * a, const X(hull) * b, Vec3 axis)
{
    real least = REAL_INF, most = -REAL_INF, size = 0;
    for (size_t i = 0; i < a->vertex_count; i++)
        least = num_min(least, height_of(a->vertices[i], axis));
    for (size_t i = 0; i < b->vertex_count; i++)
        most = num_max(most, height_of(b->vertices[i], axis));
    for (size_t i = 0; i < a->vertex_count + b->vertex_count; i++) {
        const Vec3 p = i < a->vertex_count ? a->vertices[i] : b->vertices[i - a->vertex_count];
        size = num_max(size, real_abs(p.x) + real_abs(p.y) + real_abs(p.z));
    }
    /* the axis is rounded by h, two heights by 3 h each, of at most `size`; h is half an epsilon */
    return cmp(least - most, >=, -4 * REAL_EPSILON * size);
}

TEST_FUNCTION(always_the_same)
{
    int yes = 0, touching = 0, kept = 0;
    const int samples = soak(20000);
    for (int i = 0; i < samples; i++) {
        Vec3 at[2][VERTICES];
        const Vec3 apart = any_vec3();
        const int count = any_int(1, VERTICES);
        for (int k = 0; k < VERTICES; k++)
            for (int side = 0; side < 2; side++) {
                const Vec3 p = i % 4 == 0 ? odd_vec3() : any_vec3();
                at[side][k] = side ? (Vec3){p.x + 2 * apart.x, p.y + 2 * apart.y, p.z} : p;
                if (i % 4 == 1) /* many touch */
                    at[side][k] = (Vec3){(real)any_int(-2, 2) + (real)(2 * side),
                                         (real)any_int(-2, 2), (real)any_int(-2, 2)};
            }
        const X(hull) a = {.vertices = at[0], .vertex_count = (size_t)count},
                      b = {.vertices = at[1], .vertex_count = VERTICES};
        const bool want = X(overlap_hull_hull)(&a, &b);
        X(vec3) axis = {0, 0, 0};
        check("without a hint", X(overlap_hull_hull_hinted)(&a, &b, &axis) == want);
        if (!want && i % 4) {
            check("the axis separates", is_above(&a, &b, axis));
            const X(vec3) before = axis;
            check("again", X(overlap_hull_hull_hinted)(&a, &b, &axis) == want);
            kept += same_point(before, axis);
        } else if (i % 4) {
            check("no axis", same_point(axis, (Vec3){0, 0, 0}));
        }
        axis = i % 3 ? any_vec3() : odd_vec3();
        check("any hint", X(overlap_hull_hull_hinted)(&a, &b, &axis) == want);
        axis = (Vec3){REAL_NAN, REAL_INF, 1};
        check("a hint of NaN", X(overlap_hull_hull_hinted)(&a, &b, &axis) == want);
        yes += want, touching += i % 4 == 1 && want;
    }
    check_share(yes, samples, 0.1, 0.9);
    check_share(touching, samples, 0.05, 0.25);
    check_share(kept, samples, 0.1, 0.9);
}

TEST_FUNCTION(by_hand)
{
    const Vec3 p[3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, q[2] = {{1, 0, 0}, {5, 0, 0}};
    const X(hull) a = {.vertices = p, .vertex_count = 3},
                  touching = {.vertices = q, .vertex_count = 2},
                  beside = {.vertices = q + 1, .vertex_count = 1}, empty = {.vertex_count = 0};
    X(vec3) axis = {-1, 0, 0};
    check("touching", X(overlap_hull_hull_hinted)(&a, &touching, &axis));
    check("unchanged", same_point(axis, (Vec3){-1, 0, 0}));
    axis = (X(vec3)){-3, 1, 0}; /* a is at -3 or more, b at -15 */
    check("the hint holds",
          !X(overlap_hull_hull_hinted)(&a, &beside, &axis) && same_point(axis, (Vec3){-3, 1, 0}));
    axis = (X(vec3)){1, 0, 0};
    check("the hint points the other way",
          !X(overlap_hull_hull_hinted)(&a, &beside, &axis) && cmp(axis.x, <, 0));
    check("empty", !X(overlap_hull_hull_hinted)(&a, &empty, &axis));
    const Vec3 bad[2] = {{REAL_NAN, 0, 0}, {-5, 0, 0}};
    const X(hull) nan = {.vertices = bad, .vertex_count = 2};
    axis = (X(vec3)){1, 0, 0};
    check("NaN", !X(overlap_hull_hull_hinted)(&a, &nan, &axis));
}

TESTS_IN(overlap_hull_hull_hinted, cmocka_unit_test(by_hand), cmocka_unit_test(always_the_same))
