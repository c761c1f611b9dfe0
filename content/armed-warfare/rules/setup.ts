/** Set-up: 5.2, the draft (AWF-6.1.14), personal piles (AWF-6.1.15). */
import * as engine from 'cardwright/engine';
import type { Card, CardType, Refusal, Seat, Setup, Square } from 'cardwright/engine';
import { refuse, type Verb } from './actions.ts';
import { backOf, isPersonal, makeConfig } from './config.ts';
import type { Config, Options, Tables } from './config.ts';
import { on } from './effects/vocabulary.ts';
import { events, type Event, type Listener } from './events.ts';
import { putOnMap } from './leaving.ts';
import { drawCards } from './piles.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { beginRound, computeOrder } from './turn.ts';

const { armdroid, armdroidPile, declaration, luck, map, offer, order } = parts;
const { owner, phase, round, tieRank, turn, undeployed, weaponPile } = parts;

/** AWF-4.3.3 */
const decksFor = (players: number, options: Setup['options']): number =>
  options['weaponPileMode'] === 'personal' ? players : 0;

export function starterOf(game: engine.CompiledGame, tables: Tables): engine.Starter<State, Event> {
  const parts = engine.makeParts(game, {
    // AWF-5.2.2
    armdroidPile: { is: 'list', format: 'armdroid-pile', clause: 'AWF-5.2.2' },
    weaponPile: { is: 'list', format: 'weapon-pile', clause: 'AWF-5.2.2' },
  });
  const bad = engine.badOption(game, 'AWF-4.4.3', 'AWF-4.3.3');
  return engine.makeStarter<State, State, Event>({
    parts,
    refuse: engine.makeSetupJudge(game, decksFor, bad, { format: 'personal' }), // AWF-4.3.3, AWF-4.4.2, AWF-4.4.3
    prepare: (setup) => layOut(tables, engine.optionsOf(game, setup), parts, setup),
    begin,
  });
}

/** All cards in their piles, nothing shuffled. */
function layOut(tables: Tables, options: Options, parts: engine.Parts, setup: Setup): State {
  const typesOf = (list: engine.CompiledDeck): CardType[] =>
    engine.cardsOfDeck(list, tables.catalogue.indexOf);
  const configOf = (cards: engine.Cards): Config => makeConfig(tables, options, cards);
  const decks = isPersonal({ options }) ? setup.decks : [parts.list(setup, 'weaponPile')];
  const armdroids = typesOf(parts.list(setup, 'armdroidPile'));
  return engine.layOut({ declaration, configOf, owner, backOf }, [
    { in: armdroidPile, holder: 0, types: armdroids },
    ...decks.map((deck, pile) => ({ in: weaponPile, holder: pile, types: typesOf(deck) })),
  ]);
}

/** AWF-5.2.2 */
function begin(laid: State, seed: number, report: Listener): State {
  const state = engine.copyDeclared(laid);
  luck.seed(state, seed);
  armdroidPile.shuffle(state, 0, engine.stream(seed, 'Armdroids'), 0, report);
  weaponPile.shuffleAll(state, seed, 'units', report);
  setUp(state, report);
  return state;
}

/** From shuffled piles to the first decision. */
export function setUp(state: State, report: Listener): void {
  const { options, seatList } = state.config;
  round.set(state, 1);
  breakTies(state, report);
  if (options.armdroidSelection === 'draft') {
    phase.set(state, 'draft');
    return offerArmdroids(state, 0, report); // AWF-6.1.14
  }
  for (const seat of seatList) takeArmdroid(state, seat, armdroidPile.takeTop(state), report); // AWF-5.2.3
  reveal(state, report);
}

/** AWF-6.1.5: one order of all players for the whole game. */
function breakTies(state: State, report: Listener): void {
  const { options, seatList } = state.config;
  for (const seat of seatList) tieRank.set(state, seat, seat);
  if (options.tieBreak !== 'random') return;
  const tossed = engine.tossOrder('tieBreak', seatList, state.ints, luck.at, report);
  for (const [place, seat] of tossed.entries()) tieRank.set(state, place, seat);
}

function takeArmdroid(state: State, seat: Seat, card: Card, report: Listener): void {
  owner.set(state, card, seat);
  undeployed.put(state, card, seat);
  if (report) report(events.armdroidDealt(state, { seat, card }));
}

/** AWF-5.14.7 */
function offerArmdroids(state: State, seat: Seat, report: Listener): void {
  const { draftChoices: count } = state.config.options;
  turn.set(state, seat);
  for (let i = 0; i < count; i += 1) offer.add(state, seat, armdroidPile.takeTop(state));
  const cards = offer.cards(state, seat);
  if (report) report(events.armdroidsOffered(state, { seat, count, cards }));
}

/** AWF-6.1.14: in seat order; what nobody took is shuffled back. */
export const pickArmdroid: Verb = {
  in: ['draft'],
  decision: 'draftPick',
  words: { card: engine.typeWord },
  among: { card: (state, seat, into) => offer.typesIn(state, seat, into) },
  refuse: [[['card'], refusePick]],
  play(state, seat, report, type) {
    const card = offer.ofType(state, seat, type);
    offer.take(state, seat, card);
    takeArmdroid(state, seat, card, report);
    if (seat + 1 < state.config.seats) return offerArmdroids(state, seat + 1, report);
    for (const other of state.config.seatList) offer.empty(state, other, armdroidPile, 0);
    armdroidPile.shuffle(state, 0, state.ints, luck.at, report);
    reveal(state, report);
  },
};

function refusePick(state: State, seat: Seat, type: CardType): Refusal | null {
  const isOffered = offer.ofType(state, seat, type) >= 0;
  return isOffered ? null : refuse('NOT_AN_OPTION', 'AWF-6.1.14');
}

/** AWF-5.2.3, AWF-5.2.4: all are seen, and the turn order is fixed. */
function reveal(state: State, report: Listener): void {
  const cards = state.config.seatList.map((seat) => undeployed.get(state, seat));
  if (report) report(events.armdroidsRevealed(state, { cards }));
  computeOrder(state);
  phase.set(state, 'corner');
  turn.set(state, order.get(state)[0]!);
}

/** AWF-5.2.6; after the last one the game begins. */
export const chooseCorner: Verb = {
  in: ['corner'],
  decision: 'corner',
  words: { square: engine.squareWord, facing: engine.facingWord },
  among: { square: ({ config }, _, into) => engine.writeList(config.corners, into) },
  refuse: [[['square'], refuseCorner]],
  play(state, seat, report, square, faces) {
    const card = undeployed.take(state, seat);
    armdroid.set(state, seat, card + 1);
    putOnMap(state, seat, card, square, faces);
    if (report) report(events.cornerChosen(state, { seat, card, square, facing: faces }));
    const next = order.get(state).find((other) => undeployed.get(state, other) >= 0);
    if (next === undefined) beginGame(state, report);
    else turn.set(state, next);
  },
};

/** AWF-5.2.5 */
function refuseCorner(state: State, _: Seat, square: Square): Refusal | null {
  const params = { square: map.nameOf(state, square) };
  if (!state.config.corners.includes(square)) return refuse('NOT_A_CORNER', params);
  return map.on(state, square) >= 0 ? refuse('CORNER_TAKEN', params) : null;
}

/** AWF-5.2.7 to AWF-5.2.9 */
function beginGame(state: State, report: Listener): void {
  const { runner } = state.config.effects;
  const seats = order.get(state);
  for (const seat of seats) drawCards(state, seat, state.config.options.startingHand, report);
  for (const seat of seats) runner.pending.raise(state, on.setup, seat);
  runner.run(state, report);
  beginRound(state, report);
}
