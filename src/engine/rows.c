/* engine/rows.c - overlap and nearest points of any two convex shapes; see engine/rows.h.
 *
 * All is computed in double, for floats too, by engine/convex.h. The decision comes first: shapes
 * are apart if a plane is found that separates them, beyond what rounding may do. Where the pair has
 * an exact overlap that decides, and the numbers are made to agree. */
#include "engine/rows.h"

#include "core/batch.h"
#include "core/environment.h"
#include "core/power.h"

static bool bodies_of(Body *a, BodyShape shape_a, const void *given_a, Body *b, BodyShape shape_b,
                      const void *given_b)
{
    const BodySource of_a = source_of(shape_a, given_a), of_b = source_of(shape_b, given_b);
    return isect_bodies(a, &of_a, b, &of_b);
}

bool X(engine_overlap)(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b)
{
    Body first, second;
    return bodies_of(&first, shape_a, a, &second, shape_b, b) &&
           isect_convex_overlap(&first.convex, &second.convex, NULL, NULL);
}

/* ---- nearest points ---- */

static X(vec3) vec3_of(const BodyFrame *frame, const double from[3])
{
    double to[3];
    real x[3];
    isect_body_point(frame, from, to);
    for (int k = 0; k < 3; k++)
        x[k] = (real)fmin(fmax(to[k], -(double)REAL_MAX), (double)REAL_MAX) + 0;
    return (X(vec3)){x[0], x[1], x[2]};
}
/* The square of a distance, of what is apart: never 0 and never infinite. */
static real square_of(const BodyFrame *frame, double distance)
{
    const double length = times_power(distance, frame->exponent) / frame->unit;
    const real square = (real)fmin(length * length, (double)REAL_MAX);
    return distance > 0 && square > 0 ? square : next_up(0);
}
/* A point between those of the cores, within both radii. */
static X(nearest) common_point(const Body *a, const Body *b, const ConvexDistance *found)
{
    const double both = a->convex.radius + b->convex.radius;
    const double share = both > 0 ? a->convex.radius / both : 0.5;
    double point[3];
    for (int k = 0; k < 3; k++)
        point[k] = found->core_a[k] + share * (found->core_b[k] - found->core_a[k]);
    const X(vec3) at = vec3_of(&a->frame, point);
    return (X(nearest)){at, at, 0};
}

X(nearest)
X(engine_closest)(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b,
                  Decide *decide)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    Body first, second;
    ConvexCache cache = {.count = 0};
    ConvexDistance found;
    if (!bodies_of(&first, shape_a, a, &second, shape_b, b))
        return (X(nearest)){{0, 0, 0}, {0, 0, 0}, REAL_INF};
    const bool meet = isect_convex_overlap(&first.convex, &second.convex, &cache, &found);
    if (decide ? decide(a, b) : meet)
        return common_point(&first, &second, &found);
    if (!meet)
        found = isect_convex_distance(&first.convex, &second.convex, tolerance, (double)INFINITY,
                                      &cache);
    const real square = square_of(&first.frame, found.distance_high);
    return (X(nearest)){vec3_of(&first.frame, found.a), vec3_of(&first.frame, found.b), square};
}

/* ---- many ---- */

/* Both sides of a batch, and a pair of them as it is given to the function for one. */
typedef struct Batch {
    Operand a, b;
    real first[MAX_NUMBERS], second[MAX_NUMBERS];
} Batch;

static void begin_batch(Batch *batch, const EngineMany *a, const EngineMany *b)
{
    X(operand_of)(&batch->a, a->view, a->bytes);
    X(operand_of)(&batch->b, b->view, b->bytes);
}
static void read_shape(const Operand *from, size_t i, real *numbers)
{
    for (size_t f = 0; f < from->numbers; f++)
        numbers[f] = *(const real *)(const void *)((const char *)from->number[f] + i * from->stride);
}
static void read_pair(Batch *batch, size_t i)
{
    read_shape(&batch->a, i, batch->first), read_shape(&batch->b, i, batch->second);
}

void X(engine_overlap_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         uint64_t *bits)
{
    Batch batch;
    const Environment before = environment_enter();
    begin_batch(&batch, a, b);
    for (size_t i = 0; i < n; i++) {
        if (i % 64 == 0)
            bits[i / 64] = 0;
        read_pair(&batch, i);
        const bool yes = decide ? decide(batch.first, batch.second)
                                : X(engine_overlap)(a->shape, batch.first, b->shape, batch.second);
        bits[i / 64] |= (uint64_t)yes << i % 64;
    }
    environment_leave(before);
}

void X(engine_closest_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         X(nearests) answers)
{
    Batch batch;
    Answers out;
    const Environment before = environment_enter();
    begin_batch(&batch, a, b);
    X(answers_of)(&out, &answers, sizeof answers);
    for (size_t i = 0; i < n; i++) {
        read_pair(&batch, i);
        const X(nearest) nearest =
            X(engine_closest)(a->shape, batch.first, b->shape, batch.second, decide);
        for (size_t f = 0; f < out.numbers; f++)
            *(real *)(void *)((char *)out.number[f] + i * out.stride) =
                ((const real *)(const void *)&nearest)[f];
    }
    environment_leave(before);
}
