import { assign } from '../assign.ts';
import { cardsOf, defineConstraint, type HeldCard, type Report } from '../constraint.ts';

/**
 * A relation between cards: each two of them (`all`), each with some other (`some`), or each with one
 * of its own (`matched`).
 */
export const pairs = defineConstraint({
  name: 'pairs',
  codes: { code: 'DECK_PAIR' },
  keys: { a: 'card-filter', b: 'card-filter', that: 'pair-value', each: 'word' },
  params: () => ({ code: ['card', 'other'] }),
  check(deck, { a, b, that = () => true, each = 'all' }, report) {
    const left = copiesOf(cardsOf(deck, a));
    const right = copiesOf(cardsOf(deck, b));
    const fits = (one: HeldCard, other: HeldCard): boolean => that(one.card, other.card) === true;
    if (each === 'all') return reportMisfits(left, right, fits, report);
    const partners = left.map((one) =>
      [...right.keys()].filter((i) => isOther(one, right[i], fits)),
    );
    const loads = right.map(() => ({ max: each === 'matched' ? 1 : Infinity }));
    const { shortages } = assign(
      partners.map((fits) => ({ count: 1, fits })),
      loads,
    );
    const reported = new Set<string>();
    for (const { items, places } of shortages) {
      const alone = items.flatMap((item) => left[item] ?? []);
      const [first] = alone;
      if (first === undefined || reported.has(first.card.id)) continue;
      reported.add(first.card.id);
      const taken = places.flatMap((place) => right[place]?.card.id ?? []);
      report({ card: first.card.id, other: taken[0] ?? null }, { cards: alone });
    }
  },
});

type Fits = (one: HeldCard, other: HeldCard) => boolean;

/** Each two that fit neither way, once; of one card the first that does not fit it. */
function reportMisfits(
  left: readonly Copy[],
  right: readonly Copy[],
  fits: Fits,
  report: Report,
): void {
  const reported = new Set<string>();
  for (const one of left) {
    const wrong = right.find(
      (other) =>
        one.key !== other.key &&
        !reported.has(other.card.id) &&
        !fits(one, other) &&
        !fits(other, one),
    );
    if (wrong === undefined || reported.has(one.card.id)) continue;
    reported.add(one.card.id);
    report({ card: one.card.id, other: wrong.card.id }, { cards: [one, wrong] });
  }
}

function isOther(one: Copy, other: Copy | undefined, fits: Fits): boolean {
  return other !== undefined && other.key !== one.key && fits(one, other);
}

interface Copy extends HeldCard {
  /** The same for the same copy of a card. */
  readonly key: string;
}

/** One for each copy. */
function copiesOf(cards: readonly HeldCard[]): Copy[] {
  return cards.flatMap((held) =>
    Array.from({ length: held.count }, (_, n) => ({
      ...held,
      count: 1,
      key: `${held.card.id} ${n}`,
    })),
  );
}
