/* cli/commands/thickness.c - `isect thickness`: how thick a solid is at each of its triangles. In
 * double, so that coordinates are those of the file. */
#include "command.h"
#include "drawing/render.h"
#include "export/image.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "query/measure.h"
#include "query/thick.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct ThicknessOptions {
    CameraWish camera;
    const char *output;
    unsigned method, threads;
    double below;
    bool json, exit_code;
} ThicknessOptions;

static const char *const methods[] = {"ray", "ball", NULL}; /* as enum thick_method */

#define AT(member) offsetof(ThicknessOptions, member)
static const Option options[] = {
    {"method", '\0', OPTION_CHOICE, AT(method), "ray|ball", "see above; default: ray", 0, 0,
     methods},
    OPTION_ROW(AT(below), "below", OPTION_NUMBER, "T", "counts triangles thinner than this", 0,
               1e300),
    {"output", 'o', OPTION_TEXT, AT(output), "FILE",
     "all numbers, as CSV, - is stdout; or a picture, *.png", 0, 0, NULL},
    CAMERA_OPTIONS(AT(camera)),
    {"size", '\0', OPTION_SIZE, AT(camera.size), "WxH", "pixels; default: 800x600", 16, 8192, NULL},
    OPTION_ROW(AT(threads), "threads", OPTION_COUNT, "N", "default: one per processor", 1, 1024),
    OPTION_ROW(AT(exit_code), "exit-code", OPTION_FLAG, NULL, "1 if a triangle is thinner", 0, 0),
    OPTION_ROW(AT(json), "json", OPTION_FLAG, NULL, "print JSON", 0, 0)};
#undef AT

typedef struct Job {
    ThicknessOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    Tree tree;
    Thick thick;
    size_t least, most, none, thin; /* triangles; those without a thickness, and thinner ones */
    double mean, thin_area;         /* the mean is weighted by area */
} Job;

static double area_of(const Mesh *mesh, size_t t)
{
    double u[3], v[3];
    for (int i = 0; i < 3; i++) {
        u[i] = mesh_corner(mesh, t, 1)[i] - mesh_corner(mesh, t, 0)[i];
        v[i] = mesh_corner(mesh, t, 2)[i] - mesh_corner(mesh, t, 0)[i];
    }
    const Vector n = vector_cross((Vector){u[0], u[1], u[2]}, (Vector){v[0], v[1], v[2]});
    return sqrt(vector_dot(n, n)) / 2;
}

static void summarize(Job *job)
{
    const double *thickness = job->thick.thickness;
    const Mesh *mesh = &job->scene.mesh;
    double area = 0, sum = 0;
    job->least = job->most = SIZE_MAX;
    for (size_t t = 0; t < mesh->triangle_count; t++) {
        if (!(thickness[t] < (double)INFINITY)) {
            job->none++;
            continue;
        }
        const double part = area_of(mesh, t);
        area += part, sum += part * thickness[t];
        job->least =
            job->least == SIZE_MAX || thickness[t] < thickness[job->least] ? t : job->least;
        job->most = job->most == SIZE_MAX || thickness[t] > thickness[job->most] ? t : job->most;
        job->thin += thickness[t] < job->wish.below;
        job->thin_area += thickness[t] < job->wish.below ? part : 0;
    }
    job->mean = area > 0 ? sum / area : 0;
}

static bool work(Job *job, Fault *fault)
{
    const Mesh *mesh = &job->scene.mesh;
    Measures measures;
    if (job->wish.exit_code && !(job->wish.below > 0))
        return fault_set(fault, "thickness: --exit-code needs --below T");
    if (!scene_load(&job->scene, job->paths, true, fault))
        return false;
    const isect_status status = tree_build(&job->tree, mesh, DOUBLE, job->wish.threads);
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->paths[0], isect_status_text(status));
    if (!measure_mesh(mesh, &measures))
        return fault_set(fault, "thickness: out of memory");
    if (!measures.closed)
        fault_warn("%s: is not closed (see: isect info); some thicknesses are unknown or wrong",
                   job->paths[0]);
    if (!thick_find(&job->thick, mesh, &job->tree, (enum thick_method)job->wish.method,
                    measures.volume < 0))
        return fault_set(fault, "thickness: out of memory");
    summarize(job);
    return job->none < mesh->triangle_count ||
           fault_set(fault, "%s: no triangle has another one opposite", job->paths[0]);
}

/* ---- output ---- */

static void write_csv(const void *of, FILE *stream)
{
    const Job *job = of;
    fputs("triangle,x,y,z,thickness\n", stream);
    for (size_t t = 0; t < job->scene.mesh.triangle_count; t++) {
        const isectd_vec3 p = job->thick.middle[t];
        fprintf(stream, "%zu,%.17g,%.17g,%.17g,%.17g\n", t, p.x, p.y, p.z, job->thick.thickness[t]);
    }
}

/* The thinnest triangles are bright, those of twice the mean or more dark; clay where nothing is
 * opposite. */
static float heat_of(const Job *job, size_t t)
{
    const double share = job->thick.thickness[t] / (2 * job->mean);
    return share < (double)INFINITY ? (float)(1 - 0.85 * fmin(share, 1)) : -1;
}

static bool render(Job *job, float *heat, RenderResult *picture, Fault *fault)
{
    const isectd_bvh_statistics stats = tree_stats(&job->tree);
    const PlacedMesh one = {&job->scene.mesh, &place_none};
    const CameraScene scene = {&one, 1, &stats.bounds};
    const OptionSize size = job->wish.camera.size;
    Camera camera;
    if (!camera_place(&camera, &job->wish.camera, &scene, fault))
        return fault_in(fault, "thickness");
    for (size_t t = 0; t < job->scene.mesh.triangle_count; t++)
        heat[t] = heat_of(job, t);
    const Render wish = {.tree = &job->tree,
                         .mesh = &job->scene.mesh,
                         .camera = &camera,
                         .heat = heat,
                         .width = size.width,
                         .height = size.height,
                         .samples = 2};
    return render_picture(&wish, picture) || fault_set(fault, "thickness: out of memory");
}

/* The file is opened before the work, as in `isect cast`. */
static bool work_and_draw(Job *job, Fault *fault)
{
    ImageFile file;
    RenderResult picture = {.rgb = NULL};
    const OptionSize size = job->wish.camera.size;
    if (!image_open(&file, job->wish.output, ".png", fault))
        return false;
    bool good = work(job, fault);
    float *heat = good ? malloc((job->scene.mesh.triangle_count + 1) * sizeof *heat) : NULL;
    if (good && heat == NULL)
        good = fault_set(fault, "thickness: out of memory");
    if (good && render(job, heat, &picture, fault))
        good = image_write(&file, picture.rgb, size.width, size.height, fault);
    else
        good = false, image_abandon(&file);
    free(heat), free(picture.rgb);
    return good;
}
static bool draws(const Job *job)
{
    static const char *const png[] = {".png"};
    return job->wish.output != NULL && image_ending(job->wish.output, png, 1) != NULL;
}

static json_t *place_json(const Job *job, size_t t)
{
    const isectd_vec3 p = job->thick.middle[t];
    return json_pack("{so sI s[fff]}", "thickness", json_number(job->thick.thickness[t]),
                     "triangle", (json_int_t)t, "point", p.x, p.y, p.z);
}

static int print_json(const Job *job)
{
    json_t *thin = job->wish.below > 0
                       ? json_pack("{sf sI sf}", "below", job->wish.below, "triangles",
                                   (json_int_t)job->thin, "area", job->thin_area)
                       : json_null();
    return json_print(
        json_pack("{so sI ss so so so sI so}", "mesh", json_names(job->paths), "triangles",
                  (json_int_t)job->scene.mesh.triangle_count, "method", methods[job->wish.method],
                  "least", place_json(job, job->least), "mean", json_number(job->mean), "greatest",
                  place_json(job, job->most), "none", (json_int_t)job->none, "thin", thin));
}

static void print_place(const Job *job, const char *name, size_t t)
{
    const isectd_vec3 p = job->thick.middle[t];
    printf("%-12s %.9g at %.9g %.9g %.9g, triangle %zu\n", name, job->thick.thickness[t], p.x, p.y,
           p.z, t);
}

static int print_text(const Job *job)
{
    printf("mesh         %s\n", job->paths[0]);
    for (int i = 1; job->paths[i] != NULL; i++)
        printf("and          %s\n", job->paths[i]);
    printf("triangles    %zu\n", job->scene.mesh.triangle_count);
    print_place(job, "least", job->least);
    printf("mean         %.9g\n", job->mean);
    print_place(job, "greatest", job->most);
    if (job->none > 0)
        printf("none         %zu triangles have none\n", job->none);
    if (job->wish.below > 0)
        printf("thin         %zu triangles of area %.9g, below %.9g\n", job->thin, job->thin_area,
               job->wish.below);
    if (draws(job))
        printf("picture      %s, %u x %u\n", job->wish.output, job->wish.camera.size.width,
               job->wish.camera.size.height);
    return EXIT_SUCCESS;
}

static int run(const Job *job)
{
    Fault fault;
    const char *output = draws(job) ? NULL : job->wish.output;
    if (output != NULL && !image_text(output, write_csv, job, &fault))
        return fault_print("%s", fault.text);
    if (output == NULL || output[0] != '-' || output[1] != '\0') {
        const int code = job->wish.json ? print_json(job) : print_text(job);
        if (code != EXIT_SUCCESS)
            return code;
    }
    return job->wish.exit_code && job->thin > 0 ? EXIT_FOUND : EXIT_SUCCESS;
}

static int run_thickness(int argc, char **argv)
{
    Job job = {.wish = {.threads = tree_processors(), .camera = {.fov = 35, .size = {800, 600}}}};
    Fault fault;
    const enum options_result parsed =
        options_parse(&thickness_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    const int code = (draws(&job) ? work_and_draw : work)(&job, &fault)
                         ? run(&job)
                         : fault_print("%s", fault.text);
    thick_free(&job.thick);
    tree_free(&job.tree);
    scene_free(&job.scene);
    return code;
}

const Command thickness_command = {
    .name = "thickness",
    .summary = "how thick a solid is at each of its triangles",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Measures the wall thickness of a closed mesh at the middle of each triangle, and prints\n"
        "the least, the mean by area, and the greatest:\n"
        "\n"
        "  --method ray   the distance to the surface along the inward normal\n"
        "  --method ball  the diameter of the largest ball inside that touches the surface there;\n"
        "                 never more than by ray, and small near sharp edges; surface within 30\n"
        "                 degrees, seen from its center, does not count: facets of curved "
        "surfaces\n"
        "\n"
        "--below T counts the triangles that are thinner. -o writes triangle,x,y,z,thickness of\n"
        "all, as CSV; inf where nothing is opposite. Large triangles have one number each. With\n"
        "the ending .png it writes a picture: thin triangles are bright, those of twice the mean\n"
        "and more are dark.\n"
        "\n"
        "Several meshes are one; - is the standard input. A file that ends with .json is a scene\n"
        "(see: isect cull --help).\n",
    .example = "isect thickness case.stl --method ball --below 1.2 --exit-code",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_thickness,
};
