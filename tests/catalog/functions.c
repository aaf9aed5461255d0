/* isect_catalog_functions, isect_catalog_find - every row is there, with its shapes. */
#include "isect/catalog.h"
#include "kit/kit.h"
#include "kit/rows.h"

static const isect_catalog_type *type_of(const isect_catalog_member *member)
{
    size_t count;
    return isect_catalog_types(&count) + member->type;
}

TEST_FUNCTION(names)
{
    size_t count;
    const isect_catalog_function *all = isect_catalog_functions(&count);
    for (size_t i = 0; i < count; i++) {
        check(all[i].name, isect_catalog_find(all[i].name) == &all[i]);
        check(all[i].name, !strncmp(all[i].name, "isect_", 6));
        check(all[i].name, !*all[i].result->name);
        check(all[i].name, all[i].call[0] && all[i].call[1]);
        check(all[i].name, (all[i].call[0] == all[i].call[1]) == all[i].shared);
    }
    check("none", !isect_catalog_find("isect_cast_ray_nothing"));
    check("in float", !isect_catalog_find("isectd_cast_ray_sphere"));
    check("empty", !isect_catalog_find(""));
}

TEST_FUNCTION(rows_are_there)
{
    size_t count, formulas = 0;
    const isect_catalog_function *all = isect_catalog_functions(&count);
    for (size_t i = 0; i < count; i++)
        formulas += all[i].role == ISECT_CATALOG_FORMULA;
    check("as many", formulas == FORMULAS);
    for (size_t i = 0; i < FORMULAS; i++) {
        char name[64];
        snprintf(name, sizeof name, "isect_%s", rows[i].name);
        const isect_catalog_function *one = isect_catalog_find(name);
        check(name, one && one->role == ISECT_CATALOG_FORMULA);
        check(name, (int)one->exactness == (int)rows[i].exactness + ISECT_EXACTNESS_EXACT);
        check(name, one->count == (rows[i].form == FORM_RULED ? 3 : 2));
        const isect_catalog_member *a = one->result + 1, *b = a + 1;
        check(name, a->pointers == 1 && a->constant && b->pointers == 1 && b->constant);
        check(name, type_of(a)->size[ISECT_DOUBLE] == rows[i].a->bytes);
        check(name, type_of(b)->size[ISECT_DOUBLE] == rows[i].b->bytes);
    }
}

TEST_FUNCTION(parameters)
{
    const isect_catalog_function *cast = isect_catalog_find("isect_cast_ray_sphere"),
                                 *text = isect_catalog_find("isect_status_text");
    check("header", !strcmp(cast->header, "cast") && !cast->shared);
    check("answer", !strcmp(type_of(cast->result)->name, "isect_span"));
    check("a", !strcmp(cast->result[1].name, "ray") && cast->result[1].constant);
    check("b", !strcmp(type_of(&cast->result[2])->name, "isect_sphere"));
    check("helper", text->role == ISECT_CATALOG_HELPER && text->shared);
    check("text", type_of(text->result)->kind == ISECT_CATALOG_CHAR && text->result->pointers == 1);
    check("by value", text->count == 1 && text->result[1].pointers == 0);
    const isect_catalog_function *any = isect_catalog_find("isect_closest_any");
    check("question", any->role == ISECT_CATALOG_QUESTION && any->count == 2);
    check("accuracy", any->exactness == ISECT_EXACTNESS_ACCURACY);
    check("maker", isect_catalog_find("isect_bound_aabb_points")->role == ISECT_CATALOG_MAKER);
    check("state", isect_catalog_find("isect_bvh_build")->role == ISECT_CATALOG_STATE);
}

TESTS_IN(catalog_functions, cmocka_unit_test(names), cmocka_unit_test(rows_are_there),
         cmocka_unit_test(parameters))
