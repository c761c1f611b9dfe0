import { expect, test } from 'vitest';
import {
  botPlayer,
  bots,
  Match,
  RulesDefect,
  type Bot,
  type Rules,
  type Sight,
} from '../../../engine/index.ts';
import { greedy } from '../../../engine/bots/greedy.ts';
import { random } from '../../../engine/bots/random.ts';
import { highCard, twoPlayers, type State } from '../../support/high-card.ts';

/** The actions of a whole game in which the bot has every seat. */
function game(bot: Bot, seed: number, rules: Rules<State, number> = highCard): string[] {
  const match = new Match(rules, { setup: twoPlayers, seed: 1 });
  const player = botPlayer(bot, rules, seed);
  for (let seat = match.toAct; seat !== null; seat = match.toAct) {
    expect(match.act(seat, player(match.state, seat))).toBeNull();
  }
  return match.steps.map(({ text }) => text);
}

test('bots have names of their own', () => {
  expect(bots.map(({ id }) => id)).toEqual(['random', 'greedy', 'flat', 'ismcts']);
});

test.each(bots)('$id plays whole games, the same for the same seed', (bot) => {
  expect(game(bot, 5)).toEqual(game(bot, 5));
  expect(game(bot, 5)).toHaveLength(12);
});

test('chance plays otherwise with another seed', () => {
  const games = new Set(Array.from({ length: 10 }, (_, seed) => game(random, seed).join()));
  expect(games.size).toBeGreaterThan(5);
});

test('random chooses every action about equally often', () => {
  const player = botPlayer(random, highCard, 3);
  const state: State = { hands: [[2, 5, 8], [1]], deck: [], sums: [0, 0], turn: 0 };
  const counts = new Map<number, number>();
  for (let i = 0; i < 3000; i += 1) {
    const card = player(state, 0);
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([2, 5, 8]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('greedy takes what leaves it farthest ahead', () => {
  const player = botPlayer(greedy, highCard, 3);
  expect(player({ hands: [[2, 8, 5], [9]], deck: [7], sums: [3, 4], turn: 0 }, 0)).toBe(8);
});

test('greedy looks past its own further decisions', () => {
  const again: Rules<State, number> = {
    ...highCard,
    // Who plays an odd card plays once more.
    apply(state, seat, action, report) {
      highCard.apply(state, seat, action, report);
      if (action % 2 === 1) state.turn = seat;
    },
  };
  const player = botPlayer(greedy, again, 3);
  expect(player({ hands: [[7, 8], [4]], deck: [], sums: [0, 0], turn: 0 }, 0)).toBe(7);
});

/** The seat to act cannot tell these apart. */
function alike(others: number[], deck: number[]): State {
  return { hands: [[2, 5, 8], others], deck, sums: [0, 0], turn: 0 };
}

test.each(bots)('$id decides alike whatever is hidden from it', (bot) => {
  const first = botPlayer(bot, highCard, 9);
  const second = botPlayer(bot, highCard, 9);
  for (let i = 0; i < 20; i += 1) {
    expect(first(alike([1, 3], [4, 6]), 0)).toBe(second(alike([4, 6], [3, 1]), 0));
  }
});

test('a bot is shown imagined states only, each time another', () => {
  const state: State = {
    hands: [
      [2, 5],
      [1, 3, 4],
    ],
    deck: [6, 7, 8, 9],
    sums: [0, 0],
    turn: 0,
  };
  const seen: State[] = [];
  const curious: Bot = {
    id: 'curious',
    choose<S, A>({ imagine, actions }: Sight<S, A>): A {
      for (let i = 0; i < 10; i += 1) seen.push(imagine() as State);
      return actions[0]!;
    },
  };
  botPlayer(curious, highCard, 1)(state, 0);
  expect(seen.every(({ hands }) => String(hands[0]) === '2,5')).toBe(true);
  expect(new Set(seen.map(({ hands }) => String(hands[1]))).size).toBeGreaterThan(5);
  for (const { hands, deck } of seen) {
    expect([...(hands[1] ?? []), ...deck].toSorted((a, b) => a - b)).toEqual([1, 3, 4, 6, 7, 8, 9]);
  }
});

test('where there is one action only, nobody is asked; where there is none, that is a mistake', () => {
  const mute: Bot = {
    id: 'mute',
    choose: () => {
      throw new Error('asked');
    },
  };
  const player = botPlayer(mute, highCard, 1);
  const state: State = { hands: [[2], [1]], deck: [], sums: [0, 0], turn: 0 };
  expect(player(state, 0)).toBe(2);
  expect(() => player(state, 1)).toThrow(RangeError);
});

test('greedy keeps away from what the match would refuse as a defect', () => {
  const withDefect: Rules<State, number> = {
    ...highCard,
    apply(state, seat, action, report) {
      if (action === 8) throw new RulesDefect('depth', []);
      highCard.apply(state, seat, action, report);
    },
  };
  const state: State = { hands: [[2, 5, 8], [1]], deck: [], sums: [0, 0], turn: 0 };
  const chosen = (rules: Rules<State, number>): Set<number> =>
    new Set(Array.from({ length: 20 }, (_, seed) => botPlayer(greedy, rules, seed)(state, 0)));
  expect(chosen(highCard)).toContain(8);
  expect(chosen(withDefect)).not.toContain(8);
});
