/**
 * A state as positions have it (scenarios/README.md): what the game says in its own way, what follows from a
 * state, and what scenarios ask beside it. Decks of positions are not judged. What is omitted is as in
 * the standard state of section 9.
 */
import {
  BadPosition,
  bySeat,
  compared,
  compareSquares,
  compareSquareSets,
  PositionFormat,
  listOf,
  mapOf,
  ofSeat,
  readCards,
  readId,
  readSeat,
  readSquare,
  seatName,
  squareName,
  textOf,
  type Cards,
  type CompiledGame,
  type Position,
  type Seat,
} from 'cardwright/engine';
import { aviSquare, coverOf } from './board.ts';
import { ABSENT, AVI } from './cards.ts';
import { refuseCaa } from './caa.ts';
import {
  backOf,
  homeOf,
  makeConfig,
  SEATS,
  type Config,
  type Tables,
  optionTests,
} from './config.ts';
import type { Options } from './data.gen.ts';
import { listen } from './sets.ts';
import type { Listener } from './events.ts';
import { refuseIt } from './integrate.ts';
import { invariants } from './invariants.ts';
import { nameOfCard, nameOfCell, setsNamed } from './names.ts';
import { toAct } from './play.ts';
import {
  asked,
  board,
  chain,
  chainShield,
  declaration,
  phase,
  shield,
  stage,
  turn,
  usedInGame,
  usedInTurn,
  type State,
} from './state.ts';
import { beginTurn, proceed } from './turn.ts';
import { declaredNames } from './zones.ts';

/** AVIs, set cards, the chain and limits as the parts of the state read them. */
function plain(position: Position, config: Config): Position {
  const { avi: _, cell: __, usedEffects, ...rest } = position;
  const cells = [0, 1].map((seat) => cellOf(position, config, seat));
  if (cells[0] === cells[1]) throw new BadPosition('cell.P2', cells[1]); // BLS-1.1.5
  const avis = cells.map((cell, seat) => [
    cell,
    `${seatName(seat)} ${aviOf(position, config, seat)}`,
  ]);
  return {
    ...rest,
    set: { ...Object.fromEntries(avis), ...setsOf(position, config, cells) },
    chain: chainsOf(position, config),
    usedInTurn: { ...usedBy(usedEffects, 'turn', cells), ...mapOf(position['usedInTurn']) },
    usedInGame: { ...usedBy(usedEffects, 'game', cells), ...mapOf(position['usedInGame']) },
  };
}

function cellOf(position: Position, config: Config, seat: Seat): string {
  const written = ofSeat(position, 'cell', seat) ?? squareName(config.grid, homeOf(config, seat));
  return squareName(config.grid, readSquare(config.grid, written, `cell.${seatName(seat)}`));
}

function aviOf(position: Position, { catalogue }: Config, seat: Seat): string {
  const id = ofSeat(position, 'avi', seat);
  const what = `avi.${seatName(seat)}`;
  if (catalogue.category[readId(catalogue.indexOf, id, what)] !== AVI)
    throw new BadPosition(what, id);
  return textOf(id);
}

/** Set cards as they are written; nothing else lies on the board beside the AVIs. */
function setsOf({ set = {} }: Position, { catalogue }: Config, cells: readonly string[]): Position {
  for (const [cell, text] of Object.entries(mapOf(set))) {
    const what = `set.${cell}`;
    const [, id] = textOf(text).split(' ');
    const isSet = catalogue.endurance[readId(catalogue.indexOf, id, what)] !== ABSENT;
    if (!isSet || cells.includes(cell)) throw new BadPosition(what, text);
  }
  return mapOf(set);
}

/** Declared cards by seat, by turns from the turn player on; those on the board are not there. */
function chainsOf(position: Position, { catalogue }: Config): Position {
  const { chain = [], turn: first = 'P1', laid } = position;
  const seat = readSeat(first, 'turn', SEATS);
  const ids = readCards(chain, 'chain');
  for (const id of ids) {
    // BLS-1.2.1
    if (catalogue.category[readId(catalogue.indexOf, id, 'chain')] === AVI) {
      throw new BadPosition('chain', id);
    }
  }
  return bySeat(SEATS, (one) => {
    const own = ids.filter((_, link) => (seat + link) % SEATS === one);
    const last = mapOf(laid)[seatName(one)] ?? null;
    if (last !== null && own.pop() !== last) throw new BadPosition(`laid.${seatName(one)}`, last);
    return own;
  });
}

/** `{ P1: { turn: [1] } }`: effects of the AVIs. */
function usedBy(written: unknown, when: string, cells: readonly string[]): Position {
  const used = cells.map((cell, seat) => [
    `set ${cell}`,
    listOf(mapOf(mapOf(written)[seatName(seat)])[when]),
  ]);
  return Object.fromEntries(used.filter(([, effects]) => effects!.length > 0));
}

/** What is asked of a seat, as everybody sees it: a set that is being named is its own business. */
export function choiceOf(state: State): string | null {
  const form = asked.form(state);
  return form === null || form.isStepwise === true ? null : form.word;
}

/** `P1 CARD: (3,4) (3,5)`: what a card covers from where the AVI is, in any order. */
function coveredBy(state: State, name: string, what: string): string[] {
  const { catalogue, grid } = state.config;
  const [owner, id] = name.split(' ');
  const range = catalogue.range[readId(catalogue.indexOf, id, what)]!;
  const { squares } = coverOf(state, range, readSeat(owner, what, SEATS));
  return squares.map((square) => squareName(grid, square));
}

const usedOf = (state: State) =>
  bySeat(SEATS, (seat) => {
    const avi = state.config.avis[seat]!;
    return { turn: usedInTurn.of(state, avi), game: usedInGame.of(state, avi) };
  });

export const positions = new PositionFormat<Config>(declaration, {
  backOf,
  plain,
  otherKeys: ['avi', 'cell', 'usedEffects'],
  own: {
    set: { write: setsNamed, field: (config) => board.field(config) },
    // By turns, whosever cards they are.
    chain: { write: declaredNames, field: (config) => ({ ...chain.field(config), holders: null }) },
  },
  toAct,
  derived: {
    choice: choiceOf,
    avi: (state) => bySeat(SEATS, (seat) => nameOfCard(state, state.config.avis[seat]!)),
    cell: (state) => bySeat(SEATS, (seat) => nameOfCell(state, aviSquare(state, seat))),
  },
  asides: { usedEffects: usedOf },
  comparisons: {
    set: (state, expected, word) => compareSquares(word, mapOf(expected), setsNamed(state)),
    chain: (state, expected, word) =>
      compared(word, readCards(expected, word), declaredNames(state)),
    shield: (state, expected, word) =>
      compared(
        word,
        expected,
        bySeat(SEATS, (seat) => shield.get(state, seat) + chainShield.get(state, seat)),
      ),
    range: (state, expected, word) =>
      compareSquareSets(word, expected, (name, place) => coveredBy(state, name, place)),
  },
});

/** Whether a set of cards that is being named can be begun by who names it. */
function isBegunRightly(state: State): boolean {
  const form = asked.form(state);
  if (form?.isStepwise !== true) return true;
  const { chooser, about } = asked.asked(state);
  if (chooser !== turn.get(state) || !stage.is(state, 'acting')) return false;
  const isCaa = form.word === 'caa';
  const fault = isCaa ? refuseCaa(state, chooser, null) : refuseIt(state, chooser, about, null);
  return fault === null;
}

/** `positions.position` of it plays like `state`. */
export function fromPosition(
  game: CompiledGame,
  tables: Tables,
  position: Position,
  report: Listener,
): State {
  const configOf = (options: Options, cards: Cards) => makeConfig(tables, options, cards);
  const state = positions.fromPosition(game, position, configOf, optionTests, (state) => {
    for (const card of board.cards(state)) listen(state, card);
    if ('effects' in position || phase.is(state, 'over')) return;
    if (phase.is(state, 'draw')) beginTurn(state, turn.get(state), report);
    proceed(state, report);
  });
  if (!isBegunRightly(state)) throw new BadPosition('asked', position['asked']);
  const [broken] = invariants(state);
  if (broken !== undefined) throw new BadPosition('position', broken);
  return state;
}
