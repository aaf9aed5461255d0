/* cli/commands/info.c - `isect info`: the contents of a mesh, and whether it is sound. */
#include "command.h"
#include "fault.h"
#include "import/import.h"
#include "json.h"
#include "options.h"
#include "query/measure.h"
#include "query/tree.h"

#include "isectd/clash.h"
#include "isectd/measure.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct InfoOptions {
    bool self, json, exit_code;
} InfoOptions;

#define NOTABLE 1e-6 /* relative error of a volume that is printed */

/* The numbers of a mesh. */
typedef struct Info {
    Measures measures;
    isectd_inertia inertia; /* of the solid if it is closed, else of the surface */
    size_t crossings;       /* pairs of triangles; 0 without --self */
} Info;

static const Option options[] = {
    {.name = "self",
     .kind = OPTION_FLAG,
     .offset = offsetof(InfoOptions, self),
     .help = "count self-intersections (see: isect self --help)"},
    {.name = "json",
     .kind = OPTION_FLAG,
     .offset = offsetof(InfoOptions, json),
     .help = "print JSON"},
    {.name = "exit-code",
     .kind = OPTION_FLAG,
     .offset = offsetof(InfoOptions, exit_code),
     .help = "1 if the mesh is not sound (see above)"},
};

static const char *const rounding_words[] = {"no", "yes", "unknown"};

static json_t *weld_json(const MeshWeld *weld)
{
    if (!(weld->distance > 0))
        return json_null();
    return json_pack("{so sI so sI}", "distance", json_number(weld->distance), "moved",
                     (json_int_t)weld->moved, "largest", json_number(weld->largest), "collapsed",
                     (json_int_t)weld->collapsed);
}

static json_t *vector_json(isectd_vec3 v)
{
    return json_pack("[ooo]", json_number(v.x), json_number(v.y), json_number(v.z));
}

static const char *inertia_of(const Info *info)
{
    return info->measures.closed ? "solid" : "surface";
}

static json_t *inertia_json(const Info *info)
{
    const isectd_inertia *inertia = &info->inertia;
    if (inertia->mass == 0)
        return json_null();
    return json_pack("{ss so so so so}", "of", inertia_of(info), "mass", json_number(inertia->mass),
                     "center", vector_json(inertia->center), "moments",
                     vector_json(inertia->moments), "deviations", vector_json(inertia->deviations));
}

static int print_json(const char *path, const Mesh *mesh, const Info *info, bool self)
{
    const Measures *m = &info->measures;
    json_t *lower = json_pack("[fff]", m->lower[0], m->lower[1], m->lower[2]);
    json_t *upper = json_pack("[fff]", m->upper[0], m->upper[1], m->upper[2]);
    if (m->not_finite == mesh->triangle_count) {
        json_decref(lower);
        json_decref(upper);
        lower = json_null();
        upper = json_null();
    }
    json_t *all = json_pack(
        "{so sI sI sI s{so so} so so so sb s{sI sI sI sI} sI sI sI sI sI sI sI so sb ss}", "mesh",
        json_text(path), "vertices", (json_int_t)mesh->vertex_count, "points",
        (json_int_t)m->points, "triangles", (json_int_t)mesh->triangle_count, "bounds", "lower",
        lower, "upper", upper, "diagonal", json_number(m->diagonal), "area", json_number(m->area),
        "volume", m->closed ? json_number(m->volume) : json_null(), "closed", m->closed, "edges",
        "all", (json_int_t)m->edges, "boundary", (json_int_t)m->boundary, "non_manifold",
        (json_int_t)m->crowded, "inconsistent", (json_int_t)m->twisted, "degenerate",
        (json_int_t)m->degenerate, "duplicate", (json_int_t)m->duplicate, "not_finite",
        (json_int_t)m->not_finite, "polygons", (json_int_t)mesh->polygon_count, "crossed",
        (json_int_t)mesh->crossed.count, "not_flat", (json_int_t)mesh->bent.count, "skipped",
        (json_int_t)mesh->skipped_count, "weld", weld_json(&mesh->weld), "counted", mesh->counted,
        "rounded", rounding_words[mesh->rounding]);
    json_object_set_new(all, "volume_off", m->closed ? json_number(m->volume_off) : json_null());
    json_object_set_new(all, "parts", json_integer((json_int_t)m->parts));
    json_object_set_new(all, "inertia", inertia_json(info));
    json_object_set_new(all, "self",
                        self ? json_integer((json_int_t)info->crossings) : json_null());
    return json_print(all);
}

static void print_flaw(const char *name, const Mesh *mesh, const MeshFlaw *flaw)
{
    if (flaw->count > 0 && flaw->where > 0)
        printf("%-12s %zu faces, the first in %s %zu\n", name, flaw->count,
               mesh->binary ? "byte" : "line", flaw->where);
    else if (flaw->count > 0)
        printf("%-12s %zu faces\n", name, flaw->count);
}

static void print_counts(const Mesh *mesh, const Measures *m)
{
    printf("edges        %zu: %zu boundary, %zu non-manifold, %zu inconsistent\n", m->edges,
           m->boundary, m->crowded, m->twisted);
    printf("degenerate   %zu\n", m->degenerate);
    printf("duplicate    %zu\n", m->duplicate);
    printf("not finite   %zu\n", m->not_finite);
    if (mesh->polygon_count > 0)
        printf("polygons     %zu, cut into triangles\n", mesh->polygon_count);
    print_flaw("crossed", mesh, &mesh->crossed);
    print_flaw("not flat", mesh, &mesh->bent);
    if (mesh->skipped_count > 0)
        printf("skipped      %zu points and lines\n", mesh->skipped_count);
    printf("rounded      %s\n", mesh->rounding == MESH_ROUNDED
                                    ? "yes: coordinates in the file have more digits than a float"
                                    : rounding_words[mesh->rounding]);
}

/* The fewest digits from 9 on that give the number, or the float if it is one. */
static void print_point(const double point[3])
{
    char text[40];
    for (int i = 0; i < 3; i++) {
        const double x = point[i];
        for (int digits = 9; digits <= 17; digits++) {
            snprintf(text, sizeof text, "%.*g", digits, x);
            if ((double)(float)x == x || strtod(text, NULL) == x)
                break;
        }
        printf(" %s", text);
    }
}

static void print_inertia(const Info *info)
{
    const isectd_inertia *i = &info->inertia;
    if (i->mass == 0)
        return;
    printf("center       %.9g %.9g %.9g (of mass of the %s)\n", i->center.x, i->center.y,
           i->center.z, inertia_of(info));
    printf("inertia      %.9g %.9g %.9g, deviations %.9g %.9g %.9g\n", i->moments.x, i->moments.y,
           i->moments.z, i->deviations.x, i->deviations.y, i->deviations.z);
}

static void print_volume(const Measures *m)
{
    if (!m->closed) {
        printf("volume       unknown: not closed\n");
        return;
    }
    printf("volume       %.9g", m->volume);
    if (m->volume_off > NOTABLE * fabs(m->volume))
        printf(", off by up to %.2g", m->volume_off);
    printf("\n");
}

static int print_text(const char *path, const Mesh *mesh, const Info *info, bool self)
{
    const Measures *m = &info->measures;
    static bool follows; /* print a blank line before the next */
    printf("%s", follows ? "\n" : "");
    follows = true;
    printf("mesh         %s\n", path);
    printf("triangles    %zu\n", mesh->triangle_count);
    printf("vertices     %zu, %zu different points\n", mesh->vertex_count, m->points);
    if (!mesh->counted)
        printf("counted      no: parts of the file may be missing\n");
    printf("bounds      ");
    if (m->not_finite < mesh->triangle_count) {
        print_point(m->lower);
        printf(" to");
        print_point(m->upper);
    }
    printf("%s\n", m->not_finite < mesh->triangle_count ? "" : " none");
    printf("diagonal     %.9g\n", m->diagonal);
    printf("area         %.9g\n", m->area);
    print_volume(m);
    printf("closed       %s\n", m->closed ? "yes" : "no");
    printf("parts        %zu\n", m->parts);
    print_inertia(info);
    print_counts(mesh, m);
    if (self)
        printf("self         %zu pairs of triangles\n", info->crossings);
    return EXIT_SUCCESS;
}

static bool is_sound(const Mesh *mesh, const Info *info)
{
    const Measures *m = &info->measures;
    return m->closed &&
           m->degenerate + m->duplicate + m->not_finite + mesh->crossed.count + info->crossings ==
               0;
}

static bool count_crossings(const Mesh *mesh, size_t *count)
{
    Tree tree = {0};
    const isect_threads threads = {.count = tree_processors()};
    isect_status status = tree_build(&tree, mesh, DOUBLE, threads.count);
    if (status == ISECT_OK)
        status = isectd_clash_self(tree.wide, &threads, NULL, 0, count);
    tree_free(&tree);
    return status == ISECT_OK || status == ISECT_TOO_SMALL;
}

static bool find_info(const Mesh *mesh, bool self, Info *info)
{
    const isectd_mesh view = mesh_view_wide(mesh);
    if (!measure_mesh(mesh, &info->measures))
        return false;
    info->inertia = isectd_measure_mesh_inertia(&view, !info->measures.closed);
    return !self || count_crossings(mesh, &info->crossings);
}

/* Prints `before` if the mesh can be read. */
static int run_mesh(const char *path, const char *before, const InfoOptions *wish)
{
    Mesh mesh = {0};
    Info info = {.crossings = 0};
    Fault fault;
    int code = EXIT_FAULT;
    if (!mesh_load((const char *const[]){path, NULL}, true, &mesh, &fault))
        fault_print("%s", fault.text);
    else if (!find_info(&mesh, wish->self, &info))
        fault_print("%s: out of memory", path);
    else if (wish->json)
        code = fputs(before, stdout) < 0 ? EXIT_FAULT : print_json(path, &mesh, &info, wish->self);
    else
        code = print_text(path, &mesh, &info, wish->self);
    if (code == EXIT_SUCCESS && wish->exit_code && !is_sound(&mesh, &info))
        code = EXIT_FOUND;
    mesh_free(&mesh);
    return code;
}

static int run_info(int argc, char **argv)
{
    InfoOptions wish = {.json = false};
    const char *paths[COMMAND_MESHES + 1] = {NULL};
    int code = EXIT_SUCCESS;
    enum options_result parsed = options_parse(&info_command, argc, argv, &wish, paths);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    const bool array = wish.json && paths[0] != NULL && paths[1] != NULL;
    const char *before = array ? "[\n" : "";
    for (int i = 0; paths[i] != NULL; i++) {
        const int found = run_mesh(paths[i], before, &wish);
        before = array && found != EXIT_FAULT ? "," : before;
        code = found > code ? found : code;
    }
    if (array)
        puts(before[0] == '[' ? "[]" : "]");
    return code;
}

const Command info_command = {
    .name = "info",
    .summary = "the contents of a mesh, and whether it is sound",
    .operand = "MESH...",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES,
    .reads_meshes = true,
    .about =
        "Prints the numbers that describe a mesh, or each of several; - is the standard input.\n"
        "Incomplete files are refused. With --json several meshes are one array.\n"
        "\n"
        "  vertices      as in the file; different points are those with different coordinates\n"
        "  volume        of closed meshes; negative if fronts point inward; with the bound of its\n"
        "                rounding error, if that is more than a millionth (JSON: volume_off)\n"
        "  closed        every edge is used by exactly two triangles, in opposite directions\n"
        "  parts         connected components: triangles that share a point are connected\n"
        "  inertia       center of mass, moments (x, y, z) and deviations (y z, z x, x y) about "
        "it,\n"
        "                for density 1: of the solid if the mesh is closed, else of the surface\n"
        "  edges         boundary: used once; non-manifold: more than twice; inconsistent: twice\n"
        "                in the same direction (triangles that name a point twice are left out)\n"
        "  degenerate    triangles with collinear vertices: exactly, not nearly\n"
        "  duplicate     triangles with the same three points as an earlier one\n"
        "  not finite    triangles with NaN or infinity, left out of all other numbers\n"
        "  crossed       faces that cross themselves or have no area, cut as fans\n"
        "  not flat      faces whose corners are off a plane by more than 1e-5 of a coordinate\n"
        "  rounded       yes if coordinates in the file have more digits than a float\n"
        "  weld          JSON: with --weld, the vertices that moved, the largest move, and the\n"
        "                triangles that collapsed\n"
        "  self          with --self: pairs of triangles that intersect\n"
        "\n"
        "A sound mesh is closed, and nothing in it is degenerate, duplicate or not finite; with\n"
        "--self it has no self-intersections.\n",
    .example = "isect info bunny.off --json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_info,
};
