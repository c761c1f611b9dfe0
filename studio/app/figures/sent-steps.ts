/** Steps that were sent, one after the other, and what they write into cells that the table does not show yet. */
import type { CellEdit } from '../../protocol/figures.ts';

export class SentSteps {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #moment = 0;
  readonly #texts = new Map<string, string>();

  get areWaiting(): boolean {
    return this.#waiting > 0;
  }

  /** Another one whenever a step begins to wait, or is answered. */
  get moment(): number {
    return this.#moment;
  }

  /** `send` begins when all steps before are answered. */
  async send(cells: readonly CellEdit[], send: () => Promise<void>): Promise<void> {
    for (const cell of cells) this.#texts.set(cellName(cell), cell.text);
    this.#count(1);
    const answered = this.#last.then(send).finally(() => this.#count(-1));
    this.#last = answered.catch(() => undefined);
    await answered;
  }

  #count(change: 1 | -1): void {
    this.#waiting += change;
    this.#moment += 1;
  }

  /** What a step writes into a cell; undefined where the table shows the last of it. */
  textOf(cell: Pick<CellEdit, 'id' | 'field'>): string | undefined {
    return this.#texts.get(cellName(cell));
  }

  /** Cells into which nothing was written. */
  refused(cells: readonly CellEdit[]): void {
    for (const cell of cells) {
      if (this.textOf(cell) === cell.text) this.#texts.delete(cellName(cell));
    }
  }

  /** The table is as the last step left it. */
  shown(): void {
    this.#texts.clear();
  }
}

/** `dwarf-guard, name.en` */
export function cellName({ id, field }: Pick<CellEdit, 'id' | 'field'>): string {
  return [id, field.join('.')].filter(Boolean).join(', ');
}
