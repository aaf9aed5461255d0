/* cli/commands/voxelize.c - `isect voxelize`: the cells of a grid that a mesh reaches, or fills. In
 * double, so that coordinates are those of the file. */
#include "command.h"
#include "export/cells.h"
#include "fault.h"
#include "import/scene.h"
#include "json.h"
#include "options.h"
#include "progress.h"
#include "query/measure.h"
#include "query/tree.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum { MOST_ALONG = 1 << 20, MOST_CELLS = 1 << 30 };

typedef struct VoxelizeOptions {
    const char *output;
    double size;
    unsigned cells, rule, threads;
    bool conservative, thin, solid;
} VoxelizeOptions;

static const char *const rules[] = {"even-odd", "nonzero", NULL}; /* as isect_rule */

#define AT(member) offsetof(VoxelizeOptions, member)
static const Option options[] = {
    OPTION_ROW(AT(cells), "cells", OPTION_COUNT, "N", "cells along the longest side", 1,
               MOST_ALONG),
    OPTION_ROW(AT(size), "size", OPTION_NUMBER, "H", "cells of this size, instead of --cells", 0,
               DBL_MAX),
    OPTION_ROW(AT(conservative), "conservative", OPTION_FLAG, NULL,
               "all cells that the surface touches (default)", 0, 0),
    OPTION_ROW(AT(thin), "thin", OPTION_FLAG, NULL, "the fewest cells that separate both sides", 0,
               0),
    OPTION_ROW(AT(solid), "solid", OPTION_FLAG, NULL, "those whose middle is inside", 0, 0),
    {"rule", '\0', OPTION_CHOICE, AT(rule), "even-odd|nonzero",
     "--solid: the rule (see: isect inside --help)", 0, 0, rules},
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the cells: .npy or .obj", 0, 0, NULL},
    OPTION_ROW(AT(threads), "threads", OPTION_COUNT, "N", "of --solid; default: one per processor",
               1, 1024)};
#undef AT

typedef struct Job {
    VoxelizeOptions wish;
    const char *paths[COMMAND_MESHES + 1]; /* ends with NULL */
    Scene scene;
    Tree tree;
    isectd_grid grid;
    uint64_t *bits;
    size_t words;
} Job;

/* ---- the grid ---- */

static const double *lower_of(const Job *job)
{
    return &job->scene.box.lower.x;
}
static const double *upper_of(const Job *job)
{
    return &job->scene.box.upper.x;
}

/* True if all of the mesh is within the grid; the planes between cells are rounded. */
static bool is_covered(const Job *job)
{
    const uint32_t *count = job->grid.count;
    const isectd_vec3 first = job->grid.lower,
                      end = isectd_voxels_cell(&job->grid, count[0] - 1, count[1] - 1, count[2] - 1)
                                .upper;
    const isectd_vec3 lower = job->scene.box.lower, upper = job->scene.box.upper;
    return first.x <= lower.x && first.y <= lower.y && first.z <= lower.z && end.x >= upper.x &&
           end.y >= upper.y && end.z >= upper.z;
}

/* Cells must be larger than the spacing of numbers there. */
static bool check_size(const Job *job, double size, Fault *fault)
{
    double largest = 0;
    for (int k = 0; k < 3; k++)
        largest = fmax(largest, fmax(fabs(lower_of(job)[k]), fabs(upper_of(job)[k])));
    return size >= 64 * DBL_EPSILON * largest ||
           fault_set(fault, "voxelize: cells of %.9g are too small where coordinates are %.9g",
                     size, largest);
}

static bool set_counts(Job *job, const double counts[3], Fault *fault)
{
    double cells = 1;
    bool few = true;
    for (int k = 0; k < 3; k++)
        cells *= counts[k], few = few && counts[k] <= MOST_ALONG;
    if (!few || !(cells <= MOST_CELLS))
        return fault_set(fault,
                         "voxelize: %.9g x %.9g x %.9g cells are too many: at most %d along an "
                         "axis, and %d in all",
                         counts[0], counts[1], counts[2], MOST_ALONG, MOST_CELLS);
    for (int k = 0; k < 3; k++)
        job->grid.count[k] = (uint32_t)counts[k];
    return true;
}

/* Planes between cells are at multiples of the size from the origin. */
static bool choose_by_size(Job *job, Fault *fault)
{
    const double size = job->wish.size;
    double counts[3];
    for (int k = 0; k < 3; k++) {
        double from = floor(lower_of(job)[k] / size), to = ceil(upper_of(job)[k] / size);
        from -= from * size > lower_of(job)[k];
        to += from * size + size * (to - from) < upper_of(job)[k];
        (&job->grid.lower.x)[k] = from * size;
        counts[k] = fmax(1, to - from);
    }
    job->grid.size = size;
    return set_counts(job, counts, fault);
}

/* This number of cells along the longest side, with the mesh in the middle. If rounding leaves a
 * part of the mesh outside, cells grow by the smallest step that suffices. */
static bool choose_by_count(Job *job, Fault *fault)
{
    double extent[3], longest = 0, counts[3];
    for (int k = 0; k < 3; k++) {
        extent[k] = upper_of(job)[k] - lower_of(job)[k];
        longest = fmax(longest, extent[k]);
    }
    if (!(longest > 0 && longest <= DBL_MAX))
        return fault_set(fault, "%s: is a point, or too large: give the size of cells (--size H)",
                         job->paths[0]);
    const double size = longest / job->wish.cells;
    for (int k = 0; k < 3; k++)
        counts[k] = fmin(job->wish.cells, fmax(1, ceil(extent[k] / size)));
    if (!check_size(job, size, fault) || !set_counts(job, counts, fault))
        return false;
    for (double grow = 0; grow < 1; grow = 2 * grow + DBL_EPSILON) {
        job->grid.size = size * (1 + grow);
        for (int k = 0; k < 3; k++)
            (&job->grid.lower.x)[k] =
                lower_of(job)[k] - fmax(0, (counts[k] * job->grid.size - extent[k]) / 2);
        if (is_covered(job))
            return true;
    }
    return fault_set(fault, "voxelize: cells of %.9g are below the spacing of numbers here", size);
}

static bool choose_grid(Job *job, Fault *fault)
{
    if (!(lower_of(job)[0] <= upper_of(job)[0]))
        return fault_set(fault, "%s: no triangle has finite vertices", job->paths[0]);
    if (job->wish.cells > 0
            ? !choose_by_count(job, fault)
            : !check_size(job, job->wish.size, fault) || !choose_by_size(job, fault))
        return false;
    job->words = isectd_voxels_words(&job->grid);
    return job->words > 0 || fault_set(fault, "%s: is too large for a grid", job->paths[0]);
}

/* ---- computation ---- */

static bool check_wishes(const Job *job, Fault *fault)
{
    const VoxelizeOptions *wish = &job->wish;
    if ((wish->cells > 0) == (wish->size > 0))
        return fault_set(fault, "voxelize: no cell size is given (--cells N, or --size H)");
    if (wish->conservative && wish->thin)
        return fault_set(fault, "voxelize: --conservative and --thin cannot be combined");
    return wish->output == NULL || cells_can_write(wish->output, fault);
}

static bool fill_solid(Job *job, Fault *fault)
{
    if (!measure_warn_open(&job->scene.mesh, job->paths[0], fault))
        return false;
    const isect_threads threads = {.count = job->wish.threads};
    isect_status status = tree_build(&job->tree, &job->scene.mesh, DOUBLE, job->wish.threads);
    if (status == ISECT_OK) {
        progress_begin("filling cells", NULL);
        status = isectd_voxels_solid(&job->grid, job->tree.wide, (isect_rule)job->wish.rule,
                                     &threads, job->bits);
        progress_end();
    }
    return status == ISECT_OK ||
           fault_set(fault, "%s: %s", job->paths[0], isect_status_text(status));
}

/* Fills the cells of the surface, and those that it encloses, if both are requested. */
static bool fill(Job *job, Fault *fault)
{
    const VoxelizeOptions *wish = &job->wish;
    const isectd_mesh mesh = mesh_view_wide(&job->scene.mesh);
    uint64_t *surface = calloc(job->words, sizeof *surface);
    job->bits = calloc(job->words, sizeof *job->bits);
    bool good = surface != NULL && job->bits != NULL;
    if (!good)
        fault_set(fault, "voxelize: out of memory");
    if (good && wish->solid)
        good = fill_solid(job, fault);
    if (good && (wish->thin || wish->conservative || !wish->solid)) {
        progress_begin("filling cells", NULL);
        const isect_status status = isectd_voxels_surface(&job->grid, &mesh, wish->thin, surface);
        progress_end();
        good = status == ISECT_OK ||
               fault_set(fault, "%s: %s", job->paths[0], isect_status_text(status));
    }
    for (size_t i = 0; good && i < job->words; i++)
        job->bits[i] |= surface[i];
    free(surface);
    return good;
}

static size_t count_filled(const Job *job)
{
    size_t count = 0;
    for (size_t i = 0; i < job->words; i++)
        for (uint64_t word = job->bits[i]; word != 0; word &= word - 1)
            count++;
    return count;
}

static int print_answer(const Job *job)
{
    const isectd_grid *grid = &job->grid;
    const size_t filled = count_filled(job);
    json_t *lower = json_pack("[ooo]", json_number(grid->lower.x), json_number(grid->lower.y),
                              json_number(grid->lower.z));
    return json_print(json_pack(
        "{so sI so so s[III] sI so}", "mesh", json_names(job->paths), "triangles",
        (json_int_t)job->scene.mesh.triangle_count, "lower", lower, "size", json_number(grid->size),
        "cells", (json_int_t)grid->count[0], (json_int_t)grid->count[1], (json_int_t)grid->count[2],
        "filled", (json_int_t)filled, "volume",
        json_number((double)filled * grid->size * grid->size * grid->size)));
}

static int run(Job *job)
{
    Fault fault;
    if (!check_wishes(job, &fault) || !scene_load(&job->scene, job->paths, true, &fault) ||
        !choose_grid(job, &fault) || !fill(job, &fault) ||
        (job->wish.output != NULL && !cells_write(&job->grid, job->bits, job->wish.output, &fault)))
        return fault_print("%s", fault.text);
    return print_answer(job);
}

static int run_voxelize(int argc, char **argv)
{
    Job job = {.wish = {.threads = tree_processors()}};
    const enum options_result parsed =
        options_parse(&voxelize_command, argc, argv, &job.wish, job.paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    const int code = run(&job);
    free(job.bits);
    tree_free(&job.tree);
    scene_free(&job.scene);
    return code;
}

const Command voxelize_command = {
    .name = "voxelize",
    .summary = "the cells of a grid that a mesh reaches, or fills",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Lays a grid of cubes over a mesh, --cells N along its longest side or of --size H at\n"
        "multiples of that from the origin, decides exactly which are filled, and prints\n"
        "\n"
        "  {\"mesh\":...,\"triangles\":n,\"lower\":[x,y,z],\"size\":h,\"cells\":[nx,ny,nz],\n"
        "   \"filled\":n,\"volume\":v}\n"
        "\n"
        "  --conservative   all that share a point with the surface\n"
        "  --thin           those where the surface crosses a line through their middle, from\n"
        "                   face to face: fewer, but no path from face to face passes through\n"
        "  --solid          those whose middle is in or on a closed mesh; together with one of\n"
        "                   the others, both\n"
        "\n"
        "-o writes the cells: .npy, which numpy.load reads as an array of truth values [x, y, z],\n"
        "or .obj, the faces around the filled cells. At most 2^30 cells.\n"
        "\n"
        "Several meshes are one, their triangles in order; - is the standard input. A file that\n"
        "ends with .json is a scene (see: isect cull --help), with copies of its triangles at\n"
        "each place.\n",
    .example = "isect voxelize bunny.off --cells 64 --solid --thin -o bunny.npy",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_voxelize,
};
