/* kit/judge_convex.h - checks the bounds of an answer of the convex solver. Every bound is proved
 * again in long double, from the answer alone: the lower one by the plane, the upper one by the two
 * points. */
#ifndef ISECT_TEST_JUDGE_CONVEX_H
#define ISECT_TEST_JUDGE_CONVEX_H

#include "kit/affine.h"

typedef struct ConvexJudged {
    long asked, apart, meets, unsure; /* of each answer */
    long wrong, open;                 /* `open`: the bounds did not meet */
    long steps[CONVEX_STEPS + 1];
    double widest; /* between the bounds, of the size */
} ConvexJudged;

static inline double distance_of(const double a[3], const double b[3])
{
    const double d[3] = {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    return sqrt(dot_d(d, d));
}
static inline double rounding_of(const Affine *a, const Affine *b)
{
    return DBL_EPSILON * (size_of_affine(a) + size_of_affine(b) + a->radius + b->radius);
}
/* The rounding error of the judge. */
static inline long double own_rounding(const Affine *a, const Affine *b)
{
    return 8 * LDBL_EPSILON * (long double)(size_of_affine(a) + size_of_affine(b));
}
static inline bool no_nan(const double *x, size_t count)
{
    bool well = true;
    for (size_t i = 0; i < count; i++)
        well &= x[i] == x[i];
    return well;
}
static inline bool bounds_hold(const Affine *a, const Affine *b, const ConvexDistance *d)
{
    const double rounding = rounding_of(a, b), radii = a->radius + b->radius;
    bool well = d->iterations <= CONVEX_STEPS && d->core_low <= d->core_high &&
                no_nan(&d->distance_low, 4) && no_nan(d->a, 15);
    well &= d->core_low <= 0 ||
            gap_along(a, b, d->normal) >= (long double)d->core_low - own_rounding(a, b);
    well &= fabs(distance_of(d->core_a, d->core_b) - d->core_high) <= 16 * rounding;
    well &= outside_of(a, d->core_a, d->normal) <= (long double)(64 * rounding);
    well &= outside_of(b, d->core_b, d->normal) <= (long double)(64 * rounding);
    well &= d->distance_low == d->core_low - radii && d->distance_high == d->core_high - radii;
    well &= !d->apart || d->distance_low > 0;
    if (d->apart)
        well &= fabs(distance_of(d->a, d->b) - d->distance_high) <= 64 * rounding;
    else
        well &= d->sure || d->distance_low <= 2 * rounding;
    return well;
}
/* A point that is in both, or a plane between them. In sets that are as thin as some thousand
 * roundings the point may be off by their thickness. */
static inline bool decision_holds(const Affine *a, const Affine *b, bool overlap,
                                  const ConvexDistance *d)
{
    const double rounding = 4096 * rounding_of(a, b);
    if (!overlap)
        return gap_along(a, b, d->normal) >
               (long double)(a->radius + b->radius) - own_rounding(a, b);
    return distance_of(d->core_a, d->core_b) <= a->radius + b->radius + rounding &&
           outside_of(a, d->core_a, d->normal) <= (long double)rounding &&
           outside_of(b, d->core_b, d->normal) <= (long double)rounding;
}
static inline void count_answer(ConvexJudged *judged, const Affine *a, const Affine *b,
                                const ConvexDistance *d, double tolerance)
{
    const double rest = d->core_high - (d->core_low > 0 ? d->core_low : 0);
    const double band = rest / rounding_of(a, b);
    judged->asked++;
    judged->steps[d->iterations]++;
    judged->apart += d->apart, judged->unsure += !d->sure, judged->meets += !d->apart && d->sure;
    if (!(rest <= tolerance * d->core_high) && d->core_high > 0) {
        judged->widest = fmax(judged->widest, band);
        judged->open += band > 4096;
    }
}
static inline void print_affine(const char *name, const Affine *s)
{
    printf("%s: simple %d, radius %a, center %a %a %a\n", name, (int)s->simple, s->radius,
           s->center[0], s->center[1], s->center[2]);
    for (int k = 0; k < 3; k++)
        printf("  column %a %a %a\n", s->column[k][0], s->column[k][1], s->column[k][2]);
    for (int v = 0; v < s->count; v++)
        printf("  vertex %a %a %a\n", s->vertex[v][0], s->vertex[v][1], s->vertex[v][2]);
}

/* Two sets: apart, touching but for so little, nested, the same, or with corners in common. */
static inline void draw_two(Affine *a, Affine *b)
{
    static const double offset[] = {0, 0, 1e-16, -1e-16, 1e-13, -1e-13, 1e-8, -1e-8, 1e-3, -0.1};
    draw_affine(a, (Simple)any_int(0, SIMPLES - 1));
    draw_affine(b, (Simple)any_int(0, SIMPLES - 1));
    switch (any_int(0, 5)) {
    case 0:
    case 1:
        bring_together(a, b, offset[any_int(0, (int)COUNT(offset) - 1)]);
        break;
    case 2:
        memcpy(b->center, a->center, sizeof a->center);
        set_vertices(b);
        break;
    case 3:
        if (any_int(0, 3) == 0)
            *b = *a;
        else if (a->count && b->count)
            for (int v = 0; v < any_int(1, 4); v++)
                memcpy(b->vertex[v % b->count], a->vertex[v % a->count], sizeof a->vertex[0]);
        break;
    default:
        break;
    }
}

#endif
