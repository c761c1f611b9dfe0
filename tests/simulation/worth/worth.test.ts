/** What cards and figures are worth, where that is known. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileGame, figuresOf, withFigures, type CheckedGame } from '../../../generator/index.ts';
import { componentIn, withComponents } from '../../../simulation/compare/arms.ts';
import { FOUND } from '../../../simulation/compare/findings.ts';
import { ArmPlayer } from '../../../simulation/compare/play-arms.ts';
import { affordable } from '../../../simulation/worth/budget.ts';
import { withoutCopy } from '../../../simulation/worth/missing-copies.ts';
import { worthArms, worthSaid } from '../../../simulation/worth/worth.ts';
import { duelDeck, duelGame, duelPlan, duelRules, trueShare } from '../../support/duel.ts';
import { checkedGame, copyGame, LORDS_OF_WAR, temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
/** Unit 0 is the strongest of its deck, unit 2 the weakest. */
const ONE = duelDeck('one', { 0: 1, 1: 3, 2: 1 });
const TWO = duelDeck('two', { 3: 4 });
const GAME = duelGame([9, 3, 0, 4], [ONE, TWO]);

test('a card adds what its deck wins more than with the others in its place', () => {
  const plan = duelPlan([ONE, TWO], 1, 6000);
  const version = { folder: '', game: GAME, plan };
  const request = { checked: {} as CheckedGame, version, rulesOf: duelRules, only: [] };
  const priced = worthArms({ ...request, of: ['cards'] });
  expect(priced.map(({ change }) => change)).toMatchObject([
    { what: 'copy', card: 'unit-0', replaced: 'swap' },
    { what: 'copy', card: 'unit-1', replaced: 'swap' },
    { what: 'copy', card: 'unit-2', replaced: 'swap' },
    // Its deck holds nothing else.
    { what: 'copy', card: 'unit-3', replaced: 'fewer' },
  ]);
  const arms = priced.map(({ arm }) => arm);
  const player = new ArmPlayer({ versions: [version], arms }, (_, game) => duelRules(game));
  const task = { number: 0, from: 1, to: 6001, arms: arms.map((_, place) => place) };
  const findings = worthSaid(priced, player.play(task).counts);
  for (const { change, difference } of findings.slice(0, 3)) {
    const card = change.what === 'copy' ? change.card : '';
    const { swaps } = withoutCopy(ONE, card, null);
    expect(swaps).toHaveLength(2);
    const instead = swaps.reduce((sum, deck) => sum + trueShare(GAME, deck, TWO), 0) / 2;
    const truth = trueShare(GAME, ONE, TWO) - instead;
    expect(difference.low).toBeLessThan(truth);
    expect(difference.high).toBeGreaterThan(truth);
  }
  const said = findings.map(
    ({ rate, difference: { value } }) => rate! <= FOUND && Math.sign(value),
  );
  // The strongest adds, the weakest takes away.
  expect([said[0], said[2], said[3]]).toEqual([1, -1, 1]);
});

test('a deck keeps its size, its order and its sections', () => {
  const { swaps, fewer } = withoutCopy(ONE, 'unit-1', null);
  expect(swaps.map(({ cards }) => cards)).toEqual([
    { 'unit-0': 2, 'unit-1': 2, 'unit-2': 1 },
    { 'unit-0': 1, 'unit-1': 2, 'unit-2': 2 },
  ]);
  expect(fewer.map(({ cards }) => cards)).toEqual([{ 'unit-0': 1, 'unit-1': 2, 'unit-2': 1 }]);
  const lists = { units: { a: 1, b: 2 }, chest: { c: 1, d: 1 } };
  const deck = { id: 'd', choices: {}, cards: { a: 1, b: 2, c: 1, d: 1 }, sections: lists };
  expect(withoutCopy(deck, 'c', null).swaps.map(({ sections }) => sections)).toEqual([
    { units: { a: 1, b: 2 }, chest: { d: 2 } },
  ]);
});

test('what a card holds is omitted where nothing can take its place', () => {
  const lines = [{ card: 'unit', count: 1, with: [{ card: 'axe', count: 1 }] }];
  const deck = { id: 'd', choices: {}, cards: { unit: 1, axe: 1 }, lines };
  const { swaps, fewer } = withoutCopy(deck, 'axe', null);
  expect(swaps).toEqual([]);
  expect(fewer.map((one) => one.lines ?? one.cards)).toEqual([{ unit: 1 }]);
});

test('figures of a real game: what is turned is what the files would say', () => {
  const folder = copyGame(LORDS_OF_WAR, join(room, 'low'));
  const checked = checkedGame(folder);
  const figures = figuresOf(checked, new Set(['orc-ravager']));
  expect(figures.map(({ field }) => field)).toContain('arrows.front');
  const defence = figures.find(({ field }) => field === 'defence')!;
  expect(defence).toMatchObject({ value: 3, least: 1, most: 9 });
  const turned = withFigures(checked, [{ ...defence, value: 8 }]);
  const file = join(folder, 'units', 'orc.yaml');
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf('id: orc-ravager\n');
  writeFileSync(file, text.slice(0, at) + text.slice(at).replace('defence: 3', 'defence: 8'));
  const edited = checkedGame(folder);
  expect(turned).toEqual(compileGame(edited.game, edited.linked));
  // And so is what a thread is given of it.
  const component = componentIn(turned, 'unit', 'orc-ravager')!;
  const whole = compileGame(checked.game, checked.linked);
  expect(withComponents(whole, [component])).toEqual(turned);
});

test('games are shared out: as many changes as can be tried often enough', () => {
  const arms = Array.from({ length: 100 }, () => ({ version: 0, inTurn: [{}], pairings: [0] }));
  expect(affordable(arms, 100_000, 2000)).toEqual({ arms: 100, pairs: 495 });
  const few = affordable(arms, 2000, 2000);
  expect(few.pairs).toBeGreaterThanOrEqual(50);
  expect(few.arms).toBe(19);
  expect(affordable(arms, 1e9, 300).pairs).toBe(300);
});
