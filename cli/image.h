/* cli/image.h - a picture that is in its place when it is complete, or not at all. */
#ifndef CLI_IMAGE_H
#define CLI_IMAGE_H

#include "fault.h"

#include <stdint.h>
#include <stdio.h>

typedef struct ImageFile {
    FILE *stream;
    char *path;      /* where the picture shall be, links followed */
    char *temporary; /* where it is written; NULL if path is a device or a pipe */
} ImageFile;

/* Get ready to write a picture, so that a place that cannot be written shows before any work.
 * One at a time: the temporary file is removed if a signal ends the program. The ending that is
 * asked for, ".png", is the only one that a name may have; NULL: any. */
bool image_open(ImageFile *file, const char *path, const char *ending, Fault *fault);

/* Text to a file of any ending, all of it or nothing; "-" is standard output. */
bool image_text(const char *path, void (*write)(const void *job, FILE *stream), const void *job,
                Fault *fault);

/* Write a PNG of width * height pixels of red, green, blue, rows from the top, and close the file.
 */
bool image_write(ImageFile *file, const uint8_t *rgb, unsigned width, unsigned height,
                 Fault *fault);

/* Which of the endings a name has, in capitals or not; NULL if none. */
const char *image_ending(const char *path, const char *const *choices, size_t count);

/* Put what was written to the stream in its place. */
bool image_close(ImageFile *file, Fault *fault);

/* Give up: leave nothing behind. Does nothing after image_write or image_close. */
void image_abandon(ImageFile *file);

#endif
