/* classify/round.h - the winding number of a closed line about a point, for oracles: by quadrants,
 * in numbers without rounding. */
#ifndef ISECT_TEST_CLASSIFY_ROUND_H
#define ISECT_TEST_CLASSIFY_ROUND_H

#include "kit/big.h"
#include "kit/kit.h"

typedef struct Round {
    long turns;
    bool border;
} Round;

/* The quadrant is 0 to 3, anticlockwise; the point itself is in no quadrant. */
static inline int quadrant(const Vec2 *a, const Vec2 *p)
{
    const bool right = a->x > p->x || (a->x == p->x && a->y < p->y);
    const bool upper = a->y > p->y || (a->y == p->y && a->x > p->x);
    return right ? (upper ? 0 : 3) : (upper ? 1 : 2);
}
static inline int area_sign(const Vec2 *a, const Vec2 *b, const Vec2 *c)
{
    begin();
    Big cx = big((double)c->x), cy = big((double)c->y);
    Big ax = minus(big((double)a->x), cx), ay = minus(big((double)a->y), cy);
    Big bx = minus(big((double)b->x), cx), by_ = minus(big((double)b->y), cy);
    return mpf_sgn(minus(by(ax, by_), by(ay, bx)));
}
static inline bool within(real x, real a, real b)
{
    return (a <= x && x <= b) || (b <= x && x <= a);
}

/* Every edge adds the number of quadrants from one end to the other. If the quadrants are opposite,
 * the side of the point gives the direction. */
static inline Round round_of(const X(polygon2) * polygon, const Vec2 *p)
{
    Round round = {0, false};
    long quarters = 0;
    for (size_t i = 0; i < polygon->count; i++) {
        const Vec2 *a = &polygon->points[i];
        const Vec2 *b = &polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        const int side = area_sign(a, b, p);
        if (side == 0 && within(p->x, a->x, b->x) && within(p->y, a->y, b->y)) {
            round.border = true;
            return round;
        }
        const int on = (quadrant(b, p) - quadrant(a, p) + 4) % 4;
        quarters += on == 2 ? 2 * side : on == 3 ? -1 : on;
    }
    check("whole turns", cmp(quarters % 4, ==, 0));
    round.turns = quarters / 4;
    return round;
}
static inline isect_side side_by(Round round, isect_rule rule)
{
    if (round.border)
        return ISECT_TANGENT_INSIDE;
    return (rule == ISECT_EVEN_ODD ? round.turns % 2 != 0 : round.turns != 0) ? ISECT_INSIDE
                                                                              : ISECT_OUTSIDE;
}

#endif
