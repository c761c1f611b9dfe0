/** Steps in stages: what is done once, what for one seat after another, and who is waited for. */
import { expect, test } from 'vitest';
import {
  compileEffects,
  effectLayout,
  EffectRunner,
  seatIn,
  stagedStep,
  StateLayout,
  WAIT,
  type GameEvent,
} from '../../../engine/index.ts';

interface State {
  readonly ints: Int32Array;
  readonly log: string[];
  /** Who answers only later. */
  readonly slow: readonly number[];
}

const plan = new StateLayout(0);
const layout = effectLayout(plan, { seats: 3, sources: 1, frames: 8, queued: 4, picks: 1 });
const [VOTE, CHEER] = [1, 2];

const vote = stagedStep<State, GameEvent>([
  ({ log }) => void log.push('opened'),
  {
    seats: (state, frame) => [0, 1, 2].filter((seat) => seat !== seatIn(state, frame)),
    each({ log, slow }, _, seat) {
      log.push(`asked ${seat}`);
      return slow.includes(seat) ? WAIT : undefined;
    },
  },
  (state) => {
    state.log.push('counted');
    runner.pending.beginStep(state, CHEER, 0, 0, 0);
  },
  ({ log }) => void log.push('closed'),
]);

const runner: EffectRunner<State, GameEvent> = new EffectRunner<State, GameEvent>({
  table: compileEffects<State, GameEvent, { readonly on: string; readonly do: readonly never[] }>(
    { events: ['none'], standing: [], conditions: {}, choices: {}, operations: {}, limits: {} },
    [],
  ),
  layoutOf: () => layout,
  definitionOf: () => 0,
  order: () => [0, 1, 2],
  steps: [vote, stagedStep([({ log }: State) => void log.push('cheered')])],
  settle: () => undefined,
  isOver: () => false,
  ask: () => undefined,
});

function begun(slow: readonly number[]): State {
  const state: State = { ints: plan.blank(), log: [], slow };
  runner.pending.beginStep(state, VOTE, 0, 0, 1);
  return state;
}

test('stages come in their order, and what one sets off comes before the next', () => {
  const state = begun([]);
  expect(runner.run(state, undefined)).toBe(true);
  expect(state.log).toEqual(['opened', 'asked 0', 'asked 2', 'counted', 'cheered', 'closed']);
});

test('a stage that waits for a seat goes on with the next one', () => {
  const state = begun([0, 2]);
  expect(runner.run(state, undefined)).toBe(false);
  expect(state.log).toEqual(['opened', 'asked 0']);
  expect(runner.run(state, undefined)).toBe(false);
  expect(state.log).toEqual(['opened', 'asked 0', 'asked 2']);
  expect(runner.run(state, undefined)).toBe(true);
  expect(state.log.slice(3)).toEqual(['counted', 'cheered', 'closed']);
});
