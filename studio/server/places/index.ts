/** The places of the studio in the order of their links. The cards, which come first, are the pages of the preview. */
import { balance } from './balance/place.ts';
import { decks } from './decks/place.ts';
import { figures } from './figures/place.ts';
import { layout } from './layout/place.ts';
import type { Place } from './place.ts';
import { play } from './play/place.ts';
import { print } from './print/place.ts';
import { text } from './text/place.ts';

export const places: readonly Place[] = [figures, text, layout, decks, play, balance, print];
