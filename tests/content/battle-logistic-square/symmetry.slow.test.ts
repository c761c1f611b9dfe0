/**
 * Both players see the same game: a position that is turned by half a circle, with the players
 * exchanged, plays the same from the other side.
 */
import { expect, test } from 'vitest';
import { below, type Position } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { game, legalTexts, logisticSquare as rules, type State } from './game.ts';

const COLUMNS = 5;
const ROWS = 5;

/** The same as the other player sees it: P1 and P2, sides and cells exchanged. */
function turned<T>(data: T): T {
  const text = JSON.stringify(data)
    .replaceAll(/\bP([12])\b/g, (_, seat) => `P${3 - Number(seat)}`)
    .replaceAll(/"winners":\["([AB])"\]/g, (_, side) => `"winners":["${side === 'A' ? 'B' : 'A'}"]`)
    .replaceAll(
      /\((\d),(\d)\)/g,
      (_, column, row) => `(${COLUMNS + 1 - Number(column)},${ROWS + 1 - Number(row)})`,
    );
  return JSON.parse(text) as T;
}

/** A position without what is under way in it, with its lists of seats in one order. */
function quiet({ stage: _, effects: __, asked: ___, chance: ____, ...words }: Position): Position {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, isSeats(value) ? value.toSorted() : value]),
  );
}

function isSeats(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => one === 'P1' || one === 'P2');
}

/** Whether nothing is asked and no effect runs, so that the words alone make the state. */
function isQuiet(position: Position): boolean {
  const { stage, asked } = position;
  return asked === null && (stage === 'acting' || stage === 'window');
}

function play(state: State, text: string): State {
  const action = rules.notation.parse(state, text);
  if (action === null) throw new Error(text);
  rules.apply(state, rules.toAct(state)!, action);
  return state;
}

test('a turned position plays the same (BLS-1.1.2 BLS-1.1.4 BLS-2.2.2 BLS-6.4.3)', () => {
  let compared = 0;
  for (const seed of Array.from({ length: 16 }, (_, seed) => seed)) {
    const decks = [game.decks[seed % 5]!, game.decks[(seed + 1) % 5]!];
    playRandomly(rules, { players: 2, decks, options: {} }, seed, ({ state, seat, chance }) => {
      const position = rules.toPosition(state);
      if (!isQuiet(position) || below(4, chance) > 0) return;
      const here = rules.fromPosition(quiet(position));
      const there = rules.fromPosition(turned(quiet(position)));
      const legal = legalTexts(here, seat);
      expect(legalTexts(there, 1 - seat)).toEqual(turned(legal));
      const text = legal[below(legal.length, chance)]!;
      const [mine, yours] = [play(here, text), play(there, turned(text))];
      expect(quiet(rules.toPosition(yours))).toEqual(quiet(turned(rules.toPosition(mine))));
      const next = rules.toAct(mine);
      if (next !== null)
        expect(legalTexts(yours, 1 - next)).toEqual(turned(legalTexts(mine, next)));
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(300);
});
