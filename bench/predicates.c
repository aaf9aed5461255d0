/* bench/predicates.c - the cost of exact predicates: the four signs of isect/exact.h beside the
 * bare determinant in double, which is called in the same way and may be wrong near zero. It is
 * compiled for float and for double.
 *
 * The method is that of pairs.c: 131 072 distinct tuples in blocks of 4096, each block is read
 * before a clock starts, and the two forms alternate; a time is the sum over blocks of the median
 * over rounds. There are three kinds of points:
 * * random points;
 * * points on one line, plane, circle or sphere, with small integers as coordinates;
 * * the same with coordinates of full precision.
 *
 * The last two are the worst case of exact predicates. */
#include "called.h"
#include "machine.h"
#include "meshes.h"
#include "reference/precision.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

#define TUPLES ((size_t)131072)
#define BLOCK ((size_t)4096)
#define MAX_ROUNDS 21

typedef X(vec2) vec2;

typedef enum points {
    ANYWHERE,    /* random, in a cube */
    ON_GRID,     /* on one line, plane, circle or sphere; small integers */
    FULL_NUMBERS /* the same with coordinates of full precision */
} points;

/* ---- the bare determinants ---- */

typedef struct wide {
    double x, y, z, lift;
} wide;

static inline wide from2(const vec2 *a, const vec2 *from)
{
    double x = (double)a->x - (double)from->x, y = (double)a->y - (double)from->y;
    return (wide){x, y, 0, x * x + y * y};
}

static inline wide from3(const vec3 *a, const vec3 *from)
{
    double x = (double)a->x - (double)from->x, y = (double)a->y - (double)from->y;
    double z = (double)a->z - (double)from->z;
    return (wide){x, y, z, x * x + y * y + z * z};
}

static inline int sign(double x)
{
    return (x > 0) - (x < 0);
}

static inline double det2(wide a, wide b)
{
    return a.x * b.y - a.y * b.x;
}

CALLED int bare_orient2d(const vec2 *a, const vec2 *b, const vec2 *c)
{
    return sign(det2(from2(a, c), from2(b, c)));
}

CALLED int bare_orient3d(const vec3 *a, const vec3 *b, const vec3 *c, const vec3 *d)
{
    wide p = from3(a, d), q = from3(b, d), r = from3(c, d);
    return sign(p.z * det2(q, r) + q.z * det2(r, p) + r.z * det2(p, q));
}

CALLED int bare_incircle(const vec2 *a, const vec2 *b, const vec2 *c, const vec2 *d)
{
    wide p = from2(a, d), q = from2(b, d), r = from2(c, d);
    return sign(p.lift * det2(q, r) + q.lift * det2(r, p) + r.lift * det2(p, q));
}

/* Shewchuk's form, which shares the six minors. */
CALLED int bare_insphere(const vec3 *a, const vec3 *b, const vec3 *c, const vec3 *d, const vec3 *e)
{
    wide p = from3(a, e), q = from3(b, e), r = from3(c, e), s = from3(d, e);
    double pq = det2(p, q), qr = det2(q, r), rs = det2(r, s), sp = det2(s, p);
    double pr = det2(p, r), qs = det2(q, s);
    double pqr = p.z * qr - q.z * pr + r.z * pq, qrs = q.z * rs - r.z * qs + s.z * qr;
    double rsp = r.z * sp + s.z * pr + p.z * rs, spq = s.z * pq + p.z * qs + q.z * sp;
    return sign((s.lift * pqr - r.lift * spq) + (q.lift * rsp - p.lift * qrs));
}

/* ---- loops: the forms add the signs of n tuples ---- */

#define LOOP(name, call, type, arity, ...)                                                         \
    static long name(const real *tuples, size_t n)                                                 \
    {                                                                                              \
        const type *p = (const type *)tuples;                                                      \
        long sum = 0;                                                                              \
        for (size_t i = 0; i < n; i++, p += (arity))                                               \
            sum += call(__VA_ARGS__);                                                              \
        return sum;                                                                                \
    }
#define SIGN(name, type, arity, ...)                                                               \
    LOOP(isect_##name##s, X(name), type, arity, __VA_ARGS__)                                       \
    LOOP(bare_##name##s, bare_##name, type, arity, __VA_ARGS__)
SIGN(orient2d, vec2, 3, p, p + 1, p + 2)
SIGN(orient3d, vec3, 4, p, p + 1, p + 2, p + 3)
SIGN(incircle, vec2, 4, p, p + 1, p + 2, p + 3)
SIGN(insphere, vec3, 5, p, p + 1, p + 2, p + 3, p + 4)

/* A predicate of `arity` points with `dimension` coordinates each; a tuple holds the points one
 * after the other. */
typedef struct predicate {
    const char *name;
    size_t arity, dimension;
    bool lifted;
    long (*form[2])(const real *tuples, size_t n); /* isect, bare */
} predicate;

static const predicate predicates[] = {{"orient2d", 3, 2, false, {isect_orient2ds, bare_orient2ds}},
                                       {"orient3d", 4, 3, false, {isect_orient3ds, bare_orient3ds}},
                                       {"incircle", 4, 2, true, {isect_incircles, bare_incircles}},
                                       {"insphere", 5, 3, true, {isect_inspheres, bare_inspheres}}};

/* ---- points ---- */

/* Returns a random number in [-1, 1], a multiple of 2^-bits. */
static real multiple(uint64_t *state, int bits)
{
    double scale = ldexp(1, bits), high = (double)random_unit(state);
    double unit = high + (double)random_unit(state) * 0x1p-24;
    return (real)(floor((2 * unit - 1) * scale) / scale);
}

static int bits_of(points where)
{
    const int full = BENCH_DOUBLE ? 52 : 23;
    return where == ON_GRID ? 6 : full;
}

static void draw_flat(const predicate *q, real *tuple, points where, uint64_t *state)
{
    const size_t d = q->dimension;
    for (real *p = tuple; p < tuple + q->arity * d; p += d) {
        for (size_t k = 0; k < d; k++)
            p[k] = multiple(state, bits_of(where) - 1);
        if (where != ANYWHERE) /* the coordinates have one bit less, so that the sum is exact */
            p[d - 1] = d == 2 ? p[0] : p[0] + p[1];
    }
}

/* The vertices of a box are on one circle or sphere. */
static void draw_lifted(const predicate *q, real *tuple, points where, uint64_t *state)
{
    static const int corner[] = {0, 1, 2, 4, 7, 3};
    const size_t d = q->dimension;
    real half[3];
    for (size_t k = 0; k < d; k++)
        half[k] = multiple(state, bits_of(where));
    for (size_t i = 0; i < q->arity; i++)
        for (size_t k = 0; k < d; k++) {
            const bool high = (d == 2 ? (int)i : corner[i]) >> k & 1;
            tuple[i * d + k] = where == ANYWHERE ? multiple(state, 22) : high ? half[k] : -half[k];
        }
}

/* ---- measuring ---- */

static volatile long kept;

static double timed(long (*form)(const real *, size_t), const real *block, size_t numbers)
{
    for (size_t i = 0; i < BLOCK * numbers; i += 64 / sizeof(real))
        kept += block[i] > 0;
    double start = wall_seconds();
    kept += form(block, BLOCK);
    return wall_seconds() - start;
}

static void ask(table *t, const predicate *q, points where, real *tuples, int rounds)
{
    static const char *const kinds[] = {"random", "on it, small", "on it, full"};
    const size_t numbers = q->arity * q->dimension;
    uint64_t state = random_seed(1);
    double ns[2] = {0, 0}, times[2][MAX_ROUNDS];
    for (size_t i = 0; i < TUPLES; i++)
        (q->lifted ? draw_lifted : draw_flat)(q, tuples + i * numbers, where, &state);
    for (size_t first = 0; first < TUPLES; first += BLOCK) {
        for (int round = 0; round < rounds; round++)
            for (int form = 0; form < 2; form++)
                times[form][round] = timed(q->form[form], tuples + first * numbers, numbers);
        for (int form = 0; form < 2; form++)
            ns[form] += median(times[form], rounds) * 1e9 / (double)TUPLES;
    }
    table_row(t, "%s|" PRECISION "|%s|%.2f|%.2f|%.2f", q->name, kinds[where], ns[0], ns[1],
              ns[0] / ns[1]);
}

void BOTH(predicates)(table *t, int rounds);
void BOTH(predicates)(table *t, int rounds)
{
    real *tuples = need(TUPLES * 15 * sizeof *tuples);
    for (size_t i = 0; i < sizeof predicates / sizeof *predicates; i++)
        for (points where = ANYWHERE; where <= FULL_NUMBERS; where++)
            ask(t, &predicates[i], where, tuples, rounds);
    free(tuples);
}

#if !BENCH_DOUBLE
void predicates_double(table *t, int rounds);

int main(int argc, char **argv)
{
    static table t;
    const options o = read_options(argc, argv, MAX_ROUNDS, 5, "[--quick] [--csv]");
    print_machine();
    printf("# %zu distinct tuples in the second cache\n", TUPLES);
    table_start(&t, "Exact signs: ns a question, and isect / the bare determinant in double",
                "question|precision|points|isect|bare|ratio");
    predicates_float(&t, o.rounds);
    predicates_double(&t, o.rounds);
    table_print(&t, o.csv);
    return 0;
}
#endif
