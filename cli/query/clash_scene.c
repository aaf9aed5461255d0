/* cli/query/clash_scene.c - the common parts of each two objects of a scene.
 *
 * Boxes come first: two objects whose boxes are farther apart than the clearance, along some axis,
 * are not a pair. The meshes of the pairs are made bodies, each once, in its place. */
#include "query/clash_scene.h"

#include "command.h"
#include "export/image.h"
#include "import/scene.h"
#include "json.h"
#include "query/kind.h"

#include "isectd/broadphase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Job {
    const ClashScene *wish;
    Scene scene;
    KindBody *bodies; /* of each object that is in a pair */
    uint32_t (*pairs)[2];
    Kind *kinds;
    size_t *start, *listed; /* the clashes of each object */
    size_t count, by_kind[KINDS];
} Job;

static bool ends_with_json(const char *path)
{
    const size_t length = strlen(path);
    return length >= 5 && strcmp(path + length - 5, ".json") == 0;
}

bool clash_scene_is(const char *const paths[])
{
    size_t count = 0;
    bool scene = false;
    for (; paths[count] != NULL; count++)
        scene = scene || ends_with_json(paths[count]);
    return scene || count > 2;
}

static bool no_memory(Fault *fault)
{
    return fault_set(fault, "out of memory");
}

/* ---- pairs of boxes ---- */

static int by_indices(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;
    const int first = (x[0] > y[0]) - (x[0] < y[0]);
    return first != 0 ? first : (x[1] > y[1]) - (x[1] < y[1]);
}

/* Memory for 1024 pairs is enough, or the first call returns the count. */
static bool pairs_of_boxes(Job *job, const isectd_aabb *boxes, void *memory, size_t bytes)
{
    const size_t n = job->scene.count;
    const isectd_aabbs view = isectd_aabbs_of(boxes);
    size_t room = 1024;
    isect_status status = ISECT_TOO_SMALL;
    for (int turn = 0; turn < 2 && status == ISECT_TOO_SMALL; turn++, room = job->count) {
        free(job->pairs);
        job->pairs = malloc((room + 1) * sizeof *job->pairs);
        status = job->pairs != NULL
                     ? isectd_pairs_find(view, n, memory, bytes, job->pairs, room, &job->count)
                     : ISECT_NO_MEMORY;
    }
    return status == ISECT_OK;
}

static bool find_pairs(Job *job, Fault *fault)
{
    const size_t n = job->scene.count, bytes = isectd_pairs_capacity(n);
    const double clearance = job->wish->clearance;
    isectd_aabb *boxes = malloc(n * sizeof *boxes), *grown = malloc(n * sizeof *grown);
    void *memory = malloc(bytes + 1);
    bool good = boxes != NULL && grown != NULL && memory != NULL;
    for (size_t i = 0; good && i < n; i++)
        boxes[i] = job->scene.objects[i].box;
    if (good) {
        const isectd_aabbs view = isectd_aabbs_of(boxes);
        good = isectd_pairs_grow(view, n, clearance > 0 ? clearance / 2 : 0, grown) == ISECT_OK &&
               pairs_of_boxes(job, grown, memory, bytes);
    }
    free(boxes), free(grown), free(memory);
    if (!good)
        return no_memory(fault);
    qsort(job->pairs, job->count, sizeof *job->pairs, by_indices);
    return true;
}

/* ---- their kinds ---- */

static bool make_body(Job *job, uint32_t i, Fault *fault)
{
    const SceneObject *object = &job->scene.objects[i];
    Mesh mesh;
    if (job->bodies[i].bvh != NULL)
        return true;
    if (!mesh_part(&mesh, &job->scene.mesh, object->first, object->count))
        return no_memory(fault);
    return kind_body(&job->bodies[i], mesh, NULL, job->wish->threads, fault) ||
           fault_in(fault, object->name);
}

static bool find_kinds(Job *job, Fault *fault)
{
    job->bodies = calloc(job->scene.count, sizeof *job->bodies);
    job->kinds = malloc((job->count + 1) * sizeof *job->kinds);
    if (job->bodies == NULL || job->kinds == NULL)
        return no_memory(fault);
    bool good = true;
    for (size_t k = 0; good && k < job->count; k++) {
        const uint32_t a = job->pairs[k][0], b = job->pairs[k][1];
        good = make_body(job, a, fault) && make_body(job, b, fault);
        good = good && kind_of(&job->kinds[k], &job->bodies[a], &job->bodies[b],
                               job->wish->clearance, fault);
        if (good)
            job->by_kind[job->kinds[k].kind]++;
    }
    return good;
}

/* ---- output ---- */

static const char *name_of(const Job *job, size_t pair, int which)
{
    return job->scene.objects[job->pairs[pair][which]].name;
}

/* As quoted text of CSV. */
static void write_quoted(const char *text, FILE *stream)
{
    putc('"', stream);
    for (; *text != '\0'; text++)
        fputs(*text == '"' ? "\"\"" : (const char[]){*text, '\0'}, stream);
    putc('"', stream);
}

static bool prints_pairs(const Job *job)
{
    return job->wish->pairs != NULL && strcmp(job->wish->pairs, "-") == 0;
}

static void write_pairs(const void *of, FILE *stream)
{
    const Job *job = of;
    for (size_t k = 0; k < job->count; k++) {
        fprintf(stream, "%u,%u,\"%s\"", job->pairs[k][0], job->pairs[k][1],
                kind_names[job->kinds[k].kind]);
        for (int which = 0; which < 2; which++) {
            putc(',', stream);
            write_quoted(name_of(job, k, which), stream);
        }
        const Kind *kind = &job->kinds[k];
        fprintf(stream, ",%.17g,%.17g,%.17g,%.17g,%.17g\n", kind->distance, kind->depth,
                kind->place.x, kind->place.y, kind->place.z);
    }
}

/* Lists the clashes of each object, which are the pairs that are not apart: those of object i are
 * listed[start[i]] to listed[start[i + 1] - 1]. Counts come first; filling moves each end to the
 * start. */
static bool group(Job *job)
{
    const size_t n = job->scene.count;
    job->start = calloc(n + 1, sizeof *job->start);
    job->listed = malloc((2 * job->count + 1) * sizeof *job->listed);
    if (job->start == NULL || job->listed == NULL)
        return false;
    for (size_t k = 0; k < 2 * job->count; k++)
        job->start[job->pairs[k / 2][k % 2]] += job->kinds[k / 2].kind != ISECT_CLASH_APART;
    for (size_t i = 1; i <= n; i++)
        job->start[i] += job->start[i - 1];
    for (size_t k = 2 * job->count; k-- > 0;)
        if (job->kinds[k / 2].kind != ISECT_CLASH_APART)
            job->listed[--job->start[job->pairs[k / 2][k % 2]]] = k / 2;
    return true;
}

static json_t *objects_json(const Job *job)
{
    json_t *objects = json_array();
    for (size_t i = 0; i < job->scene.count; i++) {
        json_t *clashes = json_array();
        for (size_t k = job->start[i]; k < job->start[i + 1]; k++)
            json_array_append_new(clashes, json_integer((json_int_t)job->listed[k]));
        if (json_array_size(clashes) > 0)
            json_array_append_new(objects, json_pack("{sI so sO}", "object", (json_int_t)i, "name",
                                                     json_text(job->scene.objects[i].name),
                                                     "clashes", clashes));
        json_decref(clashes);
    }
    return objects;
}

/* The object of the heading is the first of the kind. */
static const char *kind_name(isect_clash_kind kind, bool second)
{
    const isect_clash_kind turned = kind == ISECT_CLASH_INSIDE   ? ISECT_CLASH_AROUND
                                    : kind == ISECT_CLASH_AROUND ? ISECT_CLASH_INSIDE
                                                                 : kind;
    return kind_names[second ? turned : kind];
}

/* An object with its clashes, if it has any. */
static void print_object(const Job *job, size_t object)
{
    if (job->start[object] < job->start[object + 1])
        printf("\n%zu %s\n", object, job->scene.objects[object].name);
    for (size_t i = job->start[object]; i < job->start[object + 1]; i++) {
        const size_t k = job->listed[i];
        const Kind *kind = &job->kinds[k];
        const bool second = job->pairs[k][1] == object;
        printf("  %u %s: %s%s, ", job->pairs[k][!second], name_of(job, k, !second),
               kind_name(kind->kind, second), kind->solid ? "" : " (not closed)");
        kind_print(kind, 0);
    }
}

static int print_json(const Job *job)
{
    json_t *clashes = json_array();
    for (size_t k = 0; k < job->count; k++) {
        json_t *clash = json_pack(
            "{s[ii] s[oo] ss sb}", "objects", (int)job->pairs[k][0], (int)job->pairs[k][1], "names",
            json_text(name_of(job, k, 0)), json_text(name_of(job, k, 1)), "kind",
            kind_names[job->kinds[k].kind], "solids", (int)job->kinds[k].solid);
        kind_json(&job->kinds[k], clash);
        json_array_append_new(clashes, clash);
    }
    return json_print(json_pack("{so sI so so}", "mesh", json_names(job->wish->paths), "objects",
                                (json_int_t)job->scene.count, "clashes", clashes, "by_object",
                                objects_json(job)));
}

static int print_text(const Job *job)
{
    for (int i = 0; job->wish->paths[i] != NULL; i++)
        printf("%-12s %s\n", i == 0 ? "mesh" : "and", job->wish->paths[i]);
    printf("objects      %zu\n", job->scene.count);
    printf("pairs        %zu whose boxes are near\n", job->count);
    for (size_t kind = 0; kind < KINDS; kind++)
        if (job->by_kind[kind] > 0)
            printf("%-12zu %s\n", job->by_kind[kind], kind_names[kind]);
    for (size_t i = 0; i < job->scene.count; i++)
        print_object(job, i);
    return EXIT_SUCCESS;
}

int clash_scene_run(const ClashScene *wish)
{
    Job job = {.wish = wish};
    Fault fault;
    int code = EXIT_FAULT;
    if (!scene_load(&job.scene, wish->paths, true, &fault) || !find_pairs(&job, &fault) ||
        !find_kinds(&job, &fault) || (!group(&job) && !no_memory(&fault)) ||
        (wish->pairs != NULL && !image_text(wish->pairs, write_pairs, &job, &fault)))
        fault_print("%s", fault.text);
    else
        code = prints_pairs(&job) ? EXIT_SUCCESS : wish->json ? print_json(&job) : print_text(&job);
    if (code == EXIT_SUCCESS && wish->exit_code && job.count > job.by_kind[ISECT_CLASH_APART])
        code = EXIT_FOUND;
    for (size_t i = 0; job.bodies != NULL && i < job.scene.count; i++)
        kind_free(&job.bodies[i]);
    free(job.bodies), free(job.pairs), free(job.kinds), free(job.start), free(job.listed);
    scene_free(&job.scene);
    return code;
}
