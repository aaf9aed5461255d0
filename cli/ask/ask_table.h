/* cli/ask/ask_table.h - everything that can be given to a question or be its answer.
 * Made by tools/ask. Do not edit. */
/* clang-format off */
#ifndef CLI_ASK_TABLE_H
#define CLI_ASK_TABLE_H

#include "ask/ask.h"

#include "isect/any.h"
#include "isect/contact.h"
#include "isectd/any.h"
#include "isectd/contact.h"

enum { ASK_NUMBERS = 48 };

_Static_assert(3 * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST, "polygon");
_Static_assert(2 * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST, "polygon2");
_Static_assert(5 * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST, "kdop");
_Static_assert(4 * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST, "hull");
_Static_assert(2 * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST, "contour2");
_Static_assert(3 * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST, "corners");
/* What a view shows, or an array holds: all of it, how many, and why there are none. */
typedef struct AskPoints {
    union {
        float floats[3 * ASK_POINTS_MOST];
        double doubles[3 * ASK_POINTS_MOST];
    };
    size_t count;
    isect_status status;
    uint8_t degrees[ASK_GIVEN_MOST]; /* of the pieces of a contour */
    size_t pieces;
    unsigned shape; /* of any: its tag */
} AskPoints;

/* All structs are numbers in a row, so they can be read and printed as such. */
union ask_value {
    float floats[ASK_NUMBERS];
    double doubles[ASK_NUMBERS];
    isect_vec3 vec3;
    isectd_vec3 vec3_d;
    isect_segment segment;
    isectd_segment segment_d;
    isect_plane plane;
    isectd_plane plane_d;
    isect_triangle triangle;
    isectd_triangle triangle_d;
    isect_aabb aabb;
    isectd_aabb aabb_d;
    isect_ray ray;
    isectd_ray ray_d;
    isect_sphere sphere;
    isectd_sphere sphere_d;
    isect_capsule capsule;
    isectd_capsule capsule_d;
    isect_kdop14 kdop14;
    isectd_kdop14 kdop14_d;
    isect_kdop18 kdop18;
    isectd_kdop18 kdop18_d;
    isect_kdop26 kdop26;
    isectd_kdop26 kdop26_d;
    isect_obb obb;
    isectd_obb obb_d;
    isect_segment2 segment2;
    isectd_segment2 segment2_d;
    isect_rectangle rectangle;
    isectd_rectangle rectangle_d;
    isect_disc disc;
    isectd_disc disc_d;
    isect_lozenge lozenge;
    isectd_lozenge lozenge_d;
    isect_ellipsoid ellipsoid;
    isectd_ellipsoid ellipsoid_d;
    isect_cylinder cylinder;
    isectd_cylinder cylinder_d;
    isect_cone cone;
    isectd_cone cone_d;
    isect_frustum frustum;
    isectd_frustum frustum_d;
    isect_tetrahedron tetrahedron;
    isectd_tetrahedron tetrahedron_d;
    isect_quad quad;
    isectd_quad quad_d;
    isect_torus torus;
    isectd_torus torus_d;
    isect_ray2 ray2;
    isectd_ray2 ray2_d;
    isect_circle2 circle2;
    isectd_circle2 circle2_d;
    isect_rectangle2 rectangle2;
    isectd_rectangle2 rectangle2_d;
    isect_triangle2 triangle2;
    isectd_triangle2 triangle2_d;
    isect_vec2 vec2;
    isectd_vec2 vec2_d;
    isect_moving_sphere moving_sphere;
    isectd_moving_sphere moving_sphere_d;
    isect_moving_capsule moving_capsule;
    isectd_moving_capsule moving_capsule_d;
    isect_moving_aabb moving_aabb;
    isectd_moving_aabb moving_aabb_d;
    isect_moving_ellipsoid moving_ellipsoid;
    isectd_moving_ellipsoid moving_ellipsoid_d;
    isect_moving_cylinder moving_cylinder;
    isectd_moving_cylinder moving_cylinder_d;
    isect_moving_cone moving_cone;
    isectd_moving_cone moving_cone_d;
    isect_moving_obb moving_obb;
    isectd_moving_obb moving_obb_d;
    isect_moving_triangle moving_triangle;
    isectd_moving_triangle moving_triangle_d;
    isect_moving_segment moving_segment;
    isectd_moving_segment moving_segment_d;
    isect_span span;
    isectd_span span_d;
    isect_measure measure;
    isectd_measure measure_d;
    isect_pose pose;
    isectd_pose pose_d;
    isect_touch touch;
    isectd_touch touch_d;
    isect_parts parts;
    isectd_parts parts_d;
    isect_nearest nearest;
    isectd_nearest nearest_d;
    isect_contact contact;
    isectd_contact contact_d;
    isect_common common;
    isectd_common common_d;
    isect_common2 common2;
    isectd_common2 common2_d;
    isect_crossing2 crossing2;
    isectd_crossing2 crossing2_d;
    isect_impact impact;
    isectd_impact impact_d;
    isect_iou iou;
    isectd_iou iou_d;
    isect_witness witness;
    isectd_witness witness_d;
    isect_patch patch;
    isectd_patch patch_d;
    bool yes;
    int sign;
    unsigned word; /* of an enum */
    size_t count;
    const char *text;
    AskBits bits;
    AskPoints points;
    isect_rule rule;
    isect_side side;
    isect_status status;
    isect_shape shape;
    isect_question question;
};

extern const AskQuestion ask_questions[];
extern const size_t ask_question_count;

#endif
