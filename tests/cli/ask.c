/* tests/cli/ask.c - what `isect ask` answers is what the library answers, to the bit: nasty random
 * shapes of every pair go as text through the reader, the table and the printer, and as structs
 * through the function itself. Compiled once for each precision. */
#include "ask/ask.h"
#include "kit/rows.h"

#include "isect/cast.h"
#include "isect/classify.h"
#include "isect/overlap.h"
#include "isect/polygon.h"
#include "isectd/cast.h"
#include "isectd/classify.h"
#include "isectd/overlap.h"
#include "isectd/polygon.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { QUESTIONS = 1000, MOST_NUMBERS = ASK_NUMBERS };
static const enum precision precision = ISECT_DOUBLE ? DOUBLE : FLOAT;

static bool same(real a, real b)
{
    return (a != a && b != b) || memcmp(&a, &b, sizeof a) == 0;
}

/* An array of a view as text: numbers, or arrays of `count` numbers. */
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
static size_t write_shape(const AskQuestion *question, unsigned place, char *text,
                          const void *shape, size_t bytes)
{
    union ask_value value, back[ASK_GIVEN];
    Fault fault = {""};
    memcpy(&value, shape, bytes);
    size_t length = ask_write(text, question->given[place], &value, precision);
    text[length] = '\0';
    assert_true(length < ASK_ROOM);
    Reader reader = {text, text + length, precision, &fault};
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
static const AskQuestion *find(const char *const names[3])
{
    Fault fault = {""};
    ReaderString strings[3];
    for (int i = 0; i < 3; i++)
        strings[i] = (ReaderString){names[i], names[i] ? strlen(names[i]) : 0};
    const AskQuestion *question = ask_find(strings, &fault);
    if (question == NULL)
        fail_msg("%s", fault.text);
    return question;
}

/* Ask by a line of text. Is the answer a hit? */
static bool ask_line(const char *line, char *answer)
{
    Fault fault = {""};
    size_t length;
    bool found;
    const Reader reader = {line, line + strlen(line), precision, &fault};
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
static void check_many(const char *text, const char *name, uint32_t count, const real *numbers,
                       uint32_t each)
{
    char wanted[32];
    if (count == 0) {
        assert_string_equal(text, "null");
        return;
    }
    int length = snprintf(wanted, sizeof wanted, "{\"count\":%u,\"%s\":[[", count, name);
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

static void check_points(const char *text, uint32_t count, const real *numbers, uint32_t each)
{
    check_many(text, "point", count, numbers, each);
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

/* {"enter":t,"leave":t,"point":[x,y,z],"normal":[x,y,z]} */
static void check_impact(const char *text, Impact impact)
{
    real numbers[8];
    memcpy(numbers, &impact, sizeof numbers);
    if (impact.enter == REAL_INF) {
        assert_string_equal(text, "null");
        return;
    }
    for (int i = 0; i < 8; i++) {
        char *end;
        text += i < 2 ? strcspn(text, ":") + 1 : i % 3 == 2 ? strcspn(text, "[") + 1 : 1;
        real number = ISECT_DOUBLE ? (real)strtod(text, &end) : (real)strtof(text, &end);
        if (end == text || !same(number, numbers[i]))
            fail_msg("number %d at %s is not %.17g", i, text, (double)numbers[i]);
        text = end;
    }
    assert_string_equal(text, "]}");
}

/* {"gap":g,"normal":[x,y,z],"a":[x,y,z],"b":[x,y,z]} */
static void check_contact(const char *text, Contact contact)
{
    real numbers[10];
    memcpy(numbers, &contact, sizeof numbers);
    if (contact.gap == REAL_INF) {
        assert_string_equal(text, "null");
        return;
    }
    for (int i = 0; i < 10; i++) {
        char *end;
        text += i == 0 ? strcspn(text, ":") + 1 : i % 3 == 1 ? strcspn(text, "[") + 1 : 1;
        real number = ISECT_DOUBLE ? (real)strtod(text, &end) : (real)strtof(text, &end);
        if (end == text || !same(number, numbers[i]))
            fail_msg("number %d at %s is not %.17g", i, text, (double)numbers[i]);
        text = end;
    }
    assert_string_equal(text, "]}");
}

static int pairs_tested;

static void check_answer(const char *text, const Row *row, const Answer *answer)
{
    switch (row->answer) {
    case ANSWER_Bool:
        check_bool(text, answer->yes);
        break;
    case ANSWER_Side:
        check_side(text, answer->side);
        break;
    case ANSWER_Span:
        check_span(text, answer->span);
        break;
    case ANSWER_Intervals:
        check_many(text, "part", answer->intervals.count, &answer->intervals.part[0].enter, 2);
        break;
    case ANSWER_Touch:
        check_touch(text, answer->touch);
        break;
    case ANSWER_Nearest:
        check_nearest(text, answer->nearest);
        break;
    case ANSWER_Contact:
        check_contact(text, answer->contact);
        break;
    case ANSWER_Impact:
        check_impact(text, answer->impact);
        break;
    case ANSWER_Ray:
        check_ray(text, answer->ray);
        break;
    case ANSWER_Common:
        check_common(text, answer->common);
        break;
    case ANSWER_Common2:
        check_common2(text, answer->common2);
        break;
    case ANSWER_Crossing2:
        check_crossing2(text, answer->crossing2);
        break;
    }
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
static size_t write_corners(char *text, const X(hull) * hull)
{
    char *end = text + sprintf(text, "{");
    end += write_array(end, "vertices", hull->vertices, hull->vertex_count, 3);
    end += sprintf(end, "}");
    return (size_t)(end - text);
}

/* A view of points, planes or slabs, or a shape of numbers. */
static size_t write_any(const AskQuestion *question, unsigned place, const ShapeKind *of,
                        char *text, AnyShape *shape, bool disturbed)
{
    if (of->kind == KIND_kdop)
        return write_kdop(text, &shape->kdop);
    if (of->kind == KIND_hull)
        return write_hull(text, &shape->hull);
    if (of->kind == KIND_corners)
        return write_corners(text, &shape->hull);
    if (disturbed)
        disturb(shape, of->bytes);
    return write_shape(question, place, text, shape, of->bytes);
}
/* Views of pairs that have no rule. */
static bool is_written(const ShapeKind *of)
{
    return of->numbers || of->kind == KIND_kdop || of->kind == KIND_hull ||
           of->kind == KIND_corners;
}

/* The words of a row: the question, the first shape, the second and the variant. */
static void check_row(const Row *row)
{
    char name[64];
    snprintf(name, sizeof name, "%s", row->name);
    char *first = strchr(name, '_') + 1, *second = strchr(first, '_') + 1;
    first[-1] = '\0', second[-1] = '\0';
    const char *const words[3] = {name, first, second};
    const AskQuestion *question = find(words);
    /* The engine answers hundreds of rows by one function, from the same few kinds of text. */
    const bool engine = row->form == FORM_ENGINE;
    for (int i = 0; i < (engine ? QUESTIONS / 8 : QUESTIONS); i++) {
        char text[ASK_ROOM + 1], shapes[8 * ASK_ROOM], *end = shapes;
        AnyShape a, b;
        new_kind();
        (i % 2 ? row->a->odd : row->a->any)(&a);
        (i % 2 ? row->b->odd : row->b->any)(&b);
        end += write_any(question, 0, row->a, end, &a, i % 3 == 0);
        *end++ = ',';
        end += write_any(question, 1, row->b, end, &b, i % 3 == 0);
        ask_text(words, shapes, text);
        const Answer answer = ask_row(row, &a, &b, ISECT_EVEN_ODD);
        check_answer(text, row, &answer);
    }
    pairs_tested++;
}
/* All pairs of shapes of numbers, planes, slabs and vertices; others have tests of their own
 * below. */
static void test_rows(void **state)
{
    (void)state;
    for (size_t i = 0; i < count_rows(); i++)
        if (is_written(rows[i].a) && is_written(rows[i].b))
            check_row(&rows[i]);
}

#define NAMES(a, b, c)                                                                             \
    {                                                                                              \
        a, b, c                                                                                    \
    }

#define RULED(function, names, View_a, a, write_a, View_b, b, write_b, answer)                     \
    static void test_##function(void **state)                                                      \
    {                                                                                              \
        static const char *const words[] = names;                                                  \
        static const char *const rules[] = {"\"even_odd\"", "\"nonzero\""};                        \
        const AskQuestion *question = find(words);                                                 \
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
RULED(classify_plane_polygon, NAMES("classify", "plane", "polygon"), Plane, plane, SHAPE,
      X(polygon), polygon, VIEW3, side)
RULED(classify_polygon_point, NAMES("classify", "polygon", "point"), X(polygon), polygon, VIEW3,
      Vec3, vec3, SHAPE, side)
RULED(classify_polygon2_point2, NAMES("classify", "polygon2", "point2"), X(polygon2), polygon2,
      VIEW2, Vec2, vec2, SHAPE, side)

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

/* Not all shapes that may move have a struct of their own. */
static bool is_kind(const AskType *type)
{
    for (size_t i = 0; i < COUNT(shape_kinds); i++)
        if (strcmp(shape_kinds[i].name, type->name) == 0)
            return true;
    return false;
}

/* classify has rows of formulas alone here: the engine's are tested in tests/engine. */
static bool has_row(const AskQuestion *question)
{
    return strcmp(question->names[0], "classify") != 0 ||
           question->function->role == ISECT_CATALOG_FORMULA;
}

/* This fails if a new row of the matrix is not tested above. */
static void test_every_pair(void **state)
{
    int pairs = 0;
    size_t count;
    (void)state;
    const AskQuestion *questions = ask_questions(&count);
    for (size_t i = 0; i < count; i++)
        pairs += questions[i].names[2] != NULL && has_row(&questions[i]) &&
                 (questions[i].given[0]->rest == NULL || is_kind(questions[i].given[0]));
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
    const AskQuestion *by_plane = find((const char *const[3]){"polygon", "clip_plane"});
    const AskQuestion *by_box = find((const char *const[3]){"polygon", "clip_aabb"});
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
        ask_array("polygon", "clip_plane", shapes, text);
        size_t left = X(polygon_clip_plane)(points, count, &plane, out);
        check_array(text, "points", out, left, 3);
        cut += left > 0;
        write_shape(by_box, 1, end, &box, sizeof box);
        ask_array("polygon", "clip_aabb", shapes, text);
        left = X(polygon_clip_aabb)(points, count, &box, spare, out);
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
    Fault fault = {""};
    (void)state;
    for (size_t k = 0; k <= MOST; k++)
        points[k] = (Vec3){k % 2 ? 3 : -3, k % 3 ? 2 : -2, k % 4 < 2 ? 5 : -5};
    end = shapes + write_points(shapes, points, MOST, 3);
    *end++ = ',';
    write_shape(find((const char *const[3]){"polygon", "clip_aabb"}), 1, end, &box, sizeof box);
    ask_array("polygon", "clip_aabb", shapes, text);
    check_array(text, "points", out, X(polygon_clip_aabb)(points, MOST, &box, spare, out), 3);
    write_points(shapes, points, MOST + 1, 3);
    Reader reader = {shapes, shapes + strlen(shapes), precision, &fault};
    union ask_value given;
    assert_false(
        ask_read(find((const char *const[3]){"polygon", "clip_aabb"}), &reader, 0, &given));
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
        ask_array("hull", "corners", shapes, text);
        check_array(text, "points", out, X(hull_corners)(planes, count, out, 2 * PLANES), 3);
    }
}

static void check_enter(const char *text)
{
    const double enter = strtod(text + sizeof "{\"enter\":" - 1, NULL);
    assert_true(enter > 0.2499 && enter <= 0.25);
}
/* A shape without a struct for its motion, and a view: the motion stands beside its fields. */
static void test_moving(void **state)
{
    static const char *const lozenge[] = {"sweep", "lozenge", "plane"}, *const hull[] = {"sweep",
                                                                                         "hull",
                                                                                         "plane"};
    static const char ends[] = ",{\"normal\":[0,0,-1],\"d\":1}";
    char text[ASK_ROOM + 1], shapes[ASK_ROOM];
    (void)state;
    snprintf(shapes, sizeof shapes,
             "{\"corner\":[0,0,0],\"u\":[1,0,0],\"v\":[0,1,0],\"radius\":0.5,\"motion\":[0,0,2]}%s",
             ends);
    ask_text(lozenge, shapes, text);
    check_enter(text);
    snprintf(shapes, sizeof shapes, "{\"motion\":[0,0,2],\"vertices\":[[0,0,0],[3,0,0.5]]}%s",
             ends);
    ask_text(hull, shapes, text);
    check_enter(text);
}

static void test_weights(void **state)
{
    const AskQuestion *question = find((const char *const[3]){"weights", "polygon2"});
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
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_cast_ray_polygon),
        cmocka_unit_test(test_cast_ray2_polygon2),
        cmocka_unit_test(test_overlap_point_polygon),
        cmocka_unit_test(test_overlap_polygon_aabb),
        cmocka_unit_test(test_closest_point_polygon),
        cmocka_unit_test(test_classify_plane_polygon),
        cmocka_unit_test(test_classify_polygon_point),
        cmocka_unit_test(test_classify_polygon2_point2),
        cmocka_unit_test(test_classify_contour2_point2),
        cmocka_unit_test(test_every_pair),
        cmocka_unit_test(test_helpers),
        cmocka_unit_test(test_clip),
        cmocka_unit_test(test_clip_the_most),
        cmocka_unit_test(test_corners),
        cmocka_unit_test(test_weights),
        cmocka_unit_test(test_moving),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
