/* fuzz/rays.c - a stream for `isect cast MESH --rays -`, as text and as records. Every line except
 * blank lines and comments has an answer, in JSON, and every record has the answer of the tree for
 * that ray. The stream is the standard input of this process, and its output goes to a file; both
 * are temporary files without names. */
#define _POSIX_C_SOURCE 200809L
#include "query/rays.h"
#include "fuzz.h"

#include <ctype.h>
#include <jansson.h>
#include <unistd.h>

static Tree tree = {.threads = 1};

/* An octahedron, so that some rays with few numbers hit, also an edge or a vertex. */
static void prepare(void)
{
    static const float positions[] = {1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1};
    static const uint32_t indices[] = {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4,
                                       2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5};
    const isect_mesh mesh = {positions, 0, 6, indices, 8};
    FILE *in = tmpfile(), *out = tmpfile();
    require(in && out && isect_bvh_build(&mesh, NULL, &tree.narrow) == ISECT_OK);
    require(dup2(fileno(in), STDIN_FILENO) >= 0 && dup2(fileno(out), STDOUT_FILENO) >= 0);
    fclose(in);
    fclose(out);
}

/* The output for this input; the caller frees it. */
static char *printed(const Rays *rays, const Bytes *input, RaysResult *result, bool *good,
                     size_t *size)
{
    Fault fault = {""};
    require(pwrite(STDIN_FILENO, input->next, input->left, 0) == (ssize_t)input->left);
    require(!ftruncate(STDIN_FILENO, (off_t)input->left) && !ftruncate(STDOUT_FILENO, 0));
    require(lseek(STDIN_FILENO, 0, SEEK_SET) == 0 && lseek(STDOUT_FILENO, 0, SEEK_SET) == 0);
    *good = rays_cast(rays, result, &fault);
    require(*good == (fault.text[0] == '\0'));
    fflush(stdout);
    *size = (size_t)lseek(STDOUT_FILENO, 0, SEEK_END);
    char *text = malloc(*size + 1);
    require(text && pread(STDOUT_FILENO, text, *size, 0) == (ssize_t)*size);
    text[*size] = '\0';
    return text;
}

/* The line is null, a touch or yes/no; or an error that names its line. Returns whether it is an
 * error; `hit` is set for a hit. */
static bool check_line(const char *line, size_t length, unsigned long long number, bool *hit)
{
    json_t *value = json_loadb(line, length, JSON_DECODE_ANY, NULL);
    json_t *error = json_object_get(value, "error");
    require(value);
    if (error) {
        require(json_string_length(error) > 0);
        require(json_integer_value(json_object_get(value, "line")) == (json_int_t)number);
    }
    *hit = json_is_true(value) || json_object_get(value, "prim");
    require(*hit || error || json_is_false(value) || json_is_null(value));
    const bool bad = error != NULL;
    json_decref(value);
    return bad;
}

/* Reads the next line of the input that is neither blank nor a comment, and its number; false at
 * the end. */
static bool next_question(Bytes *input, unsigned long long *number)
{
    while (input->left > 0) {
        bool question = false, remark = false;
        ++*number;
        for (uint8_t byte = 0; input->left > 0 && byte != '\n';) {
            byte = take_byte(input);
            remark |= byte == '#' && !question;
            question |= !remark && !isspace(byte);
        }
        if (question)
            return true;
    }
    return false;
}

static RaysResult check_text(const Bytes *input, bool any)
{
    const Rays rays = {.path = "-", .any = any, .tree = &tree};
    RaysResult result;
    unsigned long long lines = 0, bad = 0, hits = 0, number = 0;
    bool good;
    size_t size;
    Bytes questions = *input;
    char *text = printed(&rays, input, &result, &good, &size);
    require(good);
    for (char *line = text, *end; line < text + size; line = end + 1, lines++) {
        bool hit;
        end = memchr(line, '\n', (size_t)(text + size - line));
        require(end && next_question(&questions, &number));
        bad += check_line(line, (size_t)(end - line), number, &hit);
        hits += hit;
    }
    require(!next_question(&questions, &number) && bad == result.bad && hits == result.hits);
    require(result.rays == lines - bad);
    free(text);
    return result;
}

static void check_records(const Bytes *input)
{
    const Rays rays = {.path = "-", .raw = true, .tree = &tree};
    RaysResult result;
    bool good;
    size_t size;
    char *text = printed(&rays, input, &result, &good, &size);
    require(good == (input->left % sizeof(isect_ray) == 0));
    require(result.rays == input->left / sizeof(isect_ray));
    require(size == result.rays * sizeof(isect_mesh_touch));
    for (size_t i = 0; i < result.rays; i++) {
        isect_ray ray;
        memcpy(&ray, input->next + i * sizeof ray, sizeof ray);
        const isect_mesh_touch touch = isect_bvh_cast(tree.narrow, &ray);
        require(!memcmp(&touch, text + i * sizeof touch, sizeof touch));
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const Bytes input = {data, size};
    if (!tree.narrow)
        prepare();
    check_records(&input);
    const unsigned long long hits = check_text(&input, false).hits;
    require(check_text(&input, true).hits == hits);
    return 0;
}
