/* tests/bound/obb_shapes.c - src/bound/obb_shapes.c: oriented boxes of shapes, and of a moved box.
 *
 * The judge takes a box as it is stored, a parallelepiped: a shape is in it if it reaches no
 * farther along the normal of each pair of faces than the half does, which is decided without
 * rounding. No half may be less by more than rounding. How long the halves of the best box are is
 * known for most shapes, and computed in long double. */
#include "bound/boxes.h"
#include "bound/reaches.h"
#include "bound/refusals.h"
#include "kit/hostile.h"

typedef struct Moved {
    Obb box;
    Vec3 axes[3], origin;
} Moved;
typedef struct Question {
    union {
        Segment segment;
        Triangle triangle;
        Rectangle rectangle;
        Disc disc;
        Sphere sphere;
        Capsule capsule;
        Lozenge lozenge;
        Ellipsoid ellipsoid;
        Cylinder cylinder;
        Cone cone;
        Torus torus;
        Aabb aabb;
        Moved moved;
    };
} Question;

/* What is known of the best box: its halves, in falling order, or their product alone; how large
 * all numbers are that it is made of. */
typedef struct Best {
    Wide_real half[3], product, sizes;
    bool halves, least;
} Best;

static Place minus_place(Vec3 b, Vec3 a)
{
    return place_minus(place_of_point(b), place_of_point(a));
}
static Wide_real length_of(Place a)
{
    Wide_real most = fmaxl(fmaxl(fabsl(a.x[0]), fabsl(a.x[1])), fabsl(a.x[2]));
    if (most == 0)
        return 0;
    const Place b = {{a.x[0] / most, a.x[1] / most, a.x[2] / most}};
    return most * sqrtl(place_dot(b, b));
}
static Wide_real sum_of_sizes(Vec3 a)
{
    return fabsl((Wide_real)a.x) + fabsl((Wide_real)a.y) + fabsl((Wide_real)a.z);
}
static void halves(Best *best, Wide_real a, Wide_real b, Wide_real c)
{
    const Wide_real most = fmaxl(fmaxl(a, b), c), least = fminl(fminl(a, b), c);
    best->halves = true;
    best->half[0] = most, best->half[2] = least;
    best->half[1] = fmaxl(fminl(a, b), fminl(fmaxl(a, b), c));
}

static void best_segment(Best *best, const Segment *s)
{
    halves(best, length_of(minus_place(s->b, s->a)) / 2, 0, 0);
}
/* Flat, and twice as large as the triangle. */
static void best_triangle(Best *best, const Triangle *s)
{
    const Place ab = minus_place(s->b, s->a), ac = minus_place(s->c, s->a),
                bc = minus_place(s->c, s->b);
    const Wide_real longest = fmaxl(fmaxl(length_of(ab), length_of(ac)), length_of(bc));
    const Wide_real twice = length_of(place_cross(unit_place(ab), ac)) * length_of(ab);
    halves(best, longest / 2, length_of(ab) > 0 && longest > 0 ? twice / longest / 2 : 0, 0);
}
static void best_lozenge(Best *best, const Lozenge *s)
{
    const Place u = place_of_point(s->u), v = place_of_point(s->v);
    const bool swap = length_of(v) > length_of(u);
    const Place a = unit_place(swap ? v : u), b = swap ? u : v;
    const Wide_real r = (Wide_real)s->radius, most = length_of(swap ? v : u);
    if (most == 0)
        halves(best, r, r, r);
    else
        halves(best, (most + fabsl(place_dot(a, b))) / 2 + r, length_of(place_cross(a, b)) / 2 + r,
               r);
}
static void best_rectangle(Best *best, const Rectangle *s)
{
    best_lozenge(best, &(Lozenge){s->corner, s->u, s->v, 0});
}
static void best_disc(Best *best, const Disc *s)
{
    const Wide_real r = (Wide_real)s->radius;
    halves(best, r, r, length_of(place_of_point(s->normal)) > 0 ? 0 : r);
}
static void best_sphere(Best *best, const Sphere *s)
{
    halves(best, (Wide_real)s->radius, (Wide_real)s->radius, (Wide_real)s->radius);
}
static void best_capsule(Best *best, const Capsule *s)
{
    const Wide_real r = (Wide_real)s->radius;
    halves(best, length_of(minus_place(s->b, s->a)) / 2 + r, r, r);
}
static void best_cylinder(Best *best, const Cylinder *s)
{
    const Wide_real r = (Wide_real)s->radius, length = length_of(minus_place(s->b, s->a));
    halves(best, length > 0 ? length / 2 : r, r, r);
}
static void best_cone(Best *best, const Cone *s)
{
    const Wide_real r = (Wide_real)s->radius, length = length_of(minus_place(s->base, s->tip));
    halves(best, length > 0 ? length / 2 : r, r, r);
}
static void best_torus(Best *best, const Torus *s)
{
    const Wide_real all = (Wide_real)s->major + (Wide_real)s->minor;
    halves(best, all, all, length_of(place_of_point(s->axis)) > 0 ? (Wide_real)s->minor : all);
}
static void best_aabb(Best *best, const Aabb *s)
{
    const Place way = minus_place(s->upper, s->lower);
    halves(best, way.x[0] / 2, way.x[1] / 2, way.x[2] / 2);
}
static Place times_place(Wide_real s, Place a)
{
    return (Place){{s * a.x[0], s * a.x[1], s * a.x[2]}};
}
/* The product of the lengths of its true axes is a determinant. */
static void best_ellipsoid(Best *best, const Ellipsoid *s)
{
    Place m[3];
    best->sizes = 0;
    for (int k = 0; k < 3; k++) {
        m[k] = times_place((Wide_real)s->radius[k], place_of_point(s->axis[k]));
        best->sizes += (Wide_real)s->radius[k] * sum_of_sizes(s->axis[k]);
    }
    best->product = fabsl(place_dot(m[0], place_cross(m[1], m[2])));
    best->least = true;
}
/* Of the six boxes along an edge and a face. */
static void best_moved(Best *best, const Moved *s)
{
    Place edge[3];
    best->sizes = sum_of_sizes(s->origin), best->product = (Wide_real)INFINITY;
    for (int k = 0; k < 3; k++) {
        const Place a = place_of_point(s->box.axis[k]);
        edge[k] = (Place){{0, 0, 0}};
        best->sizes += fabsl(place_of_point(s->box.center).x[k]) * sum_of_sizes(s->axes[k]);
        for (int j = 0; j < 3; j++) {
            const Place to = place_of_point(s->axes[j]);
            for (int axis = 0; axis < 3; axis++)
                edge[k].x[axis] += a.x[j] * to.x[axis];
            best->sizes += (Wide_real)s->box.half[k] * fabsl(a.x[j]) * sum_of_sizes(s->axes[j]);
        }
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            const Place first = unit_place(edge[i]), last = unit_place(place_cross(first, edge[j])),
                        way[] = {first, last, place_cross(last, first)};
            Wide_real product = 1;
            for (int w = 0; w < 3; w++) {
                Wide_real half = 0;
                for (int k = 0; k < 3; k++)
                    half += (Wide_real)s->box.half[k] * fabsl(place_dot(way[w], edge[k]));
                product *= half;
            }
            if (i != j && product < best->product)
                best->product = product;
        }
    best->least = true;
}

/* Each shape: a question, its box, how far it reaches, and what is best. */
#define SHAPE(name)                                                                                \
    static void draw_##name(Question *q, bool odd)                                                 \
    {                                                                                              \
        q->name = odd ? odd_##name() : any_##name();                                               \
    }                                                                                              \
    static isect_status make_##name(Obb *box, const Question *q)                                   \
    {                                                                                              \
        return X(bound_obb_##name)(box, &q->name);                                                 \
    }                                                                                              \
    static void reach_##name(Reaches *r, Big3 n, const Question *q)                                \
    {                                                                                              \
        along_##name(r, n, &q->name);                                                              \
    }                                                                                              \
    static void know_##name(Best *best, const Question *q)                                         \
    {                                                                                              \
        best_##name(best, &q->name);                                                               \
    }
SHAPE(segment)
SHAPE(triangle)
SHAPE(rectangle)
SHAPE(disc)
SHAPE(sphere)
SHAPE(capsule)
SHAPE(lozenge)
SHAPE(ellipsoid)
SHAPE(cylinder)
SHAPE(cone)
SHAPE(torus)
SHAPE(aabb)

static void draw_moved(Question *q, bool odd)
{
    q->moved.box = odd ? odd_obb() : any_obb();
    for (int k = 0; k < 3; k++)
        q->moved.axes[k] = odd ? odd_vec3() : any_vec3();
    if (any_int(0, 1) == 0)
        any_frame(q->moved.axes);
    q->moved.origin = odd ? odd_vec3() : any_vec3();
}
static isect_status make_moved(Obb *box, const Question *q)
{
    return X(bound_obb_moved)(box, &q->moved.box, q->moved.axes, &q->moved.origin);
}
static void reach_moved(Reaches *r, Big3 n, const Question *q)
{
    const Moved *s = &q->moved;
    Big sum = plus(dot3(n, big3(s->origin)), dot3(n, moved3(s->axes, big3(s->box.center))));
    for (int k = 0; k < 3; k++)
        sum = plus(sum, by(size(dot3(n, moved3(s->axes, big3(s->box.axis[k])))),
                           big((double)s->box.half[k])));
    also(r, sum, big(0), big(1), big(0));
}
static void know_moved(Best *best, const Question *q)
{
    best_moved(best, &q->moved);
}

static const struct Maker {
    const char *name;
    void (*draw)(Question *, bool odd);
    isect_status (*make)(Obb *, const Question *);
    void (*reach)(Reaches *, Big3 n, const Question *);
    void (*know)(Best *, const Question *);
    int numbers, radii; /* the last ones, but of a moved box, where they are the last of the box */
} maker[] = {
#define MAKER(name, radii)                                                                         \
    {                                                                                              \
#name, draw_##name, make_##name, reach_##name, know_##name,                                \
            (int)(sizeof((Question *)0)->name / sizeof(real)), radii                               \
    }
    MAKER(segment, 0),  MAKER(triangle, 0), MAKER(rectangle, 0), MAKER(disc, 1),
    MAKER(sphere, 1),   MAKER(capsule, 1),  MAKER(lozenge, 1),   MAKER(ellipsoid, 3),
    MAKER(cylinder, 1), MAKER(cone, 1),     MAKER(torus, 2),     MAKER(aabb, 0),
    MAKER(moved, 0)};

static const Obb mark = {{7, 7, 7}, {{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, {7, 7, 7}};

/* 1. Cases. */
static void statuses(void)
{
    Obb box = mark;
    for (size_t m = 0; m < COUNT(maker); m++) {
        Question q;
        seed = 1;
        maker[m].draw(&q, false);
        CHECK_REFUSALS(maker[m].name, maker[m].make, box, q, maker[m].numbers, maker[m].radii,
                       false);
    }
    const Obb unit = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
    Obb negative = unit;
    const Vec3 origin = {0, 0, 0}, *axes = unit.axis;
    negative.half[2] = -1;
    const Aabb empty = {{0, 0, 2}, {1, 1, 1}};
    check("empty", X(bound_obb_aabb)(&box, &empty) == ISECT_EMPTY);
    check("empty", X(bound_obb_moved)(&box, &negative, axes, &origin) == ISECT_EMPTY);
    check("no box", X(bound_obb_moved)(&box, NULL, axes, &origin) == ISECT_BAD_ARGUMENT);
    check("no axes", X(bound_obb_moved)(&box, &unit, NULL, &origin) == ISECT_BAD_ARGUMENT);
    check("no origin", X(bound_obb_moved)(&box, &unit, axes, NULL) == ISECT_BAD_ARGUMENT);
    check("no sphere", X(bound_obb_sphere)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("no box", X(bound_obb_aabb)(&box, NULL) == ISECT_BAD_ARGUMENT);
    check("untouched", same_bits(&box, &mark, sizeof box));
}
/* Boxes that are exact: their half along x, y and z, whichever of their axes is that. */
static bool is_straight(const Obb *box, Vec3 center, real x, real y, real z)
{
    const real half[] = {x, y, z};
    for (int i = 0; i < 3; i++) {
        const real *axis = (const real *)&box->axis[i];
        for (int k = 0; k < 3; k++)
            if (axis[k] != 0 && (real_abs(axis[k]) != 1 || box->half[i] != half[k]))
                return false;
    }
    return same_bits(&box->center, &center, sizeof center);
}
#define STRAIGHT(made, at, x, y, z) (made == ISECT_OK && is_straight(&box, (Vec3)at, x, y, z))
#define AT(...) __VA_ARGS__
static void straight(void)
{
    const real third = 1 / R(3.0), most = REAL_MAX;
    const Segment segment = {{1, 0, 0}, {5, 0, 0}}, spot = {{third, R(-0.0), 0}, {third, 0, 0}};
    const Triangle triangle = {{0, 0, third}, {0, 4, third}, {2, 1, third}};
    const Rectangle rectangle = {{0, 0, 1}, {0, 2, 0}, {6, 0, 0}};
    const Disc disc = {{third, 2, 3}, {0, -9, 0}, third}, lost = {{1, 2, 3}, {0, 0, 0}, third};
    const Sphere sphere = {{third, 1, 2}, third}, large = {{0, 0, 0}, most};
    const Capsule capsule = {{0, 0, 4}, {0, 0, 0}, 1}, round = {{0, 1, 4}, {0, 1, 4}, third};
    const Lozenge lozenge = {{0, 0, 1}, {0, 2, 0}, {6, 0, 0}, R(0.5)};
    const Ellipsoid egg = {{third, 1, 1}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {third, 2, 0}};
    const Ellipsoid slanted = {{0, 0, 0}, {{2, 1, 0}, {-2, 1, 0}, {0, 0, 1}}, {1, 1, 3}};
    const Cylinder cylinder = {{0, 8, 0}, {0, 2, 0}, third}, ball = {{0, 8, 0}, {0, 8, 0}, third};
    const Cone cone = {{0, 8, 0}, {0, 2, 0}, third}, bulb = {{0, 8, 0}, {0, 8, 0}, third};
    const Torus ring = {{1, 2, 3}, {0, 0, -5}, 3, 1}, lost_ring = {{1, 2, 3}, {0, 0, 0}, 3, 1};
    const Torus circle = {{1, 2, 3}, {4, 0, 0}, third, 0};
    const Aabb aabb = {{0, -2, 1}, {4, 2, 1}};
    Obb box;
    check("segment", STRAIGHT(X(bound_obb_segment)(&box, &segment), AT({3, 0, 0}), 2, 0, 0));
    check("a point", STRAIGHT(X(bound_obb_segment)(&box, &spot), AT({third, 0, 0}), 0, 0, 0));
    check("triangle", STRAIGHT(X(bound_obb_triangle)(&box, &triangle), AT({1, 2, third}), 1, 2, 0));
    check("rectangle", STRAIGHT(X(bound_obb_rectangle)(&box, &rectangle), AT({3, 1, 1}), 3, 1, 0));
    check("disc", STRAIGHT(X(bound_obb_disc)(&box, &disc), AT({third, 2, 3}), third, 0, third));
    check("no normal",
          STRAIGHT(X(bound_obb_disc)(&box, &lost), AT({1, 2, 3}), third, third, third));
    check("sphere",
          STRAIGHT(X(bound_obb_sphere)(&box, &sphere), AT({third, 1, 2}), third, third, third));
    check("all", STRAIGHT(X(bound_obb_sphere)(&box, &large), AT({0, 0, 0}), most, most, most));
    check("capsule", STRAIGHT(X(bound_obb_capsule)(&box, &capsule), AT({0, 0, 2}), 1, 1, 3));
    check("a ball",
          STRAIGHT(X(bound_obb_capsule)(&box, &round), AT({0, 1, 4}), third, third, third));
    check("lozenge",
          STRAIGHT(X(bound_obb_lozenge)(&box, &lozenge), AT({3, 1, 1}), R(3.5), R(1.5), R(0.5)));
    check("ellipsoid",
          STRAIGHT(X(bound_obb_ellipsoid)(&box, &egg), AT({third, 1, 1}), 2, third, 0));
    check("its order", box.half[0] == third && box.half[1] == 2 && box.half[2] == 0);
    /* (2 x - 2 y, x + y) of a circle is an ellipse along x and y, of sqrt(8) and sqrt(2). Roots are
     * rounded up, and covered by 12 epsilon of double. */
    check("with axes that are not its own", X(bound_obb_ellipsoid)(&box, &slanted) == ISECT_OK);
    const double slack = (double)REAL_EPSILON + 16 * DBL_EPSILON;
    for (int k = 0; k < 3; k++) {
        const real *axis = (const real *)&box.axis[k];
        const double square = axis[0] != 0 ? 8 : axis[1] != 0 ? 2 : 9;
        const double half = (double)box.half[k];
        check("one number", real_abs(axis[0]) + real_abs(axis[1]) + real_abs(axis[2]) == 1);
        check("a root", half >= sqrt(square) && half <= sqrt(square) * (1 + 2 * slack));
    }
    check("cylinder",
          STRAIGHT(X(bound_obb_cylinder)(&box, &cylinder), AT({0, 5, 0}), third, 3, third));
    check("no length",
          STRAIGHT(X(bound_obb_cylinder)(&box, &ball), AT({0, 8, 0}), third, third, third));
    check("cone", STRAIGHT(X(bound_obb_cone)(&box, &cone), AT({0, 5, 0}), third, 3, third));
    check("no height",
          STRAIGHT(X(bound_obb_cone)(&box, &bulb), AT({0, 8, 0}), third, third, third));
    check("torus", STRAIGHT(X(bound_obb_torus)(&box, &ring), AT({1, 2, 3}), 4, 4, 1));
    check("no axis", STRAIGHT(X(bound_obb_torus)(&box, &lost_ring), AT({1, 2, 3}), 4, 4, 4));
    check("circle", STRAIGHT(X(bound_obb_torus)(&box, &circle), AT({1, 2, 3}), 0, third, third));
    check("aabb", STRAIGHT(X(bound_obb_aabb)(&box, &aabb), AT({2, 0, 1}), 2, 2, 0));
}
static void moving(void)
{
    const real third = 1 / R(3.0);
    const Obb given = {{1, 2, 3}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {third, 2, 0}};
    const Vec3 turned[] = {{0, 1, 0}, {-1, 0, 0}, {0, 0, 4}}, origin = {10, 20, 30};
    const Vec3 none[] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    const Obb unit = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 2, 3}};
    const Vec3 sheared[] = {{1, 0, 0}, {1, 1, 0}, {0, 0, 1}}, nowhere = {0, 0, 0};
    Obb box = given;
    check("moved, in place",
          STRAIGHT(X(bound_obb_moved)(&box, &box, turned, &origin), AT({8, 21, 42}), third, 2, 0));
    check("its order", box.half[0] == third && box.half[1] == 2 && box.half[2] == 0);
    check("to a point",
          STRAIGHT(X(bound_obb_moved)(&box, &given, none, &origin), AT({10, 20, 30}), 0, 0, 0));
    /* Edges 2 (1, 0) and 4 (1, 1): of area 8. Along x a box is 6 long and 4 high, along (1, 1) it
     * is 5 sqrt(2) long and sqrt(2) high: the image reaches 4 sqrt(2) / 2 + sqrt(2) / 2. */
    check("sheared", X(bound_obb_moved)(&box, &unit, sheared, &nowhere) == ISECT_OK);
    const double area = 4 * (double)box.half[0] * (double)box.half[1];
    check("the better one", area >= 10 && area < 10 * (1 + 1000 * (double)REAL_EPSILON));
    check("its height", box.half[2] == 3);
}
static void cases(void **state)
{
    (void)state;
    statuses();
    straight();
    moving();
}

/* 2. Properties: a shape times a power of two has the box times that, a mirrored one the mirrored
 * box; and whoever asks, however he rounds, gets the same. */
static void properties(void **state)
{
    (void)state;
    for (size_t m = 0; m < COUNT(maker); m++)
        for (int i = 0; i < soak(300); i++) {
            Question q, other;
            Obb box, made;
            memset(&q, 0, sizeof q);
            new_kind();
            maker[m].draw(&q, i % 4 == 0);
            const isect_status status = maker[m].make(&box, &q);
            const unsigned before = hostile_enter();
            const isect_status again = maker[m].make(&made, &q);
            check("the environment", hostile_leave(before));
            check(maker[m].name, again == status);
            if (status != ISECT_OK)
                continue;
            check(maker[m].name, same_bits(&made, &box, sizeof box));
            if (i % 4 == 0)
                continue;
            other = q;
            const bool has_axis = maker[m].make == make_disc || maker[m].make == make_torus ||
                                  maker[m].make == make_ellipsoid;
            for (int f = 0; f < maker[m].numbers; f++)
                if (maker[m].make == make_moved
                        ? f >= 15
                        : !has_axis || f < 3 || f >= maker[m].numbers - maker[m].radii)
                    ((real *)&other)[f] *= -8;
            for (int k = 1; k <= maker[m].radii; k++)
                ((real *)&other)[maker[m].numbers - k] *= -1;
            if (maker[m].make == make_aabb) {
                const Vec3 lower = other.aabb.lower;
                other.aabb.lower = other.aabb.upper, other.aabb.upper = lower;
            }
            check(maker[m].name, maker[m].make(&made, &other) == ISECT_OK);
            for (int k = 0; k < 3; k++) {
                check("times 8", made.half[k] == 8 * box.half[k]);
                check("mirrored", ((real *)&made.center)[k] == -8 * ((real *)&box.center)[k]);
            }
        }
}

/* 3. Oracle. */
static double extent_of(const Question *q, const Obb *box, const Best *best)
{
    (void)q;
    return 2 * ((double)box->half[0] + (double)box->half[1] + (double)box->half[2]) +
           (double)best->sizes;
}
/* Along the normal of its faces i, either way. A half that is less by the rounding of it and of
 * sums does not do. */
static void judge_half(const struct Maker *m, int i, const Question *q, const Obb *box,
                       const Best *best, int k)
{
    begin();
    const Big3 a = big3(box->axis[(k + 1) % 3]), b = big3(box->axis[(k + 2) % 3]);
    const Big all = dot3(big3(box->axis[k]), cross3(a, b));
    const double slack = 64 * DBL_EPSILON * extent_of(q, box, best) + 64 * DBL_MIN;
    bool needed = !(slack <= DBL_MAX);
    check_sample(i, m->name, sign(all) != 0, *q, *box);
    for (int way = 0; way < 2; way++) {
        const Big3 n = way ? cross3(a, b) : cross3(b, a);
        const Big middle = dot3(n, big3(box->center));
        Reaches r = {.count = 0};
        m->reach(&r, n, q);
        const Big whole = size(all), half = big((double)box->half[k]);
        check_sample(i, m->name, reaches(plus(middle, by(half, whole)), &r), *q, *box);
        if (needed)
            continue;
        const Big short_of = minus(big(next_below(box->half[k])), big(slack));
        needed = !reaches(plus(middle, by(short_of, whole)), &r);
    }
    check_sample(i, m->name, needed, *q, *box);
}
/* Directions and the center are rounded: each costs an epsilon of the extent or of the coordinates.
 */
static void judge_size(const struct Maker *m, int i, const Question *q, const Obb *box,
                       const Best *best)
{
    const Wide_real eps = (Wide_real)REAL_EPSILON, extent = (Wide_real)extent_of(q, box, best);
    const Wide_real slack = (ISECT_DOUBLE ? 80 : 4) * eps * (extent + sum_of_sizes(box->center)) +
                            64 * (Wide_real)REAL_LEAST + 4 * (Wide_real)DBL_MIN;
    Best made = {.least = false};
    for (int k = 0; k < 3; k++)
        if (real_abs(((const real *)&box->center)[k]) == REAL_MAX)
            return; /* where it is meant to be there are no numbers */
    halves(&made, (Wide_real)box->half[0], (Wide_real)box->half[1], (Wide_real)box->half[2]);
    for (int k = 0; best->halves && k < 3; k++)
        check_sample(i, m->name, made.half[k] <= best->half[k] + slack, *q, *box);
    if (best->least && made.half[2] > 100 * slack && made.half[2] > 0.01L * made.half[0])
        check_sample(i, m->name,
                     made.half[0] * made.half[1] * made.half[2] <=
                         best->product * (1 + 4 * slack / made.half[2]),
                     *q, *box);
}
static bool is_orthonormal(const Obb *box)
{
    bool well = true;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k <= i; k++)
            well &= fabsl(place_dot(place_of_point(box->axis[i]), place_of_point(box->axis[k])) -
                          (i == k)) <= (ISECT_DOUBLE ? 8 : 2) * (Wide_real)REAL_EPSILON;
    return well;
}
static void judge(const struct Maker *m, int i, bool odd, int *made)
{
    Question q;
    Obb box;
    Best best = {.sizes = 0, .least = false};
    memset(&q, 0, sizeof q);
    new_kind();
    m->draw(&q, odd);
    const isect_status status = m->make(&box, &q);
    *made += status == ISECT_OK;
    if (status != ISECT_OK)
        return;
    m->know(&best, &q);
    check_sample(i, m->name, is_orthonormal(&box), q, box);
    for (int k = 0; k < 3; k++)
        judge_half(m, i, &q, &box, &best, k);
    judge_size(m, i, &q, &box, &best);
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

TESTS_OF_ONE(bound_obb_shapes)
