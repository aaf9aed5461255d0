/* cli/commands/pick.c - `isect pick`: what is under a pixel, or in a rectangle of pixels. */
#include "command.h"
#include "drawing/above.h"
#include "drawing/render.h"
#include "drawing/sketch.h"
#include "drawing/view.h"
#include "export/image.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "query/picked.h"
#include "query/picked_gpu.h"
#include "query/sides.h"
#include "query/tree.h"

#include "ask/ask.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct PickOptions {
    const char *output;
    OptionNumbers pixel, rectangle;
    ViewWish view;
    bool all, gpu, json, exit_code, in_double;
} PickOptions;

#define AT(member) offsetof(PickOptions, member)
static const Option options[] = {
    {"pixel", 'p', OPTION_NUMBERS, AT(pixel), "x,y", "column and row of a pixel, from 0", 2, 0,
     NULL},
    {"rect", 'r', OPTION_NUMBERS, AT(rectangle), "x0,y0,x1,y1",
     "a rectangle, from corner to corner", 4, 0, NULL},
    {"all", 'a', OPTION_FLAG, AT(all), NULL, "all hits; --rect: every triangle, too", 0, 0, NULL},
    {"gpu", '\0', OPTION_FLAG, AT(gpu), NULL, "visible triangles, by a picture of ids (OpenGL ES)",
     0, 0, NULL},
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "a picture with the result marked (PNG)", 0, 0,
     NULL},
    VIEW_OPTIONS(AT(view)),
    {"size", '\0', OPTION_SIZE, AT(view.camera.size), "WxH", "pixels; default: 800x600", 1, 8192,
     NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if something is found", 0, 0, NULL},
    {"json", '\0', OPTION_FLAG, AT(json), NULL, "print JSON", 0, 0, NULL},
};
#undef AT

typedef struct Job {
    PickOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    View view;
    Tree tree;
    Picked picked; /* --pixel */
    View part;     /* --rect: the view behind it */
    Sides sides;
    uint8_t *visible; /* --rect --gpu: of each triangle */
    double gpu_seconds;
    RenderResult picture;
} Job;

static enum precision precision_of(const Job *job)
{
    return job->wish.in_double ? DOUBLE : FLOAT;
}

/* With --gpu pixels are drawn, so the rectangle must not cut any, and be in the range of exact
 * floats. */
static bool check_corners(const PickOptions *wish, Fault *fault)
{
    const double farthest = 1e6;
    for (int i = 0; wish->gpu && i < 4; i++)
        if (wish->rectangle.at[i] != floor(wish->rectangle.at[i]) ||
            fabs(wish->rectangle.at[i]) > farthest)
            return fault_set(fault,
                             "--gpu: --rect must consist of whole pixels, at most a million away");
    return true;
}

static bool check_wishes(const PickOptions *wish, Fault *fault)
{
    const double *p = wish->pixel.at, *r = wish->rectangle.at;
    const OptionSize size = wish->view.camera.size;
    if (wish->pixel.given == wish->rectangle.given)
        return fault_set(fault, wish->pixel.given
                                    ? "--pixel and --rect cannot be combined"
                                    : "no pixel is given (--pixel x,y or --rect x0,y0,x1,y1)");
    if (wish->rectangle.given && !(r[0] < r[2] && r[1] < r[3]))
        return fault_set(fault, "--rect is x0,y0,x1,y1: x0 < x1, y0 < y1");
    if (wish->gpu && wish->in_double)
        return fault_set(fault, "--gpu and --double cannot be combined");
    if (wish->rectangle.given)
        return check_corners(wish, fault);
    if (p[0] != floor(p[0]) || p[1] != floor(p[1]))
        return fault_set(fault, "--pixel is a column and a row: two integers");
    return (p[0] >= 0 && p[0] < size.width && p[1] >= 0 && p[1] < size.height) ||
           fault_set(fault, "--pixel %.17g,%.17g is outside the picture of %u x %u", p[0], p[1],
                     size.width, size.height);
}

/* ---- computation ---- */

/* True if a triangle is in the rectangle, and visible if that is required. */
static bool is_found(const Job *job, size_t triangle)
{
    return job->sides.triangles[triangle] != ISECT_OUTSIDE &&
           (job->visible == NULL || job->visible[triangle]);
}

static size_t count_found(const Job *job, const SceneObject *object)
{
    size_t count = 0;
    for (size_t i = 0; i < object->count; i++)
        count += is_found(job, object->first + i);
    return count;
}

static bool needs_tree(const PickOptions *wish)
{
    return (wish->pixel.given && !wish->gpu) || wish->output != NULL;
}

static bool find(Job *job, Fault *fault)
{
    const PickOptions *wish = &job->wish;
    if (wish->pixel.given && wish->gpu)
        return picked_find_gpu(&job->picked, &job->scene, &job->view, &wish->view, wish->pixel.at,
                               wish->all, fault);
    if (wish->pixel.given)
        return picked_find(&job->picked, &job->scene, &job->view, &job->tree, wish->pixel.at,
                           wish->all) ||
               fault_set(fault, "out of memory");
    if (!view_part(&job->part, &job->view, wish->rectangle.at, fault))
        return false;
    if (!sides_find(&job->sides, &job->scene, &job->part))
        return fault_set(fault, "out of memory");
    if (wish->gpu)
        job->visible = visible_find_gpu(&job->scene, &job->view, &wish->view, wish->rectangle.at,
                                        &job->gpu_seconds, fault);
    return !wish->gpu || job->visible != NULL;
}

static bool pick(Job *job, Fault *fault)
{
    const Scene *scene = &job->scene;
    isect_status status = ISECT_OK;
    if (!scene_load(&job->scene, job->paths, job->wish.in_double, fault))
        return false;
    if (!view_make(&job->view, &job->wish.view, precision_of(job), &scene->mesh, &scene->box,
                   fault))
        return fault_in(fault, "pick");
    if (needs_tree(&job->wish))
        status = tree_build(&job->tree, &scene->mesh, precision_of(job), tree_processors());
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->paths[0], isect_status_text(status));
    return find(job, fault) || fault_in(fault, "pick");
}

/* ---- the picture ---- */

/* Marks the rest of a hit object, too, to distinguish it from other objects. */
static void mark_hits(const Job *job, uint8_t *groups)
{
    for (size_t i = 0; i < job->picked.count; i++) {
        const SceneObject *object = job->picked.hits[i].object;
        memset(&groups[object->first], GROUP_ACROSS, object->count);
    }
    for (size_t i = 0; i < job->picked.count; i++)
        groups[job->picked.hits[i].touch.prim] = GROUP_PICKED;
}

static void mark_sides(const Job *job, uint8_t *groups)
{
    for (size_t i = 0; i < job->scene.mesh.triangle_count; i++)
        if (is_found(job, i))
            groups[i] = (uint8_t)above_group((isect_side)job->sides.triangles[i]);
}

static void line(Sketch *sketch, Pen pen, const double (*points)[2], int count)
{
    sketch_begin(sketch, pen);
    for (int i = 0; i < count; i++)
        sketch_to(sketch, points[i][0], points[i][1], 0);
}

/* The rectangle, or a cross around the pixel that leaves it free. */
static void draw_cursor(const Job *job, Sketch *sketch)
{
    const PickOptions *wish = &job->wish;
    const double *r = wish->rectangle.at, x = wish->pixel.at[0] + 0.5, y = wish->pixel.at[1] + 0.5;
    const Pen pen = {0xf4f6f8, 1.6};
    if (wish->rectangle.given)
        line(sketch, pen,
             (const double[][2]){
                 {r[0], r[1]}, {r[2], r[1]}, {r[2], r[3]}, {r[0], r[3]}, {r[0], r[1]}},
             5);
    for (int i = 0; wish->pixel.given && i < 4; i++) {
        const double dx = (i == 0) - (i == 1), dy = (i == 2) - (i == 3);
        line(sketch, pen, (const double[][2]){{x + 5 * dx, y + 5 * dy}, {x + 12 * dx, y + 12 * dy}},
             2);
    }
}

static bool draw(Job *job, Fault *fault)
{
    const OptionSize size = job->wish.view.camera.size;
    Sketch sketch = {.width = size.width, .height = size.height};
    uint8_t *groups = calloc(job->scene.mesh.triangle_count, 1); /* GROUP_PLAIN */
    bool good = groups != NULL;
    if (good && job->wish.pixel.given)
        mark_hits(job, groups);
    else if (good)
        mark_sides(job, groups);
    const Render render = {.tree = &job->tree,
                           .mesh = &job->scene.mesh,
                           .camera = &job->view.camera,
                           .view = &job->view,
                           .groups = groups,
                           .width = size.width,
                           .height = size.height,
                           .samples = 1};
    draw_cursor(job, &sketch);
    good = good && !sketch.failed && render_picture(&render, &job->picture) &&
           sketch_over(&sketch, job->picture.rgb);
    free(groups);
    sketch_free(&sketch);
    return good || fault_set(fault, "pick: out of memory");
}

/* The file of the picture is opened first and written last, as in `isect cast`. */
static bool pick_with_picture(Job *job, Fault *fault)
{
    ImageFile file;
    const OptionSize size = job->wish.view.camera.size;
    if (!image_open(&file, job->wish.output, ".png", fault))
        return false;
    if (pick(job, fault) && draw(job, fault))
        return image_write(&file, job->picture.rgb, size.width, size.height, fault);
    image_abandon(&file);
    return false;
}

/* ---- output ---- */

static json_t *vector_json(Vector v)
{
    return json_pack("[ooo]", json_number(v.x), json_number(v.y), json_number(v.z));
}

static json_int_t place_of(const Job *job, const SceneObject *object)
{
    return (json_int_t)(object - job->scene.objects);
}

static json_t *hits_json(const Job *job)
{
    json_t *list = json_array();
    for (size_t i = 0; list != NULL && i < job->picked.count; i++) {
        const PickedHit *hit = &job->picked.hits[i];
        const isectd_mesh_touch *touch = &hit->touch;
        json_array_append_new(
            list, json_pack("{sI so sI so so so so so so}", "object", place_of(job, hit->object),
                            "name", json_text(hit->object->name), "triangle",
                            (json_int_t)(touch->prim - hit->object->first), "t",
                            json_number(touch->t), "u", json_number(touch->u), "v",
                            json_number(touch->v), "w", json_number(1 - touch->u - touch->v),
                            "point", vector_json(hit->point), "depth", json_number(hit->depth)));
    }
    return list;
}

static json_t *pixel_json(const Job *job)
{
    union ask_value ray = {.ray_d = job->picked.ray};
    return json_pack("{so s[ff] so so sI so}", "scene", json_names(job->paths), "pixel",
                     job->wish.pixel.at[0], job->wish.pixel.at[1], "ray",
                     json_shape(ask_type("ray"), &ray, DOUBLE), "hits", hits_json(job), "count",
                     (json_int_t)job->picked.count, "seconds", json_number(job->picked.seconds));
}

/* Every triangle of an object that is not outside. */
static json_t *triangles_json(const Job *job, const SceneObject *object)
{
    json_t *list = json_array();
    const uint8_t *sides = &job->sides.triangles[object->first];
    for (size_t i = 0; list != NULL && i < object->count; i++)
        if (is_found(job, object->first + i))
            json_array_append_new(list, json_pack("{sI ss}", "triangle", (json_int_t)i, "side",
                                                  side_names[sides[i]]));
    return list;
}

static json_t *object_json(const Job *job, const SceneObject *object, const SideCounts *counts)
{
    json_t *json =
        json_pack("{sI so ss so}", "object", place_of(job, object), "name", json_text(object->name),
                  "side", side_names[side_of_parts(counts)], "triangles", sides_json(counts));
    if (json != NULL && job->visible != NULL)
        json_object_set_new(json, "visible", json_integer((json_int_t)count_found(job, object)));
    if (json != NULL && job->wish.all)
        json_object_set_new(json, "list", triangles_json(job, object));
    return json;
}

static double seconds_of(const Job *job)
{
    return job->sides.box_seconds + job->sides.triangle_seconds + job->gpu_seconds;
}

static json_t *rectangle_json(const Job *job)
{
    const double *r = job->wish.rectangle.at;
    json_t *list = json_array();
    for (size_t i = 0; list != NULL && i < job->scene.count; i++) {
        const SceneObject *object = &job->scene.objects[i];
        const SideCounts counts = sides_of_object(&job->sides, object);
        if (count_found(job, object) > 0)
            json_array_append_new(list, object_json(job, object, &counts));
    }
    return json_pack("{so s[ffff] so so sI so}", "scene", json_names(job->paths), "rect", r[0],
                     r[1], r[2], r[3], "frustum", view_json(&job->part), "objects", list, "count",
                     (json_int_t)json_array_size(list), "seconds", json_number(seconds_of(job)));
}

static int print_json(const Job *job)
{
    json_t *object = job->wish.pixel.given ? pixel_json(job) : rectangle_json(job);
    if (object != NULL && job->wish.output != NULL)
        json_object_set_new(object, "picture", json_text(job->wish.output));
    return json_print(object);
}

static void print_hits(const Job *job)
{
    const int digits = job->wish.in_double ? 17 : 9;
    printf("pixel        %.0f,%.0f: %zu %s, %.3f ms\n", job->wish.pixel.at[0],
           job->wish.pixel.at[1], job->picked.count, job->picked.count == 1 ? "hit" : "hits",
           1e3 * job->picked.seconds);
    for (size_t i = 0; i < job->picked.count; i++) {
        const PickedHit *hit = &job->picked.hits[i];
        const isectd_mesh_touch *touch = &hit->touch;
        printf("object       %s, triangle %zu\n", hit->object->name,
               touch->prim - hit->object->first);
        printf("  w, u, v    %.*g %.*g %.*g\n", digits, 1 - touch->u - touch->v, digits, touch->u,
               digits, touch->v);
        printf("  point      %.*g %.*g %.*g\n", digits, hit->point.x, digits, hit->point.y, digits,
               hit->point.z);
        printf("  depth      %.*g\n", digits, hit->depth);
    }
}

static const char *side_words(isect_side side)
{
    static const char *const words[SIDES] = {"outside", "touches it", "across", "inside", "inside"};
    return words[side];
}

static void print_sides(const Job *job)
{
    const double *r = job->wish.rectangle.at;
    printf("rectangle    %g,%g to %g,%g: %.3f ms\n", r[0], r[1], r[2], r[3], 1e3 * seconds_of(job));
    for (size_t i = 0; i < job->scene.count; i++) {
        const SceneObject *object = &job->scene.objects[i];
        const SideCounts counts = sides_of_object(&job->sides, object);
        const size_t *of = counts.of;
        if (count_found(job, object) == 0)
            continue;
        printf("object       %s, %s: of %zu triangles %zu inside, %zu across, %zu touch it",
               object->name, side_words(side_of_parts(&counts)), object->count - object->not_finite,
               of[ISECT_INSIDE] + of[ISECT_TANGENT_INSIDE], of[ISECT_STRADDLES],
               of[ISECT_TANGENT_OUTSIDE]);
        if (job->visible != NULL)
            printf("; %zu are visible", count_found(job, object));
        printf("\n");
        for (size_t t = 0; job->wish.all && t < object->count; t++)
            if (is_found(job, object->first + t))
                printf("  triangle   %zu, %s\n", t,
                       side_words((isect_side)job->sides.triangles[object->first + t]));
    }
}

static int print_text(const Job *job)
{
    for (int i = 0; job->paths[i] != NULL; i++)
        printf("%-12s %s\n", i == 0 ? "scene" : "", job->paths[i]);
    if (job->wish.pixel.given)
        print_hits(job);
    else
        print_sides(job);
    if (job->wish.output != NULL)
        printf("picture      %s, %u x %u\n", job->wish.output, job->wish.view.camera.size.width,
               job->wish.view.camera.size.height);
    return EXIT_SUCCESS;
}

static bool found(const Job *job)
{
    const size_t count = job->sides.triangles != NULL ? job->scene.mesh.triangle_count : 0;
    for (size_t i = 0; i < count; i++)
        if (is_found(job, i))
            return true;
    return job->picked.count > 0;
}

static int run_pick(int argc, char **argv)
{
    Job job = {.wish = {.view = VIEW_WISH}};
    Fault fault;
    int code = EXIT_FAULT;
    enum options_result parsed = options_parse(&pick_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (!check_wishes(&job.wish, &fault))
        return fault_print("pick: %s", fault.text);
    if (!(job.wish.output != NULL ? pick_with_picture(&job, &fault) : pick(&job, &fault)))
        fault_print("%s", fault.text);
    else
        code = job.wish.json ? print_json(&job) : print_text(&job);
    if (code == EXIT_SUCCESS && job.wish.exit_code && found(&job))
        code = EXIT_FOUND;
    free(job.picture.rgb);
    picked_free(&job.picked);
    sides_free(&job.sides);
    free(job.visible);
    tree_free(&job.tree);
    scene_free(&job.scene);
    return code;
}

const Command pick_command = {
    .name = "pick",
    .summary = "what is under a pixel of a picture, or in a rectangle of pixels",
    .operand = "SCENE...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "--pixel x,y finds the nearest triangle under the middle of a pixel, or with --all all of\n"
        "them from near to far: object, triangle, the weights of its vertices a, b, c (w, u, v),\n"
        "the point, and its depth: the distance from the eye along the view direction (with\n"
        "--matrix, from the near plane). Pixels count from 0, from the upper left. Of more than\n"
        "eight identical triangles --all may leave some out. With --gpu the result comes from\n"
        "pictures of triangle numbers, drawn layer by layer. Near an edge it may be the adjacent\n"
        "triangle, because vertices are rounded to fractions of a pixel. Without --near, "
        "triangles\n"
        "nearer than 1/4096 of the depth of the scene are not drawn.\n"
        "\n"
        "--rect x0,y0,x1,y1 finds all objects that are inside a rectangle, or across its border:\n"
        "object by object, and with --all triangle by triangle. From 0,0 to 1,1 is one pixel; the\n"
        "rectangle may extend beyond the picture. Hidden objects count as well. The sides are\n"
        "exact. With --gpu only triangles count that are visible in the middle of a pixel.\n"
        "\n" SCENE_ABOUT VIEW_ABOUT "\n"
        "-o writes a picture: the picked triangle is red, in an amber object; for a rectangle,\n"
        "inside is green and across amber.\n",
    .example = "isect pick street.json --eye 0,2,20 --at 0,0,0 --pixel 400,300 -o marked.png",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_pick,
};
