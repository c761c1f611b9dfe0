/** Three and four people: each decides for their own units, and a side wins together. */
import { expect, test } from 'vitest';
import { botPlayer, bots, type GameEvent, type Seat } from '../../../engine/index.ts';
import { isSoak } from '../../support/runs.ts';
import { battles, combat as rules, setupOf } from './game.ts';

const trenchLine = battles.findIndex(({ id }) => id === 'trench-line');
const random = bots.find(({ id }) => id === 'random')!;
const seatNames = ['P1', 'P2', 'P3', 'P4'];

interface Seen {
  readonly units: Readonly<Record<string, { readonly seat: string }>>;
  readonly acts: string;
  readonly phase?: string;
  readonly waits: { readonly of: string; readonly asks: string } | null;
}

/** All but how much whoever decides has picked. */
function openTo(state: ReturnType<typeof rules.create>, seat: Seat): object {
  const { asked: _, ...open } = rules.observe(state, seat);
  return open;
}

/** A combat by random decisions; `look` sees what everybody sees before each of them. */
function play(players: number, seed: number, look: (seen: Seen, seat: Seat, text: string) => void) {
  const rosters = Array.from({ length: players }, (_, i) => seed + i);
  const setup = setupOf(rosters, trenchLine, { maxRounds: 2 });
  expect(rules.refuseSetup(setup)).toEqual([]);
  const events: GameEvent[] = [];
  const state = rules.create(setup, seed);
  let step = 0;
  const all = Array.from({ length: players }, (_, seat) => botPlayer(random, rules, seed + seat));
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const action = all[seat]!(state, seat);
    const seen = rules.observe(state, seat) as unknown as Seen;
    if (step++ % 20 === 0) expect(openTo(state, (seat + 1) % players)).toEqual(openTo(state, seat));
    look(seen, seat, rules.notation.format(state, action));
    rules.apply(state, seat, action, (event) => void events.push(event));
  }
  return { state, events };
}

const combats = [
  [3, 1],
  [4, 3],
  [3, 2],
  [4, 4],
];

test.for(isSoak ? combats : combats.slice(0, 2))(
  '%i people decide for their own units, combat %i (AAW-18.3.1)',
  ([players, seed]) => {
    const decided = new Set<Seat>();
    play(players!, seed!, ({ units, acts, phase, waits }, seat, text) => {
      decided.add(seat);
      const name = seatNames[seat]!;
      expect(waits?.of ?? name).toBe(name);
      if (waits === null && phase === 'deploy') expect(units[text.split(' ')[1]!]!.seat).toBe(name);
      if (waits === null && acts !== 'none') expect(units[acts]!.seat).toBe(name);
      const [verb, unit = ''] = text.split(' ');
      const isOwn = ['cooperate', 'defend', 'interfere', 'lift', 'block'].includes(verb!);
      if (isOwn) expect(units[unit]!.seat).toBe(name);
    });
    expect(decided).toEqual(new Set(seatNames.slice(0, players).keys()));
  },
);

test.for(isSoak ? [3, 4] : [3])(
  'dice are rolled by people at the table, %i of them (AAW-18.2.3)',
  (players) => {
    const { events } = play(players, 7, () => undefined);
    const rollers = events.filter(({ type }) => type === 'dieRolled').map((die) => die['seat']);
    expect(rollers.length).toBeGreaterThan(0);
    for (const roller of rollers) expect(seatNames.slice(0, players)).toContain(roller);
  },
);

test('everybody on a side has won or lost with it', () => {
  const { state } = play(4, 5, () => undefined);
  expect(rules.sides(state)).toBe(2);
  expect([0, 1, 2, 3].map((seat) => rules.sideOf(state, seat))).toEqual([0, 1, 0, 1]);
  for (const winner of rules.outcome(state)!.winners) expect([0, 1]).toContain(winner);
});

test('a zone without room for all rosters of a side is refused (AAW-17.5.1)', () => {
  const yard = battles.findIndex(({ id }) => id === 'crossing-yard');
  const [refusal, ...more] = rules.refuseSetup(setupOf([0, 1, 0], yard));
  expect(refusal).toMatchObject({ code: 'ZONE_TOO_SMALL', params: { actual: 5 } });
  expect(more).toEqual([]);
});

test.each([2, 3, 4])(
  '%i people need not name a battle: the usual one has room for them',
  (players) => {
    const rosters = Array.from({ length: players }, (_, seat) => seat);
    const { parts: _, ...setup } = setupOf(rosters, 0);
    expect(rules.refuseSetup(setup)).toEqual([]);
    const { battle } = rules.create(setup, 1).config;
    expect(battle.data.id).toBe(players === 2 ? 'crossing-yard' : 'two-fords');
  },
);

test('Two Fords has room for two rosters of the largest size on each side', () => {
  const { zones } = battles.find(({ id }) => id === 'two-fords') as unknown as {
    zones: Record<'alpha' | 'beta', unknown[]>;
  };
  expect([zones.alpha.length, zones.beta.length].every((squares) => squares >= 16)).toBe(true);
});
