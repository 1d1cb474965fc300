/* Plays whose words are looked up by their letters, in whatever order. */
#ifndef LOOK_UP_H
#define LOOK_UP_H

#include "search.h"

/* Take down the parts of a rack with these tiles. */
void find_parts(const Rack *rack, const Tiles *tiles, Parts *parts);

/* Keep the best plays of so many tiles from a start on, as far as their words are
 * listed. Whether the graph has to be asked for the others is returned. */
bool look_up(Search *search, const Start *start, int tiles);

#endif
