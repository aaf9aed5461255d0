/* cli/drawing/words.c - letters as strokes, so that text looks the same in SVG and in pixels. */
#include "drawing/sketch.h"

#include <ctype.h>
#include <string.h>

/* Points "xy" on a grid of 5 x 9 whose baseline is y = 2; a blank ends a stroke. Capitals are drawn
 * as small letters: names here have no capitals. */
static const struct {
    char letter;
    const char *strokes;
} letters[] = {
    {'a', "4642 4536160503123243"},
    {'b', "0802 0516364543321203"},
    {'c', "4536160503123243"},
    {'d', "4842 4536160503123243"},
    {'e', "04444536160503123243"},
    {'f', "38281712 0636"},
    {'g', "4641301001 4536160503123243"},
    {'h', "0802 0516364542"},
    {'i', "2622 28"},
    {'j', "262110 28"},
    {'k', "0802 360442"},
    {'l', "2822"},
    {'m', "0602 05162522 25364542"},
    {'n', "0602 0516364542"},
    {'o', "163645433212030516"},
    {'p', "0600 0516364543321203"},
    {'q', "4640 4536160503123243"},
    {'r', "0602 051636"},
    {'s', "45361605143443321203"},
    {'t', "18132232 0636"},
    {'u', "0603123243 4642"},
    {'v', "062246"},
    {'w', "0612253246"},
    {'x', "0642 0246"},
    {'y', "0622 4610"},
    {'z', "06460242"},
    {'0', "183847433212030718"},
    {'1', "072822"},
    {'2', "07183847460242"},
    {'3', "0718384746354443321203 1535"},
    {'4', "380444 3632"},
    {'5', "480805354443321203"},
    {'6', "4738180703123243443505"},
    {'7', "084812"},
    {'8', "183847463515060718 1504031232434435"},
    {'9', "0312324347381807061545"},
    {'.', "22"},
    {',', "2211"},
    {':', "23 26"},
    {'-', "1434"},
    {'+', "0444 2226"},
    {'"', "1816 3836"},
    {'{', "38272615242332"},
    {'}', "18272635242312"},
    {'[', "38181232"},
    {']', "18383212"},
    {'(', "38272332"},
    {')', "18272312"},
    {'_', "0141"},
    {'/', "0248"},
    {'=', "0343 0545"},
};

static const char *strokes_of(char letter)
{
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        if (tolower((unsigned char)letter) == letters[i].letter)
            return letters[i].strokes;
    return "";
}

void sketch_words(Sketch *sketch, const char *text, double x, double y, double height, uint32_t rgb)
{
    const double unit = height / 6;
    for (; *text != '\0' && x + 5 * unit < sketch->width; text++, x += 5.6 * unit) {
        bool begun = false;
        for (const char *at = strokes_of(*text); *at != '\0'; at++) {
            if (*at == ' ') {
                begun = false;
                continue;
            }
            if (!begun)
                sketch_begin(sketch, (Pen){rgb, 0.13 * height});
            begun = true;
            sketch_to(sketch, x + (at[0] - '0') * unit, y - (at[1] - '2') * unit, 0);
            at++;
        }
    }
}
