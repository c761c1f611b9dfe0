/** Sets of cards are chosen whole or card by card, and both come to the same. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { legalTexts, logisticSquare as rules, played, sampleSetup, type State } from './game.ts';

const after = (state: State, texts: readonly string[]): unknown => {
  const copy = rules.clone(state);
  for (const text of texts) {
    const [action, seat] = [rules.notation.parse(copy, text), rules.toAct(copy)];
    if (action === null || seat === null) throw new Error(text);
    expect([text, rules.refusal(copy, seat, action)]).toEqual([text, null]);
    rules.apply(copy, seat, action);
  }
  return rules.toPosition(copy);
};

/** The whole set that these steps name: `it`, `caa` or nothing, some cards, maybe `done`. */
function wholeOf(state: State, steps: readonly string[]): string {
  const cards = steps.flatMap((step) => /^take (.*)$/.exec(step)?.[1] ?? []);
  const [first = ''] = steps;
  const set = `[${cards.join(', ')}]`;
  if (/^(it|caa)\b/.test(first)) return `${first} ${set}`;
  return rules.observe(state, 'spectator')['choice'] === 'handLimit'
    ? `discard ${set}`
    : `choose ${set}`;
}

test('what is named card by card can be named at once', () => {
  let compared = 0;
  for (const seed of Array.from({ length: 12 }, (_, seed) => seed)) {
    let begun: { readonly state: State; readonly steps: string[] } | null = null;
    playRandomly(rules, sampleSetup({ handLimit: 3 }), seed, ({ state, actions, chance }) => {
      const text = rules.notation.format(state, actions[below(actions.length, chance.slice())]!);
      const isStep = /^(take |done$)/.test(text);
      if (begun !== null && !isStep) {
        expect(after(begun.state, [wholeOf(begun.state, begun.steps)])).toEqual(
          after(begun.state, begun.steps),
        );
        compared += 1;
        begun = null;
      }
      if (/^(caa|it )/.test(text)) begun = { state: rules.clone(state), steps: [text] };
      else if (isStep && begun === null) begun = { state: rules.clone(state), steps: [text] };
      else if (isStep) begun?.steps.push(text);
    });
  }
  expect(compared).toBeGreaterThan(100);
});

/** Where all ways through the steps of a set lead to, as text. */
function* outcomesOf(state: State): Generator<string> {
  const seat = rules.toAct(state)!;
  const steps = legalTexts(state, seat).filter((text) => /^(take |done$)/.test(text));
  if (steps.length === 0) yield JSON.stringify(rules.toPosition(state));
  for (const step of steps) {
    const next = rules.clone(state);
    rules.apply(next, seat, rules.notation.parse(next, step)!);
    yield* outcomesOf(next);
  }
}

describe('a set that is named card by card is made in one way only', () => {
  const apart = ['sc-patch', 'ac-arc-edge', 'sc-patch', 'ac-arc-edge', 'sc-slide', 'sc-patch'];

  test.each([
    ['recycle', { hand: { P1: ['sc-rewrite'] }, trash: { P1: apart } }, ['use sc-rewrite', 'pass']],
    ['CAA', { hand: { P1: apart } }, ['caa']],
    ['discard', { hand: { P1: [...apart, 'br-parry', 'br-parry'] }, ap: 1 }, ['move ahead']],
  ])('%s', (_, position, actions) => {
    const outcomes = [...outcomesOf(played(position, actions).state)];
    expect(outcomes.length).toBeGreaterThan(5);
    expect(new Set(outcomes).size).toBe(outcomes.length);
  });
});

describe('the order in which cards are named (BLS-1.2.3)', () => {
  const hand = ['sc-patch', 'sc-patch', 'ac-line-cutter', 'br-parry', 'sc-slide', 'sc-data-leak'];
  const set = fc.shuffledSubarray(hand, { minLength: 1, maxLength: 3 });

  test('decides how they lie in the trash, and nothing else', () => {
    fc.assert(
      fc.property(set, (names) => {
        const [named, sorted] = [names, names.toSorted(byType)].map((cards) =>
          after(played({ hand: { P1: hand } }, []).state, [`caa [${cards.join(', ')}]`]),
        ) as { trash: Record<string, string[]> }[];
        expect(expanded(named!.trash['P1']!)).toEqual(names);
        expect({ ...named, trash: null }).toEqual({ ...sorted, trash: null });
      }),
    );
  });
});

/** `2 x sc-patch` as two lines. */
function expanded(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, count = '1', id = line] = /^(\d+) x (.*)$/.exec(line) ?? [];
    return Array.from({ length: Number(count) }, () => id);
  });
}

describe('card by card', () => {
  const hand = ['sc-patch', 'sc-patch', 'ac-line-cutter', 'br-parry'];

  test('nothing happens before the set is complete (BLS-6.8.3)', () => {
    const { state, reported } = played({ hand: { P1: hand } }, ['caa', 'take ac-line-cutter']);
    expect(reported).toEqual([]);
    expect(rules.observe(state, 0)['hand']).toEqual({ P1: hand.toSorted(byType), P2: 0 });
    expect(rules.observe(state, 0)['caaUsed']).toBe(false);
  });

  test('a set that may hold no more is complete (BLS-6.8.3)', () => {
    const { state } = played({ hand: { P1: hand } }, [
      'caa',
      'take ac-line-cutter',
      'take sc-patch',
      'take sc-patch',
    ]);
    expect(rules.observe(state, 0)['caaUsed']).toBe(true);
  });

  test('only cards that can still fill the slots may be taken (BLS-6.6.4)', () => {
    const position = {
      hand: { P1: ['sc-barrier-panel', 'sc-patch', 'sc-slide'] },
      it: { P1: ['it-fortress'] },
      cell: { P1: '(3,3)' },
    };
    expect(legalTexts(played(position, ['it it-fortress']).state, 0)).toEqual(['take sc-patch']);
    const { state } = played(position, ['it it-fortress', 'take sc-patch']);
    expect(legalTexts(state, 0)).toEqual(['take sc-barrier-panel']);
  });

  test('exactly as many are discarded as are too many (BLS-6.9.2)', () => {
    const { state } = played({ ap: 1, hand: { P1: [...hand, ...hand] } }, ['move ahead']);
    for (const text of ['discard [sc-patch, sc-patch]', 'done', `discard [${hand.join(', ')}]`]) {
      const action = rules.notation.parse(state, text)!;
      expect(rules.refusal(state, 0, action)).not.toBeNull();
    }
    expect(after(state, ['discard [sc-patch, br-parry, sc-patch]'])).toMatchObject({ turn: 'P2' });
  });
});

/** Order of a hand: that of the files, then of the cards in them. */
function byType(a: string, b: string): number {
  const order = ['ac-line-cutter', 'br-parry', 'sc-patch', 'sc-slide', 'sc-data-leak'];
  return order.indexOf(a) - order.indexOf(b);
}
