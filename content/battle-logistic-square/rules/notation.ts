/**
 * Actions as text: `move ahead`, `use sc-patch`, `caa [sc-patch, br-parry]`. The same in scenarios, saved
 * games and at the terminal; scenarios/README.md lists them.
 */
import { parseSquare, squareAt, squareName } from 'cardwright/engine';
import {
  action,
  argumentOf,
  cardsIn,
  DO_CAA,
  DO_CAA_WITH,
  DO_CHAIN,
  DO_CHOOSE_CARD,
  DO_CHOOSE_CELL,
  DO_CHOOSE_DIRECTION,
  DO_CHOOSE_NONE,
  DO_CHOOSE_SET,
  DO_DISCARD,
  DO_DISCARD_SET,
  DO_DONE,
  DO_EFFECT,
  DO_END,
  DO_IT,
  DO_IT_WITH,
  DO_MOVE,
  DO_PASS,
  DO_TAKE,
  DO_USE,
  setAction,
  verbOf,
  type Action,
} from './actions.ts';
import { get, MOST, NOTHING, PENDING, type State } from './state.ts';
import { directionNames } from './steps.ts';

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
      return `it ${cards.ids[argument]} ${written(state, action)}`;
    case DO_EFFECT:
      return `effect ${argument + 1}`;
    case DO_CAA_WITH:
      return `caa ${written(state, action)}`;
    case DO_DISCARD:
    case DO_DISCARD_SET:
      return `discard ${written(state, action)}`;
    case DO_CHOOSE_CELL:
      return `choose ${squareName(grid, argument)}`;
    case DO_CHOOSE_DIRECTION:
      return `choose ${directionNames[argument]}`;
    case DO_CHOOSE_CARD:
      return `choose ${cards.ids[argument]}`;
    case DO_CHOOSE_NONE:
      return 'choose none';
    case DO_CHOOSE_SET:
      return `choose ${written(state, action)}`;
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

function written({ config }: State, set: Action): string {
  return `[${cardsIn(set)
    .map((card) => config.cards.ids[card])
    .join(', ')}]`;
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
      return withSet(state, DO_CAA_WITH, 0, rest);
    case 'discard':
      return parseDiscard(state, rest);
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
  return set === '' ? action(DO_IT, type) : withSet(state, DO_IT_WITH, type, set);
}

/** One card is chosen as such where no more may be, else as a set of one. */
function parseChoice(state: State, text: string): Action | null {
  const { grid, cards } = state.config;
  if (text === 'none' || /^\[\s*\]$/.test(text)) return action(DO_CHOOSE_NONE);
  const cell = parseSquare(text.replaceAll(' ', ''));
  if (cell !== null) return action(DO_CHOOSE_CELL, squareAt(grid, ...cell));
  const isSingle = get(state, PENDING) === NOTHING || get(state, MOST) === 1;
  const [, only = text] = SINGLE.exec(text) ?? [];
  if (isSingle && cards.indexOf.has(only)) return withCard(state, DO_CHOOSE_CARD, only);
  if (!text.startsWith('[') && !cards.indexOf.has(text)) {
    return withDirection(DO_CHOOSE_DIRECTION, text);
  }
  return withSet(state, DO_CHOOSE_SET, 0, text.replace(/^[^[].*$/, '[$&]'));
}

/** A set of one card: `[a]`. */
const SINGLE = /^\[\s*([^\s,\]]+)\s*\]$/;

/** One card is discarded as such, as it is listed. */
function parseDiscard(state: State, text: string): Action | null {
  const [, only] = SINGLE.exec(text) ?? [];
  return only === undefined
    ? withSet(state, DO_DISCARD_SET, 0, text)
    : withCard(state, DO_DISCARD, only);
}

/** `[a, b]`, in the order in which they are named. */
function withSet({ config }: State, verb: number, argument: number, text: string): Action | null {
  const [, inner] = /^\[(.*)\]$/.exec(text) ?? [];
  if (inner === undefined) return null;
  const names = inner.trim() === '' ? [] : inner.split(',').map((name) => name.trim());
  const types = names.map((name) => config.cards.indexOf.get(name) ?? -1);
  return types.includes(-1) ? null : setAction(verb, argument, types);
}
