/* fuzz/tree.c - a tree over any mesh is refused, or equal to a loop over all its triangles. The
 * mesh is also tested against itself, and cut by a plane. */
#include "numbers.h"
#include HEADER(bvh)
#include HEADER(cast)
#include HEADER(clash)
#include HEADER(section)

enum { MOST_VERTICES = 255, MOST_TRIANGLES = 100, RAYS = 16 };

static real positions[3 * MOST_VERTICES];
static uint32_t indices[3 * MOST_TRIANGLES];
static X(ray) rays[RAYS];

static X(triangle) corners(const X(mesh) * mesh, size_t i)
{
    real corner[9];
    X(triangle) triangle;
    for (size_t k = 0; k < 3; k++) {
        size_t vertex = mesh->indices ? mesh->indices[3 * i + k] : 3 * i + k;
        memcpy(corner + 3 * k, positions + 3 * vertex, 3 * sizeof(real));
    }
    memcpy(&triangle, corner, sizeof triangle);
    return triangle;
}
static X(mesh_touch) least(const X(mesh) * mesh, const X(ray) * ray)
{
    X(mesh_touch) best = {REAL_INF, 0, 0, UINT32_MAX};
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        const X(triangle) triangle = corners(mesh, i);
        const X(touch) touch = X(cast_ray_triangle)(ray, &triangle);
        if (touch.t < best.t)
            best = (X(mesh_touch)){touch.t, touch.u, touch.v, (uint32_t)i};
    }
    return best;
}
static bool same_touch(X(mesh_touch) a, X(mesh_touch) b)
{
    return same_bits(a.t, b.t) && same_bits(a.u, b.u) && same_bits(a.v, b.v) && a.prim == b.prim;
}

static void ask(const X(bvh) * bvh, const X(mesh) * mesh, const isect_threads *threads)
{
    X(mesh_touch) touches[RAYS];
    uint64_t bits[1];
    const X(rays) many = X(rays_of)(rays);
    const X(mesh_touches) out = X(mesh_touches_of)(touches);
    X(bvh_cast_n)(bvh, many, RAYS, threads, out);
    X(bvh_occluded_n)(bvh, many, RAYS, NULL, bits);
    require(bits[0] >> RAYS == 0);
    for (size_t i = 0; i < RAYS; i++) {
        const X(mesh_touch) want = least(mesh, &rays[i]);
        require(same_touch(X(bvh_cast)(bvh, &rays[i]), want));
        require(same_touch(touches[i], want));
        require(X(bvh_occluded)(bvh, &rays[i]) == (want.prim != UINT32_MAX));
        require(isect_bit(bits, i) == (want.prim != UINT32_MAX));
    }
}

/* Self-intersections of the mesh, and their contours. */
static void ask_itself(const X(bvh) * bvh, const X(mesh) * mesh, bool whole)
{
    static uint32_t pairs[MOST_TRIANGLES * MOST_TRIANGLES][2];
    static uint64_t memory[MOST_TRIANGLES * MOST_TRIANGLES * 64];
    size_t count = 0, want = 0;
    require(X(clash_self)(bvh, NULL, pairs, MOST_TRIANGLES * MOST_TRIANGLES, &count) == ISECT_OK);
    for (size_t i = 0; whole && i < mesh->triangle_count; i++)
        for (size_t k = i + 1; k < mesh->triangle_count; k++) {
            const X(triangle) a = corners(mesh, i), b = corners(mesh, k);
            if (X(clash_triangles)(&a, &b))
                require(want < count && pairs[want][0] == i && pairs[want++][1] == k);
        }
    require(!whole || want == count);
    require(X(clash_self_any)(bvh) == (count > 0));
    X(clash_lines) lines;
    require(X(clash_contour)(mesh, mesh, NULL, (const uint32_t(*)[2])pairs, count, memory,
                             sizeof memory, &lines) == ISECT_OK);
    require(lines.point_count <= 2 * count);
}

/* A section by a plane through the first vertex, perpendicular to the first ray. */
static void ask_section(const X(mesh) * mesh)
{
    static uint64_t memory[MOST_TRIANGLES * 64];
    const X(plane) plane = {rays[0].dir, -rays[0].dir.x * positions[0]};
    X(section) section;
    const size_t count = X(section_count)(mesh, &plane, NULL, 0);
    const isect_status status =
        X(section_plane)(mesh, &plane, NULL, 0, memory, X(section_capacity)(count), &section);
    require(status == ISECT_OK || status == ISECT_NOT_FINITE);
    if (status != ISECT_OK)
        return;
    require(section.point_count <= 2 * count && section.area == section.area);
    for (size_t k = 0; k < section.line_count; k++) {
        const X(section_line) *line = &section.lines[k];
        require(line->first + line->count <= section.point_count && line->area == line->area);
        require(line->parent == UINT32_MAX || line->parent < section.line_count);
        for (size_t i = line->first; i < line->first + line->count; i++)
            require(section.prims[i] < mesh->triangle_count || section.prims[i] == UINT32_MAX);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    int flags = take_byte(&bytes), kind = flags % NUMBER_KINDS;
    const bool indexed = flags & 64, unchecked = flags & 128;
    X(mesh) mesh = {.positions = positions, .indices = indexed ? indices : NULL};
    mesh.vertex_count = take_byte(&bytes);
    mesh.triangle_count = take_byte(&bytes) % MOST_TRIANGLES;
    if (!unchecked) {
        mesh.vertex_count += mesh.vertex_count == 0;
        if (!indexed && mesh.triangle_count > mesh.vertex_count / 3)
            mesh.triangle_count = mesh.vertex_count / 3;
    }
    take_numbers(&bytes, kind, rays, RAYS / 4 * sizeof(X(ray)) / sizeof(real));
    for (size_t i = RAYS / 4; i < RAYS; i++) { /* the same, but unlimited, or reversed */
        rays[i] = rays[i % (RAYS / 4)];
        rays[i].t_min = i % 2 ? 0 : -REAL_INF, rays[i].t_max = REAL_INF;
        if (i >= RAYS / 2)
            rays[i].dir.x = -rays[i].dir.x;
    }
    take_numbers(&bytes, kind, positions, 3 * mesh.vertex_count);
    for (size_t i = 0; i < 3 * mesh.triangle_count; i++) {
        indices[i] = take_byte(&bytes);
        if (!unchecked)
            indices[i] %= (uint32_t)mesh.vertex_count;
    }

    X(bvh) *bvh = NULL;
    const X(bvh_options) options = {.threads = {.count = flags / 4 % 8 ? 0 : 2}};
    isect_status status = X(bvh_build)(&mesh, &options, &bvh);
    require(status == ISECT_OK || (unchecked && status == ISECT_BAD_ARGUMENT && !bvh));
    if (status == ISECT_OK) {
        X(bvh_statistics) stats = X(bvh_stats)(bvh);
        require(stats.triangles + stats.not_finite + stats.repeated == mesh.triangle_count);
        ask(bvh, &mesh, &options.threads);
        ask_itself(bvh, &mesh, stats.repeated == 0);
        ask_section(&mesh);
    }
    X(bvh_free)(bvh);
    return 0;
}
