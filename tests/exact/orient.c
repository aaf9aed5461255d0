/* tests/exact/orient.c - the four signs of isect/exact.h against determinants of GMP integers, for
 * points that are nearly, or just, on a line, plane, circle or sphere; src/exact/determinant.c
 * decides those. */
#include "exact/determinant.h"
#include "exact/filter.h"
#include "kit/hostile.h"
#include "kit/kit.h"
#include <fenv.h>
#include <gmp.h>

#define ASKED soak(6000)
enum { MOST_POINTS = 5 };

/* All four read up to five points; those in the plane do without z. */
typedef struct Question {
    Sign of;
    Vec3 p[MOST_POINTS];
} Question;

static const char *const name[] = {"orient2d", "orient3d", "incircle", "insphere"};

static int points_of(Sign of)
{
    return sign_rows(of) + 1;
}

/* f(points), of the public functions or the filters. */
#define ASK_WITH(q, after)                                                                         \
    do {                                                                                           \
        const Vec3 *p = (q)->p;                                                                    \
        const X(vec2)                                                                              \
            v[4] = {{p[0].x, p[0].y}, {p[1].x, p[1].y}, {p[2].x, p[2].y}, {p[3].x, p[3].y}};       \
        switch ((q)->of) {                                                                         \
        case ORIENT2D:                                                                             \
            return after(orient2d)(v, v + 1, v + 2);                                               \
        case ORIENT3D:                                                                             \
            return after(orient3d)(p, p + 1, p + 2, p + 3);                                        \
        case INCIRCLE:                                                                             \
            return after(incircle)(v, v + 1, v + 2, v + 3);                                        \
        default:                                                                                   \
            return after(insphere)(p, p + 1, p + 2, p + 3, p + 4);                                 \
        }                                                                                          \
    } while (0)
#define FILTER(question) question##_filter

static int ask(const Question *q)
{
    ASK_WITH(q, X);
}
static int ask_filter(const Question *q)
{
    ASK_WITH(q, FILTER);
}

/* ---- the definition ---- */

/* The determinant of n rows, n <= 4, as the sum over all permutations. */
static void leibniz(mpz_t sum, mpz_t row[4][4], int n)
{
    mpz_t product;
    mpz_init(product);
    mpz_set_ui(sum, 0);
    for (int code = 0; code < 256; code++) {
        int column[4] = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3};
        int seen = 0, inversions = 0;
        for (int i = 0; i < n; i++) {
            seen |= 1 << column[i];
            for (int k = 0; k < i; k++)
                inversions += column[k] > column[i];
        }
        if (seen != (1 << n) - 1 || code >> (2 * n))
            continue;
        mpz_set_si(product, inversions % 2 ? -1 : 1);
        for (int i = 0; i < n; i++)
            mpz_mul(product, product, row[i][column[i]]);
        mpz_add(sum, sum, product);
    }
    mpz_clear(product);
}

/* x * 2^1074, which is whole */
static void whole(mpz_t to, real x)
{
    int exponent;
    double mantissa = frexp((double)x, &exponent);
    mpz_set_d(to, ldexp(mantissa, 53));
    mpz_mul_2exp(to, to, (mp_bitcnt_t)(exponent + 1074)); /* the least is -1073 */
    mpz_tdiv_q_2exp(to, to, 53);
}

static int truth(const Question *q)
{
    const int rows = sign_rows(q->of), dimension = sign_dimension(q->of);
    mpz_t row[4][4], last, det;
    mpz_inits(last, det, NULL);
    for (int i = 0; i < 16; i++)
        mpz_init(row[i / 4][i % 4]);
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < dimension; k++) {
            whole(row[i][k], ((real *)&q->p[i])[k]);
            whole(last, ((real *)&q->p[rows])[k]);
            mpz_sub(row[i][k], row[i][k], last);
            if (sign_lifted(q->of))
                mpz_addmul(row[i][dimension], row[i][k], row[i][k]);
        }
    leibniz(det, row, rows);
    int sign = mpz_sgn(det);
    for (int i = 0; i < 16; i++)
        mpz_clear(row[i / 4][i % 4]);
    mpz_clears(last, det, NULL);
    return sign;
}

/* ---- questions ---- */

enum {
    ANY,
    GRID,
    EXACTLY_ON,
    NEARLY_ON,
    SHARED,
    SLIVER,
    SCALED,
    OFFSET,
    FAR,
    LEAST,
    MIXED,
    CLASSES
};
static const char *const class_name[] = {
    "random", "small grid", "exactly on",  "ulps from on", "shared points", "slivers",
    "scaled", "offset 1e6", "offset 2^40", "subnormal",    "mixed scales"};

static real whole_number(int most)
{
    return (real)any_int(-most, most);
}
static Vec3 grid_point(int most)
{
    real x = whole_number(most);
    real y = whole_number(most);
    real z = whole_number(most);
    return (Vec3){x, y, z};
}

/* Integer points on one line, plane, circle or sphere. */
static void put_on(Question *q)
{
    static const int on_circle[][2] = {{5, 0}, {3, 4}, {4, 3}, {0, 5}};
    static const int on_sphere[][3] = {{3, 0, 0}, {2, 2, 1}, {1, 2, 2}, {2, 1, 2}, {0, 3, 0}};
    Vec3 u = grid_point(99), v = grid_point(99), from = grid_point(99);
    const int size = any_int(1, 99);
    for (int i = 0; i < MOST_POINTS; i++) {
        real *p = &q->p[i].x;
        const real s = whole_number(9), t = q->of == ORIENT2D ? 0 : whole_number(9);
        const int turn = any_int(0, 2);
        for (int k = 0; k < 3; k++) {
            int sign = any_int(0, 1) ? size : -size;
            p[k] = ((real *)&from)[k];
            if (q->of == INCIRCLE)
                p[k] += k < 2 ? (real)(sign * on_circle[(turn + i) % 4][k]) : 0;
            else if (q->of == INSPHERE)
                p[k] += (real)(sign * on_sphere[i][(k + turn) % 3]);
            else
                p[k] += s * ((real *)&u)[k] + t * ((real *)&v)[k];
        }
    }
}

static void for_all(Question *q, real (*change)(real))
{
    for (int i = 0; i < MOST_POINTS; i++)
        q->p[i] = (Vec3){change(q->p[i].x), change(q->p[i].y), change(q->p[i].z)};
}
static real shift_1e6(real x)
{
    return x / 8 + R(1e6);
}
static real shift_far(real x)
{
    return (ISECT_DOUBLE ? x : x * R(0x1p17)) + R(0x1p40);
}
static real least_numbers(real x)
{
    return x * REAL_LEAST;
}
static real anywhere(real x)
{
    const int range = ISECT_DOUBLE ? 700 : 100;
    return any_int(0, 3) ? scaled(x, any_int(-range, range)) : x;
}
static real to_scale(real x)
{
    return scaled(x, scale);
}

static Question question(Sign of, int class)
{
    Question q = {.of = of};
    for (int i = 0; i < MOST_POINTS; i++)
        q.p[i] = class == GRID || class == LEAST ? grid_point(1) : any_vec3();
    if (class != ANY && class != GRID && class != SLIVER && any_int(0, 7))
        put_on(&q);
    if ((class == NEARLY_ON || class == SCALED) && any_int(0, 1))
        for_all(&q, step);
    if (class == SLIVER)
        for (int i = 1; i < MOST_POINTS; i++) {
            q.p[i] = mad(q.p[0], any_real(-1, 1), sub(q.p[1], q.p[0]));
            q.p[i].x = step(q.p[i].x);
        }
    scale = (any_int(0, 1) ? 1 : -1) * (ISECT_DOUBLE ? 300 : 60);
    real (*const change[CLASSES])(real) = {[SCALED] = to_scale,
                                           [OFFSET] = shift_1e6,
                                           [FAR] = shift_far,
                                           [LEAST] = least_numbers,
                                           [MIXED] = anywhere};
    if (change[class])
        for_all(&q, change[class]);
    if (class == SHARED || (class == MIXED && any_int(0, 1)))
        q.p[any_int(0, 1)] = q.p[any_int(2, points_of(of) - 1)];
    return q;
}

#define check_question(what, expression, q)                                                        \
    do {                                                                                           \
        if (!(expression)) {                                                                       \
            print_numbers(name[(q)->of], (q)->p, 3 * MOST_POINTS);                                 \
            check(what, expression);                                                               \
        }                                                                                          \
    } while (0)

/* ---- the parts ---- */

TEST_FUNCTION(cases)
{
    const X(vec2) o = {0, 0}, right = {1, 0}, up = {0, 1}, left = {-1, 0}, far = {2, 2};
    const X(vec2) corner = {1, 1}, bad = {REAL_NAN, 0}, endless = {0, -REAL_INF};
    const Vec3 e = {0, 0, 0}, x = {1, 0, 0}, y = {0, 1, 0}, below = {3, 4, -1}, z = {0, 0, 1};
    const Vec3 cube = {1, 1, 1}, beyond = {2, 1, 1}, inner = {R(0.5), R(0.5), R(0.5)};
    const Vec3 lost = {0, REAL_INF, 0}, none = {0, 0, REAL_NAN};
    check("left of the line", cmp(X(orient2d)(&o, &right, &up), ==, 1));
    check("right of it", cmp(X(orient2d)(&o, &right, &(X(vec2)){9, -1}), ==, -1));
    check("on it", cmp(X(orient2d)(&left, &right, &(X(vec2)){7, 0}), ==, 0));
    check("the same point", cmp(X(orient2d)(&o, &o, &up), ==, 0));
    check("NaN", cmp(X(orient2d)(&o, &bad, &up), ==, 0));
    check("infinite", cmp(X(orient2d)(&right, &up, &endless), ==, 0));
    check("below: from above, a, b, c go round anticlockwise",
          cmp(X(orient3d)(&e, &x, &y, &below), ==, 1));
    check("above", cmp(X(orient3d)(&e, &x, &y, &z), ==, -1));
    check("in the plane", cmp(X(orient3d)(&e, &x, &y, &(Vec3){5, -7, 0}), ==, 0));
    check("NaN", cmp(X(orient3d)(&e, &x, &y, &none), ==, 0));
    check("infinite", cmp(X(orient3d)(&lost, &x, &y, &lost), ==, 0));
    check("inside the circle", cmp(X(incircle)(&right, &up, &left, &o), ==, 1));
    check("clockwise", cmp(X(incircle)(&up, &right, &left, &o), ==, -1));
    check("outside", cmp(X(incircle)(&right, &up, &left, &far), ==, -1));
    check("on the circle", cmp(X(incircle)(&right, &up, &left, &(X(vec2)){0, -1}), ==, 0));
    check("a square", cmp(X(incircle)(&o, &right, &corner, &up), ==, 0));
    check("the circle of a line is a side",
          cmp(X(incircle)(&left, &o, &right, &up) * X(incircle)(&right, &o, &left, &up), ==, -1));
    check("NaN", cmp(X(incircle)(&right, &up, &left, &bad), ==, 0));
    check("a, b, c, d go round as they should", cmp(X(orient3d)(&x, &e, &y, &z), ==, 1));
    check("inside the sphere", cmp(X(insphere)(&x, &e, &y, &z, &inner), ==, 1));
    check("the other way round", cmp(X(insphere)(&e, &x, &y, &z, &inner), ==, -1));
    check("outside", cmp(X(insphere)(&x, &e, &y, &z, &beyond), ==, -1));
    check("on the sphere", cmp(X(insphere)(&x, &e, &y, &z, &cube), ==, 0));
    check("infinite", cmp(X(insphere)(&x, &e, &y, &z, &lost), ==, 0));
    check("two NaN", cmp(X(insphere)(&none, &e, &y, &z, &none), ==, 0));
}

/* The extremes of range: nothing overflows, underflows or gets too long. */
static void extremes(void)
{
    static const real some[] = {0, REAL_LEAST, -REAL_LEAST, REAL_MIN, 1, REAL_MAX, -REAL_MAX};
    for (int i = 0; i < soak(300); i++)
        for (Sign of = ORIENT2D; of <= INSPHERE; of++) {
            Question q = {.of = of};
            for (int k = 0; k < MOST_POINTS; k++)
                for (int c = 0; c < 3; c++)
                    ((real *)&q.p[k])[c] = some[any_int(0, COUNT(some) - 1)];
            check_question("the extremes", ask(&q) == truth(&q), &q);
        }
}

static Question swapped(Question q, int i, int k)
{
    Vec3 p = q.p[i];
    q.p[i] = q.p[k], q.p[k] = p;
    return q;
}

/* Exchanging two points turns the sign. Powers of two, mirrored axes, exact shifts. */
TEST_FUNCTION(properties)
{
    int zero = 0;
    for (long n = 0; n < ASKED; n++) {
        Question q = question((Sign)(n % 4), (int)(n / 4 % CLASSES)), other;
        const int last = points_of(q.of) - 1, i = any_int(0, last), k = any_int(0, last);
        const int got = ask(&q);
        zero += got == 0;
        other = swapped(q, i, k);
        check_question("two exchanged", ask(&other) == (i == k ? got : -got), &q);
        other = swapped(swapped(q, 0, 1), 1, 2);
        check_question("three in a circle", ask(&other) == got, &q);
        for (int m = 0; m < MOST_POINTS; m++) {
            Vec3 p = q.p[m];
            other.p[m] = q.of == ORIENT3D || q.of == INSPHERE ? (Vec3){p.y, p.z, p.x} : p;
        }
        check_question("axes in a circle", ask(&other) == got, &q);
        for (int m = 0; m < MOST_POINTS; m++)
            other.p[m].x = -q.p[m].x, other.p[m].y = q.p[m].y, other.p[m].z = q.p[m].z;
        check_question("mirrored", ask(&other) == -got, &q);
    }
    check_share(zero, ASKED, 0.1, 0.9);
    for (long n = 0; n < ASKED; n++) {
        Question q = {.of = (Sign)(n % 4)}, other = {.of = (Sign)(n % 4)};
        const real by = scaled(1, any_int(-60, 60));
        const Vec3 shift = grid_point(1 << 20);
        for (int m = 0; m < MOST_POINTS; m++)
            q.p[m] = grid_point(n % 3 ? 5 : 999), other.p[m] = mad(shift, 1, q.p[m]);
        check_question("shifted on a grid", ask(&other) == ask(&q), &q);
        for (int m = 0; m < MOST_POINTS; m++)
            other.p[m] = times(by, q.p[m]);
        check_question("times a power of two", ask(&other) == ask(&q), &q);
    }
}

typedef struct Shares {
    long filter, wide, limbs, zero;
} Shares;

static void to_doubles(double *to, const Question *q)
{
    for (int i = 0; i < points_of(q->of); i++)
        for (int k = 0; k < sign_dimension(q->of); k++)
            *to++ = (double)((real *)&q->p[i])[k];
}

/* Every stage that has an opinion has the right one. */
static void ask_stages(const Question *q, Shares *shares)
{
    const int want = truth(q), certain_sign = ask_filter(q);
    double points[SIGN_NUMBERS];
    int sign = 2;
    to_doubles(points, q);
    bool in_128_bits = isect_exact_sign_in_128_bits(q->of, points, &sign);
    check_question("the answer", ask(q) == want, q);
    check_question("the filter", !certain_sign || certain_sign == want, q);
    check_question("in 128 bits", !in_128_bits || sign == want, q);
    check_question("in limbs", isect_exact_sign_in_limbs(q->of, points) == want, q);
    shares->filter += certain_sign != 0;
    shares->wide += !certain_sign && in_128_bits;
    shares->limbs += !certain_sign && !in_128_bits;
    shares->zero += want == 0;
}

TEST_FUNCTION(oracle)
{
    extremes();
    for (int class = 0; class < CLASSES; class ++) {
        printf("%-14s", class_name[class]);
        for (Sign of = ORIENT2D; of <= INSPHERE; of++) {
            const long count = ASKED / 20;
            Shares s = {0, 0, 0, 0};
            for (long i = 0; i < count; i++) {
                Question q = question(of, class);
                ask_stages(&q, &s);
            }
            double percent = 100 / (double)count;
            printf("  %s: %3.0f %3.0f %3.0f, zero %3.0f", name[of], percent * (double)s.filter,
                   percent * (double)s.wide, percent * (double)s.limbs, percent * (double)s.zero);
            if (class == ANY)
                check_share(s.filter, count, 0.99, 1);
            else if (ISECT_DOUBLE || class != SLIVER || sign_dimension(of) == 3)
                check_share(s.wide + s.limbs, count, 0.1, 1); /* floats seldom are so thin */
            if (class == MIXED)
                check_share(s.limbs, count, 0.1, 1);
        }
        printf("   %% in filter, 128 bits, limbs\n");
    }
}

/* Whatever the rounding direction and what is flushed. */
TEST_FUNCTION(exact_orient_batch)
{
    static const int directions[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    for (long n = 0; n < ASKED; n++) {
        Question q = question((Sign)(n % 4), (int)(n / 4 % CLASSES));
        const int calm = ask(&q);
        unsigned before = hostile_enter();
        int disturbed = 0;
        for (size_t i = 0; i < COUNT(directions); i++) {
            fesetround(directions[i]); /* keeps what is flushed */
            disturbed += ask(&q) != calm;
        }
        fesetround(FE_UPWARD);
        bool kept = hostile_leave(before);
        fesetround(FE_TONEAREST);
        check_question("the same in a hostile environment", kept && !disturbed, &q);
    }
}

TESTS(exact_orient)
