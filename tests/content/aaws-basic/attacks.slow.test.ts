/** Attacks in random combats: what is paid, what is asked when, what is rolled, what everybody sees. */
import { expect, test } from 'vitest';
import type { GameEvent, Setup } from '../../../engine/index.ts';
import { isSoak } from '../../support/runs.ts';
import { combat, setupOf } from './game.ts';

type State = ReturnType<typeof combat.create>;

/** A combat by random decisions; `look` sees the state before each of them. */
function play(seed: number, options: Setup['options'], look: (state: State) => void) {
  const state = combat.create(setupOf([seed, seed + 1], seed % 2, options), seed);
  const events: GameEvent[] = [];
  const actions: number[] = [];
  const decided: string[] = [];
  let chance = seed + 1;
  for (let seat = combat.toAct(state); seat !== null; seat = combat.toAct(state)) {
    look(state);
    const count = combat.legalActions(state, seat, actions);
    chance = (chance * 48_271) % 2_147_483_647;
    const action = actions[chance % count]!;
    decided.push(combat.notation.format(state, action));
    combat.apply(state, seat, action, (event) => void events.push(event));
  }
  return { state, events, decided };
}

const position = (state: State) => combat.toPosition(state) as Record<string, never>;

/** What is asked, in the words of the questions. */
function question(state: State): string | null {
  const asked: unknown = position(state)['asked'];
  const text = asked === null || asked === undefined ? '' : JSON.stringify(asked);
  return windows.find((word) => text.includes(`"${word}"`)) ?? null;
}

/** In the order of an attack (AAW-9, AAW-11.7.2). */
const windows = ['aim', 'interfere', 'boost', 'cooperate', 'defend', 'guard'] as const;

/** Combats are long: a short run has two of them. */
const seeds = isSoak ? [3, 4, 5, 6] : [3, 4];

test.for(seeds)('resources are never negative and never used twice, combat %i', (seed) => {
  play(seed, {}, (state) => {
    const seen = position(state) as Record<string, Record<string, number>>;
    for (const token of ['charge', 'cooperation', 'defence', 'domination', 'vp'])
      for (const count of Object.values(seen[token] ?? {})) expect(count).toBeGreaterThanOrEqual(0);
    for (const uses of Object.values(seen['used'] ?? {})) expect(uses).toBeLessThanOrEqual(1);
    for (const uses of Object.values(seen['temporaryUsed'] ?? {}))
      expect(uses).toBeLessThanOrEqual(2);
  });
});

test.for(seeds)('no window of an attack is asked out of order, combat %i', (seed) => {
  let reached = -1;
  play(seed, { askEveryWindow: seed % 2 === 0 }, (state) => {
    const { attacker, attackSlot } = position(state) as { attacker?: number; attackSlot?: string };
    const asked = question(state);
    if (attacker === undefined || attacker === 0) reached = -1;
    // Several targets defend one after another; each counter is an attack of its own.
    if (asked === null || attackSlot === 'counter') return;
    const place = windows.indexOf(asked as never);
    const isAgain = place === windows.indexOf('defend') || asked === 'boost';
    if (asked === 'aim') reached = -1;
    if (!isAgain)
      expect(place).toBeGreaterThanOrEqual(Math.min(reached, windows.indexOf('defend')));
    reached = Math.max(reached, place);
  });
});

test.for(seeds)(
  'each die has a purpose and a value, as many as were paid for (AAW-18.2.1, AAW-18.2.3), combat %i',
  (seed) => {
    const { events } = play(seed, {}, () => undefined);
    const dice = events.filter(({ type }) => type === 'dieRolled') as unknown as {
      decides: string;
      seat: string;
      value: number;
    }[];
    for (const { decides, seat, value } of dice) {
      expect(['command', 'initiative', 'rollOff', 'attack', 'defence', 'cooperation']).toContain(
        decides,
      );
      expect(seat).toMatch(/^P[12]$/);
      expect(value >= 1 && value <= 6).toBe(true);
    }
    const rolled = (kind: string) => dice.filter(({ decides }) => decides === kind).length;
    const paid = (boost: string) =>
      events.filter((event) => event.type === 'resourceSpent' && event['boost' as never] === boost)
        .length;
    expect(rolled('attack')).toBe(paid('attack-dice'));
    expect(rolled('defence')).toBe(paid('defence-dice'));
    expect(rolled('cooperation')).toBe(events.filter(({ type }) => type === 'cooperated').length);
  },
);

test.for(seeds)('the same decisions give the same combat (AAW-18.2.2), combat %i', (seed) => {
  const [one, other] = [play(seed, {}, () => undefined), play(seed, {}, () => undefined)];
  expect(other.decided).toEqual(one.decided);
  expect(other.events).toEqual(one.events);
  expect(position(other.state)).toEqual(position(one.state));
});

test('both sides see the same, and nothing of chance (AAW-18.1.1, AAW-18.1.2)', () => {
  play(3, {}, (state) => {
    const [alpha, beta] = [0, 1].map((seat) => {
      const seen = structuredClone(combat.observe(state, seat)) as Record<
        string,
        { picked?: unknown }
      >;
      // Whoever is not asked sees how much was picked: nothing, since each answer is one action.
      const { picked } = seen['asked'] ?? {};
      expect([undefined, 0]).toContain(Array.isArray(picked) ? picked.length : picked);
      delete seen['asked']?.picked;
      return seen;
    });
    expect(beta).toEqual(alpha);
    expect(alpha).not.toHaveProperty('seed');
    expect(alpha).not.toHaveProperty('chance');
  });
});

/** Decisions of a combat in which there is nothing to decide. */
function lonely(options: Setup['options']): number {
  let found = 0;
  play(4, options, (state) => {
    const actions: number[] = [];
    const count = combat.legalActions(state, combat.toAct(state)!, actions);
    const text = combat.notation.format(state, actions[0]!);
    if (count === 1 && (text === 'pass' || text === 'done')) found += 1;
  });
  return found;
}

test('nobody is asked who can only pass, unless every window is asked (AAW-18.3.2)', () => {
  expect(lonely({})).toBe(0);
  expect(lonely({ askEveryWindow: true })).toBeGreaterThan(0);
});

test('the odds say what comes of an attack, with each number of dice', () => {
  const units = {
    A1: { at: '(2,3)', melee: 5, elements: ['measured-cut', 'bite-and-hold'] },
    B1: { at: '(3,3)', vp: 6, defence: 2 },
  };
  const state = combat.fromPosition({ units, order: ['A1'] });
  const action = combat.notation.parse(state, 'major melee-attack')!;
  combat.apply(state, 0, action);
  // 5 - 2 = 3 of 6 VP: 3 or more on one die, on two.
  expect(combat.observe(state, 1)['odds' as never]).toEqual({
    B1: { damage: 3, hurts: [100, 100, 100], fells: [0, 67, 97] },
  });
  expect(combat.diagram(state)).toContain('odds B1: damage 3');
});
