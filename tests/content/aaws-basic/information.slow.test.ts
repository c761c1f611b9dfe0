/** What each side sees, and that nothing but the seed and the decisions counts. */
import { expect, test } from 'vitest';
import { botPlayer, bots, type GameEvent } from '../../../engine/index.ts';
import { combat as rules, setupOf } from './game.ts';

const random = bots.find(({ id }) => id === 'random')!;

/** A whole combat of random players, by its decisions and its events. */
function played(decide?: readonly string[]) {
  const events: GameEvent[] = [];
  const texts: string[] = [];
  const state = rules.create(setupOf([0, 1], 1), 12345, (event) => events.push(event));
  const players = [0, 1].map((seat) => botPlayer(random, rules, seat));
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const text = decide?.[texts.length];
    const action =
      text === undefined ? players[seat]!(state, seat) : rules.notation.parse(state, text)!;
    texts.push(rules.notation.format(state, action));
    expect(rules.observe(state, 0)).toEqual(rules.observe(state, 1));
    rules.apply(state, seat, action, (event) => events.push(event));
  }
  return { events, texts, last: rules.toPosition(state) };
}

test('AAW-18.2.1, AAW-18.2.2, AAW-18.2.3: the same decisions come to the same, die by die', () => {
  const first = played();
  expect(played(first.texts)).toEqual(first);
  const dice = first.events.filter(({ type }) => type === 'dieRolled');
  expect(dice.length).toBeGreaterThan(0);
  for (const die of dice) {
    expect(die['seat']).toMatch(/^P[12]$/);
    expect(die['decides']).toMatch(/^(command|initiative|rollOff|attack|defence|cooperation)$/);
    expect([1, 2, 3, 4, 5, 6]).toContain(die['value']);
  }
});

test('AAW-18.1.1, AAW-18.1.2: both sides see everything but the dice to come', () => {
  const state = rules.create(setupOf([0, 1], 1), 7);
  const seen = rules.observe(state, 0);
  expect(rules.observe(state, 1)).toEqual(seen);
  expect(seen).not.toHaveProperty('chance');
  expect(seen).not.toHaveProperty('seed');
  for (const key of ['units', 'battle', 'vp', 'stance', 'equipped', 'carried', 'ability', 'place'])
    expect(seen).toHaveProperty(key);
});
