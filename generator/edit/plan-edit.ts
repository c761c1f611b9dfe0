/**
 * What a step of editing makes of the files of a game: new texts with the least change, or why it
 * cannot be made. Every change says what it found before, so that it is never made over another one.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CheckedGame } from '../check.ts';
import { isMapping } from '../../kernel/index.ts';
import { componentFiles, itemWithId, type CheckedFile, type Item } from '../link/game-files.ts';
import { isField, setAt } from '../tables/columns.ts';
import { valueAt } from '../tables/export/columns.ts';
import { fileSchema } from '../tables/export/kind-table.ts';
import type { TableForm } from '../tables/import/change-csv.ts';
import { changeFile } from '../tables/import/change-file.ts';
import type { NotChanged } from '../tables/import/change-yaml.ts';

type Component = Readonly<Record<string, unknown>>;

/** A field of a component gets another value; undefined removes it. */
interface SetField {
  readonly do: 'set';
  readonly kind: string;
  readonly id: string;
  /** `['name', 'ja']` */
  readonly field: readonly string[];
  /** What whoever edits saw there. */
  readonly was: unknown;
  readonly value: unknown;
}

interface AddComponent {
  readonly do: 'add';
  readonly kind: string;
  /** The file that it goes into; default: the last of its kind. */
  readonly file?: string;
  readonly value: Component;
}

interface RemoveComponent {
  readonly do: 'remove';
  readonly kind: string;
  readonly id: string;
  /** The whole of it, as whoever removes it saw it. */
  readonly was: Component;
}

export type ComponentChange = SetField | AddComponent | RemoveComponent;

/** Why a change cannot be made. */
export type ChangeRefusal =
  /** There is no such kind, component, field or file; the id is taken; the file has errors that hide what it holds. */
  | { readonly why: 'kind' | 'id' | 'field' | 'file' | 'taken' | 'unsound' }
  /** Somebody else was there before: this is what the place holds now. */
  | { readonly why: 'conflict'; readonly now: unknown }
  /** The file is written in a manner in which it cannot be done. */
  | { readonly why: NotChanged | 'workbook' };

/** A refused change, by its place in the step. */
export type RefusedChange = { readonly at: number } & ChangeRefusal;

/** New texts by path relative to the game; none while any change is refused. */
export interface EditPlan {
  readonly texts: ReadonlyMap<string, string>;
  readonly refused: readonly RefusedChange[];
}

export function planEdit(checked: CheckedGame, changes: readonly ComponentChange[]): EditPlan {
  return new EditPlanner(checked).plan(changes);
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** A component with all that the step does to it so far. */
interface EditedItem {
  readonly item: Item;
  /** The component itself until something is done to it. */
  after: Component | null;
  readonly asked: number[];
}

interface NewItem {
  readonly file: CheckedFile;
  readonly value: Component;
  readonly at: number;
}

class EditPlanner {
  readonly #checked: CheckedGame;
  readonly #items = new Map<string, EditedItem>();
  readonly #added: NewItem[] = [];
  readonly #refused: RefusedChange[] = [];
  /** By kind: all its files, unless one of them has errors that make its content uncertain. */
  readonly #files = new Map<string, readonly CheckedFile[]>();

  constructor(checked: CheckedGame) {
    this.#checked = checked;
  }

  plan(changes: readonly ComponentChange[]): EditPlan {
    for (const [at, change] of changes.entries()) {
      const refused = this.#take(change, at);
      if (refused !== null) this.#refused.push({ at, ...refused });
    }
    const texts = this.#refused.length > 0 ? NOTHING : this.#write();
    return { texts: this.#refused.length > 0 ? NOTHING : texts, refused: this.#refused };
  }

  #take(change: ComponentChange, at: number): ChangeRefusal | null {
    const files = this.#filesOf(change.kind);
    if (files === null) return { why: 'kind' };
    if (change.do === 'add') return this.#add(change, files, at);
    const found = this.#item(change.kind, change.id, files);
    if (found === undefined || found.after === null) return { why: 'id' };
    if (!found.item.file.complete) return { why: 'unsound' };
    found.asked.push(at);
    if (change.do === 'remove') return remove(found, change);
    const isKnown =
      change.field.length > 0 && isField(this.#formOf(change.kind).schema, change.field);
    return isKnown ? set(found, change) : { why: 'field' };
  }

  #add(
    { kind, file: wanted, value }: AddComponent,
    files: readonly CheckedFile[],
    at: number,
  ): ChangeRefusal | null {
    const file = wanted === undefined ? files.at(-1) : files.find(({ path }) => path === wanted);
    if (file === undefined) return { why: 'file' };
    if (!file.complete) return { why: 'unsound' };
    const id = String(value['id']);
    const known = this.#item(kind, id, files);
    const isTaken = known !== undefined && known.after !== null;
    if (isTaken || this.#added.some((one) => one.value['id'] === id)) return { why: 'taken' };
    this.#added.push({ file, value, at });
    return null;
  }

  #filesOf(kind: string): readonly CheckedFile[] | null {
    if (!Object.hasOwn(this.#checked.manifest.kinds, kind)) return null;
    const known = this.#files.get(kind);
    if (known !== undefined) return known;
    const files = componentFiles(this.#checked.game, kind, { fixtures: false });
    this.#files.set(kind, files);
    return files;
  }

  #item(kind: string, id: string, files: readonly CheckedFile[]): EditedItem | undefined {
    const key = keyOf(kind, id);
    const known = this.#items.get(key);
    if (known !== undefined) return known;
    const item = itemWithId(files, id);
    if (item === undefined) return undefined;
    const made = { item, after: item.value, asked: [] };
    this.#items.set(key, made);
    return made;
  }

  #write(): Map<string, string> {
    const texts = new Map<string, string>();
    for (const [kind, files] of this.#files) {
      for (const file of files) this.#writeFile(kind, file, texts);
    }
    return texts;
  }

  #writeFile(kind: string, file: CheckedFile, texts: Map<string, string>): void {
    const asked = [...this.#items.values()].filter(
      (one) => one.item.file === file && one.asked.length > 0,
    );
    const own = asked.filter(({ item, after }) => !isDeepStrictEqual(item.value, after));
    const added = this.#added.filter((one) => one.file === file);
    if (own.length + added.length === 0) return;
    const changed = own.map(({ item, after }) => {
      return { item, row: null, fields: [], after: after ?? item.value };
    });
    const made = changeFile(
      file,
      {
        changed: changed.filter((_, index) => own[index]?.after !== null),
        removed: changed.filter((_, index) => own[index]?.after === null),
        added: added.map(({ value }) => value),
      },
      this.#formOf(kind),
    );
    if (typeof made !== 'string') texts.set(file.path, made.text);
    else {
      const places = [...own.flatMap((one) => one.asked), ...added.map(({ at }) => at)];
      this.#refused.push(...places.map((at) => ({ at, why: made })));
    }
  }

  #formOf(kind: string): TableForm {
    const { manifest } = this.#checked;
    const { columns: map = {} } = manifest.kinds[kind] ?? {};
    return { schema: fileSchema(this.#checked, kind), map, locales: manifest.locales };
  }
}

function keyOf(kind: string, id: string): string {
  return JSON.stringify([kind, id]);
}

function set(edited: EditedItem, { field, was, value }: SetField): ChangeRefusal | null {
  const { after } = edited;
  if (after === null) return { why: 'id' };
  // A text for all languages is no place for one of them.
  const holders = field.slice(1).map((_, depth) => valueAt(after, field.slice(0, depth + 1)));
  const other = holders.find((holder) => holder !== undefined && !isMapping(holder));
  if (other !== undefined) return { why: 'conflict', now: other };
  const now = valueAt(after, field);
  if (!isDeepStrictEqual(now, was) && !isDeepStrictEqual(now, value)) {
    return { why: 'conflict', now };
  }
  const own: Record<string, unknown> = after === edited.item.value ? structuredClone(after) : after;
  setAt(own, field, value);
  edited.after = own;
  return null;
}

function remove(found: EditedItem, { was }: RemoveComponent): ChangeRefusal | null {
  if (!isDeepStrictEqual(found.after, was)) return { why: 'conflict', now: found.after };
  found.after = null;
  return null;
}
