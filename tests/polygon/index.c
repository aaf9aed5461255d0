/* tests/polygon/index.c - src/polygon/index.c: an index classifies every point as the polygon
 * does. */
#include "classify/round.h"

enum { MOST = 5000, ROOM = 8 * MOST };

static Vec2 corner[MOST];
static real memory[ROOM];

static X(polygon_index) index_of(size_t count)
{
    const X(polygon2) polygon = {corner, count};
    X(polygon_index) index;
    check("built",
          cmp(X(polygon_index_build)(&polygon, memory, sizeof memory, &index), ==, ISECT_OK));
    return index;
}

/* 1. Cases: what is refused, and what is written. */
TEST_FUNCTION(cases)
{
    const Vec2 square[] = {{0, 0}, {2, 0}, {2, 2}, {0, 2}}, bad[] = {{0, 0}, {REAL_NAN, 0}};
    const X(polygon2) polygon = {square, 4}, none = {NULL, 0}, broken = {bad, 2}, lost = {NULL, 1};
    const size_t bytes = X(polygon_index_capacity)(4);
    const Vec2 middle = {1, 1}, side = {2, 1}, far = {3, 1}, nowhere = {REAL_NAN, 1};
    X(polygon_index) index = {.levels = 77};
    check("a box",
          cmp(bytes, ==, 4 * sizeof(real)) && cmp(X(polygon_index_capacity)(8), ==, bytes));
    check("three boxes", cmp(X(polygon_index_capacity)(9), ==, 3 * bytes) &&
                             cmp(X(polygon_index_capacity)(0), ==, 0));
    check("nine and one", cmp(X(polygon_index_capacity)(65), ==, 12 * bytes) &&
                              cmp(X(polygon_index_capacity)(64), ==, 9 * bytes));
    check("no index", X(polygon_index_build)(&polygon, memory, bytes, NULL) == ISECT_BAD_ARGUMENT);
    check("no polygon", X(polygon_index_build)(NULL, memory, bytes, &index) == ISECT_BAD_ARGUMENT);
    check("no points",
          cmp(X(polygon_index_build)(&lost, memory, bytes, &index), ==, ISECT_BAD_ARGUMENT));
    check("no memory", X(polygon_index_build)(&polygon, NULL, bytes, &index) == ISECT_BAD_ARGUMENT);
    check("too small",
          cmp(X(polygon_index_build)(&polygon, memory, bytes - 1, &index), ==, ISECT_TOO_SMALL));
    check("NaN", cmp(X(polygon_index_build)(&broken, memory, bytes, &index), ==, ISECT_NOT_FINITE));
    check("untouched", cmp(index.levels, ==, 77));
    check("none", X(polygon_index_build)(&none, NULL, 0, &index) == ISECT_OK);
    check("outside of none",
          cmp(X(polygon_index_classify)(&index, &middle, ISECT_NONZERO), ==, ISECT_OUTSIDE));
    memory[4] = 7;
    check("enough", cmp(X(polygon_index_build)(&polygon, memory, bytes, &index), ==, ISECT_OK) &&
                        cmp(memory[4], ==, 7));
    check("inside",
          cmp(X(polygon_index_classify)(&index, &middle, ISECT_EVEN_ODD), ==, ISECT_INSIDE));
    check("border",
          cmp(X(polygon_index_classify)(&index, &side, ISECT_EVEN_ODD), ==, ISECT_TANGENT_INSIDE));
    check("outside",
          cmp(X(polygon_index_classify)(&index, &far, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
    check("NaN",
          cmp(X(polygon_index_classify)(&index, &nowhere, ISECT_EVEN_ODD), ==, ISECT_OUTSIDE));
}

/* A line that goes on in small steps, a coil, or odd points. */
static void draw(int i, size_t count)
{
    const double turn = 0.7 + 6.28 * any_int(1, 3) / (double)(count + 1);
    Vec2 at = {0, 0};
    for (size_t k = 0; k < count; k++) {
        if (i % 3 == 0)
            corner[k] = odd_vec2();
        else if (i % 3 == 1)
            at.x += (real)any_int(-2, 2), at.y += (real)any_int(-2, 2), corner[k] = at;
        else
            corner[k] = (Vec2){(real)(cos(turn * (double)k) * (1 + 0.1 * (double)(k % 5))),
                               (real)(sin(turn * (double)k) * (1 + 0.1 * (double)(k % 7)))};
    }
}
static Vec2 place(int i, size_t count)
{
    const Vec2 *a = &corner[any_int(0, (int)count - 1)], *b = &corner[any_int(0, (int)count - 1)];
    const Vec2 middle = {a->x / 2 + b->x / 2, a->y / 2 + b->y / 2};
    return i % 4 == 0   ? any_vec2()
           : i % 4 == 1 ? middle
           : i % 4 == 2 ? (Vec2){a->x, b->y}
                        : (Vec2){step(middle.x), step(a->y)};
}

/* 2. Properties: the index and the polygon agree, and few corners are looked at twice. */
TEST_FUNCTION(properties)
{
    int found[5] = {0}, asked = 0;
    for (int i = 0; i < 300; i++) {
        const size_t count = (size_t)any_int(1, i % 20 == 0 ? MOST : i % 2 ? 20 : 600);
        new_kind();
        draw(i, count);
        const X(polygon2) polygon = {corner, count};
        const X(polygon_index) index = index_of(count);
        for (int k = 0; k < 60; k++, asked++) {
            const Vec2 p = place(k, count);
            const isect_rule rule = k % 8 < 4 ? ISECT_EVEN_ODD : ISECT_NONZERO;
            const isect_side side = X(polygon_index_classify)(&index, &p, rule);
            found[side]++;
            check("as the polygon", cmp(side, ==, X(classify_polygon2_point2)(&polygon, &p, rule)));
        }
    }
    for (int side = 0; side < 5; side++)
        if (side != ISECT_TANGENT_OUTSIDE && side != ISECT_STRADDLES)
            check_share(found[side], asked, 0.05, 0.8);
}

/* 3. Oracle: by quadrants, without rounding. */
TEST_FUNCTION(oracle)
{
    for (int i = 0; i < 60; i++) {
        const size_t count = (size_t)any_int(1, 100);
        new_kind();
        draw(i, count);
        const X(polygon2) polygon = {corner, count};
        const X(polygon_index) index = index_of(count);
        for (int k = 0; k < 8; k++) {
            const Vec2 p = place(k, count);
            const Round round = round_of(&polygon, &p);
            for (isect_rule rule = ISECT_EVEN_ODD; rule <= ISECT_NONZERO; rule++)
                check("exactly",
                      cmp(X(polygon_index_classify)(&index, &p, rule), ==, side_by(round, rule)));
        }
    }
}

TESTS_OF_ONE(polygon_index)
