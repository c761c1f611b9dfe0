/**
 * What a deck changes of its own cards: boxes that are ticked on them. A card lists its changes in a field
 * (`changes.from` of construction.yaml); a line of the deck says which it has. The card is then another one,
 * before anything else is judged.
 */
import type { Lookup } from '../filter.ts';
import { judgeCodes, violation, type Refuse } from './report.ts';
import type { CardValue } from './constraint.ts';
import type { Card, Entry } from './types.ts';
import type { CardChange, ConstructionRules } from './rules.ts';
import { compileCardValue, type CompiledKey } from './keys.ts';

export type ChangeCards = (
  placed: ReadonlyMap<string, readonly Entry[]>,
  refuse: Refuse,
) => ReadonlyMap<string, Card>;

const none: ReadonlyMap<string, Card> = new Map();

export function compileCardChanges(
  rules: Pick<ConstructionRules, 'changes'>,
  cardOf: (id: string) => Card | undefined,
): ChangeCards {
  const { changes } = rules;
  const whole = compileFields(changes ?? {});
  return (placed, refuse) => {
    const changing = [...placed.values()].flatMap((entries) => entries.filter(hasChanges));
    if (changing.length === 0) return none;
    const made = new Map<string, Card>();
    const written = new Map<string, string>();
    for (const entry of changing) {
      const card = cardOf(entry.card);
      if (card === undefined) continue;
      const asWritten = JSON.stringify(entry.changes);
      if ((written.get(card.id) ?? asWritten) !== asWritten) {
        report('changesDiffer', { card: card.id }, entry, []);
      } else if (!written.has(card.id)) {
        const changed = change(card, entry);
        if (changed !== null) made.set(card.id, changed);
      }
      written.set(card.id, asWritten);
    }
    return made;

    function change(card: Card, entry: Entry): Card | null {
      const listed = listOf(changes === undefined ? undefined : card[changes.from]);
      let changed = card;
      let total = 0;
      for (const [name, boxes] of ticked(entry.changes, listed)) {
        const at = ['changes', ...(Array.isArray(entry.changes) ? [] : [name])];
        const found = listed.find((one, index) => one.name === name || String(index) === name);
        if (found === undefined) {
          const known = listed.map((one) => one.name);
          report('unknownChange', { card: card.id, change: name, known }, entry, at);
          return null;
        }
        const limit = found.boxes ?? 1;
        if (!isBoxes(boxes, limit)) {
          report('badChange', { card: card.id, change: name, limit, actual: boxes }, entry, at);
          return null;
        }
        total += boxes;
        if (boxes === limit) changed = withFields(changed, compiledFields(found), () => undefined);
      }
      return withFields(changed, whole, (name) => (name === 'boxes' ? total : undefined));
    }

    function report(
      fault: 'unknownChange' | 'badChange' | 'changesDiffer',
      params: Readonly<Record<string, unknown>>,
      entry: Entry,
      at: readonly string[],
    ): void {
      const place = { path: [...entry.path, ...at], rulePath: ['changes'], constraint: 'changes' };
      refuse(violation(judgeCodes[fault], changes ?? {}, { params, ...place }));
    }
  };
}

function hasChanges({ changes }: Entry): boolean {
  return changes !== undefined;
}

/** The boxes of each change; of one that a list names, all. */
function ticked(
  written: unknown,
  listed: readonly CardChange[],
): readonly (readonly [name: string, boxes: unknown])[] {
  if (!Array.isArray(written)) return Object.entries(written ?? {});
  const list: readonly unknown[] = written;
  return list.map((one) => {
    const name = typeof one === 'string' ? one : '';
    return [name, listed.find((change) => change.name === name)?.boxes ?? 1] as const;
  });
}

function isBoxes(boxes: unknown, limit: number): boxes is number {
  return typeof boxes === 'number' && Number.isInteger(boxes) && boxes >= 0 && boxes <= limit;
}

function listOf(value: unknown): readonly CardChange[] {
  return Array.isArray(value) ? (value as readonly CardChange[]) : [];
}

/** Fields with other values, in the order of `set`, then `add`. */
export interface CompiledFields {
  readonly set: readonly (readonly [string, CompiledKey])[];
  readonly add: readonly (readonly [string, CompiledKey])[];
}

export function compileFields({ set, add }: Pick<CardChange, 'set' | 'add'>): CompiledFields {
  return { set: compileAll(set), add: compileAll(add) };
}

function compileAll(values: CardChange['set'] = {}): CompiledFields['set'] {
  return Object.entries(values).map(([name, value]) => [name, compileCardValue(value)] as const);
}

const known = new WeakMap<CardChange, CompiledFields>();

function compiledFields(change: CardChange): CompiledFields {
  const compiled = known.get(change) ?? compileFields(change);
  known.set(change, compiled);
  return compiled;
}

/** The card with these fields; what is added to a list becomes part of it. */
export function withFields(card: Card, { set, add }: CompiledFields, lookup: Lookup): Card {
  if (set.length + add.length === 0) return card;
  const changed: Record<string, unknown> = { ...card };
  for (const [field, key] of set) changed[field] = (key.read(lookup) as CardValue)(card);
  for (const [field, key] of add) {
    const added = (key.read(lookup) as CardValue)(card);
    const before = changed[field];
    const isList = Array.isArray(before) || Array.isArray(added);
    changed[field] = isList ? [before ?? [], added].flat() : Number(before ?? 0) + Number(added);
  }
  return changed as Card;
}
