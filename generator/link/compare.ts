/** Components of a kind beside each other: two that are the same, and one that another beats. */
import { isMapping, nearest } from '../../kernel/index.ts';
import { fault, type Fault, noteWords } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import { cardsIn } from '../compile/cards.ts';
import type { Comparison } from '../manifest.ts';
import { isSound } from './certain.ts';
import { fieldsOfKind } from './kinds.ts';
import { componentFiles, type GameFiles, type LinkCheck } from './game-files.ts';

/** Only kinds that say how they are compared in game.yaml. */
export const comparisons: LinkCheck = (game) =>
  Object.entries(game.manifest.kinds).flatMap(([kind, { compare }]) =>
    isMapping(compare) ? compareKind(kind, compare, game) : [],
  );

function compareKind(kind: string, compare: Comparison, game: GameFiles): Fault[] {
  const unknown = unknownFields(kind, compare, game);
  if (unknown.length > 0) return unknown;
  const { looks = [], more = [], less = [] } = compare;
  const directed = [...more, ...less];
  const free = new Set(['id', 'name', ...looks, ...directed]);
  const alike = grouped(soundCards(kind, game), (card) => equalPart(card, free));
  return [...alike.values()].flatMap((cards) =>
    cards.flatMap((card) => beside(card, cards, { more, less }, game)),
  );
}

/** A component with faults is not compared: nobody knows what was meant. */
function soundCards(kind: string, game: GameFiles): Card[] {
  return componentFiles(game, kind, { fixtures: false })
    .filter(isSound)
    .flatMap((file) => cardsIn(file, kind, game));
}

/** All that must be the same in components that are compared. */
function equalPart(card: Card, free: ReadonlySet<string>): string {
  return canonical(Object.fromEntries(Object.entries(card).filter(([field]) => !free.has(field))));
}

function grouped(cards: readonly Card[], keyOf: (card: Card) => string): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = keyOf(card);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [card]);
    else group.push(card);
  }
  return groups;
}

type Directions = Required<Pick<Comparison, 'more' | 'less'>>;

/** What is wrong with `card` beside the others of its like; the first that shows it is named. */
function beside(
  card: Card,
  cards: readonly Card[],
  directions: Directions,
  game: GameFiles,
): Fault[] {
  for (const other of cards) {
    if (other === card) continue;
    const found = compareCards(card, other, directions);
    if (found === null) continue;
    const made =
      found.length === 0
        ? sameAs(card, other, cards, game)
        : at(card, other, game, (place) =>
            fault('CW1426', place, { id: card.id, better: other.id, fields: found }),
          );
    if (made !== null) return [made];
  }
  return [];
}

/** Reported at the later of the two. */
function sameAs(card: Card, other: Card, cards: readonly Card[], game: GameFiles): Fault | null {
  if (cards.indexOf(other) > cards.indexOf(card)) return null;
  return at(card, other, game, (place) => fault('CW1425', place, { id: card.id, other: other.id }));
}

/** Fields in which `other` is better, and it is worse in none; null when the two are not so. */
function compareCards(card: Card, other: Card, { more, less }: Directions): string[] | null {
  const better: string[] = [];
  for (const field of [...more, ...less]) {
    const found: Standing = standing(other[field], card[field]);
    const good = more.includes(field) ? 'more' : 'less';
    if (found === good) better.push(field);
    else if (found !== 'same') return null;
  }
  return better;
}

function at(
  card: Card,
  other: Card,
  { names }: GameFiles,
  make: (place: Parameters<typeof fault>[1]) => Fault,
): Fault | null {
  const [own, first] = [names.get(card.id)?.item, names.get(other.id)?.item];
  if (own === undefined || first === undefined) return null;
  const related = [
    {
      message: noteWords().otherIsHere(other.id),
      file: first.file.path,
      path: [...first.path, 'id'],
    },
  ];
  return make({ file: own.file.path, path: [...own.path, 'id'], related });
}

function unknownFields(kind: string, compare: Comparison, game: GameFiles): Fault[] {
  const known = fieldsOfKind(game, kind);
  if (known === null) return [];
  return (['looks', 'more', 'less'] as const).flatMap((key) =>
    (compare[key] ?? []).flatMap((field, index) =>
      known.includes(field)
        ? []
        : [
            fault(
              'CW1430',
              { file: 'game.yaml', path: ['kinds', kind, 'compare', key, index] },
              { field, kind, nearest: nearest(field, known) },
            ),
          ],
    ),
  );
}

/** How one value of a field relates to another: as numbers, as yes and no, as sets. */

/** `other`: there is more in the one and less in the other, or they cannot be compared. */
type Standing = 'same' | 'more' | 'less' | 'other';

/**
 * Numbers by size; true is more than false, and an omitted value is false; a list is more than another
 * when it has all of its entries and others; numbers by name are more when none is less, and a
 * name that is omitted is least.
 */
export function standing(one: unknown, other: unknown): Standing {
  if (canonical(one ?? null) === canonical(other ?? null)) return 'same';
  if (typeof one === 'number' && typeof other === 'number') return one > other ? 'more' : 'less';
  if (isFlag(one) && isFlag(other)) return bySize(Number(one ?? false), Number(other ?? false));
  if (Array.isArray(one) && Array.isArray(other)) return bySet(one, other);
  return isMapping(one) && isMapping(other) ? byName(one, other) : 'other';
}

function isFlag(value: unknown): value is boolean | undefined {
  return typeof value === 'boolean' || value === undefined;
}

function bySize(one: number, other: number): Standing {
  if (one === other) return 'same';
  return one > other ? 'more' : 'less';
}

function bySet(one: readonly unknown[], other: readonly unknown[]): Standing {
  const [a, b] = [new Set(one.map(canonical)), new Set(other.map(canonical))];
  return both(hasAll(a, b), hasAll(b, a));
}

function hasAll(set: ReadonlySet<string>, items: ReadonlySet<string>): boolean {
  return [...items].every((item) => set.has(item));
}

function byName(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Standing {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const each = names.map((name) => {
    if (!(name in other)) return 'more';
    return name in one ? standing(one[name], other[name]) : 'less';
  });
  if (each.includes('other')) return 'other';
  return both(!each.includes('less'), !each.includes('more'));
}

function both(atLeast: boolean, atMost: boolean): Standing {
  if (atLeast) return atMost ? 'same' : 'more';
  return atMost ? 'less' : 'other';
}

/** The value as text that does not depend on the order of keys: equal data gives equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
