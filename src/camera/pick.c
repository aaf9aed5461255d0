/* isect_pick_codes, isect_pick_encode, isect_pick_decode, isect_pick_to_rgba8,
 * isect_pick_from_rgba8, isect_pick_point, isect_pick_choose, isect_pick_list - pictures of ids,
 * without the parts that need a GPU.
 *
 * The codes of an object are consecutive, followed by those of the next one: a code is found by
 * bisection. A pixel and a depth are three planes in space,
 *
 *     column  (2 x / width - 1) W = X
 *     row     (2 y / height - 1) W = Y
 *     depth   depth W = Z, or (2 depth - 1) W = Z
 *
 * each of which times width, height or 1 is a sum of products of given numbers. So its numbers are
 * exact except for one rounding to double, and the point of the three planes is exact for them. */
#include "core/sort.h"
#include "core/vec3.h"
#include "exact/quotient.h"
#include "geometry/finite.h"
#include "geometry/plane_exact.h"
#include HEADER(camera)

isect_status X(pick_codes)(const size_t *counts, size_t n, uint32_t *first)
{
    size_t left = UINT32_MAX - 1;
    if (!first || (n && !counts))
        return ISECT_BAD_ARGUMENT;
    for (size_t i = 0; i < n; i++) {
        if (counts[i] > left)
            return ISECT_TOO_SMALL;
        left -= counts[i];
    }
    first[0] = 1;
    for (size_t i = 0; i < n; i++)
        first[i + 1] = first[i] + (uint32_t)counts[i];
    return ISECT_OK;
}

uint32_t X(pick_encode)(const uint32_t *first, size_t n, X(pick_id) id)
{
    if (id.object >= n || id.prim >= first[id.object + (size_t)1] - first[id.object])
        return 0;
    return first[id.object] + id.prim;
}

X(pick_id) X(pick_decode)(const uint32_t *first, size_t n, uint32_t code)
{
    size_t low = 0, high = n; /* first[low] <= code < first[high] */
    if (code < 1 || code >= first[n])
        return (X(pick_id)){UINT32_MAX, UINT32_MAX};
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (first[middle] <= code)
            low = middle;
        else
            high = middle;
    }
    return (X(pick_id)){(uint32_t)low, code - first[low]};
}

void X(pick_to_rgba8)(const uint32_t *codes, size_t n, uint8_t *rgba)
{
    for (size_t i = 0; i < 4 * n; i++)
        rgba[i] = (uint8_t)(codes[i / 4] >> 8 * (i % 4));
}

void X(pick_from_rgba8)(const uint8_t *rgba, size_t n, uint32_t *codes)
{
    for (size_t i = 0; i < n; i++) {
        const uint8_t *byte = rgba + 4 * i;
        codes[i] =
            byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
    }
}

/* The plane a row + (b at + c) w = 0 of two rows of a matrix, in doubles of size about 1; false if
 * it overflows. */
static bool exact_plane_of_rows(const double row[4], const double w[4], const double factor[3],
                                double at, double plane[4])
{
    Exact number[4];
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        const Term terms[3] = {{factor[0], row[i], 1}, {factor[1], at, w[i]}, {factor[2], w[i], 1}};
        number[i] = isect_exact_sum(terms, 3);
    }
    const int top = exact_top(number, 3);
    for (int i = 0; i < 4; i++) {
        plane[i] = number[i].mantissa == 0 || top == INT_MIN
                       ? 0
                       : times_power(number[i].mantissa, number[i].exponent - top);
        sum += plane[i] * 0;
    }
    return sum == 0;
}

isect_status X(pick_point)(const real *matrix, const X(vec2) * pixel, real depth,
                           const X(screen) * screen, const X(projection) * projection, Vec3 *point)
{
    const X(projection) options = projection ? *projection : (X(projection)){false, false, false};
    double row[4][4], plane[3][4];
    Exact met[4];
    if (!point || !matrix || !pixel || !screen)
        return ISECT_BAD_ARGUMENT;
    const double width = (double)screen->width, height = (double)screen->height;
    if (!all_finite(matrix, 16) || !finite2(*pixel) || !(real_abs(depth) <= REAL_MAX) ||
        !(fabs(width) <= (double)REAL_MAX) || !(fabs(height) <= (double)REAL_MAX))
        return ISECT_NOT_FINITE;
    if (!(width > 0 && height > 0))
        return ISECT_BAD_ARGUMENT;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++)
            row[i][k] = (double)matrix[options.transposed ? 4 * i + k : 4 * k + i];
    const double up = screen->rows_up ? 1 : -1;
    const double column_factor[3] = {width, -2, width},
                 row_factor[3] = {height, -2 * up, up * height};
    const double from_zero[3] = {1, -1, 0}, from_minus_one[3] = {1, -2, 1};
    bool fits = exact_plane_of_rows(row[0], row[3], column_factor, (double)pixel->x, plane[0]);
    fits &= exact_plane_of_rows(row[1], row[3], row_factor, (double)pixel->y, plane[1]);
    fits &=
        exact_plane_of_rows(row[2], row[3], options.depth_from_zero ? from_zero : from_minus_one,
                            (double)depth, plane[2]);
    if (!fits)
        return ISECT_DEGENERATE;
    point_of_planes(plane[0], plane[1], plane[2], met);
    if (met[3].mantissa == 0)
        return ISECT_DEGENERATE;
    *point = (Vec3){exact_quotient(met[0], met[3]), exact_quotient(met[1], met[3]),
                    exact_quotient(met[2], met[3])};
    return ISECT_OK;
}

/* A pixel that is not empty, its distance from the middle, and the criteria of higher priority. */
typedef struct Candidate {
    size_t at, cover;
    double distance2;
    real depth;
} Candidate;

/* Is a before b? If pixels are equal, the first is kept. */
static bool before(const Candidate *a, const Candidate *b, isect_pick_rule rule)
{
    if (b->at == SIZE_MAX || a->cover != b->cover)
        return b->at == SIZE_MAX || a->cover > b->cover;
    if (rule == ISECT_PICK_NEAREST && a->depth != b->depth)
        return a->depth < b->depth;
    if (a->distance2 != b->distance2)
        return a->distance2 < b->distance2;
    return a->depth < b->depth;
}

static size_t count_of(const uint32_t *codes, size_t n, uint32_t code)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += codes[i] == code;
    return count;
}

size_t X(pick_choose)(const uint32_t *codes, const real *depths, size_t width, size_t height,
                      isect_pick_rule rule)
{
    Candidate best = {SIZE_MAX, 0, 0, 0};
    for (size_t i = 0; i < width * height; i++) {
        if (codes[i] == 0)
            continue;
        const double x = 2 * (double)(i % width) + 1 - (double)width;
        const double y = 2 * (double)(i / width) + 1 - (double)height;
        const real depth = depths ? depths[i] : 0;
        const Candidate now = {
            i, rule == ISECT_PICK_MOST ? count_of(codes, width * height, codes[i]) : 0,
            x * x + y * y, depth == depth ? depth : REAL_INF};
        if (before(&now, &best, rule))
            best = now;
    }
    return best.at;
}

size_t X(pick_list)(uint32_t *codes, size_t n)
{
    size_t count = 0, different = 0;
    for (size_t i = 0; i < n; i++)
        if (codes[i] != 0 && !(count > 0 && codes[i] == codes[count - 1]))
            codes[count++] = codes[i];
    if (count > 1)
        sort_items(codes, count, sizeof *codes, less_uint32);
    for (size_t i = 0; i < count; i++)
        if (different == 0 || codes[i] != codes[different - 1])
            codes[different++] = codes[i];
    return different;
}
