/* tests/bound/sphere_shapes.c - src/bound/sphere_shapes.c: the least ball of each shape.
 *
 * A shape is made of pieces: points, balls, discs, which a ball holds or does not, as is judged
 * without rounding. How large the least ball is is known in closed form, computed in long double.
 */
#include "bound/balls.h"

/* The points within a radius of a point. */
typedef struct Piece {
    Big3 at;
    Big radius;
} Piece;
typedef struct Pieces {
    Piece of[8];
    int count;
    Long least; /* the radius of the least ball */
} Pieces;

typedef struct Question {
    union {
        Aabb aabb;
    };
} Question;

static void ball_at(Pieces *all, Big3 at, Big radius)
{
    all->of[all->count++] = (Piece){at, radius};
}
static void point_at(Pieces *all, Big3 at)
{
    ball_at(all, at, big(0));
}

/* Each shape: a question, its ball, and its pieces. */
#define SHAPE(Shape, name, ...)                                                                    \
    static void draw_##name(Question *q, bool odd)                                                 \
    {                                                                                              \
        q->name = odd ? odd_##name() : any_##name();                                               \
    }                                                                                              \
    static isect_status make_##name(Sphere *ball, const Question *q)                               \
    {                                                                                              \
        return X(bound_sphere_##name)(ball, &q->name);                                             \
    }                                                                                              \
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
    } const Long3 way = less3(long3(s->upper), long3(s->lower));
    all->least = sqrtl(dot_long(way, way)) / 2;)

static const struct Maker {
    const char *name;
    void (*draw)(Question *, bool odd);
    isect_status (*make)(Sphere *, const Question *);
    void (*pieces)(Pieces *, const Question *);
    int numbers, radii; /* the last ones */
} maker[] = {
#define MAKER(name, radii)                                                                         \
    {                                                                                              \
#name, draw_##name, make_##name, pieces_##name,                                            \
            (int)(sizeof((Question *)0)->name / sizeof(real)), radii                               \
    }
    MAKER(aabb, 0)};

static bool holds_piece(const Sphere *ball, const Piece *piece)
{
    Big3 d = minus3(piece->at, big3(ball->center));
    Big left = minus(big((double)ball->radius), piece->radius);
    return sign(left) >= 0 && !less(by(left, left), dot3(d, d));
}

/* 1. Cases. */
static void statuses(void)
{
    for (size_t m = 0; m < COUNT(maker); m++) {
        Question q;
        Sphere ball = no_ball;
        seed = 1;
        maker[m].draw(&q, false);
        check(maker[m].name, maker[m].make(NULL, &q) == ISECT_BAD_ARGUMENT);
        for (int f = 0; f < maker[m].numbers; f++) {
            Question bad = q;
            ((real *)&bad)[f] = REAL_NAN;
            check(maker[m].name, maker[m].make(&ball, &bad) == ISECT_NOT_FINITE);
            ((real *)&bad)[f] = f < maker[m].numbers / 2 ? -REAL_INF : REAL_INF;
            check(maker[m].name, maker[m].make(&ball, &bad) == ISECT_NOT_FINITE);
        }
        for (int k = 1; k <= maker[m].radii; k++) {
            Question empty = q;
            ((real *)&empty)[maker[m].numbers - k] = -REAL_LEAST;
            check(maker[m].name, maker[m].make(&ball, &empty) == ISECT_EMPTY);
        }
        check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    }
}
#define is_ball(made, ...) (made == ISECT_OK && same_bits(&ball, &(Sphere)__VA_ARGS__, sizeof ball))
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
    check("no box", X(bound_sphere_aabb)(&ball, NULL) == ISECT_BAD_ARGUMENT);
    check("empty", X(bound_sphere_aabb)(&ball, &empty) == ISECT_EMPTY);
    check("no point is that far", X(bound_sphere_aabb)(&ball, &far) == ISECT_EMPTY);
    check("endless", X(bound_sphere_aabb)(&ball, &slab) == ISECT_NOT_FINITE);
    check("too large", X(bound_sphere_aabb)(&ball, &all) == ISECT_NOT_FINITE);
    check("untouched", same_bits(&ball, &no_ball, sizeof ball));
    check("a box",
          X(bound_sphere_aabb)(&ball, &box) == ISECT_OK && is_about(&ball, (Vec3){1, 0, 3}, 3));
    check("a point", is_ball(X(bound_sphere_aabb)(&ball, &point_box), {{0, least, 3}, 0}));
    check("half of all", X(bound_sphere_aabb)(&ball, &half) == ISECT_OK &&
                             is_about(&ball, (Vec3){most / 2, 0, 0}, (double)most / 2));
}
static void cases(void **state)
{
    (void)state;
    statuses();
    boxes();
}

/* 2. Properties: a mirrored shape has the mirrored ball, and one times a power of two that times
 * it.
 */
static void properties(void **state)
{
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++)
        for (int i = 0; i < 300; i++) {
            Question q, other;
            Sphere ball, made;
            maker[m].draw(&q, false);
            if (maker[m].make(&ball, &q) != ISECT_OK)
                continue;
            other = q;
            for (int f = 0; f < maker[m].numbers; f++)
                ((real *)&other)[f] *= 8;
            check(maker[m].name, maker[m].make(&made, &other) == ISECT_OK);
            check("times 8", made.radius == 8 * ball.radius && made.center.x == 8 * ball.center.x);
        }
}

/* 3. Oracle. */
static void judge(const struct Maker *m, int i, bool odd, int *made)
{
    Question q;
    Sphere ball;
    Pieces all = {.count = 0};
    memset(&q, 0, sizeof q);
    new_kind();
    m->draw(&q, odd);
    const isect_status status = m->make(&ball, &q);
    *made += status == ISECT_OK;
    if (status == ISECT_OK) {
        begin();
        m->pieces(&all, &q);
        for (int k = 0; k < all.count; k++)
            check_sample(i, m->name, holds_piece(&ball, &all.of[k]), q, ball);
        const Long eps = (Long)REAL_EPSILON, share = ISECT_DOUBLE ? 1e-12L : 1e-6L;
        const Long size = fmaxl(fmaxl(fabsl((Long)ball.center.x), fabsl((Long)ball.center.y)),
                                fabsl((Long)ball.center.z));
        check_sample(i, m->name,
                     (Long)ball.radius <=
                         all.least * (1 + share) + 2 * eps * size + 16 * (Long)REAL_LEAST,
                     q, ball);
    }
}
static void oracle(void **state)
{
    const int count = soak(600);
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++) {
        int made = 0;
        for (int i = 0; i < count; i++)
            judge(&maker[m], i, i % 2, &made);
        check_share(made, count, 0.3, 1);
    }
}

TESTS_OF_ONE(bound_sphere_shapes)
