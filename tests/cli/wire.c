/* tests/cli/wire.c - the messages of the importer's process: what is sent arrives, and whatever
 * else arrives - cut, longer, changed, invented - is refused without a crash, an endless wait or
 * memory for what is only claimed. */
#define _XOPEN_SOURCE 700
#include "import/wire.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Bytes in memory, given out a few at a time. */
typedef struct MemorySource {
    WireSource source;
    const unsigned char *bytes;
    size_t size, step;
} MemorySource;

static long read_memory(WireSource *source, void *bytes, size_t room, Fault *fault)
{
    MemorySource *memory = (MemorySource *)source;
    (void)fault;
    size_t n = memory->size < room ? memory->size : room;
    n = n < memory->step ? n : memory->step;
    memcpy(bytes, memory->bytes, n);
    memory->bytes += n;
    memory->size -= n;
    return (long)n;
}

static bool decode(const void *bytes, size_t size, size_t limit, Mesh *mesh, Fault *fault)
{
    MemorySource memory = {{.read = read_memory}, bytes, size, 7};
    return wire_decode(&memory.source, limit, mesh, fault);
}

enum { HEAD = 8 + 13 * 8, SIZE = HEAD + 4 * 24 + 2 * 12 };

/* A message: four points, two triangles. */
static void make_message(unsigned char message[SIZE])
{
    const Mesh mesh = {.vertex_count = 4,
                       .triangle_count = 2,
                       .skipped_count = 5,
                       .wide = true,
                       .crossed = {2, 9},
                       .bent = {3, 7},
                       .binary = true};
    const double positions[12] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    const uint32_t indices[6] = {0, 1, 2, 1, 2, 3};
    FILE *stream = tmpfile();
    assert_non_null(stream);
    wire_write_head(stream, &mesh, false);
    fwrite(positions, sizeof positions, 1, stream);
    fwrite(indices, sizeof indices, 1, stream);
    assert_int_equal(ftell(stream), SIZE);
    rewind(stream);
    assert_int_equal(fread(message, 1, SIZE, stream), SIZE);
    fclose(stream);
}

static void test_arrives(void **state)
{
    unsigned char message[SIZE];
    Mesh mesh = {0};
    Fault fault;
    (void)state;
    make_message(message);
    assert_true(decode(message, SIZE, SIZE_MAX, &mesh, &fault));
    assert_int_equal(mesh.vertex_count, 4);
    assert_int_equal(mesh.triangle_count, 2);
    assert_int_equal(mesh.skipped_count, 5);
    assert_int_equal(mesh.rounding, MESH_NOT_ROUNDED);
    assert_true(mesh.wide && !mesh.counted && mesh.binary);
    assert_true(mesh.crossed.count == 2 && mesh.crossed.where == 9);
    assert_true(mesh.bent.count == 3 && mesh.bent.where == 7);
    assert_true(mesh.positions[11] == 1);
    assert_int_equal(mesh.indices[5], 3);
    mesh_free(&mesh);
}

/* Floats of a packed mesh become doubles, and its triangles are numbered in order. */
static void test_packed(void **state)
{
    static const float sent[9] = {1, -2, 0.5f, 3, 1e30f, -0.0f, 7, 8, 9};
    char *message = NULL;
    size_t size = 0;
    Mesh mesh = {0};
    Fault fault;
    FILE *stream = open_memstream(&message, &size);
    (void)state;
    assert_non_null(stream);
    wire_write_head(stream, &(Mesh){.vertex_count = 3, .triangle_count = 1}, true);
    fwrite(sent, sizeof sent, 1, stream);
    fclose(stream);
    assert_true(decode((unsigned char *)message, size, SIZE_MAX, &mesh, &fault));
    for (int i = 0; i < 9; i++)
        assert_true(mesh.positions[i] == (double)sent[i]);
    for (uint32_t i = 0; i < 3; i++)
        assert_int_equal(mesh.indices[i], i);
    mesh_free(&mesh);
    assert_false(decode((unsigned char *)message, size - 1, SIZE_MAX, &mesh, &fault));
    free(message);
}

static void test_cut_or_longer(void **state)
{
    unsigned char message[SIZE + 1] = {0};
    Mesh mesh = {.vertex_count = 77};
    Fault fault;
    (void)state;
    make_message(message);
    for (size_t size = 0; size < SIZE; size++)
        assert_false(decode(message, size, SIZE_MAX, &mesh, &fault));
    assert_false(decode(message, SIZE + 1, SIZE_MAX, &mesh, &fault));
    assert_int_equal(mesh.vertex_count, 77);
    assert_null(mesh.positions);
}

static void test_changed(void **state)
{
    unsigned char message[SIZE];
    Fault fault;
    (void)state;
    for (size_t i = 0; i < SIZE; i++)
        for (int bit = 0; bit < 8; bit++) {
            Mesh mesh = {0};
            make_message(message);
            message[i] ^= (unsigned char)(1 << bit);
            bool good = decode(message, SIZE, (size_t)1 << 30, &mesh, &fault);
            /* Other coordinates, other indices that exist, other remarks: still a mesh. */
            bool may = i >= HEAD || (i >= 24 && i < HEAD);
            assert_true(may || !good);
            mesh_free(&mesh);
        }
}

static void test_claims(void **state)
{
    unsigned char message[SIZE];
    Mesh mesh = {0};
    Fault fault;
    const uint64_t claims[] = {UINT64_MAX,           UINT64_MAX / 12 + 1, (uint64_t)1 << 32,
                               (uint64_t)UINT32_MAX, (uint64_t)1 << 31,   5};
    (void)state;
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++)
        for (size_t place = 8; place <= 16; place += 8) {
            make_message(message);
            memcpy(message + place, &claims[i], 8);
            assert_false(decode(message, SIZE, SIZE_MAX, &mesh, &fault));
        }
    make_message(message);
    assert_false(decode(message, SIZE, SIZE - HEAD - 1, &mesh, &fault));
    assert_true(decode(message, SIZE, SIZE - HEAD, &mesh, &fault));
    mesh_free(&mesh);
}

static void test_index_out_of_range(void **state)
{
    unsigned char message[SIZE];
    Mesh mesh = {0};
    Fault fault;
    const uint32_t four = 4;
    (void)state;
    make_message(message);
    memcpy(message + SIZE - 4, &four, sizeof four);
    assert_false(decode(message, SIZE, SIZE_MAX, &mesh, &fault));
    assert_string_equal(fault.text, "triangle 1 uses vertex 4, but there are 4 vertices");
}

static void test_fault(void **state)
{
    char message[64];
    Mesh mesh = {0};
    Fault sent, fault;
    (void)state;
    fault_set(&sent, "no\nsuch %s\t\n", "luck");
    FILE *stream = tmpfile();
    assert_non_null(stream);
    wire_write_fault(stream, &sent);
    rewind(stream);
    size_t size = fread(message, 1, sizeof message, stream);
    fclose(stream);
    assert_false(decode(message, size, SIZE_MAX, &mesh, &fault));
    assert_string_equal(fault.text, "no such luck");
    for (size_t cut = 0; cut < size; cut++)
        assert_false(decode(message, cut, SIZE_MAX, &mesh, &fault));
    message[8 + 3] = 1; /* a length of 2^24 and more */
    assert_false(decode(message, size, SIZE_MAX, &mesh, &fault));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_arrives),       cmocka_unit_test(test_packed),
        cmocka_unit_test(test_cut_or_longer), cmocka_unit_test(test_changed),
        cmocka_unit_test(test_claims),        cmocka_unit_test(test_index_out_of_range),
        cmocka_unit_test(test_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
