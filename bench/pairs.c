/* bench/pairs.c - one shape against one shape: every pair row of matrix.csv, beside published forms
 * and other libraries.
 *
 * * Inputs: a row is measured on 131 072 distinct pairs. With fewer, the branch predictor learns
 *   the outcome of every branch, and tests with early exits appear several times faster than they
 *   are in use.
 * * Hits: a bisection sets the distance at which the shapes of a pair are drawn, such that two of
 *   five pairs meet. Where no random pairs meet (points and planes), coordinates are small
 *   integers.
 * * Caches: a round takes the pairs in blocks of 4096, which fit the second-level cache, and runs
 *   every form on each block, in rotating order. The block is read before the clock of each form
 *   starts, so that the time is not that of the memory. With --stream a block is all pairs, and
 *   nothing is read before.
 * * Times: the time of a form is the sum over blocks of the median over rounds.
 * * Ratios: they refer to the fastest other form that returns the same kind of answer and differs
 *   from isect in at most a thousandth of the pairs. */
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
/* Padding between columns, so that they do not share the low bits of their addresses. */
#define PADDING 80
#define MAX_FORMS 24
#define MAX_ROUNDS 64
#define SHARE 0.4 /* share of the pairs that meet */
#define WIDEST 8.0
#define VIEW_ROOM 512

typedef struct result {
    const form *form;
    double times[BLOCKS][MAX_ROUNDS], median;
    size_t hits, differing; /* differing: from isect's answers, one pair a call */
} result;

typedef struct run {
    const row_list *list;
    const row *row;
    const pair_case *asked;
    char name[64];
    source source;
    double looseness;
    scene scene; /* all pairs */
    size_t block;
    void *a, *b, *a_columns, *b_columns, *answers;
    bool *yes;           /* answers of isect, one pair a call */
    form own[4], decide; /* isect's forms for many; its overlap of the same shapes */
    result results[MAX_FORMS];
    size_t count;
    int rounds;
} run;

static const result nanosecond = {.median = 1};
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

static void draw_pairs(run *r, size_t n, size_t group)
{
    const row *w = r->row;
    double at[3] = {0}, beside[3]; /* room for three numbers */
    r->source.state = random_seed(1);
    for (size_t i = 0; i < n; i++) {
        char *a = (char *)r->a + i * w->a.bytes, *b = (char *)r->b + i * w->b.bytes;
        if (r->asked->draw) {
            r->asked->draw(a, b, &r->source.state);
            continue;
        }
        if (i % group != 0) {
            memcpy(a, a - w->a.bytes, w->a.bytes);
        } else {
            r->list->begin(at, &r->source);
            w->a.draw(a, at, &r->source);
        }
        r->list->near(beside, at, r->looseness, &r->source);
        w->b.draw(b, beside, &r->source);
    }
}

/* Returns the share of BLOCK pairs that meet. */
static double share_of(run *r, double looseness)
{
    const scene s = {.a = r->a, .b = r->b, .n = BLOCK, .group = 1};
    size_t hits = 0;
    r->looseness = looseness;
    draw_pairs(r, BLOCK, 1);
    r->row->one.run(&s, r->answers);
    for (size_t i = 0; i < BLOCK; i++)
        hits += r->list->yes(r->answers, r->row, r->row->one.answer, STRUCTS, i, 0);
    return (double)hits / (double)BLOCK;
}

/* The share of pairs that meet decreases with the looseness. Sets the looseness at which it is the
 * given share, by bisection. Returns false if there is none: where shapes meet only in an exact
 * position, the share jumps to 0. */
static bool find_looseness(run *r, bool whole)
{
    const double share = r->asked->share;
    double close = 0, loose = whole ? 1 : WIDEST;
    r->source.whole = whole;
    if (share_of(r, loose) < share)
        for (int step = 0; step < 12; step++) {
            const double middle = (close + loose) / 2;
            *(share_of(r, middle) < share ? &loose : &close) = middle;
        }
    return share_of(r, loose) >= share / 2;
}

static bool make_scene(run *r, size_t group)
{
    const row *w = r->row;
    const size_t pitch = PAIRS + PADDING, number = r->list->number_bytes;
    const size_t answer = w->answer_bytes > 7 * number ? w->answer_bytes : 7 * number;
    r->a = fresh(PAIRS * w->a.bytes);
    r->b = fresh(PAIRS * w->b.bytes);
    r->a_columns = fresh(pitch * w->a.bytes);
    r->b_columns = fresh(pitch * w->b.bytes);
    r->answers = fresh(pitch * answer);
    r->yes = fresh(PAIRS * sizeof *r->yes);
    if (!r->a || !r->b || !r->a_columns || !r->b_columns || !r->answers || !r->yes)
        return false;
    r->scene =
        (scene){r->a, r->b, r->a_columns, r->b_columns, PAIRS, pitch, group, w, number, NULL};
    if (!r->asked->draw && !find_looseness(r, r->asked->whole))
        find_looseness(r, true);
    draw_pairs(r, PAIRS, group);
    if (w->many) {
        transpose(r->a, r->a_columns, w->a.bytes, number, &r->scene);
        transpose(r->b, r->b_columns, w->b.bytes, number, &r->scene);
    }
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

/* ---- isect's forms for many ---- */

/* A view is one pointer per number, in the order of the numbers, and the stride. */
static void set_view(char *view, size_t bytes, const char *first, size_t step, size_t stride)
{
    const size_t count = bytes / sizeof first - 1;
    for (size_t k = 0; k < count; k++, first += step)
        memcpy(view + k * sizeof first, &first, sizeof first);
    memcpy(view + count * sizeof first, &stride, sizeof stride);
}

/* Sets a view to start at shape or answer i, of columns or of structs. */
static void set_view_from(const scene *s, char *view, size_t view_bytes, const void *columns,
                          const void *structs, size_t struct_bytes, size_t i)
{
    const size_t number = s->number_bytes;
    if (columns)
        set_view(view, view_bytes, (const char *)columns + i * number, s->pitch * number, 0);
    else
        set_view(view, view_bytes, (const char *)structs + i * struct_bytes, number, struct_bytes);
}

static void run_many(const scene *s, char *answers, bool columns)
{
    const row *w = s->row;
    const bool grouped = s->group > 1;
    const size_t n = grouped ? s->group : s->n;
    char a[VIEW_ROOM], b[VIEW_ROOM], to[VIEW_ROOM];
    for (size_t i = 0; i < s->n; i += n) {
        void *out = to;
        set_view_from(s, b, w->b.view_bytes, columns ? s->b_columns : NULL, s->b, w->b.bytes, i);
        if (grouped)
            set_view(a, w->a.view_bytes, (const char *)s->a + i * w->a.bytes, s->number_bytes,
                     ISECT_REPEAT);
        else
            set_view_from(s, a, w->a.view_bytes, columns ? s->a_columns : NULL, s->a, w->a.bytes,
                          i);
        if (w->answers_view_bytes)
            set_view_from(s, to, w->answers_view_bytes, columns ? answers : NULL, answers,
                          w->answer_bytes, i);
        else
            out = answers + (w->one.answer == ANSWER_Bool ? i / 8 : i);
        w->many(a, b, n, out);
    }
}

static void run_columns(const scene *s, void *answers)
{
    run_many(s, answers, true);
}

static void run_structs(const scene *s, void *answers)
{
    run_many(s, answers, false);
}

/* ---- measuring ---- */

static void add_form(run *r, const form *f)
{
    bool grouped = r->scene.group > 1;
    bool for_groups = f->role == MANY_COLUMNS || f->role == MANY_STRUCTS || f->role == MANY_FOUR;
    bool for_pairs = f->role == PAIRS_COLUMNS || f->role == PAIRS_STRUCTS;
    if (!f->run || (grouped && for_pairs) || (!grouped && for_groups) || r->count == MAX_FORMS)
        return;
    r->results[r->count++] = (result){.form = f};
}

/* Adds the forms of the row among `count` forms. The entry of a library that was not found is
 * empty. */
static void add_rivals(run *r, const rival *rivals, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (rivals[i].form.run && strcmp(rivals[i].row, r->row->name) == 0)
            add_form(r, &rivals[i].form);
}

/* For a row `meet`, adds isect's overlap of the same shapes, which returns yes or no. */
static void add_decision(run *r)
{
    const row_list *list = r->list;
    for (size_t i = 0; i < list->count && strcmp(r->row->question, "meet") == 0; i++)
        if (strcmp(list->rows[i].question, "overlap") == 0 &&
            strcmp(list->rows[i].a.shape, r->row->a.shape) == 0 &&
            strcmp(list->rows[i].b.shape, r->row->b.shape) == 0) {
            r->decide = list->rows[i].one;
            r->decide.name = "isect overlap (yes/no)";
            r->decide.role = PEER;
            add_form(r, &r->decide);
        }
}

static void add_forms(run *r)
{
    const answer_kind answer = r->row->one.answer;
    r->count = 0;
    r->own[0] = (form){"isect _n, columns", PAIRS_COLUMNS, answer, run_columns, NULL, NULL};
    r->own[1] = (form){"isect _n, structs", PAIRS_STRUCTS, answer, run_structs, NULL, NULL};
    r->own[2] = (form){"isect _n of one, columns", MANY_COLUMNS, answer, run_columns, NULL, NULL};
    r->own[3] = (form){"isect _n of one, structs", MANY_STRUCTS, answer, run_structs, NULL, NULL};
    add_form(r, &r->row->one);
    for (int i = 0; i < 4 && r->row->many; i++)
        add_form(r, &r->own[i]);
    add_rivals(r, r->list->rivals, r->list->rival_count);
    if (r->list->number_bytes == sizeof(float)) {
        add_rivals(r, cglm_rivals, CGLM_RIVALS);
        add_rivals(r, bullet_rivals, BULLET_RIVALS);
    }
    add_decision(r);
}

static scene block_of(const run *r, size_t first)
{
    const row *q = r->row;
    size_t number = r->list->number_bytes;
    scene s = r->scene;
    s.a = (const char *)s.a + first * q->a.bytes;
    s.b = (const char *)s.b + first * q->b.bytes;
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

/* Reads the input of the form, so that it is in the caches. The objects of a library are there
 * already. */
static void read_block(const run *r, const form *f, const scene *s)
{
    const row *q = r->row;
    if (f->role == PAIRS_COLUMNS || f->role == MANY_COLUMNS || f->role == FOUR ||
        f->role == MANY_FOUR) {
        read_columns(s->a_columns, q->a.bytes, r);
        read_columns(s->b_columns, q->b.bytes, r);
    } else if (!f->prepare || f->role == PREPARED) {
        read_bytes(s->a, s->n * q->a.bytes);
        read_bytes(s->b, s->n * q->b.bytes);
    }
}

static double time_block(const run *r, const form *f, size_t first)
{
    scene s = block_of(r, first);
    if (f->prepare)
        s.native = f->prepare(&s);
    if (r->block < PAIRS)
        read_block(r, f, &s);
    double used = thread_seconds(), start = wall_seconds();
    f->run(&s, r->answers);
    double time = wall_seconds() - start;
    if (time > 1e-3) /* such a run may be interrupted */
        time = thread_seconds() - used;
    if (f->release)
        f->release(s.native);
    return time;
}

static answer_layout layout_of(const run *r, const form *f)
{
    const bool columns = f->role == PAIRS_COLUMNS || f->role == MANY_COLUMNS || f->role == FOUR;
    const bool structs = f->role == PAIRS_STRUCTS || f->role == MANY_STRUCTS;
    return columns || (structs && r->row->answers_view_bytes == 0) ? PACKED : STRUCTS;
}

/* Counts the hits of a form, and its differences from isect's form for one pair, which comes first.
 * The run is not timed. */
static void look_at_answers(run *r, result *of)
{
    for (size_t first = 0; first < PAIRS; first += r->block) {
        time_block(r, of->form, first);
        for (size_t i = 0; i < r->block; i++) {
            bool yes = r->list->yes(r->answers, r->row, of->form->answer, layout_of(r, of->form), i,
                                    r->scene.pitch);
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

/* Returns the fastest other form that returns the same kind of answer; if there is none, the
 * fastest of another kind. */
static const result *fastest_other(const run *r)
{
    const result *best = NULL;
    for (int same = 1; same >= 0 && !best; same--)
        for (size_t i = 0; i < r->count; i++) {
            const result *of = &r->results[i];
            bool right = of->differing <= PAIRS / 1000 || !r->asked->grouped || !r->row->many;
            if (is_other(of->form) && right && (of->form->answer == r->row->one.answer) == same &&
                (!best || of->median < best->median))
                best = of;
        }
    return best;
}

static double percent_of(size_t count)
{
    return 100.0 * (double)count / (double)PAIRS;
}

/* Adds a ratio of times; a dash if one of them is missing. */
static void add_time(table *t, const result *of, const result *other)
{
    if (of && other)
        table_row(t, "%.2f", of->median / other->median);
    else
        table_row(t, "-");
}

/* Adds one line: the other form, then isect's forms and their ratios. */
static void add_summary(table *t, const run *r, const form_role *roles, size_t role_count)
{
    const result *one = find(r, ONE), *other = fastest_other(r);
    const char *none = r->count > 1 + 2 * (r->row->many != NULL) ? "none agrees" : "none";
    table_row(t, "%s|%s|%.0f|%s", r->name, r->list->precision, percent_of(one->hits),
              other ? other->form->name : none);
    add_time(t, other, &nanosecond);
    for (size_t i = 0; i < role_count; i++)
        add_time(t, find(r, roles[i]), &nanosecond);
    for (size_t i = 0; i < role_count; i++)
        add_time(t, find(r, roles[i]), other);
}

static void add_details(table *t, const run *r)
{
    const result *other = fastest_other(r);
    for (size_t i = 0; i < r->count; i++) {
        const result *of = &r->results[i];
        table_row(t, "%s|%s|%s|%.2f", r->name, r->list->precision, of->form->name, of->median);
        add_time(t, of, other);
        table_row(t, "%.2f|%zu", percent_of(of->hits), of->differing);
    }
}

/* Makes the name of a row: "cast ray/triangle culled" for cast_ray_triangle_culled, "sweep
 * sphere/aabb" for a moving_sphere. */
static const char *name_of(const row *w, char *to, size_t size)
{
    static const char moving[] = "moving_";
    const char *a = w->a.shape, *b = w->b.shape;
    if (strncmp(a, moving, strlen(moving)) == 0)
        a += strlen(moving);
    const char *variant = w->name + strlen(w->question) + strlen(a) + strlen(b) + 2;
    snprintf(to, size, "%s %s/%s%s", w->question, a, b, variant);
    for (char *at = to; *at; at++)
        *at = *at == '_' ? ' ' : *at;
    return to;
}

static void ask(run *r, size_t group)
{
    static const form_role pair_roles[] = {ONE, PAIRS_COLUMNS, PAIRS_STRUCTS};
    static const form_role many_roles[] = {ONE, MANY_COLUMNS, MANY_STRUCTS};
    const bool grouped = group > 1;
    if (make_scene(r, group)) {
        measure(r);
        add_summary(grouped ? &many : &summary, r, grouped ? many_roles : pair_roles, 3);
        add_details(grouped ? &many_details : &details, r);
    } else {
        printf("# %s: out of memory; skipped\n", r->name);
    }
    free_scene(r);
}

static void ask_row(const row_list *list, const row *w, const pair_case *asked, const options *set)
{
    static run r;
    memset(&r, 0, sizeof r);
    r.list = list;
    r.row = w;
    r.asked = asked;
    r.rounds = set->rounds;
    r.block = set->stream ? PAIRS : BLOCK;
    if (asked->name)
        snprintf(r.name, sizeof r.name, "  %s", asked->name);
    else
        name_of(w, r.name, sizeof r.name);
    ask(&r, 1);
    if (asked->grouped && w->many)
        ask(&r, GROUP);
    fprintf(stderr, "  %s %s\n", r.name, list->precision);
}

static void ask_all(const row_list *list, const options *set)
{
    static const pair_case usual = {NULL, NULL, SHARE, false, true, NULL};
    char name[64];
    for (size_t i = 0; i < list->count; i++) {
        const row *w = &list->rows[i];
        bool wanted = !set->only || strstr(name_of(w, name, sizeof name), set->only);
        if (wanted)
            ask_row(list, w, &usual, set);
        for (size_t k = 0; k < list->case_count; k++)
            if (strcmp(list->cases[k].row, w->name) == 0 &&
                (wanted || strstr(list->cases[k].name, set->only)))
                ask_row(list, w, &list->cases[k], set);
    }
}

int main(int argc, char **argv)
{
    static const char pair_columns[] =
        "question|precision|hits %|fastest other|ns|one|columns|structs|x one|x columns|x structs";
    static const char detail_columns[] =
        "question|precision|form|ns|ratio|hits %|differs from isect";
    const options set =
        read_options(argc, argv, 21, 9, "[--quick] [--stream] [--csv] [--only QUESTION]");
    table_start(&summary, "Pairs: ns a test, and isect / the fastest other form", pair_columns);
    table_start(&many, "One against 1024: ns a test, and isect / the fastest other form",
                pair_columns);
    table_start(&details, "Pairs: every form", detail_columns);
    table_start(&many_details, "One against 1024: every form", detail_columns);
    print_machine();
    printf("# isect %d.%d.%d, instruction set %s\n", ISECT_VERSION_MAJOR, ISECT_VERSION_MINOR,
           ISECT_VERSION_PATCH, isect_isa());
    if (!cglm_rivals[0].form.run)
        printf("# cglm: not found when this was built; skipped\n");
    if (!bullet_rivals[0].form.run)
        printf("# Bullet: not found when this was built; skipped\n");
    printf("# %zu distinct pairs %s, median of %d rounds, nanoseconds a test\n", PAIRS,
           set.stream ? "as they lie in memory" : "in the second cache", set.rounds);
    fflush(stdout);
    ask_all(rows_float(), &set);
    ask_all(rows_double(), &set);
    table_print(&summary, set.csv);
    table_print(&many, set.csv);
    table_print(&details, set.csv);
    table_print(&many_details, set.csv);
    return 0;
}
