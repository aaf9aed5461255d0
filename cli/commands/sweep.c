/* cli/commands/sweep.c - `isect sweep`: where a moving shape first touches a mesh, or another
 * shape. */
#include "ask/ask.h"
#include "command.h"
#include "drawing/corners.h"
#include "drawing/film.h"
#include "fault.h"
#include "import/hull.h"
#include "import/path.h"
#include "import/scene.h"
#include "options.h"
#include "query/tree.h"
#include "suggest.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct SweepOptions {
    const char *output, *path;
    OptionPoint to, by;
    OptionSize size;
    OptionPoint from, up;
    bool in_double, exit_code;
} SweepOptions;

#define AT(member) offsetof(SweepOptions, member)
static const Option options[] = {
    {"to", '\0', OPTION_POINT, AT(to), "x,y,z", "the end of the motion of its first point", 0, 0,
     NULL},
    {"by", '\0', OPTION_POINT, AT(by), "x,y,z", "the motion, instead of --to", 0, 0, NULL},
    {"path", '\0', OPTION_TEXT, AT(path), "FILE", "a path of points, instead; - is stdin", 0, 0,
     NULL},
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "a picture of the sweep: .png or .svg", 0, 0,
     NULL},
    {"size", '\0', OPTION_SIZE, AT(size), "WxH", "pixels; default: 800x600", 16, 8192, NULL},
    {"from", '\0', OPTION_POINT, AT(from), "x,y,z", "view from this direction; default: 3,2,5", 0,
     0, NULL},
    {"up", '\0', OPTION_POINT, AT(up), "x,y,z", "the up direction; default: 0,1,0", 0, 0, NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL, "1 if it touches", 0, 0, NULL},
};
#undef AT

typedef struct Job {
    SweepOptions wish;
    const char *operands[COMMAND_MESHES + 3]; /* ends with NULL */
    const AskQuestion *question;              /* of the pair, or of the shape and a triangle */
    /* the question has the other order: the second shape moves, by the opposite motion */
    bool second_moves;
    const AskType *type[2];
    union ask_value shape[2], moving;
    double motion[3];
    Scene scene;
    Tree tree;
    isectd_mesh_impact impact;
    double leave;
    Hull hull; /* the first shape, if it is a hull */
    Path path;
    size_t segment; /* the part of the path on which it touches */
} Job;

static enum precision precision_of(const Job *job)
{
    return job->wish.in_double ? DOUBLE : FLOAT;
}

/* ---- against a mesh ---- */

static isectd_vec3 widen(isect_vec3 v)
{
    return (isectd_vec3){(double)v.x, (double)v.y, (double)v.z};
}
static isectd_mesh_impact widen_impact(isect_mesh_impact impact)
{
    return (isectd_mesh_impact){(double)impact.enter, widen(impact.point), widen(impact.normal),
                                impact.prim};
}
static const struct {
    const char *name;
    isect_shape tag;
} against_mesh[] = {{"sphere", ISECT_SHAPE_SPHERE},
                    {"capsule", ISECT_SHAPE_CAPSULE},
                    {"ellipsoid", ISECT_SHAPE_ELLIPSOID},
                    {"cylinder", ISECT_SHAPE_CYLINDER},
                    {"cone", ISECT_SHAPE_CONE},
                    {"aabb", ISECT_SHAPE_AABB},
                    {"obb", ISECT_SHAPE_OBB},
                    {"hull", ISECT_SHAPE_HULL}};
enum { AGAINST_MESH = sizeof against_mesh / sizeof against_mesh[0] };

static int place_of(const char *name)
{
    for (int i = 0; i < AGAINST_MESH; i++)
        if (strcmp(name, against_mesh[i].name) == 0)
            return i;
    return -1;
}

static bool is_shape(const char *operand)
{
    const char first = operand != NULL ? operand[strspn(operand, " \t\r\n")] : '\0';
    return first == '{' || first == '[';
}
/* True for two shapes; false for a shape and a mesh. */
static bool is_pair(const Job *job)
{
    return is_shape(job->operands[3]);
}
/* True if a hull moves against a mesh, which the tree sweeps itself; the table has no row for
 * it. */
static bool is_hull(const Job *job)
{
    return strcmp(job->operands[0], "hull") == 0 && !is_pair(job);
}
/* True for the hull of a mesh; false for given vertices. */
static bool is_hull_of_mesh(const Job *job)
{
    return is_hull(job) && !is_shape(job->operands[1]);
}

/* ---- the question ---- */

/* The question for a shape that moves against a mesh: that against a triangle. */
static bool find_of_mesh(Job *job, Fault *fault)
{
    const char *a = job->operands[0];
    const ReaderString names[ASK_NAMES] = {
        {"sweep", strlen("sweep")}, {a, strlen(a)}, {"triangle", strlen("triangle")}};
    if (place_of(a) < 0) {
        const AskQuestion *meant = suggest_question(names);
        const bool near =
            meant != NULL && meant->names[1] != NULL && place_of(meant->names[1]) >= 0;
        return fault_set(fault, "sweep: '%.40s' cannot move against a mesh%s%s%s", a,
                         near ? ": did you mean '" : "", near ? meant->names[1] : "",
                         near ? "'?" : " (see: isect sweep --help)");
    }
    const ReaderString hull[ASK_NAMES] = {names[0], names[2], names[1]};
    job->second_moves = is_hull(job);
    job->question = ask_find(job->second_moves ? hull : names, fault);
    return job->question != NULL;
}
static bool has_formula(const AskQuestion *question)
{
    return question != NULL && question->function->role == ISECT_CATALOG_FORMULA;
}
/* The question in the given order; if only the other order has a formula, that one. */
static bool find_of_pair(Job *job, Fault *fault)
{
    Fault other;
    const char *a = job->operands[0], *b = job->operands[2];
    const ReaderString sweep = {"sweep", strlen("sweep")}, first = {a, strlen(a)},
                       second = {b, strlen(b)};
    job->question = ask_find((const ReaderString[ASK_NAMES]){sweep, first, second}, fault);
    const AskQuestion *back =
        ask_find((const ReaderString[ASK_NAMES]){sweep, second, first}, &other);
    job->second_moves = back != NULL && (job->question == NULL ||
                                         (has_formula(back) && !has_formula(job->question)));
    if (job->second_moves)
        job->question = back;
    return job->question != NULL || fault_in(fault, "sweep");
}

/* "moving_sphere": the sphere. */
static const AskType *type_at_rest(const AskType *type)
{
    static const char moving[] = "moving_";
    return strncmp(type->name, moving, sizeof moving - 1) == 0
               ? ask_type(type->name + sizeof moving - 1)
               : type;
}
static bool find_question(Job *job, Fault *fault)
{
    if (!(is_pair(job) ? find_of_pair : find_of_mesh)(job, fault))
        return false;
    for (int k = 0; k < 2; k++)
        job->type[job->second_moves ? 1 - k : k] = type_at_rest(job->question->given[k]);
    return true;
}

/* ---- hulls ---- */

/* The picture holds a limited number of vertices: every n-th of them. */
static void pick_corners(Job *job)
{
    const bool wide = job->wish.in_double;
    AskPoints *points = &job->shape[0].points;
    const size_t count = wide ? job->hull.wide.vertex_count : job->hull.narrow.vertex_count,
                 every = count / ASK_GIVEN_MOST + 1;
    points->count = points->other = 0;
    for (size_t i = 0; i < count; i += every, points->count++)
        if (wide)
            memcpy(points->doubles + 3 * points->count, job->hull.wide.vertices + i,
                   sizeof(isectd_vec3));
        else
            memcpy(points->floats + 3 * points->count, job->hull.narrow.vertices + i,
                   sizeof(isect_vec3));
}

static bool read_hull(Job *job, Fault *fault)
{
    if (!hull_load(&job->hull, job->operands[1], job->wish.in_double, fault))
        return false;
    pick_corners(job);
    return true;
}

/* Makes the hull of the vertices or planes that were read. */
static void set_hull(Job *job)
{
    const AskPoints *points = &job->shape[0].points;
    const void *floats = points->floats, *doubles = points->doubles;
    const void *planes = points->floats + 3 * ASK_GIVEN_MOST;
    const void *wide_planes = points->doubles + 3 * ASK_GIVEN_MOST;
    job->hull.narrow = (isect_hull){.vertices = floats,
                                    .vertex_count = points->count,
                                    .planes = planes,
                                    .plane_count = points->other};
    job->hull.wide = (isectd_hull){.vertices = doubles,
                                   .vertex_count = points->count,
                                   .planes = wide_planes,
                                   .plane_count = points->other};
}

static bool read_shape(Job *job, int k, Fault *fault)
{
    if (k == 0 && is_hull_of_mesh(job))
        return read_hull(job, fault);
    const AskQuestion only = {.given = {job->type[k]}};
    const char *text = job->operands[2 * k + 1];
    Reader reader = {text, text + strlen(text), precision_of(job), fault};
    if (!ask_read(&only, &reader, 0, &job->shape[k]) || !reader_finish(&reader))
        return fault_in(fault, "sweep");
    if (k == 0 && is_hull(job))
        set_hull(job);
    return true;
}

static double number_at(const Job *job, const union ask_value *value, unsigned place)
{
    return job->wish.in_double ? value->points.doubles[place] : (double)value->points.floats[place];
}

/* Sets the motion of the first shape; `moving` is its numbers, or those of the second shape, and
 * the displacement. */
static bool set_motion(Job *job, Fault *fault)
{
    const int k = job->second_moves ? 1 : 0;
    const AskType *moving = job->question->given[0];
    const unsigned first = moving->fields[moving->field_count - 1].first;
    job->moving = job->shape[k];
    for (unsigned i = 0; i < 3; i++) {
        const double way = job->wish.by.given
                               ? job->wish.by.at[i]
                               : job->wish.to.at[i] - number_at(job, &job->shape[0], i);
        job->motion[i] = job->wish.in_double ? way : (double)(float)way;
        if (!isfinite(job->motion[i]))
            return fault_set(fault, "sweep: the motion is too long");
        const double sign = job->second_moves ? -1 : 1;
        if (job->wish.in_double)
            job->moving.points.doubles[first + i] = sign * job->motion[i];
        else
            job->moving.points.floats[first + i] = (float)(sign * job->motion[i]);
    }
    return true;
}

static bool check_wishes(const Job *job, Fault *fault)
{
    const char *a = job->operands[1], *b = job->operands[2];
    if (!is_shape(a) && (a == NULL || !is_hull_of_mesh(job)))
        return fault_set(fault,
                         "sweep: the numbers of the %s are missing (SHAPE '{...}' MESH --to x,y,z)",
                         job->operands[0]);
    if (b == NULL)
        return fault_set(fault, "sweep: no obstacle is given (a mesh, or SHAPE '{...}')");
    if (is_pair(job) && job->operands[4] != NULL)
        return fault_set(fault, "sweep: '%s' is one too many: two shapes are given",
                         job->operands[4]);
    const char *path = job->wish.path;
    if (job->wish.to.given + job->wish.by.given + (path != NULL) > 1)
        return fault_set(fault, "sweep: --to, --by and --path cannot be combined");
    if (!job->wish.to.given && !job->wish.by.given && path == NULL)
        return fault_set(fault,
                         "sweep: no motion is given (--to x,y,z, --by x,y,z or --path FILE)");
    if (path != NULL && is_pair(job))
        return fault_set(fault, "sweep: --path needs a mesh");
    for (const char *const *mesh = job->operands + 2; path != NULL && *mesh != NULL; mesh++)
        if (strcmp(path, "-") == 0 && strcmp(*mesh, "-") == 0)
            return fault_set(fault, "sweep: mesh and path cannot both be the standard input");
    return job->wish.output == NULL || film_can_write(job->wish.output, fault);
}

/* ---- the answer ---- */

static void sweep_pair(Job *job)
{
    union ask_value given[ASK_GIVEN] = {job->moving, job->shape[job->second_moves ? 0 : 1]}, answer;
    ask_call(job->question, precision_of(job), given, &answer);
    if (!job->wish.in_double)
        ask_widen(job->question->answer, &answer);
    const isectd_impact *got = &answer.impact_d;
    job->impact = (isectd_mesh_impact){got->enter, got->point, got->normal, 0};
    job->leave = got->leave;
    if (!job->second_moves || !(got->enter <= 1))
        return;
    const double *way = job->motion;
    const isectd_vec3 p = got->point, n = got->normal;
    job->impact.point = (isectd_vec3){p.x + got->enter * way[0], p.y + got->enter * way[1],
                                      p.z + got->enter * way[2]};
    job->impact.normal = (isectd_vec3){-n.x, -n.y, -n.z};
}

/* ---- along a path ---- */

static bool read_path(Job *job, Fault *fault)
{
    return path_read(&job->path, job->wish.path, precision_of(job), fault);
}

static isect_any narrow_shape(const Job *job, isect_shape tag)
{
    const bool hull = tag == ISECT_SHAPE_HULL;
    return (isect_any){tag, hull ? (const void *)&job->hull.narrow : &job->shape[0]};
}
static isectd_any wide_shape(const Job *job, isect_shape tag)
{
    const bool hull = tag == ISECT_SHAPE_HULL;
    return (isectd_any){tag, hull ? (const void *)&job->hull.wide : &job->shape[0]};
}
static bool sweep_path(Job *job, isect_shape tag, Fault *fault)
{
    const size_t count = job->path.count;
    if (job->wish.in_double) {
        job->impact = isectd_bvh_sweep_any_path(job->tree.wide, wide_shape(job, tag),
                                                job->path.points, count, &job->segment);
        return true;
    }
    isect_vec3 *points = malloc((count + 1) * sizeof *points);
    if (points == NULL)
        return fault_set(fault, "out of memory");
    for (size_t i = 0; i < count; i++) {
        const isectd_vec3 p = job->path.points[i];
        points[i] = (isect_vec3){(float)p.x, (float)p.y, (float)p.z};
    }
    job->impact = widen_impact(isect_bvh_sweep_any_path(job->tree.narrow, narrow_shape(job, tag),
                                                        points, count, &job->segment));
    free(points);
    return true;
}
/* By the tree of either precision; the answer in float is converted. */
static void sweep_straight(Job *job, isect_shape tag)
{
    const double *way = job->motion;
    const isectd_vec3 by = {way[0], way[1], way[2]};
    const isect_vec3 by_narrow = {(float)by.x, (float)by.y, (float)by.z};
    job->impact = job->wish.in_double
                      ? isectd_bvh_sweep_any(job->tree.wide, wide_shape(job, tag), &by)
                      : widen_impact(isect_bvh_sweep_any(job->tree.narrow, narrow_shape(job, tag),
                                                         &by_narrow));
}

static bool sweep_mesh(Job *job, Fault *fault)
{
    if (!scene_load(&job->scene, job->operands + 2, job->wish.in_double, fault))
        return false;
    const isect_status status =
        tree_build(&job->tree, &job->scene.mesh, precision_of(job), tree_processors());
    if (status != ISECT_OK)
        return fault_set(fault, "%s: no tree: %s", job->operands[2], isect_status_text(status));
    const int place = place_of(job->operands[0]);
    if (job->wish.path != NULL)
        return sweep_path(job, against_mesh[place].tag, fault);
    sweep_straight(job, against_mesh[place].tag);
    return true;
}

static void print_number(const char *before, double number, enum precision precision)
{
    char text[NUMBER_ROOM];
    fputs(before, stdout);
    fwrite(text, 1, number_write(text, number, precision), stdout);
}
static void print_vector(const char *before, isectd_vec3 v, enum precision precision)
{
    fputs(before, stdout);
    print_number("[", v.x + 0, precision);
    print_number(",", v.y + 0, precision);
    print_number(",", v.z + 0, precision);
    putchar(']');
}
static void print_answer(const Job *job)
{
    const enum precision precision = precision_of(job);
    double place[3];
    if (!(job->impact.enter <= 1)) {
        puts("null");
        return;
    }
    const isectd_vec3 gone = job->wish.path != NULL
                                 ? path_offset(&job->path, job->segment, job->impact.enter)
                                 : (isectd_vec3){0, 0, 0};
    const double on_path[3] = {gone.x, gone.y, gone.z};
    for (unsigned k = 0; k < 3; k++)
        place[k] = number_at(job, &job->shape[0], k) +
                   (job->wish.path != NULL ? on_path[k] : job->impact.enter * job->motion[k]);
    print_number("{\"enter\":", job->impact.enter, precision);
    if (is_pair(job))
        print_number(",\"leave\":", job->leave, precision);
    print_vector(",\"point\":", job->impact.point, precision);
    print_vector(",\"normal\":", job->impact.normal, precision);
    print_vector(",\"at\":", (isectd_vec3){place[0], place[1], place[2]}, precision);
    if (!is_pair(job))
        printf(",\"prim\":%u", (unsigned)job->impact.prim);
    if (job->wish.path != NULL)
        printf(",\"segment\":%zu", job->segment);
    puts("}");
}

/* The displacement at each vertex of the path from its start. */
static Vector *corners_gone(const Job *job, size_t *count)
{
    *count = job->wish.path != NULL ? job->path.count : 2;
    Vector *gone = calloc(*count, sizeof *gone);
    for (size_t i = 1; i < *count && gone != NULL; i++)
        gone[i] = job->wish.path != NULL ? vector_subtract(vector_of(job->path.points[i]),
                                                           vector_of(job->path.points[0]))
                                         : (Vector){job->motion[0], job->motion[1], job->motion[2]};
    return gone;
}
/* Draws shapes in double, in either precision of the question. */
static bool make_film(Job *job, Fault *fault)
{
    size_t corners;
    Vector *gone = corners_gone(job, &corners);
    if (gone == NULL)
        return fault_set(fault, "out of memory");
    union ask_value shape[2] = {job->shape[0], job->shape[1]};
    for (int k = 0; k < 2 && !job->wish.in_double; k++)
        ask_widen(job->type[k], &shape[k]);
    const double *from = job->wish.from.at, *up = job->wish.up.at;
    const Film film = {.path = job->wish.output,
                       .size = job->wish.size,
                       .from = {from[0], from[1], from[2]},
                       .up = {up[0], up[1], up[2]},
                       .type = job->type[0]->name,
                       .shape = &shape[0],
                       .gone = gone,
                       .corners = corners,
                       .impact = &job->impact,
                       .segment = job->segment,
                       .other = is_pair(job) ? job->type[1]->name : NULL,
                       .second = &shape[1],
                       .mesh = &job->scene.mesh,
                       .tree = &job->tree};
    const bool good = film_write(&film, fault) || fault_in(fault, "sweep");
    free(gone);
    return good;
}

static int run(Job *job)
{
    Fault fault;
    if (!check_wishes(job, &fault) || !find_question(job, &fault) || !read_shape(job, 0, &fault) ||
        (is_pair(job) && !read_shape(job, 1, &fault)) ||
        !(job->wish.path != NULL ? read_path : set_motion)(job, &fault))
        return fault_print("%s", fault.text);
    if (is_pair(job))
        sweep_pair(job);
    else if (!sweep_mesh(job, &fault))
        return fault_print("%s", fault.text);
    const bool touches = job->impact.enter <= 1;
    if (job->wish.output != NULL && !make_film(job, &fault))
        return fault_print("%s", fault.text);
    print_answer(job);
    return job->wish.exit_code && touches ? EXIT_FOUND : EXIT_SUCCESS;
}

static int run_sweep(int argc, char **argv)
{
    Job job = {.wish = {.size = {800, 600}, .from = {.at = {3, 2, 5}}, .up = {.at = {0, 1, 0}}}};
    const enum options_result parsed =
        options_parse(&sweep_command, argc, argv, &job.wish, job.operands);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    const int code = run(&job);
    hull_free(&job.hull);
    path_free(&job.path);
    tree_free(&job.tree);
    scene_free(&job.scene);
    return code;
}

const Command sweep_command = {
    .name = "sweep",
    .summary = "where a moving shape first touches a mesh, or another shape",
    .operand = "SHAPE A MESH...|SHAPE B",
    .operands_least = 1,
    .operands_most = COMMAND_MESHES + 2,
    .reads_meshes = true,
    .about =
        "Moves a shape along a straight line; the answer is\n"
        "\n"
        "  {\"enter\":t,\"point\":[x,y,z],\"normal\":[x,y,z],\"at\":[x,y,z],\"prim\":n}\n"
        "\n"
        "t is the part of the motion until the contact, from 0 to 1; point and normal are those\n"
        "of the contact, from the shape to the obstacle; `at` is the place of its first point\n"
        "then; prim is the triangle. Or null, without a contact. t is never late. SHAPE is "
        "sphere,\n"
        "capsule, ellipsoid, cylinder, cone, aabb, obb or hull, and A as `isect ask` reads it; "
        "for\n"
        "a hull against a mesh also a file, whose convex hull is used. --to is the end of its\n"
        "first point: the center, a, tip, lower or first vertex. --path moves it against a mesh\n"
        "from point to point, x y z per line; at the first it is at A. The answer then has\n"
        "\"segment\", too: 0 is from the first to the second point, and t is the part of that.\n"
        "\n"
        "Several meshes are one, their triangles in order; - is the standard input. A file that\n"
        "ends with .json is a scene (see: isect cull --help), with copies of its triangles at\n"
        "each place. Against another shape the answer has no prim, but \"leave\", the time of the\n"
        "last contact; A and B are any two shapes one of which can move (see: isect ask --list\n"
        "sweep).\n"
        "\n"
        "-o writes a picture: the shape at its start is blue, also on its path, and red at the\n"
        "contact; the motion beyond is grey, and the normal is green.\n",
    .example = "isect sweep sphere '{\"center\":[0,2,0],\"radius\":0.1}' bunny.off --to 0,-1,0 "
               "-o fall.png",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_sweep,
};
