/** Components of two states of a game held against each other, field by field. */
import type { Card } from '../engine/construction/index.ts';

/** One field of one card. `undefined` for a missing field. */
export interface FieldDiff {
  /** `ranged.strength` */
  readonly field: string;
  readonly before: Leaf | undefined;
  readonly after: Leaf | undefined;
}

type Leaf = string | number | boolean | null;

export interface CardDiff {
  readonly id: string;
  readonly kind: string;
  readonly fate: 'new' | 'gone' | 'changed';
  /** Of a card that changed; empty for others. */
  readonly fields: readonly FieldDiff[];
}

type CardsByKind = Readonly<Record<string, readonly Card[]>>;

/** Cards that are new or changed in the order of the new state, then those that are gone. */
export function diffCards(before: CardsByKind, after: CardsByKind): CardDiff[] {
  const old = byId(before);
  const now = byId(after);
  const diffs: CardDiff[] = [];
  for (const [id, card] of now) {
    const was = old.get(id);
    const { kind } = card;
    if (was === undefined) diffs.push({ id, kind, fate: 'new', fields: [] });
    else {
      const fields = diffFields(leavesOf(was), leavesOf(card));
      if (fields.length > 0) diffs.push({ id, kind, fate: 'changed', fields });
    }
  }
  const gone = [...old.values()].filter(({ id }) => !now.has(id));
  return [...diffs, ...gone.map(({ id, kind }) => goneCard(id, kind))];
}

function goneCard(id: string, kind: string): CardDiff {
  return { id, kind, fate: 'gone', fields: [] };
}

function byId(cards: CardsByKind): ReadonlyMap<string, Card> {
  return new Map(
    Object.values(cards).flatMap((kind) => kind.map((card) => [card.id, card] as const)),
  );
}

function diffFields(
  before: ReadonlyMap<string, Leaf>,
  after: ReadonlyMap<string, Leaf>,
): FieldDiff[] {
  const fields = [...new Set([...after.keys(), ...before.keys()])];
  return fields
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }))
    .filter((one) => one.before !== one.after);
}

/** Every value that is no mapping, by its path. Lists of numbers (patterns) are one value. */
function leavesOf(card: Card): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  walk(card, '');
  return leaves;

  function walk(value: unknown, path: string): void {
    if (Array.isArray(value)) {
      if (isDrawing(value)) leaves.set(path, value.map((pair) => `(${pair.join(', ')})`).join(' '));
      else (value as readonly unknown[]).forEach((item, at) => walk(item, `${path}[${at + 1}]`));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        walk(item, path === '' ? key : `${path}.${key}`);
      }
    } else if (value !== undefined) leaves.set(path, value as Leaf);
  }
}

function isDrawing(value: readonly unknown[]): value is readonly (readonly number[])[] {
  return value.length > 0 && value.every((pair) => Array.isArray(pair) && pair.every(isNumber));
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

/** `defence: 3 → 4 (+1)` */
export function fieldLine({ field, before, after }: FieldDiff): string {
  if (before === undefined) return `${field}: ${shown(after)} (new)`;
  if (after === undefined) return `${field}: ${shown(before)} (gone)`;
  return `${field}: ${shown(before)} → ${shown(after)}${difference(before, after)}`;
}

function difference(before: Leaf, after: Leaf): string {
  if (typeof before !== 'number' || typeof after !== 'number') return '';
  // Sums of tenths stay readable.
  const by = Math.round((after - before) * 1e6) / 1e6;
  return ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
}

function shown(value: Leaf | undefined): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
