/* cli/source.c - looks through a mesh file for coordinates that a float cannot hold. The importer
 * keeps floats only, so whoever measures a mesh should know when the file said more than that. Text
 * formats are searched for the lines with coordinates; binary STL and glTF hold floats by
 * definition; for formats that are not known here the answer is "unknown". */
#include "source.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char blanks[] = " \t\r";

bool source_number_rounds(const char *text)
{
    int digits = 0;
    bool leading = true;
    for (const char *c = text + strspn(text, "+-"); (*c >= '0' && *c <= '9') || *c == '.'; c++) {
        leading = leading && (*c == '0' || *c == '.');
        digits += !leading && *c != '.' && digits < 17;
    }
    double wide = strtod(text, NULL);
    float narrow = strtof(text, NULL);
    if (!isfinite(wide) || (double)narrow == wide)
        return false;
    if (!isfinite(narrow) || (narrow == 0) != (wide == 0))
        return true;
    /* Any 6 digits survive in a float that is not subnormal. */
    if (digits <= 6 && fabs(wide) > 1e-37)
        return false;
    char said[40], kept[40];
    snprintf(said, sizeof said, "%.*e", digits - 1, wide);
    snprintf(kept, sizeof kept, "%.*e", digits - 1, (double)narrow);
    return strcmp(said, kept) != 0;
}

/* The next line with something on it, and the place after it; NULL at the end. Blanks in front and
 * lines that begin with '#' are passed over. */
static const char *next_line(const char **text)
{
    while (**text != '\0') {
        const char *line = *text + strspn(*text, blanks);
        const char *end = strchr(line, '\n');
        *text = end != NULL ? end + 1 : line + strlen(line);
        if (*line != '\n' && *line != '#' && *line != '\0')
            return line;
    }
    return NULL;
}

/* Does one of the first three numbers of a line say more than a float can? */
static bool line_rounds(const char *line)
{
    for (int i = 0; i < 3; i++) {
        line += strspn(line, blanks);
        if (*line == '\n' || *line == '\0')
            return false;
        if (source_number_rounds(line))
            return true;
        line += strcspn(line, " \t\r\n");
    }
    return false;
}

/* OBJ and ascii STL: coordinates follow a word at the beginning of a line. */
static enum mesh_rounding check_lines(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *line = next_line(&text); line != NULL; line = next_line(&text))
        if (strncasecmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\t'))
            if (line_rounds(line + length))
                return MESH_ROUNDED;
    return MESH_NOT_ROUNDED;
}

/* OFF: the word, three counts, then the lines of the vertices. */
static enum mesh_rounding check_off(const char *text)
{
    static const char *const words[] = {"OFF", "COFF", "NOFF", "CNOFF", "STOFF"};
    const char *line = next_line(&text);
    size_t length = line != NULL ? strcspn(line, " \t\r\n") : 0;
    bool known = false;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        known = known || (length == strlen(words[i]) && strncmp(line, words[i], length) == 0);
    if (!known || strncmp(line + length, " BINARY", 7) == 0)
        return MESH_ROUNDING_UNKNOWN;
    line += length + strspn(line + length, blanks);
    if (*line == '\n')
        line = next_line(&text);
    unsigned long vertices = line != NULL ? strtoul(line, NULL, 10) : 0;
    for (; vertices > 0 && (line = next_line(&text)) != NULL; vertices--)
        if (line_rounds(line))
            return MESH_ROUNDED;
    return MESH_NOT_ROUNDED;
}

/* A binary STL file is as long as the number of its triangles says, whatever its first word is. */
static bool is_binary_stl(const char *text, size_t size)
{
    if (size < 84)
        return false;
    const unsigned char *c = (const unsigned char *)text + 80;
    uint64_t triangles = c[0] | (uint64_t)c[1] << 8 | (uint64_t)c[2] << 16 | (uint64_t)c[3] << 24;
    return size == 84 + 50 * triangles;
}

/* The whole file and a '\0'; NULL with the fault set. */
static char *read_file(const char *path, size_t *size, struct fault *fault)
{
    char *text = NULL;
    FILE *file = fopen(path, "rb");
    long length = file != NULL && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (length >= 0 && fseek(file, 0, SEEK_SET) == 0)
        text = malloc((size_t)length + 1);
    if (text != NULL) {
        *size = fread(text, 1, (size_t)length, file);
        text[*size] = '\0';
    }
    if (file != NULL)
        fclose(file);
    if (text == NULL)
        fault_set(fault, "cannot be read");
    return text;
}

bool source_check(const char *path, enum mesh_rounding *rounding, struct fault *fault)
{
    const char *dot = strrchr(path, '.');
    const char *format = dot != NULL ? dot + 1 : "";
    size_t size = 0;
    char *text = read_file(path, &size, fault);
    if (text == NULL)
        return false;
    bool whole = true;
    *rounding = MESH_ROUNDING_UNKNOWN;
    if (strcasecmp(format, "obj") == 0)
        *rounding = check_lines(text, "v");
    else if (strcasecmp(format, "stl") == 0)
        *rounding = is_binary_stl(text, size) ? MESH_NOT_ROUNDED : check_lines(text, "vertex");
    else if (strcasecmp(format, "off") == 0)
        *rounding = check_off(text);
    else if (strcasecmp(format, "glb") == 0 || strcasecmp(format, "gltf") == 0)
        *rounding = MESH_NOT_ROUNDED;
    else if (strcasecmp(format, "ply") == 0)
        whole = source_check_ply(text, size, rounding, fault);
    free(text);
    return whole;
}
