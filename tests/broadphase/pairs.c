/* tests/broadphase/pairs.c - src/broadphase/pairs.c: all pairs of boxes that overlap, equal to the
 * loop over all pairs. */
#include "kit/kit.h"
#include HEADER(overlap)
#include HEADER(broadphase)
#include <stdlib.h>

enum { MOST = 10000, ROOM = 64 * MOST };

static Aabb box[MOST];
static uint32_t pair[ROOM][2], seen[ROOM][2];

static void *memory_for(size_t n, size_t *bytes)
{
    *bytes = X(pairs_capacity)(n);
    return malloc(*bytes + 1); /* sanitizers detect any access beyond it */
}

static int by_index(const void *a, const void *b)
{
    const uint32_t *p = a, *q = b;
    return p[0] != q[0] ? (p[0] > q[0]) - (p[0] < q[0]) : (p[1] > q[1]) - (p[1] < q[1]);
}

typedef struct Seen {
    size_t count, most;
} Seen;
static bool see(void *user, uint32_t a, uint32_t b)
{
    Seen *all = user;
    if (all->count < ROOM)
        seen[all->count][0] = a, seen[all->count][1] = b;
    return ++all->count < all->most;
}

/* Found, visited and counted pairs are the same; each is listed once, and none is missing. */
static size_t same_as_loop(size_t n)
{
    size_t bytes, count = 77, want = 0, counted = 77;
    void *memory = memory_for(n, &bytes);
    const X(aabbs) boxes = X(aabbs_of)(box);
    Seen all = {0, SIZE_MAX};
    for (size_t i = 0; i < n; i++)
        for (size_t k = i + 1; k < n; k++)
            want += X(overlap_aabb_aabb)(&box[i], &box[k]);
    check("there is room for them", cmp(want, <=, ROOM));
    check("found", cmp(X(pairs_find)(boxes, n, memory, bytes, pair, ROOM, &count), ==, ISECT_OK));
    check("as many as there are", cmp(count, ==, want));
    check("counted", X(pairs_find)(boxes, n, memory, bytes, NULL, 0, &counted) ==
                             (want ? ISECT_TOO_SMALL : ISECT_OK) &&
                         cmp(counted, ==, want));
    check("visited", cmp(X(pairs_visit)(boxes, n, memory, bytes, see, &all), ==, ISECT_OK) &&
                         cmp(all.count, ==, want));
    check("in the same order", !memcmp(seen, pair, want * sizeof *pair));
    qsort(pair, count, sizeof *pair, by_index);
    for (size_t i = 0; i < count; i++) {
        check("the smaller one first", cmp(pair[i][0], <, pair[i][1]) && cmp(pair[i][1], <, n));
        check("they overlap", X(overlap_aabb_aabb)(&box[pair[i][0]], &box[pair[i][1]]));
        check("once", i == 0 || by_index(pair[i - 1], pair[i]) < 0);
    }
    free(memory);
    return want;
}

/* 1. Cases: invalid arguments, and the output. */
TEST_FUNCTION(cases)
{
    const Aabb three[] = {{{0, 0, 0}, {1, 1, 1}}, {{1, 1, 1}, {2, 2, 2}}, {{3, 0, 0}, {4, 1, 1}}};
    const X(aabbs) boxes = X(aabbs_of)(three), none = {0};
    uint64_t memory[256];
    size_t count = 77;
    const size_t bytes = X(pairs_capacity)(3);
    Seen all = {0, 1};
    check("room", cmp(bytes, <=, sizeof memory));
    check("too many boxes", cmp(X(pairs_capacity)(UINT32_MAX), ==, 0));
    check("no count", X(pairs_find)(boxes, 3, memory, bytes, pair, 9, NULL) == ISECT_BAD_ARGUMENT);
    check("no pairs",
          X(pairs_find)(boxes, 3, memory, bytes, NULL, 9, &count) == ISECT_BAD_ARGUMENT);
    check("no boxes",
          X(pairs_find)((X(aabbs)){0}, 3, memory, bytes, pair, 9, &count) == ISECT_BAD_ARGUMENT);
    check("no numbers",
          cmp(X(pairs_find)(none, 3, memory, bytes, pair, 9, &count), ==, ISECT_BAD_ARGUMENT));
    check("no memory", X(pairs_find)(boxes, 3, NULL, bytes, pair, 9, &count) == ISECT_BAD_ARGUMENT);
    check("too small",
          cmp(X(pairs_find)(boxes, 3, memory, bytes - 1, pair, 9, &count), ==, ISECT_TOO_SMALL));
    check("untouched", cmp(count, ==, 77));
    check("no function", X(pairs_visit)(boxes, 3, memory, bytes, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("no memory to visit",
          X(pairs_visit)(boxes, 3, NULL, bytes, see, &all) == ISECT_BAD_ARGUMENT);
    check("none", X(pairs_find)((X(aabbs)){0}, 0, NULL, 0, NULL, 0, &count) == ISECT_OK &&
                      cmp(count, ==, 0));
    check("none to visit", X(pairs_visit)((X(aabbs)){0}, 0, NULL, 0, see, &all) == ISECT_OK);
    check("a corner touches",
          cmp(X(pairs_find)(boxes, 3, memory, bytes, pair, 9, &count), ==, ISECT_OK) &&
              cmp(count, ==, 1) && cmp(pair[0][0], ==, 0) && cmp(pair[0][1], ==, 1));
    check("no more is wanted",
          cmp(X(pairs_visit)(boxes, 3, memory, bytes, see, &all), ==, ISECT_CANCELLED));
    const X(aabbs) same = X(aabbs_one)(three);
    check("one box again and again",
          cmp(X(pairs_find)(same, 3, memory, bytes, pair, 2, &count), ==, ISECT_TOO_SMALL) &&
              cmp(count, ==, 3));
}

/* ---- kinds of boxes ---- */

enum { UNIFORM, MIXED, RODS, FLAT, CLUSTERED, ON_GRID, EQUAL, ODD, CROWDS };

static real size_of_kind(int of, int axis)
{
    const real size = any_real(R(0.5), R(1.5));
    return of == MIXED                    ? size * (real)pow(10, (double)any_real(-2, 1))
           : of == RODS                   ? (axis == 1 ? 20 : R(0.1)) * size
           : of == FLAT                   ? (axis == 2 ? 0 : size)
           : of == EQUAL || of == ON_GRID ? (real)any_int(0, 1)
                                          : size;
}
static Aabb draw_box(int of, real wide)
{
    Aabb drawn = odd_aabb();
    if (of == ODD && any_int(0, 1))
        return drawn;
    real *lower = &drawn.lower.x, *upper = &drawn.upper.x;
    for (int k = 0; k < 3; k++) {
        real x = any_real(-wide, wide);
        if (of == CLUSTERED && any_int(0, 1))
            x = x * x * x / (wide * wide * wide);
        if (of == ON_GRID)
            x = (real)(int)x;
        lower[k] = of == EQUAL ? 1 : of == FLAT && k == 2 ? 3 : x;
        upper[k] = lower[k] + size_of_kind(of, k);
        if (of == ODD && any_int(0, 20) == 0)
            *(any_int(0, 1) ? &lower[k] : &upper[k]) = any_int(0, 1) ? REAL_NAN : REAL_INF;
        if (of == ODD && any_int(0, 20) == 0)
            lower[k] = -REAL_INF;
        if (of == ODD && any_int(0, 20) == 0)
            lower[k] = upper[k] = any_int(0, 1) ? REAL_INF : -REAL_INF; /* empty */
    }
    return drawn;
}
static size_t same_of_kind(int of, size_t n)
{
    const real wide = (of == EQUAL || of == ODD ? R(0.5) : 1) * (real)cbrt((double)n) + 1;
    for (size_t i = 0; i < n; i++)
        box[i] = draw_box(of, wide);
    return same_as_loop(n);
}

/* 2. Oracle: the loop over all pairs. */
TEST_FUNCTION(oracle)
{
    for (size_t n = 0; n <= 70; n++)
        for (int of = 0; of < CROWDS; of++)
            same_of_kind(of, n);
    for (int of = 0; of < CROWDS; of++) {
        const size_t n = of == EQUAL || of == ODD ? 300 : 3000;
        printf("kind %d: %zu boxes, %zu pairs\n", of, n, same_of_kind(of, n));
    }
    printf("%d boxes, %zu pairs\n", MOST, same_of_kind(MIXED, MOST));
}

/* 3. Frames: boxes move. While the grown boxes contain them, all pairs are among those of the grown
 * boxes. */
static Aabb grown[MOST];
static uint32_t candidate[ROOM][2];

/* C does not convert an array of arrays to one of const elements implicitly. */
static const uint32_t (*candidate_list(void))[2]
{
    return (const uint32_t(*)[2])candidate;
}
static void move_all(size_t n, real most)
{
    for (size_t i = 0; i < n; i++) {
        const real x = any_real(-most, most), y = any_real(-most, most), z = any_real(-most, most);
        const Vec3 by = {x, y, z};
        box[i].lower = mad(box[i].lower, 1, by), box[i].upper = mad(box[i].upper, 1, by);
    }
}
TEST_FUNCTION(frames)
{
    const X(aabbs) now = X(aabbs_of)(box), then = X(aabbs_of)(grown), none = {0};
    size_t bytes, some = 0, count = 0, found = 0, held = 0;
    void *memory = memory_for(3000, &bytes);
    check("margin", cmp(X(pairs_grow)(now, 9, -1, grown), ==, ISECT_BAD_ARGUMENT) &&
                        cmp(X(pairs_grow)(now, 9, REAL_NAN, grown), ==, ISECT_BAD_ARGUMENT));
    check("pointers", X(pairs_grow)(now, 9, 1, NULL) == ISECT_BAD_ARGUMENT &&
                          cmp(X(pairs_grow)(none, 9, 1, grown), ==, ISECT_BAD_ARGUMENT) &&
                          !X(pairs_hold)(NULL, now, 9) && !X(pairs_hold)(grown, (X(aabbs)){0}, 9));
    check("none", X(pairs_grow)((X(aabbs)){0}, 0, 1, NULL) == ISECT_OK &&
                      X(pairs_hold)(NULL, (X(aabbs)){0}, 0));
    check("none among none", X(pairs_among)((X(aabbs)){0}, NULL, 0, NULL, 0, &count) == ISECT_OK);
    check("no candidates", X(pairs_among)(now, NULL, 1, pair, 1, &count) == ISECT_BAD_ARGUMENT);
    for (int of = 0; of < CROWDS; of++) {
        const size_t n = of == EQUAL || of == ODD ? 200 : 2000;
        for (size_t i = 0; i < n; i++)
            box[i] = draw_box(of, (real)cbrt((double)n));
        for (int frame = 0; frame < 6; frame++) {
            if (frame == 0 || !X(pairs_hold)(grown, now, n)) {
                check("grown", cmp(X(pairs_grow)(now, n, R(0.25), grown), ==, ISECT_OK));
                check("they hold", X(pairs_hold)(grown, now, n));
                check("candidates",
                      cmp(X(pairs_find)(then, n, memory, bytes, candidate, ROOM, &some), ==,
                          ISECT_OK));
            } else {
                held++;
            }
            const isect_status status =
                X(pairs_among)(now, candidate_list(), some, pair, ROOM, &count);
            check("as from scratch", cmp(status, ==, ISECT_OK));
            qsort(pair, count, sizeof *pair, by_index);
            check("found",
                  cmp(X(pairs_find)(now, n, memory, bytes, seen, ROOM, &found), ==, ISECT_OK));
            qsort(seen, found, sizeof *seen, by_index);
            check("the same", cmp(found, ==, count) && !memcmp(seen, pair, count * sizeof *pair));
            check("counted", X(pairs_among)(now, candidate_list(), some, NULL, 0, &found) ==
                                     (count ? ISECT_TOO_SMALL : ISECT_OK) &&
                                 cmp(found, ==, count));
            move_all(n, R(0.1));
        }
    }
    check("they held at times", cmp(held, >, 8) && cmp(held, <, 5 * CROWDS));
    free(memory);
}

TESTS_IN(broadphase_pairs, cmocka_unit_test(cases), cmocka_unit_test(oracle),
         cmocka_unit_test(frames))
