/** Steps in stages: what is done once, what for one seat after another, and who is waited for. */
import { expect, test } from 'vitest';
import {
  AGAIN,
  compileEffects,
  effectLayout,
  EffectRunner,
  leaveStage,
  runnerOfSteps,
  seatIn,
  stagedStep,
  StateLayout,
  STAY,
  topFrame,
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
    of: (state, frame) => [0, 1, 2].filter((seat) => seat !== seatIn(state, frame)),
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

/** Each seat says what it likes, one thing after another; then three are counted, one after another. */
const talk = runnerOfSteps<State, GameEvent>({
  layoutOf: () => layout,
  steps: [
    stagedStep<State, GameEvent>([
      ({ log }) => (log.length < 2 ? (log.push('said'), STAY) : undefined),
      {
        of: () => [4, 7],
        each: ({ log }, _, one) => {
          log.push(`asked ${one}`);
          return STAY;
        },
      },
      ({ log }) => (log.push('counted') < 9 ? AGAIN : undefined),
    ]),
  ],
  isOver: () => false,
}).runner;

test('a stage that stays comes again until it is left, and only then the next of its list', () => {
  const state: State = { ints: plan.blank(), log: [], slow: [] };
  talk.pending.beginStep(state, 1, 0, 0, 0);
  const goOn = (): boolean => talk.run(state, undefined);
  expect([goOn(), goOn(), goOn(), goOn()]).toEqual([false, false, false, false]);
  expect(state.log).toEqual(['said', 'said', 'asked 4', 'asked 4']);
  leaveStage(state, topFrame(state.ints, layout));
  expect(goOn()).toBe(false);
  expect(state.log.at(-1)).toBe('asked 7');
  leaveStage(state, topFrame(state.ints, layout));
  expect(goOn()).toBe(true);
  expect(state.log.slice(5)).toEqual(['counted', 'counted', 'counted', 'counted']);
});

test('a stage that is left before it is done again is over', () => {
  const state: State = { ints: plan.blank(), log: [], slow: [] };
  talk.pending.beginStep(state, 1, 0, 0, 0);
  talk.run(state, undefined);
  leaveStage(state, topFrame(state.ints, layout));
  talk.run(state, undefined);
  expect(state.log).toEqual(['said', 'asked 4']);
});
