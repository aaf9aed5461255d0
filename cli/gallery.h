/* cli/gallery.h - a picture of shapes, each cast by its own function of the library. */
#ifndef CLI_GALLERY_H
#define CLI_GALLERY_H

#include "camera.h"
#include "number.h"
#include "render.h"

struct gallery;

/* The shapes of a text of JSON, or of a file that holds one: an array of objects such as
 * {"sphere":{"center":[0,0,0],"radius":1}}. NULL: the fault says why. Release with gallery_free. */
struct gallery *gallery_read(const char *text_or_path, enum precision precision,
                             struct fault *fault);
void gallery_free(struct gallery *gallery);

size_t gallery_count(const struct gallery *gallery);

/* False: out of memory. The shade is SHADE_NORMAL or SHADE_ID. */
bool gallery_draw(struct gallery *gallery, const struct camera *camera, enum shade shade,
                  struct option_size size, unsigned samples, struct render_result *result);

#endif
