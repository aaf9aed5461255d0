/* tests/soak/sides.c - every Exact row of classify that begins with a plane or a frustum, with
 * questions that are hard to decide, for any length of time.
 *
 *     soak_sides_float [COUNT [ROW ...]]   COUNT questions of each row, e.g. frustum_hull; 2000 if
 *                                          left out
 *
 * The judge is that of the tests, kit/judge_overlap.h: integers and rational numbers, independent
 * of the methods of isect. Three of four spheres and capsules are made to touch, by bisection of
 * the radius. For each row it prints how many answers were of each side. A wrong answer is printed
 * by its numbers. Exit code 0: no answer was wrong. */
#include "kit/judge_overlap.h"

enum { PREFIX = sizeof "classify_" - 1, SIDES = ISECT_INSIDE + 1, MOST_REPORTS = 3 };

static bool is_soaked(const Row *row)
{
    return row->question == QUESTION_classify && has_solids(row) &&
           (row->a->kind == KIND_plane || row->a->kind == KIND_frustum);
}
static bool touches(const Asked *asked)
{
    const isect_side side = ask(asked).side;
    return side != ISECT_OUTSIDE && side != ISECT_INSIDE;
}
static void print_shape(const ShapeKind *of, const AnyShape *shape)
{
    AnyShape copy = *shape;
    const real *x;
    char field;
    printf("  %s", of->name);
    for (size_t i = 0; (x = number_at(of, &copy, i, &field)) != NULL; i++)
        printf(" %a", (double)*x);
    printf("\n");
}

static long soak_row(const Row *row, long count)
{
    long wrong = 0, of_side[SIDES] = {0};
    for (long i = 0; i < count; i++) {
        Asked asked;
        draw_hard(row, (int)(i % (1 << 20)), &asked);
        if (any_int(0, 3))
            make_touch(&asked, touches);
        const isect_side side = ask(&asked).side, want = answer_of_solids(&asked).side;
        of_side[want]++;
        if (side == want || wrong++ >= MOST_REPORTS)
            continue;
        printf("WRONG: %d, should be %d\n", (int)side, (int)want);
        print_shape(row->a, &asked.a), print_shape(row->b, &asked.b);
    }
    printf("%-18s %-6s %9ld asked", row->name + PREFIX, ISECT_DOUBLE ? "double" : "float", count);
    for (int i = 0; i < SIDES; i++)
        printf(" %6.2f%%", 100 * (double)of_side[i] / (double)count);
    printf(" %6ld wrong\n", wrong);
    fflush(stdout);
    return wrong;
}

int main(int argc, char **argv)
{
    const long count = argc > 1 ? atol(argv[1]) : 2000;
    long wrong = 0, asked = 0;
    if (count <= 0)
        return 2;
    for (size_t i = 0; i < count_rows(); i++) {
        bool chosen = argc < 3;
        for (int k = 2; k < argc; k++)
            chosen |= !strcmp(rows[i].name + PREFIX, argv[k]);
        if (chosen && is_soaked(&rows[i]))
            wrong += soak_row(&rows[i], count), asked++;
    }
    printf("%ld wrong\n", wrong);
    return wrong != 0 || !asked;
}
