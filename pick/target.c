/* The framebuffer. Codes have a picture of their own, since often nothing else is read; the
 * rest, weights of the corners and depth, are the bits of four floats. */
#include "state.h"

static void attach(GLuint texture, GLenum format, uint32_t width, uint32_t height, GLenum to)
{
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexStorage2D(GL_TEXTURE_2D, 1, format, (GLsizei)width, (GLsizei)height);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glFramebufferTexture2D(GL_FRAMEBUFFER, to, GL_TEXTURE_2D, texture, 0);
}

static isect_status make(const Device *device, Target *target, uint32_t width, uint32_t height,
                         bool attributes)
{
    const GLenum buffers[4] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT0 + 1,
                               GL_COLOR_ATTACHMENT0 + 2, GL_COLOR_ATTACHMENT0 + 3};
    glGenFramebuffers(1, &target->frame), glGenRenderbuffers(1, &target->depth);
    glGenTextures(1, &target->codes), glGenTextures(1, &target->surfaces);
    glBindFramebuffer(GL_FRAMEBUFFER, target->frame);
    glActiveTexture(GL_TEXTURE0 + UNIT_CODES);
    attach(target->codes, GL_R32UI, width, height, GL_COLOR_ATTACHMENT0);
    attach(target->surfaces, GL_RGBA32UI, width, height, GL_COLOR_ATTACHMENT1);
    if (attributes)
        glGenTextures(2, target->more);
    for (int i = 0; i < 2 && attributes; i++)
        attach(target->more[i], GL_RGBA32UI, width, height, buffers[2 + i]);
    glBindRenderbuffer(GL_RENDERBUFFER, target->depth);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT32F, (GLsizei)width, (GLsizei)height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, target->depth);
    glDrawBuffers(attributes ? 4 : 2, buffers);
    const isect_status status = isect_device_check(device, "a picture");
    if (status != ISECT_OK || glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE)
        return status;
    isect_device_report(device, "OpenGL cannot draw into pictures of ids");
    return ISECT_NO_DEVICE;
}

isect_status isect_target_fit(const Device *device, Target *target, uint32_t width, uint32_t height,
                              bool attributes)
{
    if (width <= target->width && height <= target->height)
        return ISECT_OK;
    width = width > target->width ? width : target->width;
    height = height > target->height ? height : target->height;
    isect_target_free(target);
    const isect_status status = make(device, target, width, height, attributes);
    if (status != ISECT_OK)
        isect_target_free(target);
    else
        target->width = width, target->height = height;
    return status;
}

void isect_target_free(Target *target)
{
    glDeleteFramebuffers(1, &target->frame), glDeleteRenderbuffers(1, &target->depth);
    glDeleteTextures(1, &target->codes), glDeleteTextures(1, &target->surfaces);
    glDeleteTextures(2, target->more); /* 0 is ignored */
    *target = (Target){0};
}
