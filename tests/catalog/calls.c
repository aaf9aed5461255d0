/* isect_catalog_call - the call of each row gives the answer of the row; that of each other
 * function runs, with the simplest of everything, and writes no more than its result. */
#include "isect/catalog.h"
#include "kit/kit.h"
#include "kit/rows.h"

enum { ROOM = 1 << 14, MOST = 16, GUARD = 0xA5 };

typedef union Room {
    unsigned char bytes[ROOM];
    real number[ROOM / sizeof(real)];
    void *pointer[ROOM / sizeof(void *)];
} Room;

static const isect_catalog_type *type_of(const isect_catalog_member *member)
{
    size_t count;
    return isect_catalog_types(&count) + member->type;
}

/* ---- rows ---- */

/* The bytes between members are no part of an answer. */
static bool same_answer(const isect_catalog_member *result, const Answer *got, const Answer *want)
{
    const isect_catalog_type *type = type_of(result);
    bool same = type->count > 0 || same_bits(got, want, type->size[ISECT_DOUBLE]);
    for (size_t i = 0; i < type->count; i++) {
        const isect_catalog_member *member = &type->members[i];
        const size_t offset = member->offset[ISECT_DOUBLE];
        const size_t count = member->count ? member->count : 1,
                     bytes = count * type_of(member)->size[ISECT_DOUBLE];
        same &= same_bits((const char *)got + offset, (const char *)want + offset, bytes);
    }
    return same;
}

TEST_FUNCTION(of_rows)
{
    for (size_t i = 0; i < FORMULAS; i++) {
        const Row *row = &rows[i];
        char name[64];
        snprintf(name, sizeof name, "isect_%s", row->name);
        const isect_catalog_function *one = isect_catalog_find(name);
        for (int k = 0; k < 50; k++) {
            AnyShape a, b;
            const isect_rule rule = k % 2 ? ISECT_NONZERO : ISECT_EVEN_ODD;
            Answer got;
            row->a->any(&a), row->b->any(&b);
            const Answer want = row->formula(&a, &b, rule);
            one->call[ISECT_DOUBLE](&got, (const void *[]){&a, &b, &rule});
            check(name, same_answer(one->result, &got, &want));
        }
    }
}

/* ---- everything else ---- */

/* Structs that a function builds, by name: opaque ones behind a pointer, others in `room`. */
typedef struct Built {
    const char *name;
    void *opaque;
    Room room;
} Built;
static Built built[] = {{.name = "isect_bvh"},         {.name = "isect_bvh_motion"},
                        {.name = "isect_bvh_moments"}, {.name = "isect_boxes"},
                        {.name = "isect_scene"},       {.name = "isect_apex"}};
static Room mesh, instance, numbers, memory;

static Built *built_of(const isect_catalog_type *type)
{
    for (size_t i = 0; i < COUNT(built); i++)
        if (!strcmp(built[i].name, type->name))
            return &built[i];
    return NULL;
}

/* Functions of the caller's, by the names of their types. */
typedef void Callback(void);
static bool see_one(void *user, uint32_t prim)
{
    return user && prim == 0;
}
static bool see_two(void *user, uint32_t a, uint32_t b)
{
    return user && a == 0 && b == 0;
}
static bool see_touch(void *user, const X(mesh_touch) * touch)
{
    return user && touch->prim == 0;
}
static real value_of(void *user, uint32_t prim)
{
    return user && prim == 0 ? 1 : 0;
}
static void bound_line(void *user, const X(ray) * piece, X(implicit_range) * range)
{
    if (user)
        range->lower = piece->t_min, range->upper = piece->t_max;
}
static Callback *callback(const char *name)
{
    static const struct {
        const char *name;
        Callback *function;
    } all[] = {
        {"isect_boxes_value", (Callback *)value_of},
        {"isect_boxes_visitor", (Callback *)see_one},
        {"isect_bvh_visitor", (Callback *)see_one},
        {"isect_bvh_keep", (Callback *)see_touch},
        {"isect_bvh_touched", (Callback *)see_touch},
        {"isect_clash_visitor", (Callback *)see_two},
        {"isect_pairs_visitor", (Callback *)see_two},
        {"isect_implicit_bounds", (Callback *)bound_line},
    };
    for (size_t i = 0; i < COUNT(all); i++)
        if (!strcmp(all[i].name, name))
            return all[i].function;
    fail_msg("there is no function of the type %s here", name);
    return NULL;
}

/* Where a field of a struct is. */
static void *field(Room *of, const char *type, const char *name)
{
    size_t count;
    const isect_catalog_type *all = isect_catalog_types(&count);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < all[i].count && !strcmp(all[i].name, type); k++)
            if (!strcmp(all[i].members[k].name, name))
                return of->bytes + all[i].members[k].offset[ISECT_DOUBLE];
    fail_msg("%s has no field %s", type, name);
    return NULL;
}

/* A mesh of one triangle, and an instance of its tree where it is. */
static void set_mesh(void)
{
    numbers.number[3] = numbers.number[7] = 1;
    *(const void **)field(&mesh, "isect_mesh", "positions") = numbers.bytes;
    *(size_t *)field(&mesh, "isect_mesh", "vertex_count") = 3;
    *(size_t *)field(&mesh, "isect_mesh", "triangle_count") = 1;
}
static void set_instance(void)
{
    double *matrix = field(&instance, "isect_instance", "matrix");
    *(void **)field(&instance, "isect_instance", "bvh") = built[0].opaque;
    matrix[0] = matrix[5] = matrix[10] = 1;
}

/* What stands for a parameter that is no integer: zeros in `room`, a triangle, what is built. */
static const void *argument(const isect_catalog_member *parameter, Room *room, void **made)
{
    static Callback *visit;
    const isect_catalog_type *type = type_of(parameter);
    Built *of = built_of(type);
    memset(room, 0, sizeof *room);
    if (type->kind == ISECT_CATALOG_FUNCTION) {
        visit = callback(type->name);
        return &visit;
    }
    if (parameter->pointers == 2)
        return made;
    if (of && (parameter->constant || type->kind == ISECT_CATALOG_OPAQUE))
        return of->opaque ? of->opaque : of->room.bytes;
    if (of && !of->room.pointer[0]) /* not yet */
        return of->room.bytes;
    if (!strcmp(parameter->name, "memory"))
        return memory.bytes;
    return !strcmp(type->name, "isect_mesh")       ? mesh.bytes
           : !strcmp(type->name, "isect_instance") ? instance.bytes
                                                   : room->bytes;
}

/* All integers are `count`, but for the bytes of the memory. */
static void call(const isect_catalog_function *function, size_t count, void *result, void **made)
{
    static Room rooms[MOST];
    const void *arguments[MOST];
    check(function->name, function->count <= MOST);
    for (size_t i = 0; i < function->count; i++) {
        const isect_catalog_member *parameter = &function->result[1 + i];
        arguments[i] = argument(parameter, &rooms[i], made);
        if (!parameter->pointers && type_of(parameter)->kind == ISECT_CATALOG_UNSIGNED) {
            const size_t value = strcmp(parameter->name, "bytes") ? count : ROOM;
            memcpy(rooms[i].bytes, &value, sizeof value);
        }
    }
    function->call[ISECT_DOUBLE](result, arguments);
}

static const isect_catalog_function *named(const char *of, const char *verb)
{
    char name[64];
    snprintf(name, sizeof name, "%s_%s", of, verb);
    const isect_catalog_function *function = isect_catalog_find(name);
    check(name, function);
    return function;
}

static void build_all(void)
{
    set_mesh();
    for (size_t i = 0; i < COUNT(built); i++) {
        isect_status status = ISECT_BAD_ARGUMENT;
        set_instance();
        call(named(built[i].name, "build"), 1, &status, &built[i].opaque);
        check(built[i].name, status == ISECT_OK);
    }
}
static void free_one(const char *name, const void *opaque)
{
    named(name, "free")->call[ISECT_DOUBLE](NULL, &opaque);
}

static bool ends_with(const char *name, const char *end)
{
    return strlen(name) > strlen(end) && !strcmp(name + strlen(name) - strlen(end), end);
}

static void check_result(const isect_catalog_function *function, const Room *result)
{
    const isect_catalog_type *type = type_of(function->result);
    const size_t size = function->result->pointers ? sizeof(void *) : type->size[ISECT_DOUBLE];
    bool same = true;
    for (size_t i = size; i < size + 64; i++)
        same &= result->bytes[i] == GUARD;
    check(function->name, same);
    if (type->kind == ISECT_CATALOG_BOOL)
        check(function->name, result->bytes[0] <= 1);
    if (type->kind == ISECT_CATALOG_ENUM)
        check(function->name, *(const unsigned *)result->pointer < type->count);
    if (function->result->pointers)
        check(function->name, (uintptr_t)result->pointer[0] != UINTPTR_MAX / 0xFF * GUARD);
}

TEST_FUNCTION(of_all)
{
    size_t count, called = 0;
    const isect_catalog_function *all = isect_catalog_functions(&count);
    build_all();
    for (size_t i = 0; i < count; i++) {
        const isect_catalog_member *first = &all[i].result[1];
        Room result;
        void *made = NULL;
        if (ends_with(all[i].name, "_free"))
            continue;
        memset(&result, GUARD, sizeof result);
        call(&all[i], 0, &result, &made);
        check_result(&all[i], &result);
        for (size_t k = 0; made && k < all[i].count; k++)
            if (first[k].pointers == 2)
                free_one(type_of(&first[k])->name, made);
        called++;
    }
    for (size_t i = 0; i < COUNT(built); i++)
        if (built[i].opaque)
            free_one(built[i].name, built[i].opaque), called++;
    check("all of them", called == count);
}

TESTS_IN(catalog_calls, cmocka_unit_test(of_rows), cmocka_unit_test(of_all))
