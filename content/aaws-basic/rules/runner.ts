/** What goes on in a combat, as frames that wait for each other (steps.ts). */
import * as engine from 'cardwright/engine';
import { activationStep } from './activation.ts';
import { attackStep } from './attack-steps.ts';
import type { Config, State } from './config.ts';
import type { Event } from './events.ts';
import { counterStep } from './counter.ts';
import { moveStep } from './move.ts';
import { roundStep } from './round.ts';
import { pending, phase } from './state.ts';
import { windowStep } from './windows.ts';

const nothing = {
  events: [],
  standing: [],
  conditions: {},
  choices: {},
  operations: {},
  limits: {},
} as unknown as engine.EffectMeaning<State, Event, never>;

/** Effects of content are asked where they matter (effects.ts): none of them waits for anybody. */
export function makeRunner(): Pick<Config, 'runner' | 'table'> {
  const table = engine.compileEffects<State, Event, never>(nothing, []);
  const runner = new engine.EffectRunner<State, Event>({
    table,
    layoutOf: () => pending.layout,
    definitionOf: () => 0,
    order: () => [],
    steps: [roundStep, activationStep, moveStep, windowStep, attackStep, counterStep],
    settle: () => undefined,
    isOver: (state) => phase.is(state, 'over'),
    ask: () => undefined,
  });
  return { table, runner };
}
