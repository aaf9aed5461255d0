/* cli/import/raw.c - counts the triangles of a RAW file: a line of nine numbers each. A line
 * without numbers before them names the object. assimp 5.2 mixes up the parts of files with several
 * objects, with colours before the corners, or with textures behind them, so that these are
 * refused. */
#include "import/source.h"
#include "import/text.h"

/* The numbers of a line; -1 if there is another word behind the first of them. */
static int count_numbers(Text *text, Word word)
{
    int count = 0;
    double x;
    for (; word.size > 0; word = text_word(text), count++)
        if (!text_number(text, word, &x))
            return count > 0 ? -1 : 0;
    return count;
}

bool source_read_raw(Source *source, const SourceText *file, Fault *fault)
{
    Fault spare; /* a word that is not a number is no fault */
    Text text = text_of(file->path, file->text, file->size, &spare);
    text.comment = 0;
    bool named = false;
    source->counted = true;
    for (Word word = text_next(&text); word.size > 0; word = text_next(&text)) {
        const int numbers = count_numbers(&text, word);
        const bool names = numbers == 0 && source->triangles == 0 && !named;
        text.fault = fault;
        if (numbers != 9 && !names)
            return text_fault(&text, "only one object, of triangles of 9 numbers, is supported");
        text.fault = &spare;
        named = named || names;
        source->triangles += numbers == 9;
        if (!text_line(&text))
            break;
    }
    return true;
}
