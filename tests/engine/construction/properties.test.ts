/** What must hold for any deck. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deck, Entry, Swap, Verdict, Violation } from '../../../engine/construction/types.ts';
import type { Constraint } from '../../../engine/construction/rules.ts';
import { cards, deck, judgeWith } from './small-game.ts';

const constraints: readonly Constraint[] = [
  { use: 'size', min: 3, max: 8 },
  { use: 'count', where: { rank: 'leader' }, exactly: 1 },
  { use: 'count', per: 'faction', max: 4 },
  { use: 'count', per: 'cost', exactly: { 2: 1, 3: '=maxCopies' } },
  { use: 'copies', max: 3 },
  { use: 'copies', by: 'rank', max: '=maxCopies' },
  { use: 'forbid', where: { faction: { ne: '=home' } }, unless: { cost: '..1' } },
  { use: 'same-list', if: { mode: 'core' }, as: { mode: 'core', home: '=home' } },
];
const core = deck({ queen: 1, knight: 2, archer: 1 }, { id: 'core', choices: { mode: 'core' } });
const judge = judgeWith(constraints, { decks: [core] });

const known = fc.constantFrom(...cards.map(({ id }) => id));
const name = fc.oneof(
  { weight: 9, arbitrary: known },
  { weight: 1, arbitrary: fc.constant('elf') },
);
const count = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(0, -1, 1.5, 'two') },
);
const line = fc.tuple(name, count);
const lines = fc.array(line, { maxLength: 7 });
const choices = fc.record(
  {
    mode: fc.constantFrom('core', 'custom', 'draft'),
    home: fc.constantFrom('crown', 'hills', 'moon'),
  },
  { requiredKeys: [] },
);
const options = fc.record({ maxCopies: fc.constantFrom(null, 1, 2, 3) }, { requiredKeys: [] });

function entries(written: readonly (readonly [string, unknown])[]): Entry[] {
  return written.map(([card, count], i) => ({ card, count, path: ['cards', i] }));
}

function deckOf(written: readonly (readonly [string, unknown])[], more: Partial<Deck> = {}): Deck {
  return deck({}, { sections: { cards: entries(written) }, ...more });
}

/** Violations as texts without what depends on the position of lines, sorted. */
function withoutPlaces(violations: readonly Violation[]): string[] {
  return violations
    .map(({ code, rulePath, params }) => {
      const values = Object.entries(params).filter(([name]) => name !== 'index');
      return JSON.stringify([code, rulePath, Object.fromEntries(values)]);
    })
    .toSorted();
}

function summary({ legal, violations, cards, size }: Verdict): unknown {
  return { legal, size, cards: Object.fromEntries(cards), violations: withoutPlaces(violations) };
}

describe('any deck', () => {
  test('is legal when there is no violation, and only then', () => {
    fc.assert(
      fc.property(lines, choices, options, (written, choices, options) => {
        const { legal, violations } = judge(deckOf(written, { choices }), options);
        expect(legal).toBe(violations.length === 0);
      }),
    );
  });

  test('gets the same verdict again', () => {
    fc.assert(
      fc.property(lines, choices, options, (written, choices, options) => {
        const judged = deckOf(written, { choices });
        expect(judge(judged, options)).toEqual(judge(judged, options));
      }),
    );
  });

  test('gets the same verdict whatever the order of its lines', () => {
    // Of cards that count as one, a violation names the first in the deck.
    const unordered = judgeWith(
      constraints.filter(({ by }) => by === undefined),
      { decks: [core] },
    );
    const shuffled = lines.chain((written) =>
      fc.tuple(
        fc.constant(written),
        fc.shuffledSubarray(written, { minLength: written.length, maxLength: written.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, choices, ([one, other], choices) => {
        const [a, b] = [one, other].map((written) => unordered(deckOf(written, { choices })));
        expect(a && summary(a)).toEqual(b && summary(b));
      }),
    );
  });

  test('gets the same verdict when a line is split, but for the second line', () => {
    const split = fc.tuple(known, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(split, options, ([card, total, part], options) => {
        const first = Math.min(part, total - 1);
        const parts: [string, number][] = [
          [card, first],
          [card, total - first],
        ];
        const whole = judge(deckOf([[card, total]]), options);
        const halves = judge(deckOf(parts), options);
        const [twice, ...others] = halves.violations;
        expect(twice?.code).toBe('DECK_DUPLICATE_ENTRY');
        expect(others).toEqual(whole.violations);
        expect(halves.cards).toEqual(whole.cards);
      }),
    );
  });

  test('holds as many cards as its sound lines say, unknown ones included', () => {
    fc.assert(
      fc.property(lines, (written) => {
        const sound = written.flatMap(([, n]) => (Number.isInteger(n) && Number(n) > 0 ? [n] : []));
        const total = sound.reduce<number>((sum, n) => sum + Number(n), 0);
        expect(judge(deckOf(written)).size).toBe(total);
      }),
    );
  });

  test('points at places that exist', () => {
    fc.assert(
      fc.property(lines, choices, (written, choices) => {
        for (const { path } of judge(deckOf(written, { choices })).violations) {
          const [key, index] = path;
          if (key === 'cards') expect(written[Number(index)]).toBeDefined();
          else if (key !== undefined) expect(choices).toHaveProperty(String(key));
        }
      }),
    );
  });
});

const swap = fc
  .tuple(name, name, count)
  .map(([out, into, count]): Swap => ({ out, in: into, count, path: ['swaps', 0] }));

describe('swaps', () => {
  test('never change the size', () => {
    fc.assert(
      fc.property(fc.array(swap, { maxLength: 4 }), (swaps) => {
        expect(judge(deck({}, { base: 'core', swaps })).size).toBe(4);
      }),
    );
  });

  test('of a card for itself change nothing but the place', () => {
    fc.assert(
      fc.property(fc.constantFrom('queen', 'knight', 'archer'), options, (card, options) => {
        const nothing: Swap = { out: card, in: card, count: 1, path: ['swaps', 0] };
        const plain = judge(deck({}, { base: 'core' }), options);
        const swapped = judge(deck({}, { base: 'core', swaps: [nothing] }), options);
        expect(summary(swapped)).toEqual(summary(plain));
      }),
    );
  });

  test('and back again change nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('raider', 'hermit'),
        fc.integer({ min: 1, max: 2 }),
        (into, n) => {
          const there: Swap = { out: 'knight', in: into, count: n, path: ['swaps', 0] };
          const back: Swap = { out: into, in: 'knight', count: n, path: ['swaps', 1] };
          const verdict = judge(deck({}, { base: 'core', swaps: [there, back] }));
          expect(summary(verdict)).toEqual(summary(judge(deck({}, { base: 'core' }))));
        },
      ),
    );
  });

  test('that are refused leave the deck as it was without them', () => {
    fc.assert(
      fc.property(fc.array(swap, { maxLength: 4 }), (swaps) => {
        const placed = swaps.map(({ out, in: into, count }, i) => ({
          out,
          in: into,
          count,
          path: ['swaps', i],
        }));
        const verdict = judge(deck({}, { base: 'core', swaps: placed }));
        const exchange = verdict.violations.filter((v) => v.constraint === 'exchange');
        const refused = new Set(exchange.map(({ path: [, index] }) => index));
        const made = placed.filter((_, i) => !refused.has(i));
        const without = judge(deck({}, { base: 'core', swaps: made }));
        expect(without.cards).toEqual(verdict.cards);
        expect(without.violations.filter((v) => v.constraint === 'exchange')).toEqual([]);
      }),
    );
  });
});
