/** What the page of figures shows and does, without its looks. */
import { computed, signal } from '@preact/signals';
import type {
  CellEdit,
  EditAnswer,
  FigureEdit,
  FigureRow,
  Figures,
  StudioState,
} from '../protocol/figures.ts';
import type { StudioWords } from '../protocol/words.ts';
import { WrongKey, type StudioApi } from './server.ts';
import { filled } from './words.ts';

/** Why something that was typed is not there. */
export interface Notice {
  readonly message: string;
  /** Of a conflict: what would be written over what. */
  readonly mine: CellEdit | null;
}

export class FiguresModel {
  readonly words: StudioWords;
  readonly state = signal<StudioState | null>(null);
  readonly figures = signal<Figures | null>(null);
  readonly filter = signal('');
  readonly notices = signal<readonly Notice[]>([]);
  /** Why nothing can be done any more; null while the server answers. */
  readonly lost = signal<string | null>(null);
  /** The row in which the focus is. */
  readonly chosen = signal<string | null>(null);

  /** Rows that hold every word of the filter somewhere. */
  readonly rows = computed((): readonly FigureRow[] => {
    const rows = this.figures.value?.rows ?? [];
    const wanted = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return rows;
    return rows.filter(({ cells }) => {
      const text = cells.join('\n').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  });

  /** Ids of components with errors. */
  readonly faulty = computed((): ReadonlySet<string> => {
    const problems = this.state.value?.problems ?? [];
    const kind = this.figures.value?.kind;
    const own = problems.filter((one) => one.severity === 'error' && one.kind === kind);
    return new Set(own.map(({ id }) => id).filter((id) => id !== null));
  });

  readonly #api: StudioApi;

  constructor(api: StudioApi, words: StudioWords) {
    this.#api = api;
    this.words = words;
  }

  /** Follows the game until the server ends. */
  async run(kind: string | null): Promise<void> {
    try {
      this.state.value = await this.#api.state();
      await this.open(kind ?? this.state.value.largest);
      await this.#api.listen(() => void this.#renew());
    } catch (error) {
      this.lost.value = error instanceof WrongKey ? this.words.noAccess : null;
    }
    this.lost.value ??= this.words.lost;
  }

  async open(kind: string): Promise<void> {
    this.chosen.value = null;
    await this.#fetchFigures(kind);
  }

  /** What is shown stays while there is nothing else. */
  async #fetchFigures(kind: string | undefined): Promise<void> {
    if (kind === undefined || kind === '') return;
    this.figures.value = (await this.#api.figures(kind)) ?? this.figures.value;
  }

  async #renew(): Promise<void> {
    try {
      const state = await this.#api.state();
      if (state.revision === this.state.value?.revision) return;
      this.state.value = state;
      await this.#fetchFigures(this.figures.value?.kind ?? state.largest);
    } catch {
      // The server is ending: whoever listens to it hears of that.
    }
  }

  /** Texts that were typed, pasted, filled or cleared: one step. */
  async type(cells: readonly { id: string; column: number; text: string }[]): Promise<void> {
    const edits = cells.flatMap((cell) => this.#cellEdit(cell));
    if (edits.length > 0) await this.#step(this.#labelOf(edits), { cells: edits });
  }

  #cellEdit({ id, column, text }: { id: string; column: number; text: string }): CellEdit[] {
    const figures = this.figures.value;
    const field = figures?.columns[column]?.field ?? [];
    const was = figures?.rows.find((row) => row.id === id)?.cells[column];
    return was === undefined || field.length === 0 || was === text
      ? []
      : [{ id, field, was, text }];
  }

  #labelOf(edits: readonly CellEdit[]): string {
    const [first] = edits;
    if (first === undefined || edits.length > 1) {
      return filled(this.words.cellsStep, { count: edits.length });
    }
    return filled(this.words.cellStep, { id: first.id, field: first.field.join('.') });
  }

  copy(of: string, id: string): Promise<void> {
    return this.#step(filled(this.words.copyStep, { id: of }), { copies: [{ of, id }] });
  }

  remove(id: string): Promise<void> {
    return this.#step(filled(this.words.removeStep, { id }), { removed: [id] });
  }

  /** Writes over what somebody else wrote: asked for at a conflict. */
  async insist(notice: Notice): Promise<void> {
    this.dismiss(notice);
    const { mine } = notice;
    if (mine !== null) await this.#step(this.#labelOf([mine]), { cells: [mine] });
  }

  dismiss(notice: Notice): void {
    this.notices.value = this.notices.value.filter((one) => one !== notice);
  }

  async turn(way: 'undo' | 'redo'): Promise<void> {
    await this.#take(await this.#api.turn(way), []);
  }

  async #step(label: string, parts: Partial<FigureEdit>): Promise<void> {
    const kind = this.figures.value?.kind;
    if (kind === undefined) return;
    const edit = { label: label.slice(0, 200), kind, cells: [], copies: [], removed: [], ...parts };
    await this.#take(await this.#api.edit(edit), edit.cells);
  }

  async #take({ state, refused }: EditAnswer, cells: readonly CellEdit[]): Promise<void> {
    this.notices.value = refused.map(({ id, field, message, now }): Notice => {
      const typed = cells.find((one) => one.id === id && one.field.join('.') === field.join('.'));
      if (now === null || typed === undefined) {
        return {
          message: `${[id, field.join('.')].filter(Boolean).join(', ')}: ${message}`,
          mine: null,
        };
      }
      const values = { id, field: field.join('.'), now, text: typed.text };
      return { message: filled(this.words.conflict, values), mine: { ...typed, was: now } };
    });
    this.state.value = state;
    // Also after a refusal: what was typed is taken out of its cells.
    await this.#fetchFigures(this.figures.value?.kind);
  }
}
