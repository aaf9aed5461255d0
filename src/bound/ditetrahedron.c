/* bound/ditetrahedron.c - the triangles of a few extreme points that may be parallel to a small box
 * (Larsson, Kallberg 2011; bound/ditetrahedron.h).
 *
 * The base triangle consists of the pair of extreme points that is farthest apart, and of the point
 * farthest from their line. With the points farthest above and below it there are six more
 * triangles: 9 edges, 7 normals, and 21 boxes, each along an edge, a normal and the direction
 * perpendicular to both. So only 37 widths are needed, and lanes are directions. Their lengths take
 * 16 roots: the third direction has length 1 if the others have.
 *
 * Triangles that are nearly degenerate are skipped. The limit is 2^-40 of their longer edge, which
 * is well above the rounding of the points in the frame, and too small to change a box. */
#include "bound/ditetrahedron.h"

#if ISECT_DOUBLE
#include "bound/load.h"

enum { EDGES = 9, TRIANGLES = 7, UNITS = EDGES + TRIANGLES, WIDTHS = UNITS + 3 * TRIANGLES };
enum { ROOM = 16, ROOM_OF_WIDTHS = 40 }; /* whole registers of the widest machine */

/* Edges 0 to 2 are those of the base, a b, b c, c a; the next three lead from a, b and c to the
 * first tip, the last three to the second. */
static const int edge_of[TRIANGLES][3] = {{0, 1, 2}, {0, 4, 3}, {1, 5, 4}, {2, 3, 5},
                                          {0, 7, 6}, {1, 8, 7}, {2, 6, 8}};

typedef struct Columns {
    double x[ROOM_OF_WIDTHS], y[ROOM_OF_WIDTHS], z[ROOM_OF_WIDTHS];
} Columns;
/* Both ends of each pair. Idle places contain the first pair. */
typedef struct Ends {
    double x[2][ROOM], y[2][ROOM], z[2][ROOM];
    int pairs;
} Ends;

static inline Vec3d column_at(const Columns *columns, int i)
{
    return (Vec3d){columns->x[i], columns->y[i], columns->z[i]};
}
static inline void set_column(Columns *columns, int i, Vec3d s)
{
    columns->x[i] = s.x, columns->y[i] = s.y, columns->z[i] = s.z;
}
FORMULA Vec3 load3(const double *x, const double *y, const double *z)
{
    return (Vec3){load(x), load(y), load(z)};
}
FORMULA Vec3 splat3(Vec3d s)
{
    return (Vec3){splat(s.x), splat(s.y), splat(s.z)};
}

static void split_pairs(Ends *ends, const Vec3d *point, int pairs)
{
    ends->pairs = pairs;
    for (int k = 0; k < ROOM; k++)
        for (int end = 0; end < 2; end++) {
            const Vec3d s = point[2 * (k < pairs ? k : 0) + end];
            ends->x[end][k] = s.x, ends->y[end][k] = s.y, ends->z[end][k] = s.z;
        }
}

/* The measure to maximize. */
enum { OFF_LINE, ABOVE, BELOW };
FORMULA num measure_of(Vec3 p, Vec3 from, Vec3 direction, int measure_kind)
{
    if (measure_kind == OFF_LINE) {
        const Vec3 off = cross(direction, sub(p, from));
        return dot(off, off);
    }
    return measure_kind == ABOVE ? dot(direction, p) : -dot(direction, p);
}
FORMULA int greatest_of(const Ends *ends, Vec3d from, Vec3d direction, int measure_kind)
{
    double measure[2][ROOM];
    num most = splat(-REAL_INF);
    for (int end = 0; end < 2; end++)
        for (int k = 0; k < ends->pairs; k += LANES) {
            const Vec3 p = load3(&ends->x[end][k], &ends->y[end][k], &ends->z[end][k]);
            const num a = measure_of(p, splat3(from), splat3(direction), measure_kind);
            *(num_in_memory *)&measure[end][k] = a;
            most = num_max(a, most);
        }
    const double top = greatest_lane(most);
    for (int end = 0; end < 2; end++)
        for (int k = 0; k < ends->pairs; k += LANES) {
            const unsigned found = mask_bits(load(&measure[end][k]) == splat(top));
            if (found)
                return 2 * (k + __builtin_ctz(found)) + end;
        }
    return 0;
}
static int longest_pair(const Vec3d *point, int pairs, double *longest)
{
    int at = 0;
    *longest = -1;
    for (int k = 0; k < pairs; k++) {
        const Vec3d difference = sub3d(point[2 * k + 1], point[2 * k]);
        const double square = dot3d(difference, difference);
        if (square > *longest)
            *longest = square, at = 2 * k;
    }
    return at;
}

/* Normalizes edges and normals. */
FORMULA void make_units(Columns *direction, double *square)
{
    for (int i = 0; i < UNITS; i += LANES) {
        const Vec3 w = load3(&direction->x[i], &direction->y[i], &direction->z[i]);
        const num all = dot(w, w), over = 1 / num_sqrt(all);
        *(num_in_memory *)&square[i] = all;
        *(num_in_memory *)&direction->x[i] = w.x * over;
        *(num_in_memory *)&direction->y[i] = w.y * over;
        *(num_in_memory *)&direction->z[i] = w.z * over;
    }
}
FORMULA void find_widths(const Vec3d *point, int pairs, const Columns *direction, double *width)
{
    for (int i = 0; i < WIDTHS; i += LANES) {
        const Vec3 w = load3(&direction->x[i], &direction->y[i], &direction->z[i]);
        num least = dot(splat3(point[0]), w), most = least;
        for (int k = 1; k < 2 * pairs; k++) {
            const num at = dot(splat3(point[k]), w);
            least = num_min(at, least), most = num_max(at, most);
        }
        *(num_in_memory *)&width[i] = most - least;
    }
}

bool SCAN(isect_ditetrahedron, ISECT_KERNEL)(const Vec3d *point, int pairs, bool area,
                                             double epsilon, Vec3d *edge, Vec3d *normal)
{
    Columns direction;
    Ends ends;
    double square[ROOM], width[ROOM_OF_WIDTHS], longest;
    split_pairs(&ends, point, pairs);
    const int a = longest_pair(point, pairs, &longest), b = a + 1;
    *edge = sub3d(point[b], point[a]);
    const int c = greatest_of(&ends, point[a], *edge, OFF_LINE);
    const Vec3d up = cross3d(*edge, sub3d(point[c], point[a]));
    const int apex[2] = {greatest_of(&ends, point[a], up, BELOW),
                         greatest_of(&ends, point[a], up, ABOVE)};
    const int corner[3] = {a, b, c};
    for (int k = 0; k < 3; k++) {
        set_column(&direction, k, sub3d(point[corner[(k + 1) % 3]], point[corner[k]]));
        for (int t = 0; t < 2; t++)
            set_column(&direction, 3 + 3 * t + k, sub3d(point[apex[t]], point[corner[k]]));
    }
    for (int j = 0; j < TRIANGLES; j++)
        set_column(
            &direction, EDGES + j,
            cross3d(column_at(&direction, edge_of[j][0]), column_at(&direction, edge_of[j][1])));
    make_units(&direction, square);
    for (int j = 0; j < TRIANGLES; j++)
        for (int k = 0; k < 3; k++)
            set_column(
                &direction, UNITS + 3 * j + k,
                cross3d(column_at(&direction, EDGES + j), column_at(&direction, edge_of[j][k])));
    for (int i = WIDTHS; i < ROOM_OF_WIDTHS; i++)
        set_column(&direction, i, (Vec3d){0, 0, 0});
    find_widths(point, pairs, &direction, width);

    const double slack = epsilon * sqrt(longest), flat = 64 * slack * sqrt(dot3d(up, up));
    double least = INFINITY;
    int best = 0;
    for (int j = 0; j < TRIANGLES; j++) {
        const bool is_flat =
            j > 0 && !(fabs(dot3d(up, sub3d(point[apex[j > 3]], point[a]))) > flat);
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
    *edge = column_at(&direction, edge_of[best / 3][best % 3]);
    *normal = column_at(&direction, EDGES + best / 3);
    return true;
}
#endif
