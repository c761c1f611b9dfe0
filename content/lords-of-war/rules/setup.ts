/**
 * Setup: LOW-5.1.1 to LOW-5.1.7; three players LOW-6.6.1 to LOW-6.6.4 and LOW-6.6.17, more players
 * LOW-6.7.1 and LOW-6.7.15.
 *
 * All chance of the game is used up here: who sits at P1, and the order of the decks. Each deck is
 * shuffled by a stream of its own, so that another list in one army leaves the other decks alone.
 */
import {
  below,
  cardsOfDeck,
  listPush,
  makeDeckJudge,
  makeStarter,
  shuffleZone,
  stream,
  textOf,
  type CompiledDeck,
  type CompiledGame,
  type DeckJudge,
  type Refusal,
  type Setup,
  type Starter,
} from 'cardwright/engine';
import { makeConfig, type Card, type Config } from './config.ts';
import { addToHand, deckSize, drawCard, handSize } from './hands.ts';
import { badParameter, readOptions, refuseOptions, type Options } from './options.ts';
import {
  ACTIVE,
  addFlag,
  freshState,
  CHALLENGE,
  KNOWN,
  PHASE,
  set,
  setOwner,
  SHARED_GENERAL,
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

/** Seats taken, armies sorted, nothing shuffled. */
interface Table {
  readonly config: Config;
  /** By army. */
  readonly generals: readonly (readonly Card[])[];
  readonly others: readonly (readonly Card[])[];
}

export function starterOf(game: CompiledGame, units: UnitTables): Starter<State> {
  const judge = makeDeckJudge(game);
  return makeStarter({
    refuse: (setup) => refuseSetup(game, judge, setup), // LOW-4.4.3, LOW-6.1.2
    prepare: (setup) => ({ units, setup, options: readOptions(game, setup), tables: new Map() }),
    begin,
  });
}

/** Options that armies are judged by: while these are wrong, so is every verdict. */
const JUDGED_BY: ReadonlySet<unknown> = new Set(['players', 'maxCopies']);

function refuseSetup(game: CompiledGame, judge: DeckJudge, setup: Setup): readonly Refusal[] {
  const { decks, players } = setup;
  const refused = refuseOptions(game, setup);
  if (refused.some(({ params }) => JUDGED_BY.has(params['parameter']))) return refused;
  if (decks.length !== deckCount(players)) return [...refused, badParameter('decks')];
  return [...refused, ...judge(decks, { ...setup.options, players })];
}

function begin({ units, setup, options, tables }: Prepared, seed: number): State {
  const first = options.firstPlayer ?? below(setup.players, stream(seed, 'first player')); // LOW-5.1.2
  const table = tables.get(first) ?? seatPlayers(units, setup, options, first);
  tables.set(first, table);
  return deal(table, seed);
}

/** The entrants sit down, beginning with `first` at P1. */
function seatPlayers(units: UnitTables, setup: Setup, options: Options, first: number): Table {
  const entrants = entrantsOf(setup.players, first);
  const decks = setup.decks.map((deck, army) => setup.decks[entrants[army] ?? 0] ?? deck);
  const lists = decks.map((deck) => cardsOfDeck(deck, units.indexOf));
  const races = decks.map(baseRaceOf);
  const config = makeConfig(units, options, {
    types: lists.flat(),
    armies: lists.flatMap((list, army) => list.map(() => army)),
    races: entrants.map((_, seat) => races[deckOf(seat, setup.players)] ?? ''),
    entrants,
    handRoom: options.handSizes,
    deckRoom: lists.map((list) => list.length),
  });
  const isGeneral = (card: Card): boolean => (units.traits[config.types[card]!]! & GENERAL) !== 0;
  const armies = lists.map((_, army) =>
    [...config.types.keys()].filter((card) => config.armies[card] === army),
  );
  return {
    config,
    generals: armies.map((cards) => cards.filter(isGeneral)), // LOW-5.1.4
    others: armies.map((cards) => cards.filter((card) => !isGeneral(card))),
  };
}

function deal({ config, generals, others }: Table, seed: number): State {
  const state = freshState(config);
  const { words } = state;
  set(state, PHASE, CHALLENGE);
  set(state, ACTIVE, challengersOf(config.seats)[0] ?? 0);
  for (const [army, deck] of config.layout.decks.entries()) {
    for (const card of others[army] ?? []) listPush(words, deck, card);
    // LOW-5.1.5, LOW-5.1.7
    shuffleZone(words, deck, stream(seed, 'deck', config.entrants[army] ?? army));
    for (const general of generals[army] ?? []) dealGeneral(state, army, general);
  }
  for (const [seat, limit] of config.options.handSizes.entries()) dealHand(state, seat, limit);
  return state;
}

/** LOW-5.1.6, or between the team members (LOW-6.6.4). Everybody knows where it is. */
function dealGeneral(state: State, army: number, general: Card): void {
  const { decks } = state.config;
  addFlag(state, general, KNOWN);
  setOwner(state, general, decks.indexOf(army));
  if (decks.indexOf(army) === decks.lastIndexOf(army)) {
    addToHand(state, decks.indexOf(army), general);
  } else {
    set(state, SHARED_GENERAL, general);
  }
}

/** LOW-5.1.5, LOW-6.6.3, LOW-6.6.17 */
function dealHand(state: State, seat: number, limit: number): void {
  while (handSize(state, seat) < limit && deckSize(state, seat) > 0) {
    drawCard(state, seat, undefined);
  }
}

/** LOW-4.1.4 */
function baseRaceOf({ choices }: CompiledDeck): string {
  return textOf(choices['baseRace']);
}
