/** Bots that search: what they find, that they always find the same, and what they make of odd rules. */
import { describe, expect, test } from 'vitest';
import { botNamed, botNames, botPlayer, RulesDefect, type Rules } from '../../../engine/index.ts';
import { Tree, ROOT } from '../../../engine/bots/tree.ts';
import { highCard, type State } from '../../support/high-card.ts';

interface Pile {
  left: number;
  turn: number;
}

/** Nim: one to three are taken in turn; whoever takes the last one wins. Nobody is ahead before that. */
const nim = {
  seats: () => 2,
  sides: () => 2,
  sideOf: (_: Pile, seat: number) => seat,
  toAct: ({ left, turn }: Pile) => (left === 0 ? null : turn),
  legalActions({ left }: Pile, _: number, into: number[]) {
    const most = Math.min(3, left);
    for (let i = 0; i < most; i += 1) into[i] = i + 1;
    return most;
  },
  apply(state: Pile, seat: number, action: number) {
    state.left -= action;
    state.turn = 1 - seat;
  },
  clone: (state: Pile) => ({ ...state }),
  redeal: (state: Pile) => ({ ...state }),
  advantage: ({ left, turn }: Pile, side: number) => (left > 0 ? 0 : turn === side ? -1 : 1),
} as unknown as Rules<Pile, number>;

test.each([5, 6, 7, 9, 10, 11])('ismcts leaves a multiple of four of %i in nim', (left) => {
  const player = botPlayer(botNamed('ismcts:400')!, nim, left);
  expect((left - player({ left, turn: 0 }, 0)) % 4).toBe(0);
});

interface Duel {
  readonly done: number[];
}

const [WAIT, GRAB, PASS, HIT] = [0, 1, 2, 3] as const;

/** One seat waits or grabs, which looks better until the other hits back; then it is over. */
const duel = {
  seats: () => 2,
  sides: () => 2,
  sideOf: (_: Duel, seat: number) => seat,
  toAct: ({ done }: Duel) => (done.length < 2 ? done.length : null),
  legalActions(_: Duel, seat: number, into: number[]) {
    into.splice(0, 2, ...(seat === 0 ? [WAIT, GRAB] : [PASS, HIT]));
    return 2;
  },
  refusal: () => null,
  apply: ({ done }: Duel, _: number, action: number) => done.push(action),
  clone: ({ done }: Duel) => ({ done: [...done] }),
  redeal: ({ done }: Duel) => ({ done: [...done] }),
  advantage({ done: [first, second] }: Duel, side: number) {
    const own = first === GRAB ? (second === HIT ? -0.5 : 0.5) : first === WAIT ? 0.2 : 0;
    return side === 0 ? own : -own;
  },
} as unknown as Rules<Duel, number>;

test.each([
  ['greedy', GRAB],
  ['ismcts:25', WAIT],
])('ismcts expects a reply that greedy does not: %s', (bot, chosen) => {
  expect(botPlayer(botNamed(bot)!, duel, 1)({ done: [] }, 0)).toBe(chosen);
});

test('flat finds what wins at once', () => {
  const player = botPlayer(botNamed('flat:100')!, nim, 1);
  expect(player({ left: 3, turn: 1 }, 1)).toBe(3);
});

test('what a player chooses depends on the seed and the position only', () => {
  const [first, second] = [0, 1].map(() =>
    [13, 14, 15].map((left) => botPlayer(botNamed('ismcts:30')!, nim, 4)({ left, turn: 0 }, 0)),
  );
  expect(first).toEqual(second);
});

test('actions that are no numbers are known by their notation', () => {
  const words = ['one', 'two', 'three'];
  const inWords = {
    ...nim,
    legalActions(state: Pile, seat: number, into: string[]) {
      const count = nim.legalActions(state, seat, []);
      for (let i = 0; i < count; i += 1) into[i] = words[i]!;
      return count;
    },
    apply: (state: Pile, seat: number, word: string) =>
      nim.apply(state, seat, words.indexOf(word) + 1),
    notation: { format: (_: Pile, word: string) => word },
  } as unknown as Rules<Pile, string>;
  expect(botPlayer(botNamed('ismcts:400')!, inWords, 1)({ left: 7, turn: 0 }, 0)).toBe('three');
});

test('a seat that may act unasked searches its own actions', () => {
  const both = { ...nim, toAct: ({ left }: Pile) => (left === 0 ? null : 1) };
  const player = botPlayer(botNamed('ismcts:50')!, both, 1);
  expect(player({ left: 3, turn: 0 }, 0)).toBe(3);
});

test.each(['flat:60', 'ismcts:60'])(
  '%s keeps away from what would be refused as a defect',
  (id) => {
    const withDefect: Rules<State, number> = {
      ...highCard,
      apply(state, seat, action, report) {
        if (action === 8) throw new RulesDefect('depth', []);
        highCard.apply(state, seat, action, report);
      },
    };
    const state: State = {
      hands: [
        [2, 5, 8],
        [1, 3, 4],
      ],
      deck: [],
      sums: [0, 0],
      turn: 0,
    };
    expect(botPlayer(botNamed(id)!, highCard, 1)(state, 0)).toBe(8);
    expect(botPlayer(botNamed(id)!, withDefect, 1)(state, 0)).not.toBe(8);
  },
);

describe('names', () => {
  test('a bot that searches has levels', () => {
    expect(botNamed('ismcts')?.id).toBe('ismcts');
    expect(botNamed('ismcts:1600')?.id).toBe('ismcts:1600');
    expect(botNamed('flat:7')?.id).toBe('flat:7');
    expect(botNames()).toContain('ismcts:100');
  });

  test.each([
    '',
    'nobody',
    'greedy:5',
    'ismcts:',
    'ismcts:0',
    'ismcts:-4',
    'ismcts:1e3',
    'flat:9000000',
  ])('%j is no bot', (text) => {
    expect(botNamed(text)).toBeUndefined();
  });
});

test('a tree finds each of many nodes again, also those of very large actions', () => {
  const tree = new Tree();
  const made = Array.from({ length: 5000 }, (_, i) => {
    const action = i % 2 === 0 ? i : 2 ** 52 + i;
    return { parent: i % 7, seat: i % 3, action, node: tree.add(i % 7, i % 3, i, action) };
  });
  for (const { parent, seat, action, node } of made) {
    expect(tree.find(parent, seat, action)).toBe(node);
    expect(tree.sides[node]).toBe(node - 1);
  }
  expect(tree.find(ROOT, 0, 2 ** 52 + 2)).toBe(-1);
  expect(tree.find(ROOT, 5, 0)).toBe(-1);
});
