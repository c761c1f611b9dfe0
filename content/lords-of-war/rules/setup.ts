/**
 * Setup: LOW-5.1.1 to LOW-5.1.7; three players LOW-6.6.1 to LOW-6.6.4 and LOW-6.6.17, more players
 * LOW-6.7.1 and LOW-6.7.15.
 *
 * All chance of the game is used up here: who sits at P1, and the order of the decks. Each deck is
 * shuffled by a stream of its own, so that another list in one army leaves the other decks alone.
 */
import {
  badParameter,
  cardsOfDecks,
  copyDeclared,
  makeSetupJudge,
  makeStarter,
  NOBODY,
  stream,
  textOf,
  toss,
  type Card,
  type CompiledDeck,
  type CompiledGame,
  type Setup,
  type Starter,
} from 'cardwright/engine';
import { makeConfig } from './config.ts';
import type { Event, Listener } from './events.ts';
import { deckSize, drawCard } from './hands.ts';
import { optionTests, readOptions, type Options } from './options.ts';
import {
  deck,
  declaration,
  entrants,
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
import { challengersOf, deckCount, deckOf, entrantsOf } from './teams.ts';

/** What all games of a set-up share: its options, and by first player who sits where with what. */
interface Prepared {
  readonly units: UnitTables;
  readonly setup: Setup;
  readonly options: Options;
  readonly tables: Map<number, Table>;
}

/** Seats taken, decks laid down, nothing shuffled. */
interface Table {
  readonly laidDown: State;
  /** By army. */
  readonly generals: readonly (readonly Card[])[];
}

export function starterOf(game: CompiledGame, units: UnitTables): Starter<State, Event> {
  return makeStarter({
    // LOW-4.4.3, LOW-6.1.2
    refuse: makeSetupJudge(game, deckCount, badParameter('LOW_CONFIG', 'LOW-6.1.2'), {
      tests: optionTests,
      judgedBy: ['players', 'maxCopies'],
    }),
    prepare: (setup) => ({ units, setup, options: readOptions(game, setup), tables: new Map() }),
    begin,
  });
}

/** By entrant, from 1. */
const firstPlayer = { decides: 'firstPlayer', nameOf: (entrant: number) => String(entrant + 1) };

function begin({ units, setup, options, tables }: Prepared, seed: number, tell: Listener): State {
  const first =
    options.firstPlayer ??
    toss(firstPlayer, setup.players, NOBODY, stream(seed, 'first player'), 0, tell); // LOW-5.1.2
  const table = tables.get(first) ?? seatPlayers(units, setup, options, first);
  tables.set(first, table);
  return deal(table, seed, tell);
}

/** The entrants sit down, beginning with `first` at P1. */
function seatPlayers(units: UnitTables, setup: Setup, options: Options, first: number): Table {
  const places = entrantsOf(setup.players, first);
  const decks = setup.decks.map((one, army) => setup.decks[places[army] ?? 0] ?? one);
  const { types, backs } = cardsOfDecks(decks, units);
  const state = declaration.blank(makeConfig(units, options, { types, backs }));
  for (const [seat, place] of places.entries()) {
    entrants.set(state, seat, place);
    races.set(state, seat, baseRaceOf(decks[deckOf(seat, setup.players)]));
  }
  const isGeneral = (card: Card): boolean => (units.traits[types[card]!]! & GENERAL) !== 0;
  for (const [card, army] of backs.entries()) if (!isGeneral(card)) deck.add(state, army, card);
  const generals = decks.map((_, army) =>
    [...types.keys()].filter((card) => backs[card] === army && isGeneral(card)),
  );
  phase.set(state, 'challenge');
  turn.set(state, challengersOf(setup.players)[0] ?? 0);
  return { laidDown: state, generals };
}

function deal({ laidDown, generals }: Table, seed: number, tell: Listener): State {
  const state = copyDeclared(laidDown);
  for (const [army, cards] of generals.entries()) {
    // LOW-5.1.5, LOW-5.1.7
    deck.shuffle(state, army, stream(seed, 'deck', entrants.get(state, army)), 0, tell);
    for (const general of cards) dealGeneral(state, army, general); // LOW-5.1.4
  }
  for (const [seat, limit] of state.config.options.handSizes.entries()) {
    while (hand.size(state, seat) < limit && deckSize(state, seat) > 0) {
      drawCard(state, seat, undefined); // LOW-5.1.5, LOW-6.6.3, LOW-6.6.17
    }
  }
  return state;
}

/** LOW-5.1.6, or between the team members (LOW-6.6.4). Everybody knows where it is. */
function dealGeneral(state: State, army: number, general: Card): void {
  const { decks } = state.config;
  const seat = decks.indexOf(army);
  known.set(state, general);
  owner.set(state, general, seat);
  if (decks.lastIndexOf(army) === seat) hand.add(state, seat, general);
  else sharedGeneral.put(state, general);
}

/** LOW-4.1.4 */
function baseRaceOf(deck: CompiledDeck | undefined): string {
  return textOf(deck?.choices['baseRace']);
}
