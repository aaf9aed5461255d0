/* tests/engine/contact_polytopes.c - the depth of polytopes against the optimum: of
 * isect_contact_hull_hull, isect_contact_triangle_hull, isect_contact_triangle_triangle and
 * isect_contact_aabb_hull.
 *
 * The least move that parts two polytopes is along the normal of a face of one, or across an
 * edge of each: so it is the best of all planes through three vertices of one of them and of
 * all pairs of lines through two vertices each. Vertices are small integers, so that all
 * heights are exact, and the optimum is rounded only by a root and a quotient of long double. */
#include "kit/kit.h"
#include "kit/random.h"

#include HEADER(any)

typedef long double Long;
enum { MOST = 8 };
#define BOUND (ISECT_DOUBLE ? 1e-13L : 1e-6L) /* of the size */

typedef struct Corners {
    Vec3 at[MOST];
    int count;
} Corners;

static Corners drawn(int count, int most)
{
    Corners c = {.count = count};
    for (int i = 0; i < count; i++)
        c.at[i] = whole_vec3(most);
    return c;
}
static Corners of_box(const Aabb *box)
{
    Corners c = {.count = 8};
    for (int i = 0; i < 8; i++)
        c.at[i] =
            (Vec3){(i & 1 ? &box->upper : &box->lower)->x, (i & 2 ? &box->upper : &box->lower)->y,
                   (i & 4 ? &box->upper : &box->lower)->z};
    return c;
}

/* How far the differences reach along n, of any length and not 0. */
static Long reach(const Corners *a, const Corners *b, Vec3 n)
{
    Long most = -INFINITY, least = INFINITY;
    for (int i = 0; i < a->count; i++)
        most = fmaxl(most, dot(n, a->at[i]));
    for (int i = 0; i < b->count; i++)
        least = fminl(least, dot(n, b->at[i]));
    return (most - least) / sqrtl((Long)n.x * n.x + (Long)n.y * n.y + (Long)n.z * n.z);
}
static void try(const Corners *a, const Corners *b, Vec3 u, Vec3 v, Long *depth)
{
    const Vec3 n = cross(u, v), back = {-n.x, -n.y, -n.z};
    if (dot(n, n) > 0)
        *depth = fminl(*depth, fminl(reach(a, b, n), reach(a, b, back)));
}
static Long best_depth(const Corners *a, const Corners *b)
{
    Long depth = INFINITY;
    for (int side = 0; side < 2; side++) {
        const Corners *c = side ? b : a;
        for (int i = 0; i < c->count; i++)
            for (int j = 0; j < i; j++)
                for (int k = 0; k < j; k++)
                    try(a, b, sub(c->at[j], c->at[i]), sub(c->at[k], c->at[i]), &depth);
    }
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < b->count; k++)
                for (int l = 0; l < k; l++)
                    try(a, b, sub(a->at[j], a->at[i]), sub(b->at[l], b->at[k]), &depth);
    return depth;
}

typedef struct Tally {
    int deep, apart;
    Long worst;
} Tally;

static void judge(const char *name, const Corners *a, const Corners *b, real gap, int most,
                  Tally *tally)
{
    const Long want = best_depth(a, b), size = 4 * (Long)most;
    if (want == INFINITY) /* all in line */
        return;
    tally->apart += gap > 0, tally->deep += gap <= 0;
    if (gap > 0)
        return;
    check(name, cmp(want, >=, 0));
    tally->worst = fmaxl(tally->worst, fabsl(want + (Long)gap) / size);
    check(name, cmp(fabsl(want + (Long)gap), <=, BOUND * size));
}

TEST_FUNCTION(cases)
{
    const int samples = soak(1200);
    Tally tally = {0};
    for (int i = 0; i < samples; i++) {
        const int most = 1 << any_int(1, 5);
        const Corners a = drawn(any_int(1, MOST), most), b = drawn(any_int(1, MOST), most),
                      c = drawn(3, most), d = drawn(3, most);
        const X(hull) hull_a = {.vertices = a.at, .vertex_count = (size_t)a.count},
                      hull_b = {.vertices = b.at, .vertex_count = (size_t)b.count};
        const Triangle one = {c.at[0], c.at[1], c.at[2]}, two = {d.at[0], d.at[1], d.at[2]};
        const Vec3 p = whole_vec3(most), q = whole_vec3(most);
        const Aabb box = box_of(p, q);
        const Corners of_aabb = of_box(&box);
        judge("hull/hull", &a, &b, X(contact_any)(X(any_hull)(&hull_a), X(any_hull)(&hull_b)).gap,
              most, &tally);
        judge("triangle/hull", &c, &b,
              X(contact_any)(X(any_triangle)(&one), X(any_hull)(&hull_b)).gap, most, &tally);
        judge("triangle/triangle", &c, &d,
              X(contact_any)(X(any_triangle)(&one), X(any_triangle)(&two)).gap, most, &tally);
        judge("aabb/hull", &of_aabb, &b,
              X(contact_any)(X(any_aabb)(&box), X(any_hull)(&hull_b)).gap, most, &tally);
    }
    printf("%d deep, %d apart: depth within %.2Lg of the size\n", tally.deep, tally.apart,
           tally.worst);
    check_share(tally.deep, 4 * samples, 0.2, 0.9);
    check_share(tally.apart, 4 * samples, 0.05, 0.8);
}

CASES(engine_contact_polytopes)
