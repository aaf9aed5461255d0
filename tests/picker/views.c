/* tests/picker/views.c - pictures of ids and rays of pixels say the same: what is nearest, all that
 * is under a pixel, what is visible, whether a window or a whole picture is drawn. */
#include "picker/scene.h"

enum { SIZE = 32, VIEWS = 1000, PARTS_OF_VIEWS = 500, MOST_HITS = 256 };

/* How many pixels, and of how many the two say something else, for which reason. */
typedef struct Tally {
    int pixels, hits, of_reason[3];
    double pixel_error, depth_error;
} Tally;

static void print_tally(const char *name, const Tally *tally)
{
    const int edge = tally->of_reason[AT_AN_EDGE], depth = tally->of_reason[AT_ONE_DEPTH];
    printf("%s: %d pixels, %d hits; other triangle: %d at an edge, %d at one depth (%.4f %%), %d "
           "without a "
           "reason\n",
           name, tally->pixels, tally->hits, edge, depth,
           100.0 * (edge + depth) / (tally->pixels ? tally->pixels : 1),
           tally->of_reason[NO_REASON]);
}

/* The point given by the weights should lie under the center of the pixel, at the given depth:
 * what is the error? */
static void check_surface(const Scene *scene, const isect_picker_view *view,
                          const isect_picker_hit *hit, Tally *tally)
{
    double row[4][4], at[4];
    isect_triangle triangle;
    memcpy(&triangle, scene->corners + 9 * (size_t)(code_of_id(scene, hit->id) - 1),
           sizeof triangle);
    const isect_vec3 p = isect_at_triangle(&triangle, hit->u, hit->v, hit->w);
    rows_of_view(view, row);
    for (int i = 0; i < 4; i++)
        at[i] =
            row[i][0] * (double)p.x + row[i][1] * (double)p.y + row[i][2] * (double)p.z + row[i][3];
    const double x = (at[0] / at[3] + 1) * SIZE / 2, y = (at[1] / at[3] + 1) * SIZE / 2;
    const double off_x = x - (hit->x + 0.5);
    const double off_y = (view->screen.rows_up ? y : SIZE - y) - (hit->y + 0.5);
    tally->pixel_error = fmax(tally->pixel_error, hypot(off_x, off_y));
    tally->depth_error = fmax(tally->depth_error, fabs((double)hit->depth - depth_of(view, p)));
}

static void compare_pixel(const Scene *scene, const isect_frustum *frustum,
                          const isect_picker_view *view, const isect_picker_hit *hit, int x, int y,
                          Tally *tally)
{
    const isect_ray ray = ray_of_pixel(frustum, view, x + 0.5, y + 0.5);
    const isect_mesh_touch touch = isect_bvh_cast(scene->bvh, &ray);
    const uint32_t got = code_of_id(scene, hit->id), want = code_of(touch.prim);
    isect_picker_hit at = *hit;
    at.x = x, at.y = y; /* a miss is nowhere */
    tally->pixels++, tally->hits += want != 0;
    if (got)
        check_surface(scene, view, hit, tally);
    if (got != want)
        tally->of_reason[reason_for(scene, frustum, view, &at, want)]++;
}

static void compare_picture(const Scene *scene, isect_picker *picker, const isect_picker_view *view,
                            Tally *tally)
{
    static isect_picker_hit hit[SIZE * SIZE];
    const isect_picker_pixels all = {0, 0, SIZE, SIZE};
    isect_frustum frustum;
    check("planes",
          isect_frustum_from_matrix(view->matrix, &view->projection, &frustum) == ISECT_OK);
    check("a view", isect_picker_look(picker, view) == ISECT_OK);
    check("a picture", isect_picker_draw(picker) == ISECT_OK);
    check("pixels", isect_picker_read(picker, &all, hit) == ISECT_OK);
    for (int i = 0; i < SIZE * SIZE; i++)
        compare_pixel(scene, &frustum, view, &hit[i], i % SIZE, i / SIZE, tally);
}

TEST_FUNCTION(pictures_and_rays)
{
    Scene scene = scene_make();
    isect_picker *picker = picker_of_scene(&scene, false);
    Tally tally = {0};
    for (int i = 0; i < VIEWS; i++) {
        const isect_picker_view view = any_view_of_scene(SIZE);
        compare_picture(&scene, picker, &view, &tally);
    }
    print_tally("pictures and rays", &tally);
    printf("weights are off by %.4f pixels, depths by %.2g\n", tally.pixel_error,
           tally.depth_error);
    check("no other disagreement", tally.of_reason[NO_REASON] == 0);
    check_share(tally.of_reason[AT_AN_EDGE] + tally.of_reason[AT_ONE_DEPTH], tally.pixels, 0,
                0.001);
    check_share(tally.hits, tally.pixels, 0.5, 0.95);
    check("drawn once each",
          isect_picker_stats(picker).pictures == VIEWS && isect_picker_stats(picker).windows == 0);
    isect_picker_free(picker);
    scene_free(&scene);
}

/* ---- windows, rectangles, layers: parts of a picture against the whole of it ---- */

static isect_picker_pixels any_pixels(int32_t most)
{
    const int32_t x = any_int(0, SIZE - most), y = any_int(0, SIZE - most);
    return (isect_picker_pixels){x, y, (uint32_t)any_int(1, most), (uint32_t)any_int(1, most)};
}

static void tally_window(const Scene *scene, const isect_picker_view *view,
                         const isect_picker_hit *window, const isect_picker_hit *whole, int n,
                         Tally *tally)
{
    isect_frustum frustum;
    check("planes",
          isect_frustum_from_matrix(view->matrix, &view->projection, &frustum) == ISECT_OK);
    for (int i = 0; i < n; i++) {
        const uint32_t got = code_of_id(scene, window[i].id), want = code_of_id(scene, whole[i].id);
        tally->pixels++, tally->hits += want != 0;
        if (got && want)
            check("the same pixel", window[i].x == whole[i].x && window[i].y == whole[i].y);
        if (got == want)
            continue;
        /* both against the ray of the pixel: each is off by as much as corners are rounded */
        const isect_picker_hit *at = got ? &window[i] : &whole[i];
        const isect_ray ray = ray_of_pixel(&frustum, view, at->x + 0.5, at->y + 0.5);
        const uint32_t first = code_of(isect_bvh_cast(scene->bvh, &ray).prim);
        isect_picker_hit drawn = window[i], read = whole[i];
        drawn.x = read.x = at->x, drawn.y = read.y = at->y;
        const Reason a =
            got == first ? AT_AN_EDGE : reason_for(scene, &frustum, view, &drawn, first);
        const Reason b =
            want == first ? AT_AN_EDGE : reason_for(scene, &frustum, view, &read, first);
        tally->of_reason[a == NO_REASON ? a : b]++;
    }
}

/* Pixels that are drawn alone are those of the whole picture, and so is what is visible in them. */
static void compare_window(const Scene *scene, isect_picker *picker, Tally *tally)
{
    static isect_picker_hit window[SIZE * SIZE], whole[SIZE * SIZE];
    static isect_pick_id ids[2][SIZE * SIZE];
    const isect_picker_pixels pixels = any_pixels(9);
    const isect_picker_view view = any_view_of_scene(SIZE);
    const int n = (int)(pixels.width * pixels.height);
    size_t count[2] = {0, 0};
    check("a view", isect_picker_look(picker, &view) == ISECT_OK);
    const uint64_t windows = isect_picker_stats(picker).windows;
    check("drawn", isect_picker_read(picker, &pixels, window) == ISECT_OK);
    check("drawn",
          isect_picker_visible(picker, &pixels, false, ids[0], SIZE * SIZE, &count[0]) == ISECT_OK);
    check("windows", isect_picker_stats(picker).windows == windows + 2);
    check("a picture", isect_picker_draw(picker) == ISECT_OK);
    check("read", isect_picker_read(picker, &pixels, whole) == ISECT_OK);
    check("read",
          isect_picker_visible(picker, &pixels, false, ids[1], SIZE * SIZE, &count[1]) == ISECT_OK);
    check("no windows", isect_picker_stats(picker).windows == windows + 2);
    tally_window(scene, &view, window, whole, n, tally);
    for (int drawn = 0; drawn < 2; drawn++) {
        const isect_picker_hit *hit = drawn ? whole : window;
        uint32_t codes[SIZE * SIZE];
        for (int i = 0; i < n; i++)
            codes[i] = code_of_id(scene, hit[i].id);
        check("as many", isect_pick_list(codes, (size_t)n) == count[drawn]);
        for (size_t i = 0; i < count[drawn]; i++)
            check("the union over the pixels", codes[i] == code_of_id(scene, ids[drawn][i]));
    }
}

TEST_FUNCTION(windows_and_rectangles)
{
    Scene scene = scene_make();
    isect_picker *picker = picker_of_scene(&scene, false);
    Tally tally = {0};
    for (int i = 0; i < PARTS_OF_VIEWS; i++)
        compare_window(&scene, picker, &tally);
    print_tally("windows and whole pictures", &tally);
    check("no other disagreement", tally.of_reason[NO_REASON] == 0);
    check_share(tally.of_reason[AT_AN_EDGE] + tally.of_reason[AT_ONE_DEPTH], tally.pixels, 0,
                0.002);
    const isect_picker_statistics done = isect_picker_stats(picker);
    printf("%.1f %% of triangles culled\n",
           100 * (double)done.culled / (double)(done.culled + done.triangles));
    check("what is not in the window is not drawn", done.culled > done.triangles / 20);
    isect_picker_free(picker);
    scene_free(&scene);
}

/* Triangles that are only in the first of two lists: each must have an edge under the pixel. */
static void only_in_first(const Scene *scene, const isect_frustum *frustum,
                          const isect_picker_view *view, const isect_picker_hit *at,
                          const uint32_t *first, size_t firsts, const uint32_t *second,
                          size_t seconds, Tally *tally)
{
    for (size_t i = 0; i < firsts; i++) {
        bool there = false;
        for (size_t k = 0; k < seconds; k++)
            there |= first[i] == second[k];
        if (there)
            continue;
        isect_picker_hit edge = *at;
        edge.id = isect_pick_decode(scene->first, PARTS, first[i]);
        tally->of_reason[reason_of_edge(scene, frustum, view, &edge)]++;
    }
}

/* Layers come in order of depth, and are the hits of the ray. */
static void compare_layers(const Scene *scene, isect_picker *picker, Tally *tally)
{
    isect_picker_hit layer[MOST_HITS], at = {.x = any_int(0, SIZE - 1), .y = any_int(0, SIZE - 1)};
    isect_mesh_touch hit[MOST_HITS];
    isect_frustum frustum;
    const isect_picker_view view = any_view_of_scene(SIZE);
    uint32_t code[2][MOST_HITS];
    size_t layers = 0, hits = 0;
    check("planes", isect_frustum_from_matrix(view.matrix, &view.projection, &frustum) == ISECT_OK);
    const isect_ray ray = ray_of_pixel(&frustum, &view, at.x + 0.5, at.y + 0.5);
    check("a view", isect_picker_look(picker, &view) == ISECT_OK);
    check("layers", isect_picker_all(picker, at.x, at.y, layer, MOST_HITS, &layers) == ISECT_OK);
    check("hits", isect_bvh_cast_all(scene->bvh, &ray, hit, MOST_HITS, &hits) == ISECT_OK);
    for (size_t i = 0; i < layers; i++) {
        const float step = i == 0 ? 0 : layer[i].depth - layer[i - 1].depth;
        check("in order", view.projection.reversed ? step <= 0 : step >= 0);
        code[0][i] = code_of_id(scene, layer[i].id);
    }
    for (size_t i = 0; i < hits; i++)
        code[1][i] = code_of(hit[i].prim);
    only_in_first(scene, &frustum, &view, &at, code[0], layers, code[1], hits, tally);
    only_in_first(scene, &frustum, &view, &at, code[1], hits, code[0], layers, tally);
    tally->pixels++, tally->hits += (int)hits;
}

TEST_FUNCTION(layers_and_rays)
{
    Scene scene = scene_make();
    isect_picker *picker = picker_of_scene(&scene, false);
    Tally tally = {0};
    for (int i = 0; i < PARTS_OF_VIEWS; i++)
        compare_layers(&scene, picker, &tally);
    print_tally("layers and rays", &tally);
    check("no other disagreement", tally.of_reason[NO_REASON] == 0);
    check_share(tally.of_reason[AT_AN_EDGE], tally.hits, 0, 0.005);
    check_share(tally.hits, tally.pixels, 2, 20);
    isect_picker_free(picker);
    scene_free(&scene);
}

TESTS_IN(picker_views, cmocka_unit_test(pictures_and_rays),
         cmocka_unit_test(windows_and_rectangles), cmocka_unit_test(layers_and_rays))
