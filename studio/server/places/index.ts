/** The places of the studio in the order of their links; the first is the one that is opened. */
import { balance } from './balance/place.ts';
import { cards } from './cards/place.ts';
import { decks } from './decks/place.ts';
import { figures } from './figures/place.ts';
import { layout } from './layout/place.ts';
import type { Place } from './place.ts';
import { play } from './play/place.ts';
import { print } from './print/place.ts';
import { text } from './text/place.ts';

export const places: readonly Place[] = [cards, figures, text, layout, decks, play, balance, print];
