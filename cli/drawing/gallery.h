/* cli/drawing/gallery.h - a picture of shapes, each cast by its own function of the library. */
#ifndef CLI_GALLERY_H
#define CLI_GALLERY_H

#include "drawing/camera.h"
#include "drawing/render.h"
#include "number.h"

typedef struct Gallery Gallery;

/* Reads the shapes of a JSON text, or of a file with such a text: an array of objects such as
 * {"sphere":{"center":[0,0,0],"radius":1}}. NULL: the fault has the reason. Release with
 * gallery_free. */
Gallery *gallery_read(const char *text_or_path, enum precision precision, Fault *fault);
void gallery_free(Gallery *gallery);

size_t gallery_count(const Gallery *gallery);

/* False: out of memory. The shade is SHADE_NORMAL or SHADE_ID. */
bool gallery_draw(Gallery *gallery, const Camera *camera, enum shade shade, OptionSize size,
                  unsigned samples, RenderResult *result);

#endif
