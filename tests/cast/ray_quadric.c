/* isect_cast_ray_quadric - quadrics of each kind by hand; random and touching
 * ones against signs of the form in rational arithmetic and roots of 2048 bits. */
#include "kit/kit.h"
#include "kit/random.h"
#include "kit/rational.h"
#include HEADER(cast)

#define BALL                                                                                       \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -25                                           \
    }
#define OUTSIDE                                                                                    \
    {                                                                                              \
        -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 25                                         \
    }
#define CONE                                                                                       \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0                                            \
    }
#define CYLINDER                                                                                   \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25                                           \
    }
#define ONE_SHEET                                                                                  \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -9                                           \
    }
#define TWO_SHEETS                                                                                 \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 9                                            \
    }
#define PARABOLOID                                                                                 \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0                                            \
    } /* x^2 + y^2 <= z */
#define SADDLE                                                                                     \
    {                                                                                              \
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0                                            \
    } /* x y <= z */
#define SLAB                                                                                       \
    {                                                                                              \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, -4                                            \
    }
#define DOUBLE_PLANE                                                                               \
    {                                                                                              \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0                                             \
    }
#define ALL_BUT_A_PLANE                                                                            \
    {                                                                                              \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0                                            \
    }
#define WEDGES                                                                                     \
    {                                                                                              \
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0                                             \
    } /* x y <= 0 */
#define HALF_SPACE                                                                                 \
    {                                                                                              \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -3                                            \
    } /* z <= 3 */
#define ZERO                                                                                       \
    {                                                                                              \
        0                                                                                          \
    }
#define EMPTY                                                                                      \
    {                                                                                              \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1                                             \
    }
#define HUGE_BALL                                                                                  \
    {                                                                                              \
        REAL_MAX, 0, 0, 0, 0, REAL_MAX, 0, 0, 0, 0, REAL_MAX, 0, 0, 0, 0, -REAL_MAX                \
    }
#define NOT_A_NUMBER                                                                               \
    {                                                                                              \
        1, 0, REAL_NAN                                                                             \
    }
#define INFINITE                                                                                   \
    {                                                                                              \
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, REAL_INF, 0, 0, 0, 0, -1                                     \
    }

#define LINE -REAL_INF, REAL_INF
#define MISS                                                                                       \
    {                                                                                              \
        REAL_INF, -REAL_INF                                                                        \
    }

static bool same(X(intervals) got, uint32_t count, const X(span) part[2])
{
    bool all = cmp(got.count, ==, count);
    for (int k = 0; k < 2; k++)
        all &=
            cmp(got.part[k].enter, ==, part[k].enter) && cmp(got.part[k].leave, ==, part[k].leave);
    return all;
}

TEST_FUNCTION(by_hand)
{
    TABLE(table, real matrix[16]; X(ray) ray; uint32_t count; X(span) part[2];) = {
        {"ball", BALL, {{-10, 3, 0}, {1, 0, 0}, LINE}, 1, {{6, 14}, MISS}},
        {"ball from inside", BALL, {{-3, 4, 0}, {3, 0, 0}, 1, 9}, 1, {{1, 2}, MISS}},
        {"ball touched", BALL, {{-8, 3, 4}, {2, 0, 0}, LINE}, 1, {{4, 4}, MISS}},
        {"ball missed", BALL, {{-8, 4, 4}, {2, 0, 0}, LINE}, 0, {MISS, MISS}},
        {"ball behind", BALL, {{-10, 3, 0}, {1, 0, 0}, 15, 20}, 0, {MISS, MISS}},
        {"outside of a ball", OUTSIDE, {{-10, 3, 0}, {1, 0, 0}, 0, 20}, 2, {{0, 6}, {14, 20}}},
        {"outside, later", OUTSIDE, {{-10, 3, 0}, {1, 0, 0}, 9, 20}, 1, {{14, 20}, MISS}},
        {"outside, within", OUTSIDE, {{-10, 3, 0}, {1, 0, 0}, 7, 13}, 0, {MISS, MISS}},
        {"outside, touched", OUTSIDE, {{-8, 3, 4}, {2, 0, 0}, 0, 9}, 1, {{0, 9}, MISS}},
        {"outside, missed", OUTSIDE, {{-8, 4, 4}, {2, 0, 0}, 0, 9}, 1, {{0, 9}, MISS}},
        {"cone across", CONE, {{-9, 0, 2}, {1, 0, 0}, LINE}, 1, {{7, 11}, MISS}},
        {"cone lengthwise", CONE, {{3, 0, 0}, {0, 0, 1}, -9, 9}, 2, {{-9, -3}, {3, 9}}},
        {"cone through its tip", CONE, {{-4, 0, 0}, {1, 0, 0}, LINE}, 1, {{4, 4}, MISS}},
        {"cone in its side", CONE, {{1, 0, 1}, {1, 0, 1}, -7, 7}, 1, {{-7, 7}, MISS}},
        {"cone beside its side", CONE, {{2, 0, 1}, {1, 0, 1}, -7, 7}, 1, {{-7, R(-1.5)}, MISS}},
        {"cylinder", CYLINDER, {{-10, 3, 7}, {1, 0, 5}, LINE}, 1, {{6, 14}, MISS}},
        {"cylinder along", CYLINDER, {{3, 4, 0}, {0, 0, 1}, -7, 7}, 1, {{-7, 7}, MISS}},
        {"cylinder beside", CYLINDER, {{4, 4, 0}, {0, 0, 1}, -7, 7}, 0, {MISS, MISS}},
        {"one sheet", ONE_SHEET, {{-9, 0, 4}, {1, 0, 0}, LINE}, 1, {{4, 14}, MISS}},
        {"one sheet, gap", ONE_SHEET, {{5, 0, 0}, {0, 0, 1}, -9, 9}, 2, {{-9, -4}, {4, 9}}},
        {"two sheets", TWO_SHEETS, {{4, 0, 0}, {0, 0, 1}, -9, 9}, 2, {{-9, -5}, {5, 9}}},
        {"between two sheets", TWO_SHEETS, {{-9, 0, 2}, {1, 0, 0}, LINE}, 0, {MISS, MISS}},
        {"paraboloid", PARABOLOID, {{-9, 0, 4}, {1, 0, 0}, LINE}, 1, {{7, 11}, MISS}},
        {"paraboloid up", PARABOLOID, {{1, 2, 0}, {0, 0, 1}, LINE}, 1, {{5, REAL_INF}, MISS}},
        {"paraboloid down", PARABOLOID, {{1, 2, 0}, {0, 0, -1}, 0, 9}, 0, {MISS, MISS}},
        {"saddle, not symmetric", SADDLE, {{-3, 2, 0}, {1, 0, 1}, LINE}, 1, {{-REAL_INF, 6}, MISS}},
        {"slab", SLAB, {{0, 0, 6}, {1, 1, -2}, LINE}, 1, {{2, 4}, MISS}},
        {"slab along", SLAB, {{0, 0, 2}, {1, 1, 0}, 0, 3}, 1, {{0, 3}, MISS}},
        {"double plane", DOUBLE_PLANE, {{0, 0, 6}, {1, 1, -2}, LINE}, 1, {{3, 3}, MISS}},
        {"negated", ALL_BUT_A_PLANE, {{0, 0, 6}, {1, 1, -2}, 0, 9}, 1, {{0, 9}, MISS}},
        {"wedges", WEDGES, {{-2, 4, 0}, {1, -1, 0}, -9, 9}, 2, {{-9, 2}, {4, 9}}},
        {"half-space", HALF_SPACE, {{0, 0, 9}, {1, 1, -4}, 0, 8}, 1, {{R(1.5), 8}, MISS}},
        {"all of space", ZERO, {{1, 2, 3}, {4, 5, 6}, LINE}, 1, {{LINE}, MISS}},
        {"empty set", EMPTY, {{1, 2, 3}, {4, 5, 6}, LINE}, 0, {MISS, MISS}},
        {"a point inside", BALL, {{3, 4, 0}, {0, 0, 0}, -1, 3}, 1, {{-1, 3}, MISS}},
        {"a point outside", BALL, {{3, 4, 1}, {0, 0, 0}, -1, 3}, 0, {MISS, MISS}},
        {"an empty range", BALL, {{-10, 3, 0}, {1, 0, 0}, 9, 8}, 0, {MISS, MISS}},
        {"products that overflow",
         HUGE_BALL,
         {{0, 0, 0}, {REAL_MAX, 0, 0}, 0, 1},
         1,
         {{0, 1 / REAL_MAX}, MISS}},
        {"NaN", NOT_A_NUMBER, {{-10, 3, 0}, {1, 0, 0}, LINE}, 0, {MISS, MISS}},
        {"infinity", INFINITE, {{-10, 3, 0}, {1, 0, 0}, LINE}, 0, {MISS, MISS}},
        {"a ray of NaN", BALL, {{REAL_NAN, 3, 0}, {1, 0, 0}, LINE}, 0, {MISS, MISS}},
    };
    check_each(table, same(X(cast_ray_quadric)(&table[i].ray, table[i].matrix), table[i].count,
                           table[i].part));
}

enum { LONG = ISECT_DOUBLE ? 24 : 12, PRECISION = 2048 };

typedef struct Case {
    real matrix[16];
    X(ray) ray;
} Case;

static real integer_of(int bits)
{
    const int most = (1 << any_int(0, bits)) - 1;
    return (real)any_int(-most, most);
}
static Vec3 integers(int bits)
{
    const real x = integer_of(bits), y = integer_of(bits);
    return (Vec3){x, y, integer_of(bits)};
}

/* Random matrices; products of two planes, which are equal in a third of the cases; balls that the
 * ray touches, because the origin is at the distance of the radius from the center and the
 * direction is perpendicular. One number may be off by a unit. */
static Case drawn(void)
{
    Case c = {{0}, {integers(LONG), integers(LONG), -REAL_INF, REAL_INF}};
    const int way = any_int(0, 2), equal = any_int(0, 2);
    real plane[2][4];
    for (int i = 0; i < 8; i++)
        plane[i / 4][i % 4] = integer_of(LONG / 2 - 1);
    for (int i = 0; i < 16; i++)
        c.matrix[i] = way == 0 ? integer_of(LONG) : plane[0][i / 4] * plane[!equal][i % 4];
    if (way == 2) {
        const real x = integer_of(LONG / 3), y = integer_of(LONG / 3), z = integer_of(LONG / 3);
        for (int i = 0; i < 16; i++)
            c.matrix[i] = i % 5 == 0;
        c.matrix[15] = -(x * x + y * y + z * z);
        c.ray.dir = (Vec3){y, -x, 0};
        c.ray.origin = (Vec3){x + 3 * y, y - 3 * x, z};
    }
    if (any_int(0, 2) == 0)
        c.matrix[any_int(0, 15)] += (real)any_int(-1, 1);
    const real sign = any_int(0, 1) ? 1 : -1;
    for (int i = 0; i < 16; i++)
        c.matrix[i] *= sign;
    return c;
}

/* The form at t, from its definition. */
static Rational form_at(const Case *c, Rational t)
{
    const real *o = &c->ray.origin.x, *d = &c->ray.dir.x;
    Rational x[4], sum = q(0);
    for (int i = 0; i < 3; i++)
        x[i] = q_plus(q((double)o[i]), q_by(t, q((double)d[i])));
    x[3] = q(1);
    for (int i = 0; i < 16; i++)
        sum = q_plus(sum, q_by(q((double)c->matrix[i]), q_by(x[i / 4], x[i % 4])));
    return sum;
}

/* A quadratic a t^2 + b t + c through the form at -1, 0 and 1. */
typedef struct Quadratic {
    Rational a, b, c;
    int discriminant; /* its sign */
    long double root[2], middle;
} Quadratic;

/* (-b + sign sqrt(b^2 - 4 a c)) / (2 a): with 2048 bits no digit of interest is lost. */
static long double root_of(const Quadratic *f, Rational d, int sign)
{
    mpf_t root, other;
    mpf_init2(root, PRECISION), mpf_init2(other, PRECISION);
    mpf_set_q(root, d);
    mpf_sqrt(root, root);
    if (sign < 0)
        mpf_neg(root, root);
    mpf_set_q(other, f->b);
    mpf_sub(root, root, other);
    mpf_set_q(other, q_by(q(2), f->a));
    mpf_div(root, root, other);
    const double high = mpf_get_d(root);
    mpf_set_d(other, high);
    mpf_sub(root, root, other);
    const long double result = (long double)high + (long double)mpf_get_d(root);
    mpf_clear(root), mpf_clear(other);
    return result;
}

static Quadratic quadratic_of(const Case *c)
{
    const Rational before = form_at(c, q(-1)), at = form_at(c, q(0)), behind = form_at(c, q(1));
    Quadratic f = {.c = at};
    f.a = q_minus(q_over(q_plus(before, behind), q(2)), at);
    f.b = q_over(q_minus(behind, before), q(2));
    const Rational d = q_minus(q_by(f.b, f.b), q_by(q(4), q_by(f.a, f.c)));
    f.discriminant = mpq_sgn(d);
    const int sign = mpq_sgn(f.a);
    if (sign && f.discriminant >= 0)
        for (int i = 0; i < 2; i++)
            f.root[i] = root_of(&f, d, (i ? 1 : -1) * sign);
    else if (!sign && mpq_sgn(f.b))
        f.root[0] = f.root[1] = (long double)mpq_get_d(q_negative(q_over(f.c, f.b)));
    return f;
}

/* The parts of the line, from the roots: their number, and their ends. */
static int wanted(const Quadratic *f, long double end[4])
{
    const int a = mpq_sgn(f->a), b = mpq_sgn(f->b), c = mpq_sgn(f->c);
    const long double s = f->root[0], t = f->root[1], most = INFINITY;
    const bool never = a ? f->discriminant < 0 : b == 0;
    const bool gap = a < 0 && f->discriminant > 0;
    end[0] = -most, end[1] = most, end[2] = t, end[3] = most;
    if (never)
        return a ? a < 0 : c <= 0;
    if (gap)
        end[1] = s;
    else if (a > 0)
        end[0] = s, end[1] = t;
    else if (a == 0 && b > 0)
        end[1] = s;
    else if (a == 0)
        end[0] = s;
    return 1 + gap;
}

/* The bound of the header: 4 epsilon in double, 1 in float; rounding the truth adds nothing that
 * can be seen, because a linear root of the truth alone is rounded to double, by a quarter of an
 * epsilon or less, and its computed value is off by no more than 3. */
static bool near(real got, long double want)
{
    const long double bound = (ISECT_DOUBLE ? 4 : 1) * (long double)REAL_EPSILON;
    return isinf(want) ? cmp((long double)got, ==, want)
                       : cmp(fabsl((long double)got - want), <=, bound * fabsl(want));
}

TEST_FUNCTION(against_rationals)
{
    int parts[3] = {0}, touching = 0;
    const int samples = soak(6000);
    for (int i = 0; i < samples; i++) {
        rational_begin();
        const Case c = drawn();
        const Quadratic f = quadratic_of(&c);
        long double end[4];
        const int count = wanted(&f, end), k = any_int(-30, 30);
        const X(intervals) got = X(cast_ray_quadric)(&c.ray, c.matrix);
        const bool vanished = count == 2 && got.count == 1 && near((real)end[1], end[2]);
        check("parts", vanished || cmp((int)got.count, ==, count));
        for (int p = 0; p < count && !vanished; p++)
            check("ends",
                  near(got.part[p].enter, end[2 * p]) && near(got.part[p].leave, end[2 * p + 1]));
        Case scaled = c; /* exponents alone change */
        for (int m = 0; m < 16; m++)
            scaled.matrix[m] = (real)ldexp((double)c.matrix[m], 2 * k);
        const X(intervals) same = X(cast_ray_quadric)(&scaled.ray, scaled.matrix);
        check("a power of two", cmp(same.count, ==, got.count) &&
                                    cmp(same.part[0].enter, ==, got.part[0].enter) &&
                                    cmp(same.part[1].enter, ==, got.part[1].enter));
        parts[count]++, touching += f.discriminant == 0 && mpq_sgn(f.a);
    }
    for (int k = 0; k < 3; k++)
        check_share(parts[k], samples, 0.03, 0.9);
    check_share(touching, samples, 0.1, 0.9);
}

/* Any exponents: the limbs suffice, which checked builds test, and parts are in order. */
TEST_FUNCTION(any_exponents)
{
    const int samples = soak(2000), most = ISECT_DOUBLE ? 1000 : 120;
    int hits = 0;
    for (int i = 0; i < samples; i++) {
        Case c = drawn();
        real *numbers[2] = {c.matrix, &c.ray.origin.x};
        const int counts[2] = {16, 6};
        for (int k = 0; k < 2; k++)
            for (int m = 0; m < counts[k]; m++)
                numbers[k][m] =
                    (real)ldexp((double)integer_of(LONG) / (1 << LONG), any_int(-most, most));
        const X(intervals) got = X(cast_ray_quadric)(&c.ray, c.matrix);
        for (uint32_t p = 0; p < got.count; p++)
            check("in order", cmp(got.part[p].enter, <=, got.part[p].leave));
        if (got.count == 2)
            check("a gap", cmp(got.part[0].leave, <, got.part[1].enter));
        hits += got.count > 0;
    }
    check_share(hits, samples, 0.1, 1);
}

TESTS_IN(cast_ray_quadric, cmocka_unit_test(by_hand), cmocka_unit_test(against_rationals),
         cmocka_unit_test(any_exponents))
