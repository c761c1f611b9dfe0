import { defineConstraint, type HeldCard, type OptionsOf, type Report } from '../constraint.ts';
import { groupsBy } from '../groups.ts';
import { brokenSum, mostOf } from '../limits.ts';
import { newestOf } from '../dated-lists.ts';

const listKeys = {
  by: 'card-field',
  copies: 'value',
  only: 'value',
  cards: 'value',
  max: 'value',
  distinct: 'value',
  points: 'value',
  budget: 'value',
  each: 'word',
  exclusive: 'value',
  dated: 'value',
  asOf: 'value',
} as const;

type ListKeys = OptionsOf<typeof listKeys>;

/** Cards by name: banned and limited ones, points, cards that exclude each other; dated or not. */
export const list = defineConstraint({
  name: 'list',
  codes: {
    code: 'DECK_LIMITED_CARD',
    banned: 'DECK_BANNED_CARD',
    absent: 'DECK_NOT_ON_LIST',
    total: 'DECK_LIST_TOTAL',
    over: 'DECK_LIST_POINTS',
    together: 'DECK_EXCLUSIVE',
  },
  keys: listKeys,
  params: (own) => {
    const since = own['dated'] === undefined ? [] : ['since'];
    return {
      code: ['card', 'limit', 'actual', ...since],
      banned: ['card', 'limit', 'actual', ...since],
      absent: ['card', ...since],
      total: ['cards', 'limit', 'actual', ...since],
      over: ['points', 'limit', 'actual', ...since],
      together: ['cards', ...since],
    };
  },
  check(deck, written, report) {
    const dated = newestOf(written.dated, written.asOf);
    const keys: ListKeys = { ...written, ...dated?.list };
    const { by = 'id' } = keys;
    const since = dated === null ? {} : { since: dated.since };
    const reportSince: Report = Object.assign(
      (params: Parameters<Report>[0], at?: Parameters<Report>[1]) =>
        report({ ...params, ...since }, at),
      { refuse: report.refuse },
    );
    const named = namedBy(by, deck.cards);
    checkCopies(named, keys, reportSince);
    checkTotals(named, keys, reportSince);
    checkPoints(named, keys, reportSince);
    checkExclusive(named, keys, reportSince);
  },
});

/** A view has each id once. */
function namedBy(by: string, cards: readonly HeldCard[]): Named[] {
  if (by === 'id') {
    return cards.map((held) => ({ key: held.card.id, count: held.count, cards: [held] }));
  }
  return [...groupsBy(cards, by)].map(([key, { count, cards }]) => ({ key, count, cards }));
}

/** The cards of the deck that a list knows by one key. */
interface Named {
  readonly key: string;
  readonly count: number;
  readonly cards: readonly HeldCard[];
}

function checkCopies(named: readonly Named[], { copies, only }: ListKeys, report: Report): void {
  const limits = mapOf(copies);
  for (const { key, count, cards } of named) {
    const [first] = cards;
    const limit = Object.hasOwn(limits, key) ? mostOf(limits[key]) : null;
    if (only === true && !Object.hasOwn(limits, key)) {
      report({ card: first?.card.id ?? key }, { cards, as: 'absent' });
    } else if (limit !== null && count > limit) {
      const params = { card: first?.card.id ?? key, limit, actual: count };
      report(params, { cards, as: limit === 0 ? 'banned' : 'code' });
    }
  }
}

function checkTotals(
  named: readonly Named[],
  { cards: listed, max, distinct }: ListKeys,
  report: Report,
): void {
  if (listed === undefined) return;
  const wanted = new Set([listed].flat().map(String));
  const held = named.filter(({ key }) => wanted.has(key));
  const blamed = held.flatMap(({ cards }) => cards);
  const ids = held.map(({ key }) => key);
  const copies = held.reduce((sum, { count }) => sum + count, 0);
  for (const [limit, actual] of [
    [mostOf(max), copies],
    [mostOf(distinct), held.length],
  ] as const) {
    if (limit === null || actual <= limit) continue;
    report({ cards: ids, limit, actual }, { cards: blamed, as: 'total' });
  }
}

function checkPoints(
  named: readonly Named[],
  { points, budget, each = 'card' }: ListKeys,
  report: Report,
): void {
  if (budget === undefined) return;
  const prices = mapOf(points);
  const paid = named
    .map(({ key, count, cards }) => {
      const price = Object.hasOwn(prices, key) ? Number(prices[key]) : 0;
      return { key, cards, price: each === 'copy' ? price * count : price };
    })
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => b.price - a.price);
  const broken = brokenSum(
    paid.reduce((sum, { price }) => sum + price, 0),
    { max: budget },
  );
  if (broken === null) return;
  const { limit, actual } = broken;
  const each_ = Object.fromEntries(paid.map(({ key, price }) => [key, price]));
  report(
    { points: each_, limit, actual },
    { cards: paid.flatMap(({ cards }) => cards), as: 'over' },
  );
}

/** A list of which only one may be there, or `{ with, cards }`: with this card none of those. */
function checkExclusive(named: readonly Named[], { exclusive }: ListKeys, report: Report): void {
  if (!Array.isArray(exclusive)) return;
  for (const group of exclusive as readonly unknown[]) {
    const held = Array.isArray(group)
      ? named.filter(({ key }) => group.map(String).includes(key))
      : heldBeside(mapOf(group), named);
    if (held.length < 2) continue;
    const cards = held.map(({ key }) => key);
    report({ cards }, { cards: held.flatMap((one) => one.cards), as: 'together' });
  }
}

function heldBeside(group: Readonly<Record<string, unknown>>, named: readonly Named[]): Named[] {
  const lead = named.filter(({ key }) => key === String(group['with']));
  const ids = [group['cards']].flat().map(String);
  return lead.length === 0 ? [] : [...lead, ...named.filter(({ key }) => ids.includes(key))];
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
