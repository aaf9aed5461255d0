/* tests/soak/convex.c - the convex solver on the inputs that break such algorithms, for any length
 * of time.
 *
 *     soak_convex_float [COUNT [SEED]]    COUNT pairs of sets; 20000 if left out
 *
 * Sets are those of kit/affine.h: points, segments, triangles, boxes, hulls, balls as ellipsoids,
 * cylinders, cones, discs; tame, flat, in line, of any thickness, touching up to an ulp, nested,
 * equal, with corners in common. Each pair is tested for distance, overlap and contact, and once
 * more with caches, also of another pair. Bounds and decisions are proved again in long double from
 * the answer alone (kit/judge_convex.h). For each simple set it prints how many answers were of
 * which kind, how many did not reach the tolerance within 4096 roundings, and how many steps were
 * taken. A wrong answer is printed by its numbers. Exit code 0: no answer was wrong. */
#include "kit/judge_convex.h"

enum { MOST_REPORTS = 5 };
static const double tolerance = 1e-12;

static bool contact_holds(const Affine *a, const Affine *b, const ConvexContact *c)
{
    const double rounding = 64 * rounding_of(a, b), radii = a->radius + b->radius;
    bool well = no_nan(&c->gap_low, 11) && c->gap_low <= c->gap_high &&
                c->iterations <= CONVEX_STEPS + 2 * CONVEX_DEPTH_STEPS;
    /* the plane across the normal: neither the distance nor the depth exceeds its gap */
    const double along = (double)gap_along(a, b, c->normal) - radii;
    well &= outside_of(a, c->a, c->normal) <= (long double)(a->radius + rounding);
    well &= outside_of(b, c->b, c->normal) <= (long double)(b->radius + rounding);
    return well && along >= c->gap_low - rounding - 4e-6 * (size_of_affine(a) + size_of_affine(b));
}

/* The first call has the cache of another pair, as if both had moved far. The second has its
 * own. */
static bool caches_hold(const Affine *one, const Affine *two, ConvexCache *cache)
{
    const Convex a = convex_of(one), b = convex_of(two);
    bool well = true;
    for (int again = 0; again < 2; again++) {
        const ConvexDistance d = isect_convex_distance(&a, &b, tolerance, INFINITY, cache);
        well &= bounds_hold(one, two, &d);
    }
    ConvexDistance proof;
    const bool overlap = isect_convex_overlap(&a, &b, cache, &proof);
    return well && decision_holds(one, two, overlap, &proof);
}
static void soak_pair(ConvexJudged *judged, ConvexJudged *contacts)
{
    static ConvexCache cache;
    Affine one, two;
    draw_two(&one, &two);
    const Convex a = convex_of(&one), b = convex_of(&two);
    const ConvexDistance d = isect_convex_distance(&a, &b, tolerance, INFINITY, NULL);
    ConvexJudged *counted = &judged[one.simple > two.simple ? one.simple : two.simple];
    ConvexDistance proof;
    const bool overlap = isect_convex_overlap(&a, &b, NULL, &proof);
    count_answer(counted, &one, &two, &d, tolerance);
    bool well = bounds_hold(&one, &two, &d) && decision_holds(&one, &two, overlap, &proof) &&
                (overlap != d.apart || !d.sure || !proof.sure);
    well &= caches_hold(&one, &two, &cache);
    if (d.core_low <= 0 || any_int(0, 7) == 0) {
        const ConvexContact c = isect_convex_contact(&a, &b, tolerance, NULL);
        contacts->asked++;
        contacts->open +=
            c.gap_high - c.gap_low > 1e-2 * fabs(c.gap_low) + 256 * rounding_of(&one, &two);
        well &= contact_holds(&one, &two, &c);
    }
    if (well || counted->wrong++ >= MOST_REPORTS)
        return;
    printf("WRONG\n");
    print_affine("a", &one), print_affine("b", &two);
}

static void print_steps(const ConvexJudged *judged)
{
    int most = CONVEX_STEPS;
    while (most > 0 && !judged->steps[most])
        most--;
    printf("steps:");
    for (int k = 0; k <= most; k++)
        if (judged->steps[k])
            printf(" %d:%ld", k, judged->steps[k]);
    printf("\n");
}

int main(int argc, char **argv)
{
    static const char *const name[] = {"point",    "segment",    "triangle", "tetrahedron",
                                       "cube",     "octahedron", "points",   "ball",
                                       "cylinder", "cone",       "disc"};
    static ConvexJudged judged[SIMPLES], contacts, all;
    const long count = argc > 1 ? atol(argv[1]) : 20000;
    if (count <= 0)
        return 2;
    if (argc > 2)
        seed ^= 2 * strtoull(argv[2], NULL, 10);
    for (long i = 0; i < count; i++)
        soak_pair(judged, &contacts);
    printf("%-12s %10s %7s %7s %7s %9s %9s %7s\n", "up to", "asked", "apart%", "meets%", "unsure%",
           "open", "widest", "wrong");
    for (int k = 0; k < SIMPLES; k++) {
        const ConvexJudged *j = &judged[k];
        const double percent = 100 / fmax((double)j->asked, 1);
        printf("%-12s %10ld %7.2f %7.2f %7.2f %9ld %9.3g %7ld\n", name[k], j->asked,
               percent * (double)j->apart, percent * (double)j->meets, percent * (double)j->unsure,
               j->open, j->widest, j->wrong);
        for (int s = 0; s <= CONVEX_STEPS; s++)
            all.steps[s] += j->steps[s];
        all.asked += j->asked, all.wrong += j->wrong;
    }
    print_steps(&all);
    printf("contacts: %ld asked, %ld open\n", contacts.asked, contacts.open);
    printf("%ld pairs, %ld wrong\n", all.asked, all.wrong);
    return all.wrong != 0;
}
