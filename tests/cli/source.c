/* tests/cli/source.c - which numbers, as text, does a float hold? And the walk through PLY files.
 */
#include "import/source.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void test_numbers(void **state)
{
    static const char *const kept[] = {"0",
                                       "-0.0",
                                       "1",
                                       "0.1",
                                       "-.5",
                                       "16777216",
                                       "1e30",
                                       "0.333333343",
                                       "3.4028235e38",
                                       "1e-45",
                                       "nan",
                                       "inf",
                                       "1e999",
                                       "0000.100000",
                                       "123456e-9",
                                       "0.0625000000000000000",
                                       "word",
                                       "",
                                       "0.10000000149011612"};
    static const char *const lost[] = {
        "0.3333333333", "16777217",         "1e39", "1e-60", "0.12345678901",
        "2.000000001",  "-3.14159265358979"};
    (void)state;
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
        if (source_number_rounds(kept[i]))
            fail_msg("%s", kept[i]);
    for (size_t i = 0; i < sizeof lost / sizeof lost[0]; i++)
        if (!source_number_rounds(lost[i]))
            fail_msg("%s", lost[i]);
}

/* Every float printed with 6 or 9 digits is kept. */
static void test_all_kinds_of_floats(void **state)
{
    (void)state;
    for (uint32_t bits = 0x00800000; bits < 0x7f800000; bits += 65521) {
        char text[32];
        float x;
        memcpy(&x, &bits, sizeof x);
        snprintf(text, sizeof text, "%.9g", (double)x);
        assert_false(source_number_rounds(text));
        snprintf(text, sizeof text, "%.6g", (double)x);
        assert_false(source_number_rounds(text));
    }
}

static const char ply[] = "ply\nformat ascii 1.0\ncomment element face 99\n"
                          "element vertex 3\nproperty double x\nproperty double y\n"
                          "property double z\nproperty list uchar int spare\n"
                          "element face 1\nproperty list uchar int vertex_indices\n"
                          "end_header\n0 0 0 0\n1 0 0 2 7 7\n0 1 0 0\n3 0 1 2\n";

/* Read a text as a file of that name. */
static bool read_source(Source *source, const char *name, const char *text, size_t size)
{
    Fault fault;
    char copy[1024];
    assert_true(size < sizeof copy);
    memcpy(copy, text, size);
    copy[size] = '\0';
    return source_read(source, &(SourceText){.path = name, .text = copy, .size = size}, &fault);
}

static void test_ply(void **state)
{
    Source source;
    (void)state;
    assert_true(read_source(&source, "a.ply", ply, strlen(ply)));
    assert_true(source.counted && source.point_count == 3 && source.triangles == 1);
    assert_int_equal(source.rounding, MESH_NOT_ROUNDED);
    source_free(&source);
    /* Without its last character but one: the last corner is gone. */
    for (size_t size = 3; size <= strlen(ply) - 2; size++) {
        assert_false(read_source(&source, "a.ply", ply, size));
        source_free(&source);
    }
}

/* Any byte changed to any of a few others: an answer, and no more. */
static void test_ply_changed(void **state)
{
    Source source;
    char text[sizeof ply];
    (void)state;
    for (size_t i = 0; i < strlen(ply); i++)
        for (const char *c = " \n9-xe.\x01\xff"; *c != '\0'; c++) {
            memcpy(text, ply, sizeof ply);
            text[i] = *c;
            read_source(&source, "a.ply", text, strlen(ply));
            source_free(&source);
        }
}

/* What a file declares: vertices, triangles, and of OBJ the corners of its faces. */
static void test_counts(void **state)
{
    static const struct {
        const char *name, *text;
        size_t points, triangles, corners;
    } files[] = {
        {"a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 2 2 2 2\nf 1 2/7 3//8\nf -4 -3 \\\n -2 -1\nl 1 2\n",
         4, 3, 7},
        {"a.off", "# no\nOFF 4 2 0\n0 0 0\n1 0 0\n0 1 0\n1 1 0\n3 0 1 2\n4 0 1 3 2\n", 4, 3, 0},
        {"a.stl",
         "solid facet vertex\nfacet normal 0 0 1 outer loop vertex 0 0 0\nvertex 1 0 0 "
         "vertex 0 1 0 endloop endfacet endsolid facet\n",
         3, 1, 0},
        {"a.ply",
         "ply\nformat ascii 1.0\nelement vertex 1\nproperty double z\nelement tristrips 1\n"
         "property list int int vertex_indices\nend_header\n5\n9 0 0 0 0 -1 0 0 0 -1\n",
         1, 3, 0},
        {"a.gltf",
         "{\"scenes\":[{\"nodes\":[0,2]}],\"nodes\":[{\"mesh\":0,\"children\":[1]},{\"mesh\":1},{}]"
         ","
         "\"meshes\":[{\"primitives\":[{\"indices\":0},{\"mode\":5,\"indices\":0},{\"mode\":1}]},"
         "{\"primitives\":[{\"attributes\":{\"POSITION\":1}}]}],"
         "\"accessors\":[{\"count\":6},{\"count\":9}]}",
         0, 9, 0},
        {"none", "  OFF\n1 0 0\n1 2 3\n", 1, 0, 0},
    };
    Source source;
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        assert_true(read_source(&source, files[i].name, files[i].text, strlen(files[i].text)));
        assert_true(source.counted);
        assert_int_equal(source.point_count, files[i].points);
        assert_int_equal(source.triangles, files[i].triangles);
        assert_int_equal(source.corner_count, files[i].corners);
        source_free(&source);
    }
    assert_true(read_source(&source, "a.obj", files[0].text, strlen(files[0].text)));
    assert_true(source.points[9] == 1 && source.corners[3] == 0 && source.corners[6] == 3);
    source_free(&source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers), cmocka_unit_test(test_all_kinds_of_floats),
        cmocka_unit_test(test_ply),     cmocka_unit_test(test_ply_changed),
        cmocka_unit_test(test_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
