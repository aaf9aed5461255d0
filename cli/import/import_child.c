/* cli/import/import_child.c - from a file to one list of triangles. STL, OBJ, OFF and PLY have
 * readers here; assimp reads the other formats. Its file is a tree of nodes, each placed in its
 * parent by a matrix, with meshes attached. A traversal from its root gives the triangles in the
 * order of the file. Nothing is joined, dropped or reordered; assimp cuts polygons into triangles.
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

typedef struct Walk {
    const struct aiScene *scene;
    const Source *source;
    FILE *stream;
    Mesh total; /* counts so far; no arrays */
    void (*visit)(struct Walk *walk, const struct aiMesh *mesh, const Placement *place);
} Walk;

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

/* As deep as the file, as in assimp, which reads and frees nodes recursively; this process may
 * crash. NOLINTNEXTLINE(misc-no-recursion) */
static void walk_node(Walk *walk, const struct aiNode *node, const Placement *parent)
{
    Placement place = place_in(parent, &node->mTransformation);
    for (unsigned i = 0; i < node->mNumMeshes; i++)
        walk->visit(walk, walk->scene->mMeshes[node->mMeshes[i]], &place);
    for (unsigned i = 0; i < node->mNumChildren; i++)
        walk_node(walk, node->mChildren[i], &place);
}

static void count_mesh(Walk *walk, const struct aiMesh *mesh, const Placement *place)
{
    (void)place;
    walk->total.vertex_count += mesh->mNumVertices;
    for (unsigned i = 0; i < mesh->mNumFaces; i++) {
        if (mesh->mFaces[i].mNumIndices == 3)
            walk->total.triangle_count++;
        else
            walk->total.skipped_count++;
    }
}

static void walk_scene(Walk *walk, void (*visit)(Walk *, const struct aiMesh *, const Placement *))
{
    walk->visit = visit;
    walk->total = (Mesh){0};
    if (walk->scene->mRootNode != NULL)
        walk_node(walk, walk->scene->mRootNode, &nowhere_else);
}

/* ---- the message ---- */

static void send_positions(Walk *walk, const struct aiMesh *mesh, const Placement *place)
{
    /* Coordinates that are not moved are copied: NaN, infinities and -0 keep their bits. */
    bool moved = memcmp(place, &nowhere_else, sizeof *place) != 0;
    for (unsigned i = 0; i < mesh->mNumVertices; i++) {
        const struct aiVector3D *p = &mesh->mVertices[i];
        double out[3] = {(double)p->x, (double)p->y, (double)p->z};
        for (int k = 0; moved && k < 3; k++) {
            const double *row = place->row[k];
            out[k] = row[0] * (double)p->x + row[1] * (double)p->y + row[2] * (double)p->z + row[3];
        }
        fwrite(out, sizeof out, 1, walk->stream);
    }
}

static void send_indices(Walk *walk, const struct aiMesh *mesh, const Placement *place)
{
    (void)place;
    const uint32_t first = (uint32_t)walk->total.vertex_count;
    for (unsigned i = 0; i < mesh->mNumFaces; i++) {
        const unsigned *corner = mesh->mFaces[i].mIndices;
        uint32_t out[3];
        if (mesh->mFaces[i].mNumIndices != 3)
            continue;
        for (int k = 0; k < 3; k++)
            out[k] = first + corner[k];
        fwrite(out, sizeof out, 1, walk->stream);
    }
    walk->total.vertex_count += mesh->mNumVertices;
}

/* Checks that every face has vertices, and that they exist, before any index is used. Counts the
 * polygons, and the triangles that they should give. */
static bool check_mesh(const struct aiMesh *mesh, Mesh *total, Fault *fault)
{
    if (mesh->mNumVertices > 0 && mesh->mVertices == NULL)
        return fault_set(fault, "a mesh has no positions");
    for (unsigned i = 0; i < mesh->mNumFaces; i++) {
        const struct aiFace *face = &mesh->mFaces[i];
        if (face->mNumIndices == 0)
            return fault_set(fault, "face %u has no vertices: invalid, or truncated", i);
        for (unsigned k = 0; k < face->mNumIndices; k++)
            if (face->mIndices[k] >= mesh->mNumVertices)
                return fault_set(fault, "face %u uses vertex %u, but there are %u vertices", i,
                                 face->mIndices[k], mesh->mNumVertices);
        if (face->mNumIndices > 3) {
            total->polygon_count++;
            total->lost_count += face->mNumIndices - 2;
        } else if (face->mNumIndices == 3) {
            total->lost_count++;
        }
    }
    return true;
}

static size_t count_triangles(const struct aiScene *scene)
{
    size_t count = 0;
    for (unsigned i = 0; i < scene->mNumMeshes; i++)
        for (unsigned k = 0; k < scene->mMeshes[i]->mNumFaces; k++)
            count += scene->mMeshes[i]->mFaces[k].mNumIndices == 3;
    return count;
}

static bool mentions(const char *text, const char *const *words)
{
    for (; *words != NULL; words++)
        if (strstr(text, *words) != NULL)
            return true;
    return false;
}

/* Keeps the first line of the log that means a wrong mesh. `user` points to a fault. */
static void listen(const char *message, char *user)
{
    static const char *const harmless[] = {"aterial", "exture", "image", "No object detected",
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
        file->standard
            ? aiImportFileFromMemory(file->text, (unsigned)file->size, 0, source_format(file))
            : aiImportFile(file->path, 0);
    aiDetachAllLogStreams();
    if (scene == NULL || heard.text[0] != '\0') {
        const char *reason = scene == NULL ? aiGetErrorString() : heard.text;
        if (strstr(reason, "bad_alloc") != NULL || strstr(reason, "length_error") != NULL)
            fault_set(fault, "the importer ran out of memory");
        else if (strstr(reason, "No suitable reader") != NULL)
            fault_set(fault, "not a mesh in a known format");
        else
            fault_set(fault, "cannot read: %s", reason);
        return NULL;
    }
    return scene;
}

/* Cuts all polygons into triangles. */
static bool cut_polygons(Walk *walk, Mesh *total, Fault *fault)
{
    if (total->polygon_count > 0)
        walk->scene = aiApplyPostProcessing(walk->scene, aiProcess_Triangulate);
    if (walk->scene == NULL)
        return fault_set(fault, "polygons cannot be cut into triangles");
    const size_t triangles = count_triangles(walk->scene);
    total->lost_count -= triangles < total->lost_count ? triangles : total->lost_count;
    walk_scene(walk, count_mesh);
    total->vertex_count = walk->total.vertex_count;
    total->triangle_count = walk->total.triangle_count;
    total->skipped_count = walk->total.skipped_count;
    return true;
}

/* Checks that everything has arrived. */
static bool check_count(const Source *source, const Mesh *total, Fault *fault)
{
    const size_t arrived = total->triangle_count + total->lost_count;
    return !source->counted || arrived == source->triangles ||
           fault_set(fault, "declares %zu triangles, but %zu can be read", source->triangles,
                     arrived);
}

static bool make_scene(Walk *walk, const SourceText *file, Mesh *total, Fault *fault)
{
    walk->scene = read_scene(file, fault);
    for (unsigned i = 0; walk->scene != NULL && i < walk->scene->mNumMeshes; i++)
        if (!check_mesh(walk->scene->mMeshes[i], total, fault))
            return false;
    if (walk->scene == NULL)
        return false;
    return cut_polygons(walk, total, fault) && check_count(walk->source, total, fault);
}

/* A file that assimp reads. */
static bool send_scene(const SourceText *file, FILE *stream, Fault *fault)
{
    Mesh total = {0};
    Source source = {0};
    Walk walk = {.source = &source, .stream = stream};
    if (!source_read(&source, file, fault) ||
        !memory_check(&(MemoryNeed){file->size, source.triangles, 0, false}, fault) ||
        !make_scene(&walk, file, &total, fault))
        return false;
    total.rounding = source.rounding;
    total.counted = source.counted;
    total.wide = source.floats;
    wire_write_head(stream, &total, false);
    walk_scene(&walk, send_positions);
    walk_scene(&walk, send_indices);
    return true;
}

/* A file that a reader of this program reads. */
static bool send_model(bool (*read)(Model *, const SourceText *), const SourceText *file,
                       FILE *stream, Fault *fault)
{
    Model model = {.fault = fault};
    model.mesh.counted = model.mesh.wide = true;
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
    size_t triangles;
    if (!source_map(file, fault))
        return false;
    const char *format = source_format(file);
    if (strcasecmp(format, "stl") == 0 && stl_is_binary(file, &triangles))
        return memory_check(&(MemoryNeed){file->size, triangles, 0, true}, fault) &&
               stl_send(file, triangles, stream, fault);
    for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++)
        if (strcasecmp(format, readers[i].name) == 0)
            return send_model(readers[i].read, file, stream, fault);
    return send_scene(file, stream, fault);
}

void import_child_send(const SourceText *given, FILE *stream)
{
    Fault fault;
    SourceText file = *given;
    if (!send_file(&file, stream, &fault))
        wire_write_fault(stream, &fault);
}
