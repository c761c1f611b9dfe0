/** What holds at every step beside what the declaration of the state says. */
import { seatName } from 'cardwright/engine';
import { aviSquare, isForbidden, setCards } from './board.ts';
import { legalActions, toAct } from './play.ts';
import {
  asked,
  board,
  declaration,
  endurance,
  life,
  pending,
  phase,
  result,
  stage,
  type State,
} from './state.ts';
import { declaredBy } from './zones.ts';

export function invariants(state: State): string[] {
  const broken = [...declaration.faults(state), ...onBoard(state)];
  return broken.length > 0 ? broken : progress(state);
}

/** BLS-1.1.5, BLS-1.1.6, BLS-9.2.2 */
function onBoard(state: State): string[] {
  const { avis } = state.config;
  const isRunning = !phase.is(state, 'over');
  return [
    ...(avis.every((avi, seat) => board.card(state, seat) === avi)
      ? []
      : ['AVIs do not come first']),
    ...avis.flatMap((_, seat) =>
      isForbidden(state, seat, aviSquare(state, seat))
        ? [`${seatName(seat)} is in the opposing area (BLS-1.1.6)`]
        : [],
    ),
    ...setCards(state).flatMap((card) =>
      isRunning && endurance.get(state, card) <= 0
        ? [`card ${card} has no endurance left (BLS-9.2.2)`]
        : [],
    ),
  ];
}

/** BLS-11.1.1, BLS-11.3.1, BLS-8.2.1; effects have run before anybody decides. */
function progress(state: State): string[] {
  const decider = toAct(state);
  if (result.isKnown(state)) return decider === null ? [] : ['somebody decides after the end'];
  const lives = [0, 1].map((seat) => life.get(state, seat));
  const isIdle = state.ints[pending.layout.queue] === 0;
  const isChainOpen = declaredBy(state, 0) + declaredBy(state, 1) > 0;
  const hasActions = decider !== null && legalActions(state, decider, []) > 0;
  return [
    ...(lives.every((one) => one > 0) ? [] : ['somebody plays without life (BLS-11.1.1)']),
    ...(lives.every((one) => one <= state.config.options.lifeCap)
      ? []
      : ['life above the cap (BLS-8.2.1)']),
    ...(asked.isOpen(state) || isIdle ? [] : ['effects wait while nobody is asked']),
    ...(hasActions ? [] : ['nothing can be done']),
    ...(isChainOpen === isStageOfChain(state) ? [] : ['the stage does not fit the chain']),
  ];
}

/** Section 5.7: cards are revealed from the first declaration to the end of the chain. */
function isStageOfChain(state: State): boolean {
  return ['window', 'resolvingLast', 'resolvingOther', 'clearing'].includes(stage.get(state));
}
