/* weld_mesh against all pairs of vertices, on grids of powers of two, where no distance is
 * rounded. */
#include "import/weld.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 64 };

static uint64_t state_of_random = 1;

static unsigned draw(unsigned below)
{
    state_of_random = state_of_random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((state_of_random >> 33) % below);
}

/* A mesh of these vertices; each three are a triangle. */
static Mesh make(const double (*points)[3], size_t count)
{
    Mesh mesh = {.vertex_count = count, .triangle_count = count / 3};
    mesh.positions = malloc((3 * count + 1) * sizeof *mesh.positions);
    mesh.indices = malloc((count + 1) * sizeof *mesh.indices);
    assert_true(mesh.positions != NULL && mesh.indices != NULL);
    memcpy(mesh.positions, points, 3 * count * sizeof *mesh.positions);
    for (size_t i = 0; i < count; i++)
        mesh.indices[i] = (uint32_t)i;
    return mesh;
}

/* The squared distance in steps of the grid; exact. */
static double distance2(const double a[3], const double b[3], double unit)
{
    double sum = 0;
    for (int k = 0; k < 3; k++)
        sum += (a[k] - b[k]) / unit * ((a[k] - b[k]) / unit);
    return sum;
}

/* Two of three vertices are of one set. */
static bool pinched(const size_t set[3])
{
    return set[0] == set[1] || set[1] == set[2] || set[2] == set[0];
}

/* The first vertex of the set of each, by all pairs until nothing changes. */
static void find_sets(const double (*points)[3], size_t count, double most, double unit,
                      size_t set[MOST])
{
    bool changes = true;
    for (size_t i = 0; i < count; i++)
        set[i] = i;
    while (changes) {
        changes = false;
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < count; j++)
                if (set[j] < set[i] && distance2(points[i], points[j], unit) <= most * most)
                    set[i] = set[j], changes = true;
    }
}

static void check_points(const double (*points)[3], size_t count, double most, double unit)
{
    size_t set[MOST], same[MOST], moved = 0, collapsed = 0;
    double largest = 0;
    Mesh mesh = make(points, count);
    find_sets(points, count, most, unit, set);
    find_sets(points, count, 0, unit, same);
    weld_within(most * unit);
    assert_true(weld_mesh(&mesh));
    for (size_t i = 0; i < count; i++) {
        const double move2 = distance2(points[i], points[set[i]], unit);
        assert_memory_equal(&mesh.positions[3 * i], points[set[i]], sizeof points[0]);
        moved += move2 > 0;
        largest = fmax(largest, move2);
    }
    for (size_t i = 0; i + 2 < count; i += 3)
        collapsed += pinched(set + i) && !pinched(same + i);
    assert_int_equal(mesh.weld.moved, moved);
    assert_int_equal(mesh.weld.collapsed, collapsed);
    /* two calls of hypot and a square root, each rounded within an ulp */
    assert_true(fabs(mesh.weld.largest / unit - sqrt(largest)) <= 4 * 0x1p-52 * sqrt(largest));
    mesh_free(&mesh);
}

static void test_all_pairs(void **state)
{
    static double points[MOST][3];
    static const int powers[] = {-1000, -60, -3, 0, 3, 60, 900};
    (void)state;
    for (int i = 0; i < 20000; i++) {
        const double unit = ldexp(1, powers[draw(7)]);
        const size_t count = 1 + draw(MOST);
        const unsigned size[3] = {1 + draw(60), 1 + draw(60), 1 + draw(30)};
        const double far = draw(3) == 0 ? ldexp(unit, 40) : 0;
        for (size_t p = 0; p < count; p++)
            for (int k = 0; k < 3; k++)
                points[p][k] = unit * ((double)draw(size[k]) - size[k] / 2) + far;
        check_points((const double(*)[3])points, count, 1 + draw(9), unit);
    }
}

/* A chain is one set, however far it reaches. */
static void test_chain(void **state)
{
    enum { COUNT = 1000 };
    static double points[COUNT][3];
    (void)state;
    for (int i = 0; i < COUNT; i++)
        points[i][0] = i * 0.25;
    Mesh mesh = make((const double(*)[3])points, COUNT);
    weld_within(0.25);
    assert_true(weld_mesh(&mesh));
    for (int i = 0; i < COUNT; i++)
        assert_true(mesh.positions[3 * i] == 0);
    assert_int_equal(mesh.weld.moved, COUNT - 1);
    assert_true(mesh.weld.largest == 0.25 * (COUNT - 1));
    assert_int_equal(mesh.weld.collapsed, COUNT / 3);
    mesh_free(&mesh);
}

/* Two plates whose vertices are much closer than the plates: time would grow as the square of what
 * is in reach. */
static void test_plates(void **state)
{
    enum { SIDE = 300, COUNT = 2 * SIDE * SIDE };
    double(*points)[3] = malloc(COUNT * sizeof *points);
    (void)state;
    assert_non_null(points);
    for (int i = 0; i < COUNT; i++) {
        points[i][0] = i % SIDE;
        points[i][1] = i / SIDE % SIDE;
        points[i][2] = i < COUNT / 2 ? 0 : 65;
    }
    Mesh mesh = make((const double(*)[3])points, COUNT);
    weld_within(64);
    assert_true(weld_mesh(&mesh));
    for (int i = 0; i < COUNT; i++)
        assert_true(mesh.positions[3 * i] == 0 && mesh.positions[3 * i + 1] == 0 &&
                    mesh.positions[3 * i + 2] == points[i][2]);
    mesh_free(&mesh);
    free(points);
}

/* Vertices that are not finite, or too far away for the grid, stay. */
static void test_left_out(void **state)
{
    const double points[7][3] = {{NAN, 0, 0},        {0, INFINITY, 0}, {1e308, 0, 0}, {1e308, 0, 0},
                                 {0, -1e300, 1e300}, {0, 0, 0},        {0, 1e-9, 0}};
    Mesh mesh = make(points, 7);
    (void)state;
    weld_within(1e-8);
    assert_true(weld_mesh(&mesh));
    assert_memory_equal(mesh.positions, points, 6 * sizeof points[0]);
    assert_memory_equal(mesh.positions + 18, points[5], sizeof points[0]);
    assert_int_equal(mesh.weld.moved, 1);
    weld_within(0);
    assert_true(weld_mesh(&mesh));
    assert_int_equal(mesh.weld.moved, 0);
    mesh_free(&mesh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_all_pairs),
                                       cmocka_unit_test(test_chain), cmocka_unit_test(test_plates),
                                       cmocka_unit_test(test_left_out)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
