/* bench/pairs.c - one shape against one shape: isect beside published forms and other libraries.
 *
 * Every question is asked about 131 072 distinct pairs: with fewer, a processor learns the outcome
 * of every branch by heart, and tests that leave early look several times faster than they are in
 * use. A round takes the pairs in blocks of 4096, which fit the second cache, and every block
 * through every form in rotating order; the block is read before each form's clock starts, so that
 * the form is measured and not the memory. With --stream a block is all pairs and nothing is read
 * before. A form's time is the sum over blocks of the median over rounds. Ratios are to the fastest
 * form that is not isect's and gives the same kind of answer, right in all but a thousandth of the
 * pairs. */
#include "pairs.h"
#include "machine.h"
#include "meshes.h"
#include "table.h"

#include "isect/isect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS ((size_t)131072)
#define GROUP ((size_t)1024)
#define BLOCK ((size_t)4096)
#define BLOCKS (PAIRS / BLOCK)
#define PADDING                                                                                    \
    80 /* between columns, so that they do not share the low bits of their addresses               \
        */
#define MAX_FORMS 24
#define MAX_ROUNDS 64

typedef struct settings {
    int rounds;
    bool csv, stream;
    const char *only; /* part of the name of the questions to ask; NULL: all */
} settings;

typedef struct result {
    const form *form;
    double times[BLOCKS][MAX_ROUNDS], median;
    size_t hits, differing; /* from isect, one pair a call */
} result;

typedef struct run {
    const question_list *list;
    const question *question;
    scene scene; /* all pairs */
    size_t block;
    void *a, *b, *a_columns, *b_columns, *answers;
    bool *yes; /* of isect, one pair a call */
    result results[MAX_FORMS];
    size_t count;
    int rounds;
} run;

static table summary, many, details, many_details;

/* ---- scenes ---- */

static void *fresh(size_t bytes)
{
    void *memory = aligned_alloc(64, (bytes + 4096) / 64 * 64);
    if (memory)
        memset(memory, 1, bytes);
    return memory;
}

static void transpose(const void *structs, void *columns, size_t struct_bytes, size_t number_bytes,
                      const scene *s)
{
    size_t numbers = struct_bytes / number_bytes;
    for (size_t i = 0; i < s->n; i++)
        for (size_t k = 0; k < numbers; k++)
            memcpy((char *)columns + (k * s->pitch + i) * number_bytes,
                   (const char *)structs + i * struct_bytes + k * number_bytes, number_bytes);
}

static void draw(run *r)
{
    const question *q = r->question;
    uint64_t state = random_seed(1);
    for (size_t i = 0; i < r->scene.n; i++) {
        char *a = (char *)r->a + i * q->a_bytes, *b = (char *)r->b + i * q->b_bytes;
        bool keep = i % r->scene.group != 0;
        if (keep)
            memcpy(a, a - q->a_bytes, q->a_bytes);
        q->draw(a, b, &state, keep);
    }
    transpose(r->a, r->a_columns, q->a_bytes, r->list->number_bytes, &r->scene);
    transpose(r->b, r->b_columns, q->b_bytes, r->list->number_bytes, &r->scene);
}

static bool make_scene(run *r, size_t group)
{
    const question *q = r->question;
    size_t pitch = PAIRS + PADDING;
    r->a = fresh(PAIRS * q->a_bytes);
    r->b = fresh(PAIRS * q->b_bytes);
    r->a_columns = fresh(pitch * q->a_bytes);
    r->b_columns = fresh(pitch * q->b_bytes);
    r->answers = fresh(7 * pitch * r->list->number_bytes);
    r->yes = fresh(PAIRS * sizeof *r->yes);
    r->scene = (scene){r->a, r->b, r->a_columns, r->b_columns, PAIRS, pitch, group, NULL};
    if (!r->a || !r->b || !r->a_columns || !r->b_columns || !r->answers || !r->yes)
        return false;
    draw(r);
    return true;
}

static void free_scene(run *r)
{
    free(r->a);
    free(r->b);
    free(r->a_columns);
    free(r->b_columns);
    free(r->answers);
    free(r->yes);
}

/* ---- measuring ---- */

static void add_form(run *r, const form *f)
{
    bool grouped = r->scene.group > 1;
    bool for_groups = f->role == MANY_COLUMNS || f->role == MANY_STRUCTS || f->role == MANY_FOUR;
    bool for_pairs = f->role == COLUMNS || f->role == STRUCTS;
    if (!f->run || (grouped && for_pairs) || (!grouped && for_groups) || r->count == MAX_FORMS)
        return;
    r->results[r->count++] = (result){.form = f};
}

static void add_forms(run *r)
{
    const question *q = r->question;
    r->count = 0;
    for (size_t i = 0; i < q->form_count; i++)
        add_form(r, &q->forms[i]);
    for (size_t i = 0; i < 2 && q->peers[i]; i++)
        add_form(r, q->peers[i]);
}

static scene block_of(const run *r, size_t first)
{
    const question *q = r->question;
    size_t number = r->list->number_bytes;
    scene s = r->scene;
    s.a = (const char *)s.a + first * q->a_bytes;
    s.b = (const char *)s.b + first * q->b_bytes;
    s.a_columns = (const char *)s.a_columns + first * number;
    s.b_columns = (const char *)s.b_columns + first * number;
    s.n = r->block;
    return s;
}

static void read_bytes(const void *first, size_t bytes)
{
    const volatile char *at = first;
    for (size_t i = 0; i < bytes; i += 64)
        (void)at[i];
}

static void read_columns(const void *first, size_t struct_bytes, const run *r)
{
    size_t number = r->list->number_bytes;
    for (size_t k = 0; k < struct_bytes / number; k++)
        read_bytes((const char *)first + k * r->scene.pitch * number, r->block * number);
}

/* Bring what the form reads into the caches. What a peer prepared is there already. */
static void read_block(const run *r, const form *f, const scene *s)
{
    const question *q = r->question;
    if (f->role == COLUMNS || f->role == MANY_COLUMNS || f->role == FOUR || f->role == MANY_FOUR) {
        read_columns(s->a_columns, q->a_bytes, r);
        read_columns(s->b_columns, q->b_bytes, r);
    } else if (!f->prepare || f->role == PREPARED) {
        read_bytes(s->a, s->n * q->a_bytes);
        read_bytes(s->b, s->n * q->b_bytes);
    }
}

static double time_block(const run *r, const form *f, size_t first)
{
    scene s = block_of(r, first);
    if (f->prepare)
        s.native = f->prepare(&s);
    if (r->block < PAIRS)
        read_block(r, f, &s);
    double start = wall_seconds();
    f->run(&s, r->answers);
    double time = wall_seconds() - start;
    if (f->release)
        f->release(s.native);
    return time;
}

/* What the form answers, in a run that is not timed. Isect's one-pair form comes first. */
static void look_at_answers(run *r, result *of)
{
    for (size_t first = 0; first < PAIRS; first += r->block) {
        time_block(r, of->form, first);
        for (size_t i = 0; i < r->block; i++) {
            bool yes = r->list->yes(r->answers, of->form->answer, i, r->scene.pitch);
            if (of->form->role == ONE)
                r->yes[first + i] = yes;
            of->hits += yes;
            of->differing += yes != r->yes[first + i];
        }
    }
}

static void run_round(run *r, int round)
{
    for (size_t b = 0; b < PAIRS / r->block; b++)
        for (size_t i = 0; i < r->count; i++) {
            result *of = &r->results[(i + (size_t)round) % r->count];
            of->times[b][round] = time_block(r, of->form, b * r->block);
        }
}

static void measure(run *r)
{
    add_forms(r);
    for (size_t i = 0; i < r->count; i++)
        look_at_answers(r, &r->results[i]);
    for (int round = 0; round < r->rounds; round++)
        run_round(r, round);
    for (size_t i = 0; i < r->count; i++)
        for (size_t b = 0; b < PAIRS / r->block; b++)
            r->results[i].median += median(r->results[i].times[b], r->rounds) / PAIRS * 1e9;
}

/* ---- tables ---- */

static const result *find(const run *r, form_role role)
{
    for (size_t i = 0; i < r->count; i++)
        if (r->results[i].form->role == role)
            return &r->results[i];
    return NULL;
}

static bool is_other(const form *f)
{
    return f->role == PUBLISHED || f->role == PEER;
}

static const result *fastest_other(const run *r, answer_kind kind)
{
    const result *best = NULL;
    for (size_t i = 0; i < r->count; i++) {
        const result *of = &r->results[i];
        bool counts = is_other(of->form) && of->form->answer == kind &&
                      (of->differing <= PAIRS / 1000 || r->question->pairs_only);
        if (counts && (!best || of->median < best->median))
            best = of;
    }
    return best;
}

static double percent_of(size_t count)
{
    return 100.0 * (double)count / (double)PAIRS;
}

/* What has no forms for many has no time of theirs either. */
static void add_time(table *t, const result *of)
{
    if (of)
        table_cell(t, "%.2f", of->median);
    else
        table_cell(t, "-");
}

static void add_ratio(table *t, const result *of, const result *other)
{
    if (of && other)
        table_cell(t, "%.2f", of->median / other->median);
    else
        table_cell(t, "-");
}

/* One line: the form to compare with, then isect's forms and their ratios. */
static void add_summary(table *t, const run *r, const form_role *roles, size_t role_count)
{
    const result *one = find(r, ONE), *other = fastest_other(r, one->form->answer);
    table_cell(t, "%s", r->question->name);
    table_cell(t, "%s", r->list->precision);
    table_cell(t, "%.0f", percent_of(one->hits));
    table_cell(t, "%s", other ? other->form->name : "none agrees");
    add_time(t, other);
    for (size_t i = 0; i < role_count; i++)
        add_time(t, find(r, roles[i]));
    for (size_t i = 0; i < role_count; i++)
        add_ratio(t, find(r, roles[i]), other);
}

static void add_details(table *t, const run *r)
{
    const result *other = fastest_other(r, find(r, ONE)->form->answer);
    for (size_t i = 0; i < r->count; i++) {
        const result *of = &r->results[i];
        table_cell(t, "%s", r->question->name);
        table_cell(t, "%s", r->list->precision);
        table_cell(t, "%s", of->form->name);
        table_cell(t, "%.2f", of->median);
        add_ratio(t, of, other);
        table_cell(t, "%.2f", percent_of(of->hits));
        table_cell(t, "%zu", of->differing);
    }
}

static void ask(run *r, size_t group)
{
    static const form_role pair_roles[] = {ONE, COLUMNS, STRUCTS};
    static const form_role many_roles[] = {ONE, MANY_COLUMNS, MANY_STRUCTS};
    if (make_scene(r, group)) {
        measure(r);
        if (group > 1)
            add_summary(&many, r, many_roles, 3);
        else
            add_summary(&summary, r, pair_roles, 3);
        add_details(group == 1 ? &details : &many_details, r);
    } else {
        printf("# %s: out of memory; skipped\n", r->question->name);
    }
    free_scene(r);
}

static void ask_all(const question_list *list, const settings *set)
{
    static run r;
    bool wanted = false; /* what begins with a space is more of the question before */
    for (size_t i = 0; i < list->count; i++) {
        const char *name = list->questions[i].name;
        wanted = !set->only || strstr(name, set->only) || (wanted && name[0] == ' ');
        if (!wanted)
            continue;
        memset(&r, 0, sizeof r);
        r.list = list;
        r.question = &list->questions[i];
        r.rounds = set->rounds;
        r.block = set->stream ? PAIRS : BLOCK;
        ask(&r, 1);
        if (!r.question->pairs_only)
            ask(&r, GROUP);
        fprintf(stderr, "  %s %s\n", r.question->name, list->precision);
    }
}

static void print_setup(const settings *set)
{
    print_machine();
    printf("# isect %d.%d.%d, instruction set %s\n", ISECT_VERSION_MAJOR, ISECT_VERSION_MINOR,
           ISECT_VERSION_PATCH, isect_isa());
    if (!cglm_aabb_aabb.run)
        printf("# cglm: not found when this was built; skipped\n");
    if (!bullet_aabb_aabb.run)
        printf("# Bullet: not found when this was built; skipped\n");
    printf("# %zu distinct pairs %s, median of %d rounds, nanoseconds a test\n", PAIRS,
           set->stream ? "as they lie in memory" : "in the second cache", set->rounds);
    fflush(stdout);
}

static bool read_settings(int argc, char **argv, settings *set)
{
    *set = (settings){.rounds = 21};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            set->rounds = 9;
        } else if (strcmp(argv[i], "--csv") == 0) {
            set->csv = true;
        } else if (strcmp(argv[i], "--stream") == 0) {
            set->stream = true;
        } else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) {
            set->only = argv[++i];
        } else {
            fprintf(stderr, "usage: %s [--quick] [--stream] [--csv] [--only QUESTION]\n", argv[0]);
            return false;
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    settings set;
    if (!read_settings(argc, argv, &set))
        return 2;
    table_start(&summary, "Pairs: ns a test, and isect / the fastest other form",
                "question|precision|hits %|fastest other|ns|one|columns|structs|x one|x columns|"
                "x structs");
    table_start(&many, "One against 1024: ns a test, and isect / the fastest other form",
                "question|precision|hits %|fastest other|ns|one|columns|structs|x one|x columns|"
                "x structs");
    table_start(&details, "Pairs: every form",
                "question|precision|form|ns|ratio|hits %|differs from isect");
    table_start(&many_details, "One against 1024: every form",
                "question|precision|form|ns|ratio|hits %|differs from isect");
    print_setup(&set);
    ask_all(questions_float(), &set);
    ask_all(questions_double(), &set);
    table_print(&summary, set.csv);
    table_print(&many, set.csv);
    table_print(&details, set.csv);
    table_print(&many_details, set.csv);
    return 0;
}
