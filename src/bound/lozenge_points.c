/* bound/lozenge_points.c - a small lozenge of points.
 *
 * With the normal z of its rectangle, the direction x of a side, the height c of the rectangle and
 * a radius r that is not less than the distance of any point from its plane, a point at height z
 * comes within h = sqrt(r^2 - (z - c)^2) of the plane: so the rectangle must reach from x + h to x
 * - h of each point at least, and so in y. Points near a corner may need more of both: the corner
 * moves out along its diagonal. So the search (bound/round.h) has eight knobs: z, x, c, r. It
 * starts with the frames in which the core spreads, in which its main triangle lies, and that of
 * the coordinates, each also turned about one of its axes, c in the middle, and the best of some r.
 *
 * The corner and the sides are rounded to numbers of their type, and the radius is made from what
 * any point is away from the rectangle: no more than from any one point of it, so from that for the
 * s and t that are computed, whatever they be in [0, 1]. The coordinates of what is left are wrong
 * by 2 h of the way to the corner, of s u and of t v, by h of themselves, and by some least normal
 * numbers. */
#include "bound/round.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { SIDE, NORMAL = 3, HEIGHT = 6, R_AT_LEAST, KNOBS, FRAMES = 3, RADII = 4, PLATES = 5 };
enum { TRIES_OF_FRAME = 100, TRIES = 400 };

/* A rectangle of spots, and how large the lozenge around it is. */
typedef struct Plate {
    Spot axis[3]; /* along its sides, and the normal */
    double low[2], high[2], height, radius, size;
} Plate;

static double size_of_plate(double a, double b, double radius)
{
    const double pi = 3.14159265358979323846;
    return radius * (2 * a * b + pi * radius * (a + b + 4.0 / 3 * radius));
}

/* The core as its frame sees it. */
typedef struct View {
    double x[MOST_IN_CORE], y[MOST_IN_CORE], z[MOST_IN_CORE];
    int count;
} View;

static void set_axes(Plate *plate, const double *knob)
{
    Spot none;
    plate->axis[2] = unit_of((Spot){knob[NORMAL], knob[NORMAL + 1], knob[NORMAL + 2]});
    const Spot side =
        beside(unit_of((Spot){knob[SIDE], knob[SIDE + 1], knob[SIDE + 2]}), plate->axis[2]);
    if (spot_dot(side, side) > 1e-12)
        plate->axis[0] = unit_of(beside(unit_of(side), plate->axis[2]));
    else
        frame_around(plate->axis[2], &plate->axis[0], &none);
    plate->axis[1] = spot_cross(plate->axis[2], plate->axis[0]);
}
static void find_view(View *view, const Core *core, const Spot axis[3])
{
    view->count = core->count;
    for (int i = 0; i < core->count; i++) {
        view->x[i] = spot_dot(core->at[i], axis[0]);
        view->y[i] = spot_dot(core->at[i], axis[1]);
        view->z[i] = spot_dot(core->at[i], axis[2]);
    }
}
/* How far p is beyond the side that is nearer, and which that is. */
static double beyond(const double *low, const double *high, double p, bool *upper)
{
    *upper = p > *high;
    return p > *high ? p - *high : p < *low ? *low - p : 0;
}
/* The rectangle for this height and radius, or as much more as the core needs. */
static void set_rectangle(Plate *plate, const View *view, double height, double radius)
{
    double within[MOST_IN_CORE], radius2 = radius * radius;
    for (int i = 0; i < view->count; i++)
        radius2 = greater(radius2, (view->z[i] - height) * (view->z[i] - height));
    for (int k = 0; k < 2; k++)
        plate->low[k] = INFINITY, plate->high[k] = -INFINITY;
    for (int i = 0; i < view->count; i++) {
        const double z = view->z[i] - height, h = within[i] = sqrt(radius2 - z * z);
        plate->low[0] = lesser(plate->low[0], view->x[i] + h);
        plate->high[0] = greater(plate->high[0], view->x[i] - h);
        plate->low[1] = lesser(plate->low[1], view->y[i] + h);
        plate->high[1] = greater(plate->high[1], view->y[i] - h);
    }
    for (int k = 0; k < 2; k++)
        if (plate->low[k] > plate->high[k])
            plate->low[k] = plate->high[k] = plate->low[k] / 2 + plate->high[k] / 2;
    for (int i = 0; i < view->count; i++) {
        bool upper[2];
        const double x = beyond(&plate->low[0], &plate->high[0], view->x[i], &upper[0]);
        const double y = beyond(&plate->low[1], &plate->high[1], view->y[i], &upper[1]);
        if (!(x > 0 && y > 0 && x * x + y * y > within[i] * within[i]))
            continue;
        const double rest = within[i] * within[i] / 2 - (x - y) * (x - y) / 4;
        const double more = (x + y) / 2 - (rest > 0 ? sqrt(rest) : 0);
        for (int k = 0; k < 2; k++) {
            plate->high[k] += upper[k] ? more : 0;
            plate->low[k] -= upper[k] ? 0 : more;
        }
    }
    plate->height = height, plate->radius = sqrt(radius2);
    plate->size = size_of_plate(plate->high[0] - plate->low[0], plate->high[1] - plate->low[1],
                                plate->radius);
}
static Plate plate_of(const Core *core, const double *knob)
{
    Plate plate;
    View view;
    set_axes(&plate, knob);
    find_view(&view, core, plate.axis);
    set_rectangle(&plate, &view, knob[HEIGHT], knob[R_AT_LEAST]);
    return plate;
}
static double size_of_knobs(const Core *core, const double *knob)
{
    return plate_of(core, knob).size;
}
/* The height in the middle, and the best of some radii: of half the thickness, and a little more.
 * Much more makes all frames a ball; that is left to the capsule. */
static double set_others(const Core *core, double *knob)
{
    static const double ratio[RADII] = {1, 1.02, 1.08, 1.22};
    double low = INFINITY, high = -INFINITY, best = INFINITY;
    Plate plate;
    View view;
    set_axes(&plate, knob);
    find_view(&view, core, plate.axis);
    for (int i = 0; i < view.count; i++)
        low = lesser(low, view.z[i]), high = greater(high, view.z[i]);
    knob[HEIGHT] = low / 2 + high / 2;
    for (int k = 0; k < RADII; k++) {
        const double radius = (high - low) / 2 * ratio[k];
        set_rectangle(&plate, &view, knob[HEIGHT], radius);
        const double sides = plate.high[0] - plate.low[0] + plate.high[1] - plate.low[1];
        if (plate.size < best && sides > 0.01)
            best = plate.size, knob[R_AT_LEAST] = radius;
    }
    return best;
}
static double size_of_frame(const Core *core, const double *knob)
{
    double all[KNOBS];
    memcpy(all, knob, HEIGHT * sizeof *knob);
    return set_others(core, all);
}

/* A frame, if it is one of the best. */
static void try_frame(const Core *core, Spot z, Spot x, double start[PLATES][MOST_KNOBS],
                      double least[PLATES])
{
    double now[MOST_KNOBS] = {x.x, x.y, x.z, z.x, z.y, z.z};
    const double size = set_others(core, now);
    int worst = 0;
    for (int s = 0; s < PLATES; s++) {
        if (fabs(least[s] - size) <= 1e-6 * size)
            return; /* the same, seen from elsewhere */
        worst = least[s] > least[worst] ? s : worst;
    }
    if (size < least[worst])
        least[worst] = size, memcpy(start[worst], now, sizeof now);
}
/* From nothing: the best of frames that are turned about an axis, as normal and as side, by an
 * eighth of a half turn, each then turned a little. */
static void find_plate(const Core *core, double *knob)
{
    const double eighth[] = {0.9238795325112867, 0.3826834323650898};
    Spot way[FRAMES][3];
    double start[PLATES][MOST_KNOBS] = {{0}}, least[PLATES], best = INFINITY;
    for (int k = 0; k < PLATES; k++)
        least[k] = INFINITY;
    for (int k = 0; k < 3; k++)
        way[0][k] = direction_of(k);
    main_directions(core, way[1]);
    spread_directions(core, way[2]);
    for (int f = 0; f < FRAMES; f++)
        for (int k = 0; k < 3; k++) {
            const Spot x = way[f][k];
            Spot y = way[f][(k + 1) % 3], z = way[f][(k + 2) % 3];
            for (int turn = 0; turn < 8; turn++) {
                try_frame(core, z, x, start, least);
                if (turn < 4) /* then sides only change places */
                    try_frame(core, x, y, start, least);
                const Spot before = y;
                y = spot_mad(spot_times(eighth[0], y), eighth[1], z);
                z = spot_mad(spot_times(eighth[0], z), -eighth[1], before);
            }
        }
    for (int k = 0; k < 2 * PLATES;
         k++) { /* each of them as it is, and with its frame searched first */
        double now[MOST_KNOBS];
        memcpy(now, start[k / 2], sizeof now);
        if (k % 2) {
            search(core, size_of_frame, now, HEIGHT, 0.3, TRIES_OF_FRAME, true);
            set_others(core, now);
        }
        const double size = search(core, size_of_knobs, now, KNOBS, 0.1, TRIES, true);
        if (size < best)
            best = size, memcpy(knob, now, sizeof now);
    }
}

/* ---- all points, in real arithmetic ---- */

/* A vector of the frame as numbers; within their range. */
static Vec3 vector_of(const Frame *frame, Spot a)
{
    Vec3 v;
    for (int k = 0; k < 3; k++) {
        const double x = ((const double *)&a)[k] / frame->all, most = (double)REAL_MAX;
        ((real *)&v)[k] = (real)(x > most ? most : x < -most ? -most : x) + 0;
    }
    return v;
}
static Spot spot_of_vector(const Frame *frame, Vec3 v)
{
    return (Spot){(double)v.x * frame->all, (double)v.y * frame->all, (double)v.z * frame->all};
}
/* A rectangle between numbers as they are stored. */
typedef struct Sheet {
    Vec3 corner;
    Spot u, v;           /* in the frame */
    double per_u, per_v; /* 1 over their squares */
} Sheet;

static Sheet sheet_of(const Frame *frame, const Lozenge *l)
{
    const Spot u = spot_of_vector(frame, l->u), v = spot_of_vector(frame, l->v);
    return (Sheet){l->corner, u, v, 1 / spot_dot(u, u), 1 / spot_dot(v, v)};
}
/* How much of u is in w; in [0, 1]. */
static double part_of(Spot w, Spot u, double per_u)
{
    const double part = spot_dot(w, u) * per_u;
    return part > 0 ? (part < 1 ? part : 1) : 0;
}
/* What a point is away from the rectangle. */
static double away_above(const Frame *frame, const Sheet *sheet, Vec3 p)
{
    const Spot w = way_to(frame, sheet->corner, p), u = sheet->u, v = sheet->v;
    const double s = part_of(spot_mad(w, -part_of(w, v, sheet->per_v), v), u, sheet->per_u);
    const double t = part_of(spot_mad(w, -s, u), v, sheet->per_v);
    const Spot left = spot_mad(spot_mad(w, -s, u), -t, v);
    if (s == 0 && t == 0)
        return length_above(w) + (sum_of(w) > 0 ? 4 * DBL_MIN : 0);
    const double wrong =
        2 * DBL_EPSILON * (sum_of(w) + s * sum_of(u) + t * sum_of(v)) + 16 * DBL_MIN;
    return (length_above(left) + wrong) * (1 + 2 * DBL_EPSILON);
}

/* Looks at the points around the rectangle. Its stored sides are not quite perpendicular: by what
 * one leans toward the other, which is much only if they are hardly representable, all may be
 * wrong.
 */
static void start(Sieve *sieve, const Crowd *crowd, const Frame *frame, const Sheet *sheet)
{
    const Spot u = sheet->u, v = sheet->v;
    const double a = spot_length(u), b = spot_length(v), lean = fabs(spot_dot(u, v));
    const double half[] = {a > 0 ? a / 2 : b / 2, a > 0 ? b / 2 : 0, 0};
    const Spot center = spot_mad(spot_mad(spot_in(frame, sheet->corner), 0.5, u), 0.5, v);
    Spot way[3] = {unit_of(a > 0 ? u : v)};
    frame_around(way[0], &way[1], &way[2]);
    if (a > 0 && b > 0) {
        way[1] = unit_of(beside(unit_of(v), way[0]));
        way[2] = spot_cross(way[0], way[1]);
    }
    start_sieve(sieve, crowd, frame, way, center, half);
    sieve->margin += a > 0 && b > 0 ? 4 * lean * (1 / a + 1 / b) : 0;
}
/* The radius, nearly, and the points above and below that need the greatest. */
static double nearly_radius(const Crowd *crowd, const Frame *frame, const Lozenge *l,
                            size_t farthest[2])
{
    const Sheet sheet = sheet_of(frame, l);
    const Spot normal = spot_cross(sheet.u, sheet.v);
    double most[2] = {-1, -1}, away;
    Sieve sieve;
    start(&sieve, crowd, frame, &sheet);
    for (size_t i = 0; (away = next_farthest(&sieve, &i)) >= 0;) {
        const int side = spot_dot(way_to(frame, l->corner, point_at(crowd, i)), normal) > 0;
        if (away > most[side])
            most[side] = away, farthest[side] = i;
    }
    return most[0] > most[1] ? most[0] : most[1];
}
/* The radius that the rectangle needs; `far` is nearly the farthest. */
static double radius_above(const Crowd *crowd, const Frame *frame, const Lozenge *l,
                           const size_t far[2])
{
    const Sheet sheet = sheet_of(frame, l);
    double most = 0;
    Sieve sieve;
    for (int k = 0; k < 2; k++)
        most = greater(most, away_above(frame, &sheet, point_at(crowd, far[k])));
    start(&sieve, crowd, frame, &sheet);
    for (size_t i; next_out(&sieve, most, &i);)
        most = greater(most, away_above(frame, &sheet, point_at(crowd, i)));
    return most;
}
/* With a little more radius, so that of lozenges without volume the smaller rectangle counts. */
static double size_about(double a, double b, double radius)
{
    return size_of_plate(a, b, radius + (double)REAL_EPSILON);
}
static double size_of_stored(const Frame *frame, const Lozenge *l, double radius)
{
    return size_about(spot_length(spot_of_vector(frame, l->u)),
                      spot_length(spot_of_vector(frame, l->v)), radius);
}
/* Sides that no number is large enough for are as long as can be, in the middle. */
static Lozenge stored(const Frame *frame, Plate plate)
{
    const double longest = (double)REAL_MAX * frame->all;
    Spot corner = spot_times(plate.height, plate.axis[2]);
    for (int k = 0; k < 2; k++) {
        const double middle = plate.low[k] / 2 + plate.high[k] / 2;
        plate.low[k] = greater(plate.low[k], middle - longest / 2);
        plate.high[k] = lesser(plate.high[k], middle + longest / 2);
        corner = spot_mad(corner, plate.low[k], plate.axis[k]);
    }
    return (Lozenge){point_of(frame, corner),
                     vector_of(frame, spot_times(plate.high[0] - plate.low[0], plate.axis[0])),
                     vector_of(frame, spot_times(plate.high[1] - plate.low[1], plate.axis[1])), 0};
}

/* No larger than the capsule of these points, if there is one. */
static isect_status small_lozenge(Lozenge *lozenge, const Crowd *crowd, const Capsule *capsule)
{
    real lower[3], upper[3];
    double knob[MOST_KNOBS], best = INFINITY;
    Lozenge least = {.radius = REAL_INF};
    Core core;
    if (!scan_box(crowd, lower, upper))
        return ISECT_NOT_FINITE;
    const Aabb box = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    if (lower[0] == upper[0] && lower[1] == upper[1] && lower[2] == upper[2]) {
        *lozenge = (Lozenge){.corner = box.lower};
        return ISECT_OK;
    }
    const Frame frame = frame_of(&box);
    size_t farthest[2] = {0, 0}, far[2] = {0, 0};
    if (capsule) {
        least = (Lozenge){capsule->a, sub(capsule->b, capsule->a), {0, 0, 0}, 0};
        const double radius = nearly_radius(crowd, &frame, &least, farthest);
        if (finite3(least.u) && length_in(&frame, radius) <= REAL_MAX)
            best = size_of_stored(&frame, &least, radius);
    }
    first_core(&core, crowd, &frame);
    for (int round = 0; round < ROUNDS; round++) {
        const int before = core.count;
        if (round == 0)
            find_plate(&core, knob);
        else
            search(&core, size_of_knobs, knob, KNOBS, 0.02, TRIES, true);
        const Plate plate = plate_of(&core, knob);
        const Lozenge now = stored(&frame, plate);
        const double radius = nearly_radius(crowd, &frame, &now, far);
        const double size =
            size_about(plate.high[0] - plate.low[0], plate.high[1] - plate.low[1], radius);
        if (size < best && length_in(&frame, radius) <= REAL_MAX)
            best = size, least = now, memcpy(farthest, far, sizeof far);
        for (int k = 0; k < 2; k++)
            join_core(&core, crowd, &frame, far[k]);
        if (crowd->n > FEW_IN_CORE && round < 2)
            join_extremes(&core, crowd, &frame, plate.axis);
        if (core.count == before)
            break;
    }
    least.radius = best < INFINITY
                       ? length_in(&frame, radius_above(crowd, &frame, &least, farthest))
                       : REAL_INF;
    if (!(least.radius <= REAL_MAX))
        return ISECT_NOT_FINITE;
    *lozenge = least;
    return ISECT_OK;
}

isect_status X(bound_lozenge_points)(Lozenge *lozenge, const X(points) * points, size_t n)
{
    Crowd crowd;
    if (!lozenge || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Capsule capsule;
    const bool has_capsule = X(bound_capsule_points)(&capsule, points, n) == ISECT_OK;
    Environment environment = environment_enter();
    const isect_status status = small_lozenge(lozenge, &crowd, has_capsule ? &capsule : NULL);
    environment_leave(environment);
    return status;
}
