/* tests/soak/soak.c - every Exact row of overlap, with questions that break geometry, for any
 * length of time.
 *
 *     soak_float [COUNT [ROW ...]]     COUNT questions of each row, e.g. triangle_triangle: of all
 *                                      classes of kit/nasty.h in turn; 15000 if left out. A
 *                                      hundredth of it for rows whose judge is slow
 *     soak_float orders COUNT          COUNT pairs of triangles, in all 72 orders of corners and
 *                                      triangles
 *     soak_float replay FILE           the questions of a file such as tests/data/nasty.txt
 *
 * The judge is kit/solid.h, which is independent of the methods of isect. In the programs named
 * soak_cgal_float and soak_cgal_double CGAL judges each 16th question, too, if the shapes are not
 * degenerate. For each row and class it prints how many sets met, and how many questions were
 * decided by the formula in lanes, by plain C, by integers of 128 bits, by longer ones: the program
 * for long runs has a copy of the formulas that counts. Most spheres and capsules are made to
 * touch, by bisection of the radius. A wrong answer is simplified as far as it stays wrong, and
 * printed as a line for the file. Exit code 0: no answer was wrong.
 *
 * The rows are those of matrix.csv whose shapes kit/nasty.h makes of points. */
#include "core/stage.h"
#include "kit/judge_overlap.h"
#include "soak/shapes.h"

enum { CGAL_EVERY = 16, PREFIX = sizeof "overlap_" - 1 };

int isect_stage;
#ifdef ISECT_COUNT_STAGES
enum { COUNTING = 1 };
#else
enum { COUNTING = 0 }; /* the library itself runs, which does not count */
#endif

/* ---- rows ---- */

static bool is_soaked(const Row *row)
{
    return row->question == QUESTION_overlap && row->form == FORM_LANES && has_solids(row) &&
           row->a->numbers > 0 && points_of(row->a->kind) > 0 && row->b->numbers > 0 &&
           points_of(row->b->kind) > 0;
}
/* Finds a row by its printed name, without the question. */
static const Row *soaked_row(const char *name)
{
    for (size_t i = 0; i < count_rows(); i++)
        if (is_soaked(&rows[i]) && !strcmp(rows[i].name + PREFIX, name))
            return &rows[i];
    return NULL;
}
/* Where radii count, the judge tries all choices of corners, and there are many. */
static bool takes_long(const Row *row)
{
    const Kind a = row->a->kind, b = row->b->kind;
    return (a == KIND_capsule && b == KIND_aabb) || (a == KIND_triangle && b == KIND_capsule);
}

static void make(const Row *row, Nasty class, Asked *asked)
{
    const int na = points_of(row->a->kind), nb = points_of(row->b->kind);
    Vec3 p[NASTY_MOST_POINTS], q[NASTY_MOST_POINTS];
    memset(asked, 0, sizeof *asked);
    asked->row = row;
    nasty_question(class, p, na, q, nb);
    shape_of_points(row->a->kind, p, na, &asked->a);
    shape_of_points(row->b->kind, q, nb, &asked->b);
}
static bool meets(const Asked *asked)
{
    return ask(asked).yes;
}
static bool meets_turned(const Asked *asked)
{
    const Asked turned = {asked->row, asked->rule, asked->b, asked->a};
    return meets(asked->row->a == asked->row->b ? &turned : asked);
}
static bool truth(const Asked *asked)
{
    return answer_of_solids(asked).yes;
}
/* Number i of both shapes; NULL if they have fewer. */
static real *number_of(Asked *asked, size_t i)
{
    const size_t first = asked->row->a->numbers, all = first + asked->row->b->numbers;
    return i < first ? &asked->a.number[i] : i < all ? &asked->b.number[i - first] : NULL;
}

/* ---- wrong answers ---- */

static bool wrong(const Asked *asked)
{
    const bool want = truth(asked);
    return meets(asked) != want || meets_turned(asked) != want;
}

static void print_line(const Asked *asked, bool want)
{
    Asked copy = *asked;
    const real *x;
    printf("%s %d", asked->row->name + PREFIX, want);
    for (size_t i = 0; (x = number_of(&copy, i)) != NULL; i++)
        printf(" %a", (double)*x);
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

/* True if number i has a simpler value that is wrong, too. */
static bool simplify(Asked *asked, size_t i)
{
    const real old = *number_of(asked, i);
    for (int how = 0; how < 14; how++) {
        Asked other = *asked;
        real *x = number_of(&other, i);
        if (!(real_abs(old) <= REAL_MAX) || old == 0 || (how > 0 && real_abs(old) == 1))
            return false;
        *x = simpler(old, how);
        if (*x == old)
            return false;
        if (wrong(&other)) {
            *asked = other;
            return true;
        }
    }
    return false;
}

static void report(const Asked *asked)
{
    Asked simple = *asked;
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; number_of(&simple, i); i++)
            again |= simplify(&simple, i);
    }
    printf("WRONG, the answer should be: ");
    print_line(&simple, truth(&simple));
}

/* ---- the soak ---- */

typedef struct Tally {
    long asked, together, wrong, stage[STAGES], cgal, cgal_differs;
} Tally;

static void ask_cgal(const Asked *asked, bool want, Tally *tally)
{
#ifdef SOAK_CGAL
    const Row *row = asked->row;
    double x[2][12] = {{0}};
    for (size_t i = 0; i < 12; i++)
        x[0][i] = (double)asked->a.number[i], x[1][i] = (double)asked->b.number[i];
    const int answer = cgal_meets((Shape)row->a->kind, x[0], (Shape)row->b->kind, x[1]);
    tally->cgal += answer >= 0;
    if (answer >= 0 && answer != want) {
        if (!tally->cgal_differs++) {
            printf("CGAL says %d: ", answer);
            print_line(asked, want);
        }
    }
#else
    (void)asked, (void)want, (void)tally;
#endif
}

static void soak_one(const Row *row, Nasty class, Tally *tally)
{
    Asked asked;
    make(row, class, &asked);
    if (class != NASTY_RANDOM && any_int(0, 3))
        (void)make_touch(&asked, meets);
    isect_stage = STAGE_LANES;
    const bool got = meets(&asked);
    tally->stage[isect_stage]++;
    const bool want = truth(&asked);
    tally->asked++, tally->together += want;
    if (got != want || meets_turned(&asked) != want)
        if (!tally->wrong++)
            report(&asked);
    if (tally->asked % CGAL_EVERY == 0)
        ask_cgal(&asked, want, tally);
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
    const long each = count / (takes_long(row) ? 100 : 1);
    Tally all = {0};
    printf("%s, %s\n  %-16s %9s %7s %7s %7s %7s %7s %6s %9s %6s\n", row->name + PREFIX,
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
    for (size_t i = 0; i < count_rows(); i++) {
        bool chosen = count < 2;
        for (int k = 1; k < count; k++)
            chosen |= soaked_row(words[k]) == &rows[i];
        if (chosen && is_soaked(&rows[i]))
            bad += soak_row(&rows[i], questions);
    }
    printf("%ld wrong\n", bad);
    return bad != 0;
}

/* ---- all orders of two triangles ---- */

static int orders(const char *count)
{
    const Row *row = soaked_row("triangle_triangle");
    long bad = 0, together = 0, pairs = atol(count);
    for (long n = 0; row && n < pairs; n++) {
        Asked asked;
        make(row, (Nasty)(n % NASTY_CLASSES), &asked);
        const bool first = meets(&asked);
        long others = 0;
        for (int i = 0; i < 36; i++) {
            const Asked other = {row, asked.rule, said(KIND_triangle, &asked.a, i / 6),
                                 said(KIND_triangle, &asked.b, i % 6)};
            others += (meets(&other) != first) + (meets_turned(&other) != first);
        }
        together += first, bad += others != 0;
    }
    printf("72 orders, %s: %ld of %ld pairs meet, %ld disagree\n",
           ISECT_DOUBLE ? "double" : "float", together, row ? pairs : 0, bad);
    return bad != 0;
}

/* ---- a file of questions ---- */

/* The rest of a line; false if it is not all numbers, or if they do not fit into `real`. */
static bool read_question(Asked *asked, bool *fits)
{
    real *to;
    *fits = true;
    for (size_t i = 0; (to = number_of(asked, i)) != NULL; i++) {
        const char *word = strtok(NULL, " \n");
        char *end = NULL;
        const double x = word ? strtod(word, &end) : 0;
        if (!word || *end)
            return false;
        *to = (real)x;
        *fits &= (double)*to == x;
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
        const char *word = strtok(line, " \n"), *answer = strtok(NULL, " \n");
        Asked question = {.row = word ? soaked_row(word) : NULL};
        if (!word || *word == '#')
            continue;
        if (!question.row || !answer || !read_question(&question, &fits)) {
            printf("%s:%ld: cannot be read\n", name, number + 1);
            bad++;
            continue;
        }
        if (!fits)
            continue;
        asked++;
        if (wrong(&question) || truth(&question) != (*answer == '1')) {
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
