/* bound/ditetrahedron.c - the triangles among a few extreme points that a box may lie along
 * (Larsson, Kallberg 2011; bound/ditetrahedron.h).
 *
 * Those two that are farthest apart of the pairs, and the one farthest from their line, are the
 * base triangle; with the one farthest above it and the one farthest below it has six more
 * triangles beside it: 9 edges, 7 normals, and 21 boxes, each along an edge, a normal and what is
 * perpendicular to both. So 37 widths are all that is asked, and lanes are directions. Their
 * lengths take 16 roots, since the third direction is 1 long if the others are.
 *
 * Triangles that are nearly lines are left out; 2^-40 of their longer edge is the limit, which is
 * well above the rounding of the points as seen, and below what changes a box. */
#include "bound/ditetrahedron.h"

#if ISECT_DOUBLE
#include "bound/load.h"

enum { EDGES = 9, TRIANGLES = 7, UNITS = EDGES + TRIANGLES, WIDTHS = UNITS + 3 * TRIANGLES };
enum { ROOM = 16, ROOM_OF_WIDTHS = 40 }; /* whole registers of the widest machine */

/* Of the edges 0 to 2 are those of the base, a b, b c, c a; the next three lead from a, b and c to
 * the first tip, the last to the second. */
static const int edge_of[TRIANGLES][3] = {{0, 1, 2}, {0, 4, 3}, {1, 5, 4}, {2, 3, 5},
                                          {0, 7, 6}, {1, 8, 7}, {2, 6, 8}};

typedef struct Columns {
    double x[ROOM_OF_WIDTHS], y[ROOM_OF_WIDTHS], z[ROOM_OF_WIDTHS];
} Columns;
/* Both ends of each pair. What is beyond them is there again as the first. */
typedef struct Ends {
    double x[2][ROOM], y[2][ROOM], z[2][ROOM];
    int ways;
} Ends;

static inline Spot spot_at(const Columns *columns, int i)
{
    return (Spot){columns->x[i], columns->y[i], columns->z[i]};
}
static inline void set_spot(Columns *columns, int i, Spot s)
{
    columns->x[i] = s.x, columns->y[i] = s.y, columns->z[i] = s.z;
}
FORMULA Vec3 load3(const double *x, const double *y, const double *z)
{
    return (Vec3){load(x), load(y), load(z)};
}
FORMULA Vec3 splat3(Spot s)
{
    return (Vec3){splat(s.x), splat(s.y), splat(s.z)};
}

static void take_apart_pairs(Ends *ends, const Spot *spot, int ways)
{
    ends->ways = ways;
    for (int k = 0; k < ROOM; k++)
        for (int end = 0; end < 2; end++) {
            const Spot s = spot[2 * (k < ways ? k : 0) + end];
            ends->x[end][k] = s.x, ends->y[end][k] = s.y, ends->z[end][k] = s.z;
        }
}

/* What is asked of each spot, of which the one with the greatest answer is wanted. */
enum { OFF_LINE, ABOVE, BELOW };
FORMULA num answer_of(Vec3 p, Vec3 from, Vec3 way, int question)
{
    if (question == OFF_LINE) {
        const Vec3 off = cross(way, sub(p, from));
        return dot(off, off);
    }
    return question == ABOVE ? dot(way, p) : -dot(way, p);
}
FORMULA int greatest(const Ends *ends, Spot from, Spot way, int question)
{
    double answer[2][ROOM];
    num most = splat(-REAL_INF);
    for (int end = 0; end < 2; end++)
        for (int k = 0; k < ends->ways; k += LANES) {
            const Vec3 p = load3(&ends->x[end][k], &ends->y[end][k], &ends->z[end][k]);
            const num a = answer_of(p, splat3(from), splat3(way), question);
            *(num_in_memory *)&answer[end][k] = a;
            most = num_max(a, most);
        }
    const double top = greatest_lane(most);
    for (int end = 0; end < 2; end++)
        for (int k = 0; k < ends->ways; k += LANES) {
            const unsigned found = mask_bits(load(&answer[end][k]) == splat(top));
            if (found)
                return 2 * (k + __builtin_ctz(found)) + end;
        }
    return 0;
}
static int longest_pair(const Spot *spot, int ways, double *longest)
{
    int at = 0;
    *longest = -1;
    for (int k = 0; k < ways; k++) {
        const Spot way = spot_minus(spot[2 * k + 1], spot[2 * k]);
        const double square = spot_dot(way, way);
        if (square > *longest)
            *longest = square, at = 2 * k;
    }
    return at;
}

/* Of edges and normals, which become 1 long. */
FORMULA void make_units(Columns *way, double *square)
{
    for (int i = 0; i < UNITS; i += LANES) {
        const Vec3 w = load3(&way->x[i], &way->y[i], &way->z[i]);
        const num all = dot(w, w), over = 1 / num_sqrt(all);
        *(num_in_memory *)&square[i] = all;
        *(num_in_memory *)&way->x[i] = w.x * over;
        *(num_in_memory *)&way->y[i] = w.y * over;
        *(num_in_memory *)&way->z[i] = w.z * over;
    }
}
FORMULA void find_widths(const Spot *spot, int ways, const Columns *way, double *width)
{
    for (int i = 0; i < WIDTHS; i += LANES) {
        const Vec3 w = load3(&way->x[i], &way->y[i], &way->z[i]);
        num least = dot(splat3(spot[0]), w), most = least;
        for (int k = 1; k < 2 * ways; k++) {
            const num at = dot(splat3(spot[k]), w);
            least = num_min(at, least), most = num_max(at, most);
        }
        *(num_in_memory *)&width[i] = most - least;
    }
}

bool SCAN(isect_ditetrahedron, ISECT_KERNEL)(const Spot *spot, int ways, bool area, double epsilon,
                                             Spot *edge, Spot *normal)
{
    Columns way;
    Ends ends;
    double square[ROOM], width[ROOM_OF_WIDTHS], longest;
    take_apart_pairs(&ends, spot, ways);
    const int a = longest_pair(spot, ways, &longest), b = a + 1;
    *edge = spot_minus(spot[b], spot[a]);
    const int c = greatest(&ends, spot[a], *edge, OFF_LINE);
    const Spot up = spot_cross(*edge, spot_minus(spot[c], spot[a]));
    const int tip[2] = {greatest(&ends, spot[a], up, BELOW), greatest(&ends, spot[a], up, ABOVE)};
    const int corner[3] = {a, b, c};
    for (int k = 0; k < 3; k++) {
        set_spot(&way, k, spot_minus(spot[corner[(k + 1) % 3]], spot[corner[k]]));
        for (int t = 0; t < 2; t++)
            set_spot(&way, 3 + 3 * t + k, spot_minus(spot[tip[t]], spot[corner[k]]));
    }
    for (int j = 0; j < TRIANGLES; j++)
        set_spot(&way, EDGES + j,
                 spot_cross(spot_at(&way, edge_of[j][0]), spot_at(&way, edge_of[j][1])));
    make_units(&way, square);
    for (int j = 0; j < TRIANGLES; j++)
        for (int k = 0; k < 3; k++)
            set_spot(&way, UNITS + 3 * j + k,
                     spot_cross(spot_at(&way, EDGES + j), spot_at(&way, edge_of[j][k])));
    for (int i = WIDTHS; i < ROOM_OF_WIDTHS; i++)
        set_spot(&way, i, (Spot){0, 0, 0});
    find_widths(spot, ways, &way, width);

    const double slack = epsilon * sqrt(longest), flat = 64 * slack * sqrt(spot_dot(up, up));
    double least = INFINITY;
    int best = 0;
    for (int j = 0; j < TRIANGLES; j++) {
        const bool is_flat =
            j > 0 && !(fabs(spot_dot(up, spot_minus(spot[tip[j > 3]], spot[a]))) > flat);
        for (int k = 0; k < 3 && !is_flat; k++) {
            const int one = edge_of[j][k], other = edge_of[j][(k + 1) % 3];
            const double x = width[one] + slack, y = width[EDGES + j] + slack,
                         z = width[UNITS + 3 * j + k] + slack;
            const double size = area ? x * y + x * z + y * z : x * y * z;
            if (square[EDGES + j] > 0x1p-80 * square[one] * square[other] && size < least)
                least = size, best = 3 * j + k;
        }
    }
    if (!(least < INFINITY))
        return false;
    *edge = spot_at(&way, edge_of[best / 3][best % 3]);
    *normal = spot_at(&way, EDGES + best / 3);
    return true;
}
#endif
