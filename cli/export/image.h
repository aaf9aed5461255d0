/* cli/export/image.h - a picture that is in its place when it is complete, or not at all. */
#ifndef CLI_IMAGE_H
#define CLI_IMAGE_H

#include "fault.h"

#include <stdint.h>
#include <stdio.h>

typedef struct ImageFile {
    FILE *stream;
    char *path;      /* the final place of the picture, links followed */
    char *temporary; /* the file that is written; NULL if path is a device or a pipe */
} ImageFile;

/* Prepares to write a picture, so that an unwritable place fails before any work. One picture at a
 * time: a signal that ends the program removes the temporary file. `ending`, ".png", is the only
 * one that the name may have; NULL: any. */
bool image_open(ImageFile *file, const char *path, const char *ending, Fault *fault);

/* Writes text to a file of any ending, all of it or nothing; "-" is standard output. */
bool image_text(const char *path, void (*write)(const void *job, FILE *stream), const void *job,
                Fault *fault);

/* Writes a PNG of width * height pixels of red, green, blue, rows from the top, and closes the
 * file. */
bool image_write(ImageFile *file, const uint8_t *rgb, unsigned width, unsigned height,
                 Fault *fault);

/* The ending of a name among the choices, ignoring case; NULL if it has none of them. */
const char *image_ending(const char *path, const char *const *choices, size_t count);

/* Moves the written stream to its final place. */
bool image_close(ImageFile *file, Fault *fault);

/* Removes the unfinished file. Does nothing after image_write or image_close. */
void image_abandon(ImageFile *file);

#endif
