/* broadphase/sweep.c - the sweep of broadphase/sweep.h. A box is compared with those that begin,
 * along the sweep axis, not after its end. The first one is the first that may reach it, or, in the
 * same column, the next one. */
#include "broadphase/sweep.h"
#include "core/lane.h"

FORMULA num box_numbers(const real *from, size_t i)
{
    return *(const num_in_memory *)(from + i);
}

/* Adds all boxes that overlap box i, of those from j to `end`. */
static inline void sweep_one(const Boxes *boxes, size_t i, size_t j, size_t end, Sink *sink)
{
    num lower[3], upper[3];
    const uint32_t id = boxes->id[i];
    for (int k = 0; k < 3; k++)
        lower[k] = splat(boxes->lower[k][i]), upper[k] = splat(boxes->upper[k][i]);
    for (; j < end; j += LANES) {
        const mask begun = box_numbers(boxes->lower[0], j) <= upper[0];
        mask hit = begun & (box_numbers(boxes->upper[0], j) >= lower[0]);
        for (int k = 1; k < 3; k++)
            hit &= (box_numbers(boxes->lower[k], j) <= upper[k]) &
                   (box_numbers(boxes->upper[k], j) >= lower[k]);
        unsigned bits = mask_bits(hit);
        if (end - j < LANES)
            bits &= (1u << (end - j)) - 1;
        for (; bits; bits &= bits - 1) {
            const uint32_t other = boxes->id[j + (size_t)__builtin_ctz(bits)];
            if (sink->used == sink->room)
                sink->full(sink);
            uint32_t *pair = sink->pairs[sink->used++];
            pair[0] = id < other ? id : other;
            pair[1] = id < other ? other : id;
        }
        if (!mask_none(mask_not(begun)))
            break;
    }
}

/* The first box from j on that begins at `from` or later: exponential search, then binary
 * search. */
static size_t first_from(const real *lower, size_t j, size_t end, real from)
{
    size_t step = 1;
    while (step < end - j && lower[j + step - 1] < from)
        j += step, step *= 2;
    size_t last = step < end - j ? j + step : end;
    while (j < last) {
        const size_t middle = j + (last - j) / 2;
        if (lower[middle] < from)
            j = middle + 1;
        else
            last = middle;
    }
    return j;
}

void SWEEP(X(pairs_sweep), ISECT_KERNEL)(const Boxes *boxes, Column a, Column b, real reach,
                                         Sink *sink)
{
    const real *lower = boxes->lower[0];
    size_t first = b.begin;
    for (size_t i = a.begin; i < a.end; i++) {
        if (a.begin == b.begin) {
            first = i + 1;
        } else {
            const real size = real_abs(lower[i]) + reach;
            first = first_from(lower, first, b.end,
                               lower[i] - reach - (4 * REAL_EPSILON * size + REAL_MIN));
        }
        sweep_one(boxes, i, first, b.end, sink);
    }
}
