/* tests/cli/import.c - what becomes of the tool when the importer's process crashes, hangs,
 * eats all memory or sends invalid data. import_child_send here takes the place of the one in
 * cli/import/import_child.c; the name of the file selects what it does. */
#define _GNU_SOURCE
#include "import/import.h"

#include "import/import_child.h"
#include "import/sanitized.h"
#include "import/wire.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static void send_triangle(FILE *stream)
{
    const Mesh mesh = {.vertex_count = 3, .triangle_count = 1};
    const double positions[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    const uint32_t indices[3] = {0, 1, 2};
    wire_write_head(stream, &mesh, false);
    fwrite(positions, sizeof positions, 1, stream);
    fwrite(indices, sizeof indices, 1, stream);
}

static void eat_memory(void)
{
    static char *volatile memory; /* volatile: else the compiler may leave malloc out */
    for (int i = 0; i < 4096; i++) {
        memory = malloc((size_t)1 << 20);
        if (memory == NULL)
            abort();
    }
}

void import_child_send(const SourceText *file, FILE *stream)
{
    const char *what = strrchr(file->path, '/') + 1;
    signal(SIGSEGV, SIG_DFL); /* the test library catches them */
    signal(SIGBUS, SIG_DFL);
    if (strcmp(what, "crash") == 0)
        raise(SIGSEGV);
    if (strcmp(what, "half") == 0) {
        wire_write_head(stream, &(Mesh){.vertex_count = 3, .triangle_count = 1}, false);
        fflush(stream);
        raise(SIGBUS);
    }
    if (strcmp(what, "sleep") == 0)
        pause();
    for (volatile int spinning = strcmp(what, "spin") == 0; spinning;)
        ;
    if (strcmp(what, "hog") == 0)
        eat_memory();
    if (strcmp(what, "talk") == 0) {
        printf("words on stdout\n");
        fprintf(stderr, "words on stderr\n");
        fflush(NULL);
    }
    if (strcmp(what, "nonsense") == 0)
        fprintf(stream, "there is no mesh here, only words, and nobody will read them all");
    if (strcmp(what, "endless") == 0)
        for (;;)
            fprintf(stream, "isectmsh and so on, for ever and ever, without an end");
    if (strcmp(what, "nothing") != 0 && strcmp(what, "nonsense") != 0)
        send_triangle(stream);
}

static char folder[] = "/tmp/isect-import-XXXXXX";

/* Import a file of that name; its fault in *fault, without the file's name. */
static bool import(const char *what, const ImportLimits *limits, Fault *fault)
{
    char path[64];
    Mesh mesh = {0};
    snprintf(path, sizeof path, "%s/%s", folder, what);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("x", file);
    fclose(file);
    bool good = mesh_import_limited(path, limits, &mesh, fault);
    unlink(path);
    if (good)
        assert_int_equal(mesh.triangle_count, 1);
    else
        assert_memory_equal(fault->text, path, strlen(path));
    mesh_free(&mesh);
    return good;
}

static void expect(const char *what, const ImportLimits *limits, const char *words)
{
    Fault fault;
    assert_false(import(what, limits, &fault));
    if (strstr(fault.text, words) == NULL)
        fail_msg("%s: '%s' does not say '%s'", what, fault.text, words);
}

static void test_good(void **state)
{
    Fault fault;
    (void)state;
    assert_true(import("good", NULL, &fault));
    assert_true(import("talk", NULL, &fault));
}

static void test_crash(void **state)
{
    (void)state;
    expect("crash", NULL, "crashed");
    expect("half", NULL, "crashed");
}

static void test_hang(void **state)
{
    const ImportLimits clock = {.seconds = 1}, work = {.cpu_seconds = 1};
    (void)state;
    expect("sleep", &clock, "took too long");
    expect("spin", &clock, "took too long");
    expect("spin", &work, "took too long");
}

static void test_memory(void **state)
{
    const ImportLimits little = {.memory = (size_t)1 << 30};
    (void)state;
    if (SANITIZED)
        skip();
    expect("hog", &little, "crashed");
}

static void test_nonsense(void **state)
{
    const ImportLimits little = {.memory = (size_t)1 << 30, .seconds = 20};
    (void)state;
    expect("nonsense", NULL, "is invalid");
    expect("nothing", NULL, "ended in the middle");
    expect("endless", &little, "too large");
}

/* Root may read everything, so the process drops its rights for this test. */
static void test_not_readable(void **state)
{
    char path[64];
    Mesh mesh = {0};
    Fault fault;
    (void)state;
    snprintf(path, sizeof path, "%s/mine", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("x", file);
    fclose(file);
    chmod(folder, 0755);
    chmod(path, 0);
    uid_t me = geteuid();
    if (me == 0)
        assert_int_equal(setresuid(65534, 65534, 0), 0);
    bool good = mesh_import(path, &mesh, &fault);
    if (me == 0)
        assert_int_equal(setresuid(0, 0, 0), 0);
    unlink(path);
    assert_false(good);
    assert_non_null(strstr(fault.text, "/mine: Permission denied"));
}

static void test_limits_grow(void **state)
{
    ImportLimits before = import_limits_for(0);
    (void)state;
    for (size_t size = 1; size < SIZE_MAX / 4; size *= 4) {
        ImportLimits limits = import_limits_for(size);
        assert_true(limits.memory >= before.memory && limits.memory / 8 >= size / 16);
        assert_true(limits.seconds >= before.seconds && limits.seconds > 0);
        assert_true(limits.cpu_seconds >= before.cpu_seconds && limits.cpu_seconds > 0);
        before = limits;
    }
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) == NULL;
}

static int remove_folder(void **state)
{
    (void)state;
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good),         cmocka_unit_test(test_crash),
        cmocka_unit_test(test_hang),         cmocka_unit_test(test_memory),
        cmocka_unit_test(test_nonsense),     cmocka_unit_test(test_limits_grow),
        cmocka_unit_test(test_not_readable),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
