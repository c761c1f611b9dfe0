/**
 * What a state holds, declared once (3.7): what is where in its array, how positions write it, who
 * sees it and which cards must be conserved follow from here. What the game writes in its own way:
 * position.ts.
 */
import * as engine from 'cardwright/engine';
import type { Card, Seat } from 'cardwright/engine';
import { EVENT, ITEM, SPECIAL, UNIT } from './cards.ts';
import { modifierWords, SEATS, type Config, type State } from './config.ts';
import { reasons } from './events.ts';
import { imagined, readPlaced, writePlaced } from './placement.ts';
import { inState, MOST_UNITS, ofKinds, phase } from './table.ts';

export type { State };
export * from './table.ts';

/** The player whose unit is marked. */
export const player = inState.seat('player');
/** APE-5.4.1; who has the upper row (APE-5.5.5). */
export const first = inState.seat('first');
/** APE-5.6.6 */
export const turn = inState.count('turn', { start: 1, least: 1, usual: () => 10 });
/** Completed ones (APE-5.6.7). */
export const laps = inState.count('laps', { per: 'seat' });
/** The last position in the row that the marker visited; 0 before the first one (APE-5.6.3). */
export const position = inState.count('position', {
  per: 'seat',
  usual: (state, seat) => (phase.is(state, 'play') && seat === player.get(state) ? 1 : 0),
});
/** APE-5.7.1, APE-5.7.3: parts of the activation that are done. */
export const hasMoved = inState.flag('hasMoved');
export const hasActed = inState.flag('hasActed');
/** Where the activation began (APE-5.8.8). */
export const startSquare = inState.count('startSquare');
/** APE-5.24.5: made in this activation. */
export const hasOffered = inState.flag('hasOffered');
/** In `peek` and `show`. */
export const isReady = inState.flag('ready', { per: 'seat' });
/** APE-5.20.4 */
export const chanceUsed = inState.flag('chanceUsed', { per: 'seat' });
/** The turn that is its count 1; 0 while there is no extra turn (5.23). */
export const extraStart = inState.count('extraStart', { per: 'seat' });

export const owner = inState.seatPer('owner', 'card');
export const facing = inState.oneOf('facing', engine.compass, {
  per: 'card',
});
/** The place in the order of action, from 1; 0 for what has none (APE-5.3.2). */
export const order = inState.count('order', { per: 'card' });
const ofCard = { per: 'card', isQuiet: true } as const;
/** As it is now (3.1). */
export const h = inState.count('h', {
  ...ofCard,
  mark: 'h',
  start: -1,
  least: -1,
  usual: ({ config }, card) => config.catalogue.h[config.types[card]!]!,
});
/** APE-5.13.5, APE-3.6.3 */
export const life = inState.oneOf('life', ['alive', 'doomed', 'grave'], { per: 'card' });
/** Of two-card units (APE-5.13.17). */
export const form = inState.count('form', { ...ofCard, mark: 'form', start: 1, least: 1, most: 2 });
/** Of graves: the turn in which it vanished (APE-5.22.6), and how often the marker came (APE-6.1.12). */
export const graveSince = inState.count('graveSince', { ...ofCard, mark: 'since' });
export const gravePasses = inState.count('gravePasses', { ...ofCard, mark: 'passes' });

/** APE-5.3.3: what a player has placed so far; it is in when it is whole. */
export const placing: engine.Submissions<Config> = inState.part(
  'placing',
  engine.sealed<Config>({
    seats: SEATS,
    room: MOST_UNITS,
    whole: (items, { options }) => items.length === options.fieldUnits,
    write: writePlaced,
    read: readPlaced,
    imagine: (state, seat, chance) =>
      imagined(state, seat, placing.of(state, seat)!.length, chance),
  }),
);
export const field = inState.pieces('field', {
  grid: ({ grid: board }) => board,
  owner,
  beside: [facing, h, life, form, graveSince, gravePasses],
  order: 'age',
  types: ofKinds(UNIT, SPECIAL),
});
/** Not fielded (APE-5.3.4), and vanished. */
export const out = inState.zone('out', { per: 'seat', sees: 'all', types: ofKinds(UNIT) });
export const gone = inState.pile('gone', {
  per: 'seat',
  sees: 'all',
  from: 'bottom',
  types: ofKinds(UNIT),
});
/** By seat and position: the card, plus 1 (APE-5.5.2). */
export const row = inState.count('row', {
  per: engine.holders<Config>({
    count: () => SEATS * MOST_UNITS,
    nameOf: (_, place) => String(place),
    seatsOf: () => [],
  }),
  follows: true,
});

/** APE-5.2.3, APE-5.25.4 */
export const chest = inState.pile('chest', {
  per: 'seat',
  sees: 'owner',
  shuffled: true,
  types: ofKinds(ITEM, EVENT),
});
/** Items; the card of a special unit is the unit itself (`sideCard`). */
export const side = inState.slot('side', { per: 'seat', sees: 'all', types: ofKinds(ITEM) });
/** APE-5.20.17 */
export const discard = inState.pile('discard', {
  per: 'seat',
  sees: 'all',
  from: 'bottom',
  types: ofKinds(ITEM, EVENT, SPECIAL),
});
/** A card that was drawn and waits (APE-5.20.15). */
export const drawn = inState.slot('drawn', { sees: 'all', types: ofKinds(ITEM, EVENT) });
/** Special units that are in no side zone. */
export const reserve = inState.zone('reserve', { sees: 'all', types: ofKinds(SPECIAL) });

/** What lasts for a time: P, M and the permissions of 8.7 (APE-5.13.18). */
export const modifiers = inState.part(
  'modifiers',
  engine.timedEffects<Config, (typeof modifierWords)[number], 'activationEnd' | 'ownActivationEnd'>(
    { words: modifierWords, moments: ['activationEnd', 'ownActivationEnd'], room: 64 },
  ),
);

export const pending = inState.pendingEffects('effects', {
  room: { seats: SEATS, sources: MOST_UNITS + 2, frames: 24, queued: 64, picks: 16 },
  running: ({ effects }) => effects,
  observed: false,
  picks: engine.picksAsAsked(({ questions }) => questions),
});
/** What is asked in the middle of an action. */
export const asked = inState.question('asked', {
  forms: ({ questions }) => questions,
  room: () => 8,
  observed: false,
});
export const luck = inState.chance('chance', { stream: 'game' });
export const result = inState.outcome('outcome', reasons, { phase });

export const declaration = inState.declare();

/** The card in a position of a row, from 1; less than 0 for none. */
export function rowCard(state: State, seat: Seat, place: number): Card {
  return row.get(state, seat * MOST_UNITS + place - 1) - 1;
}

/** APE-5.6.10: the marked unit. */
export function activeUnit(state: State): Card {
  const seat = player.get(state);
  return rowCard(state, seat, position.get(state, seat));
}
