/* fuzz/pairs.c - all pairs, one at a time and many at a time. The first byte says how the others
 * become numbers; every pair reads the same ones. */
#include "numbers.h"

enum { MOST = 70, MAX_NUMBERS = 16, LARGEST = 48 }; /* few shapes have more than 16 numbers */

static real a[MOST * MAX_NUMBERS], b[MOST * LARGEST];
static size_t n;

static void check_yes(bool answer, const void *x, const void *y)
{
    (void)answer, (void)x, (void)y;
}
static void check_side(isect_side answer, const void *x, const void *y)
{
    (void)x, (void)y;
    require(answer <= ISECT_INSIDE);
}
static void check_span(X(span) answer, const X(ray) * ray, const void *y)
{
    (void)y;
    if (answer.enter <= answer.leave)
        require(proper_t(answer.enter, ray) && proper_t(answer.leave, ray));
    else
        require(answer.enter == REAL_INF && answer.leave == -REAL_INF);
}
static void check_touch(X(touch) answer, const X(ray) * ray, const void *y)
{
    (void)y;
    require(is_share(answer.u) && is_share(answer.v) && is_share(answer.w));
    if (answer.t < REAL_INF)
        require(proper_t(answer.t, ray) && answer.t >= -REAL_MAX);
    else
        require(answer.t == REAL_INF && answer.u == 0 && answer.v == 0 && answer.w == 0);
}

/* Rays in the plane: only the range matters here. */
static X(ray) range_of(const X(ray2) * ray)
{
    return (X(ray)){{0, 0, 0}, {0, 0, 0}, ray->t_min, ray->t_max};
}
static void check_span2(X(span) answer, const X(ray2) * ray, const void *y)
{
    const X(ray) range = range_of(ray);
    check_span(answer, &range, y);
}
static void check_touch2(X(touch) answer, const X(ray2) * ray, const void *y)
{
    const X(ray) range = range_of(ray);
    check_touch(answer, &range, y);
}

static void check_nearest(X(nearest) answer, const void *x, const void *y)
{
    const real *number = (const real *)&answer;
    (void)x, (void)y;
    for (int i = 0; i < 6; i++)
        require(number[i] >= -REAL_MAX && number[i] <= REAL_MAX);
    if (answer.distance2 == 0)
        require(!memcmp(&answer.a, &answer.b, sizeof answer.a));
    else
        require(answer.distance2 > 0);
    if (answer.distance2 > REAL_MAX)
        require(number[0] == 0 && number[1] == 0 && number[2] == 0 && number[3] == 0 &&
                number[4] == 0 && number[5] == 0);
}

/* The batch forms write to memory of exactly their size, and say what the function says. */
#define BATCH_yes(call)                                                                            \
    uint64_t *out = malloc(isect_words(n) * sizeof *out);                                          \
    call;                                                                                          \
    for (size_t i = 0; i < n; i++)                                                                 \
        want[i] = isect_bit(out, i);                                                               \
    require(n % 64 == 0 || out[n / 64] >> n % 64 == 0);                                            \
    free(out)
#define BATCH_side(call)                                                                           \
    uint8_t *out = malloc(n);                                                                      \
    call;                                                                                          \
    for (size_t i = 0; i < n; i++)                                                                 \
        want[i] = (isect_side)out[i];                                                              \
    free(out)
#define BATCH_numbers(call, many)                                                                  \
    const many out = answers;                                                                     \
    call
#define BATCH_span(call) BATCH_numbers(call, X(spans))
#define BATCH_touch(call) BATCH_numbers(call, X(touches))
#define BATCH_span2(call) BATCH_span(call)
#define BATCH_touch2(call) BATCH_touch(call)
#define BATCH_nearest(call) BATCH_numbers(call, X(nearests))

typedef isect_side side_answer;
typedef bool yes_answer;
typedef X(span) span_answer;
typedef X(touch) touch_answer;
typedef X(span) span2_answer;
typedef X(touch) touch2_answer;
typedef X(nearest) nearest_answer;
#define ANSWERS_yes
#define ANSWERS_side
#define ANSWERS_span const X(spans) answers = X(spans_of)(want);
#define ANSWERS_touch const X(touches) answers = X(touches_of)(want);
#define ANSWERS_span2 ANSWERS_span
#define ANSWERS_touch2 ANSWERS_touch
#define ANSWERS_nearest const X(nearests) answers = X(nearests_of)(want);

#define FORM(call, kind, x, y, one)                                                                \
    do {                                                                                           \
        BATCH_##kind(call);                                                                        \
        for (size_t i = 0; i < n; i++) {                                                           \
            kind##_answer got = one(x, y);                                                         \
            check_##kind(got, x, y);                                                               \
            require(!memcmp(&got, &want[i], sizeof got));                                          \
        }                                                                                          \
    } while (0)

#define PAIR(question, A, As, B, Bs, kind)                                                         \
    do {                                                                                           \
        static kind##_answer want[MOST];                                                           \
        ANSWERS_##kind const X(A) *as = (const void *)a;                                           \
        const X(B) *bs = (const void *)b;                                                          \
        const X(As) many_a = X(As##_of)(as);                                                       \
        const X(Bs) many_b = X(Bs##_of)(bs);                                                       \
        FORM(X(question##_n)(many_a, many_b, n, out), kind, &as[i], &bs[i], X(question));          \
        FORM(X(question##_n)(X(As##_one)(as), many_b, n, out), kind, as, &bs[i], X(question));     \
        FORM(X(question##_n)(many_a, X(Bs##_one)(bs), n, out), kind, &as[i], bs, X(question));     \
    } while (0)

#define SYMMETRIC(question, A)                                                                     \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(A) *as = (const void *)a, *bs = (const void *)b;                                   \
        require(X(question)(&as[i], &bs[i]) == X(question)(&bs[i], &as[i]));                       \
    }

/* Common parts: there are some exactly where the shapes overlap, the points are finite, and what is
 * beyond them is 0. */
#define MEET(question, overlap, A, B, common, most)                                                \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(A) *x = &((const X(A) *)(const void *)a)[i];                                       \
        const X(B) *y = &((const X(B) *)(const void *)b)[i];                                       \
        const X(common) got = X(question)(x, y);                                                   \
        const real *numbers = (const real *)got.point;                                             \
        const size_t of_point = sizeof got.point[0] / sizeof(real);                                \
        require(got.count <= (most) && (got.count > 0) == X(overlap)(x, y));                       \
        for (size_t k = 0; k < sizeof got.point / (sizeof(real)); k++)                             \
            require(k < got.count * of_point ? fabs((double)numbers[k]) <= (double)REAL_MAX        \
                                             : numbers[k] == 0);                                   \
    }

/* Polygons of the same numbers, by both rules. */
#define RULED_PLANE(question)                                                                      \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon2) polygon = {(const void *)(a + i), i % (MAX_NUMBERS / 2)};                \
        const X(vec2) *point = (const void *)(b + i);                                              \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {                    \
            const isect_side side = X(question)(&polygon, point, rule);                            \
            require(side == ISECT_OUTSIDE || side >= ISECT_TANGENT_INSIDE);                        \
        }                                                                                          \
    }

/* Contours of the same numbers, the degrees from their bytes: most are none. */
#define RULED_CONTOUR(question)                                                                    \
    for (size_t i = 0; i < n; i++) {                                                               \
        const size_t pieces = i % 6;                                                               \
        uint8_t degrees[6] = {0};                                                                  \
        size_t count = 1;                                                                          \
        for (size_t k = 1; k < pieces; k++) {                                                      \
            degrees[k] = ((const uint8_t *)(const void *)b)[i + k] % 4;                            \
            count += degrees[k] > 0 ? degrees[k] : 1;                                              \
        }                                                                                          \
        const X(contour2) contour = {(const void *)a, count - i / 60, degrees, pieces};            \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {                    \
            const isect_side side = X(question)(&contour, (const void *)(b + i), rule);            \
            require(side == ISECT_OUTSIDE || side >= ISECT_TANGENT_INSIDE);                        \
        }                                                                                          \
    }

#define RULED_SPACE(question)                                                                      \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon) polygon = {(const void *)a, i % (MAX_NUMBERS / 3 * n + 1)};               \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {                    \
            const isect_side side = X(question)(&polygon, (const void *)(b + i), rule);            \
            require(side == ISECT_OUTSIDE || side >= ISECT_TANGENT_INSIDE);                        \
        }                                                                                          \
    }
/* What is on a polygon is inside as seen along an axis, or on its border. */
#define RULED_ON(question)                                                                         \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon) polygon = {(const void *)a, i % (MAX_NUMBERS / 3 * n + 1)};               \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++) {                    \
            const bool on = X(question)((const void *)(b + i), &polygon, rule);                    \
            require(!on || polygon.count > 0);                                                     \
            if (on)                                                                                \
                require(                                                                           \
                    X(closest_point_polygon)((const void *)(b + i), &polygon, rule).distance2 <    \
                    REAL_INF);                                                                     \
        }                                                                                          \
    }
/* A box that holds a corner meets the polygon, if all is finite. */
#define RULED_BOX(question)                                                                        \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon) polygon = {(const void *)a, i % (MAX_NUMBERS / 3 * n + 1)};               \
        const X(aabb) *box = (const void *)(b + i);                                                \
        bool held = polygon.count > 0;                                                             \
        for (size_t k = 0; k < 3 * polygon.count; k++)                                             \
            held &= fabs((double)a[k]) <= (double)REAL_MAX;                                        \
        held = held && X(overlap_point_aabb)(polygon.points, box);                                 \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++)                      \
            require(X(question)(&polygon, box, rule) ? polygon.count > 0 : !held);                 \
    }
#define RULED_NEAREST(question)                                                                    \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon) polygon = {(const void *)a, i % (MAX_NUMBERS / 3 * n + 1)};               \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++)                      \
            check_nearest(X(question)((const void *)(b + i), &polygon, rule), NULL, NULL);         \
    }
#define RULED_RAY2(question)                                                                       \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon2) polygon = {(const void *)a, i % (MAX_NUMBERS / 2 * n + 1)};              \
        const X(ray2) *ray = (const void *)(b + i);                                                \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++)                      \
            check_span2(X(question)(ray, &polygon, rule), ray, NULL);                              \
    }

#define RULED_RAY(question)                                                                        \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(polygon) polygon = {(const void *)a, i % (MAX_NUMBERS / 3 * n + 1)};               \
        const X(ray) *ray = (const void *)(b + i);                                                 \
        for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++)                      \
            check_touch(X(question)(ray, &polygon, rule), ray, NULL);                              \
    }

/* Rays and solids that have no forms for many. */
#define RAY(question, A)                                                                           \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(ray) *ray = &((const X(ray) *)(const void *)a)[i];                                 \
        check_span(X(question)(ray, &((const X(A) *)(const void *)b)[i]), ray, NULL);              \
    }

/* Rays and solids of as many planes of the same numbers as there are. */
#define VIEW(question, solid)                                                                      \
    for (size_t i = 0; i < n; i++) {                                                               \
        const size_t count = i % (MAX_NUMBERS * n / 5 + 1);                                        \
        const X(hull) hull = {.planes = (const void *)a, .plane_count = count};                    \
        const X(kdop) kdop = {(const void *)a, count, a + 3 * count, a + 4 * count};               \
        const X(ray) *ray = (const void *)(b + i);                                                 \
        (void)hull, (void)kdop;                                                                    \
        check_span(X(question)(ray, &solid), ray, NULL);                                           \
    }

/* Hulls of as many corners of the same numbers as there are: the same in either order, and with a
 * corner of the other they meet it. */
#define CORNERS(question, x, count_a)                                                              \
    for (size_t i = 0; i < n; i++) {                                                               \
        const size_t most = MAX_NUMBERS * n / 3;                                                   \
        const X(vec3) *corners = (const void *)(b + i);                                            \
        const X(hull) none = {.vertex_count = 0};                                                  \
        const X(hull) hull = {.vertices = corners, .vertex_count = i % (most + 1)};                \
        const X(hull) first = {.vertices = (const void *)(a + i), .vertex_count = count_a};        \
        const bool got = X(question)(x, &hull);                                                    \
        require(X(overlap_hull_hull)(&hull, &first) == got && !X(question)(x, &none));             \
    }

/* Of a box and a plane: the box as far as there are numbers, and not the box itself. */
static bool X(has_section)(const X(plane) * plane, const X(aabb) * box)
{
    X(aabb) within = *box;
    bool flat = false;
    for (int k = 0; k < 3; k++) {
        real *lower = (real *)&within.lower + k, *upper = (real *)&within.upper + k;
        *lower = *lower < -REAL_MAX ? -REAL_MAX : *lower;
        *upper = *upper > REAL_MAX ? REAL_MAX : *upper;
        flat |= *lower == *upper;
    }
    if (plane->normal.x == 0 && plane->normal.y == 0 && plane->normal.z == 0 && !flat)
        return false;
    return X(overlap_plane_aabb)(plane, &within) && X(overlap_plane_aabb)(plane, box);
}

/* The line of two planes: finite, of any length; a plane, without a direction; or an empty ray. */
#define LINE(question, A, B)                                                                       \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(ray) got =                                                                         \
            X(question)(&((const X(A) *)(const void *)a)[i], &((const X(B) *)(const void *)b)[i]); \
        const real *numbers = (const real *)&got;                                                  \
        const bool none = got.t_min > got.t_max;                                                   \
        require(got.t_min == (none ? REAL_INF : -REAL_INF) && got.t_max == -got.t_min);            \
        for (int k = 0; k < 6; k++)                                                                \
            require(none ? numbers[k] == 0 : fabs((double)numbers[k]) <= (double)REAL_MAX);        \
    }

/* Rays in the plane: what they have in common is in the range of both, in any order. */
static bool in_range2(real t, const X(ray2) * ray)
{
    return t >= ray->t_min && t <= ray->t_max;
}
#define CROSSING(question, A, B)                                                                   \
    for (size_t i = 0; i < n; i++) {                                                               \
        const X(A) *x = &((const X(A) *)(const void *)a)[i];                                       \
        const X(B) *y = &((const X(B) *)(const void *)b)[i];                                       \
        const X(crossing2) got = X(question)(x, y), turned = X(question)(y, x);                    \
        require(got.count <= 2 && got.count == turned.count);                                      \
        for (uint32_t k = 0; k < 2; k++) {                                                         \
            const bool there = k < got.count;                                                      \
            const real px = got.point[k].x, py = got.point[k].y;                                   \
            require(real_abs(px) <= REAL_MAX && real_abs(py) <= REAL_MAX);                         \
            require(there ? in_range2(got.a[k], x) && in_range2(got.b[k], y)                       \
                          : px == 0 && py == 0 && got.a[k] == 0 && got.b[k] == 0);                 \
        }                                                                                          \
    }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    int kind = take_byte(&bytes) % NUMBER_KINDS;
    size_t each = 2 * MAX_NUMBERS * (kind == RAW ? sizeof(real) : 1);
    n = 1 + bytes.left / each;
    n = n < MOST ? n : MOST;
    for (size_t i = 0; i < n; i++) {
        take_numbers(&bytes, kind, a + i * MAX_NUMBERS, MAX_NUMBERS);
        take_numbers(&bytes, kind, b + i * MAX_NUMBERS, MAX_NUMBERS);
    }
    for (size_t i = n * MAX_NUMBERS; i < n * LARGEST; i++) /* the same again */
        b[i] = b[i - n * MAX_NUMBERS];
    PAIR(overlap_point_segment, vec3, points, segment, segments, yes);
    PAIR(overlap_point_plane, vec3, points, plane, planes, yes);
    PAIR(overlap_point_triangle, vec3, points, triangle, triangles, yes);
    PAIR(overlap_point_aabb, vec3, points, aabb, aabbs, yes);
    PAIR(overlap_segment_segment, segment, segments, segment, segments, yes);
    PAIR(overlap_segment_plane, segment, segments, plane, planes, yes);
    PAIR(overlap_segment_aabb, segment, segments, aabb, aabbs, yes);
    PAIR(overlap_segment_triangle, segment, segments, triangle, triangles, yes);
    PAIR(overlap_ray_plane, ray, rays, plane, planes, yes);
    PAIR(overlap_ray_aabb, ray, rays, aabb, aabbs, yes);
    PAIR(overlap_plane_triangle, plane, planes, triangle, triangles, yes);
    PAIR(overlap_plane_sphere, plane, planes, sphere, spheres, yes);
    PAIR(overlap_plane_aabb, plane, planes, aabb, aabbs, yes);
    PAIR(overlap_triangle_aabb, triangle, triangles, aabb, aabbs, yes);
    PAIR(overlap_ray_triangle, ray, rays, triangle, triangles, yes);
    PAIR(overlap_point_sphere, vec3, points, sphere, spheres, yes);
    PAIR(overlap_segment_sphere, segment, segments, sphere, spheres, yes);
    PAIR(overlap_ray_sphere, ray, rays, sphere, spheres, yes);
    PAIR(overlap_point_capsule, vec3, points, capsule, capsules, yes);
    PAIR(overlap_sphere_capsule, sphere, spheres, capsule, capsules, yes);
    PAIR(overlap_triangle_triangle, triangle, triangles, triangle, triangles, yes);
    PAIR(overlap_triangle_sphere, triangle, triangles, sphere, spheres, yes);
    PAIR(overlap_sphere_sphere, sphere, spheres, sphere, spheres, yes);
    PAIR(overlap_segment_capsule, segment, segments, capsule, capsules, yes);
    PAIR(overlap_triangle_capsule, triangle, triangles, capsule, capsules, yes);
    PAIR(overlap_capsule_capsule, capsule, capsules, capsule, capsules, yes);
    PAIR(overlap_sphere_aabb, sphere, spheres, aabb, aabbs, yes);
    PAIR(overlap_aabb_aabb, aabb, aabbs, aabb, aabbs, yes);
    PAIR(overlap_segment_obb, segment, segments, obb, obbs, yes);
    PAIR(overlap_ray_obb, ray, rays, obb, obbs, yes);
    PAIR(overlap_triangle_obb, triangle, triangles, obb, obbs, yes);
    PAIR(overlap_obb_obb, obb, obbs, obb, obbs, yes);
    PAIR(overlap_segment2_segment2, segment2, segment2s, segment2, segment2s, yes);
    PAIR(cast_ray_plane, ray, rays, plane, planes, touch);
    PAIR(cast_ray_triangle, ray, rays, triangle, triangles, touch);
    PAIR(cast_ray_triangle_culled, ray, rays, triangle, triangles, touch);
    PAIR(cast_ray_sphere, ray, rays, sphere, spheres, span);
    PAIR(cast_ray_rectangle, ray, rays, rectangle, rectangles, touch);
    PAIR(cast_ray_disc, ray, rays, disc, discs, touch);
    PAIR(cast_ray_quad, ray, rays, quad, quads, touch);
    PAIR(cast_ray_lozenge, ray, rays, lozenge, lozenges, span);
    PAIR(cast_ray_ellipsoid, ray, rays, ellipsoid, ellipsoids, span);
    PAIR(cast_ray_cylinder, ray, rays, cylinder, cylinders, span);
    PAIR(cast_ray_cone, ray, rays, cone, cones, span);
    PAIR(cast_ray_capsule, ray, rays, capsule, capsules, span);
    PAIR(cast_ray_aabb, ray, rays, aabb, aabbs, span);
    PAIR(cast_ray_obb, ray, rays, obb, obbs, span);
    PAIR(cast_ray_kdop14, ray, rays, kdop14, kdop14s, span);
    PAIR(cast_ray_kdop18, ray, rays, kdop18, kdop18s, span);
    PAIR(cast_ray_kdop26, ray, rays, kdop26, kdop26s, span);
    PAIR(cast_ray_frustum, ray, rays, frustum, frustums, span);
    PAIR(cast_ray2_segment2, ray2, ray2s, segment2, segment2s, touch2);
    PAIR(cast_ray2_circle2, ray2, ray2s, circle2, circle2s, span2);
    PAIR(cast_ray2_rectangle2, ray2, ray2s, rectangle2, rectangle2s, span2);
    PAIR(cast_ray2_triangle2, ray2, ray2s, triangle2, triangle2s, span2);
    PAIR(closest_point_segment, vec3, points, segment, segments, nearest);
    PAIR(closest_point_ray, vec3, points, ray, rays, nearest);
    PAIR(closest_point_plane, vec3, points, plane, planes, nearest);
    PAIR(closest_point_triangle, vec3, points, triangle, triangles, nearest);
    PAIR(closest_point_rectangle, vec3, points, rectangle, rectangles, nearest);
    PAIR(closest_point_disc, vec3, points, disc, discs, nearest);
    PAIR(closest_point_sphere, vec3, points, sphere, spheres, nearest);
    PAIR(closest_point_capsule, vec3, points, capsule, capsules, nearest);
    PAIR(closest_point_aabb, vec3, points, aabb, aabbs, nearest);
    PAIR(closest_point_obb, vec3, points, obb, obbs, nearest);
    PAIR(closest_segment_segment, segment, segments, segment, segments, nearest);
    PAIR(closest_ray_ray, ray, rays, ray, rays, nearest);
    PAIR(classify_plane_sphere, plane, planes, sphere, spheres, side);
    PAIR(classify_plane_aabb, plane, planes, aabb, aabbs, side);
    RAY(cast_ray_torus, torus)
    CORNERS(overlap_point_hull, first.vertices, 1)
    CORNERS(overlap_segment_hull, (const void *)first.vertices, 2)
    CORNERS(overlap_triangle_hull, (const void *)first.vertices, 3)
    CORNERS(overlap_hull_hull, &first, 7)
    VIEW(cast_ray_kdop, kdop)
    VIEW(cast_ray_hull, hull)
    RULED_RAY(cast_ray_polygon)
    RULED_RAY2(cast_ray2_polygon2)
    RULED_ON(overlap_point_polygon)
    RULED_BOX(overlap_polygon_aabb)
    RULED_NEAREST(closest_point_polygon)
    RULED_SPACE(classify_polygon_point)
    RULED_PLANE(classify_polygon2_point2)
    RULED_CONTOUR(classify_contour2_point2)
    MEET(meet_segment_segment, overlap_segment_segment, segment, segment, common, 2)
    MEET(meet_segment_plane, overlap_segment_plane, segment, plane, common, 2)
    MEET(meet_segment_aabb, overlap_segment_aabb, segment, aabb, common, 2)
    MEET(meet_ray_plane, overlap_ray_plane, ray, plane, common, 2)
    LINE(meet_plane_plane, plane, plane)
    MEET(meet_plane_triangle, overlap_plane_triangle, plane, triangle, common, 3)
    MEET(meet_plane_aabb, has_section, plane, aabb, common, 6)
    MEET(meet_segment_triangle, overlap_segment_triangle, segment, triangle, common, 2)
    MEET(meet_triangle_triangle, overlap_triangle_triangle, triangle, triangle, common, 6)
    MEET(meet_segment2_segment2, overlap_segment2_segment2, segment2, segment2, common2, 2)
    CROSSING(meet_ray2_ray2, ray2, ray2)
    SYMMETRIC(overlap_segment_segment, segment)
    SYMMETRIC(overlap_triangle_triangle, triangle)
    SYMMETRIC(overlap_sphere_sphere, sphere)
    SYMMETRIC(overlap_capsule_capsule, capsule)
    SYMMETRIC(overlap_aabb_aabb, aabb)
    SYMMETRIC(overlap_obb_obb, obb)
    SYMMETRIC(overlap_segment2_segment2, segment2)
    return 0;
}
