/* tests/bound/sphere_shapes.c - src/bound/sphere_shapes.c: the smallest ball of each shape.
 *
 * A shape consists of pieces: points, balls, discs. Whether a ball contains each is decided
 * exactly. The size of the smallest ball is known in closed form, computed in long double. */
#include "bound/balls.h"
#include "bound/one_shape.h"

/* The points within a radius of a point; for a disc only those perpendicular to the normal. Or the
 * image of a ball under a linear map, by its columns. */
typedef struct Piece {
    Big3 at, normal;
    Big radius;
    bool disc, mapped;
    Big3 columns[3];
} Piece;
typedef struct Pieces {
    Piece of[8];
    int count;
    Long least; /* the radius of the smallest ball */
    Long slack; /* the allowed excess */
} Pieces;

static void ball_at(Pieces *all, Big3 at, Big radius)
{
    all->of[all->count++] = (Piece){.at = at, .radius = radius};
}
/* Without a normal it is a ball. */
static void disc_at(Pieces *all, Vec3 at, Big3 normal, real radius)
{
    ball_at(all, big3(at), big((double)radius));
    all->of[all->count - 1].normal = normal;
    all->of[all->count - 1].disc = sign(dot3(normal, normal)) != 0;
}
static Long3 times_long(Long s, Long3 a)
{
    return (Long3){s * a.x, s * a.y, s * a.z};
}
static Long length_long(Long3 a)
{
    return sqrtl(dot_long(a, a));
}
static void point_at(Pieces *all, Big3 at)
{
    ball_at(all, at, big(0));
}

/* Each shape: its ball, and its pieces. */
#define SHAPE(Shape, name, ...)                                                                    \
    MAKES(sphere, name)                                                                            \
    static void pieces_##name(Pieces *all, const Question *q)                                      \
    {                                                                                              \
        const Shape *s = &q->name;                                                                 \
        __VA_ARGS__                                                                                \
    }

SHAPE(
    Aabb, aabb,
    for (int k = 0; k < 8; k++) {
        Vec3 corner = {k & 1 ? s->lower.x : s->upper.x, k & 2 ? s->lower.y : s->upper.y,
                       k & 4 ? s->lower.z : s->upper.z};
        point_at(all, big3(corner));
    } const Long3 offset = less3(long3(s->upper), long3(s->lower));
    all->least = sqrtl(dot_long(offset, offset)) / 2;)

static Long apart(Vec3 a, Vec3 b)
{
    return length_long(less3(long3(a), long3(b)));
}
SHAPE(Segment, segment, point_at(all, big3(s->a)); point_at(all, big3(s->b));
      all->least = apart(s->a, s->b) / 2;)
SHAPE(Triangle, triangle, point_at(all, big3(s->a)); point_at(all, big3(s->b));
      point_at(all, big3(s->c)); all->least = least_radius(&s->a, 3);)
SHAPE(Quad, quad, point_at(all, big3(s->a)); point_at(all, big3(s->b)); point_at(all, big3(s->c));
      point_at(all, big3(s->d)); all->least = least_radius(&s->a, 4);)
SHAPE(Disc, disc, disc_at(all, s->center, big3(s->normal), s->radius);
      all->least = (Long)s->radius;)
SHAPE(Capsule, capsule, ball_at(all, big3(s->a), big((double)s->radius));
      ball_at(all, big3(s->b), big((double)s->radius));
      all->least = apart(s->a, s->b) / 2 + (Long)s->radius;)
SHAPE(Torus, torus,
      ball_at(all, big3(s->center), plus(big((double)s->major), big((double)s->minor)));
      all->least = (Long)s->major + (Long)s->minor;)

/* Half of the longer diagonal. */
static Long of_sides(Vec3 u, Vec3 v)
{
    const Long3 p = long3(u), q = long3(v);
    return fmaxl(length_long(less3(p, q)), length_long(less3(p, times_long(-1, q)))) / 2;
}
static void corners(Pieces *all, Vec3 corner, Vec3 u, Vec3 v, real radius)
{
    for (int k = 0; k < 4; k++) {
        Big3 at = big3(corner);
        at = k & 1 ? plus3(at, big3(u)) : at;
        at = k & 2 ? plus3(at, big3(v)) : at;
        ball_at(all, at, big((double)radius));
    }
    all->least = of_sides(u, v) + (Long)radius;
}
SHAPE(Rectangle, rectangle, corners(all, s->corner, s->u, s->v, 0);)
SHAPE(Lozenge, lozenge, corners(all, s->corner, s->u, s->v, s->radius);)

SHAPE(Cylinder, cylinder, Big3 along = minus3(big3(s->b), big3(s->a));
      disc_at(all, s->a, along, s->radius); disc_at(all, s->b, along, s->radius);
      const Long half = apart(s->a, s->b) / 2, radius = (Long)s->radius;
      all->least = sqrtl(half * half + radius * radius);)
SHAPE(Cone, cone, Big3 along = minus3(big3(s->base), big3(s->tip)); point_at(all, big3(s->tip));
      disc_at(all, s->base, along, s->radius);
      const Long high = apart(s->tip, s->base), radius = (Long)s->radius;
      all->least = radius >= high ? radius : (high + radius / high * radius) / 2;)
SHAPE(
    Obb, obb, all->least = 0; for (int k = 0; k < 8; k++) {
        Big3 at = big3(s->center);
        Long3 offset = {0, 0, 0};
        for (int i = 0; i < 3; i++) {
            const real half = k >> i & 1 ? s->half[i] : -s->half[i];
            at = plus3(at, by3(big((double)half), big3(s->axis[i])));
            offset = less3(offset, times_long((Long)half, long3(s->axis[i])));
        }
        point_at(all, at);
        all->least = fmaxl(all->least, length_long(offset));
    })

/* The spectral norm of a map: the root of the greatest eigenvalue of columns times columns; powers
 * of the matrix give the direction. */
static Long stretch_of(const Long3 columns[3])
{
    Long g[3][3], power[3][3], most = 0, square = 0, direction[3];
    for (int i = 0; i < 3; i++)
        most = fmaxl(most,
                     fmaxl(fmaxl(fabsl(columns[i].x), fabsl(columns[i].y)), fabsl(columns[i].z)));
    if (most == 0)
        return 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            g[i][k] = power[i][k] =
                dot_long(times_long(1 / most, columns[i]), times_long(1 / most, columns[k]));
    for (int round = 0; round < 60; round++) {
        Long next_power[3][3], size = 0;
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++) {
                next_power[i][k] = 0;
                for (int j = 0; j < 3; j++)
                    next_power[i][k] += power[i][j] * power[j][k];
                size = fmaxl(size, fabsl(next_power[i][k]));
            }
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++)
                power[i][k] = next_power[i][k] / size;
    }
    for (int i = 0; i < 3; i++) { /* each column is along that direction, or zero */
        Long above = 0, below = 0;
        for (int k = 0; k < 3; k++)
            direction[k] = g[k][0] * power[0][i] + g[k][1] * power[1][i] + g[k][2] * power[2][i];
        for (int k = 0; k < 3; k++)
            above += direction[k] * power[k][i], below += power[k][i] * power[k][i];
        if (below > 0 && above / below > square)
            square = above / below;
    }
    return most * sqrtl(square);
}
static void map_at(Pieces *all, Big3 at, const Vec3 columns[3], const real radius[3])
{
    Long3 stretched[3];
    Piece *piece = &all->of[all->count++];
    *piece = (Piece){.at = at, .mapped = true};
    for (int k = 0; k < 3; k++) {
        piece->columns[k] = by3(big((double)radius[k]), big3(columns[k]));
        stretched[k] = times_long((Long)radius[k], long3(columns[k]));
    }
    all->least = stretch_of(stretched);
}
SHAPE(Ellipsoid, ellipsoid, map_at(all, big3(s->center), s->axis, s->radius);)

MAKES_MOVED(sphere)
static void pieces_moved_sphere(Pieces *all, const Question *q)
{
    const Moved_sphere *s = &q->moved_sphere;
    Big3 at = big3(s->origin);
    const real radius[] = {s->of.radius, s->of.radius, s->of.radius};
    Long size = 0;
    for (int k = 0; k < 3; k++) {
        const real x = ((const real *)&s->of)[k];
        at = plus3(at, by3(big((double)x), big3(s->axes[k])));
        size += fabsl((Long)x) * length_long(long3(s->axes[k]));
    }
    map_at(all, at, s->axes, radius);
    all->slack =
        64 * (Long)DBL_EPSILON * (size + length_long(long3(s->origin))) + 4 * (Long)DBL_MIN;
}

typedef struct Row {
    ShapeMaker maker;
    void (*pieces)(Pieces *, const Question *);
} Row;
#define OF_SHAPE(shape)                                                                            \
    {                                                                                              \
        {&asked_##shape, sphere_of_##shape, 0}, pieces_##shape                                     \
    }
static const Row rows[] = {
    OF_SHAPE(aabb),  OF_SHAPE(segment),   OF_SHAPE(triangle), OF_SHAPE(rectangle),   OF_SHAPE(disc),
    OF_SHAPE(quad),  OF_SHAPE(capsule),   OF_SHAPE(lozenge),  OF_SHAPE(cylinder),    OF_SHAPE(cone),
    OF_SHAPE(torus), OF_SHAPE(ellipsoid), OF_SHAPE(obb),      OF_SHAPE(moved_sphere)};

/* Is radius^2 more than the squared spectral norm: are all minors of the difference positive? */
static bool holds_map(Big radius, const Big3 columns[3])
{
    Big m[3][3];
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            m[i][k] = minus(big(0), dot3(columns[i], columns[k]));
            if (i == k)
                m[i][k] = plus(m[i][k], by(radius, radius));
        }
    Big3 a = {m[0][0], m[0][1], m[0][2]}, b = {m[1][0], m[1][1], m[1][2]},
         c = {m[2][0], m[2][1], m[2][2]};
    Big3 bc = cross3(b, c), ca = cross3(c, a), ab = cross3(a, b);
    return sign(radius) >= 0 && sign(a.x) >= 0 && sign(b.y) >= 0 && sign(c.z) >= 0 &&
           sign(bc.x) >= 0 && sign(ca.y) >= 0 && sign(ab.z) >= 0 && sign(dot3(a, bc)) >= 0;
}
static bool holds_piece(const Sphere *ball, const Piece *piece)
{
    Big3 d = minus3(piece->at, big3(ball->center));
    Big radius = big((double)ball->radius);
    if (piece->mapped) { /* the root is rounded down, in its last bits */
        Big away = root(dot3(d, d));
        return holds_map(minus(radius, by(away, plus(big(1), big(ldexp(1, -200))))),
                         piece->columns);
    }
    if (piece->disc) { /* |d|^2 + r^2 + 2 r * (the part of d perpendicular to the normal),
                          squared */
        Big3 side = cross3(d, piece->normal);
        Big r2 = by(piece->radius, piece->radius);
        Big left = minus(minus(by(radius, radius), dot3(d, d)), r2);
        return sign(left) >= 0 && !less(by(by(left, left), dot3(piece->normal, piece->normal)),
                                        by(by(big(4), r2), dot3(side, side)));
    }
    Big left = minus(radius, piece->radius);
    return sign(left) >= 0 && !less(by(left, left), dot3(d, d));
}

/* 1. Cases. */
static bool is_about(const Sphere *ball, Vec3 center, double radius)
{
    return ball->center.x == center.x && ball->center.y == center.y && ball->center.z == center.z &&
           (double)ball->radius >= radius &&
           (double)ball->radius <= radius * (1 + 64 * (double)REAL_EPSILON);
}
static void boxes(void)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    const Aabb box = {{0, -2, 1}, {2, 2, 5}}, point_box = {{R(-0.0), least, 3}, {0, least, 3}};
    const Aabb empty = {{0, 0, 0}, {1, 1, -1}}, all = {{-most, -most, -most}, {most, most, most}};
    const Aabb slab = {{0, 0, 0}, {1, REAL_INF, 1}}, half = {{0, -1, 0}, {most, 1, 0}};
    const Aabb far = {{REAL_INF, 0, 0}, {REAL_INF, 1, 1}};
    Sphere ball = no_ball;
    check("empty", cmp(X(bound_sphere_aabb)(&empty, &ball), ==, ISECT_EMPTY));
    check("no point is that far", cmp(X(bound_sphere_aabb)(&far, &ball), ==, ISECT_EMPTY));
    check("endless", cmp(X(bound_sphere_aabb)(&slab, &ball), ==, ISECT_NOT_FINITE));
    check("too large", cmp(X(bound_sphere_aabb)(&all, &ball), ==, ISECT_NOT_FINITE));
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    check("a box", cmp(X(bound_sphere_aabb)(&box, &ball), ==, ISECT_OK) &&
                       is_about(&ball, (Vec3){1, 0, 3}, 3));
    check("a point", is_ball(X(bound_sphere_aabb)(&point_box, &ball), {{0, least, 3}, 0}));
    check("half of all", cmp(X(bound_sphere_aabb)(&half, &ball), ==, ISECT_OK) &&
                             is_about(&ball, (Vec3){most / 2, 0, 0}, (double)most / 2));
}
#define OF(made, center, radius) (made == ISECT_OK && is_about(&ball, (Vec3)center, radius))
#define AT(...) __VA_ARGS__
static void shapes(void)
{
    const real most = REAL_MAX;
    Sphere ball = no_ball;
    const Segment segment = {{0, 0, 0}, {2, 2, 1}};
    const Triangle blunt = {{-1, 0, 0}, {1, 0, 0}, {0, R(0.5), 0}};
    const Triangle sharp = {{-4, 3, 0}, {4, 3, 0}, {0, -5, 0}};
    const Rectangle flat = {{1, 1, 1}, {2, 0, 0}, {0, 4, 4}};
    const Rectangle slanted = {{0, 0, 0}, {4, 0, 0}, {2, 0, 0}};
    const Disc disc = {{1, 2, 3}, {0, 0, 9}, R(0.1)};
    const Capsule capsule = {{0, 0, 0}, {0, 6, 8}, 1},
                  point_capsule = {{1, 0, 0}, {1, 0, 0}, R(0.1)};
    const Lozenge lozenge = {{0, 0, 0}, {6, 0, 0}, {0, 8, 0}, 2};
    const Cylinder cylinder = {{0, 0, 0}, {0, 0, 8}, 3}, lost = {{1, 0, 0}, {1, 0, 0}, R(0.1)};
    const Cone high = {{0, 0, 8}, {0, 0, 0}, 4}, low = {{0, 0, 1}, {0, 0, 0}, 4};
    const Cone none = {{1, 0, 0}, {1, 0, 0}, R(0.1)};
    const Torus torus = {{1, 0, 0}, {0, 0, 1}, 2, R(0.5)},
                wide = {{0, 0, 0}, {0, 0, 0}, most, most};
    const Ellipsoid round = {{1, 1, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, R(0.5)}};
    const Ellipsoid skew = {{0, 0, 0}, {{1, 1, 0}, {1, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
    const Obb obb = {{1, 1, 1}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {2, 1, 2}};
    const Vec3 axes[] = {{0, 2, 0}, {-1, 0, 0}, {0, 0, 1}}, origin = {10, 20, 30};
    const Sphere unit = {{1, 1, 1}, 1};
    check("segment", OF(X(bound_sphere_segment)(&segment, &ball), AT({1, 1, R(0.5)}), 1.5));
    check("blunt", OF(X(bound_sphere_triangle)(&blunt, &ball), AT({0, 0, 0}), 1));
    check("sharp", cmp(X(bound_sphere_triangle)(&sharp, &ball), ==, ISECT_OK) &&
                       cmp(real_abs(ball.center.y), <=, 8 * REAL_EPSILON) &&
                       cmp(ball.radius, >=, 5) && cmp(ball.radius, <=, 5 * (1 + 4 * REAL_EPSILON)));
    check("rectangle", OF(X(bound_sphere_rectangle)(&flat, &ball), AT({2, 3, 3}), 3));
    check("all in a row", OF(X(bound_sphere_rectangle)(&slanted, &ball), AT({3, 0, 0}), 3));
    check("disc", is_ball(X(bound_sphere_disc)(&disc, &ball), {{1, 2, 3}, R(0.1)}));
    check("capsule", OF(X(bound_sphere_capsule)(&capsule, &ball), AT({0, 3, 4}), 6));
    check("a ball", is_ball(X(bound_sphere_capsule)(&point_capsule, &ball), {{1, 0, 0}, R(0.1)}));
    check("lozenge", OF(X(bound_sphere_lozenge)(&lozenge, &ball), AT({3, 4, 0}), 7));
    check("cylinder", OF(X(bound_sphere_cylinder)(&cylinder, &ball), AT({0, 0, 4}), 5));
    check("a ball", is_ball(X(bound_sphere_cylinder)(&lost, &ball), {{1, 0, 0}, R(0.1)}));
    check("a high cone", OF(X(bound_sphere_cone)(&high, &ball), AT({0, 0, 3}), 5));
    check("a low cone", OF(X(bound_sphere_cone)(&low, &ball), AT({0, 0, 0}), 4));
    check("a ball", is_ball(X(bound_sphere_cone)(&none, &ball), {{1, 0, 0}, R(0.1)}));
    check("torus", is_ball(X(bound_sphere_torus)(&torus, &ball), {{1, 0, 0}, R(2.5)}));
    check("too wide", cmp(X(bound_sphere_torus)(&wide, &ball), ==, ISECT_NOT_FINITE));
    check("ellipsoid", OF(X(bound_sphere_ellipsoid)(&round, &ball), AT({1, 1, 1}), 2));
    check("two axes of one", OF(X(bound_sphere_ellipsoid)(&skew, &ball), AT({0, 0, 0}), 2));
    check("obb", OF(X(bound_sphere_obb)(&obb, &ball), AT({1, 1, 1}), 3));
    check("moved", OF(X(bound_sphere_moved)(&unit, axes, &origin, &ball), AT({9, 22, 31}), 2));
}
static void moving_and_hulls(void)
{
    const real most = REAL_MAX;
    const Vec3 huge[] = {{most, most, most}, {most, most, most}, {most, most, most}};
    const Sphere unit = {{1, 1, 1}, 1}, empty = {{1, 1, 1}, -1}, point_ball = {{0, 0, 0}, 0};
    const Vec3 corner[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, 0, R(0.5)}};
    const X(hull) hull = {.vertices = corner, .vertex_count = 4};
    Sphere ball = no_ball;
    IS_REFUSED_MOVED(sphere, &ball, &unit);
    check("empty", cmp(X(bound_sphere_moved)(&empty, straight, &nowhere, &ball), ==, ISECT_EMPTY));
    check("too far",
          cmp(X(bound_sphere_moved)(&unit, huge, &nowhere, &ball), ==, ISECT_NOT_FINITE));
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    check("a hull", OF(X(bound_sphere_hull)(&hull, &ball), AT({0, 0, 0}), 1));
    check("a point, whatever stretches it",
          is_ball(X(bound_sphere_moved)(&point_ball, huge, &nowhere, &ball), {{0, 0, 0}, 0}));
    ball = unit;
    check("in place",
          OF(X(bound_sphere_moved)(&ball, straight, &nowhere, &ball), AT({1, 1, 1}), 1));
}
TEST_FUNCTION(cases)
{
    for (size_t m = 0; m < COUNT(rows); m++)
        is_refused(&rows[m].maker, 4);
    shapes();
    moving_and_hulls();
    boxes();
}

/* 2. Properties: the ball of a shape times -8 is the ball times -8. */
TEST_FUNCTION(properties)
{
    for (const Row *m = rows; m < rows + COUNT(rows); m++)
        for (int i = 0; i < 300; i++) {
            Question q;
            Sphere ball, made;
            memset(&q, 0, sizeof q);
            m->maker.shape->draw(&q, false);
            if (m->maker.make(&ball, &q) != ISECT_OK)
                continue;
            const Question other = mirrored(m->maker.shape, &q);
            check(m->maker.shape->name, cmp(m->maker.make(&made, &other), ==, ISECT_OK));
            check("times -8", cmp(made.radius, ==, 8 * ball.radius) &&
                                  cmp(made.center.x, ==, -8 * ball.center.x) &&
                                  cmp(made.center.y, ==, -8 * ball.center.y) &&
                                  cmp(made.center.z, ==, -8 * ball.center.z));
        }
}

/* 3. Oracle. */
static void judge(const Row *m, int i, int *made)
{
    const Question q = any_question(&m->maker, i % 2);
    const char *name = m->maker.shape->name;
    Sphere ball;
    Pieces all = {.count = 0};
    if (m->maker.make(&ball, &q) != ISECT_OK)
        return;
    ++*made;
    begin();
    m->pieces(&all, &q);
    for (int k = 0; k < all.count; k++)
        check_sample(i, name, holds_piece(&ball, &all.of[k]), q, ball);
    const Long eps = (Long)REAL_EPSILON, share = ISECT_DOUBLE ? 1e-12L : 1e-6L;
    const Long size = fmaxl(fmaxl(fabsl((Long)ball.center.x), fabsl((Long)ball.center.y)),
                            fabsl((Long)ball.center.z));
    const Long most = all.least * (1 + share) + 2 * eps * size + all.slack + 16 * (Long)REAL_LEAST;
    /* or its center would overflow */
    check_sample(i, name, size == (Long)REAL_MAX || (Long)ball.radius <= most, q, ball);
}
TEST_FUNCTION(oracle)
{
    const int count = soak(600);
    for (const Row *m = rows; m < rows + COUNT(rows); m++) {
        int made = 0;
        for (int i = 0; i < count; i++)
            judge(m, i, &made);
        check_share(made, count, 0.3, 1);
    }
}

TESTS_OF_ONE(bound_sphere_shapes)
