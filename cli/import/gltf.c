/* cli/import/gltf.c - counts the triangles of a glTF scene. The text is JSON: alone, or as the
 * first part of a GLB file. Nodes of the scene name meshes, meshes are lists of primitives, and an
 * accessor of a primitive has the count of its vertices. Coordinates are floats. */
#include "import/source.h"

#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char *const keys_extensions[] = {"extensionsRequired", "extensionsUsed"};

static size_t word_at(const char *bytes)
{
    const unsigned char *c = (const unsigned char *)bytes;
    return c[0] | (size_t)c[1] << 8 | (size_t)c[2] << 16 | (size_t)c[3] << 24;
}

/* A GLB file has its length at byte 8, and that of the JSON at byte 12, a multiple of 4. */
static bool check_lengths(const SourceText *file, Fault *fault)
{
    if (file->size < 20 || memcmp(file->text, "glTF", 4) != 0)
        return true;
    const size_t whole = word_at(file->text + 8), length = word_at(file->text + 12);
    if (whole > file->size)
        return fault_set(fault, "byte %zu: ends before the %zu bytes that it declares", file->size,
                         whole);
    return length % 4 == 0 ||
           fault_set(fault, "byte 12: the JSON is %zu bytes long, not a multiple of 4", length);
}

/* The JSON of the file; NULL if it is not JSON. */
static json_t *load(const SourceText *file)
{
    const char *text = file->text;
    size_t size = file->size;
    if (size >= 20 && memcmp(text, "glTF", 4) == 0) {
        const size_t length = word_at(text + 12);
        text += 20;
        size = length < size - 20 ? length : size - 20;
    }
    return json_loadb(text, size, 0, NULL);
}

/* Checks that the geometry does not depend on an extension that the importer ignores. Extensions of
 * looks and lights do not matter. */
static bool check_extensions(const json_t *root, Fault *fault)
{
    static const char *const shapes[] = {"KHR_draco_mesh_compression", "EXT_meshopt_compression",
                                         "KHR_meshopt_compression", "KHR_mesh_quantization",
                                         "EXT_mesh_gpu_instancing"};
    for (size_t k = 0; k < 2; k++) {
        const json_t *list = json_object_get(root, keys_extensions[k]);
        for (size_t i = 0; i < json_array_size(list); i++)
            for (size_t s = 0; s < sizeof shapes / sizeof shapes[0]; s++) {
                const char *name = json_string_value(json_array_get(list, i));
                if (name != NULL && strcmp(name, shapes[s]) == 0)
                    return fault_set(fault, "uses %s, which is not supported", name);
            }
    }
    return true;
}

static json_int_t integer(const json_t *object, const char *key, json_int_t otherwise)
{
    const json_t *value = json_object_get(object, key);
    return json_is_integer(value) ? json_integer_value(value) : otherwise;
}

/* An element of the file's list of this name: accessors, meshes, nodes. */
static const json_t *element(const json_t *root, const char *list, json_int_t place)
{
    return place < 0 ? NULL : json_array_get(json_object_get(root, list), (size_t)place);
}

static size_t count_primitive(const json_t *root, const json_t *primitive)
{
    enum { TRIANGLES = 4, STRIP, FAN };
    const json_int_t mode = integer(primitive, "mode", TRIANGLES);
    const json_int_t positions = integer(json_object_get(primitive, "attributes"), "POSITION", -1);
    const json_t *accessor = element(root, "accessors", integer(primitive, "indices", positions));
    const json_int_t corners = integer(accessor, "count", 0);
    if (mode == TRIANGLES)
        return (size_t)(corners / 3);
    return (mode == STRIP || mode == FAN) && corners > 2 ? (size_t)corners - 2 : 0;
}

static size_t count_mesh(const json_t *root, const json_t *mesh)
{
    const json_t *primitives = json_object_get(mesh, "primitives");
    size_t count = 0;
    for (size_t i = 0; i < json_array_size(primitives); i++)
        count += count_primitive(root, json_array_get(primitives, i));
    return count;
}

/* Counts the nodes below those of a list, without recursion. A node has one parent, so at most all
 * nodes are visited: `room`. */
static size_t count_nodes(const json_t *root, const json_t *roots, json_int_t *stack, size_t room)
{
    size_t depth = 0, triangles = 0;
    const json_t *children = roots;
    for (size_t seen = 0; seen <= room; seen++) {
        for (size_t i = 0; i < json_array_size(children) && depth < room; i++)
            stack[depth++] = json_integer_value(json_array_get(children, i));
        if (depth == 0)
            break;
        const json_t *node = element(root, "nodes", stack[--depth]);
        triangles += count_mesh(root, element(root, "meshes", integer(node, "mesh", -1)));
        children = json_object_get(node, "children");
    }
    return triangles;
}

bool source_read_gltf(Source *source, const SourceText *file, Fault *fault)
{
    if (!check_lengths(file, fault))
        return false;
    json_t *root = load(file);
    const json_t *scene = element(root, "scenes", integer(root, "scene", 0));
    const size_t room = json_array_size(json_object_get(root, "nodes"));
    json_int_t *stack = scene != NULL ? malloc((room + 1) * sizeof *stack) : NULL;
    const bool good = root == NULL || check_extensions(root, fault);
    source->floats = true;
    source->rounding = MESH_NOT_ROUNDED;
    /* else there is no scene, or it is invalid: the importer reports the error */
    source->counted = stack != NULL;
    if (source->counted)
        source->triangles = count_nodes(root, json_object_get(scene, "nodes"), stack, room);
    free(stack);
    json_decref(root);
    return good;
}
