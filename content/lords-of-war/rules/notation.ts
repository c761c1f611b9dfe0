/**
 * Actions as text: `place orc-ravager (4,3)`, `shoot (4,1)->(4,4)`, `draw`. The same in scenarios,
 * saved games and at the terminal.
 */
import { parseSquare, squareAt, squareName, type Square } from 'cardwright/engine';
import {
  action,
  DO,
  endOf,
  extraIn,
  isVerb,
  squareIn,
  verbOf,
  wayBetween,
  type Action,
} from './actions.ts';
import type { State } from './state.ts';

export function format({ config }: State, action: Action): string {
  const verb = verbOf(action);
  const from = squareIn(config, action);
  const extra = extraIn(config, action);
  const name = (square: Square): string => squareName(config.grid, square);
  switch (verb) {
    case 'challenge':
    case 'place':
      return `${verb} ${config.catalogue.ids[extra]} ${name(from)}`;
    case 'shoot':
    case 'move':
      return `${verb} ${name(from)}->${name(endOf(config.grid, from, extra))}`;
    case 'recall':
      return `${verb} ${name(from)}`;
    case 'resolve':
    case 'draw':
    case 'pass':
      return verb;
  }
}

/** Null for what is no action; one that names an unknown unit is none. */
export function parse({ config }: State, text: string): Action | null {
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  if (!isVerb(verb)) return null;
  const squareOf = (word: string): Square => {
    const at = parseSquare(word);
    return at === null ? -1 : squareAt(config.grid, ...at);
  };
  const make = (square: Square, extra: number | undefined): Action | null =>
    square < 0 || extra === undefined ? null : action(config, DO[verb], square, extra);
  switch (verb) {
    case 'challenge':
    case 'place':
      return make(squareOf(rest.slice(1).join('')), config.catalogue.indexOf.get(rest[0] ?? ''));
    case 'shoot':
    case 'move': {
      const [from = -1, to = -1, ...more] = rest.join('').split('->').map(squareOf);
      const isWay = to >= 0 && more.length === 0;
      return make(from, isWay ? wayBetween(config.grid, from, to) : undefined);
    }
    case 'recall':
      return make(squareOf(rest.join('')), 0);
    case 'resolve':
    case 'draw':
    case 'pass':
      return rest.length === 0 ? make(0, 0) : null;
  }
}
