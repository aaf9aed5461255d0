/* tests/engine/contact_symmetric.c - the depth of shapes about one axis, and of shapes nearly so.
 *
 * A whole ring of directions has the same depth. By symmetry the least depth is the minimum over
 * the directions of a half-plane through the axis, which is searched here in long double: samples,
 * then thirds about the least ones. The reach along a direction is that of the definitions in
 * kit/truth. Shapes are as small as 2^-28 of their partner, and as near to its tip or its base. */
#include "kit/random.h"
#include "kit/truth/truth.h"

#include HEADER(any)

enum { SAMPLES = 1000 };
/* The bound of isect/any.h is 1e-6 of the size, in double 1e-9 where one direction is the least.
 * About parallel axes the depth is at most 1e-4 of itself more. */
#define BOUND (ISECT_DOUBLE ? 1e-9L : 1e-6L)
#define LOOSE 1e-4L

typedef struct Placed {
    Kind kind;
    AnyShape of;
} Placed;

static Vec3 along(Vec3 from, const Vec3 axis[3], real t)
{
    return mad(from, t, axis[0]);
}
static real any_length(void)
{
    return any_int(0, 1) ? any_real(R(0.1), 1) : scaled(any_real(R(0.5), 1), -any_int(0, 27));
}
/* A shape about the axis through `center`. */
static Placed about(Kind which, Vec3 center, const Vec3 axis[3])
{
    const real half = any_length(), r = any_length();
    const Vec3 a = along(center, axis, -half * any_real(0, 1)), b = along(a, axis, half);
    Placed p = {.kind = which};
    switch (which) {
    case KIND_segment:
        p.of.segment = (Segment){a, b};
        break;
    case KIND_disc:
        p.of.disc = (Disc){center, axis[0], r};
        break;
    case KIND_sphere:
        p.of.sphere = (Sphere){center, r};
        break;
    case KIND_capsule:
        p.of.capsule = (Capsule){a, b, r};
        break;
    case KIND_ellipsoid:
        p.of.ellipsoid = (Ellipsoid){center, {axis[0], axis[1], axis[2]}, {half, r, r}};
        break;
    case KIND_cylinder:
        p.of.cylinder = (Cylinder){a, b, r};
        break;
    case KIND_cone:
        p.of.cone = any_int(0, 1) ? (Cone){a, b, r} : (Cone){center, along(center, axis, half), r};
        break;
    case KIND_roundcone:
        p.of.roundcone = (Roundcone){a, b, r, any_length()};
        break;
    default:
        p.kind = KIND_point, p.of.point = center;
        break;
    }
    return p;
}
static Kind any_kind(void)
{
    static const Kind kinds[] = {KIND_point,    KIND_segment, KIND_disc,
                                 KIND_sphere,   KIND_capsule, KIND_ellipsoid,
                                 KIND_cylinder, KIND_cone,    KIND_roundcone};
    return kinds[any_int(0, COUNT(kinds) - 1)];
}

/* How far a - b reaches along a unit direction. */
static Long reach(const Placed *a, const Placed *b, const Long n[3])
{
    Long at_a[3], at_b[3];
    const Long of_a = truth_of(a->kind)->extent(&a->of, n, at_a),
               of_b = truth_of(b->kind)->extent(&b->of, n, at_b);
    return dot_long(n, at_a) + of_a - dot_long(n, at_b) + of_b;
}
static Long reach_at(const Placed *a, const Placed *b, const Vec3 axis[3], Long angle)
{
    const Long c = cosl(angle), s = sinl(angle);
    Long n[3] = {c * axis[0].x + s * axis[1].x, c * axis[0].y + s * axis[1].y,
                 c * axis[0].z + s * axis[1].z};
    const Long length = norm_long(n);
    for (int k = 0; k < 3; k++)
        n[k] /= length;
    return reach(a, b, n);
}
static Long least_reach(const Placed *a, const Placed *b, const Vec3 axis[3])
{
    const Long step = acosl(-1) / SAMPLES;
    Long at[SAMPLES + 1], least = INFINITY;
    for (int i = 0; i <= SAMPLES; i++)
        at[i] = reach_at(a, b, axis, i * step), least = fminl(least, at[i]);
    for (int i = 0; i <= SAMPLES; i++) {
        if ((i > 0 && at[i - 1] < at[i]) || (i < SAMPLES && at[i + 1] < at[i]))
            continue;
        Long low = (i - 1) * step, high = (i + 1) * step;
        for (int k = 0; k < 80; k++) {
            const Long p = low + (high - low) * 0.4L, q = low + (high - low) * 0.6L;
            if (reach_at(a, b, axis, p) < reach_at(a, b, axis, q))
                high = q;
            else
                low = p;
        }
        least = fminl(least, reach_at(a, b, axis, (low + high) / 2));
    }
    return least;
}
/* The lengths of both along three axes. */
static Long size_of_both(const Placed *a, const Placed *b)
{
    Long size = 0, at[3];
    for (int k = 0; k < 3; k++) {
        const Long n[3] = {k == 0, k == 1, k == 2};
        size += 2 * truth_of(a->kind)->extent(&a->of, n, at);
        size += fabsl(at[k]) + 2 * truth_of(b->kind)->extent(&b->of, n, at) + fabsl(at[k]);
    }
    return size;
}

typedef struct Tally {
    int deep, loose;
    Long worst;
} Tally;

/* Beside the axis by `off`, the reach differs by at most that. */
static void judge(const Placed *a, const Placed *b, const Vec3 axis[3], Long off, Tally *tally)
{
    const X(contact) c =
        X(contact_any)((X(any)){shape_of(a->kind), &a->of}, (X(any)){shape_of(b->kind), &b->of});
    if (c.gap > 0)
        return;
    const Long n[3] = {c.normal.x, c.normal.y, c.normal.z}, depth = -(Long)c.gap,
               d = BOUND * size_of_both(a, b), over = depth - (least_reach(a, b, axis) + off);
    tally->deep++, tally->loose += over > d + LOOSE * depth;
    tally->worst = fmaxl(tally->worst, (over - d) / fmaxl(depth, d));
    check("the reach along the normal", cmp(fabsl(reach(a, b, n) - depth), <=, 2 * d));
}
static void about_one_axis(void)
{
    const int samples = soak(1500);
    Tally tally = {0, 0, 0};
    for (int i = 0; i < samples; i++) {
        static const Vec3 straight[3] = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
        Vec3 axis[3] = {straight[0], straight[1], straight[2]};
        const Vec3 center = i % 2 ? any_vec3() : (Vec3){0, 0, 0};
        if (i % 3)
            any_frame(axis);
        const Placed a = about(any_kind(), along(center, axis, i % 5 ? any_length() / 2 : 0), axis),
                     b = about(any_kind(), center, axis);
        judge(&a, &b, axis, 0, &tally);
        const real off = any_length() * R(1e-3);
        const Vec3 beside = mad(center, off, axis[1]);
        const Placed c = about(any_kind(), along(beside, axis, any_length() / 2), axis);
        judge(&c, &b, axis, (Long)off, &tally);
    }
    printf("%d deep, %d loose, at most %.2Lg of the depth\n", tally.deep, tally.loose, tally.worst);
    check_share(tally.deep, 2 * samples, 0.3, 1);
    check("none is loose", cmp(tally.loose, ==, 0));
}

/* ---- a point or a ball in a cone or a cylinder ---- */

/* In the plane through the axis the solid is a trapezoid. Inside, the nearest of its sides has the
 * least depth: with z along the axis and r across it, H the height and R the radius,
 *
 *     the bases        z, H - z
 *     the side         cylinder   R - r
 *                      cone       (R z - H r) / sqrt(R^2 + H^2) */
static Long depth_in_round(bool is_cone, const Cone *solid, Vec3 point, Long *size)
{
    Long tip[3], along[3], off[3], across = 0;
    set_long(tip, solid->tip);
    offset_long(along, tip, solid->base), offset_long(off, tip, point);
    const Long height = norm_long(along), z = dot_long(along, off) / height, r = solid->radius;
    for (int k = 0; k < 3; k++) {
        const Long beside = off[k] - z * along[k] / height;
        across += beside * beside;
    }
    *size = 4 * (height + r) + norm_long(off);
    if (!(height > 0)) /* a ball: the height is less than the rounding of coordinates */
        return -INFINITY;
    across = sqrtl(across);
    const Long side =
        is_cone ? (r * z - height * across) / sqrtl(r * r + height * height) : r - across;
    return fminl(fminl(side, height - z), is_cone ? INFINITY : z);
}
static Long norm1_of(Vec3 p)
{
    return fabsl((Long)p.x) + fabsl((Long)p.y) + fabsl((Long)p.z);
}
/* Relative to the size. The formula is that of real numbers; all else is the rounding of the engine
 * in double, and of the answer. */
#define CLOSED (8 * (Long)REAL_EPSILON + 0x1p-44L)
TEST_FUNCTION(balls_inside)
{
    const int samples = soak(6000);
    int deep = 0;
    for (int i = 0; i < samples; i++) {
        Vec3 axis[3] = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}};
        const bool is_cone = i % 2, is_ball = i / 2 % 2;
        const Vec3 center = i % 3 ? any_vec3() : (Vec3){0, 0, 0};
        if (i % 5)
            any_frame(axis);
        const real height = any_length(), r = any_length();
        const Cone cone = {center, along(center, axis, height), r};
        const Cylinder can = {cone.tip, cone.base, r};
        const real z = height * (i % 7 ? any_real(0, 1) : any_length());
        const Vec3 p = mad(along(center, axis, z), r * (i % 11 ? any_length() : 0), axis[1]);
        const Sphere ball = {p, is_ball ? any_length() : 0};
        const X(contact) c = X(contact_any)(is_ball ? X(any_sphere)(&ball) : X(any_point)(&p),
                                            is_cone ? X(any_cone)(&cone) : X(any_cylinder)(&can));
        Long size, a[3], between[3];
        const Long depth = depth_in_round(is_cone, &cone, p, &size);
        size += 2 * ball.radius;
        if (!(depth > CLOSED * size))
            continue;
        const Long far = 2 * REAL_EPSILON * (norm1_of(c.a) + norm1_of(c.b));
        deep++;
        check("the depth", cmp(fabsl(depth + ball.radius + c.gap), <=, CLOSED * size));
        set_long(a, c.a), offset_long(between, a, c.b);
        check("the points", cmp(fabsl(norm_long(between) + c.gap), <=, CLOSED * size + far));
    }
    check_share(deep, samples, 0.3, 1);
}

/* ---- small flat shapes about an axis ---- */

enum { RING = 720 };
/* The least reach along the normals of the side and of the bases. A normal of the side has `turn`
 * of the axis for 1 across it. The least reach of all is no more. */
static Long least_of_sides(const Placed *a, const Placed *b, const Vec3 axis[3], Long turn)
{
    Long least = INFINITY;
    for (int i = 0; i < RING + 2; i++) {
        const Long angle = i * 2 * acosl(-1) / RING, x = i < RING ? cosl(angle) : 0,
                   y = i < RING ? sinl(angle) : 0,
                   z = i < RING   ? turn
                       : i - RING ? 1
                                  : -1;
        Long n[3] = {z * axis[0].x + x * axis[1].x + y * axis[2].x,
                     z * axis[0].y + x * axis[1].y + y * axis[2].y,
                     z * axis[0].z + x * axis[1].z + y * axis[2].z};
        const Long length = norm_long(n);
        for (int k = 0; k < 3; k++)
            n[k] /= length;
        least = fminl(least, reach(a, b, n));
    }
    return least;
}
/* A segment, triangle or rectangle of about a length. */
static Placed any_flat(Vec3 center, real length)
{
    const Vec3 u = any_unit(), v = any_unit();
    const Vec3 p = mad(center, length * any_real(R(0.2), 1), u),
               q = mad(center, length * any_real(R(0.2), 1), v), r = mad(center, -length, u);
    Placed flat = {.kind = KIND_segment, .of.segment = {p, r}};
    if (any_int(0, 2) == 0)
        flat = (Placed){.kind = KIND_triangle, .of.triangle = {p, q, r}};
    else if (any_int(0, 1))
        flat = (Placed){.kind = KIND_rectangle, .of.rectangle = {p, sub(q, p), sub(r, p)}};
    return flat;
}
TEST_FUNCTION(flat_ones_inside)
{
    const int samples = soak(2000);
    int deep = 0, loose = 0;
    for (int i = 0; i < samples; i++) {
        Vec3 axis[3];
        any_frame(axis);
        const bool is_cone = i % 2;
        const real height = any_real(R(0.3), 2), r = any_real(R(0.1), R(1.5));
        const Vec3 tip = {0, 0, 0}, base = along(tip, axis, height);
        Placed solid = {.kind = KIND_cylinder, .of.cylinder = {tip, base, r}};
        if (is_cone)
            solid = (Placed){.kind = KIND_cone, .of.cone = {tip, base, r}};
        const Vec3 on = along(tip, axis, height * any_real(R(0.05), R(0.95)));
        const Vec3 center = mad(on, i % 3 ? r * any_length() * R(1e-3) : 0, axis[1]);
        const Placed flat = any_flat(center, scaled(any_real(R(0.5), 1), -any_int(4, 14)));
        const X(contact) c = X(contact_any)((X(any)){shape_of(flat.kind), &flat.of},
                                            (X(any)){shape_of(solid.kind), &solid.of});
        const Long depth = -(Long)c.gap, d = BOUND * size_of_both(&flat, &solid);
        if (!(depth > 0))
            continue;
        const Long least = least_of_sides(&flat, &solid, axis, is_cone ? (Long)r / height : 0);
        deep++, loose += depth - least > d + LOOSE * depth;
    }
    printf("%d deep, %d loose\n", deep, loose);
    check_share(deep, samples, 0.5, 1);
    check("none is loose", cmp(loose, ==, 0));
}

TEST_FUNCTION(cases)
{
    const Cone cone = {{0, 0, 0}, {0, 0, 1}, R(0.5)};
    const Cylinder can = {{0, 0, 0}, {0, 0, 4}, 1};
    const X(any) solids[] = {X(any_cone)(&cone), X(any_cylinder)(&can)};
    const Long sine = 1 / sqrtl(5);
    TABLE(table, int solid; Segment segment; Long depth;) = {
        {"near the tip", 0, {{0, 0, R(1e-4)}, {0, 0, R(1e-4)}}, (Long)R(1e-4) * sine},
        {"nearer", 0, {{0, 0, R(1e-7)}, {0, 0, R(1e-7)}}, (Long)R(1e-7) * sine},
        {"in the middle", 0, {{0, 0, R(0.5)}, {0, 0, R(0.5)}}, 0.5L * sine},
        {"near the base", 0, {{0, 0, R(0.9375)}, {0, 0, R(0.9375)}}, 0.0625L},
        {"a segment from the tip", 0, {{0, 0, 0}, {0, 0, R(0.25)}}, 0.25L * sine},
        {"a segment on the axis", 1, {{0, 0, R(1.5)}, {0, 0, R(2.5)}}, 1},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Vec3 point = table[i].segment.a;
        const bool is_point = i < 4;
        const X(contact) c =
            X(contact_any)(is_point ? X(any_point)(&point) : X(any_segment)(&table[i].segment),
                           solids[table[i].solid]);
        const Long a[3] = {c.a.x, c.a.y, c.a.z};
        Long between[3];
        offset_long(between, a, c.b);
        check(table[i].name, cmp(fabsl(table[i].depth + c.gap), <=, BOUND * (1 + table[i].depth)));
        check(table[i].name, cmp(fabsl(norm_long(between) + c.gap), <=, 4 * BOUND));
    }
    about_one_axis();
}

TESTS_IN(engine_contact_symmetric, cmocka_unit_test(cases), cmocka_unit_test(balls_inside),
         cmocka_unit_test(flat_ones_inside))
