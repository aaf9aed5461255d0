/* hull/simplex.c - the start of a hull: the box of the points, the extreme points along the 13
 * directions of the 26-DOP, and up to four affinely independent points.
 *
 * Extreme points are found by rounded sums: they need only be likely vertices. Whether four points
 * are coplanar, or three are collinear, is decided exactly. All points are tested only if no
 * extreme point is independent. */
#include "geometry/kdop_normals.h"
#include "hull/mesh.h"
#include HEADER(exact)

enum { BLOCK = 64, SIDE_BY_SIDE = 8 };

static const signed char directions[HULL_DIRECTIONS][3] = {KDOP_AXES, KDOP_EDGES, KDOP_CORNERS};

/* A block of points, as columns; the last point is repeated. */
typedef struct Block {
    real x[BLOCK], y[BLOCK], z[BLOCK];
} Block;

static void read_block(const Build *b, uint32_t first, Block *block)
{
    for (uint32_t i = 0; i < BLOCK; i++) {
        const uint32_t at = b->count - first > i ? first + i : b->count - 1;
        const Vec3 p = point_at(b, at);
        block->x[i] = p.x, block->y[i] = p.y, block->z[i] = p.z;
    }
}

/* Are all numbers finite? 0 times NaN or infinity is NaN, and so is a sum with it. */
static bool finite_block(const Block *block)
{
    real sum[SIDE_BY_SIDE] = {0};
    for (int i = 0; i < BLOCK; i += SIDE_BY_SIDE)
        for (int k = 0; k < SIDE_BY_SIDE; k++)
            sum[k] += block->x[i + k] * 0 + block->y[i + k] * 0 + block->z[i + k] * 0;
    for (int k = 1; k < SIDE_BY_SIDE; k++)
        sum[0] += sum[k];
    return sum[0] == 0;
}

/* The projections of a block on a direction, their least and their greatest. */
static void project_block(const Block *block, const signed char n[3], real projection[BLOCK],
                          real *least, real *greatest)
{
    const real x = (real)n[0], y = (real)n[1], z = (real)n[2];
    real low[SIDE_BY_SIDE], high[SIDE_BY_SIDE];
    for (int i = 0; i < BLOCK; i++)
        projection[i] = x * block->x[i] + y * block->y[i] + z * block->z[i];
    for (int k = 0; k < SIDE_BY_SIDE; k++)
        low[k] = high[k] = projection[k];
    for (int i = SIDE_BY_SIDE; i < BLOCK; i += SIDE_BY_SIDE)
        for (int k = 0; k < SIDE_BY_SIDE; k++) {
            low[k] = projection[i + k] < low[k] ? projection[i + k] : low[k];
            high[k] = projection[i + k] > high[k] ? projection[i + k] : high[k];
        }
    for (int k = 1; k < SIDE_BY_SIDE; k++) {
        low[0] = low[k] < low[0] ? low[k] : low[0];
        high[0] = high[k] > high[0] ? high[k] : high[0];
    }
    *least = low[0], *greatest = high[0];
}

/* The first point of a block with this projection. */
static uint32_t index_of(const real projection[BLOCK], real wanted)
{
    uint32_t i = 0;
    while (i < BLOCK - 1 && projection[i] != wanted)
        i++;
    return i;
}

bool X(hull_find_extremes)(const Build *b, uint32_t extreme[HULL_EXTREMES])
{
    real least[HULL_DIRECTIONS], greatest[HULL_DIRECTIONS], projection[BLOCK];
    bool finite = true;
    Block block;
    for (uint32_t first = 0; first < b->count; first += BLOCK) {
        read_block(b, first, &block);
        finite &= finite_block(&block);
        for (int i = 0; i < HULL_DIRECTIONS; i++) {
            real low, high;
            project_block(&block, directions[i], projection, &low, &high);
            if (first == 0 || low < least[i])
                least[i] = low, extreme[2 * i] = first + index_of(projection, low);
            if (first == 0 || high > greatest[i])
                greatest[i] = high, extreme[2 * i + 1] = first + index_of(projection, high);
        }
    }
    return finite;
}

void X(hull_find_box)(Build *b, const uint32_t extreme[HULL_EXTREMES])
{
    b->lower =
        (Vec3){point_at(b, extreme[0]).x, point_at(b, extreme[2]).y, point_at(b, extreme[4]).z};
    b->upper =
        (Vec3){point_at(b, extreme[1]).x, point_at(b, extreme[3]).y, point_at(b, extreme[5]).z};
    const Offset3 size = offset_of(b->upper, b->lower);
    const double more = 1 + 2 * DBL_EPSILON;
    b->extent[0] = size.x * more, b->extent[1] = size.y * more, b->extent[2] = size.z * more;
}

static bool on_line(Vec3 a, Vec3 b, Vec3 c)
{
    return X(orient2d)(&(X(vec2)){a.x, a.y}, &(X(vec2)){b.x, b.y}, &(X(vec2)){c.x, c.y}) == 0 &&
           X(orient2d)(&(X(vec2)){a.y, a.z}, &(X(vec2)){b.y, b.z}, &(X(vec2)){c.y, c.z}) == 0 &&
           X(orient2d)(&(X(vec2)){a.z, a.x}, &(X(vec2)){b.z, b.x}, &(X(vec2)){c.z, c.x}) == 0;
}
/* Is the point affinely independent of the first two or three corners? */
static bool is_independent(const Build *b, const uint32_t corner[4], int count, uint32_t point)
{
    const Vec3 p = point_at(b, corner[0]), q = point_at(b, corner[1]), r = point_at(b, point);
    if (count == 2)
        return !on_line(p, q, r);
    const Vec3 s = point_at(b, corner[2]);
    return X(orient3d)(&p, &q, &s, &r) != 0;
}
/* Approximately the squared double area, or six times the volume, that the point adds. */
static double rough_distance(const Build *b, const uint32_t corner[4], int count, uint32_t point)
{
    Face f = {.corner = {corner[0], corner[1], count == 2 ? point : corner[2]}};
    X(hull_measure_face)(b, &f);
    if (count == 3)
        return fabs(rough_height(&f, point_at(b, corner[0]), point_at(b, point)));
    return f.normal[0] * f.normal[0] + f.normal[1] * f.normal[1] + f.normal[2] * f.normal[2];
}

/* Adds an independent corner: the farthest extreme point, or any point. */
static bool extend_simplex(const Build *b, const uint32_t extreme[HULL_EXTREMES],
                           uint32_t corner[4], int count)
{
    double most = 0;
    for (int i = 0; i < HULL_EXTREMES; i++) {
        const double distance = rough_distance(b, corner, count, extreme[i]);
        if (distance > most && is_independent(b, corner, count, extreme[i]))
            corner[count] = extreme[i], most = distance;
    }
    for (uint32_t i = 0; most == 0 && i < b->count; i++)
        if (is_independent(b, corner, count, i)) {
            corner[count] = i;
            return true;
        }
    return most > 0;
}

int X(hull_initial_simplex)(const Build *b, const uint32_t extreme[HULL_EXTREMES],
                            uint32_t corner[4])
{
    int widest = 0;
    for (int i = 1; i < 3; i++)
        if (b->extent[i] > b->extent[widest])
            widest = i;
    corner[0] = extreme[2 * widest], corner[1] = extreme[2 * widest + 1];
    if (!(b->extent[widest] > 0))
        return 0;
    if (!extend_simplex(b, extreme, corner, 2))
        return 1;
    return extend_simplex(b, extreme, corner, 3) ? 3 : 2;
}

void X(hull_make_tetrahedron)(Build *b, const uint32_t corner[4], uint32_t at[4])
{
    static const unsigned char of[4][3] = {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {1, 3, 2}};
    const Vec3 p = point_at(b, corner[0]), q = point_at(b, corner[1]);
    const Vec3 r = point_at(b, corner[2]), s = point_at(b, corner[3]);
    const bool below = X(orient3d)(&p, &q, &r, &s) > 0; /* the last is below the others */
    for (int i = 0; i < 4; i++)
        at[i] = X(hull_make_face)(b, corner[of[i][0]], corner[of[i][below ? 1 : 2]],
                                  corner[of[i][below ? 2 : 1]]);
    for (uint32_t i = 0; i < 12; i++)
        for (uint32_t k = 0; k < i; k++) {
            const uint32_t *c = b->face[at[i / 3]].corner, *d = b->face[at[k / 3]].corner;
            if (c[i % 3] == d[(k + 1) % 3] && d[k % 3] == c[(i + 1) % 3])
                X(hull_link_twins)(b, 3 * at[i / 3] + i % 3, 3 * at[k / 3] + k % 3);
        }
}
