/* cli/import/source.c - loads the text of a file, and finds its format. */
#define _XOPEN_SOURCE 700
#include "import/source.h"

#include "import/model.h"
#include "import/text.h"

#include <assimp/cimport.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

bool source_load(SourceText *file, Fault *fault)
{
    size_t room = 1 << 16;
    FILE *stream = file->standard ? stdin : NULL;
    if (file->text != NULL)
        return true;
    if (stream == NULL)
        stream = fopen(file->path, "rb");
    if (stream == NULL)
        return fault_set(fault, "cannot read");
    file->text = malloc(room);
    file->size = 0;
    while (file->text != NULL) {
        file->size += fread(file->text + file->size, 1, room - 1 - file->size, stream);
        if (file->size < room - 1)
            break;
        char *larger = realloc(file->text, room *= 2);
        if (larger == NULL)
            free(file->text);
        file->text = larger;
    }
    const bool good = file->text != NULL ? !ferror(stream) || fault_set(fault, "cannot read")
                                         : fault_set(fault, "out of memory");
    if (file->text != NULL)
        file->text[file->size] = '\0';
    if (!file->standard)
        fclose(stream);
    return good;
}

bool source_map(SourceText *file, Fault *fault)
{
    if (file->text != NULL)
        return true;
    struct stat status;
    const int from = open(file->path, O_RDONLY);
    void *bytes = MAP_FAILED;
    if (from >= 0 && fstat(from, &status) == 0 && status.st_size > 0) {
        file->size = (size_t)status.st_size;
        bytes = mmap(NULL, file->size, PROT_READ, MAP_PRIVATE, from, 0);
    }
    if (from >= 0)
        close(from);
    file->text = bytes != MAP_FAILED ? bytes : NULL;
    return file->text != NULL || source_load(file, fault);
}

/* ---- UTF-16 ---- */

/* The 16 bits at a place of the text, or 0 behind its end. */
static uint32_t unit_at(const SourceText *file, size_t place, bool little)
{
    if (place + 1 >= file->size)
        return 0;
    const unsigned char *c = (const unsigned char *)file->text + place;
    return little ? c[0] | (uint32_t)c[1] << 8 : c[1] | (uint32_t)c[0] << 8;
}

static char *put_utf8(char *to, uint32_t code)
{
    const int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
    *to++ = (char)(first[more] | code >> 6 * more);
    for (int i = more - 1; i >= 0; i--)
        *to++ = (char)(0x80 | (code >> 6 * i & 0x3F));
    return to;
}

/* A mark is followed by a character of ASCII, one of whose bytes is 0. The title of a binary STL
 * may begin with any bytes. */
bool source_convert(SourceText *file, Fault *fault)
{
    const bool little = file->size >= 4 && memcmp(file->text, "\xFF\xFE", 2) == 0;
    const bool big = file->size >= 4 && memcmp(file->text, "\xFE\xFF", 2) == 0;
    size_t triangles;
    if ((!little && !big) || (file->text[2] == 0) == (file->text[3] == 0) ||
        (stl_is_binary(file, &triangles) && stl_is_whole(file, triangles)))
        return true;
    char *text = malloc(file->size / 2 * 3 + 1), *to = text;
    if (text == NULL)
        return fault_set(fault, "the importer ran out of memory");
    for (size_t at = 2; at < file->size; at += 2) {
        uint32_t code = unit_at(file, at, little);
        const uint32_t low = unit_at(file, at + 2, little);
        if (code >> 10 == 0xD800 >> 10 && low >> 10 == 0xDC00 >> 10) {
            code = 0x10000 + ((code & 0x3FF) << 10) + (low & 0x3FF);
            at += 2;
        } else if (code >> 11 == 0xD800 >> 11 || code == 0) {
            free(text);
            return fault_set(fault, "byte %zu: not a character of UTF-16", at);
        }
        to = put_utf8(to, code);
    }
    *to = '\0';
    file->text = text;
    file->size = (size_t)(to - text);
    return file->converted = true;
}

/* ---- all formats ---- */

/* The format of a text with this first word; "" if no reader here has it; assimp may know
 * it. */
static const char *format_of_word(Word word)
{
    static const struct {
        const char *begin, *name;
    } looks[] = {
        {"ply", "ply"}, {"glTF", "glb"}, {"{", "gltf"}, {"solid", "stl"}, {"SOLID", "stl"}};
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        if (word.size >= strlen(looks[i].begin) &&
            strncmp(word.at, looks[i].begin, strlen(looks[i].begin)) == 0)
            return looks[i].name;
    if (word.size >= 3 && strncmp(word.at + word.size - 3, "OFF", 3) == 0)
        return "off";
    return obj_knows(word) ? "obj" : "";
}

/* True for the ending of a format, with its point. */
static bool is_ending(const char *dot)
{
    static const char *const own[] = {".stl", ".obj", ".off", ".ply"};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcasecmp(dot, own[i]) == 0)
            return true;
    return aiIsExtensionSupported(dot);
}

const char *source_format(const SourceText *file)
{
    const char *dot = strrchr(file->path, '.');
    Fault fault;
    Text text = text_of(file->path, file->text, file->size, &fault);
    size_t triangles;
    if (dot != NULL && strchr(dot, '/') == NULL && is_ending(dot))
        return dot + 1;
    const char *format = format_of_word(text_next(&text));
    if (format[0] == '\0' && stl_is_binary(file, &triangles) && stl_is_whole(file, triangles))
        return "stl";
    return format;
}

bool source_read(Source *source, const SourceText *file, Fault *fault)
{
    static const struct {
        const char *name;
        bool (*read)(Source *source, const SourceText *file, Fault *fault);
    } formats[] = {{"gltf", source_read_gltf},
                   {"glb", source_read_gltf},
                   {"amf", source_read_amf},
                   {"3mf", source_read_threemf},
                   {"raw", source_read_raw}};
    const char *format = source_format(file);
    *source = (Source){.rounding = MESH_ROUNDING_UNKNOWN};
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (strcasecmp(format, formats[i].name) == 0)
            return formats[i].read(source, file, fault);
    return true;
}
