/* tests/cli/ask.c - what `isect ask` answers is what the library answers, to the bit: nasty random
 * shapes of every pair go as text through the reader, the table and the printer, and as structs
 * through the function itself. Compiled once for each precision. */
#include "ask_table.h"
#include "kit/random.h"

#include "isect/cast.h"
#include "isect/classify.h"
#include "isect/clip.h"
#include "isect/overlap.h"
#include "isect/weights.h"
#include "isectd/cast.h"
#include "isectd/classify.h"
#include "isectd/clip.h"
#include "isectd/overlap.h"
#include "isectd/weights.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { QUESTIONS = 4000, MOST_NUMBERS = ASK_NUMBERS };
static const enum precision precision = ISECT_DOUBLE ? DOUBLE : FLOAT;

static bool same(real a, real b)
{
    return (a != a && b != b) || memcmp(&a, &b, sizeof a) == 0;
}

/* An array of a view as text: arrays of so many numbers, or single ones. */
static size_t write_array(char *text, const char *name, const void *array, size_t count,
                          size_t each)
{
    const real *numbers = array;
    char *end = text + sprintf(text, "\"%s\":[", name);
    for (size_t i = 0; i < count; i++) {
        end += sprintf(end, "%s%s", i > 0 ? "," : "", each > 0 ? "[" : "");
        for (size_t k = 0; k < (each > 0 ? each : 1); k++) {
            end += sprintf(end, "%s", k > 0 ? "," : "");
            end += number_write(end, (double)*numbers++, precision);
        }
        end += sprintf(end, "%s", each > 0 ? "]" : "");
    }
    end += sprintf(end, "]");
    return (size_t)(end - text);
}

/* A view as text: its points. */
static size_t write_points(char *text, const void *points, size_t count, size_t each)
{
    char *end = text + sprintf(text, "{");
    end += write_array(end, "points", points, count, each);
    end += sprintf(end, "}");
    return (size_t)(end - text);
}

static void disturb(void *shape, size_t bytes)
{
    real numbers[MOST_NUMBERS];
    memcpy(numbers, shape, bytes);
    for (size_t i = 0; i < bytes / sizeof(real); i++)
        numbers[i] = next() % 16 == 0 ? nasty(numbers[i]) : numbers[i];
    memcpy(shape, numbers, bytes);
}

/* The shape as text; read again it is the same shape. */
static size_t write_shape(const struct ask_question *question, unsigned place, char *text,
                          const void *shape, size_t bytes)
{
    union ask_value value, back[ASK_GIVEN];
    struct fault fault = {""};
    memcpy(&value, shape, bytes);
    size_t length = ask_write(text, question->given[place], &value, precision);
    text[length] = '\0';
    assert_true(length < ASK_ROOM);
    struct reader reader = {text, text + length, precision, &fault};
    if (!ask_read(question, &reader, place, back) || !reader_finish(&reader))
        fail_msg("%s: %s", text, fault.text);
    for (size_t i = 0; i < bytes / sizeof(real); i++) {
        real was, is;
        memcpy(&was, (const char *)shape + i * sizeof was, sizeof was);
        memcpy(&is, (const char *)&back[place] + i * sizeof is, sizeof is);
        if (!same(was, is))
            fail_msg("number %zu of %s is another one when read", i, text);
    }
    return length;
}

/* Names behind the last are NULL. */
static const struct ask_question *find(const char *const names[3])
{
    struct fault fault = {""};
    struct reader_string strings[3];
    for (int i = 0; i < 3; i++)
        strings[i] = (struct reader_string){names[i], names[i] ? strlen(names[i]) : 0};
    const struct ask_question *question = ask_find(strings, &fault);
    assert_non_null(question);
    return question;
}

/* Ask by a line of text. Is the answer a hit? */
static bool ask_line(const char *line, char *answer)
{
    struct fault fault = {""};
    size_t length;
    bool found;
    const struct reader reader = {line, line + strlen(line), precision, &fault};
    if (!ask_answer(NULL, reader, answer, &length, &found))
        fail_msg("%s: %s", line, fault.text);
    answer[length] = '\0';
    return found;
}

static void ask_text(const char *const names[3], const char *shapes, char *answer)
{
    char line[4 * ASK_ROOM];
    const int length = snprintf(line, sizeof line,
                                "{\"question\":\"%s\",\"a\":\"%s\",\"b\":\"%s\",\"shapes\":[%s]}",
                                names[0], names[1], names[2], shapes);
    assert_in_range(length, 1, sizeof line - 1); /* nothing is cut off */
    assert_true(ask_line(line, answer) !=
                (strcmp(answer, "null") == 0 || strcmp(answer, "false") == 0 ||
                 strcmp(answer, "\"outside\"") == 0));
}

static void ask(const char *const names[3], const void *a, size_t a_bytes, const void *b,
                size_t b_bytes, char *answer)
{
    const struct ask_question *question = find(names);
    char shapes[3 * ASK_ROOM], *end = shapes;
    end += write_shape(question, 0, end, a, a_bytes);
    *end++ = ',';
    write_shape(question, 1, end, b, b_bytes);
    ask_text(names, shapes, answer);
}

/* Does the text say these numbers? They stand behind colons. */
static void check_numbers(const char *text, const real *numbers, int count)
{
    const char *at = text;
    for (int i = 0; i < count; i++) {
        at = strchr(at, ':');
        assert_non_null(at);
        at += at[1] == '"' ? 2 : 1;
        char *end;
        real number = ISECT_DOUBLE ? (real)strtod(at, &end) : (real)strtof(at, &end);
        if (end == at || !same(number, numbers[i]))
            fail_msg("number %d of %s is not %.17g", i, text, (double)numbers[i]);
    }
    assert_null(strchr(at, ':'));
}

static void check_bool(const char *text, bool yes)
{
    assert_string_equal(text, yes ? "true" : "false");
}

static void check_side(const char *text, isect_side side)
{
    static const char *const words[] = {[ISECT_OUTSIDE] = "\"outside\"",
                                        [ISECT_TANGENT_OUTSIDE] = "\"tangent_outside\"",
                                        [ISECT_STRADDLES] = "\"straddles\"",
                                        [ISECT_TANGENT_INSIDE] = "\"tangent_inside\"",
                                        [ISECT_INSIDE] = "\"inside\""};
    assert_string_equal(text, words[side]);
}

static void check_span(const char *text, Span span)
{
    if (!X(hit)(span))
        assert_string_equal(text, "null");
    else
        check_numbers(text, (real[]){span.enter, span.leave}, 2);
}

static void check_touch(const char *text, Touch touch)
{
    if (touch.t == REAL_INF && touch.u == 0 && touch.v == 0 && touch.w == 0)
        assert_string_equal(text, "null");
    else
        check_numbers(text, (real[]){touch.t, touch.u, touch.v, touch.w}, 4);
}

/* {"a":[x,y,z],"b":[x,y,z],"distance2":d} */
static void check_nearest(const char *text, Nearest nearest)
{
    real numbers[7];
    memcpy(numbers, &nearest, sizeof numbers);
    if (nearest.distance2 == REAL_INF) {
        assert_string_equal(text, "null");
        return;
    }
    for (int i = 0; i < 7; i++) {
        char *end;
        text += strcspn(text, "+-.0123456789n");
        text += i == 6 ? strcspn(text, ":") + 1 : 0;
        real number = ISECT_DOUBLE ? (real)strtod(text, &end) : (real)strtof(text, &end);
        if (end == text || !same(number, numbers[i]))
            fail_msg("number %d at %s is not %.17g", i, text, (double)numbers[i]);
        text = end;
    }
    assert_string_equal(text, "}");
}

/* {"count":2,"point":[[x,y,z],[x,y,z]]} */
static void check_points(const char *text, uint32_t count, const real *numbers, uint32_t each)
{
    char wanted[32];
    if (count == 0) {
        assert_string_equal(text, "null");
        return;
    }
    int length = snprintf(wanted, sizeof wanted, "{\"count\":%u,\"point\":[[", count);
    assert_memory_equal(text, wanted, (size_t)length);
    for (uint32_t i = 0; i < count * each; i++) {
        char *end;
        text += i ? strspn(text, "[],") : (size_t)length;
        real number = ISECT_DOUBLE ? (real)strtod(text, &end) : (real)strtof(text, &end);
        if (end == text || !same(number, numbers[i]))
            fail_msg("number %u at %s is not %.17g", i, text, (double)numbers[i]);
        text = end;
    }
    assert_string_equal(text, "]]}");
}

static void check_common(const char *text, X(common) common)
{
    check_points(text, common.count, (const real *)common.point, 3);
}

static void check_common2(const char *text, X(common2) common)
{
    check_points(text, common.count, (const real *)common.point, 2);
}

/* {"count":1,"point":[[x,y]],"a":[t,0],"b":[t,0]} */
static void check_crossing2(const char *text, X(crossing2) both)
{
    const real *point = (const real *)both.point;
    const real numbers[] = {point[0],  point[1],  point[2],  point[3],
                            both.a[0], both.a[1], both.b[0], both.b[1]};
    char wanted[32];
    if (both.count == 0) {
        assert_string_equal(text, "null");
        return;
    }
    const int length = snprintf(wanted, sizeof wanted, "{\"count\":%u,\"point\":[[", both.count);
    assert_memory_equal(text, wanted, (size_t)length);
    text += length;
    for (int i = 0; i < 8; i++) {
        if (both.count == 1 && (i == 2 || i == 3))
            continue;
        const char *start = text + (i == 0 ? 0 : strspn(text, "[]{},\":ab"));
        char *end;
        real number = ISECT_DOUBLE ? (real)strtod(start, &end) : (real)strtof(start, &end);
        if (end == start || !same(number, numbers[i]))
            fail_msg("number %d at %s is not %.17g", i, start, (double)numbers[i]);
        text = end;
    }
    text += *text == '"'; /* of an infinity */
    assert_string_equal(text, "]}");
}

/* {"origin":[x,y,z],"dir":[x,y,z],"t_min":"-inf","t_max":"inf"} */
static void check_ray(const char *text, Ray ray)
{
    real numbers[6];
    memcpy(numbers, &ray, sizeof numbers);
    if (ray.t_min > ray.t_max) {
        assert_string_equal(text, "null");
        return;
    }
    for (int i = 0; i < 6; i++) {
        char *end;
        text += strcspn(text, "[,");
        text += i == 3 ? strcspn(text, "[") + 1 : 1;
        real number = ISECT_DOUBLE ? (real)strtod(text, &end) : (real)strtof(text, &end);
        if (end == text || !same(number, numbers[i]))
            fail_msg("number %d at %s is not %.17g", i, text, (double)numbers[i]);
        text = end;
    }
    assert_string_equal(text, "],\"t_min\":\"-inf\",\"t_max\":\"inf\"}");
}

static int pairs_tested;

#define PAIR(function, names, Type_a, a, Type_b, b, answer)                                        \
    static void test_##function(void **state)                                                      \
    {                                                                                              \
        static const char *const words[] = names;                                                  \
        (void)state;                                                                               \
        for (int i = 0; i < QUESTIONS; i++) {                                                      \
            char text[ASK_ROOM + 1];                                                               \
            new_kind();                                                                            \
            Type_a first = i % 2 ? odd_##a() : any_##a();                                          \
            Type_b second = i % 2 ? odd_##b() : any_##b();                                         \
            if (i % 3 == 0)                                                                        \
                disturb(&first, sizeof first), disturb(&second, sizeof second);                    \
            ask(words, &first, sizeof first, &second, sizeof second, text);                        \
            check_##answer(text, X(function)(&first, &second));                                    \
        }                                                                                          \
        pairs_tested++;                                                                            \
    }
#define NAMES(a, b, c)                                                                             \
    {                                                                                              \
        a, b, c                                                                                    \
    }

PAIR(overlap_point_segment, NAMES("overlap", "point", "segment"), Point, vec3, Segment, segment,
     bool)
PAIR(overlap_point_plane, NAMES("overlap", "point", "plane"), Point, vec3, Plane, plane, bool)
PAIR(overlap_point_triangle, NAMES("overlap", "point", "triangle"), Point, vec3, Triangle, triangle,
     bool)
PAIR(overlap_point_aabb, NAMES("overlap", "point", "aabb"), Point, vec3, Aabb, aabb, bool)
PAIR(overlap_segment_segment, NAMES("overlap", "segment", "segment"), Segment, segment, Segment,
     segment, bool)
PAIR(overlap_segment_plane, NAMES("overlap", "segment", "plane"), Segment, segment, Plane, plane,
     bool)
PAIR(overlap_segment_triangle, NAMES("overlap", "segment", "triangle"), Segment, segment, Triangle,
     triangle, bool)
PAIR(overlap_ray_plane, NAMES("overlap", "ray", "plane"), Ray, ray, Plane, plane, bool)
PAIR(overlap_plane_triangle, NAMES("overlap", "plane", "triangle"), Plane, plane, Triangle,
     triangle, bool)
PAIR(overlap_plane_sphere, NAMES("overlap", "plane", "sphere"), Plane, plane, Sphere, sphere, bool)
PAIR(overlap_plane_aabb, NAMES("overlap", "plane", "aabb"), Plane, plane, Aabb, aabb, bool)
PAIR(overlap_point_sphere, NAMES("overlap", "point", "sphere"), Point, vec3, Sphere, sphere, bool)
PAIR(overlap_segment_sphere, NAMES("overlap", "segment", "sphere"), Segment, segment, Sphere,
     sphere, bool)
PAIR(overlap_ray_sphere, NAMES("overlap", "ray", "sphere"), Ray, ray, Sphere, sphere, bool)
PAIR(overlap_triangle_triangle, NAMES("overlap", "triangle", "triangle"), Triangle, triangle,
     Triangle, triangle, bool)
PAIR(overlap_triangle_sphere, NAMES("overlap", "triangle", "sphere"), Triangle, triangle, Sphere,
     sphere, bool)
PAIR(overlap_point_capsule, NAMES("overlap", "point", "capsule"), Point, vec3, Capsule, capsule,
     bool)
PAIR(overlap_sphere_capsule, NAMES("overlap", "sphere", "capsule"), Sphere, sphere, Capsule,
     capsule, bool)
PAIR(overlap_segment_capsule, NAMES("overlap", "segment", "capsule"), Segment, segment, Capsule,
     capsule, bool)
PAIR(overlap_triangle_capsule, NAMES("overlap", "triangle", "capsule"), Triangle, triangle, Capsule,
     capsule, bool)
PAIR(overlap_capsule_capsule, NAMES("overlap", "capsule", "capsule"), Capsule, capsule, Capsule,
     capsule, bool)
PAIR(overlap_segment2_segment2, NAMES("overlap", "segment2", "segment2"), Segment2, segment2,
     Segment2, segment2, bool)
PAIR(overlap_segment_aabb, NAMES("overlap", "segment", "aabb"), Segment, segment, Aabb, aabb, bool)
PAIR(overlap_ray_aabb, NAMES("overlap", "ray", "aabb"), Ray, ray, Aabb, aabb, bool)
PAIR(overlap_triangle_aabb, NAMES("overlap", "triangle", "aabb"), Triangle, triangle, Aabb, aabb,
     bool)
PAIR(overlap_ray_triangle, NAMES("overlap", "ray", "triangle"), Ray, ray, Triangle, triangle, bool)
PAIR(overlap_sphere_sphere, NAMES("overlap", "sphere", "sphere"), Sphere, sphere, Sphere, sphere,
     bool)
PAIR(overlap_sphere_aabb, NAMES("overlap", "sphere", "aabb"), Sphere, sphere, Aabb, aabb, bool)
PAIR(overlap_aabb_aabb, NAMES("overlap", "aabb", "aabb"), Aabb, aabb, Aabb, aabb, bool)
PAIR(overlap_segment_obb, NAMES("overlap", "segment", "obb"), Segment, segment, Obb, obb, bool)
PAIR(overlap_ray_obb, NAMES("overlap", "ray", "obb"), Ray, ray, Obb, obb, bool)
PAIR(overlap_triangle_obb, NAMES("overlap", "triangle", "obb"), Triangle, triangle, Obb, obb, bool)
PAIR(overlap_obb_obb, NAMES("overlap", "obb", "obb"), Obb, obb, Obb, obb, bool)
PAIR(cast_ray_plane, NAMES("cast", "ray", "plane"), Ray, ray, Plane, plane, touch)
PAIR(cast_ray_triangle, NAMES("cast", "ray", "triangle"), Ray, ray, Triangle, triangle, touch)
PAIR(cast_ray_triangle_culled, NAMES("cast", "ray", "triangle_culled"), Ray, ray, Triangle,
     triangle, touch)
PAIR(cast_ray_sphere, NAMES("cast", "ray", "sphere"), Ray, ray, Sphere, sphere, span)
PAIR(cast_ray_rectangle, NAMES("cast", "ray", "rectangle"), Ray, ray, Rectangle, rectangle, touch)
PAIR(cast_ray_disc, NAMES("cast", "ray", "disc"), Ray, ray, Disc, disc, touch)
PAIR(cast_ray_quad, NAMES("cast", "ray", "quad"), Ray, ray, Quad, quad, touch)
PAIR(cast_ray_capsule, NAMES("cast", "ray", "capsule"), Ray, ray, Capsule, capsule, span)
PAIR(cast_ray_lozenge, NAMES("cast", "ray", "lozenge"), Ray, ray, Lozenge, lozenge, span)
PAIR(cast_ray_ellipsoid, NAMES("cast", "ray", "ellipsoid"), Ray, ray, Ellipsoid, ellipsoid, span)
PAIR(cast_ray_cylinder, NAMES("cast", "ray", "cylinder"), Ray, ray, Cylinder, cylinder, span)
PAIR(cast_ray_cone, NAMES("cast", "ray", "cone"), Ray, ray, Cone, cone, span)
PAIR(cast_ray_torus, NAMES("cast", "ray", "torus"), Ray, ray, Torus, torus, span)
PAIR(cast_ray_aabb, NAMES("cast", "ray", "aabb"), Ray, ray, Aabb, aabb, span)
PAIR(cast_ray2_segment2, NAMES("cast", "ray2", "segment2"), Ray2, ray2, Segment2, segment2, touch)
PAIR(cast_ray2_circle2, NAMES("cast", "ray2", "circle2"), Ray2, ray2, Circle2, circle2, span)
PAIR(cast_ray2_rectangle2, NAMES("cast", "ray2", "rectangle2"), Ray2, ray2, Rectangle2, rectangle2,
     span)
PAIR(cast_ray2_triangle2, NAMES("cast", "ray2", "triangle2"), Ray2, ray2, Triangle2, triangle2,
     span)
PAIR(cast_ray_obb, NAMES("cast", "ray", "obb"), Ray, ray, Obb, obb, span)
PAIR(cast_ray_kdop14, NAMES("cast", "ray", "kdop14"), Ray, ray, Kdop14, kdop14, span)
PAIR(cast_ray_kdop18, NAMES("cast", "ray", "kdop18"), Ray, ray, Kdop18, kdop18, span)
PAIR(cast_ray_kdop26, NAMES("cast", "ray", "kdop26"), Ray, ray, Kdop26, kdop26, span)
PAIR(cast_ray_frustum, NAMES("cast", "ray", "frustum"), Ray, ray, Frustum, frustum, span)
PAIR(classify_plane_sphere, NAMES("classify", "plane", "sphere"), Plane, plane, Sphere, sphere,
     side)
PAIR(classify_plane_aabb, NAMES("classify", "plane", "aabb"), Plane, plane, Aabb, aabb, side)
PAIR(closest_point_segment, NAMES("closest", "point", "segment"), Point, vec3, Segment, segment,
     nearest)
PAIR(closest_point_ray, NAMES("closest", "point", "ray"), Point, vec3, Ray, ray, nearest)
PAIR(closest_point_obb, NAMES("closest", "point", "obb"), Point, vec3, Obb, obb, nearest)
PAIR(closest_point_plane, NAMES("closest", "point", "plane"), Point, vec3, Plane, plane, nearest)
PAIR(closest_point_triangle, NAMES("closest", "point", "triangle"), Point, vec3, Triangle, triangle,
     nearest)
PAIR(closest_point_rectangle, NAMES("closest", "point", "rectangle"), Point, vec3, Rectangle,
     rectangle, nearest)
PAIR(closest_point_disc, NAMES("closest", "point", "disc"), Point, vec3, Disc, disc, nearest)
PAIR(closest_point_sphere, NAMES("closest", "point", "sphere"), Point, vec3, Sphere, sphere,
     nearest)
PAIR(closest_point_capsule, NAMES("closest", "point", "capsule"), Point, vec3, Capsule, capsule,
     nearest)
PAIR(closest_point_aabb, NAMES("closest", "point", "aabb"), Point, vec3, Aabb, aabb, nearest)
PAIR(closest_segment_segment, NAMES("closest", "segment", "segment"), Segment, segment, Segment,
     segment, nearest)
PAIR(closest_ray_ray, NAMES("closest", "ray", "ray"), Ray, ray, Ray, ray, nearest)
PAIR(meet_segment_segment, NAMES("meet", "segment", "segment"), Segment, segment, Segment, segment,
     common)
PAIR(meet_segment_triangle, NAMES("meet", "segment", "triangle"), Segment, segment, Triangle,
     triangle, common)
PAIR(meet_segment_plane, NAMES("meet", "segment", "plane"), Segment, segment, Plane, plane, common)
PAIR(meet_segment_aabb, NAMES("meet", "segment", "aabb"), Segment, segment, Aabb, aabb, common)
PAIR(meet_ray_plane, NAMES("meet", "ray", "plane"), Ray, ray, Plane, plane, common)
PAIR(meet_plane_plane, NAMES("meet", "plane", "plane"), Plane, plane, Plane, plane, ray)
PAIR(meet_plane_triangle, NAMES("meet", "plane", "triangle"), Plane, plane, Triangle, triangle,
     common)
PAIR(meet_plane_aabb, NAMES("meet", "plane", "aabb"), Plane, plane, Aabb, aabb, common)
PAIR(meet_triangle_triangle, NAMES("meet", "triangle", "triangle"), Triangle, triangle, Triangle,
     triangle, common)
PAIR(meet_segment2_segment2, NAMES("meet", "segment2", "segment2"), Segment2, segment2, Segment2,
     segment2, common2)
PAIR(meet_ray2_ray2, NAMES("meet", "ray2", "ray2"), Ray2, ray2, Ray2, ray2, crossing2)

#define RULED(function, names, View_a, a, write_a, View_b, b, write_b, answer)                     \
    static void test_##function(void **state)                                                      \
    {                                                                                              \
        static const char *const words[] = names;                                                  \
        static const char *const rules[] = {"\"even_odd\"", "\"nonzero\""};                        \
        const struct ask_question *question = find(words);                                         \
        (void)state;                                                                               \
        for (int i = 0; i < QUESTIONS; i++) {                                                      \
            char text[ASK_ROOM + 1], shapes[4 * ASK_ROOM], *end = shapes;                          \
            const isect_rule rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;                    \
            new_kind();                                                                            \
            View_a first = i % 2 ? odd_##a() : any_##a();                                          \
            View_b second = i % 2 ? odd_##b() : any_##b();                                         \
            end += write_a(0, first);                                                              \
            *end++ = ',';                                                                          \
            end += write_b(1, second);                                                             \
            sprintf(end, ",%s", rules[rule]);                                                      \
            ask_text(words, shapes, text);                                                         \
            check_##answer(text, X(function)(&first, &second, rule));                              \
        }                                                                                          \
        pairs_tested++;                                                                            \
    }
#define SHAPE(place, shape)                                                                        \
    (i % 3 == 0 ? disturb(&shape, sizeof shape) : (void)0,                                         \
     write_shape(question, place, end, &shape, sizeof shape))
#define VIEW2(place, view) ((void)question, write_points(end, view.points, view.count, 2))
#define VIEW3(place, view) ((void)question, write_points(end, view.points, view.count, 3))

RULED(cast_ray_polygon, NAMES("cast", "ray", "polygon"), Ray, ray, SHAPE, X(polygon), polygon,
      VIEW3, touch)
RULED(cast_ray2_polygon2, NAMES("cast", "ray2", "polygon2"), Ray2, ray2, SHAPE, X(polygon2),
      polygon2, VIEW2, span)
RULED(overlap_point_polygon, NAMES("overlap", "point", "polygon"), Vec3, vec3, SHAPE, X(polygon),
      polygon, VIEW3, bool)
RULED(overlap_polygon_aabb, NAMES("overlap", "polygon", "aabb"), X(polygon), polygon, VIEW3, Aabb,
      aabb, SHAPE, bool)
RULED(closest_point_polygon, NAMES("closest", "point", "polygon"), Vec3, vec3, SHAPE, X(polygon),
      polygon, VIEW3, nearest)
RULED(classify_polygon_point, NAMES("classify", "polygon", "point"), X(polygon), polygon, VIEW3,
      Vec3, vec3, SHAPE, side)
RULED(classify_polygon2_point2, NAMES("classify", "polygon2", "point2"), X(polygon2), polygon2,
      VIEW2, Vec2, vec2, SHAPE, side)

/* Rays and views of planes, which stand in one array or more. */
#define VIEW(function, names, Solid, solid, write)                                                 \
    static void test_##function(void **state)                                                      \
    {                                                                                              \
        static const char *const words[] = names;                                                  \
        const struct ask_question *question = find(words);                                         \
        (void)state;                                                                               \
        for (int i = 0; i < QUESTIONS; i++) {                                                      \
            char text[ASK_ROOM + 1], shapes[6 * ASK_ROOM], *end = shapes;                          \
            new_kind();                                                                            \
            Ray ray = i % 2 ? odd_ray() : any_ray();                                               \
            const Solid second = i % 2 ? odd_##solid() : any_##solid();                            \
            end += SHAPE(0, ray);                                                                  \
            *end++ = ',';                                                                          \
            end += write(end, &second);                                                            \
            ask_text(words, shapes, text);                                                         \
            check_span(text, X(function)(&ray, &second));                                          \
        }                                                                                          \
        pairs_tested++;                                                                            \
    }

static size_t write_hull(char *text, const X(hull) * hull)
{
    char *end = text + sprintf(text, "{");
    end += write_array(end, "planes", hull->planes, hull->plane_count, 4);
    end += sprintf(end, "}");
    return (size_t)(end - text);
}
static size_t write_kdop(char *text, const X(kdop) * kdop)
{
    char *end = text + sprintf(text, "{");
    end += write_array(end, "upper", kdop->upper, kdop->count, 0);
    end += sprintf(end, ",");
    end += write_array(end, "normals", kdop->normals, kdop->count, 3);
    end += sprintf(end, ",");
    end += write_array(end, "lower", kdop->lower, kdop->count, 0);
    end += sprintf(end, "}");
    return (size_t)(end - text);
}
VIEW(cast_ray_kdop, NAMES("cast", "ray", "kdop"), X(kdop), kdop, write_kdop)
VIEW(cast_ray_hull, NAMES("cast", "ray", "hull"), X(hull), hull, write_hull)

/* Shapes and hulls, which are given by their vertices. */
static size_t write_corners(char *text, const X(hull) * hull)
{
    char *end = text + sprintf(text, "{");
    end += write_array(end, "vertices", hull->vertices, hull->vertex_count, 3);
    end += sprintf(end, "}");
    return (size_t)(end - text);
}
#define FIRST_CORNERS(place, hull) ((void)question, write_corners(end, &hull))
#define CORNERS(function, names, A, a, write_a)                                                    \
    static void test_##function(void **state)                                                      \
    {                                                                                              \
        static const char *const words[] = names;                                                  \
        const struct ask_question *question = find(words);                                         \
        (void)state;                                                                               \
        for (int i = 0; i < QUESTIONS; i++) {                                                      \
            char text[ASK_ROOM + 1], shapes[4 * ASK_ROOM], *end = shapes;                          \
            new_kind();                                                                            \
            A first = i % 2 ? odd_##a() : any_##a();                                               \
            const X(hull) hull = i % 2 ? odd_corners() : any_corners();                            \
            end += write_a(0, first);                                                              \
            *end++ = ',';                                                                          \
            end += write_corners(end, &hull);                                                      \
            ask_text(words, shapes, text);                                                         \
            check_bool(text, X(function)(&first, &hull));                                          \
        }                                                                                          \
        pairs_tested++;                                                                            \
    }
CORNERS(overlap_point_hull, NAMES("overlap", "point", "hull"), Vec3, vec3, SHAPE)
CORNERS(overlap_segment_hull, NAMES("overlap", "segment", "hull"), Segment, segment, SHAPE)
CORNERS(overlap_triangle_hull, NAMES("overlap", "triangle", "hull"), Triangle, triangle, SHAPE)
CORNERS(overlap_hull_hull, NAMES("overlap", "hull", "hull"), X(hull), corners, FIRST_CORNERS)

/* The degrees, and the points as of a polygon: either first. */
static size_t write_degrees(char *text, X(contour2) contour)
{
    char *end = text + sprintf(text, "\"degrees\":[");
    for (size_t i = 0; i < contour.pieces; i++)
        end += sprintf(end, "%s%d", i ? "," : "", contour.degrees[i]);
    return (size_t)(end - text) + (size_t)sprintf(end, "]");
}
static size_t write_contour(char *text, X(contour2) contour)
{
    char *end = text + sprintf(text, "{");
    if (contour.pieces % 2)
        end += write_degrees(end, contour), *end++ = ',';
    end += write_array(end, "points", contour.points, contour.count, 2);
    if (contour.pieces % 2 == 0)
        *end++ = ',', end += write_degrees(end, contour);
    return (size_t)(end - text) + (size_t)sprintf(end, "}");
}
#define CONTOUR2(place, view) ((void)question, write_contour(end, view))
RULED(classify_contour2_point2, NAMES("classify", "contour2", "point2"), X(contour2), contour2,
      CONTOUR2, Vec2, vec2, SHAPE, side)

/* A new row of the matrix is asked above, or this fails. */
static void test_every_pair(void **state)
{
    int pairs = 0;
    (void)state;
    for (size_t i = 0; i < ask_question_count; i++)
        pairs += ask_questions[i].names[2] != NULL;
    assert_int_equal(pairs_tested, pairs);
}

/* ---- arrays that are given and filled ---- */

/* The array of this name, and nothing else, holds these numbers. */
static void check_array(const char *text, const char *name, const void *array, size_t count,
                        size_t each)
{
    const real *numbers = array;
    char wanted[ASK_ROOM + 1], *end = wanted + sprintf(wanted, "{\"%s\":[", name);
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < (each ? each : 1); k++) {
            end += sprintf(end, "%s", k > 0 ? "," : i > 0 ? (each ? ",[" : ",") : each ? "[" : "");
            end += number_write(end, (double)*numbers++, precision);
        }
        end += sprintf(end, "%s", each ? "]" : "");
    }
    sprintf(end, "]}");
    assert_string_equal(text, wanted);
}

static void ask_array(const char *name, const char *of, const char *shapes, char *answer)
{
    char line[4 * ASK_ROOM];
    const int length = snprintf(
        line, sizeof line, "{\"question\":\"%s\",\"a\":\"%s\",\"shapes\":[%s]}", name, of, shapes);
    assert_in_range(length, 1, sizeof line - 1); /* nothing is cut off */
    assert_true(ask_line(line, answer) == (answer[0] == '{' && strstr(answer, "[]") == NULL));
}

enum { LOOP = 12, LEFT = 160 };

static void test_clip(void **state)
{
    const struct ask_question *by_plane = find((const char *const[3]){"clip", "plane"});
    const struct ask_question *by_box = find((const char *const[3]){"clip", "aabb"});
    size_t cut = 0;
    (void)state;
    for (int i = 0; i < QUESTIONS / 4; i++) {
        char text[ASK_ROOM + 1], shapes[2 * ASK_ROOM], *end;
        Vec3 points[LOOP], out[LEFT], spare[LEFT];
        new_kind();
        const size_t count = next() % (LOOP + 1);
        for (size_t k = 0; k < count; k++)
            points[k] = any_vec3();
        const Plane plane = any_plane();
        const Aabb box = any_aabb();
        end = shapes + write_points(shapes, points, count, 3);
        *end++ = ',';
        write_shape(by_plane, 1, end, &plane, sizeof plane);
        ask_array("clip", "plane", shapes, text);
        size_t left = X(clip_plane)(points, count, &plane, out);
        check_array(text, "points", out, left, 3);
        cut += left > 0;
        write_shape(by_box, 1, end, &box, sizeof box);
        ask_array("clip", "aabb", shapes, text);
        left = X(clip_aabb)(points, count, &box, out, spare);
        check_array(text, "points", out, left, 3);
        cut += left > 0;
    }
    assert_in_range(cut, QUESTIONS / 16, QUESTIONS / 2);
}

/* The most that may be given: a comb, of which a box leaves many points. */
static void test_clip_the_most(void **state)
{
    static const Aabb box = {{-1, -1, -1}, {1, 1, 1}};
    enum { MOST = 64, ROOM = 12 * MOST };
    char text[ASK_ROOM + 1], shapes[2 * ASK_ROOM], *end;
    Vec3 points[MOST + 1], out[ROOM], spare[ROOM];
    struct fault fault = {""};
    (void)state;
    for (size_t k = 0; k <= MOST; k++)
        points[k] = (Vec3){k % 2 ? 3 : -3, k % 3 ? 2 : -2, k % 4 < 2 ? 5 : -5};
    end = shapes + write_points(shapes, points, MOST, 3);
    *end++ = ',';
    write_shape(find((const char *const[3]){"clip", "aabb"}), 1, end, &box, sizeof box);
    ask_array("clip", "aabb", shapes, text);
    check_array(text, "points", out, X(clip_aabb)(points, MOST, &box, out, spare), 3);
    write_points(shapes, points, MOST + 1, 3);
    struct reader reader = {shapes, shapes + strlen(shapes), precision, &fault};
    union ask_value given;
    assert_false(ask_read(find((const char *const[3]){"clip", "aabb"}), &reader, 0, &given));
    assert_non_null(strstr(fault.text, "more than 64"));
}

static void test_corners(void **state)
{
    (void)state;
    for (int i = 0; i < QUESTIONS / 4; i++) {
        char text[ASK_ROOM + 1], shapes[ASK_ROOM], *end = shapes;
        enum { PLANES = 7 };
        Plane planes[PLANES];
        Vec3 out[2 * PLANES];
        new_kind();
        const size_t count = next() % (PLANES + 1);
        end += sprintf(end, "{\"planes\":[");
        for (size_t k = 0; k < count; k++) {
            real numbers[4];
            planes[k] = any_plane();
            memcpy(numbers, &planes[k], sizeof numbers);
            for (int n = 0; n < 4; n++) {
                end += sprintf(end, "%s", n > 0 ? "," : k > 0 ? ",[" : "[");
                end += number_write(end, (double)numbers[n], precision);
            }
            *end++ = ']';
        }
        sprintf(end, "]}");
        ask_array("clip", "corners", shapes, text);
        check_array(text, "points", out, X(clip_corners)(planes, count, out, 2 * PLANES), 3);
    }
}

static void test_weights(void **state)
{
    const struct ask_question *question = find((const char *const[3]){"weights", "polygon2"});
    size_t good = 0;
    (void)state;
    for (int i = 0; i < QUESTIONS; i++) {
        char text[ASK_ROOM + 1], shapes[2 * ASK_ROOM], *end;
        real weights[ASK_GIVEN_MOST];
        new_kind();
        const X(polygon2) polygon = any_polygon2();
        const Vec2 point = any_vec2();
        end = shapes + write_points(shapes, polygon.points, polygon.count, 2);
        *end++ = ',';
        write_shape(question, 1, end, &point, sizeof point);
        ask_array("weights", "polygon2", shapes, text);
        const isect_status status = X(weights_polygon2)(&polygon, &point, weights);
        if (status == ISECT_OK)
            check_array(text, "weights", weights, polygon.count, 0);
        else
            assert_string_equal(text, status == ISECT_EMPTY        ? "\"empty\""
                                      : status == ISECT_DEGENERATE ? "\"degenerate\""
                                                                   : "\"not_finite\"");
        good += status == ISECT_OK;
    }
    assert_in_range(good, QUESTIONS / 4, QUESTIONS);
}

static void answer_is(const char *line, const char *wanted)
{
    char text[ASK_ROOM + 1];
    ask_line(line, text);
    assert_string_equal(text, wanted);
}

static void test_helpers(void **state)
{
    (void)state;
    answer_is("{\"question\":\"status_text\",\"shapes\":[1]}", "\"out of memory\"");
    answer_is("{\"question\":\"status_text\",\"shapes\":[ \"no_memory\" ]}", "\"out of memory\"");
    answer_is("{\"question\":\"words\",\"shapes\":[65]}", "2");
    answer_is("{\"question\":\"bit\",\"shapes\":[[0,18446744073709551615],64]}", "true");
    answer_is("{\"question\":\"bit\",\"shapes\":[[0,18446744073709551615],63]}", "false");
    answer_is("{\"question\":\"hit\",\"shapes\":[null]}", "false");
    answer_is("{\"question\":\"plane\",\"a\":\"height\",\"shapes\":[{\"normal\":[0,0,2],\"d\":-2},"
              "{\"x\":5,\"y\":6,\"z\":0.75}]}",
              "-0.25");
    answer_is("{\"question\":\"plane\",\"a\":\"height\",\"shapes\":[{\"normal\":[0,0,0],\"d\":1},"
              "{\"x\":5,\"y\":6,\"z\":7}]}",
              "\"inf\"");
    answer_is("{\"question\":\"hit\",\"shapes\":[{\"enter\":2,\"leave\":2}]}", "true");
    char isa[32];
    snprintf(isa, sizeof isa, "\"%s\"", isect_isa());
    answer_is("{\"question\":\"isa\",\"shapes\":[]}", isa);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_overlap_point_segment),
        cmocka_unit_test(test_overlap_point_plane),
        cmocka_unit_test(test_overlap_point_triangle),
        cmocka_unit_test(test_overlap_point_aabb),
        cmocka_unit_test(test_overlap_segment_segment),
        cmocka_unit_test(test_overlap_segment_plane),
        cmocka_unit_test(test_overlap_segment_triangle),
        cmocka_unit_test(test_overlap_ray_plane),
        cmocka_unit_test(test_overlap_plane_triangle),
        cmocka_unit_test(test_overlap_plane_sphere),
        cmocka_unit_test(test_overlap_plane_aabb),
        cmocka_unit_test(test_overlap_point_sphere),
        cmocka_unit_test(test_overlap_segment_sphere),
        cmocka_unit_test(test_overlap_ray_sphere),
        cmocka_unit_test(test_overlap_triangle_triangle),
        cmocka_unit_test(test_overlap_triangle_sphere),
        cmocka_unit_test(test_overlap_point_capsule),
        cmocka_unit_test(test_overlap_sphere_capsule),
        cmocka_unit_test(test_overlap_segment_capsule),
        cmocka_unit_test(test_overlap_triangle_capsule),
        cmocka_unit_test(test_overlap_capsule_capsule),
        cmocka_unit_test(test_overlap_segment2_segment2),
        cmocka_unit_test(test_overlap_segment_aabb),
        cmocka_unit_test(test_overlap_ray_aabb),
        cmocka_unit_test(test_overlap_triangle_aabb),
        cmocka_unit_test(test_overlap_ray_triangle),
        cmocka_unit_test(test_overlap_sphere_sphere),
        cmocka_unit_test(test_overlap_sphere_aabb),
        cmocka_unit_test(test_overlap_aabb_aabb),
        cmocka_unit_test(test_overlap_segment_obb),
        cmocka_unit_test(test_overlap_ray_obb),
        cmocka_unit_test(test_overlap_triangle_obb),
        cmocka_unit_test(test_overlap_obb_obb),
        cmocka_unit_test(test_cast_ray_plane),
        cmocka_unit_test(test_cast_ray_triangle),
        cmocka_unit_test(test_cast_ray_triangle_culled),
        cmocka_unit_test(test_cast_ray_sphere),
        cmocka_unit_test(test_cast_ray_rectangle),
        cmocka_unit_test(test_cast_ray_disc),
        cmocka_unit_test(test_cast_ray_quad),
        cmocka_unit_test(test_cast_ray_capsule),
        cmocka_unit_test(test_cast_ray_lozenge),
        cmocka_unit_test(test_cast_ray_ellipsoid),
        cmocka_unit_test(test_cast_ray_cylinder),
        cmocka_unit_test(test_cast_ray_cone),
        cmocka_unit_test(test_cast_ray_torus),
        cmocka_unit_test(test_cast_ray_aabb),
        cmocka_unit_test(test_cast_ray_obb),
        cmocka_unit_test(test_cast_ray_kdop14),
        cmocka_unit_test(test_cast_ray_kdop18),
        cmocka_unit_test(test_cast_ray_kdop26),
        cmocka_unit_test(test_cast_ray_frustum),
        cmocka_unit_test(test_cast_ray2_segment2),
        cmocka_unit_test(test_cast_ray2_circle2),
        cmocka_unit_test(test_cast_ray2_rectangle2),
        cmocka_unit_test(test_cast_ray2_triangle2),
        cmocka_unit_test(test_classify_plane_sphere),
        cmocka_unit_test(test_classify_plane_aabb),
        cmocka_unit_test(test_closest_point_segment),
        cmocka_unit_test(test_closest_point_ray),
        cmocka_unit_test(test_closest_point_obb),
        cmocka_unit_test(test_closest_point_plane),
        cmocka_unit_test(test_closest_point_triangle),
        cmocka_unit_test(test_closest_point_rectangle),
        cmocka_unit_test(test_closest_point_disc),
        cmocka_unit_test(test_closest_point_sphere),
        cmocka_unit_test(test_closest_point_capsule),
        cmocka_unit_test(test_closest_point_aabb),
        cmocka_unit_test(test_closest_segment_segment),
        cmocka_unit_test(test_closest_ray_ray),
        cmocka_unit_test(test_meet_segment_segment),
        cmocka_unit_test(test_meet_segment_triangle),
        cmocka_unit_test(test_meet_segment_plane),
        cmocka_unit_test(test_meet_segment_aabb),
        cmocka_unit_test(test_meet_ray_plane),
        cmocka_unit_test(test_meet_plane_plane),
        cmocka_unit_test(test_meet_plane_triangle),
        cmocka_unit_test(test_meet_plane_aabb),
        cmocka_unit_test(test_meet_triangle_triangle),
        cmocka_unit_test(test_meet_segment2_segment2),
        cmocka_unit_test(test_meet_ray2_ray2),
        cmocka_unit_test(test_overlap_point_hull),
        cmocka_unit_test(test_overlap_segment_hull),
        cmocka_unit_test(test_overlap_triangle_hull),
        cmocka_unit_test(test_overlap_hull_hull),
        cmocka_unit_test(test_cast_ray_kdop),
        cmocka_unit_test(test_cast_ray_hull),
        cmocka_unit_test(test_cast_ray_polygon),
        cmocka_unit_test(test_cast_ray2_polygon2),
        cmocka_unit_test(test_overlap_point_polygon),
        cmocka_unit_test(test_overlap_polygon_aabb),
        cmocka_unit_test(test_closest_point_polygon),
        cmocka_unit_test(test_classify_polygon_point),
        cmocka_unit_test(test_classify_polygon2_point2),
        cmocka_unit_test(test_classify_contour2_point2),
        cmocka_unit_test(test_every_pair),
        cmocka_unit_test(test_helpers),
        cmocka_unit_test(test_clip),
        cmocka_unit_test(test_clip_the_most),
        cmocka_unit_test(test_corners),
        cmocka_unit_test(test_weights),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
