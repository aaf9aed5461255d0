/* cli/commands/cast.c - `isect cast`: a picture of a mesh, and its speed; or the answers to
 * rays. */
#define _POSIX_C_SOURCE 200809L
#include "command.h"
#include "drawing/camera.h"
#include "drawing/gallery.h"
#include "drawing/render.h"
#include "export/image.h"
#include "fault.h"
#include "import/memory.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "query/placed.h"
#include "query/rays.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct CastOptions {
    const char *output, *rays, *shapes, *to;
    double time;
    CameraWish camera;
    unsigned shade, samples, threads;
    bool json, raw, any, culled, exit_code, in_double, fast_build, indexed;
    double memory; /* 0: the free memory */
} CastOptions;

static const char *const shades[] = {"normal", "depth", "id", "bary", "cost", NULL};

#define AT(member) offsetof(CastOptions, member)
static const Option options[] = {
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the picture to write (PNG)", 0, 0, NULL},
    {"rays", 'r', OPTION_TEXT, AT(rays), "FILE", "rays to answer instead; - is stdin", 0, 0, NULL},
    {"shape", 's', OPTION_TEXT, AT(shapes), "JSON|FILE", "shapes to cast instead of a mesh", 0, 0,
     NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"any", '\0', OPTION_FLAG, AT(any), NULL, "--rays: only whether there is a hit: true or false",
     0, 0, NULL},
    {"culled", '\0', OPTION_FLAG, AT(culled), NULL,
     "rays miss triangles that they meet from behind", 0, 0, NULL},
    {"to", '\0', OPTION_TEXT, AT(to), "MESH", "--rays: the mesh at time 1 (see above)", 0, 0, NULL},
    {"time", '\0', OPTION_NUMBER, AT(time), "T", "--to: of rays without a time, 0 to 1; default: 0",
     0, 1, NULL},
    {"raw", '\0', OPTION_FLAG, AT(raw), NULL, "--rays: binary in and out (see above)", 0, 0, NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if a ray hits", 0, 0, NULL},
    CAMERA_OPTIONS(AT(camera)),
    {"size", '\0', OPTION_SIZE, AT(camera.size), "WxH", "pixels; default: 1024x768", 1, 16384,
     NULL},
    {"shade", '\0', OPTION_CHOICE, AT(shade), "normal|depth|id|bary|cost",
     "the colours (see above)", 0, 0, shades},
    {"samples", '\0', OPTION_COUNT, AT(samples), "N", "N x N rays per pixel, 1 to 8; default: 1", 1,
     8, NULL},
    {"threads", '\0', OPTION_COUNT, AT(threads), "N", "default: one per processor", 1, 1024, NULL},
    TREE_OPTIONS(AT(fast_build), AT(indexed)),
    MEMORY_OPTION(AT(memory)),
    {"json", '\0', OPTION_FLAG, AT(json), NULL, "print the summary as JSON", 0, 0, NULL},
};
#undef AT

/* All data of a picture. */
typedef struct Job {
    CastOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    Tree tree;
    Placed placed; /* instead of the tree: a scene in parts */
    Scene later;   /* at time 1 */
    Motion motion; /* instead of the tree: a mesh that moves */
    double build_seconds;
    Camera camera;
    RenderResult result;
} Job;

/* Checks the options of a picture of shapes: the shapes have no box to place a camera by, and no
 * tree. */
static bool check_shapes(const CastOptions *wish, bool mesh, Fault *fault)
{
    if (mesh)
        return fault_set(fault, "cast: --shape and a mesh cannot be combined");
    if (wish->rays != NULL)
        return fault_set(fault, "cast: --shape and --rays cannot be combined");
    if (wish->shade != SHADE_NORMAL && wish->shade != SHADE_ID)
        return fault_set(fault, "cast: --shade %s needs a mesh", shades[wish->shade]);
    if (!wish->camera.eye.given || !wish->camera.at.given)
        return fault_set(fault, "cast: --shape needs --eye and --at");
    return true;
}

static bool check_wishes(const CastOptions *wish, bool mesh, Fault *fault)
{
    const double most = 1 << 26;
    if (wish->shapes != NULL && !check_shapes(wish, mesh, fault))
        return false;
    if (wish->culled && (wish->shapes != NULL || wish->to != NULL))
        return fault_set(fault, "cast: --culled and --%s cannot be combined",
                         wish->to != NULL ? "to" : "shape");
    if (wish->culled && wish->rays == NULL && wish->shade == SHADE_COST)
        return fault_set(fault, "cast: --culled and --shade cost cannot be combined");
    if (wish->shapes == NULL && !mesh)
        return fault_set(fault, "cast: no mesh is given (MESH, or --shape JSON)");
    if (wish->rays != NULL && (wish->output != NULL || wish->json))
        return fault_set(fault, "cast: --rays and --%s cannot be combined",
                         wish->json ? "json" : "output");
    if (wish->rays == NULL && (wish->raw || wish->any || wish->to != NULL))
        return fault_set(fault, "cast: --%s needs --rays",
                         wish->raw   ? "raw"
                         : wish->any ? "any"
                                     : "to");
    if (wish->indexed && wish->to != NULL)
        return fault_set(fault, "cast: --indexed and --to cannot be combined");
    if (wish->time > 0 && wish->to == NULL)
        return fault_set(fault, "cast: --time needs --to");
    if (wish->rays == NULL && wish->output == NULL)
        return fault_set(fault, "cast: no output is given (-o picture.png, or --rays FILE)");
    if ((double)wish->camera.size.width * wish->camera.size.height > most)
        return fault_set(fault, "cast: --size has more than %.0f pixels", most);
    return true;
}

static enum precision precision_of(const Job *job)
{
    return job->wish.in_double ? DOUBLE : FLOAT;
}

static TreeWish tree_wish(const Job *job)
{
    return (TreeWish){job->wish.threads, job->wish.fast_build, job->wish.indexed};
}

/* A tree over the meshes as one. */
static bool build_tree(Job *job, Fault *fault)
{
    const double start = render_clock();
    const isect_status status =
        tree_build_by(&job->tree, &job->scene.mesh, precision_of(job), tree_wish(job));
    job->tree.culled = job->wish.culled;
    job->build_seconds = render_clock() - start;
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->paths[0], isect_status_text(status));
    return true;
}

/* Records in float have 32 bits for the number of a triangle. */
static bool check_numbers(const Job *job, Fault *fault)
{
    return !job->wish.raw || job->wish.any || job->wish.in_double ||
           job->scene.triangles < UINT32_MAX ||
           fault_set(fault,
                     "cast: --raw can number less than 2^32 triangles, and the scene has %zu (see "
                     "--double)",
                     job->scene.triangles);
}

/* A scene stays in parts, unless costs are counted. */
static bool build(Job *job, Fault *fault)
{
    const CastOptions *wish = &job->wish;
    const bool counted = wish->rays == NULL && wish->shade == SHADE_COST;
    if (!(counted ? scene_load : scene_load_parts)(&job->scene, job->paths, wish->in_double, fault))
        return false;
    const double start = render_clock();
    if (!scene_in_parts(&job->scene))
        return build_tree(job, fault);
    const bool built =
        check_numbers(job, fault) &&
        (placed_build(&job->placed, &job->scene, precision_of(job), tree_wish(job), fault) ||
         fault_in(fault, job->paths[0]));
    job->placed.culled = wish->culled;
    job->build_seconds = render_clock() - start;
    return built;
}

/* For rays with times. */
static bool build_motion(Job *job, Fault *fault)
{
    const CastOptions *wish = &job->wish;
    const char *const to[] = {wish->to, NULL};
    return scene_load(&job->scene, job->paths, wish->in_double, fault) &&
           scene_load(&job->later, to, wish->in_double, fault) &&
           (motion_build(&job->motion, &job->scene.mesh, &job->later.mesh, precision_of(job),
                         wish->threads, wish->fast_build, fault) ||
            fault_in(fault, wish->to));
}

/* The statistics of the tree, or of a scene in parts. */
static isectd_bvh_statistics stats_of(const Job *job)
{
    return scene_in_parts(&job->scene) ? placed_stats(&job->placed) : tree_stats(&job->tree);
}

static bool place_camera(Job *job, Fault *fault)
{
    const isectd_bvh_statistics stats = tree_stats(&job->tree);
    const PlacedMesh one = {&job->scene.mesh, &place_none};
    const CameraScene scene = {&one, 1, &stats.bounds};
    return camera_place(&job->camera, &job->wish.camera, &scene, fault) || fault_in(fault, "cast");
}

static bool place_camera_in_parts(Job *job, Fault *fault)
{
    PlacedMesh *places = scene_places(&job->scene);
    const CameraScene scene = {places, job->scene.count, &job->scene.box};
    if (places == NULL)
        return fault_set(fault, "cast: out of memory");
    scene_find_boxes(&job->scene);
    const bool good = camera_place(&job->camera, &job->wish.camera, &scene, fault);
    free(places);
    return good || fault_in(fault, "cast");
}

static bool draw(Job *job, Fault *fault)
{
    const bool parts = scene_in_parts(&job->scene);
    if (!(parts ? place_camera_in_parts : place_camera)(job, fault))
        return false;
    const Render render = {.tree = &job->tree,
                           .mesh = &job->scene.mesh,
                           .placed = parts ? &job->placed : NULL,
                           .camera = &job->camera,
                           .shade = (enum shade)job->wish.shade,
                           .width = job->wish.camera.size.width,
                           .height = job->wish.camera.size.height,
                           .samples = job->wish.samples};
    return render_picture(&render, &job->result) || fault_set(fault, "cast: out of memory");
}

static double rays_per_second(const RenderResult *result)
{
    return result->seconds > 0 ? (double)result->rays / result->seconds : 0;
}

static int print_json(const Job *job)
{
    const isectd_bvh_statistics stats = stats_of(job);
    const RenderResult *result = &job->result;
    json_t *object = json_pack(
        "{so so si si ss sI sI sI so s{sI sI sI sI} sI sI so so}", "mesh", json_names(job->paths),
        "picture", json_text(job->wish.output), "width", (int)job->wish.camera.size.width, "height",
        (int)job->wish.camera.size.height, "shade", shades[job->wish.shade], "triangles",
        (json_int_t)stats.triangles, "not_finite", (json_int_t)stats.not_finite, "repeated",
        (json_int_t)stats.repeated, "build_seconds", json_number(job->build_seconds), "tree",
        "nodes", (json_int_t)stats.nodes, "blocks", (json_int_t)stats.blocks, "depth",
        (json_int_t)stats.depth, "bytes", (json_int_t)stats.bytes, "rays", (json_int_t)result->rays,
        "hits", (json_int_t)result->hits, "cast_seconds", json_number(result->seconds),
        "rays_per_second", json_number(rays_per_second(result)));
    if (object != NULL && job->wish.shade == SHADE_COST)
        json_object_set_new(object, "cost",
                            json_pack("{sI sI sI sI}", "least", (json_int_t)result->cost_least,
                                      "median", (json_int_t)result->cost_median, "most",
                                      (json_int_t)result->cost_most, "brightest",
                                      (json_int_t)result->cost_bright));
    return json_print(object);
}

/* The legend of the picture, in numbers. */
static void print_costs(const RenderResult *result)
{
    double least = result->cost_least, step = (result->cost_bright - least) / 4;
    printf("cost         nodes + blocks per ray: least %u, median %u, most %u\n",
           result->cost_least, result->cost_median, result->cost_most);
    printf("colours      black %g, purple %g, red %g, orange %g, light yellow %g and more\n", least,
           least + step, least + 2 * step, least + 3 * step, least + 4 * step);
}

static int print_text(const Job *job)
{
    const isectd_bvh_statistics stats = stats_of(job);
    const RenderResult *result = &job->result;
    for (int i = 0; job->paths[i] != NULL; i++)
        printf("%-12s %s\n", i == 0 ? "mesh" : "", job->paths[i]);
    printf("triangles    %zu", stats.triangles);
    if (stats.not_finite + stats.repeated > 0)
        printf(" (left out: %zu not finite, %zu repeated)", stats.not_finite, stats.repeated);
    printf("\ntree         %.1f ms, %zu nodes, %.1f MB\n", 1e3 * job->build_seconds, stats.nodes,
           (double)stats.bytes / 1e6);
    printf("rays         %llu, %llu hits\n", (unsigned long long)result->rays,
           (unsigned long long)result->hits);
    printf("speed        %.2f Mrays/s (%.1f ms, threads: %u)\n", rays_per_second(result) / 1e6,
           1e3 * result->seconds, job->wish.shade == SHADE_COST ? 1 : job->wish.threads);
    if (job->wish.shade == SHADE_COST)
        print_costs(result);
    printf("picture      %s, %u x %u\n", job->wish.output, job->wish.camera.size.width,
           job->wish.camera.size.height);
    return EXIT_SUCCESS;
}

/* The file of the picture is opened first and written last: a wrong name fails at once, and no file
 * remains after a failure. */
static bool make_picture(Job *job, Fault *fault)
{
    ImageFile file;
    const OptionSize size = job->wish.camera.size;
    if (!image_open(&file, job->wish.output, ".png", fault))
        return false;
    if (build(job, fault) && draw(job, fault))
        return image_write(&file, job->result.rgb, size.width, size.height, fault);
    image_abandon(&file);
    return false;
}

static int run_picture(Job *job)
{
    Fault fault;
    if (!make_picture(job, &fault))
        return fault_print("%s", fault.text);
    int code = job->wish.json ? print_json(job) : print_text(job);
    return code == EXIT_SUCCESS && job->wish.exit_code && job->result.hits > 0 ? EXIT_FOUND : code;
}

static bool draw_shapes(Job *job, Gallery *gallery, Fault *fault)
{
    const CastOptions *wish = &job->wish;
    const double *at = wish->camera.at.at;
    const isectd_vec3 middle = {at[0], at[1], at[2]};
    const isectd_aabb box = {middle, middle}; /* both ends of the view are given */
    const CameraScene none = {.box = &box};
    if (!camera_place(&job->camera, &wish->camera, &none, fault))
        return fault_in(fault, "cast");
    return gallery_draw(gallery, &job->camera, (enum shade)wish->shade, wish->camera.size,
                        wish->samples, &job->result) ||
           fault_set(fault, "cast: out of memory");
}

static int print_shapes(const Job *job, size_t count)
{
    const CastOptions *wish = &job->wish;
    const RenderResult *result = &job->result;
    if (wish->json)
        return json_print(json_pack(
            "{sI so si si ss sI sI so so}", "shapes", (json_int_t)count, "picture",
            json_text(wish->output), "width", (int)wish->camera.size.width, "height",
            (int)wish->camera.size.height, "shade", shades[wish->shade], "rays",
            (json_int_t)result->rays, "hits", (json_int_t)result->hits, "cast_seconds",
            json_number(result->seconds), "rays_per_second", json_number(rays_per_second(result))));
    printf("shapes       %zu\n", count);
    printf("rays         %llu, %llu hits\n", (unsigned long long)result->rays,
           (unsigned long long)result->hits);
    printf("picture      %s, %u x %u\n", wish->output, wish->camera.size.width,
           wish->camera.size.height);
    return EXIT_SUCCESS;
}

static int run_shapes(Job *job)
{
    Fault fault;
    ImageFile file;
    const OptionSize size = job->wish.camera.size;
    Gallery *gallery = gallery_read(job->wish.shapes, precision_of(job), &fault);
    if (gallery == NULL)
        return fault_print("cast: %s", fault.text);
    const size_t count = gallery_count(gallery);
    bool good = image_open(&file, job->wish.output, ".png", &fault);
    if (good && draw_shapes(job, gallery, &fault)) {
        good = image_write(&file, job->result.rgb, size.width, size.height, &fault);
    } else if (good) {
        image_abandon(&file);
        good = false;
    }
    gallery_free(gallery);
    if (!good)
        return fault_print("%s", fault.text);
    int code = print_shapes(job, count);
    return code == EXIT_SUCCESS && job->wish.exit_code && job->result.hits > 0 ? EXIT_FOUND : code;
}

static bool is_standard(const char *const paths[])
{
    for (int i = 0; paths[i] != NULL; i++)
        if (strcmp(paths[i], "-") == 0)
            return true;
    return false;
}

static int run_rays(Job *job)
{
    RaysResult result;
    Fault fault;
    const char *const streams[] = {job->wish.rays, job->wish.to, NULL};
    if (is_standard(job->paths) + is_standard(streams) > 1 ||
        (job->wish.to != NULL && strcmp(job->wish.rays, "-") == 0 && is_standard(streams + 1)))
        return fault_print("cast: mesh and rays cannot both be the standard input");
    if (!(job->wish.to != NULL ? build_motion : build)(job, &fault))
        return fault_print("%s", fault.text);
    const Rays rays = {.path = job->wish.rays,
                       .raw = job->wish.raw,
                       .any = job->wish.any,
                       .precision = precision_of(job),
                       .tree = &job->tree,
                       .placed = scene_in_parts(&job->scene) ? &job->placed : NULL,
                       .motion = job->wish.to != NULL ? &job->motion : NULL,
                       .time = job->wish.time};
    if (!rays_cast(&rays, &result, &fault))
        return fault_print("cast: %s", fault.text);
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "%llu rays, %llu hits, %.2f Mrays/s\n", result.rays, result.hits,
                result.seconds > 0 ? (double)result.rays / result.seconds / 1e6 : 0);
    if (result.bad > 0)
        return fault_print("cast: no answer to %llu of %llu lines", result.bad,
                           result.bad + result.rays);
    return job->wish.exit_code && result.hits > 0 ? EXIT_FOUND : EXIT_SUCCESS;
}

static int run_cast(int argc, char **argv)
{
    Job job = {.wish = {.camera = {.fov = 35, .size = {1024, 768}},
                        .samples = 1,
                        .threads = tree_processors()}};
    Fault fault;
    enum options_result parsed = options_parse(&cast_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (!check_wishes(&job.wish, job.paths[0] != NULL, &fault))
        return fault_print("%s", fault.text);
    memory_allow(job.wish.memory, job.wish.in_double, tree_wish(&job));
    int code = job.wish.shapes != NULL ? run_shapes(&job)
               : job.wish.rays != NULL ? run_rays(&job)
                                       : run_picture(&job);
    free(job.result.rgb);
    tree_free(&job.tree);
    placed_free(&job.placed);
    motion_free(&job.motion);
    scene_free(&job.later);
    scene_free(&job.scene);
    return code;
}

const Command cast_command = {
    .name = "cast",
    .summary = "a picture of a mesh or of shapes by ray casting, or the hits of given rays",
    .operand = "MESH...",
    .operands_least = 0,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Builds a tree over the mesh, casts a ray through every pixel and writes a picture.\n"
        "Prints the number of hits, and the speed.\n"
        "\n"
        "  --shade normal   clay, tinted by the direction of the face (default)\n"
        "  --shade depth    near is light, far is dark\n"
        "  --shade id       a colour for each triangle\n"
        "  --shade bary     red, green, blue: the weights of the first, second, third vertex\n"
        "  --shade cost     the nodes and blocks of the tree that each ray visits;\n"
        "                   light is many (always on one thread)\n"
        "\n"
        "Without --eye the whole mesh is in the picture. Several meshes are one, their triangles\n"
        "in order; - is the standard input. A file that ends with .json is a scene, a list of\n"
        "meshes in their places (see: isect cull --help).\n"
        "\n"
        "With --shape there is no mesh, but an array of shapes, as JSON or in a file,\n"
        "\n"
        "  [{\"sphere\":{\"center\":[0,0,0],\"radius\":1}},{\"capsule\":{...}}]\n"
        "\n"
        "of all kinds that have a normal (see: isect ask --list). It needs --eye and --at;\n"
        "--shade is normal, or id: a colour for each shape. A plane is plain ground.\n"
        "\n"
        "With --rays FILE there is no picture: every line of the file is a ray\n"
        "\n"
        "  ox oy oz dx dy dz [t_min [t_max]]     (default: 0 and inf)\n"
        "\n"
        "and its answer, in order, is {\"t\":...,\"u\":...,\"v\":...,\"prim\":...} or null. Blank "
        "lines\n"
        "and comments, which begin with #, are skipped. The answer to an invalid line is\n"
        "{\"error\":\"why\",\"line\":n}, and the exit code is 2. With --raw a ray is 8 floats of\n"
        "32 bits in the byte order of the machine, and the answer is 3 floats and the number of\n"
        "the triangle in 32 bits, all ones for a miss (--double: all of 64 bits); with --any one\n"
        "byte, 1 or 0.\n"
        "\n"
        "For a scene the answer has also the object, from 0, the triangle of its mesh, and the\n"
        "unit normal in the scene, on the front of the triangle:\n"
        "\n"
        "  {...,\"prim\":n,\"object\":i,\"triangle\":k,\"normal\":[x,y,z]}\n"
        "\n"
        "A mesh that a scene places many times is read, and its tree built, once; for --shade\n"
        "cost its triangles are copied to each place, at most 2^31 of them.\n"
        "\n"
        "With --to the mesh moves: its file is the mesh at time 0, and that of --to the mesh at\n"
        "time 1; each vertex moves linearly. Both have the same triangles over the same vertices.\n"
        "A ray has a time, 0 to 1, as its ninth number (--raw: 9 floats).\n",
    .example = "isect cast bunny.off -o bunny.png --size 800x600 --samples 2",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_cast,
};
