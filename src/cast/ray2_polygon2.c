/* isect_cast_ray2_polygon2 - the part of a ray inside a polygon in the plane.
 *
 * The line of the ray may leave the polygon and return, and does so only where it meets an edge. So
 * the first t inside is the start of the ray if that is inside, else the least t in the range at
 * which the line meets an edge. The last t inside follows in the same manner from the end.
 *
 * To decide whether the start is inside, edges that cross the line after the start are counted, to
 * the left as 1 and to the right as -1, as geometry/winding.h does for a ray along x. An edge
 * crosses the line if exactly one of its ends is on the left; a vertex on the line is not. The
 * start is on the border if the line meets an edge there, or if it lies between the ends of an edge
 * along the line. The same pass decides for the end of the ray.
 *
 * geometry/line2.h has the crossing with an edge whose ends are on different sides, and its error
 * bound. Where the side of a vertex, or the order of a crossing and an end of the ray, is not
 * certain, exact arithmetic decides. */
#include "geometry/finite.h"
#include "geometry/line2.h"
#include "geometry/winding.h"
#include HEADER(cast)
#include HEADER(classify)

typedef struct View {
    Line2 line;
    ExactLine2 exact;
    real t_min, t_max;
} View;

/* Where the line meets an edge or a vertex: t, and the exact signs of t - t_min and t - t_max. */
typedef struct Meeting {
    real t;
    int to_begin, to_end;
} Meeting;

typedef struct LineCorner {
    double p[2];
    LinePoint place;
    int side;        /* exact: 1 is left of the line, 0 is on it */
    Meeting meeting; /* if it is on the line */
} LineCorner;

/* The winding numbers around both ends of the ray; the first and the last of all meetings in its
 * range. */
typedef struct Passage {
    Winding begin, end;
    real first, last;
} Passage;

static LineCorner line_corner_of(const View *view, Vec2 point)
{
    const ExactLine2 *s = &view->exact;
    LineCorner corner = {.p = {(double)point.x, (double)point.y},
                         .place = line_point(&view->line, point)};
    corner.side = surely_left(&corner.place) - surely_right(&corner.place);
    if (corner.side != 0)
        return corner;
    const Exact beside = exactly_beside(s, corner.p);
    corner.side = (beside.mantissa > 0) - (beside.mantissa < 0);
    if (corner.side == 0)
        corner.meeting = (Meeting){corner_time(s, corner.p), compare_corner(s, corner.p, s->t_min),
                                   compare_corner(s, corner.p, s->t_max)};
    return corner;
}

/* The crossing with an edge whose ends are on different sides. */
static Meeting crossing_at(const View *view, const LineCorner *a, const LineCorner *b)
{
    const ExactLine2 *s = &view->exact;
    const Crossing crossing = crossing_of(&a->place, &b->place);
    const real speed = view->line.speed, off = crossing.bound, t = crossing.along / speed;
    if (crossing.apart && real_abs(t) <= REAL_MAX) {
        const int to_begin =
            surely_later(t, view->t_min, speed, off) - surely_later(view->t_min, t, speed, off);
        const int to_end =
            surely_later(t, view->t_max, speed, off) - surely_later(view->t_max, t, speed, off);
        if (to_begin != 0 && to_end != 0)
            return (Meeting){t, to_begin, to_end};
    }
    Meeting meeting = {0, 0, 0};
    double share[2];
    const Exact beside_a = exactly_beside(s, a->p), beside_b = exactly_beside(s, b->p);
    const int turn = exact_crossing(s, a->p, b->p, beside_a, beside_b, share, &meeting.t);
    meeting.to_begin = compare_crossing(s, a->p, b->p, turn, s->t_min);
    meeting.to_end = compare_crossing(s, a->p, b->p, turn, s->t_max);
    return meeting;
}

static void touch(Passage *passage, const Meeting *meeting)
{
    passage->begin.border |= meeting->to_begin == 0;
    passage->end.border |= meeting->to_end == 0;
    if (meeting->to_begin >= 0 && meeting->to_end <= 0) {
        passage->first = num_min(passage->first, meeting->t);
        passage->last = num_max(passage->last, meeting->t);
    }
}

/* Counts an edge that crosses the line there, to the left or to the right: `rise` is 1 or -1. */
static void cross_over(Passage *passage, const Meeting *meeting, int rise)
{
    passage->begin.turns += meeting->to_begin > 0 ? rise : 0;
    passage->end.turns += meeting->to_end > 0 ? rise : 0;
}

/* Processes the edge from a to b; a was counted as the end of the edge before. */
static void pass_edge(Passage *passage, const View *view, const LineCorner *a, const LineCorner *b)
{
    const int rise = (b->side > 0) - (a->side > 0);
    if (b->side == 0)
        touch(passage, &b->meeting);
    if (a->side == 0 && b->side == 0) {
        passage->begin.border |= a->meeting.to_begin != b->meeting.to_begin;
        passage->end.border |= a->meeting.to_end != b->meeting.to_end;
    } else if (a->side + b->side == 0) {
        const Meeting crossing = crossing_at(view, a, b);
        touch(passage, &crossing);
        cross_over(passage, &crossing, rise);
    } else if (rise != 0) {
        cross_over(passage, a->side == 0 ? &a->meeting : &b->meeting, rise);
    }
}

Span X(cast_ray2_polygon2)(const Ray2 *ray2, const X(polygon2) * polygon2, isect_rule rule)
{
    const Ray straight = ray_in_space(ray2);
    const size_t count = polygon2->count;
    if (count == 0 || !sensible_ray2(ray2) ||
        !all_finite((const real *)polygon2->points, 2 * count))
        return span_miss();
    if (ray2->dir.x == 0 && ray2->dir.y == 0) {
        const isect_side side = X(classify_polygon2_point2)(polygon2, &ray2->origin, rule);
        return span_where(side != ISECT_OUTSIDE, -REAL_INF, REAL_INF, &straight);
    }
    const View view = {line2_of(ray2), exact_line2(ray2), ray2->t_min, ray2->t_max};
    Passage passage = {.first = REAL_INF, .last = -REAL_INF};
    LineCorner a = line_corner_of(&view, polygon2->points[count - 1]);
    for (size_t i = 0; i < count; i++) {
        const LineCorner b = line_corner_of(&view, polygon2->points[i]);
        if (a.side != b.side || b.side == 0)
            pass_edge(&passage, &view, &a, &b);
        a = b;
    }
    const bool begins = side_of(passage.begin, rule) != ISECT_OUTSIDE;
    const bool ends = side_of(passage.end, rule) != ISECT_OUTSIDE;
    return span_where(begins || passage.first <= passage.last,
                      begins ? ray2->t_min : num_min(passage.first, ray2->t_max),
                      ends ? ray2->t_max : num_max(passage.last, ray2->t_min), &straight);
}
