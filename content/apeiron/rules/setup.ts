/** The set-up: the field (5.1), the decks (5.2), the placement (5.3), the first player (5.4), the reveal (5.5). */
import * as engine from 'cardwright/engine';
import type { CardType, CompiledDeck, CompiledGame, Seat, Setup, Square } from 'cardwright/engine';
import { facingWord, type Verb } from './actions.ts';
import { backOf, makeConfig, SEATS, type Config, type Options, type Tables } from './config.ts';
import { events, type Event, type Listener } from './events.ts';
import { NORTH, quarters, seatList, SOUTH } from './field.ts';
import {
  filledIn,
  listSquares,
  listUnits,
  packed,
  printedOn,
  quarterIn,
  squareFault,
  squareIn,
  typeIn,
  unitFault,
} from './placement.ts';
import { refuseFor } from './refuse.ts';
import * as parts from './state.ts';
import { goTo } from './turn.ts';
import type { State } from './state.ts';

const { chest, declaration, field, first, isReady, luck, owner } = parts;
const { panels, phase, placing, reserve, undealt, units } = parts;
const toFirst = { decides: 'firstPlayer', nameOf: engine.seatName };

export function starterOf(game: CompiledGame, tables: Tables): engine.Starter<State, Event> {
  const bad = engine.badOption(game, 'APE-4.1.1');
  return engine.makeStarter<State, State, Event>({
    refuse: engine.makeSetupJudge(game, SEATS, bad, { format: 'deck' }),
    prepare: (setup) => layOut(tables, engine.optionsOf(game, setup), setup),
    begin,
  });
}

/** All cards in their places, nothing dealt. */
function layOut(tables: Tables, options: Options, { decks }: Setup): State {
  const { catalogue } = tables;
  const sectionOf = ({ id, choices, sections }: CompiledDeck, name: string): CardType[] =>
    engine.cardsOfDeck({ id, choices, cards: sections?.[name] ?? {} }, catalogue.indexOf);
  // APE-5.1.1, APE-6.1.4
  const dealt = catalogue.data.flatMap((card, type) =>
    card.kind === 'panel' && (card.terrain || options.eventPanelsInDeal) ? [type] : [],
  );
  const configOf = (cards: engine.Cards): Config => makeConfig(tables, options, cards);
  return engine.layOut({ declaration, configOf, owner, backOf }, [
    ...decks.map((deck, holder) => ({ in: units, holder, types: sectionOf(deck, 'units') })),
    ...decks.map((deck, holder) => ({ in: chest, holder, types: sectionOf(deck, 'chest') })),
    { in: undealt, holder: 0, types: dealt },
    { in: reserve, holder: 0, types: catalogue.reserve },
  ]);
}

/** APE-5.1.2 to APE-5.1.4 */
function begin(laid: State, seed: number, report: Listener): State {
  const state = engine.copyDeclared(laid);
  luck.seed(state, seed);
  const chance = engine.stream(seed, 'panels');
  const list = undealt.cards(state, 0);
  const lot = {
    decides: 'panels',
    nameOf: (place: number) => engine.idOfCard(state, list[place]!),
    isHidden: true,
  };
  for (let place = 0; place < parts.PLACES; place += 1) {
    const [card] = list.splice(
      engine.drawOne(lot, list.length, engine.NOBODY, chance, 0, report),
      1,
    );
    undealt.take(state, 0, card!);
    panels.put(state, card!, place);
  }
  const turns = engine.stream(seed, 'rotation');
  const way = { decides: 'rotation', nameOf: String, isHidden: true };
  for (let place = 0; place < parts.PLACES; place += 1) {
    if (state.config.options.dealRotation === 'none') continue; // APE-6.1.3
    parts.rotation.set(state, place, engine.toss(way, 4, engine.NOBODY, turns, 0, report));
  }
  return state;
}

/** `peek` and `show` end when both are ready. */
export const ready: Verb = {
  in: ['peek', 'show'],
  play(state, seat, report) {
    isReady.set(state, seat);
    if (report) report(events.ready(state, { seat }));
    if (seatList.every((one) => isReady.is(state, one))) endStep(state, report);
  },
};

function endStep(state: State, report: Listener): void {
  isReady.clear(state);
  if (phase.is(state, 'peek')) {
    phase.set(state, 'show');
    if (report) report(events.phaseBegan(state, { phase: 'show' }));
    return;
  }
  // APE-5.2.3
  for (const seat of seatList) chest.shuffle(state, seat, state.ints, luck.at, report);
  phase.set(state, 'place');
  if (report) report(events.phaseBegan(state, { phase: 'place' }));
}

const placedBy = (state: State, seat: Seat): readonly number[] => placing.of(state, seat) ?? [];

/** Whether a list is whole, and in (APE-5.3.3). */
export const isPlaced = (state: State, seat: Seat): boolean =>
  placing.count(state, seat) >= state.config.options.fieldUnits;

/** APE-5.3.1: unit by unit; whoever has placed all of them has submitted the list. */
export const place: Verb = {
  in: ['place'],
  words: { unit: engine.typeWord, square: engine.squareWord, facing: facingWord },
  among: {
    unit: (state, seat, into) => listUnits(state, seat, placedBy(state, seat), into),
    square: (state, seat, into) => listSquares(state, seat, placedBy(state, seat), into),
  },
  tested: ['unit', 'square'],
  refuse: [
    [
      ['unit'],
      (state, seat, type) => refuseFor(unitFault(state, seat, placedBy(state, seat), type)),
    ],
    [
      ['square'],
      (state, seat, square) => refuseFor(squareFault(state, seat, placedBy(state, seat), square)),
    ],
  ],
  play(state, seat, report, type, square, quarter) {
    placing.submit(state, seat, [...placedBy(state, seat), packed(type, square, quarter)]);
    if (!isPlaced(state, seat)) return;
    if (report) report(events.placed(state, { seat }));
    if (seatList.every((one) => isPlaced(state, one))) reveal(state, report);
  },
};

/** 5.4, 5.5: the first player is drawn, everything is turned face up, the first activation begins. */
function reveal(state: State, report: Listener): void {
  const { firstPlayer } = state.config.options;
  // APE-5.4.1, APE-6.1.1
  first.set(
    state,
    firstPlayer === 'random'
      ? engine.toss(toFirst, SEATS, engine.NOBODY, state.ints, luck.at, report)
      : firstPlayer === 'south'
        ? SOUTH
        : NORTH,
  );
  const lists = placing.open(state);
  phase.set(state, 'play');
  for (let number = 0; number < parts.PLACES; number += 1) layPanel(state, number);
  for (const seat of seatList) fieldUnits(state, seat, lists[seat]!, report);
  if (report) report(events.phaseBegan(state, { phase: 'play' }));
  goTo(state, first.get(state)); // APE-5.6.1
}

/** APE-5.5.1, APE-5.5.3 */
export function layPanel(state: State, place: number): void {
  const card = panels.get(state, place);
  if (card < 0) return;
  parts.ground.setPlace(state, place, state.config.catalogue.ground[parts.typeOf(state, card)]!);
  const { obstacles, treasures } = printedOn(state, place);
  for (const square of obstacles) lay(state, square, parts.OBSTACLE);
  for (const square of treasures) lay(state, square, parts.TREASURE);
}

/** In a position an object may lie where something is printed. */
function lay(state: State, square: Square, what: number): void {
  if (parts.lies.place(state, square) === parts.NOTHING) parts.lies.setPlace(state, square, what);
}

/** APE-5.3.2, APE-5.3.4, APE-5.5.2, APE-5.5.4 */
function fieldUnits(state: State, seat: Seat, items: readonly number[], report: Listener): void {
  for (const [i, item] of items.entries()) {
    const card = units.ofType(state, seat, typeIn(item));
    units.take(state, seat, card);
    field.put(state, card, squareIn(item));
    parts.facing.setPlace(state, card, quarterIn(item) * 2);
    parts.h.set(state, card, state.config.catalogue.h[typeIn(item)]!);
    inRow(state, seat, i + 1, card);
    if (report) {
      const [square, faces] = [squareIn(item), quarters[quarterIn(item)]!];
      report(events.unitPlaced(state, { seat, card, square, facing: faces }));
    }
  }
  for (const card of units.cards(state, seat)) {
    units.take(state, seat, card);
    parts.out.add(state, seat, card);
  }
}

export function inRow(state: State, seat: Seat, place: number, card: number): void {
  parts.order.set(state, card, place);
  parts.row.set(state, seat * parts.MOST_UNITS + place - 1, card + 1);
}

/** APE-5.3.5, APE-6.1.13: a clock of the set-up has run out. */
export function endSetupStep(state: State, report: Listener): void {
  if (!phase.is(state, 'place')) return endStep(state, report);
  for (const seat of seatList) {
    if (isPlaced(state, seat)) continue;
    placing.submit(state, seat, filledIn(state, seat));
    if (report) report(events.placed(state, { seat }));
  }
  reveal(state, report);
}
