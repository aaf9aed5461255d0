/* cli/commands/cull.c - `isect cull`: the part of a scene that a camera sees. */
#include "command.h"
#include "drawing/above.h"
#include "drawing/view.h"
#include "export/image.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "query/sides.h"

#include "ask/ask.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct CullOptions {
    const char *output;
    ViewWish view;
    bool json, exit_code, in_double;
} CullOptions;

#define AT(member) offsetof(CullOptions, member)
static const Option options[] = {
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "a picture from above (PNG)", 0, 0, NULL},
    VIEW_OPTIONS(AT(view)),
    {"size", '\0', OPTION_SIZE, AT(view.camera.size), "WxH",
     "pixels of the camera, and of the picture; 800x600", 16, 8192, NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if an object is visible", 0, 0, NULL},
    {"json", '\0', OPTION_FLAG, AT(json), NULL, "print JSON, with all objects", 0, 0, NULL},
};
#undef AT

typedef struct Job {
    CullOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    View view;
    Sides sides;
    SideCounts objects, triangles;
    size_t drawn; /* triangles of objects that are not outside */
    RenderResult picture;
} Job;

static enum precision precision_of(const Job *job)
{
    return job->wish.in_double ? DOUBLE : FLOAT;
}

static bool cull(Job *job, Fault *fault)
{
    const Scene *scene = &job->scene;
    if (!scene_load(&job->scene, job->paths, job->wish.in_double, fault))
        return false;
    if (!view_make(&job->view, &job->wish.view, precision_of(job), &scene->mesh, &scene->box,
                   fault))
        return fault_in(fault, "cull");
    if (!sides_find(&job->sides, scene, &job->view))
        return fault_set(fault, "cull: out of memory");
    job->objects = sides_count(job->sides.boxes, scene->count);
    job->triangles = sides_count(job->sides.triangles, scene->mesh.triangle_count);
    job->triangles.of[ISECT_OUTSIDE] -= scene->not_finite;
    for (size_t i = 0; i < scene->count; i++)
        if (job->sides.boxes[i] != ISECT_OUTSIDE)
            job->drawn += scene->objects[i].count;
    return true;
}

static bool draw(Job *job, Fault *fault)
{
    const OptionPoint *up = &job->wish.view.camera.up;
    const Vector from = up->given ? (Vector){up->at[0], up->at[1], up->at[2]} : (Vector){0, 1, 0};
    return above_draw(&job->scene, &job->view, &job->sides, from, &job->picture, fault) ||
           fault_in(fault, "cull");
}

/* The file of the picture is opened first and written last, as in `isect cast`. */
static bool cull_with_picture(Job *job, Fault *fault)
{
    ImageFile file;
    const OptionSize size = job->wish.view.camera.size;
    if (!image_open(&file, job->wish.output, ".png", fault))
        return false;
    if (cull(job, fault) && draw(job, fault))
        return image_write(&file, job->picture.rgb, size.width, size.height, fault);
    image_abandon(&file);
    return false;
}

/* ---- output ---- */

static size_t inside(const SideCounts *counts)
{
    return counts->of[ISECT_INSIDE] + counts->of[ISECT_TANGENT_INSIDE];
}

static size_t across(const SideCounts *counts)
{
    return counts->of[ISECT_STRADDLES] + counts->of[ISECT_TANGENT_OUTSIDE];
}

static json_t *objects_json(const Job *job)
{
    json_t *list = json_array();
    for (size_t i = 0; list != NULL && i < job->scene.count; i++) {
        const SceneObject *object = &job->scene.objects[i];
        const SideCounts counts = sides_of_object(&job->sides, object);
        const union ask_value box = {.aabb_d = object->box};
        json_array_append_new(list, json_pack("{so so ss so so}", "name", json_text(object->name),
                                              "file", json_text(object->file), "side",
                                              side_names[job->sides.boxes[i]], "box",
                                              json_shape(ask_type("aabb"), &box, DOUBLE),
                                              "triangles", sides_json(&counts)));
    }
    return list;
}

static int print_json(const Job *job)
{
    json_t *object =
        json_pack("{so so so sI sI so s{so so} so}", "scene", json_names(job->paths), "objects",
                  sides_json(&job->objects), "triangles", sides_json(&job->triangles), "not_finite",
                  (json_int_t)job->scene.not_finite, "drawn", (json_int_t)job->drawn, "frustum",
                  view_json(&job->view), "seconds", "objects", json_number(job->sides.box_seconds),
                  "triangles", json_number(job->sides.triangle_seconds), "list", objects_json(job));
    if (object != NULL && job->wish.output != NULL) {
        json_object_set_new(object, "picture", json_text(job->wish.output));
        json_object_set_new(object, "width", json_integer(job->wish.view.camera.size.width));
        json_object_set_new(object, "height", json_integer(job->wish.view.camera.size.height));
    }
    return json_print(object);
}

static void print_counts(const char *what, const SideCounts *counts, double seconds)
{
    const size_t kept = inside(counts), border = across(counts), none = counts->of[ISECT_OUTSIDE];
    printf("%-12s %10zu %10zu %10zu %10zu %12.3f ms\n", what, kept + border + none, kept, border,
           none, 1e3 * seconds);
}

static int print_text(const Job *job)
{
    const size_t all = job->scene.mesh.triangle_count;
    for (int i = 0; job->paths[i] != NULL; i++)
        printf("%-12s %s\n", i == 0 ? "scene" : "", job->paths[i]);
    printf("%-12s %10s %10s %10s %10s %15s\n", "", "all", "inside", "across", "outside", "time");
    print_counts("objects", &job->objects, job->sides.box_seconds);
    print_counts("triangles", &job->triangles, job->sides.triangle_seconds);
    printf("drawn        %zu triangles, %.1f %%, of objects that are not outside\n", job->drawn,
           100 * (double)job->drawn / (double)all);
    if (job->scene.not_finite > 0)
        printf("not finite   %zu triangles\n", job->scene.not_finite);
    if (job->wish.output != NULL)
        printf("picture      %s, %u x %u\n", job->wish.output, job->wish.view.camera.size.width,
               job->wish.view.camera.size.height);
    return EXIT_SUCCESS;
}

static int run_cull(int argc, char **argv)
{
    Job job = {.wish = {.view = VIEW_WISH}};
    Fault fault;
    int code = EXIT_FAULT;
    enum options_result parsed = options_parse(&cull_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (!(job.wish.output != NULL ? cull_with_picture(&job, &fault) : cull(&job, &fault)))
        fault_print("%s", fault.text);
    else
        code = job.wish.json ? print_json(&job) : print_text(&job);
    if (code == EXIT_SUCCESS && job.wish.exit_code &&
        job.objects.of[ISECT_OUTSIDE] < job.scene.count)
        code = EXIT_FOUND;
    free(job.picture.rgb);
    sides_free(&job.sides);
    scene_free(&job.scene);
    return code;
}

const Command cull_command = {
    .name = "cull",
    .summary = "the objects and triangles of a scene that a camera sees, from above",
    .operand = "SCENE...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Classifies each object, by its axis-aligned box, and each triangle: inside the frustum "
        "of\n"
        "a camera, across its border (or touching it), outside. The answers are exact. Prints the\n"
        "counts, the times, and the number of triangles to draw if objects that are outside are\n"
        "left out.\n"
        "\n" SCENE_ABOUT VIEW_ABOUT "\n"
        "-o writes a picture from above, with the view direction upward: inside is green, across\n"
        "amber, outside grey; with the boxes of objects, and the frustum as far as the scene\n"
        "reaches.\n",
    .example = "isect cull street.json --eye 0,2,20 --at 0,0,0 --far 100 -o top.png",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_cull,
};
