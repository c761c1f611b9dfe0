/** The mechanism against the shortest code that does the same with lists, on random cards. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addListener,
  effectLayout,
  handlersEnd,
  handlersFrom,
  hears,
  listItems,
  removeListener,
  StateLayout,
  type EffectLayout,
} from '../../../engine/index.ts';
import { nextHearer } from '../../../engine/effects/hearers.ts';
import { events, Sparks, type Card, type Effect, type Operation } from './sparks.ts';

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ op: fc.constant('note' as const), word: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ op: fc.constant('hurt' as const), amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ op: fc.constant('gain' as const), amount: fc.integer({ min: 1, max: 9 }) }),
);
const pick: fc.Arbitrary<Operation> = fc.constant({ op: 'pickAndNote', from: [1, 2] });
const effect: fc.Arbitrary<Effect> = fc.record({
  on: fc.constantFrom('play' as const, 'hurt' as const, 'gained' as const),
  do: fc.array(fc.oneof({ weight: 4, arbitrary: operation }, { weight: 1, arbitrary: pick }), {
    maxLength: 3,
  }),
});
const cards: fc.Arbitrary<Card[]> = fc.array(
  fc.record({
    id: fc.constant('card'),
    seat: fc.integer({ min: 0, max: 1 }),
    effects: fc.array(effect, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/**
 * Plays the first card with lists and recursion in place of frames. Null for more than a number of
 * effects, and for more waiting at once than the small game has room for.
 */
function oracle(cards: readonly Card[], most: number): string[] | null {
  const log: string[] = [];
  const points = [100, 100];
  const queue: { seat: number; effect: Effect }[] = [];
  let begun = 0;
  let longest = 0;
  const isOver = (): boolean => points.some((one) => one <= 0);
  const change = (seat: number, by: number): void => {
    points[seat]! += by;
    const on = by < 0 ? 'hurt' : 'gained';
    for (const { effects } of cards.filter((card) => card.seat === seat)) {
      for (const effect of effects) if (effect.on === on) queue.push({ seat, effect });
    }
    longest = Math.max(longest, queue.length);
  };
  const runOperation = (one: Operation, seat: number): void => {
    if (one.op === 'note') log.push(one.word);
    if (one.op === 'pickAndNote') log.push('ask', 'picked 2');
    if (one.op === 'gain') {
      log.push(`gain ${seat} ${one.amount}`);
      change(seat, one.amount);
    }
    if (one.op === 'hurt') {
      const amount = Number(one.amount);
      log.push(`hurt ${1 - seat} ${amount}`);
      change(1 - seat, -amount);
    }
  };
  const runEffect = ({ do: operations }: Effect, seat: number, after: () => void): void => {
    begun += 1;
    for (const one of operations) {
      if (isOver() || begun > most) return;
      runOperation(one, seat);
      if (!isOver()) after();
    }
  };
  const empty = (): void => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (isOver() || begun > most) return;
      runEffect(next.effect, next.seat, () => undefined);
    }
  };
  const { seat, effects } = cards[0]!;
  for (const effect of effects)
    if (effect.on === 'play' && !isOver()) runEffect(effect, seat, empty);
  return begun > most || longest > 16 ? null : log;
}

test('effects run as lists and recursion would run them, with a new runner at each decision', () => {
  fc.assert(
    fc.property(cards, (cards) => {
      const expected = oracle(cards, 40);
      fc.pre(expected !== null);
      const limits = { mostDepth: 100, mostEffects: 100 };
      let game = new Sparks(cards, limits);
      const state = game.newState();
      for (let done = game.play(state, 0); !done; done = game.answer(state, 2)) {
        game = new Sparks(cards, limits);
      }
      const log = state.log.map((line) => (line.startsWith('ask') ? 'ask' : line));
      expect(log).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('the table holds the effects of every card by event, in the order of the card', () => {
  fc.assert(
    fc.property(cards, (cards) => {
      const { table } = new Sparks(cards);
      for (const [definition, { effects }] of cards.entries()) {
        for (const [event, name] of events.entries()) {
          const from = handlersFrom(table, definition, event);
          const found = table.handlers.slice(from, handlersEnd(table, definition, event));
          const entries = effects.flatMap(({ on }, entry) => (on === name ? [entry] : []));
          expect(found.map(({ entry }) => entry)).toEqual(entries);
          expect((table.masks[definition]! & (1 << event)) !== 0).toBe(entries.length > 0);
        }
      }
    }),
  );
});

/** Places of those of seat 1 that hear an event, one after the other. */
function hearersIn(ints: Int32Array, layout: EffectLayout, event: number): number[] {
  const found: number[] = [];
  let place = nextHearer(ints, layout, 1, event, 0);
  for (; place >= 0; place = nextHearer(ints, layout, 1, event, place + 1)) found.push(place);
  return found;
}

test('a seat hears what any of its sources hears, and nothing else', () => {
  // More than there are bits in two words.
  const sourceCount = 70;
  const room = { seats: 2, sources: sourceCount, frames: 1, queued: 1, picks: 1 };
  const step = fc.record({
    source: fc.nat({ max: sourceCount - 1 }),
    place: fc.option(fc.nat({ max: sourceCount - 1 }), { nil: undefined }),
  });
  const masks = fc.array(fc.nat({ max: 7 }), { minLength: sourceCount, maxLength: sourceCount });
  fc.assert(
    fc.property(masks, fc.array(step, { maxLength: 150, size: 'max' }), (masks, steps) => {
      const plan = new StateLayout(3);
      const layout = effectLayout(plan, room);
      const ints = plan.blank();
      const sources: number[] = [];
      for (const { source, place = sources.length } of steps) {
        const at = sources.indexOf(source);
        if (at >= 0) {
          sources.splice(at, 1);
          removeListener(ints, layout, 1, source);
        } else {
          const to = Math.min(place, sources.length);
          sources.splice(to, 0, source);
          addListener(ints, layout, 1, source, masks[source]!, to);
        }
        expect(listItems(ints, layout.sources[1]!)).toEqual(sources);
        for (const event of [0, 1, 2]) {
          const expected = sources.flatMap((one, at) =>
            ((masks[one]! >> event) & 1) === 1 ? [at] : [],
          );
          expect(hears(ints, layout, 1, event)).toBe(expected.length > 0);
          expect(hearersIn(ints, layout, event)).toEqual(expected);
          expect(hears(ints, layout, 0, event)).toBe(false);
        }
      }
    }),
  );
});
