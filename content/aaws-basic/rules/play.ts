/** Which actions there are when, and what is asked; what each of them may do is in the file of its name. */
import * as engine from 'cardwright/engine';
import { attackStep, defenceStep } from './attack-steps.ts';
import { moveStep } from './move.ts';
import { activationStep, roundStep } from './round.ts';
import { lift, block } from './policy.ts';
import { boost, boostStep, done, listBoost } from './boost.ts';
import { boostRange, boostTargets, n, target } from './aim.ts';
import { cooperate } from './cooperate.ts';
import { counter, counterStep } from './counter.ts';
import { defend } from './defend.ts';
import { deploy } from './deployment.ts';
import type { Event, Listener } from './events.ts';
import * as initiative from './initiative.ts';
import { interfere, interferenceStep } from './interfere.ts';
import { fire, holdFire } from './overwatch.ts';
import { major, minor } from './slots.ts';
import type { Basis, Config } from './config.ts';
import { asked, pending, phase, turn, type State } from './state.ts';
import { go, listVia, via } from './way.ts';
import { changeStance, pass, windowStep } from './windows.ts';
import { refuse, resourceWord, unitWord, type Action } from './words.ts';

const allUnits = engine.valuesOf(({ config }: State) => config.allUnits);
/** The unit that is asked. */
const itself = engine.valuesOf((state: State) => [asked.about(state)]);

/** What players are asked in the middle of something; why an answer is refused is with each verb. */
export const questions: readonly engine.ChoiceForm<State>[] = engine.formsOfOneShape<State>([
  engine.oneOfWord('initiative', unitWord, initiative.listDeclaring),
  engine.oneOfWord('order', unitWord, initiative.listNext),
  engine.oneOfWord('boost', resourceWord, (state, _, into) => listBoost(state, into)),
  engine.oneOfWord<Config>('way', engine.squareWord, (state, _, into) => listVia(state, into)),
  engine.yesOrNo('overwatch'),
  ...['aim', 'cooperate', 'guard'].map((word) => engine.oneOfWord(word, unitWord, allUnits)),
  ...['interfere', 'emergency', 'defend', 'counter'].map((word) =>
    engine.oneOfWord(word, unitWord, itself),
  ),
]);

/** AAW-18.3.1 */
export const table = new engine.VerbTable({
  verbs: {
    done,
    deploy,
    command: initiative.commandDie,
    boostInitiative: initiative.boostInitiative,
    next: initiative.next,
    minor,
    major,
    lift,
    block,
    boost,
    go,
    via,
    n,
    boostRange,
    boostTargets,
    target,
    interfere,
    stance: changeStance,
    cooperate,
    defend,
    counter,
    pass,
    fire,
    hold: holdFire,
  },
  alike: ['minor', 'major'],
  refuse,
  phase,
  turn,
  asked,
  closes: asked,
});

export function apply(state: State, seat: engine.Seat, action: Action, report?: Listener): void {
  table.play(state, seat, action, report);
  proceed(state, report);
}

/** Does what follows by itself, until somebody must decide. */
export function proceed(state: State, report: Listener): void {
  if (asked.isOpen(state) || isWaiting(state)) return;
  state.config.runner.run(state, report);
}

const isWaiting = (state: State): boolean =>
  phase.is(state, 'deploy') || phase.is(state, 'minor') || phase.is(state, 'major');

/** Effects of content are asked where they matter (effects.ts): none of them waits for anybody. */
export const makeRunner = (): Pick<Basis, 'runner' | 'table'> =>
  engine.runnerOfSteps<State, Event>({
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
