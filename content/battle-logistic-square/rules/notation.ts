/**
 * Actions as text: `move ahead`, `use sc-patch`, `caa [sc-patch, br-parry]`. The same in scenarios, saved
 * games and at the terminal; scenarios/README.md lists them.
 */
import { listItem, listSize, parseSquare, squareAt, squareName } from 'cardwright/engine';
import {
  action,
  argumentOf,
  DO_CAA,
  DO_CAA_WITH,
  DO_CHAIN,
  DO_CHOOSE_CARD,
  DO_CHOOSE_CELL,
  DO_CHOOSE_DIRECTION,
  DO_CHOOSE_SET,
  DO_DISCARD,
  DO_DONE,
  DO_EFFECT,
  DO_END,
  DO_IT,
  DO_IT_WITH,
  DO_MOVE,
  DO_PASS,
  DO_TAKE,
  DO_USE,
  maskOf,
  missingAction,
  PLACES,
  placesIn,
  setAction,
  verbOf,
  type Action,
} from './actions.ts';
import { get, MOST, NOTHING, PENDING, TURN_SEAT, typeOf, type State } from './state.ts';
import { directionNames } from './steps.ts';
import { handOf } from './zones.ts';

/** Verbs of a single card and of no argument, by the word that is written. */
const cardVerbs: Readonly<Record<string, number>> = {
  use: DO_USE,
  chain: DO_CHAIN,
  take: DO_TAKE,
};
const plainVerbs: Readonly<Record<string, number>> = {
  caa: DO_CAA,
  end: DO_END,
  pass: DO_PASS,
  done: DO_DONE,
};

export function format(state: State, action: Action): string {
  const verb = verbOf(action);
  const argument = argumentOf(action);
  const { cards, grid } = state.config;
  switch (verb) {
    case DO_MOVE:
      return `move ${directionNames[argument]}`;
    case DO_IT:
      return `it ${cards.ids[argument]}`;
    case DO_IT_WITH:
      return `it ${cards.ids[argument]} ${written(state, hand(state), action)}`;
    case DO_EFFECT:
      return `effect ${argument + 1}`;
    case DO_CAA_WITH:
      return `caa ${written(state, hand(state), action)}`;
    case DO_DISCARD:
      return `discard ${written(state, hand(state), action)}`;
    case DO_CHOOSE_CELL:
      return `choose ${squareName(grid, argument)}`;
    case DO_CHOOSE_DIRECTION:
      return `choose ${directionNames[argument]}`;
    case DO_CHOOSE_CARD:
      return `choose ${cards.ids[argument]}`;
    case DO_CHOOSE_SET: {
      const set = written(state, state.config.layout.options, action);
      return `choose ${set === '[]' ? 'none' : set}`;
    }
    default:
      return wordOf(verb, cardVerbs, cards.ids[argument]) ?? wordOf(verb, plainVerbs) ?? '';
  }
}

function wordOf(
  verb: number,
  verbs: Readonly<Record<string, number>>,
  argument?: string,
): string | null {
  const [word] = Object.entries(verbs).find(([, known]) => known === verb) ?? [];
  if (word === undefined) return null;
  return argument === undefined ? word : `${word} ${argument}`;
}

/** The hand that sets of the turn player are named from. */
function hand(state: State): number {
  return handOf(state, get(state, TURN_SEAT));
}

function written(state: State, list: number, set: Action): string {
  const names = placesIn(maskOf(set)).map(
    (place) => state.config.cards.ids[typeOf(state, listItem(state.words, list, place))],
  );
  return `[${names.join(', ')}]`;
}

/** Null for what is no action; one that names an unknown card is none. */
export function parse(state: State, text: string): Action | null {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text) ?? [];
  if (word in plainVerbs && rest === '') return action(plainVerbs[word] ?? 0);
  if (word in cardVerbs) return withCard(state, cardVerbs[word] ?? 0, rest);
  switch (word) {
    case 'move':
      return withDirection(DO_MOVE, rest);
    case 'effect':
      return /^[1-9]\d?$/.test(rest) ? action(DO_EFFECT, Number(rest) - 1) : null;
    case 'it':
      return parseIt(state, rest);
    case 'caa':
      return withSet(state, DO_CAA_WITH, 0, hand(state), rest);
    case 'discard':
      return withSet(state, DO_DISCARD, 0, hand(state), rest);
    case 'choose':
      return parseChoice(state, rest);
    default:
      return null;
  }
}

function withCard({ config }: State, verb: number, name: string): Action | null {
  const type = config.cards.indexOf.get(name);
  return type === undefined ? null : action(verb, type);
}

function withDirection(verb: number, name: string): Action | null {
  const direction = directionNames.findIndex((known) => known === name);
  return direction < 0 ? null : action(verb, direction);
}

function parseIt(state: State, text: string): Action | null {
  const [, name = '', set = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const type = state.config.cards.indexOf.get(name);
  if (type === undefined) return null;
  return set === '' ? action(DO_IT, type) : withSet(state, DO_IT_WITH, type, hand(state), set);
}

/** One card is chosen as such where no more may be, else as a set of one. */
function parseChoice(state: State, text: string): Action | null {
  const { grid, cards, layout } = state.config;
  if (text === 'none') return action(DO_CHOOSE_SET);
  const cell = parseSquare(text.replaceAll(' ', ''));
  if (cell !== null) return action(DO_CHOOSE_CELL, squareAt(grid, ...cell));
  const isSingle = get(state, PENDING) === NOTHING || get(state, MOST) === 1;
  const [, only = text] = /^\[\s*([^\s,\]]+)\s*\]$/.exec(text) ?? [];
  if (isSingle && cards.indexOf.has(only)) return withCard(state, DO_CHOOSE_CARD, only);
  if (!text.startsWith('[') && !cards.indexOf.has(text)) {
    return withDirection(DO_CHOOSE_DIRECTION, text);
  }
  return withSet(state, DO_CHOOSE_SET, 0, layout.options, text.replace(/^[^[].*$/, '[$&]'));
}

/** `[a, b]` as places of a list, or as a set with a card that it does not hold. */
function withSet(
  state: State,
  verb: number,
  argument: number,
  list: number,
  text: string,
): Action | null {
  const [, inner] = /^\[(.*)\]$/.exec(text) ?? [];
  if (inner === undefined) return null;
  const names = inner.trim() === '' ? [] : inner.split(',').map((name) => name.trim());
  const types = names.map((name) => state.config.cards.indexOf.get(name) ?? -1);
  if (types.includes(-1)) return null;
  let mask = 0;
  for (const type of types) {
    const place = freePlace(state, list, type, mask);
    if (place < 0) return missingAction(verb, argument, types.length, type);
    mask += 2 ** place;
  }
  return setAction(verb, argument, mask);
}

/** The first place with such a card that the set does not name already, or -1. */
function freePlace(state: State, list: number, type: number, mask: number): number {
  const count = Math.min(listSize(state.words, list), PLACES);
  for (let place = 0; place < count; place += 1) {
    const isTaken = Math.floor(mask / 2 ** place) % 2 === 1;
    if (!isTaken && typeOf(state, listItem(state.words, list, place)) === type) return place;
  }
  return -1;
}
