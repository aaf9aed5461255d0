/* cli/import/scene.c - reads scenes, and the meshes that they name: each file once, however often
 * it is placed. All triangles become those of one mesh, for one tree and one loop; or the scene
 * stays in parts, for a tree over trees. */
#include "import/scene.h"

#include "import/import.h"
#include "import/memory.h"
#include "import/place.h"
#include "import/source.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct Loader {
    Scene *scene;
    bool parts;  /* objects are not joined */
    bool placed; /* a scene file was read */
    bool in_double;
    Fault *fault;
} Loader;

static void free_meshes(Scene *scene)
{
    for (size_t i = 0; i < scene->mesh_count; i++) {
        free(scene->meshes[i].path);
        mesh_free(&scene->meshes[i].mesh);
    }
    free(scene->meshes);
    scene->meshes = NULL;
    scene->mesh_count = 0;
}

void scene_free(Scene *scene)
{
    for (size_t i = 0; i < scene->count; i++) {
        free(scene->objects[i].name);
        free(scene->objects[i].file);
    }
    free(scene->objects);
    free_meshes(scene);
    mesh_free(&scene->mesh);
    *scene = (Scene){0};
}

const SceneObject *scene_object_of(const Scene *scene, size_t triangle)
{
    size_t low = 0, high = scene->count; /* the first of low is not beyond it, that of high is */
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (scene->objects[middle].first <= triangle)
            low = middle;
        else
            high = middle;
    }
    return &scene->objects[low];
}

static bool no_memory(Fault *fault)
{
    return fault_set(fault, "out of memory, or too large");
}

static char *copy_text(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    return copy != NULL ? strcpy(copy, text) : NULL;
}

/* ---- objects ---- */

/* Appends an object with this count of triangles. NULL: out of memory. */
static SceneObject *new_object(Scene *scene, const char *name, const char *file, size_t triangles)
{
    if (scene->count == scene->room) {
        const size_t room = scene->room > 0 ? 2 * scene->room : 16;
        SceneObject *larger = realloc(scene->objects, room * sizeof *larger);
        if (larger == NULL)
            return NULL;
        scene->objects = larger;
        scene->room = room;
    }
    SceneObject *object = &scene->objects[scene->count++];
    *object = (SceneObject){.name = copy_text(name),
                            .file = copy_text(file),
                            .first = scene->triangles,
                            .count = triangles,
                            .place = place_none};
    scene->triangles += triangles;
    if (object->name == NULL || object->file == NULL)
        return NULL;
    fault_clean(object->name); /* a name must not send control sequences to a terminal */
    return object;
}

/* Appends the mesh, which is freed. */
static bool add_object(Scene *scene, const char *name, const char *file, Mesh *mesh, Fault *fault)
{
    const bool good = new_object(scene, name, file, mesh->triangle_count) != NULL;
    if (!good)
        mesh_free(mesh);
    return (good && mesh_append(&scene->mesh, mesh)) || no_memory(fault);
}

/* Another place of a mesh that was read. */
static bool add_part(Scene *scene, const char *name, size_t mesh, const Place *place, Fault *fault)
{
    const SceneMesh *of = &scene->meshes[mesh];
    SceneObject *object = new_object(scene, name, of->path, of->mesh.triangle_count);
    if (object == NULL)
        return no_memory(fault);
    object->mesh = mesh;
    object->place = *place;
    return true;
}

static void include(isectd_aabb *box, const isectd_vec3 *p)
{
    box->lower.x = fmin(box->lower.x, p->x), box->upper.x = fmax(box->upper.x, p->x);
    box->lower.y = fmin(box->lower.y, p->y), box->upper.y = fmax(box->upper.y, p->y);
    box->lower.z = fmin(box->lower.z, p->z), box->upper.z = fmax(box->upper.z, p->z);
}

/* The box of the triangles of the mesh from `first` on. */
static void find_box(SceneObject *object, const Mesh *mesh, size_t first)
{
    double p[3];
    for (size_t t = first; t < first + object->count; t++) {
        const bool finite = mesh_finite(mesh, t);
        object->not_finite += !finite;
        for (int k = 0; finite && k < 3; k++) {
            place_point(&object->place, mesh_corner(mesh, t, k), p);
            include(&object->box, &(isectd_vec3){p[0], p[1], p[2]});
        }
    }
}

/* Called after rounding. */
void scene_find_boxes(Scene *scene)
{
    const isectd_aabb none = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
    const bool parts = scene_in_parts(scene);
    scene->box = none;
    for (size_t i = 0; i < scene->count; i++) {
        SceneObject *object = &scene->objects[i];
        object->box = none;
        if (parts)
            find_box(object, &scene->meshes[object->mesh].mesh, 0);
        else
            find_box(object, &scene->mesh, object->first);
        if (object->not_finite < object->count) {
            include(&scene->box, &object->box.lower);
            include(&scene->box, &object->box.upper);
        }
        scene->not_finite += object->not_finite;
    }
}

PlacedMesh *scene_places(const Scene *scene)
{
    PlacedMesh *places = malloc((scene->count + 1) * sizeof *places);
    for (size_t i = 0; places != NULL && i < scene->count; i++) {
        const SceneObject *object = &scene->objects[i];
        places[i] = (PlacedMesh){&scene->meshes[object->mesh].mesh, &object->place};
    }
    return places;
}

/* ---- a JSON file ---- */

/* The path of a file that a scene names, relative to the folder of the scene. */
static char *path_from(const char *scene, const char *file)
{
    const char *slash = strrchr(scene, '/');
    const size_t folder = file[0] != '/' && slash != NULL ? (size_t)(slash - scene) + 1 : 0;
    char *path = malloc(folder + strlen(file) + sizeof "./");
    if (path == NULL)
        return NULL;
    memcpy(path, scene, folder);
    /* "-" is the name of a file here. */
    sprintf(path + folder, "%s%s", folder == 0 && strcmp(file, "-") == 0 ? "./" : "", file);
    return path;
}

/* Reads one more mesh. */
static bool read_mesh(Loader *loader, SourceText *file)
{
    Scene *scene = loader->scene;
    SceneMesh *larger = realloc(scene->meshes, (scene->mesh_count + 1) * sizeof *larger);
    char *copy = copy_text(file->path);
    if (larger != NULL)
        scene->meshes = larger;
    if (larger == NULL || copy == NULL) {
        free(copy);
        return no_memory(loader->fault);
    }
    SceneMesh *mesh = &larger[scene->mesh_count];
    *mesh = (SceneMesh){copy, {0}};
    if (mesh_load_part(file, loader->in_double, &mesh->mesh, loader->fault)) {
        scene->mesh_count++;
        return true;
    }
    free(copy);
    return false;
}

/* The mesh of a file, read once. NULL: the fault has the reason. */
static const SceneMesh *known_mesh(Loader *loader, const char *path)
{
    const Scene *scene = loader->scene;
    for (size_t i = 0; i < scene->mesh_count; i++)
        if (strcmp(scene->meshes[i].path, path) == 0)
            return &scene->meshes[i];
    SourceText file = source_of(path);
    return read_mesh(loader, &file) ? &scene->meshes[scene->mesh_count - 1] : NULL;
}

static bool ends_with(const char *text, const char *end)
{
    const size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcasecmp(text + length - tail, end) == 0;
}

/* The text of a key, or NULL if it is missing; an empty text is a fault. */
static bool read_text(const json_t *object, const char *key, const char **text, const char *where,
                      Fault *fault)
{
    const json_t *json = json_object_get(object, key);
    *text = json_string_value(json);
    if (json == NULL || (*text != NULL && (*text)[0] != '\0'))
        return true;
    return fault_set(fault, "%s.%s: must be text, and not empty", where, key);
}

/* A copy of a mesh, in its place. */
static bool add_placed(Loader *loader, const char *name, const SceneMesh *known, const Place *place,
                       const char *where)
{
    Mesh mesh;
    const MemoryNeed need = {.triangles = known->mesh.triangle_count,
                             .vertices = known->mesh.vertex_count};
    if (!memory_check(&need, loader->fault))
        return fault_in(loader->fault, where);
    if (!mesh_copy(&mesh, &known->mesh))
        return no_memory(loader->fault);
    memory_keep(&mesh);
    if (place_apply(place, &mesh))
        return add_object(loader->scene, name, known->path, &mesh, loader->fault);
    mesh_free(&mesh);
    return fault_set(loader->fault, "%s.transform: moves a vertex outside the range of numbers",
                     where);
}

/* An object of the scene: a mesh of a file, and its place. */
static bool read_object(Loader *loader, const char *name, const char *path, const Place *place,
                        const char *where)
{
    const SceneMesh *known = known_mesh(loader, path);
    if (known == NULL) {
        char entry[64];
        snprintf(entry, sizeof entry, "%s.file", where);
        return fault_in(loader->fault, entry);
    }
    if (!loader->parts)
        return add_placed(loader, name, known, place, where);
    return add_part(loader->scene, name, (size_t)(known - loader->scene->meshes), place,
                    loader->fault);
}

static bool read_entry(Loader *loader, const char *scene, const json_t *entry, const char *where)
{
    static const char *const keys[] = {"file", "name", "transform", NULL};
    const char *file, *name;
    char at[64];
    Place place = place_none;
    if (!json_is_object(entry))
        return fault_set(loader->fault, "%s: must be {\"file\":...}", where);
    if (!place_check_keys(entry, keys, where, loader->fault) ||
        !read_text(entry, "file", &file, where, loader->fault) ||
        !read_text(entry, "name", &name, where, loader->fault))
        return false;
    if (file == NULL)
        return fault_set(loader->fault, "%s: has no \"file\"", where);
    if (ends_with(file, ".json"))
        return fault_set(loader->fault, "%s.file: nested scenes are not supported", where);
    snprintf(at, sizeof at, "%s.transform", where);
    const json_t *transform = json_object_get(entry, "transform");
    if (transform != NULL && !place_read(&place, transform, at, loader->fault))
        return false;
    char *path = path_from(scene, file);
    const bool good = path != NULL
                          ? read_object(loader, name != NULL ? name : file, path, &place, where)
                          : no_memory(loader->fault);
    free(path);
    return good;
}

static bool read_scene(Loader *loader, const char *path, const json_t *root)
{
    static const char *const keys[] = {"meshes", NULL};
    const json_t *list = json_object_get(root, "meshes");
    char where[32];
    if (!json_is_object(root))
        return fault_set(loader->fault, "must be an object: {\"meshes\":[...]}");
    if (!place_check_keys(root, keys, "scene", loader->fault))
        return false;
    if (!json_is_array(list))
        return fault_set(loader->fault, "meshes: must be a list: {\"meshes\":[...]}");
    if (json_array_size(list) == 0)
        return fault_set(loader->fault, "meshes: is empty");
    for (size_t i = 0; i < json_array_size(list); i++) {
        snprintf(where, sizeof where, "meshes[%zu]", i);
        if (!read_entry(loader, path, json_array_get(list, i), where))
            return false;
    }
    return true;
}

static bool parse_scene(Loader *loader, SourceText *file)
{
    json_error_t error;
    size_t size;
    if ((!file->standard && !file_check(file->path, &size, loader->fault)) ||
        !source_load(file, loader->fault))
        return false;
    json_t *root = json_loadb(file->text, file->size, JSON_REJECT_DUPLICATES, &error);
    if (root == NULL)
        return fault_set(loader->fault, "line %d, column %d: %s", error.line, error.column,
                         error.text);
    const bool good = read_scene(loader, file->standard ? "" : file->path, root);
    json_decref(root);
    return good;
}

/* ---- scenes and meshes ---- */

/* True for a scene, false for a mesh. Standard input is a scene if it is JSON and not glTF. */
static bool is_scene(const SourceText *file)
{
    const char *text = file->text;
    if (!file->standard)
        return ends_with(file->path, ".json");
    if (text == NULL || text[strspn(text, " \t\r\n")] != '{')
        return false;
    json_t *root = json_loadb(text, file->size, 0, NULL);
    const bool gltf = json_object_get(root, "asset") != NULL;
    json_decref(root);
    return !gltf;
}

/* A mesh without a scene file; it is always read, even if the same file was read before. */
static bool load_mesh(Loader *loader, SourceText *file)
{
    Scene *scene = loader->scene;
    if (!read_mesh(loader, file))
        return false;
    if (loader->parts)
        return add_part(scene, file->path, scene->mesh_count - 1, &place_none, loader->fault) ||
               fault_in(loader->fault, file->path);
    SceneMesh *last = &scene->meshes[--scene->mesh_count];
    free(last->path);
    return add_object(scene, file->path, file->path, &last->mesh, loader->fault) ||
           fault_in(loader->fault, file->path);
}

static bool load_file(Loader *loader, SourceText *file)
{
    if (file->standard && !source_load(file, loader->fault))
        return fault_in(loader->fault, file->path);
    if (!is_scene(file))
        return load_mesh(loader, file);
    loader->placed = true;
    return parse_scene(loader, file) || fault_in(loader->fault, file->path);
}

static bool load_files(Loader *loader, const char *const paths[])
{
    bool good = true;
    for (int i = 0; good && paths[i] != NULL; i++) {
        SourceText file = source_of(paths[i]);
        good = load_file(loader, &file);
        free(file.text);
    }
    return good;
}

static bool none_finite(const char *name, Fault *fault)
{
    return fault_set(fault, "%s: all triangles have NaN or infinite vertices", name);
}

/* Makes one mesh of all, and the boxes of the objects. */
static bool end_whole(Loader *loader, const char *name)
{
    Scene *scene = loader->scene;
    free_meshes(scene);
    if (!mesh_load_end(name, loader->in_double, &scene->mesh, loader->fault))
        return false;
    scene_find_boxes(scene);
    return scene->not_finite < scene->mesh.triangle_count || none_finite(name, loader->fault);
}

static bool has_finite(const Mesh *mesh)
{
    size_t t = 0;
    while (t < mesh->triangle_count && !mesh_finite(mesh, t))
        t++;
    return t < mesh->triangle_count;
}

static bool end_parts(Loader *loader, const char *name)
{
    Scene *scene = loader->scene;
    bool finite = false;
    for (size_t i = 0; i < scene->mesh_count; i++) {
        SceneMesh *part = &scene->meshes[i];
        if (!mesh_load_end(part->path, loader->in_double, &part->mesh, loader->fault))
            return false;
        finite = finite || has_finite(&part->mesh);
    }
    return finite || none_finite(name, loader->fault);
}

bool scene_load(Scene *scene, const char *const paths[], bool in_double, Fault *fault)
{
    Loader loader = {.scene = scene, .in_double = in_double, .fault = fault};
    *scene = (Scene){0};
    return load_files(&loader, paths) && end_whole(&loader, paths[0]);
}

/* Joins meshes without a scene file. */
static bool join(Scene *scene, Fault *fault)
{
    for (size_t i = 0; i < scene->mesh_count; i++)
        if (!mesh_append(&scene->mesh, &scene->meshes[i].mesh))
            return no_memory(fault) || fault_in(fault, scene->meshes[i].path);
    return true;
}

bool scene_load_parts(Scene *scene, const char *const paths[], bool in_double, Fault *fault)
{
    Loader loader = {.scene = scene, .parts = true, .in_double = in_double, .fault = fault};
    *scene = (Scene){0};
    if (!load_files(&loader, paths))
        return false;
    if (loader.placed)
        return end_parts(&loader, paths[0]);
    return join(scene, fault) && end_whole(&loader, paths[0]);
}
