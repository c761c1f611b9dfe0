/** The game that `cardwright init` copies is as sound as those of content/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadPosition, botPlayer, bots, type Rules, type Setup } from '../engine/index.ts';
import { GameChecker } from '../generator/check.ts';
import { clausesOf } from '../generator/link/read-clauses.ts';
import { compileGame } from '../generator/compile/compile.ts';
import { packageRoot } from '../kernel/index.ts';
import { loadRules } from '../generator/rules/load-rules.ts';
import { runScenarios } from '../generator/scenarios/run.ts';
import { describeRules } from './support/describe-rules.ts';
import { copyGame, temporaryRoom } from './support/games.ts';

const starter = join(packageRoot(), 'starter');
const result = new GameChecker(starter).check();
const factory = await loadRules(starter);
const { game, rules } = await playable(starter);

type State = { readonly ints: Int32Array };

/** A game of a folder with its rules. */
async function playable(folder: string) {
  const { game: files, linked } = new GameChecker(folder).check();
  const make = await loadRules(folder);
  if (files === null || linked === null || make === null) throw new Error('It cannot be played.');
  const game = compileGame(files, linked);
  return { game, rules: make(game) as Rules<State, number> };
}

function setupOf({ decks }: typeof game): Setup {
  return { players: 2, decks: decks.slice(0, 2), options: {} };
}

function clausesIn(file: string): string[] {
  return [...clausesOf(readFileSync(join(starter, file), 'utf8'))];
}

test('has no faults, warnings or remarks', () => {
  expect(result.diagnostics).toEqual([]);
});

test('has two legal decks, which hold every card between them, and an illegal one', () => {
  const decks = result.linked?.decks ?? [];
  const legal = decks.filter(({ verdict }) => verdict.legal);
  expect([legal.length, decks.length]).toEqual([2, 3]);
  const held = new Set(legal.flatMap(({ verdict }) => [...verdict.cards.keys()]));
  const cards = [
    ...(result.linked?.cards['keeper'] ?? []),
    ...(result.linked?.cards['event'] ?? []),
  ];
  expect(cards.map(({ id }) => id).filter((id) => !held.has(id))).toEqual([]);
});

test('has the same clauses in both languages', () => {
  expect(clausesIn('rules.ja.md')).toEqual(clausesIn('rules.md'));
  expect(clausesIn('rules.md').length).toBeGreaterThan(0);
});

describe('its scenarios', () => {
  const outcomes = runScenarios(result, factory);

  test('are there', () => {
    expect(outcomes.length).toBeGreaterThan(0);
  });

  for (const { scenario, differences } of outcomes) {
    test(`${scenario.id} ${scenario.title} (${scenario.clauses.join(' ')})`, () => {
      expect(differences).toEqual([]);
    });
  }
});

function isWanted(path: string): boolean {
  return path === 'scenarios/decks.yaml';
}

test('scenarios of one file are run alone, and each is reported before it is', () => {
  const said: string[] = [];
  const onScenario = (...[id, number, all]: readonly [string, number, number]): void =>
    void said.push(`${id} ${number}/${all}`);
  const outcomes = runScenarios(result, factory, { isWanted, onScenario });
  expect(outcomes.length).toBeGreaterThan(1);
  expect(said).toEqual(
    outcomes.map(({ scenario }, index) => `${scenario.id} ${index + 1}/${outcomes.length}`),
  );
  expect(outcomes.every(({ item }) => isWanted(item.file.path))).toBe(true);
});

describe('its set-up', () => {
  const setup = setupOf(game);
  const dealt = rules.observe(rules.create(setup, 1), 0);

  test('deals four cards to each from a shuffled deck, and others see none of them (FEN-1.1, FEN-1.3)', () => {
    const { hand, deck } = dealt as { hand: { P1: string[]; P2: number }; deck: unknown };
    expect([hand.P1.length, hand.P2, deck]).toEqual([4, 4, { P1: 14, P2: 14 }]);
    const hands = [1, 2, 3, 4, 5].map(
      (seed) => rules.observe(rules.create(setup, seed), 0)['hand'],
    );
    expect(new Set(hands.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });

  test('lays out each panel once, in another order each time (FEN-1.2)', () => {
    const panels = result.linked?.cards['panel']?.map(({ id }) => id) ?? [];
    const fens = [1, 2, 3].map((seed) => {
      const { fen } = rules.observe(rules.create(setup, seed), 0) as { fen: object };
      return Object.values(fen) as string[];
    });
    for (const fen of fens) expect(fen.toSorted()).toEqual(panels.toSorted());
    expect(new Set(fens.map(String)).size).toBe(3);
  });

  test('draws lots for who begins (FEN-1.3)', () => {
    const first = Array.from({ length: 20 }, (_, seed) => rules.toAct(rules.create(setup, seed)));
    expect(new Set(first)).toEqual(new Set([0, 1]));
  });
});

test('the texts of events say the numbers that the rules play', () => {
  const events = game.kinds['event'] ?? [];
  const numbered = events.filter(({ amount }) => amount !== undefined);
  expect(numbered.length).toBeGreaterThan(0);
  for (const { text, amount } of numbered) {
    for (const words of Object.values(text as Record<string, string>)) {
      expect(words.replaceAll(/カードを.*?に/g, '')).toContain(String(Math.abs(amount as number)));
    }
  }
});

test('a figure that is changed in a card changes what it does in play', async () => {
  const keepers = readFileSync(join(starter, 'keepers.yaml'), 'utf8');
  const dyke = /(id: dyke-warden[^]*?light: )2/;
  const folder = copyGame(starter, join(temporaryRoom(), 'brighter'), {
    'keepers.yaml': keepers.replace(dyke, '$13'),
  });
  const { rules: brighter } = await playable(folder);
  const given = {
    at: { '(3,3)': 'P1 dyke-warden', '(3,2)': 'P2 oil-carrier' },
    hand: { P1: ['gust'], P2: ['gust'] },
  };
  const valueBy = (play: typeof rules) => play.toPosition(play.fromPosition(given))['value'];
  expect(valueBy(rules)).toEqual({ P1: 5, P2: 2 });
  expect(valueBy(brighter)).toEqual({ P1: 12, P2: 2 });
});

test.each([
  ['a panel that is missing', { fen: { '(1,1)': 'reed-bed' } }],
  ['a panel in a hand', { hand: { P1: ['reed-bed'] } }],
  ['an event in the place of a keeper', { at: { '(1,1)': 'P1 gust' } }],
])('a position with %s is refused', (_, position) => {
  expect(() => rules.fromPosition(position)).toThrow(BadPosition);
});

test('a bot that looks ahead beats one that does not', () => {
  const [random, greedy] = bots;
  let won = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const state = rules.create(setupOf(game), seed);
    const players = [botPlayer(greedy!, rules, seed), botPlayer(random!, rules, seed)];
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
      rules.apply(state, seat, players[seat]!(state, seat));
    }
    if (rules.outcome(state)?.winners.includes(0) === true) won += 1;
  }
  expect(won).toBeGreaterThan(15);
});

describeRules('its rules', {
  rules,
  setups: fc.record({
    players: fc.constant(2),
    decks: fc.array(fc.constantFrom(...game.decks), { minLength: 2, maxLength: 2 }),
    options: fc.record({ turns: fc.integer({ min: 1, max: 12 }) }, { requiredKeys: [] }),
  }),
  snapshot: ({ ints }) => ints.join(),
  games: 10,
});
