/* cli/import/memory.c - the memory that a mesh needs, and the memory that is available.
 *
 * The bytes while a file of F bytes, V vertices and T triangles is read, by the importer and by the
 * tool together; and while its tree is built, by the tool alone:
 *
 *     reading   F + 48 V + 24 T     STL, OBJ, OFF, PLY: its text, the mesh, the mesh as it arrives
 *               F + 45 V + 100 T    other formats: its text, assimp's scene, the mesh as it arrives
 *     building  36 V + 12 T         the mesh, in double and in float
 *             + 80 to 175 T         boxes, halves of them, and the tree
 *
 * These are slightly above the measured figures (docs/scene.md). */
#define _POSIX_C_SOURCE 200809L
#include "import/memory.h"

#include "import/cgroup.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static double allowed;            /* 0: the free memory */
static double tree = 175;         /* of a triangle; that of the most expensive builder by default */
static double resident, building; /* of the loaded meshes: their memory, and that with a tree */

static double bytes_built(double vertices, double triangles)
{
    return 36 * vertices + (12 + tree) * triangles;
}

static double bytes_read(const MemoryNeed *need, double vertices, double triangles)
{
    return (double)need->file +
           (need->own ? 48 * vertices + 24 * triangles : 45 * vertices + 100 * triangles);
}

/* ---- available memory ---- */

/* The value of a name in /proc/meminfo, in bytes. */
static double read_meminfo(const char *text, const char *name)
{
    const char *line = strstr(text, name);
    return line != NULL ? 1024 * strtod(line + strlen(name), NULL) : 0;
}

/* The start of a file as text, empty if it is missing. */
static void read_text(const char *path, char *text, size_t room)
{
    FILE *file = fopen(path, "r");
    const size_t size = file != NULL ? fread(text, 1, room - 1, file) : 0;
    text[size] = '\0';
    if (file != NULL)
        fclose(file);
}

/* The minimum of the free memory of the system, the limit of the container and `ulimit -v`. Without
 * any of these numbers it is infinite. */
static double free_bytes(void)
{
    char text[4096];
    struct rlimit most;
    double bytes = INFINITY, used;
    read_text("/proc/meminfo", text, sizeof text);
    if (strstr(text, "MemAvailable:") != NULL)
        bytes = read_meminfo(text, "MemAvailable:") + read_meminfo(text, "SwapFree:");
    bytes = fmin(bytes, cgroup_memory("/proc/self/cgroup", "/sys/fs/cgroup"));
    read_text("/proc/self/statm", text, sizeof text);
    used = strtod(text, NULL) * (double)sysconf(_SC_PAGESIZE);
    if (getrlimit(RLIMIT_AS, &most) == 0 && most.rlim_cur != RLIM_INFINITY)
        bytes = fmin(bytes, (double)most.rlim_cur - used);
    return bytes;
}

/* ---- accounting ---- */

void memory_allow(double bytes, bool in_double, TreeWish wish)
{
    allowed = bytes;
    tree = wish.indexed ? 80 : in_double ? (wish.fast ? 175 : 135) : wish.fast ? 125 : 100;
}

bool memory_check(const MemoryNeed *need, Fault *fault)
{
    const double t = (double)need->triangles;
    const double v = need->vertices > 0 ? (double)need->vertices : 3 * t;
    const double bytes = fmax(resident + bytes_read(need, v, t), building + bytes_built(v, t));
    const double room = allowed > 0 ? allowed : free_bytes() + resident;
    char count[48] = "its text needs";
    if (bytes <= room)
        return true;
    if (need->triangles > 0)
        snprintf(count, sizeof count, "%zu triangles need about", need->triangles);
    return fault_set(fault, "too large: %s %.0f MB, and %.0f MB are %s", count, ceil(bytes / 1e6),
                     floor(room / 1e6), allowed > 0 ? "allowed by --memory" : "free");
}

void memory_keep(const Mesh *mesh)
{
    const double v = (double)mesh->vertex_count, t = (double)mesh->triangle_count;
    resident += 24 * v + 12 * t;
    building += bytes_built(v, t);
}
