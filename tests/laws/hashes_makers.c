/* tests/laws/hashes_makers.c - the same bits from every compiler, processor and instruction set:
 * volumes made of shapes and points, and their properties. The hashes are used as in
 * laws/hashes.c. */
#include "kit/hash.h"

enum { N = 1021 };

static void draw_some(Vec3 *p, size_t n, bool tame)
{
    for (size_t i = 0; i < n; i++)
        p[i] = tame ? any_vec3() : odd_vec3();
}
/* Points of all kinds, a few and many. */
static void hash_points(const char *name, size_t steps, void (*each)(const Vec3 *p, size_t n))
{
    static Vec3 p[N];
    hash_begin();
    for (size_t n = 1; n <= N; n += n / steps + 1) {
        new_kind();
        draw_some(p, n, n % 2);
        each(p, n);
    }
    hash_finish(name);
}
/* As columns, as triples, and with gaps. */
static X(points) laid_out(int layout, const Vec3 *p, size_t n)
{
    static real column[3][N];
    for (size_t i = 0; i < n; i++)
        column[0][i] = p[i].x, column[1][i] = p[i].y, column[2][i] = p[i].z;
    return layout == 0   ? (X(points)){column[0], column[1], column[2], 0}
           : layout == 1 ? X(points_of)(p)
                         : (X(points)){&p->x, &p->x, &p->z, 3 * sizeof(real)};
}

/* A tree over triangles, and an empty one. */
static void mix_touches(const X(mesh_touch) * touches)
{
    for (size_t i = 0; i < N; i++) {
        mix_numbers((real[]){touches[i].t, touches[i].u, touches[i].v}, 3);
        mix_word(touches[i].prim);
    }
}
static void hash_tree(size_t triangle_count)
{
    enum { ROUNDS = 4 };
    static Triangle triangles[N];
    static Ray rays[N];
    static X(mesh_touch) touches[N];
    static uint64_t bits[(N + 63) / 64];
    const X(mesh) mesh = {&triangles[0].a.x, 0, 3 * triangle_count, NULL, triangle_count};
    X(bvh) * bvh;
    for (int round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < N; i++) {
            new_kind();
            triangles[i] = i % 8 ? any_triangle() : odd_triangle();
            rays[i] = i % 2 ? any_ray() : odd_ray();
            if (round % 2)
                spoil(&rays[i], NUMBERS(Ray));
        }
        if (X(bvh_build)(&mesh, NULL, &bvh) != ISECT_OK)
            exit(1);
        X(bvh_cast_n)(bvh, X(rays_of)(rays), N, NULL, X(mesh_touches_of)(touches));
        mix_touches(touches);
        X(bvh_occluded_n)(bvh, X(rays_of)(rays), N, NULL, bits);
        mix_bits(bits, N);
        for (size_t i = 0; i < N; i++) {
            const X(mesh_touch) touch = X(bvh_cast)(bvh, &rays[i]);
            if (memcmp(&touch.t, &touches[i].t, 3 * sizeof(real)) ||
                touch.prim != touches[i].prim ||
                X(bvh_occluded)(bvh, &rays[i]) != isect_bit(bits, i))
                hash_differs("bvh_cast", i);
        }
        X(bvh_free)(bvh);
    }
}

/* The nearest triangles of points, and the sides of the points. */
static void mix_nearest(const X(mesh_nearest) * n)
{
    mix_numbers(&n->point.x, 3);
    mix_numbers((real[]){n->distance2, n->u, n->v}, 3);
    mix_word(n->prim), mix_word(n->feature);
}
static void hash_nearest(size_t triangle_count)
{
    static Triangle triangles[N];
    static Vec3 p[N];
    static X(mesh_nearest) nearest[N];
    static uint8_t side[N];
    const X(mesh) mesh = {&triangles[0].a.x, 0, 3 * triangle_count, NULL, triangle_count};
    X(bvh) * bvh;
    for (size_t i = 0; i < N; i++) {
        new_kind();
        triangles[i] = i % 8 ? any_triangle() : odd_triangle();
        p[i] = i % 4 == 0 ? triangles[i].b : i % 4 == 1 ? odd_vec3() : any_vec3();
    }
    if (X(bvh_build)(&mesh, NULL, &bvh) != ISECT_OK)
        exit(1);
    X(bvh_closest_n)(bvh, X(points_of)(p), N, REAL_INF, NULL, X(mesh_nearests_of)(nearest));
    X(bvh_classify_point_n)(bvh, X(points_of)(p), N, ISECT_NONZERO, NULL, side);
    for (size_t i = 0; i < N; i++) {
        mix_nearest(&nearest[i]);
        mix_word(side[i]);
        if (X(bvh_closest)(bvh, &p[i], REAL_INF).prim != nearest[i].prim ||
            X(bvh_classify_point)(bvh, &p[i], ISECT_NONZERO) != (isect_side)side[i])
            hash_differs("bvh_closest", i);
    }
    X(bvh_free)(bvh);
}

/* Makers: their volumes, or their errors. */
static void mix_made(isect_status status, const void *made, size_t numbers)
{
    mix_word((uint64_t)status);
    if (status == ISECT_OK)
        mix_numbers(made, numbers);
}
#define MIX(made, status) mix_made(status, &(made), sizeof(made) / sizeof(real))
#define HASH_VOLUME(volume, name, n)                                                               \
    for (size_t i = 0; i < (n); i++) {                                                             \
        new_kind();                                                                                \
        const X(name) x = i % 2 ? any_##name() : odd_##name();                                     \
        X(volume) made;                                                                            \
        MIX(made, X(bound_##volume##_##name)(&x, &made));                                          \
    }
#define HASH_BOX(name) HASH_VOLUME(aabb, name, N)
static void hash_boxes(void)
{
    hash_begin();
    /* clang-format off */
    HASH_BOX(segment) HASH_BOX(triangle) HASH_BOX(rectangle) HASH_BOX(disc) HASH_BOX(quad)
    HASH_BOX(sphere) HASH_BOX(capsule) HASH_BOX(lozenge) HASH_BOX(ellipsoid) HASH_BOX(cylinder)
    HASH_BOX(cone) HASH_BOX(obb);
    /* clang-format on */
    for (size_t i = 0; i < N; i++) {
        new_kind();
        Triangle axes = i % 2 ? any_triangle() : odd_triangle();
        Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        Aabb box = i % 2 ? any_aabb() : odd_aabb(), other = odd_aabb();
        MIX(box, X(bound_aabb_moved)(&box, &axes.a, &origin, &box));
        MIX(box, X(bound_aabb_merged)(&box, &other, &box));
    }
    hash_finish("bound_aabb_shapes");
}

static void mix_balls(const X(points) * points, size_t n)
{
    X(sphere) ball;
    X(support) support;
    const isect_status status = X(bound_sphere_points)(*points, n, &ball, &support);
    mix_made(status, &ball, 4);
    for (uint32_t i = 0; status == ISECT_OK && i < support.count; i++)
        mix_word(support.index[i]);
    MIX(ball, X(bound_sphere_points_refined)(*points, n, &ball));
    MIX(ball, X(bound_sphere_points_ritter)(*points, n, &ball));
}

#define HASH_BALL(name) HASH_VOLUME(sphere, name, N)
static void hash_balls(void)
{
    hash_begin();
    /* clang-format off */
    HASH_BALL(aabb) HASH_BALL(segment) HASH_BALL(triangle) HASH_BALL(rectangle) HASH_BALL(disc)
    HASH_BALL(quad) HASH_BALL(capsule) HASH_BALL(lozenge) HASH_BALL(ellipsoid)
    HASH_BALL(cylinder) HASH_BALL(cone) HASH_BALL(torus) HASH_BALL(obb);
    /* clang-format on */
    for (size_t i = 0; i < N; i++) {
        new_kind();
        const Triangle axes = i % 2 ? any_triangle() : odd_triangle();
        const Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        Sphere ball = i % 2 ? any_sphere() : odd_sphere();
        MIX(ball, X(bound_sphere_moved)(&ball, &axes.a, &origin, &ball));
    }
    for (size_t i = 0; i < N; i++) {
        X(sphere) balls[6], ball;
        new_kind();
        for (size_t k = 0; k < 6; k++)
            balls[k] = i % 2 ? any_sphere() : odd_sphere();
        const X(spheres) view = X(spheres_of)(balls);
        MIX(ball, X(bound_sphere_spheres)(view, 6, &ball));
        MIX(ball, X(bound_sphere_merged)(&balls[0], &balls[1], &ball));
    }
    hash_finish("bound_sphere_shapes");
}

/* Oriented boxes of points. */
static void mix_obbs(const X(points) * points, size_t n)
{
    const X(obb_options) options[] = {{false, 7}, {true, 13}};
    X(obb) box;
    MIX(box, X(bound_obb_points_pca)(*points, n, &box));
    for (int k = 0; k < 2; k++) {
        MIX(box, X(bound_obb_points)(*points, n, &options[k], &box));
        MIX(box, X(bound_obb_points_dito)(*points, n, &options[k], &box));
    }
}
static void mix_obb_layouts(const Vec3 *p, size_t n)
{
    for (int layout = 0; layout < 3; layout++) {
        const X(points) points = laid_out(layout, p, n);
        mix_obbs(&points, n);
    }
}
/* Oriented boxes of hulls. */
enum { MOST_OF_HULL = 700 };
/* The hull of n points; in every sixteenth set all of them are on a sphere. */
static void draw_hull(X(hull) * hull, int set, size_t n)
{
    static Vec3 p[MOST_OF_HULL];
    static char memory[400 * (MOST_OF_HULL + 10)];
    const X(points) points = X(points_of)(p);
    for (size_t k = 0; k < n; k++) {
        p[k] = set % 2 ? odd_vec3() : any_vec3();
        if (set % 16 == 0)
            p[k] = times(1 / real_sqrt(dot(p[k], p[k])), p[k]);
    }
    if (X(hull_build)(points, n, memory, sizeof memory, NULL, hull) != ISECT_OK)
        exit(1);
}
static void hash_hull_boxes(void)
{
    enum { SETS = 100 };
    hash_begin();
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(1, i % 8 ? 20 : MOST_OF_HULL);
        const X(obb_options) options = {i % 3 == 0, i % 4 == 0 ? 13 : 7};
        X(hull) hull;
        X(obb) box;
        new_kind();
        draw_hull(&hull, i, n);
        MIX(box, X(bound_obb_hull)(&hull, &options, &box));
        MIX(box, X(bound_obb_hull_refined)(&hull, &options, &box));
    }
    hash_finish("bound_obb_hull");
}
static void hash_least_boxes(void)
{
    enum { SETS = 60, POINTS = 40 };
    hash_begin();
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(1, i % 8 ? 12 : POINTS);
        X(hull) hull;
        X(obb) box;
        new_kind();
        draw_hull(&hull, i, n);
        MIX(box, X(bound_obb_hull_exact)(&hull, NULL, &box));
    }
    hash_finish("bound_obb_exact");
}
/* Oriented boxes of meshes. */
static void hash_mesh_boxes(void)
{
    enum { SETS = 200, POINTS = 50 };
    static Vec3 p[POINTS];
    uint32_t corner[3 * POINTS];
    hash_begin();
    for (int i = 0; i < SETS; i++) {
        const X(obb_options) options = {i % 3 == 0, i % 4 == 0 ? 13 : 7};
        const X(mesh)
            mesh = {&p[0].x, 0, POINTS, i % 5 ? corner : NULL, i % 5 ? POINTS : POINTS / 3};
        X(obb) box;
        new_kind();
        for (size_t k = 0; k < POINTS; k++)
            p[k] = i % 2 ? odd_vec3() : any_vec3();
        for (size_t k = 0; k < COUNT(corner); k++)
            corner[k] = (uint32_t)any_int(0, POINTS - 1);
        MIX(box, X(bound_obb_mesh)(&mesh, &options, &box));
    }
    hash_finish("bound_obb_mesh");
}

static void mix_crowd(const Vec3 *p, size_t n)
{
    const X(mesh) mesh = {&p->x, 0, n, NULL, n / 3};
    X(sphere) ball;
    X(aabb) box;
    for (int layout = 0; layout < 3; layout++) {
        const X(points) points = laid_out(layout, p, n);
        MIX(box, X(bound_aabb_points)(points, n, &box));
        mix_balls(&points, n);
    }
    MIX(ball, X(bound_sphere_mesh)(&mesh, &ball));
}

/* Round volumes. */
#define MIX_ROUND(volume)                                                                          \
    static void mix_##volume(const Vec3 *p, size_t n)                                              \
    {                                                                                              \
        const X(points) points = X(points_of)(p);                                                  \
        X(volume) made;                                                                            \
        MIX(made, X(bound_##volume##_points)(points, n, &made));                                   \
    }
MIX_ROUND(capsule)
MIX_ROUND(cylinder)
MIX_ROUND(ellipsoid)
MIX_ROUND(lozenge)

/* The boxes of rings, and of solids between planes. */
static void hash_boxes_of_planes(void)
{
    hash_begin();
    HASH_BOX(torus)
    for (size_t i = 0; i < N / 16; i++) {
        new_kind();
        const X(kdop14) kdop14 = i % 2 ? any_kdop14() : odd_kdop14();
        const X(kdop18) kdop18 = i % 2 ? any_kdop18() : odd_kdop18();
        const X(kdop26) kdop26 = i % 2 ? any_kdop26() : odd_kdop26();
        const X(kdop) kdop = i % 2 ? any_kdop() : odd_kdop();
        const X(frustum) frustum = i % 2 ? any_frustum() : odd_frustum();
        X(aabb) box;
        MIX(box, X(bound_aabb_kdop14)(&kdop14, &box));
        MIX(box, X(bound_aabb_kdop18)(&kdop18, &box));
        MIX(box, X(bound_aabb_kdop26)(&kdop26, &box));
        MIX(box, X(bound_aabb_kdop)(&kdop, &box));
        MIX(box, X(bound_aabb_frustum)(&frustum, &box));
    }
    hash_finish("bound_aabb_planes");
}

/* Oriented boxes of shapes, and of a shape that is moved. */
#define HASH_OBB(name) HASH_VOLUME(obb, name, N / 4)
static void hash_oriented_boxes(void)
{
    hash_begin();
    /* clang-format off */
    HASH_OBB(segment) HASH_OBB(triangle) HASH_OBB(rectangle) HASH_OBB(disc) HASH_OBB(sphere)
    HASH_OBB(capsule) HASH_OBB(lozenge) HASH_OBB(ellipsoid) HASH_OBB(cylinder) HASH_OBB(cone)
    HASH_OBB(torus) HASH_OBB(aabb);
    /* clang-format on */
    for (size_t i = 0; i < N / 4; i++) {
        new_kind();
        const Triangle columns = i % 2 ? any_triangle() : odd_triangle();
        Vec3 axes[3] = {columns.a, columns.b, columns.c};
        const Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        X(obb) box = i % 2 ? any_obb() : odd_obb();
        if (i % 3 == 0)
            any_frame(axes);
        MIX(box, X(bound_obb_moved)(&box, axes, &origin, &box));
    }
    hash_finish("bound_obb_shapes");
}

/* k-DOPs that are moved. */
#define HASH_MOVED(kdop)                                                                           \
    do {                                                                                           \
        X(kdop) moved, of = i % 2 ? any_##kdop() : odd_##kdop();                                   \
        MIX(moved, X(bound_##kdop##_moved)(&of, &axes.a, &origin, &moved));                        \
    } while (0)
static void hash_moved_kdops(void)
{
    hash_begin();
    for (size_t i = 0; i < N / 32; i++) {
        new_kind();
        const Triangle axes = i % 2 ? any_triangle() : odd_triangle();
        const Vec3 origin = i % 2 ? any_vec3() : odd_vec3();
        HASH_MOVED(kdop14);
        HASH_MOVED(kdop18);
        HASH_MOVED(kdop26);
    }
    hash_finish("bound_kdop_moved");
}

/* k-DOPs of shapes; balls of k-DOPs and frusta. */
#define HASH_SLABS(kdop, shape)                                                                    \
    do {                                                                                           \
        X(kdop) made;                                                                              \
        const X(shape) of = i % 2 ? any_##shape() : odd_##shape();                                 \
        MIX(made, X(bound_##kdop##_##shape)(&of, &made));                                          \
    } while (0)
#define HASH_SHAPES(kdop)                                                                          \
    HASH_SLABS(kdop, aabb);                                                                        \
    HASH_SLABS(kdop, sphere);                                                                      \
    HASH_SLABS(kdop, capsule);                                                                     \
    HASH_SLABS(kdop, obb)
static void hash_kdops_of_shapes(void)
{
    hash_begin();
    for (size_t i = 0; i < N / 2; i++) {
        new_kind();
        HASH_SHAPES(kdop14);
        HASH_SHAPES(kdop18);
        HASH_SHAPES(kdop26);
    }
    hash_finish("bound_kdop_shapes");
}
static void hash_balls_of_planes(void)
{
    hash_begin();
    for (size_t i = 0; i < N / 8; i++) {
        new_kind();
        HASH_SLABS(sphere, kdop14);
        HASH_SLABS(sphere, kdop18);
        HASH_SLABS(sphere, kdop26);
        HASH_SLABS(sphere, frustum);
    }
    hash_finish("bound_sphere_planes");
}

/* k-DOPs of points, in two pieces and at once; of both; of a mesh. */
#define HASH_KDOP(kdop, view)                                                                      \
    do {                                                                                           \
        X(kdop) some, all;                                                                         \
        MIX(all, X(bound_##kdop##_points)(view, n, &all));                                         \
        MIX(some, X(bound_##kdop##_points)(rest, n - n / 2, &some));                               \
        MIX(some, X(bound_##kdop##_grown)(view, n / 2, &some));                                    \
        MIX(all, X(bound_##kdop##_merged)(&all, &some, &all));                                     \
        MIX(all, X(bound_##kdop##_mesh)(&mesh, &all));                                             \
    } while (0)
static void mix_slabs(const Vec3 *p, size_t n)
{
    static uint32_t indices[N];
    for (size_t i = 0; i < n; i++)
        indices[i] = (uint32_t)(n - 1 - i);
    const X(points) columns = laid_out(0, p, n), triples = X(points_of)(p);
    const X(points) rest = X(points_of)(p + n / 2);
    const X(mesh) mesh = {&p->x, 0, n, indices, n / 3};
    HASH_KDOP(kdop14, columns);
    HASH_KDOP(kdop18, triples);
    HASH_KDOP(kdop26, triples);
}
/* Along directions of all kinds. */
static void mix_directions(const Vec3 *p, size_t n)
{
    enum { NORMALS = 9 };
    const X(points) points = X(points_of)(p);
    Vec3 normals[NORMALS];
    real bounds[2 * NORMALS];
    for (int k = 0; k < NORMALS; k++)
        normals[k] = k % 2 ? any_vec3() : odd_vec3();
    MIX(bounds, X(bound_kdop_points)(points, n, normals, NORMALS, bounds, bounds + NORMALS));
}
/* A ball that grows. */
static void mix_growing_ball(const Vec3 *p, size_t n)
{
    X(sphere) ball = {{0, 0, 0}, -1};
    for (size_t first = 0; first < n; first += 32) {
        const X(points) points = X(points_of)(p + first);
        MIX(ball, X(bound_sphere_grown)(points, n - first < 32 ? n - first : 32, &ball));
    }
}

/* Hulls of points of all kinds: their corners, edges, faces and planes, or their counts. */
static void mix_indices(const uint32_t *index, size_t count)
{
    for (size_t i = 0; i < count; i++)
        mix_word(index[i]);
}
static void mix_hull(const X(hull) * hull)
{
    mix_numbers(hull->vertices, 3 * hull->vertex_count);
    mix_numbers(hull->planes, 4 * hull->plane_count);
    mix_indices(&hull->edges->origin, 4 * hull->edge_count);
}
static void hash_hulls(bool measured)
{
    enum { SETS = 400, POINTS = 200, BYTES = 400 };
    static Vec3 point[POINTS];
    static char memory[BYTES * (POINTS + 10)];
    const X(points) points = X(points_of)(point);
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(1, i % 8 ? 20 : POINTS);
        X(hull) hull;
        new_kind();
        draw_some(point, n, i % 2);
        if (X(hull_build)(points, n, memory, sizeof memory, NULL, &hull) != ISECT_OK)
            exit(1);
        if (measured) {
            const real sizes[2] = {X(hull_volume)(&hull), X(hull_area)(&hull)};
            const Vec3 middle = X(hull_centroid)(&hull);
            mix_numbers(sizes, 2), mix_numbers(&middle, 3);
            continue;
        }
        mix_numbers(hull.vertices, 3 * hull.vertex_count);
        mix_numbers(hull.planes, 4 * hull.plane_count);
        mix_indices(hull.sources, hull.vertex_count);
        mix_indices(hull.faces, hull.face_count);
        mix_indices(&hull.edges->origin, 4 * hull.edge_count);
    }
}

/* The prices of no volume and of a box; other volumes have lines of their own. */
static void hash_advice(void)
{
    static Vec3 p[N];
    hash_begin();
    for (size_t i = 0; i < 150; i++) {
        const size_t n = (size_t)any_int(1, 40);
        X(advice) advice;
        new_kind();
        draw_some(p, n, i % 2);
        const X(aabb) region = i % 3 ? any_aabb() : odd_aabb();
        const X(points) points = X(points_of)(p);
        const isect_status status =
            X(advise)(points, n, (isect_query)(i % 3), any_real(0, 1000), &region, &advice);
        mix_made(status, &advice.price[ISECT_VOLUME_NONE], 7);
        mix_made(status, &advice.price[ISECT_VOLUME_AABB], 7);
    }
    hash_finish("advise");
}

/* Solids below planes of all kinds. */
static void hash_planes(void)
{
    enum { SETS = 400, PLANES = 60, BYTES = 2000 };
    static X(plane) plane[PLANES];
    static char memory[BYTES * PLANES];
    hash_begin();
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(4, PLANES);
        X(hull) hull;
        new_kind();
        for (size_t k = 0; k < n; k++) {
            const Vec3 normal = i % 2 ? any_vec3() : (Vec3){(real)any_int(-2, 2), 1, number()};
            plane[k] = (Plane){normal, i % 3 ? -real_sqrt(dot(normal, normal)) : number()};
        }
        const isect_status status = X(hull_from_planes)(plane, n, memory, sizeof memory, &hull);
        const uint32_t said = (uint32_t)status;
        mix_indices(&said, 1);
        if (status != ISECT_OK)
            continue;
        mix_hull(&hull);
    }
    hash_finish("hull_from_planes");
}

/* Few faces round points of all kinds. */
static void hash_simpler(void)
{
    enum { SETS = 200, POINTS = 60, BYTES = 4000 * POINTS };
    static Vec3 point[POINTS];
    static char memory[BYTES], other[BYTES];
    hash_begin();
    for (int i = 0; i < SETS; i++) {
        const size_t n = (size_t)any_int(4, POINTS), faces = (size_t)any_int(6, 20);
        const X(points) points = X(points_of)(point);
        X(hull) hull, simple;
        real expansion = 0;
        new_kind();
        draw_some(point, n, i % 2);
        isect_status status = X(hull_build)(points, n, memory, BYTES, NULL, &hull);
        if (status == ISECT_OK)
            status = X(hull_simplify)(&hull, faces, other, BYTES, &simple, &expansion);
        const uint32_t said = (uint32_t)status;
        mix_indices(&said, 1);
        if (status != ISECT_OK)
            continue;
        mix_numbers(&expansion, 1);
        mix_hull(&simple);
    }
    hash_finish("hull_simplify");
}

/* Frusta from matrices, of cameras and behind pixels; rays of these. */
static void hash_frusta(void)
{
    hash_begin();
    for (size_t i = 0; i < N; i++) {
        const X(projection) projection = {i & 1, i & 2, i & 4};
        const X(screen) screen = {640, 480, i & 8};
        const X(rectangle2) pixels = {any_vec2(), {(real)any_int(1, 640), (real)any_int(1, 480)}};
        X(camera) camera = {.eye = any_vec3(), .forward = any_vec3(), .up = any_vec3()};
        X(frustum) frustum = any_frustum(), made;
        real matrix[16];
        Ray ray;
        new_kind();
        for (size_t k = 0; k < 16; k++)
            matrix[k] = i % 3 ? any_real(-2, 2) : number();
        camera.left = any_real(-2, 0), camera.right = any_real(0, 2), camera.bottom = -1;
        camera.top = 1, camera.z_near = any_real(0, 1), camera.orthographic = i & 16;
        camera.z_far = i % 5 ? 2 : REAL_INF, camera.left_handed = i & 32;
        mix_made(X(frustum_from_matrix)(matrix, &projection, &made), &made, 48);
        mix_made(X(frustum_from_camera)(&camera, &made), &made, 48);
        mix_made(X(frustum_from_pixels)(&frustum, &pixels, &screen, &made), &made, 48);
        mix_made(X(frustum_pixel_ray)(&frustum, &pixels.upper, &screen, &ray), &ray, 8);
        mix_made(X(frustum_pick_matrix)(&pixels, &screen, &projection, matrix), matrix, 16);
    }
    hash_finish("frustum");
}

int main(int count, char **arguments)
{
    hash_file = count > 1 ? arguments[1] : NULL;
    if (hash_file)
        need_isa();
    hash_begin();
    hash_tree(N), hash_tree(0);
    hash_finish("bvh_cast");
    hash_begin();
    hash_nearest(N), hash_nearest(0);
    hash_finish("bvh_closest");
    hash_boxes();
    hash_balls();
    hash_points("bound_points", 8, mix_crowd);
    hash_points("bound_capsule_points", 8, mix_capsule);
    hash_boxes_of_planes();
    hash_moved_kdops();
    hash_oriented_boxes();
    hash_kdops_of_shapes();
    hash_balls_of_planes();
    hash_points("bound_kdop_points", 16, mix_slabs);
    hash_points("bound_kdop_normals", 8, mix_directions);
    hash_points("bound_cylinder_points", 8, mix_cylinder);
    hash_points("bound_ellipsoid_points", 8, mix_ellipsoid);
    hash_points("bound_lozenge_points", 8, mix_lozenge);
    hash_points("bound_obb_points", 8, mix_obb_layouts);
    hash_points("bound_sphere_grown", 8, mix_growing_ball);
    hash_hull_boxes();
    hash_least_boxes();
    hash_mesh_boxes();
    for (int measured = 0; measured < 2; measured++) {
        hash_begin();
        hash_hulls(measured);
        hash_finish(measured ? "hull_measures" : "hull_build");
    }
    hash_advice();
    hash_frusta();
    hash_planes();
    hash_simpler();
    return hash_failures != 0;
}
