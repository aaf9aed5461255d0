/* tests/cli/readers.c - numbers as text, and the readers of STL, OBJ, OFF and PLY: what they read,
 * and the line or the byte in their messages. */
#include "import/model.h"
#include "import/text.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
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
        if (text_number_rounds(kept[i]))
            fail_msg("%s", kept[i]);
    for (size_t i = 0; i < sizeof lost / sizeof lost[0]; i++)
        if (!text_number_rounds(lost[i]))
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
        assert_false(text_number_rounds(text));
        snprintf(text, sizeof text, "%.6g", (double)x);
        assert_false(text_number_rounds(text));
    }
}

/* The number of a text, and nothing but the number; NaN if it is refused. */
static double number_of(const char *text)
{
    Fault fault;
    double x = 0;
    Text cursor = text_of("a", text, strlen(text), &fault);
    return text_number(&cursor, text_word(&cursor), &x) ? x : (double)NAN;
}

static void test_strict_numbers(void **state)
{
    static const char *const good[] = {"0",
                                       "-0",
                                       "1",
                                       "+1.5",
                                       ".5",
                                       "5.",
                                       "1e5",
                                       "1E-5",
                                       "1.25e+3",
                                       "0.1",
                                       "1e22",
                                       "1e-22",
                                       "1e23",
                                       "1e-23",
                                       "0.30000000000000004",
                                       "1e400",
                                       "123456789012345678901234567890",
                                       "4.9e-324",
                                       "9007199254740993",
                                       "0.000000000000000000000000000001"};
    static const char *const bad[] = {"",  "1x",  "1.D2",  "0x10", "1e",     "1e+",   "e5",  ".",
                                      "-", "1,5", "1.2.3", "--1",  "1.#INF", "1e5.0", "nano"};
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        const double want = strtod(good[i], NULL), got = number_of(good[i]);
        if (memcmp(&want, &got, sizeof want) != 0)
            fail_msg("%s: %.17g", good[i], got);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (!isnan(number_of(bad[i])))
            fail_msg("%s", bad[i]);
    assert_true(isinf(number_of("-inf")) && isinf(number_of("Infinity")));
}

/* Decimals of all lengths and exponents are those of strtod, bit by bit. */
static void test_decimals(void **state)
{
    uint64_t bits = 88172645463325252u;
    (void)state;
    for (int i = 0; i < 100000; i++) {
        char text[64];
        double x;
        bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
        memcpy(&x, &bits, sizeof x);
        if (i % 2)
            snprintf(text, sizeof text, "%.*e", i % 20, x);
        else
            snprintf(text, sizeof text, "%.*f", i % 12, (double)(int64_t)bits * 1e-12);
        const double want = strtod(text, NULL), got = number_of(text);
        if (memcmp(&want, &got, sizeof want) != 0 && !isnan(want))
            fail_msg("%s", text);
    }
}

/* ---- readers ---- */

/* The result of reading a text as a file of that name. */
typedef struct Got {
    Model model;
    Fault fault;
    bool good;
} Got;

static void read_text(Got *got, const char *name, const char *text, size_t size)
{
    /* exactly as large as the text, so that a sanitizer finds a byte too many */
    char *copy = malloc(size > 0 ? size : 1);
    assert_non_null(copy);
    memcpy(copy, text, size);
    const SourceText file = {.path = name, .text = copy, .size = size};
    *got = (Got){.model = {.fault = &got->fault}};
    const char *end = strrchr(name, '.');
    got->good = (strcmp(end, ".stl") == 0   ? stl_read
                 : strcmp(end, ".obj") == 0 ? obj_read
                 : strcmp(end, ".off") == 0 ? off_read
                                            : ply_read)(&got->model, &file) &&
                model_end(&got->model);
    free(copy);
}

#define PLY(form, elements) "ply\nformat " form " 1.0\n" elements "end_header\n"
#define XYZ "property double x\nproperty double y\nproperty double z\n"
#define FACES "property list uchar int vertex_indices\n"
#define FACET(x)                                                                                   \
    "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex " x " 0 0\nvertex 0 1 0\n"               \
    "endloop\nendfacet\n"

/* Files that are read: points, triangles, polygons, faces that are not simple, and the last
 * index. */
static const struct {
    const char *name, *text;
    size_t points, triangles, polygons, crossed;
    uint32_t last;
} good[] = {
    {"a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 2 2 2 2\nf 1 2/7 3//8\nf -4 -3 \\\n -2 -1\nl 1 2\n", 4,
     3, 1, 0, 3},
    {"no vt.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1/1/1 2/2/1 3/3/1\n", 3, 1, 0, 0, 2},
    {"comment.obj", "v 0 0 0 # a\nv 1 0 0\t#b\nv 0 1 0\nf 1 2 3 # c\n", 3, 1, 0, 0, 2},
    {"forward.obj", "f 1 2 3\nv 0 0 0\nv 1 0 0\nv 0 1 0\n", 3, 1, 0, 0, 2},
    {"colours.obj", "v 0 0 0 1 1 1\nv 1 0 0 1 1 1\nv 0 1 0 1 0 0\nf 1 2 3", 3, 1, 0, 0, 2},
    {"mac.obj", "v 0 0 0\rv 1 0 0\rv 0 1 0\rf 1 2 3\r", 3, 1, 0, 0, 2},
    {"joined.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2\\\r\n 3\r\n", 3, 1, 0, 0, 2},
    {"concave.obj", "v 0 -4 0\nv 5 -4 0\nv 0 -10 0\nv 10 0 0\nf 1 2 3 4\n", 4, 2, 1, 0, 3},
    {"bow.obj", "v 0 0 0\nv 1 1 0\nv 1 0 0\nv 0 1 0\nf 1 2 3 4\n", 4, 2, 1, 1, 3},
    {"a.off", "# no\nOFF 4 2 0\n0 0 0\n1 0 0\n0 1 0\n1 1 0\n3 0 1 2\n4 0 1 3 2\n", 4, 3, 1, 0, 2},
    {"stream.off", "OFF\n3\n2 0\n0 0\n0 1 0 0 # a\n0 1 0 3 0\n1 2\n# b\n3 0\n2 1", 3, 2, 0, 0, 1},
    {"colour.off", "COFF\n3 1 0\n0 0 0 255 0 0\n1 0 0 1 1 1 1\n0 1 0\n3 0 1 2 255 0 0\n", 3, 1, 0,
     0, 2},
    {"joined.off", "OFF# a\n3 1 0\n0 0 0\n1 0 0\n0 1 0# b\n3 0 1 2 0 0 1#blue", 3, 1, 0, 0, 2},
    {"joined.obj", "v 0 0 0#a\nv 1 0 0\nv 0 1 0\nf 1 2 3#b\n", 3, 1, 0, 0, 2},
    {"edges.off", "OFF\n3 1\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", 3, 1, 0, 0, 2},
    {"name.off", "3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", 3, 1, 0, 0, 2},
    {"a.stl", "solid facet vertex\n" FACET("1") "endsolid facet\n", 3, 1, 0, 0, 2},
    {"two.stl", "solid\n" FACET("1") "endsolid\nSOLID b\n" FACET("2") "ENDSOLID b", 6, 2, 0, 0, 5},
    {"capitals.stl",
     "SOLID A\nFACET NORMAL 0 0 1 OUTER LOOP VERTEX 0 0 0\nVERTEX 1 0 0 VERTEX 0 1 0 ENDLOOP "
     "ENDFACET ENDSOLID A\n",
     3, 1, 0, 0, 2},
    {"strips.ply",
     PLY("ascii", "element vertex 4\n" XYZ "element tristrips 1\nproperty list int int "
                  "vertex_indices\n") "0 0 0\n1 0 0\n0 1 0\n1 1 0\n8 0 1 2 3 -1 3 2 1\n",
     4, 3, 0, 0, 1},
    {"spare.ply",
     PLY("ascii",
         "comment element face 99\nelement vertex 3\n" XYZ
         "property list uchar int spare\nelement face 1\n" FACES) "0 0 0 0\n1 0 0 2 7 7\n\n0 1 "
                                                                  "0 0\r\n3 0 1 2",
     3, 1, 0, 0, 2},
    {"comment.ply",
     "ply\nformat ascii 1.0\nCreated by hand\nelement vertex 3\n" XYZ "element face 1\n" FACES
     "end_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n",
     3, 1, 0, 0, 2},
    {"faces first.ply",
     PLY("ascii", "element face 1\n" FACES
                  "element vertex 4\n" XYZ) "4 0 1 2 3\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n",
     4, 2, 1, 0, 3},
};

static void test_good(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        Got got;
        read_text(&got, good[i].name, good[i].text, strlen(good[i].text));
        const Mesh *mesh = &got.model.mesh;
        if (!got.good)
            fail_msg("%s: %s", good[i].name, got.fault.text);
        if (mesh->vertex_count != good[i].points || mesh->triangle_count != good[i].triangles ||
            mesh->polygon_count != good[i].polygons || mesh->crossed.count != good[i].crossed ||
            mesh->indices[3 * mesh->triangle_count - 1] != good[i].last)
            fail_msg("%s: %zu points, %zu triangles, %zu polygons, %zu crossed, last %u",
                     good[i].name, mesh->vertex_count, mesh->triangle_count, mesh->polygon_count,
                     mesh->crossed.count, (unsigned)mesh->indices[3 * mesh->triangle_count - 1]);
        model_free(&got.model);
    }
}

/* Files that are refused, and how the message begins. */
static void test_refused(void **state)
{
    static const struct {
        const char *name, *text, *words;
    } files[] = {
        {"a.obj", "v 0 0 0\nv 1x 0 0\n", "a.obj:2: '1x' is not a number"},
        {"b.obj", "v 0 0 0\n\nv 1.D2 0 0\n", "b.obj:3: '1.D2' is not a number"},
        {"c.obj", "v 0 0\n", "c.obj:1: a vertex of 2 numbers"},
        {"inf.obj", "v 0 0 0\nv 0 0 1.#INF\n", "inf.obj:2: '1.#INF' is not a number"},
        {"d.obj", "v 0 0 0\nf 1 2 1\n# end\n", "d.obj:2: uses vertex 2, but there are 1 "},
        {"e.obj", "v 0 0 0\nf 0 1 1\n", "e.obj:2: uses vertex 0"},
        {"f.obj", "v 0 0 0\nf -2 1 1\n", "f.obj:2: uses vertex -2"},
        {"g.obj", "v 0 0 0\nf 1a 1 1\n", "g.obj:2: '1a' is not an integer"},
        {"h.obj", "v 0 0 0\nface 1 1 1\n", "h.obj:2: 'face' is not a keyword"},
        {"i.obj", "v 0 0 0\ncstype bezier\nsurf 0 1 0 1 1\n", "i.obj:3: contains free-form"},
        {"j.obj", "v 1 0 0 0\n", "j.obj:1: a vertex of weight 0"},
        {"a.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n", "a.off:6: ends after 0 of 1 faces"},
        {"b.off", "OFF\n3 1 0\n0 0 0\n1 0 0", "b.off:4: ends after 2 of 3 vertices"},
        {"c.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n", "c.off:6: uses vertex 3"},
        {"d.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n3 0 1 2\n", "d.off:7: goes on behind"},
        {"e.off", "OFF BINARY\n", "e.off:1: binary OFF"},
        {"f.off", "4OFF\n", "f.off:1: '4OFF' stands where OFF should"},
        {"g.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2.5\n",
         "g.off:6: '2.5' is not an integer"},
        {"a.stl", "solid\n" FACET("1"), "a.stl:9: ends after 1 triangles, without 'endsolid'"},
        {"b.stl", "solid\n" FACET("1y") "endsolid\n", "b.stl:5: '1y' is not a number"},
        {"c.stl", "solid\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nendloop\n",
         "c.stl:5: 'endloop' stands where 'vertex' should"},
        {"d.stl", "all work and no play\n", "d.stl:1: 'all' stands where 'solid' should"},
        {"a.ply", PLY("ascii", "element vertex 2\n" XYZ) "0 0 0 1 0 0\n", "a.ply:8: more numbers"},
        {"b.ply",
         PLY("ascii", "element vertex 1\n" XYZ "element face 1\n" FACES) "0 0 0\n3 0 0 0 7\n",
         "b.ply:11: more numbers in this line than a face has"},
        {"c.ply", PLY("ascii", "element vertex 1\n" XYZ "element face 1\n" FACES) "0 0 0\n3 0 0\n",
         "c.ply:11: a number is missing in this line"},
        {"d.ply", PLY("ascii", "element vertex 2\n" XYZ) "0 0 0\n",
         "d.ply:9: ends after 1 of 2 elem"},
        {"e.ply",
         PLY("ascii", "element vertex 1\n" XYZ "element face 1\n" FACES) "0 0 0\n3 0 0 1\n",
         "e.ply:11: a face uses vertex 1"},
        {"f.ply", "ply\nformat ascii 1.0\nelement vertex 1\n", "f.ply:4: the header has no end"},
        {"g.ply", PLY("ascii", "element vertex 1\nproperty float x\n") "0\n",
         "g.ply:6: a vertex has no x, y and z"},
        {"h.ply", PLY("binary", ""), "h.ply:2: 'binary' is not a format"},
        {"i.ply", PLY("ascii", "element vertex 1\n" XYZ) "0 0 0\n1\n", "i.ply:9: goes on behind"},
        {"j.ply", PLY("binary_little_endian", "element vertex 9\n" XYZ) "123",
         "byte 121: ends after 0 of 9 elements 'vertex'"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        Got got;
        read_text(&got, files[i].name, files[i].text, strlen(files[i].text));
        if (got.good || strncmp(got.fault.text, files[i].words, strlen(files[i].words)) != 0)
            fail_msg("%s: '%s' does not begin with '%s'", files[i].name,
                     got.good ? "it is read" : got.fault.text, files[i].words);
        model_free(&got.model);
    }
}

/* A text of every format, cut short at each byte, and with each byte changed to a few others: a
 * mesh whose indices exist, or a message that begins with the file and its line. */
static void test_damaged(void **state)
{
    static const struct {
        const char *name, *text;
    } files[] = {
        {"a.obj", "v 0 0 0\nv 1 0 .5\nv 0 1 0\nv -1e1 1 0\nf 1 2/7 3//8\nf -4 -3 \\\n -2 -1\n"},
        {"a.off", "OFF 4 2 0\n0 0 0\n1 0 0\n0 1 .5\n1 1 0\n3 0 1 2\n4 0 1 3 2 1 0 0\n"},
        {"a.stl", "solid a\n" FACET("1") "endsolid a\n"},
        {"a.ply", PLY("ascii", "element vertex 3\n" XYZ
                               "element face 1\n" FACES) "0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n"}};
    (void)state;
    for (size_t f = 0; f < sizeof files / sizeof files[0]; f++)
        for (size_t i = 0; i < strlen(files[f].text); i++)
            for (const char *c = "\001 \n9-xe.#/\\\377\r"; *c != '\0'; c++) {
                char text[512], start[16];
                Got got;
                const size_t size = *c == 1 ? i : strlen(files[f].text);
                strcpy(text, files[f].text);
                text[i] = *c;
                read_text(&got, files[f].name, text, size);
                snprintf(start, sizeof start, "%s:", files[f].name);
                const Mesh *mesh = &got.model.mesh;
                if (!got.good && strncmp(got.fault.text, start, strlen(start)) != 0)
                    fail_msg("%s byte %zu: %s", start, i, got.fault.text);
                for (size_t k = 0; got.good && k < 3 * mesh->triangle_count; k++)
                    assert_true(mesh->indices[k] < mesh->vertex_count);
                model_free(&got.model);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),        cmocka_unit_test(test_all_kinds_of_floats),
        cmocka_unit_test(test_strict_numbers), cmocka_unit_test(test_decimals),
        cmocka_unit_test(test_good),           cmocka_unit_test(test_refused),
        cmocka_unit_test(test_damaged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
