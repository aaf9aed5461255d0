/* isect_bvh_spheres - a mesh covered by several spheres.
 *
 * Triangles are cut into pieces, k^2 of a triangle with k a power of two, which are assigned to
 * balls. A ball with the center c contains a piece if it contains its corners; rho is the distance
 * of the farthest one. If c is at the depth d in the solid, the ball around c of radius d is in it,
 * so that no point of a ball of radius rho is farther from the solid than its excess
 *
 *     e = rho - d,    d < 0 outside
 *
 * The largest excess of all pieces is to be small: a problem of k centers. Candidates are centers
 * of balls that touch the surface from inside in two points, hence near the medial axis (Ma, Bae
 * and Choi, 3D medial axis point approximation using nearest neighbors and the normal field, 2012).
 * The piece of the largest excess gets a ball of its own, the deepest of the candidates that halve
 * this excess (Gonzalez 1985), and takes other pieces with it. At each power of two, and at the
 * end, the balls are improved in turns: each piece goes to the ball of the least excess, and each
 * center moves to where the largest excess of its pieces is less (Lloyd 1982).
 *
 * Errors, with h half an epsilon of double and M the largest coordinate:
 *
 *     a corner of a piece, a + (b - a) u + (c - a) v          12 h M in each coordinate
 *     the distance of two points                              5 h of itself, and of M
 *
 * The radius is larger by 64 h M, and rounded up. The depth is less by 16 epsilon of M. */
#include "bvh/node.h"
#include "core/environment.h"
#include "core/memory.h"
#include "geometry/finite.h"
#include <math.h>
#include HEADER(bvh)

enum {
    LEAST_PARTS = 16, /* of the diagonal: pieces are no longer */
    MOST_LEVEL = 10,  /* k is at most 2^10 */
    MOST_PIECES = 1 << 20,
    CANDIDATES = 2048,
    SHRINKS = 16,
    ROUNDS = 4,
    TURNS = 2,
    STEP_HALVINGS = 6
};

typedef struct Piece {
    double corner[3][3];
    double excess;
    uint32_t ball;
} Piece;

typedef struct Center {
    real at[3];
    double depth;
} Center;

typedef struct Cover {
    const X(bvh) * bvh;
    double size, slack; /* the largest coordinate; by how much the depth may be wrong */
    double diagonal;
    Piece *pieces;
    size_t count;
    uint32_t *order; /* pieces by their balls */
    Center *candidates;
    size_t candidate_count;
    Center *balls;
    size_t ball_count;
    void *memory;
    size_t bytes;
} Cover;

/* ---- pieces ---- */

static double distance_of(const double a[3], const double b[3])
{
    const double x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
    return sqrt(x * x + y * y + z * z);
}

/* The corners, and the exponent of k; false if the triangle is not finite. */
static bool read_triangle(const Mesh *mesh, size_t i, double limit, double at[3][3], int *level)
{
    real corner[9];
    corners_of(mesh, i, corner);
    for (int k = 0; k < 9; k++)
        at[k / 3][k % 3] = (double)corner[k];
    if (!all_finite(corner, 9))
        return false;
    const double longest =
        fmax(distance_of(at[0], at[1]), fmax(distance_of(at[1], at[2]), distance_of(at[2], at[0])));
    *level = 0;
    while (*level < MOST_LEVEL && longest > limit * (double)(1 << *level))
        ++*level;
    return true;
}

static void corner_of_piece(const double at[3][3], int i, int j, int k, double corner[3])
{
    for (int n = 0; n < 3; n++)
        corner[n] = at[0][n] + ((at[1][n] - at[0][n]) * i + (at[2][n] - at[0][n]) * j) / k;
}

static void cut(const double at[3][3], int k, Piece *to)
{
    for (int i = 0; i < k; i++)
        for (int j = 0; i + j < k; j++) {
            corner_of_piece(at, i + 1, j, k, to->corner[0]);
            corner_of_piece(at, i, j + 1, k, to->corner[1]);
            corner_of_piece(at, i, j, k, to++->corner[2]);
            if (i + j + 1 == k)
                continue;
            corner_of_piece(at, i, j + 1, k, to->corner[0]);
            corner_of_piece(at, i + 1, j, k, to->corner[1]);
            corner_of_piece(at, i + 1, j + 1, k, to++->corner[2]);
        }
}

static size_t count_pieces(const Mesh *mesh, double limit)
{
    size_t count = 0;
    double at[3][3];
    int level;
    for (size_t i = 0; i < mesh->triangles && count <= MOST_PIECES; i++)
        if (read_triangle(mesh, i, limit, at, &level))
            count += (size_t)1 << 2 * level;
    return count;
}
static void make_pieces(Cover *cover, const Mesh *mesh, double limit)
{
    Piece *to = cover->pieces;
    double at[3][3];
    int level;
    for (size_t i = 0; i < mesh->triangles; i++)
        if (read_triangle(mesh, i, limit, at, &level)) {
            cut((const double(*)[3])at, 1 << level, to);
            to += (size_t)1 << 2 * level;
        }
    for (size_t i = 0; i < cover->count; i++)
        cover->pieces[i].excess = (double)INFINITY, cover->pieces[i].ball = 0;
}

/* ---- balls ---- */

static double square_to(const Piece *piece, int corner, const real at[3])
{
    const double *p = piece->corner[corner];
    const double x = p[0] - (double)at[0], y = p[1] - (double)at[1], z = p[2] - (double)at[2];
    return x * x + y * y + z * z;
}
static double reach_of_piece(const Piece *piece, const real at[3])
{
    double most = 0;
    for (int k = 0; k < 3; k++) {
        const double square = square_to(piece, k, at);
        most = square > most ? square : most;
    }
    return sqrt(most);
}

static Center center_at(const Cover *cover, const double at[3])
{
    Center center = {{(real)at[0], (real)at[1], (real)at[2]}, 0};
    const X(vec3) point = {center.at[0], center.at[1], center.at[2]};
    center.depth =
        -(double)X(bvh_signed_distance)(cover->bvh, &point, ISECT_NONZERO, NULL) - cover->slack;
    return center;
}

static void middle_of(const Piece *piece, double middle[3])
{
    for (int k = 0; k < 3; k++)
        middle[k] = (piece->corner[0][k] + piece->corner[1][k] + piece->corner[2][k]) / 3;
}

/* The center of a ball that touches the surface at p, on the side of the unit vector n. */
static void shrink(const Cover *cover, const double p[3], const double n[3], double at[3])
{
    double radius = cover->diagonal;
    for (int i = 0; i < SHRINKS; i++) {
        for (int k = 0; k < 3; k++)
            at[k] = p[k] + radius * n[k];
        const X(vec3) point = {(real)at[0], (real)at[1], (real)at[2]};
        const X(mesh_nearest) near =
            X(bvh_closest)(cover->bvh, &point, (real)(radius * radius * 1.001));
        if (near.prim == UINT32_MAX)
            return;
        const double q[3] = {(double)near.point.x, (double)near.point.y, (double)near.point.z};
        const double along = (q[0] - p[0]) * n[0] + (q[1] - p[1]) * n[1] + (q[2] - p[2]) * n[2];
        const double apart = distance_of(p, q), next = apart * apart / (2 * along);
        if (!(along > 0) || !(next < radius * 0.999))
            return;
        radius = next;
    }
}

/* A candidate inside at a piece: from either side, since the mesh may be inside out. */
static Center candidate_at(const Cover *cover, const Piece *piece)
{
    const double *a = piece->corner[0], *b = piece->corner[1], *c = piece->corner[2];
    double middle[3], n[3], at[3];
    middle_of(piece, middle);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        n[k] = (c[i] - a[i]) * (b[j] - a[j]) - (c[j] - a[j]) * (b[i] - a[i]);
    }
    const double length = sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    Center best = center_at(cover, middle);
    for (int side = 1; side >= -1 && length > 0 && best.depth <= 0; side -= 2) {
        const double unit[3] = {side * n[0] / length, side * n[1] / length, side * n[2] / length};
        shrink(cover, middle, unit, at);
        const Center center = center_at(cover, at);
        if (center.depth > best.depth)
            best = center;
    }
    return best;
}

static void make_candidates(Cover *cover)
{
    for (size_t i = 0; i < cover->candidate_count; i++)
        cover->candidates[i] =
            candidate_at(cover, &cover->pieces[i * cover->count / cover->candidate_count]);
}

/* Assigns pieces to a ball where it has less excess than their own: most are too far away by their
 * first corner alone. */
static void offer(Cover *cover, uint32_t ball)
{
    const Center *center = &cover->balls[ball];
    for (size_t i = 0; i < cover->count; i++) {
        Piece *piece = &cover->pieces[i];
        const double within = piece->excess + center->depth;
        if (!(within > 0) || square_to(piece, 0, center->at) >= within * within)
            continue;
        const double excess = reach_of_piece(piece, center->at) - center->depth;
        if (excess < piece->excess)
            piece->excess = excess, piece->ball = ball;
    }
}

static const Piece *worst_of(const Cover *cover)
{
    const Piece *worst = cover->pieces;
    for (size_t i = 1; i < cover->count; i++)
        if (cover->pieces[i].excess > worst->excess)
            worst = &cover->pieces[i];
    return worst;
}

/* The deepest candidate that halves the excess of a piece; else the one of the least excess. */
static Center choice_for(const Cover *cover, const Piece *piece)
{
    double middle[3];
    middle_of(piece, middle);
    Center best = center_at(cover, middle);
    double least = reach_of_piece(piece, best.at) - best.depth;
    bool halves = least <= piece->excess / 2;
    for (size_t i = 0; i < cover->candidate_count; i++) {
        const Center *one = &cover->candidates[i];
        const double excess = reach_of_piece(piece, one->at) - one->depth;
        const bool good = excess <= piece->excess / 2;
        if (good ? !halves || one->depth > best.depth : !halves && excess < least)
            best = *one, least = excess, halves = good;
    }
    return best;
}

/* ---- improvement ---- */

/* Sorts the pieces by their balls; the pieces of ball i are those from first[i] to first[i + 1]. */
static void sort_pieces(Cover *cover, size_t *first)
{
    memset(first, 0, (cover->ball_count + 2) * sizeof *first);
    for (size_t i = 0; i < cover->count; i++)
        first[cover->pieces[i].ball + (size_t)2]++;
    for (size_t i = 0; i < cover->ball_count; i++)
        first[i + 2] += first[i + 1];
    for (size_t i = 0; i < cover->count; i++)
        cover->order[first[cover->pieces[i].ball + (size_t)1]++] = (uint32_t)i;
}

/* The largest excess of the pieces; the search ends where it is more than `enough`. */
static double excess_of(const Cover *cover, const uint32_t *piece, size_t count,
                        const Center *center, double enough)
{
    double most = -(double)INFINITY;
    for (size_t i = 0; i < count && most <= enough; i++) {
        const double excess = reach_of_piece(&cover->pieces[piece[i]], center->at) - center->depth;
        most = excess > most ? excess : most;
    }
    return most;
}

/* Axes and diagonals. */
static const int ways[14][3] = {{1, 0, 0},  {-1, 0, 0},  {0, 1, 0},   {0, -1, 0},  {0, 0, 1},
                                {0, 0, -1}, {1, 1, 1},   {1, 1, -1},  {1, -1, 1},  {1, -1, -1},
                                {-1, 1, 1}, {-1, 1, -1}, {-1, -1, 1}, {-1, -1, -1}};

/* Moves a center while that helps, by shorter and shorter steps. */
static void improve(const Cover *cover, const uint32_t *piece, size_t count, Center *ball)
{
    double least = excess_of(cover, piece, count, ball, (double)INFINITY);
    double step = fmax(least, fabs(ball->depth)) / 2;
    for (int halving = 0; halving < STEP_HALVINGS && count > 0; step /= 2, halving++)
        for (int i = 0; i < 14; i++) {
            double at[3];
            for (int k = 0; k < 3; k++)
                at[k] = (double)ball->at[k] + step * ways[i][k];
            const Center moved = center_at(cover, at);
            const double excess = excess_of(cover, piece, count, &moved, least);
            if (excess < least)
                least = excess, *ball = moved;
        }
}

/* Removes the balls that have no pieces. */
static void drop_empty(Cover *cover, size_t *first)
{
    size_t kept = 0;
    sort_pieces(cover, first);
    for (size_t i = 0; i < cover->ball_count; i++) {
        if (first[i] == first[i + 1])
            continue;
        for (size_t k = first[i]; k < first[i + 1]; k++)
            cover->pieces[cover->order[k]].ball = (uint32_t)kept;
        cover->balls[kept++] = cover->balls[i];
    }
    cover->ball_count = kept;
}

static void take_turns(Cover *cover, size_t *first, int turns)
{
    for (int turn = 0; turn < turns; turn++) {
        sort_pieces(cover, first);
        for (size_t i = 0; i < cover->ball_count; i++)
            improve(cover, cover->order + first[i], first[i + 1] - first[i], &cover->balls[i]);
        for (size_t i = 0; i < cover->count; i++) {
            Piece *piece = &cover->pieces[i];
            const Center *own = &cover->balls[piece->ball];
            piece->excess = reach_of_piece(piece, own->at) - own->depth;
        }
        for (size_t i = 0; i < cover->ball_count; i++)
            offer(cover, (uint32_t)i);
        drop_empty(cover, first);
    }
}

/* Adds balls until no piece has more excess than `enough`, or there are `most`. */
static void add_balls(Cover *cover, double enough, size_t most, size_t *first)
{
    while (cover->ball_count < most) {
        const Piece *worst = worst_of(cover);
        const size_t n = cover->ball_count;
        if (n && worst->excess <= enough)
            break;
        cover->balls[n] = choice_for(cover, worst);
        offer(cover, (uint32_t)n);
        cover->ball_count++;
        if ((n & (n + 1)) == 0) /* n + 1 is a power of two */
            take_turns(cover, first, 1);
    }
}

static void grow(Cover *cover, double enough, size_t most, size_t *first)
{
    cover->ball_count = 0;
    for (int round = 0; round < ROUNDS; round++) {
        add_balls(cover, enough, most, first);
        take_turns(cover, first, TURNS);
    }
}

/* Returns how many there are, or 0 if a radius is too large. */
static size_t write_balls(const Cover *cover, const size_t *first, real *excess,
                          X(sphere) * spheres)
{
    size_t count = 0;
    double most = -(double)INFINITY;
    for (size_t i = 0; i < cover->ball_count; i++) {
        const Center *ball = &cover->balls[i];
        double reach = 0;
        for (size_t k = first[i]; k < first[i + 1]; k++)
            reach = fmax(reach, reach_of_piece(&cover->pieces[cover->order[k]], ball->at));
        const double wanted = reach * (1 + 8 * DBL_EPSILON) + 32 * DBL_EPSILON * cover->size;
        const real radius = next_up((real)wanted);
        if (!(radius <= REAL_MAX))
            return 0;
        spheres[count] = (X(sphere)){{ball->at[0], ball->at[1], ball->at[2]}, radius};
        count += first[i] < first[i + 1]; /* a ball without a piece is left out */
        most = fmax(most, (double)radius - ball->depth);
    }
    *excess = next_up((real)most);
    return count;
}

/* One block: pieces, candidates, balls, numbers of pieces, places in them. */
static bool get_memory(Cover *cover, const isect_allocator *allocator, size_t most, size_t **first)
{
    const size_t centers = cover->candidate_count + most;
    cover->bytes = cover->count * (sizeof(Piece) + sizeof(uint32_t)) + centers * sizeof(Center) +
                   (most + 2) * sizeof(size_t);
    char *memory = cover->memory = isect_memory_get(allocator, cover->bytes);
    if (!memory)
        return false;
    cover->pieces = (Piece *)memory;
    cover->candidates = (Center *)(cover->pieces + cover->count);
    cover->balls = cover->candidates + cover->candidate_count;
    *first = (size_t *)(cover->balls + most);
    cover->order = (uint32_t *)(*first + most + 2);
    return true;
}

static isect_status measure_mesh(Cover *cover, const X(bvh) * bvh)
{
    const X(aabb) box = X(bvh_stats)(bvh).bounds;
    const double lower[3] = {(double)box.lower.x, (double)box.lower.y, (double)box.lower.z};
    const double upper[3] = {(double)box.upper.x, (double)box.upper.y, (double)box.upper.z};
    if (!(box.lower.x <= box.upper.x))
        return ISECT_EMPTY;
    cover->bvh = bvh, cover->diagonal = distance_of(lower, upper);
    for (int k = 0; k < 3; k++)
        cover->size = fmax(cover->size, fmax(fabs(lower[k]), fabs(upper[k])));
    cover->slack = 16 * (double)REAL_EPSILON * cover->size;
    return cover->size == 0 || (cover->size >= 1e-140 && cover->size <= 1e140) ? ISECT_OK
                                                                               : ISECT_NOT_FINITE;
}

static isect_status cover_mesh(Cover *cover, const Mesh *mesh, real error,
                               const isect_allocator *allocator, real *excess, X(sphere) * spheres,
                               size_t capacity, size_t *count)
{
    const double part = cover->diagonal / LEAST_PARTS, wanted = (double)error;
    const double limit = error > 0 ? fmin(1.5 * wanted, part) : part;
    size_t *first = NULL;
    cover->count = count_pieces(mesh, limit);
    if (cover->count == 0)
        return ISECT_EMPTY;
    if (cover->count > MOST_PIECES) {
        *count = 0;
        return ISECT_TOO_SMALL;
    }
    const size_t most = capacity < cover->count ? capacity : cover->count;
    const size_t wanted_candidates = most < CANDIDATES / 32 ? 32 * most : CANDIDATES;
    cover->candidate_count = cover->count < wanted_candidates ? cover->count : wanted_candidates;
    if (!get_memory(cover, allocator, most, &first))
        return ISECT_NO_MEMORY;
    make_pieces(cover, mesh, limit);
    make_candidates(cover);
    grow(cover, error > 0 ? wanted * (1 - 1e-6) - 2 * cover->slack : 0, most, first);
    sort_pieces(cover, first);
    *count = write_balls(cover, first, excess, spheres);
    isect_memory_put(allocator, cover->memory, cover->bytes);
    if (*count == 0)
        return ISECT_NOT_FINITE;
    return error > 0 && *excess > error ? ISECT_TOO_SMALL : ISECT_OK;
}

isect_status X(bvh_spheres)(const X(bvh) * bvh, const X(mesh) * mesh, real error,
                            const isect_allocator *allocator, real *excess, X(sphere) * spheres,
                            size_t capacity, size_t *count)
{
    const isect_allocator plain = {NULL, NULL, NULL};
    Cover cover = {.size = 0};
    Mesh checked;
    if (!bvh || !mesh || !excess || !spheres || !count || capacity == 0 || !(error >= 0))
        return ISECT_BAD_ARGUMENT;
    isect_status status = check_mesh(mesh, &checked);
    if (status == ISECT_OK)
        status = measure_mesh(&cover, bvh);
    if (status != ISECT_OK)
        return status;
    const Environment before = environment_enter();
    status = cover_mesh(&cover, &checked, error, allocator ? allocator : &plain, excess, spheres,
                        capacity, count);
    environment_leave(before);
    return status;
}
