/** Follows drawing commands as far as it takes to know how thick an area, and how large a text is on paper. */
import { IDENTITY, joined, matrixOf, Path, scaleOf, type Matrix } from './geometry.ts';
import type { Operation } from './operations.ts';

interface State {
  readonly matrix: Matrix;
  /** Of what the drawing is cut to, in points on paper. */
  readonly clip: number;
  readonly fontSize: number;
}

/** How much larger or smaller a drawing is on paper, at least and at most: it may be placed several times. */
export interface Placement {
  readonly least: number;
  readonly most: number;
}

const POINTS_PER_MM = 72 / 25.4;

export class Tracker {
  readonly #placement: Placement;
  readonly #outer: State[] = [];
  #state: State = { matrix: IDENTITY, clip: Infinity, fontSize: 0 };
  #text: Matrix = IDENTITY;
  #path = new Path();
  #begin: number | null = null;
  #cut: 'nonzero' | 'even-odd' | null = null;

  constructor(placement: Placement) {
    this.#placement = placement;
  }

  /** The matrix of the drawing itself. */
  get matrix(): Matrix {
    return this.#state.matrix;
  }

  get textMatrix(): Matrix {
    return this.#text;
  }

  get fontSize(): number {
    return this.#state.fontSize;
  }

  /** Where the path that is being painted begins: nothing may be written into it. */
  get pathBegin(): number | null {
    return this.#begin;
  }

  /** Of text that is shown now, in points on paper. */
  get textSize(): number {
    const scale = scaleOf(joined(this.#text, this.#state.matrix));
    return this.#state.fontSize * scale * this.#placement.most;
  }

  /** In mm on paper, of what `operator` fills now; see `Path.thickness`. */
  thickness(operator: string): number {
    const rule = operator.endsWith('*') ? 'even-odd' : 'nonzero';
    return Math.min(this.#onPaper(rule), this.#state.clip) / POINTS_PER_MM;
  }

  /** To be called before what paints is looked at. */
  before({ operator, operands, begin }: Operation): void {
    if (this.#path.add(operator, operands)) {
      this.#begin ??= begin;
      return;
    }
    const numbers = operands.map(Number);
    switch (operator) {
      case 'q':
        this.#outer.push(this.#state);
        break;
      case 'Q':
        this.#state = this.#outer.pop() ?? this.#state;
        break;
      case 'cm':
        this.#set({ matrix: joined(matrixOf(numbers), this.#state.matrix) });
        break;
      case 'W':
      case 'W*':
        this.#cut = operator === 'W' ? 'nonzero' : 'even-odd';
        break;
      case 'BT':
        this.#text = IDENTITY;
        break;
      case 'Tm':
        this.#text = matrixOf(numbers);
        break;
      case 'Td':
      case 'TD':
        this.#text = joined([1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0], this.#text);
        break;
      case 'Tf':
        this.#set({ fontSize: numbers[1] ?? 0 });
        break;
    }
  }

  /** To be called behind it. */
  after({ operator }: Operation): void {
    if (!ENDS_PATH.has(operator)) return;
    if (this.#cut !== null) {
      this.#set({ clip: Math.min(this.#state.clip, this.#onPaper(this.#cut)) });
    }
    this.#path = new Path();
    this.#begin = null;
    this.#cut = null;
  }

  #onPaper(rule: 'nonzero' | 'even-odd'): number {
    return this.#path.thickness(rule) * scaleOf(this.#state.matrix) * this.#placement.least;
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }
}

const ENDS_PATH = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'n']);
