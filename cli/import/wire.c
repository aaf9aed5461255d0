/* cli/import/wire.c - the two messages between the importer's process and the tool. A count in a
 * message is not trusted: memory grows with the bytes that arrive, by doubling, and never by a
 * count alone. */
#include "import/wire.h"

#include <stdlib.h>
#include <string.h>

static const char mesh_magic[8] = {'i', 's', 'e', 'c', 't', 'm', 's', 'h'};
static const char fault_magic[8] = {'i', 's', 'e', 'c', 't', 'f', 'l', 't'};

enum { HEAD_WORDS = 13, VERTEX = 3 * sizeof(double), TRIANGLE = 3 * sizeof(uint32_t) };
static const uint64_t most_vertices = UINT32_MAX;
static const uint64_t most_triangles = INT32_MAX;

void wire_write_head(FILE *stream, const Mesh *mesh, bool packed)
{
    const uint64_t head[HEAD_WORDS] = {mesh->vertex_count,
                                       mesh->triangle_count,
                                       mesh->polygon_count,
                                       mesh->skipped_count,
                                       (uint64_t)mesh->rounding,
                                       mesh->counted,
                                       mesh->wide,
                                       mesh->crossed.count,
                                       mesh->crossed.where,
                                       mesh->bent.count,
                                       mesh->bent.where,
                                       mesh->binary,
                                       packed};
    fwrite(mesh_magic, sizeof mesh_magic, 1, stream);
    fwrite(head, sizeof head, 1, stream);
}

void wire_write_fault(FILE *stream, const Fault *fault)
{
    const uint64_t length = strlen(fault->text);
    fwrite(fault_magic, sizeof fault_magic, 1, stream);
    fwrite(&length, sizeof length, 1, stream);
    fwrite(fault->text, 1, (size_t)length, stream);
}

/* Reads exactly `size` bytes. */
static bool read_all(WireSource *source, void *bytes, size_t size, Fault *fault)
{
    char *next = bytes;
    while (size > 0) {
        long got = source->read(source, next, size, fault);
        if (got < 0)
            return false;
        if (got == 0 || (size_t)got > size)
            return fault_set(fault, "the importer ended in the middle of its answer");
        next += got;
        size -= (size_t)got;
        source->got += (size_t)got;
    }
    return true;
}

static bool read_end(WireSource *source, Fault *fault)
{
    char extra;
    long got = source->read(source, &extra, 1, fault);
    if (got > 0)
        return fault_set(fault, "the importer's answer is longer than declared");
    return got == 0;
}

/* Reads an array of `size` bytes; NULL with the fault set if they do not arrive or do not fit. */
static void *read_array(WireSource *source, size_t size, Fault *fault)
{
    const size_t first = (size_t)1 << 20;
    size_t have = 0, room = size < first ? size : first;
    char *array = malloc(room > 0 ? room : 1);
    while (array != NULL) {
        if (!read_all(source, array + have, room - have, fault)) {
            free(array);
            return NULL;
        }
        have = room;
        if (have == size)
            return array;
        room = size - have < have ? size : 2 * have;
        char *larger = realloc(array, room);
        if (larger == NULL)
            free(array);
        array = larger;
    }
    fault_set(fault, "out of memory");
    return NULL;
}

static bool check_head(const uint64_t head[HEAD_WORDS], size_t limit, Fault *fault)
{
    if (head[0] > most_vertices || head[1] > most_triangles)
        return fault_set(fault, "too large: more than %lu vertices or %lu triangles",
                         (unsigned long)most_vertices, (unsigned long)most_triangles);
    if (head[4] > MESH_ROUNDING_UNKNOWN || head[5] > 1 || head[6] > 1 || head[11] > 1)
        return fault_set(fault, "the importer's answer is invalid");
    if (head[0] * VERTEX + head[1] * TRIANGLE > limit)
        return fault_set(fault, "too large: %.0f triangles from a small file", (double)head[1]);
    return true;
}

/* Reads the floats of a packed mesh, and makes doubles of them in place, from the last to the
 * first. */
static void *read_packed(WireSource *source, size_t count, Fault *fault)
{
    float *floats = read_array(source, count * sizeof *floats, fault);
    double *doubles = floats != NULL ? realloc(floats, (count + 1) * sizeof *doubles) : NULL;
    if (doubles == NULL) {
        free(floats);
        fault_set(fault, "%s", floats != NULL ? "out of memory" : fault->text);
        return NULL;
    }
    for (size_t i = count; i-- > 0;) {
        float x;
        memcpy(&x, (const char *)doubles + i * sizeof x, sizeof x);
        doubles[i] = (double)x;
    }
    return doubles;
}

static uint32_t *make_indices(size_t count)
{
    uint32_t *indices = malloc((count + 1) * sizeof *indices);
    for (size_t i = 0; indices != NULL && i < count; i++)
        indices[i] = (uint32_t)i;
    return indices;
}

static void read_arrays(WireSource *source, Mesh *mesh, bool packed, Fault *fault)
{
    if (!packed) {
        mesh->positions = read_array(source, mesh->vertex_count * VERTEX, fault);
        if (mesh->positions != NULL)
            mesh->indices = read_array(source, mesh->triangle_count * TRIANGLE, fault);
        return;
    }
    mesh->positions = read_packed(source, 3 * mesh->vertex_count, fault);
    if (mesh->positions != NULL)
        mesh->indices = make_indices(3 * mesh->triangle_count);
    if (mesh->positions != NULL && mesh->indices == NULL)
        fault_set(fault, "out of memory");
}

static bool decode_mesh(WireSource *source, size_t limit, Mesh *mesh, Fault *fault)
{
    uint64_t head[HEAD_WORDS];
    if (!read_all(source, head, sizeof head, fault) || !check_head(head, limit, fault))
        return false;
    const bool packed = head[12] != 0;
    Mesh read = {.vertex_count = (size_t)head[0],
                 .triangle_count = (size_t)head[1],
                 .polygon_count = (size_t)head[2],
                 .skipped_count = (size_t)head[3],
                 .rounding = (enum mesh_rounding)head[4],
                 .counted = head[5] != 0,
                 .wide = head[6] != 0,
                 .crossed = {(size_t)head[7], (size_t)head[8]},
                 .bent = {(size_t)head[9], (size_t)head[10]},
                 .binary = head[11] != 0};
    source->all = packed ? read.vertex_count * VERTEX / 2
                         : read.vertex_count * VERTEX + read.triangle_count * TRIANGLE;
    read_arrays(source, &read, packed, fault);
    bool good = read.indices != NULL && read_end(source, fault);
    for (size_t i = 0; good && !packed && i < 3 * read.triangle_count; i++)
        if (read.indices[i] >= read.vertex_count)
            good = fault_set(fault, "triangle %lu uses vertex %lu, but there are %lu vertices",
                             (unsigned long)(i / 3), (unsigned long)read.indices[i],
                             (unsigned long)read.vertex_count);
    if (good)
        *mesh = read;
    else
        mesh_free(&read);
    return good;
}

static bool decode_fault(WireSource *source, Fault *fault)
{
    uint64_t length;
    Fault sent;
    if (!read_all(source, &length, sizeof length, fault))
        return false;
    if (length == 0 || length >= sizeof sent.text)
        return fault_set(fault, "the importer's answer is invalid");
    if (!read_all(source, sent.text, (size_t)length, fault) || !read_end(source, fault))
        return false;
    sent.text[length] = '\0';
    return fault_set(fault, "%s", sent.text);
}

bool wire_decode(WireSource *source, size_t limit, Mesh *mesh, Fault *fault)
{
    char magic[8];
    if (!read_all(source, magic, sizeof magic, fault))
        return false;
    if (memcmp(magic, mesh_magic, sizeof magic) == 0)
        return decode_mesh(source, limit, mesh, fault);
    if (memcmp(magic, fault_magic, sizeof magic) == 0)
        return decode_fault(source, fault);
    return fault_set(fault, "the importer's answer is invalid");
}
