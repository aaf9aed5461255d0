/* cli/import/cgroup.c - the memory limits of cgroups. A line of the list is
 * "number:controllers:/path".
 *
 * - Version 2: the line is "0::/path", and the limit is in memory.max of that folder.
 * - Version 1: the controllers contain "memory", and the limit is in memory.limit_in_bytes below
 *   root/memory.
 *
 * A limit holds for the groups within, too. In a container the path may be that of the host: then
 * the root is the group of the container. */
#include "import/cgroup.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number in a file; infinite if it is "max", or the file is missing. */
static double limit_in(const char *path)
{
    char text[32] = "";
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return INFINITY;
    const bool read = fgets(text, sizeof text, file) != NULL;
    fclose(file);
    return read && text[0] >= '0' && text[0] <= '9' ? strtod(text, NULL) : INFINITY;
}

/* The least limit of a group and of the groups around it; shortens the path. */
static double limit_of(const char *root, const char *folder, char *group, const char *name)
{
    char path[4096];
    double least = INFINITY;
    for (;;) {
        const int length = snprintf(path, sizeof path, "%s%s%s/%s", root, folder, group, name);
        if (length > 0 && (size_t)length < sizeof path)
            least = fmin(least, limit_in(path));
        char *slash = strrchr(group, '/');
        if (slash == NULL)
            return least;
        *slash = '\0';
    }
}

/* True if `word` is one of the words, which are separated by commas. */
static bool has_word(const char *words, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = words; at != NULL; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, word, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return true;
    }
    return false;
}

double cgroup_memory(const char *list, const char *root)
{
    char line[2048];
    double least = INFINITY;
    FILE *file = fopen(list, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        char *words = strchr(line, ':');
        char *group = words != NULL ? strchr(words + 1, ':') : NULL;
        if (group == NULL)
            continue;
        *words++ = '\0', *group++ = '\0';
        if (words[0] == '\0')
            least = fmin(least, limit_of(root, "", group, "memory.max"));
        else if (has_word(words, "memory"))
            least = fmin(least, limit_of(root, "/memory", group, "memory.limit_in_bytes"));
    }
    if (file != NULL)
        fclose(file);
    return least;
}
