/* tests/laws/hashes.c - the same bits from every compiler, processor and instruction set.
 *
 *     hashes                 prints a line for every row: its name, the precision, a hash
 *     hashes hashes.txt      compares them with the lines of a file
 *
 * Every pair is asked the same twelve thousand questions, nasty numbers among them, through _n,
 * in pairs and with one of them the same for all; the hash is of all answers. Then the scalar function is asked too, and must say the
 * same. So are trees. If a formula changes on purpose, so does its line. Needs nothing but the
 * library. */
#include "kit/isa.h"
#include "kit/random.h"

enum { N = 1021, ROUNDS = 4, FIELDS = 48 };

static real a[FIELDS][N], b[FIELDS][N], answers[7][N];
static uint64_t bits[(N + 63) / 64], hash;
static uint8_t sides[N];
static const char *file_name;
static int failures;

static void mix(const void *data, size_t bytes) /* FNV-1a */
{
    for (size_t i = 0; i < bytes; i++)
        hash = (hash ^ ((const unsigned char *)data)[i]) * 0x100000001B3u;
}
static void mix_numbers(const void *data, size_t count)
{
    for (size_t i = 0; i < count; i++) { /* low byte first, whatever the machine */
        uint64_t number = 0;
        uint32_t half;
        if (sizeof(real) == 8) {
            memcpy(&number, (const char *)data + 8 * i, 8);
        } else {
            memcpy(&half, (const char *)data + 4 * i, 4);
            number = half;
        }
        for (size_t k = 0; k < sizeof(real); k++)
            hash = (hash ^ (number >> 8 * k & 0xFF)) * 0x100000001B3u;
    }
}
static void put(real to[FIELDS][N], const void *shape, size_t numbers, size_t i, bool spoil)
{
    for (size_t f = 0; f < numbers; f++)
        to[f][i] = spoil ? nasty(((const real *)shape)[f]) : ((const real *)shape)[f];
}
static void get(real from[FIELDS][N], void *shape, size_t numbers, size_t i)
{
    for (size_t f = 0; f < numbers; f++)
        ((real *)shape)[f] = from[f][i];
}
static void view(real arrays[][N], size_t numbers, void *view_of)
{
    size_t stride = 0;
    for (size_t f = 0; f < numbers; f++)
        ((real **)view_of)[f] = arrays[f];
    memcpy((char *)view_of + numbers * sizeof(real *), &stride, sizeof stride);
}

static void repeat(void *shape, size_t numbers, void *view_of)
{
    const size_t stride = ISECT_REPEAT;
    for (size_t f = 0; f < numbers; f++)
        ((real **)view_of)[f] = (real *)shape + f;
    memcpy((char *)view_of + numbers * sizeof(real *), &stride, sizeof stride);
}

/* Compare, or print. */
static void finish(const char *pair)
{
    const char *precision = ISECT_DOUBLE ? "double" : "float";
    char line[256], want[256];
    snprintf(want, sizeof want, "%s %s %016llx\n", pair, precision, (unsigned long long)hash);
    if (!file_name) {
        fputs(want, stdout);
        return;
    }
    FILE *file = fopen(file_name, "r");
    bool found = false;
    while (file && !found && fgets(line, sizeof line, file))
        found = !strcmp(line, want);
    if (file)
        fclose(file);
    if (!found)
        printf("not in %s: %s", file_name, want);
    failures += !found;
}

static void differs(const char *pair, size_t i)
{
    printf("%s: question %d: the batch says another thing than the function\n", pair, (int)i);
    failures++;
}

/* The three kinds of answers: what they are mixed from, and one of them compared. */
#define OUT_BITS bits
#define OUT_SIDES sides
#define OUT_SPANS spans
#define OUT_TOUCHES touches
#define OUT_NEARESTS nearests
#define MIX_BITS mix_numbers_of_bits()
#define MIX_SIDES mix(sides, sizeof sides)
#define MIX_SPANS mix_numbers(answers, 2 * N)
#define MIX_TOUCHES mix_numbers(answers, 4 * N)
#define MIX_NEARESTS mix_numbers(answers, 7 * N)
#define SAME_BITS(answer) (isect_bit(bits, i) == (answer))
#define SAME_SIDES(answer) (sides[i] == (uint8_t)(answer))
#define SAME_SPANS(answer) same_numbers(i, (real[]){(answer).enter, (answer).leave}, 2)
#define SAME_TOUCHES(answer)                                                                       \
    same_numbers(i, (real[]){(answer).t, (answer).u, (answer).v, (answer).w}, 4)
#define SAME_NEARESTS(answer) same_nearest(i, answer)

static void mix_numbers_of_bits(void)
{
    for (size_t i = 0; i < N; i++)
        hash = (hash ^ isect_bit(bits, i)) * 0x100000001B3u;
}
static bool same_numbers(size_t i, const real *numbers, size_t count)
{
    for (size_t f = 0; f < count; f++)
        if (memcmp(&answers[f][i], &numbers[f], sizeof(real)))
            return false;
    return true;
}

static bool same_nearest(size_t i, Nearest one)
{
    real numbers[NUMBERS(Nearest)];
    memcpy(numbers, &one, sizeof one);
    return same_numbers(i, numbers, NUMBERS(Nearest));
}

#define HASH(pair, A, name_a, B, name_b, OUT)                                                      \
    do {                                                                                           \
        JOIN(Many, A) as;                                                                          \
        JOIN(Many, B) bs;                                                                          \
        view(a, NUMBERS(A), &as), view(b, NUMBERS(B), &bs);                                        \
        JOIN(Many, A) one_a_view;                                                                  \
        JOIN(Many, B) one_b_view;                                                                  \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (int round = 0; round < ROUNDS; round++) {                                             \
            A one_a = any_##name_a();                                                              \
            B one_b = any_##name_b();                                                              \
            repeat(&one_a, NUMBERS(A), &one_a_view), repeat(&one_b, NUMBERS(B), &one_b_view);      \
            for (size_t i = 0; i < N; i++) {                                                       \
                new_kind();                                                                        \
                A x = i % 2 ? any_##name_a() : odd_##name_a();                                     \
                B y = i % 2 ? any_##name_b() : odd_##name_b();                                     \
                put(a, &x, NUMBERS(A), i, round % 2);                                              \
                put(b, &y, NUMBERS(B), i, round % 2);                                              \
            }                                                                                      \
            X(pair##_n)(as, bs, N, OUT_##OUT);                                               \
            MIX_##OUT;                                                                             \
            for (size_t i = 0; i < N; i++) {                                                       \
                A x;                                                                               \
                B y;                                                                               \
                get(a, &x, NUMBERS(A), i), get(b, &y, NUMBERS(B), i);                              \
                if (!SAME_##OUT(X(pair)(&x, &y)))                                                  \
                    differs(#pair, i);                                                             \
            }                                                                                      \
            X(pair##_n)(one_a_view, bs, N, OUT_##OUT);                                                \
            MIX_##OUT;                                                                             \
            X(pair##_n)(as, one_b_view, N, OUT_##OUT);                                             \
            MIX_##OUT;                                                                             \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)
#define JOIN(a, b) a##b

/* Pairs that are not in lanes, and answer with points. */
#define HASH_POINTS(pair, A, name_a, B, name_b, Common, dimension)                                 \
    do {                                                                                           \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t i = 0; i < N; i++) {                                                           \
            new_kind();                                                                            \
            A x = i % 2 ? any_##name_a() : odd_##name_a();                                         \
            B y = i % 2 ? any_##name_b() : odd_##name_b();                                         \
            put(a, &x, NUMBERS(A), 0, i % 8 == 0), get(a, &x, NUMBERS(A), 0);                      \
            put(b, &y, NUMBERS(B), 0, i % 8 == 0), get(b, &y, NUMBERS(B), 0);                      \
            const X(Common) points = X(pair)(&x, &y);                                              \
            hash = (hash ^ points.count) * 0x100000001B3u;                                         \
            mix_numbers(points.point, (dimension)*points.count);                                   \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)

/* Those that answer with numbers. */
#define HASH_ONE(pair, A, name_a, B, name_b, Answer)                                               \
    do {                                                                                           \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t i = 0; i < ROUNDS * N; i++) {                                                  \
            new_kind();                                                                            \
            A x = i % 2 ? any_##name_a() : odd_##name_a();                                         \
            B y = i % 2 ? any_##name_b() : odd_##name_b();                                         \
            put(a, &x, NUMBERS(A), 0, i % 8 == 0), get(a, &x, NUMBERS(A), 0);                      \
            put(b, &y, NUMBERS(B), 0, i % 8 == 0), get(b, &y, NUMBERS(B), 0);                      \
            const Answer answer = X(pair)(&x, &y);                                                 \
            mix_numbers(&answer, NUMBERS(Answer));                                                 \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)

/* Rays in the plane: the points, and the t of both. */
#define HASH_CROSSING(pair)                                                                        \
    do {                                                                                           \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t i = 0; i < ROUNDS * N; i++) {                                                  \
            new_kind();                                                                            \
            Ray2 x = i % 2 ? any_ray2() : odd_ray2();                                              \
            Ray2 y = i % 2 ? any_ray2() : odd_ray2();                                              \
            put(a, &x, NUMBERS(Ray2), 0, i % 8 == 0), get(a, &x, NUMBERS(Ray2), 0);                \
            if (i % 8 < 2)                                                                         \
                y.dir = x.dir, y.origin = x.origin;                                                \
            const X(crossing2) both = X(pair)(&x, &y);                                             \
            hash = (hash ^ both.count) * 0x100000001B3u;                                           \
            mix_numbers(both.point, 2 * both.count);                                               \
            mix_numbers(both.a, both.count), mix_numbers(both.b, both.count);                      \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)

/* Pairs with a solid that means a set by a rule, by each rule. */
#define HASH_RULED(pair, A, name_a, B, name_b, spoiled, Answer)                                    \
    do {                                                                                           \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t i = 0; i < ROUNDS * N; i++) {                                                  \
            new_kind();                                                                            \
            A x = i % 2 ? any_##name_a() : odd_##name_a();                                         \
            B y = i % 2 ? any_##name_b() : odd_##name_b();                                         \
            put(a, &spoiled, sizeof spoiled / sizeof(real), 0, i % 8 == 0);                        \
            get(a, &spoiled, sizeof spoiled / sizeof(real), 0);                                    \
            MIX_ONE_##Answer(X(pair)(&x, &y, ISECT_EVEN_ODD));                                     \
            MIX_ONE_##Answer(X(pair)(&x, &y, ISECT_NONZERO));                                      \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)
#define MIX_ONE_TOUCH(touch)                                                                       \
    do {                                                                                           \
        const Touch one_touch = touch;                                                             \
        mix_numbers(&one_touch, 4);                                                                \
    } while (0)
#define MIX_ONE_SPAN(span)                                                                         \
    do {                                                                                           \
        const Span one_span = span;                                                                \
        mix_numbers(&one_span, 2);                                                                 \
    } while (0)
#define MIX_ONE_NEAREST(nearest)                                                                   \
    do {                                                                                           \
        const Nearest one_nearest = nearest;                                                       \
        mix_numbers(&one_nearest, 7);                                                              \
    } while (0)
#define MIX_ONE_SIDE(side) hash = (hash ^ (uint64_t)(side)) * 0x100000001B3u

/* Rays and views of planes. */
#define HASH_VIEW(pair, View, name)                                                                \
    do {                                                                                           \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t i = 0; i < ROUNDS * N; i++) {                                                  \
            new_kind();                                                                            \
            Ray ray = i % 2 ? any_ray() : odd_ray();                                               \
            const View solid = i % 2 ? any_##name() : odd_##name();                                \
            put(a, &ray, NUMBERS(Ray), 0, i % 8 == 0), get(a, &ray, NUMBERS(Ray), 0);              \
            const Span span = X(pair)(&ray, &solid);                                               \
            mix_numbers(&span, NUMBERS(Span));                                                     \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)

/* Whether shapes meet hulls of a few corners. */
#define HASH_CORNERS(pair, A, name)                                                                \
    do {                                                                                           \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t i = 0; i < ROUNDS * N; i++) {                                                  \
            new_kind();                                                                            \
            const A x = i % 2 ? any_##name() : odd_##name();                                       \
            const X(hull) hull = i % 2 ? any_corners() : odd_corners();                            \
            hash = (hash ^ X(pair)(&x, &hull)) * 0x100000001B3u;                                   \
        }                                                                                          \
        finish(#pair);                                                                             \
    } while (0)

/* Planes whose line is the answer. */
static void hash_lines(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t i = 0; i < N; i++) {
        new_kind();
        Plane x = i % 2 ? any_plane() : odd_plane();
        Plane y = i % 2 ? any_plane() : odd_plane();
        put(a, &x, NUMBERS(Plane), 0, i % 8 == 0), get(a, &x, NUMBERS(Plane), 0);
        put(b, &y, NUMBERS(Plane), 0, i % 8 == 0), get(b, &y, NUMBERS(Plane), 0);
        const X(ray) line = X(meet_plane_plane)(&x, &y);
        mix_numbers(&line, NUMBERS(Ray));
    }
}
#define HASH_LINE(pair) (hash_lines(), finish(#pair))

/* A tree over triangles, and over none. */
static void mix_touches(const X(mesh_touch) * touches)
{
    for (size_t i = 0; i < N; i++) {
        mix_numbers((real[]){touches[i].t, touches[i].u, touches[i].v}, 3);
        hash = (hash ^ touches[i].prim) * 0x100000001B3u;
    }
}
static void hash_tree(size_t triangle_count)
{
    static Triangle triangles[N];
    static X(mesh_touch) touches[N];
    const X(mesh) mesh = {&triangles[0].a.x, 0, 3 * triangle_count, NULL, triangle_count};
    const X(mesh_touches) out = X(mesh_touches_of)(touches);
    ManyRay rays;
    X(bvh) * bvh;
    view(a, NUMBERS(Ray), &rays);
    for (int round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < N; i++) {
            new_kind();
            triangles[i] = i % 8 ? any_triangle() : odd_triangle();
            Ray ray = i % 2 ? any_ray() : odd_ray();
            put(a, &ray, NUMBERS(Ray), i, round % 2);
        }
        if (X(bvh_build)(&bvh, &mesh, NULL) != ISECT_OK)
            exit(1);
        X(bvh_cast_n)(bvh, rays, N, out, NULL);
        mix_touches(touches);
        X(bvh_occluded_n)(bvh, rays, N, bits, NULL);
        mix_numbers_of_bits();
        for (size_t i = 0; i < N; i++) {
            X(ray) ray;
            get(a, &ray, NUMBERS(Ray), i);
            X(mesh_touch) touch = X(bvh_cast)(bvh, &ray);
            if (memcmp(&touch.t, &touches[i].t, 3 * sizeof(real)) ||
                touch.prim != touches[i].prim || X(bvh_occluded)(bvh, &ray) != isect_bit(bits, i))
                differs("bvh_cast", i);
        }
        X(bvh_free)(bvh);
    }
}

/* Makers: what they make, or why not. */
static void mix_made(isect_status status, const void *made, size_t numbers)
{
    hash = (hash ^ (uint64_t)status) * 0x100000001B3u;
    if (status == ISECT_OK)
        mix_numbers(made, numbers);
}
#define HASH_VOLUME(volume, name, n)                                                               \
    for (size_t i = 0; i < (n); i++) {                                                             \
        new_kind();                                                                                \
        const X(name) x = i % 2 ? any_##name() : odd_##name();                                     \
        X(volume) made;                                                                            \
        const isect_status status = X(bound_##volume##_##name)(&made, &x);                         \
        mix_made(status, &made, sizeof made / sizeof(real));                                       \
    }
#define HASH_BOX(name) HASH_VOLUME(aabb, name, N)
static void hash_boxes(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    HASH_BOX(segment)
    HASH_BOX(triangle)
    HASH_BOX(rectangle)
    HASH_BOX(disc)
    HASH_BOX(quad)
    HASH_BOX(sphere)
    HASH_BOX(capsule)
    HASH_BOX(lozenge)
    HASH_BOX(ellipsoid)
    HASH_BOX(cylinder)
    HASH_BOX(cone)
    HASH_BOX(obb)
    for (size_t i = 0; i < N; i++) {
        new_kind();
        Triangle axes = i % 2 ? any_triangle() : odd_triangle();
        Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        Aabb box = i % 2 ? any_aabb() : odd_aabb(), other = odd_aabb();
        isect_status status = X(bound_aabb_moved)(&box, &box, &axes.a, &origin);
        mix_made(status, &box, 6);
        status = X(bound_aabb_merged)(&box, &box, &other);
        mix_made(status, &box, 6);
    }
    finish("bound_aabb_shapes");
}

static void mix_balls(const X(points) * points, size_t n)
{
    X(sphere) ball;
    X(support) support;
    isect_status status = X(bound_sphere_points)(&ball, points, n, &support);
    mix_made(status, &ball, 4);
    for (uint32_t i = 0; status == ISECT_OK && i < support.count; i++)
        hash = (hash ^ support.index[i]) * 0x100000001B3u;
    status = X(bound_sphere_points_refined)(&ball, points, n);
    mix_made(status, &ball, 4);
    status = X(bound_sphere_points_ritter)(&ball, points, n);
    mix_made(status, &ball, 4);
}

#define HASH_BALL(name)                                                                            \
    for (size_t i = 0; i < N; i++) {                                                               \
        new_kind();                                                                                \
        const X(name) x = i % 2 ? any_##name() : odd_##name();                                     \
        X(sphere) ball;                                                                            \
        const isect_status status = X(bound_sphere_##name)(&ball, &x);                             \
        mix_made(status, &ball, 4);                                                                \
    }
static void hash_balls(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    HASH_BALL(aabb)
    HASH_BALL(segment)
    HASH_BALL(triangle)
    HASH_BALL(rectangle)
    HASH_BALL(disc)
    HASH_BALL(quad)
    HASH_BALL(capsule)
    HASH_BALL(lozenge)
    HASH_BALL(ellipsoid)
    HASH_BALL(cylinder)
    HASH_BALL(cone)
    HASH_BALL(torus)
    HASH_BALL(obb)
    for (size_t i = 0; i < N; i++) {
        new_kind();
        const Triangle axes = i % 2 ? any_triangle() : odd_triangle();
        const Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        Sphere ball = i % 2 ? any_sphere() : odd_sphere();
        const isect_status status = X(bound_sphere_moved)(&ball, &ball, &axes.a, &origin);
        mix_made(status, &ball, 4);
    }
    for (size_t i = 0; i < N; i++) {
        X(sphere) balls[6], ball;
        new_kind();
        for (size_t k = 0; k < 6; k++)
            balls[k] = i % 2 ? any_sphere() : odd_sphere();
        const X(spheres) view = X(spheres_of)(balls);
        isect_status status = X(bound_sphere_spheres)(&ball, &view, 6);
        mix_made(status, &ball, 4);
        status = X(bound_sphere_merged)(&ball, &balls[0], &balls[1]);
        mix_made(status, &ball, 4);
    }
    finish("bound_sphere_shapes");
}

/* Oriented boxes of points. */
static void mix_obbs(const X(points) * points, size_t n)
{
    const X(obb_options) options[] = {{false, 7}, {true, 13}};
    X(obb) box;
    isect_status status = X(bound_obb_points_pca)(&box, points, n);
    mix_made(status, &box, 15);
    for (int k = 0; k < 2; k++) {
        status = X(bound_obb_points)(&box, points, n, &options[k]);
        mix_made(status, &box, 15);
        status = X(bound_obb_points_dito)(&box, points, n, &options[k]);
        mix_made(status, &box, 15);
    }
}
static void hash_obbs(void)
{
    static Vec3 p[N];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t n = 1; n <= N; n += n / 8 + 1) {
        new_kind();
        for (size_t i = 0; i < n; i++) {
            p[i] = n % 2 ? any_vec3() : odd_vec3();
            put(a, &p[i], 3, i, false);
        }
        const X(points) views[] = {
            {a[0], a[1], a[2], 0}, X(points_of)(p), {&p->x, &p->x, &p->z, 3 * sizeof(real)}};
        for (size_t k = 0; k < COUNT(views); k++)
            mix_obbs(&views[k], n);
    }
    finish("bound_obb_points");
}
/* And of hulls. */
enum { MOST_OF_HULL = 700 };
/* The hull of so many points; of every sixteenth set all of them are on a sphere. */
static void draw_hull(X(hull) * hull, int set, size_t n)
{
    static Vec3 p[MOST_OF_HULL];
    static char memory[400 * (MOST_OF_HULL + 10)];
    const X(points) points = X(points_of)(p);
    for (size_t k = 0; k < n; k++) {
        p[k] = set % 2 ? odd_vec3() : any_vec3();
        if (set % 16 == 0)
            p[k] = times(1 / real_sqrt(dot(p[k], p[k])), p[k]);
    }
    if (X(hull_build)(hull, &points, n, memory, sizeof memory, NULL) != ISECT_OK)
        exit(1);
}
static void hash_hull_boxes(void)
{
    enum { SETS = 100 };
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(1, i % 8 ? 20 : MOST_OF_HULL);
        const X(obb_options) options = {i % 3 == 0, i % 4 == 0 ? 13 : 7};
        X(hull) hull;
        X(obb) box;
        new_kind();
        draw_hull(&hull, i, n);
        isect_status status = X(bound_obb_hull)(&box, &hull, &options);
        mix_made(status, &box, 15);
        status = X(bound_obb_hull_refined)(&box, &hull, &options);
        mix_made(status, &box, 15);
    }
    finish("bound_obb_hull");
}
static void hash_least_boxes(void)
{
    enum { SETS = 60, POINTS = 40 };
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(1, i % 8 ? 12 : POINTS);
        X(hull) hull;
        X(obb) box;
        new_kind();
        draw_hull(&hull, i, n);
        const isect_status status = X(bound_obb_hull_exact)(&box, &hull, NULL);
        mix_made(status, &box, 15);
    }
    finish("bound_obb_exact");
}
/* And of meshes. */
static void hash_mesh_boxes(void)
{
    enum { SETS = 200, POINTS = 50 };
    static Vec3 p[POINTS];
    uint32_t corner[3 * POINTS];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < SETS; i++) {
        const X(obb_options) options = {i % 3 == 0, i % 4 == 0 ? 13 : 7};
        const X(mesh)
            mesh = {&p[0].x, 0, POINTS, i % 5 ? corner : NULL, i % 5 ? POINTS : POINTS / 3};
        X(obb) box;
        new_kind();
        for (size_t k = 0; k < POINTS; k++)
            p[k] = i % 2 ? odd_vec3() : any_vec3();
        for (size_t k = 0; k < COUNT(corner); k++)
            corner[k] = (uint32_t)any_int(0, POINTS - 1);
        const isect_status status = X(bound_obb_mesh)(&box, &mesh, &options);
        mix_made(status, &box, 15);
    }
    finish("bound_obb_mesh");
}

/* Many points: as columns, as triples, and with gaps. */
static void hash_crowds(void)
{
    static Vec3 p[N];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t n = 1; n <= N; n += n / 8 + 1) {
        new_kind();
        for (size_t i = 0; i < n; i++) {
            p[i] = n % 2 ? any_vec3() : odd_vec3();
            put(a, &p[i], 3, i, false);
        }
        const X(points) views[] = {
            {a[0], a[1], a[2], 0}, X(points_of)(p), {&p->x, &p->x, &p->z, 3 * sizeof(real)}};
        for (size_t k = 0; k < COUNT(views); k++) {
            X(aabb) box;
            const isect_status status = X(bound_aabb_points)(&box, &views[k], n);
            mix_made(status, &box, 6);
            mix_balls(&views[k], n);
        }
        X(sphere) ball;
        const X(mesh) mesh = {&p->x, 0, n, NULL, n / 3};
        const isect_status status = X(bound_sphere_mesh)(&ball, &mesh);
        mix_made(status, &ball, 4);
    }
    finish("bound_points");
}

/* Round volumes of points of all kinds. */
#define HASH_ROUND(name, Shape, numbers)                                                           \
    static void hash_##name##_points(void)                                                         \
    {                                                                                              \
        static Vec3 p[N];                                                                          \
        hash = 0xCBF29CE484222325u;                                                                \
        seed = 0x9E3779B97F4A7C15u;                                                                \
        for (size_t n = 1; n <= N; n += n / 8 + 1) {                                               \
            Shape made;                                                                            \
            new_kind();                                                                            \
            for (size_t i = 0; i < n; i++)                                                         \
                p[i] = n % 2 ? any_vec3() : odd_vec3();                                            \
            const X(points) points = X(points_of)(p);                                              \
            const isect_status status = X(bound_##name##_points)(&made, &points, n);               \
            mix_made(status, &made, numbers);                                                      \
        }                                                                                          \
        finish("bound_" #name "_points");                                                          \
    }
HASH_ROUND(capsule, X(capsule), 7)
HASH_ROUND(cylinder, X(cylinder), 7)
HASH_ROUND(ellipsoid, X(ellipsoid), 15)
HASH_ROUND(lozenge, X(lozenge), 10)

/* The boxes of rings, and of what lies between planes. */
static void hash_boxes_of_planes(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    HASH_BOX(torus)
    for (size_t i = 0; i < N / 16; i++) {
        new_kind();
        const X(kdop14) kdop14 = i % 2 ? any_kdop14() : odd_kdop14();
        const X(kdop18) kdop18 = i % 2 ? any_kdop18() : odd_kdop18();
        const X(kdop26) kdop26 = i % 2 ? any_kdop26() : odd_kdop26();
        const X(kdop) kdop = i % 2 ? any_kdop() : odd_kdop();
        const X(frustum) frustum = i % 2 ? any_frustum() : odd_frustum();
        X(aabb) box;
        isect_status status = X(bound_aabb_kdop14)(&box, &kdop14);
        mix_made(status, &box, 6);
        status = X(bound_aabb_kdop18)(&box, &kdop18);
        mix_made(status, &box, 6);
        status = X(bound_aabb_kdop26)(&box, &kdop26);
        mix_made(status, &box, 6);
        status = X(bound_aabb_kdop)(&box, &kdop);
        mix_made(status, &box, 6);
        status = X(bound_aabb_frustum)(&box, &frustum);
        mix_made(status, &box, 6);
    }
    finish("bound_aabb_planes");
}

/* Oriented boxes of shapes, and of one that is moved. */
#define HASH_OBB(name) HASH_VOLUME(obb, name, N / 4)
static void hash_oriented_boxes(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    HASH_OBB(segment)
    HASH_OBB(triangle)
    HASH_OBB(rectangle)
    HASH_OBB(disc)
    HASH_OBB(sphere)
    HASH_OBB(capsule)
    HASH_OBB(lozenge)
    HASH_OBB(ellipsoid)
    HASH_OBB(cylinder)
    HASH_OBB(cone)
    HASH_OBB(torus)
    HASH_OBB(aabb)
    for (size_t i = 0; i < N / 4; i++) {
        new_kind();
        const Triangle columns = i % 2 ? any_triangle() : odd_triangle();
        Vec3 axes[3] = {columns.a, columns.b, columns.c};
        const Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        X(obb) box = i % 2 ? any_obb() : odd_obb();
        if (i % 3 == 0)
            any_frame(axes);
        const isect_status status = X(bound_obb_moved)(&box, &box, axes, &origin);
        mix_made(status, &box, 15);
    }
    finish("bound_obb_shapes");
}

/* k-DOPs that are moved. */
#define HASH_MOVED(kdop)                                                                           \
    do {                                                                                           \
        X(kdop) moved, of = i % 2 ? any_##kdop() : odd_##kdop();                                   \
        const isect_status status = X(bound_##kdop##_moved)(&moved, &of, &axes.a, &origin);        \
        mix_made(status, &moved, sizeof moved / sizeof(real));                                     \
    } while (0)
static void hash_moved_kdops(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t i = 0; i < N / 32; i++) {
        new_kind();
        const Triangle axes = i % 2 ? any_triangle() : odd_triangle();
        const Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        HASH_MOVED(kdop14);
        HASH_MOVED(kdop18);
        HASH_MOVED(kdop26);
    }
    finish("bound_kdop_moved");
}

/* k-DOPs of shapes; balls of k-DOPs and frusta. */
#define HASH_SLABS(kdop, shape)                                                                    \
    do {                                                                                           \
        X(kdop) made;                                                                              \
        const X(shape) of = i % 2 ? any_##shape() : odd_##shape();                                 \
        const isect_status status = X(bound_##kdop##_##shape)(&made, &of);                         \
        mix_made(status, &made, sizeof made / sizeof(real));                                       \
    } while (0)
#define HASH_SHAPES(kdop)                                                                          \
    HASH_SLABS(kdop, aabb);                                                                        \
    HASH_SLABS(kdop, sphere);                                                                      \
    HASH_SLABS(kdop, capsule);                                                                     \
    HASH_SLABS(kdop, obb)
static void hash_kdops_of_shapes(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t i = 0; i < N / 2; i++) {
        new_kind();
        HASH_SHAPES(kdop14);
        HASH_SHAPES(kdop18);
        HASH_SHAPES(kdop26);
    }
    finish("bound_kdop_shapes");
}
#define HASH_BALL_OF(shape)                                                                        \
    do {                                                                                           \
        X(sphere) ball;                                                                            \
        const X(shape) of = i % 2 ? any_##shape() : odd_##shape();                                 \
        const isect_status status = X(bound_sphere_##shape)(&ball, &of);                           \
        mix_made(status, &ball, 4);                                                                \
    } while (0)
static void hash_balls_of_planes(void)
{
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t i = 0; i < N / 8; i++) {
        new_kind();
        HASH_BALL_OF(kdop14);
        HASH_BALL_OF(kdop18);
        HASH_BALL_OF(kdop26);
        HASH_BALL_OF(frustum);
    }
    finish("bound_sphere_planes");
}

/* k-DOPs of points, in two pieces and at once; of both; of a mesh. */
#define HASH_KDOP(kdop, view, n)                                                                   \
    do {                                                                                           \
        X(kdop) some, all;                                                                         \
        const X(points) rest = X(points_of)(p + n / 2);                                            \
        const X(mesh) mesh = {&p->x, 0, n, indices, n / 3};                                        \
        isect_status status = X(bound_##kdop##_points)(&all, &view, n);                            \
        mix_made(status, &all, sizeof all / sizeof(real));                                         \
        status = X(bound_##kdop##_points)(&some, &rest, n - n / 2);                                \
        mix_made(status, &some, sizeof some / sizeof(real));                                       \
        status = X(bound_##kdop##_grown)(&some, &view, n / 2);                                     \
        mix_made(status, &some, sizeof some / sizeof(real));                                       \
        status = X(bound_##kdop##_merged)(&all, &all, &some);                                      \
        mix_made(status, &all, sizeof all / sizeof(real));                                         \
        status = X(bound_##kdop##_mesh)(&all, &mesh);                                              \
        mix_made(status, &all, sizeof all / sizeof(real));                                         \
    } while (0)
static void hash_slabs(void)
{
    static Vec3 p[N];
    static uint32_t indices[N];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t n = 1; n <= N; n += n / 16 + 1) {
        new_kind();
        for (size_t i = 0; i < n; i++) {
            p[i] = n % 2 ? any_vec3() : odd_vec3();
            put(a, &p[i], 3, i, false);
            indices[i] = (uint32_t)(n - 1 - i);
        }
        const X(points) columns = {a[0], a[1], a[2], 0}, triples = X(points_of)(p);
        HASH_KDOP(kdop14, columns, n);
        HASH_KDOP(kdop18, triples, n);
        HASH_KDOP(kdop26, triples, n);
    }
    finish("bound_kdop_points");
}
/* Points along directions of all kinds. */
static void hash_directions(void)
{
    enum { NORMALS = 9 };
    static Vec3 p[N];
    Vec3 normals[NORMALS];
    real bounds[2 * NORMALS];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t n = 1; n <= N; n += n / 8 + 1) {
        new_kind();
        for (size_t i = 0; i < n; i++)
            p[i] = n % 2 ? any_vec3() : odd_vec3();
        for (int k = 0; k < NORMALS; k++)
            normals[k] = k % 2 ? any_vec3() : odd_vec3();
        const X(points) points = X(points_of)(p);
        const isect_status status =
            X(bound_kdop_points)(bounds, bounds + NORMALS, normals, NORMALS, &points, n);
        mix_made(status, bounds, 2 * NORMALS);
    }
    finish("bound_kdop_normals");
}
/* A ball that grows. */
static void hash_growing_balls(void)
{
    static Vec3 p[N];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t n = 1; n <= N; n += n / 8 + 1) {
        X(sphere) ball = {{0, 0, 0}, -1};
        new_kind();
        for (size_t i = 0; i < n; i++)
            p[i] = n % 2 ? any_vec3() : odd_vec3();
        for (size_t first = 0; first < n; first += 32) {
            const X(points) points = X(points_of)(p + first);
            const isect_status status =
                X(bound_sphere_grown)(&ball, &points, n - first < 32 ? n - first : 32);
            mix_made(status, &ball, 4);
        }
    }
    finish("bound_sphere_grown");
}

/* Hulls of points of all kinds: what is a corner, edge and face, and the planes; or how large they
 * are. */
static void mix_indices(const uint32_t *index, size_t count)
{
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ index[i]) * 0x100000001B3u;
}
static void hash_hulls(bool measured)
{
    enum { SETS = 400, POINTS = 200, BYTES = 400 };
    static Vec3 point[POINTS];
    static char memory[BYTES * (POINTS + 10)];
    const X(points) points = X(points_of)(point);
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(1, i % 8 ? 20 : POINTS);
        X(hull) hull;
        new_kind();
        for (size_t k = 0; k < n; k++)
            point[k] = i % 2 ? any_vec3() : odd_vec3();
        if (X(hull_build)(&hull, &points, n, memory, sizeof memory, NULL) != ISECT_OK)
            exit(1);
        if (measured) {
            const real sizes[2] = {X(hull_volume)(&hull), X(hull_area)(&hull)};
            const Vec3 middle = X(hull_centroid)(&hull);
            mix_numbers(sizes, 2), mix_numbers(&middle, 3);
            continue;
        }
        mix_numbers(hull.vertices, 3 * hull.vertex_count);
        mix_numbers(hull.planes, 4 * hull.plane_count);
        mix_indices(hull.sources, hull.vertex_count);
        mix_indices(hull.faces, hull.face_count);
        mix_indices(&hull.edges->origin, 4 * hull.edge_count);
    }
}

/* What a box costs; other volumes have lines of their own. */
static void hash_advice(void)
{
    static Vec3 p[N];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (size_t i = 0; i < 150; i++) {
        const size_t n = (size_t)any_int(1, 40);
        X(advice) advice;
        new_kind();
        for (size_t k = 0; k < n; k++)
            p[k] = i % 2 ? any_vec3() : odd_vec3();
        const X(aabb) region = i % 3 ? any_aabb() : odd_aabb();
        const X(points) points = X(points_of)(p);
        const isect_status status =
            X(advise)(&advice, &points, n, (isect_query)(i % 3), any_real(0, 1000), &region);
        mix_made(status, &advice.price[ISECT_VOLUME_NONE], 7);
        mix_made(status, &advice.price[ISECT_VOLUME_AABB], 7);
    }
    finish("advise");
}

/* Solids below planes of all kinds. */
static void hash_planes(void)
{
    enum { SETS = 400, PLANES = 60, BYTES = 2000 };
    static X(plane) plane[PLANES];
    static char memory[BYTES * PLANES];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(4, PLANES);
        X(hull) hull;
        new_kind();
        for (size_t k = 0; k < n; k++) {
            const Vec3 normal = i % 2 ? any_vec3() : (Vec3){(real)any_int(-2, 2), 1, number()};
            plane[k] = (Plane){normal, i % 3 ? -real_sqrt(dot(normal, normal)) : number()};
        }
        const isect_status status = X(hull_from_planes)(&hull, plane, n, memory, sizeof memory);
        const uint32_t said = (uint32_t)status;
        mix_indices(&said, 1);
        if (status != ISECT_OK)
            continue;
        mix_numbers(hull.vertices, 3 * hull.vertex_count);
        mix_numbers(hull.planes, 4 * hull.plane_count);
        mix_indices(&hull.edges->origin, 4 * hull.edge_count);
    }
    finish("hull_from_planes");
}

/* Few faces round points of all kinds. */
static void hash_simpler(void)
{
    enum { SETS = 200, POINTS = 60, BYTES = 4000 * POINTS };
    static Vec3 point[POINTS];
    static char memory[BYTES], other[BYTES];
    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(4, POINTS), faces = (size_t)any_int(6, 20);
        const X(points) points = X(points_of)(point);
        X(hull) hull, simple;
        real expansion = 0;
        new_kind();
        for (size_t k = 0; k < n; k++)
            point[k] = i % 2 ? any_vec3() : odd_vec3();
        isect_status status = X(hull_build)(&hull, &points, n, memory, BYTES, NULL);
        if (status == ISECT_OK)
            status = X(hull_simplify)(&simple, &hull, faces, other, BYTES, &expansion);
        const uint32_t said = (uint32_t)status;
        mix_indices(&said, 1);
        if (status != ISECT_OK)
            continue;
        mix_numbers(&expansion, 1);
        mix_numbers(simple.vertices, 3 * simple.vertex_count);
        mix_numbers(simple.planes, 4 * simple.plane_count);
        mix_indices(&simple.edges->origin, 4 * simple.edge_count);
    }
    finish("hull_simplify");
}

int main(int count, char **arguments)
{
    ManySpan spans;
    ManyTouch touches;
    ManyNearest nearests;
    file_name = count > 1 ? arguments[1] : NULL;
    if (file_name)
        need_isa();
    view(answers, 2, &spans), view(answers, 4, &touches), view(answers, 7, &nearests);

    HASH(overlap_point_segment, Point, vec3, Segment, segment, BITS);
    HASH(overlap_point_plane, Point, vec3, Plane, plane, BITS);
    HASH(overlap_point_triangle, Point, vec3, Triangle, triangle, BITS);
    HASH(overlap_point_aabb, Point, vec3, Aabb, aabb, BITS);
    HASH(overlap_segment_segment, Segment, segment, Segment, segment, BITS);
    HASH(overlap_segment_plane, Segment, segment, Plane, plane, BITS);
    HASH(overlap_segment_aabb, Segment, segment, Aabb, aabb, BITS);
    HASH(overlap_segment_triangle, Segment, segment, Triangle, triangle, BITS);
    HASH(overlap_ray_plane, Ray, ray, Plane, plane, BITS);
    HASH(overlap_ray_aabb, Ray, ray, Aabb, aabb, BITS);
    HASH(overlap_plane_triangle, Plane, plane, Triangle, triangle, BITS);
    HASH(overlap_plane_sphere, Plane, plane, Sphere, sphere, BITS);
    HASH(overlap_plane_aabb, Plane, plane, Aabb, aabb, BITS);
    HASH(overlap_triangle_aabb, Triangle, triangle, Aabb, aabb, BITS);
    HASH(overlap_ray_triangle, Ray, ray, Triangle, triangle, BITS);
    HASH(overlap_point_sphere, Point, vec3, Sphere, sphere, BITS);
    HASH(overlap_segment_sphere, Segment, segment, Sphere, sphere, BITS);
    HASH(overlap_ray_sphere, Ray, ray, Sphere, sphere, BITS);
    HASH(overlap_point_capsule, Point, vec3, Capsule, capsule, BITS);
    HASH(overlap_sphere_capsule, Sphere, sphere, Capsule, capsule, BITS);
    HASH(overlap_triangle_triangle, Triangle, triangle, Triangle, triangle, BITS);
    HASH(overlap_triangle_sphere, Triangle, triangle, Sphere, sphere, BITS);
    HASH(overlap_sphere_sphere, Sphere, sphere, Sphere, sphere, BITS);
    HASH(overlap_segment_capsule, Segment, segment, Capsule, capsule, BITS);
    HASH(overlap_triangle_capsule, Triangle, triangle, Capsule, capsule, BITS);
    HASH(overlap_capsule_capsule, Capsule, capsule, Capsule, capsule, BITS);
    HASH(overlap_sphere_aabb, Sphere, sphere, Aabb, aabb, BITS);
    HASH(overlap_aabb_aabb, Aabb, aabb, Aabb, aabb, BITS);
    HASH(overlap_segment_obb, Segment, segment, Obb, obb, BITS);
    HASH(overlap_ray_obb, Ray, ray, Obb, obb, BITS);
    HASH(overlap_triangle_obb, Triangle, triangle, Obb, obb, BITS);
    HASH(overlap_obb_obb, Obb, obb, Obb, obb, BITS);
    HASH(overlap_segment2_segment2, Segment2, segment2, Segment2, segment2, BITS);
    HASH(cast_ray_plane, Ray, ray, Plane, plane, TOUCHES);
    HASH(cast_ray_triangle, Ray, ray, Triangle, triangle, TOUCHES);
    HASH(cast_ray_triangle_culled, Ray, ray, Triangle, triangle, TOUCHES);
    HASH(cast_ray_sphere, Ray, ray, Sphere, sphere, SPANS);
    HASH(cast_ray_rectangle, Ray, ray, Rectangle, rectangle, TOUCHES);
    HASH(cast_ray_disc, Ray, ray, Disc, disc, TOUCHES);
    HASH(cast_ray_quad, Ray, ray, Quad, quad, TOUCHES);
    HASH(cast_ray_lozenge, Ray, ray, Lozenge, lozenge, SPANS);
    HASH(cast_ray_ellipsoid, Ray, ray, Ellipsoid, ellipsoid, SPANS);
    HASH(cast_ray_cylinder, Ray, ray, Cylinder, cylinder, SPANS);
    HASH(cast_ray_cone, Ray, ray, Cone, cone, SPANS);
    HASH(cast_ray_capsule, Ray, ray, Capsule, capsule, SPANS);
    HASH(cast_ray_aabb, Ray, ray, Aabb, aabb, SPANS);
    HASH(cast_ray_kdop14, Ray, ray, Kdop14, kdop14, SPANS);
    HASH(cast_ray_kdop18, Ray, ray, Kdop18, kdop18, SPANS);
    HASH(cast_ray_kdop26, Ray, ray, Kdop26, kdop26, SPANS);
    HASH(cast_ray_frustum, Ray, ray, Frustum, frustum, SPANS);
    HASH(cast_ray_obb, Ray, ray, Obb, obb, SPANS);
    HASH(cast_ray2_segment2, Ray2, ray2, Segment2, segment2, TOUCHES);
    HASH(cast_ray2_circle2, Ray2, ray2, Circle2, circle2, SPANS);
    HASH(cast_ray2_rectangle2, Ray2, ray2, Rectangle2, rectangle2, SPANS);
    HASH(cast_ray2_triangle2, Ray2, ray2, Triangle2, triangle2, SPANS);
    HASH(closest_point_segment, Point, vec3, Segment, segment, NEARESTS);
    HASH(closest_point_ray, Point, vec3, Ray, ray, NEARESTS);
    HASH(closest_point_plane, Point, vec3, Plane, plane, NEARESTS);
    HASH(closest_point_triangle, Point, vec3, Triangle, triangle, NEARESTS);
    HASH(closest_point_rectangle, Point, vec3, Rectangle, rectangle, NEARESTS);
    HASH(closest_point_disc, Point, vec3, Disc, disc, NEARESTS);
    HASH(closest_point_sphere, Point, vec3, Sphere, sphere, NEARESTS);
    HASH(closest_point_capsule, Point, vec3, Capsule, capsule, NEARESTS);
    HASH(closest_point_aabb, Point, vec3, Aabb, aabb, NEARESTS);
    HASH(closest_point_obb, Point, vec3, Obb, obb, NEARESTS);
    HASH(closest_segment_segment, Segment, segment, Segment, segment, NEARESTS);
    HASH(closest_ray_ray, Ray, ray, Ray, ray, NEARESTS);
    HASH(classify_plane_sphere, Plane, plane, Sphere, sphere, SIDES);
    HASH(classify_plane_aabb, Plane, plane, Aabb, aabb, SIDES);
    HASH_ONE(cast_ray_torus, Ray, ray, Torus, torus, Span);
    HASH_CORNERS(overlap_point_hull, Vec3, vec3);
    HASH_CORNERS(overlap_segment_hull, Segment, segment);
    HASH_CORNERS(overlap_triangle_hull, Triangle, triangle);
    HASH_CORNERS(overlap_hull_hull, X(hull), corners);
    HASH_VIEW(cast_ray_kdop, X(kdop), kdop);
    HASH_VIEW(cast_ray_hull, X(hull), hull);
    HASH_RULED(cast_ray_polygon, Ray, ray, X(polygon), polygon, x, TOUCH);
    HASH_RULED(cast_ray2_polygon2, Ray2, ray2, X(polygon2), polygon2, x, SPAN);
    HASH_RULED(overlap_point_polygon, Vec3, vec3, X(polygon), polygon, x, SIDE);
    HASH_RULED(overlap_polygon_aabb, X(polygon), polygon, Aabb, aabb, y, SIDE);
    HASH_RULED(closest_point_polygon, Vec3, vec3, X(polygon), polygon, x, NEAREST);
    HASH_RULED(classify_polygon_point, X(polygon), polygon, Vec3, vec3, y, SIDE);
    HASH_RULED(classify_polygon2_point2, X(polygon2), polygon2, Vec2, vec2, y, SIDE);
    HASH_RULED(classify_contour2_point2, X(contour2), contour2, Vec2, vec2, y, SIDE);
    HASH_POINTS(meet_segment_segment, Segment, segment, Segment, segment, common, 3);
    HASH_POINTS(meet_segment_plane, Segment, segment, Plane, plane, common, 3);
    HASH_POINTS(meet_segment_aabb, Segment, segment, Aabb, aabb, common, 3);
    HASH_POINTS(meet_ray_plane, Ray, ray, Plane, plane, common, 3);
    HASH_LINE(meet_plane_plane);
    HASH_POINTS(meet_plane_triangle, Plane, plane, Triangle, triangle, common, 3);
    HASH_POINTS(meet_plane_aabb, Plane, plane, Aabb, aabb, common, 3);
    HASH_POINTS(meet_segment_triangle, Segment, segment, Triangle, triangle, common, 3);
    HASH_POINTS(meet_triangle_triangle, Triangle, triangle, Triangle, triangle, common, 3);
    HASH_POINTS(meet_segment2_segment2, Segment2, segment2, Segment2, segment2, common2, 2);
    HASH_CROSSING(meet_ray2_ray2);

    hash = 0xCBF29CE484222325u;
    seed = 0x9E3779B97F4A7C15u;
    hash_tree(N), hash_tree(0);
    finish("bvh_cast");
    hash_boxes();
    hash_balls();
    hash_crowds();
    hash_capsule_points();
    hash_boxes_of_planes();
    hash_moved_kdops();
    hash_oriented_boxes();
    hash_kdops_of_shapes();
    hash_balls_of_planes();
    hash_slabs();
    hash_directions();
    hash_cylinder_points();
    hash_ellipsoid_points();
    hash_lozenge_points();
    hash_obbs();
    hash_growing_balls();
    hash_hull_boxes();
    hash_least_boxes();
    hash_mesh_boxes();
    for (int measured = 0; measured < 2; measured++) {
        hash = 0xCBF29CE484222325u;
        seed = 0x9E3779B97F4A7C15u;
        hash_hulls(measured);
        finish(measured ? "hull_measures" : "hull_build");
    }
    hash_advice();
    hash_planes();
    hash_simpler();
    return failures != 0;
}
