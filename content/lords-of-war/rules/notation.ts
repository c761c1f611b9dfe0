/**
 * Actions as text: `place orc-ravager (4,3)`, `shoot (4,1)->(4,4)`, `draw`. The same in scenarios,
 * saved games and at the terminal.
 */
import { parseSquare, squareAt, squareName, type Square } from 'cardwright/engine';
import {
  action,
  DO_CHALLENGE,
  DO_MOVE,
  DO_PLACE,
  DO_RECALL,
  DO_SHOOT,
  endOf,
  extraIn,
  squareIn,
  verbOf,
  verbs,
  wayBetween,
  type Action,
} from './actions.ts';
import type { Config } from './config.ts';
import type { State } from './state.ts';

export function format({ config }: State, action: Action): string {
  const verb = verbs[verbOf(action)];
  const square = squareIn(config, action);
  const extra = extraIn(config, action);
  const name = (square: Square): string => squareName(config.grid, square);
  switch (verbOf(action)) {
    case DO_CHALLENGE:
    case DO_PLACE:
      return `${verb} ${config.units.ids[extra]} ${name(square)}`;
    case DO_SHOOT:
    case DO_MOVE:
      return `${verb} ${name(square)}->${name(endOf(config.grid, square, extra))}`;
    case DO_RECALL:
      return `${verb} ${name(square)}`;
    default:
      return String(verb);
  }
}

/** Null for what is no action; one that names an unknown unit is none. */
export function parse({ config }: State, text: string): Action | null {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const verb = verbs.findIndex((known) => known === word);
  switch (verb) {
    case -1:
      return null;
    case DO_CHALLENGE:
    case DO_PLACE:
      return parsePlacement(config, verb, rest);
    case DO_SHOOT:
    case DO_MOVE:
      return parseWay(config, verb, rest);
    case DO_RECALL: {
      const square = readSquare(config, rest);
      return square === null ? null : action(config, verb, square, 0);
    }
    default:
      return rest.length === 0 ? action(config, verb, 0, 0) : null;
  }
}

function parsePlacement(config: Config, verb: number, rest: readonly string[]): Action | null {
  const unit = config.units.indexOf.get(rest[0] ?? '');
  const square = readSquare(config, rest.slice(1));
  return unit === undefined || square === null ? null : action(config, verb, square, unit);
}

function parseWay(config: Config, verb: number, rest: readonly string[]): Action | null {
  const ends = rest.join('').split('->');
  const from = readSquare(config, ends.slice(0, 1));
  const to = readSquare(config, ends.slice(1));
  if (from === null || to === null) return null;
  return action(config, verb, from, wayBetween(config.grid, from, to));
}

function readSquare(config: Config, words: readonly string[]): Square | null {
  const at = parseSquare(words.join(''));
  return at === null ? null : squareAt(config.grid, ...at);
}
