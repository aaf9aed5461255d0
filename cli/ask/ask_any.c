/* cli/ask/ask_any.c - operands and answers that are not rows of numbers: a shape with its name, the
 * proof of an overlap, the points of a contact. */
#include "ask/ask_types.h"

#include "fault.h"

#include <stdio.h>
#include <string.h>

/* ---- any shape ---- */

static bool unknown_shape(Fault *fault, ReaderString name)
{
    char known[320] = "";
    for (unsigned i = 0; i < ISECT_SHAPES; i++)
        if (ask_shape((isect_shape)i) != NULL)
            snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s",
                     known[0] != '\0' ? ", " : "", ask_word("shape", i));
    return fault_set(fault, "any: unknown shape '%.*s'; known: %s",
                     (int)(name.length < 60 ? name.length : 60), name.text, known);
}

bool ask_read_any(Reader *reader, union ask_value *value)
{
    ReaderString name;
    unsigned shape = 0;
    if (!reader_need(reader, '{') || !reader_name(reader, &name))
        return fault_in(reader->fault, "any");
    while (shape < ISECT_SHAPES &&
           !(ask_shape((isect_shape)shape) != NULL && reader_equal(name, ask_word("shape", shape))))
        shape++;
    if (shape == ISECT_SHAPES)
        return unknown_shape(reader->fault, name);
    if (!ask_read_struct(reader, ask_shape((isect_shape)shape), value))
        return false;
    value->points.shape = shape;
    return reader_need(reader, '}') || fault_in(reader->fault, "any");
}

/* ---- witnesses ---- */

/* The members of each proof, and the offsets of their numbers. */
typedef struct Member {
    const char *name;
    size_t at;
    unsigned columns; /* 0: a number without brackets */
} Member;
enum { PROOFS = ISECT_PROOF_POINT + 1, MEMBERS = 3 };
static const char *const proof_words[PROOFS] = {"none", "plane", "point"};
#define AT(member) offsetof(isect_witness, member)
static const Member proof_members[PROOFS][MEMBERS] = {
    [ISECT_PROOF_PLANE] = {{"normal", AT(normal), 3}, {"d", AT(d), 0}, {"rest", AT(rest), 0}},
    [ISECT_PROOF_POINT] = {{"point", AT(point), 3}, {"within", AT(within), 0}},
};
#undef AT
_Static_assert(sizeof(isect_witness) == sizeof(isectd_witness), "double in either precision");

static char *put_doubles(char *end, const char *name, const double *numbers, unsigned columns)
{
    end += sprintf(end, ",\"%s\":%s", name, columns > 0 ? "[" : "");
    for (unsigned i = 0; i < (columns > 0 ? columns : 1); i++) {
        if (i > 0)
            *end++ = ',';
        end += number_write(end, numbers[i], DOUBLE);
    }
    if (columns > 0)
        *end++ = ']';
    return end;
}

char *ask_write_witness(char *end, const isect_witness *witness)
{
    end += sprintf(end, "{\"overlap\":%s,\"of\":\"%s\"", witness->overlap ? "true" : "false",
                   proof_words[witness->of]);
    const Member *member = proof_members[witness->of];
    for (int i = 0; i < MEMBERS && member[i].name != NULL; i++)
        end = put_doubles(end, member[i].name,
                          (const double *)(const void *)((const char *)witness + member[i].at),
                          member[i].columns);
    *end++ = '}';
    return end;
}

static bool read_doubles(Reader *reader, double *numbers, unsigned columns)
{
    bool good = columns == 0 || reader_need(reader, '[');
    for (unsigned i = 0; i < (columns > 0 ? columns : 1) && good; i++)
        good = (i == 0 || reader_need(reader, ',')) && reader_number(reader, &numbers[i]);
    return good && (columns == 0 || reader_need(reader, ']'));
}

static bool read_truth(Reader *reader, bool *truth)
{
    *truth = reader_peek(reader) == 't';
    if (*truth || reader_peek(reader) == 'f')
        return reader_skip(reader);
    return fault_set(reader->fault, "witness.overlap: must be true or false");
}

static bool read_proof(Reader *reader, isect_proof *of)
{
    ReaderString word;
    int i = 0;
    if (!reader_string(reader, &word))
        return fault_in(reader->fault, "witness.of");
    while (i < PROOFS && !reader_equal(word, proof_words[i]))
        i++;
    *of = (isect_proof)i;
    return i < PROOFS || fault_set(reader->fault, "witness.of: must be plane, point or none");
}

/* The member with this name in any of the proofs. */
static const Member *find_member(ReaderString name)
{
    for (int of = 0; of < PROOFS; of++)
        for (int i = 0; i < MEMBERS && proof_members[of][i].name != NULL; i++)
            if (reader_equal(name, proof_members[of][i].name))
                return &proof_members[of][i];
    return NULL;
}

static bool read_member(Reader *reader, isect_witness *witness, unsigned *said)
{
    ReaderString name;
    if (!reader_name(reader, &name))
        return fault_in(reader->fault, "witness");
    *said |= reader_equal(name, "overlap") ? 1 : reader_equal(name, "of") ? 2 : 0;
    if (reader_equal(name, "overlap"))
        return read_truth(reader, &witness->overlap);
    if (reader_equal(name, "of"))
        return read_proof(reader, &witness->of);
    const Member *member = find_member(name);
    if (member == NULL)
        return fault_set(reader->fault, "witness: unknown field '%.*s'",
                         (int)(name.length < 60 ? name.length : 60), name.text);
    return read_doubles(reader, (double *)(void *)((char *)witness + member->at),
                        member->columns) ||
           fault_in(reader->fault, member->name);
}

bool ask_read_witness(Reader *reader, isect_witness *witness)
{
    const enum precision precision = reader->precision;
    unsigned said = 0;
    *witness = (isect_witness){.overlap = false};
    if (!reader_need(reader, '{'))
        return fault_in(reader->fault, "witness");
    bool more = !reader_take(reader, '}'), good = true;
    reader->precision = DOUBLE; /* the same in either precision */
    while (more && good)
        good = read_member(reader, witness, &said) && reader_more(reader, '}', &more);
    reader->precision = precision;
    if (!good)
        return false;
    return said == 3 || fault_set(reader->fault, "witness: overlap or of is missing");
}

/* ---- patches ---- */

/* Writes a feature: a face, or a round part, has no vertices or edges. */
static char *put_feature(char *end, const char *name, const uint32_t feature[2])
{
    if (feature[0] == UINT32_MAX)
        return end + sprintf(end, ",\"%s\":\"face\"", name);
    return end + sprintf(end, ",\"%s\":[%u,%u]", name, feature[0], feature[1]);
}

static char *put_vec3(char *end, const char *name, isectd_vec3 v, enum precision precision)
{
    const double numbers[3] = {v.x, v.y, v.z};
    end += sprintf(end, "\"%s\":[", name);
    for (int i = 0; i < 3; i++) {
        if (i > 0)
            *end++ = ',';
        end += number_write(end, numbers[i], precision);
    }
    *end++ = ']';
    return end;
}

static isectd_vec3 wide(isect_vec3 v)
{
    return (isectd_vec3){(double)v.x, (double)v.y, (double)v.z};
}

void ask_widen_patch(union ask_value *value)
{
    const isect_patch narrow = value->patch;
    value->patch_d = (isectd_patch){.normal = wide(narrow.normal), .count = narrow.count};
    for (uint32_t i = 0; i < narrow.count; i++) {
        const isect_patch_point *p = &narrow.point[i];
        value->patch_d.point[i] =
            (isectd_patch_point){.a = wide(p->a),
                                 .b = wide(p->b),
                                 .gap = (double)p->gap,
                                 .feature_a = {p->feature_a[0], p->feature_a[1]},
                                 .feature_b = {p->feature_b[0], p->feature_b[1]}};
    }
}

char *ask_write_patch(char *end, const union ask_value *value, enum precision precision)
{
    union ask_value wider;
    if (precision == FLOAT)
        wider.patch = value->patch, ask_widen_patch(&wider);
    const isectd_patch patch = precision == FLOAT ? wider.patch_d : value->patch_d;
    *end++ = '{';
    end = put_vec3(end, "normal", patch.normal, precision);
    end += sprintf(end, ",\"points\":[");
    for (uint32_t i = 0; i < patch.count; i++) {
        const isectd_patch_point *p = &patch.point[i];
        end += sprintf(end, "%s{", i > 0 ? "," : "");
        end = put_vec3(end, "a", p->a, precision);
        *end++ = ',';
        end = put_vec3(end, "b", p->b, precision);
        end += sprintf(end, ",\"gap\":");
        end += number_write(end, p->gap, precision);
        end = put_feature(end, "feature_a", p->feature_a);
        end = put_feature(end, "feature_b", p->feature_b);
        *end++ = '}';
    }
    end += sprintf(end, "]}");
    return end;
}
