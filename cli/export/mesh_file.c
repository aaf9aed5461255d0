/* cli/export/mesh_file.c - see cli/export/mesh_file.h. Numbers of binary formats are little
 * endian. */
#include "export/mesh_file.h"
#include "export/image.h"
#include "number.h"
#include "progress.h"
#include "query/measure.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { OBJ, STL, PLY, GLTF, GLB, FORMATS };

static const char *const endings[FORMATS] = {".obj", ".stl", ".ply", ".gltf", ".glb"};
static const MeshFormat formats[FORMATS] = {{".obj", false, false},
                                            {".stl", true, true},
                                            {".ply", false, false},
                                            {".gltf", true, false},
                                            {".glb", true, false}};

const MeshFormat *mesh_format(const char *path, Fault *fault)
{
    const char *ending = image_ending(path, endings, FORMATS);
    for (int i = 0; i < FORMATS; i++)
        if (ending == endings[i])
            return &formats[i];
    fault_set(fault, "%s: meshes are written as .obj, .stl, .ply, .gltf or .glb", path);
    return NULL;
}

/* ---- numbers ---- */

static uint8_t *put_bits(uint8_t *to, uint64_t bits, int bytes)
{
    for (int i = 0; i < bytes; i++)
        *to++ = (uint8_t)(bits >> 8 * i);
    return to;
}

static uint8_t *put_real(uint8_t *to, double x, bool wide)
{
    const float narrow = (float)x;
    uint64_t bits = 0;
    uint32_t few;
    memcpy(&bits, &x, sizeof x), memcpy(&few, &narrow, sizeof few);
    return put_bits(to, wide ? bits : few, wide ? 8 : 4);
}

static uint8_t *put_point(uint8_t *to, const double p[3], bool wide)
{
    for (int k = 0; k < 3; k++)
        to = put_real(to, p[k], wide);
    return to;
}

static uint8_t *put_triangle(uint8_t *to, const uint32_t index[3])
{
    for (int k = 0; k < 3; k++)
        to = put_bits(to, index[k], 4);
    return to;
}

/* ---- formats ---- */

static void write_obj(const Mesh *mesh, FILE *stream)
{
    char text[NUMBER_ROOM];
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++) {
        fputs(i % 3 == 0 ? "v " : " ", stream);
        fwrite(text, 1, number_write(text, mesh->positions[i], DOUBLE), stream);
        if (i % 3 == 2)
            putc('\n', stream);
    }
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        const uint32_t *index = mesh->indices + 3 * t;
        fprintf(stream, "f %u %u %u\n", index[0] + 1, index[1] + 1, index[2] + 1);
    }
}

static void write_stl(const Mesh *mesh, FILE *stream)
{
    uint8_t record[50] = {0};
    fprintf(stream, "%-80s", "isect");
    fwrite(record, 1, (size_t)(put_bits(record, mesh->triangle_count, 4) - record), stream);
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        const Vector n = mesh_normal(mesh, t);
        uint8_t *end = put_point(record, (const double[]){n.x, n.y, n.z}, false);
        for (int k = 0; k < 3; k++)
            end = put_point(end, mesh_corner(mesh, t, k), false);
        put_bits(end, 0, 2);
        fwrite(record, 1, sizeof record, stream);
    }
}

static bool is_wide(const Mesh *mesh)
{
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++)
        if ((double)(float)mesh->positions[i] != mesh->positions[i])
            return true;
    return false;
}

static void write_ply(const Mesh *mesh, FILE *stream)
{
    const bool wide = is_wide(mesh);
    const char *real = wide ? "double" : "float";
    uint8_t record[24];
    fprintf(stream,
            "ply\nformat binary_little_endian 1.0\ncomment isect\nelement vertex %zu\n"
            "property %s x\nproperty %s y\nproperty %s z\nelement face %zu\n"
            "property list uchar int vertex_indices\nend_header\n",
            mesh->vertex_count, real, real, real, mesh->triangle_count);
    for (size_t i = 0; i < mesh->vertex_count; i++) {
        const uint8_t *end = put_point(record, mesh->positions + 3 * i, wide);
        fwrite(record, 1, (size_t)(end - record), stream);
    }
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        record[0] = 3;
        put_triangle(record + 1, mesh->indices + 3 * t);
        fwrite(record, 1, 13, stream);
    }
}

/* ---- glTF ---- */

static json_t *gltf_json(const Mesh *mesh, size_t bytes)
{
    double least[3] = {INFINITY, INFINITY, INFINITY}, most[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (size_t i = 0; i < 3 * mesh->vertex_count; i++) {
        least[i % 3] = fmin(least[i % 3], mesh->positions[i]);
        most[i % 3] = fmax(most[i % 3], mesh->positions[i]);
    }
    const json_int_t vertices = (json_int_t)mesh->vertex_count;
    const json_int_t corners = 3 * (json_int_t)mesh->triangle_count;
    enum { FLOATS = 5126, INDICES = 5125, VERTEX_DATA = 34962, INDEX_DATA = 34963 };
    json_t *accessors =
        json_pack("[{si si sI ss s[fff] s[fff]} {si si sI ss}]", "bufferView", 0, "componentType",
                  FLOATS, "count", vertices, "type", "VEC3", "min", least[0], least[1], least[2],
                  "max", most[0], most[1], most[2], "bufferView", 1, "componentType", INDICES,
                  "count", corners, "type", "SCALAR");
    json_t *views =
        json_pack("[{si si sI si} {si sI sI si}]", "buffer", 0, "byteOffset", 0, "byteLength",
                  12 * vertices, "target", VERTEX_DATA, "buffer", 0, "byteOffset", 12 * vertices,
                  "byteLength", 4 * corners, "target", INDEX_DATA);
    return json_pack("{s{ss ss} si s[{s[i]}] s[{si}] s[{s[{s{si} si}]}] so so s[{sI}]}", "asset",
                     "version", "2.0", "generator", "isect", "scene", 0, "scenes", "nodes", 0,
                     "nodes", "mesh", 0, "meshes", "primitives", "attributes", "POSITION", 0,
                     "indices", 1, "accessors", accessors, "bufferViews", views, "buffers",
                     "byteLength", (json_int_t)bytes);
}

static char *base64(const uint8_t *data, size_t bytes)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static const char head[] = "data:application/octet-stream;base64,";
    char *text = malloc(sizeof head + 4 * (bytes / 3 + 1)), *to = text;
    if (text == NULL)
        return NULL;
    to += sprintf(to, "%s", head);
    for (size_t i = 0; i < bytes; i += 3) {
        const uint32_t second = i + 1 < bytes ? data[i + 1] : 0;
        const uint32_t third = i + 2 < bytes ? data[i + 2] : 0;
        const uint32_t bits = (uint32_t)data[i] << 16 | second << 8 | third;
        for (int k = 0; k < 4; k++)
            *to++ = digits[bits >> (18 - 6 * k) & 63];
        to[-1] = i + 2 < bytes ? to[-1] : '=', to[-2] = i + 1 < bytes ? to[-2] : '=';
    }
    *to = '\0';
    return text;
}

/* The container: a header and two chunks, each a multiple of 4 bytes. */
static bool write_glb(json_t *json, const uint8_t *data, size_t bytes, FILE *stream)
{
    uint8_t head[20], *to = head;
    char *text = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(17));
    if (text == NULL)
        return false;
    const size_t length = strlen(text), padding = -length & 3, first = length + padding;
    to = put_bits(put_bits(to, 0x46546c67, 4), 2, 4);
    to = put_bits(put_bits(to, 28 + first + bytes, 4), first, 4);
    put_bits(to, 0x4e4f534a, 4);
    fwrite(head, 1, sizeof head, stream);
    fwrite(text, 1, length, stream);
    fwrite("   ", 1, padding, stream);
    put_bits(put_bits(head, bytes, 4), 0x004e4942, 4);
    fwrite(head, 1, 8, stream);
    fwrite(data, 1, bytes, stream);
    free(text);
    return true;
}

static bool write_gltf(const Mesh *mesh, bool container, FILE *stream)
{
    const size_t bytes = 12 * (mesh->vertex_count + mesh->triangle_count);
    uint8_t *data = malloc(bytes), *end = data;
    json_t *json = gltf_json(mesh, bytes);
    for (size_t i = 0; data != NULL && i < mesh->vertex_count; i++)
        end = put_point(end, mesh->positions + 3 * i, false);
    for (size_t t = 0; data != NULL && t < mesh->triangle_count; t++)
        end = put_triangle(end, mesh->indices + 3 * t);
    bool good = data != NULL && json != NULL;
    if (good && container) {
        good = write_glb(json, data, bytes, stream);
    } else if (good) {
        char *uri = base64(data, bytes);
        json_t *buffer = json_array_get(json_object_get(json, "buffers"), 0);
        good = uri != NULL && json_object_set_new(buffer, "uri", json_string(uri)) == 0;
        if (good)
            json_dumpf(json, stream, JSON_COMPACT | JSON_REAL_PRECISION(17));
        free(uri);
    }
    free(data);
    json_decref(json);
    return good;
}

/* The mesh is finite, and rounded if the format has floats. */
static bool write_mesh(const Mesh *mesh, const char *path, int kind, Fault *fault)
{
    ImageFile file;
    bool good = true;
    if (mesh->vertex_count > INT32_MAX ||
        (kind >= GLTF && mesh->vertex_count + mesh->triangle_count > UINT32_MAX / 12 - 1000))
        return fault_set(fault, "%s: the mesh is too large for this format", path);
    if (!image_open(&file, path, endings[kind], fault))
        return false;
    progress_begin("writing", path);
    if (kind == OBJ)
        write_obj(mesh, file.stream);
    else if (kind == STL)
        write_stl(mesh, file.stream);
    else if (kind == PLY)
        write_ply(mesh, file.stream);
    else
        good = write_gltf(mesh, kind == GLB, file.stream);
    progress_end();
    if (good)
        return image_close(&file, fault);
    image_abandon(&file);
    return fault_set(fault, "%s: out of memory", path);
}

/* ---- with what is lost ---- */

/* Numbers the vertices that finite triangles use, in their order. */
static bool number_used(const Mesh *mesh, uint32_t **numbers, size_t *count)
{
    uint32_t *number = calloc(mesh->vertex_count + 1, sizeof *number);
    for (size_t i = 0; number != NULL && i < 3 * mesh->triangle_count; i++)
        if (mesh_finite(mesh, i / 3))
            number[mesh->indices[i]] = 1;
    *count = 0;
    for (size_t i = 0; number != NULL && i < mesh->vertex_count; i++)
        number[i] = number[i] ? (uint32_t)(*count)++ : UINT32_MAX;
    *numbers = number;
    return number != NULL;
}

/* Keeps finite triangles and their vertices; equal ones become one if that is requested. */
static bool keep_used(Mesh *mesh, bool merge, MeshLost *lost)
{
    uint32_t *number = NULL;
    size_t count = 0, kept = 0;
    if (!(merge ? measure_points : number_used)(mesh, &number, &count))
        return false;
    double *positions = malloc((3 * count + 1) * sizeof *positions);
    for (size_t i = 0; positions != NULL && i < mesh->vertex_count; i++) {
        lost->unused += number[i] == UINT32_MAX;
        for (size_t k = 0; number[i] != UINT32_MAX && k < 3; k++)
            positions[3 * (size_t)number[i] + k] = mesh->positions[3 * i + k];
    }
    for (size_t t = 0; positions != NULL && t < mesh->triangle_count; t++) {
        if (!mesh_finite(mesh, t))
            continue;
        for (size_t k = 0; k < 3; k++)
            mesh->indices[3 * kept + k] = number[mesh->indices[3 * t + k]];
        kept++;
    }
    free(number);
    if (positions == NULL)
        return false;
    lost->not_finite = mesh->triangle_count - kept;
    lost->merged = mesh->vertex_count - lost->unused - count;
    free(mesh->positions), free(mesh->floats);
    mesh->positions = positions, mesh->floats = NULL;
    mesh->vertex_count = count, mesh->triangle_count = kept;
    return true;
}

bool mesh_save(Mesh *mesh, const char *path, bool merge, MeshLost *lost, Fault *fault)
{
    const MeshFormat *format = mesh_format(path, fault);
    if (format == NULL)
        return false;
    lost->polygons = mesh->polygon_count;
    if ((format->floats && !mesh_round(mesh, &lost->rounded)) || !keep_used(mesh, merge, lost))
        return fault_set(fault, "out of memory");
    if (mesh->triangle_count == 0)
        return fault_set(fault, "no triangle has finite vertices");
    if (format->unshared)
        lost->unshared = 3 * mesh->triangle_count - mesh->vertex_count;
    return write_mesh(mesh, path, (int)(format - formats), fault);
}

json_t *mesh_lost_json(const MeshLost *lost)
{
    const json_int_t counts[] = {(json_int_t)lost->rounded.degenerate,
                                 (json_int_t)lost->not_finite,
                                 (json_int_t)lost->unused,
                                 (json_int_t)lost->merged,
                                 (json_int_t)lost->unshared,
                                 (json_int_t)lost->objects,
                                 (json_int_t)lost->polygons};
    return json_pack("{so sI sI sI sI sI sI sI}", "moved", json_number(lost->rounded.moved),
                     "degenerate", counts[0], "not_finite", counts[1], "unused", counts[2],
                     "merged", counts[3], "unshared", counts[4], "objects", counts[5], "polygons",
                     counts[6]);
}

static void print_count(size_t count, const char *what)
{
    if (count > 0)
        printf("lost         %zu %s\n", count, what);
}

void mesh_lost_print(const MeshLost *lost)
{
    if (lost->rounded.moved > 0)
        printf("lost         digits: rounding to float moves vertices by up to %.3g of the size, "
               "and %zu triangles become degenerate\n",
               lost->rounded.moved, lost->rounded.degenerate);
    print_count(lost->unshared, "shared vertices: each triangle has its own");
    print_count(lost->not_finite, "triangles with NaN or infinity");
    print_count(lost->unused, "vertices without triangles");
    print_count(lost->merged, "vertices, merged with others");
    print_count(lost->objects, "objects, which became one mesh");
    print_count(lost->polygons, "faces with more than 3 corners, cut into triangles");
}
