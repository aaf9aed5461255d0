/* cli/drawing/body.c - the intersections of shapes with a line of sight. */
#include "drawing/body.h"

#include "drawing/corners.h"
#include "drawing/solid.h"
#include "isectd/hull.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- shapes that are drawn as others ---- */

static const char *as_rectangle(const union ask_value *from, union ask_value *to,
                                const Drawing *drawing)
{
    Vector corner, u, v;
    if (!drawing_patch(drawing, &from->plane_d, &corner, &u, &v))
        return NULL;
    to->rectangle_d =
        (isectd_rectangle){{corner.x, corner.y, corner.z}, {u.x, u.y, u.z}, {v.x, v.y, v.z}};
    return "rectangle";
}

static const char *as_disc(const union ask_value *from, union ask_value *to, const Drawing *drawing)
{
    (void)drawing;
    to->disc_d = (isectd_disc){in_space(from->circle2_d.center), {0, 0, 1}, from->circle2_d.radius};
    return "disc";
}

static const char *as_triangle(const union ask_value *from, union ask_value *to,
                               const Drawing *drawing)
{
    const isectd_triangle2 *t = &from->triangle2_d;
    (void)drawing;
    to->triangle_d = (isectd_triangle){in_space(t->a), in_space(t->b), in_space(t->c)};
    return "triangle";
}

static const char *as_flat_box(const union ask_value *from, union ask_value *to,
                               const Drawing *drawing)
{
    const isectd_rectangle2 *r = &from->rectangle2_d;
    (void)drawing;
    to->aabb_d = (isectd_aabb){in_space(r->lower), in_space(r->upper)};
    return "aabb";
}

static const char *as_polygon(const union ask_value *from, union ask_value *to,
                              const Drawing *drawing)
{
    const AskPoints points = from->points;
    (void)drawing;
    to->points.count = points.count;
    for (size_t i = 0; i < points.count; i++) {
        memcpy(&to->points.doubles[3 * i], &points.doubles[2 * i], 2 * sizeof(double));
        to->points.doubles[3 * i + 2] = 0;
    }
    return "polygon";
}

/* A clipped polygon, with the same points. */
static const char *as_itself(const union ask_value *from, union ask_value *to,
                             const Drawing *drawing)
{
    (void)from, (void)to, (void)drawing;
    return "polygon";
}

/* The planes of a hull that is given by its vertices, or by planes alone. */
static const char *as_planes(const union ask_value *from, union ask_value *to,
                             const Drawing *drawing)
{
    char memory[400 * ASK_GIVEN_MOST];
    const isectd_points points =
        isectd_points_of((const isectd_vec3 *)(const void *)from->points.doubles);
    isectd_hull hull;
    (void)drawing;
    if (hull_is_planes(from, to))
        return "hull";
    if (isectd_hull_build(points, from->points.count, memory, sizeof memory, NULL, &hull) !=
            ISECT_OK ||
        hull.dimension < 3 || hull.face_count > ASK_GIVEN_MOST)
        return NULL;
    to->points.count = hull.face_count, to->points.other = 0;
    for (size_t i = 0; i < hull.face_count; i++)
        memcpy(&to->points.doubles[4 * i], &hull.planes[i], 4 * sizeof(double));
    return "hull";
}

static const struct {
    const char *name;
    const char *(*change)(const union ask_value *from, union ask_value *to, const Drawing *drawing);
} others[] = {{"plane", as_rectangle},     {"circle2", as_disc},     {"triangle2", as_triangle},
              {"rectangle2", as_flat_box}, {"polygon2", as_polygon}, {"corners", as_planes},
              {"loop", as_itself}};

/* ---- making ---- */

static ReaderString word(const char *text)
{
    return (ReaderString){text, strlen(text)};
}

static bool find_questions(Body *body, const char *type)
{
    char text[64];
    Fault inner;
    snprintf(text, sizeof text, "normal_%s", type);
    const ReaderString cast[ASK_NAMES] = {word("cast"), word("ray"), word(type)};
    const ReaderString normal[ASK_NAMES] = {word(text)};
    body->cast = ask_find(cast, &inner);
    body->normal = ask_find(normal, &inner);
    return body->cast != NULL && body->normal != NULL && ask_given_count(body->cast) <= 3;
}

bool body_make(Body *body, const char *type, const union ask_value *shape, const Drawing *drawing)
{
    *body = (Body){.given = calloc(3, sizeof *body->given), .frame = frame_none};
    if (body->given == NULL)
        return false;
    body->given[1] = *shape;
    for (size_t i = 0; type != NULL && i < sizeof others / sizeof others[0]; i++)
        if (strcmp(type, others[i].name) == 0) {
            type = others[i].change(shape, &body->given[1], drawing);
            break;
        }
    if (type == NULL || !find_questions(body, type))
        return false;
    body->solid = strcmp(body->cast->answer->name, "touch") != 0;
    return true;
}

void body_free(Body *body)
{
    free(body->given);
    *body = (Body){0};
}

/* ---- casting ---- */

static Vector normal_at(const Body *body, double t)
{
    const isectd_ray *ray = &body->given[0].ray_d;
    const Vector p = along(vector_of(ray->origin), t, vector_of(ray->dir));
    union ask_value answer;
    body->given[2].vec3_d = (isectd_vec3){p.x, p.y, p.z};
    ask_call(body->normal, DOUBLE, body->given + 1, &answer);
    return frame_turn(&body->frame, vector_of(answer.vec3_d));
}

BodyHit body_cast(const Body *body, const isectd_ray *ray)
{
    BodyHit hit = {.count = 0};
    union ask_value answer;
    const Vector o = frame_back(&body->frame, vector_of(ray->origin)),
                 d = frame_turn_back(&body->frame, vector_of(ray->dir));
    body->given[0].ray_d = (isectd_ray){{o.x, o.y, o.z}, {d.x, d.y, d.z}, ray->t_min, ray->t_max};
    body->given[2].rule = ISECT_EVEN_ODD; /* for a polygon; else unused */
    ask_call(body->cast, DOUBLE, body->given, &answer);
    const AskType *type = body->cast->answer;
    if (!ask_found(type, &answer, DOUBLE))
        return hit;
    const double *t = answer.doubles + type->counted; /* of a touch, of spans in order */
    hit.count = type->counted ? 2 * (int)answer.intervals_d.count : body->solid ? 2 : 1;
    for (int i = 0; i < hit.count; i++) {
        hit.t[i] = t[i];
        hit.cut[i] = hit.t[i] <= ray->t_min || hit.t[i] >= ray->t_max;
        hit.normal[i] = hit.cut[i] ? (Vector){0, 0, 0} : normal_at(body, hit.t[i]);
    }
    return hit;
}
