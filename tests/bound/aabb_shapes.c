/* tests/bound/aabb_shapes.c - src/bound/aabb_shapes.c: the box of each shape.
 *
 * The judge has how far each shape reaches along an axis, either way: the greatest of a few sums
 * base + sqrt(top / bottom), without rounding. A bound must not be less, and not much more. */
#include "bound/refusals.h"
#include "kit/big.h"
#include "kit/kit.h"
#include "shape/aabb.h"

typedef struct Reach {
    Big base, top, bottom;
} Reach;
typedef struct Reaches {
    Reach of[4];
    int count;
    double size; /* of all that is added */
} Reaches;

static real of(const Vec3 *v, int axis)
{
    return ((const real *)v)[axis];
}
static Big bigger(Big a)
{
    return larger(a, big(0));
}
static void also(Reaches *r, Big base, Big top, Big bottom)
{
    r->of[r->count++] = (Reach){base, top, bottom};
}
static Big coordinate(Reaches *r, int way, const Vec3 *p, int axis)
{
    r->size += fabs((double)of(p, axis));
    return big(way * (double)of(p, axis));
}
static void ball(Reaches *r, Big base, real radius)
{
    Big squared = by(big((double)radius), big((double)radius));
    r->size += (double)radius;
    also(r, base, squared, big(1));
}
static void disc(Reaches *r, Big base, Big3 normal, real radius, int axis)
{
    Big all = dot3(normal, normal), n = axis == 0 ? normal.x : axis == 1 ? normal.y : normal.z;
    Big squared = by(big((double)radius), big((double)radius));
    r->size += (double)radius;
    if (sign(all) == 0)
        also(r, base, squared, big(1));
    else
        also(r, base, by(squared, minus(all, by(n, n))), all);
}

typedef struct Question {
    union {
        Segment segment;
        Triangle triangle;
        Rectangle rectangle;
        Disc disc;
        Quad quad;
        Sphere sphere;
        Capsule capsule;
        Lozenge lozenge;
        Ellipsoid ellipsoid;
        Cylinder cylinder;
        Cone cone;
        Obb obb;
        Torus torus;
        struct {
            Aabb box;
            Vec3 axes[3], origin;
        } moved;
    };
} Question;

/* Each shape: a question, its box, and how far it reaches. */
#define SHAPE(Shape, name, ...)                                                                    \
    static void draw_##name(Question *q, bool odd)                                                 \
    {                                                                                              \
        q->name = odd ? odd_##name() : any_##name();                                               \
    }                                                                                              \
    static isect_status make_##name(Aabb *box, const Question *q)                                  \
    {                                                                                              \
        return X(bound_aabb_##name)(box, &q->name);                                                \
    }                                                                                              \
    static void reach_##name(Reaches *r, const Question *q, int axis, int way)                     \
    {                                                                                              \
        const Shape *s = &q->name;                                                                 \
        __VA_ARGS__                                                                                \
    }
#define AT(p) coordinate(r, way, &(p), axis)
#define POINT(p) also(r, AT(p), big(0), big(1))

SHAPE(Segment, segment, POINT(s->a); POINT(s->b);)
SHAPE(Triangle, triangle, POINT(s->a); POINT(s->b); POINT(s->c);)
SHAPE(Quad, quad, POINT(s->a); POINT(s->b); POINT(s->c); POINT(s->d);)
SHAPE(Rectangle, rectangle,
      also(r, plus(plus(AT(s->corner), bigger(AT(s->u))), bigger(AT(s->v))), big(0), big(1));)
SHAPE(Disc, disc, disc(r, AT(s->center), big3(s->normal), s->radius, axis);)
SHAPE(Sphere, sphere, ball(r, AT(s->center), s->radius);)
SHAPE(Capsule, capsule, ball(r, AT(s->a), s->radius); ball(r, AT(s->b), s->radius);)
SHAPE(Lozenge, lozenge,
      ball(r, plus(plus(AT(s->corner), bigger(AT(s->u))), bigger(AT(s->v))), s->radius);)
SHAPE(Cylinder, cylinder, Big3 along = minus3(big3(s->b), big3(s->a));
      disc(r, AT(s->a), along, s->radius, axis); disc(r, AT(s->b), along, s->radius, axis);)
SHAPE(Cone, cone, POINT(s->tip);
      disc(r, AT(s->base), minus3(big3(s->base), big3(s->tip)), s->radius, axis);)
SHAPE(Torus, torus, r->size += fabs((double)s->minor);
      disc(r, plus(AT(s->center), big((double)s->minor)), big3(s->axis), s->major, axis);)
SHAPE(
    Ellipsoid, ellipsoid, Big sum = big(0); for (int k = 0; k < 3; k++) {
        Big x = by(big((double)of(&s->axis[k], axis)), big((double)s->radius[k]));
        sum = plus(sum, by(x, x));
        r->size += fabs(mpf_get_d(x));
    } also(r, AT(s->center), sum, big(1));)
SHAPE(
    Obb, obb, Big sum = AT(s->center); for (int k = 0; k < 3; k++) {
        Big x = by(size(big((double)of(&s->axis[k], axis))), big((double)s->half[k]));
        sum = plus(sum, x);
        r->size += mpf_get_d(x);
    } also(r, sum, big(0), big(1));)

static void draw_moved(Question *q, bool odd)
{
    q->moved.box = odd ? odd_aabb() : any_aabb();
    for (int k = 0; k < 3; k++)
        q->moved.axes[k] = odd ? odd_vec3() : any_vec3();
    if (any_int(0, 3) == 0)
        q->moved.axes[0] = (Vec3){0, 1, 0};
    q->moved.origin = odd ? odd_vec3() : any_vec3();
}
static isect_status make_moved(Aabb *box, const Question *q)
{
    return X(bound_aabb_moved)(box, &q->moved.box, q->moved.axes, &q->moved.origin);
}
static void reach_moved(Reaches *r, const Question *q, int axis, int way)
{
    Big sum = AT(q->moved.origin);
    for (int k = 0; k < 3; k++) {
        const real x = of(&q->moved.axes[k], axis), lower = of(&q->moved.box.lower, k),
                   upper = of(&q->moved.box.upper, k);
        const real far = (real)way * x > 0 ? upper : lower;
        if (x != 0 && real_abs(far) > REAL_MAX) {
            also(r, big(2), big(1), big(0)); /* infinite */
            return;
        }
        if (x != 0) {
            Big product = by(big(way * (double)x), big((double)far));
            sum = plus(sum, product);
            r->size += fabs(mpf_get_d(product));
        }
    }
    also(r, sum, big(0), big(1));
}

static const struct Maker {
    const char *name;
    void (*draw)(Question *, bool odd);
    isect_status (*make)(Aabb *, const Question *);
    void (*reach)(Reaches *, const Question *, int axis, int way);
    int numbers, radii; /* the last ones */
} maker[] = {
#define MAKER(name, radii)                                                                         \
    {                                                                                              \
#name, draw_##name, make_##name, reach_##name,                                             \
            (int)(sizeof((Question *)0)->name / sizeof(real)), radii                               \
    }
    MAKER(segment, 0),   MAKER(triangle, 0), MAKER(rectangle, 0), MAKER(disc, 1),
    MAKER(quad, 0),      MAKER(sphere, 1),   MAKER(capsule, 1),   MAKER(lozenge, 1),
    MAKER(ellipsoid, 3), MAKER(cylinder, 1), MAKER(cone, 1),      MAKER(obb, 3),
    MAKER(torus, 2),     MAKER(moved, 0)};

/* Does a bound hold all of it? */
static bool holds(Big bound, const Reaches *r)
{
    for (int i = 0; i < r->count; i++) {
        Big left = minus(bound, r->of[i].base);
        if (sign(left) < 0 || less(by(by(left, left), r->of[i].bottom), r->of[i].top))
            return false;
    }
    return true;
}
/* And no number that is less by more than is said? Where sizes are nearly out of range,
 * it may be infinite. */
static bool is_tight(real bound, const Reaches *r)
{
    const double slack = 24 * DBL_EPSILON * r->size + 4 * DBL_MIN;
    const double less = ISECT_DOUBLE ? nextafter((double)bound, -INFINITY)
                                     : (double)nextafterf((float)bound, -INFINITY);
    if (!(r->size <= DBL_MAX / 4) || bound == -REAL_MAX)
        return true;
    return !holds(minus(big(less), big(slack)), r);
}

static const Aabb mark = {{7, 7, 7}, {7, 7, 7}};

/* 1. Cases. */
static void statuses(void)
{
    for (size_t m = 0; m < COUNT(maker); m++) {
        Question q;
        Aabb box = mark;
        seed = 1;
        maker[m].draw(&q, false);
        CHECK_REFUSALS(maker[m].name, maker[m].make, box, q, maker[m].numbers, maker[m].radii,
                       maker[m].make == make_moved && f < 6);
        check("untouched", same_bits(&box, &mark, sizeof box));
    }
    Aabb box = mark;
    const Aabb empty = {{0, 1, 0}, {1, 0, 1}}, unit = {{0, 0, 0}, {1, 1, 1}};
    const Vec3 axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, origin = {0, 0, 0};
    check("empty", X(bound_aabb_moved)(&box, &empty, axes, &origin) == ISECT_EMPTY);
    check("no box", X(bound_aabb_moved)(&box, NULL, axes, &origin) == ISECT_BAD_ARGUMENT);
    check("no axes", X(bound_aabb_moved)(&box, &unit, NULL, &origin) == ISECT_BAD_ARGUMENT);
    check("no origin", X(bound_aabb_moved)(&box, &unit, axes, NULL) == ISECT_BAD_ARGUMENT);
    check("no sphere", X(bound_aabb_sphere)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("no segment", X(bound_aabb_segment)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("untouched", same_bits(&box, &mark, sizeof box));
}
#define is_box(made, ...) (made == ISECT_OK && same_bits(&box, &(Aabb)__VA_ARGS__, sizeof box))
static void cases(void **state)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    const Sphere unit = {{1, 2, 3}, 1}, point = {{R(-0.0), 0, 0}, 0}, large = {{most, 0, 0}, most};
    const Sphere small = {{1, -1, 0}, least};
    const Capsule capsule = {{0, 0, 0}, {4, -2, 0}, 1};
    const Rectangle rectangle = {{1, 1, 1}, {2, 0, -1}, {0, -3, -1}};
    const Lozenge lozenge = {{1, 1, 1}, {2, 0, -1}, {0, -3, -1}, R(0.5)};
    const Disc flat = {{0, 0, 1}, {0, 0, -9}, 2}, lost = {{0, 0, 1}, {0, 0, 0}, 2};
    const Disc huge = {{0, 0, 0}, {most, most, most}, 1}, tiny = {{0, 0, 0}, {least, 0, 0}, 1};
    const Cylinder upright = {{0, 0, 0}, {0, 5, 0}, 2}, round = {{0, 5, 0}, {0, 5, 0}, 2};
    const Cone cone = {{0, 9, 0}, {0, 0, 0}, 2};
    const Ellipsoid egg = {{1, 1, 1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 0}};
    const Obb box_obb = {{1, 1, 1}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 0}};
    const Obb skew = {{0, 0, 0}, {{1, 1, 0}, {1, -1, 0}, {0, 0, 1}}, {1, 2, 3}};
    const Aabb given = {{0, -1, 2}, {1, REAL_INF, 3}};
    const Vec3 axes[] = {{0, 2, 0}, {-1, 0, 0}, {1, 0, 1}}, origin = {10, 20, 30};
    const Torus ring = {{1, 2, 3}, {0, 0, -5}, 3, 1}, lost_ring = {{0, 0, 0}, {0, 0, 0}, 3, 1};
    Aabb box;
    (void)state;
    statuses();
    check("torus", is_box(X(bound_aabb_torus)(&box, &ring), {{-3, -2, 2}, {5, 6, 4}}));
    check("no axis", is_box(X(bound_aabb_torus)(&box, &lost_ring), {{-4, -4, -4}, {4, 4, 4}}));
    const Triangle triangle = {{1, 5, 0}, {2, 4, R(-0.0)}, {3, 3, 0}};
    const Quad quad = {{1, 5, 0}, {2, 4, 1}, {3, 3, 0}, {0, 0, -1}};
    check("triangle", is_box(X(bound_aabb_triangle)(&box, &triangle), {{1, 3, 0}, {3, 5, 0}}));
    check("quad", is_box(X(bound_aabb_quad)(&box, &quad), {{0, 0, -1}, {3, 5, 1}}));
    check("sphere", is_box(X(bound_aabb_sphere)(&box, &unit), {{0, 1, 2}, {2, 3, 4}}));
    check("a point", is_box(X(bound_aabb_sphere)(&box, &point), {{0, 0, 0}, {0, 0, 0}}));
    check("out of range",
          is_box(X(bound_aabb_sphere)(&box, &large), {{0, -most, -most}, {REAL_INF, most, most}}));
    check("rounded", is_box(X(bound_aabb_sphere)(&box, &small),
                            {{1 - eps / 2, -1 - eps, -least}, {1 + eps, -1 + eps / 2, least}}));
    check("capsule", is_box(X(bound_aabb_capsule)(&box, &capsule), {{-1, -3, -1}, {5, 1, 1}}));
    check("rectangle", is_box(X(bound_aabb_rectangle)(&box, &rectangle), {{1, -2, -1}, {3, 1, 1}}));
    check("lozenge", is_box(X(bound_aabb_lozenge)(&box, &lozenge),
                            {{R(0.5), R(-2.5), R(-1.5)}, {R(3.5), R(1.5), R(1.5)}}));
    check("disc", is_box(X(bound_aabb_disc)(&box, &flat), {{-2, -2, 1}, {2, 2, 1}}));
    check("no normal", is_box(X(bound_aabb_disc)(&box, &lost), {{-2, -2, -1}, {2, 2, 3}}));
    check("tiny normal", is_box(X(bound_aabb_disc)(&box, &tiny), {{0, -1, -1}, {0, 1, 1}}));
    check("huge normal", X(bound_aabb_disc)(&box, &huge) == ISECT_OK &&
                             fabs((double)box.upper.x - 0.81649658092772603) < 32 * (double)eps);
    check("cylinder", is_box(X(bound_aabb_cylinder)(&box, &upright), {{-2, 0, -2}, {2, 5, 2}}));
    check("no length", is_box(X(bound_aabb_cylinder)(&box, &round), {{-2, 3, -2}, {2, 7, 2}}));
    check("cone", is_box(X(bound_aabb_cone)(&box, &cone), {{-2, 0, -2}, {2, 9, 2}}));
    check("ellipsoid", is_box(X(bound_aabb_ellipsoid)(&box, &egg), {{0, -1, 1}, {2, 3, 1}}));
    check("obb", is_box(X(bound_aabb_obb)(&box, &box_obb), {{-1, 0, 1}, {3, 2, 1}}));
    check("not orthonormal", is_box(X(bound_aabb_obb)(&box, &skew), {{-3, -3, -3}, {3, 3, 3}}));
    const Aabb all_digits = {{1 + eps, -1 - eps, 3 * least}, {2 - eps, 1 - eps, 5 * least}};
    const Vec3 turn[] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, nowhere = {0, 0, 0};
    check("turned by a right angle",
          is_box(X(bound_aabb_moved)(&box, &all_digits, turn, &nowhere),
                 {{eps - 1, 1 + eps, 3 * least}, {1 + eps, 2 - eps, 5 * least}}));
    check("moved", is_box(X(bound_aabb_moved)(&box, &given, axes, &origin),
                          {{-REAL_INF, 20, 32}, {14, 22, 33}}));
    box = given;
    check("in place", is_box(X(bound_aabb_moved)(&box, &box, axes, &origin),
                             {{-REAL_INF, 20, 32}, {14, 22, 33}}));
}

/* 2. Properties: powers of two, and the axes are alike. */
static void properties(void **state)
{
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++)
        for (int i = 0; i < 500; i++) {
            Question q, mirrored;
            Aabb box, other;
            maker[m].draw(&q, false);
            if (maker[m].make(&box, &q) != ISECT_OK)
                continue;
            check("not empty", not_empty(&box));
            mirrored = q; /* the origin to itself, all coordinates to their negative */
            for (int f = 0; f < maker[m].numbers - maker[m].radii; f++)
                ((real *)&mirrored)[f] = -((real *)&q)[f];
            if (maker[m].make == make_moved)
                mirrored.moved.box = q.moved.box;
            check("mirrored", maker[m].make(&other, &mirrored) == ISECT_OK);
            for (int axis = 0; axis < 3; axis++)
                check("mirrored", of(&other.lower, axis) == -of(&box.upper, axis) &&
                                      of(&other.upper, axis) == -of(&box.lower, axis));
        }
}

/* 3. Oracle: what is reached is held, and hardly more. */
static void judge(const struct Maker *m, int i, bool odd, int counts[3])
{
    Question q = {.obb.half = {0}};
    Aabb box;
    new_kind();
    m->draw(&q, odd);
    const isect_status status = m->make(&box, &q);
    counts[0] += status == ISECT_OK;
    if (status != ISECT_OK)
        return;
    for (int axis = 0; axis < 3; axis++)
        for (int way = -1; way <= 1; way += 2) {
            Reaches r = {.count = 0};
            begin();
            m->reach(&r, &q, axis, way);
            const real bound = (real)way * of(way > 0 ? &box.upper : &box.lower, axis);
            const bool endless = bound == REAL_INF;
            counts[1] += endless;
            check("NaN", bound >= -REAL_MAX);
            check_sample(i, m->name, endless || holds(big((double)bound), &r), q, box);
            check_sample(i, m->name, is_tight(endless ? REAL_MAX : bound, &r), q, box);
        }
}
static void oracle(void **state)
{
    const int count = soak(600);
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++) {
        int counts[3] = {0};
        for (int i = 0; i < count; i++)
            judge(&maker[m], i, i % 2, counts);
        check_share(counts[0], count, 0.3, 1);
        check_share(counts[1], 6.0 * count, 0, 0.2);
    }
}

TESTS_OF_ONE(bound_aabb_shapes)
