/* isect_catalog_types - the layout of every struct is that which C gives to its members, so none is
 * missing; some layouts as the compiler has them. */
#include "isect/catalog.h"
#include "kit/kit.h"

#include HEADER(any)
#include HEADER(bvh)

enum { PRECISION = ISECT_DOUBLE };

static const isect_catalog_type *types(size_t *count)
{
    return isect_catalog_types(count);
}

static const isect_catalog_type *type_named(const char *name)
{
    size_t count;
    const isect_catalog_type *all = types(&count);
    for (size_t i = 0; i < count; i++)
        if (!strcmp(all[i].name, name))
            return &all[i];
    return NULL;
}

static const isect_catalog_type *type_of(const isect_catalog_member *member)
{
    size_t count;
    const isect_catalog_type *all = types(&count);
    check(member->name, member->type < count);
    return &all[member->type];
}

/* The alignment of a member, of which a struct has the greatest of all. */
static size_t alignment(const isect_catalog_member *member, unsigned depth)
{
    const isect_catalog_type *type = type_of(member);
    size_t most = 1;
    if (member->pointers)
        return sizeof(void *);
    if (type->kind != ISECT_CATALOG_STRUCT && type->kind != ISECT_CATALOG_COLUMNS)
        return type->size[PRECISION];
    check(type->name, depth < 8);
    for (size_t i = 0; i < type->count; i++) {
        const size_t one = alignment(&type->members[i], depth + 1);
        most = one > most ? one : most;
    }
    return most;
}

static size_t bytes(const isect_catalog_member *member)
{
    const size_t one = member->pointers ? sizeof(void *) : type_of(member)->size[PRECISION];
    return one * (member->count ? member->count : 1);
}

static size_t aligned(size_t offset, size_t to)
{
    return (offset + to - 1) / to * to;
}

static void check_layout(const isect_catalog_type *type)
{
    size_t end = 0, most = 1;
    if (type->count > 1 && type->members[1].offset[PRECISION] == 0) /* a union */
        return;
    for (size_t i = 0; i < type->count; i++) {
        const isect_catalog_member *member = &type->members[i];
        const size_t align = alignment(member, 0);
        check(type->name, *member->name && bytes(member) > 0);
        check(type->name, member->offset[PRECISION] == aligned(end, align));
        end = member->offset[PRECISION] + bytes(member);
        most = align > most ? align : most;
    }
    check(type->name, type->count > 0 && type->size[PRECISION] == aligned(end, most));
}

TEST_FUNCTION(layouts)
{
    size_t count, structs = 0;
    const isect_catalog_type *all = types(&count);
    for (size_t i = 0; i < count; i++)
        if (all[i].kind == ISECT_CATALOG_STRUCT || all[i].kind == ISECT_CATALOG_COLUMNS) {
            check_layout(&all[i]);
            structs++;
        }
    check("there are some", structs > 90);
}

static void check_member(const char *type, const char *name, size_t offset, size_t size)
{
    const isect_catalog_type *of = type_named(type);
    check(type, of);
    for (size_t i = 0; i < of->count; i++)
        if (!strcmp(of->members[i].name, name)) {
            check(name, of->members[i].offset[PRECISION] == offset);
            check(name, bytes(&of->members[i]) == size);
            return;
        }
    fail_msg("%s has no %s", type, name);
}
#define MEMBER(type, name)                                                                         \
    check_member("isect_" #type, #name, offsetof(X(type), name), sizeof((X(type)){0}.name))

TEST_FUNCTION(members)
{
    MEMBER(vec3, z);
    MEMBER(ray, dir);
    MEMBER(ray, t_max);
    MEMBER(obb, axis);
    MEMBER(obb, half);
    MEMBER(frustum, plane);
    MEMBER(frustum, corner);
    MEMBER(kdop, upper);
    MEMBER(hull, dimension);
    MEMBER(mesh, stride);
    MEMBER(common, point);
    MEMBER(crossing2, b);
    MEMBER(witness, of);
    MEMBER(witness, within);
    MEMBER(bvh_options, threads);
    check("float", type_named("float")->size[0] == sizeof(float));
    check("double", type_named("float")->size[1] == sizeof(double));
    check("both", type_named("double")->size[0] == sizeof(double));
    check("vec3", type_named("isect_vec3")->size[PRECISION] == sizeof(X(vec3)));
}

TEST_FUNCTION(words)
{
    const isect_catalog_type *side = type_named("isect_side"), *status = type_named("isect_status"),
                             *shape = type_named("isect_shape");
    check("enum", side->kind == ISECT_CATALOG_ENUM && side->shared);
    check("sides", side->count == ISECT_INSIDE + 1);
    check("last", !strcmp(side->members[ISECT_TANGENT_INSIDE].name, "tangent_inside"));
    check("statuses", !strcmp(status->members[ISECT_NO_MEMORY].name, "no_memory"));
    check("without their number", shape->count == ISECT_SHAPES);
    check("shapes", !strcmp(shape->members[ISECT_SHAPE_OBB].name, "obb"));
}

TEST_FUNCTION(tags)
{
    size_t count;
    const isect_catalog_type *all = types(&count);
    unsigned found[ISECT_SHAPES] = {0};
    for (size_t i = 0; i < count; i++) {
        check(all[i].name, all[i].shape < ISECT_SHAPES);
        check(all[i].name, all[i].shape == ISECT_SHAPE_NONE || all[i].kind == ISECT_CATALOG_STRUCT);
        found[all[i].shape]++;
        for (size_t k = 0; k < i; k++)
            check(all[i].name, strcmp(all[i].name, all[k].name) != 0);
    }
    check("a point", type_named("isect_vec3")->shape == ISECT_SHAPE_POINT);
    check("a function", type_named("isect_convex")->shape == ISECT_SHAPE_SUPPORT);
    check("a hull", type_named("isect_hull")->shape == ISECT_SHAPE_HULL);
    for (int shape = ISECT_SHAPE_NONE + 1; shape < ISECT_SHAPES; shape++)
        check("one struct each", found[shape] == 1);
}

TEST_FUNCTION(misses)
{
    const double *span = type_named("isect_span")->miss,
                 *nearest = type_named("isect_nearest")->miss;
    check("span", span[0] == (double)INFINITY && span[1] == -(double)INFINITY);
    check("nearest", nearest[5] == 0 && nearest[6] == (double)INFINITY);
    check("no answer", !type_named("isect_sphere")->miss && !type_named("float")->miss);
}

TESTS_IN(catalog_types, cmocka_unit_test(layouts), cmocka_unit_test(members),
         cmocka_unit_test(words), cmocka_unit_test(tags), cmocka_unit_test(misses))
