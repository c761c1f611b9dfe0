/**
 * Actions on a board as numbers and as text: a verb, a square, and what else it takes.
 *
 * form      | text                         | takes
 * ----------|------------------------------|------------------------------------
 * `plain`   | `resolve`                    | nothing
 * `type`    | `discard orc-ravager`        | a type of card
 * `at`      | `recall (6,3)`               | a square
 * `type at` | `place orc-ravager (4,3)`    | a type of card and a square
 * `way`     | `shoot (4,1)->(4,4)`         | a square, and the way to another one
 * `type way`| `fire mortar (4,1)->(4,4)`   | a type of card, a square, and the way to another one
 *
 * The number is `(square * 4096 + extra) * 32 + verb`; on an unbounded board it stays far below 2^53,
 * on others it is a small integer. With a type and a way it is 4096 times as large, which fits boards of
 * up to 2^24 squares, and no unbounded one.
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
export type ActionForm = 'plain' | 'type' | 'at' | 'type at' | 'way' | 'type way';

interface OnBoard {
  readonly config: Pick<Setting, 'catalogue'> & { readonly grid: Grid };
}

/** Powers of two, so that taking a number apart is quick. */
const VERBS = 32;

/** Types of cards, and ways, are less than this. */
const EXTRAS = 4096;

/** How far a way leads at most; one more means everything beyond. */
const REACH = 30;
const WIDTH = 2 * REACH + 3;

export class BoardActions<Verb extends string> {
  readonly #verbs: readonly Verb[];
  readonly #forms: Readonly<Record<Verb, ActionForm>>;
  /** By verb: whether it takes both a type and a way. */
  readonly #isWide: readonly boolean[];

  constructor(forms: Readonly<Record<Verb, ActionForm>>) {
    this.#forms = forms;
    this.#verbs = Object.keys(forms) as Verb[];
    this.#isWide = this.#verbs.map((verb) => forms[verb] === 'type way');
    if (this.#verbs.length > VERBS) throw new RangeError(`There is room for ${VERBS} verbs.`);
  }

  /** The numbers of all verbs, for `code`. */
  get verbs(): Readonly<Record<Verb, number>> {
    const numbers = this.#verbs.map((verb, number) => [verb, number]);
    return Object.fromEntries(numbers) as Record<Verb, number>;
  }

  /** The number of a verb, for `code`. */
  verb(verb: Verb): number {
    return this.#verbs.indexOf(verb);
  }

  code(verb: number, square: Square = 0, extra: CardType | number = 0): BoardAction {
    return (square * EXTRAS + extra) * VERBS + verb;
  }

  /** The number of a `type way`. */
  codeWay(verb: number, type: CardType, square: Square, along: number): BoardAction {
    const code = ((square * EXTRAS + along) * EXTRAS + type) * VERBS + verb;
    if (!Number.isSafeInteger(code)) throw new RangeError('The board is too large for this form.');
    return code;
  }

  verbOf(action: BoardAction): Verb {
    return this.#verbs[action % VERBS]!;
  }

  squareIn(action: BoardAction): Square {
    const square = Math.floor(action / (VERBS * EXTRAS));
    return this.#isWide[action % VERBS] === true ? Math.floor(square / EXTRAS) : square;
  }

  /** The way of a `type way`; its type is the extra. */
  wayIn(action: BoardAction): number {
    return Math.floor(action / (VERBS * EXTRAS)) % EXTRAS;
  }

  /** The type of card, or the way of a `way`. */
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
    const wayOf = (along: number): string =>
      `${squareName(grid, square)}->${squareName(grid, endOf(grid, square, along))}`;
    switch (this.#forms[verb]) {
      case 'plain':
        return verb;
      case 'type':
        return `${verb} ${catalogue.ids[extra]}`;
      case 'at':
        return `${verb} ${squareName(grid, square)}`;
      case 'type at':
        return `${verb} ${catalogue.ids[extra]} ${squareName(grid, square)}`;
      case 'way':
        return `${verb} ${wayOf(extra)}`;
      case 'type way':
        return `${verb} ${catalogue.ids[extra]} ${wayOf(this.wayIn(action))}`;
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
    const typeOf = (): CardType | undefined => catalogue.indexOf.get(rest[0] ?? '');
    const make = (square: Square, extra: number | undefined): BoardAction | null =>
      square < 0 || extra === undefined ? null : this.code(verb, square, extra);
    const readWay = (names: readonly string[]): readonly [Square, number | undefined] => {
      const [from = -1, to = -1, ...more] = names.join('').split('->').map(squareOf);
      const isWay = from >= 0 && to >= 0 && more.length === 0;
      return [from, isWay ? wayBetween(grid, from, to) : undefined];
    };
    switch (this.#forms[word as Verb]) {
      case 'plain':
        return rest.length === 0 ? this.code(verb) : null;
      case 'type':
        return rest.length === 1 ? make(0, typeOf()) : null;
      case 'at':
        return make(squareOf(rest.join('')), 0);
      case 'type at':
        return make(squareOf(rest.slice(1).join('')), typeOf());
      case 'way':
        return make(...readWay(rest));
      case 'type way': {
        const [from, along] = readWay(rest.slice(1));
        const type = typeOf();
        return along === undefined || type === undefined
          ? null
          : this.codeWay(verb, type, from, along);
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
