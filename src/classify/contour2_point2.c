/* isect_classify_contour2_point2 - the side of a point relative to a contour of lines and Bezier
 * curves, by the winding number of geometry/winding.h.
 *
 * A curve whose control points are all on one side of the point, above or below, left or right,
 * counts as the straight segment between its ends: the point is outside the convex hull of both.
 * Above, below and to the left that is 0; to the right only the ends count. This is first tested on
 * the given numbers, without rounding, and holds for most curves. Any other curve is split into two
 * halves, which are shorter, flatter and farther from each other (de Casteljau), and each half is
 * tested again. The common end is above or not for both halves, so nothing is counted twice, and no
 * root is solved for.
 *
 * Error bounds, with h = 2^-53 and R the maximum |x| or |y| of a control point relative to the
 * point:
 *
 *     differences                  h R
 *     one halving, in three steps  3h of the largest number in it, which is at most R, and after
 *                                  k halvings of a curve still around the point 6 R / 2^k
 *     the sum over all k           3h (R + R + R + 1.5 R)
 *     total                        14.5h R; `off` is 16h R
 *
 * After 54 halvings no curve is longer in x or y than 6 R / 2^54 = 3 h R. If the point is still in
 * such a box, it is within 3 h R + 16 h R of the computed curve in x and in y, which has an error
 * of 16 h R itself: within sqrt(2) times 35 h R; the header states 32 epsilon. The factor 1/4 keeps
 * differences and sums of doubles finite; this factor and the halvings lose less than 2^-1060 of
 * subnormal numbers. */
#include "geometry/finite.h"
#include "geometry/winding.h"
#include HEADER(classify)

enum { MOST_DEGREE = 3, HALVINGS = 54 };

/* A part of a curve relative to the point, times 1/4. */
typedef struct Piece {
    double x[MOST_DEGREE + 1], y[MOST_DEGREE + 1];
    bool above[2]; /* for its two ends */
    int halved;
} Piece;

/* If a given curve is on one side of the point, adds its contribution and returns true. */
static inline bool passes_as_given(Winding *winding, const X(vec2) * control, int degree,
                                   const X(vec2) * p)
{
    bool above = true, below = true, left = true, right = true;
    for (int i = 0; i <= degree; i++) {
        above &= control[i].y > p->y, below &= control[i].y < p->y;
        right &= control[i].x > p->x, left &= control[i].x < p->x;
    }
    if (right)
        winding->turns += (control[degree].y > p->y) - (control[0].y > p->y);
    return above | below | left | right;
}

static Piece piece_of(const X(vec2) * control, int degree, const X(vec2) * p)
{
    Piece piece = {.above = {control[0].y > p->y, control[degree].y > p->y}};
    for (int i = 0; i <= degree; i++) {
        piece.x[i] = (double)control[i].x / 4 - (double)p->x / 4;
        piece.y[i] = (double)control[i].y / 4 - (double)p->y / 4;
    }
    return piece;
}

/* If the contribution of the part is certain, adds it and returns true. */
static bool passes(const Piece *piece, int degree, double off, Winding *winding)
{
    bool above = true, below = true, left = true, right = true;
    for (int i = 0; i <= degree; i++) {
        above &= piece->y[i] > off, below &= piece->y[i] < -off;
        right &= piece->x[i] > off, left &= piece->x[i] < -off;
    }
    if (right)
        winding->turns += piece->above[1] - piece->above[0];
    return above | below | left | right;
}

/* The second half of a row of control values; the row becomes the first half. */
static void halve_numbers(double *row, double *second, int degree)
{
    for (int step = 0; step <= degree; step++) {
        second[degree - step] = row[degree];
        for (int i = degree; i > step; i--)
            row[i] = (row[i - 1] + row[i]) / 2;
    }
}
static void halve(Piece *piece, Piece *second, int degree)
{
    halve_numbers(piece->x, second->x, degree);
    halve_numbers(piece->y, second->y, degree);
    second->above[1] = piece->above[1];
    second->above[0] = piece->above[1] = second->y[0] > 0;
    second->halved = ++piece->halved;
}

static double size_of(const Piece *piece, int degree)
{
    double size = 0;
    for (int i = 0; i <= degree; i++)
        size = greater(size, greater(fabs(piece->x[i]), fabs(piece->y[i])));
    return size;
}

static void wind_parts(Winding *winding, const X(vec2) * control, int degree, const X(vec2) * p)
{
    Piece waiting[HALVINGS + 1];
    waiting[0] = piece_of(control, degree, p);
    const double size = size_of(&waiting[0], degree), error = 8 * DBL_EPSILON * size;
    /* `error` alone covers the loss of subnormal numbers there */
    const double off = size > 0x1p-900 ? error : error + 0x1p-1060;
    for (int last = 0; last >= 0;) {
        Piece *piece = &waiting[last];
        if (passes(piece, degree, off, winding)) {
            last--;
        } else if (piece->halved < HALVINGS) {
            halve(piece, &waiting[++last], degree);
        } else {
            winding->border = true;
            return;
        }
    }
}

/* A constant degree lets compilers unroll the loop. */
static inline void wind_curve(Winding *winding, const X(vec2) * control, int degree,
                              const X(vec2) * p)
{
    if (!(degree == 2 ? passes_as_given(winding, control, 2, p)
                      : passes_as_given(winding, control, 3, p)))
        wind_parts(winding, control, degree, p);
}

isect_side X(classify_contour2_point2)(const X(contour2) * contour2, const X(vec2) * point2,
                                       isect_rule rule)
{
    const X(vec2) *next = contour2->points, *begin = next;
    size_t left = contour2->count; /* the points not used yet */
    Winding winding = {0, false};
    if (contour2->pieces == 0 || !all_finite((const real *)point2, 2) ||
        !all_finite((const real *)next, 2 * left))
        return ISECT_OUTSIDE;
    for (size_t i = 0; i < contour2->pieces; i++) {
        const uint8_t degree = contour2->degrees[i], taken = degree > 0 ? degree : 1;
        if (degree > MOST_DEGREE || taken > left || (i == 0 && degree > 0))
            return ISECT_OUTSIDE;
        if (degree > 1)
            wind_curve(&winding, next - 1, degree, point2);
        else if (i > 0) /* a segment, or the closing edge of the loop before */
            wind(&winding, next - 1, degree == 1 ? next : begin, 1, point2);
        if (degree == 0)
            begin = next;
        next += taken, left -= taken;
    }
    wind(&winding, next - 1, begin, 1, point2);
    return left == 0 ? side_of(winding, rule) : ISECT_OUTSIDE;
}
