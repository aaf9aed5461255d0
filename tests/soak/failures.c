/* tests/soak/failures.c - how often are the published forms wrong, computed in rounded numbers, and
 * how often is isect? The questions are those of kit/nasty.h, judged by kit/solid.h without
 * rounding.
 *
 *     soak_failures_float [COUNT]     COUNT questions of each class, 100000 if left out
 *
 * It prints tables in Markdown, which tools/exactness puts into docs/exactness.md: per class the
 * percentage of wrong answers.
 *
 * - Inputs that a form does not admit are left out for all: triangles whose corners are on one
 *   line.
 * - Rays are lines that are not parallel to the triangle, since t itself is rounded. The triangle
 *   is closed.
 * - `leaks` are lines through the middle part of the common edge of two triangles, up to rounding.
 *   They hit one triangle without rounding, and neither by the form.
 * - Spheres are made to touch by their radius, up to an ulp.
 *
 * Exit code 0: isect was never wrong. */
#include "core/stage.h"
#include "kit/nasty.h"
#include "kit/solid.h"
#include "soak/published.h"

int isect_stage; /* counted by the formulas of the soak */

enum { MOST_FORMS = 4, MOST_NUMBERS = 18 };

typedef struct Question {
    real a[MOST_NUMBERS], b[MOST_NUMBERS];
} Question;

typedef struct Named {
    const char *name;
    Form *form;
} Named;

typedef struct Table {
    const char *title;
    bool (*make)(Question *question, Nasty class); /* false: not tested */
    int (*truth)(const Question *question);
    Named form[MOST_FORMS]; /* the first is isect */
    bool leaks;
} Table;

/* ---- isect ---- */

#define SOLVED(name)                                                                               \
    static int isect_##name(const void *a, const void *b)                                          \
    {                                                                                              \
        return X(overlap_##name)(a, b);                                                            \
    }
SOLVED(sphere_aabb)
SOLVED(sphere_sphere)
#ifdef SOAK_TRIANGLES
SOLVED(triangle_triangle)
#endif
static int isect_ray_triangle(const void *a, const void *b)
{
    return X(cast_ray_triangle)(a, b).t < REAL_INF;
}
static int isect_orient2d_(const void *a, const void *b)
{
    const Vec2 *p = a;
    return X(orient2d)(p, p + 1, b);
}
static int isect_orient3d_(const void *a, const void *b)
{
    const Vec3 *p = a;
    return X(orient3d)(p, p + 1, p + 2, b);
}

/* ---- the truth ---- */

static Polytope hull_of(const real *x, int count)
{
    Polytope p;
    polytope_begin(&p);
    for (int i = 0; i < 3 * count; i += 3)
        polytope_point(&p, (double)x[i], (double)x[i + 1], (double)x[i + 2]);
    return p;
}

/* The sign of the determinant of the differences from the last of two or three points. */
static int truth_of_sign(const real *rows, const real *last, int dimension)
{
    Whole m[3][3], from[3];
    double all[12];
    const int count = dimension * dimension;
    for (int i = 0; i < count + dimension; i++)
        all[i] = (double)(i < count ? rows[i] : last[i - count]);
    whole_used = 0, whole_scale = scale_of(all, count + dimension, 0);
    for (int k = 0; k < dimension; k++)
        from[k] = whole_scaled(all[count + k], 1);
    for (int i = 0; i < count; i++)
        m[i / dimension][i % dimension] = whole_minus(whole_scaled(all[i], 1), from[i % dimension]);
    return mpz_sgn(whole_det(m, dimension, -1, NULL));
}
static int truth_of_orient2d(const Question *q)
{
    return truth_of_sign(q->a, q->b, 2);
}
static int truth_of_orient3d(const Question *q)
{
    return truth_of_sign(q->a, q->b, 3);
}
#ifdef SOAK_TRIANGLES
static int truth_of_triangles(const Question *q)
{
    const Polytope a = hull_of(q->a, 3), b = hull_of(q->b, 3);
    return polytopes_meet(&a, &b);
}
#endif
static int truth_of_ray(const Question *q)
{
    const Polytope triangle = hull_of(q->b, 3);
    Polytope ray = hull_of(q->a, 1);
    polytope_direction(&ray, (double)q->a[3], (double)q->a[4], (double)q->a[5]);
    polytope_direction(&ray, -(double)q->a[3], -(double)q->a[4], -(double)q->a[5]);
    return polytopes_meet(&ray, &triangle);
}
/* Either of the two triangles that lie one behind the other. */
static int truth_of_leak(const Question *q)
{
    Question second = *q;
    memcpy(second.b, q->b + 9, 9 * sizeof *q->b);
    return truth_of_ray(q) || truth_of_ray(&second);
}
static Solid ball_of(const real *x)
{
    Solid ball = {.core = hull_of(x, 1), .radius = (double)x[3], .empty = !(x[3] >= 0)};
    return ball;
}
static int truth_of_balls(const Question *q)
{
    const Solid a = ball_of(q->a), b = ball_of(q->b);
    return solids_meet(&a, &b);
}
static int truth_of_ball_and_box(const Question *q)
{
    double lower[3], upper[3];
    const Solid a = ball_of(q->a);
    Solid b = {.radius = 0};
    for (int k = 0; k < 3; k++)
        lower[k] = (double)q->b[k], upper[k] = (double)q->b[k + 3];
    solid_box(&b, lower, upper);
    return solids_meet(&a, &b);
}

/* ---- questions ---- */

/* True if the corners are on one line. */
static bool needle(const real *x)
{
    const real *p[3] = {x, x + 3, x + 6};
    for (int k = 0; k < 3; k++) {
        const int l = (k + 1) % 3;
        const real rows[4] = {p[0][k], p[0][l], p[1][k], p[1][l]}, last[2] = {p[2][k], p[2][l]};
        if (truth_of_sign(rows, last, 2))
            return false;
    }
    return true;
}
static void make_points(Question *q, Nasty class, int na, int nb)
{
    nasty_question(class, (Vec3 *)(void *)q->a, na, (Vec3 *)(void *)q->b, nb);
}
#ifdef SOAK_TRIANGLES
static bool make_triangles(Question *q, Nasty class)
{
    make_points(q, class, 3, 3);
    return !needle(q->a) && !needle(q->b);
}
#endif
static bool make_orient3d(Question *q, Nasty class)
{
    make_points(q, class, 3, 1);
    return true;
}
static bool make_orient2d(Question *q, Nasty class)
{
    make_points(q, class, 2, 1);
    q->a[2] = q->a[3], q->a[3] = q->a[4];
    return true;
}
/* True if the ray is not parallel to the triangle: det(d, b - a, c - a) is not 0. */
static bool pierces(const real *ray, const real *triangle)
{
    Whole m[3][3];
    double all[12];
    for (int i = 0; i < 12; i++)
        all[i] = (double)(i < 3 ? ray[3 + i] : triangle[i - 3]);
    whole_used = 0, whole_scale = scale_of(all, 12, 0);
    for (int k = 0; k < 3; k++) {
        Whole from = whole_scaled(all[3 + k], 1);
        m[0][k] = whole_scaled(all[k], 1);
        m[1][k] = whole_minus(whole_scaled(all[6 + k], 1), from);
        m[2][k] = whole_minus(whole_scaled(all[9 + k], 1), from);
    }
    return mpz_sgn(whole_det(m, 3, -1, NULL)) != 0;
}
/* The line goes through two points, and is infinite in both directions. */
static void end_ray(real *ray)
{
    for (int k = 0; k < 3; k++)
        ray[3 + k] -= ray[k];
    ray[6] = -REAL_INF, ray[7] = REAL_INF;
}
static bool make_ray(Question *q, Nasty class)
{
    make_points(q, class, 2, 3);
    end_ray(q->a);
    return !needle(q->b) && pierces(q->a, q->b);
}
/* A ray at a point of the edge that two triangles have in common, one on either side of it. */
static bool make_leak(Question *q, Nasty class)
{
    Vec3 corner[4], from[1];
    nasty_question(class, corner, 3, from, 1);
    const Vec3 *a = &corner[0], *b = &corner[1];
    corner[3] = mad(sub(*a, sub(corner[2], *b)), any_real(0, 1) / 4, sub(*b, *a));
    const Vec3 at = mad(*a, any_real(R(0.125), R(0.875)), sub(*b, *a)), dir = sub(at, from[0]);
    const Vec3 second[3] = {*b, *a, corner[3]};
    const Ray ray = {from[0], dir, -REAL_INF, REAL_INF};
    memcpy(q->a, &ray, sizeof ray);
    memcpy(q->b, corner, 3 * sizeof *corner);
    memcpy(q->b + 9, second, sizeof second);
    return !needle(q->b) && !needle(q->b + 9) && pierces(q->a, q->b) && pierces(q->a, q->b + 9);
}

/* The radius is the least with which isect returns true, or an ulp less. */
static void touch_by_radius(Question *q, Form *ask)
{
    const real given = q->a[3];
    real less = 0, more = given;
    q->a[3] = 0;
    if (ask(q->a, q->b)) {
        q->a[3] = given;
        return;
    }
    q->a[3] = more = REAL_MAX / 4;
    for (;;) {
        const real middle = more > 2 * less && less > 0 ? real_sqrt(less) * real_sqrt(more)
                            : less > 0                  ? less + (more - less) / 2
                                                        : more / (real)(1 << 15);
        if (!(middle > less && middle < more))
            break;
        q->a[3] = middle;
        *(ask(q->a, q->b) ? &more : &less) = middle;
    }
    q->a[3] = any_int(0, 1) ? more : less;
}
static bool make_balls(Question *q, Nasty class)
{
    Vec3 p[2], r[2];
    nasty_question(class, p, 2, r, 2);
    const Sphere a = nasty_Sphere(p), b = nasty_Sphere(r);
    memcpy(q->a, &a, sizeof a);
    memcpy(q->b, &b, sizeof b);
    if (class != NASTY_RANDOM)
        touch_by_radius(q, isect_sphere_sphere);
    return a.radius >= 0 && b.radius >= 0;
}
static bool make_ball_and_box(Question *q, Nasty class)
{
    Vec3 p[2], r[2];
    nasty_question(class, p, 2, r, 2);
    const Sphere a = nasty_Sphere(p);
    const Aabb b = box_of(r[0], r[1]);
    memcpy(q->a, &a, sizeof a);
    memcpy(q->b, &b, sizeof b);
    if (class != NASTY_RANDOM)
        touch_by_radius(q, isect_sphere_aabb);
    return a.radius >= 0;
}

/* ---- tables ---- */

static const Table tables[] = {
#ifdef SOAK_TRIANGLES
    {"triangle/triangle",
     make_triangles,
     truth_of_triangles,
     {{"isect", isect_triangle_triangle},
      {"Möller 1997", published_triangle_triangle_moller},
      {"without epsilon", published_triangle_triangle_moller_0},
      {"Guigue, Devillers 2003", published_triangle_triangle_guigue}},
     false},
#endif
    {"ray/triangle",
     make_ray,
     truth_of_ray,
     {{"isect", isect_ray_triangle},
      {"Möller, Trumbore 1997", published_ray_triangle_moller},
      {"Woop et al. 2013", published_ray_triangle_woop}},
     false},
    {"ray/triangle, leaks at a shared edge",
     make_leak,
     truth_of_leak,
     {{"isect", isect_ray_triangle},
      {"Möller, Trumbore 1997", published_ray_triangle_moller},
      {"Woop et al. 2013", published_ray_triangle_woop}},
     true},
    {"orient3d",
     make_orient3d,
     truth_of_orient3d,
     {{"isect", isect_orient3d_}, {"determinant", published_orient3d}},
     false},
    {"orient2d",
     make_orient2d,
     truth_of_orient2d,
     {{"isect", isect_orient2d_}, {"determinant", published_orient2d}},
     false},
    {"sphere/aabb",
     make_ball_and_box,
     truth_of_ball_and_box,
     {{"isect", isect_sphere_aabb}, {"Arvo 1990", published_sphere_aabb}},
     false},
    {"sphere/sphere",
     make_balls,
     truth_of_balls,
     {{"isect", isect_sphere_sphere}, {"squares", published_sphere_sphere}},
     false},
};

static bool fails(const Table *table, Form *form, const Question *q, int want)
{
    if (table->leaks)
        return want && !form(q->a, q->b) && !form(q->a, q->b + 9);
    return form(q->a, q->b) != want;
}

static long print_class(const Table *table, Nasty class, long count)
{
    long asked = 0, failed[MOST_FORMS] = {0};
    for (long i = 0; i < count; i++) {
        Question q;
        memset(&q, 0, sizeof q);
        if (!table->make(&q, class))
            continue;
        const int want = table->truth(&q);
        asked++;
        for (int k = 0; k < MOST_FORMS && table->form[k].form; k++)
            failed[k] += fails(table, table->form[k].form, &q, want);
    }
    if (asked < count / 20)
        return 0;
    printf("| %s | %ld |", nasty_name[class], asked);
    for (int k = 0; k < MOST_FORMS && table->form[k].form; k++)
        printf(failed[k] ? " %.3g |" : " 0 |", 100 * (double)failed[k] / (double)asked);
    printf("\n");
    return failed[0];
}

int main(int argc, char **argv)
{
    const long count = argc > 1 ? atol(argv[1]) : 100000;
    long bad = 0;
    if (count <= 0)
        return 2;
    for (size_t t = 0; t < COUNT(tables); t++) {
        printf("%s**%s, %s**\n\n| class | inputs |", t ? "\n" : "", tables[t].title,
               ISECT_DOUBLE ? "double" : "float");
        for (int k = 0; k < MOST_FORMS && tables[t].form[k].form; k++)
            printf(" %s %% |", tables[t].form[k].name);
        printf("\n| --- | --- |");
        for (int k = 0; k < MOST_FORMS && tables[t].form[k].form; k++)
            printf(" --- |");
        printf("\n");
        for (int class = 0; class < NASTY_CLASSES; class ++)
            bad += print_class(&tables[t], (Nasty) class, count);
        fflush(stdout);
    }
    return bad != 0;
}
