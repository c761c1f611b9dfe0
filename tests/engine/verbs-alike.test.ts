/** Verbs that differ only in what may be said of their first word: listed as ever, tried once. */
import { expect, test } from 'vitest';
import {
  refuseBy,
  VerbTable,
  wordAmong,
  type Setting,
  type Verb,
  type WordedAction,
} from '../../engine/index.ts';

interface State {
  readonly config: Setting;
  readonly isLate: boolean;
}

const refuse = refuseBy({
  GAME_OVER: 'A-1',
  NOT_YOUR_DECISION: 'A-2',
  WRONG_PHASE: 'A-3',
  LATE: 'A-4',
  ODD: 'A-5',
});

const digits = ['0', '1', '2', '3', '4', '5'];
const tried: string[] = [];

/** What `most` allows of things, each with those counts whose sum with it is even. */
const slot = (name: string, most: number): Verb<State, 'play' | 'over', undefined, Setting> => ({
  in: ['play'],
  words: { thing: wordAmong(digits.slice(0, 6)), count: wordAmong(digits.slice(0, 4)) },
  refuse: [
    ({ isLate }) => (isLate && name === 'quick' ? refuse('LATE') : null),
    (_, __, thing) => (thing <= most ? null : refuse('ODD')),
    (_, __, thing, count) => {
      tried.push(`${thing} ${count}`);
      return (thing + count) % 2 === 0 ? null : refuse('ODD');
    },
  ],
  play: () => undefined,
});

const verbs = { quick: slot('quick', 2), slow: slot('slow', 4) };

const usual = {
  refuse,
  phase: { get: (): 'play' => 'play', is: () => false },
  turn: { get: () => 0 },
  asked: {
    isOpen: () => false,
    chooser: () => 0,
    form: () => null,
    list: () => 0,
    optionNames: () => [],
  },
} as const;

const tableOf = (alike: readonly (keyof typeof verbs)[]) =>
  new VerbTable<State, keyof typeof verbs, 'play' | 'over', undefined, Setting>({
    ...usual,
    verbs,
    alike,
  });

const [apart, together] = [tableOf([]), tableOf(['quick', 'slow'])];
const setting = { types: [], backs: [], seats: 1, sides: [0] };
const config: Setting = { ...setting, catalogue: { ids: [], indexOf: new Map() } };

function listed(table: typeof apart, isLate: boolean): string[] {
  const state = { config, isLate };
  const into: WordedAction[] = [];
  const count = table.legalActions(state, 0, into);
  const { actions } = table;
  return into
    .slice(0, count)
    .map((one) => `${actions.verbOf(one)} ${actions.first(one)} ${actions.second(one)}`);
}

test('the list is the same, whether both verbs can be played or one', () => {
  for (const isLate of [false, true]) {
    expect(listed(together, isLate)).toEqual(listed(apart, isLate));
    expect(listed(together, isLate).length).toBeGreaterThan(0);
  }
  expect(listed(together, false)).toContain('quick 2 0');
  expect(listed(together, true)).not.toContain('quick 2 0');
});

test('what follows a value is tried once for both', () => {
  tried.length = 0;
  listed(together, false);
  expect(tried.length).toBe(new Set(tried).size);
  tried.length = 0;
  listed(apart, false);
  expect(tried.length).toBeGreaterThan(new Set(tried).size);
});

test.each([1, 3])('the first actions are found without the others: %d', (enough) => {
  const state = { config, isLate: false };
  const [all, few, alone]: [number[], number[], number[]] = [[], [], []];
  const count = apart.legalActions(state, 0, all);
  tried.length = 0;
  expect(apart.legalActions(state, 0, alone, enough)).toBeGreaterThanOrEqual(enough);
  const needed = tried.length;
  expect(together.legalActions(state, 0, few, enough)).toBeLessThan(count);
  expect(alone.slice(0, enough)).toEqual(all.slice(0, enough));
  expect(few.slice(0, enough)).toEqual(all.slice(0, enough));
  tried.length = 0;
  apart.legalActions(state, 0, all);
  expect(needed).toBeLessThan(tried.length);
});

test('behind a value that is whole nothing is tried', () => {
  const verb = { ...slot('slow', 4), isWhole: (_: State, thing: number) => thing > 1 };
  const table = new VerbTable<State, 'slow', 'play' | 'over', undefined, Setting>({
    ...usual,
    verbs: { slow: verb },
  });
  tried.length = 0;
  const state = { config, isLate: false };
  const into: WordedAction[] = [];
  const count = table.legalActions(state, 0, into);
  const { actions } = table;
  const found = into
    .slice(0, count)
    .map((one) => `${actions.verbOf(one)} ${actions.first(one)} ${actions.second(one)}`);
  expect(found).toEqual([
    'slow 0 0',
    'slow 0 2',
    'slow 1 1',
    'slow 1 3',
    'slow 2 0',
    'slow 3 0',
    'slow 4 0',
  ]);
  expect(tried.every((one) => Number(one[0]) <= 1)).toBe(true);
});
