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
import type { EditedCell } from './edited-cells.ts';
import { noticesAfter, type Notice } from './notices.ts';
import { OpenCell } from './open-cell.ts';
import { fittingRows } from './row-filter.ts';
import { SentSteps } from './sent-steps.ts';
import { wrongCells } from './wrong-cells.ts';

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
  readonly cell = new OpenCell();
  readonly #steps = new SentSteps();
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
    const { moment } = this.#steps;
    const found = await this.api.find<Figures | FigureChanges>(`figures?${asked.toString()}`);
    if (kind !== this.#wanted) return;
    this.#isLate = this.cell.isOpen;
    // What was sent since is not there yet: its answer asks again.
    if (this.cell.isOpen || this.#steps.areWaiting || moment !== this.#steps.moment) return;
    this.#steps.shown();
    if (found !== null && 'rows' in found) this.figures.value = found;
    // None while game.yaml cannot be read, or does not have the kind any more: what was typed is taken out.
    else if (isKnown) {
      this.figures.value = figuresAfter(known, found ?? { stamp: known.stamp, splices: [] });
    }
    const chosen = this.chosen.peek();
    if (chosen !== null && !this.#byId.value.has(chosen)) this.chosen.value = null;
  }

  /** Nobody types into a cell any more. */
  closed(): void {
    this.cell.close();
    if (this.#isLate) void this.renewal.ask();
  }

  override get isPending(): boolean {
    return this.cell.isChanged || this.#steps.areWaiting;
  }

  /** Texts that were typed, pasted, filled or cleared: one step. */
  async type(cells: readonly EditedCell[]): Promise<void> {
    const edits = cells.flatMap((cell) => this.#cellEdit(cell));
    if (edits.length > 0) await this.#step(this.#labelOf(edits), { cells: edits });
  }

  #cellEdit({ id, column, text }: EditedCell): CellEdit[] {
    const field = this.columns.value[column]?.field ?? [];
    const was = this.#steps.textOf({ id, field }) ?? this.#byId.value.get(id)?.cells[column];
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
    await this.#send(() => this.api.post<EditAnswer>('edit', edit), edit.cells);
  }

  override async turn(way: 'undo' | 'redo'): Promise<void> {
    // What was being typed is the step that is taken back.
    await this.cell.written;
    await this.#send(() => this.api.post<EditAnswer>(way, {}), []);
  }

  async #send(ask: () => Promise<EditAnswer>, cells: readonly CellEdit[]): Promise<void> {
    await this.#steps.send(cells, async () => this.#heed(await ask(), cells));
    // Also after a refusal: what was typed is taken out of its cells.
    if (!this.#steps.areWaiting) await this.renewal.ask();
  }

  override take(answer: EditAnswer): Promise<void> {
    this.#heed(answer, []);
    return this.renewal.ask();
  }

  #heed({ refused, state }: EditAnswer, cells: readonly CellEdit[]): void {
    if (refused.length > 0) this.#steps.refused(cells);
    this.notices.value = noticesAfter(this.notices.value, refused, cells, this.words);
    this.accept(state);
  }
}
