/** What the page of figures shows and does, without its looks. */
import { computed, signal } from '@preact/signals';
import {
  figuresAfter,
  type CellEdit,
  type FigureChanges,
  type FigureEdit,
  type FigureRow,
  type Figures,
  type FigureWords,
} from '../../protocol/figures.ts';
import type { EditAnswer, ShownProblem } from '../../protocol/state.ts';
import { GameModel } from '../game-model.ts';
import { filled } from '../words.ts';
import { wrongCells } from './wrong-cells.ts';
import { fittingRows } from './row-filter.ts';

/** Why something that was typed is not there. */
export interface Notice {
  readonly message: string;
  /** Of a conflict: what would be written over what. */
  readonly mine: CellEdit | null;
}

export class FiguresModel extends GameModel<FigureWords> {
  readonly figures = signal<Figures | null>(null);
  /** The same list while the heads of the table stay. */
  readonly columns = computed(() => this.figures.value?.columns ?? []);
  readonly filter = signal('');
  readonly notices = signal<readonly Notice[]>([]);
  /** The row in which the focus is. */
  readonly chosen = signal<string | null>(null);

  /** The kind that was asked for last: the answer for another one may come later. */
  #wanted = '';
  /** Whether a cell is being typed into: rows that move would put it into another component. */
  #isTyping = false;
  /** Whether there are other rows since. */
  #isLate = false;

  /** Components that steps have changed: what an edit of them did can be asked. */
  readonly edited = signal<ReadonlySet<string>>(new Set());

  /** The row that the address or an error leads to, until the grid has shown it. */
  readonly wanted = signal(new URLSearchParams(location.search).get('row'));

  /** Rows that fit the filter. */
  readonly rows = computed((): readonly FigureRow[] =>
    fittingRows(this.filter.value, this.columns.value, this.figures.value?.rows ?? []),
  );

  /** Of several rows with an id the first, as in the game. */
  readonly #byId = computed(
    () => new Map(this.figures.value?.rows.toReversed().map((row) => [row.id, row])),
  );

  /** Files whose rows cannot be edited here. */
  readonly workbooks = computed((): readonly string[] => {
    const fixed = (this.figures.value?.rows ?? []).filter(({ isFixed }) => isFixed);
    return [...new Set(fixed.map(({ file }) => file))];
  });

  readonly fixedIds = computed(
    (): ReadonlySet<string> =>
      new Set(this.rows.value.flatMap(({ id, isFixed }) => (isFixed ? [id] : []))),
  );

  readonly #errors = computed((): readonly ShownProblem[] => {
    const problems = this.state.value?.problems ?? [];
    const kind = this.figures.value?.kind;
    return problems.filter((one) => one.severity === 'error' && one.kind === kind);
  });

  /** Ids of components with errors. */
  readonly faulty = computed(
    (): ReadonlySet<string> =>
      new Set(this.#errors.value.map(({ id }) => id).filter((id) => id !== null)),
  );

  /** What is wrong with single cells, by id and by number of the column. */
  readonly wrong = computed(() => wrongCells(this.#errors.value, this.columns.value));

  protected override begin(): Promise<void> {
    const kind = new URLSearchParams(location.search).get('kind');
    void this.#fetchEdited();
    return this.open(kind ?? this.state.value?.largest ?? '');
  }

  protected override async renew(): Promise<void> {
    void this.#fetchEdited();
    return this.#fetchFigures(this.#wanted || this.state.value?.largest);
  }

  async open(kind: string): Promise<void> {
    this.chosen.value = null;
    await this.#fetchFigures(kind);
  }

  /** Goes to a component, whatever is shown now. */
  async reveal(id: string): Promise<void> {
    const kind = this.state.value?.problems.find((one) => one.id === id)?.kind ?? null;
    if (kind !== null && kind !== this.figures.value?.kind) await this.open(kind);
    if (!this.rows.value.some((row) => row.id === id)) this.filter.value = '';
    this.wanted.value = id;
  }

  async #fetchEdited(): Promise<void> {
    const { ids } = await this.api.get<{ readonly ids: readonly string[] }>('edited-cards');
    this.edited.value = new Set(ids);
  }

  /** What is shown stays while there is nothing else. */
  async #fetchFigures(kind: string | undefined): Promise<void> {
    if (kind === undefined || kind === '') return;
    this.#wanted = kind;
    const known = this.figures.peek();
    const isKnown = known?.kind === kind;
    const asked = new URLSearchParams({ kind, ...(isKnown ? { since: known.stamp } : {}) });
    const found = await this.api.find<Figures | FigureChanges>(`figures?${asked.toString()}`);
    // None while game.yaml cannot be read, or does not have the kind any more.
    if (found === null || kind !== this.#wanted) return;
    this.#isLate = this.#isTyping;
    if (this.#isTyping) return;
    if ('rows' in found) this.figures.value = found;
    else if (isKnown) this.figures.value = figuresAfter(known, found);
    const chosen = this.chosen.peek();
    if (chosen !== null && !this.#byId.value.has(chosen)) this.chosen.value = null;
  }

  /** A cell is typed into, or is not any more. */
  typing(isTyping: boolean): void {
    this.#isTyping = isTyping;
    if (!isTyping && this.#isLate) void this.renewal.ask();
  }

  /** Texts that were typed, pasted, filled or cleared: one step. */
  async type(cells: readonly { id: string; column: number; text: string }[]): Promise<void> {
    const edits = cells.flatMap((cell) => this.#cellEdit(cell));
    if (edits.length > 0) await this.#step(this.#labelOf(edits), { cells: edits });
  }

  #cellEdit({ id, column, text }: { id: string; column: number; text: string }): CellEdit[] {
    const field = this.columns.value[column]?.field ?? [];
    const was = this.#byId.value.get(id)?.cells[column];
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

  /** A component with nothing but its id: what else it needs is typed, and asked for by its errors. */
  add(id: string): Promise<void> {
    return this.#step(filled(this.words.addStep, { id }), { added: [id] });
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

  async #step(label: string, parts: Partial<FigureEdit>): Promise<void> {
    const kind = this.figures.value?.kind;
    if (kind === undefined) return;
    const edit = {
      label: label.slice(0, 200),
      kind,
      cells: [],
      copies: [],
      removed: [],
      added: [],
      ...parts,
    };
    await this.#answer(await this.api.post<EditAnswer>('edit', edit), edit.cells);
  }

  protected override take(answer: EditAnswer): Promise<void> {
    return this.#answer(answer, []);
  }

  async #answer(answer: EditAnswer, cells: readonly CellEdit[]): Promise<void> {
    this.notices.value = answer.refused.map(({ id, field, message, now }): Notice => {
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
    // Also after a refusal: what was typed is taken out of its cells.
    await super.take(answer);
  }
}
