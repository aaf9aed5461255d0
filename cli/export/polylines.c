/* cli/export/polylines.c - see cli/export/polylines.h. */
#include "export/polylines.h"
#include "export/image.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool reserve(void **list, size_t *room, size_t count, size_t bytes)
{
    if (count <= *room)
        return true;
    size_t wanted = *room < 64 ? 64 : *room;
    while (wanted < count)
        wanted *= 2;
    void *larger = realloc(*list, wanted * bytes);
    if (larger == NULL)
        return false;
    *list = larger, *room = wanted;
    return true;
}

bool polylines_add(Polylines *to, const double (*points)[3], size_t count, bool closed,
                   unsigned level)
{
    void *list = to->points, *lines = to->lines;
    const bool good =
        reserve(&list, &to->point_room, to->point_count + count, sizeof *to->points) &&
        reserve(&lines, &to->line_room, to->line_count + 1, sizeof *to->lines);
    to->points = list, to->lines = lines;
    if (!good)
        return false;
    to->lines[to->line_count++] = (Polyline){to->point_count, count, level, closed};
    for (size_t i = 0; i < count; i++)
        to->points[to->point_count++] = (Vector){points[i][0], points[i][1], points[i][2]};
    return true;
}

void polylines_free(Polylines *lines)
{
    free(lines->points);
    free(lines->lines);
    *lines = (Polylines){0};
}

/* ---- files ---- */

static const char *const endings[] = {".obj", ".csv", ".svg", ".dxf"};

static const char *ending_of(const char *path)
{
    return image_ending(path, endings, sizeof endings / sizeof endings[0]);
}

bool polylines_can_write(const char *path, Fault *fault)
{
    return ending_of(path) != NULL ||
           fault_set(fault, "%s: lines are written as .obj, .csv, .svg or .dxf", path);
}

static void write_obj(const Polylines *lines, FILE *stream)
{
    for (size_t i = 0; i < lines->point_count; i++)
        fprintf(stream, "v %.17g %.17g %.17g\n", lines->points[i].x, lines->points[i].y,
                lines->points[i].z);
    for (size_t k = 0; k < lines->line_count; k++) {
        const Polyline *line = &lines->lines[k];
        fputc('l', stream);
        for (size_t i = 0; i < line->count; i++)
            fprintf(stream, " %zu", line->first + i + 1);
        if (line->closed)
            fprintf(stream, " %zu", line->first + 1);
        fputc('\n', stream);
    }
}

static void write_csv(const Polylines *lines, FILE *stream)
{
    fputs("section,line,closed,x,y,z\n", stream);
    for (size_t k = 0; k < lines->line_count; k++) {
        const Polyline *line = &lines->lines[k];
        for (size_t i = 0; i < line->count; i++) {
            const Vector p = lines->points[line->first + i];
            fprintf(stream, "%u,%zu,%d,%.17g,%.17g,%.17g\n", line->level, k, line->closed, p.x, p.y,
                    p.z);
        }
    }
}

static void write_dxf_point(Vector p, FILE *stream)
{
    fprintf(stream, "10\n%.17g\n20\n%.17g\n30\n%.17g\n", p.x, p.y, p.z);
}

/* ASCII DXF of release 12: a line with the code of a group, then one with its value. Polylines in
 * space (70: 8), closed ones marked (70: 1), on a layer for each section. That release has no unit
 * of length: a comment (999) states it. */
static void write_dxf(const Polylines *lines, FILE *stream)
{
    fputs("999\nlengths are in the unit of the mesh\n"
          "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n0\nENDSEC\n"
          "0\nSECTION\n2\nENTITIES\n",
          stream);
    for (size_t k = 0; k < lines->line_count; k++) {
        const Polyline *line = &lines->lines[k];
        fprintf(stream, "0\nPOLYLINE\n8\nSECTION_%u\n66\n1\n", line->level);
        write_dxf_point((Vector){0, 0, 0}, stream);
        fprintf(stream, "70\n%d\n", line->closed ? 9 : 8);
        for (size_t i = 0; i < line->count; i++) {
            fprintf(stream, "0\nVERTEX\n8\nSECTION_%u\n", line->level);
            write_dxf_point(lines->points[line->first + i], stream);
            fputs("70\n32\n", stream);
        }
        fprintf(stream, "0\nSEQEND\n8\nSECTION_%u\n", line->level);
    }
    fputs("0\nENDSEC\n0\nEOF\n", stream);
}

/* The directions to the right and up in a picture seen against `toward`. */
static void frame_of(Vector toward, Vector *across, Vector *upward)
{
    const Vector y = {0, 1, 0}, z = {0, 0, 1};
    const bool steep = fabs(toward.z) > 0.999 * sqrt(vector_dot(toward, toward));
    *across = vector_cross(steep ? y : z, toward);
    *across = vector_unit(*across);
    *upward = vector_unit(vector_cross(toward, *across));
}

/* The projection of an SVG. */
typedef struct Sheet {
    Vector across, upward; /* scaled to the unit of the sheet */
    double lower[2], size[2];
} Sheet;

static void place_on(const Sheet *sheet, Vector p, double at[2])
{
    at[0] = vector_dot(p, sheet->across), at[1] = -vector_dot(p, sheet->upward);
}

static Sheet sheet_of(const Polylines *lines, Vector toward)
{
    Sheet sheet;
    double least[2] = {INFINITY, INFINITY}, most[2] = {-INFINITY, -INFINITY}, at[2];
    const double scale = lines->unit > 0 ? lines->unit : 1;
    frame_of(toward, &sheet.across, &sheet.upward);
    sheet.across = vector_scale(sheet.across, scale);
    sheet.upward = vector_scale(sheet.upward, scale);
    for (size_t i = 0; i < lines->point_count; i++) {
        place_on(&sheet, lines->points[i], at);
        for (int k = 0; k < 2; k++)
            least[k] = fmin(least[k], at[k]), most[k] = fmax(most[k], at[k]);
    }
    if (lines->point_count == 0)
        least[0] = least[1] = 0, most[0] = most[1] = 1;
    const double rim = 0.03 * fmax(most[0] - least[0], most[1] - least[1]);
    for (int k = 0; k < 2; k++)
        sheet.lower[k] = least[k] - rim, sheet.size[k] = most[k] - least[k] + 2 * rim;
    return sheet;
}

static void write_path(const Polylines *lines, const Polyline *line, const Sheet *sheet,
                       FILE *stream)
{
    double at[2];
    for (size_t i = 0; i < line->count; i++) {
        place_on(sheet, lines->points[line->first + i], at);
        fprintf(stream, "%c%.9g %.9g", i ? 'L' : 'M', at[0], at[1]);
    }
    fputs(line->closed ? "Z" : "", stream);
}

/* Consecutive lines of a level: those that end, and closed ones, are a path each. */
static void write_paths(const Polylines *lines, const Sheet *sheet, FILE *stream)
{
    for (size_t k = 0; k < lines->line_count;) {
        const unsigned level = lines->lines[k].level;
        fprintf(stream, "<g id=\"SECTION_%u\">\n", level);
        while (k < lines->line_count && lines->lines[k].level == level) {
            const bool closed = lines->lines[k].closed;
            fprintf(stream, "<path%s d=\"", closed ? "" : " fill=\"none\"");
            for (; k < lines->line_count && lines->lines[k].level == level &&
                   lines->lines[k].closed == closed;
                 k++)
                write_path(lines, &lines->lines[k], sheet, stream);
            fputs("\"/>\n", stream);
        }
        fputs("</g>\n", stream);
    }
}

static void write_svg(const Polylines *lines, Vector toward, FILE *stream)
{
    const Sheet sheet = sheet_of(lines, toward);
    fputs("<svg xmlns=\"http://www.w3.org/2000/svg\"", stream);
    if (lines->unit > 0)
        fprintf(stream, " width=\"%.9gmm\" height=\"%.9gmm\"", sheet.size[0], sheet.size[1]);
    fprintf(stream,
            " viewBox=\"%.9g %.9g %.9g %.9g\">\n"
            "<title>%zu lines</title>\n"
            "<g fill=\"#4a7ab5\" fill-opacity=\"0.3\" fill-rule=\"evenodd\" stroke=\"#203040\" "
            "stroke-width=\"%.9g\">\n",
            sheet.lower[0], sheet.lower[1], sheet.size[0], sheet.size[1], lines->line_count,
            fmax(sheet.size[0], sheet.size[1]) / 424);
    write_paths(lines, &sheet, stream);
    fputs("</g>\n</svg>\n", stream);
}

bool polylines_write(const Polylines *lines, const char *path, Vector toward, Fault *fault)
{
    ImageFile file;
    const char *ending = ending_of(path);
    if (!polylines_can_write(path, fault) || !image_open(&file, path, ending, fault))
        return false;
    if (ending == endings[0])
        write_obj(lines, file.stream);
    else if (ending == endings[1])
        write_csv(lines, file.stream);
    else if (ending == endings[3])
        write_dxf(lines, file.stream);
    else
        write_svg(lines, toward, file.stream);
    return image_close(&file, fault);
}
