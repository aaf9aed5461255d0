/* isect_frustum_from_pixels, isect_frustum_pixel_ray, isect_frustum_pick_matrix - the part of a
 * frustum behind pixels of a picture.
 *
 * With the clip coordinates X and W and the sides L = -(W + X) and R = -(W - X), up to a factor,
 * the column x of a picture with `width` columns is X = (2 x / width - 1) W. To the right of it is
 *
 *     (width - x) L - x R <= 0,
 *
 * at x = 0 the left side and at x = width the opposite of the right one. So pixels need no matrix:
 * columns and rows follow from the sides. Each number is a sum of three products, exact except for
 * one rounding, even where L and R cancel. Rows that count downward are height - y from below: this
 * difference is in the sum, too. */
#include "camera/edge.h"
#include "exact/quotient.h"
#include "geometry/plane.h"
#include HEADER(camera)

/* The half-space beside a row or column, counted up or down: (extent - at) low - at high. */
static void between(const Plane *low, const Plane *high, double extent, double at, bool down,
                    Exact to[4])
{
    const double l[4] = {(double)low->normal.x, (double)low->normal.y, (double)low->normal.z,
                         (double)low->d};
    const double h[4] = {(double)high->normal.x, (double)high->normal.y, (double)high->normal.z,
                         (double)high->d};
    for (int i = 0; i < 4; i++) {
        const Term up_terms[3] = {{extent, l[i], 1}, {-at, l[i], 1}, {-at, h[i], 1}};
        const Term down_terms[3] = {{at, l[i], 1}, {-extent, h[i], 1}, {at, h[i], 1}};
        to[i] = isect_exact_sum(down ? down_terms : up_terms, 3);
    }
}

/* Two planes of one scale, the second one reversed; divided by the extent, or by a power of two
 * that keeps them in range. */
static void pair_of(const Exact number[8], double extent, Plane *low, Plane *high)
{
    const int most = ISECT_DOUBLE ? DBL_MAX_EXP : FLT_MAX_EXP, top = exact_top(number, 8);
    real of[8];
    int down = 0;
    frexp(extent, &down);
    if (top > INT_MIN && top - down >= most)
        down = top - most + 1;
    for (int i = 0; i < 8; i++) {
        const real x = number_of(number[i].mantissa, number[i].exponent - down) + 0;
        of[i] = i < 4 ? x : 0 - x;
    }
    *low = (Plane){{of[0], of[1], of[2]}, of[3]};
    *high = (Plane){{of[4], of[5], of[6]}, of[7]};
}

static isect_status bad_screen(const X(screen) * screen)
{
    if (!(real_abs(screen->width) <= REAL_MAX) || !(real_abs(screen->height) <= REAL_MAX))
        return ISECT_NOT_FINITE;
    return screen->width > 0 && screen->height > 0 ? ISECT_OK : ISECT_BAD_ARGUMENT;
}
static isect_status bad_pixels(const X(rectangle2) * pixels, const X(screen) * screen)
{
    const Vec2 lower = pixels->lower, upper = pixels->upper;
    if (!finite2(lower) || !finite2(upper))
        return ISECT_NOT_FINITE;
    if (lower.x > upper.x || lower.y > upper.y)
        return ISECT_EMPTY;
    return lower.x < upper.x && lower.y < upper.y ? bad_screen(screen) : ISECT_DEGENERATE;
}
static bool finite_planes(const Frustum *frustum)
{
    bool finite = true;
    for (int i = 0; i < SIDES; i++)
        finite &= finite_plane(&frustum->plane[i]);
    return finite;
}

isect_status X(frustum_from_pixels)(const Frustum *frustum, const X(rectangle2) * pixels,
                                    const X(screen) * screen, Frustum *part)
{
    if (!part || !frustum || !pixels || !screen)
        return ISECT_BAD_ARGUMENT;
    const isect_status bad = bad_pixels(pixels, screen);
    if (bad != ISECT_OK || !finite_planes(frustum))
        return bad != ISECT_OK ? bad : ISECT_NOT_FINITE;
    const Plane *side = frustum->plane;
    const double width = (double)screen->width, height = (double)screen->height;
    const bool down = !screen->rows_up;
    const real low_row = down ? pixels->upper.y : pixels->lower.y;
    const real high_row = down ? pixels->lower.y : pixels->upper.y;
    Exact column[8], row[8];
    Frustum made = *frustum;
    between(&side[LEFT], &side[RIGHT], width, (double)pixels->lower.x, false, column);
    between(&side[LEFT], &side[RIGHT], width, (double)pixels->upper.x, false, column + 4);
    between(&side[BOTTOM], &side[TOP], height, (double)low_row, down, row);
    between(&side[BOTTOM], &side[TOP], height, (double)high_row, down, row + 4);
    pair_of(column, width, &made.plane[LEFT], &made.plane[RIGHT]);
    pair_of(row, height, &made.plane[BOTTOM], &made.plane[TOP]);
    if (X(frustum_corners)(&made) != ISECT_OK)
        return ISECT_DEGENERATE;
    *part = made;
    return ISECT_OK;
}

/* The numbers of a plane as doubles, with a normal of size about 1; false if they overflow. */
static bool plane_of_exact(const Exact number[4], double plane[4])
{
    const int top = exact_top(number, 3);
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        plane[i] = number[i].mantissa == 0 || top == INT_MIN
                       ? 0
                       : times_power(number[i].mantissa, number[i].exponent - top);
        sum += plane[i] * 0;
    }
    return sum == 0;
}

isect_status X(frustum_pixel_ray)(const Frustum *frustum, const X(vec2) * pixel,
                                  const X(screen) * screen, Ray *ray)
{
    Exact number[4];
    double column[4], row[4];
    View view;
    Edge edge = {{0}, {0}, {0}, false};
    if (!ray || !frustum || !pixel || !screen)
        return ISECT_BAD_ARGUMENT;
    const isect_status bad = finite2(*pixel) ? bad_screen(screen) : ISECT_NOT_FINITE;
    if (bad != ISECT_OK || !finite_planes(frustum))
        return bad != ISECT_OK ? bad : ISECT_NOT_FINITE;
    const Plane *side = frustum->plane;
    between(&side[LEFT], &side[RIGHT], (double)screen->width, (double)pixel->x, false, number);
    bool fits = plane_of_exact(number, column);
    between(&side[BOTTOM], &side[TOP], (double)screen->height, (double)pixel->y, !screen->rows_up,
            number);
    fits &= plane_of_exact(number, row);
    if (!fits || !view_of(frustum, &view) || edge_of(&view, column, row, &edge) != EDGE_SEEN)
        return ISECT_DEGENERATE;
    *ray = (Ray){nearest_vec3(edge.near), nearest_vec3(edge.dir), 0, edge.ends ? 1 : REAL_INF};
    return ISECT_OK;
}

isect_status X(frustum_pick_matrix)(const X(rectangle2) * pixels, const X(screen) * screen,
                                    const X(projection) * projection, real *matrix)
{
    if (!matrix || !pixels || !screen)
        return ISECT_BAD_ARGUMENT;
    const isect_status bad = bad_pixels(pixels, screen);
    if (bad != ISECT_OK)
        return bad;
    const bool transposed = projection && projection->transposed;
    const double columns = (double)pixels->upper.x - (double)pixels->lower.x;
    const double rows = (double)pixels->upper.y - (double)pixels->lower.y;
    const double width = (double)screen->width, height = (double)screen->height;
    const double beside = (width - (double)pixels->lower.x - (double)pixels->upper.x) / columns;
    const double beyond = (height - (double)pixels->lower.y - (double)pixels->upper.y) / rows;
    const double scale[3] = {width / columns, height / rows, 1};
    const double move[2] = {beside, screen->rows_up ? beyond : -beyond};
    double made[16] = {0}, most = 0;
    for (int i = 0; i < 4; i++)
        made[5 * i] = i < 3 ? scale[i] : 1;
    made[transposed ? 3 : 12] = move[0], made[transposed ? 7 : 13] = move[1];
    for (int i = 0; i < 16; i++)
        most = fmax(most, fabs(made[i]));
    if (!(most <= (double)REAL_MAX))
        return ISECT_DEGENERATE;
    for (int i = 0; i < 16; i++)
        matrix[i] = (real)made[i] + 0;
    return ISECT_OK;
}
