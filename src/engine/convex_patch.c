/* engine/convex_patch.c - the points of a contact; see engine/convex_patch.h.
 *
 * Along the normal n of the contact each body has a face:
 *
 *     polytope                    the face at its support point that faces n most
 *     capsule, cylinder, cone     a line of its side, or a cap
 *     round cone                  a line of its side
 *     other round shapes          a point
 *
 * Projected along n, both faces are convex polygons or segments, and their intersection is the
 * patch. A corner of the patch is a corner of a face or the crossing of two sides. It is lifted
 * along n to both faces, so that
 *
 *     b - a = gap n,    a on the face of A, b on that of B
 *
 * The lines of two segments that are only nearly parallel do not overlap along n: there b - a is
 * not exactly along n. Coordinates are about 1 in size; h = 2^-53. The cosine between n and the
 * normal of a face is at least LEAST_SLOPE, so that the errors are
 *
 *     a corner, a crossing        8 h, and `flat` if it is close to a side
 *     its height over a face      8 h / LEAST_SLOPE, and `flat` if the face is not planar
 */
#include "engine/convex_patch.h"

#include "engine/minkowski.h"
#include <math.h>
#include <string.h>

enum { FACE_CORNERS = PATCH_SIDES, CAP_CORNERS = 8, CLIPPED = 2 * FACE_CORNERS };
#define PARALLEL 0.0625 /* the greatest sine between lines that have a part in common */

/* Corners are counterclockwise as seen against n. */
typedef struct Face {
    int count;
    Vec3d at[FACE_CORNERS], normal; /* the normal, if count >= 3 */
    uint32_t id[FACE_CORNERS];
} Face;

static Vec3d vertex_of(const Body *body, uint32_t i)
{
    double at[3];
    body->convex.vertex(body, i, at);
    return vector_of(at);
}
static uint32_t count_of_corners(const Body *body)
{
    switch (body->source.shape) {
    case BODY_hull:
        return (uint32_t)body->source.vertices;
    case BODY_kdop:
    case BODY_frustum:
        return (uint32_t)body->vertices.count;
    case BODY_triangle:
        return 3;
    case BODY_tetrahedron:
        return 4;
    default:
        return 8;
    }
}

/* ---- faces of polytopes ---- */

/* Corners from `first` on, coordinate by coordinate. */
typedef struct CornerBlock {
    const double (*at)[VERTEX_BLOCK]; /* may have others behind the last */
    double copied[3][VERTEX_BLOCK];
    uint32_t first, count;
} CornerBlock;

/* The block after one; the first one if that is all 0. Returns false if there is none. */
static bool next_block(const Body *body, CornerBlock *block)
{
    const uint32_t all = count_of_corners(body);
    block->first += block->count;
    block->count = all - block->first < VERTEX_BLOCK ? all - block->first : VERTEX_BLOCK;
    if (body->core == CORE_VERTICES && block->first < body->vertices.count) {
        block->at = (const double(*)[VERTEX_BLOCK])body->vertices.at[block->first / VERTEX_BLOCK];
        return true;
    }
    for (uint32_t i = 0; i < block->count; i++) {
        const Vec3d at = vertex_of(body, block->first + i);
        block->copied[0][i] = at.x, block->copied[1][i] = at.y, block->copied[2][i] = at.z;
    }
    block->at = (const double(*)[VERTEX_BLOCK])block->copied;
    return block->count > 0;
}
static Vec3d corner_in(const CornerBlock *block, uint32_t i)
{
    return (Vec3d){block->at[0][i], block->at[1][i], block->at[2][i]};
}
/* Loops without a branch, which compilers turn into SIMD. */
static void heights_in(const CornerBlock *block, Vec3d from, Vec3d n, double to[VERTEX_BLOCK])
{
    const double(*at)[VERTEX_BLOCK] = block->at;
    for (int i = 0; i < VERTEX_BLOCK; i++)
        to[i] = n.x * (at[0][i] - from.x) + n.y * (at[1][i] - from.y) + n.z * (at[2][i] - from.z);
}
static void lengths_in(const CornerBlock *block, Vec3d from, double to[VERTEX_BLOCK])
{
    const double(*at)[VERTEX_BLOCK] = block->at;
    for (int i = 0; i < VERTEX_BLOCK; i++) {
        const double x = at[0][i] - from.x, y = at[1][i] - from.y, z = at[2][i] - from.z;
        to[i] = sqrt(x * x + y * y + z * z);
    }
}

/* The direction to the corner that is least below the first, relative to its distance. An edge of
 * the polytope has this direction. */
static bool second_corner(const Body *body, Vec3d first, Vec3d n, Vec3d *edge)
{
    double least = 1 - LEAST_SLOPE * LEAST_SLOPE, far = 0;
    uint32_t best = 0;
    for (CornerBlock block = {.count = 0}; next_block(body, &block);) {
        double length[VERTEX_BLOCK], rise[VERTEX_BLOCK];
        lengths_in(&block, first, length), heights_in(&block, first, n, rise);
        for (uint32_t i = 0; i < block.count; i++)
            if (length[i] > 0x1p-40 && -rise[i] < least * length[i])
                least = -rise[i] / length[i], far = length[i], best = block.first + i;
    }
    if (far > 0)
        *edge = scale3d(1 / far, sub3d(vertex_of(body, best), first));
    return far > 0;
}
/* Rotates the plane through the edge until it meets another corner, to the nearer side. */
static bool third_corner(const Body *body, Vec3d first, Vec3d edge, Vec3d m, Vec3d *normal)
{
    const Vec3d aside = cross3d(edge, m);
    double least = INFINITY, turn = 0;
    for (CornerBlock block = {.count = 0}; next_block(body, &block);) {
        double x[VERTEX_BLOCK], rise[VERTEX_BLOCK];
        heights_in(&block, first, aside, x), heights_in(&block, first, m, rise);
        for (uint32_t i = 0; i < block.count; i++) {
            const double off = fabs(x[i]), y = larger(-rise[i], 0);
            if (off > 0x1p-40 && y < least * off)
                least = y / off, turn = x[i] > 0 ? least : -least;
        }
    }
    return least < INFINITY && unit_of(mad3d(m, turn, aside), normal);
}
static void add_corner(Face *face, Vec3d at, uint32_t id)
{
    for (int i = 0; i < face->count; i++)
        if (face->id[i] == id || norm1(sub3d(face->at[i], at)) <= 0x1p-40)
            return;
    face->at[face->count] = at, face->id[face->count++] = id;
}
/* Is the corner farther along some of the directions all round? */
static void see_corner(double x, double y, uint32_t id, double most[FACE_CORNERS],
                       uint32_t best[FACE_CORNERS])
{
    static const double cosine[4] = {0.98078528040323045, 0.83146961230254523, 0.55557023301960222,
                                     0.19509032201612827}; /* of 11.25, 33.75, ... degrees */
    for (int turn = 0; turn < FACE_CORNERS / 2; turn++) {
        const double c = cosine[turn % 4], s = cosine[3 - turn % 4];
        const double reach = turn < 4 ? c * x + s * y : c * y - s * x;
        if (reach > most[turn])
            most[turn] = reach, best[turn] = id;
        if (-reach > most[turn + FACE_CORNERS / 2])
            most[turn + FACE_CORNERS / 2] = -reach, best[turn + FACE_CORNERS / 2] = id;
    }
}
/* The corners in the plane that are farthest along directions all round, counterclockwise about the
 * normal. */
static void round_face(const Body *body, Vec3d first, Vec3d edge, double flat, Face *face)
{
    const Vec3d side = cross3d(face->normal, edge);
    double most[FACE_CORNERS];
    uint32_t best[FACE_CORNERS];
    for (int turn = 0; turn < FACE_CORNERS; turn++)
        most[turn] = -INFINITY;
    for (CornerBlock block = {.count = 0}; next_block(body, &block);) {
        double height[VERTEX_BLOCK];
        heights_in(&block, first, face->normal, height);
        for (uint32_t i = 0; i < block.count; i++) {
            if (!(fabs(height[i]) <= flat))
                continue;
            const Vec3d d = sub3d(corner_in(&block, i), first);
            see_corner(dot3d(edge, d), dot3d(side, d), block.first + i, most, best);
        }
    }
    for (int turn = 0; turn < FACE_CORNERS; turn++)
        if (most[turn] > -INFINITY && (turn == 0 || best[turn] != best[turn - 1]))
            add_corner(face, vertex_of(body, best[turn]), best[turn]);
}
/* The two end corners of the edge. */
static void edge_face(const Body *body, Vec3d first, Vec3d edge, double flat, Face *face)
{
    uint32_t ends[2] = {0, 0};
    double low = INFINITY, high = -INFINITY;
    const uint32_t count = count_of_corners(body);
    for (uint32_t i = 0; i < count; i++) {
        const Vec3d d = sub3d(vertex_of(body, i), first);
        const double t = dot3d(d, edge);
        if (!(norm1(mad3d(d, -t, edge)) <= flat))
            continue;
        if (t < low)
            low = t, ends[0] = i;
        if (t > high)
            high = t, ends[1] = i;
    }
    for (int i = 0; i < 2; i++)
        add_corner(face, vertex_of(body, ends[i]), ends[i]);
}
/* A triangle that is not thin and faces n or the opposite direction, as round_face would set it but
 * for the first corner; false for others. */
static bool set_triangle(const Vec3d at[3], Vec3d n, Face *face)
{
    const Vec3d u = sub3d(at[1], at[0]), v = sub3d(at[2], at[0]), across = cross3d(u, v);
    const double square = dot3d(across, across), cosine = dot3d(n, across);
    if (!(square > THIN * (dot3d(u, u) * dot3d(v, v))) ||
        !(cosine * cosine >= LEAST_SLOPE * LEAST_SLOPE * square))
        return false;
    const uint32_t second = cosine > 0 ? 1 : 2;
    const uint32_t ids[3] = {0, second, 3 - second};
    face->normal = scale3d((cosine > 0 ? 1 : -1) / sqrt(square), across);
    for (int i = 0; i < 3; i++)
        face->id[i] = ids[i], face->at[i] = at[ids[i]];
    face->count = 3;
    return true;
}
static bool triangle_face(const Body *body, Vec3d n, Face *face)
{
    if (body->source.shape != BODY_triangle)
        return false;
    const Vec3d first = vector_of(body->at), u = vector_of(body->edge[0]),
                v = vector_of(body->edge[1]);
    const Vec3d at[3] = {first, add3d(first, u), add3d(first, v)};
    return norm1(u) > 0x1p-30 && norm1(v) > 0x1p-30 && set_triangle(at, n, face);
}
static void polytope_face(const Body *body, Vec3d n, double flat, Face *face)
{
    double direction[3], at[3];
    uint32_t id = CONVEX_NO_FEATURE;
    Vec3d edge = n, m = n;
    set_vector(direction, n);
    body->convex.support(body, direction, at, &id);
    const Vec3d first = vector_of(at);
    Vec3d outward = n;
    if (!second_corner(body, first, n, &edge)) {
        add_corner(face, first, id);
    } else if (unit_of(mad3d(n, -dot3d(n, edge), edge), &m) &&
               third_corner(body, first, edge, m, &face->normal) &&
               dot3d(face->normal, n) >= LEAST_SLOPE) {
        round_face(body, first, edge, flat, face);
        outward = face->normal;
    } else {
        edge_face(body, first, edge, flat, face);
        outward = m;
    }
    for (int i = 0; i < face->count; i++)
        face->at[i] = mad3d(face->at[i], body->convex.radius, outward);
}

/* ---- faces of boxes ---- */

static bool is_box(const Body *body)
{
    return (body->source.shape == BODY_aabb || body->source.shape == BODY_obb) &&
           norm1(vector_of(body->edge[0])) > 0x1p-30 && norm1(vector_of(body->edge[1])) > 0x1p-30 &&
           norm1(vector_of(body->edge[2])) > 0x1p-30;
}
/* The face at the farthest corner that faces n most. */
static bool box_face(const Body *body, Vec3d n, Face *face)
{
    uint32_t corner = 0, axis = 0;
    double best = -1;
    bool best_back = false;
    Vec3d edge[3];
    for (uint32_t k = 0; k < 3; k++) {
        edge[k] = vector_of(body->edge[k]);
        corner |= (uint32_t)(dot3d(n, edge[k]) > 0) << k;
    }
    for (uint32_t k = 0; k < 3; k++) {
        Vec3d normal = cross3d(edge[(k + 1) % 3], edge[(k + 2) % 3]);
        const bool back = (dot3d(normal, edge[k]) > 0) != (corner >> k & 1);
        if (!unit_of(back ? opposite(normal) : normal, &normal) || !(dot3d(n, normal) > best))
            continue;
        best = dot3d(n, normal), face->normal = normal, axis = k, best_back = back;
    }
    if (!(best >= LEAST_SLOPE))
        return false;
    const uint32_t u = 1U << (axis + 1) % 3, v = 1U << (axis + 2) % 3, at = corner & 1U << axis;
    const uint32_t ids[4] = {at, at | (best_back ? v : u), at | u | v, at | (best_back ? u : v)};
    for (int i = 0; i < 4; i++)
        face->id[i] = ids[i], face->at[i] = vertex_of(body, ids[i]);
    face->count = 4;
    return true;
}

/* ---- faces of round shapes ---- */

static void cap_face(const Body *body, bool far, Vec3d axis, Face *face)
{
    const Vec3d u = vector_of(body->edge[1]), v = cross3d(axis, u);
    const Vec3d center =
        far ? add3d(vector_of(body->at), vector_of(body->edge[0])) : vector_of(body->at);
    const double r = body->radius[far], d = 0.70710678118654752 * r;
    const double x[CAP_CORNERS] = {r, d, 0, -d, -r, -d, 0, d},
                 y[CAP_CORNERS] = {0, d, r, d, 0, -d, -r, -d};
    face->normal = axis;
    for (uint32_t i = 0; i < CAP_CORNERS; i++)
        add_corner(face, mad3d(mad3d(center, x[i], u), y[i], v), i + (far ? CAP_CORNERS : 0));
}
/* A cap, or the line along the side, whichever faces n more. */
static void discs_face(const Body *body, Vec3d n, Face *face)
{
    const Vec3d along = vector_of(body->edge[0]);
    const Vec3d axis = cross3d(vector_of(body->edge[1]), vector_of(body->edge[2]));
    const bool far = dot3d(n, along) > 0;
    const double c = dot3d(n, axis);
    Vec3d m, line;
    const double cap = body->radius[far] > 0 ? fabs(c) : 0, best = fmax(cap, LEAST_SLOPE);
    if (unit_of(mad3d(n, -c, axis), &m) && norm1(along) > 0) {
        const Vec3d from = mad3d(vector_of(body->at), body->radius[0], m);
        const Vec3d to = mad3d(add3d(vector_of(body->at), along), body->radius[1], m);
        const double drop = unit_of(sub3d(to, from), &line) ? dot3d(n, line) : (line = m, 1);
        if (1 - drop * drop > best * best && dot3d(n, m) > drop * dot3d(line, m)) {
            add_corner(face, from, 2 * CAP_CORNERS);
            add_corner(face, to, 2 * CAP_CORNERS + 1);
            return;
        }
    }
    if (cap >= LEAST_SLOPE)
        cap_face(body, far, c > 0 ? axis : opposite(axis), face);
}

/* The line along the side, if its normal is nearly n. */
static void balls_face(const Body *body, Vec3d n, Face *face)
{
    const Vec3d along = vector_of(body->edge[0]), first = vector_of(body->at);
    const Vec3d axis = cross3d(vector_of(body->edge[1]), vector_of(body->edge[2]));
    const double sine = (body->radius[0] - body->radius[1]) / sqrt(dot3d(along, along));
    Vec3d m;
    if (!(fabs(sine) < 1) || !unit_of(mad3d(n, -dot3d(n, axis), axis), &m))
        return;
    const Vec3d normal = mad3d((Vec3d){sine * axis.x, sine * axis.y, sine * axis.z},
                               sqrt((1 - sine) * (1 + sine)), m);
    if (dot3d(n, normal) < 1 - PARALLEL * PARALLEL / 2)
        return;
    const double r = body->convex.radius;
    add_corner(face, mad3d(first, body->radius[0] + r, normal), 2 * CAP_CORNERS);
    add_corner(face, mad3d(add3d(first, along), body->radius[1] + r, normal), 2 * CAP_CORNERS + 1);
}

static Face face_of(const Body *body, Vec3d n, double flat)
{
    Face face; /* not initialized as a whole: most of it is unused */
    face.count = 0, face.normal = n;
    if ((is_box(body) && box_face(body, n, &face)) || triangle_face(body, n, &face))
        return face;
    if (body->convex.vertex)
        polytope_face(body, n, flat, &face);
    else if (body->source.shape == BODY_disc || body->source.shape == BODY_cylinder ||
             body->source.shape == BODY_cone)
        discs_face(body, n, &face);
    else if (body->source.shape == BODY_roundcone)
        balls_face(body, n, &face);
    return face;
}

/* ---- intersection of faces ---- */

/* The projection along n; x and y span its plane. */
typedef struct Clip {
    Vec3d n, x, y;
    const Face *a, *b; /* both counterclockwise in the projection */
    double flat;
    int count;
    PatchPoint point[CLIPPED];
} Clip;
/* `edge` is the side that leaves the corner: of b, or FACE_CORNERS + that of a. */
typedef struct ClipCorner {
    double x, y;
    int edge;
} ClipCorner;

static ClipCorner seen(const Clip *clip, Vec3d at, int edge)
{
    return (ClipCorner){dot3d(at, clip->x), dot3d(at, clip->y), edge};
}
/* The height along n at which a line along n meets the face. */
static double height_on(const Clip *clip, const Face *face, Vec3d at)
{
    const Vec3d first = face->at[0];
    if (face->count >= 3)
        return dot3d(clip->n, at) +
               dot3d(face->normal, sub3d(first, at)) / dot3d(face->normal, clip->n);
    const Vec3d along = sub3d(face->at[1], first);
    const Vec3d across = mad3d(along, -dot3d(along, clip->n), clip->n);
    const double t = dot3d(sub3d(at, first), across) / dot3d(across, across);
    return dot3d(clip->n, first) + fmin(fmax(t, 0), 1) * dot3d(clip->n, along);
}
static int next_of(const Face *face, int i)
{
    return i + 1 < face->count ? i + 1 : 0;
}
static PatchPoint *lift(Clip *clip, Vec3d at)
{
    PatchPoint *point = &clip->point[clip->count++];
    const double low = height_on(clip, clip->a, at), high = height_on(clip, clip->b, at);
    const Vec3d foot = mad3d(at, -dot3d(at, clip->n), clip->n);
    set_vector(point->a, mad3d(foot, low, clip->n));
    set_vector(point->b, mad3d(foot, high, clip->n));
    point->gap = high - low;
    set_feature(point->feature_a, CONVEX_NO_FEATURE, CONVEX_NO_FEATURE);
    set_feature(point->feature_b, CONVEX_NO_FEATURE, CONVEX_NO_FEATURE);
    return point;
}

/* Keeps the part of a polygon on the left of an edge of a (Sutherland and Hodgman). */
static int cut(const Clip *clip, int edge, const ClipCorner *from, int count, ClipCorner *to)
{
    const ClipCorner p = seen(clip, clip->a->at[edge], 0),
                     q = seen(clip, clip->a->at[next_of(clip->a, edge)], 0);
    const double length = sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    int left = 0;
    for (int i = 0; i < count; i++) {
        const ClipCorner *c = &from[i], *d = &from[i + 1 < count ? i + 1 : 0];
        const double s = (q.x - p.x) * (c->y - p.y) - (q.y - p.y) * (c->x - p.x),
                     t = (q.x - p.x) * (d->y - p.y) - (q.y - p.y) * (d->x - p.x);
        const bool stays = s >= -clip->flat * length, comes = t >= -clip->flat * length;
        if (stays && left < CLIPPED)
            to[left++] = *c;
        if (stays != comes && left < CLIPPED) {
            const double share = fmin(fmax(s / (s - t), 0), 1);
            to[left++] = (ClipCorner){c->x + share * (d->x - c->x), c->y + share * (d->y - c->y),
                                      stays ? FACE_CORNERS + edge : c->edge};
        }
    }
    return left;
}
static void clip_polygons(Clip *clip)
{
    ClipCorner corner[2][CLIPPED];
    int count = clip->b->count;
    for (int i = 0; i < count; i++)
        corner[0][i] = seen(clip, clip->b->at[i], i);
    int now = 0;
    for (int edge = 0; edge < clip->a->count; edge++, now = !now)
        count = cut(clip, edge, corner[now], count, corner[!now]);
    for (int i = 0; i < count; i++) {
        const ClipCorner *c = &corner[now][i];
        PatchPoint *point = lift(clip, mad3d(scale3d(c->x, clip->x), c->y, clip->y));
        name_corner(clip->a->id, clip->a->count, clip->b->id, clip->b->count,
                    corner[now][i > 0 ? i - 1 : count - 1].edge, c->edge, point);
    }
}
/* Clips a segment by a polygon, or by the ends of another segment. */
static void clip_segment(Clip *clip, const Face *line, const Face *by, bool line_is_a)
{
    const Vec3d along = sub3d(line->at[1], line->at[0]);
    double at[2] = {0, 1};
    int side[2] = {-1, -1};
    for (int i = 0; i < by->count; i++) {
        const int next = next_of(by, i);
        const Vec3d edge = sub3d(by->at[next], by->at[i]);
        Vec3d inward = by->count == 2 ? edge : cross3d(clip->n, edge);
        if (!unit_of(mad3d(inward, -dot3d(inward, clip->n), clip->n), &inward))
            continue;
        const double s = dot3d(inward, sub3d(line->at[0], by->at[i])), more = dot3d(inward, along);
        const int end = more < 0;
        if (s >= -clip->flat && s + more >= -clip->flat)
            continue;
        if (s < -clip->flat && s + more < -clip->flat)
            return;
        if (end ? -s / more < at[1] : -s / more > at[0])
            at[end] = -s / more, side[end] = i;
    }
    for (int end = 0; end < 2 && at[0] <= at[1]; end++) {
        PatchPoint *point = lift(clip, mad3d(line->at[0], at[end], along));
        uint32_t *own = line_is_a ? point->feature_a : point->feature_b,
                 *other = line_is_a ? point->feature_b : point->feature_a;
        if (side[end] < 0) {
            set_feature(own, line->id[end], line->id[end]);
            continue;
        }
        set_feature(own, line->id[0], line->id[1]);
        set_feature(other, by->id[side[end]],
                    by->id[by->count == 2 ? side[end] : next_of(by, side[end])]);
    }
}
static bool are_parallel(const Clip *clip)
{
    Vec3d u, v;
    return unit_of(sub3d(clip->a->at[1], clip->a->at[0]), &u) &&
           unit_of(sub3d(clip->b->at[1], clip->b->at[0]), &v) &&
           length3d(cross3d(u, v)) <= PARALLEL;
}
/* Moves points of a from the line of b to the line of a. */
static void keep_beside(Clip *clip)
{
    const Vec3d first = clip->a->at[0], along = sub3d(clip->a->at[1], first);
    for (int i = 0; i < clip->count; i++) {
        PatchPoint *point = &clip->point[i];
        const double t = dot3d(sub3d(vector_of(point->a), first), along) / dot3d(along, along);
        set_vector(point->a, mad3d(first, fmin(fmax(t, 0), 1), along));
        point->gap = dot3d(sub3d(vector_of(point->b), vector_of(point->a)), clip->n);
    }
}

/* ---- selection of points ---- */

static double distance2(Vec3d a, Vec3d b)
{
    const Vec3d d = sub3d(a, b);
    return dot3d(d, d);
}
/* The index of the point within `apart` of a place, or CLIPPED if there is none. */
static int point_near(const Clip *clip, Vec3d at, double apart)
{
    for (int i = 0; i < clip->count; i++)
        if (distance2(vector_of(clip->point[i].a), at) <= apart * apart)
            return i;
    return CLIPPED;
}
/* Keeps points within the margin. If none of them is as deep as the contact, that is added, or
 * moves the point that is near it. */
static void keep_near(Clip *clip, const ConvexContact *contact, double margin, double apart)
{
    double least = INFINITY;
    int kept = 0;
    for (int i = 0; i < clip->count; i++)
        if (clip->point[i].gap <= margin) {
            least = fmin(least, clip->point[i].gap);
            clip->point[kept++] = clip->point[i];
        }
    clip->count = kept;
    if (least <= contact->gap + 16 * clip->flat || !(contact->gap <= margin))
        return;
    int at = point_near(clip, vector_of(contact->a), apart);
    if (at == CLIPPED) {
        at = kept < CLIPPED ? clip->count++ : 0;
        set_feature(clip->point[at].feature_a, CONVEX_NO_FEATURE, CONVEX_NO_FEATURE);
        set_feature(clip->point[at].feature_b, CONVEX_NO_FEATURE, CONVEX_NO_FEATURE);
    }
    PatchPoint *point = &clip->point[at];
    memcpy(point->a, contact->a, sizeof point->a);
    memcpy(point->b, contact->b, sizeof point->b);
    point->gap = contact->gap;
}
/* Chooses all points, from the first on, except those within the distance of an earlier one. */
static int choose_all(const Vec3d *at, int first, int count, double near2, int chosen[PATCH_MOST])
{
    int found = 0;
    for (int i = 0, k = first; i < count; i++, k = k + 1 < count ? k + 1 : 0) {
        bool other = true;
        for (int j = 0; j < found; j++)
            other &= distance2(at[k], at[chosen[j]]) > near2;
        if (other)
            chosen[found++] = k;
    }
    return found;
}
int isect_patch_choose(const Vec3d *at, const double *gap, int count, int most, double flat,
                       double apart, int chosen[PATCH_MOST])
{
    const double near2 = apart * apart;
    double off2[CLIPPED], greatest = INFINITY;
    int next = 0, found = 0;
    for (int i = 0; i < count; i++) {
        off2[i] = INFINITY;
        if (gap[i] < gap[next] - flat)
            next = i;
    }
    if (count <= most)
        return choose_all(at, next, count, near2, chosen);
    while (found < most && greatest > near2) {
        const Vec3d from = at[next];
        chosen[found++] = next;
        greatest = 0;
        for (int i = 0; i < count && found < most; i++) {
            off2[i] = smaller(distance2(at[i], from), off2[i]);
            const double share = off2[i] * (1 - i * 0x1p-10); /* the first of equally far points */
            next = share > greatest ? i : next;
            greatest = larger(share, greatest);
        }
    }
    return found;
}
static ConvexPatch choose(const Clip *clip, double apart, int most)
{
    ConvexPatch patch;
    Vec3d at[CLIPPED];
    double gap[CLIPPED];
    int chosen[PATCH_MOST];
    for (int i = 0; i < clip->count; i++)
        at[i] = vector_of(clip->point[i].a), gap[i] = clip->point[i].gap;
    patch.count = isect_patch_choose(at, gap, clip->count, most, clip->flat, apart, chosen);
    for (int i = 0; i < patch.count; i++)
        patch.point[i] = clip->point[chosen[i]];
    return patch;
}
static void rename_feature(const Body *body, uint32_t feature[2])
{
    set_feature(feature, isect_body_feature(body, feature[0]),
                isect_body_feature(body, feature[1]));
}

/* Reverses the order: it is counterclockwise from the other side. */
static void turn_round(Face *face)
{
    for (int i = 1, j = face->count - 1; i < j; i++, j--) {
        const Vec3d at = face->at[i];
        const uint32_t id = face->id[i];
        face->at[i] = face->at[j], face->id[i] = face->id[j];
        face->at[j] = at, face->id[j] = id;
    }
}

/* Intersects the faces; that of b is turned round. */
static ConvexPatch patch_of_faces(const Face *face_a, Face *face_b, const ConvexContact *contact,
                                  double margin, double flat, double apart, int most)
{
    const Vec3d n = vector_of(contact->normal);
    Clip clip;
    turn_round(face_b);
    clip.n = n, clip.a = face_a, clip.b = face_b, clip.flat = flat, clip.count = 0;
    const Vec3d axis = fabs(n.x) < 0.5 ? (Vec3d){1, 0, 0} : (Vec3d){0, 1, 0};
    clip.x = unit3d(mad3d(axis, -dot3d(axis, n), n)), clip.y = cross3d(n, clip.x);
    if (face_a->count >= 3 && face_b->count >= 3) {
        clip_polygons(&clip);
    } else if (face_a->count >= 2 && face_b->count == 2) {
        if (face_a->count >= 3 || are_parallel(&clip)) {
            clip_segment(&clip, face_b, face_a, false);
            if (face_a->count == 2)
                keep_beside(&clip);
        }
    } else if (face_a->count == 2 && face_b->count >= 3) {
        clip_segment(&clip, face_a, face_b, true);
    }
    keep_near(&clip, contact, margin, apart);
    return choose(&clip, apart, most);
}
ConvexPatch isect_convex_patch(const Body *a, const Body *b, const ConvexContact *contact,
                               double margin, double flat, double apart, int most)
{
    const Vec3d n = vector_of(contact->normal);
    const Face face_a = face_of(a, n, flat);
    Face face_b = face_of(b, opposite(n), flat);
    ConvexPatch patch = patch_of_faces(&face_a, &face_b, contact, margin, flat, apart, most);
    for (int i = 0; i < patch.count; i++) {
        rename_feature(a, patch.point[i].feature_a);
        rename_feature(b, patch.point[i].feature_b);
    }
    return patch;
}

/* ---- triangles, segments and capsules in the units of the caller ---- */

/* The corners relative to a point. */
typedef struct FewCorners {
    Vec3d at[3];
    double radius, size;
    int count;
} FewCorners;

static bool few_corners(const BodySource *source, const double origin[3], FewCorners *few)
{
    const bool triangle = source->shape == BODY_triangle, capsule = source->shape == BODY_capsule;
    double x[9];
    if (!triangle && !capsule && source->shape != BODY_segment)
        return false;
    few->count = triangle ? 3 : 2;
    source_numbers(source, 3 * few->count + capsule, x);
    few->radius = few->size = capsule ? x[6] : 0;
    for (int i = 0; i < few->count; i++) {
        few->at[i] =
            (Vec3d){x[3 * i] - origin[0], x[3 * i + 1] - origin[1], x[3 * i + 2] - origin[2]};
        few->size += norm1(few->at[i]);
    }
    return true;
}
/* The side of a capsule that faces n, or its end if that is nearly along n. */
static void line_face(const FewCorners *few, Vec3d n, Face *face)
{
    const Vec3d along = sub3d(few->at[1], few->at[0]);
    const double length = length3d(along), rise = dot3d(n, along);
    const uint32_t first = rise > 0;
    Vec3d outward = n;
    face->normal = n, face->count = 1;
    if (fabs(rise) < (1 - LEAST_SLOPE * LEAST_SLOPE) * length) {
        outward = unit3d(mad3d(n, -rise / (length * length), along));
        face->count = 2;
    }
    for (uint32_t i = 0; i < 2; i++) {
        face->id[i] = i ? 1 - first : first;
        face->at[i] = mad3d(few->at[face->id[i]], few->radius, outward);
    }
}
static bool face_of_few(const FewCorners *few, Vec3d n, Face *face)
{
    if (few->count == 3)
        return set_triangle(few->at, n, face);
    line_face(few, n, face);
    return true;
}
bool isect_corner_patch(const BodySource *a, const BodySource *b, const ConvexContact *contact,
                        double margin, double flat, int most, ConvexPatch *patch)
{
    const Vec3d n = vector_of(contact->normal);
    const double *origin = contact->a;
    FewCorners few_a, few_b;
    Face face_a, face_b;
    if (!few_corners(a, origin, &few_a) || !few_corners(b, origin, &few_b) ||
        !face_of_few(&few_a, n, &face_a) || !face_of_few(&few_b, opposite(n), &face_b))
        return false;
    const double near = flat * (few_a.size + few_b.size);
    ConvexContact moved = *contact;
    for (int k = 0; k < 3; k++)
        moved.a[k] = 0, moved.b[k] = contact->b[k] - origin[k];
    *patch = patch_of_faces(&face_a, &face_b, &moved, margin + near, near, APART * near, most);
    for (int i = 0; i < patch->count; i++)
        for (int k = 0; k < 3; k++)
            patch->point[i].a[k] += origin[k], patch->point[i].b[k] += origin[k];
    return true;
}
