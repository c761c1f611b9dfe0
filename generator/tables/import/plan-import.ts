/** What an import would do to the files of a game: new texts and the changes in them, or why it cannot. Writes nothing. */
import picomatch from 'picomatch';
import { fault, type Fault, type ParamsOf, type Span } from '../../../diagnostics/index.ts';
import type { CheckedGame } from '../../check.ts';
import { setModeline } from '../../edit/fix.ts';
import { componentFiles, itemsOf, type CheckedFile } from '../../link/game-files.ts';
import { schemaPath } from '../../link/modelines.ts';
import type { Table } from '../../load/tables/table.ts';
import { noMentions } from '../../validate/validator.ts';
import { readTable, type TableList } from '../read-table.ts';
import { FILE_COLUMN, fileSchema } from '../export/kind-table.ts';
import type { TableForm } from './change-csv.ts';
import { changeFile } from './change-file.ts';
import { culpritsIn, type RowPart } from './culprits.ts';
import { changesIn, type ChangedItem, type FieldChange, type TableChanges } from './changes.ts';

export interface ImportRequest {
  readonly kind: string;
  readonly table: Table;
  /** The table in the faults: relative to the game. */
  readonly file: string;
  /** Whether components without a row go. */
  readonly removeMissing: boolean;
}

/** What happens to one component. */
export type RowChange = { readonly id: string; readonly file: string } & (
  | { readonly what: 'changed'; readonly fields: readonly FieldChange[] }
  | { readonly what: 'added' | 'removed' | 'missing' }
);

export interface ImportPlan {
  /** By path relative to the game. */
  readonly texts: ReadonlyMap<string, string>;
  readonly changes: readonly RowChange[];
  /** Why it cannot be done; then there are no texts. */
  readonly faults: readonly Fault[];
  /** Cells that were read as something else. */
  readonly remarks: readonly Fault[];
  readonly list: TableList;
  /** Rows of the table by file: of each entry of its new data, null for one without. */
  readonly rows: ReadonlyMap<string, readonly (number | null)[]>;
}

type Added = TableChanges['added'][number];

export function planImport(checked: CheckedGame, request: ImportRequest): ImportPlan {
  return new Planner(checked, request).plan();
}

class Planner {
  readonly #checked: CheckedGame;
  readonly #request: ImportRequest;
  readonly #files: readonly CheckedFile[];
  readonly #form: TableForm;
  readonly #faults: Fault[] = [];
  readonly #changes: RowChange[] = [];
  readonly #texts = new Map<string, string>();
  readonly #rows = new Map<string, (number | null)[]>();

  constructor(checked: CheckedGame, request: ImportRequest) {
    this.#checked = checked;
    this.#request = request;
    this.#files = componentFiles(checked.game, request.kind, { fixtures: false });
    const { columns: map = {} } = checked.manifest.kinds[request.kind] ?? {};
    const { locales } = checked.manifest;
    this.#form = { schema: fileSchema(checked, request.kind), map, locales };
  }

  plan(): ImportPlan {
    const { table, file } = this.#request;
    const { schema, map } = this.#form;
    const list = readTable(table, schema, map, file);
    const items = this.#files.flatMap((one) => itemsOf(one));
    const found = changesIn(list, items, schema, file);
    // Cells that nobody changed may say what no cell can say.
    const ofTable = list.faults.filter(({ code }) => OF_TABLE.includes(code));
    this.#faults.push(...ofTable, ...found.faults);
    const targets = this.#targets(found.added, list, found.items);
    for (const path of new Set([...this.#files.map((one) => one.path), ...targets.values()])) {
      this.#changeFile(path, found, targets, list);
    }
    const { remarks } = found;
    const isPossible = this.#faults.length === 0;
    return {
      texts: isPossible ? this.#texts : new Map(),
      changes: this.#changes,
      faults: this.#faults,
      remarks,
      list,
      rows: this.#rows,
    };
  }

  #changeFile(
    path: string,
    { items, added: all }: TableChanges,
    targets: ReadonlyMap<Added, string>,
    list: TableList,
  ): void {
    const own = items.filter(({ item }) => item.file.path === path);
    const missing = own.filter(({ row }) => row === null);
    const changed = own.filter(({ fields }) => fields.length > 0);
    const fresh = all.filter((one) => targets.get(one) === path);
    const removed = this.#request.removeMissing ? missing : [];
    this.#report(path, { changed, removed, missing, fresh });
    const kept = own.filter((one) => !removed.includes(one));
    this.#rows.set(
      path,
      [...kept, ...fresh].map(({ row }) => row),
    );
    if (changed.length + removed.length + fresh.length === 0) return;
    const file = this.#files.find((one) => one.path === path) ?? this.#newFile(path);
    const added = fresh.map(({ value }) => value);
    const made = changeFile(file, { changed, removed, added }, this.#form);
    if (typeof made !== 'string') {
      this.#texts.set(path, made.text);
      return;
    }
    const parts: RowPart[] = [
      ...changed.map((one) => ({ row: one.row, changed: one })),
      ...removed.map((one) => ({ row: one.row, removed: one })),
      ...fresh.map(({ row, value }) => ({ row, added: value })),
    ];
    for (const { row, reason } of culpritsIn(file, parts, this.#form, made)) {
      const span = row === null ? null : list.locate([row, 'id']);
      this.#refuse(reason, path, span);
    }
  }

  #refuse(reason: ParamsOf<'CW5102'>['reason'], path: string, span: Span | null): void {
    const place = { file: this.#request.file, path: [], ...(span === null ? {} : { span }) };
    this.#faults.push(fault('CW5102', place, { file: path, reason }));
  }

  #report(
    file: string,
    parts: {
      readonly changed: readonly ChangedItem[];
      readonly removed: readonly ChangedItem[];
      readonly missing: readonly ChangedItem[];
      readonly fresh: readonly Added[];
    },
  ): void {
    for (const { item, fields } of parts.changed) {
      this.#changes.push({ what: 'changed', id: idOf(item.value), file, fields });
    }
    for (const { value } of parts.fresh) {
      this.#changes.push({ what: 'added', id: idOf(value), file });
    }
    for (const one of parts.missing) {
      const what = parts.removed.includes(one) ? 'removed' : 'missing';
      this.#changes.push({ what, id: idOf(one.item.value), file });
    }
  }

  /** The file of each new row: the one that it names, else that of the row above; none where it names another. */
  #targets(
    added: readonly Added[],
    list: TableList,
    items: readonly ChangedItem[],
  ): Map<Added, string> {
    const known = new Map(items.map(({ row, item }) => [row, item.file.path]));
    const byRow = new Map(added.map((one) => [one.row, one]));
    const targets = new Map<Added, string>();
    let above = this.#files.at(0)?.path ?? this.#firstFile();
    for (const row of list.data.keys()) {
      const fresh = byRow.get(row);
      above = known.get(row) ?? above;
      if (fresh === undefined) continue;
      const cell = list.remarkOf(row, FILE_COLUMN);
      const named = cell?.text.trim() ?? '';
      if (cell !== undefined && named !== '' && !this.#isOfKind(named)) {
        this.#refuse('file', named, cell.span);
        continue;
      }
      if (named !== '') above = named;
      targets.set(fresh, above);
    }
    return targets;
  }

  /** Of its files those that are there, whatever they are, and new ones of YAML. */
  #isOfKind(path: string): boolean {
    if (this.#files.some((one) => one.path === path)) return true;
    const { files = [] } = this.#checked.manifest.kinds[this.#request.kind] ?? {};
    return picomatch([...files])(path) && /\.ya?ml$/.test(path);
  }

  /** Of a kind without any: the one that game.yaml names. */
  #firstFile(): string {
    const { files = [] } = this.#checked.manifest.kinds[this.#request.kind] ?? {};
    const yaml = files.find((path) => /^[\w./-]+\.ya?ml$/.test(path));
    return yaml ?? files[0]?.replaceAll('*', this.#request.kind) ?? '';
  }

  #newFile(path: string): CheckedFile {
    const { kind } = this.#request;
    const role = { role: 'component', kind, fixture: false } as const;
    const text = `${setModeline('', schemaPath({ path, role }))}\n`;
    return { path, role, text, data: undefined, complete: true, mentions: noMentions, faults: [] };
  }
}

function idOf({ id }: Readonly<Record<string, unknown>>): string {
  return typeof id === 'string' ? id : '';
}

/** Faults of columns, and of cells beside them. */
const OF_TABLE = ['CW1701', 'CW1702', 'CW1703', 'CW1705', 'CW1707'];
