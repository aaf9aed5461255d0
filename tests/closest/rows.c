/* tests/closest/rows.c - the rows of closest that an engine answers, of shapes that touch in one
 * point, dip into each other, or are apart. */
#include "kit/touching.h"

static Nearest nearest(const Row *row, real from)
{
    AnyShape a, b;
    place_both(row, from, &a, &b);
    return row->ask(&a, &b, ISECT_EVEN_ODD).nearest;
}
static bool about(real x, real y)
{
    return real_abs(x - y) <= 4096 * REAL_EPSILON;
}

TEST_FUNCTION(cases)
{
    int asked = 0;
    for (size_t i = 0; i < COUNT(rows); i++) {
        const Row *row = &rows[i];
        if (!is_of_engine(row, QUESTION_closest))
            continue;
        asked++;
        const Nearest apart = nearest(row, R(1.5)), touching = nearest(row, 1);
        check(row->name, about(real_sqrt(apart.distance2), R(0.5)));
        check(row->name, about(apart.a.x, 1) && about(apart.b.x, R(1.5)));
        check(row->name, touching.distance2 == 0 && same_point(touching.a, touching.b));
        check(row->name, about(touching.a.x, 1));
    }
    check("there are such rows", asked > 0);
}

CASES(closest_rows)
