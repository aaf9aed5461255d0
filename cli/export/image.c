/* cli/export/image.c - writes pictures. A picture is written to a new file beside its final place
 * and then renamed: readers see the old picture or the new, never a part of one. If a signal ends
 * the program meanwhile, a handler removes the new file. */
#define _XOPEN_SOURCE 700
#include "export/image.h"

#include <errno.h>
#include <png.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

/* For the handler: the file to remove, or an empty text. */
static char unfinished[4096];
static const int endings[] = {SIGHUP, SIGINT, SIGTERM};
enum { ENDINGS = sizeof endings / sizeof endings[0] };

static void remove_unfinished(int number)
{
    if (unfinished[0] != '\0')
        unlink(unfinished);
    signal(number, SIG_DFL);
    raise(number);
}

/* Records the unfinished file; the signals are blocked meanwhile. */
static void set_unfinished(const char *path)
{
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    snprintf(unfinished, sizeof unfinished, "%s", path);
    sigprocmask(SIG_SETMASK, &before, NULL);
}

static void catch_endings(void)
{
    for (int i = 0; i < ENDINGS; i++) {
        struct sigaction now, ours = {.sa_handler = remove_unfinished};
        sigfillset(&ours.sa_mask);
        /* signals that the caller ignores (nohup) stay ignored */
        if (sigaction(endings[i], NULL, &now) == 0 && now.sa_handler == SIG_DFL)
            sigaction(endings[i], &ours, NULL);
    }
}

static void release(ImageFile *file)
{
    free(file->path);
    free(file->temporary);
    *file = (ImageFile){NULL, NULL, NULL};
}

/* A new file beside the picture, with the permissions of a picture. */
static bool open_temporary(ImageFile *file)
{
    sigset_t all, before;
    size_t length = strlen(file->path);
    file->temporary = malloc(length + sizeof ".XXXXXX");
    if (file->temporary == NULL)
        return false;
    memcpy(file->temporary, file->path, length);
    memcpy(file->temporary + length, ".XXXXXX", sizeof ".XXXXXX");
    if (length + sizeof ".XXXXXX" > sizeof unfinished) {
        errno = ENAMETOOLONG;
        return false;
    }
    /* no signal between the creation of the file and the record of its name */
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    int descriptor = mkstemp(file->temporary);
    if (descriptor >= 0)
        set_unfinished(file->temporary);
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (descriptor < 0)
        return false;
    mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask);
    file->stream = fdopen(descriptor, "wb");
    return file->stream != NULL;
}

const char *image_ending(const char *path, const char *const *choices, size_t count)
{
    const char *end = strrchr(path, '.');
    for (size_t i = 0; end != NULL && i < count; i++)
        if (strcasecmp(end, choices[i]) == 0)
            return choices[i];
    return NULL;
}

bool image_open(ImageFile *file, const char *path, const char *ending, Fault *fault)
{
    struct stat status;
    bool exists = stat(path, &status) == 0;
    const char *name = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    const char *end = strrchr(name, '.');
    *file = (ImageFile){NULL, NULL, NULL};
    if (ending != NULL && end != NULL && end != name && strcasecmp(end, ending) != 0)
        return fault_set(fault, "%s: the format is %s, not %s", path, ending + 1, end);
    if (exists && S_ISDIR(status.st_mode))
        return fault_set(fault, "%s: is a directory", path);
    if (exists && access(path, W_OK) != 0)
        return fault_set(fault, "%s: %s", path, strerror(errno));
    file->path = exists ? realpath(path, NULL) : strdup(path);
    bool opened = false;
    if (file->path != NULL && exists && !S_ISREG(status.st_mode)) {
        file->stream = fopen(file->path, "wb");
        opened = file->stream != NULL;
    } else if (file->path != NULL) {
        catch_endings();
        opened = open_temporary(file);
    }
    if (opened)
        return true;
    fault_set(fault, "%s: cannot write: %s", path, strerror(errno));
    image_abandon(file);
    return false;
}

void image_abandon(ImageFile *file)
{
    if (file->stream != NULL)
        fclose(file->stream);
    if (file->temporary != NULL)
        unlink(file->temporary);
    set_unfinished("");
    release(file);
}

bool image_close(ImageFile *file, Fault *fault)
{
    bool good = !ferror(file->stream);
    good = fclose(file->stream) == 0 && good;
    file->stream = NULL;
    if (good && file->temporary != NULL)
        good = rename(file->temporary, file->path) == 0;
    if (!good)
        fault_set(fault, "%s: cannot write: %s", file->path, strerror(errno));
    if (good) {
        set_unfinished("");
        release(file);
    } else {
        image_abandon(file);
    }
    return good;
}

bool image_text(const char *path, void (*write)(const void *job, FILE *stream), const void *job,
                Fault *fault)
{
    ImageFile file;
    if (strcmp(path, "-") == 0) {
        write(job, stdout);
        return !ferror(stdout) || fault_set(fault, "standard output: cannot write");
    }
    if (!image_open(&file, path, NULL, fault))
        return false;
    write(job, file.stream);
    return image_close(&file, fault);
}

bool image_write(ImageFile *file, const uint8_t *rgb, unsigned width, unsigned height, Fault *fault)
{
    png_image png = {
        .version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = PNG_FORMAT_RGB};
    if (png_image_write_to_stdio(&png, file->stream, 0, rgb, 0, NULL) != 0)
        return image_close(file, fault);
    fault_set(fault, "%s: cannot write: %s", file->path, png.message);
    image_abandon(file);
    return false;
}
