/* cli/import/path.c - reads the points of a path, and finds places on it. */
#include "import/path.h"

#include "lines.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Reads up to three numbers, with spaces or commas between them, and returns their count; 4 if
 * there are more. */
static int read_numbers(const char *text, enum precision precision, double number[3])
{
    static const char between[] = " ,\t\r";
    for (int count = 0;; count++) {
        text += strspn(text, between);
        if (*text == '\0' || count == 3)
            return *text == '\0' ? count : 4;
        if (number_read(&text, precision, &number[count]) != NUMBER_GOOD ||
            !isfinite(number[count]))
            return 4;
    }
}
static bool add_point(Path *path, const double number[3])
{
    if (path->count == path->room) {
        const size_t room = 2 * path->room + 16;
        isectd_vec3 *more = realloc(path->points, room * sizeof *more);
        if (more == NULL)
            return false;
        path->points = more, path->room = room;
    }
    path->points[path->count++] = (isectd_vec3){number[0], number[1], number[2]};
    return true;
}
/* Reads a point from each line; empty lines are skipped. */
static bool read_points(Path *path, Lines *lines, enum precision precision, Fault *fault)
{
    char *text;
    size_t length;
    double number[3];
    for (;;) {
        const enum lines_result got = lines_next(lines, &text, &length, fault);
        if (got == LINES_END || got == LINES_BROKEN)
            return got == LINES_END;
        const int count = got == LINES_GOOD ? read_numbers(text, precision, number) : 4;
        if (count == 0)
            continue;
        if (count != 3)
            return fault_set(fault, "%s:%llu: a point is three numbers: x y z", lines->path,
                             lines->number);
        if (!add_point(path, number))
            return fault_set(fault, "out of memory");
    }
}

bool path_read(Path *path, const char *file, enum precision precision, Fault *fault)
{
    Lines lines;
    if (!lines_open(&lines, file, fault))
        return false;
    const bool good = read_points(path, &lines, precision, fault);
    lines_close(&lines);
    return good && (path->count > 0 || fault_set(fault, "%s: contains no points", file));
}

isectd_vec3 path_offset(const Path *path, size_t segment, double t)
{
    const isectd_vec3 *p = path->points, *from = p + segment, *to = from + (path->count > 1);
    return (isectd_vec3){from->x - p->x + t * (to->x - from->x),
                         from->y - p->y + t * (to->y - from->y),
                         from->z - p->z + t * (to->z - from->z)};
}

void path_free(Path *path)
{
    free(path->points);
}
