/** Work that begets work without any effect in between: proposals within proposals, steps. */
import { expect, test } from 'vitest';
import {
  addListener,
  compileEffects,
  effectLayout,
  EffectRunner,
  newProposal,
  ON,
  type GameEvent,
  type OperationHandler,
  type Proposal,
  type ProposalKind,
  StateLayout,
} from '../../../engine/index.ts';

interface State {
  readonly ints: Int32Array;
}

const plan = new StateLayout(0);
const layout = effectLayout(plan, { seats: 1, sources: 2, frames: 4, queued: 4, picks: 1 });

interface Standing {
  readonly on: 'static';
  readonly do: readonly ({ readonly op: 'strength' } | { readonly op: 'speed' })[];
}

/** Effects that are on one card: `strength` and `speed`, each of which may ask for the other. */
function standing(
  operations: (ask: (kind: 'strength' | 'speed') => number) => {
    readonly strength: OperationHandler<State, GameEvent>['modify'] & object;
    readonly speed: OperationHandler<State, GameEvent>['modify'] & object;
  },
) {
  const kinds: Record<'strength' | 'speed', ProposalKind<State>> = {
    strength: { replacedBy: [], modifiedBy: [0] },
    speed: { replacedBy: [], modifiedBy: [1] },
  };
  const state: State = { ints: plan.blank() };
  const ask = (kind: 'strength' | 'speed'): number => {
    const proposal: Proposal = { ...newProposal(), amount: 10 };
    runner.standing.propose(state, kinds[kind], proposal, true);
    return proposal.amount;
  };
  const { strength, speed } = operations(ask);
  const table = compileEffects<State, GameEvent, Standing>(
    {
      events: ['strength', 'speed'],
      standing: ['static'],
      conditions: {},
      choices: {},
      operations: { strength: () => ({ modify: strength }), speed: () => ({ modify: speed }) },
      limits: {},
    },
    [{ id: 'card', effects: [{ on: 'static', do: [{ op: 'strength' }, { op: 'speed' }] }] }],
  );
  const runner: EffectRunner<State, GameEvent> = new EffectRunner({
    table,
    layoutOf: () => layout,
    definitionOf: (_, source) => source,
    order: () => [0],
    steps: [() => ON],
    settle: () => undefined,
    isOver: () => false,
    ask: () => undefined,
    mostDepth: 5,
    mostEffects: 3,
  });
  addListener(state.ints, layout, 0, 0, table.masks[0]!);
  return { ask, runner, state };
}

test('a proposal that asks for another one keeps its own sum', () => {
  const { ask, runner } = standing((ask) => ({
    strength: (_state, _seat, _source, _proposal, tally) => {
      tally.add(1);
      tally.add(ask('speed'));
    },
    speed: (_state, _seat, _source, _proposal, tally) => tally.multiply(2),
  }));
  expect(ask('strength')).toBe(31);
  expect(runner.standing.tally.contributions.map(({ amount }) => amount)).toEqual([10, 1, 20]);
  expect(ask('speed')).toBe(20);
});

test('proposals that ask for each other for ever are a defect, after which others can be made', () => {
  let isEndless = true;
  const { ask } = standing((ask) => ({
    strength: (_state, _seat, _source, _proposal, tally) => {
      if (isEndless) tally.add(ask('speed'));
    },
    speed: (_state, _seat, _source, _proposal, tally) => tally.add(ask('strength')),
  }));
  const endless = (): number => ask('strength');
  expect(endless).toThrow(expect.objectContaining({ name: 'RulesDefect', limit: 'depth' }));
  isEndless = false;
  expect(ask('strength')).toBe(10);
});

test('a step that never ends is a defect and no hang', () => {
  const { runner, state } = standing(() => ({ strength: () => undefined, speed: () => undefined }));
  runner.pending.beginStep(state, 1, 0, 0, 0);
  const run = (): boolean => runner.run(state, undefined);
  expect(run).toThrow(expect.objectContaining({ name: 'RulesDefect', limit: 'count' }));
});
