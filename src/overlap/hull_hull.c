/* isect_overlap_convex, isect_overlap_hull_hull, isect_overlap_hull_hull_hinted - do two convex
 * hulls of points share a point?
 *
 * They do exactly if the origin is in the hull of all differences of a vertex of a and one of b.
 * The method of Gilbert, Johnson and Keerthi (1988) searches the point of that hull nearest to the
 * origin. The part of a simplex of a few differences that is nearest to the origin gives a
 * direction (overlap/nearest.inc). If all differences are beyond the origin along it, that
 * direction separates the hulls. Else the difference that is least along it joins the part, and the
 * nearest part of the new simplex is nearer than before.
 *
 * The search is first in double. An answer is returned if it is certain:
 *
 *     apart       Along a direction w the least of a is greater than the greatest of b. With
 *                 e = 2^-52 for an operation in any rounding direction,
 *                     a sum of three products                3 e of the sum of their sizes
 *                     the difference of two such sums        4 e of the sizes of both
 *                     that it is not the least or greatest   6 e of the sizes of both, as others
 *                                                            may seem lower or higher
 *                     a product that underflows              the least normal number
 *
 *     together    Four differences have the origin between them: all four determinants of three of
 *                 them, every other one negated, have the same sign. The rows are differences of
 *                 given numbers, and so they err as those of orient3d do (exact/filter.h).
 *
 * In any other case (a difference repeats, or a simplex is nearly flat) the search continues in
 * exact arithmetic (exact/number.h), from the simplex that was reached. Every part is then nearer
 * than the one before, so none repeats, and the search ends: with a direction that separates, or
 * with the origin in a part. Directions are exact, of degree three at most. Along them the vertices
 * are compared in double with a bound of 5 e, one e of which is for the rounding of the direction;
 * comparisons within the bound are exact.
 *
 * Limbs in use (differences of differences take 34 limbs):
 *
 *     the points of a simplex                         4 * 3 * (4 + 34)
 *     a triangle: two sides, a normal                 2 * 3 * 34 + 3 * 68
 *       three times a cross product, a product, 102   3 * (3 * 68 + 136 + 102)
 *     an edge                                         less
 *     each other point                                3 * 34 + 136
 *     a comparison                                    12 + 3 * 34 + 3 * 136
 *     with intermediate results                       less than 3000 */
#include "core/power.h"
#include "engine/packed.h"
#include "exact/filter.h"
#include "exact/number.h"
#include "geometry/finite.h"
#include "overlap/convex.h"
#include "overlap/heights.h"
#include HEADER(overlap)

enum {
    ROUNDS = 24,
    FEW = 48 /* vertices, which are not packed */
};

typedef struct BoxedVertices {
    const X(vec3) * at;
    size_t count;
    const Vertices *packed;     /* the same in blocks; NULL: they are few, or too many */
    Offset3 lower, upper, size; /* the box, and the largest absolute values */
} BoxedVertices;

/* A vertex of each hull. */
typedef struct Pick {
    size_t a, b;
} Pick;

typedef struct Pair {
    BoxedVertices a, b;
    Pick pick[4]; /* the vertices of a simplex */
    int count;
    Offset3 axis; /* if they are apart: a is above b along it, up to rounding */
} Pair;

/* ---- nearest parts, in both kinds of numbers ---- */

typedef struct No_room {
    bool none;
} No_room;
static inline Offset3 rough_minus(Offset3 a, Offset3 b)
{
    return (Offset3){a.x - b.x, a.y - b.y, a.z - b.z};
}
static inline double rough_dot(Offset3 a, Offset3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline Offset3 rough_cross(Offset3 a, Offset3 b)
{
    return (Offset3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static inline Offset3 rough_negated(Offset3 a)
{
    return (Offset3){-a.x, -a.y, -a.z};
}
#define NEAREST(name) rough_##name
#define ROOM No_room
#define POINT Offset3
#define ZERO 0
#define MINUS(room, a, b) ((void)(room), rough_minus(a, b))
#define CROSS(room, a, b) ((void)(room), rough_cross(a, b))
#define DOT(room, a, b) ((void)(room), rough_dot(a, b))
#define NEGATED(a) rough_negated(a)
#define SIGN(x) (((x) > 0) - ((x) < 0))
#define RESET(room) (void)(room)
#include "overlap/nearest.inc"

typedef struct Exact_room {
    Limbs limbs;
    int mark;
} Exact_room;
#define NEAREST(name) exact_##name
#define ROOM Exact_room
#define POINT Number3
#define ZERO ((Number){0})
#define MINUS(room, a, b) isect_number3_minus(&(room)->limbs, a, b)
#define CROSS(room, a, b) isect_number3_cross(&(room)->limbs, a, b)
#define DOT(room, a, b) isect_number3_dot(&(room)->limbs, a, b)
#define NEGATED(a) isect_number3_negated(a)
#define SIGN(x) isect_number_sign(x)
#define RESET(room) ((room)->limbs.used = (room)->mark)
#include "overlap/nearest.inc"

/* Keeps the picks, and their points, whose bits are set in `part`. */
static void keep_part(Pair *pair, int part, Offset3 *point)
{
    int kept = 0;
    for (int i = 0; i < pair->count; i++)
        if (part >> i & 1) {
            pair->pick[kept] = pair->pick[i];
            point[kept++] = point[i];
        }
    pair->count = kept;
}

/* ---- in double ---- */

static Offset3 offset_of(const X(vec3) * p)
{
    return (Offset3){(double)p->x, (double)p->y, (double)p->z};
}
static bool plain_box(BoxedVertices *body)
{
    const X(vec3) *at = body->at;
    if (!all_finite((const real *)at, 3 * body->count))
        return false;
    X(vec3) lower = at[0], upper = at[0];
    for (size_t i = 1; i < body->count; i++) {
        const X(vec3) p = at[i];
        lower.x = p.x < lower.x ? p.x : lower.x, upper.x = p.x > upper.x ? p.x : upper.x;
        lower.y = p.y < lower.y ? p.y : lower.y, upper.y = p.y > upper.y ? p.y : upper.y;
        lower.z = p.z < lower.z ? p.z : lower.z, upper.z = p.z > upper.z ? p.z : upper.z;
    }
    body->lower = offset_of(&lower), body->upper = offset_of(&upper);
    return true;
}
static bool packed_box(BoxedVertices *body, Vertices *packed)
{
    VertexBounds bounds;
    packed->count = body->count;
#if ISECT_DOUBLE
    read_doubles(packed, &body->at->x);
#else
    read_floats(packed, &body->at->x);
#endif
    body->packed = packed;
    if (!move_vertices(packed, NULL, NULL, &bounds))
        return false;
    body->lower = (Offset3){bounds.lower[0], bounds.lower[1], bounds.lower[2]};
    body->upper = (Offset3){bounds.upper[0], bounds.upper[1], bounds.upper[2]};
    return true;
}
/* Many vertices become columns, of which each round then takes a quarter of the time. */
static bool body_of(BoxedVertices *body, const X(vec3) * at, size_t count, Vertices *packed)
{
    *body = (BoxedVertices){.at = at, .count = count};
    const bool packs = count > FEW && count <= PACKED_VERTICES;
    if (count == 0 || !(packs ? packed_box(body, packed) : plain_box(body)))
        return false;
    body->size = (Offset3){greater(fabs(body->lower.x), fabs(body->upper.x)),
                           greater(fabs(body->lower.y), fabs(body->upper.y)),
                           greater(fabs(body->lower.z), fabs(body->upper.z))};
    return true;
}

static bool boxes_apart(Pair *pair)
{
    const BoxedVertices *a = &pair->a, *b = &pair->b;
    const bool apart = (a->lower.x > b->upper.x) | (b->lower.x > a->upper.x) |
                       (a->lower.y > b->upper.y) | (b->lower.y > a->upper.y) |
                       (a->lower.z > b->upper.z) | (b->lower.z > a->upper.z);
    if (apart)
        pair->axis = (Offset3){(a->lower.x > b->upper.x) - (b->lower.x > a->upper.x),
                               (a->lower.y > b->upper.y) - (b->lower.y > a->upper.y),
                               (a->lower.z > b->upper.z) - (b->lower.z > a->upper.z)};
    return apart;
}

static inline double projection(Offset3 direction, const X(vec3) * p)
{
    return direction.x * (double)p->x + direction.y * (double)p->y + direction.z * (double)p->z;
}

/* The support point in a direction, and its projection. */
static size_t support_point(const BoxedVertices *body, Offset3 direction, double *most)
{
    size_t best = 0;
    if (body->packed) {
        best = farthest_vertex(body->packed, (double[]){direction.x, direction.y, direction.z});
        *most = projection(direction, &body->at[best]);
        return best;
    }
    *most = projection(direction, &body->at[0]);
    for (size_t i = 1; i < body->count; i++) {
        const double height = projection(direction, &body->at[i]);
        if (height > *most)
            *most = height, best = i;
    }
    return best;
}

/* The error bound of the difference of the heights of two vertices, one of each hull, for `errors`
 * e. */
static double projection_bound(Offset3 direction, Offset3 size, double errors)
{
    const double least = 0x1p-900; /* more than DBL_MIN, so that no product is subnormal */
    const double sizes = (fabs(direction.x) + least) * size.x +
                         (fabs(direction.y) + least) * size.y +
                         (fabs(direction.z) + least) * size.z;
    return errors * DBL_EPSILON * sizes + 16 * DBL_MIN;
}

static bool surely_round_origin(const Offset3 p[4])
{
    const double least = FLOAT_OR(0x1p-320), most = 0x1p340;
    const Offset3 q = rough_cross(p[0], p[1]), r = rough_cross(p[2], p[3]);
    const double det[4] = {rough_dot(p[1], r), -rough_dot(p[0], r), rough_dot(p[3], q),
                           -rough_dot(p[2], q)};
    const double x = greater(greatest(p[0].x, p[1].x, p[2].x), fabs(p[3].x));
    const double y = greater(greatest(p[0].y, p[1].y, p[2].y), fabs(p[3].y));
    const double z = greater(greatest(p[0].z, p[1].z, p[2].z), fabs(p[3].z));
    const double size = greatest(x, y, z);
    const double bound = 50 * DBL_EPSILON * ((x + least) * (y + least) * (z + least));
    const int side = certain(det[0], bound, size, most);
    return side != 0 && certain(det[1], bound, size, most) == side &&
           certain(det[2], bound, size, most) == side && certain(det[3], bound, size, most) == side;
}

static bool has_pick(const Pair *pair, Pick pick)
{
    for (int i = 0; i < pair->count; i++)
        if (pair->pick[i].a == pick.a && pair->pick[i].b == pick.b)
            return true;
    return false;
}

/* 1 if the hulls certainly meet, -1 if they are certainly apart, else 0 with a simplex near the
 * origin. The first direction is half the difference of the centres of the boxes, which is always
 * finite. */
static int look_roughly(Pair *pair)
{
    const BoxedVertices *a = &pair->a, *b = &pair->b;
    const Offset3 size = {a->size.x + b->size.x, a->size.y + b->size.y, a->size.z + b->size.z};
    Offset3 point[4];
    Offset3 direction = {(a->lower.x / 4 + a->upper.x / 4) - (b->lower.x / 4 + b->upper.x / 4),
                         (a->lower.y / 4 + a->upper.y / 4) - (b->lower.y / 4 + b->upper.y / 4),
                         (a->lower.z / 4 + a->upper.z / 4) - (b->lower.z / 4 + b->upper.z / 4)};
    No_room none = {true};
    if (direction.x == 0 && direction.y == 0 && direction.z == 0)
        direction.x = 1;
    for (int round = 0; round < ROUNDS; round++) {
        const double length = greatest(direction.x, direction.y, direction.z);
        if (!(length > 0 && length <= DBL_MAX))
            return 0;
        direction = (Offset3){direction.x / length, direction.y / length, direction.z / length};
        double least, most;
        const Pick pick = {support_point(a, rough_negated(direction), &least),
                           support_point(b, direction, &most)};
        pair->axis = direction;
        if (-least - most > projection_bound(direction, size, 10))
            return -1;
        if (has_pick(pair, pick))
            return 0;
        pair->pick[pair->count] = pick;
        point[pair->count++] = offset3(&a->at[pick.a], &b->at[pick.b]);
        if (pair->count == 4 && surely_round_origin(point))
            return 1;
        const int all = (1 << pair->count) - 1;
        const int part = rough_part(&none, point, pair->count, 1 << (pair->count - 1), &direction);
        if (part == all && pair->count == 4)
            return 0;
        keep_part(pair, part, point);
    }
    return 0;
}

/* ---- exact ---- */

static inline Number3 exact_corner(Exact_room *room, const X(vec3) * p, int unit)
{
    return isect_number3(&room->limbs, (const double[]){(double)p->x, (double)p->y, (double)p->z},
                         unit);
}

/* The direction in double, its largest number near 1. */
static Offset3 rounded_direction(Number3 direction)
{
    const Exact number[3] = {isect_number_rounded(direction.x), isect_number_rounded(direction.y),
                             isect_number_rounded(direction.z)};
    const int top = exact_top(number, 3);
    return (Offset3){times_power(number[0].mantissa, number[0].exponent - top),
                     times_power(number[1].mantissa, number[1].exponent - top),
                     times_power(number[2].mantissa, number[2].exponent - top)};
}

/* The support point in a direction. */
static size_t exact_support_point(Exact_room *room, const BoxedVertices *body, Number3 direction,
                                  int unit)
{
    const Offset3 rough = rounded_direction(direction);
    const double bound = 2 * projection_bound(rough, body->size, 5);
    double most = projection(rough, &body->at[0]);
    size_t best = 0;
    for (size_t i = 1; i < body->count; i++) {
        const double height = projection(rough, &body->at[i]);
        if (height < most - bound)
            continue;
        bool farther = height > most + bound;
        if (!farther) {
            const int mark = room->limbs.used;
            const Number3 p = exact_corner(room, &body->at[i], unit);
            const Number3 d =
                isect_number3_minus(&room->limbs, p, exact_corner(room, &body->at[best], unit));
            farther = isect_number_sign(isect_number3_dot(&room->limbs, direction, d)) > 0;
            room->limbs.used = mark;
        }
        if (farther)
            most = height, best = i;
    }
    return best;
}

static Number3 exact_difference(Exact_room *room, const Pair *pair, Pick pick, int unit)
{
    const Number3 p = exact_corner(room, &pair->a.at[pick.a], unit);
    return isect_number3_minus(&room->limbs, p, exact_corner(room, &pair->b.at[pick.b], unit));
}

/* A unit in which the largest numbers take one limb; 24-bit numbers do even if they are 2^36 times
 * smaller. */
static int unit_of(const Pair *pair)
{
    const Offset3 a = pair->a.size, b = pair->b.size;
    int exponent;
    frexp(greater(greatest(a.x, a.y, a.z), greatest(b.x, b.y, b.z)), &exponent);
    return exponent - 61;
}

static bool meet_exactly(Pair *pair)
{
    const int unit = unit_of(pair);
    Exact_room room;
    int newest = 0;
    for (;;) {
        Number3 point[4], direction;
        Offset3 unused[4] = {{0}};
        room.limbs.used = 0;
        for (int i = 0; i < pair->count; i++)
            point[i] = exact_difference(&room, pair, pair->pick[i], unit);
        room.mark = room.limbs.used;
        const int part = exact_part(&room, point, pair->count, newest, &direction);
        if (part == 15 || isect_number3_is_zero(direction))
            return true;
        keep_part(pair, part, unused);
        const Pick next = {
            exact_support_point(&room, &pair->a, isect_number3_negated(direction), unit),
            exact_support_point(&room, &pair->b, direction, unit)};
        const Number3 d = exact_difference(&room, pair, next, unit);
        pair->axis = rounded_direction(direction);
        if (isect_number_sign(isect_number3_dot(&room.limbs, direction, d)) > 0)
            return false;
        newest = 1 << pair->count;
        pair->pick[pair->count++] = next;
    }
}

static bool decide(Pair *pair, const X(vec3) * a, size_t count_a, const X(vec3) * b, size_t count_b)
{
    Vertices packed[2];
    pair->count = 0, pair->axis = (Offset3){0, 0, 0};
    if (!body_of(&pair->a, a, count_a, &packed[0]) || !body_of(&pair->b, b, count_b, &packed[1]) ||
        boxes_apart(pair))
        return false;
    const int certain_side = look_roughly(pair);
    return certain_side ? certain_side > 0 : meet_exactly(pair);
}

bool X(overlap_convex)(const X(vec3) * a, size_t count_a, const X(vec3) * b, size_t count_b)
{
    Pair pair;
    return decide(&pair, a, count_a, b, count_b);
}

bool X(overlap_hull_hull)(const X(hull) * a, const X(hull) * b)
{
    if (a->vertex_count == 0 || b->vertex_count == 0)
        return X(overlap_planes)(X(any_hull)(a), X(any_hull)(b));
    return X(overlap_convex)(a->vertices, a->vertex_count, b->vertices, b->vertex_count);
}

/* ---- with a hint ---- */

#define HEIGHTS_IN(isa) HEIGHTS(X(heights), isa),
static PointHeights heights_of(const X(hull) * hull, const X(vec3) * direction)
{
    static X(HeightsOf) *const heights[] = {ISAS_TO_AVX2(HEIGHTS_IN)};
    return heights[isect_isa_index()](hull->vertices, hull->vertex_count, direction);
}

/* Is all of a certainly above all of b? In real numbers; with e = REAL_EPSILON the difference of
 * two heights is wrong by at most 4 e of the sizes of their products, and by underflow. A hull
 * with NaN or infinity, of which this may be true, overlaps nothing. */
static bool surely_above(const X(hull) * a, const X(hull) * b, const X(vec3) * axis)
{
    const X(vec3) down = {-axis->x, -axis->y, -axis->z};
    const real length = real_abs(axis->x) + real_abs(axis->y) + real_abs(axis->z);
    const PointHeights above = heights_of(a, &down), below = heights_of(b, axis);
    const real error = 8 * REAL_EPSILON * (length * (above.size + below.size)) + 16 * REAL_MIN;
    return -above.most - below.most > error;
}

bool X(overlap_hull_hull_hinted)(const X(hull) * a, const X(hull) * b, X(vec3) * axis)
{
    Pair pair;
    if (a->vertex_count == 0 || b->vertex_count == 0)
        return X(overlap_hull_hull)(a, b);
    if (surely_above(a, b, axis))
        return false;
    if (decide(&pair, a->vertices, a->vertex_count, b->vertices, b->vertex_count))
        return true;
    if (pair.axis.x != 0 || pair.axis.y != 0 || pair.axis.z != 0)
        *axis = (X(vec3)){(real)pair.axis.x, (real)pair.axis.y, (real)pair.axis.z};
    return false;
}
