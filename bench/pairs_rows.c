/* bench/pairs_rows.c - every pair row of matrix.csv, and isect's forms of it. It is compiled for
 * float and for double (BENCH_DOUBLE 0 and 1). */
#include "pairs_shapes.h"

/* ---- points to draw about ---- */

static void begin(void *at, source *s)
{
    *(vec3 *)at = s->whole ? along(offset(s, 0), 3, offset(s, 0)) : in_cube(s, 2);
}

static void near(void *to, const void *at, double looseness, source *s)
{
    const vec3 *from = at;
    if (!s->whole)
        *(vec3 *)to = along(*from, (real)looseness, in_cube(s, 1));
    else if ((double)random_unit(&s->state) < looseness)
        *(vec3 *)to = along(*from, 1, offset(s, 0));
    else
        *(vec3 *)to = *from;
}

/* ---- a row ---- */

#define LAST_LANES
#define LAST_PLAIN
#define LAST_RULED , ISECT_EVEN_ODD /* the rule is the last argument */
#define LAST_ENGINE
#define LAST_SOLVED

#define ONE_PAIR(form, name)                                                                       \
    RUN(one_##name, name##_a, name##_b, name##_answer,                                             \
        X(name)((const name##_first *)&a[i], (const name##_second *)&b[i] LAST_##form))

#define TO_Bool answers
#define TO_Side answers
#define TO_Span *(const X(spans) *)answers
#define TO_Touch *(const X(touches) *)answers
#define TO_Nearest *(const X(nearests) *)answers
#define TO_Contact *(const X(contacts) *)answers
#define TO_Impact *(const X(impacts) *)answers
#define MANY_LANES(a, b, name, Answer)                                                             \
    static void many_pairs_of_##name(const void *first, const void *second, size_t n,              \
                                     void *answers)                                                \
    {                                                                                              \
        X(name##_n)(*(const many_##a *)first, *(const many_##b *)second, n, TO_##Answer);          \
    }
#define MANY_PLAIN(a, b, name, Answer)
#define MANY_RULED(a, b, name, Answer)
#define MANY_SOLVED(a, b, name, Answer)
#define MANY_ENGINE MANY_LANES

#define PAIR(form, question, a, b, name, A, B, Answer, EXACTNESS)                                  \
    ONE_PAIR(form, name)                                                                           \
    MANY_##form(a, b, name, Answer)
#include "rows/pairs.def"
#undef PAIR

/* ---- the list ---- */

#define VIEW_BYTES_Bool 0
#define VIEW_BYTES_Side 0
#define VIEW_BYTES_Span sizeof(X(spans))
#define VIEW_BYTES_Touch sizeof(X(touches))
#define VIEW_BYTES_Nearest sizeof(X(nearests))
#define VIEW_BYTES_Contact sizeof(X(contacts))
#define VIEW_BYTES_Impact sizeof(X(impacts))
/* The value for rows with a form for many, else 0. */
#define IF_LANES(value) value
#define IF_PLAIN(value) 0
#define IF_RULED(value) 0
#define IF_ENGINE(value) value
#define IF_SOLVED(value) 0

#define PAIR(form, question, a, b, name, A, B, Answer, EXACTNESS)                                  \
    {#name,                                                                                        \
     #question,                                                                                    \
     {#a, sizeof(drawn_##a), IF_##form(sizeof(many_##a)), draw_##a},                               \
     {#b, sizeof(drawn_##b), IF_##form(sizeof(many_##b)), draw_##b},                               \
     {"isect", ONE, ANSWER_##Answer, one_##name, NULL, NULL},                                      \
     IF_##form(many_pairs_of_##name),                                                              \
     IF_##form(VIEW_BYTES_##Answer),                                                               \
     sizeof(answer_##Answer)},
static const row rows[] = {
#include "rows/pairs.def"
};
#undef PAIR

/* Returns whether the shapes meet: the side is not outside, and inside only for a point. */
static bool meets(isect_side side, const row *r)
{
    return side != ISECT_OUTSIDE && (side != ISECT_INSIDE || strncmp(r->b.shape, "point", 5) == 0);
}

static bool yes(const void *answers, const row *r, answer_kind kind, answer_layout layout, size_t i,
                size_t pitch)
{
    const real *column = answers;
    const bool packed = layout == PACKED;
    switch (kind) {
    case ANSWER_Bool:
        return packed ? isect_bit(answers, i) : ((const bool *)answers)[i];
    case ANSWER_Side:
        return meets(packed ? (isect_side)((const uint8_t *)answers)[i]
                            : ((const isect_side *)answers)[i],
                     r);
    case ANSWER_Span:
        return packed ? column[i] <= column[pitch + i] : X(hit)(((const X(span) *)answers)[i]);
    case ANSWER_Intervals:
        return ((const X(intervals) *)answers)[i].count > 0;
    case ANSWER_Touch:
        return (packed ? column[i] : ((const X(touch) *)answers)[i].t) < (real)INFINITY;
    case ANSWER_Nearest:
        return (packed ? column[6 * pitch + i] : ((const X(nearest) *)answers)[i].distance2) <
               R(0.5);
    case ANSWER_Contact:
        return (packed ? column[i] : ((const X(contact) *)answers)[i].gap) <= 0;
    case ANSWER_Impact:
        return packed ? column[i] <= 1 : ((const X(impact) *)answers)[i].enter <= 1;
    case ANSWER_Common:
        return ((const X(common) *)answers)[i].count > 0;
    case ANSWER_Common2:
        return ((const X(common2) *)answers)[i].count > 0;
    case ANSWER_Crossing2:
        return ((const X(crossing2) *)answers)[i].count > 0;
    case ANSWER_Ray:
        return ((const X(ray) *)answers)[i].t_min < ((const X(ray) *)answers)[i].t_max;
    }
    return false;
}

/* ---- the hard cases of exact decisions ---- */

static vec3 grid_point(uint64_t *state, real i, real j)
{
    return (vec3){2 * i, 2 * j, (real)(2 * (int)(random_bits(state) % 5))};
}

static void aim(X(ray) * ray, vec3 target)
{
    ray->dir = sub(target, ray->origin);
    if (ray->dir.x == 0 && ray->dir.y == 0 && ray->dir.z == 0)
        ray->dir.x = 1;
    ray->t_min = 0;
    ray->t_max = INFINITY;
}

/* Draws a triangle of a landscape with even integer coordinates, and a ray from an integer point
 * exactly at one of its vertices or at the middle of one of its edges: all numbers are exact. */
static void draw_triangle_at_edge(void *a, void *b, uint64_t *state)
{
    X(ray) *ray = a;
    X(triangle) *triangle = b;
    real i = (real)(random_bits(state) % 64), j = (real)(random_bits(state) % 64);
    triangle->a = grid_point(state, i, j);
    triangle->b = grid_point(state, i + 1, j);
    triangle->c = grid_point(state, i, j + 1);
    vec3 ends[2] = {triangle->b, triangle->c};
    vec3 p = random_bits(state) % 2 ? triangle->a : ends[random_bits(state) % 2];
    vec3 q = random_bits(state) % 2 ? p : ends[random_bits(state) % 2];
    for (int k = 0; k < 3; k++)
        ((real *)&ray->origin)[k] =
            (real)(k < 2 ? random_bits(state) % 128 : random_bits(state) % 40 + 20);
    aim(ray, (vec3){(p.x + q.x) / 2, (p.y + q.y) / 2, (p.z + q.z) / 2});
}

/* Draws a box with integer coordinates, which may be flat, and a ray from an integer point exactly
 * at a corner or at a point of an edge. */
static void draw_box_at_edge(void *a, void *b, uint64_t *state)
{
    real target[3], lower[3], upper[3], origin[3];
    const unsigned side = random_bits(state), loose = random_bits(state) % 4; /* 3: a corner */
    for (unsigned k = 0; k < 3; k++) {
        lower[k] = (real)((int)(random_bits(state) % 19) - 9);
        upper[k] = lower[k] + (real)(random_bits(state) % 4);
        origin[k] = (real)((int)(random_bits(state) % 61) - 30);
        target[k] = side >> k & 1 ? upper[k] : lower[k];
        if (k == loose)
            target[k] = least(lower[k] + (real)(random_bits(state) % 2), upper[k]);
    }
    memcpy(&((X(aabb) *)b)->lower, lower, sizeof lower);
    memcpy(&((X(aabb) *)b)->upper, upper, sizeof upper);
    memcpy(&((X(ray) *)a)->origin, origin, sizeof origin);
    aim(a, (vec3){target[0], target[1], target[2]});
}

/* Sets a ray from a distance of a thousand times the size of the shape at a point of one of its
 * edges: the hit depends on the last bits. */
static void from_afar(X(ray) * ray, vec3 target, source *s)
{
    ray->origin = along(target, 1000, direction(s));
    aim(ray, target);
}
static void draw_box_afar(void *a, void *b, uint64_t *state)
{
    source s = {*state, false};
    X(aabb) *box = b;
    aabb_at(box, in_cube(&s, 2), &s);
    const uint32_t side = random_bits(&s.state);
    from_afar(a,
              (vec3){side & 1 ? box->lower.x : box->upper.x, side & 2 ? box->lower.y : box->upper.y,
                     size(&s, box->lower.z, box->upper.z)},
              &s);
    *state = s.state;
}
static void draw_triangle_afar(void *a, void *b, uint64_t *state)
{
    source s = {*state, false};
    X(triangle) *t = b;
    triangle_at(t, in_cube(&s, 2), &s);
    from_afar(a, along(t->a, size(&s, 0, 1), sub(t->b, t->a)), &s);
    *state = s.state;
}

static const pair_case cases[] = {
    {"cast_ray_capsule", "few hit", 0.1, false, false, NULL},
    {"cast_ray_capsule", "most hit", 0.9, false, false, NULL},
    {"cast_ray_triangle", "few hit", 0.1, false, false, NULL},
    {"cast_ray_triangle", "most hit", 0.9, false, false, NULL},
    {"cast_ray_triangle", "on its edges", 1, true, false, draw_triangle_at_edge},
    {"cast_ray_triangle", "its edges afar", 1, false, false, draw_triangle_afar},
    {"overlap_ray_aabb", "few hit", 0.1, false, true, NULL},
    {"overlap_ray_aabb", "most hit", 0.9, false, true, NULL},
    {"overlap_ray_aabb", "on its edges", 1, true, false, draw_box_at_edge},
    {"overlap_ray_aabb", "its edges afar", 1, false, false, draw_box_afar},
    {"cast_ray_aabb", "few hit", 0.1, false, true, NULL},
    {"cast_ray_aabb", "most hit", 0.9, false, true, NULL},
    {"cast_ray_aabb", "on its edges", 1, true, false, draw_box_at_edge},
    {"overlap_triangle_aabb", "touching", 0.4, true, false, NULL},
    {"overlap_segment_triangle", "few meet", 0.1, false, false, NULL},
    {"overlap_segment_triangle", "most meet", 0.9, false, false, NULL},
    {"overlap_triangle_triangle", "few meet", 0.1, false, false, NULL},
    {"overlap_triangle_triangle", "most meet", 0.9, false, false, NULL},
    {"overlap_point_plane", "none on it", 0, false, true, NULL},
    {"meet_segment_triangle", "touching", 0.4, true, false, NULL},
    {"meet_triangle_triangle", "touching", 0.4, true, false, NULL},
    {"meet_segment2_segment2", "touching", 0.4, true, false, NULL},
};

const row_list *BOTH(rows)(void)
{
    static row_list list = {.precision = PRECISION,
                            .number_bytes = sizeof(real),
                            .rows = rows,
                            .count = sizeof rows / sizeof *rows,
                            .cases = cases,
                            .case_count = sizeof cases / sizeof *cases,
                            .begin = begin,
                            .near = near,
                            .yes = yes};
    list.rivals = BOTH(published)(&list.rival_count);
    return &list;
}
