/** What goes on in a combat, as frames that wait for each other. */
import { runnerOfSteps } from 'cardwright/engine';
import { activationStep } from './activation.ts';
import { attackStep, defenceStep } from './attack-steps.ts';
import { boostStep } from './boost.ts';
import type { Config, State } from './config.ts';
import { counterStep } from './counter.ts';
import type { Event } from './events.ts';
import { interferenceStep } from './interfere.ts';
import { moveStep } from './move.ts';
import { roundStep } from './round.ts';
import { pending, phase } from './state.ts';
import { windowStep } from './windows.ts';

/** Effects of content are asked where they matter (effects.ts): none of them waits for anybody. */
export const makeRunner = (): Pick<Config, 'runner' | 'table'> =>
  runnerOfSteps<State, Event>({
    layoutOf: () => pending.layout,
    // As in steps.ts.
    steps: [
      roundStep,
      activationStep,
      moveStep,
      windowStep,
      attackStep,
      interferenceStep,
      defenceStep,
      counterStep,
      boostStep,
    ],
    isOver: (state) => phase.is(state, 'over'),
  });
