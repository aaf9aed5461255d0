/* The shaders. The three corners of a triangle are gl_VertexID 3 i, 3 i + 1 and 3 i + 2 of a buffer
 * without indices: so its number and the weights of its corners, red, green and blue, need neither
 * an attribute nor a geometry shader, which OpenGL ES 3.0 does not have. Weights and depth are
 * written as bits, since pictures of integers can be drawn and read everywhere.
 *
 * Behind another picture is what has a greater depth, or the same and a greater code. It is the
 * same program that drew that picture, so that both depths are the same to the bit; NaN is behind
 * nothing. */
#include "state.h"

static const char vertex_head[] = "#version 300 es\n"
                                  "precision highp float;\n"
                                  "precision highp int;\n";
static const char stays[] = "vec3 place(vec3 position, uint object, uint triangle)\n"
                            "{\n"
                            "    return position;\n"
                            "}\n";
/* With attributes there are two more outputs; without them carry() is empty. */
static const char vertex_carries[] =
    "layout(location = 1) in vec3 isect_normal_in;\n"
    "layout(location = 2) in vec2 isect_texture_in;\n"
    "out vec3 isect_normal;\n"
    "out vec2 isect_texture;\n"
    "void carry() { isect_normal = isect_normal_in, isect_texture = isect_texture_in; }\n";
static const char fragment_carries[] =
    "in vec3 isect_normal;\n"
    "in vec2 isect_texture;\n"
    "layout(location = 2) out uvec4 isect_normal_bits;\n"
    "layout(location = 3) out uvec4 isect_texture_bits;\n"
    "void carry()\n"
    "{\n"
    "    isect_normal_bits = floatBitsToUint(vec4(isect_normal, 0.0));\n"
    "    isect_texture_bits = floatBitsToUint(vec4(isect_texture, 0.0, 0.0));\n"
    "}\n";
static const char carries_nothing[] = "void carry() {}\n";
static const char vertex_body[] =
    "\n"
    "layout(location = 0) in vec3 isect_position;\n"
    "uniform mat4 isect_matrix;\n"
    "uniform uint isect_first, isect_object;\n"
    "flat out uvec3 isect_id;\n"
    "out vec3 isect_weights;\n"
    "void main()\n"
    "{\n"
    "    uint triangle = uint(gl_VertexID) / 3u;\n"
    "    int corner = gl_VertexID % 3;\n"
    "    isect_id = uvec3(isect_first + triangle, isect_object, triangle);\n"
    "    isect_weights = vec3(corner == 0, corner == 1, corner == 2);\n"
    "    carry();\n"
    "    gl_Position = isect_matrix * vec4(place(isect_position, isect_object, triangle), 1.0);\n"
    "}\n";

static const char fragment_head[] = "#version 300 es\n"
                                    "precision highp float;\n"
                                    "precision highp int;\n"
                                    "precision highp usampler2D;\n";
static const char all_kept[] = "bool keep(vec3 weights, uint object, uint triangle)\n"
                               "{\n"
                               "    return true;\n"
                               "}\n";
static const char fragment_body[] =
    "\n"
    "flat in uvec3 isect_id;\n"
    "in vec3 isect_weights;\n"
    "uniform bool isect_behind;\n"
    "uniform usampler2D isect_codes, isect_surfaces;\n"
    "layout(location = 0) out uint isect_code;\n"
    "layout(location = 1) out uvec4 isect_surface;\n"
    "void main()\n"
    "{\n"
    "    float depth = gl_FragCoord.z;\n"
    "    if (isect_behind) {\n"
    "        ivec2 at = ivec2(gl_FragCoord.xy);\n"
    "        float before = uintBitsToFloat(texelFetch(isect_surfaces, at, 0).w);\n"
    "        uint code = texelFetch(isect_codes, at, 0).x;\n"
    "        if (!(depth > before || (depth == before && isect_id.x > code)))\n"
    "            discard;\n"
    "    }\n"
    "    if (!keep(isect_weights, isect_id.y, isect_id.z))\n"
    "        discard;\n"
    "    carry();\n"
    "    isect_code = isect_id.x;\n"
    "    isect_surface = floatBitsToUint(vec4(isect_weights, depth));\n"
    "}\n";

enum { LOG = 1024 };

static GLuint shader_of(const Device *device, GLenum kind, const char *const text[4])
{
    char log[LOG] = "";
    GLint made = GL_FALSE;
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 4, text, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &made);
    if (made)
        return shader;
    glGetShaderInfoLog(shader, LOG, NULL, log);
    isect_device_report(device, "the %s shader does not compile: %s",
                        kind == GL_VERTEX_SHADER ? "vertex" : "fragment", log);
    glDeleteShader(shader);
    return 0;
}

static bool link_program(const Device *device, GLuint program, GLuint vertex, GLuint fragment)
{
    char log[LOG] = "";
    GLint made = GL_FALSE;
    glAttachShader(program, vertex), glAttachShader(program, fragment);
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &made);
    if (made)
        return true;
    glGetProgramInfoLog(program, LOG, NULL, log);
    isect_device_report(device, "the shaders cannot be linked: %s", log);
    return false;
}

isect_status isect_program_make(const Device *device, Program *program,
                                const isect_picker_options *options)
{
    const char *place = options && options->place ? options->place : stays;
    const char *keep = options && options->keep ? options->keep : all_kept;
    const bool carries = options && options->attributes;
    const char *const vertex_text[4] = {vertex_head, place,
                                        carries ? vertex_carries : carries_nothing, vertex_body};
    const char *const fragment_text[4] = {
        fragment_head, keep, carries ? fragment_carries : carries_nothing, fragment_body};
    const GLuint vertex = shader_of(device, GL_VERTEX_SHADER, vertex_text);
    const GLuint fragment = shader_of(device, GL_FRAGMENT_SHADER, fragment_text);
    const GLuint made = glCreateProgram();
    const bool linked = vertex && fragment && link_program(device, made, vertex, fragment);
    glDeleteShader(vertex),
        glDeleteShader(fragment); /* 0 is ignored; others live with the program */
    if (!linked) {
        glDeleteProgram(made);
        return ISECT_NO_DEVICE;
    }
    *program = (Program){.program = made,
                         .matrix = glGetUniformLocation(made, "isect_matrix"),
                         .first = glGetUniformLocation(made, "isect_first"),
                         .object = glGetUniformLocation(made, "isect_object"),
                         .behind = glGetUniformLocation(made, "isect_behind"),
                         .moves = place != stays};
    glUseProgram(made);
    glUniform1i(glGetUniformLocation(made, "isect_codes"), UNIT_CODES);
    glUniform1i(glGetUniformLocation(made, "isect_surfaces"), UNIT_SURFACES);
    return isect_device_check(device, "shaders");
}
