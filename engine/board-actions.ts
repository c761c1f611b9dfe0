/**
 * Actions on a board as numbers and as text: a verb, a square, and what else it takes.
 *
 * form      | text                         | takes
 * ----------|------------------------------|------------------------------------
 * `plain`   | `resolve`                    | nothing
 * `at`      | `recall (6,3)`               | a square
 * `type at` | `place orc-ravager (4,3)`    | a type of card and a square
 * `way`     | `shoot (4,1)->(4,4)`         | a square, and the way to another one
 *
 * The number is `(square * 4096 + extra) * 32 + verb`; on an unbounded board it stays far below 2^53,
 * on others it is a small integer.
 */
import {
  columnOf,
  parseSquare,
  rowOf,
  squareAt,
  squareName,
  type Grid,
  type Square,
} from './grid.ts';
import type { CardType, NumberOf } from './number-kinds.ts';
import type { Notation } from './rules.ts';
import type { Setting } from './state/kinds/part.ts';

export type BoardAction = NumberOf<'action'>;

/** What a verb takes. */
export type ActionForm = 'plain' | 'at' | 'type at' | 'way';

interface OnBoard {
  readonly config: Pick<Setting, 'catalogue'> & { readonly grid: Grid };
}

/** Powers of two, so that taking a number apart is quick. */
const VERBS = 32;

/** Types of cards, and ways, are less than this. */
const EXTRAS = 4096;

/** How far a way leads at most; one more stands for everything beyond. */
const REACH = 30;
const WIDTH = 2 * REACH + 3;

export class BoardActions<Verb extends string> {
  readonly #verbs: readonly Verb[];
  readonly #forms: Readonly<Record<Verb, ActionForm>>;

  constructor(forms: Readonly<Record<Verb, ActionForm>>) {
    this.#forms = forms;
    this.#verbs = Object.keys(forms) as Verb[];
    if (this.#verbs.length > VERBS) throw new RangeError(`There is room for ${VERBS} verbs.`);
  }

  /** The number of a verb, for `code`. */
  verb(verb: Verb): number {
    return this.#verbs.indexOf(verb);
  }

  code(verb: number, square: Square = 0, extra: CardType | number = 0): BoardAction {
    return (square * EXTRAS + extra) * VERBS + verb;
  }

  verbOf(action: BoardAction): Verb {
    return this.#verbs[action % VERBS]!;
  }

  squareIn(action: BoardAction): Square {
    return Math.floor(action / (VERBS * EXTRAS));
  }

  /** The type of card, or the way. */
  extraIn(action: BoardAction): number {
    return Math.floor(action / VERBS) % EXTRAS;
  }

  get notation(): Notation<OnBoard, BoardAction> {
    return {
      format: ({ config }, action) => this.#format(config, action),
      parse: ({ config }, text) => this.#parse(config, text),
    };
  }

  #format({ grid, catalogue }: OnBoard['config'], action: BoardAction): string {
    const verb = this.verbOf(action);
    const square = this.squareIn(action);
    const extra = this.extraIn(action);
    switch (this.#forms[verb]) {
      case 'plain':
        return verb;
      case 'at':
        return `${verb} ${squareName(grid, square)}`;
      case 'type at':
        return `${verb} ${catalogue.ids[extra]} ${squareName(grid, square)}`;
      case 'way':
        return `${verb} ${squareName(grid, square)}->${squareName(grid, endOf(grid, square, extra))}`;
    }
  }

  /** Null for what is no action; one that names an unknown card is none. */
  #parse({ grid, catalogue }: OnBoard['config'], text: string): BoardAction | null {
    const [word = '', ...rest] = text.trim().split(/\s+/);
    const verb = this.#verbs.indexOf(word as Verb);
    if (verb < 0) return null;
    const squareOf = (name: string): Square => {
      const place = parseSquare(name);
      return place === null ? -1 : squareAt(grid, ...place);
    };
    const make = (square: Square, extra: number | undefined): BoardAction | null =>
      square < 0 || extra === undefined ? null : this.code(verb, square, extra);
    switch (this.#forms[word as Verb]) {
      case 'plain':
        return rest.length === 0 ? this.code(verb) : null;
      case 'at':
        return make(squareOf(rest.join('')), 0);
      case 'type at':
        return make(squareOf(rest.slice(1).join('')), catalogue.indexOf.get(rest[0] ?? ''));
      case 'way': {
        const [from = -1, to = -1, ...more] = rest.join('').split('->').map(squareOf);
        const isWay = to >= 0 && more.length === 0;
        return make(from, isWay ? wayBetween(grid, from, to) : undefined);
      }
    }
  }
}

/** The way from one square to another as one number. */
export function way(dx: number, dy: number): number {
  return (within(dy) + REACH + 1) * WIDTH + within(dx) + REACH + 1;
}

export function wayBetween(grid: Grid, from: Square, to: Square): number {
  return way(columnOf(grid, to) - columnOf(grid, from), rowOf(grid, to) - rowOf(grid, from));
}

/** The square at the end of a way; off the board for ways that lead there. */
export function endOf(grid: Grid, from: Square, along: number): Square {
  const dx = (along % WIDTH) - REACH - 1;
  const dy = Math.floor(along / WIDTH) - REACH - 1;
  return squareAt(grid, columnOf(grid, from) + dx, rowOf(grid, from) + dy);
}

function within(distance: number): number {
  return Math.min(Math.max(distance, -REACH - 1), REACH + 1);
}
