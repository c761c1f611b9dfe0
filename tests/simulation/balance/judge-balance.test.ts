/** What balance.yaml expects, judged over counts that are written by hand. */
import { expect, test } from 'vitest';
import { balanceFaults, judgeBalance } from '../../../simulation/balance/judge-balance.ts';
import type { Balance } from '../../../simulation/balance/read-balance.ts';
import { counted, played } from '../played.ts';

/** Pairs in which the first entrant won both games, one (as often as P1 as not), or none. */
function pairs(both: number, one: number, none: number): number[][] {
  return [
    [both, 0, one / 2, 0],
    [0, 0, 0, 0],
    [one / 2, 0, none, 0],
    [0, 0, 0, 0],
  ];
}

const EVEN = pairs(250, 500, 250);

/** The answers, each with its place and its decks. */
function answers(balance: Balance, ...pairings: Parameters<typeof played>): string[] {
  return judgeBalance(balance, played(...pairings)).map(
    ({ expectation: { path, decks }, bot, judged }) =>
      [path.join('.'), ...(decks ?? []), bot, judged?.answer ?? 'not played'].join(' '),
  );
}

test('an even pairing holds, an uneven one is broken, a few games decide nothing', () => {
  expect(
    answers(
      { pairings: {} },
      ['orcs', 'dwarves', counted(EVEN)],
      ['orcs', 'elves', counted(pairs(400, 500, 100))],
      ['dwarves', 'elves', counted(pairs(5, 10, 5))],
    ),
  ).toEqual([
    'pairings orcs dwarves greedy holds',
    'pairings orcs elves greedy broken',
    'pairings dwarves elves greedy undecided',
  ]);
});

function except(deck: string, against: string): Balance {
  return { pairings: { except: [{ deck, against, share: [60, 70] }] } };
}

test('a deck is judged from its own side, wherever it is in the plan', () => {
  const uneven = counted(pairs(400, 500, 100));
  expect(answers(except('orcs', 'elves'), ['orcs', 'elves', uneven])).toEqual([
    'pairings.except.0 orcs elves greedy holds',
  ]);
  expect(answers(except('elves', 'orcs'), ['orcs', 'elves', uneven])).toEqual([
    'pairings.except.0 elves orcs greedy broken',
  ]);
});

test('what is meant of some bots is judged of those, at any level; of the others the pairing is even', () => {
  const uneven = counted(pairs(400, 500, 100));
  const result = played(['orcs', 'elves', uneven]);
  const by = (bot: string) => {
    const entrants = result.plan.entrants.map((entrant) => ({ ...entrant, bot }));
    const balance: Balance = {
      pairings: {
        except: [{ deck: 'orcs', against: 'elves', share: [60, 70], bots: ['ismcts', 'flat'] }],
      },
    };
    return judgeBalance(balance, { ...result, plan: { ...result.plan, entrants } }).map(
      ({ expectation: { path }, judged }) => `${path.join('.')} ${judged?.answer}`,
    );
  };
  expect(by('ismcts:25')).toEqual(['pairings.except.0 holds']);
  expect(by('flat')).toEqual(['pairings.except.0 holds']);
  expect(by('greedy')).toEqual(['pairings broken']);
});

test('a triangle is three pairings, which nothing else judges', () => {
  const wins = counted(pairs(300, 550, 150));
  expect(
    answers(
      { pairings: {}, triangles: [{ decks: ['rush', 'guile', 'wall'] }] },
      ['rush', 'guile', wins],
      ['guile', 'wall', wins],
      ['wall', 'rush', counted(EVEN)],
    ),
  ).toEqual([
    'triangles.0 rush guile greedy holds',
    'triangles.0 guile wall greedy holds',
    'triangles.0 wall rush greedy undecided',
  ]);
});

/** A mirror of 3,000 games, of which whoever begins won this many. */
function mirror(won: number): ReturnType<typeof counted> {
  const began = { won: won / 2, drawn: 0, lost: (3000 - won) / 2, unfinished: 0 };
  return counted(pairs(0, 1500, 0), { began: [began, began] });
}

function answersOf(won: number): string[] {
  return answers({ mirrors: {} }, ['orcs', 'orcs', mirror(won)]);
}

test('mirrors are about whoever begins', () => {
  expect(answersOf(1500)).toEqual(['mirrors orcs orcs greedy holds']);
  expect(answersOf(1620)).toEqual(['mirrors orcs orcs greedy undecided']);
  expect(answersOf(2100)).toEqual(['mirrors orcs orcs greedy broken']);
});

test('games that are too long or not over are counted over all pairings', () => {
  const lengths = { 100: 1998, 401: 2 };
  const limits: Balance = { length: { decisions: 400 }, unfinished: {} };
  expect(answers(limits, ['orcs', 'elves', counted(EVEN, { lengths })])).toEqual([
    'length greedy holds',
    'unfinished greedy holds',
  ]);
  const long = { 100: 1800, 401: 200 };
  const stuck = pairs(250, 500, 150);
  stuck[3]![3] = 100;
  expect(answers(limits, ['orcs', 'elves', counted(stuck, { lengths: long })])).toEqual([
    'length greedy broken',
    'unfinished greedy broken',
  ]);
});

test('decks that did not play are not judged, nor are games of two different bots', () => {
  const balance: Balance = { pairings: { decks: ['orcs', 'trolls'] } };
  expect(answers(balance, ['orcs', 'elves', counted(EVEN)])).toEqual([
    'pairings orcs trolls greedy not played',
  ]);
  const result = played(['orcs', 'elves', counted(EVEN)]);
  const [orcs, elves] = result.plan.entrants;
  const mixed = { ...result.plan, entrants: [orcs!, { ...elves!, bot: 'random' }] };
  const judged = judgeBalance({ pairings: {} }, { ...result, plan: mixed });
  expect(judged.map(({ bot, pairs: count }) => [bot, count])).toEqual([
    ['greedy', 0],
    ['random', 0],
  ]);
});

test('what is broken or open is a fault at its place, with percentages and a forecast', () => {
  const result = played(
    ['orcs', 'dwarves', counted(EVEN)],
    ['orcs', 'elves', counted(pairs(400, 500, 100))],
    ['dwarves', 'elves', counted(pairs(30, 50, 30))],
  );
  const faults = balanceFaults(judgeBalance({ pairings: {} }, result));
  expect(faults).toMatchObject([
    {
      code: 'CW6001',
      file: 'balance.yaml',
      path: ['pairings'],
      params: { deck: 'orcs', against: 'elves', share: 65, least: 45, most: 55, games: 2000 },
    },
    { code: 'CW6002', params: { deck: 'dwarves', share: 50, games: 220 } },
  ]);
  const { forecast } = faults[1]!.params as { readonly forecast: number };
  expect(forecast).toBeGreaterThan(800);
  expect(forecast).toBeLessThan(1400);
});
