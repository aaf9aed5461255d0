/* cli/import/import.c - reads a mesh file in a separate process. The library that knows the formats
 * is large and was not written for hostile files. It runs in a child process behind a pipe, with
 * limits of memory and time, and can leave neither files nor output. Whatever happens to the child,
 * the tool continues and reports it in one line. */
#define _XOPEN_SOURCE 700
#include "import/import.h"

#include "import/import_child.h"
#include "import/memory.h"
#include "import/sanitized.h"
#include "import/source.h"
#include "import/weld.h"
#include "import/wire.h"
#include "progress.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Text takes up to about 60 bytes of memory per byte of file in the importer; the base for small
 * files covers the files that they refer to. */
ImportLimits import_limits_for(size_t file_size)
{
    const size_t base = (size_t)2 << 30, factor = 100;
    const size_t most = (size_t)1 << (sizeof(size_t) * CHAR_BIT - 2);
    const unsigned slow = SANITIZED ? 20 : 1;
    size_t megabytes = file_size >> 20;
    unsigned seconds = megabytes > 10000 ? 10010 : 10 + (unsigned)megabytes;
    size_t memory = file_size > (most - base) / factor ? most : base + factor * file_size;
    return (ImportLimits){memory, slow * seconds, slow * 3 * seconds};
}

bool file_check(const char *path, size_t *size, Fault *fault)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return fault_set(fault, "%s", strerror(errno));
    if (S_ISDIR(status.st_mode))
        return fault_set(fault, "is a directory");
    if (!S_ISREG(status.st_mode))
        return fault_set(fault, "is not a regular file");
    if (access(path, R_OK) != 0)
        return fault_set(fault, "%s", strerror(errno));
    if (status.st_size == 0)
        return fault_set(fault, "is empty");
    *size = (size_t)status.st_size;
    return true;
}

/* Sets the soft limit only: at a hard limit of time the kernel kills the process without a
 * reason. */
static void limit(int resource, rlim_t most)
{
    struct rlimit now;
    if (getrlimit(resource, &now) != 0)
        return;
    if (now.rlim_cur == RLIM_INFINITY || most < now.rlim_cur)
        now.rlim_cur = most;
    setrlimit(resource, &now);
}

/* The child process: isolated, limited, and ended after its answer. */
static _Noreturn void run_child(const SourceText *file, const ImportLimits *limits, int out)
{
    FILE *stream = fdopen(out, "wb");
    int nowhere = open("/dev/null", O_RDWR);
    /* The child must not run the handlers of the tool. */
    signal(SIGHUP, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    if (stream == NULL || nowhere < 0 || dup2(nowhere, STDIN_FILENO) < 0 ||
        dup2(nowhere, STDOUT_FILENO) < 0 || dup2(nowhere, STDERR_FILENO) < 0)
        _exit(1);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    if (limits->cpu_seconds > 0)
        limit(RLIMIT_CPU, limits->cpu_seconds);
    if (limits->memory > 0 && !SANITIZED)
        limit(RLIMIT_AS, limits->memory);
    import_child_send(file, stream);
    /* _exit: the operating system frees a large scene faster than its destructors do. */
    _exit(fflush(stream) == 0 ? 0 : 1);
}

typedef struct PipeSource {
    WireSource source; /* first, so that a pointer to it is a pointer to this */
    const char *path;
    int in;
    bool limited, ended;
    struct timespec begun, deadline;
    double shown; /* when the line of progress was written, in seconds; 0: it was not */
} PipeSource;

static double seconds_since(const struct timespec *begun)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - begun->tv_sec) + (double)(now.tv_nsec - begun->tv_nsec) * 1e-9;
}

/* Shows progress on a terminal, four times a second, and only when reading takes long. */
static void show_progress(PipeSource *pipe)
{
    const double now = seconds_since(&pipe->begun);
    if (now < 0.5 || now - pipe->shown < 0.25 || !isatty(STDERR_FILENO))
        return;
    pipe->shown = now;
    if (pipe->source.all > 0)
        fprintf(stderr, "\r%.60s: reading, %.0f %%", pipe->path,
                100 * fmin(1, (double)pipe->source.got / (double)pipe->source.all));
    else
        fprintf(stderr, "\r%.60s: reading, %.0f s", pipe->path, now);
}

static void end_progress(const PipeSource *pipe)
{
    if (pipe->shown > 0)
        fprintf(stderr, "\r\033[K");
}

/* Milliseconds until the deadline, in the range of poll. */
static int time_left(const PipeSource *pipe)
{
    if (!pipe->limited)
        return 1000000000;
    const double left = -1e3 * seconds_since(&pipe->deadline);
    return left <= 0 ? 0 : left > 1e9 ? 1000000000 : (int)left + 1;
}

static long read_pipe(WireSource *source, void *bytes, size_t room, Fault *fault)
{
    PipeSource *pipe = (PipeSource *)source;
    for (;;) {
        struct pollfd ready = {.fd = pipe->in, .events = POLLIN};
        const int left = time_left(pipe);
        const int found = poll(&ready, 1, left < 250 ? left : 250);
        show_progress(pipe);
        if (found == 0 && left > 250)
            continue;
        if (found == 0) {
            fault_set(fault, "the importer took too long");
            return -1;
        }
        ssize_t got = found < 0 ? -1 : read(pipe->in, bytes, room);
        pipe->ended = got == 0;
        if (got >= 0)
            return (long)got;
        if (errno != EINTR && errno != EAGAIN) {
            fault_set(fault, "cannot read from the importer: %s", strerror(errno));
            return -1;
        }
    }
}

/* The signal that ended the child is a better reason than its incomplete answer. Always false. */
static bool explain(int status, Fault *fault)
{
    if (!WIFSIGNALED(status))
        return false;
    int number = WTERMSIG(status);
    if (number == SIGXCPU)
        return fault_set(fault, "the importer took too long");
    if (number == SIGKILL)
        return fault_set(fault, "the importer was stopped: too much time or memory");
    return fault_set(fault, "the importer crashed (%s)", strsignal(number));
}

static bool hear_child(pid_t child, PipeSource *pipe, const ImportLimits *limits, Mesh *mesh,
                       Fault *fault)
{
    pipe->limited = limits->seconds > 0;
    clock_gettime(CLOCK_MONOTONIC, &pipe->begun);
    pipe->deadline = pipe->begun;
    pipe->deadline.tv_sec += (time_t)limits->seconds;
    size_t most = limits->memory > 0 ? limits->memory : SIZE_MAX;
    bool good = wire_decode(&pipe->source, most, mesh, fault);
    end_progress(pipe);
    /* If the child closed its end of the pipe, it is about to end by itself, and its status has the
     * reason. */
    int status = 0;
    if (!pipe->ended)
        kill(child, SIGKILL);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return good || !pipe->ended ? good : explain(status, fault);
}

/* Reads the mesh of a loaded file in a child process. */
static bool ask_child(const SourceText *file, const ImportLimits *limits, Mesh *mesh, Fault *fault)
{
    int ends[2];
    const ImportLimits usual = import_limits_for(file->size);
    limits = limits != NULL ? limits : &usual;
    if (pipe(ends) != 0)
        return fault_set(fault, "cannot make a pipe: %s", strerror(errno));
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        run_child(file, limits, ends[1]);
    }
    close(ends[1]);
    PipeSource from = {.source = {.read = read_pipe}, .path = file->path, .in = ends[0]};
    bool good = child > 0 ? hear_child(child, &from, limits, mesh, fault)
                          : fault_set(fault, "cannot start the importer: %s", strerror(errno));
    close(ends[0]);
    if (good && mesh->triangle_count == 0) {
        mesh_free(mesh);
        good = fault_set(fault, "contains no triangles");
    }
    return good;
}

SourceText source_of(const char *path)
{
    const bool standard = strcmp(path, "-") == 0;
    return (SourceText){.path = standard ? "standard input" : path, .standard = standard};
}

static bool import_source(SourceText *file, const ImportLimits *limits, Mesh *mesh, Fault *fault)
{
    bool good;
    if (file->standard)
        good = source_load(file, fault) && (file->size > 0 || fault_set(fault, "is empty"));
    else
        good = file_check(file->path, &file->size, fault);
    good = good && memory_check(&(MemoryNeed){.file = file->size}, fault);
    return (good && ask_child(file, limits, mesh, fault)) || fault_in(fault, file->path);
}

bool mesh_import_limited(const char *path, const ImportLimits *limits, Mesh *mesh, Fault *fault)
{
    SourceText file = source_of(path);
    const bool good = import_source(&file, limits, mesh, fault);
    free(file.text);
    return good;
}

bool mesh_import(const char *path, Mesh *mesh, Fault *fault)
{
    return mesh_import_limited(path, NULL, mesh, fault);
}

/* ---- several files, and losses ---- */

static void warn_flaw(const char *path, const Mesh *mesh, const MeshFlaw *flaw, const char *what)
{
    char place[32] = "";
    if (flaw->where > 0)
        snprintf(place, sizeof place, "%s%zu:", mesh->binary ? " byte " : "", flaw->where);
    if (flaw->count > 0)
        fault_warn("%s:%s %s; faces of this kind: %zu", path, place, what, flaw->count);
}

static void warn(const char *path, const Mesh *mesh, bool in_double)
{
    warn_flaw(path, mesh, &mesh->crossed, "a face crosses itself or has no area");
    warn_flaw(path, mesh, &mesh->bent, "a face is not flat");
    if (!mesh->counted)
        fault_warn("%s: this format has no count of triangles: parts of the file may be missing",
                   path);
    if (!mesh->wide && in_double)
        fault_warn("%s: coordinates of this format are floats", path);
    else if (!mesh->wide && mesh->rounding == MESH_ROUNDED)
        fault_warn("%s: the effect of rounding to float is not known", path);
}

static void warn_rounded(const char *path, const MeshLoss *loss)
{
    char degenerate[64] = "";
    if (loss->degenerate > 0)
        snprintf(degenerate, sizeof degenerate, ", and %zu triangles become degenerate",
                 loss->degenerate);
    if (loss->moved > 1e-6 || loss->degenerate > 0)
        fault_warn(
            "%s: rounding to float moves vertices by up to %.2g of the size%s (see --double)", path,
            loss->moved, degenerate);
}

static void warn_weld(const char *path, const MeshWeld *weld)
{
    char collapsed[64] = "";
    if (weld->collapsed > 0)
        snprintf(collapsed, sizeof collapsed, "; %zu triangles collapse", weld->collapsed);
    if (weld->distance > 0)
        fault_warn("%s: --weld moves %zu vertices, by up to %.3g%s", path, weld->moved,
                   weld->largest, collapsed);
}

bool mesh_load_part(SourceText *file, bool in_double, Mesh *mesh, Fault *fault)
{
    progress_begin("reading", file->path);
    const bool good = import_source(file, NULL, mesh, fault);
    progress_end();
    if (!good)
        return false;
    warn(file->path, mesh, in_double);
    if (!weld_mesh(mesh)) {
        mesh_free(mesh);
        return fault_set(fault, "%s: out of memory", file->path);
    }
    warn_weld(file->path, &mesh->weld);
    memory_keep(mesh);
    return true;
}

bool mesh_load_end(const char *name, bool in_double, Mesh *mesh, Fault *fault)
{
    MeshLoss loss = {0};
    if (!in_double && !mesh_round(mesh, &loss))
        return fault_set(fault, "out of memory");
    warn_rounded(name, &loss);
    return true;
}

bool mesh_load(const char *const paths[], bool in_double, Mesh *mesh, Fault *fault)
{
    for (int i = 0; paths[i] != NULL; i++) {
        Mesh part = {0};
        SourceText file = source_of(paths[i]);
        const bool good = mesh_load_part(&file, in_double, &part, fault);
        free(file.text);
        if (!good)
            return false;
        if (!mesh_append(mesh, &part))
            return fault_set(fault, "%s: out of memory, or too large", file.path);
    }
    return mesh_load_end(paths[0], in_double, mesh, fault);
}
