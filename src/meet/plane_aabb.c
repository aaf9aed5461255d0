/* isect_meet_plane_aabb - the common part of a plane and a box: a polygon.
 *
 * Its vertices are the corners of the box on the plane, and the points where edges of the box cross
 * it. The heights of the corners are exact sums rounded once (geometry/plane_exact.h). Their signs
 * are exact, and a crossing is their weighted mean (geometry/crossing.h), along one axis alone.
 *
 * A face contains at most two vertices of the polygon, which are adjacent, unless all of the face
 * is in the plane. So the order needs no angles: the next vertex is one that shares a face with the
 * last, other than the face that all share.
 *
 * An axis along which the box has no extent has no faces, so that no vertex is found twice. */
#include "geometry/crossing.h"
#include "geometry/plane_exact.h"
#include HEADER(meet)
#include HEADER(overlap)

enum { CORNERS = 8, MOST = 6 };

/* The faces of the box on which each vertex of the polygon lies: bit k is the lower one along axis
 * k, bit k + 3 the upper. */
typedef struct Section {
    Common common;
    int faces[MOST];
} Section;

/* Corner i has the upper bound along the axes whose bits are set in i. */
static Vec3 corner_of(const Aabb *box, int i)
{
    return (Vec3){i & 1 ? box->upper.x : box->lower.x, i & 2 ? box->upper.y : box->lower.y,
                  i & 4 ? box->upper.z : box->lower.z};
}

/* The axes along which the box has no extent. */
static int flat_axes(const Aabb *box)
{
    return (box->lower.x == box->upper.x) | (box->lower.y == box->upper.y) << 1 |
           (box->lower.z == box->upper.z) << 2;
}

/* The faces that contain corner i, or all of an edge that starts there. */
static int faces_of(int i, int axes)
{
    return (~i & axes) | (i & axes) << 3;
}

static void add_corner(Section *section, Vec3 p, int faces)
{
    section->faces[section->common.count] = faces;
    add(&section->common, p);
}

static Section section_of(const Plane *plane, const Aabb *box)
{
    Section section = {{0}, {0}};
    Exact height[CORNERS];
    const int axes = 7 & ~flat_axes(box);
    for (int i = 0; i < CORNERS; i++) {
        const Vec3 corner = corner_of(box, i);
        if (i & ~axes)
            continue;
        height[i] = height_of(plane, &corner);
        if (height[i].mantissa == 0)
            add_corner(&section, corner, faces_of(i, axes));
    }
    for (int axis = 1; axis < CORNERS; axis *= 2)
        for (int i = 0; i < CORNERS; i++) {
            const int k = i | axis;
            if ((i & ~axes) || (k & ~axes) || k == i ||
                !(height[i].mantissa * height[k].mantissa < 0))
                continue;
            const Vec3 p = corner_of(box, i), q = corner_of(box, k);
            add_corner(&section, crossing(&p, &q, height[i], height[k]), faces_of(i, axes & ~axis));
        }
    return section;
}

static void put_section_in_order(Section *section)
{
    const uint32_t count = section->common.count;
    int all = ~0;
    for (uint32_t i = 0; i < count; i++)
        all &= section->faces[i];
    for (uint32_t i = 1; i + 1 < count; i++) {
        uint32_t next = i;
        while (!(section->faces[i - 1] & section->faces[next] & ~all))
            next++;
        const Vec3 point = section->common.point[next];
        const int faces = section->faces[next];
        section->common.point[next] = section->common.point[i];
        section->faces[next] = section->faces[i];
        section->common.point[i] = point, section->faces[i] = faces;
    }
}

/* The box clamped to finite numbers. */
static Aabb in_numbers(const Aabb *box)
{
    const Vec3 most = {REAL_MAX, REAL_MAX, REAL_MAX}, least = {-REAL_MAX, -REAL_MAX, -REAL_MAX};
    return (Aabb){max_of(box->lower, least), min_of(box->upper, most)};
}

Common X(meet_plane_aabb)(const Plane *plane, const Aabb *aabb)
{
    const Vec3 n = plane->normal;
    const Aabb box = in_numbers(aabb);
    if (!X(overlap_plane_aabb)(plane, aabb) || !X(overlap_plane_aabb)(plane, &box))
        return (Common){0};
    if (n.x == 0 && n.y == 0 && n.z == 0 && !flat_axes(&box))
        return (Common){0}; /* eight corners */
    Section section = section_of(plane, &box);
    put_section_in_order(&section);
    return section.common;
}
