/* cli/import/import_child.c - from a file to one list of triangles. STL, OBJ, OFF and PLY have
 * readers here; assimp reads the other formats. Its file is a tree of nodes, each placed in its
 * parent by a matrix, with meshes attached. A traversal from its root gives the faces in the order
 * of the file. Nothing is joined, dropped or reordered.
 *
 * assimp repairs what it can and reports it in its log only: a vertex that does not exist becomes
 * vertex 0, a truncated file becomes a smaller mesh. Here such a file is refused: an error in the
 * log is a failure, unless it concerns the look of the surface. */
#include "import/import_child.h"

#include "fault.h"
#include "import/memory.h"
#include "import/model.h"
#include "import/source.h"
#include "import/wire.h"

#include <assimp/cimport.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The first three rows of a matrix: the last is 0 0 0 1. */
typedef struct Placement {
    double row[3][4];
} Placement;

static const Placement nowhere_else = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};

static Placement place_in(const Placement *parent, const struct aiMatrix4x4 *child)
{
    const double inner[4][4] = {{child->a1, child->a2, child->a3, child->a4},
                                {child->b1, child->b2, child->b3, child->b4},
                                {child->c1, child->c2, child->c3, child->c4},
                                {0, 0, 0, 1}};
    Placement place;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) {
            place.row[i][j] = 0;
            for (int k = 0; k < 4; k++)
                place.row[i][j] += (k < 3 || j == 3 ? parent->row[i][k] : 0) * inner[k][j];
        }
    return place;
}

/* ---- from the scene to the model ---- */

/* The vertices of a mesh in its place. Coordinates that are not moved are copied: NaN, infinities
 * and -0 keep their bits. */
static bool add_points(Model *model, const struct aiMesh *mesh, const Placement *place)
{
    const bool moved = memcmp(place, &nowhere_else, sizeof *place) != 0;
    bool good = true;
    for (unsigned i = 0; good && i < mesh->mNumVertices; i++) {
        const struct aiVector3D *p = &mesh->mVertices[i];
        double at[3] = {(double)p->x, (double)p->y, (double)p->z};
        for (int k = 0; moved && k < 3; k++) {
            const double *row = place->row[k];
            at[k] = row[0] * (double)p->x + row[1] * (double)p->y + row[2] * (double)p->z + row[3];
        }
        good = model_point(model, at);
    }
    return good;
}

/* Checks that every face has vertices, and that they exist, before any index is used. */
static bool add_mesh(Model *model, const struct aiMesh *mesh, const Placement *place)
{
    const size_t first = model->mesh.vertex_count;
    if (mesh->mNumVertices > 0 && mesh->mVertices == NULL)
        return fault_set(model->fault, "a mesh has no positions");
    if (first + mesh->mNumVertices > UINT32_MAX)
        return fault_set(model->fault, "too large: more than %u vertices", UINT32_MAX);
    for (unsigned i = 0; i < mesh->mNumFaces; i++) {
        const struct aiFace *face = &mesh->mFaces[i];
        if (face->mNumIndices == 0)
            return fault_set(model->fault, "face %u has no vertices: invalid, or truncated", i);
        for (unsigned k = 0; k < face->mNumIndices; k++) {
            if (face->mIndices[k] >= mesh->mNumVertices)
                return fault_set(model->fault, "face %u uses vertex %u, but there are %u vertices",
                                 i, face->mIndices[k], mesh->mNumVertices);
            if (!model_corner(model, (uint32_t)first + face->mIndices[k]))
                return false;
        }
        if (!model_face(model))
            return false;
    }
    return add_points(model, mesh, place);
}

/* As deep as the file, as in assimp, which reads and frees nodes recursively; this process may
 * crash. NOLINTNEXTLINE(misc-no-recursion) */
static bool add_node(Model *model, const struct aiScene *scene, const struct aiNode *node,
                     const Placement *parent)
{
    const Placement place = place_in(parent, &node->mTransformation);
    bool good = true;
    for (unsigned i = 0; good && i < node->mNumMeshes; i++)
        good = node->mMeshes[i] < scene->mNumMeshes
                   ? add_mesh(model, scene->mMeshes[node->mMeshes[i]], &place)
                   : fault_set(model->fault, "assimp mixes up the parts of this file");
    for (unsigned i = 0; good && i < node->mNumChildren; i++)
        good = add_node(model, scene, node->mChildren[i], &place);
    return good;
}

/* ---- what assimp reports ---- */

static bool mentions(const char *text, const char *const *words)
{
    for (; *words != NULL; words++)
        if (strstr(text, *words) != NULL)
            return true;
    return false;
}

/* Keeps the first line of the log that means a wrong mesh. `user` points to a fault. Looks,
 * motions, cameras and bones do not matter for the shape. */
static void listen(const char *message, char *user)
{
    static const char *const harmless[] = {"aterial",
                                           "exture",
                                           "image",
                                           "No object detected",
                                           "animation track",
                                           "additional normal layer",
                                           "additional tangent layer",
                                           "additional binormal layer",
                                           "Bone index overflow",
                                           "unsupported chunk: Chan ", /* motions of COB */
                                           "unsupported chunk: PhAn ",
                                           "unsupported chunk: ObRQ ", /* looks of COB */
                                           "unsupported chunk: RSOb ",
                                           "unsupported chunk: ShBx ",
                                           NULL};
    static const char *const telling[] = {"unexpected EOF", "were dropped", NULL};
    Fault *fault = (Fault *)(void *)user;
    bool error = strncmp(message, "Error,", 6) == 0;
    if (fault->text[0] != '\0' || mentions(message, harmless))
        return;
    const char *text = strstr(message, ": ");
    if (error || mentions(message, telling))
        fault_set(fault, "%s", text != NULL ? text + 2 : message);
}

/* The scene as it is in the file; NULL with the fault set. */
static const struct aiScene *read_scene(const SourceText *file, Fault *fault)
{
    Fault heard = {{0}};
    struct aiLogStream log = {listen, (char *)&heard};
    aiAttachLogStream(&log);
    const struct aiScene *scene =
        file->standard || file->converted
            ? aiImportFileFromMemory(file->text, (unsigned)file->size, 0, source_format(file))
            : aiImportFile(file->path, 0);
    aiDetachAllLogStreams();
    if (scene == NULL || heard.text[0] != '\0') {
        const char *reason = scene == NULL ? aiGetErrorString() : heard.text;
        if (strstr(reason, "bad_alloc") != NULL || strstr(reason, "length_error") != NULL)
            fault_set(fault, "the importer ran out of memory");
        else if (strstr(reason, "No suitable reader") != NULL || source_format(file)[0] == '\0')
            fault_set(fault, "not a mesh in a known format");
        else
            fault_set(fault, "assimp cannot read it: %s", reason);
        return NULL;
    }
    return scene;
}

/* Checks that assimp found triangles, and all of them. */
static bool check_triangles(const Model *model, const SourceText *file, const Source *source)
{
    const size_t read = model->mesh.triangle_count;
    if (read == 0 && source_format(file)[0] == '\0')
        return fault_set(model->fault, "not a mesh in a known format");
    if (source->counted && read != source->triangles)
        return fault_set(model->fault, "declares %zu triangles, but assimp reads %zu",
                         source->triangles, read);
    return read > 0 || fault_set(model->fault, "contains no triangles that assimp can read");
}

/* Reads a file by assimp. */
static bool scene_read(Model *model, const SourceText *file)
{
    Source source = {0};
    if (!source_read(&source, file, model->fault) ||
        !memory_check(&(MemoryNeed){file->size, source.triangles, 0, false}, model->fault))
        return false;
    const struct aiScene *scene = read_scene(file, model->fault);
    if (scene == NULL ||
        (scene->mRootNode != NULL && !add_node(model, scene, scene->mRootNode, &nowhere_else)))
        return false;
    aiReleaseImport(scene);
    model->mesh.rounding = source.rounding;
    model->mesh.counted = source.counted;
    model->mesh.wide = source.floats;
    return check_triangles(model, file, &source);
}

static bool send_model(bool (*read)(Model *, const SourceText *), const SourceText *file,
                       FILE *stream, Fault *fault)
{
    Model model = {.fault = fault};
    model.mesh.counted = model.mesh.wide = true; /* true of the readers of this program */
    if (!read(&model, file) || !model_end(&model))
        return false;
    const MemoryNeed need = {file->size, model.mesh.triangle_count, model.mesh.vertex_count, true};
    if (!memory_check(&need, fault))
        return false;
    model_send(&model, stream);
    return true;
}

static bool send_file(SourceText *file, FILE *stream, Fault *fault)
{
    static const struct {
        const char *name;
        bool (*read)(Model *model, const SourceText *file);
    } readers[] = {{"stl", stl_read}, {"obj", obj_read}, {"off", off_read}, {"ply", ply_read}};
    size_t triangles = 0;
    if (!source_map(file, fault) || !source_convert(file, fault))
        return false;
    const char *format = source_format(file);
    if (strcasecmp(format, "stl") == 0 && stl_is_binary(file, &triangles))
        return memory_check(&(MemoryNeed){file->size, triangles, 0, true}, fault) &&
               stl_send(file, triangles, stream, fault);
    for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
        if (strcasecmp(format, readers[i].name) == 0)
            return send_model(readers[i].read, file, stream, fault);
    return send_model(scene_read, file, stream, fault);
}

void import_child_send(const SourceText *given, FILE *stream)
{
    Fault fault;
    SourceText file = *given;
    if (!send_file(&file, stream, &fault))
        wire_write_fault(stream, &fault);
}
