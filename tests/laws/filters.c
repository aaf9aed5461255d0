/* tests/laws/filters.c - the filters of isect/filters.h: where a filter decides, its decision is
 * that of the compiled function. This file is compiled twice, the second time with products that
 * are fused with sums. The first build tries other rounding directions, too. The filters decide
 * tame questions, and leave hard ones. */
#include "kit/directions.h"
#include "kit/kit.h"
#include "kit/question.h"

#define FILTER(name, A, B, Answer)                                                                 \
    static int filter_##name(const AnyShape *a, const AnyShape *b, bool *unsure)                   \
    {                                                                                              \
        return (int)X(filter_##name)((const One##A *)a, (const One##B *)b, unsure);                \
    }                                                                                              \
    static int compiled_##name(const AnyShape *a, const AnyShape *b)                               \
    {                                                                                              \
        return (int)X(name##_compiled)((const One##A *)a, (const One##B *)b);                      \
    }
#include "rows/filters.def"
#undef FILTER

typedef struct Filter {
    const char *name;
    int (*filter)(const AnyShape *, const AnyShape *, bool *);
    int (*compiled)(const AnyShape *, const AnyShape *);
} Filter;
#define FILTER(name, A, B, Answer) {#name, filter_##name, compiled_##name},
static const Filter filters[] = {
#include "rows/filters.def"
};

/* If the filter decides, it is right. */
static bool is_sure(const Filter *of, const Asked *asked)
{
#if defined(FUSED)
    const int first = DIRECTIONS - 1;
#else
    const int first = 0;
#endif
    bool unsure = true;
    const int answer = of->compiled(&asked->a, &asked->b);
    for (int direction = first; direction < DIRECTIONS; direction++) {
        round_toward(direction);
        const int said = of->filter(&asked->a, &asked->b, &unsure);
        round_toward(DIRECTIONS - 1);
        check(of->name, unsure || said == answer);
    }
    return !unsure;
}

static bool compiled_yes(const Asked *asked)
{
    const Answer answer = ask(asked);
    return asked->row->answer == ANSWER_Side ? answer.side != ISECT_OUTSIDE : answer.yes;
}

static void judge(void **state)
{
    const Filter *of = *state;
    const int samples = soak(20000);
    int sure[2] = {0}, asked_of[2] = {0};
    seed = FIRST_SEED;
    for (int i = 0; i < samples; i++) {
        Asked question;
        const bool tame = i % 2;
        draw(row_named(of->name), tame ? DRAWN_ANY : any_int(0, DRAWN_CLASSES - 1), &question);
        if (!tame && any_int(0, 1))
            make_touch(&question, compiled_yes);
        sure[tame] += is_sure(of, &question), asked_of[tame]++;
    }
    printf("%s: %d of %d tame and %d of %d hard ones are sure\n", of->name, sure[1], asked_of[1],
           sure[0], asked_of[0]);
    check_share(sure[1], asked_of[1], 0.9, 1);
    check_share(sure[0], asked_of[0], 0.02, 0.98);
}

int main(void)
{
    static struct CMUnitTest tests[COUNT(filters)];
#if defined(__FMA__) && defined(__GNUC__)
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("fma"))
        return 77;
#endif
    for (size_t i = 0; i < COUNT(filters); i++)
        tests[i] =
            (struct CMUnitTest){filters[i].name, judge, NULL, NULL, (void *)(uintptr_t)&filters[i]};
    return _cmocka_run_group_tests("filters", tests, COUNT(filters), NULL, NULL) != 0;
}
