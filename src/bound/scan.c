/* bound/scan.c - the box of many points (bound/scan.h).
 *
 * Points are columns, one array per coordinate, triples without gaps, or have any other stride. The
 * first two are scanned alike: three registers are loaded per step, and each lane of each register
 * always holds the same axis. For triples lane j of register r holds axis (r * LANES + j) % 3.
 * Numbers change lanes only at the end. Points with another stride are slower to load than to
 * compare, and are scanned one by one. The last step ends with the last point; points loaded twice
 * change neither the least nor the greatest. */
#include "bound/scan.h"
#include "core/lane.h"

static bool box_one_by_one(const PointSet *set, real lower[3], real upper[3])
{
    real least[3], most[3], wrong = 0;
    for (int axis = 0; axis < 3; axis++)
        least[axis] = most[axis] = coordinate_at(set, axis, 0);
    for (size_t i = 0; i < set->n; i++)
        for (int axis = 0; axis < 3; axis++) {
            const real x = coordinate_at(set, axis, i);
            least[axis] = x < least[axis] ? x : least[axis];
            most[axis] = x > most[axis] ? x : most[axis];
            wrong += x * 0;
        }
    memcpy(lower, least, sizeof least);
    memcpy(upper, most, sizeof most);
    return wrong == 0;
}

#if LANES > 1
static bool is_columns(const PointSet *set)
{
    return set->stride == sizeof(real);
}
static bool is_triples(const PointSet *set)
{
    const real *const *coordinate = set->coordinate;
    return set->stride == 3 * sizeof(real) && coordinate[1] == coordinate[0] + 1 &&
           coordinate[2] == coordinate[0] + 2;
}

/* For triples or columns of at least LANES points. */
static bool box_side_by_side(const PointSet *set, bool triples, real lower[3], real upper[3])
{
    const size_t last = triples ? 3 * (set->n - LANES) : set->n - LANES;
    const size_t step = triples ? 3 * LANES : LANES;
    const real *from[3];
    num least[3], most[3], wrong = splat(0);
    for (int r = 0; r < 3; r++) {
        from[r] = triples ? set->coordinate[0] + r * LANES : set->coordinate[r];
        least[r] = most[r] = *(const num_in_memory *)from[r];
    }
    for (size_t i = 0;; i = i + step < last ? i + step : last) {
        for (int r = 0; r < 3; r++) {
            const num x = *(const num_in_memory *)(from[r] + i);
            least[r] = num_min(x, least[r]);
            most[r] = num_max(x, most[r]);
            wrong += x * R(0.0);
        }
        if (i == last)
            break;
    }
    for (int axis = 0; axis < 3; axis++)
        lower[axis] = REAL_INF, upper[axis] = -REAL_INF;
    bool right = true;
    for (int r = 0; r < 3; r++)
        for (int j = 0; j < LANES; j++) {
            const int axis = triples ? (r * LANES + j) % 3 : r;
            lower[axis] = least[r][j] < lower[axis] ? least[r][j] : lower[axis];
            upper[axis] = most[r][j] > upper[axis] ? most[r][j] : upper[axis];
            right &= wrong[j] == 0;
        }
    return right;
}
#endif

bool SCAN(X(scan_box), ISECT_KERNEL)(const PointSet *set, real lower[3], real upper[3])
{
    bool right;
#if LANES > 1
    if (set->n >= LANES && (is_columns(set) || is_triples(set)))
        right = box_side_by_side(set, is_triples(set), lower, upper);
    else
#endif
        right = box_one_by_one(set, lower, upper);
    for (int axis = 0; axis < 3; axis++)
        lower[axis] += 0, upper[axis] += 0;
    return right;
}
