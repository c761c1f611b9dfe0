/**
 * Setup: LOW-5.1.1 to LOW-5.1.7; three players LOW-6.6.1 to LOW-6.6.4 and LOW-6.6.17, more players
 * LOW-6.7.1 and LOW-6.7.15.
 *
 * All chance of the game is used up here: who sits at P1, and the order of the decks. Each deck is
 * shuffled by a stream of its own, so that another list in one army leaves the other decks alone.
 */
import * as engine from 'cardwright/engine';
import type { Card, CompiledGame, Setup } from 'cardwright/engine';
import { makeConfig } from './config.ts';
import type { Options } from './data.gen.ts';
import type { Event, Listener } from './events.ts';
import { deckSize, drawCard } from './hands.ts';
import { optionTests } from './options.ts';
import {
  deck,
  declaration,
  entrants,
  has,
  hand,
  known,
  owner,
  phase,
  races,
  sharedGeneral,
  turn,
  type State,
} from './state.ts';
import { GENERAL, type UnitTables } from './tables.ts';
import { entrantsOf, holdersOf, isShared, seatingOf } from './teams.ts';

export function starterOf(game: CompiledGame, units: UnitTables): engine.Starter<State, Event> {
  return engine.makeStarter({
    // LOW-4.4.3, LOW-6.1.2
    refuse: engine.makeSetupJudge(game, armyCount, engine.badParameter('LOW_CONFIG', 'LOW-6.1.2'), {
      tests: optionTests,
      judgedBy: ['players', 'maxCopies'],
    }),
    prepare: (setup) => {
      const options = engine.optionsOf<Options>(game, setup);
      const entrants = Array.from({ length: setup.players }, (_, entrant) => entrant);
      return entrants.map((first) => seatPlayers(units, options, setup, first));
    },
    begin,
  });
}

/** LOW-6.6.2, LOW-6.7.15 */
const armyCount = (players: number): number => holdersOf(seatingOf(players)).length;

/** Seats taken, decks laid down, nothing shuffled, with this entrant at P1. */
function seatPlayers(units: UnitTables, options: Options, setup: Setup, first: number): State {
  const places = entrantsOf(setup.players, first);
  const decks = setup.decks.map((_, army) => setup.decks[places[army]!]!);
  const cards = engine.cardsOfDecks(decks, units);
  const state = declaration.blank(makeConfig(units, options, cards));
  const { armies, challengers } = state.config;
  for (const [seat, place] of places.entries()) {
    entrants.set(state, seat, place);
    races.set(state, seat, engine.textOf(decks[armies[seat]!]!.choices['baseRace'])); // LOW-4.1.4
  }
  for (const [card, army] of cards.backs.entries()) {
    if (has(state, card, GENERAL)) dealGeneral(state, army, card); // LOW-5.1.4
    else deck.add(state, army, card);
  }
  phase.set(state, 'challenge');
  turn.set(state, challengers[0]!);
  return state;
}

/** LOW-5.1.6, or between the team members (LOW-6.6.4). Everybody knows where it is. */
function dealGeneral(state: State, army: number, general: Card): void {
  const { config } = state;
  const seat = config.armies.indexOf(army);
  known.set(state, general);
  owner.set(state, general, seat);
  if (isShared(config, army)) sharedGeneral.put(state, general);
  else hand.add(state, seat, general);
}

/** By entrant, from 1. */
const firstPlayer = { decides: 'firstPlayer', nameOf: (entrant: number) => String(entrant + 1) };

/** `tables` are laid by first player. */
function begin(tables: readonly State[], seed: number, report: Listener): State {
  const { seats, options } = tables[0]!.config;
  const first =
    options.firstPlayer === 'random'
      ? engine.toss(
          firstPlayer,
          seats,
          engine.NOBODY,
          engine.stream(seed, 'first player'),
          0,
          report,
        ) // LOW-5.1.2
      : options.firstPlayer - 1;
  const state = engine.copyDeclared(tables[first]!);
  for (const army of holdersOf(state.config).keys()) {
    // LOW-5.1.5, LOW-5.1.7
    deck.shuffle(state, army, engine.stream(seed, 'deck', entrants.get(state, army)), 0, report);
  }
  for (const [seat, limit] of state.config.handSizes.entries()) {
    while (hand.size(state, seat) < limit && deckSize(state, seat) > 0) {
      drawCard(state, seat, undefined); // LOW-5.1.5, LOW-6.6.3, LOW-6.6.17
    }
  }
  return state;
}
