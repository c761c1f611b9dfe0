/**
 * Any position, as scenarios write it (scenarios/README.md), and back. Armies are not judged.
 *
 * `fromPosition(toPosition(state))` plays like `state`; only the armies that cards came from are
 * not written.
 */
import {
  BadPosition,
  writeCards,
  type CompiledGame,
  type Position,
  type Setup,
} from 'cardwright/engine';
import { mapOf, textOf } from './board-words.ts';
import { makeConfig, type Config } from './config.ts';
import { bySeat, deckNames, deckSeats, handNames, publicWords } from './describe.ts';
import type { Listener } from './events.ts';
import { readOptions, refuseOptions, type Options } from './options.ts';
import { cardsIn, deckRoom, handRoom } from './position-cards.ts';
import { readProgress, writeProgress } from './position-turn.ts';
import { blankState, type State } from './state.ts';
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
  for (const word of Object.keys(position)) {
    if (!known.has(word)) throw new BadPosition(word, position[word]);
  }
  const options = optionsOf(game, position);
  const cards = cardsIn(position, options);
  const config = makeConfig(units, options, {
    types: cards.map(({ id, what }) => {
      const unit = units.indexOf.get(id);
      if (unit === undefined) throw new BadPosition(what, id);
      return unit;
    }),
    armies: cards.map(({ army }) => army),
    ...seating(position, units, options),
    handRoom: handRoom(position, options),
    deckRoom: deckRoom(position, options),
  });
  const state = blankState(config);
  for (const [card, { put }] of cards.entries()) put(state, card);
  readProgress(state, position, tell);
  return state;
}

function optionsOf(game: CompiledGame, position: Position): Options {
  const options = mapOf(position['options']);
  const players = options['players'] ?? game.options['players']?.default;
  const setup: Setup = { players: Number(players), decks: [], options };
  for (const { params } of refuseOptions(game, setup)) {
    const name = String(params['parameter']);
    throw new BadPosition(`options.${name}`, options[name]);
  }
  return readOptions(game, setup);
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
      const race = textOf(raceOf[seat] ?? units.races[0]);
      if (!units.races.includes(race)) throw new BadPosition(`races.${seat}`, raceOf[seat]);
      return race;
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
    deck: Object.fromEntries(
      deckSeats(state).map((seat, deck) => [seatName(seat), writeCards(deckNames(state, deck))]),
    ),
    pile: Object.fromEntries(
      Object.entries(words.pile).map(([side, cards]) => [side, writeCards(cards)]),
    ),
    ...writeProgress(state),
  };
}
