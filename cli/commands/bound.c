/* cli/commands/bound.c - `isect bound`: the bounding volumes of a mesh, their sizes and how tightly
 * they fit; as numbers, and as a picture of them over the mesh. */
#include "command.h"
#include "drawing/outline.h"
#include "drawing/render.h"
#include "export/image.h"
#include "fault.h"
#include "import/import.h"
#include "json.h"
#include "options.h"
#include "query/points.h"
#include "query/volumes.h"

#include "isectd/measure.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct BoundOptions {
    const char *output, *only;
    OptionSize size;
    OptionPoint from, up;
    double exact;
    bool cloud, all, json, in_double;
} BoundOptions;

#define AT(member) offsetof(BoundOptions, member)
static const Option options[] = {
    {"cloud", '\0', OPTION_FLAG, AT(cloud), NULL, "the files are lists of points, x y z a line", 0,
     0, NULL},
    {"all", 'a', OPTION_FLAG, AT(all), NULL, "all volumes, not the usual ones", 0, 0, NULL},
    {"only", '\0', OPTION_TEXT, AT(only), "NAME,NAME", "only these, beside the hull", 0, 0, NULL},
    {"exact", '\0', OPTION_NUMBER, AT(exact), "seconds", "the oriented box of least volume, too", 0,
     1e6, NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"json", '\0', OPTION_FLAG, AT(json), NULL, "print JSON, with the volumes", 0, 0, NULL},
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "a picture of them over the mesh (PNG)", 0, 0,
     NULL},
    {"size", '\0', OPTION_SIZE, AT(size), "WxH", "pixels; default: 800x600", 16, 8192, NULL},
    {"from", '\0', OPTION_POINT, AT(from), "x,y,z", "view from this direction; default: -1,0.6,2",
     0, 0, NULL},
    {"up", '\0', OPTION_POINT, AT(up), "x,y,z", "the up direction; default: 0,1,0", 0, 0, NULL},
};
#undef AT

typedef struct Job {
    BoundOptions wish;
    const char *path;
    Mesh mesh;
    Cloud cloud;
    VolumeResult *results;
    size_t count, failed;
} Job;

/* A volume compared with the hull, which is the first of the results. */
typedef struct Fit {
    double tightness;          /* its volume over that of the hull */
    double point, line, plane; /* the probability that the hull is hit, too */
} Fit;

static Fit fit_of(const Job *job, const VolumeResult *result)
{
    const isectd_measure *hull = &job->results[0].measure, *outer = &result->measure;
    return (Fit){outer->volume / hull->volume, isectd_odds_point(hull, outer),
                 isectd_odds_line(hull, outer), isectd_odds_plane(hull, outer)};
}

/* ---- making them ---- */

/* True if it is one of the names in the list; *next is the rest after the first of them. */
static bool is_first(const char *name, const char *list, const char **next)
{
    const size_t length = strcspn(list, ",");
    *next = list + length + (list[length] == ',');
    return strlen(name) == length && strncmp(name, list, length) == 0;
}

static bool is_listed(const char *name, const char *list)
{
    while (*list != '\0')
        if (is_first(name, list, &list))
            return true;
    return false;
}

/* True if there is a volume for each name. */
static bool check_list(const char *list, Fault *fault)
{
    while (*list != '\0') {
        const char *next = list;
        bool found = false;
        for (size_t i = 0; i < volume_count && !found; i++)
            found = is_first(volumes[i].name, list, &next);
        if (!found)
            return fault_set(fault, "bound: unknown volume '%.*s' (see: isect bound --all)",
                             (int)strcspn(list, ","), list);
        list = next;
    }
    return true;
}

/* The hull is always computed, for comparison, but may be left out of the picture. */
static bool is_drawn(const Job *job, const Volume *volume)
{
    if (volume->slow && job->wish.exact >= 0)
        return true;
    return job->wish.only != NULL ? is_listed(volume->name, job->wish.only)
                                  : volume->usual || (job->wish.all && !volume->slow);
}

static bool make_all(Job *job, Fault *fault)
{
    job->cloud.seconds = job->wish.exact >= 0 ? job->wish.exact : 10;
    job->results = calloc(volume_count, sizeof *job->results);
    if (job->results == NULL)
        return fault_set(fault, "bound: out of memory");
    for (size_t i = 0; i < volume_count; i++)
        if (i == 0 || is_drawn(job, &volumes[i])) {
            VolumeResult *result = &job->results[job->count++];
            volume_make(result, &volumes[i], &job->cloud);
            job->failed += result->status != ISECT_OK;
        }
    return true;
}

/* ---- the picture ---- */

static Vector vector_of(isectd_vec3 v)
{
    return (Vector){v.x, v.y, v.z};
}

/* A hull may have thousands of edges. Drawn are its silhouette, in the width of the pen, and the
 * edges in front, as fine lines. Each edge represents its twin, too. */
static void draw_hull(const isectd_hull *hull, const OutlineView *view, Pen pen, Sketch *sketch)
{
    const Pen fine = {pen.rgb, 0.1 * pen.width};
    for (size_t i = 0; i < hull->edge_count; i++) {
        const isectd_hull_edge *edge = &hull->edges[i], *twin = &hull->edges[edge->twin];
        const Vector here = vector_of(hull->planes[edge->face].normal);
        const Vector there = vector_of(hull->planes[twin->face].normal);
        const bool front = vector_dot(here, view->toward) > 0;
        const bool both = vector_dot(there, view->toward) > 0;
        if (front && (!both || i < edge->twin))
            outline_line(view, vector_of(hull->vertices[edge->origin]),
                         vector_of(hull->vertices[twin->origin]), both ? fine : pen, sketch);
    }
    if (hull->edge_count == 0)
        outline_line(view, vector_of(hull->vertices[0]),
                     vector_of(hull->vertices[hull->vertex_count - 1]), pen, sketch);
}

/* Lines are wider in large pictures, and never narrower than in one of the usual size. */
static Pen pen_of(const Volume *volume, const Sketch *sketch)
{
    const unsigned least = sketch->width < sketch->height ? sketch->width : sketch->height;
    return (Pen){volume->rgb, (volume->usual ? 1.6 : 1.2) * fmax(1, least / 600.0)};
}

static void draw_volumes(const Job *job, const OutlineView *view, Sketch *sketch)
{
    for (size_t i = 0; i < job->count; i++) {
        const VolumeResult *result = &job->results[i];
        const Volume *volume = result->volume;
        const Pen pen = pen_of(volume, sketch);
        if (result->status != ISECT_OK || !is_drawn(job, volume))
            continue;
        if (volume->shape != NULL)
            outline_shape(view, volume->shape, &result->wide, pen, sketch);
        else
            draw_hull(&result->solid->wide, view, pen, sketch);
    }
}

/* A camera that projects every point of the mesh to its place in the sketch. */
static Camera camera_behind(const Job *job, const OutlineView *view, const Sketch *sketch,
                            SketchMove move)
{
    const isectd_hull *hull = &job->cloud.full.wide;
    double near = -INFINITY, far = INFINITY;
    for (size_t i = 0; i < hull->vertex_count; i++) {
        const double depth = vector_dot(vector_of(hull->vertices[i]), view->toward);
        near = fmax(near, depth), far = fmin(far, depth);
    }
    return outline_camera(view, sketch, move, near, far);
}

static bool render_mesh(const Job *job, const Camera *camera, RenderResult *picture, Fault *fault)
{
    Tree tree;
    const isect_status status = tree_build(&tree, &job->mesh, job->cloud.precision, 1);
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->path, isect_status_text(status));
    const Render render = {.tree = &tree,
                           .mesh = &job->mesh,
                           .camera = camera,
                           .shade = SHADE_NORMAL,
                           .width = job->wish.size.width,
                           .height = job->wish.size.height,
                           .samples = 2};
    const bool good = render_picture(&render, picture) || fault_set(fault, "bound: out of memory");
    tree_free(&tree);
    return good;
}

static bool draw(const Job *job, RenderResult *picture, Fault *fault)
{
    const double *from = job->wish.from.at, *up = job->wish.up.at;
    const double margin = 0.04 * fmin(job->wish.size.width, job->wish.size.height);
    Sketch sketch = {.width = job->wish.size.width, .height = job->wish.size.height};
    OutlineView view;
    if (!outline_look(&view, (Vector){from[0], from[1], from[2]}, (Vector){up[0], up[1], up[2]},
                      fault))
        return fault_in(fault, "bound");
    draw_volumes(job, &view, &sketch);
    const SketchMove move = sketch_fill(&sketch, margin);
    const Camera camera = camera_behind(job, &view, &sketch, move);
    const isectd_ray corner = camera_ray(&camera, 1, 1);
    bool good = true;
    if (sketch.failed)
        good = fault_set(fault, "bound: out of memory");
    else if (!isfinite((float)corner.origin.x) || !isfinite((float)corner.origin.y) ||
             !isfinite((float)corner.origin.z))
        good = fault_set(fault, "%s: too large to be drawn", job->path);
    good = good && render_mesh(job, &camera, picture, fault) &&
           (sketch_over(&sketch, picture->rgb) || fault_set(fault, "bound: out of memory"));
    sketch_free(&sketch);
    return good;
}

/* ---- output ---- */

/* The volume itself; for a solid its dimension and the counts of its elements. */
static json_t *shape_json(const VolumeResult *result, enum precision precision)
{
    const SolidSize *size = &result->size;
    if (result->solid != NULL)
        return json_pack("{si sI sI sI}", "dimension", (int)size->dimension, "vertices",
                         (json_int_t)size->vertices, "edges", (json_int_t)size->edges, "faces",
                         (json_int_t)size->faces);
    return json_shape(volume_type(result->volume), &result->made, precision);
}

static json_t *result_json(const Job *job, const VolumeResult *result)
{
    const Fit fit = fit_of(job, result);
    if (result->status != ISECT_OK)
        return json_pack("{ss ss}", "name", result->volume->name, "error",
                         isect_status_text(result->status));
    json_t *object =
        json_pack("{ss so so so so s{so so so} so so}", "name", result->volume->name, "volume",
                  json_number(result->measure.volume), "area", json_number(result->measure.area),
                  "width", json_number(result->measure.width), "tightness",
                  json_number(fit.tightness), "odds", "point", json_number(fit.point), "line",
                  json_number(fit.line), "plane", json_number(fit.plane), "seconds",
                  json_number(result->seconds), "shape", shape_json(result, job->cloud.precision));
    if (object != NULL && result->volume->slow)
        json_object_set_new(object, "finished", json_boolean(!result->stopped));
    return object;
}

static int print_json(const Job *job)
{
    json_t *list = json_array();
    bool good = list != NULL;
    for (size_t i = 0; good && i < job->count; i++)
        good = json_array_append_new(list, result_json(job, &job->results[i])) == 0;
    if (!good) {
        json_decref(list);
        return json_print(NULL);
    }
    const size_t triangles = job->wish.cloud ? 0 : job->mesh.triangle_count - job->cloud.not_finite;
    json_t *object =
        json_pack("{so sI sI sI so}", "mesh", json_text(job->path), "triangles",
                  (json_int_t)triangles, "not_finite", (json_int_t)job->cloud.not_finite, "points",
                  (json_int_t)job->cloud.count, "volumes", list);
    if (object != NULL && job->wish.output != NULL) {
        json_object_set_new(object, "picture", json_text(job->wish.output));
        json_object_set_new(object, "width", json_integer(job->wish.size.width));
        json_object_set_new(object, "height", json_integer(job->wish.size.height));
    }
    return json_print(object);
}

static void print_result(const Job *job, const VolumeResult *result)
{
    const isectd_measure *m = &result->measure;
    const Fit fit = fit_of(job, result);
    char tightness[32] = "-"; /* 0 / 0 */
    if (result->status != ISECT_OK) {
        printf("%-17s none: %s\n", result->volume->name, isect_status_text(result->status));
        return;
    }
    if (!isnan(fit.tightness))
        snprintf(tightness, sizeof tightness, "%.4g", fit.tightness);
    printf("%-17s %10.5g %10.5g %10.5g %9s  %7.4f %7.4f %7.4f %9.3f ms%s\n", result->volume->name,
           m->volume, m->area, m->width, tightness, fit.point, fit.line, fit.plane,
           1e3 * result->seconds, result->stopped ? ", stopped" : "");
}

static int print_text(const Job *job)
{
    const SolidSize *hull = &job->results[0].size;
    static const char *const kinds[] = {"a point", "a segment", "a polygon", "a solid"};
    static bool follows; /* print a blank line before the next */
    printf("%smesh         %s\n", follows ? "\n" : "", job->path);
    follows = true;
    if (!job->wish.cloud)
        printf("triangles    %zu\n", job->mesh.triangle_count - job->cloud.not_finite);
    printf("points       %zu\n", job->cloud.count);
    if (job->cloud.not_finite > 0)
        printf("not finite   %zu %s, left out\n", job->cloud.not_finite,
               job->wish.cloud ? "points" : "triangles");
    printf("hull         %s, %zu vertices, %zu faces\n", kinds[hull->dimension], hull->vertices,
           hull->faces);
    printf("%-17s %10s %10s %10s %9s  %7s %7s %7s %12s\n", "", "volume", "area", "width",
           "tightness", "point", "line", "plane", "time");
    for (size_t i = 0; i < job->count; i++)
        print_result(job, &job->results[i]);
    if (job->wish.output == NULL)
        return EXIT_SUCCESS;
    printf("picture      %s, %u x %u:", job->wish.output, job->wish.size.width,
           job->wish.size.height);
    const char *comma = "";
    for (size_t i = 0; i < job->count; i++)
        if (is_drawn(job, job->results[i].volume)) {
            printf("%s %s %s", comma, job->results[i].volume->name, job->results[i].volume->colour);
            comma = ",";
        }
    puts("");
    return EXIT_SUCCESS;
}

/* ---- the command ---- */

static bool make(Job *job, Fault *fault)
{
    return (job->wish.only == NULL || check_list(job->wish.only, fault)) &&
           (job->wish.cloud ? points_load(job->path, job->wish.in_double, &job->mesh, fault)
                            : mesh_load((const char *const[]){job->path, NULL}, job->wish.in_double,
                                        &job->mesh, fault)) &&
           (cloud_gather(&job->cloud, &job->mesh, job->wish.in_double ? DOUBLE : FLOAT, fault) ||
            fault_in(fault, job->path)) &&
           make_all(job, fault);
}

/* The file of the picture is opened first and written last, as in `isect cast`. */
static bool make_with_picture(Job *job, Fault *fault)
{
    ImageFile file;
    RenderResult picture = {.rgb = NULL};
    bool good = false;
    if (!image_open(&file, job->wish.output, ".png", fault))
        return false;
    if (make(job, fault) && draw(job, &picture, fault))
        good = image_write(&file, picture.rgb, job->wish.size.width, job->wish.size.height, fault);
    else
        image_abandon(&file);
    free(picture.rgb);
    return good;
}

static int run_mesh(const char *path, const BoundOptions *wish)
{
    Job job = {.wish = *wish, .path = path};
    Fault fault;
    int code = EXIT_FAULT;
    if (!(wish->output != NULL ? make_with_picture(&job, &fault) : make(&job, &fault)))
        fault_print("%s", fault.text);
    else
        code = wish->json ? print_json(&job) : print_text(&job);
    if (code == EXIT_SUCCESS && job.failed > 0)
        code = fault_print("%s: %zu of %zu volumes could not be made", path, job.failed, job.count);
    free(job.results);
    cloud_free(&job.cloud);
    mesh_free(&job.mesh);
    return code;
}

static int run_bound(int argc, char **argv)
{
    BoundOptions wish = {
        .exact = -1, .size = {800, 600}, .from = {.at = {-1, 0.6, 2}}, .up = {.at = {0, 1, 0}}};
    const char *paths[COMMAND_MESHES + 1] = {NULL};
    int code = EXIT_SUCCESS;
    enum options_result parsed = options_parse(&bound_command, argc, argv, &wish, paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (wish.output != NULL && paths[1] != NULL)
        return fault_print("bound: a picture shows one mesh, but '%s' follows '%s'", paths[1],
                           paths[0]);
    for (int i = 0; paths[i] != NULL; i++) {
        const int found = run_mesh(paths[i], &wish);
        code = found > code ? found : code;
    }
    return code;
}

const Command bound_command = {
    .name = "bound",
    .summary = "the bounding volumes of a mesh, and how tightly they fit",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Makes bounding volumes of the vertices that triangles use. Each contains all of them\n"
        "in real arithmetic. For each volume it prints\n"
        "\n"
        "  volume, area   of its interior, and of its surface\n"
        "  width          the mean distance of two parallel supporting planes\n"
        "  tightness      its volume over that of the convex hull: 1 is best\n"
        "  point, line, plane\n"
        "                 the probability that a point, line (or ray from far away) or plane\n"
        "                 that hits it also hits the hull\n"
        "  time           to make it, on one thread; the least of several attempts; those\n"
        "                 made from the hull do not include the time of the hull\n"
        "\n"
        "With --cloud the files are plain lists of points, x y z a line; blank lines and comments\n"
        "(#) are skipped, and any other line is an error. Several files are bounded one by one; -\n"
        "is the standard input.\n"
        "\n"
        "hull_simplified is a solid of at most 32 faces around the hull, or the hull if it has no\n"
        "more or is flat. The search for the oriented box of least volume, obb_hull_exact, ends\n"
        "after the seconds of --exact, or 10 if it is in --only. If that was not enough, its line\n"
        "ends with \"stopped\", \"finished\" is false in JSON, and it is the best box found.\n"
        "\n"
        "--json prints the volumes themselves, too, as `isect ask` reads them. -o writes a "
        "picture\n"
        "of the mesh, without perspective, with the edges and outlines of the volumes over it.\n",
    .example = "isect bound bunny.off --all -o bunny.png",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_bound,
};
