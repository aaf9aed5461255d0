#version 310 es
/* Which lights are in which tile? Each work group has a tile, a frustum given by six planes, and writes the
 * numbers of the balls that it does not certainly miss. No light is lost, for finite numbers.
 * Made by tools/shader from src/classify/frustum_sphere.c. Do not edit. */
precision highp float;
precision highp int;
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Tiles { vec4 tile_plane[]; };  /* six a tile: normal, d */
layout(std430, binding = 1) readonly buffer Lights { vec4 light[]; };      /* center, radius */
layout(std430, binding = 2) writeonly buffer Lists { uint list[]; };       /* of each tile: how many, and which */
layout(location = 0) uniform uint lights;
layout(location = 1) uniform uint room; /* for each tile, the count included */

#define REAL_EPSILON 1.1920929e-7
#define REAL_MIN 1.17549435e-38
#define REAL_MAX 3.4028234e38
#define REAL_INF uintBitsToFloat(0x7f800000u)
#define ISECT_OUTSIDE 0.0
#define ISECT_INSIDE 4.0
#define splat(x) (x)
#define num_abs(x) abs(x)
#define num_sqrt(x) sqrt(x)
#define num_max(a, b) max(a, b)
#define max3(a, b, c) max(max(a, b), c)
#define num_select(c, a, b) ((c) ? (a) : (b))
#define num_mul_add(a, b, c) ((a) * (b) + (c))
#define mask_not(m) (!(m))

struct Plane {
    vec3 normal;
    float d;
};
struct Frustum {
    Plane plane[6];
};
struct Sphere {
    vec3 center;
    float radius;
};

float limit_of_sizes(float sum)
{
    return num_select(sum <= REAL_MAX / 64.0, REAL_MAX / 64.0 / (sum + 1.0), splat(-1.0));
}

float dot_mul_add(vec3 a, vec3 b, float c)
{
    return num_mul_add(a.x, b.x, num_mul_add(a.y, b.y, num_mul_add(a.z, b.z, c)));
}

bool is_zero3(vec3 a)
{
    return (a.x == 0.0) && (a.y == 0.0) && (a.z == 0.0);
}

vec3 abs_of(vec3 a)
{
    return vec3(num_abs(a.x), num_abs(a.y), num_abs(a.z));
}

struct BallPlane {
    vec3 normal;
    float d, norm, weight, bound;
};

struct BallFrustum {
    BallPlane plane[6];
    float limit;
};

BallFrustum classify_frustum_sphere_prepared(Frustum frustum)
{
    BallFrustum prepared;
    float sum = splat(0.0);
    bool sound = sum <= 0.0;
    for (int i = 0; i < 6; i++) {
        Plane plane = frustum.plane[i];
        vec3 n = plane.normal, size = abs_of(n);
        float nn = dot(n, n), d = num_abs(plane.d), grow = splat(8.0 * REAL_EPSILON);
        prepared.plane[i] = BallPlane(n, plane.d, num_sqrt(nn) * (1.0 + grow),
                                        grow * max3(size.x, size.y, size.z), grow * d + REAL_MIN);
        sum = sum + (size.x + size.y + size.z + d);
        sound = sound && (is_zero3(n) || ((nn > REAL_MIN / REAL_EPSILON) && (nn < REAL_MAX / 16.0)));
    }
    prepared.limit = num_select(sound, limit_of_sizes(sum), splat(-1.0));
    return prepared;
}

float classify_frustum_sphere_quick(BallFrustum frustum, Sphere sphere,
                                           out bool open)
{
    vec3 c = sphere.center, size = abs_of(c);
    float r = sphere.radius, total = size.x + size.y + size.z;
    bool sound = (r >= 0.0) && (total + r <= frustum.limit);
    float least = splat(-REAL_INF), most = least;
    for (int i = 0; i < 6; i++) {
        BallPlane plane = frustum.plane[i];
        float middle = dot_mul_add(plane.normal, c, plane.d);
        float reach =
            num_mul_add(plane.norm, r, num_mul_add(plane.weight, total, plane.bound));
        least = num_max(middle - reach, least);
        most = num_max(middle + reach, most);
    }
    bool inside = most < 0.0;
    open = mask_not(sound && (inside || (least > 0.0)));
    return num_select(inside, splat(ISECT_INSIDE), splat(ISECT_OUTSIDE));
}

shared BallFrustum tile;
shared uint count;

void main()
{
    uint at = gl_WorkGroupID.x;
    if (gl_LocalInvocationID.x == 0u) {
        Frustum frustum;
        for (int i = 0; i < 6; i++) {
            vec4 plane = tile_plane[6u * at + uint(i)];
            frustum.plane[i] = Plane(plane.xyz, plane.w);
        }
        tile = classify_frustum_sphere_prepared(frustum);
        count = 0u;
    }
    memoryBarrierShared();
    barrier();
    for (uint i = gl_LocalInvocationID.x; i < lights; i += 64u) {
        bool open;
        float side = classify_frustum_sphere_quick(tile, Sphere(light[i].xyz, light[i].w), open);
        if (!open && side == ISECT_OUTSIDE)
            continue;
        uint place = atomicAdd(count, 1u);
        if (place + 1u < room)
            list[room * at + 1u + place] = i;
    }
    memoryBarrierShared();
    barrier();
    if (gl_LocalInvocationID.x == 0u)
        list[room * at] = count;
}
