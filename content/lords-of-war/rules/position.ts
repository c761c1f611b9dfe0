/**
 * Any position, as scenarios write it (scenarios/README.md), and back. Armies are not judged.
 *
 * `fromPosition(toPosition(state))` plays like `state`; only the armies that cards came from are
 * not written.
 */
import {
  BadPosition,
  mapOf,
  positionSetup,
  readId,
  readName,
  refuseOtherWords,
  writeCards,
  type ByName,
  type CompiledGame,
  type Position,
} from 'cardwright/engine';
import { makeConfig, type Config } from './config.ts';
import { bySeat, deckNames, handNames, publicWords } from './describe.ts';
import type { Listener } from './events.ts';
import { optionTests, readOptions, type Options } from './options.ts';
import { cardsIn, deckRoom, handRoom } from './position-cards.ts';
import { readProgress, writeProgress } from './position-turn.ts';
import { freshState, type State } from './state.ts';
import type { UnitTables } from './tables.ts';
import { seatName } from 'cardwright/engine';

/** Words of a position. `toAct`, `sides` and `faces` follow from the others and are not read. */
const known = new Set(
  [
    'options units owners board at hand deck filler pile sharedGeneral races entrants seed',
    'turn next cycle turnNumber phase extraTurn idleTurns lostGenerals busy noReinforcement checks',
    'shots known moves waiting outcome toAct sides faces',
  ].flatMap((line) => line.split(' ')),
);

export function fromPosition(
  game: CompiledGame,
  units: UnitTables,
  position: Position,
  tell: Listener,
): State {
  refuseOtherWords(position, known);
  const options = readOptions(game, positionSetup(game, position, optionTests));
  const cards = cardsIn(position, options);
  const config = makeConfig(units, options, {
    types: cards.map(({ id, what }) => readId(units.indexOf, id, what)),
    armies: cards.map(({ army }) => army),
    ...seating(position, units, options),
    handRoom: handRoom(position, options),
    deckRoom: deckRoom(position, options),
  });
  const state = freshState(config);
  for (const [card, { put }] of cards.entries()) put(state, card);
  readProgress(state, position, tell);
  return state;
}

function seating(
  { races, entrants }: Position,
  units: UnitTables,
  { handSizes }: Options,
): Pick<Config, 'races' | 'entrants'> {
  const raceOf = mapOf(races);
  const entrantOf = mapOf(entrants);
  const names = handSizes.map((_, seat) => seatName(seat));
  return {
    races: names.map((seat) => {
      const race = raceOf[seat] ?? units.races[0];
      return units.races[readName(units.races, race, `races.${seat}`)]!;
    }),
    entrants: names.map((seat, place) => {
      const entrant = Number(entrantOf[seat] ?? place + 1) - 1;
      if (!(entrant in names)) throw new BadPosition(`entrants.${seat}`, entrantOf[seat]);
      return entrant;
    }),
  };
}

export function toPosition(state: State): Position {
  const { next: _, ...words } = publicWords(state);
  return {
    ...words,
    hand: bySeat(state, (seat) => ({ exactly: writeCards(handNames(state, seat)) })),
    deck: written(deckNames(state)),
    pile: written(words.pile),
    ...writeProgress(state),
  };
}

function written(lists: ByName<readonly string[]>): ByName<string[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, cards]) => [name, writeCards(cards)]),
  );
}
