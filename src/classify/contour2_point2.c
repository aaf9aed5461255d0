/* isect_classify_contour2_point2 - a point and a contour of lines and Bezier curves; how often it
 * goes round the point is counted as geometry/winding.h tells.
 *
 * A curve whose control points are all to one side of the point, above or below, counts what the
 * straight line between its ends does: it lies between them, and the point does not. Above, below
 * and to the left that is nothing; to the right only the ends count. That is asked of the numbers
 * as given first, without rounding, and true of most curves. One that is round the point is cut in
 * two halves, which are shorter, flatter and farther from each other (de Casteljau), and either
 * half is asked again. Ends that both have in common are above or not for both, so nothing is
 * counted twice, and no root is solved for.
 *
 * Error bounds, with h = 2^-53 and R the greatest |x| or |y| of a control point as seen from the
 * point:
 *
 *     differences                  h R
 *     a unit, in three steps    3h of the greatest number in it, which is at most R, and after
 *                                  k halvings of a curve still around the point 6 R / 2^k
 *     the sum over all k           3h (R + R + R + 1.5 R)
 *     in all                       14.5h R; `off` is 16h R
 *
 * After 54 halvings no curve is longer in x or y than 6 R / 2^54 = 3 h R. If the point is still not
 * outside of such a box, it is within 3 h R + 16 h R of the curve in x and in y, which errs as
 * much: within root 2 times 35 h R; 32 epsilon in the header. (The quarter keeps differences and
 * sums of doubles finite; what it and the halves lose of the least numbers is less than 2^-1060.)
 */
#include "geometry/finite.h"
#include "geometry/winding.h"
#include HEADER(classify)

enum { MOST_DEGREE = 3, HALVINGS = 54 };

/* A piece of a curve as seen from the point, in quarters. */
typedef struct Piece {
    double x[MOST_DEGREE + 1], y[MOST_DEGREE + 1];
    bool above[2]; /* its ends */
    int halved;
} Piece;

/* Is a curve, as given, beside the point, above or below? Then adds what it counts. */
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

/* Is it certain what the piece adds to the turns? Then adds it. */
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

/* The second half of a row of control values; the row becomes the first. */
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
    const double off = size > 0x1p-900 ? error : error + 0x1p-1060; /* there it is no part of it */
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

/* Compilers know how often to ask if the degree is a number. */
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
    size_t left = contour2->count; /* points not taken */
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
        else if (i > 0) /* a segment, or what closes the loop before */
            wind(&winding, next - 1, degree == 1 ? next : begin, 1, point2);
        if (degree == 0)
            begin = next;
        next += taken, left -= taken;
    }
    wind(&winding, next - 1, begin, 1, point2);
    return left == 0 ? side_of(winding, rule) : ISECT_OUTSIDE;
}
