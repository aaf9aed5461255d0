/* tests/clash/contour_coplanar.c - isect_clash_contour of closed surfaces whose faces, edges and
 * vertices coincide: lines are closed, and bound the part of the surface of a that is strictly
 * inside of b. */
#include "clash/contour.h"
#include "kit/segments.h"
#include HEADER(clash)

enum { GRID = 5, SAMPLES = 6, BOXES = 3, OF_BOX = 12, SEGMENTS = 4000 };

typedef struct Boxes {
    int lower[BOXES][3], upper[BOXES][3];
    size_t count;
    X(triangle) of[BOXES * OF_BOX];
} Boxes;

static X(mesh) mesh_of(const Boxes *boxes)
{
    const size_t n = boxes->count * OF_BOX;
    return (X(mesh)){&boxes->of[0].a.x, 0, 3 * n, NULL, n};
}

/* Fronts face outward; the diagonals are drawn. */
static void add_box(Boxes *to, const int lower[3], const int upper[3])
{
    static const int quad[6][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                   {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
    Vec3 p[8];
    for (int i = 0; i < 8; i++)
        p[i] = (Vec3){(real)(i & 1 ? upper : lower)[0], (real)(i & 2 ? upper : lower)[1],
                      (real)(i & 4 ? upper : lower)[2]};
    X(triangle) *at = to->of + to->count * OF_BOX;
    for (int i = 0; i < 6; i++) {
        const int r = any_int(0, 3);
        const Vec3 a = p[quad[i][r]], b = p[quad[i][(r + 1) % 4]];
        const Vec3 c = p[quad[i][(r + 2) % 4]], d = p[quad[i][(r + 3) % 4]];
        *at++ = (X(triangle)){a, b, c}, *at++ = (X(triangle)){a, c, d};
    }
    memcpy(to->lower[to->count], lower, sizeof to->lower[0]);
    memcpy(to->upper[to->count++], upper, sizeof to->upper[0]);
}

static Boxes grid_box(int x, int y, int z, int to_x, int to_y, int to_z)
{
    Boxes boxes = {.count = 0};
    add_box(&boxes, (const int[]){x, y, z}, (const int[]){to_x, to_y, to_z});
    return boxes;
}

static Boxes any_boxes(void)
{
    Boxes boxes = {.count = 0};
    for (int i = any_int(1, BOXES); i > 0; i--) {
        int lower[3], upper[3];
        for (int k = 0; k < 3; k++) {
            lower[k] = any_int(0, GRID - 2);
            upper[k] = any_int(lower[k] + 1, GRID - 1);
        }
        add_box(&boxes, lower, upper);
    }
    return boxes;
}

/* ---- the edges of the grid ---- */

/* How often edges of the grid are in a chain: along an axis, at two coordinates, from the third,
 * for some places between its ends. No box of the grid has a diagonal through one of these. */
typedef struct Edges {
    int of[3][GRID][GRID][GRID][SAMPLES];
} Edges;

static const double sample[SAMPLES] = {0.1, 0.29, 0.41, 0.6, 0.7, 0.9};

static void add_edge(Edges *to, int axis, const int from[3])
{
    for (int i = 0; i < SAMPLES; i++)
        to->of[axis][from[(axis + 1) % 3]][from[(axis + 2) % 3]][from[axis]][i]++;
}

static bool is_inside(const Boxes *boxes, size_t i, const double p[3])
{
    bool inside = true;
    for (int k = 0; k < 3; k++)
        inside &= boxes->lower[i][k] < p[k] && p[k] < boxes->upper[i][k];
    return inside;
}

/* The boundary of a square of a box's surface, once for each other box that it is inside of. */
static void add_square(Edges *to, int axis, const int from[3], const Boxes *other)
{
    double middle[3] = {from[0], from[1], from[2]};
    const int u = (axis + 1) % 3, v = (axis + 2) % 3;
    middle[u] += 0.5, middle[v] += 0.5;
    for (size_t i = 0; i < other->count; i++) {
        if (!is_inside(other, i, middle))
            continue;
        for (int k = 0; k < 2; k++) {
            int next[3] = {from[0], from[1], from[2]};
            next[v] += k, add_edge(to, u, next);
            next[v] -= k, next[u] += k, add_edge(to, v, next);
        }
    }
}

static void add_boundaries(Edges *to, const Boxes *a, const Boxes *b)
{
    for (size_t i = 0; i < a->count; i++)
        for (int axis = 0; axis < 3; axis++)
            for (int side = 0; side < 2; side++) {
                const int u = (axis + 1) % 3, v = (axis + 2) % 3;
                int at[3];
                at[axis] = (side ? a->upper : a->lower)[i][axis];
                for (at[u] = a->lower[i][u]; at[u] < a->upper[i][u]; at[u]++)
                    for (at[v] = a->lower[i][v]; at[v] < a->upper[i][v]; at[v]++)
                        add_square(to, axis, at, b);
            }
}

static void add_piece(Edges *to, Vec3 from, Vec3 end)
{
    const double p[3] = {(double)from.x, (double)from.y, (double)from.z};
    const double q[3] = {(double)end.x, (double)end.y, (double)end.z};
    const int axis = p[0] != q[0] ? 0 : p[1] != q[1] ? 1 : 2;
    const int u = (axis + 1) % 3, v = (axis + 2) % 3;
    check("on the grid", p[u] == q[u] && p[v] == q[v] && p[u] == (int)p[u] && p[v] == (int)p[v]);
    for (int k = 0; k < GRID; k++)
        for (int i = 0; i < SAMPLES; i++)
            to->of[axis][(int)p[u]][(int)p[v]][k][i] +=
                (p[axis] < k + sample[i]) != (q[axis] < k + sample[i]);
}

/* ---- lines ---- */

typedef struct Segments {
    X(segment) of[SEGMENTS];
    size_t count;
    double length;
} Segments;

/* The directed segments of all lines, in order; all lines must be closed. */
static void find_segments(Segments *to, const X(mesh) * a, const X(mesh) * b)
{
    Contour contour = contour_of(a, b);
    to->count = 0, to->length = 0;
    for (size_t k = 0; k < contour.lines.line_count; k++) {
        const X(clash_line) *line = &contour.lines.lines[k];
        const Vec3 *p = contour.lines.points + line->first;
        check("closed", line->closed);
        for (size_t i = 0; i < line->count; i++) {
            const Vec3 q = p[(i + 1) % line->count];
            check("room", cmp(to->count, <, SEGMENTS));
            to->of[to->count++] = (X(segment)){p[i], q};
            to->length +=
                sqrt(pow((double)q.x - (double)p[i].x, 2) + pow((double)q.y - (double)p[i].y, 2) +
                     pow((double)q.z - (double)p[i].z, 2));
        }
    }
    free(contour.memory);
    qsort(to->of, to->count, sizeof *to->of, by_place);
}

static int by_coordinates(const void *a, const void *b)
{
    const Vec3 *p = a, *q = b;
    return comes_before(*q, *p) - comes_before(*p, *q);
}

/* As many segments begin at a point as end there: they are directed as the surfaces face. */
static void check_directions(const Segments *segments)
{
    static Vec3 end[2][SEGMENTS];
    for (size_t i = 0; i < segments->count; i++)
        end[0][i] = segments->of[i].a, end[1][i] = segments->of[i].b;
    for (int k = 0; k < 2; k++)
        qsort(end[k], segments->count, sizeof *end[k], by_coordinates);
    check("directed", memcmp(end[0], end[1], segments->count * sizeof *end[0]) == 0);
}

static void shuffle(X(triangle) * t, size_t n, bool flips)
{
    for (size_t i = n; i-- > 0;) {
        const size_t k = (size_t)any_int(0, (int)i);
        const X(triangle) kept = t[i], other = t[k];
        t[k] = kept, t[i] = (X(triangle)){other.b, other.c, other.a};
        if (flips && any_int(0, 1))
            t[i] = (X(triangle)){other.b, other.a, other.c};
    }
}

static void judge(Boxes *a, Boxes *b)
{
    static Segments first, again;
    static Edges want, got;
    const X(mesh) of_a = mesh_of(a), of_b = mesh_of(b);
    memset(&want, 0, sizeof want), memset(&got, 0, sizeof got);
    find_segments(&first, &of_a, &of_b);
    check_directions(&first);
    for (size_t i = 0; i < first.count; i++)
        add_piece(&got, first.of[i].a, first.of[i].b);
    add_boundaries(&want, a, b);
    const int *of_want = &want.of[0][0][0][0][0], *of_got = &got.of[0][0][0][0][0];
    for (size_t i = 0; i < sizeof want / sizeof *of_want; i++)
        check("the boundary of what is inside", cmp(of_want[i] % 2, ==, of_got[i] % 2));
    shuffle(a->of, a->count * OF_BOX, false), shuffle(b->of, b->count * OF_BOX, false);
    find_segments(&again, &of_a, &of_b);
    check("in any order, as many", cmp(again.count, ==, first.count));
    check("in any order", memcmp(again.of, first.of, first.count * sizeof *first.of) == 0);
    shuffle(a->of, a->count * OF_BOX, true), shuffle(b->of, b->count * OF_BOX, true);
    find_segments(&again, &of_a, &of_b);
}

static double length_of(Boxes a, Boxes b)
{
    static Segments segments;
    const X(mesh) of_a = mesh_of(&a), of_b = mesh_of(&b);
    find_segments(&segments, &of_a, &of_b);
    judge(&a, &b);
    return segments.length;
}

TEST_FUNCTION(boxes)
{
    const Boxes one = grid_box(0, 0, 0, 2, 2, 2);
    check("equal", cmp(length_of(one, one), ==, 0));
    check("face to face", cmp(length_of(one, grid_box(0, 0, 2, 2, 2, 4)), ==, 0) &&
                              cmp(length_of(one, grid_box(1, 1, 2, 4, 3, 4)), ==, 0));
    check("an edge on a face", cmp(length_of(one, grid_box(2, 2, 0, 4, 4, 2)), ==, 0));
    /* three sides of the small box are inside: their boundary is a line of six edges */
    check("around", cmp(length_of(one, grid_box(0, 0, 0, 1, 1, 1)), ==, 0));
    check("inside", cmp(length_of(grid_box(0, 0, 0, 1, 1, 1), one), ==, 6));
    /* two upright edges, and above and below two sides of the common square that are those of a */
    check("side by side", cmp(length_of(one, grid_box(1, 1, 0, 3, 3, 2)), ==, 8));
    check("across", cmp(length_of(one, grid_box(1, 0, 1, 3, 2, 3)), ==, 8));
    check("a corner", cmp(length_of(one, grid_box(1, 1, 1, 3, 3, 3)), ==, 6));
    for (int i = 0; i < soak(100); i++) {
        Boxes a = any_boxes(), b = any_boxes();
        judge(&a, &b);
    }
}

/* ---- tetrahedra ---- */

enum { SOLIDS = 3 };

static size_t add_solids(X(triangle) to[4 * SOLIDS])
{
    size_t count = 0;
    for (int i = any_int(1, SOLIDS); i > 0;) {
        Vec3 p[4];
        for (int k = 0; k < 4; k++)
            p[k] = (Vec3){(real)any_int(0, 3), (real)any_int(0, 3), (real)any_int(0, 3)};
        const int side = X(orient3d)(&p[0], &p[1], &p[2], &p[3]);
        if (side == 0)
            continue;
        if (side < 0) {
            const Vec3 kept = p[0];
            p[0] = p[1], p[1] = kept;
        }
        const X(triangle) of[4] = {
            {p[0], p[1], p[2]}, {p[0], p[3], p[1]}, {p[1], p[3], p[2]}, {p[2], p[3], p[0]}};
        memcpy(to + count, of, sizeof of);
        count += 4, i--;
    }
    return count;
}

/* Tetrahedra with corners on a grid: the corners of triangles lie on edges and in faces of others.
 * Some solids are there twice. */
TEST_FUNCTION(tetrahedra)
{
    static Segments first, again;
    size_t lines = 0;
    for (int i = 0; i < soak(500); i++) {
        X(triangle) a[8 * SOLIDS], b[8 * SOLIDS];
        size_t of_a = add_solids(a), of_b = add_solids(b);
        if (any_int(0, 3) == 0)
            memcpy(b, a, of_a * sizeof *a), of_b = of_a;
        if (any_int(0, 3) == 0) {
            memcpy(a + of_a, a, of_a * sizeof *a);
            for (size_t k = 0; k < of_a; k++)
                a[of_a + k] = (X(triangle)){a[k].b, a[k].c, a[k].a};
            of_a *= 2;
        }
        const X(mesh) mesh_a = {&a->a.x, 0, 3 * of_a, NULL, of_a};
        const X(mesh) mesh_b = {&b->a.x, 0, 3 * of_b, NULL, of_b};
        find_segments(&first, &mesh_a, &mesh_b);
        check_directions(&first);
        shuffle(a, of_a, false), shuffle(b, of_b, false);
        find_segments(&again, &mesh_a, &mesh_b);
        check("in any order, as many", cmp(again.count, ==, first.count));
        check("in any order", memcmp(again.of, first.of, first.count * sizeof *first.of) == 0);
        shuffle(a, of_a, true), shuffle(b, of_b, true);
        find_segments(&again, &mesh_a, &mesh_b);
        lines += first.count;
    }
    check("some cross", cmp(lines, >, 500));
}

/* ---- a mesh with itself ---- */

/* The ends of each segment in increasing order: in one mesh no surface is the first. */
static void find_undirected(Segments *to, const X(mesh) * mesh)
{
    find_segments(to, mesh, mesh);
    for (size_t i = 0; i < to->count; i++) {
        const X(segment) s = to->of[i];
        if (comes_before(s.b, s.a))
            to->of[i] = (X(segment)){s.b, s.a};
    }
    qsort(to->of, to->count, sizeof *to->of, by_place);
}

/* Do two of the tetrahedra have an edge in common? In one mesh all triangles there are neighbors,
 * whichever tetrahedron they belong to. A tetrahedron has the corners of its first triangle and the
 * second of its second. */
static bool have_common_edge(const X(triangle) * t, size_t count)
{
    for (size_t i = 0; i < count; i += 4)
        for (size_t k = 0; k < i; k += 4) {
            const Vec3 p[4] = {t[i].a, t[i].b, t[i].c, t[i + 1].b},
                       q[4] = {t[k].a, t[k].b, t[k].c, t[k + 1].b};
            int common = 0;
            for (int m = 0; m < 16; m++)
                common += same_point(p[m / 4], q[m % 4]);
            if (common > 1)
                return true;
        }
    return false;
}

/* Edges of tetrahedra on a grid cross in points that are not representable. The point of two edges
 * is the same in all pairs of their triangles, whichever comes first in a pair. */
TEST_FUNCTION(itself)
{
    static Segments first, again;
    size_t lines = 0;
    for (int i = 0; i < soak(500); i++) {
        X(triangle) t[8 * SOLIDS];
        size_t count = add_solids(t);
        count += add_solids(t + count);
        if (have_common_edge(t, count))
            continue;
        const X(mesh) mesh = {&t->a.x, 0, 3 * count, NULL, count};
        find_undirected(&first, &mesh);
        shuffle(t, count, false);
        find_undirected(&again, &mesh);
        check("in any order, as many", cmp(again.count, ==, first.count));
        check("in any order", memcmp(again.of, first.of, first.count * sizeof *first.of) == 0);
        lines += first.count;
    }
    check("some cross", cmp(lines, >, 500));
}

TESTS_IN(clash_contour_coplanar, cmocka_unit_test(boxes), cmocka_unit_test(tetrahedra),
         cmocka_unit_test(itself))
