/* tests/cli/cgroup.c - the limits of memory of groups, in folders that are made here. */
#define _POSIX_C_SOURCE 200809L
#include "import/cgroup.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include <cmocka.h>

static char root[] = "/tmp/isect-cgroup-XXXXXX";

static void write_file(const char *name, const char *text)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", root, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}
static void make_folder(const char *name)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", root, name);
    assert_int_equal(mkdir(path, 0700), 0);
}
static double limit_of(const char *list)
{
    char path[256];
    write_file("list", list);
    snprintf(path, sizeof path, "%s/list", root);
    return cgroup_memory(path, root);
}

static void test_limits(void **state)
{
    (void)state;
    assert_non_null(mkdtemp(root));
    assert_true(isinf(cgroup_memory("/nowhere", root)));
    assert_true(isinf(limit_of("0::/\n")));
    make_folder("a"), make_folder("a/b"), make_folder("memory"), make_folder("memory/c");
    write_file("a/memory.max", "5000\n");
    write_file("a/b/memory.max", "max\n");
    assert_true(limit_of("0::/a/b\n") == 5000); /* of the group around it */
    write_file("a/b/memory.max", "4000\n");
    assert_true(limit_of("0::/a/b\n") == 4000);
    assert_true(limit_of("0::/a\n") == 5000);
    assert_true(isinf(limit_of("0::/\n")));
    write_file("memory/memory.limit_in_bytes", "9223372036854771712\n");
    write_file("memory/c/memory.limit_in_bytes", "700\n");
    assert_true(limit_of("7:memory:/c\n0::/\n") == 700);
    assert_true(limit_of("7:cpu,memory:/c\n0::/a\n") == 700);
    assert_true(limit_of("7:memory:/host/c\n") == 9223372036854771712.0); /* of the root */
    assert_true(isinf(limit_of("7:cpu,memoryless:/c\n")));
    write_file("memory.max", "60\n");
    assert_true(limit_of("no line\n0:\n0::/a/b\n") == 60);
}

static int remove_folders(void **state)
{
    static const char *const names[] = {"list",     "a/b/memory.max",
                                        "a/b",      "a/memory.max",
                                        "a",        "memory/c/memory.limit_in_bytes",
                                        "memory/c", "memory/memory.limit_in_bytes",
                                        "memory",   "memory.max",
                                        ""};
    char path[256];
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(path, sizeof path, "%s/%s", root, names[i]);
        remove(path);
    }
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test_teardown(test_limits, remove_folders)};
    return cmocka_run_group_tests_name("cgroup", tests, NULL, NULL);
}
