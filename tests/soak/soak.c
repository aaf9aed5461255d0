/* tests/soak/soak.c - every Exact row of overlap, asked what breaks geometry, as long as you like.
 *
 *     soak_float [COUNT [ROW ...]]     COUNT questions of each row, e.g. triangle_triangle: of all
 *                                      classes of kit/nasty.h in turn; 15000 if left out. A
 *                                      hundredth of it for rows whose judge is slow
 *     soak_float orders COUNT          COUNT pairs of triangles, in all 72 orders of corners and
 *                                      triangles
 *     soak_float replay FILE           the questions of a file such as tests/data/nasty.txt
 *
 * The judge is kit/solid.h, which knows nothing of how isect decides; and, in the programs named
 * soak_cgal_float and soak_cgal_double, of each 16th question CGAL, for shapes that are not
 * degenerate. For each row and class it is printed how many sets met, and how many questions were
 * decided by the formula in lanes, by plain C, by integers of 128 bits, by longer ones: the program
 * for long runs has a copy of the formulas that counts. Of spheres and capsules most are made to touch, by
 * bisection of the radius. A wrong answer is made as simple as it stays wrong, and printed as a
 * line for the file. Exit code 0: no answer was wrong.
 *
 * The rows come from matrix.csv, as ROW(Sphere, Aabb, sphere_aabb) ... in SOAK_ROWS. */
#include "core/stage.h"
#include "kit/nasty.h"
#include "kit/solid.h"
#include "soak/shapes.h"

enum { MOST_NUMBERS = 12, SIDES = 2, CGAL_EVERY = 16 };

int isect_stage;
#ifdef ISECT_COUNT_STAGES
enum { COUNTING = 1 };
#else
enum { COUNTING = 0 }; /* the library itself is asked, which does not count */
#endif

/* Two shapes as numbers; the order is that of their structs. */
typedef struct Question {
    real number[SIDES][MOST_NUMBERS];
} Question;

typedef struct Row {
    const char *name;
    Shape shape[SIDES];
    int count[SIDES];
    void (*make)(Question *question, Nasty class);
    bool (*ask)(const Question *question);
    bool (*ask_turned)(const Question *question);
} Row;

/* ---- shapes as solids ---- */

static void widen(const real *x, double *to, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = (double)x[i];
}

static Solid solid_of(Shape shape, const real *number)
{
    Solid solid = {.radius = 0};
    double x[MOST_NUMBERS];
    widen(number, x, MOST_NUMBERS);
    polytope_begin(&solid.core);
    switch (shape) {
    case SHAPE_Point:
    case SHAPE_Segment:
    case SHAPE_Triangle:
        solid_of_points(number, shape == SHAPE_Point ? 1 : shape == SHAPE_Segment ? 2 : 3, 3, &solid);
        break;
    case SHAPE_Segment2:
        solid_of_points(number, 2, 2, &solid);
        break;
    case SHAPE_Ray:
        solid_of_ray(x, &solid);
        break;
    case SHAPE_Plane:
        solid.plane = true, solid.d = x[3];
        memcpy(solid.normal, x, sizeof solid.normal);
        for (int i = 0; i < 4; i++)
            solid.empty |= !isfinite(x[i]); /* by overflow: bad input */
        break;
    case SHAPE_Sphere:
    case SHAPE_Capsule:
        solid_of_points(number, shape == SHAPE_Sphere ? 1 : 2, 3, &solid);
        solid.radius = x[shape == SHAPE_Sphere ? 3 : 6];
        solid.empty = !(solid.radius >= 0);
        break;
    case SHAPE_Aabb:
        solid_box(&solid, x, x + 3);
        break;
    }
    return solid;
}

static bool truth(const Row *row, const Question *question)
{
    Solid a = solid_of(row->shape[0], question->number[0]);
    Solid b = solid_of(row->shape[1], question->number[1]);
    return solids_meet(&a, &b);
}

/* ---- rows ---- */

#define ROW(A, B, name)                                                                            \
    static void make_##name(Question *question, Nasty class)                                       \
    {                                                                                              \
        Vec3 p[NASTY_MOST_POINTS], q[NASTY_MOST_POINTS];                                           \
        nasty_question(class, p, NASTY_POINTS_##A, q, NASTY_POINTS_##B);                           \
        A a = nasty_##A(p);                                                                        \
        B b = nasty_##B(q);                                                                        \
        memset(question, 0, sizeof *question);                                                     \
        memcpy(question->number[0], &a, sizeof a);                                                 \
        memcpy(question->number[1], &b, sizeof b);                                                 \
    }                                                                                              \
    static bool ask_##name(const Question *question)                                               \
    {                                                                                              \
        A a;                                                                                       \
        B b;                                                                                       \
        memcpy(&a, question->number[0], sizeof a);                                                 \
        memcpy(&b, question->number[1], sizeof b);                                                 \
        return X(overlap_##name)(&a, &b);                                                          \
    }                                                                                              \
    static bool ask_turned_##name(const Question *question)                                        \
    {                                                                                              \
        if (SHAPE_##A != SHAPE_##B)                                                                \
            return ask_##name(question);                                                           \
        Question turned;                                                                           \
        memcpy(turned.number[0], question->number[1], sizeof turned.number[0]);                    \
        memcpy(turned.number[1], question->number[0], sizeof turned.number[1]);                    \
        return ask_##name(&turned);                                                                \
    }
SOAK_ROWS
#undef ROW

#define NUMBERS_OF(A) ((int)(sizeof(A) / sizeof(real)))
#define ROW(A, B, name)                                                                            \
    {#name,      {SHAPE_##A, SHAPE_##B}, {NUMBERS_OF(A), NUMBERS_OF(B)}, make_##name,              \
     ask_##name, ask_turned_##name},
static const Row rows[] = {SOAK_ROWS};
#undef ROW

static const Row *row_named(const char *name)
{
    for (size_t i = 0; i < COUNT(rows); i++)
        if (!strcmp(rows[i].name, name))
            return &rows[i];
    return NULL;
}

/* The judge tries all choices of corners where radii count: of these there are many. */
static bool judged_slowly(const Row *row)
{
    const Shape a = row->shape[0], b = row->shape[1];
    return (a == SHAPE_Capsule && b == SHAPE_Aabb) || (a == SHAPE_Triangle && b == SHAPE_Capsule);
}

/* ---- radii that just do ---- */

/* Where the radius of a shape is, or -1. */
static int radius_at(Shape shape)
{
    return shape == SHAPE_Sphere ? 3 : shape == SHAPE_Capsule ? 6 : -1;
}

/* Make the radius the least with which the shapes meet, if isect is right, or an ulp off. */
static void make_touch(const Row *row, Question *question)
{
    const int side = radius_at(row->shape[0]) < 0;
    const int at = radius_at(row->shape[side]);
    if (at < 0)
        return;
    real *radius = &question->number[side][at];
    const real given = *radius;
    *radius = 0;
    const bool always = row->ask(question);
    *radius = REAL_MAX;
    if (always || !row->ask(question)) {
        *radius = given;
        return;
    }
    real less = 0, more = REAL_MAX;
    for (;;) {
        const real middle = halfway(less, more);
        if (!(middle > less && middle < more))
            break;
        *radius = middle;
        *(row->ask(question) ? &more : &less) = middle;
    }
    *radius = any_int(0, 1) ? more : less;
}

/* ---- wrong answers ---- */

static bool wrong(const Row *row, const Question *question)
{
    const bool want = truth(row, question);
    return row->ask(question) != want || row->ask_turned(question) != want;
}

static void print_line(const Row *row, const Question *question, bool want)
{
    printf("%s %d", row->name, want);
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < row->count[side]; i++)
            printf(" %a", (double)question->number[side][i]);
    printf("\n");
}

/* Simpler numbers in place of one, the simplest first. */
static real simpler(real x, int how)
{
    int exponent;
    const double mantissa = frexp((double)x, &exponent), bits = ldexp(1, 4 * how - 2);
    if (how == 0)
        return 0;
    if (how == 1)
        return x < 0 ? -1 : 1;
    return (real)ldexp(rint(mantissa * bits) / bits, exponent);
}

static void shrink(const Row *row, Question *question)
{
    bool again = true;
    while (again) {
        again = false;
        for (int i = 0; i < SIDES * MOST_NUMBERS; i++)
            for (int how = 0; how < 14 && i % MOST_NUMBERS < row->count[i / MOST_NUMBERS]; how++) {
                Question other = *question;
                real *x = &other.number[i / MOST_NUMBERS][i % MOST_NUMBERS];
                const real old = *x;
                if (!(real_abs(old) <= REAL_MAX) || old == 0 || (how > 0 && real_abs(old) == 1))
                    break;
                *x = simpler(old, how);
                if (*x == old)
                    break;
                if (wrong(row, &other)) {
                    *question = other, again = true;
                    break;
                }
            }
    }
}

static void report(const Row *row, const Question *question)
{
    Question simple = *question;
    shrink(row, &simple);
    printf("WRONG, the answer should be: ");
    print_line(row, &simple, truth(row, &simple));
}

/* ---- the soak ---- */

typedef struct Tally {
    long asked, together, wrong, stage[STAGES], cgal, cgal_differs;
} Tally;

static void ask_cgal(const Row *row, const Question *question, bool want, Tally *tally)
{
#ifdef SOAK_CGAL
    double x[SIDES][MOST_NUMBERS];
    for (int side = 0; side < SIDES; side++)
        widen(question->number[side], x[side], MOST_NUMBERS);
    const int answer = cgal_meets(row->shape[0], x[0], row->shape[1], x[1]);
    tally->cgal += answer >= 0;
    if (answer >= 0 && answer != want) {
        if (!tally->cgal_differs++) {
            printf("CGAL says %d: ", answer);
            print_line(row, question, want);
        }
    }
#else
    (void)row, (void)question, (void)want, (void)tally;
#endif
}

static void soak_one(const Row *row, Nasty class, Tally *tally)
{
    Question question;
    row->make(&question, class);
    if (class != NASTY_RANDOM && any_int(0, 3))
        make_touch(row, &question);
    isect_stage = STAGE_LANES;
    const bool got = row->ask(&question);
    tally->stage[isect_stage]++;
    const bool want = truth(row, &question);
    tally->asked++, tally->together += want;
    if (got != want || row->ask_turned(&question) != want)
        if (!tally->wrong++)
            report(row, &question);
    if (tally->asked % CGAL_EVERY == 0)
        ask_cgal(row, &question, want, tally);
}

static double percent(long count, long of)
{
    return of ? 100 * (double)count / (double)of : 0;
}

static void print_tally(const char *name, const Tally *t)
{
    printf("  %-16s %9ld %7.2f", name, t->asked, percent(t->together, t->asked));
    for (int i = 0; i < STAGES; i++)
        COUNTING ? printf(" %7.2f", percent(t->stage[i], t->asked)) : printf(" %7s", "-");
    printf(" %6ld %9ld %6ld\n", t->wrong, t->cgal, t->cgal_differs);
    fflush(stdout);
}

static void add_tally(Tally *to, const Tally *from)
{
    const long *x = &from->asked;
    for (size_t i = 0; i < sizeof *to / sizeof(long); i++)
        (&to->asked)[i] += x[i];
}

static long soak_row(const Row *row, long count)
{
    const long each = count / (judged_slowly(row) ? 100 : 1);
    Tally all = {0};
    printf("%s, %s\n  %-16s %9s %7s %7s %7s %7s %7s %6s %9s %6s\n", row->name,
           ISECT_DOUBLE ? "double" : "float", "", "asked", "% meet", "% lanes", "% plain", "% 128",
           "% limbs", "wrong", "CGAL", "differs");
    for (int class = 0; class < NASTY_CLASSES; class ++) {
        Tally tally = {0};
        for (long i = 0; i < (each + NASTY_CLASSES - 1) / NASTY_CLASSES; i++)
            soak_one(row, (Nasty) class, &tally);
        print_tally(nasty_name[class], &tally);
        add_tally(&all, &tally);
    }
    print_tally("all", &all);
    return all.wrong + all.cgal_differs;
}

static int ask_all(int count, char **words)
{
    const long questions = count > 0 ? atol(words[0]) : 15000;
    long bad = 0;
    if (questions <= 0)
        return 2;
    for (size_t i = 0; i < COUNT(rows); i++) {
        bool chosen = count < 2;
        for (int k = 1; k < count; k++)
            chosen |= !strcmp(words[k], rows[i].name);
        if (chosen)
            bad += soak_row(&rows[i], questions);
    }
    printf("%ld wrong\n", bad);
    return bad != 0;
}

/* ---- all orders of two triangles ---- */

static int orders(const char *count)
{
    static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                    {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    const Row *row = row_named("triangle_triangle");
    long bad = 0, together = 0, pairs = atol(count);
    for (long n = 0; row && n < pairs; n++) {
        Question question;
        row->make(&question, (Nasty)(n % NASTY_CLASSES));
        const bool first = row->ask(&question);
        long others = 0;
        for (int i = 0; i < 36; i++) {
            Question other = question;
            for (int k = 0; k < 9; k++) {
                other.number[0][k] = question.number[0][3 * order[i / 6][k / 3] + k % 3];
                other.number[1][k] = question.number[1][3 * order[i % 6][k / 3] + k % 3];
            }
            others += (row->ask(&other) != first) + (row->ask_turned(&other) != first);
        }
        together += first, bad += others != 0;
    }
    printf("72 orders, %s: %ld of %ld pairs meet, %ld disagree\n",
           ISECT_DOUBLE ? "double" : "float", together, row ? pairs : 0, bad);
    return bad != 0;
}

/* ---- a file of questions ---- */

/* The rest of a line; false if it is not all numbers, or if they do not fit into `real`. */
static bool read_question(const Row *row, Question *question, bool *fits)
{
    *fits = true;
    memset(question, 0, sizeof *question);
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < row->count[side]; i++) {
            const char *word = strtok(NULL, " \n");
            char *end = NULL;
            const double x = word ? strtod(word, &end) : 0;
            if (!word || *end)
                return false;
            question->number[side][i] = (real)x;
            *fits &= (double)(real)x == x;
        }
    return strtok(NULL, " \n") == NULL;
}

static int replay(const char *name)
{
    char line[4096];
    long asked = 0, bad = 0, number = 0;
    FILE *file = fopen(name, "r");
    for (; file && fgets(line, sizeof line, file); number++) {
        bool fits = false;
        Question question;
        const char *word = strtok(line, " \n"), *answer = strtok(NULL, " \n");
        const Row *row = word ? row_named(word) : NULL;
        if (!word || *word == '#')
            continue;
        if (!row || !answer || !read_question(row, &question, &fits)) {
            printf("%s:%ld: cannot be read\n", name, number + 1);
            bad++;
            continue;
        }
        if (!fits)
            continue;
        asked++;
        if (wrong(row, &question) || truth(row, &question) != (*answer == '1')) {
            bad++;
            printf("%s:%ld: wrong\n", name, number + 1);
        }
    }
    if (!file || ferror(file) || fclose(file)) {
        perror(name);
        return 2;
    }
    printf("%ld questions, %s, %ld wrong\n", asked, ISECT_DOUBLE ? "double" : "float", bad);
    return bad != 0 || !asked;
}

int main(int argc, char **argv)
{
    if (argc == 3 && !strcmp(argv[1], "orders"))
        return orders(argv[2]);
    if (argc == 3 && !strcmp(argv[1], "replay"))
        return replay(argv[2]);
    return ask_all(argc - 1, argv + 1);
}
