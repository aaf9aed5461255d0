/* cli/import/source.c - loads the text of a file, and finds its format. */
#define _XOPEN_SOURCE 700
#include "import/source.h"

#include "import/model.h"
#include "import/text.h"

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

/* ---- all formats ---- */

const char *source_format(const SourceText *file)
{
    static const struct {
        const char *begin, *name;
    } looks[] = {
        {"ply", "ply"}, {"glTF", "glb"}, {"{", "gltf"}, {"solid", "stl"}, {"SOLID", "stl"}};
    const char *dot = strrchr(file->path, '.');
    Fault fault;
    Text text = text_of(file->path, file->text, file->size, &fault);
    const Word word = text_next(&text);
    size_t triangles;
    if (dot != NULL && strchr(dot, '/') == NULL)
        return dot + 1;
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        if (word.size >= strlen(looks[i].begin) &&
            strncmp(word.at, looks[i].begin, strlen(looks[i].begin)) == 0)
            return looks[i].name;
    if (stl_is_binary(file, &triangles))
        return "stl";
    return word.size >= 3 && strncmp(word.at + word.size - 3, "OFF", 3) == 0 ? "off" : "obj";
}

bool source_read(Source *source, const SourceText *file, Fault *fault)
{
    static const struct {
        const char *name;
        bool (*read)(Source *source, const SourceText *file, Fault *fault);
    } formats[] = {{"gltf", source_read_gltf},
                   {"glb", source_read_gltf},
                   {"amf", source_read_amf},
                   {"3mf", source_read_threemf}};
    const char *format = source_format(file);
    *source = (Source){.rounding = MESH_ROUNDING_UNKNOWN};
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (strcasecmp(format, formats[i].name) == 0)
            return formats[i].read(source, file, fault);
    return true;
}
