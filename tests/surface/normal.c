/* tests/surface/normal.c - which way shapes face: isect_normal_plane and so on, all thirteen. */
#include "closest/truth.h"

#define SAMPLES soak(4000)

/* All shapes, and where in their numbers lengths are that a scale must leave alone. */
#define SHAPES(DO)                                                                                 \
    DO(plane, Plane, 0, 0)                                                                         \
    DO(triangle, Triangle, 0, 0)                                                                   \
    DO(rectangle, Rectangle, 0, 0)                                                                 \
    DO(disc, Disc, 0, 0)                                                                           \
    DO(sphere, Sphere, 0, 0)                                                                       \
    DO(capsule, Capsule, 0, 0)                                                                     \
    DO(lozenge, Lozenge, 0, 0)                                                                     \
    DO(ellipsoid, Ellipsoid, 3, 12)                                                                \
    DO(cylinder, Cylinder, 0, 0)                                                                   \
    DO(cone, Cone, 0, 0)                                                                           \
    DO(torus, Torus, 3, 6)                                                                         \
    DO(aabb, Aabb, 0, 0)                                                                           \
    DO(obb, Obb, 3, 12)

typedef union Any {
    real number[15];
#define MEMBER(name, Shape, from, to) Shape name;
    SHAPES(MEMBER)
} Any;

#define NUMBER_OF(name, Shape, from, to) name##_,
enum { SHAPES(NUMBER_OF) KINDS_OF_SHAPE };

typedef struct Kind {
    const char *name;
    size_t numbers, from, to;
    void (*make)(Any *shape, bool odd);
    real (*enter)(const Any *shape, const Ray *ray);
} Kind;

static real first_of_touch(Touch touch)
{
    return touch.t;
}
static real first_of_span(Span span)
{
    return span.enter;
}
#define FIRST(answer) _Generic((answer), Touch : first_of_touch, Span : first_of_span)(answer)
#define FUNCTIONS(name, Shape, from, to)                                                           \
    static void make_##name(Any *shape, bool odd)                                                  \
    {                                                                                              \
        shape->name = odd ? odd_##name() : any_##name();                                           \
    }                                                                                              \
    static real enter_##name(const Any *shape, const Ray *ray)                                     \
    {                                                                                              \
        return FIRST(X(cast_ray_##name)(ray, &shape->name));                                       \
    }
SHAPES(FUNCTIONS)
#define KIND(name, Shape, from, to)                                                                \
    {#name, sizeof(Shape) / sizeof(real), from, to, make_##name, enter_##name},
static const Kind kinds[] = {SHAPES(KIND)};

static Vec3 normal_of_shape(int s, const Any *shape, Vec3 p)
{
    switch (s) {
    case plane_:
        return X(normal_plane)(&shape->plane, &p);
    case triangle_:
        return X(normal_triangle)(&shape->triangle, &p);
    case rectangle_:
        return X(normal_rectangle)(&shape->rectangle, &p);
    case disc_:
        return X(normal_disc)(&shape->disc, &p);
    case sphere_:
        return X(normal_sphere)(&shape->sphere, &p);
    case capsule_:
        return X(normal_capsule)(&shape->capsule, &p);
    case lozenge_:
        return X(normal_lozenge)(&shape->lozenge, &p);
    case ellipsoid_:
        return X(normal_ellipsoid)(&shape->ellipsoid, &p);
    case cylinder_:
        return X(normal_cylinder)(&shape->cylinder, &p);
    case cone_:
        return X(normal_cone)(&shape->cone, &p);
    case torus_:
        return X(normal_torus)(&shape->torus, &p);
    case aabb_:
        return X(normal_aabb)(&shape->aabb, &p);
    default:
        return X(normal_obb)(&shape->obb, &p);
    }
}

static const Vec3 zero = {0, 0, 0};

/* ---- cases ---- */

static void check_normal(const char *name, Vec3 got, Vec3 want)
{
    const Vec3 off = sub(got, want);
    check(name, real_abs(off.x) <= REAL_EPSILON && real_abs(off.y) <= REAL_EPSILON &&
                    real_abs(off.z) <= REAL_EPSILON);
    check(name, !same_point(want, zero) || same_bits(&got, &zero, sizeof got));
}
#define NORMAL(what, shape, Shape, numbers, point, want)                                           \
    check_normal(what, X(normal_##shape)(&(Shape)numbers, &(Point)point), (Vec3)want)
#define OF(...)                                                                                    \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

static void flat_cases(void)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    NORMAL("a plane", plane, Plane, OF(OF(0, -4, 3), 9), OF(1, 1, 1), OF(0, R(-0.8), R(0.6)));
    NORMAL("tiny", plane, Plane, OF(OF(0, 0, least), 9), OF(1, 1, 1), OF(0, 0, 1));
    NORMAL("huge", plane, Plane, OF(OF(most, 0, 0), 9), OF(1, 1, 1), OF(1, 0, 0));
    NORMAL("no plane", plane, Plane, OF(OF(0, -R(0.0), 0), 9), OF(1, 1, 1), OF(0, 0, 0));
    NORMAL("a disc", disc, Disc, OF(OF(1, 2, 3), OF(4, 0, 3), 1), OF(1, 1, 1),
           OF(R(0.8), 0, R(0.6)));
    NORMAL("a point", disc, Disc, OF(OF(1, 2, 3), OF(0, 5, 0), 0), OF(1, 1, 1), OF(0, 1, 0));
    NORMAL("an empty disc", disc, Disc, OF(OF(1, 2, 3), OF(0, 5, 0), -1), OF(1, 1, 1), OF(0, 0, 0));
    NORMAL("anticlockwise", triangle, Triangle, OF(OF(1, 1, 1), OF(2, 1, 1), OF(1, 4, 1)),
           OF(7, 7, 7), OF(0, 0, 1));
    NORMAL("clockwise", triangle, Triangle, OF(OF(1, 1, 1), OF(1, 4, 1), OF(2, 1, 1)), OF(7, 7, 7),
           OF(0, 0, -1));
    NORMAL("in the plane of x and z", triangle, Triangle, OF(OF(0, 0, 0), OF(0, 0, 1), OF(1, 0, 0)),
           OF(7, 7, 7), OF(0, 1, 0));
    NORMAL("a needle", triangle, Triangle,
           OF(OF(0, 0, 0), OF(most, most, 0), OF(most, most, least)), OF(7, 7, 7),
           OF(R(0.70710678118654752), -R(0.70710678118654752), 0));
    NORMAL("nearly a segment", triangle, Triangle,
           OF(OF(1, 1, 1), OF(2, 2, 2 + 2 * REAL_EPSILON), OF(3, 3, 3)), OF(7, 7, 7),
           OF(-R(0.70710678118654752), R(0.70710678118654752), 0));
    NORMAL("a segment", triangle, Triangle, OF(OF(1, 2, 3), OF(2, 3, 4), OF(5, 6, 7)), OF(7, 7, 7),
           OF(0, 0, 0));
    NORMAL("a point", triangle, Triangle, OF(OF(1, 2, 3), OF(1, 2, 3), OF(1, 2, 3)), OF(7, 7, 7),
           OF(0, 0, 0));
    NORMAL("as large as can be", triangle, Triangle,
           OF(OF(-most, -most, 0), OF(most, -most, 0), OF(-most, most, 0)), OF(7, 7, 7),
           OF(0, 0, 1));
    NORMAL("as small as can be", triangle, Triangle,
           OF(OF(0, 0, 0), OF(least, 0, 0), OF(0, 0, least)), OF(7, 7, 7), OF(0, -1, 0));
    NORMAL("a rectangle", rectangle, Rectangle, OF(OF(9, 9, 9), OF(0, 2, 0), OF(0, 0, 5)),
           OF(7, 7, 7), OF(1, 0, 0));
    NORMAL("small and large", rectangle, Rectangle,
           OF(OF(9, 9, 9), OF(0, least, 0), OF(0, 0, most)), OF(7, 7, 7), OF(1, 0, 0));
    NORMAL("without area", rectangle, Rectangle, OF(OF(9, 9, 9), OF(1, 2, 3), OF(2, 4, 6)),
           OF(7, 7, 7), OF(0, 0, 0));
}

static void round_cases(void)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    NORMAL("a sphere", sphere, Sphere, OF(OF(1, 2, 3), 5), OF(4, 2, 7), OF(R(0.6), 0, R(0.8)));
    NORMAL("in it", sphere, Sphere, OF(OF(1, 2, 3), 5), OF(1, 1, 3), OF(0, -1, 0));
    NORMAL("at its center", sphere, Sphere, OF(OF(1, 2, 3), 5), OF(1, 2, 3), OF(0, 0, 0));
    NORMAL("empty", sphere, Sphere, OF(OF(1, 2, 3), -1), OF(1, 1, 3), OF(0, 0, 0));
    NORMAL("huge", sphere, Sphere, OF(OF(-most, 0, 0), most), OF(most, 0, 0), OF(1, 0, 0));
    NORMAL("tiny", sphere, Sphere, OF(OF(0, 0, 0), least), OF(0, -least, 0), OF(0, -1, 0));
    NORMAL("beside a capsule", capsule, Capsule, OF(OF(0, 0, 0), OF(4, 0, 0), 1), OF(1, 0, 1),
           OF(0, 0, 1));
    NORMAL("at its end", capsule, Capsule, OF(OF(0, 0, 0), OF(4, 0, 0), 5), OF(7, 4, 0),
           OF(R(0.6), R(0.8), 0));
    NORMAL("at the other", capsule, Capsule, OF(OF(0, 0, 0), OF(4, 0, 0), 5), OF(-3, 0, -4),
           OF(-R(0.6), 0, -R(0.8)));
    NORMAL("on its segment", capsule, Capsule, OF(OF(0, 0, 0), OF(4, 0, 0), 5), OF(3, 0, 0),
           OF(0, 0, 0));
    NORMAL("an empty one", capsule, Capsule, OF(OF(0, 0, 0), OF(4, 0, 0), -5), OF(3, 1, 0),
           OF(0, 0, 0));
    NORMAL("over a lozenge", lozenge, Lozenge, OF(OF(0, 0, 0), OF(4, 0, 0), OF(0, 2, 0), 1),
           OF(3, 1, 1), OF(0, 0, 1));
    NORMAL("beside it", lozenge, Lozenge, OF(OF(0, 0, 0), OF(4, 0, 0), OF(0, 2, 0), 1), OF(3, 6, 3),
           OF(0, R(0.8), R(0.6)));
    NORMAL("beside its corner", lozenge, Lozenge, OF(OF(0, 0, 0), OF(4, 0, 0), OF(0, 2, 0), 1),
           OF(-3, -4, 0), OF(-R(0.6), -R(0.8), 0));
    NORMAL("beside the other", lozenge, Lozenge, OF(OF(0, 0, 0), OF(4, 0, 0), OF(0, 2, 0), 1),
           OF(7, 6, 0), OF(R(0.6), R(0.8), 0));
    NORMAL("on its rectangle", lozenge, Lozenge, OF(OF(0, 0, 0), OF(4, 0, 0), OF(0, 2, 0), 1),
           OF(1, 1, 0), OF(0, 0, 0));
    NORMAL("an empty lozenge", lozenge, Lozenge, OF(OF(0, 0, 0), OF(4, 0, 0), OF(0, 2, 0), -1),
           OF(1, 1, 1), OF(0, 0, 0));
}

#define AXES OF(OF(1, 0, 0), OF(0, 1, 0), OF(0, 0, 1))
static void ellipsoid_cases(void)
{
    const real least = REAL_LEAST, most = REAL_MAX, half = R(0.70710678118654752);
    NORMAL("an egg, at its end", ellipsoid, Ellipsoid, OF(OF(1, 0, 0), AXES, OF(4, 2, 1)),
           OF(5, 0, 0), OF(1, 0, 0));
    NORMAL("at its other end", ellipsoid, Ellipsoid, OF(OF(1, 0, 0), AXES, OF(4, 2, 1)),
           OF(1, 0, -1), OF(0, 0, -1));
    NORMAL("between", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(2, 1, 1)), OF(4, 1, 0),
           OF(half, half, 0));
    NORMAL("its center", ellipsoid, Ellipsoid, OF(OF(1, 0, 0), AXES, OF(4, 2, 1)), OF(1, 0, 0),
           OF(0, 0, 0));
    NORMAL("very flat", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(1, 1, REAL_TINY)),
           OF(R(0.5), 0, -REAL_TINY), OF(0, 0, -1));
    NORMAL("its rim", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(1, 1, REAL_TINY)),
           OF(0, -1, 0), OF(0, -1, 0));
    NORMAL("from the least to the greatest", ellipsoid, Ellipsoid,
           OF(OF(0, 0, 0), AXES, OF(most, 1, least)), OF(-most, 0, 0), OF(-1, 0, 0));
    NORMAL("flat", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(1, 0, 1)), OF(1, -REAL_MIN, 0),
           OF(0, -1, 0));
    NORMAL("flat, in it", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(1, 0, 1)), OF(1, 0, 0),
           OF(0, 1, 0));
    NORMAL("a needle", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(0, 9, 0)), OF(3, 1, 4),
           OF(R(0.6), 0, R(0.8)));
    NORMAL("a needle, in it", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(0, 9, 0)), OF(0, 1, 0),
           OF(0, 0, 0));
    NORMAL("a point", ellipsoid, Ellipsoid, OF(OF(0, 0, 0), AXES, OF(0, 0, 0)), OF(3, 4, 0),
           OF(R(0.6), R(0.8), 0));
    for (int k = 0; k < 3; k++) {
        Ellipsoid egg = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
        egg.radius[k] = -1;
        check_normal("empty", X(normal_ellipsoid)(&egg, &(Point){1, 0, 0}), zero);
    }
}

static void side_cases(void)
{
    const real least = REAL_LEAST, most = REAL_MAX;
#define CYLINDER(what, x, y, z, u, v, w)                                                           \
    NORMAL(what, cylinder, Cylinder, OF(OF(0, 0, 0), OF(4, 0, 0), 1), OF(x, y, z), OF(u, v, w))
    CYLINDER("a cylinder's side", 1, 0, -1, 0, 0, -1);
    CYLINDER("its end", 4, R(0.25), 0, 1, 0, 0);
    CYLINDER("its other end", 0, R(0.25), 0, -1, 0, 0);
    CYLINDER("its edge: the side", 4, 1, 0, 0, 1, 0);
    CYLINDER("its other edge: the side", 0, 1, 0, 0, 1, 0);
    CYLINDER("in it, near to the end", R(3.75), 0, R(0.5), 1, 0, 0);
    CYLINDER("in it, near to the side", R(3.25), 0, R(0.5), 0, 0, 1);
    CYLINDER("on the axis", 2, 0, 0, 0, 0, 0);
    CYLINDER("on the axis, near to the end", R(0.5), 0, 0, -1, 0, 0);
    CYLINDER("out of both, more of the side", 5, 3, 0, 0, 1, 0);
    CYLINDER("out of both, more of the end", 8, 3, 0, 1, 0, 0);
    NORMAL("both ends are equally near", cylinder, Cylinder, OF(OF(0, 0, 0), OF(2, 0, 0), 4),
           OF(1, 1, 0), OF(1, 0, 0));
    NORMAL("a ball", cylinder, Cylinder, OF(OF(1, 1, 1), OF(1, 1, 1), 4), OF(1, -3, 1),
           OF(0, -1, 0));
    NORMAL("a segment", cylinder, Cylinder, OF(OF(0, 0, 0), OF(2, 0, 0), 0), OF(1, 1, 0),
           OF(0, 1, 0));
    NORMAL("empty", cylinder, Cylinder, OF(OF(0, 0, 0), OF(2, 0, 0), -1), OF(1, 1, 0), OF(0, 0, 0));
    NORMAL("flat as a coin", cylinder, Cylinder, OF(OF(0, 0, 0), OF(0, REAL_TINY, 0), 1),
           OF(0, REAL_TINY, R(0.5)), OF(0, 1, 0));
    NORMAL("huge", cylinder, Cylinder, OF(OF(-most, 0, 0), OF(most, 0, 0), most), OF(0, 0, most),
           OF(0, 0, 1));
    NORMAL("tiny", cylinder, Cylinder, OF(OF(0, 0, 0), OF(9 * least, 0, 0), 4 * least),
           OF(5 * least, 0, 4 * least), OF(0, 0, 1));
    NORMAL("short, and too far away", cylinder, Cylinder,
           OF(OF(most, 0, 0), OF(most, least, 0), most / 4), OF(-most, 0, most),
           OF(-R(0.894427190999915878), 0, R(0.447213595499957939)));
#define CONE(what, x, y, z, u, v, w)                                                               \
    NORMAL(what, cone, Cone, OF(OF(0, 0, 0), OF(0, 0, 4), 3), OF(x, y, z), OF(u, v, w))
    CONE("a cone's side", R(1.5), 0, 2, R(0.8), 0, -R(0.6));
    CONE("its base", 1, 1, 4, 0, 0, 1);
    CONE("its edge: the side", 0, -3, 4, 0, -R(0.8), -R(0.6));
    CONE("its tip", 0, 0, 0, 0, 0, -1);
    CONE("beyond it", 0, 0, -2, 0, 0, -1);
    CONE("on the axis", 0, 0, 1, 0, 0, -1);
    CONE("on the axis, near to the base", 0, 0, R(3.5), 0, 0, 1);
    NORMAL("a ball, too", cone, Cone, OF(OF(1, 1, 1), OF(1, 1, 1), 4), OF(1, 2, 1), OF(0, 1, 0));
    NORMAL("an empty cone", cone, Cone, OF(OF(1, 1, 1), OF(1, 1, 2), -4), OF(1, 2, 1), OF(0, 0, 0));
    NORMAL("a segment, too", cone, Cone, OF(OF(0, 0, 0), OF(0, 0, 4), 0), OF(0, 0, 2), OF(0, 0, 0));
}

static void torus_cases(void)
{
    const real most = REAL_MAX, least = REAL_LEAST;
#define TORUS(what, x, y, z, u, v, w)                                                              \
    NORMAL(what, torus, Torus, OF(OF(1, 0, 0), OF(0, 0, 9), 3, 1), OF(x, y, z), OF(u, v, w))
    TORUS("a torus, outside", 5, 0, 0, 1, 0, 0);
    TORUS("its hole", 1, -2, 0, 0, 1, 0);
    TORUS("its top", -2, 0, 1, 0, 0, 1);
    TORUS("far above its ring", 1, 3, 9, 0, 0, 1);
    TORUS("aslant", 1, 6, -4, 0, R(0.6), -R(0.8));
    TORUS("in it", 1, R(-2.5), 0, 0, 1, 0);
    TORUS("on its circle", 4, 0, 0, 0, 0, 0);
    TORUS("at its center", 1, 0, 0, 0, 0, 0);
    TORUS("on its axis", 1, 0, 2, 0, 0, 1);
    TORUS("on its axis, below", 1, 0, -9, 0, 0, -1);
    NORMAL("of no direction", torus, Torus, OF(OF(0, 0, 0), OF(0, 0, 0), 3, 1), OF(0, 1, 0),
           OF(0, 1, 0));
    NORMAL("a ball as well", torus, Torus, OF(OF(0, 0, 0), OF(1, 0, 0), 0, 1), OF(0, 3, 4),
           OF(0, R(0.6), R(0.8)));
    NORMAL("an empty torus", torus, Torus, OF(OF(0, 0, 0), OF(1, 0, 0), 1, -1), OF(0, 3, 4),
           OF(0, 0, 0));
    NORMAL("an empty circle", torus, Torus, OF(OF(0, 0, 0), OF(1, 0, 0), -1, 1), OF(0, 3, 4),
           OF(0, 0, 0));
    NORMAL("a huge torus", torus, Torus, OF(OF(-most, 0, 0), OF(0, least, 0), most / 2, most),
           OF(most, 0, 0), OF(1, 0, 0));
    NORMAL("a tiny torus", torus, Torus, OF(OF(0, 0, 0), OF(0, most, 0), 2 * least, least),
           OF(least, 0, 0), OF(-1, 0, 0));
}

static void box_cases(void)
{
    const real inf = REAL_INF, most = REAL_MAX;
#define AABB(what, x, y, z, u, v, w)                                                               \
    NORMAL(what, aabb, Aabb, OF(OF(0, 0, 0), OF(4, 2, 6)), OF(x, y, z), OF(u, v, w));              \
    NORMAL(what, obb, Obb, OF(OF(2, 1, 3), AXES, OF(2, 1, 3)), OF(x, y, z), OF(u, v, w))
    AABB("x", 4, 1, 3, 1, 0, 0);
    AABB("-x", 0, 1, 3, -1, 0, 0);
    AABB("y", 2, 2, 3, 0, 1, 0);
    AABB("-y", 2, 0, 3, 0, -1, 0);
    AABB("z", 2, 1, 6, 0, 0, 1);
    AABB("-z", 2, 1, 0, 0, 0, -1);
    AABB("an edge: x before y", 0, 2, 3, -1, 0, 0);
    AABB("an edge: y before z", 2, 2, 6, 0, 1, 0);
    AABB("a corner", 4, 0, 6, 1, 0, 0);
    AABB("in it: upper before lower", 2, 1, 3, 0, 1, 0);
    AABB("out of it", -1, 5, 8, 0, 1, 0);
    NORMAL("flat", aabb, Aabb, OF(OF(0, 0, 3), OF(4, 2, 3)), OF(1, 1, 3), OF(0, 0, 1));
    NORMAL("without end", aabb, Aabb, OF(OF(-inf, -inf, 3), OF(inf, inf, inf)), OF(1, 1, 30),
           OF(0, 0, -1));
    NORMAL("everything", aabb, Aabb, OF(OF(-inf, -inf, -inf), OF(inf, inf, inf)), OF(1, 1, 3),
           OF(0, 0, 0));
    NORMAL("an empty box", aabb, Aabb, OF(OF(0, 0, 0), OF(1, -1, 1)), OF(0, 0, 0), OF(0, 0, 0));
    NORMAL("huge", aabb, Aabb, OF(OF(-most, -most, -most), OF(-most, most / 2, -most)),
           OF(most / 2, most, most), OF(0, 0, 1));
    NORMAL("an axis of any length", obb, Obb,
           OF(OF(0, 0, 0), OF(OF(0, 3, 0), OF(1, 0, 0), OF(0, 0, 1)), OF(1, 1, 1)), OF(0, -9, 0),
           OF(0, -1, 0));
    for (int k = 0; k < 3; k++) {
        Obb box = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};
        box.half[k] = -1;
        check_normal("empty", X(normal_obb)(&box, &(Point){1, 0, 0}), zero);
        Aabb inverted = {{0, 0, 0}, {1, 1, 1}};
        ((real *)&inverted)[k] = 2;
        check_normal("empty", X(normal_aabb)(&inverted, &(Point){1, 0, 0}), zero);
    }
}

static void cases(void **state)
{
    (void)state;
    flat_cases(), round_cases(), ellipsoid_cases(), side_cases(), torus_cases(), box_cases();
    for (int s = 0; s < KINDS_OF_SHAPE;
         s++) { /* NaN and infinity in each number, and in the point */
        const real bad[] = {REAL_NAN, REAL_INF, -REAL_INF};
        Any shape, spoilt;
        kinds[s].make(&shape, false);
        const size_t read = s == plane_ ? 3 : kinds[s].numbers;
        for (size_t k = 0; k < read + 3; k++)
            for (size_t i = 0; i < COUNT(bad); i++) {
                Vec3 p = {R(0.5), R(0.25), 1};
                if (s == aabb_ && k < read && i > 0 && (i == 1) == (k >= 3))
                    continue; /* a box without end */
                if (s <= disc_ && k >= read)
                    continue; /* not read */
                spoilt = shape;
                if (k < read)
                    spoilt.number[k] = bad[i];
                else
                    ((real *)&p)[k - read] = bad[i];
                const Vec3 got = normal_of_shape(s, &spoilt, p);
                check(kinds[s].name, same_bits(&got, &zero, sizeof got));
            }
    }
}

/* ---- samples ---- */

/* A shape, and a point: any, or where a ray enters. */
static Vec3 some_shape(Any *shape, int s, int i)
{
    new_kind();
    kinds[s].make(shape, i % 4 == 0);
    Ray ray = any_ray();
    ray.t_max = REAL_INF;
    if (i % 4 == 0)
        ray.origin = odd_vec3();
    const Vec3 to = i % 4 ? any_vec3() : odd_vec3();
    ray.dir = sub(to, ray.origin);
    const real t = kinds[s].enter(shape, &ray);
    const Vec3 p = i % 3 && t < REAL_INF ? X(at)(&ray, t) : to;
    return finite3(p) ? p : zero;
}

/* 2. Properties. */
static void properties(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES * KINDS_OF_SHAPE; i++) {
        const int s = i % KINDS_OF_SHAPE;
        const Kind *of = &kinds[s];
        Any shape;
        const Vec3 p = some_shape(&shape, s, i / KINDS_OF_SHAPE), n = normal_of_shape(s, &shape, p);
        const double length =
            sqrt((double)n.x * (double)n.x + (double)n.y * (double)n.y + (double)n.z * (double)n.z);
        check_sample(i, of->name,
                     same_bits(&n, &zero, sizeof n) || fabs(length - 1) <= 2 * (double)REAL_EPSILON,
                     shape, p);
        if (i / KINDS_OF_SHAPE % 4 == 0)
            continue;
        Any large = shape; /* all lengths times a power of two */
        const int exponent = any_int(-30, 30);
        for (size_t k = 0; k < of->numbers; k++)
            if (k < of->from || k >= of->to)
                large.number[k] = scaled(large.number[k], exponent);
        const Vec3 same = normal_of_shape(s, &large, times(scaled(1, exponent), p));
        check_sample(i, "at any scale", same_bits(&same, &n, sizeof n), shape, p);
    }
    for (int i = 0; i < SAMPLES; i++) { /* solids are entered where they face the ray */
        const int s = any_int(sphere_, KINDS_OF_SHAPE - 1);
        Any shape;
        kinds[s].make(&shape, false);
        Ray ray = any_ray();
        ray.origin = times(4, ray.origin), ray.t_max = REAL_INF;
        ray.dir = sub(any_vec3(), ray.origin);
        const real t = kinds[s].enter(&shape, &ray);
        if (!(t > 0 && t < REAL_INF))
            continue;
        const Vec3 n = normal_of_shape(s, &shape, X(at)(&ray, t));
        const real slack = s == ellipsoid_ || s == capsule_ || s == lozenge_ || s == sphere_
                               ? R(0.05)
                               : 64 * REAL_EPSILON; /* tiny ones are points */
        check_sample(i, kinds[s].name, dot(n, ray.dir) <= slack * real_sqrt(dot(ray.dir, ray.dir)),
                     shape, ray);
    }
}

/* ---- oracle: the definition without rounding ---- */

typedef struct Judged {
    double off; /* in units of what is allowed */
    bool none;  /* no normal */
} Judged;

static Big square(Big x)
{
    return by(x, x);
}
static Big epsilons(double n, Big x)
{
    return by(big(n * (double)REAL_EPSILON), x);
}
/* How far is it from the direction of n, in units of so many epsilon, and of moving n by that? */
static double off_direction(Vec3 got, Big3 n, double eps, Big moved)
{
    const Big most = length(n);
    const double turn = quotient(moved, most), unit = (double)REAL_EPSILON;
    if (!(turn < 0.5)) /* any direction */
        return 0;
    const Big3 want = {over(n.x, most), over(n.y, most), over(n.z, most)};
    const double off = quotient(true_distance(big3(got), want), big(1));
    return off / (eps * unit + turn / (1 - turn));
}
static bool is_zero(Vec3 p)
{
    return same_bits(&p, &zero, sizeof p);
}
static bool is_zero3(Big3 p)
{
    return !sign(p.x) && !sign(p.y) && !sign(p.z);
}
/* What faces n, or nowhere if that is 0, moved. */
static double judged(Vec3 got, Big3 n, double eps, Big moved)
{
    if (is_zero3(n))
        return is_zero(got) || sign(moved) > 0 ? 0 : HUGE_VAL;
    if (is_zero(got))
        return less(moved, length(n)) ? HUGE_VAL : 0;
    return off_direction(got, n, eps, moved);
}

static double judge_triangle(const Triangle *t, Vec3 got)
{
    const Big3 a = big3(t->a);
    return judged(got, cross3(minus3(big3(t->b), a), minus3(big3(t->c), a)), 8, big(0));
}

/* The way from the parallelogram of a lozenge. */
static Big3 true_way(const Lozenge *l, Big3 p)
{
    const Big3 u = big3(l->u), v = big3(l->v), a = big3(l->corner);
    const Big3 corner[] = {a, plus3(a, u), plus3(plus3(a, u), v), plus3(a, v)};
    const Big3 w = minus3(p, a), n = cross3(u, v);
    const Big nn = dot3(n, n), s = dot3(cross3(w, v), n), t = dot3(cross3(u, w), n);
    if (sign(nn) > 0 && sign(s) >= 0 && !less(nn, s) && sign(t) >= 0 && !less(nn, t))
        return by3(over(dot3(w, n), nn), n);
    Big3 best = minus3(p, true_foot(p, corner[0], corner[1]));
    for (int k = 1; k < 4; k++) {
        const Big3 next_one = minus3(p, true_foot(p, corner[k], corner[(k + 1) % 4]));
        if (less(dot3(next_one, next_one), dot3(best, best)))
            best = next_one;
    }
    return best;
}
static double judge_lozenge(const Lozenge *l, Vec3 p, Vec3 got, double moved)
{
    const Big3 w = minus3(big3(p), big3(l->corner));
    const Big reach = plus(plus(length(big3(l->u)), length(big3(l->v))), length(w));
    return judged(got, true_way(l, big3(p)), 4, epsilons(moved, reach));
}

static double judge_ellipsoid(const Ellipsoid *e, Vec3 p, Vec3 got)
{
    const Big3 w = minus3(big3(p), big3(e->center));
    const Big moved = epsilons(4, length(w));
    Big3 axis[3], n = {big(0), big(0), big(0)};
    Big off2 = big(0);
    for (int k = 0; k < 3; k++)
        axis[k] = big3(e->axis[k]);
    const Big det = dot3(axis[0], cross3(axis[1], axis[2]));
    int flat = 0;
    for (int k = 0; k < 3; k++)
        flat += e->radius[k] == 0;
    for (int k = 0; k < 3; k++) { /* in the frame that its axes, as given, span */
        const Big3 d = cross3(axis[(k + 1) % 3], axis[(k + 2) % 3]);
        const Big x = over(dot3(d, w), det), r = big((double)e->radius[k]);
        const Big steep = !flat ? over(big(1), square(r)) : big(e->radius[k] == 0);
        n = plus3(n, by3(over(by(x, steep), det), d));
        off2 = plus(off2, square(by(steep, moved)));
    }
    if (flat == 1 && is_zero(got))
        return HUGE_VAL;
    if (flat == 1 && is_zero3(n))
        return 0; /* forward: by cases */
    return judged(got, n, 8, root(off2));
}

/* Is it the normal of a face that is farthest out, or nearly? */
typedef struct Face {
    Big out;
    Big3 normal;
    Big moved; /* of the normal */
} Face;

static double best_face(const Face *face, int count, Vec3 got, double eps, Big moved)
{
    Big most = face[0].out;
    double best = HUGE_VAL;
    for (int k = 1; k < count; k++)
        most = larger(most, face[k].out);
    for (int k = 0; k < count; k++) {
        const double down = quotient(minus(most, face[k].out), by(big(2), moved));
        const double off = judged(got, face[k].normal, eps, face[k].moved);
        best = fmin(best, fmax(off, sign(minus(most, face[k].out)) ? down : 0));
    }
    return best;
}

static double judge_side(Vec3 a, Vec3 b, real at_a, real at_b, Vec3 p, Vec3 got)
{
    const Big3 d = minus3(big3(b), big3(a)), w = minus3(big3(p), big3(a));
    const Big size_d = length(d), slope = minus(big((double)at_b), big((double)at_a));
    const Big moved = epsilons(8, plus(plus(length(w), size_d), big((double)num_max(at_a, at_b))));
    if (is_zero3(d))
        return judged(got, w, 4, moved);
    const Big x = over(dot3(w, d), size_d), per = over(big(1), size_d);
    const Big3 axis = by3(per, d), side = minus3(w, by3(x, axis));
    const Big from = length(side), whole = root(plus(square(size_d), square(slope)));
    const Big along = over(slope, whole), across = over(size_d, whole);
    const Big out = minus(by(across, minus(from, big((double)at_a))), by(along, x));
    Big3 normal = by3(by(big(-1), along), axis);
    if (sign(from))
        normal = plus3(normal, by3(over(across, from), side));
    const Big lean = sign(from) ? over(moved, from) : moved; /* how much the side may turn */
    const Face face[] = {{out, normal, by(lean, across)},
                         {minus(x, size_d), axis, big(0)},
                         {minus(big(0), x), by3(big(-1), axis), big(0)}};
    if (less(from, by(big(2), moved)) && !less(out, minus(larger(face[1].out, face[2].out), moved)))
        return 0; /* any side, or none */
    return best_face(face, 3, got, 8, moved);
}

/* Moving a point across the axis turns the way to the circle by its share of the major radius. */
static double judge_torus(const Torus *t, Vec3 p, Vec3 got)
{
    const Big3 a = big3(t->axis), w = minus3(big3(p), big3(t->center));
    const Big major = big((double)t->major), moved = epsilons(8, plus(length(w), major));
    if (is_zero3(a))
        return judged(got, w, 8, moved);
    const Big3 height = by3(over(dot3(w, a), dot3(a, a)), a), side = minus3(w, height);
    const Big from = length(side);
    if (!less(by(big(2), moved), from)) /* to any side */
        return sign(major) ? 0 : judged(got, w, 8, moved);
    const Big share = over(major, from);
    return judged(got, plus3(by3(minus(big(1), share), side), height), 8,
                  by(moved, plus(big(1), share)));
}

static double judge_aabb(const Aabb *box, Vec3 p, Vec3 got)
{
    Face face[6];
    int count = 0;
    Big most = big(0);
    for (int k = 0; k < 6; k++) {
        const real bound = ((const real *)box)[k], x = ((const real *)&p)[k % 3];
        const double way = k < 3 ? -1 : 1;
        if (real_abs(bound) > REAL_MAX)
            continue;
        const Big out = by(big(way), minus(big((double)x), big((double)bound)));
        const Big3 normal = {big(k % 3 == 0 ? way : 0), big(k % 3 == 1 ? way : 0),
                             big(k % 3 == 2 ? way : 0)};
        face[count++] = (Face){out, normal, big(0)};
        most = larger(most, size(out));
    }
    if (count == 0)
        return is_zero(got) ? 0 : HUGE_VAL;
    return best_face(face, count, got, 1, plus(epsilons(1, most), big((double)REAL_LEAST * 16)));
}

static double judge_obb(const Obb *box, Vec3 p, Vec3 got)
{
    const Big3 w = minus3(big3(p), big3(box->center));
    Face face[6];
    Big3 axis[3];
    for (int k = 0; k < 3; k++)
        axis[k] = big3(box->axis[k]);
    for (int k = 0; k < 6; k++) { /* in the frame that its axes, as given, span */
        const Big3 d = cross3(axis[(k + 1) % 3], axis[(k + 2) % 3]);
        const Big det = dot3(axis[k % 3], d), way = big(k < 3 ? 1 : -1);
        const Big x = by(way, over(dot3(d, w), det));
        face[k] = (Face){minus(x, big((double)box->half[k % 3])),
                         by3(by(way, over(big(1), det)), d), big(0)};
    }
    const Big size_w = plus(length(w), big((double)(box->half[0])));
    const Big reach = plus(size_w, plus(big((double)box->half[1]), big((double)box->half[2])));
    return best_face(face, 6, got, 4, epsilons(4, reach));
}

static bool is_empty(const Any *shape, int s)
{
    const real *x = shape->number;
    const size_t last = kinds[s].numbers;
    if (s == aabb_)
        return !(x[0] <= x[3] && x[1] <= x[4] && x[2] <= x[5]);
    if (s == torus_)
        return x[6] < 0 || x[7] < 0;
    if (s == obb_ || s == ellipsoid_)
        return x[12] < 0 || x[13] < 0 || x[14] < 0;
    return s >= disc_ && x[last - 1] < 0;
}

static double judge(const Any *shape, int s, Vec3 p, Vec3 got)
{
    const Capsule *c = &shape->capsule;
    const Sphere *ball = &shape->sphere;
    const Lozenge segment = {c->a, sub(c->b, c->a), zero, 0}, point = {ball->center, zero, zero, 0};
    if (is_empty(shape, s))
        return is_zero(got) ? 0 : HUGE_VAL;
    switch (s) {
    case plane_:
        return judged(got, big3(shape->plane.normal), 2, big(0));
    case disc_:
        return judged(got, big3(shape->disc.normal), 2, big(0));
    case triangle_:
        return judge_triangle(&shape->triangle, got);
    case rectangle_:
        return judge_triangle(&(Triangle){zero, shape->rectangle.u, shape->rectangle.v}, got);
    case sphere_:
        return judge_lozenge(&point, p, got, 0);
    case capsule_: /* where b - a is rounded, it is by less than an epsilon */
        return finite3(segment.u) ? judge_lozenge(&segment, p, got, 4) : 0;
    case lozenge_:
        return judge_lozenge(&shape->lozenge, p, got, 4);
    case ellipsoid_:
        return judge_ellipsoid(&shape->ellipsoid, p, got);
    case cylinder_:
        return judge_side(c->a, c->b, c->radius, c->radius, p, got);
    case cone_:
        return judge_side(c->a, c->b, 0, c->radius, p, got);
    case torus_:
        return judge_torus(&shape->torus, p, got);
    case aabb_:
        return judge_aabb(&shape->aabb, p, got);
    default:
        return judge_obb(&shape->obb, p, got);
    }
}

/* 3. Oracle. */
static void oracle(void **state)
{
    (void)state;
    for (int s = 0; s < KINDS_OF_SHAPE; s++) {
        double worst = 0;
        int none = 0;
        for (int i = 0; i < SAMPLES; i++) {
            Any shape;
            begin();
            const Vec3 p = some_shape(&shape, s, i), got = normal_of_shape(s, &shape, p);
            const double off = judge(&shape, s, p, got);
            check_sample(i, kinds[s].name, off <= 1, shape, p);
            worst = fmax(worst, off), none += is_zero(got);
        }
        printf("%s: within %.2f of the bound; none of %d, of %d\n", kinds[s].name, worst, none,
               SAMPLES);
        check_share(none, SAMPLES, 0, 0.4);
    }
}

TESTS_OF_ONE(surface_normal)
