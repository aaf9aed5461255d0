/* cli/scene.c - from a file to one list of triangles, with assimp. A file is a tree of nodes, each
 * placed in its parent by a matrix, with meshes hanging on them; walking the tree from its root
 * gives the triangles in the order of the file. Nothing is joined, dropped or reordered; polygons
 * are cut into triangles by assimp.
 *
 * assimp mends what it can and says so in its log only: a corner that does not exist becomes
 * corner 0, a file that ends early becomes a smaller mesh. Here such a file is refused, so an error
 * in the log counts as a failure, unless it is about how the surface looks. */
#include "scene.h"

#include "fault.h"
#include "source.h"
#include "wire.h"

#include <assimp/cimport.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <stdint.h>
#include <string.h>

/* The first three rows of a matrix: the last is 0 0 0 1. */
struct placement {
    double row[3][4];
};

static const struct placement nowhere_else = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};

struct walk {
    const struct aiScene *scene;
    FILE *stream;
    struct mesh total; /* counts so far; no arrays */
    void (*visit)(struct walk *walk, const struct aiMesh *mesh, const struct placement *place);
};

static struct placement place_in(const struct placement *parent, const struct aiMatrix4x4 *child)
{
    const double inner[4][4] = {{child->a1, child->a2, child->a3, child->a4},
                                {child->b1, child->b2, child->b3, child->b4},
                                {child->c1, child->c2, child->c3, child->c4},
                                {0, 0, 0, 1}};
    struct placement place;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) {
            place.row[i][j] = 0;
            for (int k = 0; k < 4; k++)
                place.row[i][j] += (k < 3 || j == 3 ? parent->row[i][k] : 0) * inner[k][j];
        }
    return place;
}

/* As deep as the file says, as in assimp, which reads and frees nodes by functions that call
 * themselves; this is the process that may break. NOLINTNEXTLINE(misc-no-recursion) */
static void walk_node(struct walk *walk, const struct aiNode *node, const struct placement *parent)
{
    struct placement place = place_in(parent, &node->mTransformation);
    for (unsigned i = 0; i < node->mNumMeshes; i++)
        walk->visit(walk, walk->scene->mMeshes[node->mMeshes[i]], &place);
    for (unsigned i = 0; i < node->mNumChildren; i++)
        walk_node(walk, node->mChildren[i], &place);
}

static void count_mesh(struct walk *walk, const struct aiMesh *mesh, const struct placement *place)
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

static void send_positions(struct walk *walk, const struct aiMesh *mesh,
                           const struct placement *place)
{
    /* Unmoved numbers go through untouched: NaN, infinities and -0 keep their bits. */
    bool moved = memcmp(place, &nowhere_else, sizeof *place) != 0;
    for (unsigned i = 0; i < mesh->mNumVertices; i++) {
        const struct aiVector3D *p = &mesh->mVertices[i];
        float out[3] = {p->x, p->y, p->z};
        for (int k = 0; moved && k < 3; k++) {
            const double *row = place->row[k];
            out[k] = (float)(row[0] * p->x + row[1] * p->y + row[2] * p->z + row[3]);
        }
        fwrite(out, sizeof out, 1, walk->stream);
    }
}

static void send_indices(struct walk *walk, const struct aiMesh *mesh,
                         const struct placement *place)
{
    (void)place;
    uint32_t first = (uint32_t)walk->total.vertex_count;
    for (unsigned i = 0; i < mesh->mNumFaces; i++) {
        const unsigned *corner = mesh->mFaces[i].mIndices;
        if (mesh->mFaces[i].mNumIndices != 3)
            continue;
        const uint32_t out[3] = {first + corner[0], first + corner[1], first + corner[2]};
        fwrite(out, sizeof out, 1, walk->stream);
    }
    walk->total.vertex_count += mesh->mNumVertices;
}

static struct mesh walk_scene(const struct aiScene *scene, FILE *stream,
                              void (*visit)(struct walk *, const struct aiMesh *,
                                            const struct placement *))
{
    struct walk walk = {.scene = scene, .stream = stream, .visit = visit};
    if (scene->mRootNode != NULL)
        walk_node(&walk, scene->mRootNode, &nowhere_else);
    return walk.total;
}

/* Before anything follows an index: does every face have corners, and do they exist? Counts the
 * polygons, and the triangles that they should give. */
static bool check_mesh(const struct aiMesh *mesh, struct mesh *total, struct fault *fault)
{
    if (mesh->mNumVertices > 0 && mesh->mVertices == NULL)
        return fault_set(fault, "a mesh has no positions");
    for (unsigned i = 0; i < mesh->mNumFaces; i++) {
        const struct aiFace *face = &mesh->mFaces[i];
        if (face->mNumIndices == 0)
            return fault_set(fault, "face %u has no corners: broken, or cut short", i);
        for (unsigned k = 0; k < face->mNumIndices; k++)
            if (face->mIndices[k] >= mesh->mNumVertices)
                return fault_set(fault, "face %u has a corner %u, but there are %u vertices", i,
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

/* Keeps the first thing in the log that means a wrong mesh. `user` points to a fault. */
static void listen(const char *message, char *user)
{
    static const char *const harmless[] = {"aterial", "exture", "image", "No object detected",
                                           NULL};
    static const char *const telling[] = {"unexpected EOF", "were dropped", NULL};
    struct fault *fault = (struct fault *)(void *)user;
    bool error = strncmp(message, "Error,", 6) == 0;
    if (fault->text[0] != '\0' || mentions(message, harmless))
        return;
    const char *text = strstr(message, ": ");
    if (error || mentions(message, telling))
        fault_set(fault, "%s", text != NULL ? text + 2 : message);
}

/* The scene, all its polygons cut into triangles; NULL with the fault set. */
static const struct aiScene *read_scene(const char *path, struct mesh *total, struct fault *fault)
{
    struct fault heard = {{0}};
    struct aiLogStream log = {listen, (char *)&heard};
    aiAttachLogStream(&log);
    const struct aiScene *scene = aiImportFile(path, 0);
    aiDetachAllLogStreams();
    if (scene == NULL || heard.text[0] != '\0') {
        const char *reason = scene == NULL ? aiGetErrorString() : heard.text;
        if (strstr(reason, "bad_alloc") != NULL || strstr(reason, "length_error") != NULL)
            fault_set(fault, "the importer ran out of memory");
        else if (strstr(reason, "No suitable reader") != NULL)
            fault_set(fault, "not a mesh in any format that the importer knows");
        else
            fault_set(fault, "cannot be read: %s", reason);
        return NULL;
    }
    for (unsigned i = 0; i < scene->mNumMeshes; i++)
        if (!check_mesh(scene->mMeshes[i], total, fault))
            return NULL;
    if (total->polygon_count > 0)
        scene = aiApplyPostProcessing(scene, aiProcess_Triangulate);
    if (scene == NULL) {
        fault_set(fault, "its polygons cannot be cut into triangles");
        return NULL;
    }
    size_t triangles = count_triangles(scene);
    total->lost_count -= triangles < total->lost_count ? triangles : total->lost_count;
    return scene;
}

void scene_send(const char *path, FILE *stream)
{
    struct fault fault;
    struct mesh total = {0};
    const struct aiScene *scene = NULL;
    if (source_check(path, &total.rounding, &fault))
        scene = read_scene(path, &total, &fault);
    if (scene == NULL) {
        wire_write_fault(stream, &fault);
        return;
    }
    struct mesh counts = walk_scene(scene, NULL, count_mesh);
    total.vertex_count = counts.vertex_count;
    total.triangle_count = counts.triangle_count;
    total.skipped_count = counts.skipped_count;
    wire_write_head(stream, &total);
    walk_scene(scene, stream, send_positions);
    walk_scene(scene, stream, send_indices);
}
